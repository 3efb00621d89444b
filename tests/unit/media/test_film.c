#include "base/alloc.h"
#include "base/file.h"
#include "media/film.h"
#include "unit/media/media_samples.h"

#include <sys/stat.h>
#include <unistd.h>

enum { WIDTH = 30, HEIGHT = 21 };

static char folder[] = "/tmp/corten_film_XXXXXX";

static const char* in_folder(const char* name) {
  static char path[200];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return path;
}

static bool make_film(const char* path, int pictures, char* why) {
  unsigned char rgb[3 * WIDTH * HEIGHT];
  Film* f = film_open(path, PIXEL_RGB8, WIDTH, HEIGHT, 20, why);
  for (int k = 0; f && k < pictures; k++) {
    fill_picture(rgb, WIDTH, HEIGHT, k);
    const PixelGrid p = grid_of(rgb, WIDTH, HEIGHT);
    if (film_add(f, &p, why)) continue;
    film_discard(f);
    return false;
  }
  return f && film_close(f, why);
}

static size_t check_file(const char* path, const char* start, size_t n) {
  unsigned char* data;
  size_t size;
  assert_true(file_read(path, 1 << 24, &data, &size, NULL));
  assert_true(size > n);
  assert_memory_equal(data, start, n);
  alloc_free(data);
  assert_int_equal(unlink(path), 0);
  return size;
}

static void test_the_ending_chooses_the_format(void** state) {
  (void)state;
  char why[FILM_REASON];
  assert_true(make_film(in_folder("a.png"), 1, why));
  const size_t one = check_file(in_folder("a.png"), "\x89PNG", 4);
  assert_true(make_film(in_folder("a.PNG"), 3, why));
  assert_true(check_file(in_folder("a.PNG"), "\x89PNG", 4) > one);
  assert_true(make_film(in_folder("a.apng"), 3, why));
  check_file(in_folder("a.apng"), "\x89PNG", 4);
  assert_true(make_film(in_folder("a.gif"), 3, why));
  check_file(in_folder("a.gif"), "GIF89a", 6);
}

static void test_numbered_files(void** state) {
  (void)state;
  char why[FILM_REASON];
  assert_true(make_film(in_folder("f%03d.png"), 12, why));
  for (int k = 0; k < 12; k++) {
    char name[20];
    snprintf(name, sizeof name, "f%03d.png", k);
    check_file(in_folder(name), "\x89PNG", 4);
  }
  assert_true(make_film(in_folder("%d.png"), 1, why));
  check_file(in_folder("0.png"), "\x89PNG", 4);
}

static void test_names_that_are_refused(void** state) {
  (void)state;
  static const char* const bad[] = {"a.jpg",     "a",        ".png",
                                    "a%s.png",   "a%.png",   "a%d%d.png",
                                    "a%04d.gif", "%n.png",   "%10000000000d.png",
                                    "",          "a%-4d.png"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    char why[FILM_REASON] = "";
    assert_non_null(film_check_path(bad[i]));
    assert_false(make_film(bad[i], 1, why));
    assert_true(strlen(why) > 0);
  }
  assert_null(film_check_path("a/b%04d.png"));
  assert_null(film_check_path("a.mp4"));
}

static void test_sizes_and_kinds_that_are_refused(void** state) {
  (void)state;
  char why[FILM_REASON];
  assert_null(film_open(in_folder("a.png"), PIXEL_RGB8, 0, 3, 20, why));
  assert_null(film_open(in_folder("a.png"), PIXEL_RGB8, 40000, 3, 20, why));
  assert_null(film_open(in_folder("a.png"), PIXEL_RGB8, 3, 3, -1, why));
  assert_null(film_open(in_folder("a.gif"), PIXEL_GRAY16, 3, 3, 20, why));
  assert_non_null(strstr(why, "GIF has colours of 8 bits only"));
  assert_null(film_open(in_folder("no/such/a.png"), PIXEL_RGB8, 3, 3, 20, why));
  assert_non_null(strstr(why, "a.png: "));
}

static void test_a_failed_film_leaves_the_old_file(void** state) {
  (void)state;
  char why[FILM_REASON];
  const char old[] = "what was there";
  assert_true(file_write(in_folder("a.gif"), old, sizeof old, NULL));
  assert_false(make_film(in_folder("a.gif"), 0, why));
  Film* f = film_open(in_folder("a.gif"), PIXEL_RGB8, WIDTH, HEIGHT, 20, why);
  assert_non_null(f);
  film_discard(f);
  check_file(in_folder("a.gif"), old, sizeof old - 1);
}

// Programs named ffmpeg in a folder that is the whole PATH.
static void write_program(const char* text) {
  assert_true(file_write(in_folder("ffmpeg"), text, strlen(text), NULL));
  assert_int_equal(chmod(in_folder("ffmpeg"), 0755), 0);
}

static void test_mp4_without_ffmpeg_says_so(void** state) {
  (void)state;
  char why[FILM_REASON];
  assert_int_equal(setenv("PATH", folder, 1), 0);
  assert_false(make_film(in_folder("a.mp4"), 3, why));
  assert_non_null(strstr(why, "MP4 needs the program ffmpeg, which is not installed here"));
  assert_int_not_equal(access(in_folder("a.mp4"), F_OK), 0);
}

static void test_mp4_by_a_program(void** state) {
  (void)state;
  char why[FILM_REASON];
  assert_int_equal(setenv("PATH", folder, 1), 0);
  // the last argument is file:PATH; the pixels are counted
  write_program("#!/bin/sh\nfor a; do last=$a; done\n/usr/bin/wc -c > \"${last#file:}\"\n");
  assert_true(make_film(in_folder("a.mp4"), 3, why));
  char bytes[20];
  snprintf(bytes, sizeof bytes, "%d\n", 3 * 3 * WIDTH * HEIGHT);
  check_file(in_folder("a.mp4"), bytes, strlen(bytes) - 1);
  write_program("#!/bin/sh\nexit 3\n");
  assert_false(make_film(in_folder("a.mp4"), 2000, why));
  assert_non_null(strstr(why, "ffmpeg"));
  assert_int_not_equal(access(in_folder("a.mp4"), F_OK), 0);
  unlink(in_folder("ffmpeg"));
}

static int make_folder(void** state) {
  (void)state;
  return !mkdtemp(folder);
}

// Fails if a test left a file behind.
static int remove_folder(void** state) {
  (void)state;
  return rmdir(folder);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_the_ending_chooses_the_format),
      cmocka_unit_test(test_numbered_files),
      cmocka_unit_test(test_names_that_are_refused),
      cmocka_unit_test(test_sizes_and_kinds_that_are_refused),
      cmocka_unit_test(test_a_failed_film_leaves_the_old_file),
      cmocka_unit_test(test_mp4_without_ffmpeg_says_so),
      cmocka_unit_test(test_mp4_by_a_program),
  };
  return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
