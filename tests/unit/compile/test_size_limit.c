#include "compile/size_limit.h"
#include "support/model_text.h"

#include <stdio.h>

static void refused(const char* before, const char* after, const char* words) {
  char text[2000];
  snprintf(
      text, sizeof text,
      "<mujoco>%s<worldbody><body><joint name='j'/><geom size='1'/></body></worldbody>%s</mujoco>",
      before, after);
  model_refused(text, words);
}

static void sizes_without_data_have_a_limit(void** state) {
  (void)state;
  refused("<size nuserdata='2147483647'/>", "",
          "nuserdata is too large: 2147483647, at most 67108864 in this model");
  refused("<size nuserdata='-1'/>", "", "nuserdata is negative: -1");
  refused("<size nkey='2147483647'/>", "", "nkey is too large: 2147483647, at most 22369621");
  refused("<size nuser_geom='67108865'/>", "", "nuser_geom is too large: 67108865");
  refused("", "<sensor><user dim='2147483647'/></sensor>", "too large");
  ctModel* m = model_text("<mujoco><size nuserdata='1000000' nuser_cam='1000'/></mujoco>");
  assert_int_equal(m->nuserdata, 1000000);
  ct_deleteModel(m);
}

static void sizes_without_data_have_a_limit_together(void** state) {
  (void)state;
  refused("<size nuserdata='40000000' nuser_geom='40000000'/>", "",
          "sum of all sizes without data is too large: 80000000, at most 67108864");
}

static void work_of_every_step_has_a_limit(void** state) {
  (void)state;
  refused("", "<sensor><user dim='16777217'/></sensor>",
          "number of sensor values is too large: 16777217, at most 16777216");
  model_refused("<mujoco><worldbody><camera name='c' resolution='5000 5000'/></worldbody>"
                "<sensor><rangefinder camera='c'/></sensor></mujoco>",
                "number of sensor values is too large: 25000000");
}

// Loading takes the cube of the length of a chain.
static void a_chain_has_a_limit(void** state) {
  (void)state;
  model_refused("<mujoco><worldbody><composite type='cable' prefix='c' count='4000 1 1' size='1' "
                "curve='s' initial='free'><geom type='capsule' size='.02'/></composite>"
                "</worldbody></mujoco>",
                "number of elements of the inertia matrix is too large");
}

static void iterations_have_a_limit(void** state) {
  (void)state;
  refused("<option sdf_initpoints='1000001'/>", "",
          "sdf_initpoints is too large: 1000001, at most 1000000");
  refused("<option ls_iterations='2147483647'/>", "", "ls_iterations is too large: 2147483647");
  refused("<option corten:xpbd_substeps='100001'/>", "",
          "xpbd_substeps is too large: 100001, at most 100000");
  refused("<option corten:xpbd_substeps='5001'/>", "",
          "xpbd_substeps times xpbd_iterations is 100020 sweeps per step, at most 100000");
}

static void ranges_of_lengths_end(void** state) {
  (void)state;
  const char* motor = "<actuator><motor joint='j'/></actuator>";
  refused("<compiler><lengthrange mode='all' inttotal='1e300'/></compiler>", motor,
          "steps, at most 200000 are possible");
  refused("<compiler><lengthrange mode='all' timestep='-1'/></compiler>", motor, "steps, at most");
  refused("<compiler><lengthrange mode='all' timestep='0'/></compiler>", motor, "steps, at most");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sizes_without_data_have_a_limit),
      cmocka_unit_test(sizes_without_data_have_a_limit_together),
      cmocka_unit_test(work_of_every_step_has_a_limit),
      cmocka_unit_test(a_chain_has_a_limit),
      cmocka_unit_test(iterations_have_a_limit),
      cmocka_unit_test(ranges_of_lengths_end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
