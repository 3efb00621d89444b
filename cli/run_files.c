#include "run_files.h"

#include "base/alloc.h"
#include "base/file.h"
#include "cli.h"
#include "field_view.h"
#include "print.h"
#include "recording.h"
#include "serve/page.h"

#include <math.h>
#include <string.h>

static bool is_stdout(const char* path) {
  return !strcmp(path, "-") || !strcmp(path, "/dev/stdout");
}

const char* run_files_same(const RunFile* file) {
  for (int i = 0; i < RUN_FILES; i++)
    for (int k = 0; file[i].path && k < i; k++)
      if (file[k].path && (!strcmp(file[k].path, file[i].path) ||
                           (is_stdout(file[k].path) && is_stdout(file[i].path))))
        return file[i].path;
  return NULL;
}

bool run_files_use_stdout(const RunFile* file) {
  for (int i = 0; i < RUN_FILES; i++)
    if (file[i].path && is_stdout(file[i].path)) return true;
  return false;
}

static bool failed(const RunFile* file, const char* why) {
  cli_error("%s: %s", is_stdout(file->path) ? "standard output" : file->path, why);
  return false;
}

// ---- the recording

// Fields of a step, in pipeline order.
static const char* const recorded[] = {
    "xpos", "xquat",      "qfrc_bias", "qfrc_passive", "qfrc_actuator", "qfrc_constraint",
    "qacc", "sensordata", "energy",    "ncon",         "qvel",          "qpos",
    "time"};
static const char* const recorded_deform[] = {"deformvert_xpos", "deformvert_xvel"};

static bool record_field(RunFile* file, FieldView view) {
  const long count = field_view_count(&view);
  double* value = alloc_bytes(sizeof(double) * (size_t)count);
  if (!value) return failed(file, "out of memory");
  for (long k = 0; k < count; k++) value[k] = field_view_get(&view, k);
  recording_write_field(&file->out, view.field->name, value, (int)count);
  alloc_free(value);
  return true;
}

// The text of the model, as it was loaded.
static bool record_model(RunFile* file, const char* model) {
  static const char engine[] = "Corten " CORTEN_VERSION;
  if (!model) {
    recording_write_head(&file->out, engine, cli_demo_scene, strlen(cli_demo_scene));
    return true;
  }
  unsigned char* text;
  size_t size;
  const char* why;
  if (cli_is_binary(model))
    return failed(file, "a recording holds XML, and a binary model has none");
  if (!file_read(model, INT_MAX / 2, &text, &size, &why)) {
    cli_error("%s: %s", model, why);
    return false;
  }
  const bool whole = size > 0 && !memchr(text, 0, size);
  if (whole) recording_write_head(&file->out, engine, (char*)text, size);
  alloc_free(text);
  return whole || failed(file, "the model cannot be read a second time, to be recorded");
}

// Everything that can be set, so that a replay starts where this run does.
static bool record_state(RunFile* file, const ctModel* m, ctData* d) {
  recording_write_block(&file->out, REC_SET, 0);
  file->blocks = 1;
  for (int i = 0; i < data_field_count; i++) {
    const FieldView view = field_view(&data_field[i], d, m, d);
    if (!recording_may_set(&data_field[i]) || !field_view_count(&view)) continue;
    if (!record_field(file, view)) return false;
  }
  return true;
}

bool run_files_record(RunFile* file, const ctModel* m, ctData* d, int step) {
  RunFile* record = &file[RUN_RECORD];
  if (!record->open) return true;
  recording_write_block(&record->out, REC_STEP, step);
  record->blocks++;
  for (size_t i = 0; i < sizeof recorded / sizeof recorded[0]; i++)
    if (!record_field(record, field_view_data(recorded[i], m, d))) return false;
  for (size_t i = 0; m->ndeform && i < sizeof recorded_deform / sizeof *recorded_deform; i++)
    if (!record_field(record, field_view_data(recorded_deform[i], m, d))) return false;
  if (!record->out.code) return true;
  const char* why; // a disk that is full in step 10 need not be tried in all others
  record->open = false;
  return output_close(&record->out, &why) || failed(record, why);
}

// ---- the page

enum { PAGE_RATE = 60 }; // samples per simulated second

