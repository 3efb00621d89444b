#include "base/rng.h"
#include "collide/col_exact.h"
#include "support/numbers.h"
#include "unit/collide/pairs.h"
#include "unit/collide/solids.h"

#include <string.h>

// A world with a mesh, its collision, and a free body.
static Trees open_with(const char* collision, void (*solid)(Text*, const char*), const char* geom) {
  static Text t;
  t.n = 0;
  text_add(&t, "<mujoco><option timestep='.002'/><asset>");
  solid(&t, "solid");
  text_add(
      &t,
      "</asset><worldbody><geom name='solid' type='mesh' mesh='solid' %s/>%s</worldbody></mujoco>",
      collision, geom);
  return pairs_open(t.at);
}

static double energy(const ctData* d, const ctModel* m) {
  double sum = 0;
  for (int i = 0; i < m->nv; i++) sum += d->qvel[i] * d->qvel[i];
  return sum;
}

static void run(Trees* t, int steps) {
  for (int i = 0; i < steps; i++) ct_step(t->m, t->d);
}

//---------------------------------- against primitives --------------------------------------------

#define EXACT "corten:collision='exact'"

// Deepest contact of geom g with the others; false if none touches.
static bool deepest(const ctData* d, ctContact* con) {
  *con = (ctContact){.dist = INFINITY};
  for (int i = 0; i < d->ncon; i++)
    if (d->contact[i].dist < con->dist) *con = d->contact[i];
  return d->ncon > 0;
}

// The normal points from the fixed solid to the body, whichever geom is first.
static void outward(const ctModel* m, const ctContact* con, double n[3]) {
  bool fixed_first = m->geom_bodyid[con->geom[0]] == 0;
  scl3(n, con->frame, fixed_first ? 1 : -1);
}

static void place(Trees* t, const double* x, const double* q) {
  memcpy(t->d->qpos, x, 3 * sizeof(double));
  memcpy(t->d->qpos + 3, q, 4 * sizeof(double));
  ct_kinematics(t->m, t->d);
  ct_comPos(t->m, t->d);
  ct_collision(t->m, t->d);
}

static double between(int i, int k, double low, double high) {
  return low + (high - low) * rng_uniform(7, (uint64_t)i, (uint64_t)k);
}

// One pose: true if both find the same deepest contact, or none. Deep poses are left out.
typedef struct Pose {
  double x[3], q[4];
} Pose;

static bool agree(Trees* mesh, Trees* parts, const Pose* p, double shallow, int* touching) {
  ctContact a, b;
  place(mesh, p->x, p->q);
  place(parts, p->x, p->q);
  bool found = deepest(parts->d, &b);
  if (found && (b.dist < -shallow || b.dist > -1e-6)) return true;
  if (found != deepest(mesh->d, &a)) return false;
  if (!found) return true;
  (*touching)++;
  double n1[3], n2[3];
  outward(mesh->m, &a, n1);
  outward(parts->m, &b, n2);
  // two parts may be equally deep
  return fabs(a.dist - b.dist) < 1e-5 && (parts->d->ncon > 1 || dot3(n1, n2) > 0.999);
}

// A channel of one mesh and of three boxes: the share of random poses in which both find the same.
static double share_as_with_boxes(const char* geom, double shallow) {
  char body[300], boxes[1200];
  snprintf(body, sizeof body, "<body pos='0 0 1'><freejoint/><geom %s/></body>", geom);
  snprintf(boxes, sizeof boxes, "<mujoco><worldbody>" CHANNEL_BOXES "%s</worldbody></mujoco>",
           body);
  Trees mesh = open_with(EXACT, solid_channel, body), parts = pairs_open(boxes);
  assert_int_equal(mesh.m->geom_exact[0], 1);
  int touching = 0, bad = 0;
  for (int i = 0; i < 4000; i++) {
    Pose p = {{between(i, 0, -.45, .45), between(i, 1, -.2, .2), between(i, 2, -.1, .5)},
              {1, 0, 0, 0}};
    for (int k = 0; k < 4 && i % 2; k++) p.q[k] = between(i, 3 + k, -1, 1);
    ctu_normalize4(p.q);
    bad += !agree(&mesh, &parts, &p, shallow, &touching);
  }
  assert_true(touching > 100);
  trees_close(&mesh);
  trees_close(&parts);
  return 1 - (double)bad / touching;
}

