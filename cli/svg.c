#include "svg.h"

#include "base/integer.h"

#include <math.h>
#include <stdio.h>

const char* const svg_color[SVG_COLORS] = {"#0b6e99", "#d9730d", "#448361", "#9065b0",
                                           "#c14c8a", "#b58105", "#c0392b", "#5f5e5b"};

const Range svg_nothing = {INFINITY, -INFINITY};

// Beyond this, differences of numbers would overflow.
static const double far_away = 1e150;

void svg_include(Range* range, double value) {
  if (!isfinite(value)) return;
  value = value > far_away ? far_away : value < -far_away ? -far_away : value;
  if (value < range->low) range->low = value;
  if (value > range->high) range->high = value;
}

// Never empty, and never so narrow that neighbouring numbers of it are equal.
void svg_widen(Range* range) {
  if (!(range->low <= range->high)) *range = (Range){0, 0};
  const double size = fmax(fabs(range->low), fabs(range->high));
  const double least = fmax(1e-9, 1e-9 * size);
  if (range->high - range->low < least) {
    const double half = fmax(0.5, 1e-6 * size);
    range->low -= half;
    range->high += half;
  }
  const double room = 0.06 * (range->high - range->low);
  range->low -= room;
  range->high += room;
}

// A page coordinate that any viewer can draw; NaN never comes here.
static double bounded(double x) { return x > 1e4 ? 1e4 : x < -1e4 ? -1e4 : x; }

double svg_x(const Panel* p, double x) {
  return bounded(p->left + p->width * ((x - p->x.low) / (p->x.high - p->x.low)));
}

double svg_y(const Panel* p, double y) {
  return bounded(p->top + p->height * (1 - (y - p->y.low) / (p->y.high - p->y.low)));
}

// ---- text

// Bytes of a well-formed UTF-8 character; 0: none, or one that XML forbids.
static int character(const unsigned char* s) {
  if (s[0] < 0x80) return s[0] >= 0x20 && s[0] != 0x7f;
  const int n = s[0] >= 0xc2 && s[0] <= 0xdf   ? 2
                : (s[0] & 0xf0) == 0xe0        ? 3
                : s[0] >= 0xf0 && s[0] <= 0xf4 ? 4
                                               : 0;
  for (int i = 1; i < n; i++)
    if ((s[i] & 0xc0) != 0x80) return 0;
  const bool surrogate = s[0] == 0xed && s[1] >= 0xa0, overlong = s[0] == 0xe0 && s[1] < 0xa0;
  const bool beyond = (s[0] == 0xf0 && s[1] < 0x90) || (s[0] == 0xf4 && s[1] > 0x8f);
  const bool noncharacter = s[0] == 0xef && s[1] == 0xbf && s[2] >= 0xbe;
  return surrogate || overlong || beyond || noncharacter ? 0 : n;
}

static void put_escaped(Output* out, const char* text, int most) {
  const unsigned char* s = (const unsigned char*)text;
  for (int count = 0; *s; count++) {
    if (count == most) {
      output_text(out, "...");
      return;
    }
    const int n = character(s);
    if (*s == '&') {
      output_text(out, "&amp;");
    } else if (*s == '<') {
      output_text(out, "&lt;");
    } else if (*s == '>') {
      output_text(out, "&gt;");
    } else if (n) {
      output_bytes(out, s, (size_t)n);
    } else {
      output_text(out, "?");
    }
    s += n ? n : 1;
  }
}

void svg_text(Output* out, double x, double y, const char* attributes, const char* text) {
  enum { MOST = 90 };
  output_printf(out, "<text x='%.1f' y='%.1f' %s>", x, y, attributes);
  put_escaped(out, text, MOST);
  output_text(out, "</text>\n");
}

void svg_key(Output* out, double x, double y, const char* style, const char* text) {
  output_printf(out, "<path d='M%.1f %.1fh18' fill='none' %s/>", x, y - 4, style);
  svg_text(out, x + 23, y, "fill='#444'", text);
}

void svg_key_box(Output* out, double x, double y, const char* style, const char* text) {
  output_printf(out, "<rect x='%.1f' y='%.1f' width='16' height='9' rx='2' %s/>", x + 1, y - 8.5,
                style);
  svg_text(out, x + 23, y, "fill='#444'", text);
}

// ---- panels

