#include "draw/window.h"

#include <stddef.h>

#if defined(__linux__)

#include <dlfcn.h>
#include <string.h>

enum {
  GL_TEXTURE_2D = 0x0DE1,
  GL_VIEWPORT = 0x0BA2,
  GL_SCISSOR_TEST = 0x0C11,
  GL_UNPACK_SKIP_ROWS = 0x0CF3,
  GL_UNPACK_SKIP_PIXELS = 0x0CF4,
  GL_UNPACK_ROW_LENGTH = 0x0CF2,
  GL_UNPACK_ALIGNMENT = 0x0CF5,
  GL_UNSIGNED_BYTE = 0x1401,
  GL_RGB = 0x1907,
  GL_NEAREST = 0x2600,
  GL_TEXTURE_MAG_FILTER = 0x2800,
  GL_TEXTURE_MIN_FILTER = 0x2801,
  GL_COLOR_BUFFER_BIT = 0x4000,
  GL_RGBA8 = 0x8058,
  GL_TEXTURE_BINDING_2D = 0x8069,
  GL_PIXEL_UNPACK_BUFFER = 0x88EC,
  GL_PIXEL_UNPACK_BUFFER_BINDING = 0x88EF,
  GL_READ_FRAMEBUFFER = 0x8CA8,
  GL_DRAW_FRAMEBUFFER = 0x8CA9,
  GL_DRAW_FRAMEBUFFER_BINDING = 0x8CA6,
  GL_READ_FRAMEBUFFER_BINDING = 0x8CAA,
  GL_COLOR_ATTACHMENT0 = 0x8CE0,
  EGL_DRAW = 0x3059
};

typedef void (*GlFunction)(void);

// Functions of OpenGL in the order of kNames.
typedef struct Gl {
  void (*getIntegerv)(unsigned, int*);
  unsigned char (*isEnabled)(unsigned);
  void (*enable)(unsigned);
  void (*disable)(unsigned);
  void (*pixelStorei)(unsigned, int);
  void (*genTextures)(int, unsigned*);
  void (*bindTexture)(unsigned, unsigned);
  void (*texParameteri)(unsigned, unsigned, int);
  void (*texImage2D)(unsigned, int, int, int, int, int, unsigned, unsigned, const void*);
  void (*deleteTextures)(int, const unsigned*);
  void (*bindBuffer)(unsigned, unsigned);
  void (*genFramebuffers)(int, unsigned*);
  void (*bindFramebuffer)(unsigned, unsigned);
  void (*framebufferTexture2D)(unsigned, unsigned, unsigned, unsigned, int);
  void (*blitFramebuffer)(int, int, int, int, int, int, int, int, unsigned, unsigned);
  void (*deleteFramebuffers)(int, const unsigned*);
} Gl;

static const char* const kNames[] = {"glGetIntegerv",     "glIsEnabled",
                                     "glEnable",          "glDisable",
                                     "glPixelStorei",     "glGenTextures",
                                     "glBindTexture",     "glTexParameteri",
                                     "glTexImage2D",      "glDeleteTextures",
                                     "glBindBuffer",      "glGenFramebuffers",
                                     "glBindFramebuffer", "glFramebufferTexture2D",
                                     "glBlitFramebuffer", "glDeleteFramebuffers"};

enum { GL_FUNCTIONS = sizeof kNames / sizeof *kNames };
_Static_assert(sizeof(Gl) == GL_FUNCTIONS * sizeof(GlFunction), "a name per function");

//---------------------------------- what the program has loaded -----------------------------------

// A function of a library that is loaded already; NULL: none.
static GlFunction find_function(const char* library, const char* name) {
  void* handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
  if (!handle) return NULL;
  void* symbol = dlsym(handle, name);
  dlclose(handle); // whoever loaded it holds it
  GlFunction f = NULL;
  memcpy(&f, &symbol, sizeof f);
  return f;
}

typedef GlFunction (*GetProcedure)(const char*);

static GetProcedure get_glx(void) {
  static const char* const libraries[] = {"libGLX.so.0", "libGL.so.1"};
  for (size_t i = 0; i < 2; i++) {
    void* (*context)(void) = (void* (*)(void))find_function(libraries[i], "glXGetCurrentContext");
    unsigned long (*drawable)(void) =
        (unsigned long (*)(void))find_function(libraries[i], "glXGetCurrentDrawable");
    GetProcedure get = (GetProcedure)find_function(libraries[i], "glXGetProcAddressARB");
    if (context && drawable && get && context() && drawable()) return get;
  }
  return NULL;
}

