// Friction and limits are the same list of constraints in all worlds; a mask says where one has a
// row. Contacts of several worlds between the same geoms are made together, wherever they stand in
// the list of each. What depends on the violation is computed in lanes by the formulas of
// `impedance` and `contact_rows`, what does not comes from them (RowLaw).
#include "lanes/lane_rows.h"

#include "base/alloc.h"
#include "constraint/chain.h"
#include "constraint/contact_rows.h"
#include "constraint/impedance.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/fn_real.h"
#include "math/quat.h"
#include "math/range.h"
#include "pos/tendon.h"

#include <string.h>

// A constraint of the model that may have a row.
typedef struct RowSource {
  const ConstraintKind* kind;
  int id;
  double sign, end, margin; // limits: dist = sign (value - end)
  RowLaw law;
} RowSource;

// One side of a limit in the present step, in lanes.
typedef struct LimitRow {
  const RowSource* of;
  real dist, axis[3]; // axis: of balls
  unsigned on;
  int row[CT_LANES];
} LimitRow;

// A contact of a world that has rows.
typedef struct ContactRow {
  const ctContact* con;
  int body[2];
  int row, cone; // behind the rows before the contacts
  bool done;
} ContactRow;

struct LaneRows {
  LaneGroup* g;
  RowSource* source; // friction, then limits
  int nfriction, nsource;
  LimitRow* limit; // one for each source of a limit
  int nlimit;      // those with a row in some lane
  ContactRow* contact[CT_LANES];
  int ncontact[CT_LANES];
  int* dof;
  real* jac;
  int base;
  const LaneShape* shape;
};

//---------------------------------- models --------------------------------------------------------

// Sensors that read rows or contact forces: those of accelerations, but for drives, and of limits.
static bool senses_rows(const ctModel* m) {
  for (int i = 0; i < m->nsensor; i++) {
    const SensorKind* k = sensor_kind_of(m->sensor_type[i]);
    if (!k || k->object == SENSOR_ON_LIMITED_JOINT || k->object == SENSOR_ON_LIMITED_TENDON)
      return true;
    bool drive = k->object == SENSOR_ON_ACTUATOR || k->object == SENSOR_ON_SCALAR_JOINT ||
                 k->object == SENSOR_ON_TENDON;
    if (m->sensor_needstage[i] == ctSTAGE_ACC && !drive) return true;
  }
  return false;
}

// Drives that read the rows of contacts.
static bool drives_by_rows(const ctModel* m) {
  for (int i = 0; i < m->nu; i++) {
    if (m->actuator_trntype[i] == ctTRN_BODY) return true;
  }
  return false;
}

// False: its parameters are bad.
static bool add_source(LaneRows* r, RowSource s) {
  if (!r->g->stage->law(r->g->model, r->g->spare, (RowOf){s.kind, 0, s.id}, &s.law)) return false;
  r->source[r->nsource++] = s;
  return true;
}

static bool add_friction_sources(LaneRows* r) {
  const ctModel* m = r->g->m;
  bool good = true;
  if (m->opt.disableflags & ctDSBL_FRICTIONLOSS) return true;
  for (int i = 0; i < m->nv; i++) {
    if (m->dof_frictionloss[i] > 0)
      good &= add_source(r, (RowSource){.kind = &friction_dof_kind, .id = i});
  }
  // a row of a tendon that nothing is_movable is left out
  for (int t = 0; t < m->ntendon; t++) good &= !(m->tendon_frictionloss[t] > 0);
  r->nfriction = r->nsource;
  return good;
}

