// A controller in mjcb_control, friction in mjcb_passive, a filter of contacts, handlers of
// warnings and errors.
#include <mujoco/mujoco.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

static const char xml[] =
    "<mujoco><worldbody><geom type='plane' size='2 2 .1'/><body pos='0 0 .3'>"
    "<joint name='slide' type='slide' axis='1 0 0'/><geom type='box' size='.2 .1 .05'/>"
    "<body><joint name='pole' axis='0 1 0'/><geom type='capsule' fromto='0 0 0 0 0 .6' size='.03'/>"
    "</body></body><body pos='1 0 .09'><freejoint/><geom size='.1'/></body></worldbody>"
    "<actuator><motor joint='slide' gear='20' ctrlrange='-2 2' ctrllimited='true'/></actuator>"
    "<keyframe><key name='tilted' qpos='0 .1 1 0 .09 1 0 0 0'/></keyframe></mujoco>";

static int warnings, filtered;
static jmp_buf escape;

static void balance(const mjModel* m, mjData* d) {
  mjtNum u = 3.1 * d->qpos[1] + 0.8 * d->qvel[1] + 0.2 * d->qpos[0] + 0.4 * d->qvel[0];
  if (m->nu == 1) d->ctrl[0] = u;
}
static void rub(const mjModel* m, mjData* d) {
  for (int i = 0; i < m->nv; i++) d->qfrc_passive[i] -= 0.01 * d->qvel[i];
}
static int no_contact(const mjModel* m, mjData* d, int geom1, int geom2) {
  (void)m, (void)d;
  filtered++;
  return geom1 == 0 || geom2 == 0;
}
static void on_warning(const char* text) { warnings += text[0] != 0; }
static void on_error(const char* text) {
  printf("%s\n", text);
  longjmp(escape, 1);
}

int main(void) {
  char error[1000] = "";
  mjVFS vfs;
  mj_defaultVFS(&vfs);
  mj_addBufferVFS(&vfs, "m.xml", xml, (int)strlen(xml));
  mjModel* m = mj_loadXML("m.xml", &vfs, error, sizeof error);
  mj_deleteVFS(&vfs);
  if (!m) return printf("%s\n", error), 1;
  mjData* d = mj_makeData(m);
  mj_resetDataKeyframe(m, d, mj_name2id(m, mjOBJ_KEY, "tilted"));
  mjcb_control = balance;
  mjcb_passive = rub;
  for (int i = 0; i < 1000; i++) mj_step(m, d);
  printf("%.9g %.9g %.9g %d\n", d->qpos[0], d->qpos[1], d->qpos[4], d->ncon);
  mjcb_contactfilter = no_contact;
  for (int i = 0; i < 50; i++) mj_step(m, d);
  printf("%.9g %d %d\n", d->qpos[4], d->ncon, filtered > 0);
  mj_resetCallbacks();
  printf("%d\n", mjcb_control == NULL && mjcb_contactfilter == NULL);
  for (int i = 0; i < 20; i++) mj_step(m, d);
  printf("%.9g %.9g\n", d->qpos[1], d->ctrl[0]);

  mju_user_warning = on_warning;
  d->qpos[0] = NAN;
  mj_step(m, d);
  printf("%d %.9g\n", warnings, d->time);
  mju_user_error = on_error;
  if (setjmp(escape) == 0) {
    mju_error("model '%s' is number %d", "cart", 1);
    printf("not reached\n");
  }
  mju_clearHandlers();
  printf("%d\n", mju_user_error == NULL);
  mj_deleteData(d);
  mj_deleteModel(m);
  return 0;
}
