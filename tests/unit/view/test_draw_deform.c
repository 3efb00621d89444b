// Deformable bodies in scenes: one shape per body, discs and arrows of their contacts.
#include "unit/view/stage.h"

#include <stdlib.h>

// A sheet lies on a floor without a name; a rope hangs from the world.
static const char kSheet[] =
    "<mujoco><worldbody><geom type='plane' size='2 2 .1'/></worldbody><deformable>"
    "<corten:cloth name='sheet' size='1 1' count='4 4' pos='0 0 .005' thickness='.02'/>"
    "<corten:chain name='rope' from='3 0 1' to='4 0 1' segments='3' thickness='.02' pin='0'/>"
    "<corten:softbody name='ghost' size='.1 .1 .1' count='2' pos='5 0 1' rgba='0 0 0 0'/>"
    "</deformable></mujoco>";

static Stage open_sheet(void) {
  Stage s = stage_open(kSheet);
  for (int i = 0; i < 3; i++) ct_step(s.m, s.d);
  assert_true(ct_deformableContactCount(s.d) > 0);
  return s;
}

static void a_body_is_one_shape(void** state) {
  (void)state;
  Stage s = open_sheet();
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_DEFORM), 0); // as flexes: a switch shows them
  s.opt.label = ctLABEL_FLEX;
  stage_show(&s, ctVIS_FLEXSKIN);
  assert_int_equal(stage_count(&s, ctOBJ_DEFORM), 2); // what is not opaque at all is not shown
  const ctvGeom* g = stage_geom(&s, ctOBJ_DEFORM, 0, 0);
  assert_int_equal(g->type, ctGEOM_DEFORM);
  assert_int_equal(g->category, ctCAT_DYNAMIC);
  assert_string_equal(g->label, "sheet");
  assert_string_equal(stage_geom(&s, ctOBJ_DEFORM, 1, 0)->label, "rope");
  stage_near(g->size, 1, 0.01);
  stage_near(g->pos, 3, ct_deformablePos(s.d, 0)[0], ct_deformablePos(s.d, 0)[1],
             ct_deformablePos(s.d, 0)[2]);
  stage_close(&s);
}

static int count_type(const Stage* s, int type) {
  int n = 0;
  for (int i = 0; i < s->scn.ngeom; i++) n += s->scn.geoms[i].type == type;
  return n;
}

static void contacts_are_discs_and_arrows(void** state) {
  (void)state;
  Stage s = open_sheet();
  int n = ct_deformableContactCount(s.d);
  s.opt.label = ctLABEL_CONTACTPOINT;
  stage_show(&s, ctVIS_CONTACTPOINT);
  assert_int_equal(count_type(&s, ctGEOM_CYLINDER), n);
  const ctDeformContact* c = ct_deformableContact(s.d, n - 1);
  char label[100];
  snprintf(label, sizeof label, "sheet.v%d | g0", c->vertex);
  assert_string_equal(stage_last(&s)->label, label);
  for (int k = 0; k < 3; k++) // the axis of the disc is the normal
    trees_near((double)stage_last(&s)->mat[3 * k + 2], c->normal[k], 1e-6);

  s.opt.label = ctLABEL_CONTACTFORCE;
  stage_show(&s, ctVIS_CONTACTFORCE);
  int arrows = count_type(&s, ctGEOM_ARROW);
  assert_true(arrows > 0 && arrows <= n);
  assert_true(atof(stage_last(&s)->label) > 0);
  stage_show(&s, ctVIS_CONTACTSPLIT); // condim 3: a part along, a part across
  assert_int_equal(count_type(&s, ctGEOM_ARROW), 2 * arrows);
  stage_close(&s);
}

static void frames_of_contacts(void** state) {
  (void)state;
  Stage s = open_sheet();
  s.opt.frame = ctFRAME_CONTACT;
  stage_show(&s, -1);
  assert_int_equal(s.scn.ngeom, 3 * ct_deformableContactCount(s.d));
  stage_close(&s);
}

static void a_small_scene_is_full(void** state) {
  (void)state;
  Stage s = open_sheet();
  ctv_makeScene(s.m, &s.scn, 3);
  stage_show(&s, ctVIS_CONTACTPOINT);
  assert_int_equal(s.scn.ngeom, 3);
  assert_int_equal(s.scn.status, 1);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(a_body_is_one_shape),
                cmocka_unit_test(contacts_are_discs_and_arrows),
                cmocka_unit_test(frames_of_contacts), cmocka_unit_test(a_small_scene_is_full))
