// Colours of pixels from the triangles that are seen there.
//
// A number a of the corners is at a point of the screen, with barycentric shares b and depths w,
//   a = sum(b_i a_i / w_i) / sum(b_i / w_i).
// As in OpenGL a triangle has one colour per pixel, for all samples that it covers, and each light
// with shadows is a pass of its own that is added in 8 bits.
#include "draw/shade.h"

#include "base/integer.h"
#include "base/simd.h"
#include "draw/bins.h"
#include "draw/light.h"

#include <math.h>
#include <string.h>

typedef struct Rgba {
  float4 c;
} Rgba;

// A triangle while its pixels are shaded.
typedef struct Facet {
  int tri;
  const Piece* piece;
  int passes;
  float q[3][3];               // b_i / w_i = q0 + q1 x + q2 y, from the tile's corner
  float z[3];                  // depth, likewise
  Rgba color[3][FRAME_PASSES]; // of the corners; alpha in the first pass
  float tex[3][3];
  float flat[3][2]; // of a sheet: its own coordinates
} Facet;

bool shader_begin(Shader* s, const Shot* f) {
  size_t n = (size_t)f->nvert + (size_t)f->nsheet;
  size_t had = s->known.size;
  s->f = f;
  if (!pile_reserve(&s->vertex, (n * (size_t)f->npass + 1) * sizeof(Rgba)) ||
      !pile_reserve(&s->known, (n + 1) * sizeof(uint32_t))) {
    return false;
  }
  if (s->known.size != had || s->stamp == UINT32_MAX) {
    memset(s->known.data, 0, s->known.size);
    s->stamp = 0;
  }
  s->stamp++;
  return true;
}

void shader_free(Shader* s) {
  pile_free(&s->vertex);
  pile_free(&s->known);
}

//---------------------------------- corners -------------------------------------------------------

typedef struct CornerValues {
  Rgba color[FRAME_PASSES];
  float tex[3], flat[2];
} CornerValues;

static const Rgba* find_light(Shader* s, const Piece* p, const Form* form, int slot, int i) {
  Rgba* color = (Rgba*)s->vertex.data + (size_t)slot * (size_t)s->f->npass;
  uint32_t* known = (uint32_t*)s->known.data + slot;
  if (*known == s->stamp) return color;
  *known = s->stamp;
  float rgb[3 * FRAME_PASSES];
  light_vertex(rgb, s->f, p, form, i);
  float alpha = form->color ? form->color[4 * (size_t)i + 3] : p->look.rgba[3];
  for (int k = 0; k < light_passes(s->f, p); k++) {
    color[k].c = (float4){rgb[3 * k], rgb[3 * k + 1], rgb[3 * k + 2], k == 0 ? alpha : 0};
  }
  return color;
}

// Texture coordinates of a vertex of a form.
static void find_vertex_texture(float tex[3], const Piece* p, int i) {
  const float* x = p->form.pos + 3 * (size_t)i;
  const float* s = p->look.texscale;
  switch (p->look.texmode) {
  case TEX_NONE:
    tex[0] = tex[1] = tex[2] = 0;
    break;
  case TEX_COORD:
    tex[0] = p->form.texcoord ? p->form.texcoord[2 * (size_t)i] : 0;
    tex[1] = p->form.texcoord ? p->form.texcoord[2 * (size_t)i + 1] : 0;
    tex[2] = 0;
    break;
  case TEX_FLAT:
    tex[0] = 0.5f * s[0] * x[0] - 0.5f;
    tex[1] = -0.5f * s[1] * x[1] - 0.5f;
    tex[2] = 0;
    break;
  case TEX_CUBE:
    for (int k = 0; k < 3; k++) tex[k] = s[k] * x[k];
    break;
  case TEX_SKY: // turned about x by 90 degrees
    tex[0] = x[0], tex[1] = x[2], tex[2] = -x[1];
    break;
  }
}

