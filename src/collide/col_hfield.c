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
  double low; // of the shape
  ctContact* con;
  int n;
} Walk;

static bool prism_below(const double prism[18], double low) {
  return prism[11] < low && prism[14] < low && prism[17] < low;
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
      if (prism_below(prism, w->low)) continue;
      w->n += col_convex_prism(w->m, w->con + w->n, prism, &w->shape);
      if (w->n >= ctMAXCONPAIR) return;
    }
  }
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
  w.low = low[2];
  w.col = cells(low[0], high[0], w.field.size[0], w.field.ncol);
  w.row = cells(low[1], high[1], w.field.size[1], w.field.nrow);
  for (int r = w.row.first; r < w.row.last && w.n < ctMAXCONPAIR; r++) strip(&w, r);
  to_world(con, w.n, s);
  return w.n;
}
