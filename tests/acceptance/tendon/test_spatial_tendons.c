// Requirement 4: spatial tendons, on the requirement's models A to L. Numbers without comment are
// those of MuJoCo 3.5.0. Where a model of the requirement has massless bodies, small balls give
// them mass; where its sites lie on the axes of their hinges, so that no length ever changes, `off`
// moves the sites.
#include "support/model_text.h"
#include "unit/pos/trees.h"

#define GHOST " contype='0' conaffinity='0'/>"
#define BEAD "<geom size='.02'" GHOST
#define LINK(size, end) "<geom type='capsule' size='" size "' fromto='0 0 0 0 0 " end "'/>"
#define TURN "<joint axis='0 1 0'/>"
#define ENDS "<site site='s1'/><site site='s2'/>"
#define DRUM "<geom name='drum' size='.1'" GHOST
#define ROLL "<geom name='drum' type='cylinder' size='.08 .3'" GHOST
#define SIDE(pos) "<site name='side' pos='" pos "'/>"
#define OVER "<geom geom='drum'/>"
#define BESIDE "<geom geom='drum' sidesite='side'/>"

// Two bodies with a site each and something between them that the path goes around.
#define TWO(first, second, joint, middle, over, off)                                               \
  "<mujoco><worldbody><body pos='" first "'><joint " joint "/>" BEAD "<site name='s1' pos='" off   \
  "'/></body>" middle "<body pos='" second "'><joint " joint "/>" BEAD "<site name='s2' pos='" off \
  "'/></body></worldbody><tendon><spatial stiffness='200'><site site='s1'/>" over                  \
  "<site site='s2'/></spatial></tendon></mujoco>"
#define HINGE "axis='0 0 1'"
#define SLIDE_X "type='slide' axis='1 0 0'"
#define SLIDE_Y "type='slide' axis='0 1 0'"

// An arm of two links; elbow: its angle in the reference pose.
#define ARM(elbow, attributes, more)                                                               \
  "<mujoco><worldbody><body pos='0 0 1'>" TURN LINK(                                               \
      ".05",                                                                                       \
      "-.5") "<site name='s1'/>"                                                                   \
             "<body pos='0 0 -.5' euler='0 " elbow " 0'>" TURN LINK(                               \
                 ".04",                                                                            \
                 "-.4") "<site name='s2' pos='0 0 -.2'/></body></body></worldbody>"                \
                        "<tendon><spatial name='t' stiffness='100' damping='10' " attributes       \
                        ">" ENDS "</spatial></tendon>" more "</mujoco>"
#define MODEL_A(elbow)                                                                             \
  ARM(elbow, "",                                                                                   \
      "<actuator><motor tendon='t' gear='3'/></actuator>"                                          \
      "<sensor><tendonpos tendon='t'/><tendonvel tendon='t'/></sensor>")
#define MODEL_B(off) TWO("-.3 .05 0", ".3 .05 0", HINGE, DRUM, OVER, off)
#define MODEL_C(off) TWO("-.3 .1 .2", ".3 -.05 -.2", SLIDE_X, ROLL, OVER, off)
#define MODEL_D                                                                                    \
  "<mujoco><worldbody><body pos='0 0 .5'><joint type='slide' axis='0 0 1'/>" BEAD                  \
  "<site name='s1'/></body><site name='s2'/><site name='s3'/>"                                     \
  "<body pos='0 0 -.5'><joint type='slide' axis='0 0 1'/>" BEAD "<site name='s4'/></body>"         \
  "</worldbody><tendon><spatial stiffness='100'>" ENDS "<pulley divisor='2'/>"                     \
  "<site site='s3'/><site site='s4'/></spatial></tendon></mujoco>"
