// Documents: memory, files, places. All nodes, names and values live in blocks of the document and
// are freed with it, none alone. A node holds its file and line; a place is made from these on
// demand and quotes the source only if the file begins as XML does.
#include "asset/xml.h"

#include "asset/xml_doc.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/str.h"

#include <stdalign.h>
#include <stdio.h>
#include <string.h>

typedef struct XmlBlock {
  struct XmlBlock* next;
  size_t used, size; // of the bytes behind this header
} XmlBlock;

enum {
  MEMORY_ALIGN = 16,
  BLOCK_BYTES = 1 << 16,
  SOURCE_MAX = 4000, // bytes of a source line worth showing
  STACK_MAX = 20,    // includes worth listing
};
_Static_assert(MEMORY_ALIGN % alignof(XmlNode) == 0 && MEMORY_ALIGN % alignof(XmlFile) == 0,
               "alignment of a block");

//---------------------------------- memory --------------------------------------------------------

Status xml_doc_no_memory(ErrorList* err, Place at) {
  return error_add(err, at, "out of memory while reading XML");
}

Status xml_doc_init(XmlDoc* doc, ErrorList* err) {
  *doc = (XmlDoc){.memory = (XmlMemory*)alloc_zero(sizeof(XmlMemory))};
  return doc->memory ? CT_OK : xml_doc_no_memory(err, (Place){0});
}

void xml_free(XmlDoc* doc) {
  if (doc->memory) {
    for (XmlBlock *b = doc->memory->block, *next; b; b = next) {
      next = b->next;
      alloc_free(b);
    }
    alloc_free(doc->memory);
  }
  *doc = (XmlDoc){0};
}

// Offset of the payload of a block: the header rounded up to the alignment.
static size_t block_header(void) {
  return (sizeof(XmlBlock) + MEMORY_ALIGN - 1) / MEMORY_ALIGN * MEMORY_ALIGN;
}

void* xml_doc_push(const XmlDoc* doc, size_t n) {
  XmlMemory* m = doc->memory;
  if (n > SIZE_MAX / 2) return NULL;
  n = (n + MEMORY_ALIGN - 1) / MEMORY_ALIGN * MEMORY_ALIGN;
  XmlBlock* b = m->block;
  if (!b || n > b->size - b->used) {
    size_t size = n > BLOCK_BYTES ? n : BLOCK_BYTES;
    XmlBlock* fresh = (XmlBlock*)alloc_bytes(block_header() + size);
    if (!fresh) return NULL;
    *fresh = (XmlBlock){.size = size};
    // a large piece goes behind the newest block, whose rest stays in use
    if (b && n > BLOCK_BYTES / 4) {
      fresh->next = b->next;
      b->next = fresh;
    } else {
      fresh->next = b;
      m->block = fresh;
    }
    b = fresh;
  }
  void* at = (unsigned char*)b + block_header() + b->used;
  b->used += n;
  return at;
}

char* xml_doc_copy(const XmlDoc* doc, const char* s, size_t n) {
  char* copy = (char*)xml_doc_push(doc, n + 1);
  if (!copy) return NULL;
  if (n) memcpy(copy, s, n);
  copy[n] = 0;
  return copy;
}

//---------------------------------- files ---------------------------------------------------------

static bool grow_files(XmlDoc* doc) {
  XmlMemory* m = doc->memory;
  if (doc->nfile < m->file_cap) return true;
  int cap = m->file_cap ? 2 * m->file_cap : 4;
  XmlFile* file = (XmlFile*)xml_doc_push(doc, (size_t)cap * sizeof(XmlFile));
  if (!file) return false;
  if (doc->nfile) memcpy(file, doc->file, (size_t)doc->nfile * sizeof(XmlFile));
  doc->file = file;
  m->file_cap = cap;
  return true;
}

int xml_doc_add_file(XmlDoc* doc, XmlFile f, Place at, ErrorList* err) {
  XmlMemory* m = doc->memory;
  if (f.size > XML_MAX_BYTES || m->text_bytes > XML_MAX_BYTES - f.size) {
    error_add(err, at, "XML Error: file '%.200s' is too large", f.path);
    error_hint(err, "a model may have %d MiB of XML", XML_MAX_BYTES >> 20);
    return -1;
  }
  if (doc->nfile >= XML_MAX_FILES) {
    error_add(err, at, "XML Error: more than %d files", XML_MAX_FILES);
    return -1;
  }
  f.path = xml_doc_copy(doc, f.path, strlen(f.path));
  f.text = xml_doc_copy(doc, f.text, f.size);
  if (!f.path || !f.text || !grow_files(doc)) {
    xml_doc_no_memory(err, at);
    return -1;
  }
  m->text_bytes += f.size;
  doc->file[doc->nfile] = f;
  return doc->nfile++;
}

//---------------------------------- places --------------------------------------------------------

// Start of the text behind the byte order mark.
static const char* first_line(const XmlFile* f) {
  return f->text + (strncmp(f->text, XML_BOM, strlen(XML_BOM)) == 0 ? strlen(XML_BOM) : 0);
}

