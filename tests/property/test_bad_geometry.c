// Collision of shapes that nobody should have made: it ends, stays in its memory, and says when
// contacts are lost.
#include "support/cmocka_all.h"
#include "support/stable.h"

#include <corten/corten.h>

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct World {
  ctModel* m;
  ctData* d;
} World;

static World open_text(const char* xml) {
  char error[1000] = "";
  World w = {.m = ct_loadXMLString(xml, NULL, error, sizeof error)};
  if (!w.m) fail_msg("%s", error);
  w.d = ct_makeData(w.m);
  assert_non_null(w.d);
  return w;
}

static void close_world(World* w) {
  ct_deleteData(w->d);
  ct_deleteModel(w->m);
}

static World many_in_one_place(int n, const char* geom, const char* size) {
  size_t room = 300 + (size_t)n * (strlen(geom) + 40);
  char* xml = malloc(room);
  assert_non_null(xml);
  size_t at = (size_t)snprintf(xml, room, "<mujoco><size %s/><worldbody>", size);
  for (int i = 0; i < n; i++)
    at += (size_t)snprintf(xml + at, room - at, "<body><freejoint/><geom %s/></body>", geom);
  snprintf(xml + at, room - at, "</worldbody></mujoco>");
  World w = open_text(xml);
  free(xml);
  return w;
}

// All pairs overlap, with centres that give no direction.
static void two_hundred_in_one_place(void** state) {
  (void)state;
  static const char* geom[] = {
      "size='.1'",
      "type='capsule' size='.1 .1'",
      "type='ellipsoid' size='.1 .2 .1'",
      "type='cylinder' size='.1 .1'",
      "type='box' size='.1 .1 .1'",
  };
  for (size_t k = 0; k < sizeof geom / sizeof geom[0]; k++) {
    int n = k == 0 ? 200 : 40;
    World w = many_in_one_place(n, geom[k], "");
    ct_kinematics(w.m, w.d);
    ct_comPos(w.m, w.d);
    ct_collision(w.m, w.d);
    // GJK finds nothing between curved shapes of one centre, in MuJoCo too
    bool analytic = k == 0 || k == 1 || k == 4;
    assert_true(w.d->ncon >= (analytic ? n * (n - 1) / 2 : 0));
    for (int i = 0; i < w.d->ncon; i++) assert_true(isfinite(w.d->contact[i].dist));
    close_world(&w);
  }
}

// Half a million contacts do not fit: as many as do are kept, and a warning names what is lost.
static void a_thousand_in_one_place(void** state) {
  (void)state;
  World w = many_in_one_place(1000, "size='.1'", "memory='64M'");
  ct_kinematics(w.m, w.d);
  ct_comPos(w.m, w.d);
  ct_collision(w.m, w.d);
  assert_true(w.d->ncon > 0 && w.d->ncon < 1000 * 999 / 2);
  assert_true(w.d->warning[ctWARN_CONTACTFULL].number > 0);
  assert_non_null(strstr(ct_lastWarning(w.d), "no memory for"));
  close_world(&w);
}

// Twisted: faces of no area, vertices in one place, faces that turn both ways.
static void broken_meshes(void** state) {
  (void)state;
  static const char* mesh[] = {
      // a vertex twice, and a face of it
      ("vertex='0 0 0 1 0 0 0 1 0 0 0 1 0 0 1' face='0 2 1 0 1 3 0 3 2 1 2 3 3 4 1' "
       "inertia='shell'"),
      // a needle
      "vertex='0 0 0 1e-4 0 0 0 1e-4 0 0 0 9' face='0 2 1 0 1 3 0 3 2 1 2 3' inertia='shell'",
      // nearly flat
      "vertex='0 0 0 1 0 0 0 1 0 .3 .3 1e-5' face='0 2 1 0 1 3 0 3 2 1 2 3' inertia='shell'",
  };
  static const char* other[] = {
      "size='.1'",
      "type='capsule' size='.1 .2'",
      "type='box' size='.1 .2 .3'",
      "type='cylinder' size='.1 .2'",
      "type='ellipsoid' size='.1 .2 .3'",
      "type='mesh' mesh='m'",
      "type='mesh' mesh='m' corten:collision='exact'",
  };
  for (size_t i = 0; i < sizeof mesh / sizeof mesh[0]; i++) {
    for (size_t k = 0; k < sizeof other / sizeof other[0]; k++) {
      char xml[1200];
      snprintf(xml, sizeof xml,
               "<mujoco><asset><mesh name='m' %s/></asset><worldbody><geom type='mesh' mesh='m' "
               "corten:collision='exact'/><body><freejoint/><geom %s mass='1'/></body></worldbody>"
               "</mujoco>",
               mesh[i], other[k]);
      World w = open_text(xml);
      for (int s = 0; s < 60; s++) {
        for (int j = 0; j < 7; j++) w.d->qpos[j] = sin(3.7 * s + 1.3 * j);
        if (s == 59) w.d->qpos[1] = NAN;
        ct_kinematics(w.m, w.d);
        ct_comPos(w.m, w.d);
        ct_collision(w.m, w.d);
        for (int c = 0; c < w.d->ncon && s < 59; c++) {
          assert_true(isfinite(w.d->contact[c].dist));
          assert_true(fabs(ctu_norm3(w.d->contact[c].frame) - 1) < 1e-6);
        }
      }
      close_world(&w);
    }
  }
}

