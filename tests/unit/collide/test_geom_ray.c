#include "collide/geom_ray.h"
#include "unit/pos/trees.h"

#include <stdlib.h>

#define HILLS                                                                                      \
  "<mujoco><asset><hfield name='h' nrow='3' ncol='4' size='3 2 1 .5' "                             \
  "elevation='0 0 0 0  0 1 .5 0  0 0 .25 0'/></asset>"                                             \
  "<worldbody><geom type='hfield' hfield='h'/></worldbody></mujoco>"

static double down(const Trees* t, double x, double y, double* normal) {
  return geom_ray(t->m, t->d, 0, (double[]){x, y, 5}, (double[]){0, 0, -1}, normal);
}

// Grid points lie at x = -3 -1 1 3, y = 2 0 -2; the last row is the one at -2.
static void height_fields(void** state) {
  (void)state;
  Trees t = trees_open(HILLS);
  ct_kinematics(t.m, t.d);
  double n[3];
  trees_near(down(&t, -1, 0, n), 4, 1e-12);
  trees_near(down(&t, 1, 0, n), 4.5, 1e-12);
  trees_near(down(&t, 0, 0, n), 4.25, 1e-12);
  trees_near(down(&t, -2.9, 1.9, n), 5, 1e-12);
  trees_near(down(&t, 3.1, 0, n), -1, 0);
  assert_true(n[0] == 0 && n[1] == 0 && n[2] == 0);
  // the base from below and from the side
  double x = geom_ray(t.m, t.d, 0, (double[]){0, 0, -5}, (double[]){0, 0, 2}, n);
  trees_near(x, 2.25, 1e-12);
  trees_near(n[2], -1, 1e-15);
  x = geom_ray(t.m, t.d, 0, (double[]){5, 0, -.2}, (double[]){-1, 0, 0}, n);
  trees_near(x, 2, 1e-12);
  trees_near(n[0], 1, 1e-15);
  // the wall at y = -2 is 0.25 high at x = 1, and half that high between grid points
  x = geom_ray(t.m, t.d, 0, (double[]){1, -5, .2}, (double[]){0, 1, 0}, n);
  trees_near(x, 3, 1e-12);
  trees_near(n[1], -1, 1e-15);
  x = geom_ray(t.m, t.d, 0, (double[]){0, -5, .2}, (double[]){0, 1, 0}, n);
  assert_true(x > 3.01);
  assert_true(ct_rayHfield(t.m, t.d, 0, (double[]){0, 0, 5}, (double[]){0, 0, -1}, NULL) > 0);
  trees_close(&t);
}

// Against every triangle of the field, on a field that is rough.
static void height_field_against_all_cells(void** state) {
  (void)state;
  Trees t =
      trees_open("<mujoco><asset><hfield name='h' nrow='9' ncol='13' size='3 2 1 .5'/></asset>"
                 "<worldbody><geom type='hfield' hfield='h'/></worldbody></mujoco>");
  for (int i = 0; i < 9 * 13; i++) t.m->hfield_data[i] = (float)(0.5 + 0.5 * sin(7.3 * i));
  ct_kinematics(t.m, t.d);
  srand(1);
  for (int k = 0; k < 200; k++) {
    double p[3], to[3], v[3], n[3];
    for (int i = 0; i < 3; i++) {
      p[i] = (i == 2 ? 2 : 4) * (2.0 * rand() / RAND_MAX - 1) + (i == 2 ? 3 : 0);
      to[i] = (i == 2 ? .2 : 2) * (2.0 * rand() / RAND_MAX - 1);
      v[i] = to[i] - p[i];
    }
    double x = geom_ray(t.m, t.d, 0, p, v, n);
    if (x < 0) continue;
    // before the hit the ray is above the ground, at it on the ground
    double at[3] = {p[0] + x * v[0], p[1] + x * v[1], p[2] + x * v[2]};
    if (fabs(at[0]) > 2.99 || fabs(at[1]) > 1.99 || at[2] < .001) continue;
    trees_near(down(&t, at[0], at[1], NULL), 5 - at[2], 1e-9);
    for (int j = 1; j < 20; j++) {
      double q[3] = {p[0] + j / 20.0 * x * v[0], p[1] + j / 20.0 * x * v[1],
                     p[2] + j / 20.0 * x * v[2]};
      double ground = down(&t, q[0], q[1], NULL);
      if (ground >= 0) assert_true(q[2] >= 5 - ground - 1e-9);
    }
  }
  trees_close(&t);
}

