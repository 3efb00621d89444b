#include "compile/emit.h"
#include "compile/member.h"
#include "compile/pose.h"
#include "generated/kinds.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

static const ElementList* list(const Build* b, cttObj type) { return &b->spec->list[type]; }

static int length(const ctDoubleVec* v) { return v ? v->count : 0; }

//---------------------------------- numeric, text, tuple ------------------------------------------

static void numerics(const Build* b, ctModel* m) {
  int adr = 0;
  for (int i = 0; i < m->nnumeric; i++) {
    const ctsNumeric* s = &((const NumericElement*)(const void*)list(b, ctOBJ_NUMERIC)->data[i])->s;
    m->numeric_adr[i] = adr;
    m->numeric_size[i] = emit_numeric_size(s);
    member_emit_user(m->numeric_data + adr, emit_numeric_size(s), s->data);
    adr += emit_numeric_size(s);
  }
}

static void texts(const Build* b, ctModel* m) {
  int adr = 0;
  for (int i = 0; i < m->ntext; i++) {
    const char* text =
        vectors_text(((const TextElement*)(const void*)list(b, ctOBJ_TEXT)->data[i])->s.data);
    int size = (int)strlen(text) + 1;
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

static Status tuples(const Build* b, ctModel* m) {
  Status status = CT_OK;
  int adr = 0;
  for (int i = 0; i < m->ntuple; i++) {
    const TupleElement* t = (const TupleElement*)(const void*)list(b, ctOBJ_TUPLE)->data[i];
    int n = t->s.objtype->count;
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
  numerics(b, m);
  texts(b, m);
  return tuples(b, m);
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
  int given = length(p->given);
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

// What completes a keyframe that gives some numbers but not all, as MuJoCo does it: the reference
// of joints in the units of the spec, and the origin for free bodies.
static void raw_reference(const Build* b, ctModel* m, cttNum* qpos) {
  for (int i = 0; i < b->njoint; i++) {
    cttNum* q = qpos + m->jnt_qposadr[i];
    const JointKind* kind = joint_kind + b->joint[i].s.type;
    for (int k = 0; k < kind->nq; k++) q[k] = 0;
    q[kind->translations * !kind->scalar] = kind->scalar ? b->joint[i].from->s.ref : 1;
  }
}

static void start_key(const Build* b, ctModel* m, int i, const ctsKey* s) {
  cttNum* qpos = m->key_qpos + m->nq * i;
  if (s && length(s->qpos) && length(s->qpos) < m->nq) {
    raw_reference(b, m, qpos);
  } else {
    memcpy(qpos, m->qpos0, (size_t)m->nq * sizeof(*qpos));
  }
  for (int k = 0; k < b->nbody; k++) {
    const BuildBody* body = b->body + k;
    if (body->mocap < 0) continue;
    bool raw_pos = s && length(s->mpos) && length(s->mpos) < 3 * m->nmocap;
    bool raw_quat = s && length(s->mquat) && length(s->mquat) < 4 * m->nmocap;
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

static Status one_key(const Build* b, ctModel* m, int i) {
  bool listed = i < list(b, ctOBJ_KEY)->count;
  const KeyElement* key =
      listed ? (const KeyElement*)(const void*)list(b, ctOBJ_KEY)->data[i] : NULL;
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
    if (one_key(b, m, i) != CT_OK) status = CT_FAIL;
  }
  return status;
}
