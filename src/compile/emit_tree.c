#include "base/assert.h"
#include "compile/emit.h"
#include "compile/member.h"
#include "compile/tree.h"
#include "generated/kinds.h"
#include "math/vec.h"

#include <string.h>

//---------------------------------- bodies --------------------------------------------------------

static void emit_body(const BuildBody* body, ctModel* m, int i) {
  CT_ASSERT(build_has(body->root, i + 1) && build_has(body->weld, i + 1));
  CT_ASSERT(body->mocap < m->nmocap && (i == 0 || body->parent < i));
  m->body_parentid[i] = body->parent;
  m->body_rootid[i] = body->root;
  m->body_weldid[i] = body->weld;
  m->body_mocapid[i] = body->mocap;
  m->body_jntnum[i] = body->joint.num;
  m->body_jntadr[i] = body->joint.num ? body->joint.adr : -1;
  m->body_dofnum[i] = body->dofs;
  m->body_dofadr[i] = body->dofs ? body->dofadr : -1;
  m->body_geomnum[i] = body->geom.num;
  m->body_geomadr[i] = body->geom.num ? body->geom.adr : -1;
  m->body_simple[i] = (cttByte)body->simple;
  m->body_sameframe[i] = (cttByte)body->sameframe;
  m->body_margin[i] = body->margin;
  m->body_contype[i] = body->contype;
  m->body_conaffinity[i] = body->conaffinity;
}

static void emit_body_bvh(const Build* b, const BuildBody* body, ctModel* m, int i) {
  CT_ASSERT(build_spans(body->bvh, b->nbvh));
  m->body_bvhnum[i] = body->bvh.num;
  m->body_bvhadr[i] = body->bvh.num ? body->bvh.adr : -1;
  for (int k = body->bvh.adr; k < body->bvh.adr + body->bvh.num; k++)
    emit_bvh_node(b->bvh + k, m, k);
}

void emit_bodies(const Build* b, ctModel* m) {
  for (int i = 0; i < b->nbody; i++) {
    emit_body(b->body + i, m, i);
    emit_body_bvh(b, b->body + i, m, i);
  }
}

//---------------------------------- joints and dofs -----------------------------------------------

static void emit_joint(const BuildJoint* joint, ctModel* m, int i) {
  const ctsJoint* s = &joint->s;
  m->jnt_bodyid[i] = joint->body;
  m->jnt_limited[i] = build_limited(s->limited, s->range);
  m->jnt_actfrclimited[i] = build_limited(s->actfrclimited, s->actfrcrange);
}

static void emit_joint_dofs(const BuildJoint* joint, ctModel* m, int i, int dof, int parent) {
  CT_ASSERT(emit_fits(dof, joint_kind[joint->s.type].nv, m->nv) && parent < dof);
  for (int k = dof; k < dof + joint_kind[joint->s.type].nv; k++) {
    member_emit(&spec_members_dof, &joint->s, m, k);
    m->dof_bodyid[k] = joint->body;
    m->dof_jntid[k] = i;
    m->dof_parentid[k] = k == dof ? parent : k - 1;
  }
}

// Reference configuration: a free body where it was put, a ball unturned, a scalar joint at ref.
static void emit_reference(const BuildBody* body, const ctsJoint* s, ctModel* m, int qpos) {
  CT_ASSERT(emit_fits(qpos, joint_kind[s->type].nq, m->nq));
  cttNum* q = m->qpos0 + qpos;
  cttNum* spring = m->qpos_spring + qpos;
  if (joint_kind[s->type].floating) {
    copy3(q, body->s.pos);
    copy4(q + 3, body->s.quat);
    memcpy(spring, q, 7 * sizeof(*q));
  } else if (joint_kind[s->type].orientation) {
    unit4(q);
    unit4(spring);
  } else {
    *q = s->ref;
    *spring = s->springref;
  }
}

static void emit_body_joints(const Build* b, const BuildBody* body, ctModel* m) {
  int dof = body->dofadr, qpos = body->qposadr;
  int parent = body->parent || body->dofs ? b->body[body->parent].lastdof : -1;
  for (int i = body->joint.adr; i < body->joint.adr + body->joint.num; i++) {
    const BuildJoint* joint = b->joint + i;
    m->jnt_dofadr[i] = dof;
    m->jnt_qposadr[i] = qpos;
    emit_joint(joint, m, i);
    emit_joint_dofs(joint, m, i, dof, parent);
    emit_reference(body, &joint->s, m, qpos);
    dof += joint_kind[joint->s.type].nv;
    qpos += joint_kind[joint->s.type].nq;
    parent = dof - 1;
  }
  CT_ASSERT(dof == body->dofadr + body->dofs);
}

// dof_simplenum counts the simple dofs from here on; dof_Madr is the start of the row in qM.
static void emit_dof_structure(const Build* b, ctModel* m) {
  int nv = b->nv, run = 0, adr = 0;
  for (int i = nv - 1; i >= 0; i--) {
    run = b->body[m->dof_bodyid[i]].simple ? run + 1 : 0;
    m->dof_simplenum[i] = run;
  }
  for (int i = 0; i < nv; i++) {
    m->dof_Madr[i] = adr;
    const BuildBody* body = b->body + m->dof_bodyid[i];
    CT_ASSERT(i >= body->dofadr && i < body->dofadr + body->dofs);
    adr += body->ancestors + (i - body->dofadr) + 1;
  }
  CT_ASSERT(adr == m->nM);
}

void emit_joints(const Build* b, ctModel* m) {
  for (int i = 0; i < b->nbody; i++) emit_body_joints(b, b->body + i, m);
  emit_dof_structure(b, m);
}

//---------------------------------- trees ---------------------------------------------------------

static void emit_tree_ids(const Build* b, ctModel* m) {
  int tree = -1;
  for (int i = 0; i < b->nv; i++) {
    tree += m->dof_parentid[i] < 0;
    m->dof_treeid[i] = tree;
  }
  CT_ASSERT(tree + 1 == m->ntree);
}

// A policy is for a whole tree and stands on its first body; constants() decides what is left to
// it.
Status emit_trees(const Build* b, ctModel* m) {
  Status status = CT_OK;
  emit_tree_ids(b, m);
  for (int i = 1; i < b->nbody; i++) {
    const BuildBody* body = b->body + i;
    if (body->s.sleep == ctSLEEP_AUTO) continue;
    if (!body->dofs || body->ancestors) {
      status = error_add(b->err, spec_place(&body->from->e, "sleep"),
                         "sleep policy only allowed for movable root bodies");
      continue;
    }
    m->tree_sleep_policy[m->dof_treeid[body->dofadr]] = body->s.sleep;
  }
  return status;
}
