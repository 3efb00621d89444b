// Deformable bodies. A body that is not registered is a capsule; arrays of a registered one are
// views of its block, which they keep alive: a body may be removed while a view of it exists.
// Definitions are tuples in the order of ctDeformDef; _deform.py gives them names.
#include "core.h"
#include "model/data.h"
#include "model/deform_set.h"

static const char kBodyName[] = "corten.Deformable";
static const char kBlockName[] = "corten.DeformBlock";

static void drop_capsule(PyObject* capsule) {
  ct_freeDeformable(PyCapsule_GetPointer(capsule, kBodyName));
}

static void drop_block(PyObject* capsule) {
  deform_block_drop(PyCapsule_GetPointer(capsule, kBlockName));
}

//---------------------------------- definitions ---------------------------------------------------

// Arrays as bytes, which the tuple keeps alive.
typedef struct DefBytes {
  const char *vert, *elem, *pos, *pin, *attach;
  Py_ssize_t nvert, nelem, npos, npin, nattach;
} DefBytes;

static const int kCorners[ctNDEFORM] = {3, 4, 2};

// The bytes of an array of n items of this size, n at most INT_MAX.
static bool read_count(const char* what, Py_ssize_t bytes, size_t item, int* n) {
  if (bytes % (Py_ssize_t)item == 0 && bytes / (Py_ssize_t)item <= INT_MAX) {
    *n = (int)(bytes / (Py_ssize_t)item);
    return true;
  }
  PyErr_Format(PyExc_ValueError, "%s has a wrong number of bytes: %zd", what, bytes);
  return false;
}

static bool use_arrays(ctDeformDef* def, const DefBytes* b) {
  if (def->kind < 0 || def->kind >= ctNDEFORM)
    return PyErr_Format(PyExc_ValueError, "unknown kind %d", (int)def->kind), false;
  if (b->pos && b->npos != b->nvert)
    return PyErr_SetString(PyExc_ValueError, "pos must have the shape of vert"), false;
  def->vert = (const cttNum*)(const void*)b->vert;
  def->elem = (const int*)(const void*)b->elem;
  def->pos = (const cttNum*)(const void*)b->pos;
  def->pin = (const int*)(const void*)b->pin;
  def->attach = (const ctDeformAttach*)(const void*)b->attach;
  return read_count("vert", b->nvert, 3 * sizeof(cttNum), &def->nvert) &&
         read_count("elem", b->nelem, (size_t)kCorners[def->kind] * sizeof(int), &def->nelem) &&
         read_count("pin", b->npin, sizeof(int), &def->npin) &&
         read_count("attach", b->nattach, sizeof(ctDeformAttach), &def->nattach);
}

static bool read_def(PyObject* tuple, ctDeformDef* def) {
  DefBytes b = {0};
  int kind = 0;
  ctDeformMaterial* mat = &def->material;
  ct_defaultDeformDef(def);
  bool read = PyArg_ParseTuple(
      tuple, "ziy#y#z#(zddddddd)ddy#y#iiiiii(dd)(ddddd)id(ffff)", &def->name, &kind, &b.vert,
      &b.nvert, &b.elem, &b.nelem, &b.pos, &b.npos, &mat->name, &mat->density, &mat->young,
      &mat->poisson, &mat->bending, &mat->damping, &mat->drag, &mat->friction, &def->thickness,
      &def->margin, &b.pin, &b.npin, &b.attach, &b.nattach, &def->substeps, &def->iterations,
      &def->midpoint, &def->contype, &def->conaffinity, &def->condim, &def->solref[0],
      &def->solref[1], &def->solimp[0], &def->solimp[1], &def->solimp[2], &def->solimp[3],
      &def->solimp[4], &def->selfcollide, &def->sleep, &def->rgba[0], &def->rgba[1], &def->rgba[2],
      &def->rgba[3]);
  def->kind = (cttDeform)kind;
  return read && use_arrays(def, &b);
}