static void find_corner_values(Shader* s, const Facet* t, int vertex, CornerValues* c) {
  const Shot* f = s->f;
  const Piece* p = t->piece;
  if (vertex < f->nvert) {
    int i = vertex - p->vert0;
    memcpy(c->flat, p->form.pos + 3 * (size_t)i, sizeof c->flat);
    find_vertex_texture(c->tex, p, i);
    if (!p->form.grid) {
      memcpy(c->color, find_light(s, p, &p->form, vertex, i), (size_t)t->passes * sizeof(Rgba));
    }
    return;
  }
  Between b = ((const Between*)f->betweens.data)[vertex - f->nvert];
  CornerValues other;
  find_corner_values(s, t, b.a, c);
  if (b.t == 0) return;
  find_corner_values(s, t, b.b, &other);
  for (int k = 0; k < t->passes && !p->form.grid; k++) {
    c->color[k].c += b.t * (other.color[k].c - c->color[k].c);
  }
  for (int k = 0; k < 3; k++) c->tex[k] += b.t * (other.tex[k] - c->tex[k]);
  for (int k = 0; k < 2; k++) c->flat[k] += b.t * (other.flat[k] - c->flat[k]);
}

//---------------------------------- facets --------------------------------------------------------

// b_i / w_i and depth as linear functions of pixels from (x0, y0)
static void set_shares(Facet* t, const Shot* f, int tri, int x0, int y0) {
  const Tri* s = frame_tri(f, tri);
  double x[3], y[3];
  for (int k = 0; k < 3; k++) {
    x[k] = frame_vertex(f, s->v[k])->x / (double)FRAME_SUB - x0;
    y[k] = frame_vertex(f, s->v[k])->y / (double)FRAME_SUB - y0;
  }
  double area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0]);
  double scale = 1 / area, z[3] = {0};
  for (int k = 0; k < 3; k++) { // the edge opposite to corner k
    int i = (k + 1) % 3, j = (k + 2) % 3;
    const Vertex* v = frame_vertex(f, s->v[k]);
    double a = (y[i] - y[j]) * scale, b = (x[j] - x[i]) * scale, c = -(a * x[i] + b * y[i]);
    t->q[k][0] = (float)(c * (double)v->iw);
    t->q[k][1] = (float)(a * (double)v->iw);
    t->q[k][2] = (float)(b * (double)v->iw);
    z[0] += c * (double)v->z, z[1] += a * (double)v->z, z[2] += b * (double)v->z;
  }
  for (int k = 0; k < 3; k++) t->z[k] = (float)z[k];
}

static void set_facet(Shader* s, Facet* t, const Tile* tile, int tri) {
  const Shot* f = s->f;
  const Tri* source = frame_tri(f, tri);
  t->tri = tri;
  t->piece = frame_piece(f, source->piece);
  t->passes = light_passes(f, t->piece);
  set_shares(t, f, tri, tile->x, tile->y);
  for (int k = 0; k < 3; k++) {
    CornerValues c;
    find_corner_values(s, t, source->v[k], &c);
    memcpy(t->color[k], c.color, (size_t)t->passes * sizeof(Rgba));
    memcpy(t->tex[k], c.tex, sizeof c.tex);
    memcpy(t->flat[k], c.flat, sizeof c.flat);
  }
}

//---------------------------------- points --------------------------------------------------------

// Shares of the corners at a point, and w.
typedef struct ShadePoint {
  float share[3], w;
  float distance; // along the view
  Rgba color[FRAME_PASSES];
} ShadePoint;

static void find_shares(ShadePoint* g, const Shot* f, const Facet* t, float x, float y) {
  float q[3], sum = 0;
  for (int k = 0; k < 3; k++) {
    q[k] = t->q[k][0] + t->q[k][1] * x + t->q[k][2] * y;
    sum += q[k];
  }
  g->w = sum > 1e-12f ? 1 / sum : 1e12f;
  for (int k = 0; k < 3; k++) g->share[k] = q[k] * g->w;
  float z = t->z[0] + t->z[1] * x + t->z[2] * y;
  g->distance = f->eye.ortho ? (f->eye.zshift - z) / f->eye.zscale : g->w;
}

void shade_position(const Shot* f, int tri, float x, float y, float eye[3]) {
  Facet t;
  ShadePoint g;
  int x0 = integer_of((double)x, 0, 1 << 20), y0 = integer_of((double)y, 0, 1 << 20);
  set_shares(&t, f, tri, x0, y0);
  find_shares(&g, f, &t, x - (float)x0, y - (float)y0);
  float w = f->eye.ortho ? 1 : g.w;
  eye[0] = (x - f->eye.cx) * w / f->eye.px;
  eye[1] = (y - f->eye.cy) * w / f->eye.py;
  eye[2] = -g.distance;
}