static bool add_limit_sources(LaneRows* r) {
  const ctModel* m = r->g->m;
  bool good = true;
  if (m->opt.disableflags & ctDSBL_LIMIT) return true;
  for (int j = 0; j < m->njnt; j++) {
    RowSource s = {.kind = &limit_joint_kind, .id = j, .sign = 1};
    s.end = m->jnt_range[2 * j];
    s.margin = m->jnt_margin[j];
    bool scalar = joint_is_scalar(m->jnt_type[j]);
    if (!m->jnt_limited[j] || (!scalar && !joint_is_orientation(m->jnt_type[j]))) continue;
    if (!scalar) s.end = range_at_least(m->jnt_range[2 * j], m->jnt_range[2 * j + 1]);
    good &= add_source(r, s);
    s.sign = -1;
    s.end = m->jnt_range[2 * j + 1];
    if (scalar) good &= add_source(r, s);
  }
  for (int t = 0; t < m->ntendon; t++) {
    const double* range = m->tendon_range + 2 * t;
    if (!m->tendon_limited[t]) continue;
    RowSource s = {.kind = &limit_tendon_kind, .id = t, .sign = 1, .end = range[0]};
    s.margin = m->tendon_margin[t];
    good &= add_source(r, s);
    s.sign = -1;
    s.end = range[1];
    good &= add_source(r, s);
  }
  return good;
}

void lane_rows_free(LaneRows* r) {
  if (!r) return;
  alloc_free(r->source);
  alloc_free(r->limit);
  alloc_free(r->contact[0]);
  alloc_free(r->dof);
  alloc_free(r->jac);
  alloc_free(r);
}

LaneRows* lane_rows_make(LaneGroup* g, bool* good) {
  const ctModel* m = g->m;
  *good = true;
  if (m->neq > 0 || senses_rows(m) || drives_by_rows(m)) return NULL;
  LaneRows* r = alloc_zero(sizeof *r);
  *good = r != NULL;
  if (!r) return NULL;
  size_t sources = (size_t)(m->nv + 2 * m->njnt + 2 * m->ntendon + 1), nv = (size_t)m->nv;
  r->g = g;
  r->source = alloc_zero(sources * sizeof *r->source);
  r->limit = alloc_zero(sources * sizeof *r->limit);
  r->dof = alloc_zero(nv * sizeof *r->dof);
  r->jac = alloc_zero(6 * nv * sizeof *r->jac);
  r->contact[0] = alloc_zero(LANE_ROWS * CT_LANES * sizeof *r->contact[0]);
  *good = r->source && r->limit && r->dof && r->jac && r->contact[0];
  for (int k = 1; *good && k < CT_LANES; k++) r->contact[k] = r->contact[0] + k * LANE_ROWS;
  if (*good && add_friction_sources(r) && add_limit_sources(r)) return r;
  lane_rows_free(r);
  return NULL;
}

//---------------------------------- which rows ----------------------------------------------------

// dist = largest angle - |log q|; a rotation about the axis of log q decreases it
static real find_ball_dist(const LaneRows* r, const RowSource* s, real* axis) {
  const LaneData* d = lane_data(r->g);
  real q[4];
  copy4(q, d->qpos + r->g->m->jnt_qposadr[s->id]);
  normalize4(q);
  quat_to_vel(axis, q, real_set(1));
  real angle = normalize3(axis);
  for (int i = 0; i < 3; i++) axis[i] = -axis[i];
  return s->end - angle;
}

static unsigned moving_lanes(const real* J, int n) {
  mask any = {0};
  for (int i = 0; i < n; i++) any |= J[i] != real_set(0);
  return real_bits(any);
}

static void find_limit_row(LaneRows* r, const RowSource* s, int count[CT_LANES]) {
  const ctModel* m = r->g->m;
  const LaneData* d = lane_data(r->g);
  LimitRow* l = r->limit + r->nlimit;
  unsigned moving = ~0u;
  if (s->kind == &limit_tendon_kind) {
    l->dist = s->sign * (d->ten_length[s->id] - s->end);
  } else if (joint_is_scalar(m->jnt_type[s->id])) {
    l->dist = s->sign * (d->qpos[m->jnt_qposadr[s->id]] - s->end);
  } else {
    l->dist = find_ball_dist(r, s, l->axis);
    moving = moving_lanes(l->axis, 3);
  }
  l->on = ~real_bits(l->dist >= real_set(s->margin)) & moving & ((1u << r->g->n) - 1);
  if (!l->on) return;
  if (s->kind == &limit_tendon_kind) {
    TendonRow J = tendon_row(m, d, s->id);
    l->on &= moving_lanes(J.J, J.n);
  }
  l->of = s;
  for (unsigned x = l->on; x; x &= x - 1) {
    int k = __builtin_ctz(x);
    l->row[k] = count[k]++;
  }
  r->nlimit += l->on != 0;
}

