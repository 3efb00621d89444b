// Spec -> MJCF. Written text reads back to the same model, and writing that model gives the same
// text. Sections are in the order of the reader. The spec is not changed; values that only
// compilation finds come from the copies that it left in the elements.
#include "mjcf/mjcf_write.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/file.h"
#include "mjcf/mjcf_check.h"
#include "mjcf/mjcf_write_attr.h"
#include "mjcf/mjcf_write_list.h"
#include "mjcf/mjcf_write_path.h"
#include "mjcf/mjcf_write_tree.h"
#include "spec/attach_units.h"
#include "spec/key_state.h"
#include "spec/spec_check.h"
#include "spec/spec_copy.h"

#include <corten/corten.h>

#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

//---------------------------------- settings ------------------------------------------------------

static void write_compiler(MjcfWriter* w, const ctSpec* s, const ctSpec* plain) {
  if (s->strippath != plain->strippath)
    mjcf_write_attr_text(w, "strippath", s->strippath ? "true" : "false");
}

static void write_option(MjcfWriter* w, const ctSpec* s, const ctSpec* plain) {
  (void)plain;
  int group[31], count = 0;
  for (int i = 0; i < 31; i++) {
    if (s->option.disableactuator & (1 << i)) group[count++] = i;
  }
  if (count) mjcf_write_attr_ints(w, "actuatorgroupdisable", group, count);
  if (vectors_is_empty(s->formulation) && s->option.formulation) {
    const ctpKind* kind = ct_kindAt(ctKIND_FORMULATION, s->option.formulation);
    if (kind) mjcf_write_attr_text(w, "corten:solver", kind->name);
  }
}

// In the largest unit of which it is a multiple, as MuJoCo writes it.
static void write_memory(MjcfWriter* w, cttSize bytes) {
  static const char kUnit[] = " KMGTPE";
  int k = 0;
  char text[32];
  for (; bytes > 0 && bytes % 1024 == 0 && kUnit[k + 1]; k++) bytes /= 1024;
  snprintf(text, sizeof text, "%lld%.*s", (long long)bytes, k > 0, kUnit + k);
  mjcf_write_attr_text(w, "memory", text);
}

static void write_size(MjcfWriter* w, const ctSpec* s, const ctSpec* plain) {
  if (s->memory != plain->memory) write_memory(w, s->memory);
}

// An element of settings, with what no row describes and the elements inside.
static void write_settings(MjcfWriter* w, const MjcfElement* row,
                           void (*more)(MjcfWriter*, const ctSpec*, const ctSpec*)) {
  MjcfMark mark = mjcf_write_attr_mark(w);
  mjcf_write_attr_open(w, row->tag);
  ctSpec s = w->spec->pub;
  ctString meshdir = {(char*)(uintptr_t)w->meshdir}, texturedir = {(char*)(uintptr_t)w->texturedir};
  s.compiler.meshdir = &meshdir;
  s.compiler.texturedir = &texturedir;
  mjcf_write_attr_row(w, row, &s, &w->plain->pub);
  if (more) more(w, &w->spec->pub, &w->plain->pub);
  for (int i = 0; i < mjcf_children[row->id].count; i++)
    write_settings(w, &mjcf_element[mjcf_children[row->id].row[i]], NULL);
  mjcf_write_attr_close_used(w, row->tag, mark);
}

static const struct {
  const char* tag;
  void (*more)(MjcfWriter*, const ctSpec*, const ctSpec*);
} kSettings[] = {
    {"compiler", write_compiler}, {"option", write_option}, {"size", write_size}, {"visual", NULL},
    {"statistic", NULL},
};

//---------------------------------- classes -------------------------------------------------------

static const char* const kClassed[] = {"mesh",   "material", "joint", "geom",     "site",
                                       "camera", "light",    "pair",  "equality", "tendon"};

