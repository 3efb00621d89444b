// A membrane without resistance to bending.
#include "material/materials.h"

#include <string.h>

static double measure_nothing(const cttNum x[12], const cttNum* c) { return (void)x, (void)c, 0; }

static void push_nothing(const cttNum x[12], const cttNum* c, cttNum f[12]) {
  (void)x, (void)c;
  memset(f, 0, 12 * sizeof *f);
}

static void stiffen_nothing(const cttNum x[12], const cttNum* c, cttNum K[144]) {
  (void)x, (void)c;
  memset(K, 0, 144 * sizeof *K);
}

const ctpBending material_no_bending = {
    .kind = {.name = "none", .description = "no resistance to bending"},
    .energy = measure_nothing,
    .force = push_nothing,
    .stiffness = stiffen_nothing,
};
