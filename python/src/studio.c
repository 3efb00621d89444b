// Pictures of the worlds of a batch: each thread has a scene and a canvas of its own, all share the
// meshes and textures of one context.
#include "structs.h"
#include "worlds.h"

static const char kStudio[] = "corten.studio";
enum { STUDIO_GEOMS = 10000, STUDIO_MOST = 16384 };

typedef struct Seat {
  ctvScene scene;
  ctrCanvas* canvas;
} Seat;

typedef struct Studio {
  ctrContext context;
  int width, height, nseat;
  Seat* seat;      // of each thread
  PyObject* model; // handle, which must outlive the context
} Studio;

static void free_studio(Studio* s) {
  if (!s) return;
  for (int i = 0; s->seat && i < s->nseat; i++) {
    ctr_freeCanvas(s->seat[i].canvas);
    ctv_freeScene(&s->seat[i].scene);
  }
  PyMem_Free(s->seat);
  ctr_freeContext(&s->context);
  Py_XDECREF(s->model);
  PyMem_Free(s);
}

static void close_studio(PyObject* capsule) { free_studio(PyCapsule_GetPointer(capsule, kStudio)); }

static bool open_seats(Studio* s, const ctModel* m) {
  ctr_makeContext(m, &s->context, ctFONTSCALE_100);
  if (!s->context.own) return false;
  const int samples = s->context.offSamples > 1 ? 4 : 1;
  for (int i = 0; i < s->nseat; i++) ctv_defaultScene(&s->seat[i].scene);
  for (int i = 0; i < s->nseat; i++) {
    ctv_makeScene(m, &s->seat[i].scene, STUDIO_GEOMS);
    s->seat[i].canvas = ctr_makeCanvas(s->width, s->height, samples, 1);
    if (!s->seat[i].canvas || !s->seat[i].scene.geoms) return false;
  }
  return true;
}

static PyObject* make_studio(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* model;
  int width, height, nthread;
  if (!PyArg_ParseTuple(args, "Oiii", &model, &width, &height, &nthread)) return NULL;
  if (!is_struct(model, &struct_MjModel))
    return PyErr_Format(PyExc_TypeError, "an MjModel is needed");
  if (width < 1 || height < 1 || width > STUDIO_MOST || height > STUDIO_MOST)
    return PyErr_Format(PyExc_ValueError, "width and height must be from 1 to %d", STUDIO_MOST);
  if (!model_usable("make_studio", ((Wrap*)model)->handle)) return NULL;
  Studio* s = PyMem_Calloc(1, sizeof *s);
  if (!s) return PyErr_NoMemory();
  ctr_defaultContext(&s->context);
  s->width = width;
  s->height = height;
  s->seat = PyMem_Calloc((size_t)nthread, sizeof *s->seat);
  s->nseat = s->seat ? nthread : 0;
  s->model = Py_NewRef((PyObject*)((Wrap*)model)->handle);
  PyObject* capsule = NULL;
  if (!s->seat || !open_seats(s, ((Wrap*)model)->ptr)) {
    PyErr_NoMemory();
  } else {
    capsule = PyCapsule_New(s, kStudio, close_studio);
  }
  if (!capsule) free_studio(s);
  return capsule;
}

//---------------------------------- drawing -------------------------------------------------------

typedef struct Session {
  Studio* studio;
  Worlds* w;
  const ctvOption* option;
  const ctvCamera* camera;
  Py_ssize_t ncamera;
  unsigned char* rgb; // one of the three is there
  float* depth;
  int* segmentation;
  _Atomic bool failed;
  Watch watch;
} Session;

static void draw_world(void* ctx, int i, int thread) {
  Session* s = ctx;
  Seat* seat = &s->studio->seat[thread];
  const ctModel* m = s->w->m[s->w->nmodel == 1 ? 0 : i];
  const Py_ssize_t pixels = (Py_ssize_t)s->studio->width * s->studio->height;
  watch_current = &s->watch; // a thread of the pool still has that of an earlier call
  if (thread == 0) watch_signals(&s->watch);
  for (Py_ssize_t c = 0; c < s->ncamera && !s->watch.stop; c++) {
    const Py_ssize_t at = (i * s->ncamera + c) * pixels;
    ctvCamera camera = s->camera[c];
    ctv_updateScene(m, s->w->d[i], s->option, NULL, &camera, ctCAT_ALL, &seat->scene);
    if (ctr_draw(seat->canvas, &seat->scene, &s->studio->context, s->rgb ? s->rgb + 3 * at : NULL,
                 s->depth ? s->depth + at : NULL,
                 s->segmentation ? s->segmentation + 2 * at : NULL))
      s->failed = true;
  }
}

