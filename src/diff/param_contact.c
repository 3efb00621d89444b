// Friction and softness of a contact are mixed from those of its geoms; sizes and poses of geoms
// move the contact. The wrench of the contact changes, and with it r -= J' wrench.
#include "diff/param_contact.h"

#include "collide/contact_rate.h"
#include "constraint/block.h"
#include "diff/contact_base.h"
#include "diff/link.h"
#include "diff/soft_row.h"
#include "geom/shape.h"
#include "math/dense.h"
#include "math/range.h"
#include "solve/cone.h"

#include <math.h>

typedef struct ParamContact {
  const DiffPoint* p;
  const DiffSink* sink;
  const ParamSelection* s;
  TiedPoints l;
  const ctContact* con;
  const ContactRate* rate;
  BaseContact c;
} ParamContact;

//---------------------------------- places --------------------------------------------------------

// The column of an element of a group, -1: not selected; from: the triple to begin with, which
// becomes the next one.
static int find_place(const ParamContact* w, int group, int element, int* from) {
  int at = w->p->x.col.param;
  for (int k = 0; k < w->s->n; k++) {
    const int* t = w->s->triple + 3 * k;
    int width = param_select_width(t[0]), n = param_select_count(w->p->x.m, t);
    if (k >= *from && t[0] == group && element >= t[1] && element < t[1] + n) {
      *from = k + 1;
      return at + (element - t[1]) * width;
    }
    at += n * width;
  }
  return -1;
}

// r -= J' g for a change g of the wrench, in a column
static void add_wrench_change(const ParamContact* w, const double g[6], int at) {
  int n = w->l.set.n;
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int k = 0; k < 6; k++) sum += w->l.rel[k * n + i] * g[k];
    sink_entry(w->sink, w->l.set.dof[i], at, -sum);
  }
}

//---------------------------------- mixing --------------------------------------------------------

static bool is_explicit_pair(const ctModel* m, const ctContact* con) {
  for (int k = 0; k < m->npair; k++) {
    int a = m->pair_geom1[k], b = m->pair_geom2[k];
    if ((a == con->geom[0] && b == con->geom[1]) || (a == con->geom[1] && b == con->geom[0]))
      return true;
  }
  return false;
}

static bool is_mixed_pair(const ParamContact* w) {
  const ctModel* m = w->p->x.m;
  return !(m->opt.enableflags & ctENBL_OVERRIDE) && !is_explicit_pair(m, w->con);
}

// The share that geom `side` has in a number where the larger one counts.
static double larger_share(const ctModel* m, const ctContact* con, int side, const double* value,
                           int width, int k) {
  int a = con->geom[side], b = con->geom[1 - side];
  if (m->geom_priority[a] != m->geom_priority[b]) return m->geom_priority[a] > m->geom_priority[b];
  double x = value[width * a + k], y = value[width * b + k];
  return x > y ? 1 : x < y ? 0 : 0.5;
}

static double mixed_share(const ctModel* m, const ctContact* con, int side, int k) {
  int a = con->geom[side], b = con->geom[1 - side];
  if (m->geom_priority[a] != m->geom_priority[b]) return m->geom_priority[a] > m->geom_priority[b];
  const double *x = m->geom_solref + 2 * a, *y = m->geom_solref + 2 * b;
  if (x[0] > 0 && y[0] > 0) {
    double p = m->geom_solmix[a], q = m->geom_solmix[b];
    if (p < ctMINVAL && q < ctMINVAL) return 0.5;
    return p < ctMINVAL ? 0 : q < ctMINVAL ? 1 : p / (p + q);
  }
  return x[k] < y[k] ? 1 : x[k] > y[k] ? 0 : 0.5;
}

//---------------------------------- friction ------------------------------------------------------

// The rows of the contact without their friction: base accelerations J a + B J v, the share of the
// distance in x, and R of the normal without friction.
typedef struct FrictionLaw {
  bool pyramid;
  int dim;
  double y[BASE_MAX], push, R, imp_ratio;
} FrictionLaw;

