// The values every element starts from. NaN, -1 and 2 (auto) mean "not set": the compiler decides.
// Pointers of the struct (element, strings, vectors) are the caller's and are left alone.
#include <corten/corten.h>

#include <math.h>
#include <string.h>

static const cttNum kSolref[ctNREF] = {0.02, 1};
static const cttNum kSolimp[ctNIMP] = {0.9, 0.95, 0.001, 0.5, 2};

static void set_color(float rgba[4]) {
  for (int i = 0; i < 3; i++) rgba[i] = 0.5f;
  rgba[3] = 1;
}

//---------------------------------- option blocks -------------------------------------------------

void ct_defaultSolRefImp(cttNum* solref, cttNum* solimp) {
  if (solref) memcpy(solref, kSolref, sizeof kSolref);
  if (solimp) memcpy(solimp, kSolimp, sizeof kSolimp);
}

void ct_defaultLROpt(ctLROpt* opt) {
  *opt = (ctLROpt){
      .mode = ctLRMODE_MUSCLE,
      .useexisting = 1,
      .accel = 20,
      .timeconst = 1,
      .timestep = 0.01,
      .inttotal = 10,
      .interval = 2,
      .tolrange = 0.05,
  };
}

void ct_defaultOption(ctOption* opt) {
  *opt = (ctOption){
      .timestep = 0.002,
      .impratio = 1,
      .tolerance = 1e-8,
      .ls_tolerance = 0.01,
      .noslip_tolerance = 1e-6,
      .ccd_tolerance = 1e-6,
      .sleep_tolerance = 1e-4,
      .gravity = {0, 0, -9.81},
      .magnetic = {0, -0.5, 0},
      .o_friction = {1, 1, 0.005, 0.0001, 0.0001},
      .integrator = ctINT_EULER,
      .cone = ctCONE_PYRAMIDAL,
      .jacobian = ctJAC_AUTO,
      .solver = ctSOL_NEWTON,
      .iterations = 100,
      .ls_iterations = 50,
      .ccd_iterations = 35,
      .sdf_initpoints = 40,
      .sdf_iterations = 10,
      .modulus = 1e7,
      .dissipation = 1,
      .stiction = 1e-4,
      .formulation = ctFORM_CONVEX,
      .xpbd_substeps = 1,
      .xpbd_iterations = 20,
  };
  ct_defaultSolRefImp(opt->o_solref, opt->o_solimp);
}

static void default_colors(ctVisual* vis) {
  const ctVisual colors = {
      .rgba.fog = {0, 0, 0, 1},
      .rgba.haze = {1, 1, 1, 1},
      .rgba.force = {1, 0.5f, 0.5f, 1},
      .rgba.inertia = {0.8f, 0.2f, 0.2f, 0.6f},
      .rgba.joint = {0.2f, 0.6f, 0.8f, 1},
      .rgba.actuator = {0.2f, 0.25f, 0.2f, 1},
      .rgba.actuatornegative = {0.2f, 0.6f, 0.9f, 1},
      .rgba.actuatorpositive = {0.9f, 0.4f, 0.2f, 1},
      .rgba.com = {0.9f, 0.9f, 0.9f, 1},
      .rgba.camera = {0.6f, 0.9f, 0.6f, 1},
      .rgba.light = {0.6f, 0.6f, 0.9f, 1},
      .rgba.selectpoint = {0.9f, 0.9f, 0.1f, 1},
      .rgba.connect = {0.2f, 0.2f, 0.8f, 1},
      .rgba.contactpoint = {0.9f, 0.6f, 0.2f, 1},
      .rgba.contactforce = {0.7f, 0.9f, 0.9f, 1},
      .rgba.contactfriction = {0.9f, 0.8f, 0.4f, 1},
      .rgba.contacttorque = {0.9f, 0.7f, 0.9f, 1},
      .rgba.contactgap = {0.5f, 0.8f, 0.9f, 1},
      .rgba.rangefinder = {1, 1, 0.1f, 1},
      .rgba.constraint = {0.9f, 0, 0, 1},
      .rgba.slidercrank = {0.5f, 0.3f, 0.8f, 1},
      .rgba.crankbroken = {0.9f, 0, 0, 1},
      .rgba.frustum = {1, 1, 0, 0.2f},
      .rgba.bv = {0, 1, 0, 0.5f},
      .rgba.bvactive = {1, 0, 0, 0.5f},
  };
  vis->rgba = colors.rgba;
}

