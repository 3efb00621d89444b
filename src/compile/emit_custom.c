// Numeric, text and tuple fields, and keyframes. Entries of one kind stand one behind the other in
// their data array and fill it. Every keyframe has a full row: numbers that it does not give come
// from the model. Quaternions of joints in keyframes are unit quaternions.
#include "base/assert.h"
#include "compile/emit.h"
#include "compile/member.h"
#include "compile/pose.h"
#include "generated/kinds.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

//---------------------------------- numeric, text, tuple ------------------------------------------

static void emit_numerics(const Build* b, ctModel* m) {
  int adr = 0;
  for (int i = 0; i < m->nnumeric; i++) {
    const ctsNumeric* s =
        &((const NumericElement*)(const void*)build_list(b, ctOBJ_NUMERIC)->data[i])->s;
    CT_ASSERT(emit_fits(adr, emit_numeric_size(s), m->nnumericdata));
    m->numeric_adr[i] = adr;
    m->numeric_size[i] = emit_numeric_size(s);
    member_emit_user(m->numeric_data + adr, emit_numeric_size(s), s->data);
    adr += emit_numeric_size(s);
  }
  CT_ASSERT(adr == m->nnumericdata);
}

static void emit_texts(const Build* b, ctModel* m) {
  int adr = 0;
  for (int i = 0; i < m->ntext; i++) {
    const char* text =
        vectors_text(((const TextElement*)(const void*)build_list(b, ctOBJ_TEXT)->data[i])->s.data);
    int size = (int)strlen(text) + 1;
    CT_ASSERT(emit_fits(adr, size, m->ntextdata));
    m->text_adr[i] = adr;
    m->text_size[i] = size;
    memcpy(m->text_data + adr, text, (size_t)size);
    adr += size;
  }
}

static Status tuple_object(const Build* b, ctModel* m, const TupleElement* t, int at, int k) {
  const char* name = vectors_text(t->s.objname->data + k);
  int type = t->s.objtype->data[k];
  int id = type >= 0 && type < ctNOBJECT ? build_find(b, (cttObj)type, name) : -1;
  m->tuple_objtype[at] = type;
  m->tuple_objid[at] = id;
  m->tuple_objprm[at] = t->s.objprm->data[k];
  if (id >= 0) return CT_OK;
  return error_add(b->err, spec_place(&t->e, NULL), "unrecognized object '%s' in tuple %d", name,
                   t->e.id);
}

static Status emit_tuples(const Build* b, ctModel* m) {
  Status status = CT_OK;
  int adr = 0;
  for (int i = 0; i < m->ntuple; i++) {
    const TupleElement* t = build_tuple(b, i);
    int n = t->s.objtype->count;
    CT_ASSERT(emit_fits(adr, n, m->ntupledata));
    CT_ASSERT(t->s.objname->count == n && t->s.objprm->count == n); // spec_check
    m->tuple_adr[i] = adr;
    m->tuple_size[i] = n;
    for (int k = 0; k < n; k++) {
      if (tuple_object(b, m, t, adr + k, k) != CT_OK) status = CT_FAIL;
    }
    adr += n;
  }
  return status;
}

Status emit_custom(const Build* b, ctModel* m) {
  emit_numerics(b, m);
  emit_texts(b, m);
  return emit_tuples(b, m);
}

//---------------------------------- keyframes -----------------------------------------------------

// A keyframe's vector: the numbers given, and behind them or for NaN what the model starts with.
// Too many are an error.
typedef struct KeyPart {
  const char* name;
  const ctDoubleVec* given;
  cttNum* to;
  cttSize n;
  int unit; // numbers that count only together
} KeyPart;

static Status copy_part(const Build* b, const KeyElement* key, const KeyPart* p) {
  int given = build_length(p->given);
  if (given > p->n) {
    return error_add(b->err, key ? spec_place(&key->e, p->name) : (Place){0},
                     "keyframe '%s': invalid %s size, expected %d, got %d",
                     key ? spec_name(&key->e) : "", p->name, (int)p->n, given);
  }
  for (int i = 0; i < given - given % p->unit; i++) {
    if (!isnan(p->given->data[i])) p->to[i] = p->given->data[i];
  }
  return CT_OK;
}