static GetProcedure get_egl(void) {
  void* (*context)(void) = (void* (*)(void))find_function("libEGL.so.1", "eglGetCurrentContext");
  void* (*surface)(int) = (void* (*)(int))find_function("libEGL.so.1", "eglGetCurrentSurface");
  GetProcedure get = (GetProcedure)find_function("libEGL.so.1", "eglGetProcAddress");
  return context && surface && get && context() && surface(EGL_DRAW) ? get : NULL;
}

// The functions of the current context; false: there is no window.
static bool find_gl(Gl* gl) {
  GetProcedure get = get_glx();
  if (!get) get = get_egl();
  if (!get) return false;
  GlFunction found[GL_FUNCTIONS];
  for (int i = 0; i < GL_FUNCTIONS; i++) {
    found[i] = get(kNames[i]);
    if (!found[i]) return false;
  }
  memcpy(gl, found, sizeof found);
  return true;
}

//---------------------------------- pictures ------------------------------------------------------

bool window_find(int* width, int* height) {
  Gl gl;
  if (!find_gl(&gl)) return false;
  int viewport[4] = {0, 0, 0, 0};
  gl.getIntegerv(GL_VIEWPORT, viewport);
  *width = viewport[2];
  *height = viewport[3];
  return true;
}

// State that a copy changes.
typedef struct GlState {
  int texture, buffer, read, draw;
  int store[4];
  bool scissor;
} GlState;

static const unsigned kStore[4] = {GL_UNPACK_ALIGNMENT, GL_UNPACK_ROW_LENGTH, GL_UNPACK_SKIP_ROWS,
                                   GL_UNPACK_SKIP_PIXELS};

static void save_gl_state(const Gl* gl, GlState* s) {
  gl->getIntegerv(GL_TEXTURE_BINDING_2D, &s->texture);
  gl->getIntegerv(GL_PIXEL_UNPACK_BUFFER_BINDING, &s->buffer);
  gl->getIntegerv(GL_READ_FRAMEBUFFER_BINDING, &s->read);
  gl->getIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &s->draw);
  for (int k = 0; k < 4; k++) gl->getIntegerv(kStore[k], &s->store[k]);
  s->scissor = gl->isEnabled(GL_SCISSOR_TEST) != 0;
}

static void restore_gl_state(const Gl* gl, const GlState* s) {
  gl->bindTexture(GL_TEXTURE_2D, (unsigned)s->texture);
  gl->bindBuffer(GL_PIXEL_UNPACK_BUFFER, (unsigned)s->buffer);
  gl->bindFramebuffer(GL_READ_FRAMEBUFFER, (unsigned)s->read);
  gl->bindFramebuffer(GL_DRAW_FRAMEBUFFER, (unsigned)s->draw);
  for (int k = 0; k < 4; k++) gl->pixelStorei(kStore[k], s->store[k]);
  if (s->scissor) gl->enable(GL_SCISSOR_TEST);
}

// Rows of a buffer as a texture of the rectangle's size.
static void upload_rows(const Gl* gl, const Pixmap* p, ctrRect r) {
  const int store[4] = {1, p->width, 0, 0};
  size_t at = (size_t)r.bottom * (size_t)p->width + (size_t)r.left;
  for (int k = 0; k < 4; k++) gl->pixelStorei(kStore[k], store[k]);
  gl->bindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
  gl->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  gl->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
  gl->texImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, r.width, r.height, 0, GL_RGB, GL_UNSIGNED_BYTE,
                 p->rgb + 3 * at);
}

void window_show(const Pixmap* p, ctrRect r) {
  Gl gl;
  GlState state;
  unsigned texture = 0, source = 0;
  r = pixmap_clip(p, r);
  if (r.width <= 0 || r.height <= 0 || !find_gl(&gl)) return;
  save_gl_state(&gl, &state);
  gl.genTextures(1, &texture);
  gl.bindTexture(GL_TEXTURE_2D, texture);
  upload_rows(&gl, p, r);
  gl.genFramebuffers(1, &source);
  gl.bindFramebuffer(GL_READ_FRAMEBUFFER, source);
  gl.framebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
  gl.bindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
  gl.disable(GL_SCISSOR_TEST);
  gl.blitFramebuffer(0, 0, r.width, r.height, r.left, r.bottom, r.left + r.width,
                     r.bottom + r.height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
  restore_gl_state(&gl, &state);
  gl.deleteFramebuffers(1, &source);
  gl.deleteTextures(1, &texture);
}

#else

bool window_find(int* width, int* height) {
  (void)width, (void)height;
  return false;
}

void window_show(const Pixmap* p, ctrRect r) { (void)p, (void)r; }

#endif
