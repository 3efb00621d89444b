// C structs as Python objects: one type a struct, one getter for all fields.
#include "core.h"
#include "spec/vectors.h"

#include <structmember.h>

#pragma GCC diagnostic ignored "-Wpedantic" // slots of types hold functions

//---------------------------------- handles -------------------------------------------------------

static PyObject* registry; // address -> handle, as integers: a look-up must not keep it alive
PyObject* enum_classes;
PyObject *FatalError, *UnexpectedError;

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

static void handle_dealloc(PyObject* self) {
  Handle* h = (Handle*)self;
  if (h->model) enter(h, false);
  if (h->free) h->free(h->ptr);
  Py_XDECREF(h->keep);
  PyObject_Free(self);
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

static PyObject* get_enum(const Named* f, int value) {
  PyObject* class = enum_classes ? PyDict_GetItemString(enum_classes, f->enum_name) : NULL;
  if (!class) return PyLong_FromLong(value);
  PyObject* member = PyObject_CallFunction(class, "i", value);
  if (member) return member;
  PyErr_Clear();
  return PyLong_FromLong(value);
}

static PyObject* numbers(int npy, const void* data, int count, size_t size) {
  npy_intp n = count;
  PyObject* a = PyArray_SimpleNew(1, &n, npy);
  if (a && count) memcpy(PyArray_DATA((PyArrayObject*)a), data, (size_t)count * size);
  return a;
}

// Vectors of a spec are copied: setting one moves its memory.
static PyObject* get_vector(int kind, const void* p) {
  if (kind == 'd')
    return numbers(NPY_DOUBLE, ((const ctDoubleVec*)p)->data, ((const ctDoubleVec*)p)->count, 8);
  if (kind == 'f')
    return numbers(NPY_FLOAT, ((const ctFloatVec*)p)->data, ((const ctFloatVec*)p)->count, 4);
  if (kind == 'i')
    return numbers(NPY_INT, ((const ctIntVec*)p)->data, ((const ctIntVec*)p)->count, 4);
  if (kind == 'b')
    return numbers(NPY_UINT8, ((const ctByteVec*)p)->data, ((const ctByteVec*)p)->count, 1);
  const ctStringVec* v = p; // all vectors have the same layout
  PyObject* list = PyList_New(v->count);
  for (int i = 0; list && i < v->count; i++) {
    PyObject* item =
        kind == 's'   ? PyUnicode_DecodeUTF8(vectors_text(&v->data[i]),
                                             (Py_ssize_t)strlen(vectors_text(&v->data[i])), "replace")
        : kind == 'F' ? get_vector('f', &((const ctFloatVecVec*)p)->data[i])
                      : get_vector('i', &((const ctIntVecVec*)p)->data[i]);
    if (!item) {
      Py_CLEAR(list);
      break;
    }
    PyList_SET_ITEM(list, i, item);
  }
  return list;
}

static PyObject* get_list(const Named* f, Wrap* w);

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
    return get_list(f, w);
  case F_BYTES:
    return PyBytes_FromStringAndSize(wrap_start(f, w), wrap_extent(&f->dim[0], w));
  case F_TEXT:
    return PyUnicode_DecodeUTF8(p, (Py_ssize_t)strnlen(p, f->dim[0].value), "replace");
  case F_TEXTS:
    return get_texts(f, w);
  case F_STRING:
    return call_text(vectors_text(*(ctString* const*)(const void*)p));
  case F_VECTOR:
    return get_vector(f->npy, *(void* const*)(const void*)p);
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

static int set_strings(ctStringVec* v, PyObject* value) {
  PyObject* list = PySequence_Fast(value, "a list of str is needed");
  if (!list) return -1;
  cts_setStringVec(v, "");
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(list); i++) {
    const char* text = PyUnicode_AsUTF8(PySequence_Fast_GET_ITEM(list, i));
    if (!text) {
      Py_DECREF(list);
      return -1;
    }
    cts_appendString(v, text);
  }
  Py_DECREF(list);
  return 0;
}

