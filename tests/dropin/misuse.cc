// What happens when functions are misused: one line per case, "error: TEXT" when mju_user_error was called,
// else "returns VALUE" and the warnings. Every case runs in a process of its own; "died" is a signal.
#include <mujoco/mujoco.h>

#include <sys/wait.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

static std::string warnings;
static char error[1000];
static double num[20000];
static int ints[2000];

static void on_error(const char* text) {
  std::string line = text;  // its first
  std::printf("error: %s\n", line.substr(0, line.find('\n')).c_str());
  std::fflush(stdout);
  _exit(0);
}
static void on_warning(const char* text) { warnings += std::string(" | ") + text; }

static const char* kModel =
    "<mujoco><asset><mesh name='tet' vertex='0 0 0  1 0 0  0 1 0  0 0 1'/><hfield name='h' nrow='2' ncol='2' size='1 1 1 1'/></asset>"
    "<worldbody><geom type='plane' size='1 1 1'/><geom type='mesh' mesh='tet' pos='9 0 0'/><geom type='hfield' hfield='h' pos='5 0 0'/>"
    "<body name='b' pos='0 0 .05'><freejoint/><geom size='.1'/><site name='s'/></body>"
    "<body pos='3 0 0'><joint name='j'/><geom size='.1'/></body></worldbody>"
    "<actuator><motor name='a' joint='j'/></actuator><sensor><jointpos joint='j'/></sensor><keyframe><key/></keyframe></mujoco>";

static mjModel* load(const char* xml) {
  mjSpec* s = mj_parseXMLString(xml, nullptr, error, sizeof error);
  mjModel* m = s ? mj_compile(s, nullptr) : nullptr;
  if (!m) std::printf("(%s %s)\n", error, s ? mjs_getError(s) : "");
  return m;
}
static mjModel* m;
static mjData* d;
static mjvScene scn;
static mjvCamera cam;
static mjvPerturb pert;
static mjvOption opt;
static mjSpec* spec;
static mjModel* other() { return load("<mujoco/>"); }
static double told(const char* text) { return text ? std::printf("[%s] ", text), 1 : 0; }

