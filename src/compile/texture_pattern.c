// Built-in patterns, three bytes per pixel, rows from the top. The caller provides width x height
// pixels; a cube is six square sides one below the other. Marks are drawn over the pattern, and
// random dots over all sides in one sequence of random numbers.
#include "compile/texture_pattern.h"

#include "base/assert.h"
#include "base/integer.h"
#include "math/fn.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// An image of 3 bytes a pixel.
typedef struct TextureSide {
  cttByte* data;
  int width, height;
} TextureSide;

static cttByte* pixel_at(const TextureSide* s, int row, int column) {
  CT_VALIDATE(row >= 0 && row < s->height && column >= 0 && column < s->width);
  return s->data + 3 * ((size_t)row * (size_t)s->width + (size_t)column);
}

// MuJoCo's conversion: toward zero, then the lowest byte; a number out of range is 0.
static cttByte to_byte(double x) {
  enum { END = 2000000000 };
  int y = integer_of(255 * x, -END, END);
  return (cttByte)(y > -END && y < END ? y : 0);
}

static void to_color(cttByte out[3], const double rgb[3]) {
  for (int i = 0; i < 3; i++) out[i] = to_byte(rgb[i]);
}

//---------------------------------- patterns ------------------------------------------------------

// From rgb2 at x = -1 to rgb1 at x = 1 along a sigmoid.
static inline void blend_colors(cttByte out[3], const double rgb1[3], const double rgb2[3],
                                double x) {
  double a = 0.5 * (1 + x / sqrt(1 + x * x) / (1.0 / sqrt(2)));
  a = a < 0 ? 0 : a > 1 ? 1 : a;
  for (int i = 0; i < 3; i++) out[i] = to_byte(a * rgb1[i] + (1 - a) * rgb2[i]);
}

static void fill_gradient(const TextureSide* side, const ctsTexture* s) {
  for (int r = 0; r < side->height; r++) {
    for (int c = 0; c < side->width; c++) {
      double x = 2 * c / (double)(side->width - 1) - 1;
      double y = 1 - 2 * r / (double)(side->height - 1);
      blend_colors(pixel_at(side, r, c), s->rgb2, s->rgb1, 2 * sqrt(x * x + y * y) - 1);
    }
  }
}

// By elevation above the horizon.
static void fill_gradient_cube(const TextureSide side[6], const ctsTexture* s) {
  int w = side[0].width;
  for (int r = 0; r < w; r++) {
    for (int c = 0; c < w; c++) {
      double x = 2 * c / (double)(w - 1) - 1, y = 1 - 2 * r / (double)(w - 1);
      double length = sqrt(1 + x * x + y * y);
      double wall = fn_asin(y / length) / (0.5 * ctPI);
      double up = 1 - fn_acos(1.0 / length) / (0.5 * ctPI);
      const double height[6] = {wall, wall, up, -up, wall, wall};
      for (int k = 0; k < 6; k++)
        blend_colors(pixel_at(side + k, r, c), s->rgb1, s->rgb2, height[k]);
    }
  }
}

static void fill_checker(const TextureSide* side, const cttByte color1[3],
                         const cttByte color2[3]) {
  for (int r = 0; r < side->height; r++) {
    for (int c = 0; c < side->width; c++) {
      bool same = (r < side->height / 2) == (c < side->width / 2);
      memcpy(pixel_at(side, r, c), same ? color1 : color2, 3);
    }
  }
}

static void fill_flat(const TextureSide* side, const cttByte color[3]) {
  for (int r = 0; r < side->height; r++) {
    for (int c = 0; c < side->width; c++) memcpy(pixel_at(side, r, c), color, 3);
  }
}

//---------------------------------- marks ---------------------------------------------------------

static void mark_lines(const TextureSide* side, int row, int column, const cttByte color[3]) {
  for (int r = 0; r < side->height; r++) memcpy(pixel_at(side, r, column), color, 3);
  for (int c = 0; c < side->width; c++) memcpy(pixel_at(side, row, c), color, 3);
}

static void mark_side(const TextureSide* side, int mark, const cttByte color[3]) {
  if (mark == ctMARK_EDGE) {
    mark_lines(side, 0, 0, color);
    mark_lines(side, side->height - 1, side->width - 1, color);
  } else if (mark == ctMARK_CROSS) {
    mark_lines(side, side->height / 2, side->width / 2, color);
  }
}

