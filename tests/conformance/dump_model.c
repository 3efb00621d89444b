// Every field of a model as JSON with 17 digits:   dump_model FILE...
// One object a line: {"file": ..., "nq": [..], "opt.timestep": [..], ...} or {"file": ..., "error":
// "..."}.
#include "generated/fields.h"
#include "model/model.h"

#include <corten/corten.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

static void print_string(const char* s) {
  putchar('"');
  for (; *s; s++) {
    unsigned char c = (unsigned char)*s;
    if (c == '"' || c == '\\') {
      printf("\\%c", c);
    } else if (c < 32 || c > 126) {
      printf("\\u%04x", c);
    } else {
      putchar(c);
    }
  }
  putchar('"');
}

// JSON has no infinities; Python reads these names.
static void print_real(double x) {
  if (isnan(x)) {
    printf("NaN");
  } else if (isinf(x)) {
    printf(x > 0 ? "Infinity" : "-Infinity");
  } else {
    printf("%.17g", x);
  }
}

static void print_value(FieldType type, const void* data, cttSize i) {
  switch (type) {
  case FIELD_REAL:
    print_real(((const cttNum*)data)[i]);
    break;
  case FIELD_FLOAT:
    print_real(((const float*)data)[i]);
    break;
  case FIELD_INT:
    printf("%d", ((const int*)data)[i]);
    break;
  case FIELD_BYTE:
    printf("%d", ((const cttByte*)data)[i]);
    break;
  case FIELD_CHAR:
    printf("%d", ((const unsigned char*)data)[i]);
    break;
  case FIELD_SIZE:
    printf("%lld", (long long)((const cttSize*)data)[i]);
    break;
  case FIELD_U64:
    printf("%llu", (unsigned long long)((const uint64_t*)data)[i]);
    break;
  default:
    printf("null");
  }
}

static void print_table(const Field* table, int n, const ctModel* m, const void* base,
                        const char* prefix) {
  for (int i = 0; i < n; i++) {
    const Field* f = table + i;
    if (f->type == FIELD_PTR || f->type == FIELD_CONTACT) continue;
    printf(", \"%s%s\": [", prefix, f->name);
    cttSize count = field_count(f, m, NULL);
    for (cttSize k = 0; k < count; k++) {
      if (k) printf(", ");
      print_value(f->type, field_data(f, base), k);
    }
    printf("]");
  }
}

int main(int argc, char** argv) {
  for (int i = 1; i < argc; i++) {
    char error[4096];
    ctModel* m = ct_loadXML(argv[i], NULL, error, sizeof(error));
    printf("{\"file\": ");
    print_string(argv[i]);
    if (m) {
      print_table(model_field, model_field_count, m, m, "");
      print_table(option_field, option_field_count, m, &m->opt, "opt.");
      print_table(statistic_field, statistic_field_count, m, &m->stat, "stat.");
      print_table(visual_field, visual_field_count, m, &m->vis, "vis.");
    } else {
      printf(", \"error\": ");
      print_string(error);
    }
    printf("}\n");
    ct_deleteModel(m);
  }
  return 0;
}
