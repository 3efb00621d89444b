#include "playback.h"

#include "base/str.h"
#include "field_view.h"
#include "print.h"

static bool set_field(const Recording* r, const RecField* f, const ctModel* m, ctData* d) {
  const FieldView view = field_view(f->field, d, m, d);
  if (f->count != field_view_count(&view)) {
    cli_error("%s:%d: '%s' has %d numbers, of this model it has %ld", r->path, f->line,
              f->field->name, f->count, field_view_count(&view));
    return false;
  }
  for (int k = 0; k < f->count; k++) {
    if (field_view_set(&view, k, f->value[k])) continue;
    cli_error("%s:%d: '%s' cannot hold %g", r->path, f->line, f->field->name, f->value[k]);
    return false;
  }
  return true;
}

bool playback_set(const Recording* r, const RecBlock* block, const ctModel* m, ctData* d) {
  for (int i = 0; i < block->nfield; i++)
    if (!set_field(r, &block->field[i], m, d)) return false;
  return true;
}

static const RecField* find_field(const RecBlock* block, const char* name) {
  for (int i = 0; i < block->nfield; i++)
    if (str_eq(block->field[i].field->name, name)) return &block->field[i];
  return NULL;
}

bool playback_show(const Recording* r, const RecBlock* block, const ctModel* m, ctData* d) {
  static const char* const shown[] = {"time", "qpos", "qvel"};
  if (block->kind == REC_SET && !playback_set(r, block, m, d)) return false;
  if (block->kind == REC_STEP && (m->ndeform || !find_field(block, "qpos"))) ct_step(m, d);
  for (int i = 0; block->kind == REC_STEP && i < 3; i++) {
    const RecField* f = find_field(block, shown[i]);
    if (f && !set_field(r, f, m, d)) return false;
  }
  return true;
}
