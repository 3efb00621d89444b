// Written by tools/gen/gen_mjcf.py from schema/mjcf.schema. Do not edit.
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
    {"implicitspringdamper", ctINT_SPRINGDAMPER},
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
static const MjcfKeyword key_meshinertia[] = {
    {"convex", ctMESH_INERTIA_CONVEX},
    {"legacy", ctMESH_INERTIA_LEGACY},
    {"exact", ctMESH_INERTIA_EXACT},
    {"shell", ctMESH_INERTIA_SHELL},
};
static const MjcfKeyword key_meshbuiltin[] = {
    {"none", ctMESH_BUILTIN_NONE},
    {"sphere", ctMESH_BUILTIN_SPHERE},
    {"hemisphere", ctMESH_BUILTIN_HEMISPHERE},
    {"cone", ctMESH_BUILTIN_CONE},
    {"supertorus", ctMESH_BUILTIN_SUPERTORUS},
    {"supersphere", ctMESH_BUILTIN_SUPERSPHERE},
    {"wedge", ctMESH_BUILTIN_WEDGE},
    {"plate", ctMESH_BUILTIN_PLATE},
};
static const MjcfKeyword key_texture[] = {
    {"2d", ctTEXTURE_2D},
    {"cube", ctTEXTURE_CUBE},
    {"skybox", ctTEXTURE_SKYBOX},
};
static const MjcfKeyword key_colorspace[] = {
    {"auto", ctCOLORSPACE_AUTO},
    {"linear", ctCOLORSPACE_LINEAR},
    {"sRGB", ctCOLORSPACE_SRGB},
};
static const MjcfKeyword key_builtin[] = {
    {"none", ctBUILTIN_NONE},
    {"gradient", ctBUILTIN_GRADIENT},
    {"checker", ctBUILTIN_CHECKER},
    {"flat", ctBUILTIN_FLAT},
};
static const MjcfKeyword key_mark[] = {
    {"none", ctMARK_NONE},
    {"edge", ctMARK_EDGE},
    {"cross", ctMARK_CROSS},
    {"random", ctMARK_RANDOM},
};
static const MjcfKeyword key_texrole[] = {
    {"rgb", ctTEXROLE_RGB},
    {"occlusion", ctTEXROLE_OCCLUSION},
    {"roughness", ctTEXROLE_ROUGHNESS},
    {"metallic", ctTEXROLE_METALLIC},
    {"normal", ctTEXROLE_NORMAL},
    {"opacity", ctTEXROLE_OPACITY},
    {"emissive", ctTEXROLE_EMISSIVE},
    {"rgba", ctTEXROLE_RGBA},
    {"orm", ctTEXROLE_ORM},
};
static const MjcfKeyword key_interp[] = {
    {"zoh", 0},
    {"linear", 1},
    {"cubic", 2},
};
static const MjcfKeyword key_dyn[] = {
    {"none", ctDYN_NONE},
    {"integrator", ctDYN_INTEGRATOR},
    {"filter", ctDYN_FILTER},
    {"filterexact", ctDYN_FILTEREXACT},
    {"muscle", ctDYN_MUSCLE},
    {"user", ctDYN_USER},
};
static const MjcfKeyword key_gain[] = {
    {"fixed", ctGAIN_FIXED},
    {"affine", ctGAIN_AFFINE},
    {"muscle", ctGAIN_MUSCLE},
    {"user", ctGAIN_USER},
    {"custom", ctGAIN_USER},
};
static const MjcfKeyword key_bias[] = {
    {"none", ctBIAS_NONE},
    {"affine", ctBIAS_AFFINE},
    {"muscle", ctBIAS_MUSCLE},
    {"user", ctBIAS_USER},
};
static const MjcfKeyword key_stage[] = {
    {"none", ctSTAGE_NONE},
    {"pos", ctSTAGE_POS},
    {"vel", ctSTAGE_VEL},
    {"acc", ctSTAGE_ACC},
};
static const MjcfKeyword key_datatype[] = {
    {"real", ctDATATYPE_REAL},
    {"positive", ctDATATYPE_POSITIVE},
    {"axis", ctDATATYPE_AXIS},
    {"quaternion", ctDATATYPE_QUATERNION},
};
static const MjcfKeyword key_condata[] = {
    {"found", 1<<ctCONDATA_FOUND},
    {"force", 1<<ctCONDATA_FORCE},
    {"torque", 1<<ctCONDATA_TORQUE},
    {"dist", 1<<ctCONDATA_DIST},
    {"pos", 1<<ctCONDATA_POS},
    {"normal", 1<<ctCONDATA_NORMAL},
    {"tangent", 1<<ctCONDATA_TANGENT},
};
static const MjcfKeyword key_reduce[] = {
    {"none", 0},
    {"mindist", 1},
    {"maxforce", 2},
    {"netforce", 3},
};
static const MjcfKeyword key_raydata[] = {
    {"dist", 1<<ctRAYDATA_DIST},
    {"dir", 1<<ctRAYDATA_DIR},
    {"origin", 1<<ctRAYDATA_ORIGIN},
    {"point", 1<<ctRAYDATA_POINT},
    {"normal", 1<<ctRAYDATA_NORMAL},
    {"depth", 1<<ctRAYDATA_DEPTH},
};
static const MjcfKeyword key_flexself[] = {
    {"none", ctFLEXSELF_NONE},
    {"narrow", ctFLEXSELF_NARROW},
    {"bvh", ctFLEXSELF_BVH},
    {"sap", ctFLEXSELF_SAP},
    {"auto", ctFLEXSELF_AUTO},
};
static const MjcfKeyword key_elastic2d[] = {
    {"none", 0},
    {"bend", 1},
    {"stretch", 2},
    {"both", 3},
};
static const MjcfKeyword key_edgeequality[] = {
    {"false", 0},
    {"true", 1},
    {"vert", 2},
};
static const MjcfKeyword key_composite[] = {
    {"particle", 0},
    {"grid", 1},
    {"rope", 2},
    {"loop", 3},
    {"cable", 4},
    {"cloth", 5},
};
static const MjcfKeyword key_shape[] = {
    {"s", 0},
    {"cos(s)", 1},
    {"sin(s)", 2},
    {"0", 3},
};
static const MjcfKeyword key_compjoint[] = {
    {"main", 0},
};
static const MjcfKeyword key_flexcomp[] = {
    {"grid", 0},
    {"box", 1},
    {"cylinder", 2},
    {"ellipsoid", 3},
    {"square", 4},
    {"disc", 5},
    {"circle", 6},
    {"mesh", 7},
    {"gmsh", 8},
    {"direct", 9},
};
static const MjcfKeyword key_flexdof[] = {
    {"full", 0},
    {"radial", 1},
    {"trilinear", 2},
    {"quadratic", 3},
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
    {key_integrator, 5},
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
    {key_meshinertia, 4},
    {key_meshbuiltin, 8},
    {key_texture, 3},
    {key_colorspace, 3},
    {key_builtin, 4},
    {key_mark, 4},
    {key_texrole, 9},
    {key_interp, 3},
    {key_dyn, 6},
    {key_gain, 5},
    {key_bias, 4},
    {key_stage, 4},
    {key_datatype, 4},
    {key_condata, 7},
    {key_reduce, 4},
    {key_raydata, 6},
    {key_flexself, 5},
    {key_elastic2d, 4},
    {key_edgeequality, 3},
    {key_composite, 6},
    {key_shape, 4},
    {key_compjoint, 1},
    {key_flexcomp, 10},
    {key_flexdof, 4},
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
    {"exactmeshinertia", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
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
    {"corten:solver", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctSpec, formulation), 0, 0},
    {"corten:solver_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctSpec, formulation_params), 0, 0},
    {"corten:xpbd_substeps", ATTR_INT, STORE_INT, CHECK_POSITIVE, false, 1, 1, offsetof(ctSpec, option.xpbd_substeps), 0, 0},
    {"corten:xpbd_iterations", ATTR_INT, STORE_INT, CHECK_POSITIVE, false, 1, 1, offsetof(ctSpec, option.xpbd_iterations), 0, 0},
    {"corten:modulus", ATTR_REAL, STORE_DOUBLE, CHECK_POSITIVE, false, 1, 1, offsetof(ctSpec, option.modulus), 0, 0},
    {"corten:dissipation", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.dissipation), 0, 0},
    {"corten:stiction", ATTR_REAL, STORE_DOUBLE, CHECK_POSITIVE, false, 1, 1, offsetof(ctSpec, option.stiction), 0, 0},
    {"corten:bending_model", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_4[] = { // flag
    {"constraint", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_CONSTRAINT},
    {"equality", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_EQUALITY},
    {"frictionloss", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_FRICTIONLOSS},
    {"limit", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_LIMIT},
    {"contact", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_CONTACT},
    {"spring", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_SPRING},
    {"damper", ATTR_DISABLE, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctSpec, option.disableflags), 0, ctDSBL_DAMPER},
    {"passive", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
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

static const MjcfAttr attr_15[] = { // equality
    {"active", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsEquality, active), 0, MJCF_KEY_BOOL},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsEquality, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsEquality, solimp), 0, 0},
};

static const MjcfAttr attr_16[] = { // tendon
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, group), 0, 0},
    {"limited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, limited), 0, MJCF_KEY_AUTO},
    {"range", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsTendon, range), 0, 0},
    {"solreflimit", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsTendon, solref_limit), 0, 0},
    {"solimplimit", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsTendon, solimp_limit), 0, 0},
    {"solreffriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsTendon, solref_friction), 0, 0},
    {"solimpfriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsTendon, solimp_friction), 0, 0},
    {"frictionloss", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, frictionloss), 0, 0},
    {"springlength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsTendon, springlength), 0, 0},
    {"width", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, width), 0, 0},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, material), 0, 0},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, margin), 0, 0},
    {"stiffness", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, stiffness), 0, 0},
    {"damping", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, damping), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsTendon, rgba), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, userdata), 0, 0},
};

