// Written by tools/gen.py from schema/. Do not edit.

export type Files = Record<string, string | Uint8Array>;

/** A struct of the engine. Arrays are views of its memory: writing into them writes into the struct. */
export class MjStruct {
  /** Address in the memory of the engine; 0: it was deleted. */
  readonly pointer: number;
  /** Frees what the program made itself: models, data, specs, scenes. */
  delete(): void;
}

/** The part of the arrays that belongs to one object: model.geom("floor").friction. */
export interface Named {
  readonly id: number;
  readonly name: string;
  [attribute: string]: any;
}

/** Files in the memory of the engine. */
export interface FileStore {
  write(path: string, content: string | Uint8Array): void;
  read(path: string): Uint8Array;
  list(): string[];
  remove(path: string): void;
}

export interface EngineBase {
  readonly files: FileStore;
  readonly memory: WebAssembly.Memory;
  readonly version: string;
  onWarning: (text: string) => void;
  /** Advances the state by n time steps (1). */
  mj_step(m: MjModel, d: MjData, n?: number): void;
}

export interface LoadOptions {
  /** The module: its bytes, compiled, or where it is. Default: corten.wasm beside corten.mjs. */
  wasm?: BufferSource | WebAssembly.Module | Response | Promise<Response> | URL | string;
  print?: (text: string) => void;
}

/** Starts an engine. Each has its own memory. */
export default function load(options?: LoadOptions): Promise<Engine>;
export { load };

/** settings of the search for actuator length ranges */
export class MjLROpt extends MjStruct {
  /** which actuators to process (cttLRMode) */
  mode: number;
  /** 1: keep a length range that the model already has */
  useexisting: number;
  /** 1: copy the limits of the driven joint or tendon when it has them */
  uselimit: number;
  /** target acceleration from which the search force is scaled */
  accel: number;
  /** upper bound of that force; 0: none */
  maxforce: number;
  /** time over which velocity is damped away, in seconds; lower is stronger */
  timeconst: number;
  /** step of the search simulation in seconds */
  timestep: number;
  /** simulated seconds per actuator side */
  inttotal: number;
  /** the extremes are measured over this many seconds at the end */
  interval: number;
  /** accepted spread of the extremes, as a fraction of the range */
  tolrange: number;
}

/** files held in memory, found before those on disk */
export class MjVFS extends MjStruct {
}

/** decoded assets kept between compilations */
export class MjCache extends MjStruct {
}

/** options of the simulation */
export class MjOption extends MjStruct {
  /** seconds of one step */
  timestep: number;
  /** frictional over normal impedance of contacts; above 1 makes friction harder than normals */
  impratio: number;
  /** the solver stops when the scaled improvement or gradient falls below this */
  tolerance: number;
  /** the line search stops when the slope has shrunk by this factor */
  ls_tolerance: number;
  /** same as tolerance, for the no-slip pass */
  noslip_tolerance: number;
  /** accuracy of the convex distance iterations, as a length */
  ccd_tolerance: number;
  /** speed below which a dof counts as at rest */
  sleep_tolerance: number;
  /** acceleration of free fall, world frame */
  gravity: Float64Array;
  /** velocity of the medium, world frame */
  wind: Float64Array;
  /** magnetic flux, world frame; read by magnetometers */
  magnetic: Float64Array;
  /** density of the medium; 0 switches inertial fluid forces off */
  density: number;
  /** viscosity of the medium; 0 switches viscous forces off */
  viscosity: number;
  /** contact margin that replaces all others when ctENBL_OVERRIDE is set */
  o_margin: number;
  /** contact reference parameters under override */
  o_solref: Float64Array;
  /** contact impedance parameters under override */
  o_solimp: Float64Array;
  /** contact friction coefficients under override */
  o_friction: Float64Array;
  /** integrator (cttIntegrator) */
  integrator: number;
  /** shape of the friction cone (cttCone) */
  cone: number;
  /** dense or sparse constraint matrices (cttJacobian) */
  jacobian: number;
  /** constraint solver (cttSolver) */
  solver: number;
  /** at most this many solver iterations */
  iterations: number;
  /** at most this many evaluations per line search */
  ls_iterations: number;
  /** passes that remove slip after the main solver; 0: none */
  noslip_iterations: number;
  /** at most this many iterations of the convex distance algorithm */
  ccd_iterations: number;
  /** bits of cttDisableBit that are switched off */
  disableflags: number;
  /** bits of cttEnableBit that are switched on */
  enableflags: number;
  /** bit i switches off the actuators of group i */
  disableactuator: number;
  /** starting points of the signed distance collision search */
  sdf_initpoints: number;
  /** gradient steps from each starting point */
  sdf_iterations: number;
  /** hunt_crossley: elastic modulus of surfaces without one, in pascal; not in MuJoCo */
  modulus: number;
  /** hunt_crossley: dissipation of surfaces without one, in s/m; not in MuJoCo */
  dissipation: number;
  /** hunt_crossley: slip velocity at which friction reaches its full size; not in MuJoCo */
  stiction: number;
  /** slot of the contact formulation; 0: convex (cttFormulation lists the built-in ones); not in MuJoCo */
  formulation: number;
  /** xpbd: substeps per step; not in MuJoCo */
  xpbd_substeps: number;
  /** xpbd: projections of all constraints per substep; not in MuJoCo */
  xpbd_iterations: number;
}

/** drawing options of a scene; without effect on physics */
export class MjVisual extends MjStruct {
  /** values for the whole picture */
  global_: { cameraid: number; orthographic: number; fovy: number; ipd: number; azimuth: number; elevation: number; linewidth: number; glow: number; realtime: number; offwidth: number; offheight: number; ellipsoidinertia: number; bvactive: number; };
  /** resolution of drawn objects */
  quality: { shadowsize: number; offsamples: number; numslices: number; numstacks: number; numquads: number; };
  /** the light at the camera */
  headlight: { ambient: Float32Array; diffuse: Float32Array; specular: Float32Array; active: number; };
  /** factors from quantities to lengths, colours and clipping */
  map: { stiffness: number; stiffnessrot: number; force: number; torque: number; alpha: number; fogstart: number; fogend: number; znear: number; zfar: number; haze: number; shadowclip: number; shadowscale: number; actuatortendon: number; };
  /** sizes of decorations, in units of the model's mean body size */
  scale: { forcewidth: number; contactwidth: number; contactheight: number; connect: number; com: number; camera: number; light: number; selectpoint: number; jointlength: number; jointwidth: number; actuatorlength: number; actuatorwidth: number; framelength: number; framewidth: number; constraint: number; slidercrank: number; frustum: number; };
  /** colours of decorations, each red green blue alpha in 0..1 */
  rgba: { fog: Float32Array; haze: Float32Array; force: Float32Array; inertia: Float32Array; joint: Float32Array; actuator: Float32Array; actuatornegative: Float32Array; actuatorpositive: Float32Array; com: Float32Array; camera: Float32Array; light: Float32Array; selectpoint: Float32Array; connect: Float32Array; contactpoint: Float32Array; contactforce: Float32Array; contactfriction: Float32Array; contacttorque: Float32Array; contactgap: Float32Array; rangefinder: Float32Array; constraint: Float32Array; slidercrank: Float32Array; crankbroken: Float32Array; frustum: Float32Array; bv: Float32Array; bvactive: Float32Array; };
}

/** properties of the model at its reference pose, used for scaling */
export class MjStatistic extends MjStruct {
  /** mean diagonal of the mass matrix */
  meaninertia: number;
  /** mean mass of the moving bodies */
  meanmass: number;
  /** mean size of the bodies */
  meansize: number;
  /** radius of the scene around center */
  extent: number;
  /** middle of the scene, world frame */
  center: Float64Array;
}

