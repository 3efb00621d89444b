// The window of a program whose OpenGL context is current in this thread, as GLFW makes it:
// pictures are copied to it. The library is not linked with OpenGL: its functions are looked up in
// what the program has loaded. Without a window nothing happens.
#ifndef DRAW_WINDOW_H
#define DRAW_WINDOW_H

#include "draw/pixmap.h"

// Whether a context with a window is current; its size in pixels is that of OpenGL's viewport.
bool window_find(int* width, int* height);

// Copies a rectangle of a buffer to the window's back buffer. OpenGL's state stays as it is.
void window_show(const Pixmap* p, ctrRect r);

#endif