static void write_class(MjcfWriter* w, const DefaultElement* def, const DefaultElement* parent) {
  MjcfMark mark = mjcf_write_attr_mark(w);
  bool top = def == spec_main(w->spec);
  mjcf_write_attr_open(w, "default");
  if (!top) mjcf_write_attr_string(w, "class", &def->e.name);
  for (size_t i = 0; i < sizeof kClassed / sizeof *kClassed; i++) {
    const MjcfElement* row = mjcf_check_row(MJCF_DEFAULT, kClassed[i]);
    CT_ASSERT(row);
    mjcf_write_list_default(w, row, def->proto[row->object], parent->proto[row->object]);
  }
  mjcf_write_list_default_actuator(w, def->proto[ctOBJ_ACTUATOR], parent->proto[ctOBJ_ACTUATOR]);
  const ElementList* all = &w->spec->list[SPEC_DEFAULT];
  for (int i = 0; i < all->count && !w->too_deep; i++) {
    const DefaultElement* child = (const DefaultElement*)(const void*)all->data[i];
    if (child->parent == def) write_class(w, child, def);
  }
  mjcf_write_attr_close_used(w, "default", mark);
}

//---------------------------------- the document --------------------------------------------------

// What every kind starts from without a class.
static bool make_fresh(MjcfWriter* w) {
  w->plain = spec_new();
  if (!w->plain) return false;
  for (int k = 0; k < SPEC_LISTS; k++) {
    cttObj type = k == SPEC_FRAME ? ctOBJ_FRAME : k == SPEC_DEFORM ? ctOBJ_DEFORM : (cttObj)k;
    if (k == SPEC_DEFAULT || !spec_kind(type)) continue;
    w->fresh[k] = spec_prototype(w->plain, type);
    if (!w->fresh[k]) return false;
  }
  return true;
}

static void free_fresh(MjcfWriter* w) {
  for (int k = 0; k < SPEC_LISTS; k++) spec_prototype_free(w->fresh[k]);
  spec_free(w->plain);
}

// Attributes with a prefix are XML only where the prefix is declared: on the root, whose start tag
// takes attributes at `head`.
static void declare_prefix(MjcfWriter* w, size_t head) {
  static const char text[] = " xmlns:corten=\"corten\"";
  const size_t n = sizeof text - 1;
  size_t rest = w->out.len - head;
  strbuf_add(&w->out, text);                 // room
  if (w->out.len != head + rest + n) return; // out of memory, which the writer reports
  memmove(w->out.data + head + n, w->out.data + head, rest);
  memcpy(w->out.data + head, text, n);
}

static void write_document(MjcfWriter* w) {
  const ctSpec* s = &w->spec->pub;
  mjcf_write_attr_open(w, "mujoco");
  mjcf_write_attr_text(w, "model", vectors_text(s->modelname));
  size_t head = w->out.len;
  for (size_t i = 0; i < sizeof kSettings / sizeof *kSettings; i++)
    write_settings(w, mjcf_check_row(MJCF_MUJOCO, kSettings[i].tag), kSettings[i].more);
  write_class(w, spec_main(w->spec), spec_main(w->plain));
  mjcf_write_list_extension(w);
  mjcf_write_tree(w);
  mjcf_write_list_sections(w);
  mjcf_write_attr_close(w, "mujoco");
  if (w->prefixed) declare_prefix(w, head);
}

// Do settings mean the same to the inertia of bodies?
static bool has_same_inertia(const ctsCompiler* a, const ctsCompiler* b) {
  return a->boundmass == b->boundmass && a->boundinertia == b->boundinertia &&
         a->balanceinertia == b->balanceinertia && a->inertiafromgeom == b->inertiafromgeom &&
         a->inertiagrouprange[0] == b->inertiagrouprange[0] &&
         a->inertiagrouprange[1] == b->inertiagrouprange[1];
}

