// What a running program puts over the picture of its pages. It is kept for pages that come later:
// notes by name, and layers of pictures of which every page gets the newest one.
#ifndef SERVE_COVER_H
#define SERVE_COVER_H

#include "serve/server.h"

enum { COVER_NOTES = 8, COVER_LAYERS = 2, COVER_PICTURES = 64, COVER_BYTES = 64 << 20 };

// A picture and its place in the window of the pilot: pixels from the lower left corner. Rows come
// from top to bottom, without gaps.
typedef struct CoverPicture {
  int left, bottom, width, height;
  int rows, columns, channels; // channels: 1 gray, 3 RGB, 4 RGBA
  const unsigned char* pixels;
} CoverPicture;

typedef struct CoverNote {
  const char* name; // NULL: free
  StrBuf pack;
} CoverNote;

typedef struct CoverLayer {
  StrBuf pack;               // the container, see docs/web_format.md
  int version;               // 0: never filled
  int shown[SERVER_CLIENTS]; // the version that each page has
} CoverLayer;

typedef struct PageCover {
  CoverNote note[COVER_NOTES];
  CoverLayer layer[COVER_LAYERS];
} PageCover;

void cover_free(PageCover* o);

// Keeps the container of a note in the place of the one with this name. The name must be constant.
void cover_keep(PageCover* o, const char* name, const StrBuf* pack);

// Is a note of this name kept?
bool cover_keeps(const PageCover* o, const char* name);

// Replaces the pictures of a layer. False, and no change: out of memory, too many pictures or
// bytes, a size that is not positive, or another number of channels.
bool cover_pictures(PageCover* o, int layer, const CoverPicture* picture, int count);

// Everything that is kept, for a page that joins.
void cover_greet(PageCover* o, Server* server, int client);

// The layers that this page has not got yet.
void cover_send(PageCover* o, Server* server, int client);

#endif
