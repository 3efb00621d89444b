// A drawing context: settings of a model's visual part, its meshes and textures.
#include "base/alloc.h"
#include "base/report.h"
#include "draw/store.h"
#include "draw/text.h"
#include "draw/window.h"

#include <string.h>

enum { GL_RGB_FORMAT = 0x1907, FONT_CHARS = 128 };

void ctr_defaultContext(ctrContext* con) { memset(con, 0, sizeof *con); }

static void copy_visual(const ctModel* m, ctrContext* con) {
  con->lineWidth = m->vis.global.linewidth;
  con->shadowClip = (float)m->stat.extent * m->vis.map.shadowclip;
  con->shadowScale = m->vis.map.shadowscale;
  con->fogStart = (float)m->stat.extent * m->vis.map.fogstart;
  con->fogEnd = (float)m->stat.extent * m->vis.map.fogend;
  memcpy(con->fogRGBA, m->vis.rgba.fog, sizeof con->fogRGBA);
  con->shadowSize = m->vis.quality.shadowsize;
  con->offSamples = m->vis.quality.offsamples;
  con->shadowFBO = con->shadowTex = con->shadowSize > 0;
  con->readPixelFormat = GL_RGB_FORMAT;
  con->readDepthMap = ctDEPTH_ZERONEAR;
  con->glInitialized = 1;
}

static void copy_materials(const ctModel* m, ctrContext* con) {
  memset(con->mat_texid, -1, sizeof con->mat_texid);
  for (int i = 0; i < m->nmat && i < ctMAXMATERIAL; i++) {
    const int* texid = m->mat_texid + i * ctNTEXROLE;
    if (texid[ctTEXROLE_RGB] < 0) continue;
    memcpy(con->mat_texid + i * ctNTEXROLE, texid, ctNTEXROLE * sizeof *texid);
    con->mat_texuniform[i] = m->mat_texuniform[i];
    memcpy(con->mat_texrepeat + 2 * i, m->mat_texrepeat + 2 * i, 2 * sizeof(float));
  }
}

//---------------------------------- forms and textures --------------------------------------------

static bool make_builtins(Store* s, const ctModel* m) {
  for (int i = 0; i < FORM_COUNT; i++) {
    if (!form_make_builtin(&s->builtin[i], (BuiltinForm)i, &m->vis)) return false;
  }
  return true;
}

static bool make_planes(Store* s, const ctModel* m) {
  for (int i = 0; i < m->ngeom; i++) {
    if (m->geom_type[i] != ctGEOM_PLANE) continue;
    if (!form_make_plane(&s->plane[s->nplane], m, i)) return false;
    s->nplane++;
  }
  return true;
}

static bool make_meshes(Store* s, const ctModel* m) {
  for (int i = 0; i < m->nmesh; i++) {
    if (!form_make_mesh(&s->mesh[2 * i], m, i) || !form_make_hull(&s->mesh[2 * i + 1], m, i))
      return false;
  }
  for (int i = 0; i < m->nhfield; i++) {
    if (!form_make_hfield(&s->hfield[i], m, i)) return false;
  }
  for (int i = 0; i < m->nskin; i++) {
    if (!form_make_skin(&s->skin[i], m, i)) return false;
  }
  return true;
}

static bool make_textures(Store* s, const ctModel* m) {
  for (int i = 0; i < m->ntex; i++) {
    if (!texture_make(&s->texture[i], m, i)) return false;
  }
  return true;
}

