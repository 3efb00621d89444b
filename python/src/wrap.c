// C structs as Python objects: one type a struct, one getter for all fields.
#include "core.h"
#include "spec/vectors.h"

#include <structmember.h>

#pragma GCC diagnostic ignored "-Wpedantic" // slots of types hold functions

//---------------------------------- handles -------------------------------------------------------

static PyObject* registry; // address -> handle, as integers: a look-up must not keep it alive
PyObject* enum_classes;
PyObject *FatalError, *UnexpectedError, *FatalValueError, *FatalIndexError;

Handle* registered(const void* ptr) {
  PyObject* key = PyLong_FromVoidPtr((void*)ptr);
  PyObject* found = key ? PyDict_GetItem(registry, key) : NULL;
  Py_XDECREF(key);
  return found ? PyLong_AsVoidPtr(found) : NULL;
}

static void enter(Handle* h, bool in) {
  PyObject *key = PyLong_FromVoidPtr(h->ptr), *value = PyLong_FromVoidPtr(h);
  if (key && value) {
    if (in) {
      PyDict_SetItem(registry, key, value);
    } else if (PyDict_DelItem(registry, key) < 0) {
      PyErr_Clear();
    }
  }
  Py_XDECREF(key);
  Py_XDECREF(value);
}

Handle* handle_new(void* ptr, void (*release)(void*), PyObject* keep, const ctModel* model) {
  Handle* h = PyObject_New(Handle, &Handle_Type);
  if (!h) return NULL;
  *h = (Handle){.ob_base = h->ob_base, .ptr = ptr, .free = release, .keep = keep, .model = model};
  Py_XINCREF(keep);
  if (model) enter(h, true);
  return h;
}

// An exception may be on its way: it must survive.
static void handle_dealloc(PyObject* self) {
  Handle* h = (Handle*)self;
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  if (h->model) enter(h, false);
  if (h->free) h->free(h->ptr);
  touched_free(h->touched);
  Py_XDECREF(h->keep);
  PyObject_Free(self);
  PyErr_Restore(type, value, trace);
}

PyTypeObject Handle_Type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "corten._core.Handle",
    .tp_basicsize = sizeof(Handle),
    .tp_dealloc = handle_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
};

//---------------------------------- sizes ---------------------------------------------------------

// Faces that fit into the flexes of a scene.
static Py_ssize_t scene_faces(const ctvScene* scn) {
  int last = scn->nflex - 1;
  return last < 0 ? 0 : (Py_ssize_t)scn->flexfaceadr[last] + scn->flexfacenum[last];
}

Py_ssize_t wrap_extent(const Dim* d, const Wrap* w) {
  if (d->of == 'c') return (Py_ssize_t)d->value * d->times;
  if (d->of == 'f') return scene_faces(w->ptr) * d->times;
  if (d->of == 'm')
    return (Py_ssize_t)(*(const cttSize*)((const char*)w->handle->model + d->value) * d->times);
  return (Py_ssize_t)(*(const int*)((const char*)w->handle->ptr + d->value)) * d->times;
}

void* wrap_start(const Named* f, const Wrap* w) {
  char* p = (char*)w->ptr + f->offset;
  return f->place == P_INLINE ? p : *(void**)(void*)p;
}

int wrap_numbers(const Named* f) {
  static const int scalar[] = {
      [F_NUM] = NPY_DOUBLE, [F_FLOAT] = NPY_FLOAT, [F_INT] = NPY_INT, [F_BYTE] = NPY_UINT8,
      [F_SIZE] = NPY_INT64, [F_U64] = NPY_UINT64,  [F_ENUM] = NPY_INT};
  return f->kind == F_ARRAY ? f->npy : f->kind <= F_ENUM ? scalar[f->kind] : -1;
}

npy_intp wrap_width(int npy) {
  if (npy == NPY_UINT8 || npy == NPY_INT8) return 1;
  return npy == NPY_INT || npy == NPY_FLOAT ? 4 : 8;
}

//---------------------------------- getters -------------------------------------------------------

