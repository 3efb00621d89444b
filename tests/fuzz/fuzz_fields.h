// The fields of a model: one of some small models is changed, number by number, to odd values:
//   even first byte   it is written as a binary model, whose checksum is right, and read again
//   odd first byte    it is changed in memory behind the back of a data that was made before
// Whatever is accepted, or not seen, must be usable: it is stepped with every integrator, sensed,
// inverted, differentiated, drawn, asked for rays, written and read again.
#ifndef TESTS_FUZZ_FUZZ_FIELDS_H
#define TESTS_FUZZ_FUZZ_FIELDS_H

#include "base/alloc.h"
#include "fuzz.h"
#include "fuzz_option.h"
#include "model/binary.h"
#include "model/data.h"
#include "model/dump.h"
#include "model/intact.h"
#include "model/model.h"

#include <corten/corten.h>

#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

enum { MOST_BASES = 8 };

static const ctModel* base(const char* const* xml, int k) {
  static ctModel* made[MOST_BASES];
  if (!made[k]) {
    char error[500] = "";
    made[k] = ct_loadXMLString(xml[k], NULL, error, sizeof error);
    if (!made[k]) fprintf(stderr, "%s\n", error);
    REQUIRE(made[k] && ct_validateModel(made[k], NULL, 0));
  }
  return made[k];
}

//---------------------------------- changes -------------------------------------------------------

static const double odd_real[] = {NAN,    INFINITY, -INFINITY, 0,   -0.0, 1,   -1,   1e300,
                                  -1e300, 1e-300,   1e10,      1e9, 0.5,  1e5, -1e5, 1e-16};
static const int odd_int[] = {-1, 0,       1,       2,  3,   4,     5,   7,
                              -2, INT_MAX, INT_MIN, 77, 255, 65536, 100, 6};
enum { ODDS = 16 };

// A change: which field, which of its numbers, how, and a number.
typedef struct Change {
  uint16_t field, index;
  uint8_t how;
  int8_t value;
} Change;

static int new_int(const Change* c, int old, cttSize n) {
  switch (c->how % 4) {
  case 0:
    return odd_int[(uint8_t)c->value % ODDS];
  case 1:
    return (int)((unsigned)old + (unsigned)c->value);
  case 2:
    return c->value;
  default:
    return (int)n + c->value;
  }
}

static double new_real(const Change* c, double old) {
  return c->how % 2 ? old * c->value : odd_real[(uint8_t)c->value % ODDS];
}

static void set_number(const Field* f, void* data, cttSize i, const Change* c, cttSize n) {
  if (f->type == FIELD_REAL) ((double*)data)[i] = new_real(c, ((double*)data)[i]);
  if (f->type == FIELD_FLOAT) {
    double x = new_real(c, (double)((float*)data)[i]);
    ((float*)data)[i] = fabs(x) < 1e38 || !isfinite(x) ? (float)x : 1e38f;
  }
  if (f->type == FIELD_INT) ((int*)data)[i] = new_int(c, ((int*)data)[i], n);
  if (f->type == FIELD_BYTE) ((cttByte*)data)[i] = (cttByte)c->value;
  if (f->type == FIELD_CHAR) ((char*)data)[i] = (char)c->value;
  if (f->type == FIELD_SIZE) ((cttSize*)data)[i] = new_int(c, (int)((cttSize*)data)[i], n);
}

// A field of the model or of one of its structs of settings.
typedef struct Where {
  const Field* field;
  void* base;
} Where;

static Where find(ctModel* m, int k) {
  const struct {
    const Field* table;
    int count;
    void* base;
  } part[] = {{model_field, model_field_count, m},
              {option_field, option_field_count, &m->opt},
              {statistic_field, statistic_field_count, &m->stat},
              {visual_field, visual_field_count, &m->vis}};
  int all = 0, at = 0;
  for (int i = 0; i < 4; i++) all += part[i].count;
  for (k %= all; k >= part[at].count; at++) k -= part[at].count;
  return (Where){part[at].table + k, part[at].base};
}

// Sizes are the business of fuzz_binary.
static void apply(ctModel* m, const Change* c) {
  Where w = find(m, c->field);
  if (w.base == m && w.field->memory != FIELD_BLOCK) return;
  cttSize n = field_count(w.field, m, NULL);
  if (n > 0) set_number(w.field, field_data(w.field, w.base), c->index % n, c, n);
}

// In memory only those integers may be wrong that every step looks at; reals and settings always
// may.
static bool hides(ctModel* m, const Change* c) {
  Where w = find(m, c->field);
  if (w.base != m) return false;
  FieldType type = w.field->type;
  if (type == FIELD_REAL || type == FIELD_FLOAT) return strcmp(w.field->name, "wrap_prm") == 0;
  return !w.field->compared;
}