static void meshes(void** state) {
  (void)state;
  Trees t =
      trees_open("<mujoco><asset><mesh name='m' builtin='sphere' params='3'/></asset>"
                 "<worldbody><body pos='1 2 3'><geom type='mesh' mesh='m'/></body></worldbody>"
                 "</mujoco>");
  ct_kinematics(t.m, t.d);
  for (int k = 0; k < 300; k++) {
    double v[3] = {sin(1.1 * k), cos(1.7 * k), sin(2.3 * k + 1)}, p[3], n[3];
    double len = sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    if (len < .1) continue;
    for (int i = 0; i < 3; i++) p[i] = i + 1 - 4 * v[i] / len;
    double x = geom_ray(t.m, t.d, 0, p, v, n);
    // the ball is inscribed in the unit sphere, and faces look at the viewer
    assert_true(x * len > 3 - 1e-6 && x * len < 3.05);
    assert_true(n[0] * v[0] + n[1] * v[1] + n[2] * v[2] < -.9 * len);
    x = ct_rayMesh(t.m, t.d, 0, (double[]){1, 2, 3}, v, n); // from within
    assert_true(x * len > .95 && x * len < 1 + 1e-6);
    assert_true(n[0] * v[0] + n[1] * v[1] + n[2] * v[2] > .9 * len);
  }
  trees_near(geom_ray(t.m, t.d, 0, (double[]){9, 9, 9}, (double[]){1, 0, 0}, NULL), -1, 0);
  trees_close(&t);
}

static bool box_holds(const double* box, const double p[3]) {
  for (int k = 0; k < 3; k++)
    if (fabs(p[k] - box[k]) > box[3 + k]) return false;
  return true;
}

// All inner nodes along the ray, before and behind the hit, are marked, and of the leaves one at
// least: the face that is hit.
static void marks(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><asset><mesh name='m' builtin='sphere' params='3'/></asset>"
                       "<worldbody><geom type='mesh' mesh='m'/></worldbody></mujoco>");
  ct_kinematics(t.m, t.d);
  cttByte* active = t.d->bvh_active + t.m->mesh_bvhadr[0];
  const int* leaf = t.m->bvh_nodeid + t.m->mesh_bvhadr[0];
  const double* box = t.m->bvh_aabb + 6 * t.m->mesh_bvhadr[0];
  double from[3] = {-2, .1, .2}, v[3] = {4, .3, -.2};
  double x = geom_ray_marking(t.m, t.d, 0, from, v);
  trees_near(x, geom_ray(t.m, t.d, 0, from, v, NULL), 0);
  int inner = 0, leaves = 0, count = t.m->mesh_bvhnum[0];
  for (int i = 0; i < count; i++) {
    inner += active[i] && leaf[i] < 0;
    leaves += active[i] && leaf[i] >= 0;
    for (int k = 0; k <= 1000; k++) {
      double p[3], at[3];
      for (int j = 0; j < 3; j++) p[j] = from[j] + k * 1e-3 * v[j] - t.d->geom_xpos[j];
      ctu_mulMatTVec3(at, t.d->geom_xmat, p);
      if (leaf[i] < 0 && box_holds(box + 6 * i, at)) assert_true(active[i]);
    }
  }
  assert_true(active[0] && inner > 4 && inner < count / 8 && leaves >= 1 && leaves <= 2);

  for (int i = 0; i < count; i++) active[i] = 0;
  trees_near(geom_ray_marking(t.m, t.d, 0, (double[]){9, 9, 9}, v), -1, 0);
  for (int i = 0; i < count; i++) assert_false(active[i]);
  t.m->vis.global.bvactive = 0;
  trees_near(geom_ray_marking(t.m, t.d, 0, from, v), x, 0);
  assert_false(active[0]);
  trees_close(&t);
}

// The answer is a multiple of the ray's vector: a longer vector gives a smaller one, wherever the
// ray starts, also inside the box around the terrain.
static void length_of_the_vector_over_terrain(void** state) {
  (void)state;
  char error[300];
  ctModel* m = ct_loadXMLString("<mujoco><asset><hfield name='h' nrow='5' ncol='5' size='1 1 1 .1' "
                                "elevation='0 0 0 0 0 0 1 0 2 0 0 "
                                "0 3 0 0 0 2 0 1 0 0 0 0 0 0'/></asset><worldbody><geom "
                                "type='hfield' hfield='h'/></worldbody>"
                                "</mujoco>",
                                NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  ctData* d = ct_makeData(m);
  ct_forward(m, d);
  int hits = 0;
  for (int k = 0; k < 500; k++) {
    const double p[3] = {.95 * sin(k), .95 * sin(3.1 * k), .5 + .6 * sin(1.7 * k)};
    const double v[3] = {cos(2.3 * k), sin(2.3 * k), .4 * cos(.7 * k)};
    const double one = ct_rayHfield(m, d, 0, p, v, NULL);
    for (int scale = -2; scale <= 2; scale++) {
      const double f = pow(10, scale), w[3] = {f * v[0], f * v[1], f * v[2]};
      const double x = ct_rayHfield(m, d, 0, p, w, NULL);
      const bool same = one < 0 ? x < 0 : fabs(f * x - one) < 1e-9;
      if (!same) fail_msg("ray %d: %g, and %g with a vector %g times as long", k, one, x, f);
    }
    hits += one >= 0;
  }
  assert_true(hits > 100 && hits < 500);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(length_of_the_vector_over_terrain),
      cmocka_unit_test(height_fields),
      cmocka_unit_test(height_field_against_all_cells),
      cmocka_unit_test(meshes),
      cmocka_unit_test(marks),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
