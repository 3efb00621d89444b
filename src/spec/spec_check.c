#include "spec/spec_check.h"

#include <stdint.h>
#include <string.h>

//---------------------------------- enums ---------------------------------------------------------

bool spec_check_choice(const SpecChoice* choice, int value) {
  unsigned all = 0;
  for (int i = 0; i < choice->of->count; i++) {
    if (!choice->bits && choice->of->value[i] == value) return true;
    all |= (unsigned)choice->of->value[i];
  }
  return choice->bits && ((unsigned)value & ~all) == 0;
}

// Every enum of a public struct; the errors name e.
static Status check_choices(const Element* e, const void* s, const SpecChoices* list,
                            ErrorList* err) {
  Status status = CT_OK;
  for (int i = 0; list && i < list->count; i++) {
    const SpecChoice* c = &list->item[i];
    int value;
    memcpy(&value, (const unsigned char*)s + c->offset, sizeof value);
    if (spec_check_choice(c, value)) continue;
    status = error_add(err, spec_place(e, c->field), "Error: invalid %s: %d is not a %s of %s",
                       c->field, value, c->bits ? "combination of values" : "value", c->of->name);
  }
  return status;
}

//---------------------------------- lists ---------------------------------------------------------

static Status check_tuple(const TupleElement* t, ErrorList* err) {
  const ctsTuple* s = &t->s;
  int n = s->objtype->count;
  if (s->objname->count != n || s->objprm->count != n)
    return error_add(err, spec_place(&t->e, NULL),
                     "tuple '%s' (id = %d) has object arrays with different sizes: %d of objtype, "
                     "%d of objname, %d of objprm",
                     spec_name(&t->e), t->e.id, n, s->objname->count, s->objprm->count);
  for (int i = 0; i < n; i++) {
    int type = s->objtype->data[i];
    if (type <= ctOBJ_UNKNOWN || type >= ctNOBJECT)
      return error_add(err, spec_place(&t->e, "objtype"),
                       "tuple '%s' (id = %d): %d is not a type of objects", spec_name(&t->e),
                       t->e.id, type);
  }
  return CT_OK;
}

const char* spec_check_bones(const ctsSkin* s) {
  int n = s->bodyname->count;
  if (s->bindpos->count != 3 * n) return "Unexpected bindpos size in skin";
  if (s->bindquat->count != 4 * n) return "Unexpected bindquat size in skin";
  if (s->vertid->count != n) return "Unexpected vertid size in skin";
  if (s->vertweight->count != n) return "Unexpected vertweight size in skin";
  for (int i = 0; i < n; i++) {
    int count = s->vertid->data[i].count;
    if (!count || s->vertweight->data[i].count != count)
      return "vertid and vertweight must have same non-zero size in skin";
  }
  return NULL;
}

static Status check_skin(const SkinElement* skin, ErrorList* err) {
  const char* why = spec_check_bones(&skin->s);
  return why ? error_add(err, spec_place(&skin->e, NULL), "%s", why) : CT_OK;
}

static Status check_numeric(const NumericElement* numeric, ErrorList* err) {
  const ctsNumeric* s = &numeric->s;
  bool small = s->size != 0 && s->size < s->data->count;
  if (!small && s->size >= 0) return CT_OK;
  return error_add(err, spec_place(&numeric->e, "size"), "numeric '%s' (id = %d): %s",
                   spec_name(&numeric->e), numeric->e.id,
                   small ? "specified size smaller than initialization array"
                         : "size cannot be negative");
}

static Status check_lists(const Element* e, ErrorList* err) {
  switch (e->head.elemtype) {
  case ctOBJ_TUPLE:
    return check_tuple((const TupleElement*)e, err);
  case ctOBJ_SKIN:
    return check_skin((const SkinElement*)e, err);
  case ctOBJ_NUMERIC:
    return check_numeric((const NumericElement*)e, err);
  default:
    return CT_OK;
  }
}

//---------------------------------- all of it -----------------------------------------------------

static const void* public_of(const Element* e) { return spec_public((Element*)(uintptr_t)e); }

static Status check_tendon_path(const TendonElement* tendon, ErrorList* err) {
  Status status = CT_OK;
  for (int i = 0; i < tendon->path.count; i++) {
    const WrapElement* w = (const WrapElement*)tendon->path.data[i];
    if (check_choices(&tendon->e, &w->s, &spec_choices_ctsWrap, err) != CT_OK) status = CT_FAIL;
  }
  return status;
}

static Status check_element(const Element* e, ErrorList* err) {
  Status status = check_choices(e, public_of(e), spec_kind(e->head.elemtype)->choices, err);
  if (check_lists(e, err) != CT_OK) status = CT_FAIL;
  if (e->head.elemtype == ctOBJ_TENDON && check_tendon_path((const TendonElement*)e, err) != CT_OK)
    status = CT_FAIL;
  return status;
}

static Status check_class(const DefaultElement* def, ErrorList* err) {
  Status status = CT_OK;
  for (int k = 0; k < ctNOBJECT; k++) {
    if (!def->proto[k]) continue;
    if (check_choices(&def->e, public_of(def->proto[k]), spec_kind((cttObj)k)->choices, err) !=
        CT_OK)
      status = CT_FAIL;
  }
  return status;
}

Status spec_check(const Spec* spec, ErrorList* err) {
  Status status = check_choices(&spec->e, &spec->pub, &spec_choices_ctSpec, err);
  for (int k = 0; k < SPEC_LISTS; k++) {
    const ElementList* list = &spec->list[k];
    for (int i = 0; i < list->count; i++) {
      Status each = k == SPEC_DEFAULT ? check_class((const DefaultElement*)list->data[i], err)
                                      : check_element(list->data[i], err);
      if (each != CT_OK) status = CT_FAIL;
    }
  }
  return status;
}