/** a compiled mechanism: constant while simulating, one memory block */
export class MjModel extends MjStruct {
  /** Compiles MJCF or URDF; assets: files by name. Throws an Error with place and hint. */
  static from_xml_string(xml: string, assets?: Files): MjModel;
  /** Compiles a file of the memory files of the engine, or of assets. */
  static from_xml_path(path: string, assets?: Files): MjModel;
  /** Compiles the model of a zip archive: its MJCF or URDF file nearest to the root. */
  static from_zip(zip: Uint8Array | ArrayBuffer): Promise<MjModel>;
  static from_binary(bytes: Uint8Array): MjModel;
  to_binary(): Uint8Array;
  /** Names of the objects of a kind. */
  namesOf(kind: string): string[];
  actuator(name: string | number): Named;
  body(name: string | number): Named;
  camera(name: string | number): Named;
  equality(name: string | number): Named;
  exclude(name: string | number): Named;
  geom(name: string | number): Named;
  hfield(name: string | number): Named;
  joint(name: string | number): Named;
  key(name: string | number): Named;
  light(name: string | number): Named;
  material(name: string | number): Named;
  mesh(name: string | number): Named;
  numeric(name: string | number): Named;
  pair(name: string | number): Named;
  sensor(name: string | number): Named;
  site(name: string | number): Named;
  skin(name: string | number): Named;
  tendon(name: string | number): Named;
  texture(name: string | number): Named;
  tuple(name: string | number): Named;
  flex(name: string | number): Named;
  text(name: string | number): Named;
  /** generalized positions */
  nq: number;
  /** degrees of freedom: generalized velocities */
  nv: number;
  /** actuators, one control each */
  nu: number;
  /** activation variables */
  na: number;
  /** bodies, the world included */
  nbody: number;
  /** bounding volume nodes */
  nbvh: number;
  /** of these: nodes with fixed boxes, stored first */
  nbvhstatic: number;
  /** of these: nodes whose boxes change with the state */
  nbvhdynamic: number;
  /** octree nodes */
  noct: number;
  /** joints */
  njnt: number;
  /** kinematic trees that hang from the world */
  ntree: number;
  /** entries of the mass matrix in the ancestor layout (qM) */
  nM: number;
  /** entries of the body-dof incidence pattern */
  nB: number;
  /** entries of the mass matrix's lower triangle in CSR layout (M) */
  nC: number;
  /** entries of the dof-dof pattern, both triangles */
  nD: number;
  /** geoms */
  ngeom: number;
  /** sites */
  nsite: number;
  /** cameras */
  ncam: number;
  /** lights */
  nlight: number;
  /** flexes */
  nflex: number;
  /** control nodes of all flexes */
  nflexnode: number;
  /** vertices of all flexes */
  nflexvert: number;
  /** edges of all flexes */
  nflexedge: number;
  /** elements of all flexes */
  nflexelem: number;
  /** vertex ids in all elements */
  nflexelemdata: number;
  /** edge ids in all elements */
  nflexelemedge: number;
  /** vertex ids in all shell fragments */
  nflexshelldata: number;
  /** element-vertex pairs of all flexes */
  nflexevpair: number;
  /** flex texture coordinates */
  nflextexcoord: number;
  /** non-zeros of the flex edge Jacobian */
  nJfe: number;
  /** non-zeros of the flex vertex Jacobian */
  nJfv: number;
  /** meshes */
  nmesh: number;
  /** vertices of all meshes */
  nmeshvert: number;
  /** normals of all meshes */
  nmeshnormal: number;
  /** texture coordinates of all meshes */
  nmeshtexcoord: number;
  /** triangles of all meshes */
  nmeshface: number;
  /** integers of all convex hull graphs */
  nmeshgraph: number;
  /** polygons of all hulls */
  nmeshpoly: number;
  /** vertex ids of all polygons */
  nmeshpolyvert: number;
  /** entries of all vertex-to-polygon maps */
  nmeshpolymap: number;
  /** skins */
  nskin: number;
  /** vertices of all skins */
  nskinvert: number;
  /** skin vertices with texture coordinates */
  nskintexvert: number;
  /** triangles of all skins */
  nskinface: number;
  /** bones of all skins */
  nskinbone: number;
  /** vertices of all bones */
  nskinbonevert: number;
  /** height fields */
  nhfield: number;
  /** heights of all height fields */
  nhfielddata: number;
  /** textures */
  ntex: number;
  /** bytes of all textures */
  ntexdata: number;
  /** materials */
  nmat: number;
  /** explicit contact pairs */
  npair: number;
  /** pairs of bodies that never touch */
  nexclude: number;
  /** equality constraints */
  neq: number;
  /** tendons */
  ntendon: number;
  /** path points of all tendons */
  nwrap: number;
  /** sensors */
  nsensor: number;
  /** custom number lists */
  nnumeric: number;
  /** numbers of all lists */
  nnumericdata: number;
  /** custom texts */
  ntext: number;
  /** bytes of all texts, terminators included */
  ntextdata: number;
  /** custom tuples */
  ntuple: number;
  /** objects of all tuples */
  ntupledata: number;
  /** keyframes */
  nkey: number;
  /** bodies moved from outside */
  nmocap: number;
  /** plugin instances */
  nplugin: number;
  /** bytes of all plugin settings */
  npluginattr: number;
  /** uses of kinds of the open tables, one instance per use; not in MuJoCo */
  nkind: number;
  /** parameters and constants of all instances; not in MuJoCo */
  nkindprm: number;
  /** deformable bodies of particles; not in MuJoCo */
  ndeform: number;
  /** vertices of all deformable bodies; not in MuJoCo */
  ndeformvert: number;
  /** vertex numbers of all elements of deformable bodies; not in MuJoCo */
  ndeformelem: number;
  /** pinned vertices of all deformable bodies; not in MuJoCo */
  ndeformpin: number;
  /** attachments of all deformable bodies; not in MuJoCo */
  ndeformattach: number;
  /** user numbers per body */
  nuser_body: number;
  /** user numbers per joint */
  nuser_jnt: number;
  /** user numbers per geom */
  nuser_geom: number;
  /** user numbers per site */
  nuser_site: number;
  /** user numbers per camera */
  nuser_cam: number;
  /** user numbers per tendon */
  nuser_tendon: number;
  /** user numbers per actuator */
  nuser_actuator: number;
  /** user numbers per sensor */
  nuser_sensor: number;
  /** bytes of all names */
  nnames: number;
  /** bytes of all asset paths */
  npaths: number;
  /** slots of the name hash table */
  nnames_map: number;
  /** non-zeros of the actuator moment matrix */
  nJmom: number;
  /** bodies with gravity compensation */
  ngravcomp: number;
  /** most rows that the equality constraints can make */
  nemax: number;
  /** room for constraint rows requested in the file; -1: as needed */
  njmax: number;
  /** room for contacts requested in the file; -1: as needed */
  nconmax: number;
  /** user numbers in the data */
  nuserdata: number;
  /** sensor output numbers */
  nsensordata: number;
  /** plugin state numbers */
  npluginstate: number;
  /** state numbers of all instances of kinds; not in MuJoCo */
  nkindstate: number;
  /** numbers in the delay buffers */
  nhistory: number;
  /** bytes of the data's arena */
  narena: number;
  /** bytes of the model's block */
  nbuffer: number;
  /** physics options */
  opt: MjOption;
  /** drawing options */
  vis: MjVisual;
  /** statistics */
  stat: MjStatistic;
  /** reference position: joint values of the poses in the file */
  qpos0: Float64Array;
  /** joint values at which springs are relaxed */
  qpos_spring: Float64Array;
  /** parent body; the world is its own */
  body_parentid: Int32Array;
  /** top body of the tree, child of the world; the world's is 0 */
  body_rootid: Int32Array;
  /** topmost body this one is rigidly attached to */
  body_weldid: Int32Array;
  /** row in mocap_pos and mocap_quat; -1: not moved from outside */
  body_mocapid: Int32Array;
  /** joints */
  body_jntnum: Int32Array;
  /** first joint; -1: none */
  body_jntadr: Int32Array;
  /** dofs */
  body_dofnum: Int32Array;
  /** first dof; -1: none */
  body_dofadr: Int32Array;
  /** kinematic tree; -1: does not move */
  body_treeid: Int32Array;
  /** geoms */
  body_geomnum: Int32Array;
  /** first geom; -1: none */
  body_geomadr: Int32Array;
  /** 1: its block of the mass matrix is diagonal; 2: and it only slides */
  body_simple: Uint8Array;
  /** which frame the inertial frame equals (cttSameFrame) */
  body_sameframe: Uint8Array;
  /** origin in the parent's frame */
  body_pos: Float64Array;
  /** orientation in the parent's frame */
  body_quat: Float64Array;
  /** centre of mass in the body's frame */
  body_ipos: Float64Array;
  /** axes of inertia in the body's frame */
  body_iquat: Float64Array;
  /** mass */
  body_mass: Float64Array;
  /** mass of the body and everything below it */
  body_subtreemass: Float64Array;
  /** principal moments, about the axes of body_iquat */
  body_inertia: Float64Array;
  /** mean inverse inertia at qpos0: translation, rotation */
  body_invweight0: Float64Array;
  /** share of the weight that is carried by a force up */
  body_gravcomp: Float64Array;
  /** largest margin of its geoms */
  body_margin: Float64Array;
  /** user numbers */
  body_user: Float64Array;
  /** plugin instance; -1: none */
  body_plugin: Int32Array;
  /** union of its geoms' contact types */
  body_contype: Int32Array;
  /** union of its geoms' contact affinities */
  body_conaffinity: Int32Array;
  /** first bounding volume node; -1: none */
  body_bvhadr: Int32Array;
  /** bounding volume nodes */
  body_bvhnum: Int32Array;
  /** depth in its tree */
  bvh_depth: Int32Array;
  /** left and right child; -1: none */
  bvh_child: Int32Array;
  /** geom or element of a leaf; -1: inner node */
  bvh_nodeid: Int32Array;
  /** fixed box: centre, half sizes */
  bvh_aabb: Float64Array;
  /** depth in its tree */
  oct_depth: Int32Array;
  /** children; -1: none */
  oct_child: Int32Array;
  /** box: centre, half sizes */
  oct_aabb: Float64Array;
  /** distance values at the corners */
  oct_coeff: Float64Array;
  /** kind (cttJoint) */
  jnt_type: Int32Array;
  /** first position number */
  jnt_qposadr: Int32Array;
  /** first dof */
  jnt_dofadr: Int32Array;
  /** body that it moves */
  jnt_bodyid: Int32Array;
  /** group for drawing and picking */
  jnt_group: Int32Array;
  /** 1: has a position range */
  jnt_limited: Uint8Array;
  /** 1: total actuator force is bounded */
  jnt_actfrclimited: Uint8Array;
  /** 1: gravity compensation counts as actuator force */
  jnt_actgravcomp: Uint8Array;
  /** limit: reference dynamics */
  jnt_solref: Float64Array;
  /** limit: impedance curve */
  jnt_solimp: Float64Array;
  /** anchor in the body's frame */
  jnt_pos: Float64Array;
  /** axis in the body's frame */
  jnt_axis: Float64Array;
  /** spring constant */
  jnt_stiffness: Float64Array;
  /** lowest and highest value: radians or lengths; ball: the second is the largest angle */
  jnt_range: Float64Array;
  /** bounds of the total actuator force */
  jnt_actfrcrange: Float64Array;
  /** distance from the limit at which it becomes active */
  jnt_margin: Float64Array;
  /** user numbers */
  jnt_user: Float64Array;
  /** body that it moves */
  dof_bodyid: Int32Array;
  /** joint it belongs to */
  dof_jntid: Int32Array;
  /** next dof towards the root; -1: none */
  dof_parentid: Int32Array;
  /** kinematic tree */
  dof_treeid: Int32Array;
  /** its diagonal in qM */
  dof_Madr: Int32Array;
  /** dofs from here on that are simple; 0: this one is not */
  dof_simplenum: Int32Array;
  /** friction loss: reference dynamics */
  dof_solref: Float64Array;
  /** friction loss: impedance curve */
  dof_solimp: Float64Array;
  /** dry friction: maximal force */
  dof_frictionloss: Float64Array;
  /** inertia added on the diagonal, as of a geared rotor */
  dof_armature: Float64Array;
  /** force per unit velocity */
  dof_damping: Float64Array;
  /** diagonal of the inverse mass matrix at qpos0 */
  dof_invweight0: Float64Array;
  /** diagonal of the mass matrix at qpos0 */
  dof_M0: Float64Array;
  /** turns an angular dof into a length when speeds are compared; 1 for translations */
  dof_length: Float64Array;
  /** first body */
  tree_bodyadr: Int32Array;
  /** bodies */
  tree_bodynum: Int32Array;
  /** first dof */
  tree_dofadr: Int32Array;
  /** dofs */
  tree_dofnum: Int32Array;
  /** may it sleep (cttSleepPolicy) */
  tree_sleep_policy: Int32Array;
  /** shape (cttGeom) */
  geom_type: Int32Array;
  /** contact type bits */
  geom_contype: Int32Array;
  /** contact affinity bits; geoms touch if type and affinity meet either way */
  geom_conaffinity: Int32Array;
  /** contact dimensions: 1 normal, 3 sliding, 4 torsion, 6 rolling */
  geom_condim: Int32Array;
  /** body it is fixed to */
  geom_bodyid: Int32Array;
  /** mesh or height field; -1: none */
  geom_dataid: Int32Array;
  /** material; -1: none */
  geom_matid: Int32Array;
  /** group for drawing and picking */
  geom_group: Int32Array;
  /** the higher one decides contact parameters; equal ones are mixed */
  geom_priority: Int32Array;
  /** plugin instance; -1: none */
  geom_plugin: Int32Array;
  /** which frame it equals (cttSameFrame) */
  geom_sameframe: Uint8Array;
  /** 1: the triangles of its mesh touch, not the hull; not in MuJoCo */
  geom_exact: Uint8Array;
  /** weight when contact parameters are mixed */
  geom_solmix: Float64Array;
  /** contact: reference dynamics */
  geom_solref: Float64Array;
  /** contact: impedance curve */
  geom_solimp: Float64Array;
  /** radius, half length or half sizes, by shape */
  geom_size: Float64Array;
  /** box around it in its own frame: centre, half sizes */
  geom_aabb: Float64Array;
  /** radius around its centre; 0 for planes */
  geom_rbound: Float64Array;
  /** centre in the body's frame */
  geom_pos: Float64Array;
  /** orientation in the body's frame */
  geom_quat: Float64Array;
  /** sliding, torsional and rolling coefficient */
  geom_friction: Float64Array;
  /** contacts are found below this distance */
  geom_margin: Float64Array;
  /** part of the margin in which contacts exert no force */
  geom_gap: Float64Array;
  /** ellipsoid fluid model: on/off flag, coefficients, virtual mass and inertia */
  geom_fluid: Float64Array;
  /** user numbers */
  geom_user: Float64Array;
  /** colour when there is no material */
  geom_rgba: Float32Array;
  /** shape for drawing and touch sensors (cttGeom) */
  site_type: Int32Array;
  /** body it is fixed to */
  site_bodyid: Int32Array;
  /** material; -1: none */
  site_matid: Int32Array;
  /** group for drawing and picking */
  site_group: Int32Array;
  /** which frame it equals (cttSameFrame) */
  site_sameframe: Uint8Array;
  /** sizes by shape */
  site_size: Float64Array;
  /** position in the body's frame */
  site_pos: Float64Array;
  /** orientation in the body's frame */
  site_quat: Float64Array;
  /** user numbers */
  site_user: Float64Array;
  /** colour when there is no material */
  site_rgba: Float32Array;
  /** tracking mode (cttCamLight) */
  cam_mode: Int32Array;
  /** body it is fixed to */
  cam_bodyid: Int32Array;
  /** body it looks at; -1: none */
  cam_targetbodyid: Int32Array;
  /** position in the body's frame */
  cam_pos: Float64Array;
  /** orientation in the body's frame */
  cam_quat: Float64Array;
  /** offset from the subtree's centre of mass at qpos0 */
  cam_poscom0: Float64Array;
  /** offset from the body at qpos0, world axes */
  cam_pos0: Float64Array;
  /** orientation at qpos0 */
  cam_mat0: Float64Array;
  /** perspective or orthographic (cttProjection) */
  cam_projection: Int32Array;
  /** vertical opening: degrees, or a length when orthographic */
  cam_fovy: Float64Array;
  /** distance between the eyes */
  cam_ipd: Float64Array;
  /** width and height in pixels */
  cam_resolution: Int32Array;
  /** images it makes (bits of cttCamOutBit) */
  cam_output: Int32Array;
  /** width and height of the sensor; 0: opening angle is used */
  cam_sensorsize: Float32Array;
  /** focal lengths and principal point offsets */
  cam_intrinsic: Float32Array;
  /** user numbers */
  cam_user: Float64Array;
  /** tracking mode (cttCamLight) */
  light_mode: Int32Array;
  /** body it is fixed to */
  light_bodyid: Int32Array;
  /** body it points at; -1: none */
  light_targetbodyid: Int32Array;
  /** kind (cttLightType) */
  light_type: Int32Array;
  /** texture of an image light; -1: none */
  light_texid: Int32Array;
  /** 1: throws shadows */
  light_castshadow: Uint8Array;
  /** radius of the bulb, for soft shadows */
  light_bulbradius: Float32Array;
  /** brightness in candela */
  light_intensity: Float32Array;
  /** reach */
  light_range: Float32Array;
  /** 1: it shines */
  light_active: Uint8Array;
  /** position in the body's frame */
  light_pos: Float64Array;
  /** direction in the body's frame */
  light_dir: Float64Array;
  /** offset from the subtree's centre of mass at qpos0 */
  light_poscom0: Float64Array;
  /** offset from the body at qpos0, world axes */
  light_pos0: Float64Array;
  /** direction at qpos0 */
  light_dir0: Float64Array;
  /** constant, linear and quadratic attenuation */
  light_attenuation: Float32Array;
  /** half angle of a spot in degrees */
  light_cutoff: Float32Array;
  /** exponent of the fading of a spot towards its rim */
  light_exponent: Float32Array;
  /** colour added everywhere */
  light_ambient: Float32Array;
  /** colour of diffuse reflection */
  light_diffuse: Float32Array;
  /** colour of highlights */
  light_specular: Float32Array;
  /** contact type bits */
  flex_contype: Int32Array;
  /** contact affinity bits */
  flex_conaffinity: Int32Array;
  /** contact dimensions: 1, 3, 4 or 6 */
  flex_condim: Int32Array;
  /** the higher one decides contact parameters */
  flex_priority: Int32Array;
  /** weight when contact parameters are mixed */
  flex_solmix: Float64Array;
  /** contact: reference dynamics */
  flex_solref: Float64Array;
  /** contact: impedance curve */
  flex_solimp: Float64Array;
  /** sliding, torsional and rolling coefficient */
  flex_friction: Float64Array;
  /** contacts are found below this distance */
  flex_margin: Float64Array;
  /** part of the margin in which contacts exert no force */
  flex_gap: Float64Array;
  /** 1: elements are kept from turning inside out */
  flex_internal: Uint8Array;
  /** self-collision mode (cttFlexSelf) */
  flex_selfcollide: Int32Array;
  /** outer layers of elements that collide, for solids */
  flex_activelayers: Int32Array;
  /** 1: contacts act as passive forces instead of constraints */
  flex_passive: Int32Array;
  /** elements are: 1 segments, 2 triangles, 3 tetrahedra */
  flex_dim: Int32Array;
  /** material; -1: none */
  flex_matid: Int32Array;
  /** group for drawing and picking */
  flex_group: Int32Array;
  /** 0: vertices move freely; else the order of interpolation between nodes */
  flex_interp: Int32Array;
  /** first node */
  flex_nodeadr: Int32Array;
  /** nodes */
  flex_nodenum: Int32Array;
  /** first vertex */
  flex_vertadr: Int32Array;
  /** vertices */
  flex_vertnum: Int32Array;
  /** first edge */
  flex_edgeadr: Int32Array;
  /** edges */
  flex_edgenum: Int32Array;
  /** first element */
  flex_elemadr: Int32Array;
  /** elements */
  flex_elemnum: Int32Array;
  /** first vertex id in flex_elem */
  flex_elemdataadr: Int32Array;
  /** first edge id in flex_elemedge */
  flex_elemedgeadr: Int32Array;
  /** shell fragments */
  flex_shellnum: Int32Array;
  /** first vertex id in flex_shell; -1: none */
  flex_shelldataadr: Int32Array;
  /** first element-vertex pair */
  flex_evpairadr: Int32Array;
  /** element-vertex pairs */
  flex_evpairnum: Int32Array;
  /** first texture coordinate; -1: none */
  flex_texcoordadr: Int32Array;
  /** body of each node */
  flex_nodebodyid: Int32Array;
  /** body of each vertex */
  flex_vertbodyid: Int32Array;
  /** first edge of a vertex in flex_vertedge */
  flex_vertedgeadr: Int32Array;
  /** edges of a vertex */
  flex_vertedgenum: Int32Array;
  /** edges at the vertices */
  flex_vertedge: Int32Array;
  /** the two vertices of an edge */
  flex_edge: Int32Array;
  /** the vertices opposite an edge in its two triangles; -1: border */
  flex_edgeflap: Int32Array;
  /** vertices of the elements, flex_dim + 1 each */
  flex_elem: Int32Array;
  /** texture coordinate ids of the elements */
  flex_elemtexcoord: Int32Array;
  /** edges of the elements */
  flex_elemedge: Int32Array;
  /** distance of an element from the surface, in layers */
  flex_elemlayer: Int32Array;
  /** vertices of the shell fragments, flex_dim each */
  flex_shell: Int32Array;
  /** element and vertex that may collide inside the flex */
  flex_evpair: Int32Array;
  /** vertex positions in their bodies' frames */
  flex_vert: Float64Array;
  /** vertex positions at qpos0, scaled to 0..1 in the flex's box */
  flex_vert0: Float64Array;
  /** inverse of the reference shape matrix at a vertex */
  flex_vertmetric: Float64Array;
  /** node positions in their bodies' frames */
  flex_node: Float64Array;
  /** node positions at qpos0 in the world */
  flex_node0: Float64Array;
  /** edge length at qpos0 */
  flexedge_length0: Float64Array;
  /** inverse weight of an edge constraint at qpos0 */
  flexedge_invweight0: Float64Array;
  /** thickness of its elements as a radius */
  flex_radius: Float64Array;
  /** half sizes of its box at qpos0 */
  flex_size: Float64Array;
  /** elastic stiffness of an element */
  flex_stiffness: Float64Array;
  /** bending stiffness at an edge */
  flex_bending: Float64Array;
  /** Rayleigh damping: damping over stiffness */
  flex_damping: Float64Array;
  /** elasticity modulus, for kinds of the open tables; not in MuJoCo */
  flex_young: Float64Array;
  /** Poisson's ratio, for kinds of the open tables; not in MuJoCo */
  flex_poisson: Float64Array;
  /** thickness of a membrane, for kinds of the open tables; not in MuJoCo */
  flex_thickness: Float64Array;
  /** instance of its elasticity; -1: MuJoCo's own; not in MuJoCo */
  flex_elasticity: Int32Array;
  /** instance of its bending; -1: MuJoCo's own; not in MuJoCo */
  flex_bend: Int32Array;
  /** 1: implicit integrators use the stiffness of its elasticity and bending; not in MuJoCo */
  flex_implicit: Uint8Array;
  /** spring constant of edges */
  flex_edgestiffness: Float64Array;
  /** damping of edges */
  flex_edgedamping: Float64Array;
  /** 1: edges are equality constraints; 2: vertices are */
  flex_edgeequality: Int32Array;
  /** 1: all vertices are on one body */
  flex_rigid: Uint8Array;
  /** 1: both vertices are on one body */
  flexedge_rigid: Uint8Array;
  /** 1: vertices are at their bodies' origins */
  flex_centered: Uint8Array;
  /** 1: drawn with flat shading */
  flex_flatskin: Uint8Array;
  /** first bounding volume node; -1: none */
  flex_bvhadr: Int32Array;
  /** bounding volume nodes */
  flex_bvhnum: Int32Array;
  /** edge Jacobian: non-zeros in a row */
  flexedge_J_rownnz: Int32Array;
  /** edge Jacobian: start of a row */
  flexedge_J_rowadr: Int32Array;
  /** edge Jacobian: dof of an entry */
  flexedge_J_colind: Int32Array;
  /** vertex Jacobian: non-zeros in a row */
  flexvert_J_rownnz: Int32Array;
  /** vertex Jacobian: start of a row */
  flexvert_J_rowadr: Int32Array;
  /** vertex Jacobian: dof of an entry */
  flexvert_J_colind: Int32Array;
  /** colour when there is no material */
  flex_rgba: Float32Array;
  /** texture coordinates */
  flex_texcoord: Float32Array;
  /** first vertex */
  mesh_vertadr: Int32Array;
  /** vertices */
  mesh_vertnum: Int32Array;
  /** first triangle */
  mesh_faceadr: Int32Array;
  /** triangles */
  mesh_facenum: Int32Array;
  /** first bounding volume node; -1: none */
  mesh_bvhadr: Int32Array;
  /** bounding volume nodes */
  mesh_bvhnum: Int32Array;
  /** first octree node; -1: none */
  mesh_octadr: Int32Array;
  /** octree nodes */
  mesh_octnum: Int32Array;
  /** first normal */
  mesh_normaladr: Int32Array;
  /** normals */
  mesh_normalnum: Int32Array;
  /** first texture coordinate; -1: none */
  mesh_texcoordadr: Int32Array;
  /** texture coordinates */
  mesh_texcoordnum: Int32Array;
  /** start of the hull graph; -1: no hull */
  mesh_graphadr: Int32Array;
  /** vertices in the mesh's inertial frame */
  mesh_vert: Float32Array;
  /** unit normals */
  mesh_normal: Float32Array;
  /** texture coordinates */
  mesh_texcoord: Float32Array;
  /** vertices of a triangle, counted from the mesh's first */
  mesh_face: Int32Array;
  /** normals of a triangle, counted from the mesh's first */
  mesh_facenormal: Int32Array;
  /** texture coordinates of a triangle */
  mesh_facetexcoord: Int32Array;
  /** hull graphs: counts, vertex starts, vertex ids, neighbours, faces */
  mesh_graph: Int32Array;
  /** scale that was applied to the file's vertices */
  mesh_scale: Float64Array;
  /** shift that was applied to the file's vertices */
  mesh_pos: Float64Array;
  /** rotation that was applied to the file's vertices */
  mesh_quat: Float64Array;
  /** start of the file's path; -1: none */
  mesh_pathadr: Int32Array;
  /** hull polygons */
  mesh_polynum: Int32Array;
  /** first hull polygon */
  mesh_polyadr: Int32Array;
  /** unit normal of a polygon */
  mesh_polynormal: Float64Array;
  /** first vertex id of a polygon */
  mesh_polyvertadr: Int32Array;
  /** vertices of a polygon */
  mesh_polyvertnum: Int32Array;
  /** vertex ids of the polygons, in order around each */
  mesh_polyvert: Int32Array;
  /** first polygon id of a vertex */
  mesh_polymapadr: Int32Array;
  /** polygons at a vertex */
  mesh_polymapnum: Int32Array;
  /** polygons at the vertices */
  mesh_polymap: Int32Array;
  /** material; -1: none */
  skin_matid: Int32Array;
  /** group for drawing */
  skin_group: Int32Array;
  /** colour when there is no material */
  skin_rgba: Float32Array;
  /** distance the surface is moved outwards */
  skin_inflate: Float32Array;
  /** first vertex */
  skin_vertadr: Int32Array;
  /** vertices */
  skin_vertnum: Int32Array;
  /** first texture coordinate; -1: none */
  skin_texcoordadr: Int32Array;
  /** first triangle */
  skin_faceadr: Int32Array;
  /** triangles */
  skin_facenum: Int32Array;
  /** first bone */
  skin_boneadr: Int32Array;
  /** bones */
  skin_bonenum: Int32Array;
  /** vertices in the bind pose, world frame */
  skin_vert: Float32Array;
  /** texture coordinates */
  skin_texcoord: Float32Array;
  /** vertices of a triangle */
  skin_face: Int32Array;
  /** first vertex of a bone */
  skin_bonevertadr: Int32Array;
  /** vertices of a bone */
  skin_bonevertnum: Int32Array;
  /** position of a bone in the bind pose */
  skin_bonebindpos: Float32Array;
  /** orientation of a bone in the bind pose */
  skin_bonebindquat: Float32Array;
  /** body that carries a bone */
  skin_bonebodyid: Int32Array;
  /** vertices of the bones */
  skin_bonevertid: Int32Array;
  /** weight of a bone at its vertices */
  skin_bonevertweight: Float32Array;
  /** start of the file's path; -1: none */
  skin_pathadr: Int32Array;
  /** half width x, half width y, height of the top, thickness of the base */
  hfield_size: Float64Array;
  /** rows, along y */
  hfield_nrow: Int32Array;
  /** columns, along x */
  hfield_ncol: Int32Array;
  /** first height */
  hfield_adr: Int32Array;
  /** heights scaled to 0..1, row by row */
  hfield_data: Float32Array;
  /** start of the file's path; -1: none */
  hfield_pathadr: Int32Array;
  /** kind (cttTexture) */
  tex_type: Int32Array;
  /** color space (cttColorSpace) */
  tex_colorspace: Int32Array;
  /** rows of pixels */
  tex_height: Int32Array;
  /** columns of pixels */
  tex_width: Int32Array;
  /** bytes per pixel */
  tex_nchannel: Int32Array;
  /** first byte */
  tex_adr: BigInt64Array;
  /** pixels of all textures */
  tex_data: Uint8Array;
  /** start of the file's path; -1: none */
  tex_pathadr: Int32Array;
  /** texture for each role; -1: none */
  mat_texid: Int32Array;
  /** 1: texture repeats by length, not by object */
  mat_texuniform: Uint8Array;
  /** repeats along x and y */
  mat_texrepeat: Float32Array;
  /** emitted share of the colour */
  mat_emission: Float32Array;
  /** strength of highlights */
  mat_specular: Float32Array;
  /** sharpness of highlights */
  mat_shininess: Float32Array;
  /** mirror share */
  mat_reflectance: Float32Array;
  /** metallic share for physical rendering; -1: unset */
  mat_metallic: Float32Array;
  /** roughness for physical rendering; -1: unset */
  mat_roughness: Float32Array;
  /** colour */
  mat_rgba: Float32Array;
  /** elastic modulus of the surface for compliant contact; 0: that of the options; not in MuJoCo */
  mat_modulus: Float64Array;
  /** dissipation of the surface for compliant contact; 0: that of the options; not in MuJoCo */
  mat_dissipation: Float64Array;
  /** contact dimensions: 1, 3, 4 or 6 */
  pair_dim: Int32Array;
  /** first geom */
  pair_geom1: Int32Array;
  /** second geom */
  pair_geom2: Int32Array;
  /** the bodies: first id * 65536 + second id */
  pair_signature: Int32Array;
  /** normal direction: reference dynamics */
  pair_solref: Float64Array;
  /** friction directions: reference dynamics; zeros: as normal */
  pair_solreffriction: Float64Array;
  /** impedance curve */
  pair_solimp: Float64Array;
  /** contacts are found below this distance */
  pair_margin: Float64Array;
  /** part of the margin in which contacts exert no force */
  pair_gap: Float64Array;
  /** two sliding, one torsional, two rolling coefficients */
  pair_friction: Float64Array;
  /** the bodies: first id * 65536 + second id */
  exclude_signature: Int32Array;
  /** kind (cttEq) */
  eq_type: Int32Array;
  /** first object */
  eq_obj1id: Int32Array;
  /** second object; -1: none */
  eq_obj2id: Int32Array;
  /** type of the objects (cttObj) */
  eq_objtype: Int32Array;
  /** 1: on after a reset */
  eq_active0: Uint8Array;
  /** reference dynamics */
  eq_solref: Float64Array;
  /** impedance curve */
  eq_solimp: Float64Array;
  /** anchors, relative pose or polynomial, by kind */
  eq_data: Float64Array;
  /** first path point */
  tendon_adr: Int32Array;
  /** path points */
  tendon_num: Int32Array;
  /** material; -1: none */
  tendon_matid: Int32Array;
  /** group for drawing */
  tendon_group: Int32Array;
  /** kinematic trees along its path */
  tendon_treenum: Int32Array;
  /** the first two of these trees; -1: none */
  tendon_treeid: Int32Array;
  /** 1: has a length range */
  tendon_limited: Uint8Array;
  /** 1: total actuator force is bounded */
  tendon_actfrclimited: Uint8Array;
  /** drawn thickness */
  tendon_width: Float64Array;
  /** limit: reference dynamics */
  tendon_solref_lim: Float64Array;
  /** limit: impedance curve */
  tendon_solimp_lim: Float64Array;
  /** friction loss: reference dynamics */
  tendon_solref_fri: Float64Array;
  /** friction loss: impedance curve */
  tendon_solimp_fri: Float64Array;
  /** shortest and longest length */
  tendon_range: Float64Array;
  /** bounds of the total actuator force */
  tendon_actfrcrange: Float64Array;
  /** distance from the limit at which it becomes active */
  tendon_margin: Float64Array;
  /** spring constant */
  tendon_stiffness: Float64Array;
  /** force per unit of length velocity */
  tendon_damping: Float64Array;
  /** inertia of length change */
  tendon_armature: Float64Array;
  /** dry friction: maximal force */
  tendon_frictionloss: Float64Array;
  /** lengths between which the spring is slack */
  tendon_lengthspring: Float64Array;
  /** length at qpos0 */
  tendon_length0: Float64Array;
  /** inverse weight at qpos0 */
  tendon_invweight0: Float64Array;
  /** user numbers */
  tendon_user: Float64Array;
  /** colour when there is no material */
  tendon_rgba: Float32Array;
  /** kind of a path point (cttWrap) */
  wrap_type: Int32Array;
  /** joint, site or geom it uses */
  wrap_objid: Int32Array;
  /** joint coefficient, pulley divisor, or side site of a geom */
  wrap_prm: Float64Array;
  /** kind of transmission (cttTrn) */
  actuator_trntype: Int32Array;
  /** activation dynamics (cttDyn) */
  actuator_dyntype: Int32Array;
  /** force per activation (cttGain) */
  actuator_gaintype: Int32Array;
  /** force without activation (cttBias) */
  actuator_biastype: Int32Array;
  /** driven object, and slider or reference site; -1: none */
  actuator_trnid: Int32Array;
  /** first activation; -1: none */
  actuator_actadr: Int32Array;
  /** activations */
  actuator_actnum: Int32Array;
  /** group, for drawing and for switching off */
  actuator_group: Int32Array;
  /** number of stored samples of the control, and interpolation */
  actuator_history: Int32Array;
  /** start in the delay buffer; -1: none */
  actuator_historyadr: Int32Array;
  /** delay of the control in seconds */
  actuator_delay: Float64Array;
  /** 1: control is clamped */
  actuator_ctrllimited: Uint8Array;
  /** 1: force is clamped */
  actuator_forcelimited: Uint8Array;
  /** 1: activation is clamped */
  actuator_actlimited: Uint8Array;
  /** parameters of the dynamics */
  actuator_dynprm: Float64Array;
  /** parameters of the gain */
  actuator_gainprm: Float64Array;
  /** parameters of the bias */
  actuator_biasprm: Float64Array;
  /** 1: force uses the activation after the step */
  actuator_actearly: Uint8Array;
  /** bounds of the control */
  actuator_ctrlrange: Float64Array;
  /** bounds of the force */
  actuator_forcerange: Float64Array;
  /** bounds of the activation */
  actuator_actrange: Float64Array;
  /** factors from length and force to the driven object */
  actuator_gear: Float64Array;
  /** rod length of a slider-crank */
  actuator_cranklength: Float64Array;
  /** acceleration per unit force at qpos0 */
  actuator_acc0: Float64Array;
  /** length at qpos0 */
  actuator_length0: Float64Array;
  /** smallest and largest possible length */
  actuator_lengthrange: Float64Array;
  /** user numbers */
  actuator_user: Float64Array;
  /** plugin instance; -1: none */
  actuator_plugin: Int32Array;
  /** instance of its gain in the open table; -1: none; not in MuJoCo */
  actuator_gainkind: Int32Array;
  /** kind (cttSensor) */
  sensor_type: Int32Array;
  /** type of its values (cttDataType) */
  sensor_datatype: Int32Array;
  /** stage after which it is read (cttStage) */
  sensor_needstage: Int32Array;
  /** type of its object (cttObj) */
  sensor_objtype: Int32Array;
  /** id of the object */
  sensor_objid: Int32Array;
  /** type of its reference object (cttObj) */
  sensor_reftype: Int32Array;
  /** id of the reference object; -1: the world */
  sensor_refid: Int32Array;
  /** integer settings by kind */
  sensor_intprm: Int32Array;
  /** output numbers */
  sensor_dim: Int32Array;
  /** first output number */
  sensor_adr: Int32Array;
  /** outputs are cut at this size; 0: not */
  sensor_cutoff: Float64Array;
  /** standard deviation of its noise; information only */
  sensor_noise: Float64Array;
  /** number of stored samples of the output, and interpolation */
  sensor_history: Int32Array;
  /** start in the delay buffer; -1: none */
  sensor_historyadr: Int32Array;
  /** delay of the output in seconds */
  sensor_delay: Float64Array;
  /** seconds between readings, 0: every step; then their phase */
  sensor_interval: Float64Array;
  /** user numbers */
  sensor_user: Float64Array;
  /** plugin instance; -1: none */
  sensor_plugin: Int32Array;
  /** registered plugin of an instance */
  plugin: Int32Array;
  /** first state number */
  plugin_stateadr: Int32Array;
  /** state numbers */
  plugin_statenum: Int32Array;
  /** settings as text */
  plugin_attr: Uint8Array;
  /** start of an instance's settings */
  plugin_attradr: Int32Array;
  /** table of an instance's kind (cttKindTable); not in MuJoCo */
  kind_table: Int32Array;
  /** slot of the kind in its table, in this process; not in MuJoCo */
  kind_slot: Int32Array;
  /** first parameter of an instance; not in MuJoCo */
  kind_prmadr: Int32Array;
  /** parameters and the constants behind them; not in MuJoCo */
  kind_prmnum: Int32Array;
  /** first state number; -1: none; not in MuJoCo */
  kind_stateadr: Int32Array;
  /** parameters of all instances, each followed by constants computed from them; not in MuJoCo */
  kind_prm: Float64Array;
  /** kind (cttDeform); not in MuJoCo */
  deform_kind: Int32Array;
  /** first vertex; not in MuJoCo */
  deform_vertadr: Int32Array;
  /** vertices; not in MuJoCo */
  deform_vertnum: Int32Array;
  /** start in deform_elem; not in MuJoCo */
  deform_elemadr: Int32Array;
  /** numbers in deform_elem: 3 per triangle, 4 per tetrahedron, 2 per segment; not in MuJoCo */
  deform_elemnum: Int32Array;
  /** start in deform_pin; not in MuJoCo */
  deform_pinadr: Int32Array;
  /** pinned vertices; not in MuJoCo */
  deform_pinnum: Int32Array;
  /** first attachment; not in MuJoCo */
  deform_attachadr: Int32Array;
  /** attachments; not in MuJoCo */
  deform_attachnum: Int32Array;
  /** substeps per time step; 0: chosen from the time step; not in MuJoCo */
  deform_substeps: Int32Array;
  /** projections per substep; not in MuJoCo */
  deform_iterations: Int32Array;
  /** 1: elements move by the midpoint rule; not in MuJoCo */
  deform_midpoint: Int32Array;
  /** collision type, as of geoms; not in MuJoCo */
  deform_contype: Int32Array;
  /** collision affinity, as of geoms; not in MuJoCo */
  deform_conaffinity: Int32Array;
  /** dimension of contacts: 1 or 3; not in MuJoCo */
  deform_condim: Int32Array;
  /** 1: collides with itself; not in MuJoCo */
  deform_selfcollide: Int32Array;
  /** density, Young's modulus, Poisson's ratio, bending, damping, drag, friction; not in MuJoCo */
  deform_material: Float64Array;
  /** thickness of a cloth, diameter of a chain; not in MuJoCo */
  deform_thickness: Float64Array;
  /** distance that contacts keep from vertices; negative: by the kind; not in MuJoCo */
  deform_margin: Float64Array;
  /** speed below which it comes to rest; 0: never; not in MuJoCo */
  deform_sleep: Float64Array;
  /** softness of contacts; not in MuJoCo */
  deform_solref: Float64Array;
  /** impedance of contacts; not in MuJoCo */
  deform_solimp: Float64Array;
  /** colour; not in MuJoCo */
  deform_rgba: Float32Array;
  /** rest positions; not in MuJoCo */
  deform_vert: Float64Array;
  /** positions at the start; not in MuJoCo */
  deform_pos: Float64Array;
  /** vertices of the elements, numbered within their body; not in MuJoCo */
  deform_elem: Int32Array;
  /** pinned vertices; not in MuJoCo */
  deform_pin: Int32Array;
  /** vertex that is held; not in MuJoCo */
  deform_attachvert: Int32Array;
  /** what holds it: body or site (cttObj); not in MuJoCo */
  deform_attachtype: Int32Array;
  /** that body or site; not in MuJoCo */
  deform_attachid: Int32Array;
  /** point in its frame; not in MuJoCo */
  deform_attachpos: Float64Array;
  /** compliance, and force at which it tears off; not in MuJoCo */
  deform_attachprm: Float64Array;
  /** first number */
  numeric_adr: Int32Array;
  /** numbers */
  numeric_size: Int32Array;
  /** numbers of all lists */
  numeric_data: Float64Array;
  /** first byte */
  text_adr: Int32Array;
  /** bytes, terminator included */
  text_size: Int32Array;
  /** bytes of all texts */
  text_data: Uint8Array;
  /** first object */
  tuple_adr: Int32Array;
  /** objects */
  tuple_size: Int32Array;
  /** type of an object (cttObj) */
  tuple_objtype: Int32Array;
  /** id of the object */
  tuple_objid: Int32Array;
  /** number attached to an object */
  tuple_objprm: Float64Array;
  /** time */
  key_time: Float64Array;
  /** positions */
  key_qpos: Float64Array;
  /** velocities */
  key_qvel: Float64Array;
  /** activations */
  key_act: Float64Array;
  /** positions of the mocap bodies */
  key_mpos: Float64Array;
  /** orientations of the mocap bodies */
  key_mquat: Float64Array;
  /** controls */
  key_ctrl: Float64Array;
  /** start of a body's name */
  name_bodyadr: Int32Array;
  /** start of a joint's name */
  name_jntadr: Int32Array;
  /** start of a geom's name */
  name_geomadr: Int32Array;
  /** start of a site's name */
  name_siteadr: Int32Array;
  /** start of a camera's name */
  name_camadr: Int32Array;
  /** start of a light's name */
  name_lightadr: Int32Array;
  /** start of a flex's name */
  name_flexadr: Int32Array;
  /** start of a mesh's name */
  name_meshadr: Int32Array;
  /** start of a skin's name */
  name_skinadr: Int32Array;
  /** start of a height field's name */
  name_hfieldadr: Int32Array;
  /** start of a texture's name */
  name_texadr: Int32Array;
  /** start of a material's name */
  name_matadr: Int32Array;
  /** start of a contact pair's name */
  name_pairadr: Int32Array;
  /** start of an exclude's name */
  name_excludeadr: Int32Array;
  /** start of an equality's name */
  name_eqadr: Int32Array;
  /** start of a tendon's name */
  name_tendonadr: Int32Array;
  /** start of an actuator's name */
  name_actuatoradr: Int32Array;
  /** start of a sensor's name */
  name_sensoradr: Int32Array;
  /** start of a number list's name */
  name_numericadr: Int32Array;
  /** start of a text's name */
  name_textadr: Int32Array;
  /** start of a tuple's name */
  name_tupleadr: Int32Array;
  /** start of a keyframe's name */
  name_keyadr: Int32Array;
  /** start of a plugin instance's name */
  name_pluginadr: Int32Array;
  /** start of the name of an instance's kind; not in MuJoCo */
  name_kindadr: Int32Array;
  /** start of a deformable body's name; not in MuJoCo */
  name_deformadr: Int32Array;
  /** model name and all names, each ended by a zero byte */
  names: Uint8Array;
  /** hash table from names to ids; -1: empty slot */
  names_map: Int32Array;
  /** asset paths, each ended by a zero byte */
  paths: Uint8Array;
  /** body-dof pattern: dofs that move a body */
  B_rownnz: Int32Array;
  /** body-dof pattern: start of a body's row */
  B_rowadr: Int32Array;
  /** body-dof pattern: dof of an entry */
  B_colind: Int32Array;
  /** mass matrix: entries of a row, diagonal last */
  M_rownnz: Int32Array;
  /** mass matrix: start of a row */
  M_rowadr: Int32Array;
  /** mass matrix: column of an entry */
  M_colind: Int32Array;
  /** where an entry of M is in qM */
  mapM2M: Int32Array;
  /** dof-dof pattern: entries of a row */
  D_rownnz: Int32Array;
  /** dof-dof pattern: start of a row */
  D_rowadr: Int32Array;
  /** dof-dof pattern: where the diagonal is in its row */
  D_diag: Int32Array;
  /** dof-dof pattern: column of an entry */
  D_colind: Int32Array;
  /** where an entry of the dof-dof pattern is in M */
  mapM2D: Int32Array;
  /** where an entry of M is in the dof-dof pattern */
  mapD2M: Int32Array;
  /** hash of the compiled structure; equal models have equal ones */
  signature: number;
}

/** a contact of two geoms or flexes, and its parameters */
export class MjContact extends MjStruct {
  /** distance of the surfaces; negative: they overlap */
  dist: number;
  /** contact point, halfway between the surfaces, world frame */
  pos: Float64Array;
  /** contact axes as rows: the normal from the first to the second object, then two tangents */
  frame: Float64Array;
  /** pushes only below this distance: margin minus gap */
  includemargin: number;
  /** coefficients: two tangents, torsion about the normal, two rolling axes */
  friction: Float64Array;
  /** reference dynamics along the normal */
  solref: Float64Array;
  /** reference dynamics along friction directions; zeros: as the normal */
  solreffriction: Float64Array;
  /** impedance curve */
  solimp: Float64Array;
  /** friction of the regularized cone, set when rows are made */
  mu: number;
  /** Hessian of the cone's cost, set while solving */
  H: Float64Array;
  /** contact dimensions: 1, 3, 4 or 6 */
  dim: number;
  /** first geom; older name of geom[0] */
  geom1: number;
  /** second geom; older name of geom[1] */
  geom2: number;
  /** geoms; -1: a flex is there instead */
  geom: Int32Array;
  /** flexes; -1: a geom is there instead */
  flex: Int32Array;
  /** flex elements; -1: a geom or a vertex is there instead */
  elem: Int32Array;
  /** flex vertices; -1: a geom or an element is there instead */
  vert: Int32Array;
  /** 0: makes rows; 1: in the gap; 2: bodies are fused; 3: nothing can move; 4: passive force */
  exclude: number;
  /** first row; -1: none */
  efc_address: number;
}

/** counter of a warning */
export class MjWarningStat extends MjStruct {
  /** number of the latest one, e.g. a dof */
  lastinfo: number;
  /** occurrences since the last reset */
  number: number;
}

/** duration of a part of the pipeline */
export class MjTimerStat extends MjStruct {
  /** total time */
  duration: number;
  /** number of runs */
  number: number;
}

