// Every picture has a palette of its own, of the pixels that change. The other pixels of the
// rectangle that holds the changes are transparent: what stays the same neither flickers nor costs.
#include "media/gif.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/integer.h"
#include "media/lzw.h"

#include <errno.h>
#include <limits.h>
#include <math.h>
#include <string.h>

enum { SHORTEST_DELAY = 2, TRANSPARENT = 255 };

typedef struct GifRect {
  int x, y, width, height;
} GifRect;

static void add_u16_little(StrBuf* b, int x) {
  const char byte[] = {(char)x, (char)(x >> 8)};
  strbuf_addn(b, byte, sizeof byte);
}

bool gif_start(GifWriter* g, int width, int height, double fps) {
  CT_ASSERT(width > 0 && height > 0 && width <= PIXELS_MOST && height <= PIXELS_MOST && fps > 0);
  const size_t n = (size_t)width * (size_t)height;
  *g = (GifWriter){.width = width, .height = height, .fps = fps};
  g->now = alloc_bytes(3 * n);
  g->changed = alloc_bytes(3 * n);
  g->index = alloc_bytes(n);
  g->use = alloc_bytes(n * sizeof *g->use);
  g->work = palette_work();
  return g->now && g->changed && g->index && g->use && g->work;
}

void gif_free(GifWriter* g) {
  alloc_free(g->before);
  alloc_free(g->now);
  alloc_free(g->changed);
  alloc_free(g->index);
  alloc_free(g->use);
  palette_free(g->work);
  strbuf_free(&g->body);
  *g = (GifWriter){0};
}

//---------------------------------- a picture -----------------------------------------------------

static bool pixel_differs(const GifWriter* g, size_t at) {
  return !g->before || memcmp(g->now + 3 * at, g->before + 3 * at, 3) != 0;
}

// The smallest rectangle that holds all changes; width 0: there are none.
static GifRect find_change(const GifWriter* g) {
  int x0 = g->width, x1 = -1, y0 = g->height, y1 = -1;
  for (int y = 0; y < g->height; y++)
    for (int x = 0; x < g->width; x++) {
      if (!pixel_differs(g, (size_t)y * (size_t)g->width + (size_t)x)) continue;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      y1 = y;
    }
  return x1 < 0 ? (GifRect){0, 0, 0, 0} : (GifRect){x0, y0, x1 - x0 + 1, y1 - y0 + 1};
}

// The pixels of the rectangle into g->changed and which of them change into g->use. The changed
// ones alone are copied to `only`; returns their number.
static size_t cut_change(GifWriter* g, GifRect r, unsigned char* only) {
  size_t count = 0, to = 0;
  for (int y = r.y; y < r.y + r.height; y++)
    for (int x = r.x; x < r.x + r.width; x++, to++) {
      const size_t at = (size_t)y * (size_t)g->width + (size_t)x;
      g->use[to] = pixel_differs(g, at);
      g->index[to] = TRANSPARENT;
      memcpy(g->changed + 3 * to, g->now + 3 * at, 3);
      if (g->use[to]) memcpy(only + 3 * count++, g->now + 3 * at, 3);
    }
  return count;
}

// Control block, head with the palette of 256 places, pixels.
static bool add_picture(GifWriter* g, GifRect r, const Palette* p) {
  static const char control[] = {0x21, (char)0xf9, 4, 1 << 2 | 1}; // it stays; one is transparent
  static const char colors[3 * (256 - PALETTE_MOST)] = {0};
  strbuf_addn(&g->body, control, sizeof control);
  g->delay_at = g->body.len;
  add_u16_little(&g->body, SHORTEST_DELAY);
  const char end[] = {(char)TRANSPARENT, 0, 0x2c};
  strbuf_addn(&g->body, end, sizeof end);
  add_u16_little(&g->body, r.x);
  add_u16_little(&g->body, r.y);
  add_u16_little(&g->body, r.width);
  add_u16_little(&g->body, r.height);
  const char flags = (char)0x87; // 256 colours of its own
  strbuf_addn(&g->body, &flags, 1);
  strbuf_addn(&g->body, (const char*)p->rgb, sizeof p->rgb);
  strbuf_addn(&g->body, colors, sizeof colors);
  return lzw_encode(&g->body, g->index, (size_t)r.width * (size_t)r.height, 8);
}

static bool encode_change(GifWriter* g, GifRect r) {
  unsigned char* only = alloc_bytes(3 * (size_t)r.width * (size_t)r.height);
  if (!only) return false;
  Palette p = {0};
  const DitherInput in = {g->changed, g->use, r.width, r.height};
  palette_choose(&p, g->work, only, cut_change(g, r, only));
  alloc_free(only);
  return palette_dither(g->index, &p, g->work, &in) && add_picture(g, r, &p);
}

//---------------------------------- the film ------------------------------------------------------

// The last picture was shown up to `until`, in hundredths of a second.
static void set_delay(GifWriter* g, long until) {
  if (g->body.failed || !g->delay_at) return;
  const long delay = until - g->shown_at < USHRT_MAX ? until - g->shown_at : USHRT_MAX;
  g->body.data[g->delay_at] = (char)delay;
  g->body.data[g->delay_at + 1] = (char)(delay >> 8);
}

static long show_time(const GifWriter* g, long picture) {
  return (long)integer64_of(round(100 * (double)picture / g->fps), 0, INT_MAX);
}

static void copy_picture(GifWriter* g, const PixelGrid* p) {
  const size_t line = 3 * (size_t)g->width;
  for (int y = 0; y < g->height; y++) memcpy(g->now + (size_t)y * line, pixel_row(p, y), line);
}

bool gif_add(GifWriter* g, const PixelGrid* picture) {
  CT_ASSERT(picture->kind == PIXEL_RGB8 && picture->width == g->width &&
            picture->height == g->height);
  const long at = show_time(g, g->pictures++);
  if (g->before && at - g->shown_at < SHORTEST_DELAY) return true; // too early to be seen
  copy_picture(g, picture);
  const GifRect r = find_change(g);
  if (!r.width) return true; // the last picture is shown longer
  set_delay(g, at);
  if (!encode_change(g, r)) return false;
  g->shown_at = at;
  if (!g->before) g->before = alloc_bytes(3 * (size_t)g->width * (size_t)g->height);
  if (!g->before) return false;
  unsigned char* seen = g->before;
  g->before = g->now;
  g->now = seen;
  return !g->body.failed;
}

void gif_write(GifWriter* g, Output* out) {
  CT_ASSERT(g->pictures > 0);
  static const char repeat[] = "\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0";
  StrBuf head = {0};
  const long end = show_time(g, g->pictures);
  set_delay(g, end - g->shown_at < SHORTEST_DELAY ? g->shown_at + SHORTEST_DELAY : end);
  strbuf_add(&head, "GIF89a");
  add_u16_little(&head, g->width);
  add_u16_little(&head, g->height);
  strbuf_addn(&head, "\x70\0\0", 3);         // no palette for all, colours of 8 bits
  strbuf_addn(&head, repeat, sizeof repeat); // with its final 0, which ends the block
  if (head.failed || g->body.failed) {
    if (!out->code) out->code = ENOMEM;
  } else {
    output_bytes(out, head.data, head.len);
    output_bytes(out, g->body.data, g->body.len);
    output_bytes(out, "\x3b", 1);
  }
  strbuf_free(&head);
}