static PyObject* write_def(const ctDeformDef* def) {
  const ctDeformMaterial* mat = &def->material;
  size_t corners = (size_t)kCorners[def->kind] * (size_t)def->nelem;
  Py_ssize_t numbers = 3 * (Py_ssize_t)def->nvert * (Py_ssize_t)sizeof(cttNum);
  return Py_BuildValue(
      "(ziy#y#y#(zddddddd)ddy#y#iiiiii(dd)(ddddd)id(ffff))", def->name, (int)def->kind, def->vert,
      numbers, def->elem, (Py_ssize_t)(corners * sizeof(int)), def->pos, def->pos ? numbers : 0,
      mat->name, mat->density, mat->young, mat->poisson, mat->bending, mat->damping, mat->drag,
      mat->friction, def->thickness, def->margin, def->npin ? (const char*)def->pin : "",
      (Py_ssize_t)def->npin * (Py_ssize_t)sizeof(int), def->nattach ? (const char*)def->attach : "",
      (Py_ssize_t)def->nattach * (Py_ssize_t)sizeof(ctDeformAttach), def->substeps, def->iterations,
      def->midpoint, def->contype, def->conaffinity, def->condim, def->solref[0], def->solref[1],
      def->solimp[0], def->solimp[1], def->solimp[2], def->solimp[3], def->solimp[4],
      def->selfcollide, def->sleep, def->rgba[0], def->rgba[1], def->rgba[2], def->rgba[3]);
}

static PyObject* deform_default(PyObject* self, PyObject* unused) {
  (void)self;
  (void)unused;
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.nvert = def.nelem = def.npin = def.nattach = 0;
  if (!def.vert) def.vert = (const cttNum*)(const void*)"";
  if (!def.elem) def.elem = (const int*)(const void*)"";
  return write_def(&def);
}

//---------------------------------- makers --------------------------------------------------------

// Numbers and a file name that a maker takes; whole numbers arrive as reals.
typedef struct MakerArgs {
  const double* x;
  const char* file;
  const ctVFS* vfs;
} MakerArgs;
typedef ctDeformable* (*Maker)(const ctDeformDef* def, const MakerArgs* a, char* error, int size);

static ctDeformable* make_mesh(const ctDeformDef* def, const MakerArgs* a, char* error, int size) {
  (void)a;
  return ct_makeDeformable(def, error, size);
}
static ctDeformable* make_rectangle(const ctDeformDef* def, const MakerArgs* a, char* error,
                                    int size) {
  const int count[2] = {(int)a->x[2], (int)a->x[3]};
  return ct_makeClothRectangle(def, a->x, count, error, size);
}
static ctDeformable* make_disc(const ctDeformDef* def, const MakerArgs* a, char* error, int size) {
  return ct_makeClothDisc(def, a->x[0], (int)a->x[1], error, size);
}
static ctDeformable* make_box(const ctDeformDef* def, const MakerArgs* a, char* error, int size) {
  const int count[3] = {(int)a->x[3], (int)a->x[4], (int)a->x[5]};
  return ct_makeSoftBox(def, a->x, count, error, size);
}
static ctDeformable* make_ball(const ctDeformDef* def, const MakerArgs* a, char* error, int size) {
  return ct_makeSoftBall(def, a->x[0], (int)a->x[1], error, size);
}
static ctDeformable* make_rope(const ctDeformDef* def, const MakerArgs* a, char* error, int size) {
  return ct_makeRope(def, a->x, a->x + 3, (int)a->x[6], error, size);
}
static ctDeformable* make_file(const ctDeformDef* def, const MakerArgs* a, char* error, int size) {
  return ct_makeDeformableFile(def, a->file, a->vfs, error, size);
}

typedef struct MakerRow {
  const char* name;
  int numbers, first_count; // numbers that are taken, from first_count on whole ones
  Maker make;
} MakerRow;
static const MakerRow kMaker[] = {
    {"mesh", 0, 0, make_mesh}, {"rectangle", 4, 2, make_rectangle}, {"disc", 2, 1, make_disc},
    {"box", 6, 3, make_box},   {"ball", 2, 1, make_ball},           {"rope", 7, 6, make_rope},
    {"file", 0, 0, make_file},
};

static const MakerRow* find_maker(const char* name) {
  for (size_t i = 0; i < sizeof kMaker / sizeof *kMaker; i++) {
    if (strcmp(kMaker[i].name, name) == 0) return kMaker + i;
  }
  PyErr_Format(PyExc_ValueError, "no maker '%s'", name);
  return NULL;
}

static bool whole_numbers(const MakerRow* row, const double* x, Py_ssize_t bytes) {
  if (bytes != row->numbers * (Py_ssize_t)sizeof *x)
    return PyErr_Format(PyExc_ValueError, "%s takes %d numbers", row->name, row->numbers), false;
  for (int i = row->first_count; i < row->numbers; i++) {
    if (x[i] >= 0 && x[i] <= 1e9 && x[i] == (double)(int)x[i]) continue;
    return PyErr_Format(PyExc_ValueError, "%s: counts must be whole and not negative", row->name),
           false;
  }
  return true;
}

