#include "recording.h"

#include "base/alloc.h"
#include "base/error.h"
#include "base/file.h"
#include "base/str.h"

#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const char* const kind_word[] = {
    [REC_SET] = "set", [REC_STEP] = "step", [REC_FORWARD] = "forward"};

bool recording_may_hold(const Field* f) {
  return f->type == FIELD_REAL || f->type == FIELD_FLOAT || f->type == FIELD_INT ||
         f->type == FIELD_BYTE || f->type == FIELD_SIZE;
}

bool recording_may_set(const Field* f) {
  const bool number = f->type == FIELD_REAL || f->type == FIELD_BYTE;
  return f->stage == STAGE_STATE && number && strcmp(f->name, "history") != 0;
}

// ---- reading

typedef struct Reader {
  const char* path;
  char* at;
  char* end;
  int line;
  bool cut; // the last line has no end
  char* error;
  size_t error_size;
} Reader;

static bool fail(Reader* in, const char* format, ...) {
  char what[600];
  va_list args;
  va_start(args, format);
  vsnprintf(what, sizeof what, format, args);
  va_end(args);
  snprintf(in->error, in->error_size, "%s:%d: %s", in->path, in->line, what);
  return false;
}

// The next line, ended with NUL in place; NULL at the end.
static char* next_line(Reader* in) {
  if (in->at >= in->end) return NULL;
  char* line = in->at;
  char* stop = memchr(line, '\n', (size_t)(in->end - line));
  in->cut = !stop;
  if (!stop) stop = in->end;
  *stop = 0;
  in->at = stop + 1;
  in->line++;
  return line;
}

// Items in an array whose room is the next power of two.
static bool grow(void** items, int count, size_t item) {
  if (count & (count - 1)) return true;
  if (count > INT_MAX / 2) return false;
  void* grown = alloc_grow(*items, item * (size_t)count, item * (count ? 2 * (size_t)count : 1));
  if (grown) *items = grown;
  return grown != NULL;
}

// A whole number behind a word; false if there is something else.
static bool read_count(const char* text, int* value) {
  const char *end = text + strlen(text), *rest;
  return *text >= '0' && *text <= '9' && str_to_int(text, end, value, &rest) && rest == end;
}

static bool read_version(Reader* in, Recording* r) {
  static const char magic[] = "corten recording ";
  const char* line = next_line(in);
  const size_t n = sizeof magic - 1;
  if (!line || strncmp(line, magic, n) != 0 || !read_count(line + n, &r->version))
    return fail(in, "not a recording: the first line must be 'corten recording 2'");
  if (r->version < 1 || r->version > RECORDING_VERSION)
    return fail(in, "format %d of recordings is not known; this program reads 1 and %d", r->version,
                RECORDING_VERSION);
  return true;
}

static bool read_model(Reader* in, Recording* r) {
  const char* line = next_line(in);
  int bytes;
  if (!line || strncmp(line, "model ", 6) != 0 || !read_count(line + 6, &bytes))
    return fail(in, "expected 'model BYTES'");
  if (in->at >= in->end || bytes >= in->end - in->at)
    return fail(in, "the recording is cut: its model of %d bytes is not complete", bytes);
  if (in->at[bytes] != '\n') return fail(in, "the model is not %d bytes long", bytes);
  r->model = in->at;
  for (int i = 0; i <= bytes; i++) in->line += in->at[i] == '\n';
  in->at[bytes] = 0;
  in->at += bytes + 1;
  return true;
}

static bool read_head(Reader* in, Recording* r) {
  if (!read_version(in, r)) return false;
  char* engine = next_line(in);
  if (!engine || strncmp(engine, "engine ", 7) != 0)
    return fail(in, "expected 'engine NAME VERSION'");
  r->engine = engine + 7;
  return read_model(in, r);
}

static bool read_values(Reader* in, RecField* field, const char* at) {
  const char* end = at + strlen(at);
  while (true) {
    while (*at == ' ') at++;
    if (at == end) return true;
    if (!grow((void**)&field->value, field->count, sizeof(double)))
      return fail(in, "out of memory");
    if (!str_to_double(at, end, &field->value[field->count], &at) || (*at && *at != ' '))
      return fail(in, "bad number in '%s', place %d", field->field->name, field->count);
    field->count++;
  }
}

static const Field* find_field(const char* name) {
  for (int i = 0; i < data_field_count; i++)
    if (!strcmp(data_field[i].name, name)) return &data_field[i];
  return NULL;
}

// A misspelt name is an error: leaving the field out would pass for agreement.
static bool fail_unknown(Reader* in, const char* name) {
  const char** known = alloc_bytes(sizeof *known * (size_t)data_field_count);
  int count = 0;
  for (int i = 0; known && i < data_field_count; i++)
    if (recording_may_hold(&data_field[i])) known[count++] = data_field[i].name;
  const char* near = known ? error_nearest(name, known, count) : NULL;
  alloc_free(known);
  if (near) return fail(in, "no field is named '%.60s'; did you mean '%s'?", name, near);
  return fail(in, "no field is named '%.60s'", name);
}

static bool check_field(Reader* in, const RecBlock* block, const Field* field) {
  if (!recording_may_hold(field)) return fail(in, "'%s' is not made of plain numbers", field->name);
  if (block->kind == REC_SET && !recording_may_set(field))
    return fail(in, "'%s' cannot be set: %s", field->name,
                field->stage == STAGE_STATE ? "it holds places in buffers"
                                            : "it is computed, not part of the state");
  for (int i = 0; i < block->nfield; i++)
    if (block->field[i].field == field)
      return fail(in, "'%s' is set twice in this block, first in line %d", field->name,
                  block->field[i].line);
  return true;
}

