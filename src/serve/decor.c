#include "serve/decor.h"

#include "serve/json.h"

#include <string.h>

enum { DECOR_MOST = 8192 }; // shapes of one kind

// How the shapes of a flag are made. Geoms and sites are drawn by the page itself; with their
// groups off, only the other shapes of a category remain.
static const struct {
  int flag, category;
  bool geoms;
} kKind[] = {{ctVIS_JOINT, ctCAT_DECOR, false},        {ctVIS_CAMERA, ctCAT_DECOR, false},
             {ctVIS_ACTUATOR, ctCAT_DECOR, false},     {ctVIS_LIGHT, ctCAT_DECOR, false},
             {ctVIS_TENDON, ctCAT_DYNAMIC, false},     {ctVIS_RANGEFINDER, ctCAT_DECOR, false},
             {ctVIS_CONSTRAINT, ctCAT_DECOR, false},   {ctVIS_INERTIA, ctCAT_DECOR, false},
             {ctVIS_PERTFORCE, ctCAT_DECOR, false},    {ctVIS_PERTOBJ, ctCAT_DECOR, false},
             {ctVIS_CONTACTPOINT, ctCAT_DECOR, false}, {ctVIS_CONTACTFORCE, ctCAT_DECOR, false},
             {ctVIS_AUTOCONNECT, ctCAT_DECOR, false},  {ctVIS_COM, ctCAT_DECOR, false},
             {ctVIS_SELECT, ctCAT_DECOR, false},       {ctVIS_BODYBVH, ctCAT_DECOR, false},
             {ctVIS_MESHBVH, ctCAT_DECOR, false},      {ctVIS_ISLAND, ctCAT_DYNAMIC, true}};

// Flags that change how other kinds look.
static const int kModifier[] = {ctVIS_ACTIVATION, ctVIS_SCLINERTIA, ctVIS_CONTACTSPLIT};

// The flag without which the objects of a label are not drawn; 0: none.
static const int kLabelFlag[ctNLABEL] = {[ctLABEL_JOINT] = ctVIS_JOINT,
                                         [ctLABEL_CAMERA] = ctVIS_CAMERA,
                                         [ctLABEL_LIGHT] = ctVIS_LIGHT,
                                         [ctLABEL_TENDON] = ctVIS_TENDON,
                                         [ctLABEL_ACTUATOR] = ctVIS_ACTUATOR,
                                         [ctLABEL_CONSTRAINT] = ctVIS_CONSTRAINT,
                                         [ctLABEL_FLEX] = ctVIS_FLEXSKIN,
                                         [ctLABEL_SKIN] = ctVIS_SKIN,
                                         [ctLABEL_SELPNT] = ctVIS_SELECT,
                                         [ctLABEL_CONTACTPOINT] = ctVIS_CONTACTPOINT,
                                         [ctLABEL_CONTACTFORCE] = ctVIS_CONTACTFORCE};

bool decor_start(Decor* s, const ctModel* m) {
  memset(s, 0, sizeof *s);
  ctv_defaultScene(&s->scene);
  ctv_makeScene(m, &s->scene, DECOR_MOST);
  return s->scene.geoms != NULL;
}

void decor_free(Decor* s) {
  ctv_freeScene(&s->scene);
  array_free(&s->shape);
  strbuf_free(&s->label);
}

// Everything off, all groups on or off.
static void clear_option(ctvOption* opt, bool geoms) {
  ctv_defaultOption(opt);
  memset(opt->flags, 0, sizeof opt->flags);
  opt->flags[ctVIS_STATIC] = 1;
  cttByte* other[] = {opt->jointgroup, opt->tendongroup, opt->actuatorgroup, opt->flexgroup,
                      opt->skingroup};
  for (size_t k = 0; k < sizeof other / sizeof other[0]; k++) memset(other[k], 1, ctNGROUP);
  memset(opt->geomgroup, geoms, ctNGROUP);
  memset(opt->sitegroup, geoms, ctNGROUP);
}

