#include "unit/serve/session_scene.h"

#include <stdlib.h>

enum { ROOM = 1 << 20 };

static int turn_session(SessionScene* x, int fd, char* out) {
  int n = 0;
  for (int i = 0; i < 40; i++) {
    session_poll(&x->s, 0.002);
    const ssize_t got = recv(fd, out + n, (size_t)(ROOM - n), MSG_DONTWAIT);
    if (got > 0) n += (int)got;
  }
  return n;
}

static bool has_text(const char* data, int n, const char* word) {
  const int k = (int)strlen(word);
  for (int i = 0; i + k <= n; i++)
    if (!memcmp(data + i, word, (size_t)k)) return true;
  return false;
}

static void pages_get_model_and_frames(void** state) {
  (void)state;
  static SessionScene x;
  char* in = malloc(ROOM);
  scene_open(&x);
  const int fd = client_join(x.s.server);
  int n = turn_session(&x, fd, in);
  assert_true(has_text(in, n, "\"kind\":\"frame\""));
  assert_true(has_text(in, n, "\"time\":0,\"paused\":1"));
  client_say(fd, "step 3");
  n = turn_session(&x, fd, in);
  assert_true(has_text(in, n, "\"time\":0.006,"));
  client_say(fd, "nonsense");
  n = turn_session(&x, fd, in);
  assert_true(has_text(in, n, "no such message"));
  client_say(fd, "state");
  n = turn_session(&x, fd, in);
  assert_true(has_text(in, n, "\\u003ckey time="));
  close(fd);
  turn_session(&x, fd, in);
  assert_int_equal(x.s.pages, 0);
  assert_int_equal(x.s.pilot, -1);
  scene_close(&x);
  free(in);
}

static void one_page_steers(void** state) {
  (void)state;
  static SessionScene x;
  char* in = malloc(ROOM);
  scene_open(&x);
  const int a = client_join(x.s.server), b = client_join(x.s.server);
  turn_session(&x, a, in);
  client_say(b, "step 5");
  int n = turn_session(&x, b, in);
  assert_true(has_text(in, n, "only the pilot steers"));
  assert_within(x.d->time, 0, 0);
  client_say(b, "take");
  n = turn_session(&x, b, in);
  assert_true(has_text(in, n, "\"role\":\"pilot\""));
  client_say(b, "step 5");
  turn_session(&x, b, in);
  assert_within(x.d->time, 0.01, 1e-12);
  close(b); // the other page takes over
  turn_session(&x, a, in);
  client_say(a, "step 1");
  turn_session(&x, a, in);
  assert_within(x.d->time, 0.012, 1e-12);
  close(a);
  scene_close(&x);
  free(in);
}

// In real time, not faster; and the model is exchanged under the page.
static void time_passes(void** state) {
  (void)state;
  static SessionScene x;
  char* in = malloc(ROOM);
  scene_open(&x);
  const int fd = client_join(x.s.server);
  client_say(fd, "play");
  turn_session(&x, fd, in);
  const double start = x.s.wall;
  for (int i = 0; i < 30; i++) {
    session_advance(&x.s, 0.01);
    session_poll(&x.s, 0.003);
  }
  assert_true(x.d->time > 0);
  assert_true(x.d->timer[ctTIMER_STEP].duration > 0 || x.s.timing[ctTIMER_STEP] > 0);
  session_advance(&x.s, 10);
  assert_true(x.d->time <= x.s.time + 60 && x.s.wall >= start);
  assert_true(session_show(&x.s, x.m, x.m, x.d));
  const int n = turn_session(&x, fd, in);
  assert_true(has_text(in, n, "\"kind\":\"model\""));
  session_note(&x.s, "error", "line 3");
  assert_true(has_text(in, turn_session(&x, fd, in), "line 3"));
  close(fd);
  scene_close(&x);
  free(in);
}

static cttNum own_clock(void) { return 1; }

// The timers have a clock while the model is shown; the clock of a program stays.
static void timers_run_while_shown(void** state) {
  (void)state;
  static SessionScene x;
  scene_open(&x);
  assert_non_null(ct_getCallbacks(x.d)->time);
  session_close(&x.s);
  const ctCallbacks* after = ct_getCallbacks(x.d);
  assert_true(!after || !after->time);
  const char* why;
  ct_setCallbacks(x.d, &(ctCallbacks){.time = own_clock});
  assert_true(session_open(&x.s, &(SessionDef){.steps = true, .paused = true}, &why));
  assert_true(session_show(&x.s, x.m, x.m, x.d));
  assert_true(ct_getCallbacks(x.d)->time == own_clock);
  scene_close(&x);
}

// The camera of the pilot's page comes back to the program; a page that joins later starts with it.
static void the_view_of_the_pilot_is_told(void** state) {
  (void)state;
  static SessionScene x;
  char* in = malloc(ROOM);
  scene_open(&x);
  const int a = client_join(x.s.server);
  session_keep(&x.s, "camera", "0 -1 -1 0 0 0 7 90 -45");
  assert_true(has_text(in, turn_session(&x, a, in), "0 -1 -1 0 0 0 7 90 -45"));
  client_say(a, "window 640 480");
  client_say(a, "camera 1 -1 2 0.1 0.2 0.3 4.000000000000001 33 -20.5");
  client_say(a, "view 1 2 16384 7 7 7 7 7 7 63");
  turn_session(&x, a, in);
  assert_int_equal(x.s.said.fresh, SAID_CAMERA | SAID_VIEW);
  assert_within(x.s.said.camera[6], 4.000000000000001, 0);
  assert_within(x.s.said.view[9], 63, 0);
  assert_int_equal(x.s.said.width, 640);
  assert_int_equal(x.s.said.height, 480);
  x.s.said.fresh = 0;
  static const char* const wrong[] = {"camera 3 -1 -1 0 0 0 1 0 0", "camera 2 0 -1 0 0 0 1 0 0",
                                      "camera 1 -1 3 0 0 0 1 0 0", "view 99 0 0 0 0 0 0 0 0 0"};
  for (size_t i = 0; i < 4; i++) client_say(a, wrong[i]); // objects that there are not
  turn_session(&x, a, in);
  assert_int_equal(x.s.said.fresh, 0);
  const int b = client_join(x.s.server);
  const int n = turn_session(&x, b, in);
  assert_true(has_text(in, n, "1 -1 2 0.1 0.2 0.3 4.000000000000001 33 -20.5"));
  const unsigned char pixel[3] = {1, 2, 3};
  const CoverPicture picture = {0, 0, 10, 10, 1, 1, 3, pixel};
  assert_true(session_pictures(&x.s, 0, &picture, 1));
  assert_true(has_text(in, turn_session(&x, b, in), "\"kind\":\"pictures\""));
  close(a);
  close(b);
  scene_close(&x);
  free(in);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pages_get_model_and_frames), cmocka_unit_test(one_page_steers),
      cmocka_unit_test(time_passes), cmocka_unit_test(timers_run_while_shown),
      cmocka_unit_test(the_view_of_the_pilot_is_told)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
