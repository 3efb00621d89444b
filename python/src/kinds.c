// Kinds of the open tables that are written in Python.
//
// A kind of C knows itself only by its functions. Each kind of Python therefore has functions of
// its own, which name its place in `made`: a place is given once and never again, because models
// and steps of other threads may hold its functions. What is called are the adapters of
// corten/_kinds.py: they take arrays that are copies, and return arrays of float64 of the right
// shape. After an exception a function gives zeros; the exception stays until the call of the
// engine ends, as for callbacks (hooks.c).
#include "core.h"

typedef enum KindCall {
  CHECK,
  PREPARE,
  ENERGY,
  GRADIENT,
  STIFFNESS,
  FORCE,
  SLOPE,
  RATE,
  SOLVE
} KindCall;
enum { CALLS = SOLVE + 1, PLACES = 128, REASON = 300 };

typedef struct MadeKind {
  PyObject* call[CALLS]; // NULL: none
  int nparam, nconst, nact;
} MadeKind;

static MadeKind made[PLACES];
static int made_count; // with the lock of the interpreter

//---------------------------------- numbers -------------------------------------------------------

typedef struct Extent {
  int ndim;
  npy_intp n[3];
} Extent;

static PyObject* copy_numbers(const cttNum* x, Extent e) {
  PyObject* out = PyArray_SimpleNew(e.ndim, e.n, NPY_DOUBLE);
  npy_intp size = out ? PyArray_SIZE((PyArrayObject*)out) : 0;
  if (size) memcpy(PyArray_DATA((PyArrayObject*)out), x, (size_t)size * sizeof *x);
  return out;
}

static PyObject* copy_row(const cttNum* x, npy_intp n) { return copy_numbers(x, (Extent){1, {n}}); }

// What an adapter returned, into memory of the engine.
static bool take_numbers(PyObject* o, cttNum* to, npy_intp n) {
  PyArrayObject* a = (PyArrayObject*)o;
  bool fits = PyArray_Check(o) && PyArray_TYPE(a) == NPY_DOUBLE && PyArray_IS_C_CONTIGUOUS(a) &&
              PyArray_SIZE(a) == n;
  if (fits && n) memcpy(to, PyArray_DATA(a), (size_t)n * sizeof *to);
  if (!fits) PyErr_Format(PyExc_ValueError, "a kind must give %zd numbers", (Py_ssize_t)n);
  return fits;
}

// The numbers of a call with these arguments, which are released; zeros after an exception.
static void call_kind(const MadeKind* k, KindCall call, PyObject* args, cttNum* to, npy_intp n) {
  PyObject* out = args ? PyObject_CallObject(k->call[call], args) : NULL;
  if (!out || !take_numbers(out, to, n)) memset(to, 0, (size_t)n * sizeof *to);
  Py_XDECREF(out);
  Py_XDECREF(args);
}

// Statements that run with the lock, if nothing has been raised before.
#define IN_PYTHON(otherwise, ...)                                                                  \
  PyGILState_STATE state = PyGILState_Ensure();                                                    \
  if (hook_barred()) {                                                                             \
    otherwise;                                                                                     \
  } else {                                                                                         \
    __VA_ARGS__;                                                                                   \
  }                                                                                                \
  hook_end(state)

//---------------------------------- all tables ----------------------------------------------------

// The text of a ValueError is what is wrong with the parameters; other exceptions stay.
static const char* find_reason(const MadeKind* k, const cttNum* param) {
  static _Thread_local char reason[REASON];
  PyObject *type, *value, *trace,
      *none = PyObject_CallFunction(k->call[CHECK], "N", copy_row(param, k->nparam));
  Py_XDECREF(none);
  if (none) return NULL;
  snprintf(reason, sizeof reason, "its check failed");
  if (!PyErr_ExceptionMatches(PyExc_ValueError)) return reason;
  PyErr_Fetch(&type, &value, &trace);
  PyObject* text = value ? PyObject_Str(value) : NULL;
  const char* said = text ? PyUnicode_AsUTF8(text) : NULL;
  if (said && *said) snprintf(reason, sizeof reason, "%s", said);
  PyErr_Clear();
  Py_XDECREF(text);
  Py_XDECREF(type);
  Py_XDECREF(value);
  Py_XDECREF(trace);
  return reason;
}

