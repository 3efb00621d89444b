// Elements that whole steps of deformable bodies project per second, for 1,000 to 100,000 elements
// and for 1 and 2 threads: part of `make bench-deform`. Every element is projected once per
// substep; substeps are 1 ms. Best of five rounds. One thread: CPU time; two: wall-clock time,
// beside that of one. The last column is the time per element, relative to that of the smallest
// body: growth is linear if it stays near 1.
#include <corten/corten.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double read_clock(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

typedef struct Rate {
  double cpu, wall; // elements per second of each
} Rate;

// threads 1: none besides the caller's
static Rate measure(const ctModel* m, const ctDeformable* body, int nelem, int threads) {
  char error[300];
  ctData* d = ct_makeData(m);
  if (!d || ct_addDeformable(m, d, body, error, sizeof error) < 0) exit(2);
  ctThreadPool* pool = threads > 1 ? ctu_threadPoolCreate((size_t)threads) : NULL;
  if (pool) ctu_bindThreadPool(d, pool);
  int steps = 40000 / nelem + 1, substeps = 10 * steps;
  Rate best = {0, 0};
  ct_step(m, d); // memory grows
  for (int round = 0; round < 5; round++) {
    double cpu = read_clock(CLOCK_PROCESS_CPUTIME_ID), wall = read_clock(CLOCK_MONOTONIC);
    for (int i = 0; i < steps; i++) ct_step(m, d);
    double work = (double)nelem * substeps;
    best.cpu = fmax(best.cpu, work / (read_clock(CLOCK_PROCESS_CPUTIME_ID) - cpu));
    best.wall = fmax(best.wall, work / (read_clock(CLOCK_MONOTONIC) - wall));
  }
  ct_deleteData(d);
  if (pool) ctu_threadPoolDestroy(pool);
  return best;
}

static const struct Case {
  const char *name, *material;
  int kind, size[3];
} kCase[] = {
    {"tetrahedra", "gelatin", ctDEFORM_SOFT, {6, 13, 28}},
    {"tetrahedra, no damping", "gelatin", ctDEFORM_SOFT, {6, 13, 28}},
    {"triangles with bending", "cotton", ctDEFORM_CLOTH, {23, 71, 224}},
    {"segments of a chain", "nylon", ctDEFORM_CHAIN, {1000, 10000, 100000}},
};

static ctDeformable* make_case(int i, int size, int* nelem) {
  const struct Case* c = kCase + i;
  char error[300] = "";
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.name = "body";
  def.substeps = 10;
  def.contype = def.conaffinity = 0;
  if (ct_deformPreset(c->material, &def.material)) exit(2);
  if (i == 1) def.material.damping = 0;
  ctDeformable* made;
  if (c->kind == ctDEFORM_SOFT) {
    made = ct_makeSoftBox(&def, (cttNum[]){0.5, 0.5, 0.5}, (int[]){size, size, size}, error, 300);
    *nelem = 6 * (size - 1) * (size - 1) * (size - 1);
  } else if (c->kind == ctDEFORM_CLOTH) {
    made = ct_makeClothRectangle(&def, (cttNum[]){1, 1}, (int[]){size, size}, error, 300);
    *nelem = 2 * (size - 1) * (size - 1);
  } else {
    def.thickness = 0.01;
    made = ct_makeRope(&def, (cttNum[]){0, 0, 0}, (cttNum[]){100, 0, 0}, size, error, 300);
    *nelem = size;
  }
  if (!made) (void)fprintf(stderr, "%s\n", error), exit(2);
  return made;
}

int main(int argc, char** argv) {
  FILE* csv = argc > 1 ? fopen(argv[1], "w") : NULL;
  char error[300];
  ctModel* m = ct_loadXMLString("<mujoco><option timestep='0.01'/></mujoco>", NULL, error, 300);
  if (!m || (argc > 1 && !csv)) return 2;
  if (csv) fprintf(csv, "case,elements,per_core_second,wall_1,wall_2,time_per_element\n");
  printf("%-24s %8s %16s %12s %10s\n", "", "elements", "million/s, core", "2 threads", "growth");
  for (int i = 0; i < (int)(sizeof kCase / sizeof *kCase); i++) {
    double first = 0;
    for (int k = 0; k < 3; k++) {
      int nelem;
      ctDeformable* body = make_case(i, kCase[i].size[k], &nelem);
      Rate one = measure(m, body, nelem, 1), two = measure(m, body, nelem, 2);
      ct_freeDeformable(body);
      if (k == 0) first = one.cpu;
      printf("%-24s %8d %16.2f %11.2fx %10.2f\n", kCase[i].name, nelem, 1e-6 * one.cpu,
             two.wall / one.wall, first / one.cpu);
      if (csv)
        fprintf(csv, "%s,%d,%.0f,%.0f,%.0f,%.3f\n",
                i == 1 ? "tetrahedra without damping" : kCase[i].name, nelem, one.cpu, one.wall,
                two.wall, first / one.cpu);
    }
  }
  ct_deleteModel(m);
  if (csv) fclose(csv);
  return 0;
}
