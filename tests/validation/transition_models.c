// Derivatives of steps beside differences: transition MODEL... prints one line per model and
// integrator, and fails if an entry is off by more than a part in a million of its block.
#include "support/transition_check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char* const kIntegrator[] = {"Euler", "RK4", "implicit", "implicitfast",
                                          "springdamper"};

typedef struct Tally {
  int states, refused;
  long columns, compared;
  double worst;
  TransitionCheck at;
  ctDerivativeInfo info;
  int seed;
} Tally;

static void check_states(ctModel* m, int count, double spread, Tally* t) {
  ctData* d = ct_makeData(m);
  for (int seed = 0; seed < count; seed++) {
    ctDerivativeInfo info = {0};
    TransitionCheck r;
    transition_state(m, d, seed, spread);
    t->states++;
    if (!transition_check(m, d, &info, &r)) {
      t->refused++;
      t->info = info;
      continue;
    }
    t->columns += r.columns;
    t->compared += r.compared;
    if (getenv("VERBOSE")) {
      printf("  seed %d: compared %d of %d, error %.2g at (%d, %d): %.9g %.9g, nefc %d, polish %d "
             "residual %.1g approx %d\n",
             seed, r.compared, r.columns, r.error, r.row, r.column, r.analytic, r.difference,
             d->nefc, info.polish, info.residual, info.approx);
      for (int p = 0; p < 3; p++)
        printf("      %9.1e %9.1e %9.1e %9.1e\n", r.worst[p][0], r.worst[p][1], r.worst[p][2],
               r.worst[p][3]);
    }
    if (!(r.error <= t->worst)) {
      t->worst = r.error;
      t->at = r;
      t->seed = seed;
      t->info = info;
    }
  }
  ct_deleteData(d);
}

static int check_model(const char* path, int count, double spread, int only) {
  char error[1000] = "";
  ctModel* m = ct_loadXML(path, NULL, error, sizeof error);
  int bad = 0;
  if (!m) {
    printf("%s: %s\n", path, error);
    return 0;
  }
  for (int k = 0; k < 5; k++) {
    if (only >= 0 && k != only) continue;
    Tally t = {0};
    m->opt.integrator = k;
    check_states(m, count, spread, &t);
    bad += t.worst > 1e-6 || t.worst != t.worst;
    const char* name = strrchr(path, '/');
    printf("%-36s %-12s nv %3d nu %3d columns %5ld compared %3.0f%% worst %.1e (%d, %d) seed %d: "
           "%.9g %.9g approx %d%s%s\n",
           name ? name + 1 : path, kIntegrator[k], (int)m->nv, (int)m->nu, t.columns,
           t.columns ? 100.0 * (double)t.compared / (double)t.columns : 0, t.worst, t.at.row,
           t.at.column, t.seed, t.at.analytic, t.at.difference, t.info.approx,
           t.refused ? " REFUSED " : "", t.refused ? t.info.reason : "");
    fflush(stdout);
  }
  ct_deleteModel(m);
  return bad;
}

int main(int argc, char** argv) {
  int bad = 0, count = 4, only = -1;
  double spread = 0.3;
  for (int i = 1; i < argc; i++) {
    if (!strncmp(argv[i], "-n", 2))
      count = atoi(argv[i] + 2);
    else if (!strncmp(argv[i], "-i", 2))
      only = atoi(argv[i] + 2);
    else if (!strncmp(argv[i], "-s", 2))
      spread = atof(argv[i] + 2);
    else
      bad += check_model(argv[i], count, spread, only);
  }
  printf("%d bad\n", bad);
  return bad != 0;
}
