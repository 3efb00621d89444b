// A net of ropes, knotted at 121 points and pinned at its corners, catches two balls. Prints their
// heights.
#include <corten/corten.h>

#include <stdio.h>

enum { N = 11, SEGMENTS = 2 * N * (N - 1) };

static const char kXml[] =
    "<mujoco><option timestep='0.005' integrator='implicitfast'/><worldbody>"
    "<geom type='plane' size='2 2 0.1'/>"
    "<body name='first' pos='0.05 0 1.3'><freejoint/><geom size='0.1' mass='0.5'/></body>"
    "<body name='second' pos='-0.1 0.1 1.6'><freejoint/><geom size='0.1' mass='0.5'/></body>"
    "</worldbody></mujoco>";

static ctDeformable* make_net(char* error, int size) {
  cttNum vert[3 * N * N];
  int elem[2 * SEGMENTS], n = 0;
  static const int corner[] = {0, N - 1, N * (N - 1), N * N - 1};
  for (int i = 0; i < N * N; i++) {
    vert[3 * i] = 0.1 * (i / N) - 0.5;
    vert[3 * i + 1] = 0.1 * (i % N) - 0.5;
    vert[3 * i + 2] = 1;
    if (i % N < N - 1) elem[n++] = i, elem[n++] = i + 1;
    if (i / N < N - 1) elem[n++] = i, elem[n++] = i + N;
  }
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.name = "net";
  def.kind = ctDEFORM_CHAIN;
  def.nvert = N * N;
  def.vert = vert;
  def.nelem = SEGMENTS;
  def.elem = elem;
  def.npin = 4;
  def.pin = corner;
  def.thickness = 0.008;
  def.substeps = 40; // loops are not solved directly, as single ropes are
  ct_deformPreset("nylon", &def.material);
  return ct_makeDeformable(&def, error, size);
}

int main(void) {
  char error[1000] = "";
  ctModel* m = ct_loadXMLString(kXml, NULL, error, sizeof error);
  ctData* d = m ? ct_makeData(m) : NULL;
  ctDeformable* net = d ? make_net(error, sizeof error) : NULL;
  if (!net || ct_addDeformable(m, d, net, error, sizeof error) < 0)
    return (void)fprintf(stderr, "%s\n", error), 1;
  ct_freeDeformable(net);
  while (d->time < 2) ct_step(m, d);
  int id = ct_name2id(m, ctOBJ_BODY, "first");
  cttNum low = d->xpos[3 * id + 2], high = d->xpos[3 * (id + 1) + 2];
  printf("balls at %.3f m and %.3f m, %d contacts\n", low, high, ct_deformableContactCount(d));
  ct_deleteData(d);
  ct_deleteModel(m);
  return low > 0.5 && low < 1 && high > 0.5 && high < 1 ? 0 : 1;
}
