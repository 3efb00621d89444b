// joint, tendon: a scalar is a polynomial of another, or a constant. One row,
//   x1 - x1_0 = c0 + c1 y + c2 y^2 + c3 y^3 + c4 y^4 with y = x2 - x2_0
//   eq_data   c0 to c4
#include "constraint/equality.h"
#include "model/awake.h"
#include "model/data.h"
#include "pos/tendon.h"

#include <stdint.h>

// A scalar that can be coupled: its value, its reference, and its Jacobian.
typedef struct CoupledScalar {
  double value, reference;
  TendonRow row;
} CoupledScalar;

// r = a + w b over the union of their dofs; returns its size. Full rows have no list of dofs.
static int combine_rows(double* r, int* dof, const TendonRow* a, const TendonRow* b, double w) {
  if (!a->dof) {
    for (int k = 0; k < a->n; k++) r[k] = a->J[k] + w * b->J[k];
    return a->n;
  }
  int n = 0, i = 0, j = 0;
  while (i < a->n || j < b->n) {
    int x = i < a->n ? a->dof[i] : INT32_MAX, y = j < b->n ? b->dof[j] : INT32_MAX;
    dof[n] = x < y ? x : y;
    r[n] = (x <= y ? a->J[i] : 0) + (y <= x ? w * b->J[j] : 0);
    i += x <= y;
    j += y <= x;
    n++;
  }
  return n;
}

static size_t coupling_scratch(const ctModel* m) {
  return SCRATCH_SIZE(int, m->nv) + SCRATCH_SIZE(double, m->nv);
}

// b is NULL for a constant.
static void add_coupling(const ctModel* m, ctData* d, int i, const CoupledScalar* a,
                         const CoupledScalar* b) {
  const double* c = m->eq_data + ctNEQDATA * i;
  Scratch s = data_scratch(d);
  int* dof = SCRATCH(s, int, m->nv);
  double* jac = SCRATCH(s, double, m->nv);
  double pos = a->value - a->reference - c[0];
  RowBlock row = {.rows = 1, .n = a->row.n, .dof = a->row.dof, .jac = a->row.J, .pos = &pos};
  if (b) {
    double y = b->value - b->reference;
    pos -= c[1] * y + c[2] * y * y + c[3] * y * y * y + c[4] * y * y * y * y;
    double slope = c[1] + 2 * c[2] * y + 3 * c[3] * y * y + 4 * c[4] * y * y * y;
    row.n = combine_rows(jac, dof, &a->row, &b->row, -slope);
    row.dof = a->row.dof ? dof : NULL;
    row.jac = jac;
  }
  equality_add(m, d, i, &row);
}

typedef CoupledScalar ScalarOf(const ctModel* m, const ctData* d, int id);
typedef double WeightOf(const ctModel* m, int id);

static void couple_scalars(const ctModel* m, ctData* d, int i, ScalarOf* scalar) {
  int id2 = m->eq_obj2id[i];
  CoupledScalar a = scalar(m, d, m->eq_obj1id[i]);
  CoupledScalar b = id2 >= 0 ? scalar(m, d, id2) : (CoupledScalar){0};
  add_coupling(m, d, i, &a, id2 >= 0 ? &b : NULL);
}

static int weigh_coupling(const ctModel* m, int i, WeightOf* weight, double* diag) {
  int id2 = m->eq_obj2id[i];
  diag[0] = weight(m, m->eq_obj1id[i]) + (id2 >= 0 ? weight(m, id2) : 0);
  return 1;
}

//---------------------------------- joint ---------------------------------------------------------

static CoupledScalar joint_scalar(const ctModel* m, const ctData* d, int j) {
  static const double one = 1;
  int adr = m->jnt_qposadr[j];
  return (CoupledScalar){d->qpos[adr], m->qpos0[adr], {&one, m->jnt_dofadr + j, 1}};
}

static void count_coupled_joints(const ctModel* m, const ctData* d, ConstraintIds ids,
                                 RowCount* c) {
  (void)m;
  (void)d;
  c->rows += ids.end - ids.begin;
  c->nonzeros += 2 * (ids.end - ids.begin);
}

