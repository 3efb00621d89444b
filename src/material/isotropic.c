#include "material/isotropic.h"

#include "base/assert.h"
#include "math/fn.h"
#include "math/psd.h"
#include "math/svd.h"

#include <math.h>
#include <string.h>

typedef struct Decomposed {
  int n;
  double U[9], s[3], V[9];
  Principal p;
} Decomposed;

static void decompose_gradient(Decomposed* x, int n, const double* F, const double* c,
                               PrincipalLaw law) {
  CT_ASSERT(n >= 1 && n <= 3);
  memset(&x->p, 0, sizeof x->p);
  x->n = n;
  svd_signed(n, F, x->U, x->s, x->V);
  law(n, x->s, c, &x->p);
}

double isotropic_energy(int n, const double* F, const double* c, PrincipalLaw law) {
  Decomposed x;
  decompose_gradient(&x, n, F, c, law);
  return x.p.W;
}

void isotropic_stress(int n, const double* F, const double* c, PrincipalLaw law, double* P) {
  Decomposed x;
  decompose_gradient(&x, n, F, c, law);
  for (int r = 0; r < 3; r++) {
    for (int k = 0; k < n; k++) {
      double sum = 0;
      for (int i = 0; i < n; i++) sum += x.U[3 * r + i] * x.p.d[i] * x.V[n * k + i];
      P[n * r + k] = sum;
    }
  }
}

//---------------------------------- stiffness -----------------------------------------------------

// Stretches that differ by less than this part of their size are taken as equal: the error of the
// limit is of second order in it, that of the quotient a rounding divided by it.
static const double kEqual = 1e-5;

// H += w D D', D = u v' with column i of U and column j of V, plus `other` times that of (k, l)
static void add_mode(const Decomposed* x, const int at[4], double other, double w, double* H) {
  int n = x->n, size = 3 * n;
  double D[9];
  for (int r = 0; r < 3; r++) {
    for (int k = 0; k < n; k++) {
      D[n * r + k] = x->U[3 * r + at[0]] * x->V[n * k + at[1]];
      if (other != 0) D[n * r + k] += other * x->U[3 * r + at[2]] * x->V[n * k + at[3]];
    }
  }
  for (int i = 0; i < size; i++) {
    for (int j = 0; j < size; j++) H[size * i + j] += w * D[i] * D[j];
  }
}

static double stretch_size(const Decomposed* x) { return fabs(x->s[0]) + 1; }

// a / b for b that may vanish, where the limit is known if a vanishes too; never negative. A
// quotient without a limit (an energy with a corner) is bounded by that of a small b.
static double bounded_quotient(double a, double b, double limit, double small) {
  double q = fabs(b) > small ? a / b : (fabs(a) <= small * fabs(limit) * 10 ? limit : a / small);
  return q > 0 ? q : 0;
}

static void add_pair_modes(const Decomposed* x, int i, int j, double* H) {
  const Principal* p = &x->p;
  double small = kEqual * stretch_size(x), mean = (p->dd[i][i] + p->dd[j][j]) / 2;
  double flip = mean - p->dd[i][j], apart = x->s[i] - x->s[j];
  if (apart > small) flip = (p->d[i] - p->d[j]) / apart;
  if (flip > 0) add_mode(x, (int[4]){i, j, j, i}, 1, flip / 2, H);
  double twist = bounded_quotient(p->d[i] + p->d[j], x->s[i] + x->s[j], mean + p->dd[i][j], small);
  if (twist > 0) add_mode(x, (int[4]){i, j, j, i}, -1, twist / 2, H);
}

// H += sum of positive eigenvalues w of d2W/ds2 with D = sum_i q_i u_i v_i'
static void add_scalings(const Decomposed* x, double* H) {
  int n = x->n, size = 3 * n;
  double A[9], Q[9];
  for (int i = 0; i < n * n; i++) A[i] = x->p.dd[i / n][i % n];
  psd_eigen(n, A, Q);
  for (int m = 0; m < n; m++) {
    double D[9] = {0}, w = A[(n + 1) * m];
    if (!(w > 0)) continue;
    for (int i = 0; i < n; i++) {
      for (int e = 0; e < size; e++)
        D[e] += Q[n * m + i] * x->U[3 * (e / n) + i] * x->V[n * (e % n) + i];
    }
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) H[size * i + j] += w * D[i] * D[j];
    }
  }
}

