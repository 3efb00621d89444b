// Invariant: separating axes are tested in the frame of the first box. Points of contact are in the
// frame of the reference face: z is its normal and z = 0 its plane, depth is negative inside. There
// are at most MAX_POINTS of them, fewer than a pair may have.
#include "collide/col_box_box.h"

#include "base/assert.h"

// Two boxes; the frame is that of the first one.
typedef struct Boxes {
  Placed b1, b2;
  double p21[3], p12[3]; // centre of the second seen from the first, and the reverse
  double rot[9];         // axes of the second as columns
  double abs[9];
  double margin;
} Boxes;

// Where the boxes overlap least: a face of either, or a pair of edges.
typedef struct Axis {
  double depth;
  int code; // face + 6 box, or 12 + 3 edge1 + edge2; face: axis, + 3 if the other box is below it
  double normal[3];
  bool flip; // the normal points to the first box
  int near1; // edges: the sides of each box that face the other, as bits
  int near2;
} Axis;

// Lines of one face cross the sides of the other 16 times at most; each face has four corners.
enum { MAX_POINTS = BOX_POINTS };
_Static_assert(MAX_POINTS >= 16 + 4 + 4 && MAX_POINTS <= ctMAXCONPAIR, "room for the contacts");

// Contact points in a frame whose z axis is the normal of the reference face, with their depth.
typedef struct BoxPoints {
  double p[MAX_POINTS][3], depth[MAX_POINTS];
  int n;
  BoxTrace* trace; // NULL: not wanted
} BoxPoints;

//---------------------------------- separating axes -----------------------------------------------

static Boxes boxes_of(Placed b1, Placed b2, double margin) {
  Boxes b = {.b1 = b1, .b2 = b2, .margin = margin};
  double dif[3];
  sub3(dif, b2.pos, b1.pos);
  mat3_mul_t_vec(b.p21, b1.mat, dif);
  mat3_mul_t_mat(b.rot, b1.mat, b2.mat);
  for (int i = 0; i < 9; i++) b.abs[i] = fabs(b.rot[i]);
  return b;
}

// How deep each box reaches into the other along the normals of one; false if one separates them.
static bool find_overlaps(double c[3], const double* p, const double* size, const double* reach,
                          double margin) {
  for (int i = 0; i < 3; i++) c[i] = -fabs(p[i]) + size[i] + reach[i];
  return (c[0] >= -margin) & (c[1] >= -margin) & (c[2] >= -margin);
}

// Overlap along the faces' normals; false if they separate the boxes.
static bool test_faces(Boxes* b, Axis* best) {
  const double *s1 = b->b1.size, *s2 = b->b2.size;
  double reach[3], c1[3], c2[3], dif[3];
  mat3_mul_vec(reach, b->abs, s2);
  if (!find_overlaps(c1, b->p21, s1, reach, b->margin)) return false;
  sub3(dif, b->b1.pos, b->b2.pos);
  mat3_mul_t_vec(b->p12, b->b2.mat, dif);
  mat3_mul_t_vec(reach, b->abs, s1);
  if (!find_overlaps(c2, b->p12, s2, reach, b->margin)) return false;
  best->code = -1;
  best->depth = b->margin;
  for (int i = 0; i < 3; i++) best->depth += 3 * s1[i] + 3 * s2[i];
  for (int i = 0; i < 3; i++) {
    if (c1[i] < best->depth) {
      best->depth = c1[i];
      best->code = i + 3 * (b->p21[i] < 0);
    }
    if (c2[i] < best->depth) {
      best->depth = c2[i];
      best->code = 6 + i + 3 * (b->p12[i] < 0);
    }
  }
  return true;
}

