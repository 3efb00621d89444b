// The directions of a contact are its base: normal, tangents, turns about them, dim in all. Rows
// are combinations E of the base: edges of a pyramid (normal +- mu tangent), or the base itself.
// With the relative motion V at the point p, axes e_k, and the rates of distance, p and frame
// (collide/contact_rate.h) by the dofs,
//   d(e_k . V)_j = (frame turn_j x e_k) . V + e_k . (dV_j + Omega x dp_j)
//   df = -E' s'' E (d(base a) + B d(base v)) - E' s'' (stiff + extra) d dist + growth f d dist
// and the wrench that the base forces are turns with the frame and moves with p.
#include "diff/contact_diff.h"

#include "collide/contact_rate.h"
#include "constraint/contact_rows.h"
#include "diff/contact_base.h"
#include "diff/contact_pull.h"
#include "diff/contact_share.h"
#include "diff/contact_sweep.h"
#include "diff/kink_list.h"
#include "diff/link.h"
#include "force/passive.h"
#include "math/dense.h"

typedef struct ContactWork {
  const Diff* x;
  const ActiveSet* a;
  TiedPoints l;
  double *side, *rate; // 12 x n, 7 x n
  double *right, *J;   // 6 x n
  double* soften;      // n
  ContactSweep sweep;  // of contacts of two geoms
} ContactWork;

//---------------------------------- motion --------------------------------------------------------

// Velocities of what the rate of a side is given by: centre and turn of a geom, vertices of a flex.
static void read_side(ContactWork* w, const ctContact* con, const ContactRate* r, int s) {
  const Diff* x = w->x;
  int n = w->l.set.n;
  dense_zero(w->side, RATE_COLS * n);
  if (con->geom[s] >= 0) {
    int g = con->geom[s];
    dofs_add_motion(x, &w->l.set, x->m->geom_bodyid[g], x->d->geom_xpos + 3 * g, 1, w->side);
    return;
  }
  for (int k = 0; 3 * k < r->ncol[s]; k++) {
    dense_zero(w->right, 6 * n);
    contact_share_vertex(x, &w->l, con->flex[s], r->vert[s][k], w->right);
    dense_copy(w->side + 3 * k * n, w->right, 3 * n);
  }
}

// rate (7 x n) of distance, point and frame
static void find_rates(ContactWork* w, const ctContact* con, const ContactRate* r) {
  int n = w->l.set.n;
  dense_zero(w->rate, RATE_ROWS * n);
  for (int s = 0; s < 2; s++) {
    read_side(w, con, r, s);
    for (int i = 0; i < RATE_ROWS; i++)
      for (int k = 0; k < r->ncol[s]; k++)
        if (r->J[s][i][k] != 0) dense_addtoscl(w->rate + i * n, w->side + k * n, r->J[s][i][k], n);
  }
}

//---------------------------------- terms ---------------------------------------------------------

static void read_column(double* to, const double* x, int rows, int n, int j) {
  for (int k = 0; k < rows; k++) to[k] = x[k * n + j];
}

static void change_wrench(const ContactWork* w, const BaseContact* c, int j, double g[6]) {
  const TiedPoints* l = &w->l;
  int n = l->set.n;
  BaseMotion m = {.acc = l->acc, .vel = l->vel, .soften = w->soften[j]};
  read_column(m.rate, w->rate, RATE_ROWS, n, j);
  read_column(m.second_acc, l->second_acc, 6, n, j);
  read_column(m.second_vel, l->second_vel, 6, n, j);
  contact_base_change(c, &m, g);
}

static void add_by_motion(ContactWork* w, const BaseContact* c) {
  const Diff* x = w->x;
  int n = w->l.set.n;
  for (int j = 0; j < n; j++) {
    double g[6];
    change_wrench(w, c, j, g);
    for (int k = 0; k < 6; k++) w->right[k * n + j] = g[k];
  }
  sink_add(&x->sink, (DiffSpan){w->l.rel, w->l.set.dof, n, 0},
           (DiffSpan){w->right, w->l.set.dof, n, x->col.q}, 6, -1);
}

// df/dv = -K B J in the base
static void add_by_speed(ContactWork* w, const BaseContact* c) {
  const Diff* x = w->x;
  int n = w->l.set.n;
  for (int k = 0; k < c->dim; k++) {
    const double* e = c->con->frame + 3 * (k % 3);
    int at = k < 3 ? 0 : 3;
    dense_zero(w->J + k * n, n);
    for (int i = 0; i < 3; i++) dense_addtoscl(w->J + k * n, w->l.rel + (at + i) * n, e[i], n);
  }
  for (int k = 0; k < c->dim; k++) {
    dense_zero(w->right + k * n, n);
    for (int q = 0; q < c->dim; q++)
      dense_addtoscl(w->right + k * n, w->J + q * n, c->K[k][q] * c->B[q], n);
  }
  sink_add(&x->sink, (DiffSpan){w->J, w->l.set.dof, n, 0},
           (DiffSpan){w->right, w->l.set.dof, n, x->col.v}, c->dim, 1);
}

