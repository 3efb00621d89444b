// Points and elements of the shapes of flexcomp: grids of segments, triangles and tetrahedra, their
// round projections, and the surfaces of boxes, cylinders and ellipsoids, filled with tetrahedra
// around the centre when dim is 3. Points of a surface are appended in a fixed order, so that
// surface_index gives the position of a point by its three indices.
#include "base/alloc.h"
#include "base/assert.h"
#include "math/fn.h"
#include "spec/flexcomp.h"
#include "spec/orient.h"

#include <math.h>

// Texture coordinates are made when there is a material to show and none were given.
static bool needs_texture(const FlexcompDef* d) {
  return d->texcoord->count == 0 && !vectors_is_empty(d->flex->s.material);
}

// Position of index i in 0..1; shapes other than the flat grid compute it in single precision.
static double index_fraction(int i, int count) {
  return (float)i / (float)(count > 2 ? count - 1 : 1);
}

// Coordinate of index i of a centred row.
static double centred_coordinate(const FlexcompDef* d, int axis, int i) {
  return d->spacing[axis] * (i - 0.5 * (d->count[axis] - 1));
}

//---------------------------------- grids ---------------------------------------------------------

static void make_line(FlexcompMesh* m) {
  const FlexcompDef* d = m->def;
  int n = d->count[0];
  for (int i = 0; i < n; i++) {
    flexcomp_point(m, (double[3]){centred_coordinate(d, 0, i), 0, 0});
    if (i < n - 1) flexcomp_element(m, (int[2]){i, i + 1}, 2);
  }
}

// A closed polygon of count - 1 sides, each as long as the spacing.
static void make_circle(FlexcompMesh* m) {
  const FlexcompDef* d = m->def;
  int sides = d->count[0] - 1;
  double angle = 2 * ctPI / sides, radius = d->spacing[0] / fn_sin(angle / 2) / 2;
  for (int i = 0; i < sides; i++) {
    flexcomp_point(m, (double[3]){radius * fn_cos(angle * i), radius * fn_sin(angle * i), 0});
    flexcomp_element(m, (int[2]){i, i == sides - 1 ? 0 : i + 1}, 2);
  }
}

// Two triangles of a square; in two quadrants of a disc its diagonal is the other one.
static void square_elements(FlexcompMesh* m, int ix, int iy, bool flip) {
  const int* count = m->def->count;
  int n = count[2] * count[1];
  int a = n * ix + count[2] * iy, b = a + n, c = b + count[2], e = a + count[2];
  flexcomp_element(m, (int[3]){a, b, flip ? e : c}, 3);
  flexcomp_element(m, (int[3]){flip ? b : a, c, e}, 3);
}

static void make_grid2(FlexcompMesh* m) {
  const FlexcompDef* d = m->def;
  bool texture = needs_texture(d);
  int nx = d->count[0], ny = d->count[1];
  for (int ix = 0; ix < nx; ix++) {
    for (int iy = 0; iy < ny; iy++) {
      double x = centred_coordinate(d, 0, ix), y = centred_coordinate(d, 1, iy);
      flexcomp_point(m, (double[3]){x, y, 0});
      if (texture) flexcomp_texcoord(m, ix / fmax(nx - 1, 1), iy / fmax(ny - 1, 1));
      bool left = x<-ORIENT_EPS, right = x> - ORIENT_EPS;
      bool low = y<-ORIENT_EPS, high = y> - ORIENT_EPS;
      bool flip = d->type == FLEXCOMP_DISC && ((left && high) || (right && low));
      if (ix < nx - 1 && iy < ny - 1) square_elements(m, ix, iy, flip);
    }
  }
}

// Six tetrahedra of a cube around one of its diagonals.
static void cube_elements(FlexcompMesh* m, int ix, int iy, int iz) {
  static const int kTet[6][4] = {{0, 3, 1, 7}, {0, 1, 4, 7}, {1, 3, 2, 7},
                                 {1, 2, 6, 7}, {1, 5, 4, 7}, {1, 6, 5, 7}};
  const int* count = m->def->count;
  int y = count[2], x = count[1] * y, at = x * ix + y * iy + iz;
  const int corner[8] = {at,     at + x,     at + x + y,     at + y,
                         at + 1, at + x + 1, at + x + y + 1, at + y + 1};
  for (int t = 0; t < 6; t++) {
    const int* k = kTet[t];
    flexcomp_element(m, (int[4]){corner[k[0]], corner[k[1]], corner[k[2]], corner[k[3]]}, 4);
  }
}

