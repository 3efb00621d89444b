// Invariant: everything is in the frame of the face at rest (BoxTrace) until local_to_world. The
// other box moves with velocity u at the contact p and angular velocity w: columns of a row are u,
// w. Its point x moves by u + w x (x - p).
#include "collide/rate_box_box.h"

#include "base/assert.h"
#include "collide/col_box_box.h"
#include "collide/rate_difference.h"

typedef double Rows[3][6];

// Motion of a point of the moving box at arm from the contact.
static void move_with_box(Rows r, const double* arm) {
  for (int k = 0; k < 3; k++) {
    int i = (k + 1) % 3, j = (k + 2) % 3;
    zero6(r[k]);
    r[k][k] = 1;
    r[k][3 + i] = arm[j];
    r[k][3 + j] = -arm[i];
  }
}

// Rates of one contact in the frame of the face.
typedef struct LocalRate {
  Rows pos, normal;
  double dist[6];
} LocalRate;

//---------------------------------- a face --------------------------------------------------------

// x on a line along d stays at x_q: x' = v - d v_q / d_q. A corner of the face is fixed, the face
// of the other box with normal d moves over it: z' = v . d / d_z.
static void slide_point(Rows v, const BoxPoint* x) {
  for (int c = 0; c < 6; c++) {
    if (x->kind == BOX_CROSSING) {
      double slide = v[x->q][c] / x->d[x->q];
      for (int k = 0; k < 3; k++) v[k][c] -= x->d[k] * slide;
    } else if (x->kind == BOX_CORNER_FIRST) {
      v[2][c] = (v[0][c] * x->d[0] + v[1][c] * x->d[1] + v[2][c] * x->d[2]) / x->d[2];
      v[0][c] = v[1][c] = 0;
    }
  }
}

static void rate_face_point(LocalRate* r, const BoxPoint* x, const double* p) {
  double arm[3];
  sub3(arm, x->x, p);
  move_with_box(r->pos, arm);
  slide_point(r->pos, x);
  for (int c = 0; c < 6; c++) {
    r->dist[c] = r->pos[2][c];
    r->pos[2][c] *= 0.5;
    for (int k = 0; k < 3; k++) r->normal[k][c] = 0;
  }
}

//---------------------------------- two edges -----------------------------------------------------

// Rate of the normal: (I - n n') (e1 x (w x e2)) / |e1 x e2|.
static void turn_edge_normal(Rows r, const BoxTrace* t) {
  double raw[3];
  cross3(raw, t->edge1, t->edge2);
  double inv = 1 / norm3(raw);
  for (int c = 0; c < 3; c++) {
    double w[3] = {0, 0, 0}, turn[3], rate[3];
    w[c] = inv;
    cross3(turn, w, t->edge2);
    cross3(rate, t->edge1, turn);
    addtoscl3(rate, t->normal, -dot3(t->normal, rate));
    for (int k = 0; k < 3; k++) {
      r[k][c] = 0;
      r[k][3 + c] = rate[k];
    }
  }
}

// A point x of the other box and its image along the normal in the plane of the face,
// f = x - g z with g = n / n_z.
typedef struct EdgeImage {
  double g[3], z, f[3];
  Rows dg, x, df;
} EdgeImage;

static void image_of_point(EdgeImage* s, const BoxTrace* t, const BoxPoint* x, Rows normal,
                           const double* p) {
  double arm[3], inv = 1 / t->normal[2];
  scl3(s->g, t->normal, inv);
  s->z = x->x[2];
  addscl3(s->f, x->x, s->g, -s->z);
  sub3(arm, x->x, p);
  move_with_box(s->x, arm);
  for (int k = 0; k < 3; k++)
    for (int c = 0; c < 6; c++) s->dg[k][c] = (normal[k][c] - s->g[k] * normal[2][c]) * inv;
}

static void move_image(EdgeImage* s) {
  for (int k = 0; k < 3; k++)
    for (int c = 0; c < 6; c++)
      s->df[k][c] = s->x[k][c] - s->dg[k][c] * s->z - s->g[k] * s->x[2][c];
}

// The point slides along its edge so that its image stays on the side x_q; the depth is the way
// along the normal, z / n_z.
static void rate_crossing(LocalRate* r, EdgeImage* s, const BoxTrace* t, const BoxPoint* x) {
  double sign = t->flip ? -1 : 1, inv = sign / t->normal[2];
  double across = x->d[x->q] - s->g[x->q] * x->d[2];
  move_image(s);
  for (int c = 0; c < 6; c++) {
    double slide = s->df[x->q][c] / across;
    for (int k = 0; k < 3; k++) s->x[k][c] -= x->d[k] * slide;
  }
  move_image(s);
  for (int c = 0; c < 6; c++) {
    r->dist[c] = s->x[2][c] * inv - s->z * inv * r->normal[2][c] / t->normal[2];
    for (int k = 0; k < 3; k++) r->pos[k][c] = 0.5 * (s->x[k][c] + s->df[k][c]);
  }
}

