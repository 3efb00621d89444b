// Free flight, hanging sheets, plates, Cook's membrane.
#include "deform_cases.h"
#include "deform_world.h"

static const double NONE[3] = {0, 0, 0};

//---------------------------------- free flight ---------------------------------------------------

static ctDeformable* flying_body(int kind, ctDeformDef* def, char* error, int size) {
  const double sheet[2] = {0.3, 0.3}, box[3] = {0.3, 0.2, 0.1}, from[3] = {-0.5, 0, 0},
               to[3] = {0.5, 0, 0};
  def->name = "body";
  def->thickness = kind == ctDEFORM_CHAIN ? 0.02 : 0.002;
  if (kind == ctDEFORM_CLOTH) return ct_makeClothRectangle(def, sheet, (int[]){9, 9}, error, size);
  if (kind == ctDEFORM_SOFT) return ct_makeSoftBox(def, box, (int[]){6, 5, 4}, error, size);
  return ct_makeRope(def, from, to, 20, error, size);
}

void case_flight(void) {
  static const char* const name[] = {"cloth: momenta in free flight",
                                     "soft: momenta in free flight", "rod: momenta in free flight"};
  for (int kind = 0; kind < 3; kind++) {
    ctDeformDef def;
    char error[200], setting[80];
    ct_defaultDeformDef(&def);
    World w = world_open(flying_body(kind, &def, error, sizeof error), error);
    unsigned seed = 1;
    for (int i = 0; i < 3 * w.n; i++) { // a spin and random speeds
      const double spin[3] = {3, 2, 5}, *x = w.state.x + i / 3 * 3;
      int k = i % 3, a = (k + 1) % 3, b = (k + 2) % 3;
      seed = seed * 1664525u + 1013904223u;
      w.state.v[i] = spin[a] * x[b] - spin[b] * x[a] + 0.5 * (seed >> 8) / 16777216.0;
    }
    double before[6], after[6], size[2], worst = 0;
    world_begin(&w);
    world_momenta(&w, before, size);
    world_run(&w, NONE, 1e-3, 1);
    double ignored[2];
    world_momenta(&w, after, ignored);
    for (int k = 0; k < 6; k++) worst = larger_of(worst, fabs(after[k] - before[k]) / size[k / 3]);
    snprintf(setting, sizeof setting, "1000 substeps: %.1e of the sum", worst);
    row(name[kind], setting, 1 + worst, 1e-12);
    world_close(&w);
  }
}

//---------------------------------- hanging -------------------------------------------------------

static void hanging_sheet(int count, double dt, int iterations, double allowed) {
  ctDeformDef def;
  char error[200], setting[80];
  ct_defaultDeformDef(&def);
  double L = 0.4, young = 5e5, g = 0.002 * young / (1000 * L);
  def.name = "sheet";
  def.thickness = 0.001;
  def.iterations = iterations;
  def.material = (ctDeformMaterial){"", 1000, young, 0, 1, 0, 60, 0.5};
  int width = count / 2 + 1, *pin = malloc((size_t)width * sizeof(int));
  if (!pin) exit(2);
  for (int i = 0; i < width; i++) pin[i] = i; // the edge at -x
  def.npin = width;
  def.pin = pin;
  World w = world_open(ct_makeClothRectangle(&def, (double[]){L, L / 2}, (int[]){count + 1, width},
                                             error, sizeof error),
                       error);
  free(pin);
  double gravity[3] = {g, 0, 0};
  world_begin(&w);
  world_run(&w, gravity, dt, 0.6);
  double stretch = w.state.x[3 * (w.n - 1 - width / 2)] - L / 2;
  snprintf(setting, sizeof setting, "%d cells, dt %g ms, %d iterations", count, 1e3 * dt,
           iterations);
  row("cloth: hanging sheet rho g L^2 / 2 E", setting, stretch / (1000 * g * L * L / 2 / young),
      allowed);
  world_close(&w);
}

// Cook's membrane: 48 wide, 44 high at the clamp, 16 at the load, unit load, E 1, nu 1/3
static void cook(int n, double dt, double allowed) {
  ctDeformDef def;
  char error[200], setting[80];
  ct_defaultDeformDef(&def);
  int m = n + 1, *pin = malloc((size_t)m * sizeof(int)), *elem = malloc(6u * n * n * sizeof(int));
  double* vert = malloc(3u * m * m * sizeof(double));
  if (!pin || !elem || !vert) exit(2);
  for (int i = 0; i < m; i++)
    for (int k = 0; k < m; k++) {
      double s = (double)i / n, t = (double)k / n, low = 44 * s, high = 44 + 16 * s;
      double p[3] = {48 * s, low + t * (high - low), 0};
      memcpy(vert + 3 * (i * m + k), p, sizeof p);
    }
  for (int i = 0, e = 0; i < n; i++)
    for (int k = 0; k < n; k++) {
      int a = i * m + k, b = a + m, c = b + 1, d = a + 1;
      int even[6] = {a, b, c, a, c, d}, odd[6] = {a, b, d, b, c, d};
      memcpy(elem + 3 * e, (i + k) % 2 ? odd : even, sizeof even);
      e += 2;
    }
  for (int i = 0; i < m; i++) pin[i] = i;
  // in units of 1 mm and 1 kPa: the load is small against E t, so that strains stay small
  def.kind = ctDEFORM_CLOTH;
  def.name = "cook";
  def.nvert = m * m;
  def.vert = vert;
  def.nelem = 2 * n * n;
  def.elem = elem;
  def.npin = m;
  def.pin = pin;
  def.thickness = 1;
  def.material = (ctDeformMaterial){"", 1, 1e6, 1 / 3.0, 0, 0, 40, 0.5};
  World w = world_open(ct_makeDeformable(&def, error, sizeof error), error);
  double load = 1000; // 1e-3 of the unit case per E
  for (int k = 0; k < m; k++)
    w.body.force[3 * (n * m + k) + 1] = load / n * (k == 0 || k == n ? 0.5 : 1);
  world_begin(&w);
  world_run(&w, NONE, dt, 2);
  double tip = w.state.x[3 * (n * m + n / 2) + 1] - 52; // the middle of the loaded side
  snprintf(setting, sizeof setting, "%d x %d cells, dt %g ms", n, n, 1e3 * dt);
  row("cloth: Cook's membrane, tip 23.96", setting, tip / (23.96e-3), allowed);
  world_close(&w);
  free(pin);
  free(elem);
  free(vert);
}

