#include "support/hostile.h"

#include "support/child.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static const char xml[] =
    "<mujoco><option><flag energy='enable'/></option><size memory='1M'/>"
    "<asset><mesh name='tet' vertex='0 0 0  1 0 0  0 1 0  0 0 1'/><hfield name='h' nrow='3' "
    "ncol='3' size='1 1 1 1'/>"
    "<texture name='t' type='2d' builtin='flat' width='2' height='2'/><material name='mat' "
    "texture='t'/></asset>"
    "<worldbody><light pos='0 0 4'/><camera name='c' pos='0 0 4'/><geom name='floor' type='plane' "
    "size='5 5 1'/>"
    "<geom type='hfield' hfield='h' pos='5 0 0'/><body name='mocap' mocap='true' pos='0 2 0'><geom "
    "size='.1'/></body>"
    "<body name='b' pos='0 0 .05'><freejoint/><geom name='g' size='.1' material='mat'/><site "
    "name='s'/>"
    "<body name='arm' pos='0 0 .2'><joint name='hinge' axis='0 1 0'/><geom type='capsule' "
    "size='.02 .1'/><site name='e' pos='0 0 .1'/></body></body>"
    "<body name='tet' pos='9 0 1'><joint name='ball' type='ball'/><geom type='mesh' "
    "mesh='tet'/></body>"
    "<flexcomp name='f' type='grid' dim='2' count='3 3 1' spacing='.1 .1 .1' pos='-3 0 "
    "1'/></worldbody>"
    "<contact><exclude body1='b' body2='tet'/><pair geom1='g' geom2='floor'/></contact>"
    "<equality><weld body1='b' body2='mocap' active='false'/></equality>"
    "<tendon><spatial name='ten'><site site='s'/><site site='e'/></spatial></tendon>"
    "<actuator><motor name='a' joint='hinge' delay='.02' nsample='4'/><position joint='hinge' "
    "timeconst='.1'/></actuator>"
    "<sensor><jointpos joint='hinge' delay='.02' nsample='4'/><rangefinder "
    "site='s'/><accelerometer site='s'/></sensor>"
    "<custom><numeric name='n' data='1 2'/><text name='t' data='x'/><tuple name='u'><element "
    "objtype='body' objname='b'/></tuple></custom>"
    "<keyframe><key name='k'/></keyframe></mujoco>";

static int yes(ctResource* r) { return r != NULL; }
static int none(ctResource* r, const void** buffer) { return *buffer = r, 0; }
static void close_it(ctResource* r) { (void)r; }
static int can(const ctResource* r) { return r != NULL; }
static ctSpec* decode(ctResource* r, const ctVFS* vfs) { return (void)r, (void)vfs, ct_makeSpec(); }
static void* work(void* p) { return p; }

void hostile_sim(const ctModel* m, ctData* d, int sim, void* arg) {
  (void)m, (void)d, (void)sim, (void)arg;
}

int hostile_done(const ctModel* m, const ctData* d, int sim, void* arg) {
  return (void)m, (void)d, (void)sim, (void)arg, 0;
}

static void fill_spec(Hostile* f) {
  ctSpec* s = f->s = ct_parseXMLString(xml, NULL, f->text, HOSTILE_TEXT);
  assert_non_null(s);
  f->body_ = f->body_pointer = cts_addBody(cts_findBody(s, "world"), NULL);
  f->element = f->body_->element;
  f->site_ = cts_addSite(f->body_, NULL);
  f->joint_ = cts_addJoint(f->body_, NULL);
  f->geom_ = cts_addGeom(f->body_, NULL);
  f->camera_ = cts_addCamera(f->body_, NULL);
  f->light_ = cts_addLight(f->body_, NULL);
  f->frame_ = cts_addFrame(f->body_, NULL);
  f->actuator_ = cts_addActuator(s, NULL);
  f->sensor_ = cts_addSensor(s);
  f->flex_ = cts_addFlex(s);
  f->pair_ = cts_addPair(s, NULL);
  f->exclude_ = cts_addExclude(s);
  f->equality_ = cts_addEquality(s, NULL);
  f->tendon_ = cts_addTendon(s, NULL);
  f->wrap_ = cts_wrapSite(f->tendon_, "s");
  f->numeric_ = cts_addNumeric(s);
  f->text_ = cts_addText(s);
  f->tuple_ = cts_addTuple(s);
  f->key_ = cts_addKey(s);
  f->plugin_ = cts_addPlugin(s);
  f->default_ = cts_getSpecDefault(s);
  f->mesh_ = cts_addMesh(s, NULL);
  f->hfield_ = cts_addHField(s);
  f->skin_ = cts_addSkin(s);
  f->deform_ = cts_addDeform(s);
  f->texture_ = cts_addTexture(s);
  f->material_ = cts_addMaterial(s, NULL);
  f->string_value = s->modelname;
  f->strings = f->material_->textures;
  f->int_list = f->tuple_->objtype;
  f->int_lists = f->skin_->vertid;
  f->float_list = f->mesh_->uservert;
  f->float_lists = f->skin_->vertweight;
  f->double_list = f->key_->qpos;
  f->byte_list = f->texture_->data;
}

static void fill_files(Hostile* f) {
  ct_defaultVFS(&f->vfs);
  assert_int_equal(ct_addBufferVFS(&f->vfs, "file.txt", "abc", 3), 0);
  f->resource = ctu_openResource("", "file.txt", &f->vfs, NULL, 0);
  assert_non_null(f->resource);
  f->provider =
      (ctpResourceProvider){.prefix = "hostile", .open = yes, .read = none, .close = close_it};
  f->decoder = (ctpDecoder){
      .content_type = "a/hostile", .extension = ".hostile", .can_decode = can, .decode = decode};
  f->plugin = (ctpPlugin){.name = "hostile.plugin"};
}

