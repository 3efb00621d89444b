// OBJ, the lines that make a mesh:
//   v x y z    vn x y z    vt u v    f a b c ...    with corners v, v/vt, v//vn or v/vt/vn
//   g and o begin another shape; l and p are lines and points.
// Only the first shape gives faces, all of the file gives vertices. Unknown lines are skipped.
// Numbers, indices and their odd corners are as in MuJoCo 3.5.0; README.md lists them.
#include "asset/mesh_obj.h"

#include "asset/mesh_file.h"
#include "base/alloc.h"
#include "base/array.h"
#include "base/str.h"

#include <float.h>
#include <limits.h>
#include <math.h>
#include <string.h>

typedef ARRAY(float) Floats;
typedef ARRAY(int) Ints;

typedef struct ObjReader {
  Floats vert, normal, texcoord;
  Ints face, facenormal, facetexcoord; // triangles of the first shape
  ARRAY(ObjCorner) corner;             // polygons of the group being read
  Ints polygon;                        // their sizes
  bool group;                          // it has a face, line or point
  bool shape;                          // the first shape is complete
  bool memory;                         // ran out
  ObjCutter cut;
} ObjReader;

static bool is_obj_blank(char c) { return c == ' ' || c == '\t'; }

static void skip_blanks(const char** at, const char* end) {
  while (*at < end && is_obj_blank(**at)) (*at)++;
}

//---------------------------------- numbers -------------------------------------------------------

// The number a word starts with, 0 if none. What is too large is the largest float.
static float next_float(const char** at, const char* end) {
  skip_blanks(at, end);
  const char* word = *at;
  while (*at < end && !is_obj_blank(**at)) (*at)++;
  double x;
  if (!str_to_double(word, *at, &x, NULL)) return 0;
  if (x > (double)FLT_MAX) return FLT_MAX;
  if (x < -(double)FLT_MAX) return -FLT_MAX;
  return (float)x;
}

static void push_obj_floats(ObjReader* r, Floats* to, const char* at, const char* end, int n) {
  if (!array_reserve(to, to->count + n)) {
    r->memory = true;
    return;
  }
  for (int i = 0; i < n; i++) to->data[to->count++] = next_float(&at, end);
}

// As atoi on a machine with long of 64 bits: white space, sign, digits; 0 if none; cut to 32 bits.
static int to_int(const char* at, const char* end) {
  while (at < end && (*at == ' ' || ('\t' <= *at && *at <= '\r'))) at++;
  bool minus = at < end && *at == '-';
  if (at < end && (*at == '-' || *at == '+')) at++;
  uint64_t limit = (uint64_t)INT64_MAX + minus, x = 0;
  for (; at < end && '0' <= *at && *at <= '9'; at++) {
    uint64_t digit = (uint64_t)(*at - '0');
    x = x > (limit - digit) / 10 ? limit : 10 * x + digit;
  }
  uint32_t low = (uint32_t)(minus ? 0 - x : x);
  int result;
  memcpy(&result, &low, sizeof result);
  return result;
}

// An index of n things, from 1 or, if negative, back from the end. False if it is 0.
static bool read_index(const char** at, const char* end, int n, int* index) {
  int i = to_int(*at, end);
  while (*at < end && **at != '/' && !is_obj_blank(**at)) (*at)++;
  *index = i > 0 ? i - 1 : n + i; // may point nowhere
  return i != 0;
}

static bool read_corner(const ObjReader* r, const char** at, const char* end, ObjCorner* c) {
  c->texcoord = c->normal = -1;
  if (!read_index(at, end, r->vert.count / 3, &c->vert)) return false;
  if (*at == end || **at != '/') return true;
  (*at)++;
  if (*at == end || **at != '/') {
    if (!read_index(at, end, r->texcoord.count / 2, &c->texcoord)) return false;
    if (*at == end || **at != '/') return true;
  }
  (*at)++;
  return read_index(at, end, r->normal.count / 3, &c->normal);
}

//---------------------------------- shapes --------------------------------------------------------

static void push_index(ObjReader* r, Ints* to, const int* index) {
  if (!array_reserve(to, to->count + 3)) {
    r->memory = true;
    return;
  }
  memcpy(to->data + to->count, index, 3 * sizeof(int));
  to->count += 3;
}

static void push_triangle(void* user, const ObjCorner* t) {
  ObjReader* r = (ObjReader*)user;
  push_index(r, &r->face, (int[]){t[0].vert, t[1].vert, t[2].vert});
  push_index(r, &r->facenormal, (int[]){t[0].normal, t[1].normal, t[2].normal});
  push_index(r, &r->facetexcoord, (int[]){t[0].texcoord, t[1].texcoord, t[2].texcoord});
}

// The group ends, so its polygons are cut with the vertices known by now. A group that ends with g
// becomes a shape if it has triangles, one that ends with o also if it has only lines or points.
static void end_group(ObjReader* r, bool object) {
  if (!r->shape) {
    r->cut.vert = r->vert.data;
    r->cut.nvert = r->vert.count / 3;
    ObjCorner* c = r->corner.data;
    for (int i = 0; i < r->polygon.count && !r->memory; i++) {
      mesh_obj_cut(&r->cut, c, r->polygon.data[i]);
      c += r->polygon.data[i];
    }
    r->shape = object ? r->group : r->face.count > 0;
  }
  r->corner.count = r->polygon.count = 0;
  r->group = false;
}

