// Written by tools/gen.py from schema/contract.schema. Do not edit.
// clang-format off
#include "base/report.h"
#include "guard/guard.h"

#include <corten/compat.h>

#include <stdint.h>
#include <string.h>

void ctr_defaultContext_inner(ctrContext* con);
void ctr_defaultContext(ctrContext* con) {
  if (!con) { report_error("ctr_defaultContext: argument 'con' is NULL"); return; }
  ctr_defaultContext_inner(con);
}

void ctr_makeContext_inner(const ctModel* m, ctrContext* con, int fontscale);
void ctr_makeContext(const ctModel* m, ctrContext* con, int fontscale) {
  if (!m) { report_error("ctr_makeContext: argument 'm' is NULL"); return; }
  if (!con) { report_error("ctr_makeContext: argument 'con' is NULL"); return; }
  if (!guard_fontscale(fontscale)) { report_error("ctr_makeContext: invalid fontscale %d", fontscale); return; }
  ctr_makeContext_inner(m, con, fontscale);
}

void ctr_changeFont_inner(int fontscale, ctrContext* con);
void ctr_changeFont(int fontscale, ctrContext* con) {
  if (!con) { report_error("ctr_changeFont: argument 'con' is NULL"); return; }
  if (!guard_fontscale(fontscale)) { report_error("ctr_changeFont: invalid fontscale %d", fontscale); return; }
  if (!(con->own)) { report_error("ctr_changeFont: context was not made"); return; }
  ctr_changeFont_inner(fontscale, con);
}

void ctr_addAux_inner(int index, int width, int height, int samples, ctrContext* con);
void ctr_addAux(int index, int width, int height, int samples, ctrContext* con) {
  if (!con) { report_error("ctr_addAux: argument 'con' is NULL"); return; }
  if (!(index >= 0 && index < ctNAUX)) { report_error("ctr_addAux: invalid auxiliary buffer index %d", index); return; }
  if (!(con->own)) { report_error("ctr_addAux: context was not made"); return; }
  ctr_addAux_inner(index, width, height, samples, con);
}

void ctr_resizeOffscreen_inner(int width, int height, ctrContext* con);
void ctr_resizeOffscreen(int width, int height, ctrContext* con) {
  if (!con) { report_error("ctr_resizeOffscreen: argument 'con' is NULL"); return; }
  if (!(width >= 0 && height >= 0)) { report_error("ctr_resizeOffscreen: negative size of offscreen buffer"); return; }
  if (!(con->own)) { report_error("ctr_resizeOffscreen: context was not made"); return; }
  ctr_resizeOffscreen_inner(width, height, con);
}

void ctr_uploadTexture_inner(const ctModel* m, const ctrContext* con, int texid);
void ctr_uploadTexture(const ctModel* m, const ctrContext* con, int texid) {
  if (!m) { report_error("ctr_uploadTexture: argument 'm' is NULL"); return; }
  if (!con) { report_error("ctr_uploadTexture: argument 'con' is NULL"); return; }
  if (!(texid >= 0 && texid < m->ntex)) { report_error("ctr_uploadTexture: invalid texid %d, the model has ntex = %ld", texid, (long)m->ntex); return; }
  if (!guard_made_for(m, con)) { report_error("ctr_uploadTexture: context was not made for this model"); return; }
  ctr_uploadTexture_inner(m, con, texid);
}

void ctr_uploadMesh_inner(const ctModel* m, const ctrContext* con, int meshid);
void ctr_uploadMesh(const ctModel* m, const ctrContext* con, int meshid) {
  if (!m) { report_error("ctr_uploadMesh: argument 'm' is NULL"); return; }
  if (!con) { report_error("ctr_uploadMesh: argument 'con' is NULL"); return; }
  if (!(meshid >= 0 && meshid < m->nmesh)) { report_error("ctr_uploadMesh: invalid meshid %d, the model has nmesh = %ld", meshid, (long)m->nmesh); return; }
  if (!guard_made_for(m, con)) { report_error("ctr_uploadMesh: context was not made for this model"); return; }
  ctr_uploadMesh_inner(m, con, meshid);
}

void ctr_uploadHField_inner(const ctModel* m, const ctrContext* con, int hfieldid);
void ctr_uploadHField(const ctModel* m, const ctrContext* con, int hfieldid) {
  if (!m) { report_error("ctr_uploadHField: argument 'm' is NULL"); return; }
  if (!con) { report_error("ctr_uploadHField: argument 'con' is NULL"); return; }
  if (!(hfieldid >= 0 && hfieldid < m->nhfield)) { report_error("ctr_uploadHField: invalid hfieldid %d, the model has nhfield = %ld", hfieldid, (long)m->nhfield); return; }
  if (!guard_made_for(m, con)) { report_error("ctr_uploadHField: context was not made for this model"); return; }
  ctr_uploadHField_inner(m, con, hfieldid);
}