/** one solver iteration */
export class MjSolverStat extends MjStruct {
  /** decrease of cost, scaled */
  improvement: number;
  /** norm of the gradient, scaled */
  gradient: number;
  /** slope of the cost along the search direction, at the accepted step */
  lineslope: number;
  /** rows that are active */
  nactive: number;
  /** rows that changed their state */
  nchange: number;
  /** cost evaluations in the line search */
  neval: number;
  /** rank-one updates of the Cholesky factor */
  nupdate: number;
}

/** everything that changes while simulating */
export class MjData extends MjStruct {
  constructor(model: MjModel);
  readonly model: MjModel;
  actuator(name: string | number): Named;
  body(name: string | number): Named;
  camera(name: string | number): Named;
  geom(name: string | number): Named;
  joint(name: string | number): Named;
  light(name: string | number): Named;
  sensor(name: string | number): Named;
  site(name: string | number): Named;
  tendon(name: string | number): Named;
  /** bytes of the arena */
  narena: number;
  /** bytes of the block */
  nbuffer: number;
  /** plugin instances */
  nplugin: number;
  /** first free byte of the stack in the arena */
  pstack: number;
  /** stack position at the last ct_markStack */
  pbase: number;
  /** first free byte of the arena */
  parena: number;
  /** most bytes the stack held */
  maxuse_stack: number;
  /** the same for each thread's stack */
  maxuse_threadstack: BigInt64Array;
  /** most bytes the arena held */
  maxuse_arena: number;
  /** most contacts at once */
  maxuse_con: number;
  /** most constraint rows at once */
  maxuse_efc: number;
  /** statistics of solver iterations, by island */
  solver: MjSolverStat[];
  /** iterations, by island */
  solver_niter: Int32Array;
  /** non-zeros of the Hessian or of AR, by island */
  solver_nnz: Int32Array;
  /** difference of forward and inverse dynamics: joint force, constraint force */
  solver_fwdinv: Float64Array;
  /** warnings, by cttWarning */
  warning: MjWarningStat[];
  /** timers, by cttTimer */
  timer: MjTimerStat[];
  /** contacts */
  ncon: number;
  /** equality rows, first in the list */
  ne: number;
  /** friction loss rows, second */
  nf: number;
  /** limit rows, third; contact rows follow */
  nl: number;
  /** all rows */
  nefc: number;
  /** non-zeros of efc_J */
  nJ: number;
  /** non-zeros of efc_AR */
  nA: number;
  /** islands: groups of trees joined by constraints */
  nisland: number;
  /** dofs in islands */
  nidof: number;
  /** trees that are awake */
  ntree_awake: number;
  /** bodies that are awake or fixed */
  nbody_awake: number;
  /** bodies whose parent is awake or fixed */
  nparent_awake: number;
  /** dofs that are awake */
  nv_awake: number;
  /** 1: potential energy is up to date */
  flg_energypos: number;
  /** 1: kinetic energy is up to date */
  flg_energyvel: number;
  /** 1: subtree velocities are up to date */
  flg_subtreevel: number;
  /** 1: cacc, cfrc_int and cfrc_ext are up to date */
  flg_rnepost: number;
  /** simulated seconds */
  time: number;
  /** potential and kinetic energy */
  energy: Float64Array;
  /** joint positions; quaternions w x y z */
  qpos: Float64Array;
  /** joint velocities */
  qvel: Float64Array;
  /** actuator activations */
  act: Float64Array;
  /** delay buffers of controls and sensors */
  history: Float64Array;
  /** acceleration that the solver starts from */
  qacc_warmstart: Float64Array;
  /** plugin states */
  plugin_state: Float64Array;
  /** states of kinds: the previous control and 1 once there is one, per gain that needs its rate; not in MuJoCo */
  kind_state: Float64Array;
  /** controls */
  ctrl: Float64Array;
  /** forces that the user adds, in joint space */
  qfrc_applied: Float64Array;
  /** force and torque that the user adds at each body's centre of mass, world axes */
  xfrc_applied: Float64Array;
  /** 1: equality constraint is on */
  eq_active: Uint8Array;
  /** positions of the mocap bodies */
  mocap_pos: Float64Array;
  /** orientations of the mocap bodies */
  mocap_quat: Float64Array;
  /** joint accelerations */
  qacc: Float64Array;
  /** time derivative of act */
  act_dot: Float64Array;
  /** numbers for the user; never read or written here */
  userdata: Float64Array;
  /** sensor outputs */
  sensordata: Float64Array;
  /** negative: awake, counting up to sleep; else the next tree in its sleeping group */
  tree_asleep: Int32Array;
  /** registered plugin of each instance, copied from the model */
  plugin: Int32Array;
  /** pointer that each plugin instance keeps for itself */
  plugin_data: Uint32Array;
  /** origin of each body, world frame */
  xpos: Float64Array;
  /** orientation of each body */
  xquat: Float64Array;
  /** orientation of each body as a matrix */
  xmat: Float64Array;
  /** centre of mass of each body */
  xipos: Float64Array;
  /** axes of inertia of each body as a matrix */
  ximat: Float64Array;
  /** anchor of each joint */
  xanchor: Float64Array;
  /** axis of each joint */
  xaxis: Float64Array;
  /** centre of each geom */
  geom_xpos: Float64Array;
  /** orientation of each geom as a matrix */
  geom_xmat: Float64Array;
  /** position of each site */
  site_xpos: Float64Array;
  /** orientation of each site as a matrix */
  site_xmat: Float64Array;
  /** position of each camera */
  cam_xpos: Float64Array;
  /** orientation of each camera as a matrix; it looks along -z */
  cam_xmat: Float64Array;
  /** position of each light */
  light_xpos: Float64Array;
  /** direction of each light */
  light_xdir: Float64Array;
  /** centre of mass of a body and everything below it */
  subtree_com: Float64Array;
  /** motion that a dof causes, about the tree's centre of mass: rotation, translation */
  cdof: Float64Array;
  /** inertia of a body about the tree's centre of mass: 6 moments, 3 mass offsets, mass */
  cinert: Float64Array;
  /** flex vertices, world frame */
  flexvert_xpos: Float64Array;
  /** boxes of the flex elements: centre, half sizes */
  flexelem_aabb: Float64Array;
  /** Jacobian of the edge lengths, sparse */
  flexedge_J: Float64Array;
  /** edge lengths */
  flexedge_length: Float64Array;
  /** Jacobian of the vertex stretches, sparse */
  flexvert_J: Float64Array;
  /** vertex stretches */
  flexvert_length: Float64Array;
  /** moving boxes, world frame: centre, half sizes */
  bvh_aabb_dyn: Float64Array;
  /** first path point in wrap_xpos */
  ten_wrapadr: Int32Array;
  /** path points */
  ten_wrapnum: Int32Array;
  /** tendon Jacobian: non-zeros of a row */
  ten_J_rownnz: Int32Array;
  /** tendon Jacobian: start of a row */
  ten_J_rowadr: Int32Array;
  /** tendon Jacobian: dof of an entry */
  ten_J_colind: Int32Array;
  /** tendon Jacobian: change of length per joint velocity */
  ten_J: Float64Array;
  /** tendon lengths */
  ten_length: Float64Array;
  /** geom that the path touches at a point; -1: a site, -2: a pulley */
  wrap_obj: Int32Array;
  /** path points, world frame */
  wrap_xpos: Float64Array;
  /** actuator lengths, gear included */
  actuator_length: Float64Array;
  /** moment matrix: non-zeros of a row */
  moment_rownnz: Int32Array;
  /** moment matrix: start of a row */
  moment_rowadr: Int32Array;
  /** moment matrix: dof of an entry */
  moment_colind: Int32Array;
  /** moment matrix: change of length per joint velocity */
  actuator_moment: Float64Array;
  /** inertia of a body with everything below it, laid out as cinert */
  crb: Float64Array;
  /** mass matrix: for each dof its diagonal, then its ancestors going up */
  qM: Float64Array;
  /** mass matrix: lower triangle, row by row */
  M: Float64Array;
  /** factors of M = L'DL in M's layout; D on the diagonal */
  qLD: Float64Array;
  /** one over the diagonal of D */
  qLDiagInv: Float64Array;
  /** 1: bounding volume was reached in collision */
  bvh_active: Uint8Array;
  /** 1: tree is awake */
  tree_awake: Int32Array;
  /** state of each body (cttSleepState) */
  body_awake: Int32Array;
  /** bodies that are awake or fixed, in order */
  body_awake_ind: Int32Array;
  /** bodies whose parent is awake or fixed, in order */
  parent_awake_ind: Int32Array;
  /** dofs that are awake, in order */
  dof_awake_ind: Int32Array;
  /** rates of the edge lengths */
  flexedge_velocity: Float64Array;
  /** rates of the tendon lengths */
  ten_velocity: Float64Array;
  /** rates of the actuator lengths */
  actuator_velocity: Float64Array;
  /** velocity of a body at the tree's centre of mass: rotation, translation */
  cvel: Float64Array;
  /** time derivative of cdof */
  cdof_dot: Float64Array;
  /** Coriolis, centrifugal and gravity force; M qacc + qfrc_bias = all others */
  qfrc_bias: Float64Array;
  /** forces of springs */
  qfrc_spring: Float64Array;
  /** forces of dampers */
  qfrc_damper: Float64Array;
  /** forces of gravity compensation */
  qfrc_gravcomp: Float64Array;
  /** forces of the surrounding medium */
  qfrc_fluid: Float64Array;
  /** all passive forces */
  qfrc_passive: Float64Array;
  /** velocity of each subtree's centre of mass */
  subtree_linvel: Float64Array;
  /** angular momentum of each subtree about its centre of mass */
  subtree_angmom: Float64Array;
  /** factors of the integrator's matrix, e.g. M + h diag(damping), in M's layout */
  qH: Float64Array;
  /** one over the diagonal of its D */
  qHDiagInv: Float64Array;
  /** positions of the model's deformable bodies after the last step or reset; not in MuJoCo */
  deformvert_xpos: Float64Array;
  /** their velocities; not in MuJoCo */
  deformvert_xvel: Float64Array;
  /** derivative of passive, actuator and minus bias force by velocity */
  qDeriv: Float64Array;
  /** factors of M - h qDeriv, in the dof-dof pattern */
  qLU: Float64Array;
  /** force along each actuator */
  actuator_force: Float64Array;
  /** forces of the actuators in joint space */
  qfrc_actuator: Float64Array;
  /** all forces but those of constraints */
  qfrc_smooth: Float64Array;
  /** acceleration that they alone would give */
  qacc_smooth: Float64Array;
  /** forces of constraints in joint space */
  qfrc_constraint: Float64Array;
  /** force of each joint's limit, 0: not at it; not in MuJoCo */
  jnt_limit_frc: Float64Array;
  /** force of each tendon's limit, 0: not at it; not in MuJoCo */
  ten_limit_frc: Float64Array;
  /** displacement of a step besides velocity, by contact formulations other than convex; not in MuJoCo */
  qpos_shift: Float64Array;
  /** sum of applied and actuator forces that gives qacc */
  qfrc_inverse: Float64Array;
  /** acceleration of a body at the tree's centre of mass: rotation, translation; gravity included */
  cacc: Float64Array;
  /** force that the parent exerts on a body: torque, force */
  cfrc_int: Float64Array;
  /** force on a body from outside: contacts, equalities, xfrc_applied */
  cfrc_ext: Float64Array;
  /** contacts */
  contact: MjContact[];
  /** kind of a row (cttConstraint) */
  efc_type: Int32Array;
  /** contact, joint, dof, tendon or equality that made it */
  efc_id: Int32Array;
  /** constraint Jacobian: non-zeros of a row */
  efc_J_rownnz: Int32Array;
  /** constraint Jacobian: start of a row */
  efc_J_rowadr: Int32Array;
  /** constraint Jacobian: following rows with the same columns */
  efc_J_rowsuper: Int32Array;
  /** constraint Jacobian: dof of an entry */
  efc_J_colind: Int32Array;
  /** constraint Jacobian: constraint velocity per joint velocity */
  efc_J: Float64Array;
  /** violation: position, distance or angle error */
  efc_pos: Float64Array;
  /** distance at which the row becomes active */
  efc_margin: Float64Array;
  /** largest friction loss force */
  efc_frictionloss: Float64Array;
  /** estimate of the diagonal of J inv(M) J' */
  efc_diagApprox: Float64Array;
  /** stiffness, damping, impedance, and impedance by position */
  efc_KBIP: Float64Array;
  /** inverse of efc_R */
  efc_D: Float64Array;
  /** regularization: how much acceleration gives way per force */
  efc_R: Float64Array;
  /** first row that involves the tendon; -1: none */
  tendon_efcadr: Int32Array;
  /** island of a tree; -1: none */
  tree_island: Int32Array;
  /** trees in an island */
  island_ntree: Int32Array;
  /** first of its trees in map_itree2tree */
  island_itreeadr: Int32Array;
  /** trees ordered by island */
  map_itree2tree: Int32Array;
  /** island of a dof; -1: none */
  dof_island: Int32Array;
  /** dofs in an island */
  island_nv: Int32Array;
  /** first of its dofs in island order */
  island_idofadr: Int32Array;
  /** its smallest dof */
  island_dofadr: Int32Array;
  /** place of a dof in island order */
  map_dof2idof: Int32Array;
  /** dofs in island order; from nidof on: those in no island */
  map_idof2dof: Int32Array;
  /** qfrc_smooth in island order */
  ifrc_smooth: Float64Array;
  /** qacc_smooth in island order */
  iacc_smooth: Float64Array;
  /** M in island order: entries of a row */
  iM_rownnz: Int32Array;
  /** M in island order: start of a row */
  iM_rowadr: Int32Array;
  /** M in island order: column of an entry */
  iM_colind: Int32Array;
  /** M in island order */
  iM: Float64Array;
  /** qLD in island order */
  iLD: Float64Array;
  /** qLDiagInv in island order */
  iLDiagInv: Float64Array;
  /** qacc in island order */
  iacc: Float64Array;
  /** island of a row */
  efc_island: Int32Array;
  /** equality rows in an island */
  island_ne: Int32Array;
  /** friction loss rows in an island */
  island_nf: Int32Array;
  /** rows in an island */
  island_nefc: Int32Array;
  /** first of its rows in island order */
  island_iefcadr: Int32Array;
  /** place of a row in island order */
  map_efc2iefc: Int32Array;
  /** rows in island order */
  map_iefc2efc: Int32Array;
  /** efc_type in island order */
  iefc_type: Int32Array;
  /** efc_id in island order */
  iefc_id: Int32Array;
  /** efc_J in island order: non-zeros of a row */
  iefc_J_rownnz: Int32Array;
  /** efc_J in island order: start of a row */
  iefc_J_rowadr: Int32Array;
  /** efc_J in island order: following rows with the same columns */
  iefc_J_rowsuper: Int32Array;
  /** efc_J in island order: place of an entry's dof in island order */
  iefc_J_colind: Int32Array;
  /** efc_J in island order */
  iefc_J: Float64Array;
  /** efc_frictionloss in island order */
  iefc_frictionloss: Float64Array;
  /** efc_D in island order */
  iefc_D: Float64Array;
  /** efc_R in island order */
  iefc_R: Float64Array;
  /** AR: non-zeros of a row */
  efc_AR_rownnz: Int32Array;
  /** AR: start of a row */
  efc_AR_rowadr: Int32Array;
  /** AR: column of an entry */
  efc_AR_colind: Int32Array;
  /** AR = J inv(M) J' + R, for the dual solver */
  efc_AR: Float64Array;
  /** constraint velocity, J qvel */
  efc_vel: Float64Array;
  /** reference acceleration of the constraint */
  efc_aref: Float64Array;
  /** J qacc_smooth - efc_aref */
  efc_b: Float64Array;
  /** efc_aref in island order */
  iefc_aref: Float64Array;
  /** efc_state in island order */
  iefc_state: Int32Array;
  /** efc_force in island order */
  iefc_force: Float64Array;
  /** state of a row in the solution (cttConstraintState) */
  efc_state: Int32Array;
  /** force along a row */
  efc_force: Float64Array;
  /** qfrc_constraint in island order */
  ifrc_constraint: Float64Array;
  /** thread pool in use; 0: none */
  threadpool: number;
  /** signature of the model it was made for */
  signature: number;
}

/** handle of an element */
export class MjsElement extends MjStruct {
  /** type of the element */
  elemtype: number;
  /** signature of the spec when it was compiled last */
  signature: number;
}

/** settings of the compiler */
export class MjsCompiler extends MjStruct {
  /** 1: a range alone makes a limit */
  autolimits: number;
  /** smallest mass of a moving body */
  boundmass: number;
  /** smallest moment of inertia of a moving body */
  boundinertia: number;
  /** scale all masses to this total; 0 or less: do not */
  settotalmass: number;
  /** 1: repair moments that no body can have */
  balanceinertia: number;
  /** 1: fit shapes to a mesh's box, 0: to its inertia */
  fitaabb: number;
  /** 1: angles are in degrees */
  degree: number;
  /** axes of the three Euler angles; small: moving axes, capital: fixed axes */
  eulerseq: string;
  /** 1: leave out elements without effect on physics */
  discardvisual: number;
  /** 1: use several threads */
  usethread: number;
  /** 1: melt fixed bodies into their parents */
  fusestatic: number;
  /** when inertia comes from geoms (cttInertiaFromGeom) */
  inertiafromgeom: number;
  /** geom groups that have mass: first, last */
  inertiagrouprange: Int32Array;
  /** 1: write every body's inertia to XML */
  saveinertial: number;
  /** 1: move free bodies' frames to their inertial frames */
  alignfree: number;
  /** settings of the length range search */
  LRopt: MjLROpt;
  /** folder of meshes and height fields */
  meshdir: string;
  /** folder of textures */
  texturedir: string;
}

/** an editable model */
export class MjSpec extends MjStruct {
  constructor();
  static from_string(xml: string, assets?: Files): MjSpec;
  compile(): MjModel;
  to_xml(): string;
  readonly worldbody: MjsBody;
  find(kind: string, name: string): MjStruct | null;
  /** handle */
  element: MjsElement | null;
  /** name of the model */
  modelname: string;
  /** compiler settings */
  compiler: MjsCompiler;
  /** 1: drop folders from file names */
  strippath: number;
  /** physics options */
  option: MjOption;
  /** drawing options */
  visual: MjVisual;
  /** statistics; values given here replace computed ones */
  stat: MjStatistic;
  /** bytes of the arena; -1: as needed */
  memory: number;
  /** room for equality rows */
  nemax: number;
  /** user numbers in the data */
  nuserdata: number;
  /** user numbers per body; -1: as many as used */
  nuser_body: number;
  /** user numbers per joint; -1: as many as used */
  nuser_jnt: number;
  /** user numbers per geom; -1: as many as used */
  nuser_geom: number;
  /** user numbers per site; -1: as many as used */
  nuser_site: number;
  /** user numbers per camera; -1: as many as used */
  nuser_cam: number;
  /** user numbers per tendon; -1: as many as used */
  nuser_tendon: number;
  /** user numbers per actuator; -1: as many as used */
  nuser_actuator: number;
  /** user numbers per sensor; -1: as many as used */
  nuser_sensor: number;
  /** least number of keyframes */
  nkey: number;
  /** older setting: room for constraint rows */
  njmax: number;
  /** older setting: room for contacts */
  nconmax: number;
  /** older setting: size of the stack */
  nstack: number;
  /** comment at the head of the XML file */
  comment: string;
  /** folder of the model file */
  modelfiledir: string;
  /** 1: an element defined a plugin instance on its own */
  hasImplicitPluginElem: number;
  /** contact formulation by name; empty: option.formulation; not in MuJoCo */
  formulation: string;
  /** its parameters; not in MuJoCo */
  formulation_params: Float64Array | ArrayLike<number>;
}

/** an orientation in one of several notations */
export class MjsOrientation extends MjStruct {
  /** the notation in use */
  type: number;
  /** axis, then angle */
  axisangle: Float64Array;
  /** x axis, then y axis; made orthogonal */
  xyaxes: Float64Array;
  /** z axis */
  zaxis: Float64Array;
  /** three angles */
  euler: Float64Array;
}

/** plugin instance, or an element's link to one */
export class MjsPlugin extends MjStruct {
  /** handle */
  element: MjsElement | null;
  /** name of the instance */
  name: string;
  /** name of the registered plugin */
  plugin_name: string;
  /** 1: the element uses it */
  active: number;
  /** where it is in the file, for messages */
  info: string;
}

/** body */
export class MjsBody extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** default class of its content; NULL: the parent's */
  childclass: string;
  /** origin in the parent's frame */
  pos: Float64Array;
  /** orientation in the parent's frame */
  quat: Float64Array;
  /** the same in another notation */
  alt: MjsOrientation;
  /** mass */
  mass: number;
  /** centre of mass in the body's frame */
  ipos: Float64Array;
  /** axes of inertia in the body's frame */
  iquat: Float64Array;
  /** principal moments */
  inertia: Float64Array;
  /** axes of inertia in another notation */
  ialt: MjsOrientation;
  /** moments and products: xx yy zz xy xz yz */
  fullinertia: Float64Array;
  /** 1: moved from outside */
  mocap: number;
  /** share of the weight that is carried */
  gravcomp: number;
  /** may it sleep */
  sleep: number;
  /** user numbers */
  userdata: Float64Array | ArrayLike<number>;
  /** 1: inertia was given, not computed */
  explicitinertial: number;
  /** link to a plugin instance */
  plugin: MjsPlugin;
  /** where it is in the file, for messages */
  info: string;
}

/** frame: a pose that is applied to its content */
export class MjsFrame extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** default class of its content; NULL: the body's */
  childclass: string;
  /** origin */
  pos: Float64Array;
  /** orientation */
  quat: Float64Array;
  /** the same in another notation */
  alt: MjsOrientation;
  /** where it is in the file, for messages */
  info: string;
}

/** joint */
export class MjsJoint extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** kind */
  type: number;
  /** anchor in the body's frame */
  pos: Float64Array;
  /** axis in the body's frame */
  axis: Float64Array;
  /** value at the reference pose */
  ref: number;
  /** move the free body's frame to its inertial frame (cttAlignFree) */
  align: number;
  /** spring constant */
  stiffness: number;
  /** value at which the spring is relaxed */
  springref: number;
  /** time constant and damping ratio that replace stiffness and damping */
  springdamper: Float64Array;
  /** has limits (cttLimited) */
  limited: number;
  /** lowest and highest value */
  range: Float64Array;
  /** distance from the limit at which it becomes active */
  margin: number;
  /** limit: reference dynamics */
  solref_limit: Float64Array;
  /** limit: impedance curve */
  solimp_limit: Float64Array;
  /** actuator force has bounds (cttLimited) */
  actfrclimited: number;
  /** bounds of the total actuator force */
  actfrcrange: Float64Array;
  /** inertia added to each dof */
  armature: number;
  /** force per unit velocity */
  damping: number;
  /** dry friction */
  frictionloss: number;
  /** friction loss: reference dynamics */
  solref_friction: Float64Array;
  /** friction loss: impedance curve */
  solimp_friction: Float64Array;
  /** group for drawing and picking */
  group: number;
  /** 1: gravity compensation counts as actuator force */
  actgravcomp: number;
  /** user numbers */
  userdata: Float64Array | ArrayLike<number>;
  /** where it is in the file, for messages */
  info: string;
}

/** geom */
export class MjsGeom extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** shape */
  type: number;
  /** centre in the body's frame */
  pos: Float64Array;
  /** orientation in the body's frame */
  quat: Float64Array;
  /** the same in another notation */
  alt: MjsOrientation;
  /** two end points that replace pose and length */
  fromto: Float64Array;
  /** sizes by shape */
  size: Float64Array;
  /** contact type bits */
  contype: number;
  /** contact affinity bits */
  conaffinity: number;
  /** contact dimensions */
  condim: number;
  /** the higher one decides contact parameters */
  priority: number;
  /** sliding, torsional and rolling coefficient */
  friction: Float64Array;
  /** weight in mixing */
  solmix: number;
  /** contact: reference dynamics */
  solref: Float64Array;
  /** contact: impedance curve */
  solimp: Float64Array;
  /** contacts are found below this distance */
  margin: number;
  /** part of the margin without force */
  gap: number;
  /** mass; not a number: from density */
  mass: number;
  /** density */
  density: number;
  /** mass inside or on the surface */
  typeinertia: number;
  /** 1: ellipsoid fluid model */
  fluid_ellipsoid: number;
  /** coefficients of that model */
  fluid_coefs: Float64Array;
  /** material */
  material: string;
  /** colour when there is no material */
  rgba: Float32Array;
  /** group for drawing and picking */
  group: number;
  /** height field */
  hfieldname: string;
  /** mesh */
  meshname: string;
  /** scale after fitting a shape to a mesh */
  fitscale: number;
  /** user numbers */
  userdata: Float64Array | ArrayLike<number>;
  /** link to a plugin instance */
  plugin: MjsPlugin;
  /** where it is in the file, for messages */
  info: string;
}

/** site */
export class MjsSite extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** position in the body's frame */
  pos: Float64Array;
  /** orientation in the body's frame */
  quat: Float64Array;
  /** the same in another notation */
  alt: MjsOrientation;
  /** two end points that replace pose and length */
  fromto: Float64Array;
  /** sizes by shape */
  size: Float64Array;
  /** shape */
  type: number;
  /** material */
  material: string;
  /** group for drawing and picking */
  group: number;
  /** colour when there is no material */
  rgba: Float32Array;
  /** user numbers */
  userdata: Float64Array | ArrayLike<number>;
  /** where it is in the file, for messages */
  info: string;
}

/** camera */
export class MjsCamera extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** position in the body's frame */
  pos: Float64Array;
  /** orientation in the body's frame */
  quat: Float64Array;
  /** the same in another notation */
  alt: MjsOrientation;
  /** tracking mode */
  mode: number;
  /** body it looks at */
  targetbody: string;
  /** perspective or orthographic */
  proj: number;
  /** width and height in pixels */
  resolution: Int32Array;
  /** images it makes (bits of cttCamOutBit) */
  output: number;
  /** vertical opening */
  fovy: number;
  /** distance between the eyes */
  ipd: number;
  /** focal lengths and principal point; lengths */
  intrinsic: Float32Array;
  /** width and height of the sensor; a length */
  sensor_size: Float32Array;
  /** focal lengths along x and y */
  focal_length: Float32Array;
  /** the same in pixels */
  focal_pixel: Float32Array;
  /** offset of the principal point */
  principal_length: Float32Array;
  /** the same in pixels */
  principal_pixel: Float32Array;
  /** user numbers */
  userdata: Float64Array | ArrayLike<number>;
  /** where it is in the file, for messages */
  info: string;
}

/** light */
export class MjsLight extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** position in the body's frame */
  pos: Float64Array;
  /** direction in the body's frame */
  dir: Float64Array;
  /** tracking mode */
  mode: number;
  /** body it points at */
  targetbody: string;
  /** 1: it shines */
  active: number;
  /** kind */
  type: number;
  /** texture of an image light */
  texture: string;
  /** 1: throws shadows */
  castshadow: number;
  /** radius of the bulb */
  bulbradius: number;
  /** brightness in candela */
  intensity: number;
  /** reach */
  range: number;
  /** constant, linear and quadratic attenuation */
  attenuation: Float32Array;
  /** half angle of a spot in degrees */
  cutoff: number;
  /** exponent of the fading of a spot towards its rim */
  exponent: number;
  /** colour added everywhere */
  ambient: Float32Array;
  /** colour of diffuse reflection */
  diffuse: Float32Array;
  /** colour of highlights */
  specular: Float32Array;
  /** where it is in the file, for messages */
  info: string;
}

