// Written by tools/gen.py from schema/enums.schema and model.schema. Do not edit.
// clang-format off
#ifndef CORTEN_TYPES_H
#define CORTEN_TYPES_H

#include <stddef.h>
#include <stdint.h>

typedef double cttNum;    // every real number
typedef uint8_t cttByte;  // flags
typedef int64_t cttSize;  // sizes and counts

#define ctPI                 3.14159265358979323846 // the number pi
#define ctVERSION_HEADER     3005000         // version of MuJoCo that these headers follow: 3.5.0
#define ctMINVAL             1E-15           // smallest divisor; below it a length counts as zero
#define ctMAXVAL             1E+10           // largest allowed position, velocity or acceleration
#define ctMINMU              1E-5            // smallest friction coefficient
#define ctMINIMP             0.0001          // smallest constraint impedance
#define ctMAXIMP             0.9999          // largest constraint impedance
#define ctMAXCONPAIR         50              // most contacts between two geoms
#define ctMAXTREEDEPTH       50              // deepest bounding volume tree
#define ctMAXFLEXNODES       27              // most control nodes of an interpolated flex
#define ctMINAWAKE           10              // steps at rest before a tree sleeps
#define ctNEQDATA            11              // numbers in eq_data
#define ctNDYN               10              // actuator dynamics parameters
#define ctNGAIN              10              // actuator gain parameters
#define ctNBIAS              10              // actuator bias parameters
#define ctNFLUID             12              // fluid parameters of a geom
#define ctNREF               2               // reference parameters of a constraint
#define ctNIMP               5               // impedance parameters of a constraint
#define ctNSENS              3               // integer parameters of a sensor
#define ctNSOLVER            200             // solver iterations that are recorded
#define ctNISLAND            20              // islands whose solver iterations are recorded
#define ctNKINK              64              // kinks and sensors that ctDerivativeInfo lists; not in MuJoCo
#define ctNGROUP             6               // groups that can be shown or hidden
#define ctMAXLIGHT           100             // most lights in a scene
#define ctMAXOVERLAY         500             // most characters in an overlay text
#define ctMAXLINE            100             // most lines in a plot
#define ctMAXLINEPNT         1001            // most points in a line of a plot
#define ctMAXPLANEGRID       200             // most divisions of a drawn plane
#define ctMAXTHREAD          128             // most threads in a pool
#define ctNAUX               10              // auxiliary buffers of a drawing context
#define ctMAXTEXTURE         1000            // most textures of a drawing context
#define ctMAXMATERIAL        1000            // most materials with textures of a drawing context

// parts of the computation that can be switched off
typedef enum cttDisableBit_ {
  ctDSBL_CONSTRAINT = 1,             // all constraints
  ctDSBL_EQUALITY = 2,               // equality constraints
  ctDSBL_FRICTIONLOSS = 4,           // dry friction of joints and tendons
  ctDSBL_LIMIT = 8,                  // joint and tendon limits
  ctDSBL_CONTACT = 16,               // contacts
  ctDSBL_SPRING = 32,                // springs
  ctDSBL_DAMPER = 64,                // dampers
  ctDSBL_GRAVITY = 128,              // gravity
  ctDSBL_CLAMPCTRL = 256,            // clamping of controls
  ctDSBL_WARMSTART = 512,            // starting the solver from the previous acceleration
  ctDSBL_FILTERPARENT = 1024,        // leaving out contacts between parent and child
  ctDSBL_ACTUATION = 2048,           // actuators
  ctDSBL_REFSAFE = 4096,             // keeping reference time constants above two time steps
  ctDSBL_SENSOR = 8192,              // sensors
  ctDSBL_MIDPHASE = 16384,           // bounding volume trees in collision
  ctDSBL_EULERDAMP = 32768,          // implicit joint damping in the Euler integrator
  ctDSBL_AUTORESET = 65536,          // reset when numbers are bad
  ctDSBL_NATIVECCD = 131072,         // the built-in convex collision; the older one is used
  ctDSBL_ISLAND = 262144,            // solving islands one by one
  ctNDISABLE = 19,                   // number of these bits
} cttDisableBit;

// optional parts of the computation
typedef enum cttEnableBit_ {
  ctENBL_OVERRIDE = 1,               // contact parameters of the options replace all others
  ctENBL_ENERGY = 2,                 // potential and kinetic energy
  ctENBL_FWDINV = 4,                 // comparison of forward and inverse dynamics
  ctENBL_INVDISCRETE = 8,            // inverse dynamics of discrete time
  ctENBL_MULTICCD = 16,              // several contacts for two convex geoms
  ctENBL_SLEEP = 32,                 // trees at rest sleep
  ctNENABLE = 6,                     // number of these bits
} cttEnableBit;

// kinds of joints
typedef enum cttJoint_ {
  ctJNT_FREE = 0,                    // free body: position and quaternion, 6 dofs
  ctJNT_BALL = 1,                    // ball: quaternion, 3 dofs
  ctJNT_SLIDE = 2,                   // slide along an axis, 1 dof
  ctJNT_HINGE = 3,                   // turn about an axis, 1 dof
} cttJoint;

// shapes
typedef enum cttGeom_ {
  ctGEOM_PLANE = 0,                  // infinite plane; z is the normal
  ctGEOM_HFIELD = 1,                 // height field
  ctGEOM_SPHERE = 2,                 // sphere: radius
  ctGEOM_CAPSULE = 3,                // capsule along z: radius, half length of the cylinder part
  ctGEOM_ELLIPSOID = 4,              // ellipsoid: three radii
  ctGEOM_CYLINDER = 5,               // cylinder along z: radius, half length
  ctGEOM_BOX = 6,                    // box: three half sizes
  ctGEOM_MESH = 7,                   // mesh; collides as its convex hull
  ctGEOM_SDF = 8,                    // signed distance field
  ctNGEOMTYPES = 9,                  // number of the shapes above
  ctGEOM_ARROW = 100,                // drawing only: arrow
  ctGEOM_ARROW1 = 101,               // drawing only: arrow without wedges
  ctGEOM_ARROW2 = 102,               // drawing only: arrow with two heads
  ctGEOM_LINE = 103,                 // drawing only: line
  ctGEOM_LINEBOX = 104,              // drawing only: edges of a box
  ctGEOM_FLEX = 105,                 // drawing only: flex
  ctGEOM_SKIN = 106,                 // drawing only: skin
  ctGEOM_LABEL = 107,                // drawing only: text
  ctGEOM_TRIANGLE = 108,             // drawing only: triangle
  ctGEOM_DEFORM = 200,               // drawing only: deformable body of particles; not in MuJoCo
  ctGEOM_NONE = 1001,                // no shape
} cttGeom;

// projection of a camera
typedef enum cttProjection_ {
  ctPROJ_PERSPECTIVE = 0,            // far things are smaller
  ctPROJ_ORTHOGRAPHIC = 1,           // along parallel lines
} cttProjection;

// tracking mode of a camera or light
typedef enum cttCamLight_ {
  ctCAMLIGHT_FIXED = 0,              // fixed to the body
  ctCAMLIGHT_TRACK = 1,              // keeps its offset from the body and its orientation in the world
  ctCAMLIGHT_TRACKCOM = 2,           // keeps its offset from the subtree's centre of mass and its orientation in the world
  ctCAMLIGHT_TARGETBODY = 3,         // fixed to the body, looks at the target body
  ctCAMLIGHT_TARGETBODYCOM = 4,      // fixed to the body, looks at the target subtree's centre of mass
} cttCamLight;

