// A row is written as the difference to its neighbours by the filter whose bytes have the smallest
// sum (PNG specification, 12.7). In an APNG a picture after the first is the rectangle in which it
// differs from the one before.
#include "media/png_write.h"

#include "asset/crc.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/integer.h"
#include "media/deflate.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FILTERS = 5, PIXEL_BYTES_MOST = 4, FRAME_CONTROL = 12 + 26 };

typedef struct PngRect {
  int x, y, width, height;
} PngRect;

//---------------------------------- bytes ---------------------------------------------------------

static void add_u32_big(StrBuf* b, uint32_t x) {
  const char byte[] = {(char)(x >> 24), (char)(x >> 16), (char)(x >> 8), (char)x};
  strbuf_addn(b, byte, sizeof byte);
}

static void add_u16_big(StrBuf* b, int x) {
  const char byte[] = {(char)(x >> 8), (char)x};
  strbuf_addn(b, byte, sizeof byte);
}

// Length, name, content and checksum.
static void add_chunk(StrBuf* b, const char* name, const StrBuf* content) {
  Crc crc;
  crc_init(&crc);
  add_u32_big(b, (uint32_t)content->len);
  const size_t from = b->len;
  strbuf_add(b, name);
  if (content->len) strbuf_addn(b, content->data, content->len);
  if (b->failed || content->failed) {
    b->failed = true;
    return;
  }
  add_u32_big(b, crc_of(&crc, (unsigned char*)b->data + from, b->len - from));
}

static void add_header(StrBuf* b, PixelKind kind, int width, int height) {
  static const char depth[PIXEL_KINDS] = {8, 16, 8, 8}, color[PIXEL_KINDS] = {0, 0, 2, 6};
  StrBuf head = {0};
  strbuf_addn(b, "\x89PNG\r\n\x1a\n", 8);
  add_u32_big(&head, (uint32_t)width);
  add_u32_big(&head, (uint32_t)height);
  const char rest[] = {depth[kind], color[kind], 0, 0, 0};
  strbuf_addn(&head, rest, sizeof rest);
  add_chunk(b, "IHDR", &head);
  strbuf_free(&head);
}

//---------------------------------- filters -------------------------------------------------------

