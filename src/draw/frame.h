// One picture of a scene while it is drawn.
//
// A Piece is a Form with its place and look. Its vertices are projected to the screen, triangles
// that may be seen are listed, and each tile of the picture draws its own: first what is nearest
// at each sample, then its colour, then transparent pieces in their order.
#ifndef DRAW_FRAME_H
#define DRAW_FRAME_H

#include "base/pool.h"
#include "draw/form.h"
#include "draw/texture.h"

#include <corten/corten.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  FRAME_SUB = 256,                 // units of screen coordinates per pixel
  FRAME_EIGHTH = 32,               // samples are at multiples of an eighth of a pixel
  FRAME_GUARD = 12288,             // pixels beyond which triangles are cut
  FRAME_TILE = 32,                 // pixels
  FRAME_LIGHTS = 8,                // as OpenGL has
  FRAME_PASSES = 1 + FRAME_LIGHTS, // light without shadows, then each light with shadows
};

// Memory that grows and stays.
typedef struct Pile {
  void* data;
  size_t size;
} Pile;

bool pile_reserve(Pile* p, size_t size); // keeps the content; false: out of memory
void pile_free(Pile* p);

//---------------------------------- the camera ----------------------------------------------------

typedef struct Eye {
  double view[12];      // scene to eye: rows of a 3 x 4 matrix
  float head[3];        // position of the camera in the scene
  float px, py, cx, cy; // screen x = (px ex + cx ez) / w in pixels, so y; orthographic: + cx
  float zscale, zshift; // reversed depth z = (zscale ez + zshift) / w
  float near, far;
  bool ortho;
} Eye;

//---------------------------------- looks ---------------------------------------------------------

typedef enum TexMode { TEX_NONE, TEX_COORD, TEX_FLAT, TEX_CUBE, TEX_SKY } TexMode;

typedef struct Look {
  float rgba[4];
  float emission, specular, shininess;
  TexMode texmode;
  const Texture* texture;
  float texscale[3]; // flat: coordinates per unit of the form, cube: scale of the form
  bool unlit;        // its colour is rgba
  bool mirror;       // shows the reflected scene, too
  int geom;          // in the scene; -1: sky or haze
} Look;

typedef enum Cull { CULL_NONE, CULL_BACK, CULL_FRONT } Cull;

// Kinds of triangles in the order in which a tile draws them. The mask is where a mirror is when it
// is drawn as lines.
typedef enum Layer {
  LAYER_MIRROR,
  LAYER_MIRROR_BLEND,
  LAYER_MAIN,
  LAYER_BLEND,
  LAYER_MASK,
  LAYER_COUNT
} Layer;

typedef struct Piece {
  Form form;        // its arrays belong to the store or the scene
  double place[12]; // form to scene
  float toeye[12];
  float normal[9]; // normals of the form to eye, not normalised
  Look look;
  Cull cull;
  Layer layer;
  bool keep_depth; // blended pieces that write depths
  bool casts;      // shadows
  float line;      // width of lines in pixels; 0: filled
  int vert0;       // its first vertex
  int sheet0;      // its first vertex among those of all sheets
} Piece;

//---------------------------------- vertices and triangles ----------------------------------------

typedef enum OutCode {
  OUT_NEAR = 1,   // cut at the near plane
  OUT_GUARD = 2,  // cut at the guard band
  OUT_MIRROR = 4, // behind the mirror
  OUT_LEFT = 8,
  OUT_RIGHT = 16,
  OUT_BELOW = 32,
  OUT_ABOVE = 64,
  OUT_FAR = 128,
  OUT_NUMBERS = 256 // not a number
} OutCode;

// A vertex between two others that a cut made, or the end of a line: attributes are those of a,
// plus t of the difference to b.
typedef struct Between {
  int a, b;
  float t;
} Between;

typedef struct Vertex {
  int x, y;    // screen
  float z, iw; // depth, 1 / w
} Vertex;

typedef struct Tri {
  int v[3];
  int piece;
} Tri;

typedef struct LightSource {
  float pos[3], dir[3]; // in the eye's frame; dir: from a directional light
  float ambient[3], diffuse[3], specular[3], attenuation[3];
  float cos_cutoff, exponent; // cos_cutoff -1: no spot
  bool directional;
  int shadow; // pass of its own; 0: light without shadow
  int source; // in the scene
} LightSource;

typedef struct Shot {
  int width, height; // pixels
  int samples;       // 1, 2 or 4
  bool segment;      // only objects, without colours
  bool wire;         // triangles are drawn as lines
  const ctvScene* scn;
  const ctrContext* con;
  Eye eye;
  bool fog;
  bool additive;
  float fog_start, fog_end, fog_rgb[3];

  Pile pieces, verts, codes, betweens, tris, bins, bin_start;
  int npiece, nvert, nsheet, nbetween, ntri;
  int tiles_x, tiles_y;
  bool failed; // out of memory

  bool has_mirror;
  double mirror_plane[4]; // in the scene: n . x - d, positive before it
  double mirror_view[12];

  LightSource light[2][FRAME_LIGHTS]; // of the main scene and of the reflected one
  int nlight, npass;
  float global_ambient;
  int nshadow;                    // lights with shadows
  struct ShadowWork* shadow_work; // of shadow.c
} Shot;

static inline Piece* frame_piece(const Shot* f, int i) { return (Piece*)f->pieces.data + i; }
static inline Vertex* frame_vertex(const Shot* f, int i) { return (Vertex*)f->verts.data + i; }
static inline Tri* frame_tri(const Shot* f, int i) { return (Tri*)f->tris.data + i; }

//---------------------------------- stages --------------------------------------------------------

// The camera of a view (-1: between the eyes), for a picture of this size.
void eye_make(Eye* e, const ctvScene* scn, int view, int width, int height);

bool pieces_make(Shot* f);   // from the scene
void lights_make(Shot* f);   // sources and passes
bool vertices_make(Shot* f); // screen coordinates
bool triangles_make(Shot* f);
bool bins_make(Shot* f); // triangles by tile and layer

#endif