/** flex: deformable body */
export class MjsFlex extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** contact type bits */
  contype: number;
  /** contact affinity bits */
  conaffinity: number;
  /** contact dimensions */
  condim: number;
  /** the higher one decides contact parameters */
  priority: number;
  /** sliding, torsional and rolling coefficient */
  friction: Float64Array;
  /** weight in mixing */
  solmix: number;
  /** contact: reference dynamics */
  solref: Float64Array;
  /** contact: impedance curve */
  solimp: Float64Array;
  /** contacts are found below this distance */
  margin: number;
  /** part of the margin without force */
  gap: number;
  /** elements are: 1 segments, 2 triangles, 3 tetrahedra */
  dim: number;
  /** thickness as a radius */
  radius: number;
  /** half sizes of its box; found while compiling if zero */
  size: Float64Array;
  /** 1: elements are kept from turning inside out */
  internal: number;
  /** 1: flat shading */
  flatskin: number;
  /** self-collision mode (cttFlexSelf) */
  selfcollide: number;
  /** 1: vertices collide instead of elements */
  vertcollide: number;
  /** 1: contacts act as passive forces */
  passive: number;
  /** outer layers that collide */
  activelayers: number;
  /** group for drawing and picking */
  group: number;
  /** spring constant of edges */
  edgestiffness: number;
  /** damping of edges */
  edgedamping: number;
  /** colour when there is no material */
  rgba: Float32Array;
  /** material */
  material: string;
  /** elasticity modulus */
  young: number;
  /** Poisson's ratio */
  poisson: number;
  /** Rayleigh damping */
  damping: number;
  /** thickness of a membrane */
  thickness: number;
  /** resistance of a membrane: 0 none, 1 bending, 2 stretching, 3 both */
  elastic2d: number;
  /** kind of bending; empty: cotangent; not in MuJoCo */
  bending_model: string;
  /** its parameters; not in MuJoCo */
  bending_params: Float64Array | ArrayLike<number>;
  /** kind of elasticity; empty: linear; not in MuJoCo */
  elasticity_model: string;
  /** its parameters; not in MuJoCo */
  elasticity_params: Float64Array | ArrayLike<number>;
  /** 1: implicit integrators use the stiffness of elasticity and bending; not in MuJoCo */
  implicit: number;
  /** positions of the nodes */
  node: Float64Array | ArrayLike<number>;
  /** positions of the vertices */
  vert: Float64Array | ArrayLike<number>;
  /** vertices of the elements */
  elem: Int32Array | ArrayLike<number>;
  /** texture coordinates */
  texcoord: Float32Array | ArrayLike<number>;
  /** texture coordinate ids of the elements */
  elemtexcoord: Int32Array | ArrayLike<number>;
  /** where it is in the file, for messages */
  info: string;
}

/** mesh */
export class MjsMesh extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** media type of the file */
  content_type: string;
  /** file */
  file: string;
  /** origin in the file's coordinates */
  refpos: Float64Array;
  /** orientation in the file's coordinates */
  refquat: Float64Array;
  /** factors along the axes */
  scale: Float64Array;
  /** method of computing its inertia */
  inertia: number;
  /** 1: no sharp edges in shading */
  smoothnormal: number;
  /** 1: a signed distance octree is needed */
  needsdf: number;
  /** most vertices of the hull; -1: any */
  maxhullvert: number;
  /** vertices */
  uservert: Float32Array | ArrayLike<number>;
  /** normals */
  usernormal: Float32Array | ArrayLike<number>;
  /** texture coordinates */
  usertexcoord: Float32Array | ArrayLike<number>;
  /** triangles */
  userface: Int32Array | ArrayLike<number>;
  /** normal ids of the triangles */
  userfacenormal: Int32Array | ArrayLike<number>;
  /** texture coordinate ids of the triangles */
  userfacetexcoord: Int32Array | ArrayLike<number>;
  /** link to a plugin instance */
  plugin: MjsPlugin;
  /** material */
  material: string;
  /** where it is in the file, for messages */
  info: string;
}

/** height field */
export class MjsHField extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** media type of the file */
  content_type: string;
  /** file */
  file: string;
  /** half width x, half width y, height of the top, thickness of the base */
  size: Float64Array;
  /** rows */
  nrow: number;
  /** columns */
  ncol: number;
  /** heights */
  userdata: Float32Array | ArrayLike<number>;
  /** where it is in the file, for messages */
  info: string;
}

/** skin */
export class MjsSkin extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** file */
  file: string;
  /** material */
  material: string;
  /** colour when there is no material */
  rgba: Float32Array;
  /** distance the surface is moved outwards */
  inflate: number;
  /** group for drawing and picking */
  group: number;
  /** vertices */
  vert: Float32Array | ArrayLike<number>;
  /** texture coordinates */
  texcoord: Float32Array | ArrayLike<number>;
  /** triangles */
  face: Int32Array | ArrayLike<number>;
  /** position of each bone in the bind pose */
  bindpos: Float32Array | ArrayLike<number>;
  /** orientation of each bone in the bind pose */
  bindquat: Float32Array | ArrayLike<number>;
  /** where it is in the file, for messages */
  info: string;
}

/** deformable body of particles; not in MuJoCo */
export class MjsDeform extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** kind (cttDeform) */
  kind: number;
  /** mesh file */
  file: string;
  /** rest positions, 3 per vertex */
  vert: Float64Array | ArrayLike<number>;
  /** vertices of the elements; of a chain empty: one vertex after the other */
  elem: Int32Array | ArrayLike<number>;
  /** positions at the start; empty: the rest positions */
  start: Float64Array | ArrayLike<number>;
  /** full sizes of a rectangle or box; 0: none */
  size: Float64Array;
  /** vertices along the sides, along a diameter, or rings of a disc */
  count: Int32Array;
  /** radius of a disc or ball; 0: none */
  radius: number;
  /** start of a rope */
  ropefrom: Float64Array;
  /** end of a rope */
  ropeto: Float64Array;
  /** segments of a rope; 0: none */
  segments: number;
  /** body in whose frame it starts; empty: the world */
  body: string;
  /** position at the start */
  pos: Float64Array;
  /** orientation at the start */
  quat: Float64Array;
  /** other ways to give the orientation */
  alt: MjsOrientation;
  /** name of a preset */
  material: string;
  /** mass per volume; negative: the preset's */
  density: number;
  /** Young's modulus; negative: the preset's */
  young: number;
  /** Poisson's ratio; negative: the preset's */
  poisson: number;
  /** relative bending stiffness; negative: the preset's */
  bending: number;
  /** damping; negative: the preset's */
  damping: number;
  /** decay of velocities; negative: the preset's */
  drag: number;
  /** coefficient of friction; negative: the preset's */
  friction: number;
  /** thickness of a cloth, diameter of a chain; negative: the default */
  thickness: number;
  /** distance that contacts keep from vertices; negative: by the kind */
  margin: number;
  /** vertices that do not move */
  pin: Int32Array | ArrayLike<number>;
  /** substeps per time step; 0: chosen from the time step */
  substeps: number;
  /** projections per substep; 0: the default */
  iterations: number;
  /** elements move by the midpoint rule */
  midpoint: number;
  /** collision type, as of geoms */
  contype: number;
  /** collision affinity, as of geoms */
  conaffinity: number;
  /** dimension of contacts: 1 or 3 */
  condim: number;
  /** softness of contacts */
  solref: Float64Array;
  /** impedance of contacts */
  solimp: Float64Array;
  /** collides with itself */
  selfcollide: number;
  /** speed below which it comes to rest; 0: never */
  sleep: number;
  /** colour */
  rgba: Float32Array;
  /** vertex of each attachment */
  attach_vertex: Int32Array | ArrayLike<number>;
  /** what holds it: body or site (cttObj) */
  attach_type: Int32Array | ArrayLike<number>;
  /** point in its frame, 3 per attachment */
  attach_pos: Float64Array | ArrayLike<number>;
  /** displacement per force; 0: rigid */
  attach_compliance: Float64Array | ArrayLike<number>;
  /** force at which it tears off; 0: never */
  attach_limit: Float64Array | ArrayLike<number>;
  /** where it is in the file, for messages */
  info: string;
}

/** texture */
export class MjsTexture extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** kind */
  type: number;
  /** color space */
  colorspace: number;
  /** built-in pattern (cttBuiltin) */
  builtin: number;
  /** marks on it (cttMark) */
  mark: number;
  /** first colour */
  rgb1: Float64Array;
  /** second colour */
  rgb2: Float64Array;
  /** colour of the marks */
  markrgb: Float64Array;
  /** chance of a random dot */
  random: number;
  /** rows of pixels */
  height: number;
  /** columns of pixels */
  width: number;
  /** bytes per pixel */
  nchannel: number;
  /** media type of the file */
  content_type: string;
  /** file */
  file: string;
  /** rows and columns of the cube layout */
  gridsize: Int32Array;
  /** side of the cube in each cell */
  gridlayout: string;
  /** pixels */
  data: Uint8Array | ArrayLike<number>;
  /** 1: mirror left and right */
  hflip: number;
  /** 1: mirror up and down */
  vflip: number;
  /** where it is in the file, for messages */
  info: string;
}

/** material */
export class MjsMaterial extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** 1: texture repeats by length, not by object */
  texuniform: number;
  /** repeats along x and y */
  texrepeat: Float32Array;
  /** emitted share of the colour */
  emission: number;
  /** strength of highlights */
  specular: number;
  /** sharpness of highlights */
  shininess: number;
  /** mirror share */
  reflectance: number;
  /** metallic share */
  metallic: number;
  /** roughness */
  roughness: number;
  /** colour when there is no material */
  rgba: Float32Array;
  /** elastic modulus of the surface; 0: that of the options; not in MuJoCo */
  modulus: number;
  /** dissipation of the surface; 0: that of the options; not in MuJoCo */
  dissipation: number;
  /** where it is in the file, for messages */
  info: string;
}

/** explicit contact pair */
export class MjsPair extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** first geom */
  geomname1: string;
  /** second geom */
  geomname2: string;
  /** contact dimensions */
  condim: number;
  /** normal direction: reference dynamics */
  solref: Float64Array;
  /** friction directions: reference dynamics */
  solreffriction: Float64Array;
  /** impedance curve */
  solimp: Float64Array;
  /** contacts are found below this distance */
  margin: number;
  /** part of the margin without force */
  gap: number;
  /** two sliding, one torsional, two rolling coefficients */
  friction: Float64Array;
  /** where it is in the file, for messages */
  info: string;
}

/** two bodies that never touch */
export class MjsExclude extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** first body */
  bodyname1: string;
  /** second body */
  bodyname2: string;
  /** where it is in the file, for messages */
  info: string;
}

/** equality constraint */
export class MjsEquality extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** kind */
  type: number;
  /** anchors, relative pose or polynomial, by kind */
  data: Float64Array;
  /** 1: on from the start */
  active: number;
  /** first object */
  name1: string;
  /** second object */
  name2: string;
  /** type of the objects */
  objtype: number;
  /** reference dynamics */
  solref: Float64Array;
  /** impedance curve */
  solimp: Float64Array;
  /** where it is in the file, for messages */
  info: string;
}

/** tendon */
export class MjsTendon extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** spring constant */
  stiffness: number;
  /** lengths between which the spring is slack; -1: the length at qpos0 */
  springlength: Float64Array;
  /** force per unit velocity */
  damping: number;
  /** dry friction */
  frictionloss: number;
  /** friction loss: reference dynamics */
  solref_friction: Float64Array;
  /** friction loss: impedance curve */
  solimp_friction: Float64Array;
  /** inertia of length change */
  armature: number;
  /** has limits (cttLimited) */
  limited: number;
  /** actuator force has bounds (cttLimited) */
  actfrclimited: number;
  /** shortest and longest length */
  range: Float64Array;
  /** bounds of the total actuator force */
  actfrcrange: Float64Array;
  /** distance from the limit at which it becomes active */
  margin: number;
  /** limit: reference dynamics */
  solref_limit: Float64Array;
  /** limit: impedance curve */
  solimp_limit: Float64Array;
  /** material */
  material: string;
  /** drawn thickness */
  width: number;
  /** colour when there is no material */
  rgba: Float32Array;
  /** group for drawing and picking */
  group: number;
  /** user numbers */
  userdata: Float64Array | ArrayLike<number>;
  /** where it is in the file, for messages */
  info: string;
}

/** tendon path point */
export class MjsWrap extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** kind */
  type: number;
  /** where it is in the file, for messages */
  info: string;
}

/** actuator */
export class MjsActuator extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** force per activation */
  gaintype: number;
  /** its parameters */
  gainprm: Float64Array;
  /** force without activation */
  biastype: number;
  /** its parameters */
  biasprm: Float64Array;
  /** activation dynamics */
  dyntype: number;
  /** its parameters */
  dynprm: Float64Array;
  /** activations; -1: by kind */
  actdim: number;
  /** 1: force uses the activation after the step */
  actearly: number;
  /** kind of transmission */
  trntype: number;
  /** factors from length and force to the driven object */
  gear: Float64Array;
  /** driven object */
  target: string;
  /** reference site */
  refsite: string;
  /** site that the slider moves along */
  slidersite: string;
  /** rod length of a slider-crank */
  cranklength: number;
  /** smallest and largest possible length */
  lengthrange: Float64Array;
  /** take the control range from the driven range, times this; 0: do not */
  inheritrange: number;
  /** control has bounds (cttLimited) */
  ctrllimited: number;
  /** bounds of the control */
  ctrlrange: Float64Array;
  /** force has bounds (cttLimited) */
  forcelimited: number;
  /** bounds of the force */
  forcerange: Float64Array;
  /** activation has bounds (cttLimited) */
  actlimited: number;
  /** bounds of the activation */
  actrange: Float64Array;
  /** group for drawing and picking */
  group: number;
  /** samples kept for delay; 0: none */
  nsample: number;
  /** interpolation between samples: 0 hold, 1 linear, 2 cubic */
  interp: number;
  /** delay in seconds */
  delay: number;
  /** kind of gain in the open table, with gaintype ctGAIN_USER; empty: none; not in MuJoCo */
  gain_model: string;
  /** its parameters; not in MuJoCo */
  gain_params: Float64Array | ArrayLike<number>;
  /** user numbers */
  userdata: Float64Array | ArrayLike<number>;
  /** link to a plugin instance */
  plugin: MjsPlugin;
  /** where it is in the file, for messages */
  info: string;
}

/** sensor */
export class MjsSensor extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** kind */
  type: number;
  /** type of its object */
  objtype: number;
  /** name of the object */
  objname: string;
  /** type of its reference object */
  reftype: number;
  /** name of the reference object */
  refname: string;
  /** integer settings by kind */
  intprm: Int32Array;
  /** type of its values */
  datatype: number;
  /** stage after which it is read */
  needstage: number;
  /** output numbers */
  dim: number;
  /** outputs are cut at this size; 0: not */
  cutoff: number;
  /** standard deviation of its noise */
  noise: number;
  /** samples kept for delay; 0: none */
  nsample: number;
  /** interpolation between samples: 0 hold, 1 linear, 2 cubic */
  interp: number;
  /** delay in seconds */
  delay: number;
  /** seconds between readings, 0: every step; then their phase */
  interval: Float64Array;
  /** user numbers */
  userdata: Float64Array | ArrayLike<number>;
  /** link to a plugin instance */
  plugin: MjsPlugin;
  /** where it is in the file, for messages */
  info: string;
}

/** list of numbers */
export class MjsNumeric extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** the numbers */
  data: Float64Array | ArrayLike<number>;
  /** number of values; zeros are added */
  size: number;
  /** where it is in the file, for messages */
  info: string;
}

/** text */
export class MjsText extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** the text */
  data: string;
  /** where it is in the file, for messages */
  info: string;
}

/** list of objects */
export class MjsTuple extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** types of the objects (cttObj) */
  objtype: Int32Array | ArrayLike<number>;
  /** number attached to each */
  objprm: Float64Array | ArrayLike<number>;
  /** where it is in the file, for messages */
  info: string;
}

/** keyframe */
export class MjsKey extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** time */
  time: number;
  /** positions */
  qpos: Float64Array | ArrayLike<number>;
  /** velocities */
  qvel: Float64Array | ArrayLike<number>;
  /** activations */
  act: Float64Array | ArrayLike<number>;
  /** positions of the mocap bodies */
  mpos: Float64Array | ArrayLike<number>;
  /** orientations of the mocap bodies */
  mquat: Float64Array | ArrayLike<number>;
  /** controls */
  ctrl: Float64Array | ArrayLike<number>;
  /** where it is in the file, for messages */
  info: string;
}

/** default class: values of new elements */
export class MjsDefault extends MjStruct {
  name: string;
  /** handle */
  element: MjsElement | null;
  /** joint */
  joint: MjsJoint | null;
  /** geom */
  geom: MjsGeom | null;
  /** site */
  site: MjsSite | null;
  /** camera */
  camera: MjsCamera | null;
  /** light */
  light: MjsLight | null;
  /** flex */
  flex: MjsFlex | null;
  /** mesh */
  mesh: MjsMesh | null;
  /** material */
  material: MjsMaterial | null;
  /** contact pair */
  pair: MjsPair | null;
  /** equality constraint */
  equality: MjsEquality | null;
  /** tendon */
  tendon: MjsTendon | null;
  /** actuator */
  actuator: MjsActuator | null;
}

/** perturbation by the user's mouse */
export class MjvPerturb extends MjStruct {
  /** selected body; 0 or less: none */
  select: number;
  /** selected flex; -1: none */
  flexselect: number;
  /** selected skin; -1: none */
  skinselect: number;
  /** ways of dragging in effect (bits of cttPertBit) */
  active: number;
  /** a second way in effect at the same time */
  active2: number;
  /** where the body's centre of mass should go */
  refpos: Float64Array;
  /** target orientation of the body */
  refquat: Float64Array;
  /** where the picked point should go */
  refselpos: Float64Array;
  /** picked point in the body's frame */
  localpos: Float64Array;
  /** inertia felt at the picked point */
  localmass: number;
  /** metres per unit of mouse motion */
  scale: number;
}

/** a view, as the user steers it */
export class MjvCamera extends MjStruct {
  /** kind of view (cttCamera) */
  type: number;
  /** camera of the model */
  fixedcamid: number;
  /** body to follow */
  trackbodyid: number;
  /** point in the middle of the view */
  lookat: Float64Array;
  /** distance from that point */
  distance: number;
  /** heading in degrees */
  azimuth: number;
  /** pitch in degrees */
  elevation: number;
  /** 1: no perspective */
  orthographic: number;
}

/** a view, as the renderer needs it */
export class MjvGLCamera extends MjStruct {
  /** position */
  pos: Float32Array;
  /** direction of view */
  forward: Float32Array;
  /** direction up */
  up: Float32Array;
  /** horizontal middle of the frustum, at the near plane */
  frustum_center: number;
  /** half width there; 0: from the picture's shape */
  frustum_width: number;
  /** lower edge there */
  frustum_bottom: number;
  /** upper edge there */
  frustum_top: number;
  /** near plane */
  frustum_near: number;
  /** far plane */
  frustum_far: number;
  /** 1: no perspective */
  orthographic: number;
}

/** a shape to draw */
export class MjvGeom extends MjStruct {
  /** shape (cttGeom) */
  type: number;
  /** mesh, height field or plane; -1: none */
  dataid: number;
  /** type of the represented object (cttObj) */
  objtype: number;
  /** id of the represented object; -1: decoration */
  objid: number;
  /** category (cttCatBit) */
  category: number;
  /** material; -1: none */
  matid: number;
  /** 1: has texture coordinates */
  texcoord: number;
  /** number for segmentation; -1: not drawn there */
  segid: number;
  /** sizes by shape */
  size: Float32Array;
  /** position */
  pos: Float32Array;
  /** orientation as a matrix */
  mat: Float32Array;
  /** colour */
  rgba: Float32Array;
  /** emitted share of the colour */
  emission: number;
  /** strength of highlights */
  specular: number;
  /** sharpness of highlights */
  shininess: number;
  /** mirror share */
  reflectance: number;
  /** text beside it */
  label: string;
  /** distance from the camera */
  camdist: number;
  /** radius around it, if it is a geom */
  modelrbound: number;
  /** 1: drawn as transparent */
  transparent: number;
}

/** a light to draw with */
export class MjvLight extends MjStruct {
  /** light of the model; -1: headlight */
  id: number;
  /** position */
  pos: Float32Array;
  /** direction */
  dir: Float32Array;
  /** kind (cttLightType) */
  type: number;
  /** texture of an image light */
  texid: number;
  /** constant, linear and quadratic attenuation */
  attenuation: Float32Array;
  /** half angle of a spot in degrees */
  cutoff: number;
  /** exponent of the fading of a spot towards its rim */
  exponent: number;
  /** colour added everywhere */
  ambient: Float32Array;
  /** colour of diffuse reflection */
  diffuse: Float32Array;
  /** colour of highlights */
  specular: Float32Array;
  /** 1: it is at the camera */
  headlight: number;
  /** 1: throws shadows */
  castshadow: number;
  /** radius of the bulb */
  bulbradius: number;
  /** brightness in candela */
  intensity: number;
  /** reach */
  range: number;
}

/** options of a scene */
export class MjvOption extends MjStruct {
  /** objects with labels (cttLabel) */
  label: number;
  /** objects with visible axes (cttFrame) */
  frame: number;
  /** geom groups shown */
  geomgroup: Uint8Array;
  /** site groups shown */
  sitegroup: Uint8Array;
  /** joint groups shown */
  jointgroup: Uint8Array;
  /** tendon groups shown */
  tendongroup: Uint8Array;
  /** actuator groups shown */
  actuatorgroup: Uint8Array;
  /** flex groups shown */
  flexgroup: Uint8Array;
  /** skin groups shown */
  skingroup: Uint8Array;
  /** switches (cttVisFlag) */
  flags: Uint8Array;
  /** depth of bounding volumes shown */
  bvh_depth: number;
  /** layer of flex elements shown */
  flex_layer: number;
  /** colours of flexes (cttFlexColor); not in MuJoCo */
  flex_color: number;
  /** energy density of the last colour in J/m^3; 0: the largest of all flexes; not in MuJoCo */
  flex_colormax: number;
}

/** everything to draw */
export class MjvScene extends MjStruct {
  /** room for shapes */
  maxgeom: number;
  /** shapes */
  ngeom: number;
  /** the shapes */
  geoms: MjvGeom[];
  /** their order by distance */
  geomorder: Int32Array;
  /** flexes */
  nflex: number;
  /** first edge of each flex */
  flexedgeadr: Int32Array;
  /** edges of each flex */
  flexedgenum: Int32Array;
  /** first vertex of each flex */
  flexvertadr: Int32Array;
  /** vertices of each flex */
  flexvertnum: Int32Array;
  /** first face of each flex */
  flexfaceadr: Int32Array;
  /** faces that fit for each flex */
  flexfacenum: Int32Array;
  /** faces in use of each flex */
  flexfaceused: Int32Array;
  /** vertices of the edges */
  flexedge: Int32Array;
  /** vertices */
  flexvert: Float32Array;
  /** 1: flex vertices are drawn */
  flexvertopt: number;
  /** 1: flex edges are drawn */
  flexedgeopt: number;
  /** 1: flex faces are drawn */
  flexfaceopt: number;
  /** 1: flex skins are drawn */
  flexskinopt: number;
  /** skins */
  nskin: number;
  /** triangles of each skin */
  skinfacenum: Int32Array;
  /** first vertex of each skin */
  skinvertadr: Int32Array;
  /** vertices of each skin */
  skinvertnum: Int32Array;
  /** vertices */
  skinvert: Float32Array;
  /** normals */
  skinnormal: Float32Array;
  /** lights */
  nlight: number;
  /** the lights */
  lights: MjvLight[];
  /** cameras of the left and right eye */
  camera: MjvGLCamera[];
  /** 1: the model is moved in the room */
  enabletransform: number;
  /** position of the model in the room */
  translate: Float32Array;
  /** orientation of the model in the room */
  rotate: Float32Array;
  /** size of the model in the room */
  scale: number;
  /** two eyes (cttStereo) */
  stereo: number;
  /** switches (cttRndFlag) */
  flags: Uint8Array;
  /** width of a border around the picture; 0: none */
  framewidth: number;
  /** colour of that border */
  framergb: Float32Array;
  /** 0: fine, 1: no room for all shapes */
  status: number;
  /** what colours of flexes show (cttFlexColor); not in MuJoCo */
  flexcoloropt: number;
  /** energy density of the last colour in J/m^3; not in MuJoCo */
  flexcolormax: number;
  /** colours of the vertices of flexes, red, green, blue; not in MuJoCo */
  flexvertcolor: Float32Array;
  /** deformable bodies of particles; not in MuJoCo */
  ndeform: number;
  /** faces of all of them; not in MuJoCo */
  ndeformface: number;
  /** first face of each deformable body; not in MuJoCo */
  deformfaceadr: Int32Array;
  /** faces of each deformable body; not in MuJoCo */
  deformfacenum: Int32Array;
  /** their faces: three corners each; not in MuJoCo */
  deformface: Float32Array;
  /** unit normals at these corners; not in MuJoCo */
  deformnormal: Float32Array;
}

/** a plot */
export class MjvFigure extends MjStruct {
  /** 1: legend */
  flg_legend: number;
  /** 1: numbers at the axes, x and y */
  flg_ticklabel: Int32Array;
  /** 1: range grows with the data */
  flg_extend: number;
  /** 1: bars instead of lines */
  flg_barplot: number;
  /** 1: vertical line at selection */
  flg_selection: number;
  /** 1: y range is symmetric about zero */
  flg_symmetric: number;
  /** width of lines */
  linewidth: number;
  /** width of grid lines */
  gridwidth: number;
  /** grid points along x and y */
  gridsize: Int32Array;
  /** colour of the grid */
  gridrgb: Float32Array;
  /** colour behind the plot */
  figurergba: Float32Array;
  /** colour inside the axes */
  panergba: Float32Array;
  /** colour behind the legend */
  legendrgba: Float32Array;
  /** colour of text */
  textrgb: Float32Array;
  /** colours of the lines */
  linergb: Float32Array;
  /** x and y range; first above second: from the data */
  range: Float32Array;
  /** printf format of x numbers */
  xformat: string;
  /** printf format of y numbers */
  yformat: string;
  /** text whose width the y numbers get at least */
  minwidth: string;
  /** title; parts after a newline are subtitles */
  title: string;
  /** text below the x axis */
  xlabel: string;
  /** lines skipped in the legend */
  legendoffset: number;
  /** subplot that is highlighted */
  subplot: number;
  /** point of the picture for which a line is highlighted */
  highlight: Int32Array;
  /** line that is highlighted; -1: by that point */
  highlightid: number;
  /** x of the vertical line */
  selection: number;
  /** points of each line */
  linepnt: Int32Array;
  /** points as x, y pairs */
  linedata: Float32Array;
  /** x axis from and to, in pixels */
  xaxispixel: Int32Array;
  /** y axis from and to, in pixels */
  yaxispixel: Int32Array;
  /** x axis from and to, in data */
  xaxisdata: Float32Array;
  /** y axis from and to, in data */
  yaxisdata: Float32Array;
}

/** settings of derivatives; all zero: the defaults; not in MuJoCo */
export class MjDerivativeOption extends MjStruct {
  /** relative distance at which a kink is listed; contacts that are about to appear are only searched if it is set; 0: 1e-3 */
  neardist: number;
  /** Newton steps after the solver at most; 0: 30, negative: none */
  polish: number;
  /** residual that ends them, relative to the largest force; 0: 1e-12 */
  tolerance: number;
  /** relative distance over which rows that do not push, and clamped controls and forces, still act; 0: none */
  smooth: number;
  /** 1: ct_forward was the last call with this data and nothing was changed since, so that it is not called again */
  ready: number;
}

