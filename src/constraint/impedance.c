#include "constraint/impedance.h"

#include "base/assert.h"
#include "constraint/contact_bodies.h"
#include "math/dense.h"
#include "model/data.h"

#include <math.h>

//---------------------------------- diagonal ------------------------------------------------------

// Inverse weight of a body for translation and rotation.
typedef struct Weight {
  double tran, rot;
} Weight;

static Weight body_weight(const ctModel* m, int body) {
  return (Weight){m->body_invweight0[2 * body], m->body_invweight0[2 * body + 1]};
}

// Both bodies of a connect or weld.
static Weight joined_weight(const ctModel* m, int i) {
  int a = m->eq_obj1id[i], b = m->eq_obj2id[i];
  if (m->eq_objtype[i] == ctOBJ_SITE) {
    a = m->site_bodyid[a];
    b = m->site_bodyid[b];
  }
  Weight x = body_weight(m, a), y = body_weight(m, b);
  return (Weight){x.tran + y.tran, x.rot + y.rot};
}

static Weight contact_weight(const ctModel* m, const ctData* d, const ctContact* con) {
  Weight w = {0};
  if (con->geom[0] >= 0 && con->geom[1] >= 0) {
    Weight x = body_weight(m, m->geom_bodyid[con->geom[0]]);
    Weight y = body_weight(m, m->geom_bodyid[con->geom[1]]);
    return (Weight){x.tran + y.tran, x.rot + y.rot};
  }
  ContactBodies b;
  contact_bodies_shares(m, d, con, &b);
  for (int k = 0; k < b.n; k++) {
    Weight x = body_weight(m, b.body[k]);
    w.tran += b.weight[k] * x.tran;
    w.rot += b.weight[k] * x.rot;
  }
  return w;
}

// The two scalars of a joint or tendon equality.
static double coupled_weight(const ctModel* m, int i) {
  int id[2] = {m->eq_obj1id[i], m->eq_obj2id[i]};
  double w = 0;
  for (int k = 0; k < 2; k++) {
    if (id[k] < 0) continue;
    w += m->eq_type[i] == ctEQ_JOINT ? m->dof_invweight0[m->jnt_dofadr[id[k]]]
                                     : m->tendon_invweight0[id[k]];
  }
  return w;
}

// Edges of a flex in the order of their rows; returns the number of rows.
static int flex_diagonal(const ctModel* m, int i, double* diag) {
  int f = m->eq_obj1id[i], n = 0;
  if (m->eq_type[i] == ctEQ_FLEX) {
    for (int e = m->flex_edgeadr[f]; e < m->flex_edgeadr[f] + m->flex_edgenum[f]; e++) {
      if (!m->flexedge_rigid[e]) diag[n++] = m->flexedge_invweight0[e];
    }
    return n;
  }
  for (int v = m->flex_vertadr[f]; v < m->flex_vertadr[f] + m->flex_vertnum[f]; v++) {
    double w = m->body_invweight0[2 * m->flex_vertbodyid[v]];
    diag[n++] = w;
    diag[n++] = w;
  }
  return n;
}

static int equality_diagonal(const ctModel* m, int i, double* diag) {
  int type = m->eq_type[i];
  if (type == ctEQ_FLEX || type == ctEQ_FLEXVERT) return flex_diagonal(m, i, diag);
  if (type == ctEQ_JOINT || type == ctEQ_TENDON) {
    diag[0] = coupled_weight(m, i);
    return 1;
  }
  Weight w = joined_weight(m, i);
  int n = type == ctEQ_CONNECT ? 3 : 6;
  for (int k = 0; k < n; k++) diag[k] = k < 3 ? w.tran : w.rot;
  return n;
}

// Pyramid edges move along the normal and, scaled by friction, along or about a tangent.
static int contact_diagonal(const ctModel* m, const ctData* d, int row, double* diag) {
  const ctContact* con = d->contact + d->efc_id[row];
  Weight w = contact_weight(m, d, con);
  int dim = con->dim, type = d->efc_type[row];
  if (type != ctCNSTR_CONTACT_PYRAMIDAL) {
    for (int k = 0; k < dim; k++) diag[k] = k < 3 ? w.tran : w.rot;
    return dim;
  }
  for (int k = 0; k < 2 * (dim - 1); k++) {
    double mu = con->friction[k / 2];
    diag[k] = w.tran + mu * mu * (k < 4 ? w.tran : w.rot);
  }
  return 2 * (dim - 1);
}

