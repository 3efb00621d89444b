#include "geom/mesh_shape.h"
#include "support/numbers.h"
#include "unit/geom/mesh_case.h"

static float vert[3 * ELL_VERTS];

static MeshSource ell(void) {
  to_float(vert, ELL_VERT, 3 * ELL_VERTS);
  return (MeshSource){.name = "m",
                      .vert = vert,
                      .vert_len = 3 * ELL_VERTS,
                      .face = ELL_FACE,
                      .face_len = 3 * ELL_FACES,
                      .refquat = {1},
                      .scale = {1, 1, 1},
                      .inertia = ctMESH_INERTIA_LEGACY,
                      .maxhullvert = -1,
                      .need_hull = true};
}

static MeshShape build(const MeshSource* in) {
  MeshShape m;
  ErrorList err;
  error_init(&err);
  if (mesh_shape_build(&m, in, (Place){0}, &err) != CT_OK) fail_msg("%s", err.item[0].message);
  return m;
}

// Recorded from MuJoCo 3.5.0.
static void values_of_the_reference(void** state) {
  (void)state;
  static const int leaf[2 * ELL_FACES - 1] = {-1, -1, -1, -1, 16, 17, -1, 3,  -1, 14, 15, -1, -1,
                                              7,  2,  -1, 6,  -1, 18, 19, -1, -1, -1, 0,  4,  -1,
                                              8,  -1, 9,  12, -1, -1, 13, 1,  -1, 5,  -1, 10, 11};
  static const double aamm_size[3] = {0.2500000000000012, 1.1389786918901665, 1.9145935231942925};
  MeshSource in = ell();
  MeshShape m = build(&in);
  assert_int_equal(m.nbvh, 2 * ELL_FACES - 1);
  for (int i = 0; i < m.nbvh; i++) assert_int_equal(m.bvh[i].id, leaf[i]);
  const double first[6] = {-0.25, 1.1389787, -0.9194089, -0.25, 0.15489027, 1.9145936};
  for (int i = 0; i < 6; i++) assert_near((float)m.vert[i], first[i], 1e-7);
  assert_near(m.aamm[3], aamm_size[0], 1e-15);
  assert_near(m.aamm[4], aamm_size[1], 1e-15);
  assert_near(m.aamm[5], aamm_size[2], 1e-15);
  assert_near(m.volume, 2.0807181060248543, 1e-14);
  assert_near(m.pos[0], 1.2421543180745633, 1e-14);
  assert_near(m.quat[1], 0.6972566758597725, 1e-14);
  assert_near(m.normal[0], -1, 0);
  mesh_shape_free(&m);
  assert_null(m.vert);
}

// x = pos + R(quat) v is where the vertex was.
static void the_frame_takes_vertices_back(void** state) {
  (void)state;
  MeshSource in = ell();
  MeshShape m = build(&in);
  const double *q = m.quat, *v = m.vert;
  for (int i = 0; i < m.nvert; i++, v += 3) {
    // v + 2 u x (w v + u x v)
    double t[3] = {q[0] * v[0] + q[2] * v[2] - q[3] * v[1], q[0] * v[1] + q[3] * v[0] - q[1] * v[2],
                   q[0] * v[2] + q[1] * v[1] - q[2] * v[0]};
    double r[3] = {v[0] + 2 * (q[2] * t[2] - q[3] * t[1]), v[1] + 2 * (q[3] * t[0] - q[1] * t[2]),
                   v[2] + 2 * (q[1] * t[1] - q[2] * t[0])};
    for (int k = 0; k < 3; k++) assert_near(m.pos[k] + r[k], ELL_VERT[3 * i + k], 1e-13);
  }
  mesh_shape_free(&m);
}

static void reference_frame_and_scale(void** state) {
  (void)state;
  MeshSource in = ell();
  in.inertia = ctMESH_INERTIA_EXACT;
  in.refpos[0] = 1;
  in.refquat[0] = in.refquat[3] = 3; // a quarter about z, not of unit length
  in.scale[0] = 2;
  in.scale[1] = 0.5;
  MeshShape m = build(&in);
  // the centre (1.25, 0.75, 0.25) less refpos, turned back a quarter: (0.75, -0.25, 0.25), scaled
  assert_near(m.pos[0], 1.5, 1e-14);
  assert_near(m.pos[1], -0.125, 1e-14);
  assert_near(m.volume, 2, 1e-14);
  mesh_shape_free(&m);
}

static void hull_only_where_needed(void** state) {
  (void)state;
  MeshSource in = ell();
  in.need_hull = false;
  MeshShape m = build(&in);
  assert_null(m.hull.graph);
  assert_int_equal(m.poly.count, 8); // the notch has two sides
  mesh_shape_free(&m);
  in.inertia = ctMESH_INERTIA_CONVEX;
  m = build(&in);
  assert_non_null(m.hull.graph);
  assert_near(m.volume, 2.5, 1e-14);
  mesh_shape_free(&m);
  in.face_len = 0;
  in.inertia = ctMESH_INERTIA_LEGACY;
  m = build(&in);
  assert_int_equal(m.nface, 16);
  mesh_shape_free(&m);
}

