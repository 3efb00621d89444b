// Text and rectangles over a picture.
#include "base/integer.h"
#include "draw/store.h"
#include "draw/text.h"

#include <string.h>

enum { OVERLAY_PAD = 5 };

// The buffer of a context that is drawn to, with room for a rectangle.
static Pixmap* open_buffer(Store* s, ctrRect r) {
  if (s->current == &s->window && !pixmap_reach(&s->window, r)) store_fail();
  return s->current;
}

void ctr_rectangle(ctrRect viewport, float r, float g, float b, float a) {
  Store* s = store_current();
  if (!s) return;
  pixmap_fill(open_buffer(s, viewport), viewport, (float[4]){r, g, b, a});
  store_show(s, s->current, viewport);
}

void ctr_text(int font, const char* txt, const ctrContext* con, float x, float y, float r, float g,
              float b) {
  Pixmap* p = store_of(con)->current;
  ctrRect all = {0, 0, p->width, p->height};
  TextStyle style = {font, con->fontScale, {r, g, b}};
  text_draw(p, all, integer_of((double)(x * (float)p->width), -100000, 100000),
            integer_of((double)(y * (float)p->height), -100000, 100000), txt, &style);
  store_show(store_of(con), p, all);
}

//---------------------------------- overlays ------------------------------------------------------

// One line of a text without its end; returns where the next one begins, NULL: nowhere.
static const char* take_line(char line[ctMAXOVERLAY], const char* text) {
  size_t n = 0;
  for (; text[n] && text[n] != '\n'; n++) {
    if (n < ctMAXOVERLAY - 1) line[n] = text[n];
  }
  line[n < ctMAXOVERLAY ? n : ctMAXOVERLAY - 1] = 0;
  return text[n] ? text + n + 1 : NULL;
}

typedef struct OverlayBox {
  int width, height; // of its ground
} OverlayBox;

static OverlayBox measure_overlay(const TextStyle* style, const char* text) {
  OverlayBox box = {0, OVERLAY_PAD};
  char line[ctMAXOVERLAY];
  int lines = 0;
  for (const char* at = text; at; lines++) {
    at = take_line(line, at);
    int width = text_width(style->font, style->scale, line);
    if (width > box.width) box.width = width;
    box.height += text_height(style->font, style->scale) + (lines ? OVERLAY_PAD : 0);
  }
  box.width += OVERLAY_PAD + 8;
  return box;
}

// Left and lower edges of a ground in a viewport; skip: room that another column takes.
static void place_overlay(int at[2], ctrRect r, const OverlayBox* box, int gridpos, int skip) {
  bool left = gridpos == ctGRID_TOPLEFT || gridpos == ctGRID_BOTTOMLEFT || gridpos == ctGRID_LEFT;
  bool middle = gridpos == ctGRID_TOP || gridpos == ctGRID_BOTTOM;
  bool top = gridpos == ctGRID_TOPLEFT || gridpos == ctGRID_TOPRIGHT || gridpos == ctGRID_TOP;
  bool half = gridpos == ctGRID_LEFT || gridpos == ctGRID_RIGHT;
  int pad = OVERLAY_PAD;
  at[0] = r.left + (middle ? (r.width - skip - box->width) / 2 - 1 - pad
                    : left ? skip + pad
                           : r.width - skip - 1 - pad - box->width);
  at[1] = r.bottom + (half  ? (r.height - box->height) / 2 - 1 - pad
                      : top ? r.height - 1 - pad - box->height
                            : pad);
}

// Returns the room that the column takes.
static int draw_column(Pixmap* p, ctrRect r, int gridpos, int skip, const char* text,
                       const TextStyle* style) {
  OverlayBox box = measure_overlay(style, text);
  int at[2], height = text_height(style->font, style->scale);
  place_overlay(at, r, &box, gridpos, skip);
  ctrRect ground = {at[0], at[1], box.width, box.height};
  pixmap_fill(p, ground, (float[4]){0, 0, 0, 0.5f});
  char line[ctMAXOVERLAY];
  int y = at[1] + box.height - height;
  for (const char* next = text; next; y -= height + OVERLAY_PAD) {
    next = take_line(line, next);
    text_draw(p, ground, at[0] + 3, y, line, style);
  }
  return box.width - 2;
}

void ctr_overlay(int font, int gridpos, ctrRect viewport, const char* overlay, const char* overlay2,
                 const ctrContext* con) {
  if (viewport.width <= 0 || viewport.height <= 0 || !overlay) return;
  Pixmap* p = open_buffer(store_of(con), viewport);
  TextStyle bright = {font, con->fontScale, {1, 1, 1}},
            grey = {font, con->fontScale, {0.7f, 0.7f, 0.7f}};
  bool two = overlay2 && overlay2[0];
  bool left = gridpos == ctGRID_TOPLEFT || gridpos == ctGRID_BOTTOMLEFT;
  const char* first = two && !left ? overlay2 : overlay;
  int skip = draw_column(p, viewport, gridpos, 0, first, two && left ? &grey : &bright);
  if (two)
    draw_column(p, viewport, gridpos, skip, left ? overlay2 : overlay, left ? &bright : &grey);
  store_show(store_of(con), p, viewport);
}

void ctr_label(ctrRect viewport, int font, const char* txt, float r, float g, float b, float a,
               float rt, float gt, float bt, const ctrContext* con) {
  if (viewport.width <= 0 || viewport.height <= 0) return;
  Pixmap* p = open_buffer(store_of(con), viewport);
  pixmap_fill(p, viewport, (float[4]){r, g, b, a});
  if (!txt) txt = "";
  TextStyle style = {font == ctFONT_BIG ? ctFONT_BIG : ctFONT_NORMAL, con->fontScale, {rt, gt, bt}};
  int x = (viewport.width - text_width(font, con->fontScale, txt)) / 2;
  int y = (viewport.height - text_height(font, con->fontScale)) / 2;
  text_draw(p, viewport, viewport.left + (x > 0 ? x : 0), viewport.bottom + y, txt, &style);
  store_show(store_of(con), p, viewport);
}
