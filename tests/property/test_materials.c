// Properties of every kind of elasticity and bending in the open tables, those of users included.
#include "base/rng.h"
#include "material/differences.h"
#include "math/psd.h"
#include "math/quat.h"
#include "support/numbers.h"

#include <corten/corten.h>

#include <string.h>

// Wrecks: a million configurations for each table of at least 14 materials and 3 kinds of bending.
enum { CASES = 200, MOST = 12, WRECKS = 1000000 };

// Random numbers, one after another.
typedef struct Rng {
  uint64_t seed, drawn;
} Rng;
static double draw(Rng* r) { return rng_uniform(r->seed, 0, r->drawn++); }

typedef struct Material {
  const ctpElasticity* kind;
  int dim;
  double c[32];
} Material;

typedef struct Crease {
  const ctpBending* kind;
  double rest[12], c[32];
} Crease;

//---------------------------------- kinds of a user -----------------------------------------------

// A solid with one stiff axis and no stiffness function: W = E/2 |F - 1|^2 is not invariant, so in
// terms of C = F'F: W = E/8 |C - 1|^2 + E (C_00 - 1)^2.
static double fibre_energy(int dim, const cttNum* F, const cttNum* c) {
  double W = 0;
  for (int i = 0; i < dim; i++) {
    for (int j = 0; j < dim; j++) {
      double g = -(i == j);
      for (int r = 0; r < 3; r++) g += F[dim * r + i] * F[dim * r + j];
      W += c[0] / 8 * g * g * (i == 0 && j == 0 ? 9 : 1);
    }
  }
  return W;
}

static void fibre_stress(int dim, const cttNum* F, const cttNum* c, cttNum* P) {
  memset(P, 0, 3 * (size_t)dim * sizeof *P);
  for (int i = 0; i < dim; i++) {
    for (int j = 0; j < dim; j++) {
      double g = -(i == j);
      for (int r = 0; r < 3; r++) g += F[dim * r + i] * F[dim * r + j];
      for (int r = 0; r < 3; r++)
        P[dim * r + i] += c[0] / 2 * g * (i == 0 && j == 0 ? 9 : 1) * F[dim * r + j];
    }
  }
}

static void fibre_prepare(int dim, cttNum young, cttNum poisson, const cttNum* param, cttNum* c) {
  (void)dim, (void)poisson, (void)param;
  c[0] = young;
}

// Springs between the opposite vertices of a hinge: k/2 (l - l0)^2
static void brace_prepare(const cttNum* x, cttNum young, cttNum poisson, cttNum thickness,
                          const cttNum* param, cttNum* c) {
  (void)poisson, (void)param;
  c[0] = young * thickness;
  c[1] = dist3(x + 6, x + 9);
}

static double brace_energy(const cttNum* x, const cttNum* c) {
  double l = dist3(x + 6, x + 9) - c[1];
  return c[0] / 2 * l * l;
}

static void brace_force(const cttNum* x, const cttNum* c, cttNum* f) {
  double way[3];
  memset(f, 0, 12 * sizeof *f);
  sub3(way, x + 9, x + 6);
  double l = normalize3(way);
  scl3(f + 6, way, c[0] * (l - c[1]));
  scl3(f + 9, way, -c[0] * (l - c[1]));
}

static int add_user_kinds(void** state) {
  (void)state;
  ctpElasticity fibre = {.kind = {.name = "test.fibre"},
                         .dims = 12,
                         .nconst = 1,
                         .prepare = fibre_prepare,
                         .energy = fibre_energy,
                         .stress = fibre_stress};
  ctpBending brace = {.kind = {.name = "test.brace"},
                      .nconst = 2,
                      .prepare = brace_prepare,
                      .energy = brace_energy,
                      .force = brace_force};
  assert_true(ct_registerElasticity(&fibre) >= ctNELASTICITY);
  assert_true(ct_registerBending(&brace) >= ctNBENDING);
  return 0;
}

//---------------------------------- configurations ------------------------------------------------

