// Pages of runs (corten.html) and the viewer (corten.viewer): src/serve for Python.
#include "core.h"
#include "serve/page.h"
#include "serve/pilot.h"
#include "serve/session.h"

#include <limits.h>

extern PyStruct struct_MjvPerturb;

static void* struct_of(PyObject* o, const PyStruct* type, const char* what) {
  if (is_struct(o, type) && ((Wrap*)o)->ptr) return ((Wrap*)o)->ptr;
  PyErr_Format(PyExc_TypeError, "%s is expected, not %s", what, Py_TYPE(o)->tp_name);
  return NULL;
}

//---------------------------------- a page --------------------------------------------------------

static const char kPage[] = "corten.page";

typedef struct OpenPage {
  Motion motion;
  PyObject* model;
} OpenPage;

static void drop_page(PyObject* capsule) {
  OpenPage* p = PyCapsule_GetPointer(capsule, kPage);
  if (!p) return;
  motion_free(&p->motion);
  Py_DECREF(p->model);
  PyMem_Free(p);
}

static PyObject* page_start(PyObject* self, PyObject* model) {
  (void)self;
  const ctModel* m = struct_of(model, &struct_MjModel, "an MjModel");
  OpenPage* p = m ? PyMem_Calloc(1, sizeof *p) : NULL;
  if (!p) return m ? PyErr_NoMemory() : NULL;
  p->model = Py_NewRef(model);
  const bool ok = motion_start(&p->motion, m);
  PyObject* capsule = PyCapsule_New(p, kPage, drop_page);
  if (capsule && ok) return capsule;
  Py_XDECREF(capsule);
  return PyErr_NoMemory();
}

static PyObject* page_add(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *capsule, *data;
  if (!PyArg_ParseTuple(args, "OO", &capsule, &data)) return NULL;
  OpenPage* p = PyCapsule_GetPointer(capsule, kPage);
  ctData* d = p ? struct_of(data, &struct_MjData, "an MjData") : NULL;
  if (!d) return NULL;
  if (((Wrap*)data)->handle->model != p->motion.model) {
    PyErr_SetString(PyExc_ValueError, "the data are of another model");
    return NULL;
  }
  return motion_add(&p->motion, d) ? Py_NewRef(Py_None) : PyErr_NoMemory();
}

static PyObject* page_bytes(PyObject* self, PyObject* capsule) {
  (void)self;
  OpenPage* p = PyCapsule_GetPointer(capsule, kPage);
  StrBuf out = {0};
  if (!p) return NULL;
  RELEASE const bool ok = page_make(&out, &p->motion);
  REACQUIRE PyObject* bytes =
      ok ? PyBytes_FromStringAndSize(out.data, (Py_ssize_t)out.len) : PyErr_NoMemory();
  strbuf_free(&out);
  return bytes;
}

//---------------------------------- the viewer ----------------------------------------------------

static const char kView[] = "corten.view";
enum { KEYS_MOST = 64 }; // that wait to be reported

typedef struct OpenView {
  Session session;
  PyObject *model, *data, *scene; // what is shown
  int key[KEYS_MOST], keys;
  bool open;
} OpenView;

static void remember_key(void* user, int code, int modifiers) {
  OpenView* v = user;
  (void)modifiers;
  if (v->keys < KEYS_MOST) v->key[v->keys++] = code;
}

static void drop_view(PyObject* capsule) {
  OpenView* v = PyCapsule_GetPointer(capsule, kView);
  if (!v) return;
  if (v->open) session_close(&v->session);
  Py_XDECREF(v->model);
  Py_XDECREF(v->data);
  Py_XDECREF(v->scene);
  PyMem_Free(v);
}

// NULL with an exception: no view, or one that is closed.
static OpenView* view_of(PyObject* capsule) {
  OpenView* v = PyCapsule_GetPointer(capsule, kView);
  if (v && !v->open) PyErr_SetString(PyExc_ValueError, "the viewer is closed");
  return v && v->open ? v : NULL;
}

static PyObject* view_open(PyObject* self, PyObject* args) {
  (void)self;
  const char *host, *why = "";
  int port, steps;
  if (!PyArg_ParseTuple(args, "zip", &host, &port, &steps)) return NULL;
  OpenView* v = PyMem_Calloc(1, sizeof *v);
  if (!v) return PyErr_NoMemory();
  const SessionDef def = {
      .host = host, .port = port, .steps = steps, .user = v, .on_key = remember_key};
  v->open = session_open(&v->session, &def, &why);
  PyObject* capsule = PyCapsule_New(v, kView, drop_view);
  if (capsule && v->open) return capsule;
  if (!v->open)
    PyErr_Format(PyExc_OSError, "%s (%s, port %d)", why, host ? host : "127.0.0.1", port);
  Py_XDECREF(capsule);
  return NULL;
}

