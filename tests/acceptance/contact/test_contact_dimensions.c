// Requirement 2: contacts of 1, 3, 4 and 6 dimensions with both friction cones and all solvers.
#include "support/model_text.h"
#include "support/numbers.h"
#include "unit/constraint/row_case.h"

static Trees scene(const char* body, const char* floor, const char* option) {
  char xml[1500];
  snprintf(xml, sizeof xml,
           "<mujoco><option timestep='.001' %s/><worldbody>%s<geom type='plane' size='9 9 .1' %s/>"
           "</worldbody></mujoco>",
           option, body, floor);
  return trees_open(xml);
}

static void run(Trees* t, int steps) {
  for (int i = 0; i < steps; i++) ct_step(t->m, t->d);
}

static const char* const cone[] = {"cone='elliptic'", "cone='pyramidal'"};
enum { NCONE = 2, NSOLVER = 3 };

#define SPHERE(condim)                                                                             \
  "<body pos='0 0 .049'><freejoint/><geom size='.05' condim='" condim                              \
  "' friction='1 .005 .01'/></body>"

static void r2_ac01_condim_1_pushes_along_the_normal_only(void** state) {
  (void)state;
  for (int k = 0; k < NCONE * NSOLVER; k++) {
    Trees t = scene(SPHERE("1"), "condim='1'", cone[k % NCONE]);
    t.m->opt.solver = k / NCONE;
    t.d->qfrc_applied[0] = 1;
    run(&t, 300);
    assert_true(t.d->ncon == 1 && t.d->nefc == 1 && t.d->efc_force[0] > 0);
    trees_near(t.d->qvel[0], t.d->time / t.m->body_mass[1], 1e-9); // nothing brakes it
    trees_near(t.d->qfrc_constraint[0], 0, 0);
    trees_near(t.d->qfrc_constraint[1], 0, 0);
    trees_close(&t);
  }
}

// A box on a slope within its friction cone stays, beyond it slides.
static void r2_ac02_condim_3_is_coulomb_friction(void** state) {
  (void)state;
  for (int k = 0; k < NCONE; k++) {
    Trees t =
        scene("<body pos='0 0 .02'><freejoint/><geom type='box' size='.1 .1 .02' mass='1'/></body>",
              "", cone[k]);
    for (int side = 0; side < 2; side++) {
      double mu = t.m->geom_friction[0];
      ct_resetData(t.m, t.d);
      double angle = atan(mu) + (side ? .1 : -.1);
      t.m->opt.gravity[0] = 9.81 * sin(angle);
      t.m->opt.gravity[2] = -9.81 * cos(angle);
      run(&t, 1000);
      if (side)
        trees_near(t.d->qvel[0], 9.81 * (sin(angle) - mu * cos(angle)) * t.d->time, .1);
      else
        assert_true(fabs(t.d->qvel[0]) < .02);
    }
    trees_close(&t);
  }
}

