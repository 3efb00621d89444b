// Quantities seen from the centre of mass of a kinematic tree.
#ifndef POS_COM_H
#define POS_COM_H

#include <corten/data.h>
#include <corten/model.h>

// All spatial vectors of a tree refer to one point, the centre of mass of the tree, with axes of
// the world: no transform is needed between its bodies.
//   reads   xipos ximat xmat xanchor xaxis     writes   subtree_com cinert cdof
void com(const ctModel* m, ctData* d);

#endif
