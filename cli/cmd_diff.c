// `corten diff`: first difference of two recordings, or of a recording and this engine.
#include "base/alloc.h"
#include "base/file.h"
#include "base/str.h"
#include "cli.h"
#include "field_view.h"
#include "options.h"
#include "playback.h"
#include "print.h"
#include "recording.h"

#include <math.h>
#include <string.h>

static const char help[] =
    "usage: corten diff [OPTIONS] RECORDING\n"
    "       corten diff [OPTIONS] MODEL RECORDING\n"
    "       corten diff [OPTIONS] RECORDING RECORDING2\n\n"
    "Replays a recording (of 'corten run --record' or tools/record/record_mujoco.py) with this "
    "engine, "
    "or\n"
    "compares two recordings. Names the first step and the first pipeline stage that differ.\n"
    "MODEL (.xml, .urdf, .ctb) takes the place of the recorded model, whose other files (meshes,\n"
    "includes) a recording does not hold.\n\n"
    "  --tol X        largest difference, relative to the largest number of the field or to 1\n"
    "                 (default 1e-10; 0: every bit)\n"
    "  --model FILE   the same as MODEL\n\n"
    "Exit code 0: no difference; 1: a difference, or a recording that is truncated, misspelled\n"
    "or sets a field that is not state.\n";

// A difference is relative to the largest entry of the field, and to one where that is smaller.
typedef struct Difference {
  double error;
  int at;
  double expected, actual;
} Difference;

// Infinite and NaN entries do not count: they must be equal in both.
static double scale_of(const double* a, int count) {
  double scale = 1;
  for (int i = 0; i < count; i++)
    if (isfinite(a[i]) && fabs(a[i]) > scale) scale = fabs(a[i]);
  return scale;
}

