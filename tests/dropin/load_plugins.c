// Plugins from a folder of shared libraries.
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <string.h>

static const char xml[] =
    "<mujoco><extension><plugin plugin='library.pull'><instance name='p'/></plugin></extension>"
    "<worldbody><body pos='0 0 1'><freejoint/><geom size='.1'/><plugin instance='p'/></body>"
    "</worldbody></mujoco>";

static int heard;
static void loaded(const char* filename, int first, int count) {
  const char* name = strrchr(filename, '/');
  heard++;
  printf("%s %d %s\n", name ? name + 1 : filename, count, mjp_getPluginAtSlot(first)->name);
}

int main(void) {
  char error[1000] = "";
  mj_loadAllPluginLibraries("plugins", loaded);
  printf("%d\n", heard);
  mj_loadPluginLibrary("plugins/pull_library.so"); // a second time: nothing new
  mjSpec* s = mj_parseXMLString(xml, NULL, error, sizeof error);
  mjModel* m = s ? mj_compile(s, NULL) : NULL;
  if (!m) return printf("%s %s\n", error, s ? mjs_getError(s) : ""), 1;
  mjData* d = mj_makeData(m);
  for (int i = 0; i < 50; i++) mj_step(m, d);
  printf("%.9g %.9g\n", d->qpos[1], d->qvel[1]);
  mj_deleteData(d);
  mj_deleteModel(m);
  mj_deleteSpec(s);
  return 0;
}
