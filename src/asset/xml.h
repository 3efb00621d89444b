// XML documents with the place of everything in them. As lenient and as strict as MuJoCo: see
// README.md.
#ifndef ASSET_XML_H
#define ASSET_XML_H

#include "asset/xml_tree.h"

#include <stdint.h>

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
