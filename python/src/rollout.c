// Many trajectories with one call: rollouts from initial states. Those of one model run in a batch
// if it steps several at once; others one by one in the data of the caller. The bits are the same.
#include "batch/batch.h"
#include "model/data.h"
#include "worlds.h"

//---------------------------------- a pool as a Python object -------------------------------------

static void close_pool(PyObject* capsule) {
  pool_free(PyCapsule_GetPointer(capsule, "corten.pool"));
}

static PyObject* make_pool(PyObject* self, PyObject* args) {
  (void)self;
  int n;
  if (!PyArg_ParseTuple(args, "i", &n)) return NULL;
  if (n < 1 || n > ctMAXTHREAD)
    return PyErr_Format(PyExc_ValueError, "a pool has 1 to %d threads, not %d", ctMAXTHREAD, n);
  Pool* pool = pool_create(n);
  return pool ? PyCapsule_New(pool, "corten.pool", close_pool) : PyErr_NoMemory();
}

// A pool does one thing at a time; its mark is the context of the capsule.
bool pool_take(PyObject* o, Pool** pool) {
  *pool = o == Py_None ? NULL : PyCapsule_GetPointer(o, "corten.pool");
  if (PyErr_Occurred()) return false;
  if (o == Py_None) return true;
  if (PyCapsule_GetContext(o)) {
    PyErr_SetString(PyExc_RuntimeError, "another call is using these threads");
    return false;
  }
  return PyCapsule_SetContext(o, *pool) == 0;
}

void pool_give(PyObject* o) {
  if (o != Py_None) PyCapsule_SetContext(o, NULL);
}

//---------------------------------- lists of models and data --------------------------------------

// Marks of this call on its data.
static void unmark(const Worlds* w, Py_ssize_t n) {
  for (Py_ssize_t i = 0; i < n; i++) {
    Handle* h = ((Wrap*)PySequence_Fast_GET_ITEM(w->datas, i))->handle;
    h->thread = NULL;
    h->depth = 0;
  }
}

void worlds_free(Worlds* w) {
  if (w->marked) unmark(w, w->ndata);
  Py_XDECREF(w->models);
  Py_XDECREF(w->datas);
  PyMem_Free(w->m);
  PyMem_Free(w->d);
}

static bool all_are(PyObject* list, const PyStruct* type, void** to) {
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(list); i++) {
    PyObject* o = PySequence_Fast_GET_ITEM(list, i);
    if (!is_struct(o, type)) {
      PyErr_Format(PyExc_TypeError, "a list of %s is needed, item %zd is %s", type->name, i,
                   Py_TYPE(o)->tp_name);
      return false;
    }
    to[i] = ((Wrap*)o)->ptr;
  }
  return true;
}

static Handle* data_handle(const Worlds* w, Py_ssize_t i) {
  return ((Wrap*)PySequence_Fast_GET_ITEM(w->datas, i))->handle;
}

// Every model is sound, all data have its sizes.
static bool fit_together(const Worlds* w, const char* who) {
  for (Py_ssize_t k = 0; k < w->nmodel; k++) {
    if (k > 0 && w->m[k] == w->m[k - 1]) continue;
    if (!model_usable(who, ((Wrap*)PySequence_Fast_GET_ITEM(w->models, k))->handle)) return false;
    for (Py_ssize_t i = 0; i < w->ndata; i++) {
      if (pair_fits(w->m[k], data_handle(w, i))) continue;
      PyErr_SetString(FatalValueError, "models and data differ in size");
      return false;
    }
  }
  return true;
}

// No data twice, none in use.
static bool mark(Worlds* w) {
  for (Py_ssize_t i = 0; i < w->ndata; i++) {
    Handle* h = data_handle(w, i);
    if (h->thread) {
      PyErr_SetString(PyExc_ValueError,
                      "an MjData is in the list twice, or another thread is computing on it");
      unmark(w, i);
      return false;
    }
    h->thread = PyThreadState_Get();
    h->depth = 1; // callbacks enter and leave, the mark stays
  }
  w->marked = true;
  return true;
}

