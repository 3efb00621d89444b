// libFuzzer target for the fields of a model. A small model of each kind of thing is changed,
// number by number, to odd values:
//   even first byte   it is written as a binary model, whose checksum is right, and read again
//   odd first byte    it is changed in memory behind the back of a data that was made before
// Whatever is accepted, or not seen, must be usable: it is stepped with every integrator, sensed,
// inverted, differentiated, drawn, asked for rays, written and read again.
#include "base/alloc.h"
#include "fuzz.h"
#include "model/binary.h"
#include "model/data.h"
#include "model/dump.h"
#include "model/intact.h"
#include "model/model.h"

#include <corten/corten.h>

#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

//---------------------------------- models --------------------------------------------------------

#define CUBE "-1 -1 -1 1 -1 -1 -1 1 -1 1 1 -1 -1 -1 1 1 -1 1 -1 1 1 1 1 1"
#define FREE(geom) "<body pos='0 0 .3'><freejoint/><geom " geom "/></body>"

static const char* const xml[] = {
    // geoms, meshes, height fields
    "<mujoco><asset><mesh name='c' vertex='" CUBE "' scale='.1 .1 .1'/>"
    "<hfield name='h' nrow='4' ncol='5' size='1 1 .2 .1' elevation='0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 "
    "1 0 1 0 1'/><texture name='x' type='2d' builtin='checker' width='8' height='8'/>"
    "<material name='m' texture='x'/></asset><worldbody><light/><camera name='k' mode='track'/>"
    "<geom type='hfield' hfield='h'/>" FREE("type='mesh' mesh='c' material='m'")
        FREE("type='box' size='.1 .1 .1' condim='6'")
            FREE("type='ellipsoid' size='.1 .2 .1' condim='4'") FREE("type='capsule' size='.1 .1'")
                FREE("type='cylinder' size='.1 .1' condim='1'") "</worldbody></mujoco>",
    // joints, tendons, actuators, equalities, sensors, delays, keyframes, mocap bodies
    "<mujoco><option><flag energy='enable'/></option><size nkey='1'/><worldbody>"
    "<geom name='floor' type='plane' size='5 5 1'/><site name='w' pos='0 0 2'/>"
    "<body name='m' mocap='true' pos='1 1 1'><geom name='mg' size='.1'/></body>"
    "<body name='a' pos='0 0 1'><joint name='b' type='ball' range='0 1' limited='true'/>"
    "<geom name='ga' size='.1'/><site name='s1' pos='.1 0 0'/><camera name='c' resolution='3 2'/>"
    "<body name='b' pos='.3 0 0'><joint name='h' range='-1 1' limited='true' damping='1' "
    "frictionloss='.1'/><geom name='gb' type='capsule' size='.05 .1'/><site name='s2' size='.2'/>"
    "<body name='c' pos='.3 0 0'><joint name='l' type='slide' stiffness='3'/>"
    "<geom name='gc' type='cylinder' size='.05 .05'/><site name='s3'/></body></body></body>"
    "<body name='d' pos='1 0 .09'><freejoint name='f'/><geom name='gd' size='.1'/>"
    "<site name='s4'/></body></worldbody>"
    "<contact><pair geom1='gd' geom2='floor' condim='4'/><exclude body1='a' body2='d'/></contact>"
    "<tendon><fixed name='t1' limited='true' range='-1 1' frictionloss='.1'>"
    "<joint joint='h' coef='1'/><joint joint='l' coef='2'/></fixed>"
    "<spatial name='t2' stiffness='2' damping='1'><site site='w'/><geom geom='ga' sidesite='s1'/>"
    "<site site='s2'/><pulley divisor='2'/><site site='s1'/><geom geom='gc'/><site site='s4'/>"
    "</spatial></tendon>"
    "<equality><connect body1='b' body2='d' anchor='0 0 0'/><weld body1='c' body2='m'/>"
    "<joint joint1='h' joint2='l'/><tendon tendon1='t1' tendon2='t2'/></equality>"
    "<actuator><motor joint='h'/><general joint='b' gear='1 2 3'/><general joint='f'/>"
    "<position joint='l' kp='3' timeconst='.1'/><muscle tendon='t2' lengthrange='.5 3'/>"
    "<general site='s2' refsite='w'/><general site='s3'/><adhesion name='ad' body='d' ctrlrange='0 "
    "1'/>"
    "<general slidersite='s1' cranksite='s2' cranklength='.5'/>"
    "<general joint='h' dyntype='filterexact' delay='.01' nsample='4'/></actuator>"
    "<sensor><accelerometer site='s1'/><touch site='s2'/><force site='s2'/><rangefinder site='s3'/>"
    "<rangefinder camera='c'/><gyro site='s4' delay='.01' nsample='3'/><ballquat joint='b'/>"
    "<jointlimitfrc joint='h'/><tendonlimitpos tendon='t1'/><actuatorfrc actuator='ad'/>"
    "<framelinvel objtype='body' objname='b' reftype='site' refname='s4'/>"
    "<subtreeangmom body='a'/><camprojection site='s4' camera='c'/>"
    "<distance geom1='ga' geom2='gd' cutoff='1'/><fromto body1='a' body2='d' cutoff='1'/>"
    "<contact geom1='gd' data='found force' num='2'/><insidesite objtype='geom' objname='gc' "
    "site='s2'/><e_kinetic/><clock/><user dim='2'/></sensor>"
    "<custom><numeric name='n' data='1 2'/><text name='t' data='x'/><tuple name='u'>"
    "<element objtype='body' objname='a'/></tuple></custom>"
    "<keyframe><key name='k' qpos='1 0 0 0 0 0 1 0 .2 1 0 0 0'/></keyframe></mujoco>",
    // flexes of every dimension and order, skins
    "<mujoco><option solver='CG'/><worldbody><geom type='plane' size='5 5 1'/>"
    "<flexcomp name='r' type='grid' dim='1' count='4 1 1' spacing='.1 .1 .1' pos='0 0 .1'>"
    "<edge equality='true'/></flexcomp>"
    "<flexcomp name='s' type='grid' dim='2' count='3 3 1' spacing='.1 .1 .1' pos='0 0 .05' "
    "radius='.02'><elasticity young='100' elastic2d='both' thickness='.01'/>"
    "<contact selfcollide='bvh' internal='true'/></flexcomp>"
    "<flexcomp name='v' type='grid' dim='3' count='2 2 2' spacing='.1 .1 .1' pos='1 0 .05'>"
    "<elasticity young='100'/><pin id='0'/></flexcomp>"
    "<flexcomp name='q' type='grid' dim='3' count='3 3 3' spacing='.1 .1 .1' pos='0 1 .1' "
    "dof='trilinear'><elasticity young='100'/><contact selfcollide='none'/></flexcomp>" FREE(
        "size='.05'") "</worldbody></mujoco>",
    "<mujoco><asset><texture name='k' type='skybox' builtin='gradient' width='8' height='8'/>"
    "</asset><worldbody><geom type='plane' size='1 1 1'/><body name='A' pos='0 0 1'><joint/>"
    "<geom size='.1'/></body><body name='B' pos='1 0 1'><joint/><geom "
    "size='.1'/></body></worldbody>"
    "<deformable><skin name='s' vertex='0 0 1 1 0 1 0 1 1' face='0 1 2'>"
    "<bone body='A' bindpos='0 0 1' bindquat='1 0 0 0' vertid='0 2' vertweight='1 1'/>"
    "<bone body='B' bindpos='1 0 1' bindquat='1 0 0 0' vertid='1' vertweight='1'/></skin>"
    "</deformable></mujoco>",
    // sleeping, fluids, plugins with state
    "<mujoco><option density='1.2' viscosity='.01' wind='1 0 0'><flag sleep='enable' "
    "multiccd='enable'/></option><extension><plugin plugin='mujoco.pid'><instance name='i'>"
    "<config key='kp' value='4'/><config key='ki' value='1'/><config key='slewmax' value='3'/>"
    "</instance></plugin></extension><worldbody><geom type='plane' size='5 5 1'/>"
    "<body pos='0 0 .1' sleep='init'><freejoint/><geom type='box' size='.1 .1 .1' "
    "fluidshape='ellipsoid'/></body><body pos='0 1 1'><joint name='j' pos='0 0 .2'/>"
    "<geom type='box' size='.1 .1 .1'/></body><body pos='0 2 .1'><freejoint/>"
    "<geom type='box' size='.1 .1 .1'/></body></worldbody>"
    "<actuator><plugin joint='j' plugin='mujoco.pid' instance='i' actdim='2'/></actuator></mujoco>",
    // a distance field: its tree is large, so it is seldom taken (one by a plugin takes seconds)
    "<mujoco><asset><mesh name='c' vertex='" CUBE "' scale='.1 .1 .1'/></asset><worldbody>"
    "<geom type='plane' size='5 5 1'/>" FREE("type='sdf' mesh='c'")
        FREE("type='box' size='.1 .1 .1'") "</worldbody></mujoco>",
};
enum { BASES = sizeof xml / sizeof xml[0], SELDOM = UINT8_MAX };

