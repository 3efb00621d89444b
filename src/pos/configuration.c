#include "pos/configuration.h"

#include "generated/kinds.h"
#include "math/quat.h"

#include <corten/corten.h>

void configuration_integrate(const ctModel* m, real* qpos, const real* qvel, double dt) {
  for (int j = 0; j < m->njnt; j++) {
    real* q = qpos + m->jnt_qposadr[j];
    const real* v = qvel + m->jnt_dofadr[j];
    const int type = m->jnt_type[j];
    if (joint_is_scalar(type)) {
      q[0] += dt * v[0];
    } else {
      const int n = joint_kind[type].translations;
      for (int i = 0; i < n; i++) q[i] += dt * v[i];
      quat_integrate(q + n, v + n, real_set(dt));
    }
  }
}

void configuration_differentiate(const ctModel* m, real* qvel, double dt, const real* qpos1,
                                 const real* qpos2) {
  for (int j = 0; j < m->njnt; j++) {
    const real *a = qpos1 + m->jnt_qposadr[j], *b = qpos2 + m->jnt_qposadr[j];
    real* v = qvel + m->jnt_dofadr[j];
    const int type = m->jnt_type[j];
    if (joint_is_scalar(type)) {
      v[0] = (b[0] - a[0]) / dt;
      continue;
    }
    const int n = joint_kind[type].translations;
    for (int i = 0; i < n; i++) v[i] = (b[i] - a[i]) / dt;
    quat_sub(v + n, b + n, a + n);
    scl3(v + n, v + n, real_set(1 / dt));
  }
}

void configuration_normalize(const ctModel* m, real* qpos) {
  for (int j = 0; j < m->njnt; j++) {
    const int type = m->jnt_type[j];
    if (!joint_is_scalar(type))
      normalize4(qpos + m->jnt_qposadr[j] + joint_kind[type].translations);
  }
}

#if !defined(CT_LANES)

void ct_integratePos(const ctModel* m, cttNum* qpos, const cttNum* qvel, cttNum dt) {
  configuration_integrate(m, qpos, qvel, dt);
}

void ct_differentiatePos(const ctModel* m, cttNum* qvel, cttNum dt, const cttNum* qpos1,
                         const cttNum* qpos2) {
  configuration_differentiate(m, qvel, dt, qpos1, qpos2);
}

void ct_normalizeQuat(const ctModel* m, cttNum* qpos) { configuration_normalize(m, qpos); }

#endif
