#include "model/data_rule.h"

#include "base/assert.h"
#include "model/field.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

// A rule with the data it is about.
typedef struct Ruled {
  const ctModel* m;
  const ctData* d;
  const DataRule* rule;
} Ruled;

static const Field* ruled_field(const Ruled* r, int k) { return data_field + r->rule->field[k]; }

static void* ruled_data(const Ruled* r, int k) { return field_data(ruled_field(r, k), r->d); }

static cttSize count_entries(const Ruled* r) {
  bool all = r->rule->count.of == EXTENT_CONST;
  return all ? field_count(ruled_field(r, 0), r->m, r->d)
             : field_extent(&r->rule->count, r->m, r->d);
}

static bool holds_range(const Ruled* r) {
  cttSize n = count_entries(r), high = field_extent(&r->rule->high, r->m, r->d);
  bool bytes = ruled_field(r, 0)->type == FIELD_BYTE;
  const void* data = ruled_data(r, 0);
  for (cttSize i = 0; i < n; i++) {
    int x = bytes ? ((const cttByte*)data)[i] : ((const int*)data)[i];
    if (x < r->rule->low || x >= high) return false;
  }
  return true;
}

static bool holds_inverse(const Ruled* r) {
  cttSize n = count_entries(r);
  const int *to = ruled_data(r, 0), *back = ruled_data(r, 1);
  for (cttSize i = 0; i < n; i++)
    if (to[i] < 0 || to[i] >= n || back[to[i]] != i) return false;
  return true;
}

static bool holds_row(const int* column, int n, cttSize high) {
  for (int k = 0; k < n; k++) {
    if (column[k] < 0 || column[k] >= high) return false;
    if (k > 0 && column[k] <= column[k - 1]) return false;
  }
  return true;
}

static bool holds_sparse(const Ruled* r) {
  cttSize rows = count_entries(r), room = field_count(ruled_field(r, 2), r->m, r->d);
  cttSize high = field_extent(&r->rule->high, r->m, r->d);
  const int *adr = ruled_data(r, 0), *nnz = ruled_data(r, 1), *column = ruled_data(r, 2);
  if (!column) return true; // a dense matrix
  for (cttSize i = 0; i < rows; i++) {
    if (nnz[i] < 0 || adr[i] < 0 || adr[i] + nnz[i] > room) return false;
    if (!holds_row(column + adr[i], nnz[i], high)) return false;
  }
  return true;
}

const char* data_rule_broken(const ctModel* m, const ctData* d, const char* stage) {
  static bool (*const holds[])(const Ruled*) = {
      [RULE_RANGE] = holds_range, [RULE_INVERSE] = holds_inverse, [RULE_SPARSE] = holds_sparse};
  for (int i = 0; i < data_rule_count; i++) {
    const Ruled r = {m, d, data_rule + i};
    const Field* f = ruled_field(&r, 0);
    if (strcmp(f->group, stage) != 0 || !field_data(f, d)) continue;
    if (!holds[r.rule->kind](&r)) return f->name;
  }
  return NULL;
}

#if defined(CT_VALIDATE_ON)
void data_validate(const ctModel* m, const ctData* d, const char* stage) {
  const char* name = data_rule_broken(m, d, stage);
  if (!name) return;
  char what[128];
  snprintf(what, sizeof what, "%s holds after %s (schema/data.schema)", name, stage);
  assert_fail(what, __FILE__, __LINE__);
}
#endif