static PyObject* view_show(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *capsule, *model, *data;
  if (!PyArg_ParseTuple(args, "OOO", &capsule, &model, &data)) return NULL;
  OpenView* v = view_of(capsule);
  ctModel* m = v ? struct_of(model, &struct_MjModel, "an MjModel") : NULL;
  ctData* d = m ? struct_of(data, &struct_MjData, "an MjData") : NULL;
  if (!d) return NULL;
  if (((Wrap*)data)->handle->model != m) {
    PyErr_SetString(PyExc_ValueError, "the data are of another model");
    return NULL;
  }
  const bool ok = session_show(&v->session, m, m, d);
  Py_XSETREF(v->model, Py_NewRef(model));
  Py_XSETREF(v->data, Py_NewRef(data));
  return ok ? Py_NewRef(Py_None) : PyErr_NoMemory();
}

// Serves the pages; (keys, pages, asked to load again, refused requests).
static PyObject* view_poll(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* capsule;
  double seconds;
  int changed;
  if (!PyArg_ParseTuple(args, "Odp", &capsule, &seconds, &changed)) return NULL;
  OpenView* v = view_of(capsule);
  if (!v) return NULL;
  v->session.changed = v->session.changed || changed;
  RELEASE session_poll(&v->session, seconds);
  REACQUIRE PyObject* keys = PyList_New(v->keys);
  for (int i = 0; keys && i < v->keys; i++) PyList_SET_ITEM(keys, i, PyLong_FromLong(v->key[i]));
  const int reload = v->session.wants_reload;
  v->keys = 0;
  v->session.wants_reload = false;
  return Py_BuildValue("(Niii)", keys, v->session.pages, reload, server_refused(v->session.server));
}

static PyObject* view_advance(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* capsule;
  double most;
  if (!PyArg_ParseTuple(args, "Od", &capsule, &most)) return NULL;
  OpenView* v = view_of(capsule);
  if (!v) return NULL;
  RELEASE session_advance(&v->session, most);
  REACQUIRE Py_RETURN_NONE;
}

// Forces of the user's mouse into the data, and a copy of what is dragged.
static PyObject* view_push(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *capsule, *pert;
  if (!PyArg_ParseTuple(args, "OO", &capsule, &pert)) return NULL;
  OpenView* v = view_of(capsule);
  ctvPerturb* p = v ? struct_of(pert, &struct_MjvPerturb, "an MjvPerturb") : NULL;
  if (!p) return NULL;
  if (v->session.data) pilot_push(&v->session);
  *p = v->session.pert;
  Py_RETURN_NONE;
}

static PyObject* view_scene(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *capsule, *scene;
  if (!PyArg_ParseTuple(args, "OO", &capsule, &scene)) return NULL;
  OpenView* v = view_of(capsule);
  const ctvScene* s = v ? struct_of(scene, &struct_MjvScene, "an MjvScene") : NULL;
  if (!s) return NULL;
  Py_XSETREF(v->scene, Py_NewRef(scene));
  v->session.user = s;
  Py_RETURN_NONE;
}

static PyObject* view_note(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* capsule;
  const char *name, *text;
  if (!PyArg_ParseTuple(args, "Oss", &capsule, &name, &text)) return NULL;
  OpenView* v = view_of(capsule);
  if (!v) return NULL;
  session_note(&v->session, name, text);
  Py_RETURN_NONE;
}

// The same, also for pages that come later. The names are few and constant.
static PyObject* view_keep(PyObject* self, PyObject* args) {
  (void)self;
  static const char* const names[] = {"camera", "view", "text"};
  PyObject* capsule;
  const char *name, *text;
  if (!PyArg_ParseTuple(args, "Oss", &capsule, &name, &text)) return NULL;
  OpenView* v = view_of(capsule);
  if (!v) return NULL;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(names[i], name) == 0) session_keep(&v->session, names[i], text);
  Py_RETURN_NONE;
}

static PyObject* said_numbers(bool fresh, const double* x, int n) {
  PyObject* tuple = fresh ? PyTuple_New(n) : Py_NewRef(Py_None);
  for (int i = 0; tuple && fresh && i < n; i++) {
    PyObject* number = PyFloat_FromDouble(x[i]);
    if (!number) {
      Py_DECREF(tuple);
      return NULL;
    }
    PyTuple_SET_ITEM(tuple, i, number);
  }
  return tuple;
}

