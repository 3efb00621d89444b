#include "deform/define_check.h"
#include "support/numbers.h"

#include <corten/corten.h>

// A tetrahedron, which each test spoils in one place.
typedef struct Case {
  ctDeformDef def;
  double vert[15];
  int elem[8], pin[3];
  ctDeformAttach attach[2];
} Case;

static void fill_case(Case* c) {
  *c = (Case){.vert = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1}, .elem = {0, 1, 2, 3}};
  ct_defaultDeformDef(&c->def);
  c->def.name = "body";
  c->def.kind = ctDEFORM_SOFT;
  c->def.nvert = 4;
  c->def.vert = c->vert;
  c->def.nelem = 1;
  c->def.elem = c->elem;
  c->def.pin = c->pin;
  c->attach[0] = c->attach[1] = (ctDeformAttach){.objtype = ctOBJ_BODY};
  c->def.attach = c->attach;
}

static void as_cloth(Case* c) {
  c->def.kind = ctDEFORM_CLOTH;
  c->def.nvert = 3;
}

// Refused with these words
static void refused(const Case* c, const char* words) {
  char error[400] = "";
  ctDeformable* b = ct_makeDeformable(&c->def, error, sizeof error);
  if (b || !strstr(error, words)) fail_msg("expected '%s', have '%s'", words, error);
}

static void a_sound_definition_passes(void** state) {
  (void)state;
  Case c;
  char error[200];
  fill_case(&c);
  ctDeformable* b = ct_makeDeformable(&c.def, error, sizeof error);
  assert_non_null(b);
  assert_string_equal(error, "");
  ct_freeDeformable(b);
}

#define SPOIL(words, ...)                                                                          \
  do {                                                                                             \
    fill_case(&c);                                                                                 \
    __VA_ARGS__;                                                                                   \
    refused(&c, words);                                                                            \
  } while (0)

static void a_name_is_needed(void** state) {
  (void)state;
  Case c;
  SPOIL("needs a name", c.def.name = NULL);
  SPOIL("needs a name", c.def.name = "");
}

static void kinds_are_known(void** state) {
  (void)state;
  Case c;
  SPOIL("kind is 3", c.def.kind = (cttDeform)3);
  SPOIL("kind is -1", c.def.kind = (cttDeform)-1);
}

static void counts_have_limits(void** state) {
  (void)state;
  Case c;
  SPOIL("no vertices", c.def.nvert = 0);
  SPOIL("no vertices", c.def.nvert = -4);
  SPOIL("4000001 vertices are more than the limit of 4000000", c.def.nvert = 4000001);
  SPOIL("no elements", c.def.nelem = 0);
  SPOIL("16000001 elements are more than the limit of 16000000", c.def.nelem = 16000001);
  SPOIL("vert is NULL", c.def.vert = NULL);
  SPOIL("elem is NULL", c.def.elem = NULL);
  SPOIL("-1 pins", c.def.npin = -1);
  SPOIL("without a list", (c.def.npin = 1, c.def.pin = NULL));
  SPOIL("5 pins of 4 vertices", c.def.npin = 5);
  SPOIL("without a list", (c.def.nattach = 1, c.def.attach = NULL));
  SPOIL("attachments are more than the limit", c.def.nattach = 2000000);
}

static void materials_are_physical(void** state) {
  (void)state;
  Case c;
  SPOIL("density is 0", c.def.material.density = 0);
  SPOIL("density is -1", c.def.material.density = -1);
  SPOIL("density is nan", c.def.material.density = (double)NAN);
  SPOIL("Young's modulus is 0", c.def.material.young = 0);
  SPOIL("Young's modulus is inf", c.def.material.young = (double)INFINITY);
  SPOIL("Poisson's ratio is 0.5", c.def.material.poisson = 0.5);
  SPOIL("Poisson's ratio is -0.1", c.def.material.poisson = -0.1);
  SPOIL("bending is -1", c.def.material.bending = -1);
  SPOIL("damping is -1", c.def.material.damping = -1);
  SPOIL("drag is nan", c.def.material.drag = (double)NAN);
  SPOIL("friction is -2", c.def.material.friction = -2);
}

static void settings_are_in_their_ranges(void** state) {
  (void)state;
  Case c;
  SPOIL("substeps is -1", c.def.substeps = -1);
  SPOIL("substeps is 10001", c.def.substeps = 10001);
  SPOIL("iterations is 0", c.def.iterations = 0);
  SPOIL("condim is 2", c.def.condim = 2);
  SPOIL("selfcollide is 2", c.def.selfcollide = 2);
  SPOIL("sleep is -1", c.def.sleep = -1);
  SPOIL("margin is nan", c.def.margin = (double)NAN);
  SPOIL("solref[1]", c.def.solref[1] = (double)NAN);
  SPOIL("solimp[4]", c.def.solimp[4] = (double)INFINITY);
  SPOIL("rgba[3] is 2", c.def.rgba[3] = 2);
}

