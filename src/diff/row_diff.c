// Rows of joints and tendons; those of points are in pair_diff.c and contact_diff.c.
#include "diff/row_diff.h"

#include "constraint/block.h"
#include "diff/contact_diff.h"
#include "diff/flex_row_diff.h"
#include "diff/pair_diff.h"
#include "diff/soft_row.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/quat.h"

#include <string.h>

typedef struct RowTerm {
  Diff* x;
  const ActiveSet* a;
  const TendonSlope* tendon;
  const ConstraintBlock* b;
} RowTerm;

//---------------------------------- friction loss and limits --------------------------------------

static bool add_dof_friction(const RowTerm* t) {
  static const double one = 1;
  ScalarRow r = {.row = t->b->row, .n = 1, .dof = &t->b->id, .J = &one};
  return soft_row_add(t->x, t->a, &r);
}

static bool add_tendon_friction(const RowTerm* t) {
  const TendonSlope* s = t->tendon + t->b->id;
  ScalarRow r = {.row = t->b->row, .n = s->n, .dof = s->dof, .J = s->J, .H = s->H};
  return soft_row_add(t->x, t->a, &r);
}

// dist = largest - |log q|, J = -axis:   d axis = (1 - axis axis') (inverse right Jacobian) / angle
static bool add_ball_limit_row(const RowTerm* t, int j) {
  static const double identity[4] = {1, 0, 0, 0};
  const ctModel* m = t->x->m;
  double q[4], axis[3], D[9], J[3], H[9];
  int adr = m->jnt_dofadr[j], dof[3] = {adr, adr + 1, adr + 2};
  copy4(q, t->x->d->qpos + m->jnt_qposadr[j]);
  normalize4(q);
  quat_to_vel(axis, q, 1);
  double angle = normalize3(axis);
  quat_sub_deriv(q, identity, D, NULL);
  scl3(J, axis, -1);
  for (int k = 0; k < 3; k++) {
    double along = axis[0] * D[k] + axis[1] * D[3 + k] + axis[2] * D[6 + k];
    for (int i = 0; i < 3; i++)
      H[3 * i + k] = angle > ctMINVAL ? -(D[3 * i + k] - axis[i] * along) / angle : 0;
  }
  return soft_row_add(t->x, t->a, &(ScalarRow){t->b->row, 3, dof, J, J, H});
}

// The two sides of a joint may follow each other as one block.
static bool add_joint_limits(const RowTerm* t) {
  const ctModel* m = t->x->m;
  int j = t->b->id;
  if (!joint_is_scalar(m->jnt_type[j])) return add_ball_limit_row(t, j);
  for (int k = 0; k < t->b->rows; k++) {
    int row = t->b->row + k;
    double value = t->x->d->qpos[m->jnt_qposadr[j]], low = m->jnt_range[2 * j];
    double sign = k == 0 && t->x->d->efc_pos[row] == value - low ? 1 : -1;
    ScalarRow r = {row, 1, m->jnt_dofadr + j, &sign, &sign, NULL};
    if (!soft_row_add(t->x, t->a, &r)) return false;
  }
  return true;
}

static bool add_tendon_limits(const RowTerm* t) {
  const Diff* x = t->x;
  int id = t->b->id;
  const TendonSlope* s = t->tendon + id;
  size_t mark = arena_mark(x->arena), n = (size_t)s->n;
  double* p = diff_numbers(x, 2 * n + n * n + 1);
  if (!p) return false;
  for (int k = 0; k < t->b->rows; k++) {
    int row = t->b->row + k;
    double low = x->m->tendon_range[2 * id];
    double sign = k == 0 && x->d->efc_pos[row] == x->d->ten_length[id] - low ? 1 : -1;
    dense_scl(p, s->J, sign, s->n);
    dense_scl(p + n, s->length, sign, s->n);
    if (s->H) dense_scl(p + 2 * n, s->H, sign, (int)(n * n));
    ScalarRow r = {row, s->n, s->dof, p, p + n, s->H ? p + 2 * n : NULL};
    if (!soft_row_add(x, t->a, &r)) return false;
  }
  arena_release(x->arena, mark);
  return true;
}

//---------------------------------- couplings -----------------------------------------------------

// x1 = poly(y): first and second derivative of the polynomial
static void slope_polynomial(const double* c, double y, double* first, double* second) {
  *first = c[1] + 2 * c[2] * y + 3 * c[3] * y * y + 4 * c[4] * y * y * y;
  *second = 2 * c[2] + 6 * c[3] * y + 12 * c[4] * y * y;
}

