// libFuzzer target for the XML reader, with expat as second opinion.
//   1. No crash, leak or undefined behaviour; a failure has a reason; what is accepted has true
//   places.
//   2. What expat takes as well-formed we take too, with the same elements, attributes and values.
//   3. Includes: the pieces of the input between bytes 0x1E are the files "0", "1", ...
// Where MuJoCo, and so we, are stricter or different than XML asks is listed in expat_skip() and
// compare().
#include "asset/xml.h"
#include "asset/xml_doc.h"
#include "base/alloc.h"
#include "base/str.h"
#include "fuzz.h"

#include <expat.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- a tree as text -----------------------------------------------------------------------------

// (name|attribute=value|attribute=value(child)) with every white space of a value as a blank:
// XML turns line ends and tabs in values to blanks, MuJoCo keeps them.
static void put_value(StrBuf* out, const char* s) {
  for (; *s; s++) strbuf_addn(out, strchr(" \t\n\r", *s) ? " " : s, 1);
}

static void put_tree(StrBuf* out, const XmlNode* root) {
  for (const XmlNode* n = root;;) {
    strbuf_printf(out, "(%s", n->name);
    for (const XmlAttr* a = n->attr; a; a = a->next) {
      strbuf_printf(out, "|%s=", a->name);
      put_value(out, a->value);
    }
    if (n->child) {
      n = n->child;
      continue;
    }
    for (; strbuf_add(out, ")"), n != root && !n->next; n = n->parent) continue;
    if (n == root) return;
    n = n->next;
  }
}

// ---- expat --------------------------------------------------------------------------------------

typedef struct Second {
  StrBuf tree;
  int depth, max_depth, max_attr;
  int instructions, doctypes;
} Second;

static void on_start(void* user, const XML_Char* name, const XML_Char** attr) {
  Second* e = (Second*)user;
  int n = 0;
  if (++e->depth > e->max_depth) e->max_depth = e->depth;
  strbuf_printf(&e->tree, "(%s", name);
  for (; attr[0]; attr += 2, n++) {
    strbuf_printf(&e->tree, "|%s=", attr[0]);
    put_value(&e->tree, attr[1]);
  }
  if (n > e->max_attr) e->max_attr = n;
}

static void on_end(void* user, const XML_Char* name) {
  (void)name;
  ((Second*)user)->depth--;
  strbuf_add(&((Second*)user)->tree, ")");
}

static void on_instruction(void* user, const XML_Char* target, const XML_Char* text) {
  (void)target;
  (void)text;
  ((Second*)user)->instructions++;
}

static void on_doctype(void* user, const XML_Char* name, const XML_Char* system,
                       const XML_Char* public, int internal) {
  (void)name;
  (void)system;
  (void)public;
  (void)internal;
  ((Second*)user)->doctypes++;
}

static bool expat_accepts(Second* e, const uint8_t* data, size_t size) {
  XML_Parser p = XML_ParserCreate("UTF-8"); // whatever the file declares: bytes are UTF-8
  REQUIRE(p);
  XML_SetUserData(p, e);
  XML_SetElementHandler(p, on_start, on_end);
  XML_SetProcessingInstructionHandler(p, on_instruction);
  XML_SetStartDoctypeDeclHandler(p, on_doctype);
  bool ok = XML_Parse(p, (const char*)data, (int)size, 1) == XML_STATUS_OK;
  XML_ParserFree(p);
  return ok;
}

// Well-formed documents that MuJoCo refuses or reads differently.
static bool expat_skip(const Second* e, const uint8_t* data, size_t size) {
  if (memchr(data, 0, size)) return true;            // ends the text; UTF-16
  if (e->doctypes) return true;                      // skipped to the next '>', nothing defined
  if (e->instructions) return true;                  // only at the start of the file
  if (e->max_depth + 2 > XML_MAX_DEPTH) return true; // limits
  if (e->max_attr > XML_MAX_ATTR) return true;
  return false;
}

static void compare(const XmlDoc* doc, const uint8_t* data, size_t size) {
  Second e = {0};
  if (size && expat_accepts(&e, data, size) && !expat_skip(&e, data, size)) {
    REQUIRE(doc->root);
    // LF CR is one line end for MuJoCo and two for XML
    StrBuf tree = {0};
    put_tree(&tree, doc->root);
    bool lfcr = false;
    for (size_t i = 0; i + 1 < size; i++) lfcr |= data[i] == '\n' && data[i + 1] == '\r';
    if (!lfcr && strcmp(tree.data, e.tree.data) != 0) {
      fprintf(stderr, "ours:  %s\nexpat: %s\n", tree.data, e.tree.data);
      abort();
    }
    strbuf_free(&tree);
  }
  strbuf_free(&e.tree);
}

