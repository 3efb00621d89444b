// Memory runs out at the n-th request of a load: an error and no leak, for every kind of file.
// Each model is tried at up to TRIES places, others for failures that last than for single ones;
// with CT_STRESS set (make stress), at all of them.
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <stdlib.h>

enum { TRIES = 60, PATH_SIZE = 1000 };

typedef struct Heap {
  long count, fail_at; // requests so far; the request that fails, counted from 0
  long live;
  bool once; // later requests are served again
} Heap;

static void* heap_alloc(size_t n, size_t align, void* user) {
  Heap* h = user;
  const long at = h->count++;
  if (h->once ? at == h->fail_at : at >= h->fail_at) return NULL;
  void* p = aligned_alloc(align, (n + align) / align * align);
  h->live += p != NULL;
  return p;
}

static void heap_free(void* p, void* user) {
  Heap* h = user;
  if (p) h->live--;
  free(p);
}

typedef ctModel* (*Load)(const char* path, const void* bytes, size_t size, char* error, int n);

static ctModel* load_xml(const char* path, const void* bytes, size_t size, char* error, int n) {
  (void)bytes, (void)size;
  return ct_loadXML(path, NULL, error, n);
}

static ctModel* load_binary(const char* path, const void* bytes, size_t size, char* error, int n) {
  (void)path;
  return ct_loadBinaryBuffer(bytes, (cttSize)size, error, n);
}

typedef struct Case {
  const char* path;
  void* bytes;
  size_t size;
  Load load;
} Case;

// Loads with a heap that fails at one place; the number of requests.
static long attempt(const Case* c, long fail_at, bool once, bool* loaded) {
  Heap heap = {.fail_at = fail_at, .once = once};
  ctAllocator hooks = {heap_alloc, heap_free, &heap};
  char error[2000] = "";
  ct_setAllocator(&hooks);
  ctModel* m = c->load(c->path, c->bytes, c->size, error, sizeof error);
  *loaded = m != NULL;
  ct_deleteModel(m);
  ct_setAllocator(NULL);
  if (!*loaded && !*error) fail_msg("%s: request %ld fails without an error", c->path, fail_at);
  if (heap.live) fail_msg("%s: request %ld fails, %ld blocks leak", c->path, fail_at, heap.live);
  return heap.count;
}

static void fail_everywhere(const Case* c) {
  bool loaded;
  const long count = attempt(c, -1, true, &loaded);
  if (!loaded) fail_msg("%s does not load at all", c->path);
  const long step = getenv("CT_STRESS") || count < TRIES ? 1 : count / TRIES;
  for (int once = 0; once < 2; once++) {
    for (long n = once * (step / 2); n < count; n += step) {
      attempt(c, n, once, &loaded);
      if (loaded && !once) fail_msg("%s loads without request %ld", c->path, n);
    }
  }
}

static void fail_files(const char* const* file, size_t count) {
  for (size_t i = 0; i < count; i++) {
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/conformance/%s", CT_TEST_DIR, file[i]);
    fail_everywhere(&(Case){path, NULL, 0, load_xml});
  }
}

#define FILES(...)                                                                                 \
  static const char* const file[] = {__VA_ARGS__};                                                 \
  fail_files(file, sizeof file / sizeof file[0])

static void xml_with_assets(void** state) {
  (void)state;
  FILES("models/mesh_files.xml", "models/mesh_inline.xml", "models/texture_files_2d.xml",
        "models/texture_files_cube.xml", "models/hfield_files.xml", "models/skin.xml",
        "models/mesh_sdf.xml");
}

static void xml_with_parts(void** state) {
  (void)state;
  FILES("models/attach_keyframes.xml", "models/attach_replicas.xml", "models/composite_skin.xml",
        "models/flex_mesh.xml", "models/plugin_pid.xml", "models/plugin_cable.xml",
        "models/plugin_touch_grid.xml", "models/actuator_history.xml", "models/tendon_spatial.xml",
        "models/sensor_sites.xml", "models/custom.xml");
}

