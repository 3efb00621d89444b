// Parameters change the residual in closed form. What follows from them at compile time is constant
// (*_invweight0, dof_M0 of bodies that are not simple, stat), except the inertia M itself.
#include "diff/param_diff.h"

#include "constraint/block.h"
#include "diff/dofs.h"
#include "diff/param_contact.h"
#include "diff/tree_diff.h"
#include "force/activation.h"
#include "force/fluid.h"
#include "force/passive.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/quat.h"
#include "math/spatial.h"
#include "pos/jacobian.h"
#include "step/derivative.h"
#include "step/implicit.h"

// Where the numbers of an element go: rows of dofs in the column `at` and those that follow.
typedef struct ParamWork {
  const DiffPoint* p;
  const Damped* t; // NULL: the residual
  const DiffSink* sink;
  const double *acc, *vel; // of bodies, what their inertia resists
  const double* other;     // another velocity of bodies: with v x* I w + w x* I v; NULL: v x* I v
  bool spins;              // with these
} ParamWork;

//---------------------------------- inertia -------------------------------------------------------

// Column += J' F for a wrench about the centre of mass of the tree
static void add_wrench(const ParamWork* w, int body, const double* F, int at) {
  const Diff* x = &w->p->x;
  for (int i = jacobian_last_dof(x->m, body); i >= 0; i = x->m->dof_parentid[i])
    sink_entry(w->sink, i, at, dot6(x->d->cdof + 6 * i, F));
}

// The force of an inertia I that moves with a body
static void resist_motion(const ParamWork* w, int body, const double* I, int at) {
  const double *v = w->vel + 6 * body, *u = (w->other ? w->other : w->vel) + 6 * body;
  double f[6], momentum[6], c[6];
  spatial_inertia_mul(f, I, w->acc + 6 * body);
  if (w->spins) {
    spatial_inertia_mul(momentum, I, u);
    spatial_cross_force(c, v, momentum);
    addto6(f, c);
  }
  if (w->spins && w->other) {
    spatial_inertia_mul(momentum, I, v);
    spatial_cross_force(c, u, momentum);
    addto6(f, c);
  }
  add_wrench(w, body, f, at);
}

static void find_centre(const ParamWork* w, int body, double off[3]) {
  dofs_offset(&w->p->x, body, w->p->x.d->xipos + 3 * body, off);
}

// Column -= J' (force at a point)
static void add_point_force(const ParamWork* w, int body, const double* off, const double* force,
                            int at) {
  double F[6];
  cross3(F, off, force);
  copy3(F + 3, force);
  for (int k = 0; k < 6; k++) F[k] = -F[k];
  add_wrench(w, body, F, at);
}

static bool has_compensation(const ParamWork* w, int body) {
  const ctModel* m = w->p->x.m;
  return !w->t && passive_acts(m) && m->body_gravcomp[body] != 0 &&
         !(m->opt.disableflags & ctDSBL_GRAVITY);
}

static void by_mass(const ParamWork* w, int body, int at) {
  static const double none[3] = {0};
  const Diff* x = &w->p->x;
  double I[10], off[3], f[3];
  find_centre(w, body, off);
  spatial_inertia(I, none, x->d->ximat + 9 * body, off, 1);
  resist_motion(w, body, I, at);
  if (!has_compensation(w, body)) return;
  scl3(f, x->m->opt.gravity, -x->m->body_gravcomp[body]);
  add_point_force(w, body, off, f, at);
}

static void by_inertia(const ParamWork* w, int body, int at) {
  static const double none[3] = {0};
  for (int k = 0; k < 3; k++) {
    double I[10], j[3] = {k == 0, k == 1, k == 2};
    spatial_inertia(I, j, w->p->x.d->ximat + 9 * body, none, 0);
    resist_motion(w, body, I, at + k);
  }
}

