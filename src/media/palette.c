// Colours are counted in cells of a grid of 32 x 32 x 32. The cells are cut into boxes at the
// median of the widest side (Heckbert 1982), the box with the largest squared error first; the
// means of the boxes are then improved by Lloyd's iteration over the cells. Sums are of integers.
#include "media/palette.h"

#include "base/alloc.h"
#include "base/assert.h"

#include <stdint.h>
#include <string.h>

enum { CELL_BITS = 5, CELLS = 1 << (3 * CELL_BITS), NEAR_BITS = 6, ROUNDS = 4, NO_COLOR = 0xffff };

typedef struct ColorCell {
  uint64_t sum[3];
  uint32_t count;
  unsigned char mean[3];
} ColorCell;

typedef struct ColorBox {
  int first, count; // of the list of cells
  int axis;         // of the largest error
  double error;     // squared, along the axis
} ColorBox;

struct PaletteWork {
  ColorCell cell[CELLS];
  int list[CELLS]; // cells that have pixels
  int spare[CELLS];
  int nlist;
  uint16_t near[1 << (3 * NEAR_BITS)]; // nearest colour of a finer grid; NO_COLOR: not known yet
};

PaletteWork* palette_work(void) { return alloc_bytes(sizeof(PaletteWork)); }

void palette_free(PaletteWork* work) { alloc_free(work); }

static int grid_cell(const unsigned char* rgb, int bits) {
  const int s = 8 - bits;
  return (rgb[0] >> s) << (2 * bits) | (rgb[1] >> s) << bits | rgb[2] >> s;
}

//---------------------------------- few colours ---------------------------------------------------

// All colours if there are at most PALETTE_MOST; a run of one colour is looked up once.
static bool collect_exact(Palette* p, const unsigned char* rgb, size_t n) {
  enum { SLOTS = 1024 };
  int16_t slot[SLOTS];
  memset(slot, 0xff, sizeof slot);
  p->count = 0;
  for (size_t i = 0; i < n; i++, rgb += 3) {
    if (i && !memcmp(rgb, rgb - 3, 3)) continue;
    uint32_t k = ((uint32_t)rgb[0] << 16 | (uint32_t)rgb[1] << 8 | rgb[2]) * 2654435761u >> 22;
    while (slot[k] >= 0 && memcmp(p->rgb[slot[k]], rgb, 3) != 0) k = (k + 1) % SLOTS;
    if (slot[k] >= 0) continue;
    if (p->count == PALETTE_MOST) return false;
    memcpy(p->rgb[p->count], rgb, 3);
    slot[k] = (int16_t)p->count++;
  }
  return true;
}

//---------------------------------- boxes ---------------------------------------------------------

static void count_colors(PaletteWork* w, const unsigned char* rgb, size_t n) {
  memset(w->cell, 0, sizeof w->cell);
  for (size_t i = 0; i < n; i++, rgb += 3) {
    ColorCell* c = &w->cell[grid_cell(rgb, CELL_BITS)];
    for (int k = 0; k < 3; k++) c->sum[k] += rgb[k];
    c->count++;
  }
  w->nlist = 0;
  for (int i = 0; i < CELLS; i++) {
    ColorCell* c = &w->cell[i];
    if (!c->count) continue;
    for (int k = 0; k < 3; k++) c->mean[k] = (unsigned char)((c->sum[k] + c->count / 2) / c->count);
    w->list[w->nlist++] = i;
  }
}

// error = sum n x^2 - (sum n x)^2 / sum n, of the axis where it is largest
static void measure_box(const PaletteWork* w, ColorBox* b) {
  b->error = 0;
  b->axis = 0;
  for (int k = 0; k < 3; k++) {
    double n = 0, sum = 0, square = 0;
    for (int i = b->first; i < b->first + b->count; i++) {
      const ColorCell* c = &w->cell[w->list[i]];
      n += c->count;
      sum += (double)c->count * c->mean[k];
      square += (double)c->count * c->mean[k] * c->mean[k];
    }
    const double error = square - sum * sum / n;
    if (error > b->error) {
      b->error = error;
      b->axis = k;
    }
  }
}

// Sorts the cells of a box by their mean along its axis: counting, stable.
static void sort_box(PaletteWork* w, const ColorBox* b) {
  int start[257] = {0};
  for (int i = 0; i < b->count; i++) start[w->cell[w->list[b->first + i]].mean[b->axis] + 1]++;
  for (int v = 0; v < 256; v++) start[v + 1] += start[v];
  for (int i = 0; i < b->count; i++) {
    const int cell = w->list[b->first + i];
    w->spare[start[w->cell[cell].mean[b->axis]]++] = cell;
  }
  memcpy(w->list + b->first, w->spare, sizeof *w->list * (size_t)b->count);
}

// Cuts a box at its mean along the axis; the part above is returned.
static ColorBox cut_box(PaletteWork* w, ColorBox* b) {
  double n = 0, sum = 0;
  sort_box(w, b);
  for (int i = b->first; i < b->first + b->count; i++) {
    const ColorCell* c = &w->cell[w->list[i]];
    n += c->count;
    sum += (double)c->count * c->mean[b->axis];
  }
  int low = 1; // both parts have a cell
  while (low < b->count - 1 && w->cell[w->list[b->first + low]].mean[b->axis] <= sum / n) low++;
  ColorBox above = {.first = b->first + low, .count = b->count - low};
  b->count = low;
  measure_box(w, b);
  measure_box(w, &above);
  return above;
}

