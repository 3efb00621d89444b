// Random scenes of deformable bodies: shapes, stiffness over eight decades, time steps from 1 ms to
// 1/30 s, fast throws, crushed and inverted elements, mass ratios up to 1:10,000.
#ifndef PROPERTY_DEFORM_RANDOM_H
#define PROPERTY_DEFORM_RANDOM_H

#include "math/vec.h"
#include "support/deform_scene.h"

#include <stdint.h>
#include <string.h>

typedef struct RandomResult {
  bool finite;
  double gain;    // largest energy above the start, as part of the energy put in
  double overlap; // deepest vertex at the end, in thicknesses
  char what[160];
} RandomResult;

static inline double draw(uint64_t* s, double low, double high) {
  *s = *s * 6364136223846793005u + 1442695040888963407u;
  uint64_t x = *s;
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccdu;
  x ^= x >> 33;
  return low + (high - low) * (double)(x >> 11) / 9007199254740992.0;
}

static inline double draw_log(uint64_t* s, double low, double high) {
  return exp(draw(s, log(low), log(high)));
}

static inline const char* draw_geom(uint64_t* s, char* text, size_t size) {
  static const char* const kShape[] = {"sphere", "capsule", "box", "cylinder", "ellipsoid"};
  const char* shape = kShape[(int)draw(s, 0, 4.999)];
  snprintf(text, size, "type='%s' size='%.3f %.3f %.3f'", shape, draw(s, .03, .12),
           draw(s, .03, .12), draw(s, .03, .12));
  return shape;
}

// Light bodies spin fast: only `implicit` keeps them stable, without deformable bodies too. A
// floor, a fixed geom, and one to three free bodies side by side above the deformable body.
static inline DeformScene draw_world(uint64_t* s, char* what) {
  char xml[2400], geom[100];
  double h = draw_log(s, 1e-3, 1.0 / 30);
  int n = snprintf(
      xml, sizeof xml,
      "<mujoco><option timestep='%.6f' integrator='implicit'/><size memory='64M'/><worldbody><geom "
      "type='plane' size='5 5 1'/>",
      h);
  draw_geom(s, geom, sizeof geom);
  n += snprintf(xml + n, sizeof xml - (size_t)n, "<geom %s pos='%.3f %.3f .1'/>", geom,
                draw(s, -.1, .1), draw(s, -.1, .1));
  int bodies = (int)draw(s, 1, 3.999);
  for (int i = 0; i < bodies; i++) {
    draw_geom(s, geom, sizeof geom);
    n += snprintf(xml + n, sizeof xml - (size_t)n,
                  "<body pos='%.3f 0 1'><freejoint/><geom %s mass='%.6f'/></body>", 0.5 * i - 0.2,
                  geom, draw_log(s, 1e-3, 10));
  }
  snprintf(xml + n, sizeof xml - (size_t)n, "</worldbody></mujoco>");
  snprintf(what, 160, "h %.4f bodies %d", h, bodies);
  return deform_scene(xml);
}

