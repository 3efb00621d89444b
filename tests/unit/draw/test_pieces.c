#include "draw/canvas.h"
#include "draw/frame.h"
#include "unit/draw/easel.h"

#define BALL                                                                                       \
  "<mujoco><worldbody><geom type='sphere' size='.5' rgba='1 0 0 1'/></worldbody></mujoco>"

// Every kind of shape of a scene is drawn in the middle.
static void all_kinds_are_drawn(void** state) {
  (void)state;
  static const int kinds[] = {ctGEOM_SPHERE, ctGEOM_CAPSULE, ctGEOM_ELLIPSOID, ctGEOM_CYLINDER,
                              ctGEOM_BOX,    ctGEOM_ARROW,   ctGEOM_ARROW1,    ctGEOM_ARROW2,
                              ctGEOM_LINE,   ctGEOM_LINEBOX, ctGEOM_TRIANGLE,  ctGEOM_PLANE};
  Easel* e = easel_open(BALL);
  easel_look(e, 3);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    double size[3] = {0.5, 0.5, 0.6}, pos[3] = {0, 0, -0.1};
    double mat[9] = {1, 0, 0, 0, 0, -1, 0, 1, 0}; // z towards the camera
    bool flat = kinds[i] == ctGEOM_TRIANGLE || kinds[i] == ctGEOM_PLANE;
    ctv_initGeom(e->stage.scn.geoms, kinds[i], size, pos, flat ? mat : NULL,
                 (float[4]){1, 1, 1, 1});
    e->stage.scn.geoms[0].segid = 0;
    e->stage.scn.ngeom = 1;
    easel_draw(e);
    assert_true(easel_mean(e) > 0.05);
    int seen = 0;
    for (int k = 0; k < EASEL_SIZE * EASEL_SIZE; k++)
      seen += e->object[2 * k + 1] >= 0 || e->depth[k] < 49;
    if (seen < 6) fail_msg("kind %d: %d", kinds[i], seen);
  }
  easel_close(e);
}

static void ids_out_of_range_draw_nothing(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  easel_look(e, 3);
  static const int kinds[] = {ctGEOM_MESH, ctGEOM_HFIELD, ctGEOM_PLANE, ctGEOM_SDF,
                              ctGEOM_FLEX, ctGEOM_SKIN,   12345};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    ctvGeom* g = e->stage.scn.geoms;
    ctv_initGeom(g, kinds[i], NULL, NULL, NULL, NULL);
    g->dataid = g->objid = 77;
    g->matid = 5000;
    easel_draw(e);
    assert_true(easel_mean(e) == 0);
  }
  easel_close(e);
}

// Half transparent: half of the colour behind it, twice blended.
static void transparent_geoms_show_what_is_behind(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  easel_look(e, 3);
  ctvGeom* g = e->stage.scn.geoms;
  for (int i = 0; i < 2; i++) {
    double pos[3] = {0, i ? -1.0 : 0.0, 0};
    ctv_initGeom(g + i, ctGEOM_BOX, (double[3]){.5, .1, .5}, pos, NULL,
                 (float[4]){(float)!i, (float)i, 0, i ? 0.5f : 1});
    g[i].emission = 1;
    g[i].specular = 0;
  }
  e->stage.scn.ngeom = 2;
  e->stage.scn.nlight = 1;
  memset(&e->stage.scn.lights[0], 0, sizeof e->stage.scn.lights[0]);
  easel_draw(e);
  const unsigned char* c = easel_rgb(e, 32, 32);
  assert_in_range(c[0], 62, 66);
  assert_in_range(c[1], 189, 193);
  easel_close(e);
}

#define SHEET                                                                                      \
  "<mujoco><visual><headlight ambient='1 1 1' diffuse='0 0 0' specular='0 0 0'/></visual>"         \
  "<worldbody><flexcomp name='f' type='grid' dim='2' count='4 4 1' spacing='.3 .3 .3' mass='1' "   \
  "radius='.02' euler='90 0 0' rgba='1 1 1 1'/></worldbody></mujoco>"

// A scene with colours of strain is drawn in them: faces, or vertices and edges.
static void flexes_show_their_strain(void** state) {
  (void)state;
  Easel* e = easel_open(SHEET);
  ctvScene* scn = &e->stage.scn;
  easel_look(e, 1.5);
  for (int faces = 0; faces < 2; faces++) {
    e->stage.opt.flags[ctVIS_FLEXVERT] = e->stage.opt.flags[ctVIS_FLEXEDGE] = (cttByte)!faces;
    e->stage.opt.flags[ctVIS_FLEXFACE] = (cttByte)faces;
    e->stage.opt.flags[ctVIS_FLEXSKIN] = 0;
    stage_show(&e->stage, -1);
    for (int colored = 0; colored < 2; colored++) {
      scn->flexcoloropt = colored ? ctFLEXCOLOR_ENERGY : ctFLEXCOLOR_MATERIAL;
      for (int i = 0; i < 3 * e->stage.m->nflexvert; i++) scn->flexvertcolor[i] = i % 3 == 1;
      for (int i = 0; i < 9 * scn->flexfaceused[0]; i++) scn->flexfacecolor[i] = i % 3 == 1;
      easel_draw(e);
      int green = 0, white = 0;
      for (int i = 0; i < EASEL_SIZE * EASEL_SIZE; i++) {
        if (e->rgb[3 * i + 1] > 100) *(e->rgb[3 * i] > 100 ? &white : &green) += 1;
      }
      assert_true(colored ? green > 50 && white == 0 : white > 50 && green == 0);
    }
  }
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(all_kinds_are_drawn),
                cmocka_unit_test(ids_out_of_range_draw_nothing),
                cmocka_unit_test(transparent_geoms_show_what_is_behind),
                cmocka_unit_test(flexes_show_their_strain))
