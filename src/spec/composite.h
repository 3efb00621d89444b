// <composite>: a chain of bodies along a curve (type cable).
//
//   composite_init, set members, composite_make, composite_free.
#ifndef SPEC_COMPOSITE_H
#define SPEC_COMPOSITE_H

#include "spec/spec.h"

// Only the cable is built; the others are refused by name.
typedef enum CompositeType {
  COMPOSITE_PARTICLE,
  COMPOSITE_GRID,
  COMPOSITE_ROPE,
  COMPOSITE_LOOP,
  COMPOSITE_CABLE,
  COMPOSITE_CLOTH,
  COMPOSITE_TYPES
} CompositeType;

// A coordinate along the curve: s, cos(s), sin(s), 0
typedef enum CompositeCurve {
  COMPOSITE_LINE,
  COMPOSITE_COS,
  COMPOSITE_SIN,
  COMPOSITE_ZERO,
  COMPOSITE_CURVES
} CompositeCurve;

enum { COMPOSITE_VALUES = 4 };

typedef struct CompositeDef {
  ctString* prefix;
  int type; // CompositeType
  int count[3];
  double offset[3], quat[4];
  double size[3];     // length of the line, radius and turns of the others
  int curve[3];       // CompositeCurve
  ctString* initial;  // joint of the first body: "ball", "free" or "none"
  ctFloatVec* vertex; // points of the curve, 3 each; empty: made from curve, count and size
  cttByte skin;       // a <skin> was given
  cttByte skintexcoord;
  ctString* skinmaterial;
  float skinrgba[4];
  float skininflate;
  int skinsubgrid, skingroup;
  GeomElement* geom;           // values of the geoms
  SiteElement* site;           // of the sites at the ends
  JointElement* joint;         // of the joints
  const PluginElement* plugin; // NULL if none
  Value value[COMPOSITE_VALUES];
} CompositeDef;

// Starting values. False when out of memory; composite_free is needed in any case.
bool composite_init(CompositeDef* def, Spec* spec);
void composite_free(CompositeDef* def);

// The chain below parent, its first body in frame (may be NULL). On failure the reason is in err,
// at node.
Status composite_make(CompositeDef* def, BodyElement* parent, FrameElement* frame,
                      const XmlNode* node, ErrorList* err);

// Skin of a cable of boxes, in composite_skin.c. False when out of memory.
bool composite_skin(const CompositeDef* def, Spec* spec, const XmlNode* node);

// Name of the body at position i, to be freed with alloc_free; NULL when out of memory. last is the
// position of the last body, and those behind it count as it.
char* composite_body_name(const CompositeDef* def, int i, int last);

#endif
