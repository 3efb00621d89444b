#include "outline.h"

#include "base/integer.h"

#include <math.h>

Point outline_project(View v, const double* position) {
  return (Point){position[v.right], position[v.up]};
}

// ---- support points: the farthest point of a shape in a direction, both in the geom's frame

typedef struct Shape {
  const double* size;
  const float* vertex; // of a mesh
  const int* hull;     // numbers of its vertices on the hull; NULL: all
  int count;
} Shape;

static void support_sphere(const Shape* s, const double* dir, double* out) {
  for (int i = 0; i < 3; i++) out[i] = s->size[0] * dir[i];
}

static void support_capsule(const Shape* s, const double* dir, double* out) {
  support_sphere(s, dir, out);
  out[2] += dir[2] > 0 ? s->size[1] : -s->size[1];
}

static void support_ellipsoid(const Shape* s, const double* dir, double* out) {
  double sum = 0;
  for (int i = 0; i < 3; i++) sum += s->size[i] * s->size[i] * dir[i] * dir[i];
  const double scale = sum > 0 ? 1 / sqrt(sum) : 0;
  for (int i = 0; i < 3; i++) out[i] = scale * s->size[i] * s->size[i] * dir[i];
}

static void support_cylinder(const Shape* s, const double* dir, double* out) {
  const double flat = sqrt(dir[0] * dir[0] + dir[1] * dir[1]);
  const double scale = flat > 1e-9 ? s->size[0] / flat : 0;
  out[0] = scale * dir[0];
  out[1] = scale * dir[1];
  out[2] = dir[2] > 0 ? s->size[1] : -s->size[1];
}

static void support_box(const Shape* s, const double* dir, double* out) {
  for (int i = 0; i < 3; i++) out[i] = dir[i] > 0 ? s->size[i] : -s->size[i];
}

static void support_mesh(const Shape* s, const double* dir, double* out) {
  double best = -INFINITY;
  for (int k = 0; k < s->count; k++) {
    const float* q = s->vertex + 3 * (s->hull ? s->hull[k] : k);
    const double along = dir[0] * (double)q[0] + dir[1] * (double)q[1] + dir[2] * (double)q[2];
    if (!(along > best)) continue;
    best = along;
    for (int i = 0; i < 3; i++) out[i] = (double)q[i];
  }
}

typedef void Support(const Shape* s, const double* dir, double* out);
static Support* const support[ctNGEOMTYPES] = {[ctGEOM_SPHERE] = support_sphere,
                                               [ctGEOM_CAPSULE] = support_capsule,
                                               [ctGEOM_ELLIPSOID] = support_ellipsoid,
                                               [ctGEOM_CYLINDER] = support_cylinder,
                                               [ctGEOM_BOX] = support_box,
                                               [ctGEOM_MESH] = support_mesh,
                                               [ctGEOM_SDF] = support_mesh};

// The hull of a mesh: number of vertices, number of faces, places of edges, numbers of vertices.
static Shape shape_of(const ctModel* m, int geom) {
  Shape s = {.size = m->geom_size + 3 * geom};
  const int mesh = m->geom_dataid[geom], type = m->geom_type[geom];
  if ((type != ctGEOM_MESH && type != ctGEOM_SDF) || mesh < 0) return s;
  s.vertex = m->mesh_vert + 3 * (size_t)m->mesh_vertadr[mesh];
  s.count = m->mesh_vertnum[mesh];
  if (m->mesh_graphadr[mesh] >= 0) {
    const int* graph = m->mesh_graph + m->mesh_graphadr[mesh];
    s.count = graph[0];
    s.hull = graph + 2 + graph[0];
  }
  return s;
}

// A point that is no other than the last is left out.
static int add_point(Point* out, int n, Point q) {
  if (!isfinite(q.x) || !isfinite(q.y)) return n;
  if (n && out[n - 1].x == q.x && out[n - 1].y == q.y) return n;
  out[n] = q;
  return n + 1;
}

