// libFuzzer target for deformable bodies: elements of MJCF, mesh files, and definitions whose
// numbers come from the input. What is accepted is stepped and stays finite; a refusal has a
// reason.
#include "fuzz.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

enum { STEPS = 3, VERT_MOST = 300, TEXT = 4000 };

static const char kHead[] =
    "<mujoco><worldbody><geom type='plane' size='1 1 1'/><body name='b' pos='0 0 .3'><freejoint/>"
    "<geom size='.1'/><site name='s'/></body></worldbody><deformable>";
static const char kTail[] = "</deformable></mujoco>";

static void draw_deform_world(const ctModel* m, ctData* d) {
  ctvScene scn;
  ctvOption opt;
  ctvCamera cam;
  ctv_defaultScene(&scn);
  ctv_defaultOption(&opt);
  ctv_defaultCamera(&cam);
  opt.flags[ctVIS_CONTACTPOINT] = opt.flags[ctVIS_CONTACTFORCE] = 1;
  opt.label = ctLABEL_CONTACTPOINT;
  ctv_makeScene(m, &scn, 100);
  ctv_updateScene(m, d, &opt, NULL, &cam, ctCAT_ALL, &scn);
  REQUIRE(scn.ndeform == ct_deformableCount(d) || scn.status);
  ctv_freeScene(&scn);
}

// Positions may be spoilt by huge numbers of the input; then they are reset with a warning.
static void run_deform_world(const ctModel* m, ctData* d) {
  for (int i = 0; i < STEPS; i++) ct_step(m, d);
  for (int i = 0; i < ct_deformableCount(d); i++)
    for (int k = 0; k < 3 * ct_deformableDef(d, i)->nvert; k++)
      REQUIRE(fabs(ct_deformablePos(d, i)[k]) <= ctMAXVAL);
  draw_deform_world(m, d);
  cttNum energy[3];
  for (int i = 0; i < ct_deformableCount(d); i++) {
    REQUIRE(ct_deformablePos(d, i) && ct_deformableDef(d, i));
    REQUIRE(ct_deformableEnergy(m, d, i, energy) == 0);
    REQUIRE(ct_resetDeformable(d, i) == 0);
  }
  ctData* copy = ct_copyData(NULL, m, d);
  REQUIRE(!copy || ct_deformableCount(copy) == ct_deformableCount(d));
  ct_deleteData(copy);
}

// Large meshes only cost time.
static void try_elements(const uint8_t* data, size_t size) {
  char* xml = malloc(sizeof kHead + sizeof kTail + size);
  char error[TEXT] = "";
  REQUIRE(xml);
  memcpy(xml, kHead, sizeof kHead - 1);
  memcpy(xml + sizeof kHead - 1, data, size);
  memcpy(xml + sizeof kHead - 1 + size, kTail, sizeof kTail);
  ctModel* m = strlen(xml) == sizeof kHead + sizeof kTail + size - 2
                   ? ct_loadXMLString(xml, NULL, error, TEXT)
                   : NULL;
  free(xml);
  if (!m) return;
  ctData* d = m->ndeformvert <= VERT_MOST ? ct_makeData(m) : NULL;
  if (d) run_deform_world(m, d);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void try_body(ctDeformable* body, const char* error) {
  REQUIRE(body || error[0]);
  char text[TEXT] = "";
  ctModel* m = body ? ct_loadXMLString("<mujoco><worldbody><geom type='sphere' size='.5'/>"
                                       "</worldbody></mujoco>",
                                       NULL, text, TEXT)
                    : NULL;
  ctData* d = m ? ct_makeData(m) : NULL;
  if (d && ct_addDeformable(m, d, body, text, TEXT) >= 0 &&
      ct_deformableDef(d, 0)->nvert <= VERT_MOST)
    run_deform_world(m, d);
  ct_deleteData(d);
  ct_deleteModel(m);
  ct_freeDeformable(body);
}

static void try_mesh_file(const uint8_t* data, size_t size, int kind) {
  static const char* const kName[] = {"m.obj", "m.msh", "m.stl"};
  char error[TEXT] = "";
  ctVFS vfs;
  ctDeformDef def;
  const char* name = kName[kind / 3 % 3];
  ct_defaultVFS(&vfs);
  ct_defaultDeformDef(&def);
  def.name = "f";
  def.kind = (cttDeform)(kind % 3);
  if (ct_addBufferVFS(&vfs, name, data, (int)size) == 0) {
    ctDeformable* body = ct_makeDeformableFile(&def, name, &vfs, error, TEXT);
    try_body(body, error);
  }
  ct_deleteVFS(&vfs);
}

// Numbers from the bytes, the rest 0.
static void take_bytes(void* to, size_t n, const uint8_t** data, size_t* size) {
  size_t given = n < *size ? n : *size;
  memset(to, 0, n);
  memcpy(to, *data, given);
  *data += given;
  *size -= given;
}

static void try_definition(const uint8_t* data, size_t size) {
  enum { V = 12, E = 10 };
  uint8_t head[8];
  int8_t elem8[4 * E], pin8[4];
  float vert[3 * V], number[11];
  int elem[4 * E], pin[4];
  double place[3 * V];
  char error[TEXT] = "";
  ctDeformDef def;
  take_bytes(head, sizeof head, &data, &size);
  take_bytes(elem8, sizeof elem8, &data, &size);
  take_bytes(pin8, sizeof pin8, &data, &size);
  take_bytes(number, sizeof number, &data, &size);
  take_bytes(vert, sizeof vert, &data, &size);
  ct_defaultDeformDef(&def);
  for (int i = 0; i < 3 * V; i++) place[i] = (double)vert[i];
  for (int i = 0; i < 4 * E; i++) elem[i] = elem8[i];
  for (int i = 0; i < 4; i++) pin[i] = pin8[i];
  ctDeformAttach attach = {.vertex = pin8[3], .objtype = head[5] % 8, .objid = head[6] % 3 - 1};
  attach.compliance = (double)number[9];
  attach.limit = (double)number[10];
  def = (ctDeformDef){.name = "d",
                      .kind = (cttDeform)(head[0] % 4),
                      .nvert = head[1] % (V + 1),
                      .vert = place,
                      .nelem = head[2] % (E + 1),
                      .elem = elem,
                      .npin = head[3] % 5,
                      .pin = pin,
                      .nattach = head[4] % 2,
                      .attach = &attach,
                      .material = def.material,
                      .thickness = (double)number[0],
                      .margin = (double)number[1],
                      .iterations = head[7] % 4,
                      .substeps = head[7] / 4 % 5,
                      .contype = 1,
                      .midpoint = head[6] / 32 % 2,
                      .conaffinity = 1,
                      .condim = head[6] / 4 % 5,
                      .solref = {0.02, 1},
                      .solimp = {0.9, 0.95, 0.001, 0.5, 2}};
  if (head[7] & 128) {
    def.material = (ctDeformMaterial){.density = (double)number[2],
                                      .young = (double)number[3],
                                      .poisson = (double)number[4],
                                      .bending = (double)number[5],
                                      .damping = (double)number[6],
                                      .drag = (double)number[7],
                                      .friction = (double)number[8]};
  }
  ctDeformable* body = ct_makeDeformable(&def, error, TEXT);
  try_body(body, error);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size < 1 || size > 20000) return 0;
  if (data[0] < 64)
    try_mesh_file(data + 1, size - 1, data[0]);
  else if (data[0] < 128)
    try_elements(data + 1, size - 1);
  else
    try_definition(data + 1, size - 1);
  return 0;
}