static inline ctDeformable* draw_body(uint64_t* s, char* what) {
  ctDeformDef def;
  char error[200] = "";
  ctDeformable* body = NULL;
  ct_defaultDeformDef(&def);
  def.name = "random";
  def.material.young = draw_log(s, 1e2, 1e10);
  def.material.density = draw_log(s, 100, 3000);
  def.material.poisson = draw(s, 0, 0.45);
  def.material.friction = draw(s, 0, 1);
  def.material.damping = draw_log(s, 1e-4, 1e-2);
  def.thickness = draw_log(s, 2e-3, 2e-2);
  def.selfcollide = draw(s, 0, 1) < 0.5;
  int kind = (int)draw(s, 0, 2.999), count = (int)draw(s, 4, 12);
  if (kind == 0) {
    double size[2] = {draw(s, .3, .8), draw(s, .3, .8)};
    int counts[2] = {count, count};
    body = ct_makeClothRectangle(&def, size, counts, error, sizeof error);
  } else if (kind == 1) {
    double size[3] = {draw(s, .1, .4), draw(s, .1, .4), draw(s, .1, .4)};
    int counts[3] = {3 + count / 4, 3 + count / 4, 3 + count / 4};
    body = ct_makeSoftBox(&def, size, counts, error, sizeof error);
  } else {
    double from[3] = {-.4, 0, 0}, to[3] = {.4, .1, 0};
    body = ct_makeRope(&def, from, to, 3 * count, error, sizeof error);
  }
  if (!body) fail_msg("%s", error);
  size_t used = strlen(what);
  snprintf(what + used, 160 - used, " kind %d young %.1e thick %.4f self %d", kind,
           def.material.young, def.thickness, def.selfcollide);
  double pos[3] = {draw(s, -.1, .1), draw(s, -.1, .1), .6};
  ct_moveDeformable(body, pos, NULL);
  return body;
}

// Throw it, and for some: crush it, or turn elements inside out.
static inline void disturb_body(uint64_t* s, DeformBody* b, char* what) {
  double v[3] = {draw(s, -5, 5), draw(s, -5, 5), draw(s, -10, 2)}, way = draw(s, 0, 1);
  for (int i = 0; i < b->nvert; i++) {
    copy3(b->v + 3 * i, v);
    if (way < 0.15)
      for (int k = 0; k < 3; k++) b->x[3 * i + k] += draw(s, -.02, .02);
    else if (way < 0.25)
      b->x[3 * i] *= 0.3;
  }
  size_t used = strlen(what);
  snprintf(what + used, 160 - used, " way %.2f", way);
}

// At the state of now: after a step derived quantities are those of its start.
static inline double rigid_energy(const DeformScene* s) {
  ct_kinematics(s->m, s->d);
  ct_comPos(s->m, s->d);
  ct_makeM(s->m, s->d);
  ct_energyPos(s->m, s->d);
  ct_energyVel(s->m, s->d);
  return s->d->energy[0] + s->d->energy[1];
}

static inline double deepest_overlap(const DeformScene* s) {
  const DeformSet* set = deform_scene_set(s);
  double most = 0;
  for (int i = 0; i < set->ncon; i++)
    if (set->con[i].other < 0) most = larger(most, set->con[i].depth);
  return most;
}

static inline bool all_finite(const DeformScene* s) {
  const DeformBody* b = deform_scene_body(s, 0);
  double sum = 0;
  for (int i = 0; i < 3 * b->nvert; i++) sum += fabs(b->x[i]) + fabs(b->v[i]);
  for (int i = 0; i < s->m->nq; i++) sum += fabs(s->d->qpos[i]);
  return sum < 1e12;
}

static inline RandomResult run_random(uint64_t seed, int steps) {
  uint64_t state = seed * 7919 + 13;
  RandomResult r = {.finite = true};
  for (int i = 0; i < 5; i++) draw(&state, 0, 1);
  DeformScene s = draw_world(&state, r.what);
  deform_scene_add(&s, draw_body(&state, r.what));
  DeformBody* b = deform_scene_body(&s, 0);
  disturb_body(&state, b, r.what);
  s.m->opt.enableflags |= ctENBL_ENERGY;
  ct_forward(s.m, s.d);
  double start = rigid_energy(&s) + deform_scene_energy(&s) + deform_scene_elastic(&s);
  double thickness = 2 * b->shape->margin;
  double most = start;
  for (int i = 0; i < steps && r.finite; i++) {
    ct_step(s.m, s.d);
    r.finite = all_finite(&s);
    most = larger(most, rigid_energy(&s) + deform_scene_energy(&s));
  }
  r.gain = (most - start) / larger(fabs(start), 1e-3);
  ct_forward(s.m, s.d);
  r.overlap = deepest_overlap(&s) / thickness;
  deform_scene_close(&s);
  return r;
}

#endif