static PyObject* array_on(const Named* f, Wrap* w, void* data) {
  npy_intp dims[2] = {1, 1};
  for (int i = 0; i < f->ndim; i++) dims[i] = wrap_extent(&f->dim[i], w);
  PyObject* a = data ? PyArray_SimpleNewFromData(f->ndim, dims, f->npy, data)
                     : PyArray_ZEROS(f->ndim, dims, f->npy, 0);
  if (!a || !data) return a;
  Py_INCREF(w->handle);
  if (PyArray_SetBaseObject((PyArrayObject*)a, (PyObject*)w->handle) < 0) {
    Py_DECREF(a);
    return NULL;
  }
  return a;
}

static PyObject** cache_slot(const Named* f, Wrap* w) {
  if (!w->cache) w->cache = PyMem_Calloc((size_t)w->type->count, sizeof *w->cache);
  return w->cache ? &w->cache[f - w->type->field] : NULL;
}

// Integers of a model steer the engine.
static bool guard_integers(const Named* f, Wrap* w, PyArrayObject* a) {
  if (!touched_readonly(f, PyArray_NBYTES(a)))
    return touched_expose(w->handle, f, PyArray_DATA(a), PyArray_NBYTES(a));
  PyArray_CLEARFLAGS(a, NPY_ARRAY_WRITEABLE);
  return true;
}

// Arrays of the arena move and grow with every step; the others stay where they are.
static PyObject* get_array(const Named* f, Wrap* w) {
  PyObject** slot = cache_slot(f, w);
  if (!slot) return PyErr_NoMemory();
  void* data = wrap_start(f, w);
  if (*slot) {
    PyArrayObject* old = (PyArrayObject*)*slot;
    if (f->place != P_ARENA ||
        (PyArray_DATA(old) == data && PyArray_DIM(old, 0) == wrap_extent(&f->dim[0], w)))
      return Py_NewRef(*slot);
  }
  PyObject* a = array_on(f, w, data);
  if (a && w->type == &struct_MjModel && data && !guard_integers(f, w, (PyArrayObject*)a))
    Py_CLEAR(a);
  if (a) Py_XSETREF(*slot, Py_NewRef(a));
  return a;
}

static PyObject* get_member(const Named* f, Wrap* w) {
  if (f->kind == F_LINK) {
    void* p = *(void**)(void*)((char*)w->ptr + f->offset);
    return p ? wrap_new(f->type, p, w->handle) : Py_NewRef(Py_None);
  }
  PyObject** slot = cache_slot(f, w);
  if (!slot) return PyErr_NoMemory();
  if (!*slot) *slot = wrap_new(f->type, (char*)w->ptr + f->offset, w->handle);
  return Py_XNewRef(*slot);
}

// Texts of a model cannot be changed: one object is enough.
static PyObject* get_bytes(const Named* f, Wrap* w) {
  PyObject** slot = cache_slot(f, w);
  if (!slot) return PyErr_NoMemory();
  if (!*slot) *slot = PyBytes_FromStringAndSize(wrap_start(f, w), wrap_extent(&f->dim[0], w));
  return Py_XNewRef(*slot);
}

static PyObject* get_enum(const Named* f, int value) {
  PyObject* class = enum_classes ? PyDict_GetItemString(enum_classes, f->enum_name) : NULL;
  if (!class) return PyLong_FromLong(value);
  PyObject* member = PyObject_CallFunction(class, "i", value);
  if (member) return member;
  PyErr_Clear();
  return PyLong_FromLong(value);
}

static PyObject* get_texts(const Named* f, Wrap* w) {
  npy_intp n = (npy_intp)f->dim[0].value;
  PyObject* a = PyArray_New(&PyArray_Type, 1, &n, NPY_STRING, NULL, (char*)w->ptr + f->offset,
                            (int)f->dim[1].value, NPY_ARRAY_CARRAY, NULL);
  if (!a) return NULL;
  Py_INCREF(w->handle);
  return PyArray_SetBaseObject((PyArrayObject*)a, (PyObject*)w->handle) < 0 ? NULL : a;
}

static PyObject* gone(void) {
  PyErr_SetString(PyExc_ReferenceError, "this element has been deleted from its spec");
  return NULL;
}

