// Specification items 42A-i to 42A-iii: Jacobian, rigid marks, lengths and speeds of flex edges.
// MuJoCo's sparse Jacobian has one row per edge (its length), where the specification has one per
// end; bending goes through the Jacobians of the vertices' bodies.
#include "model/model.h"
#include "support/model_text.h"
#include "unit/pos/trees.h"

#include <stdio.h>

#define SLIDES                                                                                     \
  "<joint type='slide' axis='1 0 0'/><joint type='slide' axis='0 1 0'/>"                           \
  "<joint type='slide' axis='0 0 1'/>"
#define GRAIN "<geom size='.05' mass='1' contype='0' conaffinity='0'/>"

// A cable through four bodies; the joints of the first two are given.
static Trees cable(const char* first, const char* second) {
  char xml[2500];
  int n = snprintf(xml, sizeof xml,
                   "<mujoco><option gravity='0 0 0'/><worldbody><body name='a'>%s" GRAIN "</body>"
                   "<body name='b' pos='.5 0 0'>%s" GRAIN "</body>"
                   "<body name='c' pos='.5 .4 0'>" SLIDES GRAIN "</body>"
                   "<body name='d' pos='.5 .4 .3'>" SLIDES GRAIN "</body></worldbody><deformable>"
                   "<flex name='f' dim='1' body='a b c d' element='0 1 1 2 2 3' "
                   "vertex='.02 .1 0 -.1 .03 .05 .01 0 0 0 0 .02'>"
                   "<edge stiffness='100' damping='3'/></flex></deformable></mujoco>",
                   first, second);
  assert_in_range(n, 1, sizeof xml - 1);
  return trees_open(xml);
}

#define FREE "<freejoint/>"
#define HINGE "<joint axis='.2 .3 1' pos='.1 -.2 .05'/>"

static void row_of(double* row, const ctModel* m, const ctData* d, int edge) {
  memset(row, 0, (size_t)m->nv * sizeof *row);
  for (int k = 0; k < m->flexedge_J_rownnz[edge]; k++) {
    int at = m->flexedge_J_rowadr[edge] + k;
    row[m->flexedge_J_colind[at]] = d->flexedge_J[at];
  }
}

// The position stage alone fills the Jacobian.
static void r42ai_ac1_jacobian_belongs_to_the_position_stage(void** state) {
  (void)state;
  Trees t = cable(FREE, HINGE);
  trees_state(t.m, t.d, 1);
  for (int i = 0; i < t.m->nJfe; i++) t.d->flexedge_J[i] = NAN;
  ct_fwdPosition(t.m, t.d);
  assert_int_equal(t.m->nJfe, (6 + 1) + (1 + 3) + (3 + 3));
  for (int i = 0; i < t.m->nJfe; i++) assert_true(isfinite(t.d->flexedge_J[i]));
  trees_close(&t);
}

// Springs and dampers are J' f with f = k (l0 - l) and -b l'.
static void r42ai_ac2_forces_go_through_the_jacobian(void** state) {
  (void)state;
  Trees t = cable(FREE, HINGE);
  trees_state(t.m, t.d, 2);
  ct_forward(t.m, t.d);
  int nv = (int)t.m->nv;
  double spring[16] = {0}, damper[16] = {0}, row[16];
  assert_in_range(nv, 1, 16);
  for (int e = 0; e < t.m->nflexedge; e++) {
    row_of(row, t.m, t.d, e);
    double stretch = t.m->flexedge_length0[e] - t.d->flexedge_length[e];
    for (int i = 0; i < nv; i++) {
      spring[i] += row[i] * 100 * stretch;
      damper[i] -= row[i] * 3 * t.d->flexedge_velocity[e];
    }
  }
  assert_true(largest_of(spring, nv) > 1 && largest_of(damper, nv) > 1);
  trees_near_n(t.d->qfrc_spring, spring, nv, 1e-12);
  trees_near_n(t.d->qfrc_damper, damper, nv, 1e-12);
  trees_close(&t);
}

