// Invariant: points and directions are in the frame of the box, contacts in the world. A corner is
// three bits, bit k set where coordinate k is positive. An edge is its direction and its lower end,
// whose bit of that direction is clear. A place on a segment or an edge is in [-1, 1].
#include "collide/col_box.h"

#include "base/assert.h"

//---------------------------------- sphere --------------------------------------------------------

// From a point inside the box to the nearest face; of equal ones the first of -x, x, -y, y, -z, z.
static double nearest_face(double* inward, const double* p, const double* size) {
  double best = 2 * (size[0] + size[1] + size[2]);
  zero3(inward);
  int axis = 0, sign = -1;
  for (int k = 0; k < 3; k++) {
    for (int s = -1; s <= 1; s += 2) {
      double depth = fabs(s * size[k] - p[k]);
      if (!(best > depth)) continue;
      best = depth;
      axis = k;
      sign = s;
    }
  }
  inward[axis] = -sign;
  return best;
}

int col_box_ball(ctContact* con, const Ball* a, Placed box, double margin) {
  double dif[3], p[3], near[3], n[3], pos[3];
  sub3(dif, a->pos, box.pos);
  mat3_mul_t_vec(p, box.mat, dif);
  for (int k = 0; k < 3; k++) {
    near[k] = clip1(p[k], -box.size[k], box.size[k]);
  }
  sub3(n, near, p);
  double dist = normalize3(n);
  if (!(dist - a->radius <= margin)) return 0;

  if (dist <= VEC_MINVAL) {
    // the centre is inside: the way out is through the nearest face
    double depth = nearest_face(n, p, box.size);
    addscl3(pos, p, n, 0.5 * (a->radius - depth));
    dist = -depth;
  } else {
    // halfway between the points where the surfaces cross the line of centres
    double deep[3];
    addscl3(deep, p, n, a->radius);
    scl3(pos, near, 0.5);
    addtoscl3(pos, deep, 0.5);
  }
  mat3_mul_vec(n, box.mat, n);
  mat3_mul_vec(pos, box.mat, pos);
  addto3(pos, box.pos);
  placed_contact(con, dist - a->radius, pos, n);
  return 1;
}

//---------------------------------- capsule -------------------------------------------------------

// A segment p + x half (x in [-1, 1]) in the frame of a box.
typedef struct Rod {
  double p[3], axis[3], half[3], length;
  const double* size;
} Rod;

// The feature of the box next to the segment, and the place on the segment.
typedef enum BoxFeature { NO_FEATURE, FACE, CORNER, EDGE } BoxFeature;
typedef struct RodNear {
  BoxFeature feature;
  double square; // of the distance
  double x;      // place on the segment
  double y;      // place on the edge, in [-1, 1]
  int axis;      // of the face, -1 inside the box; direction of the edge
  int corner;    // bits: on which side the corner, or the lower end of the edge, is
} RodNear;

// An end of the segment is nearest to a face if at most one coordinate is outside.
static void near_ends(RodNear* best, const Rod* r) {
  for (int end = -1; end <= 1; end += 2) {
    double x[3], out[3];
    addscl3(x, r->p, r->half, end);
    int count = 0, axis = -1;
    for (int k = 0; k < 3; k++) {
      double c = clip1(x[k], -r->size[k], r->size[k]);
      out[k] = c - x[k];
      if (c == x[k]) continue;
      count++;
      axis = k;
    }
    if (count > 1) continue;
    double square = dot3(out, out);
    if (square < best->square) *best = (RodNear){FACE, square, end, 0, axis, 0};
  }
}

// Clamp one of two coupled variables; 0, 1, 2: low end, between, high end.
static int clamp_end(double* x) {
  if (*x > 1) return *x = 1, 2;
  if (*x < -1) return *x = -1, 0;
  return 1;
}

// The edge along axis j through the corner: the quadratic of two segments as in col_round.c.
static void near_edge(RodNear* best, const Rod* r, int j, int corner) {
  CT_VALIDATE(j >= 0 && j < 3 && corner >= 0 && corner < 8 && !(corner >> j & 1)); // the lower end
  double mid[3], dif[3], size = r->size[j];
  for (int k = 0; k < 3; k++) mid[k] = corner >> k & 1 ? r->size[k] : -r->size[k];
  mid[j] = 0;
  sub3(dif, mid, r->p);
  double aa = size * size, ab = -size * r->half[j], bb = r->length * r->length;
  double u = -size * dif[j], v = dot3(r->half, dif), det = aa * bb - ab * ab;
  if (!(fabs(det) >= VEC_MINVAL)) return;

  double inv = 1 / det, y = (bb * u - ab * v) * inv, x = (aa * v - ab * u) * inv;
  int at = clamp_end(&y);
  if (at != 1) x = (v - y * ab) * (1 / bb);
  if (clamp_end(&x) != 1) {
    y = (u - x * ab) * (1 / aa);
    int again = clamp_end(&y);
    if (again != 1) at = again;
  }

  addtoscl3(dif, r->half, -x);
  dif[j] += size * y;
  double square = dot3(dif, dif);
  if (!(square < best->square - VEC_MINVAL)) return;
  BoxFeature feature = at == 1 ? EDGE : CORNER;
  *best = (RodNear){feature, square, x, y, j, corner + (at == 2 ? 1 << j : 0)};
}