// The sides of both boxes that face each other along the normal of edges i and j.
static void near_sides(const Boxes* b, Axis* a, int i, int j) {
  a->near1 = a->near2 = 0;
  CT_ASSERT(i >= 0 && i < 3 && j >= 0 && j < 3);
  for (int k = 0; k < 3; k++) {
    if (k != i && (a->normal[k] > 0) != a->flip) a->near1 |= 1 << k;
    // n . b_k = +-(component i of the third axis of box 2), plus if j, k, third are cyclic
    bool cyclic = (k - j + 3) % 3 == 1;
    if (k != j && ((b->rot[3 * i + 3 - k - j] > 0) != a->flip) != cyclic) a->near2 |= 1 << k;
  }
}

// Is the overlap along e_i x b_j surely positive and not less than the best? Without a root or a
// division: depth |e_i x b_j| is compared with the best depth times that length.
static inline bool edges_deeper(const Boxes* b, double best, int i, int j) {
  static const int NEXT[3] = {1, 2, 0}, LAST[3] = {2, 0, 1};
  const double *s1 = b->b1.size, *s2 = b->b2.size, *p = b->p21, *row = b->abs + 3 * i;
  int q = NEXT[i], r = LAST[i];
  double eq = b->rot[3 * q + j], er = b->rot[3 * r + j], aq = b->abs[3 * q + j];
  double ar = b->abs[3 * r + j], length2 = eq * eq + er * er;
  double reach = s1[q] * ar + s1[r] * aq + s2[NEXT[j]] * row[LAST[j]] + s2[LAST[j]] * row[NEXT[j]];
  double depth = reach * (1 - 1e-12) - fabs(p[r] * eq - p[q] * er);
  return depth > 0 && (best <= 0 || depth * depth > best * best * length2 * (1 + 1e-9));
}

// Overlap along e_i x b_j; an edge axis must be better than what was found, not only as good.
static bool test_edges(const Boxes* b, Axis* best, int i, int j) {
  const double *s1 = b->b1.size, *s2 = b->b2.size;
  double axis[3] = {0, 0, 0}, edge[3], n[3];
  axis[i] = 1;
  placed_axis(edge, b->rot, j);
  cross3(n, axis, edge);
  double length = normalize3(n);
  if (length < VEC_MINVAL) return true;
  double offset = dot3(b->p21, n), depth = 0;
  for (int k = 0; k < 3; k++) {
    if (k != i) depth += s1[k] * fabs(n[k]);
  }
  for (int k = 0; k < 3; k++) {
    if (k != j) depth += s2[k] * b->abs[3 * i + 3 - k - j] / length;
  }
  depth -= fabs(offset);
  if (!(depth >= -b->margin)) return false;
  if (depth < best->depth * (1 - 1e-12)) {
    best->depth = depth;
    best->code = 12 + 3 * i + j;
    copy3(best->normal, n);
    best->flip = offset < 0;
    near_sides(b, best, i, j);
  }
  return true;
}

static bool find_axis(Boxes* b, Axis* best) {
  if (!test_faces(b, best)) return false;
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      if (!edges_deeper(b, best->depth, i, j) && !test_edges(b, best, i, j)) return false;
    }
  }
  CT_ASSERT(best->code < 12 + 9);
  return best->code >= 0;
}

//---------------------------------- frames of faces -----------------------------------------------

// Axes of a box turned so that z is the normal of a face: component k is sign[k] times component
// from[k].
typedef struct Turn {
  int from[3];
  double sign[3];
} Turn;

static const Turn kTurn[6] = {
    {{2, 1, 0}, {-1, 1, 1}}, {{0, 2, 1}, {1, -1, 1}}, {{0, 1, 2}, {1, 1, 1}},
    {{2, 1, 0}, {1, 1, -1}}, {{0, 2, 1}, {1, 1, -1}}, {{0, 1, 2}, {-1, 1, -1}},
};

static void turn_vec(double* r, const Turn* t, const double* v) {
  for (int k = 0; k < 3; k++) r[k] = v[t->from[k]] * t->sign[k];
}

