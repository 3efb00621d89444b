// A batch of simulations as a Python object. Its arrays are views of the batch's memory and keep
// the object alive; calls release the lock of the interpreter. corten/batch.py makes the class of
// users.
#include "batch/batch.h"

#include "base/hash.h"
#include "core.h"
#include "shard/shard_run.h"

#pragma GCC diagnostic ignored "-Wpedantic" // slots of types hold functions

typedef struct BatchObject {
  PyObject_HEAD ctBatch* b;
  PyObject* lent; // list of the MjData that it computes in
  bool closed, running;
} BatchObject;

static PyTypeObject* batch_type;

static ctBatch* open_batch(BatchObject* self) {
  if (self->closed) {
    PyErr_SetString(PyExc_RuntimeError, "this batch is closed");
    return NULL;
  }
  if (self->running) {
    PyErr_SetString(PyExc_RuntimeError, "another thread is in a call of this batch");
    return NULL;
  }
  return self->b;
}

static void dealloc_batch(PyObject* o) {
  PyTypeObject* type = Py_TYPE(o);
  ctb_deleteBatch(((BatchObject*)o)->b);
  Py_XDECREF(((BatchObject*)o)->lent);
  type->tp_free(o);
  Py_DECREF(type);
}

// make_batch(model, nsim, nthread, persistent, ncontact, placement, lanes, precision)
static PyObject* make_batch(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* model;
  int nsim, persistent;
  ctBatchConfig config;
  char error[ERROR_SIZE] = "";
  ctb_defaultConfig(&config);
  if (!PyArg_ParseTuple(args, "Oiipiiii", &model, &nsim, &config.nthread, &persistent,
                        &config.ncontact, &config.placement, &config.lanes, &config.precision))
    return NULL;
  if (!is_struct(model, &struct_MjModel))
    return PyErr_Format(PyExc_TypeError, "an MjModel is needed, not %s", Py_TYPE(model)->tp_name);
  if (!model_usable("Batch", ((Wrap*)model)->handle)) return NULL;
  config.persistent = persistent != 0;
  ctBatch* b = ctb_makeBatch(((Wrap*)model)->ptr, nsim, &config, error, sizeof error);
  if (!b)
    return PyErr_Format(strstr(error, " GB") || strstr(error, "memory") ? PyExc_MemoryError
                                                                        : PyExc_ValueError,
                        "%s", error);
  BatchObject* o = (BatchObject*)batch_type->tp_alloc(batch_type, 0);
  if (!o) return ctb_deleteBatch(b), NULL;
  o->b = b;
  return (PyObject*)o;
}

//---------------------------------- arrays --------------------------------------------------------

static PyObject* view_rows(BatchObject* self, void* p, int ndim, npy_intp* dim, int type,
                           bool write) {
  static char nothing[64];
  PyObject* a =
      PyArray_New(&PyArray_Type, ndim, dim, type, NULL, p ? p : nothing, 0, NPY_ARRAY_CARRAY, NULL);
  if (!a) return NULL;
  if (PyArray_SetBaseObject((PyArrayObject*)a, Py_NewRef((PyObject*)self)) < 0)
    return Py_DECREF(a), NULL;
  if (!write) PyArray_CLEARFLAGS((PyArrayObject*)a, NPY_ARRAY_WRITEABLE);
  return a;
}

static PyObject* batch_state(PyObject* o, PyObject* unused) {
  (void)unused;
  BatchObject* self = (BatchObject*)o;
  npy_intp dim[2] = {self->b->nsim, self->b->nstate};
  return view_rows(self, self->b->state, 2, dim, NPY_DOUBLE, true);
}

static PyObject* batch_final(PyObject* o, PyObject* unused) {
  (void)unused;
  BatchObject* self = (BatchObject*)o;
  npy_intp dim[2] = {self->b->nsim, self->b->nstate};
  if (!self->b->final) Py_RETURN_NONE;
  return view_rows(self, self->b->final, 2, dim, NPY_DOUBLE, false);
}