static bool mixes_signs(const WorldNumber* ref) { return (ref[0] > 0) != (ref[1] > 0); }

static bool is_movable(const ctModel* m, int body) { return m->body_weldid[body] != 0; }

// False: the world is solved alone.
static bool add_contact_row(LaneRows* r, int lane, const ctContact* con, LaneShape* s) {
  const ctModel* m = r->g->m;
  if (con->geom[0] < 0 || con->geom[1] < 0) return false;
  int b1 = m->geom_bodyid[con->geom[0]], b2 = m->geom_bodyid[con->geom[1]];
  if (con->exclude || (!is_movable(m, b1) && !is_movable(m, b2))) return true;
  bool ellipse = m->opt.cone == ctCONE_ELLIPTIC;
  int rows = con->dim == 1 ? 1 : ellipse ? con->dim : 2 * (con->dim - 1);
  if (mixes_signs(con->solref) || mixes_signs(con->solreffriction) || (ellipse && con->dim == 1) ||
      s->n + rows > LANE_ROWS)
    return false;
  r->contact[lane][r->ncontact[lane]++] =
      (ContactRow){.con = con, .body = {b1, b2}, .row = s->n - s->before, .cone = s->ncone};
  if (ellipse) s->dim[s->ncone++] = (unsigned char)con->dim;
  s->n += rows;
  return true;
}

#define READS_OWN_ROWS(X) X(qpos) X(subtree_com) X(cdof) X(ten_length) X(ten_J)

void lane_rows_count(LaneRows* r, LaneShape shape[CT_LANES]) {
  LaneGroup* g = r->g;
  int count[CT_LANES];
  lane_move_in(g, LANE_SET(READS_OWN_ROWS));
  for (int k = 0; k < CT_LANES; k++) count[k] = r->nfriction;
  r->nlimit = 0;
  for (int i = r->nfriction; i < r->nsource; i++) find_limit_row(r, r->source + i, count);
  for (int k = 0; k < g->n; k++) {
    LaneShape* s = shape + k;
    *s = (LaneShape){.nf = r->nfriction, .before = count[k], .n = count[k]};
    r->ncontact[k] = 0;
    s->odd = count[k] > LANE_ROWS;
    const World* d = g->world[k];
    for (int i = 0; i < d->ncon && !s->odd; i++) s->odd = !add_contact_row(r, k, d->contact + i, s);
  }
}

//---------------------------------- softness ------------------------------------------------------

static real raise_lanes(real x, double p) {
  return p == 1 ? x : p == 2 ? x * x : real_pow(x, real_set(p));
}

static double raise_number(double x, double p) {
  return p == 1 ? x : p == 2 ? x * x : fn_pow(x, p);
}

// As impedance_at.
static real find_impedance(const WorldNumber* solimp, real x) {
  double d0 = solimp[0], d1 = solimp[1], width = solimp[2], mid = solimp[3], p = solimp[4];
  if (d0 == d1 || width <= ctMINVAL) return real_set(0.5 * (d0 + d1));
  real zero = real_set(0), one = real_set(1);
  real sign = real_select(x < zero, real_set(-1), one), u = sign * (x / width), y = u;
  if (p != 1) {
    double a = 1 / raise_number(mid, p - 1), b = 1 / raise_number(1 - mid, p - 1);
    y = real_select(u <= real_set(mid), a * raise_lanes(u, p), 1 - b * raise_lanes(1 - u, p));
  }
  real imp = d0 + y * (d1 - d0);
  return real_select(u >= one, real_set(d1), real_select(u <= zero, real_set(d0), imp));
}

