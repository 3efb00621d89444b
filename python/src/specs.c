// Specs and their elements.
#include "core.h"
#include "spec/signature.h"

static PyObject* handles; // address of a spec -> that of its handle, while it is alive

static void free_spec(void* p) {
  PyObject* key = PyLong_FromVoidPtr(p);
  if (!key || PyDict_DelItem(handles, key) < 0) PyErr_Clear();
  Py_XDECREF(key);
  ct_deleteSpec(p);
}

static bool remember_handle(const Wrap* w) {
  if (!handles) handles = PyDict_New();
  PyObject *key = PyLong_FromVoidPtr(w->ptr), *value = PyLong_FromVoidPtr(w->handle);
  bool done = handles && key && value && PyDict_SetItem(handles, key, value) == 0;
  Py_XDECREF(key);
  Py_XDECREF(value);
  return done;
}

static PyObject* own_spec(ctSpec* s, const char* error) {
  if (PyErr_Occurred()) return ct_deleteSpec(s), NULL; // a signal
  if (!s) {
    life_refuse(*error ? error : "the spec cannot be read");
    return NULL;
  }
  if (!life_warn(error)) return ct_deleteSpec(s), NULL;
  ((Spec*)(void*)s)->buries = true; // arrays may be views of elements that are deleted
  PyObject* o = life_own(&struct_MjSpec, s, free_spec, NULL, NULL);
  if (o && !remember_handle((Wrap*)o)) Py_CLEAR(o);
  return o;
}

//---------------------------------- specs ---------------------------------------------------------

static PyObject* new_spec(PyObject* self, PyObject* unused) {
  (void)self, (void)unused;
  ctSpec* s = ctmj_makeSpec();
  return own_spec(s, s ? "" : "out of memory");
}

static PyObject* parse_spec(PyObject* self, PyObject* args) {
  (void)self;
  const char *text, *what;
  PyObject* assets = NULL;
  ctVFS vfs;
  char error[ERROR_SIZE] = "";
  if (!PyArg_ParseTuple(args, "ss|O", &what, &text, &assets) || !life_files(&vfs, assets))
    return NULL;
  Watch watch;
  watch_load(&watch);
  ctSpec* s = strcmp(what, "file") == 0 ? ctmj_parseXML(text, &vfs, error, sizeof error)
                                        : ctmj_parseXMLString(text, &vfs, error, sizeof error);
  watch_end(&watch); // own_spec sees the exception
  ct_deleteVFS(&vfs);
  return own_spec(s, error);
}

static ctSpec* spec_of(PyObject* o) {
  if (is_struct(o, &struct_MjSpec)) return ((Wrap*)o)->ptr;
  PyErr_Format(PyExc_TypeError, "an MjSpec is needed, not %s", Py_TYPE(o)->tp_name);
  return NULL;
}

static PyObject* copy_spec(PyObject* self, PyObject* o) {
  (void)self;
  ctSpec* s = spec_of(o);
  if (!s) return NULL;
  ctSpec* copy = ct_copySpec(s);
  return own_spec(copy, copy ? "" : "out of memory");
}

static PyObject* compile_spec(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *o, *assets = NULL;
  ctVFS vfs;
  if (!PyArg_ParseTuple(args, "O|O", &o, &assets)) return NULL;
  ctSpec* s = spec_of(o);
  if (!s || !life_files(&vfs, assets)) return NULL;
  Watch watch;
  watch_load(&watch);
  RELEASE ctModel* m = ct_compile(s, &vfs);
  REACQUIRE watch_end(&watch); // life_model sees the exception
  ct_deleteVFS(&vfs);
  return life_model(m, cts_getError(s));
}

// A new model and data that have the state of the old ones.
static PyObject* recompile_spec(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *o, *model, *data, *assets = NULL;
  ctVFS vfs;
  if (!PyArg_ParseTuple(args, "OOO|O", &o, &model, &data, &assets)) return NULL;
  ctSpec* s = spec_of(o);
  PyObject* two = s ? PyTuple_Pack(2, model, data) : NULL;
  bool fits = two && life_pair(two, &model, &data);
  Py_XDECREF(two);
  if (!fits || !life_files(&vfs, assets)) return NULL;
  ctModel* m = ct_copyModel(NULL, ((Wrap*)model)->ptr);
  ctData* d = m ? ctmj_copyData(NULL, m, ((Wrap*)data)->ptr) : NULL;
  Watch watch;
  watch_load(&watch);
  int bad = d ? ct_recompile(s, &vfs, m, d) : -1;
  if (!watch_end(&watch)) bad = -1;
  ct_deleteVFS(&vfs);
  if (bad) {
    ct_deleteData(d);
    ct_deleteModel(m);
    return life_model(NULL, cts_getError(s));
  }
  PyObject* new_model = life_model(m, "");
  PyObject* new_data = new_model ? life_data(d, new_model) : NULL;
  return new_data ? Py_BuildValue("(NN)", new_model, new_data) : NULL;
}

