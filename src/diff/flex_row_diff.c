// Lengths of edges and stretches at vertices depend on the dofs in their own row only, so that
// differences of the row over these dofs give dJ_i / dq_j.
#include "diff/flex_row_diff.h"

#include "diff/nudge.h"
#include "diff/soft_row.h"
#include "math/dense.h"
#include "model/row_layout.h"
#include "pos/com.h"
#include "pos/flex_pos.h"
#include "pos/kinematics.h"

static void refresh_flex_rows(const ctModel* m, ctData* d) {
  kinematics(m, d);
  com(m, d);
  flex_pos(m, d);
}

typedef struct FlexRow {
  const double* J; // in flexedge_J or flexvert_J
  int n;
} FlexRow;

static void read_flex_row(const Diff* x, void* user, double* to) {
  (void)x;
  const FlexRow* r = user;
  dense_copy(to, r->J, r->n);
}

// One row: its numbers in the model's own pattern.
static bool add_flex_row(const Diff* x, const ActiveSet* a, int row, const int* col, FlexRow r) {
  size_t mark = arena_mark(x->arena), n = (size_t)r.n;
  DofSet s = dofs_new(x);
  double *H = diff_numbers(x, n * n + n + 1), *J = H ? H + n * n : NULL;
  if (!s.dof || !H) return false;
  for (int k = 0; k < r.n; k++) dofs_add(&s, col[k]);
  dense_copy(J, r.J, r.n);
  Nudged what = {.n = r.n, .refresh = refresh_flex_rows, .read = read_flex_row, .user = &r};
  bool good = nudge(x, &s, &what, H) && soft_row_add(x, a, &(ScalarRow){row, r.n, s.dof, J, J, H});
  arena_release(x->arena, mark);
  return good;
}

static bool add_edge_rows(const Diff* x, const ActiveSet* a, const ConstraintBlock* b, int f) {
  const ctModel* m = x->m;
  int row = b->row;
  for (int e = m->flex_edgeadr[f]; e < m->flex_edgeadr[f] + m->flex_edgenum[f]; e++) {
    int adr = m->flexedge_J_rowadr[e];
    if (m->flexedge_rigid[e] || m->flexedge_J_rownnz[e] == 0) continue;
    if (row >= b->row + b->rows) break;
    FlexRow r = {x->d->flexedge_J + adr, m->flexedge_J_rownnz[e]};
    if (!add_flex_row(x, a, row++, m->flexedge_J_colind + adr, r)) return false;
  }
  return true;
}

static bool add_stretches(const Diff* x, const ActiveSet* a, const ConstraintBlock* b, int f) {
  const ctModel* m = x->m;
  int row = b->row, first = 2 * m->flex_vertadr[f];
  for (int k = first; k < first + 2 * m->flex_vertnum[f]; k++) {
    int adr = m->flexvert_J_rowadr[k];
    if (m->flexvert_J_rownnz[k] == 0) continue;
    if (row >= b->row + b->rows) break;
    FlexRow r = {x->d->flexvert_J + adr, m->flexvert_J_rownnz[k]};
    if (!add_flex_row(x, a, row++, m->flexvert_J_colind + adr, r)) return false;
  }
  return true;
}

bool flex_row_diff(const Diff* x, const ActiveSet* a, const ConstraintBlock* b) {
  int f = x->m->eq_obj1id[b->id];
  x->info->approx |= ctAPPROX_ROW;
  if (b->kind == &eq_flex_edge_kind) return add_edge_rows(x, a, b, f);
  return add_stretches(x, a, b, f);
}