// What completes a keyframe that gives some numbers but not all.
//
// QUIRK(short-keyframes; test_emit_custom:keyframes_start_at_the_reference): Numbers that a
// keyframe does not give are the references of the joints in the units of the spec, and the origin
// for free bodies; a keyframe that gives none starts at qpos0.
static void raw_reference(const Build* b, ctModel* m, cttNum* qpos) {
  for (int i = 0; i < b->njoint; i++) {
    cttNum* q = qpos + m->jnt_qposadr[i];
    const JointKind* kind = joint_kind + b->joint[i].s.type;
    CT_ASSERT(emit_fits(m->jnt_qposadr[i], kind->nq, m->nq));
    for (int k = 0; k < kind->nq; k++) q[k] = 0;
    q[kind->translations * !kind->scalar] = kind->scalar ? b->joint[i].from->s.ref : 1;
  }
}

static void start_key(const Build* b, ctModel* m, int i, const ctsKey* s) {
  cttNum* qpos = m->key_qpos + m->nq * i;
  if (s && build_length(s->qpos) && build_length(s->qpos) < m->nq) {
    raw_reference(b, m, qpos);
  } else {
    memcpy(qpos, m->qpos0, (size_t)m->nq * sizeof(*qpos));
  }
  for (int k = 0; k < b->nbody; k++) {
    const BuildBody* body = b->body + k;
    if (body->mocap < 0) continue;
    CT_ASSERT(body->mocap < m->nmocap);
    bool raw_pos = s && build_length(s->mpos) && build_length(s->mpos) < 3 * m->nmocap;
    bool raw_quat = s && build_length(s->mquat) && build_length(s->mquat) < 4 * m->nmocap;
    memcpy(m->key_mpos + 3 * (m->nmocap * i + body->mocap),
           raw_pos ? body->from->s.pos : body->s.pos, 3 * sizeof(cttNum));
    memcpy(m->key_mquat + 4 * (m->nmocap * i + body->mocap),
           raw_quat ? body->from->s.quat : body->s.quat, 4 * sizeof(cttNum));
  }
}

static void unit_or_identity(cttNum quat[4]) {
  pose_normalize(quat, 4);
  normalize4(quat);
}

// Quaternions of joints become units, too short ones the identity; too short mocap ones stay.
static void normalize_key(const Build* b, ctModel* m, int i) {
  for (int k = 0; k < b->njoint; k++) {
    const JointKind* kind = joint_kind + b->joint[k].s.type;
    cttNum* q = m->key_qpos + m->nq * i + m->jnt_qposadr[k];
    if (!kind->scalar) unit_or_identity(q + kind->translations);
  }
  for (int k = 0; k < m->nmocap; k++) pose_normalize(m->key_mquat + 4 * (m->nmocap * i + k), 4);
}

static Status emit_key(const Build* b, ctModel* m, int i) {
  CT_ASSERT(i >= 0 && i < m->nkey);
  bool listed = i < build_list(b, ctOBJ_KEY)->count;
  const KeyElement* key =
      listed ? (const KeyElement*)(const void*)build_list(b, ctOBJ_KEY)->data[i] : NULL;
  const ctsKey* s = key ? &key->s : NULL;
  start_key(b, m, i, s);
  Status status = CT_OK;
  if (s) {
    const KeyPart part[] = {
        {"qpos", s->qpos, m->key_qpos + m->nq * i, m->nq, 1},
        {"qvel", s->qvel, m->key_qvel + m->nv * i, m->nv, 1},
        {"act", s->act, m->key_act + m->na * i, m->na, 1},
        {"mpos", s->mpos, m->key_mpos + 3 * m->nmocap * i, 3 * m->nmocap, 3},
        {"mquat", s->mquat, m->key_mquat + 4 * m->nmocap * i, 4 * m->nmocap, 4},
        {"ctrl", s->ctrl, m->key_ctrl + m->nu * i, m->nu, 1},
    };
    m->key_time[i] = s->time;
    for (size_t k = 0; k < sizeof(part) / sizeof(part[0]); k++) {
      if (copy_part(b, key, part + k) != CT_OK) status = CT_FAIL;
    }
  }
  normalize_key(b, m, i);
  return status;
}

Status emit_keys(const Build* b, ctModel* m) {
  Status status = CT_OK;
  for (int i = 0; i < m->nkey; i++) {
    if (emit_key(b, m, i) != CT_OK) status = CT_FAIL;
  }
  return status;
}
