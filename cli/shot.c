#include "shot.h"

#include "base/alloc.h"
#include "base/integer.h"
#include "base/os.h"
#include "base/str.h"
#include "print.h"

#include <corten/compat.h>

#include <math.h>
#include <stdint.h>
#include <string.h>

enum { SHOT_WIDTH = 640, SHOT_HEIGHT = 480, SHOT_MOST = 16384, SHOT_GEOMS = 20000, THREADS = 16 };

struct Shot {
  ShotOptions options;
  int width, height;
  ctvCamera camera;
  ctvOption option;
  ctvScene scene;
  ctrContext context;
  ctrCanvas* canvas;
  unsigned char* rgb;
  float* depth;
  int* segmentation;
  uint16_t* gray;
  ctData* shown; // copy of the data
};

//---------------------------------- reading the options -------------------------------------------

static bool read_size(const char* text, int* width, int* height) {
  const char *end = text + strlen(text), *rest;
  if (!str_to_int(text, end, width, &rest) || rest == end || (*rest != 'x' && *rest != 'X'))
    return false;
  if (!str_to_int(rest + 1, end, height, &rest) || rest != end) return false;
  return *width >= 1 && *width <= SHOT_MOST && *height >= 1 && *height <= SHOT_MOST;
}

// Numbers separated by commas; how many, or -1: one is no finite number, or there are too many.
static int read_numbers(const char* text, double* x, int most) {
  const char *end = text + strlen(text), *rest;
  for (int n = 0; n < most; text = rest + 1) {
    if (!str_to_double(text, end, &x[n], &rest) || !isfinite(x[n])) return -1;
    n++;
    if (rest == end) return n;
    if (*rest != ',') return -1;
  }
  return -1;
}

static bool read_view(const char* text, ctvCamera* c) {
  double x[6];
  const int n = read_numbers(text, x, 6);
  if (n != 2 && n != 3 && n != 6) return false;
  if (n > 2 && !(x[2] > 0)) return false;
  c->azimuth = x[0];
  c->elevation = x[1];
  if (n > 2) c->distance = x[2];
  for (int k = 0; n == 6 && k < 3; k++) c->lookat[k] = x[3 + k];
  return true;
}

// Do a name of a menu and a word agree, but for spaces and capitals?
static bool same_word(const char* name, const char* word, size_t length) {
  size_t k = 0;
  for (; *name; name++) {
    if (*name == ' ') continue;
    if (k == length || str_lower(*name) != str_lower(word[k])) return false;
    k++;
  }
  return k == length;
}

static int find_name(const char* const* name, int count, const char* word) {
  for (int i = 0; i < count; i++)
    if (same_word(name[i], word, strlen(word))) return i;
  return -1;
}

static bool switch_flag(ctvOption* option, cttByte* render, const char* word, size_t length) {
  const bool off = length > 2 && !strncmp(word, "no", 2);
  word += off ? 2 : 0;
  length -= off ? 2 : 0;
  for (int i = 0; i < ctNVISFLAG; i++)
    if (same_word(ctmj_vis_string[i][0], word, length)) {
      option->flags[i] = !off;
      return true;
    }
  for (int i = 0; i < ctNRNDFLAG; i++)
    if (same_word(ctmj_rnd_string[i][0], word, length)) {
      render[i] = !off;
      return true;
    }
  return false;
}

// The first word that is no flag; NULL: all are.
static const char* switch_flags(ctvOption* option, cttByte* render, const char* text) {
  while (text) {
    const char* comma = strchr(text, ',');
    const size_t length = comma ? (size_t)(comma - text) : strlen(text);
    if (!switch_flag(option, render, text, length)) return text;
    text = comma ? comma + 1 : NULL;
  }
  return NULL;
}

static bool refuse_word(const Command* c, const char* option, const char* word) {
  options_usage(c, "--%s %s: unknown; 'corten render --help' lists the names", option, word);
  return false;
}

