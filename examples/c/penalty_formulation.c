// A contact formulation of one's own: every constraint is a damped spring, explicit in time, and
// friction is viscous up to the cone. Drops a box and compares the force on the floor with its
// weight.
#include <corten/corten.h>

#include <stdio.h>
#include <string.h>

static const char xml[] =
    "<mujoco><option timestep='0.0005' cone='elliptic'/><worldbody><geom type='plane' size='1 1 "
    ".1'/><body pos='0 0 .12'><freejoint/><geom type='box' size='.1 .1 .1' mass='1'/></body>"
    "</worldbody></mujoco>";

static const char* const names[] = {"stiffness [N/m]", "damping [N s/m]"};
static const cttNum defaults[] = {1e4, 50};

static const char* check(const cttNum* p) {
  return p[0] > 0 && p[1] >= 0 ? NULL : "stiffness must be positive, damping not negative";
}

static int solve(const ctModel* m, ctData* d, const cttNum* p) {
  for (int i = 0; i < d->nefc; i++) {
    cttNum f = -p[0] * (d->efc_pos[i] - d->efc_margin[i]) - p[1] * d->efc_vel[i];
    if (d->efc_type[i] == ctCNSTR_CONTACT_ELLIPTIC && d->contact[d->efc_id[i]].efc_address < i) {
      const ctContact* c = d->contact + d->efc_id[i]; // along friction
      cttNum most = c->friction[i - c->efc_address - 1] * d->efc_force[c->efc_address];
      f = ctu_clip(-p[1] * d->efc_vel[i], -most, most);
    } else if (d->efc_type[i] != ctCNSTR_EQUALITY) {
      f = ctu_max(0, f); // nothing pulls
    }
    d->efc_force[i] = f;
    d->efc_state[i] = f != 0 ? ctCNSTRSTATE_QUADRATIC : ctCNSTRSTATE_SATISFIED;
  }
  if (d->nefc) ct_mulJacTVec(m, d, d->qfrc_constraint, d->efc_force);
  ct_solveM(m, d, d->qacc, d->qfrc_constraint, 1);
  for (int i = 0; i < m->nv; i++) d->qacc[i] += d->qacc_smooth[i];
  return 0;
}

static const ctpFormulation penalty = {
    {"example.penalty", "damped springs", 2, names, defaults, check, NULL}, solve};

int main(void) {
  char error[1000];
  const int slot = ct_registerFormulation(&penalty);
  ctModel* m = slot < 0 ? NULL : ct_loadXMLString(xml, NULL, error, sizeof error);
  if (!m) return fprintf(stderr, "%s\n", slot < 0 ? ct_lastError() : error), 1;
  ctData* d = ct_makeData(m);
  m->opt.formulation = slot;
  while (d->time < 2) ct_step(m, d);
  cttNum sum = 0, force[6];
  for (int i = 0; i < d->ncon; i++) ct_contactForce(m, d, i, force), sum += force[0];
  printf("height %.5f  force %.4f of %.4f\n", d->qpos[2], sum, m->body_mass[1] * 9.81);
  const int rests = sum > 9.80 && sum < 9.82 && ctu_norm(d->qvel, 6) < 1e-3;
  ct_deleteData(d);
  ct_deleteModel(m);
  return rests ? 0 : 1;
}
