// Named access: m.geom('floor').friction. An Access is the method of one kind, a View one object.
#include "core.h"

#include <structmember.h>

#pragma GCC diagnostic ignored "-Wpedantic" // slots of types hold functions

typedef struct View View;

// Which entries of an array belong to object i.
typedef struct Part {
  Py_ssize_t start, count;
} Part;
typedef struct Where {
  const char* name;
  Part (*find)(const ctModel* m, int i);
} Where;

typedef struct Attribute {
  const Named* field;
  const Where* where;
} Attribute;

typedef struct Access {
  PyObject_HEAD vectorcallfunc call;
  const PyStruct* owner; // MjModel or MjData
  char kind[16], doc[64];
  int type;        // cttObj
  int number;      // among all kinds
  size_t size;     // offset of the number of objects in the model
  PyObject* index; // attribute -> its place
  Attribute* attribute;
} Access;

// Views are kept by the object they were asked of, so that m.geom('a') is m.geom(0); they refer to
// its handle, not to itself.
struct View {
  PyObject_HEAD Access* access;
  Wrap owner; // not an object: the place and sizes of the arrays, with a reference to the handle
  PyObject* arrays; // by attribute; NULL at first
  int id;
};

static PyTypeObject Access_Type, View_Type;

//---------------------------------- where values are ----------------------------------------------

static Part one_row(const ctModel* m, int i) {
  (void)m;
  return (Part){i, 1};
}

static int joint_size(const ctModel* m, int i, const int size[4]) {
  int type = m->jnt_type[i];
  return type >= 0 && type < 4 ? size[type] : 0;
}

static Part joint_qpos(const ctModel* m, int i) {
  return (Part){m->jnt_qposadr[i], joint_size(m, i, (const int[]){7, 4, 1, 1})};
}

static Part joint_dof(const ctModel* m, int i) {
  return (Part){m->jnt_dofadr[i], joint_size(m, i, (const int[]){6, 3, 1, 1})};
}

static Part sensor_data(const ctModel* m, int i) {
  return (Part){m->sensor_adr[i], m->sensor_dim[i]};
}

static Part numeric_data(const ctModel* m, int i) {
  return (Part){m->numeric_adr[i], m->numeric_size[i]};
}

static Part tuple_data(const ctModel* m, int i) {
  return (Part){m->tuple_adr[i], m->tuple_size[i]};
}

static Part hfield_data(const ctModel* m, int i) {
  return (Part){m->hfield_adr[i], (Py_ssize_t)m->hfield_nrow[i] * m->hfield_ncol[i]};
}

static Part texture_data(const ctModel* m, int i) {
  return (Part){m->tex_adr[i], (Py_ssize_t)m->tex_height[i] * m->tex_width[i] * m->tex_nchannel[i]};
}

static const Where where[] = {
    {"row", one_row},          {"qpos", joint_qpos},
    {"dof", joint_dof},        {"sensordata", sensor_data},
    {"numeric", numeric_data}, {"tuple", tuple_data},
    {"hfield", hfield_data},   {"texture", texture_data},
    {"moment", NULL},
};

//---------------------------------- views ---------------------------------------------------------

static const ctModel* model_of(const View* v) { return v->owner.handle->model; }

// A sparse row, made dense.
static PyObject* moment_row(const View* v) {
  const ctData* d = v->owner.ptr;
  npy_intp nv = model_of(v)->nv;
  PyObject* row = PyArray_ZEROS(1, &nv, NPY_DOUBLE, 0);
  for (int k = 0; row && k < d->moment_rownnz[v->id]; k++) {
    Py_ssize_t at = (Py_ssize_t)d->moment_rowadr[v->id] + k;
    if (at < 0 || at >= model_of(v)->nJmom || d->moment_colind[at] < 0 ||
        d->moment_colind[at] >= nv)
      break; // the data was written to
    ((double*)PyArray_DATA((PyArrayObject*)row))[d->moment_colind[at]] = d->actuator_moment[at];
  }
  return row;
}