static void balls_as_with_boxes(void** state) {
  (void)state;
  assert_true(share_as_with_boxes("size='.08'", 0.07) == 1);
}

// The seam between two boxes is not there in the mesh, and edges are pushed in other ways.
static void others_as_with_boxes(void** state) {
  (void)state;
  double capsule = share_as_with_boxes("type='capsule' size='.06 .1'", 0.05);
  double box = share_as_with_boxes("type='box' size='.06 .1 .04'", 0.02);
  assert_true(capsule > 0.99 && box > 0.97);
}

static void boxes_come_to_rest_as_on_boxes(void** state) {
  (void)state;
  static const char* const body[] = {
      "<body pos='0 0 .3'><freejoint/><geom type='box' size='.1 .08 .06'/></body>",
      "<body pos='.05 0 .3' euler='90 0 0'><freejoint/><geom type='capsule' size='.06 .1'/></body>",
      "<body pos='0 0 .4'><freejoint/><geom type='box' size='.28 .08 .03'/></body>", // over both
                                                                                     // walls
      "<body pos='0 0 .3'><freejoint/><geom type='cylinder' size='.1 .05'/></body>",
      "<body pos='0 0 .3'><freejoint/><geom type='ellipsoid' size='.1 .12 .05'/></body>",
  };
  for (size_t k = 0; k < sizeof body / sizeof body[0]; k++) {
    char boxes[1200];
    snprintf(boxes, sizeof boxes,
             "<mujoco><option timestep='.002'/><worldbody>" CHANNEL_BOXES "%s</worldbody></mujoco>",
             body[k]);
    Trees mesh = open_with(EXACT, solid_channel, body[k]), parts = trees_open(boxes);
    run(&mesh, 1500);
    run(&parts, 1500);
    if (!(energy(mesh.d, mesh.m) < 1e-3)) fail_msg("%s moves", body[k]);
    // GJK finds one point of a cylinder on a box, on which it rocks; here it lies on its rim
    double height = k == 3 ? 0.15 : parts.d->qpos[2];
    if (!(fabs(mesh.d->qpos[2] - height) <= 2e-3))
      fail_msg("%s rests at %g, not %g", body[k], mesh.d->qpos[2], height);
    trees_close(&mesh);
    trees_close(&parts);
  }
}

//---------------------------------- a bowl and a torus --------------------------------------------

// A bowl of radius 0.5 inside and 0.55 outside, open to above.
static void bowl(Text* t, const char* name) {
  enum { ARC = 12 };
  double p[2 * ARC][2];
  for (int i = 0; i < ARC; i++) {
    double a = -1.5707 + 1.5 * i / (ARC - 1); // from the bottom
    p[i][0] = 0.55 * cos(a) + (i == 0 ? 1e-3 : 0);
    p[i][1] = 0.55 * sin(a);
    p[2 * ARC - 1 - i][0] = 0.5 * cos(a) + (i == 0 ? 1e-3 : 0);
    p[2 * ARC - 1 - i][1] = 0.5 * sin(a);
  }
  solid_turned(t, name, (const double(*)[2])p, 2 * ARC, 24);
}

static void a_ball_rests_in_a_bowl(void** state) {
  (void)state;
  const char* ball =
      "<body pos='.15 0 .3'><freejoint/><geom size='.1' condim='6' friction='1 .01 .01'/></body>";
  Trees t = open_with(EXACT, bowl, ball), hull = open_with("", bowl, ball);
  run(&t, 5000);
  assert_true(energy(t.d, t.m) < 1e-3);
  assert_true(hypot(t.d->qpos[0], t.d->qpos[1]) < 0.12);
  assert_true(fabs(t.d->qpos[2] + 0.4) < 0.03); // the bottom is at -0.5
  assert_true(t.d->ncon >= 1);
  // its hull is closed by the rim
  run(&hull, 1000);
  assert_true(hull.d->qpos[2] > -0.1);
  trees_close(&t);
  trees_close(&hull);
}

