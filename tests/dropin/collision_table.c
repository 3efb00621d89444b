// Reads and replaces entries of the table of collision functions.
#include <mujoco/mujoco.h>
#include <stdio.h>

static const char scene[] =
    "<mujoco><option timestep='0.005'/><worldbody>"
    "<geom name='floor' type='plane' size='5 5 .1' friction='.6'/>"
    "<body pos='0 0 .3'><freejoint/><geom name='ball' size='.1'/></body>"
    "<body pos='.02 0 .52'><freejoint/><geom name='other' size='.1' friction='2' solref='.01 "
    "1'/></body>"
    "<body pos='1 0 .2'><freejoint/><geom name='box' type='box' size='.1 .1 .1'/></body>"
    "<body pos='1.05 0 .45'><freejoint/><geom name='ell' type='ellipsoid' size='.1 .1 .2'/></body>"
    "</worldbody></mujoco>";

static mjfCollision built_in;
static int calls;

// What the library finds, with larger spheres: one contact is moved, another one is added.
static int softer(const mjModel* m, const mjData* d, mjContact* con, int g1, int g2,
                  mjtNum margin) {
  int n = built_in(m, d, con, g1, g2, margin + 0.05);
  calls++;
  for (int i = 0; i < n; i++) con[i].dist -= 0.01;
  if (n == 0) return 0;
  con[n] = con[0];
  con[n].pos[0] += 0.1;
  con[n].friction[0] = 77; // not ours to say
  for (int k = 3; k < 9; k++) con[n].frame[k] = 0;
  return n + 1;
}

// Every pair touches at the origin.
static int origin(const mjModel* m, const mjData* d, mjContact* con, int g1, int g2,
                  mjtNum margin) {
  (void)d, (void)margin;
  calls++;
  con->dist = -0.001 * (m->geom_type[g1] * 10 + m->geom_type[g2]);
  for (int k = 0; k < 3; k++) con->pos[k] = 0;
  for (int k = 0; k < 9; k++) con->frame[k] = k == 2;
  return 1;
}

static void show(const mjModel* m, mjData* d) {
  mj_collision(m, d);
  printf("%d contacts, %d calls\n", d->ncon, calls);
  for (int i = 0; i < d->ncon; i++) {
    const mjContact* c = d->contact + i;
    printf("%d %d %.9g %.9g %.9g %.9g %d\n", c->geom[0], c->geom[1], c->dist, c->pos[0], c->pos[2],
           c->friction[0], c->dim);
    for (int k = 0; k < 9; k++) printf("%.7f ", c->frame[k] + 0.0);
    printf("%.9g %.9g\n", c->solref[0], c->includemargin);
  }
  calls = 0;
}

static void distance(const mjModel* m, const mjData* d, int g1, int g2) {
  mjtNum fromto[6];
  mjtNum dist = mj_geomDistance(m, d, g1, g2, 1, fromto);
  printf("distance %d %d: %.9g from %.9g %.9g to %.9g, %d calls\n", g1, g2, dist, fromto[0],
         fromto[2], fromto[5], calls);
  calls = 0;
}

int main(void) {
  char error[1000] = "";
  mjSpec* spec = mj_parseXMLString(scene, NULL, error, sizeof error);
  mjModel* m = spec ? mj_compile(spec, NULL) : NULL;
  if (!m) return printf("%s\n", error), 1;
  mjData* d = mj_makeData(m);
  for (int a = 0; a < mjNGEOMTYPES; a++) {
    for (int b = 0; b <= mjGEOM_MESH; b++) printf("%d", mjCOLLISIONFUNC[a][b] != NULL);
    printf("\n");
  }
  printf("%d\n",
         mjCOLLISIONFUNC[mjGEOM_BOX][mjGEOM_MESH] == mjCOLLISIONFUNC[mjGEOM_CAPSULE][mjGEOM_MESH]);
  built_in = mjCOLLISIONFUNC[mjGEOM_SPHERE][mjGEOM_SPHERE];

  for (int i = 0; i < 40; i++) mj_step(m, d);
  mj_forward(m, d);
  show(m, d);
  for (int i = 1; i < m->ngeom; i++) distance(m, d, i, i % 4 + 1);

  mjCOLLISIONFUNC[mjGEOM_SPHERE][mjGEOM_SPHERE] = softer;
  mjCOLLISIONFUNC[mjGEOM_PLANE][mjGEOM_BOX] = NULL;
  mjCOLLISIONFUNC[mjGEOM_ELLIPSOID][mjGEOM_BOX] = origin;
  show(m, d);
  for (int i = 1; i < m->ngeom; i++) distance(m, d, i, i % 4 + 1);
  distance(m, d, 0, 3);
  for (int i = 0; i < 30; i++) mj_step(m, d);
  for (int i = 0; i < m->nq; i++) printf("%.8g\n", d->qpos[i]);
  mj_resetCallbacks();
  printf("%d\n", mjCOLLISIONFUNC[mjGEOM_SPHERE][mjGEOM_SPHERE] == softer);

  mjCOLLISIONFUNC[mjGEOM_SPHERE][mjGEOM_SPHERE] = built_in;
  mjData* copy = mj_copyData(NULL, m, d);
  for (int i = 0; i < 30; i++) mj_step(m, copy);
  for (int i = 0; i < m->nq; i++) printf("%.8g\n", copy->qpos[i]);
  mj_deleteData(copy);
  mj_deleteData(d);
  mj_deleteModel(m);
  mj_deleteSpec(spec);
  return 0;
}