static int set_numbers(int kind, void* v, PyObject* value, bool append) {
  int npy = kind == 'd' ? NPY_DOUBLE : kind == 'f' ? NPY_FLOAT : kind == 'i' ? NPY_INT : NPY_UINT8;
  PyObject* a = kind == 'b' && PyBytes_Check(value)
                    ? Py_NewRef(value)
                    : PyArray_FROMANY(value, npy, 0, 0, NPY_ARRAY_CARRAY_RO | NPY_ARRAY_FORCECAST);
  if (!a) return -1;
  const void* data =
      PyBytes_Check(a) ? (void*)PyBytes_AS_STRING(a) : PyArray_DATA((PyArrayObject*)a);
  int n = (int)(PyBytes_Check(a) ? PyBytes_GET_SIZE(a) : PyArray_SIZE((PyArrayObject*)a));
  if (kind == 'd') cts_setDouble(v, data, n);
  if (kind == 'f' && !append) cts_setFloat(v, data, n);
  if (kind == 'f' && append) cts_appendFloatVec(v, data, n);
  if (kind == 'i' && !append) cts_setInt(v, data, n);
  if (kind == 'i' && append) cts_appendIntVec(v, data, n);
  if (kind == 'b') cts_setBuffer(v, data, n);
  Py_DECREF(a);
  return 0;
}

static int set_vector(const Named* f, void* v, PyObject* value) {
  if (f->npy == 's') return set_strings(v, value);
  if (f->npy != 'F' && f->npy != 'I') return set_numbers(f->npy, v, value, false);
  PyObject* list = PySequence_Fast(value, "a list of lists of numbers is needed");
  if (!list) return -1;
  vectors_free(f->npy == 'F' ? VALUE_FLOATVECVEC : VALUE_INTVECVEC, v);
  int bad = 0;
  for (Py_ssize_t i = 0; !bad && i < PySequence_Fast_GET_SIZE(list); i++)
    bad = set_numbers(f->npy == 'F' ? 'f' : 'i', v, PySequence_Fast_GET_ITEM(list, i), true);
  Py_DECREF(list);
  return bad;
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
  if (f->kind == F_INT || f->kind == F_ENUM) *(int*)(void*)p = (int)x;
  if (f->kind == F_BYTE) *(cttByte*)p = (cttByte)x;
  if (f->kind == F_SIZE || f->kind == F_U64) *(int64_t*)(void*)p = x;
  return 0;
}

static int set_array(const Named* f, Wrap* w, PyObject* value) {
  PyObject* a = get_array(f, w);
  if (!a) return -1;
  int bad = PyArray_CopyObject((PyArrayObject*)a, value);
  Py_DECREF(a);
  return bad;
}

