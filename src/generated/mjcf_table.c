// Written by tools/gen_mjcf.py from schema/mjcf.schema. Do not edit.
#include "generated/mjcf_table.h"

static const MjcfKeyword key_bool[] = {
    {"false", 0},
    {"true", 1},
};
static const MjcfKeyword key_auto[] = {
    {"false", 0},
    {"true", 1},
    {"auto", 2},
};
static const MjcfKeyword key_angle[] = {
    {"radian", 0},
    {"degree", 1},
};
static const MjcfKeyword key_coordinate[] = {
    {"local", 0},
    {"global", 1},
};
static const MjcfKeyword key_lengthrange[] = {
    {"none", ctLRMODE_NONE},
    {"muscle", ctLRMODE_MUSCLE},
    {"muscleuser", ctLRMODE_MUSCLEUSER},
    {"all", ctLRMODE_ALL},
};
static const MjcfKeyword key_integrator[] = {
    {"Euler", ctINT_EULER},
    {"RK4", ctINT_RK4},
    {"implicit", ctINT_IMPLICIT},
    {"implicitfast", ctINT_IMPLICITFAST},
};
static const MjcfKeyword key_cone[] = {
    {"pyramidal", ctCONE_PYRAMIDAL},
    {"elliptic", ctCONE_ELLIPTIC},
};
static const MjcfKeyword key_jacobian[] = {
    {"dense", ctJAC_DENSE},
    {"sparse", ctJAC_SPARSE},
    {"auto", ctJAC_AUTO},
};
static const MjcfKeyword key_solver[] = {
    {"PGS", ctSOL_PGS},
    {"CG", ctSOL_CG},
    {"Newton", ctSOL_NEWTON},
};
static const MjcfKeyword key_enable[] = {
    {"disable", 0},
    {"enable", 1},
};
static const MjcfKeyword key_sleep[] = {
    {"auto", ctSLEEP_AUTO},
    {"never", ctSLEEP_NEVER},
    {"allowed", ctSLEEP_ALLOWED},
    {"init", ctSLEEP_INIT},
};
static const MjcfKeyword key_joint[] = {
    {"free", ctJNT_FREE},
    {"ball", ctJNT_BALL},
    {"slide", ctJNT_SLIDE},
    {"hinge", ctJNT_HINGE},
};
static const MjcfKeyword key_geom[] = {
    {"plane", ctGEOM_PLANE},
    {"hfield", ctGEOM_HFIELD},
    {"sphere", ctGEOM_SPHERE},
    {"capsule", ctGEOM_CAPSULE},
    {"ellipsoid", ctGEOM_ELLIPSOID},
    {"cylinder", ctGEOM_CYLINDER},
    {"box", ctGEOM_BOX},
    {"mesh", ctGEOM_MESH},
    {"sdf", ctGEOM_SDF},
};
static const MjcfKeyword key_fluid[] = {
    {"none", 0},
    {"ellipsoid", 1},
};
static const MjcfKeyword key_camlight[] = {
    {"fixed", ctCAMLIGHT_FIXED},
    {"track", ctCAMLIGHT_TRACK},
    {"trackcom", ctCAMLIGHT_TRACKCOM},
    {"targetbody", ctCAMLIGHT_TARGETBODY},
    {"targetbodycom", ctCAMLIGHT_TARGETBODYCOM},
};
static const MjcfKeyword key_projection[] = {
    {"perspective", ctPROJ_PERSPECTIVE},
    {"orthographic", ctPROJ_ORTHOGRAPHIC},
};
static const MjcfKeyword key_output[] = {
    {"rgb", ctCAMOUT_RGB},
    {"depth", ctCAMOUT_DEPTH},
    {"distance", ctCAMOUT_DIST},
    {"normal", ctCAMOUT_NORMAL},
    {"segmentation", ctCAMOUT_SEG},
};
static const MjcfKeyword key_light[] = {
    {"spot", ctLIGHT_SPOT},
    {"directional", ctLIGHT_DIRECTIONAL},
    {"point", ctLIGHT_POINT},
    {"image", ctLIGHT_IMAGE},
};

const MjcfKeywords mjcf_keywords[] = {
    {key_bool, 2},
    {key_auto, 3},
    {key_angle, 2},
    {key_coordinate, 2},
    {key_lengthrange, 4},
    {key_integrator, 4},
    {key_cone, 2},
    {key_jacobian, 3},
    {key_solver, 3},
    {key_enable, 2},
    {key_sleep, 4},
    {key_joint, 4},
    {key_geom, 9},
    {key_fluid, 2},
    {key_camlight, 5},
    {key_projection, 2},
    {key_output, 5},
    {key_light, 4},
};

static const MjcfAttr attr_0[] = { // mujoco
    {"model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctSpec, modelname), 0, 0},
};

static const MjcfAttr attr_1[] = { // compiler
    {"autolimits", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.autolimits), 0, MJCF_KEY_BOOL},
    {"boundmass", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.boundmass), 0, 0},
    {"boundinertia", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.boundinertia), 0, 0},
    {"settotalmass", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.settotalmass), 0, 0},
    {"balanceinertia", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.balanceinertia), 0, MJCF_KEY_BOOL},
    {"strippath", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"coordinate", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"angle", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.degree), 0, MJCF_KEY_ANGLE},
    {"fitaabb", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.fitaabb), 0, MJCF_KEY_BOOL},
    {"eulerseq", ATTR_CHARS, STORE_CHAR, CHECK_NONE, false, 3, 3, offsetof(ctSpec, compiler.eulerseq), 0, 0},
    {"meshdir", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.meshdir), 0, 0},
    {"texturedir", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.texturedir), 0, 0},
    {"assetdir", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"discardvisual", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.discardvisual), 0, MJCF_KEY_BOOL},
    {"usethread", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.usethread), 0, MJCF_KEY_BOOL},
    {"fusestatic", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.fusestatic), 0, MJCF_KEY_BOOL},
    {"inertiafromgeom", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.inertiafromgeom), 0, MJCF_KEY_AUTO},
    {"inertiagrouprange", ATTR_INT, STORE_INT, CHECK_NONE, false, 2, 2, offsetof(ctSpec, compiler.inertiagrouprange), 0, 0},
    {"saveinertial", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.saveinertial), 0, MJCF_KEY_BOOL},
    {"alignfree", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.alignfree), 0, MJCF_KEY_BOOL},
};