static void make_coupled_joints(const ctModel* m, ctData* d, ConstraintIds ids) {
  for (int i = ids.begin; i < ids.end; i++) couple_scalars(m, d, i, joint_scalar);
}

static double find_joint_weight(const ctModel* m, int j) {
  return m->dof_invweight0[m->jnt_dofadr[j]];
}

static int weigh_coupled_joint(const ctModel* m, const ctData* d, const ConstraintBlock* b,
                               double* diag) {
  (void)d;
  return weigh_coupling(m, b->id, find_joint_weight, diag);
}

static bool find_coupled_bodies(const ctModel* m, const ctData* d, int i, int body[2]) {
  (void)d;
  int id2 = m->eq_obj2id[i];
  body[0] = m->jnt_bodyid[m->eq_obj1id[i]];
  body[1] = id2 >= 0 ? m->jnt_bodyid[id2] : 0;
  return true;
}

// QUIRK(zero-slope-island; test_eq_couple:a_slope_of_zero_ties_no_island_in_full_rows): A joint
// equality whose slope is zero joins the trees of both joints in compressed rows, and does not in
// full rows: islands follow the numbers of the row.
const ConstraintKind eq_couple_joint_kind = {
    .label = "joint equality",
    .impedance = IMPEDANCE_OF_EACH_ROW,
    .trees = TREES_OF_FIRST_ROW,
    .count = count_coupled_joints,
    .scratch = coupling_scratch,
    .make = make_coupled_joints,
    .weight = weigh_coupled_joint,
    .softness = equality_softness,
    .bodies = find_coupled_bodies,
};

//---------------------------------- tendon --------------------------------------------------------

static CoupledScalar tendon_scalar(const ctModel* m, const ctData* d, int t) {
  return (CoupledScalar){d->ten_length[t], m->tendon_length0[t], tendon_row(m, d, t)};
}

static void count_coupled_tendons(const ctModel* m, const ctData* d, ConstraintIds ids,
                                  RowCount* c) {
  for (int i = ids.begin; i < ids.end; i++) {
    int id1 = m->eq_obj1id[i], id2 = m->eq_obj2id[i];
    c->rows++;
    c->nonzeros += d->ten_J_rownnz[id1] + (id2 >= 0 ? d->ten_J_rownnz[id2] : 0);
  }
}

// QUIRK(tendon-equality-address; test_eq_couple:tendon_address_is_the_number_of_the_equality):
// tendon_efcadr of a tendon in an equality is the number of the equality, not of its row.
static void make_coupled_tendons(const ctModel* m, ctData* d, ConstraintIds ids) {
  for (int i = ids.begin; i < ids.end; i++) {
    int id1 = m->eq_obj1id[i], id2 = m->eq_obj2id[i];
    if (d->tendon_efcadr[id1] < 0) d->tendon_efcadr[id1] = i;
    if (id2 >= 0 && d->tendon_efcadr[id2] < 0) d->tendon_efcadr[id2] = i;
    couple_scalars(m, d, i, tendon_scalar);
  }
}

static double find_tendon_weight(const ctModel* m, int t) { return m->tendon_invweight0[t]; }

static int weigh_coupled_tendon(const ctModel* m, const ctData* d, const ConstraintBlock* b,
                                double* diag) {
  (void)d;
  return weigh_coupling(m, b->id, find_tendon_weight, diag);
}

static bool coupled_tendons_sleep(const ctModel* m, const ctData* d, int i) {
  int id2 = m->eq_obj2id[i];
  return awake_tendon_sleeps(m, d, m->eq_obj1id[i]) && (id2 < 0 || awake_tendon_sleeps(m, d, id2));
}

const ConstraintKind eq_couple_tendon_kind = {
    .label = "tendon equality",
    .impedance = IMPEDANCE_OF_EACH_ROW,
    .trees = TREES_OF_FIRST_ROW,
    .count = count_coupled_tendons,
    .scratch = coupling_scratch,
    .make = make_coupled_tendons,
    .weight = weigh_coupled_tendon,
    .softness = equality_softness,
    .sleeps = coupled_tendons_sleep,
};
