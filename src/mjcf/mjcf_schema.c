// The elements of MJCF as a table for people, from the table that the reader uses.
#include "base/file.h"
#include "base/sort.h"
#include "base/str.h"
#include "mjcf/mjcf_check.h"
#include "mjcf/mjcf_extension.h"

#include <corten/corten.h>

#include <limits.h>
#include <stdio.h>
#include <string.h>

enum { MOST = 64, COLUMN = 30, WIDTH = 30 }; // attributes of an element; where they begin, how wide

typedef struct Page {
  StrBuf out;
  bool html, pad;
} Page;

typedef const char* Name;
#define NAME_LESS(a, b, ctx) (strcmp(*(a), *(b)) < 0)
SORT_DEFINE(sort_names, Name, NAME_LESS)

static int list_attributes(const MjcfElement* row, Name name[MOST]) {
  Name space[MOST];
  int n = 0;
  for (int i = 0; i < row->nattr && n < MOST; i++) {
    if (!mjcf_extension_own(row, row->attr[i].name)) name[n++] = row->attr[i].name;
  }
  sort_names(name, space, n, NULL);
  return n;
}

// ! once, ? at most once, R inside itself, * any number
static char occurrence_of(const MjcfElement* row) {
  if (row->id == MJCF_MUJOCO) return '!';
  if (row->id == MJCF_BODY || row->id == MJCF_DEFAULT) return 'R';
  return row->count == COUNT_ONE ? '?' : '*';
}

static void print_html(Page* p, const MjcfElement* row, int depth) {
  Name name[MOST];
  int n = list_attributes(row, name);
  strbuf_add(&p->out, "<tr>\n\t<td class=\"el\">");
  for (int i = 0; i < (p->pad ? 4 * depth : 0); i++) strbuf_add(&p->out, "&nbsp;");
  strbuf_printf(&p->out, "%s</td>\n\t<td class=\"ty\">%c</td>\n\t<td class=\"at\">", row->tag,
                occurrence_of(row));
  for (int i = 0; i < n; i++) strbuf_printf(&p->out, "%s ", name[i]);
  strbuf_add(&p->out, "</td>\n</tr>\n");
}

// A line ends behind the attribute that crosses the width.
static void print_text(Page* p, const MjcfElement* row, int depth) {
  Name name[MOST];
  int n = list_attributes(row, name), used = 0;
  char head[80];
  snprintf(head, sizeof head, "%*s%s (%c)", 3 * depth, "", row->tag, occurrence_of(row));
  strbuf_printf(&p->out, "%-*s", COLUMN, head);
  for (int i = 0; i < n; i++) {
    if (used > WIDTH) {
      strbuf_printf(&p->out, "\n%*s", COLUMN, "");
      used = 0;
    }
    strbuf_printf(&p->out, "%s ", name[i]);
    used += (int)strlen(name[i]) + 1;
  }
  strbuf_add(&p->out, "\n");
}

// Frames hold what bodies hold, and both hold themselves: this is shown once, below body.
static bool is_expanded(MjcfId id, MjcfId parent) {
  if (id == MJCF_BODY) return parent == MJCF_WORLDBODY;
  return id != parent && id != MJCF_FRAME && id != MJCF_REPLICATE;
}

static void print_rows(Page* p, const MjcfElement* row, int depth, MjcfId parent) {
  (p->html ? print_html : print_text)(p, row, depth);
  if (!is_expanded(row->id, parent)) return;
  const MjcfChildren* children = &mjcf_children[row->id];
  for (int i = 0; i < children->count; i++) {
    const MjcfElement* child = &mjcf_element[children->row[i]];
    bool shown = !child->ignored && (row->id != MJCF_WORLDBODY || child->id == MJCF_BODY);
    if (shown) print_rows(p, child, depth + 1, row->id);
  }
}

// The text goes to a file if one is named, and what fits to the buffer if there is one. Returns its
// length, -1 when it failed.
int ct_printSchema(const char* filename, char* buffer, int buffer_sz, int flg_html, int flg_pad) {
  Page p = {.html = flg_html != 0, .pad = flg_pad != 0};
  if (p.html) strbuf_add(&p.out, "<table border=\"1\">\n");
  print_rows(&p, &mjcf_element[0], 0, MJCF_NONE);
  if (p.html) strbuf_add(&p.out, "</table>\n");
  bool done = !p.out.failed && p.out.len < INT_MAX;
  if (done && filename) done = file_write(filename, p.out.data, p.out.len, NULL);
  if (done && buffer && buffer_sz > 0) {
    size_t n = p.out.len < (size_t)buffer_sz ? p.out.len : (size_t)buffer_sz - 1;
    memcpy(buffer, p.out.data, n);
    buffer[n] = 0;
  }
  int length = done ? (int)p.out.len : -1;
  strbuf_free(&p.out);
  return length;
}
