#include "base/alloc.h"
#include "base/integer.h"
#include "base/os.h"
#include "base/str.h"
#include "serve/browser.h"
#include "serve/pilot.h"
#include "serve/session.h"

#include <corten/viewer.h>

#include <limits.h>
#include <string.h>

static const double kStartSeconds = 60, kGoneSeconds = 3;
enum { SHAPES = 1000, PLACES = ctGRID_RIGHT + 1 };

struct ctwViewer_ {
  Session session;
  ctvCamera cam;
  ctvOption opt;
  ctvScene scene;
  double camera[SAID_CAMERA_NUMBERS]; // what the pages know
  double view[SAID_VIEW_NUMBERS];
  char* text[PLACES];
  double alone; // clock when there was no page any more, or the start
  bool joined;  // there was a page
};

//---------------------------------- camera and options as numbers ---------------------------------

static void camera_numbers(const ctvCamera* c, double out[SAID_CAMERA_NUMBERS]) {
  const double x[SAID_CAMERA_NUMBERS] = {c->type,      c->fixedcamid, c->trackbodyid,
                                         c->lookat[0], c->lookat[1],  c->lookat[2],
                                         c->distance,  c->azimuth,    c->elevation};
  memcpy(out, x, sizeof x);
}

static void take_camera(ctvCamera* c, const double x[SAID_CAMERA_NUMBERS]) {
  c->type = integer_of(x[0], 0, INT_MAX);
  c->fixedcamid = integer_of(x[1], -1, INT_MAX);
  c->trackbodyid = integer_of(x[2], -1, INT_MAX);
  memcpy(c->lookat, x + 3, sizeof c->lookat);
  c->distance = x[6];
  c->azimuth = x[7];
  c->elevation = x[8];
}

static double bits_of(const cttByte* on, int n) {
  double bits = 0;
  for (int k = 0; k < n; k++) bits += on[k] ? (double)(1u << k) : 0;
  return bits;
}

static void spread_bits(cttByte* on, int n, double x) {
  const unsigned bits = (unsigned)integer_of(x, 0, INT_MAX);
  for (int k = 0; k < n; k++) on[k] = bits >> k & 1;
}

// The groups of each kind, in the order of the page.
static cttByte* kind_groups(ctvOption* o, int kind) {
  cttByte* const group[] = {o->geomgroup,     o->sitegroup, o->jointgroup, o->tendongroup,
                            o->actuatorgroup, o->flexgroup, o->skingroup};
  return group[kind];
}

enum { KINDS = SAID_VIEW_NUMBERS - 3 };

static void option_numbers(ctvOption* o, double out[SAID_VIEW_NUMBERS]) {
  out[0] = o->label;
  out[1] = o->frame;
  out[2] = bits_of(o->flags, ctNVISFLAG);
  for (int k = 0; k < KINDS; k++) out[3 + k] = bits_of(kind_groups(o, k), ctNGROUP);
}

static void take_options(ctvOption* o, const double x[SAID_VIEW_NUMBERS]) {
  o->label = integer_of(x[0], 0, INT_MAX);
  o->frame = integer_of(x[1], 0, INT_MAX);
  spread_bits(o->flags, ctNVISFLAG, x[2]);
  for (int k = 0; k < KINDS; k++) spread_bits(kind_groups(o, k), ctNGROUP, x[3 + k]);
}

//---------------------------------- both directions -----------------------------------------------

static bool are_equal(const double* a, const double* b, int n) {
  for (int i = 0; i < n; i++)
    if (a[i] != b[i]) return false;
  return true;
}

// What the program changed, to the pages.
static void send_view(ctwViewer* v) {
  double camera[SAID_CAMERA_NUMBERS], view[SAID_VIEW_NUMBERS];
  camera_numbers(&v->cam, camera);
  option_numbers(&v->opt, view);
  if (!are_equal(camera, v->camera, SAID_CAMERA_NUMBERS))
    session_keep_numbers(&v->session, "camera", camera, SAID_CAMERA_NUMBERS);
  if (!are_equal(view, v->view, SAID_VIEW_NUMBERS))
    session_keep_numbers(&v->session, "view", view, SAID_VIEW_NUMBERS);
  memcpy(v->camera, camera, sizeof camera);
  memcpy(v->view, view, sizeof view);
}

