// The list of kinks of an answer.
#ifndef DIFF_KINK_LIST_H
#define DIFF_KINK_LIST_H

#include <corten/data.h>
#include <corten/derivative.h>

// Add one if it is nearer than the distance that the info asks for.
void kink_list_add(ctDerivativeInfo* info, ctDerivativeKink k);

// A kink of the row of a contact (-1: it has none), with the two geoms or flexes that touch.
ctDerivativeKink kink_list_contact(const ctContact* con, int kind, int row);

#endif
