// An ErrorList owns all texts of its issues, which stay in the order they were added. It has at
// most ERROR_MAX issues; those that find no room or no memory are counted as lost. Lines and
// columns count from 1, 0 is unknown.
#include "base/error.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/str.h"

#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

// What a list shows when not even its first issue could be stored. Never written to: cap is 0 then.
static const Issue kOutOfMemory = {.kind = ISSUE_ERROR, .message = "out of memory"};

void error_init(ErrorList* e) { *e = (ErrorList){0}; }

static void free_issue(Issue* i) {
  alloc_free((void*)i->place.file);
  alloc_free((void*)i->place.element);
  alloc_free((void*)i->place.name);
  alloc_free((void*)i->place.attribute);
  alloc_free((void*)i->place.source);
  alloc_free((void*)i->place.includes);
  alloc_free((void*)i->message);
  alloc_free((void*)i->hint);
}

void error_free(ErrorList* e) {
  if (e->cap > 0) {
    for (int k = 0; k < e->count; k++) free_issue(&e->item[k]);
    alloc_free(e->item);
  }
  *e = (ErrorList){.mujoco_first = e->mujoco_first};
}

// A copy of s; NULL stays NULL. ok turns false when memory runs out.
static const char* copy_issue_text(const char* s, bool* ok) {
  char* c = s ? str_dup(s) : NULL;
  if (s && !c) *ok = false;
  return c;
}

static char* format_text(const char* fmt, va_list args) {
  va_list again;
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, fmt, again);
  va_end(again);
  char* s = n >= 0 ? (char*)alloc_bytes((size_t)n + 1) : NULL;
  if (s) vsnprintf(s, (size_t)n + 1, fmt, args);
  return s;
}

// One more free item at item[count]. False when the list is full or memory ran out.
static bool reserve_issue(ErrorList* e) {
  if (e->count >= ERROR_MAX || (e->count > 0 && e->cap == 0)) return false;
  if (e->count < e->cap) return true;
  int cap = e->cap > 0 ? 2 * e->cap : 8;
  Issue* item =
      (Issue*)alloc_grow(e->item, (size_t)e->cap * sizeof *item, (size_t)cap * sizeof *item);
  if (!item) return false;
  e->item = item;
  e->cap = cap;
  return true;
}

static bool store_issue(ErrorList* e, IssueKind kind, Place at, const char* fmt, va_list args) {
  if (!reserve_issue(e)) return false;
  bool ok = true;
  Issue i = {.kind = kind, .place = at, .message = format_text(fmt, args)};
  i.place.file = copy_issue_text(at.file, &ok);
  i.place.element = copy_issue_text(at.element, &ok);
  i.place.name = copy_issue_text(at.name, &ok);
  i.place.attribute = copy_issue_text(at.attribute, &ok);
  i.place.source = copy_issue_text(at.source, &ok);
  i.place.includes = copy_issue_text(at.includes, &ok);
  if (!ok || !i.message) {
    free_issue(&i);
    return false;
  }
  e->item[e->count++] = i;
  return true;
}

static void report_issue(ErrorList* e, IssueKind kind, Place at, const char* fmt, va_list args) {
  if (kind == ISSUE_ERROR && e->errors < INT_MAX) e->errors++;
  if (store_issue(e, kind, at, fmt, args)) return;
  if (e->lost < INT_MAX) e->lost++;
  if (e->count == 0 && kind == ISSUE_ERROR) {
    alloc_free(e->item);
    e->item = (Issue*)&kOutOfMemory;
    e->count = 1;
    e->cap = 0;
  }
}

Status error_add(ErrorList* e, Place at, const char* fmt, ...) {
  va_list args;
  va_start(args, fmt);
  report_issue(e, ISSUE_ERROR, at, fmt, args);
  va_end(args);
  return CT_FAIL;
}

void error_warn(ErrorList* e, Place at, const char* fmt, ...) {
  va_list args;
  va_start(args, fmt);
  report_issue(e, ISSUE_WARNING, at, fmt, args);
  va_end(args);
}

bool error_full(const ErrorList* e) { return e->errors > 0 && e->count >= ERROR_MAX; }

void error_hint(ErrorList* e, const char* fmt, ...) {
  if (e->cap == 0 || e->count == 0 || e->lost > 0) return; // the issue it belongs to is not there
  va_list args;
  va_start(args, fmt);
  char* hint = format_text(fmt, args);
  va_end(args);
  if (!hint) return;
  Issue* last = &e->item[e->count - 1];
  alloc_free((void*)last->hint);
  last->hint = hint;
}

