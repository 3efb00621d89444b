// Deformable bodies beside the answers of theory. Prints one row per case and setting; the exit
// code is the number of rows that are further off than allowed.
#include "deform_cases.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static int off;

void row(const char* what, const char* setting, double ratio, double allowed) {
  int bad = allowed > 0 && !(fabs(ratio - 1) <= allowed);
  off += bad;
  printf("%-46s %-42s %9.4f%s\n", what, setting, ratio, bad ? "  OFF" : "");
  fflush(stdout);
}

int main(int argc, char** argv) {
  static void (*const all[])(void) = {case_flight, case_sheets, case_rods,    case_rings,
                                      case_plates, case_solids, case_contacts};
  printf("%-46s %-42s %9s\n", "case", "setting", "ratio");
  for (int i = 0; i < 7; i++)
    if (argc < 2 || atoi(argv[1]) == i) all[i]();
  printf("%d rows are off\n", off);
  return off;
}