static const MjcfAttr attr_18[] = { // plugin
    {"plugin", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_19[] = { // instance
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_20[] = { // config
    {"key", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"value", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_21[] = { // plugin
    {"plugin", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"instance", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_23[] = { // mesh
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"content_type", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsMesh, content_type), 0, 0},
    {"file", ATTR_PATH, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsMesh, file), 0, 0},
    {"vertex", ATTR_REALS, STORE_FLOATVEC, CHECK_NONE, false, 1, 1, offsetof(ctsMesh, uservert), 0, 0},
    {"normal", ATTR_REALS, STORE_FLOATVEC, CHECK_NONE, false, 1, 1, offsetof(ctsMesh, usernormal), 0, 0},
    {"texcoord", ATTR_REALS, STORE_FLOATVEC, CHECK_NONE, false, 1, 1, offsetof(ctsMesh, usertexcoord), 0, 0},
    {"face", ATTR_INTS, STORE_INTVEC, CHECK_NONE, false, 1, 1, offsetof(ctsMesh, userface), 0, 0},
    {"refpos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsMesh, refpos), 0, 0},
    {"refquat", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 4, 4, offsetof(ctsMesh, refquat), 0, 0},
    {"scale", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsMesh, scale), 0, 0},
    {"smoothnormal", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsMesh, smoothnormal), 0, MJCF_KEY_BOOL},
    {"maxhullvert", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsMesh, maxhullvert), 0, 0},
    {"inertia", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsMesh, inertia), 0, MJCF_KEY_MESHINERTIA},
    {"builtin", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"params", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsMesh, material), 0, 0},
};

static const MjcfAttr attr_24[] = { // hfield
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"content_type", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsHField, content_type), 0, 0},
    {"file", ATTR_PATH, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsHField, file), 0, 0},
    {"nrow", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsHField, nrow), 0, 0},
    {"ncol", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsHField, ncol), 0, 0},
    {"size", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, true, 4, 4, offsetof(ctsHField, size), 0, 0},
    {"elevation", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_25[] = { // skin
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"file", ATTR_PATH, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSkin, file), 0, 0},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSkin, material), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsSkin, rgba), 0, 0},
    {"inflate", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsSkin, inflate), 0, 0},
    {"vertex", ATTR_REALS, STORE_FLOATVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSkin, vert), 0, 0},
    {"texcoord", ATTR_REALS, STORE_FLOATVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSkin, texcoord), 0, 0},
    {"face", ATTR_INTS, STORE_INTVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSkin, face), 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSkin, group), 0, 0},
};

static const MjcfAttr attr_26[] = { // bone
    {"body", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"bindpos", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"bindquat", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"vertid", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"vertweight", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_27[] = { // corten:cloth
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"file", ATTR_PATH, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, file), 0, 0},
    {"vertex", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, vert), 0, 0},
    {"element", ATTR_INTS, STORE_INTVEC, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, elem), 0, 0},
    {"start", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, start), 0, 0},
    {"body", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, body), 0, 0},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsDeform, pos), 0, 0},
    {"quat", ATTR_REAL, STORE_DOUBLE, CHECK_NONZERO, false, 4, 4, offsetof(ctsDeform, quat), 0, 0},
    {"axisangle", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 4, 4, offsetof(ctsDeform, alt.axisangle), offsetof(ctsDeform, alt.type), ctORIENTATION_AXISANGLE},
    {"xyaxes", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsDeform, alt.xyaxes), offsetof(ctsDeform, alt.type), ctORIENTATION_XYAXES},
    {"zaxis", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsDeform, alt.zaxis), offsetof(ctsDeform, alt.type), ctORIENTATION_ZAXIS},
    {"euler", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsDeform, alt.euler), offsetof(ctsDeform, alt.type), ctORIENTATION_EULER},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, material), 0, 0},
    {"density", ATTR_REAL, STORE_DOUBLE, CHECK_POSITIVE, false, 1, 1, offsetof(ctsDeform, density), 0, 0},
    {"young", ATTR_REAL, STORE_DOUBLE, CHECK_POSITIVE, false, 1, 1, offsetof(ctsDeform, young), 0, 0},
    {"poisson", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, poisson), 0, 0},
    {"damping", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, damping), 0, 0},
    {"drag", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, drag), 0, 0},
    {"friction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, friction), 0, 0},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, margin), 0, 0},
    {"pin", ATTR_INTS, STORE_INTVEC, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, pin), 0, 0},
    {"substeps", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, substeps), 0, 0},
    {"iterations", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, iterations), 0, 0},
    {"contype", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, contype), 0, 0},
    {"conaffinity", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, conaffinity), 0, 0},
    {"condim", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, condim), 0, 0},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsDeform, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsDeform, solimp), 0, 0},
    {"selfcollide", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, selfcollide), 0, MJCF_KEY_BOOL},
    {"sleep", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, sleep), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsDeform, rgba), 0, 0},
    {"bending", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, bending), 0, 0},
    {"thickness", ATTR_REAL, STORE_DOUBLE, CHECK_POSITIVE, false, 1, 1, offsetof(ctsDeform, thickness), 0, 0},
    {"size", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsDeform, size), 0, 0},
    {"count", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 2, offsetof(ctsDeform, count), 0, 0},
    {"radius", ATTR_REAL, STORE_DOUBLE, CHECK_POSITIVE, false, 1, 1, offsetof(ctsDeform, radius), 0, 0},
};
static const MjcfRule rule_27[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};
static const MjcfSet set_27[] = {
    {offsetof(ctsDeform, kind), STORE_INT, ctDEFORM_CLOTH},
};

static const MjcfAttr attr_28[] = { // corten:softbody
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"file", ATTR_PATH, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, file), 0, 0},
    {"vertex", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, vert), 0, 0},
    {"element", ATTR_INTS, STORE_INTVEC, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, elem), 0, 0},
    {"start", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, start), 0, 0},
    {"body", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, body), 0, 0},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsDeform, pos), 0, 0},
    {"quat", ATTR_REAL, STORE_DOUBLE, CHECK_NONZERO, false, 4, 4, offsetof(ctsDeform, quat), 0, 0},
    {"axisangle", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 4, 4, offsetof(ctsDeform, alt.axisangle), offsetof(ctsDeform, alt.type), ctORIENTATION_AXISANGLE},
    {"xyaxes", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsDeform, alt.xyaxes), offsetof(ctsDeform, alt.type), ctORIENTATION_XYAXES},
    {"zaxis", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsDeform, alt.zaxis), offsetof(ctsDeform, alt.type), ctORIENTATION_ZAXIS},
    {"euler", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsDeform, alt.euler), offsetof(ctsDeform, alt.type), ctORIENTATION_EULER},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, material), 0, 0},
    {"density", ATTR_REAL, STORE_DOUBLE, CHECK_POSITIVE, false, 1, 1, offsetof(ctsDeform, density), 0, 0},
    {"young", ATTR_REAL, STORE_DOUBLE, CHECK_POSITIVE, false, 1, 1, offsetof(ctsDeform, young), 0, 0},
    {"poisson", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, poisson), 0, 0},
    {"damping", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, damping), 0, 0},
    {"drag", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, drag), 0, 0},
    {"friction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, friction), 0, 0},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, margin), 0, 0},
    {"pin", ATTR_INTS, STORE_INTVEC, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, pin), 0, 0},
    {"substeps", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, substeps), 0, 0},
    {"iterations", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, iterations), 0, 0},
    {"contype", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, contype), 0, 0},
    {"conaffinity", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, conaffinity), 0, 0},
    {"condim", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, condim), 0, 0},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsDeform, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsDeform, solimp), 0, 0},
    {"selfcollide", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, selfcollide), 0, MJCF_KEY_BOOL},
    {"sleep", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, sleep), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsDeform, rgba), 0, 0},
    {"size", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsDeform, size), 0, 0},
    {"count", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 3, offsetof(ctsDeform, count), 0, 0},
    {"radius", ATTR_REAL, STORE_DOUBLE, CHECK_POSITIVE, false, 1, 1, offsetof(ctsDeform, radius), 0, 0},
};
static const MjcfRule rule_28[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};
static const MjcfSet set_28[] = {
    {offsetof(ctsDeform, kind), STORE_INT, ctDEFORM_SOFT},
};

static const MjcfAttr attr_29[] = { // corten:chain
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"file", ATTR_PATH, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, file), 0, 0},
    {"vertex", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, vert), 0, 0},
    {"element", ATTR_INTS, STORE_INTVEC, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, elem), 0, 0},
    {"start", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, start), 0, 0},
    {"body", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, body), 0, 0},
    {"pos", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsDeform, pos), 0, 0},
    {"quat", ATTR_REAL, STORE_DOUBLE, CHECK_NONZERO, false, 4, 4, offsetof(ctsDeform, quat), 0, 0},
    {"axisangle", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 4, 4, offsetof(ctsDeform, alt.axisangle), offsetof(ctsDeform, alt.type), ctORIENTATION_AXISANGLE},
    {"xyaxes", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 6, 6, offsetof(ctsDeform, alt.xyaxes), offsetof(ctsDeform, alt.type), ctORIENTATION_XYAXES},
    {"zaxis", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsDeform, alt.zaxis), offsetof(ctsDeform, alt.type), ctORIENTATION_ZAXIS},
    {"euler", ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsDeform, alt.euler), offsetof(ctsDeform, alt.type), ctORIENTATION_EULER},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, material), 0, 0},
    {"density", ATTR_REAL, STORE_DOUBLE, CHECK_POSITIVE, false, 1, 1, offsetof(ctsDeform, density), 0, 0},
    {"young", ATTR_REAL, STORE_DOUBLE, CHECK_POSITIVE, false, 1, 1, offsetof(ctsDeform, young), 0, 0},
    {"poisson", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, poisson), 0, 0},
    {"damping", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, damping), 0, 0},
    {"drag", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, drag), 0, 0},
    {"friction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, friction), 0, 0},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, margin), 0, 0},
    {"pin", ATTR_INTS, STORE_INTVEC, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, pin), 0, 0},
    {"substeps", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, substeps), 0, 0},
    {"iterations", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, iterations), 0, 0},
    {"contype", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, contype), 0, 0},
    {"conaffinity", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, conaffinity), 0, 0},
    {"condim", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, condim), 0, 0},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsDeform, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsDeform, solimp), 0, 0},
    {"selfcollide", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, selfcollide), 0, MJCF_KEY_BOOL},
    {"sleep", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, sleep), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsDeform, rgba), 0, 0},
    {"bending", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsDeform, bending), 0, 0},
    {"thickness", ATTR_REAL, STORE_DOUBLE, CHECK_POSITIVE, false, 1, 1, offsetof(ctsDeform, thickness), 0, 0},
    {"from", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsDeform, ropefrom), 0, 0},
    {"to", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsDeform, ropeto), 0, 0},
    {"segments", ATTR_INT, STORE_INT, CHECK_POSITIVE, false, 1, 1, offsetof(ctsDeform, segments), 0, 0},
};
static const MjcfRule rule_29[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};
static const MjcfSet set_29[] = {
    {offsetof(ctsDeform, kind), STORE_INT, ctDEFORM_CHAIN},
};

