// Deformable bodies in tests: a model given as text, and bodies that are added to its data.
#ifndef SUPPORT_DEFORM_SCENE_H
#define SUPPORT_DEFORM_SCENE_H

#include "model/data.h"
#include "model/deform_set.h"
#include "support/model_text.h"

typedef struct DeformScene {
  ctModel* m;
  ctData* d;
} DeformScene;

DeformScene deform_scene(const char* xml);
void deform_scene_close(DeformScene* s);

// Register a body, which is freed; its number. The test fails if the body is NULL.
int deform_scene_add(DeformScene* s, ctDeformable* body);

// The same of a cloth of size x size with count x count vertices at height z.
int deform_scene_cloth(DeformScene* s, const ctDeformDef* def, double size, int count, double z);

// A definition with the material of a name.
ctDeformDef deform_scene_def(const char* material);

// Vertices at the rim of a square cloth of count x count vertices; room for 4 count. Their number.
int deform_scene_rim(int count, int* pin);

static inline DeformSet* deform_scene_set(const DeformScene* s) { return data_own(s->d)->deform; }
static inline DeformBody* deform_scene_body(const DeformScene* s, int id) {
  return deform_scene_set(s)->body + id;
}

// Sum of the forces of deformable bodies on a geom.
void deform_scene_force(const DeformScene* s, int geom, double force[3]);

// Linear and angular momentum (about the origin) of the deformable bodies, added to p.
void deform_scene_momentum(const DeformScene* s, double p[6]);

// Energy of the deformable bodies: kinetic and gravitational, and elastic.
double deform_scene_energy(const DeformScene* s);
double deform_scene_elastic(const DeformScene* s);

#endif