static void watch_session(void* ctx) { watch_signals(&((Session*)ctx)->watch); }

// Copies of the cameras: a tracking camera is moved by what it follows. NULL with an exception.
static ctvCamera* read_cameras(PyObject* list, const ctModel* m) {
  const Py_ssize_t n = PyList_GET_SIZE(list);
  ctvCamera* camera = PyMem_Calloc((size_t)n + 1, sizeof *camera);
  if (!camera) return (ctvCamera*)PyErr_NoMemory();
  for (Py_ssize_t i = 0; i < n; i++) {
    PyObject* o = PyList_GET_ITEM(list, i);
    const bool good = is_struct(o, &struct_MjvCamera) && camera_fits(m, ((Wrap*)o)->ptr);
    if (!good) {
      PyErr_Format(PyExc_ValueError, "camera %zd is none of this model", i);
      PyMem_Free(camera);
      return NULL;
    }
    camera[i] = *(ctvCamera*)((Wrap*)o)->ptr;
  }
  return camera;
}

// Which picture an array is for, by its numbers; it has exactly the room.
static bool take_output(Session* s, PyObject* out) {
  PyArrayObject* a = (PyArrayObject*)out;
  const npy_intp pixels = s->w->ndata * s->ncamera * s->studio->width * s->studio->height;
  const int type = PyArray_Check(out) && PyArray_IS_C_CONTIGUOUS(a) && PyArray_ISWRITEABLE(a)
                       ? PyArray_TYPE(a)
                       : -1;
  const npy_intp size = type >= 0 ? PyArray_SIZE(a) : 0;
  if (type == NPY_UINT8 && size == 3 * pixels) s->rgb = PyArray_DATA(a);
  if (type == NPY_FLOAT && size == pixels) s->depth = PyArray_DATA(a);
  if (type == NPY_INT && size == 2 * pixels) s->segmentation = PyArray_DATA(a);
  if (s->rgb || s->depth || s->segmentation) return true;
  PyErr_SetString(PyExc_ValueError, "the array for the pictures has another type or size");
  return false;
}

static bool draw_session(Session* s, Pool* pool) {
  watch_start(&s->watch);
  RELEASE pool_for_watched(pool, (int)s->w->ndata, draw_world, s, watch_session);
  REACQUIRE if (!watch_end(&s->watch)) return false;
  if (s->failed) PyErr_NoMemory();
  return !s->failed;
}

static PyObject* studio_draw(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *capsule, *threads, *models, *datas, *cameras, *option, *out;
  Worlds w;
  Pool* pool;
  if (!PyArg_ParseTuple(args, "OOOOO!OO", &capsule, &threads, &models, &datas, &PyList_Type,
                        &cameras, &option, &out))
    return NULL;
  Session s = {.studio = PyCapsule_GetPointer(capsule, kStudio), .w = &w};
  if (!s.studio) return NULL;
  if (!is_struct(option, &struct_MjvOption))
    return PyErr_Format(PyExc_TypeError, "an MjvOption is needed");
  s.option = ((Wrap*)option)->ptr;
  s.ncamera = PyList_GET_SIZE(cameras);
  if (!worlds_read(&w, models, datas, "studio_draw")) return NULL;
  if (!pool_take(threads, &pool)) return worlds_free(&w), NULL;
  ctvCamera* camera = read_cameras(cameras, w.m[0]);
  s.camera = camera;
  bool good = camera && take_output(&s, out);
  if (good && w.nmodel != 1 && w.nmodel != w.ndata) {
    PyErr_SetString(PyExc_ValueError, "a batch has one model for all worlds or one for each");
    good = false;
  }
  if (good && pool_threads(pool) > s.studio->nseat) {
    PyErr_SetString(PyExc_ValueError, "more threads than the pictures were prepared for");
    good = false;
  }
  good = good && draw_session(&s, pool);
  PyMem_Free(camera);
  pool_give(threads);
  worlds_free(&w);
  return good ? Py_NewRef(Py_None) : NULL;
}

PyMethodDef studio_functions[] = {
    {"make_studio", make_studio, METH_VARARGS, "make_studio(model, width, height, nthread)"},
    {"studio_draw", studio_draw, METH_VARARGS,
     "studio_draw(studio, pool, models, datas, cameras, option, out)"},
    {NULL, NULL, 0, NULL},
};
