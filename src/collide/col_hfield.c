// Invariant: shape, prisms and planes are in the frame of the height field until to_world. The
// prism has three corners below, at the base of the field, and three above, lifted by the margin.
// Planes below the shape have unit normals that do not point down; the first SIDES of them stay,
// the others are replaced in turn. At most ctMAXCONPAIR contacts are written.
#include "collide/col_hfield.h"

#include "base/assert.h"
#include "base/integer.h"
#include "collide/col_convex.h"

// A field of nrow x ncol heights over |x| <= size[0], |y| <= size[1], up to size[2] above and
// size[3] below.
typedef struct HeightField {
  int nrow, ncol;
  const double* size;
  const float* data;
  double dx, dy, lift; // lift: added to heights, the margin
} HeightField;

static HeightField hfield_of(const ctModel* m, int g, double margin) {
  int id = m->geom_dataid[g];
  CT_ASSERT(id >= 0 && id < m->nhfield);
  HeightField f = {m->hfield_nrow[id],
                   m->hfield_ncol[id],
                   m->hfield_size + 4 * id,
                   m->hfield_data + m->hfield_adr[id],
                   0,
                   0,
                   margin};
  CT_ASSERT(m->hfield_adr[id] + (cttSize)f.nrow * f.ncol <= m->nhfielddata);
  f.dx = 2.0 * f.size[0] / (f.ncol - 1);
  f.dy = 2.0 * f.size[1] / (f.nrow - 1);
  return f;
}

static bool sphere_misses(const HeightField* f, const double* p, double r) {
  const double* s = f->size;
  return s[0] < p[0] - r || -s[0] > p[0] + r || s[1] < p[1] - r || -s[1] > p[1] + r ||
         s[2] < p[2] - r || -s[3] > p[2] + r;
}

static bool box_misses(const HeightField* f, const double* low, const double* high, double margin) {
  const double* s = f->size;
  double bottom[3] = {-s[0], -s[1], -s[3]};
  for (int k = 0; k < 3; k++) {
    if (low[k] - margin > s[k] || high[k] + margin < bottom[k]) return true;
  }
  return false;
}

// Cells that a range covers, of a side with n samples.
typedef struct CellRange {
  int first, last;
} CellRange;

static CellRange find_cells(double low, double high, double size, int n) {
  double first = floor((low + size) / (2.0 * size) * (n - 1));
  double last = ceil((high + size) / (2.0 * size) * (n - 1));
  return (CellRange){integer_of(first, 0, n - 1), integer_of(last, 0, n - 1)};
}

// A plane above prisms: what lies below `limit` along the unit normal, which is not downward, is
// apart from the shape.
typedef struct PrismPlane {
  double normal[3], limit;
  double at[3]; // the shape's point nearest to it
} PrismPlane;

enum { SIDES = 2, PLANES = 6 };

// A walk over the prisms below a shape; everything is in the frame of the field.
typedef struct Walk {
  const ctModel* m;
  HeightField field;
  Convex shape, prism;
  BoxCorners corners; // of the shape, if it is a box
  double corner[18];  // of the prism: three below, three above
  CellRange row, col;
  double low[3], high[3];   // of the shape
  bool free;                // no search for a vertex goes on from prism to prism, see prism_apart
  PrismPlane plane[PLANES]; // both ways across the diagonals of the cells, and the last ones found
  int planes, next, last;   // last: the one that separated the shape from the last prism
  ctContact* con;
  int n;
} Walk;

// The strip between two rows is a sequence of triangles: each new vertex replaces the oldest.
static void next_vertex(double top[9], const HeightField* f, int row, int col) {
  CT_VALIDATE(row >= 0 && row < f->nrow && col >= 0 && col < f->ncol);
  for (int k = 0; k < 6; k++) top[k] = top[3 + k];
  top[6] = f->dx * col - f->size[0];
  top[7] = f->dy * row - f->size[1];
  top[8] = (double)f->data[row * f->ncol + col] * f->size[2] + f->lift;
}

static void begin_walk(Walk* w, const ctModel* m, int g, double margin) {
  w->m = m;
  w->field = hfield_of(m, g, margin);
  w->free = false;
  w->prism.shape = &shape_prism;
  w->prism.margin = 0;
  w->prism.vertindex = w->prism.hullindex = -1;
  for (int k = 0; k < 6; k++) w->prism.corner[k] = w->corner + 3 * k;
  w->corner[2] = w->corner[5] = w->corner[8] = -w->field.size[3];
}

static void move_prism(Walk* w, const double top[9]) {
  double* below = w->corner;
  for (int k = 0; k < 9; k += 3) {
    below[k] = top[k];
    below[k + 1] = top[k + 1];
  }
  for (int k = 0; k < 9; k++) w->corner[9 + k] = top[k];
}