static const MjcfAttr attr_2[] = { // lengthrange
    {"mode", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.LRopt.mode), 0, MJCF_KEY_LENGTHRANGE},
    {"useexisting", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.LRopt.useexisting), 0, MJCF_KEY_BOOL},
    {"uselimit", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.LRopt.uselimit), 0, MJCF_KEY_BOOL},
    {"accel", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.LRopt.accel), 0, 0},
    {"maxforce", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.LRopt.maxforce), 0, 0},
    {"timeconst", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.LRopt.timeconst), 0, 0},
    {"timestep", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.LRopt.timestep), 0, 0},
    {"inttotal", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.LRopt.inttotal), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.LRopt.interval), 0, 0},
    {"tolrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, compiler.LRopt.tolrange), 0, 0},
};

static const MjcfAttr attr_3[] = { // option
    {"timestep", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.timestep), 0, 0},
    {"impratio", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.impratio), 0, 0},
    {"tolerance", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.tolerance), 0, 0},
    {"ls_tolerance", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.ls_tolerance), 0, 0},
    {"noslip_tolerance", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.noslip_tolerance), 0, 0},
    {"ccd_tolerance", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.ccd_tolerance), 0, 0},
    {"sleep_tolerance", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.sleep_tolerance), 0, 0},
    {"gravity", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctSpec, option.gravity), 0, 0},
    {"wind", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctSpec, option.wind), 0, 0},
    {"magnetic", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctSpec, option.magnetic), 0, 0},
    {"density", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.density), 0, 0},
    {"viscosity", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.viscosity), 0, 0},
    {"o_margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.o_margin), 0, 0},
    {"o_solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctSpec, option.o_solref), 0, 0},
    {"o_solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctSpec, option.o_solimp), 0, 0},
    {"o_friction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctSpec, option.o_friction), 0, 0},
    {"integrator", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.integrator), 0, MJCF_KEY_INTEGRATOR},
    {"cone", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.cone), 0, MJCF_KEY_CONE},
    {"jacobian", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.jacobian), 0, MJCF_KEY_JACOBIAN},
    {"solver", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.solver), 0, MJCF_KEY_SOLVER},
    {"iterations", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.iterations), 0, 0},
    {"ls_iterations", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.ls_iterations), 0, 0},
    {"noslip_iterations", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.noslip_iterations), 0, 0},
    {"ccd_iterations", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.ccd_iterations), 0, 0},
    {"sdf_iterations", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.sdf_iterations), 0, 0},
    {"sdf_initpoints", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.sdf_initpoints), 0, 0},
    {"actuatorgroupdisable", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_4[] = { // flag
    {"constraint", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_CONSTRAINT},
    {"equality", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_EQUALITY},
    {"frictionloss", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_FRICTIONLOSS},
    {"limit", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_LIMIT},
    {"contact", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_CONTACT},
    {"spring", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_SPRING},
    {"damper", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_DAMPER},
    {"gravity", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_GRAVITY},
    {"clampctrl", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_CLAMPCTRL},
    {"warmstart", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_WARMSTART},
    {"filterparent", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_FILTERPARENT},
    {"actuation", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_ACTUATION},
    {"refsafe", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_REFSAFE},
    {"sensor", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_SENSOR},
    {"midphase", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_MIDPHASE},
    {"eulerdamp", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_EULERDAMP},
    {"autoreset", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_AUTORESET},
    {"nativeccd", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_NATIVECCD},
    {"island", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_ISLAND},
    {"override", ATTR_ENABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.enableflags), 0, ctENBL_OVERRIDE},
    {"energy", ATTR_ENABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.enableflags), 0, ctENBL_ENERGY},
    {"fwdinv", ATTR_ENABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.enableflags), 0, ctENBL_FWDINV},
    {"invdiscrete", ATTR_ENABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.enableflags), 0, ctENBL_INVDISCRETE},
    {"multiccd", ATTR_ENABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.enableflags), 0, ctENBL_MULTICCD},
    {"sleep", ATTR_ENABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.enableflags), 0, ctENBL_SLEEP},
};