static bool worlds_lists(Worlds* w, PyObject* models, PyObject* datas) {
  w->models = PySequence_Fast(models, "a list of MjModel is needed");
  w->datas = w->models ? PySequence_Fast(datas, "a list of MjData is needed") : NULL;
  if (!w->datas) return false;
  w->nmodel = PySequence_Fast_GET_SIZE(w->models);
  w->ndata = PySequence_Fast_GET_SIZE(w->datas);
  w->m = PyMem_Calloc((size_t)w->nmodel + 1, sizeof *w->m);
  w->d = PyMem_Calloc((size_t)w->ndata + 1, sizeof *w->d);
  if (!w->m || !w->d) return PyErr_NoMemory(), false;
  if (w->nmodel == 0 || w->ndata == 0) {
    PyErr_SetString(PyExc_ValueError, "no model or no data is given");
    return false;
  }
  return all_are(w->models, &struct_MjModel, (void**)w->m) &&
         all_are(w->datas, &struct_MjData, (void**)w->d);
}

bool worlds_read(Worlds* w, PyObject* models, PyObject* datas, const char* who) {
  *w = (Worlds){0};
  if (worlds_lists(w, models, datas) && fit_together(w, who) && mark(w)) return true;
  worlds_free(w);
  return false;
}

//---------------------------------- rollout -------------------------------------------------------

typedef struct Rollout {
  Worlds* w;
  int nstep, spec;
  Py_ssize_t nstate, ncontrol, nsensor;
  const double *state0, *warmstart0, *control;
  double *state, *sensordata;
  int precision; // bits of the numbers of a step
  double* kept;  // without controls: these inputs as they are in each data, else NULL
  Watch watch;
} Rollout;

// Inputs that the controls do not set are as after a reset.
static void clear_inputs(const ctModel* m, ctData* d, int spec) {
  if (!(spec & ctSTATE_CTRL)) ctu_zero(d->ctrl, (int)m->nu);
  if (!(spec & ctSTATE_QFRC_APPLIED)) ctu_zero(d->qfrc_applied, (int)m->nv);
  if (!(spec & ctSTATE_XFRC_APPLIED)) ctu_zero(d->xfrc_applied, 6 * (int)m->nbody);
  if (!(spec & ctSTATE_EQ_ACTIVE)) {
    for (int i = 0; i < m->neq; i++) d->eq_active[i] = m->eq_active0[i];
  }
  for (int b = 0; b < m->nbody; b++) {
    int k = m->body_mocapid[b];
    if (k >= 0 && !(spec & ctSTATE_MOCAP_POS)) ctu_copy3(d->mocap_pos + 3 * k, m->body_pos + 3 * b);
    if (k >= 0 && !(spec & ctSTATE_MOCAP_QUAT)) {
      ctu_copy4(d->mocap_quat + 4 * k, m->body_quat + 4 * b);
      ctu_normalize4(d->mocap_quat + 4 * k);
    }
  }
}

static bool warned(const ctData* d) {
  int n = 0;
  for (int i = 0; i < ctNWARNING; i++) n += d->warning[i].number;
  return n > 0;
}

// What a trajectory is recorded as: with the states of kinds, if the model has some.
static int recorded_state(const ctModel* m) {
  return ctSTATE_FULLPHYSICS | (m->nkindstate ? ctSTATE_KIND : 0);
}

static void start(const Rollout* r, const ctModel* m, ctData* d, int i, int thread) {
  clear_inputs(m, d, r->spec);
  if (r->kept) ct_setState(m, d, r->kept + thread * r->ncontrol, r->spec);
  ct_setState(m, d, r->state0 + i * r->nstate, recorded_state(m));
  if (r->warmstart0) {
    ctu_copy(d->qacc_warmstart, r->warmstart0 + i * (int)m->nv, (int)m->nv);
  } else {
    ctu_zero(d->qacc_warmstart, (int)m->nv);
  }
  for (int k = 0; k < ctNWARNING; k++) d->warning[k].number = 0;
  // no part of the state that is given: each trajectory begins with them as registered
  for (int k = 0; k < ct_deformableCount(d); k++) ct_resetDeformable(d, k);
}

// One trajectory. After a warning the simulation has diverged: what is there is repeated.
static void roll(void* ctx, int i, int thread) {
  Rollout* r = ctx;
  const ctModel* m = r->w->m[r->w->nmodel == 1 ? 0 : i];
  ctData* d = r->w->d[thread];
  watch_current = &r->watch;
  if (r->watch.stop) return;
  watch_data = d;
  start(r, m, d, i, thread);
  bool stop = false;
  for (int t = 0; t < r->nstep && !r->watch.stop; t++) {
    if (thread == 0) watch_signals(&r->watch);
    Py_ssize_t at = (Py_ssize_t)i * r->nstep + t;
    stop = stop || warned(d);
    if (!stop) {
      if (r->control) ct_setState(m, d, r->control + at * r->ncontrol, r->spec);
      call_step(m, d);
    }
    if (r->state) ct_getState(m, d, r->state + at * r->nstate, recorded_state(m));
    if (r->sensordata && r->nsensor)
      ctu_copy(r->sensordata + at * r->nsensor, d->sensordata, (int)r->nsensor);
  }
  watch_data = NULL;
}

