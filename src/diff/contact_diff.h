// Derivatives of the rows of contacts.
#ifndef DIFF_CONTACT_DIFF_H
#define DIFF_CONTACT_DIFF_H

#include "diff/active.h"

// Contacts with rows, of both cones; the pull of adhesion along contacts. False: no memory.
bool contact_diff(const Diff* x, const ActiveSet* a);

#endif
