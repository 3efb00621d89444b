// What the public functions ask beyond valid pointers: settings and states that they cannot work
// with. Each is refused in MuJoCo's words, and nothing is done.
#include "support/cmocka_all.h"

#include <corten/compat.h>

typedef struct Fixture {
  ctModel *m, *other;
  ctData *d, *foreign;
  ctvScene scn;
  ctvCamera cam;
  ctvPerturb pert;
  ctvOption opt;
} Fixture;

static ctModel* load(const char* xml) {
  char error[500];
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  return m;
}

static Fixture open_fixture(void) {
  Fixture f = {0};
  f.m = load("<mujoco><worldbody><camera/><geom name='floor' type='plane' size='1 1 1'/>"
             "<body pos='0 0 .09'><freejoint/><geom size='.1'/></body></worldbody>"
             "<sensor><clock nsample='3'/><clock/></sensor></mujoco>");
  f.other = load("<mujoco><worldbody><body><joint/><geom size='.1'/></body></worldbody></mujoco>");
  f.d = ct_makeData(f.m);
  f.foreign = ct_makeData(f.other);
  ct_forward(f.m, f.d);
  ctv_defaultScene(&f.scn);
  ctv_makeScene(f.m, &f.scn, 10);
  ctv_defaultOption(&f.opt);
  ctv_defaultPerturb(&f.pert);
  ctv_defaultFreeCamera(f.m, &f.cam);
  ctv_updateScene(f.m, f.d, &f.opt, NULL, &f.cam, ctCAT_ALL, &f.scn);
  return f;
}

static void close_fixture(Fixture* f) {
  ctv_freeScene(&f->scn);
  ct_deleteData(f->d);
  ct_deleteData(f->foreign);
  ct_deleteModel(f->m);
  ct_deleteModel(f->other);
}

