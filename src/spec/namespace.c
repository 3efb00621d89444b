// Names by kind. A map per kind holds every name that is not empty at its position in the list of
// the spec. A reference resolves only if all objects that its kind needs exist under their new
// names; running out of memory and a missing name give different results.
#include "spec/namespace.h"

#include "base/alloc.h"
#include "base/str.h"
#include "generated/kinds.h"

#include <string.h>

//---------------------------------- names ---------------------------------------------------------

bool namespace_add(Names* names, const Element* e) {
  const char* name = spec_name(e);
  cttObj type = e->head.elemtype;
  if (!name[0] || type >= ctNOBJECT) return true;
  Map* map = &names->map[type];
  if (map_put(map, name, e->id)) return true;
  return map_get(map, name) >= 0; // a repeated name: the first one counts
}

bool namespace_open(Names* names, const Spec* spec) {
  *names = (Names){.spec = spec};
  for (int k = 0; k < ctNOBJECT; k++) map_init(&names->map[k]);
  for (int k = 0; k < ctNOBJECT; k++) {
    const ElementList* list = &spec->list[k];
    for (int i = 0; i < list->count; i++) {
      list->data[i]->id = i;
      if (!namespace_add(names, list->data[i])) return false;
    }
  }
  return true;
}

void namespace_close(Names* names) {
  for (int k = 0; k < ctNOBJECT; k++) map_free(&names->map[k]);
}

const Element* namespace_find(const Names* names, cttObj type, const char* name) {
  cttObj kind = type == ctOBJ_XBODY ? ctOBJ_BODY : type;
  if (kind <= ctOBJ_UNKNOWN || kind >= ctNOBJECT || !name[0]) return NULL;
  int i = map_get(&names->map[kind], name);
  return i >= 0 ? names->spec->list[kind].data[i] : NULL;
}

bool namespace_rename(ctString* text, Affix affix) {
  const char* old = vectors_text(text);
  if (!old[0] || (!affix.prefix[0] && !affix.suffix[0])) return true;
  char* renamed = str_printf("%s%s%s", affix.prefix, old, affix.suffix);
  bool done = renamed && vectors_set_string(text, renamed);
  alloc_free(renamed);
  return done;
}

//---------------------------------- one reference -------------------------------------------------

typedef struct Reference {
  ctString* name;
  cttObj type;
} Reference;

// What a reference means under its new name, NULL if there is no such thing. A name that is empty
// gets the affixes too here, as in MuJoCo.
static const Element* find_renamed(const Names* names, cttObj type, const char* name, Affix affix,
                                   Resolution* status) {
  char* renamed = str_printf("%s%s%s", affix.prefix, name, affix.suffix);
  if (!renamed) *status = NO_MEMORY;
  const Element* e = renamed ? namespace_find(names, type, renamed) : NULL;
  alloc_free(renamed);
  return e;
}

static const Element* find_plain(const Names* names, const Reference* r) {
  return namespace_find(names, r->type, vectors_text(r->name));
}

static Resolution rename_all(const Reference* r, int count, Affix affix) {
  for (int i = 0; i < count; i++) {
    if (!namespace_rename(r[i].name, affix)) return NO_MEMORY;
  }
  return RESOLVED;
}

// Every name that is not empty must exist under its new name.
static Resolution resolve_all(const Names* names, const Reference* r, int count, Affix affix) {
  Resolution status = RESOLVED;
  for (int i = 0; i < count; i++) {
    const char* name = vectors_text(r[i].name);
    if (!name[0]) continue;
    if (!find_renamed(names, r[i].type, name, affix, &status) && status == RESOLVED)
      status = UNRESOLVED;
    if (status != RESOLVED) return status;
  }
  return rename_all(r, count, affix);
}

// Two objects, of which one may be outside what was copied.
static Resolution resolve_either(const Names* names, const Reference r[2], Affix affix) {
  Resolution status = RESOLVED;
  bool renamed[2], found[2];
  for (int i = 0; i < 2; i++)
    found[i] = renamed[i] =
        find_renamed(names, r[i].type, vectors_text(r[i].name), affix, &status) != NULL;
  for (int i = 0; i < 2; i++) {
    if (!renamed[i] && renamed[1 - i]) found[i] = find_plain(names, &r[i]) != NULL;
  }
  if (status != RESOLVED) return status;
  if (!found[0] || !found[1]) return UNRESOLVED;
  for (int i = 0; i < 2; i++) {
    if (renamed[i] && !namespace_rename(r[i].name, affix)) return NO_MEMORY;
  }
  return RESOLVED;
}

