#include "spec/mesh_make.h"

#include "geom/mesh_builtin.h"
#include "spec/spec.h"

#include <corten/corten.h>

Status mesh_make(ctsMesh* mesh, cttMeshBuiltin kind, const double* params, int nparams, Place at,
                 ErrorList* err) {
  MeshBuiltin made;
  TRY(mesh_builtin_make(&made, kind, params, nparams, at, err));
  bool ok = vectors_set(VALUE_FLOATVEC, mesh->uservert, made.vert, made.vert_len) &&
            vectors_set(VALUE_FLOATVEC, mesh->usernormal, made.normal, made.normal_len) &&
            vectors_set(VALUE_INTVEC, mesh->userface, made.face, made.face_len);
  if (made.shell) mesh->inertia = ctMESH_INERTIA_SHELL;
  mesh_builtin_free(&made);
  return ok ? CT_OK : error_add(err, at, "out of memory");
}

int cts_makeMesh(ctsMesh* mesh, cttMeshBuiltin builtin, double* params, int nparams) {
  Element* e = (Element*)(void*)mesh->element;
  Place at = spec_place(e, NULL);
  return mesh_make(mesh, builtin, params, nparams, at, &e->spec->errors) == CT_OK ? 0 : -1;
}
