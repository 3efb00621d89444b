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
  double gain; // largest kinetic and gravitational energy above all that was put in, as part of it
  double strain; // the same with the elastic energy, which contacts leave at the end of a substep
  double own; // part of the energy put in that is the body's kinetic and gravitational energy: 1 %
              // of all says little of a light body among heavy ones, or of a crushed stiff one
  double overlap; // deepest vertex at the end, in thicknesses
  double speed;   // of the fastest vertex at the end, m/s
  char what[200];
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
static inline DeformScene draw_world(uint64_t* s, double mass, char* what) {
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
                  "<body pos='%.3f 0 1'><freejoint/><geom %s mass='%.9f'/></body>", 0.5 * i - 0.2,
                  geom, mass * draw_log(s, 1e-4, 1e4));
  }
  snprintf(xml + n, sizeof xml - (size_t)n, "</worldbody></mujoco>");
  snprintf(what, 40, " h %.4f bodies %d", h, bodies);
  return deform_scene(xml);
}

static inline ctDeformDef draw_def(uint64_t* s) {
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.name = "random";
  def.material.young = draw_log(s, 1e3, 1e11);
  def.material.density = draw_log(s, 100, 3000);
  def.material.poisson = draw(s, 0, 0.45);
  def.material.friction = draw(s, 0, 1);
  def.material.damping = draw(s, 0, 1) < 0.3 ? 0 : draw_log(s, 1e-5, 1e-2);
  def.thickness = draw_log(s, 2e-3, 2e-2);
  def.selfcollide = draw(s, 0, 1) < 0.5;
  return def;
}

// midpoint: all bodies but ropes move by the midpoint rule
static inline ctDeformable* draw_body(uint64_t* s, bool midpoint, char* what) {
  static const char* const kName[] = {"sheet", "disc", "box", "ball", "rope"};
  char error[200] = "";
  ctDeformable* body = NULL;
  ctDeformDef def = draw_def(s);
  int kind = (int)draw(s, 0, 4.999);
  def.midpoint = midpoint && kind < 4;
  int count = (int)draw(s, 4, 12);
  double size[3] = {draw(s, .2, .6), draw(s, .2, .6), draw(s, .1, .3)};
  int cloth[2] = {count, count}, solid[3] = {3 + count / 4, 3 + count / 4, 3 + count / 4};
  if (kind == 0) body = ct_makeClothRectangle(&def, size, cloth, error, sizeof error);
  if (kind == 1) body = ct_makeClothDisc(&def, 0.5 * size[0], count / 2, error, sizeof error);
  if (kind == 2) body = ct_makeSoftBox(&def, size, solid, error, sizeof error);
  if (kind == 3) body = ct_makeSoftBall(&def, 0.5 * size[2], solid[0] + 1, error, sizeof error);
  double from[3] = {-size[0], 0, 0}, to[3] = {size[0], .1, 0};
  if (kind == 4) body = ct_makeRope(&def, from, to, 3 * count, error, sizeof error);
  if (!body) fail_msg("%s", error);
  size_t used = strlen(what);
  snprintf(what + used, 200 - used, "%-5s E %.1e nu %.2f damp %.0e thick %.4f self %d", kName[kind],
           def.material.young, def.material.poisson, def.material.damping, def.thickness,
           def.selfcollide);
  double pos[3] = {draw(s, -.1, .1), draw(s, -.1, .1), .6};
  ct_moveDeformable(body, pos, NULL);
  return body;
}

// Throw it with a spin, and for some: shake, crush or flatten it, or turn it inside out.
static inline void disturb_body(uint64_t* s, DeformBody* b, char* what) {
  static const char* const kWay[] = {"shaken", "crushed", "flat", "inverted", "thrown"};
  double fast = draw_log(s, 1, 3), mean[3] = {0, 0, 0}, turn[3], r[3], c[3];
  double v[3] = {fast * draw(s, -5, 5), fast * draw(s, -5, 5), fast * draw(s, -10, 2)};
  double way = draw(s, 0, 1);
  int k = way < 0.12 ? 0 : way < 0.24 ? 1 : way < 0.32 ? 2 : way < 0.4 ? 3 : 4;
  for (int i = 0; i < 3; i++) turn[i] = fast * draw(s, -10, 10);
  for (int i = 0; i < b->nvert; i++) addtoscl3(mean, b->x + 3 * i, 1.0 / b->nvert);
  for (int i = 0; i < b->nvert; i++) {
    double* x = b->x + 3 * i;
    sub3(r, x, mean);
    cross3(c, turn, r);
    add3(b->v + 3 * i, v, c);
    for (int a = 0; a < 3 && k == 0; a++) x[a] += draw(s, -.02, .02);
    if (k == 1) x[0] = mean[0] + 0.3 * r[0];
    if (k == 2) x[2] = mean[2] + 0.01 * r[2];
    if (k == 3) x[0] = mean[0] - r[0];
  }
  size_t used = strlen(what);
  snprintf(what + used, 200 - used, " %s %.0f m/s", kWay[k], norm3(v));
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

static inline double fastest_vertex(const DeformBody* b) {
  double most = 0;
  for (int i = 0; i < b->nvert; i++) most = larger(most, norm3(b->v + 3 * i));
  return most;
}

static inline double body_mass(const ctDeformable* made) {
  const DeformShape* shape = (const DeformShape*)(const void*)made;
  double sum = 0;
  for (int i = 0; i < shape->def.nvert; i++) sum += 1 / shape->invmass[i];
  return sum;
}

static inline double all_energy(const DeformScene* s) {
  return rigid_energy(s) + deform_scene_energy(s) + deform_scene_elastic(s);
}

static inline RandomResult run_random(uint64_t seed, bool midpoint, int steps) {
  uint64_t state = seed * 7919 + 13;
  RandomResult r = {.finite = true};
  for (int i = 0; i < 5; i++) draw(&state, 0, 1);
  ctDeformable* made = draw_body(&state, midpoint, r.what);
  DeformScene s = draw_world(&state, body_mass(made), r.what + strlen(r.what));
  deform_scene_add(&s, made);
  DeformBody* b = deform_scene_body(&s, 0);
  disturb_body(&state, b, r.what);
  s.m->opt.enableflags |= ctENBL_ENERGY;
  ct_forward(s.m, s.d);
  double own = deform_scene_energy(&s), start = all_energy(&s), most = start, all = start,
         thickness = 2 * b->shape->margin;
  for (int i = 0; i < steps && r.finite; i++) {
    ct_step(s.m, s.d);
    r.finite = all_finite(&s);
    double elastic = deform_scene_elastic(&s), now = all_energy(&s);
    most = larger(most, now - elastic);
    all = larger(all, now);
  }
  r.own = own / larger(fabs(start), 1e-3);
  r.gain = (most - start) / larger(fabs(start), 1e-3);
  r.strain = (all - start) / larger(fabs(start), 1e-3);
  ct_forward(s.m, s.d);
  r.overlap = deepest_overlap(&s) / thickness;
  r.speed = fastest_vertex(b);
  deform_scene_close(&s);
  return r;
}

#endif