// Pictures and height fields have their own shapes.
static int shape(const View* v, const Attribute* a, Part part, npy_intp dims[3]) {
  const ctModel* m = model_of(v);
  if (a->where->find == hfield_data) {
    dims[0] = m->hfield_nrow[v->id];
    dims[1] = m->hfield_ncol[v->id];
    return 2;
  }
  if (a->where->find == texture_data) {
    dims[0] = m->tex_height[v->id];
    dims[1] = m->tex_width[v->id];
    dims[2] = m->tex_nchannel[v->id];
    return 3;
  }
  int n = 0;
  bool matrix = a->field->ndim > 1;
  if (!matrix || a->where->find != one_row) dims[n++] = part.count;
  if (matrix) dims[n++] = wrap_extent(&a->field->dim[1], &v->owner);
  return n;
}

static PyObject* value_of(const View* v, const Attribute* a) {
  if (!a->where->find) return moment_row(v);
  Part part = a->where->find(model_of(v), v->id);
  const Named* f = a->field;
  Py_ssize_t rows = wrap_extent(&f->dim[0], &v->owner);
  if (part.start < 0 || part.count < 0 || part.count > rows || part.start > rows - part.count)
    return PyErr_Format(PyExc_IndexError, "%s: the addresses of the model are damaged", f->name);
  npy_intp dims[3];
  int nd = shape(v, a, part, dims);
  char* data = wrap_start(f, &v->owner);
  if (!data) return PyArray_ZEROS(nd, dims, f->npy, 0);
  Py_ssize_t cols = f->ndim > 1 ? wrap_extent(&f->dim[1], &v->owner) : 1;
  data += part.start * cols * wrap_width(f->npy);
  PyObject* array = PyArray_SimpleNewFromData(nd, dims, f->npy, data);
  if (!array) return NULL;
  if (v->owner.type == &struct_MjModel &&
      !touched_expose(v->owner.handle, f, data, PyArray_NBYTES((PyArrayObject*)array)))
    return Py_DECREF(array), NULL;
  Py_INCREF(v->owner.handle);
  if (PyArray_SetBaseObject((PyArrayObject*)array, (PyObject*)v->owner.handle) == 0) return array;
  Py_DECREF(array);
  return NULL;
}

static const Attribute* find(const View* v, PyObject* name) {
  PyObject* at = PyDict_GetItemWithError(v->access->index, name);
  return at ? &v->access->attribute[PyLong_AsLong(at)] : NULL;
}

// Arrays of the block stay where they are: one object each is enough. Others are computed anew.
static PyObject* kept_value(View* v, const Attribute* a, PyObject* name) {
  if (!a->where->find || a->field->place == P_ARENA) return value_of(v, a);
  if (!v->arrays && !(v->arrays = PyDict_New())) return NULL;
  PyObject* array = PyDict_GetItemWithError(v->arrays, name);
  if (array || PyErr_Occurred()) return Py_XNewRef(array);
  array = value_of(v, a);
  if (array && PyDict_SetItem(v->arrays, name, array) < 0) Py_CLEAR(array);
  return array;
}

static PyObject* view_get(PyObject* self, PyObject* name) {
  View* v = (View*)self;
  const Attribute* a = find(v, name);
  if (a) return kept_value(v, a, name);
  PyObject* other = PyObject_GenericGetAttr(self, name);
  if (other || !PyErr_ExceptionMatches(PyExc_AttributeError)) return other;
  PyErr_Clear();
  PyObject *comma = PyUnicode_FromString(", "), *all = PyUnicode_Join(comma, v->access->index);
  if (all)
    PyErr_Format(PyExc_AttributeError, "'%s %s' object has no attribute '%U'; it has: %U",
                 v->access->owner->name, v->access->kind, name, all);
  Py_XDECREF(comma);
  Py_XDECREF(all);
  return NULL;
}

