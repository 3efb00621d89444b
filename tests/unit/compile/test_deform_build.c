// Deformable bodies in MJCF: what elements become, saving, binary form, attaching, errors.
#include "support/cmocka_all.h"
#include "support/numbers.h"

#include <corten/corten.h>

#include <stdlib.h>
#include <string.h>

#define TREE                                                                                       \
  "<worldbody><geom type='plane' size='5 5 .1'/><body name='box' pos='1 0 2'><freejoint/>"         \
  "<geom size='.1'/><site name='tip'/></body></worldbody>"
#define MODEL(inside) "<mujoco>" TREE "<deformable>" inside "</deformable></mujoco>"

static const char kAll[] =
    MODEL("<corten:cloth name='sheet' size='1 1' count='4' body='box' pos='0 0 1' material='silk' "
          "density='77' pin='0 3' substeps='3' selfcollide='true' rgba='1 0 0 1'>"
          "<corten:attach vertex='5' site='tip' pos='0 0 .1' compliance='1e-4' limit='50'/>"
          "<corten:attach vertex='6'/></corten:cloth>"
          "<corten:softbody name='ball' radius='.2' count='4'/>"
          "<cortenforge:chain name='rope' vertex='0 0 1 1 0 1 2 0 1' thickness='.02'/>"
          "<corten:chain name='line' from='0 0 1' to='1 0 1' segments='5' euler='0 0 90'/>");

static ctModel* load(const char* xml) {
  char error[2000] = "";
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  return m;
}