static const MjcfAttr attr_30[] = { // corten:attach
    {"vertex", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"body", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"site", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"pos", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"compliance", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"limit", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_31[] = { // texture
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"type", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTexture, type), 0, MJCF_KEY_TEXTURE},
    {"colorspace", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTexture, colorspace), 0, MJCF_KEY_COLORSPACE},
    {"content_type", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsTexture, content_type), 0, 0},
    {"file", ATTR_PATH, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsTexture, file), 0, 0},
    {"gridsize", ATTR_INT, STORE_INT, CHECK_NONE, false, 2, 2, offsetof(ctsTexture, gridsize), 0, 0},
    {"gridlayout", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"fileright", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"fileleft", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"fileup", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"filedown", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"filefront", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"fileback", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"builtin", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTexture, builtin), 0, MJCF_KEY_BUILTIN},
    {"rgb1", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsTexture, rgb1), 0, 0},
    {"rgb2", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsTexture, rgb2), 0, 0},
    {"mark", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTexture, mark), 0, MJCF_KEY_MARK},
    {"markrgb", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsTexture, markrgb), 0, 0},
    {"random", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTexture, random), 0, 0},
    {"width", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTexture, width), 0, 0},
    {"height", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTexture, height), 0, 0},
    {"hflip", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsTexture, hflip), 0, MJCF_KEY_BOOL},
    {"vflip", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsTexture, vflip), 0, MJCF_KEY_BOOL},
    {"nchannel", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTexture, nchannel), 0, 0},
};

static const MjcfAttr attr_32[] = { // material
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"texture", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"texrepeat", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 2, 2, offsetof(ctsMaterial, texrepeat), 0, 0},
    {"texuniform", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, texuniform), 0, MJCF_KEY_BOOL},
    {"emission", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, emission), 0, 0},
    {"specular", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, specular), 0, 0},
    {"shininess", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, shininess), 0, 0},
    {"reflectance", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, reflectance), 0, 0},
    {"metallic", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, metallic), 0, 0},
    {"roughness", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, roughness), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsMaterial, rgba), 0, 0},
    {"corten:modulus", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, modulus), 0, 0},
    {"corten:dissipation", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, dissipation), 0, 0},
};

static const MjcfAttr attr_33[] = { // layer
    {"texture", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"role", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_34[] = { // model
    {"name", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"file", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"content_type", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_36[] = { // numeric
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"size", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"data", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_37[] = { // text
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"data", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsText, data), 0, 0},
};

static const MjcfAttr attr_38[] = { // tuple
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_39[] = { // element
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"objname", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"prm", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_40[] = { // body
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
static const MjcfRule rule_40[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_41[] = { // worldbody
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

static const MjcfAttr attr_42[] = { // frame
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
static const MjcfRule rule_42[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_43[] = { // inertial
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
static const MjcfRule rule_43[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
    {"fullinertia and inertial orientation cannot both be specified", {"fullinertia", "quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};
static const MjcfSet set_43[] = {
    {offsetof(ctsBody, explicitinertial), STORE_BYTE, 1},
};

static const MjcfAttr attr_44[] = { // joint
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

static const MjcfAttr attr_45[] = { // freejoint
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, group), 0, 0},
    {"align", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, align), 0, MJCF_KEY_AUTO},
};
static const MjcfSet set_45[] = {
    {offsetof(ctsJoint, type), STORE_INT, ctJNT_FREE},
};

static const MjcfAttr attr_46[] = { // geom
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
static const MjcfRule rule_46[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_47[] = { // site
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
static const MjcfRule rule_47[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_48[] = { // camera
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
static const MjcfRule rule_48[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
    {"either 'fovy' or 'sensorsize' attribute can be specified, not both", {"fovy", "sensorsize"}},
};

static const MjcfAttr attr_49[] = { // light
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
static const MjcfRule rule_49[] = {
    {"type and directional cannot both be defined", {"type", "directional"}},
};

static const MjcfAttr attr_50[] = { // replicate
    {"count", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"offset", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"euler", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"sep", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"childclass", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"name", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"pos", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"quat", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"axisangle", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"xyaxes", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"zaxis", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"mocap", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"gravcomp", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"sleep", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"user", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_51[] = { // attach
    {"model", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"body", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"prefix", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_52[] = { // composite
    {"prefix", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"type", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"count", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"offset", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"vertex", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"initial", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"curve", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"size", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"quat", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_53[] = { // joint
    {"kind", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, group), 0, 0},
    {"stiffness", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, stiffness), 0, 0},
    {"damping", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, damping), 0, 0},
    {"armature", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, armature), 0, 0},
    {"solreffix", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"solimpfix", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"type", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, type), 0, MJCF_KEY_JOINT},
    {"axis", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsJoint, axis), 0, 0},
    {"limited", ATTR_IGNORED, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"range", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsJoint, range), 0, 0},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, margin), 0, 0},
    {"solreflimit", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsJoint, solref_limit), 0, 0},
    {"solimplimit", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsJoint, solimp_limit), 0, 0},
    {"frictionloss", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsJoint, frictionloss), 0, 0},
    {"solreffriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsJoint, solref_friction), 0, 0},
    {"solimpfriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsJoint, solimp_friction), 0, 0},
};

static const MjcfAttr attr_54[] = { // skin
    {"texcoord", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"material", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"rgba", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"inflate", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"subgrid", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_55[] = { // geom
    {"type", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, type), 0, MJCF_KEY_GEOM},
    {"contype", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, contype), 0, 0},
    {"conaffinity", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, conaffinity), 0, 0},
    {"condim", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, condim), 0, 0},
    {"priority", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, priority), 0, 0},
    {"friction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 3, offsetof(ctsGeom, friction), 0, 0},
    {"solmix", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, solmix), 0, 0},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsGeom, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsGeom, solimp), 0, 0},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, margin), 0, 0},
    {"gap", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, gap), 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, group), 0, 0},
    {"size", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 3, offsetof(ctsGeom, size), 0, 0},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, material), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsGeom, rgba), 0, 0},
    {"mass", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, mass), 0, 0},
    {"density", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsGeom, density), 0, 0},
};

static const MjcfAttr attr_56[] = { // site
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSite, group), 0, 0},
    {"size", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 3, offsetof(ctsSite, size), 0, 0},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSite, material), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsSite, rgba), 0, 0},
};

static const MjcfAttr attr_57[] = { // flexcomp
    {"name", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"type", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"dim", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"dof", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"count", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"spacing", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"radius", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"rigid", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"mass", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"inertiabox", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"scale", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"file", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"point", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"element", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"texcoord", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"material", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"rgba", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"flatskin", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"pos", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"quat", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"axisangle", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"xyaxes", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"zaxis", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"euler", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"origin", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"bending_model", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"bending_params", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"elasticity_model", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"elasticity_params", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"corten:implicit", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"young", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"poisson", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"damping", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"thickness", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfRule rule_57[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_58[] = { // edge
    {"equality", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"solref", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"solimp", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"stiffness", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, edgestiffness), 0, 0},
    {"damping", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, edgedamping), 0, 0},
};

static const MjcfAttr attr_59[] = { // pin
    {"id", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"range", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"grid", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"gridrange", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_61[] = { // pair
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"geom1", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsPair, geomname1), 0, 0},
    {"geom2", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsPair, geomname2), 0, 0},
    {"condim", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsPair, condim), 0, 0},
    {"friction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsPair, friction), 0, 0},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsPair, solref), 0, 0},
    {"solreffriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsPair, solreffriction), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsPair, solimp), 0, 0},
    {"gap", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsPair, gap), 0, 0},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsPair, margin), 0, 0},
};

static const MjcfAttr attr_62[] = { // exclude
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"body1", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsExclude, bodyname1), 0, 0},
    {"body2", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsExclude, bodyname2), 0, 0},
};

static const MjcfAttr attr_64[] = { // flex
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, group), 0, 0},
    {"dim", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, dim), 0, 0},
    {"radius", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, radius), 0, 0},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, material), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsFlex, rgba), 0, 0},
    {"flatskin", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, flatskin), 0, MJCF_KEY_BOOL},
    {"body", ATTR_STRINGS, STORE_STRINGVEC, CHECK_NONE, true, 1, 1, offsetof(ctsFlex, vertbody), 0, 0},
    {"vertex", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, vert), 0, 0},
    {"element", ATTR_INTS, STORE_INTVEC, CHECK_NONE, true, 1, 1, offsetof(ctsFlex, elem), 0, 0},
    {"texcoord", ATTR_REALS, STORE_FLOATVEC, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, texcoord), 0, 0},
    {"elemtexcoord", ATTR_INTS, STORE_INTVEC, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, elemtexcoord), 0, 0},
    {"node", ATTR_STRINGS, STORE_STRINGVEC, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, nodebody), 0, 0},
    {"bending_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, bending_model), 0, 0},
    {"bending_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, bending_params), 0, 0},
    {"elasticity_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, elasticity_model), 0, 0},
    {"elasticity_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, elasticity_params), 0, 0},
    {"corten:implicit", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, implicit), 0, MJCF_KEY_BOOL},
    {"young", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, young), 0, 0},
    {"poisson", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, poisson), 0, 0},
    {"damping", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, damping), 0, 0},
    {"thickness", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, thickness), 0, 0},
};

static const MjcfAttr attr_65[] = { // contact
    {"contype", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, contype), 0, 0},
    {"conaffinity", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, conaffinity), 0, 0},
    {"condim", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, condim), 0, 0},
    {"priority", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, priority), 0, 0},
    {"friction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 3, offsetof(ctsFlex, friction), 0, 0},
    {"solmix", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, solmix), 0, 0},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsFlex, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsFlex, solimp), 0, 0},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, margin), 0, 0},
    {"gap", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, gap), 0, 0},
    {"internal", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, internal), 0, MJCF_KEY_BOOL},
    {"selfcollide", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, selfcollide), 0, MJCF_KEY_FLEXSELF},
    {"vertcollide", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, vertcollide), 0, MJCF_KEY_BOOL},
    {"activelayers", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, activelayers), 0, 0},
    {"passive", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, passive), 0, MJCF_KEY_BOOL},
};