/** a place near the state where the derivative jumps; not in MuJoCo */
export class MjDerivativeKink extends MjStruct {
  /** what changes (cttDerivativeKink) */
  kind: number;
  /** constraint row; -1: none */
  row: number;
  /** kind of the objects (cttObj) */
  objtype: number;
  /** objects: geoms of a contact, flexes, a joint, tendon, actuator or equality; -1: none */
  id: Int32Array;
  /** distance to the change, relative to the size of the quantity */
  distance: number;
}

/** how a derivative was computed; a struct of zeros may be passed; not in MuJoCo */
export class MjDerivativeInfo extends MjStruct {
  /** settings, read only */
  opt: MjDerivativeOption;
  /** 0: done, else what was refused (cttDerivativeStatus) */
  status: number;
  /** why it was refused; empty: it was not */
  reason: string;
  /** Newton steps after the solver */
  polish: number;
  /** largest residual force divided by the largest force */
  residual: number;
  /** kinks that are near, of which the first are listed */
  nkink: number;
  /** the same by cttDerivativeKink */
  nkinkkind: Int32Array;
  /** kinks, in the order of the rows and elements */
  kink: MjDerivativeKink[];
  /** what is approximated or left out: bits of cttDerivativeApprox */
  approx: number;
  /** contacts that have rows */
  ncontact: number;
  /** those whose motion has a closed form */
  nexact: number;
  /** those whose motion is that of the touching features */
  nfeature: number;
  /** those whose motion comes from differences of the pair */
  ndifference: number;
  /** sensors without derivative, of which the first are listed */
  nsensor: number;
  /** these sensors */
  sensor: Int32Array;
}

/** material of a deformable body, in SI units; not in MuJoCo */
export class MjDeformMaterial extends MjStruct {
  /** mass per volume, kg/m^3 */
  density: number;
  /** Young's modulus, Pa */
  young: number;
  /** Poisson's ratio, in [0, 0.5) */
  poisson: number;
  /** bending stiffness divided by that of a solid sheet or rod of the same thickness */
  bending: number;
  /** stress per rate of strain divided by stress per strain, s */
  damping: number;
  /** rate at which velocities decay, 1/s */
  drag: number;
  /** coefficient of sliding friction */
  friction: number;
}

/** a vertex that is held by a body, a site or the world; not in MuJoCo */
export class MjDeformAttach extends MjStruct {
  /** vertex of the deformable body */
  vertex: number;
  /** ctOBJ_BODY or ctOBJ_SITE (cttObj); the world is body 0 */
  objtype: number;
  /** body or site */
  objid: number;
  /** point in the frame of the body or site */
  pos: Float64Array;
  /** displacement per force, m/N; 0: rigid */
  compliance: number;
  /** force at which it tears off, N; 0: never */
  limit: number;
}

/** definition of a deformable body; not in MuJoCo */
export class MjDeformDef extends MjStruct {
  /** cloth, soft body or chain */
  kind: number;
  /** vertices */
  nvert: number;
  /** elements */
  nelem: number;
  /** material */
  material: MjDeformMaterial;
  /** thickness of a cloth or diameter of a chain, m; without meaning for soft bodies */
  thickness: number;
  /** distance that contacts keep from vertices; negative: half the thickness, 5 mm for soft bodies */
  margin: number;
  /** vertices that do not move */
  npin: number;
  /** attachments */
  nattach: number;
  /** attachments */
  attach: MjDeformAttach | null;
  /** substeps per time step; 0: chosen from the time step */
  substeps: number;
  /** projections of all constraints per substep */
  iterations: number;
  /** 1: elements move by the midpoint rule, of second order and without numerical damping; chains do not */
  midpoint: number;
  /** bits, as of geoms */
  contype: number;
  /** bits, as of geoms */
  conaffinity: number;
  /** dimension of contacts with geoms: 1 or 3 */
  condim: number;
  /** softness of contacts: time constant and damping ratio */
  solref: Float64Array;
  /** impedance of contacts */
  solimp: Float64Array;
  /** 1: vertices collide with the other elements of the body */
  selfcollide: number;
  /** speed below which the body comes to rest after half a second, m/s; 0: never */
  sleep: number;
  /** colour */
  rgba: Float32Array;
}

/** a contact of a deformable body with a geom or another deformable body; not in MuJoCo */
export class MjDeformContact extends MjStruct {
  /** deformable body */
  body: number;
  /** its vertex, or the first vertex of an edge or face if elem is not negative */
  vertex: number;
  /** element of the body that touches; -1: a vertex */
  elem: number;
  /** geom; -1: another deformable body */
  geom: number;
  /** other deformable body; -1: a geom */
  other: number;
  /** element of the other body; -1: a geom */
  other_elem: number;
  /** point on the surface of the geom or of the other body */
  pos: Float64Array;
  /** unit vector from there towards the vertex */
  normal: Float64Array;
  /** overlap, positive inside the margin */
  depth: number;
  /** coefficient of friction of the pair, the geometric mean */
  friction: number;
  /** 1: normal force only, 3: with friction */
  dim: number;
  /** softness */
  solref: Float64Array;
  /** impedance */
  solimp: Float64Array;
  /** mean force on the deformable body over the last step, world frame */
  force: Float64Array;
}

/** parts of the computation that can be switched off */
export interface mjtDisableBit {
  /** all constraints */
  readonly mjDSBL_CONSTRAINT: 1;
  /** equality constraints */
  readonly mjDSBL_EQUALITY: 2;
  /** dry friction of joints and tendons */
  readonly mjDSBL_FRICTIONLOSS: 4;
  /** joint and tendon limits */
  readonly mjDSBL_LIMIT: 8;
  /** contacts */
  readonly mjDSBL_CONTACT: 16;
  /** springs */
  readonly mjDSBL_SPRING: 32;
  /** dampers */
  readonly mjDSBL_DAMPER: 64;
  /** gravity */
  readonly mjDSBL_GRAVITY: 128;
  /** clamping of controls */
  readonly mjDSBL_CLAMPCTRL: 256;
  /** starting the solver from the previous acceleration */
  readonly mjDSBL_WARMSTART: 512;
  /** leaving out contacts between parent and child */
  readonly mjDSBL_FILTERPARENT: 1024;
  /** actuators */
  readonly mjDSBL_ACTUATION: 2048;
  /** keeping reference time constants above two time steps */
  readonly mjDSBL_REFSAFE: 4096;
  /** sensors */
  readonly mjDSBL_SENSOR: 8192;
  /** bounding volume trees in collision */
  readonly mjDSBL_MIDPHASE: 16384;
  /** implicit joint damping in the Euler integrator */
  readonly mjDSBL_EULERDAMP: 32768;
  /** reset when numbers are bad */
  readonly mjDSBL_AUTORESET: 65536;
  /** the built-in convex collision; the older one is used */
  readonly mjDSBL_NATIVECCD: 131072;
  /** solving islands one by one */
  readonly mjDSBL_ISLAND: 262144;
  /** number of these bits */
  readonly mjNDISABLE: 19;
}

/** optional parts of the computation */
export interface mjtEnableBit {
  /** contact parameters of the options replace all others */
  readonly mjENBL_OVERRIDE: 1;
  /** potential and kinetic energy */
  readonly mjENBL_ENERGY: 2;
  /** comparison of forward and inverse dynamics */
  readonly mjENBL_FWDINV: 4;
  /** inverse dynamics of discrete time */
  readonly mjENBL_INVDISCRETE: 8;
  /** several contacts for two convex geoms */
  readonly mjENBL_MULTICCD: 16;
  /** trees at rest sleep */
  readonly mjENBL_SLEEP: 32;
  /** number of these bits */
  readonly mjNENABLE: 6;
}

/** kinds of joints */
export interface mjtJoint {
  /** free body: position and quaternion, 6 dofs */
  readonly mjJNT_FREE: 0;
  /** ball: quaternion, 3 dofs */
  readonly mjJNT_BALL: 1;
  /** slide along an axis, 1 dof */
  readonly mjJNT_SLIDE: 2;
  /** turn about an axis, 1 dof */
  readonly mjJNT_HINGE: 3;
}

/** shapes */
export interface mjtGeom {
  /** infinite plane; z is the normal */
  readonly mjGEOM_PLANE: 0;
  /** height field */
  readonly mjGEOM_HFIELD: 1;
  /** sphere: radius */
  readonly mjGEOM_SPHERE: 2;
  /** capsule along z: radius, half length of the cylinder part */
  readonly mjGEOM_CAPSULE: 3;
  /** ellipsoid: three radii */
  readonly mjGEOM_ELLIPSOID: 4;
  /** cylinder along z: radius, half length */
  readonly mjGEOM_CYLINDER: 5;
  /** box: three half sizes */
  readonly mjGEOM_BOX: 6;
  /** mesh; collides as its convex hull */
  readonly mjGEOM_MESH: 7;
  /** signed distance field */
  readonly mjGEOM_SDF: 8;
  /** number of the shapes above */
  readonly mjNGEOMTYPES: 9;
  /** drawing only: arrow */
  readonly mjGEOM_ARROW: 100;
  /** drawing only: arrow without wedges */
  readonly mjGEOM_ARROW1: 101;
  /** drawing only: arrow with two heads */
  readonly mjGEOM_ARROW2: 102;
  /** drawing only: line */
  readonly mjGEOM_LINE: 103;
  /** drawing only: edges of a box */
  readonly mjGEOM_LINEBOX: 104;
  /** drawing only: flex */
  readonly mjGEOM_FLEX: 105;
  /** drawing only: skin */
  readonly mjGEOM_SKIN: 106;
  /** drawing only: text */
  readonly mjGEOM_LABEL: 107;
  /** drawing only: triangle */
  readonly mjGEOM_TRIANGLE: 108;
  /** drawing only: deformable body of particles; not in MuJoCo */
  readonly mjGEOM_DEFORM: 200;
  /** no shape */
  readonly mjGEOM_NONE: 1001;
}

/** projection of a camera */
export interface mjtProjection {
  /** far things are smaller */
  readonly mjPROJ_PERSPECTIVE: 0;
  /** along parallel lines */
  readonly mjPROJ_ORTHOGRAPHIC: 1;
}

/** tracking mode of a camera or light */
export interface mjtCamLight {
  /** fixed to the body */
  readonly mjCAMLIGHT_FIXED: 0;
  /** keeps its offset from the body and its orientation in the world */
  readonly mjCAMLIGHT_TRACK: 1;
  /** keeps its offset from the subtree's centre of mass and its orientation in the world */
  readonly mjCAMLIGHT_TRACKCOM: 2;
  /** fixed to the body, looks at the target body */
  readonly mjCAMLIGHT_TARGETBODY: 3;
  /** fixed to the body, looks at the target subtree's centre of mass */
  readonly mjCAMLIGHT_TARGETBODYCOM: 4;
}

/** kinds of light */
export interface mjtLightType {
  /** cone from a point */
  readonly mjLIGHT_SPOT: 0;
  /** parallel, from far away */
  readonly mjLIGHT_DIRECTIONAL: 1;
  /** all ways from a point */
  readonly mjLIGHT_POINT: 2;
  /** from a picture around the scene */
  readonly mjLIGHT_IMAGE: 3;
}

/** kinds of texture */
export interface mjtTexture {
  /** flat picture */
  readonly mjTEXTURE_2D: 0;
  /** six sides of a cube */
  readonly mjTEXTURE_CUBE: 1;
  /** six sides of the sky */
  readonly mjTEXTURE_SKYBOX: 2;
}

/** role of a texture in a material */
export interface mjtTextureRole {
  /** defined by the user */
  readonly mjTEXROLE_USER: 0;
  /** base colour */
  readonly mjTEXROLE_RGB: 1;
  /** ambient occlusion */
  readonly mjTEXROLE_OCCLUSION: 2;
  /** roughness */
  readonly mjTEXROLE_ROUGHNESS: 3;
  /** metallic share */
  readonly mjTEXROLE_METALLIC: 4;
  /** bumps as normals */
  readonly mjTEXROLE_NORMAL: 5;
  /** opacity */
  readonly mjTEXROLE_OPACITY: 6;
  /** emitted light */
  readonly mjTEXROLE_EMISSIVE: 7;
  /** base colour and opacity */
  readonly mjTEXROLE_RGBA: 8;
  /** occlusion, roughness and metallic share in three channels */
  readonly mjTEXROLE_ORM: 9;
  /** number of roles */
  readonly mjNTEXROLE: 10;
}

/** color space of a texture */
export interface mjtColorSpace {
  /** as given by the file */
  readonly mjCOLORSPACE_AUTO: 0;
  /** proportional to light */
  readonly mjCOLORSPACE_LINEAR: 1;
  /** the common non-linear scale */
  readonly mjCOLORSPACE_SRGB: 2;
}

/** integrators */
export interface mjtIntegrator {
  /** semi-implicit Euler, joint damping implicit */
  readonly mjINT_EULER: 0;
  /** Runge-Kutta of fourth order */
  readonly mjINT_RK4: 1;
  /** implicit in velocity, all velocity derivatives */
  readonly mjINT_IMPLICIT: 2;
  /** implicit in velocity, without the derivatives of Coriolis forces; symmetric */
  readonly mjINT_IMPLICITFAST: 3;
  /** implicit in position and velocity for springs and dampers of joints and tendons; not in MuJoCo */
  readonly mjINT_SPRINGDAMPER: 4;
}

/** friction cones */
export interface mjtCone {
  /** pyramid inside the cone */
  readonly mjCONE_PYRAMIDAL: 0;
  /** the cone itself */
  readonly mjCONE_ELLIPTIC: 1;
}

/** layout of constraint matrices */
export interface mjtJacobian {
  /** full matrices */
  readonly mjJAC_DENSE: 0;
  /** compressed rows */
  readonly mjJAC_SPARSE: 1;
  /** sparse from 60 dofs on */
  readonly mjJAC_AUTO: 2;
}

/** constraint solvers */
export interface mjtSolver {
  /** dual: projected Gauss-Seidel */
  readonly mjSOL_PGS: 0;
  /** primal: conjugate gradient */
  readonly mjSOL_CG: 1;
  /** primal: Newton */
  readonly mjSOL_NEWTON: 2;
}

/** kinds of deformable bodies; not in MuJoCo */
export interface mjtDeform {
  /** triangles: stretch, shear and bending of a sheet */
  readonly mjDEFORM_CLOTH: 0;
  /** tetrahedra: strain and volume of a solid */
  readonly mjDEFORM_SOFT: 1;
  /** segments: stretch, bending and twist of a rod */
  readonly mjDEFORM_CHAIN: 2;
  /** number of the kinds above */
  readonly mjNDEFORM: 3;
}

/** answers of derivatives; not in MuJoCo */
export interface mjtDerivativeStatus {
  /** computed */
  readonly mjDERIV_DONE: 0;
  /** refused: the result of noslip iterations is not a minimum */
  readonly mjDERIV_NOSLIP: 1;
  /** refused: delayed controls or sensors are no part of the state */
  readonly mjDERIV_DELAY: 2;
  /** refused: the contact formulation is not the convex one, or a flex has no derivative */
  readonly mjDERIV_FORMULATION: 3;
  /** refused: the state or the acceleration is not finite */
  readonly mjDERIV_BADSTATE: 4;
  /** refused: memory is insufficient */
  readonly mjDERIV_MEMORY: 5;
  /** refused: the selection of parameters is not valid */
  readonly mjDERIV_PARAM: 6;
  /** refused: an argument is NULL or out of its range */
  readonly mjDERIV_ARGUMENT: 7;
}

/** changes that are near; not in MuJoCo */
export interface mjtDerivativeKink {
  /** a row is about to begin or to end pushing, or to change its piece of the cost */
  readonly mjKINK_STATE: 0;
  /** a contact is about to appear or to end */
  readonly mjKINK_CONTACT: 1;
  /** the features of two geoms that touch are about to change */
  readonly mjKINK_FEATURE: 2;
  /** the impedance of a row is at an end of its width, where its slope jumps */
  readonly mjKINK_IMPEDANCE: 3;
  /** a control is at its limit */
  readonly mjKINK_CONTROL: 4;
  /** an activation is at its limit */
  readonly mjKINK_ACTIVATION: 5;
  /** an actuator force is at its limit */
  readonly mjKINK_FORCE: 6;
  /** the actuator force on a joint is at its limit */
  readonly mjKINK_JOINT: 7;
  /** a tendon spring is at the end of its dead band, or the actuator force on a tendon at its limit */
  readonly mjKINK_TENDON: 8;
  /** the rate of a muscle is about to change between activation and deactivation */
  readonly mjKINK_MUSCLE: 9;
  /** number of the kinds above */
  readonly mjNKINKKIND: 10;
}

/** what a derivative approximates or leaves out; bits; not in MuJoCo */
export interface mjtDerivativeApprox {
  /** the motion of some contacts comes from differences of the pair */
  readonly mjAPPROX_CONTACT: 1;
  /** passive forces of flexes come from differences of these forces */
  readonly mjAPPROX_FLEX: 2;
  /** fluid forces come from differences of these forces */
  readonly mjAPPROX_FLUID: 4;
  /** a user kind without derivatives comes from differences of the kind */
  readonly mjAPPROX_KIND: 8;
  /** forces of plugins and hooks count as constant */
  readonly mjAPPROX_PLUGIN: 16;
  /** forces of deformable bodies count as constant */
  readonly mjAPPROX_DEFORM: 32;
  /** wrapping paths of tendons come from differences of the path */
  readonly mjAPPROX_WRAP: 64;
  /** sleeping trees stay asleep */
  readonly mjAPPROX_SLEEP: 128;
  /** moments of some transmissions come from differences of these moments */
  readonly mjAPPROX_TRANSMISSION: 256;
  /** the motion of some rows comes from differences of these rows */
  readonly mjAPPROX_ROW: 512;
  /** the matrix of an implicit integrator counts as constant in part */
  readonly mjAPPROX_IMPLICIT: 1024;
  /** rows that do not push, or controls and forces beyond their limits, act by the setting smooth */
  readonly mjAPPROX_SMOOTH: 4096;
  /** some sensors come from differences of the sensors */
  readonly mjAPPROX_SENSOR: 8192;
}

/** parameters of a model that a step is differentiated by; not in MuJoCo */
export interface mjtDerivativeParam {
  /** body_mass, 1 per body */
  readonly mjPARAM_BODY_MASS: 0;
  /** body_inertia, 3 per body */
  readonly mjPARAM_BODY_INERTIA: 1;
  /** body_ipos, 3 per body */
  readonly mjPARAM_BODY_IPOS: 2;
  /** dof_damping, 1 per dof */
  readonly mjPARAM_DOF_DAMPING: 3;
  /** dof_armature, 1 per dof */
  readonly mjPARAM_DOF_ARMATURE: 4;
  /** dof_frictionloss, 1 per dof */
  readonly mjPARAM_DOF_FRICTIONLOSS: 5;
  /** jnt_stiffness, 1 per joint */
  readonly mjPARAM_JNT_STIFFNESS: 6;
  /** qpos_spring of scalar joints, 1 per joint; others have 0 */
  readonly mjPARAM_QPOS_SPRING: 7;
  /** tendon_stiffness, 1 per tendon */
  readonly mjPARAM_TENDON_STIFFNESS: 8;
  /** tendon_damping, 1 per tendon */
  readonly mjPARAM_TENDON_DAMPING: 9;
  /** actuator_gainprm, the first 3 per actuator, of fixed and affine gains */
  readonly mjPARAM_GAIN: 10;
  /** actuator_biasprm, the first 3 per actuator, of affine biases */
  readonly mjPARAM_BIAS: 11;
  /** geom_friction, 3 per geom */
  readonly mjPARAM_GEOM_FRICTION: 12;
  /** geom_solref, 2 per geom */
  readonly mjPARAM_GEOM_SOLREF: 13;
  /** jnt_solref of joint limits, 2 per joint */
  readonly mjPARAM_JNT_SOLREF: 14;
  /** geom_size, 3 per geom */
  readonly mjPARAM_GEOM_SIZE: 15;
  /** geom_pos, 3 per geom */
  readonly mjPARAM_GEOM_POS: 16;
  /** geom_quat, as 3 small turns about the axes of the geom */
  readonly mjPARAM_GEOM_QUAT: 17;
  /** opt.gravity, 3 numbers of one element */
  readonly mjPARAM_GRAVITY: 18;
  /** number of the groups above */
  readonly mjNPARAM: 19;
}

/** open tables of kinds, to which users add rows; not in MuJoCo */
export interface mjtKindTable {
  /** bending of flexes */
  readonly mjKIND_BENDING: 0;
  /** elasticity of flexes */
  readonly mjKIND_ELASTICITY: 1;
  /** gains of actuators */
  readonly mjKIND_GAIN: 2;
  /** contact formulations */
  readonly mjKIND_FORMULATION: 3;
  /** number of the tables above */
  readonly mjNKINDTABLE: 4;
}

/** built-in kinds of bending; not in MuJoCo */
export interface mjtBending {
  /** quadratic energy with constant cotangent weights, as in MuJoCo */
  readonly mjBEND_COTANGENT: 0;
  /** springs in the dihedral angles, for large rotations */
  readonly mjBEND_BRIDSON: 1;
  /** no resistance */
  readonly mjBEND_NONE: 2;
  /** number of the kinds above */
  readonly mjNBENDING: 3;
}

/** built-in kinds of elasticity; not in MuJoCo */
export interface mjtElasticity {
  /** linear material in squared edge lengths, as in MuJoCo */
  readonly mjELAST_LINEAR: 0;
  /** neo-Hookean with logarithmic volume term */
  readonly mjELAST_NEO_HOOKEAN: 1;
  /** neo-Hookean that is defined for inverted elements */
  readonly mjELAST_STABLE_NEO_HOOKEAN: 2;
  /** Saint Venant-Kirchhoff: linear in the Green strain */
  readonly mjELAST_STVK: 3;
  /** linear in the stretch after removal of the rotation */
  readonly mjELAST_COROTATED: 4;
  /** Mooney-Rivlin: first and second invariant */
  readonly mjELAST_MOONEY_RIVLIN: 5;
  /** number of the kinds above */
  readonly mjNELASTICITY: 6;
}

/** built-in contact formulations; not in MuJoCo */
export interface mjtFormulation {
  /** convex optimization by the solver of the options, as in MuJoCo */
  readonly mjFORM_CONVEX: 0;
  /** extended position based dynamics */
  readonly mjFORM_XPBD: 1;
  /** compliant force law with dissipation */
  readonly mjFORM_HUNT_CROSSLEY: 2;
  /** number of the formulations above */
  readonly mjNFORMULATION: 3;
}

/** built-in kinds of the open table of gains; not in MuJoCo */
export interface mjtGainKind {
  /** what ctGAIN_FIXED computes */
  readonly mjGAINKIND_FIXED: 0;
  /** what ctGAIN_AFFINE computes */
  readonly mjGAINKIND_AFFINE: 1;
  /** what ctGAIN_MUSCLE computes */
  readonly mjGAINKIND_MUSCLE: 2;
  /** spring and damper between a motor and the actuator */
  readonly mjGAINKIND_SERIES_ELASTIC: 3;
  /** number of the kinds above */
  readonly mjNGAINKIND: 4;
}

/** kinds of equality constraints */
export interface mjtEq {
  /** two bodies share a point */
  readonly mjEQ_CONNECT: 0;
  /** two bodies keep their relative pose */
  readonly mjEQ_WELD: 1;
  /** a joint is a polynomial of another one, or constant */
  readonly mjEQ_JOINT: 2;
  /** a tendon's length is a polynomial of another one's, or constant */
  readonly mjEQ_TENDON: 3;
  /** all edges of a flex keep their length */
  readonly mjEQ_FLEX: 4;
  /** all vertices of a flex keep their shape */
  readonly mjEQ_FLEXVERT: 5;
  /** no longer supported */
  readonly mjEQ_DISTANCE: 6;
}

/** kinds of tendon path points */
export interface mjtWrap {
  /** none */
  readonly mjWRAP_NONE: 0;
  /** joint with a factor */
  readonly mjWRAP_JOINT: 1;
  /** pulley: divides the following branch */
  readonly mjWRAP_PULLEY: 2;
  /** through a site */
  readonly mjWRAP_SITE: 3;
  /** around a sphere */
  readonly mjWRAP_SPHERE: 4;
  /** around a cylinder */
  readonly mjWRAP_CYLINDER: 5;
}

/** kind of transmission of an actuator */
export interface mjtTrn {
  /** a joint; free and ball torques in the child's frame */
  readonly mjTRN_JOINT: 0;
  /** a joint; free and ball torques in the parent's frame */
  readonly mjTRN_JOINTINPARENT: 1;
  /** a site by a slider and crank */
  readonly mjTRN_SLIDERCRANK: 2;
  /** a tendon */
  readonly mjTRN_TENDON: 3;
  /** a force and torque at a site */
  readonly mjTRN_SITE: 4;
  /** contacts of a body: adhesion */
  readonly mjTRN_BODY: 5;
  /** not set */
  readonly mjTRN_UNDEFINED: 1000;
}

/** activation dynamics */
export interface mjtDyn {
  /** no activation: the control acts at once */
  readonly mjDYN_NONE: 0;
  /** rate = control */
  readonly mjDYN_INTEGRATOR: 1;
  /** low-pass, integrated by the integrator */
  readonly mjDYN_FILTER: 2;
  /** low-pass, exact over a step */
  readonly mjDYN_FILTEREXACT: 3;
  /** muscle activation */
  readonly mjDYN_MUSCLE: 4;
  /** user hook */
  readonly mjDYN_USER: 5;
}

/** force per activation */
export interface mjtGain {
  /** constant */
  readonly mjGAIN_FIXED: 0;
  /** constant + factor * length + factor * velocity */
  readonly mjGAIN_AFFINE: 1;
  /** muscle force-length-velocity curve */
  readonly mjGAIN_MUSCLE: 2;
  /** user hook */
  readonly mjGAIN_USER: 3;
}

/** force without activation */
export interface mjtBias {
  /** none */
  readonly mjBIAS_NONE: 0;
  /** constant + factor * length + factor * velocity */
  readonly mjBIAS_AFFINE: 1;
  /** passive muscle force */
  readonly mjBIAS_MUSCLE: 2;
  /** user hook */
  readonly mjBIAS_USER: 3;
}

/** types of objects */
export interface mjtObj {
  /** unknown */
  readonly mjOBJ_UNKNOWN: 0;
  /** body; its inertial frame where a pose is meant */
  readonly mjOBJ_BODY: 1;
  /** body; its own frame where a pose is meant */
  readonly mjOBJ_XBODY: 2;
  /** joint */
  readonly mjOBJ_JOINT: 3;
  /** degree of freedom */
  readonly mjOBJ_DOF: 4;
  /** geom */
  readonly mjOBJ_GEOM: 5;
  /** site */
  readonly mjOBJ_SITE: 6;
  /** camera */
  readonly mjOBJ_CAMERA: 7;
  /** light */
  readonly mjOBJ_LIGHT: 8;
  /** flex */
  readonly mjOBJ_FLEX: 9;
  /** mesh */
  readonly mjOBJ_MESH: 10;
  /** skin */
  readonly mjOBJ_SKIN: 11;
  /** height field */
  readonly mjOBJ_HFIELD: 12;
  /** texture */
  readonly mjOBJ_TEXTURE: 13;
  /** material */
  readonly mjOBJ_MATERIAL: 14;
  /** contact pair */
  readonly mjOBJ_PAIR: 15;
  /** contact exclude */
  readonly mjOBJ_EXCLUDE: 16;
  /** equality constraint */
  readonly mjOBJ_EQUALITY: 17;
  /** tendon */
  readonly mjOBJ_TENDON: 18;
  /** actuator */
  readonly mjOBJ_ACTUATOR: 19;
  /** sensor */
  readonly mjOBJ_SENSOR: 20;
  /** number list */
  readonly mjOBJ_NUMERIC: 21;
  /** text */
  readonly mjOBJ_TEXT: 22;
  /** tuple */
  readonly mjOBJ_TUPLE: 23;
  /** keyframe */
  readonly mjOBJ_KEY: 24;
  /** plugin instance */
  readonly mjOBJ_PLUGIN: 25;
  /** number of the types above */
  readonly mjNOBJECT: 26;
  /** spec only: frame */
  readonly mjOBJ_FRAME: 100;
  /** spec only: default class */
  readonly mjOBJ_DEFAULT: 101;
  /** spec only: whole model */
  readonly mjOBJ_MODEL: 102;
  /** deformable body of particles; not in MuJoCo */
  readonly mjOBJ_DEFORM: 103;
}