static double between(Rng* r, double low, double high) { return low + (high - low) * draw(r); }

static void turn_randomly(Rng* r, double R[9]) {
  double q[4];
  for (int i = 0; i < 4; i++) q[i] = between(r, -1, 1);
  normalize4(q);
  quat_to_mat(R, q);
}

// F = R S Q' with stretches S between low and high
static void stretch_randomly(Rng* r, int dim, double low, double high, double* F) {
  double R[9], Q[9];
  turn_randomly(r, R);
  turn_randomly(r, Q);
  if (dim < 3) { // a rotation in the plane
    double a = between(r, -3, 3), c = dim == 2 ? cos(a) : 1, s = dim == 2 ? sin(a) : 0;
    memcpy(Q, (double[9]){c, -s, 0, s, c, 0, 0, 0, 1}, sizeof Q);
  }
  memset(F, 0, 3 * (size_t)dim * sizeof *F);
  for (int k = 0; k < dim; k++) {
    double s = between(r, low, high);
    for (int i = 0; i < 3 * dim; i++) F[i] += R[3 * (i / dim) + k] * s * Q[3 * (i % dim) + k];
  }
}

// Calls `test` for every material of the table, of users too, in every dimension; returns how many
// there were.
static int each_material(void (*test)(const Material* m, Rng* r)) {
  int n = 0;
  for (int slot = 0; slot < ct_kindCount(ctKIND_ELASTICITY); slot++) {
    const ctpKind* kind = ct_kindAt(ctKIND_ELASTICITY, slot);
    Material m = {.kind = (const ctpElasticity*)(const void*)kind};
    static const double rubber[3] = {3e3, 1e3, 1e5};
    const double* param = kind && kind->nparam ? rubber : NULL;
    // MuJoCo's own has no functions: test_flex_energy, test_flex_part
    assert_true(kind && (m.kind->energy || slot == ctELAST_LINEAR));
    if (kind && kind->nparam) assert_string_equal(kind->name, "mooney_rivlin");
    for (m.dim = 1; kind && m.kind->energy && m.dim <= 3; m.dim++) {
      if (!(m.kind->dims >> m.dim & 1)) continue;
      Rng r = {(uint64_t)(7 * slot + m.dim), 0};
      m.kind->prepare(m.dim, 1e4, 0.3, param, m.c);
      test(&m, &r);
      n++;
    }
  }
  return n;
}

static void random_hinge(Rng* r, double x[12]) {
  static const double flat[12] = {0, 0, 0, 0, 1, 0, -0.8, 0.4, 0, 0.9, 0.6, 0};
  for (int i = 0; i < 12; i++) x[i] = 0.1 * (flat[i] + between(r, -0.3, 0.3));
}

static int each_crease(void (*test)(const Crease* c, Rng* r)) {
  int n = 0;
  for (int slot = 0; slot < ct_kindCount(ctKIND_BENDING); slot++) {
    const ctpKind* kind = ct_kindAt(ctKIND_BENDING, slot);
    Crease c = {.kind = (const ctpBending*)(const void*)kind};
    // MuJoCo's own has no functions: test_flex_energy, test_flex_part
    assert_true(kind && (c.kind->energy || slot == ctBEND_COTANGENT));
    if (!c.kind->energy) continue;
    Rng r = {(uint64_t)(100 + slot), 0};
    random_hinge(&r, c.rest);
    if (c.kind->prepare) c.kind->prepare(c.rest, 1e4, 0.3, 0.01, NULL, c.c);
    test(&c, &r);
    n++;
  }
  return n;
}

//---------------------------------- elasticity ----------------------------------------------------

static double size_of(const double* x, int n) { return larger(1e-300, largest_of(x, n)); }