// Tried at all places with CT_STRESS, else left out.
static void xml_of_many_kinds(void** state) {
  (void)state;
  if (!getenv("CT_STRESS")) return;
  FILES(
      "models/flex_gmsh.xml", "models/flex_radial.xml", "models/flex_nodes_pinned.xml",
      "models/flex_quadratic.xml", "models/flex_equality_section.xml", "models/equality_bodies.xml",
      "models/fuse_static_references.xml", "models/contact_pairs.xml", "models/discard_visual.xml",
      "models/keyframes_control.xml", "models/mesh_builtin_supertorus.xml",
      "models/mesh_fit_inertia.xml", "models/mesh_strippath.xml", "models/texture_builtin_cube.xml",
      "models/texture_builtin_2d.xml", "models/texture_light.xml", "models/tuples_all.xml",
      "models/actuator_muscles.xml", "models/replicate_key_size.xml", "models/default_classes.xml",
      "models/user_data_controls.xml", "models/plugin_sdf_gear.xml", "models/plugin_sdf_bowl.xml",
      "models/composite_cable.xml", "models/composite_vertex.xml", "models/free_aligned.xml",
      "models/inertial_full.xml", "models/sensor_geoms.xml", "models/file_paths.xml",
      "models/visual.xml", "models/option_flags.xml", "models/statistic.xml",
      "models/hfield_elevation.xml", "models/bvh_many.xml", "models/flex_vert_pinned.xml");
}

static void xml_with_deformables(void** state) {
  (void)state;
  FILES("../../scenes/deform/rope_over_pulley.xml", "../../scenes/deform/gripper_and_ball.xml",
        "../../scenes/deform/net_and_balls.xml");
}

static ctModel* load_text(const char* path, const void* bytes, size_t size, char* error, int n) {
  (void)path, (void)size;
  return ct_loadXMLString(bytes, NULL, error, n);
}

static void xml_with_kinds(void** state) {
  (void)state;
  static char xml[] =
      "<mujoco xmlns:corten='x'><option corten:bending_model='none' corten:solver='convex' "
      "corten:xpbd_substeps='2'/><default><material corten:modulus='5'/></default><asset>"
      "<material name='a'/></asset><worldbody><flexcomp name='f' type='grid' count='3 3 1' "
      "spacing='.1 .1 .1' radius='.01' dim='2' mass='1' bending_model='bridson' "
      "elasticity_model='mooney_rivlin' elasticity_params='1 2 30' young='1e4'/>"
      "<flexcomp name='g' type='grid' count='3 3 1' spacing='.1 .1 .1' radius='.01' dim='2' "
      "mass='1'><elasticity young='1e4'/></flexcomp></worldbody></mujoco>";
  fail_everywhere(&(Case){"kinds", xml, sizeof xml, load_text});
}

static void urdf(void** state) {
  (void)state;
  FILES("urdf/arm.urdf", "urdf/fixed_fused.urdf");
}

static void binary(void** state) {
  (void)state;
  char path[PATH_SIZE], error[2000];
  snprintf(path, sizeof path, "%s/conformance/models/mesh_files.xml", CT_TEST_DIR);
  ctModel* m = ct_loadXML(path, NULL, error, sizeof error);
  assert_non_null(m);
  const size_t size = (size_t)ct_sizeModel(m);
  void* bytes = malloc(size);
  assert_non_null(bytes);
  ct_saveModel(m, NULL, bytes, (int)size);
  fail_everywhere(&(Case){path, bytes, size, load_binary});
  free(bytes);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(xml_with_assets),
      cmocka_unit_test(xml_with_parts),
      cmocka_unit_test(xml_of_many_kinds),
      cmocka_unit_test(xml_with_deformables),
      cmocka_unit_test(xml_with_kinds),
      cmocka_unit_test(urdf),
      cmocka_unit_test(binary),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
