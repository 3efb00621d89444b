// Materials by name. Numbers are typical values of the literature in docs/deform_materials.md;
// `bending` of woven and stranded materials is measured bending stiffness over that of a solid
// sheet or rod, because threads and strands slide on each other.
#include "base/str.h"

#include <corten/corten.h>

static const ctDeformMaterial kDeformPreset[] = {
    // name, density, Young's modulus, Poisson's ratio, bending, damping, drag, friction
    {"rubber", 950, 1.5e6, 0.48, 1, 2e-3, 0, 0.9},          // soft body, cloth, chain
    {"silicone", 1030, 1.8e6, 0.48, 1, 1e-3, 0, 0.8},       // soft body, chain
    {"gelatin", 1030, 1.8e4, 0.48, 1, 5e-3, 0, 0.3},        // soft body
    {"tissue", 1060, 2.0e4, 0.48, 1, 1e-2, 0, 0.5},         // soft body
    {"foam", 30, 6.0e4, 0.3, 1, 5e-3, 0, 0.6},              // soft body
    {"cork", 160, 1.6e7, 0.1, 1, 1e-3, 0, 0.6},             // soft body
    {"cotton", 473, 1.9e7, 0.24, 0.1, 5e-3, 0, 0.5},        // cloth of 0.32 mm
    {"silk", 461, 6.5e6, 0.25, 0.6, 2e-3, 0, 0.3},          // cloth of 0.18 mm
    {"wool", 413, 1.3e7, 0.28, 0.05, 1e-2, 0, 0.6},         // cloth of 0.57 mm
    {"denim", 606, 6.6e6, 0.25, 0.25, 5e-3, 0, 0.6},        // cloth of 0.66 mm
    {"leather", 900, 2.0e8, 0.4, 1, 2e-3, 0, 0.6},          // cloth of 1 to 3 mm
    {"nylon", 860, 1.5e8, 0.35, 0.01, 5e-3, 0, 0.3},        // chain: laid rope
    {"hemp", 845, 7.0e8, 0.3, 0.01, 5e-3, 0, 0.5},          // chain: laid rope
    {"steel_cable", 4600, 4.7e10, 0.3, 0.02, 1e-4, 0, 0.3}, // chain: 6 x 19 wires, fibre core
};

enum { DEFORM_PRESETS = sizeof kDeformPreset / sizeof *kDeformPreset };

int ct_deformPreset(const char* name, ctDeformMaterial* material) {
  for (int i = 0; i < DEFORM_PRESETS; i++)
    if (str_eq(name, kDeformPreset[i].name)) {
      *material = kDeformPreset[i];
      return 0;
    }
  return -1;
}

const char* ct_deformPresetName(int i) {
  return i >= 0 && i < DEFORM_PRESETS ? kDeformPreset[i].name : NULL;
}
