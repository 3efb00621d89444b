#include "constraint/chain.h"
#include "constraint/contact_bodies.h"
#include "constraint/contact_rows.h"
#include "unit/constraint/row_case.h"

static void set_dim(ctModel* m, int dim) {
  for (int g = 0; g < m->ngeom; g++) m->geom_condim[g] = dim;
}

// Elliptic rows are the velocity of the second body at the contact in the contact's frame.
static void elliptic_rows_are_velocities_in_the_frame(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = row_case("cone='elliptic'", "", sparse);
    set_dim(t.m, 6);
    row_case_state(t.m, t.d);
    assert_int_equal(t.d->ncon, 4);
    assert_int_equal(t.d->nefc, 24);
    for (int i = 0; i < t.d->ncon; i++) {
      const ctContact* con = t.d->contact + i;
      int row = con->efc_address, body = t.m->geom_bodyid[con->geom[1]];
      double jacp[64], jacr[64], v[3] = {0}, w[3] = {0};
      ct_jac(t.m, t.d, jacp, jacr, con->pos, body);
      for (int k = 0; k < 3; k++) {
        for (int j = 0; j < t.m->nv; j++) {
          v[k] += jacp[k * t.m->nv + j] * t.d->qvel[j];
          w[k] += jacr[k * t.m->nv + j] * t.d->qvel[j];
        }
      }
      for (int k = 0; k < 6; k++) {
        const double *axis = con->frame + 3 * (k % 3), *x = k < 3 ? v : w;
        trees_near(t.d->efc_vel[row + k], axis[0] * x[0] + axis[1] * x[1] + axis[2] * x[2], 1e-14);
        assert_true(t.d->efc_pos[row + k] == (k == 0 ? con->dist : 0));
        assert_int_equal(t.d->efc_id[row + k], i);
      }
    }
    trees_close(&t);
  }
}

// Edges of the pyramid: normal +- friction times tangent.
static void pyramid_edges(void** state) {
  (void)state;
  static const int dims[] = {3, 4, 6};
  for (int k = 0; k < 3; k++) {
    Trees e = row_case("cone='elliptic'", "", false), p = row_case("cone='pyramidal'", "", false);
    int dim = dims[k], nv = (int)e.m->nv;
    set_dim(e.m, dim);
    set_dim(p.m, dim);
    row_case_state(e.m, e.d);
    row_case_state(p.m, p.d);
    assert_int_equal(p.d->nefc, p.d->ncon * 2 * (dim - 1));
    for (int i = 0; i < p.d->ncon; i++) {
      const double* J = e.d->efc_J + e.d->contact[i].efc_address * nv;
      const double* edge = p.d->efc_J + p.d->contact[i].efc_address * nv;
      for (int a = 1; a < dim; a++) {
        double mu = p.d->contact[i].friction[a - 1];
        for (int j = 0; j < nv; j++) {
          trees_near(edge[(2 * a - 2) * nv + j], J[j] + mu * J[a * nv + j], 1e-15);
          trees_near(edge[(2 * a - 1) * nv + j], J[j] - mu * J[a * nv + j], 1e-15);
        }
      }
    }
    trees_close(&e);
    trees_close(&p);
  }
}

static void frictionless_is_the_distance(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = trees_open(
        sparse
            ? "<mujoco><option jacobian='sparse'/><worldbody><body><joint type='slide' axis='1 2 "
              "3'/>"
              "<joint axis='0 1 1'/><geom size='.1' condim='1'/></body><body "
              "pos='.19 0 0'><freejoint/><geom size='.1' condim='1'/></body></worldbody></mujoco>"
            : "<mujoco><option jacobian='dense'/><worldbody><body><joint type='slide' axis='1 2 "
              "3'/>"
              "<joint axis='0 1 1'/><geom size='.1' condim='1'/></body><body "
              "pos='.19 0 0'><freejoint/><geom size='.1' condim='1'/></body></worldbody></mujoco>");
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->nefc, 1);
    assert_int_equal(t.d->efc_type[0], ctCNSTR_CONTACT_FRICTIONLESS);
    row_case_derivative(t.m, t.d, 0, 1);
    trees_close(&t);
  }
}

// Dofs above both bodies cancel: in full rows they are zero, in compressed rows stored as zero.
static void shared_dofs_cancel(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    char xml[800];
    snprintf(
        xml, sizeof xml,
        "<mujoco><option jacobian='%s'/><worldbody><body><freejoint/><geom size='.05' pos='0 0 1'/>"
        "<body pos='.1 0 0'><joint/><geom size='.06'/></body>"
        "<body pos='.2 0 0'><joint axis='1 0 0'/><joint axis='0 1 0' pos='0 0 .1'/><geom "
        "size='.06'/></body>"
        "</body></worldbody></mujoco>",
        sparse ? "sparse" : "dense");
    Trees t = trees_open(xml);
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->ncon, 1);
    double J[9];
    row_case_jacobian(t.m, t.d, 0, J);
    for (int i = 0; i < 6; i++) assert_true(J[i] == 0);
    assert_true(J[8] != 0);
    if (sparse) assert_int_equal(t.d->efc_J_rownnz[0], 9);
    trees_close(&t);
  }
}

static void excluded_contacts_make_no_rows(void** state) {
  (void)state;
  Trees t = row_case("", "", false);
  row_case_state(t.m, t.d);
  assert_int_equal(t.d->nefc, 16);
  t.d->contact[1].exclude = 1;
  t.d->contact[1].efc_address = -1;
  ct_makeConstraint(t.m, t.d);
  assert_int_equal(t.d->nefc, 12);
  assert_int_equal(t.d->contact[1].efc_address, -1);
  assert_int_equal(t.d->contact[2].efc_address, 4);
  trees_close(&t);
}

// Numbers of MuJoCo: full rows of zeros without islands, none where rows are compressed. (With
// islands MuJoCo stops there; here the contact has no rows.)
static void fixed_geoms_have_empty_rows(void** state) {
  (void)state;
  const struct {
    int jacobian, disable, rows;
  } row[] = {
      {ctJAC_DENSE, ctDSBL_ISLAND, 4}, {ctJAC_SPARSE, ctDSBL_ISLAND, 0}, {ctJAC_DENSE, 0, 0}};
  for (int k = 0; k < 3; k++) {
    Trees t = trees_open(
        "<mujoco><worldbody><geom name='a' size='.1'/><geom name='b' size='.1' pos='.05 0 0'/>"
        "<body><joint/><geom size='.02' pos='1 0 0'/></body></worldbody>"
        "<contact><pair geom1='a' geom2='b'/></contact></mujoco>");
    t.m->opt.jacobian = row[k].jacobian;
    t.m->opt.disableflags |= row[k].disable;
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->ncon, 1);
    assert_int_equal(t.d->nefc, row[k].rows);
    assert_int_equal(t.d->contact[0].efc_address, row[k].rows ? 0 : -1);
    for (int i = 0; i < row[k].rows; i++) {
      assert_true(t.d->efc_J[i] == 0);
      trees_near(t.d->efc_force[i] * 1e-17, 1.97368421, 1e-8);
    }
    assert_true(t.d->qacc[0] == 0);
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(elliptic_rows_are_velocities_in_the_frame),
      cmocka_unit_test(pyramid_edges),
      cmocka_unit_test(frictionless_is_the_distance),
      cmocka_unit_test(shared_dofs_cancel),
      cmocka_unit_test(excluded_contacts_make_no_rows),
      cmocka_unit_test(fixed_geoms_have_empty_rows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
