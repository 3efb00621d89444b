// libFuzzer target for drawing: a scene with every kind of shape, into which bytes write any
// numbers: poses, sizes, colours, kinds, ids, lights, cameras, flags. Every picture must come back.
#include "fuzz.h"

#include <corten/corten.h>

#include <string.h>

static const char SCENE[] =
    "<mujoco><visual><quality shadowsize='256' numslices='8' numstacks='4'/></visual><asset>"
    "<texture name='s' type='skybox' builtin='gradient' width='4' height='24'/>"
    "<texture name='t' type='2d' builtin='checker' width='7' height='5'/>"
    "<texture name='c' type='cube' builtin='flat' width='4' height='24'/>"
    "<material name='t' texture='t' texrepeat='3 3' reflectance='.5'/><material name='c' "
    "texture='c'/>"
    "<mesh name='m' vertex='0 0 0 1 0 0 0 1 0 0 0 1'/><hfield name='h' nrow='3' ncol='3' size='1 1 "
    "1 1'/>"
    "</asset><worldbody><light pos='0 0 3'/><light directional='true' pos='1 1 3' dir='-1 -1 -3'/>"
    "<geom type='plane' size='0 0 1' material='t'/><geom type='mesh' mesh='m' material='c' pos='1 "
    "0 1'/>"
    "<geom type='hfield' hfield='h' pos='-2 0 0'/><geom type='capsule' size='.1 .2' pos='0 0 1' "
    "rgba='1 0 0 .5'/>"
    "<geom type='box' size='.1 .2 .3' material='c'/><geom type='ellipsoid' size='.1 .2 .3' pos='0 "
    "1 1'/>"
    "<flexcomp name='f' type='grid' dim='2' count='3 3 1' spacing='.1 .1 .1' mass='1' pos='0 0 2'/>"
    "</worldbody></mujoco>";

enum { SIZE = 24 };

typedef struct Studio {
  ctModel* m;
  ctData* d;
  ctvScene scn, first;
  ctvGeom geoms[64], lines[64];
  ctrContext con;
  ctrCanvas* canvas[3];
} Studio;

static Studio* open_studio(void) {
  static Studio s;
  char error[200];
  if (s.m) return &s;
  s.m = ct_loadXMLString(SCENE, NULL, error, (int)sizeof error);
  REQUIRE(s.m);
  s.d = ct_makeData(s.m);
  REQUIRE(s.d);
  ct_forward(s.m, s.d);
  ctvCamera cam;
  ctvOption opt;
  ctv_defaultFreeCamera(s.m, &cam);
  ctv_defaultOption(&opt);
  ctv_defaultScene(&s.scn);
  ctv_makeScene(s.m, &s.scn, 64);
  ctv_updateScene(s.m, s.d, &opt, NULL, &cam, ctCAT_ALL, &s.scn);
  REQUIRE(s.scn.ngeom <= 40);
  s.first = s.scn;
  memcpy(s.geoms, s.scn.geoms, sizeof s.geoms);
  ctr_makeContext(s.m, &s.con, ctFONTSCALE_50);
  REQUIRE(s.con.own);
  for (int i = 0; i < 3; i++) {
    s.canvas[i] = ctr_makeCanvas(SIZE, SIZE - 3, 1 << i, 1 + i);
    REQUIRE(s.canvas[i]);
  }
  return &s;
}

static float strange_float(const uint8_t* p) {
  static const float list[] = {0, -1, 1e-30f, 1e30f, -1e10f, 1e5f, 0.5f, 3};
  float x;
  if (p[0] < 128) return list[p[0] % 8];
  if (p[0] < 250) return ((float)p[1] - 128) / 16;
  memcpy(&x, p + 1, sizeof x);
  return x;
}

// Five bytes after the place: a number of a geom, a light or a camera.
static void change_scene(ctvScene* scn, const uint8_t* p) {
  ctvGeom* g = scn->geoms + p[1] % scn->ngeom;
  float x = strange_float(p + 3);
  int place = p[2];
  switch (p[0] % 8) {
  case 0:
    g->pos[place % 3] = x;
    break;
  case 1:
    g->size[place % 3] = x;
    break;
  case 2:
    g->mat[place % 9] = x;
    break;
  case 3:
    g->rgba[place % 4] = x;
    break;
  case 4:
    g->type = place % 112;
    g->dataid = g->objid = (int)p[3] - 3;
    g->matid = (int)p[4] - 3;
    break;
  case 5:
    scn->flags[place % ctNRNDFLAG] ^= 1;
    break;
  case 6:
    ((float*)&scn->camera[0])[place % 14] = x, scn->camera[1] = scn->camera[0];
    break;
  case 7:
    (&scn->lights[p[1] % 3].pos[0])[place % 6] = x, scn->lights[p[1] % 3].cutoff = x;
    break;
  }
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  Studio* s = open_studio();
  static unsigned char rgb[3][3 * SIZE * SIZE];
  static float depth[SIZE * SIZE];
  static int object[2 * SIZE * SIZE];
  ctvGeom* geoms = s->scn.geoms;
  memcpy(geoms, s->geoms, sizeof s->geoms);
  s->scn = s->first;
  for (size_t i = 0; i + 8 <= size && i < 800; i += 8) change_scene(&s->scn, data + i);
  for (int i = 0; i < 2; i++) s->scn.camera[i].orthographic = s->scn.camera[0].orthographic != 0;
  for (int i = 0; i < 3; i++) {
    int r = ctr_draw(s->canvas[i], &s->scn, &s->con, rgb[i], depth, object);
    REQUIRE(r == 0 || r == 2); // 2: a camera without a near plane is misuse
  }
  ctr_render((ctrRect){0, 0, SIZE, SIZE}, &s->scn, &s->con);
  return 0;
}
