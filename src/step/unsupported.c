#include "step/unsupported.h"

#include "model/data.h"

#include <stdio.h>
#include <string.h>

// Rows of the table: is the feature used, and its name in the warning.
typedef struct Feature {
  bool (*used)(const ctModel* m);
  const char* name;
} Feature;

static bool flex_contacts(const ctModel* m) {
  if (m->opt.disableflags & (ctDSBL_CONTACT | ctDSBL_CONSTRAINT)) return false;
  for (int f = 0; f < m->nflex; f++) {
    if (m->flex_contype[f] || m->flex_conaffinity[f] || m->flex_internal[f]) return true;
  }
  return false;
}

static const Feature feature[] = {
    {flex_contacts, "contacts of flexes"},
};

void unsupported_warn(const ctModel* m, ctData* d) {
  if (data_own(d)->ignored) return;
  data_own(d)->ignored = true;
  char list[200] = "";
  size_t at = 0;
  for (size_t i = 0; i < sizeof feature / sizeof feature[0]; i++) {
    if (!feature[i].used(m)) continue;
    at += (size_t)snprintf(list + at, sizeof list - at, "%s%s", at ? ", " : "", feature[i].name);
    if (at >= sizeof list) break;
  }
  if (at) data_warn(d, -1, 0, "ignored, not simulated yet: %s", list);
}
