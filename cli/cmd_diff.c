// `corten diff`: where two recordings, or a recording and this engine, part ways.
#include "cli.h"
#include "field_view.h"
#include "recording.h"

#include <getopt.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: corten diff [OPTIONS] RECORDING [RECORDING2]\n\n"
    "Compares two recordings, or replays one recording with this engine and compares that. Tells\n"
    "the first step and the first pipeline stage that differ. Exit code 0: no difference, 1: "
    "one.\n\n"
    "  --tol X        relative tolerance (default 1e-10)\n"
    "  --model FILE   replay with this model instead of the recorded one\n";

// A difference is relative to the largest entry of the field, and to one where that is smaller.
typedef struct Difference {
  double error;
  int at;
  double expected, actual;
} Difference;

static Difference compare(const double* a, const double* b, int count) {
  double scale = 1;
  for (int i = 0; i < count; i++) scale = fmax(scale, fabs(a[i]));
  Difference worst = {0, -1, 0, 0};
  for (int i = 0; i < count; i++) {
    const double error =
        a[i] == b[i] || (isnan(a[i]) && isnan(b[i])) ? 0 : fabs(a[i] - b[i]) / scale;
    if (!(error <= worst.error))
      worst = (Difference){isnan(error) ? INFINITY : error, i, a[i], b[i]};
  }
  return worst;
}

// The stage function that writes a field; the state itself is what integration writes.
static const char* stage_of(const char* name) {
  for (int i = 0; i < data_field_count; i++)
    if (!strcmp(data_field[i].name, name))
      return data_field[i].stage == STAGE_STATE ? "integrate" : data_field[i].group;
  return "unknown";
}

static int rank_of(const char* name) { return data_pipeline_place(stage_of(name)); }

static const RecField* find(const RecBlock* block, const char* name) {
  for (int i = 0; i < block->nfield; i++)
    if (!strcmp(block->field[i].name, name)) return &block->field[i];
  return NULL;
}

// What was found, in pipeline order, and the first stage to blame.
static void diagnose(const RecBlock* a, const Difference* found, int culprit, double tol) {
  printf("DIVERGENCE at step %d:\n", a->step);
  for (int rank = 0; rank <= data_pipeline_count; rank++)
    for (int i = 0; i < a->nfield; i++)
      if (rank_of(a->field[i].name) == rank && found[i].error >= 0)
        printf("  %-20s %-16s %s  (max error %.1e)\n", stage_of(a->field[i].name), a->field[i].name,
               found[i].error <= tol ? "PASS" : "FAIL", found[i].error);
  printf("  -> root cause: %s (%s[%d]: %.17g expected, %.17g found)\n",
         stage_of(a->field[culprit].name), a->field[culprit].name, found[culprit].at,
         found[culprit].expected, found[culprit].actual);
}

// Compares the blocks field by field; prints the diagnosis if they differ.
static bool same_block(const RecBlock* a, const RecBlock* b, double tol) {
  Difference* found = calloc((size_t)a->nfield + 1, sizeof(Difference));
  if (!found) return false;
  int culprit = -1;
  for (int i = 0; i < a->nfield; i++) {
    const RecField* mine = &a->field[i];
    const RecField* other = find(b, mine->name);
    found[i].error = -1; // not compared
    if (!other) continue;
    found[i] = other->count == mine->count ? compare(mine->value, other->value, other->count)
                                           : (Difference){INFINITY, -1, mine->count, other->count};
    if (!(found[i].error <= tol) &&
        (culprit < 0 || rank_of(mine->name) < rank_of(a->field[culprit].name)))
      culprit = i;
  }
  if (culprit >= 0) diagnose(a, found, culprit, tol);
  free(found);
  return culprit < 0;
}

// Runs the engine as block b says and stores what it computes for the fields of that block.
static bool replay(const ctModel* m, ctData* d, const RecBlock* block, RecBlock* result) {
  if (block->kind == REC_STEP) ct_step(m, d);
  if (block->kind == REC_FORWARD) ct_forward(m, d);
  *result = (RecBlock){.kind = block->kind, .step = block->step};
  result->field = calloc((size_t)block->nfield + 1, sizeof(RecField));
  for (int i = 0; result->field && i < block->nfield; i++) {
    const FieldView view = field_view_data(block->field[i].name, m, d);
    if (!view.field) continue;
    const int count = (int)(view.rows * view.cols);
    RecField* out = &result->field[result->nfield++];
    *out = (RecField){block->field[i].name, calloc((size_t)count + 1, sizeof(double)), count};
    if (!out->value) return false;
    for (int k = 0; k < count; k++) {
      if (block->kind == REC_SET && k < block->field[i].count)
        field_view_set(&view, k, block->field[i].value[k]);
      out->value[k] = field_view_get(&view, k);
    }
  }
  return result->field != NULL;
}

static void free_block(RecBlock* block) {
  for (int i = 0; i < block->nfield; i++) free(block->field[i].value);
  free(block->field);
}

static int finish(const Recording* a, int compared) {
  printf("no difference in %d blocks (%s)\n", compared, a->engine);
  return compared ? EXIT_OK : EXIT_TROUBLE;
}

static int diff_live(const Recording* a, const char* model, double tol) {
  ctModel* m = model ? cli_load(model) : cli_load_string(a->model, "the recording");
  ctData* d = m ? cli_make_data(m, NULL) : NULL;
  bool same = d != NULL;
  for (int i = 0; same && i < a->nblock; i++) {
    RecBlock mine;
    same = replay(m, d, &a->block[i], &mine) && same_block(&a->block[i], &mine, tol);
    free_block(&mine);
    if (i % 64 == 0) cli_progress((double)i / a->nblock);
  }
  cli_progress_end();
  ct_deleteData(d);
  ct_deleteModel(m);
  return same ? finish(a, a->nblock) : EXIT_TROUBLE;
}

static int diff_files(const Recording* a, const Recording* b, double tol) {
  const int blocks = a->nblock < b->nblock ? a->nblock : b->nblock;
  for (int i = 0; i < blocks; i++)
    if (!same_block(&a->block[i], &b->block[i], tol)) return EXIT_TROUBLE;
  if (a->nblock != b->nblock) {
    printf("the first %d blocks agree, then one recording ends\n", blocks);
    return EXIT_TROUBLE;
  }
  return finish(a, blocks);
}

static int run(int argc, char** argv) {
  static const struct option options[] = {
      {"tol", required_argument, 0, 't'}, {"model", required_argument, 0, 'm'}, {0}};
  double tol = 1e-10;
  const char* model = NULL;
  for (int c; (c = getopt_long(argc, argv, "", options, NULL)) != -1;) {
    if (c == 't' && !cli_positive(optarg, &tol))
      return cli_usage(&command_diff, "'%s' is not a positive number", optarg);
    if (c == 'm') model = optarg;
    if (c == '?') return cli_usage(&command_diff, "cannot go on");
  }
  const int files = argc - optind;
  if (files < 1 || files > 2) return cli_usage(&command_diff, "one or two recordings");
  char error[400] = "";
  Recording a = {0}, b = {0};
  int result = EXIT_TROUBLE;
  if (!recording_read(&a, argv[optind], error, sizeof error) ||
      (files == 2 && !recording_read(&b, argv[optind + 1], error, sizeof error)))
    fprintf(stderr, "corten: %s\n", error);
  else
    result = files == 2 ? diff_files(&a, &b, tol) : diff_live(&a, model, tol);
  recording_free(&a);
  recording_free(&b);
  return result;
}

const Command command_diff = {
    "diff", "where two recordings, or a recording and this engine, differ", help, run};
