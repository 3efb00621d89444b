#include "formulate/coupling.h"
#include "model/data.h"
#include "unit/constraint/row_case.h"

#define REST                                                                                       \
  "<equality><weld body1='box' body2='lower'/><joint joint1='slide' polycoef='.1 0 0 0 0'/>"       \
  "</equality>"

// Rows of all kinds in one list: equalities, contacts of a box with a floor, friction loss, limits.
static Trees open_rows(const char* cone, bool sparse) {
  char options[100];
  snprintf(options, sizeof options, "cone='%s'", cone);
  Trees t = row_case(options, REST, sparse);
  for (int i = 0; i < t.m->nv; i++) t.m->dof_frictionloss[i] = i % 3 == 0 ? 0.4 : 0;
  row_case_state(t.m, t.d);
  assert_true(t.d->ne > 0 && t.d->nf > 0 && t.d->ncon > 0);
  return t;
}

static const char* const kCones[] = {"pyramidal", "elliptic"};

// Y Y' = J M^-1 J' of the directions, full and compressed; groups are islands.
static void directions_have_their_inverse_inertia(void** state) {
  (void)state;
  for (int k = 0; k < 4; k++) {
    Trees t = open_rows(kCones[k / 2], k % 2);
    int nv = (int)t.m->nv;
    size_t mark = arena_mark(data_arena(t.d));
    Couplings s;
    assert_true(couplings_make(t.m, t.d, &s));
    assert_int_equal(s.ngroup, t.d->nisland);
    assert_int_equal(s.group[s.ngroup], s.n);
    for (int i = 0; i < s.n; i++) {
      const RowCoupling* c = s.at + i;
      for (int a = 0; a < c->dim; a++) {
        // the row of J along a direction, by couplings_to_rows: J' f of a unit force
        double unit[256] = {0}, rows[256] = {0}, f[64], x[64];
        assert_true(s.ndir <= 256 && t.d->nefc <= 256 && nv <= 64);
        unit[c->dir + a] = 1;
        couplings_to_rows(&s, rows, unit);
        ct_mulJacTVec(t.m, t.d, f, rows);
        ct_solveM(t.m, t.d, x, f, 1);
        double A = 0;
        for (int j = 0; j < nv; j++) A += f[j] * x[j];
        assert_relative(c->A[a * (c->dim + 1)], A, 1e-10);
      }
    }
    arena_release(data_arena(t.d), mark);
    trees_close(&t);
  }
}

// What couplings_from_rows reads is what moves: the velocity of each direction times its force is
// the power of the rows.
static void power_is_the_same_in_rows_and_directions(void** state) {
  (void)state;
  for (int k = 0; k < 4; k++) {
    Trees t = open_rows(kCones[k / 2], k % 2);
    size_t mark = arena_mark(data_arena(t.d));
    Couplings s;
    assert_true(couplings_make(t.m, t.d, &s));
    double force[256], velocity[256], rows[256], by_dir = 0, by_row = 0;
    for (int i = 0; i < s.ndir; i++) force[i] = sin(2.0 * i + 1);
    couplings_from_rows(&s, velocity, t.d->efc_vel);
    couplings_to_rows(&s, rows, force);
    for (int i = 0; i < s.ndir; i++) by_dir += force[i] * velocity[i];
    for (int i = 0; i < t.d->nefc; i++) by_row += rows[i] * t.d->efc_vel[i];
    assert_relative(by_dir, by_row, 1e-12);
    arena_release(data_arena(t.d), mark);
    trees_close(&t);
  }
}

static void a_full_arena_is_reported(void** state) {
  (void)state;
  Trees t = open_rows("elliptic", false);
  Arena* a = data_arena(t.d);
  size_t mark = arena_mark(a), limit = a->limit, committed = a->committed;
  for (size_t room = 0; room < 20000; room += 1000) {
    Couplings s;
    a->limit = a->committed = a->used + room;
    bool made = couplings_make(t.m, t.d, &s);
    assert_true(made == (room > 16000) || (room > 4000 && room <= 16000));
    arena_release(a, mark);
  }
  a->limit = limit;
  a->committed = committed;
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(directions_have_their_inverse_inertia),
      cmocka_unit_test(power_is_the_same_in_rows_and_directions),
      cmocka_unit_test(a_full_arena_is_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