static PyObject* batch_warning(PyObject* o, PyObject* unused) {
  (void)unused;
  BatchObject* self = (BatchObject*)o;
  npy_intp dim[3] = {self->b->nsim, ctNWARNING, 2};
  return view_rows(self, self->b->warning, 3, dim, NPY_INT, true);
}

static PyObject* batch_status(PyObject* o, PyObject* unused) {
  (void)unused;
  npy_intp n = ((BatchObject*)o)->b->nsim;
  return view_rows((BatchObject*)o, ((BatchObject*)o)->b->status, 1, &n, NPY_INT, false);
}

static PyObject* batch_diverged(PyObject* o, PyObject* unused) {
  (void)unused;
  npy_intp n = ((BatchObject*)o)->b->nsim;
  return view_rows((BatchObject*)o, ((BatchObject*)o)->b->diverged, 1, &n, NPY_INT, false);
}

static PyObject* batch_done(PyObject* o, PyObject* unused) {
  (void)unused;
  npy_intp n = ((BatchObject*)o)->b->nsim;
  return view_rows((BatchObject*)o, ((BatchObject*)o)->b->done, 1, &n, NPY_BOOL, true);
}

// (place, size) of a part of the state
static PyObject* batch_component(PyObject* o, PyObject* arg) {
  BatchObject* self = (BatchObject*)o;
  long bit = PyLong_AsLong(arg);
  if (bit == -1 && PyErr_Occurred()) return NULL;
  int size;
  const cttNum* p = bit > 0 && bit < INT_MAX ? ctb_stateComponent(self->b, (int)bit, &size) : NULL;
  if (!p) return PyErr_Format(PyExc_ValueError, "%ld is no part of the state", bit);
  return Py_BuildValue("(ni)", (Py_ssize_t)(p - self->b->state), size);
}

typedef void* (*FieldRows)(ctBatch* b, const char* name, int* size, int* elemsize);

// Rows as bytes, nsim x (size * elemsize), with the size of an element; None: there are none.
static PyObject* field_rows(PyObject* o, PyObject* arg, FieldRows rows, bool write) {
  BatchObject* self = (BatchObject*)o;
  const char* name = PyUnicode_AsUTF8(arg);
  int size, elemsize;
  if (!name || !open_batch(self)) return NULL;
  void* p = rows(self->b, name, &size, &elemsize);
  if (!p) Py_RETURN_NONE;
  npy_intp dim[2] = {self->b->nsim, (npy_intp)size * elemsize};
  PyObject* a = view_rows(self, p, 2, dim, NPY_UINT8, write);
  return a ? Py_BuildValue("(Ni)", a, elemsize) : NULL;
}

static void* expanded_rows(ctBatch* b, const char* name, int* size, int* elemsize) {
  return (void*)(uintptr_t)ctb_expanded(b, name, size, elemsize);
}

static PyObject* batch_output(PyObject* o, PyObject* arg) {
  return field_rows(o, arg, ctb_output, false);
}
static PyObject* batch_expand(PyObject* o, PyObject* arg) {
  return field_rows(o, arg, ctb_expand, true);
}
static PyObject* batch_expanded(PyObject* o, PyObject* arg) {
  return field_rows(o, arg, expanded_rows, false);
}

//---------------------------------- calls ---------------------------------------------------------

// A C-contiguous array of this type with so many elements; None: NULL.
static bool take_array(PyObject* o, const char* name, int type, Py_ssize_t size, bool write,
                       void** to) {
  *to = NULL;
  if (o == Py_None) return true;
  PyArrayObject* a = (PyArrayObject*)o;
  bool good = PyArray_Check(o) && PyArray_TYPE(a) == type && PyArray_IS_C_CONTIGUOUS(a) &&
              (!write || PyArray_ISWRITEABLE(a)) && (size < 0 || PyArray_SIZE(a) == size);
  if (good) *to = PyArray_DATA(a);
  if (!good)
    PyErr_Format(PyExc_ValueError, "%s is no contiguous array of %zd numbers of its type", name,
                 size);
  return good;
}

