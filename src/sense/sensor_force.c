#include "sense/sensor_force.h"

#include "constraint/limit.h"
#include "generated/kinds.h"
#include "math/vec.h"

//---------------------------------- between bodies ------------------------------------------------

// The force that the parent exerts on the site's body, from the tree's centre of mass to the site:
// R' f and R' (t - (p - c) x f)
static void at_site(const ctModel* m, const ctData* d, int i, double* wrench) {
  int site = m->sensor_objid[i], body = m->site_bodyid[site];
  const double *f = d->cfrc_int + 6 * body, *mat = d->site_xmat + 9 * site;
  double off[3], t[3];
  sub3(off, d->site_xpos + 3 * site, d->subtree_com + 3 * m->body_rootid[body]);
  cross3(t, off, f + 3);
  sub3(t, f, t);
  mat3_mul_t_vec(wrench, mat, t);
  mat3_mul_t_vec(wrench + 3, mat, f + 3);
}

void sensor_force_force(const ctModel* m, ctData* d, int i, double* out) {
  double wrench[6];
  at_site(m, d, i, wrench);
  copy3(out, wrench + 3);
}

void sensor_force_torque(const ctModel* m, ctData* d, int i, double* out) {
  double wrench[6];
  at_site(m, d, i, wrench);
  copy3(out, wrench);
}

//---------------------------------- actuators -----------------------------------------------------

void sensor_force_actuator(const ctModel* m, ctData* d, int i, double* out) {
  *out = d->actuator_force[m->sensor_objid[i]];
}

void sensor_force_joint_actuators(const ctModel* m, ctData* d, int i, double* out) {
  *out = d->qfrc_actuator[m->jnt_dofadr[m->sensor_objid[i]]];
}

void sensor_force_tendon_actuators(const ctModel* m, ctData* d, int i, double* out) {
  double sum = 0;
  for (int a = 0; a < m->nu; a++) {
    if (trn_object_of(m->actuator_trntype[a]) == ctOBJ_TENDON &&
        m->actuator_trnid[2 * a] == m->sensor_objid[i])
      sum += d->actuator_force[a];
  }
  *out = sum;
}

//---------------------------------- limits --------------------------------------------------------

// First row of the limit of the sensor's joint or tendon; -1: not active
static int limit_row(const ctModel* m, const ctData* d, int i) {
  ConstraintBlock b = limit_of(m, d, m->sensor_objtype[i], m->sensor_objid[i]);
  return b.rows ? b.row : -1;
}

void sensor_force_limit_pos(const ctModel* m, ctData* d, int i, double* out) {
  int r = limit_row(m, d, i);
  *out = r < 0 ? 0 : d->efc_pos[r] - d->efc_margin[r];
}

void sensor_force_limit_vel(const ctModel* m, ctData* d, int i, double* out) {
  int r = limit_row(m, d, i);
  *out = r < 0 ? 0 : d->efc_vel[r];
}

void sensor_force_limit_frc(const ctModel* m, ctData* d, int i, double* out) {
  int r = limit_row(m, d, i);
  *out = r < 0 ? 0 : d->efc_force[r];
}