// ---- invariants ---------------------------------------------------------------------------------

// Text of a file at a place.
static const char* text_at(const XmlFile* f, int line, int column) {
  const char* p = f->text;
  const char* end = f->text + f->size;
  for (int i = 1; i < line; i++) {
    p = (const char*)memchr(p, '\n', (size_t)(end - p));
    REQUIRE(p);
    p++;
  }
  // a byte order mark, perhaps behind white space, is not counted
  const char* start = f->text + strspn(f->text, " \t\n\v\f\r");
  if (strncmp(start, XML_BOM, 3) == 0 && p <= start && start + 3 <= p + column + 2 &&
      !memchr(p, '\n', (size_t)(start - p)))
    p += 3;
  REQUIRE(column >= 1 && column <= end - p);
  return p + column - 1;
}

static void check_node(const XmlDoc* doc, const XmlNode* n) {
  REQUIRE(0 <= n->file && n->file < doc->nfile);
  const XmlFile* f = &doc->file[n->file];
  REQUIRE(*text_at(f, n->line, n->column) == '<');
  for (const XmlAttr* a = n->attr; a; a = a->next) {
    REQUIRE(strncmp(text_at(f, a->line, a->column), a->name, strlen(a->name)) == 0);
    REQUIRE(strlen(xml_attr(n, a->name)) == strlen(a->value));
  }
  for (const XmlNode* c = n->child; c; c = c->next) REQUIRE(c->parent == n && n->content);
}

// Only such a file is quoted in messages.
static bool begins_as_xml(const XmlFile* f) {
  const char* p = f->text;
  while (*p && strchr(" \t\n\v\f\r", *p)) p++;
  if (strncmp(p, XML_BOM, 3) == 0) p += 3;
  while (*p && strchr(" \t\n\v\f\r", *p)) p++;
  return *p == '<';
}

static void check_tree(const XmlDoc* doc) {
  REQUIRE(doc->root && !doc->root->parent && !doc->root->next);
  for (const XmlNode* n = doc->root;;) {
    check_node(doc, n);
    if (n->child) {
      n = n->child;
      continue;
    }
    while (n != doc->root && !n->next) n = n->parent;
    if (n == doc->root) break;
    n = n->next;
  }
  Place at = xml_place(doc, doc->root, "model");
  REQUIRE(at.line > 0 && (at.source != NULL) == begins_as_xml(&doc->file[0]));
}

static void check_result(const XmlDoc* doc, Status s, const ErrorList* err) {
  char text[2000];
  REQUIRE((s == CT_OK) == (err->errors == 0));
  REQUIRE((s == CT_OK) == (doc->memory != NULL));
  if (err->count) REQUIRE(error_format(err, text, sizeof text) > 0);
}

// ---- includes -----------------------------------------------------------------------------------

typedef struct Pieces {
  const uint8_t* data;
  size_t size;
} Pieces;

static unsigned char* read_piece(void* user, const char* path, size_t* size, const char** why) {
  (void)why;
  const Pieces* p = (const Pieces*)user;
  const uint8_t *at = p->data, *end = p->data + p->size;
  const char* name = strrchr(path, '/');
  for (int k = atoi(name ? name + 1 : path); k > 0; k--) {
    at = at < end ? (const uint8_t*)memchr(at, 0x1E, (size_t)(end - at)) : NULL;
    if (!at) return NULL;
    at++;
  }
  const uint8_t* stop = at < end ? (const uint8_t*)memchr(at, 0x1E, (size_t)(end - at)) : NULL;
  *size = (size_t)((stop ? stop : end) - at);
  unsigned char* copy = (unsigned char*)alloc_bytes(*size);
  if (copy && *size) memcpy(copy, at, *size);
  return copy;
}

static void fuzz_include(const uint8_t* data, size_t size) {
  Pieces pieces = {data, size};
  const XmlSource src = {read_piece, &pieces};
  ErrorList err;
  XmlDoc doc;
  error_init(&err);
  Status s = xml_load(&doc, "d/0", &src, &err);
  check_result(&doc, s, &err);
  if (s == CT_OK) check_tree(&doc);
  xml_free(&doc);
  error_free(&err);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  ErrorList err;
  XmlDoc doc;
  error_init(&err);
  Status s = xml_parse(&doc, "fuzz.xml", (const char*)data, size, &err);
  check_result(&doc, s, &err);
  if (s == CT_OK) check_tree(&doc);
  compare(&doc, data, size);
  xml_free(&doc);
  error_free(&err);
  if (size && memchr(data, 0x1E, size)) fuzz_include(data, size);
  return 0;
}