static int cut_boxes(PaletteWork* w, ColorBox* box) {
  int count = 1;
  box[0] = (ColorBox){.first = 0, .count = w->nlist};
  measure_box(w, &box[0]);
  while (count < PALETTE_MOST) {
    int worst = 0;
    for (int i = 1; i < count; i++)
      if (box[i].error > box[worst].error) worst = i;
    if (!(box[worst].error > 0)) break;
    box[count] = cut_box(w, &box[worst]);
    count++;
  }
  return count;
}

//---------------------------------- means ---------------------------------------------------------

static int nearest_color(const Palette* p, const int* rgb) {
  int best = 0, least = INT32_MAX;
  for (int i = 0; i < p->count; i++) {
    const int r = p->rgb[i][0] - rgb[0], g = p->rgb[i][1] - rgb[1], b = p->rgb[i][2] - rgb[2];
    const int far = 3 * r * r + 6 * g * g + b * b; // the eye sees green best
    if (far < least) {
      least = far;
      best = i;
    }
  }
  return best;
}

typedef struct ColorSum {
  uint64_t sum[3], count;
} ColorSum;

static void set_means(Palette* p, const ColorSum* s) {
  for (int i = 0; i < p->count; i++)
    for (int k = 0; s[i].count && k < 3; k++)
      p->rgb[i][k] = (unsigned char)((s[i].sum[k] + s[i].count / 2) / s[i].count);
}

static void sum_cell(ColorSum* s, const ColorCell* c) {
  for (int k = 0; k < 3; k++) s->sum[k] += c->sum[k];
  s->count += c->count;
}

static void improve_means(Palette* p, const PaletteWork* w) {
  ColorSum s[PALETTE_MOST];
  memset(s, 0, sizeof s);
  for (int i = 0; i < w->nlist; i++) {
    const ColorCell* c = &w->cell[w->list[i]];
    const int rgb[3] = {c->mean[0], c->mean[1], c->mean[2]};
    sum_cell(&s[nearest_color(p, rgb)], c);
  }
  set_means(p, s);
}

void palette_choose(Palette* palette, PaletteWork* work, const unsigned char* rgb, size_t n) {
  CT_ASSERT(n > 0);
  ColorBox box[PALETTE_MOST];
  ColorSum s[PALETTE_MOST];
  palette->exact = collect_exact(palette, rgb, n);
  if (palette->exact) return;
  count_colors(work, rgb, n);
  palette->count = cut_boxes(work, box);
  memset(s, 0, sizeof s);
  for (int i = 0; i < palette->count; i++)
    for (int k = 0; k < box[i].count; k++)
      sum_cell(&s[i], &work->cell[work->list[box[i].first + k]]);
  set_means(palette, s);
  for (int round = 0; round < ROUNDS; round++) improve_means(palette, work);
}

//---------------------------------- dithering -----------------------------------------------------

// Errors in sixteenths, of this row and the next, with a border on both sides.
typedef struct Errors {
  int* now;
  int* next;
  int step; // of the direction
} Errors;

static int limit_byte(int x) { return x < 0 ? 0 : x > 255 ? 255 : x; }

static int look_up(const Palette* p, PaletteWork* w, const int* rgb) {
  if (p->exact) return nearest_color(p, rgb); // a cell may hold two of the colours
  const unsigned char byte[3] = {(unsigned char)rgb[0], (unsigned char)rgb[1],
                                 (unsigned char)rgb[2]};
  uint16_t* near = &w->near[grid_cell(byte, NEAR_BITS)];
  if (*near == NO_COLOR) *near = (uint16_t)nearest_color(p, rgb);
  return *near;
}

static int place_color(const Palette* p, PaletteWork* w, const unsigned char* rgb, Errors* e,
                       int x) {
  int wanted[3], *now = e->now + 3 * (x + 1), *next = e->next + 3 * (x + 1);
  for (int k = 0; k < 3; k++) wanted[k] = limit_byte(rgb[k] + (now[k] + 8) / 16);
  const int i = look_up(p, w, wanted), step = 3 * e->step;
  for (int k = 0; k < 3; k++) {
    const int error = wanted[k] - p->rgb[i][k];
    now[k + step] += 7 * error;
    next[k - step] += 3 * error;
    next[k] += 5 * error;
    next[k + step] += error;
  }
  return i;
}

bool palette_dither(unsigned char* index, const Palette* palette, PaletteWork* work,
                    const DitherInput* in) {
  const int width = in->width, height = in->height;
  const size_t line = 3 * ((size_t)width + 2);
  int* buffer = alloc_zero(sizeof(int) * 2 * line);
  if (!buffer) return false;
  memset(work->near, 0xff, sizeof work->near);
  Errors e = {buffer, buffer + line, 1};
  for (int y = 0; y < height; y++) {
    for (int k = 0; k < width; k++) {
      const int x = e.step > 0 ? k : width - 1 - k;
      const size_t at = (size_t)y * (size_t)width + (size_t)x;
      if (in->use[at])
        index[at] = (unsigned char)place_color(palette, work, in->rgb + 3 * at, &e, x);
    }
    int* done = e.now;
    e = (Errors){e.next, done, -e.step};
    memset(done, 0, sizeof(int) * line);
  }
  alloc_free(buffer);
  return true;
}
