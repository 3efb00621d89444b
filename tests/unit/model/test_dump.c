// Text of models and data: complete, readable back, the same for equal models.
#include "base/alloc.h"
#include "base/file.h"
#include "base/rng.h"
#include "everything.h"
#include "model/dump.h"
#include "support/cmocka_all.h"

#include <math.h>
#include <stdlib.h>
#include <unistd.h>

static char* model_text(const ctModel* m, const char* format) {
  StrBuf out = {0};
  assert_true(dump_model(&out, m, format));
  return out.data;
}

static char* data_text(const ctModel* m, const ctData* d, const char* format) {
  StrBuf out = {0};
  assert_true(dump_data(&out, m, d, format));
  return out.data;
}

// Start of the line that begins with a word, after `from`; NULL if there is none.
static const char* line_of(const char* from, const char* word) {
  size_t n = strlen(word);
  for (const char* p = from; p; p = strchr(p, '\n')) {
    p += strspn(p, " \n");
    if (strncmp(p, word, n) == 0 && (p[n] == ' ' || p[n] == '\n')) return p;
  }
  return NULL;
}

static void assert_all_there(const char* text, const Field* table, int n, const void* base,
                             const ctModel* m, const ctData* d) {
  for (int i = 0; i < n; i++) {
    const Field* f = table + i;
    if (field_count(f, m, d) == 0 || !field_data(f, base) || f->type == FIELD_CONTACT) continue;
    if (!line_of(text, f->name)) fail_msg("%s is missing", f->name);
  }
}

static void every_field_of_a_model_is_there(void** state) {
  (void)state;
  ctModel* m = everything();
  char* text = model_text(m, NULL);
  assert_all_there(text, model_field, model_field_count, m, m, NULL);
  assert_all_there(text, option_field, option_field_count, &m->opt, m, NULL);
  assert_all_there(text, visual_field, visual_field_count, &m->vis, m, NULL);
  assert_all_there(text, statistic_field, statistic_field_count, &m->stat, m, NULL);
  assert_int_equal(strncmp(text, "model 'everything'", 18), 0);
  assert_non_null(strstr(text, "\nbody 1 'a'\n"));
  assert_non_null(strstr(text, "\njoint 1 'hinge'\n"));
  assert_non_null(strstr(text, "\ndof 0\n"));
  alloc_free(text);
  ct_deleteModel(m);
}

// Numbers of the line that starts with `name` behind `after`.
static void assert_numbers(const char* text, const char* after, const char* name, const double* x,
                           int n) {
  const char* p = line_of(strstr(text, after), name);
  assert_non_null(p);
  p += strlen(name);
  for (int i = 0; i < n; i++) {
    double got;
    assert_true(str_to_double(p, p + 100, &got, &p));
    assert_memory_equal(&got, x + i, sizeof got);
  }
  assert_int_equal(*p, '\n');
}

static void reals_read_back(void** state) {
  (void)state;
  ctModel* m = everything();
  m->body_pos[3] = 0.1 + 0.2;
  m->body_pos[4] = -1e-300;
  m->body_pos[5] = 1.0 / 3;
  m->opt.gravity[0] = 5e-324;
  m->opt.gravity[1] = -0.0;
  char* text = model_text(m, NULL);
  assert_numbers(text, "\nbody 1 ", "body_pos", m->body_pos + 3, 3);
  assert_numbers(text, "\noptions\n", "gravity", m->opt.gravity, 3);
  assert_non_null(strstr(text, "body_pos               0.30000000000000004 -1e-300"));
  alloc_free(text);
  ct_deleteModel(m);
}

static void formats_are_used(void** state) {
  (void)state;
  ctModel* m = everything();
  m->opt.timestep = 0.0123456;
  m->geom_rgba[0] = 0.25f;
  char* text = model_text(m, "%+9.3f");
  assert_non_null(strstr(text, "timestep                  +0.012\n"));
  assert_non_null(strstr(line_of(text, "geom_rgba"), "   +0.250 "));
  alloc_free(text);
  text = model_text(m, "%s%n"); // not a format: shortest
  assert_non_null(strstr(text, "timestep               0.0123456\n"));
  alloc_free(text);
  m->opt.timestep = 1e308;
  text = model_text(m, "%99.99f");
  const char* line = strstr(text, "timestep");
  assert_true(strchr(line, '\n') - line > 400);
  alloc_free(text);
  ct_deleteModel(m);
}

