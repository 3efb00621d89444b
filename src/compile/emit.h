// Last passes: from the build to the arrays of a model.
#ifndef COMPILE_EMIT_H
#define COMPILE_EMIT_H

#include "compile/build.h"

#include <string.h>

// A model with everything that does not depend on running the pipeline; NULL with the reason in
// b->err.
ctModel* emit(Build* b);

// Parts of it. Each fills the fields of a model whose sizes are set that are not members of an
// element as they stand; member.h copies those.
void emit_bodies(const Build* b,
                 ctModel* m);                   // body_* bvh_*
void emit_joints(const Build* b, ctModel* m);   // jnt_* dof_* qpos0 qpos_spring
Status emit_trees(const Build* b, ctModel* m);  // dof_treeid tree_sleep_policy
void emit_elements(const Build* b, ctModel* m); // geom_* site_* cam_* light_*
void emit_meshes(const Build* b, ctModel* m);   // mesh_* oct_* and their part of bvh_*
void emit_assets(const Build* b, ctModel* m);   // hfield_* tex_* mat_* skin_*
void emit_flexes(const Build* b, ctModel* m);   // flex_* flexedge_rigid, their part of bvh_*
void emit_relations(const Build* b,
                    ctModel* m);                // pair_* exclude_* eq_* tendon_* wrap_*
void emit_control(const Build* b, ctModel* m);  // actuator_* sensor_*
bool emit_control_addresses(ctModel* m);        // sensor_adr *_historyadr; false: too large
Status emit_custom(const Build* b, ctModel* m); // numeric_* text_* tuple_*
Status emit_keys(const Build* b, ctModel* m);   // key_*; reads qpos0 body_pos body_quat
void emit_names(const Build* b, ctModel* m);    // names name_*adr names_map paths *_pathadr

// Sizes of the parts that the build does not count itself, added to those of a zeroed model.
void emit_mesh_sizes(const Build* b, ctModel* m);
void emit_assets_sizes(const Build* b, ctModel* m);
void emit_control_sizes(const Build* b, ctModel* m);
Status emit_flex_sizes(const Build* b, ctModel* m); // after nbvhstatic

// Is there room for n entries from `at` on in an array of `size`?
static inline bool emit_fits(cttSize at, cttSize n, cttSize size) {
  return at >= 0 && n >= 0 && n <= size && at <= size - n;
}

// Row i of an array of the model whose rows are as long as the array `from`.
#define EMIT_ROW(to, from, i)                                                                      \
  memcpy((to) + (sizeof(from) / sizeof((from)[0])) * (size_t)(i), (from), sizeof(from))

// memcpy where both pointers may be NULL if there is nothing to copy.
static inline void emit_copy(void* to, const void* from, size_t bytes) {
  if (bytes) memcpy(to, from, bytes);
}

// One node of a bounding volume tree.
void emit_bvh_node(const BvhNode* node, ctModel* m, int k);
void emit_bvh_links(const BvhNode* node, ctModel* m, int k); // without its box

// Numbers of a list: as many as its size says, 0 means as many as are given.
static inline int emit_numeric_size(const ctsNumeric* s) {
  return s->size ? s->size : s->data->count;
}

#endif
