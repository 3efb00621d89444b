// Runs every fuzz target once over its corpus, so that a target that no longer compiles, links or
// passes is noticed without a fuzzer. tests/CMakeLists.txt gives FUZZ_TARGETS: X(NAME) for each
// fuzz_NAME.c, whose entry has the name fuzz_NAME here. A finding aborts, by REQUIRE or by a
// sanitizer, behind the name of its file.
#include "base/alloc.h"
#include "base/file.h"
#include "fuzz.h"
#include "support/cmocka_all.h"

#include <dirent.h>
#include <sys/stat.h>

enum { MOST_BYTES = 4096, MOST_BYTES_OF_ALL = 1 << 16, PATH_BYTES = 1000 };

typedef int Target(const uint8_t* data, size_t size);

#define X(name) Target fuzz_##name;
FUZZ_TARGETS
#undef X

static size_t replay_file(Target* target, const char* path) {
  unsigned char* data = NULL;
  size_t size = 0;
  fprintf(stderr, "%s\n", path);
  assert_true(file_read(path, MOST_BYTES, &data, &size, NULL)); // a corpus is of small files
  target(data, size);
  alloc_free(data);
  return size;
}

static void replay(Target* target, const char* name) {
  char path[PATH_BYTES], file[2 * PATH_BYTES];
  snprintf(path, sizeof path, "%s/corpus/%s", CT_FUZZ_DIR, name);
  DIR* folder = opendir(path);
  assert_non_null(folder);
  size_t count = 0, bytes = 0;
  for (const struct dirent* e = readdir(folder); e; e = readdir(folder)) {
    if (e->d_name[0] == '.') continue;
    snprintf(file, sizeof file, "%s/%s", path, e->d_name);
    bytes += replay_file(target, file);
    count++;
  }
  closedir(folder);
  assert_true(count > 0 && bytes <= MOST_BYTES_OF_ALL);
}

#define X(name)                                                                                    \
  static void replay_##name(void** state) {                                                        \
    (void)state;                                                                                   \
    replay(fuzz_##name, #name);                                                                    \
  }
FUZZ_TARGETS
#undef X

int main(void) {
#define X(name) cmocka_unit_test(replay_##name),
  const struct CMUnitTest tests[] = {FUZZ_TARGETS};
#undef X
  return cmocka_run_group_tests(tests, NULL, NULL);
}
