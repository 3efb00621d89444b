// Python functions as callbacks of the pipeline, and as handler of warnings.
#include "core.h"

enum { CONTROL, PASSIVE, SENSOR, FILTER, CLOCK, DYN, GAIN, BIAS, WARNING, HOOKS };
static PyObject* hook[HOOKS]; // NULL: none

static PyObject* shown(const void* p, const PyStruct* type) {
  Handle* h = registered(p);
  if (!h)
    return PyErr_Format(PyExc_RuntimeError, "a callback got an object that Python did not make");
  if (h->wrapper) return Py_NewRef(h->wrapper);
  return wrap_new(type, h->ptr, h);
}

bool hook_pair(const ctModel* m, const ctData* d, PyObject** model, PyObject** data) {
  *data = shown(d, &struct_MjData);
  Handle* h = *data ? ((Wrap*)*data)->handle : NULL;
  *model =
      h ? shown(registered(m) ? (const void*)m : (const void*)h->model, &struct_MjModel) : NULL;
  if (*model) return true;
  Py_CLEAR(*data);
  return false;
}

bool hook_barred(void) { return PyErr_Occurred() || (watch_current && watch_current->stop); }

// Call hook k with model, data and up to two integers; NULL after an exception, which stays set and
// is raised when the C function returns.
static PyObject* run(int k, const ctModel* m, const ctData* d, int n, int a, int b) {
  PyObject *model, *data, *out = NULL;
  if (!hook[k] || hook_barred() || !hook_pair(m, d, &model, &data)) return NULL;
  if (n == 0) out = PyObject_CallFunction(hook[k], "OO", model, data);
  if (n == 1) out = PyObject_CallFunction(hook[k], "OOi", model, data, a);
  if (n == 2) out = PyObject_CallFunction(hook[k], "OOii", model, data, a, b);
  Py_DECREF(model);
  Py_DECREF(data);
  return out;
}

static double number(PyObject* o, double otherwise) {
  double x = o ? PyFloat_AsDouble(o) : otherwise;
  Py_XDECREF(o);
  return x;
}

// An exception stays set until the C function returns. A worker of a pool has no Python thread of
// its own: what is raised there is kept for the thread that waits.
void hook_end(PyGILState_STATE state) {
  Watch* w = watch_current;
  if (w && PyErr_Occurred()) {
    w->stop = true;
    if (w->owner != PyThreadState_Get() && !w->type) PyErr_Fetch(&w->type, &w->value, &w->trace);
  }
  PyGILState_Release(state);
}

#define WITH_PYTHON(statement)                                                                     \
  PyGILState_STATE state = PyGILState_Ensure();                                                    \
  statement;                                                                                       \
  hook_end(state)

static void on_control(const ctModel* m, ctData* d) {
  WITH_PYTHON(Py_XDECREF(run(CONTROL, m, d, 0, 0, 0)));
}
static void on_passive(const ctModel* m, ctData* d) {
  WITH_PYTHON(Py_XDECREF(run(PASSIVE, m, d, 0, 0, 0)));
}
static void on_sensor(const ctModel* m, ctData* d, int stage) {
  WITH_PYTHON(Py_XDECREF(run(SENSOR, m, d, 1, stage, 0)));
}
static int on_filter(const ctModel* m, ctData* d, int g1, int g2) {
  double x;
  WITH_PYTHON(x = number(run(FILTER, m, d, 2, g1, g2), 0));
  return x != 0;
}
static cttNum on_clock(void) {
  double x;
  WITH_PYTHON(x = number(PyErr_Occurred() ? NULL : PyObject_CallNoArgs(hook[CLOCK]), 0));
  return x;
}
static cttNum on_dyn(const ctModel* m, const ctData* d, int id) {
  double x;
  WITH_PYTHON(x = number(run(DYN, m, d, 1, id, 0), 0));
  return x;
}
static cttNum on_gain(const ctModel* m, const ctData* d, int id) {
  double x;
  WITH_PYTHON(x = number(run(GAIN, m, d, 1, id, 0), 0));
  return x;
}
static cttNum on_bias(const ctModel* m, const ctData* d, int id) {
  double x;
  WITH_PYTHON(x = number(run(BIAS, m, d, 1, id, 0), 0));
  return x;
}
static void on_warning(const char* text) {
  WITH_PYTHON(
      Py_XDECREF(PyErr_Occurred() ? NULL : PyObject_CallFunction(hook[WARNING], "s", text)));
}

