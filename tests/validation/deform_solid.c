// Tetrahedra beside theory, and the ring that turns over when it is twisted.
#include "deform/rod_tree.h"
#include "deform_cases.h"
#include "deform_world.h"

static const double NONE[3] = {0, 0, 0};

typedef struct Beam {
  double length, side, young, poisson, drag;
  int along, across; // cells
  double dt;
  int iterations;
} Beam;

// Along x from 0, clamped at x = 0
static World beam(const Beam* b) {
  ctDeformDef def;
  char error[200];
  ct_defaultDeformDef(&def);
  int n = (b->across + 1) * (b->across + 1), *pin = malloc((size_t)n * sizeof(int));
  if (!pin) exit(2);
  for (int i = 0; i < n; i++) pin[i] = i;
  def.name = "beam";
  def.iterations = b->iterations;
  def.npin = n;
  def.pin = pin;
  def.material = (ctDeformMaterial){"", 1000, b->young, b->poisson, 1, 0, b->drag, 0.5};
  double size[3] = {b->length, b->side, b->side};
  int count[3] = {b->along + 1, b->across + 1, b->across + 1};
  World w = world_open(ct_makeSoftBox(&def, size, count, error, sizeof error), error);
  free(pin);
  return w;
}

static double end_mean(const World* w, int face, int axis) {
  double sum = 0;
  for (int i = w->n - face; i < w->n; i++) sum += w->state.x[3 * i + axis];
  return sum / face;
}

static void setting_text(char* out, size_t size, const Beam* b) {
  snprintf(out, size, "%d x %d x %d, dt %g ms, %d iterations", b->along, b->across, b->across,
           1e3 * b->dt, b->iterations);
}

static void hanging_bar(int along, double dt, int iterations, double allowed) {
  Beam b = {0.4, 0.1, 5e5, 0, 60, along, along / 4, dt, iterations};
  World w = beam(&b);
  double g = 0.002 * b.young / (1000 * b.length), gravity[3] = {g, 0, 0};
  char setting[80];
  world_begin(&w);
  world_run(&w, gravity, dt, 0.5);
  setting_text(setting, sizeof setting, &b);
  int face = (b.across + 1) * (b.across + 1);
  row("soft: hanging bar rho g L^2 / 2 E", setting,
      (end_mean(&w, face, 0) - b.length / 2) / (1000 * g * b.length * b.length / 2 / b.young),
      allowed);
  world_close(&w);
}

// Timoshenko: F L^3 / 3 E I + F L / (5/6 G A)
static void cantilever(const Beam* b, double allowed) {
  World w = beam(b);
  double L = b->length, s = b->side, I = s * s * s * s / 12, G = b->young / (2 + 2 * b->poisson);
  double theory = 0.01 * L, unit = L * L * L / (3 * b->young * I) + L * 1.2 / (G * s * s);
  int face = (b->across + 1) * (b->across + 1);
  for (int i = w.n - face; i < w.n; i++) {
    int j = (i - (w.n - face)) / (b->across + 1), k = (i - (w.n - face)) % (b->across + 1);
    double share = (j == 0 || j == b->across ? 0.5 : 1) * (k == 0 || k == b->across ? 0.5 : 1);
    w.body.force[3 * i + 2] = -theory / unit * share / (b->across * b->across);
  }
  char setting[80];
  world_begin(&w);
  world_run(&w, NONE, b->dt, 3);
  setting_text(setting, sizeof setting, b);
  row("soft: cantilever, end load (Timoshenko)", setting, -end_mean(&w, face, 2) / theory, allowed);
  world_close(&w);
}

// Elastica: F L^2 / E I = 2, drop 0.49346 and shortening 0.16064 of L
static void large_bending(const Beam* b, double allowed) {
  World w = beam(b);
  double L = b->length, s = b->side, EI = b->young * s * s * s * s / 12, F = 2 * EI / (L * L);
  int face = (b->across + 1) * (b->across + 1);
  for (int i = w.n - face; i < w.n; i++) w.body.force[3 * i + 2] = -F / face;
  char setting[80];
  world_begin(&w);
  world_run(&w, NONE, b->dt, 10);
  setting_text(setting, sizeof setting, b);
  row("soft: elastica F L^2 / E I = 2, drop", setting, -end_mean(&w, face, 2) / L / 0.49346,
      allowed);
  world_close(&w);
}

