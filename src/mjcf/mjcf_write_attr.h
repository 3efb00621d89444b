// Tags and attributes of written MJCF, by the rows of the MJCF table.
#ifndef MJCF_MJCF_WRITE_ATTR_H
#define MJCF_MJCF_WRITE_ATTR_H

#include "base/str.h"
#include "generated/mjcf_table.h"
#include "spec/spec.h"

typedef struct MjcfWriter {
  const Spec* spec;
  Spec* plain;                      // an empty model: what elements and classes start from
  Element* fresh[SPEC_LISTS];       // one element of each kind without class, in plain
  const char *meshdir, *texturedir; // folders of the document
  StrBuf out;
  int depth;     // of open elements
  bool open;     // the last start tag still takes attributes
  bool too_deep; // for the reader
  bool prefixed; // an attribute of our own was written
  int zeroed;    // empty lists of numbers that were written as one zero
  int lost;      // values that only the class can say, and says otherwise
} MjcfWriter;

// A place to come back to when it turns out that there was nothing to write.
typedef struct MjcfMark {
  size_t length;
  bool open;
} MjcfMark;

MjcfMark mjcf_write_attr_mark(const MjcfWriter* w);
void mjcf_write_attr_back(MjcfWriter* w, MjcfMark mark); // forget what was written since

void mjcf_write_attr_open(MjcfWriter* w, const char* tag);
void mjcf_write_attr_close(MjcfWriter* w, const char* tag);
// The same, but an element without attributes and content is taken back.
void mjcf_write_attr_close_used(MjcfWriter* w, const char* tag, MjcfMark before);

// Attributes of the open tag. Text is escaped.
void mjcf_write_attr_text(MjcfWriter* w, const char* name, const char* text);
void mjcf_write_attr_string(MjcfWriter* w, const char* name, const ctString* s); // unless empty
void mjcf_write_attr_extension(MjcfWriter* w, const Element* e);                 // those of our own
void mjcf_write_attr_int(MjcfWriter* w, const char* name, cttSize x);
void mjcf_write_attr_reals(MjcfWriter* w, const char* name, const double* x, int count);
void mjcf_write_attr_floats(MjcfWriter* w, const char* name, const float* x, int count);
void mjcf_write_attr_ints(MjcfWriter* w, const char* name, const int* x, int count);
void mjcf_write_attr_words(MjcfWriter* w, const char* name, MjcfKeySet set, int bits);
void mjcf_write_attr_keyword(MjcfWriter* w, const char* name, MjcfKeySet set, int value);

// The attributes of a row whose values differ from those of `start`, and the required ones.
void mjcf_write_attr_row(MjcfWriter* w, const MjcfElement* row, const void* value,
                         const void* start);

// Do the strings or numbers differ?
bool mjcf_write_attr_differs(const MjcfAttr* attr, const void* value, const void* start);

#endif
