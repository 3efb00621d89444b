// Written by tools/gen_mjcf.py from schema/mjcf.schema. Do not edit.
#ifndef GENERATED_MJCF_TABLE_H
#define GENERATED_MJCF_TABLE_H

#include <corten/spec.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What stands in the attribute.
typedef enum AttrType {
  ATTR_REAL,        // low to high numbers
  ATTR_REALS,       // any number of them
  ATTR_INT,
  ATTR_KEYWORD,     // one word of the set `arg`
  ATTR_KEYWORDS,    // several words of it, their values or-ed
  ATTR_STRING,
  ATTR_CHARS,       // exactly `high` characters
  ATTR_ORIENTATION, // numbers of the alternative `arg`; `alt` is where its kind goes
  ATTR_DISABLE,     // sets bit `arg` when the word is "disable", clears it when "enable"
  ATTR_ENABLE,      // the reverse
  ATTR_NAME,
  ATTR_CLASS,
  ATTR_CUSTOM,      // read by hand
  ATTR_IGNORED      // accepted, has no effect
} AttrType;

// The C type of the member it fills.
typedef enum AttrStore {
  STORE_NONE,
  STORE_DOUBLE,
  STORE_FLOAT,
  STORE_INT,
  STORE_BYTE,
  STORE_SIZE,
  STORE_CHAR,
  STORE_STRING,
  STORE_DOUBLEVEC
} AttrStore;

typedef enum AttrCheck { CHECK_NONE, CHECK_POSITIVE, CHECK_FROM_MINUS_ONE, CHECK_NONZERO } AttrCheck;

typedef struct MjcfAttr {
  const char* name;
  AttrType type;
  AttrStore store;
  AttrCheck check;
  bool required;
  int low, high;
  size_t offset, alt; // in the struct of the element
  int arg;
} MjcfAttr;

// At most one of these attributes.
typedef struct MjcfRule {
  const char* message;
  const char* name[8];
} MjcfRule;

typedef struct MjcfKeyword {
  const char* word;
  int value;
} MjcfKeyword;
typedef struct MjcfKeywords {
  const MjcfKeyword* item;
  int count;
} MjcfKeywords;

typedef enum MjcfState { STATE_BUILT, STATE_UNSUPPORTED, STATE_IGNORED } MjcfState;
typedef enum MjcfCount { COUNT_ANY, COUNT_ONE } MjcfCount;

// Elements that can have children or values; bit numbers in `parents`.
typedef enum MjcfId {
  MJCF_NONE,
  MJCF_MUJOCO,
  MJCF_COMPILER,
  MJCF_LENGTHRANGE,
  MJCF_OPTION,
  MJCF_FLAG,
  MJCF_SIZE,
  MJCF_STATISTIC,
  MJCF_VISUAL,
  MJCF_GLOBAL,
  MJCF_QUALITY,
  MJCF_HEADLIGHT,
  MJCF_MAP,
  MJCF_SCALE,
  MJCF_RGBA,
  MJCF_DEFAULT,
  MJCF_CUSTOM,
  MJCF_NUMERIC,
  MJCF_TEXT,
  MJCF_TUPLE,
  MJCF_ELEMENT,
  MJCF_BODY,
  MJCF_WORLDBODY,
  MJCF_FRAME,
  MJCF_INERTIAL,
  MJCF_JOINT,
  MJCF_FREEJOINT,
  MJCF_GEOM,
  MJCF_SITE,
  MJCF_CAMERA,
  MJCF_LIGHT,
  MJCF_KEYFRAME,
  MJCF_KEY,
} MjcfId;

typedef enum MjcfKeySet {
  MJCF_KEY_BOOL,
  MJCF_KEY_AUTO,
  MJCF_KEY_ANGLE,
  MJCF_KEY_COORDINATE,
  MJCF_KEY_LENGTHRANGE,
  MJCF_KEY_INTEGRATOR,
  MJCF_KEY_CONE,
  MJCF_KEY_JACOBIAN,
  MJCF_KEY_SOLVER,
  MJCF_KEY_ENABLE,
  MJCF_KEY_SLEEP,
  MJCF_KEY_JOINT,
  MJCF_KEY_GEOM,
  MJCF_KEY_FLUID,
  MJCF_KEY_CAMLIGHT,
  MJCF_KEY_PROJECTION,
  MJCF_KEY_OUTPUT,
  MJCF_KEY_LIGHT,
} MjcfKeySet;

// An element as it stands below some parents.
typedef struct MjcfElement {
  const char* tag;
  MjcfId id;
  MjcfState state;
  MjcfCount count;
  cttObj object;    // kind of spec element it makes
  uint64_t parents; // bits by MjcfId
  const MjcfAttr* attr;
  int nattr;
  const MjcfRule* rule;
  int nrule;
} MjcfElement;

extern const MjcfKeywords mjcf_keywords[];
extern const MjcfElement mjcf_element[];
extern const int mjcf_element_count;

#endif