static int choose(uint8_t byte) { return byte == SELDOM ? BASES - 1 : byte % (BASES - 1); }

static const ctModel* base(int k) {
  static ctModel* made[BASES];
  if (!made[k]) {
    char error[500] = "";
    made[k] = ct_loadXMLString(xml[k], NULL, error, sizeof error);
    if (!made[k]) fprintf(stderr, "%s\n", error);
    REQUIRE(made[k] && ct_validateModel(made[k], NULL, 0));
  }
  return made[k];
}

//---------------------------------- changes -------------------------------------------------------

static const double odd_real[] = {NAN,    INFINITY, -INFINITY, 0,   -0.0, 1,   -1,   1e300,
                                  -1e300, 1e-300,   1e10,      1e9, 0.5,  1e5, -1e5, 1e-16};
static const int odd_int[] = {-1, 0,       1,       2,  3,   4,     5,   7,
                              -2, INT_MAX, INT_MIN, 77, 255, 65536, 100, 6};
enum { ODDS = 16 };

// A change: which field, which of its numbers, how, and a number.
typedef struct Change {
  uint16_t field, index;
  uint8_t how;
  int8_t value;
} Change;

static int new_int(const Change* c, int old, cttSize n) {
  switch (c->how % 4) {
  case 0:
    return odd_int[(uint8_t)c->value % ODDS];
  case 1:
    return (int)((unsigned)old + (unsigned)c->value);
  case 2:
    return c->value;
  default:
    return (int)n + c->value;
  }
}

