// The buffers of a context: window, offscreen and auxiliary ones; reading and writing their pixels.
#include "base/report.h"
#include "draw/store.h"

#include <stdint.h>
#include <string.h>

// MuJoCo's error of a buffer that does not fit into memory.
static void report_memory(const char* what) {
  store_fail();
  report_error("could not allocate %s", what);
}

void ctr_addAux(int index, int width, int height, int samples, ctrContext* con) {
  Store* s = store_of(con);
  if (s->current == &s->aux[index]) store_use(s, &s->window);
  if (width <= 0 || height <= 0) width = height = samples = 0;
  if (!pixmap_resize(&s->aux[index], width, height)) {
    report_memory("auxiliary color buffer");
    return;
  }
  con->auxWidth[index] = width;
  con->auxHeight[index] = height;
  con->auxSamples[index] = samples < 0 ? 0 : samples;
  con->auxFBO[index] = con->auxColor[index] = width > 0;
  con->auxFBO_r[index] = con->auxColor_r[index] = width > 0;
}

void ctr_resizeOffscreen(int width, int height, ctrContext* con) {
  Store* s = store_of(con);
  if (con->offWidth == width && con->offHeight == height) return;
  if (!pixmap_resize(&s->off, width, height)) {
    report_memory("offscreen framebuffer");
    return;
  }
  con->offWidth = width;
  con->offHeight = height;
  con->offFBO = con->offColor = con->offDepthStencil = s->off.width > 0;
  con->offFBO_r = con->offColor_r = con->offDepthStencil_r = con->offFBO && con->offSamples > 0;
}

void ctr_restoreBuffer(const ctrContext* con) {
  Store* s = store_of(con);
  store_use(s, con->currentBuffer == ctFB_OFFSCREEN ? &s->off : &s->window);
}

// As with MuJoCo, without a window everything goes to the offscreen buffer if it exists.
void ctr_setBuffer(int framebuffer, ctrContext* con) {
  con->currentBuffer = con->windowAvailable ? framebuffer : ctFB_OFFSCREEN;
  if (!con->offFBO) con->currentBuffer = ctFB_WINDOW;
  ctr_restoreBuffer(con);
}

void ctr_setAux(int index, const ctrContext* con) {
  Store* s = store_of(con);
  store_use(s, &s->aux[index]);
}

ctrRect ctr_maxViewport(const ctrContext* con) {
  const Store* s = store_of(con);
  const Pixmap* now = con->currentBuffer == ctFB_OFFSCREEN ? &s->off : &s->window;
  return (ctrRect){0, 0, now->width, now->height};
}

//---------------------------------- pixels --------------------------------------------------------

// The program's rows begin at the viewport's corner; r is the part of it that is inside the buffer.
static size_t place_in_viewport(ctrRect viewport, int x, int y) {
  return (size_t)(y - viewport.bottom) * (size_t)viewport.width + (size_t)(x - viewport.left);
}

void ctr_readPixels(unsigned char* rgb, float* depth, ctrRect viewport, const ctrContext* con) {
  const Pixmap* s = store_of(con)->current;
  ctrRect r = pixmap_clip(s, viewport);
  bool near_is_zero = con->readDepthMap == ctDEPTH_ZERONEAR;
  for (int y = r.bottom; y < r.bottom + r.height; y++) {
    size_t to = place_in_viewport(viewport, r.left, y);
    size_t from = (size_t)y * (size_t)s->width + (size_t)r.left;
    if (rgb) memcpy(rgb + 3 * to, s->rgb + 3 * from, 3 * (size_t)r.width);
    for (int x = 0; depth && x < r.width; x++) {
      float z = s->depth[from + (size_t)x];
      depth[to + (size_t)x] = near_is_zero ? 1 - z : z;
    }
  }
}

void ctr_drawPixels(const unsigned char* rgb, const float* depth, ctrRect viewport,
                    const ctrContext* con) {
  Store* store = store_of(con);
  if (store->current == &store->window && !pixmap_reach(&store->window, viewport)) store_fail();
  Pixmap* s = store->current;
  ctrRect r = pixmap_clip(s, viewport);
  for (int y = r.bottom; y < r.bottom + r.height; y++) {
    size_t from = place_in_viewport(viewport, r.left, y);
    size_t to = (size_t)y * (size_t)s->width + (size_t)r.left;
    if (rgb) memcpy(s->rgb + 3 * to, rgb + 3 * from, 3 * (size_t)r.width);
    if (depth) memcpy(s->depth + to, depth + from, (size_t)r.width * sizeof(float));
  }
  store_show(store, s, viewport);
}

// Nearest pixel: x of dst is at the relative place of x of src.
static int scale_index(int i, int from, int to) {
  return (int)(((2 * (int64_t)i + 1) * from) / (2 * (int64_t)to));
}

static void blit_pixel(const Pixmap* from, int sx, int sy, Pixmap* to, int x, int y) {
  size_t a = (size_t)sy * (size_t)from->width + (size_t)sx;
  size_t b = (size_t)y * (size_t)to->width + (size_t)x;
  memcpy(to->rgb + 3 * b, from->rgb + 3 * a, 3);
}

static void blit_pixmap(const Pixmap* from, ctrRect src, Pixmap* to, ctrRect dst, int flg_color,
                        int flg_depth) {
  ctrRect inside = pixmap_clip(to, dst), whole = pixmap_clip(from, src);
  if (src.width <= 0 || src.height <= 0) return;
  for (int y = inside.bottom; y < inside.bottom + inside.height; y++) {
    int sy = src.bottom + scale_index(y - dst.bottom, src.height, dst.height);
    if (sy < whole.bottom || sy >= whole.bottom + whole.height) continue;
    for (int x = inside.left; x < inside.left + inside.width; x++) {
      int sx = src.left + scale_index(x - dst.left, src.width, dst.width);
      if (sx < whole.left || sx >= whole.left + whole.width) continue;
      if (flg_color) blit_pixel(from, sx, sy, to, x, y);
      if (flg_depth) {
        to->depth[(size_t)y * (size_t)to->width + (size_t)x] =
            from->depth[(size_t)sy * (size_t)from->width + (size_t)sx];
      }
    }
  }
}

void ctr_blitBuffer(ctrRect src, ctrRect dst, int flg_color, int flg_depth, const ctrContext* con) {
  Store* s = store_of(con);
  bool from_off = con->currentBuffer == ctFB_OFFSCREEN;
  if (from_off && !pixmap_reach(&s->window, dst)) store_fail();
  Pixmap* to = from_off ? &s->window : &s->off;
  blit_pixmap(from_off ? &s->off : &s->window, src, to, dst, flg_color, flg_depth);
  store_show(s, to, dst);
}

void ctr_blitAux(int index, ctrRect src, int left, int bottom, const ctrContext* con) {
  Store* s = store_of(con);
  Pixmap* to = con->currentBuffer == ctFB_OFFSCREEN ? &s->off : &s->window;
  ctrRect dst = {left, bottom, src.width, src.height};
  if (to == &s->window && !pixmap_reach(to, dst)) store_fail();
  blit_pixmap(&s->aux[index], src, to, dst, 1, 0);
  store_show(s, to, dst);
}

void ctr_finish(void) {}

int ctr_getError(void) { return store_take_fail() ? 1 : 0; }

int ctr_findRect(int x, int y, int nrect, const ctrRect* rect) {
  for (int i = 0; i < nrect; i++) {
    if (x >= rect[i].left && x - (int64_t)rect[i].left < rect[i].width && y >= rect[i].bottom &&
        y - (int64_t)rect[i].bottom < rect[i].height) {
      return i;
    }
  }
  return -1;
}
