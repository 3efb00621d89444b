// Colours of pixels from the triangles that are seen there.
//
// As in OpenGL a triangle has one colour per pixel, for all samples that it covers, and each light
// with shadows is a pass of its own that is added in 8 bits. Pixels of a row that see one triangle
// are shaded together.
#include "draw/shade.h"

#include "base/integer.h"
#include "draw/bins.h"
#include "draw/light.h"
#include "draw/shadow.h"

#include <math.h>
#include <string.h>

bool shader_begin(Shader* s, const Shot* f) { return facets_begin(&s->facets, f); }

void shader_free(Shader* s) { facets_free(&s->facets); }

//---------------------------------- sheets --------------------------------------------------------

// A number of four pixels per channel: red, green, blue, alpha.
typedef struct Channels {
  float4 c[4];
} Channels;

static inline void set_channels(Channels* to, const float4 p[4], int channels) {
  for (int k = 0; k < channels; k++) to->c[k] = (float4){p[0][k], p[1][k], p[2][k], p[3][k]};
}

// Cells of a grid of lines, by their first line, and the places in them. Lines but the first and
// the last are regular, so that the first guess is one off at most.
static inline int4 find_grid_cells(const SheetGrid* g, int axis, float4 x, float4* share) {
  const float *line = g->line[axis], *scale = g->scale[axis];
  int most = g->n[axis] - 2;
  float4 zero = {0, 0, 0, 0}, last = zero + (float)most;
  float4 guess = (x - line[1]) * scale[most > 0] + 1;
  guess = simd_choose4(guess > 0, simd_choose4(guess < last, guess, last), zero);
  int4 cell = __builtin_convertvector(guess, int4);
  float4 from, wide;
  for (int k = 0; k < 4; k++) {
    int c = cell[k];
    c -= (c > 0) & (x[k] < line[c]);
    c += (c < most) & (x[k] >= line[c + 1]);
    cell[k] = c, from[k] = line[c], wide[k] = scale[c];
  }
  *share = simd_clamp4((x - from) * wide);
  return cell;
}

// A cell of a sheet's grid: its first vertex, its sides, and one over its size.
typedef struct SheetCell {
  int corner;
  float x0, x1, y0, y1, scale_x, scale_y;
} SheetCell;

static void set_cell(SheetCell* c, const SheetGrid* g, int i, int j) {
  *c = (SheetCell){i * g->n[1] + j,   g->line[0][i],  g->line[0][i + 1], g->line[1][j],
                   g->line[1][j + 1], g->scale[0][i], g->scale[1][j]};
}

// A row of pixels of one triangle.
typedef struct ShadeRow {
  FacetStore* store;
  const Facet* t;
  SheetCell cell;
  int y;
  int times;                             // each light with shadows is added so often
  float4 tex, flat, color[FRAME_PASSES]; // at the row's pixel 0
  float iw, z;
} ShadeRow;

// Colours of the corners of a triangle of the grid: a quad is cut from its second corner b at (1,
// 0) to its fourth d at (0, 1); c is the third or the first.
typedef struct SheetCorners {
  const float4 *b, *c, *d;
} SheetCorners;

static inline SheetCorners find_sheet_corners(const ShadeRow* r, int a, bool upper) {
  FacetStore* s = r->store;
  const Piece* p = r->t->piece;
  const Form* fine = p->form.grid->fine;
  int first = s->f->nvert + p->sheet0, n = p->form.grid->n[1];
  return (SheetCorners){facet_color(s, p, fine, first, a + n),
                        facet_color(s, p, fine, first, upper ? a + n + 1 : a),
                        facet_color(s, p, fine, first, a + 1)};
}

// Four places in one triangle of the grid; false: they are not in the same one.
static inline bool find_cell_colors(Channels* color, const ShadeRow* r, float4 x, float4 y,
                                    int channels) {
  const SheetCell* cell = &r->cell;
  int4 same = (x >= cell->x0) & (x < cell->x1) & (y >= cell->y0) & (y < cell->y1);
  if (simd_mask4(&same) != 15) return false;
  float4 u = (x - cell->x0) * cell->scale_x, v = (y - cell->y0) * cell->scale_y;
  int4 over = u + v > 1;
  int upper = simd_mask4(&over);
  if (upper != 0 && upper != 15) return false;
  SheetCorners q = find_sheet_corners(r, cell->corner, upper != 0);
  float4 share_b = upper ? 1 - v : u, share_d = upper ? 1 - u : v;
  for (int m = 0; m < r->t->passes; m++) {
    float4 b = q.b[m] - q.c[m], d = q.d[m] - q.c[m];
    for (int k = 0; k < channels; k++) {
      color[m].c[k] = q.c[m][k] + share_b * b[k] + share_d * d[k];
    }
  }
  return true;
}