void ct_defaultVisual(ctVisual* vis) {
  *vis = (ctVisual){
      .global = {.cameraid = -1,
                 .fovy = 45,
                 .ipd = 0.068f,
                 .azimuth = 90,
                 .elevation = -45,
                 .linewidth = 1,
                 .glow = 0.3f,
                 .realtime = 1,
                 .offwidth = 640,
                 .offheight = 480,
                 .bvactive = 1},
      .quality =
          {.shadowsize = 4096, .offsamples = 4, .numslices = 28, .numstacks = 16, .numquads = 4},
      .headlight = {.ambient = {0.1f, 0.1f, 0.1f},
                    .diffuse = {0.4f, 0.4f, 0.4f},
                    .specular = {0.5f, 0.5f, 0.5f},
                    .active = 1},
      .map = {.stiffness = 100,
              .stiffnessrot = 500,
              .force = 0.005f,
              .torque = 0.1f,
              .alpha = 0.3f,
              .fogstart = 3,
              .fogend = 10,
              .znear = 0.01f,
              .zfar = 50,
              .haze = 0.3f,
              .shadowclip = 1,
              .shadowscale = 0.6f,
              .actuatortendon = 2},
      .scale = {.forcewidth = 0.1f,
                .contactwidth = 0.3f,
                .contactheight = 0.1f,
                .connect = 0.2f,
                .com = 0.4f,
                .camera = 0.3f,
                .light = 0.3f,
                .selectpoint = 0.2f,
                .jointlength = 1,
                .jointwidth = 0.1f,
                .actuatorlength = 0.7f,
                .actuatorwidth = 0.2f,
                .framelength = 1,
                .framewidth = 0.1f,
                .constraint = 0.1f,
                .slidercrank = 0.2f,
                .frustum = 10},
  };
  default_colors(vis);
}

//---------------------------------- the spec itself -----------------------------------------------

void cts_defaultSpec(ctSpec* spec) {
  *spec = (ctSpec){
      .memory = -1,
      .njmax = -1,
      .nconmax = -1,
      .nstack = -1,
      .nuser_body = -1,
      .nuser_jnt = -1,
      .nuser_geom = -1,
      .nuser_site = -1,
      .nuser_cam = -1,
      .nuser_tendon = -1,
      .nuser_actuator = -1,
      .nuser_sensor = -1,
  };
  spec->compiler = (ctsCompiler){
      .autolimits = 1,
      .settotalmass = -1,
      .degree = 1,
      .eulerseq = {'x', 'y', 'z'},
      .usethread = 1,
      .inertiafromgeom = 2,
      .inertiagrouprange = {0, ctNGROUP - 1},
  };
  spec->stat = (ctStatistic){
      .meaninertia = NAN, .meanmass = NAN, .meansize = NAN, .extent = NAN, .center = {NAN}};
  ct_defaultLROpt(&spec->compiler.LRopt);
  ct_defaultOption(&spec->option);
  ct_defaultVisual(&spec->visual);
}

//---------------------------------- elements ------------------------------------------------------

void cts_defaultOrientation(ctsOrientation* orient) {
  *orient = (ctsOrientation){.type = ctORIENTATION_QUAT};
}

void cts_defaultBody(ctsBody* body) {
  *body = (ctsBody){
      .quat = {1}, .ipos = {NAN}, .iquat = {1}, .fullinertia = {NAN}, .sleep = ctSLEEP_AUTO};
}

void cts_defaultFrame(ctsFrame* frame) { *frame = (ctsFrame){.quat = {1}}; }

void cts_defaultJoint(ctsJoint* joint) {
  *joint = (ctsJoint){
      .type = ctJNT_HINGE, .axis = {0, 0, 1}, .align = 2, .limited = 2, .actfrclimited = 2};
  ct_defaultSolRefImp(joint->solref_limit, joint->solimp_limit);
  ct_defaultSolRefImp(joint->solref_friction, joint->solimp_friction);
}

void cts_defaultGeom(ctsGeom* geom) {
  *geom = (ctsGeom){
      .type = ctGEOM_SPHERE,
      .quat = {1},
      .fromto = {NAN},
      .contype = 1,
      .conaffinity = 1,
      .condim = 3,
      .friction = {1, 0.005, 0.0001},
      .solmix = 1,
      .mass = NAN,
      .density = 1000,
      .typeinertia = ctINERTIA_VOLUME,
      .fluid_coefs = {0.5, 0.25, 1.5, 1, 1},
      .fitscale = 1,
  };
  ct_defaultSolRefImp(geom->solref, geom->solimp);
  set_color(geom->rgba);
}

void cts_defaultSite(ctsSite* site) {
  *site =
      (ctsSite){.quat = {1}, .fromto = {NAN}, .size = {0.005, 0.005, 0.005}, .type = ctGEOM_SPHERE};
  set_color(site->rgba);
}

void cts_defaultCamera(ctsCamera* camera) {
  *camera = (ctsCamera){
      .quat = {1},
      .mode = ctCAMLIGHT_FIXED,
      .proj = ctPROJ_PERSPECTIVE,
      .resolution = {1, 1},
      .output = ctCAMOUT_RGB,
      .fovy = 45,
      .ipd = 0.068,
  };
}

