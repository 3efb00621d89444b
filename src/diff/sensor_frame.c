// Motions of a frame at p with axes R: by dof j its point moves by dp_j and it turns by w_j,
//   d(R' y)_j = R' (dy_j - w_j x y)
#include "diff/sensor_frame.h"

#include "math/quat.h"
#include "math/spatial.h"
#include "pos/jacobian.h"
#include "sense/object_motion.h"

typedef struct FrameView {
  ObjectFrame f;
  double off[3]; // from the centre of mass of the tree
} FrameView;

//---------------------------------- motions of frames ---------------------------------------------

static FrameView view_frame(const SensorWork* w, int type, int id) {
  const Diff* x = &w->p->x;
  FrameView v = {.f = object_frame(x->m, x->d, type, id)};
  dofs_offset(x, v.f.body, v.f.pos, v.off);
  return v;
}

static FrameView view_object(const SensorWork* w) {
  const ctModel* m = w->p->x.m;
  return view_frame(w, m->sensor_objtype[w->i], m->sensor_objid[w->i]);
}

static bool has_reference(const SensorWork* w) { return w->p->x.m->sensor_refid[w->i] >= 0; }

static FrameView view_reference(const SensorWork* w) {
  const ctModel* m = w->p->x.m;
  return view_frame(w, m->sensor_reftype[w->i], m->sensor_refid[w->i]);
}

static bool moves_body(const ctModel* m, int j, int body) {
  int last = jacobian_last_dof(m, body);
  return last >= j && dofs_turns(m, j, last);
}

// A spatial motion at the point of a frame: linear, angular
static void read_at(const FrameView* v, const double* motion, double lin[3], double ang[3]) {
  jacobian_column(lin, motion, v->off);
  copy3(ang, motion);
}

// Motion of a frame by dof j, zero if it does not move it.
static void move_frame(const SensorWork* w, const FrameView* v, int j, double dp[3],
                       double turn[3]) {
  zero3(dp);
  zero3(turn);
  if (moves_body(w->p->x.m, j, v->f.body)) read_at(v, w->p->x.d->cdof + 6 * j, dp, turn);
}

// Velocity of a frame in the world.
static void read_velocity(const SensorWork* w, const FrameView* v, double lin[3], double ang[3]) {
  read_at(v, w->p->x.vel + 6 * v->f.body, lin, ang);
}

// Its change by position j.
static void change_velocity(const SensorWork* w, const FrameView* v, int j, double lin[3],
                            double ang[3]) {
  double r[6], dp[3], turn[3], c[3];
  zero3(lin);
  zero3(ang);
  if (!moves_body(w->p->x.m, j, v->f.body)) return;
  body_motion_velocity(&w->b, v->f.body, j, r);
  read_at(v, r, lin, ang);
  move_frame(w, v, j, dp, turn);
  cross3(c, w->p->x.vel + 6 * v->f.body, dp);
  addto3(lin, c);
}

// r = R' (y - turn x z)
static void turn_into(const FrameView* v, const double* y, const double* turn, const double* z,
                      double* r) {
  double c[3], t[3];
  cross3(c, turn, z);
  sub3(t, y, c);
  mat3_mul_t_vec(r, v->f.mat, t);
}

static void put_three(const SensorWork* w, const double* x, int column) {
  for (int k = 0; k < 3; k++) sink_entry(w->sink, w->row + k, column, x[k]);
}

//---------------------------------- poses ---------------------------------------------------------

static bool put_frame_position(const SensorWork* w) {
  const Diff* x = &w->p->x;
  FrameView o = view_object(w), r = has_reference(w) ? view_reference(w) : o;
  double y[3];
  sub3(y, o.f.pos, r.f.pos);
  for (int j = 0; j < x->m->nv; j++) {
    double dp[3], turn[3], dr[3], spin[3], to[3];
    move_frame(w, &o, j, dp, turn);
    copy3(to, dp);
    if (has_reference(w)) {
      move_frame(w, &r, j, dr, spin);
      subfrom3(dp, dr);
      turn_into(&r, dp, spin, y, to);
    }
    put_three(w, to, x->col.q + j);
  }
  return true;
}

