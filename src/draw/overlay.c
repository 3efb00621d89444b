// Text and rectangles over a picture.
#include "draw/store.h"

void ctr_rectangle(ctrRect viewport, float r, float g, float b, float a) {
  Store* s = store_current();
  if (!s) return;
  if (s->current == &s->window && !pixmap_reach(&s->window, viewport)) store_fail();
  pixmap_fill(s->current, viewport, (float[4]){r, g, b, a});
}

void ctr_text(int font, const char* txt, const ctrContext* con, float x, float y, float r, float g,
              float b) {
  (void)font, (void)txt, (void)con, (void)x, (void)y, (void)r, (void)g, (void)b;
}

void ctr_overlay(int font, int gridpos, ctrRect viewport, const char* overlay, const char* overlay2,
                 const ctrContext* con) {
  (void)font, (void)gridpos, (void)viewport, (void)overlay, (void)overlay2, (void)con;
}

void ctr_label(ctrRect viewport, int font, const char* txt, float r, float g, float b, float a,
               float rt, float gt, float bt, const ctrContext* con) {
  ctr_restoreBuffer(con);
  ctr_rectangle(viewport, r, g, b, a);
  (void)font, (void)txt, (void)rt, (void)gt, (void)bt;
}

void ctr_figure(ctrRect viewport, ctvFigure* fig, const ctrContext* con) {
  (void)viewport, (void)fig, (void)con;
}