// kinds of light
typedef enum cttLightType_ {
  ctLIGHT_SPOT = 0,                  // cone from a point
  ctLIGHT_DIRECTIONAL = 1,           // parallel, from far away
  ctLIGHT_POINT = 2,                 // all ways from a point
  ctLIGHT_IMAGE = 3,                 // from a picture around the scene
} cttLightType;

// kinds of texture
typedef enum cttTexture_ {
  ctTEXTURE_2D = 0,                  // flat picture
  ctTEXTURE_CUBE = 1,                // six sides of a cube
  ctTEXTURE_SKYBOX = 2,              // six sides of the sky
} cttTexture;

// role of a texture in a material
typedef enum cttTextureRole_ {
  ctTEXROLE_USER = 0,                // defined by the user
  ctTEXROLE_RGB = 1,                 // base colour
  ctTEXROLE_OCCLUSION = 2,           // ambient occlusion
  ctTEXROLE_ROUGHNESS = 3,           // roughness
  ctTEXROLE_METALLIC = 4,            // metallic share
  ctTEXROLE_NORMAL = 5,              // bumps as normals
  ctTEXROLE_OPACITY = 6,             // opacity
  ctTEXROLE_EMISSIVE = 7,            // emitted light
  ctTEXROLE_RGBA = 8,                // base colour and opacity
  ctTEXROLE_ORM = 9,                 // occlusion, roughness and metallic share in three channels
  ctNTEXROLE = 10,                   // number of roles
} cttTextureRole;

// color space of a texture
typedef enum cttColorSpace_ {
  ctCOLORSPACE_AUTO = 0,             // as given by the file
  ctCOLORSPACE_LINEAR = 1,           // proportional to light
  ctCOLORSPACE_SRGB = 2,             // the common non-linear scale
} cttColorSpace;

// integrators
typedef enum cttIntegrator_ {
  ctINT_EULER = 0,                   // semi-implicit Euler, joint damping implicit
  ctINT_RK4 = 1,                     // Runge-Kutta of fourth order
  ctINT_IMPLICIT = 2,                // implicit in velocity, all velocity derivatives
  ctINT_IMPLICITFAST = 3,            // implicit in velocity, without the derivatives of Coriolis forces; symmetric
  ctINT_SPRINGDAMPER = 4,            // implicit in position and velocity for springs and dampers of joints and tendons; not in MuJoCo
} cttIntegrator;

// friction cones
typedef enum cttCone_ {
  ctCONE_PYRAMIDAL = 0,              // pyramid inside the cone
  ctCONE_ELLIPTIC = 1,               // the cone itself
} cttCone;

// layout of constraint matrices
typedef enum cttJacobian_ {
  ctJAC_DENSE = 0,                   // full matrices
  ctJAC_SPARSE = 1,                  // compressed rows
  ctJAC_AUTO = 2,                    // sparse from 60 dofs on
} cttJacobian;

// constraint solvers
typedef enum cttSolver_ {
  ctSOL_PGS = 0,                     // dual: projected Gauss-Seidel
  ctSOL_CG = 1,                      // primal: conjugate gradient
  ctSOL_NEWTON = 2,                  // primal: Newton
} cttSolver;

// kinds of deformable bodies; not in MuJoCo
typedef enum cttDeform_ {
  ctDEFORM_CLOTH = 0,                // triangles: stretch, shear and bending of a sheet
  ctDEFORM_SOFT = 1,                 // tetrahedra: strain and volume of a solid
  ctDEFORM_CHAIN = 2,                // segments: stretch, bending and twist of a rod
  ctNDEFORM = 3,                     // number of the kinds above
} cttDeform;

// answers of derivatives; not in MuJoCo
typedef enum cttDerivativeStatus_ {
  ctDERIV_DONE = 0,                  // computed
  ctDERIV_NOSLIP = 1,                // refused: the result of noslip iterations is not a minimum
  ctDERIV_DELAY = 2,                 // refused: delayed controls or sensors are no part of the state
  ctDERIV_FORMULATION = 3,           // refused: the contact formulation is not the convex one, or a flex has no derivative
  ctDERIV_BADSTATE = 4,              // refused: the state or the acceleration is not finite
  ctDERIV_MEMORY = 5,                // refused: memory is insufficient
  ctDERIV_PARAM = 6,                 // refused: the selection of parameters is not valid
  ctDERIV_ARGUMENT = 7,              // refused: an argument is NULL or out of its range
} cttDerivativeStatus;

// changes that are near; not in MuJoCo
typedef enum cttDerivativeKink_ {
  ctKINK_STATE = 0,                  // a row is about to begin or to end pushing, or to change its piece of the cost
  ctKINK_CONTACT = 1,                // a contact is about to appear or to end
  ctKINK_FEATURE = 2,                // the features of two geoms that touch are about to change
  ctKINK_IMPEDANCE = 3,              // the impedance of a row is at an end of its width, where its slope jumps
  ctKINK_CONTROL = 4,                // a control is at its limit
  ctKINK_ACTIVATION = 5,             // an activation is at its limit
  ctKINK_FORCE = 6,                  // an actuator force is at its limit
  ctKINK_JOINT = 7,                  // the actuator force on a joint is at its limit
  ctKINK_TENDON = 8,                 // a tendon spring is at the end of its dead band, or the actuator force on a tendon at its limit
  ctKINK_MUSCLE = 9,                 // the rate of a muscle is about to change between activation and deactivation
  ctNKINKKIND = 10,                  // number of the kinds above
} cttDerivativeKink;

// what a derivative approximates or leaves out; bits; not in MuJoCo
typedef enum cttDerivativeApprox_ {
  ctAPPROX_CONTACT = 1,              // the motion of some contacts comes from differences of the pair
  ctAPPROX_FLEX = 2,                 // passive forces of flexes come from differences of these forces
  ctAPPROX_FLUID = 4,                // fluid forces come from differences of these forces
  ctAPPROX_KIND = 8,                 // a user kind without derivatives comes from differences of the kind
  ctAPPROX_PLUGIN = 16,              // forces of plugins and hooks count as constant
  ctAPPROX_DEFORM = 32,              // forces of deformable bodies count as constant
  ctAPPROX_WRAP = 64,                // wrapping paths of tendons come from differences of the path
  ctAPPROX_SLEEP = 128,              // sleeping trees stay asleep
  ctAPPROX_TRANSMISSION = 256,       // moments of some transmissions come from differences of these moments
  ctAPPROX_ROW = 512,                // the motion of some rows comes from differences of these rows
  ctAPPROX_IMPLICIT = 1024,          // the matrix of an implicit integrator counts as constant in part
  ctAPPROX_SMOOTH = 4096,            // rows that do not push, or controls and forces beyond their limits, act by the setting smooth
  ctAPPROX_SENSOR = 8192,            // some sensors come from differences of the sensors
} cttDerivativeApprox;