static const char* check_made(const MadeKind* k, const cttNum* param) {
  const char* reason = NULL;
  IN_PYTHON(reason = "an exception was raised before", reason = find_reason(k, param));
  return reason;
}

//---------------------------------- elasticity and bending ----------------------------------------

static void clear_numbers(cttNum* x, int n) { memset(x, 0, (size_t)n * sizeof *x); }

static void prepare_elastic(const MadeKind* k, int dim, cttNum young, cttNum poisson,
                            const cttNum* param, cttNum* c) {
  IN_PYTHON(clear_numbers(c, k->nconst),
            call_kind(k, PREPARE,
                      Py_BuildValue("(iddN)", dim, young, poisson, copy_row(param, k->nparam)), c,
                      k->nconst));
}

static void prepare_hinge(const MadeKind* k, const cttNum* x0, const cttNum material[3],
                          const cttNum* param, cttNum* c) {
  IN_PYTHON(clear_numbers(c, k->nconst),
            call_kind(k, PREPARE,
                      Py_BuildValue("(NdddN)", copy_numbers(x0, (Extent){2, {4, 3}}), material[0],
                                    material[1], material[2], copy_row(param, k->nparam)),
                      c, k->nconst));
}

// One element or hinge: its shape as an array of three dimensions, and the constants.
static void deform_made(const MadeKind* k, KindCall call, const cttNum* shape, Extent e,
                        const cttNum* c, cttNum* to) {
  const int size = (int)(e.n[1] * e.n[2]);
  const int n = call == ENERGY ? 1 : call == GRADIENT ? size : size * size;
  IN_PYTHON(clear_numbers(to, n),
            call_kind(k, call,
                      Py_BuildValue("(NN)", copy_numbers(shape, e), copy_row(c, k->nconst)), to,
                      n));
}

static Extent gradient_extent(int dim) { return (Extent){3, {1, 3, dim}}; }
static const Extent kHinge = {3, {1, 4, 3}};

//---------------------------------- gains ---------------------------------------------------------

typedef struct GainArrays {
  PyObject *length, *velocity, *ctrl, *rate, *act, *id, *range, *acc0, *param;
} GainArrays;

static double* array_numbers(PyObject* o) { return PyArray_DATA((PyArrayObject*)o); }

static PyObject* make_array(int ndim, npy_intp rows, npy_intp cols, int type) {
  return PyArray_SimpleNew(ndim, ((npy_intp[]){rows, cols}), type);
}

static void fill_gain_row(const GainArrays* a, const MadeKind* k, int i, const ctpGainInput* in,
                          const cttNum* param) {
  array_numbers(a->length)[i] = in->length;
  array_numbers(a->velocity)[i] = in->velocity;
  array_numbers(a->ctrl)[i] = in->ctrl;
  array_numbers(a->rate)[i] = in->ctrl_rate;
  array_numbers(a->acc0)[i] = in->acc0;
  memcpy(array_numbers(a->range) + 2 * i, in->lengthrange, 2 * sizeof(cttNum));
  ((int*)PyArray_DATA((PyArrayObject*)a->id))[i] = in->id;
  if (k->nact)
    memcpy(array_numbers(a->act) + i * k->nact, in->act, (size_t)k->nact * sizeof(cttNum));
  if (k->nparam)
    memcpy(array_numbers(a->param) + i * k->nparam, param, (size_t)k->nparam * sizeof(cttNum));
}

