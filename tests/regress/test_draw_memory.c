// Pictures without memory, at every request: an error or the picture, never another one, and
// nothing leaks. The scene has every kind of shape, texture, light and switch.
#include "support/failing_memory.h"
#include "unit/draw/easel.h"

#define GRID "count='3 3 1' spacing='.1 .1 .1' radius='.02' mass='1'"

static const char kStudio[] =
    "<mujoco xmlns:corten='corten'><visual><global offwidth='32' offheight='24'/><quality "
    "shadowsize='32'/><map fogstart='1'"
    " fogend='9'/></visual><asset>"
    "<texture name='sky' type='skybox' builtin='gradient' rgb1='.3 .5 .7' rgb2='0 0 0' width='16'"
    " height='16'/><texture name='grid' type='2d' builtin='checker' width='16' height='16'"
    " rgb1='.2 .3 .4' rgb2='.1 .2 .3' mark='edge'/>"
    "<texture name='cube' type='cube' builtin='flat' mark='cross' width='8' height='8'"
    " rgb1='.8 .6 .4' markrgb='1 1 1'/>"
    "<material name='floor' texture='grid' texrepeat='5 5' texuniform='true' reflectance='.4'/>"
    "<material name='cloth' texture='grid'/><material name='block' texture='cube' "
    "specular='.8'/><material name='uniform' texture='cube' texuniform='true'/>"
    "<mesh name='mesh' vertex='0 0 0 .2 0 0 0 .2 0 0 0 .2'/>"
    "<hfield name='hill' nrow='3' ncol='3' size='.3 .3 .2 .05' elevation='0 1 0 1 2 1 0 1 0'/>"
    "</asset><worldbody><light pos='1 -1 3' dir='-.3 .3 -1' castshadow='true'/>"
    "<light type='directional' dir='0 1 -1' castshadow='true'/><light pos='0 0 2' "
    "castshadow='false' cutoff='30' dir='0 0 -1'/>"
    "<geom type='plane' size='0 0 .1' material='floor'/>"
    "<geom type='plane' size='.5 .5 .1' pos='0 2 .5' euler='90 0 0' material='cloth'/>"
    "<geom type='hfield' hfield='hill' pos='1 .8 .1'/>"
    "<body pos='0 0 .4'><freejoint/><geom type='box' size='.1 .1 .1' material='block'/>"
    "<geom type='sphere' size='.1' pos='.3 0 0' material='uniform'/>"
    "<geom type='capsule' size='.05 .1' pos='-.3 0 0' rgba='1 0 0 .5'/>"
    "<geom type='cylinder' size='.05 .1' pos='0 .3 0' material='block'/>"
    "<geom type='ellipsoid' size='.1 .05 .08' pos='0 -.3 0'/>"
    "<geom type='mesh' mesh='mesh' pos='.2 .2 .2'/><site name='s' pos='0 0 .2' type='box'"
    " size='.02 .02 .02'/><site name='e' pos='.2 0 .4'/><camera name='c' pos='0 0 .5'/></body>"
    "<flexcomp name='sheet' type='grid' dim='2' pos='-.8 0 .5' " GRID "/>"
    "<flexcomp name='string' type='grid' dim='1' pos='.8 0 .5' count='4 1 1' spacing='.1 .1 .1'"
    " radius='.02' mass='1'/>"
    "</worldbody><deformable><skin name='skin' vertex='0 0 0 .2 0 0 .2 .2 0 0 .2 0'"
    " face='0 1 2 0 2 3' material='cloth' texcoord='0 0 1 0 1 1 0 1'><bone body='world'"
    " bindpos='0 0 0' bindquat='1 0 0 0' vertid='0 1 2 3' vertweight='1 1 1 1'/></skin>"
    "<corten:cloth name='towel' size='.4 .4' count='3 3' pos='0 -.8 .5' material='cotton'"
    " thickness='.004'/></deformable>"
    "<tendon><spatial name='t' width='.01'><site site='s'/><site site='e'/></spatial></tendon>"
    "</mujoco>";

enum { WIDTH = 32, HEIGHT = 24, PIXELS = WIDTH * HEIGHT };

typedef struct Picture {
  unsigned char drawn[3 * PIXELS], read[3 * PIXELS];
  float depth[PIXELS];
  int object[2 * PIXELS];
} Picture;

static Stage stage;
static Picture taken, expected;

// Draws all that there is to draw; false: something failed and was reported.
static bool take_picture(Picture* to) {
  static ctvFigure fig;
  const ctrRect all = {0, 0, WIDTH, HEIGHT};
  ctrContext con;
  memset(to, 0, sizeof *to);
  ctr_defaultContext(&con);
  ctr_getError();
  ctr_makeContext(stage.m, &con, ctFONTSCALE_100);
  ctrCanvas* canvas = con.own ? ctr_makeCanvas(WIDTH, HEIGHT, 4, 1) : NULL;
  bool good = canvas && ctr_draw(canvas, &stage.scn, &con, to->drawn, to->depth, to->object) == 0;
  if (good) {
    ctv_defaultFigure(&fig);
    fig.flg_legend = 1;
    strcpy(fig.linename[0], "line");
    fig.linepnt[0] = 2;
    fig.linedata[0][2] = fig.linedata[0][3] = 1;
    ctr_addAux(0, 32, 24, 1, &con);
    ctr_setBuffer(ctFB_OFFSCREEN, &con);
    ctr_render(all, &stage.scn, &con);
    ctr_figure((ctrRect){0, 0, WIDTH / 2, HEIGHT / 2}, &fig, &con);
    ctr_overlay(ctFONT_NORMAL, ctGRID_TOPRIGHT, all, "speed", "1", &con);
    ctr_readPixels(to->read, NULL, all, &con);
    good = ctr_getError() == 0;
  }
  ctr_freeCanvas(canvas);
  ctr_freeContext(&con);
  return good;
}

