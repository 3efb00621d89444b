// Derivatives of a step, with a pool of threads that does part of the work.
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char xml[] =
    "<mujoco><worldbody><body><joint name='a' axis='0 1 0' damping='.3'/>"
    "<geom type='capsule' fromto='0 0 0 0 0 -.5' size='.05'/><body pos='0 0 -.5'>"
    "<joint name='b' axis='0 1 0'/><geom type='capsule' fromto='0 0 0 0 0 -.5' "
    "size='.05'/></body></body></worldbody>"
    "<actuator><position joint='a' kp='12'/><general joint='b' dyntype='integrator' "
    "gainprm='2'/></actuator>"
    "<sensor><jointpos joint='b'/><jointvel joint='a'/></sensor></mujoco>";

typedef struct Job {
  const mjModel* m;
  mjtNum result;
} Job;

static void* work(void* argument) {
  Job* job = (Job*)argument;
  mjData* d = mj_makeData(job->m);
  d->qpos[0] = 0.5;
  for (int i = 0; i < 100; i++) mj_step(job->m, d);
  job->result = d->qpos[0];
  mj_deleteData(d);
  return NULL;
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
  d->qpos[0] = 0.7;
  d->qvel[1] = -0.4;
  d->ctrl[0] = 0.3;
  d->act[0] = 0.1;
  enum { NX = 5, NU = 2, NS = 2 };
  mjtNum A[NX * NX], B[NX * NU], C[NS * NX], D[NS * NU];
  mjd_transitionFD(m, d, 1e-6, 0, A, B, C, D);
  for (int i = 0; i < NX * NX; i++) printf("%.5f\n", A[i]);
  for (int i = 0; i < NX * NU; i++) printf("%.5f\n", B[i]);
  for (int i = 0; i < NS * NX; i++) printf("%.5f\n", C[i]);
  for (int i = 0; i < NS * NU; i++) printf("%.5f\n", D[i]);

  mjThreadPool* pool = mju_threadPoolCreate(2);
  Job jobs[4];
  mjTask tasks[4];
  for (int i = 0; i < 4; i++) {
    jobs[i].m = m;
    mju_defaultTask(&tasks[i]);
    tasks[i].func = work;
    tasks[i].args = &jobs[i];
    mju_threadPoolEnqueue(pool, &tasks[i]);
  }
  for (int i = 0; i < 4; i++) mju_taskJoin(&tasks[i]);
  mju_threadPoolDestroy(pool);
  for (int i = 0; i < 4; i++) printf("%.10g\n", jobs[i].result);

  int bytes = (int)mj_sizeModel(m);
  void* buffer = malloc((size_t)bytes);
  mj_saveModel(m, NULL, buffer, bytes);
  mjModel* again = mj_loadModelBuffer(buffer, bytes);
  printf("%d %g\n", again != NULL, again->opt.timestep);
  mj_deleteModel(again);
  free(buffer);
  mj_deleteData(d);
  mj_deleteModel(m);
  return 0;
}
