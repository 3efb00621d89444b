// Written by tools/gen.py from schema/model.schema and data.schema. Do not edit.
// clang-format off
#ifndef CT_GENERATED_FIELDS_H
#define CT_GENERATED_FIELDS_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// What a field holds.
typedef enum FieldType {
  FIELD_REAL,
  FIELD_INT,
  FIELD_BYTE,
  FIELD_FLOAT,
  FIELD_SIZE,
  FIELD_CHAR,
  FIELD_CONTACT,
  FIELD_PTR,
  FIELD_U64,
} FieldType;

// Where its elements are: in the struct itself, in the struct's block, or in the data's arena.
typedef enum FieldMemory { FIELD_INLINE, FIELD_BLOCK, FIELD_ARENA } FieldMemory;

// When it is computed, in pipeline order. AFTER: on demand, by the integrators or by the inverse.
typedef enum FieldStage {
  STAGE_HEADER,
  STAGE_STATE,
  STAGE_POSITION,
  STAGE_VELOCITY,
  STAGE_ACCELERATION,
  STAGE_AFTER,
} FieldStage;

// A dimension: a constant, or a size field of the model or the data.
typedef enum ExtentOf { EXTENT_CONST, EXTENT_MODEL, EXTENT_DATA } ExtentOf;
typedef struct Extent {
  ExtentOf of : 4;
  unsigned times : 8;   // factor
  unsigned value : 20;  // the constant, or the offset of the size field
} Extent;

// There are a thousand of them: they are packed.
typedef struct Field {
  const char* name;
  const char* group;  // data: the stage function that writes it
  unsigned offset;    // of the array itself, or of the pointer to it
  FieldType type : 8;
  FieldMemory memory : 8;
  FieldStage stage : 8;
  bool compared : 1;  // integers that every step compares with what they were in a good model
  Extent rows, cols;
} Field;

extern const Field model_field[];
extern const int model_field_count;
extern const Field data_field[];
extern const int data_field_count;
extern const Field option_field[];
extern const int option_field_count;
extern const Field statistic_field[];
extern const int statistic_field_count;
extern const Field visual_field[];
extern const int visual_field_count;
extern const Field contact_field[];
extern const int contact_field_count;

// Groups of data fields that a stage computes, in the order in which a step runs them.
extern const char* const data_pipeline[];
extern const int data_pipeline_count;

// Place of a group in it; data_pipeline_count for what no stage computes.
int data_pipeline_place(const char* group);

// What the stage that writes a field leaves behind (model/data_rule.h).
typedef enum DataRuleKind {
  RULE_RANGE,
  RULE_INVERSE,
  RULE_SPARSE,
} DataRuleKind;

typedef struct DataRule {
  DataRuleKind kind;
  int field[3];  // of data_field[]: the checked one and those it refers to, or -1
  int low;
  Extent high;   // range, sparse: below this
  Extent count;  // range, inverse: entries that count; the constant 0: all
} DataRule;

extern const DataRule data_rule[];
extern const int data_rule_count;

#endif