static const MjcfAttr attr_5[] = { // size
    {"memory", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"njmax", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, njmax), 0, 0},
    {"nconmax", ATTR_INT, STORE_INT, CHECK_FROM_MINUS_ONE, false, 1, 1, offsetof(ctSpec, nconmax), 0, 0},
    {"nstack", ATTR_INT, STORE_SIZE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, nstack), 0, 0},
    {"nuserdata", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, nuserdata), 0, 0},
    {"nkey", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, nkey), 0, 0},
    {"nuser_body", ATTR_INT, STORE_INT, CHECK_FROM_MINUS_ONE, false, 1, 1, offsetof(ctSpec, nuser_body), 0, 0},
    {"nuser_jnt", ATTR_INT, STORE_INT, CHECK_FROM_MINUS_ONE, false, 1, 1, offsetof(ctSpec, nuser_jnt), 0, 0},
    {"nuser_geom", ATTR_INT, STORE_INT, CHECK_FROM_MINUS_ONE, false, 1, 1, offsetof(ctSpec, nuser_geom), 0, 0},
    {"nuser_site", ATTR_INT, STORE_INT, CHECK_FROM_MINUS_ONE, false, 1, 1, offsetof(ctSpec, nuser_site), 0, 0},
    {"nuser_cam", ATTR_INT, STORE_INT, CHECK_FROM_MINUS_ONE, false, 1, 1, offsetof(ctSpec, nuser_cam), 0, 0},
    {"nuser_tendon", ATTR_INT, STORE_INT, CHECK_FROM_MINUS_ONE, false, 1, 1, offsetof(ctSpec, nuser_tendon), 0, 0},
    {"nuser_actuator", ATTR_INT, STORE_INT, CHECK_FROM_MINUS_ONE, false, 1, 1, offsetof(ctSpec, nuser_actuator), 0, 0},
    {"nuser_sensor", ATTR_INT, STORE_INT, CHECK_FROM_MINUS_ONE, false, 1, 1, offsetof(ctSpec, nuser_sensor), 0, 0},
};

static const MjcfAttr attr_6[] = { // statistic
    {"meaninertia", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, stat.meaninertia), 0, 0},
    {"meanmass", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, stat.meanmass), 0, 0},
    {"meansize", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, stat.meansize), 0, 0},
    {"extent", ATTR_REAL, STORE_DOUBLE, CHECK_POSITIVE, false, 1, 1, offsetof(ctSpec, stat.extent), 0, 0},
    {"center", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctSpec, stat.center), 0, 0},
};

static const MjcfAttr attr_8[] = { // global
    {"cameraid", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.global.cameraid), 0, 0},
    {"orthographic", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.global.orthographic), 0, MJCF_KEY_BOOL},
    {"fovy", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.global.fovy), 0, 0},
    {"ipd", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.global.ipd), 0, 0},
    {"azimuth", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.global.azimuth), 0, 0},
    {"elevation", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.global.elevation), 0, 0},
    {"linewidth", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.global.linewidth), 0, 0},
    {"glow", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.global.glow), 0, 0},
    {"realtime", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.global.realtime), 0, 0},
    {"offwidth", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.global.offwidth), 0, 0},
    {"offheight", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.global.offheight), 0, 0},
    {"ellipsoidinertia", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.global.ellipsoidinertia), 0, MJCF_KEY_BOOL},
    {"bvactive", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.global.bvactive), 0, MJCF_KEY_BOOL},
};

static const MjcfAttr attr_9[] = { // quality
    {"shadowsize", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.quality.shadowsize), 0, 0},
    {"offsamples", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.quality.offsamples), 0, 0},
    {"numslices", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.quality.numslices), 0, 0},
    {"numstacks", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.quality.numstacks), 0, 0},
    {"numquads", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.quality.numquads), 0, 0},
};

static const MjcfAttr attr_10[] = { // headlight
    {"ambient", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 3, 3, offsetof(ctSpec, visual.headlight.ambient), 0, 0},
    {"diffuse", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 3, 3, offsetof(ctSpec, visual.headlight.diffuse), 0, 0},
    {"specular", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 3, 3, offsetof(ctSpec, visual.headlight.specular), 0, 0},
    {"active", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.headlight.active), 0, 0},
};

static const MjcfAttr attr_11[] = { // map
    {"stiffness", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.map.stiffness), 0, 0},
    {"stiffnessrot", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.map.stiffnessrot), 0, 0},
    {"force", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.map.force), 0, 0},
    {"torque", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.map.torque), 0, 0},
    {"alpha", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.map.alpha), 0, 0},
    {"fogstart", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.map.fogstart), 0, 0},
    {"fogend", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.map.fogend), 0, 0},
    {"znear", ATTR_REAL, STORE_FLOAT, CHECK_POSITIVE, false, 1, 1, offsetof(ctSpec, visual.map.znear), 0, 0},
    {"zfar", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.map.zfar), 0, 0},
    {"haze", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.map.haze), 0, 0},
    {"shadowclip", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.map.shadowclip), 0, 0},
    {"shadowscale", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.map.shadowscale), 0, 0},
    {"actuatortendon", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.map.actuatortendon), 0, 0},
};

static const MjcfAttr attr_12[] = { // scale
    {"forcewidth", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.forcewidth), 0, 0},
    {"contactwidth", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.contactwidth), 0, 0},
    {"contactheight", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.contactheight), 0, 0},
    {"connect", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.connect), 0, 0},
    {"com", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.com), 0, 0},
    {"camera", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.camera), 0, 0},
    {"light", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.light), 0, 0},
    {"selectpoint", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.selectpoint), 0, 0},
    {"jointlength", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.jointlength), 0, 0},
    {"jointwidth", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.jointwidth), 0, 0},
    {"actuatorlength", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.actuatorlength), 0, 0},
    {"actuatorwidth", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.actuatorwidth), 0, 0},
    {"framelength", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.framelength), 0, 0},
    {"framewidth", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.framewidth), 0, 0},
    {"constraint", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.constraint), 0, 0},
    {"slidercrank", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.slidercrank), 0, 0},
    {"frustum", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, visual.scale.frustum), 0, 0},
};

