// Elements that the solver of deformable bodies projects per second and core: `make
// bench-deform-solver`. Best of five rounds; growth from 1,000 to 100,000 elements is linear if the
// rates are alike.
#include "../tests/validation/deform_world.h"

#include <time.h>

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void measure(const char* what, World* w) {
  const double gravity[3] = {0, 0, -9.81};
  int n = ((DeformShape*)(void*)w->made)->def.nelem, steps = 400000 / n + 1;
  double best = 1e9;
  world_begin(w);
  for (int round = 0; round < 5; round++) {
    double start = seconds();
    for (int i = 0; i < steps; i++) world_step(w, gravity, 1e-3, NULL);
    best = fmin(best, seconds() - start);
  }
  printf("%-28s %8d %10.2f million/s\n", what, n, 1e-6 * n * steps / best);
  world_close(w);
}

static ctDeformDef definition(const char* material) {
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.name = "body";
  if (ct_deformPreset(material, &def.material)) exit(2);
  return def;
}

int main(void) {
  static const int box[] = {6, 13, 28}, sheet[] = {23, 71, 224}, rope[] = {1000, 10000, 100000};
  char error[300] = "";
  for (int i = 0; i < 6; i++) {
    ctDeformDef def = definition("gelatin");
    if (i >= 3) def.material.damping = 0;
    int k = box[i % 3];
    World w = world_open(
        ct_makeSoftBox(&def, (double[]){0.5, 0.5, 0.5}, (int[]){k, k, k}, error, 300), error);
    measure(i < 3 ? "tetrahedra, damped" : "tetrahedra", &w);
  }
  for (int i = 0; i < 3; i++) {
    ctDeformDef def = definition("cotton");
    World w = world_open(
        ct_makeClothRectangle(&def, (double[]){1, 1}, (int[]){sheet[i], sheet[i]}, error, 300),
        error);
    measure("triangles with bending", &w);
  }
  for (int i = 0; i < 3; i++) {
    ctDeformDef def = definition("nylon");
    const double from[3] = {0, 0, 0}, to[3] = {100, 0, 0};
    def.thickness = 0.01;
    World w = world_open(ct_makeRope(&def, from, to, rope[i], error, 300), error);
    measure("segments of a chain", &w);
  }
  return 0;
}
