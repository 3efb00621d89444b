// Models, data and scenes as text files, with a result: MuJoCo's functions warn when that fails.
#include "model/dump.h"
#include "view/scene_print.h"

#include <corten/compat.h>

#include <stdio.h>

static int result_of_write(bool done, const ctmjFile* file, const char* why) {
  if (done) return 0;
  if (file->error && file->error_sz > 0)
    snprintf(file->error, (size_t)file->error_sz, "Could not open file '%s' for writing: %s",
             file->name ? file->name : "", why);
  return 1;
}

int ctmj_writeModel(const ctModel* m, const ctmjFile* file) {
  const char* why = "it has no name";
  const bool done = file->name && dump_model_file(m, file->name, file->float_format, &why);
  return result_of_write(done, file, why);
}

int ctmj_writeData(const ctModel* m, const ctData* d, const ctmjFile* file) {
  const char* why = "it has no name";
  const bool done = file->name && dump_data_file(m, d, file->name, file->float_format, &why);
  return result_of_write(done, file, why);
}

int ctmj_writeScene(const ctvScene* s, const ctmjFile* file) {
  const char* why = "it has no name";
  const bool done = file->name && scene_print_file(s, file->name, file->float_format, &why);
  return result_of_write(done, file, why);
}
