// Materials by name. Numbers are typical values of the literature in docs/deform_materials.md;
// `bending` of woven and stranded materials is measured bending stiffness over that of a solid
// sheet or rod, because threads and strands slide on each other.
#include "base/str.h"

#include <corten/corten.h>

static const ctDeformMaterial kDeformPreset[] = {
    // name, density, Young's modulus, Poisson's ratio, bending, damping, drag, friction
    {"rubber", 930, 2.0e6, 0.48, 1, 2e-3, 0, 0.9},          // soft body, cloth, chain
    {"silicone", 1030, 1.8e6, 0.48, 1, 1e-3, 0, 0.8},       // soft body, chain
    {"gelatin", 1030, 1.0e5, 0.48, 1, 5e-3, 0, 0.3},        // soft body
    {"tissue", 1060, 2.0e4, 0.48, 1, 1e-2, 0, 0.5},         // soft body
    {"foam", 30, 5.0e5, 0.3, 1, 5e-3, 0, 0.6},              // soft body
    {"cork", 180, 2.0e7, 0.1, 1, 1e-3, 0, 0.6},             // soft body
    {"cotton", 430, 3.0e7, 0.25, 0.06, 5e-3, 0, 0.5},       // cloth
    {"silk", 500, 5.0e7, 0.25, 0.15, 2e-3, 0, 0.3},         // cloth
    {"wool", 420, 1.0e7, 0.25, 0.05, 1e-2, 0, 0.6},         // cloth
    {"denim", 500, 4.0e7, 0.25, 0.03, 5e-3, 0, 0.6},        // cloth
    {"leather", 900, 2.0e8, 0.4, 1, 2e-3, 0, 0.6},          // cloth
    {"nylon", 900, 8.0e8, 0.35, 0.01, 5e-3, 0, 0.3},        // chain
    {"hemp", 850, 1.5e9, 0.3, 0.01, 5e-3, 0, 0.5},          // chain
    {"steel_cable", 4600, 5.5e10, 0.3, 0.02, 1e-4, 0, 0.3}, // chain
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
