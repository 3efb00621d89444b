#include "draw/facet.h"

#include "draw/light.h"
#include "draw/shadow.h"

#include <string.h>

bool facets_begin(FacetStore* s, const Shot* f) {
  size_t n = (size_t)f->nvert + (size_t)f->nsheet;
  size_t had = s->known.size;
  s->f = f;
  if (!pile_reserve(&s->vertex, (n * (size_t)f->npass + 1) * sizeof(float4)) ||
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

void facets_free(FacetStore* s) {
  pile_free(&s->vertex);
  pile_free(&s->known);
}

void facets_forget(FacetStore* s) {
  for (int i = 0; i < FACET_CACHE; i++) s->facet[i].tri = TILE_NONE;
  for (int i = 0; i < FACET_QUADS; i++) s->quad[i].first = TILE_NONE;
}

//---------------------------------- corners -------------------------------------------------------

typedef struct CornerValues {
  float4 color[FRAME_PASSES], tex, flat;
} CornerValues;

void facet_light(FacetStore* s, const Piece* p, const Form* form, int first, int vertex) {
  LitVertices lit;
  int passes = light_passes(s->f, p), at[4], n = 0;
  for (int i = vertex & ~3; n < 4; i++) at[n++] = i < form->nvert ? i : form->nvert - 1;
  light_vertices(&lit, s->f, p, form, at);
  for (int j = 0; j < 4; j++) {
    size_t slot = (size_t)first + (size_t)at[j];
    float4* color = (float4*)s->vertex.data + slot * (size_t)s->f->npass;
    float alpha = form->color ? form->color[4 * (size_t)at[j] + 3] : p->look.rgba[3];
    ((uint32_t*)s->known.data)[slot] = s->stamp;
    for (int k = 0; k < passes; k++) {
      color[k] = (float4){lit.c[k][0][j], lit.c[k][1][j], lit.c[k][2][j], k == 0 ? alpha : 0};
    }
  }
}

// Texture coordinates of a vertex of a form.
static float4 find_vertex_texture(const Piece* p, int i) {
  const float *x = p->form.pos + 3 * (size_t)i, *s = p->look.texscale, *own = p->form.texcoord;
  switch (p->look.texmode) {
  case TEX_COORD:
    return own ? (float4){own[2 * (size_t)i], own[2 * (size_t)i + 1], 0, 0} : (float4){0};
  case TEX_FLAT:
    return (float4){0.5f * s[0] * x[0] - 0.5f, -0.5f * s[1] * x[1] - 0.5f, 0, 0};
  case TEX_CUBE:
    return (float4){s[0] * x[0], s[1] * x[1], s[2] * x[2], 0};
  case TEX_SKY: // turned about x by 90 degrees
    return (float4){x[0], x[2], -x[1], 0};
  default:
    return (float4){0};
  }
}

static void find_corner_values(FacetStore* s, const Facet* t, int vertex, CornerValues* c) {
  const Shot* f = s->f;
  const Piece* p = t->piece;
  if (vertex < f->nvert) {
    int i = vertex - p->vert0;
    const float* x = p->form.pos + 3 * (size_t)i;
    c->flat = (float4){x[0], x[1], 0, 0};
    c->tex = find_vertex_texture(p, i);
    if (!p->form.grid) {
      memcpy(c->color, facet_color(s, p, &p->form, p->vert0, i),
             (size_t)t->passes * sizeof(float4));
    }
    return;
  }
  Between b = ((const Between*)f->betweens.data)[vertex - f->nvert];
  CornerValues other;
  find_corner_values(s, t, b.a, c);
  if (b.t == 0) return;
  find_corner_values(s, t, b.b, &other);
  for (int k = 0; k < t->passes && !p->form.grid; k++) {
    c->color[k] += b.t * (other.color[k] - c->color[k]);
  }
  c->tex += b.t * (other.tex - c->tex);
  c->flat += b.t * (other.flat - c->flat);
}

//---------------------------------- facets --------------------------------------------------------

// b_i / w_i = q0 + q1 x + q2 y of the corners, and depth, for pixels from the tile's corner.
typedef struct Shares {
  double q[3][3], z[3];
} Shares;

static void find_shares(Shares* s, const Shot* f, const Tile* tile, const Tri* tri) {
  double x[3], y[3];
  for (int k = 0; k < 3; k++) {
    x[k] = frame_vertex(f, tri->v[k])->x / (double)FRAME_SUB - tile->x;
    y[k] = frame_vertex(f, tri->v[k])->y / (double)FRAME_SUB - tile->y;
  }
  double scale = 1 / ((x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0]));
  *s = (Shares){0};
  for (int k = 0; k < 3; k++) { // the edge opposite to corner k
    int i = (k + 1) % 3, j = (k + 2) % 3;
    const Vertex* v = frame_vertex(f, tri->v[k]);
    double a = (y[i] - y[j]) * scale, b = (x[j] - x[i]) * scale, c = -(a * x[i] + b * y[i]);
    double term[3] = {c, a, b};
    for (int n = 0; n < 3; n++) {
      s->q[k][n] = term[n] * (double)v->iw;
      s->z[n] += term[n] * (double)v->z;
    }
  }
}

static void set_linear(Linear* l, const Shares* s, float4 a, float4 b, float4 c) {
  l->at = (float)s->q[0][0] * a + (float)s->q[1][0] * b + (float)s->q[2][0] * c;
  l->x = (float)s->q[0][1] * a + (float)s->q[1][1] * b + (float)s->q[2][1] * c;
  l->y = (float)s->q[0][2] * a + (float)s->q[1][2] * b + (float)s->q[2][2] * c;
}

static bool is_bright(const Linear* l) {
  int4 any = (l->at != 0) | (l->x != 0) | (l->y != 0);
  return simd_mask4(&any) != 0;
}

static unsigned find_bright(const Facet* t) {
  unsigned bright = 0;
  for (int k = 1; k < t->passes; k++) {
    bright |= (unsigned)(t->piece->form.grid || is_bright(&t->color[k])) << (k - 1);
  }
  return bright;
}

static void set_facet(FacetStore* s, Facet* t, const Tile* tile, int tri) {
  const Shot* f = s->f;
  const Tri* source = frame_tri(f, tri);
  const Piece* p = frame_piece(f, source->piece);
  Shares share;
  CornerValues c[3];
  t->tri = tri;
  t->piece = p;
  t->passes = light_passes(f, p);
  find_shares(&share, f, tile, source);
  for (int k = 0; k < 3; k++) find_corner_values(s, t, source->v[k], &c[k]);
  double iw[3];
  for (int n = 0; n < 3; n++) {
    iw[n] = share.q[0][n] + share.q[1][n] + share.q[2][n];
    t->iw[n] = (float)iw[n], t->z[n] = (float)share.z[n];
  }
  if (p->look.texmode != TEX_NONE) set_linear(&t->tex, &share, c[0].tex, c[1].tex, c[2].tex);
  if (p->form.grid) set_linear(&t->flat, &share, c[0].flat, c[1].flat, c[2].flat);
  for (int k = 0; k < t->passes && !p->form.grid; k++) {
    set_linear(&t->color[k], &share, c[0].color[k], c[1].color[k], c[2].color[k]);
  }
  t->bright = find_bright(t);
  if (t->bright) shadow_lines(t->map, f, tile, iw, share.z);
}

Facet* facet_of(FacetStore* s, const Tile* t, int tri) {
  Facet* found = &s->facet[tri % FACET_CACHE];
  if (found->tri != tri) set_facet(s, found, t, tri);
  return found;
}

void facet_row(FacetRow* r, FacetStore* s, const Facet* t, int y) {
  float at = (float)y + 0.5f;
  r->store = s;
  r->t = t;
  r->y = y;
  r->iw = t->iw[0] + at * t->iw[2], r->z = t->z[0] + at * t->z[2];
  if (t->piece->look.texmode != TEX_NONE) r->tex = linear_row(&t->tex, at);
  if (t->piece->form.grid) r->flat = linear_row(&t->flat, at);
  for (int k = 0; k < t->passes && !t->piece->form.grid; k++) {
    r->color[k] = linear_row(&t->color[k], at);
  }
}