static bool take_ids(BatchObject* self, PyObject* o, const int** ids, int* n) {
  void* p;
  *n = self->b->nsim;
  if (!take_array(o, "ids", NPY_INT, -1, false, &p)) return false;
  *ids = p;
  if (p) *n = (int)PyArray_SIZE((PyArrayObject*)o);
  static const int none = 0;
  if (p == NULL && o != Py_None) *ids = &none;
  return true;
}

// Before each simulation, in the thread that runs it: callbacks find what they work for.
static bool ask_signals(void* arg, const ctData* d, int thread) {
  Watch* watch = arg;
  watch_current = watch;
  watch_data = d;
  if (thread == 0) watch_signals(watch);
  return watch->stop;
}

#define BEGIN_CALL(self)                                                                           \
  Watch watch;                                                                                     \
  watch_start(&watch);                                                                             \
  (self)->running = true;                                                                          \
  batch_set_watch((self)->b, ask_signals, &watch);                                                 \
  ct_clearError();                                                                                 \
  RELEASE

#define END_CALL(self)                                                                             \
  watch_data = NULL;                                                                               \
  REACQUIRE batch_set_watch((self)->b, NULL, NULL);                                                \
  (self)->running = false;                                                                         \
  if (!watch_end(&watch)) return NULL;                                                             \
  if (failed < 0) return PyErr_Format(PyExc_ValueError, "%s", ct_lastError());                     \
  return PyLong_FromLong(failed)

static PyObject* batch_step(PyObject* o, PyObject* args) {
  BatchObject* self = (BatchObject*)o;
  PyObject* list;
  const int* ids;
  int n, nstep, stage, failed;
  if (!PyArg_ParseTuple(args, "Oii", &list, &nstep, &stage) || !open_batch(self) ||
      !take_ids(self, list, &ids, &n))
    return NULL;
  BEGIN_CALL(self)
  failed = ctb_step(self->b, ids, n, nstep, stage);
  END_CALL(self);
}

static PyObject* batch_forward(PyObject* o, PyObject* args) {
  BatchObject* self = (BatchObject*)o;
  PyObject* list;
  const int* ids;
  int n, stage, failed;
  if (!PyArg_ParseTuple(args, "Oi", &list, &stage) || !open_batch(self) ||
      !take_ids(self, list, &ids, &n))
    return NULL;
  BEGIN_CALL(self)
  failed = ctb_forward(self->b, ids, n, stage);
  END_CALL(self);
}

static PyObject* batch_reset(PyObject* o, PyObject* args) {
  BatchObject* self = (BatchObject*)o;
  PyObject *list, *keys;
  const int* ids;
  void* key;
  int n, stage, failed;
  if (!PyArg_ParseTuple(args, "OOi", &list, &keys, &stage) || !open_batch(self) ||
      !take_ids(self, list, &ids, &n) || !take_array(keys, "keyframe", NPY_INT, n, false, &key))
    return NULL;
  BEGIN_CALL(self)
  failed = ctb_reset(self->b, ids, n, key, stage);
  END_CALL(self);
}

static PyObject* batch_set_const(PyObject* o, PyObject* list) {
  BatchObject* self = (BatchObject*)o;
  const int* ids;
  int n, failed;
  if (!open_batch(self) || !take_ids(self, list, &ids, &n)) return NULL;
  BEGIN_CALL(self)
  failed = ctb_setConst(self->b, ids, n);
  END_CALL(self);
}

enum { MAX_RECORDS = 256 };

// A list of (field or None, spec, array); arrays are of n x nstep rows.
static int read_records(PyObject* list, ctBatchRecord* record) {
  Py_ssize_t count = PyList_GET_SIZE(list);
  if (count > MAX_RECORDS) {
    PyErr_Format(PyExc_ValueError, "at most %d records are possible", MAX_RECORDS);
    return -1;
  }
  for (Py_ssize_t k = 0; k < count; k++) {
    PyObject* array;
    if (!PyArg_ParseTuple(PyList_GET_ITEM(list, k), "ziO!", &record[k].field, &record[k].spec,
                          &PyArray_Type, &array))
      return -1;
    PyArrayObject* a = (PyArrayObject*)array;
    if (!PyArray_IS_C_CONTIGUOUS(a) || !PyArray_ISWRITEABLE(a)) {
      PyErr_SetString(PyExc_ValueError, "records need contiguous arrays");
      return -1;
    }
    record[k].buf = PyArray_DATA(a);
  }
  return (int)count;
}

