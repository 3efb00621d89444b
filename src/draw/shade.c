// Colours of pixels from the triangles that are seen there.
//
// As in OpenGL a triangle has one colour per pixel, for all samples that it covers, and each light
// with shadows is a pass of its own that is added in 8 bits. Pixels of a row that see one triangle
// are shaded together.
#include "draw/shade.h"

#include "draw/bins.h"
#include "draw/light.h"
#include "draw/shadow.h"
#include "draw/sheet.h"
#include "math/wide.h"

#include <math.h>
#include <string.h>

bool shader_begin(Shader* s, const Shot* f) { return facets_begin(&s->facets, f); }

void shader_free(Shader* s) { facets_free(&s->facets); }

//---------------------------------- points --------------------------------------------------------

static float larger_of(float a, float b) { return a > b ? a : b; }

// The texture at a point; its coordinates change with x by (tex' - tex w') w, likewise with y.
static float4 sample_texture(const Facet* t, float4 tex, float w) {
  const Look* look = &t->piece->look;
  float4 dx = (t->tex.x - tex * t->iw[1]) * w, dy = (t->tex.y - tex * t->iw[2]) * w, rgba;
  if (look->texmode == TEX_CUBE || look->texmode == TEX_SKY) {
    texture_sample_cube((float*)&rgba, look->texture, (float*)&tex, (float*)&dx, (float*)&dy);
    return rgba;
  }
  float width = (float)look->texture->width[0], height = (float)look->texture->height[0];
  float x = dx[0] * width * dx[0] * width + dx[1] * height * dx[1] * height;
  float y = dy[0] * width * dy[0] * width + dy[1] * height * dy[1] * height;
  texture_sample((float*)&rgba, look->texture, tex[0], tex[1], sqrtf(larger_of(x, y)));
  return rgba;
}

static int4 bytes_of_four(float4 x) {
  return __builtin_convertvector(simd_clamp4(x) * 255.0f + 0.5f, int4);
}

// Numbers of a byte each; the fourth is left out.
static inline uint32_t pack_bytes(int4 b) {
  byte4 four = __builtin_convertvector(b, byte4);
  uint32_t c;
  memcpy(&c, &four, sizeof c);
  return c & 0xffffff;
}

static inline int4 unpack_bytes(uint32_t c) {
  byte4 four;
  memcpy(&four, &c, sizeof four);
  return __builtin_convertvector(four, int4);
}

WIDE_INLINE int4 saturate_bytes(int4 b) {
  int4 most = {255, 255, 255, 255}, over = b > most;
  return (over & most) | (~over & b);
}

// Eight pixels: colours before the texture, the texture, and how clear of fog.
typedef struct ShadePoints {
  SheetPoints at;
  float8 tex[4], clear;
} ShadePoints;

enum { SHADE_WIDTH = 8 };

// The share of the fog that is not in the way.
WIDE_INLINE void find_clear(ShadePoints* g, const FacetRow* r) {
  const Shot* f = r->store->f;
  float8 z = r->z + r->t->z[1] * g->at.x;
  g->clear = f->eye.ortho ? (f->eye.zshift - z) / f->eye.zscale : g->at.w;
  g->clear = (f->fog_end - g->clear) / (f->fog_end - f->fog_start);
  simd_clamp8(&g->clear);
}

// The texture at the first n pixels.
static void find_texels(ShadePoints* g, const FacetRow* r, int n) {
  memset(g->tex, 0, sizeof g->tex);
  for (int i = 0; i < n; i++) {
    float4 texel =
        sample_texture(r->t, (r->tex + g->at.x[i] * r->t->tex.x) * g->at.w[i], g->at.w[i]);
    for (int k = 0; k < 4; k++) g->tex[k][i] = texel[k];
  }
}

WIDE_INLINE void find_colors(SheetPoints* p, const FacetRow* r, int n, int channels) {
  const Facet* t = r->t;
  if (t->piece->form.grid) {
    sheet_colors(p, r, n, channels);
    return;
  }
  for (int m = 0; m < t->passes; m++) {
    for (int k = 0; k < channels; k++) {
      p->color[m][k] = (r->color[m][k] + t->color[m].x[k] * p->x) * p->w;
      simd_clamp8(&p->color[m][k]);
    }
  }
}

// The first n of eight pixels from x on.
WIDE_INLINE void find_points(ShadePoints* g, const FacetRow* r, int x, int n, int channels) {
  float8 middle = {0.5f, 1.5f, 2.5f, 3.5f, 4.5f, 5.5f, 6.5f, 7.5f};
  float8 far = {1e12f, 1e12f, 1e12f, 1e12f, 1e12f, 1e12f, 1e12f, 1e12f};
  g->at.x = middle + (float)x;
  float8 iw = r->iw + r->t->iw[1] * g->at.x;
  float8 w = 1 / iw, rest = 1e-12f - iw;
  int8 ok;
  simd_negative8(&ok, &rest);
  simd_choose8(&g->at.w, &ok, &w, &far);
  find_colors(&g->at, r, n, channels);
  if (r->t->piece->look.texmode != TEX_NONE) find_texels(g, r, n);
  if (r->store->f->fog) find_clear(g, r);
}

