#include "unit/view/stage.h"

#include <stdlib.h>

#define SHEET                                                                                      \
  "<mujoco><worldbody><flexcomp name='sheet' type='grid' count='3 3 1' spacing='1 1 1' dim='2' "   \
  "radius='.1' mass='1'/></worldbody></mujoco>"

static void a_new_scene(void** state) {
  (void)state;
  ctModel* m = trees_load(SHEET);
  ctvScene scn;
  ctv_defaultScene(&scn);
  ctv_makeScene(m, &scn, 10);
  assert_int_equal(scn.maxgeom, 10);
  assert_int_equal(scn.nflex, 1);
  assert_int_equal(scn.flexvertnum[0], 9);
  assert_memory_equal(scn.flexedge, m->flex_edge, 2 * (size_t)m->nflexedge * sizeof(int));
  assert_int_equal(scn.flags[ctRND_SHADOW], 1);
  assert_int_equal(scn.flags[ctRND_WIREFRAME], 0);
  assert_true(scn.scale == 1 && scn.rotate[0] == 1);
  ctv_makeScene(NULL, &scn, 5); // the old memory is freed
  assert_int_equal(scn.nflex, 0);
  assert_null(scn.flexvert);
  ctv_freeScene(&scn);
  assert_null(scn.geoms);
  ct_deleteModel(m);
}

enum { ARRAYS = 16 }; // of a scene with a flex and no skin
static int left;

static void* some(size_t n, size_t align, void* user) {
  (void)user;
  return left-- > 0 ? aligned_alloc(align, (n + align - 1) / align * align) : NULL;
}

static void give_back(void* p, void* user) {
  (void)user;
  free(p);
}

// Whichever allocation fails: an empty scene, and nothing lost.
static void no_memory(void** state) {
  (void)state;
  ctModel* m = trees_load(SHEET);
  ctAllocator few = {some, give_back, NULL};
  ctvScene scn;
  ctv_defaultScene(&scn);
  for (int n = 0; n <= ARRAYS; n++) {
    left = n;
    ct_setAllocator(&few);
    ctv_makeScene(m, &scn, 10);
    assert_int_equal(scn.maxgeom, n < ARRAYS ? 0 : 10);
    assert_true(n < ARRAYS ? !scn.geoms : scn.geoms != NULL);
    ctv_freeScene(&scn);
    ct_setAllocator(NULL);
  }
  ct_deleteModel(m);
}

STAGE_TEST_MAIN(cmocka_unit_test(a_new_scene), cmocka_unit_test(no_memory))