static bool has_user(Element* e, cttObj type) {
  const void* s = spec_public(e);
  const ctDoubleVec* user = type == ctOBJ_JOINT    ? ((const ctsJoint*)s)->userdata
                            : type == ctOBJ_GEOM   ? ((const ctsGeom*)s)->userdata
                            : type == ctOBJ_SITE   ? ((const ctsSite*)s)->userdata
                            : type == ctOBJ_CAMERA ? ((const ctsCamera*)s)->userdata
                            : type == ctOBJ_TENDON ? ((const ctsTendon*)s)->userdata
                                                   : ((const ctsActuator*)s)->userdata;
  return user->count > 0;
}

// Has every kind whose classes have user numbers an element that has some? Then a zero more for
// other elements does not make the model larger.
static bool zeros_are_harmless(const Spec* spec) {
  static const cttObj kKind[] = {ctOBJ_JOINT,  ctOBJ_GEOM,   ctOBJ_SITE,
                                 ctOBJ_CAMERA, ctOBJ_TENDON, ctOBJ_ACTUATOR};
  for (size_t k = 0; k < sizeof kKind / sizeof *kKind; k++) {
    const ElementList *classes = &spec->list[SPEC_DEFAULT], *list = &spec->list[kKind[k]];
    bool of_class = false, of_element = false;
    for (int i = 0; i < classes->count; i++) {
      Element* proto = ((DefaultElement*)(void*)classes->data[i])->proto[kKind[k]];
      of_class = of_class || (proto && has_user(proto, kKind[k]));
    }
    for (int i = 0; i < list->count; i++)
      of_element = of_element || has_user(list->data[i], kKind[k]);
    if (of_class && !of_element) return false;
  }
  return true;
}

// Composites and flexcomps name the instance that their bodies share.
static bool named_follows_nameless(const ElementList* list) {
  bool nameless = false;
  for (int i = 0; i < list->count; i++) {
    if (nameless && spec_name(list->data[i])[0]) return true;
    nameless = nameless || !spec_name(list->data[i])[0];
  }
  return false;
}

// Does reading change the inertia that a file states?
static bool changes_inertia(const ctsCompiler* c) {
  return c->boundmass > 0 || c->boundinertia > 0 || c->balanceinertia;
}

// Members of the spec that MJCF has no attribute for.
static void warn_losses(const MjcfWriter* w, ErrorList* err) {
  const Spec* spec = w->spec;
  if (w->lost || (w->zeroed && !zeros_are_harmless(spec)))
    error_warn(err, (Place){0},
               "MJCF cannot unset an attribute of a class: elements without a value of "
               "their own get that of the class");
  const ctsBody* world = &spec_world(spec)->s;
  if (world->explicitinertial || world->pos[0] != 0 || world->pos[1] != 0 || world->pos[2] != 0 ||
      world->quat[0] != 1)
    error_warn(err, (Place){0},
               "MJCF cannot hold a pose or an inertia of the world: they are lost");
  for (int i = 0; i < spec->compilers.count; i++) {
    bool written = spec->compiled && !changes_inertia(&spec->pub.compiler);
    if (!written && !has_same_inertia(spec->compilers.data[i], &spec->pub.compiler))
      error_warn(err, (Place){0},
                 "a model was attached with other settings for inertia: they are lost");
  }
  if (named_follows_nameless(&spec->list[ctOBJ_PLUGIN]))
    error_warn(err, (Place){0},
               "MJCF lists the named instances of plugins first: instances get other ids");
  const ElementList* flexes = &spec->list[ctOBJ_FLEX];
  for (int i = 0; i < flexes->count; i++) {
    const FlexElement* flex = (const FlexElement*)(const void*)flexes->data[i];
    if (flex->s.node->count)
      error_warn(err, spec_place(&flex->e, NULL),
                 "MJCF has no positions of the nodes of a flex: they are lost");
  }
}