static void compare_stress(const Material* m, Rng* r) {
  int n = 3 * m->dim;
  for (int k = 0; k < CASES; k++) {
    double F[9], P[9], D[9], h = 1e-5;
    stretch_randomly(r, m->dim, 0.4, 2, F);
    m->kind->stress(m->dim, F, m->c, P);
    for (int i = 0; i < n; i++) {
      double kept = F[i];
      F[i] = kept + h;
      double up = m->kind->energy(m->dim, F, m->c);
      F[i] = kept - h;
      D[i] = (up - m->kind->energy(m->dim, F, m->c)) / (2 * h);
      F[i] = kept;
    }
    assert_within(largest_difference(P, D, n) / size_of(P, n), 0, 1e-6);
  }
}

static void stress_is_the_derivative_of_energy(void** state) {
  (void)state;
  assert_true(each_material(compare_stress) >= 14);
}

// Derivative of the stress by centred differences, symmetric.
static void differentiate_stress(const Material* m, double* F, double* H) {
  int n = 3 * m->dim;
  double up[9], down[9], h = 1e-5;
  for (int i = 0; i < n; i++) {
    double kept = F[i];
    F[i] = kept + h;
    m->kind->stress(m->dim, F, m->c, up);
    F[i] = kept - h;
    m->kind->stress(m->dim, F, m->c, down);
    F[i] = kept;
    for (int j = 0; j < n; j++) H[n * i + j] = (up[j] - down[j]) / (2 * h);
  }
}

static double smallest_eigenvalue(int n, const double* A) {
  double D[MOST * MOST], Q[MOST * MOST], least = 1e300;
  memcpy(D, A, (size_t)(n * n) * sizeof *D);
  psd_eigen(n, D, Q);
  for (int i = 0; i < n; i++) least = smaller(least, D[(n + 1) * i]);
  return least;
}

static void compare_stiffness(const Material* m, Rng* r) {
  int n = 3 * m->dim, exact = 0;
  for (int k = 0; k < CASES; k++) {
    double F[9], H[81], D[81], Q[81];
    bool regular = k % 2;
    stretch_randomly(r, m->dim, regular ? 1.01 : 0.3, regular ? 1.2 : 2.5, F);
    if (k % 7 == 0) stretch_randomly(r, m->dim, 1.1, 1.1, F); // equal stretches
    differences_elasticity(m->kind, m->dim, F, m->c, H);
    differentiate_stress(m, F, D);
    double size = size_of(D, n * n);
    for (int i = 0; i < n * n; i++) assert_within(H[i], H[n * (i % n) + i / n], 1e-11 * size);
    assert_true(smallest_eigenvalue(n, H) >= -1e-9 * size);
    if (smallest_eigenvalue(n, D) > 1e-6 * size) exact++;
    psd_project(n, D, Q); // the projection moves no positive eigenvalue
    assert_within(largest_difference(H, D, n * n) / size, 0, 1e-5);
  }
  assert_true(exact > 5);
}

static void stiffness_is_the_derivative_of_stress(void** state) {
  (void)state;
  assert_true(each_material(compare_stiffness) >= 14);
}

static void turn_material(const Material* m, Rng* r) {
  for (int k = 0; k < CASES; k++) {
    double F[9], R[9], G[9] = {0}, P[9], S[9], T[9] = {0};
    int n = 3 * m->dim;
    stretch_randomly(r, m->dim, 0.3, 2, F);
    turn_randomly(r, R);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < 3; j++) G[i] += R[3 * (i / m->dim) + j] * F[m->dim * j + i % m->dim];
    }
    double e = m->kind->energy(m->dim, F, m->c);
    assert_within(m->kind->energy(m->dim, G, m->c) / e, 1, 1e-12);
    m->kind->stress(m->dim, F, m->c, P);
    m->kind->stress(m->dim, G, m->c, S);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < 3; j++) T[i] += R[3 * (i / m->dim) + j] * P[m->dim * j + i % m->dim];
    }
    assert_within(largest_difference(S, T, n) / size_of(S, n), 0, 1e-12);
  }
}

static void rotations_change_nothing(void** state) {
  (void)state;
  assert_true(each_material(turn_material) >= 14);
}

