#include "guard/guard.h"

#include "base/report.h"
#include "generated/kinds.h"
#include "geom/shape.h"
#include "model/data.h"
#include "model/deform_set.h"
#include "view/figure.h"

#include <stdio.h>

void guard_text(char* buffer, int64_t size) {
  if (buffer && size > 0) snprintf(buffer, (size_t)size, "%s", report_last());
}

//---------------------------------- options -------------------------------------------------------

int guard_state_parts(const ctModel* m) { return ctNSTATE + (m->nkindstate > 0); }

bool guard_same_deform(const ctData* a, const ctData* b) {
  const DeformSet *p = data_own_const(a)->deform, *q = data_own_const(b)->deform;
  int n = p ? p->nbody : 0;
  if (n != (q ? q->nbody : 0)) return false;
  for (int i = 0; i < n; i++) {
    const DeformBody *s = p->body + i, *t = q->body + i;
    if (s->nvert != t->nvert || s->nextra != t->nextra || s->nattach != t->nattach) return false;
  }
  return true;
}

bool guard_solver(const ctModel* m) { return m->opt.solver >= 0 && m->opt.solver < SOLVER_KINDS; }

bool guard_integrator(const ctModel* m) {
  return m->opt.integrator >= 0 && m->opt.integrator < INTEGRATOR_KINDS;
}

bool guard_implicit(const ctModel* m) {
  return m->opt.integrator == ctINT_IMPLICIT || m->opt.integrator == ctINT_IMPLICITFAST;
}

bool guard_discrete(const ctModel* m) {
  return m->opt.integrator != ctINT_RK4 || !(m->opt.enableflags & ctENBL_INVDISCRETE);
}

//---------------------------------- ids -----------------------------------------------------------

cttSize guard_count(const ctModel* m, int type) {
  return type == ctOBJ_BODY || type == ctOBJ_XBODY ? m->nbody
         : type == ctOBJ_GEOM                      ? m->ngeom
         : type == ctOBJ_SITE                      ? m->nsite
         : type == ctOBJ_CAMERA                    ? m->ncam
                                                   : 0;
}

bool guard_moving(int type) {
  return type == ctOBJ_BODY || type == ctOBJ_XBODY || type == ctOBJ_GEOM || type == ctOBJ_SITE ||
         type == ctOBJ_CAMERA;
}

cttSize guard_bodies(const ctData* d) { return data_own_const(d)->nbody; }
cttSize guard_cameras(const ctData* d) { return data_own_const(d)->ncam; }

bool guard_shape(int type) {
  const Shape* shape = shape_find(type);
  return shape && shape->ray;
}

//---------------------------------- contacts ------------------------------------------------------

static bool is_id(int id, cttSize n) { return id >= -1 && id < n; }

// One side: a geom, or an element or vertex of a flex.
static bool has_side(const ctModel* m, const ctContact* c, int side) {
  int flex = c->flex[side];
  if (!is_id(c->geom[side], m->ngeom) || !is_id(flex, m->nflex)) return false;
  if (flex < 0) return c->geom[side] >= 0;
  return is_id(c->elem[side], m->flex_elemnum[flex]) && is_id(c->vert[side], m->flex_vertnum[flex]);
}

// A pyramid has two rows per direction of friction.
static bool has_rows(const ctModel* m, const ctData* d, const ctContact* c) {
  bool pyramid = m->opt.cone == ctCONE_PYRAMIDAL && c->dim > 1;
  return c->efc_address < 0 || c->efc_address <= d->nefc - (pyramid ? 2 * (c->dim - 1) : c->dim);
}

static bool is_usable(const ctModel* m, const ctData* d, const ctContact* c) {
  bool exists = c->dim == 1 || c->dim == 3 || c->dim == 4 || c->dim == 6;
  return exists && has_side(m, c, 0) && has_side(m, c, 1) && has_rows(m, d, c);
}

int guard_contacts(const ctModel* m, const ctData* d) {
  for (int i = 0; i < d->ncon; i++)
    if (!is_usable(m, d, d->contact + i)) return i;
  return -1;
}

//---------------------------------- numbers -------------------------------------------------------

bool guard_rising(const cttNum* times, int n) {
  for (int i = 1; times && i < n; i++) {
    if (!(times[i - 1] < times[i])) return false; // NaN too
  }
  return true;
}

bool guard_axis(char c) { return (c >= 'x' && c <= 'z') || (c >= 'X' && c <= 'Z'); }

bool guard_bounds(int n, const cttNum* lower, const cttNum* upper) {
  for (int i = 0; lower && upper && i < n; i++) {
    if (!(lower[i] < upper[i])) return false;
  }
  return true;
}

//---------------------------------- pictures ------------------------------------------------------

bool guard_near(const ctvScene* scn) {
  return (double)scn->camera[0].frustum_near >= ctMINVAL &&
         (double)scn->camera[1].frustum_near >= ctMINVAL;
}

bool guard_mouse(int action) { return action > ctMOUSE_NONE && action <= ctMOUSE_MOVE_H_REL; }

bool guard_connector(int type) { return figure_is_rod(type); }

bool guard_camera_type(const ctvCamera* cam) {
  return !cam || (cam->type >= ctCAMERA_FREE && cam->type <= ctCAMERA_USER);
}

bool guard_camera_placed(const ctvCamera* cam) {
  return cam->type >= ctCAMERA_FREE && cam->type <= ctCAMERA_FIXED;
}

bool guard_camera_track(const ctModel* m, const ctvCamera* cam) {
  return !m || !cam || cam->type != ctCAMERA_TRACKING ||
         (cam->trackbodyid >= 0 && cam->trackbodyid < m->nbody);
}

bool guard_camera_fixed(const ctModel* m, const ctvCamera* cam) {
  return !m || !cam || cam->type != ctCAMERA_FIXED ||
         (cam->fixedcamid >= 0 && cam->fixedcamid < m->ncam);
}

bool guard_fontscale(int fontscale) {
  return fontscale >= ctFONTSCALE_50 && fontscale <= ctFONTSCALE_300 && fontscale % 50 == 0;
}

static bool is_pixel(int x) { return x >= -1000000 && x <= 1000000; }

bool guard_rect(ctrRect r) {
  return is_pixel(r.left) && is_pixel(r.bottom) && is_pixel(r.width) && is_pixel(r.height);
}

bool guard_made_for(const ctModel* m, const ctrContext* con) {
  return con->own && con->ntexture == m->ntex && con->rangeMesh == 2 * m->nmesh &&
         con->rangeHField == m->nhfield;
}