static real find_regularization(real imp, double weight) {
  real R = (1 - imp) * weight / imp, least = real_set(ctMINVAL);
  return real_select(R > least, R, least);
}

//---------------------------------- rows ----------------------------------------------------------

// The numbers of a row, for the lanes that have it.
typedef struct RowNumbers {
  real R, damping, spring;
} RowNumbers;

REAL_INLINE void put(real* to, mask lanes, real x) { *to = real_select(lanes, x, *to); }

static void put_row_numbers(LanePrimal* w, int row, mask lanes, const RowNumbers* x) {
  put(w->R + row, lanes, x->R);
  put(w->D + row, lanes, 1 / x->R);
  put(w->damping + row, lanes, x->damping);
  put(w->spring + row, lanes, x->spring);
}

static real* jacobian_of(const LanePrimal* w, int row) {
  return w->J + (size_t)row * (size_t)w->np;
}

// Lanes of `left` whose row is that of the first of them.
static unsigned same_rows(unsigned left, const int row[CT_LANES]) {
  unsigned same = 0;
  int first = row[__builtin_ctz(left)];
  for (unsigned x = left; x; x &= x - 1) {
    int k = __builtin_ctz(x);
    same |= (unsigned)(row[k] == first) << k;
  }
  return same;
}

static void fill_friction(const LaneRows* r, LanePrimal* w) {
  for (int i = 0; i < r->nfriction; i++) {
    const RowSource* s = r->source + i;
    WorldNumber slope, imp = impedance_at(s->law.imp, 0, &slope);
    double R = range_at_least((1 - imp) * s->law.weight[0] / imp, ctMINVAL);
    w->R[i] = real_set(R);
    w->D[i] = real_set(1 / R);
    w->damping[i] = real_set(-s->law.B);
    w->frictionloss[i] = real_set(r->g->m->dof_frictionloss[s->id]);
    jacobian_of(w, i)[s->id] = real_set(1);
  }
}

static void put_limit_jacobian(const LaneRows* r, const LimitRow* l, real* J, mask lanes) {
  const ctModel* m = r->g->m;
  const RowSource* s = l->of;
  if (s->kind == &limit_tendon_kind) {
    TendonRow t = tendon_row(m, lane_data(r->g), s->id);
    for (int i = 0; i < t.n; i++) put(J + (t.dof ? t.dof[i] : i), lanes, s->sign * t.J[i]);
    return;
  }
  int dof = m->jnt_dofadr[s->id];
  if (joint_is_scalar(m->jnt_type[s->id])) {
    put(J + dof, lanes, real_set(s->sign));
    return;
  }
  for (int i = 0; i < 3; i++) put(J + dof + i, lanes, l->axis[i]);
}

static void fill_limit(const LaneRows* r, LanePrimal* w, const LimitRow* l) {
  const RowLaw* law = &l->of->law;
  real x = l->dist - l->of->margin, imp = find_impedance(law->imp, x);
  RowNumbers n = {find_regularization(imp, law->weight[0]), real_set(-law->B),
                  (lane_number)law->K * imp * x};
  for (unsigned left = l->on & w->in_use; left;) {
    unsigned same = same_rows(left, l->row);
    int row = l->row[__builtin_ctz(left)];
    mask lanes = lane_mask(same);
    put_limit_jacobian(r, l, jacobian_of(w, row), lanes);
    put_row_numbers(w, row, lanes, &n);
    left &= ~same;
  }
}

//---------------------------------- contacts ------------------------------------------------------

// Contacts of the same geoms in several worlds.
typedef struct ContactGroup {
  const ContactRow* first; // of one of the lanes
  RowLaw law;
  unsigned on;
  int row[CT_LANES]; // in lanes
  int cone[CT_LANES];
  real dist, pos[3], frame[9];
  int n; // dofs
} ContactGroup;

