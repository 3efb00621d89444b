// Scenes that no program should draw: numbers that are none, cameras inside of shapes, no near
// plane, sizes below zero, textures of odd sizes, a million triangles. A picture comes back, and
// what is sound in the scene is in it.
#include "unit/draw/easel.h"

#define ROOM                                                                                       \
  "<mujoco><visual><quality shadowsize='256'/></visual><worldbody><light pos='0 0 3'/>"            \
  "<geom type='sphere' size='.5' rgba='1 0 0 1'/><geom type='box' size='.2 .2 .2' pos='1 2 0'/>"   \
  "<geom type='plane' size='5 5 1' pos='0 0 -1'/></worldbody></mujoco>"

static const float kNone[] = {NAN, INFINITY, -INFINITY, 1e38f, -1e38f};
enum { NONE_COUNT = sizeof kNone / sizeof *kNone };

static Easel* open_room(void) {
  Easel* e = easel_open(ROOM);
  e->stage.scn.flags[ctRND_SHADOW] = e->stage.scn.flags[ctRND_FOG] = 1;
  easel_look(e, 3);
  return e;
}

static int count_object(const Easel* e, int object) {
  int n = 0;
  for (int y = 0; y < EASEL_SIZE; y++) {
    for (int x = 0; x < EASEL_SIZE; x++) n += easel_object(e, x, y) == object;
  }
  return n;
}

// Colours, depths and objects of a picture.
static void keep_picture(Easel* to, const Easel* e) {
  memcpy(to->rgb, e->rgb, sizeof e->rgb);
  memcpy(to->depth, e->depth, sizeof e->depth);
  memcpy(to->object, e->object, sizeof e->object);
}

static void assert_same_picture(const Easel* a, const Easel* b) {
  assert_memory_equal(a->rgb, b->rgb, sizeof a->rgb);
  assert_memory_equal(a->depth, b->depth, sizeof a->depth);
  assert_memory_equal(a->object, b->object, sizeof a->object);
}

// A geom whose place is no number is left out; the others are as if it were not there.
static void geoms_at_no_place_are_left_out(void** state) {
  (void)state;
  static Easel without;
  Easel* e = open_room();
  ctvScene* scn = &e->stage.scn;
  scn->ngeom = 2;
  ctvGeom sphere = scn->geoms[0], box = scn->geoms[1];
  scn->geoms[0] = box;
  scn->ngeom = 1;
  easel_draw(e);
  keep_picture(&without, e);
  assert_in_range(count_object(e, 1), 5, 1000);
  scn->ngeom = 2;
  for (int i = 0; i < 3; i++) { // NaN and both infinities
    for (int field = 0; field < 2; field++) {
      scn->geoms[1] = sphere;
      (field ? scn->geoms[1].mat : scn->geoms[1].pos)[i] = kNone[i];
      easel_draw(e);
      assert_same_picture(e, &without);
    }
  }
  easel_close(e);
}

// Each float of geoms, lights and cameras, one after the other.
// A near plane that is not in front of the camera is refused, as mjr_render does; all else is
// drawn.
static void draw_or_refuse(Easel* e) {
  const ctvGLCamera* cam = e->stage.scn.camera;
  bool good = cam[0].frustum_near >= ctMINVAL && cam[1].frustum_near >= ctMINVAL;
  assert_int_equal(ctr_draw(e->canvas, &e->stage.scn, &e->con, e->rgb, e->depth, e->object),
                   good ? 0 : 2);
}

static void any_number_is_drawn(void** state) {
  (void)state;
  Easel* e = open_room();
  ctvScene* scn = &e->stage.scn;
  ctvGeom geom = scn->geoms[0];
  ctvLight light = scn->lights[0];
  ctvGLCamera cam = scn->camera[0];
  assert_int_equal(scn->nlight > 0, 1);
  for (int i = 0; i < NONE_COUNT; i++) {
    float* of_geom[] = {scn->geoms[0].size, scn->geoms[0].rgba, &scn->geoms[0].emission,
                        &scn->geoms[0].specular, &scn->geoms[0].shininess};
    float* of_light[] = {scn->lights[0].pos,         scn->lights[0].dir,
                         scn->lights[0].attenuation, &scn->lights[0].cutoff,
                         &scn->lights[0].exponent,   scn->lights[0].diffuse};
    float* of_cam[] = {scn->camera[0].pos,
                       scn->camera[0].forward,
                       scn->camera[0].up,
                       &scn->camera[0].frustum_near,
                       &scn->camera[0].frustum_far,
                       &scn->camera[0].frustum_top,
                       &scn->camera[0].frustum_width,
                       &scn->camera[0].frustum_center};
    for (size_t k = 0; k < 5; k++, scn->geoms[0] = geom) *of_geom[k] = kNone[i], easel_draw(e);
    for (size_t k = 0; k < 6; k++, scn->lights[0] = light) {
      *of_light[k] = kNone[i];
      easel_draw(e);
      assert_true(count_object(e, 0) > 50); // the sphere is where it was
    }
    for (size_t k = 0; k < 8; k++) {
      *of_cam[k] = kNone[i];
      scn->camera[1] = scn->camera[0];
      draw_or_refuse(e);
      scn->camera[0] = scn->camera[1] = cam;
    }
  }
  easel_draw(e);
  assert_true(count_object(e, 0) > 50);
  easel_close(e);
}

