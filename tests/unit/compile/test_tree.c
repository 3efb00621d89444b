#include "compile/body_inertia.h"
#include "compile/elements.h"
#include "compile/tree.h"
#include "unit/compile/build_case.h"

static void open(BuildCase* c, const char* world) {
  char xml[4096];
  snprintf(xml, sizeof(xml), "<worldbody>%s</worldbody>", world);
  case_open(c, xml);
  assert_int_equal(elements_joints(&c->b), CT_OK);
  assert_int_equal(elements_geoms(&c->b), CT_OK);
  assert_int_equal(body_inertia(&c->b), CT_OK);
  tree(&c->b);
}

#define G "<geom size='1'/>"

static void addresses_and_sizes(void** state) {
  (void)state;
  BuildCase c;
  open(&c, "<body><freejoint/>" G "<body pos='0 0 1'><joint/>" G "</body></body>"
           "<body><body><joint type='ball'/>" G "<body><joint/><joint type='slide'/>" G
           "</body></body></body><body mocap='true'/>");
  assert_int_equal(c.b.nq, 7 + 1 + 4 + 2);
  assert_int_equal(c.b.nv, 6 + 1 + 3 + 2);
  assert_int_equal(c.b.ntree, 2);
  assert_int_equal(c.b.nmocap, 1);
  assert_int_equal(c.b.body[5].root, 3);
  assert_int_equal(c.b.body[5].dofadr, 10);
  assert_int_equal(c.b.body[5].qposadr, 12);
  assert_int_equal(c.b.body[5].ancestors, 3);
  assert_int_equal(c.b.body[3].lastdof, -1);
  assert_int_equal(c.b.body[3].subtree, 5);
  assert_int_equal(c.b.body[0].subtree, 12);
  // rows of 1..6, 7, 1..3, 4 and 5 entries
  assert_int_equal(c.b.nM, 21 + 7 + 6 + 9);
  assert_int_equal(c.b.nD, 2 * c.b.nM - c.b.nv);
  // world 12, free tree 7 twice, static 5, ball 5, last 5, mocap 0
  assert_int_equal(c.b.nB, 12 + 7 + 7 + 5 + 5 + 5);
  case_close(&c);
}

static void simple_bodies(void** state) {
  (void)state;
  const struct {
    const char* xml;
    int simple;
  } row[] = {
      {"<body><freejoint/>" G "</body>", 1},
      {"<body><joint/>" G "</body>", 1},
      {"<body><joint type='slide'/>" G "</body>", 2},
      {"<body><joint axis='1 1 0'/>" G "</body>", 0},
      {"<body><joint type='slide' axis='1 1 0'/>" G "</body>", 0},
      {"<body><joint/><joint axis='1 0 0'/>" G "</body>", 0},
      {"<body><joint pos='1 0 0'/>" G "</body>", 0},
      {"<body><joint/><geom size='1' pos='1 0 0'/></body>", 0},
      {"<body><joint/>" G "<body/></body>", 0},
      {"<body/>", 1},
  };
  for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
    BuildCase c;
    open(&c, row[i].xml);
    if (c.b.body[1].simple != row[i].simple) fail_msg("%s: %d", row[i].xml, c.b.body[1].simple);
    case_close(&c);
  }
}

// Without the off-diagonal entries of simple bodies.
static void simple_bodies_shrink_the_matrix(void** state) {
  (void)state;
  BuildCase c;
  open(&c, "<body><freejoint/>" G "</body>");
  assert_int_equal(c.b.nM, 21);
  assert_int_equal(c.b.nC, 6);
  case_close(&c);
}

static void kinds_of_frames(void** state) {
  (void)state;
  ctsBody body = {.ipos = {1, 2, 3}, .iquat = {0.6, 0.8, 0, 0}};
  const double origin[3] = {9e-7, 0, 0}, away[3] = {1e-5, 0, 0}, com[3] = {1, 2, 3};
  const double unit[4] = {-1, 0, 0, 0}, same[4] = {-0.6, -0.8, 0, 0}, other[4] = {0.8, 0.6, 0, 0};
  assert_int_equal(tree_sameframe(origin, unit, &body), ctSAMEFRAME_BODY);
  assert_int_equal(tree_sameframe(away, unit, &body), ctSAMEFRAME_BODYROT);
  assert_int_equal(tree_sameframe(com, same, &body), ctSAMEFRAME_INERTIA);
  assert_int_equal(tree_sameframe(away, same, &body), ctSAMEFRAME_INERTIAROT);
  assert_int_equal(tree_sameframe(origin, other, &body), ctSAMEFRAME_NONE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(addresses_and_sizes),
      cmocka_unit_test(simple_bodies),
      cmocka_unit_test(simple_bodies_shrink_the_matrix),
      cmocka_unit_test(kinds_of_frames),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