static const MjcfAttr attr_66[] = { // edge
    {"stiffness", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, edgestiffness), 0, 0},
    {"damping", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, edgedamping), 0, 0},
};

static const MjcfAttr attr_67[] = { // elasticity
    {"young", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, young), 0, 0},
    {"poisson", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, poisson), 0, 0},
    {"damping", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, damping), 0, 0},
    {"thickness", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, thickness), 0, 0},
    {"elastic2d", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, elastic2d), 0, MJCF_KEY_ELASTIC2D},
    {"bending_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, bending_model), 0, 0},
    {"bending_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, bending_params), 0, 0},
    {"elasticity_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, elasticity_model), 0, 0},
    {"elasticity_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, elasticity_params), 0, 0},
    {"corten:implicit", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsFlex, implicit), 0, MJCF_KEY_BOOL},
};

static const MjcfAttr attr_69[] = { // connect
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"active", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsEquality, active), 0, MJCF_KEY_BOOL},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsEquality, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsEquality, solimp), 0, 0},
    {"body1", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"body2", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"anchor", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsEquality, data), 0, 0},
    {"site1", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"site2", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfSet set_69[] = {
    {offsetof(ctsEquality, type), STORE_INT, ctEQ_CONNECT},
};

static const MjcfAttr attr_70[] = { // weld
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"active", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsEquality, active), 0, MJCF_KEY_BOOL},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsEquality, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsEquality, solimp), 0, 0},
    {"body1", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"body2", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"relpose", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"anchor", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"site1", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"site2", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"torquescale", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfSet set_70[] = {
    {offsetof(ctsEquality, type), STORE_INT, ctEQ_WELD},
};

static const MjcfAttr attr_71[] = { // joint
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"active", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsEquality, active), 0, MJCF_KEY_BOOL},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsEquality, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsEquality, solimp), 0, 0},
    {"joint1", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsEquality, name1), 0, 0},
    {"joint2", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsEquality, name2), 0, 0},
    {"polycoef", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsEquality, data), 0, 0},
};
static const MjcfSet set_71[] = {
    {offsetof(ctsEquality, type), STORE_INT, ctEQ_JOINT},
};

static const MjcfAttr attr_72[] = { // tendon
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"active", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsEquality, active), 0, MJCF_KEY_BOOL},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsEquality, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsEquality, solimp), 0, 0},
    {"tendon1", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsEquality, name1), 0, 0},
    {"tendon2", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsEquality, name2), 0, 0},
    {"polycoef", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsEquality, data), 0, 0},
};
static const MjcfSet set_72[] = {
    {offsetof(ctsEquality, type), STORE_INT, ctEQ_TENDON},
};

static const MjcfAttr attr_73[] = { // flex
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"active", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsEquality, active), 0, MJCF_KEY_BOOL},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsEquality, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsEquality, solimp), 0, 0},
    {"flex", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsEquality, name1), 0, 0},
};
static const MjcfSet set_73[] = {
    {offsetof(ctsEquality, type), STORE_INT, ctEQ_FLEX},
};

static const MjcfAttr attr_74[] = { // flexvert
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"active", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsEquality, active), 0, MJCF_KEY_BOOL},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsEquality, solref), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsEquality, solimp), 0, 0},
    {"flex", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsEquality, name1), 0, 0},
};
static const MjcfSet set_74[] = {
    {offsetof(ctsEquality, type), STORE_INT, ctEQ_FLEXVERT},
};

static const MjcfAttr attr_76[] = { // spatial
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, group), 0, 0},
    {"limited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, limited), 0, MJCF_KEY_AUTO},
    {"actuatorfrclimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, actfrclimited), 0, MJCF_KEY_AUTO},
    {"range", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsTendon, range), 0, 0},
    {"actuatorfrcrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsTendon, actfrcrange), 0, 0},
    {"solreflimit", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsTendon, solref_limit), 0, 0},
    {"solimplimit", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsTendon, solimp_limit), 0, 0},
    {"solreffriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsTendon, solref_friction), 0, 0},
    {"solimpfriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsTendon, solimp_friction), 0, 0},
    {"frictionloss", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, frictionloss), 0, 0},
    {"springlength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsTendon, springlength), 0, 0},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, margin), 0, 0},
    {"stiffness", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, stiffness), 0, 0},
    {"damping", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, damping), 0, 0},
    {"armature", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, armature), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, userdata), 0, 0},
    {"width", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, width), 0, 0},
    {"material", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, material), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsTendon, rgba), 0, 0},
};

static const MjcfAttr attr_77[] = { // site
    {"site", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_78[] = { // geom
    {"geom", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"sidesite", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_79[] = { // pulley
    {"divisor", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_80[] = { // fixed
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, group), 0, 0},
    {"limited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, limited), 0, MJCF_KEY_AUTO},
    {"actuatorfrclimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, actfrclimited), 0, MJCF_KEY_AUTO},
    {"range", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsTendon, range), 0, 0},
    {"actuatorfrcrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsTendon, actfrcrange), 0, 0},
    {"solreflimit", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsTendon, solref_limit), 0, 0},
    {"solimplimit", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsTendon, solimp_limit), 0, 0},
    {"solreffriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsTendon, solref_friction), 0, 0},
    {"solimpfriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsTendon, solimp_friction), 0, 0},
    {"frictionloss", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, frictionloss), 0, 0},
    {"springlength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsTendon, springlength), 0, 0},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, margin), 0, 0},
    {"stiffness", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, stiffness), 0, 0},
    {"damping", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, damping), 0, 0},
    {"armature", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, armature), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsTendon, userdata), 0, 0},
};

static const MjcfAttr attr_81[] = { // joint
    {"joint", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"coef", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_83[] = { // general
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"lengthrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, lengthrange), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"joint", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINT},
    {"jointinparent", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINTINPARENT},
    {"tendon", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_TENDON},
    {"cranksite", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SLIDERCRANK},
    {"slidersite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, slidersite), 0, 0},
    {"site", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SITE},
    {"refsite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, refsite), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"actlimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, actlimited), 0, MJCF_KEY_AUTO},
    {"actrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, actrange), 0, 0},
    {"body", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_BODY},
    {"actdim", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, actdim), 0, 0},
    {"dyntype", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, dyntype), 0, MJCF_KEY_DYN},
    {"gaintype", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gaintype), 0, MJCF_KEY_GAIN},
    {"biastype", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, biastype), 0, MJCF_KEY_BIAS},
    {"dynprm", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 10, offsetof(ctsActuator, dynprm), 0, 0},
    {"gainprm", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 10, offsetof(ctsActuator, gainprm), 0, 0},
    {"biasprm", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 10, offsetof(ctsActuator, biasprm), 0, 0},
    {"actearly", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, actearly), 0, MJCF_KEY_BOOL},
};
static const MjcfRule rule_83[] = {
    {"actuator can have at most one of transmission target", {"joint", "jointinparent", "tendon", "cranksite", "site", "body"}},
};

