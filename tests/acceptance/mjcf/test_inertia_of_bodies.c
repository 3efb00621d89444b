// Requirement 23: inertia of bodies from meshes and other geoms, full tensors.
#include "support/model_text.h"

#include <math.h>

#define PI 3.14159265358979323846
#define CUBE(name)                                                                                 \
  "<asset><mesh name='" name "' vertex='-.5 -.5 -.5 .5 -.5 -.5 .5 .5 -.5 -.5 .5 -.5 "              \
  "-.5 -.5 .5 .5 -.5 .5 .5 .5 .5 -.5 .5 .5' face='0 2 1 0 3 2 4 5 6 4 6 7 0 1 5 0 5 4 2 3 7 "      \
  "2 7 6 0 4 7 0 7 3 1 2 6 1 6 5'/></asset>"
#define MESH "<geom type='mesh' mesh='cube' density='1000'/>"

static void warned(const char* xml, const char* words) {
  char error[1000] = "";
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
  assert_non_null(m);
  if (!strstr(error, words)) fail_msg("no warning '%s': %s", words, error);
  ct_deleteModel(m);
}

// In MuJoCo 3.5.0 a mesh says it (inertia=), and exact is not the default.
// An L of two bars, 4 x 1 x 1 each: its centre lies outside, so that the legacy way is wrong.
#define BARS(inertia)                                                                              \
  "<asset><mesh name='u' " inertia                                                                 \
  " vertex='0 0 0 4 0 0 4 1 0 0 1 0 0 0 1 4 0 1 4 1 1 0 1 1 5 0 0 5 4 0 4 4 0 5 0 1 5 4 1 4 4 1' " \
  "face='0 3 2 0 2 1 4 5 6 4 6 7 0 1 5 0 5 4 2 3 7 2 7 6 0 4 7 0 7 3 "                             \
  "1 10 9 1 9 8 5 11 12 5 12 13 1 8 11 1 11 5 9 10 13 9 13 12 10 2 6 10 6 13 8 9 12 8 12 11'/>"    \
  "</asset>"
#define BARS_GEOM "<body><joint/><geom type='mesh' mesh='u' density='1'/></body>"

static double volume_of(const char* asset) {
  ctModel* m = model_world(asset, BARS_GEOM);
  double volume = m->body_mass[1];
  ct_deleteModel(m);
  return volume;
}

static void r23_ac01_meshes_are_exact_or_legacy_by_their_own_word(void** state) {
  (void)state;
  double none = volume_of(BARS("")), legacy = volume_of(BARS("inertia='legacy'"));
  double exact = volume_of(BARS("inertia='exact'"));
  double convex = volume_of(BARS("inertia='convex'"));
  double shell = volume_of(BARS("inertia='shell'"));
  assert_true(none == legacy);
  // volume, MuJoCo's number, volume of the hull, surface
  model_near((double[]){exact, legacy, convex, shell}, (double[]){8, 10.492948218985134, 14, 34}, 4,
             1e-12);
}

static void r23_ac02_exactmeshinertia_is_accepted_with_a_warning(void** state) {
  (void)state;
#define SPHERE "<worldbody><body><geom type='sphere' size='.1'/></body></worldbody></mujoco>"
  warned("<mujoco><compiler exactmeshinertia='true'/>" SPHERE, "refuses 'exactmeshinertia'");
  warned("<mujoco><compiler exactmeshinertia='false'/>" SPHERE, "refuses 'exactmeshinertia'");
  model_refused("<mujoco><compiler exactmeshinertia='maybe'/>" SPHERE, "maybe");
}

