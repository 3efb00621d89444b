// Files -> specs.
#ifndef MJCF_MJCF_LOAD_H
#define MJCF_MJCF_LOAD_H

#include "spec/spec.h"

// Name of a file, or a document; its files in memory, and the form of its errors (ErrorList), which
// the spec keeps.
typedef struct MjcfText {
  const char* text;
  const ctVFS* vfs; // may be NULL
  bool mujoco_first;
} MjcfText;

// ct_parse, ct_parseXML and ct_parseXMLString with a choice of form.
ctSpec* mjcf_load_any(const MjcfText* from, const char* content_type, char* error, int error_sz);
ctSpec* mjcf_load_file(const MjcfText* from, char* error, int error_sz);
ctSpec* mjcf_load_text(const MjcfText* from, char* error, int error_sz);

// The model of a file that is a part of `around`, with its set of files. NULL and the reason in
// the buffer if it is bad.
Spec* mjcf_load_part(const char* filename, const char* type, const Spec* around, char* error,
                     int error_sz);

#endif
