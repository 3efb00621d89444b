// Text in a pixmap, with a font of strokes.
#ifndef DRAW_TEXT_H
#define DRAW_TEXT_H

#include "draw/pixmap.h"

typedef struct TextStyle {
  int font;  // cttFont
  int scale; // cttFontScale
  float rgb[3];
} TextStyle;

int text_height(int font, int scale);
int text_char_width(int font, int scale, unsigned char c);
int text_width(int font, int scale, const char* text);

// One line whose lower left corner is at (x, y); pixels outside of the clip rectangle stay.
void text_draw(Pixmap* p, ctrRect clip, int x, int y, const char* text, const TextStyle* style);

#endif