// Rows of a matrix turned; r as columns gives the axes of the other box.
static void turn_box_rows(double* r, const Turn* t, const double* R) {
  for (int k = 0; k < 3; k++) scl3(r + 3 * k, R + 3 * t->from[k], t->sign[k]);
}

// World matrix of the turned frame of a box.
static void turn_world(double* r, const Turn* t, const double* mat) {
  for (int k = 0; k < 3; k++) {
    for (int i = 0; i < 3; i++) r[3 * i + k] = mat[3 * i + t->from[k]] * t->sign[k];
  }
}

//---------------------------------- clipping ------------------------------------------------------

// A parallelogram: corner, two sides; as lines in the order in which they are clipped.
typedef struct ClipLine {
  double p[3], d[3];
} ClipLine;

static int make_lines(ClipLine* line, const double* p, const double* e1, const double* e2,
                      int sides) {
  CT_ASSERT(sides >= 0 && sides <= 2);
  if (sides < 1) return 0;
  copy3(line[0].p, p);
  copy3(line[0].d, e1);
  if (sides < 2) return 1;
  copy3(line[1].p, p);
  copy3(line[1].d, e2);
  add3(line[2].p, p, e1);
  copy3(line[2].d, e2);
  add3(line[3].p, p, e2);
  copy3(line[3].d, e1);
  return 4;
}

// Where a line meets the side x_q = at of the rectangle |x| <= size: parameter, other coordinate.
static bool cut_line(const ClipLine* l, int q, double at, const double* size, double* t,
                     double* other) {
  *t = (at - l->p[q]) * (1 / l->d[q]);
  if (*t < 0 || *t > 1) return false;
  *other = l->p[1 - q] + l->d[1 - q] * *t;
  return !(fabs(*other) > size[1 - q]);
}

// Coordinates (u, v) in the parallelogram of corner number i of the rectangle.
typedef struct Corner {
  double x, y, u, v;
} Corner;

static double area_of(const double* e1, const double* e2) { return e1[0] * e2[1] - e2[0] * e1[1]; }

static Corner rectangle_corner(int i, const double* size, const ClipLine* l, double area) {
  const double *p = l[0].p, *e1 = l[0].d, *e2 = l[1].d;
  Corner c = {.x = i / 2 ? size[0] : -size[0], .y = i % 2 ? size[1] : -size[1]};
  double x = c.x - p[0], y = c.y - p[1];
  c.u = (x * e2[1] - y * e2[0]) * (1 / area);
  c.v = (y * e1[0] - x * e1[1]) * (1 / area);
  return c;
}

static double* new_point(BoxPoints* s, double depth) {
  if (s->n >= MAX_POINTS) return s->p[MAX_POINTS - 1];
  s->depth[s->n] = depth;
  return s->p[s->n++];
}

// Remember where the newest point comes from.
static void trace_newest(BoxPoints* s, BoxPoint point) {
  if (s->trace) s->trace->at[s->n - 1] = point;
}

static BoxPoint box_point(BoxPointKind kind, int q, const double* x, const double* d) {
  BoxPoint p = {.kind = kind, .q = q};
  copy3(p.x, x);
  copy3(p.d, d);
  return p;
}

//---------------------------------- a face --------------------------------------------------------

// The face of the other box turned towards the reference face: its lowest corner and the sides that
// are not steep, two at most: three of a rotation cannot be flat, but frames may be spoiled.
typedef struct Incident {
  double corner[3], side[2][3];
  int sides;
} Incident;

static Incident incident_face(const double* p, const double* r, const double* s) {
  Incident f = {.sides = 0};
  copy3(f.corner, p);
  for (int i = 0; i < 3; i++) {
    double axis[3], sign = r[6 + i] < 0 ? 1 : -1;
    placed_axis(axis, r, i);
    addtoscl3(f.corner, axis, s[i] * sign);
    if (fabs(r[6 + i]) < 0.5 && f.sides < 2) scl3(f.side[f.sides++], axis, s[i] * (-2 * sign));
  }
  return f;
}