static PyObject* spec_to_xml(PyObject* self, PyObject* o) {
  (void)self;
  ctSpec* s = spec_of(o);
  if (!s) return NULL;
  char error[ERROR_SIZE] = "";
  int size = 1 << 16;
  for (int tries = 0; tries < 3; tries++) {
    char* text = PyMem_Malloc((size_t)size + 1);
    if (!text) return PyErr_NoMemory();
    int need = ct_saveXMLString(s, text, size, error, sizeof error);
    PyObject* out = need == 0 ? call_text(text) : NULL;
    PyMem_Free(text);
    if (out && !life_warn(error)) Py_CLEAR(out);
    if (out || need < 0 || PyErr_Occurred()) {
      if (!out && !PyErr_Occurred())
        PyErr_SetString(FatalError, *error ? error : "the spec cannot be written");
      return out;
    }
    size = need + 1;
  }
  return PyErr_Format(FatalError, "the spec cannot be written");
}

//---------------------------------- elements ------------------------------------------------------

#define KIND(obj, Name)                                                                            \
  { obj, &struct_Mjs##Name, (void* (*)(ctsElement*))cts_as##Name }
#define DECLARE(Name) extern PyStruct struct_Mjs##Name;
#pragma GCC diagnostic ignored "-Wcast-function-type"
DECLARE(Body)
DECLARE(Geom)
DECLARE(Joint)
DECLARE(Site)
DECLARE(Camera)
DECLARE(Light)
DECLARE(Frame)
DECLARE(Actuator)
DECLARE(Sensor)
DECLARE(Flex)
DECLARE(Pair)
DECLARE(Equality)
DECLARE(Exclude)
DECLARE(Tendon)
DECLARE(Numeric)
DECLARE(Text)
DECLARE(Tuple)
DECLARE(Key)
DECLARE(Mesh)
DECLARE(HField)
DECLARE(Skin)
DECLARE(Deform)
DECLARE(Texture)
DECLARE(Material)
DECLARE(Plugin)
static const struct {
  int type;
  PyStruct* shown;
  void* (*as)(ctsElement*);
} kinds[] = {
    KIND(ctOBJ_BODY, Body),       KIND(ctOBJ_GEOM, Geom),         KIND(ctOBJ_JOINT, Joint),
    KIND(ctOBJ_SITE, Site),       KIND(ctOBJ_CAMERA, Camera),     KIND(ctOBJ_LIGHT, Light),
    KIND(ctOBJ_FRAME, Frame),     KIND(ctOBJ_ACTUATOR, Actuator), KIND(ctOBJ_SENSOR, Sensor),
    KIND(ctOBJ_FLEX, Flex),       KIND(ctOBJ_PAIR, Pair),         KIND(ctOBJ_EQUALITY, Equality),
    KIND(ctOBJ_EXCLUDE, Exclude), KIND(ctOBJ_TENDON, Tendon),     KIND(ctOBJ_NUMERIC, Numeric),
    KIND(ctOBJ_TEXT, Text),       KIND(ctOBJ_TUPLE, Tuple),       KIND(ctOBJ_KEY, Key),
    KIND(ctOBJ_MESH, Mesh),       KIND(ctOBJ_HFIELD, HField),     KIND(ctOBJ_SKIN, Skin),
    KIND(ctOBJ_DEFORM, Deform),   KIND(ctOBJ_TEXTURE, Texture),   KIND(ctOBJ_MATERIAL, Material),
    KIND(ctOBJ_PLUGIN, Plugin),
};

// What keeps an element alive: an attached one left the spec of `handle` for another.
Handle* spec_handle(Handle* handle, ctsElement* element) {
  ctSpec* owner = cts_getSpec(element);
  if (handle->ptr == owner) return handle;
  PyObject* key = PyLong_FromVoidPtr(owner);
  PyObject* found = key ? PyDict_GetItem(handles, key) : NULL;
  Py_XDECREF(key);
  return found ? PyLong_AsVoidPtr(found) : handle;
}

PyObject* wrap_element(Handle* handle, ctsElement* element) {
  handle = spec_handle(handle, element);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    if ((int)element->elemtype == kinds[i].type)
      return wrap_new(kinds[i].shown, kinds[i].as(element), handle);
  }
  return PyErr_Format(UnexpectedError, "an element of type %d has no Python class",
                      (int)element->elemtype);
}

