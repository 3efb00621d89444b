#include "compile/mesh_field.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/integer.h"
#include "base/str.h"
#include "compile/plugin_build.h"
#include "geom/marching_cubes.h"
#include "model/plugin_registry.h"

#include <limits.h>
#include <math.h>

bool mesh_field_is_used(const BuildMesh* m) { return m->s.plugin.active && !m->file[0]; }

static Place field_place(const BuildMesh* m) { return spec_place(&m->from->e, NULL); }

// Settings as numbers, one for each that the plugin knows.
static Status read_field_settings(double* out, Build* b, const BuildMesh* m, const ctpPlugin* p) {
  size_t n = (size_t)p->nattribute;
  const char** text = alloc_zero(2 * n * sizeof *text);
  if (!text) return build_no_memory(b);
  for (size_t i = 0; i < n; i++) {
    text[i] = p->attributes[i];
    text[n + i] = plugin_build_setting(b, m->plugin, p->attributes[i]);
  }
  if (p->sdf_attribute) p->sdf_attribute(out, text, text + n);
  alloc_free(text);
  for (size_t i = 0; i < n; i++)
    if (isnan(out[i]))
      return error_add(b->err, field_place(m), "invalid attribute value for '%s'",
                       p->attributes[i]);
  return CT_OK;
}

// Points along each side, 300 in all and one more a side. Less than two a side is no surface.
static Status choose_grid(int n[3], const double box[6], Build* b, const BuildMesh* m) {
  const double POINTS = 300;
  double total = box[3] + box[4] + box[5];
  for (int i = 0; i < 3; i++) {
    double count = floor(POINTS / total * box[3 + i]) + 1;
    if (!(count >= 1 && count <= POINTS + 1))
      return error_add(b->err, field_place(m),
                       "the distance field of mesh '%s' has no box around it", m->name);
    n[i] = integer_of(count, 1, INT_MAX);
  }
  return CT_OK;
}

// Place of grid point k along axis i
static double grid_coordinate(const double box[6], const int n[3], int i, double k) {
  CT_ASSERT(i >= 0 && i < 3 && n[i] >= 1);
  return 2 * box[3 + i] * k / (n[i] - 1);
}

static float* sample_field(const ctpPlugin* p, const double* setting, const double box[6],
                           const int n[3]) {
  float* field = alloc_bytes((size_t)n[0] * (size_t)n[1] * (size_t)n[2] * sizeof(float));
  float* at = field;
  for (int z = 0; field && z < n[2]; z++)
    for (int y = 0; y < n[1]; y++)
      for (int x = 0; x < n[0]; x++) {
        const double point[3] = {box[0] - box[3] + grid_coordinate(box, n, 0, x),
                                 box[1] - box[4] + grid_coordinate(box, n, 1, y),
                                 box[2] - box[5] + grid_coordinate(box, n, 2, z)};
        *at++ = (float)p->sdf_staticdistance(point, setting);
      }
  CT_ASSERT(!field || at - field == (ptrdiff_t)n[0] * n[1] * n[2]);
  return field;
}

static Status mesh_surface(CubesMesh* out, Build* b, const BuildMesh* m, const double* setting) {
  const ctpPlugin* p = plugin_registry_at(b->plugin[m->plugin].slot);
  double box[6] = {0};
  int n[3];
  p->sdf_aabb(box, setting);
  TRY(choose_grid(n, box, b, m));
  float* field = sample_field(p, setting, box, n);
  bool done = field && marching_cubes(out, field, n);
  alloc_free(field);
  if (!done) return build_no_memory(b);
  for (int k = 0; k < out->nvert; k++)
    for (int i = 0; i < 3; i++) {
      float* v = out->vert + 3 * (size_t)k + i;
      *v = (float)(grid_coordinate(box, n, i, (double)*v) + box[i] - box[3 + i]);
    }
  return CT_OK;
}

Status mesh_field(CubesMesh* out, Build* b, const BuildMesh* m) {
  CT_ASSERT(build_has(m->plugin, b->nplugin)); // plugin_build
  const ctpPlugin* p = plugin_registry_at(b->plugin[m->plugin].slot);
  const double* scale = m->s.scale;
  *out = (CubesMesh){0};
  if (scale[0] != 1 || scale[1] != 1 || scale[2] != 1)
    return error_add(b->err, spec_place(&m->from->e, "scale"),
                     "attribute scale is not compatible with SDFs in mesh '%s', (id = %d)", m->name,
                     (int)(m - b->mesh));
  if (!p->sdf_aabb || !p->sdf_staticdistance)
    return error_add(b->err, field_place(m), "plugin '%s' cannot make a mesh", p->name);
  double* setting = alloc_zero((size_t)(p->nattribute + 1) * sizeof *setting);
  if (!setting) return build_no_memory(b);
  Status status = read_field_settings(setting, b, m, p);
  if (status == CT_OK) status = mesh_surface(out, b, m, setting);
  alloc_free(setting);
  return status;
}