static void rest_material(const Material* m, Rng* r) {
  for (int k = 0; k < CASES; k++) {
    double F[9], P[9];
    stretch_randomly(r, m->dim, 1, 1, F);
    assert_within(m->kind->energy(m->dim, F, m->c), 0, 1e4 * 1e-15);
    m->kind->stress(m->dim, F, m->c, P);
    for (int i = 0; i < 3 * m->dim; i++) assert_within(P[i], 0, 1e4 * 3e-14);
  }
}

static void rest_is_free_of_stress(void** state) {
  (void)state;
  assert_true(each_material(rest_material) >= 14);
}

// One of many ways in which an element is no longer one.
static void ruin_gradient(Rng* r, int dim, double* F) {
  double scale = pow(10, between(r, -9, 4));
  for (int i = 0; i < 3 * dim; i++) F[i] = scale * between(r, -1, 1);
  int way = (int)(8 * draw(r)), column = (int)(dim * draw(r));
  for (int i = 0; i < 3; i++) {
    double* row = F + dim * i;
    if (way == 0) row[column] = 0;                         // an edge has no length
    if (way == 1) row[column] = row[(column + 1) % dim];   // flat
    if (way == 2) row[column] = -row[(column + 1) % dim];  // folded
    if (way == 3) row[column] *= 1e-12;                    // nearly flat
    if (way == 4) memset(row, 0, (size_t)dim * sizeof *F); // a point
    if (way == 5) {                                        // a reflection
      for (int j = 0; j < dim; j++) row[j] = i == j ? (j == column ? -1 : 1) : 0;
    }
  }
}

static void wreck_material(const Material* m, Rng* r) {
  int n = 3 * m->dim;
  for (int k = 0; k < WRECKS / 14 + 1; k++) {
    double F[9], P[9], H[81];
    ruin_gradient(r, m->dim, F);
    double W = m->kind->energy(m->dim, F, m->c);
    m->kind->stress(m->dim, F, m->c, P);
    assert_true(isfinite(W) && isfinite(largest_of(P, n)));
    if (k % 4) continue; // the stiffness takes longest
    differences_elasticity(m->kind, m->dim, F, m->c, H);
    assert_true(isfinite(largest_of(H, n * n)));
  }
}

static void no_wreck_gives_nan(void** state) {
  (void)state;
  assert_true(each_material(wreck_material) >= 14);
}

//---------------------------------- bending -------------------------------------------------------

static void compare_bending(const Crease* c, Rng* r) {
  for (int k = 0; k < CASES; k++) {
    double x[12], f[12], D[12], h = 1e-7;
    random_hinge(r, x);
    c->kind->force(x, c->c, f);
    for (int i = 0; i < 12; i++) {
      double kept = x[i];
      x[i] = kept + h;
      double up = c->kind->energy(x, c->c);
      x[i] = kept - h;
      D[i] = -(up - c->kind->energy(x, c->c)) / (2 * h);
      x[i] = kept;
    }
    assert_within(largest_difference(f, D, 12) / larger(1e-12, largest_of(f, 12)), 0, 1e-6);
  }
}

static void bending_force_is_the_derivative_of_energy(void** state) {
  (void)state;
  assert_true(each_crease(compare_bending) >= 3);
}

// Exact at rest; positive semidefinite and symmetric everywhere.
static void compare_crease_stiffness(const Crease* c, Rng* r) {
  double K[144], D[144], x[12], up[12], down[12], h = 1e-7;
  memcpy(x, c->rest, sizeof x);
  differences_bending(c->kind, x, c->c, K);
  for (int i = 0; i < 12; i++) {
    x[i] = c->rest[i] + h;
    c->kind->force(x, c->c, up);
    x[i] = c->rest[i] - h;
    c->kind->force(x, c->c, down);
    x[i] = c->rest[i];
    for (int j = 0; j < 12; j++) D[12 * i + j] = -(up[j] - down[j]) / (2 * h);
  }
  assert_within(largest_difference(K, D, 144) / larger(1e-12, largest_of(D, 144)), 0, 1e-5);
  for (int k = 0; k < CASES; k++) {
    random_hinge(r, x);
    differences_bending(c->kind, x, c->c, K);
    double size = larger(1e-300, largest_of(K, 144));
    assert_true(smallest_eigenvalue(12, K) >= -1e-9 * size);
    for (int i = 0; i < 144; i++) assert_within(K[i], K[12 * (i % 12) + i / 12], 1e-11 * size);
  }
}