static bool put_frame_axis(const SensorWork* w) {
  const Diff* x = &w->p->x;
  int k = x->m->sensor_type[w->i] - ctSENS_FRAMEXAXIS;
  FrameView o = view_object(w), r = has_reference(w) ? view_reference(w) : o;
  double axis[3] = {o.f.mat[k], o.f.mat[3 + k], o.f.mat[6 + k]};
  for (int j = 0; j < x->m->nv; j++) {
    double dp[3], turn[3], spin[3], to[3];
    move_frame(w, &o, j, dp, turn);
    cross3(to, turn, axis);
    if (has_reference(w)) {
      double y[3];
      copy3(y, to);
      move_frame(w, &r, j, dp, spin);
      turn_into(&r, y, spin, axis, to);
    }
    put_three(w, to, x->col.q + j);
  }
  return true;
}

// q = q_ref* q_obj:   dq = 1/2 q_ref* (w_obj - w_ref) q_obj, with q as it was measured
static bool put_frame_quaternion(const SensorWork* w) {
  const Diff* x = &w->p->x;
  FrameView o = view_object(w), r = has_reference(w) ? view_reference(w) : o;
  const double* q = x->d->sensordata + w->row;
  for (int j = 0; j < x->m->nv; j++) {
    double dp[3], turn[3], spin[3] = {0}, half[4] = {0}, to[4];
    move_frame(w, &o, j, dp, turn);
    if (has_reference(w)) {
      move_frame(w, &r, j, dp, spin);
      subfrom3(turn, spin);
      mat3_mul_t_vec(spin, r.f.mat, turn); // in the frame of the reference: left factor
      copy3(turn, spin);
    }
    scl3(half + 1, turn, 0.5);
    quat_mul(to, half, q);
    for (int k = 0; k < 4; k++) sink_entry(w->sink, w->row + k, x->col.q + j, to[k]);
  }
  return true;
}

static bool put_magnetometer(const SensorWork* w) {
  const Diff* x = &w->p->x;
  static const double none[3] = {0};
  FrameView o = view_frame(w, ctOBJ_SITE, x->m->sensor_objid[w->i]);
  for (int j = 0; j < x->m->nv; j++) {
    double dp[3], turn[3], to[3];
    move_frame(w, &o, j, dp, turn);
    turn_into(&o, none, turn, x->m->opt.magnetic, to);
    put_three(w, to, x->col.q + j);
  }
  return true;
}

// sum of m v over a subtree divided by its mass: by position of the centre, by velocity of its rate
static void add_centre(const SensorWork* w, int body, bool rate) {
  const Diff* x = &w->p->x;
  const ctModel* m = x->m;
  double share = m->body_mass[body] / m->body_subtreemass[m->sensor_objid[w->i]];
  FrameView o = view_frame(w, ctOBJ_BODY, body);
  for (int j = jacobian_last_dof(m, body); j >= 0; j = m->dof_parentid[j]) {
    double dp[3], turn[3], dv[3];
    move_frame(w, &o, j, dp, turn);
    change_velocity(w, &o, j, dv, turn);
    scl3(dp, dp, share);
    scl3(dv, dv, share);
    put_three(w, rate ? dv : dp, x->col.q + j);
    if (rate) put_three(w, dp, x->col.v + j);
  }
}

static bool put_subtree(const SensorWork* w, bool rate) {
  const ctModel* m = w->p->x.m;
  int top = m->sensor_objid[w->i];
  if (!(m->body_subtreemass[top] > ctMINVAL)) return false;
  for (int b = top; b < m->nbody; b++) {
    int up = b;
    while (up > top) up = m->body_parentid[up];
    if (up == top && m->body_mass[b] > 0) add_centre(w, b, rate);
  }
  return true;
}

