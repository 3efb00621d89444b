// Loads from a virtual file system with an include and a mesh, looks at names and errors, saves as
// XML and as binary and loads again.
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <string.h>

static const char parts[] = "<mujoco><default><geom rgba='.2 .4 .6 1'/></default></mujoco>";
static const char mesh[] =
    "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n";
static const char xml[] =
    "<mujoco model='shelf'><include file='parts.xml'/><asset><mesh name='wedge' file='wedge.obj' "
    "scale='.1 .1 .2'/></asset><worldbody><geom name='floor' type='plane' size='1 1 .1'/>"
    "<body name='w' pos='0 0 .5'><freejoint name='f'/><geom name='g' type='mesh' mesh='wedge'/>"
    "<site name='s' pos='.1 0 0'/></body></worldbody><sensor><accelerometer site='s'/></sensor>"
    "<custom><numeric name='gain' data='1 2 3'/><text name='by' data='hand'/></custom></mujoco>";
static const char wrong[] = "<mujoco><worldbody><geom size='-1'/></worldbody></mujoco>";

static void show(const mjModel* m) {
  printf("%d %d %d %d %d\n", (int)m->nbody, (int)m->nmesh, (int)m->nmeshvert, (int)m->nsensordata,
         (int)m->nq);
  for (int i = 0; i < 3; i++) printf("%.9g %.9g\n", m->body_inertia[3 + i], m->body_ipos[3 + i]);
  printf("%d %s %d\n", mj_name2id(m, mjOBJ_SITE, "s"), mj_id2name(m, mjOBJ_GEOM, 1),
         mj_name2id(m, mjOBJ_BODY, "nobody"));
  printf("%.9g %.9g\n", m->numeric_data[2], (double)m->geom_rgba[6]);
}

static void run(const mjModel* m) {
  mjData* d = mj_makeData(m);
  for (int i = 0; i < 100; i++) mj_step(m, d);
  printf("%.9g %.9g %.9g\n", d->time, d->qpos[2], d->sensordata[2]);
  mjtNum state[64];
  printf("%d\n", mj_stateSize(m, mjSTATE_PHYSICS));
  mj_getState(m, d, state, mjSTATE_PHYSICS);
  mj_resetData(m, d);
  mj_setState(m, d, state, mjSTATE_PHYSICS);
  printf("%.9g\n", d->qpos[2]);
  mj_deleteData(d);
}

int main(void) {
  char error[1000] = "";
  mjVFS vfs;
  mj_defaultVFS(&vfs);
  int bad = mj_addBufferVFS(&vfs, "shelf.xml", xml, (int)strlen(xml)) +
            mj_addBufferVFS(&vfs, "parts.xml", parts, (int)strlen(parts)) +
            mj_addBufferVFS(&vfs, "wedge.obj", mesh, (int)strlen(mesh)) +
            mj_addBufferVFS(&vfs, "wrong.xml", wrong, (int)strlen(wrong));
  printf("%d %d\n", bad, mj_addBufferVFS(&vfs, "parts.xml", parts, (int)strlen(parts)));
  mjModel* m = mj_loadXML("shelf.xml", &vfs, error, sizeof error);
  if (!m) return printf("%s\n", error), 1;
  show(m);
  run(m);
  mjModel* none = mj_loadXML("wrong.xml", &vfs, error, sizeof error);
  printf("%d %d\n", none == NULL, strlen(error) > 0);
  printf("%d\n", mj_deleteFileVFS(&vfs, "wrong.xml"));

  mj_saveModel(m, "shelf.mjb", NULL, 0);
  mjModel* again = mj_loadModel("shelf.mjb", NULL);
  if (!again) return printf("no binary\n"), 1;
  show(again);
  mjModel* copy = mj_copyModel(NULL, again);
  mj_deleteModel(again);
  run(copy);
  mj_deleteModel(copy);

  mjSpec* s = mj_parseXML("shelf.xml", &vfs, error, sizeof error);
  mjModel* compiled = s ? mj_compile(s, &vfs) : NULL;
  if (!compiled) return printf("%s\n", error), 1;
  printf("%d\n", mj_saveXML(s, "shelf_out.xml", error, sizeof error));
  mjModel* third = mj_loadXML("shelf_out.xml", &vfs, error, sizeof error);
  if (!third) return printf("%s\n", error), 1;
  show(third);
  mj_deleteModel(third);
  mj_deleteModel(compiled);
  mj_deleteSpec(s);
  mj_deleteVFS(&vfs);
  mj_deleteModel(m);
  return 0;
}
