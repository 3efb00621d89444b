// libFuzzer target for edits of specs: bytes are a program over three specs.
//   1. No crash, leak or undefined behaviour, whatever values the fields have and in whatever order
//      elements are added, changed, attached, copied and deleted.
//   2. A refusal has a reason; a spec that was refused can be edited on and freed.
//   3. What compiles has a copy that compiles to a model of the same size.
// Elements are looked up anew in each edit: pointers to deleted ones are the only misuse left out.
#include "fuzz.h"
#include "generated/mjcf_table.h"
#include "spec/spec.h"

#include <corten/corten.h>

#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

enum { SPECS = 3, MOST_EDITS = 60, MOST_ELEMENTS = 120, MOST_DOFS = 60 };

typedef struct Program {
  const uint8_t* data;
  size_t size, at;
  ctSpec* spec[SPECS];
} Program;

static int next(Program* p) { return p->at < p->size ? p->data[p->at++] : 0; }

static ctSpec** slot(Program* p) { return &p->spec[next(p) % SPECS]; }

static const char kModel[] =
    "<mujoco model='m'><extension><plugin plugin='mujoco.pid'><instance name='i'/></plugin>"
    "</extension><default><geom size='.1'/><default class='k'><geom type='box' size='.1 .2 .3'/>"
    "<joint damping='1'/></default></default><asset><mesh name='m' vertex='0 0 0 1 0 0 0 1 0 0 0 "
    "1'/>"
    "<texture name='t' type='2d' builtin='checker' width='4' height='4'/><material name='mat' "
    "texture='t'/><hfield name='h' nrow='2' ncol='2' size='1 1 1 1'/></asset><worldbody><geom "
    "name='floor' type='plane' size='1 1 1'/><light name='l'/><frame name='f' pos='0 0 1'><body "
    "name='a' childclass='k'><joint name='j'/><geom name='g'/><site name='s'/><camera name='c'/>"
    "<body name='b' pos='0 0 1'><joint name='j2' type='ball'/><geom name='g2' type='mesh' mesh='m' "
    "material='mat'/><site name='s2'/></body></body></frame><body name='o' "
    "mocap='true'/></worldbody>"
    "<tendon><spatial name='t'><site site='s'/><geom geom='g2'/><site site='s2'/></spatial><fixed "
    "name='t2'><joint joint='j' coef='1'/></fixed></tendon><contact><exclude body1='a' body2='b'/>"
    "</contact><equality><weld name='e' body1='a'/></equality><actuator><motor name='act' "
    "joint='j'/></actuator><sensor><jointpos name='p' joint='j'/></sensor><custom><tuple name='tp'>"
    "<element objtype='body' objname='a'/></tuple><numeric name='n' data='1 2'/></custom>"
    "<keyframe><key name='key' qpos='.1 1 0 0 0' ctrl='1'/></keyframe></mujoco>";

static ctSpec* new_spec(int which) {
  char error[500];
  ctSpec* s = which % 2 == 0 ? ct_makeSpec() : ct_parseXMLString(kModel, NULL, error, sizeof error);
  REQUIRE(s);
  return s;
}

//---------------------------------- operands ------------------------------------------------------

static int count_elements(const ctSpec* s) {
  int n = 0;
  for (int k = 0; k < SPEC_LISTS; k++) n += ((const Spec*)(const void*)s)->list[k].count;
  return n;
}

static ctsElement* pick(Program* p, ctSpec* s, cttObj type) {
  int i = next(p) % 8;
  ctsElement *e = cts_firstElement(s, type), *last = e;
  for (; e && i > 0; i--) {
    last = e;
    e = cts_nextElement(s, e);
  }
  return e ? e : last;
}

static cttObj kind(Program* p) {
  int k = next(p) % 26;
  return k == 0 ? ctOBJ_FRAME : k == ctOBJ_XBODY || k == ctOBJ_DOF ? ctOBJ_BODY : (cttObj)k;
}