bool run_files_plan(RunFile* file, const ctModel* m, double steps, double every) {
  const double gib = 1 << 30, most = 8, rate = floor(1 / (PAGE_RATE * m->opt.timestep) + 0.5);
  RunFile* page = &file[RUN_HTML];
  if (!page->path) return true;
  page->every = every > 0 ? every : rate > 1 ? rate : 1;
  ChannelSet channel = {0};
  channel_poses(&channel, m);
  channel_values(&channel, m);
  const double samples = floor(steps / page->every) + 2;
  const double bytes = samples * channel.width * (double)sizeof(float);
  if (bytes <= most * gib) return true;
  cli_error("a page with %.15g samples takes %.3g GiB, more than %g; keep fewer with --every",
            samples, bytes / gib, most);
  return false;
}

static bool open_page(RunFile* page, const ctModel* m) {
  page->motion = alloc_bytes(sizeof *page->motion);
  if (page->motion && motion_start(page->motion, m)) return true;
  return failed(page, "out of memory");
}

static void free_page(RunFile* page) {
  if (page->motion) motion_free(page->motion);
  alloc_free(page->motion);
  page->motion = NULL;
}

bool run_files_show(RunFile* file, ctData* d, double done) {
  const RunFile* page = &file[RUN_HTML];
  if (!page->motion || fmod(done, page->every) != 0) return true;
  const ctModel* m = page->motion->model;
  if (!(m->opt.enableflags & ctENBL_ENERGY)) {
    ct_energyPos(m, d);
    ct_energyVel(m, d);
  }
  return motion_add(page->motion, d);
}

static bool write_page(RunFile* page) {
  StrBuf text = {0};
  const bool ok = page_make(&text, page->motion);
  if (ok) output_bytes(&page->out, text.data, text.len);
  strbuf_free(&text);
  return ok;
}

// ---- all of them

bool run_files_open(RunFile* file, const char* model, const ctModel* m, ctData* d) {
  for (int i = 0; i < RUN_FILES; i++) {
    const char *why, *path = file[i].path;
    if (!path) continue;
    file[i].open = output_open(&file[i].out, is_stdout(path) ? "/dev/stdout" : path, &why);
    bool ok = file[i].open || failed(&file[i], why);
    if (ok && i == RUN_RECORD) ok = record_model(&file[i], model) && record_state(&file[i], m, d);
    if (ok && i == RUN_HTML) ok = open_page(&file[i], m);
    if (ok) continue;
    run_files_discard(file);
    return false;
  }
  return true;
}

static bool is_csv(const char* path) {
  const size_t n = strlen(path);
  return n >= 4 && !strcmp(path + n - 4, ".csv");
}

// False: out of memory.
static bool write_content(RunFile* file, int which, const Trace* trace) {
  static void (*const write[RUN_RECORD])(const Trace* t,
                                         Output* out) = {[RUN_CSV] = trace_write_csv,
                                                         [RUN_NPY] = trace_write_npy,
                                                         [RUN_SVG] = trace_write_svg,
                                                         [RUN_VERTICES] = trace_write_vertices_npy};
  if (which == RUN_HTML) return write_page(file);
  if (which == RUN_VERTICES && is_csv(file->path))
    trace_write_vertices_csv(trace, &file->out);
  else if (which == RUN_RECORD)
    recording_write_end(&file->out, file->blocks);
  else
    write[which](trace, &file->out);
  return true;
}

bool run_files_write(RunFile* file, const Trace* trace, bool quiet) {
  bool ok = true;
  for (int i = 0; i < RUN_FILES; i++) {
    if (!file[i].open) continue;
    const char* why;
    file[i].open = false;
    if (!write_content(&file[i], i, trace)) {
      output_discard(&file[i].out);
      ok = failed(&file[i], "out of memory");
    } else if (!output_close(&file[i].out, &why)) {
      ok = failed(&file[i], why);
    } else if (!quiet) {
      cli_print("wrote            %s\n",
                is_stdout(file[i].path) ? "standard output" : file[i].path);
    }
  }
  return ok;
}

void run_files_discard(RunFile* file) {
  for (int i = 0; i < RUN_FILES; i++) {
    if (file[i].open) output_discard(&file[i].out);
    file[i].open = false;
    free_page(&file[i]);
  }
}
