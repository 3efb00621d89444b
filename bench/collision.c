// Time of collision detection, ct_collision and mj_collision, on the same states: MuJoCo runs the
// scene, at every sample both engines get its positions, then take turns.
//   collision [--steps N] [--csv FILE] [boxes | meshes | field | growth | model.xml ...]
#include <corten/corten.h>

#include <math.h>
#include <mujoco/mujoco.h>
#include <stdarg.h>
#include <stdbool.h>
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

// One state of both engines.
typedef struct Both {
  mjModel* mm;
  mjData* md;
  ctModel* cm;
  ctData* cd;
} Both;

static void follow(Both b) {
  mj_kinematics(b.mm, b.md);
  mj_comPos(b.mm, b.md);
  if (b.mm->nq > 0) memcpy(b.cd->qpos, b.md->qpos, (size_t)b.mm->nq * sizeof(double));
  ct_kinematics(b.cm, b.cd);
  ct_comPos(b.cm, b.cd);
}

// Least of several turns, so that neighbours on the machine count little.
typedef struct Least {
  int calls; // a turn
  double mujoco, corten;
} Least;

static Least begin_turns(Both b) {
  return (Least){1 + (int)(1e-3 / (time_mujoco(b.mm, b.md, 2) + 1e-7)), INFINITY, INFINITY};
}

static void take_turn(Least* l, Both b) {
  l->mujoco = fmin(l->mujoco, time_mujoco(b.mm, b.md, l->calls));
  l->corten = fmin(l->corten, time_corten(b.cm, b.cd, l->calls));
}

static void add_to(Sum* sum, const Least* l, Both b) {
  sum->mujoco += l->mujoco;
  sum->corten += l->corten;
  sum->contacts += b.md->ncon;
  sum->differ += b.md->ncon != b.cd->ncon;
  sum->samples++;
}

static void sample(Both b, Sum* sum) {
  follow(b);
  Least l = begin_turns(b);
  for (int turn = 0; turn < TURNS; turn++) take_turn(&l, b);
  add_to(sum, &l, b);
}

// False with a message if one of the engines refuses the model.
static bool open_both(Both* b, const char* name, mjModel* mm, ctModel* cm, const char* error) {
  *b = (Both){mm, mm ? mj_makeData(mm) : NULL, cm, cm ? ct_makeData(cm) : NULL};
  if (b->md && b->cd) return true;
  printf("%s: %s\n", name, error);
  return false;
}

static void close_both(Both* b) {
  if (b->md) mj_deleteData(b->md);
  if (b->mm) mj_deleteModel(b->mm);
  ct_deleteData(b->cd);
  ct_deleteModel(b->cm);
}

static FILE* csv; // NULL: none

static void report(const char* name, Both b, const Sum* s) {
  double n = s->samples;
  printf("%-28s geoms %5d contacts %7.1f  MuJoCo %9.1f us  Corten %9.1f us  ratio %5.2f%s\n", name,
         (int)b.mm->ngeom, s->contacts / n, 1e6 * s->mujoco / n, 1e6 * s->corten / n,
         s->mujoco / s->corten, s->differ ? "  other number of contacts" : "");
  fflush(stdout);
  if (csv)
    fprintf(csv, "%s,%d,%.1f,%.2f,%.2f,%.3f\n", name, (int)b.mm->ngeom, s->contacts / n,
            1e6 * s->corten / n, 1e6 * s->mujoco / n, s->mujoco / s->corten);
}

static void run_and_report(const char* name, Both b, int steps) {
  Sum sum = {0};
  int every = 1 + steps / SAMPLES;
  for (int i = 0; i < b.mm->nv; i++) b.md->qvel[i] += 0.5 * cos(i);
  for (int i = 0; i <= steps; i++) {
    if (i % every == 0) sample(b, &sum);
    if (i < steps) mj_step(b.mm, b.md);
  }
  report(name, b, &sum);
}

static bool open_text(Both* b, const char* name, const char* xml) {
  char error[500] = "";
  mjVFS vfs;
  mj_defaultVFS(&vfs);
  mj_addBufferVFS(&vfs, "scene.xml", xml, (int)strlen(xml));
  mjModel* mm = mj_loadXML("scene.xml", &vfs, error, sizeof error);
  mj_deleteVFS(&vfs);
  ctModel* cm = mm ? ct_loadXMLString(xml, NULL, error, sizeof error) : NULL;
  return open_both(b, name, mm, cm, error);
}

static bool open_file(Both* b, const char* name, const char* path) {
  char error[500] = "";
  mjModel* mm = mj_loadXML(path, NULL, error, sizeof error);
  ctModel* cm = mm ? ct_loadXML(path, NULL, error, sizeof error) : NULL;
  return open_both(b, name, mm, cm, error);
}

static void bench_scene(const char* name, const char* xml, int steps) {
  Both b;
  if (open_text(&b, name, xml)) run_and_report(name, b, steps);
  close_both(&b);
}

static void bench_file(const char* path, int steps) {
  const char* slash = strrchr(path, '/');
  const char* name = slash ? slash + 1 : path;
  Both b;
  if (open_file(&b, name, path)) run_and_report(name, b, steps);
  close_both(&b);
}

// From 100 to 10,000 spheres: the time over n log n. The sizes take turns, so that a change of the
// processor's clock meets all of them.
static void bench_growth(void) {
  enum { SIZES = 3, ROUNDS = 5 * TURNS };
  static const int SIZE[SIZES] = {100, 1000, 10000};
  char name[SIZES][40];
  Both b[SIZES];
  Least least[SIZES];
  bool good = true;
  for (int k = 0; k < SIZES; k++) {
    Text t = {0};
    scene_spheres(&t, SIZE[k]);
    snprintf(name[k], sizeof name[k], "%d spheres", SIZE[k]);
    good &= open_text(b + k, name[k], t.at);
    free(t.at);
    if (!good) continue;
    follow(b[k]);
    least[k] = begin_turns(b[k]);
  }
  for (int turn = 0; good && turn < ROUNDS; turn++)
    for (int k = 0; k < SIZES; k++) take_turn(least + k, b[k]);
  for (int k = 0; good && k < SIZES; k++) {
    Sum sum = {0};
    add_to(&sum, least + k, b[k]);
    report(name[k], b[k], &sum);
    double per = least[k].corten / (SIZE[k] * log(SIZE[k]));
    printf("  time / (n log n), as a multiple of that of 100: %.2f\n",
           per / (least[0].corten / (SIZE[0] * log(SIZE[0]))));
  }
  for (int k = 0; k < SIZES; k++) close_both(b + k);
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
    bench_scene(name, t.at, steps);
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