// A channel of a pass with the texture.
WIDE_INLINE void find_channel(float8* c, const ShadePoints* g, const FacetRow* r, int pass, int k) {
  *c = g->at.color[pass][k];
  if (r->t->piece->look.texmode != TEX_NONE) *c *= g->tex[k];
}

// Of the first pass, in the fog; alpha is not in it.
WIDE_INLINE void find_first_channel(float8* c, const ShadePoints* g, const FacetRow* r, int k) {
  const Shot* f = r->store->f;
  find_channel(c, g, r, 0, k);
  if (f->fog && k < 3) *c = g->clear * *c + (1 - g->clear) * f->fog_rgb[k];
}

// As bytes; x is from 0 to 1.
WIDE_INLINE void find_bytes(int8* b, const float8* x) {
  *b = __builtin_convertvector(*x * 255.0f + 0.5f, int8);
}

// Bits of lights that reach eight pixels, as masks; none where the texture is transparent.
WIDE_INLINE void find_reached(int8* reached, const ShadePoints* g, const FacetRow* r,
                              const uint8_t lit[SHADE_WIDTH], int pass) {
  byte8 bits;
  memcpy(&bits, lit, sizeof bits);
  *reached = __builtin_convertvector(bits, int8) << (32 - pass) >> 31;
  const Look* look = &r->t->piece->look;
  if (look->texmode == TEX_NONE) return;
  float8 opaque = g->tex[3] * look->rgba[3] - 0.99f;
  int8 clear;
  simd_negative8(&clear, &opaque);
  *reached &= ~clear;
}

// Adds a pass in bytes, times times.
WIDE_INLINE void add_pass(int8 sum[3], const ShadePoints* g, const FacetRow* r, const int8* reached,
                          int pass, int times) {
  for (int k = 0; k < 3; k++) {
    float8 c;
    int8 more;
    find_channel(&c, g, r, pass, k);
    if (r->store->f->fog) c *= g->clear;
    find_bytes(&more, &c);
    more &= *reached;
    sum[k] += times > 1 ? more * times : more;
  }
}

//---------------------------------- opaque pieces -------------------------------------------------

// Pixels x .. x + n - 1 of a row that see a triangle.
typedef struct PixelRun {
  int tri, x, y, n;
  int times; // lines one over the other: each light with shadows is added so often
} PixelRun;

// The sum of all passes of eight pixels, in bytes.
WIDE_INLINE void shade_eight(int8* color, const ShadePoints* g, const FacetRow* r,
                             const uint8_t lit[SHADE_WIDTH], int times) {
  int8 sum[3], reached;
  for (int k = 0; k < 3; k++) {
    float8 c;
    find_first_channel(&c, g, r, k);
    find_bytes(&sum[k], &c);
  }
  for (int p = 1; p < r->t->passes; p++) {
    find_reached(&reached, g, r, lit, p);
    add_pass(sum, g, r, &reached, p, times);
  }
  for (int k = 0; k < 3 && r->t->passes > 1; k++) {
    int8 over = (255 - sum[k]) >> 31;
    sum[k] = (sum[k] | over) & 255;
  }
  *color = sum[0] | sum[1] << 8 | sum[2] << 16;
}

WIDE_INLINE void shade_points(uint32_t* found, const FacetRow* r, const PixelRun* run,
                              const uint8_t* lit) {
  for (int i = 0; i < run->n; i += SHADE_WIDTH) {
    ShadePoints g;
    int8 color;
    find_points(&g, r, run->x + i, run->n - i < SHADE_WIDTH ? run->n - i : SHADE_WIDTH, 3);
    shade_eight(&color, &g, r, lit + i, run->times);
    *(int8_any*)(found + i) = color;
  }
}
WIDE_TARGET static void shade_points_wide(uint32_t* found, const FacetRow* r, const PixelRun* run,
                                          const uint8_t* lit) {
  shade_points(found, r, run, lit);
}

static void shade_run(uint32_t* color, FacetStore* s, const Tile* t, PixelRun run) {
  FacetRow r;
  uint8_t lit[FRAME_TILE + SHADE_WIDTH] = {0};
  uint32_t found[FRAME_TILE + SHADE_WIDTH];
  const Facet* facet = facet_of(s, t, run.tri);
  facet_row(&r, s, facet, run.y);
  if (facet->bright) {
    int flat = facet->piece->form.grid ? (int)(facet->piece - frame_piece(s->f, 0)) : -1;
    shadow_row(lit, s->f, &(ShadowRow){facet->map, facet->bright, flat, run.x, run.y, run.n});
  }
  WIDE_CALL(shade_points, found, &r, &run, lit);
  memcpy(color, found, (size_t)run.n * sizeof *color);
}