static int set_field(PyObject* self, PyObject* value, void* closure) {
  Wrap* w = (Wrap*)self;
  const Named* f = closure;
  if (!w->ptr) return gone(), -1;
  char* p = (char*)w->ptr + f->offset;
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
  if (f->kind == F_VECTOR) return set_vector(f, *(void**)(void*)p, value);
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

PyObject* wrap_new(const PyStruct* type, void* ptr, Handle* handle) {
  return wrap_as(type->type, type, ptr, handle);
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
  if (w->handle && w->handle->wrapper == self) w->handle->wrapper = NULL;
  Py_XDECREF(w->handle);
  type->tp_free(self);
  Py_DECREF(type);
}

static const PyStruct* struct_of(PyTypeObject* type) {
  for (PyTypeObject* t = type; t; t = t->tp_base) {
    for (int i = 0; i < all_structs_count; i++) {
      if (all_structs[i]->type == t) return all_structs[i];
    }
  }
  return NULL;
}

static void free_scene(void* p) {
  ctv_freeScene(p);
  ctu_free(p);
}

// A scene gets its memory from __init__, which knows the model.
static PyObject* wrap_make(PyTypeObject* type, PyObject* args, PyObject* named) {
  const PyStruct* s = struct_of(type);
  bool scene = s == &struct_MjvScene;
  if (!s || !s->free_standing)
    return PyErr_Format(PyExc_TypeError, "%s: No constructor defined!", type->tp_name);
  if (!scene && PyTuple_GET_SIZE(args) > 0)
    return PyErr_Format(PyExc_TypeError, "%s() takes keyword arguments only", type->tp_name);
  void* p = ctu_malloc(s->size);
  if (!p) return PyErr_NoMemory();
  memset(p, 0, s->size);
  if (s->init) s->init(p);
  Handle* h = handle_new(p, scene ? free_scene : ctu_free, NULL, NULL);
  PyObject* self = h ? wrap_as(type, s, p, h) : NULL;
  Py_XDECREF(h);
  PyObject *key, *value;
  Py_ssize_t at = 0;
  while (self && named && !scene && PyDict_Next(named, &at, &key, &value)) {
    if (PyObject_SetAttr(self, key, value) < 0) Py_CLEAR(self);
  }
  return self;
}

// Everything of another struct of the same type.
static PyObject* wrap_assign(PyObject* self, PyObject* other) {
  Wrap *to = (Wrap*)self, *from = (Wrap*)other;
  if (Py_TYPE(self) != Py_TYPE(other) || !to->type->free_standing || to->type == &struct_MjvScene)
    return PyErr_Format(PyExc_TypeError, "_assign() needs another %s", to->type->name);
  memcpy(to->ptr, from->ptr, to->type->size);
  Py_RETURN_NONE;
}

static PyObject* wrap_address(PyObject* self, void* closure) {
  (void)closure;
  return PyLong_FromVoidPtr(((Wrap*)self)->ptr);
}

// Two wrappers of one element are the same thing.
static PyObject* wrap_compare(PyObject* a, PyObject* b, int op) {
  if ((op != Py_EQ && op != Py_NE) || Py_TYPE(a) != Py_TYPE(b)) Py_RETURN_NOTIMPLEMENTED;
  const Wrap *x = (Wrap*)a, *y = (Wrap*)b;
  bool same = x->ptr == y->ptr;
  if (!same && x->type->free_standing && x->ptr && y->ptr)
    same = memcmp(x->ptr, y->ptr, x->type->size) == 0;
  return PyBool_FromLong(same == (op == Py_EQ));
}

static Py_hash_t wrap_hash(PyObject* self) {
  return (Py_hash_t)((uintptr_t)((Wrap*)self)->ptr >> 4);
}

static PyObject* wrap_forget(PyObject* self, PyObject* unused) {
  (void)unused;
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
      {Py_tp_members, wrap_members},
      {Py_tp_doc, (void*)s->doc},
      {Py_tp_hash, wrap_hash},
      {Py_tp_richcompare, wrap_compare},
      {0, NULL},
  };
  char* name = PyMem_Malloc(64);
  snprintf(name, 64, "corten.%s", s->name);
  PyType_Spec spec = {name, sizeof(Wrap), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
  s->type = (PyTypeObject*)PyType_FromSpec(&spec);
  return s->type && PyModule_AddObjectRef(module, s->name, (PyObject*)s->type) == 0;
}

bool wrap_init_types(PyObject* module) {
  registry = PyDict_New();
  for (int i = 0; i < all_structs_count; i++) {
    if (!make_type(all_structs[i], module)) return false;
  }
  return registry && PyType_Ready(&Handle_Type) == 0 && PyType_Ready(&List_Type) == 0 &&
         named_init_types();
}

//---------------------------------- lists of structs ----------------------------------------------

typedef struct List {
  PyObject_HEAD Handle* handle;
  char* base;
  Py_ssize_t count;
  const PyStruct* type;
} List;

static PyObject* list_new(const PyStruct* type, char* base, Py_ssize_t count, Handle* handle) {
  List* l = PyObject_New(List, &List_Type);
  if (!l) return NULL;
  l->handle = (Handle*)Py_NewRef((PyObject*)handle);
  l->base = base;
  l->count = base ? count : 0;
  l->type = type;
  return (PyObject*)l;
}

static PyObject* get_list(const Named* f, Wrap* w) {
  return list_new(f->type, wrap_start(f, w), wrap_extent(&f->dim[0], w), w->handle);
}

static void list_dealloc(PyObject* self) {
  Py_DECREF(((List*)self)->handle);
  PyObject_Free(self);
}

static Py_ssize_t list_length(PyObject* self) { return ((List*)self)->count; }

static PyObject* list_item(PyObject* self, Py_ssize_t i) {
  List* l = (List*)self;
  if (i < 0 || i >= l->count)
    return PyErr_Format(PyExc_IndexError, "index %zd is not below %zd", i, l->count);
  return wrap_new(l->type, l->base + i * (Py_ssize_t)l->type->size, l->handle);
}

static PyObject* list_subscript(PyObject* self, PyObject* key) {
  List* l = (List*)self;
  if (PySlice_Check(key)) {
    Py_ssize_t from, to, step;
    if (PySlice_Unpack(key, &from, &to, &step) < 0) return NULL;
    Py_ssize_t n = PySlice_AdjustIndices(l->count, &from, &to, step);
    if (step == 1)
      return list_new(l->type, l->base + from * (Py_ssize_t)l->type->size, n, l->handle);
    PyObject* out = PyList_New(n);
    for (Py_ssize_t i = 0; out && i < n; i++) {
      PyObject* item = list_item(self, from + i * step);
      if (item) {
        PyList_SET_ITEM(out, i, item);
      } else {
        Py_CLEAR(out);
      }
    }
    return out;
  }
  Py_ssize_t i = PyNumber_AsSsize_t(key, PyExc_IndexError);
  if (i == -1 && PyErr_Occurred()) return NULL;
  return list_item(self, i < 0 ? i + l->count : i);
}

static int npy_of(const Named* f) {
  static const int scalar[] = {
      [F_NUM] = NPY_DOUBLE, [F_FLOAT] = NPY_FLOAT, [F_INT] = NPY_INT, [F_BYTE] = NPY_UINT8,
      [F_SIZE] = NPY_INT64, [F_U64] = NPY_UINT64,  [F_ENUM] = NPY_INT};
  return f->kind == F_ARRAY ? f->npy : f->kind <= F_ENUM ? scalar[f->kind] : -1;
}

npy_intp wrap_width(int npy) {
  if (npy == NPY_UINT8 || npy == NPY_INT8) return 1;
  return npy == NPY_INT || npy == NPY_FLOAT ? 4 : 8;
}

// One field of all structs, as an array with their stride.
static PyObject* column(List* l, const Named* f) {
  npy_intp dims[3] = {l->count, 1, 1}, strides[3] = {(npy_intp)l->type->size, 0, 0};
  int nd = 1 + (f->kind == F_ARRAY ? f->ndim : 0);
  npy_intp step = wrap_width(npy_of(f));
  for (int i = nd - 1; i > 0; i--) {
    dims[i] = (npy_intp)f->dim[i - 1].value * f->dim[i - 1].times;
    strides[i] = step;
    step *= dims[i];
  }
  if (!l->base) return PyArray_ZEROS(nd, dims, npy_of(f), 0);
  PyObject* a = PyArray_New(&PyArray_Type, nd, dims, npy_of(f), strides, l->base + f->offset, 0,
                            NPY_ARRAY_WRITEABLE, NULL);
  if (!a) return NULL;
  Py_INCREF(l->handle);
  return PyArray_SetBaseObject((PyArrayObject*)a, (PyObject*)l->handle) < 0 ? NULL : a;
}

static PyObject* list_get(PyObject* self, PyObject* name) {
  List* l = (List*)self;
  const char* text = PyUnicode_AsUTF8(name);
  for (int i = 0; text && i < l->type->count; i++) {
    const Named* f = &l->type->field[i];
    if (npy_of(f) >= 0 && strcmp(f->name, text) == 0) return column(l, f);
  }
  return PyObject_GenericGetAttr(self, name);
}

static int list_set(PyObject* self, PyObject* name, PyObject* value) {
  PyObject* a = list_get(self, name);
  if (!a) return -1;
  int bad = PyArray_Check(a) && value ? PyArray_CopyObject((PyArrayObject*)a, value) : -1;
  Py_DECREF(a);
  if (bad && !PyErr_Occurred())
    PyErr_SetString(PyExc_AttributeError, "this attribute cannot be set");
  return bad;
}

static PyObject* list_names(PyObject* self, PyObject* unused) {
  (void)unused;
  List* l = (List*)self;
  PyObject* out = PyList_New(0);
  for (int i = 0; out && i < l->type->count; i++) {
    PyObject* name = PyUnicode_FromString(l->type->field[i].name);
    if (!name || PyList_Append(out, name) < 0) Py_CLEAR(out);
    Py_XDECREF(name);
  }
  return out;
}

static PySequenceMethods list_sequence = {.sq_length = list_length, .sq_item = list_item};
static PyMappingMethods list_mapping = {.mp_length = list_length, .mp_subscript = list_subscript};
static PyMethodDef list_methods[] = {
    {"_fields", list_names, METH_NOARGS, "Names of the fields of each struct."},
    {NULL, NULL, 0, NULL},
};
PyTypeObject List_Type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "corten._core.StructList",
    .tp_basicsize = sizeof(List),
    .tp_dealloc = list_dealloc,
    .tp_as_sequence = &list_sequence,
    .tp_as_mapping = &list_mapping,
    .tp_getattro = list_get,
    .tp_setattro = list_set,
    .tp_methods = list_methods,
    .tp_doc = "Structs in a row: index it for one, name a field for an array over all.",
    .tp_flags = Py_TPFLAGS_DEFAULT,
};