static FrictionLaw read_law(const ParamContact* w) {
  const ctData* d = w->p->x.d;
  const ctContact* con = w->con;
  int row = w->c.row;
  const double* k = d->efc_KBIP + 4 * row;
  FrictionLaw f = {.pyramid = w->p->x.m->opt.cone == ctCONE_PYRAMIDAL, .dim = con->dim};
  f.imp_ratio = range_at_least(w->p->x.m->opt.impratio, ctMINVAL);
  f.push = k[0] * k[2] * (con->dist - d->efc_margin[row]);
  for (int i = 0; i < con->dim; i++) {
    const double* e = con->frame + 3 * (i % 3);
    int at = i < 3 ? 0 : 3;
    f.y[i] = dot3(e, w->l.acc + at) + w->c.B[i] * dot3(e, w->l.vel + at);
  }
  double mu = con->friction[0];
  f.R = f.pyramid ? d->efc_R[row] / (2 * con->mu * con->mu) / (1 + mu * mu) : d->efc_R[row];
  return f;
}

static void push_pyramid(const FrictionLaw* f, const double* mu, double* force) {
  double edge = mu[0] * sqrt(1 / f->imp_ratio),
         D = 1 / (2 * edge * edge * f->R * (1 + mu[0] * mu[0]));
  for (int r = 0; r < 2 * (f->dim - 1); r++) {
    double slope = (r % 2 ? -1 : 1) * mu[r / 2];
    double x = f->y[0] + slope * f->y[1 + r / 2] + f->push;
    if (x >= 0) continue;
    force[0] -= D * x;
    force[1 + r / 2] -= slope * D * x;
  }
}

static void push_ellipse(const FrictionLaw* f, const double* mu, double* force) {
  double R1 = f->R / f->imp_ratio, D[BASE_MAX] = {1 / f->R, 1 / R1}, x[BASE_MAX], cost = 0;
  Cone c = {.dim = f->dim, .mu = mu[0] * sqrt(1 / f->imp_ratio)};
  c.scale[0] = c.mu;
  c.k = D[0] / (c.mu * c.mu * (1 + c.mu * c.mu));
  for (int j = 0; j < f->dim; j++) {
    x[j] = f->y[j] + (j == 0 ? f->push : 0);
    if (j > 0) c.scale[j] = mu[j - 1];
    if (j > 1) D[j] = mu[j - 1] * mu[j - 1] / (R1 * mu[0] * mu[0]);
  }
  cone_update(&c, D, x, force, &cost);
}

// The friction of geoms has three numbers, that of contacts five.
static void push_with_friction(const ParamContact* w, const FrictionLaw* f, int k, double by,
                               double force[BASE_MAX]) {
  static const int first[3] = {0, 2, 3}, end[3] = {2, 3, 5};
  double mu[5];
  dense_copy(mu, w->con->friction, 5);
  for (int i = first[k]; i < end[k]; i++) mu[i] += by;
  dense_zero(force, BASE_MAX);
  if (f->pyramid)
    push_pyramid(f, mu, force);
  else
    push_ellipse(f, mu, force);
}

static void by_friction(const ParamContact* w) {
  const ctModel* m = w->p->x.m;
  if (w->c.rows < 2 || !is_mixed_pair(w)) return;
  FrictionLaw f = read_law(w);
  for (int k = 0; k < 3; k++) {
    double a[BASE_MAX], b[BASE_MAX], g[6] = {0}, h = 1e-6;
    push_with_friction(w, &f, k, -h, a);
    push_with_friction(w, &f, k, h, b);
    for (int i = 0; i < BASE_MAX; i++) a[i] = (b[i] - a[i]) / (2 * h);
    contact_base_force(&w->c, a, g);
    for (int side = 0; side < 2; side++) {
      double share = larger_share(m, w->con, side, m->geom_friction, 3, k), part[6];
      scl6(part, g, share);
      for (int from = 0, at;
           (at = find_place(w, ctPARAM_GEOM_FRICTION, w->con->geom[side], &from)) >= 0;)
        if (share != 0) add_wrench_change(w, part, at + k);
    }
  }
}

//---------------------------------- softness ------------------------------------------------------

// Softness of a row, and its change by a number of solref.
typedef struct SoftChange {
  double K, B, dK, dB;
} SoftChange;

