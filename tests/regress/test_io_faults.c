// Calls of the system fail, one at a time and all from one on, in every command of the program and
// every function of the library that reads or writes files: an error and no file that only looks
// whole. Reads and writes of a few bytes change nothing.
#include "base/alloc.h"
#include "base/file.h"
#include "base/io.h"
#include "cli/cli.h"
#include "cli/interrupt.h"
#include "support/child.h"
#include "support/cmocka_all.h"

#include <corten/compat.h>
#include <corten/corten.h>

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

// In memory where that is possible: thousands of files are synced.
static char folder[40];

static const char model_text[] =
    "<mujoco model='faults'><include file='part.xml'/><asset><mesh name='m' file='m.obj'/></asset>"
    "<worldbody><geom type='plane' size='1 1 1'/><body name='a' pos='0 0 .3'><freejoint/>"
    "<geom type='mesh' mesh='m' mass='1'/></body></worldbody>"
    "<keyframe><key name='k' qpos='0 0 .4 1 0 0 0'/></keyframe></mujoco>";
static const char rope_text[] =
    "<mujoco model='rope' xmlns:corten='corten'><worldbody><geom type='plane' size='1 1 1'/>"
    "</worldbody><deformable><corten:chain name='r' material='hemp' thickness='.01' "
    "vertex='0 0 1 .1 0 1 .2 0 1'/></deformable></mujoco>";
static const char part_text[] =
    "<mujocoinclude><option timestep='0.004'><flag energy='enable'/></option></mujocoinclude>";
static const char mesh_text[] = "v 0 0 0\nv .1 0 0\nv 0 .1 0\nv 0 0 .1\n"
                                "f 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n";

//---------------------------------- faults --------------------------------------------------------

typedef enum FaultKind {
  FAULT_ONCE,    // one call fails
  FAULT_FOREVER, // all calls from one on fail
  FAULT_SHORT,   // every read and write handles at most 7 bytes
  FAULT_MEMORY,  // one request for memory fails
} FaultKind;

// Shared with the child that runs the program.
typedef struct Shared {
  FaultKind kind;
  int fail_at, code;
  atomic_int calls; // so far
  atomic_int call;  // kind of the first that failed; -1: none
  atomic_int requests, live;
} Shared;
static Shared* shared;

static int fault(IoCall call, size_t* size, void* user) {
  (void)user;
  const int at = atomic_fetch_add(&shared->calls, 1);
  if (shared->kind == FAULT_SHORT && size && *size > 7) *size = 1 + (size_t)at % 7;
  const bool now = (shared->kind == FAULT_ONCE && at == shared->fail_at) ||
                   (shared->kind == FAULT_FOREVER && at >= shared->fail_at);
  if (!now) return 0;
  int none = -1;
  atomic_compare_exchange_strong(&shared->call, &none, (int)call);
  return shared->code;
}

static void* heap_alloc(size_t n, size_t align, void* user) {
  (void)user;
  const int at = atomic_fetch_add(&shared->requests, 1);
  if (shared->kind == FAULT_MEMORY && at == shared->fail_at) {
    atomic_store(&shared->call, 0);
    return NULL;
  }
  void* p = aligned_alloc(align, (n + align - 1) / align * align);
  if (p) atomic_fetch_add(&shared->live, 1);
  return p;
}

static void heap_free(void* p, void* user) {
  (void)user;
  atomic_fetch_sub(&shared->live, 1);
  free(p);
}

static void arm(FaultKind kind, int fail_at, int code) {
  *shared = (Shared){.kind = kind, .fail_at = fail_at, .code = code};
  atomic_store(&shared->call, -1);
  io_set_fault(fault, NULL);
  ct_setAllocator(&(ctAllocator){heap_alloc, heap_free, NULL});
}

static void disarm(void) {
  io_set_fault(NULL, NULL);
  ct_setAllocator(NULL);
}

//---------------------------------- files ---------------------------------------------------------

