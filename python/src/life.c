// Models and data: loading, making, copying, and as bytes.
#include "core.h"
#include "generated/fields.h"
#include "model/data.h"
#include "model/model.h"
#include "spec/vectors.h"

//---------------------------------- handles -------------------------------------------------------

static void free_model(void* p) { ct_deleteModel(p); }
static void free_data(void* p) { ct_deleteData(p); }

// The object users see; callbacks find it again through its handle.
PyObject* life_own(const PyStruct* type, void* p, void (*release)(void*), PyObject* keep,
                   const ctModel* model) {
  Handle* h = handle_new(p, release, keep, model);
  if (!h) return release(p), NULL;
  PyObject* w = wrap_new(type, p, h);
  if (w) h->wrapper = w;
  Py_DECREF(h);
  return w;
}

// A text that quotes a file may hold bytes that are no UTF-8.
void life_refuse(const char* text) {
  PyObject* message = PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace");
  if (message) PyErr_SetObject(PyExc_ValueError, message);
  Py_XDECREF(message);
}

// Where the report on one more issue begins in a text of them.
static const char* next_issue(const char* text) {
  for (const char* line = strchr(text, '\n'); line; line = strchr(line + 1, '\n')) {
    const char *end = strchr(line + 1, '\n'), *word = strstr(line + 1, "warning: ");
    if (line[1] != ' ' && word && (!end || word < end)) return line + 1;
  }
  return text + strlen(text);
}

// Warnings, one UserWarning per issue, `above` Python frames above the one that runs. False: the
// user has made them exceptions.
bool life_warn_above(const char* text, int above) {
  while (*text) {
    const char* end = next_issue(text);
    PyObject* one = PyUnicode_DecodeUTF8(text, end - text, "replace");
    PyObject* bare = one ? PyObject_CallMethod(one, "rstrip", NULL) : NULL;
    const char* said = bare ? PyUnicode_AsUTF8(bare) : NULL;
    int bad = said ? PyErr_WarnEx(PyExc_UserWarning, said, 1 + above) : -1;
    Py_XDECREF(one);
    Py_XDECREF(bare);
    if (bad) return false;
    text = end;
  }
  return true;
}

// Of loading, at the caller of the Python method.
bool life_warn(const char* text) { return life_warn_above(text, 1); }

PyObject* life_model(ctModel* m, const char* error) {
  if (PyErr_Occurred()) return ct_deleteModel(m), NULL; // a signal
  if (m && !life_warn(error)) return ct_deleteModel(m), NULL;
  if (m) return life_own(&struct_MjModel, m, free_model, NULL, m);
  life_refuse(*error ? error : "the model cannot be loaded");
  return NULL;
}

//---------------------------------- files in memory -----------------------------------------------

static bool add_file(ctVFS* vfs, PyObject* name, PyObject* content) {
  const char* key = PyUnicode_AsUTF8(name);
  Py_buffer b = {0};
  if (!key) return false;
  if (PyUnicode_Check(content)) {
    Py_ssize_t n;
    const char* text = PyUnicode_AsUTF8AndSize(content, &n);
    if (!text) return false;
    ct_addBufferVFS(vfs, key, text, (int)n);
    return true;
  }
  if (PyObject_GetBuffer(content, &b, PyBUF_SIMPLE) < 0) return false;
  int bad = ct_addBufferVFS(vfs, key, b.buf, (int)b.len);
  PyBuffer_Release(&b);
  if (bad == 2) PyErr_Format(PyExc_ValueError, "Repeated file name in assets dict: '%s'", key);
  return bad != 2;
}

// A dict of file names and contents. False with an exception; the set is freed then.
bool life_files(ctVFS* vfs, PyObject* assets) {
  ct_defaultVFS(vfs);
  if (!assets || assets == Py_None) return true;
  PyObject *items = PyMapping_Items(assets), *item;
  for (Py_ssize_t i = 0; items && i < PyList_GET_SIZE(items); i++) {
    item = PyList_GET_ITEM(items, i);
    if (!add_file(vfs, PyTuple_GET_ITEM(item, 0), PyTuple_GET_ITEM(item, 1))) break;
  }
  Py_XDECREF(items);
  if (!PyErr_Occurred()) return true;
  ct_deleteVFS(vfs);
  return false;
}