// Vertices in the origin of bodies with three slides: the unit vector of the edge, negative at its
// first end.
static void r42ai_ac3_free_vertices_have_the_direction(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><flexcomp name='f' type='grid' dim='2' count='4 3 1' spacing='.1 .1 .1' "
      "mass='1' radius='.01'><edge damping='1'/></flexcomp></worldbody></mujoco>");
  trees_state(t.m, t.d, 3);
  ct_forward(t.m, t.d);
  for (int e = 0; e < t.m->nflexedge; e++) {
    const int* v = t.m->flex_edge + 2 * e;
    double dir[3], row[64];
    for (int k = 0; k < 3; k++)
      dir[k] = t.d->flexvert_xpos[3 * v[1] + k] - t.d->flexvert_xpos[3 * v[0] + k];
    ctu_normalize3(dir);
    assert_int_equal(t.m->flexedge_J_rownnz[e], 6);
    row_of(row, t.m, t.d, e);
    for (int end = 0; end < 2; end++) {
      int dof = t.m->body_dofadr[t.m->flex_vertbodyid[v[end]]];
      for (int k = 0; k < 3; k++) assert_within(row[dof + k], end ? dir[k] : -dir[k], 1e-15);
    }
  }
  trees_close(&t);
}

static double spring_energy(const ctModel* m, const ctData* d) {
  double energy = 0;
  for (int e = 0; e < m->nflexedge; e++)
    energy += 50 * pow(d->flexedge_length[e] - m->flexedge_length0[e], 2);
  return energy;
}

// Lengths and energy of the springs at a configuration that is moved along one dof by eps.
static double moved(const Trees* t, int dof, double eps, double* length) {
  double step[16] = {0};
  ctData* d = ct_copyData(NULL, t->m, t->d);
  step[dof] = eps;
  ct_integratePos(t->m, d->qpos, step, 1);
  ct_fwdPosition(t->m, d);
  memcpy(length, d->flexedge_length, (size_t)t->m->nflexedge * sizeof *length);
  double energy = spring_energy(t->m, d);
  ct_deleteData(d);
  return energy;
}

// Vertices on bodies with a free joint and with a hinge: J is the derivative of the lengths, and
// the force that of the energy. Step 1e-7 and tolerance 1e-5 of the specification.
static void r42ai_ac4_bodies_with_other_joints_by_differences(void** state) {
  (void)state;
  static const char* const joint[][2] = {{FREE, HINGE}, {HINGE, SLIDES}, {SLIDES, FREE}};
  for (int k = 0; k < 3; k++) {
    Trees t = cable(joint[k][0], joint[k][1]);
    trees_state(t.m, t.d, 4 + k);
    ct_forward(t.m, t.d);
    double eps = 1e-7;
    for (int i = 0; i < t.m->nv; i++) {
      double more[3], less[3], row[16];
      double energy = moved(&t, i, eps, more) - moved(&t, i, -eps, less);
      for (int e = 0; e < 3; e++) {
        row_of(row, t.m, t.d, e);
        assert_within(row[i], (more[e] - less[e]) / (2 * eps), 1e-5);
      }
      assert_relative(t.d->qfrc_spring[i], -energy / (2 * eps), 1e-5);
    }
    trees_close(&t);
  }
}

// ---- 42A-ii: a flex or an edge is rigid when all of its vertices are on one body.

#define RIGID(attributes)                                                                          \
  "<body name='hull'><freejoint/><geom size='.05' contype='0' conaffinity='0'/>"                   \
  "<flexcomp name='r' type='grid' dim='2' count='3 3 1' spacing='.1 .1 .1' mass='1' radius='.01' " \
  "rigid='true'>" attributes "</flexcomp></body>"
#define SOFT                                                                                       \
  "<flexcomp name='s' type='grid' dim='2' count='3 3 1' spacing='.1 .1 .1' mass='1' radius='.01' " \
  "pos='0 0 3'><contact contype='0' conaffinity='0'/><edge damping='1'/><pin id='0 "               \
  "1'/></flexcomp>"

