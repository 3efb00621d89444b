// Requirement 40: fluid forces. Numbers without comment are those of MuJoCo 3.5.0.
#include "force/fluid.h"
#include "support/numbers.h"
#include "support/recorded.h"
#include "support/scene.h"
#include "unit/pos/trees.h"

#define IN(option, geoms)                                                                          \
  "<mujoco><option " option "/><worldbody><body><freejoint/>" geoms "</body></worldbody></mujoco>"
#define PLATE(coef)                                                                                \
  IN("density='1.2'", "<geom type='ellipsoid' size='.1 .05 .02' fluidshape='ellipsoid' " coef "/"  \
                      ">")
#define BALL IN("density='1.2'", "<geom size='.1' fluidshape='ellipsoid'/>")
#define TWO(ball, box)                                                                             \
  IN("density='1.2' viscosity='.01'",                                                              \
     "<geom size='.1' pos='.2 0 0' " ball "/><geom type='box' size='.1 .2 .3' " box "/>")

static void force_at(const char* xml, const double v[6], double f[6]) {
  Trees t = trees_open(xml);
  memcpy(t.d->qvel, v, 6 * sizeof(double));
  ct_forward(t.m, t.d);
  memcpy(f, t.d->qfrc_fluid, 6 * sizeof(double));
  trees_near_n(t.d->qfrc_passive, f, 6, 0);
  trees_close(&t);
}

static void expect(const char* xml, const double v[6], const double want[6]) {
  double f[6];
  force_at(xml, v, f);
  trees_near_n(f, want, 6, 1e-13);
}

static const double along[6] = {2, 1, .5}, along_and_around[6] = {2, 1, .5, 3, 2, 1};

static void r40_ac01_without_a_medium_there_is_no_force(void** state) {
  (void)state;
  const double none[6] = {0};
  expect(IN("wind='5 5 5'", "<geom size='.1'/>"), along_and_around, none);
  expect(IN("wind='5 5 5'", "<geom size='.1' fluidshape='ellipsoid'/>"), along_and_around, none);
}

static void r40_ac02_terminal_velocity(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><option density='1.2' viscosity='1.8e-5' timestep='.01'/>"
                       "<worldbody><body><joint type='slide' axis='0 0 1'/>"
                       "<geom size='.1' mass='1'/></body></worldbody></mujoco>");
  for (int i = 0; i < 3000; i++) ct_step(t.m, t.d);
  trees_near(t.d->qvel[0], -26.09985373027984, 1e-9);
  trees_near(t.d->qacc[0], 0, 1e-7); // it no longer changes
  trees_close(&t);
}

static void r40_ac03_wind(void** state) {
  (void)state;
  const double rest[6] = {0}, want[6] = {3.6};
  expect(IN("density='1.2' wind='5 0 0'", "<geom type='box' size='.1 .2 .3'/>"), rest, want);
}

// MuJoCo takes the sphere that a box with the body's inertia is like: not Stokes' law, but as it is
// there. An ellipsoid geom gives the law itself.
static void r40_ac04_stokes_drag(void** state) {
  (void)state;
  const double slow[6] = {.01}, box[6] = {-0.00014600803233505004};
  const double law[6] = {-6 * ctPI * .001 * .01};
  double f[6];
  force_at(IN("viscosity='1'", "<geom size='.001'/>"), slow, f);
  trees_near_n(f, box, 6, 1e-17);
  force_at(IN("viscosity='1'", "<geom size='.001' fluidshape='ellipsoid'/>"), slow, f);
  trees_near_n(f, law, 6, 1e-17);
}

static void r40_ac05_drag_by_attitude(void** state) {
  (void)state;
  const double want[3] = {-0.02261946710584651, -0.02638937829015426, -0.03769911184307752};
  for (int k = 0; k < 3; k++) {
    double v[6] = {0}, f[6] = {0};
    v[k] = 2;
    f[k] = want[k];
    expect(PLATE(""), v, f);
  }
}

static void r40_ac06_magnus_lift(void** state) {
  (void)state;
  const double v[6] = {2, 0, 0, 0, 0, 30};
  const double want[6] = {-0.07539822368615504, 0.15079653619526642, 0, 0, 0, -0.02714336052701583};
  expect(BALL, v, want);
  // its own part is C rho V w x v: 1.2 * 4/3 pi .1^3 * 30 * 2
#define BALL_WITH(coef)                                                                            \
  IN("density='1.2'", "<geom size='.1' fluidshape='ellipsoid' fluidcoef='" coef "'/>")
  double with[6], without[6];
  force_at(BALL_WITH(".5 .25 1.5 1 .7"), v, with);
  force_at(BALL_WITH(".5 .25 1.5 1 0"), v, without);
  const double lift[6] = {0, .7 * 1.2 * 4 / 3 * ctPI * .001 * 60};
  for (int i = 0; i < 6; i++) trees_near(with[i] - without[i], lift[i], 1e-14);
}

static void r40_ac07_kutta_lift(void** state) {
  (void)state;
  const double plate[6] = {-0.02836312275252385,   -0.02154999022970874,  -0.03656449610191823,
                           -0.0004025935490158659, 0.0009162298105773727, -0.0002220854250912816};
  const double ball[6] = {-0.08637951682675445, -0.04318975841337722, -0.02159487920668861};
  expect(PLATE(""), along, plate);
  expect(BALL, along, ball); // along the velocity only: no lift
  // its own part: none for a ball; across the velocity for the plate
  double with[6], without[6], power = 0, size = 0;
  force_at(BALL_WITH(".5 .25 1.5 0 1"), along, without);
  trees_near_n(without, ball, 6, 1e-13);
  force_at(PLATE("fluidcoef='.5 .25 1.5 0 1'"), along, without);
  force_at(PLATE(""), along, with);
  for (int i = 0; i < 3; i++) {
    power += (with[i] - without[i]) * along[i];
    size += fabs(with[i] - without[i]);
  }
  trees_near(power, 0, 1e-14);
  assert_true(size > .01);
}