#define MODEL_E(side, off) TWO("-.3 .15 0", ".3 -.05 0", HINGE, DRUM SIDE(side), BESIDE, off)
#define MODEL_F                                                                                    \
  "<mujoco><worldbody><body pos='0 0 1'>" TURN LINK(                                               \
      ".05", "-.5") "<site name='s1'/>"                                                            \
                    "<body pos='0 0 -.5'>" TURN LINK(                                              \
                        ".04",                                                                     \
                        "-.4") "<site name='s2' pos='0 0 -.2'/>"                                   \
                               "<body pos='0 0 -.4'>" TURN LINK(                                   \
                                   ".03",                                                          \
                                   "-.3") "<site name='s3' pos='0 0 -.15'/>"                       \
                                          "</body></body></body></worldbody><tendon><spatial "     \
                                          "stiffness='100' damping='10'>" ENDS                     \
                                          "<site site='s3'/></spatial></tendon></mujoco>"
#define MODEL_G(elbow)                                                                             \
  ARM(elbow, "limited='true' range='.35 .9'",                                                      \
      "<actuator><muscle tendon='t' force='100' lengthrange='.35 .9'/></actuator>")
#define MODEL_H TWO("-.3 0 0", ".3 0 0", SLIDE_Y, DRUM, OVER, "0 0 0")
#define MODEL_I(side, off) TWO("-.3 .1 .2", ".3 -.05 -.2", SLIDE_X, ROLL SIDE(side), BESIDE, off)
#define MODEL_J(side, off) TWO("-.3 .2 0", ".3 .2 0", HINGE, DRUM SIDE(side), BESIDE, off)
#define MODEL_K                                                                                    \
  "<mujoco><worldbody><site name='s1'/><body pos='1 0 0' euler='0 45 0'><freejoint/>"              \
  "<geom size='.05'/><site name='s2' pos='.2 .1 0'/></body></worldbody>"                           \
  "<tendon><spatial stiffness='100'>" ENDS "</spatial></tendon></mujoco>"
#define MODEL_L(first, second, third)                                                              \
  "<mujoco><worldbody><body pos='0 0 1'>" TURN LINK(                                               \
      ".04", "-.5") "<site name='s1' pos='" first                                                  \
                    "'/><body pos='0 0 -.5'>" TURN LINK(                                           \
                        ".03", "-.4") "<site name='s2' pos='" second                               \
                                      "'/><body pos='0 0 -.2'><geom name='drum' "                  \
                                      "size='.08'/></body><body pos='0 0 -.4'>" TURN LINK(         \
                                          ".02",                                                   \
                                          "-.3") "<site name='s3' pos='" third                     \
                                                 "'/></body></body></body></worldbody>"            \
                                                 "<tendon><spatial stiffness='100'>" ENDS OVER     \
                                                 "<site site='s3'/></spatial></tendon></mujoco>"

#define OFF ".05 -.03 .02"
#define L_OFF MODEL_L(".1 .3 .02", ".02 .13 0", ".02 0 -.03")

static Trees at(const char* xml, const double* qpos) {
  Trees t = trees_open(xml);
  for (int i = 0; qpos && i < t.m->nq; i++) t.d->qpos[i] = qpos[i];
  for (int i = 0; i < t.m->nv; i++) t.d->qvel[i] = 0.3 + 0.2 * i;
  ct_forward(t.m, t.d);
  return t;
}

static double length_of(const char* xml, const double* qpos) {
  Trees t = at(xml, qpos);
  double length = t.d->ten_length[0];
  trees_close(&t);
  return length;
}

// The only tendon's Jacobian; small models keep full rows.
static void jacobian(const Trees* t, double row[8]) {
  memcpy(row, t->d->ten_J, (size_t)t->m->nv * sizeof(double));
}

static double distance(const double a[3], const double b[3]) {
  return sqrt(pow(a[0] - b[0], 2) + pow(a[1] - b[1], 2) + pow(a[2] - b[2], 2));
}

static double path_of_sites(const ctData* d, int n) {
  double sum = 0;
  for (int i = 0; i + 1 < n; i++) sum += distance(d->site_xpos + 3 * i, d->site_xpos + 3 * i + 3);
  return sum;
}

