// Derivatives of a step by differences, for live_transition.py: every column of A, B, C and D by
// Richardson extrapolation of steps, and whether the active set is the same at all stencil points.
// Not installed.
#include <corten/corten.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LEVELS = 3 }; // steps h, h/2, h/4

// A state, and what steps from it gave. Columns count dofs (positions), dofs (velocities),
// activations, controls.
typedef struct Differences {
  const ctModel* m;
  ctData* d;
  int nx, ny, ns;                   // state in tangent space, next state, sensors
  double *qpos, *qvel, *act, *ctrl; // the state
  double* warm;                     // start of the solver
  double time;
  double* out[2 * LEVELS + 1]; // next qpos, qvel, act, sensordata: middle, then +-h of each level
  unsigned long long sign[2 * LEVELS + 1];
} Differences;

static int next_size(const ctModel* m) { return (int)(m->nq + m->nv + m->na + m->nsensordata); }

static double* copy_of(const double* x, long long n) {
  double* r = calloc((size_t)n + 1, sizeof *r);
  if (r && n) memcpy(r, x, (size_t)n * sizeof *r);
  return r;
}

static void take_state(Differences* s, const ctModel* m, ctData* d) {
  *s = (Differences){.m = m, .d = d, .time = d->time};
  s->nx = (int)(2 * m->nv + m->na + m->nu);
  s->ny = (int)(2 * m->nv + m->na);
  s->ns = (int)m->nsensordata;
  s->qpos = copy_of(d->qpos, m->nq);
  s->qvel = copy_of(d->qvel, m->nv);
  s->act = copy_of(d->act, m->na);
  s->ctrl = copy_of(d->ctrl, m->nu);
  s->warm = copy_of(d->qacc_warmstart, m->nv);
  for (int k = 0; k < 2 * LEVELS + 1; k++)
    s->out[k] = calloc((size_t)next_size(m) + 1, sizeof(double));
}

static void put_state(const Differences* s) {
  const ctModel* m = s->m;
  ctData* d = s->d;
  d->time = s->time;
  memcpy(d->qpos, s->qpos, (size_t)m->nq * sizeof(double));
  memcpy(d->qvel, s->qvel, (size_t)m->nv * sizeof(double));
  if (m->na) memcpy(d->act, s->act, (size_t)m->na * sizeof(double));
  if (m->nu) memcpy(d->ctrl, s->ctrl, (size_t)m->nu * sizeof(double));
  memcpy(d->qacc_warmstart, s->warm, (size_t)m->nv * sizeof(double));
}

static void free_state(Differences* s) {
  put_state(s);
  free(s->qpos);
  free(s->qvel);
  free(s->act);
  free(s->ctrl);
  free(s->warm);
  for (int k = 0; k < 2 * LEVELS + 1; k++) free(s->out[k]);
}

static unsigned long long mix(unsigned long long h, long long x) {
  h ^= (unsigned long long)x + 0x9e3779b97f4a7c15ULL + (h << 6) + (h >> 2);
  return h * 0xff51afd7ed558ccdULL;
}

// Contacts by their objects, rows by type, object and piece of their cost. A change means that the
// step is another function.
static unsigned long long sign_of(const ctModel* m, const ctData* d) {
  unsigned long long h = mix(mix(0, d->ncon), d->nefc);
  for (int i = 0; i < d->ncon; i++) {
    const ctContact* c = d->contact + i;
    for (int k = 0; k < 2; k++) {
      h = mix(h, c->geom[k]);
      h = mix(h, c->elem[k]);
      h = mix(h, c->vert[k]);
    }
    h = mix(h, c->exclude);
    h = mix(h, fabs(c->frame[1]) < 0.5);
  }
  for (int i = 0; i < d->nefc; i++) {
    h = mix(h, d->efc_type[i]);
    h = mix(h, d->efc_id[i]);
    h = mix(h, d->efc_state[i]);
  }
  for (int t = 0; t < m->ntendon; t++) h = mix(h, d->ten_wrapnum[t]);
  return h;
}

static void step_from(Differences* s, int slot) {
  const ctModel* m = s->m;
  ctData* d = s->d;
  double* out = s->out[slot];
  ct_step(m, d);
  s->sign[slot] = sign_of(m, d);
  memcpy(out, d->qpos, (size_t)m->nq * sizeof(double));
  memcpy(out + m->nq, d->qvel, (size_t)m->nv * sizeof(double));
  if (m->na) memcpy(out + m->nq + m->nv, d->act, (size_t)m->na * sizeof(double));
  if (m->nsensordata)
    memcpy(out + m->nq + m->nv + m->na, d->sensordata, (size_t)m->nsensordata * sizeof(double));
}

