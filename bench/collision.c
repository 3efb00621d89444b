// Time of collision detection, ct_collision and mj_collision, on the same states: MuJoCo runs the
// scene, at every sample both engines get its positions, then take turns.
//   collision [--steps N] [--csv FILE] [boxes | meshes | field | growth | model.xml ...]
#include <corten/corten.h>

#include <math.h>
#include <mujoco/mujoco.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SAMPLES = 12, TURNS = 7 };

typedef struct Sum {
  double mujoco, corten; // seconds a call
  double contacts;
  int samples, differ; // differ: samples with another number of contacts
} Sum;

//---------------------------------- scenes --------------------------------------------------------

typedef struct Text {
  char* at;
  size_t size, room;
} Text;

static void put(Text* t, const char* format, ...) {
  char line[400];
  va_list args;
  va_start(args, format);
  int n = vsnprintf(line, sizeof line, format, args);
  va_end(args);
  if (t->size + (size_t)n + 1 > t->room) {
    t->room = 2 * t->room + (size_t)n + 4096;
    t->at = realloc(t->at, t->room);
    if (!t->at) abort();
  }
  memcpy(t->at + t->size, line, (size_t)n + 1);
  t->size += (size_t)n;
}

static uint64_t seed = 1;

// The same sequence on every machine, from low to high.
static double uniform(double low, double high) {
  seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
  return low + (high - low) * (double)(seed >> 11) / 9007199254740992.0;
}

static void begin(Text* t) {
  seed = 1;
  put(t, "<mujoco><option timestep='0.004' solver='CG' iterations='8' ls_iterations='8'/>"
         "<size memory='400M'/>");
}

// A floor and four walls.
static void bin(Text* t, double half) {
  put(t, "<geom type='plane' size='9 9 1'/>");
  for (int k = -1; k <= 1; k += 2) {
    put(t, "<geom type='box' size='0.1 %g 3' pos='%g 0 3'/>", half + 0.2, k * (half + 0.1));
    put(t, "<geom type='box' size='%g 0.1 3' pos='0 %g 3'/>", half, k * (half + 0.1));
  }
}

// Bodies in layers over the bin, turned at random.
static void fill_bin(Text* t, int n, const char* const* geom, int kinds) {
  for (int i = 0; i < n; i++) {
    int x = i % 6, y = i / 6 % 6, z = i / 36;
    put(t, "<body pos='%g %g %g' euler='%g %g %g'><freejoint/><geom %s/></body>", 0.25 * (x - 2.5),
        0.25 * (y - 2.5), 0.2 + 0.22 * z, uniform(0, 90), uniform(0, 90), uniform(0, 90),
        geom[i % kinds]);
  }
}

static void scene_boxes(Text* t) {
  static const char* const box[] = {"type='box' size='.1 .08 .06'",
                                    "type='box' size='.09 .09 .09'"};
  begin(t);
  put(t, "<worldbody>");
  bin(t, 0.8);
  fill_bin(t, 500, box, 2);
  put(t, "</worldbody></mujoco>");
}

static void scene_meshes(Text* t) {
  static const char* const mesh[] = {"type='mesh' mesh='m0'", "type='mesh' mesh='m1'",
                                     "type='mesh' mesh='m2'", "type='mesh' mesh='m3'"};
  begin(t);
  put(t, "<asset>");
  for (int k = 0; k < 4; k++) {
    put(t, "<mesh name='m%d' vertex='", k);
    for (int i = 0; i < 20 * (k + 1); i++) {
      double z = uniform(-1, 1), a = uniform(0, 6.283185307), r = sqrt(1 - z * z);
      put(t, "%.5f %.5f %.5f ", 0.12 * r * cos(a), 0.1 * r * sin(a), 0.07 * z);
    }
    put(t, "'/>");
  }
  put(t, "</asset><worldbody>");
  bin(t, 0.8);
  fill_bin(t, 200, mesh, 4);
  put(t, "</worldbody></mujoco>");
}