// A ring of radius 0.4 that stands in a plane across x, its lowest inside at z = 0.
static void ring(Text* t, const char* name) {
  enum { ARC = 10 };
  double p[ARC][2];
  for (int i = 0; i < ARC; i++) {
    double a = 2 * 3.14159265358979323846 * i / ARC;
    p[i][0] = 0.4 + 0.08 * cos(a);
    p[i][1] = 0.08 * sin(a);
  }
  solid_turned(t, name, (const double(*)[2])p, ARC, 32);
}

static void a_ball_rolls_through_a_torus(void** state) {
  (void)state;
  // the ring is turned up and stands on the floor; the ball has a ramp's height to pass its rim
  const char* rest =
      "<geom type='plane' size='3 3 1' pos='0 0 -.34'/>"
      "<body pos='-1 0 -.24'><freejoint/><geom size='.1' friction='1 .001 .0001'/></body>";
  const char* turned = "euler='0 90 0' " EXACT;
  Trees t = open_with(turned, ring, rest), hull = open_with("euler='0 90 0'", ring, rest);
  for (int k = 0; k < 2; k++) {
    Trees* s = k ? &hull : &t;
    s->d->qvel[0] = 2;
    s->d->qvel[4] = 20; // rolling
    run(s, 700);
  }
  assert_true(t.d->qpos[0] > 0.2);
  assert_true(fabs(t.d->qpos[1]) < 0.1);
  assert_true(hull.d->qpos[0] < -0.1); // the hull is a wall
  trees_close(&t);
  trees_close(&hull);
}

//---------------------------------- the rest ------------------------------------------------------

static void channel_and_block(Text* t, const char* name) {
  solid_channel(t, name);
  text_add(t, "<mesh name='block' vertex='-.1 -.1 -.1 .1 -.1 -.1 -.1 .1 -.1 .1 .1 -.1 -.1 -.1 .1 "
              ".1 -.1 .1 -.1 .1 .1 .1 .1 .1'/>");
}

// Vertices meet faces both ways: a block falls between the walls, and a channel onto a block.
static void two_exact_meshes(void** state) {
  (void)state;
  const char* block =
      "<body pos='.02 0 .3'><freejoint/><geom type='mesh' mesh='block' " EXACT "/></body>";
  Trees t = open_with(EXACT, channel_and_block, block);
  ct_collision(t.m, t.d);
  assert_int_equal(t.d->ncon, 0);
  run(&t, 1000);
  assert_true(energy(t.d, t.m) < 1e-3);
  assert_true(fabs(t.d->qpos[2] - 0.2) < 2e-3);
  assert_true(t.d->ncon >= 4 && t.d->ncon <= 16);
  trees_close(&t);
  t = open_with(EXACT " pos='0 0 -9'", channel_and_block,
                "<geom type='mesh' mesh='block' " EXACT "/><body pos='0 0 .2'><freejoint/>"
                "<geom type='mesh' mesh='solid' pos='0 0 .1' euler='180 0 0' " EXACT "/></body>");
  run(&t, 1000);
  assert_true(energy(t.d, t.m) < 1e-3);
  // its floor, now 0.1 thick above, lies on the block; its walls hang beside it
  double bottom = t.d->qpos[2] + 0.1 - 0.1;
  assert_true(fabs(bottom - 0.1) < 2e-3);
  trees_close(&t);
}

static void bar(Text* t, const char* name) {
  text_add(t,
           "<mesh name='%s' vertex='-.5 -.05 -.05 .5 -.05 -.05 -.5 .05 -.05 .5 .05 -.05 "
           "-.5 -.05 .05 .5 -.05 .05 -.5 .05 .05 .5 .05 .05'/>",
           name);
}

