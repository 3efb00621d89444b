// Surfaces of deformable bodies. A closed surface that faces outwards has the volume
// V = sum over faces of a . (b x c) / 6, and every edge of it is in two faces, once per direction.
#include "unit/view/stage.h"
#include "view/scene_deform.h"

#include <math.h>

static const char kBodies[] =
    "<mujoco><worldbody/><deformable>"
    "<corten:cloth name='sheet' size='1 2' count='3 4' thickness='.02'/>"
    "<corten:softbody name='block' size='.4 .5 .6' count='3' margin='0' pos='4 0 0'/>"
    "<corten:chain name='rope' from='8 0 0' to='9 0 0' segments='4' thickness='.2'/>"
    "</deformable></mujoco>";

static double volume_of(const ctvScene* scn, int body) {
  double sum = 0;
  for (int i = 0; i < scn->deformfacenum[body]; i++) {
    const float* f = scn->deformface + 9 * (scn->deformfaceadr[body] + i);
    double p[9];
    for (int k = 0; k < 9; k++) p[k] = (double)f[k];
    sum += p[0] * (p[4] * p[8] - p[5] * p[7]) + p[1] * (p[5] * p[6] - p[3] * p[8]) +
           p[2] * (p[3] * p[7] - p[4] * p[6]);
  }
  return sum / 6;
}

static void check_normals(const ctvScene* scn) {
  for (int i = 0; i < 3 * scn->ndeformface; i++) {
    const float* n = scn->deformnormal + 3 * i;
    trees_near((double)(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]), 1, 1e-5);
  }
  // and they are on the side of their face
  for (int i = 0; i < scn->ndeformface; i++) {
    const float *p = scn->deformface + 9 * i, *n = scn->deformnormal + 9 * i;
    double a[3], b[3], side = 0;
    for (int k = 0; k < 3; k++) {
      a[k] = (double)(p[3 + k] - p[k]);
      b[k] = (double)(p[6 + k] - p[k]);
    }
    for (int k = 0; k < 3; k++)
      side += (double)n[k] * (a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3]);
    assert_true(side > 0);
  }
}

static void surfaces_are_closed(void** state) {
  (void)state;
  Stage s = stage_open(kBodies);
  stage_show(&s, ctVIS_FLEXSKIN);
  const ctvScene* scn = &s.scn;
  assert_int_equal(scn->ndeform, 3);
  // two sides of 12 triangles, rim of 10 edges with two triangles each
  assert_int_equal(scn->deformfacenum[0], 2 * 12 + 2 * 10);
  trees_near(volume_of(scn, 0), 1 * 2 * 0.02, 1e-6);
  assert_int_equal(scn->deformfacenum[1], 6 * 4 * 2);
  trees_near(volume_of(scn, 1), 0.4 * 0.5 * 0.6, 1e-6);
  // eight sides of four segments and two lids
  assert_int_equal(scn->deformfacenum[2], 8 * (2 * 4 + 2));
  trees_near(volume_of(scn, 2), 8 * 0.5 * 0.01 * sin(ctPI / 4), 1e-6);
  check_normals(scn);
  stage_show(&s, ctVIS_FLEXFACE); // smooth ones win
  check_normals(scn);
  stage_close(&s);
}

static void flat_faces_have_their_own_normals(void** state) {
  (void)state;
  Stage s = stage_open(kBodies);
  stage_show(&s, ctVIS_FLEXFACE);
  const float* n = s.scn.deformnormal + 9 * s.scn.deformfaceadr[1];
  for (int i = 0; i < s.scn.deformfacenum[1]; i++)
    for (int k = 3; k < 9; k++) assert_true(n[9 * i + k] == n[9 * i + k % 3]);
  check_normals(&s.scn);
  stage_close(&s);
}

// Tubes of a bent chain meet: the rings of both segments at a vertex are the same points.
static void tubes_meet_at_bends(void** state) {
  (void)state;
  Stage s = stage_open("<mujoco><worldbody/><deformable><corten:chain name='rope' thickness='.2' "
                       "vertex='0 0 0 1 0 0 1.5 .5 0'/></deformable></mujoco>");
  stage_show(&s, ctVIS_FLEXSKIN);
  const float* f = s.scn.deformface;
  int met = 0;
  for (int i = 0; i < 3 * s.scn.deformfacenum[0]; i++)
    for (int k = i + 1; k < 3 * s.scn.deformfacenum[0]; k++) {
      double gap = 0;
      for (int r = 0; r < 3; r++) gap += fabs((double)(f[3 * i + r] - f[3 * k + r]));
      if (gap > 1e-6) continue;
      // corners of the two segments: 16 faces of a wall and 8 of a lid each
      met += i / 3 < 16 && k / 3 >= 24 && k / 3 < 40;
    }
  assert_true(met > 0);
  assert_int_equal(met % 8, 0);
  stage_close(&s);
}

static void scenes_grow_with_the_bodies_of_a_data(void** state) {
  (void)state;
  Stage s = stage_open(kBodies);
  stage_show(&s, ctVIS_FLEXSKIN);
  const float* before = s.scn.deformface;
  const float first = before[0];
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  char error[300], name[20];
  for (int i = 0; i < 20; i++) {
    snprintf(name, sizeof name, "sheet%d", i);
    def.name = name;
    ctDeformable* body =
        ct_makeClothRectangle(&def, (double[]){1, 1}, (int[]){8, 8}, error, sizeof error);
    assert_int_equal(ct_addDeformable(s.m, s.d, body, error, sizeof error), 3 + i);
    ct_freeDeformable(body);
    stage_show(&s, -1);
    assert_int_equal(s.scn.ndeform, 4 + i);
    assert_int_equal(s.scn.deformfacenum[3 + i], 2 * 98 + 2 * 28);
  }
  assert_true(before[0] == first); // what was outgrown is kept
  while (ct_deformableCount(s.d)) ct_removeDeformable(s.m, s.d, 0);
  stage_show(&s, -1);
  assert_int_equal(s.scn.ndeform, 0);
  assert_int_equal(s.scn.ndeformface, 0);
  scene_deform_free(&s.scn);
  stage_show(&s, -1);
  stage_close(&s);
}

static void hidden_bodies_have_no_faces(void** state) {
  (void)state;
  Stage s = stage_open(kBodies);
  stage_show(&s, -1);
  assert_int_equal(s.scn.ndeform, 3);
  assert_int_equal(s.scn.ndeformface, 0);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(surfaces_are_closed),
                cmocka_unit_test(flat_faces_have_their_own_normals),
                cmocka_unit_test(tubes_meet_at_bends),
                cmocka_unit_test(scenes_grow_with_the_bodies_of_a_data),
                cmocka_unit_test(hidden_bodies_have_no_faces))
