#include "compile/pose.h"

#include "base/assert.h"
#include "geom/shape.h"
#include "math/quat.h"
#include "spec/orient.h"

#include <math.h>

double pose_normalize(double* v, int n) { return orient_normalize(v, n); }

void pose_from_z(double quat[4], const double v[3]) { orient_from_z(quat, v); }

const char* pose_orient(double quat[4], const ctsCompiler* compiler, const ctsOrientation* alt) {
  return orient_quat(quat, compiler->degree, compiler->eulerseq, alt);
}

const char* pose_segment(cttGeom type, const double fromto[6], double pos[3], double quat[4],
                         double size[3]) {
  int along = shape_of((int)type)->along;
  if (along == 0) {
    return "fromto requires capsule, cylinder, box or ellipsoid in geom";
  }
  if (pos[0] != 0 || pos[1] != 0 || pos[2] != 0) return "both pos and fromto defined in geom";
  CT_ASSERT(along == 1 || along == 2);
  double v[3];
  sub3(v, fromto, fromto + 3);
  double half = pose_normalize(v, 3) / 2;
  if (half < BUILD_EPS) return "fromto points too close in geom";
  for (int i = 1; i < along; i++) size[i] = size[0];
  size[along] = half;
  for (int i = 0; i < 3; i++) pos[i] = (fromto[i] + fromto[3 + i]) / 2;
  pose_from_z(quat, v);
  return NULL;
}

void pose_append(const double parent_pos[3], const double parent_quat[4], double pos[3],
                 double quat[4]) {
  double p[3], q[4], R[9];
  quat_to_mat(R, parent_quat);
  mat3_mul_vec(p, R, pos);
  add3(pos, parent_pos, p);
  quat_mul(q, parent_quat, quat);
  pose_normalize(q, 4);
  copy4(quat, q);
}

void pose_inverse(const double pos[3], const double quat[4], double inverse_pos[3],
                  double inverse_quat[4]) {
  double R[9];
  quat_neg(inverse_quat, quat);
  quat_to_mat(R, inverse_quat);
  mat3_mul_vec(inverse_pos, R, pos);
  scl3(inverse_pos, inverse_pos, -1);
}

// (pos, quat) = (pos, quat) (the frame's own pose)
static void enter_frame(const FrameElement* f, double pos[3], double quat[4]) {
  double own_pos[3], own_quat[4];
  copy3(own_pos, f->s.pos);
  copy4(own_quat, f->s.quat);
  pose_orient(own_quat, spec_compiler(&f->e), &f->s.alt);
  pose_append(pos, quat, own_pos, own_quat);
  copy3(pos, own_pos);
  copy4(quat, own_quat);
}

// From the outermost frame inwards. A frame has only a link outwards, so the frames are collected
// in batches on the way out.
void pose_frame(const FrameElement* f, double pos[3], double quat[4]) {
  enum { BLOCK = 64 };
  const FrameElement* block[BLOCK];
  int depth = 0;
  for (const FrameElement* up = f; up; up = up->e.frame) depth++;
  zero3(pos);
  unit4(quat);
  for (int end = depth; end > 0; end -= BLOCK) {
    int first = end > BLOCK ? end - BLOCK : 0, i = 0;
    for (const FrameElement* up = f; i < end; up = up->e.frame, i++) {
      if (i >= first) block[i - first] = up;
    }
    CT_ASSERT(i == end && end - first <= BLOCK);
    while (i-- > first) enter_frame(block[i - first], pos, quat);
  }
}

Status pose_check_frames(Build* b) {
  Status status = CT_OK;
  const ElementList* list = &b->spec->list[SPEC_FRAME];
  for (int i = 0; i < list->count; i++) {
    const FrameElement* f = (const FrameElement*)(const void*)list->data[i];
    double quat[4];
    const char* why = pose_orient(quat, spec_compiler(&f->e), &f->s.alt);
    if (why)
      status = error_add(b->err, spec_place(&f->e, NULL),
                         "orientation specification error '%s' in frame", why);
  }
  return status;
}
