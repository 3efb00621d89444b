// Spheres, cylinders, cones and boxes, as fine as vis.quality says. MuJoCo lights vertices, so that
// the divisions show in its pictures: they are the same here.
#include "base/alloc.h"
#include "draw/form.h"
#include "math/fn.h"

#include <math.h>

typedef struct Quality {
  int slices, stacks, quads;
} Quality;

static int clamp_quality(int n, int least) { return n < least ? least : n > 512 ? 512 : n; }

static Quality read_quality(const ctVisual* vis) {
  return (Quality){clamp_quality(vis->quality.numslices, 3),
                   clamp_quality(vis->quality.numstacks, 2),
                   clamp_quality(vis->quality.numquads, 1)};
}

typedef struct Angle {
  float cos, sin;
} Angle;

static Angle slice_angle(int i, int n) {
  double a = 2 * ctPI * (i % n) / n;
  return (Angle){(float)fn_cos(a), (float)fn_sin(a)};
}

//---------------------------------- rings ---------------------------------------------------------

// A ring of n vertices at height z with radius r; its normals have the radial and axial parts nr
// and nz. Returns the first one.
static int put_ring(Form* f, int n, float r, float z, float nr, float nz) {
  int first = f->nvert;
  for (int i = 0; i < n; i++) {
    Angle a = slice_angle(i, n);
    form_vertex(f, r * a.cos, r * a.sin, z, (float[3]){nr * a.cos, nr * a.sin, nz});
  }
  return first;
}

// Quads between two rings; low is nearer to the start of each quad.
static void join_rings(Form* f, int n, int low, int high) {
  for (int i = 0; i < n; i++) {
    int j = (i + 1) % n;
    form_quad(f, low + i, low + j, high + j, high + i);
  }
}

// Triangles between a ring and a tip above it; below: seen from below.
static void join_tip(Form* f, int n, int ring, int tip, bool below) {
  for (int i = 0; i < n; i++) {
    int j = (i + 1) % n;
    if (below) {
      form_triangle(f, tip, ring + j, ring + i);
    } else {
      form_triangle(f, ring + i, ring + j, tip);
    }
  }
}

// Half a sphere around z: sign 1 above its middle, -1 below it.
static void add_half_sphere(Form* f, int slices, int stacks, float z, int sign) {
  float s = (float)sign;
  int ring = put_ring(f, slices, 1, z, 1, 0);
  for (int i = 1; i < stacks; i++) {
    double el = 0.5 * ctPI * i / stacks;
    float c = (float)fn_cos(el), h = s * (float)fn_sin(el);
    int next = put_ring(f, slices, c, z + h, c, h);
    if (sign > 0) {
      join_rings(f, slices, ring, next);
    } else {
      join_rings(f, slices, next, ring);
    }
    ring = next;
  }
  int tip = form_vertex(f, 0, 0, z + s, (float[3]){0, 0, s});
  join_tip(f, slices, ring, tip, sign < 0);
}

// A disk of radius 1 that faces up or down.
static void add_disk(Form* f, int slices, int stacks, float z, float nz) {
  int tip = form_vertex(f, 0, 0, z, (float[3]){0, 0, nz});
  int ring = put_ring(f, slices, 1 / (float)stacks, z, 0, nz);
  join_tip(f, slices, ring, tip, nz < 0);
  for (int i = 1; i < stacks; i++) {
    int next = put_ring(f, slices, (float)(i + 1) / (float)stacks, z, 0, nz);
    if (nz > 0) {
      join_rings(f, slices, next, ring);
    } else {
      join_rings(f, slices, ring, next);
    }
    ring = next;
  }
}

static void add_tube(Form* f, int slices, int stacks) {
  int ring = put_ring(f, slices, 1, -1, 1, 0);
  for (int i = 1; i <= stacks; i++) {
    int next = put_ring(f, slices, 1, 2 * (float)i / (float)stacks - 1, 1, 0);
    join_rings(f, slices, ring, next);
    ring = next;
  }
}

// Tips of a cone have one normal per triangle, between those of its sides.
static void add_cone(Form* f, int slices, int stacks) {
  const float part = (float)sqrt(0.5);
  int ring = put_ring(f, slices, 1 / (float)stacks, 1 - 1 / (float)stacks, part, part);
  for (int i = 0; i < slices; i++) {
    Angle a = slice_angle(2 * i + 1, 2 * slices), half = slice_angle(1, 2 * slices);
    float n[3] = {a.cos * half.cos, a.sin * half.cos, 1};
    form_triangle(f, ring + i, ring + (i + 1) % slices, form_vertex(f, 0, 0, 1, n));
  }
  for (int i = 1; i < stacks; i++) {
    float r = (float)(i + 1) / (float)stacks;
    int next = put_ring(f, slices, r, 1 - r, part, part);
    join_rings(f, slices, next, ring);
    ring = next;
  }
}

//---------------------------------- flat shapes ---------------------------------------------------

// A square of n x n quads: corner + (0 to 2) u + (0 to 2) v
static void add_square(Form* f, int n, const float corner[3], const float u[3], const float v[3]) {
  float normal[3] = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2],
                     u[0] * v[1] - u[1] * v[0]};
  int first = f->nvert;
  for (int y = 0; y <= n; y++) {
    for (int x = 0; x <= n; x++) {
      float a = 2 * (float)x / (float)n, b = 2 * (float)y / (float)n, p[3];
      for (int k = 0; k < 3; k++) p[k] = corner[k] + a * u[k] + b * v[k];
      form_vertex(f, p[0], p[1], p[2], normal);
    }
  }
  for (int y = 0; y < n; y++) {
    for (int x = 0; x < n; x++) {
      int at = first + y * (n + 1) + x;
      form_quad(f, at, at + 1, at + n + 2, at + n + 1);
    }
  }
}

