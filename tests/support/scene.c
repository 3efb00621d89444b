#include "support/scene.h"

#include <math.h>

ctModel* scene_load_from(const char* folder, const char* name) {
  char path[4096], error[2048] = "";
  snprintf(path, sizeof(path), "%s/%s", folder, name);
  ctModel* m = ct_loadXML(path, NULL, error, sizeof(error));
  if (!m) fail_msg("%s: %s", path, error);
  return m;
}

Scene scene_open_from(const char* folder, const char* name) {
  Scene s = {scene_load_from(folder, name), NULL};
  s.d = ct_makeData(s.m);
  assert_non_null(s.d);
  return s;
}

void scene_close(Scene* s) {
  ct_deleteData(s->d);
  ct_deleteModel(s->m);
  *s = (Scene){0};
}

// q = normalize(1, 0.1 sin, 0.1 cos, 0.05 sin 2 seed)
static void pose_quat(double* q, double seed) {
  q[0] = 1;
  q[1] = 0.1 * sin(seed);
  q[2] = 0.1 * cos(seed);
  q[3] = 0.05 * sin(2 * seed);
  ctu_normalize4(q);
}

void scene_pose(const ctModel* m, ctData* d, double seed) {
  for (int j = 0; j < m->njnt; j++) {
    int a = m->jnt_qposadr[j];
    if (m->jnt_type[j] == ctJNT_FREE) {
      for (int i = 0; i < 3; i++) d->qpos[a + i] = 0.1 * sin((a + i) * seed);
      pose_quat(d->qpos + a + 3, seed + j);
    } else if (m->jnt_type[j] == ctJNT_BALL) {
      pose_quat(d->qpos + a, seed + j);
    } else {
      d->qpos[a] = 0.1 * sin(a * seed);
    }
  }
}

void scene_speed(const ctModel* m, ctData* d, double seed, double size) {
  for (int i = 0; i < m->nv; i++) d->qvel[i] = size * cos(i + seed);
}