// A contact with a flex.
static bool add_flex_contact(ContactWork* w, const BaseContact* c, const ContactRate* r) {
  const Diff* x = w->x;
  double wrench[6];
  bool blended = contact_share_members(x, c->con, r->vert, &w->l);
  if (w->l.set.n == 0) return true;
  const double* move = w->rate + RATE_POS * w->l.set.n;
  find_rates(w, c->con, r);
  link_fill(x, &w->l);
  link_move_point(x, &w->l, -1, move);
  contact_base_wrench(c, wrench, wrench + 3);
  dense_zero(w->soften, w->l.set.n);
  if (blended && !contact_share_change(x, &w->l, c->con, move, wrench, w->soften)) return false;
  if (c->cut || c->spring) dense_zero(w->soften, w->l.set.n);
  link_push(x, &w->l, wrench, wrench + 3);
  add_by_motion(w, c);
  if (c->rows) add_by_speed(w, c);
  return true;
}

static bool add_contact_change(ContactWork* w, const ctContact* con, const ContactRate* r,
                               double pull) {
  BaseContact c = contact_base(w->x, w->a, con, pull);
  if (contact_base_idle(w->a, &c)) return true;
  if (con->geom[0] < 0 || con->geom[1] < 0) return add_flex_contact(w, &c, r);
  contact_sweep_add(&w->sweep, &c, r);
  return true;
}

//---------------------------------- all -----------------------------------------------------------

static void count_rate(ctDerivativeInfo* info, RateKind kind) {
  if (kind == RATE_CLOSED)
    info->nexact++;
  else if (kind == RATE_WITNESS || kind == RATE_ITERATED)
    info->nfeature++;
  else
    info->ndifference++;
  if (kind == RATE_DIFFERENCES || kind == RATE_RIGID) info->approx |= ctAPPROX_CONTACT;
}

// Features and the rule of the tangents (contact_rate.h), against the size of the smaller geom.
static void list_feature(const Diff* x, const ctContact* con, const ContactRate* r) {
  double size = INFINITY;
  for (int s = 0; s < 2; s++) {
    double bound = con->geom[s] >= 0 ? x->m->geom_rbound[con->geom[s]] : 0;
    if (bound > 0 && bound < size) size = bound;
  }
  ctDerivativeKink k = kink_list_contact(con, ctKINK_FEATURE, con->efc_address);
  k.distance = fmin(r->feature / (size < INFINITY ? size : 1), r->tangent);
  kink_list_add(x->info, k);
}

static bool take_contact_work(ContactWork* w) {
  size_t n = (size_t)w->x->m->nv;
  w->l = link_new(w->x);
  w->side = diff_numbers(w->x, (RATE_COLS + RATE_ROWS + 13) * n + 1);
  if (!w->l.rel || !w->side) return false;
  w->rate = w->side + RATE_COLS * n;
  w->right = w->rate + RATE_ROWS * n;
  w->J = w->right + 6 * n;
  w->soften = w->J + 6 * n;
  return true;
}

static bool is_pushing(const Diff* x, const ctContact* con, double pull) {
  if (con->exclude == CONTACT_PASSIVE) return passive_acts(x->m);
  return pull != 0 || (!con->exclude && con->efc_address >= 0);
}

bool contact_diff(const Diff* x, const ActiveSet* a) {
  ctData* d = x->d;
  if (d->ncon == 0) return true;
  size_t mark = arena_mark(x->arena);
  ContactWork w = {.x = x, .a = a};
  double* pull = diff_numbers(x, (size_t)d->ncon);
  ContactRate* r = arena_push(x->arena, ctMAXCONPAIR * sizeof *r, 64);
  if (!pull || !r || !take_contact_work(&w) || !contact_sweep_open(x, &w.sweep)) return false;
  dense_zero(pull, d->ncon);
  if (!x->passive) contact_pulls(x->m, d, pull);
  for (int first = 0; first < d->ncon;) {
    int n = contact_rate_pair(x->m, d, first, r);
    for (int k = 0; k < n; k++) {
      const ctContact* con = d->contact + first + k;
      if (!is_pushing(x, con, pull[first + k])) continue;
      x->info->ncontact++;
      count_rate(x->info, r[k].kind);
      if (x->listing) list_feature(x, con, r + k);
      if (!add_contact_change(&w, con, r + k, pull[first + k])) return false;
    }
    first += n;
  }
  contact_sweep_close(&w.sweep);
  arena_release(x->arena, mark);
  return true;
}