static double new_real(const Change* c, double old) {
  return c->how % 2 ? old * c->value : odd_real[(uint8_t)c->value % ODDS];
}

static void set_number(const Field* f, void* data, cttSize i, const Change* c, cttSize n) {
  if (f->type == FIELD_REAL) ((double*)data)[i] = new_real(c, ((double*)data)[i]);
  if (f->type == FIELD_FLOAT) {
    double x = new_real(c, (double)((float*)data)[i]);
    ((float*)data)[i] = fabs(x) < 1e38 || !isfinite(x) ? (float)x : 1e38f;
  }
  if (f->type == FIELD_INT) ((int*)data)[i] = new_int(c, ((int*)data)[i], n);
  if (f->type == FIELD_BYTE) ((cttByte*)data)[i] = (cttByte)c->value;
  if (f->type == FIELD_CHAR) ((char*)data)[i] = (char)c->value;
  if (f->type == FIELD_SIZE) ((cttSize*)data)[i] = new_int(c, (int)((cttSize*)data)[i], n);
}

// A field of the model or of one of its structs of settings.
typedef struct Where {
  const Field* field;
  void* base;
} Where;

static Where find(ctModel* m, int k) {
  const struct {
    const Field* table;
    int count;
    void* base;
  } part[] = {{model_field, model_field_count, m},
              {option_field, option_field_count, &m->opt},
              {statistic_field, statistic_field_count, &m->stat},
              {visual_field, visual_field_count, &m->vis}};
  int all = 0, at = 0;
  for (int i = 0; i < 4; i++) all += part[i].count;
  for (k %= all; k >= part[at].count; at++) k -= part[at].count;
  return (Where){part[at].table + k, part[at].base};
}

// Sizes are the business of fuzz_binary.
static void apply(ctModel* m, const Change* c) {
  Where w = find(m, c->field);
  if (w.base == m && w.field->memory != FIELD_BLOCK) return;
  cttSize n = field_count(w.field, m, NULL);
  if (n > 0) set_number(w.field, field_data(w.field, w.base), c->index % n, c, n);
}

// In memory only those integers may be wrong that every step looks at; reals and settings always
// may.
static bool hides(ctModel* m, const Change* c) {
  Where w = find(m, c->field);
  if (w.base != m) return false;
  FieldType type = w.field->type;
  if (type == FIELD_REAL || type == FIELD_FLOAT) return strcmp(w.field->name, "wrap_prm") == 0;
  return !w.field->compared;
}

//---------------------------------- use -----------------------------------------------------------

// A file may ask for a billion iterations, and gets them.
static void bound_work(ctOption* o) {
  int* const count[] = {&o->iterations,     &o->ls_iterations,  &o->noslip_iterations,
                        &o->ccd_iterations, &o->sdf_iterations, &o->sdf_initpoints};
  for (size_t i = 0; i < sizeof count / sizeof *count; i++)
    if (*count[i] > 20) *count[i] = 20;
}