// (length, velocity, ctrl, ctrl_rate, act, id, lengthrange, acc0, timestep, param)
static PyObject* pack_gain_input(const MadeKind* k, int n, const ctpGainInput* in,
                                 const cttNum* const* param) {
  GainArrays a = {make_array(1, n, 0, NPY_DOUBLE),        make_array(1, n, 0, NPY_DOUBLE),
                  make_array(1, n, 0, NPY_DOUBLE),        make_array(1, n, 0, NPY_DOUBLE),
                  make_array(2, n, k->nact, NPY_DOUBLE),  make_array(1, n, 0, NPY_INT),
                  make_array(2, n, 2, NPY_DOUBLE),        make_array(1, n, 0, NPY_DOUBLE),
                  make_array(2, n, k->nparam, NPY_DOUBLE)};
  bool whole =
      a.length && a.velocity && a.ctrl && a.rate && a.act && a.id && a.range && a.acc0 && a.param;
  for (int i = 0; whole && i < n; i++) fill_gain_row(&a, k, i, in + i, param[i]);
  return Py_BuildValue("(NNNNNNNNdN)", a.length, a.velocity, a.ctrl, a.rate, a.act, a.id, a.range,
                       a.acc0, in->timestep, a.param);
}

static void push_together(int n, const ctpGainInput* in, const cttNum* const* param,
                          cttNum* force) {
  const MadeKind* k = in->user;
  IN_PYTHON(clear_numbers(force, n),
            call_kind(k, FORCE, pack_gain_input(k, n, in, param), force, n));
}

static cttNum find_gain_slope(const ctpGainInput* in, const cttNum* param) {
  const MadeKind* k = in->user;
  cttNum slope = 0;
  IN_PYTHON((void)k, call_kind(k, SLOPE, pack_gain_input(k, 1, in, &param), &slope, 1));
  return slope;
}

static void find_gain_rate(const ctpGainInput* in, const cttNum* param, cttNum* act_dot) {
  const MadeKind* k = in->user;
  IN_PYTHON(clear_numbers(act_dot, k->nact),
            call_kind(k, RATE, pack_gain_input(k, 1, in, &param), act_dot, k->nact));
}

//---------------------------------- formulations --------------------------------------------------

static int call_solve(const MadeKind* k, const ctModel* m, ctData* d, const cttNum* param) {
  PyObject *model, *data;
  if (!hook_pair(m, d, &model, &data)) return -1;
  Handle* h = ((Wrap*)data)->handle;
  Py_INCREF(h);
  h->solving = true;
  PyObject* out =
      PyObject_CallFunction(k->call[SOLVE], "NNN", model, data, copy_row(param, k->nparam));
  h->solving = false;
  Py_DECREF(h);
  long code = !out ? -1 : out == Py_None ? 0 : PyLong_AsLong(out);
  Py_XDECREF(out);
  return code == 0 ? 0 : -1;
}

static int solve_made(const MadeKind* k, const ctModel* m, ctData* d, const cttNum* param) {
  int code = -1;
  IN_PYTHON(code = -1, code = call_solve(k, m, d, param));
  return code;
}

//---------------------------------- functions of each place ---------------------------------------

typedef struct PlaceFunctions {
  const char* (*check)(const cttNum*);
  void (*prepare)(int, cttNum, cttNum, const cttNum*, cttNum*);
  cttNum (*energy)(int, const cttNum*, const cttNum*);
  void (*stress)(int, const cttNum*, const cttNum*, cttNum*);
  void (*stiffness)(int, const cttNum*, const cttNum*, cttNum*);
  void (*hinge_prepare)(const cttNum*, cttNum, cttNum, cttNum, const cttNum*, cttNum*);
  cttNum (*hinge_energy)(const cttNum*, const cttNum*);
  void (*hinge_force)(const cttNum*, const cttNum*, cttNum*);
  void (*hinge_stiffness)(const cttNum*, const cttNum*, cttNum*);
  int (*solve)(const ctModel*, ctData*, const cttNum*);
} PlaceFunctions;

