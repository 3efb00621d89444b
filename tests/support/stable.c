#include "support/stable.h"

static const int bad_state[] = {ctWARN_BADQPOS, ctWARN_BADQVEL, ctWARN_BADQACC};
enum { NBAD = sizeof bad_state / sizeof *bad_state };

int stable_resets(const ctData* d) {
  int n = 0;
  for (int i = 0; i < NBAD; i++) n += d->warning[bad_state[i]].number;
  return n;
}

void stable_forget(ctData* d) {
  for (int i = 0; i < NBAD; i++) d->warning[bad_state[i]].number = 0;
}

// The linker gives these names to ct_deleteData (tests/CMakeLists.txt).
void __real_ct_deleteData(ctData* d); // NOLINT
void __wrap_ct_deleteData(ctData* d); // NOLINT

void __wrap_ct_deleteData(ctData* d) { // NOLINT
  int n = d ? stable_resets(d) : 0;
  __real_ct_deleteData(d);
  if (n)
    fail_msg("a step of this run found a bad state; a test that wants this calls stable_forget");
}