static void diagonal(const ctModel* m, ctData* d) {
  double* diag = d->efc_diagApprox;
  for (int i = 0; i < d->nefc;) {
    int id = d->efc_id[i], type = d->efc_type[i];
    switch (type) {
    case ctCNSTR_EQUALITY:
      i += equality_diagonal(m, id, diag + i);
      break;
    case ctCNSTR_FRICTION_DOF:
      diag[i++] = m->dof_invweight0[id];
      break;
    case ctCNSTR_LIMIT_JOINT:
      diag[i++] = m->dof_invweight0[m->jnt_dofadr[id]];
      break;
    case ctCNSTR_FRICTION_TENDON:
    case ctCNSTR_LIMIT_TENDON:
      diag[i++] = m->tendon_invweight0[id];
      break;
    default:
      i += contact_diagonal(m, d, i, diag + i);
    }
  }
}

//---------------------------------- parameters ----------------------------------------------------

// solref, that of friction directions, and solimp, as the row wants them
typedef struct Soft {
  double ref[ctNREF], friction[ctNREF], imp[ctNIMP];
} Soft;

// Where the parameters of a row are kept.
typedef struct Kept {
  const double *ref, *friction, *imp;
} Kept;

static Kept kept_parameters(const ctModel* m, const ctData* d, int row) {
  static const double none[ctNREF];
  int id = d->efc_id[row];
  switch (d->efc_type[row]) {
  case ctCNSTR_EQUALITY:
    return (Kept){m->eq_solref + ctNREF * id, none, m->eq_solimp + ctNIMP * id};
  case ctCNSTR_FRICTION_DOF:
    return (Kept){m->dof_solref + ctNREF * id, none, m->dof_solimp + ctNIMP * id};
  case ctCNSTR_FRICTION_TENDON:
    return (Kept){m->tendon_solref_fri + ctNREF * id, none, m->tendon_solimp_fri + ctNIMP * id};
  case ctCNSTR_LIMIT_JOINT:
    return (Kept){m->jnt_solref + ctNREF * id, none, m->jnt_solimp + ctNIMP * id};
  case ctCNSTR_LIMIT_TENDON:
    return (Kept){m->tendon_solref_lim + ctNREF * id, none, m->tendon_solimp_lim + ctNIMP * id};
  default: {
    const ctContact* con = d->contact + id;
    return (Kept){con->solref, con->solreffriction, con->solimp};
  }
  }
}

// A time constant below two steps would be unstable.
static void make_safe(const ctModel* m, double* ref) {
  if (!(m->opt.disableflags & ctDSBL_REFSAFE) && ref[0] > 0)
    ref[0] = fmax(ref[0], 2 * m->opt.timestep);
}

static double clamp(double x, double lo, double hi) { return fmin(hi, fmax(lo, x)); }

void impedance_clamp(double* solimp) {
  solimp[0] = clamp(solimp[0], ctMINIMP, ctMAXIMP);
  solimp[1] = clamp(solimp[1], ctMINIMP, ctMAXIMP);
  solimp[2] = fmax(0, solimp[2]);
  solimp[3] = clamp(solimp[3], ctMINIMP, ctMAXIMP);
  solimp[4] = fmax(1, solimp[4]);
}

// Time constant and damping ratio are positive, stiffness and damping negative; a mixture is a
// mistake.
static bool is_mixed(const double* ref) { return (ref[0] > 0) != (ref[1] > 0); }

static void get_soft(const ctModel* m, ctData* d, int row, Soft* s) {
  static const double usual[ctNREF] = {0.02, 1};
  Kept k = kept_parameters(m, d, row);
  dense_copy(s->ref, k.ref, ctNREF);
  dense_copy(s->friction, k.friction, ctNREF);
  dense_copy(s->imp, k.imp, ctNIMP);
  if (is_mixed(s->ref)) {
    data_warn(d, -1, 0, "solref of constraint row %d mixes signs, the default is used", row);
    dense_copy(s->ref, usual, ctNREF);
  }
  if (is_mixed(s->friction)) {
    data_warn(d, -1, 0, "solreffriction of constraint row %d mixes signs, zeros are used", row);
    dense_zero(s->friction, ctNREF);
  }
  make_safe(m, s->ref);
  make_safe(m, s->friction);
  impedance_clamp(s->imp);
}

//---------------------------------- impedance -----------------------------------------------------

// x^p; most powers are 1 and 2
static double power(double x, double p) { return p == 1 ? x : p == 2 ? x * x : pow(x, p); }

double impedance_at(const double* solimp, double x, double* slope) {
  double d0 = solimp[0], d1 = solimp[1], width = solimp[2], mid = solimp[3], p = solimp[4];
  *slope = 0;
  if (d0 == d1 || width <= ctMINVAL) return 0.5 * (d0 + d1);
  double sign = x < 0 ? -1 : 1, u = sign * (x / width);
  if (u >= 1 || u <= 0) return u >= 1 ? d1 : d0;

  // two power curves that meet at the middle
  double y, dy;
  if (p == 1) {
    y = u;
    dy = 1;
  } else if (u <= mid) {
    double a = 1 / power(mid, p - 1);
    y = a * power(u, p);
    dy = p * a * power(u, p - 1);
  } else {
    double b = 1 / power(1 - mid, p - 1);
    y = 1 - b * power(1 - u, p);
    dy = p * b * power(1 - u, p - 1);
  }
  *slope = dy * sign * (d1 - d0) / width;
  return d0 + y * (d1 - d0);
}