static void thickness_matters_to_cloth_and_chains_only(void** state) {
  (void)state;
  Case c;
  SPOIL("thickness is 0", (as_cloth(&c), c.def.thickness = 0));
  SPOIL("thickness is -1", (as_cloth(&c), c.def.thickness = -1));
  fill_case(&c);
  c.def.thickness = -1;
  ctDeformable* b = ct_makeDeformable(&c.def, NULL, 0);
  assert_non_null(b);
  ct_freeDeformable(b);
}

static void points_are_finite(void** state) {
  (void)state;
  Case c;
  double pos[12] = {0};
  SPOIL("rest position of vertex 2", c.vert[7] = (double)NAN);
  SPOIL("rest position of vertex 0", c.vert[0] = (double)-INFINITY);
  pos[11] = (double)NAN;
  SPOIL("start position of vertex 3", c.def.pos = pos);
}

static void elements_have_good_vertices(void** state) {
  (void)state;
  Case c;
  SPOIL("tetrahedron 0 has vertex 4, there are 4", c.elem[3] = 4);
  SPOIL("tetrahedron 0 has vertex -1", c.elem[0] = -1);
  SPOIL("tetrahedron 0 has vertex 1 twice", c.elem[2] = 1);
  SPOIL("vertex 4 is in no tetrahedron", c.def.nvert = 5);
  SPOIL("vertex 3 is in no triangle", c.def.kind = ctDEFORM_CLOTH);
  SPOIL("triangle 0 has vertex 3, there are 3", (as_cloth(&c), c.elem[1] = 3));
  SPOIL("segment 1 has vertex 2 twice",
        (c.def.kind = ctDEFORM_CHAIN, c.def.nelem = 2, c.elem[3] = 2));
}

static void degenerate_elements_are_named(void** state) {
  (void)state;
  Case c;
  SPOIL("tetrahedron 0 is inverted", (c.elem[1] = 2, c.elem[2] = 1));
  SPOIL("tetrahedron 0 is degenerate", c.vert[11] = 0);
  SPOIL("triangle 0 is degenerate", (as_cloth(&c), c.vert[6] = 2, c.vert[7] = 0));
  SPOIL("segment 0 is smaller than",
        (c.def.kind = ctDEFORM_CHAIN, c.def.nvert = 2, c.vert[3] = 1e-10));
}

static void pins_are_vertices_once(void** state) {
  (void)state;
  Case c;
  SPOIL("pin 0 is vertex 4", (c.def.npin = 1, c.pin[0] = 4));
  SPOIL("pin 1 is vertex -2", (c.def.npin = 2, c.pin[1] = -2));
  SPOIL("vertex 3 is pinned twice", (c.def.npin = 2, c.pin[0] = c.pin[1] = 3));
}

static void attachments_are_sound(void** state) {
  (void)state;
  Case c;
  SPOIL("attachment 1 holds vertex 9", (c.def.nattach = 2, c.attach[1].vertex = 9));
  SPOIL("objtype is 5", (c.def.nattach = 1, c.attach[0].objtype = 5));
  SPOIL("objid is -1", (c.def.nattach = 1, c.attach[0].objid = -1));
  SPOIL("pos is not finite", (c.def.nattach = 1, c.attach[0].pos[1] = (double)NAN));
  SPOIL("compliance is -1", (c.def.nattach = 1, c.attach[0].compliance = -1));
  SPOIL("limit is nan", (c.def.nattach = 1, c.attach[0].limit = (double)NAN));
}

static void an_edge_of_three_triangles_is_allowed(void** state) {
  (void)state;
  Case c;
  fill_case(&c);
  const int fan[9] = {0, 1, 2, 0, 1, 3, 0, 1, 4};
  c.def.kind = ctDEFORM_CLOTH;
  c.def.nvert = 5;
  c.def.nelem = 3;
  c.def.elem = fan;
  ctDeformable* b = ct_makeDeformable(&c.def, NULL, 0);
  assert_non_null(b);
  ct_freeDeformable(b);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_sound_definition_passes),
      cmocka_unit_test(a_name_is_needed),
      cmocka_unit_test(kinds_are_known),
      cmocka_unit_test(counts_have_limits),
      cmocka_unit_test(materials_are_physical),
      cmocka_unit_test(settings_are_in_their_ranges),
      cmocka_unit_test(thickness_matters_to_cloth_and_chains_only),
      cmocka_unit_test(points_are_finite),
      cmocka_unit_test(elements_have_good_vertices),
      cmocka_unit_test(degenerate_elements_are_named),
      cmocka_unit_test(pins_are_vertices_once),
      cmocka_unit_test(attachments_are_sound),
      cmocka_unit_test(an_edge_of_three_triangles_is_allowed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