static ctsBody* pick_body(Program* p, ctSpec* s) { return cts_asBody(pick(p, s, ctOBJ_BODY)); }

// A class of any spec, or none.
static ctsDefault* pick_class(Program* p) {
  Spec* s = (Spec*)(void*)*slot(p);
  int i = next(p) % 4;
  const ElementList* list = &s->list[SPEC_DEFAULT];
  return i < list->count ? &((DefaultElement*)list->data[i])->s : NULL;
}

static const char* text(Program* p) {
  static const char* const kText[] = {
      "",  "a", "b",   "world", "main", "j",   "g",  "s",  "t",  "xa", "m",          "k", "i",
      "f", "e", "act", "o",     "mat",  "key", "j2", "g2", "xb", "xk", "mujoco.pid", "h", "xmain"};
  return kText[next(p) % (int)(sizeof kText / sizeof *kText)];
}

static int odd_int(Program* p) {
  static const int kOdd[] = {-1, 0,  1,   2,   3,    4,    5,  6,       7,       8,
                             16, 77, 100, 101, 1000, 1001, -7, INT_MAX, INT_MIN, 2000000000};
  return kOdd[next(p) % (int)(sizeof kOdd / sizeof *kOdd)];
}

static double odd_real(Program* p) {
  int mild = next(p);
  if (mild % 4) return mild / 64.0;
  static const double kOdd[] = {0, 1, -1, .1, .5, 2, 1e-16, 1e10, -1e300, 1e300, 90, 3, 1e-300};
  int i = next(p) % 16;
  return i < 13 ? kOdd[i] : i == 13 ? (double)NAN : i == 14 ? (double)INFINITY : -(double)INFINITY;
}

//---------------------------------- values --------------------------------------------------------

// An enum of an element, or of its prototype in a class.
static void set_choice(Program* p, ctSpec* s) {
  cttObj type = kind(p);
  ctsElement* e = pick(p, s, type);
  const SpecChoices* list = spec_kind(type)->choices;
  if (!e || !list) return;
  Element* to = (Element*)(void*)e;
  const ctsDefault* def = next(p) % 4 == 0 ? pick_class(p) : NULL;
  if (def) to = ((DefaultElement*)(void*)def->element)->proto[type < ctNOBJECT ? type : 0];
  if (!to) return;
  const SpecChoice* c = &list->item[next(p) % list->count];
  int how = next(p); // mostly a value that the enum has: refusals end a program early
  int value = how % 8 ? c->of->value[how % c->of->count] : odd_int(p);
  memcpy((unsigned char*)spec_public(to) + c->offset, &value, sizeof value);
}

// A number that an attribute of MJCF fills.
static void set_number(Program* p, ctSpec* s) {
  cttObj type = kind(p);
  ctsElement* e = pick(p, s, type);
  int first = next(p), which = next(p);
  for (int i = 0; e && i < mjcf_element_count; i++) {
    const MjcfElement* row = &mjcf_element[(first + i) % mjcf_element_count];
    if (row->object != type || !row->nattr) continue;
    const MjcfAttr* a = &row->attr[which % row->nattr];
    unsigned char* at = (unsigned char*)spec_public((Element*)(void*)e) + a->offset;
    double x = odd_real(p);
    float y = (float)x;
    int n = odd_int(p);
    if (n > 1000) n = 1000; // sizes: what needs gigabytes is another target's matter
    if (a->store == STORE_DOUBLE) memcpy(at, &x, sizeof x);
    if (a->store == STORE_FLOAT) memcpy(at, &y, sizeof y);
    if (a->store == STORE_INT) memcpy(at, &n, sizeof n);
    if (a->store == STORE_BYTE) *at = (unsigned char)n;
    return;
  }
}

