// PNG files: pictures, and films as APNG.
#ifndef MEDIA_PNG_WRITE_H
#define MEDIA_PNG_WRITE_H

#include "base/output.h"
#include "base/str.h"
#include "media/pixels.h"

#include <stdbool.h>

// Appends a whole file to out. False when out of memory.
bool png_encode(StrBuf* out, const PixelGrid* picture);

// A film of pictures of one kind and size, compressed as they come. The file is written at the end,
// because its head has the number of pictures.
typedef struct ApngWriter {
  PixelKind kind;
  int width, height;
  int delay_num, delay_den; // seconds that a picture is shown
  int frames, chunks;       // so far; chunks with a number of their own
  unsigned char* before;    // the last picture, rows from the top, in the order of the file
  StrBuf body;
} ApngWriter;

// fps: pictures per second, above 0.
bool apng_start(ApngWriter* a, PixelKind kind, int width, int height, double fps);
bool apng_add(ApngWriter* a, const PixelGrid* picture); // false when out of memory
void apng_write(const ApngWriter* a, Output* out);      // after at least one picture
void apng_free(ApngWriter* a);

#endif
