// A path is a list of straight pieces between points a and b of bodies:
//   J_i = scale u . (v_i(b) - v_i(a)),   u = (b - a) / |b - a|
//   dJ_i / dq_j = scale (du_j . (v_i(b) - v_i(a)) + u . (dv_i(b)_j - dv_i(a)_j))
//   dv_i(p)_j = (S_j x S_i)(p) where j turns i, + w_i x dp_j
// v_i(p) is the velocity that dof i gives to a point at p of the body, dp_j how the point of the
// path moves: with its body, or along the surface of the geom that the path goes around. The latter
// comes from differences of the path in the frame of the geom.
#include "diff/tendon_diff.h"

#include "base/assert.h"
#include "base/integer.h"
#include "diff/wrap_diff.h"
#include "generated/kinds.h"
#include "geom/wrap.h"
#include "math/dense.h"
#include "math/spatial.h"
#include "math/vec.h"
#include "pos/jacobian.h"
#include "pos/tendon.h"

//---------------------------------- paths ---------------------------------------------------------

// A point of a path: where, on which body, and how it moves with the dofs of the set (3 x n).
typedef struct PathPoint {
  double x[3];
  int body;
  double* move;
} PathPoint;

typedef struct PathWork {
  const Diff* x;
  DofSet set;
  double *column, *turned; // 6 x n
  double* H;
  double scale;
} PathWork;

static void move_with_body(const PathWork* w, PathPoint* p) {
  int n = w->set.n;
  dense_zero(w->column, 6 * n);
  dofs_add_motion(w->x, &w->set, p->body, p->x, 1, w->column);
  dense_copy(p->move, w->column, 3 * n);
}

static void place_site(const PathWork* w, int k, PathPoint* p) {
  int site = w->x->m->wrap_objid[k];
  copy3(p->x, w->x->d->site_xpos + 3 * site);
  p->body = w->x->m->site_bodyid[site];
  move_with_body(w, p);
}

//---------------------------------- pieces --------------------------------------------------------

// H_ij += sign scale u . dv_i(p)_j for the dofs i that move the body of p
static void add_end(const PathWork* w, const PathPoint* p, const double* u, double sign) {
  const Diff* x = w->x;
  int n = w->set.n;
  double off[3], c[6], v[3];
  dofs_offset(x, p->body, p->x, off);
  for (int i = jacobian_last_dof(x->m, p->body); i >= 0; i = x->m->dof_parentid[i]) {
    const double* S = x->d->cdof + 6 * i;
    double *row = w->H + (size_t)w->set.at[i] * (size_t)n, across[3];
    cross3(across, u, S); // u . (w_i x dp) = (u x w_i) . dp
    for (int j = 0; j < n; j++) {
      double sum =
          across[0] * p->move[j] + across[1] * p->move[n + j] + across[2] * p->move[2 * n + j];
      if (dofs_turns(x->m, w->set.dof[j], i)) {
        spatial_cross_motion(c, x->d->cdof + 6 * w->set.dof[j], S);
        jacobian_column(v, c, off);
        sum += dot3(u, v);
      }
      row[j] += sign * w->scale * sum;
    }
  }
}

// H_ij += scale du_j . (v_i(b) - v_i(a)),   du_j = (1 - u u') (db_j - da_j) / length
static void add_turned_piece(const PathWork* w, const PathPoint* a, const PathPoint* b,
                             const double* u, double length) {
  int n = w->set.n;
  double* v = w->column;
  dense_zero(v, 6 * n);
  dofs_add_motion(w->x, &w->set, b->body, b->x, 1, v);
  dofs_add_motion(w->x, &w->set, a->body, a->x, -1, v);
  for (int j = 0; j < n; j++) {
    double du[3];
    for (int k = 0; k < 3; k++) du[k] = b->move[k * n + j] - a->move[k * n + j];
    addtoscl3(du, u, -dot3(u, du));
    for (int k = 0; k < 3; k++) w->turned[k * n + j] = du[k] * w->scale / length;
  }
  for (int i = 0; i < n; i++) {
    double* row = w->H + (size_t)i * (size_t)n;
    for (int k = 0; k < 3; k++) dense_addtoscl(row, w->turned + k * n, v[k * n + i], n);
  }
}

