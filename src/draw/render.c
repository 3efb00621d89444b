// Scenes into the buffers of a context, as MuJoCo's renderer draws them.
#include "base/report.h"
#include "draw/canvas.h"
#include "draw/store.h"

#include <string.h>

static int buffer_samples(const ctrContext* con, const Store* s) {
  int n = s->current == &s->off ? con->offSamples : 0;
  for (int i = 0; i < ctNAUX; i++) {
    if (s->current == &s->aux[i]) n = con->auxSamples[i];
  }
  return n >= 4 ? 4 : n >= 2 ? 2 : 1;
}

static bool render_view(Store* s, const ctvScene* scn, const ctrContext* con, int view, ctrRect r) {
  Pixmap* p = s->current;
  size_t at = (size_t)r.bottom * (size_t)p->width + (size_t)r.left;
  Target to = {p->rgb + 3 * at, p->depth + at, NULL, p->width, r.width, r.height};
  return canvas_draw(s->canvas, scn, con, (ViewOrder){view, buffer_samples(con, s), false}, &to);
}

void ctr_render(ctrRect viewport, ctvScene* scn, const ctrContext* con) {
  Store* s = store_of(con);
  if (viewport.width <= 0 || viewport.height <= 0) return;
  ctr_restoreBuffer(con);
  if (s->current == &s->window && !pixmap_reach(&s->window, viewport)) store_fail();
  ctrRect inside = pixmap_clip(s->current, viewport);
  if (memcmp(&inside, &viewport, sizeof inside) != 0 || scn->ngeom <= 0) return;
  if (!s->canvas) s->canvas = canvas_make(1);
  if (!s->canvas || !render_view(s, scn, con, -1, viewport)) {
    store_fail();
    report_error("ctr_render: out of memory");
  }
}
