#include "mjcf/urdf_read_link.h"
#include "unit/mjcf/urdf_parse.h"

#include <math.h>

#define LINK(inner) "<link name='a'>" inner "</link>"
#define MESH(file, scale)                                                                          \
  "<collision><geometry><mesh filename='" file "' scale='" scale "'/></geometry></collision>"
#define RED "<material name='red'><color rgba='1 0 0 1'/></material>"

static void shapes_have_half_sizes(void** state) {
  (void)state;
  Spec* spec = parse_urdf(LINK("<collision>" BOX "</collision><collision><geometry><cylinder "
                               "radius='1' length='4'/></geometry></collision><collision>"
                               "<geometry><sphere radius='3'/></geometry></collision>"));
  const ctsGeom *box = GEOM(spec, 0), *cylinder = GEOM(spec, 1), *sphere = GEOM(spec, 2);
  assert_int_equal(box->type, ctGEOM_BOX);
  assert_true(box->size[0] == 1 && box->size[1] == 2 && box->size[2] == 3);
  assert_int_equal(cylinder->type, ctGEOM_CYLINDER);
  assert_true(cylinder->size[0] == 1 && cylinder->size[1] == 2);
  assert_int_equal(sphere->type, ctGEOM_SPHERE);
  assert_true(sphere->size[0] == 3);
  spec_free(spec);
}

static void visuals_are_seen_but_not_felt(void** state) {
  (void)state;
  Spec* spec = parse_urdf(KEEP LINK("<visual name='v'>" BOX "</visual>"));
  const ctsGeom* geom = GEOM(spec, 0);
  assert_int_equal(geom->contype + geom->conaffinity, 0);
  assert_int_equal(geom->group, 1);
  assert_true(geom->density == 0);
  spec_free(spec);
  spec = parse_urdf(LINK("<visual name='v'>" BOX "</visual>"));
  assert_int_equal(spec->list[ctOBJ_GEOM].count, 0);
  spec_free(spec);
}

// A shape has the colour of the last visual before it, also of one that is discarded.
static void colours_carry_on(void** state) {
  (void)state;
  Spec* spec = parse_urdf(LINK(
      "<collision>" BOX "</collision><visual>" BOX "<material name='red'/></visual><collision>" BOX
      "</collision><visual>" BOX "<material name='none'/></visual><collision>" BOX
      "</collision>") "<link name='b'><collision>" BOX "</collision></link>" RED);
  assert_true(GEOM(spec, 0)->rgba[0] == 0.5f);
  assert_true(GEOM(spec, 1)->rgba[0] == 1 && GEOM(spec, 1)->rgba[1] == 0);
  assert_true(GEOM(spec, 2)->rgba[0] == 1);
  assert_true(GEOM(spec, 3)->rgba[0] == 0.5f);
  spec_free(spec);
  refuse_urdf("<material name='x'><color/></material>", "required attribute missing: 'rgba'");
  refuse_urdf(LINK("<visual>" BOX "<material/></visual>"), "required attribute missing: 'name'");
}

static void a_name_is_given_once(void** state) {
  (void)state;
  Spec* spec = parse_urdf(
      LINK("<collision name='x'>" BOX "</collision><collision name='x'>" BOX "</collision>"));
  assert_string_equal(spec_name(spec->list[ctOBJ_GEOM].data[0]), "x");
  assert_string_equal(spec_name(spec->list[ctOBJ_GEOM].data[1]), "");
  assert_non_null(strstr(cts_getError(&spec->pub), "geom name 'x' is used before"));
  spec_free(spec);
}

static void inertia(void** state) {
  (void)state;
  Spec* spec = parse_urdf(LINK("<inertial><origin xyz='1 2 3' rpy='1 0 0'/><mass "
                               "value='2'/>" INERTIA "</inertial>"));
  const ctsBody* body = BODY(spec, 1);
  assert_true(body->mass == 2 && body->ipos[2] == 3 && body->fullinertia[3] == 0.1);
  assert_int_equal(body->explicitinertial, 1);
  assert_non_null(strstr(cts_getError(&spec->pub), "rpy of the origin of 'inertial'"));
  spec_free(spec);
  spec = parse_urdf(LINK("<inertial><mass value='2'/><inertia ixx='0' iyy='0' izz='0' ixy='0' "
                         "ixz='0' iyz='0'/></inertial>"));
  assert_true(isnan(BODY(spec, 1)->fullinertia[0]));
  spec_free(spec);
  refuse_urdf(LINK("<inertial>" INERTIA "</inertial>"), "missing element: 'mass'");
  refuse_urdf(LINK("<inertial><mass value='1'/></inertial>"), "missing element: 'inertia'");
  refuse_urdf(LINK("<inertial><mass value='1'/><inertia ixx='1'/></inertial>"),
              "required attribute missing: 'iyy'");
}

// One mesh for each file name and scale; a repeated scale refers to the first, as MuJoCo does.
static void meshes(void** state) {
  (void)state;
  static const char* const kName[] = {"m", "m1", "m2"};
  Spec* spec = parse_urdf(LINK(MESH("package://p/m.stl", "1 1 1") MESH("x/m.obj", "1 1 2")
                                   MESH("m.stl", "1 1 3") MESH("m.stl", "1 1 2")));
  const ElementList* list = &spec->list[ctOBJ_MESH];
  assert_int_equal(list->count, 3);
  for (int i = 0; i < 3; i++) {
    assert_string_equal(spec_name(list->data[i]), kName[i]);
    assert_string_equal(cts_getString(GEOM(spec, i)->meshname), kName[i]);
  }
  assert_string_equal(cts_getString(((MeshElement*)list->data[1])->s.file), "m.obj");
  assert_string_equal(cts_getString(GEOM(spec, 3)->meshname), "m");
  assert_non_null(strstr(cts_getError(&spec->pub), "'m1' of this scale is replaced by 'm'"));
  spec_free(spec);
  refuse_urdf(LINK(MESH("", "1 1 1")), "empty name in mesh");
  refuse_urdf(LINK(MESH("m.stl", "1 1")), "attribute 'scale' does not have enough data");
}

static void unknown_shapes_are_refused(void** state) {
  (void)state;
  refuse_urdf(LINK("<collision><geometry><shpere radius='1'/></geometry></collision>"),
              "did you mean 'sphere'?");
  refuse_urdf(LINK("<collision><geometry/></collision>"),
              "expected one of: box, cylinder, sphere, capsule, mesh");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shapes_have_half_sizes),
      cmocka_unit_test(visuals_are_seen_but_not_felt),
      cmocka_unit_test(colours_carry_on),
      cmocka_unit_test(a_name_is_given_once),
      cmocka_unit_test(inertia),
      cmocka_unit_test(meshes),
      cmocka_unit_test(unknown_shapes_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
