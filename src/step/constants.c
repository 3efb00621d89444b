// Constants of the model at qpos0: weights are inverse masses and inertias and not negative; a
// fixed body or dof has 0. They are computed with a data of the model at qpos0, which is left in
// any state. Trees are numbered in the order of their dofs.
#include "step/constants.h"

#include "base/assert.h"
#include "base/scratch.h"
#include "base/stop.h"
#include "force/transmission.h"
#include "generated/kinds.h"
#include "geom/shape.h"
#include "math/dense.h"
#include "math/range.h"
#include "model/awake.h"
#include "model/data.h"
#include "pos/camlight.h"
#include "pos/com.h"
#include "pos/jacobian.h"
#include "pos/kinematics.h"
#include "pos/mass_matrix.h"
#include "pos/tendon.h"
#include "step/constants_drive.h"
#include "step/constants_flex.h"
#include "step/constants_material.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

//---------------------------------- what does not depend on qpos0 ---------------------------------

static void set_masses(ctModel* m) {
  m->ngravcomp = 0;
  for (int b = 0; b < m->nbody; b++) {
    m->body_subtreemass[b] = m->body_mass[b];
    m->ngravcomp += m->body_gravcomp[b] > 0;
  }
  for (int b = (int)m->nbody - 1; b > 0; b--)
    m->body_subtreemass[m->body_parentid[b]] += m->body_subtreemass[b];
}

// Trees are numbered in the order of their dofs; their bodies and dofs are consecutive.
static void set_trees(ctModel* m) {
  memset(m->tree_bodynum, 0, (size_t)m->ntree * sizeof(int));
  memset(m->tree_dofnum, 0, (size_t)m->ntree * sizeof(int));
  for (int b = 0; b < m->nbody; b++) {
    int weld = m->body_weldid[b];
    int tree = m->body_dofnum[weld] ? m->dof_treeid[m->body_dofadr[weld]] : -1;
    m->body_treeid[b] = tree;
    if (tree >= 0 && m->tree_bodynum[tree]++ == 0) m->tree_bodyadr[tree] = b;
  }
  for (int i = 0; i < m->nv; i++) {
    int tree = m->dof_treeid[i];
    if (m->tree_dofnum[tree]++ == 0) m->tree_dofadr[tree] = i;
  }
}

//---------------------------------- at qpos0 ------------------------------------------------------

size_t constants_outer_scratch(const ctModel* m) {
  return SCRATCH_SIZE(int, m->ncam) + SCRATCH_SIZE(int, m->nlight) +
         SCRATCH_SIZE(double, 6 * m->nv) + SCRATCH_SIZE(double, m->nbody);
}

// Cameras and lights at qpos0 as if they were fixed.
static void fixed_camlight(ctModel* m, ctData* d) {
  Scratch s = data_outer_scratch(d);
  int* cam = SCRATCH(s, int, m->ncam);
  int* light = SCRATCH(s, int, m->nlight);
  if (m->ncam) memcpy(cam, m->cam_mode, (size_t)m->ncam * sizeof(int));
  if (m->nlight) memcpy(light, m->light_mode, (size_t)m->nlight * sizeof(int));
  for (int i = 0; i < m->ncam; i++) m->cam_mode[i] = ctCAMLIGHT_FIXED;
  for (int i = 0; i < m->nlight; i++) m->light_mode[i] = ctCAMLIGHT_FIXED;
  camlight(m, d);
  if (m->ncam) memcpy(m->cam_mode, cam, (size_t)m->ncam * sizeof(int));
  if (m->nlight) memcpy(m->light_mode, light, (size_t)m->nlight * sizeof(int));
}

static void run_at_qpos0(ctModel* m, ctData* d) {
  dense_copy(d->qpos, m->qpos0, (int)m->nq);
  kinematics(m, d);
  com(m, d);
  fixed_camlight(m, d);
  mass_matrix_diagonal(m, d, m->dof_M0);
  tendon(m, d);
  mass_matrix(m, d);
  tendon_add_armature(m, d);
  mass_matrix_factor(m, d);
  transmission(m, d);
}

// a_r . M^-1 a_r for n rows a of nv numbers that are zero outside one tree. The sum begins and ends
// where one over all dofs has its groups of four, so that it has the same bits.
static void inverse_weights(const ctModel* m, const ctData* d, int tree, const double* rows, int n,
                            double* w) {
  const int nv = (int)m->nv, first = m->tree_dofadr[tree], count = m->tree_dofnum[tree];
  const int range[2] = {first, first + count};
  const int low = first / 4 * 4, end = (first + count + 3) / 4 * 4, high = end < nv ? end : nv;
  double* work = d->qacc_smooth; // free at compile time
  for (int r = 0; r < n; r++) {
    const double* row = rows + (size_t)r * (size_t)nv;
    dense_copy(work + low, row + low, high - low);
    mass_matrix_solve_range(m, d->qLD, d->qLDiagInv, work, range);
    w[r] = dense_dot(row + low, work + low, high - low);
  }
}

static double mean_of_three(const double* w) { return (w[0] + w[1] + w[2]) / 3; }

