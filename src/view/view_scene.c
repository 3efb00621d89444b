// Filling a scene: which kinds of shapes, and in which order.
#include "model/plugin_registry.h"
#include "view/draw_list.h"
#include "view/scene_deform.h"
#include "view/scene_flex.h"
#include "view/scene_memory.h"

#include <corten/corten.h>

// A kind is added when one of its categories is wanted and its switch is on (-1: it looks itself).
typedef struct DrawnKind {
  void (*add)(Draw* w);
  int category; // cttCatBit
  int flag;     // cttVisFlag
} DrawnKind;

static const DrawnKind kKind[] = {
    {draw_flexes, ctCAT_DYNAMIC, -1},
    {draw_deformables, ctCAT_DYNAMIC, -1},
    {draw_skins, ctCAT_DYNAMIC, ctVIS_SKIN},
    {draw_geoms, ctCAT_STATIC | ctCAT_DYNAMIC, -1},
    {draw_sites, ctCAT_STATIC | ctCAT_DYNAMIC, -1},
    {draw_tendons, ctCAT_DYNAMIC, ctVIS_TENDON},
    {draw_cranks, ctCAT_DYNAMIC, -1},
    {draw_geom_frames, ctCAT_DECOR, -1},
    {draw_site_frames, ctCAT_DECOR, -1},
    {draw_body_trees, ctCAT_DECOR, ctVIS_BODYBVH},
    {draw_flex_trees, ctCAT_DECOR, ctVIS_MESHBVH},
    {draw_mesh_trees, ctCAT_DECOR, ctVIS_MESHBVH},
    {draw_octrees, ctCAT_DECOR, ctVIS_MESHBVH},
    {draw_tactile, ctCAT_DECOR, ctVIS_CONTACTPOINT},
    {draw_inertias, ctCAT_DECOR, ctVIS_INERTIA},
    {draw_dragged, ctCAT_DECOR, ctVIS_PERTOBJ},
    {draw_body_frames, ctCAT_DECOR, -1},
    {draw_selected_point, ctCAT_DECOR, ctVIS_SELECT},
    {draw_body_labels, ctCAT_DECOR, -1},
    {draw_joints, ctCAT_DECOR, ctVIS_JOINT},
    {draw_actuators, ctCAT_DECOR, ctVIS_ACTUATOR},
    {draw_island_labels, ctCAT_DECOR, -1},
    {draw_cameras, ctCAT_DECOR, ctVIS_CAMERA},
    {draw_lights, ctCAT_DECOR, ctVIS_LIGHT},
    {draw_masses, ctCAT_DECOR, ctVIS_COM},
    {draw_connections, ctCAT_DECOR, ctVIS_AUTOCONNECT},
    {draw_rays, ctCAT_DECOR, ctVIS_RANGEFINDER},
    {draw_pushes, ctCAT_DECOR, ctVIS_PERTFORCE},
    {draw_equalities, ctCAT_DECOR, ctVIS_CONSTRAINT},
    {draw_contacts, ctCAT_DECOR, -1},
    {draw_deform_contacts, ctCAT_DECOR, -1},
};
enum { NKIND = sizeof kKind / sizeof kKind[0] };

void ctv_addGeoms(const ctModel* m, ctData* d, const ctvOption* opt, const ctvPerturb* pert,
                  int catmask, ctvScene* scn) {
  ctvPerturb none;
  ctv_defaultPerturb(&none);
  if (pert && (pert->select >= m->nbody || pert->skinselect >= m->nskin)) pert = NULL;
  Draw w = {m, d, opt, pert ? pert : &none, scn, catmask, (float)m->stat.meansize, false};
  if (!opt->flags[ctVIS_STATIC]) w.mask &= ~ctCAT_STATIC;
  for (int k = 0; k < NKIND && !w.full; k++) {
    bool on = kKind[k].flag < 0 || opt->flags[kKind[k].flag];
    if (on && (kKind[k].category & w.mask)) kKind[k].add(&w);
  }
}

static void call_plugins(const ctModel* m, ctData* d, const ctvOption* opt, ctvScene* scn) {
  for (int i = 0; i < m->nplugin; i++) {
    const ctpPlugin* p = plugin_registry_of(m, i);
    if (p && p->visualize) p->visualize(m, d, opt, scn, i);
  }
}

void ctv_updateScene(const ctModel* m, ctData* d, const ctvOption* opt, const ctvPerturb* pert,
                     ctvCamera* cam, int catmask, ctvScene* scn) {
  const cttByte* flag = opt->flags;
  scn->ngeom = scn->status = 0;
  call_plugins(m, d, opt, scn);
  ctv_addGeoms(m, d, opt, pert, catmask, scn);
  ctv_updateCamera(m, d, cam, scn);
  ctv_makeLights(m, d, scn);
  scene_deform(d, opt, scn);
  // a scene that was made for no model, or for another one, has no room for its flexes and skins
  if (!scene_memory_fits(m, scn)) return;
  if (flag[ctVIS_FLEXVERT] || flag[ctVIS_FLEXEDGE] || flag[ctVIS_FLEXFACE] || flag[ctVIS_FLEXSKIN])
    scene_flex(m, d, opt, scn);
  if (flag[ctVIS_SKIN]) scene_skin(m, d, opt, scn);
}
