// A drawing context: settings of a model's visual part, its meshes and textures.
#include "base/report.h"
#include "draw/store.h"

#include <string.h>

enum { GL_RGB_FORMAT = 0x1907 }; // of readPixelFormat

void ctr_defaultContext(ctrContext* con) { memset(con, 0, sizeof *con); }

static void copy_settings(const ctModel* m, ctrContext* con) {
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
  con->glInitialized = con->windowAvailable = con->windowDoublebuffer = 1;
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

void ctr_makeContext(const ctModel* m, ctrContext* con, int fontscale) {
  ctr_freeContext(con);
  con->own = store_make();
  if (!con->own) {
    store_fail();
    report_error("ctr_makeContext: out of memory");
    return;
  }
  copy_settings(m, con);
  copy_materials(m, con);
  con->fontScale = fontscale;
  con->ntexture = (int)m->ntex;
  con->rangeMesh = 2 * (int)m->nmesh;
  con->rangeHField = (int)m->nhfield;
  con->nskin = (int)m->nskin;
  ctr_resizeOffscreen(m->vis.global.offwidth, m->vis.global.offheight, con);
  ctr_setBuffer(ctFB_WINDOW, con);
}

void ctr_changeFont(int fontscale, ctrContext* con) { con->fontScale = fontscale; }

void ctr_freeContext(ctrContext* con) {
  if (!con) return;
  store_free(store_of(con));
  ctr_defaultContext(con);
}

void ctr_uploadTexture(const ctModel* m, const ctrContext* con, int texid) {
  (void)m, (void)con, (void)texid;
}
void ctr_uploadMesh(const ctModel* m, const ctrContext* con, int meshid) {
  (void)m, (void)con, (void)meshid;
}
void ctr_uploadHField(const ctModel* m, const ctrContext* con, int hfieldid) {
  (void)m, (void)con, (void)hfieldid;
}
