// XML documents with the place of everything in them. Lenient where MuJoCo is, strict where it is:
// see README.md.
#ifndef ASSET_XML_H
#define ASSET_XML_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Limits against hostile input. Everything inside them is read in linear time.
enum {
  XML_MAX_BYTES = 1 << 30,     // of one file, and of all files of a document together
  XML_MAX_DEPTH = 500,         // levels of one file, the document itself being the first
  XML_MAX_TREE_DEPTH = 2000,   // levels of elements once includes are in place
  XML_MAX_NODES = 1 << 24,     // tags and attributes of a document
  XML_MAX_ATTR = 256,          // attributes of one element
  XML_MAX_FILES = 10000,       // main file and includes
  XML_MAX_INCLUDE_DEPTH = 500, // includes inside includes
};

typedef struct XmlAttr {
  const char* name;
  const char* value; // references decoded, line ends as \n
  int line, column;  // of the name; columns count bytes, from 1
  struct XmlAttr* next;
} XmlAttr;

typedef struct XmlNode {
  const char* name;
  XmlAttr* attr; // in the order of the file
  struct XmlNode *parent, *child, *next;
  int line, column; // of the <
  int file;         // index in doc->file
  bool content;     // a child, text, comment or CDATA stood inside, perhaps dropped since
} XmlNode;

typedef struct XmlFile {
  char* path;
  char* text; // as read, 0 behind its end
  size_t size;
  int parent; // file that includes this one; -1: main file
  int parent_line;
  // The line quoted last and where it begins, the include stack as text: errors come in the order
  // of the file, and a million of them must not make a million copies.
  int quoted_line;
  const char *quoted_at, *quoted, *stack;
} XmlFile;

typedef struct XmlDoc {
  XmlNode* root;
  XmlFile* file; // file[0] is the main file
  int nfile;
  struct XmlMemory* memory; // owns every string and node above
} XmlDoc;

// Where files come from. read returns the content in memory of alloc_bytes (freed by the caller),
// NULL if there is no such file; *why may then be set to a constant text. read == NULL is the file
// system.
typedef struct XmlSource {
  unsigned char* (*read)(void* user, const char* path, size_t* size, const char** why);
  void* user;
} XmlSource;

// Make a document: from one text without looking at includes; from a file, or a text, with includes
// put in place. doc need not be initialised. On CT_FAIL it is empty and needs no xml_free; the
// reason is in err. src may be NULL. Includes of a text are sought from the current folder.
Status xml_parse(XmlDoc* doc, const char* path, const char* text, size_t size, ErrorList* err);
Status xml_load(XmlDoc* doc, const char* path, const XmlSource* src, ErrorList* err);
Status xml_load_string(XmlDoc* doc, const char* text, const XmlSource* src, ErrorList* err);
void xml_free(XmlDoc* doc); // leaves an empty document; an empty one is allowed

int64_t xml_nodes(const XmlDoc* doc); // tags and attributes of all its files; 0 of an empty one
const char* xml_attr(const XmlNode* n, const char* name); // NULL if absent

// The full place of a node, or of one of its attributes, with source line and include stack.
// Its strings live as long as the document.
Place xml_place(const XmlDoc* doc, const XmlNode* n, const char* attribute);

#endif
