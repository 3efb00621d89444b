#include "collide/col_hfield.h"

#include "collide/col_convex.h"

// A field of nrow x ncol heights over |x| <= size[0], |y| <= size[1], up to size[2] above and
// size[3] below.
typedef struct Field {
  int nrow, ncol;
  const double* size;
  const float* data;
  double dx, dy, lift; // lift: added to heights, the margin
} Field;

static Field field_of(const ctModel* m, int g, double margin) {
  int id = m->geom_dataid[g];
  Field f = {m->hfield_nrow[id],
             m->hfield_ncol[id],
             m->hfield_size + 4 * id,
             m->hfield_data + m->hfield_adr[id],
             0,
             0,
             margin};
  f.dx = 2.0 * f.size[0] / (f.ncol - 1);
  f.dy = 2.0 * f.size[1] / (f.nrow - 1);
  return f;
}

static bool sphere_misses(const Field* f, const double* p, double r) {
  const double* s = f->size;
  return s[0] < p[0] - r || -s[0] > p[0] + r || s[1] < p[1] - r || -s[1] > p[1] + r ||
         s[2] < p[2] - r || -s[3] > p[2] + r;
}

// The box around a shape, by its support points.
static void shape_box(double* low, double* high, Convex* c) {
  for (int k = 0; k < 3; k++) {
    double dir[3] = {0, 0, 0}, x[3];
    dir[k] = 1;
    support(x, c, dir);
    high[k] = x[k];
    dir[k] = -1;
    support(x, c, dir);
    low[k] = x[k];
  }
}

static bool box_misses(const Field* f, const double* low, const double* high, double margin) {
  const double* s = f->size;
  double bottom[3] = {-s[0], -s[1], -s[3]};
  for (int k = 0; k < 3; k++) {
    if (low[k] - margin > s[k] || high[k] + margin < bottom[k]) return true;
  }
  return false;
}

// Cells that a range covers, of a side with n samples.
typedef struct Range {
  int first, last;
} Range;

static Range cells(double low, double high, double size, int n) {
  double first = floor((low + size) / (2.0 * size) * (n - 1));
  double last = ceil((high + size) / (2.0 * size) * (n - 1));
  return (Range){(int)fmin(fmax(first, 0), n - 1), (int)fmin(fmax(last, 0), n - 1)};
}

// The strip between two rows is a sequence of triangles: each new vertex replaces the oldest. Three
// corners below, three above.
static void next_vertex(double prism[18], const Field* f, int row, int col) {
  for (int k = 0; k < 3; k++) {
    prism[k] = prism[3 + k];
    prism[3 + k] = prism[6 + k];
    prism[9 + k] = prism[12 + k];
    prism[12 + k] = prism[15 + k];
  }
  prism[6] = prism[15] = f->dx * col - f->size[0];
  prism[7] = prism[16] = f->dy * row - f->size[1];
  prism[17] = (double)f->data[row * f->ncol + col] * f->size[2] + f->lift;
}

// A walk over the prisms below a shape; everything is in the frame of the field.
typedef struct Walk {
  const ctModel* m;
  Field field;
  Convex shape;
  Range row, col;
  double low;         // of the shape
  bool free;          // no search for a vertex goes on from prism to prism, see prism_apart
  double diagonal[3]; // unit, across the diagonals of the cells
  double left, right; // reach of the shape along it
  ctContact* con;
  int n;
} Walk;

static bool prism_below(const double prism[18], double low) {
  return prism[11] < low && prism[14] < low && prism[17] < low;
}

// How far the shape reaches in a direction, and the slack of what GJK may call touching.
static double reach_along(Convex* c, const double dir[3]) {
  double x[3];
  support(x, c, dir);
  return dot3(x, dir) + 0.5 * c->margin + 1e-4;
}

static void measure_diagonal(Walk* w) {
  double *n = w->diagonal, back[3];
  n[0] = w->field.dy;
  n[1] = -w->field.dx;
  n[2] = 0;
  normalize3(n);
  scl3(back, n, -1);
  w->right = reach_along(&w->shape, n);
  w->left = -reach_along(&w->shape, back);
}

// Does a plane with the unit normal n, which is not downward, separate the shape from the prism?
static bool separates(Walk* w, const double n[3], const double prism[18]) {
  const double down[3] = {-n[0], -n[1], -n[2]};
  double top = fmax(fmax(dot3(n, prism + 9), dot3(n, prism + 12)), dot3(n, prism + 15));
  return top < -reach_along(&w->shape, down);
}

// From the nearest point of the edges of the top to p.
static void from_edges(double n[3], const double prism[18], const double p[3]) {
  double least = INFINITY;
  zero3(n);
  for (int k = 0; k < 3; k++) {
    const double *a = prism + 9 + 3 * k, *b = prism + 9 + 3 * ((k + 1) % 3);
    double edge[3], to[3];
    sub3(edge, b, a);
    sub3(to, p, a);
    double x = fmin(fmax(dot3(to, edge) / dot3(edge, edge), 0), 1);
    addtoscl3(to, edge, -x);
    double dist = dot3(to, to);
    if (!(dist < least)) continue;
    least = dist;
    copy3(n, to);
  }
}