struct Case {
  const char* name;
  double (*run)();
};
#define CASE(what, ...) {#what, []() -> double { __VA_ARGS__; return 0; }},
static const Case cases[] = {
    // state
    CASE(stateSize negative, return mj_stateSize(m, -1))
    CASE(stateSize large, return mj_stateSize(m, 1 << mjNSTATE))
    CASE(getState negative, mj_getState(m, d, num, -1))
    CASE(getState large, mj_getState(m, d, num, 1 << mjNSTATE))
    CASE(setState negative, mj_setState(m, d, num, -1))
    CASE(setState large, mj_setState(m, d, num, 1 << mjNSTATE))
    CASE(copyState large, mj_copyState(m, d, d, 1 << mjNSTATE))
    CASE(extractState not in source, mj_extractState(m, num, mjSTATE_QPOS, num + 100, mjSTATE_QVEL))
    CASE(extractState source negative, mj_extractState(m, num, -1, num + 100, mjSTATE_QVEL))
    CASE(extractState source large, mj_extractState(m, num, 1 << mjNSTATE, num + 100, 0))
    CASE(setKeyframe large, mj_setKeyframe(m, d, 5))
    CASE(setKeyframe negative, mj_setKeyframe(m, d, -1))
    CASE(resetDataKeyframe large, mj_resetDataKeyframe(m, d, 5))
    CASE(resetDataKeyframe negative, mj_resetDataKeyframe(m, d, -3))
    // history
    CASE(readCtrl negative, return mj_readCtrl(m, d, -1, 0, 0))
    CASE(readCtrl large, return mj_readCtrl(m, d, 1, 0, 0))
    CASE(readSensor negative, return mj_readSensor(m, d, -1, 0, num, 0) != nullptr)
    CASE(readSensor large, return mj_readSensor(m, d, 1, 0, num, 0) != nullptr)
    CASE(initCtrlHistory without, mj_initCtrlHistory(m, d, 0, nullptr, num))
    CASE(initCtrlHistory large, mj_initCtrlHistory(m, d, 1, nullptr, num))
    CASE(initSensorHistory without, mj_initSensorHistory(m, d, 0, nullptr, num, 0))
    CASE(initSensorHistory large, mj_initSensorHistory(m, d, 1, nullptr, num, 0))
    CASE(initCtrlHistory times fall,
         mjModel* n = load("<mujoco><worldbody><body><joint name='j'/><geom size='1'/></body></worldbody><actuator>"
                           "<motor joint='j' delay='.02' nsample='3'/></actuator></mujoco>");
         mjData* e = mj_makeData(n); double t[3] = {0, -1, -2}; mj_initCtrlHistory(n, e, 0, t, num))
    // pipeline
    CASE(forward solver, m->opt.solver = 10; mj_forward(m, d))
    CASE(step solver, m->opt.solver = 10; mj_step(m, d))
    CASE(step integrator, m->opt.integrator = 10; mj_step(m, d))
    CASE(step integrator negative, m->opt.integrator = -1; mj_step(m, d))
    CASE(step2 integrator, m->opt.integrator = 10; mj_step1(m, d); mj_step2(m, d))
    CASE(implicit of Euler, mj_forward(m, d); mj_implicit(m, d))
    CASE(RungeKutta order, mj_forward(m, d); mj_RungeKutta(m, d, 3))
    CASE(inverse discrete RK4, m->opt.integrator = mjINT_RK4; m->opt.enableflags |= mjENBL_INVDISCRETE; mj_inverse(m, d))
    CASE(transitionFD RK4, m->opt.integrator = mjINT_RK4; mjd_transitionFD(m, d, 1e-6, 0, num, nullptr, nullptr, nullptr))
    CASE(transitionFD noslip, m->opt.noslip_iterations = 1; mjd_transitionFD(m, d, 1e-6, 0, num, nullptr, nullptr, nullptr))
    CASE(inverseFD RK4, m->opt.integrator = mjINT_RK4; mjd_inverseFD(m, d, 1e-6, 0, num, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr))
    CASE(inverseFD noslip, m->opt.noslip_iterations = 1; mjd_inverseFD(m, d, 1e-6, 0, num, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr))
    CASE(inverseFD discrete RK4, m->opt.integrator = mjINT_RK4; m->opt.enableflags |= mjENBL_INVDISCRETE;
         mjd_inverseFD(m, d, 1e-6, 0, num, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr))
    CASE(setConst without mass, m->body_mass[1] = 0; mj_setConst(m, d))
    CASE(setLengthRange index, mjLROpt o; mj_defaultLROpt(&o); return mj_setLengthRange(m, d, 9, &o, error, sizeof error))
    CASE(warning type, mj_warning(d, 99, 0))
    CASE(warning negative, mj_warning(d, -1, 0))
    // models and data
    CASE(copyModel other, return mj_copyModel(other(), m) != nullptr)
    CASE(copyData other, mjModel* o = other(); return mj_copyData(mj_makeData(o), m, d) != nullptr)
    CASE(copyData stack in use, mj_markStack(d); mj_stackAllocNum(d, 10); return mj_copyData(nullptr, m, d) != nullptr)
    CASE(printData stack in use, mj_markStack(d); mj_stackAllocNum(d, 10); mj_printData(m, d, "misuse_print.txt"))
    CASE(printModel format, mj_printFormattedModel(m, "misuse_print.txt", "x"))
    CASE(printData format, mj_printFormattedData(m, d, "misuse_print.txt", "%s"))
    CASE(printModel nowhere, mj_printModel(m, "/nonexistent/x"))
    CASE(saveModel nowhere, mj_saveModel(m, "/nonexistent/x", nullptr, 0))
    CASE(saveModel short buffer, char b[64]; mj_saveModel(m, nullptr, b, 64))
    CASE(loadModel missing, return mj_loadModel("/nonexistent.mjb", nullptr) != nullptr)
    CASE(loadModelBuffer short, return mj_loadModelBuffer(num, 3) != nullptr)
    CASE(loadModelBuffer bad, return mj_loadModelBuffer(num, 1000) != nullptr)
    CASE(loadModelBuffer null, return mj_loadModelBuffer(nullptr, 0) != nullptr)
    CASE(freeStack too often, mj_freeStack(d); mj_freeStack(d))
    CASE(stackAlloc without mark, return mj_stackAllocNum(d, 1) != nullptr)
    CASE(stackAlloc too much, mj_markStack(d); return mj_stackAllocNum(d, (size_t)1 << 50) != nullptr)
    CASE(stackAlloc overflow, mj_markStack(d); return mj_stackAllocNum(d, ~(size_t)0 / 2) != nullptr)
    CASE(makeData NULL, return mj_makeData(nullptr) != nullptr)
    CASE(deleteModel NULL, mj_deleteModel(nullptr))
    CASE(deleteData NULL, mj_deleteData(nullptr))
    // files
    CASE(loadXML NULL, return mj_loadXML(nullptr, nullptr, error, sizeof error) != nullptr)
    CASE(parseXML NULL, return mj_parseXML(nullptr, nullptr, error, sizeof error) != nullptr)
    CASE(parseXMLString NULL, return mj_parseXMLString(nullptr, nullptr, error, sizeof error) != nullptr)
    CASE(loadXML no buffer, return mj_loadXML("/nonexistent.xml", nullptr, nullptr, 0) != nullptr)
    CASE(saveLastXML before, return mj_saveLastXML("misuse_last.xml", m, error, sizeof error))
    CASE(freeLastXML before, mj_freeLastXML())
    CASE(saveXMLString NULL, return mj_saveXMLString(nullptr, error, 100, error, sizeof error))
    CASE(saveXML NULL, return mj_saveXML(nullptr, "misuse_last.xml", error, sizeof error))
    CASE(saveXMLString not compiled, return mj_saveXMLString(spec, (char*)num, 1000, error, sizeof error))
    CASE(saveXMLString short, mj_compile(spec, nullptr); return mj_saveXMLString(spec, (char*)num, 10, error, sizeof error) > 0)
    CASE(compile NULL, return mj_compile(nullptr, nullptr) != nullptr)
    CASE(deleteSpec NULL, mj_deleteSpec(nullptr))
    CASE(loadPluginLibrary missing, mj_loadPluginLibrary("/nonexistent.so"))
    CASE(loadAllPluginLibraries missing, mj_loadAllPluginLibraries("/nonexistent", nullptr))
    // names, ids
    CASE(name2id type, return mj_name2id(m, 999, "b"))
    CASE(name2id none, return mj_name2id(m, mjOBJ_BODY, "nope"))
    CASE(name2id NULL, return mj_name2id(m, mjOBJ_BODY, nullptr))
    CASE(id2name type, return told(mj_id2name(m, 999, 0)))
    CASE(id2name large, return told(mj_id2name(m, mjOBJ_BODY, 99)))
    CASE(id2name negative, return told(mj_id2name(m, mjOBJ_BODY, -1)))
    CASE(objectVelocity type, mj_objectVelocity(m, d, mjOBJ_TENDON, 0, num, 0))
    CASE(objectAcceleration type, mj_objectAcceleration(m, d, mjOBJ_TENDON, 0, num, 0))
    CASE(contactForce large, num[0] = 5; mj_contactForce(m, d, 99, num); return num[0])
    CASE(contactForce negative, num[0] = 5; mj_contactForce(m, d, -1, num); return num[0])
    CASE(jacSubtreeCom body, mj_jacSubtreeCom(m, d, num, -1))
    CASE(getPluginConfig id, return told(mj_getPluginConfig(m, 3, "x")))
    CASE(type2Str large, return told(mju_type2Str(999)))
    CASE(str2Type none, return mju_str2Type("nope"))
    CASE(warningText large, return told(mju_warningText(99, 0)))
    // rays
    CASE(rayHfield sphere, return mj_rayHfield(m, d, 3, num, num + 3, nullptr))
    CASE(rayMesh sphere, return mj_rayMesh(m, d, 3, num, num + 3, nullptr))
    CASE(rayGeom type, double v[3] = {0, 0, 1}; return mju_rayGeom(num, num, v, num, v, 99, nullptr))
    CASE(ray zero, return mj_ray(m, d, num, num + 3, nullptr, 1, -1, ints, nullptr))
    CASE(ray bodyexclude, num[5] = 1; return mj_ray(m, d, num, num + 3, nullptr, 1, 99, ints, nullptr))
    // numbers
    CASE(euler2Quat short, mju_euler2Quat(num, num, "xy"))
    CASE(euler2Quat letter, mju_euler2Quat(num, num, "xyw"))
    CASE(boxQP empty, return mju_boxQP(num, num, nullptr, num, num, 0, nullptr, nullptr))
    CASE(boxQP bounds, double h[1] = {1}; double g[1] = {0}; double lo[1] = {1}; double up[1] = {0}; double r[1] = {0}; double f[8];
         return mju_boxQP(r, f, nullptr, h, g, 1, lo, up))
    CASE(dense2sparse room, double a[4] = {1, 1, 1, 1}; int r[2]; int c[4]; int k[2]; double o[4]; return mju_dense2sparse(o, a, 2, 2, r, k, c, 1))
    CASE(bandDiag negative, return mju_bandDiag(-1, 4, 2, 0))
    CASE(strncpy none, char t[4] = "abc"; mju_strncpy(t, "xyz", 0); return t[0])
    CASE(Halton zero, return mju_Halton(0, 2))
    CASE(writeNumBytes, return told(mju_writeNumBytes(1 << 20)))
    // pictures
    CASE(moveCamera action, mjv_moveCamera(m, 99, .1, .1, &scn, &cam))
    CASE(moveCamera near zero, scn.camera[0].frustum_near = 0; mjv_moveCamera(m, mjMOUSE_ROTATE_V, .1, .1, &scn, &cam))
    CASE(movePerturb action, pert.select = 1; mjv_movePerturb(m, d, 99, .1, .1, &scn, &pert))
    CASE(moveModel action, double up[3] = {0, 0, 1}; scn.enabletransform = 1; mjv_moveModel(m, 99, .1, .1, up, &scn))
    CASE(updateCamera track large, cam.type = mjCAMERA_TRACKING; cam.trackbodyid = 99; mjv_updateCamera(m, d, &cam, &scn))
    CASE(updateCamera track negative, cam.type = mjCAMERA_TRACKING; cam.trackbodyid = -1; mjv_updateCamera(m, d, &cam, &scn))
    CASE(updateCamera fixed large, cam.type = mjCAMERA_FIXED; cam.fixedcamid = 9; mjv_updateCamera(m, d, &cam, &scn))
    CASE(updateCamera type, cam.type = 99; mjv_updateCamera(m, d, &cam, &scn))
    CASE(cameraFrame fixed, cam.type = mjCAMERA_FIXED; cam.fixedcamid = 9; mjv_cameraFrame(num, num + 3, num + 6, num + 9, d, &cam))
    CASE(cameraFrustum fixed, float z[6]; cam.type = mjCAMERA_FIXED; cam.fixedcamid = 9; mjv_cameraFrustum(z, z + 2, z + 4, m, &cam))
    CASE(cameraFrustum type, float z[6]; cam.type = 99; mjv_cameraFrustum(z, z + 2, z + 4, m, &cam))
    CASE(cameraInModel near zero, mjv_cameraInModel(num, num + 3, num + 6, &scn))
    CASE(cameraInRoom near zero, mjv_cameraInRoom(num, num + 3, num + 6, &scn))
    CASE(frustumHeight near zero, return mjv_frustumHeight(&scn))
    CASE(model2room scale zero, scn.scale = 0; mjv_model2room(num, num + 3, num + 7, num + 10, &scn))
    CASE(room2model scale zero, scn.enabletransform = 1; scn.scale = 0; mjv_room2model(num, num + 3, num + 7, num + 10, &scn))
    CASE(averageCamera kinds, mjvGLCamera a = scn.camera[0]; mjvGLCamera b = a; b.orthographic = !a.orthographic; mjv_averageCamera(&a, &b))
    CASE(connector type, mjvGeom g; mjv_initGeom(&g, mjGEOM_BOX, nullptr, nullptr, nullptr, nullptr);
         mjv_connector(&g, mjGEOM_SPHERE, .1, num, num + 3))
    CASE(select outside, return mjv_select(m, d, &opt, 1, .5, .5, &scn, num, ints, ints + 1, ints + 2))
    CASE(makeScene negative, mjvScene s; mjv_defaultScene(&s); mjv_makeScene(m, &s, -5); return s.maxgeom)
    CASE(updateScene no memory, mjvScene s; mjv_defaultScene(&s); mjv_updateScene(m, d, &opt, nullptr, &cam, mjCAT_ALL, &s); return s.ngeom)
    CASE(applyPerturbForce select, pert.select = 99; pert.active = 3; mjv_applyPerturbForce(m, d, &pert))
    CASE(initPerturb select, pert.select = -1; mjv_initPerturb(m, d, &scn, &pert))
    CASE(copyModel view other, mjv_copyModel(other(), m))
    // plugins, providers, decoders
    CASE(registerPlugin no name, mjpPlugin p; mjp_defaultPlugin(&p); return mjp_registerPlugin(&p))
    CASE(registerPlugin again other, mjpPlugin p; mjp_defaultPlugin(&p); p.name = "misuse.x"; mjp_registerPlugin(&p); p.capabilityflags = 2; return mjp_registerPlugin(&p))
    CASE(registerPlugin again same, mjpPlugin p; mjp_defaultPlugin(&p); p.name = "misuse.y"; int a = mjp_registerPlugin(&p); return mjp_registerPlugin(&p) - a)
    CASE(getPlugin none, int slot = 7; return mjp_getPlugin("nope", &slot) != nullptr)
    CASE(getPluginAtSlot large, return mjp_getPluginAtSlot(999) != nullptr)
    CASE(getPluginAtSlot negative, return mjp_getPluginAtSlot(-1) != nullptr)
    CASE(provider without prefix, mjpResourceProvider p; mjp_defaultResourceProvider(&p); return mjp_registerResourceProvider(&p))
    CASE(provider bad prefix, mjpResourceProvider p; mjp_defaultResourceProvider(&p); p.prefix = "1bad"; p.open = [](mjResource*) { return 1; };
         p.read = [](mjResource*, const void**) { return 0; }; p.close = [](mjResource*) {}; return mjp_registerResourceProvider(&p))
    CASE(provider without functions, mjpResourceProvider p; mjp_defaultResourceProvider(&p); p.prefix = "good"; return mjp_registerResourceProvider(&p))
    CASE(provider again other, mjpResourceProvider p; mjp_defaultResourceProvider(&p); p.prefix = "pre"; p.open = [](mjResource*) { return 1; };
         p.read = [](mjResource*, const void**) { return 0; }; p.close = [](mjResource*) {}; mjp_registerResourceProvider(&p);
         p.open = [](mjResource*) { return 2; }; return mjp_registerResourceProvider(&p))
    CASE(getResourceProvider NULL, return mjp_getResourceProvider(nullptr) != nullptr)
    CASE(getResourceProvider none, return mjp_getResourceProvider("nope:x") != nullptr)
    CASE(getResourceProviderAtSlot large, return mjp_getResourceProviderAtSlot(999) != nullptr)
    CASE(registerDecoder empty, mjpDecoder c; mjp_defaultDecoder(&c); mjp_registerDecoder(&c))
    CASE(registerDecoder no functions, mjpDecoder c; mjp_defaultDecoder(&c); c.content_type = "a/b"; mjp_registerDecoder(&c))
    CASE(openResource missing, return mju_openResource("", "/nonexistent", nullptr, error, sizeof error) != nullptr)
    CASE(closeResource NULL, mju_closeResource(nullptr))
    CASE(readResource NULL, return mju_readResource(nullptr, nullptr))
    // virtual file system
    CASE(addFileVFS missing, mjVFS v; mj_defaultVFS(&v); return mj_addFileVFS(&v, "", "/nonexistent"))
    CASE(addBufferVFS twice, mjVFS v; mj_defaultVFS(&v); mj_addBufferVFS(&v, "x", "a", 1); return mj_addBufferVFS(&v, "x", "a", 1))
    CASE(addBufferVFS NULL, mjVFS v; mj_defaultVFS(&v); return mj_addBufferVFS(&v, "x", nullptr, 0))
    CASE(deleteFileVFS missing, mjVFS v; mj_defaultVFS(&v); return mj_deleteFileVFS(&v, "x"))
    CASE(deleteVFS NULL, mj_deleteVFS(nullptr))
    // specs
    CASE(delete NULL, return mjs_delete(spec, nullptr))
    CASE(delete world, return mjs_delete(spec, mjs_findBody(spec, "world")->element))
    CASE(asBody NULL, return mjs_asBody(nullptr) != nullptr)
    CASE(asBody geom, return mjs_asBody(mjs_firstElement(spec, mjOBJ_GEOM)) != nullptr)
    CASE(findBody none, return mjs_findBody(spec, "nope") != nullptr)
    CASE(findElement type, return mjs_findElement(spec, (mjtObj)999, "b") != nullptr)
    CASE(firstElement type, return mjs_firstElement(spec, (mjtObj)999) != nullptr)
    CASE(setName taken, return mjs_setName(mjs_findElement(spec, mjOBJ_BODY, "b"), "world"))
    CASE(addDefault taken, mjs_addDefault(spec, "x", nullptr); return mjs_addDefault(spec, "x", nullptr) != nullptr)
    CASE(activatePlugin none, return mjs_activatePlugin(spec, "nope"))
    CASE(setInStringVec outside, return mjs_setInStringVec(mjs_addMaterial(spec, nullptr)->textures, 99, "x"))
    CASE(attach nothing, return mjs_attach(mjs_findBody(spec, "b")->element, nullptr, "", "") != nullptr)
    CASE(attach geom, return mjs_attach(mjs_findBody(spec, "b")->element, mjs_firstElement(spec, mjOBJ_GEOM), "", "") != nullptr)
    CASE(getError NULL, return told(mjs_getError(nullptr)))
    CASE(recompile other, mjSpec* s = mj_parseXMLString("<mujoco><worldbody><body><geom/></body></worldbody></mujoco>", nullptr, error, sizeof error);
         return mj_recompile(s, nullptr, m, d))
    CASE(copyBack NULL, return mj_copyBack(spec, nullptr))
    CASE(makeMesh bad, return mjs_makeMesh(mjs_addMesh(spec, nullptr), (mjtMeshBuiltin)99, num, 1))
    // threads
    CASE(enqueue twice, mjThreadPool* p = mju_threadPoolCreate(1); mjTask t; mju_defaultTask(&t); t.func = [](void*) -> void* { return nullptr; };
         mju_threadPoolEnqueue(p, &t); mju_taskJoin(&t); mju_threadPoolEnqueue(p, &t))
};

static void run(const Case& c) {
  mju_user_error = on_error;
  mju_user_warning = on_warning;
  m = load(kModel);
  d = mj_makeData(m);
  mj_forward(m, d);
  spec = mj_parseXMLString(kModel, nullptr, error, sizeof error);
  mjv_defaultScene(&scn);
  mjv_makeScene(m, &scn, 100);
  mjv_defaultCamera(&cam);
  mjv_defaultPerturb(&pert);
  mjv_defaultOption(&opt);
  warnings.clear();
  double value = c.run();
  std::printf("returns %g%s\n", value, warnings.c_str());
}

int main(int argc, char** argv) {
  for (const Case& c : cases) {
    if (argc > 1 && std::strcmp(argv[1], c.name)) continue;
    std::printf("%s: ", c.name);
    std::fflush(stdout);
    pid_t child = fork();
    if (!child) {
      alarm(20);
      run(c);
      std::fflush(stdout);
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (!WIFEXITED(status)) std::printf("died\n");
    else if (WEXITSTATUS(status)) std::printf("ended with %d\n", WEXITSTATUS(status));
  }
  std::remove("misuse_print.txt");
  std::remove("misuse_last.xml");
  return 0;
}