static bool put_subtree_centre(const SensorWork* w) { return put_subtree(w, false); }
static bool put_subtree_velocity(const SensorWork* w) { return put_subtree(w, true); }

//---------------------------------- velocities ----------------------------------------------------

// Velocity of an object, in the frame of a reference that moves, or in its own: R' (v - v_r + (x -
// p) x w_r), R' (w - w_r). `linear` chooses.
typedef struct VelocityView {
  FrameView o, r;
  bool moving; // the reference moves
  bool linear;
} VelocityView;

static void put_velocity(const SensorWork* w, const VelocityView* v, bool local) {
  const Diff* x = &w->p->x;
  double lin[3], ang[3], own[3] = {0}, spin[3] = {0}, off[3], y[3], c[3];
  read_velocity(w, &v->o, lin, ang);
  sub3(off, v->o.f.pos, v->r.f.pos);
  if (v->moving) read_velocity(w, &v->r, own, spin);
  sub3(y, v->linear ? lin : ang, v->linear ? own : spin);
  cross3(c, off, spin);
  if (v->linear) addto3(y, c);
  for (int j = 0; j < x->m->nv; j++) {
    double dl[3], da[3], ol[3] = {0}, oa[3] = {0}, dp[3], turn[3], rp[3] = {0}, rt[3] = {0};
    double by_q[3], by_v[3], to[3];
    change_velocity(w, &v->o, j, dl, da);
    move_frame(w, &v->o, j, dp, turn);
    if (v->moving) {
      change_velocity(w, &v->r, j, ol, oa);
      move_frame(w, &v->r, j, rp, rt);
    }
    sub3(by_q, v->linear ? dl : da, v->linear ? ol : oa);
    sub3(by_v, v->linear ? dp : turn, v->linear ? rp : rt);
    if (v->linear && v->moving) {
      double dx[3];
      sub3(dx, dp, rp);
      cross3(c, dx, spin);
      addto3(by_q, c);
      cross3(c, off, oa);
      addto3(by_q, c);
      cross3(c, off, rt);
      addto3(by_v, c);
    }
    if (local) {
      turn_into(&v->r, by_q, v->moving ? rt : turn, y, to);
      put_three(w, to, x->col.q + j);
      mat3_mul_t_vec(to, v->r.f.mat, by_v);
      put_three(w, to, x->col.v + j);
    } else {
      put_three(w, by_q, x->col.q + j);
      put_three(w, by_v, x->col.v + j);
    }
  }
}

static bool put_site_velocity(const SensorWork* w, bool linear) {
  FrameView o = view_frame(w, ctOBJ_SITE, w->p->x.m->sensor_objid[w->i]);
  put_velocity(w, &(VelocityView){o, o, false, linear}, true);
  return true;
}

static bool put_velocimeter(const SensorWork* w) { return put_site_velocity(w, true); }
static bool put_gyro(const SensorWork* w) { return put_site_velocity(w, false); }

static bool put_object_velocity(const SensorWork* w, bool linear) {
  FrameView o = view_object(w), r = has_reference(w) ? view_reference(w) : o;
  put_velocity(w, &(VelocityView){o, r, has_reference(w), linear}, has_reference(w));
  return true;
}

static bool put_frame_velocity(const SensorWork* w) { return put_object_velocity(w, true); }
static bool put_frame_spin(const SensorWork* w) { return put_object_velocity(w, false); }

//---------------------------------- accelerations -------------------------------------------------

// Linear: A(p) + w x v(p);   angular: that of A
typedef struct PointMotion {
  double lin[3], ang[3], v[3], w[3];
} PointMotion;

typedef struct AccelerationView {
  const FrameView* o;
  bool linear, local;
  PointMotion k;
} AccelerationView;

// Change of the linear acceleration for changes of A, w, v and of the point
static void change_linear(const FrameView* o, const PointMotion* k, const double* dA,
                          const PointMotion* d, double* to) {
  double t[3], c[3];
  read_at(o, dA, to, t);
  cross3(c, d->w, k->v);
  addto3(to, c);
  cross3(c, k->w, d->v);
  addto3(to, c);
}