static void slope_softness(const ctModel* m, const double* ref, const double* imp, int k,
                           SoftChange* s) {
  double width = range_confine(imp[1], ctMINIMP, ctMAXIMP);
  bool safe = !(m->opt.disableflags & ctDSBL_REFSAFE) && ref[0] < 2 * m->opt.timestep;
  s->dK = s->dB = 0;
  if (ref[0] > 0) {
    if (k == 0 && !safe) {
      s->dK = -2 * s->K / ref[0];
      s->dB = -s->B / ref[0];
    }
    if (k == 1) s->dK = -2 * s->K / ref[1];
  } else {
    if (k == 0) s->dK = -1 / (width * width);
    if (k == 1) s->dB = -1 / width;
  }
}

static void by_softness(const ParamContact* w) {
  const ctModel* m = w->p->x.m;
  const ctData* d = w->p->x.d;
  if (w->c.rows == 0 || !is_mixed_pair(w)) return;
  const double* kbip = d->efc_KBIP + 4 * w->c.row;
  bool tangents = w->con->solreffriction[0] != 0 || w->con->solreffriction[1] != 0;
  for (int k = 0; k < 2; k++) {
    double df[BASE_MAX], g[6] = {0};
    SoftChange c = {.K = kbip[0], .B = kbip[1]};
    slope_softness(m, w->con->solref, w->con->solimp, k, &c);
    for (int i = 0; i < w->c.dim; i++) {
      df[i] = -w->c.push[i] * c.dK * kbip[2] * (w->con->dist - d->efc_margin[w->c.row]);
      for (int q = 0; q < w->c.dim; q++) {
        const double* e = w->con->frame + 3 * (q % 3);
        if (q == 0 || !tangents) df[i] -= w->c.K[i][q] * c.dB * dot3(e, w->l.vel + (q < 3 ? 0 : 3));
      }
    }
    contact_base_force(&w->c, df, g);
    for (int side = 0; side < 2; side++) {
      double share = mixed_share(m, w->con, side, k), part[6];
      scl6(part, g, share);
      for (int from = 0, at;
           (at = find_place(w, ctPARAM_GEOM_SOLREF, w->con->geom[side], &from)) >= 0;)
        if (share != 0) add_wrench_change(w, part, at + k);
    }
  }
}

static void limits_by_softness(const DiffPoint* p, const ParamContact* w) {
  const ctModel* m = p->x.m;
  const ctData* d = p->x.d;
  for (int i = d->ne + d->nf; i < d->ne + d->nf + d->nl; i++) {
    int j = d->efc_id[i];
    if (block_at(m, d, i).kind != &limit_joint_kind) continue;
    SoftRow s = soft_row(&p->x, &p->active, i, i);
    double side = d->efc_pos[i] == d->qpos[m->jnt_qposadr[j]] - m->jnt_range[2 * j] ? 1 : -1;
    if (s.D == 0 || !joint_is_scalar(m->jnt_type[j])) continue;
    for (int k = 0; k < 2; k++) {
      SoftChange c = {.K = s.K, .B = s.B};
      slope_softness(m, m->jnt_solref + 2 * j, m->jnt_solimp + ctNIMP * j, k, &c);
      double dx = c.dB * d->efc_vel[i] + c.dK * s.imp * (d->efc_pos[i] - d->efc_margin[i]);
      for (int from = 0, at; (at = find_place(w, ctPARAM_JNT_SOLREF, j, &from)) >= 0;)
        sink_entry(w->sink, m->jnt_dofadr[j], at + k, side * s.D * dx);
    }
  }
}

//---------------------------------- geometry ------------------------------------------------------

// The change of the wrench for rates of distance, position and frame
static void move_contact(const ParamContact* w, const double rate[7], int at) {
  BaseMotion m = {.acc = w->l.acc, .vel = w->l.vel};
  double g[6];
  dense_copy(m.rate, rate, 7);
  cross3(m.second_acc, w->l.acc + 3, rate + 1);
  cross3(m.second_vel, w->l.vel + 3, rate + 1);
  contact_base_change(&w->c, &m, g);
  add_wrench_change(w, g, at);
}

// A pose of a geom in its body: its centre moves along the axes of the body, it turns about its
// own.
static void by_pose(const ParamContact* w, int side, int group) {
  const Diff* x = &w->p->x;
  int geom = w->con->geom[side], body = x->m->geom_bodyid[geom];
  bool turns = group == ctPARAM_GEOM_QUAT;
  const double* R = turns ? x->d->geom_xmat + 9 * geom : x->d->xmat + 9 * body;
  for (int from = 0, at; (at = find_place(w, group, geom, &from)) >= 0;) {
    for (int k = 0; k < 3; k++) {
      double rate[7] = {0};
      for (int i = 0; i < 7; i++)
        for (int c = 0; c < 3; c++)
          rate[i] += w->rate->J[side][i][(turns ? 3 : 0) + c] * R[3 * c + k];
      move_contact(w, rate, at + k);
    }
  }
}