// d = offset of the centre, moved by u:   dJ = m (2 d.u 1 - d u' - u d'),  dh = m u
static void by_centre(const ParamWork* w, int body, int at) {
  const Diff* x = &w->p->x;
  double d[3], m = x->m->body_mass[body];
  const double* R = x->d->xmat + 9 * body;
  find_centre(w, body, d);
  for (int k = 0; k < 3; k++) {
    double u[3] = {R[k], R[3 + k], R[6 + k]}, I[10], s = 2 * dot3(d, u), f[3], F[6] = {0};
    for (int i = 0; i < 3; i++) {
      I[i] = m * (s - 2 * d[i] * u[i]);
      I[6 + i] = m * u[i];
    }
    I[3] = -m * (d[0] * u[1] + d[1] * u[0]);
    I[4] = -m * (d[0] * u[2] + d[2] * u[0]);
    I[5] = -m * (d[1] * u[2] + d[2] * u[1]);
    I[9] = 0;
    resist_motion(w, body, I, at + k);
    if (w->t) continue;
    // forces at the centre move with it
    copy3(f, x->d->xfrc_applied + 6 * body);
    if (has_compensation(w, body)) addtoscl3(f, x->m->opt.gravity, -m * x->m->body_gravcomp[body]);
    cross3(F, f, u);
    add_wrench(w, body, F, at + k);
  }
}

// -g is the acceleration of the world
static void by_gravity(const ParamWork* w, int element, int at) {
  (void)element;
  const Diff* x = &w->p->x;
  if (w->t || (x->m->opt.disableflags & ctDSBL_GRAVITY)) return;
  for (int b = 1; b < x->m->nbody; b++) {
    double off[3], lift = passive_acts(x->m) ? x->m->body_gravcomp[b] : 0;
    find_centre(w, b, off);
    for (int k = 0; k < 3; k++) {
      double f[3] = {0};
      f[k] = x->m->body_mass[b] * (1 - lift);
      add_point_force(w, b, off, f, at + k);
    }
  }
}

//---------------------------------- dofs and joints -----------------------------------------------

static bool has_damping(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_DAMPER); }
static bool has_stiffness_forces(const ctModel* m) {
  return !(m->opt.disableflags & ctDSBL_SPRING);
}

static void by_damping(const ParamWork* w, int i, int at) {
  const Diff* x = &w->p->x;
  if (!has_damping(x->m)) return;
  sink_entry(w->sink, i, at, w->t ? -x->m->opt.timestep * w->t->acc[i] : x->d->qvel[i]);
}

static void by_armature(const ParamWork* w, int i, int at) {
  const double* a = w->p->x.qacc;
  sink_entry(w->sink, i, at, w->t ? a[i] - w->t->acc[i] : a[i]);
}

// A row that slides has the force -+F.
static void by_frictionloss(const ParamWork* w, int dof, int at) {
  const ctData* d = w->p->x.d;
  for (int i = d->ne; i < d->ne + d->nf && !w->t; i++) {
    if (d->efc_id[i] != dof || block_at(w->p->x.m, d, i).kind != &friction_dof_kind) continue;
    int state = w->p->active.state[i];
    if (state == ctCNSTRSTATE_LINEARNEG) sink_entry(w->sink, dof, at, -1);
    if (state == ctCNSTRSTATE_LINEARPOS) sink_entry(w->sink, dof, at, 1);
  }
}

// Displacement of the spring of a joint, up to six numbers.
static int read_stretch(const Diff* x, int j, double to[6]) {
  const JointKind* kind = joint_kind + x->m->jnt_type[j];
  int adr = x->m->jnt_qposadr[j], n = kind->scalar ? 1 : kind->translations;
  const double *q = x->d->qpos + adr, *rest = x->m->qpos_spring + adr;
  for (int i = 0; i < n; i++) to[i] = q[i] - rest[i];
  if (kind->scalar) return 1;
  double unit[4];
  copy4(unit, q + n);
  normalize4(unit);
  quat_sub(to + n, unit, rest + n);
  return n + 3;
}

static bool is_spring_damper(const ctModel* m) {
  return integrator_kind[m->opt.integrator].springs;
}