static PyObject* own_capsule(ctDeformable* body, const char* error) {
  if (!body) return life_refuse(*error ? error : "the body cannot be made"), NULL;
  PyObject* capsule = PyCapsule_New(body, kBodyName, drop_capsule);
  if (!capsule) ct_freeDeformable(body);
  return capsule;
}

// deform_make(maker, numbers, file, assets, definition, pos, quat); numbers, pos, quat as bytes
static PyObject* deform_make(PyObject* self, PyObject* args) {
  (void)self;
  const char *name, *numbers, *file, *pos, *quat;
  Py_ssize_t size, npos, nquat;
  PyObject *assets, *tuple;
  ctDeformDef def;
  ctVFS vfs;
  char error[ERROR_SIZE] = "";
  if (!PyArg_ParseTuple(args, "sy#zOO!z#z#", &name, &numbers, &size, &file, &assets, &PyTuple_Type,
                        &tuple, &pos, &npos, &quat, &nquat))
    return NULL;
  const MakerRow* row = find_maker(name);
  if (!row || !read_def(tuple, &def)) return NULL;
  const MakerArgs a = {(const double*)(const void*)numbers, file ? file : "", &vfs};
  if (!whole_numbers(row, a.x, size)) return NULL;
  if ((pos && npos != 3 * sizeof(cttNum)) || (quat && nquat != 4 * sizeof(cttNum)))
    return PyErr_Format(PyExc_ValueError, "pos has 3 numbers, quat 4");
  if (!life_files(&vfs, assets == Py_None ? NULL : assets)) return NULL;
  ctDeformable* body = row->make(&def, &a, error, sizeof error);
  ct_deleteVFS(&vfs);
  const cttNum origin[3] = {0};
  if (body && (pos || quat))
    ct_moveDeformable(body, pos ? (const cttNum*)(const void*)pos : origin,
                      (const cttNum*)(const void*)quat);
  return own_capsule(body, error);
}

static PyObject* deform_preset(PyObject* self, PyObject* args) {
  (void)self;
  const char* name;
  ctDeformMaterial m = {0};
  if (!PyArg_ParseTuple(args, "s", &name)) return NULL;
  if (ct_deformPreset(name, &m) != 0)
    return PyErr_Format(PyExc_ValueError, "no material '%s'; deform_materials() lists them", name);
  return Py_BuildValue("(zddddddd)", m.name, m.density, m.young, m.poisson, m.bending, m.damping,
                       m.drag, m.friction);
}

static PyObject* deform_presets(PyObject* self, PyObject* unused) {
  (void)self;
  (void)unused;
  PyObject* out = PyList_New(0);
  for (int i = 0; out && ct_deformPresetName(i); i++) {
    PyObject* name = call_text(ct_deformPresetName(i));
    if (!name || PyList_Append(out, name) < 0) Py_CLEAR(out);
    Py_XDECREF(name);
  }
  return out;
}

//---------------------------------- registered bodies ---------------------------------------------

static Handle* data_handle(PyObject* o) {
  if (!is_struct(o, &struct_MjData))
    return PyErr_Format(PyExc_TypeError, "an MjData is needed, not %s", Py_TYPE(o)->tp_name), NULL;
  Handle* h = ((Wrap*)o)->handle;
  if (!h->thread || h->thread == PyThreadState_Get()) return h;
  PyErr_SetString(PyExc_RuntimeError,
                  "another thread is computing on this MjData; give each thread its own");
  return NULL;
}

// Model, data and the body with this number; false with an exception.
static bool find_parts(PyObject* o, int id, Handle** h, DeformBody** b) {
  *h = data_handle(o);
  if (!*h) return false;
  DeformSet* s = data_own((*h)->ptr)->deform;
  if (!s || id < 0 || id >= s->nbody)
    return PyErr_Format(PyExc_IndexError, "there is no deformable body %d", id), false;
  *b = s->body + id;
  return true;
}

static PyObject* deform_def(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* o;
  int id = -1;
  Handle* h;
  DeformBody* b;
  if (!PyArg_ParseTuple(args, "O|i", &o, &id)) return NULL;
  if (PyCapsule_IsValid(o, kBodyName))
    return write_def(&((DeformShape*)PyCapsule_GetPointer(o, kBodyName))->def);
  return find_parts(o, id, &h, &b) ? write_def(&b->shape->def) : NULL;
}