static void draw(const ctModel* m, ctData* d) {
  ctvScene scn;
  ctvCamera cam;
  ctvOption opt;
  ctvPerturb pert;
  ctv_defaultScene(&scn);
  ctv_makeScene(m, &scn, 300);
  ctv_defaultFreeCamera(m, &cam);
  ctv_defaultOption(&opt);
  ctv_defaultPerturb(&pert);
  memset(opt.flags, 1, sizeof opt.flags);
  opt.label = ctLABEL_BODY;
  opt.frame = ctFRAME_BODY;
  opt.bvh_depth = 1;
  pert.select = m->nbody > 1 ? 1 : 0;
  pert.active = ctPERT_TRANSLATE;
  ctv_updateScene(m, d, &opt, &pert, &cam, ctCAT_ALL, &scn);
  double point[3];
  int id[3];
  ctv_select(m, d, &opt, 1, .5, .5, &scn, point, id, id + 1, id + 2);
  ctv_freeScene(&scn);
}

static void look(const ctModel* m, ctData* d) {
  const double from[3] = {0, 0, 3}, dir[3] = {.01, .02, -1};
  int geom = -1, vert = -1;
  double normal[3], ends[6];
  ct_ray(m, d, from, dir, NULL, 1, -1, &geom, normal);
  for (int f = 0; f < m->nflex; f++) ct_rayFlex(m, d, 0, 1, 1, 1, 1, f, from, dir, &vert, normal);
  if (m->ngeom > 1) ct_geomDistance(m, d, 0, 1, 1, ends);
}

static void use_data(ctModel* m, ctData* d) {
  static const int integrator[] = {ctINT_EULER, ctINT_RK4, ctINT_IMPLICIT, ctINT_IMPLICITFAST};
  bound_work(&m->opt);
  ct_step(m, d);
  for (int k = 0; k < 4; k++) {
    if (m->opt.integrator >= 0 && m->opt.integrator < 4) m->opt.integrator = integrator[k];
    ct_step(m, d);
  }
  ct_inverse(m, d);
  bool good = ct_validateModel(m, NULL, 0);
  if (good) {
    draw(m, d);
    look(m, d);
    ct_setConst(m, d);
    if (m->nkey) ct_resetDataKeyframe(m, d, 0);
    ct_step1(m, d);
    ct_step2(m, d);
  }
}

static void save_and_print(const ctModel* m) {
  size_t size = binary_size(m);
  unsigned char* data = malloc(size);
  REQUIRE(data);
  binary_write(m, data);
  ctModel* again = ct_loadBinaryBuffer(data, (cttSize)size, NULL, 0);
  REQUIRE(again);
  ct_deleteModel(again);
  free(data);
}

static void by_file(const ctModel* changed) {
  size_t size = binary_size(changed);
  unsigned char* data = malloc(size);
  REQUIRE(data);
  binary_write(changed, data);
  char error[500] = "";
  ctModel* m = ct_loadBinaryBuffer(data, (cttSize)size, error, sizeof error);
  free(data);
  REQUIRE((m == NULL) == (error[0] != 0));
  if (!m) return;
  save_and_print(m);
  ctData* d = ct_makeData(m);
  if (d) use_data(m, d);
  ct_deleteData(d);
  ct_deleteModel(m);
}

//---------------------------------- entry ---------------------------------------------------------

static Change read_change(const uint8_t* p) {
  return (Change){(uint16_t)(p[0] | p[1] << 8), (uint16_t)(p[2] | p[3] << 8), p[4], (int8_t)p[5]};
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size < 8) return 0;
  const ctModel* first = base(choose(data[1]));
  bool memory = data[0] & 1;
  ctModel* m = ct_copyModel(NULL, first);
  ctData* d = memory ? ct_makeData(m) : NULL;
  REQUIRE(m && (d || !memory));
  if (d) ct_step(m, d);
  for (size_t i = 2; i + 6 <= size && i < 2 + 6 * 8; i += 6) {
    Change c = read_change(data + i);
    ctModel* before = ct_copyModel(NULL, m);
    REQUIRE(before);
    apply(m, &c);
    if (memory && hides(m, &c)) ct_copyModel(m, before);
    ct_deleteModel(before);
  }
  if (memory)
    use_data(m, d);
  else
    by_file(m);
  ct_deleteData(d);
  ct_deleteModel(m);
  return 0;
}
