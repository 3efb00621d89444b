#include "serve/pilot.h"

#include "base/integer.h"
#include "base/os.h"
#include "model/field.h"
#include "serve/field_pack.h"

#include <limits.h>
#include <math.h>
#include <string.h>

static const double kSlowest = 0.001, kFastest = 1000; // speeds
enum { STEPS_MOST = 10000, WINDOW_MOST = 16384 };      // steps of one message; pixels

// The number i of a message, if there are more objects than that; -1 otherwise.
static int index_of(const PageCommand* c, int i, cttSize count) {
  const double x = c->value[i];
  return x >= 0 && x < (double)count && x == floor(x) ? integer_of(x, 0, INT_MAX) : -1;
}

DecorWish pilot_wish(const PageCommand* c) {
  return (DecorWish){(uint32_t)integer_of(c->value[0], 0, INT_MAX),
                     integer_of(c->value[1], 0, ctNFRAME - 1),
                     integer_of(c->value[2], 0, ctNLABEL - 1)};
}

//---------------------------------- time ----------------------------------------------------------

void pilot_anchor(Session* s) {
  s->wall = os_now();
  s->time = s->data ? s->data->time : 0;
}

void pilot_push(Session* s) {
  if (!s->pert.select) return;
  double* force = s->data->xfrc_applied + 6 * s->pert.select;
  memset(force, 0, 6 * sizeof *force);
  ctv_applyPerturbPose(s->shown, s->data, &s->pert, 0);
  ctv_applyPerturbForce(s->shown, s->data, &s->pert);
}

void pilot_step(Session* s) {
  pilot_push(s);
  ct_step(s->shown, s->data);
  s->at = past_add(&s->past, s->shown, s->data, s->at);
}

static void go_to(Session* s, int at) {
  const int last = s->past.count - 1;
  s->at = at < 0 ? 0 : at > last ? last : at;
  past_restore(&s->past, s->shown, s->data, s->at);
}

static void command_play(Session* s, const PageCommand* c) {
  (void)c;
  s->paused = false;
  pilot_anchor(s);
}

static void command_pause(Session* s, const PageCommand* c) {
  (void)c;
  s->paused = true;
}

// Steps that were made before are shown again; new ones are computed.
static void command_step(Session* s, const PageCommand* c) {
  const int n = integer_of(c->value[0], -STEPS_MOST, STEPS_MOST);
  s->paused = true;
  if (n < 0 || s->at < s->past.count - 1) {
    go_to(s, s->at + n);
    return;
  }
  for (int i = 0; i < n; i++) pilot_step(s);
}

static void command_speed(Session* s, const PageCommand* c) {
  s->speed = c->value[0] < kSlowest ? kSlowest : c->value[0] > kFastest ? kFastest : c->value[0];
  pilot_anchor(s);
}

static void command_seek(Session* s, const PageCommand* c) {
  s->paused = true;
  go_to(s, past_find(&s->past, c->value[0]));
}

static void start_anew(Session* s) {
  ct_forward(s->shown, s->data);
  s->at = past_add(&s->past, s->shown, s->data, -1);
  pilot_anchor(s);
}

static void command_reset(Session* s, const PageCommand* c) {
  (void)c;
  ct_resetData(s->shown, s->data);
  start_anew(s);
}

static void command_frame(Session* s, const PageCommand* c) {
  const int key = index_of(c, 0, s->shown->nkey);
  if (key < 0) return;
  ct_resetDataKeyframe(s->shown, s->data, key);
  start_anew(s);
}

static void command_reload(Session* s, const PageCommand* c) {
  (void)c;
  s->wants_reload = true;
}

//---------------------------------- values --------------------------------------------------------

// While nothing moves, what depends on a value is computed at once.
static void value_changed(Session* s) {
  if (s->paused) ct_forward(s->shown, s->data);
}

static void command_ctrl(Session* s, const PageCommand* c) {
  const int i = index_of(c, 0, s->shown->nu);
  if (i < 0) return;
  s->data->ctrl[i] = c->value[1];
  value_changed(s);
}