static PyObject* deform_add(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *o, *capsule;
  char error[ERROR_SIZE] = "";
  if (!PyArg_ParseTuple(args, "OO", &o, &capsule)) return NULL;
  Handle* h = data_handle(o);
  ctDeformable* body = h ? PyCapsule_GetPointer(capsule, kBodyName) : NULL;
  if (!body) return NULL;
  int id = ct_addDeformable(h->model, h->ptr, body, error, sizeof error);
  return id >= 0 ? PyLong_FromLong(id) : (life_refuse(error), NULL);
}

// Arrays of a body by name: numbers per vertex (0: per attachment, -1: in all), type, writeable.
typedef struct ViewRow {
  const char* name;
  size_t offset;
  int columns, type;
  bool writeable;
} ViewRow;
static const ViewRow kView[] = {
    {"pos", offsetof(DeformBody, x), 3, NPY_DOUBLE, true},
    {"vel", offsetof(DeformBody, v), 3, NPY_DOUBLE, true},
    {"force", offsetof(DeformBody, force), 3, NPY_DOUBLE, true},
    {"invmass", offsetof(DeformBody, invmass), 1, NPY_DOUBLE, true},
    {"flags", offsetof(DeformBody, flags), 1, NPY_UINT8, false},
    {"torn", offsetof(DeformBody, torn), 0, NPY_UINT8, false},
    {"extra", offsetof(DeformBody, extra), -1, NPY_DOUBLE, true},
};

static PyObject* view_rows(const DeformBody* b, const ViewRow* row) {
  void* at;
  memcpy(&at, (const char*)b + row->offset, sizeof at);
  npy_intp dims[2] = {row->columns > 0    ? b->nvert
                      : row->columns == 0 ? b->nattach
                                          : b->nextra + 1, // the account is behind extra
                      row->columns};
  int flags =
      NPY_ARRAY_C_CONTIGUOUS | NPY_ARRAY_ALIGNED | (row->writeable ? NPY_ARRAY_WRITEABLE : 0);
  if (dims[0] == 0) return PyArray_ZEROS(1, dims, row->type, 0);
  PyObject* a = PyArray_New(&PyArray_Type, row->columns > 1 ? 2 : 1, dims, row->type, NULL, at, 0,
                            flags, NULL);
  if (!a) return NULL;
  void* block = deform_block_keep(b);
  PyObject* keeper = PyCapsule_New(block, kBlockName, drop_block);
  if (!keeper) return deform_block_drop(block), Py_DECREF(a), NULL;
  if (PyArray_SetBaseObject((PyArrayObject*)a, keeper) < 0) return Py_DECREF(a), NULL;
  return a;
}

static PyObject* deform_view(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* o;
  int id;
  const char* name;
  Handle* h;
  DeformBody* b;
  if (!PyArg_ParseTuple(args, "Ois", &o, &id, &name) || !find_parts(o, id, &h, &b)) return NULL;
  for (size_t i = 0; i < sizeof kView / sizeof *kView; i++) {
    if (strcmp(kView[i].name, name) == 0) return view_rows(b, kView + i);
  }
  return PyErr_Format(PyExc_AttributeError, "a deformable body has no array '%s'", name);
}

static PyObject* deform_attach(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* o;
  int id;
  const char* bytes;
  Py_ssize_t size;
  Handle* h;
  DeformBody* b;
  ctDeformAttach a;
  if (!PyArg_ParseTuple(args, "Oiy#", &o, &id, &bytes, &size) || !find_parts(o, id, &h, &b))
    return NULL;
  if (size != sizeof a)
    return PyErr_Format(PyExc_ValueError, "an attachment has %zu bytes", sizeof a);
  memcpy(&a, bytes, sizeof a);
  int k = ct_attachDeformable(h->model, h->ptr, id, &a);
  return k >= 0 ? PyLong_FromLong(k) : (life_refuse(ct_lastError()), NULL);
}

static PyObject* deform_remove(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* o;
  int id;
  Handle* h;
  DeformBody* b;
  if (!PyArg_ParseTuple(args, "Oi", &o, &id) || !find_parts(o, id, &h, &b)) return NULL;
  if (ct_removeDeformable(h->model, h->ptr, id) == 0) Py_RETURN_NONE;
  PyErr_SetString(PyExc_RuntimeError, ct_lastError());
  return NULL;
}

static PyObject* deform_pin(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* o;
  int id, vertex, pinned;
  Handle* h;
  DeformBody* b;
  if (!PyArg_ParseTuple(args, "Oiip", &o, &id, &vertex, &pinned) || !find_parts(o, id, &h, &b))
    return NULL;
  if (vertex < 0 || vertex >= b->nvert)
    return PyErr_Format(PyExc_IndexError, "there is no vertex %d", vertex);
  ct_pinDeformable(h->ptr, id, vertex, pinned);
  Py_RETURN_NONE;
}

