// Files of GMSH, formats 2.2 and 4.1, as text and binary: one block of nodes with consecutive tags
// and one block of elements of one kind. The accepted files are those that MuJoCo accepts. A
// section is read only inside its bounds.
#include "asset/asset_file.h"
#include "base/array.h"
#include "base/str.h"
#include "spec/flexcomp.h"

#include <limits.h>
#include <math.h>
#include <string.h>

// A section of the file: behind "$Nodes" and one more character, up to "$EndNodes".
typedef struct GmshSection {
  const unsigned char *at, *end;
} GmshSection;

// Reads white-space separated numbers; bad once one was missing, or ended where the section ends.
typedef struct Words {
  const char *at, *end;
  bool bad;
} Words;

static double next_real(Words* w) {
  double x = 0;
  if (w->bad) return 0;
  if (!str_to_double(w->at, w->end, &x, &w->at) || w->at >= w->end) w->bad = true;
  return x;
}

static int next_int(Words* w) {
  int x = 0;
  if (w->bad) return 0;
  if (!str_to_int(w->at, w->end, &x, &w->at) || w->at >= w->end) w->bad = true;
  return x;
}

static Words words_of(GmshSection s) {
  return (Words){(const char*)s.at, (const char*)s.end, false};
}

static uint64_t read_u64(const unsigned char* p) {
  return (uint64_t)asset_u32(p) | (uint64_t)asset_u32(p + 4) << 32;
}

static double read_f64(const unsigned char* p) {
  uint64_t u = read_u64(p);
  double x;
  memcpy(&x, &u, sizeof x);
  return x;
}

static size_t size_of(GmshSection s) { return (size_t)(s.end - s.at); }

//---------------------------------- what both formats share ---------------------------------------

// Numbers of an entity block of format 4.1.
typedef struct EntityBlock {
  uint64_t blocks, count, min_tag, max_tag;
  int dim, kind; // kind: parametric for nodes, type for elements
  uint64_t in_block;
} EntityBlock;

enum { HEADER41 = 52 };

static const char* check_nodes(FlexcompMesh* m, const EntityBlock* b, bool text) {
  if (b->blocks != 1 || b->count != b->in_block) return "All nodes must be in single block";
  if (text && b->max_tag != b->in_block)
    return "Maximum number of nodes must be equal to number of nodes in a block";
  if (b->dim < 1 || b->dim > 3) return "Entity must be 1D, 2D or 3D";
  if (b->count >= INT_MAX / 3) return "Invalid number of nodes.";
  m->def->flex->s.dim = b->dim;
  return NULL;
}

static const char* check_element_block(FlexcompMesh* m, const EntityBlock* b) {
  static const int kType[4] = {0, 1, 2, 4}; // segment, triangle, tetrahedron
  if (b->blocks != 1 || b->count != b->in_block) return "All elements must be in single block";
  if (b->dim != m->def->flex->s.dim) return "Inconsistent dimensionality in Elements";
  if (b->count >= INT_MAX / 4) return "Invalid numElements.";
  if (b->kind != kType[b->dim]) return "Element type inconsistent with dimensionality";
  return NULL;
}

//---------------------------------- format 4.1 ----------------------------------------------------

static EntityBlock text_block(Words* w) {
  EntityBlock b = {0};
  b.blocks = (uint64_t)next_int(w);
  b.count = (uint64_t)next_int(w);
  b.min_tag = (uint64_t)next_int(w);
  b.max_tag = (uint64_t)next_int(w);
  b.dim = next_int(w);
  next_int(w); // tag of the entity
  b.kind = next_int(w);
  b.in_block = (uint64_t)next_int(w);
  return b;
}

static EntityBlock binary_block(const unsigned char* p) {
  return (EntityBlock){read_u64(p),       read_u64(p + 8),   read_u64(p + 16), read_u64(p + 24),
                       asset_int(p + 32), asset_int(p + 40), read_u64(p + 44)};
}