static bool shows_mirror(const Shot* f, int tri) {
  return tri >= 0 && frame_piece(f, frame_tri(f, tri)->piece)->look.mirror;
}

// Samples of pixels that are shaded one by one; wanted: which of them, NULL: all.
typedef struct SampleJob {
  FacetStore* s;
  const Tile* t;
  const Visible* v;
  const uint8_t* wanted;
  uint32_t* color;
} SampleJob;

static int count_lines(const SampleJob* j, int i) { return j->s->f->wire ? j->v->times[i] : 1; }

// Whether an earlier sample has this one's colour.
static bool shares_color(const SampleJob* j, int i, int other) {
  return j->v->tri[other] == j->v->tri[i] && (!j->wanted || j->wanted[other]) &&
         count_lines(j, other) == count_lines(j, i);
}

static void shade_samples(const SampleJob* j, int px, int py) {
  int first = tile_sample(j->t, px, py, 0), n = j->s->f->samples;
  for (int i = first; i < first + n; i++) {
    int tri = j->v->tri[i], same = first;
    if (tri == TILE_NONE || (j->wanted && !j->wanted[i])) {
      j->color[i] = 0;
      continue;
    }
    while (same < i && !shares_color(j, i, same)) same++;
    if (same < i) {
      j->color[i] = j->color[same];
    } else {
      shade_run(&j->color[i], j->s, j->t, (PixelRun){tri, px, py, 1, count_lines(j, i)});
    }
  }
}

// Whether four samples see one triangle.
static inline bool sees_only(const int* tri, int id) {
  int4 want = {id, id, id, id}, same = *(const int4*)tri == want;
  return simd_mask4(&same) == 15;
}

// A row of a tile with four samples per pixel.
static void shade_tile_row(Shader* s, const Tile* t, int y) {
  SampleJob job = {&s->facets, t, &s->seen, NULL, s->color};
  const int* tri = s->seen.tri + 4 * y * FRAME_TILE;
  uint32_t* pixel = s->pixel + y * FRAME_TILE;
  uint8_t* split = s->split + y * FRAME_TILE;
  for (int x = 0; x < t->width;) {
    int id = tri[4 * x], n = 0;
    while (x + n < t->width && sees_only(tri + 4 * (x + n), id)) n++;
    if (n == 0) {
      shade_samples(&job, x, y);
      split[x++] = 1;
      continue;
    }
    if (id == TILE_NONE) {
      memset(pixel + x, 0, (size_t)n * sizeof *pixel);
    } else {
      shade_run(pixel + x, &s->facets, t, (PixelRun){id, x, y, n, 1});
    }
    memset(split + x, 0, (size_t)n);
    x += n;
  }
}

static void shade_seen(Shader* s, const Tile* t) {
  SampleJob job = {&s->facets, t, &s->seen, NULL, s->color};
  for (int y = 0; y < t->height; y++) {
    if (s->facets.f->samples == 4 && !s->facets.f->wire) {
      shade_tile_row(s, t, y);
      continue;
    }
    for (int x = 0; x < t->width; x++) {
      shade_samples(&job, x, y);
      s->split[y * FRAME_TILE + x] = 1;
    }
  }
}

// All samples have colours.
static void split_pixels(Shader* s, const Tile* t) {
  if (s->facets.f->samples != 4 || s->facets.f->wire) return;
  for (int y = 0; y < t->height; y++) {
    for (int x = 0; x < t->width; x++) {
      int at = y * FRAME_TILE + x;
      for (int k = 0; k < 4 && !s->split[at]; k++) s->color[4 * at + k] = s->pixel[at];
      s->split[at] = 1;
    }
  }
}

//---------------------------------- transparent pieces --------------------------------------------

typedef struct BlendJob {
  FacetStore* store;
  const Tile* t;
  Visible* v;
  uint32_t* color;
  const Facet* facet;
  FacetRow row;
} BlendJob;

static uint32_t blend_color(uint32_t old, float4 rgba, bool additive) {
  float4 c = __builtin_convertvector(unpack_bytes(old), float4) * (1 / 255.0f);
  return pack_bytes(bytes_of_four(rgba[3] * rgba + (additive ? c : (1 - rgba[3]) * c)));
}

static float4 shade_blended(BlendJob* j, int x, int y) {
  ShadePoints g;
  if (j->row.y != y) facet_row(&j->row, j->store, j->facet, y);
  find_points(&g, &j->row, x, 1, 4);
  float4 rgba;
  for (int k = 0; k < 4; k++) {
    float8 c;
    find_first_channel(&c, &g, &j->row, k);
    rgba[k] = c[0];
  }
  return rgba;
}

