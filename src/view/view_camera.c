// Cameras and lights of a scene. Places are in the world frame; forward and up of a camera are unit
// vectors at right angles.
#include "base/assert.h"
#include "math/dense.h"
#include "math/fn.h"
#include "math/vec.h"
#include "view/frustum.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

//---------------------------------- frame and frustum ---------------------------------------------

// Axes of a camera: right, up, forward.
static void axes_by_angles(const ctvCamera* cam, double axis[3][3]) {
  double a = cam->azimuth / 180.0 * ctPI, e = cam->elevation / 180.0 * ctPI;
  double ca = fn_cos(a), sa = fn_sin(a), ce = fn_cos(e), se = fn_sin(e);
  double turned[3][3] = {{sa, -ca, 0}, {-se * ca, -se * sa, ce}, {ce * ca, ce * sa, se}};
  memcpy(axis, turned, sizeof turned);
}

static bool is_steered(const ctvCamera* cam) {
  return cam->type == ctCAMERA_FREE || cam->type == ctCAMERA_TRACKING;
}

void ctv_cameraFrame(cttNum headpos[3], cttNum forward[3], cttNum up[3], cttNum right[3],
                     const ctData* d, const ctvCamera* cam) {
  CT_ASSERT(is_steered(cam) || cam->type == ctCAMERA_FIXED);
  double axis[3][3], pos[3];
  if (is_steered(cam)) {
    axes_by_angles(cam, axis);
    addscl3(pos, cam->lookat, axis[2], -cam->distance);
  } else {
    CT_ASSERT(d && cam->fixedcamid >= 0);
    mat3_transpose(axis[0], d->cam_xmat + 9 * cam->fixedcamid);
    scl3(axis[2], axis[2], -1);
    copy3(pos, d->cam_xpos + 3 * cam->fixedcamid);
  }
  if (headpos) copy3(headpos, pos);
  if (forward) copy3(forward, axis[2]);
  if (up) copy3(up, axis[1]);
  if (right) copy3(right, axis[0]);
}

static bool is_parallel(const ctModel* m, const ctvCamera* cam) {
  return is_steered(cam) ? m->vis.global.orthographic != 0
                         : frustum_is_parallel(m, cam->fixedcamid);
}

void ctv_cameraFrustum(float zver[2], float zhor[2], float zclip[2], const ctModel* m,
                       const ctvCamera* cam) {
  bool fixed = cam->type == ctCAMERA_FIXED;
  int id = cam->fixedcamid;
  CT_ASSERT(fixed ? 0 <= id && id < m->ncam : is_steered(cam));
  double fovy = fixed ? m->cam_fovy[id] : (double)m->vis.global.fovy;
  float near = (float)((double)m->vis.map.znear * m->stat.extent);
  Frustum f = {{0}, {0}};
  if (is_parallel(m, cam))
    f.ver[0] = f.ver[1] = (float)(fovy / 2);
  else if (fixed && m->cam_sensorsize[2 * id + 1] != 0)
    f = frustum_of_sensor(m, id, near);
  else
    f.ver[0] = f.ver[1] = (float)((double)near * fn_tan(fovy * ctPI / 360));
  if (zver) memcpy(zver, f.ver, sizeof f.ver);
  if (zhor) memcpy(zhor, f.hor, sizeof f.hor);
  if (!zclip) return;
  zclip[0] = near;
  zclip[1] = (float)((double)m->vis.map.zfar * m->stat.extent);
}

//---------------------------------- the scene's eyes ----------------------------------------------

void ctv_updateCamera(const ctModel* m, const ctData* d, ctvCamera* cam, ctvScene* scn) {
  if (!m || !cam || cam->type == ctCAMERA_USER) return;
  if (cam->type == ctCAMERA_TRACKING) {
    CT_ASSERT(0 <= cam->trackbodyid && cam->trackbodyid < m->nbody);
    copy3(cam->lookat, d->subtree_com + 3 * cam->trackbodyid);
  }
  double pos[3], forward[3], up[3], right[3];
  float ver[2], hor[2], clip[2];
  ctv_cameraFrustum(ver, hor, clip, m, cam);
  ctv_cameraFrame(pos, forward, up, right, d, cam);
  double apart = is_steered(cam) ? (double)m->vis.global.ipd : m->cam_ipd[cam->fixedcamid];
  for (int eye = 0; eye < 2; eye++) {
    ctvGLCamera* c = scn->camera + eye;
    for (int k = 0; k < 3; k++) {
      c->pos[k] = (float)(pos[k] + (eye ? apart : -apart) * 0.5 * right[k]);
      c->forward[k] = (float)forward[k];
      c->up[k] = (float)up[k];
    }
    c->orthographic = is_parallel(m, cam);
    c->frustum_top = ver[1];
    c->frustum_bottom = -ver[0];
    c->frustum_center = (hor[1] - hor[0]) / 2;
    c->frustum_width = (hor[1] + hor[0]) / 2;
    c->frustum_near = clip[0];
    c->frustum_far = clip[1];
  }
  scn->enabletransform = 0;
}

//---------------------------------- lights --------------------------------------------------------

static void set_colours(ctvLight* l, const float* ambient, const float* diffuse,
                        const float* specular) {
  memcpy(l->ambient, ambient, sizeof l->ambient);
  memcpy(l->diffuse, diffuse, sizeof l->diffuse);
  memcpy(l->specular, specular, sizeof l->specular);
}

// The light at the camera shines where it looks.
static ctvLight make_headlight(const ctModel* m, const ctvScene* scn) {
  double pos[3], dir[3];
  ctvLight l = {.id = -1,
                .headlight = 1,
                .texid = -1,
                .type = ctLIGHT_DIRECTIONAL,
                .bulbradius = 0.02f,
                .range = 10};
  ctv_cameraInModel(pos, dir, NULL, scn);
  dense_to_float(l.pos, pos, 3);
  dense_to_float(l.dir, dir, 3);
  set_colours(&l, m->vis.headlight.ambient, m->vis.headlight.diffuse, m->vis.headlight.specular);
  return l;
}

static ctvLight light_of(const ctModel* m, const ctData* d, int i) {
  ctvLight l = {.id = i,
                .type = m->light_type[i],
                .texid = m->light_texid[i],
                .castshadow = m->light_castshadow[i],
                .bulbradius = m->light_bulbradius[i],
                .intensity = m->light_intensity[i],
                .range = m->light_range[i]};
  if (l.type == ctLIGHT_SPOT) {
    memcpy(l.attenuation, m->light_attenuation + 3 * i, sizeof l.attenuation);
    l.exponent = m->light_exponent[i];
    l.cutoff = m->light_cutoff[i];
  }
  set_colours(&l, m->light_ambient + 3 * i, m->light_diffuse + 3 * i, m->light_specular + 3 * i);
  dense_to_float(l.pos, d->light_xpos + 3 * i, 3);
  dense_to_float(l.dir, d->light_xdir + 3 * i, 3);
  return l;
}

void ctv_makeLights(const ctModel* m, const ctData* d, ctvScene* scn) {
  scn->nlight = 0;
  if (m->vis.headlight.active) scn->lights[scn->nlight++] = make_headlight(m, scn);
  for (int i = 0; i < m->nlight && scn->nlight < ctMAXLIGHT; i++)
    if (m->light_active[i]) scn->lights[scn->nlight++] = light_of(m, d, i);
}
