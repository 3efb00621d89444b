#include "unit/collide/contact_rates.h"

#define MESHES                                                                                     \
  "<asset><mesh name='m' vertex='.3 0 0 -.3 0 .05 0 .2 0 0 -.25 0 0 0 .4 0 .05 -.35 .2 .2 .1 "     \
  "-.2 .1 -.2'/><mesh name='n' builtin='supersphere' params='9 .7 .8' scale='.3 .2 .4'/></asset>"
#define MESH "type='mesh' mesh='m'"
#define BALL "type='mesh' mesh='n'"
#define IN_MESHES(a, b)                                                                            \
  "<mujoco>" MESHES "<worldbody>" FREE("0 0 0", a) FREE("0 0 0", b) "</worldbody></mujoco>"
#define FINE(a, b)                                                                                 \
  "<mujoco><option ccd_tolerance='1e-13' ccd_iterations='1000'/>" MESHES                           \
  "<worldbody>" FREE("0 0 0", a) FREE("0 0 0", b) "</worldbody></mujoco>"
#define SPHERE "size='.1'"
#define CAPSULE "type='capsule' size='.1 .3'"
#define BOX "type='box' size='.2 .3 .25'"
#define CYLINDER "type='cylinder' size='.2 .3'"
#define ELLIPSOID "type='ellipsoid' size='.2 .3 .4'"

static const RateCase kExactCase[] = {
    {IN_MESHES(SPHERE, MESH), .35, 1e-7, .9, RATE_WITNESS, .5, 200, 0, 0},
    {IN_MESHES(CAPSULE, MESH), .4, 1e-7, .8, RATE_WITNESS, .5, 200, 0, 0},
    {IN_MESHES(BOX, MESH), .4, 1e-7, .8, RATE_WITNESS, .9, 200, 0, 0},
    {IN_MESHES(MESH, MESH), .4, 1e-7, .9, RATE_WITNESS, .9, 200, 0, 0},
};
// The narrow phase is not smooth for these: where it happens to be, it agrees roughly.
static const RateCase kIteratedCase[] = {
    {FINE(CAPSULE, CYLINDER), .45, 1e-3, .1, RATE_ITERATED, .9, 200, 2e-2, 1e-4},
    {FINE(ELLIPSOID, BOX), .45, 1e-3, .3, RATE_ITERATED, .9, 200, 2e-2, 1e-4},
    {FINE(ELLIPSOID, MESH), .45, 1e-3, .3, RATE_ITERATED, .9, 200, 2e-2, 1e-4},
    {FINE(CYLINDER, CYLINDER), .45, 1e-3, .3, RATE_ITERATED, .9, 200, 2e-2, 1e-4},
    {FINE(CYLINDER, BOX), .45, 1e-3, .5, RATE_ITERATED, .9, 200, 2e-2, 1e-4},
    {FINE(CYLINDER, MESH), .45, 1e-3, .5, RATE_ITERATED, .9, 200, 2e-2, 1e-4},
};

static void exact_pairs(void** state) {
  (void)state;
  ASSERT_ALL_RATES(kExactCase);
}

static void iterated_pairs(void** state) {
  (void)state;
  ASSERT_ALL_RATES(kIteratedCase);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(exact_pairs),
                                     cmocka_unit_test(iterated_pairs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
