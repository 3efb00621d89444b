// The side is a triangle w_i = a_i - b_i of corners of both shapes. Its point nearest to the origin
// is p = sum of l_i w_i = n (n . w_0); the touching points are the sums of l_i a_i and of l_i b_i.
// Invariant: the first shape is at rest, so that a_i is fixed and b_i moves by u + w x (b_i - pos).
#include "collide/rate_polytope.h"

#include "collide/col_convex.h"
#include "geom/penetration.h"

typedef struct PolytopeSide {
  const MinkowskiPoint* v;
  double e[2][3], n[3], area; // sides from the first corner, normal, |e1 x e2|
  double l[3], height;        // height: n . w_0
} PolytopeSide;

// e_i . (w_0 + l_1 e_1 + l_2 e_2) = 0
static bool find_weights(PolytopeSide* s, double l[2], const double right[2]) {
  double a = dot3(s->e[0], s->e[0]), b = dot3(s->e[0], s->e[1]), c = dot3(s->e[1], s->e[1]);
  double det = a * c - b * b;
  if (!(det > 1e-12 * a * c)) return false;
  l[0] = (c * right[0] - b * right[1]) / det;
  l[1] = (a * right[1] - b * right[0]) / det;
  return true;
}

static bool make_side(PolytopeSide* s, const Penetration* p) {
  s->v = p->vertex;
  for (int k = 0; k < 2; k++) sub3(s->e[k], s->v[k + 1].w, s->v[0].w);
  cross3(s->n, s->e[0], s->e[1]);
  s->area = normalize3(s->n);
  s->height = dot3(s->n, s->v[0].w);
  double right[2] = {-dot3(s->e[0], s->v[0].w), -dot3(s->e[1], s->v[0].w)};
  if (!find_weights(s, s->l + 1, right)) return false;
  s->l[0] = 1 - s->l[1] - s->l[2];
  return true;
}

// One velocity: db are the motions of the corners of the second shape.
static void move_side(PolytopeSide* s, double (*db)[3], PairRate* r, int column) {
  double de[2][3], dn[3], x[3], y[3], right[2], dl[3], dw[3];
  scl3(dw, db[0], -1);
  for (int k = 0; k < 2; k++) sub3(de[k], db[0], db[k + 1]);
  cross3(x, de[0], s->e[1]);
  cross3(y, s->e[0], de[1]);
  add3(dn, x, y);
  addtoscl3(dn, s->n, -dot3(s->n, dn));
  scl3(dn, dn, 1 / s->area);
  for (int i = 0; i < 2; i++) {
    right[i] = -dot3(de[i], s->v[0].w) - dot3(s->e[i], dw);
    for (int j = 0; j < 2; j++)
      right[i] -= (dot3(de[i], s->e[j]) + dot3(s->e[i], de[j])) * s->l[1 + j];
  }
  find_weights(s, dl + 1, right);
  dl[0] = -dl[1] - dl[2];
  double sign = s->height < 0 ? -1 : 1;
  r->dist[column] = -sign * (dot3(dn, s->v[0].w) + dot3(s->n, dw));
  for (int k = 0; k < 3; k++) {
    double pos = 0;
    for (int i = 0; i < 3; i++) pos += dl[i] * (s->v[i].a[k] + s->v[i].b[k]) + s->l[i] * db[i][k];
    r->pos[k][column] = 0.5 * pos;
    r->normal[k][column] = sign * dn[k];
  }
}

static void rate_side(PairRate* r, PolytopeSide* s, const double* pos) {
  for (int c = 0; c < 6; c++) {
    double e[3] = {0, 0, 0}, db[3][3];
    e[c % 3] = 1;
    for (int i = 0; i < 3; i++) {
      double arm[3];
      sub3(arm, s->v[i].b, pos);
      if (c < 3)
        copy3(db[i], e);
      else
        cross3(db[i], e, arm);
    }
    move_side(s, db, r, c);
  }
}

bool rate_polytope(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con) {
  Convex a, b;
  col_convex_shape(&a, m, d, con->geom[0], 0);
  col_convex_shape(&b, m, d, con->geom[1], 0);
  Penetration p = {.tolerance = m->opt.ccd_tolerance, .iterations = m->opt.ccd_iterations};
  penetration(&p, &a, &b);
  if (!p.deep || !(fabs(p.dist - con->dist) <= 1e-9)) return false;
  PolytopeSide s;
  if (!make_side(&s, &p)) return false;
  r->moving = 1;
  r->hinted = false;
  rate_side(r, &s, con->pos);
  return true;
}