ctsElement* wrap_to_element(PyObject* o) {
  const PyStruct* s = wrap_struct(o);
  if (!s || !s->element) {
    PyErr_Format(PyExc_TypeError, "an element of a spec is needed, not %s", Py_TYPE(o)->tp_name);
    return NULL;
  }
  if (!((Wrap*)o)->ptr) {
    PyErr_SetString(PyExc_ReferenceError, "this element has been deleted from its spec");
    return NULL;
  }
  ctsElement* e = *(ctsElement**)((Wrap*)o)->ptr;
  if (!e) PyErr_SetString(PyExc_ValueError, "this struct belongs to no element");
  return e;
}

static PyObject* element_name(PyObject* self, PyObject* o) {
  (void)self;
  ctsElement* e = wrap_to_element(o);
  return e ? call_text(cts_getString(cts_getName(e))) : NULL;
}

static PyObject* element_spec(PyObject* self, PyObject* o) {
  (void)self;
  ctsElement* e = wrap_to_element(o);
  if (!e) return NULL;
  Handle* h = spec_handle(((Wrap*)o)->handle, e);
  return h->wrapper ? Py_NewRef(h->wrapper) : wrap_new(&struct_MjSpec, h->ptr, h);
}

// Whoever has an element of the child may have one of the parent now: the child keeps it alive.
static bool keep_parent(Handle* child, Handle* parent) {
  if (parent == child) return true;
  if (!child->keep && !(child->keep = PyList_New(0))) return false;
  int known = PySequence_Contains(child->keep, (PyObject*)parent);
  return known > 0 || (known == 0 && PyList_Append(child->keep, (PyObject*)parent) == 0);
}

static PyObject* attach(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *parent, *child;
  const char *prefix, *suffix;
  if (!PyArg_ParseTuple(args, "OOzz", &parent, &child, &prefix, &suffix)) return NULL;
  ctsElement *to = wrap_to_element(parent), *from = to ? wrap_to_element(child) : NULL;
  if (!from) return NULL;
  Handle* h = spec_handle(((Wrap*)parent)->handle, to);
  Handle* other = spec_handle(((Wrap*)child)->handle, from);
  if (!keep_parent(other, h)) return NULL;
  ct_clearError();
  ctsElement* made = cts_attach(to, from, prefix ? prefix : "", suffix ? suffix : "");
  if (!made) {
    const char* error = cts_getError(h->ptr);
    life_refuse(*error ? error : cts_getError(other->ptr));
    return NULL;
  }
  return life_warn_above(ct_lastError(), 2) ? wrap_element(h, made) : NULL;
}

static PyObject* delete_element(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *spec, *o;
  if (!PyArg_ParseTuple(args, "OO", &spec, &o)) return NULL;
  ctSpec* s = spec_of(spec);
  ctsElement* e = s ? wrap_to_element(o) : NULL;
  if (!e) return NULL;
  if (cts_getSpec(e) != s)
    return PyErr_Format(PyExc_ValueError, "this element belongs to another spec");
  if (cts_delete(s, e) == 0) Py_RETURN_NONE;
  life_refuse(cts_getError(s));
  return NULL;
}

static PyObject* body_to_frame(PyObject* self, PyObject* o) {
  (void)self;
  if (!is_struct(o, &struct_MjsBody) || !((Wrap*)o)->ptr)
    return PyErr_Format(PyExc_TypeError, "an MjsBody is needed");
  ctsBody* body = ((Wrap*)o)->ptr;
  ctsFrame* frame = cts_bodyToFrame(&body);
  if (!frame) return PyErr_Format(PyExc_ValueError, "this body cannot become a frame");
  ((Wrap*)o)->ptr = NULL;
  return wrap_new(&struct_MjsFrame, frame, ((Wrap*)o)->handle);
}

// Addresses of the elements that exist, by kind and in order; what is not among them is gone.
static PyObject* elements(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* o;
  int type;
  if (!PyArg_ParseTuple(args, "Oi", &o, &type)) return NULL;
  ctSpec* s = spec_of(o);
  PyObject* list = s ? PyList_New(0) : NULL;
  bool known = type == ctOBJ_FRAME;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) known |= kinds[i].type == type;
  if (list && !known)
    return Py_DECREF(list), PyErr_Format(PyExc_ValueError, "no list of objects of type %d", type);
  for (ctsElement* e = list ? cts_firstElement(s, (cttObj)type) : NULL; e;
       e = cts_nextElement(s, e)) {
    PyObject* w = wrap_element(((Wrap*)o)->handle, e);
    if (!w || PyList_Append(list, w) < 0) Py_CLEAR(list);
    Py_XDECREF(w);
    if (!list) break;
  }
  return list;
}

