#include "draw/texture.h"

#include "base/alloc.h"
#include "base/integer.h"
#include "base/simd.h"
#include "draw/approx.h"
#include "math/fn.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

enum { CUBE_FACES = 6 };

void texture_free(Texture* t) {
  for (int i = 0; i < t->levels; i++) alloc_free(t->texel[i]);
  *t = (Texture){0};
}

//---------------------------------- images --------------------------------------------------------

// A byte of sRGB as a share of light, in 255ths.
static unsigned char srgb_to_linear(unsigned char c) {
  double x = c / 255.0;
  double y = x <= 0.04045 ? x / 12.92 : fn_pow((x + 0.055) / 1.055, 2.4);
  return (unsigned char)integer_of(y * 255 + 0.5, 0, 255);
}

typedef struct TexelSource {
  const unsigned char* data;
  int nchannel;
  bool srgb;
} TexelSource;

static void put_texels(unsigned char* to, const TexelSource* image, size_t first, size_t count) {
  unsigned char linear[256];
  for (int i = 0; i < 256; i++) linear[i] = (unsigned char)i;
  for (int i = 0; i < 256 && image->srgb; i++) linear[i] = srgb_to_linear(linear[i]);
  for (size_t i = 0; i < count; i++) {
    const unsigned char* from = image->data + (first + i) * (size_t)image->nchannel;
    for (int k = 0; k < 3; k++) to[4 * i + (size_t)k] = linear[from[image->nchannel < 3 ? 0 : k]];
    to[4 * i + 3] = image->nchannel == 4 ? from[3] : 255;
  }
}

// Where the middle of texel i of n2 is among n texels: between first and first + 1, with a share of
// the latter.
typedef struct HalfPlace {
  int low, high;
  float share;
} HalfPlace;

static HalfPlace place_half(int i, int n, int n2) {
  float x = ((float)i + 0.5f) * (float)n / (float)n2 - 0.5f;
  int low = integer_of((double)x, 0, n - 1);
  return (HalfPlace){low, low + 1 < n ? low + 1 : low, x > 0 ? x - (float)low : 0};
}

// A picture of half the size, linear between texels.
static void halve_face(unsigned char* to, const unsigned char* from, int w, int h) {
  int w2 = w > 1 ? w / 2 : 1, h2 = h > 1 ? h / 2 : 1;
  for (int y = 0; y < h2; y++) {
    HalfPlace py = place_half(y, h, h2);
    const unsigned char *low = from + 4 * (size_t)py.low * (size_t)w,
                        *high = from + 4 * (size_t)py.high * (size_t)w;
    for (int x = 0; x < w2; x++) {
      HalfPlace px = place_half(x, w, w2);
      unsigned char* p = to + 4 * ((size_t)y * (size_t)w2 + (size_t)x);
      for (int k = 0; k < 4; k++) {
        float a = (float)low[4 * px.low + k], b = (float)low[4 * px.high + k];
        float c = (float)high[4 * px.low + k], d = (float)high[4 * px.high + k];
        float ab = a + px.share * (b - a), cd = c + px.share * (d - c);
        p[k] = (unsigned char)integer_of((double)(ab + py.share * (cd - ab) + 0.5f), 0, 255);
      }
    }
  }
}

static bool add_level(Texture* t, int w, int h, int faces) {
  unsigned char* p = alloc_bytes(4 * (size_t)w * (size_t)h * (size_t)faces);
  if (!p) return false;
  t->width[t->levels] = w;
  t->height[t->levels] = h;
  t->texel[t->levels++] = p;
  return true;
}

static bool add_mipmaps(Texture* t, int faces) {
  while (t->levels < TEXTURE_LEVELS) {
    int from = t->levels - 1, w = t->width[from], h = t->height[from];
    if (w == 1 && h == 1) return true;
    int w2 = w > 1 ? w / 2 : 1, h2 = h > 1 ? h / 2 : 1;
    if (!add_level(t, w2, h2, faces)) return false;
    for (int k = 0; k < faces; k++) {
      halve_face(t->texel[from + 1] + 4 * (size_t)k * (size_t)w2 * (size_t)h2,
                 t->texel[from] + 4 * (size_t)k * (size_t)w * (size_t)h, w, h);
    }
  }
  return true;
}

