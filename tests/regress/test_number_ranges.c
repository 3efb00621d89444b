// Numbers of a model or a state that become indices: NaN and what is out of range must not leave
// the arrays.
#include "support/model_text.h"

#include <math.h>
#include <string.h>

static const double hostile[] = {NAN,    -NAN, INFINITY, -INFINITY, 1e308,
                                 -1e308, 1e20, -1e20,    1e-320,    0};
enum { HOSTILE = sizeof hostile / sizeof *hostile };

static const char field[] =
    "<mujoco><asset><hfield name='h' nrow='5' ncol='5' size='%s'/></asset><worldbody>"
    "<geom type='hfield' hfield='h'/>"
    "<body pos='0 0 .3'><freejoint/><geom size='.2'/><site name='s' pos='.1 .1 0' zaxis='0 0 "
    "-1'/></body>"
    "</worldbody><sensor><rangefinder site='s'/></sensor></mujoco>";

static const char* field_of(char* text, size_t n, const char* size) {
  snprintf(text, n, field, size);
  return text;
}

static void infinite_height_fields_are_refused(void** state) {
  (void)state;
  static const char* const sizes[] = {"inf 1 1 1", "1 -inf 1 1", "1 1 inf 1", "1 1 1 inf",
                                      "nan 1 1 1"};
  char text[1000];
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    model_refused(field_of(text, sizeof text, sizes[i]), "size parameter is not");
}

// A program can write anything into a model.
static void rays_survive_any_size_of_a_height_field(void** state) {
  (void)state;
  char text[1000];
  ctModel* m = model_text(field_of(text, sizeof text, "1 1 1 1"));
  ctData* d = ct_makeData(m);
  for (int k = 0; k < 4 * HOSTILE; k++) {
    for (int i = 0; i < 4; i++) m->hfield_size[i] = 1;
    m->hfield_size[k % 4] = hostile[k / 4];
    ct_resetData(m, d);
    for (int n = 0; n < 3; n++) ct_step(m, d);
    double from[3] = {0.1, 0.2, 3}, along[3] = {0.01, 0, -1};
    int geom;
    ct_ray(m, d, from, along, NULL, 1, -1, &geom, NULL);
    assert_in_range(geom + 1, 0, (unsigned)m->ngeom);
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void a_history_with_any_cursor_is_read(void** state) {
  (void)state;
  ctModel* m =
      model_text("<mujoco><worldbody><body><joint name='j'/><geom size='.1'/></body></worldbody>"
                 "<actuator><motor joint='j' delay='.01' nsample='6'/></actuator>"
                 "<sensor><jointpos joint='j' delay='.01' nsample='6'/></sensor></mujoco>");
  ctData* d = ct_makeData(m);
  assert_true(m->nhistory > 0);
  for (int k = 0; k < HOSTILE; k++) {
    for (int i = 0; i < m->nhistory; i++) d->history[i] = hostile[k];
    for (int n = 0; n < 3; n++) ct_step(m, d);
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void a_tendon_with_any_side_site_is_followed(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><worldbody><site name='a' pos='-1 0 0'/><geom name='g' type='cylinder' size='.2 1'/>"
      "<site name='s' pos='0 0 1'/><body pos='1 0 0'><joint/><geom size='.1'/><site "
      "name='b'/></body>"
      "</worldbody><tendon><spatial><site site='a'/><geom geom='g' sidesite='s'/><site site='b'/>"
      "</spatial></tendon></mujoco>");
  ctData* d = ct_makeData(m);
  for (int k = 0; k < HOSTILE; k++) {
    m->wrap_prm[1] = hostile[k];
    ct_forward(m, d);
    assert_true(isfinite(d->ten_length[0]));
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void a_state_with_any_active_equality_is_set(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><worldbody><body name='b'><freejoint/><geom size='.1'/></body></worldbody>"
      "<equality><weld body1='b'/></equality></mujoco>");
  ctData* d = ct_makeData(m);
  for (int k = 0; k < HOSTILE; k++) {
    ct_setState(m, d, &hostile[k], ctSTATE_EQ_ACTIVE);
    ct_forward(m, d);
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(infinite_height_fields_are_refused),
      cmocka_unit_test(rays_survive_any_size_of_a_height_field),
      cmocka_unit_test(a_history_with_any_cursor_is_read),
      cmocka_unit_test(a_tendon_with_any_side_site_is_followed),
      cmocka_unit_test(a_state_with_any_active_equality_is_set),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
