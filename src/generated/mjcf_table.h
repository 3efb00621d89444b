// Written by tools/gen/gen_mjcf.py from schema/mjcf.schema. Do not edit.
#ifndef GENERATED_MJCF_TABLE_H
#define GENERATED_MJCF_TABLE_H

#include <corten/spec.h>
#include <stdbool.h>
#include <stddef.h>

// What stands in the attribute.
typedef enum AttrType {
  ATTR_REAL,        // low to high numbers
  ATTR_REALS,       // any number of them
  ATTR_INT,
  ATTR_INTS,
  ATTR_KEYWORD,     // one word of the set `arg`
  ATTR_KEYWORDS,    // several words of it, their values or-ed
  ATTR_STRING,
  ATTR_PATH,        // string, the folders of a path reduced
  ATTR_STRINGS,     // words
  ATTR_CHARS,       // exactly `high` characters
  ATTR_ORIENTATION, // numbers of the alternative `arg`; `alt` is where its kind goes
  ATTR_TARGET,      // name of what an actuator drives; `alt` is where its kind `arg` goes
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
  STORE_STRINGVEC,
  STORE_INTVEC,
  STORE_FLOATVEC,
  STORE_DOUBLEVEC
} AttrStore;

typedef enum AttrCheck { CHECK_NONE, CHECK_POSITIVE, CHECK_FROM_MINUS_ONE, CHECK_NONZERO } AttrCheck;

enum { ATTR_MOST = 31 };

// There are 1,500 rows: they are packed.
typedef struct MjcfAttr {
  const char* name;
  AttrType type : 8;
  AttrStore store : 8;
  AttrCheck check : 4;
  bool required : 1;
  unsigned low : 5, high : 5; // numbers, at most ATTR_MOST
  unsigned short offset, alt; // in the struct of the element
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

typedef enum MjcfCount { COUNT_ANY, COUNT_ONE } MjcfCount;

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
  MJCF_DEFAULT_EQUALITY,
  MJCF_DEFAULT_TENDON,
  MJCF_EXTENSION,
  MJCF_EXTENSION_PLUGIN,
  MJCF_INSTANCE,
  MJCF_CONFIG,
  MJCF_PLUGIN,
  MJCF_ASSET,
  MJCF_MESH,
  MJCF_HFIELD,
  MJCF_SKIN,
  MJCF_BONE,
  MJCF_DEFORM_CLOTH,
  MJCF_DEFORM_SOFT,
  MJCF_DEFORM_CHAIN,
  MJCF_DEFORM_ATTACH,
  MJCF_TEXTURE,
  MJCF_MATERIAL,
  MJCF_LAYER,
  MJCF_MODEL,
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
  MJCF_REPLICATE,
  MJCF_ATTACH,
  MJCF_COMPOSITE,
  MJCF_COMPOSITE_JOINT,
  MJCF_COMPOSITE_SKIN,
  MJCF_COMPOSITE_GEOM,
  MJCF_COMPOSITE_SITE,
  MJCF_FLEXCOMP,
  MJCF_FLEXCOMP_EDGE,
  MJCF_PIN,
  MJCF_CONTACT,
  MJCF_PAIR,
  MJCF_EXCLUDE,
  MJCF_DEFORMABLE,
  MJCF_FLEX,
  MJCF_FLEX_CONTACT,
  MJCF_FLEX_EDGE,
  MJCF_FLEX_ELASTICITY,
  MJCF_EQUALITY,
  MJCF_CONNECT,
  MJCF_WELD,
  MJCF_EQUALITY_JOINT,
  MJCF_EQUALITY_TENDON,
  MJCF_EQUALITY_FLEX,
  MJCF_FLEXVERT,
  MJCF_TENDON,
  MJCF_SPATIAL,
  MJCF_SPATIAL_SITE,
  MJCF_SPATIAL_GEOM,
  MJCF_PULLEY,
  MJCF_FIXED,
  MJCF_FIXED_JOINT,
  MJCF_ACTUATOR,
  MJCF_GENERAL,
  MJCF_MOTOR,
  MJCF_POSITION,
  MJCF_VELOCITY,
  MJCF_INTVELOCITY,
  MJCF_DAMPER,
  MJCF_CYLINDER,
  MJCF_MUSCLE,
  MJCF_ADHESION,
  MJCF_ACTUATOR_PLUGIN,
  MJCF_SENSOR,
  MJCF_TOUCH,
  MJCF_ACCELEROMETER,
  MJCF_VELOCIMETER,
  MJCF_GYRO,
  MJCF_FORCE,
  MJCF_TORQUE,
  MJCF_MAGNETOMETER,
  MJCF_CAMPROJECTION,
  MJCF_RANGEFINDER,
  MJCF_JOINTPOS,
  MJCF_JOINTVEL,
  MJCF_TENDONPOS,
  MJCF_TENDONVEL,
  MJCF_ACTUATORPOS,
  MJCF_ACTUATORVEL,
  MJCF_ACTUATORFRC,
  MJCF_JOINTACTUATORFRC,
  MJCF_TENDONACTUATORFRC,
  MJCF_BALLQUAT,
  MJCF_BALLANGVEL,
  MJCF_JOINTLIMITPOS,
  MJCF_JOINTLIMITVEL,
  MJCF_JOINTLIMITFRC,
  MJCF_TENDONLIMITPOS,
  MJCF_TENDONLIMITVEL,
  MJCF_TENDONLIMITFRC,
  MJCF_FRAMEPOS,
  MJCF_FRAMEQUAT,
  MJCF_FRAMEXAXIS,
  MJCF_FRAMEYAXIS,
  MJCF_FRAMEZAXIS,
  MJCF_FRAMELINVEL,
  MJCF_FRAMEANGVEL,
  MJCF_FRAMELINACC,
  MJCF_FRAMEANGACC,
  MJCF_SUBTREECOM,
  MJCF_SUBTREELINVEL,
  MJCF_SUBTREEANGMOM,
  MJCF_INSIDESITE,
  MJCF_DISTANCE,
  MJCF_NORMAL,
  MJCF_FROMTO,
  MJCF_CONTACT_SENSOR,
  MJCF_E_POTENTIAL,
  MJCF_E_KINETIC,
  MJCF_CLOCK,
  MJCF_TACTILE,
  MJCF_USER,
  MJCF_SENSOR_PLUGIN,
  MJCF_KEYFRAME,
  MJCF_KEY,
  MJCF_IDS
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
  MJCF_KEY_MESHINERTIA,
  MJCF_KEY_MESHBUILTIN,
  MJCF_KEY_TEXTURE,
  MJCF_KEY_COLORSPACE,
  MJCF_KEY_BUILTIN,
  MJCF_KEY_MARK,
  MJCF_KEY_TEXROLE,
  MJCF_KEY_INTERP,
  MJCF_KEY_DYN,
  MJCF_KEY_GAIN,
  MJCF_KEY_BIAS,
  MJCF_KEY_STAGE,
  MJCF_KEY_DATATYPE,
  MJCF_KEY_CONDATA,
  MJCF_KEY_REDUCE,
  MJCF_KEY_RAYDATA,
  MJCF_KEY_FLEXSELF,
  MJCF_KEY_ELASTIC2D,
  MJCF_KEY_EDGEEQUALITY,
  MJCF_KEY_COMPOSITE,
  MJCF_KEY_SHAPE,
  MJCF_KEY_COMPJOINT,
  MJCF_KEY_FLEXCOMP,
  MJCF_KEY_FLEXDOF,
  MJCF_KEY_LIGHT,
} MjcfKeySet;