static const MjcfAttr attr_13[] = { // rgba
    {"fog", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.fog), 0, 0},
    {"haze", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.haze), 0, 0},
    {"force", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.force), 0, 0},
    {"inertia", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.inertia), 0, 0},
    {"joint", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.joint), 0, 0},
    {"actuator", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.actuator), 0, 0},
    {"actuatornegative", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.actuatornegative), 0, 0},
    {"actuatorpositive", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.actuatorpositive), 0, 0},
    {"com", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.com), 0, 0},
    {"camera", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.camera), 0, 0},
    {"light", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.light), 0, 0},
    {"selectpoint", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.selectpoint), 0, 0},
    {"connect", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.connect), 0, 0},
    {"contactpoint", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.contactpoint), 0, 0},
    {"contactforce", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.contactforce), 0, 0},
    {"contactfriction", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.contactfriction), 0, 0},
    {"contacttorque", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.contacttorque), 0, 0},
    {"contactgap", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.contactgap), 0, 0},
    {"rangefinder", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.rangefinder), 0, 0},
    {"constraint", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.constraint), 0, 0},
    {"slidercrank", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.slidercrank), 0, 0},
    {"crankbroken", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.crankbroken), 0, 0},
    {"frustum", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.frustum), 0, 0},
    {"bv", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.bv), 0, 0},
    {"bvactive", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctSpec, visual.rgba.bvactive), 0, 0},
};

static const MjcfAttr attr_14[] = { // default
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_16[] = { // numeric
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"size", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"data", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_17[] = { // text
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"data", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsText, data), 0, 0},
};

static const MjcfAttr attr_18[] = { // tuple
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_19[] = { // element
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"objname", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"prm", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_20[] = { // body
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"childclass", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsBody, pos), 0, 0},
    {"quat", ATTR_REAL, STORE_DOUBLE, CHECK_NONZERO, false, 4, 4, offsetof(ctsBody, quat), 0, 0},
    {"axisangle", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 4, 4, offsetof(ctsBody, alt.axisangle), offsetof(ctsBody, alt.type), ctORIENTATION_AXISANGLE},
    {"xyaxes", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsBody, alt.xyaxes), offsetof(ctsBody, alt.type), ctORIENTATION_XYAXES},
    {"zaxis", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsBody, alt.zaxis), offsetof(ctsBody, alt.type), ctORIENTATION_ZAXIS},
    {"euler", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsBody, alt.euler), offsetof(ctsBody, alt.type), ctORIENTATION_EULER},
    {"mocap", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsBody, mocap), 0, MJCF_KEY_BOOL},
    {"gravcomp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsBody, gravcomp), 0, 0},
    {"sleep", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsBody, sleep), 0, MJCF_KEY_SLEEP},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsBody, userdata), 0, 0},
};
static const MjcfRule rule_20[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_21[] = { // worldbody
    {"name", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"childclass", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"pos", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"quat", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"axisangle", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"xyaxes", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"zaxis", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"euler", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"mocap", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"gravcomp", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"sleep", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"user", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_22[] = { // frame
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"childclass", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsFrame, pos), 0, 0},
    {"quat", ATTR_REAL, STORE_DOUBLE, CHECK_NONZERO, false, 4, 4, offsetof(ctsFrame, quat), 0, 0},
    {"axisangle", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 4, 4, offsetof(ctsFrame, alt.axisangle), offsetof(ctsFrame, alt.type), ctORIENTATION_AXISANGLE},
    {"xyaxes", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsFrame, alt.xyaxes), offsetof(ctsFrame, alt.type), ctORIENTATION_XYAXES},
    {"zaxis", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsFrame, alt.zaxis), offsetof(ctsFrame, alt.type), ctORIENTATION_ZAXIS},
    {"euler", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsFrame, alt.euler), offsetof(ctsFrame, alt.type), ctORIENTATION_EULER},
    {"mocap", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"gravcomp", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"sleep", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"user", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfRule rule_22[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_23[] = { // inertial
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, true, 3, 3, offsetof(ctsBody, ipos), 0, 0},
    {"quat", ATTR_REAL, STORE_DOUBLE, CHECK_NONZERO, false, 4, 4, offsetof(ctsBody, iquat), 0, 0},
    {"mass", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, true, 1, 1, offsetof(ctsBody, mass), 0, 0},
    {"diaginertia", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsBody, inertia), 0, 0},
    {"axisangle", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 4, 4, offsetof(ctsBody, ialt.axisangle), offsetof(ctsBody, ialt.type), ctORIENTATION_AXISANGLE},
    {"xyaxes", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsBody, ialt.xyaxes), offsetof(ctsBody, ialt.type), ctORIENTATION_XYAXES},
    {"zaxis", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsBody, ialt.zaxis), offsetof(ctsBody, ialt.type), ctORIENTATION_ZAXIS},
    {"euler", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsBody, ialt.euler), offsetof(ctsBody, ialt.type), ctORIENTATION_EULER},
    {"fullinertia", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsBody, fullinertia), 0, 0},
};
static const MjcfRule rule_23[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
    {"fullinertia and inertial orientation cannot both be specified", {"fullinertia", "quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_24[] = { // joint
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"type", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, type), 0, MJCF_KEY_JOINT},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, group), 0, 0},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsJoint, pos), 0, 0},
    {"axis", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsJoint, axis), 0, 0},
    {"springdamper", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsJoint, springdamper), 0, 0},
    {"limited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, limited), 0, MJCF_KEY_AUTO},
    {"actuatorfrclimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, actfrclimited), 0, MJCF_KEY_AUTO},
    {"solreflimit", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsJoint, solref_limit), 0, 0},
    {"solimplimit", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsJoint, solimp_limit), 0, 0},
    {"solreffriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsJoint, solref_friction), 0, 0},
    {"solimpfriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsJoint, solimp_friction), 0, 0},
    {"stiffness", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, stiffness), 0, 0},
    {"range", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsJoint, range), 0, 0},
    {"actuatorfrcrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsJoint, actfrcrange), 0, 0},
    {"actuatorgravcomp", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, actgravcomp), 0, MJCF_KEY_BOOL},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, margin), 0, 0},
    {"ref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, ref), 0, 0},
    {"springref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, springref), 0, 0},
    {"armature", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, armature), 0, 0},
    {"damping", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, damping), 0, 0},
    {"frictionloss", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, frictionloss), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, userdata), 0, 0},
};

