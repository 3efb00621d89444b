// Structs in a row, such as the contacts of a data. A List is a live view: where the structs are
// and how many there are is looked up at every access.
#include "core.h"

#pragma GCC diagnostic ignored "-Wpedantic" // slots of types hold functions

typedef struct List {
  PyObject_HEAD Wrap* owner;
  const Named* field;
  Py_ssize_t from, most; // part of the structs that a slice shows
} List;

// The structs now.
typedef struct Row {
  char* base;
  Py_ssize_t count;
} Row;

static Row row_of(const List* l) {
  char* base = wrap_start(l->field, l->owner);
  Py_ssize_t left = base ? wrap_extent(&l->field->dim[0], l->owner) - l->from : 0;
  Py_ssize_t count = left < 0 ? 0 : left < l->most ? left : l->most;
  return (Row){base + l->from * (Py_ssize_t)l->field->type->size, count};
}

static PyObject* list_part(Wrap* owner, const Named* f, Py_ssize_t from, Py_ssize_t most) {
  List* l = (List*)f->type->list->tp_alloc(f->type->list, 0);
  if (!l) return NULL;
  l->owner = (Wrap*)Py_NewRef((PyObject*)owner);
  l->field = f;
  l->from = from;
  l->most = most;
  return (PyObject*)l;
}

PyObject* list_get(const Named* f, Wrap* w) { return list_part(w, f, 0, PY_SSIZE_T_MAX); }

static void list_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_DECREF(((List*)self)->owner);
  type->tp_free(self);
  Py_DECREF(type);
}

static Py_ssize_t list_length(PyObject* self) { return row_of((List*)self).count; }

static PyObject* list_item(PyObject* self, Py_ssize_t i) {
  const List* l = (List*)self;
  Row r = row_of(l);
  if (i < 0 || i >= r.count)
    return PyErr_Format(PyExc_IndexError, "index %zd is not below %zd", i, r.count);
  const PyStruct* type = l->field->type;
  return wrap_new(type, r.base + i * (Py_ssize_t)type->size, l->owner->handle);
}

static PyObject* list_slice(PyObject* self, PyObject* key) {
  const List* l = (List*)self;
  Py_ssize_t from, to, step;
  if (PySlice_Unpack(key, &from, &to, &step) < 0) return NULL;
  Py_ssize_t n = PySlice_AdjustIndices(row_of(l).count, &from, &to, step);
  if (step == 1) return list_part(l->owner, l->field, l->from + from, n);
  PyObject* out = PyList_New(n);
  for (Py_ssize_t i = 0; out && i < n; i++) {
    PyObject* item = list_item(self, from + i * step);
    if (!item) return Py_DECREF(out), NULL;
    PyList_SET_ITEM(out, i, item);
  }
  return out;
}

static PyObject* list_subscript(PyObject* self, PyObject* key) {
  if (PySlice_Check(key)) return list_slice(self, key);
  Py_ssize_t i = PyNumber_AsSsize_t(key, PyExc_IndexError);
  if (i == -1 && PyErr_Occurred()) return NULL;
  return list_item(self, i < 0 ? i + list_length(self) : i);
}

//---------------------------------- one field of all ----------------------------------------------

// One field of all structs, as an array with their stride.
static PyObject* column(List* l, const Named* f) {
  Row r = row_of(l);
  npy_intp dims[3] = {r.count, 1, 1}, strides[3] = {(npy_intp)l->field->type->size, 0, 0};
  int nd = 1 + (f->kind == F_ARRAY ? f->ndim : 0);
  npy_intp step = wrap_width(wrap_numbers(f));
  for (int i = nd - 1; i > 0; i--) {
    dims[i] = (npy_intp)f->dim[i - 1].value * f->dim[i - 1].times;
    strides[i] = step;
    step *= dims[i];
  }
  if (r.count == 0) return PyArray_ZEROS(nd, dims, wrap_numbers(f), 0);
  PyObject* a = PyArray_New(&PyArray_Type, nd, dims, wrap_numbers(f), strides, r.base + f->offset,
                            0, NPY_ARRAY_WRITEABLE, NULL);
  if (!a) return NULL;
  Py_INCREF(l->owner->handle);
  return PyArray_SetBaseObject((PyArrayObject*)a, (PyObject*)l->owner->handle) < 0 ? NULL : a;
}