/** kinds of sensors */
export interface mjtSensor {
  /** sum of the normal contact forces inside a site */
  readonly mjSENS_TOUCH: 0;
  /** acceleration of a site, gravity included, site frame */
  readonly mjSENS_ACCELEROMETER: 1;
  /** velocity of a site, site frame */
  readonly mjSENS_VELOCIMETER: 2;
  /** angular velocity of a site, site frame */
  readonly mjSENS_GYRO: 3;
  /** force between a site's body and its parent, site frame */
  readonly mjSENS_FORCE: 4;
  /** torque between a site's body and its parent, site frame */
  readonly mjSENS_TORQUE: 5;
  /** magnetic flux at a site, site frame */
  readonly mjSENS_MAGNETOMETER: 6;
  /** distance along a ray from a site or a camera's pixels; -1: nothing hit */
  readonly mjSENS_RANGEFINDER: 7;
  /** pixel at which a camera sees a site */
  readonly mjSENS_CAMPROJECTION: 8;
  /** position of a slide or hinge */
  readonly mjSENS_JOINTPOS: 9;
  /** velocity of a slide or hinge */
  readonly mjSENS_JOINTVEL: 10;
  /** length of a tendon */
  readonly mjSENS_TENDONPOS: 11;
  /** velocity of a tendon */
  readonly mjSENS_TENDONVEL: 12;
  /** length of an actuator */
  readonly mjSENS_ACTUATORPOS: 13;
  /** velocity of an actuator */
  readonly mjSENS_ACTUATORVEL: 14;
  /** force of an actuator */
  readonly mjSENS_ACTUATORFRC: 15;
  /** actuator force on a slide or hinge */
  readonly mjSENS_JOINTACTFRC: 16;
  /** actuator force on a tendon */
  readonly mjSENS_TENDONACTFRC: 17;
  /** quaternion of a ball joint */
  readonly mjSENS_BALLQUAT: 18;
  /** angular velocity of a ball joint */
  readonly mjSENS_BALLANGVEL: 19;
  /** distance to a joint's limit minus margin */
  readonly mjSENS_JOINTLIMITPOS: 20;
  /** velocity of a joint's limit */
  readonly mjSENS_JOINTLIMITVEL: 21;
  /** force of a joint's limit */
  readonly mjSENS_JOINTLIMITFRC: 22;
  /** distance to a tendon's limit minus margin */
  readonly mjSENS_TENDONLIMITPOS: 23;
  /** velocity of a tendon's limit */
  readonly mjSENS_TENDONLIMITVEL: 24;
  /** force of a tendon's limit */
  readonly mjSENS_TENDONLIMITFRC: 25;
  /** position of an object, in a reference frame if given */
  readonly mjSENS_FRAMEPOS: 26;
  /** orientation of an object, in a reference frame if given */
  readonly mjSENS_FRAMEQUAT: 27;
  /** x axis of an object, in a reference frame if given */
  readonly mjSENS_FRAMEXAXIS: 28;
  /** y axis of an object, in a reference frame if given */
  readonly mjSENS_FRAMEYAXIS: 29;
  /** z axis of an object, in a reference frame if given */
  readonly mjSENS_FRAMEZAXIS: 30;
  /** velocity of an object, in a reference frame if given */
  readonly mjSENS_FRAMELINVEL: 31;
  /** angular velocity of an object, in a reference frame if given */
  readonly mjSENS_FRAMEANGVEL: 32;
  /** acceleration of an object, gravity included */
  readonly mjSENS_FRAMELINACC: 33;
  /** angular acceleration of an object */
  readonly mjSENS_FRAMEANGACC: 34;
  /** centre of mass of a subtree */
  readonly mjSENS_SUBTREECOM: 35;
  /** velocity of a subtree's centre of mass */
  readonly mjSENS_SUBTREELINVEL: 36;
  /** angular momentum of a subtree about its centre of mass */
  readonly mjSENS_SUBTREEANGMOM: 37;
  /** 1: an object is inside a site */
  readonly mjSENS_INSIDESITE: 38;
  /** signed distance of two geoms */
  readonly mjSENS_GEOMDIST: 39;
  /** direction of the segment between two geoms' nearest points */
  readonly mjSENS_GEOMNORMAL: 40;
  /** the two nearest points of two geoms */
  readonly mjSENS_GEOMFROMTO: 41;
  /** chosen data of chosen contacts */
  readonly mjSENS_CONTACT: 42;
  /** potential energy */
  readonly mjSENS_E_POTENTIAL: 43;
  /** kinetic energy */
  readonly mjSENS_E_KINETIC: 44;
  /** time */
  readonly mjSENS_CLOCK: 45;
  /** penetration and slip at the vertices of a mesh */
  readonly mjSENS_TACTILE: 46;
  /** plugin */
  readonly mjSENS_PLUGIN: 47;
  /** user hook */
  readonly mjSENS_USER: 48;
}

/** stages of the computation */
export interface mjtStage {
  /** none */
  readonly mjSTAGE_NONE: 0;
  /** depends on position */
  readonly mjSTAGE_POS: 1;
  /** depends on position and velocity */
  readonly mjSTAGE_VEL: 2;
  /** depends on position, velocity and force */
  readonly mjSTAGE_ACC: 3;
}

/** type of a sensor's values, which determines the cutoff */
export interface mjtDataType {
  /** any number */
  readonly mjDATATYPE_REAL: 0;
  /** not negative */
  readonly mjDATATYPE_POSITIVE: 1;
  /** unit vector */
  readonly mjDATATYPE_AXIS: 2;
  /** unit quaternion */
  readonly mjDATATYPE_QUATERNION: 3;
}

/** data of a contact sensor */
export interface mjtConDataField {
  /** existence or number of contacts */
  readonly mjCONDATA_FOUND: 0;
  /** force, contact frame */
  readonly mjCONDATA_FORCE: 1;
  /** torque, contact frame */
  readonly mjCONDATA_TORQUE: 2;
  /** distance */
  readonly mjCONDATA_DIST: 3;
  /** position */
  readonly mjCONDATA_POS: 4;
  /** normal */
  readonly mjCONDATA_NORMAL: 5;
  /** first tangent */
  readonly mjCONDATA_TANGENT: 6;
  /** number of these */
  readonly mjNCONDATA: 7;
}

/** data of a range finder */
export interface mjtRayDataField {
  /** distance from the origin; -1: nothing hit */
  readonly mjRAYDATA_DIST: 0;
  /** unit direction; zero: nothing hit */
  readonly mjRAYDATA_DIR: 1;
  /** where the ray starts */
  readonly mjRAYDATA_ORIGIN: 2;
  /** where it hits */
  readonly mjRAYDATA_POINT: 3;
  /** surface normal there */
  readonly mjRAYDATA_NORMAL: 4;
  /** distance from the image plane */
  readonly mjRAYDATA_DEPTH: 5;
  /** number of these */
  readonly mjNRAYDATA: 6;
}

/** images that a camera makes */
export interface mjtCamOutBit {
  /** colour */
  readonly mjCAMOUT_RGB: 1;
  /** distance from the image plane */
  readonly mjCAMOUT_DEPTH: 2;
  /** distance from the camera */
  readonly mjCAMOUT_DIST: 4;
  /** surface normal */
  readonly mjCAMOUT_NORMAL: 8;
  /** object ids */
  readonly mjCAMOUT_SEG: 16;
  /** number of these bits */
  readonly mjNCAMOUT: 5;
}

/** frame of the body that a frame equals, which saves work */
export interface mjtSameFrame {
  /** none */
  readonly mjSAMEFRAME_NONE: 0;
  /** the body's frame */
  readonly mjSAMEFRAME_BODY: 1;
  /** the inertial frame */
  readonly mjSAMEFRAME_INERTIA: 2;
  /** the body's frame in orientation only */
  readonly mjSAMEFRAME_BODYROT: 3;
  /** the inertial frame in orientation only */
  readonly mjSAMEFRAME_INERTIAROT: 4;
}

/** may a tree sleep */
export interface mjtSleepPolicy {
  /** the compiler decides */
  readonly mjSLEEP_AUTO: 0;
  /** the compiler decided: never */
  readonly mjSLEEP_AUTO_NEVER: 1;
  /** the compiler decided: yes */
  readonly mjSLEEP_AUTO_ALLOWED: 2;
  /** the user decided: never */
  readonly mjSLEEP_NEVER: 3;
  /** the user decided: yes */
  readonly mjSLEEP_ALLOWED: 4;
  /** asleep from the start */
  readonly mjSLEEP_INIT: 5;
}

/** actuators for which length ranges are computed */
export interface mjtLRMode {
  /** none */
  readonly mjLRMODE_NONE: 0;
  /** muscles */
  readonly mjLRMODE_MUSCLE: 1;
  /** muscles and user-defined ones */
  readonly mjLRMODE_MUSCLEUSER: 2;
  /** all */
  readonly mjLRMODE_ALL: 3;
}

/** self-collision mode of a flex */
export interface mjtFlexSelf {
  /** not */
  readonly mjFLEXSELF_NONE: 0;
  /** every pair of elements, for tests */
  readonly mjFLEXSELF_NARROW: 1;
  /** pairs found by a bounding volume tree */
  readonly mjFLEXSELF_BVH: 2;
  /** pairs found by sweep and prune */
  readonly mjFLEXSELF_SAP: 3;
  /** sweep for lines and triangles, tree for solids */
  readonly mjFLEXSELF_AUTO: 4;
}

/** combination of signed distance fields */
export interface mjtSDFType {
  /** one field */
  readonly mjSDFTYPE_SINGLE: 0;
  /** largest of two: where both are inside */
  readonly mjSDFTYPE_INTERSECTION: 1;
  /** difference of two: the surface between them */
  readonly mjSDFTYPE_MIDSURFACE: 2;
  /** function minimized by the collision search */
  readonly mjSDFTYPE_COLLISION: 3;
}

/** status of a task */
export interface mjtTaskStatus {
  /** not handed over */
  readonly mjTASK_NEW: 0;
  /** waiting or running */
  readonly mjTASK_QUEUED: 1;
  /** done */
  readonly mjTASK_COMPLETED: 2;
}

/** parts of the state, as bits; in state vectors they come in this order */
export interface mjtState {
  /** time */
  readonly mjSTATE_TIME: 1;
  /** positions */
  readonly mjSTATE_QPOS: 2;
  /** velocities */
  readonly mjSTATE_QVEL: 4;
  /** activations */
  readonly mjSTATE_ACT: 8;
  /** delay buffers */
  readonly mjSTATE_HISTORY: 16;
  /** acceleration the solver starts from */
  readonly mjSTATE_WARMSTART: 32;
  /** controls */
  readonly mjSTATE_CTRL: 64;
  /** applied joint forces */
  readonly mjSTATE_QFRC_APPLIED: 128;
  /** applied body forces */
  readonly mjSTATE_XFRC_APPLIED: 256;
  /** switches of equality constraints */
  readonly mjSTATE_EQ_ACTIVE: 512;
  /** where the mocap bodies are put */
  readonly mjSTATE_MOCAP_POS: 1024;
  /** orientations of the mocap bodies */
  readonly mjSTATE_MOCAP_QUAT: 2048;
  /** user numbers */
  readonly mjSTATE_USERDATA: 4096;
  /** plugin states */
  readonly mjSTATE_PLUGIN: 8192;
  /** number of the bits above */
  readonly mjNSTATE: 14;
  /** qpos, qvel, act and history */
  readonly mjSTATE_PHYSICS: 30;
  /** physics, time and plugin states */
  readonly mjSTATE_FULLPHYSICS: 8223;
  /** inputs that a user sets */
  readonly mjSTATE_USER: 8128;
  /** all that the next step depends on */
  readonly mjSTATE_INTEGRATION: 16383;
  /** states of kinds of the open tables, last in a state vector, if the model has some; not in MuJoCo */
  readonly mjSTATE_KIND: 16384;
  /** deformable bodies of the data, behind all others, see ct_dataStateSize; not in MuJoCo */
  readonly mjSTATE_DEFORM: 32768;
}

/** what a batch does with episodes that are over; not in MuJoCo */
export interface mjtAutoreset {
  /** the next step starts the simulation again, and does not advance it */
  readonly mjAUTORESET_NEXT: 0;
  /** the same step starts it again; ctb_final has the last state */
  readonly mjAUTORESET_SAME: 1;
}

/** kinds of constraint rows */
export interface mjtConstraint {
  /** equality */
  readonly mjCNSTR_EQUALITY: 0;
  /** friction loss of a dof */
  readonly mjCNSTR_FRICTION_DOF: 1;
  /** friction loss of a tendon */
  readonly mjCNSTR_FRICTION_TENDON: 2;
  /** joint limit */
  readonly mjCNSTR_LIMIT_JOINT: 3;
  /** tendon limit */
  readonly mjCNSTR_LIMIT_TENDON: 4;
  /** contact without friction */
  readonly mjCNSTR_CONTACT_FRICTIONLESS: 5;
  /** contact with a friction pyramid */
  readonly mjCNSTR_CONTACT_PYRAMIDAL: 6;
  /** contact with a friction cone */
  readonly mjCNSTR_CONTACT_ELLIPTIC: 7;
}

/** where a row is on its cost curve */
export interface mjtConstraintState {
  /** no force */
  readonly mjCNSTRSTATE_SATISFIED: 0;
  /** force grows with violation */
  readonly mjCNSTRSTATE_QUADRATIC: 1;
  /** friction loss at its bound, negative side */
  readonly mjCNSTRSTATE_LINEARNEG: 2;
  /** friction loss at its bound, positive side */
  readonly mjCNSTRSTATE_LINEARPOS: 3;
  /** on the surface of the friction cone */
  readonly mjCNSTRSTATE_CONE: 4;
}

/** warnings while simulating */
export interface mjtWarning {
  /** mass matrix is nearly singular */
  readonly mjWARN_INERTIA: 0;
  /** no room for more contacts */
  readonly mjWARN_CONTACTFULL: 1;
  /** no room for more rows */
  readonly mjWARN_CNSTRFULL: 2;
  /** no room for more shapes in the scene */
  readonly mjWARN_VGEOMFULL: 3;
  /** a position is not finite or too large */
  readonly mjWARN_BADQPOS: 4;
  /** a velocity is not finite or too large */
  readonly mjWARN_BADQVEL: 5;
  /** an acceleration is not finite or too large */
  readonly mjWARN_BADQACC: 6;
  /** a control is not finite or too large */
  readonly mjWARN_BADCTRL: 7;
  /** number of warnings */
  readonly mjNWARNING: 8;
}

/** timers */
export interface mjtTimer {
  /** step */
  readonly mjTIMER_STEP: 0;
  /** forward dynamics */
  readonly mjTIMER_FORWARD: 1;
  /** inverse dynamics */
  readonly mjTIMER_INVERSE: 2;
  /** position stage */
  readonly mjTIMER_POSITION: 3;
  /** velocity stage */
  readonly mjTIMER_VELOCITY: 4;
  /** actuation */
  readonly mjTIMER_ACTUATION: 5;
  /** constraint solving */
  readonly mjTIMER_CONSTRAINT: 6;
  /** integration */
  readonly mjTIMER_ADVANCE: 7;
  /** position stage: poses, tendons, transmission */
  readonly mjTIMER_POS_KINEMATICS: 8;
  /** position stage: mass matrix and its factors */
  readonly mjTIMER_POS_INERTIA: 9;
  /** position stage: collision */
  readonly mjTIMER_POS_COLLISION: 10;
  /** position stage: making rows */
  readonly mjTIMER_POS_MAKE: 11;
  /** position stage: dual matrix */
  readonly mjTIMER_POS_PROJECT: 12;
  /** collision: broad phase */
  readonly mjTIMER_COL_BROAD: 13;
  /** collision: narrow phase */
  readonly mjTIMER_COL_NARROW: 14;
  /** number of timers */
  readonly mjNTIMER: 15;
}

/** is a body asleep */
export interface mjtSleepState {
  /** cannot move */
  readonly mjS_STATIC: -1;
  /** asleep */
  readonly mjS_ASLEEP: 0;
  /** awake */
  readonly mjS_AWAKE: 1;
}

/** where a geom's mass is */
export interface mjtGeomInertia {
  /** inside */
  readonly mjINERTIA_VOLUME: 0;
  /** on the surface */
  readonly mjINERTIA_SHELL: 1;
}

/** method of computing the inertia of a mesh */
export interface mjtMeshInertia {
  /** of the convex hull */
  readonly mjMESH_INERTIA_CONVEX: 0;
  /** of the volume; needs a closed surface */
  readonly mjMESH_INERTIA_EXACT: 1;
  /** as older versions did, overcounting where not convex */
  readonly mjMESH_INERTIA_LEGACY: 2;
  /** of the surface */
  readonly mjMESH_INERTIA_SHELL: 3;
}

/** built-in meshes */
export interface mjtMeshBuiltin {
  /** none */
  readonly mjMESH_BUILTIN_NONE: 0;
  /** sphere */
  readonly mjMESH_BUILTIN_SPHERE: 1;
  /** half a sphere */
  readonly mjMESH_BUILTIN_HEMISPHERE: 2;
  /** cone */
  readonly mjMESH_BUILTIN_CONE: 3;
  /** superellipsoid */
  readonly mjMESH_BUILTIN_SUPERSPHERE: 4;
  /** supertorus */
  readonly mjMESH_BUILTIN_SUPERTORUS: 5;
  /** wedge */
  readonly mjMESH_BUILTIN_WEDGE: 6;
  /** plate */
  readonly mjMESH_BUILTIN_PLATE: 7;
}

/** built-in textures */
export interface mjtBuiltin {
  /** none */
  readonly mjBUILTIN_NONE: 0;
  /** from one colour to another */
  readonly mjBUILTIN_GRADIENT: 1;
  /** checkerboard */
  readonly mjBUILTIN_CHECKER: 2;
  /** one colour */
  readonly mjBUILTIN_FLAT: 3;
}

/** marks on built-in textures */
export interface mjtMark {
  /** none */
  readonly mjMARK_NONE: 0;
  /** along the edges */
  readonly mjMARK_EDGE: 1;
  /** cross in the middle */
  readonly mjMARK_CROSS: 2;
  /** random dots */
  readonly mjMARK_RANDOM: 3;
}

/** is there a limit */
export interface mjtLimited {
  /** no */
  readonly mjLIMITED_FALSE: 0;
  /** yes */
  readonly mjLIMITED_TRUE: 1;
  /** yes if a range is given */
  readonly mjLIMITED_AUTO: 2;
}

/** is a free body's frame moved to its inertial frame */
export interface mjtAlignFree {
  /** no */
  readonly mjALIGNFREE_FALSE: 0;
  /** yes */
  readonly mjALIGNFREE_TRUE: 1;
  /** as the compiler is set */
  readonly mjALIGNFREE_AUTO: 2;
}

/** is inertia computed from geoms */
export interface mjtInertiaFromGeom {
  /** no: the file must give it */
  readonly mjINERTIAFROMGEOM_FALSE: 0;
  /** yes, even if the file gives it */
  readonly mjINERTIAFROMGEOM_TRUE: 1;
  /** yes if the file does not give it */
  readonly mjINERTIAFROMGEOM_AUTO: 2;
}

/** notations of an orientation */
export interface mjtOrientation {
  /** quaternion */
  readonly mjORIENTATION_QUAT: 0;
  /** axis and angle */
  readonly mjORIENTATION_AXISANGLE: 1;
  /** x and y axis */
  readonly mjORIENTATION_XYAXES: 2;
  /** z axis; shortest rotation to it */
  readonly mjORIENTATION_ZAXIS: 3;
  /** three angles */
  readonly mjORIENTATION_EULER: 4;
}

/** categories of drawn shapes */
export interface mjtCatBit {
  /** objects that never move */
  readonly mjCAT_STATIC: 1;
  /** objects that move */
  readonly mjCAT_DYNAMIC: 2;
  /** decorations */
  readonly mjCAT_DECOR: 4;
  /** all */
  readonly mjCAT_ALL: 7;
}

/** action of the mouse */
export interface mjtMouse {
  /** nothing */
  readonly mjMOUSE_NONE: 0;
  /** turn about a vertical axis and tilt */
  readonly mjMOUSE_ROTATE_V: 1;
  /** turn about a vertical axis and roll */
  readonly mjMOUSE_ROTATE_H: 2;
  /** move in the vertical plane */
  readonly mjMOUSE_MOVE_V: 3;
  /** move in the horizontal plane */
  readonly mjMOUSE_MOVE_H: 4;
  /** zoom */
  readonly mjMOUSE_ZOOM: 5;
  /** move in the vertical plane, relative to the target */
  readonly mjMOUSE_MOVE_V_REL: 6;
  /** move in the horizontal plane, relative to the target */
  readonly mjMOUSE_MOVE_H_REL: 7;
}

/** ways of dragging */
export interface mjtPertBit {
  /** move */
  readonly mjPERT_TRANSLATE: 1;
  /** turn */
  readonly mjPERT_ROTATE: 2;
}

/** kinds of view */
export interface mjtCamera {
  /** free */
  readonly mjCAMERA_FREE: 0;
  /** follows a body */
  readonly mjCAMERA_TRACKING: 1;
  /** a camera of the model */
  readonly mjCAMERA_FIXED: 2;
  /** set by the user */
  readonly mjCAMERA_USER: 3;
}

/** objects with labels */
export interface mjtLabel {
  /** nothing */
  readonly mjLABEL_NONE: 0;
  /** bodies */
  readonly mjLABEL_BODY: 1;
  /** joints */
  readonly mjLABEL_JOINT: 2;
  /** geoms */
  readonly mjLABEL_GEOM: 3;
  /** sites */
  readonly mjLABEL_SITE: 4;
  /** cameras */
  readonly mjLABEL_CAMERA: 5;
  /** lights */
  readonly mjLABEL_LIGHT: 6;
  /** tendons */
  readonly mjLABEL_TENDON: 7;
  /** actuators */
  readonly mjLABEL_ACTUATOR: 8;
  /** constraints */
  readonly mjLABEL_CONSTRAINT: 9;
  /** flexes */
  readonly mjLABEL_FLEX: 10;
  /** skins */
  readonly mjLABEL_SKIN: 11;
  /** the selected object */
  readonly mjLABEL_SELECTION: 12;
  /** the selected point's coordinates */
  readonly mjLABEL_SELPNT: 13;
  /** contacts */
  readonly mjLABEL_CONTACTPOINT: 14;
  /** sizes of contact forces */
  readonly mjLABEL_CONTACTFORCE: 15;
  /** islands */
  readonly mjLABEL_ISLAND: 16;
  /** number of these */
  readonly mjNLABEL: 17;
}

/** objects with visible axes */
export interface mjtFrame {
  /** nothing */
  readonly mjFRAME_NONE: 0;
  /** bodies */
  readonly mjFRAME_BODY: 1;
  /** geoms */
  readonly mjFRAME_GEOM: 2;
  /** sites */
  readonly mjFRAME_SITE: 3;
  /** cameras */
  readonly mjFRAME_CAMERA: 4;
  /** lights */
  readonly mjFRAME_LIGHT: 5;
  /** contacts */
  readonly mjFRAME_CONTACT: 6;
  /** the world */
  readonly mjFRAME_WORLD: 7;
  /** number of these */
  readonly mjNFRAME: 8;
}

/** visible kinds of objects */
export interface mjtVisFlag {
  /** hulls instead of meshes */
  readonly mjVIS_CONVEXHULL: 0;
  /** textures */
  readonly mjVIS_TEXTURE: 1;
  /** joints */
  readonly mjVIS_JOINT: 2;
  /** cameras */
  readonly mjVIS_CAMERA: 3;
  /** actuators */
  readonly mjVIS_ACTUATOR: 4;
  /** activations as colours */
  readonly mjVIS_ACTIVATION: 5;
  /** lights */
  readonly mjVIS_LIGHT: 6;
  /** tendons */
  readonly mjVIS_TENDON: 7;
  /** range finder rays */
  readonly mjVIS_RANGEFINDER: 8;
  /** violated constraints */
  readonly mjVIS_CONSTRAINT: 9;
  /** inertias */
  readonly mjVIS_INERTIA: 10;
  /** inertias scaled by mass */
  readonly mjVIS_SCLINERTIA: 11;
  /** dragging force */
  readonly mjVIS_PERTFORCE: 12;
  /** dragged object */
  readonly mjVIS_PERTOBJ: 13;
  /** contacts */
  readonly mjVIS_CONTACTPOINT: 14;
  /** islands as colours */
  readonly mjVIS_ISLAND: 15;
  /** contact forces */
  readonly mjVIS_CONTACTFORCE: 16;
  /** contact forces as normal and friction */
  readonly mjVIS_CONTACTSPLIT: 17;
  /** moving geoms half transparent */
  readonly mjVIS_TRANSPARENT: 18;
  /** lines between bodies */
  readonly mjVIS_AUTOCONNECT: 19;
  /** centres of mass */
  readonly mjVIS_COM: 20;
  /** the selected point */
  readonly mjVIS_SELECT: 21;
  /** bodies that never move */
  readonly mjVIS_STATIC: 22;
  /** skins */
  readonly mjVIS_SKIN: 23;
  /** flex vertices */
  readonly mjVIS_FLEXVERT: 24;
  /** flex edges */
  readonly mjVIS_FLEXEDGE: 25;
  /** flex faces */
  readonly mjVIS_FLEXFACE: 26;
  /** flex skins, which hide the three above */
  readonly mjVIS_FLEXSKIN: 27;
  /** bounding volumes of bodies */
  readonly mjVIS_BODYBVH: 28;
  /** bounding volumes of meshes */
  readonly mjVIS_MESHBVH: 29;
  /** steps of the signed distance search */
  readonly mjVIS_SDFITER: 30;
  /** number of these */
  readonly mjNVISFLAG: 31;
}

/** colours of flexes in a scene; not in MuJoCo */
export interface mjtFlexColor {
  /** that of the material or the flex */
  readonly mjFLEXCOLOR_MATERIAL: 0;
  /** strain energy density, from blue to red */
  readonly mjFLEXCOLOR_ENERGY: 1;
}

/** drawing mode */
export interface mjtRndFlag {
  /** shadows */
  readonly mjRND_SHADOW: 0;
  /** edges only */
  readonly mjRND_WIREFRAME: 1;
  /** mirrors */
  readonly mjRND_REFLECTION: 2;
  /** transparent colours add up */
  readonly mjRND_ADDITIVE: 3;
  /** sky */
  readonly mjRND_SKYBOX: 4;
  /** fog */
  readonly mjRND_FOG: 5;
  /** haze at the horizon */
  readonly mjRND_HAZE: 6;
  /** depth instead of colour */
  readonly mjRND_DEPTH: 7;
  /** one colour per object */
  readonly mjRND_SEGMENT: 8;
  /** that colour is the object's number */
  readonly mjRND_IDCOLOR: 9;
  /** back sides are left out */
  readonly mjRND_CULL_FACE: 10;
  /** number of these */
  readonly mjNRNDFLAG: 11;
}