static const MjcfAttr attr_25[] = { // freejoint
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, group), 0, 0},
    {"align", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, align), 0, MJCF_KEY_AUTO},
};

static const MjcfAttr attr_26[] = { // geom
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"type", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, type), 0, MJCF_KEY_GEOM},
    {"contype", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, contype), 0, 0},
    {"conaffinity", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, conaffinity), 0, 0},
    {"condim", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, condim), 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, group), 0, 0},
    {"priority", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, priority), 0, 0},
    {"size", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 3, offsetof(ctsGeom, size), 0, 0},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, material), 0, 0},
    {"friction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 3, offsetof(ctsGeom, friction), 0, 0},
    {"mass", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, mass), 0, 0},
    {"density", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, density), 0, 0},
    {"shellinertia", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, typeinertia), 0, MJCF_KEY_BOOL},
    {"solmix", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, solmix), 0, 0},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsGeom, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsGeom, solimp), 0, 0},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, margin), 0, 0},
    {"gap", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, gap), 0, 0},
    {"fromto", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsGeom, fromto), 0, 0},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsGeom, pos), 0, 0},
    {"quat", ATTR_REAL, STORE_DOUBLE, CHECK_NONZERO, false, 4, 4, offsetof(ctsGeom, quat), 0, 0},
    {"axisangle", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 4, 4, offsetof(ctsGeom, alt.axisangle), offsetof(ctsGeom, alt.type), ctORIENTATION_AXISANGLE},
    {"xyaxes", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsGeom, alt.xyaxes), offsetof(ctsGeom, alt.type), ctORIENTATION_XYAXES},
    {"zaxis", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsGeom, alt.zaxis), offsetof(ctsGeom, alt.type), ctORIENTATION_ZAXIS},
    {"euler", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsGeom, alt.euler), offsetof(ctsGeom, alt.type), ctORIENTATION_EULER},
    {"hfield", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, hfieldname), 0, 0},
    {"mesh", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, meshname), 0, 0},
    {"fitscale", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, fitscale), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsGeom, rgba), 0, 0},
    {"fluidshape", ATTR_KEYWORD, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, fluid_ellipsoid), 0, MJCF_KEY_FLUID},
    {"fluidcoef", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsGeom, fluid_coefs), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, userdata), 0, 0},
};
static const MjcfRule rule_26[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_27[] = { // site
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"type", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSite, type), 0, MJCF_KEY_GEOM},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSite, group), 0, 0},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsSite, pos), 0, 0},
    {"quat", ATTR_REAL, STORE_DOUBLE, CHECK_NONZERO, false, 4, 4, offsetof(ctsSite, quat), 0, 0},
    {"axisangle", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 4, 4, offsetof(ctsSite, alt.axisangle), offsetof(ctsSite, alt.type), ctORIENTATION_AXISANGLE},
    {"xyaxes", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsSite, alt.xyaxes), offsetof(ctsSite, alt.type), ctORIENTATION_XYAXES},
    {"zaxis", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsSite, alt.zaxis), offsetof(ctsSite, alt.type), ctORIENTATION_ZAXIS},
    {"euler", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsSite, alt.euler), offsetof(ctsSite, alt.type), ctORIENTATION_EULER},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSite, material), 0, 0},
    {"size", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 3, offsetof(ctsSite, size), 0, 0},
    {"fromto", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsSite, fromto), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsSite, rgba), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSite, userdata), 0, 0},
};
static const MjcfRule rule_27[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_28[] = { // camera
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"projection", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsCamera, proj), 0, MJCF_KEY_PROJECTION},
    {"fovy", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsCamera, fovy), 0, 0},
    {"ipd", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsCamera, ipd), 0, 0},
    {"resolution", ATTR_INT, STORE_INT, CHECK_NONE, false, 2, 2, offsetof(ctsCamera, resolution), 0, 0},
    {"output", ATTR_KEYWORDS, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsCamera, output), 0, MJCF_KEY_OUTPUT},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsCamera, pos), 0, 0},
    {"quat", ATTR_REAL, STORE_DOUBLE, CHECK_NONZERO, false, 4, 4, offsetof(ctsCamera, quat), 0, 0},
    {"axisangle", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 4, 4, offsetof(ctsCamera, alt.axisangle), offsetof(ctsCamera, alt.type), ctORIENTATION_AXISANGLE},
    {"xyaxes", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsCamera, alt.xyaxes), offsetof(ctsCamera, alt.type), ctORIENTATION_XYAXES},
    {"zaxis", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsCamera, alt.zaxis), offsetof(ctsCamera, alt.type), ctORIENTATION_ZAXIS},
    {"euler", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsCamera, alt.euler), offsetof(ctsCamera, alt.type), ctORIENTATION_EULER},
    {"mode", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsCamera, mode), 0, MJCF_KEY_CAMLIGHT},
    {"target", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsCamera, targetbody), 0, 0},
    {"focal", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 2, 2, offsetof(ctsCamera, focal_length), 0, 0},
    {"focalpixel", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 2, 2, offsetof(ctsCamera, focal_pixel), 0, 0},
    {"principal", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 2, 2, offsetof(ctsCamera, principal_length), 0, 0},
    {"principalpixel", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 2, 2, offsetof(ctsCamera, principal_pixel), 0, 0},
    {"sensorsize", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 2, 2, offsetof(ctsCamera, sensor_size), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsCamera, userdata), 0, 0},
};
static const MjcfRule rule_28[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
    {"either 'fovy' or 'sensorsize' attribute can be specified, not both", {"fovy", "sensorsize"}},
};

