// Invariant: coordinates are those of the contact's frame (normal, t1, t2); 2-vectors are along t1
// and t2. The first side is at rest, the second has the velocity u at the contact and the angular
// velocity w, of which only w x n = (w . t2, -w . t1) matters.
#include "collide/rate_witness.h"

#include "base/assert.h"

//---------------------------------- surfaces ------------------------------------------------------

TouchSurface rate_surface_vertex(void) {
  return (TouchSurface){{{1, 0}, {0, 1}}, {{0, 0}, {0, 0}}};
}

TouchSurface rate_surface_face(void) { return (TouchSurface){{{0, 0}, {0, 0}}, {{1, 0}, {0, 1}}}; }

TouchSurface rate_surface_ball(double r) {
  return (TouchSurface){{{1, 0}, {0, 1}}, {{r, 0}, {0, r}}};
}

// Along e the normal is fixed, across it the point is that of a circle.
TouchSurface rate_surface_edge(const ctContact* con, const double* along, double radius) {
  double e[2] = {dot3(con->frame + 3, along), dot3(con->frame + 6, along)};
  double length = sqrt(e[0] * e[0] + e[1] * e[1]), inv = length > VEC_MINVAL ? 1 / length : 0;
  double c = e[0] * inv, s = e[1] * inv;
  TouchSurface f = {{{s * s, -c * s}, {-c * s, c * c}}, {{c * c, c * s}, {c * s, s * s}}};
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++) f.L[i][j] += radius * f.K[i][j];
  return f;
}

// The point of a circle of radius r about axis a in the direction n is r m / |m|, m = n - a (a .
// n); it moves by r / |m| along b = a x m / |m|.
TouchSurface rate_surface_rim(const ctContact* con, const double* axis, double radius) {
  double b[3];
  cross3(b, axis, con->frame);
  double length = normalize3(b), h = length > VEC_MINVAL ? radius / length : 0;
  double t[2] = {dot3(con->frame + 3, b), dot3(con->frame + 6, b)};
  TouchSurface f = rate_surface_vertex();
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++) f.L[i][j] = h * t[i] * t[j];
  return f;
}

TouchSurface rate_surface_curved(const ctContact* con, const double* H) {
  TouchSurface f = rate_surface_vertex();
  for (int j = 0; j < 2; j++) {
    double Ht[3];
    mat3_mul_vec(Ht, H, con->frame + 3 + 3 * j);
    for (int i = 0; i < 2; i++) f.L[i][j] = dot3(con->frame + 3 + 3 * i, Ht);
  }
  return f;
}

//---------------------------------- equations -----------------------------------------------------

enum { UNKNOWNS = 4, SYSTEM = 8 }; // columns: unknowns, then u and w x n

// x: motion of the first point, n: that of the normal. The second point moves by x + d n, its
// surface by U = u + d/2 (w x n):
//   K1 x           - L1 n             = 0
//   K2 (x + d n - U) + L2 (n - w x n) = 0
static void fill_touch_system(double A[UNKNOWNS][SYSTEM], double d, const TouchSurface* s1,
                              const TouchSurface* s2) {
  for (int i = 0; i < 2; i++) {
    for (int j = 0; j < 2; j++) {
      A[i][j] = s1->K[i][j];
      A[i][2 + j] = -s1->L[i][j];
      A[i][4 + j] = A[i][6 + j] = 0;
      A[2 + i][j] = A[2 + i][4 + j] = s2->K[i][j];
      A[2 + i][2 + j] = d * s2->K[i][j] + s2->L[i][j];
      A[2 + i][6 + j] = 0.5 * d * s2->K[i][j] + s2->L[i][j];
    }
  }
}

// The row with the largest entry of column k, from row k on; -1 if that is almost zero.
static int find_pivot(double (*A)[SYSTEM], int k) {
  int best = k;
  for (int i = k + 1; i < UNKNOWNS; i++)
    if (fabs(A[i][k]) > fabs(A[best][k])) best = i;
  return fabs(A[best][k]) > 1e-9 ? best : -1;
}

// Gauss and Jordan; the unknowns replace the right-hand sides.
static bool solve_touch_system(double A[UNKNOWNS][SYSTEM]) {
  for (int k = 0; k < UNKNOWNS; k++) {
    int p = find_pivot(A, k);
    if (p < 0) return false;
    double row[SYSTEM], inv = 1 / A[p][k];
    for (int j = k; j < SYSTEM; j++) {
      row[j] = A[p][j] * inv;
      A[p][j] = A[k][j];
    }
    for (int j = k; j < SYSTEM; j++) A[k][j] = row[j];
    for (int i = 0; i < UNKNOWNS; i++) {
      if (i == k) continue;
      double f = A[i][k];
      for (int j = k; j < SYSTEM; j++) A[i][j] -= f * row[j];
    }
  }
  return true;
}

// A row by (u . t1, u . t2, w . t2, -w . t1) as one by u and w in the world.
static void world_row(double* r, const double* row, const double* t1, const double* t2) {
  for (int k = 0; k < 3; k++) {
    r[k] = row[0] * t1[k] + row[1] * t2[k];
    r[3 + k] = row[2] * t2[k] - row[3] * t1[k];
  }
}

// The distance grows by u . n; position and normal move by two rows each.
static void put_rate(PairRate* r, const ctContact* con, double (*pos)[4], double (*normal)[4]) {
  const double *n = con->frame, *t1 = con->frame + 3, *t2 = con->frame + 6;
  double p[2][6], m[2][6];
  for (int i = 0; i < 2; i++) {
    world_row(p[i], pos[i], t1, t2);
    world_row(m[i], normal[i], t1, t2);
  }
  copy3(r->dist, n);
  zero3(r->dist + 3);
  for (int k = 0; k < 3; k++) {
    for (int j = 0; j < 6; j++) {
      r->pos[k][j] = t1[k] * p[0][j] + t2[k] * p[1][j] + 0.5 * n[k] * r->dist[j];
      r->normal[k][j] = t1[k] * m[0][j] + t2[k] * m[1][j];
    }
  }
  r->moving = 1;
  r->hinted = false;
}

bool rate_witness(PairRate* r, const ctContact* con, const TouchSurface* first,
                  const TouchSurface* second) {
  double A[UNKNOWNS][SYSTEM], pos[2][4], normal[2][4];
  fill_touch_system(A, con->dist, first, second);
  if (!solve_touch_system(A)) return false;
  for (int i = 0; i < 2; i++) {
    for (int j = 0; j < 4; j++) {
      normal[i][j] = A[2 + i][UNKNOWNS + j];
      pos[i][j] = A[i][UNKNOWNS + j] + 0.5 * con->dist * normal[i][j];
    }
  }
  put_rate(r, con, pos, normal);
  return true;
}

// The normal stays; the point moves by u + d/2 (w x n), as its foot on the plane does.
void rate_witness_point(PairRate* r, const ctContact* con) {
  double half = 0.5 * con->dist;
  double pos[2][4] = {{1, 0, half, 0}, {0, 1, 0, half}}, normal[2][4] = {{0}};
  put_rate(r, con, pos, normal);
}