static void by_stiffness(const ParamWork* w, int j, int at) {
  const Diff* x = &w->p->x;
  double stretch[6], h = x->m->opt.timestep;
  int n = read_stretch(x, j, stretch), dof = x->m->jnt_dofadr[j];
  if (!has_stiffness_forces(x->m) || (w->t && !is_spring_damper(x->m))) return;
  for (int i = 0; i < n; i++) {
    double implicit = w->t ? -h * x->d->qvel[dof + i] - h * h * w->t->acc[dof + i] : 0;
    sink_entry(w->sink, dof + i, at, w->t ? implicit : stretch[i]);
  }
}

static void by_rest(const ParamWork* w, int j, int at) {
  const ctModel* m = w->p->x.m;
  if (w->t || !has_stiffness_forces(m) || !joint_is_scalar(m->jnt_type[j])) return;
  sink_entry(w->sink, m->jnt_dofadr[j], at, -m->jnt_stiffness[j]);
}

//---------------------------------- tendons -------------------------------------------------------

// Column += s J'
static void add_tendon_column(const ParamWork* w, int t, double s, int at) {
  const TendonSlope* y = w->p->tendon + t;
  for (int i = 0; i < y->n; i++) sink_entry(w->sink, y->dof[i], at, s * y->J[i]);
}

static double pull_along(const TendonSlope* y, const double* v) {
  double sum = 0;
  for (int i = 0; i < y->n; i++) sum += y->J[i] * v[y->dof[i]];
  return sum;
}

// Column -= h (J' J a') over the pairs of dofs that a matrix of the implicit integrators has
static void add_branch_pull(const ParamWork* w, const int* dof, const double* J, int n, double s,
                            int at) {
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int k = 0; k < n; k++) {
      int p = dof[i], q = dof[k];
      if (dofs_turns(w->p->x.m, p < q ? p : q, p < q ? q : p)) sum += J[k] * w->t->acc[q];
    }
    sink_entry(w->sink, dof[i], at, s * J[i] * sum);
  }
}

static void by_tendon_stiffness(const ParamWork* w, int t, int at) {
  const Diff* x = &w->p->x;
  const double *band = x->m->tendon_lengthspring + 2 * t, h = x->m->opt.timestep;
  double l = x->d->ten_length[t], away = l < band[0] ? l - band[0] : l > band[1] ? l - band[1] : 0;
  if (!has_stiffness_forces(x->m) || away == 0 || (w->t && !is_spring_damper(x->m))) return;
  const TendonSlope* y = w->p->tendon + t;
  if (w->t) away = -h * pull_along(y, x->d->qvel) - h * h * pull_along(y, w->t->acc);
  add_tendon_column(w, t, away, at);
}

static void by_tendon_damping(const ParamWork* w, int t, int at) {
  const Diff* x = &w->p->x;
  const TendonSlope* y = w->p->tendon + t;
  double h = x->m->opt.timestep;
  if (!has_damping(x->m)) return;
  if (!w->t)
    add_tendon_column(w, t, x->d->ten_velocity[t], at);
  else if (is_spring_damper(x->m))
    add_tendon_column(w, t, -h * pull_along(y, w->t->acc), at);
  else if (implicit_wanted(x->m))
    add_branch_pull(w, y->dof, y->J, y->n, -h, at);
}

//---------------------------------- actuators -----------------------------------------------------

static bool actuator_acts(const ParamWork* w, int i) {
  const ctModel* m = w->p->x.m;
  bool cut = m->actuator_forcelimited[i] &&
             derivative_is_cut(w->p->x.d->actuator_force[i], m->actuator_forcerange + 2 * i);
  return !(m->opt.disableflags & ctDSBL_ACTUATION) && !activation_disabled(m, i) && !cut &&
         m->actuator_plugin[i] < 0;
}

// Column -= m' s without the dofs at their limit
static void add_moment(const ParamWork* w, int i, double s, int at) {
  const Lever* a = w->p->lever + i;
  for (int k = 0; k < a->n; k++)
    if (!w->p->cut[a->dof[k]]) sink_entry(w->sink, a->dof[k], at, -s * a->moment[k]);
}