static void add_path_piece(const PathWork* w, const PathPoint* a, const PathPoint* b) {
  double u[3];
  if (a->body == b->body) return;
  sub3(u, b->x, a->x);
  double length = norm3(u);
  if (length < ctMINVAL) return;
  scl3(u, u, 1 / length);
  add_turned_piece(w, a, b, u, length);
  add_end(w, b, u, 1);
  add_end(w, a, u, -1);
}

//---------------------------------- wrapping ------------------------------------------------------

// A path around a geom in the frame of the geom: a, b and the site beside it.
typedef struct WrapInput {
  double in[9];
  bool beside;
  WrapShape shape;
} WrapInput;

static double wrap_at(const WrapInput* w, const double* in, double touch[6]) {
  return wrap(touch, in, in + 3, &w->shape, w->beside ? in + 6 : NULL);
}

// D = d touch / d ends (6 x 6) by differences, whose error is 2e-9. The site beside a geom only
// chooses between two paths. False: the path is straight on one side of a kink.
static bool differentiate_wrap(const WrapInput* w, double* D) {
  double h = 1e-4 * w->shape.radius, in[9], touch[2][6];
  memset(D, 0, 36 * sizeof *D);
  memcpy(in, w->in, sizeof in);
  for (int k = 0; k < 6; k++) {
    for (int s = 0; s < 2; s++) {
      in[k] = w->in[k] + (s ? h : -h);
      if (wrap_at(w, in, touch[s]) < 0) return false;
    }
    in[k] = w->in[k];
    for (int i = 0; i < 6; i++) D[6 * i + k] = (touch[1][i] - touch[0][i]) / (2 * h);
  }
  return true;
}

// Velocity of a point against the geom, in its frame, for dof j of the set.
static void seen_from_geom(const PathWork* w, int geom, const PathPoint* p, const double* turn,
                           int j, double* r) {
  int n = w->set.n;
  const ctData* d = w->x->d;
  double v[3], off[3], c[3], spin[3] = {turn[3 * n + j], turn[4 * n + j], turn[5 * n + j]};
  sub3(off, p->x, d->geom_xpos + 3 * geom);
  cross3(c, spin, off);
  for (int k = 0; k < 3; k++) v[k] = p->move[k * n + j] - turn[k * n + j] - c[k];
  mat3_mul_t_vec(r, d->geom_xmat + 9 * geom, v);
}

// How the ends of the piece on a geom move: with the geom, and along it.
static void move_touching(const PathWork* w, int geom, const double* D, const PathPoint* from[2],
                          PathPoint touch[2]) {
  int n = w->set.n, body = w->x->m->geom_bodyid[geom];
  const ctData* d = w->x->d;
  double* turn = w->turned;
  dense_zero(turn, 6 * n);
  dofs_add_motion(w->x, &w->set, body, d->geom_xpos + 3 * geom, 1, turn);
  for (int j = 0; j < n; j++) {
    double in[6], slide[6] = {0};
    for (int k = 0; k < 2; k++) seen_from_geom(w, geom, from[k], turn, j, in + 3 * k);
    for (int i = 0; i < 6; i++)
      for (int k = 0; k < 6; k++) slide[i] += D[6 * i + k] * in[k];
    double spin[3] = {turn[3 * n + j], turn[4 * n + j], turn[5 * n + j]};
    for (int e = 0; e < 2; e++) {
      double off[3], c[3], along[3];
      sub3(off, touch[e].x, d->geom_xpos + 3 * geom);
      cross3(c, spin, off);
      mat3_mul_vec(along, d->geom_xmat + 9 * geom, slide + 3 * e);
      for (int k = 0; k < 3; k++) touch[e].move[k * n + j] = turn[k * n + j] + c[k] + along[k];
    }
  }
}

static void to_geom(const ctData* d, int geom, const double* x, double* r) {
  double off[3];
  sub3(off, x, d->geom_xpos + 3 * geom);
  mat3_mul_t_vec(r, d->geom_xmat + 9 * geom, off);
}