static PyObject* batch_rollout(PyObject* o, PyObject* args) {
  BatchObject* self = (BatchObject*)o;
  PyObject *list, *controls, *records;
  const int* ids;
  void* control;
  ctBatchRecord record[MAX_RECORDS];
  int n, nstep, spec, failed;
  if (!PyArg_ParseTuple(args, "OiOiO!", &list, &nstep, &controls, &spec, &PyList_Type, &records) ||
      !open_batch(self) || !take_ids(self, list, &ids, &n))
    return NULL;
  if (nstep < 0 || spec < 0 || spec & ~ctSTATE_USER)
    return PyErr_Format(PyExc_ValueError,
                        "nstep is negative, or control_spec has bits beyond mjSTATE_USER");
  Py_ssize_t each = ct_stateSize(self->b->model, spec);
  if (!take_array(controls, "control", NPY_DOUBLE, (Py_ssize_t)n * nstep * each, false, &control))
    return NULL;
  int count = read_records(records, record);
  if (count < 0) return NULL;
  BEGIN_CALL(self)
  failed = ctb_rollout(self->b, ids, n, nstep, control, spec, record, count);
  END_CALL(self);
}

// shard(first, count, nstep, key, random, controls, noise, states): controls of all rollouts, nstep
// x nu, or None
static PyObject* batch_shard(PyObject* o, PyObject* args) {
  BatchObject* self = (BatchObject*)o;
  PyObject *controls, *states;
  void *control, *x;
  int random, failed = 0;
  char error[ERROR_SIZE] = "";
  Shard s = {.head = shard_head()};
  if (!PyArg_ParseTuple(args, "LLLLpOdO", &s.head.first, &s.head.own, &s.head.nstep, &s.head.key,
                        &random, &controls, &s.head.noise, &states) ||
      !open_batch(self))
    return NULL;
  const ctModel* m = self->b->model;
  s.head.nstate = ct_stateSize(m, ctSTATE_PHYSICS);
  size_t n = shard_numbers(&s.head);
  if (s.head.first < 0 || s.head.own > INT_MAX - s.head.first || n > PY_SSIZE_T_MAX / 8)
    return PyErr_Format(PyExc_ValueError, "numbers of rollouts must be in 0 to 2^31 - 1");
  if (!take_array(states, "states", NPY_DOUBLE, (Py_ssize_t)n, true, &x)) return NULL;
  Py_ssize_t each = (Py_ssize_t)s.head.nstep * (Py_ssize_t)m->nu;
  if (!take_array(controls, "controls", NPY_DOUBLE, each, false, &control)) return NULL;
  s.control = control;
  s.policy = control ? SHARD_CONTROLS : random ? SHARD_RANDOM : SHARD_ZERO;
  s.x = x;
  BEGIN_CALL(self)
  if (!shard_run_in(self->b, &s, error, sizeof error)) failed = 1;
  watch_data = NULL;
  REACQUIRE batch_set_watch(self->b, NULL, NULL);
  self->running = false;
  if (!watch_end(&watch)) return NULL;
  if (failed) return PyErr_Format(PyExc_RuntimeError, "%s", error);
  Py_RETURN_NONE;
}

// The hash of files of rollouts over the bytes of an object.
static PyObject* hash_of_bytes(PyObject* self, PyObject* o) {
  (void)self;
  Py_buffer bytes;
  if (PyObject_GetBuffer(o, &bytes, PyBUF_CONTIG_RO) != 0) return NULL;
  uint64_t hash = hash_bytes(HASH_START, bytes.buf, (size_t)bytes.len);
  PyBuffer_Release(&bytes);
  return PyLong_FromUnsignedLongLong(hash);
}