static PyObject* get_field(PyObject* self, void* closure) {
  Wrap* w = (Wrap*)self;
  const Named* f = closure;
  if (!w->ptr) return gone();
  const char* p = (const char*)w->ptr + f->offset;
  switch (f->kind) {
  case F_ARRAY:
    return get_array(f, w);
  case F_NUM:
    return PyFloat_FromDouble(*(const double*)(const void*)p);
  case F_FLOAT:
    return PyFloat_FromDouble((double)*(const float*)(const void*)p);
  case F_INT:
    return PyLong_FromLong(*(const int*)(const void*)p);
  case F_BYTE:
    return PyLong_FromLong(*(const cttByte*)p);
  case F_SIZE:
    return PyLong_FromLongLong(*(const int64_t*)(const void*)p);
  case F_U64:
    return PyLong_FromUnsignedLongLong(*(const uint64_t*)(const void*)p);
  case F_ENUM:
    return get_enum(f, *(const int*)(const void*)p);
  case F_STRUCT:
  case F_LINK:
    return get_member(f, w);
  case F_LIST:
    return list_get(f, w);
  case F_BYTES:
    return get_bytes(f, w);
  case F_TEXT:
    return PyUnicode_DecodeUTF8(p, (Py_ssize_t)strnlen(p, f->dim[0].value), "replace");
  case F_TEXTS:
    return get_texts(f, w);
  case F_STRING:
    return call_text(vectors_text(*(ctString* const*)(const void*)p));
  case F_VECTOR:
    return vector_get(f, w);
  }
  Py_UNREACHABLE();
}

//---------------------------------- setters -------------------------------------------------------

static int set_text(const Named* f, char* p, PyObject* value) {
  const char* text = PyUnicode_AsUTF8(value);
  if (!text) return -1;
  size_t n = f->dim[0].value, length = strlen(text);
  size_t ends = n > 12; // short ones are letters without a final zero
  if (length + ends > n) {
    PyErr_Format(PyExc_ValueError, "%s: at most %zu bytes of text fit, this has %zu", f->name,
                 n - ends, length);
    return -1;
  }
  memset(p, 0, n);
  memcpy(p, text, length);
  return 0;
}

static bool is_member(const Named* f, int x) {
  PyObject* class = enum_classes ? PyDict_GetItemString(enum_classes, f->enum_name) : NULL;
  PyObject* member = class ? PyObject_CallFunction(class, "i", x) : Py_NewRef(Py_None);
  Py_XDECREF(member);
  if (member || !PyErr_ExceptionMatches(PyExc_ValueError)) return member != NULL;
  PyErr_Clear();
  PyErr_Format(PyExc_ValueError, "%s: %d is not a value of %s", f->name, x, f->enum_name);
  return false;
}

static int set_scalar(const Named* f, char* p, PyObject* value) {
  if (f->kind == F_NUM || f->kind == F_FLOAT) {
    double x = PyFloat_AsDouble(value);
    if (x == -1 && PyErr_Occurred()) return -1;
    if (f->kind == F_NUM) *(double*)(void*)p = x;
    if (f->kind == F_FLOAT) *(float*)(void*)p = (float)x;
    return 0;
  }
  PyObject* number = PyNumber_Long(value);
  if (!number || PyFloat_Check(value)) {
    Py_XDECREF(number);
    PyErr_Format(PyExc_TypeError, "%s: an integer is needed, not %s", f->name,
                 Py_TYPE(value)->tp_name);
    return -1;
  }
  long long x = f->kind == F_U64 ? (long long)PyLong_AsUnsignedLongLongMask(number)
                                 : PyLong_AsLongLong(number);
  Py_DECREF(number);
  if (x == -1 && PyErr_Occurred()) return -1;
  bool fits = f->kind == F_BYTE
                  ? x >= 0 && x < 256
                  : f->kind == F_SIZE || f->kind == F_U64 || (x >= INT_MIN && x <= INT_MAX);
  if (!fits) {
    PyErr_Format(PyExc_OverflowError, "%s: %lld is out of range", f->name, x);
    return -1;
  }
  if (f->enum_name && !is_member(f, (int)x)) return -1;
  if (f->kind == F_INT || f->kind == F_ENUM) *(int*)(void*)p = (int)x;
  if (f->kind == F_BYTE) *(cttByte*)p = (cttByte)x;
  if (f->kind == F_SIZE || f->kind == F_U64) *(int64_t*)(void*)p = x;
  return 0;
}

