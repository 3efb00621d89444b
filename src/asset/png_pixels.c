// Filtered rows of a PNG to pixels: undo the filters, put interlaced passes in place, convert
// colors. The data has exactly the bytes of all passes, each row with its filter byte; rows are
// unfiltered in place from top to bottom, so that the row above is final. Every pixel of the output
// is written once.
#include "asset/image.h"
#include "asset/png.h"

#include <stdlib.h>
#include <string.h>

// Which pixels a pass holds. Adam7, and the one pass of an image that is not interlaced.
typedef struct Pass {
  uint32_t x, y, dx, dy;
} Pass;

static const Pass kAdam7[7] = {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4},
                               {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}};
static const Pass kWhole[1] = {{0, 0, 1, 1}};

static const Pass* interlace_passes(const Png* png, int* n) {
  *n = png->interlaced ? 7 : 1;
  return png->interlaced ? kAdam7 : kWhole;
}

static uint32_t count_steps(uint32_t size, uint32_t start, uint32_t step) {
  return size > start ? (size - start - 1) / step + 1 : 0;
}

size_t png_row_bytes(const Png* png, uint32_t width) {
  return (size_t)(((uint64_t)width * (uint64_t)(png->depth * png->samples) + 7) / 8);
}

size_t png_raw_bytes(const Png* png) {
  int n;
  const Pass* pass = interlace_passes(png, &n);
  uint64_t total = 0;
  for (int i = 0; i < n; i++) {
    uint32_t w = count_steps(png->width, pass[i].x, pass[i].dx);
    uint32_t h = count_steps(png->height, pass[i].y, pass[i].dy);
    if (w == 0 || h == 0) continue;
    uint64_t row = png_row_bytes(png, w) + 1;
    if (row > IMAGE_MAX_BYTES || h > IMAGE_MAX_BYTES / row) return 0;
    total += row * h;
  }
  return total > IMAGE_MAX_BYTES ? 0 : (size_t)total;
}

//---------------------------------- filters -------------------------------------------------------

// The one of a, b, c that is nearest to a + b - c.
static inline int paeth_predictor(int a, int b, int c) {
  int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
  int near = pb <= pc ? b : c, least = pb <= pc ? pb : pc;
  return pa <= least ? a : near;
}

// row += prediction from the bytes to the left (a), above (b) and above left (c). Outside they are
// 0, so that the first pixel is predicted from above alone.
static void unfilter_average(unsigned char* row, const unsigned char* above, size_t n, size_t bpp) {
  for (size_t i = 0; i < bpp; i++) row[i] = (unsigned char)(row[i] + above[i] / 2);
  for (size_t i = bpp; i < n; i++) row[i] = (unsigned char)(row[i] + (row[i - bpp] + above[i]) / 2);
}

// Pixels of a known size, with the one to the left and the one above it in registers: the chain
// from byte to byte through memory would be the slowest part of reading an image.
static inline void paeth_pixels(unsigned char* row, const unsigned char* above, size_t n, int bpp) {
  int a[4] = {0}, c[4] = {0};
  for (size_t i = 0; i + (size_t)bpp <= n; i += (size_t)bpp) {
    for (int k = 0; k < bpp; k++) {
      int b = above[i + (size_t)k];
      a[k] = (row[i + (size_t)k] + paeth_predictor(a[k], b, c[k])) & 255;
      c[k] = b;
      row[i + (size_t)k] = (unsigned char)a[k];
    }
  }
}

static void unfilter_paeth(unsigned char* row, const unsigned char* above, size_t n, size_t bpp) {
  if (bpp == 3) {
    paeth_pixels(row, above, n, 3);
  } else if (bpp == 4) {
    paeth_pixels(row, above, n, 4);
  } else {
    for (size_t i = 0; i < bpp; i++) row[i] = (unsigned char)(row[i] + above[i]);
    for (size_t i = bpp; i < n; i++)
      row[i] = (unsigned char)(row[i] + paeth_predictor(row[i - bpp], above[i], above[i - bpp]));
  }
}

static void unfilter_left(unsigned char* row, const unsigned char* above, size_t n, size_t bpp) {
  (void)above;
  for (size_t i = bpp; i < n; i++) row[i] = (unsigned char)(row[i] + row[i - bpp]);
}

static void unfilter_above(unsigned char* row, const unsigned char* above, size_t n, size_t bpp) {
  (void)bpp;
  for (size_t i = 0; i < n; i++) row[i] = (unsigned char)(row[i] + above[i]);
}

static void unfilter_none(unsigned char* row, const unsigned char* above, size_t n, size_t bpp) {
  (void)row;
  (void)above;
  (void)n;
  (void)bpp;
}