// No vertex is inside the other: edges alone carry a bar that lies across another one.
static void bars_cross(void** state) {
  (void)state;
  Trees t = open_with(EXACT, bar,
                      "<body pos='0 0 .099' euler='0 0 90'><freejoint/>"
                      "<geom type='mesh' mesh='solid' " EXACT "/></body>");
  ct_collision(t.m, t.d);
  assert_true(t.d->ncon >= 4);
  double low[2] = {1, 1}, high[2] = {-1, -1};
  for (int i = 0; i < t.d->ncon; i++) {
    const ctContact* con = t.d->contact + i;
    assert_near(con->dist, -0.001, 1e-6);
    assert_near(fabs(con->frame[2]), 1, 1e-6);
    for (int k = 0; k < 2; k++) {
      low[k] = smaller(low[k], con->pos[k]);
      high[k] = larger(high[k], con->pos[k]);
    }
  }
  for (int k = 0; k < 2; k++) assert_true(low[k] < -0.02 && high[k] > 0.02); // around the middle
  run(&t, 1000);
  assert_true(energy(t.d, t.m) < 1e-3);
  assert_true(fabs(t.d->qpos[2] - 0.1) < 2e-3);
  trees_close(&t);
}

// Bars on edge: one edge over the other, which are pushed apart across both.
static void edge_over_edge(void** state) {
  (void)state;
  double reach = 2 * 0.05 * sqrt(2);
  char body[300];
  snprintf(body, sizeof body,
           "<body pos='.02 .01 %.9f' euler='0 0 90'><freejoint/><geom type='mesh' mesh='solid' "
           "euler='45 0 0' " EXACT "/></body>",
           reach - 0.002);
  Trees t = open_with("euler='45 0 0' " EXACT, bar, body);
  ct_collision(t.m, t.d);
  assert_true(t.d->ncon >= 1);
  for (int i = 0; i < t.d->ncon; i++) {
    const ctContact* con = t.d->contact + i;
    assert_near(con->dist, -0.002, 1e-6);
    assert_near(con->pos[0], 0.02, 1e-6);
    assert_near(con->pos[1], 0, 1e-6);
    double n[3];
    outward(t.m, con, n);
    assert_near(n[2], 1, 1e-6);
  }
  t.d->qpos[2] = reach + 0.001;
  ct_kinematics(t.m, t.d);
  ct_comPos(t.m, t.d);
  ct_collision(t.m, t.d);
  assert_int_equal(t.d->ncon, 0);
  trees_close(&t);
}

// The attribute is for meshes; hull is the default; pairs with planes and without exact ones stay.
static void who_is_exact(void** state) {
  (void)state;
  Trees t = open_with("corten:collision='hull'", solid_channel,
                      "<geom type='plane' size='1 1 1'/><geom size='.1'/>");
  assert_int_equal(t.m->geom_exact[0], 0);
  assert_false(col_exact_applies(t.m, 2, 0));
  t.m->geom_exact[0] = 1;
  assert_true(col_exact_applies(t.m, 2, 0));
  assert_false(col_exact_applies(t.m, 1, 0));
  ctContact con[ctMAXCONPAIR];
  t.d->geom_xpos[6] = NAN;
  assert_int_equal(col_exact(t.m, t.d, con, 2, 0, 0), 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(balls_as_with_boxes),
      cmocka_unit_test(others_as_with_boxes),
      cmocka_unit_test(boxes_come_to_rest_as_on_boxes),
      cmocka_unit_test(a_ball_rests_in_a_bowl),
      cmocka_unit_test(a_ball_rolls_through_a_torus),
      cmocka_unit_test(two_exact_meshes),
      cmocka_unit_test(bars_cross),
      cmocka_unit_test(edge_over_edge),
      cmocka_unit_test(who_is_exact),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
