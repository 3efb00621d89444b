// The state of reading one document.
#ifndef MJCF_MJCF_READER_H
#define MJCF_MJCF_READER_H

#include "base/error.h"
#include "base/map.h"
#include "spec/spec.h"

// Reads another model, a part of `around`, with its set of files. NULL and the reason in the buffer
// if it is bad.
typedef Spec* (*MjcfLoader)(const char* filename, const char* type, const Spec* around, char* error,
                            int error_sz);

typedef struct MjcfReader {
  Spec* spec;
  const XmlDoc* doc;
  ErrorList* err;
  MjcfLoader load;
  Map name[SPEC_LISTS];   // names in use, by kind -> position in the spec's list
  bool in_default;        // reading a default class
  const XmlAttr* bending; // of the options: kind of bending of flexes that name none
  const char* assetdir;   // of the last <compiler> that has it, NULL: none
  bool part_failed;       // a model inside this one was refused: the others are not read
  int replicates;         // replicates around what is being read: its names are not final
} MjcfReader;

#endif