// Points above the reference face: where sides of the other face cross its border, its corners
// below the other face, and the corners of the other face.
static void face_points(BoxPoints* out, const Incident* f, const double* size, double margin) {
  double raw[MAX_POINTS][3], flat[3];
  BoxPoint from[MAX_POINTS];
  int n = 0;
  ClipLine line[4];
  const double *p = f->corner, *e1 = f->side[0], *e2 = f->side[1];
  int nline = make_lines(line, p, e1, e2, f->sides);
  for (int i = 0; i < nline; i++) {
    for (int q = 0; q < 2; q++) {
      if (!(fabs(line[i].d[q]) > VEC_MINVAL)) continue;
      for (int j = -1; j <= 1; j += 2) {
        double t, other;
        if (!cut_line(line + i, q, size[q] * j, size, &t, &other)) continue;
        CT_ASSERT(n < MAX_POINTS);
        addscl3(raw[n], line[i].p, line[i].d, t);
        if (out->trace) from[n] = box_point(BOX_CROSSING, q, raw[n], line[i].d);
        n++;
      }
    }
  }
  for (int i = 0; i < 4 && f->sides == 2; i++) {
    Corner c = rectangle_corner(i, size, line, area_of(e1, e2));
    if (c.u <= 0 || c.v <= 0 || c.u >= 1 || c.v >= 1) continue;
    CT_ASSERT(n < MAX_POINTS);
    raw[n][0] = c.x;
    raw[n][1] = c.y;
    raw[n][2] = p[2] + c.u * e1[2] + c.v * e2[2];
    cross3(flat, e1, e2);
    if (out->trace) from[n] = box_point(BOX_CORNER_FIRST, 0, raw[n], flat);
    n++;
  }
  for (int i = 0; i < 1 << f->sides; i++) {
    double x[3];
    copy3(x, p);
    if (i & 1) addto3(x, e1);
    if (i & 2) addto3(x, e2);
    bool inside = x[0] > -size[0] && x[0] < size[0] && x[1] > -size[1] && x[1] < size[1];
    if (i > 0 && !inside) continue;
    CT_ASSERT(n < MAX_POINTS);
    if (out->trace) from[n] = box_point(BOX_CORNER_SECOND, 0, x, x);
    copy3(raw[n++], x);
  }
  for (int i = 0; i < n; i++) {
    if (raw[i][2] > margin) continue;
    double* x = new_point(out, raw[i][2]);
    copy3(x, raw[i]);
    x[2] *= 0.5;
    if (out->trace) trace_newest(out, from[i]);
  }
}

// Points to contacts: z counts from the reference face.
static int put_points(ctContact* con, const BoxPoints* s, const double* R, const double* origin,
                      const double* n, double top) {
  for (int i = 0; i < s->n; i++) {
    double x[3] = {s->p[i][0], s->p[i][1], s->p[i][2] + top}, pos[3];
    mat3_mul_vec(pos, R, x);
    addto3(pos, origin);
    placed_contact(con + i, s->depth[i], pos, n);
  }
  return s->n;
}

static int face_contacts(ctContact* con, const Boxes* b, const Axis* a, BoxTrace* trace) {
  CT_ASSERT(a->code >= 0 && a->code < 12);
  const Turn* t = kTurn + a->code % 6;
  bool second = a->code >= 6;
  Placed ref = second ? b->b2 : b->b1, other = second ? b->b1 : b->b2;
  double rot[9], r[9], p[3], size[3], world[9], n[3];
  if (second)
    mat3_transpose(rot, b->rot);
  else
    copy9(rot, b->rot);
  turn_box_rows(r, t, rot);
  turn_vec(p, t, second ? b->p12 : b->p21);
  for (int k = 0; k < 3; k++) size[k] = ref.size[t->from[k]];
  p[2] -= size[2];

  Incident f = incident_face(p, r, other.size);
  BoxPoints s;
  s.n = 0;
  s.trace = trace;
  face_points(&s, &f, size, b->margin);
  turn_world(world, t, ref.mat);
  if (trace) {
    trace->face = second;
    trace->edges = false;
    copy9(trace->mat, world);
    copy3(trace->size, size);
  }
  placed_axis(n, world, 2);
  if (second) scl3(n, n, -1);
  return put_points(con, &s, world, ref.pos, n, size[2]);
}

