// Members of elements that the model holds as they are: both directions from one generated table.
#ifndef COMPILE_MEMBER_H
#define COMPILE_MEMBER_H

#include "generated/spec_members.h"

// Copies the members of the public struct s to a row of their arrays.
void member_emit(const SpecMembers* list, const void* s, ctModel* m, int row);

// User numbers of one element, zeros behind those given.
void member_emit_user(cttNum* to, int n, const ctDoubleVec* from);

// Copies rows of m that differ from those of old into the public struct s, where the table allows.
void member_copy_back(const SpecMembers* list, void* s, const ctModel* m, const ctModel* old,
                      int row);

#endif
