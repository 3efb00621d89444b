// Requirement 12: derivatives of a step, by finite differences, and of the forces by velocity,
// analytic. Numbers without comment are those of MuJoCo 3.5.0.
#include "step/derivative.h"
#include "unit/pos/trees.h"

// A damped arm of two links with a spring, a tendon between them, a motor and a servo with an
// activation; a ball joint beside it.
#define ARM(integrator)                                                                            \
  "<mujoco><option timestep='.005' integrator='" integrator "'><flag contact='disable'/></option>" \
  "<worldbody><body><joint name='a' axis='0 1 0' damping='.3' stiffness='2'/>"                     \
  "<geom type='capsule' size='.03 .2' pos='.2 0 0'/><site name='s1' pos='.1 .1 0'/>"               \
  "<body pos='.4 0 0'><joint name='b' axis='.2 1 0' damping='.1'/>"                                \
  "<geom type='capsule' size='.02 .15' pos='.15 0 .05'/><site name='s2' pos='.1 .1 .1'/>"          \
  "</body></body><body pos='0 1 0'><joint name='c' type='ball' damping='.02'/>"                    \
  "<geom type='box' size='.1 .2 .15' pos='.1 .2 0'/></body></worldbody>"                           \
  "<tendon><spatial name='t' stiffness='20' damping='.5'><site site='s1'/><site site='s2'/>"       \
  "</spatial></tendon><actuator><motor tendon='t' gear='2'/>"                                      \
  "<general joint='b' dyntype='filter' dynprm='.1' gainprm='3' biastype='affine' "                 \
  "biasprm='0 -3 -.4'/><motor joint='c' gear='.1 .2 .3'/></actuator>"                              \
  "<sensor><framepos objtype='site' objname='s2'/><jointvel joint='a'/></sensor></mujoco>"

enum { NV = 5, NA = 1, NU = 3, NS = 4, NX = 2 * NV + NA };

static Trees start(const char* xml) {
  Trees t = trees_open(xml);
  double length = sqrt(1 + .04 + .01 + .09);
  const double qpos[6] = {.3, -.5, 1 / length, .2 / length, .1 / length, -.3 / length};
  const double qvel[NV] = {.4, -.7, 1, .5, -.6}, ctrl[NU] = {.5, -.3, .8};
  assert_int_equal(t.m->nv, NV);
  memcpy(t.d->qpos, qpos, sizeof qpos);
  memcpy(t.d->qvel, qvel, sizeof qvel);
  memcpy(t.d->ctrl, ctrl, sizeof ctrl);
  t.d->act[0] = .2;
  return t;
}

typedef struct Matrices {
  double A[NX][NX], B[NX][NU], C[NS][NX], D[NS][NU];
} Matrices;

static Matrices derive(const Trees* t, int centered) {
  Matrices x;
  ctd_transitionFD(t->m, t->d, 1e-6, (cttByte)centered, x.A[0], x.B[0], x.C[0], x.D[0]);
  return x;
}

// Next positions by positions, velocities and controls, and next velocities: none is missing.
static void r12_ac01_all_blocks(void** state) {
  (void)state;
  Trees t = start(ARM("Euler"));
  Matrices x = derive(&t, 1);
  double h = t.m->opt.timestep;
  for (int i = 0; i < NV; i++) {
    trees_near(x.A[i][i], 1, .01);            // dq'/dq
    trees_near(x.A[i][NV + i], h, .5 * h);    // dq'/dv
    assert_true(fabs(x.A[NV + i][i]) > 1e-6); // dv'/dq
    trees_near(x.A[NV + i][NV + i], 1, .3);   // dv'/dv
  }
  assert_true(fabs(x.B[0][0]) > 1e-6 && fabs(x.B[1][0]) > 1e-6 && fabs(x.B[4][2]) > 1e-7);
  assert_true(fabs(x.B[NX - 1][1]) > 1e-3 && fabs(x.A[NV + 1][NX - 1]) > .1); // activation
  trees_near(x.C[3][NV], 1, 1e-8);                                            // velocity sensor
  trees_close(&t);
}

