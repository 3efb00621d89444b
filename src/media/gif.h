// Films as GIF (version 89a), repeated for ever.
#ifndef MEDIA_GIF_H
#define MEDIA_GIF_H

#include "base/output.h"
#include "base/str.h"
#include "media/palette.h"
#include "media/pixels.h"

#include <stdbool.h>

// GIF has delays in hundredths of a second, and programs show none shorter than two of them:
// pictures that come faster are left out, so that the film takes the time it should.
typedef struct GifWriter {
  int width, height;
  double fps;
  long pictures;         // given so far
  long shown_at;         // hundredths of a second, of the last picture
  size_t delay_at;       // where its delay stands in body
  unsigned char* before; // what the film shows, rgb, rows from the top; NULL: nothing yet
  unsigned char* now;
  unsigned char* changed;
  unsigned char* index;
  bool* use;
  PaletteWork* work;
  StrBuf body;
} GifWriter;

bool gif_start(GifWriter* g, int width, int height, double fps); // false when out of memory
bool gif_add(GifWriter* g, const PixelGrid* picture);            // RGB8; false when out of memory
void gif_write(GifWriter* g, Output* out);                       // after at least one picture
void gif_free(GifWriter* g);

#endif