static const MjcfAttr attr_84[] = { // motor
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"lengthrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, lengthrange), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"joint", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINT},
    {"jointinparent", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINTINPARENT},
    {"tendon", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_TENDON},
    {"cranksite", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SLIDERCRANK},
    {"slidersite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, slidersite), 0, 0},
    {"site", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SITE},
    {"refsite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, refsite), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
};
static const MjcfRule rule_84[] = {
    {"actuator can have at most one of transmission target", {"joint", "jointinparent", "tendon", "cranksite", "site", "body"}},
};

static const MjcfAttr attr_85[] = { // position
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"lengthrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, lengthrange), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"joint", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINT},
    {"jointinparent", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINTINPARENT},
    {"tendon", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_TENDON},
    {"cranksite", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SLIDERCRANK},
    {"slidersite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, slidersite), 0, 0},
    {"site", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SITE},
    {"refsite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, refsite), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"inheritrange", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"kp", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"kv", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"dampratio", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"timeconst", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfRule rule_85[] = {
    {"actuator can have at most one of transmission target", {"joint", "jointinparent", "tendon", "cranksite", "site", "body"}},
};

static const MjcfAttr attr_86[] = { // velocity
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"lengthrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, lengthrange), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"joint", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINT},
    {"jointinparent", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINTINPARENT},
    {"tendon", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_TENDON},
    {"cranksite", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SLIDERCRANK},
    {"slidersite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, slidersite), 0, 0},
    {"site", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SITE},
    {"refsite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, refsite), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"kv", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfRule rule_86[] = {
    {"actuator can have at most one of transmission target", {"joint", "jointinparent", "tendon", "cranksite", "site", "body"}},
};

static const MjcfAttr attr_87[] = { // intvelocity
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"lengthrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, lengthrange), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"joint", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINT},
    {"jointinparent", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINTINPARENT},
    {"tendon", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_TENDON},
    {"cranksite", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SLIDERCRANK},
    {"slidersite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, slidersite), 0, 0},
    {"site", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SITE},
    {"refsite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, refsite), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"actrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, actrange), 0, 0},
    {"inheritrange", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"kp", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"kv", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"dampratio", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfRule rule_87[] = {
    {"actuator can have at most one of transmission target", {"joint", "jointinparent", "tendon", "cranksite", "site", "body"}},
};

static const MjcfAttr attr_88[] = { // damper
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"lengthrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, lengthrange), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"joint", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINT},
    {"jointinparent", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINTINPARENT},
    {"tendon", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_TENDON},
    {"cranksite", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SLIDERCRANK},
    {"slidersite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, slidersite), 0, 0},
    {"site", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SITE},
    {"refsite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, refsite), 0, 0},
    {"kv", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfRule rule_88[] = {
    {"actuator can have at most one of transmission target", {"joint", "jointinparent", "tendon", "cranksite", "site", "body"}},
};

static const MjcfAttr attr_89[] = { // cylinder
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"lengthrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, lengthrange), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"joint", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINT},
    {"jointinparent", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINTINPARENT},
    {"tendon", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_TENDON},
    {"cranksite", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SLIDERCRANK},
    {"slidersite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, slidersite), 0, 0},
    {"site", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SITE},
    {"refsite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, refsite), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"timeconst", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"area", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"diameter", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"bias", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfRule rule_89[] = {
    {"actuator can have at most one of transmission target", {"joint", "jointinparent", "tendon", "cranksite", "site", "body"}},
};

static const MjcfAttr attr_90[] = { // muscle
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"lengthrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, lengthrange), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"joint", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINT},
    {"jointinparent", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINTINPARENT},
    {"tendon", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_TENDON},
    {"cranksite", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SLIDERCRANK},
    {"slidersite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, slidersite), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"timeconst", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"tausmooth", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"range", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"force", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"scale", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"lmin", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"lmax", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"vmax", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"fpmax", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"fvmax", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfRule rule_90[] = {
    {"actuator can have at most one of transmission target", {"joint", "jointinparent", "tendon", "cranksite", "site", "body"}},
};

static const MjcfAttr attr_91[] = { // adhesion
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"body", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_BODY},
    {"gain", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_92[] = { // plugin
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"class", ATTR_CLASS, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"lengthrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, lengthrange), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"joint", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINT},
    {"jointinparent", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_JOINTINPARENT},
    {"tendon", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_TENDON},
    {"cranksite", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SLIDERCRANK},
    {"slidersite", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, slidersite), 0, 0},
    {"site", ATTR_TARGET, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, target), offsetof(ctsActuator, trntype), ctTRN_SITE},
    {"plugin", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"instance", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"actlimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, actlimited), 0, MJCF_KEY_AUTO},
    {"actrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, actrange), 0, 0},
    {"actdim", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, actdim), 0, 0},
    {"dyntype", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, dyntype), 0, MJCF_KEY_DYN},
    {"dynprm", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 10, offsetof(ctsActuator, dynprm), 0, 0},
    {"actearly", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, actearly), 0, MJCF_KEY_BOOL},
};
static const MjcfRule rule_92[] = {
    {"actuator can have at most one of transmission target", {"joint", "jointinparent", "tendon", "cranksite", "site", "body"}},
};

static const MjcfAttr attr_94[] = { // touch
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"site", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_94[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_TOUCH},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_SITE},
};

static const MjcfAttr attr_95[] = { // accelerometer
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"site", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_95[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_ACCELEROMETER},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_SITE},
};

static const MjcfAttr attr_96[] = { // velocimeter
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"site", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_96[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_VELOCIMETER},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_SITE},
};

static const MjcfAttr attr_97[] = { // gyro
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"site", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_97[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_GYRO},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_SITE},
};

static const MjcfAttr attr_98[] = { // force
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"site", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_98[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_FORCE},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_SITE},
};

static const MjcfAttr attr_99[] = { // torque
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"site", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_99[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_TORQUE},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_SITE},
};

static const MjcfAttr attr_100[] = { // magnetometer
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"site", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_100[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_MAGNETOMETER},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_SITE},
};

static const MjcfAttr attr_101[] = { // camprojection
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"site", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
    {"camera", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, refname), 0, 0},
};
static const MjcfSet set_101[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_CAMPROJECTION},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_SITE},
    {offsetof(ctsSensor, reftype), STORE_INT, ctOBJ_CAMERA},
};

static const MjcfAttr attr_102[] = { // rangefinder
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"site", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"camera", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"data", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfSet set_102[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_RANGEFINDER},
};

static const MjcfAttr attr_103[] = { // jointpos
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"joint", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_103[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_JOINTPOS},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_JOINT},
};

static const MjcfAttr attr_104[] = { // jointvel
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"joint", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_104[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_JOINTVEL},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_JOINT},
};

static const MjcfAttr attr_105[] = { // tendonpos
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"tendon", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_105[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_TENDONPOS},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_TENDON},
};

static const MjcfAttr attr_106[] = { // tendonvel
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"tendon", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_106[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_TENDONVEL},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_TENDON},
};

static const MjcfAttr attr_107[] = { // actuatorpos
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"actuator", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_107[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_ACTUATORPOS},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_ACTUATOR},
};

static const MjcfAttr attr_108[] = { // actuatorvel
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"actuator", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_108[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_ACTUATORVEL},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_ACTUATOR},
};

static const MjcfAttr attr_109[] = { // actuatorfrc
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"actuator", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_109[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_ACTUATORFRC},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_ACTUATOR},
};

static const MjcfAttr attr_110[] = { // jointactuatorfrc
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"joint", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_110[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_JOINTACTFRC},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_JOINT},
};

static const MjcfAttr attr_111[] = { // tendonactuatorfrc
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"tendon", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_111[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_TENDONACTFRC},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_TENDON},
};

static const MjcfAttr attr_112[] = { // ballquat
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"joint", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_112[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_BALLQUAT},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_JOINT},
};

static const MjcfAttr attr_113[] = { // ballangvel
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"joint", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_113[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_BALLANGVEL},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_JOINT},
};

static const MjcfAttr attr_114[] = { // jointlimitpos
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"joint", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_114[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_JOINTLIMITPOS},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_JOINT},
};

static const MjcfAttr attr_115[] = { // jointlimitvel
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"joint", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_115[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_JOINTLIMITVEL},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_JOINT},
};

static const MjcfAttr attr_116[] = { // jointlimitfrc
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"joint", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_116[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_JOINTLIMITFRC},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_JOINT},
};

static const MjcfAttr attr_117[] = { // tendonlimitpos
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"tendon", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_117[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_TENDONLIMITPOS},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_TENDON},
};

static const MjcfAttr attr_118[] = { // tendonlimitvel
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"tendon", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_118[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_TENDONLIMITVEL},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_TENDON},
};

static const MjcfAttr attr_119[] = { // tendonlimitfrc
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"tendon", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_119[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_TENDONLIMITFRC},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_TENDON},
};

static const MjcfAttr attr_120[] = { // framepos
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"objname", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
    {"reftype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"refname", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, refname), 0, 0},
};
static const MjcfSet set_120[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_FRAMEPOS},
};

static const MjcfAttr attr_121[] = { // framequat
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"objname", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
    {"reftype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"refname", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, refname), 0, 0},
};
static const MjcfSet set_121[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_FRAMEQUAT},
};

static const MjcfAttr attr_122[] = { // framexaxis
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"objname", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
    {"reftype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"refname", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, refname), 0, 0},
};
static const MjcfSet set_122[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_FRAMEXAXIS},
};

static const MjcfAttr attr_123[] = { // frameyaxis
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"objname", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
    {"reftype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"refname", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, refname), 0, 0},
};
static const MjcfSet set_123[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_FRAMEYAXIS},
};

static const MjcfAttr attr_124[] = { // framezaxis
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"objname", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
    {"reftype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"refname", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, refname), 0, 0},
};
static const MjcfSet set_124[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_FRAMEZAXIS},
};

static const MjcfAttr attr_125[] = { // framelinvel
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"objname", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
    {"reftype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"refname", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, refname), 0, 0},
};
static const MjcfSet set_125[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_FRAMELINVEL},
};

static const MjcfAttr attr_126[] = { // frameangvel
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"objname", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
    {"reftype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"refname", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, refname), 0, 0},
};
static const MjcfSet set_126[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_FRAMEANGVEL},
};

static const MjcfAttr attr_127[] = { // framelinacc
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"objname", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_127[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_FRAMELINACC},
};

static const MjcfAttr attr_128[] = { // frameangacc
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"objname", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_128[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_FRAMEANGACC},
};

static const MjcfAttr attr_129[] = { // subtreecom
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"body", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_129[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_SUBTREECOM},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_BODY},
};

static const MjcfAttr attr_130[] = { // subtreelinvel
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"body", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_130[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_SUBTREELINVEL},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_BODY},
};

static const MjcfAttr attr_131[] = { // subtreeangmom
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"body", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_131[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_SUBTREEANGMOM},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_BODY},
};

static const MjcfAttr attr_132[] = { // insidesite
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"site", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, refname), 0, 0},
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, true, 1, 1, 0, 0, 0},
    {"objname", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_132[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_INSIDESITE},
    {offsetof(ctsSensor, reftype), STORE_INT, ctOBJ_SITE},
};

static const MjcfAttr attr_133[] = { // distance
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"geom1", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"geom2", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"body1", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"body2", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfSet set_133[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_GEOMDIST},
};

static const MjcfAttr attr_134[] = { // normal
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"geom1", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"geom2", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"body1", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"body2", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfSet set_134[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_GEOMNORMAL},
};

static const MjcfAttr attr_135[] = { // fromto
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"geom1", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"geom2", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"body1", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"body2", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfSet set_135[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_GEOMFROMTO},
};

static const MjcfAttr attr_136[] = { // contact
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"geom1", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"geom2", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"body1", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"body2", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"subtree1", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"subtree2", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"site", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"num", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"data", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"reduce", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};
static const MjcfSet set_136[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_CONTACT},
};

static const MjcfAttr attr_137[] = { // e_potential
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
};
static const MjcfSet set_137[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_E_POTENTIAL},
};

static const MjcfAttr attr_138[] = { // e_kinetic
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
};
static const MjcfSet set_138[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_E_KINETIC},
};

static const MjcfAttr attr_139[] = { // clock
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
};
static const MjcfSet set_139[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_CLOCK},
};

static const MjcfAttr attr_140[] = { // tactile
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, delay), 0, 0},
    {"interval", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsSensor, interval), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
    {"geom", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, refname), 0, 0},
    {"mesh", ATTR_STRING, STORE_STRING, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, objname), 0, 0},
};
static const MjcfSet set_140[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_TACTILE},
    {offsetof(ctsSensor, objtype), STORE_INT, ctOBJ_MESH},
    {offsetof(ctsSensor, reftype), STORE_INT, ctOBJ_GEOM},
};

static const MjcfAttr attr_141[] = { // user
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"objname", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, objname), 0, 0},
    {"datatype", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, datatype), 0, MJCF_KEY_DATATYPE},
    {"needstage", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, needstage), 0, MJCF_KEY_STAGE},
    {"dim", ATTR_INT, STORE_INT, CHECK_NONE, true, 1, 1, offsetof(ctsSensor, dim), 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"noise", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, noise), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
};
static const MjcfSet set_141[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_USER},
};

static const MjcfAttr attr_142[] = { // plugin
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"plugin", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"instance", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"cutoff", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, cutoff), 0, 0},
    {"objtype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"objname", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, objname), 0, 0},
    {"reftype", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"refname", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, refname), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsSensor, userdata), 0, 0},
};
static const MjcfSet set_142[] = {
    {offsetof(ctsSensor, type), STORE_INT, ctSENS_PLUGIN},
};

