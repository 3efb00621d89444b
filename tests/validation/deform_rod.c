// Chains beside the theory of rods.
#include "deform_cases.h"
#include "deform_world.h"

static const double NONE[3] = {0, 0, 0};

typedef struct Rod {
  double length, diameter, young, density, drag;
  int segments;
} Rod;

static const Rod SLENDER = {1, 0.01, 1e8, 1000, 0, 20};

static double second_moment(const Rod* r) {
  double d = r->diameter;
  return 3.14159265358979 * d * d * d * d / 64;
}

static void rod_definition(ctDeformDef* def, const Rod* r) {
  ct_defaultDeformDef(def);
  def->name = "rod";
  def->thickness = r->diameter;
  def->material = (ctDeformMaterial){"", r->density, r->young, 0.3, 1, 0, r->drag, 0.5};
}

// Along x, the first segment clamped; its free length begins at vertex 1
static World cantilever(const Rod* r) {
  ctDeformDef def;
  char error[200];
  rod_definition(&def, r);
  int pin[2] = {0, 1};
  def.npin = 2;
  def.pin = pin;
  double h = r->length / r->segments, from[3] = {-h, 0, 0}, to[3] = {r->length, 0, 0};
  return world_open(ct_makeRope(&def, from, to, r->segments + 1, error, sizeof error), error);
}

// The clamp of a chain is in the middle of its first joint: half a segment is stiff
static double free_length(const Rod* r) { return r->length; }

static void tip_load(World* w, double force) { w->body.force[3 * (w->n - 1) + 2] = -force; }

static void small_loads(void) {
  char setting[80];
  int count[] = {5, 10, 20, 40};
  for (int i = 0; i < 4; i++) {
    Rod r = SLENDER;
    r.segments = count[i];
    r.drag = 5;
    double EI = r.young * second_moment(&r), L = free_length(&r);
    double F = 0.01 * 3 * EI / (L * L);
    World w = cantilever(&r);
    tip_load(&w, F);
    world_begin(&w);
    world_run(&w, NONE, 1e-3, 8);
    snprintf(setting, sizeof setting, "%d segments, dt 1 ms", count[i]);
    row("rod: end load F L^3 / 3 E I", setting, -w.state.x[3 * w.n - 1] / (F * L * L * L / 3 / EI),
        count[i] >= 20 ? 0.03 : 0);
    world_close(&w);
    w = cantilever(&r);
    world_begin(&w);
    double g = 0.01 * 8 * EI / (L * L * L * r.density * 3.14159265 / 4 * r.diameter * r.diameter);
    double gravity[3] = {0, 0, -g};
    world_run(&w, gravity, 1e-3, 8);
    row("rod: own weight q L^4 / 8 E I", setting, -w.state.x[3 * w.n - 1] / (0.01 * L),
        count[i] >= 20 ? 0.03 : 0);
    world_close(&w);
  }
}

static void elastica(int segments, double dt, double allowed) {
  static const double load[] = {1, 2, 5, 10}, drop[] = {0.30172, 0.49346, 0.71379, 0.81061};
  static const double shorter[] = {0.05643, 0.16064, 0.38763, 0.55500};
  char what[80], setting[80];
  for (int i = 0; i < 4; i++) {
    Rod r = SLENDER;
    r.segments = segments;
    r.drag = 8;
    double EI = r.young * second_moment(&r), L = free_length(&r);
    World w = cantilever(&r);
    tip_load(&w, load[i] * EI / (L * L));
    world_begin(&w);
    world_run(&w, NONE, dt, 8);
    snprintf(setting, sizeof setting, "%d segments, dt %g ms", segments, 1e3 * dt);
    snprintf(what, sizeof what, "rod: elastica F L^2 / E I = %g, drop", load[i]);
    row(what, setting, -w.state.x[3 * w.n - 1] / L / drop[i], allowed);
    snprintf(what, sizeof what, "rod: elastica F L^2 / E I = %g, shortening", load[i]);
    row(what, setting, (L - w.state.x[3 * w.n - 3]) / L / shorter[i], allowed);
    world_close(&w);
  }
}