// The Jacobian is the slope of the length along every dof, and the velocity J v.
static void expect_slope(const char* xml, const double* qpos, int wrapnum) {
  Trees t = at(xml, qpos);
  double row[8], start[8], velocity = 0, h = 1e-7;
  assert_int_equal(t.d->ten_wrapnum[0], wrapnum);
  jacobian(&t, row);
  memcpy(start, t.d->qpos, (size_t)t.m->nq * sizeof(double));
  for (int i = 0; i < t.m->nv; i++) {
    double length[2], step[8] = {0};
    for (int side = 0; side < 2; side++) {
      step[i] = side ? -h : h;
      memcpy(t.d->qpos, start, (size_t)t.m->nq * sizeof(double));
      ct_integratePos(t.m, t.d->qpos, step, 1);
      ct_fwdPosition(t.m, t.d);
      length[side] = t.d->ten_length[0];
    }
    trees_near((length[0] - length[1]) / (2 * h), row[i], 1e-7);
    velocity += row[i] * t.d->qvel[i];
  }
  trees_near(t.d->ten_velocity[0], velocity, 1e-14);
  trees_close(&t);
}

static void r4_ac01_straight(void** state) {
  (void)state;
  trees_near(length_of(MODEL_A("0"), NULL), .7, 1e-15);
  for (double q = -2; q <= 2; q += .25) {
    Trees t = at(MODEL_A("0"), (const double[]){.3 * q, q});
    trees_near(t.d->ten_length[0], path_of_sites(t.d, 2), 1e-15);
    trees_near(t.d->ten_length[0], sqrt(.25 + .04 + .2 * cos(q)), 1e-14);
    trees_near(t.d->sensordata[0], t.d->ten_length[0], 0);
    trees_near(t.d->sensordata[1], t.d->ten_velocity[0], 0);
    trees_close(&t);
  }
}

static void r4_ac02_several_sites(void** state) {
  (void)state;
  trees_near(length_of(MODEL_F, NULL), 1.05, 1e-14);
  for (double q = -2; q <= 2; q += .25) {
    Trees t = at(MODEL_F, (const double[]){q, .7 * q, -.4 * q});
    trees_near(t.d->ten_length[0], path_of_sites(t.d, 3), 1e-14);
    trees_close(&t);
  }
}

static void r4_ac03_over_a_sphere(void** state) {
  (void)state;
  trees_near(length_of(MODEL_B("0 0 0"), NULL), 0.608432629250, 1e-12);
  double d = sqrt(.3 * .3 + .05 * .05), tangent = sqrt(d * d - .01);
  double arc = 2 * (atan2(.3, .05) - acos(.1 / d));
  trees_near(length_of(MODEL_B("0 0 0"), NULL), 2 * tangent + .1 * arc, 1e-12);
  // high enough, the path is straight
  trees_near(length_of(MODEL_B("0 .08 0"), NULL), .6, 1e-15);
}

static void r4_ac04_around_a_cylinder(void** state) {
  (void)state;
  trees_near(length_of(MODEL_C("0 0 0"), NULL), 0.745072068094, 1e-12);
  Trees t = at(MODEL_C("0 0 0"), NULL);
  const double* x = t.d->wrap_xpos;
  assert_int_equal(t.d->ten_wrapnum[0], 4);
  // the touching points lie on the surface, and along a helix: height by the way gone
  for (int k = 3; k < 9; k += 3) trees_near(hypot(x[k], x[k + 1]), .08, 1e-12);
  double way[3] = {hypot(x[0] - x[3], x[1] - x[4]), 0, hypot(x[9] - x[6], x[10] - x[7])};
  way[1] = .08 * (atan2(x[4], x[3]) - atan2(x[7], x[6]));
  trees_near((x[2] - x[5]) / .4, way[0] / (way[0] + way[1] + way[2]), 1e-12);
  trees_near(t.d->ten_length[0],
             distance(x, x + 3) + hypot(way[1], x[8] - x[5]) + distance(x + 6, x + 9), 1e-12);
  trees_close(&t);
}