// With nothing above.
static void unfilter_half(unsigned char* row, const unsigned char* above, size_t n, size_t bpp) {
  (void)above;
  for (size_t i = bpp; i < n; i++) row[i] = (unsigned char)(row[i] + row[i - bpp] / 2);
}

typedef void Unfilter(unsigned char* row, const unsigned char* above, size_t n, size_t bpp);

enum { NFILTER = 5 };
static Unfilter* const kFirst[NFILTER] = {unfilter_none, unfilter_left, unfilter_none,
                                          unfilter_half, unfilter_left};
static Unfilter* const kNext[NFILTER] = {unfilter_none, unfilter_left, unfilter_above,
                                         unfilter_average, unfilter_paeth};

//---------------------------------- colors --------------------------------------------------------

static unsigned sample_at(const unsigned char* row, size_t i, int depth) {
  if (depth == 8) return row[i];
  if (depth == 16) return (unsigned)(row[2 * i] << 8 | row[2 * i + 1]);
  size_t bit = i * (size_t)depth;
  return row[bit / 8] >> (8 - (size_t)depth - bit % 8) & ((1u << depth) - 1);
}

// A sample to 8 bits: the high byte of 16, the full range of fewer.
static unsigned char sample_to_byte(unsigned x, int depth) {
  if (depth == 8) return (unsigned char)x;
  return (unsigned char)(depth == 16 ? x >> 8 : x * 255 / ((1u << depth) - 1));
}

// Pixel x of a row as RGBA.
static void read_pixel(const Png* png, const unsigned char* row, size_t x, unsigned char* rgba) {
  unsigned s[4] = {0};
  for (int k = 0; k < png->samples; k++)
    s[k] = sample_at(row, x * (size_t)png->samples + (size_t)k, png->depth);
  if (png->color == PNG_PALETTE) {
    memcpy(rgba, png->palette[s[0]], 4);
    return;
  }
  bool rgb = png->color & 2;
  for (int k = 0; k < 3; k++) rgba[k] = sample_to_byte(s[rgb ? k : 0], png->depth);
  rgba[3] = 255;
  if (png->color & 4) rgba[3] = sample_to_byte(s[png->samples - 1], png->depth);
  if (png->has_key && s[0] == png->key[0] && (!rgb || (s[1] == png->key[1] && s[2] == png->key[2])))
    rgba[3] = 0;
}

// Whether rows are stored as they are wanted.
static bool same_layout(const Png* png, int channels) {
  static const unsigned char kChannels[7] = {
      [PNG_GRAY] = 1, [PNG_GRAY_ALPHA] = 2, [PNG_RGB] = 3, [PNG_RGBA] = 4};
  return png->depth == 8 && kChannels[png->color] == channels;
}

static void convert_row(const Png* png, const unsigned char* row, uint32_t n, unsigned char* out,
                        const int layout[2]) {
  int channels = layout[0], stride = layout[1]; // bytes written, and from pixel to pixel
  for (size_t x = 0; x < n; x++, out += stride) {
    unsigned char rgba[4];
    read_pixel(png, row, x, rgba);
    if (channels == 2) rgba[1] = rgba[3];
    memcpy(out, rgba, (size_t)channels);
  }
}

const char* png_pixels(const Png* png, unsigned char* raw, unsigned char* out, int channels) {
  int npass;
  const Pass* pass = interlace_passes(png, &npass);
  size_t bpp = (size_t)(png->depth * png->samples + 7) / 8;
  size_t row_out = (size_t)png->width * (size_t)channels;
  bool plain = !png->interlaced && same_layout(png, channels);
  for (int i = 0; i < npass; i++) {
    Pass p = pass[i];
    uint32_t w = count_steps(png->width, p.x, p.dx), h = count_steps(png->height, p.y, p.dy);
    if (w == 0 || h == 0) continue;
    size_t n = png_row_bytes(png, w);
    const unsigned char* above = NULL;
    for (uint32_t y = 0; y < h; y++, raw += n + 1) {
      unsigned char* row = raw + 1;
      if (raw[0] >= NFILTER) return "illegal PNG filter type encountered";
      (above ? kNext : kFirst)[raw[0]](row, above, n, bpp);
      above = row;
      unsigned char* to = out + row_out * (p.y + (size_t)y * p.dy) + (size_t)p.x * (size_t)channels;
      if (plain)
        memcpy(to, row, row_out);
      else
        convert_row(png, row, w, to, (int[]){channels, channels * (int)p.dx});
    }
  }
  return NULL;
}