static void normals_and_texture(void** state) {
  (void)state;
  float normal[9 * ELL_VERTS] = {0}, texcoord[2 * ELL_VERTS] = {0};
  for (int i = 0; i < 3 * ELL_VERTS; i++) normal[3 * i] = 5;
  MeshSource in = ell();
  in.normal = normal;
  in.normal_len = 9 * ELL_VERTS;
  in.texcoord = texcoord;
  in.texcoord_len = 2 * ELL_VERTS;
  MeshShape m = build(&in);
  assert_int_equal(m.nnormal, 3 * ELL_VERTS);
  assert_int_equal(m.facenormal[1], 3 * ELL_FACE[1]); // three normals a vertex
  assert_int_equal(m.facetexcoord[1], ELL_FACE[1]);
  float square = 0;
  for (int k = 0; k < 3; k++) square += m.normal[k] * m.normal[k];
  assert_near(square, 1, 1e-6);
  mesh_shape_free(&m);
}

static void octree_on_request(void** state) {
  (void)state;
  MeshSource in = ell();
  in.need_octree = true;
  MeshShape m = build(&in);
  // recorded from MuJoCo 3.5.0
  assert_int_equal(m.octree.count, 57929);
  double sum = 0, least = 0;
  for (int i = 0; i < m.octree.count; i++)
    for (int k = 0; k < 8; k++) {
      sum += m.octree.node[i].coeff[k];
      least = smaller(least, m.octree.node[i].coeff[k]);
    }
  assert_near(m.octree.node[0].coeff[0], 0.47297728403950534, 1e-14);
  assert_near(least, -0.2500000000000011, 1e-14);
  assert_near(sum, 7700.663388580646, 1e-8);
  mesh_shape_free(&m);
}

static void a_mesh_may_stay_in_place(void** state) {
  (void)state;
  MeshSource in = ell();
  in.keep_in_place = true;
  MeshShape m = build(&in);
  assert_true(m.pos[0] == 0 && m.quat[0] == 1);
  for (int i = 0; i < 3 * ELL_VERTS; i++) assert_near(m.vert[i], ELL_VERT[i], 0);
  mesh_shape_free(&m);
}

static void refused(const MeshSource* in, const char* message) {
  MeshShape m;
  ErrorList err;
  error_init(&err);
  assert_int_equal(mesh_shape_build(&m, in, (Place){0}, &err), CT_FAIL);
  assert_null(m.vert);
  expect_error(&err, message);
}

static void messages(void** state) {
  (void)state;
  static const float numbers[2 * ELL_VERTS + 2] = {0};
  int face[3 * ELL_FACES];
  MeshSource in = ell();
  in.vert_len = 11;
  refused(&in, "vertex data must be a multiple of 3");
  in.vert_len = 9;
  refused(&in, "at least 4 vertices required");
  in = ell();
  vert[4] = INFINITY;
  refused(&in, "vertex coordinate 1 is not finite");
  in = ell();
  in.face_len--;
  refused(&in, "face data must be a multiple of 3");
  in = ell();
  in.normal = numbers;
  in.normal_len = 4;
  refused(&in, "normal data must be a multiple of 3");
  in = ell();
  in.texcoord = numbers;
  in.texcoord_len = 2 * ELL_VERTS + 1;
  refused(&in, "texcoord must be a multiple of 2");
  in.texcoord_len++;
  refused(&in, "texcoord must be 2*nv if face texcoord indices are not provided in an OBJ file");
  in = ell();
  in.normal = vert;
  in.normal_len = 3 * ELL_VERTS;
  in.facenormal = ELL_FACE;
  in.facenormal_len = 3;
  refused(&in, "face data must have the same size as face normal data");
  in = ell();
  memcpy(face, ELL_FACE, sizeof face);
  in.face = face;
  face[5] = 12;
  refused(&in, "in face 1, vertex index 12 does not exist");
  face[5] = ELL_FACE[4];
  face[4] = ELL_FACE[5];
  in.inertia = ctMESH_INERTIA_EXACT;
  refused(&in, "faces of mesh 'm' have inconsistent orientation. Please check the faces containing "
               "the vertices 1 and 3.");
  in = ell();
  in.scale[2] = 0;
  refused(&in, "mesh volume is too small: m . Try setting inertia to shell");
}

static bool work(MemoryCount* memory) {
  memory_scarce(memory);
  MeshSource in = ell();
  in.inertia = ctMESH_INERTIA_EXACT;
  float texcoord[2 * ELL_VERTS] = {0};
  in.texcoord = texcoord;
  in.texcoord_len = 2 * ELL_VERTS;
  MeshShape m;
  ErrorList err;
  error_init(&err);
  bool ok = mesh_shape_build(&m, &in, (Place){0}, &err) == CT_OK;
  assert_int_equal(ok, err.errors == 0);
  mesh_shape_free(&m);
  error_free(&err);
  return ok;
}

static void no_memory_no_leak(void** state) {
  (void)state;
  assert_true(memory_failures(work) > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(values_of_the_reference),   cmocka_unit_test(the_frame_takes_vertices_back),
      cmocka_unit_test(reference_frame_and_scale), cmocka_unit_test(hull_only_where_needed),
      cmocka_unit_test(normals_and_texture),       cmocka_unit_test(octree_on_request),
      cmocka_unit_test(a_mesh_may_stay_in_place),  cmocka_unit_test(messages),
      cmocka_unit_test(no_memory_no_leak),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