// What the pilot did to the view since the last call: (camera or None, view or None, width,
// height).
static PyObject* view_said(PyObject* self, PyObject* capsule) {
  (void)self;
  OpenView* v = view_of(capsule);
  if (!v) return NULL;
  Said* said = &v->session.said;
  PyObject* camera = said_numbers(said->fresh & SAID_CAMERA, said->camera, SAID_CAMERA_NUMBERS);
  PyObject* view = said_numbers(said->fresh & SAID_VIEW, said->view, SAID_VIEW_NUMBERS);
  said->fresh = 0;
  return Py_BuildValue("(NNii)", camera, view, said->width, said->height);
}

// One picture of a list: ((left, bottom, width, height), array of rows of columns of channels).
static bool read_picture(PyObject* item, CoverPicture* p, Py_buffer* b) {
  PyObject* pixels;
  if (!PyArg_ParseTuple(item, "(iiii)O", &p->left, &p->bottom, &p->width, &p->height, &pixels))
    return false;
  if (PyObject_GetBuffer(pixels, b, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0) return false;
  if (b->ndim == 3 && b->itemsize == 1 && b->shape[0] <= INT_MAX && b->shape[1] <= INT_MAX &&
      b->shape[2] <= 4) {
    p->rows = (int)b->shape[0];
    p->columns = (int)b->shape[1];
    p->channels = (int)b->shape[2];
    p->pixels = b->buf;
    return true;
  }
  PyErr_SetString(PyExc_ValueError, "pictures are arrays of bytes: rows, columns, channels");
  PyBuffer_Release(b);
  return false;
}

// view_pictures(view, layer, list): replaces the pictures of a layer.
static PyObject* view_pictures(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *capsule, *list;
  int layer, n = 0;
  bool ok = true;
  if (!PyArg_ParseTuple(args, "OiO!", &capsule, &layer, &PyList_Type, &list)) return NULL;
  OpenView* v = view_of(capsule);
  if (!v) return NULL;
  CoverPicture picture[COVER_PICTURES];
  Py_buffer buffer[COVER_PICTURES];
  const Py_ssize_t count = PyList_GET_SIZE(list);
  for (; ok && n < COVER_PICTURES && n < count; n += ok)
    ok = read_picture(PyList_GET_ITEM(list, n), &picture[n], &buffer[n]);
  if (ok && (count > COVER_PICTURES || layer < 0 || layer >= COVER_LAYERS ||
             !session_pictures(&v->session, layer, picture, n))) {
    PyErr_Format(PyExc_ValueError,
                 "these pictures cannot be shown: at most %d, %d MB, with 1, 3 or 4 channels",
                 COVER_PICTURES, COVER_BYTES >> 20);
    ok = false;
  }
  for (int i = 0; i < n; i++) PyBuffer_Release(&buffer[i]);
  return ok ? Py_NewRef(Py_None) : NULL;
}

static PyObject* view_url(PyObject* self, PyObject* capsule) {
  (void)self;
  OpenView* v = view_of(capsule);
  return v ? PyUnicode_FromString(server_url(v->session.server)) : NULL;
}

static PyObject* view_close(PyObject* self, PyObject* capsule) {
  (void)self;
  OpenView* v = PyCapsule_GetPointer(capsule, kView);
  if (!v) return NULL;
  if (v->open) session_close(&v->session);
  v->open = false;
  Py_RETURN_NONE;
}

PyMethodDef page_functions[] = {
    {"page_start", page_start, METH_O, "page_start(model): a page to be filled"},
    {"page_add", page_add, METH_VARARGS, "page_add(page, data): one sample"},
    {"page_bytes", page_bytes, METH_O, "page_bytes(page): the page as bytes"},
    {"view_open", view_open, METH_VARARGS, "view_open(host, port, steps): a server"},
    {"view_show", view_show, METH_VARARGS, "view_show(view, model, data)"},
    {"view_poll", view_poll, METH_VARARGS, "view_poll(view, seconds, changed)"},
    {"view_advance", view_advance, METH_VARARGS, "view_advance(view, seconds): simulate up to now"},
    {"view_push", view_push, METH_VARARGS, "view_push(view, perturb): forces of the mouse"},
    {"view_scene", view_scene, METH_VARARGS, "view_scene(view, scene): shapes of the program"},
    {"view_note", view_note, METH_VARARGS, "view_note(view, name, text): a message for the pages"},
    {"view_keep", view_keep, METH_VARARGS, "view_keep(view, name, text): also for later pages"},
    {"view_said", view_said, METH_O, "view_said(view): (camera, view, width, height) of the pilot"},
    {"view_pictures", view_pictures, METH_VARARGS, "view_pictures(view, layer, list)"},
    {"view_url", view_url, METH_O, "view_url(view)"},
    {"view_close", view_close, METH_O, "view_close(view)"},
    {NULL, NULL, 0, NULL},
};