// A box thrown flat over the floor, 200 steps, as in MuJoCo 3.5.0: positions, then velocities. The
// run amplifies what the solvers leave: PGS stops at 100 sweeps, CG where it gains less than 1e-8.
static void r2_ac02_condim_3_as_mujoco(void** state) {
  (void)state;
  static const struct {
    double qpos[7], qvel[6], tolerance;
  } want[NSOLVER * NCONE] = {
      {{0.09707049222889, 0.04803962382455, 0.04994066895911, 0.997160041114, -0.0001819269496556,
        0.0001628050802363, 0.07531130594117},
       {0.008259672640324, 0.001614136351833, -0.004328859546396, 0.07095980004559,
        -0.03001363886577, 0.01238863515532},
       1e-6},
      {{0.1052811162904, 0.07642768678983, 0.04997099486634, 0.9982271534905, -0.0002617801994869,
        3.000537844679e-05, 0.05951874162917},
       {0.1593598189933, 0.1616620483976, 0.002963554348436, -0.1622399671232, -0.04527619428613,
        -0.02321457443001},
       1e-6},
      {{0.09605521375934, 0.0483746809608, 0.04991980440771, 0.9971004242534, 0.0002773594257194,
        -0.0001666525260892, 0.07609624992266},
       {0.008672197057238, 0.004681545982603, -0.001935412724636, 0.006941075674722,
        -0.01207373745195, 0.00981594530263},
       1e-6},
      {{0.1052810189819, 0.07642784427344, 0.04997092472859, 0.9982270944894, -0.0002614742721765,
        2.741156703833e-05, 0.05951973376226},
       {0.159360030349, 0.1616622511737, 0.002963570947336, -0.162298781096, -0.04519663410435,
        -0.02321188244482},
       1e-6},
      {{0.09605518611426, 0.04837449695917, 0.04991979293057, 0.9971003945671, 0.000277301725751,
        -0.0001666645583219, 0.07609663909046},
       {0.008672040512168, 0.004681201209022, -0.001935224278673, 0.006942917855118,
        -0.01207312433996, 0.009816370157663},
       1e-8},
      {{0.1052809063449, 0.07642794226868, 0.04997091897739, 0.9982271218689, -0.0002613791251057,
        2.742275624629e-05, 0.05951927498114},
       {0.159359802777, 0.1616621314021, 0.002963443034864, -0.162300055627, -0.04519785249839,
        -0.02321164313529},
       1e-8}};
  for (int k = 0; k < NCONE * NSOLVER; k++) {
    Trees t = scene("<body pos='0 0 .05'><freejoint/><geom type='box' size='.1 .08 .05' condim='3' "
                    "friction='.6 .005 .0001'/></body>",
                    "friction='.6 .005 .0001'", cone[k % NCONE]);
    t.m->opt.solver = k / NCONE;
    memcpy(t.d->qvel, (double[]){1, .5, 0, 0, 0, 2}, 6 * sizeof(double));
    run(&t, 200);
    trees_near_n(t.d->qpos, want[k].qpos, 7, want[k].tolerance);
    trees_near_n(t.d->qvel, want[k].qvel, 6, want[k].tolerance);
    trees_close(&t);
  }
}

// |f_k| <= mu_k f_0 in every friction direction
static void inside_the_cone(const Trees* t) {
  for (int i = 0; i < t->d->ncon; i++) {
    double f[6], sum = 0;
    const ctContact* con = t->d->contact + i;
    ct_contactForce(t->m, t->d, i, f);
    assert_true(f[0] >= 0);
    for (int k = 1; k < con->dim; k++) {
      double x = f[k] / con->friction[k - 1];
      sum += t->m->opt.cone == ctCONE_ELLIPTIC ? x * x : fabs(x);
    }
    if (t->m->opt.cone == ctCONE_ELLIPTIC) sum = sqrt(sum);
    assert_true(sum <= f[0] * (1 + 1e-6) + 1e-9);
  }
}

// What 200 steps leave of the speed of a ball at rest that is set in motion. k: cone and solver.
static double spin_after(const char* body, const char* floor, int k, int dof) {
  Trees t = scene(body, floor, cone[k % NCONE]);
  t.m->opt.solver = k / NCONE;
  run(&t, 1000);
  double v[6] = {0};
  v[dof] = dof < 3 ? 1 : 10;
  if (dof == 0) v[4] = 1 / (t.d->qpos[2] - t.d->contact[0].pos[2]); // rolling about the contact
  memcpy(t.d->qvel, v, sizeof v);
  for (int i = 0; i < 200; i++) {
    ct_step(t.m, t.d);
    inside_the_cone(&t);
  }
  double left = t.d->qvel[dof] / v[dof];
  trees_close(&t);
  return left;
}

// On one point: with the requirement's disc, several contact points brake the spin by sliding too.
#define TOP(condim)                                                                                \
  "<body pos='0 0 .049'><freejoint/><geom size='.05' condim='" condim                              \
  "' friction='1 .1 .0001'/></body>"

static void r2_ac03_condim_4_brakes_spin(void** state) {
  (void)state;
  for (int k = 0; k < NCONE * NSOLVER; k++) {
    assert_true(spin_after(TOP("4"), "condim='4' friction='1 .1 .0001'", k, 5) < .9);
    trees_near(spin_after(TOP("3"), "condim='3' friction='1 .1 .0001'", k, 5), 1, 1e-9);
  }
}

