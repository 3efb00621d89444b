// Forward and inverse dynamics, mass matrix, Jacobians, state vectors.
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char xml[] =
    "<mujoco><option integrator='implicitfast'/><worldbody><body pos='0 0 1'>"
    "<joint axis='0 0 1' armature='.1'/><geom type='capsule' fromto='0 0 0 .5 0 0' size='.05'/>"
    "<body pos='.5 0 0'><joint axis='0 1 0' stiffness='3' damping='.2'/>"
    "<geom type='capsule' fromto='0 0 0 .4 0 0' size='.04'/>"
    "<body pos='.4 0 0'><joint axis='1 0 0'/><geom type='box' size='.1 .02 .06' pos='.1 0 0'/>"
    "<site name='tip' pos='.2 0 .01'/></body></body></body></worldbody>"
    "<actuator><position joint='' name=''/></actuator></mujoco>";

int main(void) {
  char error[1000] = "", *text = (char*)malloc(sizeof xml);
  // the file has an error at first
  mjSpec* s = mj_parseXMLString(xml, NULL, error, sizeof error);
  mjModel* m = s ? mj_compile(s, NULL) : NULL;
  printf("%d\n", m == NULL);
  mj_deleteSpec(s);
  memcpy(text, xml, sizeof xml);
  char* bad = strstr(text, "<actuator>");
  strcpy(bad, "</mujoco>");
  s = mj_parseXMLString(text, NULL, error, sizeof error);
  m = mj_compile(s, NULL);
  free(text);
  if (!m) return printf("%s\n", mjs_getError(s)), 1;
  mjData* d = mj_makeData(m);
  const int nv = (int)m->nv;
  for (int i = 0; i < nv; i++) {
    d->qpos[i] = 0.3 * (i + 1);
    d->qvel[i] = 1 - 0.7 * i;
    d->qfrc_applied[i] = 0.5 - i;
  }
  mj_forward(m, d);
  mj_inverse(m, d);
  for (int i = 0; i < nv; i++)
    printf("%.12g %.12g\n", d->qacc[i], d->qfrc_inverse[i] - d->qfrc_applied[i] + 1);

  mjtNum* M = (mjtNum*)mju_malloc(sizeof(mjtNum) * nv * nv);
  mj_fullM(m, M, d->qM);
  for (int i = 0; i < nv * nv; i++) printf("%.12g\n", M[i]);
  mju_free(M);

  mj_markStack(d);
  mjtNum *jacp = mj_stackAllocNum(d, 3 * nv), *jacr = mj_stackAllocNum(d, 3 * nv);
  mj_jacSite(m, d, jacp, jacr, mj_name2id(m, mjOBJ_SITE, "tip"));
  for (int i = 0; i < 3 * nv; i++) printf("%.12g %.12g\n", jacp[i], jacr[i]);
  mj_freeStack(d);

  int size = mj_stateSize(m, mjSTATE_INTEGRATION);
  mjtNum* state = (mjtNum*)malloc(sizeof(mjtNum) * size);
  mj_getState(m, d, state, mjSTATE_INTEGRATION);
  for (int i = 0; i < 30; i++) mj_step(m, d);
  mjtNum first = d->qpos[0];
  mj_setState(m, d, state, mjSTATE_INTEGRATION);
  for (int i = 0; i < 30; i++) mj_step(m, d);
  printf("%d %.12g %g\n", size, first, d->qpos[0] - first);
  free(state);
  mj_deleteData(d);
  mj_deleteModel(m);
  mj_deleteSpec(s);
  return 0;
}
