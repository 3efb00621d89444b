// Characters are strokes on a grid: x from 0 to 6 across the character, y from 0 to b (11) above
// its lower end; the baseline is 3, small letters reach 8, capitals b. Two digits are a point, a
// space ends a stroke. Widths are those of MuJoCo's fonts, so that texts take the same room.
#include "draw/text.h"

#include "base/integer.h"

#include <math.h>
#include <string.h>

enum { FIRST = 32, LAST = 126, HEIGHT_150 = 28, HEIGHT_BIG_150 = 54 };

static const char* const kStrokes[LAST - FIRST + 1] = {"",
                                                       "3b36 33",
                                                       "2b29 4b49",
                                                       "2b13 5b43 0969 0565",
                                                       "594a2a1918465554432314 3b32",
                                                       "5b13 0b2b29090b 4565634345",
                                                       "631a2b3b4a491605041333 3366",
                                                       "3b39",
                                                       "4b292442",
                                                       "2b494422",
                                                       "3b35 1a56 5a16",
                                                       "3a34 0767",
                                                       "3422",
                                                       "1656",
                                                       "33",
                                                       "5b13",
                                                       "2b4b5a544323141a2b",
                                                       "193b33 1353",
                                                       "1a2b4b5a581353",
                                                       "1a2b4b5a584727 475654432314",
                                                       "434b1565",
                                                       "5b1b17475654432314",
                                                       "5a4b2b1a142343545647 4717",
                                                       "1b5b23",
                                                       "2b4b5a584727181a2b 2716142343545647",
                                                       "142343545a4b2b1a182757",
                                                       "38 33",
                                                       "38 3422",
                                                       "5a1754",
                                                       "1858 1555",
                                                       "1a5714",
                                                       "1a2b4b5a583735 33",
                                                       "463635344446455464695a4b2b1a142353",
                                                       "033b63 1656",
                                                       "131b4b5a584717 4756544313",
                                                       "5a4b2b1a14234354",
                                                       "131b3b5a543313",
                                                       "5b1b1353 1747",
                                                       "5b1b13 1747",
                                                       "5a4b2b1a142343545737",
                                                       "1b13 5b53 1757",
                                                       "3b33",
                                                       "4b44332314",
                                                       "1b13 5b16 2853",
                                                       "1b1353",
                                                       "030b366b63",
                                                       "131b535b",
                                                       "2b4b6965432305092b",
                                                       "131b4b5a584717",
                                                       "2b4b6965432305092b 4563",
                                                       "131b4b5a584717 3753",
                                                       "5a4b2b1a182747565443 432314",
                                                       "0b6b 3b33",
                                                       "1b142343545b",
                                                       "0b336b",
                                                       "0b1338536b",
                                                       "0b63 6b03",
                                                       "0b376b 3733",
                                                       "1b5b1353",
                                                       "4b2b2242",
                                                       "1b53",
                                                       "2b4b4222",
                                                       "183b58",
                                                       "0161",
                                                       "2b49",
                                                       "1728485753 5626151423 234354",
                                                       "1b13 1728485754432314",
                                                       "5748281714234354",
                                                       "5b53 5748281714234354",
                                                       "1555574828 281714234354",
                                                       "5b4b3a33 1858",
                                                       "5852412112 5748281715244455",
                                                       "1b13 1728485753",
                                                       "3833 3a",
                                                       "48423121 4a",
                                                       "1b13 5815 2753",
                                                       "3b33",
                                                       "0308 0718283733 3748586763",
                                                       "1318 1728485753",
                                                       "284857544323141728",
                                                       "1018 1728485754432314",
                                                       "5058 5748281714234354",
                                                       "1318 162848",
                                                       "5748281726465554432314",
                                                       "3b344353 1858",
                                                       "1814234354 5853",
                                                       "083368",
                                                       "0813375368",
                                                       "0863 6803",
                                                       "0833 6820",
                                                       "18581353",
                                                       "4b3a3827363342",
                                                       "3b31",
                                                       "2b3a3847363322",
                                                       "0617365566"};

// Widths of the normal font at 150 percent.
static const unsigned char kWidths[LAST - FIRST + 1] = {
    6,  6,  9,  14, 12, 18, 15, 6,  7,  7,  12, 12, 6,  7,  6,  8,  12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 6,  6,  12, 12, 12, 10, 18, 15, 14, 16, 15, 14, 13, 16, 15, 6,  12, 15, 12, 18, 15, 17,
    14, 17, 14, 15, 14, 15, 15, 21, 15, 14, 13, 7,  7,  7,  8,  12, 8,  12, 12, 11, 12, 12, 6,  12,
    12, 5,  5,  11, 5,  17, 12, 12, 12, 12, 7,  11, 6,  12, 11, 15, 11, 11, 11, 8,  12, 8,  12};