//---------------------------------- two edges -----------------------------------------------------

// The face of box 2 at its edge, seen in the frame of the face of box 1 at its edge: as it is
// (real), and moved along the normal into the plane of the face (flat).
typedef struct EdgeFace {
  double size[3], normal[3], inv; // inv: along the normal for one unit of z, outward
  double real[4][3], flat[4][3];
  double margin;
} EdgeFace;

// Of the two axes other than k, the first is the one that has the larger v; of equal ones 0, or 1
// if k is 0.
static void order_axes(int k, const double v[3], int* first, int* second) {
  CT_ASSERT(k >= 0 && k < 3);
  *first = k == 1 ? 0 : 1;
  *second = 3 - k - *first;
  if (v[*first] < v[*second]) {
    int swap = *first;
    *first = *second;
    *second = swap;
  }
}

static void edge_face_points(EdgeFace* e, const Boxes* b, const Axis* a, const double* p,
                             const double* r) {
  int i = (a->code - 12) / 3, j = (a->code - 12) % 3, ax1, ax2;
  const double* s2 = b->b2.size;
  order_axes(j, b->abs + 3 * i, &ax1, &ax2);
  CT_ASSERT(ax1 != ax2 && ax1 + ax2 + j == 3); // the three axes of box 2
  double d1[3], d2[3], along[3];
  placed_axis(d1, r, ax1);
  placed_axis(d2, r, ax2);
  placed_axis(along, r, j);
  double sign1 = a->near2 >> ax1 & 1 ? 1 : -1, sign2 = a->near2 >> ax2 & 1 ? 1 : -1;
  for (int k = 0; k < 4; k++) {
    double* x = e->real[k];
    addscl3(x, p, d1, s2[ax1] * (k < 2 ? sign1 : -sign1));
    addtoscl3(x, d2, s2[ax2] * sign2);
    addtoscl3(x, along, k % 2 ? -s2[j] : s2[j]);
    addscl3(e->flat[k], x, e->normal, -x[2] * (1 / e->normal[2]));
  }
}

static void edge_crossings(BoxPoints* out, const EdgeFace* e) {
  double f1[3], f2[3], r1[3], r2[3];
  sub3(f1, e->flat[1], e->flat[0]);
  sub3(f2, e->flat[2], e->flat[0]);
  sub3(r1, e->real[1], e->real[0]);
  sub3(r2, e->real[2], e->real[0]);
  ClipLine flat[4], real[4];
  make_lines(flat, e->flat[0], f1, f2, 2);
  make_lines(real, e->real[0], r1, r2, 2);
  for (int i = 0; i < 4; i++) {
    for (int q = 0; q < 2; q++) {
      if (!(fabs(flat[i].d[q]) > VEC_MINVAL)) continue;
      for (int j = -1; j <= 1; j += 2) {
        double t, other, at = e->size[q] * j;
        if (!cut_line(flat + i, q, at, e->size, &t, &other)) continue;
        if ((real[i].p[2] + real[i].d[2] * t) * e->inv > e->margin) continue;
        double x[3];
        scl3(x, real[i].p, 0.5);
        addtoscl3(x, real[i].d, 0.5 * t);
        x[q] += 0.5 * at;
        x[1 - q] += 0.5 * other;
        copy3(new_point(out, x[2] * e->inv * 2), x);
        if (!out->trace) continue;
        addscl3(x, real[i].p, real[i].d, t);
        trace_newest(out, box_point(BOX_CROSSING, q, x, real[i].d));
      }
    }
  }
}