// prm[0] + prm[1] length + prm[2] velocity, times s; `first`: only prm[0] acts
static void add_affine(const ParamWork* w, int i, double s, bool first, int at) {
  const Diff* x = &w->p->x;
  const Lever* a = w->p->lever + i;
  if (!actuator_acts(w, i)) return;
  if (w->t) {
    if (!first && implicit_wanted(x->m))
      add_branch_pull(w, a->dof, a->moment, a->n, x->m->opt.timestep * s, at + 2);
    return;
  }
  add_moment(w, i, s, at);
  if (first) return;
  add_moment(w, i, s * x->d->actuator_length[i], at + 1);
  add_moment(w, i, s * x->d->actuator_velocity[i], at + 2);
}

static void by_gain(const ParamWork* w, int i, int at) {
  const ctModel* m = w->p->x.m;
  if (actuator_slope_affine(m, i) == 0) return;
  const double* range = m->actuator_ctrlrange + 2 * i;
  double u = w->p->x.d->ctrl[i];
  bool clamps = m->actuator_ctrllimited[i] && !(m->opt.disableflags & ctDSBL_CLAMPCTRL);
  if (clamps) u = real_clamp(u, range[0], range[1]);
  if (m->actuator_actadr[i] >= 0) u = activation_input(m, w->p->x.d, i);
  add_affine(w, i, u, actuator_slope_affine(m, i) == 1, at);
}

static void by_bias(const ParamWork* w, int i, int at) {
  const BiasKind* kind = bias_kind_of(w->p->x.m->actuator_biastype[i]);
  if (kind && kind->affine) add_affine(w, i, 1, false, at);
}

//---------------------------------- groups --------------------------------------------------------

// NULL: of contacts and limits, param_contact.h
typedef void (*ParamTerm)(const ParamWork* w, int element, int at);
static const ParamTerm kTerm[ctNPARAM] = {
    [ctPARAM_BODY_MASS] = by_mass,
    [ctPARAM_BODY_INERTIA] = by_inertia,
    [ctPARAM_BODY_IPOS] = by_centre,
    [ctPARAM_DOF_DAMPING] = by_damping,
    [ctPARAM_DOF_ARMATURE] = by_armature,
    [ctPARAM_DOF_FRICTIONLOSS] = by_frictionloss,
    [ctPARAM_JNT_STIFFNESS] = by_stiffness,
    [ctPARAM_QPOS_SPRING] = by_rest,
    [ctPARAM_TENDON_STIFFNESS] = by_tendon_stiffness,
    [ctPARAM_TENDON_DAMPING] = by_tendon_damping,
    [ctPARAM_GAIN] = by_gain,
    [ctPARAM_BIAS] = by_bias,
    [ctPARAM_GRAVITY] = by_gravity,
};

static void add_groups(const ParamWork* w, const ParamSelection* s) {
  int at = w->p->x.col.param;
  for (int k = 0; k < s->n; k++) {
    const int* triple = s->triple + 3 * k;
    ParamTerm add = kTerm[triple[0]];
    int n = param_select_count(w->p->x.m, triple), width = param_select_width(triple[0]);
    for (int e = 0; e < n; e++, at += width)
      if (add) add(w, triple[1] + e, at);
  }
}

// Acceleration that inertia resists: with gravity and the motion of the axes
static void find_accelerations(const Diff* x, double* acc) {
  const ctModel* m = x->m;
  zero6(acc);
  for (int k = 0; k < 3 && !(m->opt.disableflags & ctDSBL_GRAVITY); k++)
    acc[3 + k] = -m->opt.gravity[k];
  for (int b = 1; b < m->nbody; b++) {
    double* a = acc + 6 * b;
    copy6(a, acc + 6 * m->body_parentid[b]);
    for (int i = m->body_dofadr[b], end = i + m->body_dofnum[b]; i >= 0 && i < end; i++) {
      addtoscl6(a, x->d->cdof_dot + 6 * i, x->d->qvel[i]);
      addtoscl6(a, x->d->cdof + 6 * i, x->qacc[i]);
    }
  }
}

bool param_diff(DiffPoint* p, const ParamSelection* s, const DiffSink* sink) {
  const Diff* x = &p->x;
  if (s->size == 0) return true;
  size_t mark = arena_mark(x->arena);
  double* acc = diff_numbers(x, 6 * (size_t)x->m->nbody);
  if (!acc) return false;
  if (fluid_exists(x->m)) x->info->approx |= ctAPPROX_FLUID;
  find_accelerations(x, acc);
  ParamWork w = {.p = p, .sink = sink, .acc = acc, .vel = x->d->cvel, .spins = true};
  add_groups(&w, s);
  bool good = param_contact_diff(p, s, sink);
  arena_release(x->arena, mark);
  return good;
}