//---------------------------------- loading -------------------------------------------------------

static const char* path_text(PyObject* o, PyObject** hold) {
  *hold = PyOS_FSPath(o);
  if (*hold && PyBytes_Check(*hold)) {
    PyObject* text = PyUnicode_DecodeFSDefault(PyBytes_AS_STRING(*hold));
    Py_XSETREF(*hold, text);
  }
  return *hold ? PyUnicode_AsUTF8(*hold) : NULL;
}

// Until a signal handler raises an exception.
static ctModel* load_watched(const char* name, const ctVFS* vfs, char* error) {
  Watch watch;
  watch_load(&watch);
  RELEASE ctModel* m = ctmj_loadXML(name, vfs, error, ERROR_SIZE);
  REACQUIRE watch_end(&watch); // life_model sees the exception
  return m;
}

static PyObject* load_xml_path(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *path, *assets = NULL, *hold = NULL;
  ctVFS vfs;
  char error[ERROR_SIZE] = "";
  if (!PyArg_ParseTuple(args, "O|O", &path, &assets)) return NULL;
  const char* name = path_text(path, &hold);
  if (!name || !life_files(&vfs, assets)) return Py_XDECREF(hold), NULL;
  ctModel* m = load_watched(name, &vfs, error);
  ct_deleteVFS(&vfs);
  Py_XDECREF(hold);
  return life_model(m, error);
}

static PyObject* load_xml_string(PyObject* self, PyObject* args) {
  (void)self;
  const char* xml;
  Py_ssize_t length;
  PyObject* assets = NULL;
  ctVFS vfs;
  char error[ERROR_SIZE] = "";
  if (!PyArg_ParseTuple(args, "s#|O", &xml, &length, &assets) || !life_files(&vfs, assets))
    return NULL;
  static const char name[] = "model_from_string.xml"; // so that mj_saveLastXML works
  ct_addBufferVFS(&vfs, name, xml, (int)length);
  ctModel* m = load_watched(name, &vfs, error);
  ct_deleteVFS(&vfs);
  return life_model(m, error);
}

static PyObject* load_binary_path(PyObject* self, PyObject* path) {
  (void)self;
  PyObject* hold = NULL;
  char error[ERROR_SIZE] = "";
  const char* name = path_text(path, &hold);
  ctModel* m = name ? ct_loadBinary(name, NULL, error, sizeof error) : NULL;
  Py_XDECREF(hold);
  return name ? life_model(m, error) : NULL;
}

static PyObject* model_from_bytes(PyObject* self, PyObject* args) {
  (void)self;
  Py_buffer b;
  char error[ERROR_SIZE] = "";
  if (!PyArg_ParseTuple(args, "y*", &b)) return NULL;
  ctModel* m = ct_loadBinaryBuffer(b.buf, b.len, error, sizeof error);
  PyBuffer_Release(&b);
  return life_model(m, error);
}

static const ctModel* model_of(PyObject* o) {
  if (is_struct(o, &struct_MjModel))
    return model_sound("MjModel", ((Wrap*)o)->handle) ? ((Wrap*)o)->ptr : NULL;
  PyErr_Format(PyExc_TypeError, "an MjModel is needed, not %s", Py_TYPE(o)->tp_name);
  return NULL;
}

static PyObject* model_to_bytes(PyObject* self, PyObject* o) {
  (void)self;
  const ctModel* m = model_of(o);
  cttSize n = m ? ct_sizeModel(m) : 0;
  if (!m) return NULL;
  if (n > INT_MAX)
    return PyErr_Format(PyExc_OverflowError, "this model is too large to be saved to memory");
  PyObject* bytes = PyBytes_FromStringAndSize(NULL, n);
  if (bytes) ct_saveModel(m, NULL, PyBytes_AS_STRING(bytes), (int)n);
  return bytes;
}