bool texture_make(Texture* t, const ctModel* m, int texid) {
  int w = m->tex_width[texid], h = m->tex_height[texid], nchannel = m->tex_nchannel[texid];
  *t = (Texture){.type = m->tex_type[texid]};
  if (w <= 0 || h <= 0 || nchannel <= 0) return true;
  TexelSource image = {m->tex_data + m->tex_adr[texid], nchannel,
                       m->tex_colorspace[texid] == ctCOLORSPACE_SRGB};
  bool cube = t->type != ctTEXTURE_2D;
  int faces = cube ? CUBE_FACES : 1, rows = cube ? w : h;
  if (!add_level(t, w, rows, faces)) return false;
  size_t count = (size_t)w * (size_t)rows;
  for (int k = 0; k < faces; k++) { // a square image is every side of the cube
    bool separate = cube && (int64_t)h >= (int64_t)(k + 1) * w;
    put_texels(t->texel[0] + 4 * (size_t)k * count, &image, separate ? (size_t)k * count : 0,
               count);
  }
  if (add_mipmaps(t, faces)) return true;
  texture_free(t);
  return false;
}

//---------------------------------- sampling ------------------------------------------------------

// An index from -1 to n: coordinates are between 0 and 1.
static inline int wrap_index(int i, int n) { return i < 0 ? n - 1 : i < n ? i : 0; }

static int clamp_index(int i, int n) { return i < 0 ? 0 : i < n ? i : n - 1; }

// The four texels around a place, and the shares of the right and upper ones.
typedef struct Texels {
  const unsigned char* at[4];
  float fx, fy;
} Texels;

static inline float4 load_texel(const unsigned char* p) {
  byte4 b;
  memcpy(&b, p, sizeof b);
  return __builtin_convertvector(b, float4);
}

static inline void blend_texels(float rgba[4], const Texels* q) {
  float4 a = load_texel(q->at[0]), b = load_texel(q->at[1]), c = load_texel(q->at[2]),
         d = load_texel(q->at[3]);
  float4 low = a + q->fx * (b - a), high = c + q->fx * (d - c);
  *(float4_any*)rgba = (low + q->fy * (high - low)) * (1 / 255.0f);
}

// Whole part of a coordinate, which is between -1 and the size of a texture, or a million.
static inline int round_down(float x) {
  int i = integer_of((double)x, -(1 << 24), 1 << 24);
  return i - ((float)i > x);
}

static void sample_level(float rgba[4], const Texture* t, int level, float u, float v) {
  int w = t->width[level], h = t->height[level];
  float x = u * (float)w - 0.5f, y = v * (float)h - 0.5f;
  int ix = round_down(x), iy = round_down(y);
  int x0 = wrap_index(ix, w), x1 = x0 + 1 < w ? x0 + 1 : 0;
  int y0 = wrap_index(iy, h), y1 = y0 + 1 < h ? y0 + 1 : 0;
  const unsigned char *low = t->texel[level] + 4 * (size_t)y0 * (size_t)w,
                      *high = t->texel[level] + 4 * (size_t)y1 * (size_t)w;
  Texels q = {
      {low + 4 * x0, low + 4 * x1, high + 4 * x0, high + 4 * x1}, x - (float)ix, y - (float)iy};
  blend_texels(rgba, &q);
}

static void sample_face(float rgba[4], const Texture* t, int level, int face, float u, float v) {
  int w = t->width[level];
  float x = u * (float)w - 0.5f, y = v * (float)w - 0.5f;
  int ix = round_down(x), iy = round_down(y);
  int x0 = clamp_index(ix, w), x1 = clamp_index(ix + 1, w);
  int y0 = clamp_index(iy, w), y1 = clamp_index(iy + 1, w);
  const unsigned char* base = t->texel[level] + 4 * (size_t)face * (size_t)w * (size_t)w;
  const unsigned char *low = base + 4 * (size_t)y0 * (size_t)w,
                      *high = base + 4 * (size_t)y1 * (size_t)w;
  Texels q = {
      {low + 4 * x0, low + 4 * x1, high + 4 * x0, high + 4 * x1}, x - (float)ix, y - (float)iy};
  blend_texels(rgba, &q);
}

