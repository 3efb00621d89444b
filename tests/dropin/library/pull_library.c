// A library of plugins: a force on every body that has it.
#include <mujoco/mjplugin.h>
#include <mujoco/mujoco.h>

static int no_state(const mjModel* m, int instance) { return (void)m, (void)instance, 0; }
static int start(const mjModel* m, mjData* d, int instance) {
  return (void)m, d->plugin_data[instance] = 0, 0;
}
static void nothing(const mjModel* m, mjtNum* state, void* data, int instance) {
  (void)m, (void)state, (void)data, (void)instance;
}
static void pull(const mjModel* m, mjData* d, int instance, int capability) {
  (void)capability;
  for (int i = 0; i < m->nbody; i++) {
    mjtNum force[3] = {0, 2, 0}, torque[3] = {0, 0, 0};
    if (m->body_plugin[i] == instance)
      mj_applyFT(m, d, force, torque, d->xipos + 3 * i, i, d->qfrc_passive);
  }
}

mjPLUGIN_LIB_INIT {
  mjpPlugin plugin;
  mjp_defaultPlugin(&plugin);
  plugin.name = "library.pull";
  plugin.capabilityflags = mjPLUGIN_PASSIVE;
  plugin.nstate = no_state;
  plugin.init = start;
  plugin.reset = nothing;
  plugin.compute = pull;
  mjp_registerPlugin(&plugin);
}
