// Many trajectories with one call: rollouts from initial states.
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

static void start(const Rollout* r, const ctModel* m, ctData* d, int i) {
  clear_inputs(m, d, r->spec);
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
  start(r, m, d, i);
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

static void watch_rollout(void* ctx) { watch_signals(&((Rollout*)ctx)->watch); }

static PyObject* rollout(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *capsule, *models, *datas, *o[5];
  Worlds w;
  Pool* pool;
  int nbatch;
  Rollout r = {.w = &w};
  if (!PyArg_ParseTuple(args, "OOOiiiOOOOO", &capsule, &models, &datas, &nbatch, &r.nstep, &r.spec,
                        &o[0], &o[1], &o[2], &o[3], &o[4]) ||
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
  good = good && read_arrays(&r, o, nbatch, (int)m->nv);
  if (good) {
    watch_start(&r.watch);
    RELEASE pool_for_watched(pool, nbatch, roll, &r, watch_rollout);
    REACQUIRE good = watch_end(&r.watch);
  }
  pool_give(capsule);
  worlds_free(&w);
  return good ? Py_NewRef(Py_None) : NULL;
}

PyMethodDef rollout_functions[] = {
    {"make_pool", make_pool, METH_VARARGS, "make_pool(nthread)"},
    {"rollout", rollout, METH_VARARGS,
     "rollout(pool, models, datas, nbatch, nstep, control_spec, state0, warmstart0, control, "
     "state, sensordata)"},
    {NULL, NULL, 0, NULL},
};
