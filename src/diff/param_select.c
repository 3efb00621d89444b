#include "diff/param_select.h"

#include <corten/corten.h>

static const int kWidth[ctNPARAM] = {
    [ctPARAM_BODY_MASS] = 1,      [ctPARAM_BODY_INERTIA] = 3, [ctPARAM_BODY_IPOS] = 3,
    [ctPARAM_DOF_DAMPING] = 1,    [ctPARAM_DOF_ARMATURE] = 1, [ctPARAM_DOF_FRICTIONLOSS] = 1,
    [ctPARAM_JNT_STIFFNESS] = 1,  [ctPARAM_QPOS_SPRING] = 1,  [ctPARAM_TENDON_STIFFNESS] = 1,
    [ctPARAM_TENDON_DAMPING] = 1, [ctPARAM_GAIN] = 3,         [ctPARAM_BIAS] = 3,
    [ctPARAM_GEOM_FRICTION] = 3,  [ctPARAM_GEOM_SOLREF] = 2,  [ctPARAM_JNT_SOLREF] = 2,
    [ctPARAM_GEOM_SIZE] = 3,      [ctPARAM_GEOM_POS] = 3,     [ctPARAM_GEOM_QUAT] = 3,
    [ctPARAM_GRAVITY] = 3,
};

static int count_group(const ctModel* m, int group) {
  switch (group) {
  case ctPARAM_BODY_MASS:
  case ctPARAM_BODY_INERTIA:
  case ctPARAM_BODY_IPOS:
    return (int)m->nbody;
  case ctPARAM_DOF_DAMPING:
  case ctPARAM_DOF_ARMATURE:
  case ctPARAM_DOF_FRICTIONLOSS:
    return (int)m->nv;
  case ctPARAM_JNT_STIFFNESS:
  case ctPARAM_QPOS_SPRING:
  case ctPARAM_JNT_SOLREF:
    return (int)m->njnt;
  case ctPARAM_TENDON_STIFFNESS:
  case ctPARAM_TENDON_DAMPING:
    return (int)m->ntendon;
  case ctPARAM_GAIN:
  case ctPARAM_BIAS:
    return (int)m->nu;
  case ctPARAM_GRAVITY:
    return 1;
  default:
    return (int)m->ngeom;
  }
}

int param_select_count(const ctModel* m, const int* triple) {
  int group = triple[0], first = triple[1], n = triple[2];
  if (group < 0 || group >= ctNPARAM) return -1;
  int all = count_group(m, group);
  if (first < 0 || first > all) return -1;
  if (n < 0) return all - first;
  return n <= all - first ? n : -1;
}

void param_select(const ctModel* m, const int* param, int nparam, ParamSelection* s) {
  *s = (ParamSelection){.triple = param, .n = nparam, .valid = true};
  for (int k = 0; k < nparam; k++) {
    int n = param ? param_select_count(m, param + 3 * k) : -1;
    if (n < 0) {
      *s = (ParamSelection){.valid = false};
      return;
    }
    s->size += n * kWidth[param[3 * k]];
  }
}

int param_select_width(int group) { return kWidth[group]; }

int ctd_paramSize(const ctModel* m, const int* param, int nparam) {
  ParamSelection s;
  param_select(m, param, nparam, &s);
  return s.valid ? s.size : -1;
}
