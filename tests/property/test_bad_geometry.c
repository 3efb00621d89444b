// Collision of shapes that nobody should have made: it ends, stays in its memory, and says when
// contacts are lost.
#include "support/cmocka_all.h"

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
    }
    close_world(&w);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(two_hundred_in_one_place),
      cmocka_unit_test(a_thousand_in_one_place),
      cmocka_unit_test(broken_meshes),
      cmocka_unit_test(broken_flexes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