static const char* const names[HOOKS] = {"mjcb_control",       "mjcb_passive",  "mjcb_sensor",
                                         "mjcb_contactfilter", "mjcb_time",     "mjcb_act_dyn",
                                         "mjcb_act_gain",      "mjcb_act_bias", "mju_user_warning"};

// Where the engine finds hook k. Functions of C are called without Python in between.
static void install(int k, void (*f)(void)) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wcast-function-type"
  switch (k) {
  case CONTROL:
    ct_compat.control = (void (*)(const ctModel*, ctData*))f;
    break;
  case PASSIVE:
    ct_compat.passive = (void (*)(const ctModel*, ctData*))f;
    break;
  case SENSOR:
    ct_compat.sensor = (void (*)(const ctModel*, ctData*, int))f;
    break;
  case FILTER:
    ct_compat.contactfilter = (int (*)(const ctModel*, ctData*, int, int))f;
    break;
  case CLOCK:
    ct_compat.time = (cttNum(*)(void))f;
    break;
  case DYN:
    ct_compat.act_dyn = (cttNum(*)(const ctModel*, const ctData*, int))f;
    break;
  case GAIN:
    ct_compat.act_gain = (cttNum(*)(const ctModel*, const ctData*, int))f;
    break;
  case BIAS:
    ct_compat.act_bias = (cttNum(*)(const ctModel*, const ctData*, int))f;
    break;
  default:
    ct_compat.user_warning = (void (*)(const char*))f;
  }
#pragma GCC diagnostic pop
}

#define PLAIN(f) (void (*)(void)) f
static void (*const caller[HOOKS])(void) = {
    PLAIN(on_control), PLAIN(on_passive), PLAIN(on_sensor), PLAIN(on_filter), PLAIN(on_clock),
    PLAIN(on_dyn),     PLAIN(on_gain),    PLAIN(on_bias),   PLAIN(on_warning)};

static int place(const char* name) {
  int k = 0;
  while (k < HOOKS && strcmp(names[k], name) != 0) k++;
  if (k == HOOKS) PyErr_Format(PyExc_ValueError, "no callback '%s'", name);
  return k;
}

static PyObject* set_hook(PyObject* self, PyObject* args) {
  (void)self;
  const char* name;
  PyObject* f;
  unsigned long long address = 0;
  if (!PyArg_ParseTuple(args, "sO|K", &name, &f, &address)) return NULL;
  int k = place(name);
  if (k == HOOKS) return NULL;
  if (f != Py_None && !PyCallable_Check(f))
    return PyErr_Format(PyExc_TypeError, "callback is not an Optional[Callable]");
  void (*c_function)(void) = NULL;
  if (address) memcpy(&c_function, &address, sizeof c_function);
  install(k, c_function ? c_function : f != Py_None ? caller[k] : NULL);
  Py_XSETREF(hook[k], f == Py_None ? NULL : Py_NewRef(f));
  Py_RETURN_NONE;
}

static PyObject* get_hook(PyObject* self, PyObject* args) {
  (void)self;
  const char* name;
  if (!PyArg_ParseTuple(args, "s", &name)) return NULL;
  int k = place(name);
  if (k == HOOKS) return NULL;
  return Py_NewRef(hook[k] ? hook[k] : Py_None);
}

PyMethodDef hook_functions[] = {
    {"set_hook", set_hook, METH_VARARGS,
     "set_hook(name, function or None, address=0): address of a function of C"},
    {"get_hook", get_hook, METH_VARARGS, "get_hook(name)"},
    {NULL, NULL, 0, NULL},
};
