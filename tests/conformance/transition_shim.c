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
