#include "draw/pixmap.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/integer.h"

#include <stdint.h>
#include <string.h>

enum { PIXMAP_MAX = 16384 }; // width and height

void pixmap_free(Pixmap* s) {
  alloc_free(s->rgb);
  alloc_free(s->depth);
  *s = (Pixmap){0};
}

bool pixmap_resize(Pixmap* s, int width, int height) {
  if (width <= 0 || height <= 0) {
    pixmap_free(s);
    return true;
  }
  if (width > PIXMAP_MAX || height > PIXMAP_MAX) return false;
  size_t n = (size_t)width * (size_t)height;
  Pixmap made = {width, height, alloc_zero(3 * n), alloc_zero(n * sizeof(float))};
  if (!made.rgb || !made.depth) {
    pixmap_free(&made);
    return false;
  }
  pixmap_free(s);
  *s = made;
  return true;
}

static void copy_pixels(Pixmap* to, const Pixmap* from) {
  CT_ASSERT(to->width >= from->width && to->height >= from->height);
  for (int y = 0; y < from->height; y++) {
    size_t a = (size_t)y * (size_t)to->width, b = (size_t)y * (size_t)from->width;
    memcpy(to->rgb + 3 * a, from->rgb + 3 * b, 3 * (size_t)from->width);
    memcpy(to->depth + a, from->depth + b, (size_t)from->width * sizeof(float));
  }
}

bool pixmap_reach(Pixmap* s, ctrRect r) {
  int64_t right = (int64_t)r.left + r.width, top = (int64_t)r.bottom + r.height;
  if (r.width <= 0 || r.height <= 0 || (right <= s->width && top <= s->height)) return true;
  if (right > PIXMAP_MAX || top > PIXMAP_MAX) return false;
  Pixmap made = {0};
  int width = right > s->width ? (int)right : s->width;
  int height = top > s->height ? (int)top : s->height;
  if (!pixmap_resize(&made, width, height)) return false;
  copy_pixels(&made, s);
  pixmap_free(s);
  *s = made;
  return true;
}

// The overlap of [at, at + n) with [0, size).
static void clip_range(int* at, int* n, int size) {
  int64_t end = (int64_t)*at + *n;
  if (*at < 0) *at = 0;
  if (end > size) end = size;
  *n = end > *at ? (int)(end - *at) : 0;
}

ctrRect pixmap_clip(const Pixmap* s, ctrRect r) {
  clip_range(&r.left, &r.width, s->width);
  clip_range(&r.bottom, &r.height, s->height);
  if (r.width == 0 || r.height == 0) r.width = r.height = 0;
  return r;
}

// c' = (1 - a) c + a f, rounded as 8 bits
static unsigned char blend_byte(unsigned char c, float f, float a) {
  float x = (1 - a) * (float)c + a * 255.0f * f;
  return (unsigned char)integer_of((double)(x + 0.5f), 0, 255);
}

static float clamp_unit(float x) { return x > 0 ? (x < 1 ? x : 1) : 0; }

void pixmap_fill(Pixmap* s, ctrRect r, const float rgba[4]) {
  r = pixmap_clip(s, r);
  float c[3] = {clamp_unit(rgba[0]), clamp_unit(rgba[1]), clamp_unit(rgba[2])};
  float a = clamp_unit(rgba[3]);
  for (int y = r.bottom; y < r.bottom + r.height; y++) {
    unsigned char* p = s->rgb + 3 * ((size_t)y * (size_t)s->width + (size_t)r.left);
    for (int x = 0; x < 3 * r.width; x++) p[x] = blend_byte(p[x], c[x % 3], a);
  }
}