// Corners of the first face; without crossings those beside the second face count too.
//
// QUIRK(box-corner-scale; test_col_box_box:as_many_contacts_as_mujoco): The squared distance of a
// corner replaces the area by which the corners after it are scaled, so that they are judged by a
// wrong scale.
static void edge_corners1(BoxPoints* out, const EdgeFace* e, bool crossings) {
  ClipLine l[2];
  copy3(l[0].p, e->flat[0]);
  sub3(l[0].d, e->flat[1], e->flat[0]);
  sub3(l[1].d, e->flat[2], e->flat[0]);
  double scale = area_of(l[0].d, l[1].d);
  for (int i = 0; i < 4; i++) {
    Corner c = rectangle_corner(i, e->size, l, scale);
    bool out_u = c.u < 0 || c.u > 1, out_v = c.v < 0 || c.v > 1;
    if (crossings ? out_u || out_v : out_u && out_v) continue;
    double u = clip1(c.u, 0, 1), v = clip1(c.v, 0, 1), x[3], dif[3], corner[3] = {c.x, c.y, 0};
    scl3(x, e->real[0], 1 - u - v);
    addtoscl3(x, e->real[1], u);
    addtoscl3(x, e->real[2], v);
    sub3(dif, corner, x);
    double square = scale = dot3(dif, dif);
    if (x[2] > 0 && square > e->margin * e->margin) continue;
    double* y = new_point(out, x[2] < 0 ? -sqrt(square) : sqrt(square));
    add3(y, corner, x);
    scl3(y, y, 0.5);
    if (out->trace) trace_newest(out, box_point(BOX_CORNER_FIRST, 0, x, corner));
  }
}

// Corners of the second face, against the nearest point of the first.
static void edge_corners2(BoxPoints* out, const EdgeFace* e, bool crossings, bool corners) {
  for (int i = 0; i < 4; i++) {
    const double *x = e->flat[i], *real = e->real[i];
    bool out_x = fabs(x[0]) > e->size[0], out_y = fabs(x[1]) > e->size[1];
    if (crossings ? out_x || out_y : corners && out_x && out_y) continue;
    double near[3] = {x[0], x[1], 0}, square = 0;
    for (int k = 0; k < 2; k++) {
      near[k] = clip1(x[k], -e->size[k], e->size[k]);
      square += (x[k] - near[k]) * (x[k] - near[k]);
    }
    square += real[2] * e->inv * real[2] * e->inv;
    if (real[2] > 0 && square > e->margin * e->margin) continue;
    double* y = new_point(out, real[2] < 0 ? -sqrt(square) : sqrt(square));
    scl3(y, near, 0.5);
    addtoscl3(y, real, 0.5);
    if (out->trace) trace_newest(out, box_point(BOX_CORNER_SECOND, 0, real, x));
  }
}

static void trace_edges(BoxTrace* r, const EdgeFace* e, const Boxes* b, const Axis* a,
                        const Turn* t) {
  double edge[3] = {0, 0, 0}, other[3];
  edge[(a->code - 12) / 3] = 1;
  placed_axis(other, b->rot, (a->code - 12) % 3);
  r->face = 0;
  r->edges = true;
  r->flip = a->flip;
  turn_vec(r->edge1, t, edge);
  turn_vec(r->edge2, t, other);
  copy3(r->normal, e->normal);
  copy3(r->size, e->size);
  turn_world(r->mat, t, b->b1.mat);
}

