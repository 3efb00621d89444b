// Loads hostile models and steps what loads, in processes of their own with limits of time and
// memory. See README.md.
//   hostile_run SECONDS LIST     one model per line of LIST: NAME tab FILE or NAME tab
//   XML
// Prints one line per model: NAME tab OUTCOME tab SECONDS tab MEGABYTES tab TEXT. Outcomes:
//   refused  with the first error as text     steps  with the warnings as text
//   crash, hang, memory, fault                what must not be
#include <corten/corten.h>

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { STEPS = 20, TEXT = 2000, ERRORS = 1 << 21 };

// What a child tells its parent: shared memory, so that it survives a crash.
typedef struct Report {
  int done; // models finished
  const char* outcome;
  double seconds, megabytes;
  char text[TEXT];
} Report;

typedef struct Case {
  char *name, *model;
} Case;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void one_line(char* text) {
  for (char* p = text; *p; p++)
    if (*p == '\n' || *p == '\t') *p = ' ';
}

static void say(Report* r, const char* outcome, const char* text) {
  r->outcome = outcome;
  snprintf(r->text, sizeof r->text, "%s", text);
  one_line(r->text);
}

//---------------------------------- memory --------------------------------------------------------

// Highest resident memory since memory_start, in megabytes.
static void memory_start(void) {
  FILE* f = fopen("/proc/self/clear_refs", "w");
  if (!f) return;
  fputs("5", f);
  fclose(f);
}

static double memory_peak(void) {
  FILE* f = fopen("/proc/self/status", "r");
  char line[200];
  double kilobytes = 0;
  while (f && fgets(line, sizeof line, f))
    if (!strncmp(line, "VmHWM:", 6)) kilobytes = atof(line + 6);
  if (f) fclose(f);
  return kilobytes / 1024;
}

//---------------------------------- one model -----------------------------------------------------

static ctModel* load(const char* model, char* error, int size) {
  return model[0] == '<' ? ct_loadXMLString(model, NULL, error, size)
                         : ct_loadXML(model, NULL, error, size);
}

static ctSpec* parse(const char* model, char* error, int size) {
  return model[0] == '<' ? ct_parseXMLString(model, NULL, error, size)
                         : ct_parseXML(model, NULL, error, size);
}

// Binary: what is written is read back and is of the same size.
static const char* save_binary(const ctModel* m) {
  cttSize size = ct_sizeModel(m);
  if (size > 100 << 20) return NULL;
  void* buffer = malloc((size_t)size);
  if (!buffer) return NULL;
  ct_saveModel(m, NULL, buffer, (int)size);
  ctModel* again = ct_loadModelBuffer(buffer, (int)size);
  free(buffer);
  const char* fault = !again                        ? "the saved binary model is refused"
                      : ct_sizeModel(again) != size ? "the saved binary model has another size"
                                                    : NULL;
  ct_deleteModel(again);
  return fault;
}

// XML: what is written is read back.
static bool save_xml(const char* model, char* fault, int size) {
  char error[TEXT];
  ctSpec* spec = parse(model, error, sizeof error);
  if (!spec) return snprintf(fault, (size_t)size, "parsed once but not again: %s", error), false;
  ctModel* m = ct_compile(spec, NULL);
  enum { MOST = 1 << 24 };
  char* xml = malloc(MOST);
  bool ok = true;
  if (m && xml && ct_saveXMLString(spec, xml, MOST, error, sizeof error) == 0) {
    ctModel* again = ct_loadXMLString(xml, NULL, error, sizeof error);
    ok = again != NULL;
    if (!ok) snprintf(fault, (size_t)size, "the saved XML is refused: %s", error);
    ct_deleteModel(again);
  }
  free(xml);
  ct_deleteModel(m);
  ct_deleteSpec(spec);
  return ok;
}

static void name_warnings(const ctData* d, char* text, size_t size) {
  size_t n = 0;
  text[0] = 0;
  for (int i = 0; i < ctNWARNING; i++)
    if (d->warning[i].number && n < size)
      n += (size_t)snprintf(text + n, size - n, "%s; ",
                            ctu_warningText(i, (size_t)d->warning[i].lastinfo));
}