static void put_acceleration_by(const SensorWork* w, const AccelerationView* view, int j) {
  const FrameView* o = view->o;
  const PointMotion* k = &view->k;
  bool linear = view->linear, local = view->local;
  const Diff* x = &w->p->x;
  int body = o->f.body;
  double dp[3], turn[3], dA[6], to[3], c[3], y[3];
  PointMotion d;
  move_frame(w, o, j, dp, turn);
  body_motion_by_position(&w->b, body, j, dA);
  change_velocity(w, o, j, d.v, d.w);
  change_linear(o, k, dA, &d, to);
  cross3(c, w->b.acc + 6 * body, dp);
  addto3(to, c);
  copy3(y, linear ? to : dA);
  if (local) turn_into(o, y, turn, linear ? k->lin : k->ang, to);
  put_three(w, local ? to : y, x->col.q + j);

  body_motion_by_velocity(&w->b, body, j, dA);
  copy3(d.v, dp);
  copy3(d.w, turn);
  change_linear(o, k, dA, &d, to);
  copy3(y, linear ? to : dA);
  if (local) mat3_mul_t_vec(to, o->f.mat, y);
  put_three(w, local ? to : y, x->col.v + j);

  copy3(y, linear ? dp : turn);
  if (local) mat3_mul_t_vec(to, o->f.mat, y);
  put_three(w, local ? to : y, w->acc + j);
}

static bool put_acceleration(const SensorWork* w, const FrameView* o, bool linear, bool local) {
  const ctModel* m = w->p->x.m;
  int body = o->f.body;
  AccelerationView a = {.o = o, .linear = linear, .local = local};
  PointMotion* k = &a.k;
  double c[3];
  read_velocity(w, o, k->v, k->w);
  read_at(o, w->b.acc + 6 * body, k->lin, k->ang);
  cross3(c, k->w, k->v);
  addto3(k->lin, c);
  for (int j = jacobian_last_dof(m, body); j >= 0; j = m->dof_parentid[j])
    put_acceleration_by(w, &a, j);
  return true;
}

static bool put_accelerometer(const SensorWork* w) {
  FrameView o = view_frame(w, ctOBJ_SITE, w->p->x.m->sensor_objid[w->i]);
  return put_acceleration(w, &o, true, true);
}

static bool put_frame_acceleration(const SensorWork* w) {
  FrameView o = view_object(w);
  return put_acceleration(w, &o, true, false);
}

static bool put_frame_spin_up(const SensorWork* w) {
  FrameView o = view_object(w);
  return put_acceleration(w, &o, false, false);
}

//--------------------------------------------------------------------------------------------------

static const PutSensor kFrame[ctSENS_USER + 1] = {
    [ctSENS_ACCELEROMETER] = put_accelerometer,
    [ctSENS_VELOCIMETER] = put_velocimeter,
    [ctSENS_GYRO] = put_gyro,
    [ctSENS_MAGNETOMETER] = put_magnetometer,
    [ctSENS_FRAMEPOS] = put_frame_position,
    [ctSENS_FRAMEQUAT] = put_frame_quaternion,
    [ctSENS_FRAMEXAXIS] = put_frame_axis,
    [ctSENS_FRAMEYAXIS] = put_frame_axis,
    [ctSENS_FRAMEZAXIS] = put_frame_axis,
    [ctSENS_FRAMELINVEL] = put_frame_velocity,
    [ctSENS_FRAMEANGVEL] = put_frame_spin,
    [ctSENS_FRAMELINACC] = put_frame_acceleration,
    [ctSENS_FRAMEANGACC] = put_frame_spin_up,
    [ctSENS_SUBTREECOM] = put_subtree_centre,
    [ctSENS_SUBTREELINVEL] = put_subtree_velocity,
};

PutSensor sensor_frame_of(int type) {
  return type >= 0 && type <= ctSENS_USER ? kFrame[type] : NULL;
}