// Steps of 1, 2 or 5 times a power of ten, about five to a panel.
static double tick_step(double range) {
  const double power = pow(10, floor(log10(range / 5)));
  const double unit = range / 5 / power;
  return power * (unit < 1.5 ? 1 : unit < 3.5 ? 2 : unit < 7.5 ? 5 : 10);
}

// Ticks by their count, so that a step too small to change a large number ends too. Their numbers
// have the digits that tell neighbours apart.
typedef struct Ticks {
  double first, step;
  int count, digits;
} Ticks;

static Ticks ticks_of(Range r) {
  enum { MOST = 12 };
  const double step = tick_step(r.high - r.low);
  const double first = ceil(r.low / step), last = floor(r.high / step);
  const double size = fmax(fabs(r.low), fabs(r.high));
  Ticks t = {.first = first * step, .step = step};
  if (last >= first) t.count = integer_of(last - first + 1, 1, MOST);
  t.digits = integer_of(ceil(log10(size / step)) + 1, 4, 15);
  return t;
}

static void tick_text(char text[40], const Ticks* t, double value) {
  snprintf(text, 40, "%.*g", t->digits, fabs(value) < 1e-9 * t->step ? 0 : value);
}

void svg_axes(Output* out, const Panel* p) {
  char text[40];
  const Ticks tx = ticks_of(p->x), ty = ticks_of(p->y);
  const double bottom = p->top + p->height, right = p->left + p->width;
  output_printf(out, "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='#fff'/>\n", p->left,
                p->top, p->width, p->height);
  for (int i = 0; i < tx.count; i++) {
    const double value = tx.first + i * tx.step, x = svg_x(p, value);
    output_printf(out, "<path d='M%.1f %.1fV%.1f' stroke='#ececea'/>", x, p->top, bottom);
    tick_text(text, &tx, value);
    svg_text(out, x, bottom + 15, "text-anchor='middle' fill='#777'", text);
  }
  for (int i = 0; i < ty.count; i++) {
    const double value = ty.first + i * ty.step, y = svg_y(p, value);
    output_printf(out, "<path d='M%.1f %.1fH%.1f' stroke='#ececea'/>", p->left, y, right);
    tick_text(text, &ty, value);
    svg_text(out, p->left - 6, y + 4, "text-anchor='end' fill='#777'", text);
  }
  output_printf(out,
                "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='none' stroke='#bbb'/>\n",
                p->left, p->top, p->width, p->height);
  svg_text(out, p->left, p->top - 10, "font-weight='600' font-size='12'", p->title);
  svg_text(out, right, bottom + 30, "text-anchor='end' fill='#444'", p->x_label);
  svg_text(out, right, p->top - 10, "text-anchor='end' fill='#444'", p->y_label);
}

void svg_begin(Output* out, const Panel* p) {
  output_printf(out,
                "<clipPath id='c%d'><rect x='%.1f' y='%.1f' width='%.1f' height='%.1f'/></clipPath>"
                "<g clip-path='url(#c%d)'>\n",
                p->id, p->left, p->top, p->width, p->height, p->id);
}

void svg_end(Output* out) { output_text(out, "</g>\n"); }

// ---- content

static bool is_finite(Point q) { return isfinite(q.x) && isfinite(q.y); }

void svg_line(Output* out, const Panel* p, const Point* point, int count, const char* style) {
  output_text(out, "<path fill='none' stroke-linejoin='round' d='");
  bool gap = true;
  for (int i = 0; i < count; i++) {
    if (is_finite(point[i]))
      output_printf(out, "%c%.1f %.1f", gap ? 'M' : 'L', svg_x(p, point[i].x),
                    svg_y(p, point[i].y));
    gap = !is_finite(point[i]);
  }
  output_printf(out, "' %s/>\n", style);
}

void svg_polygon(Output* out, const Panel* p, const Point* point, int count, const char* style) {
  for (int i = 0; i < count; i++)
    if (!is_finite(point[i])) return;
  if (count < 1) return;
  output_text(out, "<path stroke-linejoin='round' d='");
  for (int i = 0; i < count; i++)
    output_printf(out, "%c%.2f %.2f", i ? 'L' : 'M', svg_x(p, point[i].x), svg_y(p, point[i].y));
  output_printf(out, "Z' %s/>\n", style);
}
