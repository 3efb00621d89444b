// Colours of pixels from the triangles that are seen there.
//
// A number a of the corners is at a point of the screen, with barycentric shares b and depths w,
//   a = sum(b_i a_i / w_i) / sum(b_i / w_i).
// As in OpenGL a triangle has one colour per pixel, for all samples that it covers, and each light
// with shadows is a pass of its own that is added in 8 bits.
#include "draw/shade.h"

#include "base/integer.h"
#include "draw/bins.h"
#include "draw/light.h"

#include <math.h>
#include <string.h>

enum { COLORS = 3 * FRAME_PASSES };

// A triangle while its pixels are shaded.
typedef struct Facet {
  int tri;
  const Piece* piece;
  int passes;
  float q[3][3];          // b_i / w_i = q0 + q1 x + q2 y, from the tile's corner
  float z[3];             // depth, likewise
  float color[3][COLORS]; // of the corners
  float alpha[3];
  float tex[3][3];
} Facet;

bool shader_begin(Shader* s, const Shot* f) {
  size_t n = (size_t)f->nvert;
  size_t had = s->known.size;
  s->f = f;
  if (!pile_reserve(&s->vertex, n * (size_t)(3 * f->npass) * sizeof(float)) ||
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

typedef struct Corner3 {
  float color[COLORS];
  float alpha;
  float tex[3];
} Corner3;

static const float* find_vertex_color(Shader* s, const Piece* p, int vertex) {
  float* color = (float*)s->vertex.data + (size_t)vertex * (size_t)(3 * s->f->npass);
  uint32_t* known = (uint32_t*)s->known.data + vertex;
  if (*known != s->stamp) {
    *known = s->stamp;
    light_vertex(color, s->f, p, vertex - p->vert0);
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

static void find_corner_values(Shader* s, const Facet* t, int vertex, Corner3* c) {
  const Shot* f = s->f;
  if (vertex < f->nvert) {
    int i = vertex - t->piece->vert0;
    memcpy(c->color, find_vertex_color(s, t->piece, vertex),
           (size_t)(3 * t->passes) * sizeof(float));
    c->alpha =
        t->piece->form.color ? t->piece->form.color[4 * (size_t)i + 3] : t->piece->look.rgba[3];
    find_vertex_texture(c->tex, t->piece, i);
    return;
  }
  Between b = ((const Between*)f->betweens.data)[vertex - f->nvert];
  Corner3 other;
  find_corner_values(s, t, b.a, c);
  if (b.t == 0) return;
  find_corner_values(s, t, b.b, &other);
  for (int k = 0; k < 3 * t->passes; k++) c->color[k] += b.t * (other.color[k] - c->color[k]);
  for (int k = 0; k < 3; k++) c->tex[k] += b.t * (other.tex[k] - c->tex[k]);
  c->alpha += b.t * (other.alpha - c->alpha);
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
    Corner3 c;
    find_corner_values(s, t, source->v[k], &c);
    memcpy(t->color[k], c.color, (size_t)(3 * t->passes) * sizeof(float));
    memcpy(t->tex[k], c.tex, sizeof c.tex);
    t->alpha[k] = c.alpha;
  }
}

//---------------------------------- fragments -----------------------------------------------------

// Shares of the corners at a point, and w.
typedef struct ShadePoint {
  float share[3], w;
  float distance; // along the view
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
  texture_sample(rgba, look->texture, tex[0], tex[1], sqrtf(fmaxf(x, y)));
}

static int byte_of_share(float x) { return integer_of((double)(x * 255 + 0.5f), 0, 255); }

static float clamp_share(float x) { return x > 0 ? (x < 1 ? x : 1) : 0; }

// The share of fog that is not in the way.
static float clear_of_fog(const Shot* f, float distance) {
  if (!f->fog) return 1;
  return clamp_share((f->fog_end - distance) / (f->fog_end - f->fog_start));
}

static float mix_corners(const Facet* t, const ShadePoint* g, int k) {
  return clamp_share(g->share[0] * t->color[0][k] + g->share[1] * t->color[1][k] +
                     g->share[2] * t->color[2][k]);
}

// Colours of a point before it is blended: rgb of the first pass, and alpha.
static void shade_first(const Shot* f, const Facet* t, const ShadePoint* g, const float tex[4],
                        float rgba[4]) {
  float clear = clear_of_fog(f, g->distance);
  for (int k = 0; k < 3; k++) {
    float c = mix_corners(t, g, k) * tex[k];
    rgba[k] = clear * c + (1 - clear) * f->fog_rgb[k];
  }
  float a = g->share[0] * t->alpha[0] + g->share[1] * t->alpha[1] + g->share[2] * t->alpha[2];
  rgba[3] = clamp_share(a * tex[3]);
}

// The sum of all passes in bytes; base: what the mirror shows.
static uint32_t shade_opaque(const Shot* f, const Facet* t, float x, float y, unsigned lit,
                             uint32_t base) {
  ShadePoint g;
  float tex[4] = {1, 1, 1, 1}, rgba[4];
  find_shares(&g, f, t, x, y);
  if (t->piece->look.texmode != TEX_NONE) sample_texture(tex, t, &g);
  shade_first(f, t, &g, tex, rgba);
  float clear = clear_of_fog(f, g.distance);
  uint32_t out = 0;
  bool solid = tex[3] * t->piece->look.rgba[3] >= 0.99f && t->piece->look.geom >= 0;
  for (int k = 0; k < 3; k++) {
    int sum = byte_of_share(rgba[k]) + (int)(base >> (8 * k) & 255);
    for (int p = 1; p < t->passes && solid; p++) {
      if (lit & (1u << (p - 1)))
        sum += byte_of_share(clear * mix_corners(t, &g, 3 * p + k) * tex[k]);
    }
    out |= (uint32_t)(sum < 255 ? sum : 255) << (8 * k);
  }
  return out;
}

//---------------------------------- opaque pieces -------------------------------------------------

typedef struct PixelJob {
  Shader* s;
  const Tile* t;
  const Visible* v;
  uint32_t* color;
  const uint32_t* mirrored; // NULL: no mirror
} PixelJob;

// Colours of the samples of one pixel; samples of one triangle share theirs.
static void shade_pixel(const PixelJob* j, Facet* facet, int px, int py) {
  Shader* s = j->s;
  const Tile* t = j->t;
  const Visible* v = j->v;
  uint32_t* color = j->color;
  const uint32_t* mirrored = j->mirrored;
  int first = tile_sample(t, px, py, 0), n = s->f->samples;
  for (int i = first; i < first + n; i++) {
    int tri = v->tri[i];
    if (tri == TILE_NONE) {
      color[i] = 0;
      continue;
    }
    int same = first; // the first sample of this triangle
    while (v->tri[same] != tri) same++;
    if (facet->tri != tri) set_facet(s, facet, t, tri);
    bool mirror = mirrored && facet->piece->look.mirror;
    color[i] = same < i && !mirror ? color[same]
                                   : shade_opaque(s->f, facet, (float)px + 0.5f, (float)py + 0.5f,
                                                  v->lit[same], mirror ? mirrored[i] : 0);
  }
}

static void shade_visible(Shader* s, const Tile* t, const Visible* v, uint32_t* color,
                          const uint32_t* mirrored) {
  Facet facet = {.tri = TILE_NONE};
  PixelJob j = {s, t, v, color, mirrored};
  for (int y = 0; y < t->height; y++) {
    for (int x = 0; x < t->width; x++) shade_pixel(&j, &facet, x, y);
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

static uint32_t blend_color(uint32_t old, const float rgba[4], bool additive) {
  uint32_t out = 0;
  for (int k = 0; k < 3; k++) {
    float c = (float)(old >> (8 * k) & 255) * (1 / 255.0f);
    out |= (uint32_t)byte_of_share(rgba[3] * rgba[k] + (additive ? c : (1 - rgba[3]) * c))
           << (8 * k);
  }
  return out;
}

static void blend_group(void* ctx, int group, int mask, const float z[4]) {
  BlendJob* j = ctx;
  const Grouping* g = j->t->grouping;
  int x = group % j->t->row * g->width, y = group / j->t->row * g->height, shaded = -1;
  int per = 4 / (g->width * g->height);
  float rgba[4];
  for (int k = 0; k < 4; k++) {
    if (!(mask & (1 << k))) continue;
    int pixel = k / per;
    if (pixel != shaded) {
      ShadePoint frag;
      float tex[4] = {1, 1, 1, 1};
      find_shares(&frag, j->s->f, &j->facet, (float)(x + pixel % g->width) + 0.5f,
                  (float)(y + pixel / g->width) + 0.5f);
      if (j->facet.piece->look.texmode != TEX_NONE) sample_texture(tex, &j->facet, &frag);
      shade_first(j->s->f, &j->facet, &frag, tex, rgba);
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

void shader_run(Shader* s, int index, Visible* v) {
  Tile t = tile_make(s->f, index);
  const uint32_t* mirrored = NULL;
  if (s->f->has_mirror) {
    TileList list = bins_of(s->f, index, LAYER_MIRROR);
    visible_clear(&s->mirror);
    visible_draw(&s->mirror, &t, list.tri, list.n);
    memset(s->mirror.lit, 0, sizeof s->mirror.lit);
    shade_visible(s, &t, &s->mirror, s->mirrored, NULL);
    blend_layer(s, &t, &s->mirror, s->mirrored, bins_of(s->f, index, LAYER_MIRROR_BLEND));
    mirrored = s->mirrored;
  }
  shade_visible(s, &t, v, s->color, mirrored);
  blend_layer(s, &t, v, s->color, bins_of(s->f, index, LAYER_BLEND));
}
