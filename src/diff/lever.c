// Joints and tendons have their derivatives in closed form, and so has the wrench of a site, which
// turns with its body. A crank, and a site against another, take differences of their moments. The
// moments of adhesion belong to contacts: contact_diff.c.
#include "diff/lever.h"

#include "diff/nudge.h"
#include "force/transmission.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/quat.h"
#include "math/spatial.h"
#include "pos/com.h"
#include "pos/jacobian.h"
#include "pos/kinematics.h"

#include <string.h>

// Memory for n dofs, with H if turns is set. False: none.
static bool take_lever(const Diff* x, Lever* a, const DofSet* s, bool turns) {
  size_t n = (size_t)s->n;
  *a = (Lever){.n = s->n, .dof = diff_ints(x, n), .moment = diff_numbers(x, 2 * n)};
  if (!a->dof || !a->moment) return false;
  a->length = a->moment + n;
  memcpy(a->dof, s->dof, n * sizeof *a->dof);
  dense_zero(a->moment, 2 * s->n);
  if (!turns) return true;
  a->H = diff_numbers(x, n * n);
  if (a->H) dense_zero(a->H, (int)(n * n));
  return a->H != NULL;
}

static void read_moment(const ctData* d, const DofSet* s, int i, double* moment) {
  const int* col = d->moment_colind + d->moment_rowadr[i];
  dense_zero(moment, s->n);
  for (int k = 0; k < d->moment_rownnz[i]; k++)
    if (s->at[col[k]] >= 0) moment[s->at[col[k]]] = d->actuator_moment[d->moment_rowadr[i] + k];
}

//---------------------------------- joints --------------------------------------------------------

// Three numbers R' g about the axes of the body: d(R' g)_j = -e_j x (R' g)
static void turn_gear(Lever* a, int first, const double* axis) {
  for (int j = 0; j < 3; j++) {
    double e[3] = {j == 0, j == 1, j == 2}, c[3];
    cross3(c, axis, e);
    for (int i = 0; i < 3; i++) a->H[(first + i) * a->n + first + j] = c[i];
  }
}

// l = g . log q:   dl = g' (inverse right Jacobian)
static void lengthen_ball(const Diff* x, Lever* a, int i, int adr) {
  static const double one[4] = {1, 0, 0, 0};
  double q[4], D[9];
  const double* g = x->m->actuator_gear + 6 * i;
  copy4(q, x->d->qpos + adr);
  normalize4(q);
  quat_sub_deriv(q, one, D, NULL);
  for (int j = 0; j < 3; j++) a->length[j] = g[0] * D[j] + g[1] * D[3 + j] + g[2] * D[6 + j];
}

static bool make_joint_lever(const Diff* x, DofSet* s, int i, Lever* a) {
  const ctModel* m = x->m;
  int j = m->actuator_trnid[2 * i], type = m->jnt_type[j];
  const JointKind* kind = joint_kind + type;
  bool turns = !kind->scalar && m->actuator_trntype[i] != ctTRN_JOINT;
  for (int k = 0; k < kind->nv; k++) dofs_add(s, m->jnt_dofadr[j] + k);
  if (!take_lever(x, a, s, turns)) return false;
  read_moment(x->d, s, i, a->moment);
  if (kind->scalar) a->length[0] = m->actuator_gear[6 * i];
  if (kind->orientation) lengthen_ball(x, a, i, m->jnt_qposadr[j]);
  if (turns) turn_gear(a, kind->translations, a->moment + kind->translations);
  return true;
}

//---------------------------------- tendons and sites ---------------------------------------------

static bool make_tendon_lever(const Diff* x, DofSet* s, int i, const TendonSlope* t, Lever* a) {
  double gear = x->m->actuator_gear[6 * i];
  for (int k = 0; k < t->n; k++) dofs_add(s, t->dof[k]);
  if (!take_lever(x, a, s, t->H != NULL)) return false;
  for (int k = 0; k < t->n; k++) {
    a->moment[k] = gear * t->J[k];
    a->length[k] = gear * t->length[k];
  }
  if (t->H) dense_addtoscl(a->H, t->H, gear, t->n * t->n);
  return true;
}

