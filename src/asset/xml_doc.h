// Parts of building an XmlDoc: its memory, its files, the reader of one text.
#ifndef ASSET_XML_DOC_H
#define ASSET_XML_DOC_H

#include "asset/xml_tree.h"

#include <stdint.h>

#define XML_BOM "\xEF\xBB\xBF" // UTF-8 byte order mark, not part of the first line

// Memory of one document: blocks in a list, given back together. Addresses never move.
typedef struct XmlMemory {
  struct XmlBlock* block; // newest first
  size_t text_bytes;      // of all files so far
  int64_t nodes;          // tags and attributes so far
  int file_cap;
} XmlMemory;

// An empty document; on failure CT_FAIL, reported. xml_free gives it back.
Status xml_doc_init(XmlDoc* doc, ErrorList* err);

// n bytes, uninitialised, aligned for any struct here; NULL when out of memory. doc itself does not
// change.
void* xml_doc_push(const XmlDoc* doc, size_t n);
char* xml_doc_copy(const XmlDoc* doc, const char* s,
                   size_t n); // with a 0 behind; NULL when out of memory

// Add a file and copy its text. Index in doc->file, or -1, reported at place `at`.
int xml_doc_add_file(XmlDoc* doc, XmlFile f, Place at, ErrorList* err);

// Place of a position in a file, with source line and include stack.
Place xml_doc_place(const XmlDoc* doc, int file, int line, int column);

Status xml_doc_no_memory(ErrorList* err, Place at);

// Parse the text of doc->file[file]: its first element, or NULL if there is none. (xml_read.c)
Status xml_read(XmlDoc* doc, int file, XmlNode** root, ErrorList* err);

// Replace references and line ends in the n bytes of s, in place; a 0 goes behind the result.
// (xml_decode.c)
void xml_decode(char* s, size_t n);

#endif