/** two eyes */
export interface mjtStereo {
  /** one picture */
  readonly mjSTEREO_NONE: 0;
  /** two pictures in hardware */
  readonly mjSTEREO_QUADBUFFERED: 1;
  /** two pictures side by side */
  readonly mjSTEREO_SIDEBYSIDE: 2;
}

/** place of an overlay */
export interface mjtGridPos {
  /** top left */
  readonly mjGRID_TOPLEFT: 0;
  /** top right */
  readonly mjGRID_TOPRIGHT: 1;
  /** bottom left */
  readonly mjGRID_BOTTOMLEFT: 2;
  /** bottom right */
  readonly mjGRID_BOTTOMRIGHT: 3;
  /** top, in the middle */
  readonly mjGRID_TOP: 4;
  /** bottom, in the middle */
  readonly mjGRID_BOTTOM: 5;
  /** left, in the middle */
  readonly mjGRID_LEFT: 6;
  /** right, in the middle */
  readonly mjGRID_RIGHT: 7;
}

/** buffers to draw to */
export interface mjtFramebuffer {
  /** the window's */
  readonly mjFB_WINDOW: 0;
  /** the offscreen buffer */
  readonly mjFB_OFFSCREEN: 1;
}

/** what depths mean */
export interface mjtDepthMap {
  /** 0 at the near plane, 1 at the far plane */
  readonly mjDEPTH_ZERONEAR: 0;
  /** 1 at the near plane, 0 at the far plane */
  readonly mjDEPTH_ZEROFAR: 1;
}

/** sizes of fonts in percent */
export interface mjtFontScale {
  /** half, for small pictures */
  readonly mjFONTSCALE_50: 50;
  /** normal */
  readonly mjFONTSCALE_100: 100;
  /** one and a half */
  readonly mjFONTSCALE_150: 150;
  /** double */
  readonly mjFONTSCALE_200: 200;
  /** two and a half */
  readonly mjFONTSCALE_250: 250;
  /** three times */
  readonly mjFONTSCALE_300: 300;
}

/** fonts */
export interface mjtFont {
  /** normal */
  readonly mjFONT_NORMAL: 0;
  /** normal, with a dark rim */
  readonly mjFONT_SHADOW: 1;
  /** big */
  readonly mjFONT_BIG: 2;
}

/** capabilities of a plugin */
export interface mjtPluginCapabilityBit {
  /** actuator forces */
  readonly mjPLUGIN_ACTUATOR: 1;
  /** sensor outputs */
  readonly mjPLUGIN_SENSOR: 2;
  /** passive forces */
  readonly mjPLUGIN_PASSIVE: 4;
  /** signed distances */
  readonly mjPLUGIN_SDF: 8;
}