// At each of the first requests, then at fewer; with CT_STRESS at all.
static long next_budget(long budget) {
  return budget + (getenv("CT_STRESS") || budget < 16 ? 1 : budget / 16);
}

static bool try_picture(MemoryCount* c) {
  memory_scarce(c);
  if (!take_picture(&taken)) return false;
  memory_enough(c);
  if (memcmp(taken.drawn, expected.drawn, sizeof taken.drawn) ||
      memcmp(taken.depth, expected.depth, sizeof taken.depth) ||
      memcmp(taken.object, expected.object, sizeof taken.object))
    fail_msg("another picture without request %ld", c->budget);
  if (memcmp(taken.read, expected.read, sizeof taken.read))
    fail_msg("another picture of the buffer without request %ld", c->budget);
  return true;
}

// Returns how often it failed.
static int sweep_memory(void) {
  MemoryCount c = {.fail_at = -1};
  int failed = 0;
  bool done = false;
  memory_count(&c);
  for (; !done; c.budget = next_budget(c.budget)) {
    done = try_picture(&c);
    memory_enough(&c);
    failed += !done;
    assert_int_equal(c.live, 0);
  }
  ct_setAllocator(NULL);
  return failed;
}

static void open_stage(int labels) {
  stage = stage_open(kStudio);
  memset(stage.scn.flags, 0, sizeof stage.scn.flags);
  static const int on[] = {ctRND_SHADOW, ctRND_REFLECTION, ctRND_SKYBOX,
                           ctRND_FOG,    ctRND_CULL_FACE,  ctRND_HAZE};
  for (size_t i = 0; i < sizeof on / sizeof *on; i++) stage.scn.flags[on[i]] = 1;
  static const int shown[] = {ctVIS_STATIC,   ctVIS_TEXTURE, ctVIS_SKIN,   ctVIS_FLEXFACE,
                              ctVIS_FLEXVERT, ctVIS_TENDON,  ctVIS_CAMERA, ctVIS_LIGHT};
  for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) stage.opt.flags[shown[i]] = 1;
  stage.opt.label = labels;
  stage.opt.frame = labels ? ctFRAME_BODY : ctFRAME_NONE;
  stage_show(&stage, ctVIS_FLEXEDGE);
  assert_true(stage.scn.ngeom > 12 && stage.scn.nlight == 4); // one is at the camera
}

static void no_other_picture_without_memory(void** state) {
  (void)state;
  for (int k = 0; k < 2; k++) {
    open_stage(k ? ctLABEL_GEOM : ctLABEL_NONE);
    stage.scn.flags[ctRND_WIREFRAME] = (cttByte)k;
    stage.scn.stereo = k ? ctSTEREO_SIDEBYSIDE : ctSTEREO_NONE;
    assert_true(take_picture(&expected));
    assert_true(sweep_memory() > 20);
    stage_close(&stage);
  }
}

// Pixels of the flexes and of the deformable body in the picture.
static int count_objects(int type) {
  int n = 0;
  for (int i = 0; i < PIXELS; i++) n += taken.object[2 * i + 1] == type;
  return n;
}

static int count_flex(cttByte vertices, cttByte edges, cttByte faces) {
  stage.opt.flags[ctVIS_FLEXVERT] = vertices;
  stage.opt.flags[ctVIS_FLEXEDGE] = edges;
  stage.opt.flags[ctVIS_FLEXFACE] = faces;
  stage.opt.flags[ctVIS_FLEXSKIN] = 0;
  stage_show(&stage, -1);
  assert_true(take_picture(&taken));
  return count_objects(ctOBJ_FLEX);
}

// More is drawn with each switch, and nothing with none.
static void flexes_by_vertices_edges_and_faces(void** state) {
  (void)state;
  open_stage(ctLABEL_NONE);
  stage.cam.lookat[0] = -.8, stage.cam.lookat[1] = 0, stage.cam.lookat[2] = .5;
  stage.cam.distance = 0.6;
  int none = count_flex(0, 0, 0), vertices = count_flex(1, 0, 0), edges = count_flex(0, 1, 0),
      both = count_flex(1, 1, 0), all = count_flex(1, 1, 1);
  printf("%d %d %d %d %d\n", none, vertices, edges, both, all);
  assert_int_equal(none, 0);
  assert_true(vertices > 0 && edges > 0);
  assert_true(both >= vertices && both >= edges && all > both);
  stage_close(&stage);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(no_other_picture_without_memory),
      cmocka_unit_test(flexes_by_vertices_edges_and_faces),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