static PyObject* save_binary(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* o;
  const char* path;
  char error[ERROR_SIZE] = "";
  if (!PyArg_ParseTuple(args, "Os", &o, &path)) return NULL;
  const ctModel* m = model_of(o);
  if (!m) return NULL;
  if (ct_saveBinary(m, path, error, sizeof error) == 0) Py_RETURN_NONE;
  PyErr_SetString(FatalError, error);
  return NULL;
}

static PyObject* copy_model(PyObject* self, PyObject* o) {
  (void)self;
  const ctModel* m = model_of(o);
  if (!m) return NULL;
  ctModel* copy = ct_copyModel(NULL, m);
  return life_model(copy, copy ? "" : "out of memory");
}

//---------------------------------- data ----------------------------------------------------------

PyObject* life_data(ctData* d, PyObject* model) {
  Handle* h = ((Wrap*)model)->handle;
  if (d) return life_own(&struct_MjData, d, free_data, (PyObject*)h, h->model);
  PyErr_SetString(
      FatalError,
      "the data of this model cannot be made: memory is short, or a plugin did not start");
  return NULL;
}

static PyObject* make_data(PyObject* self, PyObject* model) {
  (void)self;
  const ctModel* m = model_of(model);
  return m ? life_data(ctmj_makeData(m), model) : NULL;
}

bool life_pair(PyObject* args, PyObject** model, PyObject** data) {
  if (!PyArg_ParseTuple(args, "OO", model, data) || !model_of(*model)) return false;
  if (!is_struct(*data, &struct_MjData)) {
    PyErr_Format(PyExc_TypeError, "an MjData is needed, not %s", Py_TYPE(*data)->tp_name);
    return false;
  }
  if (pair_fits(((Wrap*)*model)->ptr, ((Wrap*)*data)->handle)) return true;
  PyErr_SetString(PyExc_ValueError, "this MjData was made for another MjModel; their sizes differ");
  return false;
}

static PyObject* copy_data(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *model, *data;
  if (!life_pair(args, &model, &data)) return NULL;
  return life_data(ctmj_copyData(NULL, ((Wrap*)model)->ptr, ((Wrap*)data)->ptr), model);
}

static PyObject* copy_data_into(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *dest, *model, *data;
  if (!PyArg_ParseTuple(args, "OOO", &dest, &model, &data)) return NULL;
  PyObject* two = PyTuple_Pack(2, model, dest);
  PyObject *first = NULL, *second = NULL;
  bool good = two && life_pair(two, &first, &second);
  Py_XDECREF(two);
  two = good ? PyTuple_Pack(2, model, data) : NULL;
  good = two && life_pair(two, &first, &second);
  Py_XDECREF(two);
  if (!good) return NULL;
  if (!ctmj_copyData(((Wrap*)dest)->ptr, ((Wrap*)model)->ptr, ((Wrap*)data)->ptr))
    return PyErr_NoMemory();
  Py_RETURN_NONE;
}

static PyObject* average_camera(PyObject* self, PyObject* args) {
  (void)self;
  extern PyStruct struct_MjvGLCamera;
  PyObject *a, *b;
  if (!PyArg_ParseTuple(args, "OO", &a, &b)) return NULL;
  if (!is_struct(a, &struct_MjvGLCamera) || !is_struct(b, &struct_MjvGLCamera))
    return PyErr_Format(PyExc_TypeError, "two MjvGLCamera are needed");
  PyObject* out = PyObject_CallNoArgs((PyObject*)struct_MjvGLCamera.type);
  if (out) *(ctvGLCamera*)((Wrap*)out)->ptr = ctv_averageCamera(((Wrap*)a)->ptr, ((Wrap*)b)->ptr);
  return out;
}