static PyObject* batch_transition(PyObject* o, PyObject* args) {
  BatchObject* self = (BatchObject*)o;
  PyObject *list, *matrix[4];
  const int* ids;
  void* p[4];
  int n, failed;
  if (!PyArg_ParseTuple(args, "OOOOO", &list, &matrix[0], &matrix[1], &matrix[2], &matrix[3]) ||
      !open_batch(self) || !take_ids(self, list, &ids, &n))
    return NULL;
  const ctModel* m = self->b->model;
  Py_ssize_t nx = 2 * m->nv + m->na, nu = m->nu, ns = m->nsensordata;
  Py_ssize_t size[4] = {nx * nx, nx * nu, ns * nx, ns * nu};
  for (int k = 0; k < 4; k++) {
    if (!take_array(matrix[k], "a matrix", NPY_DOUBLE, n * size[k], true, &p[k])) return NULL;
  }
  BEGIN_CALL(self)
  failed = ctb_transition(self->b, ids, n, p[0], p[1], p[2], p[3]);
  END_CALL(self);
}

//---------------------------------- functions at the present state --------------------------------

// What a function of one simulation gets; place[sim] is its place among the ids.
typedef struct Query {
  const int* ids;
  int n, nray;
  const int* body;
  const cttNum *point, *vec;
  cttNum *jacp, *jacr, *dist, *normal;
  const cttByte* group;
  cttByte flg_static;
  const int* exclude;
  int* geomid;
} Query;

// Ids ascend.
static int place_of_sim(const Query* q, int sim) {
  if (!q->ids) return sim;
  int low = 0, high = q->n - 1;
  while (low < high) {
    int mid = (low + high) / 2;
    if (q->ids[mid] < sim)
      low = mid + 1;
    else
      high = mid;
  }
  return low;
}

static void find_jacobian(const ctModel* m, ctData* d, int sim, void* arg) {
  const Query* q = arg;
  size_t i = (size_t)place_of_sim(q, sim), n = 3 * (size_t)m->nv;
  ct_kinematics(m, d);
  ct_comPos(m, d);
  ct_jac(m, d, q->jacp + i * n, q->jacr + i * n, q->point + 3 * i, q->body[i]);
}

static PyObject* batch_jac(PyObject* o, PyObject* args) {
  BatchObject* self = (BatchObject*)o;
  PyObject *list, *a[4];
  Query q = {0};
  void* p[4];
  int failed;
  if (!PyArg_ParseTuple(args, "OOOOO", &list, &a[0], &a[1], &a[2], &a[3]) || !open_batch(self) ||
      !take_ids(self, list, &q.ids, &q.n))
    return NULL;
  Py_ssize_t nv = self->b->model->nv;
  if (!take_array(a[0], "body", NPY_INT, q.n, false, &p[0]) ||
      !take_array(a[1], "point", NPY_DOUBLE, 3 * q.n, false, &p[1]) ||
      !take_array(a[2], "jacp", NPY_DOUBLE, 3 * q.n * nv, true, &p[2]) ||
      !take_array(a[3], "jacr", NPY_DOUBLE, 3 * q.n * nv, true, &p[3]))
    return NULL;
  q.body = p[0], q.point = p[1], q.jacp = p[2], q.jacr = p[3];
  BEGIN_CALL(self)
  failed = ctb_apply(self->b, q.ids, q.n, find_jacobian, &q, 0);
  END_CALL(self);
}

static void find_rays(const ctModel* m, ctData* d, int sim, void* arg) {
  const Query* q = arg;
  size_t first = (size_t)place_of_sim(q, sim) * (size_t)q->nray;
  ct_kinematics(m, d);
  if (m->nflex) {
    ct_comPos(m, d);
    ct_flex(m, d);
  }
  for (size_t k = first; k < first + (size_t)q->nray; k++)
    q->dist[k] = ct_ray(m, d, q->point + 3 * k, q->vec + 3 * k, q->group, q->flg_static,
                        q->exclude[k], q->geomid + k, q->normal ? q->normal + 3 * k : NULL);
}

