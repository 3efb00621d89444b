// The reader of one text. It accepts and refuses the same texts as MuJoCo 3.5.0. The rules are
// listed, with how they were measured, in README.md. One pass, no recursion: tail[depth] is where
// the next child goes, depth is below XML_MAX_DEPTH, and p never passes end.
#include "asset/xml.h"
#include "asset/xml_doc.h"
#include "base/str.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef enum XmlCode {
  CODE_ELEMENT = 6,
  CODE_ATTRIBUTE = 7,
  CODE_TEXT = 8,
  CODE_CDATA = 9,
  CODE_COMMENT = 10,
  CODE_DECLARATION = 11,
  CODE_UNKNOWN = 12,
  CODE_EMPTY = 13,
  CODE_MISMATCH = 14,
  CODE_PARSING = 15,
  CODE_DEPTH = 18,
} XmlCode;

// The numbers and names users know from MuJoCo's messages.
static const char* const kCodeName[] = {
    [CODE_ELEMENT] = "XML_ERROR_PARSING_ELEMENT",
    [CODE_ATTRIBUTE] = "XML_ERROR_PARSING_ATTRIBUTE",
    [CODE_TEXT] = "XML_ERROR_PARSING_TEXT",
    [CODE_CDATA] = "XML_ERROR_PARSING_CDATA",
    [CODE_COMMENT] = "XML_ERROR_PARSING_COMMENT",
    [CODE_DECLARATION] = "XML_ERROR_PARSING_DECLARATION",
    [CODE_UNKNOWN] = "XML_ERROR_PARSING_UNKNOWN",
    [CODE_EMPTY] = "XML_ERROR_EMPTY_DOCUMENT",
    [CODE_MISMATCH] = "XML_ERROR_MISMATCHED_ELEMENT",
    [CODE_PARSING] = "XML_ERROR_PARSING",
    [CODE_DEPTH] = "XML_ELEMENT_DEPTH_EXCEEDED",
};

// Markup without content of interest, tried in this order.
typedef struct Markup {
  const char* open;
  const char* close;
  XmlCode code;
  const char* what;
} Markup;

static const Markup kMarkup[] = {
    {"<?", "?>", CODE_DECLARATION, "declaration"},
    {"<!--", "-->", CODE_COMMENT, "comment"},
    {"<![CDATA[", "]]>", CODE_CDATA, "CDATA section"},
    {"<!", ">", CODE_UNKNOWN, "<! markup"},
};

typedef enum Tag { TAG_OPEN, TAG_EMPTY, TAG_CLOSE } Tag;

typedef struct XmlReader {
  XmlDoc* doc;
  ErrorList* err;
  int file;
  const char *p, *end; // what is left of the text
  const char* at;      // position that line and column belong to, never behind what was asked for
  int line, column;    //
  XmlNode* root;       // first element
  XmlNode* open;       // innermost open element, NULL: document level
  int depth;           // open elements
  XmlNode** tail[XML_MAX_DEPTH]; // by depth: where the next child goes
  bool begun;                    // something else than declarations stood at document level
  bool done;                     // a stray closing tag ended the document
} XmlReader;

//---------------------------------- characters ----------------------------------------------------

static bool is_name_start(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' ||
         (unsigned char)c >= 128;
}