// Walkers on a field of 100 x 100 heights: balls, capsules, boxes, cylinders and a hull.
static void scene_field(Text* t) {
  static const char* const shape[] = {"type='sphere' size='.12'", "type='capsule' size='.06 .15'",
                                      "type='box' size='.1 .12 .08'",
                                      "type='cylinder' size='.1 .08'", "type='mesh' mesh='hull'"};
  begin(t);
  put(t, "<asset><hfield name='field' nrow='100' ncol='100' size='5 5 .5 .1' elevation='");
  for (int i = 0; i < 10000; i++)
    put(t, "%.4f ", 0.5 + 0.3 * sin(0.2 * (i % 100)) + uniform(0, .1));
  put(t, "'/><mesh name='hull' vertex='");
  for (int i = 0; i < 40; i++) put(t, "%.5f ", uniform(-0.1, 0.1));
  put(t, "0 0 .1 .1 .1 .1 .1 0'/></asset><worldbody><geom type='hfield' hfield='field'/>");
  for (int i = 0; i < 40; i++)
    put(t,
        "<body pos='%g %g 0.6'><joint type='slide' axis='1 0 0'/><joint type='slide' axis='0 0 1'/>"
        "<joint type='ball'/><geom %s/></body>",
        uniform(-4, 4), -3.9 + 0.2 * i, shape[i % 5]);
  put(t, "</worldbody></mujoco>");
}

// n spheres in a space that grows with them, each touching about two others.
static void scene_spheres(Text* t, int n) {
  double side = 0.1 * cbrt(n);
  begin(t);
  put(t, "<worldbody>");
  for (int i = 0; i < n; i++)
    put(t, "<body pos='%g %g %g'><freejoint/><geom size='.04'/></body>", uniform(0, side),
        uniform(0, side), uniform(0, side));
  put(t, "</worldbody></mujoco>");
}

//---------------------------------- measurement ---------------------------------------------------

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

// The first call finds the other engine's data in the cache and is not timed, so that one call of a
// large scene is measured like many of a small one.
static double time_mujoco(const mjModel* m, mjData* d, int n) {
  mj_collision(m, d);
  double t = now();
  for (int i = 0; i < n; i++) mj_collision(m, d);
  return (now() - t) / n;
}

static double time_corten(const ctModel* m, ctData* d, int n) {
  ct_collision(m, d);
  double t = now();
  for (int i = 0; i < n; i++) ct_collision(m, d);
  return (now() - t) / n;
}

// Least of several turns, so that neighbours on the machine count little.
static void sample(const mjModel* mm, mjData* md, const ctModel* cm, ctData* cd, Sum* sum) {
  mj_kinematics(mm, md);
  mj_comPos(mm, md);
  if (mm->nq > 0) memcpy(cd->qpos, md->qpos, (size_t)mm->nq * sizeof(double));
  ct_kinematics(cm, cd);
  ct_comPos(cm, cd);
  int n = 1 + (int)(1e-3 / (time_mujoco(mm, md, 2) + 1e-7));
  double a = INFINITY, b = INFINITY;
  for (int turn = 0; turn < TURNS; turn++) {
    a = fmin(a, time_mujoco(mm, md, n));
    b = fmin(b, time_corten(cm, cd, n));
  }
  sum->mujoco += a;
  sum->corten += b;
  sum->contacts += md->ncon;
  sum->differ += md->ncon != cd->ncon;
  sum->samples++;
}

static Sum run(const mjModel* mm, const ctModel* cm, int steps) {
  mjData* md = mj_makeData(mm);
  ctData* cd = ct_makeData(cm);
  Sum sum = {0};
  int every = 1 + steps / SAMPLES;
  for (int i = 0; i < mm->nv; i++) md->qvel[i] += 0.5 * cos(i);
  for (int i = 0; i <= steps; i++) {
    if (i % every == 0) sample(mm, md, cm, cd, &sum);
    if (i < steps) mj_step(mm, md);
  }
  mj_deleteData(md);
  ct_deleteData(cd);
  return sum;
}

static FILE* csv; // NULL: none