// Move one coordinate of the state.
static void move_column(Differences* s, int column, double h) {
  const ctModel* m = s->m;
  ctData* d = s->d;
  int nv = (int)m->nv, na = (int)m->na;
  put_state(s);
  if (column < nv) {
    double* along = calloc((size_t)nv, sizeof *along);
    along[column] = 1;
    ct_integratePos(m, d->qpos, along, h);
    free(along);
  } else if (column < 2 * nv) {
    d->qvel[column - nv] += h;
  } else if (column < 2 * nv + na) {
    d->act[column - 2 * nv] += h;
  } else {
    d->ctrl[column - 2 * nv - na] += h;
  }
}

// (b - a) / by of next states and sensors, positions in tangent space.
static void divide_outputs(const Differences* s, double* r, int a, int b, double by) {
  const ctModel* m = s->m;
  const double *x = s->out[a], *y = s->out[b];
  int nv = (int)m->nv, rest = (int)(m->nv + m->na + m->nsensordata);
  ct_differentiatePos(m, r, by, x, y);
  for (int i = 0; i < rest; i++) r[nv + i] = (y[m->nq + i] - x[m->nq + i]) / by;
}

// Column j: r gets the Richardson estimate of order 6, low that of order 4 from the smaller steps,
// side[0] and side[1] the one-sided ones of order 3 from below and above. Returns a bit set: 1: the
// active set is the same at all points, 2: below, 4: above.
static int difference_column(Differences* s, int j, double h, double* r, double* low,
                             double* side[2]) {
  int n = s->ny + s->ns, same[2] = {1, 1};
  double* d[3][LEVELS]; // centred, below, above
  for (int k = 0; k < 3; k++)
    for (int l = 0; l < LEVELS; l++) d[k][l] = calloc((size_t)n + 1, sizeof(double));
  for (int l = 0; l < LEVELS; l++) {
    double step = h / (1 << l);
    for (int k = 0; k < 2; k++) {
      int slot = 1 + 2 * l + k;
      move_column(s, j, k ? step : -step);
      step_from(s, slot);
      same[k] = same[k] && s->sign[slot] == s->sign[0];
    }
    divide_outputs(s, d[0][l], 1 + 2 * l, 2 + 2 * l, 2 * step);
    divide_outputs(s, d[1][l], 1 + 2 * l, 0, step);
    divide_outputs(s, d[2][l], 0, 2 + 2 * l, step);
  }
  for (int i = 0; i < n; i++) {
    double a = (4 * d[0][1][i] - d[0][0][i]) / 3, b = (4 * d[0][2][i] - d[0][1][i]) / 3;
    r[i] = (16 * b - a) / 15;
    low[i] = b;
    for (int k = 0; k < 2; k++) {
      double p = 2 * d[1 + k][1][i] - d[1 + k][0][i], q = 2 * d[1 + k][2][i] - d[1 + k][1][i];
      side[k][i] = (4 * q - p) / 3;
    }
  }
  for (int k = 0; k < 3; k++)
    for (int l = 0; l < LEVELS; l++) free(d[k][l]);
  return (same[0] && same[1]) | same[0] << 1 | same[1] << 2;
}

// The columns `column` (-1 ends the list) from the state of d: out has 4 tables of as many rows of
// 2 nv + na + nsensordata numbers: order 6, order 4, from below, from above. same: as above.
CT_API void shim_step_columns(const ctModel* m, ctData* d, const int* column, double h,
                              double* const out[4], int* same) {
  Differences s;
  take_state(&s, m, d);
  int n = s.ny + s.ns;
  put_state(&s);
  step_from(&s, 0);
  for (int c = 0; column[c] >= 0; c++) {
    double* side[2] = {out[2] + (size_t)c * (size_t)n, out[3] + (size_t)c * (size_t)n};
    same[c] = difference_column(&s, column[c], h, out[0] + (size_t)c * (size_t)n,
                                out[1] + (size_t)c * (size_t)n, side);
  }
  free_state(&s);
}

CT_API int shim_transition_exact(const ctModel* m, ctData* d, double* const* x,
                                 ctDerivativeInfo* info) {
  return ctd_transitionInfo(m, d, x[0], x[1], x[2], x[3], info);
}

CT_API int shim_info_size(void) { return (int)sizeof(ctDerivativeInfo); }

// Kinks are listed within this distance, contacts that are about to appear too.
CT_API void shim_info_near(ctDerivativeInfo* info, double near) { info->opt.neardist = near; }

