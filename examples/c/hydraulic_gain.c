// A gain of one's own with a state: hydraulic cylinders whose pressure follows a valve. Two of them
// hold an arm level each; at rest their pressures carry the weights.
#include <corten/corten.h>

#include <math.h>
#include <stdio.h>

enum { AREA, SUPPLY, RATE, FRICTION, PARAMS };
static const char* const names[PARAMS] = {"area [m^2]", "supply pressure [Pa]",
                                          "filling rate [1/s]", "friction [N s/m]"};
static const cttNum defaults[PARAMS] = {1e-3, 1e6, 20, 10};

static const char* check(const cttNum* p) {
  return p[AREA] > 0 && p[SUPPLY] > 0 && p[RATE] > 0 ? NULL : "only the friction may be 0";
}
static cttNum force(const ctpGainInput* in, const cttNum* p) {
  return p[AREA] * p[SUPPLY] * in->act[0] - p[FRICTION] * in->velocity;
}
static cttNum force_vel(const ctpGainInput* in, const cttNum* p) { return (void)in, -p[FRICTION]; }
static void act_dot(const ctpGainInput* in, const cttNum* p, cttNum* rate) {
  rate[0] = p[RATE] * (in->ctrl - in->act[0]);
}

static const char xml[] =
    "<mujoco><option integrator='implicitfast'/><worldbody>"
    "<body><joint name='a' axis='0 -1 0' damping='2'/><geom pos='.25 0 0' size='.1' "
    "mass='2'/></body>"
    "<body><joint name='b' axis='0 -1 0' damping='2'/><geom pos='.25 1 0' size='.1' "
    "mass='3'/></body>"
    "</worldbody><actuator>"
    "<general joint='a' gaintype='custom' corten:gain_model='example.hydraulic' gear='.05'/>"
    "<general joint='b' gaintype='custom' corten:gain_model='example.hydraulic' gear='.05'/>"
    "</actuator></mujoco>";

static const ctpGain hydraulic = {
    .kind = {"example.hydraulic", "filled by a valve", PARAMS, names, defaults, check, NULL},
    .nact = 1, // pressure, as a part of the supply
    .force = force,
    .force_vel = force_vel,
    .act_dot = act_dot};

int main(void) {
  char error[1000];
  const int slot = ct_registerGain(&hydraulic);
  ctModel* m = slot < 0 ? NULL : ct_loadXMLString(xml, NULL, error, sizeof error);
  if (!m) return fprintf(stderr, "%s\n", slot < 0 ? ct_lastError() : error), 1;
  ctData* d = ct_makeData(m);
  cttNum miss = 0, weight[2] = {2 * 9.81 * 0.25 / 0.05, 3 * 9.81 * 0.25 / 0.05}; // at the cylinder
  for (int t = 0; t < 4000; t++) {
    for (int i = 0; i < 2; i++) d->ctrl[i] = weight[i] / 1000 - 0.2 * d->qpos[i];
    ct_step(m, d);
  }
  for (int i = 0; i < 2; i++) miss += fabs(d->qpos[i]) + fabs(d->actuator_force[i] / weight[i] - 1);
  printf("forces %.2f %.2f, pressures %.3f %.3f\n", d->actuator_force[0], d->actuator_force[1],
         d->act[0], d->act[1]);
  ct_deleteData(d);
  ct_deleteModel(m);
  return miss < 1e-3 ? 0 : 1;
}