static PyObject* xml_dependencies(PyObject* self, PyObject* args) {
  (void)self;
  const char* path;
  if (!PyArg_ParseTuple(args, "s", &path)) return NULL;
  ctStringVec found = {0};
  ctu_getXMLDependencies(path, &found);
  PyObject* out = PyList_New(found.count);
  for (int i = 0; out && i < found.count; i++)
    PyList_SET_ITEM(out, i, call_text(vectors_text(&found.data[i])));
  vectors_free(VALUE_STRINGVEC, &found);
  return out;
}

// The three parts of a data as bytes: struct, block, used part of the arena. Pointers into the
// arena become distances from its start.
static PyObject* data_to_bytes(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *model, *data;
  if (!life_pair(args, &model, &data)) return NULL;
  const ctData* d = ((Wrap*)data)->ptr;
  const Arena* arena = &data_own_const(d)->arena;
  ctData head = *d;
  for (int i = 0; i < data_field_count; i++) {
    if (data_field[i].memory != FIELD_ARENA) continue;
    unsigned char* p;
    memcpy(&p, (const char*)d + data_field[i].offset, sizeof p);
    bool inside = p && p >= arena->base && p <= arena->base + arena->used;
    size_t at = inside ? (size_t)(p - arena->base) + 1 : 0;
    memcpy((char*)&head + data_field[i].offset, &at, sizeof at);
  }
  return Py_BuildValue("(y#y#y#)", (const char*)&head, (Py_ssize_t)sizeof head,
                       (const char*)d->buffer, (Py_ssize_t)d->nbuffer,
                       arena->used ? (const char*)arena->base : "", (Py_ssize_t)arena->used);
}

static bool restore(ctData* d, const ctModel* m, const char* head, const char* arena,
                    Py_ssize_t used) {
  ctData kept = *d;
  DataOwn* own = data_own(d);
  memcpy(d, head, sizeof *d);
  d->buffer = kept.buffer;
  d->arena = kept.arena;
  d->threadpool = kept.threadpool;
  d->pstack = d->pbase = 0;
  field_layout(data_field, data_field_count, m, d, d->buffer);
  arena_release(&own->arena, 0);
  void* p = used ? arena_push(&own->arena, (size_t)used, 1) : own->arena.base;
  if (!p) return false;
  if (used) memcpy(p, arena, (size_t)used);
  for (int i = 0; i < data_field_count; i++) {
    if (data_field[i].memory != FIELD_ARENA) continue;
    size_t at;
    memcpy(&at, head + data_field[i].offset, sizeof at);
    unsigned char* to = at && at <= (size_t)used + 1 ? own->arena.base + at - 1 : NULL;
    memcpy((char*)d + data_field[i].offset, &to, sizeof to);
  }
  return true;
}

static PyObject* data_from_bytes(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* model;
  const char *head, *block, *arena;
  Py_ssize_t nhead, nblock, used;
  if (!PyArg_ParseTuple(args, "O(y#y#y#)", &model, &head, &nhead, &block, &nblock, &arena, &used) ||
      !model_of(model))
    return NULL;
  const ctModel* m = ((Wrap*)model)->ptr;
  ctData* d = ctmj_makeData(m);
  if (!d) return life_data(NULL, model);
  if (nhead != sizeof *d || nblock != d->nbuffer) {
    ct_deleteData(d);
    PyErr_SetString(PyExc_ValueError,
                    "these bytes are of another version of Corten, or of another model");
    return NULL;
  }
  // a plugin's own memory stays with its data: these pointers are of this process, and of d alone
  size_t owned = (size_t)m->nplugin * sizeof *d->plugin_data;
  uintptr_t* kept = PyMem_Malloc(owned + 1);
  if (!kept) return ct_deleteData(d), PyErr_NoMemory();
  if (owned) memcpy(kept, d->plugin_data, owned);
  memcpy(d->buffer, block, (size_t)nblock);
  if (owned) memcpy(d->plugin_data, kept, owned);
  PyMem_Free(kept);
  if (!restore(d, m, head, arena, used)) return ct_deleteData(d), PyErr_NoMemory();
  return life_data(d, model);
}