//---------------------------------- what a kink concerns ------------------------------------------

// Dofs that act on each other in this step, or would beyond a kink, have one number.
typedef struct DofGroups {
  const ctModel* m;
  const ctData* d;
  int* of; // nv
} DofGroups;

static void join_dofs(DofGroups* g, int a, int b) {
  if (a < 0 || b < 0) return;
  int keep = g->of[a], gone = g->of[b];
  for (int i = 0; i < g->m->nv && keep != gone; i++)
    if (g->of[i] == gone) g->of[i] = keep;
}

static void join_columns(DofGroups* g, const int* column, int n) {
  for (int k = 1; k < n; k++) join_dofs(g, column[0], column[k]);
}

// A dof that moves a body, -1: it rests.
static int dof_of_body(const ctModel* m, int b) {
  int tree = b > 0 ? m->body_treeid[b] : -1;
  return tree >= 0 ? m->tree_dofadr[tree] : -1;
}

static int dof_of_wrap(const ctModel* m, int k) {
  int id = m->wrap_objid[k];
  if (m->wrap_type[k] == ctWRAP_JOINT) return m->jnt_dofadr[id];
  if (m->wrap_type[k] == ctWRAP_SITE) return dof_of_body(m, m->site_bodyid[id]);
  if (m->wrap_type[k] == ctWRAP_PULLEY || id < 0) return -1;
  return dof_of_body(m, m->geom_bodyid[id]);
}

// The dofs of an object, up to ten; returns how many.
static int dofs_of_object(const ctModel* m, const ctData* d, int type, int id, int dof[10]) {
  int n = 0;
  if (id < 0) return 0;
  if (type == ctOBJ_GEOM) dof[n++] = dof_of_body(m, m->geom_bodyid[id]);
  if (type == ctOBJ_JOINT) dof[n++] = m->jnt_dofadr[id];
  if (type == ctOBJ_FLEX && m->nv) dof[n++] = 0;
  for (int k = 0; type == ctOBJ_TENDON && k < m->tendon_num[id] && n < 10; k++)
    dof[n++] = dof_of_wrap(m, m->tendon_adr[id] + k);
  for (int k = 0; type == ctOBJ_ACTUATOR && k < d->moment_rownnz[id] && n < 10; k++)
    dof[n++] = d->moment_colind[d->moment_rowadr[id] + k];
  for (int k = 0; type == ctOBJ_EQUALITY && k < 2; k++) {
    int e = k ? m->eq_obj2id[id] : m->eq_obj1id[id], kind = m->eq_objtype[id], more[10];
    if (kind == ctOBJ_BODY && e >= 0) dof[n++] = dof_of_body(m, e);
    if (kind == ctOBJ_SITE && e >= 0) dof[n++] = dof_of_body(m, m->site_bodyid[e]);
    if (kind == ctOBJ_JOINT && e >= 0) dof[n++] = m->jnt_dofadr[e];
    if (kind == ctOBJ_TENDON && dofs_of_object(m, d, kind, e, more)) dof[n++] = more[0];
    if (kind == ctOBJ_FLEX && m->nv) dof[n++] = 0;
  }
  return n;
}

static void join_object(DofGroups* g, int type, const int* id, int n) {
  int dof[20], count = 0, first = -1;
  for (int k = 0; k < n; k++) count += dofs_of_object(g->m, g->d, type, id[k], dof + count);
  for (int k = 0; k < count; k++) {
    if (first < 0) first = dof[k];
    join_dofs(g, first, dof[k]);
  }
}

static void join_model(DofGroups* g) {
  const ctModel* m = g->m;
  const ctData* d = g->d;
  for (int i = 0; i < m->nv; i++) g->of[i] = m->nflex ? 0 : m->dof_treeid[i];
  for (int i = 0; i < m->neq; i++)
    if (d->eq_active[i]) join_object(g, ctOBJ_EQUALITY, &i, 1);
  for (int i = 0; i < m->ntendon; i++) join_object(g, ctOBJ_TENDON, &i, 1);
  for (int i = 0; i < m->nu; i++)
    join_columns(g, d->moment_colind + d->moment_rowadr[i], d->moment_rownnz[i]);
  for (int i = 0; i < d->ncon; i++)
    if (d->contact[i].geom[0] >= 0) join_object(g, ctOBJ_GEOM, d->contact[i].geom, 2);
}

// Columns of the state and of controls that a kink concerns.
typedef struct Concerned {
  DofGroups g;
  unsigned char* column;
  unsigned char mark; // 2: the state is at the kink, 1: near it
} Concerned;

