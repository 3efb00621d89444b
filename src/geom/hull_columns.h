// Vertices of a small hull in columns of floats, so that four are compared at once.
#ifndef GEOM_HULL_COLUMNS_H
#define GEOM_HULL_COLUMNS_H

enum { HULL_COLUMNS_MOST = 96, HULL_COLUMNS_LANES = 4 };

typedef struct HullColumns {
  float x[3][HULL_COLUMNS_MOST];
  int n;       // a multiple of the lanes, the last ones are not numbers
  float slack; // heights that differ by less may be equal
} HullColumns;

// Columns of n <= HULL_COLUMNS_MOST vertices, which are chosen from vert by id.
void hull_columns_fill(HullColumns* c, const float* vert, const int* id, int n);

// The vertex that is highest along the unit vector dir, clearly above all others; -1 if there is
// none. Where there is one, climbing along the hull ends there, too, from wherever it starts.
int hull_columns_best(const HullColumns* c, const double dir[3]);

#endif