static bool arena_arrays(const ctModel* m, ctData* d) {
  for (int i = 0; i < data_field_count; i++) {
    const Field* f = &data_field[i];
    if (f->memory != FIELD_ARENA) continue;
    size_t bytes = (size_t)field_count(f, m, d) * field_element_size(f->type);
    void* p = bytes ? data_arena_push(d, bytes, _Alignof(max_align_t)) : NULL;
    if (bytes && !p) return false;
    if (bytes) memset(p, 0, bytes);
    memcpy((char*)d + f->offset, &p, sizeof p);
  }
  return true;
}

// Room for contacts and rows that another program has computed; all are zero.
static PyObject* realloc_con_efc(PyObject* self, PyObject* args, PyObject* named) {
  (void)self;
  PyObject* o;
  int ncon, nefc, nJ = -1;
  static char* words[] = {"d", "ncon", "nefc", "nJ", NULL};
  if (!PyArg_ParseTupleAndKeywords(args, named, "Oii|i", words, &o, &ncon, &nefc, &nJ)) return NULL;
  if (!is_struct(o, &struct_MjData)) return PyErr_Format(PyExc_TypeError, "an MjData is needed");
  ctData* d = ((Wrap*)o)->ptr;
  const ctModel* m = ((Wrap*)o)->handle->model;
  long long size = nJ < 0 ? (long long)nefc * m->nv : nJ;
  if (ncon < 0 || nefc < 0 || size < 0 || size > INT_MAX)
    return PyErr_Format(FatalValueError, "_realloc_con_efc(): ncon %d, nefc %d, nJ %lld", ncon,
                        nefc, size);
  data_arena_clear(d);
  d->ncon = ncon;
  d->nefc = nefc;
  d->nJ = (int)size;
  if (arena_arrays(m, d)) Py_RETURN_NONE;
  data_arena_clear(d);
  return PyErr_Format(FatalError,
                      "Insufficient arena memory, currently allocated memory=\"%lldM\". Increase "
                      "using <size memory=\"X\"/>. %d contacts and %d rows do not fit",
                      (long long)(d->narena >> 20), ncon, nefc);
}

static PyObject* data_model(PyObject* self, PyObject* o) {
  (void)self;
  if (!is_struct(o, &struct_MjData)) return PyErr_Format(PyExc_TypeError, "an MjData is needed");
  Handle* h = (Handle*)((Wrap*)o)->handle->keep;
  if (h->wrapper) return Py_NewRef(h->wrapper);
  PyObject* w = wrap_new(&struct_MjModel, h->ptr, h);
  if (w) h->wrapper = w;
  return w;
}

static PyObject* last_warning(PyObject* self, PyObject* o) {
  (void)self;
  if (!is_struct(o, &struct_MjData)) return PyErr_Format(PyExc_TypeError, "an MjData is needed");
  return call_text(ct_lastWarning(((Wrap*)o)->ptr));
}

// Memory of a scene for a model; what it had before is freed.
static PyObject* make_scene(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *o, *model;
  int maxgeom;
  if (!PyArg_ParseTuple(args, "OOi", &o, &model, &maxgeom)) return NULL;
  const ctModel* m = model_of(model);
  if (!m) return NULL;
  if (!is_struct(o, &struct_MjvScene) || maxgeom < 0)
    return PyErr_Format(PyExc_ValueError, "an MjvScene and a number of geoms are needed");
  Handle* h = ((Wrap*)o)->handle;
  if (h->keep) return PyErr_Format(PyExc_RuntimeError, "this scene has its memory already");
  ctv_makeScene(m, h->ptr, maxgeom);
  h->keep = Py_NewRef((PyObject*)((Wrap*)model)->handle);
  h->model = m;
  Py_RETURN_NONE;
}

