#include "mjcf/mjcf_write_tree.h"

#include "base/assert.h"
#include "geom/shape.h"
#include "mjcf/mjcf_check.h"
#include "mjcf/mjcf_write_list.h"
#include "mjcf/mjcf_write_part.h"

#include <math.h>

// The children of a body that are not written yet, by kind. Each kind keeps its order, which is
// that of the model; kinds and frames may be interleaved differently than they were read.
enum { KINDS = 6 };
static const char* const kTag[KINDS] = {"joint", "geom", "site", "camera", "light", "body"};

typedef struct ChildWalk {
  const ElementList* list[KINDS];
  int at[KINDS];
} ChildWalk;

static void write_body(MjcfWriter* w, BodyElement* body, const DefaultElement* scope);

static Element* next_child(const ChildWalk* walk, int kind) {
  return walk->at[kind] < walk->list[kind]->count ? walk->list[kind]->data[walk->at[kind]] : NULL;
}

// The frame directly below `outer` that holds e, NULL if none does.
static FrameElement* frame_below(const Element* e, const FrameElement* outer) {
  FrameElement* f = e->frame;
  while (f && f->e.frame != outer) f = f->e.frame;
  return f;
}

static const DefaultElement* class_below(const MjcfWriter* w, const ctString* childclass,
                                         const DefaultElement* scope) {
  if (vectors_is_empty(childclass)) return scope;
  const DefaultElement* def = spec_find_default(w->spec, vectors_text(childclass));
  return def ? def : scope;
}

// Opens a body or frame; the class for what is inside.
static const DefaultElement* open_container(MjcfWriter* w, Element* e, const ctString* childclass,
                                            const DefaultElement* scope) {
  const char* tag = spec_kind(e->head.elemtype)->tag;
  const DefaultElement* inside = class_below(w, childclass, scope);
  mjcf_write_attr_open(w, tag);
  mjcf_write_attr_string(w, "name", &e->name);
  if (inside != scope) mjcf_write_attr_text(w, "childclass", spec_name(&inside->e));
  mjcf_write_attr_row(w, mjcf_check_row(MJCF_BODY, tag), spec_public(e),
                      spec_public(w->fresh[spec_list_index(e->head.elemtype)]));
  return inside;
}

// Free joints outside of all classes are <freejoint>.
static void write_leaf(MjcfWriter* w, int kind, Element* e, const DefaultElement* scope) {
  bool plain = e->head.elemtype == ctOBJ_JOINT && !e->def;
  const MjcfElement* row = mjcf_check_row(MJCF_BODY, plain ? "freejoint" : kTag[kind]);
  mjcf_write_list_element(w, row, e, plain ? NULL : scope);
}

// Everything that may come next in this frame; then the first frame inside that may come next.
static void write_scope(MjcfWriter* w, ChildWalk* walk, FrameElement* frame,
                        const DefaultElement* scope) {
  for (FrameElement* inner = frame;;) {
    inner = NULL;
    for (int k = 0; k < KINDS; k++) {
      Element* e;
      while ((e = next_child(walk, k)) && e->frame == frame) {
        walk->at[k]++;
        if (e->head.elemtype == ctOBJ_BODY) {
          write_body(w, (BodyElement*)e, scope);
        } else {
          write_leaf(w, k, e, scope);
        }
      }
      if (e && !inner) inner = frame_below(e, frame);
    }
    if (!inner || w->too_deep) return;
    const DefaultElement* inside = open_container(w, &inner->e, inner->s.childclass, scope);
    write_scope(w, walk, inner, inside);
    mjcf_write_attr_close(w, "frame");
  }
}

static void write_children(MjcfWriter* w, BodyElement* body, const DefaultElement* scope) {
  ChildWalk walk = {
      {&body->joints, &body->geoms, &body->sites, &body->cameras, &body->lights, &body->bodies},
      {0}};
  write_scope(w, &walk, NULL, scope);
}

// Has the geom a mass that counts?
static bool has_weight(const ctsGeom* g, const ctsCompiler* c) {
  if (g->group < c->inertiagrouprange[0] || g->group > c->inertiagrouprange[1]) return false;
  const Shape* shape = shape_find((int)g->type);
  if (shape && !shape->volume && shape->data != ctOBJ_MESH) return false;
  return isnan(g->mass) ? g->density > 0 : g->mass > 0;
}

// Does the inertia come from the geoms, whatever the body says?
static bool is_overruled(const BodyElement* body) {
  const ctsCompiler* c = spec_compiler(&body->e);
  for (int i = 0; i < body->geoms.count && c->inertiafromgeom == ctINERTIAFROMGEOM_TRUE; i++) {
    if (has_weight(&((const GeomElement*)(const void*)body->geoms.data[i])->s, c)) return true;
  }
  return false;
}

// A full inertia has its own axes. One that has no effect is dropped.
static void write_body_inertial(MjcfWriter* w, const BodyElement* e) {
  const ctsBody* body = &e->s;
  if (!body->explicitinertial || is_overruled(e)) return;
  const MjcfElement* row = mjcf_check_row(MJCF_BODY, "inertial");
  ctsBody s = *body;
  if (!isnan(s.fullinertia[0])) {
    for (int i = 0; i < 4; i++) s.iquat[i] = i == 0;
    s.ialt.type = ctORIENTATION_QUAT;
  }
  mjcf_write_attr_open(w, row->tag);
  mjcf_write_attr_row(w, row, &s, spec_public(w->fresh[ctOBJ_BODY]));
  mjcf_write_attr_close(w, row->tag);
}

static void write_body(MjcfWriter* w, BodyElement* body, const DefaultElement* scope) {
  if (w->too_deep) return;
  const DefaultElement* inside = open_container(w, &body->e, body->s.childclass, scope);
  mjcf_write_part_element(w, &body->s.plugin);
  write_body_inertial(w, body);
  write_children(w, body, inside);
  mjcf_write_attr_close(w, "body");
}

// An empty world is written too: readers look for it.
void mjcf_write_tree(MjcfWriter* w) {
  BodyElement* world = spec_world(w->spec);
  mjcf_write_attr_open(w, "worldbody");
  mjcf_write_part_element(w, &world->s.plugin);
  write_children(w, world, spec_main(w->spec));
  mjcf_write_attr_close(w, "worldbody");
}