// A flex whose vertices are all in one place, far away, or nowhere.
static void broken_flexes(void** state) {
  (void)state;
  for (int dim = 1; dim <= 3; dim++) {
    char xml[1200];
    snprintf(
        xml, sizeof xml,
        "<mujoco><worldbody><geom type='plane' size='1 1 1'/><geom type='box' size='.1 .1 .1'/>"
        "<geom type='ellipsoid' size='.1 .2 .1'/><flexcomp name='f' type='grid' dim='%d' "
        "count='%s' spacing='.1 .1 .1' mass='1' radius='.01'><contact internal='true' "
        "selfcollide='bvh'/></flexcomp></worldbody></mujoco>",
        dim,
        dim == 1   ? "5 1 1"
        : dim == 2 ? "4 4 1"
                   : "3 3 3");
    World w = open_text(xml);
    static const double value[] = {0, 1e9, NAN, INFINITY};
    for (int k = 0; k < 4; k++) {
      ct_resetData(w.m, w.d);
      ct_kinematics(w.m, w.d);
      ct_comPos(w.m, w.d);
      ct_flex(w.m, w.d);
      for (int i = 0; i < w.m->nq; i++) {
        double at = w.d->xpos[3 * (1 + i / 3) + i % 3];
        w.d->qpos[i] = k == 0 ? -at : i % 5 ? 0 : value[k];
      }
      ct_kinematics(w.m, w.d);
      ct_comPos(w.m, w.d);
      ct_flex(w.m, w.d);
      ct_collision(w.m, w.d);
      ct_step(w.m, w.d);
      stable_forget(w.d);
    }
    close_world(&w);
  }
}

// A rough square of n x n heights in MuJoCo's mesh format: four counts, vertices, faces.
static void* rough_square(int n, size_t* bytes) {
  int count[4] = {n * n, 0, 0, 2 * (n - 1) * (n - 1)};
  *bytes = sizeof count + (size_t)count[0] * 12 + (size_t)count[3] * 12;
  char* file = malloc(*bytes);
  assert_non_null(file);
  memcpy(file, count, sizeof count);
  float* v = (float*)(void*)(file + sizeof count);
  int* f = (int*)(void*)(file + sizeof count + (size_t)count[0] * 12);
  for (int i = 0; i < n * n; i++) {
    int x = i % n, y = i / n;
    *v++ = 2 * (float)x / (float)(n - 1) - 1;
    *v++ = 2 * (float)y / (float)(n - 1) - 1;
    *v++ = 0.1F * (float)sin(0.37 * x) * (float)cos(0.23 * y);
    if (x == n - 1 || y == n - 1) continue;
    int face[6] = {i, i + 1, i + n, i + 1, i + n + 1, i + n};
    memcpy(f, face, sizeof face);
    f += 6;
  }
  return file;
}

