#include "collide/rate_convex.h"
#include "unit/collide/contact_rates.h"

#define MESHES                                                                                     \
  "<asset><mesh name='m' vertex='.3 0 0 -.3 0 .05 0 .2 0 0 -.25 0 0 0 .4 0 .05 -.35 .2 .2 .1 "     \
  "-.2 .1 -.2'/><mesh name='n' builtin='supersphere' params='9 .7 .8' scale='.3 .2 .4'/></asset>"
#define MESH "type='mesh' mesh='m'"
#define BALL "type='mesh' mesh='n'"
#define IN_MESHES(a, b)                                                                            \
  "<mujoco>" MESHES "<worldbody>" FREE("0 0 0", a) FREE("0 0 0", b) "</worldbody></mujoco>"
#define SPHERE "size='.1'"
#define CAPSULE "type='capsule' size='.1 .3'"
#define BOX "type='box' size='.2 .3 .25'"
#define CYLINDER "type='cylinder' size='.2 .3'"
#define ELLIPSOID "type='ellipsoid' size='.2 .3 .4'"

static const RateCase kExactCase[] = {
    {IN_MESHES(SPHERE, MESH), .35, 1e-7, .9, RATE_WITNESS, .5, 200, 0, 0},
    {IN_MESHES(CAPSULE, MESH), .4, 1e-7, .8, RATE_WITNESS, .5, 200, 0, 0},
    {IN_MESHES(BOX, MESH), .4, 1e-7, .8, RATE_WITNESS, .9, 200, 0, 0},
    {IN_MESHES(MESH, MESH), .4, 1e-7, .9, RATE_WITNESS, .9, 200, 0, 0},
};
// Curved shapes end within a tolerance; what they find is differentiated by differences.
static const RateCase kIteratedCase[] = {
    {IN_MESHES(CAPSULE, CYLINDER), .45, 1e-4, .5, RATE_DIFFERENCES, .7, 200, 1e-5, 1e-5},
    {IN_MESHES(ELLIPSOID, BOX), .45, 1e-4, .5, RATE_DIFFERENCES, .7, 200, 1e-5, 1e-5},
    {IN_MESHES(ELLIPSOID, ELLIPSOID), .45, 1e-4, .5, RATE_DIFFERENCES, .7, 200, 1e-5, 1e-5},
    {IN_MESHES(CYLINDER, CYLINDER), .45, 1e-4, .5, RATE_DIFFERENCES, .7, 200, 1e-5, 1e-5},
    {IN_MESHES(CYLINDER, MESH), .45, 1e-4, .5, RATE_DIFFERENCES, .7, 200, 1e-5, 1e-5},
};

static void exact_pairs(void** state) {
  (void)state;
  ASSERT_ALL_RATES(kExactCase);
}

static void iterated_pairs(void** state) {
  (void)state;
  ASSERT_ALL_RATES(kIteratedCase);
}

//---------------------------------- the exact contact ---------------------------------------------

// The point of an ellipsoid with an outward normal.
static void ellipsoid_point(double* x, Placed s, const double* n) {
  double l[3], r[3], g = 0;
  mat3_mul_t_vec(l, s.mat, n);
  for (int k = 0; k < 3; k++) {
    r[k] = s.size[k] * s.size[k] * l[k];
    g += r[k] * l[k];
  }
  scl3(r, r, 1 / sqrt(g));
  mat3_mul_vec(x, s.mat, r);
  addto3(x, s.pos);
}

// From the first to the second touching point, along the tangents: zero at the contact.
static void tangent_gap(double gap[2], const ctContact* con, const double* n, Placed a, Placed b) {
  double x1[3], x2[3], back[3], dif[3];
  scl3(back, n, -1);
  ellipsoid_point(x1, a, n);
  ellipsoid_point(x2, b, back);
  sub3(dif, x2, x1);
  addtoscl3(dif, n, -dot3(n, dif));
  for (int k = 0; k < 2; k++) gap[k] = dot3(con->frame + 3 + 3 * k, dif);
}

static void turn_normal(double* r, const ctContact* con, int k, double angle) {
  addscl3(r, con->frame, con->frame + 3 + 3 * k, angle);
  normalize3(r);
}

