// Deformable bodies with numbers and elements that do not exist, through the functions of the data
// and of the editable model: a result that says so, nothing changes, nothing dies.
#include "support/cmocka_all.h"
#include "support/numbers.h"

#include <corten/corten.h>

#include <limits.h>
#include <math.h>
#include <string.h>

static const char kRope[] =
    "<mujoco xmlns:corten='corten'><worldbody><geom type='plane' size='5 5 .1'/>"
    "<body name='b' pos='0 0 .3'><freejoint/><geom size='.1'/><site name='s'/></body></worldbody>"
    "<deformable><corten:chain name='rope' vertex='0 0 1 .1 0 1 .2 0 1' thickness='.02'/>"
    "<corten:cloth name='sheet' size='.2 .2' count='3' pos='0 0 .5'/></deformable></mujoco>";

typedef struct Scene {
  ctModel* m;
  ctData* d;
} Scene;

static Scene open_scene(void) {
  char error[1000] = "";
  Scene s = {.m = ct_loadXMLString(kRope, NULL, error, sizeof error)};
  if (!s.m) fail_msg("%s", error);
  s.d = ct_makeData(s.m);
  assert_non_null(s.d);
  return s;
}

static void close_scene(Scene* s) {
  ct_deleteData(s->d);
  ct_deleteModel(s->m);
}

static const int kNone[] = {-1, 2, 99, INT_MAX, INT_MIN};
enum { NONE = sizeof kNone / sizeof *kNone };

static void bodies_that_do_not_exist(void** state) {
  (void)state;
  Scene s = open_scene();
  for (int i = 0; i < NONE; i++) {
    int id = kNone[i];
    double energy[3] = {1, 2, 3};
    assert_null(ct_deformableDef(s.d, id));
    assert_null(ct_deformablePos(s.d, id));
    assert_null(ct_deformableVel(s.d, id));
    assert_null(ct_deformableForce(s.d, id));
    assert_null(ct_deformableInvmass(s.d, id));
    assert_null(ct_deformableFlags(s.d, id));
    assert_int_not_equal(ct_pinDeformable(s.d, id, 0, 1), 0);
    assert_int_not_equal(ct_resetDeformable(s.d, id), 0);
    assert_int_not_equal(ct_removeDeformable(s.m, s.d, id), 0);
    assert_int_not_equal(ct_deformableEnergy(s.m, s.d, id, energy), 0);
    assert_int_not_equal(
        ct_attachDeformable(s.m, s.d, id, &(ctDeformAttach){.objtype = ctOBJ_BODY}), 0);
  }
  assert_int_equal(ct_deformableCount(s.d), 2);
  assert_int_equal(ct_findDeformable(s.d, "nobody"), -1);
  assert_int_equal(ct_findDeformable(s.d, ""), -1);
  close_scene(&s);
}

static void vertices_and_contacts_that_do_not_exist(void** state) {
  (void)state;
  Scene s = open_scene();
  static const int vertex[] = {-1, 3, INT_MAX, INT_MIN};
  for (int i = 0; i < 4; i++) {
    assert_int_not_equal(ct_pinDeformable(s.d, 0, vertex[i], 1), 0);
    assert_null(ct_deformableContact(s.d, vertex[i]));
  }
  assert_int_equal(ct_pinDeformable(s.d, 0, 2, 1), 0);
  for (int k = 0; k < 20; k++) ct_step(s.m, s.d);
  assert_within(ct_deformablePos(s.d, 0)[8], 1, 0); // pinned
  assert_true(ct_deformablePos(s.d, 0)[2] < 1);
  close_scene(&s);
}

// Each definition is refused with a reason, and a good one is taken afterwards.
static void attachments_that_do_not_fit(void** state) {
  (void)state;
  Scene s = open_scene();
  const ctDeformAttach good = {.vertex = 1, .objtype = ctOBJ_SITE, .objid = 0, .limit = 5};
  ctDeformAttach bad[9];
  for (int i = 0; i < 9; i++) bad[i] = good;
  bad[0].vertex = 3;
  bad[1].vertex = -1;
  bad[2].objtype = ctOBJ_GEOM;
  bad[3].objid = 1;
  bad[4].objid = -1;
  bad[5].compliance = -1;
  bad[6].compliance = NAN;
  bad[7].limit = NAN;
  bad[8].pos[1] = INFINITY;
  for (int i = 0; i < 9; i++)
    if (ct_attachDeformable(s.m, s.d, 0, &bad[i]) == 0) fail_msg("attachment %d is taken", i);
  assert_int_equal(ct_deformableDef(s.d, 0)->nattach, 0);
  assert_int_equal(ct_attachDeformable(s.m, s.d, 0, &good), 0);
  assert_int_equal(ct_deformableDef(s.d, 0)->nattach, 1);
  ct_step(s.m, s.d);
  close_scene(&s);
}