// parameters of a model that a step is differentiated by; not in MuJoCo
typedef enum cttDerivativeParam_ {
  ctPARAM_BODY_MASS = 0,             // body_mass, 1 per body
  ctPARAM_BODY_INERTIA = 1,          // body_inertia, 3 per body
  ctPARAM_BODY_IPOS = 2,             // body_ipos, 3 per body
  ctPARAM_DOF_DAMPING = 3,           // dof_damping, 1 per dof
  ctPARAM_DOF_ARMATURE = 4,          // dof_armature, 1 per dof
  ctPARAM_DOF_FRICTIONLOSS = 5,      // dof_frictionloss, 1 per dof
  ctPARAM_JNT_STIFFNESS = 6,         // jnt_stiffness, 1 per joint
  ctPARAM_QPOS_SPRING = 7,           // qpos_spring of scalar joints, 1 per joint; others have 0
  ctPARAM_TENDON_STIFFNESS = 8,      // tendon_stiffness, 1 per tendon
  ctPARAM_TENDON_DAMPING = 9,        // tendon_damping, 1 per tendon
  ctPARAM_GAIN = 10,                 // actuator_gainprm, the first 3 per actuator, of fixed and affine gains
  ctPARAM_BIAS = 11,                 // actuator_biasprm, the first 3 per actuator, of affine biases
  ctPARAM_GEOM_FRICTION = 12,        // geom_friction, 3 per geom
  ctPARAM_GEOM_SOLREF = 13,          // geom_solref, 2 per geom
  ctPARAM_JNT_SOLREF = 14,           // jnt_solref of joint limits, 2 per joint
  ctPARAM_GEOM_SIZE = 15,            // geom_size, 3 per geom
  ctPARAM_GEOM_POS = 16,             // geom_pos, 3 per geom
  ctPARAM_GEOM_QUAT = 17,            // geom_quat, as 3 small turns about the axes of the geom
  ctPARAM_GRAVITY = 18,              // opt.gravity, 3 numbers of one element
  ctNPARAM = 19,                     // number of the groups above
} cttDerivativeParam;

// open tables of kinds, to which users add rows; not in MuJoCo
typedef enum cttKindTable_ {
  ctKIND_BENDING = 0,                // bending of flexes
  ctKIND_ELASTICITY = 1,             // elasticity of flexes
  ctKIND_GAIN = 2,                   // gains of actuators
  ctKIND_FORMULATION = 3,            // contact formulations
  ctNKINDTABLE = 4,                  // number of the tables above
} cttKindTable;

// built-in kinds of bending; not in MuJoCo
typedef enum cttBending_ {
  ctBEND_COTANGENT = 0,              // quadratic energy with constant cotangent weights, as in MuJoCo
  ctBEND_BRIDSON = 1,                // springs in the dihedral angles, for large rotations
  ctBEND_NONE = 2,                   // no resistance
  ctNBENDING = 3,                    // number of the kinds above
} cttBending;

// built-in kinds of elasticity; not in MuJoCo
typedef enum cttElasticity_ {
  ctELAST_LINEAR = 0,                // linear material in squared edge lengths, as in MuJoCo
  ctELAST_NEO_HOOKEAN = 1,           // neo-Hookean with logarithmic volume term
  ctELAST_STABLE_NEO_HOOKEAN = 2,    // neo-Hookean that is defined for inverted elements
  ctELAST_STVK = 3,                  // Saint Venant-Kirchhoff: linear in the Green strain
  ctELAST_COROTATED = 4,             // linear in the stretch after removal of the rotation
  ctELAST_MOONEY_RIVLIN = 5,         // Mooney-Rivlin: first and second invariant
  ctNELASTICITY = 6,                 // number of the kinds above
} cttElasticity;

// built-in contact formulations; not in MuJoCo
typedef enum cttFormulation_ {
  ctFORM_CONVEX = 0,                 // convex optimization by the solver of the options, as in MuJoCo
  ctFORM_XPBD = 1,                   // extended position based dynamics
  ctFORM_HUNT_CROSSLEY = 2,          // compliant force law with dissipation
  ctNFORMULATION = 3,                // number of the formulations above
} cttFormulation;

// built-in kinds of the open table of gains; not in MuJoCo
typedef enum cttGainKind_ {
  ctGAINKIND_FIXED = 0,              // what ctGAIN_FIXED computes
  ctGAINKIND_AFFINE = 1,             // what ctGAIN_AFFINE computes
  ctGAINKIND_MUSCLE = 2,             // what ctGAIN_MUSCLE computes
  ctGAINKIND_SERIES_ELASTIC = 3,     // spring and damper between a motor and the actuator
  ctNGAINKIND = 4,                   // number of the kinds above
} cttGainKind;

// kinds of equality constraints
typedef enum cttEq_ {
  ctEQ_CONNECT = 0,                  // two bodies share a point
  ctEQ_WELD = 1,                     // two bodies keep their relative pose
  ctEQ_JOINT = 2,                    // a joint is a polynomial of another one, or constant
  ctEQ_TENDON = 3,                   // a tendon's length is a polynomial of another one's, or constant
  ctEQ_FLEX = 4,                     // all edges of a flex keep their length
  ctEQ_FLEXVERT = 5,                 // all vertices of a flex keep their shape
  ctEQ_DISTANCE = 6,                 // no longer supported
} cttEq;

// kinds of tendon path points
typedef enum cttWrap_ {
  ctWRAP_NONE = 0,                   // none
  ctWRAP_JOINT = 1,                  // joint with a factor
  ctWRAP_PULLEY = 2,                 // pulley: divides the following branch
  ctWRAP_SITE = 3,                   // through a site
  ctWRAP_SPHERE = 4,                 // around a sphere
  ctWRAP_CYLINDER = 5,               // around a cylinder
} cttWrap;

// kind of transmission of an actuator
typedef enum cttTrn_ {
  ctTRN_JOINT = 0,                   // a joint; free and ball torques in the child's frame
  ctTRN_JOINTINPARENT = 1,           // a joint; free and ball torques in the parent's frame
  ctTRN_SLIDERCRANK = 2,             // a site by a slider and crank
  ctTRN_TENDON = 3,                  // a tendon
  ctTRN_SITE = 4,                    // a force and torque at a site
  ctTRN_BODY = 5,                    // contacts of a body: adhesion
  ctTRN_UNDEFINED = 1000,            // not set
} cttTrn;

// activation dynamics
typedef enum cttDyn_ {
  ctDYN_NONE = 0,                    // no activation: the control acts at once
  ctDYN_INTEGRATOR = 1,              // rate = control
  ctDYN_FILTER = 2,                  // low-pass, integrated by the integrator
  ctDYN_FILTEREXACT = 3,             // low-pass, exact over a step
  ctDYN_MUSCLE = 4,                  // muscle activation
  ctDYN_USER = 5,                    // user hook
} cttDyn;

// force per activation
typedef enum cttGain_ {
  ctGAIN_FIXED = 0,                  // constant
  ctGAIN_AFFINE = 1,                 // constant + factor * length + factor * velocity
  ctGAIN_MUSCLE = 2,                 // muscle force-length-velocity curve
  ctGAIN_USER = 3,                   // user hook
} cttGain;

// force without activation
typedef enum cttBias_ {
  ctBIAS_NONE = 0,                   // none
  ctBIAS_AFFINE = 1,                 // constant + factor * length + factor * velocity
  ctBIAS_MUSCLE = 2,                 // passive muscle force
  ctBIAS_USER = 3,                   // user hook
} cttBias;