static int group_of_actuator(const DofGroups* g, int i) {
  const ctData* d = g->d;
  return d->moment_rownnz[i] ? g->of[d->moment_colind[d->moment_rowadr[i]]] : -1;
}

static void put_mark(const Concerned* c, int column) {
  if (c->column[column] < c->mark) c->column[column] = c->mark;
}

static void mark_actuator(const Concerned* c, int i) {
  const ctModel* m = c->g.m;
  int nv = (int)m->nv, first = m->actuator_actadr[i];
  for (int k = 0; first >= 0 && k < m->actuator_actnum[i]; k++) put_mark(c, 2 * nv + first + k);
  put_mark(c, 2 * nv + (int)m->na + i);
}

static void mark_group(const Concerned* c, int group, int positions_only) {
  const ctModel* m = c->g.m;
  int nv = (int)m->nv;
  for (int i = 0; i < nv; i++) {
    if (c->g.of[i] != group) continue;
    put_mark(c, i);
    if (!positions_only) put_mark(c, nv + i);
  }
  for (int i = 0; i < m->nu && !positions_only; i++)
    if (group_of_actuator(&c->g, i) == group) mark_actuator(c, i);
}

static void mark_object(const Concerned* c, int type, const int* id, int n, int positions_only) {
  int dof[20], count = 0;
  for (int k = 0; k < n; k++) count += dofs_of_object(c->g.m, c->g.d, type, id[k], dof + count);
  for (int k = 0; k < count; k++)
    if (dof[k] >= 0) mark_group(c, c->g.of[dof[k]], positions_only);
}

// Does the kink depend on positions only?
static int is_of_positions(int kind) {
  return kind == ctKINK_CONTACT || kind == ctKINK_FEATURE || kind == ctKINK_IMPEDANCE;
}

static void mark_kink(const Concerned* c, const ctDerivativeKink* k) {
  int own = k->kind == ctKINK_CONTROL || k->kind == ctKINK_ACTIVATION || k->kind == ctKINK_MUSCLE;
  if (own)
    mark_actuator(c, k->id[0]);
  else
    mark_object(c, k->objtype, k->id, 2, is_of_positions(k->kind));
}

// column (2 nv + na + nu): 1 where the answer lists a kink, or contacts that come from differences,
// that this column may reach, 2 where the state is at the kink; of: groups of dofs (nv), which act
// on each other. Kinks of inner stages, and kinks beyond those that fit into the list, may concern
// any column.
CT_API void shim_info_concerned(const ctModel* m, const ctData* d, const ctDerivativeInfo* info,
                                unsigned char* column, int* of) {
  Concerned c = {{m, d, of}, column, 1};
  int size = (int)(2 * m->nv + m->na + m->nu), n = info->nkink < ctNKINK ? info->nkink : ctNKINK;
  int staged = m->opt.integrator == ctINT_RK4;
  int any = info->nkink > n || (staged && (n || info->ndifference));
  join_model(&c.g);
  memset(column, any, (size_t)size);
  for (int k = 0; k < n; k++) join_object(&c.g, info->kink[k].objtype, info->kink[k].id, 2);
  for (int k = 0; k < n; k++) {
    c.mark = info->kink[k].distance < 1e-12 ? 2 : 1;
    mark_kink(&c, info->kink + k);
  }
  c.mark = 1;
  for (int i = 0; i < d->ncon && info->ndifference; i++) {
    const ctContact* con = d->contact + i;
    if (con->geom[0] < 0 || con->geom[1] < 0)
      for (int i = 0; i < m->nv; i++) put_mark(&c, i);
    else
      mark_object(&c, ctOBJ_GEOM, con->geom, 2, 1);
  }
}

// What the report says about a derivative: status, kinks, approximations, contacts by kind.
CT_API void shim_info_numbers(const ctDerivativeInfo* i, double r[9]) {
  r[0] = i->status;
  r[1] = i->nkink;
  r[2] = i->approx;
  r[3] = i->ncontact;
  r[4] = i->nexact;
  r[5] = i->nfeature;
  r[6] = i->ndifference;
  r[7] = i->residual;
  r[8] = i->nkinkkind[ctKINK_FEATURE];
}

CT_API const char* shim_info_reason(const ctDerivativeInfo* i) { return i->reason; }
CT_API int shim_info_sensors(const ctDerivativeInfo* i, int* sensor) {
  int n = i->nsensor < ctNKINK ? i->nsensor : ctNKINK;
  for (int k = 0; k < n; k++) sensor[k] = i->sensor[k];
  return i->nsensor;
}
