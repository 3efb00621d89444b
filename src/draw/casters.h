// Triangles that cast shadows, in texels of a light's map, to be found by texel.
//
// Texels are grouped into cells of three sizes. A triangle is listed in the cells that it touches,
// of the size that suits its own, so that it is in few of them. Triangles that are large even for
// the largest cells are in a list that is searched as a whole.
#ifndef DRAW_CASTERS_H
#define DRAW_CASTERS_H

#include "draw/frame.h"

enum { CASTER_LEVELS = 3 };

typedef struct Caster {
  float a[4], b[4], x[4], y[4]; // inside: a (X - x) + b (Y - y) >= 0; the fourth always holds
  float z, zx, zy, x0, y0;      // depth z + zx (X - x0) + zy (Y - y0)
  float top;                    // the nearest depth; 1 is near
  int piece;
} Caster;

typedef struct CasterLevel {
  int shift;          // texels per cell: 2^shift
  int x0, y0, nx, ny; // cells that exist
  Pile start, list;
} CasterLevel;

typedef struct CasterMap {
  int size;           // texels per side
  double toclip[16];  // scene to the light's clip space
  double fromeye[16]; // eye to the light's clip space
  CasterLevel level[CASTER_LEVELS];
  Pile caster, big, place;
  int n, nbig;
} CasterMap;

// A texel that is looked up.
typedef struct MapQuery {
  int tx, ty;
  float x, y, r; // its middle; depth
} MapQuery;

// Casters of all pieces, by toclip and size; false: out of memory.
bool casters_make(CasterMap* m, const Shot* f);
void casters_free(CasterMap* m);

// Whether one of the casters in cells, or of the large ones, is nearer to the light.
bool casters_in_cells(const CasterMap* m, const MapQuery* q);
bool casters_among_big(const CasterMap* m, const MapQuery* q, int but);

// A rectangle of texels, the last ones included.
typedef struct TexelRect {
  int x0, y0, x1, y1;
} TexelRect;

// Whether casters in cells, or large ones of other pieces than but, may be in the rectangle.
bool casters_cells_touch(const CasterMap* m, const TexelRect* r);
bool casters_big_touch(const CasterMap* m, const TexelRect* r, int but);

#endif