// types of objects
typedef enum cttObj_ {
  ctOBJ_UNKNOWN = 0,                 // unknown
  ctOBJ_BODY = 1,                    // body; its inertial frame where a pose is meant
  ctOBJ_XBODY = 2,                   // body; its own frame where a pose is meant
  ctOBJ_JOINT = 3,                   // joint
  ctOBJ_DOF = 4,                     // degree of freedom
  ctOBJ_GEOM = 5,                    // geom
  ctOBJ_SITE = 6,                    // site
  ctOBJ_CAMERA = 7,                  // camera
  ctOBJ_LIGHT = 8,                   // light
  ctOBJ_FLEX = 9,                    // flex
  ctOBJ_MESH = 10,                   // mesh
  ctOBJ_SKIN = 11,                   // skin
  ctOBJ_HFIELD = 12,                 // height field
  ctOBJ_TEXTURE = 13,                // texture
  ctOBJ_MATERIAL = 14,               // material
  ctOBJ_PAIR = 15,                   // contact pair
  ctOBJ_EXCLUDE = 16,                // contact exclude
  ctOBJ_EQUALITY = 17,               // equality constraint
  ctOBJ_TENDON = 18,                 // tendon
  ctOBJ_ACTUATOR = 19,               // actuator
  ctOBJ_SENSOR = 20,                 // sensor
  ctOBJ_NUMERIC = 21,                // number list
  ctOBJ_TEXT = 22,                   // text
  ctOBJ_TUPLE = 23,                  // tuple
  ctOBJ_KEY = 24,                    // keyframe
  ctOBJ_PLUGIN = 25,                 // plugin instance
  ctNOBJECT = 26,                    // number of the types above
  ctOBJ_FRAME = 100,                 // spec only: frame
  ctOBJ_DEFAULT = 101,               // spec only: default class
  ctOBJ_MODEL = 102,                 // spec only: whole model
  ctOBJ_DEFORM = 103,                // deformable body of particles; not in MuJoCo
} cttObj;

// kinds of sensors
typedef enum cttSensor_ {
  ctSENS_TOUCH = 0,                  // sum of the normal contact forces inside a site
  ctSENS_ACCELEROMETER = 1,          // acceleration of a site, gravity included, site frame
  ctSENS_VELOCIMETER = 2,            // velocity of a site, site frame
  ctSENS_GYRO = 3,                   // angular velocity of a site, site frame
  ctSENS_FORCE = 4,                  // force between a site's body and its parent, site frame
  ctSENS_TORQUE = 5,                 // torque between a site's body and its parent, site frame
  ctSENS_MAGNETOMETER = 6,           // magnetic flux at a site, site frame
  ctSENS_RANGEFINDER = 7,            // distance along a ray from a site or a camera's pixels; -1: nothing hit
  ctSENS_CAMPROJECTION = 8,          // pixel at which a camera sees a site
  ctSENS_JOINTPOS = 9,               // position of a slide or hinge
  ctSENS_JOINTVEL = 10,              // velocity of a slide or hinge
  ctSENS_TENDONPOS = 11,             // length of a tendon
  ctSENS_TENDONVEL = 12,             // velocity of a tendon
  ctSENS_ACTUATORPOS = 13,           // length of an actuator
  ctSENS_ACTUATORVEL = 14,           // velocity of an actuator
  ctSENS_ACTUATORFRC = 15,           // force of an actuator
  ctSENS_JOINTACTFRC = 16,           // actuator force on a slide or hinge
  ctSENS_TENDONACTFRC = 17,          // actuator force on a tendon
  ctSENS_BALLQUAT = 18,              // quaternion of a ball joint
  ctSENS_BALLANGVEL = 19,            // angular velocity of a ball joint
  ctSENS_JOINTLIMITPOS = 20,         // distance to a joint's limit minus margin
  ctSENS_JOINTLIMITVEL = 21,         // velocity of a joint's limit
  ctSENS_JOINTLIMITFRC = 22,         // force of a joint's limit
  ctSENS_TENDONLIMITPOS = 23,        // distance to a tendon's limit minus margin
  ctSENS_TENDONLIMITVEL = 24,        // velocity of a tendon's limit
  ctSENS_TENDONLIMITFRC = 25,        // force of a tendon's limit
  ctSENS_FRAMEPOS = 26,              // position of an object, in a reference frame if given
  ctSENS_FRAMEQUAT = 27,             // orientation of an object, in a reference frame if given
  ctSENS_FRAMEXAXIS = 28,            // x axis of an object, in a reference frame if given
  ctSENS_FRAMEYAXIS = 29,            // y axis of an object, in a reference frame if given
  ctSENS_FRAMEZAXIS = 30,            // z axis of an object, in a reference frame if given
  ctSENS_FRAMELINVEL = 31,           // velocity of an object, in a reference frame if given
  ctSENS_FRAMEANGVEL = 32,           // angular velocity of an object, in a reference frame if given
  ctSENS_FRAMELINACC = 33,           // acceleration of an object, gravity included
  ctSENS_FRAMEANGACC = 34,           // angular acceleration of an object
  ctSENS_SUBTREECOM = 35,            // centre of mass of a subtree
  ctSENS_SUBTREELINVEL = 36,         // velocity of a subtree's centre of mass
  ctSENS_SUBTREEANGMOM = 37,         // angular momentum of a subtree about its centre of mass
  ctSENS_INSIDESITE = 38,            // 1: an object is inside a site
  ctSENS_GEOMDIST = 39,              // signed distance of two geoms
  ctSENS_GEOMNORMAL = 40,            // direction of the segment between two geoms' nearest points
  ctSENS_GEOMFROMTO = 41,            // the two nearest points of two geoms
  ctSENS_CONTACT = 42,               // chosen data of chosen contacts
  ctSENS_E_POTENTIAL = 43,           // potential energy
  ctSENS_E_KINETIC = 44,             // kinetic energy
  ctSENS_CLOCK = 45,                 // time
  ctSENS_TACTILE = 46,               // penetration and slip at the vertices of a mesh
  ctSENS_PLUGIN = 47,                // plugin
  ctSENS_USER = 48,                  // user hook
} cttSensor;

// stages of the computation
typedef enum cttStage_ {
  ctSTAGE_NONE = 0,                  // none
  ctSTAGE_POS = 1,                   // depends on position
  ctSTAGE_VEL = 2,                   // depends on position and velocity
  ctSTAGE_ACC = 3,                   // depends on position, velocity and force
} cttStage;

// type of a sensor's values, which determines the cutoff
typedef enum cttDataType_ {
  ctDATATYPE_REAL = 0,               // any number
  ctDATATYPE_POSITIVE = 1,           // not negative
  ctDATATYPE_AXIS = 2,               // unit vector
  ctDATATYPE_QUATERNION = 3,         // unit quaternion
} cttDataType;

// data of a contact sensor
typedef enum cttConDataField_ {
  ctCONDATA_FOUND = 0,               // existence or number of contacts
  ctCONDATA_FORCE = 1,               // force, contact frame
  ctCONDATA_TORQUE = 2,              // torque, contact frame
  ctCONDATA_DIST = 3,                // distance
  ctCONDATA_POS = 4,                 // position
  ctCONDATA_NORMAL = 5,              // normal
  ctCONDATA_TANGENT = 6,             // first tangent
  ctNCONDATA = 7,                    // number of these
} cttConDataField;

// data of a range finder
typedef enum cttRayDataField_ {
  ctRAYDATA_DIST = 0,                // distance from the origin; -1: nothing hit
  ctRAYDATA_DIR = 1,                 // unit direction; zero: nothing hit
  ctRAYDATA_ORIGIN = 2,              // where the ray starts
  ctRAYDATA_POINT = 3,               // where it hits
  ctRAYDATA_NORMAL = 4,              // surface normal there
  ctRAYDATA_DEPTH = 5,               // distance from the image plane
  ctNRAYDATA = 6,                    // number of these
} cttRayDataField;

