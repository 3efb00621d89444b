// A triangle while its pixels are shaded.
//
// A number a of the corners is at a point of the screen, with barycentric shares b and depths w,
//   a = sum(b_i a_i / w_i) / sum(b_i / w_i).
// Both sums are linear on the screen: they are kept as such, from the corner of a tile.
#ifndef DRAW_FACET_H
#define DRAW_FACET_H

#include "draw/linear.h"
#include "draw/visible.h"

typedef struct Facet {
  int tri; // TILE_NONE: empty
  const Piece* piece;
  int passes;
  float iw[3], z[3]; // 1 / w; depth
  Linear tex;
  Linear flat;                // of a sheet: its own coordinates
  Linear color[FRAME_PASSES]; // alpha in the first pass
  MapLine map[FRAME_LIGHTS];  // of pass 1 + k
  unsigned bright;            // bit k: pass 1 + k has light; where there is none are no shadows
} Facet;

enum { FACET_CACHE = 64, FACET_QUADS = 64 };

// Colours of a quad of a sheet: of its first vertex, and what makes them those of any point.
typedef struct SheetQuad {
  int first; // vertex, among all; TILE_NONE: empty
  float color[FRAME_PASSES][4][4];
} SheetQuad;

// Colours of vertices that are known, and triangles of a tile that were shaded last.
typedef struct FacetStore {
  const Shot* f;
  Pile vertex; // colours
  Pile known;  // of each vertex: the picture in which its colours were found
  uint32_t stamp;
  Facet facet[FACET_CACHE];
  SheetQuad quad[FACET_QUADS];
} FacetStore;

bool facets_begin(FacetStore* s, const Shot* f); // false: out of memory
void facets_free(FacetStore* s);
void facets_forget(FacetStore* s); // the triangles, not the vertices: another tile begins

// The triangle, with pixels from the tile's corner. Valid until another one is asked for.
Facet* facet_of(FacetStore* s, const Tile* t, int tri);

// Colours of a vertex of a form, one per pass; first is the number of the form's first vertex among
// all vertices. Four neighbours are lit together.
void facet_light(FacetStore* s, const Piece* p, const Form* form, int first, int vertex);

static inline const float4* facet_color(FacetStore* s, const Piece* p, const Form* form, int first,
                                        int vertex) {
  size_t slot = (size_t)first + (size_t)vertex;
  if (((const uint32_t*)s->known.data)[slot] != s->stamp) facet_light(s, p, form, first, vertex);
  return (const float4*)s->vertex.data + slot * (size_t)s->f->npass;
}

// A row of pixels of a triangle: numbers at its pixel 0, divided by w.
typedef struct FacetRow {
  FacetStore* store;
  const Facet* t;
  int y;
  float iw, z;
  float4 tex, flat;
  float4 color[FRAME_PASSES]; // not of sheets
} FacetRow;

void facet_row(FacetRow* r, FacetStore* s, const Facet* t, int y);

static inline float facet_w(float iw) { return iw > 1e-12f ? 1 / iw : 1e12f; }

#endif