static int scale_length(int at150, int scale) { return (at150 * scale + 75) / 150; }

int text_height(int font, int scale) {
  return scale_length(font == ctFONT_BIG ? HEIGHT_BIG_150 : HEIGHT_150, scale);
}

int text_char_width(int font, int scale, unsigned char c) {
  if (c < FIRST || c > LAST) return 0;
  int width = kWidths[c - FIRST];
  return scale_length(font == ctFONT_BIG ? width * HEIGHT_BIG_150 / HEIGHT_150 : width, scale);
}

int text_width(int font, int scale, const char* text) {
  int sum = 0;
  for (; *text; text++) sum += text_char_width(font, scale, (unsigned char)*text);
  return sum;
}

//---------------------------------- strokes -------------------------------------------------------

typedef struct Brush {
  Pixmap* p;
  ctrRect clip;
  float radius;
  const float* rgb;
  float alpha;
} Brush;

static void paint_pixel(const Brush* b, int x, int y, float share) {
  const ctrRect* r = &b->clip;
  if (x < r->left || y < r->bottom || x >= r->left + r->width || y >= r->bottom + r->height) return;
  ctrRect one = {x, y, 1, 1};
  pixmap_fill(b->p, one, (float[4]){b->rgb[0], b->rgb[1], b->rgb[2], b->alpha * share});
}

// A segment as wide as the brush; pixels at its rim are blended.
static void paint_segment(const Brush* b, const float from[2], const float to[2]) {
  float d[2] = {to[0] - from[0], to[1] - from[1]}, dd = d[0] * d[0] + d[1] * d[1];
  float reach = b->radius + 1;
  int x0 = integer_of((double)(fminf(from[0], to[0]) - reach), -100000, 100000);
  int x1 = integer_of((double)(fmaxf(from[0], to[0]) + reach), -100000, 100000);
  int y0 = integer_of((double)(fminf(from[1], to[1]) - reach), -100000, 100000);
  int y1 = integer_of((double)(fmaxf(from[1], to[1]) + reach), -100000, 100000);
  for (int y = y0; y <= y1; y++) {
    for (int x = x0; x <= x1; x++) {
      float px = (float)x + 0.5f - from[0], py = (float)y + 0.5f - from[1];
      float t = dd > 0 ? fminf(fmaxf((px * d[0] + py * d[1]) / dd, 0), 1) : 0;
      float ex = px - t * d[0], ey = py - t * d[1];
      float share = b->radius + 0.5f - sqrtf(ex * ex + ey * ey);
      if (share > 0) paint_pixel(b, x, y, fminf(share, 1));
    }
  }
}

static int grid_digit(char c) { return c >= 'a' ? c - 'a' + 10 : c - '0'; }

// The place of a point of the grid in a character at (x, y).
static void place_digit(float at[2], const char* s, const float box[4]) {
  at[0] = box[0] + box[2] * (0.12f + 0.76f * (float)grid_digit(s[0]) / 6);
  at[1] = box[1] + box[3] * (0.06f + 0.86f * (float)grid_digit(s[1]) / 11);
}

static void paint_char(const Brush* b, unsigned char c, const float box[4]) {
  if (c < FIRST || c > LAST) return;
  for (const char* s = kStrokes[c - FIRST]; *s;) {
    float from[2], to[2];
    place_digit(from, s, box);
    s += 2;
    if (!*s || *s == ' ') paint_segment(b, from, from);
    while (*s && *s != ' ') {
      place_digit(to, s, box);
      paint_segment(b, from, to);
      memcpy(from, to, sizeof from);
      s += 2;
    }
    if (*s == ' ') s++;
  }
}

static void paint_text(const Brush* b, int x, int y, const char* text, const TextStyle* style) {
  int height = text_height(style->font, style->scale);
  for (; *text && x < b->clip.left + b->clip.width; text++) {
    int width = text_char_width(style->font, style->scale, (unsigned char)*text);
    float box[4] = {(float)x, (float)y, (float)width, (float)height};
    if (x + width > b->clip.left) paint_char(b, (unsigned char)*text, box);
    x += width;
  }
}

void text_draw(Pixmap* p, ctrRect clip, int x, int y, const char* text, const TextStyle* style) {
  static const float black[3] = {0, 0, 0};
  float height = (float)text_height(style->font, style->scale);
  Brush b = {p, pixmap_clip(p, clip), height / 28, style->rgb, 1};
  if (x < -100000 || x > 100000 || y < -100000 || y > 100000) return;
  if (style->font == ctFONT_SHADOW) { // a dark rim
    Brush rim = {p, b.clip, b.radius + 1.5f, black, 0.5f};
    paint_text(&rim, x, y, text, style);
  }
  paint_text(&b, x, y, text, style);
}