static bool is_below_plane(const PrismPlane* p, const double top[9]) {
  double x = dot3(p->normal, top), y = dot3(p->normal, top + 3), z = dot3(p->normal, top + 6);
  return real_max(real_max(x, y), z) < p->limit;
}

// The plane below the shape, with the slack of what GJK may call touching.
static PrismPlane plane_below(Walk* w, const double normal[3]) {
  double down[3], x[3];
  scl3(down, normal, -1);
  bool tied = w->shape.tied; // any of the lowest will do
  support_point(x, &w->shape, down);
  w->shape.tied = tied;
  w->shape.adrift = true;
  PrismPlane p = {.limit = dot3(x, normal) - 0.5 * w->shape.margin - 1e-4};
  copy3(p.normal, normal);
  copy3(p.at, x);
  return p;
}

static void begin_planes(Walk* w) {
  double across[3] = {w->field.dy, -w->field.dx, 0};
  normalize3(across);
  w->plane[0] = plane_below(w, across);
  scl3(across, across, -1);
  w->plane[1] = plane_below(w, across);
  w->planes = w->next = SIDES;
  w->last = 0;
}

static void remember_plane(Walk* w, const PrismPlane* p) {
  CT_ASSERT(w->next >= SIDES && w->next < PLANES && w->next <= w->planes);
  w->plane[w->next] = *p;
  w->last = w->next;
  w->next = w->next + 1 < PLANES ? w->next + 1 : SIDES;
  if (w->planes < PLANES) w->planes++;
}