typedef struct Bytes {
  unsigned char* data; // NULL: no such file
  size_t size;
} Bytes;

static Bytes read_bytes(const char* name) {
  Bytes b = {0};
  if (!file_read(name, 1 << 28, &b.data, &b.size, NULL)) b.data = NULL;
  return b;
}

static bool same_bytes(Bytes a, Bytes b) {
  return a.data && b.data && a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

static void put(const char* name, const char* text) {
  assert_true(file_write(name, text, strlen(text), NULL));
}

static int temporary_files(void) {
  int n = 0;
  DIR* d = opendir(".");
  assert_non_null(d);
  for (const struct dirent* e = readdir(d); e; e = readdir(d))
    n += strstr(e->d_name, ".tmp") != NULL;
  closedir(d);
  return n;
}

// Files whose name has this part.
static void remove_files(const char* part) {
  DIR* d = opendir(".");
  assert_non_null(d);
  for (const struct dirent* e = readdir(d); e; e = readdir(d))
    if (strstr(e->d_name, part)) unlink(e->d_name);
  closedir(d);
}

static int lines_of(const char* name) {
  Bytes b = read_bytes(name);
  int n = 0;
  for (size_t i = 0; i < b.size; i++) n += b.data[i] == '\n';
  alloc_free(b.data);
  return n;
}

static int setup(void** state) {
  (void)state;
  shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  const char* const parent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
  snprintf(folder, sizeof folder, "%s/corten_io_faults_XXXXXX", parent);
  if (shared == MAP_FAILED || !mkdtemp(folder) || chdir(folder) != 0) return -1;
  put("m.xml", model_text);
  put("part.xml", part_text);
  put("m.obj", mesh_text);
  put("rope.xml", rope_text);
  return 0;
}

static int teardown(void** state) {
  (void)state;
  remove_files("");
  return chdir("/") == 0 ? rmdir(folder) : -1;
}

//---------------------------------- the program ---------------------------------------------------

enum { WORDS = 16, OUTPUTS = 5 };

typedef struct Case {
  const char* word[WORDS];     // the command line behind "corten"
  const char* output[OUTPUTS]; // files it writes, with the same bytes every time
} Case;

static const Case cases[] = {
    {{"--help"}, {0}},
    {{"--version"}, {0}},
    {{"run", "--help"}, {0}},
    {{"run", "--steps", "20", "--key", "k", "--csv", "o.csv", "--npy", "o.npy", "--svg", "o.svg",
      "--record", "o.rec", "m.xml"},
     {"o.csv", "o.npy", "o.svg", "o.rec"}},
    {{"run", "--steps", "3", "--csv", "-", "m.xml"}, {0}},
    {{"run", "--steps", "3", "m.ctb"}, {0}},
    {{"compile", "m.xml", "-o", "o.xml", "-o", "o.ctb", "-o", "o.txt"},
     {"o.xml", "o.ctb", "o.txt"}},
    {{"check", "m.xml", "m.ctb"}, {0}},
    {{"info", "--names", "--sizes", "m.xml"}, {0}},
    {{"dump", "--data", "m.xml"}, {0}},
    {{"diff", "m.xml", "m.rec"}, {0}},
    {{"diff", "m.rec", "m.rec"}, {0}},
    {{"bench", "--steps", "1", "m.xml"}, {0}},
    {{"info", "--kinds"}, {0}},
    {{"run", "--steps", "6", "--every", "3", "--vertices", "o.npy", "--record", "o.rec",
      "rope.xml"},
     {"o.npy", "o.rec"}},
    {{"run", "--steps", "6", "--every", "3", "--vertices", "o.csv", "rope.xml"}, {"o.csv"}},
    {{"run", "--steps", "4", "--every", "2", "--html", "o.html", "m.xml"}, {"o.html"}},
    {{"run", "--steps", "3", "--html", "-", "rope.xml"}, {0}},
    {{"run", "--steps", "3", "--film", "o.gif", "--fps", "250", "--size", "8x6", "m.xml"},
     {"o.gif"}},
    {{"render", "--size", "8x6", "-o", "o.png", "m.xml"}, {"o.png"}},
    {{"render", "--size", "8x6", "-o", "o.png", "--depth", "m.ctb"}, {"o.png"}},
    {{"render", "--size", "8x6", "-o", "o.png", "--segmentation", "--label", "body", "m.xml"},
     {"o.png"}},
    {{"render", "--size", "8x6", "-o", "o.apng", "--fps", "250", "--time", ".012", "m.xml"},
     {"o.apng"}},
    {{"render", "--size", "8x6", "-o", "o%d.png", "--fps", "100", "m.rec"},
     {"o0.png", "o1.png", "o2.png"}},
    {{"view", "--no-browser", "m.xml"}, {0}},
    {{"view", "--no-browser", "m.rec"}, {0}},
    {{"view", "--no-browser", "--paused", "--verbose", "--key", "k", "m.ctb"}, {0}},
};
enum { CASES = sizeof cases / sizeof cases[0] };

static void interrupt_once(int number) {
  (void)number;
  if (!interrupt_signal()) raise(SIGINT);
}

static void ignore_interrupt(int number) { (void)number; }

// Ctrl-C as soon as the program watches for it: `view` serves until then.
static void interrupt_soon(void) {
  const struct itimerval period = {.it_interval = {.tv_usec = 20000},
                                   .it_value = {.tv_usec = 20000}};
  struct sigaction tick = {.sa_handler = interrupt_once, .sa_flags = SA_RESTART};
  signal(SIGINT, ignore_interrupt);
  if (sigaction(SIGALRM, &tick, NULL) || setitimer(ITIMER_REAL, &period, NULL)) child_end(99);
}

static void redirect(const char* name, int fd) {
  const int file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (file < 0 || dup2(file, fd) < 0) child_end(99);
  close(file);
}

// Runs the program in a child; its exit code, and its output in stdout.txt and stderr.txt.
static int run_program(const Case* c, FaultKind kind, int fail_at, int code) {
  char* argv[WORDS + 2] = {(char*)"corten"};
  int argc = 1, status = 0;
  for (int i = 0; i < WORDS && c->word[i]; i++) argv[argc++] = (char*)c->word[i];
  fflush(NULL);
  const pid_t pid = fork();
  if (pid == 0) {
    redirect("stdout.txt", STDOUT_FILENO);
    redirect("stderr.txt", STDERR_FILENO);
    arm(kind, fail_at, code);
    if (!strcmp(c->word[0], "view")) interrupt_soon();
    const int result = cli_main(argc, argv);
    fflush(stderr);
    child_end(result);
  }
  assert_true(pid > 0);
  assert_int_equal(waitpid(pid, &status, 0), pid);
  if (!WIFEXITED(status)) fail_msg("corten %s dies: call %d, kind %d", c->word[0], fail_at, kind);
  return WEXITSTATUS(status);
}

typedef struct Expected {
  Bytes output[OUTPUTS];
  int lines;
} Expected;

static void put_old(const Case* c) {
  for (int i = 0; i < OUTPUTS && c->output[i]; i++) put(c->output[i], "old");
}

// Each output is the new one, whole, or the old one. Returns how many are new.
static int check_outputs(const Case* c, const Expected* e, int at, FaultKind kind) {
  int fresh = 0;
  for (int i = 0; i < OUTPUTS && c->output[i]; i++) {
    Bytes b = read_bytes(c->output[i]);
    const bool is_new = same_bytes(b, e->output[i]);
    const bool is_old = b.data && b.size == 3 && memcmp(b.data, "old", 3) == 0;
    if (!is_new && !is_old)
      fail_msg("corten %s: %s is neither old nor whole: call %d, kind %d", c->word[0], c->output[i],
               at, kind);
    fresh += is_new;
    alloc_free(b.data);
  }
  return fresh;
}

static int count_outputs(const Case* c) {
  int n = 0;
  while (n < OUTPUTS && c->output[n]) n++;
  return n;
}

static bool file_says(const char* name, const char* text) {
  Bytes b = read_bytes(name);
  const size_t n = strlen(text);
  bool found = false;
  for (size_t i = 0; !found && i + n <= b.size; i++) found = !memcmp(b.data + i, text, n);
  alloc_free(b.data);
  return found;
}

// A step that has no memory returns with a warning, and the summary names it; the files of the run
// have what was computed.
static bool has_warned(const Case* c, FaultKind kind, int result) {
  return kind == FAULT_MEMORY && result == 0 && !strcmp(c->word[0], "run") &&
         file_says("stdout.txt", "first          out of memory");
}

static void check_leaks(const Case* c, FaultKind kind, int at) {
  if (atomic_load(&shared->live))
    fail_msg("corten %s: %d blocks leak: call %d, kind %d", c->word[0], atomic_load(&shared->live),
             at, kind);
}

static void check_result(const Case* c, const Expected* e, FaultKind kind, int at, int result) {
  check_leaks(c, kind, at);
  if (has_warned(c, kind, result)) return;
  const int fresh = check_outputs(c, e, at, kind);
  if (result == 0) {
    if (fresh != count_outputs(c) || lines_of("stdout.txt") != e->lines)
      fail_msg(
          "corten %s, case %d: success, but output is missing: call %d, kind %d, %d of %d files",
          c->word[0], (int)(c - cases), at, kind, fresh, count_outputs(c));
  } else if (lines_of("stderr.txt") == 0) {
    fail_msg("corten %s: fails without a word: call %d, kind %d", c->word[0], at, kind);
  }
  if (kind == FAULT_ONCE && temporary_files())
    fail_msg("corten %s: leaves a temporary file: call %d", c->word[0], at);
}

static void expect(const Case* c, Expected* e) {
  put_old(c);
  const int result = run_program(c, FAULT_ONCE, -1, 0);
  if (result != 0) fail_msg("corten %s: exit code %d without a fault", c->word[0], result);
  assert_int_equal(atomic_load(&shared->live), 0);
  for (int i = 0; i < OUTPUTS && c->output[i]; i++) e->output[i] = read_bytes(c->output[i]);
  e->lines = lines_of("stdout.txt");
}

static void forget(Expected* e) {
  for (int i = 0; i < OUTPUTS; i++) alloc_free(e->output[i].data);
}

static void make_inputs(void) {
  static const Case make[] = {
      {{"compile", "m.xml", "-o", "m.ctb"}, {0}},
      {{"run", "--quiet", "--steps", "5", "--record", "m.rec", "m.xml"}, {0}}};
  for (int i = 0; i < 2; i++) assert_int_equal(run_program(&make[i], FAULT_ONCE, -1, 0), 0);
}

// A call that failed makes the program fail, unless nothing was lost by it: closing what was read,
// and looking whether a file is there.
// `view` opens its file and reads its beginning to see whether it is a recording, and then again.
static bool may_pass(const Case* c, int at, int call) {
  const bool look = !strcmp(c->word[0], "view") && at < 2;
  return look || call == IO_CLOSE || call == IO_STAT;
}

static void fail_calls(const Case* c, FaultKind kind, int code) {
  Expected e = {0};
  expect(c, &e);
  const int calls = atomic_load(&shared->calls);
  assert_true(calls > 0);
  for (int k = 0; k < calls; k++) {
    put_old(c);
    const int result = run_program(c, kind, k, code);
    const int call = atomic_load(&shared->call);
    if (call < 0) fail_msg("corten %s: call %d of %d does not come", c->word[0], k, calls);
    check_result(c, &e, kind, k, result);
    if (result == 0 && !(kind == FAULT_ONCE && may_pass(c, k, call)))
      fail_msg("corten %s: success although call %d (kind %d) failed", c->word[0], k, call);
    for (int i = 0; i < OUTPUTS && c->output[i]; i++) unlink(c->output[i]);
    remove_files(".tmp");
  }
  forget(&e);
}

static void program_with_a_failing_call(void** state) {
  (void)state;
  static const int code[] = {EIO, ENOSPC, EACCES};
  make_inputs();
  for (int i = 0; i < CASES; i++) fail_calls(&cases[i], FAULT_ONCE, code[i % 3]);
}

static void program_with_a_dead_disk(void** state) {
  (void)state;
  make_inputs();
  for (int i = 0; i < CASES; i++) fail_calls(&cases[i], FAULT_FOREVER, EIO);
}

static void program_with_short_reads_and_writes(void** state) {
  (void)state;
  make_inputs();
  for (int i = 0; i < CASES; i++) {
    Expected e = {0};
    expect(&cases[i], &e);
    put_old(&cases[i]);
    assert_int_equal(run_program(&cases[i], FAULT_SHORT, 0, 0), 0);
    check_result(&cases[i], &e, FAULT_SHORT, 0, 0);
    forget(&e);
  }
}

// At up to 60 places of each command, at all of them with CT_STRESS.
static void program_without_memory(void** state) {
  (void)state;
  enum { TRIES = 60 };
  make_inputs();
  for (int i = 0; i < CASES; i++) {
    Expected e = {0};
    expect(&cases[i], &e);
    const int count = atomic_load(&shared->requests);
    const int step = getenv("CT_STRESS") || count < TRIES ? 1 : count / TRIES;
    for (int k = 0; k < count; k += step) {
      put_old(&cases[i]);
      const int result = run_program(&cases[i], FAULT_MEMORY, k, 0);
      check_result(&cases[i], &e, FAULT_MEMORY, k, result);
    }
    forget(&e);
  }
}

//---------------------------------- the library ---------------------------------------------------

static Bytes binary_of(const ctModel* m) {
  Bytes b = {.size = (size_t)ct_sizeModel(m)};
  b.data = malloc(b.size);
  assert_non_null(b.data);
  ct_saveModel(m, NULL, b.data, (int)b.size);
  return b;
}

static ctModel* load(int which, char* error, int size) {
  if (which == 0) return ct_loadXML("m.xml", NULL, error, size);
  return ct_loadBinary("m.ctb", NULL, error, size);
}

// A model that loads in spite of a failing call is the same model.
static void library_loads(void** state) {
  (void)state;
  char error[2000];
  make_inputs();
  for (int which = 0; which < 2; which++) {
    ctModel* m = load(which, error, sizeof error);
    assert_non_null(m);
    Bytes expected = binary_of(m);
    ct_deleteModel(m);
    for (int k = 0, more = 1; more; k++) {
      error[0] = 0;
      arm(FAULT_ONCE, k, EIO);
      m = load(which, error, sizeof error);
      more = atomic_load(&shared->call) >= 0;
      if (!m && !error[0]) fail_msg("load %d: call %d fails without an error", which, k);
      if (!m && !more) fail_msg("load %d: fails without a fault: %s", which, error);
      if (m) {
        Bytes b = binary_of(m);
        assert_true(same_bytes(b, expected));
        free(b.data);
      }
      ct_deleteModel(m);
      assert_int_equal(atomic_load(&shared->live), 0);
      disarm();
    }
    free(expected.data);
  }
}

typedef struct Things {
  ctModel* m;
  ctData* d;
  ctSpec* spec;
  ctvScene scene;
} Things;

static bool save_xml(Things* t, char* error, int n) { return !ct_saveXML(t->spec, "o", error, n); }
static bool save_binary(Things* t, char* error, int n) {
  return !ct_saveBinary(t->m, "o", error, n);
}
static bool save_model_text(Things* t, char* error, int n) {
  return !ct_saveText(t->m, NULL, "o", error, n);
}
static bool save_data_text(Things* t, char* error, int n) {
  return !ct_saveText(t->m, t->d, "o", error, n);
}
static bool save_last_xml(Things* t, char* error, int n) {
  return ctmj_saveLastXML("o", t->m, error, n) == 1;
}
static bool print_schema(Things* t, char* error, int n) {
  (void)t;
  snprintf(error, (size_t)n, "reported by the result");
  return ct_printSchema("o", NULL, 0, 0, 0) >= 0;
}

// These have no result; the file alone shows it.
static bool save_model(Things* t, char* error, int n) {
  snprintf(error, (size_t)n, "not reported");
  ct_saveModel(t->m, "o", NULL, 0);
  return !atomic_load(&shared->call);
}
static bool print_model(Things* t, char* error, int n) {
  snprintf(error, (size_t)n, "not reported");
  ct_printModel(t->m, "o");
  return !atomic_load(&shared->call);
}
static bool print_data(Things* t, char* error, int n) {
  snprintf(error, (size_t)n, "not reported");
  ct_printData(t->m, t->d, "o");
  return !atomic_load(&shared->call);
}
static bool print_scene(Things* t, char* error, int n) {
  snprintf(error, (size_t)n, "not reported");
  ct_printScene(&t->scene, "o");
  return !atomic_load(&shared->call);
}

typedef bool Write(Things* t, char* error, int n);

static void fail_write(Write* write, Things* t, bool reports) {
  char error[2000] = "";
  put("o", "old");
  arm(FAULT_ONCE, -1, 0);
  write(t, error, sizeof error);
  disarm();
  Bytes expected = read_bytes("o");
  assert_true(expected.size > 3);
  int k = 0;
  for (int more = 1; more; k++) {
    put("o", "old");
    error[0] = 0;
    arm(FAULT_ONCE, k, ENOSPC);
    const bool done = write(t, error, sizeof error);
    more = atomic_load(&shared->call) >= 0;
    disarm();
    if (reports) assert_int_equal(done, !more);
    if (more) assert_true(error[0]);
    Bytes b = read_bytes("o");
    assert_true(more ? b.size == 3 && !memcmp(b.data, "old", 3) : same_bytes(b, expected));
    alloc_free(b.data);
    assert_int_equal(temporary_files(), 0);
  }
  assert_true(k > 6);
  alloc_free(expected.data);
  unlink("o");
}

static void library_saves(void** state) {
  (void)state;
  Write* const reporting[] = {save_xml,       save_binary,   save_model_text,
                              save_data_text, save_last_xml, print_schema};
  Write* const silent[] = {save_model, print_model, print_data, print_scene};
  char error[2000];
  Things t = {0};
  t.m = ctmj_loadXML("m.xml", NULL, error, sizeof error);
  assert_non_null(t.m);
  t.d = ct_makeData(t.m);
  ct_forward(t.m, t.d);
  t.spec = ct_parseXML("m.xml", NULL, error, sizeof error);
  ctModel* compiled = ct_compile(t.spec, NULL);
  assert_non_null(compiled);
  ctv_defaultScene(&t.scene);
  ctv_makeScene(t.m, &t.scene, 100);
  for (size_t i = 0; i < sizeof reporting / sizeof *reporting; i++)
    fail_write(reporting[i], &t, true);
  for (size_t i = 0; i < sizeof silent / sizeof *silent; i++) fail_write(silent[i], &t, false);
  ctv_freeScene(&t.scene);
  ct_deleteModel(compiled);
  ct_deleteSpec(t.spec);
  ct_deleteData(t.d);
  ct_deleteModel(t.m);
  ctmj_freeLastXML();
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(program_with_a_failing_call),
      cmocka_unit_test(program_with_a_dead_disk),
      cmocka_unit_test(program_with_short_reads_and_writes),
      cmocka_unit_test(program_without_memory),
      cmocka_unit_test(library_loads),
      cmocka_unit_test(library_saves),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