// Is the shape beyond the side along the diagonal of a cell, above the top, or beyond an edge of
// it? GJK comes to the same answer, later. Only for shapes that keep no vertex to start the next
// search from: the search of a hull must not miss a prism.
static bool prism_apart(Walk* w, const double prism[18]) {
  const double *d = w->diagonal, *a = prism + 9, *b = prism + 12, *c = prism + 15;
  double x = dot3(d, a), y = dot3(d, b), z = dot3(d, c);
  if (fmax(fmax(x, y), z) < w->left || fmin(fmin(x, y), z) > w->right) return true;
  double d1[3], d2[3], n[3];
  sub3(d1, b, a);
  sub3(d2, c, a);
  cross3(n, d1, d2);
  if (n[2] < 0) scl3(n, n, -1);
  normalize3(n);
  if (separates(w, n, prism)) return true;
  from_edges(n, prism, w->shape.pos);
  if (!(n[2] >= 0)) return false;
  normalize3(n);
  return separates(w, n, prism);
}

// The prisms between row r and the next.
static void strip(Walk* w, int r) {
  double prism[18] = {0};
  prism[2] = prism[5] = prism[8] = -w->field.size[3];
  next_vertex(prism, &w->field, r + 1, w->col.first);
  next_vertex(prism, &w->field, r, w->col.first);
  for (int c = w->col.first + 1; c <= w->col.last; c++) {
    for (int row = r + 1; row >= r; row--) {
      next_vertex(prism, &w->field, row, c);
      if (prism_below(prism, w->low) || (w->free && prism_apart(w, prism))) continue;
      w->n += col_convex_prism(w->m, w->con + w->n, prism, &w->shape);
      if (w->n >= ctMAXCONPAIR) return;
    }
  }
}

// The prisms under the box around the shape.
static void walk(Walk* w, const double low[3], const double high[3]) {
  w->low = low[2];
  w->col = cells(low[0], high[0], w->field.size[0], w->field.ncol);
  w->row = cells(low[1], high[1], w->field.size[1], w->field.nrow);
  for (int r = w->row.first; r < w->row.last && w->n < ctMAXCONPAIR; r++) strip(w, r);
}

// Contacts from the frame of the field to the world.
static void to_world(ctContact* con, int n, Placed s) {
  for (int i = 0; i < n; i++) {
    double normal[3], pos[3];
    mat3_mul_vec(normal, s.mat, con[i].frame);
    mat3_mul_vec(pos, s.mat, con[i].pos);
    addto3(pos, s.pos);
    narrowphase_put(con + i, con[i].dist, pos, normal);
  }
}

int col_hfield(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin) {
  Placed s = placed_geom(m, d, g1);
  Walk w = {.m = m, .field = field_of(m, g1, margin), .con = con};
  double dif[3], pos[3], low[3], high[3];
  sub3(dif, d->geom_xpos + 3 * g2, s.pos);
  mat3_mul_t_vec(pos, s.mat, dif);
  if (!isfinite(pos[0] + pos[1] + pos[2])) return 0;
  if (sphere_misses(&w.field, pos, m->geom_rbound[g2] + margin)) return 0;

  col_convex_shape(&w.shape, m, d, g2, 0);
  copy3(w.shape.pos, pos);
  mat3_mul_t_mat(w.shape.mat, s.mat, d->geom_xmat + 9 * g2);
  shape_box(low, high, &w.shape);
  if (box_misses(&w.field, low, high, margin)) return 0;
  w.shape.margin = margin;
  w.free = w.shape.kind != CONVEX_HULL && w.shape.kind != CONVEX_CLOUD;
  if (w.free) measure_diagonal(&w);
  walk(&w, low, high);
  to_world(con, w.n, s);
  return w.n;
}

int col_hfield_simplex(const ctModel* m, const ctData* d, ctContact* con, int g,
                       const Convex* simplex) {
  Placed s = placed_geom(m, d, g);
  double margin = simplex->margin, corner[4][3], low[3], high[3], dif[3];
  Walk w = {.m = m, .field = field_of(m, g, margin), .con = con, .shape = *simplex};
  for (int k = 0; k < simplex->nvert; k++) {
    sub3(dif, simplex->corner[k], s.pos);
    mat3_mul_t_vec(corner[k], s.mat, dif);
    if (!isfinite(corner[k][0] + corner[k][1] + corner[k][2])) return 0;
    w.shape.corner[k] = corner[k];
    for (int i = 0; i < 3; i++) {
      low[i] = k == 0 ? corner[k][i] : fmin(low[i], corner[k][i]);
      high[i] = k == 0 ? corner[k][i] : fmax(high[i], corner[k][i]);
    }
  }
  if (box_misses(&w.field, low, high, margin)) return 0;
  sub3(dif, simplex->pos, s.pos);
  mat3_mul_t_vec(w.shape.pos, s.mat, dif);
  walk(&w, low, high);
  to_world(con, w.n, s);
  return w.n;
}