static bool are_alike(const ContactRow* a, const ContactRow* b) {
  const ctContact *x = a->con, *y = b->con;
  size_t bytes = offsetof(ctContact, mu) - offsetof(ctContact, includemargin);
  return x->geom[0] == y->geom[0] && x->geom[1] == y->geom[1] && x->dim == y->dim &&
         !memcmp(&x->includemargin, &y->includemargin, bytes);
}

static void join_group(const LaneRows* r, ContactGroup* c, int lane, ContactRow* x) {
  const ctContact* con = x->con;
  c->on |= 1u << lane;
  c->row[lane] = x->row + (r->base ? r->base : r->shape[lane].before);
  c->cone[lane] = x->cone;
  real_set_lane(&c->dist, lane, con->dist);
  for (int i = 0; i < 3; i++) real_set_lane(c->pos + i, lane, con->pos[i]);
  for (int i = 0; i < 9; i++) real_set_lane(c->frame + i, lane, con->frame[i]);
  x->done = true;
}

// The first contact that is left of a lane, and those like it of the lanes behind it.
static void find_alike(LaneRows* r, ContactGroup* c, int lane, ContactRow* first, unsigned lanes) {
  *c = (ContactGroup){.first = first, .dist = {0}};
  join_group(r, c, lane, first);
  for (unsigned x = lanes >> (lane + 1) << (lane + 1); x; x &= x - 1) {
    int k = __builtin_ctz(x);
    for (int i = 0; i < r->ncontact[k]; i++) {
      ContactRow* other = r->contact[k] + i;
      if (other->done || !are_alike(first, other)) continue;
      join_group(r, c, k, other);
      break;
    }
  }
}

// J of one row, of the columns in r->dof
static void put_columns(const LaneRows* r, const ContactGroup* c, real* J, mask lanes,
                        const real* x) {
  for (int i = 0; i < c->n; i++) put(J + r->dof[i], lanes, x[i]);
}

// Edges of the pyramid: normal +- mu_k tangent_k
static void put_edge_rows(const LaneRows* r, const LanePrimal* w, const ContactGroup* c, int row,
                          mask lanes) {
  const ctContact* con = c->first->con;
  for (int k = 1; k < con->dim; k++) {
    real *J1 = jacobian_of(w, row + 2 * k - 2), *J2 = jacobian_of(w, row + 2 * k - 1);
    const real* t = r->jac + k * c->n;
    double mu = con->friction[k - 1];
    for (int i = 0; i < c->n; i++) {
      put(J1 + r->dof[i], lanes, r->jac[i] + mu * t[i]);
      put(J2 + r->dof[i], lanes, r->jac[i] - mu * t[i]);
    }
  }
}

static void put_cone(LanePrimal* w, const ContactGroup* c, real mu, real R0) {
  const ctContact* con = c->first->con;
  real k0 = 1 / R0 / (mu * mu * (1 + mu * mu));
  for (unsigned x = c->on; x; x &= x - 1) {
    int k = __builtin_ctz(x);
    LaneCone* to = w->cone + c->cone[k];
    to->mu[k] = to->scale[0][k] = mu[k];
    for (int j = 1; j < CONE_MAX; j++) to->scale[j][k] = con->friction[j - 1];
    to->k[k] = k0[k];
  }
}

// R of the rows along friction, and mu of the regularized cone, as regularize_contact.
static real find_cone(const LaneRows* r, const ContactGroup* c, RowNumbers n[CONE_MAX]) {
  const ctContact* con = c->first->con;
  double mu[CONE_MAX] = {0};
  for (int j = 0; j < CONE_MAX - 1; j++) mu[j] = (double)con->friction[j];
  real R1 = n[0].R / range_at_least(r->g->m->opt.impratio, ctMINVAL);
  n[1].R = R1;
  for (int j = 1; j < con->dim - 1; j++) n[j + 1].R = R1 * mu[0] * mu[0] / (mu[j] * mu[j]);
  return mu[0] * real_sqrt(R1 / n[0].R);
}