//---------------------------------- lines ---------------------------------------------------------

// Corners of an f, l or p. False if one of them is 0 or not a number, or nothing but blanks follows
// an l or p.
static bool read_obj_element(ObjReader* r, const char* at, const char* end, bool face) {
  int n = 0;
  if (face) skip_blanks(&at, end);
  for (; at < end; skip_blanks(&at, end), n++) {
    ObjCorner c;
    if (!read_corner(r, &at, end, &c)) return false;
    if (!face || r->shape) continue;
    ObjCorner* to = array_push(&r->corner);
    if (to)
      *to = c;
    else
      r->memory = true;
  }
  r->group = true;
  if (!face || r->shape || r->memory) return true;
  if (n < 3) { // no polygon
    r->corner.count -= n;
    return true;
  }
  int* size = array_push(&r->polygon);
  if (size)
    *size = n;
  else
    r->memory = true;
  return true;
}

// False if the file cannot be read.
static bool read_line(ObjReader* r, const char* at, const char* end) {
  const char* nul = (const char*)memchr(at, 0, (size_t)(end - at));
  if (nul) end = nul;
  skip_blanks(&at, end);
  if (end - at < 2) return true;
  if (is_obj_blank(at[1])) switch (at[0]) {
    case 'v':
      push_obj_floats(r, &r->vert, at + 2, end, 3);
      return true;
    case 'f':
      return read_obj_element(r, at + 2, end, true);
    case 'l':
    case 'p':
      return read_obj_element(r, at + 2, end, false);
    case 'g':
      end_group(r, false);
      return true;
    case 'o':
      end_group(r, true);
      return true;
    default:
      return true;
    }
  if (end - at < 3 || at[0] != 'v' || !is_obj_blank(at[2])) return true;
  if (at[1] == 'n') push_obj_floats(r, &r->normal, at + 3, end, 3);
  if (at[1] == 't') push_obj_floats(r, &r->texcoord, at + 3, end, 2);
  return true;
}

static Status read_lines(ObjReader* r, const AssetFile* in, Place at, ErrorList* err) {
  const char* p = in->size ? (const char*)in->data : "";
  const char *end = p + in->size, *line, *line_end;
  for (int number = 1; mesh_line(&p, end, &line, &line_end); number++) {
    if (!read_line(r, line, line_end)) {
      error_add(err, at, "could not parse OBJ file '%s'", in->name);
      error_hint(err, "bad index in line %d: %.*s", number,
                 (int)(line_end - line < 60 ? line_end - line : 60), line);
      return CT_FAIL;
    }
    if (r->memory) return error_add(err, at, "out of memory");
    if (r->cut.work < 0) break;
  }
  end_group(r, true);
  if (r->memory) return error_add(err, at, "out of memory");
  if (r->cut.work < 0)
    return error_add(err, at, "polygons of OBJ file '%s' are too complex", in->name);
  if (r->cut.dropped)
    error_warn(err, at,
               "OBJ file '%s': %d polygons with more than %d corners are dropped, as by MuJoCo",
               in->name, r->cut.dropped, MESH_OBJ_MAX_CORNERS);
  return CT_OK;
}

//---------------------------------- result --------------------------------------------------------

// Hand over what a mesh has; the rest stays with the reader.
static void take_mesh(ObjReader* r, MeshFile* m) {
  m->vert = r->vert.data, m->nvert = r->vert.count / 3;
  r->vert.data = NULL;
  if (r->normal.count) {
    m->normal = r->normal.data, m->nnormal = r->normal.count / 3;
    r->normal.data = NULL;
  }
  if (r->texcoord.count) {
    m->texcoord = r->texcoord.data, m->ntexcoord = r->texcoord.count / 2;
    r->texcoord.data = NULL;
    for (int i = 0; i < m->ntexcoord; i++) m->texcoord[2 * i + 1] = 1 - m->texcoord[2 * i + 1];
  }
  if (r->face.count == 0) return;
  m->face = r->face.data, m->nface = r->face.count / 3;
  r->face.data = NULL;
  if (m->normal) m->facenormal = r->facenormal.data, r->facenormal.data = NULL;
  if (m->texcoord) m->facetexcoord = r->facetexcoord.data, r->facetexcoord.data = NULL;
}

Status mesh_read_obj(MeshFile* out, const AssetFile* in, Place at, ErrorList* err) {
  *out = (MeshFile){0};
  if (in->size > ASSET_MAX_BYTES) return error_add(err, at, "OBJ file '%s' is too large", in->name);
  ObjReader r = {.cut = {.work = MESH_MAX_OBJ_WORK, .emit = push_triangle}};
  r.cut.user = &r;
  MeshFile m = {0};
  Status s = read_lines(&r, in, at, err);
  if (s == CT_OK) {
    take_mesh(&r, &m);
    s = mesh_finite(&m, 1, at, err);
  }
  array_free(&r.vert);
  array_free(&r.normal);
  array_free(&r.texcoord);
  array_free(&r.face);
  array_free(&r.facenormal);
  array_free(&r.facetexcoord);
  array_free(&r.corner);
  array_free(&r.polygon);
  if (s == CT_OK)
    *out = m;
  else
    mesh_free(&m);
  return s;
}