// No near plane, one behind the camera, one behind the far plane.
static void near_planes_of_zero(void** state) {
  (void)state;
  static const float plane[][2] = {{0, 50},    {-1, 50}, {1e-30f, 50},   {50, 50},
                                   {50, 0.1f}, {0, 0},   {1e-38f, 1e38f}};
  Easel* e = open_room();
  for (size_t i = 0; i < sizeof plane / sizeof *plane; i++) {
    for (int ortho = 0; ortho < 2; ortho++) {
      for (int k = 0; k < 2; k++) {
        ctvGLCamera* cam = &e->stage.scn.camera[k];
        cam->frustum_near = plane[i][0], cam->frustum_far = plane[i][1], cam->orthographic = ortho;
      }
      draw_or_refuse(e);
    }
  }
  easel_close(e);
}

// From inside of the sphere its back faces are not seen, but what is behind it.
static void cameras_inside_of_shapes(void** state) {
  (void)state;
  Easel* e = open_room();
  easel_look(e, 0);
  easel_draw(e);
  assert_int_equal(count_object(e, 0), 0);
  assert_true(count_object(e, 1) > 5 && count_object(e, 2) > 200);
  e->stage.scn.flags[ctRND_CULL_FACE] = 0;
  easel_draw(e);
  assert_int_equal(count_object(e, 0), EASEL_SIZE * EASEL_SIZE);
  easel_look(e, 0.5); // on its surface
  easel_draw(e);
  easel_close(e);
}

static void sizes_below_zero(void** state) {
  (void)state;
  Easel* e = open_room();
  ctvScene* scn = &e->stage.scn;
  for (int type = 0; type < 10; type++) {
    for (int which = 1; which < 8; which++) {
      for (int k = 0; k < 3; k++) scn->geoms[0].size[k] = which >> k & 1 ? -0.5f : 0.5f;
      scn->geoms[0].type = type;
      scn->geoms[0].dataid = -1;
      easel_draw(e);
      assert_true(count_object(e, 2) > 200);
    }
  }
  easel_close(e);
}

static void textures_of_odd_sizes(void** state) {
  (void)state;
  static const int size[][2] = {{1, 1}, {1, 700}, {700, 1}, {3, 5}, {2, 2}, {1023, 3}};
  for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
    char xml[600];
    snprintf(xml, sizeof xml,
             "<mujoco><asset><texture name='t' type='2d' builtin='flat' rgb1='1 1 1' width='%d' "
             "height='%d'/><material name='m' texture='t' texrepeat='7 3'/></asset><worldbody>"
             "<light pos='0 -2 1' dir='0 1 -.3'/><geom type='box' size='1 1 1' material='m'/>"
             "</worldbody></mujoco>",
             size[i][0], size[i][1]);
    Easel* e = easel_open(xml);
    easel_look(e, 3);
    easel_draw(e);
    const unsigned char* middle = easel_rgb(e, 32, 32);
    assert_true(middle[0] > 100 && middle[0] == middle[1] && middle[1] == middle[2]);
    easel_close(e);
  }
}

// A height field of 708 x 708 points.
static void a_million_triangles(void** state) {
  (void)state;
  Easel* e =
      easel_open("<mujoco><visual><quality shadowsize='256'/></visual><asset><hfield name='h'"
                 " nrow='708' ncol='708' size='3 3 1 .1'/></asset><worldbody>"
                 "<light pos='0 0 3'/><geom type='hfield' hfield='h' pos='0 3 0' "
                 "euler='60 0 0'/></worldbody></mujoco>");
  e->stage.scn.flags[ctRND_SHADOW] = 1;
  easel_look(e, 3);
  easel_draw(e);
  assert_true(count_object(e, 0) > 500 && easel_mean(e) > 5);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(geoms_at_no_place_are_left_out),
                cmocka_unit_test(any_number_is_drawn), cmocka_unit_test(near_planes_of_zero),
                cmocka_unit_test(cameras_inside_of_shapes), cmocka_unit_test(sizes_below_zero),
                cmocka_unit_test(textures_of_odd_sizes), cmocka_unit_test(a_million_triangles))
