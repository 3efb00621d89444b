#include "support/deform_scene.h"

#include "deform/xpbd.h"
#include "math/vec.h"

#include <string.h>

DeformScene deform_scene(const char* xml) {
  DeformScene s = {.m = model_text(xml)};
  s.d = ct_makeData(s.m);
  assert_non_null(s.d);
  return s;
}

void deform_scene_close(DeformScene* s) {
  ct_deleteData(s->d);
  ct_deleteModel(s->m);
}

int deform_scene_add(DeformScene* s, ctDeformable* body) {
  DeformSet** set = &data_own(s->d)->deform;
  assert_non_null(body);
  if (!*set) *set = deform_set_make((int)s->m->nv, (int)s->m->nmocap);
  assert_non_null(*set);
  assert_true(deform_set_reserve(*set, (*set)->nbody + 1));
  assert_true(deform_body_init((*set)->body + (*set)->nbody, (DeformShape*)(void*)body));
  return (*set)->nbody++;
}

int deform_scene_cloth(DeformScene* s, const ctDeformDef* def, double size, int count, double z) {
  char error[200] = "";
  double sizes[2] = {size, size}, pos[3] = {0, 0, z};
  int counts[2] = {count, count};
  ctDeformable* body = ct_makeClothRectangle(def, sizes, counts, error, sizeof error);
  if (!body) fail_msg("%s", error);
  ct_moveDeformable(body, pos, NULL);
  return deform_scene_add(s, body);
}

ctDeformDef deform_scene_def(const char* material) {
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.name = "body";
  assert_int_equal(ct_deformPreset(material, &def.material), 0);
  return def;
}

int deform_scene_rim(int count, int* pin) {
  int n = 0;
  for (int i = 0; i < count * count; i++) {
    int row = i / count, col = i % count;
    if (row == 0 || col == 0 || row == count - 1 || col == count - 1) pin[n++] = i;
  }
  return n;
}

void deform_scene_force(const DeformScene* s, int geom, double force[3]) {
  const DeformSet* set = deform_scene_set(s);
  zero3(force);
  for (int i = 0; i < set->ncon; i++)
    if (set->con[i].geom == geom) subfrom3(force, set->con[i].force);
}

void deform_scene_momentum(const DeformScene* s, double p[6]) {
  const DeformSet* set = deform_scene_set(s);
  for (int i = 0; i < set->nbody; i++) {
    const DeformBody* b = set->body + i;
    for (int k = 0; k < b->nvert; k++) {
      double q[3], turn[3];
      if (b->invmass[k] == 0) continue;
      scl3(q, b->v + 3 * k, 1 / b->invmass[k]);
      cross3(turn, b->x + 3 * k, q);
      addto3(p, q);
      addto3(p + 3, turn);
    }
  }
}

double deform_scene_energy(const DeformScene* s) {
  const DeformSet* set = deform_scene_set(s);
  double sum = 0;
  for (int i = 0; i < set->nbody; i++) {
    const DeformBody* b = set->body + i;
    for (int k = 0; k < b->nvert; k++) {
      double mass = b->invmass[k] > 0 ? 1 / b->invmass[k] : 0;
      sum +=
          mass * (0.5 * dot3(b->v + 3 * k, b->v + 3 * k) - dot3(s->m->opt.gravity, b->x + 3 * k));
    }
  }
  return sum;
}

double deform_scene_elastic(const DeformScene* s) {
  const DeformSet* set = deform_scene_set(s);
  double sum = 0;
  for (int i = 0; i < set->nbody; i++)
    sum += xpbd_energy(set->body[i].shape, set->body[i].x, set->body[i].extra);
  return sum;
}
