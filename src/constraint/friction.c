// Dry friction: one row per dof and per tendon that has some.
#include "constraint/kind.h"
#include "model/awake.h"
#include "pos/tendon.h"

// One rule for counting and making: NaN has no row in either.
static bool has_friction_row(double frictionloss) { return frictionloss > 0; }

//---------------------------------- dof -----------------------------------------------------------

static void count_dof_frictions(const ctModel* m, const ctData* d, ConstraintIds ids, RowCount* c) {
  (void)d;
  const double* loss = m->dof_frictionloss;
  int n = 0;
  for (int i = ids.begin; i < ids.end; i++) n += has_friction_row(loss[i]);
  c->rows += n;
  c->nonzeros += n;
}

static void make_dof_frictions(const ctModel* m, ctData* d, ConstraintIds ids) {
  static const double one = 1;
  const double* loss = m->dof_frictionloss;
  bool sleep = awake_some_sleep(m, d);
  for (int i = ids.begin; i < ids.end; i++) {
    if (!has_friction_row(loss[i]) || (sleep && awake_dof_sleeps(m, d, i))) continue;
    rows_add(m, d,
             &(RowBlock){.type = ctCNSTR_FRICTION_DOF,
                         .id = i,
                         .rows = 1,
                         .n = 1,
                         .dof = &i,
                         .jac = &one,
                         .frictionloss = loss[i]});
  }
}

static int weigh_dof_friction(const ctModel* m, const ctData* d, const ConstraintBlock* b,
                              double* diag) {
  (void)d;
  diag[0] = m->dof_invweight0[b->id];
  return 1;
}

static Softness dof_friction_softness(const ctModel* m, const ctData* d, const ConstraintBlock* b) {
  (void)d;
  return (Softness){
      .ref = m->dof_solref + ctNREF * b->id, .imp = m->dof_solimp + ctNIMP * b->id, .is_dry = true};
}

static bool find_dof_body(const ctModel* m, const ctData* d, int i, int body[2]) {
  (void)d;
  body[0] = m->dof_bodyid[i];
  body[1] = 0;
  return true;
}

const ConstraintKind friction_dof_kind = {
    .label = "friction of dof",
    .impedance = IMPEDANCE_OF_EACH_ROW,
    .trees = TREES_OF_BODIES,
    .count = count_dof_frictions,
    .make = make_dof_frictions,
    .weight = weigh_dof_friction,
    .softness = dof_friction_softness,
    .bodies = find_dof_body,
};

//---------------------------------- tendon --------------------------------------------------------

static void count_tendon_frictions(const ctModel* m, const ctData* d, ConstraintIds ids,
                                   RowCount* c) {
  for (int t = ids.begin; t < ids.end; t++) {
    if (!has_friction_row(m->tendon_frictionloss[t])) continue;
    c->rows++;
    c->nonzeros += d->ten_J_rownnz[t];
  }
}

static void make_tendon_frictions(const ctModel* m, ctData* d, ConstraintIds ids) {
  bool sleep = awake_some_sleep(m, d);
  for (int t = ids.begin; t < ids.end; t++) {
    if (!has_friction_row(m->tendon_frictionloss[t]) || (sleep && awake_tendon_sleeps(m, d, t)))
      continue;
    TendonRow r = tendon_row(m, d, t);
    int row = d->nefc;
    rows_add(m, d,
             &(RowBlock){.type = ctCNSTR_FRICTION_TENDON,
                         .id = t,
                         .rows = 1,
                         .n = r.n,
                         .dof = r.dof,
                         .jac = r.J,
                         .frictionloss = m->tendon_frictionloss[t]});
    if (d->tendon_efcadr[t] < 0) d->tendon_efcadr[t] = row;
  }
}

static int weigh_tendon_friction(const ctModel* m, const ctData* d, const ConstraintBlock* b,
                                 double* diag) {
  (void)d;
  diag[0] = m->tendon_invweight0[b->id];
  return 1;
}

static Softness tendon_friction_softness(const ctModel* m, const ctData* d,
                                         const ConstraintBlock* b) {
  (void)d;
  return (Softness){.ref = m->tendon_solref_fri + ctNREF * b->id,
                    .imp = m->tendon_solimp_fri + ctNIMP * b->id,
                    .is_dry = true};
}

const ConstraintKind friction_tendon_kind = {
    .label = "friction of tendon",
    .impedance = IMPEDANCE_OF_EACH_ROW,
    .trees = TREES_OF_FIRST_ROW,
    .count = count_tendon_frictions,
    .make = make_tendon_frictions,
    .weight = weigh_tendon_friction,
    .softness = tendon_friction_softness,
};