static void r4_ac05_jacobian_is_the_slope(void** state) {
  (void)state;
  const double q2[2] = {.2, -.15}, q3[3] = {.3, .2, -.3}, bent[2] = {.4, .9};
  expect_slope(MODEL_A("0"), bent, 2);
  expect_slope(MODEL_B(OFF), q2, 4);
  expect_slope(MODEL_B("0 .1 0"), q2, 2);
  expect_slope(MODEL_C("0 0 0"), (const double[]){-.1, .12}, 4);
  expect_slope(MODEL_D, (const double[]){.1, -.2}, 5);
  expect_slope(MODEL_E("0 .3 0", OFF), q2, 4);
  expect_slope(MODEL_F, q3, 3);
  expect_slope(MODEL_H, (const double[]){.05, .02}, 4);
  expect_slope(MODEL_I("0 -.2 0", OFF), (const double[]){-.1, .12}, 4);
  expect_slope(MODEL_J("0 -.3 0", OFF), q2, 4);
}

static void r4_ac06_velocity(void** state) {
  (void)state;
  Trees t = at(MODEL_B(OFF), (const double[]){.2, -.15});
  double before = t.d->ten_length[0], velocity = t.d->ten_velocity[0], h = 1e-6;
  ct_integratePos(t.m, t.d->qpos, t.d->qvel, h);
  ct_fwdPosition(t.m, t.d);
  trees_near((t.d->ten_length[0] - before) / h, velocity, 1e-7);
  trees_close(&t);
}

static void r4_ac07_spring_and_damper(void** state) {
  (void)state;
  Trees t = at(MODEL_A("40"), (const double[]){.1, .5});
  const ctData* d = t.d;
  double row[8], spring = 100 * (t.m->tendon_length0[0] - d->ten_length[0]);
  jacobian(&t, row);
  assert_true(fabs(row[1]) > .05 && fabs(spring) > 1);
  for (int i = 0; i < t.m->nv; i++) {
    trees_near(d->qfrc_spring[i], row[i] * spring, 1e-13);
    trees_near(d->qfrc_damper[i], -row[i] * 10 * d->ten_velocity[0], 1e-13);
    trees_near(d->qfrc_passive[i], d->qfrc_spring[i] + d->qfrc_damper[i], 1e-14);
  }
  trees_close(&t);
}

static void r4_ac08_limit(void** state) {
  (void)state;
  Trees t = trees_open(MODEL_G("0"));
  const double qpos[2] = {.3, 2.9}, qvel[2] = {.1, .2};
  double row[8];
  memcpy(t.d->qpos, qpos, sizeof qpos);
  memcpy(t.d->qvel, qvel, sizeof qvel);
  ct_forward(t.m, t.d);
  jacobian(&t, row);
  assert_int_equal(t.d->nefc, 1);
  trees_near(t.d->efc_force[0], 2106.40392063, 1e-6);
  for (int i = 0; i < 2; i++) trees_near(t.d->qfrc_constraint[i], row[i] * t.d->efc_force[0], 1e-9);
  trees_near(t.d->qfrc_constraint[1], -162.81359445, 1e-6);
  trees_close(&t);
}

static void r4_ac09_motor(void** state) {
  (void)state;
  Trees t = at(MODEL_A("0"), (const double[]){.1, .9});
  double row[8];
  t.d->ctrl[0] = 2;
  ct_forward(t.m, t.d);
  jacobian(&t, row);
  trees_near(t.d->actuator_force[0], 2, 0);
  trees_near(t.d->actuator_length[0], 3 * t.d->ten_length[0], 1e-15);
  for (int i = 0; i < 2; i++) trees_near(t.d->qfrc_actuator[i], 3 * 2 * row[i], 1e-14);
  trees_close(&t);
}

static void r4_ac10_pulley(void** state) {
  (void)state;
  Trees t = at(MODEL_D, NULL);
  double row[8];
  jacobian(&t, row);
  trees_near(t.d->ten_length[0], .75, 1e-15);
  trees_near_n(row, (const double[]){1, -.5}, 2, 1e-15);
  trees_close(&t);
}

