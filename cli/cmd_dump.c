// `corten dump`: every field of a model, and of its data after forward, as JSON.
#include "cli.h"
#include "field_view.h"
#include "options.h"
#include "print.h"

static const char help[] =
    "usage: corten dump [--data] [--key NAME] [MODEL]\n\n"
    "Writes every field of the compiled model as one JSON object on standard output, reals with\n"
    "enough digits to read them back exactly. Without MODEL: the embedded scene.\n\n"
    "  --data       also every data field, after ct_forward at the initial state\n"
    "  --key NAME   with --data: at this keyframe\n\n"
    "Exit code 1 when the model has errors or the output cannot be written.\n";

static bool skipped(const Field* f) { return f->type == FIELD_PTR || f->type == FIELD_CONTACT; }

static void dump_fields(const Field* table, int count, void* object, const ctModel* m, ctData* d) {
  const char* comma = "";
  for (int i = 0; i < count; i++) {
    if (skipped(&table[i])) continue;
    const FieldView view = field_view(&table[i], object, m, d);
    cli_print("%s\n    \"%s\": ", comma, table[i].name);
    if (table[i].type == FIELD_U64) {
      cli_print("\"%016llx\"", (unsigned long long)*(uint64_t*)view.data);
    } else {
      field_view_json(&cli_out, &view);
    }
    comma = ",";
  }
}

static void dump_model(ctModel* m) {
  struct {
    const char* name;
    const Field* table;
    int count;
    void* object;
  } part[] = {{"model", model_field, model_field_count, m},
              {"opt", option_field, option_field_count, &m->opt},
              {"vis", visual_field, visual_field_count, &m->vis},
              {"stat", statistic_field, statistic_field_count, &m->stat}};
  for (int i = 0; i < 4; i++) {
    cli_print("%s\n  \"%s\": {", i ? "," : "", part[i].name);
    dump_fields(part[i].table, part[i].count, part[i].object, m, NULL);
    cli_print("\n  }");
  }
}

static int run(int argc, char** argv) {
  bool with_data = false;
  const char* key = NULL;
  const Option option[] = {
      {"data", OPTION_FLAG, &with_data, 0}, {"key", OPTION_TEXT, &key, 0}, {0}};
  int first;
  if (!options_read(&command_dump, option, argc, argv, &first)) return EXIT_USAGE;
  if (argc - first > 1) return options_usage(&command_dump, "one model at a time");
  if (key && !with_data) return options_usage(&command_dump, "--key needs --data");
  ctModel* m = cli_load(argv[first]);
  if (!m) return EXIT_TROUBLE;
  ctData* d = with_data ? cli_make_data(m, key) : NULL;
  const bool ok = d || !with_data;
  if (ok) {
    cli_print("{");
    dump_model(m);
    if (d) {
      ct_forward(m, d);
      cli_print(",\n  \"data\": {");
      dump_fields(data_field, data_field_count, d, m, d);
      cli_print("\n  }");
    }
    cli_print("\n}\n");
  }
  ct_deleteData(d);
  ct_deleteModel(m);
  return ok ? EXIT_OK : EXIT_TROUBLE;
}

const Command command_dump = {"dump", "every model field (and data field) as JSON", help, run};
