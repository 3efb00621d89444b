// Batches are made of rows: the elements of a colour stay in their order and fill groups of lanes;
// lanes that are left over repeat the last element, so that they write what it writes.
#include "deform/element.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "deform/colour.h"

#include <math.h>
#include <string.h>

void element_free(ElementBatch* b) {
  alloc_free(b->colour);
  alloc_free(b->count);
  alloc_free(b->vert);
  alloc_free(b->data);
  *b = (ElementBatch){0};
}

// first[c]: first group of colour c; next[c]: elements of colour c so far
static int place_colours(int* first, int* next, const int* colour, const ElementRows* in,
                         int ncolour) {
  memset(next, 0, (size_t)ncolour * sizeof(int));
  for (int e = 0; e < in->nelem; e++) next[colour[e]]++;
  int group = 0;
  for (int c = 0; c < ncolour; c++) {
    first[c] = group;
    group += (next[c] + ELEMENT_LANES - 1) / ELEMENT_LANES;
    next[c] = 0;
  }
  first[ncolour] = group;
  return group;
}

static void put_element(ElementBatch* b, const ElementRows* in, int e, int group, int lane) {
  int nc = b->kind->ncorner, nd = b->kind->ndata;
  CT_ASSERT(0 <= group && group < b->ngroup && 0 <= lane && lane < ELEMENT_LANES);
  int* vert = b->vert + (ptrdiff_t)group * nc * ELEMENT_LANES;
  double* data = b->data + (ptrdiff_t)group * nd * ELEMENT_LANES;
  for (int k = lane; k < ELEMENT_LANES; k++) { // later lanes too, until they get their own
    for (int i = 0; i < nc; i++) vert[i * ELEMENT_LANES + k] = in->vert[(ptrdiff_t)e * nc + i];
    for (int i = 0; i < nd; i++) data[i * ELEMENT_LANES + k] = in->data[(ptrdiff_t)e * nd + i];
  }
  b->count[group] = lane + 1;
}

static bool fill_batch(ElementBatch* b, const ElementRows* in, const int* colour, int* next) {
  size_t groups = (size_t)b->ngroup;
  b->count = alloc_zero(groups * sizeof(int));
  b->vert = alloc_bytes(groups * (size_t)in->kind->ncorner * ELEMENT_LANES * sizeof(int));
  b->data = alloc_bytes(groups * (size_t)in->kind->ndata * ELEMENT_LANES * sizeof(double));
  if (!b->count || !b->vert || !b->data) return false;
  for (int e = 0; e < in->nelem; e++) {
    int c = colour[e], place = next[c]++;
    put_element(b, in, e, b->colour[c] + place / ELEMENT_LANES, place % ELEMENT_LANES);
  }
  return true;
}

bool element_batch(ElementBatch* out, const ElementRows* in, int nvert) {
  *out = (ElementBatch){.kind = in->kind, .nelem = in->nelem, .frequency = INFINITY};
  int* colour = alloc_bytes((size_t)in->nelem * sizeof(int));
  bool ok = colour &&
            colour_elements(colour, &out->ncolour, in->vert, in->nelem, in->kind->ncorner, nvert);
  size_t n = ok ? (size_t)out->ncolour : 0;
  int* next = ok ? alloc_bytes((n + 1) * sizeof(int)) : NULL;
  out->colour = ok ? alloc_bytes((n + 1) * sizeof(int)) : NULL;
  ok = next && out->colour;
  if (ok) {
    out->ngroup = place_colours(out->colour, next, colour, in, out->ncolour);
    ok = fill_batch(out, in, colour, next);
  }
  alloc_free(colour);
  alloc_free(next);
  if (!ok) element_free(out);
  return ok;
}