void case_sheets(void) {
  hanging_sheet(8, 2e-3, 1, 0);
  hanging_sheet(8, 1e-3, 1, 0);
  hanging_sheet(8, 5e-4, 1, 0.01);
  hanging_sheet(8, 1e-3, 2, 0.01);
  hanging_sheet(4, 2.5e-4, 1, 0.01);
  hanging_sheet(8, 2.5e-4, 1, 0.01);
  hanging_sheet(16, 2.5e-4, 1, 0.01);
  cook(8, 2.5e-4, 0);
  cook(16, 1e-3, 0);
  cook(16, 5e-4, 0);
  cook(16, 2.5e-4, 0);
  cook(24, 2.5e-4, 0.03);
  cook(24, 1e-4, 0.03);
}

//---------------------------------- plates --------------------------------------------------------

static void plate_definition(ctDeformDef* def, double drag) {
  ct_defaultDeformDef(def);
  def->name = "plate";
  def->thickness = 0.01;
  def->material = (ctDeformMaterial){"", 1000, 1e7, 0.3, 1, 0, drag, 0.5};
}

static double plate_stiffness(const ctDeformDef* def) {
  double t = def->thickness, nu = def->material.poisson;
  return def->material.young * t * t * t / (12 * (1 - nu * nu));
}

// Clamped: the two outer rings are pinned
static void clamped_disc(int rings, double dt, double allowed) {
  ctDeformDef def;
  char error[200], setting[80];
  plate_definition(&def, 20);
  double R = 0.5, outer = R * (rings + 1) / rings;
  int inner = 3 * rings * (rings - 1) + 1, all = 3 * (rings + 1) * (rings + 2) + 1;
  int* pin = malloc((size_t)(all - inner) * sizeof(int));
  if (!pin) exit(2);
  for (int i = inner; i < all; i++) pin[i - inner] = i;
  def.npin = all - inner;
  def.pin = pin;
  World w = world_open(ct_makeClothDisc(&def, outer, rings + 1, error, sizeof error), error);
  free(pin);
  double D = plate_stiffness(&def), sag = 0.02 * def.thickness;
  double q = sag * 64 * D / (R * R * R * R), g = q / (1000 * def.thickness);
  double gravity[3] = {0, 0, -g};
  world_begin(&w);
  world_run(&w, gravity, dt, 1);
  snprintf(setting, sizeof setting, "%d rings, dt %g ms", rings, 1e3 * dt);
  row("plate: clamped disc q R^4 / 64 D", setting, -w.state.x[2] / sag, allowed);
  world_close(&w);
}

static void supported_square(int n, double dt, double allowed) {
  ctDeformDef def;
  char error[200], setting[80];
  plate_definition(&def, 10);
  int m = n + 1, *pin = malloc((size_t)(4 * n) * sizeof(int)), count = 0;
  if (!pin) exit(2);
  for (int i = 0; i < m * m; i++)
    if (i / m == 0 || i / m == n || i % m == 0 || i % m == n) pin[count++] = i;
  def.npin = count;
  def.pin = pin;
  double a = 1, D = plate_stiffness(&def), sag = 0.02 * def.thickness;
  World w = world_open(
      ct_makeClothRectangle(&def, (double[]){a, a}, (int[]){m, m}, error, sizeof error), error);
  free(pin);
  double gravity[3] = {0, 0, -sag * D / (0.00406 * a * a * a * a) / (1000 * def.thickness)};
  world_begin(&w);
  world_run(&w, gravity, dt, 2);
  snprintf(setting, sizeof setting, "%d x %d cells, dt %g ms", n, n, 1e3 * dt);
  row("plate: supported square 0.00406 q a^4 / D", setting,
      -w.state.x[3 * (n / 2 * m + n / 2) + 2] / sag, allowed);
  world_close(&w);
}

void case_plates(void) {
  clamped_disc(6, 1e-3, 0);
  clamped_disc(12, 1e-3, 0.03);
  clamped_disc(12, 2.5e-4, 0.03);
  clamped_disc(18, 2.5e-4, 0.03);
  supported_square(8, 1e-3, 0);
  supported_square(16, 1e-3, 0.03);
  supported_square(16, 2.5e-4, 0.03);
  supported_square(24, 1e-3, 0.03);
}
