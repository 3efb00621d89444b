#include "compile/sleep_check.h"

#include "base/assert.h"
#include "model/data.h"
#include "step/constants_drive.h"
#include "step/data_life.h"
#include "step/sleep.h"

// An error at the body on which a tree stands.
static Place tree_place(const Build* b, const ctModel* m, int tree) {
  CT_ASSERT(tree >= 0 && tree < m->ntree && build_has(m->tree_bodyadr[tree], b->nbody));
  return spec_place(&b->body[m->tree_bodyadr[tree]].from->e, "sleep");
}

static bool may_sleep(int policy) { return policy == ctSLEEP_ALLOWED || policy == ctSLEEP_INIT; }

static Status fail_tied(Build* b, const ctModel* m, int tree, int tendon) {
  const char* why = m->tendon_treenum[tendon] > 2 ? "which spans more than 2 trees"
                                                  : "with non-zero stiffness or damping";
  error_add(b->err, tree_place(b, m, tree),
            "tree %d connected to tendon %d %s, sleeping not allowed", tree, tendon, why);
  const char* name = spec_name(&b->tendon[tendon].from->e);
  if (name[0]) error_hint(b->err, "the tendon is '%.200s'", name);
  return CT_FAIL;
}

static Status check_tied_trees(Build* b, const ctModel* m, int tendon) {
  if (!constants_drive_ties(m, tendon)) return CT_OK;
  for (int k = m->tendon_adr[tendon]; k < m->tendon_adr[tendon] + m->tendon_num[tendon]; k++) {
    int tree = constants_drive_path_tree(m, k);
    if (tree >= 0 && may_sleep(m->tree_sleep_policy[tree])) return fail_tied(b, m, tree, tendon);
  }
  return CT_OK;
}

// Of the trees that are to begin asleep, those that are.
static Status check_asleep(Build* b, const ctModel* m, const ctData* d) {
  int wanted = 0, slept = 0, first = -1;
  for (int t = 0; t < m->ntree; t++) {
    if (m->tree_sleep_policy[t] != ctSLEEP_INIT) continue;
    wanted++;
    if (d->tree_asleep[t] >= 0) slept++;
    if (d->tree_asleep[t] < 0 && first < 0) first = t;
  }
  if (first < 0) return CT_OK;
  int body = m->tree_bodyadr[first];
  error_add(b->err, tree_place(b, m, first),
            "%d trees were marked as sleep='init' but only %d could be slept. Body '%s' (id=%d) is "
            "the root of the first tree that could not be slept.",
            wanted, slept, spec_name(&b->body[body].from->e), body);
  error_hint(b->err, "it touches a body that is awake, or moves");
  return CT_FAIL;
}

Status sleep_check(Build* b, const ctModel* m) {
  for (int t = 0; t < m->ntendon; t++) TRY(check_tied_trees(b, m, t));
  if (!sleep_wants_start(m)) return CT_OK;
  char why[256] = "";
  ctData* d = data_new_or_say(m, why, sizeof(why));
  if (!d) return error_add(b->err, (Place){0}, "%s", why);
  Status status = check_asleep(b, m, d);
  data_free(d);
  return status;
}