static bool read_field(Reader* in, Recording* r, char* line) {
  if (!r->nblock) return fail(in, "expected 'set', 'step N' or 'forward'");
  RecBlock* block = &r->block[r->nblock - 1];
  char* space = strchr(line, ' ');
  if (space) *space = 0;
  const Field* field = find_field(line);
  if (!field) return fail_unknown(in, line);
  if (!check_field(in, block, field)) return false;
  if (!grow((void**)&block->field, block->nfield, sizeof(RecField)))
    return fail(in, "out of memory");
  RecField* out = &block->field[block->nfield++];
  *out = (RecField){.field = field, .line = in->line};
  return !space || read_values(in, out, space + 1);
}

// Steps are numbered without gaps; a `set` may start anew.
static bool check_step(Reader* in, const Recording* r, const RecBlock* block) {
  if (block->step < 1) return fail(in, "steps are numbered from 1");
  for (int i = r->nblock - 1; i >= 0 && r->block[i].kind != REC_SET; i--) {
    if (r->block[i].kind != REC_STEP) continue;
    if (block->step != r->block[i].step + 1)
      return fail(in, "step %d follows step %d", block->step, r->block[i].step);
    break;
  }
  return true;
}

// The kind of block that a line begins; -1: none.
static int kind_of(const char* line) {
  for (int kind = REC_SET; kind <= REC_FORWARD; kind++) {
    const size_t n = strlen(kind_word[kind]);
    if (!strncmp(line, kind_word[kind], n) && (!line[n] || line[n] == ' ')) return kind;
  }
  return -1;
}

static bool read_block(Reader* in, Recording* r, const char* line, int kind) {
  RecBlock block = {.kind = (RecKind)kind, .line = in->line};
  const char* rest = line + strlen(kind_word[kind]);
  if (kind == REC_STEP) {
    if (*rest != ' ' || !read_count(rest + 1, &block.step)) return fail(in, "expected 'step N'");
    if (!check_step(in, r, &block)) return false;
  } else if (*rest) {
    return fail(in, "unexpected '%.60s' after '%s'", rest + 1, kind_word[kind]);
  }
  if (!grow((void**)&r->block, r->nblock, sizeof(RecBlock))) return fail(in, "out of memory");
  r->block[r->nblock++] = block;
  return true;
}

// The mark that shows that nothing is missing: `end` and the number of blocks.
static bool read_end(Reader* in, const Recording* r, const char* line) {
  int blocks;
  if (in->cut || !read_count(line + 4, &blocks))
    return fail(in, "the recording is cut in its last line");
  if (blocks != r->nblock)
    return fail(in, "%d blocks were read, the line 'end' counts %d", r->nblock, blocks);
  for (line = next_line(in); line; line = next_line(in))
    if (*line) return fail(in, "text after the end");
  return true;
}

static bool read_all(Reader* in, Recording* r) {
  if (memchr(in->at, 0, (size_t)(in->end - in->at))) return fail(in, "the file has zero bytes");
  if (!read_head(in, r)) return false;
  for (char* line = next_line(in); line; line = next_line(in)) {
    if (!*line) continue;
    if (r->version > 1 && !strncmp(line, "end ", 4)) return read_end(in, r, line);
    const int kind = kind_of(line);
    if (!(kind >= 0 ? read_block(in, r, line, kind) : read_field(in, r, line))) return false;
  }
  if (r->version > 1)
    return fail(in, "the recording is cut: it has %d blocks and no 'end' line", r->nblock);
  return true;
}

bool recording_parse(Recording* r, char* text, size_t length, char* error, size_t size) {
  const char* path = r->path ? r->path : "recording";
  *r = (Recording){.path = path};
  Reader in = {.path = path, .at = text, .end = text + length, .error = error, .error_size = size};
  if (read_all(&in, r)) return true;
  recording_free(r);
  return false;
}

bool recording_read(Recording* r, const char* path, char* error, size_t size) {
  *r = (Recording){.path = path};
  unsigned char* text;
  size_t length;
  const char* why;
  if (!file_read(path, INT_MAX, &text, &length, &why)) {
    snprintf(error, size, "%s: %s", path, why);
    return false;
  }
  if (recording_parse(r, (char*)text, length, error, size)) {
    r->text = (char*)text;
    return true;
  }
  alloc_free(text);
  return false;
}

void recording_free(Recording* r) {
  for (int i = 0; i < r->nblock; i++) {
    for (int j = 0; j < r->block[i].nfield; j++) alloc_free(r->block[i].field[j].value);
    alloc_free(r->block[i].field);
  }
  alloc_free(r->block);
  alloc_free(r->text);
  *r = (Recording){0};
}

// ---- writing

void recording_write_head(Output* out, const char* engine, const char* model, size_t size) {
  output_printf(out, "corten recording %d\nengine %s\nmodel %zu\n", RECORDING_VERSION, engine,
                size);
  output_bytes(out, model, size);
  output_text(out, "\n");
}

void recording_write_block(Output* out, RecKind kind, int step) {
  if (kind == REC_STEP) {
    output_printf(out, "step %d\n", step);
  } else {
    output_printf(out, "%s\n", kind_word[kind]);
  }
}

void recording_write_field(Output* out, const char* name, const double* value, int count) {
  output_text(out, name);
  for (int i = 0; i < count; i++) {
    output_text(out, " ");
    output_double(out, value[i]);
  }
  output_text(out, "\n");
}

void recording_write_end(Output* out, int blocks) { output_printf(out, "end %d\n", blocks); }
