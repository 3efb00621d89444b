#include "base/hash.h"
#include "geom/mesh_builtin.h"
#include "geom/mesh_shape.h"
#include "unit/geom/mesh_case.h"

typedef struct Case {
  cttMeshBuiltin kind;
  double param[5];
  int nparam;
  int nvert, nface;
  uint64_t hash; // of all integers that MuJoCo 3.5.0 computes
} Case;

static const Case CASE[] = {
    {ctMESH_BUILTIN_SPHERE, {2}, 1, 162, 320, 0x6dbfe59246157ce8},
    {ctMESH_BUILTIN_HEMISPHERE, {3}, 1, 42, 80, 0x6d51558e995cd093},
    {ctMESH_BUILTIN_CONE, {7, 0.4}, 2, 14, 24, 0x26c1a0d0a5515f40},
    {ctMESH_BUILTIN_SUPERSPHERE, {9, 0.5, 1.3}, 3, 74, 144, 0xfa7b6b2802cff6ba},
    {ctMESH_BUILTIN_SUPERTORUS, {8, 0.3, 0.7, 1.2}, 4, 64, 128, 0x349a32598b467838},
    {ctMESH_BUILTIN_WEDGE, {5, 4, 70, 40, 0.3}, 5, 20, 36, 0x2ae4789e93355607},
    {ctMESH_BUILTIN_PLATE, {4, 5}, 2, 20, 24, 0x9cee9910e9fc97a4},
};
enum { CASES = sizeof CASE / sizeof CASE[0] };

static uint64_t add_ints(uint64_t h, const int* x, int n) {
  return n ? hash_bytes(h, x, (size_t)n * sizeof(int)) : h;
}

// Faces, hull, polygons and tree of each kind: every index is the reference's.
static void indices_of_the_reference(void** state) {
  (void)state;
  for (int i = 0; i < CASES; i++) {
    const Case* c = CASE + i;
    MeshBuiltin b;
    MeshShape m;
    ErrorList err;
    error_init(&err);
    assert_int_equal(mesh_builtin_make(&b, c->kind, c->param, c->nparam, (Place){0}, &err), CT_OK);
    MeshSource in = {.name = "m",
                     .vert = b.vert,
                     .vert_len = b.vert_len,
                     .normal = b.normal,
                     .normal_len = b.normal_len,
                     .face = b.face,
                     .face_len = b.face_len,
                     .refquat = {1},
                     .scale = {1, 1, 1},
                     .inertia = b.shell ? ctMESH_INERTIA_SHELL : ctMESH_INERTIA_LEGACY,
                     .maxhullvert = -1,
                     .need_hull = !b.shell};
    assert_int_equal(mesh_shape_build(&m, &in, (Place){0}, &err), CT_OK);
    assert_int_equal(m.nvert, c->nvert);
    assert_int_equal(m.nface, c->nface);
    uint64_t h = HASH_START;
    h = add_ints(h, m.face, 3 * m.nface);
    h = add_ints(h, m.facenormal, 3 * m.nface);
    h = add_ints(h, m.hull.graph, m.hull.size);
    h = add_ints(h, m.poly.vertnum, m.poly.count);
    h = add_ints(h, m.poly.vert, m.poly.nvert);
    h = add_ints(h, m.poly.map, m.poly.nvert);
    for (int k = 0; k < m.nbvh; k++) h = add_ints(h, &m.bvh[k].id, 1);
    if (h != c->hash) fail_msg("case %d", i);
    mesh_builtin_free(&b);
    mesh_shape_free(&m);
  }
}

static void points_lie_on_the_sphere(void** state) {
  (void)state;
  for (int kind = ctMESH_BUILTIN_SPHERE; kind <= ctMESH_BUILTIN_HEMISPHERE; kind++) {
    MeshBuiltin b;
    ErrorList err;
    error_init(&err);
    const double levels = 3;
    assert_int_equal(mesh_builtin_make(&b, (cttMeshBuiltin)kind, &levels, 1, (Place){0}, &err),
                     CT_OK);
    int on = 0, n = b.vert_len / 3;
    for (int i = 0; i < n; i++) {
      const float* v = b.vert + 3 * i;
      on += fabs(sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]) - 1) < 1e-6;
    }
    // the hemisphere's disc has a centre
    assert_int_equal(on, kind == ctMESH_BUILTIN_SPHERE ? n : n - 1);
    mesh_builtin_free(&b);
  }
}

static void refused(cttMeshBuiltin kind, int n, const double* p, const char* message) {
  MeshBuiltin b;
  ErrorList err;
  error_init(&err);
  assert_int_equal(mesh_builtin_make(&b, kind, p, n, (Place){0}, &err), CT_FAIL);
  assert_null(b.vert);
  expect_error(&err, message);
}