// images that a camera makes
typedef enum cttCamOutBit_ {
  ctCAMOUT_RGB = 1,                  // colour
  ctCAMOUT_DEPTH = 2,                // distance from the image plane
  ctCAMOUT_DIST = 4,                 // distance from the camera
  ctCAMOUT_NORMAL = 8,               // surface normal
  ctCAMOUT_SEG = 16,                 // object ids
  ctNCAMOUT = 5,                     // number of these bits
} cttCamOutBit;

// frame of the body that a frame equals, which saves work
typedef enum cttSameFrame_ {
  ctSAMEFRAME_NONE = 0,              // none
  ctSAMEFRAME_BODY = 1,              // the body's frame
  ctSAMEFRAME_INERTIA = 2,           // the inertial frame
  ctSAMEFRAME_BODYROT = 3,           // the body's frame in orientation only
  ctSAMEFRAME_INERTIAROT = 4,        // the inertial frame in orientation only
} cttSameFrame;

// may a tree sleep
typedef enum cttSleepPolicy_ {
  ctSLEEP_AUTO = 0,                  // the compiler decides
  ctSLEEP_AUTO_NEVER = 1,            // the compiler decided: never
  ctSLEEP_AUTO_ALLOWED = 2,          // the compiler decided: yes
  ctSLEEP_NEVER = 3,                 // the user decided: never
  ctSLEEP_ALLOWED = 4,               // the user decided: yes
  ctSLEEP_INIT = 5,                  // asleep from the start
} cttSleepPolicy;

// actuators for which length ranges are computed
typedef enum cttLRMode_ {
  ctLRMODE_NONE = 0,                 // none
  ctLRMODE_MUSCLE = 1,               // muscles
  ctLRMODE_MUSCLEUSER = 2,           // muscles and user-defined ones
  ctLRMODE_ALL = 3,                  // all
} cttLRMode;

// self-collision mode of a flex
typedef enum cttFlexSelf_ {
  ctFLEXSELF_NONE = 0,               // not
  ctFLEXSELF_NARROW = 1,             // every pair of elements, for tests
  ctFLEXSELF_BVH = 2,                // pairs found by a bounding volume tree
  ctFLEXSELF_SAP = 3,                // pairs found by sweep and prune
  ctFLEXSELF_AUTO = 4,               // sweep for lines and triangles, tree for solids
} cttFlexSelf;

// combination of signed distance fields
typedef enum cttSDFType_ {
  ctSDFTYPE_SINGLE = 0,              // one field
  ctSDFTYPE_INTERSECTION = 1,        // largest of two: where both are inside
  ctSDFTYPE_MIDSURFACE = 2,          // difference of two: the surface between them
  ctSDFTYPE_COLLISION = 3,           // function minimized by the collision search
} cttSDFType;

// status of a task
typedef enum cttTaskStatus_ {
  ctTASK_NEW = 0,                    // not handed over
  ctTASK_QUEUED = 1,                 // waiting or running
  ctTASK_COMPLETED = 2,              // done
} cttTaskStatus;

// parts of the state, as bits; in state vectors they come in this order
typedef enum cttState_ {
  ctSTATE_TIME = 1,                  // time
  ctSTATE_QPOS = 2,                  // positions
  ctSTATE_QVEL = 4,                  // velocities
  ctSTATE_ACT = 8,                   // activations
  ctSTATE_HISTORY = 16,              // delay buffers
  ctSTATE_WARMSTART = 32,            // acceleration the solver starts from
  ctSTATE_CTRL = 64,                 // controls
  ctSTATE_QFRC_APPLIED = 128,        // applied joint forces
  ctSTATE_XFRC_APPLIED = 256,        // applied body forces
  ctSTATE_EQ_ACTIVE = 512,           // switches of equality constraints
  ctSTATE_MOCAP_POS = 1024,          // where the mocap bodies are put
  ctSTATE_MOCAP_QUAT = 2048,         // orientations of the mocap bodies
  ctSTATE_USERDATA = 4096,           // user numbers
  ctSTATE_PLUGIN = 8192,             // plugin states
  ctNSTATE = 14,                     // number of the bits above
  ctSTATE_PHYSICS = 30,              // qpos, qvel, act and history
  ctSTATE_FULLPHYSICS = 8223,        // physics, time and plugin states
  ctSTATE_USER = 8128,               // inputs that a user sets
  ctSTATE_INTEGRATION = 16383,       // all that the next step depends on
  ctSTATE_KIND = 16384,              // states of kinds of the open tables, last in a state vector, if the model has some; not in MuJoCo
  ctSTATE_DEFORM = 32768,            // deformable bodies of the data, behind all others, see ct_dataStateSize; not in MuJoCo
} cttState;

// what a batch does with episodes that are over; not in MuJoCo
typedef enum cttAutoreset_ {
  ctAUTORESET_NEXT = 0,              // the next step starts the simulation again, and does not advance it
  ctAUTORESET_SAME = 1,              // the same step starts it again; ctb_final has the last state
} cttAutoreset;

// kinds of constraint rows
typedef enum cttConstraint_ {
  ctCNSTR_EQUALITY = 0,              // equality
  ctCNSTR_FRICTION_DOF = 1,          // friction loss of a dof
  ctCNSTR_FRICTION_TENDON = 2,       // friction loss of a tendon
  ctCNSTR_LIMIT_JOINT = 3,           // joint limit
  ctCNSTR_LIMIT_TENDON = 4,          // tendon limit
  ctCNSTR_CONTACT_FRICTIONLESS = 5,  // contact without friction
  ctCNSTR_CONTACT_PYRAMIDAL = 6,     // contact with a friction pyramid
  ctCNSTR_CONTACT_ELLIPTIC = 7,      // contact with a friction cone
} cttConstraint;

// where a row is on its cost curve
typedef enum cttConstraintState_ {
  ctCNSTRSTATE_SATISFIED = 0,        // no force
  ctCNSTRSTATE_QUADRATIC = 1,        // force grows with violation
  ctCNSTRSTATE_LINEARNEG = 2,        // friction loss at its bound, negative side
  ctCNSTRSTATE_LINEARPOS = 3,        // friction loss at its bound, positive side
  ctCNSTRSTATE_CONE = 4,             // on the surface of the friction cone
} cttConstraintState;

// warnings while simulating
typedef enum cttWarning_ {
  ctWARN_INERTIA = 0,                // mass matrix is nearly singular
  ctWARN_CONTACTFULL = 1,            // no room for more contacts
  ctWARN_CNSTRFULL = 2,              // no room for more rows
  ctWARN_VGEOMFULL = 3,              // no room for more shapes in the scene
  ctWARN_BADQPOS = 4,                // a position is not finite or too large
  ctWARN_BADQVEL = 5,                // a velocity is not finite or too large
  ctWARN_BADQACC = 6,                // an acceleration is not finite or too large
  ctWARN_BADCTRL = 7,                // a control is not finite or too large
  ctNWARNING = 8,                    // number of warnings
} cttWarning;

