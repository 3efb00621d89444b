#include "unit/view/stage.h"
#include "view/scene_color.h"

// A strip of three squares, pulled at one end, beside a solid at rest, and a rod.
#define COLORED                                                                                    \
  "<mujoco><worldbody><flexcomp name='sheet' type='grid' count='4 2 1' spacing='1 1 1' dim='2' "   \
  "radius='.1' mass='1'><edge equality='false'/><elasticity young='100' poisson='0' "              \
  "thickness='.01' elastic2d='stretch'/></flexcomp><flexcomp name='solid' type='grid' "            \
  "count='2 2 2' spacing='1 1 1' dim='3' radius='.01' mass='1' pos='9 0 0'><elasticity "           \
  "young='100' poisson='.3' elasticity_model='stvk'/></flexcomp><flexcomp name='rod' "             \
  "type='grid' count='3 1 1' spacing='1 1 1' dim='1' radius='.1' mass='1' pos='0 9 0'><edge "      \
  "stiffness='10'/></flexcomp></worldbody></mujoco>"

static const float kBlue[3] = {0, 0, 1}, kRed[3] = {1, 0, 0};

static void assert_color(const float* rgb, const float want[3]) {
  for (int k = 0; k < 3; k++) assert_within((double)rgb[k], (double)want[k], 1e-6);
}

// Pull the last column of the sheet by x.
static void pull_sheet(Stage* s, double x) {
  for (int v = 0; v < s->m->flex_vertnum[0]; v++) {
    int body = s->m->flex_vertbodyid[v];
    if (s->d->flexvert_xpos[3 * v] > 1.4)
      s->d->qpos[s->m->jnt_qposadr[s->m->body_jntadr[body]]] = x;
  }
  ct_forward(s->m, s->d);
}

static void colors_run_from_blue_to_red(void** state) {
  (void)state;
  SceneDensity s = {.most = 8};
  static const float want[][3] = {{0, 0, 1}, {0, 1, 1}, {0, 1, 0}, {1, 1, 0}, {1, 0, 0}, {1, 0, 0}};
  float rgb[3];
  for (int i = 0; i < 6; i++) {
    scene_color_rgb(&s, 2 * i, rgb);
    assert_color(rgb, want[i]);
  }
  scene_color_rgb(&s, -1, rgb);
  assert_color(rgb, kBlue);
  scene_color_rgb(&s, NAN, rgb);
  assert_color(rgb, kBlue);
  s.most = 0;
  scene_color_rgb(&s, 1, rgb);
  assert_color(rgb, kBlue);
}

// k/2 e^2 with Green's strain e = x + x^2 / 2 in the stretched third, 0 elsewhere. MuJoCo's linear
// sheets have k = E/4 (solid-stiffness in docs/mujoco_quirks.md).
static void a_pulled_sheet_is_red_where_it_is_stretched(void** state) {
  (void)state;
  Stage s = stage_open(COLORED);
  s.opt.flex_color = ctFLEXCOLOR_ENERGY;
  pull_sheet(&s, 0.1);
  stage_show(&s, ctVIS_FLEXFACE);
  double strain = 0.1 + 0.005, w = 25 * strain * strain / 2;
  assert_int_equal(s.scn.flexcoloropt, ctFLEXCOLOR_ENERGY);
  assert_relative(s.scn.flexcolormax, w, 1e-9);
  int red = 0, used = s.scn.flexfaceused[0];
  for (int i = 0; i < used; i++) {
    const float *face = s.scn.flexface + 9 * i, *rgb = s.scn.flexfacecolor + 9 * i;
    bool stretched =
        (double)larger((double)face[0], larger((double)face[3], (double)face[6])) > 1.5;
    for (int k = 0; k < 3; k++) assert_color(rgb + 3 * k, stretched ? kRed : kBlue);
    red += stretched;
  }
  assert_true(red == 4 && used == 12);
  for (int i = 0; i < 3 * s.scn.flexfaceused[1]; i++)
    assert_color(s.scn.flexfacecolor + 9 * s.scn.flexfaceadr[1] + 3 * i, kBlue);
  stage_close(&s);
}

