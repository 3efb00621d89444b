// Last passes: from the build to the arrays of a model.
#ifndef COMPILE_EMIT_H
#define COMPILE_EMIT_H

#include "compile/build.h"

// A model with everything that does not depend on running the pipeline; NULL with the reason in
// b->err.
ctModel* emit(Build* b);

// Parts of it. Each fills its fields of a model whose sizes are set.
void emit_bodies(const Build* b,
                 ctModel* m);                   // body_* bvh_*
void emit_joints(const Build* b, ctModel* m);   // jnt_* dof_* qpos0 qpos_spring
Status emit_trees(const Build* b, ctModel* m);  // dof_treeid tree_sleep_policy
void emit_elements(const Build* b, ctModel* m); // geom_* site_* cam_* light_*
Status emit_custom(const Build* b, ctModel* m); // numeric_* text_* tuple_*
Status emit_keys(const Build* b, ctModel* m);   // key_*; reads qpos0 body_pos body_quat
void emit_names(const Build* b, ctModel* m);    // names name_*adr names_map paths

// User numbers of one element, zeros behind those given.
void emit_user(cttNum* to, int n, const ctDoubleVec* from);

#endif