static void r12_ac02_as_mujoco(void** state) {
  (void)state;
  static const struct {
    const char* xml;
    double first[NX], second[NX], control[2]; // rows of dv'/dx of the arm, and by the motor
  } row[] = {
      {ARM("Euler"),
       {-0.148793166, 0.054384306, 0, 0, 0, 0.987179362, 0.046764049, 0, 0, 0, -0.274441978},
       {0.434016626, -1.001536794, 0, 0, 0, 0.033298183, 0.718468574, 0, 0, 0, 1.663465898},
       {-0.019670259, 0.119226679}},
      {ARM("implicit"),
       {-0.135465199, 0.061894367, 0, 0, 0, 0.986765425, 0.036517438, 0, 0, 0, -0.223386678},
       {0.353339676, -0.939400586, 0, 0, 0, 0.028763336, 0.773626123, 0, 0, 0, 1.355665798},
       {-0.016010939, 0.097165521}},
      {ARM("implicitfast"),
       {-0.135641239, 0.062613164, 0, 0, 0, 0.988188391, 0.038232853, 0, 0, 0, -0.224034271},
       {0.354299292, -0.94080915, 0, 0, 0, 0.027182191, 0.770178424, 0, 0, 0, 1.357931365},
       {-0.016057355, 0.097327903}},
  };
  for (size_t k = 0; k < sizeof row / sizeof row[0]; k++) {
    Trees t = start(row[k].xml);
    Matrices x = derive(&t, 1);
    trees_near_n(x.A[NV], row[k].first, NX, 2e-8);
    trees_near_n(x.A[NV + 1], row[k].second, NX, 2e-8);
    trees_near(x.B[NV][0], row[k].control[0], 2e-8);
    trees_near(x.B[NV + 1][0], row[k].control[1], 2e-8);
    trees_near(x.C[0][0], -0.01131627256, 2e-8);
    trees_near(x.C[2][1], -0.05629635541, 2e-8);
    trees_close(&t);
  }
}

// One step from a start that is changed along direction j of the state (places, velocities, then
// the activation) or of the controls.
static Trees stepped(const char* xml, int j, double eps) {
  Trees t = start(xml);
  double along[NV] = {0};
  if (j < NV) {
    along[j] = eps;
    ct_integratePos(t.m, t.d->qpos, along, 1);
  } else if (j < 2 * NV) {
    t.d->qvel[j - NV] += eps;
  } else if (j < NX) {
    t.d->act[j - 2 * NV] += eps;
  } else {
    t.d->ctrl[j - NX] += eps;
  }
  ct_step(t.m, t.d);
  return t;
}

// The same by hand: two whole steps for every direction, all of the next state.
static void r12_ac02_as_whole_steps(void** state) {
  (void)state;
  static const char* const xml[] = {ARM("Euler"), ARM("implicit"), ARM("implicitfast")};
  for (int k = 0; k < 3; k++) {
    Trees base = start(xml[k]);
    Matrices x = derive(&base, 1);
    double eps = 1e-5;
    for (int j = 0; j < NX + NU; j++) {
      Trees more = stepped(xml[k], j, eps), less = stepped(xml[k], j, -eps);
      double slope[NX];
      ct_differentiatePos(base.m, slope, 2 * eps, less.d->qpos, more.d->qpos);
      for (int i = 0; i < NV; i++) slope[NV + i] = (more.d->qvel[i] - less.d->qvel[i]) / (2 * eps);
      slope[2 * NV] = (more.d->act[0] - less.d->act[0]) / (2 * eps);
      for (int i = 0; i < NX; i++) trees_near(j < NX ? x.A[i][j] : x.B[i][j - NX], slope[i], 1e-7);
      trees_close(&more);
      trees_close(&less);
    }
    trees_close(&base);
  }
}

// A ball that slides, rolls and spins on the floor with an arm on it: the contact acts.
#define ROLLING(integrator)                                                                        \
  "<mujoco><option timestep='.005' integrator='" integrator "' tolerance='0' iterations='100'/>"   \
  "<worldbody><geom type='plane' size='9 9 .1'/><body pos='0 0 .099'>"                             \
  "<joint name='x' type='slide' axis='1 0 0'/><joint name='z' type='slide' axis='0 0 1'/>"         \
  "<joint name='y' axis='0 1 0'/><geom size='.1' mass='1' condim='4' friction='.8 .02 .001'/>"     \
  "<body pos='0 0 .2'><joint name='arm' axis='0 1 0' damping='.05'/><geom type='capsule' "         \
  "size='.03 .1' pos='0 0 .1' mass='.2' contype='0' conaffinity='0'/></body></body></worldbody>"   \
  "<actuator><motor joint='arm'/><motor joint='x'/></actuator></mujoco>"

enum { RV = 4, RU = 2, RX = 2 * RV };

static Trees roll(const char* xml) {
  Trees t = trees_open(xml);
  memcpy(t.d->qpos, (double[]){0, .0005, .1, .3}, RV * sizeof(double));
  memcpy(t.d->qvel, (double[]){.1, -.02, 1, .2}, RV * sizeof(double));
  memcpy(t.d->ctrl, (double[]){.1, .3}, RU * sizeof(double));
  ct_forward(t.m, t.d);
  memcpy(t.d->qacc_warmstart, t.d->qacc, RV * sizeof(double));
  assert_true(t.d->ncon == 1 && t.d->nefc == 6);
  return t;
}

// The next state after a change of one number of the state or of the controls.
static void rolled(double* next, const char* xml, int j, double eps) {
  Trees t = roll(xml);
  double* at = j < RV ? t.d->qpos + j : j < RX ? t.d->qvel + (j - RV) : t.d->ctrl + (j - RX);
  *at += eps;
  ct_step(t.m, t.d);
  assert_int_equal(t.d->ncon, 1);
  memcpy(next, t.d->qpos, RV * sizeof(double));
  memcpy(next + RV, t.d->qvel, RV * sizeof(double));
  trees_close(&t);
}

