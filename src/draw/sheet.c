// A quad of the grid with the corners a (0, 0), b (1, 0), c (1, 1) and d (0, 1) is two triangles
// that meet at its diagonal from b to d. A number of the corners is, in both of them,
//   a + u (b - a) + v (d - a) + max(0, u + v - 1) (c - b - d + a).
#include "draw/sheet.h"

#include "base/assert.h"
#include "draw/light.h"
#include "math/wide.h"

#include <string.h>

// Where eight pixels are on the grid: quad and place in it, from 0 to 1.
typedef struct SheetPlace {
  int8 corner; // first vertex of the quad
  float8 u, v, over;
} SheetPlace;

// Cells of a grid of lines, and x as the place in them. All cells but the first and the last are
// equally wide.
WIDE_INLINE void find_cells(int8* cell, float8* x, const SheetGrid* g, int axis) {
  const float *line = g->line[axis], *scale = g->scale[axis];
  int most = g->n[axis] - 2;
  float8 at = (*x - line[1]) * g->density[axis] + 1, share = at * g->share[axis];
  float8 first = (*x - line[0]) * scale[0], last = (*x - line[most]) * scale[most];
  simd_clamp8(&share);
  *cell = __builtin_convertvector(share * (float)(most + 1), int8);
  *cell &= ~(*cell >> 31); // whatever share was
  int8 is_last = (most - 1 - *cell) >> 31, is_first = (*cell - 1) >> 31;
  *cell = (is_last & most) | (~is_last & *cell);
  *x = at - __builtin_convertvector(*cell, float8);
  simd_choose8(x, &is_first, &first, x);
  simd_choose8(x, &is_last, &last, x);
  simd_clamp8(x);
}

WIDE_INLINE void find_place(SheetPlace* q, const FacetRow* r, const SheetPoints* p) {
  const SheetGrid* g = r->t->piece->form.grid;
  int8 i, j;
  q->u = (r->flat[0] + r->t->flat.x[0] * p->x) * p->w;
  q->v = (r->flat[1] + r->t->flat.x[1] * p->x) * p->w;
  find_cells(&i, &q->u, g, 0);
  find_cells(&j, &q->v, g, 1);
  q->corner = i * g->n[1] + j;
  float8 over = q->u + q->v - 1;
  int8 lower;
  simd_negative8(&lower, &over);
  q->over = (float8)((int8)over & ~lower);
}

static void set_quad(SheetQuad* q, FacetStore* s, const Piece* p, int corner) {
  const Form* fine = p->form.grid->fine;
  int first = s->f->nvert + p->sheet0, n = p->form.grid->n[1], passes = light_passes(s->f, p);
  const float4 *a = facet_color(s, p, fine, first, corner),
               *b = facet_color(s, p, fine, first, corner + n),
               *c = facet_color(s, p, fine, first, corner + n + 1),
               *d = facet_color(s, p, fine, first, corner + 1);
  q->first = first + corner;
  for (int m = 0; m < passes; m++) {
    float4 ab = b[m] - a[m], ad = d[m] - a[m], bend = c[m] - b[m] - ad;
    memcpy(q->color[m][0], &a[m], sizeof ab);
    memcpy(q->color[m][1], &ab, sizeof ab);
    memcpy(q->color[m][2], &ad, sizeof ab);
    memcpy(q->color[m][3], &bend, sizeof ab);
  }
}

static inline const SheetQuad* find_quad(const FacetRow* r, int corner) {
  int first = r->store->f->nvert + r->t->piece->sheet0 + corner;
  SheetQuad* q = &r->store->quad[first % FACET_QUADS];
  if (q->first != first) set_quad(q, r->store, r->t->piece, corner);
  return q;
}

WIDE_INLINE void find_color(float8* found, const SheetPlace* q, const float c[4][4], int k) {
  *found = c[0][k] + q->u * c[1][k] + q->v * c[2][k] + q->over * c[3][k];
}

// Colours of those pixels that are in a quad; a row is straight: it is not twice in one.
WIDE_INLINE void find_colors(SheetPoints* p, const FacetRow* r, int n, int channels) {
  SheetPlace q;
  find_place(&q, r, p);
  const SheetQuad* quad = find_quad(r, q.corner[0]);
  for (int m = 0; m < r->t->passes; m++) {
    for (int k = 0; k < channels; k++) find_color(&p->color[m][k], &q, quad->color[m], k);
  }
  for (int i = 1; i < n; i++) {
    if (q.corner[i] == q.corner[i - 1]) continue;
    int8 other = q.corner ^ q.corner[i], here = ~((other | -other) >> 31);
    quad = find_quad(r, q.corner[i]);
    for (int m = 0; m < r->t->passes; m++) {
      for (int k = 0; k < channels; k++) {
        float8 found;
        find_color(&found, &q, quad->color[m], k);
        simd_choose8(&p->color[m][k], &here, &found, &p->color[m][k]);
      }
    }
  }
}
WIDE_TARGET static void find_colors_wide(SheetPoints* p, const FacetRow* r, int n, int channels) {
  find_colors(p, r, n, channels);
}

void sheet_colors(SheetPoints* p, const FacetRow* r, int n, int channels) {
  CT_ASSERT(1 <= n && n <= 8);
  WIDE_CALL(find_colors, p, r, n, channels);
}