static Difference compare(const double* a, const double* b, int count) {
  const double scale = scale_of(a, count);
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
static const char* stage_of(const RecField* f) {
  return f->field->stage == STAGE_STATE ? "integrate" : f->field->group;
}

static int rank_of(const RecField* f) { return data_pipeline_place(stage_of(f)); }

static const RecField* find(const RecBlock* block, const Field* field) {
  for (int i = 0; i < block->nfield; i++)
    if (block->field[i].field == field) return &block->field[i];
  return NULL;
}

// Where a block stands, for messages.
static void print_block(const RecBlock* block) {
  if (block->kind == REC_STEP) {
    cli_print("step %d", block->step);
  } else {
    cli_print("the %s block in line %d", block->kind == REC_SET ? "set" : "forward", block->line);
  }
}

static void print_culprit(const RecField* f, const Difference* found) {
  cli_print("  -> root cause: %s (%s", stage_of(f), f->field->name);
  if (found->at < 0) {
    cli_print(": %.0f numbers expected, %.0f found)\n", found->expected, found->actual);
  } else {
    cli_print("[%d]: %.17g expected, %.17g found)\n", found->at, found->expected, found->actual);
  }
}

// What was found, in pipeline order, and the first stage to blame.
static void diagnose(const RecBlock* a, const Difference* found, int culprit, double tol) {
  cli_print("DIVERGENCE at ");
  print_block(a);
  cli_print(":\n");
  for (int rank = 0; rank <= data_pipeline_count; rank++)
    for (int i = 0; i < a->nfield; i++)
      if (rank_of(&a->field[i]) == rank)
        cli_print("  %-20s %-16s %s  (max error %.1e)\n", stage_of(&a->field[i]),
                  a->field[i].field->name, found[i].error <= tol ? "PASS" : "FAIL", found[i].error);
  print_culprit(&a->field[culprit], &found[culprit]);
}

static Difference compare_field(const RecField* a, const RecBlock* block) {
  const RecField* b = find(block, a->field);
  if (b && b->count == a->count) return compare(a->value, b->value, b->count);
  return (Difference){INFINITY, -1, a->count, b ? b->count : 0};
}

typedef struct Total {
  double tol;
  long numbers; // compared
} Total;

// Compares the blocks field by field; prints the diagnosis if they differ.
static bool same_block(const RecBlock* a, const RecBlock* b, Total* total) {
  Difference* found = alloc_bytes(sizeof(Difference) * (size_t)a->nfield);
  if (!found) {
    cli_error("out of memory");
    return false;
  }
  int culprit = -1;
  for (int i = 0; i < a->nfield; i++) {
    found[i] = compare_field(&a->field[i], b);
    total->numbers += a->field[i].count;
    if (!(found[i].error <= total->tol) &&
        (culprit < 0 || rank_of(&a->field[i]) < rank_of(&a->field[culprit])))
      culprit = i;
  }
  if (culprit >= 0) diagnose(a, found, culprit, total->tol);
  alloc_free(found);
  return culprit < 0;
}

//---------------------------------- replaying -----------------------------------------------------

static void free_block(RecBlock* block) {
  for (int i = 0; i < block->nfield; i++) alloc_free(block->field[i].value);
  alloc_free(block->field);
}

// What this engine has in the fields of a block.
static bool collect(const RecBlock* block, const ctModel* m, ctData* d, RecBlock* result) {
  *result = (RecBlock){.kind = block->kind, .step = block->step, .line = block->line};
  result->field = alloc_zero(sizeof(RecField) * (size_t)block->nfield);
  for (int i = 0; result->field && i < block->nfield; i++) {
    const FieldView view = field_view(block->field[i].field, d, m, d);
    const long count = field_view_count(&view);
    RecField* out = &result->field[result->nfield++];
    *out = (RecField){.field = view.field, .count = (int)count};
    out->value = alloc_bytes(sizeof(double) * (size_t)count);
    if (!out->value) return false;
    for (long k = 0; k < count; k++) out->value[k] = field_view_get(&view, k);
  }
  return result->field != NULL;
}

static bool replay(const Recording* r, const RecBlock* block, const ctModel* m, ctData* d,
                   Total* total) {
  if (block->kind == REC_SET) return playback_set(r, block, m, d);
  if (block->kind == REC_STEP) ct_step(m, d);
  if (block->kind == REC_FORWARD) ct_forward(m, d);
  RecBlock mine;
  const bool enough = collect(block, m, d, &mine);
  if (!enough) cli_error("out of memory");
  const bool same = enough && same_block(block, &mine, total);
  free_block(&mine);
  return same;
}

// A comparison of nothing is no agreement.
static int finish(const Recording* a, int blocks, const Total* total) {
  if (a->version == 1)
    cli_message("%s: format 1 of recordings has no end mark: if it was cut, that does not show",
                a->path);
  if (!total->numbers) {
    cli_error("%s: nothing to compare", a->path);
    return EXIT_TROUBLE;
  }
  cli_print("no difference in %d blocks, %ld numbers (%s)\n", blocks, total->numbers, a->engine);
  return EXIT_OK;
}

static int diff_live(const Recording* a, const char* model, double tol) {
  Total total = {.tol = tol};
  ctModel* m = model ? cli_load(model) : cli_load_string(a->model, "the recording");
  ctData* d = m ? cli_make_data(m, NULL) : NULL;
  bool same = d != NULL;
  for (int i = 0; same && i < a->nblock; i++) {
    same = replay(a, &a->block[i], m, d, &total);
    if (i % 64 == 0) cli_progress((double)i / a->nblock);
  }
  cli_progress_end();
  ct_deleteData(d);
  ct_deleteModel(m);
  return same ? finish(a, a->nblock, &total) : EXIT_TROUBLE;
}

//---------------------------------- two recordings ------------------------------------------------

// Both must hold the same fields; what only one has is a difference.
static bool same_shape(const RecBlock* a, const RecBlock* b) {
  if (a->kind != b->kind || a->step != b->step) {
    print_block(a);
    cli_print(" stands where the other recording has ");
    print_block(b);
    cli_print("\n");
    return false;
  }
  const RecBlock* const side[] = {a, b};
  for (int k = 0; k < 2; k++) {
    for (int i = 0; i < side[k]->nfield; i++) {
      if (find(side[1 - k], side[k]->field[i].field)) continue;
      print_block(a);
      cli_print(": only the %s recording has '%s'\n", k ? "second" : "first",
                side[k]->field[i].field->name);
      return false;
    }
  }
  return true;
}

static int diff_files(const Recording* a, const Recording* b, double tol) {
  Total total = {.tol = tol};
  if (!str_eq(a->model, b->model)) cli_print("note: the recordings hold different models\n");
  const int blocks = a->nblock < b->nblock ? a->nblock : b->nblock;
  for (int i = 0; i < blocks; i++)
    if (!same_shape(&a->block[i], &b->block[i]) || !same_block(&a->block[i], &b->block[i], &total))
      return EXIT_TROUBLE;
  if (a->nblock != b->nblock) {
    cli_print("the first %d blocks agree, then one recording ends\n", blocks);
    return EXIT_TROUBLE;
  }
  return finish(a, blocks, &total);
}

static bool is_model(const char* path) {
  return str_eq(file_ext(path), ".xml") || str_eq(file_ext(path), ".urdf") || cli_is_binary(path);
}

static int diff(const char* first, const char* second, const char* model, double tol) {
  char error[1000] = "";
  Recording a = {0}, b = {0};
  int result = EXIT_TROUBLE;
  if (!recording_read(&a, first, error, sizeof error) ||
      (second && !recording_read(&b, second, error, sizeof error)))
    cli_error("%s", error);
  else
    result = second ? diff_files(&a, &b, tol) : diff_live(&a, model, tol);
  recording_free(&a);
  recording_free(&b);
  return result;
}

static int run(int argc, char** argv) {
  double tol = 1e-10;
  const char* model = NULL;
  const Option option[] = {{"tol", OPTION_REAL, &tol, 0}, {"model", OPTION_TEXT, &model, 0}, {0}};
  int first;
  if (!options_read(&command_diff, option, argc, argv, &first)) return EXIT_USAGE;
  if (!model && argc - first == 2 && is_model(argv[first])) model = argv[first++];
  const int files = argc - first;
  if (files < 1 || files > 2) return options_usage(&command_diff, "one or two recordings");
  if (model && files == 2)
    return options_usage(&command_diff, "a model is for the replay of one recording");
  return diff(argv[first], files == 2 ? argv[first + 1] : NULL, model, tol);
}

const Command command_diff = {
    "diff", "first difference of two recordings, or of a recording and this engine", help, run};
