// One function a kind of thing that a scene can show. Each adds its shapes in the order of their
// ids; view_scene.c has the table that says which are wanted, and in what order they come.
#ifndef VIEW_DRAW_LIST_H
#define VIEW_DRAW_LIST_H

#include "view/draw.h"

// draw_model.c: what the model consists of
void draw_flexes(Draw* w);
void draw_deformables(Draw* w);
void draw_deform_contacts(Draw* w);
void draw_skins(Draw* w);
void draw_geoms(Draw* w);
void draw_sites(Draw* w);
void draw_geom_frames(Draw* w);
void draw_site_frames(Draw* w);

// draw_tendon.c
void draw_tendons(Draw* w);
void draw_cranks(Draw* w);

// draw_tree.c: bounding volumes
void draw_body_trees(Draw* w);
void draw_flex_trees(Draw* w);
void draw_mesh_trees(Draw* w);
void draw_octrees(Draw* w);

// draw_body.c
void draw_inertias(Draw* w);
void draw_dragged(Draw* w);
void draw_body_frames(Draw* w);
void draw_selected_point(Draw* w);
void draw_body_labels(Draw* w);
void draw_island_labels(Draw* w);
void draw_masses(Draw* w);
void draw_connections(Draw* w);
void draw_pushes(Draw* w);

// draw_joint.c
void draw_joints(Draw* w);
void draw_actuators(Draw* w);

// draw_camera.c
void draw_cameras(Draw* w);
void draw_lights(Draw* w);

// draw_sensor.c
void draw_tactile(Draw* w);
void draw_rays(Draw* w);

// draw_contact.c
void draw_equalities(Draw* w);
void draw_contacts(Draw* w);

#endif
