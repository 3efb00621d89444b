// What each stage leaves behind, from the rules of schema/data.schema: indices in range, sparse
// rows with ascending columns, permutations. A broken rule is a bug of a stage: real numbers, which
// the user can spoil, have none.
#ifndef MODEL_DATA_RULE_H
#define MODEL_DATA_RULE_H

#include "base/assert.h"

#include <corten/data.h>
#include <corten/model.h>

// Name of the first field of a stage (a group of data_pipeline[]) that breaks its rule; NULL if all
// hold.
const char* data_rule_broken(const ctModel* m, const ctData* d, const char* stage);

// After a stage; costs nothing outside the validate build.
#if defined(CT_VALIDATE_ON)
void data_validate(const ctModel* m, const ctData* d, const char* stage);
#else
static inline void data_validate(const ctModel* m, const ctData* d, const char* stage) {
  (void)m, (void)d, (void)stage;
}
#endif

#endif
