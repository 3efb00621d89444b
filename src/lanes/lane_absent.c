// What the sources with a lane form call and worlds in lanes do not have: sleep, flexes, plugins,
// open kinds, adhesion. lanes_serve refuses such models, or the stage runs world by world.
#include "constraint/contact_rows.h"
#include "force/contact_passive.h"
#include "force/flex_force.h"
#include "force/flex_material.h"
#include "force/open_gain.h"
#include "model/awake.h"
#include "model/plugin_life.h"

bool awake_find_actuator(const ctModel* m, const ctData* d, int i) {
  return (void)m, (void)d, (void)i, false;
}
bool awake_tendon_sleeps(const ctModel* m, const ctData* d, int t) {
  return (void)m, (void)d, (void)t, false;
}

void contact_passive(const ctModel* m, ctData* d) { (void)m, (void)d; }
int contact_rows_jacobian(const ctModel* m, const ctData* d, const ctContact* con, int* dof,
                          cttNum* jac) {
  return (void)m, (void)d, (void)con, (void)dof, (void)jac, 0;
}

void flex_force(const ctModel* m, ctData* d) { (void)m, (void)d; }
void flex_force_rates(const ctModel* m, ctData* d) { (void)m, (void)d; }

double flex_material_energy(const ctModel* m, const ctData* d, int f) {
  return (void)m, (void)d, (void)f, 0;
}

bool open_gain_acts(const ctModel* m, const ctData* d, int actuator) {
  return (void)m, (void)d, (void)actuator, false;
}
void open_gain_forces(const ctModel* m, const ctData* d, const real* ctrl, Scratch s, real* force) {
  (void)m, (void)d, (void)ctrl, (void)s, (void)force;
}
void open_gain_rates(const ctModel* m, ctData* d, const real* ctrl) {
  (void)m, (void)d, (void)ctrl;
}
real open_gain_slope(const ctModel* m, const ctData* d, int actuator, real ctrl) {
  return (void)m, (void)d, (void)actuator, (void)ctrl, real_set(0);
}
size_t open_gain_scratch(const ctModel* m) { return (void)m, 0; }

void plugin_life_compute(const ctModel* m, ctData* d, int capability) {
  (void)m, (void)d, (void)capability;
}
void plugin_life_rates(const ctModel* m, ctData* d) { (void)m, (void)d; }
