// `at` is -1 everywhere between uses: dofs_clear undoes what a use has marked.
#include "diff/dofs.h"

#include "base/assert.h"
#include "diff/tree_diff.h"
#include "math/vec.h"
#include "pos/jacobian.h"

DofSet dofs_new(const Diff* x) {
  DofSet s = {.dof = diff_ints(x, (size_t)x->m->nv), .at = diff_ints(x, (size_t)x->m->nv)};
  if (!s.at) s.dof = NULL;
  for (int i = 0; s.dof && i < x->m->nv; i++) s.at[i] = -1;
  return s;
}

void dofs_add(DofSet* s, int dof) {
  if (s->at[dof] >= 0) return;
  s->at[dof] = s->n;
  s->dof[s->n++] = dof;
}

// A dof of the set has its ancestors in the set, if only bodies were added: the walk may stop.
void dofs_add_body(const Diff* x, DofSet* s, int body) {
  for (int i = jacobian_last_dof(x->m, body); i >= 0 && s->at[i] < 0; i = x->m->dof_parentid[i])
    dofs_add(s, i);
}

// Sort by insertion: chains come in descending runs and are short.
void dofs_close(const Diff* x, DofSet* s) {
  CT_ASSERT(s->n <= x->m->nv);
  for (int i = 1; i < s->n; i++) {
    int dof = s->dof[i], k = i;
    for (; k > 0 && s->dof[k - 1] > dof; k--) s->dof[k] = s->dof[k - 1];
    s->dof[k] = dof;
  }
  for (int i = 0; i < s->n; i++) s->at[s->dof[i]] = i;
}

void dofs_clear(DofSet* s) {
  for (int i = 0; i < s->n; i++) s->at[s->dof[i]] = -1;
  s->n = 0;
}

void dofs_offset(const Diff* x, int body, const double* point, double off[3]) {
  sub3(off, point, x->d->subtree_com + 3 * x->m->body_rootid[body]);
}

void dofs_add_motion(const Diff* x, const DofSet* s, int body, const double* point, double weight,
                     double* r) {
  double off[3], v[3];
  dofs_offset(x, body, point, off);
  for (int i = jacobian_last_dof(x->m, body); i >= 0; i = x->m->dof_parentid[i]) {
    int at = s->at[i];
    CT_ASSERT(at >= 0 && at < s->n);
    const double* S = x->d->cdof + 6 * i;
    jacobian_column(v, S, off);
    for (int k = 0; k < 3; k++) {
      r[k * s->n + at] += weight * v[k];
      r[(k + 3) * s->n + at] += weight * S[k];
    }
  }
}

bool dofs_turns(const ctModel* m, int j, int i) {
  if (j > i)
    return m->dof_jntid[j] == m->dof_jntid[i] && tree_diff_turns_ball(m, i) &&
           tree_diff_turns_ball(m, j);
  while (i > j) i = m->dof_parentid[i];
  return i == j;
}

void dofs_push(const Diff* x, int body, const double* point, const double* force,
               const double* torque) {
  double off[3], t[3], *w = x->wrench + 6 * body;
  dofs_offset(x, body, point, off);
  cross3(t, off, force);
  addto3(w, t);
  addto3(w, torque);
  addto3(w + 3, force);
}
