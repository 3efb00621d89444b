#include "force/flex_part.h"
#include "unit/force/kind_flexes.h"

enum { MOST = 60 };

// Sums of the matrices of all parts over the dofs of point masses.
typedef struct Sums {
  int n;
  double K[MOST * MOST], D[MOST * MOST];
} Sums;

static void add_to_sums(void* user, const FlexPart* part) {
  Sums* s = user;
  int width = 3 * part->n;
  for (int i = 0; i < width; i++) {
    for (int j = 0; j < width; j++) {
      int row = 3 * part->vert[i / 3] + i % 3, column = 3 * part->vert[j / 3] + j % 3;
      s->K[s->n * row + column] += part->K[width * i + j];
      s->D[s->n * row + column] += part->D[width * i + j];
    }
  }
}

// K = - d force / dx near rest, where nothing is projected, D = - d force / dv
static void check_parts(int dim, const char* more, double tolerance) {
  ctModel* m = kind_flex(dim, more, "timestep='1e-6'");
  ctData* d = ct_makeData(m);
  int n = (int)m->nv;
  static Sums s;
  memset(&s, 0, sizeof s);
  s.n = n;
  assert_true(n <= MOST);
  ct_forward(m, d);
  flex_part_each(m, d, 0, add_to_sums, &s);
  double sizeK = largest_of(s.K, n * n), sizeD = largest_of(s.D, n * n), h = 1e-7, up[MOST];
  for (int i = 0; i < n; i++) {
    d->qpos[i] += h;
    ct_forward(m, d);
    memcpy(up, d->qfrc_spring, sizeof up);
    d->qpos[i] -= 2 * h;
    ct_forward(m, d);
    for (int j = 0; j < n; j++)
      assert_within(s.K[n * i + j], -(up[j] - d->qfrc_spring[j]) / (2 * h), tolerance * sizeK);
    d->qpos[i] += h;
    d->qvel[i] = 1e-3;
    ct_forward(m, d);
    // MuJoCo's elements have their dampers in qfrc_spring
    for (int j = 0; j < n; j++)
      assert_within(s.D[n * i + j], -(d->qfrc_damper[j] + d->qfrc_spring[j]) / 1e-3,
                    tolerance * larger(1e-9, sizeD));
    d->qvel[i] = 0;
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void matrices_are_derivatives_of_forces(void** state) {
  (void)state;
  check_parts(3, "elasticity_model='neo_hookean' damping='.01'", 1e-5);
  check_parts(2, "elasticity_model='corotated' bending_model='bridson' damping='.01'", 1e-5);
  check_parts(1, "elasticity_model='stvk' damping='.01'", 1e-5);
  check_parts(2, "elastic2d='bend' damping='.01'", 1e-5); // MuJoCo's
  check_parts(2, "elastic2d='both'", 1e-5);
  check_parts(3, "damping='.01'", 1e-5);
}

static void edges_are_springs(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><option gravity='0 0 0'/><worldbody><flexcomp name='f' type='grid' dim='1' count='4 "
      "1 1' "
      "spacing='.1 .1 .1' mass='1' radius='.01'><edge stiffness='100' damping='3'/></flexcomp>"
      "</worldbody></mujoco>");
  ctData* d = ct_makeData(m);
  ct_forward(m, d);
  static Sums s;
  memset(&s, 0, sizeof s);
  s.n = (int)m->nv;
  flex_part_each(m, d, 0, add_to_sums, &s);
  assert_within(s.K[0], 100, 1e-9);          // along x, one spring
  assert_within(s.K[3 * 12 + 3], 200, 1e-9); // two
  assert_within(s.K[12 + 1], 0, 1e-9);       // across, neither stretched nor pressed
  assert_within(s.D[3 * 12 + 0], -3, 1e-9);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// Every part has its vertices; hinges at the boundary have none.
static void parts_have_vertices(void** state) {
  (void)state;
  ctModel* m = kind_flex(2, "bending_model='bridson'", "");
  int vert[4], hinges = 0;
  assert_int_equal(flex_part_count(m, 0), 8 + 16);
  for (int p = 0; p < 24; p++) {
    int n = flex_part_vertices(m, 0, p, vert);
    assert_true(p < 8 ? n == 3 : n == 0 || n == 4);
    hinges += p >= 8 && n == 4;
    for (int i = 0; i < n; i++) assert_in_range(vert[i], 0, 8);
  }
  assert_int_equal(hinges, 8);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(matrices_are_derivatives_of_forces),
      cmocka_unit_test(edges_are_springs),
      cmocka_unit_test(parts_have_vertices),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
