#include "compile/member.h"

#include "base/assert.h"
#include "spec/vectors.h"

#include <string.h>

// Row of the array at an offset of the model.
static char* array_row(const ctModel* m, const SpecMember* x, size_t bytes, int row) {
  CT_ASSERT(x->array + sizeof(char*) <= sizeof *m && bytes > 0);
  char* array;
  memcpy(&array, (const char*)m + x->array, sizeof array);
  return array + bytes * (size_t)row;
}

void member_emit_user(cttNum* to, int n, const ctDoubleVec* from) {
  CT_ASSERT(n >= 0);
  int given = from ? from->count : 0;
  for (int i = 0; i < n; i++) to[i] = i < given ? from->data[i] : 0;
}

static void emit_vector(const SpecMember* x, const void* s, ctModel* m, int row) {
  const ctDoubleVec* vector;
  cttSize width;
  memcpy(&vector, (const char*)s + x->member, sizeof vector);
  memcpy(&width, (const char*)m + x->width, sizeof width);
  if (width == 0) return;
  char* to = array_row(m, x, (size_t)width * sizeof(cttNum), row);
  member_emit_user((cttNum*)(void*)to, (int)width, vector);
}

void member_emit(const SpecMembers* list, const void* s, ctModel* m, int row) {
  CT_ASSERT(row >= 0);
  for (int k = 0; k < list->count; k++) {
    const SpecMember* x = list->item + k;
    if (x->bytes) {
      memcpy(array_row(m, x, x->bytes, row), (const char*)s + x->member, x->bytes);
    } else {
      emit_vector(x, s, m, row);
    }
  }
}

void member_copy_back(const SpecMembers* list, void* s, const ctModel* m, const ctModel* old,
                      int row) {
  CT_ASSERT(row >= 0);
  for (int k = 0; k < list->count; k++) {
    const SpecMember* x = list->item + k;
    if (!x->back) continue;
    CT_ASSERT(x->bytes > 0); // vectors are not copied back by the table
    const char *now = array_row(m, x, x->bytes, row), *was = array_row(old, x, x->bytes, row);
    if (memcmp(now, was, x->bytes) != 0) memcpy((char*)s + x->member, now, x->bytes);
  }
}