static void make_grid3(FlexcompMesh* m) {
  const FlexcompDef* d = m->def;
  const int* n = d->count;
  bool texture = needs_texture(d);
  for (int ix = 0; ix < n[0]; ix++) {
    for (int iy = 0; iy < n[1]; iy++) {
      for (int iz = 0; iz < n[2]; iz++) {
        flexcomp_point(m, (double[3]){centred_coordinate(d, 0, ix), centred_coordinate(d, 1, iy),
                                      centred_coordinate(d, 2, iz)});
        if (texture) flexcomp_texcoord(m, index_fraction(ix, n[0]), index_fraction(iy, n[1]));
        if (ix < n[0] - 1 && iy < n[1] - 1 && iz < n[2] - 1) cube_elements(m, ix, iy, iz);
      }
    }
  }
}

static Status make_any_grid(FlexcompMesh* m) {
  int dim = m->def->flex->s.dim;
  if (dim == 1 && m->def->type == FLEXCOMP_CIRCLE) {
    make_circle(m);
  } else if (dim == 1) {
    make_line(m);
  } else if (dim == 2) {
    make_grid2(m);
  } else {
    make_grid3(m);
  }
  if (!m->failed && !m->def->element->count)
    return flexcomp_fail(m, "No elements were created in grid");
  return CT_OK;
}

// A square; pushed outwards along its radii it becomes a disc.
static Status make_square(FlexcompMesh* m) {
  FlexcompDef* d = m->def;
  d->flex->s.dim = 2;
  TRY(make_any_grid(m));
  if (d->type != FLEXCOMP_DISC) return CT_OK;
  for (int i = 0; i < d->point->count / 3; i++) {
    double* p = d->point->data + 3 * i;
    double ring = fmax(fabs(p[0]), fabs(p[1]));
    orient_normalize(p, 2);
    for (int k = 0; k < 2; k++) p[k] *= 0.5 * d->spacing[k] * (d->count[k] - 1) * ring;
  }
  return CT_OK;
}

//---------------------------------- surfaces of boxes ---------------------------------------------

// A shell has no top side (iz = max), only its rim.
static bool is_open_shell(const FlexcompDef* d) { return d->flex->s.dim == 2; }

// A side of the box: its fixed axis, and its two running axes in the order of the loops.
typedef struct BoxSide {
  int fixed, first, second;
} BoxSide;
static const BoxSide kSide[3] = {{2, 0, 1}, {1, 0, 2}, {0, 1, 2}};

// A point of the surface by its three indices, moved onto the shape.
static void project_point(const FlexcompDef* d, const int i[3], double p[3]) {
  double ring;
  for (int k = 0; k < 3; k++) p[k] = 2.0 * i[k] / (d->count[k] - 1) - 1;
  ring = fmax(fabs(p[0]), fabs(p[1]));
  if (d->type == FLEXCOMP_CYLINDER) orient_normalize(p, 2);
  if (d->type == FLEXCOMP_ELLIPSOID) orient_normalize(p, 3);
  for (int k = 0; k < 3; k++) {
    double size = 0.5 * d->spacing[k] * (d->count[k] - 1);
    p[k] *= d->type == FLEXCOMP_CYLINDER && k < 2 ? size * ring : size;
  }
}

// Number of points on the surface before this one, in the order in which they are made.
static int surface_index(const FlexcompDef* d, const int i[3]) {
  const int* n = d->count;
  int column = is_open_shell(d) ? n[2] - 1 : n[2] - 2; // points above the bottom on an upright edge
  int at = (is_open_shell(d) ? 1 : 2) * n[0] * n[1] + i[2] - 1;
  if (i[2] == 0) return i[0] * n[1] + i[1];
  if (i[2] == n[2] - 1 && !is_open_shell(d)) return n[0] * n[1] + i[0] * n[1] + i[1];
  if (i[1] == 0) return at + i[0] * column;
  if (i[1] == n[1] - 1) return at + n[0] * column + i[0] * column;
  at += 2 * n[0] * column + (i[1] - 1) * column;
  return i[0] == 0 ? at : at + (n[1] - 2) * column;
}

// Sides that come later leave out the edges that they share with earlier ones.
static bool is_new(const FlexcompDef* d, const BoxSide* side, const int i[3]) {
  const int* n = d->count;
  bool inside_z = i[2] > 0 && (i[2] < n[2] - 1 || is_open_shell(d));
  bool inside_y = i[1] > 0 && i[1] < n[1] - 1;
  return side->fixed == 2 || (inside_z && (side->fixed == 1 || inside_y));
}