#define REFUSED(kind, message, ...)                                                                \
  refused(kind, sizeof((double[]){__VA_ARGS__}) / sizeof(double), (double[]){__VA_ARGS__}, message)

static void messages(void** state) {
  (void)state;
  REFUSED(ctMESH_BUILTIN_SPHERE, "Sphere mesh type requires 1 parameter", 1, 2);
  REFUSED(ctMESH_BUILTIN_SPHERE, "Sphere subdivision cannot be negative", -1);
  REFUSED(ctMESH_BUILTIN_SPHERE, "Sphere subdivision cannot be greater than 4", 5);
  REFUSED(ctMESH_BUILTIN_SPHERE, "mesh resolution is not a usable number", NAN);
  REFUSED(ctMESH_BUILTIN_HEMISPHERE, "Hemisphere resolution cannot be negative", -1);
  REFUSED(ctMESH_BUILTIN_HEMISPHERE, "Hemisphere resolution cannot be greater than 10", 11);
  REFUSED(ctMESH_BUILTIN_CONE, "Cone mesh type requires 2 parameters", 5);
  REFUSED(ctMESH_BUILTIN_SUPERSPHERE, "Supersphere resolution must be greater than 2", 2, 1, 1);
  REFUSED(ctMESH_BUILTIN_SUPERSPHERE, "Supersphere 'e' cannot be negative", 5, -1, 1);
  REFUSED(ctMESH_BUILTIN_SUPERSPHERE, "Supersphere 'n' cannot be negative", 5, 1, -1);
  REFUSED(ctMESH_BUILTIN_SUPERTORUS, "Supertorus resolution must be greater than 3", 2, 1, 1, 1);
  REFUSED(ctMESH_BUILTIN_SUPERTORUS, "Supertorus radius must be in (0, 1]", 5, 0, 1, 1);
  REFUSED(ctMESH_BUILTIN_SUPERTORUS, "Supertorus 's' must be greater than 0", 5, 1, 0, 1);
  REFUSED(ctMESH_BUILTIN_SUPERTORUS, "Supertorus 't' must be greater than 0", 5, 1, 1, 0);
  REFUSED(ctMESH_BUILTIN_WEDGE, "fov[0] must be a float between (0, 180] degrees", 5, 5, 0, 1, 0);
  REFUSED(ctMESH_BUILTIN_WEDGE, "`fov[1]` must be a float between (0, 90] degrees", 5, 5, 1, 91, 0);
  REFUSED(ctMESH_BUILTIN_WEDGE, "Horizontal and vertical resolutions must be positive", 0, 5, 1, 1,
          0);
  REFUSED(ctMESH_BUILTIN_WEDGE, "`gamma` must be a nonnegative float between [0, 1]", 5, 5, 1, 1,
          2);
  REFUSED(ctMESH_BUILTIN_PLATE, "Horizontal and vertical resolutions must be positive", 5, 0);
  REFUSED(ctMESH_BUILTIN_PLATE, "mesh of 10000000000000000 vertices is too large, at most 131072",
          1e8, 1e8);
  REFUSED(ctMESH_BUILTIN_SUPERSPHERE, "mesh of 131408 vertices is too large, at most 131072", 363,
          1, 1);
  REFUSED(ctMESH_BUILTIN_SUPERTORUS, "mesh of 131769 vertices is too large, at most 131072", 363,
          .5, 1, 1);
  REFUSED(ctMESH_BUILTIN_WEDGE, "mesh of 131769 vertices is too large, at most 131072", 363, 363,
          10, 10, 0);
  REFUSED(ctMESH_BUILTIN_CONE, "mesh of 8194 vertices is too large, at most 8192", 4097, 1);
  REFUSED(ctMESH_BUILTIN_NONE, "Unsupported mesh type", 1);
}

static int which;

static bool work(MemoryCount* memory) {
  memory_scarce(memory);
  MeshBuiltin b;
  ErrorList err;
  error_init(&err);
  const Case* c = CASE + which;
  bool ok = mesh_builtin_make(&b, c->kind, c->param, c->nparam, (Place){0}, &err) == CT_OK;
  mesh_builtin_free(&b);
  error_free(&err);
  return ok;
}

static void no_memory_no_leak(void** state) {
  (void)state;
  for (which = 0; which < CASES; which++) assert_true(memory_failures(work) > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(indices_of_the_reference),
      cmocka_unit_test(points_lie_on_the_sphere),
      cmocka_unit_test(messages),
      cmocka_unit_test(no_memory_no_leak),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