static void r42aii_ac1_marks_of_flexes_and_edges(void** state) {
  (void)state;
  ctModel* m = model_world("", RIGID("") SOFT);
  assert_int_equal(m->nflex, 2);
  assert_int_equal(m->flex_rigid[0], 1);
  assert_int_equal(m->flex_rigid[1], 0);
  int soft_rigid = 0;
  for (int e = 0; e < m->nflexedge; e++) {
    int f = e >= m->flex_edgeadr[1];
    const int* v = m->flex_edge + 2 * e;
    const int* body = m->flex_vertbodyid + m->flex_vertadr[f];
    // pinned vertices are on the world's body, all others on bodies of their own
    assert_int_equal(m->flexedge_rigid[e], body[v[0]] == body[v[1]]);
    if (f)
      soft_rigid += m->flexedge_rigid[e];
    else
      assert_int_equal(m->flexedge_rigid[e], 1);
  }
  assert_int_equal(soft_rigid, 1); // between the two pins
  ct_deleteModel(m);
}

// A rigid flex has no edge rows in the Jacobian, no edge forces, no rows of its equality.
static void r42aii_ac2_rigid_parts_are_skipped(void** state) {
  (void)state;
  Trees t =
      trees_open("<mujoco><worldbody>" RIGID("<edge damping='5'/>") SOFT
                 "</worldbody><equality><flex flex='r'/><flex flex='s'/></equality></mujoco>");
  for (int i = 0; i < t.m->nv; i++) t.d->qvel[i] = sin(i);
  ct_forward(t.m, t.d);
  int rigid = 0, live = 0;
  for (int e = 0; e < t.m->nflexedge; e++) {
    if (t.m->flexedge_rigid[e]) assert_int_equal(t.m->flexedge_J_rownnz[e], 0);
    if (e < t.m->flex_edgeadr[1])
      rigid++;
    else
      live += !t.m->flexedge_rigid[e];
  }
  assert_int_equal(rigid, 16);
  assert_int_equal(t.d->ne, live);
  trees_near_n(t.d->qfrc_passive, (double[6]){0}, 6, 0); // the body that carries the rigid one
  assert_true(largest_of(t.d->qfrc_passive + 6, (int)t.m->nv - 6) > .1);
  trees_close(&t);
}

// A rigid flex that touches nothing changes nothing: the same bits as its body without it, but for
// the mass, which is given.
static void r42aii_ac3_a_rigid_flex_changes_no_motion(void** state) {
  (void)state;
  static const char* const hull[] = {
      "<mujoco><worldbody><body name='hull'><freejoint/><inertial pos='.1 0 0' mass='2' "
      "diaginertia='1 2 2.5'/></body>" SOFT "</worldbody></mujoco>",
      "<mujoco><worldbody><body name='hull'><freejoint/><inertial pos='.1 0 0' mass='2' "
      "diaginertia='1 2 2.5'/></body>" SOFT "</worldbody><deformable><flex name='r' dim='2' "
      "body='hull' vertex='0 0 0 .1 0 0 0 .1 0' element='0 1 2'>"
      "<contact contype='0' conaffinity='0'/><edge damping='5'/></flex></deformable></mujoco>"};
  Trees t[2];
  for (int k = 0; k < 2; k++) {
    t[k] = trees_open(hull[k]);
    for (int i = 0; i < t[k].m->nv; i++) t[k].d->qvel[i] = sin(i);
    for (int i = 0; i < 100; i++) ct_step(t[k].m, t[k].d);
  }
  assert_int_equal(t[1].m->flex_rigid[0], 1); // flexes of <deformable> come first
  assert_memory_equal(t[0].d->qpos, t[1].d->qpos, (size_t)t[0].m->nq * sizeof(double));
  assert_memory_equal(t[0].d->qvel, t[1].d->qvel, (size_t)t[0].m->nv * sizeof(double));
  for (int k = 0; k < 2; k++) trees_close(&t[k]);
}

