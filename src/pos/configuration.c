#include "pos/configuration.h"

#include "math/quat.h"

#include <corten/corten.h>

void configuration_integrate(const ctModel* m, real* qpos, const real* qvel, double dt) {
  for (int j = 0; j < m->njnt; j++) {
    real* q = qpos + m->jnt_qposadr[j];
    const real* v = qvel + m->jnt_dofadr[j];
    int type = m->jnt_type[j];
    if (type >= ctJNT_SLIDE) {
      q[0] += dt * v[0];
    } else if (type == ctJNT_BALL) {
      quat_integrate(q, v, real_set(dt));
    } else {
      for (int i = 0; i < 3; i++) q[i] += dt * v[i];
      quat_integrate(q + 3, v + 3, real_set(dt));
    }
  }
}

void configuration_differentiate(const ctModel* m, real* qvel, double dt, const real* qpos1,
                                 const real* qpos2) {
  for (int j = 0; j < m->njnt; j++) {
    const real *a = qpos1 + m->jnt_qposadr[j], *b = qpos2 + m->jnt_qposadr[j];
    real* v = qvel + m->jnt_dofadr[j];
    int type = m->jnt_type[j];
    if (type >= ctJNT_SLIDE) {
      v[0] = (b[0] - a[0]) / dt;
      continue;
    }
    if (type == ctJNT_FREE) {
      for (int i = 0; i < 3; i++) v[i] = (b[i] - a[i]) / dt;
      a += 3;
      b += 3;
      v += 3;
    }
    quat_sub(v, b, a);
    scl3(v, v, real_set(1 / dt));
  }
}

void configuration_normalize(const ctModel* m, real* qpos) {
  for (int j = 0; j < m->njnt; j++) {
    int type = m->jnt_type[j];
    if (type < ctJNT_SLIDE) normalize4(qpos + m->jnt_qposadr[j] + (type == ctJNT_FREE ? 3 : 0));
  }
}

void ct_integratePos(const ctModel* m, cttNum* qpos, const cttNum* qvel, cttNum dt) {
  configuration_integrate(m, qpos, qvel, dt);
}

void ct_differentiatePos(const ctModel* m, cttNum* qvel, cttNum dt, const cttNum* qpos1,
                         const cttNum* qpos2) {
  configuration_differentiate(m, qvel, dt, qpos1, qpos2);
}

void ct_normalizeQuat(const ctModel* m, cttNum* qpos) { configuration_normalize(m, qpos); }