//---------------------------------- in a batch ----------------------------------------------------

enum { WORTH = 500 }; // steps per thread below which making a batch does not pay

// Inputs that nothing sets: only controls that all data share fit.
static bool same_inputs(const Rollout* r) {
  size_t bytes = (size_t)r->ncontrol * sizeof *r->kept;
  if (r->kept && r->spec != ctSTATE_CTRL) return false;
  for (Py_ssize_t i = 1; r->kept && bytes && i < r->w->ndata; i++) {
    if (memcmp(r->kept, r->kept + i * r->ncontrol, bytes) != 0) return false;
  }
  return true;
}

// One model, and data without anything that a batch does not have.
static bool is_plain(const Rollout* r, int nbatch, int nthread) {
  const Worlds* w = r->w;
  bool worth = nbatch >= 2 && (int64_t)nbatch * r->nstep >= (int64_t)WORTH * nthread;
  if (w->nmodel != 1 || !(worth || r->precision == 32)) return false;
  if (w->m[0]->nkindstate || !same_inputs(r)) return false;
  for (Py_ssize_t i = 0; i < w->ndata; i++) {
    if (data_is_hooked(w->d[i]) || ct_deformableCount(w->d[i]) > 0) return false;
  }
  return true;
}

// One part of all rows, from rows of `x` that are `stride` apart.
static void fill_part(ctBatch* b, int nbatch, int part, const double* x, Py_ssize_t stride) {
  int size;
  cttNum* to = ctb_stateComponent(b, part, &size);
  for (Py_ssize_t i = 0; size && i < nbatch; i++)
    ctu_copy(to + i * b->nstate, x + i * stride, size);
}

// Rows: what is given, the rest as after a reset. The parts of a recorded state come in the order
// of their bits, those of plugins, which no lane serves, last.
static void fill_rows(const Rollout* r, ctBatch* b, int nbatch) {
  const ctModel* m = r->w->m[0];
  Py_ssize_t from = 0;
  for (int part = ctSTATE_TIME; part <= ctSTATE_HISTORY; part <<= 1) {
    fill_part(b, nbatch, part, r->state0 + from, r->nstate);
    from += ct_stateSize(m, part);
  }
  if (r->warmstart0) fill_part(b, nbatch, ctSTATE_WARMSTART, r->warmstart0, m->nv);
  if (r->kept) fill_part(b, nbatch, ctSTATE_CTRL, r->kept, 0);
}

static bool ask_rollout(void* arg, const ctData* d, int thread) {
  Watch* watch = arg;
  watch_current = watch;
  watch_data = d;
  if (thread == 0) watch_signals(watch);
  return watch->stop;
}

// False: nothing is recorded, or something failed, and the trajectories are to run one by one.
static bool roll_in_batch(Rollout* r, int nbatch, int nthread) {
  ctBatchConfig config;
  char error[ERROR_SIZE];
  ctb_defaultConfig(&config);
  config.nthread = nthread;
  config.precision = r->precision;
  ctBatch* b = ctb_makeBatch(r->w->m[0], nbatch, &config, error, sizeof error);
  if (!b) return false;
  bool good = ctb_lanes(b, NULL) > 1;
  if (good) {
    ctBatchRecord record[2] = {{.spec = recorded_state(r->w->m[0]), .buf = r->state},
                               {.field = "sensordata", .buf = r->sensordata}};
    bool both = r->state && r->sensordata;
    fill_rows(r, b, nbatch);
    batch_set_watch(b, ask_rollout, &r->watch);
    good = ctb_rollout(b, NULL, nbatch, r->nstep, r->control, r->spec, record + !r->state,
                       both ? 2 : r->state || r->sensordata) == 0;
    watch_data = NULL;
  }
  ctb_deleteBatch(b);
  return good;
}

//---------------------------------- arguments -----------------------------------------------------