static bool is_name_char(char c) {
  return is_name_start(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

static void skip_space(XmlReader* r) {
  while (r->p < r->end && str_is_space(*r->p)) r->p++;
}

static bool starts_with(const XmlReader* r, const char* s) {
  size_t n = strlen(s);
  return (size_t)(r->end - r->p) >= n && memcmp(r->p, s, n) == 0;
}

// Bytes of the name at p, 0 if there is none.
static size_t name_length(const XmlReader* r) {
  const char* q = r->p;
  if (q == r->end || !is_name_start(*q)) return 0;
  while (q < r->end && is_name_char(*q)) q++;
  return (size_t)(q - r->p);
}

// Set line and column to those of the current position.
static void locate_position(XmlReader* r) {
  for (; r->at < r->p; r->at++) {
    if (*r->at == '\n') {
      r->line++;
      r->column = 1;
    } else {
      r->column++;
    }
  }
}

//---------------------------------- errors --------------------------------------------------------

static Status fail_with_code(XmlReader* r, XmlCode code, Place at, const char* fmt, ...)
    ERROR_PRINTF(4, 5);
static Status fail_with_code(XmlReader* r, XmlCode code, Place at, const char* fmt, ...) {
  char text[400];
  va_list args;
  va_start(args, fmt);
  vsnprintf(text, sizeof text, fmt, args);
  va_end(args);
  const char* where = r->doc->file[r->file].parent >= 0 ? "XML Error: Include error: " : "";
  return error_add(r->err, at, "%sXML parse error %d (%s): %s", where, (int)code, kCodeName[code],
                   text);
}

static Place current_place(XmlReader* r) {
  locate_position(r);
  return xml_doc_place(r->doc, r->file, r->line, r->column);
}

static Place place_of_node(const XmlReader* r, const XmlNode* n) {
  return xml_place(r->doc, n, NULL);
}

static Status fail_memory(XmlReader* r) { return xml_doc_no_memory(r->err, current_place(r)); }

// How the next byte is shown in a message.
static const char* show_byte(const XmlReader* r, char out[8]) {
  if (r->p == r->end) return "end of file";
  unsigned char c = (unsigned char)*r->p;
  if (c >= ' ' && c < 127) {
    snprintf(out, 8, "'%c'", c);
  } else {
    snprintf(out, 8, "0x%02x", c);
  }
  return out;
}

//---------------------------------- pieces --------------------------------------------------------

static void* new_node(XmlReader* r, size_t bytes) {
  if (++r->doc->memory->nodes > XML_MAX_NODES) {
    error_add(r->err, current_place(r), "XML Error: more than %d tags and attributes",
              XML_MAX_NODES);
    return NULL;
  }
  void* n = xml_doc_push(r->doc, bytes);
  if (!n) fail_memory(r);
  return n;
}

static Status fail_attribute(XmlReader* r, const XmlNode* n, const XmlAttr* a,
                             const char* trouble) {
  Place at = xml_doc_place(r->doc, r->file, a->line, a->column);
  at.element = n->name;
  at.attribute = a->name;
  return fail_with_code(r, CODE_ATTRIBUTE, at, "attribute '%.60s' of element '%.60s' %s", a->name,
                        n->name, trouble);
}

// name = "value", behind the name: everything between the quotes, whichever they are, is the value.
static Status read_value(XmlReader* r, const XmlNode* n, XmlAttr* a) {
  skip_space(r);
  bool equals = r->p < r->end && *r->p == '=';
  if (equals) r->p++;
  skip_space(r);
  if (!equals || r->p == r->end || (*r->p != '"' && *r->p != '\'')) {
    fail_attribute(r, n, a, equals ? "has a value without quotes" : "has no value");
    error_hint(r->err, "write %.60s=\"...\"", a->name);
    return CT_FAIL;
  }
  char quote = *r->p++;
  const char* close = (const char*)memchr(r->p, quote, (size_t)(r->end - r->p));
  if (!close) return fail_attribute(r, n, a, "has a value without closing quote");
  size_t len = (size_t)(close - r->p);
  char* value = xml_doc_copy(r->doc, r->p, len);
  if (!value) return fail_memory(r);
  xml_decode(value, len);
  a->value = value;
  r->p = close + 1;
  return CT_OK;
}

static Status read_attribute(XmlReader* r, XmlNode* n, XmlAttr** link, int count) {
  locate_position(r);
  XmlAttr* a = (XmlAttr*)new_node(r, sizeof(XmlAttr));
  if (!a) return CT_FAIL;
  size_t len = name_length(r);
  *a = (XmlAttr){.name = xml_doc_copy(r->doc, r->p, len), .line = r->line, .column = r->column};
  if (!a->name) return fail_memory(r);
  r->p += len;
  TRY(read_value(r, n, a));
  for (const XmlAttr* b = n->attr; b; b = b->next) {
    if (!str_eq(a->name, b->name)) continue;
    fail_attribute(r, n, a, "is given twice");
    error_hint(r->err, "it is first given at line %d, column %d", b->line, b->column);
    return CT_FAIL;
  }
  if (count >= XML_MAX_ATTR)
    return error_add(r->err, place_of_node(r, n), "XML Error: more than %d attributes",
                     XML_MAX_ATTR);
  *link = a;
  return CT_OK;
}

// The rest of a tag behind its name, through its '>'. A closing tag may have attributes too; they
// are dropped.
static Status read_attributes(XmlReader* r, XmlNode* n, Tag* tag) {
  XmlAttr** link = &n->attr;
  for (int count = 0;; count++) {
    skip_space(r);
    char c = r->p < r->end ? *r->p : 0;
    if (is_name_start(c)) {
      TRY(read_attribute(r, n, link, count));
      link = &(*link)->next;
      continue;
    }
    if (c == '>') {
      r->p++;
      return CT_OK;
    }
    if (starts_with(r, "/>")) {
      *tag = TAG_EMPTY; // also of </name/>
      r->p += 2;
      return CT_OK;
    }
    char shown[8];
    Place at = current_place(r);
    at.element = n->name;
    fail_with_code(r, CODE_ELEMENT, at,
                   "in element '%.60s', expected an attribute, '>' or '/>' but found %s", n->name,
                   show_byte(r, shown));
    if (c == '<')
      error_hint(r->err, "the tag that starts at line %d, column %d is not closed", n->line,
                 n->column);
    return CT_FAIL;
  }
}

//---------------------------------- structure -----------------------------------------------------

static void append_node(XmlReader* r, XmlNode* n) {
  n->parent = r->open;
  if (r->open) {
    *r->tail[r->depth - 1] = n;
    r->tail[r->depth - 1] = &n->next;
  } else if (!r->root) {
    r->root = n; // further roots are read and dropped
  }
}

// The text ended inside element n.
static Status fail_unclosed(XmlReader* r, XmlCode code, const XmlNode* n) {
  fail_with_code(r, code, place_of_node(r, n), "element '%.60s' is not closed", n->name);
  error_hint(r->err, "add </%.60s>", n->name);
  return CT_FAIL;
}

static Status open_element(XmlReader* r, XmlNode* n) {
  append_node(r, n);
  r->open = n;
  if (r->p == r->end) return fail_unclosed(r, CODE_MISMATCH, n);
  // the document is a level of its own
  if (r->depth + 2 >= XML_MAX_DEPTH) {
    fail_with_code(r, CODE_DEPTH, current_place(r), "Element nesting is too deep.");
    error_hint(r->err, "at most %d levels", XML_MAX_DEPTH - 2);
    return CT_FAIL;
  }
  r->tail[r->depth++] = &n->child;
  return CT_OK;
}

// A closing tag n: it must be that of the innermost open element. With none open, the document ends
// here.
static Status close_element(XmlReader* r, const XmlNode* n) {
  XmlNode* o = r->open;
  if (!o) {
    r->done = true;
    return CT_OK;
  }
  if (!str_eq(o->name, n->name)) {
    fail_with_code(r, CODE_MISMATCH, place_of_node(r, o),
                   "element '%.60s' is closed by </%.60s> at line %d", o->name, n->name, n->line);
    error_hint(r->err, "add </%.60s> before it, or remove </%.60s>", o->name, n->name);
    return CT_FAIL;
  }
  r->open = o->parent;
  r->depth--;
  return CT_OK;
}

// At a '<' that opens or closes an element. White space may follow the '<'.
static Status read_xml_element(XmlReader* r) {
  XmlNode* n = (XmlNode*)new_node(r, sizeof(XmlNode));
  if (!n) return CT_FAIL;
  locate_position(r);
  *n = (XmlNode){.line = r->line, .column = r->column, .file = r->file};
  r->p++;
  skip_space(r);
  Tag tag = TAG_OPEN;
  if (r->p < r->end && *r->p == '/') {
    tag = TAG_CLOSE;
    r->p++;
  }
  size_t len = name_length(r);
  if (len == 0) {
    char shown[8];
    Place at = xml_doc_place(r->doc, r->file, n->line, n->column);
    fail_with_code(r, CODE_PARSING, at, "'%s' is followed by %s, not by the name of an element",
                   tag == TAG_OPEN ? "<" : "</", show_byte(r, shown));
    if (tag == TAG_OPEN) error_hint(r->err, "in text, write &lt; for '<'");
    return CT_FAIL;
  }
  n->name = xml_doc_copy(r->doc, r->p, len);
  if (!n->name) return fail_memory(r);
  r->p += len;
  TRY(read_attributes(r, n, &tag));
  if (tag == TAG_CLOSE) return close_element(r, n);
  if (r->open) r->open->content = true;
  if (tag == TAG_OPEN) return open_element(r, n);
  append_node(r, n);
  return CT_OK;
}

static const char* find_text(const char* p, const char* end, const char* what) {
  size_t n = strlen(what);
  for (; (size_t)(end - p) >= n; p++) {
    p = (const char*)memchr(p, what[0], (size_t)(end - p));
    if (!p || (size_t)(end - p) < n) return NULL;
    if (memcmp(p, what, n) == 0) return p;
  }
  return NULL;
}

static Status read_markup(XmlReader* r, const Markup* m) {
  const char* body = r->p + strlen(m->open);
  const char* close = find_text(body, r->end, m->close);
  if (!close) {
    fail_with_code(r, m->code, current_place(r), "%s is not closed", m->what);
    error_hint(r->err, "end it with %s", m->close);
    return CT_FAIL;
  }
  if (m->code == CODE_DECLARATION && (r->open || r->begun)) {
    fail_with_code(r, m->code, current_place(r),
                   "declaration <?%.*s?> is not at the start of the file",
                   close - body > 60 ? 60 : (int)(close - body), body);
    error_hint(r->err, "nothing but white space and other declarations may stand before it");
    return CT_FAIL;
  }
  if (m->code != CODE_DECLARATION) r->begun = true;
  if (r->open) r->open->content = true;
  r->p = close + strlen(m->close);
  return CT_OK;
}

// Text is dropped, but a tag must follow it.
static Status skip_text(XmlReader* r) {
  const char* next = (const char*)memchr(r->p, '<', (size_t)(r->end - r->p));
  if (!next || next + 1 == r->end) {
    fail_with_code(r, next ? CODE_PARSING : CODE_TEXT, current_place(r),
                   "text at the end of the file");
    if (r->open) {
      error_hint(r->err, "element '%.60s' of line %d is not closed", r->open->name, r->open->line);
    } else {
      error_hint(r->err, "text may stand before or inside the root element, not after it");
    }
    return CT_FAIL;
  }
  r->begun = true;
  if (r->open) r->open->content = true;
  r->p = next;
  return CT_OK;
}

static Status read_next(XmlReader* r) {
  if (*r->p != '<') return skip_text(r);
  for (size_t i = 0; i < sizeof kMarkup / sizeof kMarkup[0]; i++)
    if (starts_with(r, kMarkup[i].open)) return read_markup(r, &kMarkup[i]);
  r->begun = true;
  return read_xml_element(r);
}

//---------------------------------- document ------------------------------------------------------

static Status read_xml_document(XmlReader* r) {
  skip_space(r);
  locate_position(r);
  if (starts_with(r, XML_BOM)) {
    r->p += strlen(XML_BOM);
    r->at = r->p;
  }
  if (r->p == r->end)
    return fail_with_code(r, CODE_EMPTY, xml_doc_place(r->doc, r->file, 0, 0),
                          "nothing but white space");
  for (;;) {
    skip_space(r);
    if (r->done || r->p == r->end) break;
    TRY(read_next(r));
  }
  return r->open ? fail_unclosed(r, CODE_PARSING, r->open) : CT_OK;
}

static void hint_encoding(const XmlFile* f, ErrorList* err) {
  if (f->size >= 2 && (memcmp(f->text, "\xFF\xFE", 2) == 0 || memcmp(f->text, "\xFE\xFF", 2) == 0))
    error_hint(err, "this looks like UTF-16: save the file as UTF-8");
}

Status xml_read(XmlDoc* doc, int file, XmlNode** root, ErrorList* err) {
  const XmlFile* f = &doc->file[file];
  size_t size = strlen(f->text); // a NUL byte ends the text
  XmlReader r = {.doc = doc,
                 .err = err,
                 .file = file,
                 .p = f->text,
                 .end = f->text + size,
                 .at = f->text,
                 .line = 1,
                 .column = 1};
  *root = NULL;
  if (read_xml_document(&r) != CT_OK) {
    hint_encoding(&doc->file[file], err);
    return CT_FAIL;
  }
  if (size < f->size) {
    r.p = r.end;
    error_warn(err, current_place(&r), "XML: the text after the NUL byte is ignored");
  }
  *root = r.root;
  return CT_OK;
}
