// The module: types, functions, and what tables cannot express.
#define CORE_MAIN
#include "core.h"

//---------------------------------- functions with their own ways ---------------------------------

static const PyArg model_data[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"nstep", A_INT, 0, ARG_NULL | ARG_LAST, NULL},
};

// Many steps: until a signal or a callback raises an exception.
static void run_steps(const ctModel* m, ctData* d, long long n) {
  Watch watch;
  watch_start(&watch);
  PyThreadState* released = PyEval_SaveThread();
  for (long long i = 0; i < n && !watch.stop; i++) {
    ctmj_step(m, d);
    watch_signals(&watch);
  }
  PyEval_RestoreThread(released);
  watch_end(&watch); // call_leave sees the exception
}

static PyObject* mj_step(PyObject* self, PyObject* const* args, Py_ssize_t n, PyObject* names) {
  static const PyFn fn = {"mj_step", model_data, 3, 0, 1, true};
  (void)self;
  Slot v[3];
  long long steps = 1;
  if (n == 2 && !names && Py_TYPE(args[0]) == struct_MjModel.type &&
      Py_TYPE(args[1]) == struct_MjData.type) { // nearly always
    v[0].p = ((Wrap*)args[0])->ptr;
    v[0].handle = ((Wrap*)args[0])->handle;
    v[1].p = ((Wrap*)args[1])->ptr;
    v[1].handle = ((Wrap*)args[1])->handle;
  } else {
    if (!call_read(&fn, args, n, names, v)) return NULL;
    if (n > 2 || (names && PyTuple_GET_SIZE(names) + n > 2)) steps = v[2].i;
  }
  if (!call_enter(&fn, v)) return NULL;
  if (steps == 1) {
    RELEASE_SHARED(false)
    ctmj_step(v[0].p, v[1].p);
    REACQUIRE_SHARED
  } else {
    run_steps(v[0].p, v[1].p, steps);
  }
  return call_leave(&fn, v) ? Py_NewRef(Py_None) : NULL;
}

// The text of the schema has no fixed size.
static PyObject* print_schema(PyObject* self, PyObject* args) {
  (void)self;
  int html, pad;
  if (!PyArg_ParseTuple(args, "pp", &html, &pad)) return NULL;
  int size = 1 << 20;
  char* text = PyMem_Calloc(1, (size_t)size);
  if (!text) return PyErr_NoMemory();
  ct_printSchema(NULL, text, size - 1, html, pad);
  PyObject* out = call_text(text);
  PyMem_Free(text);
  return out;
}

static PyObject* set_length_range(PyObject* self, PyObject* const* args, Py_ssize_t n,
                                  PyObject* names) {
  (void)self;
  extern PyStruct struct_MjLROpt;
  static const PyArg arg[] = {
      {"m", A_STRUCT, 0, 0, &struct_MjModel},
      {"d", A_STRUCT, 0, 0, &struct_MjData},
      {"index", A_INT, 0, 0, NULL},
      {"opt", A_STRUCT, 0, 0, &struct_MjLROpt},
  };
  static const PyFn fn = {"mj_setLengthRange", arg, 4, 0, 1, true};
  Slot v[4];
  char error[500] = "";
  if (!call_read(&fn, args, n, names, v) || !call_index(&fn, v, 2, ((ctModel*)v[0].p)->nu) ||
      !call_enter(&fn, v))
    return NULL;
  RELEASE int done = ct_setLengthRange(v[0].p, v[1].p, (int)v[2].i, v[3].p, error, sizeof error);
  REACQUIRE if (!call_leave(&fn, v)) return NULL;
  if (done) Py_RETURN_NONE;
  PyErr_SetString(FatalError, error);
  return NULL;
}

static PyObject* save_last_xml(PyObject* self, PyObject* args) {
  (void)self;
  const char* path;
  PyObject* model = NULL;
  char error[1000] = "";
  if (!PyArg_ParseTuple(args, "s|O", &path, &model)) return NULL;
  const ctModel* m = model && is_struct(model, &struct_MjModel) ? ((Wrap*)model)->ptr : NULL;
  if (ctmj_saveLastXML(path, m, error, sizeof error)) Py_RETURN_NONE;
  PyErr_SetString(FatalError, error);
  return NULL;
}

