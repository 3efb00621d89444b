// A plugin of the program's own that pulls a body, tasks in a pool of threads, a data with a pool.
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char xml[] =
    "<mujoco><extension><plugin plugin='test.pull'><instance name='p'><config key='force' "
    "value='3'/>"
    "</instance></plugin></extension><worldbody><body name='a' pos='0 0 1'><freejoint/>"
    "<geom size='.1'/><plugin instance='p'/></body><body pos='1 0 1'><freejoint/>"
    "<geom size='.1 .1 .1' type='box'/></body></worldbody></mujoco>";

static int nstate(const mjModel* m, int instance) { return (void)m, (void)instance, 1; }
static int init(const mjModel* m, mjData* d, int instance) {
  d->plugin_data[instance] = (uintptr_t)atoi(mj_getPluginConfig(m, instance, "force"));
  return 0;
}
static void reset(const mjModel* m, mjtNum* state, void* data, int instance) {
  (void)m, (void)data, (void)instance;
  state[0] = 0;
}
static void compute(const mjModel* m, mjData* d, int instance, int capability) {
  if (!(capability & mjPLUGIN_PASSIVE)) return;
  for (int i = 0; i < m->nbody; i++) {
    mjtNum force[3] = {(mjtNum)d->plugin_data[instance], 0, 0}, torque[3] = {0, 0, 0};
    if (m->body_plugin[i] == instance)
      mj_applyFT(m, d, force, torque, d->xipos + 3 * i, i, d->qfrc_passive);
  }
}
static void advance(const mjModel* m, mjData* d, int instance) {
  d->plugin_state[m->plugin_stateadr[instance]] += m->opt.timestep;
}

static void* square_one(void* arg) {
  int* x = (int*)arg;
  *x *= *x;
  return NULL;
}

int main(void) {
  char error[1000] = "";
  static const char* const keys[] = {"force"};
  mjpPlugin plugin;
  mjp_defaultPlugin(&plugin);
  plugin.name = "test.pull";
  plugin.nattribute = 1;
  plugin.attributes = keys;
  plugin.capabilityflags = mjPLUGIN_PASSIVE;
  plugin.nstate = nstate;
  plugin.init = init;
  plugin.reset = reset;
  plugin.compute = compute;
  plugin.advance = advance;
  int before = mjp_pluginCount(), slot = mjp_registerPlugin(&plugin), at = -1;
  const mjpPlugin* found = mjp_getPlugin("test.pull", &at);
  printf("%d %d %d\n", mjp_pluginCount() - before, found != NULL, at == slot);

  mjSpec* s = mj_parseXMLString(xml, NULL, error, sizeof error);
  mjModel* m = s ? mj_compile(s, NULL) : NULL;
  if (!m) return printf("%s %s\n", error, s ? mjs_getError(s) : ""), 1;
  mjData* d = mj_makeData(m);
  for (int i = 0; i < 100; i++) mj_step(m, d);
  printf("%.9g %.9g %.9g %.9g\n", d->qpos[0], d->qvel[0], d->qpos[7], d->plugin_state[0]);
  mj_resetData(m, d);
  printf("%.9g %d\n", d->plugin_state[0], (int)m->nplugin);

  mjThreadPool* pool = mju_threadPoolCreate(2);
  mjTask task[8];
  int value[8];
  for (int i = 0; i < 8; i++) {
    value[i] = i + 1;
    mju_defaultTask(&task[i]);
    task[i].func = square_one;
    task[i].args = &value[i];
    mju_threadPoolEnqueue(pool, &task[i]);
  }
  int sum = 0;
  for (int i = 0; i < 8; i++) {
    mju_taskJoin(&task[i]);
    sum += value[i];
  }
  printf("%d %d\n", sum, task[7].status == mjTASK_COMPLETED);
  mju_bindThreadPool(d, pool);
  for (int i = 0; i < 100; i++) mj_step(m, d);
  printf("%.9g %d\n", d->qpos[0], value[0]);
  mj_deleteData(d);
  mju_threadPoolDestroy(pool);
  mj_deleteModel(m);
  mj_deleteSpec(s);
  return 0;
}