static const char* text_nodes41(FlexcompMesh* m, GmshSection s, uint64_t* first) {
  Words w = words_of(s);
  EntityBlock b = text_block(&w);
  if (w.bad) return "Error reading Nodes header";
  const char* why = check_nodes(m, &b, true);
  if (why) return why;
  *first = b.min_tag;
  for (uint64_t i = 0; i < b.count; i++) {
    uint64_t tag = (uint64_t)next_int(&w);
    if (w.bad) return "Error reading node tags";
    if (tag != i + b.min_tag) return "Node tags must be sequential";
  }
  for (uint64_t i = 0; i < b.count; i++) {
    double p[3];
    for (int k = 0; k < 3; k++) p[k] = next_real(&w);
    if (w.bad) return "Error reading node coordinates";
    flexcomp_point(m, p);
  }
  return NULL;
}

static const char* binary_nodes41(FlexcompMesh* m, GmshSection s, uint64_t* first) {
  if (size_of(s) < HEADER41) return "Invalid nodes header";
  EntityBlock b = binary_block(s.at);
  const char* why = check_nodes(m, &b, false);
  if (why) return why;
  *first = b.min_tag;
  if (size_of(s) < HEADER41 + b.count * 32) return "Insufficient byte size of Nodes";
  const unsigned char *tag = s.at + HEADER41, *at = tag + 8 * b.count;
  for (uint64_t i = 0; i < b.count; i++) {
    if (read_u64(tag + 8 * i) != i + b.min_tag) return "Node tags must be sequential";
  }
  for (uint64_t i = 0; i < b.count; i++, at += 24)
    flexcomp_point(m, (double[3]){read_f64(at), read_f64(at + 8), read_f64(at + 16)});
  return NULL;
}

// Ids that do not fit an int are out of range in any case.
static int local_id(uint64_t tag, uint64_t first) {
  uint64_t id = tag - first;
  return id <= INT_MAX ? (int)id : -1;
}

static const char* text_elements41(FlexcompMesh* m, GmshSection s, uint64_t first) {
  Words w = words_of(s);
  EntityBlock b = text_block(&w);
  if (w.bad) return "Error reading Elements header";
  const char* why = check_element_block(m, &b);
  if (why) return why;
  for (uint64_t i = 0; i < b.count; i++) {
    int vert[4];
    next_int(&w); // its tag
    for (int k = 0; k <= b.dim; k++) vert[k] = local_id((uint64_t)next_int(&w), first);
    if (w.bad) return "Error reading Elements";
    flexcomp_element(m, vert, b.dim + 1);
  }
  return NULL;
}

static const char* binary_elements41(FlexcompMesh* m, GmshSection s, uint64_t first) {
  if (size_of(s) < HEADER41) return "Invalid elements header";
  EntityBlock b = binary_block(s.at);
  const char* why = check_element_block(m, &b);
  if (why) return why;
  size_t row = 8 * (size_t)(b.dim + 2);
  if (size_of(s) < HEADER41 + b.count * row) return "Insufficient byte size of Elements";
  const unsigned char* at = s.at + HEADER41;
  for (uint64_t i = 0; i < b.count; i++, at += row) {
    int vert[4];
    for (int k = 0; k <= b.dim; k++) vert[k] = local_id(read_u64(at + 8 * (k + 1)), first);
    flexcomp_element(m, vert, b.dim + 1);
  }
  return NULL;
}

//---------------------------------- format 2.2 ----------------------------------------------------

// Only digits in the first line.
static bool is_ascii_header(GmshSection s) {
  for (const unsigned char* p = s.at; p < s.end && *p != '\n'; p++) {
    if (*p < '0' || *p > '9') return false;
  }
  return true;
}

static const char* set_kind22(FlexcompMesh* m, int type, int* nodes) {
  *nodes = type == 2 ? 3 : type == 4 ? 4 : 0;
  if (!*nodes) return "Invalid number of node tags";
  m->def->flex->s.dim = *nodes - 1;
  return NULL;
}