static void formats_are_judged(void** state) {
  (void)state;
  static const char* const good[] = {"%g",        "%f",  "%-10.3e", "% 8.2g",
                                     "%+#012.5A", "%.f", "%99.99f"};
  static const char* const bad[] = {"",     "g",    "%",   "%d",  "%s",   "%g ",   " %g",
                                    "%g%g", "%n",   "%lg", "%*g", "%.*g", "%100f", "%.100f",
                                    "%1$g", "%5.3", "%-",  "%%",  "%2.g%"};
  for (size_t i = 0; i < sizeof good / sizeof *good; i++) assert_true(dump_format_ok(good[i]));
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) assert_false(dump_format_ok(bad[i]));
  assert_false(dump_format_ok(NULL));
}

static void floats_are_short_and_exact(void** state) {
  (void)state;
  char text[STR_DOUBLE];
  assert_int_equal(dump_float(text, 0.1f), 3);
  assert_string_equal(text, "0.1");
  dump_float(text, 16777216.0f);
  assert_string_equal(text, "16777216");
  dump_float(text, 1e-45f);
  assert_string_equal(text, "1e-45");
  dump_float(text, NAN);
  assert_string_equal(text, "nan");
  dump_float(text, -INFINITY);
  assert_string_equal(text, "-inf");
  for (uint64_t i = 0; i < 20000; i++) {
    uint32_t bits = (uint32_t)rng_u64(3, 4, i);
    float x, back;
    memcpy(&x, &bits, 4);
    if (isnan(x)) continue;
    int n = dump_float(text, x);
    double wide = 0;
    assert_true(n < STR_DOUBLE && str_to_double(text, text + n, &wide, NULL));
    back = (float)wide;
    assert_memory_equal(&back, &x, 4);
  }
}

static void strings_are_quoted(void** state) {
  (void)state;
  ctModel* m = everything();
  memcpy(m->paths, "a\"\n\\", 5);
  char* text = model_text(m, NULL);
  assert_non_null(strstr(text, "0 \"a\\x22\\x0a\\x5c\"\n"));
  assert_non_null(strstr(text, "\"everything\"\n"));
  m->paths[4] = 'x';
  alloc_free(text);
  text = model_text(m, NULL);
  assert_non_null(strstr(text, "(no end)"));
  alloc_free(text);
  ct_deleteModel(m);
}