// Between two angles the length changes by the mean slope: no jump where the path lifts off.
static void r4_ac11_lifting_off_is_smooth(void** state) {
  (void)state;
  Trees t = trees_open(MODEL_B(".05 .08 .03"));
  double length = 0, slope = 0, row[8];
  int lifted = 0, wrapnum = 0;
  for (int k = -1500; k < 1500; k++) {
    t.d->qpos[0] = k * .001;
    ct_fwdPosition(t.m, t.d);
    jacobian(&t, row);
    if (k > -1500) {
      trees_near(t.d->ten_length[0] - length, .0005 * (row[0] + slope), 1e-8);
      lifted += t.d->ten_wrapnum[0] != wrapnum ? k : 0;
    }
    length = t.d->ten_length[0];
    slope = row[0];
    wrapnum = t.d->ten_wrapnum[0];
  }
  assert_int_equal(lifted, -739);
  trees_close(&t);
}

static void r4_ac12_length0(void** state) {
  (void)state;
  static const char* const xml[] = {MODEL_A("40"), MODEL_B(OFF), MODEL_C("0 0 0"), MODEL_D, L_OFF};
  for (int k = 0; k < 5; k++) {
    Trees t = at(xml[k], NULL);
    trees_near(t.m->tendon_length0[0], t.d->ten_length[0], 1e-15);
    trees_near(t.m->tendon_lengthspring[0], t.d->ten_length[0], 1e-15);
    trees_near(t.m->tendon_lengthspring[1], t.d->ten_length[0], 1e-15);
    trees_close(&t);
  }
}

static void r4_ac13_muscle(void** state) {
  (void)state;
  Trees t = at(MODEL_G("40"), NULL);
  trees_near(t.m->actuator_acc0[0], 1.477369963661, 1e-11);
  trees_near(t.m->actuator_length0[0], 0.66573935, 1e-8);
  trees_close(&t);
  t = at(MODEL_G("0"), NULL); // stretched out the tendon moves nothing
  trees_near(t.m->actuator_acc0[0], 0, 1e-12);
  trees_close(&t);
}

static void expect_touch(const char* xml, double length, const double first[3]) {
  Trees t = at(xml, NULL);
  trees_near(t.d->ten_length[0], length, 1e-8);
  trees_near_n(t.d->wrap_xpos + 3, first, 3, 1e-8);
  trees_close(&t);
}

static void r4_ac14_sidesite(void** state) {
  (void)state;
  const double above[3] = {0.01602083, 0.09870832, 0}, below[3] = {-0.06935416, -0.07204166, 0};
  expect_touch(MODEL_E("0 .3 0", "0 0 0"), 0.64131210, above);
  expect_touch(MODEL_E("0 -.3 0", "0 0 0"), 0.70101188, below);
  const double left[3] = {0.00527529, 0.07982588, 0.00531764};
  const double right[3] = {-0.04367529, -0.06702588, 0.01278036};
  expect_touch(MODEL_I("0 .2 0", "0 0 0"), 0.745072068094, left);
  expect_touch(MODEL_I("0 -.2 0", "0 0 0"), 0.7663294092232, right);
  // a path that is free goes around the other side if the site says so
  trees_near(length_of(MODEL_J("0 -.3 0", "0 0 0"), NULL), 0.866627824038, 1e-12);
  trees_near(length_of(MODEL_J("0 .3 0", "0 0 0"), NULL), .6, 1e-15);
}

static void r4_ac15_through_the_centre(void** state) {
  (void)state;
  trees_near(length_of(MODEL_H, NULL), 2 * sqrt(.09 - .01) + .1 * acos(7. / 9), 1e-12);
}

