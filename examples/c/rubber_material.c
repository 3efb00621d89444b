// An elastic material of one's own: energy, stress and one parameter. A cube of it is dropped; a
// harder one is compressed less.
#include <corten/corten.h>

#include <stdio.h>

// W = mu |E|^2 with the strain E = (F'F - I) / 2; its derivative by F is P = 2 mu F E.
static void strain(int dim, const cttNum* F, cttNum* E) {
  ctu_mulMatTMat(E, F, F, 3, dim, dim);
  for (int i = 0; i < dim * dim; i++) E[i] = (E[i] - (i / dim == i % dim)) / 2;
}
static void prepare(int dim, cttNum young, cttNum poisson, const cttNum* param, cttNum* c) {
  (void)dim;
  c[0] = param[0] * young / (2 * (1 + poisson));
}
static cttNum energy(int dim, const cttNum* F, const cttNum* c) {
  cttNum E[9];
  strain(dim, F, E);
  return c[0] * ctu_dot(E, E, dim * dim);
}
static void stress(int dim, const cttNum* F, const cttNum* c, cttNum* P) {
  cttNum E[9];
  strain(dim, F, E);
  ctu_mulMatMat(P, F, E, 3, dim, dim);
  ctu_scl(P, P, 2 * c[0], 3 * dim);
}
static const char xml[] =
    "<mujoco><option integrator='implicitfast'/><worldbody><geom type='plane' size='1 1 1'/>"
    "<flexcomp name='cube' type='grid' dim='3' count='3 3 3' spacing='.1 .1 .1' mass='1' "
    "pos='0 0 .15' radius='.01'><elasticity young='2e4' "
    "damping='.01'/></flexcomp></worldbody></mujoco>";
// Height of the cube after half a second; negative: failed.
static double drop(const ctModel* m, cttNum hardness) {
  const ctSimChoice choice = {ctKIND_ELASTICITY, -1, "example.rubber", 1, &hardness};
  ctSim* sim = ct_makeSim(m, &(ctSimDef){.nchoice = 1, .choice = &choice}, NULL, 0);
  if (!sim) return -1;
  for (int i = 0; i < 250; i++) ct_simStep(sim);
  const cttNum* x = ct_simData(sim)->flexvert_xpos + 3 * 24; // three vertices of an edge
  double height = x[8] - x[2];
  ct_freeSim(sim);
  return height;
}
static const char* const names[] = {"hardness"};
static const ctpElasticity rubber = {
    .kind = {.name = "example.rubber", .nparam = 1, .param = names},
    .dims = 1 << 2 | 1 << 3,
    .nconst = 1,
    .prepare = prepare,
    .energy = energy,
    .stress = stress};
int main(void) {
  ctModel* m = ct_loadXMLString(xml, NULL, NULL, 0);
  if (ct_registerElasticity(&rubber) < 0 || !m) return 1;
  double soft = drop(m, 1), hard = drop(m, 20);
  printf("heights: soft %.4f m, hard %.4f m, at rest 0.2 m\n", soft, hard);
  ct_deleteModel(m);
  return soft > 0.05 && hard > soft && hard > 0.19 && hard < 0.21 ? 0 : 1;
}