static PyObject* make_mesh(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *o, *params;
  int builtin;
  if (!PyArg_ParseTuple(args, "OiO!", &o, &builtin, &PyArray_Type, &params)) return NULL;
  if (!is_struct(o, &struct_MjsMesh) || !((Wrap*)o)->ptr)
    return PyErr_Format(PyExc_TypeError, "an MjsMesh is needed");
  PyArrayObject* a = (PyArrayObject*)params;
  if (PyArray_TYPE(a) != NPY_DOUBLE || !PyArray_IS_C_CONTIGUOUS(a))
    return PyErr_Format(PyExc_TypeError, "numbers are needed");
  return PyLong_FromLong(cts_makeMesh(((Wrap*)o)->ptr, (cttMeshBuiltin)builtin, PyArray_DATA(a),
                                      (int)PyArray_SIZE(a)));
}

// Settings of a plugin instance as key, value, key, value ... NULL.
static const char** settings(PyObject* dict) {
  const char** list = PyMem_Calloc(2 * (size_t)PyDict_GET_SIZE(dict) + 1, sizeof *list);
  PyObject *key, *value;
  Py_ssize_t at = 0;
  int n = 0;
  while (list && PyDict_Next(dict, &at, &key, &value)) {
    list[n++] = PyUnicode_AsUTF8(key);
    list[n++] = PyUnicode_AsUTF8(value);
    if (list[n - 1] && list[n - 2]) continue;
    PyMem_Free(list);
    return NULL;
  }
  return list;
}

static PyObject* plugin_config(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *o, *dict = NULL;
  if (!PyArg_ParseTuple(args, "O|O!", &o, &PyDict_Type, &dict)) return NULL;
  if (!is_struct(o, &struct_MjsPlugin) || !((Wrap*)o)->ptr)
    return PyErr_Format(PyExc_TypeError, "an MjsPlugin is needed");
  if (dict) {
    const char** list = settings(dict);
    if (!list) return PyErr_Occurred() ? NULL : PyErr_NoMemory();
    cts_setPluginAttributes(((Wrap*)o)->ptr, list);
    PyMem_Free(list);
    Py_RETURN_NONE;
  }
  PyObject* out = PyDict_New();
  const char* const* list = cts_getPluginAttributes(((Wrap*)o)->ptr);
  for (; out && list && list[0]; list += 2) {
    PyObject *key = call_text(list[0]), *value = call_text(list[1]);
    if (!key || !value || PyDict_SetItem(out, key, value) < 0) Py_CLEAR(out);
    Py_XDECREF(key);
    Py_XDECREF(value);
  }
  return out;
}

static PyObject* spec_signature(PyObject* self, PyObject* o) {
  (void)self;
  ctsElement* e = wrap_to_element(o);
  return e ? PyLong_FromUnsignedLongLong(signature_of((Spec*)(void*)cts_getSpec(e))) : NULL;
}

PyMethodDef spec_functions[] = {
    {"new_spec", new_spec, METH_NOARGS, "new_spec()"},
    {"parse_spec", parse_spec, METH_VARARGS, "parse_spec('file' or 'string', text, assets=None)"},
    {"copy_spec", copy_spec, METH_O, "copy_spec(spec)"},
    {"compile_spec", compile_spec, METH_VARARGS, "compile_spec(spec, assets=None)"},
    {"recompile_spec", recompile_spec, METH_VARARGS,
     "recompile_spec(spec, model, data, assets=None)"},
    {"spec_to_xml", spec_to_xml, METH_O, "spec_to_xml(spec)"},
    {"element_name", element_name, METH_O, "element_name(element)"},
    {"element_spec", element_spec, METH_O, "element_spec(element)"},
    {"elements", elements, METH_VARARGS, "elements(spec, type)"},
    {"attach", attach, METH_VARARGS, "attach(parent, child, prefix, suffix)"},
    {"delete_element", delete_element, METH_VARARGS, "delete_element(spec, element)"},
    {"body_to_frame", body_to_frame, METH_O, "body_to_frame(body)"},
    {"make_mesh", make_mesh, METH_VARARGS, "make_mesh(mesh, builtin, parameters)"},
    {"plugin_config", plugin_config, METH_VARARGS, "plugin_config(plugin, dict=None): set or get"},
    {"spec_signature", spec_signature, METH_O, "spec_signature(element)"},
    {NULL, NULL, 0, NULL},
};
