// Invariant: lengths are in the frame of the asset, density is one. Sums run over the faces in
// order, to MuJoCo's last bit. A full inertia is symmetric; moments are sorted, the largest first.
#include "geom/mesh_inertia.h"

#include "base/assert.h"
#include "geom/principal.h"
#include "geom/triangle.h"

#include <string.h>

// The triangles that carry mass.
typedef struct Faces {
  const double* vert;
  const int* face;
  int n;
} Faces;

static Faces massive_faces(const MeshBody* m) {
  if (m->how == ctMESH_INERTIA_CONVEX) return (Faces){m->vert, m->hullface, m->nhullface};
  return (Faces){m->vert, m->face, m->nface};
}

static void list_face_corners(const double* corner[3], const Faces* f, int i) {
  CT_VALIDATE(i >= 0 && i < f->n);
  for (size_t k = 0; k < 3; k++) corner[k] = f->vert + 3 * (size_t)f->face[3 * (size_t)i + k];
}

// Centre from its product with the total weight; a surface without weight keeps the product.
static void divide_centre(double r[3], double total) {
  if (total >= kTriangleMinval)
    for (int i = 0; i < 3; i++) r[i] /= total;
}

// Centroid of the surface; returns its area.
static double surface_centroid(double r[3], const MeshBody* m) {
  Faces f = {m->vert, m->face, m->nface};
  double total = 0;
  zero3(r);
  for (int i = 0; i < f.n; i++) {
    const double* v[3];
    list_face_corners(v, &f, i);
    double centre[3], area = triangle_area(v[0], v[1], v[2]);
    triangle_centroid(centre, v[0], v[1], v[2]);
    addtoscl3(r, centre, area);
    total += area;
  }
  divide_centre(r, total);
  return total;
}

// Signed volume of the pyramid over a face with its tip at the origin of centre.
static double pyramid_volume(const double centre[3], const double normal[3], double area) {
  return dot3(centre, normal) * area / 3;
}

// Centre of mass of pyramids with their tip at `tip`, whose own centres are at 3/4 of the way to
// the base; returns their volume. MuJoCo takes the same point for the pieces of a shell.
static double mass_centre(double r[3], const MeshBody* m, const double tip[3]) {
  Faces f = massive_faces(m);
  double total = 0;
  zero3(r);
  for (int i = 0; i < f.n; i++) {
    const double* v[3];
    double normal[3], centre[3], arm[3];
    list_face_corners(v, &f, i);
    double area = triangle_area_normal(normal, v[0], v[1], v[2]), mass = area;
    triangle_centroid(centre, v[0], v[1], v[2]);
    sub3(arm, centre, tip);
    if (m->how != ctMESH_INERTIA_SHELL) mass = pyramid_volume(arm, normal, area);
    if (m->how == ctMESH_INERTIA_LEGACY) mass = fabs(mass);
    total += mass;
    for (int k = 0; k < 3; k++) r[k] += mass * (centre[k] * 3.0 / 4.0 + tip[k] / 4.0);
  }
  divide_centre(r, total);
  return total;
}

// Entries of a symmetric matrix in the order xx yy zz xy xz yz.
static const int kRow[6] = {0, 1, 2, 0, 0, 1}, kCol[6] = {0, 1, 2, 1, 2, 2};

// P += mass/20 (2 sum_v v v' + sum_{v != w} v w') for the corners v of a pyramid's base with the
// tip at the origin; a triangle alone has 12 instead of 20.
static void add_products(double P[6], double mass, int divisor, const double D[3],
                         const double E[3], const double F[3]) {
  CT_ASSERT(divisor == 12 || divisor == 20);
  for (int k = 0; k < 6; k++) {
    int i = kRow[k], j = kCol[k];
    P[k] += mass / divisor *
            (2 * (D[i] * D[j] + E[i] * E[j] + F[i] * F[j]) + D[i] * E[j] + D[j] * E[i] +
             D[i] * F[j] + D[j] * F[i] + E[i] * F[j] + E[j] * F[i]);
  }
}

// Full inertia about the centre, row by row; returns the volume seen from there.
static double full_inertia(double full[9], const MeshBody* m, const double centre[3]) {
  Faces f = massive_faces(m);
  bool shell = m->how == ctMESH_INERTIA_SHELL;
  double P[6] = {0}, total = 0;
  for (int i = 0; i < f.n; i++) {
    const double* v[3];
    double D[3], E[3], F[3], normal[3], at[3];
    list_face_corners(v, &f, i);
    sub3(D, v[0], centre);
    sub3(E, v[1], centre);
    sub3(F, v[2], centre);
    triangle_centroid(at, D, E, F);
    double area = triangle_area_normal(normal, D, E, F);
    double mass = shell ? area : pyramid_volume(at, normal, area);
    if (m->how == ctMESH_INERTIA_LEGACY) mass = fabs(mass);
    total += mass;
    add_products(P, mass, shell ? 12 : 20, D, E, F);
  }
  // moments from products: Ixx = Pyy + Pzz, Ixy = -Pxy
  full[0] = P[1] + P[2];
  full[4] = P[0] + P[2];
  full[8] = P[0] + P[1];
  full[1] = full[3] = -P[3];
  full[2] = full[6] = -P[4];
  full[5] = full[7] = -P[5];
  return total;
}

// A + B >= C to within rounding, else no body has these moments.
static bool is_possible(const double w[3]) {
  const double relative = 1e-6, absolute = 1e-9;
  for (int i = 0; i < 3; i++) {
    double others = w[(i + 1) % 3] + w[(i + 2) % 3];
    if (others < w[i] * (1.0 - relative) - absolute) return false;
  }
  return true;
}

static Status to_axes(MeshInertia* out, const double full[9], const char* name, Place at,
                      ErrorList* err) {
  double w[3];
  principal_axes(w, out->quat, full);
  if (w[2] <= 0) return error_add(err, at, "eigenvalue of mesh inertia must be positive: %s", name);
  if (!is_possible(w))
    return error_add(err, at, "eigenvalues of mesh inertia violate A + B >= C: %s", name);
  // a box of half sizes a, b, c has the moments m/3 (b^2 + c^2) and so on
  for (int i = 0; i < 3; i++) {
    double others = w[(i + 1) % 3] + w[(i + 2) % 3];
    out->box[i] = 0.5 * sqrt(6 * (others - w[i]) / out->volume);
  }
  return CT_OK;
}

Status mesh_inertia(MeshInertia* out, const MeshBody* m, Place at, ErrorList* err) {
  double tip[3], full[9];
  CT_ASSERT(m->how != ctMESH_INERTIA_CONVEX || m->hullface);
  *out = (MeshInertia){0};
  if (surface_centroid(tip, m) < kTriangleMinval)
    return error_add(err, at, "mesh surface area is too small: %s", m->name);
  double volume = mass_centre(out->centre, m, tip);
  if (volume < kTriangleMinval) {
    if (m->how == ctMESH_INERTIA_SHELL)
      return error_add(err, at, "mesh surface area is too small: %s", m->name);
    if (volume < 0)
      return error_add(err, at, "mesh volume is negative (misoriented triangles): %s", m->name);
    return error_add(err, at, "mesh volume is too small: %s . Try setting inertia to shell",
                     m->name);
  }
  out->volume = full_inertia(full, m, out->centre);
  return to_axes(out, full, m->name, at, err);
}