// A call, and words that its error has.
#define REFUSED(words, ...)                                                                        \
  do {                                                                                             \
    ct_clearError();                                                                               \
    (void)(__VA_ARGS__);                                                                           \
    if (!strstr(ct_lastError(), (words)))                                                          \
      fail_msg("%s: '%s', not '%s'", #__VA_ARGS__, ct_lastError(), (words));                       \
  } while (0)

static void settings(void** state) {
  (void)state;
  Fixture f = open_fixture();
  double time = f.d->time, big[2000] = {0};
  f.m->opt.solver = 7;
  REFUSED("unknown solver type 7", ct_step(f.m, f.d));
  REFUSED("unknown solver type 7", ct_step2(f.m, f.d));
  REFUSED("unknown solver type 7", ct_forward(f.m, f.d));
  REFUSED("unknown solver type 7", ct_forwardSkip(f.m, f.d, 0, 0));
  REFUSED("unknown solver type 7", ct_fwdConstraint(f.m, f.d));
  REFUSED("unknown solver type 7", ct_RungeKutta(f.m, f.d, 4));
  REFUSED("unknown solver type 7", ct_compareFwdInv(f.m, f.d));
  REFUSED("unknown solver type 7", ctd_transitionFD(f.m, f.d, 1e-6, 0, big, NULL, NULL, NULL));
  REFUSED("unknown solver type 7", ctmj_step(f.m, f.d));
  REFUSED("unknown solver type 7", ctmj_step2(f.m, f.d));
  REFUSED("unknown solver type 7", ctmj_forward(f.m, f.d));
  f.m->opt.solver = ctSOL_NEWTON;
  f.m->opt.integrator = -1;
  REFUSED("invalid integrator", ct_step(f.m, f.d));
  REFUSED("invalid integrator", ct_step2(f.m, f.d));
  REFUSED("invalid integrator", ctmj_step(f.m, f.d));
  REFUSED("invalid integrator", ctmj_step2(f.m, f.d));
  REFUSED("invalid integrator", ctd_transitionFD(f.m, f.d, 1e-6, 0, big, NULL, NULL, NULL));
  f.m->opt.integrator = ctINT_EULER;
  REFUSED("implicit or implicitfast", ct_implicit(f.m, f.d));
  f.m->opt.noslip_iterations = 1;
  REFUSED("noslip", ctd_inverseFD(f.m, f.d, 1e-6, 0, big, NULL, NULL, NULL, NULL, NULL, NULL));
  f.m->opt.noslip_iterations = 0;
  f.m->opt.integrator = ctINT_RK4;
  REFUSED("RK4", ctd_inverseFD(f.m, f.d, 1e-6, 0, big, NULL, NULL, NULL, NULL, NULL, NULL));
  f.m->opt.enableflags |= ctENBL_INVDISCRETE;
  REFUSED("not supported by RK4", ct_inverse(f.m, f.d));
  REFUSED("not supported by RK4", ct_inverseSkip(f.m, f.d, 0, 0));
  REFUSED("not supported by RK4", ctmj_inverse(f.m, f.d));
  assert_true(f.d->time == time);
  close_fixture(&f);
}

static void pointers_of_the_compatibility_layer(void** state) {
  (void)state;
  Fixture f = open_fixture();
  char error[100];
  REFUSED("'m' is NULL", ctmj_step(NULL, f.d));
  REFUSED("'d' is NULL", ctmj_step(f.m, NULL));
  REFUSED("'m' is NULL", ctmj_step1(NULL, f.d));
  REFUSED("'d' is NULL", ctmj_step1(f.m, NULL));
  REFUSED("'m' is NULL", ctmj_step2(NULL, f.d));
  REFUSED("'d' is NULL", ctmj_step2(f.m, NULL));
  REFUSED("'m' is NULL", ctmj_forward(NULL, f.d));
  REFUSED("'d' is NULL", ctmj_forward(f.m, NULL));
  REFUSED("'m' is NULL", ctmj_inverse(NULL, f.d));
  REFUSED("'d' is NULL", ctmj_inverse(f.m, NULL));
  REFUSED("'m' is NULL", ctmj_makeData(NULL));
  REFUSED("'m' is NULL", ctmj_copyData(NULL, NULL, f.d));
  REFUSED("'src' is NULL", ctmj_copyData(NULL, f.m, NULL));
  REFUSED("different size", ctmj_copyData(f.foreign, f.m, f.d));
  REFUSED("'filename' is NULL", ctmj_loadXML(NULL, NULL, error, sizeof error));
  REFUSED("'filename' is NULL", ctmj_parseXML(NULL, NULL, error, sizeof error));
  REFUSED("'xml' is NULL", ctmj_parseXMLString(NULL, NULL, error, sizeof error));
  REFUSED("'filename' is NULL", ctmj_parse(NULL, NULL, NULL, error, sizeof error));
  assert_non_null(strstr(error, "'filename' is NULL")); // also where the caller looks
  close_fixture(&f);
}

static void copies_and_stacks(void** state) {
  (void)state;
  Fixture f = open_fixture();
  REFUSED("different buffer size", ct_copyModel(f.other, f.m));
  REFUSED("different buffer size", ctv_copyModel(f.other, f.m));
  REFUSED("different size", ct_copyData(f.foreign, f.m, f.d));
  REFUSED("different size", ctv_copyData(f.foreign, f.m, f.d));
  assert_ptr_equal(ct_copyData(f.d, f.m, f.d), f.d);
  f.d->pstack = 8;
  REFUSED("while stack is in use", ct_copyData(NULL, f.m, f.d));
  REFUSED("while stack is in use", ctv_copyData(NULL, f.m, f.d));
  REFUSED("while stack is in use", ctmj_copyData(NULL, f.m, f.d));
  REFUSED("when stack is in use", ct_printData(f.m, f.d, "needs_test.txt"));
  REFUSED("when stack is in use", ct_printFormattedData(f.m, f.d, "needs_test.txt", "%g"));
  f.d->pstack = 0;
  assert_null(fopen("needs_test.txt", "r"));
  REFUSED("are NULL", ct_saveModel(f.m, NULL, NULL, 0));
  REFUSED("negative size -1", ct_printSchema(NULL, NULL, -1, 0, 0));
  close_fixture(&f);
}

static void ids(void** state) {
  (void)state;
  Fixture f = open_fixture();
  double x[6] = {7}, result[3];
  for (int id = -1; id < 9; id += 9) {
    REFUSED("invalid object id", ct_objectVelocity(f.m, f.d, ctOBJ_BODY, id, x, 0));
    REFUSED("invalid object id", ct_objectAcceleration(f.m, f.d, ctOBJ_BODY, id, x, 0));
  }
  assert_true(x[0] == 7);
  REFUSED("mesh type expected", ct_rayMesh(f.m, f.d, 0, x, x, NULL));
  int type = f.m->geom_type[0];
  f.m->geom_type[0] = ctGEOM_SDF; // as in MuJoCo: rays against distance fields are ct_ray's
  REFUSED("mesh type expected", ct_rayMesh(f.m, f.d, 0, x, x, NULL));
  f.m->geom_type[0] = type;
  REFUSED("'result' is NULL", ct_readSensor(f.m, f.d, 0, 0, NULL, 0));
  assert_ptr_equal(ct_readSensor(f.m, f.d, 1, 0, NULL, 0), f.d->sensordata + 1); // no history
  REFUSED("no history buffer", ct_initSensorHistory(f.m, f.d, 1, NULL, result, 0));
  close_fixture(&f);
}

static void pictures(void** state) {
  (void)state;
  Fixture f = open_fixture();
  double p[3] = {7, 7, 7}, q[4] = {1, 0, 0, 0}, v[3] = {0, 0, 0};
  int geom, flex, skin;
  const float scale = f.scn.scale, near = f.scn.camera[0].frustum_near;
  f.scn.scale = 0;
  REFUSED("scale too small", ctv_room2model(p, q, v, q, &f.scn));
  REFUSED("scale too small", ctv_model2room(p, q, v, q, &f.scn));
  REFUSED("scale too small", ctv_cameraInModel(p, NULL, NULL, &f.scn));
  REFUSED("scale too small", ctv_movePerturb(f.m, f.d, ctMOUSE_MOVE_V, 0, 0, &f.scn, &f.pert));
  REFUSED("scale too small",
          ctv_select(f.m, f.d, &f.opt, 1, .5, .5, &f.scn, p, &geom, &flex, &skin));
  f.scn.scale = scale;
  f.scn.camera[0].frustum_near = 0;
  REFUSED("frustum_near too small", ctv_cameraInRoom(p, NULL, NULL, &f.scn));
  REFUSED("frustum_near too small",
          ctv_movePerturb(f.m, f.d, ctMOUSE_MOVE_V, 0, 0, &f.scn, &f.pert));
  REFUSED("frustum_near too small", ctv_moveModel(f.m, ctMOUSE_MOVE_V, 0, 0, v, &f.scn));
  f.scn.camera[0].frustum_near = near;
  assert_true(p[0] == 7 && p[1] == 7 && p[2] == 7);
  ctvGLCamera flat = f.scn.camera[0];
  flat.orthographic = !flat.orthographic;
  REFUSED("perspective and orthographic", (ctv_averageCamera(&f.scn.camera[0], &flat), 0));
  const int shapes = f.scn.ngeom;
  f.cam.type = 9;
  REFUSED("unknown camera type",
          ctv_updateScene(f.m, f.d, &f.opt, NULL, &f.cam, ctCAT_ALL, &f.scn));
  f.cam.type = ctCAMERA_TRACKING;
  f.cam.trackbodyid = 9;
  REFUSED("track body id", ctv_updateScene(f.m, f.d, &f.opt, NULL, &f.cam, ctCAT_ALL, &f.scn));
  REFUSED("track body id", ctv_updateCamera(f.m, f.d, &f.cam, &f.scn));
  f.cam.type = ctCAMERA_FIXED;
  f.cam.fixedcamid = 1;
  REFUSED("fixed camera id", ctv_updateScene(f.m, f.d, &f.opt, NULL, &f.cam, ctCAT_ALL, &f.scn));
  REFUSED("fixed camera id", ctv_updateCamera(f.m, f.d, &f.cam, &f.scn));
  REFUSED("fixed camera id", ctv_cameraFrustum(NULL, NULL, NULL, f.m, &f.cam));
  assert_int_equal(f.scn.ngeom, shapes);
  close_fixture(&f);
}

static void* nothing(void* p) { return p; }

static void the_rest(void** state) {
  (void)state;
  double quat[4] = {7}, euler[3] = {1, 2, 3};
  static const char* const sequence[] = {"xy", "xyzx", "wyz", "xwz", "xyw"};
  for (int k = 0; k < 5; k++)
    REFUSED(k < 2 ? "exactly 3 characters" : "is 'w'", ctu_euler2Quat(quat, euler, sequence[k]));
  assert_true(quat[0] == 7);
  ctThreadPool* pool = ctu_threadPoolCreate(1);
  ctTask task;
  ctu_defaultTask(&task);
  task.func = nothing;
  task.status = ctTASK_COMPLETED;
  REFUSED("not mjTASK_NEW", ctu_threadPoolEnqueue(pool, &task));
  ctu_threadPoolDestroy(pool);
  ctSpec* s = ct_makeSpec();
  ctsMesh* mesh = cts_addMesh(s, NULL);
  REFUSED("'params' is NULL", cts_makeMesh(mesh, ctMESH_BUILTIN_SPHERE, NULL, 1));
  ctsBody* none = NULL;
  REFUSED("the body is NULL", cts_bodyToFrame(&none));
  ct_deleteSpec(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(settings),          cmocka_unit_test(pointers_of_the_compatibility_layer),
      cmocka_unit_test(copies_and_stacks), cmocka_unit_test(ids),
      cmocka_unit_test(pictures),          cmocka_unit_test(the_rest),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