// What a context draws with, from a model; what it had before is freed.
static PyObject* make_context(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *o, *model;
  int fontscale;
  if (!PyArg_ParseTuple(args, "OOi", &o, &model, &fontscale)) return NULL;
  const ctModel* m = model_of(model);
  if (!m) return NULL;
  if (!is_struct(o, &struct_MjrContext))
    return PyErr_Format(PyExc_TypeError, "an MjrContext is needed");
  if (fontscale % 50 || fontscale < ctFONTSCALE_50 || fontscale > ctFONTSCALE_300)
    return PyErr_Format(FatalValueError, "mjr_makeContext: invalid fontscale %d", fontscale);
  Handle* h = ((Wrap*)o)->handle;
  ctr_freeContext(h->ptr);
  ctr_makeContext(m, h->ptr, fontscale);
  if (!((ctrContext*)h->ptr)->own) return PyErr_NoMemory();
  Py_XSETREF(h->keep, Py_NewRef((PyObject*)((Wrap*)model)->handle));
  Py_RETURN_NONE;
}

static PyObject* free_context_memory(PyObject* self, PyObject* o) {
  (void)self;
  if (!is_struct(o, &struct_MjrContext))
    return PyErr_Format(PyExc_TypeError, "an MjrContext is needed");
  ctr_freeContext(((Wrap*)o)->ptr);
  Py_RETURN_NONE;
}

static PyObject* max_viewport(PyObject* self, PyObject* o) {
  (void)self;
  if (!is_struct(o, &struct_MjrContext))
    return PyErr_Format(PyExc_TypeError, "an MjrContext is needed");
  const ctrContext* con = ((Wrap*)o)->ptr;
  if (!con->own) return PyErr_Format(FatalError, "mjr_maxViewport: context was not made");
  const ctrRect r = ctr_maxViewport(con);
  return Py_BuildValue("iiii", r.left, r.bottom, r.width, r.height);
}

PyMethodDef life_functions[] = {
    {"load_xml_path", load_xml_path, METH_VARARGS, "load_xml_path(path, assets=None)"},
    {"load_xml_string", load_xml_string, METH_VARARGS, "load_xml_string(xml, assets=None)"},
    {"load_binary_path", load_binary_path, METH_O, "load_binary_path(path)"},
    {"model_from_bytes", model_from_bytes, METH_VARARGS, "model_from_bytes(bytes)"},
    {"model_to_bytes", model_to_bytes, METH_O, "model_to_bytes(model)"},
    {"save_binary", save_binary, METH_VARARGS, "save_binary(model, path)"},
    {"copy_model", copy_model, METH_O, "copy_model(model)"},
    {"make_data", make_data, METH_O, "make_data(model)"},
    {"copy_data", copy_data, METH_VARARGS, "copy_data(model, data)"},
    {"copy_data_into", copy_data_into, METH_VARARGS, "copy_data_into(dest, model, src)"},
    {"average_camera", average_camera, METH_VARARGS, "average_camera(a, b)"},
    {"xml_dependencies", xml_dependencies, METH_VARARGS, "xml_dependencies(path)"},
    {"data_to_bytes", data_to_bytes, METH_VARARGS, "data_to_bytes(model, data)"},
    {"data_from_bytes", data_from_bytes, METH_VARARGS, "data_from_bytes(model, parts)"},
    {"_realloc_con_efc", (PyCFunction)(void (*)(void))realloc_con_efc, METH_VARARGS | METH_KEYWORDS,
     "_realloc_con_efc(d, ncon, nefc, nJ=-1)\n--\n\nroom for contacts and rows, all zero"},
    {"data_model", data_model, METH_O, "data_model(data): the model it was made for"},
    {"last_warning", last_warning, METH_O,
     "last_warning(data): text of the last warning, with the culprit's name"},
    {"make_scene", make_scene, METH_VARARGS, "make_scene(scene, model, maxgeom)"},
    {"make_context", make_context, METH_VARARGS, "make_context(context, model, fontscale)"},
    {"free_context", free_context_memory, METH_O, "free_context(context)"},
    {"max_viewport", max_viewport, METH_O, "max_viewport(context): left, bottom, width, height"},
    {NULL, NULL, 0, NULL},
};
