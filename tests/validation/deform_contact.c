// A rope round a drum, and a ball on a cloth: bodies in a model, with contacts.
#include "deform_cases.h"

#include <corten/corten.h>
#include <corten/spec.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static ctModel* text_model(const char* xml) {
  char error[500] = "";
  ctSpec* spec = ct_parseXMLString(xml, NULL, error, sizeof error);
  ctModel* m = spec ? ct_compile(spec, NULL) : NULL;
  if (!m) fprintf(stderr, "%s\n", error);
  if (!m) exit(2);
  ct_deleteSpec(spec);
  return m;
}

//---------------------------------- capstan -------------------------------------------------------

static const double kPi = 3.14159265358979;

typedef struct Capstan {
  int segments, substeps;
  double mu;
} Capstan;

enum { CAPSTAN_MOST = 200 };

// Along a path that comes up on the left, goes over the drum and down on the right
static void path_point(double s, double radius, double hang, double p[3]) {
  double arc = kPi * radius, a = (s - hang) / radius;
  p[1] = 0;
  p[0] = s < hang ? -radius : s > hang + arc ? radius : -radius * cos(a);
  p[2] = s < hang ? s - hang : s > hang + arc ? hang + arc - s : radius * sin(a);
}

static ctDeformable* capstan_rope(const Capstan* c, double radius, double hang) {
  double vert[3 * CAPSTAN_MOST], pos[3 * CAPSTAN_MOST], length = 2 * hang + kPi * radius;
  int n = c->segments + 1, elem[2 * CAPSTAN_MOST];
  for (int i = 0; i < n; i++) {
    vert[3 * i] = length * i / c->segments;
    vert[3 * i + 1] = vert[3 * i + 2] = 0;
    path_point(vert[3 * i], radius, hang, pos + 3 * i);
    elem[2 * i] = i;
    elem[2 * i + 1] = i + 1;
  }
  ctDeformDef def;
  char error[200];
  ct_defaultDeformDef(&def);
  def.name = "rope";
  def.kind = ctDEFORM_CHAIN;
  def.thickness = 0.01;
  def.nvert = n;
  def.nelem = c->segments;
  def.vert = vert;
  def.pos = pos;
  def.elem = elem;
  def.substeps = c->substeps;
  // hardly any bending, so that it lies on the drum
  def.material = (ctDeformMaterial){"", 1000, 1e8, 0.3, 1e-4, 1e-3, 5, c->mu};
  ctDeformable* rope = ct_makeDeformable(&def, error, sizeof error);
  if (!rope) fprintf(stderr, "%s\n", error);
  if (!rope) exit(2);
  return rope;
}

// Does the rope slide when one end is pulled by 1 N and the other by `ratio`?
static int capstan_slides(const Capstan* c, double ratio) {
  char xml[400];
  snprintf(xml, sizeof xml,
           "<mujoco><option timestep='.002' gravity='0 0 0'/><worldbody><geom type='cylinder' "
           "size='.1 .1' euler='90 0 0' friction='%g'/></worldbody></mujoco>",
           c->mu);
  ctModel* m = text_model(xml);
  ctData* d = ct_makeData(m);
  char error[200];
  ctDeformable* rope = capstan_rope(c, 0.105, 0.1);
  int id = ct_addDeformable(m, d, rope, error, sizeof error), end = 3 * c->segments + 2;
  ct_freeDeformable(rope);
  if (id < 0) exit(2);
  ct_deformableForce(d, id)[2] = -1;
  ct_deformableForce(d, id)[end] = -ratio;
  for (int i = 0; i < 100; i++) ct_step(m, d);
  double before = ct_deformablePos(d, id)[end];
  for (int i = 0; i < 100; i++) ct_step(m, d);
  int slides = before - ct_deformablePos(d, id)[end] > 1e-3; // 5 mm/s; free, it is faster
  ct_deleteData(d);
  ct_deleteModel(m);
  return slides;
}

static void capstan(Capstan c, double allowed) {
  double theory = exp(c.mu * kPi), low = 0.5 * theory, high = 1.5 * theory;
  char setting[80];
  for (int i = 0; i < 9; i++) {
    double mid = 0.5 * (low + high);
    *(capstan_slides(&c, mid) ? &high : &low) = mid;
  }
  snprintf(setting, sizeof setting, "mu %g, %d segments, dt %g ms", c.mu, c.segments,
           2.0 / c.substeps);
  row("rope round a drum: exp(mu pi)", setting, 0.5 * (low + high) / theory, allowed);
}

//---------------------------------- a ball on a cloth ---------------------------------------------

// The mean vertical force of the cloth on a ball of 1 kg at rest, over its weight
static void ball_on_cloth(int count, int substeps, double allowed) {
  ctModel* m = text_model("<mujoco><option timestep='.004'/><worldbody><body pos='0 0 .12'>"
                          "<freejoint/><geom size='.1' mass='1'/></body></worldbody></mujoco>");
  ctData* d = ct_makeData(m);
  ctDeformDef def;
  char error[200], setting[80];
  int pin[400], n = 0;
  ct_defaultDeformDef(&def);
  ct_deformPreset("rubber", &def.material);
  def.name = "cloth";
  def.thickness = 0.004;
  def.substeps = substeps;
  for (int i = 0; i < count * count; i++)
    if (i / count == 0 || i / count == count - 1 || i % count == 0 || i % count == count - 1)
      pin[n++] = i;
  def.npin = n;
  def.pin = pin;
  ctDeformable* cloth =
      ct_makeClothRectangle(&def, (double[]){1, 1}, (int[]){count, count}, error, sizeof error);
  if (!cloth || ct_addDeformable(m, d, cloth, error, sizeof error) < 0) exit(2);
  ct_freeDeformable(cloth);
  double sum = 0;
  for (int i = 0; i < 2500; i++) {
    ct_step(m, d);
    for (int k = 0; k < ct_deformableContactCount(d) && i >= 2250; k++)
      sum -= ct_deformableContact(d, k)->force[2] / 250;
  }
  snprintf(setting, sizeof setting, "%d x %d vertices, dt %g ms", count, count, 4.0 / substeps);
  row("ball of 1 kg at rest on a cloth: 9.81 N", setting, sum / 9.81, allowed);
  ct_deleteData(d);
  ct_deleteModel(m);
}

void case_contacts(void) {
  capstan((Capstan){20, 4, 0.3}, 0);
  capstan((Capstan){40, 4, 0.3}, 0.03);
  capstan((Capstan){80, 4, 0.3}, 0.03);
  capstan((Capstan){40, 8, 0.3}, 0.03);
  capstan((Capstan){40, 4, 0.1}, 0.03);
  capstan((Capstan){80, 8, 0.6}, 0.03);
  ball_on_cloth(11, 4, 0.01);
  ball_on_cloth(21, 4, 0.01);
  ball_on_cloth(21, 8, 0.01);
}
