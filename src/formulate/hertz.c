#include "formulate/hertz.h"

#include "base/assert.h"
#include "formulate/depth.h"
#include "geom/shape.h"
#include "math/fn.h"

#include <math.h>
#include <stdbool.h>

//---------------------------------- parameters ----------------------------------------------------

// One of the two things that touch.
typedef struct HertzSide {
  double modulus, dissipation;
  double curvature; // 1 / radius
} HertzSide;

static void set_material(const ctModel* m, int material, HertzSide* s) {
  s->modulus = m->opt.modulus;
  s->dissipation = m->opt.dissipation;
  if (material < 0) return;
  CT_ASSERT(material < m->nmat);
  if (m->mat_modulus[material] > 0) s->modulus = m->mat_modulus[material];
  if (m->mat_dissipation[material] > 0) s->dissipation = m->mat_dissipation[material];
}

// Round geoms have the radius of their surface, ellipsoids that of the ball of their volume. Planes
// and height fields are flat. Boxes, meshes and distance fields count as the ball around them: the
// law needs a length, and their size is the one they have.
static double curvature_of(const ctModel* m, int geom) {
  const double* size = m->geom_size + 3 * geom;
  const Shape* shape = shape_of(m->geom_type[geom]);
  double radius = m->geom_rbound[geom]; // 0 of a plane
  if (shape->data == ctOBJ_HFIELD) return 0;
  if (m->geom_type[geom] == ctGEOM_ELLIPSOID)
    radius = fn_cbrt(size[0] * size[1] * size[2]);
  else if (shape->smooth_normal)
    radius = size[0];
  return radius > 0 ? 1 / radius : 0;
}

static HertzSide hertz_side(const ctModel* m, const ctContact* con, int i) {
  HertzSide s = {0};
  if (con->geom[i] >= 0) {
    set_material(m, m->geom_matid[con->geom[i]], &s);
    s.curvature = curvature_of(m, con->geom[i]);
  } else {
    CT_ASSERT(con->flex[i] >= 0 && con->flex[i] < m->nflex);
    double radius = m->flex_radius[con->flex[i]];
    set_material(m, m->flex_matid[con->flex[i]], &s);
    s.curvature = radius > 0 ? 1 / radius : 0;
  }
  return s;
}

static bool is_same_pair(const ctContact* a, const ctContact* b) {
  return a->geom[0] == b->geom[0] && a->geom[1] == b->geom[1] && a->flex[0] == b->flex[0] &&
         a->flex[1] == b->flex[1] && a->elem[0] == b->elem[0] && a->elem[1] == b->elem[1] &&
         a->vert[0] == b->vert[0] && a->vert[1] == b->vert[1];
}

// Contacts of one pair follow each other.
static int count_of_pair(const ctData* d, const ctContact* con) {
  const ctContact *begin = con, *end = con + 1;
  while (begin > d->contact && is_same_pair(begin - 1, con)) begin--;
  while (end < d->contact + d->ncon && is_same_pair(end, con)) end++;
  return (int)(end - begin);
}

HertzContact hertz_contact(const ctModel* m, const ctData* d, const ctContact* con) {
  HertzSide a = hertz_side(m, con, 0), b = hertz_side(m, con, 1);
  double sum = a.modulus + b.modulus, curvature = a.curvature + b.curvature;
  double E = a.modulus * b.modulus / fmax(ctMINVAL, sum);
  double R = curvature > 0 ? 1 / curvature : m->stat.meansize;
  return (HertzContact){
      .k = 4.0 / 3.0 * E * sqrt(R) / count_of_pair(d, con),
      .c = (b.modulus * a.dissipation + a.modulus * b.dissipation) / fmax(ctMINVAL, sum),
      .depth = con->includemargin - depth_distance(m, d, con),
  };
}

//---------------------------------- law -----------------------------------------------------------

double hertz_force(const HertzContact* h, double depth, double u) {
  double damping = 1 - 1.5 * h->c * u;
  if (!(depth > 0) || !(damping > 0)) return 0;
  return h->k * depth * sqrt(depth) * damping;
}

// The residual p - dt f rises with p, because f falls with u: Newton's method between bounds, each
// of its points moves one of them; bisection where it leaves them.
double hertz_impulse(const HertzContact* h, const HertzStep* s, double start) {
  double dt = s->dt, w = s->w, A = s->A;
  CT_ASSERT(A > 0);
  // no force where the surfaces part or separate so fast that the damping is as large as the spring
  double high = (h->depth / dt - w) / A, low = 0;
  if (h->c > 0) high = fmin(high, (1 / (1.5 * h->c) - w) / A);
  if (!(high > 0)) return 0;
  double p = start > 0 && start < high ? start : 0.5 * high;
  enum { MOST = 100 };
  for (int i = 0; i < MOST; i++) {
    double u = w + A * p, depth = fmax(0, h->depth - dt * u), damping = fmax(0, 1 - 1.5 * h->c * u);
    double root = sqrt(depth), residual = p - dt * h->k * depth * root * damping;
    double slope = 1 + 1.5 * dt * h->k * A * root * (dt * damping + h->c * depth);
    if (residual > 0)
      high = p;
    else
      low = p;
    double next = p - residual / slope;
    if (!(next > low && next < high)) next = 0.5 * (low + high);
    if (!(fabs(next - p) > 1e-13 * p)) return next;
    p = next;
  }
  return p;
}