// A C-contiguous array of doubles with this many numbers; None gives NULL.
static bool numbers(PyObject* o, const char* name, Py_ssize_t size, bool out, double** to) {
  *to = NULL;
  if (o == Py_None) return true;
  PyArrayObject* a = (PyArrayObject*)o;
  bool good = PyArray_Check(o) && PyArray_TYPE(a) == NPY_DOUBLE && PyArray_IS_C_CONTIGUOUS(a) &&
              (!out || PyArray_ISWRITEABLE(a));
  if (!good || PyArray_SIZE(a) != size) {
    PyErr_Format(PyExc_ValueError, "%s must be a C-contiguous float64 array with %zd numbers", name,
                 size);
    return false;
  }
  *to = PyArray_DATA(a);
  return true;
}

static bool read_arrays(Rollout* r, PyObject* const* o, Py_ssize_t nbatch, int nv) {
  Py_ssize_t rows = nbatch * r->nstep;
  double *state0, *warm, *control;
  bool good = numbers(o[0], "initial_state", nbatch * r->nstate, false, &state0) &&
              numbers(o[1], "initial_warmstart", nbatch * nv, false, &warm) &&
              numbers(o[2], "control", rows * r->ncontrol, false, &control) &&
              numbers(o[3], "state", rows * r->nstate, true, &r->state) &&
              numbers(o[4], "sensordata", rows * r->nsensor, true, &r->sensordata);
  if (!good) return false;
  r->state0 = state0;
  r->warmstart0 = warm;
  r->control = control;
  if (state0) return true;
  PyErr_SetString(PyExc_ValueError, "initial_state is needed");
  return false;
}

// An automatic reset clears inputs: the next trajectory in the same data begins with them all the
// same.
static bool keep_inputs(Rollout* r) {
  if (r->control || r->ncontrol == 0) return true;
  r->kept = PyMem_Calloc((size_t)(r->w->ndata * r->ncontrol), sizeof *r->kept);
  if (!r->kept) return PyErr_NoMemory(), false;
  for (Py_ssize_t i = 0; i < r->w->ndata; i++)
    ct_getState(r->w->m[0], r->w->d[i], r->kept + i * r->ncontrol, r->spec);
  return true;
}

static void watch_rollout(void* ctx) { watch_signals(&((Rollout*)ctx)->watch); }

static PyObject* rollout(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *capsule, *models, *datas, *o[5];
  Worlds w;
  Pool* pool;
  int nbatch;
  Rollout r = {.w = &w};
  if (!PyArg_ParseTuple(args, "OOOiiiOOOOOi", &capsule, &models, &datas, &nbatch, &r.nstep, &r.spec,
                        &o[0], &o[1], &o[2], &o[3], &o[4], &r.precision) ||
      !worlds_read(&w, models, datas, "rollout"))
    return NULL;
  const ctModel* m = w.m[0];
  bool good = pool_take(capsule, &pool);
  if (!good) return worlds_free(&w), NULL;
  good = nbatch >= 0 && r.nstep >= 0 && (w.nmodel == 1 || w.nmodel >= nbatch) &&
         pool_threads(pool) <= w.ndata && !(r.spec & ~ctSTATE_USER);
  if (!good)
    PyErr_SetString(PyExc_ValueError, "rollout: one model for all or one for each trajectory, one "
                                      "data for each thread, controls in mjSTATE_USER");
  r.nstate = ct_stateSize(m, recorded_state(m));
  r.ncontrol = good ? ct_stateSize(m, r.spec) : 0;
  r.nsensor = m->nsensordata;
  good = good && read_arrays(&r, o, nbatch, (int)m->nv) && keep_inputs(&r);
  if (good) {
    bool plain = is_plain(&r, nbatch, pool_threads(pool));
    watch_start(&r.watch);
    RELEASE if (!plain || !roll_in_batch(&r, nbatch, pool_threads(pool)))
        pool_for_watched(pool, nbatch, roll, &r, watch_rollout);
    REACQUIRE good = watch_end(&r.watch);
  }
  pool_give(capsule);
  worlds_free(&w);
  PyMem_Free(r.kept);
  return good ? Py_NewRef(Py_None) : NULL;
}

PyMethodDef rollout_functions[] = {
    {"make_pool", make_pool, METH_VARARGS, "make_pool(nthread)"},
    {"rollout", rollout, METH_VARARGS,
     "rollout(pool, models, datas, nbatch, nstep, control_spec, state0, warmstart0, control, "
     "state, sensordata, precision)"},
    {NULL, NULL, 0, NULL},
};
