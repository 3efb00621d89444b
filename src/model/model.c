#include "model/model.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/integer.h"
#include "base/report.h"
#include "model/known.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

// The fields that every step compares with a copy, packed from `at` on: where they end.
static size_t place_integers(const ctModel* m, ctModel* base, void* block, size_t at) {
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->compared && !field_place(f, m, base, block, &at)) return SIZE_MAX;
  }
  return at;
}

// Also counts the bytes of integers.
static size_t lay_out(const ctModel* m, ctModel* base, void* block, size_t* integers) {
  *integers = place_integers(m, NULL, NULL, 0);
  if (*integers == SIZE_MAX) return SIZE_MAX;
  size_t at = field_align(place_integers(m, base, block, known_header(*integers)));
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->memory != FIELD_BLOCK || f->compared) continue;
    if (!field_place(f, m, base, block, &at)) return SIZE_MAX;
    at = field_align(at);
  }
  return at;
}

size_t model_layout(const ctModel* m, ctModel* base, void* block) {
  size_t integers;
  return lay_out(m, base, block, &integers);
}

ctModel* model_new(const ctModel* sizes) {
  size_t integers, bytes = lay_out(sizes, NULL, NULL, &integers);
  if (bytes == SIZE_MAX) return NULL;
  ctModel* m = alloc_bytes(sizeof *m);
  void* block = alloc_zero(bytes);
  if (!m || !block) {
    alloc_free(m);
    alloc_free(block);
    return NULL;
  }
  *m = *sizes;
  m->buffer = block;
  m->nbuffer = (cttSize)bytes;
  known_init(m, integers);
  model_layout(m, m, block);
  return m;
}

void model_free(ctModel* m) {
  if (!m) return;
  alloc_free(m->buffer);
  alloc_free(m);
}

void ct_deleteModel(ctModel* m) { model_free(m); }

// dest, when given, must have the sizes of src; then nothing is allocated.
ctModel* ct_copyModel(ctModel* dest, const ctModel* src) {
  if (dest == src) return dest;
  if (model_layout(src, NULL, NULL) != (size_t)src->nbuffer) {
    report_warning("Invalid model: its sizes differ from those that its memory was allocated for");
    report_error("ct_copyModel: failed to make mjModel. Invalid sizes.");
    return NULL;
  }
  if (!dest) {
    dest = model_new(src);
    if (!dest) return report_error("ct_copyModel: could not allocate mjModel"), NULL;
  } else {
    CT_ASSERT(dest->nbuffer == src->nbuffer);
    void* block = dest->buffer;
    *dest = *src;
    dest->buffer = block;
    model_layout(dest, dest, block);
  }
  memcpy(dest->buffer, src->buffer, (size_t)src->nbuffer);
  return dest;
}

// The version of MuJoCo whose behaviour this library has: major * 1,000,000 + minor * 1,000 +
// patch.
int ct_version(void) { return 3005000; }

const char* ct_versionString(void) { return "3.5.0"; }

// Room for a dense solve of njmax rows, what version 2 took, and then whole megabytes; 576 is the
// size of MuJoCo's contact. In doubles, which are exact up to 2^53 and cannot overflow when a file
// asks for the impossible.
cttSize model_default_arena(const ctModel* m, cttSize nstack) {
  double nconmax = m->nconmax == -1 ? 100 : (double)m->nconmax;
  double njmax = m->njmax == -1 ? 500 : (double)m->njmax;
  double nv = (double)m->nv, rows = njmax + (double)m->neq + nv;
  double elements = (double)(m->nq + m->nv + m->nu + m->na + m->nbody + m->njnt + m->ngeom +
                             m->nsite + m->neq + m->ntendon + m->nwrap);
  double numbers = nstack != -1 ? (double)nstack : fmax(1000, 5 * rows * rows + 20 * elements);
  double bytes =
      8 * numbers + nconmax * 576 + njmax * 144 + nv * 12 + njmax * nv * 24 + njmax * njmax * 12;
  const double megabyte = 1 << 20;
  return integer64_of(ceil(bytes / megabyte) * megabyte, 0, INT64_C(9000000000000000000));
}
