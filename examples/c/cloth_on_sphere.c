// A cloth falls over a sphere. Prints its highest point and the force of its contacts.
#include <corten/corten.h>

#include <stdio.h>

static const char kXml[] =
    "<mujoco><option timestep='0.005' integrator='implicitfast'/><worldbody>"
    "<geom type='plane' size='2 2 0.1'/><geom type='sphere' size='0.2' pos='0 0 0.3'/>"
    "</worldbody></mujoco>";

static int add_cloth(const ctModel* m, ctData* d, char* error, int size) {
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.name = "sheet";
  def.thickness = 0.004;
  ct_deformPreset("cotton", &def.material);
  ctDeformable* cloth =
      ct_makeClothRectangle(&def, (cttNum[]){0.8, 0.8}, (int[]){17, 17}, error, size);
  if (!cloth) return -1;
  ct_moveDeformable(cloth, (cttNum[]){0, 0, 0.55}, NULL);
  int id = ct_addDeformable(m, d, cloth, error, size);
  ct_freeDeformable(cloth); // the registered one stays
  return id;
}

int main(void) {
  char error[1000] = "";
  ctModel* m = ct_loadXMLString(kXml, NULL, error, sizeof error);
  ctData* d = m ? ct_makeData(m) : NULL;
  int id = d ? add_cloth(m, d, error, sizeof error) : -1;
  if (id < 0) return (void)fprintf(stderr, "%s\n", error), 1;
  for (int i = 0; i < 300; i++) ct_step(m, d);
  const cttNum* x = ct_deformablePos(d, id);
  cttNum top = x[2], force = 0;
  for (int i = 1; i < ct_deformableDef(d, id)->nvert; i++)
    top = x[3 * i + 2] > top ? x[3 * i + 2] : top;
  for (int i = 0; i < ct_deformableContactCount(d); i++)
    force += ct_deformableContact(d, i)->force[2];
  printf("top %.3f m, %d contacts, %.3f N\n", top, ct_deformableContactCount(d), force);
  ct_deleteData(d);
  ct_deleteModel(m);
  return top > 0.5 && top < 0.52 && force > 0 ? 0 : 1;
}