void ctr_restoreBuffer_inner(const ctrContext* con);
void ctr_restoreBuffer(const ctrContext* con) {
  if (!con) { report_error("ctr_restoreBuffer: argument 'con' is NULL"); return; }
  if (!(con->own)) { report_error("ctr_restoreBuffer: context was not made"); return; }
  ctr_restoreBuffer_inner(con);
}

void ctr_setBuffer_inner(int framebuffer, ctrContext* con);
void ctr_setBuffer(int framebuffer, ctrContext* con) {
  if (!con) { report_error("ctr_setBuffer: argument 'con' is NULL"); return; }
  if (!(framebuffer == ctFB_WINDOW || framebuffer == ctFB_OFFSCREEN)) { report_error("ctr_setBuffer: invalid framebuffer %d", framebuffer); return; }
  if (!(con->own)) { report_error("ctr_setBuffer: context was not made"); return; }
  ctr_setBuffer_inner(framebuffer, con);
}

void ctr_readPixels_inner(unsigned char* rgb, float* depth, ctrRect viewport, const ctrContext* con);
void ctr_readPixels(unsigned char* rgb, float* depth, ctrRect viewport, const ctrContext* con) {
  if (!con) { report_error("ctr_readPixels: argument 'con' is NULL"); return; }
  if (!(con->own)) { report_error("ctr_readPixels: context was not made"); return; }
  ctr_readPixels_inner(rgb, depth, viewport, con);
}

void ctr_drawPixels_inner(const unsigned char* rgb, const float* depth, ctrRect viewport, const ctrContext* con);
void ctr_drawPixels(const unsigned char* rgb, const float* depth, ctrRect viewport, const ctrContext* con) {
  if (!con) { report_error("ctr_drawPixels: argument 'con' is NULL"); return; }
  if (!(con->own)) { report_error("ctr_drawPixels: context was not made"); return; }
  ctr_drawPixels_inner(rgb, depth, viewport, con);
}

void ctr_blitBuffer_inner(ctrRect src, ctrRect dst, int flg_color, int flg_depth, const ctrContext* con);
void ctr_blitBuffer(ctrRect src, ctrRect dst, int flg_color, int flg_depth, const ctrContext* con) {
  if (!con) { report_error("ctr_blitBuffer: argument 'con' is NULL"); return; }
  if (!(con->own)) { report_error("ctr_blitBuffer: context was not made"); return; }
  if (!(guard_rect(src) && guard_rect(dst))) { report_error("ctr_blitBuffer: rectangle beyond a million pixels"); return; }
  ctr_blitBuffer_inner(src, dst, flg_color, flg_depth, con);
}

void ctr_setAux_inner(int index, const ctrContext* con);
void ctr_setAux(int index, const ctrContext* con) {
  if (!con) { report_error("ctr_setAux: argument 'con' is NULL"); return; }
  if (!(index >= 0 && index < ctNAUX && con->auxFBO[index])) { report_error("ctr_setAux: auxiliary buffer %d does not exist", index); return; }
  if (!(con->own)) { report_error("ctr_setAux: context was not made"); return; }
  ctr_setAux_inner(index, con);
}

void ctr_blitAux_inner(int index, ctrRect src, int left, int bottom, const ctrContext* con);
void ctr_blitAux(int index, ctrRect src, int left, int bottom, const ctrContext* con) {
  if (!con) { report_error("ctr_blitAux: argument 'con' is NULL"); return; }
  if (!(index >= 0 && index < ctNAUX && con->auxFBO[index])) { report_error("ctr_blitAux: auxiliary buffer %d does not exist", index); return; }
  if (!(con->own)) { report_error("ctr_blitAux: context was not made"); return; }
  if (!(guard_rect(src) && guard_rect((ctrRect){left, bottom, 0, 0}))) { report_error("ctr_blitAux: rectangle beyond a million pixels"); return; }
  ctr_blitAux_inner(index, src, left, bottom, con);
}

void ctr_text_inner(int font, const char* txt, const ctrContext* con, float x, float y, float r, float g, float b);
void ctr_text(int font, const char* txt, const ctrContext* con, float x, float y, float r, float g, float b) {
  if (!txt) { report_error("ctr_text: argument 'txt' is NULL"); return; }
  if (!con) { report_error("ctr_text: argument 'con' is NULL"); return; }
  if (!(con->own)) { report_error("ctr_text: context was not made"); return; }
  ctr_text_inner(font, txt, con, x, y, r, g, b);
}

