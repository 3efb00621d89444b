// Parameters of contacts: how those of two geoms (or flexes) become those of their contact.
#ifndef COLLIDE_CONTACT_H
#define COLLIDE_CONTACT_H

#include <corten/data.h>
#include <corten/model.h>

// What is common to all contacts of a pair.
typedef struct ContactParam {
  int dim;
  double margin; // contacts are found below this distance
  double gap;    // and exert force below margin - gap
  double friction[5];
  double solref[ctNREF], solreffriction[ctNREF], solimp[ctNIMP];
} ContactParam;

// One side of a pair.
typedef struct ContactSide {
  int priority, condim;
  double solmix, margin, gap;
  const double *solref, *solimp, *friction;
} ContactSide;

ContactSide contact_geom(const ctModel* m, int geom);
ContactSide contact_flex(const ctModel* m, int flex);

// Sides by the rules of priority and mixing; a pair element by its own values. Both obey the
// override flag.
void contact_mix(const ctModel* m, ContactParam* p, const ContactSide* a, const ContactSide* b);
void contact_pair(const ctModel* m, ContactParam* p, int pair);

// The margin alone, of two geoms (pair < 0) or of a pair element.
static inline double contact_margin(const ctModel* m, int g1, int g2, int pair) {
  if (m->opt.enableflags & ctENBL_OVERRIDE) return m->opt.o_margin;
  return pair < 0 ? m->geom_margin[g1] + m->geom_margin[g2] : m->pair_margin[pair];
}

// Complete a frame whose first axis is set and whose second one is set or zero.
void contact_frame(double frame[9]);

// Everything of a contact but its place and objects; dist, pos and the first two axes are set.
void contact_finish(ctContact* con, const ContactParam* p);

#endif
