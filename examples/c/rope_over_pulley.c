// A rope over a pulley with a weight at each end: the heavier one sinks, the rope turns the pulley.
// Prints both heights, the angle of the pulley and the length of the rope.
#include <corten/corten.h>

#include <math.h>
#include <stdbool.h>
#include <stdio.h>

enum { STRAIGHT = 5, ROUND = 7, NVERT = 2 * STRAIGHT + ROUND };

static const char kXml[] =
    "<mujoco><option timestep='0.004' integrator='implicitfast'/><worldbody>"
    "<body pos='0 0 1.2'><joint name='axle' axis='0 1 0' damping='0.001'/>"
    "<geom type='cylinder' size='0.1 0.04' euler='90 0 0' mass='0.3' friction='0.3'/></body>"
    "<body name='heavy' pos='-0.107 0 0.6'><freejoint/><geom type='box' size='.04 .04 .04' "
    "mass='0.4'/></body>"
    "<body name='light' pos='0.107 0 0.6'><freejoint/><geom type='box' size='.04 .04 .04' "
    "mass='0.3'/></body></worldbody></mujoco>";

// Up on the left, over the pulley, down on the right.
static void place_rope(cttNum vert[3 * NVERT]) {
  const double radius = 0.107;
  for (int i = 0; i < NVERT; i++) {
    int k = i < STRAIGHT ? i : NVERT - 1 - i;
    double angle = ctPI * (i - STRAIGHT) / (ROUND - 1), x, z;
    bool straight = i < STRAIGHT || i >= STRAIGHT + ROUND;
    x = straight ? (i < STRAIGHT ? -radius : radius) : -radius * cos(angle);
    z = straight ? 0.64 + k * (0.56 / STRAIGHT) : 1.2 + radius * sin(angle);
    vert[3 * i] = x;
    vert[3 * i + 1] = 0;
    vert[3 * i + 2] = z;
  }
}

static ctDeformable* make_rope(const ctModel* m, char* error, int size) {
  cttNum vert[3 * NVERT];
  int elem[2 * (NVERT - 1)];
  place_rope(vert);
  for (int i = 0; i < NVERT - 1; i++) elem[2 * i] = i, elem[2 * i + 1] = i + 1;
  const ctDeformAttach attach[] = {
      {0, ctOBJ_BODY, ct_name2id(m, ctOBJ_BODY, "heavy"), {0, 0, 0.04}, 0, 0},
      {NVERT - 1, ctOBJ_BODY, ct_name2id(m, ctOBJ_BODY, "light"), {0, 0, 0.04}, 0, 0}};
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.name = "rope";
  def.kind = ctDEFORM_CHAIN;
  def.nvert = NVERT;
  def.vert = vert;
  def.nelem = NVERT - 1;
  def.elem = elem;
  def.nattach = 2;
  def.attach = attach;
  def.thickness = 0.012;
  ct_deformPreset("hemp", &def.material);
  return ct_makeDeformable(&def, error, size);
}

int main(void) {
  char error[1000] = "";
  ctModel* m = ct_loadXMLString(kXml, NULL, error, sizeof error);
  ctData* d = m ? ct_makeData(m) : NULL;
  ctDeformable* rope = d ? make_rope(m, error, sizeof error) : NULL;
  int id = rope ? ct_addDeformable(m, d, rope, error, sizeof error) : -1;
  ct_freeDeformable(rope);
  if (id < 0) return (void)fprintf(stderr, "%s\n", error), 1;
  while (d->time < 0.3) ct_step(m, d);
  const cttNum* x = ct_deformablePos(d, id);
  cttNum length = 0, heavy = d->xpos[3 * ct_name2id(m, ctOBJ_BODY, "heavy") + 2];
  cttNum light = d->xpos[3 * ct_name2id(m, ctOBJ_BODY, "light") + 2];
  for (int i = 0; i < NVERT - 1; i++)
    length += sqrt(pow(x[3 * i + 3] - x[3 * i], 2) + pow(x[3 * i + 4] - x[3 * i + 1], 2) +
                   pow(x[3 * i + 5] - x[3 * i + 2], 2));
  printf("heavy %.3f m, light %.3f m, pulley %.3f rad, rope %.3f m\n", heavy, light, d->qpos[0],
         length);
  // Atwood's machine with a pulley of 0.15 kg at the rim: 1.154 m/s^2, 0.052 m in 0.3 s
  bool good =
      fabs(heavy - 0.548) < 0.01 && fabs(light - 0.652) < 0.01 && fabs(length - 1.45) < 0.02;
  ct_deleteData(d);
  ct_deleteModel(m);
  return good ? 0 : 1;
}
