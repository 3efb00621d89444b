#include "geom/hull.h"
#include "geom/mesh_inertia.h"
#include "unit/geom/mesh_case.h"

static const char* const HOW[] = {"convex", "exact", "legacy", "shell"};

static Status measure(MeshInertia* out, const MeshBody* body, ErrorList* err) {
  error_init(err);
  return mesh_inertia(out, body, (Place){0}, err);
}

// A solid box of mass 6 has the half sizes it has, whichever way it is measured.
static void a_box_is_its_own_box(void** state) {
  (void)state;
  for (int how = 0; how < 3; how++) {
    MeshBody body = {"box",    BOX_VERT,  BOX_FACE,           BOX_FACES,
                     BOX_FACE, BOX_FACES, (cttMeshInertia)how};
    MeshInertia r;
    ErrorList err;
    assert_int_equal(measure(&r, &body, &err), CT_OK);
    assert_near(r.volume, 6, 1e-14);
    assert_near(r.centre[0], 0.5, 1e-15);
    assert_near(r.centre[1], 1, 1e-15);
    assert_near(r.centre[2], 1.5, 1e-15);
    // moments fall, so sizes rise
    assert_near(r.box[0], 0.5, 1e-14);
    assert_near(r.box[1], 1, 1e-14);
    assert_near(r.box[2], 1.5, 1e-14);
  }
}

// Plates of a hollow box: two each of 1x2, 2x3, 3x1.
static void a_hollow_box(void** state) {
  (void)state;
  MeshBody body = {"box", BOX_VERT, BOX_FACE, BOX_FACES, NULL, 0, ctMESH_INERTIA_SHELL};
  MeshInertia r;
  ErrorList err;
  assert_int_equal(measure(&r, &body, &err), CT_OK);
  assert_near(r.volume, 22, 1e-13);
  // plates across z, mass 2 at 1.5; across y, mass 3 at 1; across x, mass 6
  double about_x = 2 * (2 * (4.0 / 12 + 2.25) + 3 * (9.0 / 12 + 1) + 6 * 13.0 / 12);
  // I_xx = m/3 (b^2 + c^2) of the equivalent box, whose largest sizes are along y and z
  assert_near(22.0 / 3 * (r.box[1] * r.box[1] + r.box[2] * r.box[2]), about_x, 1e-12);
}

// Recorded from MuJoCo 3.5.0 for a prism over an L, in the order of HOW.
static void values_of_the_reference(void** state) {
  (void)state;
  static const struct {
    double volume, centre[3], quat[4], box[3];
  } expected[4] = {
      {2.5000000000000004,
       {1.3333333333333333, 0.8666666666666665, 0.25},
       {0.09538389764877331, 0.7006439267340655, -0.09538389764877331, 0.7006439267340655},
       {0.24999999999999925, 0.8631033013157693, 1.4725440654157533}},
      {2.0,
       {1.25, 0.7499999999999999, 0.24999999999999992},
       {0.1132659502558982, 0.6979762349196643, -0.1132659502558982, 0.6979762349196643},
       {0.2500000000000002, 0.7905694150420949, 1.5811388300841895}},
      {2.0807181060248543,
       {1.2421543180745633, 0.7743629070316187, 0.25},
       {0.11761431872430478, 0.6972566758597725, -0.11761431872430478, 0.6972566758597725},
       {0.24805274698207155, 0.7956630986414612, 1.5553975498759143}},
      {13.0,
       {1.2692307692307696, 0.7692307692307694, 0.25},
       {0.11439723071585045, 0.6977917121925041, -0.11439723071585045, 0.6977917121925041},
       {0.37339399690283825, 0.9282590203707476, 1.7073260995004}},
  };
  Hull h;
  ErrorList err;
  error_init(&err);
  assert_int_equal(hull_build(&h, ELL_VERT, ELL_VERTS, -1, (Place){0}, &err), CT_OK);
  for (int how = 0; how < 4; how++) {
    MeshBody body = {HOW[how],      ELL_VERT,       ELL_FACE,           ELL_FACES,
                     hull_face(&h), hull_faces(&h), (cttMeshInertia)how};
    MeshInertia r;
    assert_int_equal(measure(&r, &body, &err), CT_OK);
    assert_near(r.volume, expected[how].volume, 1e-14);
    for (int i = 0; i < 3; i++) assert_near(r.centre[i], expected[how].centre[i], 1e-15);
    for (int i = 0; i < 4; i++) assert_near(r.quat[i], expected[how].quat[i], 1e-14);
    for (int i = 0; i < 3; i++) assert_near(r.box[i], expected[how].box[i], 1e-14);
  }
  hull_free(&h);
}

static void refused(const double* vert, const int* face, int nface, cttMeshInertia how,
                    const char* message) {
  MeshBody body = {"m", vert, face, nface, NULL, 0, how};
  MeshInertia r;
  ErrorList err;
  assert_int_equal(measure(&r, &body, &err), CT_FAIL);
  expect_error(&err, message);
}

static void what_has_no_mass(void** state) {
  (void)state;
  int inside_out[3 * BOX_FACES];
  memcpy(inside_out, BOX_FACE, sizeof inside_out);
  for (int i = 0; i < BOX_FACES; i++) {
    inside_out[3 * i] = BOX_FACE[3 * i + 1];
    inside_out[3 * i + 1] = BOX_FACE[3 * i];
  }
  const int point[3] = {0, 0, 0};
  refused(BOX_VERT, inside_out, BOX_FACES, ctMESH_INERTIA_EXACT,
          "mesh volume is negative (misoriented triangles): m");
  refused(BOX_VERT, BOX_FACE, 2, ctMESH_INERTIA_LEGACY,
          "mesh volume is too small: m . Try setting inertia to shell");
  refused(BOX_VERT, point, 1, ctMESH_INERTIA_SHELL, "mesh surface area is too small: m");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_box_is_its_own_box),
      cmocka_unit_test(a_hollow_box),
      cmocka_unit_test(values_of_the_reference),
      cmocka_unit_test(what_has_no_mass),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
