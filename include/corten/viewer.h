// A running C program in the browser: the page of `corten view` beside a program that simulates by
// itself. A library of its own (corten_viewer, static), so that a program without it has no
// sockets.
//
//   ctwViewer* v = ctw_launch(m, d, NULL, error, sizeof error);
//   while (ctw_isRunning(v)) {
//     ct_step(m, d);
//     ctw_sync(v);
//   }
//   ctw_close(v);
//
// There is no other thread: pages are served inside of ctw_sync and ctw_isRunning.
#ifndef CORTEN_VIEWER_H
#define CORTEN_VIEWER_H

#include <corten/corten.h>

CT_BEGIN_DECLS

typedef struct ctwViewer_ ctwViewer;

typedef struct ctwSettings {
  const char* host; // address to listen at; NULL: 127.0.0.1
  int port;         // 0: any that is free
  int quiet;        // 1: no browser is opened; ctw_url is the address
  void (*key)(void* user, int code, int modifiers); // keys that mean nothing to the page
  void* user;
} ctwSettings;

// Opens a viewer; settings may be NULL. Model and data stay the program's. NULL after a failure,
// with the reason in error.
CT_API ctwViewer* ctw_launch(const ctModel* m, ctData* d, const ctwSettings* settings, char* error,
                             int size);

// Ends the viewer; NULL allowed.
CT_API void ctw_close(ctwViewer* v);

// 0 when the last page has been closed for 3 s, or none came within 60 s. Serves the pages.
CT_API int ctw_isRunning(ctwViewer* v);

// Shows the present state, and puts the forces of the user's mouse into d->xfrc_applied. Changes of
// camera and options go to the pages, what the user of the page that steers did comes into them.
CT_API void ctw_sync(ctwViewer* v);

// Shows another model, or the same after a change of its meshes, textures or height fields. 0 when
// out of memory.
CT_API int ctw_show(ctwViewer* v, const ctModel* m, ctData* d);

CT_API const char* ctw_url(const ctwViewer* v);     // address of the page, with its token
CT_API ctvCamera* ctw_camera(ctwViewer* v);         // of the page that steers
CT_API ctvOption* ctw_option(ctwViewer* v);         // flags, groups, labels and frames
CT_API const ctvPerturb* ctw_perturb(ctwViewer* v); // what the user drags
CT_API ctvScene* ctw_scene(ctwViewer* v);           // geoms[0 .. ngeom) are drawn, too
CT_API void ctw_setText(ctwViewer* v, int gridpos, const char* text); // over the picture

CT_END_DECLS

#endif