static void elements_become_bodies_of_the_data(void** state) {
  (void)state;
  ctModel* m = load(kAll);
  ctData* d = ct_makeData(m);
  assert_int_equal(m->ndeform, 4);
  assert_int_equal(ct_deformableCount(d), 4);
  assert_int_equal(ct_findDeformable(d, "rope"), 2);
  assert_int_equal(ct_name2id(m, ctOBJ_DEFORM, "line"), 3);
  const ctDeformDef* def = ct_deformableDef(d, 0);
  assert_int_equal(def->nvert, 16);
  assert_true(def->material.density == 77 && def->substeps == 3 && def->selfcollide == 1);
  assert_int_equal(def->npin, 2);
  assert_int_equal(def->nattach, 2);
  assert_true(def->attach[0].objtype == ctOBJ_SITE && def->attach[0].limit == 50);
  assert_true(def->attach[1].objtype == ctOBJ_BODY && def->attach[1].objid == 0);
  // in the frame of the box, which is at 1 0 2
  double centre[3] = {0};
  for (int i = 0; i < 48; i++) centre[i % 3] += ct_deformablePos(d, 0)[i] / 16;
  assert_within(centre[0], 1, 1e-12);
  assert_within(centre[2], 3, 1e-12);
  assert_within(ct_deformablePos(d, 3)[3 * 5 + 1], 1, 1e-12); // turned by 90 degrees
  assert_int_equal(ct_deformableDef(d, 2)->nelem, 2);
  for (int i = 0; i < 10; i++) ct_step(m, d);
  ct_resetData(m, d); // bodies of the model are restored
  assert_within(ct_deformablePos(d, 2)[2], 1, 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void same_bodies(const ctModel* a, const ctModel* b) {
  assert_int_equal(a->ndeform, b->ndeform);
  assert_int_equal(a->ndeformvert, b->ndeformvert);
  assert_int_equal(a->ndeformelem, b->ndeformelem);
  assert_memory_equal(a->deform_pos, b->deform_pos, 24 * (size_t)a->ndeformvert);
  assert_memory_equal(a->deform_elem, b->deform_elem, sizeof(int) * (size_t)a->ndeformelem);
  assert_memory_equal(a->deform_material, b->deform_material, 56 * (size_t)a->ndeform);
  assert_memory_equal(a->deform_attachprm, b->deform_attachprm, 16 * (size_t)a->ndeformattach);
  assert_memory_equal(a->deform_attachid, b->deform_attachid,
                      sizeof(int) * (size_t)a->ndeformattach);
  for (int i = 0; i < a->ndeform; i++)
    assert_string_equal(a->names + a->name_deformadr[i], b->names + b->name_deformadr[i]);
}

static void saved_models_have_the_same_bodies(void** state) {
  (void)state;
  ctModel* m = load(kAll);
  char error[1000] = "", xml[20000];
  ctSpec* s = ct_parseXMLString(kAll, NULL, error, sizeof error);
  assert_non_null(s);
  ctModel* first = ct_compile(s, NULL);
  assert_non_null(first);
  assert_int_equal(ct_saveXMLString(s, xml, sizeof xml, error, sizeof error), 0);
  assert_non_null(strstr(xml, "xmlns:corten"));
  ctModel* again = load(xml);
  same_bodies(m, first);
  same_bodies(m, again);
  int size = (int)ct_sizeModel(m);
  void* bytes = malloc((size_t)size);
  ct_saveModel(m, NULL, bytes, size);
  ctModel* read = ct_loadBinaryBuffer(bytes, size, error, sizeof error);
  if (!read) fail_msg("%s", error);
  same_bodies(m, read);
  ctModel* copy = ct_copyModel(NULL, m);
  same_bodies(m, copy);
  free(bytes);
  ct_deleteSpec(s);
  ct_deleteModel(copy);
  ct_deleteModel(read);
  ct_deleteModel(again);
  ct_deleteModel(first);
  ct_deleteModel(m);
}

static void replicas_have_bodies_of_their_own(void** state) {
  (void)state;
  ctModel* m = load(
      "<mujoco><worldbody><replicate count='3' offset='1 0 0'><body name='b' pos='0 0 1'>"
      "<geom size='.1'/><site name='s'/></body></replicate></worldbody><deformable>"
      "<corten:cloth name='sheet' size='.2 .2' count='3' body='b'>"
      "<corten:attach vertex='0' site='s'/></corten:cloth>"
      "<corten:chain name='alone' from='0 0 0' to='1 0 0' segments='2'/></deformable></mujoco>");
  assert_int_equal(m->ndeform, 4); // one per copy, and the one that belongs to no body
  assert_true(ct_name2id(m, ctOBJ_DEFORM, "sheet2") >= 0);
  int last = ct_name2id(m, ctOBJ_DEFORM, "sheet2");
  assert_within(m->deform_pos[3 * (m->deform_vertadr[last] + 4)], 2, 1e-12); // its centre
  ct_deleteModel(m);
}

typedef struct Bad {
  const char *xml, *text;
} Bad;

static void mistakes_have_a_place(void** state) {
  (void)state;
  static const Bad bad[] = {
      {MODEL("<corten:cloth name='x' size='1 1' count='1'/>"), "count"},
      {MODEL("<corten:cloth size='1 1' count='3'/>"), "name"},
      {MODEL("<corten:cloth name='x' count='3'/>"), "needs one of"},
      {MODEL("<corten:cloth name='x' size='1 1' radius='1' count='3'/>"), "needs one of"},
      {MODEL("<corten:chain name='x' size='1 1' count='3'/>"), "unrecognized attribute"},
      {MODEL("<corten:cloth name='x' size='1 1' count='3' material='silq'/>"),
       "did you mean 'silk'"},
      {MODEL("<corten:cloth name='x' size='1 1' count='3' body='nobody'/>"), "no body 'nobody'"},
      {MODEL("<corten:cloth name='x' size='1 1' count='3'><corten:attach vertex='0' "
             "site='x'/></corten:cloth>"),
       "no site 'x'"},
      {MODEL("<corten:cloth name='x' size='1 1' count='3'><corten:attach/></corten:cloth>"),
       "vertex"},
      {MODEL("<corten:cloth name='x' size='1 1' count='3'><corten:attach "
             "vertex='99'/></corten:cloth>"),
       ""},
      {MODEL("<corten:cloth name='x' size='1 1' count='3'><corten:attach vertex='0' body='box' "
             "site='tip'/>"
             "</corten:cloth>"),
       "not both"},
      {MODEL("<corten:cloth name='x' size='1 1' count='3' pin='9'/>"), ""},
      {MODEL("<corten:cloth name='x' size='1 nan' count='3'/>"), ""},
      {MODEL("<corten:cloth name='x' vertex='0 0 0 1 0 0 0 1 0' element='0 1 3'/>"), ""},
      {MODEL("<corten:cloth name='x' vertex='0 0 0 1 0' element='0 1 2'/>"), "multiple of 3"},
      {MODEL("<corten:softbody name='x' vertex='0 0 0 1 0 0 0 1 0 0 0 1' element='0 1 2'/>"),
       "element"},
      {MODEL("<corten:cloth name='x' file='nothing.obj'/>"), "nothing.obj"},
      {MODEL("<corten:clot name='x' size='1 1' count='3'/>"), "corten:cloth"},
      {MODEL("<corten:cloth name='a' size='1 1' count='3'/>"
             "<corten:cloth name='a' size='1 1' count='3'/>"),
       "repeated name"},
      {MODEL("<corten:cloth name='x' size='1 1' count='3' condim='6'/>"), ""},
      {MODEL("<corten:cloth name='x' size='1 1' count='30000 30000'/>"), ""},
  };
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    char error[2000] = "";
    ctModel* m = ct_loadXMLString(bad[i].xml, NULL, error, sizeof error);
    if (m) fail_msg("case %zu was accepted: %s", i, bad[i].xml);
    if (!error[0] || !strstr(error, bad[i].text)) fail_msg("case %zu: %s", i, error);
  }
}

// A warning at load, only where there is something that the sensor does not see.
static void tactile_sensors_do_not_see_bodies(void** state) {
  (void)state;
  static const char text[] =
      "<mujoco><asset><mesh name='pad' builtin='plate' params='3 3' scale='.1 .1 .1'/></asset>"
      "<worldbody><geom name='tip' type='mesh' mesh='pad' contype='0' conaffinity='0'/>"
      "</worldbody><deformable>%s</deformable>"
      "<sensor><tactile geom='tip' mesh='pad'/></sensor></mujoco>";
  for (int k = 0; k < 2; k++) {
    char xml[1000], error[1000] = "";
    snprintf(xml, sizeof xml, text, k ? "<corten:cloth name='c' size='.1 .1' count='3'/>" : "");
    ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
    if (!m) fail_msg("%s", error);
    assert_int_equal(strstr(error, "does not see deformable bodies") != NULL, k);
    ct_deleteModel(m);
  }
}

static void models_without_bodies_have_no_bytes_of_them(void** state) {
  (void)state;
  ctModel* m = load("<mujoco>" TREE "</mujoco>");
  assert_int_equal(m->ndeform + m->ndeformvert + m->ndeformelem + m->ndeformpin + m->ndeformattach,
                   0);
  ctData* d = ct_makeData(m);
  assert_int_equal(ct_deformableCount(d), 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(elements_become_bodies_of_the_data),
      cmocka_unit_test(saved_models_have_the_same_bodies),
      cmocka_unit_test(replicas_have_bodies_of_their_own),
      cmocka_unit_test(mistakes_have_a_place),
      cmocka_unit_test(tactile_sensors_do_not_see_bodies),
      cmocka_unit_test(models_without_bodies_have_no_bytes_of_them),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