// Stiffness and damping from time constant and damping ratio, or as given (negative), for the
// impedance at full violation.
static void stiffness(const double* ref, double dmax, double* K, double* B) {
  *K = ref[0] > 0 ? 1 / fmax(ctMINVAL, dmax * dmax * ref[0] * ref[0] * ref[1] * ref[1])
                  : -ref[0] / fmax(ctMINVAL, dmax * dmax);
  *B = ref[1] > 0 ? 2 / fmax(ctMINVAL, dmax * ref[0]) : -ref[1] / fmax(ctMINVAL, dmax);
}

// Rows of one constraint that share an impedance, and the violation that decides it.
static int group(const ctModel* m, const ctData* d, int row, double* pos) {
  int type = d->efc_type[row], id = d->efc_id[row];
  *pos = d->efc_pos[row];
  if (type == ctCNSTR_CONTACT_ELLIPTIC) return d->contact[id].dim;
  if (type == ctCNSTR_CONTACT_PYRAMIDAL) return 2 * (d->contact[id].dim - 1);
  if (type != ctCNSTR_EQUALITY || m->eq_type[id] > ctEQ_WELD) return 1;
  int n = m->eq_type[id] == ctEQ_WELD ? 6 : 3;
  *pos = dense_norm(d->efc_pos + row, n);
  return n;
}

static bool is_dry(int type) {
  return type == ctCNSTR_FRICTION_DOF || type == ctCNSTR_FRICTION_TENDON;
}

// KBIP and R of one group; returns its number of rows.
static int soften(const ctModel* m, ctData* d, int row) {
  Soft s;
  double pos, slope, K, B;
  get_soft(m, d, row, &s);
  int n = group(m, d, row, &pos), type = d->efc_type[row];
  double imp = impedance_at(s.imp, pos - d->efc_margin[row], &slope);
  bool own = s.friction[0] != 0 || s.friction[1] != 0;
  for (int i = row; i < row + n; i++) {
    bool tangent = type == ctCNSTR_CONTACT_ELLIPTIC && i > row;
    stiffness(tangent && own ? s.friction : s.ref, s.imp[1], &K, &B);
    double* out = d->efc_KBIP + 4 * i;
    out[0] = is_dry(type) || tangent ? 0 : K;
    out[1] = B;
    out[2] = imp;
    out[3] = slope;
    d->efc_R[i] = fmax(ctMINVAL, (1 - imp) * d->efc_diagApprox[i] / imp);
  }
  return n;
}

//---------------------------------- friction cones ------------------------------------------------

// Friction rows relate to the normal by impratio: R1 = R0 / impratio, and mu of the regularized
// cone is mu1 sqrt(R1 / R0). Elliptic: R_j mu_j^2 is the same for all. Pyramidal: all edges share
// 2 mu^2 R0.
static int regularize(const ctModel* m, ctData* d, int row) {
  ctContact* con = d->contact + d->efc_id[row];
  const double* mu = con->friction;
  double* R = d->efc_R + row;
  int dim = con->dim;
  double R1 = R[0] / fmax(ctMINVAL, m->opt.impratio);
  con->mu = mu[0] * sqrt(R1 / R[0]);
  if (d->efc_type[row] == ctCNSTR_CONTACT_ELLIPTIC) {
    R[1] = R1;
    for (int j = 1; j < dim - 1; j++) R[j + 1] = R1 * mu[0] * mu[0] / (mu[j] * mu[j]);
    return dim;
  }
  int n = 2 * (dim - 1);
  double shared = 2 * con->mu * con->mu * R[0];
  for (int j = 0; j < n; j++) R[j] = shared;
  return n;
}

void impedance(const ctModel* m, ctData* d) {
  int n = d->nefc;
  diagonal(m, d);
  for (int i = 0; i < n;) i += soften(m, d, i);
  for (int i = d->ne + d->nf + d->nl; i < n;)
    i += d->efc_type[i] == ctCNSTR_CONTACT_FRICTIONLESS ? 1 : regularize(m, d, i);

  // D = 1 / R, and the diagonal that would have given R
  for (int i = 0; i < n; i++) {
    double imp = d->efc_KBIP[4 * i + 2];
    d->efc_D[i] = 1 / d->efc_R[i];
    d->efc_diagApprox[i] = d->efc_R[i] * imp / (1 - imp);
  }
}