static PyObject* batch_ray(PyObject* o, PyObject* args) {
  BatchObject* self = (BatchObject*)o;
  PyObject *list, *a[7];
  Query q = {0};
  void* p[7];
  int flag, failed;
  if (!PyArg_ParseTuple(args, "OiOOOpOOOO", &list, &q.nray, &a[0], &a[1], &a[2], &flag, &a[3],
                        &a[4], &a[5], &a[6]) ||
      !open_batch(self) || !take_ids(self, list, &q.ids, &q.n))
    return NULL;
  Py_ssize_t n = (Py_ssize_t)q.n * q.nray;
  if (!take_array(a[0], "pnt", NPY_DOUBLE, 3 * n, false, &p[0]) ||
      !take_array(a[1], "vec", NPY_DOUBLE, 3 * n, false, &p[1]) ||
      !take_array(a[2], "geomgroup", NPY_UINT8, ctNGROUP, false, &p[2]) ||
      !take_array(a[3], "bodyexclude", NPY_INT, n, false, &p[3]) ||
      !take_array(a[4], "dist", NPY_DOUBLE, n, true, &p[4]) ||
      !take_array(a[5], "geomid", NPY_INT, n, true, &p[5]) ||
      !take_array(a[6], "normal", NPY_DOUBLE, 3 * n, true, &p[6]))
    return NULL;
  q.point = p[0], q.vec = p[1], q.group = p[2], q.exclude = p[3], q.dist = p[4], q.geomid = p[5];
  q.normal = p[6];
  q.flg_static = (cttByte)flag;
  if (!rays_have_length(q.vec, (int)n)) {
    PyErr_SetString(PyExc_ValueError, "a ray has no direction");
    return NULL;
  }
  BEGIN_CALL(self)
  failed = ctb_apply(self->b, q.ids, q.n, find_rays, &q, 0);
  END_CALL(self);
}

//---------------------------------- models and data -----------------------------------------------

static bool sim_exists(const BatchObject* self, long sim) {
  if (sim >= 0 && sim < self->b->nsim) return true;
  PyErr_Format(PyExc_IndexError, "there is no simulation %ld: the batch has %d", sim,
               self->b->nsim);
  return false;
}

static PyObject* batch_error(PyObject* o, PyObject* arg) {
  long sim = PyLong_AsLong(arg);
  if (PyErr_Occurred() || !sim_exists((BatchObject*)o, sim)) return NULL;
  return PyUnicode_DecodeUTF8(ctb_error(((BatchObject*)o)->b, (int)sim),
                              (Py_ssize_t)strlen(ctb_error(((BatchObject*)o)->b, (int)sim)),
                              "replace");
}

static PyObject* none_or_reported(void) {
  if (!ct_lastError()[0]) Py_RETURN_NONE;
  return PyErr_Format(PyExc_ValueError, "%s", ct_lastError());
}

static PyObject* batch_get_model(PyObject* o, PyObject* args) {
  BatchObject* self = (BatchObject*)o;
  PyObject* model;
  int sim;
  if (!PyArg_ParseTuple(args, "iO", &sim, &model) || !open_batch(self) || !sim_exists(self, sim))
    return NULL;
  if (!is_struct(model, &struct_MjModel))
    return PyErr_Format(PyExc_TypeError, "an MjModel is needed, not %s", Py_TYPE(model)->tp_name);
  ct_clearError();
  ctb_getModel(self->b, sim, ((Wrap*)model)->ptr);
  return none_or_reported();
}

static PyObject* batch_get_data(PyObject* o, PyObject* args) {
  BatchObject* self = (BatchObject*)o;
  PyObject* data;
  int sim;
  if (!PyArg_ParseTuple(args, "iO", &sim, &data) || !open_batch(self) || !sim_exists(self, sim))
    return NULL;
  if (!is_struct(data, &struct_MjData))
    return PyErr_Format(PyExc_TypeError, "an MjData is needed, not %s", Py_TYPE(data)->tp_name);
  if (((Wrap*)data)->handle->thread)
    return PyErr_Format(PyExc_RuntimeError, "another thread is computing on this MjData");
  ct_clearError();
  ctb_getData(self->b, sim, ((Wrap*)data)->ptr);
  return none_or_reported();
}