static PyObject* deform_reset(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* o;
  int id;
  Handle* h;
  DeformBody* b;
  if (!PyArg_ParseTuple(args, "Oi", &o, &id) || !find_parts(o, id, &h, &b)) return NULL;
  ct_resetDeformable(h->ptr, id);
  Py_RETURN_NONE;
}

// deform_restore(data, id, pos, vel, extra, invmass, torn), all as bytes. Pins are where 1/m is 0.
static PyObject* deform_restore(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* o;
  int id;
  const char *x, *v, *e, *w, *torn;
  Py_ssize_t nx, nv, ne, nw, ntorn;
  Handle* h;
  DeformBody* b;
  if (!PyArg_ParseTuple(args, "Oiy#y#y#y#y#", &o, &id, &x, &nx, &v, &nv, &e, &ne, &w, &nw, &torn,
                        &ntorn) ||
      !find_parts(o, id, &h, &b))
    return NULL;
  Py_ssize_t n = b->nvert * (Py_ssize_t)sizeof(double);
  if (nx != 3 * n || nv != 3 * n || nw != n || ntorn != b->nattach ||
      ne != (b->nextra + 1) * (Py_ssize_t)sizeof(double))
    return PyErr_Format(PyExc_ValueError, "this snapshot is of another body");
  for (int i = 0; i < b->nvert; i++)
    ct_pinDeformable(h->ptr, id, i, ((const double*)(const void*)w)[i] == 0);
  memcpy(b->x, x, (size_t)nx);
  memcpy(b->v, v, (size_t)nv);
  memcpy(b->extra, e, (size_t)ne); // and the account
  deform_body_know(b);
  memcpy(b->invmass, w, (size_t)nw);
  memcpy(b->torn, torn, (size_t)ntorn);
  Py_RETURN_NONE;
}

static PyObject* deform_count(PyObject* self, PyObject* o) {
  (void)self;
  Handle* h = data_handle(o);
  return h ? PyLong_FromLong(ct_deformableCount(h->ptr)) : NULL;
}

static PyObject* deform_energy(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* o;
  int id;
  Handle* h;
  DeformBody* b;
  cttNum e[3] = {0};
  if (!PyArg_ParseTuple(args, "Oi", &o, &id) || !find_parts(o, id, &h, &b)) return NULL;
  ct_deformableEnergy(h->model, h->ptr, id, e);
  return Py_BuildValue("(ddd)", e[0], e[1], e[2]);
}

static PyObject* deform_contacts(PyObject* self, PyObject* o) {
  (void)self;
  Handle* h = data_handle(o);
  if (!h) return NULL;
  const DeformSet* s = data_own(h->ptr)->deform;
  Py_ssize_t n = s ? s->ncon : 0;
  return PyBytes_FromStringAndSize(n ? (const char*)s->con : "",
                                   n * (Py_ssize_t)sizeof(ctDeformContact));
}

PyMethodDef deform_functions[] = {
    {"deform_default", deform_default, METH_NOARGS, "deform_default(): a definition"},
    {"deform_make", deform_make, METH_VARARGS,
     "deform_make(maker, numbers, file, assets, definition, pos, quat)"},
    {"deform_preset", deform_preset, METH_VARARGS, "deform_preset(name)"},
    {"deform_presets", deform_presets, METH_NOARGS, "deform_presets()"},
    {"deform_def", deform_def, METH_VARARGS, "deform_def(body) or deform_def(data, id)"},
    {"deform_add", deform_add, METH_VARARGS, "deform_add(data, body)"},
    {"deform_view", deform_view, METH_VARARGS, "deform_view(data, id, name)"},
    {"deform_attach", deform_attach, METH_VARARGS, "deform_attach(data, id, bytes)"},
    {"deform_remove", deform_remove, METH_VARARGS, "deform_remove(data, id)"},
    {"deform_pin", deform_pin, METH_VARARGS, "deform_pin(data, id, vertex, pinned)"},
    {"deform_reset", deform_reset, METH_VARARGS, "deform_reset(data, id)"},
    {"deform_restore", deform_restore, METH_VARARGS,
     "deform_restore(data, id, pos, vel, extra, invmass, torn)"},
    {"deform_count", deform_count, METH_O, "deform_count(data)"},
    {"deform_energy", deform_energy, METH_VARARGS, "deform_energy(data, id)"},
    {"deform_contacts", deform_contacts, METH_O, "deform_contacts(data)"},
    {NULL, NULL, 0, NULL},
};