// Length, velocity and what the tendon's force does to the joints (MuJoCo has no field of tendon
// forces; nothing else is passive here) after 50 and after 100 steps.
static void r4_ac16_as_mujoco(void** state) {
  (void)state;
  static const char* const xml[] = {
      MODEL_A("40"),
      MODEL_B(OFF),
      MODEL_C("0 0 0"),
      MODEL_D,
      MODEL_E("0 .3 0", OFF),
      MODEL_F,
      MODEL_G("40"),
      MODEL_H,
      MODEL_I("0 -.2 0", OFF),
      MODEL_J("0 -.3 0", OFF),
      MODEL_K,
      L_OFF,
  };
  static const double expected[][6] = {
      {0.6762255410995, 0.2169798695901, 0.2608675977909, 0.6973851580824, 0.1298481369014,
       0.121772226853}, // A
      {0.6178899968009, 3.082630896984e-05, 2.206056704273e-05, 0.617891203172, 0.0004431092690071,
       1.121724762214e-05}, // B
      {0.7458976866595, -0.1047432424812, 0.189976315797, 0.7437538006745, 0.05298638759858,
       0.3049208535085}, // C
      {0.7498541324309, 0.06249959516922, 0.01630849000574, 0.7496738238683, 0.07315795376942,
       0.03646760015563}, // D
      {0.6440951992109, -0.0001626906124635, 0.000159018110381, 0.6441331255773, 0.00483349866292,
       1.548375638018e-05}, // E
      {1.04965648832, -0.006042592252956, 0.0008300901087962, 1.049059642442, -0.004613702253306,
       0.002025791709907}, // F
      {0.6762255410995, 0.2169798695901, 0.2608675977909, 0.6973851580824, 0.1298481369014,
       0.121772226853}, // G
      {0.632470963351, -0.23997443663, 0.1093771430203, 0.637097988088, 0.2284974755504,
       0.3363432014962}, // H
      {0.760137355672, -0.09339432970151, 0.4551936363461, 0.7564764247918, -0.1405565891933,
       0.309083528575}, // I
      {0.8276451006544, 0.02594663102718, 0.0004951911481299, 0.8276219810657, 0.018109413482,
       0.0007743921807199}, // J
      {1.155827901741, 0.1026480616305, 0.1360059699093, 1.15560169927, -0.1285913827757,
       0.1134644305548}, // K
      {1.004768069338, 0.01920223825946, 0.00550620039419, 1.006203555115, 0.008638547149361,
       0.00862113887573}, // L
  };
  for (int k = 0; k < 12; k++) {
    Trees t = at(xml[k], NULL);
    for (int half = 0; half < 2; half++) {
      for (int i = 0; i < 50; i++) ct_step(t.m, t.d);
      ct_forward(t.m, t.d);
      const double* want = expected[k] + 3 * half;
      trees_near(t.d->ten_length[0], want[0], 1e-11);
      trees_near(t.d->ten_velocity[0], want[1], 1e-11);
      trees_near(ctu_norm(t.d->qfrc_passive, (int)t.m->nv), want[2], 1e-11);
    }
    trees_close(&t);
  }
}

#define PATH(path)                                                                                 \
  "<mujoco><worldbody><body><joint/><geom name='box' type='box' size='.1 .1 .1'/>"                 \
  "<geom name='drum' size='.1'/><site name='s1'/><site name='s2' pos='.3 0 0'/>"                   \
  "<site name='s3' pos='.5 0 0'/></body></worldbody>"                                              \
  "<tendon><spatial>" path "</spatial></tendon></mujoco>"
#define HALF "<pulley divisor='2'/>"

