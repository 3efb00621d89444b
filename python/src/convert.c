// Python arguments to C values, and what must hold before a C function may run.
#include "core.h"

//---------------------------------- one argument --------------------------------------------------

static bool wrong(const PyFn* fn, const PyArg* a, const char* want, PyObject* got) {
  PyErr_Format(PyExc_TypeError, "%s(): argument '%s' must be %s, not %s", fn->name, a->name, want,
               got == Py_None ? "None" : Py_TYPE(got)->tp_name);
  return false;
}

static bool read_struct(const PyFn* fn, const PyArg* a, PyObject* o, Slot* v) {
  if (!is_struct(o, a->type)) return wrong(fn, a, a->type->name, o);
  const Wrap* w = (Wrap*)o;
  if (!w->ptr) {
    PyErr_Format(PyExc_ReferenceError, "%s(): argument '%s' has been deleted from its spec",
                 fn->name, a->name);
    return false;
  }
  v->p = w->ptr;
  v->handle = w->handle;
  return true;
}

static bool read_int(const PyFn* fn, const PyArg* a, PyObject* o, Slot* v) {
  if (PyLong_Check(o)) {
    v->i = PyLong_AsLongLong(o);
  } else {
    if (PyFloat_Check(o) || PyUnicode_Check(o) || !PyNumber_Check(o))
      return wrong(fn, a, "an integer", o);
    PyObject* n = PyNumber_Long(o);
    if (!n) return false;
    v->i = PyLong_AsLongLong(n);
    Py_DECREF(n);
  }
  if (v->i == -1 && PyErr_Occurred()) return false;
  if (v->i < INT_MIN || v->i > INT_MAX) {
    PyErr_Format(PyExc_OverflowError, "%s(): argument '%s' is out of range", fn->name, a->name);
    return false;
  }
  return true;
}

static bool read_string(const PyFn* fn, const PyArg* a, PyObject* o, Slot* v) {
  if (PyUnicode_Check(o)) {
    v->p = (void*)PyUnicode_AsUTF8(o);
    return v->p != NULL;
  }
  if (PyBytes_Check(o)) {
    v->p = PyBytes_AsString(o);
    return v->p != NULL;
  }
  PyObject* path = PyOS_FSPath(o); // a path-like object
  if (!path || !PyUnicode_Check(path)) {
    PyErr_Clear();
    Py_XDECREF(path);
    return wrong(fn, a, "a str", o);
  }
  v->hold = path;
  v->p = (void*)PyUnicode_AsUTF8(path);
  return v->p != NULL;
}

static void measure(Slot* v, PyArrayObject* array) {
  v->p = PyArray_DATA(array);
  v->ndim = PyArray_NDIM(array);
  v->size = PyArray_SIZE(array);
  v->rows = v->ndim > 0 ? PyArray_DIM(array, 0) : 1;
  v->cols = v->ndim > 1 ? PyArray_DIM(array, 1) : 1;
}

static const char* type_name(int npy) {
  return npy == NPY_DOUBLE  ? "float64"
         : npy == NPY_FLOAT ? "float32"
         : npy == NPY_INT   ? "int32"
                            : "uint8";
}

// What is written must be the caller's own memory; what is only read may be converted.
static bool read_array(const PyFn* fn, const PyArg* a, PyObject* o, Slot* v) {
  if (PyArray_Check(o)) {
    PyArrayObject* array = (PyArrayObject*)o;
    bool good =
        PyArray_TYPE(array) == a->npy && PyArray_IS_C_CONTIGUOUS(array) && PyArray_ISALIGNED(array);
    if (good && (!(a->flags & ARG_OUT) || PyArray_ISWRITEABLE(array))) {
      measure(v, array);
      return true;
    }
  }
  if (a->flags & ARG_OUT) {
    char want[120];
    snprintf(want, sizeof want, "a writeable, C-contiguous numpy array of %s", type_name(a->npy));
    return wrong(fn, a, want, o);
  }
  // NumPy would make a NaN of None
  bool none = o == Py_None || PyUnicode_Check(o) || PyBytes_Check(o);
  if (!none) v->hold = PyArray_FROMANY(o, a->npy, 0, 0, NPY_ARRAY_CARRAY_RO | NPY_ARRAY_FORCECAST);
  if (!v->hold) {
    if (!none && !PyErr_ExceptionMatches(PyExc_TypeError)) return false;
    PyErr_Clear();
    return wrong(fn, a, "an array of numbers", o);
  }
  measure(v, (PyArrayObject*)v->hold);
  return true;
}