// What the user changed; changes of the program that are not sent yet win.
static void take_view(ctwViewer* v) {
  Said* said = &v->session.said;
  double camera[SAID_CAMERA_NUMBERS], view[SAID_VIEW_NUMBERS];
  camera_numbers(&v->cam, camera);
  option_numbers(&v->opt, view);
  if (said->fresh & SAID_CAMERA && are_equal(camera, v->camera, SAID_CAMERA_NUMBERS)) {
    take_camera(&v->cam, said->camera);
    camera_numbers(&v->cam, v->camera);
  }
  if (said->fresh & SAID_VIEW && are_equal(view, v->view, SAID_VIEW_NUMBERS)) {
    take_options(&v->opt, said->view);
    option_numbers(&v->opt, v->view);
  }
  said->fresh = 0;
}

static void serve_once(ctwViewer* v) {
  session_poll(&v->session, 0);
  take_view(v);
  const bool pages = v->session.pages > 0;
  v->joined = v->joined || pages;
  if (pages) v->alone = os_now();
}

//---------------------------------- life ----------------------------------------------------------

static const char* open_viewer(ctwViewer* v, const ctModel* m, ctData* d, const ctwSettings* set) {
  const SessionDef def = {
      .host = set->host, .port = set->port, .user = set->user, .on_key = set->key};
  const char* why = "out of memory";
  if (!session_open(&v->session, &def, &why)) return why;
  ctv_defaultFreeCamera(m, &v->cam);
  ctv_defaultOption(&v->opt);
  ctv_defaultScene(&v->scene);
  ctv_makeScene(m, &v->scene, SHAPES);
  camera_numbers(&v->cam, v->camera);
  option_numbers(&v->opt, v->view);
  v->alone = os_now();
  v->session.user = &v->scene;
  return session_show(&v->session, m, NULL, d) ? NULL : "out of memory";
}

ctwViewer* ctw_launch(const ctModel* m, ctData* d, const ctwSettings* settings, char* error,
                      int size) {
  const ctwSettings none = {0};
  const ctwSettings* set = settings ? settings : &none;
  const char* why = "a model and its data are needed";
  ctwViewer* v = NULL;
  if (m && d && (set->port < 0 || set->port > 65535)) {
    why = "a port is between 0 and 65535";
  } else if (m && d) {
    v = alloc_zero(sizeof *v);
    why = v ? open_viewer(v, m, d, set) : "out of memory";
  }
  str_to_buffer(error, size, why ? why : "");
  if (why) {
    ctw_close(v);
    return NULL;
  }
  if (!set->quiet) browser_open(ctw_url(v));
  return v;
}

void ctw_close(ctwViewer* v) {
  if (!v) return;
  if (v->session.server) session_close(&v->session);
  ctv_freeScene(&v->scene);
  for (int i = 0; i < PLACES; i++) alloc_free(v->text[i]);
  alloc_free(v);
}

int ctw_isRunning(ctwViewer* v) {
  serve_once(v);
  return os_now() - v->alone < (v->joined ? kGoneSeconds : kStartSeconds);
}

void ctw_sync(ctwViewer* v) {
  pilot_push(&v->session);
  send_view(v);
  v->session.changed = true;
  serve_once(v);
}

int ctw_show(ctwViewer* v, const ctModel* m, ctData* d) {
  return session_show(&v->session, m, NULL, d);
}

const char* ctw_url(const ctwViewer* v) { return server_url(v->session.server); }
ctvCamera* ctw_camera(ctwViewer* v) { return &v->cam; }
ctvOption* ctw_option(ctwViewer* v) { return &v->opt; }
const ctvPerturb* ctw_perturb(ctwViewer* v) { return &v->session.pert; }
ctvScene* ctw_scene(ctwViewer* v) { return &v->scene; }

void ctw_setText(ctwViewer* v, int gridpos, const char* text) {
  StrBuf all = {0};
  if (gridpos < 0 || gridpos >= PLACES) return;
  alloc_free(v->text[gridpos]);
  v->text[gridpos] = text && *text ? str_dup(text) : NULL;
  for (int i = 0; i < PLACES; i++)
    if (v->text[i]) strbuf_printf(&all, "%s%d\n%s", all.len ? "\f" : "", i, v->text[i]);
  if (!all.failed) session_keep(&v->session, "text", all.data ? all.data : "");
  strbuf_free(&all);
}