static bool add_joint_coupling(const RowTerm* t) {
  const ctModel* m = t->x->m;
  int i = t->b->id, j1 = m->eq_obj1id[i], j2 = m->eq_obj2id[i];
  int dof[2] = {m->jnt_dofadr[j1], j2 >= 0 ? m->jnt_dofadr[j2] : 0};
  double J[2] = {1, 0}, H[4] = {0}, first, second;
  if (j2 >= 0) {
    int adr = m->jnt_qposadr[j2];
    slope_polynomial(m->eq_data + ctNEQDATA * i, t->x->d->qpos[adr] - m->qpos0[adr], &first,
                     &second);
    J[1] = -first;
    H[3] = -second;
  }
  if (j2 >= 0 && dof[1] < dof[0]) {
    dof[1] = dof[0];
    dof[0] = m->jnt_dofadr[j2];
    J[0] = J[1];
    J[1] = 1;
    H[0] = H[3];
    H[3] = 0;
  }
  return soft_row_add(t->x, t->a, &(ScalarRow){t->b->row, j2 >= 0 ? 2 : 1, dof, J, J, H});
}

// to (J, dl, H over the set) += w of a tendon
static void add_tendon_to(const DofSet* s, const TendonSlope* t, double w, double* J,
                          double* length, double* H) {
  for (int i = 0; i < t->n; i++) {
    int p = s->at[t->dof[i]];
    J[p] += w * t->J[i];
    length[p] += w * t->length[i];
    for (int k = 0; k < t->n && t->H; k++) H[p * s->n + s->at[t->dof[k]]] += w * t->H[i * t->n + k];
  }
}

// J1 - p' J2:   H1 - p' H2 - p'' J2' dl2
static bool add_tendon_coupling(const RowTerm* t) {
  const Diff* x = t->x;
  const ctModel* m = x->m;
  int i = t->b->id, id2 = m->eq_obj2id[i];
  const TendonSlope *t1 = t->tendon + m->eq_obj1id[i], *t2 = id2 >= 0 ? t->tendon + id2 : NULL;
  size_t mark = arena_mark(x->arena);
  DofSet s = dofs_new(x);
  if (!s.dof) return false;
  for (int k = 0; k < t1->n; k++) dofs_add(&s, t1->dof[k]);
  for (int k = 0; t2 && k < t2->n; k++) dofs_add(&s, t2->dof[k]);
  dofs_close(x, &s);
  size_t n = (size_t)s.n;
  double *J = diff_numbers(x, 2 * n + n * n + 1), *length = J ? J + n : NULL;
  if (!J) return false;
  double *H = length + n, first, second;
  dense_zero(J, (int)(2 * n + n * n));
  add_tendon_to(&s, t1, 1, J, length, H);
  if (t2) {
    slope_polynomial(m->eq_data + ctNEQDATA * i, x->d->ten_length[id2] - m->tendon_length0[id2],
                     &first, &second);
    add_tendon_to(&s, t2, -first, J, length, H);
    for (int p = 0; p < t2->n; p++)
      for (int q = 0; q < t2->n; q++)
        H[s.at[t2->dof[p]] * s.n + s.at[t2->dof[q]]] -= second * t2->J[p] * t2->length[q];
  }
  bool good = soft_row_add(x, t->a, &(ScalarRow){t->b->row, s.n, s.dof, J, length, H});
  arena_release(x->arena, mark);
  return good;
}

//--------------------------------------------------------------------------------------------------

static bool add_point_rows(const RowTerm* t) { return pair_diff(t->x, t->a, t->b); }
static bool add_flex_rows(const RowTerm* t) { return flex_row_diff(t->x, t->a, t->b); }
static bool add_no_rows(const RowTerm* t) { return (void)t, true; }

// By the kind of the rows; contacts follow in their own order.
typedef bool (*AddRows)(const RowTerm* t);
static AddRows find_row_term(const ConstraintKind* k) {
  static const struct {
    const ConstraintKind* kind;
    AddRows add;
  } table[] = {
      {&friction_dof_kind, add_dof_friction},      {&friction_tendon_kind, add_tendon_friction},
      {&limit_joint_kind, add_joint_limits},       {&limit_tendon_kind, add_tendon_limits},
      {&eq_couple_joint_kind, add_joint_coupling}, {&eq_couple_tendon_kind, add_tendon_coupling},
      {&eq_connect_kind, add_point_rows},          {&eq_weld_kind, add_point_rows},
      {&contact_rows_kind, add_no_rows},
  };
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
    if (table[i].kind == k) return table[i].add;
  return add_flex_rows;
}

bool row_diff(Diff* x, const ActiveSet* a, const TendonSlope* tendon) {
  for (ConstraintBlock b = {0}; block_next(x->m, x->d, &b);) {
    RowTerm t = {x, a, tendon, &b};
    if (!find_row_term(b.kind)(&t)) return false;
  }
  return contact_diff(x, a);
}