// A corner of the other box against the point of the face that is nearest to its image: the depth
// is the length of (image - nearest, z / n_z).
static void rate_edge_corner(LocalRate* r, EdgeImage* s, const BoxTrace* t, const BoxPoint* x) {
  double up = s->z / t->normal[2], out[2], square = up * up;
  move_image(s);
  for (int k = 0; k < 2; k++) {
    out[k] = s->f[k] - clip1(s->f[k], -t->size[k], t->size[k]);
    square += out[k] * out[k];
  }
  double length = sqrt(square), inv = length > VEC_MINVAL ? 1 / length : 0;
  double sign = x->x[2] < 0 ? -1 : 1;
  for (int c = 0; c < 6; c++) {
    double rise = (s->x[2][c] - up * r->normal[2][c]) / t->normal[2], sum = up * rise;
    r->pos[2][c] = 0.5 * s->x[2][c];
    for (int k = 0; k < 2; k++) {
      double near = out[k] == 0 ? s->df[k][c] : 0;
      sum += out[k] * (s->df[k][c] - near);
      r->pos[k][c] = 0.5 * (near + s->x[k][c]);
    }
    r->dist[c] = sign * sum * inv;
  }
}

// The scale by which corners of the first face are judged comes from the corner before them, see
// col_box_box.c: no formula.
static bool rate_edge_point(LocalRate* r, const BoxTrace* t, const BoxPoint* x, const double* p) {
  if (x->kind == BOX_CORNER_FIRST) return false;
  EdgeImage s;
  turn_edge_normal(r->normal, t);
  image_of_point(&s, t, x, r->normal, p);
  if (x->kind == BOX_CROSSING)
    rate_crossing(r, &s, t, x);
  else
    rate_edge_corner(r, &s, t, x);
  if (t->flip)
    for (int k = 0; k < 3; k++) scl6(r->normal[k], r->normal[k], -1);
  return true;
}

//---------------------------------- both ----------------------------------------------------------

// Columns u and w in the world.
static void turn_local_row(double* r, const double* mat, const double* row) {
  mat3_mul_vec(r, mat, row);
  mat3_mul_vec(r + 3, mat, row + 3);
}

static void turn_local_rows(double (*r)[6], const double* mat, Rows rows) {
  Rows w;
  for (int k = 0; k < 3; k++) turn_local_row(w[k], mat, rows[k]);
  for (int k = 0; k < 3; k++)
    for (int c = 0; c < 6; c++)
      r[k][c] = mat[3 * k] * w[0][c] + mat[3 * k + 1] * w[1][c] + mat[3 * k + 2] * w[2][c];
}

static void local_to_world(PairRate* r, const BoxTrace* t, LocalRate* l) {
  r->kind = RATE_CLOSED;
  r->moving = 1 - t->face;
  r->hinted = false;
  turn_local_row(r->dist, t->mat, l->dist);
  turn_local_rows(r->pos, t->mat, l->pos);
  turn_local_rows(r->normal, t->mat, l->normal);
}

// Metres from a point to the next border of the face: there its kind changes.
static double border_distance(const BoxTrace* t, const double* p, const BoxPoint* x) {
  double least = INFINITY;
  for (int k = 0; k < 2; k++) {
    if (x->kind == BOX_CROSSING && k == x->q) continue;
    if (x->kind == BOX_CORNER_FIRST) continue;
    least = fmin(least, fabs(t->size[k] - fabs(p[k])));
  }
  return least;
}

bool rate_box_box(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con, int n) {
  ctContact again[ctMAXCONPAIR];
  BoxTrace t;
  Placed box[2] = {placed_geom(m, d, con->geom[0]), placed_geom(m, d, con->geom[1])};
  double margin = rate_difference_margin(m, con);
  if (col_box_box_traced(again, box[0], box[1], margin, &t) != n) return false;
  for (int i = 0; i < n; i++) {
    double dif[3], p[3];
    LocalRate l;
    sub3(dif, con[i].pos, box[t.face].pos);
    mat3_mul_t_vec(p, t.mat, dif);
    p[2] -= t.size[2];
    if (!t.edges)
      rate_face_point(&l, t.at + i, p);
    else if (!rate_edge_point(&l, &t, t.at + i, p))
      return false;
    local_to_world(r + i, &t, &l);
    r[i].feature = border_distance(&t, p, t.at + i);
  }
  return true;
}
