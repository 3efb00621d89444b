// Pictures and films as files (src/media), for corten.media.
#include "core.h"
#include "media/film.h"
#include "media/png_write.h"

static const char kFilm[] = "corten.film";

// A picture of uint8 or uint16 in C order: (height, width) or (height, width, 3 or 4).
static bool picture_of(PyObject* o, PixelGrid* p) {
  PyArrayObject* a = (PyArrayObject*)o;
  const bool array = PyArray_Check(o) && PyArray_IS_C_CONTIGUOUS(a);
  const int ndim = array ? PyArray_NDIM(a) : 0, type = array ? PyArray_TYPE(a) : -1;
  const npy_intp* n = array ? PyArray_DIMS(a) : NULL;
  const npy_intp last = ndim == 3 ? n[2] : 1;
  const bool gray = ndim == 2, color = ndim == 3 && (last == 3 || last == 4);
  if (!(type == NPY_UINT8 && (gray || color)) && !(type == NPY_UINT16 && gray)) {
    PyErr_SetString(PyExc_ValueError,
                    "a picture is an array of uint8[height, width], uint8[height, width, 3], "
                    "uint8[height, width, 4] or uint16[height, width]");
    return false;
  }
  if (n[0] < 1 || n[1] < 1 || n[0] > PIXELS_MOST || n[1] > PIXELS_MOST || n[0] * n[1] > 1 << 28) {
    PyErr_SetString(PyExc_ValueError,
                    "width and height must be from 1 to 32768, with at most 2^28 pixels");
    return false;
  }
  const PixelKind kind = type == NPY_UINT16 ? PIXEL_GRAY16
                         : gray             ? PIXEL_GRAY8
                         : last == 3        ? PIXEL_RGB8
                                            : PIXEL_RGBA8;
  *p = (PixelGrid){kind, (int)n[1], (int)n[0], PyArray_DATA(a), n[1] * kPixelBytes[kind]};
  return true;
}

static PyObject* encode_png(PyObject* self, PyObject* o) {
  (void)self;
  PixelGrid p;
  StrBuf out = {0};
  if (!picture_of(o, &p)) return NULL;
  RELEASE const bool ok = png_encode(&out, &p);
  REACQUIRE PyObject* bytes =
      ok ? PyBytes_FromStringAndSize(out.data, (Py_ssize_t)out.len) : PyErr_NoMemory();
  strbuf_free(&out);
  return bytes;
}

//---------------------------------- films ---------------------------------------------------------

typedef struct OpenFilm {
  Film* film;
  PixelKind kind;
  int width, height;
} OpenFilm;

static void drop_film(PyObject* capsule) {
  OpenFilm* f = PyCapsule_GetPointer(capsule, kFilm);
  if (!f) return;
  film_discard(f->film);
  PyMem_Free(f);
}

// NULL with an exception: no film, or one that is closed.
static OpenFilm* film_of(PyObject* capsule) {
  OpenFilm* f = PyCapsule_GetPointer(capsule, kFilm);
  if (f && !f->film) PyErr_SetString(PyExc_ValueError, "the film is closed");
  return f && f->film ? f : NULL;
}

static PyObject* fail_film(const char* why) {
  PyErr_SetString(PyExc_OSError, why);
  return NULL;
}

static PyObject* film_start(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *path, *first;
  double fps;
  PixelGrid p;
  char why[FILM_REASON];
  if (!PyArg_ParseTuple(args, "O&Od", PyUnicode_FSConverter, &path, &first, &fps)) return NULL;
  OpenFilm* f = picture_of(first, &p) ? PyMem_Malloc(sizeof *f) : NULL;
  if (!f) {
    Py_DECREF(path);
    return PyErr_Occurred() ? NULL : PyErr_NoMemory();
  }
  const char* wrong = film_check_path(PyBytes_AS_STRING(path));
  *f = (OpenFilm){NULL, p.kind, p.width, p.height};
  if (wrong) {
    PyErr_Format(PyExc_ValueError, "%s: %s", PyBytes_AS_STRING(path), wrong);
  } else {
    f->film = film_open(PyBytes_AS_STRING(path), p.kind, p.width, p.height, fps, why);
    if (!f->film) fail_film(why);
  }
  Py_DECREF(path);
  PyObject* capsule = f->film ? PyCapsule_New(f, kFilm, drop_film) : NULL;
  if (!capsule) {
    film_discard(f->film);
    PyMem_Free(f);
  }
  return capsule;
}

static PyObject* film_picture(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *capsule, *o;
  PixelGrid p;
  char why[FILM_REASON];
  if (!PyArg_ParseTuple(args, "OO", &capsule, &o) || !picture_of(o, &p)) return NULL;
  OpenFilm* f = film_of(capsule);
  if (!f) return NULL;
  if (p.kind != f->kind || p.width != f->width || p.height != f->height)
    return PyErr_Format(PyExc_ValueError, "all pictures of a film have one size and type");
  const bool ok = film_add(f->film, &p, why);
  return ok ? Py_NewRef(Py_None) : fail_film(why);
}

static PyObject* film_finish(PyObject* self, PyObject* capsule) {
  (void)self;
  char why[FILM_REASON];
  OpenFilm* f = film_of(capsule);
  if (!f) return NULL;
  Film* film = f->film;
  f->film = NULL;
  const bool ok = film_close(film, why);
  return ok ? Py_NewRef(Py_None) : fail_film(why);
}

static PyObject* film_drop(PyObject* self, PyObject* capsule) {
  (void)self;
  OpenFilm* f = PyCapsule_GetPointer(capsule, kFilm);
  if (!f) return NULL;
  film_discard(f->film);
  f->film = NULL;
  Py_RETURN_NONE;
}

PyMethodDef media_functions[] = {
    {"encode_png", encode_png, METH_O, "encode_png(picture): the bytes of a PNG file"},
    {"film_start", film_start, METH_VARARGS, "film_start(path, first picture, fps)"},
    {"film_picture", film_picture, METH_VARARGS, "film_picture(film, picture)"},
    {"film_finish", film_finish, METH_O, "film_finish(film)"},
    {"film_drop", film_drop, METH_O, "film_drop(film)"},
    {NULL, NULL, 0, NULL},
};
