#include "mjcf/mjcf_tree.h"
#include "unit/math/math_near.h"
#include "unit/mjcf/mjcf_parse.h"

static const Element* named(const Spec* s, cttObj type, const char* name) {
  const Element* e = spec_find(s, type, name);
  if (!e) fail_msg("nothing is named '%s'", name);
  return e;
}

#define TREE                                                                                       \
  "<default><geom size='.1'/><default class='a'><geom size='.2'/></default><default class='c'>"    \
  "<geom size='.3'/></default></default><worldbody><body name='p' childclass='a'>"                 \
  "<geom name='g0'/><frame name='f' pos='1 0 0' childclass='c'><geom name='g1'/>"                  \
  "<geom name='g2' class='a'/><body name='q'><geom name='g3'/></body></frame><geom name='g4'/>"    \
  "</body></worldbody>"

// Classes go down the tree, through frames and bodies, and end with the element that named them.
static void classes_are_inherited(void** state) {
  (void)state;
  Spec* s = parse(TREE);
  static const struct {
    const char *geom, *body, *def;
    double size;
    bool framed;
  } kCase[] = {
      {"g0", "p", "a", 0.2, false}, {"g1", "p", "c", 0.3, true},  {"g2", "p", "a", 0.2, true},
      {"g3", "q", "c", 0.3, false}, {"g4", "p", "a", 0.2, false},
  };
  for (size_t i = 0; i < sizeof kCase / sizeof *kCase; i++) {
    const Element* g = named(s, ctOBJ_GEOM, kCase[i].geom);
    assert_true(((const GeomElement*)g)->s.size[0] == kCase[i].size);
    assert_string_equal(spec_name(&g->body->e), kCase[i].body);
    assert_string_equal(spec_name(&g->def->e), kCase[i].def);
    assert_int_equal(g->frame != NULL, kCase[i].framed);
  }
  spec_free(s);
}

static void containers(void** state) {
  (void)state;
  Spec* s = parse(TREE);
  const BodyElement* p = (const BodyElement*)named(s, ctOBJ_BODY, "p");
  const BodyElement* q = (const BodyElement*)named(s, ctOBJ_BODY, "q");
  assert_string_equal(vectors_text(p->s.childclass), "a");
  assert_string_equal(vectors_text(q->s.childclass), "c");
  assert_int_equal(p->geoms.count, 4);
  assert_int_equal(q->geoms.count, 1);
  assert_int_equal(p->frames.count, 1);
  assert_ptr_equal(q->e.body, p);
  assert_ptr_equal(q->e.frame, p->frames.data[0]);
  const FrameElement* f = (const FrameElement*)p->frames.data[0];
  assert_true(f->s.pos[0] == 1 && q->s.pos[0] == 0); // resolved by the compiler
  assert_string_equal(vectors_text(f->s.childclass), "c");
  spec_free(s);
}

static void several_worlds_are_one(void** state) {
  (void)state;
  Spec* s = parse("<worldbody><geom name='a' size='1'/></worldbody>"
                  "<worldbody><geom name='b' size='1'/><body/></worldbody>");
  assert_int_equal(s->list[ctOBJ_BODY].count, 2);
  assert_int_equal(spec_world(s)->geoms.count, 2);
  assert_string_equal(spec_name(spec_world(s)->geoms.data[1]), "b");
  spec_free(s);
}

// Each copy is turned by its number times the angles; the offsets turn along.
static void replicates(void** state) {
  (void)state;
  Spec* s = parse("<worldbody><replicate count='3' offset='1 0 0' euler='0 0 90' sep='_'>"
                  "<body name='b' pos='0 0 1'><geom name='g' size='.1'/></body></replicate>"
                  "</worldbody>");
  const double pos[3][2] = {{0, 0}, {1, 0}, {1, 1}};
  const double quat[3][2] = {{1, 0}, {0.7071067811865476, 0.7071067811865476}, {0, 1}};
  assert_int_equal(s->list[ctOBJ_BODY].count, 4);
  assert_int_equal(s->list[ctOBJ_GEOM].count, 3);
  for (int i = 0; i < 3; i++) {
    char body[16], geom[16];
    snprintf(body, sizeof body, "b_%d", i);
    snprintf(geom, sizeof geom, "g_%d", i);
    const Element* e = named(s, ctOBJ_BODY, body);
    assert_ptr_equal(named(s, ctOBJ_GEOM, geom)->body, e);
    assert_non_null(e->frame);
    for (int k = 0; k < 2; k++) assert_near(e->frame->s.pos[k], pos[i][k], 1e-15);
    assert_near(e->frame->s.quat[0], quat[i][0], 1e-15);
    assert_near(e->frame->s.quat[3], quat[i][1], 1e-15);
  }
  spec_free(s);
  s = parse("<worldbody><replicate count='11'><geom name='g' size='.1'/></replicate></worldbody>");
  assert_int_equal(s->list[ctOBJ_GEOM].count, 11);
  named(s, ctOBJ_GEOM, "g00"); // as many digits as the count
  named(s, ctOBJ_GEOM, "g10");
  spec_free(s);
}

static void wrong_replicates(void** state) {
  (void)state;
  refuse("<worldbody><replicate count=''/></worldbody>", "required attribute missing: 'count'");
  refuse("<worldbody><replicate count='1 2'/></worldbody>", "attribute 'count' has too much data");
  refuse("<worldbody><replicate count='2' offset='1'/></worldbody>",
         "attribute 'offset' does not have enough data");
  refuse("<worldbody><replicate count='2' childclass='zz'/></worldbody>",
         "unknown default childclass");
  // a clock is copied with every copy, and so are its copies
  refuse("<worldbody><replicate count='40'><body name='b'/></replicate></worldbody>"
         "<sensor><clock/></sensor>",
         "replicate makes at least");
}

static void wrong_trees(void** state) {
  (void)state;
  refuse("<worldbody><body name='world'/></worldbody>", "repeated name 'world' in body");
  refuse("<worldbody><body name='a'/><frame><body name='a'/></frame></worldbody>",
         "repeated name 'a' in body");
  refuse("<worldbody><body childclass='zz'><geom class='yy'/></body></worldbody>",
         "unknown default childclass 'zz';unknown default class name 'yy'");
  refuse("<worldbody><joint/><body><frame><bdy/></frame></body></worldbody>",
         "World body cannot have joints;bdy");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(classes_are_inherited),  cmocka_unit_test(containers),
      cmocka_unit_test(several_worlds_are_one), cmocka_unit_test(replicates),
      cmocka_unit_test(wrong_replicates),       cmocka_unit_test(wrong_trees),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
