// Memory runs out at the n-th request of an edit: specs copied, attached, compiled again, written
// and deleted, models and data copied. Nothing crashes, nothing leaks, and what says that it is
// done is done. Each is tried at up to TRIES places; with CT_STRESS set (make stress), at all of
// them.
#include "support/stable.h"

#include <stdlib.h>

enum { TRIES = 40, PATH_SIZE = 1000, TEXT_SIZE = 1 << 20 };

typedef struct Heap {
  long count, fail_at; // requests of the edit so far; the request that fails, counted from 0
  long live;
  bool armed; // requests count, and may fail
  bool once;  // later requests are served again
} Heap;

static Heap heap;

static void* heap_alloc(size_t n, size_t align, void* user) {
  (void)user;
  if (heap.armed) {
    long at = heap.count++;
    if (heap.fail_at >= 0 && (heap.once ? at == heap.fail_at : at >= heap.fail_at)) return NULL;
  }
  void* p = aligned_alloc(align, (n + align) / align * align);
  heap.live += p != NULL;
  return p;
}

static void heap_free(void* p, void* user) {
  (void)user;
  heap.live -= p != NULL;
  free(p);
}

static ctSpec* parsed(const char* path) {
  char error[1000] = "";
  ctSpec* s = ct_parseXML(path, NULL, error, sizeof error);
  if (!s) fail_msg("%s", error);
  return s;
}

// An edit with memory that may fail: true if it says that it is done. It frees what it made.
typedef bool (*Edit)(const char* path);

static bool copy(const char* path) {
  ctSpec* s = parsed(path);
  heap.armed = true;
  ctSpec* c = ct_copySpec(s);
  heap.armed = false;
  bool done = c != NULL;
  ct_deleteSpec(s);
  ctModel* m = done ? ct_compile(c, NULL) : NULL; // a copy stands on its own
  if (done && !m) fail_msg("%s: the copy does not compile: %s", path, cts_getError(c));
  ct_deleteModel(m);
  ct_deleteSpec(c);
  return done;
}

static bool compile(const char* path) {
  ctSpec* s = parsed(path);
  heap.armed = true;
  ctModel* m = ct_compile(s, NULL);
  heap.armed = false;
  bool done = m != NULL;
  if (!done && !*cts_getError(s)) fail_msg("%s: fails without an error", path);
  ct_deleteModel(m);
  m = ct_compile(s, NULL); // a failure leaves the spec as it was
  if (!m) fail_msg("%s: does not compile any more: %s", path, cts_getError(s));
  ct_deleteModel(m);
  ct_deleteSpec(s);
  return done;
}

static bool write(const char* path) {
  static char text[TEXT_SIZE];
  char error[1000] = "";
  ctSpec* s = parsed(path);
  ctModel* m = ct_compile(s, NULL);
  heap.armed = true;
  bool done = ct_saveXMLString(s, text, TEXT_SIZE, error, sizeof error) == 0;
  heap.armed = false;
  if (!done && !*error) fail_msg("%s: fails without an error", path);
  ct_deleteModel(m);
  ct_deleteSpec(s);
  return done;
}

// The whole of a model, attached to a frame of another.
static bool attach(const char* path) {
  ctSpec *parent = ct_makeSpec(), *child = parsed(path);
  ctsFrame* frame = cts_addFrame(cts_findBody(parent, "world"), NULL);
  ctsElement* world = cts_findBody(child, "world")->element;
  heap.armed = true;
  bool done = cts_attach(frame->element, world, "p-", "-s") != NULL;
  heap.armed = false;
  ctModel* m = ct_compile(parent, NULL);
  static bool good; // with all memory: free joints have to be on the top level
  if (heap.fail_at < 0) good = m != NULL;
  if (done && good && !m)
    fail_msg("%s: attached, does not compile: %s", path, cts_getError(parent));
  ct_deleteModel(m);
  ct_deleteSpec(parent);
  ct_deleteSpec(child);
  return done;
}

// Another body, then a compilation that keeps the state.
static bool again(const char* path) {
  ctSpec* s = parsed(path);
  ctModel* m = ct_compile(s, NULL);
  ctData* d = ct_makeData(m);
  ctsBody* body = cts_addBody(cts_findBody(s, "world"), NULL);
  cts_addGeom(body, NULL)->size[0] = .1;
  heap.armed = true;
  bool done = ct_recompile(s, NULL, m, d) == 0;
  heap.armed = false;
  if (done) ct_step(m, d);
  stable_forget(d);
  ct_deleteData(d);
  ct_deleteModel(m);
  ct_deleteSpec(s);
  return done;
}

