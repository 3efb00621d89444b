#include "serve/cover.h"
#include "unit/serve/container.h"
#include "unit/serve/page_client.h"

static const unsigned char kPixel[12] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};

static CoverPicture small_picture(void) {
  return (CoverPicture){.left = 5,
                        .bottom = 6,
                        .width = 20,
                        .height = 10,
                        .rows = 2,
                        .columns = 2,
                        .channels = 3,
                        .pixels = kPixel};
}

static void a_layer_has_places_and_pixels(void** state) {
  (void)state;
  PageCover o = {0};
  const CoverPicture picture[2] = {small_picture(), small_picture()};
  assert_true(cover_pictures(&o, 1, picture, 2));
  char* head = container_head(&o.layer[1].pack);
  assert_non_null(strstr(head, "\"layer\":1,\"places\":[[5, 6, 20, 10, 2, 2, 3], [5, 6,"));
  alloc_free(head);
  char type[4];
  int count;
  const unsigned char* pixels = container_array(&o.layer[1].pack, "pixels", type, &count);
  assert_int_equal(count, 24);
  assert_memory_equal(pixels, kPixel, 12);
  assert_memory_equal(pixels + 12, kPixel, 12);
  assert_int_equal(o.layer[1].version, 1);
  assert_true(cover_pictures(&o, 1, NULL, 0)); // none any more
  assert_int_equal(o.layer[1].version, 2);
  cover_free(&o);
}

static void what_cannot_be_shown_changes_nothing(void** state) {
  (void)state;
  PageCover o = {0};
  CoverPicture many[COVER_PICTURES + 1];
  for (int i = 0; i <= COVER_PICTURES; i++) many[i] = small_picture();
  assert_false(cover_pictures(&o, 0, many, COVER_PICTURES + 1));
  assert_false(cover_pictures(&o, 0, many, -1));
  assert_true(cover_pictures(&o, 0, many, COVER_PICTURES));
  for (int k = 0; k < 5; k++) {
    CoverPicture p = small_picture();
    if (k == 0) p.channels = 2;
    if (k == 1) p.rows = 0;
    if (k == 2) p.width = -1;
    if (k == 3) p.rows = p.columns = 1 << 30;
    if (k == 4) p.rows = COVER_BYTES / 6 + 1; // one row more than there is room for
    assert_false(cover_pictures(&o, 0, &p, 1));
  }
  assert_int_equal(o.layer[0].version, 1);
  cover_free(&o);
}

static StrBuf text_of(const char* text) {
  StrBuf b = {0};
  strbuf_add(&b, text);
  return b;
}

// A page that joins gets what was kept, and every layer once per version.
static void pages_that_come_later_get_what_is_kept(void** state) {
  (void)state;
  static const char* const names[] = {"a", "b"};
  static char in[1 << 16];
  const char* why;
  PageCover o = {0};
  Server* s = server_open(&(ServerDef){.page = "page", .page_size = 4}, &why);
  assert_non_null(s);
  for (int i = 0; i < 3; i++) {
    StrBuf pack = text_of(i == 0 ? "first" : i == 1 ? "second" : "third");
    cover_keep(&o, names[i % 2], &pack);
    strbuf_free(&pack);
  }
  assert_true(cover_keeps(&o, "a") && cover_keeps(&o, "b") && !cover_keeps(&o, "c"));
  const CoverPicture picture = small_picture();
  assert_true(cover_pictures(&o, 0, &picture, 1));
  const int fd = client_join(s);
  cover_greet(&o, s, 0);
  cover_send(&o, s, 0);
  cover_send(&o, s, 0);
  int n = client_receive(s, fd, in, sizeof in), layers = 0;
  for (int i = 0; i + 4 <= n; i++) layers += !memcmp(in + i, "CTPK", 4);
  assert_int_equal(layers, 1);
  assert_non_null(strstr(in, "third"));
  assert_null(strstr(in, "first"));
  assert_true(cover_pictures(&o, 0, &picture, 1));
  cover_send(&o, s, 0);
  assert_true(client_receive(s, fd, in, sizeof in) > 12);
  close(fd);
  server_close(s);
  cover_free(&o);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_layer_has_places_and_pixels),
                                     cmocka_unit_test(what_cannot_be_shown_changes_nothing),
                                     cmocka_unit_test(pages_that_come_later_get_what_is_kept)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