static const MjcfAttr attr_29[] = { // light
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"directional", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, type), 0, MJCF_KEY_BOOL},
    {"type", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, type), 0, MJCF_KEY_LIGHT},
    {"castshadow", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsLight, castshadow), 0, MJCF_KEY_BOOL},
    {"active", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsLight, active), 0, MJCF_KEY_BOOL},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsLight, pos), 0, 0},
    {"dir", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsLight, dir), 0, 0},
    {"bulbradius", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, bulbradius), 0, 0},
    {"intensity", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, intensity), 0, 0},
    {"range", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, range), 0, 0},
    {"attenuation", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 3, 3, offsetof(ctsLight, attenuation), 0, 0},
    {"cutoff", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, cutoff), 0, 0},
    {"exponent", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, exponent), 0, 0},
    {"ambient", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 3, 3, offsetof(ctsLight, ambient), 0, 0},
    {"diffuse", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 3, 3, offsetof(ctsLight, diffuse), 0, 0},
    {"specular", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 3, 3, offsetof(ctsLight, specular), 0, 0},
    {"mode", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, mode), 0, MJCF_KEY_CAMLIGHT},
    {"target", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsLight, targetbody), 0, 0},
    {"texture", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsLight, texture), 0, 0},
};
static const MjcfRule rule_29[] = {
    {"type and directional cannot both be defined", {"type", "directional"}},
};

static const MjcfAttr attr_31[] = { // key
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"time", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsKey, time), 0, 0},
    {"qpos", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsKey, qpos), 0, 0},
    {"qvel", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsKey, qvel), 0, 0},
    {"act", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsKey, act), 0, 0},
    {"mpos", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsKey, mpos), 0, 0},
    {"mquat", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsKey, mquat), 0, 0},
    {"ctrl", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsKey, ctrl), 0, 0},
};

static const MjcfAttr attr_63[] = { // joint
    {"type", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, type), 0, MJCF_KEY_JOINT},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, group), 0, 0},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsJoint, pos), 0, 0},
    {"axis", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsJoint, axis), 0, 0},
    {"springdamper", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsJoint, springdamper), 0, 0},
    {"limited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, limited), 0, MJCF_KEY_AUTO},
    {"actuatorfrclimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, actfrclimited), 0, MJCF_KEY_AUTO},
    {"solreflimit", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsJoint, solref_limit), 0, 0},
    {"solimplimit", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsJoint, solimp_limit), 0, 0},
    {"solreffriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsJoint, solref_friction), 0, 0},
    {"solimpfriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsJoint, solimp_friction), 0, 0},
    {"stiffness", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, stiffness), 0, 0},
    {"range", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsJoint, range), 0, 0},
    {"actuatorfrcrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsJoint, actfrcrange), 0, 0},
    {"actuatorgravcomp", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, actgravcomp), 0, MJCF_KEY_BOOL},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, margin), 0, 0},
    {"ref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, ref), 0, 0},
    {"springref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, springref), 0, 0},
    {"armature", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, armature), 0, 0},
    {"damping", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, damping), 0, 0},
    {"frictionloss", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, frictionloss), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, userdata), 0, 0},
};

