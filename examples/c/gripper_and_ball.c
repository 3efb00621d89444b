// Two fingers close on a soft ball by motors of 8 N, then the hand lifts it. Prints the height of
// the ball and the force with which the fingers hold it.
#include <corten/corten.h>

#include <math.h>
#include <stdio.h>

static const char kXml[] =
    "<mujoco><option timestep='0.004' integrator='implicitfast'/><worldbody>"
    "<geom name='floor' type='plane' size='2 2 0.1'/><body name='hand' pos='0 0 0.12'>"
    "<joint name='lift' type='slide' axis='0 0 1' damping='20'/>"
    "<inertial pos='0 0 0.15' mass='1' diaginertia='.01 .01 .01'/>"
    "<body pos='-0.11 0 0'><joint name='left' type='slide' axis='1 0 0' damping='10'/>"
    "<geom name='left' type='box' size='.01 .05 .09' mass='.2' friction='1'/></body>"
    "<body pos='0.11 0 0'><joint name='right' type='slide' axis='-1 0 0' damping='10'/>"
    "<geom name='right' type='box' size='.01 .05 .09' mass='.2' friction='1'/></body>"
    "</body></worldbody><actuator><motor joint='left'/><motor joint='right'/>"
    "<position joint='lift' kp='800'/></actuator></mujoco>";

static int add_ball(const ctModel* m, ctData* d, char* error, int size) {
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.name = "ball";
  ct_deformPreset("tissue", &def.material);
  def.material.density = 300;
  def.material.poisson = 0.4;
  def.material.friction = 1;
  ctDeformable* ball = ct_makeSoftBall(&def, 0.07, 7, error, size);
  if (!ball) return -1;
  ct_moveDeformable(ball, (cttNum[]){0, 0, 0.08}, NULL);
  int id = ct_addDeformable(m, d, ball, error, size);
  ct_freeDeformable(ball);
  return id;
}

int main(void) {
  char error[1000] = "";
  ctModel* m = ct_loadXMLString(kXml, NULL, error, sizeof error);
  ctData* d = m ? ct_makeData(m) : NULL;
  int id = d ? add_ball(m, d, error, sizeof error) : -1;
  if (id < 0) return (void)fprintf(stderr, "%s\n", error), 1;
  while (d->time < 2) {
    d->ctrl[0] = d->ctrl[1] = 8;
    d->ctrl[2] = d->time < 0.8 ? 0 : fmin(0.3, 0.3 * (d->time - 0.8));
    ct_step(m, d);
  }
  int n = ct_deformableDef(d, id)->nvert;
  const cttNum* x = ct_deformablePos(d, id);
  cttNum height = 0, grip = 0;
  for (int i = 0; i < n; i++) height += x[3 * i + 2] / n;
  int left = ct_name2id(m, ctOBJ_GEOM, "left");
  for (int i = 0; i < ct_deformableContactCount(d); i++) {
    const ctDeformContact* c = ct_deformableContact(d, i);
    if (c->geom == left) grip += c->force[0];
  }
  printf("ball at %.3f m, held with %.2f N\n", height, grip);
  ct_deleteData(d);
  ct_deleteModel(m);
  return height > 0.2 && fabs(grip - 8) < 2 ? 0 : 1;
}