// The setting counts for meshes that do not say their inertia, also through classes.
static void r23_r6_exactmeshinertia_makes_meshes_exact(void** state) {
  (void)state;
#define EXACT "<compiler exactmeshinertia='true'/>"
  const double legacy = 10.492948218985134;
  const struct {
    const char* before;
    double volume;
  } rows[] = {
      {EXACT BARS(""), 8},
      {BARS("") EXACT, 8}, // wherever it stands
      {"<compiler exactmeshinertia='false'/>" BARS(""), legacy},
      {EXACT "<compiler exactmeshinertia='false'/>" BARS(""), legacy},
      {EXACT BARS("inertia='legacy'"), legacy}, // a mesh has the last word
      {EXACT BARS("inertia='convex'"), 14},
      {EXACT "<default><mesh inertia='shell'/></default>" BARS(""), 34},
      {EXACT "<default><default class='c'/></default>" BARS("class='c'"), 8},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    assert_within(volume_of(rows[i].before), rows[i].volume, 1e-12 * rows[i].volume);
}

// What is written says it in MuJoCo's words.
static void r23_r6_exactmeshinertia_is_written_as_inertia(void** state) {
  (void)state;
  ctSpec* s = ct_parseXMLString(
      "<mujoco>" EXACT BARS("") "<worldbody>" BARS_GEOM "</worldbody></mujoco>", NULL, NULL, 0);
  assert_non_null(s);
  char text[4000];
  assert_int_equal(ct_saveXMLString(s, text, sizeof text, NULL, 0), 0);
  assert_non_null(strstr(text, "<mesh inertia=\"exact\"/>"));
  assert_null(strstr(text, "exactmeshinertia"));
  ctModel* m = model_text(text);
  assert_within(m->body_mass[1], 8, 1e-11);
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

static void r23_ac03_unit_cube(void** state) {
  (void)state;
  ctModel* m =
      model_world("<compiler exactmeshinertia='true'/>" CUBE("cube"), "<body>" MESH "</body>");
  double I = 1000.0 / 6;
  model_near(m->body_mass + 1, (double[]){1000}, 1, 1e-9);
  model_near(m->body_inertia + 3, (double[]){I, I, I}, 3, 1e-9);
  model_near(m->body_ipos + 3, (double[]){0, 0, 0}, 3, 1e-12);
  ct_deleteModel(m);
}

// The tensor of a body about its own frame: R diag(I) R' + m (|c|^2 - c c').
static void tensor(double out[9], const ctModel* m, int body) {
  double R[9];
  const double* c = m->body_ipos + 3 * body;
  ctu_quat2Mat(R, m->body_iquat + 4 * body);
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      double x = 0;
      for (int k = 0; k < 3; k++) x += R[3 * i + k] * m->body_inertia[3 * body + k] * R[3 * j + k];
      x -= m->body_mass[body] * c[i] * c[j];
      if (i == j) x += m->body_mass[body] * (c[0] * c[0] + c[1] * c[1] + c[2] * c[2]);
      out[3 * i + j] = x;
    }
  }
}

// A tetrahedron with corners 0, (1,0,0), (0,2,0), (0,0,3): its products of inertia about the corner
// are -rho abc/120 times the product of two sides.
static void r23_ac04_products_of_inertia(void** state) {
  (void)state;
  ctModel* m = model_world("<asset><mesh name='t' inertia='exact' vertex='0 0 0 1 0 0 0 2 0 0 0 3' "
                           "face='0 2 1 0 1 3 0 3 2 1 2 3'/></asset>",
                           "<body><geom type='mesh' mesh='t' density='1'/></body>");
  const double* I = m->body_inertia + 3;
  assert_true(I[0] > 0 && I[1] > 0 && I[2] > 0);
  assert_true(fabs(I[0] - I[1]) > 1e-3 && fabs(I[1] - I[2]) > 1e-3);
  assert_true(fabs(m->body_iquat[4]) < 0.999);
  // the mesh's frame is at its centre; the geom keeps the corner at the body's origin
  model_near(m->body_ipos + 3, (double[]){0.25, 0.5, 0.75}, 3, 1e-12);
  double T[9], f = 6.0 / 120;
  tensor(T, m, 1); // of vertices in single precision
  model_near(T,
             (double[]){f * 2 * (4 + 9), -f * 1 * 2, -f * 1 * 3, -f * 1 * 2, f * 2 * (1 + 9),
                        -f * 2 * 3, -f * 1 * 3, -f * 2 * 3, f * 2 * (1 + 4)},
             9, 1e-6);
  ct_deleteModel(m);
}

static void r23_ac05_given_inertia_wins(void** state) {
  (void)state;
  ctModel* m =
      model_world("<compiler exactmeshinertia='true'/>" CUBE("cube"),
                  "<body><inertial mass='42' pos='0 0 0' diaginertia='1 2 3'/>" MESH "</body>");
  assert_true(m->body_mass[1] == 42);
  double T[9];
  tensor(T, m, 1);
  model_near(T, (double[]){1, 0, 0, 0, 2, 0, 0, 0, 3}, 9, 1e-14);
  ct_deleteModel(m);
}