static void r40_ac08_coefficients(void** state) {
  (void)state;
  const double usual[6] = {-0.02916830985055558,   -0.019950829552584072, -0.03734725616207237,
                           -0.0005003544468172213, 0.0008492484661833738, -0.0002626471354015302};
  const double tuned[6] = {-0.07437355569667216,  -0.03543635103448273,  -0.018672197385239883,
                           -0.000539835510243282, 0.0008229277572326668, -0.0002758074898768837};
  expect(PLATE(""), along_and_around, usual);
  expect(PLATE("fluidcoef='1 .5 2 0 0'"), along_and_around, tuned);
}

static void r40_ac09_inertia_box(void** state) {
  (void)state;
  const double want[6] = {-0.6124030683582931,   -0.13677527143382923,  -0.031971954908336195,
                          -0.012701091451671108, -0.007246660077995511, -0.004690000348722576};
  expect(TWO("", ""), along_and_around, want);
}

// One ellipsoid geom replaces the box of its body: geoms without a shape then feel nothing. This is
// MuJoCo's rule; the requirement would apply both.
static void r40_ac10_mixed_bodies(void** state) {
  (void)state;
  const double ball[6] = {-0.12822185019878218,   -0.0711525762317841,  -0.007290738971078164,
                          -0.0010925194215874738, 0.000729801513157317, -0.01459468838688598};
  const double box[6] = {-0.7786593981130302,   -0.05197570128069072, 0.14137184001133726,
                         -0.042126556086614204, -0.06557187957491006, 0.04270420493121385};
  expect(TWO("fluidshape='ellipsoid'", ""), along_and_around, ball);
  expect(TWO("", "fluidshape='ellipsoid'"), along_and_around, box);
}

// Shape and coefficients are read, from classes too; the model keeps what the ellipsoid needs.
static void r40_ac08_attributes_are_read(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><default><default class='wing'><geom fluidshape='ellipsoid' "
                       "fluidcoef='1 2 3 4 5'/></default></default><worldbody><body><freejoint/>"
                       "<geom size='.1'/><geom class='wing' size='.1'/>"
                       "<geom class='wing' size='.1' fluidcoef='6'/>"
                       "<geom class='wing' size='.1' fluidshape='none'/>"
                       "<geom size='.1' fluidshape='ellipsoid'/></body></worldbody></mujoco>");
  static const double want[][6] = {
      {0}, {1, 1, 2, 3, 4, 5}, {1, 6, 2, 3, 4, 5}, {0}, {1, .5, .25, 1.5, 1, 1}};
  for (int g = 0; g < 5; g++) {
    const double* f = t.m->geom_fluid + ctNFLUID * g;
    // used, blunt, slender and angular drag; then the lifts of Kutta and of Magnus
    trees_near_n(f, want[g], 6, 0);
  }
  trees_close(&t);
  char error[500] = "";
  assert_null(ct_loadXMLString("<mujoco><worldbody><geom size='1' fluidshape='box'/></worldbody>"
                               "</mujoco>",
                               NULL, error, sizeof error));
  assert_non_null(strstr(error, "box"));
}

static const double* recorded(const RefRecord* r, const char* name) {
  for (int i = 0; i < r->nfield; i++)
    if (!strcmp(r->field[i].field->name, name)) return r->field[i].value;
  fail_msg("%s is not recorded", name);
  return NULL;
}

// An insect of our own in air, 100 steps with beating wings. The requirement takes the fruit fly of
// dm_control, which make conformance-fluid runs.
static void r40_ac11_flight_as_mujoco(void** state) {
  (void)state;
  Reference r;
  if (!reference_load(&r, CT_TEST_DIR "/conformance/reference/insect.flight.ref"))
    fail_msg("%s", r.error);
  Scene s = scene_open(r.model);
  assert_int_equal(r.nrecord, 101);
  double most = 0;
  for (int k = 1; k <= 100; k++) {
    memcpy(s.d->ctrl, recorded(r.record + k, "ctrl"), (size_t)s.m->nu * sizeof(double));
    ct_step(s.m, s.d);
    const double *fluid = recorded(r.record + k, "qfrc_fluid"),
                 *passive = recorded(r.record + k, "qfrc_passive");
    trees_near_n(s.d->qfrc_fluid, fluid, (int)s.m->nv, 1e-9);
    trees_near_n(s.d->qfrc_passive, passive, (int)s.m->nv, 1e-9);
    for (int i = 0; i < s.m->nv; i++) most = larger(most, fabs(fluid[i]));
  }
  assert_true(most > .5); // beside weights of .7
  scene_close(&s);
  reference_free(&r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r40_ac01_without_a_medium_there_is_no_force),
      cmocka_unit_test(r40_ac02_terminal_velocity),
      cmocka_unit_test(r40_ac03_wind),
      cmocka_unit_test(r40_ac04_stokes_drag),
      cmocka_unit_test(r40_ac05_drag_by_attitude),
      cmocka_unit_test(r40_ac06_magnus_lift),
      cmocka_unit_test(r40_ac07_kutta_lift),
      cmocka_unit_test(r40_ac08_coefficients),
      cmocka_unit_test(r40_ac09_inertia_box),
      cmocka_unit_test(r40_ac10_mixed_bodies),
      cmocka_unit_test(r40_ac08_attributes_are_read),
      cmocka_unit_test(r40_ac11_flight_as_mujoco),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
