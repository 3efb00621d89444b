// A flag of silk on a pole in wind of 6 m/s. Prints how far its free edge is along the wind.
#include <corten/corten.h>

#include <math.h>
#include <stdio.h>

static const char kXml[] =
    "<mujoco><option timestep='0.005' integrator='implicitfast' wind='6 1 0' density='1.2'/>"
    "</mujoco>";

int main(void) {
  static const int pin[] = {0, 4, 8};
  char error[1000] = "";
  ctModel* m = ct_loadXMLString(kXml, NULL, error, sizeof error);
  ctData* d = m ? ct_makeData(m) : NULL;
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.name = "flag";
  def.thickness = 0.0005;
  def.npin = 3;
  def.pin = pin;
  ct_deformPreset("silk", &def.material);
  ctDeformable* flag =
      ct_makeClothRectangle(&def, (cttNum[]){0.6, 0.4}, (int[]){13, 9}, error, sizeof error);
  if (!d || !flag) return (void)fprintf(stderr, "%s\n", error), 1;
  // upright, with its pinned edge at x = -0.3
  ct_moveDeformable(flag, (cttNum[]){0, 0, 1.35}, (cttNum[]){sqrt(0.5), sqrt(0.5), 0, 0});
  int id = ct_addDeformable(m, d, flag, error, sizeof error);
  ct_freeDeformable(flag);
  if (id < 0) return (void)fprintf(stderr, "%s\n", error), 1;
  while (d->time < 2) ct_step(m, d);
  const cttNum *x = ct_deformablePos(d, id), *w = m->opt.wind;
  cttNum along = 0, speed = sqrt(w[0] * w[0] + w[1] * w[1]);
  for (int i = 9 * 12; i < 9 * 13; i++)
    along += ((x[3 * i] + 0.3) * w[0] + x[3 * i + 1] * w[1]) / speed / 9;
  printf("free edge %.3f m along the wind\n", along);
  ct_deleteData(d);
  ct_deleteModel(m);
  return along > 0.1 && along < 0.7 ? 0 : 1;
}