static void command_joint(Session* s, const PageCommand* c) {
  const ctModel* m = s->shown;
  const int j = index_of(c, 0, m->njnt);
  if (j < 0 || (m->jnt_type[j] != ctJNT_SLIDE && m->jnt_type[j] != ctJNT_HINGE)) return;
  s->data->qpos[m->jnt_qposadr[j]] = c->value[1];
  s->data->qvel[m->jnt_dofadr[j]] = 0;
  value_changed(s);
}

static void command_equal(Session* s, const PageCommand* c) {
  const int i = index_of(c, 0, s->shown->neq);
  if (i < 0) return;
  s->data->eq_active[i] = c->value[1] != 0;
  value_changed(s);
}

// Options that a running simulation may change: real numbers of ctOption.
static void command_option(Session* s, const PageCommand* c) {
  const Field* f = field_pack_find(option_field, option_field_count, c->name);
  if (!s->model || !f || f->type != FIELD_REAL) return;
  const int i = index_of(c, 0, (cttSize)(f->rows.value * f->cols.value));
  if (i < 0 || (!strcmp(c->name, "timestep") && !(c->value[1] > 0))) return;
  ((double*)field_data(f, &s->model->opt))[i] = c->value[1];
  pilot_anchor(s);
  value_changed(s);
}

static void command_flag(Session* s, const PageCommand* c) {
  const bool enable = c->value[0] != 0;
  const int bit = index_of(c, 1, enable ? ctNENABLE : ctNDISABLE);
  if (!s->model || bit < 0) return;
  int* flags = enable ? &s->model->opt.enableflags : &s->model->opt.disableflags;
  *flags = c->value[2] != 0 ? *flags | 1 << bit : *flags & ~(1 << bit);
  value_changed(s);
}

static void command_watch(Session* s, const PageCommand* c) {
  channel_add(&s->values, s->shown, c->name);
}

static void command_key(Session* s, const PageCommand* c) {
  if (s->on_key)
    s->on_key(s->user_data, integer_of(c->value[0], 0, INT_MAX), integer_of(c->value[1], 0, 15));
}

//---------------------------------- the view ------------------------------------------------------

// The number i of a message is an object of so many, or -1: none.
static bool names_object(const PageCommand* c, int i, cttSize count) {
  return c->value[i] == -1 || index_of(c, i, count) >= 0;
}

static void command_camera(Session* s, const PageCommand* c) {
  const ctModel* m = s->shown;
  if (index_of(c, 0, ctCAMERA_USER) < 0 || !names_object(c, 1, m->ncam) ||
      !names_object(c, 2, m->nbody))
    return;
  memcpy(s->said.camera, c->value, sizeof s->said.camera);
  s->said.fresh |= SAID_CAMERA;
}

static void command_view(Session* s, const PageCommand* c) {
  if (index_of(c, 0, ctNLABEL) < 0 || index_of(c, 1, ctNFRAME) < 0) return;
  memcpy(s->said.view, c->value, sizeof s->said.view);
  s->said.fresh |= SAID_VIEW;
}

static void command_window(Session* s, const PageCommand* c) {
  s->said.width = integer_of(c->value[0], 1, WINDOW_MOST);
  s->said.height = integer_of(c->value[1], 1, WINDOW_MOST);
}

//---------------------------------- dragging ------------------------------------------------------

static void release_body(Session* s) {
  if (s->pert.select > 0) memset(s->data->xfrc_applied + 6 * s->pert.select, 0, 6 * sizeof(double));
  s->pert.active = 0;
}

static void command_select(Session* s, const PageCommand* c) {
  const int body = index_of(c, 0, s->shown->nbody);
  release_body(s);
  s->pert.select = body > 0 ? body : 0;
  for (int k = 0; k < 3; k++) s->pert.localpos[k] = c->value[1 + k];
}