// timers
typedef enum cttTimer_ {
  ctTIMER_STEP = 0,                  // step
  ctTIMER_FORWARD = 1,               // forward dynamics
  ctTIMER_INVERSE = 2,               // inverse dynamics
  ctTIMER_POSITION = 3,              // position stage
  ctTIMER_VELOCITY = 4,              // velocity stage
  ctTIMER_ACTUATION = 5,             // actuation
  ctTIMER_CONSTRAINT = 6,            // constraint solving
  ctTIMER_ADVANCE = 7,               // integration
  ctTIMER_POS_KINEMATICS = 8,        // position stage: poses, tendons, transmission
  ctTIMER_POS_INERTIA = 9,           // position stage: mass matrix and its factors
  ctTIMER_POS_COLLISION = 10,        // position stage: collision
  ctTIMER_POS_MAKE = 11,             // position stage: making rows
  ctTIMER_POS_PROJECT = 12,          // position stage: dual matrix
  ctTIMER_COL_BROAD = 13,            // collision: broad phase
  ctTIMER_COL_NARROW = 14,           // collision: narrow phase
  ctNTIMER = 15,                     // number of timers
} cttTimer;

// is a body asleep
typedef enum cttSleepState_ {
  ctS_STATIC = -1,                   // cannot move
  ctS_ASLEEP = 0,                    // asleep
  ctS_AWAKE = 1,                     // awake
} cttSleepState;

// where a geom's mass is
typedef enum cttGeomInertia_ {
  ctINERTIA_VOLUME = 0,              // inside
  ctINERTIA_SHELL = 1,               // on the surface
} cttGeomInertia;

// method of computing the inertia of a mesh
typedef enum cttMeshInertia_ {
  ctMESH_INERTIA_CONVEX = 0,         // of the convex hull
  ctMESH_INERTIA_EXACT = 1,          // of the volume; needs a closed surface
  ctMESH_INERTIA_LEGACY = 2,         // as older versions did, overcounting where not convex
  ctMESH_INERTIA_SHELL = 3,          // of the surface
} cttMeshInertia;

// built-in meshes
typedef enum cttMeshBuiltin_ {
  ctMESH_BUILTIN_NONE = 0,           // none
  ctMESH_BUILTIN_SPHERE = 1,         // sphere
  ctMESH_BUILTIN_HEMISPHERE = 2,     // half a sphere
  ctMESH_BUILTIN_CONE = 3,           // cone
  ctMESH_BUILTIN_SUPERSPHERE = 4,    // superellipsoid
  ctMESH_BUILTIN_SUPERTORUS = 5,     // supertorus
  ctMESH_BUILTIN_WEDGE = 6,          // wedge
  ctMESH_BUILTIN_PLATE = 7,          // plate
} cttMeshBuiltin;

// built-in textures
typedef enum cttBuiltin_ {
  ctBUILTIN_NONE = 0,                // none
  ctBUILTIN_GRADIENT = 1,            // from one colour to another
  ctBUILTIN_CHECKER = 2,             // checkerboard
  ctBUILTIN_FLAT = 3,                // one colour
} cttBuiltin;

// marks on built-in textures
typedef enum cttMark_ {
  ctMARK_NONE = 0,                   // none
  ctMARK_EDGE = 1,                   // along the edges
  ctMARK_CROSS = 2,                  // cross in the middle
  ctMARK_RANDOM = 3,                 // random dots
} cttMark;

// is there a limit
typedef enum cttLimited_ {
  ctLIMITED_FALSE = 0,               // no
  ctLIMITED_TRUE = 1,                // yes
  ctLIMITED_AUTO = 2,                // yes if a range is given
} cttLimited;

// is a free body's frame moved to its inertial frame
typedef enum cttAlignFree_ {
  ctALIGNFREE_FALSE = 0,             // no
  ctALIGNFREE_TRUE = 1,              // yes
  ctALIGNFREE_AUTO = 2,              // as the compiler is set
} cttAlignFree;

// is inertia computed from geoms
typedef enum cttInertiaFromGeom_ {
  ctINERTIAFROMGEOM_FALSE = 0,       // no: the file must give it
  ctINERTIAFROMGEOM_TRUE = 1,        // yes, even if the file gives it
  ctINERTIAFROMGEOM_AUTO = 2,        // yes if the file does not give it
} cttInertiaFromGeom;

// notations of an orientation
typedef enum cttOrientation_ {
  ctORIENTATION_QUAT = 0,            // quaternion
  ctORIENTATION_AXISANGLE = 1,       // axis and angle
  ctORIENTATION_XYAXES = 2,          // x and y axis
  ctORIENTATION_ZAXIS = 3,           // z axis; shortest rotation to it
  ctORIENTATION_EULER = 4,           // three angles
} cttOrientation;

// categories of drawn shapes
typedef enum cttCatBit_ {
  ctCAT_STATIC = 1,                  // objects that never move
  ctCAT_DYNAMIC = 2,                 // objects that move
  ctCAT_DECOR = 4,                   // decorations
  ctCAT_ALL = 7,                     // all
} cttCatBit;

// action of the mouse
typedef enum cttMouse_ {
  ctMOUSE_NONE = 0,                  // nothing
  ctMOUSE_ROTATE_V = 1,              // turn about a vertical axis and tilt
  ctMOUSE_ROTATE_H = 2,              // turn about a vertical axis and roll
  ctMOUSE_MOVE_V = 3,                // move in the vertical plane
  ctMOUSE_MOVE_H = 4,                // move in the horizontal plane
  ctMOUSE_ZOOM = 5,                  // zoom
  ctMOUSE_MOVE_V_REL = 6,            // move in the vertical plane, relative to the target
  ctMOUSE_MOVE_H_REL = 7,            // move in the horizontal plane, relative to the target
} cttMouse;

// ways of dragging
typedef enum cttPertBit_ {
  ctPERT_TRANSLATE = 1,              // move
  ctPERT_ROTATE = 2,                 // turn
} cttPertBit;

// kinds of view
typedef enum cttCamera_ {
  ctCAMERA_FREE = 0,                 // free
  ctCAMERA_TRACKING = 1,             // follows a body
  ctCAMERA_FIXED = 2,                // a camera of the model
  ctCAMERA_USER = 3,                 // set by the user
} cttCamera;

// objects with labels
typedef enum cttLabel_ {
  ctLABEL_NONE = 0,                  // nothing
  ctLABEL_BODY = 1,                  // bodies
  ctLABEL_JOINT = 2,                 // joints
  ctLABEL_GEOM = 3,                  // geoms
  ctLABEL_SITE = 4,                  // sites
  ctLABEL_CAMERA = 5,                // cameras
  ctLABEL_LIGHT = 6,                 // lights
  ctLABEL_TENDON = 7,                // tendons
  ctLABEL_ACTUATOR = 8,              // actuators
  ctLABEL_CONSTRAINT = 9,            // constraints
  ctLABEL_FLEX = 10,                 // flexes
  ctLABEL_SKIN = 11,                 // skins
  ctLABEL_SELECTION = 12,            // the selected object
  ctLABEL_SELPNT = 13,               // the selected point's coordinates
  ctLABEL_CONTACTPOINT = 14,         // contacts
  ctLABEL_CONTACTFORCE = 15,         // sizes of contact forces
  ctLABEL_ISLAND = 16,               // islands
  ctNLABEL = 17,                     // number of these
} cttLabel;

// objects with visible axes
typedef enum cttFrame_ {
  ctFRAME_NONE = 0,                  // nothing
  ctFRAME_BODY = 1,                  // bodies
  ctFRAME_GEOM = 2,                  // geoms
  ctFRAME_SITE = 3,                  // sites
  ctFRAME_CAMERA = 4,                // cameras
  ctFRAME_LIGHT = 5,                 // lights
  ctFRAME_CONTACT = 6,               // contacts
  ctFRAME_WORLD = 7,                 // the world
  ctNFRAME = 8,                      // number of these
} cttFrame;