// Time between zeros of the tip after a push in the shape of the first mode
static void frequency(void) {
  char setting[80];
  double step[] = {1e-3, 1e-3, 1e-3, 5e-4, 2.5e-4};
  int count[] = {10, 20, 40, 40, 40};
  for (int i = 0; i < 5; i++) {
    Rod r = SLENDER;
    r.segments = count[i];
    World w = cantilever(&r);
    double L = free_length(&r), b = 1.8751 / L;
    double area = 3.14159265 / 4 * r.diameter * r.diameter;
    double omega = b * b * sqrt(r.young * second_moment(&r) / (r.density * area));
    for (int k = 2; k < w.n; k++) {
      double s = b * w.state.x[3 * k];
      w.state.v[3 * k + 2] = 0.01 * (cosh(s) - cos(s) - 0.7341 * (sinh(s) - sin(s)));
    }
    world_begin(&w);
    double first = 0, last = 0, before = 0;
    int zeros = 0;
    for (int k = 0; zeros < 9; k++) {
      world_step(&w, NONE, step[i], NULL);
      double z = w.state.x[3 * w.n - 1];
      if (before * z < 0) {
        last = step[i] * (k + z / (before - z)); // z = 0 between the two
        if (zeros++ == 0) first = last;
      }
      before = z;
    }
    snprintf(setting, sizeof setting, "%d segments, dt %g ms", count[i], 1e3 * step[i]);
    row("rod: first frequency, clamped-free", setting, 3.14159265 * 8 / (last - first) / omega,
        count[i] >= 20 ? 0.03 : 0);
    world_close(&w);
  }
}

// Does a slightly bent column under an axial load go on bending?
static int buckles(const Rod* r, double force, double weight, double dt) {
  World w = cantilever(r);
  const double gravity[3] = {-weight, 0, 0};
  w.body.force[3 * (w.n - 1)] = -force;
  for (int k = 2; k < w.n; k++)
    w.state.x[3 * k + 2] = 1e-5 * (1 - cos(1.5707963 * w.state.x[3 * k] / r->length));
  world_begin(&w);
  double early = 0, late = 0;
  world_run(&w, gravity, dt, 4);
  early = fabs(w.state.x[3 * w.n - 1]);
  world_run(&w, gravity, dt, 4);
  late = fabs(w.state.x[3 * w.n - 1]);
  world_close(&w);
  return late > early;
}

static void buckling(int segments, double dt, double allowed) {
  Rod r = SLENDER;
  char setting[60];
  r.segments = segments;
  r.drag = 20; // creeps away from or back to the straight line
  double theory = 2.4674011 * r.young * second_moment(&r) / (r.length * r.length);
  double low = 0.5 * theory, high = 1.5 * theory;
  for (int i = 0; i < 8; i++) {
    double mid = 0.5 * (low + high);
    *(buckles(&r, mid, 0, dt) ? &high : &low) = mid;
  }
  snprintf(setting, sizeof setting, "%d segments, dt %g ms", segments, 1e3 * dt);
  row("rod: Euler buckling pi^2 E I / 4 L^2", setting, 0.5 * (low + high) / theory, allowed);
}

// A column buckles by its own weight at q L^3 / E I = 7.837 (Greenhill).
static void greenhill(int segments, double allowed) {
  Rod r = SLENDER;
  char setting[60];
  r.segments = segments;
  r.drag = 20;
  double line = r.density * 0.78539816339744831 * r.diameter * r.diameter;
  double theory = 7.8373 * r.young * second_moment(&r) / (line * pow(r.length, 3));
  double low = 0.5 * theory, high = 1.5 * theory;
  for (int i = 0; i < 8; i++) {
    double mid = 0.5 * (low + high);
    *(buckles(&r, 0, mid, 1e-3) ? &high : &low) = mid;
  }
  snprintf(setting, sizeof setting, "%d segments, dt 1 ms", segments);
  row("rod: buckling by its weight 7.837 E I / L^3", setting, 0.5 * (low + high) / theory, allowed);
}