// Lists are full of empty forms at first, so that they can be freed at any time.
static bool reserve_form_lists(Store* s, const ctModel* m) {
  s->plane = alloc_zero((size_t)(m->ngeom + 1) * sizeof(Form));
  s->mesh = alloc_zero((size_t)(2 * m->nmesh + 1) * sizeof(Form));
  s->hfield = alloc_zero((size_t)(m->nhfield + 1) * sizeof(Form));
  s->skin = alloc_zero((size_t)(m->nskin + 1) * sizeof(Form));
  s->texture = alloc_zero((size_t)(m->ntex + 1) * sizeof(Texture));
  if (!s->plane || !s->mesh || !s->hfield || !s->skin || !s->texture) return false;
  s->nmesh = 2 * (int)m->nmesh;
  s->nhfield = (int)m->nhfield;
  s->nskin = (int)m->nskin;
  s->ntexture = (int)m->ntex;
  return true;
}

// The window of the program, if there is one.
static void find_window(Store* s, ctrContext* con) {
  int width, height;
  if (!window_find(&width, &height)) return;
  if (!pixmap_resize(&s->window, width, height)) store_fail();
  s->shown = true;
  con->windowAvailable = con->windowDoublebuffer = 1;
}

void ctr_makeContext(const ctModel* m, ctrContext* con, int fontscale) {
  ctr_freeContext(con);
  Store* s = con->own = store_make();
  if (!s || !reserve_form_lists(s, m) || !make_builtins(s, m) || !make_planes(s, m) ||
      !make_meshes(s, m) || !make_textures(s, m)) {
    ctr_freeContext(con);
    store_fail();
    report_error("ctr_makeContext: out of memory");
    return;
  }
  copy_visual(m, con);
  copy_materials(m, con);
  ctr_changeFont(fontscale, con);
  con->ntexture = (int)m->ntex;
  con->rangeMesh = 2 * (int)m->nmesh;
  con->rangeHField = (int)m->nhfield;
  con->nskin = (int)m->nskin;
  ctr_resizeOffscreen(m->vis.global.offwidth, m->vis.global.offheight, con);
  find_window(s, con);
  ctr_setBuffer(con->windowAvailable ? ctFB_WINDOW : ctFB_OFFSCREEN, con);
}

void ctr_changeFont(int fontscale, ctrContext* con) {
  con->fontScale = fontscale;
  con->rangeFont = FONT_CHARS;
  con->charHeight = text_height(ctFONT_NORMAL, fontscale);
  con->charHeightBig = text_height(ctFONT_BIG, fontscale);
  for (int i = 0; i < FONT_CHARS - 1; i++) {
    con->charWidth[i] = text_char_width(ctFONT_NORMAL, fontscale, (unsigned char)i);
    con->charWidthBig[i] = text_char_width(ctFONT_BIG, fontscale, (unsigned char)i);
  }
}

void ctr_freeContext(ctrContext* con) {
  if (!con) return;
  store_free(store_of(con));
  ctr_defaultContext(con);
}

//---------------------------------- again ---------------------------------------------------------

static void report_upload(const char* function) {
  store_fail();
  report_error("%s: out of memory", function);
}

// What was there is freed only after the new one exists.
static bool replace_form(Form* f, Form made) {
  form_free(f);
  *f = made;
  return true;
}

void ctr_uploadTexture(const ctModel* m, const ctrContext* con, int texid) {
  Texture made, *t = &store_of(con)->texture[texid];
  if (!texture_make(&made, m, texid)) {
    report_upload("ctr_uploadTexture");
    return;
  }
  texture_free(t);
  *t = made;
}

void ctr_uploadMesh(const ctModel* m, const ctrContext* con, int meshid) {
  Form mesh, hull, *f = store_of(con)->mesh + 2 * meshid;
  if (!form_make_mesh(&mesh, m, meshid) || !replace_form(&f[0], mesh) ||
      !form_make_hull(&hull, m, meshid) || !replace_form(&f[1], hull)) {
    report_upload("ctr_uploadMesh");
  }
}

void ctr_uploadHField(const ctModel* m, const ctrContext* con, int hfieldid) {
  Form made;
  if (!form_make_hfield(&made, m, hfieldid) ||
      !replace_form(store_of(con)->hfield + hfieldid, made)) {
    report_upload("ctr_uploadHField");
  }
}