// A string or list.
static void set_value(Program* p, ctSpec* s) {
  cttObj type = kind(p);
  ctsElement* e = pick(p, s, type);
  const SpecValues* list = spec_kind(type)->values;
  if (!e || !list) return;
  const SpecValue* v = &list->item[next(p) % list->count];
  void* target;
  memcpy(&target, (unsigned char*)spec_public((Element*)(void*)e) + v->offset, sizeof target);
  int n = next(p) % 13;
  int ints[12];
  float floats[12];
  double reals[12];
  for (int i = 0; i < n && i < 12; i++) {
    ints[i] = odd_int(p);
    reals[i] = odd_real(p);
    floats[i] = (float)reals[i];
  }
  n = n > 12 ? 12 : n;
  switch (v->kind) {
  case VALUE_STRING:
    cts_setString(target, text(p));
    break;
  case VALUE_STRINGVEC:
    cts_setStringVec(target, "");
    for (int i = 0; i < n; i++) cts_appendString(target, text(p));
    break;
  case VALUE_INTVEC:
    cts_setInt(target, ints, n);
    break;
  case VALUE_FLOATVEC:
    cts_setFloat(target, floats, n);
    break;
  case VALUE_DOUBLEVEC:
    cts_setDouble(target, reals, n);
    break;
  case VALUE_BYTEVEC:
    cts_setBuffer(target, ints, n);
    break;
  case VALUE_INTVECVEC:
    cts_appendIntVec(target, ints, n);
    break;
  case VALUE_FLOATVECVEC:
    cts_appendFloatVec(target, floats, n);
    break;
  default:
    break;
  }
}

static void set_setting(Program* p, ctSpec* s) {
  ctsCompiler* c = &s->compiler;
  cttByte* flag[] = {&c->autolimits, &c->balanceinertia, &c->fitaabb,      &c->degree,
                     &c->fusestatic, &c->discardvisual,  &c->saveinertial, &s->strippath};
  int i = next(p) % 12;
  if (i < 8) {
    *flag[i] = (cttByte)(next(p) % 3);
  } else if (i == 8) {
    c->eulerseq[next(p) % 3] = "xyzXYZ?"[next(p) % 7];
  } else if (i == 9) {
    c->inertiagrouprange[next(p) % 2] = odd_int(p);
  } else if (i == 10) {
    s->nkey = next(p) % 4;
  } else {
    const SpecChoice* choice = &spec_choices_ctSpec.item[next(p) % spec_choices_ctSpec.count];
    int value = odd_int(p);
    memcpy((unsigned char*)s + choice->offset, &value, sizeof value);
  }
}

//---------------------------------- edits ---------------------------------------------------------

static void add_child(Program* p, ctSpec* s) {
  ctsBody* b = pick_body(p, s);
  ctsDefault* def = pick_class(p);
  if (!b) return;
  switch (next(p) % 8) {
  case 0:
    cts_addBody(b, def);
    break;
  case 1:
    cts_addJoint(b, def);
    break;
  case 2:
    cts_addFreeJoint(b);
    break;
  case 3:
    cts_addSite(b, def);
    break;
  case 4:
    cts_addCamera(b, def);
    break;
  case 5:
    cts_addLight(b, def);
    break;
  case 6:
    cts_addFrame(b, cts_asFrame(pick(p, *slot(p), ctOBJ_FRAME)));
    break;
  default:
    cts_addGeom(b, def);
  }
}

static void add_listed(Program* p, ctSpec* s) {
  ctsDefault* def = pick_class(p);
  switch (next(p) % 18) {
  case 0:
    cts_addActuator(s, def);
    break;
  case 1:
    cts_addPair(s, def);
    break;
  case 2:
    cts_addEquality(s, def);
    break;
  case 3:
    cts_addTendon(s, def);
    break;
  case 4:
    cts_addMesh(s, def);
    break;
  case 5:
    cts_addMaterial(s, def);
    break;
  case 6:
    cts_addSensor(s);
    break;
  case 7:
    cts_addFlex(s);
    break;
  case 8:
    cts_addExclude(s);
    break;
  case 9:
    cts_addHField(s);
    break;
  case 10:
    cts_addSkin(s);
    break;
  case 11:
    cts_addTexture(s);
    break;
  case 12:
    cts_addPlugin(s);
    break;
  case 13:
    cts_addNumeric(s);
    break;
  case 14:
    cts_addText(s);
    break;
  case 15:
    cts_addTuple(s);
    break;
  case 16:
    cts_addDefault(s, text(p), def);
    break;
  default:
    cts_addKey(s);
  }
}