// A crank: a shaft along x clamped at one end, a lever along y at the other. A pair of forces would
// need a second lever; the deflection of the end by bending is taken off.
static void torsion(int shaft, double dt, double allowed) {
  enum { MOST = 40, LEVER = 4 };
  double vert[3 * (MOST + 2 + LEVER)], L = 1, arm = 0.2, h = L / shaft;
  int elem[2 * (MOST + 1 + LEVER)], pin[2] = {0, 1}, n = 0;
  for (; n < shaft + 2; n++) {
    double p[3] = {h * (n - 1), 0, 0};
    memcpy(vert + 3 * n, p, sizeof p);
  }
  for (; n < shaft + 2 + LEVER; n++) {
    double p[3] = {L, arm * (n - shaft - 1) / LEVER, 0};
    memcpy(vert + 3 * n, p, sizeof p);
  }
  for (int i = 0; i + 1 < n; i++) {
    elem[2 * i] = i;
    elem[2 * i + 1] = i + 1;
  }
  Rod r = SLENDER;
  r.drag = 5;
  ctDeformDef def;
  char error[200];
  rod_definition(&def, &r);
  def.kind = ctDEFORM_CHAIN;
  def.nvert = n;
  def.vert = vert;
  def.nelem = n - 1;
  def.elem = elem;
  def.npin = 2;
  def.pin = pin;
  World w = world_open(ct_makeDeformable(&def, error, sizeof error), error);
  double EI = r.young * second_moment(&r), GJ = EI / 1.3, F = 0.005 * GJ / (L * arm);
  tip_load(&w, -F);
  world_begin(&w);
  world_run(&w, NONE, dt, 10);
  // slope of the lever where it begins: turn of the shaft, without the lever's own bending
  double rise = w.state.x[3 * (n - 1) + 2] - w.state.x[3 * (shaft + 1) + 2];
  double own = F * arm * arm * arm / (3 * EI);
  char setting[60];
  snprintf(setting, sizeof setting, "%d segments, dt %g ms", shaft, 1e3 * dt);
  row("rod: torsion T L / G J", setting, (rise - own) / arm / (F * arm * L / GJ), allowed);
  world_close(&w);
}

static double catenary_sag(double span, double length) {
  double low = 1e-3, high = 1e3; // a of 2 a sinh(span / 2a) = length, which falls with a
  for (int i = 0; i < 200; i++) {
    double a = 0.5 * (low + high);
    if (span / 2 / a > 300 || 2 * a * sinh(span / 2 / a) > length)
      low = a;
    else
      high = a;
  }
  return low * (cosh(span / 2 / low) - 1);
}

static void catenary(void) {
  char setting[80];
  int count[] = {20, 40, 80};
  for (int i = 0; i < 3; i++) {
    ctDeformDef def;
    char error[200];
    Rod r = {2, 0.004, 1e8, 1000, 2, count[i]};
    rod_definition(&def, &r);
    def.material.bending = 1e-4;
    int n = count[i], pin[2] = {0, n};
    def.npin = 2;
    def.pin = pin;
    double from[3] = {-1, 0, 0}, to[3] = {1, 0, 0}, span = 1.6;
    World w = world_open(ct_makeRope(&def, from, to, n, error, sizeof error), error);
    for (int k = 0; k <= n; k++) { // a parabola of about the length
      double s = -1 + 2.0 * k / n;
      w.state.x[3 * k] = 0.5 * span * s;
      w.state.x[3 * k + 2] = -0.55 * (1 - s * s);
    }
    world_begin(&w);
    double gravity[3] = {0, 0, -9.81};
    world_run(&w, gravity, 1e-3, 15);
    snprintf(setting, sizeof setting, "%d segments, dt 1 ms", n);
    row("rope: catenary, sag", setting, -w.state.x[3 * (n / 2) + 2] / catenary_sag(span, 2),
        n >= 40 ? 0.01 : 0);
    world_close(&w);
  }
}

void case_rods(void) {
  catenary();
  small_loads();
  elastica(20, 1e-3, 0.03);
  elastica(40, 1e-3, 0.03);
  elastica(40, 5e-4, 0.03);
  frequency();
  buckling(10, 1e-3, 0);
  buckling(20, 1e-3, 0.03);
  buckling(20, 5e-4, 0.03);
  greenhill(10, 0);
  greenhill(20, 0.03);
  torsion(10, 1e-3, 0.03);
  torsion(20, 1e-3, 0.03);
  torsion(40, 1e-3, 0.03);
  torsion(20, 5e-4, 0.03);
}
