// The curve of a string that hangs between two points.
#ifndef VIEW_CATENARY_H
#define VIEW_CATENARY_H

typedef struct Catenary {
  const double *from, *to;
  const double* gravity;
  double length;
} Catenary;

// Points along the string, at most n >= 3: two when it is taut, three when its ends are nearly
// above each other, n otherwise. Returns how many.
int catenary(const Catenary* c, double* point, int n);

#endif
