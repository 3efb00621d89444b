// Inverse dynamics: f(q, v, a) is the residual of a given acceleration without actuators and
// applied forces. Rows of the results are inputs, columns are forces, sensors or numbers of qM, as
// in ctd_inverseFD.
#include "diff/diff_pass.h"
#include "diff/sensor_diff.h"
#include "diff/tree_diff.h"
#include "math/dense.h"

#include <corten/corten.h>

#include <string.h>

typedef struct InverseOut {
  double *f[3], *s[3], *mass; // by q, v and a
} InverseOut;

// to (n x rows) = the columns of R (rows x cols) from `first` on, transposed
static void put_transposed(double* to, const double* R, int rows, int cols, int first, int n) {
  for (int i = 0; i < n && to; i++)
    for (int k = 0; k < rows; k++)
      to[(size_t)i * (size_t)rows + (size_t)k] = R[(size_t)k * (size_t)cols + (size_t)(first + i)];
}

// df/da = M + J' s'' J = L' D L by blocks: the sum of d_k l_k' l_k over the rows of L
static void put_hessian(const DiffPoint* p, double* to) {
  const BlockSet* s = &p->blocks;
  size_t nv = (size_t)p->x.m->nv;
  if (!to) return;
  memset(to, 0, nv * nv * sizeof *to);
  for (int b = 0; b < s->n; b++) {
    int n = block_set_dofs(s, b);
    const int* dof = s->dof + s->dof_first[b];
    for (int k = 0; k < n; k++) {
      const double* l = p->active.H + s->square[b] + (size_t)k * (size_t)n;
      for (int i = 0; i <= k; i++) {
        double left = i == k ? l[k] : l[i] * l[k];
        for (int j = 0; j <= k && left != 0; j++)
          to[(size_t)dof[i] * nv + (size_t)dof[j]] += left * (j == k ? 1 : l[j]);
      }
    }
  }
}

static bool put_forces(DiffPoint* p, const InverseOut* out) {
  int nv = (int)p->x.m->nv, n = p->x.col.n;
  put_hessian(p, out->f[2]);
  if (!out->f[0] && !out->f[1]) return true;
  double* R = diff_numbers(&p->x, (size_t)nv * (size_t)n + 1);
  if (!R) return false;
  dense_zero(R, nv * n);
  if (!point_residual(p, &(DiffSink){.rows = nv, .cols = n, .matrix = R})) return false;
  put_transposed(out->f[0], R, nv, n, p->x.col.q, nv);
  put_transposed(out->f[1], R, nv, n, p->x.col.v, nv);
  return true;
}

static bool put_sensors(DiffPoint* p, const InverseOut* out) {
  int nv = (int)p->x.m->nv, ns = (int)p->x.m->nsensordata, n = p->x.col.n, cols = n + nv;
  if (!out->s[0] && !out->s[1] && !out->s[2]) return true;
  double* S = diff_numbers(&p->x, (size_t)ns * (size_t)cols + 1);
  if (!S) return false;
  dense_zero(S, ns * cols);
  if (!sensor_diff(p, &(DiffSink){.rows = ns, .cols = cols, .matrix = S}, n)) return false;
  put_transposed(out->s[0], S, ns, cols, p->x.col.q, nv);
  put_transposed(out->s[1], S, ns, cols, p->x.col.v, nv);
  put_transposed(out->s[2], S, ns, cols, n, nv);
  return true;
}

// d qM / dq: column k of M is the force of a unit acceleration k
static bool put_inertia_rate(DiffPoint* p, double* to) {
  const ctModel* m = p->x.m;
  int nv = (int)m->nv, nM = (int)m->nM;
  if (!to) return true;
  double *R = diff_numbers(&p->x, (size_t)(nv * nv) + 1),
         *unit = diff_numbers(&p->x, (size_t)nv + 1);
  if (!R || !unit) return false;
  dense_zero(unit, nv);
  for (int k = 0; k < nv; k++) {
    DiffSink sink = {.rows = nv, .cols = nv, .matrix = R};
    TreeMotion t = {.qacc = unit};
    Diff x = p->x;
    dense_zero(R, nv * nv);
    unit[k] = 1;
    if (!tree_diff(m, x.d, &t, x.arena, (TreeColumns){&sink, 0, -1, 1})) return false;
    x.sink = sink;
    x.col.q = 0;
    for (int i = 0; i < m->ntendon; i++)
      if (m->tendon_armature[i] != 0)
        tendon_diff_armature(&x, p->tendon + i, m->tendon_armature[i], unit);
    unit[k] = 0;
    // row k of qM: from the diagonal towards the root
    for (int i = k, at = m->dof_Madr[k]; i >= 0; i = m->dof_parentid[i], at++)
      for (int j = 0; j < nv; j++) to[(size_t)j * (size_t)nM + (size_t)at] = R[i * nv + j];
  }
  return true;
}

static int open_inverse(DiffPass* s, const ctModel* m, ctData* d, bool actuation) {
  ctDerivativeInfo* info = s->p.x.info;
  if (m->opt.enableflags & ctENBL_INVDISCRETE)
    return diff_pass_refuse(info, ctDERIV_FORMULATION,
                            "the discrete inverse has no derivative: disable invdiscrete");
  ct_inverse(m, d);
  ct_fwdActuation(m, d);
  for (int i = 0; i < m->nv; i++)
    if (!(d->qacc[i] <= ctMAXVAL && d->qacc[i] >= -ctMAXVAL))
      return diff_pass_refuse(info, ctDERIV_BADSTATE, "the acceleration is not finite, or huge");
  int polish = info->opt.polish;
  s->p.x.inverse = true;
  s->p.x.passive = !actuation;
  info->opt.polish = -1;
  bool good = point_open(&s->p, 0);
  info->opt.polish = polish;
  return good ? ctDERIV_DONE : diff_pass_refuse(info, ctDERIV_MEMORY, "memory is insufficient");
}

int ctd_inverse(const ctModel* m, ctData* d, cttByte flg_actuation, cttNum* DfDq, cttNum* DfDv,
                cttNum* DfDa, cttNum* DsDq, cttNum* DsDv, cttNum* DsDa, cttNum* DmDq,
                ctDerivativeInfo* info) {
  static const ParamSelection none = {.valid = true};
  DiffPass s;
  InverseOut out = {{DfDq, DfDv, DfDa}, {DsDq, DsDv, DsDa}, DmDq};
  int status = diff_pass_begin(&s, m, d, info, &none);
  if (!status) status = open_inverse(&s, m, d, flg_actuation != 0);
  if (!status &&
      !(put_forces(&s.p, &out) && put_sensors(&s.p, &out) && put_inertia_rate(&s.p, out.mass)))
    status = diff_pass_refuse(s.p.x.info, ctDERIV_MEMORY, "memory is insufficient");
  diff_pass_close(&s);
  return status;
}