// The 64-bit Mersenne twister (Matsumoto and Nishimura 2000), which MuJoCo's dots come from, seed
// 42.
enum { TWIST_N = 312, TWIST_M = 156 };

typedef struct Twister {
  uint64_t state[TWIST_N];
  int at;
} Twister;

static void twister_seed(Twister* t, uint64_t seed) {
  t->state[0] = seed;
  for (int i = 1; i < TWIST_N; i++) {
    uint64_t x = t->state[i - 1];
    t->state[i] = 6364136223846793005ULL * (x ^ (x >> 62)) + (uint64_t)i;
  }
  t->at = TWIST_N;
}

static void twister_refill(Twister* t) {
  const uint64_t upper = ~(uint64_t)0 << 31, lower = ~upper;
  for (int i = 0; i < TWIST_N; i++) {
    uint64_t x = (t->state[i] & upper) | (t->state[(i + 1) % TWIST_N] & lower);
    uint64_t y = (x >> 1) ^ (x & 1 ? 0xB5026F5AA96619E9ULL : 0);
    t->state[i] = t->state[(i + TWIST_M) % TWIST_N] ^ y;
  }
  t->at = 0;
}

// Uniform in [0, 1].
static double twister_next(Twister* t) {
  if (t->at == TWIST_N) twister_refill(t);
  CT_VALIDATE(t->at >= 0 && t->at < TWIST_N);
  uint64_t x = t->state[t->at++];
  x ^= (x >> 29) & 0x5555555555555555ULL;
  x ^= (x << 17) & 0x71D67FFFEDA60000ULL;
  x ^= (x << 37) & 0xFFF7EEE000000000ULL;
  x ^= x >> 43;
  return (double)x / 18446744073709551616.0;
}

static void random_dots(const TextureSide* side, const ctsTexture* s) {
  cttByte color[3];
  to_color(color, s->markrgb);
  Twister t;
  twister_seed(&t, 42);
  for (int r = 0; r < side->height; r++) {
    for (int c = 0; c < side->width; c++) {
      if (twister_next(&t) < s->random) memcpy(pixel_at(side, r, c), color, 3);
    }
  }
}

//---------------------------------- textures ------------------------------------------------------

static void fill_side(const TextureSide* side, const ctsTexture* s, const cttByte color1[3],
                      const cttByte color2[3]) {
  if (s->builtin == ctBUILTIN_GRADIENT) fill_gradient(side, s);
  if (s->builtin == ctBUILTIN_CHECKER) fill_checker(side, color1, color2);
  if (s->builtin == ctBUILTIN_FLAT) fill_flat(side, color1);
}

// A checkered cube has its front and back the other way round; a flat one a floor of its own.
static void fill_cube(const TextureSide side[6], const ctsTexture* s, const cttByte color1[3],
                      const cttByte color2[3]) {
  if (s->builtin == ctBUILTIN_GRADIENT) fill_gradient_cube(side, s);
  for (int k = 0; k < 6; k++) {
    if (s->builtin == ctBUILTIN_CHECKER)
      fill_checker(side + k, k < 4 ? color1 : color2, k < 4 ? color2 : color1);
    if (s->builtin == ctBUILTIN_FLAT) fill_flat(side + k, k == 3 ? color2 : color1);
  }
}

void texture_pattern(const ctsTexture* s, cttByte* data) {
  CT_ASSERT(s->width >= 1 && s->height >= 1); // texture_from_pattern
  CT_ASSERT(s->type == ctTEXTURE_2D || s->height == 6 * s->width);
  cttByte color1[3], color2[3], mark[3];
  to_color(color1, s->rgb1);
  to_color(color2, s->rgb2);
  to_color(mark, s->markrgb);
  TextureSide whole = {data, s->width, s->height};
  if (s->type == ctTEXTURE_2D) {
    fill_side(&whole, s, color1, color2);
    mark_side(&whole, s->mark, mark);
  } else {
    TextureSide side[6];
    for (int k = 0; k < 6; k++)
      side[k] = (TextureSide){pixel_at(&whole, k * s->width, 0), s->width, s->width};
    fill_cube(side, s, color1, color2);
    for (int k = 0; k < 6; k++) mark_side(side + k, s->mark, mark);
  }
  if (s->mark == ctMARK_RANDOM && s->random > 0) random_dots(&whole, s);
}
