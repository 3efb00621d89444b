#include "diff/soft_row.h"

#include "math/dense.h"

SoftRow soft_row(const Diff* x, const ActiveSet* a, int i, int first) {
  const ctData* d = x->d;
  const double* k = d->efc_KBIP + 4 * i;
  bool pushes = a->state[i] == ctCNSTRSTATE_QUADRATIC, bends = a->state[i] == ctCNSTRSTATE_CONE;
  bool cut = d->efc_R[first] <= ctMINVAL;
  SoftRow s = {.K = k[0], .B = k[1], .imp = k[2], .steep = k[3]};
  s.stiff = s.K * s.imp;
  s.extra = s.K * s.steep * (d->efc_pos[i] - d->efc_margin[i]);
  if ((pushes || bends) && !cut) s.growth = s.steep / (s.imp * (1 - s.imp));
  if (pushes) s.D = a->D[i];
  return s;
}

// to_j = sum_i y_i H_ij
static void turn_row(const ScalarRow* r, const double* y, double* to) {
  dense_zero(to, r->n);
  for (int i = 0; i < r->n && r->H; i++)
    dense_addtoscl(to, r->H + (size_t)i * (size_t)r->n, y[r->dof[i]], r->n);
}

// r -= J' f:   dr = -H f - J' df,   df = -D dx + growth f dp,   dx = a' H + B v' H + (stiff +
// extra) dpos
bool soft_row_add(const Diff* x, const ActiveSet* a, const ScalarRow* r) {
  SoftRow s = soft_row(x, a, r->row, r->row);
  double f = a->force[r->row];
  if (s.D == 0 && f == 0) return true;
  size_t mark = arena_mark(x->arena);
  double* by_q = diff_numbers(x, 2 * (size_t)r->n + 1);
  if (!by_q) return false;
  double* turn = by_q + r->n;
  turn_row(r, x->qacc, by_q);
  turn_row(r, x->d->qvel, turn);
  for (int j = 0; j < r->n; j++) {
    double pos = r->pos ? r->pos[j] : 0;
    double dx = by_q[j] + s.B * turn[j] + (s.stiff + s.extra) * pos;
    by_q[j] = -s.D * dx + s.growth * f * pos;
  }
  DiffSpan J = {r->J, r->dof, r->n, 0};
  sink_add(&x->sink, J, (DiffSpan){by_q, r->dof, r->n, x->col.q}, 1, -1);
  if (s.D != 0 && s.B != 0)
    sink_add(&x->sink, J, (DiffSpan){r->J, r->dof, r->n, x->col.v}, 1, s.D * s.B);
  for (int i = 0; i < r->n && r->H && f != 0; i++) {
    static const double one = 1;
    sink_add(&x->sink, (DiffSpan){&one, r->dof + i, 1, 0},
             (DiffSpan){r->H + (size_t)i * (size_t)r->n, r->dof, r->n, x->col.q}, 1, -f);
  }
  arena_release(x->arena, mark);
  return true;
}