// set_models(None or a list of nsim models): the caller keeps them alive.
static PyObject* batch_set_models(PyObject* o, PyObject* list) {
  BatchObject* self = (BatchObject*)o;
  if (!open_batch(self)) return NULL;
  ct_clearError();
  if (list == Py_None) return ctb_setModels(self->b, NULL), none_or_reported();
  if (!PyList_Check(list) || PyList_GET_SIZE(list) != self->b->nsim)
    return PyErr_Format(PyExc_ValueError, "%d models are needed, one per simulation",
                        self->b->nsim);
  const ctModel** m = PyMem_Calloc((size_t)self->b->nsim, sizeof *m);
  if (!m) return PyErr_NoMemory();
  for (int i = 0; i < self->b->nsim; i++) {
    PyObject* model = PyList_GET_ITEM(list, i);
    if (!is_struct(model, &struct_MjModel)) {
      PyMem_Free(m);
      return PyErr_Format(PyExc_TypeError, "models[%d] is no MjModel", i);
    }
    if ((i == 0 || model != PyList_GET_ITEM(list, i - 1)) &&
        !model_usable("set_models", ((Wrap*)model)->handle))
      return PyMem_Free(m), NULL;
    m[i] = ((Wrap*)model)->ptr;
  }
  ctb_setModels(self->b, m);
  PyMem_Free(m);
  return none_or_reported();
}

// lend(list of MjData, persistent)
static PyObject* batch_lend(PyObject* o, PyObject* args) {
  BatchObject* self = (BatchObject*)o;
  PyObject* list;
  int persistent;
  if (!PyArg_ParseTuple(args, "O!p", &PyList_Type, &list, &persistent) || !open_batch(self))
    return NULL;
  int n = persistent ? self->b->nsim : self->b->nthread;
  if (PyList_GET_SIZE(list) != n) return PyErr_Format(PyExc_ValueError, "%d data are needed", n);
  ctData** d = PyMem_Calloc((size_t)n, sizeof *d);
  if (!d) return PyErr_NoMemory();
  bool good = true;
  for (int i = 0; good && i < n; i++) {
    PyObject* data = PyList_GET_ITEM(list, i);
    good = is_struct(data, &struct_MjData) && pair_fits(self->b->model, ((Wrap*)data)->handle);
    if (good) d[i] = ((Wrap*)data)->ptr;
    if (!good) PyErr_Format(PyExc_ValueError, "item %d is no MjData of this model", i);
  }
  if (good && !batch_lend_data(self->b, d, n, persistent)) good = PyErr_NoMemory() != NULL;
  PyMem_Free(d);
  if (!good) return NULL;
  Py_XSETREF(self->lent, Py_NewRef(list));
  Py_RETURN_NONE;
}

static PyObject* batch_info(PyObject* o, PyObject* unused) {
  (void)unused;
  char text[400];
  cttSize each, all = ctb_memory(((BatchObject*)o)->b, &each);
  ctb_info(((BatchObject*)o)->b, text, sizeof text);
  cttNum alone;
  int lanes = ctb_lanes(((BatchObject*)o)->b, &alone);
  return Py_BuildValue("(sLLidi)", text, (long long)each, (long long)all, lanes, alone,
                       ctb_precision(((BatchObject*)o)->b));
}

static PyObject* batch_close(PyObject* o, PyObject* unused) {
  (void)unused;
  if (!((BatchObject*)o)->closed && !open_batch((BatchObject*)o)) return NULL;
  ((BatchObject*)o)->closed = true;
  Py_RETURN_NONE;
}

static PyObject* get_number(PyObject* o, void* which) {
  const ctBatch* b = ((BatchObject*)o)->b;
  const int number[] = {b->nsim, b->nthread, b->nstate, b->persistent, b->config.ncontact};
  return PyLong_FromLong(number[(intptr_t)which]);
}