// Of the groups of inertia alone
static void add_inertia_groups(const ParamWork* w, const ParamSelection* s) {
  int at = w->p->x.col.param;
  for (int k = 0; k < s->n; k++) {
    const int* triple = s->triple + 3 * k;
    int n = param_select_count(w->p->x.m, triple), width = param_select_width(triple[0]);
    for (int e = 0; e < n && triple[0] <= ctPARAM_BODY_IPOS; e++)
      kTerm[triple[0]](w, triple[1] + e, at + e * width);
    at += n * width;
  }
}

// acc += scale (acceleration of bodies that the velocity u makes without forces), 6 nbody
static bool add_bias_acceleration(const Diff* x, const double* u, double scale, double* acc) {
  const ctModel* m = x->m;
  size_t mark = arena_mark(x->arena), nb = 6 * (size_t)m->nbody;
  double *body = diff_numbers(x, 2 * nb + 6 * (size_t)m->nv), *sum = body ? body + nb : NULL;
  if (!body) return false;
  double* carry = sum + nb;
  tree_diff_carry(m, x->d, u, body, carry);
  zero6(sum);
  for (int b = 1; b < m->nbody; b++) {
    copy6(sum + 6 * b, sum + 6 * m->body_parentid[b]);
    for (int i = m->body_dofadr[b], end = i + m->body_dofnum[b]; i >= 0 && i < end; i++)
      addtoscl6(sum + 6 * b, carry + 6 * i, u[i]);
  }
  dense_addtoscl(acc, sum, scale, (int)nb);
  arena_release(x->arena, mark);
  return true;
}

// Inertia changes the derivative of Coriolis forces: -h (C0(v + a') - C0(v) - C0(a'))
static bool change_coriolis_inertia(const ParamWork* w, const ParamSelection* s) {
  const Diff* x = &w->p->x;
  const ctModel* m = x->m;
  size_t mark = arena_mark(x->arena), nb = 6 * (size_t)m->nbody, nv = (size_t)m->nv;
  double *acc = diff_numbers(x, 2 * nb + nv), h = m->opt.timestep;
  if (!acc) return false;
  double *other = acc + nb, *sum = other + nb;
  dense_zero(acc, (int)nb);
  dense_add(sum, x->d->qvel, w->t->acc, (int)nv);
  tree_diff_carry(m, x->d, w->t->acc, other, NULL);
  bool good = add_bias_acceleration(x, sum, -h, acc) &&
              add_bias_acceleration(x, x->d->qvel, h, acc) &&
              add_bias_acceleration(x, w->t->acc, h, acc);
  dense_scl(other, other, -h, (int)nb);
  ParamWork c = {w->p, w->t, w->sink, acc, x->d->cvel, other, true};
  if (good) add_inertia_groups(&c, s);
  arena_release(x->arena, mark);
  return good;
}

bool param_diff_damped(const DiffPoint* p, const Damped* t, const ParamSelection* s,
                       const DiffSink* sink) {
  const Diff* x = &p->x;
  if (s->size == 0 || !t->wanted) return true;
  size_t mark = arena_mark(x->arena);
  size_t nb = 6 * (size_t)x->m->nbody, nv = (size_t)x->m->nv;
  double *acc = diff_numbers(x, nb + nv), *rest = acc ? acc + nb : NULL;
  if (!acc) return false;
  dense_sub(rest, x->qacc, t->acc, (int)nv);
  tree_diff_carry(x->m, x->d, rest, acc, NULL);
  ParamWork w = {.p = p, .t = t, .sink = sink, .acc = acc, .vel = x->d->cvel};
  add_groups(&w, s);
  bool good = !integrator_kind[x->m->opt.integrator].coriolis || change_coriolis_inertia(&w, s);
  arena_release(x->arena, mark);
  return good;
}