static int view_set(PyObject* self, PyObject* name, PyObject* value) {
  PyObject* array = view_get(self, name);
  if (!array) return -1;
  int bad = -1;
  if (value && PyArray_Check(array)) {
    bad = PyArray_CopyObject((PyArrayObject*)array, value);
  } else {
    PyErr_Format(PyExc_AttributeError, "'%U' cannot be %s", name, value ? "set" : "deleted");
  }
  Py_DECREF(array);
  return bad;
}

static PyObject* view_name(PyObject* self, void* closure) {
  (void)closure;
  const View* v = (View*)self;
  const char* name = ct_id2name(model_of(v), v->access->type, v->id);
  return call_text(name ? name : "");
}

static PyObject* view_id(PyObject* self, void* closure) {
  (void)closure;
  return PyLong_FromLong(((View*)self)->id);
}

static PyObject* view_names(PyObject* self, PyObject* unused) {
  (void)unused;
  PyObject* names = PyDict_Keys(((View*)self)->access->index);
  PyObject* more = Py_BuildValue("[ss]", "id", "name");
  PyObject* all = names && more ? PySequence_Concat(names, more) : NULL;
  Py_XDECREF(names);
  Py_XDECREF(more);
  if (all && PyList_Sort(all) < 0) Py_CLEAR(all);
  return all;
}

static PyObject* view_text(PyObject* self) {
  const View* v = (View*)self;
  PyObject *names = view_names(self, NULL), *rows = PyUnicode_FromString("");
  for (Py_ssize_t i = 0; names && rows && i < PyList_GET_SIZE(names); i++) {
    PyObject* value = PyObject_GetAttr(self, PyList_GET_ITEM(names, i));
    PyObject* row =
        value ? PyUnicode_FromFormat("%U  %U: %R\n", rows, PyList_GET_ITEM(names, i), value) : NULL;
    Py_XDECREF(value);
    Py_XSETREF(rows, row);
  }
  Py_XDECREF(names);
  PyObject* text =
      rows ? PyUnicode_FromFormat("<_%s%c%sViews\n%U>", v->access->owner->name,
                                  Py_TOUPPER(v->access->kind[0]), v->access->kind + 1, rows)
           : NULL;
  Py_XDECREF(rows);
  return text;
}

static void view_dealloc(PyObject* self) {
  Py_DECREF(((View*)self)->access);
  Py_XDECREF(((View*)self)->arrays);
  Py_DECREF(((View*)self)->owner.handle);
  PyObject_Free(self);
}