void isotropic_stiffness(int n, const double* F, const double* c, PrincipalLaw law, double* H) {
  Decomposed x;
  decompose_gradient(&x, n, F, c, law);
  memset(H, 0, 9 * (size_t)(n * n) * sizeof *H);
  add_scalings(&x, H);
  for (int i = 0; i < n; i++) {
    for (int j = i + 1; j < n; j++) add_pair_modes(&x, i, j, H);
  }
  for (int k = n; k < 3; k++) {
    for (int j = 0; j < n; j++) {
      double w = bounded_quotient(x.p.d[j], x.s[j], x.p.dd[j][j], kEqual * stretch_size(&x));
      if (w > 0) add_mode(&x, (int[4]){k, j, 0, 0}, 0, w, H);
    }
  }
}

//---------------------------------- parts of laws -------------------------------------------------

Lame isotropic_lame(int n, double young, double poisson) {
  double mu = young / (2 * (1 + poisson));
  if (n == 1) return (Lame){young / 2, 0};
  if (n == 2) return (Lame){mu, young * poisson / (1 - poisson * poisson)};
  return (Lame){mu, young * poisson / ((1 + poisson) * (1 - 2 * poisson))};
}

void isotropic_prepare_lame(int n, cttNum young, cttNum poisson, const cttNum* param, cttNum* c) {
  (void)param;
  Lame l = isotropic_lame(n, young, poisson);
  c[0] = l.mu;
  c[1] = l.lambda;
}

double isotropic_I(int n, const double* s) {
  double I = 0;
  for (int i = 0; i < n; i++) I += s[i] * s[i];
  return I;
}

double isotropic_J(int n, const double* s) {
  double J = 1;
  for (int i = 0; i < n; i++) J *= s[i];
  return J;
}

// dI/ds_i = 2 s_i, d2I = 2 on the diagonal; dJ/ds_i the product of the others, d2J/ds_i ds_j that
// of the rest
void isotropic_from_invariants(int n, const double* s, const InvariantLaw* f, Principal* out) {
  double g[3], third[3][3];
  for (int i = 0; i < n; i++) {
    g[i] = 1;
    for (int k = 0; k < n; k++) g[i] *= k == i ? 1 : s[k];
    for (int j = 0; j < n; j++) {
      third[i][j] = i == j ? 0 : 1;
      for (int k = 0; k < n && i != j; k++) third[i][j] *= k == i || k == j ? 1 : s[k];
    }
  }
  out->W = f->f;
  for (int i = 0; i < n; i++) {
    out->d[i] = 2 * f->I * s[i] + f->J * g[i];
    for (int j = 0; j < n; j++) {
      double h = 4 * f->II * s[i] * s[j] + 2 * f->IJ * (s[i] * g[j] + g[i] * s[j]);
      h += f->JJ * g[i] * g[j] + f->J * third[i][j];
      out->dd[i][j] = h + (i == j ? 2 * f->I : 0);
    }
  }
}

// f(a) + f'(a) x + f''(a) x^2 / 2, x = J - a
static Jet continue_jet(Jet at, double x) {
  return (Jet){at.f + (at.d + at.dd * x / 2) * x, at.d + at.dd * x, at.dd};
}

static Jet log_jet(double J) { return (Jet){fn_log(J), 1 / J, -1 / (J * J)}; }

Jet isotropic_log(double J) {
  if (J >= ISOTROPIC_FLAT) return log_jet(J);
  return continue_jet(log_jet(ISOTROPIC_FLAT), J - ISOTROPIC_FLAT);
}

static Jet inverse_square_jet(double J) {
  double q = 1 / (J * J);
  return (Jet){q, -2 * q / J, 6 * q * q};
}

Jet isotropic_inverse_square(double J) {
  if (J >= ISOTROPIC_FLAT) return inverse_square_jet(J);
  return continue_jet(inverse_square_jet(ISOTROPIC_FLAT), J - ISOTROPIC_FLAT);
}