static bool duplicate(const char* path) {
  char error[1000] = "";
  ctModel* m = ct_loadXML(path, NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  heap.armed = true;
  ctModel* n = ct_copyModel(NULL, m);
  ctData* d = n ? ct_makeData(n) : NULL;
  ctData* e = d ? ct_copyData(NULL, n, d) : NULL;
  heap.armed = false;
  bool done = e != NULL;
  ct_deleteData(e);
  ct_deleteData(d);
  ct_deleteModel(n);
  ct_deleteModel(m);
  return done;
}

static bool attempt(Edit edit, const char* path, long fail_at, bool once) {
  ctAllocator hooks = {heap_alloc, heap_free, NULL};
  heap = (Heap){.fail_at = fail_at, .once = once};
  ct_setAllocator(&hooks);
  bool done = edit(path);
  ct_setAllocator(NULL);
  if (heap.live) fail_msg("%s: request %ld fails, %ld blocks leak", path, fail_at, heap.live);
  return done;
}

// The first are tried always, all with CT_STRESS.
enum { ALWAYS = 10 };
static const char* const file[] = {
    "models/attach_keyframes.xml",
    "models/composite_skin.xml",
    "models/flex_mesh.xml",
    "models/plugin_pid.xml",
    "models/skin.xml",
    "models/sensor_sites.xml",
    "models/custom.xml",
    "models/mesh_inline.xml",
    "models/tendon_spatial.xml",
    "../../scenes/deform/rope_over_pulley.xml",
    "models/flex_quadratic.xml",
    "models/flex_material.xml",
    "models/flex_default_class.xml",
    "models/equality_bodies.xml",
    "models/equality_scalars.xml",
    "models/fuse_static_references.xml",
    "models/contact_pairs.xml",
    "models/contact_excludes.xml",
    "models/discard_visual.xml",
    "models/keyframes_control.xml",
    "models/lights.xml",
    "models/mesh_builtin_supertorus.xml",
    "models/material.xml",
    "models/texture_builtin_cube.xml",
    "models/tuples_all.xml",
    "models/actuator_muscles.xml",
    "models/actuator_history.xml",
    "models/replicate_key_size.xml",
    "models/frames_deep.xml",
    "models/default_classes.xml",
    "models/user_data_controls.xml",
    "models/mesh_fit_inertia.xml",
    "models/plugin_sdf_gear.xml",
    "models/plugin_cable.xml",
    "models/flex_gmsh.xml",
    "models/composite_cable.xml",
    "models/hfield_elevation.xml",
    "models/visual.xml",
    "models/option_flags.xml",
    "models/sensor_geoms.xml",
    "models/tendon_fixed.xml",
    "../../scenes/deform/gripper_and_ball.xml",
    "../../scenes/deform/net_and_balls.xml",
};

static void fail_everywhere(Edit edit) {
  const size_t count_files = getenv("CT_STRESS") ? sizeof file / sizeof *file : ALWAYS;
  for (size_t i = 0; i < count_files; i++) {
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/conformance/%s", CT_TEST_DIR, file[i]);
    if (!attempt(edit, path, -1, false)) fail_msg("%s: not done with all memory", path);
    long count = heap.count, step = getenv("CT_STRESS") || count < TRIES ? 1 : count / TRIES;
    for (int once = 0; once < 2; once++) {
      for (long n = once * (step / 2); n < count; n += step) attempt(edit, path, n, once);
    }
  }
}

#define TEST(name, edit)                                                                           \
  static void name(void** state) {                                                                 \
    (void)state;                                                                                   \
    fail_everywhere(edit);                                                                         \
  }

TEST(copies_of_specs, copy)
TEST(compilations, compile)
TEST(written_files, write)
TEST(attached_models, attach)
TEST(compilations_that_keep_the_state, again)
TEST(copies_of_models_and_data, duplicate)

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(copies_of_specs),
      cmocka_unit_test(compilations),
      cmocka_unit_test(written_files),
      cmocka_unit_test(attached_models),
      cmocka_unit_test(compilations_that_keep_the_state),
      cmocka_unit_test(copies_of_models_and_data),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
