// One element under another name. A copy owns its strings and vectors; its class and its settings
// are those of the receiving spec that stand for the old ones, which exist before elements are
// copied.
#include "spec/attach_copy.h"

#include "base/alloc.h"
#include "base/file.h"
#include "base/str.h"

#include <corten/corten.h>

#include <string.h>

//---------------------------------- parts ---------------------------------------------------------

bool attach_copy_settings(PluginElement* to, const PluginElement* from) {
  bool done = vectors_copy(VALUE_STRINGVEC, &to->key, &from->key) &&
              vectors_copy(VALUE_STRINGVEC, &to->value, &from->value);
  if (!done) vectors_free(VALUE_STRINGVEC, &to->key); // a key without value would be read later
  return done;
}

static PluginElement* copy_plugin_element(const Attach* a, const PluginElement* old) {
  PluginElement* own = (PluginElement*)spec_add(a->to, ctOBJ_PLUGIN, NULL);
  bool done = own && spec_copy_values(&own->e, &old->e) &&
              vectors_copy(VALUE_STRING, &own->e.name, &old->e.name) &&
              namespace_rename(&own->e.name, a->affix) && attach_copy_settings(own, old) &&
              attach_plan_pair(a, &old->e, &own->e);
  return done ? own : NULL;
}

bool attach_copy_instance(const Attach* a, Element* e) {
  ctsPlugin* link = spec_plugin(e);
  if (!link || !link->active) return true;
  const PluginElement* old = spec_instance(a->from, link);
  if (!attach_plan_is_self(a)) link->element = NULL;
  if (old && vectors_is_empty(link->name) && !vectors_copy(VALUE_STRING, link->name, &old->e.name))
    return false;
  if (vectors_is_empty(link->name)) {
    if (!old) return true;
    PluginElement* own = copy_plugin_element(a, old);
    link->element = own ? &own->e.head : NULL;
    return own != NULL;
  }
  if (attach_plan_is_self(a)) return true;
  return namespace_rename(link->name, a->affix);
}

bool attach_copy_plugins(const Attach* a) {
  const ElementList* list = &a->from->list[ctOBJ_PLUGIN];
  bool done = true;
  for (int i = 0; done && !attach_plan_is_self(a) && i < list->count; i++) {
    const Element* old = list->data[i];
    if (!spec_name(old)[0]) continue;
    char* name = str_printf("%s%s%s", a->affix.prefix, spec_name(old), a->affix.suffix);
    done = name != NULL;
    if (done && !spec_find(a->to, ctOBJ_PLUGIN, name) && spec_uses_name(a->to, name))
      done = copy_plugin_element(a, (const PluginElement*)old) != NULL;
    alloc_free(name);
  }
  return done;
}

bool attach_copy_path(TendonElement* to, const TendonElement* from) {
  for (int i = 0; i < from->path.count; i++) {
    const WrapElement* old = (const WrapElement*)from->path.data[i];
    WrapElement* w = spec_add_wrap(to, old->s.type, vectors_text(&old->target),
                                   vectors_text(&old->sidesite), old->prm);
    if (!w) return false;
    w->e.node = to->e.node ? old->e.node : NULL;
    w->e.doc = to->e.doc;
  }
  return true;
}

//---------------------------------- names ---------------------------------------------------------

// Members of an element that name assets.
//
// QUIRK(attached-materials; test_attach_copy:materials_of_meshes_and_tendons_are_forgotten): The
// materials that meshes and tendons name do not get the prefix when these are attached, and are not
// found.
static int asset_names(Element* e, ctString* name[3]) {
  switch (e->head.elemtype) {
  case ctOBJ_GEOM: {
    ctsGeom* s = &((GeomElement*)e)->s;
    name[0] = s->material, name[1] = s->meshname, name[2] = s->hfieldname;
    return 3;
  }
  case ctOBJ_SITE:
    name[0] = ((SiteElement*)e)->s.material;
    return 1;
  case ctOBJ_SKIN:
    name[0] = ((SkinElement*)e)->s.material;
    return 1;
  case ctOBJ_FLEX:
    name[0] = ((FlexElement*)e)->s.material;
    return 1;
  default:
    return 0;
  }
}

static bool rename_assets(const Attach* a, Element* e) {
  ctString* name[3];
  int count = asset_names(e, name);
  for (int i = 0; i < count; i++) {
    if (!namespace_rename(name[i], a->affix)) return false;
  }
  if (e->head.elemtype != ctOBJ_MATERIAL) return true;
  ctStringVec* textures = ((MaterialElement*)e)->s.textures;
  for (int i = 0; i < textures->count; i++) {
    if (!namespace_rename(&textures->data[i], a->affix)) return false;
  }
  return true;
}

// An asset without name takes its file's, and that gets the affixes.
static bool name_by_file(Element* e) {
  const ctString* file = e->head.elemtype == ctOBJ_MESH      ? ((MeshElement*)e)->s.file
                         : e->head.elemtype == ctOBJ_HFIELD  ? ((HFieldElement*)e)->s.file
                         : e->head.elemtype == ctOBJ_TEXTURE ? ((TextureElement*)e)->s.file
                                                             : NULL;
  if (!file || vectors_is_empty(file) || !vectors_is_empty(&e->name)) return true;
  char* stem = file_stem(vectors_text(file));
  bool done = stem && vectors_set_string(&e->name, stem);
  alloc_free(stem);
  return done;
}

