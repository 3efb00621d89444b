// What a function of the engine takes for granted, asked before Python may call it.
#include "core.h"

bool call_need(const PyFn* fn, const char* what) {
  if (!PyErr_Occurred()) PyErr_Format(FatalValueError, "%s: %s", fn->name, what);
  return false;
}

// Models with states of kinds have one bit more than MuJoCo's.
bool signature_fits(const ctModel* m, int sig) {
  const int most = 1 << (ctNSTATE + (m->nkindstate > 0));
  if (sig < 0) PyErr_Format(FatalValueError, "mj_stateSize: invalid state signature %d < 0", sig);
  if (sig >= most)
    PyErr_Format(FatalValueError, "mj_stateSize: invalid state signature %d >= 2^mjNSTATE", sig);
  return sig >= 0 && sig < most;
}

bool key_exists(const ctModel* m, int k) {
  if (k < 0) PyErr_Format(FatalIndexError, "mj_setKeyframe: index must be non-negative, not %d", k);
  if (k >= m->nkey)
    PyErr_Format(FatalIndexError,
                 "mj_setKeyframe: index must be smaller than %d (keyframes allocated in model)",
                 (int)m->nkey);
  return k >= 0 && k < m->nkey;
}

bool object_exists(const ctModel* m, int type, int id) {
  cttSize n = type == ctOBJ_BODY || type == ctOBJ_XBODY ? m->nbody
              : type == ctOBJ_GEOM                      ? m->ngeom
              : type == ctOBJ_SITE                      ? m->nsite
              : type == ctOBJ_CAMERA                    ? m->ncam
                                                        : 0;
  return id >= 0 && id < n;
}

bool same_pattern(const ctModel* m, const int* rownnz, const int* rowadr, const int* colind) {
  size_t rows = (size_t)m->nv * sizeof(int);
  return memcmp(rownnz, m->M_rownnz, rows) == 0 && memcmp(rowadr, m->M_rowadr, rows) == 0 &&
         memcmp(colind, m->M_colind, (size_t)m->nC * sizeof(int)) == 0;
}

bool rays_have_length(const cttNum* vec, int n) {
  for (int i = 0; i < n; i++) {
    if (!(ctu_norm3(vec + 3 * i) >= ctMINVAL)) return false;
  }
  return true;
}

bool csr_fits(int nr, int nc, const int* rownnz, const int* rowadr, const int* colind,
              Py_ssize_t room) {
  for (int r = 0; r < nr; r++) {
    if (rownnz[r] < 0 || rowadr[r] < 0 || (Py_ssize_t)rowadr[r] + rownnz[r] > room) return false;
    if (!indices_below(colind + rowadr[r], rownnz[r], nc)) return false;
  }
  return true;
}

bool band_fits(int ntotal, int nband, int ndense) {
  return ntotal > 0 && ntotal < 1 << 15 && nband > 0 && nband <= ntotal && ndense >= 0 &&
         ndense <= ntotal;
}

bool indices_below(const int* index, int n, int limit) {
  for (int i = 0; i < n; i++) {
    if (index[i] < 0 || index[i] >= limit) return false;
  }
  return true;
}

//---------------------------------- scenes --------------------------------------------------------

bool scene_seen(const ctvScene* scn) {
  const ctvGLCamera* c = scn->camera;
  return (double)scn->scale >= ctMINVAL && c[0].orthographic == c[1].orthographic &&
         (double)c[0].frustum_near >= ctMINVAL && (double)c[1].frustum_near >= ctMINVAL;
}

bool scene_fits(const ctModel* m, const ctvScene* scn) {
  return scn->geoms && scn->nflex == m->nflex && scn->nskin == m->nskin && scn->ngeom >= 0 &&
         scn->ngeom <= scn->maxgeom;
}

bool scene_drawable(const Slot* v) {
  const ctvScene* scn = v[1].p;
  const ctModel* m = v[1].handle->model;
  if (scn->nlight < 0 || scn->nlight > ctMAXLIGHT) return false;
  return m ? scene_fits(m, scn) : scn->ngeom == 0 && scn->nflex == 0 && scn->nskin == 0;
}

// None has no size.
bool pixels_fit(const Slot* v, ctrRect viewport) {
  const long long n = (long long)viewport.width * viewport.height;
  if (viewport.width < 0 || viewport.height < 0) return false;
  return (!v[0].p || v[0].size == 3 * n) && (!v[1].p || v[1].size == n);
}

bool camera_fits(const ctModel* m, const ctvCamera* cam) {
  if (cam->type == ctCAMERA_FIXED) return cam->fixedcamid >= 0 && cam->fixedcamid < m->ncam;
  if (cam->type == ctCAMERA_TRACKING) return cam->trackbodyid >= 0 && cam->trackbodyid < m->nbody;
  return cam->type == ctCAMERA_FREE;
}

bool moves_mouse(int action) { return action > ctMOUSE_NONE && action <= ctMOUSE_MOVE_H_REL; }

bool connects(int type) {
  return type == ctGEOM_CAPSULE || type == ctGEOM_CYLINDER || type == ctGEOM_LINE ||
         type == ctGEOM_ARROW || type == ctGEOM_ARROW1 || type == ctGEOM_ARROW2;
}