// visible kinds of objects
typedef enum cttVisFlag_ {
  ctVIS_CONVEXHULL = 0,              // hulls instead of meshes
  ctVIS_TEXTURE = 1,                 // textures
  ctVIS_JOINT = 2,                   // joints
  ctVIS_CAMERA = 3,                  // cameras
  ctVIS_ACTUATOR = 4,                // actuators
  ctVIS_ACTIVATION = 5,              // activations as colours
  ctVIS_LIGHT = 6,                   // lights
  ctVIS_TENDON = 7,                  // tendons
  ctVIS_RANGEFINDER = 8,             // range finder rays
  ctVIS_CONSTRAINT = 9,              // violated constraints
  ctVIS_INERTIA = 10,                // inertias
  ctVIS_SCLINERTIA = 11,             // inertias scaled by mass
  ctVIS_PERTFORCE = 12,              // dragging force
  ctVIS_PERTOBJ = 13,                // dragged object
  ctVIS_CONTACTPOINT = 14,           // contacts
  ctVIS_ISLAND = 15,                 // islands as colours
  ctVIS_CONTACTFORCE = 16,           // contact forces
  ctVIS_CONTACTSPLIT = 17,           // contact forces as normal and friction
  ctVIS_TRANSPARENT = 18,            // moving geoms half transparent
  ctVIS_AUTOCONNECT = 19,            // lines between bodies
  ctVIS_COM = 20,                    // centres of mass
  ctVIS_SELECT = 21,                 // the selected point
  ctVIS_STATIC = 22,                 // bodies that never move
  ctVIS_SKIN = 23,                   // skins
  ctVIS_FLEXVERT = 24,               // flex vertices
  ctVIS_FLEXEDGE = 25,               // flex edges
  ctVIS_FLEXFACE = 26,               // flex faces
  ctVIS_FLEXSKIN = 27,               // flex skins, which hide the three above
  ctVIS_BODYBVH = 28,                // bounding volumes of bodies
  ctVIS_MESHBVH = 29,                // bounding volumes of meshes
  ctVIS_SDFITER = 30,                // steps of the signed distance search
  ctNVISFLAG = 31,                   // number of these
} cttVisFlag;

// colours of flexes in a scene; not in MuJoCo
typedef enum cttFlexColor_ {
  ctFLEXCOLOR_MATERIAL = 0,          // that of the material or the flex
  ctFLEXCOLOR_ENERGY = 1,            // strain energy density, from blue to red
} cttFlexColor;

// drawing mode
typedef enum cttRndFlag_ {
  ctRND_SHADOW = 0,                  // shadows
  ctRND_WIREFRAME = 1,               // edges only
  ctRND_REFLECTION = 2,              // mirrors
  ctRND_ADDITIVE = 3,                // transparent colours add up
  ctRND_SKYBOX = 4,                  // sky
  ctRND_FOG = 5,                     // fog
  ctRND_HAZE = 6,                    // haze at the horizon
  ctRND_DEPTH = 7,                   // depth instead of colour
  ctRND_SEGMENT = 8,                 // one colour per object
  ctRND_IDCOLOR = 9,                 // that colour is the object's number
  ctRND_CULL_FACE = 10,              // back sides are left out
  ctNRNDFLAG = 11,                   // number of these
} cttRndFlag;

// two eyes
typedef enum cttStereo_ {
  ctSTEREO_NONE = 0,                 // one picture
  ctSTEREO_QUADBUFFERED = 1,         // two pictures in hardware
  ctSTEREO_SIDEBYSIDE = 2,           // two pictures side by side
} cttStereo;

// place of an overlay
typedef enum cttGridPos_ {
  ctGRID_TOPLEFT = 0,                // top left
  ctGRID_TOPRIGHT = 1,               // top right
  ctGRID_BOTTOMLEFT = 2,             // bottom left
  ctGRID_BOTTOMRIGHT = 3,            // bottom right
  ctGRID_TOP = 4,                    // top, in the middle
  ctGRID_BOTTOM = 5,                 // bottom, in the middle
  ctGRID_LEFT = 6,                   // left, in the middle
  ctGRID_RIGHT = 7,                  // right, in the middle
} cttGridPos;

// buffers to draw to
typedef enum cttFramebuffer_ {
  ctFB_WINDOW = 0,                   // the window's
  ctFB_OFFSCREEN = 1,                // the offscreen buffer
} cttFramebuffer;

// what depths mean
typedef enum cttDepthMap_ {
  ctDEPTH_ZERONEAR = 0,              // 0 at the near plane, 1 at the far plane
  ctDEPTH_ZEROFAR = 1,               // 1 at the near plane, 0 at the far plane
} cttDepthMap;

// sizes of fonts in percent
typedef enum cttFontScale_ {
  ctFONTSCALE_50 = 50,               // half, for small pictures
  ctFONTSCALE_100 = 100,             // normal
  ctFONTSCALE_150 = 150,             // one and a half
  ctFONTSCALE_200 = 200,             // double
  ctFONTSCALE_250 = 250,             // two and a half
  ctFONTSCALE_300 = 300,             // three times
} cttFontScale;

// fonts
typedef enum cttFont_ {
  ctFONT_NORMAL = 0,                 // normal
  ctFONT_SHADOW = 1,                 // normal, with a dark rim
  ctFONT_BIG = 2,                    // big
} cttFont;

// capabilities of a plugin
typedef enum cttPluginCapabilityBit_ {
  ctPLUGIN_ACTUATOR = 1,             // actuator forces
  ctPLUGIN_SENSOR = 2,               // sensor outputs
  ctPLUGIN_PASSIVE = 4,              // passive forces
  ctPLUGIN_SDF = 8,                  // signed distances
} cttPluginCapabilityBit;

typedef struct ctLROpt_ ctLROpt;
typedef struct ctVFS_ ctVFS;
typedef struct ctCache_ ctCache;
typedef struct ctOption_ ctOption;
typedef struct ctVisual_ ctVisual;
typedef struct ctStatistic_ ctStatistic;

// settings of the search for actuator length ranges
struct ctLROpt_ {
  int mode;                                  // which actuators to process (cttLRMode)
  int useexisting;                           // 1: keep a length range that the model already has
  int uselimit;                              // 1: copy the limits of the driven joint or tendon when it has them
  cttNum accel;                              // target acceleration from which the search force is scaled
  cttNum maxforce;                           // upper bound of that force; 0: none
  cttNum timeconst;                          // time over which velocity is damped away, in seconds; lower is stronger
  cttNum timestep;                           // step of the search simulation in seconds
  cttNum inttotal;                           // simulated seconds per actuator side
  cttNum interval;                           // the extremes are measured over this many seconds at the end
  cttNum tolrange;                           // accepted spread of the extremes, as a fraction of the range
};

// files held in memory, found before those on disk
struct ctVFS_ {
  void* impl_;                               // the library's own record; NULL when empty
};

// decoded assets kept between compilations
struct ctCache_ {
  void* impl_;                               // the library's own record
};