void cts_defaultLight(ctsLight* light) {
  *light = (ctsLight){
      .dir = {0, 0, -1},
      .mode = ctCAMLIGHT_FIXED,
      .active = 1,
      .type = ctLIGHT_SPOT,
      .castshadow = 1,
      .bulbradius = 0.02f,
      .range = 10,
      .attenuation = {1, 0, 0},
      .cutoff = 45,
      .exponent = 10,
      .diffuse = {0.7f, 0.7f, 0.7f},
      .specular = {0.3f, 0.3f, 0.3f},
  };
}

void cts_defaultFlex(ctsFlex* flex) {
  *flex = (ctsFlex){
      .contype = 1,
      .conaffinity = 1,
      .condim = 3,
      .friction = {1, 0.005, 0.0001},
      .solmix = 1,
      .dim = 2,
      .radius = 0.005,
      .selfcollide = ctFLEXSELF_AUTO,
      .activelayers = 1,
      .thickness = -1,
  };
  ct_defaultSolRefImp(flex->solref, flex->solimp);
  set_color(flex->rgba);
}

void cts_defaultMesh(ctsMesh* mesh) {
  *mesh = (ctsMesh){
      .refquat = {1}, .scale = {1, 1, 1}, .inertia = ctMESH_INERTIA_LEGACY, .maxhullvert = -1};
}

void cts_defaultHField(ctsHField* hfield) { *hfield = (ctsHField){0}; }

void cts_defaultSkin(ctsSkin* skin) {
  *skin = (ctsSkin){0};
  set_color(skin->rgba);
}

void cts_defaultDeform(ctsDeform* deform) {
  *deform = (ctsDeform){.quat = {1},
                        .density = -1,
                        .young = -1,
                        .poisson = -1,
                        .bending = -1,
                        .damping = -1,
                        .drag = -1,
                        .friction = -1,
                        .thickness = -1,
                        .margin = -1,
                        .contype = 1,
                        .conaffinity = 1,
                        .condim = 3};
  ct_defaultSolRefImp(deform->solref, deform->solimp);
  set_color(deform->rgba);
}

void cts_defaultTexture(ctsTexture* texture) {
  *texture = (ctsTexture){
      .type = ctTEXTURE_CUBE,
      .colorspace = ctCOLORSPACE_AUTO,
      .rgb1 = {0.8, 0.8, 0.8},
      .rgb2 = {0.5, 0.5, 0.5},
      .random = 0.01,
      .nchannel = 3,
      .gridsize = {1, 1},
      .gridlayout = "............",
  };
}

void cts_defaultMaterial(ctsMaterial* material) {
  *material = (ctsMaterial){
      .texrepeat = {1, 1},
      .specular = 0.5f,
      .shininess = 0.5f,
      .metallic = -1,
      .roughness = -1,
      .rgba = {1, 1, 1, 1},
  };
}

void cts_defaultPair(ctsPair* pair) {
  *pair = (ctsPair){.condim = 3, .friction = {1, 1, 0.005, 0.0001, 0.0001}};
  ct_defaultSolRefImp(pair->solref, pair->solimp);
}

void cts_defaultEquality(ctsEquality* equality) {
  *equality = (ctsEquality){.type = ctEQ_CONNECT, .active = 1, .data = {0, 1, [10] = 1}};
  ct_defaultSolRefImp(equality->solref, equality->solimp);
}

void cts_defaultTendon(ctsTendon* tendon) {
  *tendon = (ctsTendon){.springlength = {-1, -1}, .limited = 2, .width = 0.003};
  ct_defaultSolRefImp(tendon->solref_limit, tendon->solimp_limit);
  ct_defaultSolRefImp(tendon->solref_friction, tendon->solimp_friction);
  set_color(tendon->rgba);
}

void cts_defaultActuator(ctsActuator* actuator) {
  *actuator = (ctsActuator){
      .gaintype = ctGAIN_FIXED,
      .gainprm = {1},
      .biastype = ctBIAS_NONE,
      .dyntype = ctDYN_NONE,
      .dynprm = {1},
      .actdim = -1,
      .trntype = ctTRN_UNDEFINED,
      .gear = {1},
      .ctrllimited = 2,
      .forcelimited = 2,
      .actlimited = 2,
  };
}

void cts_defaultSensor(ctsSensor* sensor) {
  *sensor =
      (ctsSensor){.type = ctSENS_TOUCH, .datatype = ctDATATYPE_REAL, .needstage = ctSTAGE_ACC};
}

void cts_defaultPlugin(ctsPlugin* plugin) { *plugin = (ctsPlugin){0}; }

void cts_defaultNumeric(ctsNumeric* numeric) { *numeric = (ctsNumeric){0}; }

void cts_defaultText(ctsText* text) { *text = (ctsText){0}; }

void cts_defaultTuple(ctsTuple* tuple) { *tuple = (ctsTuple){0}; }

void cts_defaultKey(ctsKey* key) { *key = (ctsKey){0}; }