// Mean over three axes of the inverse inertia against a force, and against a torque, at the centre
// of mass of a body; where one of the two moves nothing, it takes the value of the other.
static void body_weights(ctModel* m, ctData* d, Scratch s) {
  int nv = (int)m->nv;
  double *jac = SCRATCH(s, double, 6 * nv), w[6];
  for (int b = 0; b < m->nbody && !stop_wanted(); b++) {
    double* out = m->body_invweight0 + 2 * b;
    out[0] = out[1] = 0;
    if (m->body_weldid[b] == 0) continue;
    if (m->body_simple[b] == 2) { // only slides: the mass is all there is
      out[0] = 1 / range_at_least(m->body_mass[b], ctMINVAL);
      continue;
    }
    ct_jacBodyCom(m, d, jac, jac + 3 * nv, b);
    inverse_weights(m, d, m->body_treeid[b], jac, 6, w);
    out[0] = mean_of_three(w);
    out[1] = mean_of_three(w + 3);
    if (out[0] < ctMINVAL && out[1] > ctMINVAL)
      out[0] = out[1];
    else if (out[1] < ctMINVAL && out[0] > ctMINVAL)
      out[1] = out[0];
  }
}

// Diagonal of M^-1; the dofs of a ball, and each half of a free joint, share their mean.
static void dof_weights(ctModel* m, ctData* d, Scratch s) {
  int nv = (int)m->nv;
  double *jac = SCRATCH(s, double, 6 * nv), w[6];
  for (int j = 0; j < m->njnt && !stop_wanted(); j++) {
    int i = m->jnt_dofadr[j], n = joint_kind[m->jnt_type[j]].nv;
    double* out = m->dof_invweight0 + i;
    if (m->body_simple[m->jnt_bodyid[j]] == 2) {
      out[0] = 1 / range_at_least(m->body_mass[m->jnt_bodyid[j]], ctMINVAL);
      continue;
    }
    dense_zero(jac, n * nv);
    for (int k = 0; k < n; k++) jac[k * nv + i + k] = 1;
    inverse_weights(m, d, m->dof_treeid[i], jac, n, w);
    for (int k = 0; k < n; k++) out[k] = n == 1 ? w[0] : mean_of_three(w + 3 * (k / 3));
  }
}

static void camera_references(ctModel* m, const ctData* d) {
  for (int i = 0; i < m->ncam; i++) {
    int body = m->cam_bodyid[i], target = m->cam_targetbodyid[i];
    sub3(m->cam_pos0 + 3 * i, d->cam_xpos + 3 * i, d->xpos + 3 * body);
    sub3(m->cam_poscom0 + 3 * i, d->cam_xpos + 3 * i,
         d->subtree_com + 3 * (target >= 0 ? target : body));
    copy9(m->cam_mat0 + 9 * i, d->cam_xmat + 9 * i);
  }
  for (int i = 0; i < m->nlight; i++) {
    int body = m->light_bodyid[i], target = m->light_targetbodyid[i];
    sub3(m->light_pos0 + 3 * i, d->light_xpos + 3 * i, d->xpos + 3 * body);
    sub3(m->light_poscom0 + 3 * i, d->light_xpos + 3 * i,
         d->subtree_com + 3 * (target >= 0 ? target : body));
    copy3(m->light_dir0 + 3 * i, d->light_xdir + 3 * i);
  }
}

//---------------------------------- statistics ----------------------------------------------------

typedef struct Box {
  double low[3], high[3];
} Box;

static void box_add(Box* b, const double* p, double radius) {
  for (int i = 0; i < 3; i++) {
    b->low[i] = fmin(b->low[i], p[i] - radius);
    b->high[i] = fmax(b->high[i], p[i] + radius);
  }
}

// Radius that a geom counts with: its bounding sphere, a tenth of the size of a plane or height
// field, one for an infinite plane.
static double geom_radius(const ctModel* m, int g) {
  if (m->geom_rbound[g] > 0) return m->geom_rbound[g];
  if (shape_is_plane(m->geom_type[g])) {
    const double* size = m->geom_size + 3 * g;
    return size[0] != 0 || size[1] != 0 ? fmax(size[0], size[1]) * 0.1 : 1;
  }
  if (shape_of(m->geom_type[g]) == &shape_hfield) {
    const double* size = m->hfield_size + 4 * m->geom_dataid[g];
    return fmax(fmax(size[0], size[1]), fmax(size[2], size[3])) * 0.1;
  }
  return 0;
}

static Box bounding_box(const ctModel* m, const ctData* d) {
  Box b = {{1e10, 1e10, 1e10}, {-1e10, -1e10, -1e10}};
  for (int i = 1; i < m->nbody; i++) {
    box_add(&b, d->xpos + 3 * i, 0);
    box_add(&b, d->xipos + 3 * i, 0);
  }
  for (int i = 0; i < m->njnt; i++) box_add(&b, d->xanchor + 3 * i, 0);
  for (int i = 0; i < m->nsite; i++) box_add(&b, d->site_xpos + 3 * i, 0);
  for (int i = 0; i < m->ngeom; i++) box_add(&b, d->geom_xpos + 3 * i, geom_radius(m, i));
  return b;
}

