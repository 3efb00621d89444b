// A scene without graphics: shapes, lights, cameras, picking and dragging with the mouse.
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <string.h>

static const char xml[] =
    "<mujoco><visual><global fovy='50'/></visual><worldbody><light pos='0 0 3' dir='0 0 -1'/>"
    "<geom name='floor' type='plane' size='2 2 .1'/><camera name='side' pos='0 -2 1' euler='70 0 "
    "0'/>"
    "<body name='ball' pos='0 0 1'><freejoint/><geom size='.2' rgba='1 0 0 1'/></body>"
    "<body pos='.5 0 .5'><joint axis='0 1 0'/><geom type='capsule' fromto='0 0 0 .3 0 0' "
    "size='.05'/>"
    "</body></worldbody></mujoco>";

static void show(const mjvScene* scn) {
  printf("%d %d\n", scn->ngeom, scn->nlight);
  for (int i = 0; i < scn->ngeom; i++) {
    const mjvGeom* g = scn->geoms + i;
    printf("%d %d %d %d %.6g %.6g %.6g\n", g->type, g->objtype, g->objid, g->category,
           (double)g->pos[0], (double)g->pos[2], (double)g->size[0]);
  }
}

int main(void) {
  char error[1000] = "";
  mjSpec* s = mj_parseXMLString(xml, NULL, error, sizeof error);
  mjModel* m = s ? mj_compile(s, NULL) : NULL;
  if (!m) return printf("%s\n", error), 1;
  mjData* d = mj_makeData(m);
  mj_forward(m, d);
  mjvScene scn;
  mjvCamera cam;
  mjvOption opt;
  mjvPerturb pert;
  mjv_defaultScene(&scn);
  mjv_makeScene(m, &scn, 200);
  mjv_defaultFreeCamera(m, &cam);
  mjv_defaultOption(&opt);
  mjv_defaultPerturb(&pert);
  opt.flags[mjVIS_JOINT] = 1;
  opt.frame = mjFRAME_BODY;
  mjv_updateScene(m, d, &opt, &pert, &cam, mjCAT_ALL, &scn);
  show(&scn);
  printf("%.6g %.6g %.6g\n", cam.distance, cam.azimuth, cam.lookat[2]);

  mjtNum point[3];
  int geom = -1, flex = -1, skin = -1;
  int body = mjv_select(m, d, &opt, 1.5, 0.5, 0.5, &scn, point, &geom, &flex, &skin);
  printf("%d %d %.6g %.6g %.6g\n", body, geom, point[0], point[1], point[2]);
  mjv_moveCamera(m, mjMOUSE_ROTATE_H, 0.1, 0.05, &scn, &cam);
  mjv_moveCamera(m, mjMOUSE_ZOOM, 0, 0.2, &scn, &cam);
  printf("%.6g %.6g %.6g\n", cam.azimuth, cam.elevation, cam.distance);

  pert.select = mj_name2id(m, mjOBJ_BODY, "ball");
  pert.active = mjPERT_TRANSLATE;
  mjv_initPerturb(m, d, &scn, &pert);
  mjv_movePerturb(m, d, mjMOUSE_MOVE_V, 0.1, 0.2, &scn, &pert);
  for (int i = 0; i < 20; i++) {
    mju_zero(d->xfrc_applied, 6 * (int)m->nbody);
    mjv_applyPerturbForce(m, d, &pert);
    mj_step(m, d);
  }
  printf("%.9g %.9g %.9g\n", d->qpos[0], d->qpos[1], d->qpos[2]);
  cam.type = mjCAMERA_FIXED;
  cam.fixedcamid = mj_name2id(m, mjOBJ_CAMERA, "side");
  mjv_updateScene(m, d, &opt, NULL, &cam, mjCAT_DYNAMIC, &scn);
  show(&scn);
  mjvGLCamera eye = mjv_averageCamera(scn.camera, scn.camera + 1);
  printf("%.6g %.6g %.6g\n", (double)eye.pos[1], (double)eye.frustum_top, (double)eye.forward[2]);
  mjv_freeScene(&scn);
  mj_deleteData(d);
  mj_deleteModel(m);
  mj_deleteSpec(s);
  return 0;
}