//---------------------------------- use -----------------------------------------------------------

static void draw(const ctModel* m, ctData* d) {
  ctvScene scn;
  ctvCamera cam;
  ctvOption opt;
  ctvPerturb pert;
  ctv_defaultScene(&scn);
  ctv_makeScene(m, &scn, 300);
  ctv_defaultFreeCamera(m, &cam);
  ctv_defaultOption(&opt);
  ctv_defaultPerturb(&pert);
  memset(opt.flags, 1, sizeof opt.flags);
  opt.label = ctLABEL_BODY;
  opt.frame = ctFRAME_BODY;
  opt.bvh_depth = 1;
  pert.select = m->nbody > 1 ? 1 : 0;
  pert.active = ctPERT_TRANSLATE;
  ctv_updateScene(m, d, &opt, &pert, &cam, ctCAT_ALL, &scn);
  double point[3];
  int id[3];
  ctv_select(m, d, &opt, 1, .5, .5, &scn, point, id, id + 1, id + 2);
  ctv_freeScene(&scn);
}

static void look(const ctModel* m, ctData* d) {
  const double from[3] = {0, 0, 3}, dir[3] = {.01, .02, -1};
  int geom = -1, vert = -1;
  double normal[3], ends[6];
  ct_ray(m, d, from, dir, NULL, 1, -1, &geom, normal);
  for (int f = 0; f < m->nflex; f++) ct_rayFlex(m, d, 0, 1, 1, 1, 1, f, from, dir, &vert, normal);
  if (m->ngeom > 1) ct_geomDistance(m, d, 0, 1, 1, ends);
}

static void use_data(ctModel* m, ctData* d) {
  static const int integrator[] = {ctINT_EULER, ctINT_RK4, ctINT_IMPLICIT, ctINT_IMPLICITFAST};
  fuzz_option_bound(&m->opt, 20);
  ct_step(m, d);
  for (int k = 0; k < 4; k++) {
    if (m->opt.integrator >= 0 && m->opt.integrator < 4) m->opt.integrator = integrator[k];
    ct_step(m, d);
  }
  ct_inverse(m, d);
  bool good = ct_validateModel(m, NULL, 0);
  if (good) {
    draw(m, d);
    look(m, d);
    ct_setConst(m, d);
    if (m->nkey) ct_resetDataKeyframe(m, d, 0);
    ct_step1(m, d);
    ct_step2(m, d);
  }
}

static void save_and_print(const ctModel* m) {
  size_t size = binary_size(m);
  unsigned char* data = malloc(size);
  REQUIRE(data);
  binary_write(m, data);
  ctModel* again = ct_loadBinaryBuffer(data, (cttSize)size, NULL, 0);
  REQUIRE(again);
  ct_deleteModel(again);
  free(data);
}

static void by_file(const ctModel* changed) {
  size_t size = binary_size(changed);
  unsigned char* data = malloc(size);
  REQUIRE(data);
  binary_write(changed, data);
  char error[500] = "";
  ctModel* m = ct_loadBinaryBuffer(data, (cttSize)size, error, sizeof error);
  free(data);
  REQUIRE((m == NULL) == (error[0] != 0));
  if (!m) return;
  save_and_print(m);
  ctData* d = ct_makeData(m);
  if (d) use_data(m, d);
  ct_deleteData(d);
  ct_deleteModel(m);
}

//---------------------------------- entry ---------------------------------------------------------

static Change read_change(const uint8_t* p) {
  return (Change){(uint16_t)(p[0] | p[1] << 8), (uint16_t)(p[2] | p[3] << 8), p[4], (int8_t)p[5]};
}

static void fuzz_fields(const char* const* xml, int bases, const uint8_t* data, size_t size) {
  REQUIRE(bases <= MOST_BASES);
  if (size < 8) return;
  const ctModel* first = base(xml, data[1] % bases);
  bool memory = data[0] & 1;
  ctModel* m = ct_copyModel(NULL, first);
  ctData* d = memory ? ct_makeData(m) : NULL;
  REQUIRE(m && (d || !memory));
  if (d) ct_step(m, d);
  for (size_t i = 2; i + 6 <= size && i < 2 + 6 * 8; i += 6) {
    Change c = read_change(data + i);
    ctModel* before = ct_copyModel(NULL, m);
    REQUIRE(before);
    apply(m, &c);
    if (memory && hides(m, &c)) ct_copyModel(m, before);
    ct_deleteModel(before);
  }
  if (memory)
    use_data(m, d);
  else
    by_file(m);
  ct_deleteData(d);
  ct_deleteModel(m);
}

#endif