//---------------------------------- kinds ---------------------------------------------------------

static Resolution resolve_pair(const Names* names, Element* e, Affix affix) {
  ctsPair* s = &((PairElement*)e)->s;
  return resolve_either(
      names, (Reference[]){{s->geomname1, ctOBJ_GEOM}, {s->geomname2, ctOBJ_GEOM}}, affix);
}

static Resolution resolve_exclude(const Names* names, Element* e, Affix affix) {
  ctsExclude* s = &((ExcludeElement*)e)->s;
  return resolve_either(
      names, (Reference[]){{s->bodyname1, ctOBJ_BODY}, {s->bodyname2, ctOBJ_BODY}}, affix);
}

// Nothing can be tied to itself.
static Resolution resolve_equality(const Names* names, Element* e, Affix affix) {
  ctsEquality* s = &((EqualityElement*)e)->s;
  const EqKind* kind = eq_kind_of((int)s->type);
  if (!kind) return UNRESOLVED;
  if (kind->pose && s->objtype != ctOBJ_BODY && s->objtype != ctOBJ_SITE) return UNRESOLVED;
  cttObj type = kind->pose ? s->objtype : kind->object;
  const char* second = vectors_text(s->name2);
  Resolution status = RESOLVED;
  const Element* a = find_renamed(names, type, vectors_text(s->name1), affix, &status);
  const Element* b = second[0] ? find_renamed(names, type, second, affix, &status) : NULL;
  if (status != RESOLVED) return status;
  if (!a || (second[0] && !b) || a == b) return UNRESOLVED;
  if (type == ctOBJ_BODY && !b && a->id == 0) return UNRESOLVED;
  return rename_all((Reference[]){{s->name1, type}, {s->name2, type}}, 2, affix);
}

static bool is_pulley_wrap(const WrapElement* w) {
  const WrapKind* kind = wrap_kind_of((int)w->s.type);
  return kind && kind->pulley;
}

// One point of a path under new names (affix) or old ones.
static bool wrap_found(const Names* names, const WrapElement* w, Affix affix, Resolution* status) {
  const char* name = vectors_text(&w->target);
  const WrapKind* kind = wrap_kind_of((int)w->s.type);
  if (is_pulley_wrap(w)) return w->prm >= 0;
  cttObj type = kind && kind->object ? kind->object : ctOBJ_GEOM;
  const Element* e = find_renamed(names, type, name, affix, status);
  if (!e || type != ctOBJ_GEOM) return e != NULL;
  const char* side = vectors_text(&w->sidesite);
  bool has_side = side[0] || affix.prefix[0] || affix.suffix[0];
  return !has_side || find_renamed(names, ctOBJ_SITE, side, affix, status);
}

// QUIRK(missing-side-site; test_namespace:a_geom_on_a_path_needs_a_side_site_to_follow): A tendon
// around a geom without side site is not attached: the missing name gets affixes and is not found.
static Resolution resolve_tendon(const Names* names, Element* e, Affix affix) {
  const ElementList* path = &((TendonElement*)e)->path;
  Resolution status = RESOLVED;
  int moved = 0, pulleys = 0;
  for (int i = 0; i < path->count; i++) {
    const WrapElement* w = (const WrapElement*)path->data[i];
    bool here = wrap_found(names, w, affix, &status);
    bool there = here || wrap_found(names, w, (Affix){"", ""}, &status);
    if (status != RESOLVED) return status;
    if (!there) return UNRESOLVED;
    bool pulley = is_pulley_wrap(w);
    pulleys += pulley;
    moved += here && !pulley;
  }
  if (moved == 0 && pulleys < path->count) return UNRESOLVED;
  if (path->count == pulleys) return UNRESOLVED;
  for (int i = 0; i < path->count; i++) {
    WrapElement* w = (WrapElement*)path->data[i];
    if (!wrap_found(names, w, affix, &status)) continue;
    if (!namespace_rename(&w->target, affix) || !namespace_rename(&w->sidesite, affix))
      return NO_MEMORY;
  }
  return status;
}

static Resolution resolve_actuator(const Names* names, Element* e, Affix affix) {
  ctsActuator* s = &((ActuatorElement*)e)->s;
  const TrnKind* kind = trn_kind_of((int)s->trntype);
  if (!kind || vectors_is_empty(s->target)) return UNRESOLVED;
  if (kind->crank && (vectors_is_empty(s->slidersite) || s->cranklength <= 0)) return UNRESOLVED;
  return resolve_all(names,
                     (Reference[]){{s->target, kind->object},
                                   {s->slidersite, ctOBJ_SITE},
                                   {s->refsite, ctOBJ_SITE}},
                     3, affix);
}