// ---- 42A-iii

static void r42aiii_ac1_lengths_and_speeds(void** state) {
  (void)state;
  Trees t = cable(FREE, HINGE);
  trees_state(t.m, t.d, 5);
  ct_forward(t.m, t.d);
  double eps = 1e-6, next[4];
  for (int e = 0; e < 3; e++) {
    const int* v = t.m->flex_edge + 2 * e;
    const double* x = t.d->flexvert_xpos;
    assert_within(t.d->flexedge_length[e], ctu_dist3(x + 3 * v[0], x + 3 * v[1]), 1e-15);
    next[e] = t.d->flexedge_length[e];
  }
  double speed[3];
  memcpy(speed, t.d->flexedge_velocity, sizeof speed);
  ct_integratePos(t.m, t.d->qpos, t.d->qvel, eps);
  ct_fwdPosition(t.m, t.d);
  for (int e = 0; e < 3; e++)
    assert_within(speed[e], (t.d->flexedge_length[e] - next[e]) / eps, 1e-4);
  trees_close(&t);
}

// Written once, read by all: what stands in the two arrays is what springs, dampers and rows use.
static void r42aiii_ac2_forces_and_rows_read_the_fields(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><flexcomp name='f' type='grid' dim='1' count='3 1 1' spacing='.1 .1 .1' "
      "mass='1' radius='.01'><edge stiffness='100' damping='3'/></flexcomp></worldbody>"
      "<equality><flex flex='f'/></equality></mujoco>");
  ct_fwdPosition(t.m, t.d);
  assert_int_equal(t.d->ne, 2);
  trees_near_n(t.d->efc_pos, (double[]){0, 0}, 2, 1e-15);
  t.d->flexedge_length[0] = .3;
  ct_makeConstraint(t.m, t.d);
  ct_fwdVelocity(t.m, t.d);
  assert_within(t.d->efc_pos[0], .2, 1e-15);
  assert_within(t.d->qfrc_spring[3] - t.d->qfrc_spring[0], 2 * 100 * (.1 - .3), 1e-12);
  t.d->flexedge_velocity[1] = 2;
  ct_passive(t.m, t.d);
  assert_within(t.d->qfrc_damper[6], -3 * 2, 1e-13);
  trees_close(&t);
}

// The same run whatever was in the fields before.
static void r42aiii_ac3_the_fields_carry_no_state(void** state) {
  (void)state;
  Trees t[2];
  for (int k = 0; k < 2; k++) {
    t[k] = cable(FREE, HINGE);
    trees_state(t[k].m, t[k].d, 6);
    for (int i = 0; i < 50; i++) {
      for (int e = 0; k && e < 3; e++)
        t[k].d->flexedge_length[e] = t[k].d->flexedge_velocity[e] = NAN;
      ct_step(t[k].m, t[k].d);
    }
  }
  assert_memory_equal(t[0].d->qpos, t[1].d->qpos, (size_t)t[0].m->nq * sizeof(double));
  for (int k = 0; k < 2; k++) trees_close(&t[k]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r42ai_ac1_jacobian_belongs_to_the_position_stage),
      cmocka_unit_test(r42ai_ac2_forces_go_through_the_jacobian),
      cmocka_unit_test(r42ai_ac3_free_vertices_have_the_direction),
      cmocka_unit_test(r42ai_ac4_bodies_with_other_joints_by_differences),
      cmocka_unit_test(r42aii_ac1_marks_of_flexes_and_edges),
      cmocka_unit_test(r42aii_ac2_rigid_parts_are_skipped),
      cmocka_unit_test(r42aii_ac3_a_rigid_flex_changes_no_motion),
      cmocka_unit_test(r42aiii_ac1_lengths_and_speeds),
      cmocka_unit_test(r42aiii_ac2_forces_and_rows_read_the_fields),
      cmocka_unit_test(r42aiii_ac3_the_fields_carry_no_state),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
