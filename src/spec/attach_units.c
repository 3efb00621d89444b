#include "spec/attach_units.h"

#include "generated/kinds.h"
#include "spec/orient.h"

#include <math.h>
#include <string.h>

static const double kDegree = ctPI / 180;

static void resolve_orientation(double quat[4], ctsOrientation* alt, const ctsCompiler* c) {
  if (alt->type == ctORIENTATION_QUAT || orient_quat(quat, c->degree, c->eulerseq, alt)) return;
  alt->type = ctORIENTATION_QUAT;
}

// Degrees that the compiler turns back into the same number, if there are any.
static double exact_degrees(double angle) {
  double d = angle / kDegree;
  double near[] = {d, nextafter(d, HUGE_VAL), nextafter(d, -HUGE_VAL)};
  for (int i = 0; i < 3; i++) {
    if (near[i] * kDegree == angle) return near[i];
  }
  return d;
}

static void convert_joint(ctsJoint* s, bool to_degrees) {
  double* angle[] = {&s->range[0], &s->range[1], &s->ref, &s->springref};
  const JointKind* kind = joint_kind_of((int)s->type);
  int count = !kind || !kind->angle ? 0 : kind->scalar ? 4 : 2;
  for (int i = 0; i < count; i++)
    *angle[i] = to_degrees ? exact_degrees(*angle[i]) : *angle[i] * kDegree;
}

// Limits that autolimits of the other spec would find get their word.
static void settle_limited(int* limited, const double range[2]) {
  if (*limited == ctLIMITED_AUTO && (range[0] != 0 || range[1] != 0))
    *limited = range[0] < range[1] ? ctLIMITED_TRUE : ctLIMITED_FALSE;
}

static void settle_limits(Element* e) {
  if (e->head.elemtype == ctOBJ_JOINT) {
    ctsJoint* s = &((JointElement*)e)->s;
    settle_limited(&s->limited, s->range);
    settle_limited(&s->actfrclimited, s->actfrcrange);
  } else if (e->head.elemtype == ctOBJ_TENDON) {
    ctsTendon* s = &((TendonElement*)e)->s;
    settle_limited(&s->limited, s->range);
    settle_limited(&s->actfrclimited, s->actfrcrange);
  } else if (e->head.elemtype == ctOBJ_ACTUATOR) {
    ctsActuator* s = &((ActuatorElement*)e)->s;
    settle_limited(&s->ctrllimited, s->ctrlrange);
    settle_limited(&s->forcelimited, s->forcerange);
    settle_limited(&s->actlimited, s->actrange);
  }
}

static void settle_align(Element* e, bool align) {
  if (e->head.elemtype != ctOBJ_JOINT) return;
  ctsJoint* s = &((JointElement*)e)->s;
  const JointKind* kind = joint_kind_of((int)s->type);
  if (kind && kind->floating && s->align == ctALIGNFREE_AUTO)
    s->align = align ? ctALIGNFREE_TRUE : ctALIGNFREE_FALSE;
}

static void convert_element(Element* e) {
  const ctsCompiler* c = e->compiler;
  const ctsCompiler* mine = &e->spec->pub.compiler;
  if (c->autolimits && !mine->autolimits) settle_limits(e);
  if (c->alignfree != mine->alignfree) settle_align(e, c->alignfree);
  if (c->degree == mine->degree && memcmp(c->eulerseq, mine->eulerseq, 3) == 0) return;
  switch (e->head.elemtype) {
  case ctOBJ_BODY:
    resolve_orientation(((BodyElement*)e)->s.quat, &((BodyElement*)e)->s.alt, c);
    resolve_orientation(((BodyElement*)e)->s.iquat, &((BodyElement*)e)->s.ialt, c);
    break;
  case ctOBJ_FRAME:
    resolve_orientation(((FrameElement*)e)->s.quat, &((FrameElement*)e)->s.alt, c);
    break;
  case ctOBJ_GEOM:
    resolve_orientation(((GeomElement*)e)->s.quat, &((GeomElement*)e)->s.alt, c);
    break;
  case ctOBJ_SITE:
    resolve_orientation(((SiteElement*)e)->s.quat, &((SiteElement*)e)->s.alt, c);
    break;
  case ctOBJ_CAMERA:
    resolve_orientation(((CameraElement*)e)->s.quat, &((CameraElement*)e)->s.alt, c);
    break;
  case ctOBJ_JOINT:
    if (c->degree != mine->degree) convert_joint(&((JointElement*)e)->s, mine->degree);
    break;
  default:
    break;
  }
}

void attach_units(Spec* spec) {
  for (int k = 0; k < SPEC_DEFAULT; k++) {
    const ElementList* list = &spec->list[k];
    for (int i = 0; i < list->count; i++) {
      if (list->data[i]->compiler) convert_element(list->data[i]);
    }
  }
}