// options of the simulation
struct ctOption_ {
  cttNum timestep;                           // seconds of one step
  cttNum impratio;                           // frictional over normal impedance of contacts; above 1 makes friction harder than normals
  cttNum tolerance;                          // the solver stops when the scaled improvement or gradient falls below this
  cttNum ls_tolerance;                       // the line search stops when the slope has shrunk by this factor
  cttNum noslip_tolerance;                   // same as tolerance, for the no-slip pass
  cttNum ccd_tolerance;                      // accuracy of the convex distance iterations, as a length
  cttNum sleep_tolerance;                    // speed below which a dof counts as at rest
  cttNum gravity[3];                         // acceleration of free fall, world frame
  cttNum wind[3];                            // velocity of the medium, world frame
  cttNum magnetic[3];                        // magnetic flux, world frame; read by magnetometers
  cttNum density;                            // density of the medium; 0 switches inertial fluid forces off
  cttNum viscosity;                          // viscosity of the medium; 0 switches viscous forces off
  cttNum o_margin;                           // contact margin that replaces all others when ctENBL_OVERRIDE is set
  cttNum o_solref[ctNREF];                   // contact reference parameters under override
  cttNum o_solimp[ctNIMP];                   // contact impedance parameters under override
  cttNum o_friction[5];                      // contact friction coefficients under override
  int integrator;                            // integrator (cttIntegrator)
  int cone;                                  // shape of the friction cone (cttCone)
  int jacobian;                              // dense or sparse constraint matrices (cttJacobian)
  int solver;                                // constraint solver (cttSolver)
  int iterations;                            // at most this many solver iterations
  int ls_iterations;                         // at most this many evaluations per line search
  int noslip_iterations;                     // passes that remove slip after the main solver; 0: none
  int ccd_iterations;                        // at most this many iterations of the convex distance algorithm
  int disableflags;                          // bits of cttDisableBit that are switched off
  int enableflags;                           // bits of cttEnableBit that are switched on
  int disableactuator;                       // bit i switches off the actuators of group i
  int sdf_initpoints;                        // starting points of the signed distance collision search
  int sdf_iterations;                        // gradient steps from each starting point
  cttNum modulus;                            // hunt_crossley: elastic modulus of surfaces without one, in pascal; not in MuJoCo
  cttNum dissipation;                        // hunt_crossley: dissipation of surfaces without one, in s/m; not in MuJoCo
  cttNum stiction;                           // hunt_crossley: slip velocity at which friction reaches its full size; not in MuJoCo
  int formulation;                           // slot of the contact formulation; 0: convex (cttFormulation lists the built-in ones); not in MuJoCo
  int xpbd_substeps;                         // xpbd: substeps per step; not in MuJoCo
  int xpbd_iterations;                       // xpbd: projections of all constraints per substep; not in MuJoCo
};

// drawing options of a scene; without effect on physics
struct ctVisual_ {
  struct {                                   // values for the whole picture
    int cameraid;                            // camera shown first; -1: the free camera
    int orthographic;                        // 1: the free camera has no perspective
    float fovy;                              // vertical opening of the free camera: degrees, or a length when orthographic
    float ipd;                               // distance between the eyes of the free camera
    float azimuth;                           // first heading of the free camera in degrees
    float elevation;                         // first pitch of the free camera in degrees
    float linewidth;                         // width of lines in pixels
    float glow;                              // extra emission of the selected body
    float realtime;                          // simulated seconds per second on the clock
    int offwidth;                            // width of the image buffer in pixels
    int offheight;                           // height of the image buffer in pixels
    int ellipsoidinertia;                    // 1: inertias are drawn as ellipsoids, 0: as boxes
    int bvactive;                            // 1: bounding volumes that were hit stand out
  } global;
  struct {                                   // resolution of drawn objects
    int shadowsize;                          // side of the shadow map in pixels
    int offsamples;                          // samples per pixel in the image buffer
    int numslices;                           // slices around a round shape
    int numstacks;                           // stacks along a round shape
    int numquads;                            // squares along a box side
  } quality;
  struct {                                   // the light at the camera
    float ambient[3];                        // colour added everywhere
    float diffuse[3];                        // colour of diffuse reflection
    float specular[3];                       // colour of highlights
    int active;                              // 1: it shines
  } headlight;
  struct {                                   // factors from quantities to lengths, colours and clipping
    float stiffness;                         // spring constant of mouse dragging per unit mass
    float stiffnessrot;                      // spring constant of mouse turning per unit inertia
    float force;                             // length of an arrow per newton
    float torque;                            // length of an arrow per newton metre
    float alpha;                             // opacity of geoms under transparent drawing
    float fogstart;                          // where fog begins, in model extents
    float fogend;                            // where fog is complete, in model extents
    float znear;                             // near clipping distance, in model extents
    float zfar;                              // far clipping distance, in model extents
    float haze;                              // share of the horizon covered by haze
    float shadowclip;                        // half size of a directional light's shadow map, in extents
    float shadowscale;                       // share of a spot light's cone that its shadow map covers
    float actuatortendon;                    // width of an actuated tendon over its plain width
  } map;
  struct {                                   // sizes of decorations, in units of the model's mean body size
    float forcewidth;                        // thickness of force arrows
    float contactwidth;                      // radius of contact disks
    float contactheight;                     // thickness of contact disks
    float connect;                           // thickness of the lines that join bodies
    float com;                               // radius of centre-of-mass balls
    float camera;                            // size of camera markers
    float light;                             // size of light markers
    float selectpoint;                       // radius of the picked point
    float jointlength;                       // length of joint arrows
    float jointwidth;                        // thickness of joint arrows
    float actuatorlength;                    // length of actuator markers
    float actuatorwidth;                     // thickness of actuator markers
    float framelength;                       // length of frame axes
    float framewidth;                        // thickness of frame axes
    float constraint;                        // thickness of constraint lines
    float slidercrank;                       // thickness of slider-crank rods
    float frustum;                           // distance at which a camera frustum is drawn
  } scale;
  struct {                                   // colours of decorations, each red green blue alpha in 0..1
    float fog[4];                            // fog
    float haze[4];                           // haze at the horizon
    float force[4];                          // applied forces
    float inertia[4];                        // inertia boxes or ellipsoids
    float joint[4];                          // joints
    float actuator[4];                       // actuators at rest
    float actuatornegative[4];               // actuators at the lower end of their range
    float actuatorpositive[4];               // actuators at the upper end of their range
    float com[4];                            // centres of mass
    float camera[4];                         // cameras
    float light[4];                          // lights
    float selectpoint[4];                    // the picked point
    float connect[4];                        // lines that join bodies
    float contactpoint[4];                   // contact disks
    float contactforce[4];                   // contact force
    float contactfriction[4];                // tangential part of the contact force
    float contacttorque[4];                  // contact torque
    float contactgap[4];                     // contacts inside the gap, which push nothing
    float rangefinder[4];                    // range finder rays
    float constraint[4];                     // the two ends of a violated constraint
    float slidercrank[4];                    // slider-crank rods
    float crankbroken[4];                    // the part of a rod that the crank cannot reach
    float frustum[4];                        // camera frustums
    float bv[4];                             // bounding volumes
    float bvactive[4];                       // bounding volumes that were hit
  } rgba;
};

// properties of the model at its reference pose, used for scaling
struct ctStatistic_ {
  cttNum meaninertia;                        // mean diagonal of the mass matrix
  cttNum meanmass;                           // mean mass of the moving bodies
  cttNum meansize;                           // mean size of the bodies
  cttNum extent;                             // radius of the scene around center
  cttNum center[3];                          // middle of the scene, world frame
};

#endif
