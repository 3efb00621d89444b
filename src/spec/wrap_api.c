// The public functions for tendon paths.
#include "base/assert.h"
#include "generated/kinds.h"
#include "spec/spec.h"

#include <corten/corten.h>

#include <stdint.h>

static TendonElement* tendon_of(const ctsTendon* tendon) {
  return (TendonElement*)(uintptr_t)tendon->element;
}

static WrapElement* wrap_of(const ctsWrap* wrap) { return (WrapElement*)(uintptr_t)wrap->element; }

static ctsWrap* public_wrap(WrapElement* wrap) { return wrap ? &wrap->s : NULL; }

ctsWrap* cts_wrapSite(ctsTendon* tendon, const char* name) {
  return public_wrap(spec_add_wrap(tendon_of(tendon), ctWRAP_SITE, name, NULL, 0));
}

// Sphere or cylinder: the compiler sees which.
ctsWrap* cts_wrapGeom(ctsTendon* tendon, const char* name, const char* sidesite) {
  return public_wrap(spec_add_wrap(tendon_of(tendon), ctWRAP_SPHERE, name, sidesite, 0));
}

ctsWrap* cts_wrapJoint(ctsTendon* tendon, const char* name, double coef) {
  return public_wrap(spec_add_wrap(tendon_of(tendon), ctWRAP_JOINT, name, NULL, coef));
}

ctsWrap* cts_wrapPulley(ctsTendon* tendon, double divisor) {
  return public_wrap(spec_add_wrap(tendon_of(tendon), ctWRAP_PULLEY, NULL, NULL, divisor));
}

int cts_getWrapNum(const ctsTendon* tendonspec) { return tendon_of(tendonspec)->path.count; }

ctsWrap* cts_getWrap(const ctsTendon* tendonspec, int i) {
  const ElementList* path = &tendon_of(tendonspec)->path;
  return i >= 0 && i < path->count ? &((WrapElement*)path->data[i])->s : NULL;
}

ctsElement* cts_getWrapTarget(ctsWrap* wrap) {
  const WrapElement* w = wrap_of(wrap);
  cttObj type = wrap_object_of((int)wrap->type);
  Element* e = type ? spec_find(w->e.spec, type, vectors_text(&w->target)) : NULL;
  return e ? &e->head : NULL;
}

ctsSite* cts_getWrapSideSite(ctsWrap* wrap) {
  const WrapElement* w = wrap_of(wrap);
  Element* e = spec_find(w->e.spec, ctOBJ_SITE, vectors_text(&w->sidesite));
  return e ? &((SiteElement*)e)->s : NULL;
}

double cts_getWrapDivisor(ctsWrap* wrap) { return wrap_of(wrap)->prm; }

double cts_getWrapCoef(ctsWrap* wrap) { return wrap_of(wrap)->prm; }