static void fill_view(Hostile* f) {
  ctv_defaultScene(&f->scn);
  ctv_makeScene(f->m, &f->scn, 200);
  ctv_defaultCamera(&f->cam);
  ctv_defaultPerturb(&f->pert);
  ctv_defaultOption(&f->vopt);
  ctv_defaultFigure(&f->figure);
  ctv_updateScene(f->m, f->d, &f->vopt, NULL, &f->cam, ctCAT_ALL, &f->scn);
  f->glcam = f->scn.camera[0];
  ctr_defaultContext(&f->con);
  ctr_makeContext(f->m, &f->con, ctFONTSCALE_100);
  ctr_addAux(0, 8, 8, 0, &f->con);
  f->canvas = ctr_makeCanvas(8, 8, 1, 1);
  f->rect = (ctrRect){0, 0, 8, 8};
  ctv_initGeom(&f->vgeom, ctGEOM_BOX, NULL, NULL, NULL, NULL);
  cts_defaultOrientation(&f->orientation);
}

static Hostile* fill(void) {
  Hostile* f = calloc(1, sizeof *f);
  assert_non_null(f);
  f->xml = xml;
  f->m = ct_loadXMLString(xml, NULL, f->text, HOSTILE_TEXT);
  if (!f->m) fail_msg("%s", f->text);
  f->m2 = ct_copyModel(NULL, f->m);
  f->d = ct_makeData(f->m);
  f->d2 = ct_makeData(f->m);
  f->sim = ct_makeSim(f->m, NULL, f->text, HOSTILE_TEXT);
  ct_defaultSimDef(&f->simdef);
  ctb_defaultConfig(&f->batch_config);
  f->batch_config.nthread = 2;
  f->batch = ctb_makeBatch(f->m, 2, &f->batch_config, f->text, HOSTILE_TEXT);
  ct_defaultDeformDef(&f->deform_def);
  f->deform_def.name = "cloth";
  f->deformable = ct_makeClothRectangle(&f->deform_def, (double[]){1, 1}, (int[]){3, 3}, NULL, 0);
  ct_addDeformable(f->m, f->d, f->deformable, NULL, 0);
  f->deform_def.name = "other";
  ct_freeDeformable(f->deformable);
  f->deformable = ct_makeClothRectangle(&f->deform_def, (double[]){1, 1}, (int[]){3, 3}, NULL, 0);
  ct_forward(f->m, f->d);
  f->contact = f->d->contact[0];
  ct_defaultOption(&f->option);
  ct_defaultLROpt(&f->lropt);
  f->lropt.inttotal = 0.5;
  fill_spec(f);
  fill_files(f);
  fill_view(f);
  f->sdf = (ctSDF){f->sdf_plugin, f->sdf_id, ctSDFTYPE_SINGLE, f->num, f->num, f->sdf_type};
  f->sdf_type[0] = f->sdf_type[1] = ctGEOM_SPHERE;
  ctu_defaultTask(&f->task);
  f->task.func = work;
  return f;
}

//---------------------------------- running -------------------------------------------------------

enum { NOT_REPORTED = 3 };

// Calls from `first` on; `at` tells the parent which one runs.
static void child(const HostileRow* row, Hostile* f, volatile int* at, int first) {
  const int fatal[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP};
  for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++)
    signal(fatal[i], SIG_DFL); // not cmocka's
  alarm(10);
  f->pool = strstr(row->name, "hread") ? ctu_threadPoolCreate(1) : NULL;
  for (int k = first;; k++) {
    *at = k;
    ct_clearError();
    int asked = row->call(f, k);
    if (asked < 0) break;
    if (asked > 0 && !*ct_lastError()) child_end(NOT_REPORTED);
  }
  child_end(0);
}

static int run_row(const HostileRow* row, Hostile* f, volatile int* at) {
  int troubles = 0;
  for (int first = 0;; first = *at + 1) {
    fflush(NULL);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) child(row, f, at, first);
    int status = 0;
    waitpid(pid, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return troubles;
    bool silent = WIFEXITED(status) && WEXITSTATUS(status) == NOT_REPORTED;
    fprintf(stderr, "%s, call %d: %s %d\n", row->name, *at, silent ? "not reported" : "ended by",
            WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    troubles++;
  }
}

int hostile_run(const HostileRow* row, int count) {
  Hostile* f = fill();
  volatile int* at =
      mmap(NULL, sizeof *at, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  assert_true(at != MAP_FAILED);
  int troubles = 0;
  for (int i = 0; i < count; i++) troubles += run_row(row + i, f, at);
  munmap((void*)(uintptr_t)at, sizeof *at);
  ctu_closeResource(f->resource);
  ct_deleteVFS(&f->vfs);
  ctv_freeScene(&f->scn);
  ctr_freeContext(&f->con);
  ctr_freeCanvas(f->canvas);
  ct_deleteData(f->d);
  ct_deleteData(f->d2);
  ct_freeSim(f->sim);
  ctb_deleteBatch(f->batch);
  ct_freeDeformable(f->deformable);
  ct_deleteModel(f->m);
  ct_deleteModel(f->m2);
  ct_deleteSpec(f->s);
  free(f);
  return troubles;
}