#define DISC(condim)                                                                               \
  "<body pos='0 0 .06'><freejoint/><geom type='cylinder' size='.05 .01' condim='" condim           \
  "' friction='1 .1 .0001'/></body>"

// The specification's own disc falls .05, spinning at 10, and is looked at after 200 steps. With
// condim 3 it spins on as before, in MuJoCo 3.5.0 too; there the one exception is PGS with
// pyramids, which finds friction at the disc's points.
static void r2_ac03_a_spinning_disc(void** state) {
  (void)state;
  for (int k = 0; k < NCONE * NSOLVER; k++) {
    for (int dim = 3; dim <= 4; dim++) {
      bool torsion = dim == 4;
      Trees t = scene(torsion ? DISC("4") : DISC("3"),
                      torsion ? "condim='4' friction='1 .1 .0001'" : "friction='1 .1 .0001'",
                      cone[k % NCONE]);
      t.m->opt.solver = k / NCONE;
      t.d->qvel[5] = 10;
      int touched = 0;
      for (int i = 0; i < 200; i++) {
        ct_step(t.m, t.d);
        inside_the_cone(&t);
        touched += t.d->ncon > 0;
      }
      assert_true(touched > 10);
      if (torsion)
        assert_below(fabs(t.d->qvel[5]), 1);
      else if (k % NCONE == 0 || t.m->opt.solver != ctSOL_PGS)
        assert_within(t.d->qvel[5], 10, 1e-9);
      else
        assert_below(fabs(t.d->qvel[5]), 1);
      trees_close(&t);
    }
  }
}

static void r2_ac04_condim_6_brakes_rolling(void** state) {
  (void)state;
  for (int k = 0; k < NCONE * NSOLVER; k++) {
    assert_true(spin_after(SPHERE("6"), "condim='6' friction='1 .005 .01'", k, 0) < .9);
    trees_near(spin_after(SPHERE("3"), "condim='3' friction='1 .005 .01'", k, 0), 1, 1e-7);
  }
}

#define BALL_OF_SIX                                                                                \
  "<body pos='-.3 0 .049'><freejoint/><geom size='.05' condim='6' friction='1 .005 .01'/></body>"
#define BALL_OF_ONE "<body pos='.3 0 .049'><freejoint/><geom size='.05' condim='1'/></body>"
#define MIXED BALL_OF_SIX BALL_OF_ONE

static void r2_ac05_dimensions_mix_in_a_scene(void** state) {
  (void)state;
  Trees both = scene(MIXED, "condim='1' friction='1 .005 .0001'", "cone='elliptic'");
  run(&both, 300);
  assert_int_equal(both.d->ncon, 2);
  assert_int_equal(both.d->nefc, 6 + 1);
  // each as if it were alone
  static const char* const alone[] = {BALL_OF_SIX, BALL_OF_ONE};
  for (int i = 0; i < 2; i++) {
    Trees one = scene(alone[i], "condim='1' friction='1 .005 .0001'", "cone='elliptic'");
    double f[6], g[6];
    run(&one, 300);
    ct_contactForce(both.m, both.d, i, f);
    ct_contactForce(one.m, one.d, 0, g);
    trees_near_n(f, g, 6, 1e-9);
    trees_near(f[0], 9.81 * both.m->body_mass[1], 1e-3 * f[0]);
    trees_close(&one);
  }
  trees_close(&both);
}

static void r2_ac06_the_larger_dimension_counts(void** state) {
  (void)state;
  Trees t = scene(MIXED, "condim='3' friction='1 .005 .0001'", "");
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->contact[0].dim, 6);
  assert_int_equal(t.d->contact[1].dim, 3);
  trees_close(&t);
}

