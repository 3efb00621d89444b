// Adding shapes to a scene: what every draw_*.c is written with.
#ifndef VIEW_DRAW_H
#define VIEW_DRAW_H

#include "view/figure.h"

#include <corten/data.h>
#include <corten/model.h>
#include <corten/view.h>

#include <stdbool.h>

// A scene while shapes are added to it.
typedef struct Draw {
  const ctModel* m;
  ctData* d;
  const ctvOption* opt;
  const ctvPerturb* pert;
  ctvScene* scn;
  int mask;   // categories that are wanted (cttCatBit)
  float size; // mean size of the model, by which decorations are scaled
  bool full;  // there was no room for a shape
} Draw;

// What a shape stands for.
typedef struct DrawTag {
  int type; // cttObj; ctOBJ_UNKNOWN for decorations
  int id;
  int category; // cttCatBit
} DrawTag;

static inline DrawTag draw_decor(int type, int id) { return (DrawTag){type, id, ctCAT_DECOR}; }

// The next shape of the scene, with default values; NULL when there is no room: a warning of the
// data, and scn->status 1. It belongs to the scene once draw_end is called; a new draw_begin takes
// it back.
ctvGeom* draw_begin(Draw* w, DrawTag tag);
void draw_end(Draw* w);

//---------------------------------- parts of a shape ----------------------------------------------

void draw_rgba(ctvGeom* g, const float rgba[4]);
void draw_pose(ctvGeom* g, const double pos[3], const double mat[9]); // mat NULL: upright

// Colour and gloss of a material, unless a colour of its own that is not the default grey is given.
void draw_material(const Draw* w, ctvGeom* g, int material, const float rgba[4]);

// Name of an element, or its kind and number.
void draw_label(const Draw* w, ctvGeom* g, int type, int id);

// More light for what is selected.
void draw_glow(const Draw* w, ctvGeom* g);

// Colour of the island that the first dof of a moving body belongs to, darker when it sleeps. dof:
// first of the island, -1: of none.
void draw_island_rgba(float rgba[4], int dof, bool awake);
int draw_island_dof(const Draw* w, int body);

// rgba mixed with the colour of active constraints
void draw_strained(const Draw* w, float rgba[4], double impedance);

// Impedance of the limit of a joint or tendon that is in effect; 0: none. objtype: ctOBJ_JOINT or
// ctOBJ_TENDON.
double draw_limit(const Draw* w, int objtype, int id);

//---------------------------------- whole shapes --------------------------------------------------

// Something long between two points.
typedef struct DrawRod {
  FigureRod figure;
  double width;
  const double *from, *to;
} DrawRod;
void draw_rod(Draw* w, DrawTag tag, DrawRod rod, const float rgba[4]);

// A sphere of a radius.
void draw_ball(Draw* w, DrawTag tag, const double pos[3], double radius, const float rgba[4]);

// Three axes in red, green and blue; scale: what the frames' length and width are multiplied by.
void draw_axes(Draw* w, int id, const double pos[3], const double mat[9], double scale);

void draw_triangle(Draw* w, DrawTag tag, double vertex[3][3], const float rgba[4]);

// The box (centre, half sizes) of a frame as lines.
void draw_box(Draw* w, int id, const double box[6], const double* pos, const double* mat,
              const float rgba[4]);

//---------------------------------- what is shown -------------------------------------------------

// What is welded to the world never moves, unless it hangs from a body that is moved from outside.
static inline int draw_category(const ctModel* m, int body) {
  bool fixed = m->body_weldid[body] == 0 && m->body_mocapid[m->body_rootid[body]] < 0;
  return fixed ? ctCAT_STATIC : ctCAT_DYNAMIC;
}

// Groups beyond the last count as the last.
static inline bool draw_group(const cttByte shown[ctNGROUP], int group) {
  return shown[group < 0 ? 0 : group >= ctNGROUP ? ctNGROUP - 1 : group] != 0;
}

static inline bool draw_flag(const Draw* w, int flag) { return w->opt->flags[flag] != 0; }

//---------------------------------- paths of tendons ----------------------------------------------

// Is there a straight piece from point k of wrap_xpos to the next? A pulley interrupts the path.
static inline bool draw_path_goes_on(const ctData* d, int k) {
  return d->wrap_obj[k] != -2 && d->wrap_obj[k + 1] != -2;
}

// Pieces inside a wrapped geom are thinner.
static inline double draw_path_width(const Draw* w, int tendon, int k) {
  bool inside = w->d->wrap_obj[k] >= 0 && w->d->wrap_obj[k + 1] >= 0;
  return (inside ? 0.5 : 1) * w->m->tendon_width[tendon];
}

//---------------------------------- points --------------------------------------------------------

// The point that the user has picked, in the world.
void draw_picked(const Draw* w, double point[3]);

#endif
