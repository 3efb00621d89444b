#include "step/unsupported.h"

#include "model/data.h"

#include <stdio.h>
#include <string.h>

// Rows of the table: is the feature used, and its name in the warning.
typedef struct Feature {
  bool (*used)(const ctModel* m);
  const char* name;
} Feature;

static bool flexes(const ctModel* m) { return m->nflex > 0; }

static const Feature feature[] = {
    {flexes, "flexes"},
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
