#include "view/scene_face.h"

#include "math/vec.h"

#include <stddef.h>
#include <string.h>

static void scene_face_normal(double n[3], const double* vert, const int v[3]) {
  double a[3], b[3];
  sub3(a, vert + 3 * v[1], vert + 3 * v[0]);
  sub3(b, vert + 3 * v[2], vert + 3 * v[0]);
  cross3(n, a, b);
  normalize3(n);
}

static void add_texcoord(SceneFaces* s, const int t[3]) {
  for (int k = 0; s->texcoord && k < 3; k++)
    memcpy(s->texcoord + 6 * s->count + 2 * k, s->vert_coord + 2 * t[k], 2 * sizeof(float));
}

// Corners of the next face: vertices moved by some distance along a normal of theirs.
static void put_corner(SceneFaces* s, int k, int vertex, const double n[3], double by) {
  float* at = s->face + 9 * s->count + 3 * k;
  for (int r = 0; r < 3; r++) at[r] = (float)(s->vert[3 * vertex + r] + by * n[r]);
}

static void put_normal(SceneFaces* s, int k, const double n[3], double sign) {
  float* at = s->face_normal + 9 * s->count + 3 * k;
  for (int r = 0; r < 3; r++) at[r] = (float)(sign * n[r]);
}

static void put_color(SceneFaces* s, int k, double density) {
  if (s->density) scene_color_rgb(s->density, density, s->face_color + 9 * s->count + 3 * k);
}

void scene_face_flat(SceneFaces* s, const int v[3], const int t[3]) {
  double n[3];
  scene_face_normal(n, s->vert, v);
  for (int k = 0; k < 3; k++) {
    put_corner(s, k, v[k], n, s->radius);
    put_normal(s, k, n, 1);
    put_color(s, k, s->face_density);
  }
  add_texcoord(s, t);
  s->count++;
}

void scene_face_smooth(SceneFaces* s, const int v[3], const int t[3], int side) {
  double n[3], by = side * s->radius, sign = by > 0 ? 1 : -1;
  if (s->flat) scene_face_normal(n, s->vert, v);
  for (int k = 0; k < 3; k++) {
    const double* own = s->normal + 3 * v[k];
    put_corner(s, k, v[k], own, by);
    put_normal(s, k, s->flat ? n : own, sign);
    put_color(s, k, s->density ? s->vert_density[v[k]] : 0);
  }
  add_texcoord(s, t);
  s->count++;
}

void scene_face_rim(SceneFaces* s, int a, int b, int side) {
  double n[3], along[3], by = side * s->radius;
  int v[3] = {a, b, b};
  sub3(along, s->vert + 3 * b, s->vert + 3 * a);
  cross3(n, along, s->normal + 3 * b);
  if (by < 0) scl3(n, n, -1);
  normalize3(n);
  for (int k = 0; k < 3; k++) {
    put_corner(s, k, v[k], s->normal + 3 * v[k], k == 1 ? -by : by);
    put_normal(s, k, n, 1);
    put_color(s, k, s->density ? s->vert_density[v[k]] : 0);
  }
  add_texcoord(s, v);
  s->count++;
}

void scene_face_normals(const int* face, int nface, const double* vert, double* normal, int nvert) {
  memset(normal, 0, 3 * (size_t)nvert * sizeof *normal);
  for (int i = 0; i < nface; i++) {
    const int* v = face + 3 * (ptrdiff_t)i;
    double n[3];
    scene_face_normal(n, vert, v);
    for (int k = 0; k < 3; k++) addto3(normal + 3 * v[k], n);
  }
  for (int i = 0; i < nvert; i++) normalize3(normal + 3 * i);
}