void case_solids(void) {
  hanging_bar(8, 1e-3, 1, 0);
  hanging_bar(8, 5e-4, 1, 0.03);
  hanging_bar(8, 2.5e-4, 1, 0.01);
  hanging_bar(8, 1e-3, 2, 0.03);
  hanging_bar(8, 1e-3, 4, 0.01);
  hanging_bar(16, 5e-4, 1, 0);
  hanging_bar(16, 2.5e-4, 1, 0.03);
  hanging_bar(16, 1e-4, 1, 0.01);
  Beam b = {0.5, 0.1, 1e5, 0, 5, 10, 2, 1e-3, 1};
  cantilever(&b, 0);
  b = (Beam){0.5, 0.1, 1e5, 0, 5, 20, 4, 1e-3, 1};
  cantilever(&b, 0);
  b.dt = 5e-4;
  cantilever(&b, 0);
  b = (Beam){0.5, 0.1, 1e5, 0, 5, 40, 8, 2.5e-4, 1};
  cantilever(&b, 0.03);
  b.dt = 1e-4;
  cantilever(&b, 0);
  b = (Beam){1, 0.1, 2e5, 0, 2, 40, 4, 5e-4, 1};
  large_bending(&b, 0);
  b = (Beam){1, 0.1, 2e5, 0, 2, 80, 8, 2e-4, 1};
  large_bending(&b, 0.03);
}

//---------------------------------- twisted ring --------------------------------------------------

// A ring that is bent from a straight rod and closed with a twist turns over at a total twist of
// 2 pi sqrt(3) E I / G J (Michell).
static int ring_leaves_plane(int N, double twist, double dt) {
  enum { MOST = 80 };
  double vert[3 * MOST], pos[3 * MOST], R = 0.2;
  int elem[2 * MOST];
  for (int i = 0; i < N; i++) {
    double a = 2 * 3.14159265358979 * i / N;
    double p[3] = {R * cos(a), R * sin(a), 0};
    memcpy(vert + 3 * i, p, sizeof p);
    memcpy(pos + 3 * i, p, sizeof p);
    elem[2 * i] = i;
    elem[2 * i + 1] = (i + 1) % N;
  }
  ctDeformDef def;
  char error[200];
  ct_defaultDeformDef(&def);
  def.name = "ring";
  def.kind = ctDEFORM_CHAIN;
  def.thickness = 0.01;
  def.nvert = def.nelem = N;
  def.vert = vert;
  def.elem = elem;
  def.material = (ctDeformMaterial){"", 1000, 1e8, 0.3, 1, 0, 30, 0.5};
  World w = world_open(ct_makeDeformable(&def, error, sizeof error), error);
  RodSystem* rod = ((DeformShape*)(void*)w.made)->system->rod;
  rod_straighten(rod);
  for (int v = 0; v < N; v++) { // the ends are glued together with the twist
    if (rod->seg[v] != 0) continue;
    rod->half[4 * v] = cos(twist / 4);
    rod->half[4 * v + 3] = -sin(twist / 4);
  }
  for (int i = 0; i < N; i++) { // frames turn about their axes along the ring, and a small push
    double *q = w.body.extra + 4 * i, half = 0.5 * twist * i / N, p[4] = {q[0], q[1], q[2], q[3]};
    double c = cos(half), s = sin(half);
    q[0] = p[0] * c - p[3] * s;
    q[1] = p[1] * c + p[2] * s;
    q[2] = p[2] * c - p[1] * s;
    q[3] = p[3] * c + p[0] * s;
    w.state.x[3 * i + 2] = 1e-4 * cos(4 * 3.14159265 * i / N);
  }
  world_begin(&w);
  double most = 0;
  for (int k = 0; k < 30; k++) { // one that turned over comes back with two turns less
    world_run(&w, NONE, dt, 0.1);
    for (int i = 0; i < N; i++) most = larger_of(most, fabs(w.state.x[3 * i + 2]));
  }
  world_close(&w);
  return most > 2e-4; // twice what it began with
}

static void twisted_ring(int segments, double dt, double allowed) {
  double theory = 2 * 3.14159265358979 * sqrt(3) * 1.3, low = 0.5 * theory, high = 1.5 * theory;
  char setting[60];
  for (int i = 0; i < 8; i++) {
    double mid = 0.5 * (low + high);
    *(ring_leaves_plane(segments, mid, dt) ? &high : &low) = mid;
  }
  snprintf(setting, sizeof setting, "%d segments, dt %g ms", segments, 1e3 * dt);
  row("rod: twisted ring 2 pi sqrt(3) E I / G J", setting, 0.5 * (low + high) / theory, allowed);
}

void case_rings(void) {
  twisted_ring(20, 1e-3, 0);
  twisted_ring(40, 1e-3, 0.03);
  twisted_ring(40, 5e-4, 0.03);
  twisted_ring(80, 1e-3, 0.03);
}