// The reading is written into `result`, and returned.
static PyObject* read_sensor(PyObject* self, PyObject* const* args, Py_ssize_t n, PyObject* names) {
  (void)self;
  static const PyArg arg[] = {
      {"m", A_STRUCT, 0, 0, &struct_MjModel},
      {"d", A_STRUCT, 0, 0, &struct_MjData},
      {"id", A_INT, 0, 0, NULL},
      {"time", A_NUM, 0, 0, NULL},
      {"result", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
      {"interp", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_readSensor", arg, 6, 0, 1, false};
  Slot v[6];
  if (!call_read(&fn, args, n, names, v)) return NULL;
  const ctModel* m = v[0].p;
  if (!call_index(&fn, v, 2, m->nsensor) || !call_shape(&fn, v, 4, m->sensor_dim[v[2].i], -1) ||
      !call_enter(&fn, v))
    return NULL;
  const cttNum* found = ct_readSensor(m, v[1].p, (int)v[2].i, v[3].x, v[4].p, (int)v[5].i);
  npy_intp size = m->sensor_dim[v[2].i];
  if (found) memcpy(v[4].p, found, (size_t)size * sizeof(cttNum));
  PyObject* out = PyArray_SimpleNew(1, &size, NPY_DOUBLE);
  if (out) memcpy(PyArray_DATA((PyArrayObject*)out), v[4].p, (size_t)size * sizeof(cttNum));
  return out;
}

static PyObject* standard_normal(PyObject* self, PyObject* arg) {
  (void)self;
  double second =
      arg == Py_None ? 0 : PyFloat_AsDouble(arg); // a number or None; the second result is lost
  if (PyErr_Occurred()) return NULL;
  return PyFloat_FromDouble(ctu_standardNormal(&second));
}

//---------------------------------- facts ---------------------------------------------------------

static PyObject* strings(const char* const* names, int n, int stride) {
  PyObject* out = PyTuple_New(n);
  for (int i = 0; out && i < n; i++) {
    const char* const* s = names + i * stride;
    PyTuple_SET_ITEM(out, i,
                     stride == 1 ? PyUnicode_FromString(s[0])
                                 : Py_BuildValue("(sss)", s[0], s[1], s[2]));
  }
  return out;
}

static PyObject* flag_names(PyObject* self, PyObject* unused) {
  (void)self, (void)unused;
  return Py_BuildValue("{sNsNsNsNsNsNsN}", "mjDISABLESTRING",
                       strings(ctmj_disable_string, ctNDISABLE, 1), "mjENABLESTRING",
                       strings(ctmj_enable_string, ctNENABLE, 1), "mjTIMERSTRING",
                       strings(ctmj_timer_string, ctNTIMER, 1), "mjLABELSTRING",
                       strings(ctmj_label_string, ctNLABEL, 1), "mjFRAMESTRING",
                       strings(ctmj_frame_string, ctNFRAME, 1), "mjVISSTRING",
                       strings(&ctmj_vis_string[0][0], ctNVISFLAG, 3), "mjRNDSTRING",
                       strings(&ctmj_rnd_string[0][0], ctNRNDFLAG, 3));
}

// (table, name, description, names of the parameters, their defaults or None)
static PyObject* kind_row(int table, const ctpKind* kind) {
  static const char* const name[ctNKINDTABLE] = {"bending", "elasticity", "gain", "formulation"};
  PyObject* params = strings(kind->param, kind->nparam, 1);
  PyObject* start = kind->paramdefault ? PyTuple_New(kind->nparam) : Py_NewRef(Py_None);
  for (int i = 0; start && kind->paramdefault && i < kind->nparam; i++)
    PyTuple_SET_ITEM(start, i, PyFloat_FromDouble(kind->paramdefault[i]));
  if (!params || !start) return Py_XDECREF(params), Py_XDECREF(start), NULL;
  return Py_BuildValue("(sssNN)", name[table], kind->name,
                       kind->description ? kind->description : "", params, start);
}

static PyObject* kind_rows(PyObject* self, PyObject* unused) {
  (void)self, (void)unused;
  PyObject* list = PyList_New(0);
  for (int table = 0; list && table < ctNKINDTABLE; table++) {
    for (int i = 0; list && i < ct_kindCount(table); i++) {
      const ctpKind* kind = ct_kindAt(table, i);
      PyObject* row = kind ? kind_row(table, kind) : Py_NewRef(Py_None);
      if (!row || (kind && PyList_Append(list, row) < 0)) Py_CLEAR(list);
      Py_XDECREF(row);
    }
  }
  return list;
}

static PyObject* set_classes(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *enums, *fatal, *unexpected, *value, *index;
  if (!PyArg_ParseTuple(args, "O!OOOO", &PyDict_Type, &enums, &fatal, &unexpected, &value, &index))
    return NULL;
  Py_XSETREF(enum_classes, Py_NewRef(enums));
  Py_XSETREF(FatalError, Py_NewRef(fatal));
  Py_XSETREF(UnexpectedError, Py_NewRef(unexpected));
  Py_XSETREF(FatalValueError, Py_NewRef(value));
  Py_XSETREF(FatalIndexError, Py_NewRef(index));
  Py_RETURN_NONE;
}

// set_folders(tuple of paths as bytes): empty is no limit
static PyObject* set_folders(PyObject* self, PyObject* args) {
  (void)self;
  const Py_ssize_t n = PyTuple_GET_SIZE(args);
  const char** folder = n ? PyMem_New(const char*, (size_t)n) : NULL;
  if (n && !folder) return PyErr_NoMemory();
  bool good = true;
  for (Py_ssize_t i = 0; good && i < n; i++)
    good = PyBytes_AsStringAndSize(PyTuple_GET_ITEM(args, i), (char**)&folder[i], NULL) == 0;
  if (good && ct_setFolders(folder, (int)n) != 0) {
    PyErr_SetString(PyExc_ValueError, ct_lastError());
    good = false;
  }
  PyMem_Free((void*)folder);
  return good ? Py_NewRef(Py_None) : NULL;
}

#define CALL(f) (PyCFunction)(void (*)(void)) f
static PyMethodDef functions[] = {
    {"mj_step", CALL(mj_step), METH_FASTCALL | METH_KEYWORDS,
     "mj_step(m, d, nstep=1)\n--\n\nadvance the state by one time step, or by nstep"},
    {"mj_setLengthRange", CALL(set_length_range), METH_FASTCALL | METH_KEYWORDS,
     "mj_setLengthRange(m, d, index, opt)\n--\n\nfind an actuator's length range by simulation"},
    {"mj_readSensor", CALL(read_sensor), METH_FASTCALL | METH_KEYWORDS,
     "mj_readSensor(m, d, id, time, result, interp)\n--\n\na sensor's output at a time"},
    {"mj_printSchema", print_schema, METH_VARARGS,
     "mj_printSchema(flg_html, flg_pad)\n--\n\nthe list of MJCF elements as text or HTML"},
    {"mj_saveLastXML", save_last_xml, METH_VARARGS,
     "mj_saveLastXML(filename, m)\n--\n\nwrite the model loaded last as XML"},
    {"mju_standardNormal", standard_normal, METH_O,
     "mju_standardNormal(num2)\n--\n\na normally distributed random number"},
    {"kind_rows", kind_rows, METH_NOARGS, "kinds of the open tables"},
    {"flag_names", flag_names, METH_NOARGS, "names of flags as menus show them"},
    {"set_folders", set_folders, METH_VARARGS, "set_folders(*folders as bytes)"},
    {"set_classes", set_classes, METH_VARARGS, "set_classes(enums, FatalError, UnexpectedError)"},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module_definition = {
    PyModuleDef_HEAD_INIT,
    "corten._core",
    "Structs and functions of the engine.",
    -1,
    functions,
    NULL,
    NULL,
    NULL,
    NULL,
};

PyMODINIT_FUNC PyInit__core(void) {
  import_array();
  watch_init();
  PyObject* module = PyModule_Create(&module_definition);
  if (!module) return NULL;
  FatalError = Py_NewRef(PyExc_RuntimeError);
  UnexpectedError = Py_NewRef(PyExc_RuntimeError);
  PyMethodDef* tables[] = {
      generated_functions, wrap_functions,    life_functions, spec_functions, named_functions,
      hook_functions,      rollout_functions, sim_functions,  kind_functions, deform_functions,
      media_functions,     studio_functions,  page_functions, batch_functions};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    if (PyModule_AddFunctions(module, tables[i]) < 0) return NULL;
  }
  return wrap_init_types(module) && batch_init_type(module) ? module : NULL;
}