static char* write_text(const Spec* spec, ErrorList* err) {
  MjcfWriter w = {.spec = spec};
  char* text = NULL;
  if (make_fresh(&w)) {
    mjcf_write_path_folders(&w);
    write_document(&w);
    warn_losses(&w, err);
    if (w.too_deep) {
      error_add(err, (Place){0}, "bodies or classes are nested too deep for XML");
    } else if (!w.out.failed) {
      text = w.out.data;
      w.out = (StrBuf){0};
    }
  }
  if (!text && !w.too_deep) error_add(err, (Place){0}, "out of memory");
  strbuf_free(&w.out);
  free_fresh(&w);
  return text;
}

// A texture given as bytes has no form in MJCF: what would be written could not be read.
static Status check_textures(const Spec* spec, ErrorList* err) {
  Status status = CT_OK;
  const ElementList* list = &spec->list[ctOBJ_TEXTURE];
  for (int i = 0; i < list->count; i++) {
    const TextureElement* t = (const TextureElement*)(const void*)list->data[i];
    if (t->s.data->count)
      status = error_add(err, spec_place(&t->e, NULL), "XML Error: no support for buffer textures");
  }
  return status;
}

// Bodies of a flex are a list of names with blanks between them.
static Status check_listed_names(const FlexElement* flex, const ctStringVec* list, ErrorList* err) {
  for (int i = 0; i < list->count; i++) {
    const char* name = vectors_text(&list->data[i]);
    if (!name[strcspn(name, " \t\r\n")]) continue;
    return error_add(err, spec_place(&flex->e, NULL),
                     "XML Error: a list of bodies cannot hold the name '%.200s'", name);
  }
  return CT_OK;
}