// A file that does not begin as XML does may be any file of this machine: it is not quoted.
static bool is_quotable(const XmlFile* f) {
  static const char kBlank[] = " \t\r\n\v\f";
  const char* p = f->text + strspn(f->text, kBlank);
  if (strncmp(p, XML_BOM, strlen(XML_BOM)) == 0) p += strlen(XML_BOM); // blanks may precede it
  return p[strspn(p, kBlank)] == '<';
}

// Line `line` of a text, without its end and at most SOURCE_MAX bytes of it; NULL if there is no
// such line.
static const char* source_line(const XmlDoc* doc, XmlFile* f, int line) {
  if (line < 1 || !is_quotable(f)) return NULL;
  if (f->quoted && line == f->quoted_line) return f->quoted;
  bool onward = f->quoted && line > f->quoted_line;
  const char* p = onward ? f->quoted_at : first_line(f);
  const char* end = f->text + f->size;
  for (int i = onward ? f->quoted_line : 1; i < line; i++) {
    const char* lf = p < end ? (const char*)memchr(p, '\n', (size_t)(end - p)) : NULL;
    if (!lf) return NULL;
    p = lf + 1;
  }
  size_t n = 0;
  while (p + n < end && n < SOURCE_MAX && p[n] && p[n] != '\n' && p[n] != '\r') n++;
  f->quoted_line = line;
  f->quoted_at = p;
  return f->quoted = xml_doc_copy(doc, p, n);
}

// "main.xml:3 > a.xml:7": the places of the includes that led to this file, outermost first. NULL
// for the main file.
static const char* include_stack(const XmlDoc* doc, const XmlFile* f) {
  const XmlFile* from[STACK_MAX];
  int line[STACK_MAX];
  int n = 0;
  for (; f->parent >= 0 && n < STACK_MAX; f = &doc->file[f->parent]) {
    from[n] = &doc->file[f->parent];
    line[n++] = f->parent_line;
  }
  if (n == 0) return NULL;

  StrBuf text = {0};
  if (f->parent >= 0) strbuf_add(&text, "... > ");
  for (int i = n - 1; i >= 0; i--)
    strbuf_printf(&text, "%s:%d%s", from[i]->path, line[i], i ? " > " : "");
  const char* copy = text.failed || !text.data ? NULL : xml_doc_copy(doc, text.data, text.len);
  strbuf_free(&text);
  return copy;
}

Place xml_doc_place(const XmlDoc* doc, int file, int line, int column) {
  CT_ASSERT(0 <= file && file < doc->nfile);
  XmlFile* f = &doc->file[file];
  if (!f->stack) f->stack = include_stack(doc, f);
  return (Place){.file = f->path,
                 .line = line,
                 .column = column,
                 .source = source_line(doc, f, line),
                 .includes = f->stack};
}

static const XmlAttr* find_xml_attr(const XmlNode* n, const char* name) {
  for (const XmlAttr* a = n->attr; a; a = a->next)
    if (str_eq(a->name, name)) return a;
  return NULL;
}

const char* xml_attr(const XmlNode* n, const char* name) {
  const XmlAttr* a = find_xml_attr(n, name);
  return a ? a->value : NULL;
}

// The same for a name without its prefix.
static const XmlAttr* find_prefixed_attr(const XmlNode* n, const char* name) {
  for (const XmlAttr* a = n->attr; a; a = a->next) {
    const char* colon = strchr(a->name, ':');
    if (colon && str_eq(colon + 1, name)) return a;
  }
  return NULL;
}

Place xml_place(const XmlDoc* doc, const XmlNode* n, const char* attribute) {
  const XmlAttr* a = attribute ? find_xml_attr(n, attribute) : NULL;
  if (attribute && !a) a = find_prefixed_attr(n, attribute);
  Place at = xml_doc_place(doc, n->file, a ? a->line : n->line, a ? a->column : n->column);
  at.element = n->name;
  at.name = xml_attr(n, "name");
  at.attribute = attribute;
  return at;
}

int64_t xml_nodes(const XmlDoc* doc) { return doc->memory ? doc->memory->nodes : 0; }

//---------------------------------- one text ------------------------------------------------------

static Status parse_into(XmlDoc* doc, const char* path, const char* text, size_t size,
                         ErrorList* err) {
  Place at = {.file = path};
  if (size == 0) return error_add(err, at, "ParseXML: empty file '%.200s'", path);
  XmlFile f = {.path = (char*)path, .text = (char*)text, .size = size, .parent = -1};
  if (xml_doc_add_file(doc, f, at, err) < 0) return CT_FAIL;
  TRY(xml_read(doc, 0, &doc->root, err));
  if (doc->root) return CT_OK;
  error_add(err, at, "XML root element not found");
  error_hint(err, "a model is one element <mujoco> (or <robot> of URDF)");
  return CT_FAIL;
}

Status xml_parse(XmlDoc* doc, const char* path, const char* text, size_t size, ErrorList* err) {
  Status s = xml_doc_init(doc, err);
  if (s == CT_OK) s = parse_into(doc, path ? path : "<string>", text, size, err);
  if (s != CT_OK) xml_free(doc);
  return s;
}