static void r2_ac07_three_is_the_default(void** state) {
  (void)state;
  Trees a = scene("<body pos='0 0 .049'><freejoint/><geom size='.05'/></body>", "", "");
  Trees b = scene("<body pos='0 0 .049'><freejoint/><geom size='.05' condim='3'/></body>",
                  "condim='3'", "");
  a.d->qvel[0] = b.d->qvel[0] = 1;
  run(&a, 100);
  run(&b, 100);
  assert_int_equal(a.d->contact[0].dim, 3);
  assert_memory_equal(a.d->qpos, b.d->qpos, 7 * sizeof(double));
  trees_close(&a);
  trees_close(&b);
}

// The force of a sliding contact lies on the ellipse, opposite to the slip for equal friction.
static void sliding(double mu1, double mu2, double f[6]) {
  char pair[600];
  snprintf(pair, sizeof pair,
           "<mujoco><option cone='elliptic' timestep='.001' tolerance='1e-14'/><worldbody><geom "
           "name='f' "
           "type='plane' size='9 9 1'/><body pos='0 0 .1'><joint type='slide' axis='1 0 0'/><joint "
           "type='slide' axis='0 1 0'/><joint type='slide' axis='0 0 1'/><geom name='s' size='.1' "
           "mass='1'/>"
           "</body></worldbody><contact><pair geom1='f' geom2='s' friction='%g %g .005 .0001 "
           ".0001'/></contact></mujoco>",
           mu1, mu2);
  Trees t = trees_open(pair);
  run(&t, 200);
  t.d->qvel[0] = 2;
  t.d->qvel[1] = 1;
  run(&t, 2);
  assert_true(t.d->ncon >= 1);
  ct_contactForce(t.m, t.d, 0, f);
  assert_true(t.d->efc_state[0] == ctCNSTRSTATE_CONE || t.d->iefc_state[0] == ctCNSTRSTATE_CONE);
  trees_close(&t);
}

static void r2_ac08_isotropic_cone_is_round(void** state) {
  (void)state;
  double f[6];
  sliding(.5, .5, f);
  trees_near(hypot(f[1], f[2]), .5 * f[0], 1e-6 * f[0]);
  // against the slip (2, 1), whatever axes the frame has
  double slip = hypot(2, 1), along = larger(fabs(f[1]), fabs(f[2])) / hypot(f[1], f[2]);
  trees_near(along, 2 / slip, 2e-3);
}

static void r2_ac09_anisotropic_cone_is_an_ellipse(void** state) {
  (void)state;
  double f[6];
  sliding(1, .5, f);
  trees_near(hypot(f[1] / 1, f[2] / .5), f[0], 1e-6 * f[0]);
  assert_true(fabs(f[2]) <= .5 * f[0] && fabs(f[1]) > .5 * f[0]); // tighter along the second
}

// The requirement replaces pyramids by ellipses; MuJoCo has them, and they are the default.
static void r2_ac10_pyramids_are_real(void** state) {
  (void)state;
  Trees t = scene(SPHERE("6"), "", "cone='pyramidal'");
  run(&t, 200);
  assert_int_equal(t.d->nefc, 10);
  assert_int_equal(t.d->efc_type[0], ctCNSTR_CONTACT_PYRAMIDAL);
  inside_the_cone(&t);
  assert_string_equal(ct_lastWarning(t.d), "");
  trees_close(&t);
}

static void rests(int solver, int iterations, double tolerance) {
  for (int k = 0; k < NCONE; k++) {
    Trees t = scene(MIXED, "condim='3'", cone[k]);
    t.m->opt.solver = solver;
    t.m->opt.iterations = iterations;
    run(&t, 500);
    assert_int_equal(t.d->ncon, 2);
    for (int i = 0; i < t.d->ncon; i++) {
      double f[6];
      ct_contactForce(t.m, t.d, i, f);
      trees_near(f[0], 9.81 * t.m->body_mass[1], tolerance * f[0]);
    }
    for (int i = 0; i < t.m->nv; i++) assert_true(fabs(t.d->qvel[i]) < .01);
    trees_close(&t);
  }
}

static void r2_ac11_pgs_converges(void** state) {
  (void)state;
  rests(ctSOL_NEWTON, 100, 1e-3);
  rests(ctSOL_PGS, 100, 1e-3);
}

