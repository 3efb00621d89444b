// Invariant: a graph is complete or absent. Its lists fill their room exactly, neighbours are hull
// vertices, faces name points and run counterclockwise from outside. The state of qhull never
// outlives hull_build, and its errors return here.
#include "geom/hull.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/jump.h"

#include <libqhull_r/qhull_ra.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

// One construction: what goes in, what comes out.
typedef struct HullJob {
  const double* point;
  int n;
  char options[40];
  Hull* hull;
  qhT* qh;
  bool made, no_memory;
} HullJob;

//---------------------------------- from qhull's structures to the graph --------------------------

// Neighbours of a vertex in the order in which its facets name them, as points; *at moves on. False
// if a facet is not a triangle or the list would leave its room.
static bool list_neighbours(qhT* qh, const vertexT* vertex, int* neighbour, int* at, int room) {
  int start = *at, self = qh_pointid(qh, vertex->point);
  CT_ASSERT(start >= 0 && start <= room);
  facetT *facet, **facetp;
  vertexT *corner, **cornerp;
  FOREACHsetelement_(facetT, vertex->neighbors, facet) {
    int corners = 0;
    FOREACHsetelement_(vertexT, facet->vertices, corner) {
      int id = qh_pointid(qh, corner->point), j = start;
      corners++;
      while (j < *at && neighbour[j] != id) j++;
      if (id == self || j < *at) continue;
      if (*at >= room) return false;
      neighbour[(*at)++] = id;
    }
    if (corners != 3) return false;
  }
  if (*at >= room) return false;
  neighbour[(*at)++] = -1;
  return true;
}

// Facets as triangles seen counterclockwise from outside.
static bool list_faces(qhT* qh, int* face) {
  facetT* facet;
  vertexT *corner, **cornerp;
  FORALLfacets {
    int k = 0;
    FOREACHsetelement_(vertexT, facet->vertices, corner) {
      if (k == 3) return false;
      int place = k < 2 && facet->toporient ? 1 - k : k;
      face[place] = qh_pointid(qh, corner->point);
      k++;
    }
    if (k != 3) return false;
    face += 3;
  }
  return true;
}

// Neighbours are stored as hull vertices, not as points.
static bool localise_neighbours(const Hull* h, int npoint) {
  int nvert = hull_vertices(h), count = nvert + 3 * hull_faces(h);
  int* local = (int*)alloc_bytes((size_t)npoint * sizeof(int));
  if (!local) return false;
  for (int i = 0; i < nvert; i++) {
    CT_ASSERT(hull_point(h)[i] >= 0 && hull_point(h)[i] < npoint);
    local[hull_point(h)[i]] = i;
  }
  int* neighbour = hull_neighbour(h);
  for (int i = 0; i < count; i++)
    if (neighbour[i] >= 0) neighbour[i] = local[neighbour[i]];
  alloc_free(local);
  return true;
}

// False when the hull is not the closed surface of triangles that the graph describes.
static bool make_graph(HullJob* job, qhT* qh) {
  Hull* h = job->hull;
  int nvert = qh->num_vertices, nface = qh->num_facets;
  if (nvert > (INT_MAX - 2) / 12 || nface > (INT_MAX - 2) / 12) return false;
  h->size = 2 + 3 * nvert + 6 * nface;
  h->graph = (int*)alloc_bytes((size_t)h->size * sizeof(int));
  job->no_memory = !h->graph;
  if (!h->graph) return false;
  h->graph[0] = nvert;
  h->graph[1] = nface;

  vertexT* vertex;
  int i = 0, at = 0, room = nvert + 3 * nface;
  FORALLvertices {
    int id = qh_pointid(qh, vertex->point);
    if (i >= nvert || id < 0 || id >= job->n) return false;
    hull_start(h)[i] = at;
    hull_point(h)[i] = id;
    if (!list_neighbours(qh, vertex, hull_neighbour(h), &at, room)) return false;
    i++;
  }
  CT_ASSERT(hull_face(h) + 3 * nface == h->graph + h->size);
  if (i != nvert || at != room || !list_faces(qh, hull_face(h))) return false;
  job->no_memory = !localise_neighbours(h, job->n);
  return !job->no_memory;
}

//---------------------------------- qhull with its errors caught ----------------------------------

static void build_hull(void* arg) {
  HullJob* job = arg;
  qhT* qh = job->qh;
  qh->NOerrexit = False;
  qh_initflags(qh, job->options);
  qh_init_B(qh, (coordT*)job->point, job->n, 3, False); // read only with these options
  qh_qhull(qh);
  qh_triangulate(qh);
  qh_vertexneighbors(qh);
  job->made = make_graph(job, qh);
}

// qhull leaves an error by longjmp to the guard.
static bool run_qhull(HullJob* job, FILE* messages) {
  qh_zero(job->qh, messages);
  qh_init_A(job->qh, NULL, NULL, messages, 0, NULL);
  return jump_guard(&job->qh->errexit, build_hull, job) && job->made;
}

static void release_qhull(qhT* qh) {
  int count, bytes;
  qh_freeqhull(qh, !qh_ALL);
  qh_memfreeshort(qh, &count, &bytes);
}

// The first lines that qhull wrote, as one.
static void add_hint(ErrorList* err, char* text) {
  char* end = strstr(text, "\n\n");
  if (end) *end = 0;
  for (char* c = text; *c; c++)
    if (*c == '\n') *c = ' ';
  if (text[0]) error_hint(err, "%.300s", text);
}

Status hull_build(Hull* h, const double* point, int n, int max_vertices, Place at, ErrorList* err) {
  CT_ASSERT(n >= 4);
  *h = (Hull){0};
  HullJob job = {.point = point, .n = n, .hull = h, .options = "qhull Qt"};
  // "TA" counts the vertices that are added to the first simplex
  if (max_vertices > -1)
    snprintf(job.options, sizeof job.options, "qhull Qt TA%d", max_vertices - 4);

  char text[2000] = "";
  FILE* messages = fmemopen(text, sizeof text - 1, "w");
  qhT* qh = messages ? (qhT*)alloc_bytes(sizeof(qhT)) : NULL;
  bool ok = false;
  if (qh) {
    job.qh = qh;
    ok = run_qhull(&job, messages);
    release_qhull(qh);
  }
  if (messages) fclose(messages);
  if (!ok) {
    hull_free(h);
    if (qh && !job.no_memory) {
      error_add(err, at, "qhull error");
      add_hint(err, text);
    } else {
      error_add(err, at, "out of memory for the convex hull");
    }
  }
  alloc_free(qh);
  return ok ? CT_OK : CT_FAIL;
}

void hull_free(Hull* h) {
  alloc_free(h->graph);
  *h = (Hull){0};
}