// The feature nearest to the segment.
//
// QUIRK(capsule-box-bound; test_col_box:thick_capsule): Squared distances are compared with a bound
// that is not squared, so that a capsule of large radius may miss a box that it overlaps.
static RodNear find_nearest(const Rod* r, double radius, double margin) {
  double far = margin + 2 * (radius + r->length + r->size[0] + r->size[1] + r->size[2]);
  RodNear best = {.feature = NO_FEATURE, .square = far};
  near_ends(&best, r);
  for (int j = 0; j < 3; j++) {
    for (int corner = 0; corner < 8; corner++) {
      if (!(corner >> j & 1)) near_edge(&best, r, j, corner);
    }
  }
  return best;
}

// Signs of the direction as bits.
static int octant_of(const double* v) { return (v[0] > 0) | (v[1] > 0) << 1 | (v[2] > 0) << 2; }

static bool one_bit(int x) { return x == 1 || x == 2 || x == 4; }
static int bit_index(int x) {
  CT_ASSERT(one_bit(x));
  return x >> 1;
}

// How far along the segment a second contact lies, when the first is at a corner; NaN for none. A
// segment that points into the corner has none; else one axis k goes the other way than the other
// two: the segment follows the edge along k, or crosses the face opposite to it.
static double second_at_corner(const RodNear* n, const Rod* r) {
  int turn = octant_of(r->half) ^ n->corner;
  CT_ASSERT(turn >= 0 && turn < 8);
  if (turn == 0 || turn == 7) return NAN;
  int sign = one_bit(turn) ? 1 : -1;
  int k = bit_index(sign > 0 ? turn : 7 - turn);
  if (r->axis[k] * r->axis[k] > 0.5) {
    double along = 1 - sign * n->x;
    return sign * fmin(2 * r->size[k] / fabs(r->half[k]), along);
  }
  double back = 1 + sign * n->x;
  for (int i = 0; i < 3; i++) {
    if (i != k) back = fmin(2 * r->size[i] / fabs(r->half[i]), back);
  }
  return -sign * back;
}

// The same at an edge: the segment crosses it over one of its two faces, the one it is flatter to.
// It ends at the far side of that face, or at its end along the edge.
static double second_at_edge(const RodNear* n, const Rod* r) {
  CT_ASSERT(n->axis >= 0 && n->axis < 3 && !(n->corner >> n->axis & 1));
  int dir = octant_of(r->half), turn = (dir ^ n->corner) & ~(1 << n->axis);
  if (!one_bit(turn)) return NAN;
  int up = (n->axis + 1) % 3, over = (n->axis + 2) % 3;
  if (fabs(r->axis[up]) > fabs(r->axis[over])) {
    up = over;
    over = 3 - n->axis - up;
  }
  bool forward = turn >> over & 1;
  int sign = forward ? 1 : -1;
  double along = 1 - sign * n->x;
  along = fmin(2 * r->size[over] / fabs(r->half[over]), along);
  double room = (dir >> n->axis & 1) == forward ? 1 - n->y : 1 + n->y;
  along = fmin(r->size[n->axis] * room / fabs(r->half[n->axis]), along);
  return sign * along;
}

// The same at a face: the other end of the segment, or where it leaves the prism over the face.
static double second_at_face(const RodNear* n, const Rod* r) {
  if (n->axis < 0) return NAN;
  double end[3], sign = -n->x, along = 2;
  addscl3(end, r->p, r->half, n->x);
  for (int i = 0; i < 3; i++) {
    if (i == n->axis) continue;
    for (int s = 1; s >= -1; s -= 2) {
      double x = (s * r->size[i] - end[i]) / r->half[i] * sign;
      if (x > 0 && x < along) along = x;
    }
  }
  return sign * along;
}

static const struct {
  double (*second)(const RodNear*, const Rod*);
} features[] = {
    [FACE] = {second_at_face}, [CORNER] = {second_at_corner}, [EDGE] = {second_at_edge}};

// The ball at x of the segment against the box.
static int rod_ball(ctContact* con, const Rod* r, double x, Placed capsule, Placed box,
                    double margin) {
  Ball b = {.radius = capsule.size[0], .mat = capsule.mat};
  double local[3];
  addscl3(local, r->p, r->half, x);
  mat3_mul_vec(b.pos, box.mat, local);
  addto3(b.pos, box.pos);
  return col_box_ball(con, &b, box, margin);
}

// The place nearest to the box, and a second one where the segment lies along it.
int col_box_capsule(ctContact* con, Placed capsule, Placed box, double margin) {
  Rod r = {.length = capsule.size[1], .size = box.size};
  double dif[3], axis[3];
  sub3(dif, capsule.pos, box.pos);
  mat3_mul_t_vec(r.p, box.mat, dif);
  placed_axis(axis, capsule.mat, 2);
  mat3_mul_t_vec(r.axis, box.mat, axis);
  scl3(r.half, r.axis, r.length);

  RodNear near = find_nearest(&r, capsule.size[0], margin);
  if (near.feature == NO_FEATURE) return 0;
  CT_ASSERT(near.feature >= FACE && near.feature <= EDGE);
  double second = features[near.feature].second(&near, &r);
  int n = rod_ball(con, &r, near.x, capsule, box, margin);
  if (!isnan(second)) n += rod_ball(con + n, &r, near.x + second, capsule, box, margin);
  CT_ASSERT(n <= 2);
  return n;
}

//---------------------------------- geoms ---------------------------------------------------------

int col_sphere_box(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                   cttNum margin) {
  Placed s = placed_geom(m, d, g1);
  Ball a = {{s.pos[0], s.pos[1], s.pos[2]}, s.size[0], s.mat};
  return col_box_ball(con, &a, placed_geom(m, d, g2), margin);
}

int col_capsule_box(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                    cttNum margin) {
  return col_box_capsule(con, placed_geom(m, d, g1), placed_geom(m, d, g2), margin);
}