// QUIRK(attached-flex-names; test_attach_copy:assets_without_name_and_flexes): Attached flexes and
// skins keep their names: two copies of a flex are an error, and what names one is not copied.
static bool rename_element(const Attach* a, Element* e) {
  if (!attach_plan_is_self(a) && !name_by_file(e)) return false;
  bool kept = e->head.elemtype == ctOBJ_FLEX || e->head.elemtype == ctOBJ_SKIN;
  if (!kept && !namespace_rename(&e->name, a->affix)) return false;
  if (e->head.elemtype == ctOBJ_CAMERA &&
      !namespace_rename(((CameraElement*)e)->s.targetbody, a->affix))
    return false;
  if (e->head.elemtype == ctOBJ_LIGHT &&
      !(namespace_rename(((LightElement*)e)->s.targetbody, a->affix) &&
        namespace_rename(((LightElement*)e)->s.texture, a->affix)))
    return false;
  return attach_plan_is_self(a) || rename_assets(a, e);
}

//---------------------------------- classes -------------------------------------------------------

static char* class_name(const Attach* a, const DefaultElement* old) {
  return str_printf("%s%s%s", a->affix.prefix, spec_name(&old->e), a->affix.suffix);
}

// The class of ours that stands for one of the other spec; main for those without.
static DefaultElement* our_class(const Attach* a, const DefaultElement* def) {
  if (attach_plan_is_self(a) || !def) return (DefaultElement*)(uintptr_t)def;
  if (def == spec_main(a->from)) return spec_main(a->to); // elements keep the name of that class
  char* name = class_name(a, def);
  DefaultElement* found = name ? spec_find_default(a->to, name) : NULL;
  alloc_free(name);
  return found ? found : spec_main(a->to);
}

// Where the copy of a class hangs: below the copy of its parent, main below ours.
static bool find_parent(const Attach* a, const DefaultElement* old, DefaultElement** parent) {
  *parent = spec_main(a->to);
  if (!old->parent) return true;
  char* name = class_name(a, old->parent);
  DefaultElement* found = name ? spec_find_default(a->to, name) : NULL;
  bool done = name != NULL;
  if (found) *parent = found;
  alloc_free(name);
  return done;
}

bool attach_copy_classes(const Attach* a) {
  const ElementList* classes = &a->from->list[SPEC_DEFAULT];
  for (int i = 0; !attach_plan_is_self(a) && i < classes->count; i++) {
    const DefaultElement* old = (const DefaultElement*)classes->data[i];
    DefaultElement* parent;
    char* name = class_name(a, old);
    bool taken = name && spec_find_default(a->to, name);
    DefaultElement* new = name && !taken&& find_parent(a, old, &parent)
                              ? spec_add_default(a->to, name, parent)
                              : NULL;
    alloc_free(name);
    if (taken) continue;
    if (!new) return false;
    for (int k = 0; k < ctNOBJECT; k++) {
      if (old->proto[k] && !spec_copy_values(new->proto[k], old->proto[k])) return false;
    }
  }
  return true;
}

static bool name_childclass(const Attach* a, Element* e) {
  ctString* childclass = spec_childclass(e);
  if (!childclass || attach_plan_is_self(a) || vectors_is_empty(childclass)) return true;
  const DefaultElement* old = spec_find_default(a->from, vectors_text(childclass));
  const DefaultElement* ours = old ? our_class(a, old) : spec_main(a->to);
  return vectors_set_string(childclass, spec_name(&ours->e));
}

//---------------------------------- all of it -----------------------------------------------------

// A copy keeps its place in a document that lives as long as the copy.
static void keep_place(const Attach* a, Element* to, const Element* from) {
  if (!attach_plan_is_kept(a)) return;
  to->node = from->node;
  to->doc = from->doc || attach_plan_is_self(a) ? from->doc : &a->from->doc;
}

// Settings for a copy: those of its spec, or of the spec that it came from before.
static const ctsCompiler* kept_compiler(const Attach* a, const Element* from) {
  if (attach_plan_is_self(a)) return from->compiler;
  for (int i = 0; from->compiler && i < a->from->compilers.count; i++) {
    if (a->from->compilers.data[i] == from->compiler) return a->to->compilers.data[a->kept + i];
  }
  return a->compiler;
}

bool attach_copy(const Attach* a, Element* to, const Element* from) {
  keep_place(a, to, from);
  to->compiler = kept_compiler(a, from);
  to->def = our_class(a, from->def);
  bool done = spec_copy_values(to, from) && vectors_copy(VALUE_STRING, &to->name, &from->name) &&
              vectors_copy(VALUE_STRINGVEC, &to->extension, &from->extension) &&
              rename_element(a, to) && name_childclass(a, to);
  if (to->head.elemtype == ctOBJ_TENDON)
    done = done && attach_copy_path((TendonElement*)to, (const TendonElement*)from);
  return done;
}
