#include "draw/canvas.h"

#include "base/alloc.h"
#include "base/integer.h"
#include "draw/bins.h"
#include "draw/shade.h"
#include "draw/shadow.h"
#include "draw/store.h"

#include <string.h>

struct ctrCanvas_ {
  int width, height, samples;
  int nthread;
  Pool* pool;
  Shot frame;
  Shader* shader; // one per thread
  Pile scratch;   // geoms of segments
  const Target* to;
};

ctrCanvas* canvas_make(int nthread) {
  ctrCanvas* c = alloc_zero(sizeof *c);
  if (!c) return NULL;
  c->nthread = nthread < 1 ? 1 : nthread > 256 ? 256 : nthread;
  c->shader = alloc_zero((size_t)c->nthread * sizeof(Shader));
  if (c->nthread > 1) c->pool = pool_create(c->nthread);
  if (!c->shader || (c->nthread > 1 && !c->pool)) {
    ctr_freeCanvas(c);
    return NULL;
  }
  return c;
}

ctrCanvas* ctr_makeCanvas(int width, int height, int samples, int nthread) {
  ctrCanvas* c = canvas_make(nthread);
  if (!c) return NULL;
  c->width = width;
  c->height = height;
  c->samples = samples >= 4 ? 4 : samples >= 2 ? 2 : 1;
  return c;
}

static void free_frame(Shot* f) {
  Pile* piles[] = {&f->pieces, &f->verts, &f->codes,    &f->betweens,
                   &f->tris,   &f->bins,  &f->bin_start};
  for (size_t i = 0; i < sizeof piles / sizeof *piles; i++) pile_free(piles[i]);
  shadow_free(f);
}

void ctr_freeCanvas(ctrCanvas* c) {
  if (!c) return;
  for (int i = 0; c->shader && i < c->nthread; i++) shader_free(&c->shader[i]);
  alloc_free(c->shader);
  pool_free(c->pool);
  free_frame(&c->frame);
  pile_free(&c->scratch);
  alloc_free(c);
}

const Shot* canvas_frame(const ctrCanvas* c) { return &c->frame; }

//---------------------------------- pixels --------------------------------------------------------

static void put_pixel(unsigned char rgb[3], uint32_t c) {
  for (int k = 0; k < 3; k++) rgb[k] = (unsigned char)(c >> (8 * k));
}

// The mean of a pixel's 1, 2 or 4 samples. Sums of bytes fit into 16 bits.
static uint32_t find_mean(const uint32_t* color, int n) {
  uint32_t shift = n == 4 ? 2 : n == 2, half = (uint32_t)n / 2, even = half * 0x10001, odd = half;
  for (int i = 0; i < n; i++) {
    even += color[i] & 0xff00ff;
    odd += color[i] >> 8 & 0xff;
  }
  return (even >> shift & 0xff00ff) | odd >> shift << 8;
}

// The radical inverse of an index: digits after the point in reverse.
static float invert_digits(int index, int base) {
  float h = 0, f = 1 / (float)base;
  for (int n = index; n > 0; n /= base, f /= (float)base) h += f * (float)(n % base);
  return h;
}

// An object's colour: its number, or one that differs from its neighbours'.
static void color_object(unsigned char rgb[3], const ctvScene* scn, int geom) {
  static const int base[3] = {2, 3, 5};
  int segid = geom < 0 ? -1 : scn->geoms[geom].segid;
  for (int k = 0; k < 3; k++) {
    if (segid < 0) {
      rgb[k] = 0;
    } else if (scn->flags[ctRND_IDCOLOR]) {
      rgb[k] = (unsigned char)(((unsigned)segid + 1) >> (8 * k) & 255);
    } else {
      float c = 0.1f + 0.8f * invert_digits(segid + 10, base[k]);
      rgb[k] = (unsigned char)integer_of((double)(c * 255 + 0.5f), 0, 255);
    }
  }
}

static int geom_at(const Shot* f, int tri) {
  return tri < 0 ? -1 : frame_piece(f, frame_tri(f, tri)->piece)->look.geom;
}

static void write_colors(const ctrCanvas* c, const Tile* t, const Shader* s) {
  for (int y = 0; y < t->height; y++) {
    unsigned char* rgb = c->to->rgb + 3 * ((t->y + y) * c->to->stride + t->x);
    for (int x = 0; x < t->width; x++, rgb += 3) {
      int at = y * FRAME_TILE + x;
      uint32_t color = s->pixel[at];
      if (s->split[at]) color = find_mean(s->color + tile_sample(t, x, y, 0), c->frame.samples);
      if (x + 1 < t->width) {
        memcpy(rgb, &color, sizeof color); // the next pixel overwrites the fourth byte
      } else {
        put_pixel(rgb, color);
      }
    }
  }
}

static void write_segments(const ctrCanvas* c, const Tile* t, const Visible* v) {
  const Target* to = c->to;
  for (int y = 0; y < t->height; y++) {
    ptrdiff_t row = (t->y + y) * to->stride + t->x;
    for (int x = 0; x < t->width; x++) {
      int geom = geom_at(&c->frame, v->tri[tile_sample(t, x, y, 0)]);
      if (to->rgb) color_object(to->rgb + 3 * (row + x), c->frame.scn, geom);
      if (to->tri_geom) to->tri_geom[row + x] = geom;
    }
  }
}

