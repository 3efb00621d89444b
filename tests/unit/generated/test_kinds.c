// The tables of kinds say what the functions by kind say.
#include "generated/kinds.h"
#include "unit/compile/spec_case.h"

static void joints(void** state) {
  (void)state;
  const int nq[] = {[ctJNT_FREE] = 7, [ctJNT_BALL] = 4, [ctJNT_SLIDE] = 1, [ctJNT_HINGE] = 1};
  const int nv[] = {[ctJNT_FREE] = 6, [ctJNT_BALL] = 3, [ctJNT_SLIDE] = 1, [ctJNT_HINGE] = 1};
  for (int type = 0; type < JOINT_KINDS; type++) {
    const JointKind* kind = joint_kind_of(type);
    assert_int_equal(kind->nq, nq[type]);
    assert_int_equal(kind->nv, nv[type]);
    // one number about or along an axis, or translations and then a quaternion
    if (kind->scalar)
      assert_true(kind->nq == 1 && kind->nv == 1 && kind->angle == !kind->translations);
    else
      assert_true(kind->nq == kind->translations + 4 && kind->nv == kind->translations + 3);
    assert_true(kind->scalar + kind->orientation + kind->floating == 1);
  }
  assert_null(joint_kind_of(-1));
  assert_null(joint_kind_of(JOINT_KINDS));
}

static void sensors(void** state) {
  (void)state;
  assert_int_equal(sensor_kind[ctSENS_GEOMFROMTO].dim, 6);
  assert_int_equal(sensor_kind[ctSENS_FRAMEQUAT].data, ctDATATYPE_QUATERNION);
  assert_int_equal(sensor_kind[ctSENS_GYRO].stage, ctSTAGE_VEL);
  assert_int_equal(sensor_kind[ctSENS_ACCELEROMETER].need, SENSOR_NEEDS_FORCES);
  assert_int_equal(sensor_kind[ctSENS_CAMPROJECTION].reference, SENSOR_ON_CAMERA);
  for (int type = 0; type < SENSOR_KINDS; type++) {
    const SensorKind* kind = sensor_kind_of(type);
    assert_true(kind->dim >= 0 && kind->dim <= 6);
    bool nothing = kind->object == SENSOR_ON_NONE || kind->object == SENSOR_ON_TOUCHING ||
                   kind->object == SENSOR_ON_ANY;
    assert_int_equal(kind->alone, nothing);
  }
  assert_null(sensor_kind_of(SENSOR_KINDS));
}

// Every sensor of a compiled model has the numbers of its kind.
static void compiled_sensors(void** state) {
  (void)state;
  ctModel* m = case_model(
      "<worldbody><site name='s'/><body name='b'><joint name='j' type='ball'/><geom size='1'/>"
      "</body></worldbody><sensor><touch site='s'/><gyro site='s'/><ballquat joint='j'/>"
      "<framexaxis objtype='body' objname='b'/><subtreecom body='b'/><clock/></sensor>");
  assert_int_equal(m->nsensor, 6);
  for (int i = 0; i < m->nsensor; i++) {
    const SensorKind* kind = sensor_kind + m->sensor_type[i];
    assert_int_equal(m->sensor_dim[i], kind->dim);
    assert_int_equal(m->sensor_datatype[i], (int)kind->data);
    assert_int_equal(m->sensor_needstage[i], (int)kind->stage);
  }
  ct_deleteModel(m);
}

TEST_MAIN(cmocka_unit_test(joints), cmocka_unit_test(sensors), cmocka_unit_test(compiled_sensors))