static void add_wrap(Program* p, ctSpec* s) {
  ctsTendon* t = cts_asTendon(pick(p, s, ctOBJ_TENDON));
  if (!t) return;
  int how = next(p) % 6;
  if (how == 0) cts_wrapSite(t, text(p));
  if (how == 1) cts_wrapGeom(t, text(p), text(p));
  if (how == 2) cts_wrapJoint(t, text(p), odd_real(p));
  if (how == 3) cts_wrapPulley(t, odd_real(p));
  ctsWrap* w = cts_getWrap(t, next(p) % 4);
  if (!w) return;
  if (how > 3) w->type = (cttWrap)odd_int(p);
  cts_getWrapTarget(w);
  cts_getWrapSideSite(w);
}

static void link_plugin(Program* p, ctSpec* s) {
  static const cttObj kUser[] = {ctOBJ_BODY, ctOBJ_GEOM, ctOBJ_MESH, ctOBJ_ACTUATOR, ctOBJ_SENSOR};
  ctsElement* e = pick(p, s, kUser[next(p) % 5]);
  ctsPlugin* link = e ? spec_plugin((Element*)(void*)e) : NULL;
  if (!link) return;
  link->active = 1;
  link->element = pick(p, *slot(p), ctOBJ_PLUGIN);
  cts_setString(link->plugin_name, text(p));
  cts_setString(link->name, next(p) % 2 ? "" : text(p));
  cts_activatePlugin(s, "mujoco.pid");
}

static void attach(Program* p, ctSpec* s) {
  static const cttObj kPlace[] = {ctOBJ_FRAME, ctOBJ_BODY, ctOBJ_SITE, ctOBJ_GEOM};
  ctSpec* from = *slot(p);
  ctsElement* to = pick(p, s, kPlace[next(p) % 4]);
  int what = next(p) % 4;
  ctsElement* child = what == 0   ? from->element
                      : what == 1 ? pick(p, from, ctOBJ_FRAME)
                                  : pick(p, from, ctOBJ_BODY);
  if (!to || !child || count_elements(from) > MOST_ELEMENTS) return;
  if (!cts_attach(to, child, next(p) % 3 ? "x" : "", next(p) % 3 ? "" : "y"))
    REQUIRE(cts_getError(cts_getSpec(to))[0]); // where the place is now: another spec may have it
}

static void move(Program* p, ctSpec* s) {
  ctsElement* e = pick(p, s, kind(p));
  int how = next(p) % 4;
  if (how == 0) {
    ctsBody* b = pick_body(p, s);
    if (b) cts_bodyToFrame(&b);
  } else if (e && how == 1) {
    cts_setFrame(e, cts_asFrame(pick(p, *slot(p), ctOBJ_FRAME)));
  } else if (e && how == 2) {
    cts_setDefault(e, pick_class(p));
  } else if (e) {
    cts_setName(e, text(p));
  }
}

static void delete_class(Program* p, ctSpec* s) {
  const ctsDefault* def = pick_class(p);
  if (def) cts_delete(s, def->element);
}