static void side_points(FlexcompMesh* m, const BoxSide* side, int at, bool texture) {
  const FlexcompDef* d = m->def;
  const int* n = d->count;
  int i[3];
  i[side->fixed] = at;
  for (int a = 0; a < n[side->first]; a++) {
    for (int b = 0; b < n[side->second]; b++) {
      i[side->first] = a;
      i[side->second] = b;
      if (!is_new(d, side, i)) continue;
      double p[3];
      project_point(d, i, p);
      flexcomp_point(m, p);
      if (texture)
        flexcomp_texcoord(m, index_fraction(a, n[side->first]), index_fraction(b, n[side->second]));
    }
  }
}

// Corners of a square of a side: (a, b), (a + 1, b), (a + 1, b + 1), (a, b + 1)
static void find_square_corners(const FlexcompDef* d, const BoxSide* side, const int at[3],
                                int corner[4]) {
  static const int kStep[4][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  for (int k = 0; k < 4; k++) {
    int i[3];
    i[side->fixed] = at[0];
    i[side->first] = at[1] + kStep[k][0];
    i[side->second] = at[2] + kStep[k][1];
    corner[k] = surface_index(d, i);
  }
}

// Two tetrahedra with the centre, which is point 0.
static void solid_square(FlexcompMesh* m, const int c[4]) {
  flexcomp_element(m, (int[4]){0, 1 + c[0], 1 + c[1], 1 + c[2]}, 4);
  flexcomp_element(m, (int[4]){0, 1 + c[0], 1 + c[3], 1 + c[2]}, 4);
}

// Two triangles facing outwards.
static void shell_square(FlexcompMesh* m, const BoxSide* side, bool last, const int c[4]) {
  if (side->fixed == 2 && !last) {
    flexcomp_element(m, (int[3]){c[0], c[2], c[1]}, 3);
    flexcomp_element(m, (int[3]){c[0], c[3], c[2]}, 3);
  } else if (side->fixed == 2 || (side->fixed == 1) != last) {
    flexcomp_element(m, (int[3]){c[0], c[1], c[2]}, 3);
    flexcomp_element(m, (int[3]){c[0], c[2], c[3]}, 3);
  } else {
    flexcomp_element(m, (int[3]){c[1], c[0], c[3]}, 3);
    flexcomp_element(m, (int[3]){c[1], c[3], c[2]}, 3);
  }
}

static void side_elements(FlexcompMesh* m, const BoxSide* side, int at) {
  const int* n = m->def->count;
  for (int a = 0; a < n[side->first] - 1; a++) {
    for (int b = 0; b < n[side->second] - 1; b++) {
      int c[4];
      find_square_corners(m->def, side, (int[3]){at, a, b}, c);
      if (m->def->flex->s.dim == 3) {
        solid_square(m, c);
      } else {
        shell_square(m, side, at > 0, c);
      }
    }
  }
}

static Status make_box(FlexcompMesh* m) {
  const FlexcompDef* d = m->def;
  bool texture = needs_texture(d);
  for (int k = 0; k < 3; k++) {
    if (d->count[k] < 2) return flexcomp_fail(m, "Count too small");
  }
  if (d->flex->s.dim == 3) flexcomp_point(m, (double[3]){0, 0, 0});
  if (texture) flexcomp_texcoord(m, 0, 0);
  for (int s = 0; s < 6; s++) {
    const BoxSide* side = kSide + s / 2;
    if (is_open_shell(d) && s == 1) continue;
    side_points(m, side, s % 2 ? d->count[side->fixed] - 1 : 0, texture);
  }
  for (int s = 0; s < 6; s++) {
    const BoxSide* side = kSide + s / 2;
    if (is_open_shell(d) && s == 1) continue;
    side_elements(m, side, s % 2 ? d->count[side->fixed] - 1 : 0);
  }
  return CT_OK;
}

//---------------------------------- all -----------------------------------------------------------

Status flexcomp_shape(FlexcompMesh* m) {
  static Status (*const kShape[FLEXCOMP_TYPES])(FlexcompMesh*) = {
      [FLEXCOMP_GRID] = make_any_grid, [FLEXCOMP_CIRCLE] = make_any_grid,
      [FLEXCOMP_BOX] = make_box,       [FLEXCOMP_CYLINDER] = make_box,
      [FLEXCOMP_ELLIPSOID] = make_box, [FLEXCOMP_SQUARE] = make_square,
      [FLEXCOMP_DISC] = make_square,   [FLEXCOMP_MESH] = flexcomp_file,
      [FLEXCOMP_GMSH] = flexcomp_file,
  };
  CT_ASSERT(m->def->type >= 0 && m->def->type < FLEXCOMP_TYPES);
  Status (*shape)(FlexcompMesh*) = kShape[m->def->type];
  return shape ? shape(m) : CT_OK;
}