static PyGetSetDef view_more[] = {
    {"name", view_name, NULL, "its name; empty if it has none", NULL},
    {"id", view_id, NULL, "its id", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyMethodDef view_methods[] = {
    {"__dir__", view_names, METH_NOARGS, "Its fields."},
    {NULL, NULL, 0, NULL},
};
static PyTypeObject View_Type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "corten._core.View",
    .tp_basicsize = sizeof(View),
    .tp_dealloc = view_dealloc,
    .tp_getattro = view_get,
    .tp_setattro = view_set,
    .tp_repr = view_text,
    .tp_getset = view_more,
    .tp_methods = view_methods,
    .tp_doc = "One object of a model or data: its fields are views of the arrays.",
    .tp_flags = Py_TPFLAGS_DEFAULT,
};

//---------------------------------- methods -------------------------------------------------------

static cttSize count_of(const Access* a, const ctModel* m) {
  return *(const cttSize*)(const void*)((const char*)m + a->size);
}

static int no_such_name(const Access* a, const ctModel* m, const char* name) {
  PyObject* names = PyList_New(0);
  for (int i = 0; names && i < count_of(a, m); i++) {
    const char* text = ct_id2name(m, a->type, i);
    PyObject* item = text ? call_text(text) : NULL;
    if (item && PyList_Append(names, item) < 0) Py_CLEAR(names);
    Py_XDECREF(item);
  }
  if (names && PyList_Sort(names) == 0)
    PyErr_Format(PyExc_KeyError, "Invalid name '%s'. Valid names: %R", name, names);
  Py_XDECREF(names);
  return -1;
}

// An integer. Arrays with one entry count as long as NumPy converts them (version 1 does).
static Py_ssize_t index_of(PyObject* key) {
  Py_ssize_t i = PyNumber_AsSsize_t(key, PyExc_IndexError);
  if (i != -1 || !PyErr_ExceptionMatches(PyExc_TypeError) || !PyArray_Check(key)) return i;
  PyErr_Clear();
  if (!PyArray_ISINTEGER((PyArrayObject*)key)) {
    PyErr_SetString(PyExc_TypeError, "an array of numbers is not an index");
    return -1;
  }
  PyObject* n = PyNumber_Long(key);
  i = n ? PyNumber_AsSsize_t(n, PyExc_IndexError) : -1;
  Py_XDECREF(n);
  return i;
}

static int object_of(const Access* a, const ctModel* m, PyObject* key) {
  bool bytes = PyBytes_Check(key);
  if (bytes || PyUnicode_Check(key)) {
    const char* name = bytes ? PyBytes_AsString(key) : PyUnicode_AsUTF8(key);
    int id = name ? ct_name2id(m, a->type, name) : -1;
    return id >= 0 || !name ? id : no_such_name(a, m, name);
  }
  if (!PyIndex_Check(key)) {
    PyErr_Format(PyExc_TypeError, "%s() takes a name or an index, not %s", a->kind,
                 Py_TYPE(key)->tp_name);
    return -1;
  }
  Py_ssize_t i = index_of(key);
  if (i == -1 && PyErr_Occurred()) return -1;
  if (i >= 0 && i < count_of(a, m)) return (int)i;
  PyErr_Format(PyExc_IndexError, "Invalid index %zd. Valid indices from 0 to %lld", i,
               (long long)count_of(a, m) - 1);
  return -1;
}

static PyObject* view_new(Access* a, const Wrap* owner, int id) {
  View* v = PyObject_New(View, &View_Type);
  if (!v) return NULL;
  v->access = (Access*)Py_NewRef((PyObject*)a);
  v->owner = (Wrap){.handle = (Handle*)Py_NewRef((PyObject*)owner->handle), .ptr = owner->ptr};
  v->owner.type = owner->type;
  v->arrays = NULL;
  v->id = id;
  return (PyObject*)v;
}

// The view of object id, made at the first request.
static PyObject* view_of(Access* a, Wrap* owner, int id) {
  PyObject* key = PyLong_FromLongLong((long long)a->number << 32 | id);
  if (!key || (!owner->views && !(owner->views = PyDict_New()))) return Py_XDECREF(key), NULL;
  PyObject* view = Py_XNewRef(PyDict_GetItemWithError(owner->views, key));
  if (!view && !PyErr_Occurred()) {
    view = view_new(a, owner, id);
    if (view && PyDict_SetItem(owner->views, key, view) < 0) Py_CLEAR(view);
  }
  Py_DECREF(key);
  return view;
}

static PyObject* access_call(PyObject* self, PyObject* const* args, size_t nargs, PyObject* names) {
  Access* a = (Access*)self;
  Py_ssize_t n = PyVectorcall_NARGS(nargs) + (names ? PyTuple_GET_SIZE(names) : 0);
  if (n < 1 || n > 2 || !is_struct(args[0], a->owner) || !((Wrap*)args[0])->ptr)
    return PyErr_Format(PyExc_TypeError, "%s() takes a %s and a name or an index", a->kind,
                        a->owner->name);
  if (names && PyTuple_GET_SIZE(names) &&
      PyUnicode_CompareWithASCIIString(PyTuple_GET_ITEM(names, 0), "name") != 0)
    return PyErr_Format(PyExc_TypeError, "%s() has no argument '%U'", a->kind,
                        PyTuple_GET_ITEM(names, 0));
  Wrap* owner = (Wrap*)args[0];
  PyObject* empty = n < 2 ? PyUnicode_FromString("") : NULL;
  int id = object_of(a, owner->handle->model, n < 2 ? empty : args[1]);
  Py_XDECREF(empty);
  return id < 0 ? NULL : view_of(a, owner, id);
}

static PyObject* access_bind(PyObject* self, PyObject* object, PyObject* type) {
  (void)type;
  return object ? PyMethod_New(self, object) : Py_NewRef(self);
}

static PyObject* access_doc(PyObject* self, void* closure) {
  return PyUnicode_FromString(closure ? ((Access*)self)->kind : ((Access*)self)->doc);
}

static PyGetSetDef access_more[] = {
    {"__doc__", access_doc, NULL, NULL, NULL},
    {"__name__", access_doc, NULL, NULL, "name"},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyTypeObject Access_Type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "corten._core.Access",
    .tp_basicsize = sizeof(Access),
    .tp_vectorcall_offset = offsetof(Access, call),
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = access_bind,
    .tp_getset = access_more,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_METHOD_DESCRIPTOR,
};

static const Named* field_of(const PyStruct* s, const char* name) {
  for (int i = 0; i < s->count; i++) {
    if (strcmp(s->field[i].name, name) == 0) return &s->field[i];
  }
  PyErr_Format(PyExc_KeyError, "%s has no field %s", s->name, name);
  return NULL;
}

static const Where* where_of(const char* name) {
  for (size_t i = 0; i < sizeof where / sizeof *where; i++) {
    if (strcmp(where[i].name, name) == 0) return &where[i];
  }
  PyErr_Format(PyExc_KeyError, "no place '%s'", name);
  return NULL;
}

// Kinds live as long as the module.
static bool add_attributes(Access* a, PyObject* table) {
  PyObject *name, *pair;
  Py_ssize_t at = 0, n = 0;
  a->index = PyDict_New();
  a->attribute = PyMem_Calloc((size_t)PyDict_GET_SIZE(table) + 1, sizeof *a->attribute);
  while (a->index && a->attribute && PyDict_Next(table, &at, &name, &pair)) {
    const char *field, *place;
    if (!PyArg_ParseTuple(pair, "ss", &field, &place)) return false;
    a->attribute[n] = (Attribute){field_of(a->owner, field), where_of(place)};
    PyObject* number = PyLong_FromSsize_t(n);
    if (!number || !a->attribute[n].field || !a->attribute[n].where ||
        PyDict_SetItem(a->index, name, number) < 0)
      return false;
    Py_DECREF(number);
    n++;
  }
  return !PyErr_Occurred();
}

static PyObject* make_access(PyObject* self, PyObject* args) {
  (void)self;
  const char *kind, *size;
  PyObject* class, *table;
  int type;
  if (!PyArg_ParseTuple(args, "O!sisO!", &PyType_Type, &class, &kind, &type, &size, &PyDict_Type,
                        &table))
    return NULL;
  Access* a = PyObject_New(Access, &Access_Type);
  if (!a) return NULL;
  static int made;
  *a = (Access){.ob_base = a->ob_base, .call = access_call, .type = type, .number = made++};
  a->owner = wrap_struct_of((PyTypeObject*)class);
  snprintf(a->kind, sizeof a->kind, "%s", kind);
  snprintf(a->doc, sizeof a->doc, "%s(self, name)\n\nA %s by name or index.", kind, kind);
  const Named* count = field_of(&struct_MjModel, size);
  a->size = count ? count->offset : 0;
  if (a->owner && count && add_attributes(a, table)) return (PyObject*)a;
  return NULL;
}

PyMethodDef named_functions[] = {
    {"make_access", make_access, METH_VARARGS, "make_access(class, kind, type, size, attributes)"},
    {NULL, NULL, 0, NULL},
};

bool named_init_types(PyObject* module) {
  return PyType_Ready(&Access_Type) == 0 && PyType_Ready(&View_Type) == 0 &&
         PyModule_AddObjectRef(module, "View", (PyObject*)&View_Type) == 0;
}
