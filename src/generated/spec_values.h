// Written by tools/gen/gen_mjcf.py from schema/spec.schema. Do not edit.
#ifndef GENERATED_SPEC_VALUES_H
#define GENERATED_SPEC_VALUES_H

#include <corten/spec.h>
#include <stddef.h>

typedef enum ValueKind {
  VALUE_STRING,
  VALUE_STRINGVEC,
  VALUE_INTVEC,
  VALUE_FLOATVEC,
  VALUE_DOUBLEVEC,
  VALUE_BYTEVEC,
  VALUE_INTVECVEC,
  VALUE_FLOATVECVEC,
  VALUE_KINDS
} ValueKind;

// A string or vector that a public struct points to.
typedef struct SpecValue {
  size_t offset; // of the pointer in the struct
  ValueKind kind;
} SpecValue;
typedef struct SpecValues {
  const SpecValue* item;
  int count;
} SpecValues;

extern const SpecValues spec_values_ctSpec;
extern const SpecValues spec_values_ctsPlugin;
extern const SpecValues spec_values_ctsBody;
extern const SpecValues spec_values_ctsFrame;
extern const SpecValues spec_values_ctsJoint;
extern const SpecValues spec_values_ctsGeom;
extern const SpecValues spec_values_ctsSite;
extern const SpecValues spec_values_ctsCamera;
extern const SpecValues spec_values_ctsLight;
extern const SpecValues spec_values_ctsFlex;
extern const SpecValues spec_values_ctsMesh;
extern const SpecValues spec_values_ctsHField;
extern const SpecValues spec_values_ctsSkin;
extern const SpecValues spec_values_ctsDeform;
extern const SpecValues spec_values_ctsTexture;
extern const SpecValues spec_values_ctsMaterial;
extern const SpecValues spec_values_ctsPair;
extern const SpecValues spec_values_ctsExclude;
extern const SpecValues spec_values_ctsEquality;
extern const SpecValues spec_values_ctsTendon;
extern const SpecValues spec_values_ctsWrap;
extern const SpecValues spec_values_ctsActuator;
extern const SpecValues spec_values_ctsSensor;
extern const SpecValues spec_values_ctsNumeric;
extern const SpecValues spec_values_ctsText;
extern const SpecValues spec_values_ctsTuple;
extern const SpecValues spec_values_ctsKey;

#endif
