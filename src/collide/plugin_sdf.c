#include "collide/plugin_sdf.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "geom/sdf_solid.h"
#include "model/data.h"
#include "model/plugin_registry.h"
#include "model/plugin_setting.h"

#include <math.h>

//---------------------------------- settings ------------------------------------------------------

static void read_solid_settings(double* out, const SdfSolid* s, const char* const* value) {
  for (int i = 0; i < s->nsetting; i++) out[i] = plugin_setting_read(value[i], s->absent[i]);
}

// What an instance keeps.
typedef struct SolidField {
  double setting[SDF_SOLID_SETTINGS];
} SolidField;

static const SolidField* solid_field(const ctData* d, int instance) {
  return (const SolidField*)d->plugin_data[instance];
}

static int start_instance(const ctModel* m, ctData* d, int instance, const SdfSolid* s) {
  SolidField f = {0};
  CT_ASSERT(s->nsetting <= SDF_SOLID_SETTINGS && s->loose < s->nsetting);
  for (int i = 0; i < s->nsetting; i++) {
    const char* text = plugin_registry_config(m, instance, s->setting[i]);
    if (!text) text = "";
    f.setting[i] = plugin_setting_read(text, s->absent[i]);
    if (!isnan(f.setting[i]) && (i == s->loose || plugin_setting_is_number(text))) continue;
    data_warn(d, -1, instance, "Invalid parameter specification in %s plugin: %s='%s'",
              plugin_registry_of(m, instance)->name, s->setting[i], text);
    return -1;
  }
  SolidField* kept = alloc_zero(sizeof *kept);
  if (!kept) return -1;
  *kept = f;
  d->plugin_data[instance] = (uintptr_t)kept;
  return 0;
}

static void destroy_instance(ctData* d, int instance) {
  alloc_free((void*)d->plugin_data[instance]);
  d->plugin_data[instance] = 0;
}

static int count_state(const ctModel* m, int instance) { return (void)m, (void)instance, 0; }
static void reset_instance(const ctModel* m, double* state, void* data, int instance) {
  (void)m, (void)state, (void)data, (void)instance;
}
static void compute_instance(const ctModel* m, ctData* d, int instance, int capability) {
  (void)m, (void)d, (void)instance, (void)capability;
}

//---------------------------------- plugins -------------------------------------------------------

// The functions of a plugin have no argument for the solid: a set of them for each.
#define SOLID_PLUGIN(solid, settings)                                                              \
  static int solid##_init(const ctModel* m, ctData* d, int instance) {                             \
    return start_instance(m, d, instance, &sdf_solid_##solid);                                     \
  }                                                                                                \
  static cttNum solid##_distance(const cttNum x[3], const ctData* d, int instance) {               \
    return sdf_solid_##solid.distance(x, solid_field(d, instance)->setting);                       \
  }                                                                                                \
  static void solid##_gradient(cttNum g[3], const cttNum x[3], const ctData* d, int instance) {    \
    sdf_solid_gradient(g, &sdf_solid_##solid, x, solid_field(d, instance)->setting);               \
  }                                                                                                \
  static cttNum solid##_static(const cttNum x[3], const cttNum* setting) {                         \
    return sdf_solid_##solid.distance(x, setting);                                                 \
  }                                                                                                \
  static void solid##_setting(cttNum out[], const char* name[], const char* value[]) {             \
    (void)name;                                                                                    \
    read_solid_settings(out, &sdf_solid_##solid, value);                                           \
  }                                                                                                \
  static void solid##_box(cttNum box[6], const cttNum* setting) {                                  \
    sdf_solid_##solid.box(box, setting);                                                           \
  }                                                                                                \
  const ctpPlugin plugin_sdf_##solid = {                                                           \
      .name = "mujoco.sdf." #solid,                                                                \
      .nattribute = sizeof settings / sizeof settings[0],                                          \
      .attributes = settings,                                                                      \
      .capabilityflags = ctPLUGIN_SDF,                                                             \
      .nstate = count_state,                                                                       \
      .init = solid##_init,                                                                        \
      .destroy = destroy_instance,                                                                 \
      .reset = reset_instance,                                                                     \
      .compute = compute_instance,                                                                 \
      .sdf_distance = solid##_distance,                                                            \
      .sdf_gradient = solid##_gradient,                                                            \
      .sdf_staticdistance = solid##_static,                                                        \
      .sdf_attribute = solid##_setting,                                                            \
      .sdf_aabb = solid##_box,                                                                     \
  };

SOLID_PLUGIN(bolt, sdf_solid_radius)
SOLID_PLUGIN(bowl, sdf_solid_vessel)
SOLID_PLUGIN(gear, sdf_solid_wheel)
SOLID_PLUGIN(nut, sdf_solid_radius)
SOLID_PLUGIN(torus, sdf_solid_ring)
