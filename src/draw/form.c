#include "draw/form.h"

#include "base/alloc.h"
#include "base/assert.h"

#include <math.h>
#include <string.h>

static bool reserve_floats(float** p, size_t n) {
  *p = alloc_zero((n ? n : 1) * sizeof(float));
  return *p != NULL;
}

bool form_reserve(Form* f, int nvert, int ntri) {
  *f = (Form){.maxvert = nvert, .maxtri = ntri};
  f->tri = alloc_zero((size_t)(ntri + 1) * 3 * sizeof(int));
  f->edges = alloc_zero((size_t)ntri + 1);
  bool ok = f->tri && f->edges && reserve_floats(&f->pos, 3 * (size_t)nvert) &&
            reserve_floats(&f->normal, 3 * (size_t)nvert);
  if (!ok) form_free(f);
  return ok;
}

static void free_grid(SheetGrid* g) {
  if (g->fine) form_free(g->fine);
  alloc_free(g->fine);
  alloc_free(g->line[0]);
  alloc_free(g->line[1]);
  alloc_free(g);
}

void form_free(Form* f) {
  alloc_free(f->pos);
  alloc_free(f->normal);
  alloc_free(f->texcoord);
  alloc_free(f->color);
  alloc_free(f->tri);
  alloc_free(f->edges);
  if (f->grid) free_grid(f->grid);
  *f = (Form){0};
}

int form_vertex(Form* f, float x, float y, float z, const float normal[3]) {
  CT_ASSERT(f->nvert < f->maxvert);
  float* p = f->pos + 3 * (size_t)f->nvert;
  p[0] = x, p[1] = y, p[2] = z;
  memcpy(f->normal + 3 * (size_t)f->nvert, normal, 3 * sizeof(float));
  return f->nvert++;
}

static void append_triangle(Form* f, int a, int b, int c, uint8_t edges) {
  CT_ASSERT(f->ntri < f->maxtri);
  int* t = f->tri + 3 * (size_t)f->ntri;
  t[0] = a, t[1] = b, t[2] = c;
  f->edges[f->ntri++] = edges;
}

void form_triangle(Form* f, int a, int b, int c) { append_triangle(f, a, b, c, 7); }

void form_quad(Form* f, int a, int b, int c, int d) {
  append_triangle(f, a, b, d, 1 | 4);
  append_triangle(f, b, c, d, 1 | 2);
}

void form_bound(Form* f) {
  float lo[3] = {0}, hi[3] = {0};
  for (int i = 0; i < f->nvert; i++) {
    const float* p = f->pos + 3 * (size_t)i;
    for (int k = 0; k < 3; k++) {
      if (i == 0 || p[k] < lo[k]) lo[k] = p[k];
      if (i == 0 || p[k] > hi[k]) hi[k] = p[k];
    }
  }
  float most = 0;
  for (int k = 0; k < 3; k++) f->center[k] = 0.5f * (lo[k] + hi[k]);
  for (int i = 0; i < f->nvert; i++) {
    const float* p = f->pos + 3 * (size_t)i;
    float x = p[0] - f->center[0], y = p[1] - f->center[1], z = p[2] - f->center[2];
    float r = x * x + y * y + z * z;
    if (!(r <= most)) most = r;
  }
  f->radius = sqrtf(most);
}
