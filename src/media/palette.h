// A picture of at most 255 colours for one of many.
#ifndef MEDIA_PALETTE_H
#define MEDIA_PALETTE_H

#include <stdbool.h>
#include <stddef.h>

enum { PALETTE_MOST = 255 };

typedef struct Palette {
  unsigned char rgb[PALETTE_MOST][3];
  int count;
  bool exact; // it has every colour of the pixels it was chosen for
} Palette;

typedef struct PaletteWork PaletteWork; // tables, several hundred KiB

PaletteWork* palette_work(void); // NULL when out of memory
void palette_free(PaletteWork* work);

// The colours of n pixels of three bytes: all of them where there are few enough, else the best
// means of groups.
void palette_choose(Palette* palette, PaletteWork* work, const unsigned char* rgb, size_t n);

typedef struct DitherInput {
  const unsigned char* rgb;
  const bool* use; // pixels that get an index
  int width, height;
} DitherInput;

// An index for each pixel with use[i]: the nearest colour after the errors of the pixels before are
// added (Floyd and Steinberg, rows in alternating directions). index[i] of the other pixels stays.
// False when out of memory.
bool palette_dither(unsigned char* index, const Palette* palette, PaletteWork* work,
                    const DitherInput* in);

#endif
