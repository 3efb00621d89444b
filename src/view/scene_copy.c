// Copies of a model or data with what a scene is made of, and without the large arrays that it is
// not.
#include "base/assert.h"
#include "generated/fields.h"
#include "model/data.h"
#include "model/model.h"
#include "step/data_life.h"

#include <corten/corten.h>

#include <stdbool.h>
#include <string.h>

// Fields of the model that stay as they are in the copy.
static const char* const kModelKept[] = {
    "geom_fluid",      "mesh_vert",         "mesh_normal",      "mesh_texcoord", "mesh_face",
    "mesh_facenormal", "mesh_facetexcoord", "mesh_graph",       "mesh_polynum",  "mesh_polyadr",
    "mesh_polynormal", "mesh_polyvertadr",  "mesh_polyvertnum", "mesh_polyvert", "mesh_polymapadr",
    "mesh_polymapnum", "mesh_polymap",      "hfield_data",      "tex_data",
};

// Fields of the data that stay as they are, or are gone if they live in the arena.
static const char* const kDataKept[] = {
    "crb",
    "qM",
    "M",
    "qLD",
    "qH",
    "qDeriv",
    "qLU",
    "efc_J_rownnz",
    "efc_J_rowadr",
    "efc_J_rowsuper",
    "efc_J_colind",
    "efc_J",
    "efc_AR_rownnz",
    "efc_AR_rowadr",
    "efc_AR_colind",
    "efc_AR",
    "iM_rownnz",
    "iM_rowadr",
    "iM_colind",
    "iM",
    "iLD",
    "iefc_J_rownnz",
    "iefc_J_rowadr",
    "iefc_J_rowsuper",
    "iefc_J_colind",
    "iefc_J",
};

static bool is_among(const char* name, const char* const* list, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (strcmp(name, list[i]) == 0) return true;
  return false;
}

void ctv_copyModel(ctModel* dest, const ctModel* src) {
  if (dest == src) return;
  CT_ASSERT(dest->nbuffer == src->nbuffer);
  void* block = dest->buffer;
  *dest = *src;
  dest->buffer = block;
  model_layout(dest, dest, block);
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    size_t bytes = (size_t)field_count(f, src, NULL) * field_element_size(f->type);
    if (f->memory != FIELD_BLOCK || bytes == 0) continue;
    if (is_among(f->name, kModelKept, sizeof kModelKept / sizeof *kModelKept)) continue;
    memcpy(field_data(f, dest), field_data(f, src), bytes);
  }
}

static bool is_copied_field(const Field* f) {
  return !is_among(f->name, kDataKept, sizeof kDataKept / sizeof *kDataKept);
}

ctData* ctv_copyData(ctData* dest, const ctModel* m, const ctData* src) {
  return data_copy(dest, m, src, is_copied_field);
}