static void blend_group(void* ctx, int group, int mask, const float z[4]) {
  BlendJob* j = ctx;
  const Grouping* g = j->t->grouping;
  const Look* look = &j->facet->piece->look;
  int x = group % j->t->row * g->width, y = group / j->t->row * g->height, shaded = -1;
  int per = 4 / (g->width * g->height);
  float4 rgba = {0};
  for (int k = 0; k < 4; k++) {
    if (!(mask & (1 << k))) continue;
    int pixel = k / per;
    if (pixel != shaded) rgba = shade_blended(j, x + pixel % g->width, y + pixel / g->width);
    shaded = pixel;
    uint32_t* c = &j->color[4 * group + k];
    *c = blend_color(*c, rgba, j->store->f->additive && look->geom >= 0);
    if (j->facet->piece->keep_depth) j->v->z[4 * group + k] = z[k];
  }
}

static void blend_range(BlendJob* j, const int* tri, int n) {
  for (int i = 0; i < n; i++) {
    j->facet = facet_of(j->store, j->t, tri[i]);
    j->row.y = -1;
    visible_cover(j->v, j->t, tri[i], blend_group, j);
  }
}

static int piece_of(const Shot* f, int tri) { return frame_tri(f, tri)->piece; }
static int geom_of(const Shot* f, int tri) { return frame_piece(f, piece_of(f, tri))->look.geom; }

// Transparent geoms from front to back, then from back to front; the haze comes first, and once.
static void blend_layer(FacetStore* s, const Tile* t, Visible* v, uint32_t* color, TileList list) {
  BlendJob j = {.store = s, .t = t, .v = v, .color = color};
  blend_range(&j, list.tri, list.n);
  if (s->f->additive) return;
  for (int end = list.n; end > 0;) {
    int first = end - 1, geom = geom_of(s->f, list.tri[first]);
    while (first > 0 && geom_of(s->f, list.tri[first - 1]) == geom) first--;
    if (geom >= 0) blend_range(&j, list.tri + first, end - first);
    end = first;
  }
}

//---------------------------------- mirrors -------------------------------------------------------

// Where the mirror is seen. Of a mirror that is drawn as lines it is also where nothing else is
// seen in it.
static bool find_mirrors(Shader* s, const Tile* t, int index) {
  const Shot* f = s->facets.f;
  bool any = false;
  if (f->wire) {
    TileList list = bins_of(f, index, LAYER_MASK);
    visible_clear(&s->mirror);
    visible_draw(&s->mirror, t, list.tri, list.n);
  }
  for (int i = 0; i < TILE_SAMPLES; i++) {
    int tri = s->seen.tri[i];
    bool open = f->wire && s->mirror.tri[i] >= 0 && (tri < 0 || geom_of(f, tri) < 0);
    s->mirrors[i] = shows_mirror(f, tri) || open;
    any |= s->mirrors[i];
  }
  return any;
}

// What the mirror shows, where it is seen.
static void shade_mirror(Shader* s, const Tile* t, int index) {
  const Shot* f = s->facets.f;
  SampleJob job = {&s->facets, t, &s->mirror, s->mirrors, s->mirrored};
  TileList list = bins_of(f, index, LAYER_MIRROR);
  visible_clear(&s->mirror);
  visible_draw(&s->mirror, t, list.tri, list.n);
  for (int y = 0; y < t->height; y++) {
    for (int x = 0; x < t->width; x++) shade_samples(&job, x, y);
  }
  blend_layer(&s->facets, t, &s->mirror, s->mirrored, bins_of(f, index, LAYER_MIRROR_BLEND));
}

static void add_mirrored(Shader* s) {
  for (int i = 0; i < TILE_SAMPLES; i++) {
    if (!s->mirrors[i]) continue;
    if (shows_mirror(s->facets.f, s->seen.tri[i])) {
      s->color[i] =
          pack_bytes(saturate_bytes(unpack_bytes(s->color[i]) + unpack_bytes(s->mirrored[i])));
    } else if (s->mirrored[i] != 0) { // between the lines of the mirror
      s->color[i] = s->mirrored[i];
    }
  }
}

void shader_run(Shader* s, int index) {
  const Shot* f = s->facets.f;
  Tile t = tile_make(f, index);
  facets_forget(&s->facets);
  shade_seen(s, &t);
  bool mirror = f->has_mirror && find_mirrors(s, &t, index);
  TileList blend = bins_of(f, index, LAYER_BLEND);
  if (mirror || blend.n > 0) split_pixels(s, &t);
  if (mirror) {
    shade_mirror(s, &t, index);
    add_mirrored(s);
  }
  blend_layer(&s->facets, &t, &s->seen, s->color, blend);
}
