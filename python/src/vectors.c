// Vectors of a spec's element: numbers, texts, and lists of vectors. A Vec is a live view: it finds
// the vector through its element at every access, so that it survives growth and assignment.
#include "spec/vectors.h"

#include "core.h"

#pragma GCC diagnostic ignored "-Wpedantic" // slots of types hold functions

typedef struct Vec {
  PyObject_HEAD Wrap* owner;
  const Named* field;
  int row;   // of a vector inside a list of vectors; -1: the field itself
  char kind; // d f i s: items; F I: vectors of f and i
} Vec;

// All vectors have this layout; only the type of the items differs.
typedef struct AnyVec {
  char* data;
  int count, cap;
} AnyVec;

static const struct {
  char kind, inner;
  const char* name;
  int npy;
  size_t size;
} kinds[] = {
    {'d', 0, "corten.MjDoubleVec", NPY_DOUBLE, sizeof(double)},
    {'f', 0, "corten.MjFloatVec", NPY_FLOAT, sizeof(float)},
    {'i', 0, "corten.MjIntVec", NPY_INT, sizeof(int)},
    {'s', 0, "corten.MjStringVec", 0, sizeof(ctString)},
    {'F', 'f', "corten.MjFloatVecVec", 0, sizeof(ctFloatVec)},
    {'I', 'i', "corten.MjIntVecVec", 0, sizeof(ctIntVec)},
};
enum { KINDS = sizeof kinds / sizeof *kinds };
static PyTypeObject* types[KINDS];

static int kind_of(char kind) {
  int k = 0;
  while (kinds[k].kind != kind) k++;
  return k;
}

static PyObject* vec_new(Wrap* owner, const Named* f, int row, char kind) {
  PyTypeObject* type = types[kind_of(kind)];
  Vec* v = (Vec*)type->tp_alloc(type, 0);
  if (!v) return NULL;
  v->owner = (Wrap*)Py_NewRef((PyObject*)owner);
  v->field = f;
  v->row = row;
  v->kind = kind;
  return (PyObject*)v;
}

PyObject* vector_get(const Named* f, Wrap* w) {
  if (f->npy != 'b') return vec_new(w, f, -1, (char)f->npy);
  const AnyVec* bytes = *(void**)(void*)((char*)w->ptr + f->offset);
  return PyBytes_FromStringAndSize(bytes->data, bytes->count);
}

// The vector now; NULL with an exception if its element or its row is gone.
static AnyVec* vec_at(const Vec* v) {
  if (!v->owner->ptr) {
    PyErr_SetString(PyExc_ReferenceError, "this element has been deleted from its spec");
    return NULL;
  }
  AnyVec* all = *(void**)(void*)((char*)v->owner->ptr + v->field->offset);
  if (v->row < 0) return all;
  if (v->row < all->count) return (AnyVec*)(void*)all->data + v->row;
  PyErr_Format(PyExc_IndexError, "%s has no list %d any more", v->field->name, v->row);
  return NULL;
}

static void vec_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_DECREF(((Vec*)self)->owner);
  type->tp_free(self);
  Py_DECREF(type);
}

static Py_ssize_t vec_length(PyObject* self) {
  const AnyVec* a = vec_at((Vec*)self);
  return a ? a->count : -1;
}

static PyObject* item_of(Vec* v, const AnyVec* a, Py_ssize_t i) {
  const char* p = a->data + (size_t)i * kinds[kind_of(v->kind)].size;
  switch (v->kind) {
  case 'd':
    return PyFloat_FromDouble(*(const double*)(const void*)p);
  case 'f':
    return PyFloat_FromDouble((double)*(const float*)(const void*)p);
  case 'i':
    return PyLong_FromLong(*(const int*)(const void*)p);
  case 's':
    return call_text(vectors_text((const ctString*)(const void*)p));
  default:
    return vec_new(v->owner, v->field, (int)i, kinds[kind_of(v->kind)].inner);
  }
}

static bool in_range(const Vec* v, const AnyVec* a, Py_ssize_t i) {
  if (i >= 0 && i < a->count) return true;
  PyErr_Format(PyExc_IndexError, "%s: index %zd is not below %d", v->field->name, i, a->count);
  return false;
}