// Skins have the densities of vertices; the range may be given.
static void skins_are_coloured_by_vertex(void** state) {
  (void)state;
  Stage s = stage_open(COLORED);
  double strain = 0.1 + 0.005, w = 25 * strain * strain / 2;
  s.opt.flex_color = ctFLEXCOLOR_ENERGY;
  s.opt.flex_colormax = 2 * w;
  pull_sheet(&s, 0.1);
  stage_show(&s, ctVIS_FLEXSKIN);
  assert_relative(s.scn.flexcolormax, 2 * w, 1e-15);
  static const float green[3] = {0, 1, 0};
  int at_end = 0;
  for (int i = 0; i < 3 * s.scn.flexfaceused[0]; i++) {
    const float *x = s.scn.flexface + 3 * i, *rgb = s.scn.flexfacecolor + 3 * i;
    if ((double)x[0] > 1.55) assert_color(rgb, green), at_end++;
    if ((double)x[0] < -0.45) assert_color(rgb, kBlue);
  }
  assert_true(at_end > 0);
  for (int v = 0; v < s.m->flex_vertnum[0]; v++) {
    bool end = (double)s.scn.flexvert[3 * v] > 1.55;
    if (end) assert_color(s.scn.flexvertcolor + 3 * v, green);
  }
  stage_close(&s);
}

// A rod has no faces; its vertices have colours. Hidden groups do not set the range.
static void rods_have_colours_of_vertices(void** state) {
  (void)state;
  Stage s = stage_open(COLORED);
  int first = s.m->flex_vertadr[2];
  s.opt.flex_color = ctFLEXCOLOR_ENERGY;
  s.d->qpos[s.m->jnt_qposadr[s.m->body_jntadr[s.m->flex_vertbodyid[first]]]] = -0.1;
  ct_forward(s.m, s.d);
  stage_show(&s, ctVIS_FLEXEDGE);
  assert_relative(s.scn.flexcolormax, 10 * 0.01 / 2 / (ctPI * 0.01), 1e-9);
  assert_color(s.scn.flexvertcolor + 3 * first, kRed);
  assert_color(s.scn.flexvertcolor + 3 * (first + 2), kBlue);
  s.m->flex_group[2] = 5;
  stage_show(&s, -1);
  assert_within(s.scn.flexcolormax, 0, 1e-12);
  stage_close(&s);
}

// Without the option a scene has no colours, and all else is the same with it.
static void colours_are_off_at_first(void** state) {
  (void)state;
  Stage s = stage_open(COLORED);
  pull_sheet(&s, 0.1);
  stage_show(&s, ctVIS_FLEXSKIN);
  assert_int_equal(s.scn.flexcoloropt, ctFLEXCOLOR_MATERIAL);
  int n = s.scn.flexfaceadr[2];
  float face[2000], normal[2000];
  assert_true(9 * n <= 2000);
  memcpy(face, s.scn.flexface, 9 * (size_t)n * sizeof *face);
  memcpy(normal, s.scn.flexnormal, 9 * (size_t)n * sizeof *normal);
  for (int i = 0; i < 9 * n; i++) assert_true(s.scn.flexfacecolor[i] == 0);
  s.opt.flex_color = ctFLEXCOLOR_ENERGY;
  stage_show(&s, -1);
  assert_memory_equal(face, s.scn.flexface, 9 * (size_t)n * sizeof *face);
  assert_memory_equal(normal, s.scn.flexnormal, 9 * (size_t)n * sizeof *normal);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(colors_run_from_blue_to_red),
                cmocka_unit_test(a_pulled_sheet_is_red_where_it_is_stretched),
                cmocka_unit_test(skins_are_coloured_by_vertex),
                cmocka_unit_test(rods_have_colours_of_vertices),
                cmocka_unit_test(colours_are_off_at_first))