static void every_field_of_data_is_there(void** state) {
  (void)state;
  ctModel* m = everything();
  ctData* d = ct_makeData(m);
  d->time = 0.375;
  ct_forward(m, d);
  d->solver_niter[1] = 1;
  d->solver[ctNSOLVER].gradient = 0.125;
  d->warning[2].number = 3;
  d->timer[0].number = 4;
  char* text = data_text(m, d, NULL);
  assert_all_there(text, data_field, data_field_count, d, m, d);
  assert_non_null(strstr(text, "time                   0.375\n"));
  assert_non_null(strstr(text, "== position / kinematics\nxpos  "));
  assert_non_null(strstr(text, " a: "));
  assert_non_null(strstr(text, "warning 2              3 times"));
  assert_non_null(strstr(text, "timer 0                4 times"));
  assert_non_null(strstr(text, "solver island 1, iteration 0: 0 0 0 0 0 0.125 0\n"));
  alloc_free(text);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void contacts_are_printed(void** state) {
  (void)state;
  ctModel* m = everything();
  ctData* d = ct_makeData(m);
  ctContact contact[2] = {{.dist = -0.5, .dim = 3}, {.dist = 0.25, .geom = {3, 4}}};
  ctContact* kept = d->contact;
  d->contact = contact;
  d->ncon = 2;
  char* text = data_text(m, d, "%.2f");
  const char* second = strstr(text, "contact 1\n");
  assert_non_null(second);
  assert_non_null(strstr(text, "contact 0\n  dist                   -0.50\n"));
  assert_non_null(strstr(second, "geom                   3 4\n"));
  d->contact = kept;
  d->ncon = 0;
  alloc_free(text);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void files_are_written(void** state) {
  (void)state;
  ctModel* m = everything();
  ctData* d = ct_makeData(m);
  char path[] = "/tmp/corten_dump_XXXXXX";
  int fd = mkstemp(path);
  assert_true(fd >= 0);
  close(fd);
  for (int k = 0; k < 4; k++) {
    const char* format = k % 2 ? "%.3e" : NULL;
    if (k == 0) ct_printModel(m, path);
    if (k == 1) ct_printFormattedModel(m, path, format);
    if (k == 2) ct_printData(m, d, path);
    if (k == 3) ct_printFormattedData(m, d, path, format);
    char* text = k < 2 ? model_text(m, format) : data_text(m, d, format);
    unsigned char* data;
    size_t size;
    assert_true(file_read(path, 1 << 30, &data, &size, NULL));
    assert_int_equal(size, strlen(text));
    assert_memory_equal(data, text, size);
    alloc_free(data);
    alloc_free(text);
  }
  unlink(path);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void save_text_tells_how_it_went(void** state) {
  (void)state;
  ctModel* m = everything();
  ctData* d = ct_makeData(m);
  char path[] = "/tmp/corten_dump_XXXXXX", error[100] = "x";
  int fd = mkstemp(path);
  assert_true(fd >= 0);
  close(fd);
  for (int k = 0; k < 2; k++) {
    assert_int_equal(ct_saveText(m, k ? d : NULL, path, error, sizeof error), 0);
    assert_string_equal(error, "");
    char* text = k ? data_text(m, d, NULL) : model_text(m, NULL);
    unsigned char* data;
    size_t size;
    assert_true(file_read(path, 1 << 30, &data, &size, NULL));
    assert_string_equal((char*)data, text);
    alloc_free(data);
    alloc_free(text);
    assert_int_equal(ct_saveText(m, k ? d : NULL, "/dev/full", error, sizeof error), -1);
    assert_string_equal(error, "no space left");
    assert_int_equal(ct_saveText(m, k ? d : NULL, "/no/such/folder", NULL, 0), -1);
  }
  unlink(path);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void* no_more(size_t n, size_t align, void* user) {
  long* left = (long*)user;
  return (*left)-- > 0 ? aligned_alloc(align, (n + align) / align * align) : NULL;
}

static void give_back(void* p, void* user) {
  (void)user;
  free(p);
}

// Half a text is not written; what was taken is given back (the sanitizer sees it).
static void short_memory_gives_no_file(void** state) {
  (void)state;
  ctModel* m = everything();
  char path[] = "/tmp/corten_short_XXXXXX";
  int fd = mkstemp(path);
  assert_true(fd >= 0);
  close(fd);
  unlink(path);
  long left;
  ctAllocator hooks = {no_more, give_back, &left};
  ct_setAllocator(&hooks);
  long n = 0;
  for (; n < 200; n++) {
    left = n;
    ct_printModel(m, path);
    if (access(path, F_OK) == 0) break;
  }
  ct_setAllocator(NULL);
  assert_in_range(n, 3, 100);
  unlink(path);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_field_of_a_model_is_there),
      cmocka_unit_test(reals_read_back),
      cmocka_unit_test(formats_are_used),
      cmocka_unit_test(formats_are_judged),
      cmocka_unit_test(floats_are_short_and_exact),
      cmocka_unit_test(strings_are_quoted),
      cmocka_unit_test(every_field_of_data_is_there),
      cmocka_unit_test(contacts_are_printed),
      cmocka_unit_test(files_are_written),
      cmocka_unit_test(save_text_tells_how_it_went),
      cmocka_unit_test(short_memory_gives_no_file),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