bool shot_check(const Command* command, const ShotOptions* o) {
  int width, height;
  ctvCamera camera = {0};
  ctvOption option = {0};
  cttByte render[ctNRNDFLAG];
  const char* wrong = NULL;
  if (o->size && !read_size(o->size, &width, &height))
    wrong = "--size must be WIDTHxHEIGHT, each from 1 to 16384";
  else if (o->view && !read_view(o->view, &camera))
    wrong = "--view must be AZIMUTH,ELEVATION[,DISTANCE[,X,Y,Z]] with a distance above 0";
  else if (o->view && o->camera)
    wrong = "--view moves the free camera; leave out --camera";
  else if (o->depth && o->segmentation)
    wrong = "--depth and --segmentation are two pictures";
  if (wrong) {
    options_usage(command, "%s", wrong);
    return false;
  }
  if (o->label && find_name(ctmj_label_string, ctNLABEL, o->label) < 0)
    return refuse_word(command, "label", o->label);
  if (o->frame && find_name(ctmj_frame_string, ctNFRAME, o->frame) < 0)
    return refuse_word(command, "frame", o->frame);
  const char* word = o->flags ? switch_flags(&option, render, o->flags) : NULL;
  return !word || refuse_word(command, "flags", word);
}

//---------------------------------- opening -------------------------------------------------------

static bool choose_camera(Shot* s, const ctModel* m) {
  ctv_defaultFreeCamera(m, &s->camera);
  if (s->options.view) read_view(s->options.view, &s->camera);
  const char* name = s->options.camera;
  if (!name) return true;
  int id = ct_name2id(m, ctOBJ_CAMERA, name);
  const char *end = name + strlen(name), *rest;
  if (id < 0 && (!str_to_int(name, end, &id, &rest) || rest != end)) id = -1;
  if (id < 0 || id >= m->ncam) {
    cli_error("no camera '%s'; the model has %lld", name, (long long)m->ncam);
    return false;
  }
  s->camera.type = ctCAMERA_FIXED;
  s->camera.fixedcamid = id;
  return true;
}

static void choose_options(Shot* s) {
  const ShotOptions* o = &s->options;
  if (o->label) s->option.label = find_name(ctmj_label_string, ctNLABEL, o->label);
  if (o->frame) s->option.frame = find_name(ctmj_frame_string, ctNFRAME, o->frame);
  if (o->flags) switch_flags(&s->option, s->scene.flags, o->flags);
}

static bool allocate_pixels(Shot* s) {
  const size_t n = (size_t)s->width * (size_t)s->height;
  s->rgb = alloc_bytes(3 * n);
  if (s->options.depth) s->depth = alloc_bytes(n * sizeof(float));
  if (s->options.depth) s->gray = alloc_bytes(n * sizeof(uint16_t));
  if (s->options.segmentation) s->segmentation = alloc_bytes(2 * n * sizeof(int));
  return s->rgb && (!s->options.depth || (s->depth && s->gray)) &&
         (!s->options.segmentation || s->segmentation);
}

Shot* shot_open(const ShotOptions* o, const ctModel* m) {
  Shot* s = alloc_zero(sizeof *s);
  if (!s) {
    cli_error("out of memory");
    return NULL;
  }
  s->options = *o;
  s->width = SHOT_WIDTH;
  s->height = SHOT_HEIGHT;
  if (o->size) read_size(o->size, &s->width, &s->height);
  ctv_defaultOption(&s->option);
  ctv_defaultScene(&s->scene);
  ctr_defaultContext(&s->context);
  if (!choose_camera(s, m)) {
    shot_close(s);
    return NULL;
  }
  ctv_makeScene(m, &s->scene, SHOT_GEOMS);
  ctr_makeContext(m, &s->context, ctFONTSCALE_100);
  choose_options(s);
  const int cpus = os_cpu_count();
  s->canvas = ctr_makeCanvas(s->width, s->height, s->context.offSamples > 1 ? 4 : 1,
                             cpus < THREADS ? cpus : THREADS);
  const bool scene = s->scene.maxgeom == SHOT_GEOMS; // else it got no memory
  if (scene && s->canvas && s->context.own && allocate_pixels(s)) return s;
  cli_error("out of memory for pictures of %d x %d pixels", s->width, s->height);
  shot_close(s);
  return NULL;
}