static PyObject* list_attribute(PyObject* self, PyObject* name) {
  List* l = (List*)self;
  const char* text = PyUnicode_AsUTF8(name);
  for (int i = 0; text && i < l->field->type->count; i++) {
    const Named* f = &l->field->type->field[i];
    if (wrap_numbers(f) >= 0 && strcmp(f->name, text) == 0) return column(l, f);
  }
  return PyObject_GenericGetAttr(self, name);
}

static int list_set(PyObject* self, PyObject* name, PyObject* value) {
  PyObject* a = list_attribute(self, name);
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
  for (int i = 0; out && i < l->field->type->count; i++) {
    PyObject* name = PyUnicode_FromString(l->field->type->field[i].name);
    if (!name || PyList_Append(out, name) < 0) Py_CLEAR(out);
    Py_XDECREF(name);
  }
  return out;
}

static PyObject* list_text(PyObject* self) {
  const List* l = (List*)self;
  PyObject* rows = PyUnicode_FromString("");
  for (int i = 0; rows && i < l->field->type->count; i++) {
    const Named* f = &l->field->type->field[i];
    PyObject* a = wrap_numbers(f) >= 0 ? column((List*)self, f) : Py_NewRef(Py_None);
    PyObject* row = a ? PyUnicode_FromFormat("%U  %s: %R\n", rows, f->name, a) : NULL;
    Py_XDECREF(a);
    Py_XSETREF(rows, row);
  }
  PyObject* text = rows ? PyUnicode_FromFormat("<_%sList\n%U>", l->field->type->name, rows) : NULL;
  Py_XDECREF(rows);
  return text;
}

// Equal contents.
static PyObject* list_compare(PyObject* self, PyObject* other, int op) {
  if ((op != Py_EQ && op != Py_NE) || Py_TYPE(self) != Py_TYPE(other)) Py_RETURN_NOTIMPLEMENTED;
  const PyStruct* type = ((List*)self)->field->type;
  Row a = row_of((List*)self), b = row_of((List*)other);
  bool same = a.count == b.count;
  for (Py_ssize_t i = 0; same && i < a.count; i++)
    same =
        wrap_equal(type, a.base + i * (Py_ssize_t)type->size, b.base + i * (Py_ssize_t)type->size);
  return PyBool_FromLong(same == (op == Py_EQ));
}

static PyMethodDef methods[] = {
    {"_fields", list_names, METH_NOARGS, "Names of the fields of each struct."},
    {"__dir__", list_names, METH_NOARGS, "Names of the fields of each struct."},
    {NULL, NULL, 0, NULL},
};

static bool make_type(PyStruct* s, PyObject* module) {
  PyType_Slot slots[] = {
      {Py_tp_dealloc, list_dealloc},
      {Py_sq_length, list_length},
      {Py_sq_item, list_item},
      {Py_mp_length, list_length},
      {Py_mp_subscript, list_subscript},
      {Py_tp_getattro, list_attribute},
      {Py_tp_setattro, list_set},
      {Py_tp_repr, list_text},
      {Py_tp_richcompare, list_compare},
      {Py_tp_hash, PyObject_HashNotImplemented},
      {Py_tp_methods, methods},
      {Py_tp_doc, "Structs in a row: index it for one, name a field for an array over all."},
      {0, NULL},
  };
  char* name = PyMem_Malloc(64); // lives as long as the type
  if (!name) return false;
  snprintf(name, 64, "corten._structs._%sList", s->name);
  PyType_Spec spec = {name, sizeof(List), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                      slots};
  s->list = (PyTypeObject*)PyType_FromSpec(&spec);
  return s->list && PyModule_AddObjectRef(module, strrchr(name, '.') + 1, (PyObject*)s->list) == 0;
}

bool list_init_types(PyObject* module) {
  for (int i = 0; i < all_structs_count; i++) {
    const PyStruct* s = all_structs[i];
    for (int k = 0; k < s->count; k++) {
      const Named* f = &s->field[k];
      if (f->kind == F_LIST && !f->type->list && !make_type(f->type, module)) return false;
    }
  }
  return true;
}