static void step_all(const ctModel* m, Report* r) {
  ctData* d = ct_makeData(m);
  if (!d) {
    say(r, "refused", "no data can be made");
    return;
  }
  double start = now(); // a step of a heap may take a second: two are enough then
  for (int i = 0; i < STEPS && (i < 2 || now() - start < 0.5); i++) ct_step(m, d);
  char text[TEXT];
  name_warnings(d, text, sizeof text);
  say(r, "steps", text);
  ct_forward(m, d);
  ct_inverse(m, d);
  ct_energyPos(m, d);
  ct_energyVel(m, d);
  ct_deleteData(d);
}

// The first errors, and the end of the text if there are many.
static void say_refused(Report* r, const char* error) {
  size_t n = strlen(error);
  say(r, n ? "refused" : "fault", n ? error : "refused without a reason");
  if (n <= TEXT / 2) return;
  snprintf(r->text + TEXT / 2, TEXT / 2, " ... %s", error + n - 100);
  one_line(r->text);
}

static void run(const char* model, Report* r) {
  static char error[ERRORS];
  error[0] = 0;
  double start = now();
  ctModel* m = load(model, error, sizeof error);
  if (!m) {
    say_refused(r, error);
    return;
  }
  step_all(m, r);
  const char* fault = save_binary(m);
  bool large = ct_sizeModel(m) > 100 << 20;
  ct_deleteModel(m);
  if (fault) say(r, "fault", fault);
  if (!large && now() - start < 1 && !save_xml(model, error, sizeof error)) say(r, "fault", error);
}

//---------------------------------- processes -----------------------------------------------------

// Seconds of work, so that a busy machine changes nothing; and many more of waiting, for what
// blocks.
static void limit(unsigned seconds) {
  struct itimerval work = {.it_value = {.tv_sec = (time_t)seconds}};
  setitimer(ITIMER_PROF, &work, NULL);
  alarm(12 * seconds);
}

static void child(const Case* c, int first, int count, Report* r, unsigned seconds) {
  for (int i = first; i < count; i++) {
    r->outcome = NULL;
    memory_start();
    limit(seconds);
    double start = now();
    run(c[i].model, r);
    r->seconds = now() - start;
    r->megabytes = memory_peak();
    limit(0);
    r->done = i + 1;
    printf("%s\t%s\t%.2f\t%.0f\t%s\n", c[i].name, r->outcome, r->seconds, r->megabytes, r->text);
    fflush(stdout);
  }
  _exit(0);
}

static void print_end(const Case* c, int status, double seconds) {
  bool hang = WIFSIGNALED(status) && (WTERMSIG(status) == SIGALRM || WTERMSIG(status) == SIGPROF);
  printf("%s\t%s\t%.2f\t0\tstatus %d\n", c->name, hang ? "hang" : "crash", seconds, status);
  fflush(stdout);
}

static int read_list(const char* path, Case** out) {
  FILE* f = fopen(path, "r");
  int n = 0;
  char* line = NULL;
  size_t cap = 0;
  for (ssize_t length; f && (length = getline(&line, &cap, f)) > 0;) {
    line[strcspn(line, "\n")] = 0;
    char* tab = strchr(line, '\t');
    if (!tab) continue;
    *tab = 0;
    *out = realloc(*out, (size_t)(n + 1) * sizeof **out);
    (*out)[n++] = (Case){strdup(line), strdup(tab + 1)};
  }
  free(line);
  if (f) fclose(f);
  return f ? n : -1;
}

int main(int argc, char** argv) {
  Case* c = NULL;
  int count = argc == 3 ? read_list(argv[2], &c) : -1;
  if (count < 0) return fprintf(stderr, "usage: hostile_run SECONDS LIST\n"), 2;
  unsigned seconds = (unsigned)atoi(argv[1]);
  Report* r = mmap(NULL, sizeof *r, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (r == MAP_FAILED) return 2;
  while (r->done < count) {
    fflush(stdout);
    double start = now();
    int before = r->done;
    pid_t pid = fork();
    if (pid == 0) child(c, r->done, count, r, seconds);
    int status = 0;
    if (pid < 0 || waitpid(pid, &status, 0) < 0) return 2;
    if (status == 0) continue;
    print_end(&c[r->done], status, r->done == before ? now() - start : 0);
    r->done++;
  }
  return 0;
}