static int set_array(const Named* f, Wrap* w, PyObject* value) {
  PyObject* a = get_array(f, w);
  if (!a) return -1;
  if (w->type == &struct_MjModel && touched_fixed(f)) {
    Py_DECREF(a);
    PyErr_Format(PyExc_AttributeError, "%s of MjModel cannot be set", f->name);
    return -1;
  }
  bool large = !PyArray_ISWRITEABLE((PyArrayObject*)a);
  if (large) Py_SETREF(a, array_on(f, w, wrap_start(f, w)));
  int bad = a ? PyArray_CopyObject((PyArrayObject*)a, value) : -1;
  if (!bad && large && !touched_assigned(w->handle, f, PyArray_DATA((PyArrayObject*)a))) bad = -1;
  Py_XDECREF(a);
  return bad;
}

// Counts of a data say how much of its arrays is valid: there may be fewer contacts and rows than
// were computed, never more.
static int set_count(const Named* f, const Wrap* w, PyObject* value) {
  ctData* d = w->ptr;
  int *p = (int*)(void*)((char*)w->ptr + f->offset), most = *p, least = *p;
  long x = PyLong_AsLong(value);
  if (x == -1 && PyErr_Occurred()) return -1;
  if (p == &d->ncon || p == &d->nefc) least = 0;
  if (p == &d->ne || p == &d->nf || p == &d->nl)
    least = 0, most = d->nefc - d->ne - d->nf - d->nl + *p;
  if (x >= least && x <= most) return *p = (int)x, 0;
  if (least == most) {
    PyErr_Format(PyExc_AttributeError, "%s of MjData cannot be set", f->name);
  } else {
    PyErr_Format(PyExc_ValueError, "%s of MjData can be set to at most %d, not %ld", f->name, most,
                 x);
  }
  return -1;
}

static int set_field(PyObject* self, PyObject* value, void* closure) {
  Wrap* w = (Wrap*)self;
  const Named* f = closure;
  if (!w->ptr) return gone(), -1;
  char* p = (char*)w->ptr + f->offset;
  if (value && f->readonly && f->kind == F_INT && w->type == &struct_MjData)
    return set_count(f, w, value);
  if (!value || f->readonly || f->kind == F_LINK || f->kind == F_LIST || f->kind == F_BYTES) {
    PyErr_Format(PyExc_AttributeError, "%s of %s cannot be %s", f->name, w->type->name,
                 value ? "set" : "deleted");
    return -1;
  }
  if (f->kind == F_ARRAY) return set_array(f, w, value);
  if (f->kind == F_TEXTS) {
    PyObject* a = get_texts(f, w);
    int bad = a ? PyArray_CopyObject((PyArrayObject*)a, value) : -1;
    Py_XDECREF(a);
    return bad;
  }
  if (f->kind == F_TEXT) return set_text(f, p, value);
  if (f->kind == F_STRUCT) {
    if (!is_struct(value, f->type) || !((Wrap*)value)->ptr) {
      PyErr_Format(PyExc_TypeError, "%s: a %s is needed, not %s", f->name, f->type->name,
                   Py_TYPE(value)->tp_name);
      return -1;
    }
    memmove(p, ((Wrap*)value)->ptr, f->type->size);
    return 0;
  }
  if (f->kind == F_STRING) {
    const char* text = PyUnicode_AsUTF8(value);
    if (!text) return -1;
    cts_setString(*(ctString**)(void*)p, text);
    return 0;
  }
  if (f->kind == F_VECTOR) return vector_set(f, w, value);
  return set_scalar(f, p, value);
}

//---------------------------------- wrappers ------------------------------------------------------

static PyObject* wrap_as(PyTypeObject* shown, const PyStruct* type, void* ptr, Handle* handle) {
  Wrap* w = (Wrap*)shown->tp_alloc(shown, 0);
  if (!w) return NULL;
  w->handle = (Handle*)Py_NewRef((PyObject*)handle);
  w->ptr = ptr;
  w->type = type;
  return (PyObject*)w;
}

// Elements of specs have one wrapper each: address -> address of the wrapper, while it is alive.
static PyObject* elements_known;