#define PLACE(i)                                                                                   \
  static const char* check_##i(const cttNum* p) { return check_made(&made[0x##i], p); }            \
  static void prepare_##i(int dim, cttNum young, cttNum poisson, const cttNum* p, cttNum* c) {     \
    prepare_elastic(&made[0x##i], dim, young, poisson, p, c);                                      \
  }                                                                                                \
  static cttNum energy_##i(int dim, const cttNum* F, const cttNum* c) {                            \
    cttNum W;                                                                                      \
    deform_made(&made[0x##i], ENERGY, F, gradient_extent(dim), c, &W);                             \
    return W;                                                                                      \
  }                                                                                                \
  static void stress_##i(int dim, const cttNum* F, const cttNum* c, cttNum* P) {                   \
    deform_made(&made[0x##i], GRADIENT, F, gradient_extent(dim), c, P);                            \
  }                                                                                                \
  static void stiffness_##i(int dim, const cttNum* F, const cttNum* c, cttNum* H) {                \
    deform_made(&made[0x##i], STIFFNESS, F, gradient_extent(dim), c, H);                           \
  }                                                                                                \
  static void hinge_prepare_##i(const cttNum* x0, cttNum young, cttNum poisson, cttNum thickness,  \
                                const cttNum* p, cttNum* c) {                                      \
    prepare_hinge(&made[0x##i], x0, (cttNum[]){young, poisson, thickness}, p, c);                  \
  }                                                                                                \
  static cttNum hinge_energy_##i(const cttNum* x, const cttNum* c) {                               \
    cttNum W;                                                                                      \
    deform_made(&made[0x##i], ENERGY, x, kHinge, c, &W);                                           \
    return W;                                                                                      \
  }                                                                                                \
  static void hinge_force_##i(const cttNum* x, const cttNum* c, cttNum* f) {                       \
    deform_made(&made[0x##i], GRADIENT, x, kHinge, c, f);                                          \
  }                                                                                                \
  static void hinge_stiffness_##i(const cttNum* x, const cttNum* c, cttNum* K) {                   \
    deform_made(&made[0x##i], STIFFNESS, x, kHinge, c, K);                                         \
  }                                                                                                \
  static int solve_##i(const ctModel* m, ctData* d, const cttNum* p) {                             \
    return solve_made(&made[0x##i], m, d, p);                                                      \
  }

#define ROW(X, h)                                                                                  \
  X(h##0)                                                                                          \
  X(h##1)                                                                                          \
  X(h##2)                                                                                          \
  X(h##3)                                                                                          \
  X(h##4) X(h##5) X(h##6) X(h##7) X(h##8) X(h##9) X(h##a) X(h##b) X(h##c) X(h##d) X(h##e) X(h##f)
#define EACH_PLACE(X)                                                                              \
  ROW(X, 0) ROW(X, 1) ROW(X, 2) ROW(X, 3) ROW(X, 4) ROW(X, 5) ROW(X, 6) ROW(X, 7)

EACH_PLACE(PLACE)

#define PLACE_ROW(i)                                                                               \
  {check_##i,         prepare_##i,      energy_##i,      stress_##i,          stiffness_##i,       \
   hinge_prepare_##i, hinge_energy_##i, hinge_force_##i, hinge_stiffness_##i, solve_##i},
static const PlaceFunctions kPlace[PLACES] = {EACH_PLACE(PLACE_ROW)};

//---------------------------------- registering ---------------------------------------------------

// What corten/_kinds.py gives: kind, options of the table (dims, nconst, clamp, nact, needrate).
typedef struct KindRequest {
  int table, place, dims, nconst, clamp, nact, needrate;
  ctpKind kind;
} KindRequest;

static int register_request(const KindRequest* q, MadeKind* k, const PlaceFunctions* f) {
  switch (q->table) {
  case ctKIND_BENDING:
    return ct_registerBending(
        &(ctpBending){.kind = q->kind,
                      .nconst = q->nconst,
                      .clamp = q->clamp,
                      .prepare = f->hinge_prepare,
                      .energy = f->hinge_energy,
                      .force = f->hinge_force,
                      .stiffness = k->call[STIFFNESS] ? f->hinge_stiffness : NULL});
  case ctKIND_ELASTICITY:
    return ct_registerElasticity(
        &(ctpElasticity){.kind = q->kind,
                         .dims = q->dims,
                         .nconst = q->nconst,
                         .prepare = f->prepare,
                         .energy = f->energy,
                         .stress = f->stress,
                         .stiffness = k->call[STIFFNESS] ? f->stiffness : NULL});
  case ctKIND_GAIN:
    return ct_registerGain(&(ctpGain){.kind = q->kind,
                                      .nact = q->nact,
                                      .needrate = q->needrate,
                                      .force_vel = k->call[SLOPE] ? find_gain_slope : NULL,
                                      .act_dot = k->call[RATE] ? find_gain_rate : NULL,
                                      .force_all = push_together});
  default:
    return ct_registerFormulation(&(ctpFormulation){.kind = q->kind, .solve = f->solve});
  }
}

// The names of parameters and their defaults, as long as the tuples live.
static bool read_params(PyObject* names, PyObject* defaults, const char** name, cttNum* value) {
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); i++) {
    name[i] = PyUnicode_AsUTF8(PyTuple_GET_ITEM(names, i));
    if (!name[i]) return false;
    if (defaults != Py_None) value[i] = PyFloat_AsDouble(PyTuple_GET_ITEM(defaults, i));
    if (PyErr_Occurred()) return false;
  }
  return true;
}

// A new place holds its calls from here on, also if the kind is refused: the next one takes it.
static MadeKind* take_place(KindRequest* q, PyObject* calls) {
  if (q->place < 0 && made_count == PLACES) {
    PyErr_Format(PyExc_RuntimeError, "a process can register %d kinds that are written in Python",
                 PLACES);
    return NULL;
  }
  bool fresh = q->place < 0;
  if (fresh) q->place = made_count;
  MadeKind* k = &made[q->place];
  for (int i = 0; fresh && i < CALLS; i++) {
    PyObject* call = PyTuple_GET_ITEM(calls, i);
    Py_XSETREF(k->call[i], call == Py_None ? NULL : Py_NewRef(call));
  }
  k->nparam = q->kind.nparam;
  k->nconst = q->nconst;
  k->nact = q->nact;
  return k;
}

static PyObject* add_request(KindRequest* q, PyObject* calls) {
  MadeKind* k = take_place(q, calls);
  if (!k) return NULL;
  q->kind.check = k->call[CHECK] ? kPlace[q->place].check : NULL;
  q->kind.user = k;
  int slot = register_request(q, k, &kPlace[q->place]);
  if (slot >= 0 && q->place == made_count) made_count++;
  if (PyErr_Occurred()) return NULL; // raised by its own check
  if (slot < 0) return PyErr_SetString(PyExc_ValueError, ct_lastError()), NULL;
  return Py_BuildValue("(ii)", q->place, slot);
}

// register_kind(table, place or -1, (name, description, parameters, defaults or None),
// (dims, nconst, clamp, nact, needrate), calls) -> place, slot
static PyObject* register_kind(PyObject* self, PyObject* args) {
  (void)self;
  enum { MOST = 32 };
  const char* name[MOST];
  cttNum value[MOST] = {0};
  PyObject *names, *defaults, *calls;
  KindRequest q = {0};
  if (!PyArg_ParseTuple(args, "ii(ssO!O)(iiiii)O!", &q.table, &q.place, &q.kind.name,
                        &q.kind.description, &PyTuple_Type, &names, &defaults, &q.dims, &q.nconst,
                        &q.clamp, &q.nact, &q.needrate, &PyTuple_Type, &calls))
    return NULL;
  Py_ssize_t n = PyTuple_GET_SIZE(names);
  bool fits = q.table >= 0 && q.table < ctNKINDTABLE && q.place < made_count &&
              PyTuple_GET_SIZE(calls) == CALLS;
  fits =
      fits && (defaults == Py_None || (PyTuple_Check(defaults) && PyTuple_GET_SIZE(defaults) == n));
  if (!fits) return PyErr_Format(PyExc_ValueError, "register_kind: wrong arguments");
  if (n > MOST)
    return PyErr_Format(PyExc_ValueError, "kind '%s' has %zd parameters; %d are the most",
                        q.kind.name, n, MOST);
  if (!read_params(names, defaults, name, value)) return NULL;
  q.kind.nparam = (int)n;
  q.kind.param = name;
  q.kind.paramdefault = defaults == Py_None ? NULL : value;
  return add_request(&q, calls);
}

PyMethodDef kind_functions[] = {
    {"register_kind", register_kind, METH_VARARGS,
     "register_kind(table, place, head, options, calls)"},
    {NULL, NULL, 0, NULL},
};
