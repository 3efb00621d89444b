#include "serve/past.h"

#include "base/alloc.h"
#include "base/assert.h"

#include <string.h>

bool past_start(Past* h, const ctModel* m, const ctData* d, int most, size_t bytes) {
  memset(h, 0, sizeof *h);
  h->sig = ctSTATE_INTEGRATION | ctSTATE_DEFORM | (m->nkindstate > 0 ? ctSTATE_KIND : 0);
  h->size = ct_dataStateSize(m, d, h->sig);
  const size_t each = sizeof(double) * (size_t)h->size;
  h->room = most;
  if (bytes / each < (size_t)most) h->room = (int)(bytes / each);
  if (h->room < 2) h->room = 2;
  h->value = alloc_bytes(each * (size_t)h->room);
  return h->value != NULL;
}

void past_free(Past* h) {
  alloc_free(h->value);
  *h = (Past){0};
}

static double* state_at(const Past* h, int at) {
  CT_ASSERT(0 <= at && at < h->room);
  return h->value + (size_t)((h->first + at) % h->room) * (size_t)h->size;
}

int past_add(Past* h, const ctModel* m, const ctData* d, int at) {
  CT_ASSERT(-1 <= at && at < h->count);
  h->count = at + 1;
  if (h->count == h->room) {
    h->first = (h->first + 1) % h->room;
    h->count--;
  }
  CT_ASSERT(ct_dataStateSize(m, d, h->sig) == h->size);
  ct_getState(m, d, state_at(h, h->count), h->sig);
  return h->count++;
}

void past_restore(const Past* h, const ctModel* m, ctData* d, int at) {
  if (at < 0 || at >= h->count) return;
  ct_setState(m, d, state_at(h, at), h->sig);
  ct_forward(m, d);
  // forward writes the acceleration that the solver starts from: the state stays what it was
  ct_setState(m, d, state_at(h, at), h->sig);
}

// Time is the first number of a state.
double past_time(const Past* h, int at) { return at >= 0 && at < h->count ? *state_at(h, at) : 0; }

int past_find(const Past* h, double time) {
  int low = 0, high = h->count - 1;
  while (low < high) {
    const int middle = (low + high + 1) / 2;
    if (past_time(h, middle) <= time)
      low = middle;
    else
      high = middle - 1;
  }
  const bool next = low + 1 < h->count && past_time(h, low + 1) - time < time - past_time(h, low);
  return next ? low + 1 : low;
}
