// Panels, curves and shapes as SVG. Numbers that are not finite are left out, and what is far
// outside of a panel is clamped, so that any run gives a picture in bounded time.
#ifndef CT_CLI_SVG_H
#define CT_CLI_SVG_H

#include "base/output.h"

#include <stdbool.h>

enum { SVG_COLORS = 8 };
extern const char* const svg_color[SVG_COLORS];

typedef struct Range {
  double low, high;
} Range;

typedef struct Point {
  double x, y;
} Point;

typedef struct Panel {
  double left, top, width, height; // on the page
  Range x, y;                      // what it shows
  const char *title, *x_label, *y_label;
  int id; // of its clip path
} Panel;

// A range without numbers, to which svg_include adds; svg_widen gives room around it.
extern const Range svg_nothing;
void svg_include(Range* range, double value);
void svg_widen(Range* range);

double svg_x(const Panel* p, double x); // on the page
double svg_y(const Panel* p, double y);

// Frame, grid, ticks, labels and title; then the content, between begin and end, is clipped.
void svg_axes(Output* out, const Panel* p);
void svg_begin(Output* out, const Panel* p);
void svg_end(Output* out);

// A line through points; gaps where they are not finite.
void svg_line(Output* out, const Panel* p, const Point* point, int count, const char* style);

// A closed shape. Left out unless all points are finite.
void svg_polygon(Output* out, const Panel* p, const Point* point, int count, const char* style);

// Text with the characters that XML reserves, and without those it forbids.
void svg_text(Output* out, double x, double y, const char* attributes, const char* text);

// An entry of a legend: a sample of a line or of a box in this style, and what it means.
void svg_key(Output* out, double x, double y, const char* style, const char* text);
void svg_key_box(Output* out, double x, double y, const char* style, const char* text);

#endif
