// An XML document in memory, with the place of everything in it.
#ifndef ASSET_XML_TREE_H
#define ASSET_XML_TREE_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

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

#endif