static const MjcfAttr attr_64[] = { // geom
    {"type", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, type), 0, MJCF_KEY_GEOM},
    {"contype", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, contype), 0, 0},
    {"conaffinity", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, conaffinity), 0, 0},
    {"condim", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, condim), 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, group), 0, 0},
    {"priority", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, priority), 0, 0},
    {"size", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 3, offsetof(ctsGeom, size), 0, 0},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, material), 0, 0},
    {"friction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 3, offsetof(ctsGeom, friction), 0, 0},
    {"mass", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, mass), 0, 0},
    {"density", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, density), 0, 0},
    {"shellinertia", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, typeinertia), 0, MJCF_KEY_BOOL},
    {"solmix", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, solmix), 0, 0},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsGeom, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsGeom, solimp), 0, 0},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, margin), 0, 0},
    {"gap", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, gap), 0, 0},
    {"fromto", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsGeom, fromto), 0, 0},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsGeom, pos), 0, 0},
    {"quat", ATTR_REAL, STORE_DOUBLE, CHECK_NONZERO, false, 4, 4, offsetof(ctsGeom, quat), 0, 0},
    {"axisangle", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 4, 4, offsetof(ctsGeom, alt.axisangle), offsetof(ctsGeom, alt.type), ctORIENTATION_AXISANGLE},
    {"xyaxes", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsGeom, alt.xyaxes), offsetof(ctsGeom, alt.type), ctORIENTATION_XYAXES},
    {"zaxis", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsGeom, alt.zaxis), offsetof(ctsGeom, alt.type), ctORIENTATION_ZAXIS},
    {"euler", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsGeom, alt.euler), offsetof(ctsGeom, alt.type), ctORIENTATION_EULER},
    {"hfield", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, hfieldname), 0, 0},
    {"mesh", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, meshname), 0, 0},
    {"fitscale", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, fitscale), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsGeom, rgba), 0, 0},
    {"fluidshape", ATTR_KEYWORD, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, fluid_ellipsoid), 0, MJCF_KEY_FLUID},
    {"fluidcoef", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsGeom, fluid_coefs), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, userdata), 0, 0},
};
static const MjcfRule rule_64[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_65[] = { // site
    {"type", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSite, type), 0, MJCF_KEY_GEOM},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSite, group), 0, 0},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsSite, pos), 0, 0},
    {"quat", ATTR_REAL, STORE_DOUBLE, CHECK_NONZERO, false, 4, 4, offsetof(ctsSite, quat), 0, 0},
    {"axisangle", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 4, 4, offsetof(ctsSite, alt.axisangle), offsetof(ctsSite, alt.type), ctORIENTATION_AXISANGLE},
    {"xyaxes", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsSite, alt.xyaxes), offsetof(ctsSite, alt.type), ctORIENTATION_XYAXES},
    {"zaxis", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsSite, alt.zaxis), offsetof(ctsSite, alt.type), ctORIENTATION_ZAXIS},
    {"euler", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsSite, alt.euler), offsetof(ctsSite, alt.type), ctORIENTATION_EULER},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSite, material), 0, 0},
    {"size", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 3, offsetof(ctsSite, size), 0, 0},
    {"fromto", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsSite, fromto), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsSite, rgba), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSite, userdata), 0, 0},
};
static const MjcfRule rule_65[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_66[] = { // camera
    {"projection", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsCamera, proj), 0, MJCF_KEY_PROJECTION},
    {"fovy", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsCamera, fovy), 0, 0},
    {"ipd", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsCamera, ipd), 0, 0},
    {"resolution", ATTR_INT, STORE_INT, CHECK_NONE, false, 2, 2, offsetof(ctsCamera, resolution), 0, 0},
    {"output", ATTR_KEYWORDS, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsCamera, output), 0, MJCF_KEY_OUTPUT},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsCamera, pos), 0, 0},
    {"quat", ATTR_REAL, STORE_DOUBLE, CHECK_NONZERO, false, 4, 4, offsetof(ctsCamera, quat), 0, 0},
    {"axisangle", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 4, 4, offsetof(ctsCamera, alt.axisangle), offsetof(ctsCamera, alt.type), ctORIENTATION_AXISANGLE},
    {"xyaxes", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsCamera, alt.xyaxes), offsetof(ctsCamera, alt.type), ctORIENTATION_XYAXES},
    {"zaxis", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsCamera, alt.zaxis), offsetof(ctsCamera, alt.type), ctORIENTATION_ZAXIS},
    {"euler", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsCamera, alt.euler), offsetof(ctsCamera, alt.type), ctORIENTATION_EULER},
    {"mode", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsCamera, mode), 0, MJCF_KEY_CAMLIGHT},
    {"focal", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 2, 2, offsetof(ctsCamera, focal_length), 0, 0},
    {"focalpixel", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 2, 2, offsetof(ctsCamera, focal_pixel), 0, 0},
    {"principal", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 2, 2, offsetof(ctsCamera, principal_length), 0, 0},
    {"principalpixel", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 2, 2, offsetof(ctsCamera, principal_pixel), 0, 0},
    {"sensorsize", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 2, 2, offsetof(ctsCamera, sensor_size), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsCamera, userdata), 0, 0},
};
static const MjcfRule rule_66[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
    {"either 'fovy' or 'sensorsize' attribute can be specified, not both", {"fovy", "sensorsize"}},
};

static const MjcfAttr attr_67[] = { // light
    {"directional", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, type), 0, MJCF_KEY_BOOL},
    {"type", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, type), 0, MJCF_KEY_LIGHT},
    {"castshadow", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsLight, castshadow), 0, MJCF_KEY_BOOL},
    {"active", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsLight, active), 0, MJCF_KEY_BOOL},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsLight, pos), 0, 0},
    {"dir", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsLight, dir), 0, 0},
    {"bulbradius", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, bulbradius), 0, 0},
    {"intensity", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, intensity), 0, 0},
    {"range", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, range), 0, 0},
    {"attenuation", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 3, 3, offsetof(ctsLight, attenuation), 0, 0},
    {"cutoff", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, cutoff), 0, 0},
    {"exponent", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, exponent), 0, 0},
    {"ambient", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 3, 3, offsetof(ctsLight, ambient), 0, 0},
    {"diffuse", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 3, 3, offsetof(ctsLight, diffuse), 0, 0},
    {"specular", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 3, 3, offsetof(ctsLight, specular), 0, 0},
    {"mode", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsLight, mode), 0, MJCF_KEY_CAMLIGHT},
};
static const MjcfRule rule_67[] = {
    {"type and directional cannot both be defined", {"type", "directional"}},
};