static Wrap* known_element(const PyStruct* type, void* ptr) {
  PyObject* key = PyLong_FromVoidPtr(ptr);
  PyObject* found = key && elements_known ? PyDict_GetItem(elements_known, key) : NULL;
  Py_XDECREF(key);
  Wrap* w = found ? PyLong_AsVoidPtr(found) : NULL;
  return w && w->type == type && w->ptr == ptr ? w : NULL;
}

static void remember_element(const Wrap* w) {
  if (!elements_known) elements_known = PyDict_New();
  PyObject *key = PyLong_FromVoidPtr(w->ptr), *value = PyLong_FromVoidPtr((void*)w);
  if (!elements_known || !key || !value || PyDict_SetItem(elements_known, key, value) < 0)
    PyErr_Clear(); // then there will be a second wrapper
  Py_XDECREF(key);
  Py_XDECREF(value);
}

static void forget_element(const Wrap* w) {
  if (!elements_known || !w->ptr) return;
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  PyObject* key = known_element(w->type, w->ptr) == w ? PyLong_FromVoidPtr(w->ptr) : NULL;
  if (!key || PyDict_DelItem(elements_known, key) < 0) PyErr_Clear();
  Py_XDECREF(key);
  PyErr_Restore(type, value, trace);
}

PyObject* wrap_new(const PyStruct* type, void* ptr, Handle* handle) {
  bool element = strncmp(type->name, "Mjs", 3) == 0 && !type->free_standing;
  Wrap* w = element ? known_element(type, ptr) : NULL;
  if (w) return Py_NewRef((PyObject*)w);
  w = (Wrap*)wrap_as(type->type, type, ptr, handle);
  if (w && element) remember_element(w);
  return (PyObject*)w;
}

static void drop_cache(Wrap* w) {
  if (!w->cache) return;
  for (int i = 0; i < w->type->count; i++) Py_XDECREF(w->cache[i]);
  PyMem_Free(w->cache);
  w->cache = NULL;
}

static void wrap_dealloc(PyObject* self) {
  Wrap* w = (Wrap*)self;
  PyTypeObject* type = Py_TYPE(self);
  if (w->weak) PyObject_ClearWeakRefs(self);
  drop_cache(w);
  forget_element(w);
  Py_XDECREF(w->views);
  if (w->handle && w->handle->wrapper == self) w->handle->wrapper = NULL;
  Py_XDECREF(w->handle);
  type->tp_free(self);
  Py_DECREF(type);
}

// The type that all of them are derived from: an object of it is a Wrap.
static PyTypeObject* any_struct;

const PyStruct* wrap_struct(PyObject* o) {
  return PyType_IsSubtype(Py_TYPE(o), any_struct) ? ((Wrap*)o)->type : NULL;
}

PyStruct* wrap_struct_of(PyTypeObject* type) {
  for (PyTypeObject* t = type; t; t = t->tp_base) {
    for (int i = 0; i < all_structs_count; i++) {
      if (all_structs[i]->type == t || all_structs[i]->base == t) return all_structs[i];
    }
  }
  return NULL;
}

static void free_scene(void* p) {
  ctv_freeScene(p);
  ctu_free(p);
}

static void free_context(void* p) {
  ctr_freeContext(p);
  ctu_free(p);
}

// Structs with memory of their own, which they get from __init__: it knows the model. NULL:
// another.
static void (*release_of(const PyStruct* s))(void*) {
  return s == &struct_MjvScene ? free_scene : s == &struct_MjrContext ? free_context : NULL;
}

static PyObject* wrap_make(PyTypeObject* type, PyObject* args, PyObject* named) {
  const PyStruct* s = wrap_struct_of(type);
  void (*release)(void*) = s ? release_of(s) : NULL;
  if (!s || !s->free_standing)
    return PyErr_Format(PyExc_TypeError, "corten.%s: No constructor defined!", type->tp_name);
  if (!release && PyTuple_GET_SIZE(args) > 0)
    return PyErr_Format(PyExc_TypeError, "%s() takes keyword arguments only", type->tp_name);
  void* p = ctu_malloc(s->size);
  if (!p) return PyErr_NoMemory();
  memset(p, 0, s->size);
  if (s->init) s->init(p);
  Handle* h = handle_new(p, release ? release : ctu_free, NULL, NULL);
  PyObject* self = h ? wrap_as(type, s, p, h) : NULL;
  Py_XDECREF(h);
  PyObject *key, *value;
  Py_ssize_t at = 0;
  while (self && named && !release && PyDict_Next(named, &at, &key, &value)) {
    if (PyObject_SetAttr(self, key, value) < 0) Py_CLEAR(self);
  }
  return self;
}