static PyObject* vec_item(PyObject* self, Py_ssize_t i) {
  Vec* v = (Vec*)self;
  const AnyVec* a = vec_at(v);
  return a && in_range(v, a, i) ? item_of(v, a, i) : NULL;
}

static int set_item(const Vec* v, AnyVec* a, Py_ssize_t i, PyObject* value) {
  char* p = a->data + (size_t)i * kinds[kind_of(v->kind)].size;
  if (v->kind == 's') {
    const char* text = PyUnicode_AsUTF8(value);
    if (!text) return -1;
    if (vectors_set_string((ctString*)(void*)p, text)) return 0;
    PyErr_NoMemory();
    return -1;
  }
  if (v->kind == 'i') {
    PyObject* n = PyNumber_Index(value);
    long x = n ? PyLong_AsLong(n) : -1;
    Py_XDECREF(n);
    if (x == -1 && PyErr_Occurred()) return -1;
    if (x < INT_MIN || x > INT_MAX) {
      PyErr_Format(PyExc_OverflowError, "%s: %ld is out of range", v->field->name, x);
      return -1;
    }
    *(int*)(void*)p = (int)x;
    return 0;
  }
  if (v->kind != 'd' && v->kind != 'f')
    return vector_set_any(kinds[kind_of(v->kind)].inner, p, value);
  double x = PyFloat_AsDouble(value);
  if (x == -1 && PyErr_Occurred()) return -1;
  if (v->kind == 'd') *(double*)(void*)p = x;
  if (v->kind == 'f') *(float*)(void*)p = (float)x;
  return 0;
}

// Items from, from + step ... of a slice; -1: the key is a single index, which is `from` then.
static Py_ssize_t places(const Vec* v, const AnyVec* a, PyObject* key, Py_ssize_t* from,
                         Py_ssize_t* step) {
  *step = 1;
  if (PySlice_Check(key)) {
    Py_ssize_t to;
    if (PySlice_Unpack(key, from, &to, step) < 0) return -2;
    return PySlice_AdjustIndices(a->count, from, &to, *step);
  }
  Py_ssize_t i = PyNumber_AsSsize_t(key, PyExc_IndexError);
  if (i == -1 && PyErr_Occurred()) return -2;
  *from = i; // negative ones are refused, as in MuJoCo
  return in_range(v, a, *from) ? -1 : -2;
}

static PyObject* vec_subscript(PyObject* self, PyObject* key) {
  Vec* v = (Vec*)self;
  const AnyVec* a = vec_at(v);
  Py_ssize_t from, step, n = a ? places(v, a, key, &from, &step) : -2;
  if (n == -2) return NULL;
  if (n == -1) return item_of(v, a, from);
  PyObject* out = PyList_New(n);
  for (Py_ssize_t i = 0; out && i < n; i++) {
    PyObject* item = item_of(v, a, from + i * step);
    if (!item) return Py_DECREF(out), NULL;
    PyList_SET_ITEM(out, i, item);
  }
  return out;
}

static int vec_set(PyObject* self, PyObject* key, PyObject* value) {
  Vec* v = (Vec*)self;
  AnyVec* a = vec_at(v);
  Py_ssize_t from, step, n = a ? places(v, a, key, &from, &step) : -2;
  if (n == -2) return -1;
  if (!value) {
    PyErr_Format(PyExc_TypeError, "items of %s cannot be deleted: assign a list", v->field->name);
    return -1;
  }
  if (n == -1) return set_item(v, a, from, value);
  PyObject* list = PySequence_List(value); // a copy: the value may be this vector
  if (list && PyList_GET_SIZE(list) != n) {
    PyErr_Format(PyExc_ValueError, "%s: %zd items are needed, not %zd", v->field->name, n,
                 PyList_GET_SIZE(list));
    Py_CLEAR(list);
  }
  int bad = list ? 0 : -1;
  for (Py_ssize_t i = 0; !bad && i < n; i++) {
    a = vec_at(v); // converting an item may have run other code
    bad = !a || !in_range(v, a, from + i * step)
              ? -1
              : set_item(v, a, from + i * step, PyList_GET_ITEM(list, i));
  }
  Py_XDECREF(list);
  return bad;
}

//---------------------------------- as a whole ----------------------------------------------------