const MjcfElement mjcf_element[] = {
    {"mujoco", MJCF_MUJOCO, STATE_BUILT, COUNT_ANY, ctOBJ_UNKNOWN, 0, attr_0, 1, NULL, 0},
    {"compiler", MJCF_COMPILER, STATE_BUILT, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, attr_1, 20, NULL, 0},
    {"lengthrange", MJCF_LENGTHRANGE, STATE_BUILT, COUNT_ONE, ctOBJ_UNKNOWN, 1ull << MJCF_COMPILER, attr_2, 10, NULL, 0},
    {"option", MJCF_OPTION, STATE_BUILT, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, attr_3, 27, NULL, 0},
    {"flag", MJCF_FLAG, STATE_BUILT, COUNT_ONE, ctOBJ_UNKNOWN, 1ull << MJCF_OPTION, attr_4, 25, NULL, 0},
    {"size", MJCF_SIZE, STATE_BUILT, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, attr_5, 14, NULL, 0},
    {"statistic", MJCF_STATISTIC, STATE_BUILT, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, attr_6, 5, NULL, 0},
    {"visual", MJCF_VISUAL, STATE_BUILT, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"global", MJCF_GLOBAL, STATE_BUILT, COUNT_ONE, ctOBJ_UNKNOWN, 1ull << MJCF_VISUAL, attr_8, 13, NULL, 0},
    {"quality", MJCF_QUALITY, STATE_BUILT, COUNT_ONE, ctOBJ_UNKNOWN, 1ull << MJCF_VISUAL, attr_9, 5, NULL, 0},
    {"headlight", MJCF_HEADLIGHT, STATE_BUILT, COUNT_ONE, ctOBJ_UNKNOWN, 1ull << MJCF_VISUAL, attr_10, 4, NULL, 0},
    {"map", MJCF_MAP, STATE_BUILT, COUNT_ONE, ctOBJ_UNKNOWN, 1ull << MJCF_VISUAL, attr_11, 13, NULL, 0},
    {"scale", MJCF_SCALE, STATE_BUILT, COUNT_ONE, ctOBJ_UNKNOWN, 1ull << MJCF_VISUAL, attr_12, 17, NULL, 0},
    {"rgba", MJCF_RGBA, STATE_BUILT, COUNT_ONE, ctOBJ_UNKNOWN, 1ull << MJCF_VISUAL, attr_13, 25, NULL, 0},
    {"default", MJCF_DEFAULT, STATE_BUILT, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO | 1ull << MJCF_DEFAULT, attr_14, 1, NULL, 0},
    {"custom", MJCF_CUSTOM, STATE_BUILT, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"numeric", MJCF_NUMERIC, STATE_BUILT, COUNT_ANY, ctOBJ_NUMERIC, 1ull << MJCF_CUSTOM, attr_16, 3, NULL, 0},
    {"text", MJCF_TEXT, STATE_BUILT, COUNT_ANY, ctOBJ_TEXT, 1ull << MJCF_CUSTOM, attr_17, 2, NULL, 0},
    {"tuple", MJCF_TUPLE, STATE_BUILT, COUNT_ANY, ctOBJ_TUPLE, 1ull << MJCF_CUSTOM, attr_18, 1, NULL, 0},
    {"element", MJCF_ELEMENT, STATE_BUILT, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_TUPLE, attr_19, 3, NULL, 0},
    {"body", MJCF_BODY, STATE_BUILT, COUNT_ANY, ctOBJ_BODY, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, attr_20, 12, rule_20, 1},
    {"worldbody", MJCF_WORLDBODY, STATE_BUILT, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, attr_21, 12, NULL, 0},
    {"frame", MJCF_FRAME, STATE_BUILT, COUNT_ANY, ctOBJ_FRAME, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, attr_22, 12, rule_22, 1},
    {"inertial", MJCF_INERTIAL, STATE_BUILT, COUNT_ONE, ctOBJ_UNKNOWN, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, attr_23, 9, rule_23, 2},
    {"joint", MJCF_JOINT, STATE_BUILT, COUNT_ANY, ctOBJ_JOINT, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, attr_24, 24, NULL, 0},
    {"freejoint", MJCF_FREEJOINT, STATE_BUILT, COUNT_ANY, ctOBJ_JOINT, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, attr_25, 3, NULL, 0},
    {"geom", MJCF_GEOM, STATE_BUILT, COUNT_ANY, ctOBJ_GEOM, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, attr_26, 33, rule_26, 1},
    {"site", MJCF_SITE, STATE_BUILT, COUNT_ANY, ctOBJ_SITE, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, attr_27, 15, rule_27, 1},
    {"camera", MJCF_CAMERA, STATE_BUILT, COUNT_ANY, ctOBJ_CAMERA, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, attr_28, 21, rule_28, 2},
    {"light", MJCF_LIGHT, STATE_BUILT, COUNT_ANY, ctOBJ_LIGHT, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, attr_29, 20, rule_29, 1},
    {"keyframe", MJCF_KEYFRAME, STATE_BUILT, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"key", MJCF_KEY, STATE_BUILT, COUNT_ANY, ctOBJ_KEY, 1ull << MJCF_KEYFRAME, attr_31, 8, NULL, 0},
    {"extension", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"asset", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"deformable", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"contact", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"equality", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"tendon", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"actuator", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"sensor", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"replicate", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, NULL, 0, NULL, 0},
    {"attach", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, NULL, 0, NULL, 0},
    {"plugin", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, NULL, 0, NULL, 0},
    {"composite", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, NULL, 0, NULL, 0},
    {"flexcomp", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_WORLDBODY | 1ull << MJCF_BODY | 1ull << MJCF_FRAME, NULL, 0, NULL, 0},
    {"plugin", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_GEOM, NULL, 0, NULL, 0},
    {"mesh", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"material", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"pair", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"equality", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"tendon", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"general", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"motor", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"position", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"velocity", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"intvelocity", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"damper", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"cylinder", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"muscle", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"adhesion", MJCF_NONE, STATE_UNSUPPORTED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_DEFAULT, NULL, 0, NULL, 0},
    {"body", MJCF_NONE, STATE_IGNORED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"frame", MJCF_NONE, STATE_IGNORED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"replicate", MJCF_NONE, STATE_IGNORED, COUNT_ANY, ctOBJ_UNKNOWN, 1ull << MJCF_MUJOCO, NULL, 0, NULL, 0},
    {"joint", MJCF_JOINT, STATE_BUILT, COUNT_ONE, ctOBJ_JOINT, 1ull << MJCF_DEFAULT, attr_63, 22, NULL, 0},
    {"geom", MJCF_GEOM, STATE_BUILT, COUNT_ONE, ctOBJ_GEOM, 1ull << MJCF_DEFAULT, attr_64, 31, rule_64, 1},
    {"site", MJCF_SITE, STATE_BUILT, COUNT_ONE, ctOBJ_SITE, 1ull << MJCF_DEFAULT, attr_65, 13, rule_65, 1},
    {"camera", MJCF_CAMERA, STATE_BUILT, COUNT_ONE, ctOBJ_CAMERA, 1ull << MJCF_DEFAULT, attr_66, 18, rule_66, 2},
    {"light", MJCF_LIGHT, STATE_BUILT, COUNT_ONE, ctOBJ_LIGHT, 1ull << MJCF_DEFAULT, attr_67, 16, rule_67, 1},
};
const int mjcf_element_count = 68;