// The wrench R (f, t) of a site turns with it: a dof j changes the moment of a dof i above it that
// it does not turn by -(S_j x S_i) . wrench.
static bool make_wrench_lever(const Diff* x, DofSet* s, int i, Lever* a) {
  const ctModel* m = x->m;
  int site = m->actuator_trnid[2 * i], body = m->site_bodyid[site];
  const double *g = m->actuator_gear + 6 * i, *R = x->d->site_xmat + 9 * site;
  double off[3], f[3], t[3];
  dofs_add_body(x, s, body);
  dofs_close(x, s);
  if (!take_lever(x, a, s, true)) return false;
  read_moment(x->d, s, i, a->moment);
  dofs_offset(x, body, x->d->site_xpos + 3 * site, off);
  mat3_mul_vec(f, R, g);
  mat3_mul_vec(t, R, g + 3);
  for (int p = 0; p < s->n; p++) {
    for (int q = p + 1; q < s->n; q++) {
      double c[6], v[3];
      if (dofs_turns(m, s->dof[q], s->dof[p])) continue;
      spatial_cross_motion(c, x->d->cdof + 6 * s->dof[q], x->d->cdof + 6 * s->dof[p]);
      jacobian_column(v, c, off);
      a->H[p * s->n + q] = -(dot3(v, f) + dot3(c, t));
    }
  }
  return true;
}

//---------------------------------- differences ---------------------------------------------------

static void refresh_levers(const ctModel* m, ctData* d) {
  kinematics(m, d);
  com(m, d);
  transmission(m, d);
}

typedef struct LeverRead {
  int i;
  const DofSet* set;
} LeverRead;

// The length, then the moment
static void read_lever(const Diff* x, void* user, double* to) {
  const LeverRead* r = user;
  to[0] = x->d->actuator_length[r->i];
  read_moment(x->d, r->set, r->i, to + 1);
}

static bool make_other_lever(const Diff* x, DofSet* s, int i, Lever* a) {
  const ctModel* m = x->m;
  for (int k = 0; k < 2; k++) dofs_add_body(x, s, m->site_bodyid[m->actuator_trnid[2 * i + k]]);
  dofs_close(x, s);
  if (!take_lever(x, a, s, true)) return false;
  size_t mark = arena_mark(x->arena), n = (size_t)s->n;
  double* slope = diff_numbers(x, n * (n + 1));
  LeverRead r = {i, s};
  Nudged what = {.n = s->n + 1, .refresh = refresh_levers, .read = read_lever, .user = &r};
  if (!slope || !nudge(x, s, &what, slope)) return false;
  read_moment(x->d, s, i, a->moment);
  dense_copy(a->length, slope, s->n);
  dense_copy(a->H, slope + n, (int)(n * n));
  arena_release(x->arena, mark);
  x->info->approx |= ctAPPROX_TRANSMISSION;
  return true;
}

// Adhesion: the moment as it is.
static bool make_adhesion_lever(const Diff* x, DofSet* s, int i, Lever* a) {
  const ctData* d = x->d;
  for (int k = 0; k < d->moment_rownnz[i]; k++)
    dofs_add(s, d->moment_colind[d->moment_rowadr[i] + k]);
  dofs_close(x, s);
  if (!take_lever(x, a, s, false)) return false;
  read_moment(d, s, i, a->moment);
  return true;
}

//--------------------------------------------------------------------------------------------------

static bool make_lever(const Diff* x, DofSet* s, int i, const TendonSlope* tendon, Lever* a) {
  const ctModel* m = x->m;
  const TrnKind* kind = trn_kind + m->actuator_trntype[i];
  int id = m->actuator_trnid[2 * i];
  if (kind->object == ctOBJ_JOINT) return make_joint_lever(x, s, i, a);
  if (kind->object == ctOBJ_TENDON) return make_tendon_lever(x, s, i, tendon + id, a);
  if (kind->object == ctOBJ_BODY) return make_adhesion_lever(x, s, i, a);
  if (!kind->crank && m->actuator_trnid[2 * i + 1] < 0) return make_wrench_lever(x, s, i, a);
  return make_other_lever(x, s, i, a);
}

bool lever_all(const Diff* x, const TendonSlope* tendon, Lever* lever) {
  DofSet s = dofs_new(x);
  if (!s.dof) return false;
  for (int i = 0; i < x->m->nu; i++) {
    if (!make_lever(x, &s, i, tendon, lever + i)) return false;
    dofs_clear(&s);
  }
  return true;
}
