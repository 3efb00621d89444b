#include "compile/emit.h"
#include "compile/tree.h"
#include "math/vec.h"

#include <string.h>

void emit_user(cttNum* to, int n, const ctDoubleVec* from) {
  int given = from ? from->count : 0;
  for (int i = 0; i < n; i++) to[i] = i < given ? from->data[i] : 0;
}

//---------------------------------- bodies --------------------------------------------------------

static void body_topology(const BuildBody* body, ctModel* m, int i) {
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
}

static void body_values(const BuildBody* body, ctModel* m, int i) {
  const ctsBody* s = &body->s;
  copy3(m->body_pos + 3 * i, s->pos);
  copy4(m->body_quat + 4 * i, s->quat);
  copy3(m->body_ipos + 3 * i, s->ipos);
  copy4(m->body_iquat + 4 * i, s->iquat);
  copy3(m->body_inertia + 3 * i, s->inertia);
  m->body_mass[i] = s->mass;
  m->body_gravcomp[i] = s->gravcomp;
  m->body_margin[i] = body->margin;
  m->body_contype[i] = body->contype;
  m->body_conaffinity[i] = body->conaffinity;
  emit_user(m->body_user + m->nuser_body * i, (int)m->nuser_body, s->userdata);
}

static void body_bvh(const Build* b, const BuildBody* body, ctModel* m, int i) {
  m->body_bvhnum[i] = body->bvh.num;
  m->body_bvhadr[i] = body->bvh.num ? body->bvh.adr : -1;
  for (int k = body->bvh.adr; k < body->bvh.adr + body->bvh.num; k++)
    emit_bvh_node(b->bvh + k, m, k);
}

void emit_bodies(const Build* b, ctModel* m) {
  for (int i = 0; i < b->nbody; i++) {
    body_topology(b->body + i, m, i);
    body_values(b->body + i, m, i);
    body_bvh(b, b->body + i, m, i);
  }
}

//---------------------------------- joints and dofs -----------------------------------------------

static void joint_values(const BuildJoint* joint, ctModel* m, int i) {
  const ctsJoint* s = &joint->s;
  m->jnt_type[i] = s->type;
  m->jnt_bodyid[i] = joint->body;
  m->jnt_group[i] = s->group;
  m->jnt_limited[i] = build_limited(s->limited, s->range);
  m->jnt_actfrclimited[i] = build_limited(s->actfrclimited, s->actfrcrange);
  m->jnt_actgravcomp[i] = s->actgravcomp;
  memcpy(m->jnt_solref + ctNREF * i, s->solref_limit, sizeof(s->solref_limit));
  memcpy(m->jnt_solimp + ctNIMP * i, s->solimp_limit, sizeof(s->solimp_limit));
  copy3(m->jnt_pos + 3 * i, s->pos);
  copy3(m->jnt_axis + 3 * i, s->axis);
  memcpy(m->jnt_range + 2 * i, s->range, sizeof(s->range));
  memcpy(m->jnt_actfrcrange + 2 * i, s->actfrcrange, sizeof(s->actfrcrange));
  m->jnt_stiffness[i] = s->stiffness;
  m->jnt_margin[i] = s->margin;
  emit_user(m->jnt_user + m->nuser_jnt * i, (int)m->nuser_jnt, s->userdata);
}

static void joint_dofs(const BuildJoint* joint, ctModel* m, int i, int dof, int parent) {
  const ctsJoint* s = &joint->s;
  for (int k = dof; k < dof + build_joint_dofs(s->type); k++) {
    m->dof_bodyid[k] = joint->body;
    m->dof_jntid[k] = i;
    m->dof_parentid[k] = k == dof ? parent : k - 1;
    memcpy(m->dof_solref + ctNREF * k, s->solref_friction, sizeof(s->solref_friction));
    memcpy(m->dof_solimp + ctNIMP * k, s->solimp_friction, sizeof(s->solimp_friction));
    m->dof_frictionloss[k] = s->frictionloss;
    m->dof_armature[k] = s->armature;
    m->dof_damping[k] = s->damping;
  }
}

// Reference configuration: a free body where it was put, a ball unturned, a scalar joint at ref.
static void joint_reference(const BuildBody* body, const ctsJoint* s, ctModel* m, int qpos) {
  cttNum* q = m->qpos0 + qpos;
  cttNum* spring = m->qpos_spring + qpos;
  if (s->type == ctJNT_FREE) {
    copy3(q, body->s.pos);
    copy4(q + 3, body->s.quat);
    memcpy(spring, q, 7 * sizeof(*q));
  } else if (s->type == ctJNT_BALL) {
    unit4(q);
    unit4(spring);
  } else {
    *q = s->ref;
    *spring = s->springref;
  }
}

static void joints_of_body(const Build* b, const BuildBody* body, ctModel* m) {
  int dof = body->dofadr, qpos = body->qposadr;
  int parent = body->parent || body->dofs ? b->body[body->parent].lastdof : -1;
  for (int i = body->joint.adr; i < body->joint.adr + body->joint.num; i++) {
    const BuildJoint* joint = b->joint + i;
    m->jnt_dofadr[i] = dof;
    m->jnt_qposadr[i] = qpos;
    joint_values(joint, m, i);
    joint_dofs(joint, m, i, dof, parent);
    joint_reference(body, &joint->s, m, qpos);
    dof += build_joint_dofs(joint->s.type);
    qpos += build_joint_coords(joint->s.type);
    parent = dof - 1;
  }
}

// dof_simplenum counts the simple dofs from here on; dof_Madr is the start of the row in qM.
static void dof_structure(const Build* b, ctModel* m) {
  int nv = b->nv, run = 0, adr = 0;
  for (int i = nv - 1; i >= 0; i--) {
    run = b->body[m->dof_bodyid[i]].simple ? run + 1 : 0;
    m->dof_simplenum[i] = run;
  }
  for (int i = 0; i < nv; i++) {
    m->dof_Madr[i] = adr;
    const BuildBody* body = b->body + m->dof_bodyid[i];
    adr += body->ancestors + (i - body->dofadr) + 1;
  }
}

void emit_joints(const Build* b, ctModel* m) {
  for (int i = 0; i < b->nbody; i++) joints_of_body(b, b->body + i, m);
  dof_structure(b, m);
}

//---------------------------------- trees ---------------------------------------------------------

static void tree_ids(const Build* b, ctModel* m) {
  int tree = -1;
  for (int i = 0; i < b->nv; i++) {
    tree += m->dof_parentid[i] < 0;
    m->dof_treeid[i] = tree;
  }
}

// A policy is for a whole tree and stands on its first body; constants() decides what is left to
// it.
Status emit_trees(const Build* b, ctModel* m) {
  Status status = CT_OK;
  tree_ids(b, m);
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
