#include "serve/motion.h"

#include "base/integer.h"
#include "serve/pack.h"

#include <math.h>
#include <stdio.h>

enum { LEVELS = 65535 };

bool motion_start(Motion* s, const ctModel* m) {
  memset(s, 0, sizeof *s);
  s->model = m;
  channel_poses(&s->channel, m);
  channel_values(&s->channel, m);
  s->wish.flags = 1u << ctVIS_TENDON | 1u << ctVIS_CONTACTPOINT | 1u << ctVIS_CONTACTFORCE |
                  1u << ctVIS_CONSTRAINT | 1u << ctVIS_RANGEFINDER | 1u << ctVIS_COM;
  return decor_start(&s->decor, m);
}

void motion_free(Motion* s) {
  decor_free(&s->decor);
  array_free(&s->time);
  array_free(&s->value);
  array_free(&s->shape);
  array_free(&s->shapes);
}

double motion_bytes(const Motion* s, double n) {
  return n * (sizeof(float) * (double)s->channel.width + sizeof(double) + sizeof(int));
}

static bool add_shapes(Motion* s, ctData* d) {
  decor_collect(&s->decor, s->model, d, &s->wish, NULL);
  const int n = s->decor.shape.count;
  int* count = array_push(&s->shapes);
  if (!count || s->decor.failed || n > INT_MAX - s->shape.count) return false;
  if (!array_reserve(&s->shape, s->shape.count + n)) return false;
  if (n) memcpy(s->shape.data + s->shape.count, s->decor.shape.data, sizeof(float) * (size_t)n);
  s->shape.count += n;
  *count = n / DECOR_FLOATS;
  return true;
}

bool motion_add(Motion* s, ctData* d) {
  const int width = s->channel.width;
  double* time = s->failed ? NULL : array_push(&s->time);
  s->failed = !time || width > INT_MAX - s->value.count ||
              !array_reserve(&s->value, s->value.count + width) || !add_shapes(s, d);
  if (s->failed) return false;
  *time = d->time;
  float* out = s->value.data + s->value.count;
  for (int i = 0; i < s->channel.count; out += s->channel.item[i++].count)
    channel_read(&s->channel.item[i], d, out);
  s->value.count += width;
  return true;
}

//---------------------------------- coding of columns ---------------------------------------------

// Numbers in[row * stride + column].
typedef struct ColumnTable {
  const float* in;
  int rows, columns, stride;
} ColumnTable;

static double table_get(const ColumnTable* t, int row, int column) {
  return (double)t->in[(size_t)row * (size_t)t->stride + (size_t)column];
}

// Smallest finite value, and the distance of two levels: 0 for a constant.
static void find_levels(const ColumnTable* t, int column, float* low, float* step) {
  double least = INFINITY, most = -INFINITY;
  for (int r = 0; r < t->rows; r++) {
    const double x = table_get(t, r, column);
    if (!isfinite(x)) continue;
    if (x < least) least = x;
    if (x > most) most = x;
  }
  *low = (float)(least <= most ? least : 0);
  *step = (float)(least < most ? (most - least) / LEVELS : 0);
}

// Differences of the levels, with the sign in the lowest bit: 0, -1, 1, -2 ... become 0, 1, 2, 3
// ... Values that are no numbers keep the level before.
static void code_column(const ColumnTable* t, int column, float low, float step,
                        unsigned char* plane) {
  const size_t n = (size_t)t->rows, all = n * (size_t)t->columns, at = n * (size_t)column;
  int before = 0;
  for (int r = 0; r < t->rows; r++) {
    const double x = table_get(t, r, column);
    int level = before;
    if (step > 0 && isfinite(x))
      level = integer_of(floor((x - (double)low) / (double)step + 0.5), 0, LEVELS);
    const int16_t by = (int16_t)(uint16_t)(level - before);
    const uint16_t code = (uint16_t)((unsigned)by << 1 ^ (unsigned)(by >> 15));
    plane[at + (size_t)r] = (unsigned char)(code & 255);
    plane[all + at + (size_t)r] = (unsigned char)(code >> 8);
    before = level;
  }
}

static bool pack_columns(Pack* p, const char* name, const ColumnTable* t) {
  char text[80];
  const size_t columns = (size_t)t->columns;
  float* range = alloc_bytes(sizeof(float) * 2 * (columns + 1));
  unsigned char* plane = pack_room(p, name, PACK_U8, 2 * (size_t)t->rows * columns);
  for (int c = 0; range && plane && c < t->columns; c++) {
    find_levels(t, c, range + c, range + columns + (size_t)c);
    code_column(t, c, range[c], range[columns + (size_t)c], plane);
  }
  snprintf(text, sizeof text, "%s.range", name);
  if (range) pack_array(p, text, PACK_F32, range, 2 * columns);
  alloc_free(range);
  return range && plane;
}

bool motion_pack(Motion* s, StrBuf* out) {
  Pack p;
  const int rows = s->time.count, records = s->shape.count / DECOR_FLOATS;
  const float* at = s->value.data;
  bool ok = !s->failed;
  pack_start(&p, "motion");
  pack_member(&p, "flags");
  strbuf_printf(&p.head, "%u", s->wish.flags);
  pack_array(&p, "time", PACK_F64, s->time.data, (size_t)rows);
  pack_array(&p, "shapes", PACK_I32, s->shapes.data, (size_t)rows);
  for (int i = 0; ok && rows && i < s->channel.count; i++) {
    const Channel* c = s->channel.item + i;
    ok = pack_columns(&p, c->field->name, &(ColumnTable){at, rows, c->count, s->channel.width});
    at += c->count;
  }
  if (ok && records)
    ok = pack_columns(&p, "shape",
                      &(ColumnTable){s->shape.data, records, DECOR_FLOATS, DECOR_FLOATS});
  return pack_finish(&p, out) && ok;
}
