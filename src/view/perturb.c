// Dragging a body: a spring from the picked point to where the user holds it.
#include "base/alloc.h"
#include "generated/kinds.h"
#include "math/quat.h"
#include "math/vec.h"

#include <corten/corten.h>

#include <math.h>

static bool is_movable_body(const ctModel* m, int body) { return 0 < body && body < m->nbody; }

// The picked point in the world.
static void picked_point(const ctData* d, const ctvPerturb* pert, double point[3]) {
  mat3_mul_vec(point, d->xmat + 9 * pert->select, pert->localpos);
  addto3(point, d->xpos + 3 * pert->select);
}

static void inertial_quat(const ctModel* m, const ctData* d, int body, double quat[4]) {
  quat_mul(quat, d->xquat + 4 * body, m->body_iquat + 4 * body);
}

//---------------------------------- begin ---------------------------------------------------------

// Inverse mass felt at a point, summed over three directions: trace of J M^-1 J'; 0 without memory.
static double point_mobility(const ctModel* m, ctData* d, int body, const double point[3]) {
  size_t n = 3 * (size_t)m->nv;
  double* J = alloc_bytes((2 * n + (size_t)m->nv) * sizeof *J);
  if (!J) return 0;
  double *half = J + n, *inverse = half + n, sum = 0;
  for (int i = 0; i < m->nv; i++) inverse[i] = sqrt(d->qLDiagInv[i]);
  ct_jac(m, d, J, NULL, point, body);
  ct_solveM2(m, d, half, J, inverse, 3);
  for (int k = 0; k < 3; k++) sum += ctu_dot(half + k * m->nv, half + k * m->nv, (int)m->nv);
  alloc_free(J);
  return sum;
}

void ctv_initPerturb(const ctModel* m, ctData* d, const ctvScene* scn, ctvPerturb* pert) {
  int body = pert->select, flex = pert->flexselect;
  if (!is_movable_body(m, body)) return;
  double point[3], head[3], forward[3], away[3];
  picked_point(d, pert, point);
  double inverse = point_mobility(m, d, body, point);
  pert->localmass = inverse == 0 ? 1 : 3 / (inverse > VEC_MINVAL ? inverse : VEC_MINVAL);
  // a vertex of a flex drags its edges along
  if (flex >= 0 && !m->flex_rigid[flex])
    pert->localmass *= 2.0 * m->flex_edgenum[flex] / m->flex_vertnum[flex];
  copy3(pert->refpos, d->xipos + 3 * body);
  inertial_quat(m, d, body, pert->refquat);
  copy3(pert->refselpos, point);
  // the picked point follows the mouse
  ctv_cameraInModel(head, forward, NULL, scn);
  sub3(away, point, head);
  pert->scale = ctv_frustumHeight(scn) * dot3(away, forward);
  if (scn->camera[0].orthographic) pert->scale *= 0.15;
}

//---------------------------------- poses ---------------------------------------------------------

// qpos of a body with nothing but a free joint; NULL: it is not free.
static double* free_pose(const ctModel* m, ctData* d, int body) {
  int joint = m->body_jntadr[body];
  if (m->body_jntnum[body] != 1 || !joint_kind[m->jnt_type[joint]].floating) return NULL;
  return d->qpos + m->jnt_qposadr[joint];
}

void ctv_applyPerturbPose(const ctModel* m, ctData* d, const ctvPerturb* pert, int flg_paused) {
  int body = pert->select;
  if (!is_movable_body(m, body) || !(pert->active | pert->active2)) return;
  double pos[3], quat[4], refpos[3], refquat[4];
  // from the inertial frame to the body's
  quat_neg_pose(pos, quat, m->body_ipos + 3 * body, m->body_iquat + 4 * body);
  quat_mul_pose(refpos, refquat, pert->refpos, pert->refquat, pos, quat);

  int mocap = m->body_mocapid[body];
  double *own = free_pose(m, d, body), *root = free_pose(m, d, m->body_rootid[body]);
  if (mocap >= 0) {
    copy3(d->mocap_pos + 3 * mocap, refpos);
    copy4(d->mocap_quat + 4 * mocap, refquat);
  } else if (flg_paused && own) {
    copy3(own, refpos);
    copy4(own + 3, refquat);
  } else if (flg_paused && root) {
    // the whole tree moves along: root = ref body^-1 root
    quat_neg_pose(pos, quat, d->xpos + 3 * body, d->xquat + 4 * body);
    quat_mul_pose(pos, quat, pos, quat, root, root + 3);
    quat_mul_pose(root, root + 3, refpos, refquat, pos, quat);
  }
}

//---------------------------------- forces --------------------------------------------------------

// What a spring of given stiffness does to a body of mass or inertia `size`, critically damped.
typedef struct Spring {
  double stiffness; // k: force = -k size x - sqrt(k) size v
  double damping;
  double size;
} Spring;

static Spring make_spring(float stiffness, double size) {
  return (Spring){(double)stiffness, sqrt((double)stiffness), size};
}

static void pull_body(const ctModel* m, ctData* d, const ctvPerturb* pert, const double vel[6],
                      double inertia) {
  int body = pert->select;
  double *force = d->xfrc_applied + 6 * body, *torque = force + 3;
  double point[3], away[3], arm[3], v[3];
  Spring line = make_spring(m->vis.map.stiffness, pert->localmass);
  Spring turn = make_spring(m->vis.map.stiffnessrot, inertia);
  picked_point(d, pert, point);
  sub3(away, point, pert->refselpos);
  sub3(arm, point, d->xipos + 3 * body);
  cross3(v, vel, arm);
  addto3(v, vel + 3);
  scl3(force, away, -line.stiffness * line.size);
  addtoscl3(force, v, -line.damping * line.size);
  cross3(torque, arm, force);
  // and no spinning about the line of force
  normalize3(away);
  addtoscl3(torque, away, -turn.damping * turn.size * dot3(away, vel));
}

static void turn_body(const ctModel* m, ctData* d, const ctvPerturb* pert, const double vel[6],
                      double inertia) {
  double own[4], apart[4], *torque = d->xfrc_applied + 6 * pert->select + 3;
  Spring s = make_spring(m->vis.map.stiffnessrot, inertia);
  inertial_quat(m, d, pert->select, own);
  quat_neg(own, own);
  quat_mul(apart, pert->refquat, own);
  quat_to_vel(torque, apart, 1.0 / (s.stiffness * s.size));
  addtoscl3(torque, vel, -s.damping * s.size);
}

void ctv_applyPerturbForce(const ctModel* m, ctData* d, const ctvPerturb* pert) {
  int body = pert->select, ways = pert->active | pert->active2;
  if (body < 0 || body >= m->nbody || !ways) return;
  double vel[6], inverse = m->body_invweight0[2 * body + 1];
  double inertia = inverse != 0 ? 1.0 / fmax(VEC_MINVAL, inverse) : 1;
  ct_objectVelocity(m, d, ctOBJ_BODY, body, vel, 0);
  if (ways & ctPERT_TRANSLATE) pull_body(m, d, pert, vel, inertia);
  if (ways & ctPERT_ROTATE) turn_body(m, d, pert, vel, inertia);
}