static void r23_ac06_parallel_axes(void** state) {
  (void)state;
  ctModel* a = model_world(CUBE("cube"), "<body>" MESH "</body>");
  ctModel* b = model_world(
      CUBE("cube"), "<body><geom type='mesh' mesh='cube' density='1000' pos='1 0 0'/></body>");
  model_near(b->body_ipos + 3, (double[]){1, 0, 0}, 3, 1e-12);
  double A[9], B[9];
  tensor(A, a, 1);
  tensor(B, b, 1);
  double shift[3] = {0, 1000, 1000}; // m d^2 about y and z
  for (int i = 0; i < 3; i++) assert_true(fabs(B[4 * i] - A[4 * i] - shift[i]) < 1e-9);
  ct_deleteModel(a);
  ct_deleteModel(b);
}

// MuJoCo refuses a flat mesh: it has no hull. No crash, no NaN.
static void r23_ac07_flat_mesh_is_refused(void** state) {
  (void)state;
  model_refused(
      "<mujoco><asset><mesh name='flat' vertex='0 0 0 1 0 0 1 1 0 0 1 0' face='0 1 2 0 2 "
      "3'/></asset>"
      "<worldbody><body><geom type='mesh' mesh='flat' density='1000'/></body></worldbody></mujoco>",
      "qhull error");
}

static void r23_ac08_the_flag_changes_nothing_of_a_cube(void** state) {
  (void)state;
  ctModel* a =
      model_world("<compiler exactmeshinertia='true'/>" CUBE("cube"), "<body>" MESH "</body>");
  ctModel* b =
      model_world("<compiler exactmeshinertia='false'/>" CUBE("cube"), "<body>" MESH "</body>");
  assert_within(a->body_mass[1], 1000, 1e-9);
  model_near(a->body_inertia + 3, (double[]){1000. / 6, 1000. / 6, 1000. / 6}, 3, 1e-9);
  model_near(a->body_mass, b->body_mass, 2, 1e-9);
  model_near(a->body_inertia, b->body_inertia, 6, 1e-9);
  model_near(a->body_ipos, b->body_ipos, 6, 1e-12);
  ct_deleteModel(a);
  ct_deleteModel(b);
}

static void r23_ac09_mesh_and_ball_together(void** state) {
  (void)state;
  ctModel* m = model_world(CUBE("cube"),
                           "<body><geom type='sphere' size='.1' density='1000'/>"
                           "<geom type='mesh' mesh='cube' pos='1 0 0' density='1000'/></body>");
  double ball = 4.0 / 3 * PI, I = 0.4 * ball * 0.01, box = 1000.0 / 6;
  model_near(m->body_mass + 1, (double[]){1000 + ball}, 1, 1e-9);
  model_near(m->body_ipos + 3, (double[]){1000 / (1000 + ball), 0, 0}, 3, 1e-12);
  double T[9];
  tensor(T, m, 1);
  model_near(T, (double[]){I + box, 0, 0, 0, I + box + 1000, 0, 0, 0, I + box + 1000}, 9, 1e-9);
  model_near(m->body_iquat + 4, (double[]){.5, .5, .5, .5}, 4, 1e-12); // the long axis comes last
  ct_deleteModel(m);
}

// The L about its centre (3.25, 1.25, .5): Ixy = -15, Ixx = 34/3, Iyy = 70/3; the numbers of
// MuJoCo.
static void r23_ac04_two_bars(void** state) {
  (void)state;
  ctModel* m = model_world(BARS("inertia='exact'"), BARS_GEOM);
  model_near(m->body_inertia + 3, (double[]){85 / 3., 70 / 3., 19 / 3.}, 3, 1e-6);
  model_near(m->body_ipos + 3, (double[]){3.25, 1.25, .5}, 3, 1e-6);
  assert_true(fabs(m->body_iquat[4]) < .9);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r23_ac01_meshes_are_exact_or_legacy_by_their_own_word),
      cmocka_unit_test(r23_ac02_exactmeshinertia_is_accepted_with_a_warning),
      cmocka_unit_test(r23_r6_exactmeshinertia_makes_meshes_exact),
      cmocka_unit_test(r23_r6_exactmeshinertia_is_written_as_inertia),
      cmocka_unit_test(r23_ac03_unit_cube),
      cmocka_unit_test(r23_ac04_products_of_inertia),
      cmocka_unit_test(r23_ac05_given_inertia_wins),
      cmocka_unit_test(r23_ac06_parallel_axes),
      cmocka_unit_test(r23_ac07_flat_mesh_is_refused),
      cmocka_unit_test(r23_ac08_the_flag_changes_nothing_of_a_cube),
      cmocka_unit_test(r23_ac09_mesh_and_ball_together),
      cmocka_unit_test(r23_ac04_two_bars),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