static PyObject* vec_list(PyObject* self, PyObject* unused) {
  (void)unused;
  Vec* v = (Vec*)self;
  const AnyVec* a = vec_at(v);
  PyObject* out = a ? PyList_New(a->count) : NULL;
  for (int i = 0; out && i < a->count; i++) {
    PyObject* item = item_of(v, a, i);
    if (item && kinds[kind_of(v->kind)].inner) Py_SETREF(item, vec_list(item, NULL));
    if (!item) return Py_DECREF(out), NULL;
    PyList_SET_ITEM(out, i, item);
  }
  return out;
}

static PyObject* numbers_of(const Vec* v) {
  const AnyVec* a = vec_at(v);
  npy_intp n = a ? a->count : 0;
  int k = kind_of(v->kind);
  PyObject* array = a ? PyArray_SimpleNew(1, &n, kinds[k].npy) : NULL;
  if (array && n) memcpy(PyArray_DATA((PyArrayObject*)array), a->data, (size_t)n * kinds[k].size);
  return array;
}

static bool of_numbers(const Vec* v) { return v->kind == 'd' || v->kind == 'f' || v->kind == 'i'; }

static PyObject* vec_array(PyObject* self, PyObject* args, PyObject* named) {
  (void)named; // copy=False cannot be granted: memory of a spec moves
  PyObject *dtype = Py_None, *copy = Py_None;
  static char* words[] = {"dtype", "copy", NULL};
  if (!PyArg_ParseTupleAndKeywords(args, named, "|OO", words, &dtype, &copy)) return NULL;
  PyObject* items = of_numbers((Vec*)self) ? numbers_of((Vec*)self) : vec_list(self, NULL);
  PyArray_Descr* type = NULL;
  if (items && !PyArray_DescrConverter2(dtype, &type)) Py_CLEAR(items);
  PyObject* out = items ? PyArray_FromAny(items, type, 0, 0, NPY_ARRAY_FORCECAST, NULL) : NULL;
  Py_XDECREF(items);
  return out;
}

// Reading as an array: size, shape, tolist ... The array is a copy that cannot be written, so that
// no write is lost.
static PyObject* vec_get(PyObject* self, PyObject* name) {
  PyObject* own = PyObject_GenericGetAttr(self, name);
  if (own || !PyErr_ExceptionMatches(PyExc_AttributeError) || !of_numbers((Vec*)self)) return own;
  const char* text = PyUnicode_AsUTF8(name);
  if (!text || text[0] == '_') return NULL;
  PyErr_Clear();
  PyObject* array = numbers_of((Vec*)self);
  if (!array) return NULL;
  PyArray_CLEARFLAGS((PyArrayObject*)array, NPY_ARRAY_WRITEABLE);
  PyObject* out = PyObject_GetAttr(array, name);
  Py_DECREF(array);
  if (!out && PyErr_ExceptionMatches(PyExc_AttributeError)) {
    PyErr_Clear();
    PyErr_Format(PyExc_AttributeError, "'%s' object has no attribute '%U'", Py_TYPE(self)->tp_name,
                 name);
  }
  return out;
}

static PyObject* vec_text(PyObject* self) {
  PyObject* list = vec_list(self, NULL);
  PyObject* text = list ? PyObject_Repr(list) : NULL;
  Py_XDECREF(list);
  return text;
}

static bool is_vec(PyObject* o) {
  for (int k = 0; k < KINDS; k++) {
    if (Py_TYPE(o) == types[k]) return true;
  }
  return false;
}

// Equal to a list, tuple or other vector with equal items; arrays compare item by item.
static PyObject* vec_compare(PyObject* self, PyObject* other, int op) {
  if ((op != Py_EQ && op != Py_NE) ||
      !(is_vec(other) || PyList_Check(other) || PyTuple_Check(other)))
    Py_RETURN_NOTIMPLEMENTED;
  PyObject* a = vec_list(self, NULL);
  PyObject* b = is_vec(other) ? vec_list(other, NULL) : PySequence_List(other);
  PyObject* out = a && b ? PyObject_RichCompare(a, b, op) : NULL;
  Py_XDECREF(a);
  Py_XDECREF(b);
  return out;
}

static PyMethodDef methods[] = {
    {"__array__", (PyCFunction)(void (*)(void))vec_array, METH_VARARGS | METH_KEYWORDS,
     "A copy as an array."},
    {"tolist", vec_list, METH_NOARGS, "A copy as a list."},
    {NULL, NULL, 0, NULL},
};