static int predict_paeth(int left, int above, int corner) {
  const int p = left + above - corner;
  const int a = abs(p - left), b = abs(p - above), c = abs(p - corner);
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

// One row by one filter; above is the row above, zeros for the first. Returns the sum of the bytes
// as signed numbers.
static long filter_row(unsigned char* out, int filter, const unsigned char* row,
                       const unsigned char* above, int size, int pixel) {
  long sum = 0;
  for (int i = 0; i < size; i++) {
    const int a = i >= pixel ? row[i - pixel] : 0, c = i >= pixel ? above[i - pixel] : 0;
    const int b = above[i];
    int guess = 0;
    switch (filter) {
    case 1:
      guess = a;
      break;
    case 2:
      guess = b;
      break;
    case 3:
      guess = (a + b) / 2;
      break;
    case 4:
      guess = predict_paeth(a, b, c);
      break;
    default:
      break;
    }
    out[i] = (unsigned char)(row[i] - guess);
    sum += out[i] < 128 ? out[i] : 256 - out[i];
  }
  return sum;
}

static void filter_best(unsigned char* out, unsigned char* trial, const unsigned char* row,
                        const unsigned char* above, int size, int pixel) {
  long best = -1;
  for (int f = 0; f < FILTERS; f++) {
    const long sum = filter_row(trial, f, row, above, size, pixel);
    if (best >= 0 && sum >= best) continue;
    best = sum;
    out[0] = (unsigned char)f;
    memcpy(out + 1, trial, (size_t)size);
  }
}

// The rectangle of pixels (rows from the top, whole rows of `line` bytes), filtered and compressed.
static bool compress_pixels(StrBuf* out, const unsigned char* pixels, size_t line, PngRect r,
                            int pixel) {
  const int size = r.width * pixel;
  const size_t filtered = ((size_t)size + 1) * (size_t)r.height;
  unsigned char* buffer = alloc_zero(filtered + 2 * (size_t)size);
  if (!buffer) return false;
  unsigned char *zeros = buffer + filtered, *trial = zeros + size;
  const unsigned char* above = zeros;
  for (int y = 0; y < r.height; y++) {
    const unsigned char* row = pixels + (size_t)(r.y + y) * line + (size_t)r.x * (size_t)pixel;
    filter_best(buffer + (size_t)y * ((size_t)size + 1), trial, row, above, size, pixel);
    above = row;
  }
  const bool ok = deflate_zlib(out, buffer, filtered);
  alloc_free(buffer);
  return ok;
}

//---------------------------------- one picture ---------------------------------------------------

// The picture with its rows from the top and its samples in the order of the file: high byte first.
static unsigned char* take_pixels(const PixelGrid* p) {
  const size_t line = (size_t)p->width * (size_t)kPixelBytes[p->kind];
  unsigned char* copy = alloc_bytes(line * (size_t)p->height);
  for (int y = 0; copy && y < p->height; y++) {
    unsigned char* to = copy + (size_t)y * line;
    memcpy(to, pixel_row(p, y), line);
    for (int x = 0; p->kind == PIXEL_GRAY16 && x < p->width; x++) {
      uint16_t sample;
      memcpy(&sample, to + 2 * x, 2);
      to[2 * x] = (unsigned char)(sample >> 8);
      to[2 * x + 1] = (unsigned char)sample;
    }
  }
  return copy;
}

static bool check_picture_size(int width, int height) {
  return width > 0 && height > 0 && width <= PIXELS_MOST && height <= PIXELS_MOST &&
         (long long)width * height * PIXEL_BYTES_MOST + height <= DEFLATE_MOST;
}

bool png_encode(StrBuf* out, const PixelGrid* picture) {
  CT_ASSERT(check_picture_size(picture->width, picture->height));
  const int pixel = kPixelBytes[picture->kind];
  unsigned char* pixels = take_pixels(picture);
  StrBuf data = {0}, nothing = {0};
  const PngRect whole = {0, 0, picture->width, picture->height};
  const bool ok = pixels && compress_pixels(&data, pixels, (size_t)picture->width * (size_t)pixel,
                                            whole, pixel);
  add_header(out, picture->kind, picture->width, picture->height);
  if (ok) add_chunk(out, "IDAT", &data);
  add_chunk(out, "IEND", &nothing);
  strbuf_free(&data);
  alloc_free(pixels);
  return ok && !out->failed;
}

//---------------------------------- films ---------------------------------------------------------

bool apng_start(ApngWriter* a, PixelKind kind, int width, int height, double fps) {
  CT_ASSERT(check_picture_size(width, height) && fps > 0);
  *a = (ApngWriter){.kind = kind, .width = width, .height = height};
  // 1 / fps where that is a fraction of two numbers of 16 bits, else in milliseconds
  const bool whole = fps == floor(fps) && fps <= 65535;
  a->delay_num = whole ? 1 : integer_of(round(1000 / fps), 1, 65535);
  a->delay_den = whole ? integer_of(fps, 1, 65535) : 1000;
  return true;
}

// The smallest rectangle that holds all differences; one pixel where there is none.
static PngRect find_changes(const ApngWriter* a, const unsigned char* now) {
  const int pixel = kPixelBytes[a->kind];
  const size_t line = (size_t)a->width * (size_t)pixel;
  int x0 = a->width, x1 = -1, y0 = a->height, y1 = -1;
  for (int y = 0; y < a->height; y++) {
    const unsigned char *p = now + (size_t)y * line, *q = a->before + (size_t)y * line;
    if (!memcmp(p, q, line)) continue;
    int left = 0, right = (int)line - 1;
    while (p[left] == q[left]) left++;
    while (p[right] == q[right]) right--;
    if (left / pixel < x0) x0 = left / pixel;
    if (right / pixel > x1) x1 = right / pixel;
    if (y < y0) y0 = y;
    y1 = y;
  }
  if (x1 < 0) return (PngRect){0, 0, 1, 1};
  return (PngRect){x0, y0, x1 - x0 + 1, y1 - y0 + 1};
}

static void add_frame_control(ApngWriter* a, PngRect r) {
  StrBuf control = {0};
  add_u32_big(&control, (uint32_t)a->chunks++);
  add_u32_big(&control, (uint32_t)r.width);
  add_u32_big(&control, (uint32_t)r.height);
  add_u32_big(&control, (uint32_t)r.x);
  add_u32_big(&control, (uint32_t)r.y);
  add_u16_big(&control, a->delay_num);
  add_u16_big(&control, a->delay_den);
  add_u16_big(&control, 0); // the picture stays, the next one replaces its part
  add_chunk(&a->body, "fcTL", &control);
  strbuf_free(&control);
}

bool apng_add(ApngWriter* a, const PixelGrid* picture) {
  CT_ASSERT(picture->kind == a->kind && picture->width == a->width && picture->height == a->height);
  const int pixel = kPixelBytes[a->kind];
  unsigned char* now = take_pixels(picture);
  if (!now) return false;
  const PngRect r = a->before ? find_changes(a, now) : (PngRect){0, 0, a->width, a->height};
  StrBuf data = {0};
  add_frame_control(a, r);
  if (a->frames) add_u32_big(&data, (uint32_t)a->chunks++);
  const bool ok = compress_pixels(&data, now, (size_t)a->width * (size_t)pixel, r, pixel);
  if (ok) add_chunk(&a->body, a->frames ? "fdAT" : "IDAT", &data);
  strbuf_free(&data);
  alloc_free(a->before);
  a->before = now;
  a->frames++;
  return ok && !a->body.failed;
}

// One picture is a plain PNG: without acTL, and without the fcTL at the start of the body.
void apng_write(const ApngWriter* a, Output* out) {
  CT_ASSERT(a->frames > 0);
  StrBuf head = {0}, control = {0}, end = {0}, nothing = {0};
  const size_t skip = a->frames == 1 ? FRAME_CONTROL : 0;
  add_header(&head, a->kind, a->width, a->height);
  add_u32_big(&control, (uint32_t)a->frames);
  add_u32_big(&control, 0); // repeated for ever
  if (a->frames > 1) add_chunk(&head, "acTL", &control);
  add_chunk(&end, "IEND", &nothing);
  if (head.failed || end.failed) {
    if (!out->code) out->code = ENOMEM;
  } else {
    output_bytes(out, head.data, head.len);
    output_bytes(out, a->body.data + skip, a->body.len - skip);
    output_bytes(out, end.data, end.len);
  }
  strbuf_free(&head);
  strbuf_free(&control);
  strbuf_free(&end);
}

void apng_free(ApngWriter* a) {
  alloc_free(a->before);
  strbuf_free(&a->body);
  *a = (ApngWriter){0};
}