// The path from a to b around the geom of element k. False: it is straight.
static bool add_wrapped_piece(const PathWork* w, const PathPoint* a, const PathPoint* b, int k,
                              PathPoint spare[2]) {
  static const double kOrigin[3] = {0}, kAxes[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
  const ctModel* m = w->x->m;
  const ctData* d = w->x->d;
  int geom = m->wrap_objid[k];
  double beside = m->wrap_prm[k], touch[6], D[36];
  int side = integer_of(beside < 0 ? beside - 0.5 : beside + 0.5, -1, (int)m->nsite - 1);
  WrapInput in = {
      .beside = side >= 0,
      .shape = {kOrigin, kAxes, m->geom_size[3 * geom], wrap_kind[m->wrap_type[k]].cylinder}};
  to_geom(d, geom, a->x, in.in);
  to_geom(d, geom, b->x, in.in + 3);
  const PathPoint* from[2] = {a, b};
  if (side >= 0) to_geom(d, geom, d->site_xpos + 3 * side, in.in + 6);
  if (wrap_at(&in, in.in, touch) < 0) return false;
  WrapDiff around = {in.shape.radius, in.shape.cylinder, in.in, in.in + 3, touch};
  if (!wrap_diff(&around, D)) {
    w->x->info->approx |= ctAPPROX_WRAP;
    if (!differentiate_wrap(&in, D)) dense_zero(D, 36);
  }
  for (int e = 0; e < 2; e++) {
    mat3_mul_vec(spare[e].x, d->geom_xmat + 9 * geom, touch + 3 * e);
    addto3(spare[e].x, d->geom_xpos + 3 * geom);
    spare[e].body = m->geom_bodyid[geom];
  }
  move_touching(w, geom, D, from, spare);
  add_path_piece(w, a, spare);
  add_path_piece(w, spare + 1, b);
  return true;
}

//---------------------------------- tendons -------------------------------------------------------

static bool is_path_geom(const ctModel* m, int k) {
  return wrap_kind[m->wrap_type[k]].object == ctOBJ_GEOM;
}

static bool is_path_pulley(const ctModel* m, int k) { return wrap_kind[m->wrap_type[k]].pulley; }

static void collect_dofs(const Diff* x, DofSet* s, int t) {
  const ctModel* m = x->m;
  for (int k = m->tendon_adr[t], end = k + m->tendon_num[t]; k < end; k++) {
    int id = m->wrap_objid[k];
    cttObj object = wrap_kind[m->wrap_type[k]].object;
    if (object == ctOBJ_JOINT) dofs_add(s, m->jnt_dofadr[id]);
    if (object == ctOBJ_SITE) dofs_add_body(x, s, m->site_bodyid[id]);
    if (object != ctOBJ_GEOM) continue;
    dofs_add_body(x, s, m->geom_bodyid[id]);
    double beside = m->wrap_prm[k];
    int side = integer_of(beside < 0 ? beside - 0.5 : beside + 0.5, -1, (int)m->nsite - 1);
    if (side >= 0) dofs_add_body(x, s, m->site_bodyid[side]);
  }
  dofs_close(x, s);
}

static void follow_pieces(PathWork* w, int t, PathPoint p[4]) {
  const ctModel* m = w->x->m;
  int k = m->tendon_adr[t], last = k + m->tendon_num[t] - 1;
  w->scale = 1;
  while (k < last) {
    if (is_path_pulley(m, k)) {
      w->scale = 1 / m->wrap_prm[k++];
      continue;
    }
    if (is_path_pulley(m, k + 1)) {
      k++;
      continue;
    }
    int next = is_path_geom(m, k + 1) ? k + 2 : k + 1;
    place_site(w, k, p);
    place_site(w, next, p + 1);
    if (next == k + 1 || !add_wrapped_piece(w, p, p + 1, k + 1, p + 2)) add_path_piece(w, p, p + 1);
    k = next;
  }
}

static bool is_fixed(const ctModel* m, int t) {
  return wrap_kind[m->wrap_type[m->tendon_adr[t]]].object == ctOBJ_JOINT;
}

// Lists and rows of one tendon. False: no memory.
static bool take_slope(const Diff* x, const DofSet* s, int t, TendonSlope* to) {
  size_t n = (size_t)s->n;
  *to = (TendonSlope){.n = s->n, .dof = diff_ints(x, n), .J = diff_numbers(x, n)};
  to->length = diff_numbers(x, n);
  if (!is_fixed(x->m, t)) to->H = diff_numbers(x, n * n);
  if (!to->dof || !to->J || !to->length || (!to->H && !is_fixed(x->m, t))) return false;
  memcpy(to->dof, s->dof, n * sizeof *to->dof);
  dense_zero(to->J, s->n);
  TendonRow r = tendon_row(x->m, x->d, t);
  for (int k = 0; k < r.n; k++) {
    int at = s->at[r.dof ? r.dof[k] : k];
    if (at >= 0) to->J[at] = r.J[k];
  }
  dense_copy(to->length, to->J, s->n);
  return true;
}

// dl/dq of a fixed tendon: each joint as often as it is named
static void sum_coefficients(const Diff* x, const DofSet* s, int t, double* length) {
  const ctModel* m = x->m;
  dense_zero(length, s->n);
  for (int k = m->tendon_adr[t], end = k + m->tendon_num[t]; k < end; k++)
    length[s->at[m->jnt_dofadr[m->wrap_objid[k]]]] += m->wrap_prm[k];
}

static bool make_slope(const Diff* x, DofSet* s, int t, TendonSlope* to) {
  collect_dofs(x, s, t);
  if (!take_slope(x, s, t, to)) return false;
  if (is_fixed(x->m, t)) {
    sum_coefficients(x, s, t, to->length);
    return true;
  }
  size_t mark = arena_mark(x->arena), n = (size_t)s->n;
  PathWork w = {.x = x, .set = *s, .H = to->H};
  double* memory = diff_numbers(x, (12 + 12) * n + 1);
  if (!memory) return false;
  w.column = memory;
  w.turned = memory + 6 * n;
  PathPoint p[4];
  for (int k = 0; k < 4; k++) p[k].move = memory + (12 + 3 * (size_t)k) * n;
  dense_zero(to->H, (int)(n * n));
  follow_pieces(&w, t, p);
  arena_release(x->arena, mark);
  return true;
}

bool tendon_diff_slopes(const Diff* x, TendonSlope* slope) {
  DofSet s = dofs_new(x);
  if (!s.dof) return false;
  for (int t = 0; t < x->m->ntendon; t++) {
    if (!make_slope(x, &s, t, slope + t)) return false;
    dofs_clear(&s);
  }
  return true;
}

void tendon_diff_turn(const TendonSlope* t, const double* y, double* r) {
  dense_zero(r, t->n);
  for (int i = 0; i < t->n && t->H; i++)
    dense_addtoscl(r, t->H + (size_t)i * (size_t)t->n, y[t->dof[i]], t->n);
}

// d(J' f) = H f + J' (f_l dl + f_v d(J v)),   d(J v)_j = sum_i v_i H_ij by q, J by v
bool tendon_diff_pull(const Diff* x, const TendonSlope* t, TendonPull f) {
  size_t mark = arena_mark(x->arena);
  double* by_q = diff_numbers(x, 2 * (size_t)t->n + 1);
  if (!by_q) return false;
  double* by_v = by_q + t->n;
  tendon_diff_turn(t, x->d->qvel, by_q);
  for (int j = 0; j < t->n; j++) {
    by_q[j] = f.by_length * t->length[j] + f.by_velocity * by_q[j];
    by_v[j] = f.by_velocity * t->J[j];
  }
  DiffSpan J = {t->J, t->dof, t->n, 0};
  sink_add(&x->sink, J, (DiffSpan){by_q, t->dof, t->n, x->col.q}, 1, -1);
  if (f.by_velocity != 0) sink_add(&x->sink, J, (DiffSpan){by_v, t->dof, t->n, x->col.v}, 1, -1);
  for (int i = 0; i < t->n && t->H && f.force != 0; i++) {
    double one = 1;
    sink_add(&x->sink, (DiffSpan){&one, t->dof + i, 1, 0},
             (DiffSpan){t->H + (size_t)i * (size_t)t->n, t->dof, t->n, x->col.q}, 1, -f.force);
  }
  arena_release(x->arena, mark);
  return true;
}

// d(J_i J_k) a_k = (H_ij J_k + J_i H_kj) a_k for the dofs k of the branch of i
void tendon_diff_armature(const Diff* x, const TendonSlope* t, double armature, const double* acc) {
  int n = t->n;
  for (int i = 0; i < n && t->H; i++) {
    for (int k = 0; k < n; k++) {
      int p = t->dof[i], q = t->dof[k];
      double s = armature * acc[q];
      if (s == 0 || !dofs_turns(x->m, p < q ? p : q, p < q ? q : p)) continue;
      for (int j = 0; j < n; j++)
        sink_entry(&x->sink, p, x->col.q + t->dof[j],
                   s * (t->H[i * n + j] * t->J[k] + t->J[i] * t->H[k * n + j]));
    }
  }
}
