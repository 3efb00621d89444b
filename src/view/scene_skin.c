#include "math/dense.h"
#include "math/quat.h"
#include "math/vec.h"
#include "view/draw.h"
#include "view/scene_flex.h"
#include "view/scene_memory.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

// The vertices of a bone, moved from its bind pose to its body's pose, by their weights.
static void add_bone(const ctModel* m, const ctData* d, int bone, const float* rest, float* vert) {
  int body = m->skin_bonebodyid[bone];
  double pos[3], quat[4], rotate[9], move[3];
  dense_to_double(pos, m->skin_bonebindpos + 3 * bone, 3);
  dense_to_double(quat, m->skin_bonebindquat + 4 * bone, 4);
  quat_neg(quat, quat);
  quat_mul(quat, d->xquat + 4 * body, quat);
  quat_to_mat(rotate, quat);
  mat3_mul_vec(move, rotate, pos);
  sub3(move, d->xpos + 3 * body, move);
  int first = m->skin_bonevertadr[bone];
  for (int k = first; k < first + m->skin_bonevertnum[bone]; k++) {
    int v = m->skin_bonevertid[k];
    float weight = m->skin_bonevertweight[k];
    double p[3];
    dense_to_double(p, rest + 3 * v, 3);
    mat3_mul_vec(p, rotate, p);
    addto3(p, move);
    for (int r = 0; r < 3; r++) vert[3 * v + r] += weight * (float)p[r];
  }
}

// Normals of the vertices: those of their faces, by area.
static void make_skin_normals(const ctModel* m, int skin, const float* vert, float* normal) {
  const int* face = m->skin_face + 3 * m->skin_faceadr[skin];
  for (int i = 0; i < m->skin_facenum[skin]; i++) {
    const int* v = face + 3 * i;
    double a[3], b[3], n[3];
    for (int r = 0; r < 3; r++) {
      a[r] = (double)(vert[3 * v[1] + r] - vert[3 * v[0] + r]);
      b[r] = (double)(vert[3 * v[2] + r] - vert[3 * v[0] + r]);
    }
    cross3(n, a, b);
    for (int k = 0; k < 3; k++)
      for (int r = 0; r < 3; r++)
        normal[3 * v[k] + r] = (float)((double)normal[3 * v[k] + r] + n[r]);
  }
  for (int i = 0; i < m->skin_vertnum[skin]; i++) {
    float* n = normal + 3 * i;
    float size = sqrtf(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    float scale = (float)(1 / fmax(VEC_MINVAL, (double)size));
    for (int r = 0; r < 3; r++) n[r] *= scale;
  }
}

void scene_skin(const ctModel* m, const ctData* d, const ctvOption* opt, ctvScene* scn) {
  for (int i = 0; i < m->nskin; i++) {
    int adr = m->skin_vertadr[i], n = 3 * m->skin_vertnum[i], bone = m->skin_boneadr[i];
    float *vert = scn->skinvert + 3 * adr, *normal = scn->skinnormal + 3 * adr;
    memset(vert, 0, (size_t)n * sizeof *vert);
    memset(normal, 0, (size_t)n * sizeof *normal);
    if (!draw_group(opt->skingroup, m->skin_group[i])) continue;
    for (int k = bone; k < bone + m->skin_bonenum[i]; k++)
      add_bone(m, d, k, m->skin_vert + 3 * adr, vert);
    make_skin_normals(m, i, vert, normal);
    float inflate = m->skin_inflate[i];
    for (int k = 0; inflate != 0 && k < n; k++) vert[k] += inflate * normal[k];
  }
}

void ctv_updateSkin(const ctModel* m, const ctData* d, ctvScene* scn) {
  if (!scene_memory_fits(m, scn)) return;
  ctvOption opt;
  ctv_defaultOption(&opt);
  scene_skin(m, d, &opt, scn);
}
