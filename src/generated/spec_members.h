// Written by tools/gen.py from schema/spec.schema. Do not edit.
// clang-format off
#ifndef GENERATED_SPEC_MEMBERS_H
#define GENERATED_SPEC_MEMBERS_H

#include <corten/model.h>
#include <corten/spec.h>

#include <stdbool.h>

// A member of an element's public struct and the array of the model that has the same numbers.
typedef struct SpecMember {
  size_t member; // offset in the public struct
  size_t array;  // offset of the pointer in ctModel
  size_t bytes;  // of the member and of a row; 0: the member is a vector of user numbers
  size_t width;  // of a vector: offset of the numbers per row in ctModel
  bool back;     // ct_copyBack copies a row that was edited
} SpecMember;

// Members of elements of one type, and arrays of one length.
typedef struct SpecMembers {
  cttObj type;
  const SpecMember* item;
  int count;
} SpecMembers;

extern const SpecMembers spec_members_body;
extern const SpecMembers spec_members_jnt;
extern const SpecMembers spec_members_dof;
extern const SpecMembers spec_members_geom;
extern const SpecMembers spec_members_site;
extern const SpecMembers spec_members_cam;
extern const SpecMembers spec_members_light;
extern const SpecMembers spec_members_flex;
extern const SpecMembers spec_members_mesh;
extern const SpecMembers spec_members_hfield;
extern const SpecMembers spec_members_skin;
extern const SpecMembers spec_members_tex;
extern const SpecMembers spec_members_mat;
extern const SpecMembers spec_members_pair;
extern const SpecMembers spec_members_eq;
extern const SpecMembers spec_members_tendon;
extern const SpecMembers spec_members_actuator;
extern const SpecMembers spec_members_sensor;

extern const SpecMembers* const spec_members[];
extern const int spec_members_count;

#endif