bool vector_init_types(PyObject* module) {
  PyType_Slot slots[] = {
      {Py_tp_dealloc, vec_dealloc},
      {Py_sq_length, vec_length},
      {Py_sq_item, vec_item},
      {Py_mp_length, vec_length},
      {Py_mp_subscript, vec_subscript},
      {Py_mp_ass_subscript, vec_set},
      {Py_tp_getattro, vec_get},
      {Py_tp_repr, vec_text},
      {Py_tp_richcompare, vec_compare},
      {Py_tp_hash, PyObject_HashNotImplemented},
      {Py_tp_methods, methods},
      {Py_tp_doc, "Values of an element of a spec: read and written in place."},
      {0, NULL},
  };
  for (int k = 0; k < KINDS; k++) {
    PyType_Spec spec = {kinds[k].name, sizeof(Vec), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    types[k] = (PyTypeObject*)PyType_FromSpec(&spec);
    if (!types[k] ||
        PyModule_AddObjectRef(module, strchr(kinds[k].name, '.') + 1, (PyObject*)types[k]) < 0)
      return false;
  }
  return true;
}

//---------------------------------- assignment ----------------------------------------------------

static bool all_text(PyObject* list) {
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(list); i++) {
    if (!PyUnicode_AsUTF8(PySequence_Fast_GET_ITEM(list, i))) return false;
  }
  return true;
}

static int set_strings(ctStringVec* v, PyObject* value) {
  PyObject* list = PySequence_Fast(value, "a list of str is needed");
  if (!list || !all_text(list)) return Py_XDECREF(list), -1;
  vectors_free(VALUE_STRINGVEC, v);
  bool good = true;
  for (Py_ssize_t i = 0; good && i < PySequence_Fast_GET_SIZE(list); i++)
    good = vectors_add_string(v, PyUnicode_AsUTF8(PySequence_Fast_GET_ITEM(list, i)));
  Py_DECREF(list);
  if (!good) PyErr_NoMemory();
  return good ? 0 : -1;
}

static PyObject* numbers_from(char kind, PyObject* value) {
  if (PyUnicode_Check(value)) return PyErr_Format(PyExc_TypeError, "numbers are needed, not a str");
  if (kind == 'b' && PyBytes_Check(value)) return Py_NewRef(value);
  int npy = kind == 'b' ? NPY_UINT8 : kinds[kind_of(kind)].npy;
  PyObject* a = PyArray_FROMANY(value, npy, 0, 0, NPY_ARRAY_CARRAY_RO | NPY_ARRAY_FORCECAST);
  if (a && PyArray_SIZE((PyArrayObject*)a) <= INT_MAX) return a;
  if (a) PyErr_SetString(PyExc_OverflowError, "a vector of a spec has at most 2^31 - 1 items");
  Py_XDECREF(a);
  return NULL;
}

static int set_numbers(char kind, void* v, PyObject* value, bool append) {
  PyObject* a = numbers_from(kind, value);
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

// Lists of vectors are converted whole before the old ones go.
static int set_lists(char kind, void* v, PyObject* value) {
  char inner = kinds[kind_of(kind)].inner;
  PyObject* list = PySequence_List(value);
  if (!list) return -1;
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) {
    PyObject* a = numbers_from(inner, PyList_GET_ITEM(list, i));
    if (!a) return Py_DECREF(list), -1;
    PyList_SetItem(list, i, a);
  }
  vectors_free(kind == 'F' ? VALUE_FLOATVECVEC : VALUE_INTVECVEC, v);
  int bad = 0;
  for (Py_ssize_t i = 0; !bad && i < PyList_GET_SIZE(list); i++)
    bad = set_numbers(inner, v, PyList_GET_ITEM(list, i), true);
  Py_DECREF(list);
  return bad;
}

int vector_set_any(char kind, void* v, PyObject* value) {
  if (kind == 's') return set_strings(v, value);
  if (kind == 'F' || kind == 'I') return set_lists(kind, v, value);
  return set_numbers(kind, v, value, false);
}

int vector_set(const Named* f, Wrap* w, PyObject* value) {
  return vector_set_any((char)f->npy, *(void**)(void*)((char*)w->ptr + f->offset), value);
}