static void add_box(Form* f, int n) {
  static const float side[6][3][3] = {
      {{-1, -1, 1}, {1, 0, 0}, {0, 1, 0}},  {{-1, 1, -1}, {1, 0, 0}, {0, -1, 0}},
      {{1, -1, -1}, {0, 1, 0}, {0, 0, 1}},  {{-1, -1, 1}, {0, 1, 0}, {0, 0, -1}},
      {{-1, -1, -1}, {1, 0, 0}, {0, 0, 1}}, {{-1, 1, 1}, {1, 0, 0}, {0, 0, -1}},
  };
  for (int i = 0; i < 6; i++) add_square(f, n, side[i][0], side[i][1], side[i][2]);
}

// A cone below the horizon that hides where a plane ends: clear at its rims, opaque between them.
// The height of the opaque ring: where the line from the middle at 45 degrees meets the cone.
static bool add_haze(Form* f, int slices, const ctVisual* vis) {
  float r = vis->map.haze;
  f->color = alloc_zero(4 * (size_t)f->maxvert * sizeof(float));
  if (!f->color) return false;
  float alpha = (float)fn_atan2(1, (double)r), beta = 0.75f * (float)ctPI - alpha;
  float h = sqrtf(0.5f) * r * (float)fn_sin((double)alpha) / (float)fn_sin((double)beta);
  float height[3] = {0, h, 1};
  int ring[3];
  for (int k = 0; k < 3; k++) {
    ring[k] = put_ring(f, slices, 1 - r * (1 - height[k]), height[k], 0, 1);
    for (int i = ring[k]; i < f->nvert; i++) {
      for (int c = 0; c < 3; c++) f->color[4 * i + c] = vis->rgba.haze[c];
      f->color[4 * i + 3] = k == 1;
    }
  }
  join_rings(f, slices, ring[0], ring[1]);
  join_rings(f, slices, ring[1], ring[2]);
  return true;
}

static void add_right_angle(Form* f) {
  float up[3] = {0, 0, 1};
  form_triangle(f, form_vertex(f, 0, 0, 0, up), form_vertex(f, 1, 0, 0, up),
                form_vertex(f, 0, 1, 0, up));
}

// A line is a triangle without area whose first edge is drawn.
static void add_line(Form* f, int a, int b) {
  form_triangle(f, a, b, b);
  f->edges[f->ntri - 1] = 1;
}

static void add_single_line(Form* f) {
  float up[3] = {0, 0, 1};
  int from = form_vertex(f, 0, 0, 0, up);
  add_line(f, from, form_vertex(f, 0, 0, 1, up));
}

static void add_linebox(Form* f) {
  for (int i = 0; i < 8; i++) {
    form_vertex(f, i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1, (float[3]){0, 0, 1});
  }
  for (int i = 0; i < 8; i++) {
    for (int axis = 1; axis < 8; axis *= 2) {
      if (!(i & axis)) add_line(f, i, i | axis);
    }
  }
}

static bool add_builtin(Form* f, BuiltinForm kind, Quality g, const ctVisual* vis) {
  int half = g.stacks / 2;
  switch (kind) {
  case FORM_SPHERE:
    add_half_sphere(f, g.slices, half, 0, -1);
    add_half_sphere(f, g.slices, half, 0, 1);
    break;
  case FORM_SPHERE_TOP:
    add_half_sphere(f, g.slices, half, 1, 1);
    break;
  case FORM_SPHERE_BOTTOM:
    add_half_sphere(f, g.slices, half, -1, -1);
    break;
  case FORM_CYLINDER:
    add_disk(f, g.slices, half, -1, -1);
    add_tube(f, g.slices, g.stacks);
    add_disk(f, g.slices, half, 1, 1);
    break;
  case FORM_TUBE:
    add_tube(f, g.slices, g.stacks);
    break;
  case FORM_CONE:
    add_cone(f, g.slices, g.stacks);
    add_disk(f, g.slices, g.stacks, 0, -1);
    break;
  case FORM_BOX:
    add_box(f, g.quads);
    break;
  case FORM_PLANE:
    add_square(f, g.quads, (float[3]){-1, -1, 0}, (float[3]){1, 0, 0}, (float[3]){0, 1, 0});
    break;
  case FORM_HAZE:
    return add_haze(f, g.slices, vis);
  case FORM_TRIANGLE:
    add_right_angle(f);
    break;
  case FORM_LINE:
    add_single_line(f);
    break;
  case FORM_LINEBOX:
    add_linebox(f);
    break;
  case FORM_COUNT:
    break;
  }
  return true;
}

bool form_make_builtin(Form* f, BuiltinForm kind, const ctVisual* vis) {
  Quality g = read_quality(vis);
  int rings = (g.slices + 1) * (2 * g.stacks + 8), squares = 6 * (g.quads + 1) * (g.quads + 1);
  int nvert = kind == FORM_BOX || kind == FORM_PLANE ? squares : rings;
  if (!form_reserve(f, nvert, 2 * nvert)) return false;
  if (!add_builtin(f, kind, g, vis)) {
    form_free(f);
    return false;
  }
  f->solid = kind <= FORM_BOX;
  form_bound(f);
  return true;
}