static const char* text_nodes22(FlexcompMesh* m, GmshSection s, int* count) {
  if (!is_ascii_header(s)) return "Invalid node header";
  Words w = words_of(s);
  *count = next_int(&w);
  if (w.bad) return "Error reading Nodes header";
  if (*count >= INT_MAX / 3) return "Invalid number of nodes.";
  for (int i = 0; i < *count; i++) {
    double p[3];
    next_int(&w); // its tag
    if (w.bad) return "Error reading node tags";
    for (int k = 0; k < 3; k++) p[k] = next_real(&w);
    if (w.bad) return "Error reading node coordinates";
    flexcomp_point(m, p);
  }
  return NULL;
}

static const char* text_elements22(FlexcompMesh* m, GmshSection s, int points) {
  if (!is_ascii_header(s)) return "Invalid elements header";
  Words w = words_of(s);
  int count = next_int(&w), nodes = 0;
  if (w.bad) return "Error reading Elements header";
  if (count >= INT_MAX / 4) return "Invalid number of elements.";
  for (int i = 0; i < count || i == 0; i++) {
    next_int(&w); // its tag
    int type = next_int(&w), tags = next_int(&w);
    if (w.bad) return "Error reading Elements";
    const char* why = i == 0 ? set_kind22(m, type, &nodes) : NULL;
    if (why) return why;
    if (i >= count) break;
    if (tags > 0) {
      next_int(&w); // physical entity
      next_int(&w); // geometrical entity
    }
    int vert[4];
    for (int k = 0; k < nodes; k++) {
      vert[k] = next_int(&w) - 1;
      if (w.bad) return "Error reading Elements";
      if (vert[k] < 0 || vert[k] >= points) return "Invalid node tag";
    }
    flexcomp_element(m, vert, nodes);
  }
  return NULL;
}

// Number in the first line of a binary section. Its length is found as the distance to the first
// zero byte among ten, less one: the low byte of the number that follows.
static const char* read_binary_count(GmshSection s, const char* wrong, int* count, size_t* header) {
  char text[11] = {0};
  size_t n = size_of(s) < 10 ? size_of(s) : 10;
  memcpy(text, s.at, n);
  size_t length = strlen(text);
  if (!str_to_int(text, text + length, count, NULL)) return "exception while reading GMSH file";
  *header = length - 1;
  return *count < 0 ? wrong : NULL;
}

static const char* binary_nodes22(FlexcompMesh* m, GmshSection s, int* count) {
  if (size_of(s) < 4) return "Invalid nodes header";
  size_t header;
  const char* why = read_binary_count(s, "Invalid number of nodes", count, &header);
  if (why) return why;
  if (*count >= INT_MAX / 3) return "Invalid number of nodes.";
  size_t bytes = (size_t)*count * 28;
  if (size_of(s) < 4 + bytes || size_of(s) < header + bytes)
    return "Insufficient byte size of Nodes";
  const unsigned char* at = s.at + header + 4;
  for (int i = 0; i < *count; i++, at += 28)
    flexcomp_point(m, (double[3]){read_f64(at), read_f64(at + 8), read_f64(at + 16)});
  return NULL;
}

// Node tags of element 0 may be as many as there are nodes, those of others as many as there are
// elements: MuJoCo's own limits.
static const char* binary_element22(FlexcompMesh* m, const unsigned char* at, int nodes, int most) {
  int vert[4];
  for (int k = 0; k < nodes; k++) {
    int tag = asset_int(at + 4 * k);
    if (tag < 1 || tag > most) return "Invalid node tag";
    vert[k] = tag - 1;
  }
  flexcomp_element(m, vert, nodes);
  return NULL;
}