static int edge_contacts(ctContact* con, const Boxes* b, const Axis* a, BoxTrace* trace) {
  CT_ASSERT(a->code >= 12 && a->code < 12 + 9);
  int i = (a->code - 12) / 3, j = (a->code - 12) % 3, pax1, pax2;
  double column[3], p[3], r[9], world[9], n[3];
  placed_axis(column, b->abs, j);
  order_axes(i, column, &pax1, &pax2);
  const Turn* t = kTurn + (a->near1 >> pax2 & 1 ? pax2 : pax2 + 3);

  EdgeFace e;
  e.margin = b->margin;
  turn_vec(p, t, b->p21);
  turn_vec(e.normal, t, a->normal);
  turn_box_rows(r, t, b->rot);
  for (int k = 0; k < 3; k++) e.size[k] = b->b1.size[t->from[k]];
  p[2] -= e.size[2];
  if (fabs(e.normal[2]) < VEC_MINVAL) return 0;
  e.inv = (1 / e.normal[2]) * (a->flip ? -1 : 1);
  edge_face_points(&e, b, a, p, r);

  BoxPoints s;
  s.n = 0;
  s.trace = trace;
  if (trace) trace_edges(trace, &e, b, a, t);
  edge_crossings(&s, &e);
  bool crossings = s.n > 0;
  edge_corners1(&s, &e, crossings);
  edge_corners2(&s, &e, crossings, s.n > 0);
  turn_world(world, t, b->b1.mat);
  mat3_mul_vec(n, world, e.normal);
  if (a->flip) scl3(n, n, -1);
  return put_points(con, &s, world, b->b1.pos, n, e.size[2]);
}

//---------------------------------- cleaning up ---------------------------------------------------

// 1: outside the box by more than one percent, -1: inside by as much, 0: near its surface
static int classify_point(const double* x, Placed box, double margin) {
  double dif[3], local[3];
  bool inside = true;
  sub3(dif, x, box.pos);
  mat3_mul_t_vec(local, box.mat, dif);
  for (int k = 0; k < 3; k++) {
    double size = box.size[k] + margin;
    if (fabs(local[k]) > 1.01 * size) return 1;
    if (fabs(local[k]) > size / 1.01) inside = false;
  }
  return inside ? -1 : 0;
}

static bool same_place(const ctContact* a, const ctContact* b) {
  return a->pos[0] == b->pos[0] && a->pos[1] == b->pos[1] && a->pos[2] == b->pos[2];
}

// Drop contacts away from both boxes, and of those at one place all but the last.
static int drop_bad(ctContact* con, int n, const Boxes* b, BoxTrace* trace) {
  bool bad[MAX_POINTS];
  CT_ASSERT(n >= 0 && n <= MAX_POINTS);
  for (int i = 0; i < n; i++) {
    int out1 = classify_point(con[i].pos, b->b1, b->margin),
        out2 = classify_point(con[i].pos, b->b2, b->margin);
    bad[i] = (out1 == 1 && out2 != -1) || (out2 == 1 && out1 != -1);
  }
  int kept = 0;
  for (int i = 0; i < n; i++) {
    for (int j = i + 1; j < n && !bad[i]; j++) bad[i] = !bad[j] && same_place(con + i, con + j);
    if (bad[i]) continue;
    if (kept < i) con[kept] = con[i];
    if (trace) trace->at[kept] = trace->at[i];
    kept++;
  }
  return kept;
}

static int box_contacts(ctContact* con, Boxes* b, BoxTrace* trace) {
  Axis a;
  if (!find_axis(b, &a)) return 0;
  int n = a.code < 12 ? face_contacts(con, b, &a, trace) : edge_contacts(con, b, &a, trace);
  return drop_bad(con, n, b, trace);
}

int col_box_box_traced(ctContact* con, Placed b1, Placed b2, double margin, BoxTrace* trace) {
  Boxes b = boxes_of(b1, b2, margin);
  return box_contacts(con, &b, trace);
}

int col_box_box(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin) {
  Boxes b = boxes_of(placed_geom(m, d, g1), placed_geom(m, d, g2), margin);
  return box_contacts(con, &b, NULL);
}
