// Plugins that a model may use: those that come with MuJoCo. Their configuration is kept as text.
#include "base/str.h"
#include "spec/spec.h"

#include <corten/corten.h>

static const char* const kPlugin[] = {
    "mujoco.elasticity.cable", "mujoco.pid",      "mujoco.sensor.touch_grid", "mujoco.sdf.bolt",
    "mujoco.sdf.bowl",         "mujoco.sdf.gear", "mujoco.sdf.nut",           "mujoco.sdf.torus",
};

int cts_activatePlugin(ctSpec* s, const char* name) {
  Spec* spec = (Spec*)(void*)s;
  size_t i = 0, count = sizeof kPlugin / sizeof *kPlugin;
  while (i < count && !str_eq(kPlugin[i], name)) i++;
  if (i == count) return -1;
  for (int k = 0; k < spec->plugins.count; k++) {
    if (str_eq(vectors_text(&spec->plugins.data[k]), name)) return 0;
  }
  return vectors_add_string(&spec->plugins, name) ? 0 : -1;
}
