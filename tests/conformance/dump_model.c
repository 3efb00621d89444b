// Every field of a model as JSON with 17 digits:   dump_model FILE...
// One object a line: {"file": ..., "nq": [..], "opt.timestep": [..], ...} or {"file": ..., "error":
// "..."}.
// Or as bytes:   dump_model -b FILE   A line {"file": ..., "fields": [[name, type, count], ...]}
// with types as numpy names them, then the values of all fields one behind the other. With -r
// instead of -b that line also has "xml" and "binary", what is wrong with the model written and
// read again ("" if nothing is), "what" was compared of the XML, and the "seconds" of parsing and
// compiling.
#include "conformance/round_trip.h"
#include "generated/fields.h"
#include "model/model.h"

#include <corten/corten.h>

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

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

//---------------------------------- bytes ---------------------------------------------------------

static const char* numpy_type(FieldType type) {
  switch (type) {
  case FIELD_REAL:
    return "f8";
  case FIELD_FLOAT:
    return "f4";
  case FIELD_INT:
    return "i4";
  case FIELD_SIZE:
    return "i8";
  case FIELD_U64:
    return "u8";
  default:
    return "u1";
  }
}

typedef struct Part {
  const Field* table;
  int count;
  const void* base;
  const char* prefix;
} Part;

static bool is_value(const Field* f) { return f->type != FIELD_PTR && f->type != FIELD_CONTACT; }

static void print_bytes(const ctModel* m, const Part* part, int n) {
  const char* comma = "";
  printf(", \"fields\": [");
  for (int p = 0; p < n; p++) {
    for (int i = 0; i < part[p].count; i++) {
      const Field* f = part[p].table + i;
      if (!is_value(f)) continue;
      printf("%s[\"%s%s\", \"%s\", %lld]", comma, part[p].prefix, f->name, numpy_type(f->type),
             (long long)field_count(f, m, NULL));
      comma = ", ";
    }
  }
  printf("]}\n");
  for (int p = 0; p < n; p++) {
    for (int i = 0; i < part[p].count; i++) {
      const Field* f = part[p].table + i;
      if (!is_value(f)) continue;
      size_t count = (size_t)field_count(f, m, NULL);
      if (count) fwrite(field_data(f, part[p].base), field_element_size(f->type), count, stdout);
    }
  }
}

//---------------------------------- the program ---------------------------------------------------

static double now(void) {
  struct timespec t;
  timespec_get(&t, TIME_UTC);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void print_trips(ctSpec* s, const ctModel* m, double seconds) {
  char xml[4000], binary[4000];
  const char* what = round_trip_xml(s, m, xml, sizeof xml);
  round_trip_binary(m, binary, sizeof binary);
  printf(", \"seconds\": %.6f, \"what\": \"%s\", \"xml\": ", seconds, what);
  print_string(xml);
  printf(", \"binary\": ");
  print_string(binary);
}

static void print_model(const ctModel* m, bool bytes) {
  const Part part[] = {
      {model_field, model_field_count, m, ""},
      {option_field, option_field_count, &m->opt, "opt."},
      {statistic_field, statistic_field_count, &m->stat, "stat."},
      {visual_field, visual_field_count, &m->vis, "vis."},
  };
  if (bytes) {
    print_bytes(m, part, 4);
    return;
  }
  for (int p = 0; p < 4; p++)
    print_table(part[p].table, part[p].count, m, part[p].base, part[p].prefix);
  printf("}\n");
}

static void dump(const char* path, char mode) {
  char error[20000];
  double start = now();
  ctSpec* s = ct_parseXML(path, NULL, error, sizeof(error));
  ctModel* m = s ? ct_compile(s, NULL) : NULL;
  double seconds = now() - start;
  printf("{\"file\": ");
  print_string(path);
  if (!m) {
    printf(", \"error\": ");
    print_string(s ? cts_getError(s) : error);
    printf("}\n");
  } else {
    if (mode == 'r') print_trips(s, m, seconds);
    print_model(m, mode);
  }
  ct_deleteModel(m);
  if (s) ct_deleteSpec(s);
}

// dump_model [-b | -r] FILE...
int main(int argc, char** argv) {
  char mode = argc > 1 && argv[1][0] == '-' ? argv[1][1] : 0;
  for (int i = mode ? 2 : 1; i < argc; i++) dump(argv[i], mode);
  return 0;
}
