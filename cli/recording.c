#include "recording.h"

#include "base/str.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static const char* const kind_word[] = {
    [REC_SET] = "set", [REC_STEP] = "step", [REC_FORWARD] = "forward"};

// ---- reading

typedef struct Reader {
  const char* path;
  char* at;
  char* end;
  int line;
  char* error;
  size_t error_size;
} Reader;

static bool fail(Reader* in, const char* format, ...) {
  char what[300];
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
  if (!stop) stop = in->end;
  *stop = 0;
  in->at = stop + 1;
  in->line++;
  return line;
}

static char* read_file(const char* path, size_t* size) {
  FILE* file = fopen(path, "rb");
  if (!file) return NULL;
  char* text = NULL;
  size_t count = 0, room = 0, got = 1;
  while (got) {
    if (count + 65536 > room) {
      room = 2 * room + 131072;
      char* grown = realloc(text, room + 1);
      if (!grown) break;
      text = grown;
    }
    got = fread(text + count, 1, 65536, file);
    count += got;
  }
  fclose(file);
  if (text) text[count] = 0;
  *size = count;
  return text;
}

static bool read_head(Reader* in, Recording* r) {
  const char* line = next_line(in);
  if (!line || strcmp(line, "corten recording 1") != 0)
    return fail(in, "not a recording: the first line must be 'corten recording 1'");
  char* engine = next_line(in);
  if (!engine || strncmp(engine, "engine ", 7) != 0)
    return fail(in, "expected 'engine NAME VERSION'");
  r->engine = engine + 7;
  line = next_line(in);
  if (!line || strncmp(line, "model ", 6) != 0) return fail(in, "expected 'model BYTES'");
  char* rest;
  const unsigned long bytes = strtoul(line + 6, &rest, 10);
  if (rest == line + 6 || *rest || bytes >= (size_t)(in->end - in->at) || in->at[bytes] != '\n')
    return fail(in, "the model is not %s bytes long", line + 6);
  r->model = in->at;
  for (unsigned long i = 0; i < bytes; i++) in->line += in->at[i] == '\n';
  in->at[bytes] = 0;
  in->at += bytes + 1;
  in->line++;
  return true;
}

static bool grow(void** items, int count, size_t item) {
  if (count & (count - 1)) return true; // room is the next power of two
  void* grown = realloc(*items, item * (count ? 2 * (size_t)count : 1));
  if (grown) *items = grown;
  return grown != NULL;
}

static bool read_values(Reader* in, RecField* field, const char* at) {
  const char* end = at + strlen(at);
  while (true) {
    while (*at == ' ') at++;
    if (at == end) return true;
    if (!grow((void**)&field->value, field->count, sizeof(double)))
      return fail(in, "out of memory");
    if (!str_to_double(at, end, &field->value[field->count], &at) || (*at && *at != ' '))
      return fail(in, "bad number in '%s'", field->name);
    field->count++;
  }
}

static bool read_block_head(Reader* in, Recording* r, const char* line) {
  for (int kind = REC_SET; kind <= REC_FORWARD; kind++) {
    const size_t n = strlen(kind_word[kind]);
    if (strncmp(line, kind_word[kind], n) != 0 || (line[n] && line[n] != ' ')) continue;
    if (!grow((void**)&r->block, r->nblock, sizeof(RecBlock))) return fail(in, "out of memory");
    r->block[r->nblock++] = (RecBlock){.kind = (RecKind)kind, .step = atoi(line + n)};
    return true;
  }
  return false;
}

static bool read_field(Reader* in, Recording* r, char* line) {
  if (!r->nblock) return fail(in, "expected 'set', 'step N' or 'forward'");
  RecBlock* block = &r->block[r->nblock - 1];
  if (!grow((void**)&block->field, block->nfield, sizeof(RecField)))
    return fail(in, "out of memory");
  RecField* field = &block->field[block->nfield++];
  *field = (RecField){.name = line};
  char* space = strchr(line, ' ');
  if (!space) return true; // an empty field
  *space = 0;
  return read_values(in, field, space + 1);
}

static bool read_all(Reader* in, Recording* r) {
  if (!read_head(in, r)) return false;
  for (char* line = next_line(in); line; line = next_line(in)) {
    if (!*line) continue;
    if (!read_block_head(in, r, line) && !read_field(in, r, line)) return false;
  }
  return true;
}

bool recording_read(Recording* r, const char* path, char* error, size_t size) {
  *r = (Recording){0};
  size_t count;
  r->text = read_file(path, &count);
  if (!r->text) {
    snprintf(error, size, "%s: cannot be read", path);
    return false;
  }
  Reader in = {
      .path = path, .at = r->text, .end = r->text + count, .error = error, .error_size = size};
  if (read_all(&in, r)) return true;
  recording_free(r);
  return false;
}

void recording_free(Recording* r) {
  for (int i = 0; i < r->nblock; i++) {
    for (int j = 0; j < r->block[i].nfield; j++) free(r->block[i].field[j].value);
    free(r->block[i].field);
  }
  free(r->block);
  free(r->text);
  *r = (Recording){0};
}

// ---- writing

void recording_write_head(FILE* out, const char* engine, const char* model) {
  fprintf(out, "corten recording 1\nengine %s\nmodel %zu\n%s\n", engine, strlen(model), model);
}

void recording_write_block(FILE* out, RecKind kind, int step) {
  if (kind == REC_STEP) {
    fprintf(out, "step %d\n", step);
  } else {
    fprintf(out, "%s\n", kind_word[kind]);
  }
}

void recording_write_field(FILE* out, const char* name, const double* value, int count) {
  fputs(name, out);
  char number[32];
  for (int i = 0; i < count; i++) {
    str_from_double(number, value[i]);
    fprintf(out, " %s", number);
  }
  fputc('\n', out);
}
