// Written by tools/gen/gen_mjcf.py from schema/spec.schema and schema/enums.schema. Do not edit.
#ifndef GENERATED_SPEC_CHOICES_H
#define GENERATED_SPEC_CHOICES_H

#include <corten/spec.h>
#include <stdbool.h>
#include <stddef.h>

// The values of an enum, without those that only count the others.
typedef struct SpecEnum {
  const char* name;
  const int* value;
  int count;
} SpecEnum;

// An int of a public struct that holds one of these values, or an OR of them.
typedef struct SpecChoice {
  const char* field;
  size_t offset;
  const SpecEnum* of;
  bool bits;
} SpecChoice;
typedef struct SpecChoices {
  const SpecChoice* item;
  int count;
} SpecChoices;

extern const SpecChoices spec_choices_ctSpec;
extern const SpecChoices spec_choices_ctsBody;
extern const SpecChoices spec_choices_ctsFrame;
extern const SpecChoices spec_choices_ctsJoint;
extern const SpecChoices spec_choices_ctsGeom;
extern const SpecChoices spec_choices_ctsSite;
extern const SpecChoices spec_choices_ctsCamera;
extern const SpecChoices spec_choices_ctsLight;
extern const SpecChoices spec_choices_ctsFlex;
extern const SpecChoices spec_choices_ctsMesh;
extern const SpecChoices spec_choices_ctsDeform;
extern const SpecChoices spec_choices_ctsTexture;
extern const SpecChoices spec_choices_ctsEquality;
extern const SpecChoices spec_choices_ctsTendon;
extern const SpecChoices spec_choices_ctsWrap;
extern const SpecChoices spec_choices_ctsActuator;
extern const SpecChoices spec_choices_ctsSensor;

#endif
