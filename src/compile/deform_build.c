// Each element of the spec becomes a ctDeformable, by the maker that its attributes ask for. The
// library checks meshes and numbers there, once for files, C and Python; here the text gets its
// place. The model holds what the bodies consist of.
#include "compile/deform_build.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/str.h"
#include "compile/asset_load.h"
#include "compile/pose.h"
#include "model/deform_set.h"

#include <corten/corten.h>

#include <limits.h>
#include <math.h>
#include <string.h>

static const ctsDeform* deform_spec(const Build* b, int i) {
  return &((const DeformElement*)(const void*)b->spec->list[SPEC_DEFORM].data[i])->s;
}

static const ctDeformDef* built_def(const Build* b, int i) {
  CT_ASSERT(build_has(i, b->ndeform));
  return &((const DeformShape*)(const void*)b->deform[i])->def;
}

static Place deform_place(const Build* b, int i, const char* attribute) {
  return spec_place(b->spec->list[SPEC_DEFORM].data[i], attribute);
}

//---------------------------------- material ------------------------------------------------------

enum { PRESETS_MOST = 64 };

static Status unknown_material(Build* b, int i, const char* name) {
  const char* known[PRESETS_MOST];
  int n = 0;
  for (; n < PRESETS_MOST && ct_deformPresetName(n); n++) known[n] = ct_deformPresetName(n);
  error_add(b->err, deform_place(b, i, "material"), "unknown material '%.60s'", name);
  const char* near = error_nearest(name, known, n);
  if (near) error_hint(b->err, "did you mean '%s'?", near);
  return CT_FAIL;
}

static void override_number(cttNum* to, double given) {
  if (!(given < 0)) *to = given;
}

static Status read_deform_material(Build* b, int i, ctDeformMaterial* m) {
  const ctsDeform* s = deform_spec(b, i);
  const char* name = vectors_text(s->material);
  if (name[0] && ct_deformPreset(name, m) != 0) return unknown_material(b, i, name);
  override_number(&m->density, s->density);
  override_number(&m->young, s->young);
  override_number(&m->poisson, s->poisson);
  override_number(&m->bending, s->bending);
  override_number(&m->damping, s->damping);
  override_number(&m->drag, s->drag);
  override_number(&m->friction, s->friction);
  return CT_OK;
}

//---------------------------------- attachments ---------------------------------------------------

static Status find_attach_holder(Build* b, int i, int k, ctDeformAttach* a) {
  const ctsDeform* s = deform_spec(b, i);
  const char* name = vectors_text(&s->attach_name->data[k]);
  a->objtype = s->attach_type->data[k];
  if (a->objtype != ctOBJ_BODY && a->objtype != ctOBJ_SITE)
    return error_add(b->err, deform_place(b, i, NULL), "attachment %d: neither body nor site", k);
  bool world = a->objtype == ctOBJ_BODY && (!name[0] || str_eq(name, "world"));
  a->objid = world ? 0 : build_find(b, (cttObj)a->objtype, name);
  if (a->objid >= 0) return CT_OK;
  return error_add(b->err, deform_place(b, i, NULL), "attachment %d: there is no %s '%.60s'", k,
                   a->objtype == ctOBJ_SITE ? "site" : "body", name);
}

static bool attachments_fit(const ctsDeform* s) {
  int n = s->attach_vertex->count;
  return s->attach_type->count == n && s->attach_name->count == n &&
         s->attach_pos->count / 3 == n && s->attach_pos->count % 3 == 0 &&
         s->attach_compliance->count == n && s->attach_limit->count == n;
}