static void write_depths(const ctrCanvas* c, const Tile* t, const Visible* v) {
  for (int y = 0; y < t->height; y++) {
    float* depth = c->to->depth + (t->y + y) * c->to->stride + t->x;
    for (int x = 0; x < t->width; x++) depth[x] = v->z[tile_sample(t, x, y, 0)];
  }
}

static void draw_tile(void* ctx, int tile, int thread) {
  ctrCanvas* c = ctx;
  const Shot* f = &c->frame;
  Shader* s = &c->shader[thread];
  Tile t = tile_make(f, tile);
  TileList list = bins_of(f, tile, LAYER_MAIN);
  visible_clear(&s->seen);
  visible_draw(&s->seen, &t, list.tri, list.n);
  if (f->segment) {
    write_segments(c, &t, &s->seen);
  } else {
    shader_run(s, tile);
    if (c->to->rgb) write_colors(c, &t, s);
  }
  if (c->to->depth) write_depths(c, &t, &s->seen);
}

//---------------------------------- frames --------------------------------------------------------

static void start_frame(Shot* f, const ctvScene* scn, const ctrContext* con, ViewOrder order) {
  f->scn = scn;
  f->con = con;
  f->samples = order.segment ? 1 : order.samples;
  f->segment = order.segment;
  f->wire = scn->flags[ctRND_WIREFRAME] && !order.segment;
  f->failed = false;
  f->fog = scn->flags[ctRND_FOG] != 0;
  f->additive = scn->flags[ctRND_ADDITIVE] != 0;
  f->fog_start = con->fogStart;
  f->fog_end = con->fogEnd;
  memcpy(f->fog_rgb, con->fogRGBA, sizeof f->fog_rgb);
}

static bool begin_shaders(ctrCanvas* c) {
  for (int i = 0; i < c->nthread; i++) {
    if (!shader_begin(&c->shader[i], &c->frame)) return false;
  }
  return true;
}

bool canvas_draw(ctrCanvas* c, const ctvScene* scn, const ctrContext* con, ViewOrder order,
                 const Target* to) {
  Shot* f = &c->frame;
  start_frame(f, scn, con, order);
  f->width = to->width;
  f->height = to->height;
  c->to = to;
  eye_make(&f->eye, scn, order.view, to->width, to->height);
  shadow_count(f);
  if (!pieces_make(f)) return false;
  lights_make(f);
  if (!vertices_make(f) || !triangles_make(f) || !bins_make(f)) return false;
  if (f->nshadow > 0 && !shadow_make(f)) return false;
  if (!begin_shaders(c)) return false;
  pool_for(c->pool, f->tiles_x * f->tiles_y, draw_tile, c);
  return true;
}

//---------------------------------- public --------------------------------------------------------

static void depth_to_metres(const Eye* e, float* depth, size_t n) {
  for (size_t i = 0; i < n; i++) {
    depth[i] = e->ortho ? (e->zshift - depth[i]) / e->zscale : e->zshift / (depth[i] + e->zscale);
  }
}

// Objects and depths are those of the middles of pixels, without transparency and sky, as MuJoCo's
// renderer gives them to Python.
static bool draw_segments(ctrCanvas* c, const ctvScene* scn, const ctrContext* con, float* depth,
                          int* object) {
  size_t n = (size_t)c->width * (size_t)c->height;
  ptrdiff_t last = (c->height - 1) * (ptrdiff_t)c->width;
  if (!pile_reserve(&c->scratch, n * sizeof(int))) return false;
  int* geom = c->scratch.data;
  Target to = {.depth = depth ? depth + last : NULL,
               .tri_geom = geom + last,
               .stride = -(ptrdiff_t)c->width,
               .width = c->width,
               .height = c->height};
  if (!canvas_draw(c, scn, con, (ViewOrder){-1, 1, true}, &to)) return false;
  if (depth) depth_to_metres(&c->frame.eye, depth, n);
  for (size_t i = 0; object && i < n; i++) {
    object[2 * i] = geom[i] < 0 ? -1 : scn->geoms[geom[i]].objid;
    object[2 * i + 1] = geom[i] < 0 ? -1 : scn->geoms[geom[i]].objtype;
  }
  return true;
}

int ctr_draw(ctrCanvas* c, const ctvScene* scn, const ctrContext* con, unsigned char* rgb,
             float* depth, int* segmentation) {
  ptrdiff_t last = (c->height - 1) * (ptrdiff_t)c->width;
  if (rgb) {
    Target to = {.rgb = rgb + 3 * last,
                 .stride = -(ptrdiff_t)c->width,
                 .width = c->width,
                 .height = c->height};
    if (!canvas_draw(c, scn, con, (ViewOrder){-1, c->samples, false}, &to)) return 1;
  }
  return (depth || segmentation) && !draw_segments(c, scn, con, depth, segmentation) ? 1 : 0;
}