static void put_contact_rows(const LaneRows* r, LanePrimal* w, const ContactGroup* c,
                             const RowNumbers* n, bool pyramid) {
  int dim = c->first->con->dim;
  for (unsigned left = c->on; left;) {
    unsigned same = same_rows(left, c->row);
    int row = c->row[__builtin_ctz(left)];
    mask lanes = lane_mask(same);
    left &= ~same;
    if (pyramid) {
      put_edge_rows(r, w, c, row, lanes);
      for (int k = 0; k < 2 * (dim - 1); k++) put_row_numbers(w, row + k, lanes, n);
      continue;
    }
    for (int k = 0; k < dim; k++) {
      put_columns(r, c, jacobian_of(w, row + k), lanes, r->jac + k * c->n);
      put_row_numbers(w, row + k, lanes, n + k);
    }
  }
}

static void fill_contact_rows(LaneRows* r, LanePrimal* w, ContactGroup* c) {
  const ctModel* m = r->g->m;
  const ctContact* con = c->first->con;
  const int* body = c->first->body;
  RowNumbers n[CONE_MAX] = {{{0}, {0}, {0}}};
  int dim = con->dim;
  bool pyramid = dim > 1 && m->opt.cone == ctCONE_PYRAMIDAL;
  c->n = chain_merge(m, r->dof, body[0], body[1]);
  ChainPair p = {{c->pos, c->pos}, {body[0], body[1]}, r->dof, c->n};
  chain_contact(m, lane_data(r->g), &p, c->frame, r->jac, dim);
  real x = c->dist - (lane_number)con->includemargin, imp = find_impedance(c->law.imp, x);
  n[0] = (RowNumbers){find_regularization(imp, c->law.weight[0]), real_set(-c->law.B),
                      (lane_number)c->law.K * imp * x};
  for (int k = 1; k < dim; k++) n[k].damping = real_set(-c->law.B_tangent);
  if (dim > 1) {
    real mu = find_cone(r, c, n), R0 = n[0].R;
    if (pyramid)
      n[0].R = 2 * mu * mu * R0;
    else
      put_cone(w, c, mu, R0);
  }
  put_contact_rows(r, w, c, n, pyramid);
}

static void fill_contacts(LaneRows* r, LanePrimal* w) {
  ContactGroup c;
  for (unsigned x = w->in_use; x; x &= x - 1) {
    int k = __builtin_ctz(x);
    for (int i = 0; i < r->ncontact[k]; i++) {
      ContactRow* first = r->contact[k] + i;
      if (first->done) continue;
      find_alike(r, &c, k, first, w->in_use);
      World* d = r->g->world[k];
      RowOf of = {&contact_rows_kind, 0, (int)(first->con - d->contact)};
      r->g->stage->law(r->g->model, d, of, &c.law);
      fill_contact_rows(r, w, &c);
    }
  }
}

//---------------------------------- all of them ---------------------------------------------------

void lane_rows_fill(LaneRows* r, LanePrimal* w, const LaneShape shape[CT_LANES], int base) {
  dense_zero(w->J, w->nrow * w->np);
  dense_zero(w->D, w->nrow);
  dense_zero(w->R, w->nrow);
  dense_zero(w->damping, w->nrow);
  dense_zero(w->spring, w->nrow);
  r->shape = shape;
  r->base = base;
  fill_friction(r, w);
  for (int i = 0; i < r->nlimit; i++) fill_limit(r, w, r->limit + i);
  fill_contacts(r, w);
}

void lane_rows_limits(LaneRows* r, const LanePrimal* w, int lane) {
  LaneData* d = lane_data(r->g);
  for (int i = 0; i < r->nlimit; i++) {
    const LimitRow* l = r->limit + i;
    if (!(l->on >> lane & 1)) continue;
    real* to = l->of->kind == &limit_joint_kind ? d->jnt_limit_frc : d->ten_limit_frc;
    to[l->of->id][lane] += w->force[l->row[lane]][lane];
  }
}