// Everything of another struct of the same type.
static PyObject* wrap_assign(PyObject* self, PyObject* other) {
  Wrap *to = (Wrap*)self, *from = (Wrap*)other;
  if (Py_TYPE(self) != Py_TYPE(other) || !to->type->free_standing || release_of(to->type))
    return PyErr_Format(PyExc_TypeError, "_assign() needs another %s", to->type->name);
  memcpy(to->ptr, from->ptr, to->type->size);
  Py_RETURN_NONE;
}

static PyObject* wrap_address(PyObject* self, void* closure) {
  (void)closure;
  return PyLong_FromVoidPtr(((Wrap*)self)->ptr);
}

static bool equal_numbers(int npy, const char* a, const char* b, Py_ssize_t n) {
  if (npy != NPY_DOUBLE && npy != NPY_FLOAT)
    return memcmp(a, b, (size_t)(n * wrap_width(npy))) == 0;
  for (Py_ssize_t i = 0; i < n; i++) { // NaN equals nothing
    if (npy == NPY_DOUBLE &&
        !(((const double*)(const void*)a)[i] == ((const double*)(const void*)b)[i]))
      return false;
    if (npy == NPY_FLOAT &&
        !(((const float*)(const void*)a)[i] == ((const float*)(const void*)b)[i]))
      return false;
  }
  return true;
}

static bool equal_fields(const Named* f, const char* a, const char* b) {
  Py_ssize_t n = 1;
  for (int i = 0; i < f->ndim; i++) n *= (Py_ssize_t)f->dim[i].value * f->dim[i].times;
  if (f->kind == F_TEXT || f->kind == F_TEXTS) return memcmp(a, b, (size_t)n) == 0;
  if (f->kind == F_STRUCT) return wrap_equal(f->type, a, b);
  if (f->kind == F_LIST) {
    for (Py_ssize_t i = 0; i < n; i++) {
      Py_ssize_t at = i * (Py_ssize_t)f->type->size;
      if (!wrap_equal(f->type, a + at, b + at)) return false;
    }
    return true;
  }
  return equal_numbers(wrap_numbers(f), a, b, n);
}

// Structs without pointers, field by field: what lies between the fields does not count.
bool wrap_equal(const PyStruct* s, const void* a, const void* b) {
  for (int i = 0; i < s->count; i++) {
    size_t at = s->field[i].offset;
    if (!equal_fields(&s->field[i], (const char*)a + at, (const char*)b + at)) return false;
  }
  return true;
}

static bool is_plain(const PyStruct* s) { return s->free_standing && !release_of(s); }

// Two wrappers of one element are the same thing; plain structs are equal if their contents are.
static PyObject* wrap_compare(PyObject* a, PyObject* b, int op) {
  const Wrap *x = (Wrap*)a, *y = (Wrap*)b;
  if ((op != Py_EQ && op != Py_NE) || !wrap_struct(b) || x->type != y->type)
    Py_RETURN_NOTIMPLEMENTED;
  bool same = is_plain(x->type) ? wrap_equal(x->type, x->ptr, y->ptr) : x->ptr == y->ptr;
  return PyBool_FromLong(same == (op == Py_EQ));
}

static Py_hash_t wrap_hash(PyObject* self) {
  return (Py_hash_t)((uintptr_t)((Wrap*)self)->ptr >> 4);
}

static PyObject* wrap_forget(PyObject* self, PyObject* unused) {
  (void)unused;
  forget_element((Wrap*)self);
  ((Wrap*)self)->ptr = NULL;
  Py_RETURN_NONE;
}

