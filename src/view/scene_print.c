// A scene as text: every shape, light and camera, the sizes of flexes and skins, the switches.
// Every number of the scene is printed once, in the order of its struct; the scene is only read.
#include "view/scene_print.h"

#include "base/assert.h"
#include "base/file.h"
#include "base/report.h"
#include "model/dump.h"

#include <corten/corten.h>

#include <stddef.h>
#include <stdio.h>

typedef enum MemberKind { INT, BYTE, REAL, TEXT } MemberKind;

// A line of text: a member of a struct, or of one of the arrays of a scene.
typedef struct MemberRow {
  const char* name;
  MemberKind kind;
  size_t offset;
  int count;
} MemberRow;

#define ROW(type, member, kind, n)                                                                 \
  { #member, kind, offsetof(type, member), n }
#define GEOM(member, kind, n) ROW(ctvGeom, member, kind, n)
#define LIGHT(member, kind, n) ROW(ctvLight, member, kind, n)
#define CAMERA(member, kind, n) ROW(ctvGLCamera, member, kind, n)
#define SCENE(member, kind, n) ROW(ctvScene, member, kind, n)
#define NROW(table) ((int)(sizeof(table) / sizeof(table)[0]))

static const MemberRow kGeomRow[] = {
    GEOM(type, INT, 1),       GEOM(category, INT, 1),     GEOM(label, TEXT, 1),
    GEOM(objtype, INT, 1),    GEOM(objid, INT, 1),        GEOM(pos, REAL, 3),
    GEOM(mat, REAL, 9),       GEOM(size, REAL, 3),        GEOM(segid, INT, 1),
    GEOM(dataid, INT, 1),     GEOM(matid, INT, 1),        GEOM(texcoord, INT, 1),
    GEOM(rgba, REAL, 4),      GEOM(emission, REAL, 1),    GEOM(specular, REAL, 1),
    GEOM(shininess, REAL, 1), GEOM(reflectance, REAL, 1),
};
static const MemberRow kLightRow[] = {
    LIGHT(id, INT, 1),          LIGHT(pos, REAL, 3),         LIGHT(dir, REAL, 3),
    LIGHT(type, INT, 1),        LIGHT(castshadow, BYTE, 1),  LIGHT(headlight, BYTE, 1),
    LIGHT(intensity, REAL, 1),  LIGHT(range, REAL, 1),       LIGHT(ambient, REAL, 3),
    LIGHT(diffuse, REAL, 3),    LIGHT(specular, REAL, 3),    LIGHT(texid, INT, 1),
    LIGHT(exponent, REAL, 1),   LIGHT(attenuation, REAL, 3), LIGHT(cutoff, REAL, 1),
    LIGHT(bulbradius, REAL, 1),
};
static const MemberRow kCameraRow[] = {
    CAMERA(pos, REAL, 3),
    CAMERA(forward, REAL, 3),
    CAMERA(up, REAL, 3),
    CAMERA(orthographic, INT, 1),
    CAMERA(frustum_center, REAL, 1),
    CAMERA(frustum_width, REAL, 1),
    CAMERA(frustum_bottom, REAL, 1),
    CAMERA(frustum_top, REAL, 1),
    CAMERA(frustum_near, REAL, 1),
    CAMERA(frustum_far, REAL, 1),
};
// arrays with one integer for each flex or skin
static const MemberRow kFlexRow[] = {
    SCENE(flexfaceused, INT, 1), SCENE(flexedgeadr, INT, 1), SCENE(flexedgenum, INT, 1),
    SCENE(flexvertadr, INT, 1),  SCENE(flexvertnum, INT, 1), SCENE(flexfaceadr, INT, 1),
    SCENE(flexfacenum, INT, 1),
};
static const MemberRow kSkinRow[] = {
    SCENE(skinfacenum, INT, 1),
    SCENE(skinvertadr, INT, 1),
    SCENE(skinvertnum, INT, 1),
};
static const MemberRow kDeformRow[] = {
    SCENE(deformfaceadr, INT, 1),
    SCENE(deformfacenum, INT, 1),
};
static const MemberRow kOptionRow[] = {
    SCENE(flexvertopt, BYTE, 1), SCENE(flexedgeopt, BYTE, 1), SCENE(flexfaceopt, BYTE, 1),
    SCENE(flexskinopt, BYTE, 1), SCENE(stereo, INT, 1),       SCENE(status, INT, 1),
};
static const MemberRow kTransformRow[] = {
    SCENE(enabletransform, BYTE, 1),
    SCENE(translate, REAL, 3),
    SCENE(rotate, REAL, 4),
    SCENE(scale, REAL, 1),
};

typedef struct Print {
  StrBuf* out;
  const char* format; // NULL: shortest
} Print;

static void put_float(const Print* p, float x) {
  char text[512]; // %99.99f of the largest float has 139 chars
  if (p->format) {
    snprintf(text, sizeof text, p->format, (double)x);
  } else {
    dump_float(text, x);
  }
  strbuf_printf(p->out, " %s", text);
}

static void put_row(const Print* p, const MemberRow* r, const void* base) {
  const unsigned char* at = (const unsigned char*)base + r->offset;
  strbuf_printf(p->out, "    %-16s", r->name);
  for (int i = 0; i < r->count; i++) {
    switch (r->kind) {
    case INT:
      strbuf_printf(p->out, " %d", ((const int*)(const void*)at)[i]);
      break;
    case BYTE:
      strbuf_printf(p->out, " %d", at[i]);
      break;
    case REAL:
      put_float(p, ((const float*)(const void*)at)[i]);
      break;
    case TEXT:
      strbuf_printf(p->out, " %s", (const char*)at);
      break;
    }
  }
  strbuf_add(p->out, "\n");
}

static void put_struct(const Print* p, const MemberRow* row, int n, const void* base) {
  for (int i = 0; i < n; i++) put_row(p, row + i, base);
  strbuf_add(p->out, "\n");
}

// Entry i of the arrays that the rows name.
static void put_entry(const Print* p, const MemberRow* row, int n, const ctvScene* s, int i) {
  for (int k = 0; k < n; k++) {
    const int* array = *(int* const*)(const void*)((const char*)s + row[k].offset);
    strbuf_printf(p->out, "    %-16s %d\n", row[k].name, array[i]);
  }
  strbuf_add(p->out, "\n");
}

static void put_scene(const Print* p, const ctvScene* s) {
  StrBuf* out = p->out;
  strbuf_printf(out, "GEOMS %d\n", s->ngeom);
  for (int i = 0; i < s->ngeom; i++) {
    strbuf_printf(out, "  GEOM %d\n", i);
    put_struct(p, kGeomRow, NROW(kGeomRow), s->geoms + i);
  }
  strbuf_printf(out, "LIGHTS %d\n", s->nlight);
  for (int i = 0; i < s->nlight; i++) {
    strbuf_printf(out, "  LIGHT %d\n", i);
    put_struct(p, kLightRow, NROW(kLightRow), s->lights + i);
  }
  strbuf_add(out, "CAMERAS 2\n");
  for (int i = 0; i < 2; i++) {
    strbuf_printf(out, "  CAMERA %d\n", i);
    put_struct(p, kCameraRow, NROW(kCameraRow), s->camera + i);
  }
  strbuf_printf(out, "FLEXES %d\n", s->nflex);
  for (int i = 0; i < s->nflex; i++) {
    strbuf_printf(out, "  FLEX %d\n", i);
    put_entry(p, kFlexRow, NROW(kFlexRow), s, i);
  }
  strbuf_printf(out, "SKINS %d\n", s->nskin);
  for (int i = 0; i < s->nskin; i++) {
    strbuf_printf(out, "  SKIN %d\n", i);
    put_entry(p, kSkinRow, NROW(kSkinRow), s, i);
  }
  if (s->ndeform) strbuf_printf(out, "DEFORMABLE BODIES %d\n", s->ndeform); // not in MuJoCo
  for (int i = 0; i < s->ndeform; i++) {
    strbuf_printf(out, "  DEFORMABLE BODY %d\n", i);
    put_entry(p, kDeformRow, NROW(kDeformRow), s, i);
  }
  strbuf_add(out, "FLAGS\n    flags           ");
  for (int i = 0; i < ctNRNDFLAG; i++) strbuf_printf(out, " %d", s->flags[i]);
  strbuf_add(out, "\n");
  put_struct(p, kOptionRow, NROW(kOptionRow), s);
  strbuf_add(out, "TRANSFORM\n");
  put_struct(p, kTransformRow, NROW(kTransformRow), s);
}

// Nothing is written when memory is short: half a text would pass for the whole.
bool scene_print_file(const ctvScene* s, const char* filename, const char* format,
                      const char** why) {
  StrBuf text = {0};
  bool done = false;
  put_scene(&(Print){&text, dump_format_ok(format) ? format : NULL}, s);
  if (!text.failed)
    done = file_write(filename, text.data, text.len, why);
  else if (why)
    *why = "out of memory";
  strbuf_free(&text);
  return done;
}

void ct_printFormattedScene(const ctvScene* s, const char* filename, const char* float_format) {
  CT_ASSERT(s && filename);
  const char* why = "out of memory";
  if (!scene_print_file(s, filename, float_format, &why))
    report_warning("Could not open file '%s' for writing mjvScene: %s", filename, why);
}

void ct_printScene(const ctvScene* s, const char* filename) {
  ct_printFormattedScene(s, filename, NULL);
}