// With a contact that acts: as differences of whole steps, and as MuJoCo 3.5.0 (dx'/dx and dx'/du
// of the sliding, rising and turning speeds).
static void r12_ac02_with_contacts(void** state) {
  (void)state;
  static const char* const xml[] = {ROLLING("Euler"), ROLLING("implicit"), ROLLING("implicitfast")};
  static const double mujoco[2][3][RX] = {
      {{0, 1.24082763611, 0.00299813363719, -0.00442620376462, 0.78839115588, 0.0246135758511,
        0.0213349073061, 0.00334566938043},
       {0, -16.2287170554, -6.27584772345e-05, -0.00112743619041, 0.00390197286027, 0.494484119489,
        -0.000363636101265, 0.000115407080593},
       {0, -43.2478388995, 0.200948905738, 0.397246157968, -4.33791900645, -1.61632406293,
        0.424289062551, 0.852863546841}},
      {{0, 1.23846307879, 0.00306913412046, -0.00437844140805, 0.788469931637, 0.024545057084,
        0.0213403007487, 0.00335764457904},
       {0, -16.2370648817, -1.58076295109e-05, -0.00110587592295, 0.00440623536616, 0.494256431578,
        -0.000372058901049, 0.00015931324749},
       {0, -43.1089448856, 0.199850369476, 0.393944761146, -4.34832202212, -1.61266219723,
        0.424673651578, 0.852118521799}}};
  for (int k = 0; k < 3; k++) {
    Trees t = roll(xml[k]);
    double A[RX][RX], B[RX][RU], eps = 1e-6, more[RX], less[RX];
    ctd_transitionFD(t.m, t.d, eps, 1, A[0], B[0], NULL, NULL);
    static const int row[] = {RV, RV + 1, RV + 3};
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < RX; j++) assert_relative(A[row[i]][j], mujoco[k == 1][i][j], 1e-7);
    for (int j = 0; j < RX + RU; j++) {
      rolled(more, xml[k], j, eps);
      rolled(less, xml[k], j, -eps);
      for (int i = 0; i < RX; i++)
        assert_relative(j < RX ? A[i][j] : B[i][j - RX], (more[i] - less[i]) / (2 * eps), 1e-7);
    }
    trees_close(&t);
  }
}

// d(passive + actuator - bias)/dv against centred differences of these forces
static void r12_ac02_velocity_derivatives(void** state) {
  (void)state;
  Trees t = start(ARM("implicit"));
  double full[NV][NV] = {{0}}, exact[NV][NV], eps = 1e-5;
  ct_forward(t.m, t.d);
  derivative(t.m, t.d);
  ctd_forceVel(t.m, t.d, exact[0]);
  for (int i = 0; i < NV; i++) {
    for (int k = 0; k < t.m->D_rownnz[i]; k++) {
      int at = t.m->D_rowadr[i] + k;
      full[i][t.m->D_colind[at]] = t.d->qDeriv[at];
    }
  }
  for (int j = 0; j < NV; j++) {
    double force[2][NV], v = t.d->qvel[j];
    for (int side = 0; side < 2; side++) {
      t.d->qvel[j] = v + (side ? -eps : eps);
      ct_forward(t.m, t.d);
      for (int i = 0; i < NV; i++)
        force[side][i] = t.d->qfrc_passive[i] + t.d->qfrc_actuator[i] - t.d->qfrc_bias[i];
    }
    t.d->qvel[j] = v;
    for (int i = 0; i < NV; i++) {
      double slope = (force[0][i] - force[1][i]) / (2 * eps);
      trees_near(full[i][j], slope, 1e-8);
      trees_near(exact[i][j], slope, 1e-8);
    }
  }
  trees_close(&t);
}

static int passes; // of forces, counted by the hook below

static void count(const ctModel* m, ctData* d) {
  (void)m, (void)d;
  passes++;
}

// One pass for each input and one in the middle, twice as many when centred; the state is given
// back.
static void r12_ac03_cost(void** state) {
  (void)state;
  Trees t = start(ARM("Euler"));
  Trees kept = start(ARM("Euler"));
  ct_setCallbacks(t.d, &(ctCallbacks){.control = count});
  for (int centered = 0; centered < 2; centered++) {
    passes = 0;
    derive(&t, centered);
    assert_in_range(passes, (1 + centered) * (NX + NU), (1 + centered) * (NX + NU) + 1);
    trees_near_n(t.d->qpos, kept.d->qpos, 6, 0);
    trees_near_n(t.d->qvel, kept.d->qvel, NV, 0);
    trees_near_n(t.d->ctrl, kept.d->ctrl, NU, 0);
  }
  trees_close(&t);
  trees_close(&kept);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r12_ac01_all_blocks),     cmocka_unit_test(r12_ac02_as_mujoco),
      cmocka_unit_test(r12_ac02_as_whole_steps), cmocka_unit_test(r12_ac02_velocity_derivatives),
      cmocka_unit_test(r12_ac03_cost),           cmocka_unit_test(r12_ac02_with_contacts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