// Twice the signed area of a triangle, seen from above.
static double area_above(const double a[3], const double b[3], const double c[3]) {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

// The side of a triangle that a point is farthest beyond, seen from above; -1: it is above or below
// the triangle.
static int side_beyond(const double top[9], const double at[3]) {
  double whole = area_above(top, top + 3, top + 6), least = 0;
  int side = -1;
  for (int k = 0; k < 3; k++) {
    double area = area_above(top + 3 * k, top + (k < 2 ? 3 * k + 3 : 0), at);
    if (whole < 0) area = -area;
    side = area < least ? k : side;
    least = area < least ? area : least;
  }
  return side;
}

// Where the lowest point is beside the prism, a plane across the way from the top's side to the
// middle of the shape may separate them. Of a box it does too rarely to be worth the look.
static bool beside_prism(Walk* w, const double top[9], const double lowest[3]) {
  int k = side_beyond(top, lowest);
  if (k < 0) return false;
  const double *a = top + 3 * k, *b = top + (k < 2 ? 3 * k + 3 : 0), *middle = w->shape.pos;
  double side[3], n[3];
  sub3(side, b, a);
  sub3(n, middle, a);
  double along = dot3(n, side) / dot3(side, side);
  addtoscl3(n, side, -(along > 0 ? (along < 1 ? along : 1) : 0));
  if (!(n[2] >= 0)) return false;
  normalize3(n);
  PrismPlane p = plane_below(w, n);
  if (!is_below_plane(&p, top)) return false;
  remember_plane(w, &p);
  return true;
}

// Is the shape beyond a plane that separated it from another prism, or above the top? GJK comes to
// the same answer, later. After a skipped test the start vertex of a hull is stale: on a plateau of
// equally high vertices the vertex that is found depends on earlier searches.
static bool prism_apart(Walk* w, const double top[9]) {
  w->shape.adrift = true;
  CT_VALIDATE(w->last >= 0 && w->last < w->planes);
  if (is_below_plane(w->plane + w->last, top)) return true;
  for (int k = 0; k < w->planes; k++) {
    if (!is_below_plane(w->plane + k, top)) continue;
    w->last = k;
    return true;
  }
  double d1[3], d2[3], n[3];
  sub3(d1, top + 3, top);
  sub3(d2, top + 6, top);
  cross3(n, d1, d2);
  if (n[2] < 0) scl3(n, n, -1);
  normalize3(n);
  PrismPlane p = plane_below(w, n);
  if (!is_below_plane(&p, top)) return w->shape.shape != &shape_box && beside_prism(w, top, p.at);
  remember_plane(w, &p);
  return true;
}

static void meet_prism(Walk* w, const double top[9]) {
  double axis[3];
  CT_ASSERT(w->n < ctMAXCONPAIR);
  move_prism(w, top);
  int n = col_convex_prism(w->m, w->con + w->n, &w->prism, &w->shape, axis);
  w->n += n;
  if (n > 0 || !w->free || !(axis[2] > 0)) return;
  PrismPlane p = plane_below(w, axis);
  remember_plane(w, &p);
}

// The prisms between row r and the next.
static void walk_strip(Walk* w, int r) {
  double top[9] = {0}, bottom = w->low[2];
  CT_ASSERT(r >= 0 && r + 1 < w->field.nrow);
  next_vertex(top, &w->field, r + 1, w->col.first);
  next_vertex(top, &w->field, r, w->col.first);
  for (int c = w->col.first + 1; c <= w->col.last; c++) {
    for (int row = r + 1; row >= r; row--) {
      next_vertex(top, &w->field, row, c);
      bool below = (top[2] < bottom) & (top[5] < bottom) & (top[8] < bottom);
      if (below || (w->free && prism_apart(w, top))) continue;
      meet_prism(w, top);
      if (w->n >= ctMAXCONPAIR) return;
    }
  }
}

// The prisms under the box around the shape.
static void walk_prisms(Walk* w) {
  w->n = 0;
  w->col = find_cells(w->low[0], w->high[0], w->field.size[0], w->field.ncol);
  w->row = find_cells(w->low[1], w->high[1], w->field.size[1], w->field.nrow);
  for (int r = w->row.first; r < w->row.last && w->n < ctMAXCONPAIR && !w->shape.tied; r++)
    walk_strip(w, r);
}

// Contacts from the frame of the field to the world.
static void to_world(ctContact* con, int n, Placed s) {
  for (int i = 0; i < n; i++) {
    double normal[3], pos[3];
    mat3_mul_vec(normal, s.mat, con[i].frame);
    mat3_mul_vec(pos, s.mat, con[i].pos);
    addto3(pos, s.pos);
    placed_contact(con + i, con[i].dist, pos, normal);
  }
}

// Geom g2 in the frame of the field, and the box around it. False if that misses the field.
static bool place_shape(Walk* w, const ctData* d, Placed s, int g2) {
  double dif[3], pos[3], margin = w->field.lift;
  sub3(dif, d->geom_xpos + 3 * g2, s.pos);
  mat3_mul_t_vec(pos, s.mat, dif);
  if (!isfinite(pos[0] + pos[1] + pos[2])) return false;
  if (sphere_misses(&w->field, pos, w->m->geom_rbound[g2] + margin)) return false;
  col_convex_shape(&w->shape, w->m, d, g2, 0);
  copy3(w->shape.pos, pos);
  mat3_mul_t_mat(w->shape.mat, s.mat, d->geom_xmat + 9 * g2);
  if (w->shape.shape == &shape_box) shape_box_corners(&w->shape, &w->corners);
  support_box(w->low, w->high, &w->shape);
  w->shape.margin = margin;
  return !box_misses(&w->field, w->low, w->high, margin);
}

int col_hfield(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin) {
  Placed s = placed_geom(m, d, g1);
  Walk w;
  begin_walk(&w, m, g1, margin);
  w.con = con;
  if (!place_shape(&w, d, s, g2)) return 0;
  w.free = w.shape.shape == &shape_mesh ? w.shape.columns != NULL : w.shape.shape != &shape_cloud;
  if (w.free) begin_planes(&w);
  walk_prisms(&w);
  if (w.shape.tied) { // again, with every prism in turn
    place_shape(&w, d, s, g2);
    w.free = false;
    walk_prisms(&w);
  }
  to_world(con, w.n, s);
  return w.n;
}

int col_hfield_simplex(const ctModel* m, const ctData* d, ctContact* con, int g,
                       const Convex* simplex) {
  Placed s = placed_geom(m, d, g);
  double margin = simplex->margin, corner[4][3], dif[3];
  CT_ASSERT(simplex->nvert >= 1 && simplex->nvert <= 4);
  Walk w;
  begin_walk(&w, m, g, margin);
  w.con = con;
  w.shape = *simplex;
  for (int k = 0; k < simplex->nvert; k++) {
    sub3(dif, simplex->corner[k], s.pos);
    mat3_mul_t_vec(corner[k], s.mat, dif);
    if (!isfinite(corner[k][0] + corner[k][1] + corner[k][2])) return 0;
    w.shape.corner[k] = corner[k];
    for (int i = 0; i < 3; i++) {
      w.low[i] = k == 0 ? corner[k][i] : fmin(w.low[i], corner[k][i]);
      w.high[i] = k == 0 ? corner[k][i] : fmax(w.high[i], corner[k][i]);
    }
  }
  if (box_misses(&w.field, w.low, w.high, margin)) return 0;
  sub3(dif, simplex->pos, s.pos);
  mat3_mul_t_vec(w.shape.pos, s.mat, dif);
  walk_prisms(&w);
  to_world(con, w.n, s);
  return w.n;
}
