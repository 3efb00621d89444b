// Swings a pendulum up by pumping energy, then holds it. Written for MuJoCo's header: it builds
// with either library.
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <string.h>

static const char xml[] = "<mujoco><option timestep='0.005'/><worldbody><body pos='0 0 1'><joint "
                          "name='pivot' axis='0 1 0' damping='.02'/>"
                          "<geom type='capsule' fromto='0 0 0 0 0 -.8' size='.03' mass='.1'/><geom "
                          "pos='0 0 -.8' size='.08' mass='1'/></body></worldbody>"
                          "<actuator><motor joint='pivot' ctrlrange='-3 3'/></actuator></mujoco>";

// Energy below that of the upright rest is pumped in; near the top a spring and a damper take over.
static void control(const mjModel* m, mjData* d) {
  const mjtNum angle = d->qpos[0] - mjPI * mju_round(d->qpos[0] / mjPI), speed = d->qvel[0];
  const int up = mju_cos(d->qpos[0]) < -0.9;
  const mjtNum lack = 8.2 - (0.5 * 0.66 * speed * speed - 8.2 * mju_cos(d->qpos[0]));
  const mjtNum u = up ? -60 * angle - 12 * speed : 2 * lack * (speed >= 0 ? 1 : -1);
  if (m->nu == 1) d->ctrl[0] = mju_clip(u, -3, 3);
}

int main(void) {
  char error[1000];
  mjVFS vfs;
  mj_defaultVFS(&vfs);
  mj_addBufferVFS(&vfs, "pendulum.xml", xml, (int)strlen(xml));
  mjModel* m = mj_loadXML("pendulum.xml", &vfs, error, sizeof error);
  mj_deleteVFS(&vfs);
  if (!m) return fprintf(stderr, "%s\n", error), 1;
  mjData* d = mj_makeData(m);
  mjcb_control = control;
  while (d->time < 10) {
    mj_step(m, d);
    if ((int)(d->time / m->opt.timestep + 0.5) % 100 == 0)
      printf("t %5.2f  height %6.3f\n", d->time, -mju_cos(d->qpos[0]));
  }
  const int upright = mju_cos(d->qpos[0]) < -0.99;
  printf("%s\n", upright ? "upright" : "not upright");
  mj_deleteData(d);
  mj_deleteModel(m);
  return !upright;
}