static void bending_stiffness_is_exact_at_rest(void** state) {
  (void)state;
  assert_true(each_crease(compare_crease_stiffness) >= 3);
}

static void move_crease(const Crease* c, Rng* r) {
  double f[12];
  assert_within(c->kind->energy(c->rest, c->c), 0, 1e-24);
  c->kind->force(c->rest, c->c, f);
  assert_within(largest_of(f, 12), 0, 1e-11);
  for (int k = 0; k < CASES; k++) {
    double x[12], y[12], R[9], g[12], shift[3], turned[3], sum[3] = {0};
    random_hinge(r, x);
    turn_randomly(r, R);
    for (int i = 0; i < 3; i++) shift[i] = between(r, -0.1, 0.1);
    for (int i = 0; i < 4; i++) {
      mat3_mul_vec(y + 3 * i, R, x + 3 * i);
      addto3(y + 3 * i, shift);
    }
    double e = c->kind->energy(x, c->c);
    assert_within(c->kind->energy(y, c->c), e, 1e-12 * larger(1e-3, e));
    c->kind->force(x, c->c, f);
    c->kind->force(y, c->c, g);
    for (int i = 0; i < 4; i++) {
      mat3_mul_vec(turned, R, f + 3 * i);
      assert_within(dist3(turned, g + 3 * i), 0, 1e-12 * larger(1, largest_of(f, 12)));
      addto3(sum, f + 3 * i);
    }
    assert_within(norm3(sum), 0, 1e-12 * larger(1, largest_of(f, 12)));
  }
}

static void bending_moves_with_its_hinge(void** state) {
  (void)state;
  assert_true(each_crease(move_crease) >= 3);
}

static void wreck_crease(const Crease* c, Rng* r) {
  for (int k = 0; k < WRECKS / 3 + 1; k++) {
    double x[12], f[12], K[144];
    int way = (int)(6 * draw(r));
    random_hinge(r, x);
    if (way == 0) copy3(x + 3, x);                                // no edge
    if (way == 1) copy3(x + 6, x);                                // a triangle without area
    if (way == 2) copy3(x + 9, x + 6);                            // folded
    if (way == 3) memset(x, 0, sizeof x);                         // a point
    if (way == 4) addscl3(x + 6, x, x + 3, between(r, -1, 1e-9)); // nearly flat triangle
    double W = c->kind->energy(x, c->c);
    c->kind->force(x, c->c, f);
    assert_true(isfinite(W) && isfinite(largest_of(f, 12)));
    if (k % 4) continue;
    differences_bending(c->kind, x, c->c, K);
    assert_true(isfinite(largest_of(K, 144)));
  }
}

static void no_wrecked_hinge_gives_nan(void** state) {
  (void)state;
  assert_true(each_crease(wreck_crease) >= 3);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(stress_is_the_derivative_of_energy),
      cmocka_unit_test(stiffness_is_the_derivative_of_stress),
      cmocka_unit_test(rotations_change_nothing),
      cmocka_unit_test(rest_is_free_of_stress),
      cmocka_unit_test(no_wreck_gives_nan),
      cmocka_unit_test(bending_force_is_the_derivative_of_energy),
      cmocka_unit_test(bending_stiffness_is_exact_at_rest),
      cmocka_unit_test(bending_moves_with_its_hinge),
      cmocka_unit_test(no_wrecked_hinge_gives_nan),
  };
  return cmocka_run_group_tests(tests, add_user_kinds, NULL);
}