static void r4_ac17_bad_paths_are_refused(void** state) {
  (void)state;
  static const char* const bad[][2] = {
      {PATH(""), "path cannot be empty"},
      {PATH("<site site='s1'/>"), "spatial path must contain at least two objects"},
      {PATH(OVER ENDS), "geom at pos 0 not bracketed by sites"},
      {PATH(ENDS OVER), "geom at pos 2 not bracketed by sites"},
      {PATH("<site site='s1'/>" OVER OVER "<site site='s2'/>"), "geom at pos 1 not bracketed"},
      {PATH("<site site='s1'/>" OVER HALF ENDS), "geom at pos 1 not bracketed by sites"},
      {PATH(ENDS HALF OVER ENDS), "geom at pos 3 not bracketed by sites"},
      {PATH("<site site='s1'/><geom geom='box'/><site site='s2'/>"),
       "geom 'box' in tendon 0, wrap 1 is not sphere or cylinder"},
      {PATH(ENDS "<pulley divisor='-1'/>" ENDS), "pulley has negative divisor in tendon 0, wrap 2"},
      {PATH(ENDS HALF), "path ends with pulley"},
      {PATH(ENDS HALF "<site site='s3'/>"), "site 3 needs a neighbor that is not a pulley"},
      {PATH(ENDS HALF HALF ENDS), "consecutive pulleys (pos 3)"},
      {PATH("<site site='s1'/><site site='none'/>"), "site 'none' not found in wrap 1"},
      {PATH("<site site='s1'/><geom geom='none'/><site site='s2'/>"),
       "geom 'none' not found in tendon 0, wrap 1"},
      {PATH("<site site='s1'/><geom geom='drum' sidesite='none'/><site site='s2'/>"),
       "side site 'none' not found in tendon 0, wrap 1"},
      {PATH("<joint joint='j' coef='1'/>" ENDS), "unrecognized element"},
      {"<mujoco><worldbody><body><joint/><geom size='0'/></body></worldbody></mujoco>",
       "size 0 must be positive in geom"},
  };
  for (size_t k = 0; k < sizeof bad / sizeof bad[0]; k++) model_refused(bad[k][0], bad[k][1]);
  // MuJoCo takes a divisor of zero, and has a length without end then
  Trees t = at(PATH(ENDS "<pulley divisor='0'/>" ENDS), NULL);
  assert_true(isinf(t.d->ten_length[0]) && isinf(t.m->tendon_length0[0]));
  trees_close(&t);
  // a model of the requirement as it is written there: bodies that move need a mass
  model_refused("<mujoco><worldbody><body><joint type='slide'/><site name='s1'/></body></worldbody>"
                "</mujoco>",
                "mass and inertia of moving bodies must be larger than");
}

static void r4_ac18_free_joint(void** state) {
  (void)state;
  Trees t = at(MODEL_K, NULL);
  double row[8];
  jacobian(&t, row);
  trees_near(t.d->ten_length[0], 1.154488073769, 1e-12);
  trees_near_n(
      row,
      (const double[]){0.98868181, 0.08661848, -0.12249703, 0.06124851, -0.12249703, -0.06124851},
      6, 1e-8);
  trees_close(&t);
  expect_slope(MODEL_K, NULL, 2);
}

static void r4_ac19_straight_and_wrapped(void** state) {
  (void)state;
  Trees t = at(MODEL_L("0 .3 0", "0 .15 0", "0 0 0"), NULL);
  const double* x = t.d->wrap_xpos + 3; // s2, two touching points, s3
  const double drum[3] = {0, 0, .3};
  double arc = 0, chord = distance(x + 3, x + 6);
  assert_int_equal(t.d->ten_wrapnum[0], 5);
  trees_near(distance(x + 3, drum), .08, 1e-12);
  arc = 2 * .08 * asin(chord / .16);
  trees_near(t.d->ten_length[0],
             path_of_sites(t.d, 2) + distance(x, x + 3) + arc + distance(x + 6, x + 9), 1e-12);
  trees_near(t.d->ten_length[0], 0.949672356856, 1e-12);
  trees_close(&t);
  expect_slope(L_OFF, NULL, 5);
  expect_slope(L_OFF, (const double[]){.3, .2, -.3}, 5);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r4_ac01_straight),
      cmocka_unit_test(r4_ac02_several_sites),
      cmocka_unit_test(r4_ac03_over_a_sphere),
      cmocka_unit_test(r4_ac04_around_a_cylinder),
      cmocka_unit_test(r4_ac05_jacobian_is_the_slope),
      cmocka_unit_test(r4_ac06_velocity),
      cmocka_unit_test(r4_ac07_spring_and_damper),
      cmocka_unit_test(r4_ac08_limit),
      cmocka_unit_test(r4_ac09_motor),
      cmocka_unit_test(r4_ac10_pulley),
      cmocka_unit_test(r4_ac11_lifting_off_is_smooth),
      cmocka_unit_test(r4_ac12_length0),
      cmocka_unit_test(r4_ac13_muscle),
      cmocka_unit_test(r4_ac14_sidesite),
      cmocka_unit_test(r4_ac15_through_the_centre),
      cmocka_unit_test(r4_ac16_as_mujoco),
      cmocka_unit_test(r4_ac17_bad_paths_are_refused),
      cmocka_unit_test(r4_ac18_free_joint),
      cmocka_unit_test(r4_ac19_straight_and_wrapped),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