// The contact of two ellipsoids by Newton's method from one that is near.
static void solve_contact(ctContact* con, Placed a, Placed b) {
  for (int i = 0; i < 20; i++) {
    double J[2][2], gap[2], n[3], low[2], high[2];
    for (int k = 0; k < 2; k++) {
      turn_normal(n, con, k, 1e-5);
      tangent_gap(high, con, n, a, b);
      turn_normal(n, con, k, -1e-5);
      tangent_gap(low, con, n, a, b);
      for (int j = 0; j < 2; j++) J[j][k] = (high[j] - low[j]) / 2e-5;
    }
    tangent_gap(gap, con, con->frame, a, b);
    double det = J[0][0] * J[1][1] - J[0][1] * J[1][0];
    double u = (J[1][1] * gap[0] - J[0][1] * gap[1]) / det;
    double v = (J[0][0] * gap[1] - J[1][0] * gap[0]) / det;
    addtoscl3(con->frame, con->frame + 3, -u);
    addtoscl3(con->frame, con->frame + 6, -v);
    contact_frame(con->frame);
  }
  double x1[3], x2[3], back[3], dif[3];
  scl3(back, con->frame, -1);
  ellipsoid_point(x1, a, con->frame);
  ellipsoid_point(x2, b, back);
  sub3(dif, x2, x1);
  con->dist = dot3(dif, con->frame);
  for (int k = 0; k < 3; k++) con->pos[k] = 0.5 * (x1[k] + x2[k]);
}

// Rates of the exact contact against differences of it, by all six velocities of the second geom.
static double exact_error(const ctContact* con, const PairRate* p, Placed a, Placed b) {
  double gap = 0, arm[3];
  sub3(arm, b.pos, con->pos);
  for (int j = 0; j < 6; j++) {
    ctContact side[2] = {*con, *con};
    for (int s = 0; s < 2; s++) {
      double pos[3], mat[9], turn[3], w[3] = {0, 0, 0}, h = s ? 1e-5 : -1e-5;
      copy3(pos, b.pos);
      copy9(mat, b.mat);
      if (j >= 3) { // about the contact
        w[j - 3] = h;
        cross3(turn, w, arm);
        addto3(pos, turn);
        rates_move(pos, mat, j, h);
      } else {
        pos[j] += h;
      }
      solve_contact(side + s, a, (Placed){pos, mat, b.size});
    }
    gap = larger(gap, fabs((side[1].dist - side[0].dist) / 2e-5 - p->dist[j]));
    for (int k = 0; k < 3; k++) {
      gap = larger(gap, fabs((side[1].pos[k] - side[0].pos[k]) / 2e-5 - p->pos[k][j]));
      gap = larger(gap, fabs((side[1].frame[k] - side[0].frame[k]) / 2e-5 - p->normal[k][j]));
    }
  }
  return gap;
}

static void exact_contacts_of_ellipsoids(void** state) {
  (void)state;
  Trees t = trees_open(TWO(ELLIPSOID, "type='ellipsoid' size='.35 .25 .15'"));
  uint64_t at = 0;
  int compared = 0;
  for (int k = 0; k < 200; k++) {
    rates_pose(&t, 0.45, &at);
    ct_kinematics(t.m, t.d);
    ct_comPos(t.m, t.d);
    collide(t.m, t.d);
    if (t.d->ncon != 1 || t.d->contact->dist < -0.1) continue;
    ctContact con = *t.d->contact;
    Placed a = placed_geom(t.m, t.d, 0), b = placed_geom(t.m, t.d, 1);
    solve_contact(&con, a, b);
    PairRate p;
    assert_true(rate_convex(&p, t.m, t.d, &con, 1));
    assert_int_equal(p.kind, RATE_ITERATED);
    compared++;
    assert_near(exact_error(&con, &p, a, b), 0, 1e-6);
  }
  assert_true(compared >= 20);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(exact_pairs),
                                     cmocka_unit_test(iterated_pairs),
                                     cmocka_unit_test(exact_contacts_of_ellipsoids)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