//---------------------------------- text ----------------------------------------------------------

typedef struct TextOut {
  char* text;
  size_t size;
  size_t length; // of the whole text, kept or not
} TextOut;

static void put_char(TextOut* o, char c) {
  if (o->length + 1 < o->size) o->text[o->length] = c;
  o->length++;
}

static void put_text(TextOut* o, const char* s) {
  for (; *s; s++) put_char(o, *s);
}

static void put_int(TextOut* o, int x) {
  char text[16];
  snprintf(text, sizeof text, "%d", x);
  put_text(o, text);
}

// file:line:column: error: message [element 'name', attribute a]
static void put_head(TextOut* o, const Issue* i) {
  const Place* at = &i->place;
  if (at->file)
    put_text(o, at->file), put_text(o, ":");
  else if (at->line > 0)
    put_text(o, "line ");
  if (at->line > 0) {
    put_int(o, at->line), put_text(o, ":");
    if (at->column > 0) put_int(o, at->column), put_text(o, ":");
  }
  if (at->file || at->line > 0) put_text(o, " ");
  put_text(o, i->kind == ISSUE_ERROR ? "error: " : "warning: ");
  put_text(o, i->message);
  if (at->element || at->name || at->attribute) {
    const char* sep = "";
    put_text(o, " [");
    if (at->element) put_text(o, at->element), sep = " ";
    if (at->name) put_text(o, sep), put_text(o, "'"), put_text(o, at->name), put_text(o, "'");
    if (at->element || at->name) sep = ", ";
    if (at->attribute) put_text(o, sep), put_text(o, "attribute "), put_text(o, at->attribute);
    put_text(o, "]");
  }
  put_text(o, "\n");
}

// The source line without its indentation, and a caret below the column. Of a long line only the
// part around the column; control characters do not reach the terminal.
static void put_source(TextOut* o, const char* line, int column) {
  enum { WIDTH = 96, BEFORE = 60 };
  int n = (int)strcspn(line, "\r\n"), at = column - 1, start = 0;
  while (start < n && (line[start] == ' ' || line[start] == '\t')) start++;
  if (start == n) return;
  bool cut = at - start > BEFORE && n - start > WIDTH;
  if (cut) start = at - BEFORE < n ? at - BEFORE : n;
  // do not begin inside a UTF-8 character
  while (start < n && ((unsigned char)line[start] & 0xC0) == 0x80) start++;
  int stop = n - start > WIDTH ? start + WIDTH : n;
  while (stop < n && ((unsigned char)line[stop] & 0xC0) == 0x80) stop++;

  put_text(o, cut ? "  ..." : "  ");
  for (int k = start; k < stop; k++) {
    unsigned char c = (unsigned char)line[k];
    put_char(o, c == '\t' ? ' ' : c < 0x20 || c == 0x7F ? '?' : line[k]);
  }
  put_text(o, stop < n ? "...\n" : "\n");
  if (at < start || at > stop) return;
  put_text(o, cut ? "     " : "  ");
  for (int k = start; k < at; k++) {
    if (((unsigned char)line[k] & 0xC0) != 0x80) put_char(o, ' ');
  }
  put_text(o, "^\n");
}

//---------------------------------- MuJoCo's form -------------------------------------------------

static const char* text_after(const char* text, const char* start) {
  size_t n = strlen(start);
  return strncmp(text, start, n) == 0 ? text + n : NULL;
}

// "7 (XML_ERROR_PARSING_ATTRIBUTE): ..." as its XML library writes it. Attributes and closing tags
// name their element.
static void put_parse_error(TextOut* o, const Place* at, const char* rest) {
  int code = 0;
  const char* open = strchr(rest, '(');
  const char* close = open ? strchr(open, ')') : NULL;
  if (!close || !str_to_int(rest, open, &code, &rest)) return;
  char number[32];
  snprintf(number, sizeof number, "%d (0x%x)", code, (unsigned)code);
  put_text(o, "XML parse error "), put_int(o, code), put_text(o, ":\nError=");
  for (const char* c = open + 1; c < close; c++) put_char(o, *c);
  put_text(o, " ErrorID="), put_text(o, number), put_text(o, " Line number="), put_int(o, at->line);
  if ((code == 7 || code == 14) && at->element)
    put_text(o, ": XMLElement name="), put_text(o, at->element);
  put_text(o, "\n");
}

static void put_reading(TextOut* o, const Issue* i) {
  put_text(o, i->message);
  if (i->place.element) {
    put_text(o, "\nElement '"), put_text(o, i->place.element), put_text(o, "', line ");
    put_int(o, i->place.line);
  }
  put_text(o, "\n");
}