void ctr_overlay_inner(int font, int gridpos, ctrRect viewport, const char* overlay, const char* overlay2, const ctrContext* con);
void ctr_overlay(int font, int gridpos, ctrRect viewport, const char* overlay, const char* overlay2, const ctrContext* con) {
  if (!con) { report_error("ctr_overlay: argument 'con' is NULL"); return; }
  if (!(con->own)) { report_error("ctr_overlay: context was not made"); return; }
  if (!guard_rect(viewport)) { report_error("ctr_overlay: rectangle beyond a million pixels"); return; }
  ctr_overlay_inner(font, gridpos, viewport, overlay, overlay2, con);
}

ctrRect ctr_maxViewport_inner(const ctrContext* con);
ctrRect ctr_maxViewport(const ctrContext* con) {
  if (!con) { report_error("ctr_maxViewport: argument 'con' is NULL"); return (ctrRect){0}; }
  if (!(con->own)) { report_error("ctr_maxViewport: context was not made"); return (ctrRect){0}; }
  return ctr_maxViewport_inner(con);
}

void ctr_label_inner(ctrRect viewport, int font, const char* txt, float r, float g, float b, float a, float rt, float gt, float bt, const ctrContext* con);
void ctr_label(ctrRect viewport, int font, const char* txt, float r, float g, float b, float a, float rt, float gt, float bt, const ctrContext* con) {
  if (!con) { report_error("ctr_label: argument 'con' is NULL"); return; }
  if (!(con->own)) { report_error("ctr_label: context was not made"); return; }
  if (!guard_rect(viewport)) { report_error("ctr_label: rectangle beyond a million pixels"); return; }
  ctr_label_inner(viewport, font, txt, r, g, b, a, rt, gt, bt, con);
}

void ctr_figure_inner(ctrRect viewport, ctvFigure* fig, const ctrContext* con);
void ctr_figure(ctrRect viewport, ctvFigure* fig, const ctrContext* con) {
  if (!fig) { report_error("ctr_figure: argument 'fig' is NULL"); return; }
  if (!con) { report_error("ctr_figure: argument 'con' is NULL"); return; }
  if (!(con->own)) { report_error("ctr_figure: context was not made"); return; }
  if (!guard_rect(viewport)) { report_error("ctr_figure: rectangle beyond a million pixels"); return; }
  ctr_figure_inner(viewport, fig, con);
}

void ctr_render_inner(ctrRect viewport, ctvScene* scn, const ctrContext* con);
void ctr_render(ctrRect viewport, ctvScene* scn, const ctrContext* con) {
  if (!scn) { report_error("ctr_render: argument 'scn' is NULL"); return; }
  if (!con) { report_error("ctr_render: argument 'con' is NULL"); return; }
  if (!(con->own)) { report_error("ctr_render: context was not made"); return; }
  if (!(scn->ngeom <= 0 || guard_near(scn))) { report_error("ctr_render: mjvScene frustum_near too small in mjr_render"); return; }
  ctr_render_inner(viewport, scn, con);
}

int ctr_findRect_inner(int x, int y, int nrect, const ctrRect* rect);
int ctr_findRect(int x, int y, int nrect, const ctrRect* rect) {
  if (!rect) { report_error("ctr_findRect: argument 'rect' is NULL"); return -1; }
  return ctr_findRect_inner(x, y, nrect, rect);
}

ctrCanvas* ctr_makeCanvas_inner(int width, int height, int samples, int nthread);
ctrCanvas* ctr_makeCanvas(int width, int height, int samples, int nthread) {
  if (!(width > 0 && height > 0 && width <= 8192 && height <= 8192)) { report_error("ctr_makeCanvas: width and height must be in 1 to 8192"); return NULL; }
  return ctr_makeCanvas_inner(width, height, samples, nthread);
}

int ctr_draw_inner(ctrCanvas* canvas, const ctvScene* scn, const ctrContext* con, unsigned char* rgb, float* depth, int* segmentation);
int ctr_draw(ctrCanvas* canvas, const ctvScene* scn, const ctrContext* con, unsigned char* rgb, float* depth, int* segmentation) {
  if (!canvas) { report_error("ctr_draw: argument 'canvas' is NULL"); return 2; }
  if (!scn) { report_error("ctr_draw: argument 'scn' is NULL"); return 2; }
  if (!con) { report_error("ctr_draw: argument 'con' is NULL"); return 2; }
  if (!(con->own)) { report_error("ctr_draw: context was not made"); return 2; }
  if (!(scn->ngeom <= 0 || guard_near(scn))) { report_error("ctr_draw: mjvScene frustum_near too small in mjr_render"); return 2; }
  return ctr_draw_inner(canvas, scn, con, rgb, depth, segmentation);
}