// Size of a body: how far its joints, its children's joints and its geoms reach from its centre of
// mass.
static void body_sizes(const ctModel* m, const ctData* d, double* size) {
  dense_zero(size, (int)m->nbody);
  for (int j = 0; j < m->njnt; j++) {
    int b = m->jnt_bodyid[j], parent = m->body_parentid[b];
    size[b] = fmax(size[b], dist3(d->xipos + 3 * b, d->xanchor + 3 * j));
    size[parent] = fmax(size[parent], dist3(d->xipos + 3 * parent, d->xanchor + 3 * j));
  }
  for (int g = 0; g < m->ngeom; g++) {
    int b = m->geom_bodyid[g];
    if (m->geom_rbound[g] > 0)
      size[b] = fmax(size[b], m->geom_rbound[g] + dist3(d->xipos + 3 * b, d->geom_xpos + 3 * g));
  }
  constants_flex_sizes(m, d, size);
  size[0] = 0;
  for (int b = 1; b < m->nbody; b++) size[b] = fmax(size[b], 1e-5);
}

// Lengths that make angular velocities comparable with linear ones.
static void dof_lengths(ctModel* m, const double* size) {
  for (int i = 0; i < m->nv; i++) {
    int j = m->dof_jntid[i];
    bool linear = i < m->jnt_dofadr[j] + joint_kind[m->jnt_type[j]].translations;
    m->dof_length[i] = linear ? 1 : size[m->dof_bodyid[i]];
  }
}

static ctStatistic find_statistics(const ctModel* m, const ctData* d, const double* size) {
  ctStatistic s = {.meaninertia = 1, .meanmass = 1, .meansize = 0.2, .extent = 2};
  Box b = bounding_box(m, d);
  int n = (int)m->nbody - 1;
  for (int i = 0; i < 3; i++) s.center[i] = (b.low[i] + b.high[i]) * 0.5;
  if (b.high[0] > b.low[0]) {
    double x = b.high[0] - b.low[0], y = b.high[1] - b.low[1], z = b.high[2] - b.low[2];
    s.extent = fmax(1e-5, fmax(x, fmax(y, z)));
  }
  if (n > 0) {
    s.meansize = s.meanmass = 0;
    for (int i = 1; i <= n; i++) {
      s.meansize += size[i] / n;
      s.meanmass += m->body_mass[i];
    }
    s.meanmass /= n;
  }
  s.extent = fmax(s.extent, 2 * s.meansize);
  if (m->nv > 0) {
    s.meaninertia = 0;
    for (int i = 0; i < m->nv; i++) s.meaninertia += d->M[m->M_rowadr[i] + m->M_rownnz[i] - 1];
    s.meaninertia /= (double)m->nv;
  }
  return s;
}

static void set_if_unset(double* x, double value) {
  if (isnan(*x)) *x = value;
}

static void set_statistics(ctModel* m, ctData* d, Scratch s) {
  double* size = SCRATCH(s, double, m->nbody);
  body_sizes(m, d, size);
  dof_lengths(m, size);
  ctStatistic found = find_statistics(m, d, size);
  set_if_unset(&m->stat.meaninertia, found.meaninertia);
  set_if_unset(&m->stat.meanmass, found.meanmass);
  set_if_unset(&m->stat.meansize, found.meansize);
  set_if_unset(&m->stat.extent, found.extent);
  for (int i = 0; i < 3; i++) set_if_unset(&m->stat.center[i], found.center[i]);
}

void constants(ctModel* m, ctData* d) {
  set_masses(m);
  set_trees(m);
  constants_drive_trees(m, d);
  awake_all(m, d);
  constants_flex_patterns(m, d);
  run_at_qpos0(m, d);
  body_weights(m, d, data_outer_scratch(d));
  dof_weights(m, d, data_outer_scratch(d));
  constants_flex(m, d);
  constants_material(m, d);
  constants_drive(m, d);
  camera_references(m, d);
  set_statistics(m, d, data_outer_scratch(d));
  constants_drive_springs(m, d);
}

void ct_setConst(ctModel* m, ctData* d) {
  m->stat.meaninertia = m->stat.meanmass = m->stat.meansize = m->stat.extent = NAN;
  for (int i = 0; i < 3; i++) m->stat.center[i] = NAN;
  constants(m, d);
}

cttNum ct_getTotalmass(const ctModel* m) {
  double mass = 0;
  for (int b = 1; b < m->nbody; b++) mass += m->body_mass[b];
  return mass;
}

// Scale masses and inertias so that the total mass is newmass.
void ct_setTotalmass(ctModel* m, cttNum newmass) {
  double scale = newmass / range_at_least(ct_getTotalmass(m), ctMINVAL);
  if (scale < ctMINVAL) scale = ctMINVAL;
  for (int b = 1; b < m->nbody; b++) {
    m->body_mass[b] *= scale;
    for (int i = 0; i < 3; i++) m->body_inertia[3 * b + i] *= scale;
  }
  for (int b = 0; b < m->nbody; b++) m->body_subtreemass[b] *= scale;
}