typedef struct Levels {
  int low, high;
  float share; // of high
} Levels;

// log2 rho = e + log2 m: between the levels e and e + 1.
static Levels choose_levels(const Texture* t, float rho) {
  union {
    float f;
    uint32_t u;
  } v = {rho};
  if (!(v.f >= 1)) return (Levels){0, 0, 0};
  int low = (int)(v.u >> 23) - 127;
  if (low >= t->levels - 1) return (Levels){t->levels - 1, t->levels - 1, 0};
  v.u = (v.u & 0x7fffff) | 0x3f800000;
  return (Levels){low, low + 1, approx_log2(v.f)};
}

static void mix_levels(float rgba[4], const float other[4], float share) {
  *(float4_any*)rgba += share * (*(const float4_any*)other - *(float4_any*)rgba);
}

static float finite_or_zero(float x) { return x > -1e6f && x < 1e6f ? x : 0; }

void texture_sample(float rgba[4], const Texture* t, float u, float v, float rho) {
  u = finite_or_zero(u), v = finite_or_zero(v);
  u -= (float)round_down(u), v -= (float)round_down(v);
  Levels l = choose_levels(t, rho);
  sample_level(rgba, t, l.low, u, v);
  if (l.share <= 0) return;
  float other[4];
  sample_level(other, t, l.high, u, v);
  mix_levels(rgba, other, l.share);
}

// The face of a direction and its axes: major axis, then s and t with their signs, as OpenGL
// orders the sides of a cube: +x -x +y -y +z -z.
typedef struct CubeFace {
  int major, s, t;
  float ssign, tsign;
} CubeFace;

static const CubeFace kFaces[CUBE_FACES] = {{0, 2, 1, -1, -1}, {0, 2, 1, 1, -1}, {1, 0, 2, 1, 1},
                                            {1, 0, 2, 1, -1},  {2, 0, 1, 1, -1}, {2, 0, 1, -1, -1}};

static int face_of(const float d[3]) {
  float x = fabsf(d[0]), y = fabsf(d[1]), z = fabsf(d[2]);
  int axis = x >= y && x >= z ? 0 : y >= z ? 1 : 2;
  return 2 * axis + (d[axis] < 0);
}

void texture_sample_cube(float rgba[4], const Texture* t, const float dir[3], const float dx[3],
                         const float dy[3]) {
  int face = face_of(dir);
  const CubeFace* f = &kFaces[face];
  float ma = fabsf(dir[f->major]), sign = dir[f->major] < 0 ? -1.0f : 1.0f;
  if (!(ma > 0)) ma = 1;
  float s = f->ssign * dir[f->s] / ma, v = f->tsign * dir[f->t] / ma;
  // s = ds / |ma|: its change per pixel, in texels of the face (which is two wide)
  float most = 0;
  for (int k = 0; k < 2; k++) {
    const float* d = k ? dy : dx;
    float dm = sign * d[f->major];
    float ds = (f->ssign * d[f->s] - s * dm) / ma, dt = (f->tsign * d[f->t] - v * dm) / ma;
    float r = ds * ds + dt * dt;
    if (r > most) most = r;
  }
  float half = 0.5f * (float)t->width[0];
  Levels l = choose_levels(t, sqrtf(most) * half);
  s = finite_or_zero(s), v = finite_or_zero(v);
  sample_face(rgba, t, l.low, face, 0.5f * s + 0.5f, 0.5f * v + 0.5f);
  if (l.share <= 0) return;
  float other[4];
  sample_face(other, t, l.high, face, 0.5f * s + 0.5f, 0.5f * v + 0.5f);
  mix_levels(rgba, other, l.share);
}
