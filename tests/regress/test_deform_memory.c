// Deformable bodies without memory, at every request: nothing leaks, positions stay finite, and the
// bodies move again when there is memory. Each scene is tried at up to TRIES requests; with
// CT_STRESS set, at all of them.
#include "support/cmocka_all.h"
#include "support/numbers.h"

#include <corten/corten.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TRIES = 40, PATH_SIZE = 1000, ERROR = 300 };

typedef struct Heap {
  long count, fail_at; // requests so far; the request that fails, counted from 0
  long live, refused;
  bool once; // later requests are served again
} Heap;

static void* heap_alloc(size_t n, size_t align, void* user) {
  Heap* h = user;
  const long at = h->count++;
  if (h->fail_at >= 0 && (h->once ? at == h->fail_at : at >= h->fail_at)) {
    h->refused++;
    return NULL;
  }
  void* p = aligned_alloc(align, (n + align) / align * align);
  h->live += p != NULL;
  return p;
}

static void heap_free(void* p, void* user) {
  Heap* h = user;
  if (p) h->live--;
  free(p);
}

static void scarce(Heap* h, long fail_at) { h->fail_at = h->count + fail_at; }
static void enough(Heap* h) { h->fail_at = -1; }

// What is tried: memory fails from the request `at` on, or there only.
typedef void (*Work)(Heap* h, const ctModel* m, long at);

static int fail_everywhere(Work work, const ctModel* m) {
  int failed = 0;
  long tries = TRIES, step = 1;
  Heap whole = {.fail_at = -1};
  ctAllocator counting = {heap_alloc, heap_free, &whole};
  ct_setAllocator(&counting);
  work(&whole, m, 1L << 30);
  ct_setAllocator(NULL);
  assert_int_equal(whole.live, 0);
  assert_int_equal(whole.refused, 0);
  if (!getenv("CT_STRESS") && whole.count > tries) step = whole.count / tries;
  for (int once = 0; once < 2; once++)
    for (long at = once * (step / 2); at < whole.count; at += step) {
      Heap heap = {.fail_at = -1, .once = once};
      ctAllocator hooks = {heap_alloc, heap_free, &heap};
      ct_setAllocator(&hooks);
      work(&heap, m, at);
      ct_setAllocator(NULL);
      if (heap.live) fail_msg("request %ld fails, %ld blocks leak", at, heap.live);
      failed += heap.refused > 0;
    }
  return failed;
}

static void assert_finite(ctData* d) {
  for (int b = 0; b < ct_deformableCount(d); b++) {
    const ctDeformDef* def = ct_deformableDef(d, b);
    const double *x = ct_deformablePos(d, b), *v = ct_deformableVel(d, b);
    for (int i = 0; i < 3 * def->nvert; i++) assert_true(isfinite(x[i]) && isfinite(v[i]));
  }
}

static double change_of(ctData* d, const double* before) {
  double most = 0;
  const double* x = ct_deformablePos(d, 0);
  for (int i = 0; i < 3 * ct_deformableDef(d, 0)->nvert; i++)
    most = larger(most, fabs(x[i] - before[i]));
  return most;
}

// Some steps without memory, then some with it.
static void step_scene(Heap* h, const ctModel* m, long at) {
  static double before[30000];
  ctData* d = ct_makeData(m);
  assert_non_null(d);
  const size_t n = 3 * (size_t)ct_deformableDef(d, 0)->nvert;
  assert_true(n <= sizeof before / sizeof *before);
  scarce(h, at);
  for (int i = 0; i < 4; i++) ct_step(m, d);
  enough(h);
  assert_finite(d);
  memcpy(before, ct_deformablePos(d, 0), n * sizeof *before);
  for (int i = 0; i < 4; i++) ct_step(m, d);
  assert_finite(d);
  assert_true(change_of(d, before) > 0);
  ct_deleteData(d);
}

// The data is made and copied; a body is added, attached and removed.
static void make_scene(Heap* h, const ctModel* m, long at) {
  char error[ERROR] = "";
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.kind = ctDEFORM_CLOTH;
  def.name = "more";
  scarce(h, at);
  ctDeformable* body =
      ct_makeClothRectangle(&def, (double[]){1, 1}, (int[]){4, 4}, error, sizeof error);
  assert_true(body || *error);
  ctData* d = ct_makeData(m);
  ctData* copy = d ? ct_copyData(NULL, m, d) : NULL;
  if (body && d) {
    *error = 0;
    const int id = ct_addDeformable(m, d, body, error, sizeof error);
    assert_true(id >= 0 || *error);
    if (id >= 0) {
      const int count = ct_deformableCount(d);
      (void)ct_attachDeformable(m, d, id, &(ctDeformAttach){.objtype = ctOBJ_BODY, .vertex = 1});
      assert_int_equal(ct_deformableCount(d), count);
      assert_int_equal(ct_findDeformable(d, "more"), id);
    }
  }
  enough(h);
  if (copy) {
    ct_step(m, copy);
    assert_finite(copy);
  }
  if (d) {
    ct_step(m, d);
    assert_finite(d);
  }
  ct_deleteData(copy);
  ct_deleteData(d);
  ct_freeDeformable(body);
}

static ctModel* load_scene(const char* name) {
  char path[PATH_SIZE], error[ERROR] = "";
  snprintf(path, sizeof path, "%s/deform/%s.xml", CT_SCENE_DIR, name);
  ctModel* m = ct_loadXML(path, NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  return m;
}

static void scenes(void** state) {
  (void)state;
  static const char* const name[] = {"rope_over_pulley", "gripper_and_ball", "net_and_balls"};
  for (size_t i = 0; i < sizeof name / sizeof *name; i++) {
    ctModel* m = load_scene(name[i]);
    assert_true(fail_everywhere(step_scene, m) > 20);
    assert_true(fail_everywhere(make_scene, m) > 20);
    ct_deleteModel(m);
  }
}

// Bodies on one another and on every kind of geom.
static const char kPile[] =
    "<mujoco xmlns:corten='corten'><option timestep='.004'/><asset><mesh name='m' vertex='0 0 0 .3 "
    "0 0 0 .3 0 0 0 .3'/><hfield name='h' nrow='3' ncol='3' size='1 1 .1 .1' elevation='0 1 0 1 0 "
    "1 0 1 0'/></asset><worldbody><geom type='hfield' hfield='h'/><geom type='ellipsoid' size='.2 "
    ".1 .1' pos='-.3 0 .1'/><geom type='cylinder' size='.1 .1' pos='.3 0 .1'/><geom type='capsule' "
    "size='.05 .1' pos='0 .3 .1'/><body name='b' pos='0 0 .32'><freejoint/><geom type='mesh' "
    "mesh='m'/></body><body name='c' pos='.3 .3 .3'><freejoint/><geom type='box' size='.1 .1 "
    ".1'/></body></worldbody><deformable><corten:cloth name='a' size='.8 .8' count='7 7' pos='0 0 "
    ".24' thickness='.02'/><corten:cloth name='b' size='.6 .6' count='6 6' "
    "pos='0 0 .27' thickness='.02'/></deformable></mujoco>";

static void piles(void** state) {
  (void)state;
  char error[1000] = "";
  ctModel* m = ct_loadXMLString(kPile, NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  assert_true(fail_everywhere(step_scene, m) > 20);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(scenes), cmocka_unit_test(piles)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
