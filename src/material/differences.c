#include "material/differences.h"

#include "base/assert.h"
#include "math/psd.h"

#include <math.h>
#include <string.h>

// A vector function of a vector of the same size, a gradient.
typedef struct GradientOf {
  const ctpElasticity* elasticity; // or
  const ctpBending* bending;
  int dim, size;
  const cttNum* c;
} GradientOf;

enum { MOST = 12 };
static const double kStep = 6e-6; // cube root of a rounding

static void evaluate_gradient(const GradientOf* g, const double* x, double* out) {
  if (g->elasticity) {
    g->elasticity->stress(g->dim, x, g->c, out);
    return;
  }
  g->bending->force(x, g->c, out);
  for (int i = 0; i < g->size; i++) out[i] = -out[i];
}

// The step of a coordinate is relative to the size of the vector.
static void difference_gradient(const GradientOf* g, const double* x, double size, double* H) {
  double at[MOST], up[MOST], down[MOST], Q[MOST * MOST], step = kStep * size;
  int n = g->size;
  CT_ASSERT(n <= MOST);
  memcpy(at, x, (size_t)n * sizeof *at);
  for (int i = 0; i < n; i++) {
    at[i] = x[i] + step;
    evaluate_gradient(g, at, up);
    at[i] = x[i] - step;
    evaluate_gradient(g, at, down);
    at[i] = x[i];
    for (int j = 0; j < n; j++) H[n * i + j] = (up[j] - down[j]) / (2 * step);
  }
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i; j++) H[n * i + j] = H[n * j + i] = (H[n * i + j] + H[n * j + i]) / 2;
  }
  psd_project(n, H, Q);
}

void differences_elasticity(const ctpElasticity* kind, int dim, const cttNum* F, const cttNum* c,
                            cttNum* H) {
  if (kind->stiffness) {
    kind->stiffness(dim, F, c, H);
    return;
  }
  double size = 1;
  for (int i = 0; i < 3 * dim; i++) size = fabs(F[i]) > size ? fabs(F[i]) : size;
  difference_gradient(&(GradientOf){.elasticity = kind, .dim = dim, .size = 3 * dim, .c = c}, F,
                      size, H);
}

// The size of a hinge is that of its vertices' distances: where it is in space does not matter.
void differences_bending(const ctpBending* kind, const cttNum x[12], const cttNum* c,
                         cttNum K[144]) {
  if (kind->stiffness) {
    kind->stiffness(x, c, K);
    return;
  }
  double size = 1e-9;
  for (int i = 3; i < 12; i++) size = fabs(x[i] - x[i % 3]) > size ? fabs(x[i] - x[i % 3]) : size;
  difference_gradient(&(GradientOf){.bending = kind, .size = 12, .c = c}, x, size, K);
}