static void r2_ac12_cg_converges(void** state) {
  (void)state;
  rests(ctSOL_CG, 100, 1e-3);
}

// There is no fallback from CG to PGS; one iteration a step with warm start is reasonable by
// itself.
static void r2_ac13_one_iteration_gives_reasonable_forces(void** state) {
  (void)state;
  rests(ctSOL_CG, 1, .05);
  rests(ctSOL_NEWTON, 1, .05);
}

// Rows 3 to 5 are the relative angular velocity along the frame, here of a hinge with a ball.
static void angular_rows(int dim) {
  Trees t =
      trees_open("<mujoco><option cone='elliptic'/><worldbody><geom type='plane' size='1 1 .1'/>"
                 "<body pos='0 0 .1'><joint axis='.3 .2 1'/><joint axis='0 1 0'/><geom "
                 "size='.102'/></body></worldbody></mujoco>");
  for (int g = 0; g < t.m->ngeom; g++) t.m->geom_condim[g] = dim;
  t.d->qpos[0] = .3;
  t.d->qpos[1] = .1;
  ct_forward(t.m, t.d);
  const ctContact* con = t.d->contact;
  assert_int_equal(con->dim, dim);
  const double eps = 1e-7;
  for (int dof = 0; dof < 2; dof++) {
    // turn of the body by a small turn of the joint
    double before[4], after[4], w[3], q0 = t.d->qpos[dof], J[2];
    memcpy(before, t.d->xquat + 4, sizeof before);
    double row[3];
    for (int k = 3; k < dim; k++) {
      row_case_jacobian(t.m, t.d, con->efc_address + k, J);
      row[k - 3] = J[dof];
    }
    double frame[9];
    memcpy(frame, con->frame, sizeof frame);
    t.d->qpos[dof] = q0 + eps;
    ct_forward(t.m, t.d);
    memcpy(after, t.d->xquat + 4, sizeof after);
    ctu_subQuat(w, after, before); // in the body's axes
    ctu_rotVecQuat(w, w, before);
    for (int k = 3; k < dim; k++) {
      const double* axis = frame + 3 * (k - 3);
      trees_near((axis[0] * w[0] + axis[1] * w[1] + axis[2] * w[2]) / eps, row[k - 3], 1e-6);
    }
    t.d->qpos[dof] = q0;
    ct_forward(t.m, t.d);
  }
  trees_close(&t);
}

static void r2_ac14_torsion_row_is_the_spin_about_the_normal(void** state) {
  (void)state;
  angular_rows(4);
}

static void r2_ac15_rolling_rows_are_the_turn_in_the_plane(void** state) {
  (void)state;
  angular_rows(6);
}

static void r2_ac16_only_frictionless_contacts(void** state) {
  (void)state;
  Trees t = scene("<body pos='0 0 .049'><freejoint/><geom size='.05' condim='1'/></body>"
                  "<body pos='.3 0 .049'><freejoint/><geom size='.05' condim='1'/></body>",
                  "condim='1'", "");
  run(&t, 300);
  assert_int_equal(t.d->ncon, 2);
  assert_int_equal(t.d->nefc, t.d->ncon);
  for (int i = 0; i < 2; i++) trees_near(t.d->efc_force[i], 9.81 * t.m->body_mass[1], 1e-3);
  trees_close(&t);
}

// The warm start is an acceleration, so a change of dimensions costs nothing and breaks nothing.
static void r2_ac17_warm_start_survives_other_dimensions(void** state) {
  (void)state;
  for (int solver = 0; solver < NSOLVER; solver++) {
    Trees t = scene(SPHERE("6"), "", "cone='elliptic'");
    t.m->opt.solver = solver;
    run(&t, 200);
    double v = t.d->qvel[2];
    for (int g = 0; g < t.m->ngeom; g++) t.m->geom_condim[g] = 1;
    run(&t, 1);
    assert_int_equal(t.d->nefc, 1);
    trees_near(t.d->qvel[2], v, 1e-4);
    trees_close(&t);
  }
}