static void put_compiling(TextOut* o, const Issue* i) {
  const Place* at = &i->place;
  if (!text_after(i->message, "Error: ")) put_text(o, "Error: ");
  put_text(o, i->message);
  if (at->number > 0) {
    put_text(o, "\nElement name '"), put_text(o, at->name ? at->name : ""), put_text(o, "', id ");
    put_int(o, at->number - 1);
    if (at->line > 0) put_text(o, ", line "), put_int(o, at->line);
  }
  put_text(o, "\n");
}

static void put_as_mujoco(TextOut* o, const Issue* i) {
  const char* inner = text_after(i->message, "XML Error: Include error: ");
  const char* rest = text_after(inner ? inner : i->message, "XML parse error ");
  if (rest) {
    if (inner) put_text(o, "XML Error: Include error: '");
    put_parse_error(o, &i->place, rest);
    const char* colon = inner && i->place.includes ? strrchr(i->place.includes, ':') : NULL;
    if (inner)
      put_text(o, "'\nElement 'include', line "), put_text(o, colon ? colon + 1 : "0"),
          put_text(o, "\n");
  } else if (text_after(i->message, "XML ") || text_after(i->message, "ParseXML")) {
    put_reading(o, i);
  } else {
    put_compiling(o, i);
  }
}

static void put_first_as_mujoco(TextOut* o, const ErrorList* e) {
  for (int k = 0; k < e->count; k++) {
    if (e->item[k].kind != ISSUE_ERROR) continue;
    put_as_mujoco(o, &e->item[k]);
    return;
  }
}

size_t error_format(const ErrorList* e, char* out, size_t size) {
  CT_ASSERT(out || size == 0);
  TextOut o = {out, size, 0};
  if (e->mujoco_first) put_first_as_mujoco(&o, e);
  for (int k = 0; k < e->count; k++) {
    const Issue* i = &e->item[k];
    put_head(&o, i);
    if (i->place.source && i->place.line > 0) put_source(&o, i->place.source, i->place.column);
    if (i->hint) put_text(&o, i->hint), put_text(&o, "\n");
    if (i->place.includes)
      put_text(&o, "included from "), put_text(&o, i->place.includes), put_text(&o, "\n");
  }
  if (e->lost > 0)
    put_text(&o, "and "), put_int(&o, e->lost), put_text(&o, " more that are not shown\n");
  if (e->stopped) put_text(&o, "the text after them was not read\n");
  if (size > 0) out[o.length < size ? o.length : size - 1] = 0;
  return o.length;
}

//---------------------------------- did you mean --------------------------------------------------

enum { WORD_MAX = 48 };

static int least_of_three(int a, int b, int c) { return a < b ? (a < c ? a : c) : (b < c ? b : c); }

// Edits that turn a into b: insert, delete, replace, swap neighbours; letter case is free
// (restricted Damerau distance).
static int edit_distance(const char* a, int na, const char* b, int nb) {
  int row[3][WORD_MAX + 1];
  int *before = row[0], *above = row[1], *now = row[2];
  for (int j = 0; j <= nb; j++) above[j] = j;
  for (int i = 1; i <= na; i++) {
    now[0] = i;
    for (int j = 1; j <= nb; j++) {
      bool same = str_lower(a[i - 1]) == str_lower(b[j - 1]);
      now[j] = least_of_three(above[j] + 1, now[j - 1] + 1, above[j - 1] + !same);
      bool swapped = i > 1 && j > 1 && str_lower(a[i - 1]) == str_lower(b[j - 2]) &&
                     str_lower(a[i - 2]) == str_lower(b[j - 1]);
      if (swapped && before[j - 2] + 1 < now[j]) now[j] = before[j - 2] + 1;
    }
    int* free_row = before;
    before = above;
    above = now;
    now = free_row;
  }
  return above[nb];
}

const char* error_nearest(const char* word, const char* const* list, int n) {
  size_t length = strlen(word);
  if (length == 0 || length > WORD_MAX) return NULL;
  // one edit is always worth a suggestion, more only in longer words
  int best = length <= 2 ? 2 : 2 + (int)length / 4;
  const char* nearest = NULL;
  for (int k = 0; k < n; k++) {
    size_t other = list[k] ? strlen(list[k]) : 0;
    if (other == 0 || other > WORD_MAX) continue;
    int d = edit_distance(word, (int)length, list[k], (int)other);
    if (d < best && d < (int)(length > other ? length : other)) {
      best = d;
      nearest = list[k];
    }
  }
  return nearest;
}
