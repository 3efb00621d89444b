#include "unit/serve/session_scene.h"

#include <corten/viewer.h>

#include <stdlib.h>

enum { SEEN = 1 << 20 };

static ctModel* slider_model(void) {
  return model_text("<mujoco><worldbody><body name='a'><joint type='slide' axis='1 0 0'/><geom "
                    "size='.1'/></body></worldbody></mujoco>");
}

// A socket of the page that the address names.
static int join_url(const char* url) {
  char text[512], token[64];
  int port = 0;
  assert_int_equal(sscanf(url, "http://127.0.0.1:%d/?token=%63[0-9a-f]", &port, token), 2);
  struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  const int fd = socket(AF_INET, SOCK_STREAM, 0);
  inet_pton(AF_INET, "127.0.0.1", &a.sin_addr);
  assert_int_equal(connect(fd, (struct sockaddr*)&a, sizeof a), 0);
  const int n = snprintf(text, sizeof text,
                         "GET /socket?token=%s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: "
                         "websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                         "dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
                         token, port);
  client_send(fd, text, (size_t)n);
  return fd;
}

// What came after some turns of the program.
static int turn_program(ctwViewer* v, int fd, char* out) {
  int n = 0;
  for (int i = 0; i < 60; i++) {
    ctw_sync(v);
    usleep(2000);
    const ssize_t got = recv(fd, out + n, (size_t)(SEEN - n), MSG_DONTWAIT);
    if (got > 0) n += (int)got;
  }
  return n;
}

static bool saw_text(const char* data, int n, const char* word) {
  const int k = (int)strlen(word);
  for (int i = 0; i + k <= n; i++)
    if (!memcmp(data + i, word, (size_t)k)) return true;
  return false;
}

static void count_key(void* user, int code, int modifiers) {
  (void)modifiers;
  *(int*)user += code;
}

static void a_program_and_its_page(void** state) {
  (void)state;
  char error[100] = "old", *in = malloc(SEEN);
  int keys = 0;
  ctModel* m = slider_model();
  ctData* d = ct_makeData(m);
  ct_forward(m, d);
  ctwViewer* v = ctw_launch(m, d, &(ctwSettings){.quiet = 1, .key = count_key, .user = &keys},
                            error, sizeof error);
  assert_non_null(v);
  assert_string_equal(error, "");
  ctw_camera(v)->azimuth = 12;
  ctw_setText(v, ctGRID_TOPRIGHT, "reward 3");
  ctw_setText(v, 99, "nowhere");
  ctw_sync(v); // before a page is there
  ctv_initGeom(ctw_scene(v)->geoms, ctGEOM_SPHERE, NULL, NULL, NULL, NULL);
  ctw_scene(v)->geoms[0].category = ctCAT_DECOR;
  ctw_scene(v)->ngeom = 1;
  const int fd = join_url(ctw_url(v));
  int n = turn_program(v, fd, in);
  assert_true(saw_text(in, n, "\"kind\":\"model\"") && saw_text(in, n, "\"steps\":0"));
  assert_true(saw_text(in, n, " 12 -45\"") && saw_text(in, n, "reward 3"));
  client_say(fd, "camera 1 -1 1 0 0 0 5 34 -56");
  client_say(fd, "view 1 2 5 1 2 4 8 16 32 63");
  client_say(fd, "key 65 0");
  turn_program(v, fd, in);
  assert_int_equal(ctw_camera(v)->type, ctCAMERA_TRACKING);
  assert_within(ctw_camera(v)->azimuth, 34, 0);
  const ctvOption* o = ctw_option(v);
  assert_int_equal(o->label, 1);
  assert_true(o->flags[0] && !o->flags[1] && o->flags[2] && o->geomgroup[0] && !o->geomgroup[1]);
  assert_true(o->flexgroup[5] && o->skingroup[5]);
  assert_int_equal(keys, 65);
  client_say(fd, "select 1 0 0 0");
  client_say(fd, "drag 1");
  client_say(fd, "move 0.5 0 0");
  turn_program(v, fd, in);
  assert_int_equal(ctw_perturb(v)->select, 1);
  assert_true(d->xfrc_applied[6] > 0.1);
  ctw_camera(v)->distance = 2;
  n = turn_program(v, fd, in);
  assert_true(saw_text(in, n, " 2 34 -56\""));
  assert_true(ctw_isRunning(v) && ctw_show(v, m, d));
  close(fd);
  ctw_close(v);
  ct_deleteData(d);
  ct_deleteModel(m);
  free(in);
}

static void what_cannot_be_launched_has_a_reason(void** state) {
  (void)state;
  char error[100];
  ctModel* m = slider_model();
  ctData* d = ct_makeData(m);
  assert_null(ctw_launch(NULL, d, NULL, error, sizeof error));
  assert_non_null(strstr(error, "model"));
  assert_null(ctw_launch(m, d, &(ctwSettings){.port = 70000}, error, sizeof error));
  assert_non_null(strstr(error, "port"));
  assert_null(ctw_launch(m, d, &(ctwSettings){.host = "no address"}, NULL, 0));
  ctw_close(NULL);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_program_and_its_page),
                                     cmocka_unit_test(what_cannot_be_launched_has_a_reason)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
