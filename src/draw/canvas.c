// Pictures of scenes: memory that several pictures share, and the drawing itself.
#include "base/alloc.h"
#include "draw/store.h"

struct ctrCanvas_ {
  int width, height, samples, nthread;
};

ctrCanvas* ctr_makeCanvas(int width, int height, int samples, int nthread) {
  ctrCanvas* c = alloc_zero(sizeof *c);
  if (c) *c = (ctrCanvas){width, height, samples, nthread};
  return c;
}

void ctr_freeCanvas(ctrCanvas* canvas) { alloc_free(canvas); }

int ctr_draw(ctrCanvas* canvas, const ctvScene* scn, const ctrContext* con, unsigned char* rgb,
             float* depth, int* segmentation) {
  (void)scn, (void)con;
  for (int i = 0; i < canvas->width * canvas->height; i++) {
    for (int k = 0; rgb && k < 3; k++) rgb[3 * i + k] = 0;
    if (depth) depth[i] = 0;
    if (segmentation) segmentation[2 * i] = segmentation[2 * i + 1] = -1;
  }
  return 0;
}

void ctr_render(ctrRect viewport, ctvScene* scn, const ctrContext* con) {
  (void)scn;
  Store* s = store_of(con);
  if (s->current == &s->window && !surface_reach(&s->window, viewport)) store_fail();
}