// Colours of a sheet at four places of its own coordinates; often they are in the triangle of the
// grid of the last place before.
static inline void find_sheet_colors(Channels* color, ShadeRow* r, float4 x, float4 y,
                                     int channels) {
  if (find_cell_colors(color, r, x, y, channels)) return;
  const SheetGrid* grid = r->t->piece->form.grid;
  float4 u, v, own[FRAME_PASSES][4];
  int4 i = find_grid_cells(grid, 0, x, &u), j = find_grid_cells(grid, 1, y, &v);
  int4 upper = u + v > 1;
  float4 share_b = simd_choose4(upper, 1 - v, u), share_d = simd_choose4(upper, 1 - u, v);
  for (int k = 0; k < 4; k++) {
    SheetCorners q = find_sheet_corners(r, i[k] * grid->n[1] + j[k], upper[k] != 0);
    for (int m = 0; m < r->t->passes; m++) {
      own[m][k] = q.c[m] + share_b[k] * (q.b[m] - q.c[m]) + share_d[k] * (q.d[m] - q.c[m]);
    }
  }
  for (int m = 0; m < r->t->passes; m++) set_channels(&color[m], own[m], channels);
  set_cell(&r->cell, grid, i[3], j[3]);
}

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

static inline int4 bytes_of_four(float4 x) {
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

static inline int4 saturate_bytes(int4 b) {
  int4 most = {255, 255, 255, 255}, over = b > most;
  return (over & most) | (~over & b);
}

static void begin_row(ShadeRow* r, FacetStore* store, const Facet* t, int y) {
  float at = (float)y + 0.5f;
  r->store = store;
  r->t = t;
  r->y = y;
  r->times = 1;
  r->iw = t->iw[0] + at * t->iw[2], r->z = t->z[0] + at * t->z[2];
  if (t->piece->look.texmode != TEX_NONE) r->tex = linear_row(&t->tex, at);
  r->cell.x0 = 1, r->cell.x1 = 0; // no cell
  if (t->piece->form.grid) r->flat = linear_row(&t->flat, at);
  for (int k = 0; k < t->passes && !t->piece->form.grid; k++)
    r->color[k] = linear_row(&t->color[k], at);
}

// Four pixels: colours before the texture, the texture, and how clear of fog they are.
typedef struct ShadePoints {
  Channels color[FRAME_PASSES], tex;
  float4 clear;
} ShadePoints;

// The share of the fog that is not in the way.
static void find_clear(ShadePoints* g, const ShadeRow* r, float4 x, float4 w) {
  const Shot* f = r->store->f;
  float4 z = r->z + r->t->z[1] * x,
         distance = f->eye.ortho ? (f->eye.zshift - z) / f->eye.zscale : w;
  g->clear = simd_clamp4((f->fog_end - distance) / (f->fog_end - f->fog_start));
}

static inline void find_points(ShadePoints* g, ShadeRow* r, float4 x, int channels) {
  const Facet* t = r->t;
  float4 iw = r->iw + t->iw[1] * x, w = 1 / iw;
  int4 ok = iw > 1e-12f, far = (int4)(float4){1e12f, 1e12f, 1e12f, 1e12f};
  w = (float4)((ok & (int4)w) | (~ok & far));
  if (t->piece->form.grid) {
    find_sheet_colors(g->color, r, (r->flat[0] + x * t->flat.x[0]) * w,
                      (r->flat[1] + x * t->flat.x[1]) * w, channels);
  } else {
    for (int p = 0; p < t->passes; p++) {
      for (int k = 0; k < channels; k++) {
        g->color[p].c[k] = (r->color[p][k] + x * t->color[p].x[k]) * w;
      }
    }
  }
  if (t->piece->look.texmode != TEX_NONE) {
    float4 texel[4];
    for (int i = 0; i < 4; i++) {
      texel[i] = sample_texture(t, (r->tex + x[i] * t->tex.x) * w[i], w[i]);
    }
    set_channels(&g->tex, texel, 4);
  }
  if (r->store->f->fog) find_clear(g, r, x, w);
}

// A channel of a pass with the texture.
static inline float4 find_channel(const ShadePoints* g, const ShadeRow* r, int pass, int k) {
  float4 c = simd_clamp4(g->color[pass].c[k]);
  return r->t->piece->look.texmode != TEX_NONE ? c * g->tex.c[k] : c;
}

// Of the first pass, in the fog; alpha is not in it.
static inline float4 find_first_channel(const ShadePoints* g, const ShadeRow* r, int k) {
  const Shot* f = r->store->f;
  float4 c = find_channel(g, r, 0, k);
  return f->fog && k < 3 ? g->clear * c + (1 - g->clear) * f->fog_rgb[k] : c;
}

// Bits of lights that reach four pixels, as masks; none where the texture is transparent.
static inline int4 find_reached(const ShadePoints* g, const ShadeRow* r, const uint8_t lit[4],
                                int pass) {
  int bit = 1 << (pass - 1);
  int4 reached = {lit[0] & bit, lit[1] & bit, lit[2] & bit, lit[3] & bit};
  reached = reached != 0;
  if (r->t->piece->look.texmode == TEX_NONE) return reached;
  return reached & (g->tex.c[3] * r->t->piece->look.rgba[3] >= 0.99f);
}

// The sum of all passes of four pixels, in bytes.
static inline uint4 shade_four(ShadeRow* r, float4 x, const uint8_t lit[4]) {
  ShadePoints g;
  find_points(&g, r, x, 3);
  int4 sum[3];
  for (int k = 0; k < 3; k++) sum[k] = bytes_of_four(find_first_channel(&g, r, k));
  for (int p = 1; p < r->t->passes; p++) {
    int4 reached = find_reached(&g, r, lit, p);
    for (int k = 0; k < 3; k++) {
      float4 c = find_channel(&g, r, p, k);
      int4 more = reached & bytes_of_four(r->store->f->fog ? g.clear * c : c);
      sum[k] += r->times > 1 ? more * r->times : more;
    }
  }
  for (int k = 0; k < 3 && r->t->passes > 1; k++) sum[k] = saturate_bytes(sum[k]);
  return (uint4)(sum[0] | sum[1] << 8 | sum[2] << 16);
}

//---------------------------------- opaque pieces -------------------------------------------------

// Pixels x .. x + n - 1 of a row that see a triangle.
typedef struct PixelRun {
  int tri, x, y, n;
  int times; // lines one over the other
} PixelRun;

static void shade_run(uint32_t* color, FacetStore* s, const Tile* t, PixelRun run) {
  ShadeRow r;
  uint8_t lit[FRAME_TILE + 4] = {0};
  uint32_t found[FRAME_TILE + 4];
  const Facet* facet = facet_of(s, t, run.tri);
  begin_row(&r, s, facet, run.y);
  r.times = run.times;
  if (facet->passes > 1) {
    int flat = facet->piece->form.grid ? (int)(facet->piece - frame_piece(s->f, 0)) : -1;
    shadow_row(lit, s->f, &(ShadowRow){facet->map, flat, run.x, run.y, run.n});
  }
  float x = (float)run.x;
  float4 at = {x + 0.5f, x + 1.5f, x + 2.5f, x + 3.5f};
  for (int i = 0; i < run.n; i += 4, at += 4) {
    *(uint4_any*)(found + i) = shade_four(&r, at, lit + i);
  }
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
  ShadeRow row;
} BlendJob;

static uint32_t blend_color(uint32_t old, float4 rgba, bool additive) {
  float4 c = __builtin_convertvector(unpack_bytes(old), float4) * (1 / 255.0f);
  return pack_bytes(bytes_of_four(rgba[3] * rgba + (additive ? c : (1 - rgba[3]) * c)));
}

static float4 shade_blended(BlendJob* j, int x, int y) {
  ShadePoints g;
  if (j->row.y != y) begin_row(&j->row, j->store, j->facet, y);
  float at = (float)x + 0.5f;
  find_points(&g, &j->row, (float4){at, at, at, at}, 4);
  float4 rgba;
  for (int k = 0; k < 4; k++) rgba[k] = find_first_channel(&g, &j->row, k)[0];
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
