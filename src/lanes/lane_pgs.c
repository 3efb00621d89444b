// The dual problem of solve/pgs in lanes: AR = J M^-1 J' + R, then Gauss-Seidel over the rows. A
// lane that has finished keeps its forces while the others go on. Rows of ellipses are not taken.
#include "lanes/lane_primal.h"
#include "math/dense.h"
#include "math/ldl.h"

//---------------------------------- matrix --------------------------------------------------------

// Y = J L^-1 D^-1/2 with M = L' D L
static void find_half(LanePrimal* w) {
  int nv = w->nv;
  real scale[LANE_DOFS];
  for (int i = 0; i < nv; i++)
    scale[i] = real_set(1) / real_sqrt(w->L[w->inertia.adr[i] + w->inertia.nnz[i] - 1]);
  for (int i = 0; i < w->nrow; i++) dense_copy(w->half + i * nv, w->J + i * w->np, nv);
  ldl_solve_half(&w->inertia, w->L, scale, w->half, w->nrow);
}

// Columns in which row i of Y is not zero in some lane.
static int find_columns(const LanePrimal* w, int i, int* column) {
  int n = 0;
  for (int k = 0; k < w->nv; k++) {
    if (real_bits(w->half[i * w->nv + k] != real_set(0))) column[n++] = k;
  }
  return n;
}

// AR = Y Y' + R, summed over the columns of Y in their order
static void project_lane_rows(LanePrimal* w) {
  find_half(w);
  int column[LANE_DOFS], nv = w->nv, nrow = w->nrow;
  for (int i = 0; i < nrow; i++) {
    int n = find_columns(w, i, column);
    const real* y = w->half + i * nv;
    for (int j = 0; j <= i; j++) {
      const real* x = w->half + j * nv;
      real s = real_set(0);
      for (int k = 0; k < n; k++) s += y[column[k]] * x[column[k]];
      w->AR[i * nrow + j] = w->AR[j * nrow + i] = s;
    }
    w->AR[i * nrow + i] += w->R[i];
    w->diagonal[i] = w->AR[i * nrow + i];
    w->inverse[i] = real_set(1) / w->diagonal[i];
  }
}

//---------------------------------- start ---------------------------------------------------------

// Row `row` of AR times the forces. A dot product of n numbers sums the last n % 4 by themselves,
// and n differs by lane.
static real mul_dual_row(const LanePrimal* w, int row) {
  const real* a = w->AR + row * w->nrow;
  real s[TILE] = {{0}}, tail = {0};
  for (int j = 0; j < w->nrow; j++) {
    real x = a[j] * w->force[j];
    mask in_tail = lane_mask(w->tail[j]);
    s[j % TILE] += lane_where(~in_tail, x);
    tail += lane_where(in_tail, x);
  }
  return ((s[0] + s[2]) + (s[1] + s[3])) + tail;
}

static void find_dual_gradient(LanePrimal* w) {
  for (int i = 0; i < w->nrow; i++) w->gradient[i] = w->b[i] + mul_dual_row(w, i);
}

// The forces that belong to the old acceleration, unless none are better; and the gradient.
static void start_forces(LanePrimal* w) {
  if (!w->warm) {
    dense_zero(w->force, w->nrow);
    find_dual_gradient(w);
    return;
  }
  lane_mul_rows(w, w->jar, w->warm);
  for (int i = 0; i < w->nrow; i++) w->jar[i] -= w->aref[i];
  lane_primal_update(w);
  find_dual_gradient(w);
  const real zero = real_set(0);
  real cost = zero;
  for (int i = 0; i < w->nrow; i++) {
    real f = w->force[i];
    cost += lane_where(f != zero, 0.5 * f * (w->gradient[i] + w->b[i]));
  }
  mask worse = cost > zero;
  if (!(real_bits(worse) & w->in_use)) return;
  for (int i = 0; i < w->nrow; i++) w->force[i] = lane_where(~worse, w->force[i]);
  find_dual_gradient(w);
}

//---------------------------------- sweeps --------------------------------------------------------

// A row alone: the minimum of its parabola, held in its interval.
static real hold_force(const LanePrimal* w, int i, real f) {
  if (i >= w->ne + w->nf) return real_select(f < real_set(0), real_set(0), f);
  if (i < w->ne) return f;
  real most = w->frictionloss[i];
  return real_select(f < -most, -most, real_select(f > most, most, f));
}

// Returns the change of cost in the lanes that are live.
static real sweep_lane_rows(LanePrimal* w, mask live) {
  real change = real_set(0);
  for (int i = 0; i < w->nrow; i++) {
    real r = w->gradient[i], old = w->force[i];
    real f = hold_force(w, i, old - r * w->inverse[i]), d = f - old;
    real gain = d * (0.5 * d * w->diagonal[i] + r);
    mask moves = live & (f != old) & ~(gain > real_set(1e-10)) & lane_mask(w->rows_of[i]);
    if (!real_bits(moves)) continue;
    change += lane_where(moves, gain);
    w->force[i] = real_select(moves, f, old);
    d = lane_where(moves, d);
    const real* a = w->AR + i * w->nrow;
    for (int j = 0; j < w->nrow; j++) w->gradient[j] += d * a[j];
  }
  return change;
}

//---------------------------------- end -----------------------------------------------------------

// States as they follow from forces; friction losses that slide against the force.
static void find_states(LanePrimal* w) {
  for (int i = 0; i < w->nrow; i++) {
    real f = w->force[i], most = w->frictionloss[i];
    mask one = f > real_set(0);
    if (i < w->ne) one = ~(mask){0};
    if (i >= w->ne && i < w->ne + w->nf) {
      one = (f < most) & (f > -most);
      w->jar[i] = -f;
    }
    w->active[i] = one;
  }
}

static void find_dual_acceleration(LanePrimal* w) {
  dense_zero(w->qfrc, w->nv);
  for (int i = 0; i < w->nrow; i++) dense_addtoscl(w->qfrc, w->J + i * w->np, w->force[i], w->nv);
  dense_copy(w->a, w->qfrc, w->nv);
  ldl_solve(&w->inertia, w->L, w->dinv, w->a, 1);
  for (int i = 0; i < w->nv; i++) w->a[i] += w->a0[i];
}

void lane_pgs(LanePrimal* w, LaneFinish finish, void* arg) {
  const ctOption* o = &w->m->opt;
  int niter[CT_LANES] = {0};
  lane_primal_open(w);
  lane_primal_base(w);
  project_lane_rows(w);
  start_forces(w);
  unsigned live = w->in_use;
  for (int i = 0; i < o->iterations && live; i++) {
    real improvement = -sweep_lane_rows(w, lane_mask(live)) * w->scale;
    for (unsigned x = live; x; x &= x - 1) niter[__builtin_ctz(x)]++;
    live &= ~real_bits((improvement < real_set(o->tolerance)) | (improvement != improvement));
  }
  find_states(w);
  find_dual_acceleration(w);
  for (unsigned x = w->in_use; x; x &= x - 1) {
    int k = __builtin_ctz(x);
    finish(arg, k, niter[k]);
  }
}