static void bodies_of_other_models(void** state) {
  (void)state;
  Scene s = open_scene();
  char error[1000] = "";
  ctModel* other =
      ct_loadXMLString("<mujoco><worldbody><body><freejoint/><geom size='1'/></body>"
                       "<body><freejoint/><geom size='1'/></body></worldbody></mujoco>",
                       NULL, error, sizeof error);
  assert_non_null(other);
  const double vert[9] = {0, 0, 0, 1, 0, 0, 2, 0, 0};
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.kind = ctDEFORM_CHAIN;
  def.nvert = 3;
  def.vert = vert;
  def.name = "rope";
  ctDeformable* body = ct_makeDeformable(&def, error, sizeof error);
  if (!body) fail_msg("%s", error);
  error[0] = 0;
  assert_int_equal(ct_addDeformable(other, s.d, body, error, sizeof error), -1);
  assert_true(error[0]);
  error[0] = 0;
  assert_int_equal(ct_addDeformable(s.m, s.d, body, error, sizeof error), -1); // the name is taken
  assert_non_null(strstr(error, "rope"));
  assert_int_equal(ct_addDeformable(s.m, s.d, body, NULL, 0), -1);
  ct_freeDeformable(body);
  def.name = NULL; // a body needs a name
  assert_null(ct_makeDeformable(&def, error, sizeof error));
  def.name = "other";
  body = ct_makeDeformable(&def, error, sizeof error);
  assert_int_equal(ct_addDeformable(s.m, s.d, body, error, sizeof error), 2);
  assert_int_equal(ct_removeDeformable(s.m, s.d, 0), 0);
  assert_int_equal(ct_deformableCount(s.d), 2);
  assert_int_equal(ct_findDeformable(s.d, "sheet"), 0);
  ct_freeDeformable(body);
  ct_deleteModel(other);
  close_scene(&s);
}

typedef void Edit(ctsDeform* x);
static void edit_kind(ctsDeform* x) { x->kind = 77; }
static void edit_negative_kind(ctsDeform* x) { x->kind = -1; }
static void edit_quat(ctsDeform* x) { memset(x->quat, 0, sizeof x->quat); }
static void edit_pos(ctsDeform* x) { x->pos[1] = NAN; }
static void edit_attachments(ctsDeform* x) {
  const int vertex = 0;
  cts_setInt(x->attach_vertex, &vertex, 1); // and no type, name, ...
}
static void edit_start(ctsDeform* x) {
  const double pos[3] = {0, 0, 1};
  cts_setDouble(x->start, pos, 3);
}
static void edit_vertices(ctsDeform* x) {
  const double pos[4] = {0, 0, 1, 2};
  cts_setDouble(x->vert, pos, 4);
}
static void edit_element(ctsDeform* x) {
  const int elem[2] = {0, 99};
  cts_setInt(x->elem, elem, 2);
}
static void edit_material(ctsDeform* x) { cts_setString(x->material, "hmp"); }

static void elements_that_do_not_fit(void** state) {
  (void)state;
  Edit* const edit[] = {edit_kind,     edit_negative_kind, edit_quat,
                        edit_pos,      edit_attachments,   edit_start,
                        edit_vertices, edit_element,       edit_material};
  for (size_t i = 0; i < sizeof edit / sizeof *edit; i++) {
    char error[1000] = "";
    ctSpec* s = ct_parseXMLString(kRope, NULL, error, sizeof error);
    assert_non_null(s);
    ctsElement* e = cts_findElement(s, ctOBJ_DEFORM, "rope");
    assert_non_null(e);
    edit[i](cts_asDeform(e));
    ctModel* m = ct_compile(s, NULL);
    if (m) fail_msg("edit %zu is taken", i);
    if (!cts_getError(s) || !*cts_getError(s)) fail_msg("edit %zu: no error", i);
    ct_deleteSpec(s);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bodies_that_do_not_exist),
      cmocka_unit_test(vertices_and_contacts_that_do_not_exist),
      cmocka_unit_test(attachments_that_do_not_fit),
      cmocka_unit_test(bodies_of_other_models),
      cmocka_unit_test(elements_that_do_not_fit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