// A shape whose surface does not depend on sizes stays as it is.
static bool grow_surface(const Shape* shape, const double* size, const double* at,
                         const double* out, int k, double* move) {
  zero3(move);
  if (!shape->grow) return true;
  shape->grow(move, size, at, out, k);
  return !shape->grow_turns;
}

// The point of a side is half the distance behind the contact. The other side is taken as flat
// there.
static void by_size(const ParamContact* w, int side) {
  const Diff* x = &w->p->x;
  int geom = w->con->geom[side], type = x->m->geom_type[geom];
  const double *R = x->d->geom_xmat + 9 * geom, *n = w->con->frame;
  double sign = side ? 1 : -1, point[3], off[3], at[3], out[3];
  copy3(point, w->con->pos);
  addtoscl3(point, n, sign * 0.5 * w->con->dist);
  sub3(off, point, x->d->geom_xpos + 3 * geom);
  mat3_mul_t_vec(at, R, off);
  mat3_mul_t_vec(out, R, n);
  scl3(out, out, -sign);
  for (int from = 0, place; (place = find_place(w, ctPARAM_GEOM_SIZE, geom, &from)) >= 0;) {
    for (int k = 0; k < 3; k++) {
      double move[3], u[3], rate[7] = {0};
      if (!grow_surface(shape_of(type), x->m->geom_size + 3 * geom, at, out, k, move))
        x->info->approx |= ctAPPROX_CONTACT;
      mat3_mul_vec(u, R, move);
      rate[0] = sign * dot3(n, u);
      copy3(rate + 1, u);
      addtoscl3(rate + 1, n, -0.5 * dot3(n, u));
      move_contact(w, rate, place + k);
    }
  }
}

//---------------------------------- all -----------------------------------------------------------

static void add_contact_params(ParamContact* w) {
  const Diff* x = &w->p->x;
  const ctModel* m = x->m;
  if (w->con->geom[0] < 0 || w->con->geom[1] < 0) return;
  w->c = contact_base(x, &w->p->active, w->con, 0);
  if (contact_base_idle(&w->p->active, &w->c)) return;
  dofs_clear(&w->l.set);
  w->l.nmember = 2;
  for (int k = 0; k < 2; k++) {
    int body = m->geom_bodyid[w->con->geom[k]];
    w->l.member[k] = (TiedMember){body, k ? 1 : -1, w->con->pos};
    dofs_add_body(x, &w->l.set, body);
  }
  dofs_close(x, &w->l.set);
  link_fill(x, &w->l);
  by_friction(w);
  by_softness(w);
  for (int side = 0; side < 2; side++) {
    by_pose(w, side, ctPARAM_GEOM_POS);
    by_pose(w, side, ctPARAM_GEOM_QUAT);
    by_size(w, side);
  }
}

static bool wants_contacts(const ParamSelection* s) {
  for (int k = 0; k < s->n; k++)
    if (s->triple[3 * k] >= ctPARAM_GEOM_FRICTION && s->triple[3 * k] <= ctPARAM_GEOM_QUAT)
      return true;
  return false;
}

bool param_contact_diff(const DiffPoint* p, const ParamSelection* s, const DiffSink* sink) {
  const Diff* x = &p->x;
  ctData* d = x->d;
  if (!wants_contacts(s)) return true;
  size_t mark = arena_mark(x->arena);
  ParamContact w = {.p = p, .sink = sink, .s = s, .l = link_new(x)};
  ContactRate* r = arena_push(x->arena, ctMAXCONPAIR * sizeof *r, 64);
  if (!w.l.rel || !r) return false;
  limits_by_softness(p, &w);
  for (int first = 0; first < d->ncon;) {
    int n = contact_rate_pair(x->m, d, first, r);
    for (int k = 0; k < n; k++) {
      w.con = d->contact + first + k;
      w.rate = r + k;
      if (!w.con->exclude && w.con->efc_address >= 0) add_contact_params(&w);
    }
    first += n;
  }
  arena_release(x->arena, mark);
  return true;
}