static PyGetSetDef numbers_of_batch[] = {
    {"nsim", get_number, NULL, "simulations", (void*)0},
    {"nthread", get_number, NULL, "threads", (void*)1},
    {"nstate", get_number, NULL, "numbers of a state row", (void*)2},
    {"persistent", get_number, NULL, "one data per simulation", (void*)3},
    {"ncontact", get_number, NULL, "contacts in outputs of contacts", (void*)4},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef methods_of_batch[] = {
    {"state", batch_state, METH_NOARGS, "state rows"},
    {"final", batch_final, METH_NOARGS, "state rows at the end of the last episodes"},
    {"warning", batch_warning, METH_NOARGS, "(lastinfo, number) per simulation and warning"},
    {"status", batch_status, METH_NOARGS, "1: the last call failed"},
    {"diverged", batch_diverged, METH_NOARGS, "bits of warnings of the last call"},
    {"done", batch_done, METH_NOARGS, "episodes that are over"},
    {"component", batch_component, METH_O, "(place, size) of a part of the state"},
    {"output", batch_output, METH_O, "(rows as bytes, bytes of an element) of a field of data"},
    {"expand", batch_expand, METH_O, "the same of a field of the model"},
    {"expanded", batch_expanded, METH_O, "the same if the field is expanded, else None"},
    {"step", batch_step, METH_VARARGS, "step(ids, nstep, stage)"},
    {"forward", batch_forward, METH_VARARGS, "forward(ids, stage)"},
    {"reset", batch_reset, METH_VARARGS, "reset(ids, keyframes, stage)"},
    {"set_const", batch_set_const, METH_O, "set_const(ids)"},
    {"rollout", batch_rollout, METH_VARARGS, "rollout(ids, nstep, control, spec, records)"},
    {"shard", batch_shard, METH_VARARGS,
     "shard(first, count, nstep, key, random, controls, noise, states)"},
    {"transition", batch_transition, METH_VARARGS, "transition(ids, A, B, C, D)"},
    {"jac", batch_jac, METH_VARARGS, "jac(ids, body, point, jacp, jacr)"},
    {"ray", batch_ray, METH_VARARGS,
     "ray(ids, nray, pnt, vec, geomgroup, flg_static, bodyexclude, dist, geomid, normal)"},
    {"error", batch_error, METH_O, "why the last call of a simulation failed or diverged"},
    {"get_model", batch_get_model, METH_VARARGS, "get_model(sim, model)"},
    {"get_data", batch_get_data, METH_VARARGS, "get_data(sim, data)"},
    {"set_models", batch_set_models, METH_O, "set_models(list or None)"},
    {"lend", batch_lend, METH_VARARGS, "lend(list of MjData, persistent)"},
    {"info", batch_info, METH_NOARGS,
     "(text, bytes per simulation, bytes, lanes, share one by one, bits)"},
    {"close", batch_close, METH_NOARGS, "refuse further calls"},
    {NULL, NULL, 0, NULL},
};

bool batch_init_type(PyObject* module) {
  PyType_Slot slots[] = {
      {Py_tp_dealloc, dealloc_batch},
      {Py_tp_methods, methods_of_batch},
      {Py_tp_getset, numbers_of_batch},
      {Py_tp_doc, "Many simulations of one model."},
      {0, NULL},
  };
  PyType_Spec spec = {"corten._core.Batch", sizeof(BatchObject), 0,
                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
  batch_type = (PyTypeObject*)PyType_FromSpec(&spec);
  return batch_type && PyModule_AddObjectRef(module, "Batch", (PyObject*)batch_type) == 0;
}

PyMethodDef batch_functions[] = {
    {"make_batch", make_batch, METH_VARARGS,
     "make_batch(model, nsim, nthread, persistent, ncontact, placement, lanes, precision)"},
    {"hash_of_bytes", hash_of_bytes, METH_O, "hash_of_bytes(bytes): as in files of rollouts"},
    {NULL, NULL, 0, NULL},
};