static Status read_attachments(Build* b, int i, ctDeformAttach* list) {
  const ctsDeform* s = deform_spec(b, i);
  Status status = CT_OK;
  for (int k = 0; k < s->attach_vertex->count; k++) {
    ctDeformAttach* a = list + k;
    *a = (ctDeformAttach){.vertex = s->attach_vertex->data[k],
                          .compliance = s->attach_compliance->data[k],
                          .limit = s->attach_limit->data[k]};
    memcpy(a->pos, s->attach_pos->data + 3 * k, sizeof a->pos);
    if (find_attach_holder(b, i, k, a) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- mesh ----------------------------------------------------------

static Status mesh_fault(Build* b, int i, const char* attribute, const char* text) {
  return error_add(b->err, deform_place(b, i, attribute), "%s", text);
}

// Where the mesh comes from.
typedef enum DeformSource {
  FROM_NONE,
  FROM_FILE,
  FROM_MESH,
  FROM_SIZE,
  FROM_RADIUS,
  FROM_ENDS
} DeformSource;

static DeformSource find_mesh_source(const ctsDeform* s, int* sources) {
  const bool given[] = {false,
                        !vectors_is_empty(s->file),
                        s->vert->count > 0,
                        s->size[0] != 0,
                        s->radius != 0,
                        s->segments != 0};
  DeformSource found = FROM_NONE;
  *sources = 0;
  for (int k = FROM_FILE; k <= FROM_ENDS; k++) {
    if (!given[k]) continue;
    found = (DeformSource)k;
    ++*sources;
  }
  return found;
}

static Status check_source(Build* b, int i, DeformSource source, int sources) {
  static const char* const kNeed[ctNDEFORM] = {
      "a cloth needs one of: file, vertex and element, size and count, radius and count",
      "a soft body needs one of: file, vertex and element, size and count, radius and count",
      "a chain needs one of: file, vertex, from and to and segments",
  };
  const ctsDeform* s = deform_spec(b, i);
  bool ends = source == FROM_ENDS, solid = source == FROM_SIZE || source == FROM_RADIUS;
  if (sources == 1 && !(s->kind == ctDEFORM_CHAIN ? solid : ends)) return CT_OK;
  return mesh_fault(b, i, NULL, kNeed[s->kind]);
}

// Segments from each vertex to the next; NULL: out of memory.
static int* list_segments(int nvert) {
  int* elem = alloc_bytes(2 * (size_t)nvert * sizeof *elem);
  for (int k = 0; elem && k + 1 < nvert; k++) elem[2 * k] = k, elem[2 * k + 1] = k + 1;
  return elem;
}

static Status make_from_mesh(Build* b, int i, ctDeformDef* def, char* error, int size) {
  static const int kCorners[ctNDEFORM] = {3, 4, 2};
  const ctsDeform* s = deform_spec(b, i);
  int corners = kCorners[s->kind];
  if (s->vert->count % 3)
    return mesh_fault(b, i, "vertex", "vertex must be a multiple of 3 numbers");
  if (s->elem->count % corners)
    return mesh_fault(b, i, "element",
                      "element has a wrong number of vertices: 3 per triangle, 4 "
                      "per tetrahedron, 2 per segment");
  if (s->start->count && s->start->count != s->vert->count)
    return mesh_fault(b, i, "start", "start must have as many numbers as vertex");
  def->nvert = s->vert->count / 3;
  def->vert = s->vert->data;
  def->pos = s->start->count ? s->start->data : NULL;
  def->nelem = s->elem->count / corners;
  def->elem = s->elem->data;
  int* made = NULL;
  if (s->kind == ctDEFORM_CHAIN && !s->elem->count) {
    made = list_segments(def->nvert);
    if (!made) return build_no_memory(b);
    def->elem = made;
    def->nelem = def->nvert - 1;
  }
  b->deform[i] = ct_makeDeformable(def, error, size);
  alloc_free(made);
  return CT_OK;
}

static Status make_from_file(Build* b, int i, const ctDeformDef* def, char* error, int size) {
  const Element* e = b->spec->list[SPEC_DEFORM].data[i];
  const char* file = vectors_text(deform_spec(b, i)->file);
  AssetLoad load;
  Status status = asset_load(&load, b, spec_compiler(e)->meshdir, file, deform_place(b, i, "file"));
  if (status == CT_OK) b->deform[i] = ct_makeDeformableFile(def, load.path, b->vfs, error, size);
  asset_load_close(&load);
  return status;
}

static void make_from_sizes(Build* b, int i, const ctDeformDef* def, char* error, int size) {
  const ctsDeform* s = deform_spec(b, i);
  ctDeformable** to = b->deform + i;
  int count[3];
  // counts that are left out are the one before
  for (int k = 0; k < 3; k++) count[k] = k && !s->count[k] ? count[k - 1] : s->count[k];
  bool cloth = s->kind == ctDEFORM_CLOTH;
  if (s->segments)
    *to = ct_makeRope(def, s->ropefrom, s->ropeto, s->segments, error, size);
  else if (s->radius != 0)
    *to = cloth ? ct_makeClothDisc(def, s->radius, count[0], error, size)
                : ct_makeSoftBall(def, s->radius, count[0], error, size);
  else
    *to = cloth ? ct_makeClothRectangle(def, s->size, count, error, size)
                : ct_makeSoftBox(def, s->size, count, error, size);
}

// A message of the makers without its own place: that of the element is better.
static const char* bare_text(char* error) {
  char* end = strstr(error, " [deformable");
  if (end) *end = 0;
  end = strchr(error, '\n');
  if (end) *end = 0;
  return strncmp(error, "error: ", 7) == 0 ? error + 7 : error;
}

static Status make_deform(Build* b, int i, ctDeformDef* def) {
  char error[400] = "";
  int sources;
  DeformSource source = find_mesh_source(deform_spec(b, i), &sources);
  TRY(check_source(b, i, source, sources));
  if (source == FROM_FILE)
    TRY(make_from_file(b, i, def, error, sizeof error));
  else if (source == FROM_MESH)
    TRY(make_from_mesh(b, i, def, error, sizeof error));
  else
    make_from_sizes(b, i, def, error, sizeof error);
  return b->deform[i] ? CT_OK : mesh_fault(b, i, NULL, *error ? bare_text(error) : "out of memory");
}

//---------------------------------- pose ----------------------------------------------------------

// Pose of a body in the world while all joints are at their reference.
static void find_body_pose(const Build* b, int body, double pos[3], double quat[4]) {
  for (; body > 0; body = b->body[body].parent) {
    CT_ASSERT(b->body[body].parent < body);
    pose_append(b->body[body].s.pos, b->body[body].s.quat, pos, quat);
  }
}

static Status move_deform(Build* b, int i) {
  const Element* e = b->spec->list[SPEC_DEFORM].data[i];
  const ctsDeform* s = deform_spec(b, i);
  const char* name = vectors_text(s->body);
  double pos[3], quat[4];
  memcpy(pos, s->pos, sizeof pos);
  memcpy(quat, s->quat, sizeof quat);
  const char* why = pose_orient(quat, spec_compiler(e), &s->alt);
  if (why) return mesh_fault(b, i, NULL, why);
  if (pose_normalize(quat, 4) < ctMINVAL) return mesh_fault(b, i, "quat", "quat is zero");
  int body = name[0] ? build_find(b, ctOBJ_BODY, name) : 0;
  if (body < 0)
    return error_add(b->err, deform_place(b, i, "body"), "there is no body '%.60s'", name);
  find_body_pose(b, body, pos, quat);
  ct_moveDeformable(b->deform[i], pos, quat);
  return CT_OK;
}

//---------------------------------- all of it -----------------------------------------------------

static void read_deform_settings(const ctsDeform* s, const char* name, ctDeformDef* def) {
  def->name = name;
  def->kind = (cttDeform)s->kind;
  if (!(s->thickness < 0)) def->thickness = s->thickness;
  def->margin = s->margin;
  def->npin = s->pin->count;
  def->pin = s->pin->data;
  def->substeps = s->substeps;
  if (s->iterations) def->iterations = s->iterations;
  def->midpoint = s->midpoint;
  def->contype = s->contype;
  def->conaffinity = s->conaffinity;
  def->condim = s->condim;
  memcpy(def->solref, s->solref, sizeof def->solref);
  memcpy(def->solimp, s->solimp, sizeof def->solimp);
  def->selfcollide = s->selfcollide;
  def->sleep = s->sleep;
  memcpy(def->rgba, s->rgba, sizeof def->rgba);
}

static Status build_deform(Build* b, int i) {
  const ctsDeform* s = deform_spec(b, i);
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  if (s->kind < 0 || s->kind >= ctNDEFORM)
    return mesh_fault(b, i, NULL, "kind is not a value of cttDeform");
  read_deform_settings(s, spec_name(b->spec->list[SPEC_DEFORM].data[i]), &def);
  TRY(read_deform_material(b, i, &def.material));
  if (!attachments_fit(s)) return mesh_fault(b, i, NULL, "lists of attachments differ in length");
  ctDeformAttach* list = alloc_bytes((size_t)s->attach_vertex->count * sizeof *list);
  if (!list) return build_no_memory(b);
  def.nattach = s->attach_vertex->count;
  def.attach = list;
  Status status = read_attachments(b, i, list);
  if (status == CT_OK) status = make_deform(b, i, &def);
  if (status == CT_OK) status = move_deform(b, i);
  alloc_free(list);
  return status;
}

static Status check_deform_name(Build* b, int i) {
  const ElementList* list = &b->spec->list[SPEC_DEFORM];
  const char* name = spec_name(list->data[i]);
  for (int k = 0; name[0] && k < i; k++) {
    if (str_eq(spec_name(list->data[k]), name))
      return error_add(b->err, deform_place(b, i, "name"),
                       "repeated name '%.60s' in deformable body", name);
  }
  return CT_OK;
}

Status deform_build(Build* b) {
  int n = b->spec->list[SPEC_DEFORM].count;
  if (n == 0) return CT_OK;
  b->deform = alloc_zero((size_t)n * sizeof(ctDeformable*));
  if (!b->deform) return build_no_memory(b);
  b->ndeform = n;
  Status status = CT_OK;
  for (int i = 0; i < n; i++) {
    if (check_deform_name(b, i) != CT_OK || build_deform(b, i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

void deform_build_free(Build* b) {
  for (int i = 0; i < b->ndeform; i++) ct_freeDeformable(b->deform[i]);
  alloc_free((void*)b->deform);
}

void deform_build_mark(const Build* b, bool* keep) {
  for (int i = 0; i < b->spec->list[SPEC_DEFORM].count; i++) {
    const ctsDeform* s = deform_spec(b, i);
    int body = build_find(b, ctOBJ_BODY, vectors_text(s->body));
    if (body >= 0) keep[body] = true;
    for (int k = 0; k < s->attach_name->count && k < s->attach_type->count; k++) {
      if (s->attach_type->data[k] != ctOBJ_BODY) continue;
      body = build_find(b, ctOBJ_BODY, vectors_text(&s->attach_name->data[k]));
      if (body >= 0) keep[body] = true;
    }
  }
}

//---------------------------------- model ---------------------------------------------------------

static int count_corners(const ctDeformDef* def) {
  return def->nelem * (def->kind == ctDEFORM_SOFT ? 4 : def->kind == ctDEFORM_CLOTH ? 3 : 2);
}

void deform_build_sizes(const Build* b, ctModel* m) {
  m->ndeform = b->ndeform;
  for (int i = 0; i < b->ndeform; i++) {
    const ctDeformDef* def = built_def(b, i);
    m->ndeformvert += def->nvert;
    m->ndeformelem += count_corners(def);
    m->ndeformpin += def->npin;
    m->ndeformattach += def->nattach;
  }
}

static void put_numbers(cttNum* to, const cttNum* from, int n) {
  if (n) memcpy(to, from, (size_t)n * sizeof *to);
}

static void put_indices(int* to, const int* from, int n) {
  if (n) memcpy(to, from, (size_t)n * sizeof *to);
}

static void emit_deform_settings(ctModel* m, int i, const ctDeformDef* def) {
  const ctDeformMaterial* mat = &def->material;
  const cttNum material[7] = {mat->density, mat->young, mat->poisson, mat->bending,
                              mat->damping, mat->drag,  mat->friction};
  m->deform_kind[i] = (int)def->kind;
  m->deform_substeps[i] = def->substeps;
  m->deform_iterations[i] = def->iterations;
  m->deform_midpoint[i] = def->midpoint;
  m->deform_contype[i] = def->contype;
  m->deform_conaffinity[i] = def->conaffinity;
  m->deform_condim[i] = def->condim;
  m->deform_selfcollide[i] = def->selfcollide;
  put_numbers(m->deform_material + 7 * i, material, 7);
  m->deform_thickness[i] = def->thickness;
  m->deform_margin[i] = def->margin;
  m->deform_sleep[i] = def->sleep;
  put_numbers(m->deform_solref + ctNREF * i, def->solref, ctNREF);
  put_numbers(m->deform_solimp + ctNIMP * i, def->solimp, ctNIMP);
  memcpy(m->deform_rgba + 4 * i, def->rgba, sizeof def->rgba);
}

static void emit_deform_attachments(ctModel* m, int at, const ctDeformDef* def) {
  CT_ASSERT(at + def->nattach <= m->ndeformattach);
  for (int k = 0; k < def->nattach; k++) {
    const ctDeformAttach* a = def->attach + k;
    const cttNum prm[2] = {a->compliance, a->limit};
    m->deform_attachvert[at + k] = a->vertex;
    m->deform_attachtype[at + k] = a->objtype;
    m->deform_attachid[at + k] = a->objid;
    put_numbers(m->deform_attachpos + 3 * (at + k), a->pos, 3);
    put_numbers(m->deform_attachprm + 2 * (at + k), prm, 2);
  }
}

void deform_build_emit(const Build* b, ctModel* m) {
  int vert = 0, elem = 0, pin = 0, attach = 0;
  for (int i = 0; i < b->ndeform; i++) {
    const ctDeformDef* def = built_def(b, i);
    emit_deform_settings(m, i, def);
    m->deform_vertadr[i] = vert;
    m->deform_vertnum[i] = def->nvert;
    m->deform_elemadr[i] = elem;
    m->deform_elemnum[i] = count_corners(def);
    m->deform_pinadr[i] = pin;
    m->deform_pinnum[i] = def->npin;
    m->deform_attachadr[i] = attach;
    m->deform_attachnum[i] = def->nattach;
    put_numbers(m->deform_vert + 3 * vert, def->vert, 3 * def->nvert);
    put_numbers(m->deform_pos + 3 * vert, def->pos ? def->pos : def->vert, 3 * def->nvert);
    put_indices(m->deform_elem + elem, def->elem, count_corners(def));
    put_indices(m->deform_pin + pin, def->pin, def->npin);
    emit_deform_attachments(m, attach, def);
    vert += def->nvert;
    elem += count_corners(def);
    pin += def->npin;
    attach += def->nattach;
  }
  CT_ASSERT(vert == m->ndeformvert && elem == m->ndeformelem);
  CT_ASSERT(pin == m->ndeformpin && attach == m->ndeformattach);
}
