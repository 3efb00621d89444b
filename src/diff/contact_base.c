#include "diff/contact_base.h"

#include "base/assert.h"
#include "constraint/contact_rows.h"
#include "diff/soft_row.h"
#include "force/contact_passive.h"
#include "math/vec.h"

typedef struct BaseWork {
  const Diff* x;
  const ActiveSet* a;
} BaseWork;

typedef enum ConeForm { FORM_NORMAL, FORM_PYRAMID, FORM_ELLIPSE } ConeForm;

static ConeForm find_form(const ctModel* m, const ctContact* con) {
  if (con->dim == 1) return FORM_NORMAL;
  return m->opt.cone == ctCONE_PYRAMIDAL ? FORM_PYRAMID : FORM_ELLIPSE;
}

//---------------------------------- rows to base --------------------------------------------------

// Row r as a combination of the base.
static void find_base_edge(const BaseContact* c, ConeForm form, int r, double E[BASE_MAX]) {
  for (int k = 0; k < BASE_MAX; k++) E[k] = 0;
  if (form != FORM_PYRAMID) {
    E[r] = 1;
    return;
  }
  E[0] = 1;
  E[1 + r / 2] = (r % 2 ? -1 : 1) * c->con->friction[r / 2];
}

// s'' between two rows
static double find_curvature(const BaseWork* w, const BaseContact* c, int p, int q) {
  int i = c->row + p;
  if (w->a->state[i] == ctCNSTRSTATE_CONE) return w->a->cone[6 * c->row + p * c->dim + q];
  return p == q && w->a->state[i] == ctCNSTRSTATE_QUADRATIC ? w->a->D[i] : 0;
}

// Only the normal of an ellipse has a stiffness.
static bool has_stiffness(ConeForm form, int r) { return r == 0 || form != FORM_ELLIPSE; }

static void add_row_to_base(const BaseWork* w, BaseContact* c, ConeForm form, int p) {
  double Ep[BASE_MAX], Eq[BASE_MAX];
  int i = c->row + p;
  SoftRow s = soft_row(w->x, w->a, i, c->row);
  find_base_edge(c, form, p, Ep);
  for (int k = 0; k < c->dim; k++) {
    c->force[k] += Ep[k] * w->a->force[i];
    c->by_dist[k] += Ep[k] * s.growth * w->a->force[i];
    if (form != FORM_ELLIPSE || k == p) c->B[k] = s.B;
  }
  for (int q = 0; q < c->rows; q++) {
    double h = find_curvature(w, c, p, q);
    if (h == 0) continue;
    SoftRow t = soft_row(w->x, w->a, c->row + q, c->row);
    double dx = has_stiffness(form, q) ? t.stiff + t.extra : 0;
    find_base_edge(c, form, q, Eq);
    for (int k = 0; k < c->dim; k++) {
      for (int l = 0; l < c->dim; l++) c->K[k][l] += Ep[k] * h * Eq[l];
      c->by_dist[k] -= Ep[k] * h * dx;
      if (has_stiffness(form, q)) c->push[k] += Ep[k] * h;
    }
  }
}

BaseContact contact_base(const Diff* x, const ActiveSet* a, const ctContact* con, double pull) {
  BaseWork w = {x, a};
  BaseContact c = {.con = con, .dim = con->dim, .row = con->efc_address, .pull = pull};
  if (con->exclude == CONTACT_PASSIVE) {
    c.dim = 1;
    c.spring = true;
    c.force[0] = -CONTACT_PASSIVE_STIFFNESS * con->dist;
    c.by_dist[0] = -CONTACT_PASSIVE_STIFFNESS;
  }
  if (con->exclude || con->efc_address < 0) return c;
  ConeForm form = find_form(x->m, con);
  c.rows = form == FORM_PYRAMID ? 2 * (con->dim - 1) : con->dim;
  c.cut = x->d->efc_R[c.row] <= ctMINVAL;
  CT_ASSERT(c.rows <= EDGES_MAX && c.row + c.rows <= a->nefc);
  for (int p = 0; p < c.rows; p++) add_row_to_base(&w, &c, form, p);
  return c;
}

bool contact_base_idle(const ActiveSet* a, const BaseContact* c) {
  if (c->pull != 0 || c->spring) return false;
  for (int p = 0; p < c->rows; p++)
    if (a->state[c->row + p] != ctCNSTRSTATE_SATISFIED) return false;
  return true;
}

//---------------------------------- changes -------------------------------------------------------

void contact_base_wrench(const BaseContact* c, double F[3], double T[3]) {
  zero3(F);
  zero3(T);
  for (int k = 0; k < c->dim; k++)
    addtoscl3(k < 3 ? F : T, c->con->frame + 3 * (k % 3), c->force[k]);
  addtoscl3(F, c->con->frame, c->pull);
}

// d(base a) + B d(base v)
static void change_base(const BaseContact* c, const BaseMotion* m, double* to) {
  for (int k = 0; k < c->dim; k++) {
    const double *e = c->con->frame + 3 * (k % 3), *turn = m->rate + 4;
    int at = k < 3 ? 0 : 3;
    double axis[3];
    cross3(axis, turn, e);
    to[k] = dot3(axis, m->acc + at) + dot3(e, m->second_acc + at) +
            c->B[k] * (dot3(axis, m->vel + at) + dot3(e, m->second_vel + at));
  }
}

void contact_base_force(const BaseContact* c, const double* df, double g[6]) {
  for (int k = 0; k < c->dim; k++) addtoscl3(k < 3 ? g : g + 3, c->con->frame + 3 * (k % 3), df[k]);
}

void contact_base_change(const BaseContact* c, const BaseMotion* m, double g[6]) {
  double F[3], T[3], t[3], y[BASE_MAX], df[BASE_MAX];
  const double *move = m->rate + 1, *turn = m->rate + 4;
  contact_base_wrench(c, F, T);
  cross3(g, turn, F);
  cross3(g + 3, turn, T);
  cross3(t, move, F);
  addto3(g + 3, t);
  change_base(c, m, y);
  for (int k = 0; k < c->dim; k++) {
    df[k] = c->by_dist[k] * m->rate[0] + m->soften * c->force[k];
    for (int q = 0; q < c->dim; q++) df[k] -= c->K[k][q] * y[q];
  }
  contact_base_force(c, df, g);
}