static bool read_one(const PyFn* fn, const PyArg* a, PyObject* o, Slot* v) {
  if (o == Py_None && (a->flags & ARG_NULL)) return true;
  switch (a->kind) {
  case A_STRUCT:
    return read_struct(fn, a, o, v);
  case A_INT:
    return read_int(fn, a, o, v);
  case A_ARRAY:
    return read_array(fn, a, o, v);
  case A_STRING:
    return read_string(fn, a, o, v);
  case A_NUM:
    if (!PyFloat_Check(o) && !PyNumber_Check(o)) return wrong(fn, a, "a number", o);
    v->x = PyFloat_AsDouble(o);
    return v->x != -1 || !PyErr_Occurred();
  case A_ELEMENT:
    v->p = wrap_to_element(o);
    v->handle = v->p ? ((Wrap*)o)->handle : NULL;
    return v->p != NULL;
  }
  Py_UNREACHABLE();
}

//---------------------------------- all arguments -------------------------------------------------

static int place_of(const PyFn* fn, PyObject* name) {
  for (int i = 0; i < fn->count; i++) {
    if (PyUnicode_CompareWithASCIIString(name, fn->arg[i].name) == 0) return i;
  }
  return -1;
}

static bool place_named(const PyFn* fn, PyObject* const* args, Py_ssize_t n, PyObject* names,
                        PyObject** given) {
  for (Py_ssize_t k = 0; k < PyTuple_GET_SIZE(names); k++) {
    PyObject* name = PyTuple_GET_ITEM(names, k);
    int i = place_of(fn, name);
    if (i < 0 || given[i]) {
      PyErr_Format(PyExc_TypeError,
                   i < 0 ? "%s() has no argument '%U'" : "%s(): argument '%U' is given twice",
                   fn->name, name);
      return false;
    }
    given[i] = args[n + k];
  }
  return true;
}

// The arguments in their places: as they were given, or in `by_place`. NULL with an exception.
static PyObject* const* place_all(const PyFn* fn, PyObject* const* args, Py_ssize_t n,
                                  PyObject* names, PyObject** by_place) {
  if (n == fn->count && !names) return args;
  if (n > fn->count) {
    PyErr_Format(PyExc_TypeError, "%s() takes at most %d arguments, %zd were given", fn->name,
                 fn->count, n);
    return NULL;
  }
  for (int i = 0; i < fn->count; i++) by_place[i] = i < n ? args[i] : NULL;
  return !names || place_named(fn, args, n, names, by_place) ? by_place : NULL;
}

bool call_read(const PyFn* fn, PyObject* const* args, Py_ssize_t n, PyObject* names, Slot* v) {
  PyObject* by_place[20];
  PyObject* const* given = place_all(fn, args, n, names, by_place);
  if (!given) return false;
  for (int i = 0; i < fn->count; i++) v[i] = (Slot){0};
  for (int i = 0; i < fn->count; i++) {
    PyObject* o = !given[i] && (fn->arg[i].flags & ARG_LAST) ? Py_None : given[i];
    if (!o)
      PyErr_Format(PyExc_TypeError, "%s(): argument '%s' is missing", fn->name, fn->arg[i].name);
    if (!o || !read_one(fn, &fn->arg[i], o, &v[i])) {
      call_done(fn, v);
      return false;
    }
  }
  return true;
}

void call_done(const PyFn* fn, Slot* v) {
  for (int i = 0; i < fn->count; i++) Py_CLEAR(v[i].hold);
}

//---------------------------------- what must hold ------------------------------------------------

bool call_shape(const PyFn* fn, const Slot* v, int i, long long rows, long long cols) {
  if (!v[i].p) return true; // None
  bool fits = cols < 0 ? v[i].size == rows
                       : v[i].size == rows * cols && (v[i].ndim != 2 || v[i].rows == rows ||
                                                      v[i].rows == 1 || v[i].cols == 1);
  if (fits) return true;
  if (cols < 0) {
    PyErr_Format(PyExc_TypeError, "%s(): %s should be of size %lld, not %zd", fn->name,
                 fn->arg[i].name, rows, v[i].size);
  } else {
    PyErr_Format(PyExc_TypeError, "%s(): %s should be of shape (%lld, %lld)", fn->name,
                 fn->arg[i].name, rows, cols);
  }
  return false;
}

bool call_index(const PyFn* fn, const Slot* v, int i, long long n) {
  if (v[i].i >= 0 && v[i].i < n) return true;
  PyErr_Format(FatalIndexError, "%s(): %s is %lld, there are %lld", fn->name, fn->arg[i].name,
               v[i].i, n);
  return false;
}

// Rows of an array whose columns are known; one dimension counts as a row after the other.
long long call_rows(const Slot* v, long long cols) {
  if (v->ndim > 1) return v->rows;
  return cols > 0 ? v->size / cols : v->size;
}