static PyMethodDef wrap_methods[] = {
    {"_assign", wrap_assign, METH_O, "Take all values of another struct of this type."},
    {"_forget", wrap_forget, METH_NOARGS,
     "The element is gone; every later use raises ReferenceError."},
    {NULL, NULL, 0, NULL},
};
static PyMemberDef wrap_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(Wrap, weak), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

static bool make_any(PyObject* module) {
  PyType_Slot slots[] = {
      {Py_tp_members, wrap_members}, {Py_tp_doc, "A struct of the C library."}, {0, NULL}};
  PyType_Spec spec = {"corten._core.Struct", sizeof(Wrap), 0,
                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
  any_struct = (PyTypeObject*)PyType_FromSpec(&spec);
  return any_struct && PyModule_AddObjectRef(module, "Struct", (PyObject*)any_struct) == 0;
}

static bool make_type(PyStruct* s, PyObject* module) {
  PyGetSetDef* table = PyMem_Calloc((size_t)s->count + 2, sizeof *table);
  if (!table) return false;
  for (int i = 0; i < s->count; i++)
    table[i] =
        (PyGetSetDef){s->field[i].name, get_field, set_field, s->field[i].doc, (void*)&s->field[i]};
  table[s->count] = (PyGetSetDef){"_address", wrap_address, NULL, "address of the C struct", NULL};
  PyType_Slot slots[] = {
      {Py_tp_dealloc, wrap_dealloc},
      {Py_tp_new, wrap_make},
      {Py_tp_getset, table},
      {Py_tp_methods, wrap_methods},
      {Py_tp_doc, (void*)s->doc},
      {Py_tp_hash, is_plain(s) ? (void*)PyObject_HashNotImplemented : (void*)wrap_hash},
      {Py_tp_richcompare, wrap_compare},
      {0, NULL},
  };
  char* name = PyMem_Malloc(64);
  snprintf(name, 64, "corten._core.%s", s->name);
  PyType_Spec spec = {name, sizeof(Wrap), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
  s->type = s->base = (PyTypeObject*)PyType_FromSpecWithBases(&spec, (PyObject*)any_struct);
  return s->type && PyModule_AddObjectRef(module, s->name, (PyObject*)s->type) == 0;
}

// A class of the package takes the place of the type that it is derived from. It gets descriptors
// of its own for the fields: an inherited one compares types along the line at every access.
static bool copy_fields(PyTypeObject* class, const PyStruct* s) {
  for (PyGetSetDef* g = s->base->tp_getset; g->name; g++) {
    PyObject* inherited = PyObject_GetAttrString((PyObject*)s->base, g->name);
    PyObject* found = inherited ? PyObject_GetAttrString((PyObject*)class, g->name) : NULL;
    PyObject* own = found == inherited ? PyDescr_NewGetSet(class, g) : Py_XNewRef(found);
    bool done =
        own && (found != inherited || PyObject_SetAttrString((PyObject*)class, g->name, own) == 0);
    Py_XDECREF(inherited);
    Py_XDECREF(found);
    Py_XDECREF(own);
    if (!done) return false;
  }
  return true;
}

static PyObject* show_as(PyObject* self, PyObject* class) {
  (void)self;
  PyStruct* s = PyType_Check(class) ? wrap_struct_of((PyTypeObject*)class) : NULL;
  if (!s || s->type != s->base || ((PyTypeObject*)class)->tp_basicsize != sizeof(Wrap))
    return PyErr_Format(PyExc_TypeError,
                        "show_as(): one class per struct, without further members");
  if (!copy_fields((PyTypeObject*)class, s)) return NULL;
  s->type = (PyTypeObject*)Py_NewRef(class); // lives as long as the module
  Py_RETURN_NONE;
}

PyMethodDef wrap_functions[] = {
    {"show_as", show_as, METH_O, "show_as(class): objects of the struct are of this class"},
    {NULL, NULL, 0, NULL},
};

bool wrap_init_types(PyObject* module) {
  registry = PyDict_New();
  if (!make_any(module)) return false;
  for (int i = 0; i < all_structs_count; i++) {
    if (!make_type(all_structs[i], module)) return false;
  }
  return registry && PyType_Ready(&Handle_Type) == 0 && list_init_types(module) &&
         vector_init_types(module) && named_init_types(module);
}