/** The engine: classes, enums, functions. */
export interface Engine extends EngineBase {
  MjLROpt: typeof MjLROpt;
  MjVFS: typeof MjVFS;
  MjCache: typeof MjCache;
  MjOption: typeof MjOption;
  MjVisual: typeof MjVisual;
  MjStatistic: typeof MjStatistic;
  MjModel: typeof MjModel;
  MjContact: typeof MjContact;
  MjWarningStat: typeof MjWarningStat;
  MjTimerStat: typeof MjTimerStat;
  MjSolverStat: typeof MjSolverStat;
  MjData: typeof MjData;
  MjsElement: typeof MjsElement;
  MjsCompiler: typeof MjsCompiler;
  MjSpec: typeof MjSpec;
  MjsOrientation: typeof MjsOrientation;
  MjsPlugin: typeof MjsPlugin;
  MjsBody: typeof MjsBody;
  MjsFrame: typeof MjsFrame;
  MjsJoint: typeof MjsJoint;
  MjsGeom: typeof MjsGeom;
  MjsSite: typeof MjsSite;
  MjsCamera: typeof MjsCamera;
  MjsLight: typeof MjsLight;
  MjsFlex: typeof MjsFlex;
  MjsMesh: typeof MjsMesh;
  MjsHField: typeof MjsHField;
  MjsSkin: typeof MjsSkin;
  MjsDeform: typeof MjsDeform;
  MjsTexture: typeof MjsTexture;
  MjsMaterial: typeof MjsMaterial;
  MjsPair: typeof MjsPair;
  MjsExclude: typeof MjsExclude;
  MjsEquality: typeof MjsEquality;
  MjsTendon: typeof MjsTendon;
  MjsWrap: typeof MjsWrap;
  MjsActuator: typeof MjsActuator;
  MjsSensor: typeof MjsSensor;
  MjsNumeric: typeof MjsNumeric;
  MjsText: typeof MjsText;
  MjsTuple: typeof MjsTuple;
  MjsKey: typeof MjsKey;
  MjsDefault: typeof MjsDefault;
  MjvPerturb: typeof MjvPerturb;
  MjvCamera: typeof MjvCamera;
  MjvGLCamera: typeof MjvGLCamera;
  MjvGeom: typeof MjvGeom;
  MjvLight: typeof MjvLight;
  MjvOption: typeof MjvOption;
  MjvScene: typeof MjvScene;
  MjvFigure: typeof MjvFigure;
  MjDerivativeOption: typeof MjDerivativeOption;
  MjDerivativeKink: typeof MjDerivativeKink;
  MjDerivativeInfo: typeof MjDerivativeInfo;
  MjDeformMaterial: typeof MjDeformMaterial;
  MjDeformAttach: typeof MjDeformAttach;
  MjDeformDef: typeof MjDeformDef;
  MjDeformContact: typeof MjDeformContact;
  mjtDisableBit: mjtDisableBit;
  mjtEnableBit: mjtEnableBit;
  mjtJoint: mjtJoint;
  mjtGeom: mjtGeom;
  mjtProjection: mjtProjection;
  mjtCamLight: mjtCamLight;
  mjtLightType: mjtLightType;
  mjtTexture: mjtTexture;
  mjtTextureRole: mjtTextureRole;
  mjtColorSpace: mjtColorSpace;
  mjtIntegrator: mjtIntegrator;
  mjtCone: mjtCone;
  mjtJacobian: mjtJacobian;
  mjtSolver: mjtSolver;
  mjtDeform: mjtDeform;
  mjtDerivativeStatus: mjtDerivativeStatus;
  mjtDerivativeKink: mjtDerivativeKink;
  mjtDerivativeApprox: mjtDerivativeApprox;
  mjtDerivativeParam: mjtDerivativeParam;
  mjtKindTable: mjtKindTable;
  mjtBending: mjtBending;
  mjtElasticity: mjtElasticity;
  mjtFormulation: mjtFormulation;
  mjtGainKind: mjtGainKind;
  mjtEq: mjtEq;
  mjtWrap: mjtWrap;
  mjtTrn: mjtTrn;
  mjtDyn: mjtDyn;
  mjtGain: mjtGain;
  mjtBias: mjtBias;
  mjtObj: mjtObj;
  mjtSensor: mjtSensor;
  mjtStage: mjtStage;
  mjtDataType: mjtDataType;
  mjtConDataField: mjtConDataField;
  mjtRayDataField: mjtRayDataField;
  mjtCamOutBit: mjtCamOutBit;
  mjtSameFrame: mjtSameFrame;
  mjtSleepPolicy: mjtSleepPolicy;
  mjtLRMode: mjtLRMode;
  mjtFlexSelf: mjtFlexSelf;
  mjtSDFType: mjtSDFType;
  mjtTaskStatus: mjtTaskStatus;
  mjtState: mjtState;
  mjtAutoreset: mjtAutoreset;
  mjtConstraint: mjtConstraint;
  mjtConstraintState: mjtConstraintState;
  mjtWarning: mjtWarning;
  mjtTimer: mjtTimer;
  mjtSleepState: mjtSleepState;
  mjtGeomInertia: mjtGeomInertia;
  mjtMeshInertia: mjtMeshInertia;
  mjtMeshBuiltin: mjtMeshBuiltin;
  mjtBuiltin: mjtBuiltin;
  mjtMark: mjtMark;
  mjtLimited: mjtLimited;
  mjtAlignFree: mjtAlignFree;
  mjtInertiaFromGeom: mjtInertiaFromGeom;
  mjtOrientation: mjtOrientation;
  mjtCatBit: mjtCatBit;
  mjtMouse: mjtMouse;
  mjtPertBit: mjtPertBit;
  mjtCamera: mjtCamera;
  mjtLabel: mjtLabel;
  mjtFrame: mjtFrame;
  mjtVisFlag: mjtVisFlag;
  mjtFlexColor: mjtFlexColor;
  mjtRndFlag: mjtRndFlag;
  mjtStereo: mjtStereo;
  mjtGridPos: mjtGridPos;
  mjtFramebuffer: mjtFramebuffer;
  mjtDepthMap: mjtDepthMap;
  mjtFontScale: mjtFontScale;
  mjtFont: mjtFont;
  mjtPluginCapabilityBit: mjtPluginCapabilityBit;
  /** first half of a step: all that does not need controls */
  mj_step1(m: MjModel, d: MjData): void;
  /** second half of a step: forces, acceleration, integration */
  mj_step2(m: MjModel, d: MjData): void;
  /** compute all quantities of the present state, accelerations included */
  mj_forward(m: MjModel, d: MjData): void;
  /** compute the force that gives qacc, into qfrc_inverse */
  mj_inverse(m: MjModel, d: MjData): void;
  /** ct_forward without the stages up to skipstage (cttStage), and without sensors if skipsensor */
  mj_forwardSkip(m: MjModel, d: MjData, skipstage: number, skipsensor: number): void;
  /** ct_inverse without the stages up to skipstage (cttStage), and without sensors if skipsensor */
  mj_inverseSkip(m: MjModel, d: MjData, skipstage: number, skipsensor: number): void;
  /** fill in the default length range settings */
  mj_defaultLROpt(opt: MjLROpt): void;
  /** fill in the default physics options */
  mj_defaultOption(opt: MjOption): void;
  /** fill in the default drawing options */
  mj_defaultVisual(vis: MjVisual): void;
  /** bytes that the model takes in binary form */
  mj_sizeModel(m: MjModel): number;
  /** reset to the start of the model: qpos0, zero velocity, time 0 */
  mj_resetData(m: MjModel, d: MjData): void;
  /** reset, and fill everything that is computed later with a byte */
  mj_resetDataDebug(m: MjModel, d: MjData, debug_value: number): void;
  /** reset, then take the state of a keyframe if it exists */
  mj_resetDataKeyframe(m: MjModel, d: MjData, key: number): void;
  /** recompute the model constants that follow from its values at qpos0 */
  mj_setConst(m: MjModel, d: MjData): void;
  /** enable a registered plugin in a spec; 0: done, -1: unknown */
  mjs_activatePlugin(s: MjSpec, name: string): number;
  /** 1: attaching copies elements, 0: it moves them; returns 0 when done */
  mjs_setDeepCopy(s: MjSpec, deepcopy: number): number;
  /** poses, centre-of-mass quantities, flexes and tendons: functions of qpos alone */
  mj_fwdKinematics(m: MjModel, d: MjData): void;
  /** everything that depends on positions */
  mj_fwdPosition(m: MjModel, d: MjData): void;
  /** everything that depends on positions and velocities */
  mj_fwdVelocity(m: MjModel, d: MjData): void;
  /** actuator forces and activation derivatives */
  mj_fwdActuation(m: MjModel, d: MjData): void;
  /** sum of forces without constraints, and the acceleration they give */
  mj_fwdAcceleration(m: MjModel, d: MjData): void;
  /** constraint forces and the final acceleration */
  mj_fwdConstraint(m: MjModel, d: MjData): void;
  /** advance by semi-implicit Euler, joint damping implicit */
  mj_Euler(m: MjModel, d: MjData): void;
  /** advance by an explicit Runge-Kutta scheme of order N = 4 */
  mj_RungeKutta(m: MjModel, d: MjData, N: number): void;
  /** advance with velocity derivatives of forces on the implicit side */
  mj_implicit(m: MjModel, d: MjData): void;
  /** position part of inverse dynamics */
  mj_invPosition(m: MjModel, d: MjData): void;
  /** velocity part of inverse dynamics */
  mj_invVelocity(m: MjModel, d: MjData): void;
  /** constraint forces that go with qacc, in closed form */
  mj_invConstraint(m: MjModel, d: MjData): void;
  /** run inverse dynamics on the forward result and store the differences */
  mj_compareFwdInv(m: MjModel, d: MjData): void;
  /** read the sensors that need positions */
  mj_sensorPos(m: MjModel, d: MjData): void;
  /** read the sensors that need velocities */
  mj_sensorVel(m: MjModel, d: MjData): void;
  /** read the sensors that need accelerations and forces */
  mj_sensorAcc(m: MjModel, d: MjData): void;
  /** potential energy, into energy[0] */
  mj_energyPos(m: MjModel, d: MjData): void;
  /** kinetic energy, into energy[1] */
  mj_energyVel(m: MjModel, d: MjData): void;
  /** warn and reset if qpos is not finite or too large */
  mj_checkPos(m: MjModel, d: MjData): void;
  /** warn and reset if qvel is not finite or too large */
  mj_checkVel(m: MjModel, d: MjData): void;
  /** warn, reset and recompute if qacc is not finite or too large */
  mj_checkAcc(m: MjModel, d: MjData): void;
  /** poses of bodies, joints, geoms and sites */
  mj_kinematics(m: MjModel, d: MjData): void;
  /** centres of mass, inertias and motion axes about them */
  mj_comPos(m: MjModel, d: MjData): void;
  /** poses of cameras and lights */
  mj_camlight(m: MjModel, d: MjData): void;
  /** flex vertices, edges and boxes */
  mj_flex(m: MjModel, d: MjData): void;
  /** tendon paths, lengths and Jacobians */
  mj_tendon(m: MjModel, d: MjData): void;
  /** actuator lengths and moments */
  mj_transmission(m: MjModel, d: MjData): void;
  /** composite inertias and the mass matrix qM */
  mj_crb(m: MjModel, d: MjData): void;
  /** the mass matrix in both layouts, tendon armature included */
  mj_makeM(m: MjModel, d: MjData): void;
  /** factor the mass matrix */
  mj_factorM(m: MjModel, d: MjData): void;
  /** solve M x = y for n vectors */
  mj_solveM(m: MjModel, d: MjData, x: Float64Array, y: ArrayLike<number>, n: number): void;
  /** apply half of the inverse: x = sqrt(inv(D)) inv(L') y for n vectors */
  mj_solveM2(m: MjModel, d: MjData, x: Float64Array, y: ArrayLike<number>, sqrtInvD: ArrayLike<number>, n: number): void;
  /** body velocities and rates of the motion axes */
  mj_comVel(m: MjModel, d: MjData): void;
  /** forces of springs, dampers, gravity compensation, fluid and hooks */
  mj_passive(m: MjModel, d: MjData): void;
  /** velocity and angular momentum of each subtree */
  mj_subtreeVel(m: MjModel, d: MjData): void;
  /** recursive Newton-Euler: bias force, plus M qacc if flg_acc */
  mj_rne(m: MjModel, d: MjData, flg_acc: number, result: Float64Array): void;
  /** accelerations and forces of each body after the constraints are solved */
  mj_rnePostConstraint(m: MjModel, d: MjData): void;
  /** find all contacts */
  mj_collision(m: MjModel, d: MjData): void;
  /** make the constraint rows */
  mj_makeConstraint(m: MjModel, d: MjData): void;
  /** find the islands that constraints join */
  mj_island(m: MjModel, d: MjData): void;
  /** the dual matrix AR of the constraint rows */
  mj_projectConstraint(m: MjModel, d: MjData): void;
  /** constraint velocities and reference accelerations */
  mj_referenceConstraint(m: MjModel, d: MjData): void;
  /** row states, forces and cost from jar = J qacc - aref; cone Hessians if flg_coneHessian */
  mj_constraintUpdate(m: MjModel, d: MjData, jar: ArrayLike<number>, cost: Float64Array | null, flg_coneHessian: number): void;
  /** length of the state vector with the parts sig (cttState bits) */
  mj_stateSize(m: MjModel, sig: number): number;
  /** copy the parts sig of the state into a vector */
  mj_getState(m: MjModel, d: MjData, state: Float64Array, sig: number): void;
  /** take the parts dstsig out of a state vector with the parts srcsig */
  mj_extractState(m: MjModel, src: ArrayLike<number>, srcsig: number, dst: Float64Array, dstsig: number): void;
  /** set the parts sig of the state from a vector */
  mj_setState(m: MjModel, d: MjData, state: ArrayLike<number>, sig: number): void;
  /** copy the parts sig of the state from one data to another */
  mj_copyState(m: MjModel, src: MjData, dst: MjData, sig: number): void;
  /** an actuator's control at a time, from its delay buffer if it has one; interp 0 hold, 1 linear, 2 cubic */
  mj_readCtrl(m: MjModel, d: MjData, id: number, time: number, interp: number): number;
  /** fill an actuator's delay buffer; NULL times: those already in it */
  mj_initCtrlHistory(m: MjModel, d: MjData, id: number, times: ArrayLike<number> | null, values: ArrayLike<number>): void;
  /** fill a sensor's delay buffer; NULL times: those already in it; phase: time of its last reading */
  mj_initSensorHistory(m: MjModel, d: MjData, id: number, times: ArrayLike<number> | null, values: ArrayLike<number>, phase: number): void;
  /** save the state as keyframe k */
  mj_setKeyframe(m: MjModel, d: MjData, k: number): void;
  /** append a contact; 0: done, 1: no room, or its dimensions or sides do not exist */
  mj_addContact(m: MjModel, d: MjData, con: MjContact): number;
  /** 1: friction cones are pyramids */
  mj_isPyramidal(m: MjModel): number;
  /** 1: constraint matrices are sparse */
  mj_isSparse(m: MjModel): number;
  /** 1: the solver works on constraint forces */
  mj_isDual(m: MjModel): number;
  /** res = J vec */
  mj_mulJacVec(m: MjModel, d: MjData, res: Float64Array, vec: ArrayLike<number>): void;
  /** res = J' vec */
  mj_mulJacTVec(m: MjModel, d: MjData, res: Float64Array, vec: ArrayLike<number>): void;
  /** 3 x nv Jacobians of a world point moving with a body: translation, rotation; NULL: skip one */
  mj_jac(m: MjModel, d: MjData, jacp: Float64Array | null, jacr: Float64Array | null, point: ArrayLike<number>, body: number): void;
  /** Jacobians of a body's origin */
  mj_jacBody(m: MjModel, d: MjData, jacp: Float64Array | null, jacr: Float64Array | null, body: number): void;
  /** Jacobians of a body's centre of mass */
  mj_jacBodyCom(m: MjModel, d: MjData, jacp: Float64Array | null, jacr: Float64Array | null, body: number): void;
  /** Jacobian of a subtree's centre of mass */
  mj_jacSubtreeCom(m: MjModel, d: MjData, jacp: Float64Array | null, body: number): void;
  /** Jacobians of a geom's centre */
  mj_jacGeom(m: MjModel, d: MjData, jacp: Float64Array | null, jacr: Float64Array | null, geom: number): void;
  /** Jacobians of a site */
  mj_jacSite(m: MjModel, d: MjData, jacp: Float64Array | null, jacr: Float64Array | null, site: number): void;
  /** Jacobians of a world point and of a direction fixed to a body */
  mj_jacPointAxis(m: MjModel, d: MjData, jacPoint: Float64Array | null, jacAxis: Float64Array | null, point: ArrayLike<number>, axis: ArrayLike<number>, body: number): void;
  /** time derivative of the Jacobians of a world point moving with a body */
  mj_jacDot(m: MjModel, d: MjData, jacp: Float64Array | null, jacr: Float64Array | null, point: ArrayLike<number>, body: number): void;
  /** 3 x nv matrix from joint velocity to a subtree's angular momentum about its centre of mass */
  mj_angmomMat(m: MjModel, d: MjData, mat: Float64Array, body: number): void;
  /** id of the object of a type (cttObj) with this name; -1: none */
  mj_name2id(m: MjModel, type: number, name: string): number;
  /** name of an object of a type (cttObj); NULL: none */
  mj_id2name(m: MjModel, type: number, id: number): string | null;
  /** expand the mass matrix from qM's layout into nv x nv */
  mj_fullM(m: MjModel, dst: Float64Array, M: ArrayLike<number>): void;
  /** res = M vec */
  mj_mulM(m: MjModel, d: MjData, res: Float64Array, vec: ArrayLike<number>): void;
  /** res = sqrt(M) vec, with the factor that ct_solveM2 inverts */
  mj_mulM2(m: MjModel, d: MjData, res: Float64Array, vec: ArrayLike<number>): void;
  /** add the mass matrix's lower triangle to a dense matrix, or to a CSR one when rownnz is given */
  mj_addM(m: MjModel, d: MjData, dst: Float64Array, rownnz: Int32Array, rowadr: Int32Array, colind: Int32Array): void;
  /** add to qfrc_target the joint force of a world force and torque at a world point of a body */
  mj_applyFT(m: MjModel, d: MjData, force: ArrayLike<number>, torque: ArrayLike<number>, point: ArrayLike<number>, body: number, qfrc_target: Float64Array): void;
  /** velocity of an object at its own centre: rotation, translation; local axes if flg_local */
  mj_objectVelocity(m: MjModel, d: MjData, objtype: number, objid: number, res: Float64Array, flg_local: number): void;
  /** acceleration of an object at its own centre, gravity included; local axes if flg_local */
  mj_objectAcceleration(m: MjModel, d: MjData, objtype: number, objid: number, res: Float64Array, flg_local: number): void;
  /** signed distance of two geoms up to distmax, and the nearest points if fromto is given */
  mj_geomDistance(m: MjModel, d: MjData, geom1: number, geom2: number, distmax: number, fromto: Float64Array | null): number;
  /** force and torque of a contact in its own frame */
  mj_contactForce(m: MjModel, d: MjData, id: number, result: Float64Array): void;
  /** joint velocity that leads from qpos1 to qpos2 in dt */
  mj_differentiatePos(m: MjModel, qvel: Float64Array, dt: number, qpos1: ArrayLike<number>, qpos2: ArrayLike<number>): void;
  /** move qpos by velocity qvel for a time dt */
  mj_integratePos(m: MjModel, qpos: Float64Array, qvel: ArrayLike<number>, dt: number): void;
  /** scale every quaternion in qpos to unit length */
  mj_normalizeQuat(m: MjModel, qpos: Float64Array): void;
  /** pose in the world of a pose given in a body's frame */
  mj_local2Global(d: MjData, xpos: Float64Array, xmat: Float64Array, pos: ArrayLike<number>, quat: ArrayLike<number>, body: number, sameframe: number): void;
  /** mass of all bodies */
  mj_getTotalmass(m: MjModel): number;
  /** scale masses and inertias to this total */
  mj_setTotalmass(m: MjModel, newmass: number): void;
  /** load a shared library that registers plugins */
  mj_loadPluginLibrary(path: string): void;
  /** version of MuJoCo whose behaviour this is: 3005000 */
  mj_version(): number;
  /** the same as text */
  mj_versionString(): string | null;
  /** first geom that a ray meets, as a multiple of vec; -1: none */
  mj_ray(m: MjModel, d: MjData, pnt: ArrayLike<number>, vec: ArrayLike<number>, geomgroup: ArrayLike<number> | null, flg_static: number, bodyexclude: number, geomid: Int32Array | null, normal: Float64Array | null): number;
  /** ct_ray for many directions from one point; farther than cutoff: none */
  mj_multiRay(m: MjModel, d: MjData, pnt: ArrayLike<number>, vec: ArrayLike<number>, geomgroup: ArrayLike<number> | null, flg_static: number, bodyexclude: number, geomid: Int32Array, dist: Float64Array, normal: Float64Array | null, nray: number, cutoff: number): void;
  /** where a ray meets a height field geom; -1: nowhere */
  mj_rayHfield(m: MjModel, d: MjData, geomid: number, pnt: ArrayLike<number>, vec: ArrayLike<number>, normal: Float64Array | null): number;
  /** where a ray meets a mesh geom; -1: nowhere */
  mj_rayMesh(m: MjModel, d: MjData, geomid: number, pnt: ArrayLike<number>, vec: ArrayLike<number>, normal: Float64Array | null): number;
  /** where a ray meets a primitive shape with this pose; -1: nowhere */
  mju_rayGeom(pos: ArrayLike<number>, mat: ArrayLike<number>, size: ArrayLike<number>, pnt: ArrayLike<number>, vec: ArrayLike<number>, geomtype: number, normal: Float64Array | null): number;
  /** where a ray meets a flex, and its nearest vertex; -1: nowhere */
  mj_rayFlex(m: MjModel, d: MjData, flex_layer: number, flg_vert: number, flg_edge: number, flg_face: number, flg_skin: number, flexid: number, pnt: ArrayLike<number>, vec: ArrayLike<number>, vertid: Int32Array | null, normal: Float64Array | null): number;
  /** where a ray meets a skin, and its nearest vertex; -1: nowhere */
  mju_raySkin(nface: number, nvert: number, face: ArrayLike<number>, vert: ArrayLike<number>, pnt: ArrayLike<number>, vec: ArrayLike<number>, vertid: Int32Array | null): number;
  /** a free camera at the origin */
  mjv_defaultCamera(cam: MjvCamera): void;
  /** a free camera that sees the whole model */
  mjv_defaultFreeCamera(m: MjModel, cam: MjvCamera): void;
  /** no perturbation */
  mjv_defaultPerturb(pert: MjvPerturb): void;
  /** turn a pose in the room into one in the model */
  mjv_room2model(modelpos: Float64Array, modelquat: Float64Array, roompos: ArrayLike<number>, roomquat: ArrayLike<number>, scn: MjvScene): void;
  /** turn a pose in the model into one in the room */
  mjv_model2room(roompos: Float64Array, roomquat: Float64Array, modelpos: ArrayLike<number>, modelquat: ArrayLike<number>, scn: MjvScene): void;
  /** head position and axes of the scene's camera, in the model */
  mjv_cameraInModel(headpos: Float64Array, forward: Float64Array, up: Float64Array, scn: MjvScene): void;
  /** head position and axes of the scene's camera, in the room */
  mjv_cameraInRoom(headpos: Float64Array, forward: Float64Array, up: Float64Array, scn: MjvScene): void;
  /** height of the view at unit distance */
  mjv_frustumHeight(scn: MjvScene): number;
  /** turn a horizontal vector by the camera's heading */
  mjv_alignToCamera(res: Float64Array, vec: ArrayLike<number>, forward: ArrayLike<number>): void;
  /** move a camera with the mouse (cttMouse) */
  mjv_moveCamera(m: MjModel, action: number, reldx: number, reldy: number, scn: MjvScene, cam: MjvCamera): void;
  /** move the dragged object with the mouse (cttMouse) */
  mjv_movePerturb(m: MjModel, d: MjData, action: number, reldx: number, reldy: number, scn: MjvScene, pert: MjvPerturb): void;
  /** move the model in the room with the mouse (cttMouse) */
  mjv_moveModel(m: MjModel, action: number, reldx: number, reldy: number, roomup: ArrayLike<number>, scn: MjvScene): void;
  /** start a drag: copy the selected body's pose */
  mjv_initPerturb(m: MjModel, d: MjData, scn: MjvScene, pert: MjvPerturb): void;
  /** set mocap bodies, or any body while paused, to the dragged pose */
  mjv_applyPerturbPose(m: MjModel, d: MjData, pert: MjvPerturb, flg_paused: number): void;
  /** pull the selected body towards the dragged pose */
  mjv_applyPerturbForce(m: MjModel, d: MjData, pert: MjvPerturb): void;
  /** pick a point of the view: body id or -1, point, geom, flex and skin */
  mjv_select(m: MjModel, d: MjData, vopt: MjvOption, aspectratio: number, relx: number, rely: number, scn: MjvScene, selpnt: Float64Array, geomid: Int32Array, flexid: Int32Array, skinid: Int32Array): number;
  /** default drawing switches */
  mjv_defaultOption(opt: MjvOption): void;
  /** an empty plot */
  mjv_defaultFigure(fig: MjvFigure): void;
  /** set up a drawable shape; NULL: defaults */
  mjv_initGeom(geom: MjvGeom, type: number, size: ArrayLike<number> | null, pos: ArrayLike<number> | null, mat: ArrayLike<number> | null, rgba: ArrayLike<number> | null): void;
  /** pose a capsule, cylinder or arrow so that it joins two points */
  mjv_connector(geom: MjvGeom, type: number, width: number, from: ArrayLike<number>, to: ArrayLike<number>): void;
  /** fill a scene from the present state */
  mjv_updateScene(m: MjModel, d: MjData, opt: MjvOption, pert: MjvPerturb | null, cam: MjvCamera, catmask: number, scn: MjvScene): void;
  /** add the shapes of some categories (cttCatBit) to a scene */
  mjv_addGeoms(m: MjModel, d: MjData, opt: MjvOption, pert: MjvPerturb, catmask: number, scn: MjvScene): void;
  /** list the lights of a scene */
  mjv_makeLights(m: MjModel, d: MjData, scn: MjvScene): void;
  /** set the scene's cameras */
  mjv_updateCamera(m: MjModel, d: MjData, cam: MjvCamera, scn: MjvScene): void;
  /** move the skins' vertices and normals */
  mjv_updateSkin(m: MjModel, d: MjData, scn: MjvScene): void;
  /** position and axes of a camera */
  mjv_cameraFrame(headpos: Float64Array, forward: Float64Array, up: Float64Array, right: Float64Array, d: MjData, cam: MjvCamera): void;
  /** vertical, horizontal and depth extent of a camera's view */
  mjv_cameraFrustum(zver: Float32Array, zhor: Float32Array, zclip: Float32Array, m: MjModel, cam: MjvCamera): void;
  /** text of the errors or warnings of the last compilation */
  mjs_getError(s: MjSpec): string | null;
  /** res = 0 */
  mju_zero3(res: Float64Array): void;
  /** res = data */
  mju_copy3(res: Float64Array, data: ArrayLike<number>): void;
  /** res = vec * scl */
  mju_scl3(res: Float64Array, vec: ArrayLike<number>, scl: number): void;
  /** res = vec1 + vec2 */
  mju_add3(res: Float64Array, vec1: ArrayLike<number>, vec2: ArrayLike<number>): void;
  /** res = vec1 - vec2 */
  mju_sub3(res: Float64Array, vec1: ArrayLike<number>, vec2: ArrayLike<number>): void;
  /** res += vec */
  mju_addTo3(res: Float64Array, vec: ArrayLike<number>): void;
  /** res -= vec */
  mju_subFrom3(res: Float64Array, vec: ArrayLike<number>): void;
  /** res += vec * scl */
  mju_addToScl3(res: Float64Array, vec: ArrayLike<number>, scl: number): void;
  /** res = vec1 + vec2 * scl */
  mju_addScl3(res: Float64Array, vec1: ArrayLike<number>, vec2: ArrayLike<number>, scl: number): void;
  /** scale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 0 */
  mju_normalize3(vec: Float64Array): number;
  /** length */
  mju_norm3(vec: ArrayLike<number>): number;
  /** scalar product */
  mju_dot3(vec1: ArrayLike<number>, vec2: ArrayLike<number>): number;
  /** distance of two points */
  mju_dist3(pos1: ArrayLike<number>, pos2: ArrayLike<number>): number;
  /** res = mat vec, 3 x 3 */
  mju_mulMatVec3(res: Float64Array, mat: ArrayLike<number>, vec: ArrayLike<number>): void;
  /** res = mat' vec, 3 x 3 */
  mju_mulMatTVec3(res: Float64Array, mat: ArrayLike<number>, vec: ArrayLike<number>): void;
  /** vector product a x b */
  mju_cross(res: Float64Array, a: ArrayLike<number>, b: ArrayLike<number>): void;
  /** res = 0 */
  mju_zero4(res: Float64Array): void;
  /** res = 1 0 0 0 */
  mju_unit4(res: Float64Array): void;
  /** res = data */
  mju_copy4(res: Float64Array, data: ArrayLike<number>): void;
  /** scale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 0 0 */
  mju_normalize4(vec: Float64Array): number;
  /** res = 0 */
  mju_zero(res: Float64Array): void;
  /** every element = val */
  mju_fill(res: Float64Array, val: number): void;
  /** res = vec */
  mju_copy(res: Float64Array, vec: ArrayLike<number>): void;
  /** sum of the elements */
  mju_sum(vec: ArrayLike<number>): number;
  /** sum of the absolute values */
  mju_L1(vec: ArrayLike<number>): number;
  /** res = vec * scl */
  mju_scl(res: Float64Array, vec: ArrayLike<number>, scl: number): void;
  /** res = vec1 + vec2 */
  mju_add(res: Float64Array, vec1: ArrayLike<number>, vec2: ArrayLike<number>): void;
  /** res = vec1 - vec2 */
  mju_sub(res: Float64Array, vec1: ArrayLike<number>, vec2: ArrayLike<number>): void;
  /** res += vec */
  mju_addTo(res: Float64Array, vec: ArrayLike<number>): void;
  /** res -= vec */
  mju_subFrom(res: Float64Array, vec: ArrayLike<number>): void;
  /** res += vec * scl */
  mju_addToScl(res: Float64Array, vec: ArrayLike<number>, scl: number): void;
  /** res = vec1 + vec2 * scl */
  mju_addScl(res: Float64Array, vec1: ArrayLike<number>, vec2: ArrayLike<number>, scl: number): void;
  /** scale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 ... 0 */
  mju_normalize(res: Float64Array): number;
  /** length */
  mju_norm(res: ArrayLike<number>): number;
  /** scalar product */
  mju_dot(vec1: ArrayLike<number>, vec2: ArrayLike<number>): number;
  /** res = mat vec, nr x nc */
  mju_mulMatVec(res: Float64Array, mat: ArrayLike<number>, vec: ArrayLike<number>, nc: number): void;
  /** res = mat' vec, mat nr x nc */
  mju_mulMatTVec(res: Float64Array, mat: ArrayLike<number>, vec: ArrayLike<number>, nr: number): void;
  /** vec1' mat vec2, n x n */
  mju_mulVecMatVec(vec1: ArrayLike<number>, mat: ArrayLike<number>, vec2: ArrayLike<number>): number;
  /** res = mat', mat nr x nc */
  mju_transpose(res: Float64Array, mat: ArrayLike<number>, nr: number, nc: number): void;
  /** res = (mat + mat') / 2 */
  mju_symmetrize(res: Float64Array, mat: ArrayLike<number>, n: number): void;
  /** mat = identity, n x n */
  mju_eye(mat: Float64Array, n: number): void;
  /** res = mat1 mat2, (r1 x c1)(c1 x c2) */
  mju_mulMatMat(res: Float64Array, mat1: ArrayLike<number>, mat2: ArrayLike<number>, r1: number, c1: number, c2: number): void;
  /** res = mat1 mat2', (r1 x c1)(r2 x c1)' */
  mju_mulMatMatT(res: Float64Array, mat1: ArrayLike<number>, mat2: ArrayLike<number>, r1: number, c1: number, r2: number): void;
  /** res = mat1' mat2, (r1 x c1)'(r1 x c2) */
  mju_mulMatTMat(res: Float64Array, mat1: ArrayLike<number>, mat2: ArrayLike<number>, r1: number, c1: number, c2: number): void;
  /** res = mat' diag mat, nc x nc; NULL diag: mat' mat */
  mju_sqrMatTD(res: Float64Array, mat: ArrayLike<number>, diag: ArrayLike<number> | null, nr: number, nc: number): void;
  /** move a spatial velocity or force (flg_force) to another point and, if given, other axes */
  mju_transformSpatial(res: Float64Array, vec: ArrayLike<number>, flg_force: number, newpos: ArrayLike<number>, oldpos: ArrayLike<number>, rotnew2old: ArrayLike<number> | null): void;
  /** dense to CSR, zeros left out; 0: done, 1: nnz is too small */
  mju_dense2sparse(res: Float64Array, mat: ArrayLike<number>, nr: number, nc: number, rownnz: Int32Array, rowadr: Int32Array, colind: Int32Array): number;
  /** CSR to dense */
  mju_sparse2dense(res: Float64Array, mat: ArrayLike<number>, nr: number, nc: number, rownnz: ArrayLike<number>, rowadr: ArrayLike<number>, colind: ArrayLike<number>): void;
  /** rotate a vector by a quaternion */
  mju_rotVecQuat(res: Float64Array, vec: ArrayLike<number>, quat: ArrayLike<number>): void;
  /** conjugate: the opposite rotation */
  mju_negQuat(res: Float64Array, quat: ArrayLike<number>): void;
  /** product: rotate by quat2, then by quat1 */
  mju_mulQuat(res: Float64Array, quat1: ArrayLike<number>, quat2: ArrayLike<number>): void;
  /** product of a quaternion and a vector taken as a quaternion without real part */
  mju_mulQuatAxis(res: Float64Array, quat: ArrayLike<number>, axis: ArrayLike<number>): void;
  /** quaternion of a rotation about a unit axis by an angle in radians */
  mju_axisAngle2Quat(res: Float64Array, axis: ArrayLike<number>, angle: number): void;
  /** rotation vector of a quaternion over dt: the angular velocity that makes it */
  mju_quat2Vel(res: Float64Array, quat: ArrayLike<number>, dt: number): void;
  /** rotation vector that leads from qb to qa, in qb's frame */
  mju_subQuat(res: Float64Array, qa: ArrayLike<number>, qb: ArrayLike<number>): void;
  /** rotation matrix of a quaternion */
  mju_quat2Mat(res: Float64Array, quat: ArrayLike<number>): void;
  /** quaternion of a rotation matrix */
  mju_mat2Quat(quat: Float64Array, mat: ArrayLike<number>): void;
  /** time derivative of a quaternion under a local angular velocity */
  mju_derivQuat(res: Float64Array, quat: ArrayLike<number>, vel: ArrayLike<number>): void;
  /** turn a quaternion by a local angular velocity for a time */
  mju_quatIntegrate(quat: Float64Array, vel: ArrayLike<number>, scale: number): void;
  /** quaternion that takes the z axis to a vector */
  mju_quatZ2Vec(quat: Float64Array, vec: ArrayLike<number>): void;
  /** rotation nearest to a matrix, refined from the quaternion given; returns iterations */
  mju_mat2Rot(quat: Float64Array, mat: ArrayLike<number>): number;
  /** quaternion of three angles; seq: xyz about moving axes, XYZ about fixed ones */
  mju_euler2Quat(quat: Float64Array, euler: ArrayLike<number>, seq: string): void;
  /** pose 2 seen in pose 1 */
  mju_mulPose(posres: Float64Array, quatres: Float64Array, pos1: ArrayLike<number>, quat1: ArrayLike<number>, pos2: ArrayLike<number>, quat2: ArrayLike<number>): void;
  /** opposite pose */
  mju_negPose(posres: Float64Array, quatres: Float64Array, pos: ArrayLike<number>, quat: ArrayLike<number>): void;
  /** a point moved by a pose */
  mju_trnVecPose(res: Float64Array, pos: ArrayLike<number>, quat: ArrayLike<number>, vec: ArrayLike<number>): void;
  /** mat = L L' in place, lower triangle; pivots below mindiag are raised; returns the rank */
  mju_cholFactor(mat: Float64Array, n: number, mindiag: number): number;
  /** solve L L' res = vec */
  mju_cholSolve(res: Float64Array, mat: ArrayLike<number>, vec: ArrayLike<number>): void;
  /** factor of L L' + x x', or minus; returns the rank */
  mju_cholUpdate(mat: Float64Array, x: Float64Array, n: number, flg_plus: number): number;
  /** factor a band matrix with dense last rows in place; returns the smallest pivot, 0: failed */
  mju_cholFactorBand(mat: Float64Array, ntotal: number, nband: number, ndense: number, diagadd: number, diagmul: number): number;
  /** solve with a factored band matrix */
  mju_cholSolveBand(res: Float64Array, mat: ArrayLike<number>, vec: ArrayLike<number>, ntotal: number, nband: number, ndense: number): void;
  /** band matrix to dense, both triangles if flg_sym */
  mju_band2Dense(res: Float64Array, mat: ArrayLike<number>, ntotal: number, nband: number, ndense: number, flg_sym: number): void;
  /** dense matrix to band */
  mju_dense2Band(res: Float64Array, mat: ArrayLike<number>, ntotal: number, nband: number, ndense: number): void;
  /** product of a band matrix and nvec vectors */
  mju_bandMulMatVec(res: Float64Array, mat: ArrayLike<number>, vec: ArrayLike<number>, ntotal: number, nband: number, ndense: number, nvec: number, flg_sym: number): void;
  /** where the diagonal element i is in a band matrix */
  mju_bandDiag(i: number, ntotal: number, nband: number, ndense: number): number;
  /** eigenvalues in descending order and axes of a symmetric 3 x 3 matrix; returns iterations */
  mju_eig3(eigval: Float64Array, eigvec: Float64Array, quat: Float64Array, mat: ArrayLike<number>): number;
  /** minimize x'Hx/2 + x'g within bounds; returns the free dimension, -1: failed */
  mju_boxQP(res: Float64Array, R: Float64Array, index: Int32Array | null, H: ArrayLike<number>, g: ArrayLike<number>, lower: ArrayLike<number> | null, upper: ArrayLike<number> | null): number;
  /** force per activation of a muscle */
  mju_muscleGain(len: number, vel: number, lengthrange: ArrayLike<number>, acc0: number, prm: ArrayLike<number>): number;
  /** passive force of a muscle */
  mju_muscleBias(len: number, lengthrange: ArrayLike<number>, acc0: number, prm: ArrayLike<number>): number;
  /** rate of a muscle's activation */
  mju_muscleDynamics(ctrl: number, act: number, prm: ArrayLike<number>): number;
  /** contact force to forces along the pyramid's edges */
  mju_encodePyramid(pyramid: Float64Array, force: ArrayLike<number>, mu: ArrayLike<number>): void;
  /** forces along the pyramid's edges to contact force */
  mju_decodePyramid(force: Float64Array, pyramid: ArrayLike<number>, mu: ArrayLike<number>): void;
  /** position after dt of a free unit mass on a spring and damper */
  mju_springDamper(pos0: number, vel0: number, Kp: number, Kv: number, dt: number): number;
  /** the smaller one */
  mju_min(a: number, b: number): number;
  /** the larger one */
  mju_max(a: number, b: number): number;
  /** x clamped to [min, max] */
  mju_clip(x: number, min: number, max: number): number;
  /** 1, 0 or -1 */
  mju_sign(x: number): number;
  /** nearest integer */
  mju_round(x: number): number;
  /** name of an object type (cttObj); NULL: unknown */
  mju_type2Str(type: number): string | null;
  /** object type (cttObj) of a name; 0: unknown */
  mju_str2Type(str: string): number;
  /** a readable number of bytes, such as 12M */
  mju_writeNumBytes(nbytes: number): string | null;
  /** text of a warning (cttWarning) */
  mju_warningText(warning: number, info: number): string | null;
  /** 1: not finite, or larger than ctMAXVAL */
  mju_isBad(x: number): number;
  /** 1: all elements are zero */
  mju_isZero(vec: ArrayLike<number>): number;
  /** float to cttNum */
  mju_f2n(res: Float64Array, vec: ArrayLike<number>): void;
  /** cttNum to float */
  mju_n2f(res: Float32Array, vec: ArrayLike<number>): void;
  /** double to cttNum */
  mju_d2n(res: Float64Array, vec: ArrayLike<number>): void;
  /** cttNum to double */
  mju_n2d(res: Float64Array, vec: ArrayLike<number>): void;
  /** sort in ascending order */
  mju_insertionSort(list: Float64Array): void;
  /** sort in ascending order */
  mju_insertionSortInt(list: Int32Array): void;
  /** number of the low-discrepancy sequence of a prime base */
  mju_Halton(index: number, base: number): number;
  /** smooth step of fifth degree from 0 to 1 on [0, 1] */
  mju_sigmoid(x: number): number;
  /** derivatives of a step by finite differences: state A B, sensors C D; NULL: skip one */
  mjd_transitionFD(m: MjModel, d: MjData, eps: number, flg_centered: number, A: Float64Array | null, B: Float64Array | null, C: Float64Array | null, D: Float64Array | null): void;
  /** derivatives of inverse dynamics by finite differences; NULL: skip one */
  mjd_inverseFD(m: MjModel, d: MjData, eps: number, flg_actuation: number, DfDq: Float64Array | null, DfDv: Float64Array | null, DfDa: Float64Array | null, DsDq: Float64Array | null, DsDv: Float64Array | null, DsDa: Float64Array | null, DmDq: Float64Array | null): void;
  /** derivatives of ctu_subQuat; NULL: skip one */
  mjd_subQuat(qa: ArrayLike<number>, qb: ArrayLike<number>, Da: Float64Array | null, Db: Float64Array | null): void;
  /** derivatives of ctu_quatIntegrate; NULL: skip one */
  mjd_quatIntegrate(vel: ArrayLike<number>, scale: number, Dquat: Float64Array | null, Dvel: Float64Array | null, Dscale: Float64Array | null): void;
  /** registered plugins */
  mjp_pluginCount(): number;
  /** registered resource providers */
  mjp_resourceProviderCount(): number;
  /** add a child body; NULL: the parent's defaults */
  mjs_addBody(body: MjsBody, def: MjsDefault | null): MjsBody | null;
  /** add a site to a body */
  mjs_addSite(body: MjsBody, def: MjsDefault | null): MjsSite | null;
  /** add a joint to a body */
  mjs_addJoint(body: MjsBody, def: MjsDefault | null): MjsJoint | null;
  /** add a free joint to a body */
  mjs_addFreeJoint(body: MjsBody): MjsJoint | null;
  /** add a geom to a body */
  mjs_addGeom(body: MjsBody, def: MjsDefault | null): MjsGeom | null;
  /** add a camera to a body */
  mjs_addCamera(body: MjsBody, def: MjsDefault | null): MjsCamera | null;
  /** add a light to a body */
  mjs_addLight(body: MjsBody, def: MjsDefault | null): MjsLight | null;
  /** add a frame to a body, inside another frame if given */
  mjs_addFrame(body: MjsBody, parentframe: MjsFrame | null): MjsFrame | null;
  /** add an actuator */
  mjs_addActuator(s: MjSpec, def: MjsDefault | null): MjsActuator | null;
  /** add a sensor */
  mjs_addSensor(s: MjSpec): MjsSensor | null;
  /** add a flex */
  mjs_addFlex(s: MjSpec): MjsFlex | null;
  /** add a contact pair */
  mjs_addPair(s: MjSpec, def: MjsDefault | null): MjsPair | null;
  /** add an exclude */
  mjs_addExclude(s: MjSpec): MjsExclude | null;
  /** add an equality constraint */
  mjs_addEquality(s: MjSpec, def: MjsDefault | null): MjsEquality | null;
  /** add a tendon */
  mjs_addTendon(s: MjSpec, def: MjsDefault | null): MjsTendon | null;
  /** route a tendon through a site */
  mjs_wrapSite(tendon: MjsTendon, name: string): MjsWrap | null;
  /** route a tendon around a geom, on the side of a site if given */
  mjs_wrapGeom(tendon: MjsTendon, name: string, sidesite: string | null): MjsWrap | null;
  /** add a joint to a tendon's length, with a factor */
  mjs_wrapJoint(tendon: MjsTendon, name: string, coef: number): MjsWrap | null;
  /** divide the rest of a tendon's path */
  mjs_wrapPulley(tendon: MjsTendon, divisor: number): MjsWrap | null;
  /** add a list of numbers */
  mjs_addNumeric(s: MjSpec): MjsNumeric | null;
  /** add a text */
  mjs_addText(s: MjSpec): MjsText | null;
  /** add a tuple */
  mjs_addTuple(s: MjSpec): MjsTuple | null;
  /** add a keyframe */
  mjs_addKey(s: MjSpec): MjsKey | null;
  /** add a plugin instance */
  mjs_addPlugin(s: MjSpec): MjsPlugin | null;
  /** add a default class below a parent; NULL parent: below main; NULL result: name taken */
  mjs_addDefault(s: MjSpec, classname: string, parent: MjsDefault | null): MjsDefault | null;
  /** make it a motor: force = control */
  mjs_setToMotor(actuator: MjsActuator): string | null;
  /** make it a position servo; returns an error text or an empty one */
  mjs_setToPosition(actuator: MjsActuator, kp: number, kv: Float64Array | null, dampratio: Float64Array | null, timeconst: Float64Array | null, inheritrange: number): string | null;
  /** make it a velocity servo that integrates its control */
  mjs_setToIntVelocity(actuator: MjsActuator, kp: number, kv: Float64Array | null, dampratio: Float64Array | null, timeconst: Float64Array | null, inheritrange: number): string | null;
  /** make it a velocity servo */
  mjs_setToVelocity(actuator: MjsActuator, kv: number): string | null;
  /** make it a damper whose strength is the control */
  mjs_setToDamper(actuator: MjsActuator, kv: number): string | null;
  /** make it a pneumatic or hydraulic cylinder */
  mjs_setToCylinder(actuator: MjsActuator, timeconst: number, bias: number, area: number, diameter: number): string | null;
  /** make it a muscle */
  mjs_setToMuscle(actuator: MjsActuator, timeconst: Float64Array, tausmooth: number, range: Float64Array, force: number, scale: number, lmin: number, lmax: number, vmax: number, fpmax: number, fvmax: number): string | null;
  /** make it an adhesion actuator */
  mjs_setToAdhesion(actuator: MjsActuator, gain: number): string | null;
  /** add a mesh */
  mjs_addMesh(s: MjSpec, def: MjsDefault | null): MjsMesh | null;
  /** add a height field */
  mjs_addHField(s: MjSpec): MjsHField | null;
  /** add a skin */
  mjs_addSkin(s: MjSpec): MjsSkin | null;
  /** add a deformable body of particles; not in MuJoCo */
  mjs_addDeform(s: MjSpec): MjsDeform | null;
  /** add a texture */
  mjs_addTexture(s: MjSpec): MjsTexture | null;
  /** add a material */
  mjs_addMaterial(s: MjSpec, def: MjsDefault | null): MjsMaterial | null;
  /** spec of an element */
  mjs_getSpec(element: MjStruct): MjSpec | null;
  /** body of a name; NULL: none */
  mjs_findBody(s: MjSpec, name: string): MjsBody | null;
  /** element of a type and name; NULL: none */
  mjs_findElement(s: MjSpec, type: number, name: string): MjStruct | null;
  /** body of a name below a body; NULL: none */
  mjs_findChild(body: MjsBody, name: string): MjsBody | null;
  /** body that an element is in; NULL: none */
  mjs_getParent(element: MjStruct): MjsBody | null;
  /** frame that an element is in; NULL: none */
  mjs_getFrame(element: MjStruct): MjsFrame | null;
  /** frame of a name; NULL: none */
  mjs_findFrame(s: MjSpec, name: string): MjsFrame | null;
  /** default class of an element */
  mjs_getDefault(element: MjStruct): MjsDefault | null;
  /** default class of a name; NULL: none */
  mjs_findDefault(s: MjSpec, classname: string): MjsDefault | null;
  /** the main default class */
  mjs_getSpecDefault(s: MjSpec): MjsDefault | null;
  /** id in the compiled model; -1: not compiled */
  mjs_getId(element: MjStruct): number;
  /** first element of a type in a body, and below it if recurse; NULL: none */
  mjs_firstChild(body: MjsBody, type: number, recurse: number): MjStruct | null;
  /** the element of the same type after child; NULL: none */
  mjs_nextChild(body: MjsBody, child: MjStruct, recurse: number): MjStruct | null;
  /** joint, site or geom of a path point; NULL: a pulley */
  mjs_getWrapTarget(wrap: MjsWrap): MjStruct | null;
  /** side site of a path point; NULL: none */
  mjs_getWrapSideSite(wrap: MjsWrap): MjsSite | null;
  /** divisor of a pulley */
  mjs_getWrapDivisor(wrap: MjsWrap): number;
  /** factor of a joint */
  mjs_getWrapCoef(wrap: MjsWrap): number;
  /** name an element; 0: done, -1: name taken */
  mjs_setName(element: MjStruct, name: string): number;
  /** path points of a tendon */
  mjs_getWrapNum(tendonspec: MjsTendon): number;
  /** path point i of a tendon */
  mjs_getWrap(tendonspec: MjsTendon, i: number): MjsWrap | null;
  /** change the default class of an element */
  mjs_setDefault(element: MjStruct, def: MjsDefault | null): void;
  /** put an element into a frame; 0: done */
  mjs_setFrame(dest: MjStruct, frame: MjsFrame | null): number;
  /** quaternion of an orientation in any notation; returns an error text or NULL */
  mjs_resolveOrientation(quat: Float64Array, degree: number, sequence: string, orientation: MjsOrientation): string | null;
  /** number of output values of a sensor */
  mjs_sensorDim(sensor: MjsSensor): number;
  /** text of the last misuse or failure that calls of this thread reported outside of error buffers; empty: none */
  mj_lastError(): string | null;
  /** clear that text */
  mj_clearError(): void;
  /** remove a kind that a user added to a table (cttKindTable); models that use it stop; 0: done, -1: none */
  mj_removeKind(table: number, name: string): number;
  /** slots of a table in use, those of removed kinds included */
  mj_kindCount(table: number): number;
  /** slot of a kind by name; -1: none */
  mj_findKind(table: number, name: string): number;
  /** name of preset i; NULL: no more */
  mj_deformPresetName(i: number): string | null;
  /** remove a registered body; later ones move down; 0: done, -1: none */
  mj_removeDeformable(m: MjModel, d: MjData, id: number): number;
  /** registered bodies */
  mj_deformableCount(d: MjData): number;
  /** number of a registered body; -1: none */
  mj_findDeformable(d: MjData, name: string): number;
  /** pin a vertex or let it go; 0: done, -1: none */
  mj_pinDeformable(d: MjData, id: number, vertex: number, pinned: number): number;
  /** set a body to its registered positions at rest; 0: done, -1: none */
  mj_resetDeformable(d: MjData, id: number): number;
  /** contacts of deformable bodies after ct_forward or ct_step */
  mj_deformableContactCount(d: MjData): number;
  /** numbers of a state vector of this data; sig may have the bit ctSTATE_DEFORM, whose size depends on the registered bodies */
  mj_dataStateSize(m: MjModel, d: MjData, sig: number): number;
  /** elastic, kinetic and gravitational energy, J; 0: done, -1: none */
  mj_deformableEnergy(m: MjModel, d: MjData, id: number, energy: Float64Array): number;
  /** n random numbers in [0, 1) that depend on their place only: key, simulation, step, index */
  mjb_randomUniform(key: number, sim: number, step: number, to: Float64Array): void;
  /** the same with a standard normal distribution */
  mjb_randomNormal(key: number, sim: number, step: number, to: Float64Array): void;
  /** exact derivative of qfrc_passive + qfrc_actuator - qfrc_bias by qvel after ct_forward, nv x nv */
  mjd_forceVel(m: MjModel, d: MjData, DfDv: Float64Array): void;
}