// The upper edge of a height field, by columns of the picture, and its base.
static int outline_hfield(const ctModel* m, const ctData* d, int geom, View v, Point* out) {
  enum { COLUMNS = OUTLINE_POINTS - 2 };
  const int h = m->geom_dataid[geom], rows = m->hfield_nrow[h], cols = m->hfield_ncol[h];
  const double *pos = d->geom_xpos + 3 * geom, *mat = d->geom_xmat + 9 * geom;
  const double* size = m->hfield_size + 4 * h;
  double top[COLUMNS], reach = 0;
  for (int i = 0; i < COLUMNS; i++) top[i] = -INFINITY;
  for (int i = 0; i < 3; i++) reach += fabs(mat[3 * v.right + i]) * (i < 2 ? size[i] : 0);
  if (!(reach > 0) || !isfinite(reach)) return 0;
  for (int r = 0; r < rows; r++) {
    for (int c = 0; c < cols; c++) {
      const double at[3] = {size[0] * (2.0 * c / (cols - 1) - 1),
                            size[1] * (2.0 * r / (rows - 1) - 1),
                            size[2] * (double)m->hfield_data[m->hfield_adr[h] + r * cols + c]};
      double world[3];
      for (int i = 0; i < 3; i++)
        world[i] = pos[i] + mat[3 * i] * at[0] + mat[3 * i + 1] * at[1] + mat[3 * i + 2] * at[2];
      const double column = COLUMNS * 0.5 * ((world[v.right] - pos[v.right]) / reach + 1);
      if (!(column >= 0 && column <= COLUMNS)) continue;
      const int k = integer_of(column, 0, COLUMNS - 1);
      if (world[v.up] > top[k]) top[k] = world[v.up];
    }
  }
  int n = 0;
  for (int k = 0; k < COLUMNS; k++)
    n = add_point(out, n, (Point){pos[v.right] + reach * (2 * (k + 0.5) / COLUMNS - 1), top[k]});
  n = add_point(out, n, (Point){pos[v.right] + reach, pos[v.up] - size[3]});
  return add_point(out, n, (Point){pos[v.right] - reach, pos[v.up] - size[3]});
}

int outline_geom(const ctModel* m, const ctData* d, int geom, View v, Point out[OUTLINE_POINTS]) {
  const int type = m->geom_type[geom];
  if (type == ctGEOM_HFIELD) return outline_hfield(m, d, geom, v, out);
  if (type < 0 || type >= ctNGEOMTYPES || !support[type]) return 0;
  const Shape shape = shape_of(m, geom);
  const double *pos = d->geom_xpos + 3 * geom, *mat = d->geom_xmat + 9 * geom;
  int n = 0;
  for (int k = 0; k < OUTLINE_POINTS; k++) {
    const double angle = 2 * 3.14159265358979323846 * (k + 0.5) / OUTLINE_POINTS;
    const double a = cos(angle), b = sin(angle);
    double dir[3], local[3] = {0}, world[3];
    for (int i = 0; i < 3; i++) dir[i] = a * mat[3 * v.right + i] + b * mat[3 * v.up + i];
    support[type](&shape, dir, local);
    for (int i = 0; i < 3; i++)
      world[i] =
          pos[i] + mat[3 * i] * local[0] + mat[3 * i + 1] * local[1] + mat[3 * i + 2] * local[2];
    n = add_point(out, n, outline_project(v, world));
  }
  return n;
}

int outline_ground(const ctModel* m, const ctData* d, int geom, View v, const Panel* p,
                   Point out[6]) {
  if (m->geom_type[geom] != ctGEOM_PLANE) return 0;
  const double *pos = d->geom_xpos + 3 * geom, *mat = d->geom_xmat + 9 * geom;
  const double nx = mat[3 * v.right + 2], ny = mat[3 * v.up + 2];
  if (!(nx * nx + ny * ny > 1e-6)) return 0; // seen from the front
  const Point corner[4] = {
      {p->x.low, p->y.low}, {p->x.high, p->y.low}, {p->x.high, p->y.high}, {p->x.low, p->y.high}};
  int n = 0;
  for (int k = 0; k < 4; k++) {
    const Point a = corner[k], b = corner[(k + 1) % 4];
    const double ha = nx * (a.x - pos[v.right]) + ny * (a.y - pos[v.up]);
    const double hb = nx * (b.x - pos[v.right]) + ny * (b.y - pos[v.up]);
    if (ha <= 0) out[n++] = a;
    if ((ha < 0 && hb > 0) || (ha > 0 && hb < 0)) {
      const double t = ha / (ha - hb);
      out[n++] = (Point){a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)};
    }
  }
  return n;
}