// The cell of a grid of lines: its first line and the share of the next one.
static int find_grid_cell(const float* line, int n, float step, float x, float* share) {
  int i = integer_of((double)((x - line[1]) / step) + 1, 0, n - 2);
  while (i > 0 && x < line[i]) i--;
  while (i < n - 2 && x >= line[i + 1]) i++;
  float wide = line[i + 1] - line[i], t = wide > 0 ? (x - line[i]) / wide : 0;
  *share = t > 0 ? (t < 1 ? t : 1) : 0;
  return i;
}

// Colours inside a triangle of a sheet's grid: a quad is cut from its second to its fourth corner.
static void find_sheet_color(Shader* s, const Facet* t, ShadePoint* g) {
  const Piece* p = t->piece;
  const SheetGrid* grid = p->form.grid;
  float at[2], x, y;
  for (int k = 0; k < 2; k++) {
    at[k] = g->share[0] * t->flat[0][k] + g->share[1] * t->flat[1][k] + g->share[2] * t->flat[2][k];
  }
  int i = find_grid_cell(grid->line[0], grid->n[0], grid->step[0], at[0], &x);
  int j = find_grid_cell(grid->line[1], grid->n[1], grid->step[1], at[1], &y);
  int a = i * grid->n[1] + j, b = a + grid->n[1], first = s->f->nvert + p->sheet0;
  bool lower = x + y <= 1;
  int corner = lower ? a : b + 1;
  const Rgba *cb = find_light(s, p, grid->fine, first + b, b),
             *cd = find_light(s, p, grid->fine, first + a + 1, a + 1),
             *cc = find_light(s, p, grid->fine, first + corner, corner);
  float fb = lower ? x : 1 - y, fd = lower ? y : 1 - x;
  for (int k = 0; k < t->passes; k++) {
    g->color[k].c = cc[k].c + fb * (cb[k].c - cc[k].c) + fd * (cd[k].c - cc[k].c);
  }
}

static void find_point_color(Shader* s, const Facet* t, ShadePoint* g) {
  if (t->piece->form.grid) {
    find_sheet_color(s, t, g);
    return;
  }
  for (int k = 0; k < t->passes; k++) {
    g->color[k].c = g->share[0] * t->color[0][k].c + g->share[1] * t->color[1][k].c +
                    g->share[2] * t->color[2][k].c;
  }
}

static float larger_of(float a, float b) { return a > b ? a : b; }

static void sample_texture(float rgba[4], const Facet* t, const ShadePoint* g) {
  const Look* look = &t->piece->look;
  float tex[3], dx[3], dy[3], qx = 0, qy = 0;
  for (int i = 0; i < 3; i++) qx += t->q[i][1], qy += t->q[i][2];
  // derivative of sum(q a) / sum(q)
  for (int k = 0; k < 3; k++) {
    float a0 = t->tex[0][k], a1 = t->tex[1][k], a2 = t->tex[2][k];
    tex[k] = g->share[0] * a0 + g->share[1] * a1 + g->share[2] * a2;
    dx[k] = (t->q[0][1] * a0 + t->q[1][1] * a1 + t->q[2][1] * a2 - tex[k] * qx) * g->w;
    dy[k] = (t->q[0][2] * a0 + t->q[1][2] * a1 + t->q[2][2] * a2 - tex[k] * qy) * g->w;
  }
  if (look->texmode == TEX_CUBE || look->texmode == TEX_SKY) {
    texture_sample_cube(rgba, look->texture, tex, dx, dy);
    return;
  }
  float w = (float)look->texture->width[0], h = (float)look->texture->height[0];
  float x = dx[0] * w * dx[0] * w + dx[1] * h * dx[1] * h;
  float y = dy[0] * w * dy[0] * w + dy[1] * h * dy[1] * h;
  texture_sample(rgba, look->texture, tex[0], tex[1], sqrtf(larger_of(x, y)));
}

static float clamp_share(float x) { return x > 0 ? (x < 1 ? x : 1) : 0; }

// 0 to 1, NaN is 0
static inline float4 clamp_four(float4 x) {
  float4 one = {1, 1, 1, 1};
  x = (float4)((int4)x & (x > 0));
  int4 over = x > one;
  return (float4)((over & (int4)one) | (~over & (int4)x));
}