// Two hundred thousand triangles; a million in the long run.
static void a_mesh_of_many_triangles(void** state) {
  (void)state;
  const char* stress = getenv("CT_STRESS");
  int n = stress && !strcmp(stress, "long") ? 709 : 317;
  size_t bytes;
  void* file = rough_square(n, &bytes);
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addBufferVFS(&vfs, "rough.msh", file, (int)bytes), 0);
  free(file);
  char error[500] = "";
  static const char* xml =
      "<mujoco><asset><mesh name='m' file='rough.msh' inertia='shell'/></asset><worldbody><geom "
      "type='mesh' mesh='m' corten:collision='exact'/><body><freejoint/><geom size='.05'/></body>"
      "<body><freejoint/><geom type='box' size='.05 .1 .15'/></body><body><freejoint/><geom "
      "type='capsule' size='.05 .1'/></body></worldbody></mujoco>";
  World w = {.m = ct_loadXMLString(xml, &vfs, error, sizeof error)};
  ct_deleteVFS(&vfs);
  if (!w.m) fail_msg("%s", error);
  w.d = ct_makeData(w.m);
  assert_non_null(w.d);
  assert_int_equal(w.m->nmeshface, 2 * (n - 1) * (n - 1));
  int contacts = 0;
  for (int s = 0; s < 40; s++) {
    for (int i = 0; i < 21; i++) w.d->qpos[i] = (i % 7 == 2 ? 0.1 : 0.8) * sin(3.7 * s + 1.3 * i);
    if (s == 39) w.d->qpos[8] = NAN;
    ct_kinematics(w.m, w.d);
    ct_comPos(w.m, w.d);
    ct_collision(w.m, w.d);
    contacts += w.d->ncon;
    for (int c = 0; c < w.d->ncon && s < 39; c++) assert_true(isfinite(w.d->contact[c].dist));
  }
  assert_true(contacts > 40);
  close_world(&w);
}

// Sizes that no compiler lets through, written into the model: zero, tiny, huge, not a number; and
// poses that are not numbers.
static void impossible_sizes(void** state) {
  (void)state;
  static const double size[] = {0, 1e-300, 1e-12, 1e12, INFINITY, NAN};
  World w = open_text("<mujoco><asset><mesh name='m' builtin='sphere' params='1'/><hfield "
                      "name='h' nrow='3' ncol='3' size='1 1 .2 .1' elevation='0 1 0 1 0 1 0 1 0'/>"
                      "</asset><worldbody><geom type='plane' size='1 1 1'/><geom type='hfield' "
                      "hfield='h'/><geom size='.1'/><body><freejoint/><geom size='.1'/><geom "
                      "type='capsule' size='.1 .1'/><geom type='ellipsoid' size='.1 .2 .1'/></body>"
                      "<body pos='.05 0 .05'><freejoint/><geom type='cylinder' size='.1 .1'/><geom "
                      "type='box' size='.1 .1 .1'/><geom type='mesh' mesh='m'/></body></worldbody>"
                      "</mujoco>");
  for (int g = 0; g < w.m->ngeom; g++) {
    double kept[3];
    memcpy(kept, w.m->geom_size + 3 * g, sizeof kept);
    for (int k = 0; k < 18; k++) {
      w.m->geom_size[3 * g + k % 3] = size[k / 3];
      ct_resetData(w.m, w.d);
      ct_kinematics(w.m, w.d);
      ct_comPos(w.m, w.d);
      ct_collision(w.m, w.d);
      assert_true(w.d->ncon >= 0);
      w.d->geom_xmat[9 * g + k % 9] = NAN;
      ct_collision(w.m, w.d);
      w.d->geom_xpos[3 * g + k % 3] = k % 2 ? NAN : INFINITY;
      ct_collision(w.m, w.d);
      memcpy(w.m->geom_size + 3 * g, kept, sizeof kept);
    }
  }
  close_world(&w);
}

// Frames that are no rotations: a box whose axes are all flat has no face that looks at another.
static void frames_that_shrink(void** state) {
  (void)state;
  World w =
      open_text("<mujoco><worldbody><geom type='box' size='1 1 1'/><body><freejoint/>"
                "<geom type='box' size='.5 .6 .7' pos='.1 .2 .3'/></body></worldbody></mujoco>");
  for (int k = 0; k <= 40; k++) {
    ct_kinematics(w.m, w.d);
    ct_comPos(w.m, w.d);
    for (int i = 0; i < 9; i++)
      w.d->geom_xmat[9 + i] = 0.02 * k * (k % 3 ? 1 : w.d->geom_xmat[9 + i]);
    ct_collision(w.m, w.d);
    assert_in_range(w.d->ncon, 0, 50);
  }
  close_world(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(two_hundred_in_one_place),
      cmocka_unit_test(a_thousand_in_one_place),
      cmocka_unit_test(broken_meshes),
      cmocka_unit_test(broken_flexes),
      cmocka_unit_test(a_mesh_of_many_triangles),
      cmocka_unit_test(impossible_sizes),
      cmocka_unit_test(frames_that_shrink),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