static const MjcfAttr attr_144[] = { // key
    {"name", ATTR_NAME, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"time", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsKey, time), 0, 0},
    {"qpos", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsKey, qpos), 0, 0},
    {"qvel", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsKey, qvel), 0, 0},
    {"act", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsKey, act), 0, 0},
    {"mpos", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsKey, mpos), 0, 0},
    {"mquat", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsKey, mquat), 0, 0},
    {"ctrl", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsKey, ctrl), 0, 0},
};

static const MjcfAttr attr_148[] = { // mesh
    {"scale", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 3, 3, offsetof(ctsMesh, scale), 0, 0},
    {"maxhullvert", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsMesh, maxhullvert), 0, 0},
    {"inertia", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsMesh, inertia), 0, MJCF_KEY_MESHINERTIA},
};

static const MjcfAttr attr_149[] = { // material
    {"texture", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"texrepeat", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 2, 2, offsetof(ctsMaterial, texrepeat), 0, 0},
    {"texuniform", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, texuniform), 0, MJCF_KEY_BOOL},
    {"emission", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, emission), 0, 0},
    {"specular", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, specular), 0, 0},
    {"shininess", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, shininess), 0, 0},
    {"reflectance", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, reflectance), 0, 0},
    {"metallic", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, metallic), 0, 0},
    {"roughness", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, roughness), 0, 0},
    {"rgba", ATTR_REAL, STORE_FLOAT, CHECK_NONE, false, 4, 4, offsetof(ctsMaterial, rgba), 0, 0},
    {"corten:modulus", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, modulus), 0, 0},
    {"corten:dissipation", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsMaterial, dissipation), 0, 0},
};

static const MjcfAttr attr_150[] = { // joint
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

static const MjcfAttr attr_151[] = { // geom
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
static const MjcfRule rule_151[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_152[] = { // site
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
static const MjcfRule rule_152[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
};

static const MjcfAttr attr_153[] = { // camera
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
static const MjcfRule rule_153[] = {
    {"multiple orientation specifiers are not allowed", {"quat", "axisangle", "xyaxes", "zaxis", "euler"}},
    {"either 'fovy' or 'sensorsize' attribute can be specified, not both", {"fovy", "sensorsize"}},
};

static const MjcfAttr attr_154[] = { // light
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
static const MjcfRule rule_154[] = {
    {"type and directional cannot both be defined", {"type", "directional"}},
};

static const MjcfAttr attr_155[] = { // pair
    {"condim", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsPair, condim), 0, 0},
    {"friction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsPair, friction), 0, 0},
    {"solref", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsPair, solref), 0, 0},
    {"solreffriction", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 2, offsetof(ctsPair, solreffriction), 0, 0},
    {"solimp", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 5, offsetof(ctsPair, solimp), 0, 0},
    {"gap", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsPair, gap), 0, 0},
    {"margin", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsPair, margin), 0, 0},
};

static const MjcfAttr attr_156[] = { // general
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"actlimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, actlimited), 0, MJCF_KEY_AUTO},
    {"actrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, actrange), 0, 0},
    {"actdim", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, actdim), 0, 0},
    {"dyntype", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, dyntype), 0, MJCF_KEY_DYN},
    {"gaintype", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gaintype), 0, MJCF_KEY_GAIN},
    {"biastype", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, biastype), 0, MJCF_KEY_BIAS},
    {"dynprm", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 10, offsetof(ctsActuator, dynprm), 0, 0},
    {"gainprm", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 10, offsetof(ctsActuator, gainprm), 0, 0},
    {"biasprm", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 10, offsetof(ctsActuator, biasprm), 0, 0},
    {"actearly", ATTR_KEYWORD, STORE_BYTE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, actearly), 0, MJCF_KEY_BOOL},
};

static const MjcfAttr attr_157[] = { // motor
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
};