void shot_close(Shot* s) {
  if (!s) return;
  ct_deleteData(s->shown);
  alloc_free(s->rgb);
  alloc_free(s->depth);
  alloc_free(s->gray);
  alloc_free(s->segmentation);
  ctr_freeCanvas(s->canvas);
  ctr_freeContext(&s->context);
  ctv_freeScene(&s->scene);
  alloc_free(s);
}

//---------------------------------- pictures ------------------------------------------------------

Film* shot_film(const Shot* s, const char* path, double fps) {
  char why[FILM_REASON];
  const PixelKind kind = s->options.depth ? PIXEL_GRAY16 : PIXEL_RGB8;
  Film* film = film_open(path, kind, s->width, s->height, fps, why);
  if (!film) cli_error("%s", why);
  return film;
}

// Distances in millimetres.
static void make_gray(Shot* s) {
  for (size_t i = 0; i < (size_t)s->width * (size_t)s->height; i++)
    s->gray[i] = (uint16_t)integer_of(round(1000 * (double)s->depth[i]), 0, UINT16_MAX);
}

// A colour for each object; none is black.
static void color_objects(Shot* s) {
  for (size_t i = 0; i < (size_t)s->width * (size_t)s->height; i++) {
    const int id = s->segmentation[2 * i], type = s->segmentation[2 * i + 1];
    const uint32_t x = ((uint32_t)id * 31 + (uint32_t)type * 7919 + 1) * 2654435761u;
    for (int k = 0; k < 3; k++)
      s->rgb[3 * i + (size_t)k] = id < 0 ? 0 : (unsigned char)(64 + (x >> (8 * k + 8)) % 192);
  }
}

static bool update_scene(Shot* s, const ctModel* m, const ctData* d) {
  ctData* copy = ct_copyData(s->shown, m, d);
  if (!copy) {
    cli_error("out of memory");
    return false;
  }
  s->shown = copy;
  ct_forward(m, copy);
  ctv_updateScene(m, copy, &s->option, NULL, &s->camera, ctCAT_ALL, &s->scene);
  return true;
}

bool shot_take(Shot* s, const ctModel* m, const ctData* d, Film* film) {
  const bool depth = s->options.depth, objects = s->options.segmentation;
  if (!update_scene(s, m, d)) return false;
  if (ctr_draw(s->canvas, &s->scene, &s->context, depth || objects ? NULL : s->rgb, s->depth,
               s->segmentation)) {
    cli_error("the picture cannot be drawn: %s",
              *ct_lastError() ? ct_lastError() : "out of memory");
    return false;
  }
  if (depth) make_gray(s);
  if (objects) color_objects(s);
  const PixelGrid picture =
      depth ? (PixelGrid){PIXEL_GRAY16, s->width, s->height, s->gray, 2 * (ptrdiff_t)s->width}
            : (PixelGrid){PIXEL_RGB8, s->width, s->height, s->rgb, 3 * (ptrdiff_t)s->width};
  char why[FILM_REASON];
  if (film_add(film, &picture, why)) return true;
  cli_error("%s", why);
  return false;
}

//---------------------------------- film of a run -------------------------------------------------

bool run_film_open(RunFilm* f, const ctModel* m) {
  if (!f->path) return true;
  f->shot = shot_open(&f->options, m);
  f->film = f->shot ? shot_film(f->shot, f->path, f->fps) : NULL;
  if (f->film) return true;
  run_film_close(f, false);
  return false;
}

bool run_film_show(RunFilm* f, const ctModel* m, const ctData* d, double elapsed) {
  if (!f->film || f->pictures > elapsed * f->fps + 1e-9 * (1 + f->pictures)) return true;
  f->pictures++;
  return shot_take(f->shot, m, d, f->film);
}

bool run_film_close(RunFilm* f, bool keep) {
  char why[FILM_REASON];
  bool ok = true;
  if (f->film && keep) {
    ok = film_close(f->film, why);
    if (!ok) cli_error("%s", why);
  } else {
    film_discard(f->film);
  }
  shot_close(f->shot);
  f->film = NULL;
  f->shot = NULL;
  return ok;
}
