#include "compile/discard.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "generated/kinds.h"

#include <string.h>

//---------------------------------- what stays ----------------------------------------------------

static void keep_tuples(Build* b) {
  for (int i = 0; i < build_list(b, ctOBJ_TUPLE)->count; i++) {
    const ctsTuple* t = &build_tuple(b, i)->s;
    for (int k = 0; k < build_tuple_size(t); k++) {
      if (t->objtype->data[k] != ctOBJ_GEOM) continue;
      int id = build_find(b, ctOBJ_GEOM, vectors_text(t->objname->data + k));
      if (id >= 0) b->geom[id].visual = false;
    }
  }
}

static void keep_references(Build* b) {
  keep_tuples(b);
  for (int i = 0; i < b->nsensor; i++) {
    const BuildSensor* x = b->sensor + i;
    CT_ASSERT(x->s.reftype != ctOBJ_GEOM || build_has(x->reference, b->ngeom));
    CT_ASSERT(x->s.objtype != ctOBJ_MESH || build_has(x->object, b->nmesh));
    if (x->s.reftype == ctOBJ_GEOM) b->geom[x->reference].visual = false;
    if (x->s.objtype == ctOBJ_MESH) b->mesh[x->object].visual = false;
  }
  for (int i = 0; i < b->ngeom; i++) {
    const BuildGeom* g = b->geom + i;
    if (!g->visual && g->mesh >= 0) b->mesh[g->mesh].visual = false;
  }
}

//---------------------------------- compaction ----------------------------------------------------

static Status map_names(Build* b, cttObj type, int count) {
  map_free(&b->name[type]);
  for (int i = 0; i < count; i++) {
    const char* name = type == ctOBJ_GEOM ? spec_name(&b->geom[i].from->e) : b->mesh[i].name;
    if (name[0]) map_put(&b->name[type], name, i);
  }
  return b->name[type].failed ? build_no_memory(b) : CT_OK;
}

// id[old] becomes the new place, -1 for what went.
static void compact_geoms(Build* b, int* id) {
  int n = 0;
  for (int i = 0; i < b->nbody; i++) {
    BuildRange* r = &b->body[i].geom;
    int first = n;
    for (int k = r->adr; k < r->adr + r->num; k++) {
      CT_ASSERT(n <= k && k < b->ngeom);
      id[k] = b->geom[k].visual ? -1 : n;
      if (id[k] >= 0) b->geom[n++] = b->geom[k];
    }
    *r = (BuildRange){first, n - first};
  }
  b->ngeom = n;
}

static void compact_meshes(Build* b, int* id) {
  int n = 0;
  for (int i = 0; i < b->nmesh; i++) {
    id[i] = b->mesh[i].visual ? -1 : n;
    if (id[i] < 0) {
      mesh_shape_free(&b->mesh[i].shape);
    } else {
      if (n < i) {
        b->mesh[n] = b->mesh[i];
        b->mesh[i].shape = (MeshShape){0};
      }
      n++;
    }
  }
  b->nmesh = n;
}

static void renumber_references(Build* b, const int* geom, const int* mesh) {
  for (int i = 0; i < b->stale.count; i++) {
    if (b->stale.data[i] >= 0) b->stale.data[i] = geom[b->stale.data[i]];
  }
  for (int i = 0; i < b->ngeom; i++) {
    if (b->geom[i].mesh < 0) continue;
    b->geom[i].mesh = mesh[b->geom[i].mesh];
    CT_ASSERT(build_has(b->geom[i].mesh, b->nmesh)); // a geom that stays keeps its mesh
  }
  for (int i = 0; i < b->npair; i++) {
    b->pair[i].geom1 = geom[b->pair[i].geom1];
    b->pair[i].geom2 = geom[b->pair[i].geom2];
    CT_ASSERT(build_has(b->pair[i].geom1, b->ngeom) && build_has(b->pair[i].geom2, b->ngeom));
  }
  for (int i = 0; i < b->nwrap; i++) {
    if (wrap_kind[b->wrap[i].type].object != ctOBJ_GEOM) continue;
    b->wrap[i].object = geom[b->wrap[i].object];
    CT_ASSERT(build_has(b->wrap[i].object, b->ngeom)); // a path keeps its geoms
  }
  for (int i = 0; i < b->nsensor; i++) {
    BuildSensor* x = b->sensor + i;
    if (x->s.objtype == ctOBJ_GEOM) x->object = geom[x->object];
    if (x->s.reftype == ctOBJ_GEOM) x->reference = geom[x->reference];
    if (x->s.objtype == ctOBJ_MESH) x->object = mesh[x->object];
    CT_ASSERT(x->s.objtype != ctOBJ_GEOM || build_has(x->object, b->ngeom));
    CT_ASSERT(x->s.reftype != ctOBJ_GEOM || build_has(x->reference, b->ngeom));
  }
}

Status discard_visual(Build* b) {
  int* geom = alloc_bytes((size_t)b->ngeom * sizeof(int));
  int* mesh = alloc_bytes((size_t)b->nmesh * sizeof(int));
  Status status = geom && mesh ? CT_OK : build_no_memory(b);
  if (status == CT_OK) {
    keep_references(b);
    compact_geoms(b, geom);
    compact_meshes(b, mesh);
    renumber_references(b, geom, mesh);
    status = map_names(b, ctOBJ_GEOM, b->ngeom);
  }
  if (status == CT_OK) status = map_names(b, ctOBJ_MESH, b->nmesh);
  alloc_free(geom);
  alloc_free(mesh);
  return status;
}
