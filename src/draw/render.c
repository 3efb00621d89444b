// Scenes into the buffers of a context, as MuJoCo's renderer draws them.
#include "base/integer.h"
#include "base/report.h"
#include "draw/canvas.h"
#include "draw/store.h"
#include "draw/text.h"

#include <string.h>

static int buffer_samples(const ctrContext* con, const Store* s) {
  int n = s->current == &s->off ? con->offSamples : 0;
  for (int i = 0; i < ctNAUX; i++) {
    if (s->current == &s->aux[i]) n = con->auxSamples[i];
  }
  return n >= 4 ? 4 : n >= 2 ? 2 : 1;
}

// Where a point of the scene is in the picture; false: outside of the view.
static bool find_label_place(const Eye* e, const float p[3], const ctrRect* r, int at[2]) {
  double q[3];
  for (int i = 0; i < 3; i++) {
    const double* row = e->view + 4 * i;
    q[i] = row[0] * (double)p[0] + row[1] * (double)p[1] + row[2] * (double)p[2] + row[3];
  }
  double w = e->ortho ? 1 : -q[2], z = (double)e->zscale * q[2] + (double)e->zshift;
  if (!(w > 0 && z >= 0 && z <= w)) return false;
  double x = (double)e->px * q[0] / w + (double)e->cx, y = (double)e->py * q[1] / w + (double)e->cy;
  if (!(x >= 0 && x <= r->width && y >= 0 && y <= r->height)) return false;
  at[0] = r->left + integer_of(x, 0, r->width);
  at[1] = r->bottom + integer_of(y, 0, r->height);
  return true;
}

static void render_labels(Store* s, const ctvScene* scn, const ctrContext* con, ctrRect r) {
  const Eye* e = &canvas_frame(s->canvas)->eye;
  for (int i = 0; i < scn->ngeom; i++) {
    const ctvGeom* g = scn->geoms + i;
    char label[sizeof g->label + 1] = "";
    memcpy(label, g->label, sizeof g->label);
    int at[2];
    if (!label[0] || !find_label_place(e, g->pos, &r, at)) continue;
    TextStyle style = {ctFONT_SHADOW, con->fontScale, {1, 1, 1}};
    text_draw(s->current, r, at[0], at[1], label, &style);
  }
}

static bool render_view(Store* s, const ctvScene* scn, const ctrContext* con, int view, ctrRect r) {
  Pixmap* p = s->current;
  size_t at = (size_t)r.bottom * (size_t)p->width + (size_t)r.left;
  Target to = {p->rgb + 3 * at, p->depth + at, NULL, p->width, r.width, r.height};
  bool segment = scn->flags[ctRND_SEGMENT] != 0;
  ViewOrder order = {view, buffer_samples(con, s), segment};
  if (!canvas_draw(s->canvas, scn, con, order, &to)) return false;
  if (!segment) render_labels(s, scn, con, r);
  return true;
}

// Depths as shades of grey.
static void show_depth(Pixmap* p, ctrRect r) {
  for (int y = r.bottom; y < r.bottom + r.height; y++) {
    for (int x = r.left; x < r.left + r.width; x++) {
      size_t at = (size_t)y * (size_t)p->width + (size_t)x;
      memset(p->rgb + 3 * at, integer_of((double)(p->depth[at] * 255 + 0.5f), 0, 255), 3);
    }
  }
}

static void draw_frame(Pixmap* p, ctrRect r, const ctvScene* scn) {
  int n = scn->framewidth;
  const float* c = scn->framergb;
  if (n <= 0) return;
  if (n > r.width) n = r.width;
  if (n > r.height) n = r.height;
  ctrRect side[4] = {{r.left, r.bottom, r.width, n},
                     {r.left, r.bottom + r.height - n, r.width, n},
                     {r.left, r.bottom, n, r.height},
                     {r.left + r.width - n, r.bottom, n, r.height}};
  for (int k = 0; k < 4; k++) pixmap_fill(p, side[k], (float[4]){c[0], c[1], c[2], 1});
}

// One view, or two halves.
static bool render_views(Store* s, const ctvScene* scn, const ctrContext* con, ctrRect r) {
  if (scn->stereo == ctSTEREO_NONE || r.width < 2) return render_view(s, scn, con, -1, r);
  ctrRect left = {r.left, r.bottom, r.width / 2, r.height}, right = left;
  right.left += left.width;
  return render_view(s, scn, con, 0, left) && render_view(s, scn, con, 1, right);
}

void ctr_render(ctrRect viewport, ctvScene* scn, const ctrContext* con) {
  Store* s = store_of(con);
  if (viewport.width <= 0 || viewport.height <= 0) return;
  if (s->current == &s->window && !pixmap_reach(&s->window, viewport)) store_fail();
  ctrRect inside = pixmap_clip(s->current, viewport);
  if (memcmp(&inside, &viewport, sizeof inside) != 0) {
    report_error(
        "ctr_render: the viewport of %d x %d pixels does not fit into the buffer of %d x %d",
        viewport.width, viewport.height, s->current->width, s->current->height);
    return;
  }
  if (scn->ngeom <= 0 && (double)scn->camera[0].frustum_near < ctMINVAL) return;
  if (!s->canvas) s->canvas = canvas_make(1);
  if (!s->canvas || !render_views(s, scn, con, viewport)) {
    store_fail();
    report_error("ctr_render: out of memory");
    return;
  }
  draw_frame(s->current, viewport, scn);
  if (scn->flags[ctRND_DEPTH]) show_depth(s->current, viewport);
  store_show(s, s->current, viewport);
  ctr_restoreBuffer(con);
}