// Written by GMSH: each element with header and two tags. By fTetWild: one header, then a tag and
// the nodes of each.
static const char* binary_elements22(FlexcompMesh* m, GmshSection s, int points) {
  size_t header;
  int count, nodes;
  if (size_of(s) < 4) return "Invalid elements header";
  const char* why = read_binary_count(s, "Invalid number of elements", &count, &header);
  if (why) return why;
  if (size_of(s) < header + 16) return "Invalid elements header";
  const unsigned char* at = s.at + header;
  int tags = asset_int(at + 8);
  why = set_kind22(m, asset_int(at), &nodes);
  if (why) return why;
  size_t n = (size_t)count, gmsh = 4 * (size_t)(6 + nodes);
  if (size_of(s) < 17 + n * 20) return "Insufficient byte size of Elements";
  if (tags > 0 && size_of(s) < 4 + n * gmsh) return "Insufficient byte size of Elements";
  size_t row = tags > 0 ? gmsh : 20, before = tags > 0 ? 24 : 16;
  size_t last = (n ? n - 1 : 0) * row + before + 4 * (size_t)nodes;
  if (size_of(s) < header + last) return "Insufficient byte size of Elements";
  for (size_t i = 0; (i < n || i == 0) && !why; i++)
    why = binary_element22(m, at + i * row + before, nodes, i == 0 ? points : count);
  return why;
}

//---------------------------------- the file ------------------------------------------------------

// Position of text before the last bytes of the file; -1 if it is not there.
static long long find_marker(const unsigned char* data, size_t size, const char* text) {
  size_t n = strlen(text);
  for (size_t i = 0; i + n < size; i++) {
    if (memcmp(data + i, text, n) == 0) return (long long)i;
  }
  return -1;
}

static const char* find_gmsh_section(const unsigned char* data, size_t size,
                                     const char* const name[2], GmshSection* out) {
  long long from = find_marker(data, size, name[0]) + (long long)strlen(name[0]) + 1;
  long long to = find_marker(data, size, name[1]);
  if (to < from) return name[1];
  *out = (GmshSection){data + from, data + to};
  return NULL;
}

static const char* read_version(GmshSection s, double* version, int* binary) {
  Words w = words_of(s);
  *version = next_real(&w);
  *binary = next_int(&w);
  if (w.bad) return "Could not read GMSH file header";
  double rounded = floor(100 * *version + 0.5);
  if (rounded != 220 && rounded != 410)
    return "Only GMSH file format versions 4.1 and 2.2 are supported";
  return NULL;
}

static const char* read_gmsh_sections(FlexcompMesh* m, const unsigned char* data, size_t size) {
  static const char* const kNodes[2] = {"$Nodes", "$EndNodes"};
  static const char* const kElements[2] = {"$Elements", "$EndElements"};
  double version;
  int binary, points = 0;
  uint64_t first = 0;
  GmshSection nodes, elements;
  const char* why = read_version((GmshSection){data + 11, data + size}, &version, &binary);
  if (why) return why;
  if (find_gmsh_section(data, size, kNodes, &nodes))
    return "GMSH file missing $EndNodes after $Nodes";
  if (find_gmsh_section(data, size, kElements, &elements))
    return "GMSH file missing $EndElements after $Elements";
  if (version > 3) {
    why = binary ? binary_nodes41(m, nodes, &first) : text_nodes41(m, nodes, &first);
    if (why) return why;
    return binary ? binary_elements41(m, elements, first) : text_elements41(m, elements, first);
  }
  why = binary ? binary_nodes22(m, nodes, &points) : text_nodes22(m, nodes, &points);
  if (why) return why;
  return binary ? binary_elements22(m, elements, points) : text_elements22(m, elements, points);
}

static Status fail_gmsh(FlexcompMesh* m, const char* why) {
  return error_add(m->err, m->at, "XML Error: Error: %s", why);
}

Status flexcomp_gmsh(FlexcompMesh* m, const unsigned char* data, size_t size) {
  if (size == 0) return fail_gmsh(m, "Empty GMSH file");
  if (size < 11 || memcmp(data, "$MeshFormat", 11) != 0)
    return fail_gmsh(m, "GMSH file must begin with $MeshFormat");
  m->def->point->count = m->def->element->count = 0;
  const char* why = read_gmsh_sections(m, data, size);
  return why ? fail_gmsh(m, why) : CT_OK;
}
