// Builds a model without XML, attaches a copy of a part, edits, compiles again with the state kept.
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <string.h>

static const char leg[] =
    "<mujoco model='leg'><worldbody><body name='thigh'><joint name='hip' axis='0 1 0'/>"
    "<geom type='capsule' fromto='0 0 0 0 0 -.3' size='.04'/></body></worldbody></mujoco>";

static void set3(double* to, double x, double y, double z) {
  to[0] = x;
  to[1] = y;
  to[2] = z;
}

int main(void) {
  char error[1000] = "";
  mjSpec* s = mj_makeSpec();
  mjs_setString(s->modelname, "table");
  s->option.timestep = 0.004;
  mjsBody* world = mjs_findBody(s, "world");
  mjsGeom* floor = mjs_addGeom(world, NULL);
  floor->type = mjGEOM_PLANE;
  set3(floor->size, 5, 5, 0.1);
  mjsBody* trunk = mjs_addBody(world, NULL);
  mjs_setName(trunk->element, "trunk");
  set3(trunk->pos, 0, 0, 0.5);
  mjs_addFreeJoint(trunk);
  mjsGeom* box = mjs_addGeom(trunk, NULL);
  box->type = mjGEOM_BOX;
  set3(box->size, 0.3, 0.2, 0.05);
  box->density = 500;

  mjSpec* part = mj_parseXMLString(leg, NULL, error, sizeof error);
  if (!part) return printf("%s\n", error), 1;
  mjs_setDeepCopy(s, 1);
  const double place[4][2] = {{0.25, 0.15}, {0.25, -0.15}, {-0.25, 0.15}, {-0.25, -0.15}};
  for (int i = 0; i < 4; i++) {
    char prefix[8];
    snprintf(prefix, sizeof prefix, "leg%d_", i);
    mjsFrame* frame = mjs_addFrame(trunk, NULL);
    set3(frame->pos, place[i][0], place[i][1], 0);
    if (!mjs_attach(frame->element, mjs_findBody(part, "thigh")->element, prefix, ""))
      return printf("%s\n", mjs_getError(s)), 1;
    mjsActuator* servo = mjs_addActuator(s, NULL);
    char target[20];
    snprintf(target, sizeof target, "leg%d_hip", i);
    servo->trntype = mjTRN_JOINT;
    mjs_setString(servo->target, target);
    double kv = 0.5;
    mjs_setToPosition(servo, 20, &kv, NULL, NULL, 0);
  }
  mjModel* m = mj_compile(s, NULL);
  if (!m) return printf("%s\n", mjs_getError(s)), 1;
  mjData* d = mj_makeData(m);
  printf("%d %d %d %.10g\n", (int)m->nbody, (int)m->nv, (int)m->nu, mj_getTotalmass(m));
  for (int i = 0; i < 4; i++) d->ctrl[i] = i % 2 ? 0.3 : -0.3;
  for (int i = 0; i < 60; i++) mj_step(m, d);
  for (int i = 0; i < m->nq; i++) printf("%.9g\n", d->qpos[i]);

  // one leg gets a foot, the state stays
  mjsBody* thigh = mjs_findBody(s, "leg2_thigh");
  mjsGeom* foot = mjs_addGeom(thigh, NULL);
  set3(foot->size, 0.06, 0, 0);
  set3(foot->pos, 0, 0, -0.3);
  if (mj_recompile(s, NULL, m, d) != 0) return printf("%s\n", mjs_getError(s)), 1;
  printf("%d %.9g %.9g\n", (int)m->ngeom, d->time, d->qpos[2]);
  for (int i = 0; i < 40; i++) mj_step(m, d);
  for (int i = 0; i < m->nq; i++) printf("%.8g\n", d->qpos[i]);

  mjsElement* gone = mjs_findBody(s, "leg3_thigh")->element;
  printf("%d %s\n", mjs_delete(s, gone), mjs_getString(s->modelname));
  mj_deleteData(d);
  mj_deleteModel(m);
  mj_deleteSpec(part);
  mj_deleteSpec(s);
  return 0;
}