// Seconds a call of ours.
static double report(const char* name, mjModel* mm, ctModel* cm, int steps, const char* error) {
  double corten = 0;
  if (!mm || !cm) {
    printf("%s: %s\n", name, error);
  } else {
    Sum s = run(mm, cm, steps);
    corten = s.corten / s.samples;
    printf("%-28s geoms %5d contacts %7.1f  MuJoCo %9.1f us  Corten %9.1f us  ratio %5.2f%s\n",
           name, (int)mm->ngeom, s.contacts / s.samples, 1e6 * s.mujoco / s.samples, 1e6 * corten,
           s.mujoco / s.corten, s.differ ? "  other number of contacts" : "");
    fflush(stdout);
    if (csv)
      fprintf(csv, "%s,%d,%.1f,%.2f,%.2f,%.3f\n", name, (int)mm->ngeom, s.contacts / s.samples,
              1e6 * corten, 1e6 * s.mujoco / s.samples, s.mujoco / s.corten);
  }
  ct_deleteModel(cm);
  if (mm) mj_deleteModel(mm);
  return corten;
}

static double bench_text(const char* name, const char* xml, int steps) {
  char error[500] = "";
  mjVFS vfs;
  mj_defaultVFS(&vfs);
  mj_addBufferVFS(&vfs, "scene.xml", xml, (int)strlen(xml));
  mjModel* mm = mj_loadXML("scene.xml", &vfs, error, sizeof error);
  mj_deleteVFS(&vfs);
  ctModel* cm = mm ? ct_loadXMLString(xml, NULL, error, sizeof error) : NULL;
  return report(name, mm, cm, steps, error);
}

static void bench_file(const char* path, int steps) {
  char error[500] = "";
  mjModel* mm = mj_loadXML(path, NULL, error, sizeof error);
  ctModel* cm = mm ? ct_loadXML(path, NULL, error, sizeof error) : NULL;
  const char* slash = strrchr(path, '/');
  report(slash ? slash + 1 : path, mm, cm, steps, error);
}

// From 100 to 10,000 spheres: the time over n log n.
static void bench_growth(void) {
  double first = 0;
  for (int n = 100; n <= 10000; n *= 10) {
    char name[40];
    Text t = {0};
    scene_spheres(&t, n);
    snprintf(name, sizeof name, "%d spheres", n);
    double per = bench_text(name, t.at, 0) / (n * log(n));
    if (n == 100) first = per;
    printf("  time / (n log n), as a multiple of that of 100: %.2f\n", per / first);
    free(t.at);
  }
}

typedef struct Scene {
  const char* name;
  void (*write)(Text*);
} Scene;

static const Scene scenes[] = {
    {"boxes", scene_boxes}, {"meshes", scene_meshes}, {"field", scene_field}};

static void bench(const char* name, int steps) {
  if (!strcmp(name, "growth")) {
    bench_growth();
    return;
  }
  for (size_t k = 0; k < sizeof scenes / sizeof *scenes; k++) {
    if (strcmp(name, scenes[k].name) != 0) continue;
    Text t = {0};
    scenes[k].write(&t);
    bench_text(name, t.at, steps);
    free(t.at);
    return;
  }
  bench_file(name, steps);
}

int main(int argc, char** argv) {
  static const char* const all[] = {"boxes", "meshes", "field", "growth"};
  int steps = 240, named = 0;
  for (int i = 1; i < argc; i++) {
    if (!strcmp(argv[i], "--steps") && i + 1 < argc) {
      steps = atoi(argv[++i]);
    } else if (!strcmp(argv[i], "--csv") && i + 1 < argc) {
      csv = fopen(argv[++i], "w");
      if (!csv) return 1;
      fprintf(csv, "scene,geoms,contacts,corten_us,mujoco_us,ratio\n");
    } else {
      bench(argv[i], steps);
      named++;
    }
  }
  for (int i = 0; !named && i < 4; i++) bench(all[i], steps);
  if (csv) fclose(csv);
  return 0;
}