static Resolution resolve_sensor(const Names* names, Element* e, Affix affix) {
  ctsSensor* s = &((SensorElement*)e)->s;
  Reference both[] = {{s->objname, s->objtype}, {s->refname, s->reftype}};
  bool obj = s->objtype != ctOBJ_UNKNOWN, ref = s->reftype != ctOBJ_UNKNOWN;
  const SensorKind* kind = sensor_kind_of((int)s->type);
  if (!obj && !(kind && kind->alone)) return UNRESOLVED;
  if ((obj && vectors_is_empty(s->objname)) || (ref && vectors_is_empty(s->refname)))
    return UNRESOLVED;
  if (obj && ref) return resolve_either(names, both, affix);
  return obj   ? resolve_all(names, both, 1, affix)
         : ref ? resolve_all(names, both + 1, 1, affix)
               : RESOLVED;
}

// Names in a list, all of one type or each of its own.
static Resolution resolve_list(const Names* names, ctStringVec* list, cttObj type,
                               const ctIntVec* types, Affix affix) {
  Resolution status = RESOLVED;
  for (int i = 0; i < list->count; i++) {
    cttObj each = types ? (cttObj)types->data[i] : type;
    bool found = find_renamed(names, each, vectors_text(&list->data[i]), affix, &status);
    if (status != RESOLVED) return status;
    if (!found) return UNRESOLVED;
  }
  for (int i = 0; i < list->count; i++) {
    if (!namespace_rename(&list->data[i], affix)) return NO_MEMORY;
  }
  return RESOLVED;
}

static Resolution resolve_tuple(const Names* names, Element* e, Affix affix) {
  ctsTuple* s = &((TupleElement*)e)->s;
  if (!s->objname->count || s->objtype->count != s->objname->count) return UNRESOLVED;
  return resolve_list(names, s->objname, ctOBJ_UNKNOWN, s->objtype, affix);
}

static Resolution resolve_flex(const Names* names, Element* e, Affix affix) {
  ctsFlex* s = &((FlexElement*)e)->s;
  Resolution status = resolve_list(names, s->vertbody, ctOBJ_BODY, NULL, affix);
  return status == RESOLVED ? resolve_list(names, s->nodebody, ctOBJ_BODY, NULL, affix) : status;
}

static Resolution resolve_skin(const Names* names, Element* e, Affix affix) {
  return resolve_list(names, ((SkinElement*)e)->s.bodyname, ctOBJ_BODY, NULL, affix);
}

// The body in whose frame it starts, and what holds its vertices.
static Resolution resolve_deform(const Names* names, Element* e, Affix affix) {
  ctsDeform* s = &((DeformElement*)e)->s;
  Resolution status = RESOLVED;
  for (int i = 0; i < s->attach_name->count && i < s->attach_type->count; i++) {
    ctString* name = &s->attach_name->data[i];
    if (vectors_is_empty(name)) continue;
    bool found =
        find_renamed(names, (cttObj)s->attach_type->data[i], vectors_text(name), affix, &status);
    if (status != RESOLVED) return status;
    if (!found) return UNRESOLVED;
    if (!namespace_rename(name, affix)) return NO_MEMORY;
  }
  if (vectors_is_empty(s->body)) return RESOLVED;
  bool found = find_renamed(names, ctOBJ_BODY, vectors_text(s->body), affix, &status);
  if (status != RESOLVED) return status;
  return !found ? UNRESOLVED : namespace_rename(s->body, affix) ? RESOLVED : NO_MEMORY;
}

typedef Resolution (*ResolveFn)(const Names*, Element*, Affix);
static const ResolveFn kResolve[SPEC_LISTS] = {
    [ctOBJ_PAIR] = resolve_pair,         [ctOBJ_EXCLUDE] = resolve_exclude,
    [ctOBJ_EQUALITY] = resolve_equality, [ctOBJ_TENDON] = resolve_tendon,
    [ctOBJ_ACTUATOR] = resolve_actuator, [ctOBJ_SENSOR] = resolve_sensor,
    [ctOBJ_TUPLE] = resolve_tuple,       [ctOBJ_FLEX] = resolve_flex,
    [ctOBJ_SKIN] = resolve_skin,         [SPEC_DEFORM] = resolve_deform,
};

Resolution namespace_resolve(const Names* names, Element* e, Affix affix) {
  ResolveFn resolve = kResolve[spec_list_index(e->head.elemtype)];
  return resolve ? resolve(names, e, affix) : RESOLVED;
}