static inline int4 bytes_of_four(float4 x) {
  return __builtin_convertvector(clamp_four(x) * 255.0f + 0.5f, int4);
}

static uint32_t pack_bytes(int4 b) {
  return (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16;
}

static int4 unpack_bytes(uint32_t c) {
  return (int4){(int)(c & 255), (int)(c >> 8 & 255), (int)(c >> 16 & 255), 0};
}

static inline int4 saturate_bytes(int4 b) {
  int4 most = {255, 255, 255, 255}, over = b > most;
  return (over & most) | (~over & b);
}

// The share of the fog that is not in the way.
static float clear_of_fog(const Shot* f, float distance) {
  if (!f->fog) return 1;
  return clamp_share((f->fog_end - distance) / (f->fog_end - f->fog_start));
}

// Colour of the first pass in the fog; alpha is not in it.
static float4 shade_first(const Shot* f, const ShadePoint* g, float4 tex) {
  float4 c = clamp_four(g->color[0].c) * tex;
  if (!f->fog) return c;
  float clear = clear_of_fog(f, g->distance);
  float4 fog = {f->fog_rgb[0], f->fog_rgb[1], f->fog_rgb[2], 0},
         mixed = clear * c + (1 - clear) * fog;
  mixed[3] = c[3];
  return mixed;
}

// The sum of all passes in bytes.
static uint32_t shade_opaque(Shader* s, const Facet* t, float x, float y, unsigned lit) {
  const Shot* f = s->f;
  const Look* look = &t->piece->look;
  ShadePoint g;
  float4 tex = {1, 1, 1, 1};
  find_shares(&g, f, t, x, y);
  find_point_color(s, t, &g);
  if (look->texmode != TEX_NONE) sample_texture((float*)&tex, t, &g);
  int4 sum = bytes_of_four(shade_first(f, &g, tex));
  if (tex[3] * look->rgba[3] < 0.99f || look->geom < 0) return pack_bytes(sum);
  float clear = clear_of_fog(f, g.distance);
  for (int p = 1; p < t->passes; p++) {
    if (lit & (1u << (p - 1))) sum += bytes_of_four(clear * clamp_four(g.color[p].c) * tex);
  }
  return pack_bytes(saturate_bytes(sum));
}

//---------------------------------- opaque pieces -------------------------------------------------

typedef struct PixelJob {
  Shader* s;
  const Tile* t;
  const Visible* v;
  uint32_t* color;
  const Visible* seen; // of a mirror: only samples that show it are wanted; NULL: all
} PixelJob;

static bool shows_mirror(const Shot* f, int tri) {
  return tri >= 0 && frame_piece(f, frame_tri(f, tri)->piece)->look.mirror;
}

// Colours of the samples of one pixel; samples of one triangle share theirs.
static void shade_pixel(const PixelJob* j, Facet* facet, int px, int py) {
  const Visible* v = j->v;
  uint32_t* color = j->color;
  int first = tile_sample(j->t, px, py, 0), n = j->s->f->samples;
  for (int i = first; i < first + n; i++) {
    int tri = v->tri[i];
    if (tri == TILE_NONE || (j->seen && !shows_mirror(j->s->f, j->seen->tri[i]))) {
      color[i] = 0;
      continue;
    }
    int same = first; // the first sample of this triangle
    while (v->tri[same] != tri) same++;
    bool shared = same < i && (!j->seen || shows_mirror(j->s->f, j->seen->tri[same]));
    if (shared) {
      color[i] = color[same];
      continue;
    }
    if (facet->tri != tri) set_facet(j->s, facet, j->t, tri);
    color[i] = shade_opaque(j->s, facet, (float)px + 0.5f, (float)py + 0.5f, v->lit[same]);
  }
}

static void shade_visible(const PixelJob* j) {
  Facet facet = {.tri = TILE_NONE};
  for (int y = 0; y < j->t->height; y++) {
    for (int x = 0; x < j->t->width; x++) shade_pixel(j, &facet, x, y);
  }
}

//---------------------------------- transparent pieces --------------------------------------------

typedef struct BlendJob {
  Shader* s;
  const Tile* t;
  Visible* v;
  uint32_t* color;
  Facet facet;
} BlendJob;

static uint32_t blend_color(uint32_t old, float4 rgba, bool additive) {
  float4 c = __builtin_convertvector(unpack_bytes(old), float4) * (1 / 255.0f);
  return pack_bytes(bytes_of_four(rgba[3] * rgba + (additive ? c : (1 - rgba[3]) * c)));
}

static void blend_group(void* ctx, int group, int mask, const float z[4]) {
  BlendJob* j = ctx;
  const Grouping* g = j->t->grouping;
  int x = group % j->t->row * g->width, y = group / j->t->row * g->height, shaded = -1;
  int per = 4 / (g->width * g->height);
  float4 rgba = {0};
  for (int k = 0; k < 4; k++) {
    if (!(mask & (1 << k))) continue;
    int pixel = k / per;
    if (pixel != shaded) {
      ShadePoint frag;
      float4 tex = {1, 1, 1, 1};
      find_shares(&frag, j->s->f, &j->facet, (float)(x + pixel % g->width) + 0.5f,
                  (float)(y + pixel / g->width) + 0.5f);
      find_point_color(j->s, &j->facet, &frag);
      if (j->facet.piece->look.texmode != TEX_NONE) sample_texture((float*)&tex, &j->facet, &frag);
      rgba = shade_first(j->s->f, &frag, tex);
      shaded = pixel;
    }
    uint32_t* c = &j->color[4 * group + k];
    *c = blend_color(*c, rgba, j->s->f->additive && j->facet.piece->look.geom >= 0);
    if (j->facet.piece->keep_depth) j->v->z[4 * group + k] = z[k];
  }
}

static void blend_range(BlendJob* j, const int* tri, int n) {
  for (int i = 0; i < n; i++) {
    set_facet(j->s, &j->facet, j->t, tri[i]);
    visible_cover(j->v, j->t, tri[i], blend_group, j);
  }
}

static int piece_of(const Shot* f, int tri) { return frame_tri(f, tri)->piece; }
static int geom_of(const Shot* f, int tri) { return frame_piece(f, piece_of(f, tri))->look.geom; }

// Transparent geoms from front to back, then from back to front; the haze comes first, and once.
static void blend_layer(Shader* s, const Tile* t, Visible* v, uint32_t* color, TileList list) {
  BlendJob j = {s, t, v, color, {.tri = TILE_NONE}};
  blend_range(&j, list.tri, list.n);
  if (s->f->additive) return;
  for (int end = list.n; end > 0;) {
    int first = end - 1, geom = geom_of(s->f, list.tri[first]);
    while (first > 0 && geom_of(s->f, list.tri[first - 1]) == geom) first--;
    if (geom >= 0) blend_range(&j, list.tri + first, end - first);
    end = first;
  }
}

static bool tile_shows_mirror(const Shot* f, const Visible* v) {
  int last = TILE_NONE;
  for (int i = 0; i < TILE_SAMPLES; i++) {
    if (v->tri[i] == last) continue;
    last = v->tri[i];
    if (shows_mirror(f, last)) return true;
  }
  return false;
}

// What the mirror shows, where it is seen.
static void shade_mirror(Shader* s, const Tile* t, int index, const Visible* v) {
  TileList list = bins_of(s->f, index, LAYER_MIRROR);
  visible_clear(&s->mirror);
  visible_draw(&s->mirror, t, list.tri, list.n);
  shade_visible(&(PixelJob){s, t, &s->mirror, s->mirrored, v});
  blend_layer(s, t, &s->mirror, s->mirrored, bins_of(s->f, index, LAYER_MIRROR_BLEND));
}

static void add_mirrored(Shader* s, const Visible* v) {
  for (int i = 0; i < TILE_SAMPLES; i++) {
    if (!shows_mirror(s->f, v->tri[i])) continue;
    s->color[i] =
        pack_bytes(saturate_bytes(unpack_bytes(s->color[i]) + unpack_bytes(s->mirrored[i])));
  }
}

void shader_run(Shader* s, int index, Visible* v) {
  Tile t = tile_make(s->f, index);
  shade_visible(&(PixelJob){s, &t, v, s->color, NULL});
  if (s->f->has_mirror && tile_shows_mirror(s->f, v)) {
    shade_mirror(s, &t, index, v);
    add_mirrored(s, v);
  }
  blend_layer(s, &t, v, s->color, bins_of(s->f, index, LAYER_BLEND));
}