// Attributes that kinds share, see the bundles in schema/mjcf.schema.
typedef enum MjcfForm {
  MJCF_FORM_NONE,
  MJCF_FORM_CONNECT,
  MJCF_FORM_WELD,
  MJCF_FORM_TWO_JOINTS,
  MJCF_FORM_TWO_TENDONS,
  MJCF_FORM_ONE_FLEX,
  MJCF_FORM_ON_SITE,
  MJCF_FORM_CAMPROJECTION,
  MJCF_FORM_RANGEFINDER,
  MJCF_FORM_ON_JOINT,
  MJCF_FORM_ON_TENDON,
  MJCF_FORM_ON_ACTUATOR,
  MJCF_FORM_ON_FRAME,
  MJCF_FORM_ON_FRAME_ALONE,
  MJCF_FORM_ON_BODY,
  MJCF_FORM_INSIDESITE,
  MJCF_FORM_ON_TWO_SHAPES,
  MJCF_FORM_CONTACT_SENSOR,
  MJCF_FORM_ON_NOTHING,
  MJCF_FORM_TACTILE,
  MJCF_FORM_USER_SENSOR,
  MJCF_FORM_PLUGIN_SENSOR,
  MJCF_FORMS
} MjcfForm;

// A value that the element's tag stands for: <touch> is a sensor of type ctSENS_TOUCH.
typedef struct MjcfSet {
  unsigned short offset;
  AttrStore store : 8;
  int value;
} MjcfSet;

// An element as it stands below some parents.
typedef struct MjcfElement {
  const char* tag;
  MjcfId id : 16;
  MjcfForm form : 8;
  MjcfCount count : 4;
  bool ignored : 1; // accepted, has no effect
  bool inside : 1;  // makes no spec element: its values belong to the element around it
  cttObj object;    // kind of spec element it makes
  const MjcfAttr* attr;
  const MjcfRule* rule;
  const MjcfSet* set;
  short nattr, nrule, nset;
} MjcfElement;

// The elements that may stand below one: positions in mjcf_element.
typedef struct MjcfChildren {
  const short* row;
  int count;
} MjcfChildren;

extern const MjcfKeywords mjcf_keywords[];
extern const MjcfElement mjcf_element[];
extern const int mjcf_element_count;
extern const MjcfChildren mjcf_children[]; // by MjcfId

#endif