static void look(Program* p, ctSpec* s) {
  ctsBody* b = pick_body(p, s);
  cttObj type = kind(p);
  int most = 1000;
  for (ctsElement* e = b ? cts_firstChild(b, type, 1) : NULL; e && most > 0; most--) {
    cts_getParent(e);
    cts_getFrame(e);
    cts_getDefault(e);
    cts_getId(e);
    e = cts_nextChild(b, e, 1);
  }
  REQUIRE(most > 0);
  cts_findElement(s, type, text(p));
  cts_findSpec(s, text(p));
}

//---------------------------------- what becomes of them ------------------------------------------

static void step(const ctModel* m) {
  if (m->nv > MOST_DOFS || m->ngeom > MOST_DOFS) return;
  ctData* d = ct_makeData(m);
  if (!d) return;
  for (int i = 0; i < 3; i++) ct_step(m, d);
  ct_deleteData(d);
}

static void compile(Program* p, ctSpec* s) {
  ctModel* m = ct_compile(s, NULL);
  if (!m) {
    REQUIRE(cts_getError(s)[0]);
    return;
  }
  ctSpec* copy = ct_copySpec(s);
  ctModel* again = ct_compile(copy, NULL);
  REQUIRE(again && ct_sizeModel(m) == ct_sizeModel(again));
  ct_deleteModel(again);
  ct_deleteSpec(copy);
  if (next(p) % 2) step(m);
  if (next(p) % 4 == 0) ct_copyBack(s, m);
  if (next(p) % 4 == 0) {
    ctData* d = ct_makeData(m);
    if (d) ct_recompile(s, NULL, m, d);
    ct_deleteData(d);
  }
  ct_deleteModel(m);
}

static void write_and_read(ctSpec** s) {
  static char xml[1 << 18];
  char error[1000];
  int status = ct_saveXMLString(*s, xml, sizeof xml, error, sizeof error);
  if (status) {
    REQUIRE(error[0]);
    return;
  }
  ctSpec* again = ct_parseXMLString(xml, NULL, error, sizeof error);
  if (again) {
    ct_deleteSpec(*s);
    *s = again;
  }
}

static void edit(Program* p) {
  int op = next(p) % 20;
  ctSpec** at = slot(p);
  bool full = count_elements(*at) > MOST_ELEMENTS;
  ctSpec* made = NULL;
  switch (op) {
  case 0:
    made = new_spec(next(p));
    break;
  case 1:
  case 2:
    if (!full) add_child(p, *at);
    break;
  case 3:
  case 4:
    if (!full) add_listed(p, *at);
    break;
  case 5:
    set_choice(p, *at);
    break;
  case 6:
  case 7:
    set_number(p, *at);
    break;
  case 8:
  case 9:
    set_value(p, *at);
    break;
  case 10:
    set_setting(p, *at);
    break;
  case 11:
    if (!full) add_wrap(p, *at);
    break;
  case 12:
    link_plugin(p, *at);
    break;
  case 13:
  case 14:
    if (!full) attach(p, *at);
    break;
  case 15:
    move(p, *at);
    break;
  case 16:
    cts_delete(*at, pick(p, *at, kind(p)));
    if (next(p) % 8 == 0) delete_class(p, *at);
    break;
  case 17:
    if (next(p) % 3 == 0) made = ct_copySpec(*slot(p));
    cts_setDeepCopy(*at, next(p) % 2);
    look(p, *at);
    break;
  case 18:
    write_and_read(at);
    break;
  default:
    compile(p, *at);
  }
  if (!made) return;
  ct_deleteSpec(*at);
  *at = made;
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  Program p = {.data = data, .size = size};
  for (int i = 0; i < SPECS; i++) p.spec[i] = new_spec(next(&p));
  for (int i = 0; i < MOST_EDITS && p.at < p.size; i++) edit(&p);
  int last = next(&p) % SPECS;
  write_and_read(&p.spec[last]);
  compile(&p, p.spec[last]);
  int first = next(&p) % SPECS; // they may be freed in any order
  for (int i = 0; i < SPECS; i++) ct_deleteSpec(p.spec[(first + i) % SPECS]);
  return 0;
}