static void append_label(Decor* s, const ctvGeom* g) {
  bool first = s->nlabel++ == 0;
  json_comma(&s->label, &first);
  strbuf_add(&s->label, "[");
  for (int k = 0; k < 3; k++) {
    json_number(&s->label, (double)g->pos[k]);
    strbuf_add(&s->label, ",");
  }
  json_text(&s->label, g->label);
  strbuf_add(&s->label, "]");
}

static void append_shape(Decor* s, const ctvGeom* g, int kind) {
  if (!array_reserve(&s->shape, s->shape.count + DECOR_FLOATS)) {
    s->failed = true;
    return;
  }
  float* out = s->shape.data + s->shape.count;
  const int head[] = {kind, g->type, g->dataid, g->matid, g->objtype, g->objid, g->category};
  for (int k = 0; k < 7; k++) *out++ = (float)head[k];
  memcpy(out, g->size, sizeof g->size);
  memcpy(out + 3, g->pos, sizeof g->pos);
  memcpy(out + 6, g->mat, sizeof g->mat);
  memcpy(out + 15, g->rgba, sizeof g->rgba);
  s->shape.count += DECOR_FLOATS;
}

void decor_append(Decor* s, const ctvScene* scene, int kind, int category) {
  const bool labels = kind >= DECOR_LABEL;
  for (int i = 0; i < scene->ngeom; i++) {
    const ctvGeom* g = scene->geoms + i;
    if (labels && *g->label) append_label(s, g);
    // deformable bodies, flexes and skins are drawn by the page, from their vertices
    const bool own = g->type == ctGEOM_FLEX || g->type == ctGEOM_SKIN ||
                     (g->objtype == ctOBJ_DEFORM && g->category == ctCAT_DYNAMIC);
    const bool wanted = (g->category & category) && (!labels || kind == DECOR_USER);
    if (wanted && !own && g->type != ctGEOM_LABEL) append_shape(s, g, kind);
  }
}

static void collect_kind(Decor* s, const ctModel* m, ctData* d, const ctvOption* opt,
                         const ctvPerturb* pert) {
  s->scene.ngeom = s->scene.status = 0;
  ctv_addGeoms(m, d, opt, pert, ctCAT_ALL, &s->scene); // bodies of all categories count as shown
}

static void collect_label(Decor* s, const ctModel* m, ctData* d, const DecorWish* wish,
                          const ctvPerturb* pert) {
  ctvOption opt;
  clear_option(&opt, wish->label == ctLABEL_GEOM || wish->label == ctLABEL_SITE);
  opt.label = wish->label;
  if (kLabelFlag[wish->label]) opt.flags[kLabelFlag[wish->label]] = 1;
  collect_kind(s, m, d, &opt, pert);
  decor_append(s, &s->scene, DECOR_LABEL + wish->label, 0);
}

void decor_collect(Decor* s, const ctModel* m, ctData* d, const DecorWish* wish,
                   const ctvPerturb* pert) {
  ctvOption opt;
  s->shape.count = s->nlabel = 0;
  if (s->label.data) s->label.len = 0, s->label.data[0] = 0;
  for (size_t k = 0; k < sizeof kKind / sizeof kKind[0]; k++) {
    if (!(wish->flags >> kKind[k].flag & 1)) continue;
    clear_option(&opt, kKind[k].geoms);
    for (size_t i = 0; i < sizeof kModifier / sizeof kModifier[0]; i++)
      opt.flags[kModifier[i]] = wish->flags >> kModifier[i] & 1;
    opt.flags[kKind[k].flag] = 1;
    collect_kind(s, m, d, &opt, pert);
    decor_append(s, &s->scene, kKind[k].flag, kKind[k].category);
  }
  if (wish->frame > ctFRAME_NONE && wish->frame < ctNFRAME) {
    clear_option(&opt, true);
    opt.frame = wish->frame;
    collect_kind(s, m, d, &opt, pert);
    decor_append(s, &s->scene, DECOR_FRAME + wish->frame, ctCAT_DECOR);
  }
  if (wish->label > ctLABEL_NONE && wish->label < ctNLABEL) collect_label(s, m, d, wish, pert);
}