// A copy of a model may take another's data: what counts is that every array has the same size.
bool pair_fits(const ctModel* m, const Handle* data) {
  const ctModel* own = data->model;
  return m == own || memcmp(m, own, offsetof(ctModel, nbuffer)) == 0;
}

// Options that are none of their enum would trip an assertion of the engine.
bool model_usable(const char* who, Handle* model) {
  const ctOption* o = &((const ctModel*)model->ptr)->opt;
  if (!model_sound(who, model)) return false;
  if (o->solver < ctSOL_PGS || o->solver > ctSOL_NEWTON) {
    PyErr_Format(FatalValueError, "mj_fwdConstraint: unknown solver type %d", o->solver);
  } else if (o->integrator < ctINT_EULER || o->integrator > ctINT_SPRINGDAMPER) {
    PyErr_Format(FatalValueError, "%s: invalid integrator %d", who, o->integrator);
  } else if (o->cone < ctCONE_PYRAMIDAL || o->cone > ctCONE_ELLIPTIC) {
    PyErr_Format(FatalValueError, "%s: opt.cone %d is not a value of mjtCone", who, o->cone);
  } else if (o->jacobian < ctJAC_DENSE || o->jacobian > ctJAC_AUTO) {
    PyErr_Format(FatalValueError, "%s: opt.jacobian %d is not a value of mjtJacobian", who,
                 o->jacobian);
  } else {
    return true;
  }
  return false;
}

// Misuse that the library reported since the last call began: an exception, as MuJoCo's.
static _Thread_local unsigned reported;

static void raise_reported(void) {
  if (ctmj_untaken() == reported || PyErr_Occurred()) return;
  reported = ctmj_untaken();
  PyErr_SetString(FatalError, ct_lastError());
}

// What a formulation may call although it takes a data that is not const.
static bool keeps_rows(const char* name) {
  static const char* const kept[] = {"mj_solveM",    "mj_solveM2",       "mj_constraintUpdate",
                                     "mj_addM",      "mj_jacSubtreeCom", "mj_jacPointAxis",
                                     "mj_angmomMat", "mj_multiRay"};
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
    if (strcmp(name, kept[i]) == 0) return true;
  }
  return false;
}

void call_step(const ctModel* m, ctData* d) {
  reported = ctmj_untaken();
  ct_step(m, d);
  if (ctmj_untaken() == reported) return;
  PyGILState_STATE state = PyGILState_Ensure();
  raise_reported();
  hook_end(state);
}

bool call_enter(const PyFn* fn, Slot* v) {
  reported = ctmj_untaken();
  if (fn->model >= 0 && !fn->writes && !model_sound(fn->name, v[fn->model].handle)) return false;
  if (fn->data < 0) return true;
  Handle* h = v[fn->data].handle;
  if (fn->model >= 0 && fn->writes && !model_usable(fn->name, v[fn->model].handle)) return false;
  if (fn->model >= 0 && !pair_fits(v[fn->model].p, h)) {
    PyErr_Format(FatalValueError,
                 "%s(): this MjData was made for another MjModel; their sizes differ", fn->name);
    return false;
  }
  if (h->solving && fn->writes && !keeps_rows(fn->name)) {
    PyErr_Format(PyExc_RuntimeError,
                 "%s(): a formulation cannot call it on the data that it solves for", fn->name);
    return false;
  }
  const void* me = PyThreadState_Get();
  if (h->thread && h->thread != me && h->ptr != watch_data) {
    PyErr_Format(PyExc_RuntimeError,
                 "%s(): another thread is computing on this MjData; give each thread its own",
                 fn->name);
    return false;
  }
  if (fn->writes) {
    if (!h->thread) h->thread = me;
    h->depth++;
  }
  return true;
}

bool call_leave(const PyFn* fn, Slot* v) {
  if (fn->data >= 0 && fn->writes) {
    Handle* h = v[fn->data].handle;
    if (--h->depth == 0) h->thread = NULL;
  }
  raise_reported();
  return !PyErr_Occurred(); // a callback or a signal may have raised
}

//---------------------------------- results -------------------------------------------------------

PyObject* call_text(const char* text) {
  if (!text) Py_RETURN_NONE;
  return PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace");
}

PyObject* call_struct(const PyStruct* type, void* p, const Slot* from) {
  if (!p) Py_RETURN_NONE;
  return wrap_new(type, p,
                  type->element ? spec_handle(from->handle, *(ctsElement**)p) : from->handle);
}

PyObject* call_element(ctsElement* e, const Slot* from) {
  if (!e) Py_RETURN_NONE;
  return wrap_element(from->handle, e);
}