static const MjcfAttr attr_158[] = { // position
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"inheritrange", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"kp", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"kv", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"dampratio", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"timeconst", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_159[] = { // velocity
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"kv", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_160[] = { // intvelocity
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"actrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, actrange), 0, 0},
    {"inheritrange", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"kp", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"kv", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"dampratio", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_161[] = { // damper
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"kv", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_162[] = { // cylinder
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"timeconst", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"area", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"diameter", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"bias", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_163[] = { // muscle
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"gear", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 6, offsetof(ctsActuator, gear), 0, 0},
    {"cranklength", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, cranklength), 0, 0},
    {"ctrllimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, ctrllimited), 0, MJCF_KEY_AUTO},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"timeconst", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"range", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"force", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"scale", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"lmin", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"lmax", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"vmax", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"fpmax", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
    {"fvmax", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

static const MjcfAttr attr_164[] = { // adhesion
    {"group", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, group), 0, 0},
    {"nsample", ATTR_INT, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, nsample), 0, 0},
    {"interp", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, interp), 0, MJCF_KEY_INTERP},
    {"delay", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, delay), 0, 0},
    {"user", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, userdata), 0, 0},
    {"forcelimited", ATTR_KEYWORD, STORE_INT, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, forcelimited), 0, MJCF_KEY_AUTO},
    {"forcerange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, forcerange), 0, 0},
    {"corten:gain_model", ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_model), 0, 0},
    {"corten:gain_params", ATTR_REALS, STORE_DOUBLEVEC, CHECK_NONE, false, 1, 1, offsetof(ctsActuator, gain_params), 0, 0},
    {"ctrlrange", ATTR_REAL, STORE_DOUBLE, CHECK_NONE, false, 2, 2, offsetof(ctsActuator, ctrlrange), 0, 0},
    {"gain", ATTR_CUSTOM, STORE_NONE, CHECK_NONE, false, 1, 1, 0, 0, 0},
};

const MjcfElement mjcf_element[] = {
    {"mujoco", MJCF_MUJOCO, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, true, attr_0, 1, NULL, 0, NULL, 0},
    {"compiler", MJCF_COMPILER, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, true, attr_1, 21, NULL, 0, NULL, 0},
    {"lengthrange", MJCF_LENGTHRANGE, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_2, 10, NULL, 0, NULL, 0},
    {"option", MJCF_OPTION, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, true, attr_3, 35, NULL, 0, NULL, 0},
    {"flag", MJCF_FLAG, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_4, 26, NULL, 0, NULL, 0},
    {"size", MJCF_SIZE, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, true, attr_5, 14, NULL, 0, NULL, 0},
    {"statistic", MJCF_STATISTIC, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, true, attr_6, 5, NULL, 0, NULL, 0},
    {"visual", MJCF_VISUAL, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"global", MJCF_GLOBAL, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_8, 13, NULL, 0, NULL, 0},
    {"quality", MJCF_QUALITY, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_9, 5, NULL, 0, NULL, 0},
    {"headlight", MJCF_HEADLIGHT, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_10, 4, NULL, 0, NULL, 0},
    {"map", MJCF_MAP, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_11, 13, NULL, 0, NULL, 0},
    {"scale", MJCF_SCALE, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_12, 17, NULL, 0, NULL, 0},
    {"rgba", MJCF_RGBA, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_13, 25, NULL, 0, NULL, 0},
    {"default", MJCF_DEFAULT, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_14, 1, NULL, 0, NULL, 0},
    {"equality", MJCF_DEFAULT_EQUALITY, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_EQUALITY, false, attr_15, 3, NULL, 0, NULL, 0},
    {"tendon", MJCF_DEFAULT_TENDON, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_TENDON, false, attr_16, 16, NULL, 0, NULL, 0},
    {"extension", MJCF_EXTENSION, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"plugin", MJCF_EXTENSION_PLUGIN, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_18, 1, NULL, 0, NULL, 0},
    {"instance", MJCF_INSTANCE, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_PLUGIN, false, attr_19, 1, NULL, 0, NULL, 0},
    {"config", MJCF_CONFIG, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_20, 2, NULL, 0, NULL, 0},
    {"plugin", MJCF_PLUGIN, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_21, 2, NULL, 0, NULL, 0},
    {"asset", MJCF_ASSET, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"mesh", MJCF_MESH, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_MESH, false, attr_23, 17, NULL, 0, NULL, 0},
    {"hfield", MJCF_HFIELD, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_HFIELD, false, attr_24, 7, NULL, 0, NULL, 0},
    {"skin", MJCF_SKIN, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_SKIN, false, attr_25, 9, NULL, 0, NULL, 0},
    {"bone", MJCF_BONE, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_26, 5, NULL, 0, NULL, 0},
    {"corten:cloth", MJCF_DEFORM_CLOTH, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_DEFORM, false, attr_27, 36, rule_27, 1, set_27, 1},
    {"corten:softbody", MJCF_DEFORM_SOFT, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_DEFORM, false, attr_28, 34, rule_28, 1, set_28, 1},
    {"corten:chain", MJCF_DEFORM_CHAIN, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_DEFORM, false, attr_29, 36, rule_29, 1, set_29, 1},
    {"corten:attach", MJCF_DEFORM_ATTACH, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_30, 6, NULL, 0, NULL, 0},
    {"texture", MJCF_TEXTURE, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_TEXTURE, false, attr_31, 24, NULL, 0, NULL, 0},
    {"material", MJCF_MATERIAL, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_MATERIAL, false, attr_32, 14, NULL, 0, NULL, 0},
    {"layer", MJCF_LAYER, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_33, 2, NULL, 0, NULL, 0},
    {"model", MJCF_MODEL, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_34, 3, NULL, 0, NULL, 0},
    {"custom", MJCF_CUSTOM, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"numeric", MJCF_NUMERIC, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_NUMERIC, false, attr_36, 3, NULL, 0, NULL, 0},
    {"text", MJCF_TEXT, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_TEXT, false, attr_37, 2, NULL, 0, NULL, 0},
    {"tuple", MJCF_TUPLE, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_TUPLE, false, attr_38, 1, NULL, 0, NULL, 0},
    {"element", MJCF_ELEMENT, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_39, 3, NULL, 0, NULL, 0},
    {"body", MJCF_BODY, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_BODY, false, attr_40, 12, rule_40, 1, NULL, 0},
    {"worldbody", MJCF_WORLDBODY, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_41, 12, NULL, 0, NULL, 0},
    {"frame", MJCF_FRAME, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_FRAME, false, attr_42, 12, rule_42, 1, NULL, 0},
    {"inertial", MJCF_INERTIAL, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_43, 9, rule_43, 2, set_43, 1},
    {"joint", MJCF_JOINT, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_JOINT, false, attr_44, 24, NULL, 0, NULL, 0},
    {"freejoint", MJCF_FREEJOINT, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_JOINT, false, attr_45, 3, NULL, 0, set_45, 1},
    {"geom", MJCF_GEOM, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_GEOM, false, attr_46, 33, rule_46, 1, NULL, 0},
    {"site", MJCF_SITE, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_SITE, false, attr_47, 15, rule_47, 1, NULL, 0},
    {"camera", MJCF_CAMERA, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_CAMERA, false, attr_48, 21, rule_48, 2, NULL, 0},
    {"light", MJCF_LIGHT, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_LIGHT, false, attr_49, 20, rule_49, 1, NULL, 0},
    {"replicate", MJCF_REPLICATE, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_50, 15, NULL, 0, NULL, 0},
    {"attach", MJCF_ATTACH, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_51, 3, NULL, 0, NULL, 0},
    {"composite", MJCF_COMPOSITE, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_52, 9, NULL, 0, NULL, 0},
    {"joint", MJCF_COMPOSITE_JOINT, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, true, attr_53, 17, NULL, 0, NULL, 0},
    {"skin", MJCF_COMPOSITE_SKIN, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, false, attr_54, 6, NULL, 0, NULL, 0},
    {"geom", MJCF_COMPOSITE_GEOM, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_55, 17, NULL, 0, NULL, 0},
    {"site", MJCF_COMPOSITE_SITE, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_56, 4, NULL, 0, NULL, 0},
    {"flexcomp", MJCF_FLEXCOMP, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_57, 35, rule_57, 1, NULL, 0},
    {"edge", MJCF_FLEXCOMP_EDGE, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_58, 5, NULL, 0, NULL, 0},
    {"pin", MJCF_PIN, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_59, 4, NULL, 0, NULL, 0},
    {"contact", MJCF_CONTACT, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"pair", MJCF_PAIR, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_PAIR, false, attr_61, 11, NULL, 0, NULL, 0},
    {"exclude", MJCF_EXCLUDE, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_EXCLUDE, false, attr_62, 3, NULL, 0, NULL, 0},
    {"deformable", MJCF_DEFORMABLE, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"flex", MJCF_FLEX, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_FLEX, false, attr_64, 22, NULL, 0, NULL, 0},
    {"contact", MJCF_FLEX_CONTACT, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_65, 15, NULL, 0, NULL, 0},
    {"edge", MJCF_FLEX_EDGE, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_66, 2, NULL, 0, NULL, 0},
    {"elasticity", MJCF_FLEX_ELASTICITY, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_UNKNOWN, true, attr_67, 10, NULL, 0, NULL, 0},
    {"equality", MJCF_EQUALITY, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"connect", MJCF_CONNECT, MJCF_FORM_CONNECT, false, COUNT_ANY, ctOBJ_EQUALITY, false, attr_69, 10, NULL, 0, set_69, 1},
    {"weld", MJCF_WELD, MJCF_FORM_WELD, false, COUNT_ANY, ctOBJ_EQUALITY, false, attr_70, 12, NULL, 0, set_70, 1},
    {"joint", MJCF_EQUALITY_JOINT, MJCF_FORM_TWO_JOINTS, false, COUNT_ANY, ctOBJ_EQUALITY, false, attr_71, 8, NULL, 0, set_71, 1},
    {"tendon", MJCF_EQUALITY_TENDON, MJCF_FORM_TWO_TENDONS, false, COUNT_ANY, ctOBJ_EQUALITY, false, attr_72, 8, NULL, 0, set_72, 1},
    {"flex", MJCF_EQUALITY_FLEX, MJCF_FORM_ONE_FLEX, false, COUNT_ANY, ctOBJ_EQUALITY, false, attr_73, 6, NULL, 0, set_73, 1},
    {"flexvert", MJCF_FLEXVERT, MJCF_FORM_ONE_FLEX, false, COUNT_ANY, ctOBJ_EQUALITY, false, attr_74, 6, NULL, 0, set_74, 1},
    {"tendon", MJCF_TENDON, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"spatial", MJCF_SPATIAL, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_TENDON, false, attr_76, 21, NULL, 0, NULL, 0},
    {"site", MJCF_SPATIAL_SITE, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_77, 1, NULL, 0, NULL, 0},
    {"geom", MJCF_SPATIAL_GEOM, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_78, 2, NULL, 0, NULL, 0},
    {"pulley", MJCF_PULLEY, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_79, 1, NULL, 0, NULL, 0},
    {"fixed", MJCF_FIXED, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_TENDON, false, attr_80, 18, NULL, 0, NULL, 0},
    {"joint", MJCF_FIXED_JOINT, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, attr_81, 2, NULL, 0, NULL, 0},
    {"actuator", MJCF_ACTUATOR, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"general", MJCF_GENERAL, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_ACTUATOR, false, attr_83, 34, rule_83, 1, NULL, 0},
    {"motor", MJCF_MOTOR, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_ACTUATOR, false, attr_84, 23, rule_84, 1, NULL, 0},
    {"position", MJCF_POSITION, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_ACTUATOR, false, attr_85, 28, rule_85, 1, NULL, 0},
    {"velocity", MJCF_VELOCITY, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_ACTUATOR, false, attr_86, 24, rule_86, 1, NULL, 0},
    {"intvelocity", MJCF_INTVELOCITY, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_ACTUATOR, false, attr_87, 28, rule_87, 1, NULL, 0},
    {"damper", MJCF_DAMPER, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_ACTUATOR, false, attr_88, 23, rule_88, 1, NULL, 0},
    {"cylinder", MJCF_CYLINDER, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_ACTUATOR, false, attr_89, 27, rule_89, 1, NULL, 0},
    {"muscle", MJCF_MUSCLE, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_ACTUATOR, false, attr_90, 31, rule_90, 1, NULL, 0},
    {"adhesion", MJCF_ADHESION, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_ACTUATOR, false, attr_91, 14, NULL, 0, NULL, 0},
    {"plugin", MJCF_ACTUATOR_PLUGIN, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_ACTUATOR, false, attr_92, 30, rule_92, 1, NULL, 0},
    {"sensor", MJCF_SENSOR, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"touch", MJCF_TOUCH, MJCF_FORM_ON_SITE, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_94, 9, NULL, 0, set_94, 2},
    {"accelerometer", MJCF_ACCELEROMETER, MJCF_FORM_ON_SITE, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_95, 9, NULL, 0, set_95, 2},
    {"velocimeter", MJCF_VELOCIMETER, MJCF_FORM_ON_SITE, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_96, 9, NULL, 0, set_96, 2},
    {"gyro", MJCF_GYRO, MJCF_FORM_ON_SITE, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_97, 9, NULL, 0, set_97, 2},
    {"force", MJCF_FORCE, MJCF_FORM_ON_SITE, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_98, 9, NULL, 0, set_98, 2},
    {"torque", MJCF_TORQUE, MJCF_FORM_ON_SITE, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_99, 9, NULL, 0, set_99, 2},
    {"magnetometer", MJCF_MAGNETOMETER, MJCF_FORM_ON_SITE, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_100, 9, NULL, 0, set_100, 2},
    {"camprojection", MJCF_CAMPROJECTION, MJCF_FORM_CAMPROJECTION, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_101, 10, NULL, 0, set_101, 3},
    {"rangefinder", MJCF_RANGEFINDER, MJCF_FORM_RANGEFINDER, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_102, 11, NULL, 0, set_102, 1},
    {"jointpos", MJCF_JOINTPOS, MJCF_FORM_ON_JOINT, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_103, 9, NULL, 0, set_103, 2},
    {"jointvel", MJCF_JOINTVEL, MJCF_FORM_ON_JOINT, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_104, 9, NULL, 0, set_104, 2},
    {"tendonpos", MJCF_TENDONPOS, MJCF_FORM_ON_TENDON, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_105, 9, NULL, 0, set_105, 2},
    {"tendonvel", MJCF_TENDONVEL, MJCF_FORM_ON_TENDON, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_106, 9, NULL, 0, set_106, 2},
    {"actuatorpos", MJCF_ACTUATORPOS, MJCF_FORM_ON_ACTUATOR, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_107, 9, NULL, 0, set_107, 2},
    {"actuatorvel", MJCF_ACTUATORVEL, MJCF_FORM_ON_ACTUATOR, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_108, 9, NULL, 0, set_108, 2},
    {"actuatorfrc", MJCF_ACTUATORFRC, MJCF_FORM_ON_ACTUATOR, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_109, 9, NULL, 0, set_109, 2},
    {"jointactuatorfrc", MJCF_JOINTACTUATORFRC, MJCF_FORM_ON_JOINT, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_110, 9, NULL, 0, set_110, 2},
    {"tendonactuatorfrc", MJCF_TENDONACTUATORFRC, MJCF_FORM_ON_TENDON, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_111, 9, NULL, 0, set_111, 2},
    {"ballquat", MJCF_BALLQUAT, MJCF_FORM_ON_JOINT, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_112, 9, NULL, 0, set_112, 2},
    {"ballangvel", MJCF_BALLANGVEL, MJCF_FORM_ON_JOINT, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_113, 9, NULL, 0, set_113, 2},
    {"jointlimitpos", MJCF_JOINTLIMITPOS, MJCF_FORM_ON_JOINT, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_114, 9, NULL, 0, set_114, 2},
    {"jointlimitvel", MJCF_JOINTLIMITVEL, MJCF_FORM_ON_JOINT, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_115, 9, NULL, 0, set_115, 2},
    {"jointlimitfrc", MJCF_JOINTLIMITFRC, MJCF_FORM_ON_JOINT, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_116, 9, NULL, 0, set_116, 2},
    {"tendonlimitpos", MJCF_TENDONLIMITPOS, MJCF_FORM_ON_TENDON, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_117, 9, NULL, 0, set_117, 2},
    {"tendonlimitvel", MJCF_TENDONLIMITVEL, MJCF_FORM_ON_TENDON, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_118, 9, NULL, 0, set_118, 2},
    {"tendonlimitfrc", MJCF_TENDONLIMITFRC, MJCF_FORM_ON_TENDON, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_119, 9, NULL, 0, set_119, 2},
    {"framepos", MJCF_FRAMEPOS, MJCF_FORM_ON_FRAME, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_120, 12, NULL, 0, set_120, 1},
    {"framequat", MJCF_FRAMEQUAT, MJCF_FORM_ON_FRAME, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_121, 12, NULL, 0, set_121, 1},
    {"framexaxis", MJCF_FRAMEXAXIS, MJCF_FORM_ON_FRAME, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_122, 12, NULL, 0, set_122, 1},
    {"frameyaxis", MJCF_FRAMEYAXIS, MJCF_FORM_ON_FRAME, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_123, 12, NULL, 0, set_123, 1},
    {"framezaxis", MJCF_FRAMEZAXIS, MJCF_FORM_ON_FRAME, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_124, 12, NULL, 0, set_124, 1},
    {"framelinvel", MJCF_FRAMELINVEL, MJCF_FORM_ON_FRAME, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_125, 12, NULL, 0, set_125, 1},
    {"frameangvel", MJCF_FRAMEANGVEL, MJCF_FORM_ON_FRAME, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_126, 12, NULL, 0, set_126, 1},
    {"framelinacc", MJCF_FRAMELINACC, MJCF_FORM_ON_FRAME_ALONE, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_127, 10, NULL, 0, set_127, 1},
    {"frameangacc", MJCF_FRAMEANGACC, MJCF_FORM_ON_FRAME_ALONE, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_128, 10, NULL, 0, set_128, 1},
    {"subtreecom", MJCF_SUBTREECOM, MJCF_FORM_ON_BODY, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_129, 9, NULL, 0, set_129, 2},
    {"subtreelinvel", MJCF_SUBTREELINVEL, MJCF_FORM_ON_BODY, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_130, 9, NULL, 0, set_130, 2},
    {"subtreeangmom", MJCF_SUBTREEANGMOM, MJCF_FORM_ON_BODY, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_131, 9, NULL, 0, set_131, 2},
    {"insidesite", MJCF_INSIDESITE, MJCF_FORM_INSIDESITE, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_132, 11, NULL, 0, set_132, 2},
    {"distance", MJCF_DISTANCE, MJCF_FORM_ON_TWO_SHAPES, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_133, 12, NULL, 0, set_133, 1},
    {"normal", MJCF_NORMAL, MJCF_FORM_ON_TWO_SHAPES, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_134, 12, NULL, 0, set_134, 1},
    {"fromto", MJCF_FROMTO, MJCF_FORM_ON_TWO_SHAPES, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_135, 12, NULL, 0, set_135, 1},
    {"contact", MJCF_CONTACT_SENSOR, MJCF_FORM_CONTACT_SENSOR, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_136, 18, NULL, 0, set_136, 1},
    {"e_potential", MJCF_E_POTENTIAL, MJCF_FORM_ON_NOTHING, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_137, 8, NULL, 0, set_137, 1},
    {"e_kinetic", MJCF_E_KINETIC, MJCF_FORM_ON_NOTHING, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_138, 8, NULL, 0, set_138, 1},
    {"clock", MJCF_CLOCK, MJCF_FORM_ON_NOTHING, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_139, 8, NULL, 0, set_139, 1},
    {"tactile", MJCF_TACTILE, MJCF_FORM_TACTILE, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_140, 8, NULL, 0, set_140, 3},
    {"user", MJCF_USER, MJCF_FORM_USER_SENSOR, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_141, 9, NULL, 0, set_141, 1},
    {"plugin", MJCF_SENSOR_PLUGIN, MJCF_FORM_PLUGIN_SENSOR, false, COUNT_ANY, ctOBJ_SENSOR, false, attr_142, 9, NULL, 0, set_142, 1},
    {"keyframe", MJCF_KEYFRAME, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"key", MJCF_KEY, MJCF_FORM_NONE, false, COUNT_ANY, ctOBJ_KEY, false, attr_144, 8, NULL, 0, NULL, 0},
    {"body", MJCF_NONE, MJCF_FORM_NONE, true, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"frame", MJCF_NONE, MJCF_FORM_NONE, true, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"replicate", MJCF_NONE, MJCF_FORM_NONE, true, COUNT_ANY, ctOBJ_UNKNOWN, false, NULL, 0, NULL, 0, NULL, 0},
    {"mesh", MJCF_MESH, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_MESH, false, attr_148, 3, NULL, 0, NULL, 0},
    {"material", MJCF_MATERIAL, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_MATERIAL, false, attr_149, 12, NULL, 0, NULL, 0},
    {"joint", MJCF_JOINT, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_JOINT, false, attr_150, 22, NULL, 0, NULL, 0},
    {"geom", MJCF_GEOM, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_GEOM, false, attr_151, 31, rule_151, 1, NULL, 0},
    {"site", MJCF_SITE, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_SITE, false, attr_152, 13, rule_152, 1, NULL, 0},
    {"camera", MJCF_CAMERA, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_CAMERA, false, attr_153, 18, rule_153, 2, NULL, 0},
    {"light", MJCF_LIGHT, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_LIGHT, false, attr_154, 16, rule_154, 1, NULL, 0},
    {"pair", MJCF_PAIR, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_PAIR, false, attr_155, 7, NULL, 0, NULL, 0},
    {"general", MJCF_GENERAL, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_ACTUATOR, false, attr_156, 23, NULL, 0, NULL, 0},
    {"motor", MJCF_MOTOR, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_ACTUATOR, false, attr_157, 13, NULL, 0, NULL, 0},
    {"position", MJCF_POSITION, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_ACTUATOR, false, attr_158, 18, NULL, 0, NULL, 0},
    {"velocity", MJCF_VELOCITY, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_ACTUATOR, false, attr_159, 14, NULL, 0, NULL, 0},
    {"intvelocity", MJCF_INTVELOCITY, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_ACTUATOR, false, attr_160, 18, NULL, 0, NULL, 0},
    {"damper", MJCF_DAMPER, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_ACTUATOR, false, attr_161, 13, NULL, 0, NULL, 0},
    {"cylinder", MJCF_CYLINDER, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_ACTUATOR, false, attr_162, 17, NULL, 0, NULL, 0},
    {"muscle", MJCF_MUSCLE, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_ACTUATOR, false, attr_163, 22, NULL, 0, NULL, 0},
    {"adhesion", MJCF_ADHESION, MJCF_FORM_NONE, false, COUNT_ONE, ctOBJ_ACTUATOR, false, attr_164, 11, NULL, 0, NULL, 0},
};
const int mjcf_element_count = 165;

static const short child_mjcf_mujoco[] = {1, 3, 5, 6, 7, 14, 17, 22, 35, 41, 60, 63, 68, 75, 82, 93, 143, 145, 146, 147};
static const short child_mjcf_compiler[] = {2};
static const short child_mjcf_option[] = {4};
static const short child_mjcf_visual[] = {8, 9, 10, 11, 12, 13};
static const short child_mjcf_default[] = {14, 15, 16, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164};
static const short child_mjcf_extension[] = {18};
static const short child_mjcf_extension_plugin[] = {19};
static const short child_mjcf_instance[] = {20};
static const short child_mjcf_plugin[] = {20};
static const short child_mjcf_asset[] = {23, 24, 25, 31, 32, 34};
static const short child_mjcf_mesh[] = {21};
static const short child_mjcf_skin[] = {26};
static const short child_mjcf_deform_cloth[] = {30};
static const short child_mjcf_deform_soft[] = {30};
static const short child_mjcf_deform_chain[] = {30};
static const short child_mjcf_material[] = {33};
static const short child_mjcf_custom[] = {36, 37, 38};
static const short child_mjcf_tuple[] = {39};
static const short child_mjcf_body[] = {21, 40, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 57};
static const short child_mjcf_worldbody[] = {21, 40, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 57};
static const short child_mjcf_frame[] = {21, 40, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 57};
static const short child_mjcf_geom[] = {21};
static const short child_mjcf_replicate[] = {21, 40, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 57};
static const short child_mjcf_composite[] = {21, 53, 54, 55, 56};
static const short child_mjcf_flexcomp[] = {21, 58, 59, 65, 67};
static const short child_mjcf_contact[] = {61, 62};
static const short child_mjcf_deformable[] = {25, 27, 28, 29, 64};
static const short child_mjcf_flex[] = {65, 66, 67};
static const short child_mjcf_equality[] = {69, 70, 71, 72, 73, 74};
static const short child_mjcf_tendon[] = {76, 80};
static const short child_mjcf_spatial[] = {77, 78, 79};
static const short child_mjcf_fixed[] = {81};
static const short child_mjcf_actuator[] = {83, 84, 85, 86, 87, 88, 89, 90, 91, 92};
static const short child_mjcf_actuator_plugin[] = {20};
static const short child_mjcf_sensor[] = {94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142};
static const short child_mjcf_sensor_plugin[] = {20};
static const short child_mjcf_keyframe[] = {144};

const MjcfChildren mjcf_children[] = {
    {NULL, 0},
    {child_mjcf_mujoco, 20},
    {child_mjcf_compiler, 1},
    {NULL, 0},
    {child_mjcf_option, 1},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_visual, 6},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_default, 20},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_extension, 1},
    {child_mjcf_extension_plugin, 1},
    {child_mjcf_instance, 1},
    {NULL, 0},
    {child_mjcf_plugin, 1},
    {child_mjcf_asset, 6},
    {child_mjcf_mesh, 1},
    {NULL, 0},
    {child_mjcf_skin, 1},
    {NULL, 0},
    {child_mjcf_deform_cloth, 1},
    {child_mjcf_deform_soft, 1},
    {child_mjcf_deform_chain, 1},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_material, 1},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_custom, 3},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_tuple, 1},
    {NULL, 0},
    {child_mjcf_body, 14},
    {child_mjcf_worldbody, 14},
    {child_mjcf_frame, 14},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_geom, 1},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_replicate, 14},
    {NULL, 0},
    {child_mjcf_composite, 5},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_flexcomp, 5},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_contact, 2},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_deformable, 5},
    {child_mjcf_flex, 3},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_equality, 6},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_tendon, 2},
    {child_mjcf_spatial, 3},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_fixed, 1},
    {NULL, 0},
    {child_mjcf_actuator, 10},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_actuator_plugin, 1},
    {child_mjcf_sensor, 49},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {NULL, 0},
    {child_mjcf_sensor_plugin, 1},
    {child_mjcf_keyframe, 1},
    {NULL, 0},
};