// With the same dimensions as before, what the last step found saves iterations.
static void r2_ac17_warm_start_saves_iterations(void** state) {
  (void)state;
  int made[2] = {0};
  for (int off = 0; off < 2; off++) {
    Trees t = scene("<body pos='0 0 .1'><freejoint/><geom type='box' size='.1 .1 .1'/></body>"
                    "<body pos='0 0 .3'><freejoint/><geom type='box' size='.1 .1 .1' condim='4'/>"
                    "</body><body pos='0 0 .49'><freejoint/><geom size='.1' condim='6'/></body>",
                    "", "cone='elliptic' solver='PGS' tolerance='1e-5'");
    if (off) t.m->opt.disableflags = ctDSBL_WARMSTART;
    for (int i = 0; i < 300; i++) {
      ct_step(t.m, t.d);
      if (i < 200) continue;
      assert_int_equal(t.d->ncon, 9);
      made[off] += t.d->solver_niter[0];
    }
    trees_close(&t);
  }
  if (!(made[0] < made[1] / 2)) fail_msg("%d iterations, without %d", made[0], made[1]);
}

static void r2_ac18_no_contacts_no_rows(void** state) {
  (void)state;
  for (int solver = 0; solver < NSOLVER; solver++) {
    Trees t = scene("<body pos='0 0 5'><freejoint/><geom size='.05'/></body>", "", "");
    t.m->opt.solver = solver;
    run(&t, 10);
    assert_true(t.d->ncon == 0 && t.d->nefc == 0);
    trees_near(t.d->qacc[2], -9.81, 1e-12);
    trees_close(&t);
  }
}

// MuJoCo refuses other dimensions; the specification rounds them up.
static void r2_a2_other_dimensions_are_refused(void** state) {
  (void)state;
  static const int bad[] = {-1, 0, 2, 5, 7};
  for (int k = 0; k < 5; k++) {
    char xml[500];
    snprintf(xml, sizeof xml,
             "<mujoco><worldbody><geom size='1' condim='%d'/></worldbody></mujoco>", bad[k]);
    model_refused(xml, "invalid condim");
    snprintf(
        xml, sizeof xml,
        "<mujoco><worldbody><geom name='a' size='1'/><body><joint/><geom name='b' size='1'/>"
        "</body></worldbody><contact><pair geom1='a' geom2='b' condim='%d'/></contact></mujoco>",
        bad[k]);
    model_refused(xml, "invalid condim");
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r2_ac01_condim_1_pushes_along_the_normal_only),
      cmocka_unit_test(r2_ac02_condim_3_is_coulomb_friction),
      cmocka_unit_test(r2_ac02_condim_3_as_mujoco),
      cmocka_unit_test(r2_ac03_condim_4_brakes_spin),
      cmocka_unit_test(r2_ac03_a_spinning_disc),
      cmocka_unit_test(r2_a2_other_dimensions_are_refused),
      cmocka_unit_test(r2_ac04_condim_6_brakes_rolling),
      cmocka_unit_test(r2_ac05_dimensions_mix_in_a_scene),
      cmocka_unit_test(r2_ac06_the_larger_dimension_counts),
      cmocka_unit_test(r2_ac07_three_is_the_default),
      cmocka_unit_test(r2_ac08_isotropic_cone_is_round),
      cmocka_unit_test(r2_ac09_anisotropic_cone_is_an_ellipse),
      cmocka_unit_test(r2_ac10_pyramids_are_real),
      cmocka_unit_test(r2_ac11_pgs_converges),
      cmocka_unit_test(r2_ac12_cg_converges),
      cmocka_unit_test(r2_ac13_one_iteration_gives_reasonable_forces),
      cmocka_unit_test(r2_ac14_torsion_row_is_the_spin_about_the_normal),
      cmocka_unit_test(r2_ac15_rolling_rows_are_the_turn_in_the_plane),
      cmocka_unit_test(r2_ac16_only_frictionless_contacts),
      cmocka_unit_test(r2_ac17_warm_start_survives_other_dimensions),
      cmocka_unit_test(r2_ac17_warm_start_saves_iterations),
      cmocka_unit_test(r2_ac18_no_contacts_no_rows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
