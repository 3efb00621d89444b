// Loads a model from memory, steps it, prints contacts, energy and what a ray sees.
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <string.h>

static const char xml[] =
    "<mujoco><option timestep='0.005'><flag energy='enable'/></option>"
    "<worldbody><light pos='0 0 3'/><geom name='floor' type='plane' size='3 3 .1'/>"
    "<body name='ball' pos='0 0 1'><freejoint/><geom name='ball' size='.1'/></body>"
    "<body pos='.5 0 .6'><joint name='hinge' axis='0 1 0' damping='.1'/>"
    "<geom type='capsule' fromto='0 0 0 .4 0 0' size='.04'/>"
    "<body pos='.4 0 0'><joint type='ball'/><geom type='box' size='.1 .05 .05'/></body></body>"
    "</worldbody><sensor><framepos objtype='body' objname='ball'/></sensor></mujoco>";

int main(void) {
  char error[1000] = "";
  mjVFS vfs;
  mj_defaultVFS(&vfs);
  if (mj_addBufferVFS(&vfs, "scene.xml", xml, (int)strlen(xml)) != 0) return 1;
  mjModel* m = mj_loadXML("scene.xml", &vfs, error, sizeof error);
  mj_deleteVFS(&vfs);
  if (!m) return printf("%s\n", error), 1;
  mjData* d = mj_makeData(m);
  printf("%d %d %d %d\n", (int)m->nq, (int)m->nv, (int)m->nbody, mj_name2id(m, mjOBJ_GEOM, "ball"));
  d->qvel[3] = 1;
  mj_resetData(m, d);
  while (d->time < 0.75) {
    mj_step(m, d);
    if ((int)(d->time / 0.05) * 0.05 == d->time) printf("%d\n", d->ncon);
  }
  for (int i = 0; i < m->nq; i++) printf("%.12g\n", d->qpos[i]);
  for (int i = 0; i < m->nsensordata; i++) printf("%.12g\n", d->sensordata[i]);
  printf("%.12g %.12g %d\n", d->energy[0], d->energy[1], d->ncon);
  for (int i = 0; i < d->ncon; i++) {
    mjtNum force[6];
    mj_contactForce(m, d, i, force);
    printf("%d %d %.9g %.9g\n", d->contact[i].geom1, d->contact[i].geom2, d->contact[i].dist,
           force[0]);
  }
  const mjtNum pnt[3] = {0, 0, 2}, vec[3] = {0, 0, -1};
  int hit = -1;
  mjtNum dist = mj_ray(m, d, pnt, vec, NULL, 1, -1, &hit, NULL);
  printf("%s %.12g\n", mj_id2name(m, mjOBJ_GEOM, hit), dist);
  mjData* twin = mj_copyData(NULL, m, d);
  mj_step(m, d);
  mj_step(m, twin);
  mjtNum diff[20];
  mju_sub(diff, d->qpos, twin->qpos, (int)m->nq);
  printf("%g\n", mju_norm(diff, (int)m->nq));
  mj_deleteData(twin);
  mj_deleteData(d);
  mj_deleteModel(m);
  return 0;
}