static Status check_flexes(const Spec* spec, ErrorList* err) {
  Status status = CT_OK;
  const ElementList* list = &spec->list[ctOBJ_FLEX];
  for (int i = 0; i < list->count; i++) {
    const FlexElement* flex = (const FlexElement*)(const void*)list->data[i];
    if (check_listed_names(flex, flex->s.vertbody, err) != CT_OK) status = CT_FAIL;
    if (check_listed_names(flex, flex->s.nodebody, err) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- what compilation found ----------------------------------------

static bool inherits_range(const ActuatorElement* a) { return a->s.inheritrange > 0; }

static bool has_inherited(const Spec* spec) {
  const ElementList* list = &spec->list[ctOBJ_ACTUATOR];
  for (int i = 0; i < list->count; i++) {
    if (inherits_range((const ActuatorElement*)(const void*)list->data[i])) return spec->compiled;
  }
  return false;
}

// Is the inertia of a body written as it was found? On demand, and where the document has no word
// for the settings of a part.
static bool wants_inertia(const Spec* spec, const BodyElement* body) {
  const ctsCompiler* c = &spec->pub.compiler;
  if (!spec->compiled || !body->made || c->inertiafromgeom == ctINERTIAFROMGEOM_TRUE) return false;
  return c->saveinertial || !has_same_inertia(spec_compiler(&body->e), c);
}

static bool has_made_inertia(const Spec* spec) {
  bool any = false;
  for (int i = 1; i < spec->list[ctOBJ_BODY].count && !any; i++)
    any = wants_inertia(spec, (const BodyElement*)(const void*)spec->list[ctOBJ_BODY].data[i]);
  return any;
}

// A range that was inherited is written as the range it is, as MuJoCo does.
static void use_ranges(Spec* copy, const Spec* from) {
  const ElementList *to = &copy->list[ctOBJ_ACTUATOR], *list = &from->list[ctOBJ_ACTUATOR];
  for (int i = 0; i < to->count; i++) {
    ActuatorElement* a = (ActuatorElement*)(void*)to->data[i];
    const ActuatorElement* made = (const ActuatorElement*)(const void*)list->data[i];
    if (!inherits_range(a)) continue;
    memcpy(a->s.ctrlrange, made->made_ctrlrange, sizeof a->s.ctrlrange);
    memcpy(a->s.actrange, made->made_actrange, sizeof a->s.actrange);
    a->s.inheritrange = 0;
  }
  const ElementList* classes = &copy->list[SPEC_DEFAULT];
  for (int i = 0; i < classes->count; i++) {
    const DefaultElement* def = (const DefaultElement*)(const void*)classes->data[i];
    ((ActuatorElement*)(void*)def->proto[ctOBJ_ACTUATOR])->s.inheritrange = 0;
  }
}

static void use_inertia(Spec* copy, const Spec* from) {
  for (int i = 1; i < copy->list[ctOBJ_BODY].count; i++) {
    const BodyElement* made = (const BodyElement*)(const void*)from->list[ctOBJ_BODY].data[i];
    ctsBody* s = &((BodyElement*)(void*)copy->list[ctOBJ_BODY].data[i])->s;
    if (!wants_inertia(from, made)) continue;
    s->explicitinertial = 1;
    s->mass = made->made_mass;
    memcpy(s->ipos, made->made_ipos, sizeof s->ipos);
    memcpy(s->iquat, made->made_iquat, sizeof s->iquat);
    memcpy(s->inertia, made->made_inertia, sizeof s->inertia);
    s->ialt.type = ctORIENTATION_QUAT;
    for (int k = 0; k < 6; k++) s->fullinertia[k] = k == 0 ? NAN : 0;
  }
}

// Parts that were attached from specs with other units are written in those of the whole, and
// keyframes that wait for the whole tree as the tree is.
char* mjcf_write(const ctSpec* spec, ErrorList* err) {
  const Spec* from = (const Spec*)(const void*)spec;
  if (spec_check(from, err) != CT_OK || check_textures(from, err) != CT_OK ||
      check_flexes(from, err) != CT_OK)
    return NULL;
  bool ranges = has_inherited(from), inertia = has_made_inertia(from);
  if (from->compilers.count == 0 && !from->pending && !ranges && !inertia)
    return write_text(from, err);
  Spec* copy = spec_copy(from);
  if (!copy || !key_state_flush(copy)) {
    spec_free(copy);
    error_add(err, (Place){0}, "out of memory");
    return NULL;
  }
  if (ranges) use_ranges(copy, from);
  if (inertia) use_inertia(copy, from);
  attach_units(copy);
  char* text = write_text(copy, err);
  spec_free(copy);
  return text;
}

//---------------------------------- public --------------------------------------------------------

static char* write_or_explain(const ctSpec* s, char* error, int error_sz) {
  CT_ASSERT(s);
  ErrorList err;
  error_init(&err);
  if (error && error_sz > 0) error[0] = 0;
  char* text = mjcf_write(s, &err);
  if (error && error_sz > 0) error_format(&err, error, (size_t)error_sz);
  error_free(&err);
  return text;
}

int ct_saveXMLString(const ctSpec* s, char* xml, int xml_sz, char* error, int error_sz) {
  char* text = write_or_explain(s, error, error_sz);
  if (!text) return -1;
  size_t need = strlen(text) + 1;
  int result = need > INT_MAX ? -1 : (int)need;
  if (xml && xml_sz > 0 && need <= (size_t)xml_sz) {
    memcpy(xml, text, need);
    result = 0;
  } else if (error && error_sz > 0) {
    snprintf(error, (size_t)error_sz, "the text needs a buffer of %zu bytes", need);
  }
  alloc_free(text);
  return result;
}

int ct_saveXML(const ctSpec* s, const char* filename, char* error, int error_sz) {
  CT_ASSERT(filename);
  char* text = write_or_explain(s, error, error_sz);
  if (!text) return -1;
  const char* why = NULL;
  bool done = file_write(filename, text, strlen(text), &why);
  if (!done && error && error_sz > 0)
    snprintf(error, (size_t)error_sz, "cannot write %s: %s", filename,
             why ? why : "unknown reason");
  alloc_free(text);
  return done ? 0 : -1;
}