// The reference of the drag starts where the body is.
static void command_drag(Session* s, const PageCommand* c) {
  static const int active[] = {0, ctPERT_TRANSLATE, ctPERT_ROTATE};
  const int mode = integer_of(c->value[0], 0, 2);
  release_body(s);
  if (!mode || s->pert.select <= 0) return;
  ctvCamera cam;
  ctv_defaultFreeCamera(s->shown, &cam);
  ctv_updateCamera(s->shown, s->data, &cam, &s->decor.scene);
  ctv_initPerturb(s->shown, s->data, &s->decor.scene, &s->pert);
  s->pert.active = active[mode];
}

static void command_move(Session* s, const PageCommand* c) {
  if (s->pert.active != ctPERT_TRANSLATE) return;
  for (int k = 0; k < 3; k++) {
    s->pert.refpos[k] += c->value[k];
    s->pert.refselpos[k] += c->value[k];
  }
}

static void command_turn(Session* s, const PageCommand* c) {
  double turn[4], quat[4], axis[3] = {c->value[0], c->value[1], c->value[2]};
  if (s->pert.active != ctPERT_ROTATE) return;
  const double angle = ctu_normalize3(axis);
  ctu_axisAngle2Quat(turn, axis, angle > ctPI ? ctPI : angle);
  ctu_mulQuat(quat, turn, s->pert.refquat);
  ctu_normalize4(quat);
  memcpy(s->pert.refquat, quat, sizeof quat);
}

void pilot_pose(Session* s) {
  ctv_applyPerturbPose(s->shown, s->data, &s->pert, 1);
  ct_forward(s->shown, s->data);
  s->changed = true;
}

//---------------------------------- all -----------------------------------------------------------

// Commands of time need a session that runs the simulation.
static const struct {
  void (*run)(Session* s, const PageCommand* c);
  bool time;
} kRun[] = {[COMMAND_WATCH] = {command_watch, false},   [COMMAND_KEY] = {command_key, false},
            [COMMAND_PLAY] = {command_play, true},      [COMMAND_PAUSE] = {command_pause, true},
            [COMMAND_STEP] = {command_step, true},      [COMMAND_SPEED] = {command_speed, true},
            [COMMAND_SEEK] = {command_seek, true},      [COMMAND_RESET] = {command_reset, true},
            [COMMAND_FRAME] = {command_frame, true},    [COMMAND_CTRL] = {command_ctrl, false},
            [COMMAND_JOINT] = {command_joint, false},   [COMMAND_EQUAL] = {command_equal, false},
            [COMMAND_OPTION] = {command_option, false}, [COMMAND_FLAG] = {command_flag, false},
            [COMMAND_SELECT] = {command_select, false}, [COMMAND_DRAG] = {command_drag, false},
            [COMMAND_MOVE] = {command_move, false},     [COMMAND_TURN] = {command_turn, false},
            [COMMAND_RELOAD] = {command_reload, false}, [COMMAND_CAMERA] = {command_camera, false},
            [COMMAND_VIEW] = {command_view, false},     [COMMAND_WINDOW] = {command_window, false}};

void pilot_command(Session* s, const PageCommand* c) {
  if ((size_t)c->kind >= sizeof kRun / sizeof kRun[0] || !kRun[c->kind].run) return;
  if (s->steps || !kRun[c->kind].time) kRun[c->kind].run(s, c);
}

static void add_numbers(StrBuf* out, const char* name, const double* x, cttSize n) {
  if (n == 0) return;
  strbuf_printf(out, " %s=\"", name);
  for (cttSize i = 0; i < n; i++) {
    if (i) strbuf_add(out, " ");
    strbuf_double(out, x[i]);
  }
  strbuf_add(out, "\"");
}

void pilot_keyframe(StrBuf* out, const ctModel* m, const ctData* d) {
  strbuf_add(out, "<key");
  add_numbers(out, "time", &d->time, 1);
  add_numbers(out, "qpos", d->qpos, m->nq);
  add_numbers(out, "qvel", d->qvel, m->nv);
  add_numbers(out, "act", d->act, m->na);
  add_numbers(out, "ctrl", d->ctrl, m->nu);
  add_numbers(out, "mpos", d->mocap_pos, 3 * m->nmocap);
  add_numbers(out, "mquat", d->mocap_quat, 4 * m->nmocap);
  strbuf_add(out, "/>");
}
