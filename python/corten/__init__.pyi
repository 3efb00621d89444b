# Written by tools/gen.py from schema/. Do not edit.
from typing import Any, Callable, Iterator, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from corten import batch as batch, minimize as minimize, rollout as rollout

__version__: str
__corten_version__: str
HEADERS_DIR: str
PLUGINS_DIR: str

class Kind(NamedTuple):
    table: str
    name: str
    description: str
    params: tuple[str, ...]
    defaults: tuple[float, ...] | None


class GainInput(NamedTuple):
    """What a gain sees of its n actuators."""
    length: NDArray[np.float64]
    velocity: NDArray[np.float64]
    ctrl: NDArray[np.float64]
    ctrl_rate: NDArray[np.float64]
    act: NDArray[np.float64]
    id: NDArray[np.int32]
    lengthrange: NDArray[np.float64]
    acc0: NDArray[np.float64]
    timestep: float


def kinds(table: str | None = None) -> list[Kind]:
    """The kinds that models can use, of one table or of all."""


def register_bending(cls: type) -> type:
    """Make a class a kind of bending of flexes; a decorator."""


def register_elasticity(cls: type) -> type:
    """Make a class a kind of elasticity of flexes; a decorator."""


def register_formulation(cls: type) -> type:
    """Make a class a contact formulation; a decorator."""


def register_gain(cls: type) -> type:
    """Make a class a kind of gain of actuators; a decorator."""


def remove_kind(table: str, name: str) -> None:
    """Remove a kind that was registered."""


def install_as_mujoco() -> None:
    """From now on `import mujoco` gives this package."""

def set_folders(folders: Optional[Sequence[str]]) -> None:
    """Read files of models only inside these folders; None: anywhere."""

class FatalError(Exception): ...
class UnexpectedError(Exception): ...

class StructList(Sequence[Any]):
    """Structs in a row: index it for one, name a field for an array over all."""
    def __getattr__(self, name: str) -> NDArray[Any]: ...

class Sim:
    """A copy of a model that uses chosen kinds, and its data."""
    model: "MjModel"
    data: "MjData"
    def __init__(self, model: Any, preset: str = "mujoco", *, bending: Any = None, elasticity: Any = None, gain: Any = None, formulation: Any = None,
                 xpbd_substeps: int = 0, xpbd_iterations: int = 0) -> None: ...
    def step(self, n: int = 1) -> None: ...
    def reset(self) -> None: ...

class Deformable:
    """A body of particles that can be registered on any number of data."""
    name: str
    vert: NDArray[np.float64]
    elem: NDArray[np.int32]
    start: NDArray[np.float64]
    pin: NDArray[np.int32]
    attachments: NDArray[Any]
    material: Mapping[str, Any]
    thickness: float
    settings: Mapping[str, Any]
    @classmethod
    def from_arrays(cls, vert: Any, elem: Any, *, start: Any = None, **settings: Any) -> Any: ...
    @classmethod
    def from_file(cls, path: Any, *, assets: Optional[Mapping[str, bytes]] = None, **settings: Any) -> Any: ...

class Cloth(Deformable):
    """A sheet of triangles."""
    @classmethod
    def rectangle(cls, size: Any, count: Any, **settings: Any) -> "Cloth": ...
    @classmethod
    def disc(cls, radius: float, rings: int, **settings: Any) -> "Cloth": ...

class SoftBody(Deformable):
    """A solid of tetrahedra."""
    @classmethod
    def box(cls, size: Any, count: Any, **settings: Any) -> "SoftBody": ...
    @classmethod
    def ball(cls, radius: float, count: int, **settings: Any) -> "SoftBody": ...

class CapsuleChain(Deformable):
    """A rod or rope of segments."""
    @classmethod
    def rope(cls, start: Any, end: Any, segments: int, **settings: Any) -> "CapsuleChain": ...
    @classmethod
    def polyline(cls, points: Any, **settings: Any) -> "CapsuleChain": ...

class DeformableView:
    """A deformable body that is registered on a data."""
    id: int
    name: str
    nvert: int
    body: Deformable
    positions: NDArray[np.float64]
    velocities: NDArray[np.float64]
    forces: NDArray[np.float64]
    inverse_masses: NDArray[np.float64]
    flags: NDArray[np.uint8]
    torn: NDArray[np.uint8]
    contacts: NDArray[Any]
    energy: Tuple[float, float, float]
    def pin(self, vertex: Any, pinned: bool = True) -> None: ...
    def unpin(self, vertex: Any) -> None: ...
    def attach(self, vertex: int, body: Any = None, site: Any = None, pos: Any = None, compliance: float = 0.0, limit: float = 0.0) -> int: ...
    def reset(self) -> None: ...
    def snapshot(self) -> Mapping[str, NDArray[Any]]: ...
    def restore(self, snapshot: Mapping[str, NDArray[Any]]) -> None: ...

class Deformables:
    """The deformable bodies of a data, by number or name."""
    contacts: NDArray[Any]
    def __len__(self) -> int: ...
    def __getitem__(self, key: Any) -> DeformableView: ...
    def __iter__(self) -> Any: ...
    def __contains__(self, key: Any) -> bool: ...
    def add(self, body: Deformable) -> DeformableView: ...
    def remove(self, key: Any) -> None: ...
    def clear(self) -> None: ...

def deform_materials() -> Mapping[str, Mapping[str, float]]:
    """Materials of deformable bodies by name."""

class View:
    """One object of a model or data: its fields are views of the arrays."""
    id: int
    name: str
    def __getattr__(self, name: str) -> NDArray[Any]: ...

mjPI: float
mjVERSION_HEADER: int
mjMINVAL: float
mjMAXVAL: float
mjMINMU: float
mjMINIMP: float
mjMAXIMP: float
mjMAXCONPAIR: int
mjMAXTREEDEPTH: int
mjMAXFLEXNODES: int
mjMINAWAKE: int
mjNEQDATA: int
mjNDYN: int
mjNGAIN: int
mjNBIAS: int
mjNFLUID: int
mjNREF: int
mjNIMP: int
mjNSENS: int
mjNSOLVER: int
mjNISLAND: int
mjNKINK: int
mjNGROUP: int
mjMAXLIGHT: int
mjMAXOVERLAY: int
mjMAXLINE: int
mjMAXLINEPNT: int
mjMAXPLANEGRID: int
mjMAXTHREAD: int
mjNAUX: int
mjMAXTEXTURE: int
mjMAXMATERIAL: int

class mjtDisableBit(int):
    """Parts of the computation that can be switched off."""
    name: str
    value: int
    __members__: dict[str, mjtDisableBit]
    mjDSBL_CONSTRAINT: mjtDisableBit
    mjDSBL_EQUALITY: mjtDisableBit
    mjDSBL_FRICTIONLOSS: mjtDisableBit
    mjDSBL_LIMIT: mjtDisableBit
    mjDSBL_CONTACT: mjtDisableBit
    mjDSBL_SPRING: mjtDisableBit
    mjDSBL_DAMPER: mjtDisableBit
    mjDSBL_GRAVITY: mjtDisableBit
    mjDSBL_CLAMPCTRL: mjtDisableBit
    mjDSBL_WARMSTART: mjtDisableBit
    mjDSBL_FILTERPARENT: mjtDisableBit
    mjDSBL_ACTUATION: mjtDisableBit
    mjDSBL_REFSAFE: mjtDisableBit
    mjDSBL_SENSOR: mjtDisableBit
    mjDSBL_MIDPHASE: mjtDisableBit
    mjDSBL_EULERDAMP: mjtDisableBit
    mjDSBL_AUTORESET: mjtDisableBit
    mjDSBL_NATIVECCD: mjtDisableBit
    mjDSBL_ISLAND: mjtDisableBit
    mjNDISABLE: mjtDisableBit

class mjtEnableBit(int):
    """Optional parts of the computation."""
    name: str
    value: int
    __members__: dict[str, mjtEnableBit]
    mjENBL_OVERRIDE: mjtEnableBit
    mjENBL_ENERGY: mjtEnableBit
    mjENBL_FWDINV: mjtEnableBit
    mjENBL_INVDISCRETE: mjtEnableBit
    mjENBL_MULTICCD: mjtEnableBit
    mjENBL_SLEEP: mjtEnableBit
    mjNENABLE: mjtEnableBit

class mjtJoint(int):
    """Kinds of joints."""
    name: str
    value: int
    __members__: dict[str, mjtJoint]
    mjJNT_FREE: mjtJoint
    mjJNT_BALL: mjtJoint
    mjJNT_SLIDE: mjtJoint
    mjJNT_HINGE: mjtJoint

class mjtGeom(int):
    """Shapes."""
    name: str
    value: int
    __members__: dict[str, mjtGeom]
    mjGEOM_PLANE: mjtGeom
    mjGEOM_HFIELD: mjtGeom
    mjGEOM_SPHERE: mjtGeom
    mjGEOM_CAPSULE: mjtGeom
    mjGEOM_ELLIPSOID: mjtGeom
    mjGEOM_CYLINDER: mjtGeom
    mjGEOM_BOX: mjtGeom
    mjGEOM_MESH: mjtGeom
    mjGEOM_SDF: mjtGeom
    mjNGEOMTYPES: mjtGeom
    mjGEOM_ARROW: mjtGeom
    mjGEOM_ARROW1: mjtGeom
    mjGEOM_ARROW2: mjtGeom
    mjGEOM_LINE: mjtGeom
    mjGEOM_LINEBOX: mjtGeom
    mjGEOM_FLEX: mjtGeom
    mjGEOM_SKIN: mjtGeom
    mjGEOM_LABEL: mjtGeom
    mjGEOM_TRIANGLE: mjtGeom
    mjGEOM_DEFORM: mjtGeom
    mjGEOM_NONE: mjtGeom

class mjtProjection(int):
    """Projection of a camera."""
    name: str
    value: int
    __members__: dict[str, mjtProjection]
    mjPROJ_PERSPECTIVE: mjtProjection
    mjPROJ_ORTHOGRAPHIC: mjtProjection

class mjtCamLight(int):
    """Tracking mode of a camera or light."""
    name: str
    value: int
    __members__: dict[str, mjtCamLight]
    mjCAMLIGHT_FIXED: mjtCamLight
    mjCAMLIGHT_TRACK: mjtCamLight
    mjCAMLIGHT_TRACKCOM: mjtCamLight
    mjCAMLIGHT_TARGETBODY: mjtCamLight
    mjCAMLIGHT_TARGETBODYCOM: mjtCamLight

class mjtLightType(int):
    """Kinds of light."""
    name: str
    value: int
    __members__: dict[str, mjtLightType]
    mjLIGHT_SPOT: mjtLightType
    mjLIGHT_DIRECTIONAL: mjtLightType
    mjLIGHT_POINT: mjtLightType
    mjLIGHT_IMAGE: mjtLightType

class mjtTexture(int):
    """Kinds of texture."""
    name: str
    value: int
    __members__: dict[str, mjtTexture]
    mjTEXTURE_2D: mjtTexture
    mjTEXTURE_CUBE: mjtTexture
    mjTEXTURE_SKYBOX: mjtTexture

class mjtTextureRole(int):
    """Role of a texture in a material."""
    name: str
    value: int
    __members__: dict[str, mjtTextureRole]
    mjTEXROLE_USER: mjtTextureRole
    mjTEXROLE_RGB: mjtTextureRole
    mjTEXROLE_OCCLUSION: mjtTextureRole
    mjTEXROLE_ROUGHNESS: mjtTextureRole
    mjTEXROLE_METALLIC: mjtTextureRole
    mjTEXROLE_NORMAL: mjtTextureRole
    mjTEXROLE_OPACITY: mjtTextureRole
    mjTEXROLE_EMISSIVE: mjtTextureRole
    mjTEXROLE_RGBA: mjtTextureRole
    mjTEXROLE_ORM: mjtTextureRole
    mjNTEXROLE: mjtTextureRole

class mjtColorSpace(int):
    """Color space of a texture."""
    name: str
    value: int
    __members__: dict[str, mjtColorSpace]
    mjCOLORSPACE_AUTO: mjtColorSpace
    mjCOLORSPACE_LINEAR: mjtColorSpace
    mjCOLORSPACE_SRGB: mjtColorSpace

class mjtIntegrator(int):
    """Integrators."""
    name: str
    value: int
    __members__: dict[str, mjtIntegrator]
    mjINT_EULER: mjtIntegrator
    mjINT_RK4: mjtIntegrator
    mjINT_IMPLICIT: mjtIntegrator
    mjINT_IMPLICITFAST: mjtIntegrator
    mjINT_SPRINGDAMPER: mjtIntegrator

class mjtCone(int):
    """Friction cones."""
    name: str
    value: int
    __members__: dict[str, mjtCone]
    mjCONE_PYRAMIDAL: mjtCone
    mjCONE_ELLIPTIC: mjtCone

class mjtJacobian(int):
    """Layout of constraint matrices."""
    name: str
    value: int
    __members__: dict[str, mjtJacobian]
    mjJAC_DENSE: mjtJacobian
    mjJAC_SPARSE: mjtJacobian
    mjJAC_AUTO: mjtJacobian

class mjtSolver(int):
    """Constraint solvers."""
    name: str
    value: int
    __members__: dict[str, mjtSolver]
    mjSOL_PGS: mjtSolver
    mjSOL_CG: mjtSolver
    mjSOL_NEWTON: mjtSolver

class mjtDeform(int):
    """Kinds of deformable bodies; not in MuJoCo."""
    name: str
    value: int
    __members__: dict[str, mjtDeform]
    mjDEFORM_CLOTH: mjtDeform
    mjDEFORM_SOFT: mjtDeform
    mjDEFORM_CHAIN: mjtDeform
    mjNDEFORM: mjtDeform

class mjtDerivativeStatus(int):
    """Answers of derivatives; not in MuJoCo."""
    name: str
    value: int
    __members__: dict[str, mjtDerivativeStatus]
    mjDERIV_DONE: mjtDerivativeStatus
    mjDERIV_NOSLIP: mjtDerivativeStatus
    mjDERIV_DELAY: mjtDerivativeStatus
    mjDERIV_FORMULATION: mjtDerivativeStatus
    mjDERIV_BADSTATE: mjtDerivativeStatus
    mjDERIV_MEMORY: mjtDerivativeStatus
    mjDERIV_PARAM: mjtDerivativeStatus
    mjDERIV_ARGUMENT: mjtDerivativeStatus

class mjtDerivativeKink(int):
    """Changes that are near; not in MuJoCo."""
    name: str
    value: int
    __members__: dict[str, mjtDerivativeKink]
    mjKINK_STATE: mjtDerivativeKink
    mjKINK_CONTACT: mjtDerivativeKink
    mjKINK_FEATURE: mjtDerivativeKink
    mjKINK_IMPEDANCE: mjtDerivativeKink
    mjKINK_CONTROL: mjtDerivativeKink
    mjKINK_ACTIVATION: mjtDerivativeKink
    mjKINK_FORCE: mjtDerivativeKink
    mjKINK_JOINT: mjtDerivativeKink
    mjKINK_TENDON: mjtDerivativeKink
    mjKINK_MUSCLE: mjtDerivativeKink
    mjNKINKKIND: mjtDerivativeKink

class mjtDerivativeApprox(int):
    """What a derivative approximates or leaves out; bits; not in MuJoCo."""
    name: str
    value: int
    __members__: dict[str, mjtDerivativeApprox]
    mjAPPROX_CONTACT: mjtDerivativeApprox
    mjAPPROX_FLEX: mjtDerivativeApprox
    mjAPPROX_FLUID: mjtDerivativeApprox
    mjAPPROX_KIND: mjtDerivativeApprox
    mjAPPROX_PLUGIN: mjtDerivativeApprox
    mjAPPROX_DEFORM: mjtDerivativeApprox
    mjAPPROX_WRAP: mjtDerivativeApprox
    mjAPPROX_SLEEP: mjtDerivativeApprox
    mjAPPROX_TRANSMISSION: mjtDerivativeApprox
    mjAPPROX_ROW: mjtDerivativeApprox
    mjAPPROX_IMPLICIT: mjtDerivativeApprox
    mjAPPROX_SMOOTH: mjtDerivativeApprox
    mjAPPROX_SENSOR: mjtDerivativeApprox

class mjtDerivativeParam(int):
    """Parameters of a model that a step is differentiated by; not in MuJoCo."""
    name: str
    value: int
    __members__: dict[str, mjtDerivativeParam]
    mjPARAM_BODY_MASS: mjtDerivativeParam
    mjPARAM_BODY_INERTIA: mjtDerivativeParam
    mjPARAM_BODY_IPOS: mjtDerivativeParam
    mjPARAM_DOF_DAMPING: mjtDerivativeParam
    mjPARAM_DOF_ARMATURE: mjtDerivativeParam
    mjPARAM_DOF_FRICTIONLOSS: mjtDerivativeParam
    mjPARAM_JNT_STIFFNESS: mjtDerivativeParam
    mjPARAM_QPOS_SPRING: mjtDerivativeParam
    mjPARAM_TENDON_STIFFNESS: mjtDerivativeParam
    mjPARAM_TENDON_DAMPING: mjtDerivativeParam
    mjPARAM_GAIN: mjtDerivativeParam
    mjPARAM_BIAS: mjtDerivativeParam
    mjPARAM_GEOM_FRICTION: mjtDerivativeParam
    mjPARAM_GEOM_SOLREF: mjtDerivativeParam
    mjPARAM_JNT_SOLREF: mjtDerivativeParam
    mjPARAM_GEOM_SIZE: mjtDerivativeParam
    mjPARAM_GEOM_POS: mjtDerivativeParam
    mjPARAM_GEOM_QUAT: mjtDerivativeParam
    mjPARAM_GRAVITY: mjtDerivativeParam
    mjNPARAM: mjtDerivativeParam

class mjtKindTable(int):
    """Open tables of kinds, to which users add rows; not in MuJoCo."""
    name: str
    value: int
    __members__: dict[str, mjtKindTable]
    mjKIND_BENDING: mjtKindTable
    mjKIND_ELASTICITY: mjtKindTable
    mjKIND_GAIN: mjtKindTable
    mjKIND_FORMULATION: mjtKindTable
    mjNKINDTABLE: mjtKindTable

class mjtBending(int):
    """Built-in kinds of bending; not in MuJoCo."""
    name: str
    value: int
    __members__: dict[str, mjtBending]
    mjBEND_COTANGENT: mjtBending
    mjBEND_BRIDSON: mjtBending
    mjBEND_NONE: mjtBending
    mjNBENDING: mjtBending

class mjtElasticity(int):
    """Built-in kinds of elasticity; not in MuJoCo."""
    name: str
    value: int
    __members__: dict[str, mjtElasticity]
    mjELAST_LINEAR: mjtElasticity
    mjELAST_NEO_HOOKEAN: mjtElasticity
    mjELAST_STABLE_NEO_HOOKEAN: mjtElasticity
    mjELAST_STVK: mjtElasticity
    mjELAST_COROTATED: mjtElasticity
    mjELAST_MOONEY_RIVLIN: mjtElasticity
    mjNELASTICITY: mjtElasticity

class mjtFormulation(int):
    """Built-in contact formulations; not in MuJoCo."""
    name: str
    value: int
    __members__: dict[str, mjtFormulation]
    mjFORM_CONVEX: mjtFormulation
    mjFORM_XPBD: mjtFormulation
    mjFORM_HUNT_CROSSLEY: mjtFormulation
    mjNFORMULATION: mjtFormulation

class mjtGainKind(int):
    """Built-in kinds of the open table of gains; not in MuJoCo."""
    name: str
    value: int
    __members__: dict[str, mjtGainKind]
    mjGAINKIND_FIXED: mjtGainKind
    mjGAINKIND_AFFINE: mjtGainKind
    mjGAINKIND_MUSCLE: mjtGainKind
    mjGAINKIND_SERIES_ELASTIC: mjtGainKind
    mjNGAINKIND: mjtGainKind

class mjtEq(int):
    """Kinds of equality constraints."""
    name: str
    value: int
    __members__: dict[str, mjtEq]
    mjEQ_CONNECT: mjtEq
    mjEQ_WELD: mjtEq
    mjEQ_JOINT: mjtEq
    mjEQ_TENDON: mjtEq
    mjEQ_FLEX: mjtEq
    mjEQ_FLEXVERT: mjtEq
    mjEQ_DISTANCE: mjtEq

class mjtWrap(int):
    """Kinds of tendon path points."""
    name: str
    value: int
    __members__: dict[str, mjtWrap]
    mjWRAP_NONE: mjtWrap
    mjWRAP_JOINT: mjtWrap
    mjWRAP_PULLEY: mjtWrap
    mjWRAP_SITE: mjtWrap
    mjWRAP_SPHERE: mjtWrap
    mjWRAP_CYLINDER: mjtWrap

class mjtTrn(int):
    """Kind of transmission of an actuator."""
    name: str
    value: int
    __members__: dict[str, mjtTrn]
    mjTRN_JOINT: mjtTrn
    mjTRN_JOINTINPARENT: mjtTrn
    mjTRN_SLIDERCRANK: mjtTrn
    mjTRN_TENDON: mjtTrn
    mjTRN_SITE: mjtTrn
    mjTRN_BODY: mjtTrn
    mjTRN_UNDEFINED: mjtTrn

class mjtDyn(int):
    """Activation dynamics."""
    name: str
    value: int
    __members__: dict[str, mjtDyn]
    mjDYN_NONE: mjtDyn
    mjDYN_INTEGRATOR: mjtDyn
    mjDYN_FILTER: mjtDyn
    mjDYN_FILTEREXACT: mjtDyn
    mjDYN_MUSCLE: mjtDyn
    mjDYN_USER: mjtDyn

class mjtGain(int):
    """Force per activation."""
    name: str
    value: int
    __members__: dict[str, mjtGain]
    mjGAIN_FIXED: mjtGain
    mjGAIN_AFFINE: mjtGain
    mjGAIN_MUSCLE: mjtGain
    mjGAIN_USER: mjtGain

class mjtBias(int):
    """Force without activation."""
    name: str
    value: int
    __members__: dict[str, mjtBias]
    mjBIAS_NONE: mjtBias
    mjBIAS_AFFINE: mjtBias
    mjBIAS_MUSCLE: mjtBias
    mjBIAS_USER: mjtBias

class mjtObj(int):
    """Types of objects."""
    name: str
    value: int
    __members__: dict[str, mjtObj]
    mjOBJ_UNKNOWN: mjtObj
    mjOBJ_BODY: mjtObj
    mjOBJ_XBODY: mjtObj
    mjOBJ_JOINT: mjtObj
    mjOBJ_DOF: mjtObj
    mjOBJ_GEOM: mjtObj
    mjOBJ_SITE: mjtObj
    mjOBJ_CAMERA: mjtObj
    mjOBJ_LIGHT: mjtObj
    mjOBJ_FLEX: mjtObj
    mjOBJ_MESH: mjtObj
    mjOBJ_SKIN: mjtObj
    mjOBJ_HFIELD: mjtObj
    mjOBJ_TEXTURE: mjtObj
    mjOBJ_MATERIAL: mjtObj
    mjOBJ_PAIR: mjtObj
    mjOBJ_EXCLUDE: mjtObj
    mjOBJ_EQUALITY: mjtObj
    mjOBJ_TENDON: mjtObj
    mjOBJ_ACTUATOR: mjtObj
    mjOBJ_SENSOR: mjtObj
    mjOBJ_NUMERIC: mjtObj
    mjOBJ_TEXT: mjtObj
    mjOBJ_TUPLE: mjtObj
    mjOBJ_KEY: mjtObj
    mjOBJ_PLUGIN: mjtObj
    mjNOBJECT: mjtObj
    mjOBJ_FRAME: mjtObj
    mjOBJ_DEFAULT: mjtObj
    mjOBJ_MODEL: mjtObj
    mjOBJ_DEFORM: mjtObj

class mjtSensor(int):
    """Kinds of sensors."""
    name: str
    value: int
    __members__: dict[str, mjtSensor]
    mjSENS_TOUCH: mjtSensor
    mjSENS_ACCELEROMETER: mjtSensor
    mjSENS_VELOCIMETER: mjtSensor
    mjSENS_GYRO: mjtSensor
    mjSENS_FORCE: mjtSensor
    mjSENS_TORQUE: mjtSensor
    mjSENS_MAGNETOMETER: mjtSensor
    mjSENS_RANGEFINDER: mjtSensor
    mjSENS_CAMPROJECTION: mjtSensor
    mjSENS_JOINTPOS: mjtSensor
    mjSENS_JOINTVEL: mjtSensor
    mjSENS_TENDONPOS: mjtSensor
    mjSENS_TENDONVEL: mjtSensor
    mjSENS_ACTUATORPOS: mjtSensor
    mjSENS_ACTUATORVEL: mjtSensor
    mjSENS_ACTUATORFRC: mjtSensor
    mjSENS_JOINTACTFRC: mjtSensor
    mjSENS_TENDONACTFRC: mjtSensor
    mjSENS_BALLQUAT: mjtSensor
    mjSENS_BALLANGVEL: mjtSensor
    mjSENS_JOINTLIMITPOS: mjtSensor
    mjSENS_JOINTLIMITVEL: mjtSensor
    mjSENS_JOINTLIMITFRC: mjtSensor
    mjSENS_TENDONLIMITPOS: mjtSensor
    mjSENS_TENDONLIMITVEL: mjtSensor
    mjSENS_TENDONLIMITFRC: mjtSensor
    mjSENS_FRAMEPOS: mjtSensor
    mjSENS_FRAMEQUAT: mjtSensor
    mjSENS_FRAMEXAXIS: mjtSensor
    mjSENS_FRAMEYAXIS: mjtSensor
    mjSENS_FRAMEZAXIS: mjtSensor
    mjSENS_FRAMELINVEL: mjtSensor
    mjSENS_FRAMEANGVEL: mjtSensor
    mjSENS_FRAMELINACC: mjtSensor
    mjSENS_FRAMEANGACC: mjtSensor
    mjSENS_SUBTREECOM: mjtSensor
    mjSENS_SUBTREELINVEL: mjtSensor
    mjSENS_SUBTREEANGMOM: mjtSensor
    mjSENS_INSIDESITE: mjtSensor
    mjSENS_GEOMDIST: mjtSensor
    mjSENS_GEOMNORMAL: mjtSensor
    mjSENS_GEOMFROMTO: mjtSensor
    mjSENS_CONTACT: mjtSensor
    mjSENS_E_POTENTIAL: mjtSensor
    mjSENS_E_KINETIC: mjtSensor
    mjSENS_CLOCK: mjtSensor
    mjSENS_TACTILE: mjtSensor
    mjSENS_PLUGIN: mjtSensor
    mjSENS_USER: mjtSensor

class mjtStage(int):
    """Stages of the computation."""
    name: str
    value: int
    __members__: dict[str, mjtStage]
    mjSTAGE_NONE: mjtStage
    mjSTAGE_POS: mjtStage
    mjSTAGE_VEL: mjtStage
    mjSTAGE_ACC: mjtStage

class mjtDataType(int):
    """Type of a sensor's values, which determines the cutoff."""
    name: str
    value: int
    __members__: dict[str, mjtDataType]
    mjDATATYPE_REAL: mjtDataType
    mjDATATYPE_POSITIVE: mjtDataType
    mjDATATYPE_AXIS: mjtDataType
    mjDATATYPE_QUATERNION: mjtDataType

class mjtConDataField(int):
    """Data of a contact sensor."""
    name: str
    value: int
    __members__: dict[str, mjtConDataField]
    mjCONDATA_FOUND: mjtConDataField
    mjCONDATA_FORCE: mjtConDataField
    mjCONDATA_TORQUE: mjtConDataField
    mjCONDATA_DIST: mjtConDataField
    mjCONDATA_POS: mjtConDataField
    mjCONDATA_NORMAL: mjtConDataField
    mjCONDATA_TANGENT: mjtConDataField
    mjNCONDATA: mjtConDataField

class mjtRayDataField(int):
    """Data of a range finder."""
    name: str
    value: int
    __members__: dict[str, mjtRayDataField]
    mjRAYDATA_DIST: mjtRayDataField
    mjRAYDATA_DIR: mjtRayDataField
    mjRAYDATA_ORIGIN: mjtRayDataField
    mjRAYDATA_POINT: mjtRayDataField
    mjRAYDATA_NORMAL: mjtRayDataField
    mjRAYDATA_DEPTH: mjtRayDataField
    mjNRAYDATA: mjtRayDataField

class mjtCamOutBit(int):
    """Images that a camera makes."""
    name: str
    value: int
    __members__: dict[str, mjtCamOutBit]
    mjCAMOUT_RGB: mjtCamOutBit
    mjCAMOUT_DEPTH: mjtCamOutBit
    mjCAMOUT_DIST: mjtCamOutBit
    mjCAMOUT_NORMAL: mjtCamOutBit
    mjCAMOUT_SEG: mjtCamOutBit
    mjNCAMOUT: mjtCamOutBit

class mjtSameFrame(int):
    """Frame of the body that a frame equals, which saves work."""
    name: str
    value: int
    __members__: dict[str, mjtSameFrame]
    mjSAMEFRAME_NONE: mjtSameFrame
    mjSAMEFRAME_BODY: mjtSameFrame
    mjSAMEFRAME_INERTIA: mjtSameFrame
    mjSAMEFRAME_BODYROT: mjtSameFrame
    mjSAMEFRAME_INERTIAROT: mjtSameFrame

class mjtSleepPolicy(int):
    """May a tree sleep."""
    name: str
    value: int
    __members__: dict[str, mjtSleepPolicy]
    mjSLEEP_AUTO: mjtSleepPolicy
    mjSLEEP_AUTO_NEVER: mjtSleepPolicy
    mjSLEEP_AUTO_ALLOWED: mjtSleepPolicy
    mjSLEEP_NEVER: mjtSleepPolicy
    mjSLEEP_ALLOWED: mjtSleepPolicy
    mjSLEEP_INIT: mjtSleepPolicy

class mjtLRMode(int):
    """Actuators for which length ranges are computed."""
    name: str
    value: int
    __members__: dict[str, mjtLRMode]
    mjLRMODE_NONE: mjtLRMode
    mjLRMODE_MUSCLE: mjtLRMode
    mjLRMODE_MUSCLEUSER: mjtLRMode
    mjLRMODE_ALL: mjtLRMode

class mjtFlexSelf(int):
    """Self-collision mode of a flex."""
    name: str
    value: int
    __members__: dict[str, mjtFlexSelf]
    mjFLEXSELF_NONE: mjtFlexSelf
    mjFLEXSELF_NARROW: mjtFlexSelf
    mjFLEXSELF_BVH: mjtFlexSelf
    mjFLEXSELF_SAP: mjtFlexSelf
    mjFLEXSELF_AUTO: mjtFlexSelf

class mjtSDFType(int):
    """Combination of signed distance fields."""
    name: str
    value: int
    __members__: dict[str, mjtSDFType]
    mjSDFTYPE_SINGLE: mjtSDFType
    mjSDFTYPE_INTERSECTION: mjtSDFType
    mjSDFTYPE_MIDSURFACE: mjtSDFType
    mjSDFTYPE_COLLISION: mjtSDFType

class mjtTaskStatus(int):
    """Status of a task."""
    name: str
    value: int
    __members__: dict[str, mjtTaskStatus]
    mjTASK_NEW: mjtTaskStatus
    mjTASK_QUEUED: mjtTaskStatus
    mjTASK_COMPLETED: mjtTaskStatus

class mjtState(int):
    """Parts of the state, as bits; in state vectors they come in this order."""
    name: str
    value: int
    __members__: dict[str, mjtState]
    mjSTATE_TIME: mjtState
    mjSTATE_QPOS: mjtState
    mjSTATE_QVEL: mjtState
    mjSTATE_ACT: mjtState
    mjSTATE_HISTORY: mjtState
    mjSTATE_WARMSTART: mjtState
    mjSTATE_CTRL: mjtState
    mjSTATE_QFRC_APPLIED: mjtState
    mjSTATE_XFRC_APPLIED: mjtState
    mjSTATE_EQ_ACTIVE: mjtState
    mjSTATE_MOCAP_POS: mjtState
    mjSTATE_MOCAP_QUAT: mjtState
    mjSTATE_USERDATA: mjtState
    mjSTATE_PLUGIN: mjtState
    mjNSTATE: mjtState
    mjSTATE_PHYSICS: mjtState
    mjSTATE_FULLPHYSICS: mjtState
    mjSTATE_USER: mjtState
    mjSTATE_INTEGRATION: mjtState
    mjSTATE_KIND: mjtState
    mjSTATE_DEFORM: mjtState

class mjtAutoreset(int):
    """What a batch does with episodes that are over; not in MuJoCo."""
    name: str
    value: int
    __members__: dict[str, mjtAutoreset]
    mjAUTORESET_NEXT: mjtAutoreset
    mjAUTORESET_SAME: mjtAutoreset

class mjtConstraint(int):
    """Kinds of constraint rows."""
    name: str
    value: int
    __members__: dict[str, mjtConstraint]
    mjCNSTR_EQUALITY: mjtConstraint
    mjCNSTR_FRICTION_DOF: mjtConstraint
    mjCNSTR_FRICTION_TENDON: mjtConstraint
    mjCNSTR_LIMIT_JOINT: mjtConstraint
    mjCNSTR_LIMIT_TENDON: mjtConstraint
    mjCNSTR_CONTACT_FRICTIONLESS: mjtConstraint
    mjCNSTR_CONTACT_PYRAMIDAL: mjtConstraint
    mjCNSTR_CONTACT_ELLIPTIC: mjtConstraint

class mjtConstraintState(int):
    """Where a row is on its cost curve."""
    name: str
    value: int
    __members__: dict[str, mjtConstraintState]
    mjCNSTRSTATE_SATISFIED: mjtConstraintState
    mjCNSTRSTATE_QUADRATIC: mjtConstraintState
    mjCNSTRSTATE_LINEARNEG: mjtConstraintState
    mjCNSTRSTATE_LINEARPOS: mjtConstraintState
    mjCNSTRSTATE_CONE: mjtConstraintState

class mjtWarning(int):
    """Warnings while simulating."""
    name: str
    value: int
    __members__: dict[str, mjtWarning]
    mjWARN_INERTIA: mjtWarning
    mjWARN_CONTACTFULL: mjtWarning
    mjWARN_CNSTRFULL: mjtWarning
    mjWARN_VGEOMFULL: mjtWarning
    mjWARN_BADQPOS: mjtWarning
    mjWARN_BADQVEL: mjtWarning
    mjWARN_BADQACC: mjtWarning
    mjWARN_BADCTRL: mjtWarning
    mjNWARNING: mjtWarning

class mjtTimer(int):
    """Timers."""
    name: str
    value: int
    __members__: dict[str, mjtTimer]
    mjTIMER_STEP: mjtTimer
    mjTIMER_FORWARD: mjtTimer
    mjTIMER_INVERSE: mjtTimer
    mjTIMER_POSITION: mjtTimer
    mjTIMER_VELOCITY: mjtTimer
    mjTIMER_ACTUATION: mjtTimer
    mjTIMER_CONSTRAINT: mjtTimer
    mjTIMER_ADVANCE: mjtTimer
    mjTIMER_POS_KINEMATICS: mjtTimer
    mjTIMER_POS_INERTIA: mjtTimer
    mjTIMER_POS_COLLISION: mjtTimer
    mjTIMER_POS_MAKE: mjtTimer
    mjTIMER_POS_PROJECT: mjtTimer
    mjTIMER_COL_BROAD: mjtTimer
    mjTIMER_COL_NARROW: mjtTimer
    mjNTIMER: mjtTimer

class mjtSleepState(int):
    """Is a body asleep."""
    name: str
    value: int
    __members__: dict[str, mjtSleepState]
    mjS_STATIC: mjtSleepState
    mjS_ASLEEP: mjtSleepState
    mjS_AWAKE: mjtSleepState

class mjtGeomInertia(int):
    """Where a geom's mass is."""
    name: str
    value: int
    __members__: dict[str, mjtGeomInertia]
    mjINERTIA_VOLUME: mjtGeomInertia
    mjINERTIA_SHELL: mjtGeomInertia

class mjtMeshInertia(int):
    """Method of computing the inertia of a mesh."""
    name: str
    value: int
    __members__: dict[str, mjtMeshInertia]
    mjMESH_INERTIA_CONVEX: mjtMeshInertia
    mjMESH_INERTIA_EXACT: mjtMeshInertia
    mjMESH_INERTIA_LEGACY: mjtMeshInertia
    mjMESH_INERTIA_SHELL: mjtMeshInertia

class mjtMeshBuiltin(int):
    """Built-in meshes."""
    name: str
    value: int
    __members__: dict[str, mjtMeshBuiltin]
    mjMESH_BUILTIN_NONE: mjtMeshBuiltin
    mjMESH_BUILTIN_SPHERE: mjtMeshBuiltin
    mjMESH_BUILTIN_HEMISPHERE: mjtMeshBuiltin
    mjMESH_BUILTIN_CONE: mjtMeshBuiltin
    mjMESH_BUILTIN_SUPERSPHERE: mjtMeshBuiltin
    mjMESH_BUILTIN_SUPERTORUS: mjtMeshBuiltin
    mjMESH_BUILTIN_WEDGE: mjtMeshBuiltin
    mjMESH_BUILTIN_PLATE: mjtMeshBuiltin

class mjtBuiltin(int):
    """Built-in textures."""
    name: str
    value: int
    __members__: dict[str, mjtBuiltin]
    mjBUILTIN_NONE: mjtBuiltin
    mjBUILTIN_GRADIENT: mjtBuiltin
    mjBUILTIN_CHECKER: mjtBuiltin
    mjBUILTIN_FLAT: mjtBuiltin

class mjtMark(int):
    """Marks on built-in textures."""
    name: str
    value: int
    __members__: dict[str, mjtMark]
    mjMARK_NONE: mjtMark
    mjMARK_EDGE: mjtMark
    mjMARK_CROSS: mjtMark
    mjMARK_RANDOM: mjtMark

class mjtLimited(int):
    """Is there a limit."""
    name: str
    value: int
    __members__: dict[str, mjtLimited]
    mjLIMITED_FALSE: mjtLimited
    mjLIMITED_TRUE: mjtLimited
    mjLIMITED_AUTO: mjtLimited

class mjtAlignFree(int):
    """Is a free body's frame moved to its inertial frame."""
    name: str
    value: int
    __members__: dict[str, mjtAlignFree]
    mjALIGNFREE_FALSE: mjtAlignFree
    mjALIGNFREE_TRUE: mjtAlignFree
    mjALIGNFREE_AUTO: mjtAlignFree

class mjtInertiaFromGeom(int):
    """Is inertia computed from geoms."""
    name: str
    value: int
    __members__: dict[str, mjtInertiaFromGeom]
    mjINERTIAFROMGEOM_FALSE: mjtInertiaFromGeom
    mjINERTIAFROMGEOM_TRUE: mjtInertiaFromGeom
    mjINERTIAFROMGEOM_AUTO: mjtInertiaFromGeom

class mjtOrientation(int):
    """Notations of an orientation."""
    name: str
    value: int
    __members__: dict[str, mjtOrientation]
    mjORIENTATION_QUAT: mjtOrientation
    mjORIENTATION_AXISANGLE: mjtOrientation
    mjORIENTATION_XYAXES: mjtOrientation
    mjORIENTATION_ZAXIS: mjtOrientation
    mjORIENTATION_EULER: mjtOrientation

class mjtCatBit(int):
    """Categories of drawn shapes."""
    name: str
    value: int
    __members__: dict[str, mjtCatBit]
    mjCAT_STATIC: mjtCatBit
    mjCAT_DYNAMIC: mjtCatBit
    mjCAT_DECOR: mjtCatBit
    mjCAT_ALL: mjtCatBit

class mjtMouse(int):
    """Action of the mouse."""
    name: str
    value: int
    __members__: dict[str, mjtMouse]
    mjMOUSE_NONE: mjtMouse
    mjMOUSE_ROTATE_V: mjtMouse
    mjMOUSE_ROTATE_H: mjtMouse
    mjMOUSE_MOVE_V: mjtMouse
    mjMOUSE_MOVE_H: mjtMouse
    mjMOUSE_ZOOM: mjtMouse
    mjMOUSE_MOVE_V_REL: mjtMouse
    mjMOUSE_MOVE_H_REL: mjtMouse

class mjtPertBit(int):
    """Ways of dragging."""
    name: str
    value: int
    __members__: dict[str, mjtPertBit]
    mjPERT_TRANSLATE: mjtPertBit
    mjPERT_ROTATE: mjtPertBit

class mjtCamera(int):
    """Kinds of view."""
    name: str
    value: int
    __members__: dict[str, mjtCamera]
    mjCAMERA_FREE: mjtCamera
    mjCAMERA_TRACKING: mjtCamera
    mjCAMERA_FIXED: mjtCamera
    mjCAMERA_USER: mjtCamera

class mjtLabel(int):
    """Objects with labels."""
    name: str
    value: int
    __members__: dict[str, mjtLabel]
    mjLABEL_NONE: mjtLabel
    mjLABEL_BODY: mjtLabel
    mjLABEL_JOINT: mjtLabel
    mjLABEL_GEOM: mjtLabel
    mjLABEL_SITE: mjtLabel
    mjLABEL_CAMERA: mjtLabel
    mjLABEL_LIGHT: mjtLabel
    mjLABEL_TENDON: mjtLabel
    mjLABEL_ACTUATOR: mjtLabel
    mjLABEL_CONSTRAINT: mjtLabel
    mjLABEL_FLEX: mjtLabel
    mjLABEL_SKIN: mjtLabel
    mjLABEL_SELECTION: mjtLabel
    mjLABEL_SELPNT: mjtLabel
    mjLABEL_CONTACTPOINT: mjtLabel
    mjLABEL_CONTACTFORCE: mjtLabel
    mjLABEL_ISLAND: mjtLabel
    mjNLABEL: mjtLabel

class mjtFrame(int):
    """Objects with visible axes."""
    name: str
    value: int
    __members__: dict[str, mjtFrame]
    mjFRAME_NONE: mjtFrame
    mjFRAME_BODY: mjtFrame
    mjFRAME_GEOM: mjtFrame
    mjFRAME_SITE: mjtFrame
    mjFRAME_CAMERA: mjtFrame
    mjFRAME_LIGHT: mjtFrame
    mjFRAME_CONTACT: mjtFrame
    mjFRAME_WORLD: mjtFrame
    mjNFRAME: mjtFrame

class mjtVisFlag(int):
    """Visible kinds of objects."""
    name: str
    value: int
    __members__: dict[str, mjtVisFlag]
    mjVIS_CONVEXHULL: mjtVisFlag
    mjVIS_TEXTURE: mjtVisFlag
    mjVIS_JOINT: mjtVisFlag
    mjVIS_CAMERA: mjtVisFlag
    mjVIS_ACTUATOR: mjtVisFlag
    mjVIS_ACTIVATION: mjtVisFlag
    mjVIS_LIGHT: mjtVisFlag
    mjVIS_TENDON: mjtVisFlag
    mjVIS_RANGEFINDER: mjtVisFlag
    mjVIS_CONSTRAINT: mjtVisFlag
    mjVIS_INERTIA: mjtVisFlag
    mjVIS_SCLINERTIA: mjtVisFlag
    mjVIS_PERTFORCE: mjtVisFlag
    mjVIS_PERTOBJ: mjtVisFlag
    mjVIS_CONTACTPOINT: mjtVisFlag
    mjVIS_ISLAND: mjtVisFlag
    mjVIS_CONTACTFORCE: mjtVisFlag
    mjVIS_CONTACTSPLIT: mjtVisFlag
    mjVIS_TRANSPARENT: mjtVisFlag
    mjVIS_AUTOCONNECT: mjtVisFlag
    mjVIS_COM: mjtVisFlag
    mjVIS_SELECT: mjtVisFlag
    mjVIS_STATIC: mjtVisFlag
    mjVIS_SKIN: mjtVisFlag
    mjVIS_FLEXVERT: mjtVisFlag
    mjVIS_FLEXEDGE: mjtVisFlag
    mjVIS_FLEXFACE: mjtVisFlag
    mjVIS_FLEXSKIN: mjtVisFlag
    mjVIS_BODYBVH: mjtVisFlag
    mjVIS_MESHBVH: mjtVisFlag
    mjVIS_SDFITER: mjtVisFlag
    mjNVISFLAG: mjtVisFlag

class mjtFlexColor(int):
    """Colours of flexes in a scene; not in MuJoCo."""
    name: str
    value: int
    __members__: dict[str, mjtFlexColor]
    mjFLEXCOLOR_MATERIAL: mjtFlexColor
    mjFLEXCOLOR_ENERGY: mjtFlexColor

class mjtRndFlag(int):
    """Drawing mode."""
    name: str
    value: int
    __members__: dict[str, mjtRndFlag]
    mjRND_SHADOW: mjtRndFlag
    mjRND_WIREFRAME: mjtRndFlag
    mjRND_REFLECTION: mjtRndFlag
    mjRND_ADDITIVE: mjtRndFlag
    mjRND_SKYBOX: mjtRndFlag
    mjRND_FOG: mjtRndFlag
    mjRND_HAZE: mjtRndFlag
    mjRND_DEPTH: mjtRndFlag
    mjRND_SEGMENT: mjtRndFlag
    mjRND_IDCOLOR: mjtRndFlag
    mjRND_CULL_FACE: mjtRndFlag
    mjNRNDFLAG: mjtRndFlag

class mjtStereo(int):
    """Two eyes."""
    name: str
    value: int
    __members__: dict[str, mjtStereo]
    mjSTEREO_NONE: mjtStereo
    mjSTEREO_QUADBUFFERED: mjtStereo
    mjSTEREO_SIDEBYSIDE: mjtStereo

class mjtGridPos(int):
    """Place of an overlay."""
    name: str
    value: int
    __members__: dict[str, mjtGridPos]
    mjGRID_TOPLEFT: mjtGridPos
    mjGRID_TOPRIGHT: mjtGridPos
    mjGRID_BOTTOMLEFT: mjtGridPos
    mjGRID_BOTTOMRIGHT: mjtGridPos
    mjGRID_TOP: mjtGridPos
    mjGRID_BOTTOM: mjtGridPos
    mjGRID_LEFT: mjtGridPos
    mjGRID_RIGHT: mjtGridPos

class mjtFramebuffer(int):
    """Buffers to draw to."""
    name: str
    value: int
    __members__: dict[str, mjtFramebuffer]
    mjFB_WINDOW: mjtFramebuffer
    mjFB_OFFSCREEN: mjtFramebuffer

class mjtDepthMap(int):
    """What depths mean."""
    name: str
    value: int
    __members__: dict[str, mjtDepthMap]
    mjDEPTH_ZERONEAR: mjtDepthMap
    mjDEPTH_ZEROFAR: mjtDepthMap

class mjtFontScale(int):
    """Sizes of fonts in percent."""
    name: str
    value: int
    __members__: dict[str, mjtFontScale]
    mjFONTSCALE_50: mjtFontScale
    mjFONTSCALE_100: mjtFontScale
    mjFONTSCALE_150: mjtFontScale
    mjFONTSCALE_200: mjtFontScale
    mjFONTSCALE_250: mjtFontScale
    mjFONTSCALE_300: mjtFontScale

class mjtFont(int):
    """Fonts."""
    name: str
    value: int
    __members__: dict[str, mjtFont]
    mjFONT_NORMAL: mjtFont
    mjFONT_SHADOW: mjtFont
    mjFONT_BIG: mjtFont

class mjtPluginCapabilityBit(int):
    """Capabilities of a plugin."""
    name: str
    value: int
    __members__: dict[str, mjtPluginCapabilityBit]
    mjPLUGIN_ACTUATOR: mjtPluginCapabilityBit
    mjPLUGIN_SENSOR: mjtPluginCapabilityBit
    mjPLUGIN_PASSIVE: mjtPluginCapabilityBit
    mjPLUGIN_SDF: mjtPluginCapabilityBit

class MjLROpt:
    """Settings of the search for actuator length ranges."""
    mode: int
    useexisting: int
    uselimit: int
    accel: float
    maxforce: float
    timeconst: float
    timestep: float
    inttotal: float
    interval: float
    tolrange: float

class MjOption:
    """Options of the simulation."""
    timestep: float
    impratio: float
    tolerance: float
    ls_tolerance: float
    noslip_tolerance: float
    ccd_tolerance: float
    sleep_tolerance: float
    gravity: NDArray[np.float64]
    wind: NDArray[np.float64]
    magnetic: NDArray[np.float64]
    density: float
    viscosity: float
    o_margin: float
    o_solref: NDArray[np.float64]
    o_solimp: NDArray[np.float64]
    o_friction: NDArray[np.float64]
    integrator: int
    cone: int
    jacobian: int
    solver: int
    iterations: int
    ls_iterations: int
    noslip_iterations: int
    ccd_iterations: int
    disableflags: int
    enableflags: int
    disableactuator: int
    sdf_initpoints: int
    sdf_iterations: int
    modulus: float
    dissipation: float
    stiction: float
    formulation: int
    xpbd_substeps: int
    xpbd_iterations: int

class Global:
    """Drawing options of a scene; without effect on physics."""
    cameraid: int
    orthographic: int
    fovy: float
    ipd: float
    azimuth: float
    elevation: float
    linewidth: float
    glow: float
    realtime: float
    offwidth: int
    offheight: int
    ellipsoidinertia: int
    bvactive: int

class Quality:
    """Drawing options of a scene; without effect on physics."""
    shadowsize: int
    offsamples: int
    numslices: int
    numstacks: int
    numquads: int

class Headlight:
    """Drawing options of a scene; without effect on physics."""
    ambient: NDArray[np.float32]
    diffuse: NDArray[np.float32]
    specular: NDArray[np.float32]
    active: int

class Map:
    """Drawing options of a scene; without effect on physics."""
    stiffness: float
    stiffnessrot: float
    force: float
    torque: float
    alpha: float
    fogstart: float
    fogend: float
    znear: float
    zfar: float
    haze: float
    shadowclip: float
    shadowscale: float
    actuatortendon: float

class Scale:
    """Drawing options of a scene; without effect on physics."""
    forcewidth: float
    contactwidth: float
    contactheight: float
    connect: float
    com: float
    camera: float
    light: float
    selectpoint: float
    jointlength: float
    jointwidth: float
    actuatorlength: float
    actuatorwidth: float
    framelength: float
    framewidth: float
    constraint: float
    slidercrank: float
    frustum: float

class Rgba:
    """Drawing options of a scene; without effect on physics."""
    fog: NDArray[np.float32]
    haze: NDArray[np.float32]
    force: NDArray[np.float32]
    inertia: NDArray[np.float32]
    joint: NDArray[np.float32]
    actuator: NDArray[np.float32]
    actuatornegative: NDArray[np.float32]
    actuatorpositive: NDArray[np.float32]
    com: NDArray[np.float32]
    camera: NDArray[np.float32]
    light: NDArray[np.float32]
    selectpoint: NDArray[np.float32]
    connect: NDArray[np.float32]
    contactpoint: NDArray[np.float32]
    contactforce: NDArray[np.float32]
    contactfriction: NDArray[np.float32]
    contacttorque: NDArray[np.float32]
    contactgap: NDArray[np.float32]
    rangefinder: NDArray[np.float32]
    constraint: NDArray[np.float32]
    slidercrank: NDArray[np.float32]
    crankbroken: NDArray[np.float32]
    frustum: NDArray[np.float32]
    bv: NDArray[np.float32]
    bvactive: NDArray[np.float32]

class MjVisual:
    """Drawing options of a scene; without effect on physics."""
    global_: "Global"
    quality: "Quality"
    headlight: "Headlight"
    map: "Map"
    scale: "Scale"
    rgba: "Rgba"

class MjStatistic:
    """Properties of the model at its reference pose, used for scaling."""
    meaninertia: float
    meanmass: float
    meansize: float
    extent: float
    center: NDArray[np.float64]

class MjModel:
    """A compiled mechanism: constant while simulating, one memory block."""
    nq: int
    nv: int
    nu: int
    na: int
    nbody: int
    nbvh: int
    nbvhstatic: int
    nbvhdynamic: int
    noct: int
    njnt: int
    ntree: int
    nM: int
    nB: int
    nC: int
    nD: int
    ngeom: int
    nsite: int
    ncam: int
    nlight: int
    nflex: int
    nflexnode: int
    nflexvert: int
    nflexedge: int
    nflexelem: int
    nflexelemdata: int
    nflexelemedge: int
    nflexshelldata: int
    nflexevpair: int
    nflextexcoord: int
    nJfe: int
    nJfv: int
    nmesh: int
    nmeshvert: int
    nmeshnormal: int
    nmeshtexcoord: int
    nmeshface: int
    nmeshgraph: int
    nmeshpoly: int
    nmeshpolyvert: int
    nmeshpolymap: int
    nskin: int
    nskinvert: int
    nskintexvert: int
    nskinface: int
    nskinbone: int
    nskinbonevert: int
    nhfield: int
    nhfielddata: int
    ntex: int
    ntexdata: int
    nmat: int
    npair: int
    nexclude: int
    neq: int
    ntendon: int
    nwrap: int
    nsensor: int
    nnumeric: int
    nnumericdata: int
    ntext: int
    ntextdata: int
    ntuple: int
    ntupledata: int
    nkey: int
    nmocap: int
    nplugin: int
    npluginattr: int
    nkind: int
    nkindprm: int
    ndeform: int
    ndeformvert: int
    ndeformelem: int
    ndeformpin: int
    ndeformattach: int
    nuser_body: int
    nuser_jnt: int
    nuser_geom: int
    nuser_site: int
    nuser_cam: int
    nuser_tendon: int
    nuser_actuator: int
    nuser_sensor: int
    nnames: int
    npaths: int
    nnames_map: int
    nJmom: int
    ngravcomp: int
    nemax: int
    njmax: int
    nconmax: int
    nuserdata: int
    nsensordata: int
    npluginstate: int
    nkindstate: int
    nhistory: int
    narena: int
    nbuffer: int
    opt: "MjOption"
    vis: "MjVisual"
    stat: "MjStatistic"
    qpos0: NDArray[np.float64]
    qpos_spring: NDArray[np.float64]
    body_parentid: NDArray[np.int32]
    body_rootid: NDArray[np.int32]
    body_weldid: NDArray[np.int32]
    body_mocapid: NDArray[np.int32]
    body_jntnum: NDArray[np.int32]
    body_jntadr: NDArray[np.int32]
    body_dofnum: NDArray[np.int32]
    body_dofadr: NDArray[np.int32]
    body_treeid: NDArray[np.int32]
    body_geomnum: NDArray[np.int32]
    body_geomadr: NDArray[np.int32]
    body_simple: NDArray[np.uint8]
    body_sameframe: NDArray[np.uint8]
    body_pos: NDArray[np.float64]
    body_quat: NDArray[np.float64]
    body_ipos: NDArray[np.float64]
    body_iquat: NDArray[np.float64]
    body_mass: NDArray[np.float64]
    body_subtreemass: NDArray[np.float64]
    body_inertia: NDArray[np.float64]
    body_invweight0: NDArray[np.float64]
    body_gravcomp: NDArray[np.float64]
    body_margin: NDArray[np.float64]
    body_user: NDArray[np.float64]
    body_plugin: NDArray[np.int32]
    body_contype: NDArray[np.int32]
    body_conaffinity: NDArray[np.int32]
    body_bvhadr: NDArray[np.int32]
    body_bvhnum: NDArray[np.int32]
    bvh_depth: NDArray[np.int32]
    bvh_child: NDArray[np.int32]
    bvh_nodeid: NDArray[np.int32]
    bvh_aabb: NDArray[np.float64]
    oct_depth: NDArray[np.int32]
    oct_child: NDArray[np.int32]
    oct_aabb: NDArray[np.float64]
    oct_coeff: NDArray[np.float64]
    jnt_type: NDArray[np.int32]
    jnt_qposadr: NDArray[np.int32]
    jnt_dofadr: NDArray[np.int32]
    jnt_bodyid: NDArray[np.int32]
    jnt_group: NDArray[np.int32]
    jnt_limited: NDArray[np.uint8]
    jnt_actfrclimited: NDArray[np.uint8]
    jnt_actgravcomp: NDArray[np.uint8]
    jnt_solref: NDArray[np.float64]
    jnt_solimp: NDArray[np.float64]
    jnt_pos: NDArray[np.float64]
    jnt_axis: NDArray[np.float64]
    jnt_stiffness: NDArray[np.float64]
    jnt_range: NDArray[np.float64]
    jnt_actfrcrange: NDArray[np.float64]
    jnt_margin: NDArray[np.float64]
    jnt_user: NDArray[np.float64]
    dof_bodyid: NDArray[np.int32]
    dof_jntid: NDArray[np.int32]
    dof_parentid: NDArray[np.int32]
    dof_treeid: NDArray[np.int32]
    dof_Madr: NDArray[np.int32]
    dof_simplenum: NDArray[np.int32]
    dof_solref: NDArray[np.float64]
    dof_solimp: NDArray[np.float64]
    dof_frictionloss: NDArray[np.float64]
    dof_armature: NDArray[np.float64]
    dof_damping: NDArray[np.float64]
    dof_invweight0: NDArray[np.float64]
    dof_M0: NDArray[np.float64]
    dof_length: NDArray[np.float64]
    tree_bodyadr: NDArray[np.int32]
    tree_bodynum: NDArray[np.int32]
    tree_dofadr: NDArray[np.int32]
    tree_dofnum: NDArray[np.int32]
    tree_sleep_policy: NDArray[np.int32]
    geom_type: NDArray[np.int32]
    geom_contype: NDArray[np.int32]
    geom_conaffinity: NDArray[np.int32]
    geom_condim: NDArray[np.int32]
    geom_bodyid: NDArray[np.int32]
    geom_dataid: NDArray[np.int32]
    geom_matid: NDArray[np.int32]
    geom_group: NDArray[np.int32]
    geom_priority: NDArray[np.int32]
    geom_plugin: NDArray[np.int32]
    geom_sameframe: NDArray[np.uint8]
    geom_exact: NDArray[np.uint8]
    geom_solmix: NDArray[np.float64]
    geom_solref: NDArray[np.float64]
    geom_solimp: NDArray[np.float64]
    geom_size: NDArray[np.float64]
    geom_aabb: NDArray[np.float64]
    geom_rbound: NDArray[np.float64]
    geom_pos: NDArray[np.float64]
    geom_quat: NDArray[np.float64]
    geom_friction: NDArray[np.float64]
    geom_margin: NDArray[np.float64]
    geom_gap: NDArray[np.float64]
    geom_fluid: NDArray[np.float64]
    geom_user: NDArray[np.float64]
    geom_rgba: NDArray[np.float32]
    site_type: NDArray[np.int32]
    site_bodyid: NDArray[np.int32]
    site_matid: NDArray[np.int32]
    site_group: NDArray[np.int32]
    site_sameframe: NDArray[np.uint8]
    site_size: NDArray[np.float64]
    site_pos: NDArray[np.float64]
    site_quat: NDArray[np.float64]
    site_user: NDArray[np.float64]
    site_rgba: NDArray[np.float32]
    cam_mode: NDArray[np.int32]
    cam_bodyid: NDArray[np.int32]
    cam_targetbodyid: NDArray[np.int32]
    cam_pos: NDArray[np.float64]
    cam_quat: NDArray[np.float64]
    cam_poscom0: NDArray[np.float64]
    cam_pos0: NDArray[np.float64]
    cam_mat0: NDArray[np.float64]
    cam_projection: NDArray[np.int32]
    cam_fovy: NDArray[np.float64]
    cam_ipd: NDArray[np.float64]
    cam_resolution: NDArray[np.int32]
    cam_output: NDArray[np.int32]
    cam_sensorsize: NDArray[np.float32]
    cam_intrinsic: NDArray[np.float32]
    cam_user: NDArray[np.float64]
    light_mode: NDArray[np.int32]
    light_bodyid: NDArray[np.int32]
    light_targetbodyid: NDArray[np.int32]
    light_type: NDArray[np.int32]
    light_texid: NDArray[np.int32]
    light_castshadow: NDArray[np.uint8]
    light_bulbradius: NDArray[np.float32]
    light_intensity: NDArray[np.float32]
    light_range: NDArray[np.float32]
    light_active: NDArray[np.uint8]
    light_pos: NDArray[np.float64]
    light_dir: NDArray[np.float64]
    light_poscom0: NDArray[np.float64]
    light_pos0: NDArray[np.float64]
    light_dir0: NDArray[np.float64]
    light_attenuation: NDArray[np.float32]
    light_cutoff: NDArray[np.float32]
    light_exponent: NDArray[np.float32]
    light_ambient: NDArray[np.float32]
    light_diffuse: NDArray[np.float32]
    light_specular: NDArray[np.float32]
    flex_contype: NDArray[np.int32]
    flex_conaffinity: NDArray[np.int32]
    flex_condim: NDArray[np.int32]
    flex_priority: NDArray[np.int32]
    flex_solmix: NDArray[np.float64]
    flex_solref: NDArray[np.float64]
    flex_solimp: NDArray[np.float64]
    flex_friction: NDArray[np.float64]
    flex_margin: NDArray[np.float64]
    flex_gap: NDArray[np.float64]
    flex_internal: NDArray[np.uint8]
    flex_selfcollide: NDArray[np.int32]
    flex_activelayers: NDArray[np.int32]
    flex_passive: NDArray[np.int32]
    flex_dim: NDArray[np.int32]
    flex_matid: NDArray[np.int32]
    flex_group: NDArray[np.int32]
    flex_interp: NDArray[np.int32]
    flex_nodeadr: NDArray[np.int32]
    flex_nodenum: NDArray[np.int32]
    flex_vertadr: NDArray[np.int32]
    flex_vertnum: NDArray[np.int32]
    flex_edgeadr: NDArray[np.int32]
    flex_edgenum: NDArray[np.int32]
    flex_elemadr: NDArray[np.int32]
    flex_elemnum: NDArray[np.int32]
    flex_elemdataadr: NDArray[np.int32]
    flex_elemedgeadr: NDArray[np.int32]
    flex_shellnum: NDArray[np.int32]
    flex_shelldataadr: NDArray[np.int32]
    flex_evpairadr: NDArray[np.int32]
    flex_evpairnum: NDArray[np.int32]
    flex_texcoordadr: NDArray[np.int32]
    flex_nodebodyid: NDArray[np.int32]
    flex_vertbodyid: NDArray[np.int32]
    flex_vertedgeadr: NDArray[np.int32]
    flex_vertedgenum: NDArray[np.int32]
    flex_vertedge: NDArray[np.int32]
    flex_edge: NDArray[np.int32]
    flex_edgeflap: NDArray[np.int32]
    flex_elem: NDArray[np.int32]
    flex_elemtexcoord: NDArray[np.int32]
    flex_elemedge: NDArray[np.int32]
    flex_elemlayer: NDArray[np.int32]
    flex_shell: NDArray[np.int32]
    flex_evpair: NDArray[np.int32]
    flex_vert: NDArray[np.float64]
    flex_vert0: NDArray[np.float64]
    flex_vertmetric: NDArray[np.float64]
    flex_node: NDArray[np.float64]
    flex_node0: NDArray[np.float64]
    flexedge_length0: NDArray[np.float64]
    flexedge_invweight0: NDArray[np.float64]
    flex_radius: NDArray[np.float64]
    flex_size: NDArray[np.float64]
    flex_stiffness: NDArray[np.float64]
    flex_bending: NDArray[np.float64]
    flex_damping: NDArray[np.float64]
    flex_young: NDArray[np.float64]
    flex_poisson: NDArray[np.float64]
    flex_thickness: NDArray[np.float64]
    flex_elasticity: NDArray[np.int32]
    flex_bend: NDArray[np.int32]
    flex_implicit: NDArray[np.uint8]
    flex_edgestiffness: NDArray[np.float64]
    flex_edgedamping: NDArray[np.float64]
    flex_edgeequality: NDArray[np.int32]
    flex_rigid: NDArray[np.uint8]
    flexedge_rigid: NDArray[np.uint8]
    flex_centered: NDArray[np.uint8]
    flex_flatskin: NDArray[np.uint8]
    flex_bvhadr: NDArray[np.int32]
    flex_bvhnum: NDArray[np.int32]
    flexedge_J_rownnz: NDArray[np.int32]
    flexedge_J_rowadr: NDArray[np.int32]
    flexedge_J_colind: NDArray[np.int32]
    flexvert_J_rownnz: NDArray[np.int32]
    flexvert_J_rowadr: NDArray[np.int32]
    flexvert_J_colind: NDArray[np.int32]
    flex_rgba: NDArray[np.float32]
    flex_texcoord: NDArray[np.float32]
    mesh_vertadr: NDArray[np.int32]
    mesh_vertnum: NDArray[np.int32]
    mesh_faceadr: NDArray[np.int32]
    mesh_facenum: NDArray[np.int32]
    mesh_bvhadr: NDArray[np.int32]
    mesh_bvhnum: NDArray[np.int32]
    mesh_octadr: NDArray[np.int32]
    mesh_octnum: NDArray[np.int32]
    mesh_normaladr: NDArray[np.int32]
    mesh_normalnum: NDArray[np.int32]
    mesh_texcoordadr: NDArray[np.int32]
    mesh_texcoordnum: NDArray[np.int32]
    mesh_graphadr: NDArray[np.int32]
    mesh_vert: NDArray[np.float32]
    mesh_normal: NDArray[np.float32]
    mesh_texcoord: NDArray[np.float32]
    mesh_face: NDArray[np.int32]
    mesh_facenormal: NDArray[np.int32]
    mesh_facetexcoord: NDArray[np.int32]
    mesh_graph: NDArray[np.int32]
    mesh_scale: NDArray[np.float64]
    mesh_pos: NDArray[np.float64]
    mesh_quat: NDArray[np.float64]
    mesh_pathadr: NDArray[np.int32]
    mesh_polynum: NDArray[np.int32]
    mesh_polyadr: NDArray[np.int32]
    mesh_polynormal: NDArray[np.float64]
    mesh_polyvertadr: NDArray[np.int32]
    mesh_polyvertnum: NDArray[np.int32]
    mesh_polyvert: NDArray[np.int32]
    mesh_polymapadr: NDArray[np.int32]
    mesh_polymapnum: NDArray[np.int32]
    mesh_polymap: NDArray[np.int32]
    skin_matid: NDArray[np.int32]
    skin_group: NDArray[np.int32]
    skin_rgba: NDArray[np.float32]
    skin_inflate: NDArray[np.float32]
    skin_vertadr: NDArray[np.int32]
    skin_vertnum: NDArray[np.int32]
    skin_texcoordadr: NDArray[np.int32]
    skin_faceadr: NDArray[np.int32]
    skin_facenum: NDArray[np.int32]
    skin_boneadr: NDArray[np.int32]
    skin_bonenum: NDArray[np.int32]
    skin_vert: NDArray[np.float32]
    skin_texcoord: NDArray[np.float32]
    skin_face: NDArray[np.int32]
    skin_bonevertadr: NDArray[np.int32]
    skin_bonevertnum: NDArray[np.int32]
    skin_bonebindpos: NDArray[np.float32]
    skin_bonebindquat: NDArray[np.float32]
    skin_bonebodyid: NDArray[np.int32]
    skin_bonevertid: NDArray[np.int32]
    skin_bonevertweight: NDArray[np.float32]
    skin_pathadr: NDArray[np.int32]
    hfield_size: NDArray[np.float64]
    hfield_nrow: NDArray[np.int32]
    hfield_ncol: NDArray[np.int32]
    hfield_adr: NDArray[np.int32]
    hfield_data: NDArray[np.float32]
    hfield_pathadr: NDArray[np.int32]
    tex_type: NDArray[np.int32]
    tex_colorspace: NDArray[np.int32]
    tex_height: NDArray[np.int32]
    tex_width: NDArray[np.int32]
    tex_nchannel: NDArray[np.int32]
    tex_adr: NDArray[np.int64]
    tex_data: NDArray[np.uint8]
    tex_pathadr: NDArray[np.int32]
    mat_texid: NDArray[np.int32]
    mat_texuniform: NDArray[np.uint8]
    mat_texrepeat: NDArray[np.float32]
    mat_emission: NDArray[np.float32]
    mat_specular: NDArray[np.float32]
    mat_shininess: NDArray[np.float32]
    mat_reflectance: NDArray[np.float32]
    mat_metallic: NDArray[np.float32]
    mat_roughness: NDArray[np.float32]
    mat_rgba: NDArray[np.float32]
    mat_modulus: NDArray[np.float64]
    mat_dissipation: NDArray[np.float64]
    pair_dim: NDArray[np.int32]
    pair_geom1: NDArray[np.int32]
    pair_geom2: NDArray[np.int32]
    pair_signature: NDArray[np.int32]
    pair_solref: NDArray[np.float64]
    pair_solreffriction: NDArray[np.float64]
    pair_solimp: NDArray[np.float64]
    pair_margin: NDArray[np.float64]
    pair_gap: NDArray[np.float64]
    pair_friction: NDArray[np.float64]
    exclude_signature: NDArray[np.int32]
    eq_type: NDArray[np.int32]
    eq_obj1id: NDArray[np.int32]
    eq_obj2id: NDArray[np.int32]
    eq_objtype: NDArray[np.int32]
    eq_active0: NDArray[np.uint8]
    eq_solref: NDArray[np.float64]
    eq_solimp: NDArray[np.float64]
    eq_data: NDArray[np.float64]
    tendon_adr: NDArray[np.int32]
    tendon_num: NDArray[np.int32]
    tendon_matid: NDArray[np.int32]
    tendon_group: NDArray[np.int32]
    tendon_treenum: NDArray[np.int32]
    tendon_treeid: NDArray[np.int32]
    tendon_limited: NDArray[np.uint8]
    tendon_actfrclimited: NDArray[np.uint8]
    tendon_width: NDArray[np.float64]
    tendon_solref_lim: NDArray[np.float64]
    tendon_solimp_lim: NDArray[np.float64]
    tendon_solref_fri: NDArray[np.float64]
    tendon_solimp_fri: NDArray[np.float64]
    tendon_range: NDArray[np.float64]
    tendon_actfrcrange: NDArray[np.float64]
    tendon_margin: NDArray[np.float64]
    tendon_stiffness: NDArray[np.float64]
    tendon_damping: NDArray[np.float64]
    tendon_armature: NDArray[np.float64]
    tendon_frictionloss: NDArray[np.float64]
    tendon_lengthspring: NDArray[np.float64]
    tendon_length0: NDArray[np.float64]
    tendon_invweight0: NDArray[np.float64]
    tendon_user: NDArray[np.float64]
    tendon_rgba: NDArray[np.float32]
    wrap_type: NDArray[np.int32]
    wrap_objid: NDArray[np.int32]
    wrap_prm: NDArray[np.float64]
    actuator_trntype: NDArray[np.int32]
    actuator_dyntype: NDArray[np.int32]
    actuator_gaintype: NDArray[np.int32]
    actuator_biastype: NDArray[np.int32]
    actuator_trnid: NDArray[np.int32]
    actuator_actadr: NDArray[np.int32]
    actuator_actnum: NDArray[np.int32]
    actuator_group: NDArray[np.int32]
    actuator_history: NDArray[np.int32]
    actuator_historyadr: NDArray[np.int32]
    actuator_delay: NDArray[np.float64]
    actuator_ctrllimited: NDArray[np.uint8]
    actuator_forcelimited: NDArray[np.uint8]
    actuator_actlimited: NDArray[np.uint8]
    actuator_dynprm: NDArray[np.float64]
    actuator_gainprm: NDArray[np.float64]
    actuator_biasprm: NDArray[np.float64]
    actuator_actearly: NDArray[np.uint8]
    actuator_ctrlrange: NDArray[np.float64]
    actuator_forcerange: NDArray[np.float64]
    actuator_actrange: NDArray[np.float64]
    actuator_gear: NDArray[np.float64]
    actuator_cranklength: NDArray[np.float64]
    actuator_acc0: NDArray[np.float64]
    actuator_length0: NDArray[np.float64]
    actuator_lengthrange: NDArray[np.float64]
    actuator_user: NDArray[np.float64]
    actuator_plugin: NDArray[np.int32]
    actuator_gainkind: NDArray[np.int32]
    sensor_type: NDArray[np.int32]
    sensor_datatype: NDArray[np.int32]
    sensor_needstage: NDArray[np.int32]
    sensor_objtype: NDArray[np.int32]
    sensor_objid: NDArray[np.int32]
    sensor_reftype: NDArray[np.int32]
    sensor_refid: NDArray[np.int32]
    sensor_intprm: NDArray[np.int32]
    sensor_dim: NDArray[np.int32]
    sensor_adr: NDArray[np.int32]
    sensor_cutoff: NDArray[np.float64]
    sensor_noise: NDArray[np.float64]
    sensor_history: NDArray[np.int32]
    sensor_historyadr: NDArray[np.int32]
    sensor_delay: NDArray[np.float64]
    sensor_interval: NDArray[np.float64]
    sensor_user: NDArray[np.float64]
    sensor_plugin: NDArray[np.int32]
    plugin: NDArray[np.int32]
    plugin_stateadr: NDArray[np.int32]
    plugin_statenum: NDArray[np.int32]
    plugin_attr: NDArray[np.int8]
    plugin_attradr: NDArray[np.int32]
    kind_table: NDArray[np.int32]
    kind_slot: NDArray[np.int32]
    kind_prmadr: NDArray[np.int32]
    kind_prmnum: NDArray[np.int32]
    kind_stateadr: NDArray[np.int32]
    kind_prm: NDArray[np.float64]
    deform_kind: NDArray[np.int32]
    deform_vertadr: NDArray[np.int32]
    deform_vertnum: NDArray[np.int32]
    deform_elemadr: NDArray[np.int32]
    deform_elemnum: NDArray[np.int32]
    deform_pinadr: NDArray[np.int32]
    deform_pinnum: NDArray[np.int32]
    deform_attachadr: NDArray[np.int32]
    deform_attachnum: NDArray[np.int32]
    deform_substeps: NDArray[np.int32]
    deform_iterations: NDArray[np.int32]
    deform_midpoint: NDArray[np.int32]
    deform_contype: NDArray[np.int32]
    deform_conaffinity: NDArray[np.int32]
    deform_condim: NDArray[np.int32]
    deform_selfcollide: NDArray[np.int32]
    deform_material: NDArray[np.float64]
    deform_thickness: NDArray[np.float64]
    deform_margin: NDArray[np.float64]
    deform_sleep: NDArray[np.float64]
    deform_solref: NDArray[np.float64]
    deform_solimp: NDArray[np.float64]
    deform_rgba: NDArray[np.float32]
    deform_vert: NDArray[np.float64]
    deform_pos: NDArray[np.float64]
    deform_elem: NDArray[np.int32]
    deform_pin: NDArray[np.int32]
    deform_attachvert: NDArray[np.int32]
    deform_attachtype: NDArray[np.int32]
    deform_attachid: NDArray[np.int32]
    deform_attachpos: NDArray[np.float64]
    deform_attachprm: NDArray[np.float64]
    numeric_adr: NDArray[np.int32]
    numeric_size: NDArray[np.int32]
    numeric_data: NDArray[np.float64]
    text_adr: NDArray[np.int32]
    text_size: NDArray[np.int32]
    text_data: bytes
    tuple_adr: NDArray[np.int32]
    tuple_size: NDArray[np.int32]
    tuple_objtype: NDArray[np.int32]
    tuple_objid: NDArray[np.int32]
    tuple_objprm: NDArray[np.float64]
    key_time: NDArray[np.float64]
    key_qpos: NDArray[np.float64]
    key_qvel: NDArray[np.float64]
    key_act: NDArray[np.float64]
    key_mpos: NDArray[np.float64]
    key_mquat: NDArray[np.float64]
    key_ctrl: NDArray[np.float64]
    name_bodyadr: NDArray[np.int32]
    name_jntadr: NDArray[np.int32]
    name_geomadr: NDArray[np.int32]
    name_siteadr: NDArray[np.int32]
    name_camadr: NDArray[np.int32]
    name_lightadr: NDArray[np.int32]
    name_flexadr: NDArray[np.int32]
    name_meshadr: NDArray[np.int32]
    name_skinadr: NDArray[np.int32]
    name_hfieldadr: NDArray[np.int32]
    name_texadr: NDArray[np.int32]
    name_matadr: NDArray[np.int32]
    name_pairadr: NDArray[np.int32]
    name_excludeadr: NDArray[np.int32]
    name_eqadr: NDArray[np.int32]
    name_tendonadr: NDArray[np.int32]
    name_actuatoradr: NDArray[np.int32]
    name_sensoradr: NDArray[np.int32]
    name_numericadr: NDArray[np.int32]
    name_textadr: NDArray[np.int32]
    name_tupleadr: NDArray[np.int32]
    name_keyadr: NDArray[np.int32]
    name_pluginadr: NDArray[np.int32]
    name_kindadr: NDArray[np.int32]
    name_deformadr: NDArray[np.int32]
    names: bytes
    names_map: NDArray[np.int32]
    paths: bytes
    B_rownnz: NDArray[np.int32]
    B_rowadr: NDArray[np.int32]
    B_colind: NDArray[np.int32]
    M_rownnz: NDArray[np.int32]
    M_rowadr: NDArray[np.int32]
    M_colind: NDArray[np.int32]
    mapM2M: NDArray[np.int32]
    D_rownnz: NDArray[np.int32]
    D_rowadr: NDArray[np.int32]
    D_diag: NDArray[np.int32]
    D_colind: NDArray[np.int32]
    mapM2D: NDArray[np.int32]
    mapD2M: NDArray[np.int32]
    signature: int
    def actuator(self, name: Union[str, int] = ...) -> View: ...
    def body(self, name: Union[str, int] = ...) -> View: ...
    def camera(self, name: Union[str, int] = ...) -> View: ...
    def equality(self, name: Union[str, int] = ...) -> View: ...
    def exclude(self, name: Union[str, int] = ...) -> View: ...
    def geom(self, name: Union[str, int] = ...) -> View: ...
    def hfield(self, name: Union[str, int] = ...) -> View: ...
    def joint(self, name: Union[str, int] = ...) -> View: ...
    def key(self, name: Union[str, int] = ...) -> View: ...
    def light(self, name: Union[str, int] = ...) -> View: ...
    def material(self, name: Union[str, int] = ...) -> View: ...
    def mesh(self, name: Union[str, int] = ...) -> View: ...
    def numeric(self, name: Union[str, int] = ...) -> View: ...
    def pair(self, name: Union[str, int] = ...) -> View: ...
    def sensor(self, name: Union[str, int] = ...) -> View: ...
    def site(self, name: Union[str, int] = ...) -> View: ...
    def skin(self, name: Union[str, int] = ...) -> View: ...
    def tendon(self, name: Union[str, int] = ...) -> View: ...
    def texture(self, name: Union[str, int] = ...) -> View: ...
    def tuple(self, name: Union[str, int] = ...) -> View: ...
    def flex(self, name: Union[str, int] = ...) -> View: ...
    def text(self, name: Union[str, int] = ...) -> View: ...
    @staticmethod
    def from_xml_path(filename: Any, assets: Optional[Mapping[str, bytes]] = None) -> "MjModel": ...
    @staticmethod
    def from_xml_string(xml: str, assets: Optional[Mapping[str, bytes]] = None) -> "MjModel": ...
    @staticmethod
    def from_binary_path(filename: str, assets: Optional[Mapping[str, bytes]] = None) -> "MjModel": ...
    def bind(self, elements: Any) -> Any: ...

class MjContact:
    """A contact of two geoms or flexes, and its parameters."""
    dist: float
    pos: NDArray[np.float64]
    frame: NDArray[np.float64]
    includemargin: float
    friction: NDArray[np.float64]
    solref: NDArray[np.float64]
    solreffriction: NDArray[np.float64]
    solimp: NDArray[np.float64]
    mu: float
    H: NDArray[np.float64]
    dim: int
    geom1: int
    geom2: int
    geom: NDArray[np.int32]
    flex: NDArray[np.int32]
    elem: NDArray[np.int32]
    vert: NDArray[np.int32]
    exclude: int
    efc_address: int

class MjWarningStat:
    """Counter of a warning."""
    lastinfo: int
    number: int

class MjTimerStat:
    """Duration of a part of the pipeline."""
    duration: float
    number: int

class MjSolverStat:
    """One solver iteration."""
    improvement: float
    gradient: float
    lineslope: float
    nactive: int
    nchange: int
    neval: int
    nupdate: int

class MjData:
    """Everything that changes while simulating."""
    narena: int
    nbuffer: int
    nplugin: int
    pstack: int
    pbase: int
    parena: int
    maxuse_stack: int
    maxuse_threadstack: NDArray[np.uint64]
    maxuse_arena: int
    maxuse_con: int
    maxuse_efc: int
    solver: StructList
    solver_niter: NDArray[np.int32]
    solver_nnz: NDArray[np.int32]
    solver_fwdinv: NDArray[np.float64]
    warning: StructList
    timer: StructList
    ncon: int
    ne: int
    nf: int
    nl: int
    nefc: int
    nJ: int
    nA: int
    nisland: int
    nidof: int
    ntree_awake: int
    nbody_awake: int
    nparent_awake: int
    nv_awake: int
    flg_energypos: int
    flg_energyvel: int
    flg_subtreevel: int
    flg_rnepost: int
    time: float
    energy: NDArray[np.float64]
    qpos: NDArray[np.float64]
    qvel: NDArray[np.float64]
    act: NDArray[np.float64]
    history: NDArray[np.float64]
    qacc_warmstart: NDArray[np.float64]
    plugin_state: NDArray[np.float64]
    kind_state: NDArray[np.float64]
    ctrl: NDArray[np.float64]
    qfrc_applied: NDArray[np.float64]
    xfrc_applied: NDArray[np.float64]
    eq_active: NDArray[np.uint8]
    mocap_pos: NDArray[np.float64]
    mocap_quat: NDArray[np.float64]
    qacc: NDArray[np.float64]
    act_dot: NDArray[np.float64]
    userdata: NDArray[np.float64]
    sensordata: NDArray[np.float64]
    tree_asleep: NDArray[np.int32]
    plugin: NDArray[np.int32]
    plugin_data: NDArray[np.uint64]
    xpos: NDArray[np.float64]
    xquat: NDArray[np.float64]
    xmat: NDArray[np.float64]
    xipos: NDArray[np.float64]
    ximat: NDArray[np.float64]
    xanchor: NDArray[np.float64]
    xaxis: NDArray[np.float64]
    geom_xpos: NDArray[np.float64]
    geom_xmat: NDArray[np.float64]
    site_xpos: NDArray[np.float64]
    site_xmat: NDArray[np.float64]
    cam_xpos: NDArray[np.float64]
    cam_xmat: NDArray[np.float64]
    light_xpos: NDArray[np.float64]
    light_xdir: NDArray[np.float64]
    subtree_com: NDArray[np.float64]
    cdof: NDArray[np.float64]
    cinert: NDArray[np.float64]
    flexvert_xpos: NDArray[np.float64]
    flexelem_aabb: NDArray[np.float64]
    flexedge_J: NDArray[np.float64]
    flexedge_length: NDArray[np.float64]
    flexvert_J: NDArray[np.float64]
    flexvert_length: NDArray[np.float64]
    bvh_aabb_dyn: NDArray[np.float64]
    ten_wrapadr: NDArray[np.int32]
    ten_wrapnum: NDArray[np.int32]
    ten_J_rownnz: NDArray[np.int32]
    ten_J_rowadr: NDArray[np.int32]
    ten_J_colind: NDArray[np.int32]
    ten_J: NDArray[np.float64]
    ten_length: NDArray[np.float64]
    wrap_obj: NDArray[np.int32]
    wrap_xpos: NDArray[np.float64]
    actuator_length: NDArray[np.float64]
    moment_rownnz: NDArray[np.int32]
    moment_rowadr: NDArray[np.int32]
    moment_colind: NDArray[np.int32]
    actuator_moment: NDArray[np.float64]
    crb: NDArray[np.float64]
    qM: NDArray[np.float64]
    M: NDArray[np.float64]
    qLD: NDArray[np.float64]
    qLDiagInv: NDArray[np.float64]
    bvh_active: NDArray[np.uint8]
    tree_awake: NDArray[np.int32]
    body_awake: NDArray[np.int32]
    body_awake_ind: NDArray[np.int32]
    parent_awake_ind: NDArray[np.int32]
    dof_awake_ind: NDArray[np.int32]
    flexedge_velocity: NDArray[np.float64]
    ten_velocity: NDArray[np.float64]
    actuator_velocity: NDArray[np.float64]
    cvel: NDArray[np.float64]
    cdof_dot: NDArray[np.float64]
    qfrc_bias: NDArray[np.float64]
    qfrc_spring: NDArray[np.float64]
    qfrc_damper: NDArray[np.float64]
    qfrc_gravcomp: NDArray[np.float64]
    qfrc_fluid: NDArray[np.float64]
    qfrc_passive: NDArray[np.float64]
    subtree_linvel: NDArray[np.float64]
    subtree_angmom: NDArray[np.float64]
    qH: NDArray[np.float64]
    qHDiagInv: NDArray[np.float64]
    deformvert_xpos: NDArray[np.float64]
    deformvert_xvel: NDArray[np.float64]
    qDeriv: NDArray[np.float64]
    qLU: NDArray[np.float64]
    actuator_force: NDArray[np.float64]
    qfrc_actuator: NDArray[np.float64]
    qfrc_smooth: NDArray[np.float64]
    qacc_smooth: NDArray[np.float64]
    qfrc_constraint: NDArray[np.float64]
    jnt_limit_frc: NDArray[np.float64]
    ten_limit_frc: NDArray[np.float64]
    qpos_shift: NDArray[np.float64]
    qfrc_inverse: NDArray[np.float64]
    cacc: NDArray[np.float64]
    cfrc_int: NDArray[np.float64]
    cfrc_ext: NDArray[np.float64]
    contact: StructList
    efc_type: NDArray[np.int32]
    efc_id: NDArray[np.int32]
    efc_J_rownnz: NDArray[np.int32]
    efc_J_rowadr: NDArray[np.int32]
    efc_J_rowsuper: NDArray[np.int32]
    efc_J_colind: NDArray[np.int32]
    efc_J: NDArray[np.float64]
    efc_pos: NDArray[np.float64]
    efc_margin: NDArray[np.float64]
    efc_frictionloss: NDArray[np.float64]
    efc_diagApprox: NDArray[np.float64]
    efc_KBIP: NDArray[np.float64]
    efc_D: NDArray[np.float64]
    efc_R: NDArray[np.float64]
    tendon_efcadr: NDArray[np.int32]
    tree_island: NDArray[np.int32]
    island_ntree: NDArray[np.int32]
    island_itreeadr: NDArray[np.int32]
    map_itree2tree: NDArray[np.int32]
    dof_island: NDArray[np.int32]
    island_nv: NDArray[np.int32]
    island_idofadr: NDArray[np.int32]
    island_dofadr: NDArray[np.int32]
    map_dof2idof: NDArray[np.int32]
    map_idof2dof: NDArray[np.int32]
    ifrc_smooth: NDArray[np.float64]
    iacc_smooth: NDArray[np.float64]
    iM_rownnz: NDArray[np.int32]
    iM_rowadr: NDArray[np.int32]
    iM_colind: NDArray[np.int32]
    iM: NDArray[np.float64]
    iLD: NDArray[np.float64]
    iLDiagInv: NDArray[np.float64]
    iacc: NDArray[np.float64]
    efc_island: NDArray[np.int32]
    island_ne: NDArray[np.int32]
    island_nf: NDArray[np.int32]
    island_nefc: NDArray[np.int32]
    island_iefcadr: NDArray[np.int32]
    map_efc2iefc: NDArray[np.int32]
    map_iefc2efc: NDArray[np.int32]
    iefc_type: NDArray[np.int32]
    iefc_id: NDArray[np.int32]
    iefc_J_rownnz: NDArray[np.int32]
    iefc_J_rowadr: NDArray[np.int32]
    iefc_J_rowsuper: NDArray[np.int32]
    iefc_J_colind: NDArray[np.int32]
    iefc_J: NDArray[np.float64]
    iefc_frictionloss: NDArray[np.float64]
    iefc_D: NDArray[np.float64]
    iefc_R: NDArray[np.float64]
    efc_AR_rownnz: NDArray[np.int32]
    efc_AR_rowadr: NDArray[np.int32]
    efc_AR_colind: NDArray[np.int32]
    efc_AR: NDArray[np.float64]
    efc_vel: NDArray[np.float64]
    efc_aref: NDArray[np.float64]
    efc_b: NDArray[np.float64]
    iefc_aref: NDArray[np.float64]
    iefc_state: NDArray[np.int32]
    iefc_force: NDArray[np.float64]
    efc_state: NDArray[np.int32]
    efc_force: NDArray[np.float64]
    ifrc_constraint: NDArray[np.float64]
    threadpool: int
    signature: int
    def actuator(self, name: Union[str, int] = ...) -> View: ...
    def body(self, name: Union[str, int] = ...) -> View: ...
    def camera(self, name: Union[str, int] = ...) -> View: ...
    def geom(self, name: Union[str, int] = ...) -> View: ...
    def joint(self, name: Union[str, int] = ...) -> View: ...
    def light(self, name: Union[str, int] = ...) -> View: ...
    def sensor(self, name: Union[str, int] = ...) -> View: ...
    def site(self, name: Union[str, int] = ...) -> View: ...
    def tendon(self, name: Union[str, int] = ...) -> View: ...
    model: MjModel
    last_warning: str
    deformables: Deformables
    def __init__(self, model: MjModel) -> None: ...
    def bind(self, elements: Any) -> Any: ...

class MjsElement:
    """Handle of an element."""
    elemtype: mjtObj
    signature: int

class MjsCompiler:
    """Settings of the compiler."""
    autolimits: int
    boundmass: float
    boundinertia: float
    settotalmass: float
    balanceinertia: int
    fitaabb: int
    degree: int
    eulerseq: str
    discardvisual: int
    usethread: int
    fusestatic: int
    inertiafromgeom: int
    inertiagrouprange: NDArray[np.int32]
    saveinertial: int
    alignfree: int
    LRopt: "MjLROpt"
    meshdir: str
    texturedir: str

class MjSpec:
    """An editable model."""
    modelname: str
    compiler: "MjsCompiler"
    strippath: int
    option: "MjOption"
    visual: "MjVisual"
    stat: "MjStatistic"
    memory: int
    nemax: int
    nuserdata: int
    nuser_body: int
    nuser_jnt: int
    nuser_geom: int
    nuser_site: int
    nuser_cam: int
    nuser_tendon: int
    nuser_actuator: int
    nuser_sensor: int
    nkey: int
    njmax: int
    nconmax: int
    nstack: int
    comment: str
    modelfiledir: str
    hasImplicitPluginElem: int
    formulation: str
    formulation_params: "MjDoubleVec"
    worldbody: "MjsBody"
    default: "MjsDefault"
    assets: dict[str, bytes]
    @staticmethod
    def from_file(filename: Any, include: Optional[Mapping[str, bytes]] = None, assets: Optional[Mapping[str, bytes]] = None) -> "MjSpec": ...
    @staticmethod
    def from_string(xml: str, include: Optional[Mapping[str, bytes]] = None, assets: Optional[Mapping[str, bytes]] = None) -> "MjSpec": ...
    @staticmethod
    def from_zip(file: Any) -> "MjSpec": ...
    def compile(self) -> MjModel: ...
    def recompile(self, m: MjModel, d: MjData) -> tuple[MjModel, MjData]: ...
    def to_xml(self) -> str: ...
    def to_file(self, filename: str) -> None: ...
    def to_zip(self, file: Any) -> None: ...
    def copy(self) -> "MjSpec": ...
    def delete(self, element: Any) -> None: ...
    def attach(self, child: "MjSpec", prefix: Optional[str] = None, suffix: Optional[str] = None, site: Any = None, frame: Any = None) -> "MjsFrame": ...
    def __getattr__(self, name: str) -> Any: ...

class MjsOrientation:
    """An orientation in one of several notations."""
    type: mjtOrientation
    axisangle: NDArray[np.float64]
    xyaxes: NDArray[np.float64]
    zaxis: NDArray[np.float64]
    euler: NDArray[np.float64]

class MjsPlugin:
    """Plugin instance, or an element's link to one."""
    name: str
    plugin_name: str
    active: int
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsBody:
    """Body."""
    childclass: str
    pos: NDArray[np.float64]
    quat: NDArray[np.float64]
    alt: "MjsOrientation"
    mass: float
    ipos: NDArray[np.float64]
    iquat: NDArray[np.float64]
    inertia: NDArray[np.float64]
    ialt: "MjsOrientation"
    fullinertia: NDArray[np.float64]
    mocap: int
    gravcomp: float
    sleep: mjtSleepPolicy
    userdata: "MjDoubleVec"
    explicitinertial: int
    plugin: "MjsPlugin"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsFrame:
    """Frame: a pose that is applied to its content."""
    childclass: str
    pos: NDArray[np.float64]
    quat: NDArray[np.float64]
    alt: "MjsOrientation"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsJoint:
    """Joint."""
    type: mjtJoint
    pos: NDArray[np.float64]
    axis: NDArray[np.float64]
    ref: float
    align: int
    stiffness: float
    springref: float
    springdamper: NDArray[np.float64]
    limited: int
    range: NDArray[np.float64]
    margin: float
    solref_limit: NDArray[np.float64]
    solimp_limit: NDArray[np.float64]
    actfrclimited: int
    actfrcrange: NDArray[np.float64]
    armature: float
    damping: float
    frictionloss: float
    solref_friction: NDArray[np.float64]
    solimp_friction: NDArray[np.float64]
    group: int
    actgravcomp: int
    userdata: "MjDoubleVec"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsGeom:
    """Geom."""
    type: mjtGeom
    pos: NDArray[np.float64]
    quat: NDArray[np.float64]
    alt: "MjsOrientation"
    fromto: NDArray[np.float64]
    size: NDArray[np.float64]
    contype: int
    conaffinity: int
    condim: int
    priority: int
    friction: NDArray[np.float64]
    solmix: float
    solref: NDArray[np.float64]
    solimp: NDArray[np.float64]
    margin: float
    gap: float
    mass: float
    density: float
    typeinertia: mjtGeomInertia
    fluid_ellipsoid: float
    fluid_coefs: NDArray[np.float64]
    material: str
    rgba: NDArray[np.float32]
    group: int
    hfieldname: str
    meshname: str
    fitscale: float
    userdata: "MjDoubleVec"
    plugin: "MjsPlugin"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsSite:
    """Site."""
    pos: NDArray[np.float64]
    quat: NDArray[np.float64]
    alt: "MjsOrientation"
    fromto: NDArray[np.float64]
    size: NDArray[np.float64]
    type: mjtGeom
    material: str
    group: int
    rgba: NDArray[np.float32]
    userdata: "MjDoubleVec"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsCamera:
    """Camera."""
    pos: NDArray[np.float64]
    quat: NDArray[np.float64]
    alt: "MjsOrientation"
    mode: mjtCamLight
    targetbody: str
    proj: mjtProjection
    resolution: NDArray[np.int32]
    output: int
    fovy: float
    ipd: float
    intrinsic: NDArray[np.float32]
    sensor_size: NDArray[np.float32]
    focal_length: NDArray[np.float32]
    focal_pixel: NDArray[np.float32]
    principal_length: NDArray[np.float32]
    principal_pixel: NDArray[np.float32]
    userdata: "MjDoubleVec"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsLight:
    """Light."""
    pos: NDArray[np.float64]
    dir: NDArray[np.float64]
    mode: mjtCamLight
    targetbody: str
    active: int
    type: mjtLightType
    texture: str
    castshadow: int
    bulbradius: float
    intensity: float
    range: float
    attenuation: NDArray[np.float32]
    cutoff: float
    exponent: float
    ambient: NDArray[np.float32]
    diffuse: NDArray[np.float32]
    specular: NDArray[np.float32]
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsFlex:
    """Flex: deformable body."""
    contype: int
    conaffinity: int
    condim: int
    priority: int
    friction: NDArray[np.float64]
    solmix: float
    solref: NDArray[np.float64]
    solimp: NDArray[np.float64]
    margin: float
    gap: float
    dim: int
    radius: float
    size: NDArray[np.float64]
    internal: int
    flatskin: int
    selfcollide: int
    vertcollide: int
    passive: int
    activelayers: int
    group: int
    edgestiffness: float
    edgedamping: float
    rgba: NDArray[np.float32]
    material: str
    young: float
    poisson: float
    damping: float
    thickness: float
    elastic2d: int
    bending_model: str
    bending_params: "MjDoubleVec"
    elasticity_model: str
    elasticity_params: "MjDoubleVec"
    implicit: int
    nodebody: "MjStringVec"
    vertbody: "MjStringVec"
    node: "MjDoubleVec"
    vert: "MjDoubleVec"
    elem: "MjIntVec"
    texcoord: "MjFloatVec"
    elemtexcoord: "MjIntVec"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsMesh:
    """Mesh."""
    content_type: str
    file: str
    refpos: NDArray[np.float64]
    refquat: NDArray[np.float64]
    scale: NDArray[np.float64]
    inertia: mjtMeshInertia
    smoothnormal: int
    needsdf: int
    maxhullvert: int
    uservert: "MjFloatVec"
    usernormal: "MjFloatVec"
    usertexcoord: "MjFloatVec"
    userface: "MjIntVec"
    userfacenormal: "MjIntVec"
    userfacetexcoord: "MjIntVec"
    plugin: "MjsPlugin"
    material: str
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsHField:
    """Height field."""
    content_type: str
    file: str
    size: NDArray[np.float64]
    nrow: int
    ncol: int
    userdata: "MjFloatVec"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsSkin:
    """Skin."""
    file: str
    material: str
    rgba: NDArray[np.float32]
    inflate: float
    group: int
    vert: "MjFloatVec"
    texcoord: "MjFloatVec"
    face: "MjIntVec"
    bodyname: "MjStringVec"
    bindpos: "MjFloatVec"
    bindquat: "MjFloatVec"
    vertid: Sequence["MjIntVec"]
    vertweight: Sequence["MjFloatVec"]
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsDeform:
    """Deformable body of particles; not in MuJoCo."""
    kind: int
    file: str
    vert: "MjDoubleVec"
    elem: "MjIntVec"
    start: "MjDoubleVec"
    size: NDArray[np.float64]
    count: NDArray[np.int32]
    radius: float
    ropefrom: NDArray[np.float64]
    ropeto: NDArray[np.float64]
    segments: int
    body: str
    pos: NDArray[np.float64]
    quat: NDArray[np.float64]
    alt: "MjsOrientation"
    material: str
    density: float
    young: float
    poisson: float
    bending: float
    damping: float
    drag: float
    friction: float
    thickness: float
    margin: float
    pin: "MjIntVec"
    substeps: int
    iterations: int
    midpoint: int
    contype: int
    conaffinity: int
    condim: int
    solref: NDArray[np.float64]
    solimp: NDArray[np.float64]
    selfcollide: int
    sleep: float
    rgba: NDArray[np.float32]
    attach_vertex: "MjIntVec"
    attach_type: "MjIntVec"
    attach_name: "MjStringVec"
    attach_pos: "MjDoubleVec"
    attach_compliance: "MjDoubleVec"
    attach_limit: "MjDoubleVec"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsTexture:
    """Texture."""
    type: mjtTexture
    colorspace: mjtColorSpace
    builtin: int
    mark: int
    rgb1: NDArray[np.float64]
    rgb2: NDArray[np.float64]
    markrgb: NDArray[np.float64]
    random: float
    height: int
    width: int
    nchannel: int
    content_type: str
    file: str
    gridsize: NDArray[np.int32]
    gridlayout: str
    cubefiles: "MjStringVec"
    data: bytes
    hflip: int
    vflip: int
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsMaterial:
    """Material."""
    textures: "MjStringVec"
    texuniform: int
    texrepeat: NDArray[np.float32]
    emission: float
    specular: float
    shininess: float
    reflectance: float
    metallic: float
    roughness: float
    rgba: NDArray[np.float32]
    modulus: float
    dissipation: float
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsPair:
    """Explicit contact pair."""
    geomname1: str
    geomname2: str
    condim: int
    solref: NDArray[np.float64]
    solreffriction: NDArray[np.float64]
    solimp: NDArray[np.float64]
    margin: float
    gap: float
    friction: NDArray[np.float64]
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsExclude:
    """Two bodies that never touch."""
    bodyname1: str
    bodyname2: str
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsEquality:
    """Equality constraint."""
    type: mjtEq
    data: NDArray[np.float64]
    active: int
    name1: str
    name2: str
    objtype: mjtObj
    solref: NDArray[np.float64]
    solimp: NDArray[np.float64]
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsTendon:
    """Tendon."""
    stiffness: float
    springlength: NDArray[np.float64]
    damping: float
    frictionloss: float
    solref_friction: NDArray[np.float64]
    solimp_friction: NDArray[np.float64]
    armature: float
    limited: int
    actfrclimited: int
    range: NDArray[np.float64]
    actfrcrange: NDArray[np.float64]
    margin: float
    solref_limit: NDArray[np.float64]
    solimp_limit: NDArray[np.float64]
    material: str
    width: float
    rgba: NDArray[np.float32]
    group: int
    userdata: "MjDoubleVec"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsWrap:
    """Tendon path point."""
    type: mjtWrap
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsActuator:
    """Actuator."""
    gaintype: mjtGain
    gainprm: NDArray[np.float64]
    biastype: mjtBias
    biasprm: NDArray[np.float64]
    dyntype: mjtDyn
    dynprm: NDArray[np.float64]
    actdim: int
    actearly: int
    trntype: mjtTrn
    gear: NDArray[np.float64]
    target: str
    refsite: str
    slidersite: str
    cranklength: float
    lengthrange: NDArray[np.float64]
    inheritrange: float
    ctrllimited: int
    ctrlrange: NDArray[np.float64]
    forcelimited: int
    forcerange: NDArray[np.float64]
    actlimited: int
    actrange: NDArray[np.float64]
    group: int
    nsample: int
    interp: int
    delay: float
    gain_model: str
    gain_params: "MjDoubleVec"
    userdata: "MjDoubleVec"
    plugin: "MjsPlugin"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsSensor:
    """Sensor."""
    type: mjtSensor
    objtype: mjtObj
    objname: str
    reftype: mjtObj
    refname: str
    intprm: NDArray[np.int32]
    datatype: mjtDataType
    needstage: mjtStage
    dim: int
    cutoff: float
    noise: float
    nsample: int
    interp: int
    delay: float
    interval: NDArray[np.float64]
    userdata: "MjDoubleVec"
    plugin: "MjsPlugin"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsNumeric:
    """List of numbers."""
    data: "MjDoubleVec"
    size: int
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsText:
    """Text."""
    data: str
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsTuple:
    """List of objects."""
    objtype: "MjIntVec"
    objname: "MjStringVec"
    objprm: "MjDoubleVec"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsKey:
    """Keyframe."""
    time: float
    qpos: "MjDoubleVec"
    qvel: "MjDoubleVec"
    act: "MjDoubleVec"
    mpos: "MjDoubleVec"
    mquat: "MjDoubleVec"
    ctrl: "MjDoubleVec"
    info: str
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjsDefault:
    """Default class: values of new elements."""
    joint: "MjsJoint"
    geom: "MjsGeom"
    site: "MjsSite"
    camera: "MjsCamera"
    light: "MjsLight"
    flex: "MjsFlex"
    mesh: "MjsMesh"
    material: "MjsMaterial"
    pair: "MjsPair"
    equality: "MjsEquality"
    tendon: "MjsTendon"
    actuator: "MjsActuator"
    name: str
    id: int
    def __getattr__(self, name: str) -> Any: ...

class MjvPerturb:
    """Perturbation by the user's mouse."""
    select: int
    flexselect: int
    skinselect: int
    active: int
    active2: int
    refpos: NDArray[np.float64]
    refquat: NDArray[np.float64]
    refselpos: NDArray[np.float64]
    localpos: NDArray[np.float64]
    localmass: float
    scale: float

class MjvCamera:
    """A view, as the user steers it."""
    type: int
    fixedcamid: int
    trackbodyid: int
    lookat: NDArray[np.float64]
    distance: float
    azimuth: float
    elevation: float
    orthographic: int

class MjvGLCamera:
    """A view, as the renderer needs it."""
    pos: NDArray[np.float32]
    forward: NDArray[np.float32]
    up: NDArray[np.float32]
    frustum_center: float
    frustum_width: float
    frustum_bottom: float
    frustum_top: float
    frustum_near: float
    frustum_far: float
    orthographic: int

class MjvGeom:
    """A shape to draw."""
    type: int
    dataid: int
    objtype: int
    objid: int
    category: int
    matid: int
    texcoord: int
    segid: int
    size: NDArray[np.float32]
    pos: NDArray[np.float32]
    mat: NDArray[np.float32]
    rgba: NDArray[np.float32]
    emission: float
    specular: float
    shininess: float
    reflectance: float
    label: str
    camdist: float
    modelrbound: float
    transparent: int

class MjvLight:
    """A light to draw with."""
    id: int
    pos: NDArray[np.float32]
    dir: NDArray[np.float32]
    type: int
    texid: int
    attenuation: NDArray[np.float32]
    cutoff: float
    exponent: float
    ambient: NDArray[np.float32]
    diffuse: NDArray[np.float32]
    specular: NDArray[np.float32]
    headlight: int
    castshadow: int
    bulbradius: float
    intensity: float
    range: float

class MjvOption:
    """Options of a scene."""
    label: int
    frame: int
    geomgroup: NDArray[np.uint8]
    sitegroup: NDArray[np.uint8]
    jointgroup: NDArray[np.uint8]
    tendongroup: NDArray[np.uint8]
    actuatorgroup: NDArray[np.uint8]
    flexgroup: NDArray[np.uint8]
    skingroup: NDArray[np.uint8]
    flags: NDArray[np.uint8]
    bvh_depth: int
    flex_layer: int
    flex_color: int
    flex_colormax: float

class MjvScene:
    """Everything to draw."""
    maxgeom: int
    ngeom: int
    nflex: int
    flexvertopt: int
    flexedgeopt: int
    flexfaceopt: int
    flexskinopt: int
    nskin: int
    nlight: int
    lights: StructList
    camera: StructList
    enabletransform: int
    translate: NDArray[np.float32]
    rotate: NDArray[np.float32]
    scale: float
    stereo: int
    flags: NDArray[np.uint8]
    framewidth: int
    framergb: NDArray[np.float32]
    status: int
    flexcoloropt: int
    flexcolormax: float
    ndeform: int
    ndeformface: int

class MjvFigure:
    """A plot."""
    flg_legend: int
    flg_ticklabel: NDArray[np.int32]
    flg_extend: int
    flg_barplot: int
    flg_selection: int
    flg_symmetric: int
    linewidth: float
    gridwidth: float
    gridsize: NDArray[np.int32]
    gridrgb: NDArray[np.float32]
    figurergba: NDArray[np.float32]
    panergba: NDArray[np.float32]
    legendrgba: NDArray[np.float32]
    textrgb: NDArray[np.float32]
    linergb: NDArray[np.float32]
    range: NDArray[np.float32]
    xformat: str
    yformat: str
    minwidth: str
    title: str
    xlabel: str
    linename: NDArray[Any]
    legendoffset: int
    subplot: int
    highlight: NDArray[np.int32]
    highlightid: int
    selection: float
    linepnt: NDArray[np.int32]
    linedata: NDArray[np.float32]
    xaxispixel: NDArray[np.int32]
    yaxispixel: NDArray[np.int32]
    xaxisdata: NDArray[np.float32]
    yaxisdata: NDArray[np.float32]

class MjrRect:
    """A rectangle of pixels."""
    left: int
    bottom: int
    width: int
    height: int
    def __init__(self, left: int, bottom: int, width: int, height: int) -> None: ...

class MjrContext:
    """What drawing keeps between pictures: meshes, textures, fonts, buffers."""
    lineWidth: float
    shadowClip: float
    shadowScale: float
    fogStart: float
    fogEnd: float
    fogRGBA: NDArray[np.float32]
    shadowSize: int
    offWidth: int
    offHeight: int
    offSamples: int
    fontScale: int
    auxWidth: NDArray[np.int32]
    auxHeight: NDArray[np.int32]
    auxSamples: NDArray[np.int32]
    offFBO: int
    offFBO_r: int
    offColor: int
    offColor_r: int
    offDepthStencil: int
    offDepthStencil_r: int
    shadowFBO: int
    shadowTex: int
    auxFBO: NDArray[np.uint32]
    auxFBO_r: NDArray[np.uint32]
    auxColor: NDArray[np.uint32]
    auxColor_r: NDArray[np.uint32]
    mat_texid: NDArray[np.int32]
    mat_texuniform: NDArray[np.int32]
    mat_texrepeat: NDArray[np.float32]
    ntexture: int
    textureType: NDArray[np.int32]
    texture: NDArray[np.uint32]
    basePlane: int
    baseMesh: int
    baseHField: int
    baseBuiltin: int
    baseFontNormal: int
    baseFontShadow: int
    baseFontBig: int
    rangePlane: int
    rangeMesh: int
    rangeHField: int
    rangeBuiltin: int
    rangeFont: int
    nskin: int
    charWidth: NDArray[np.int32]
    charWidthBig: NDArray[np.int32]
    charHeight: int
    charHeightBig: int
    glInitialized: int
    windowAvailable: int
    windowSamples: int
    windowStereo: int
    windowDoublebuffer: int
    currentBuffer: int
    readPixelFormat: int
    readDepthMap: int
    def __init__(self, model: Optional[MjModel] = None, fontscale: int = 150) -> None: ...
    def free(self) -> None: ...

class MjDerivativeOption:
    """Settings of derivatives; all zero: the defaults; not in MuJoCo."""
    neardist: float
    polish: int
    tolerance: float
    smooth: float
    ready: int

class MjDerivativeKink:
    """A place near the state where the derivative jumps; not in MuJoCo."""
    kind: int
    row: int
    objtype: int
    id: NDArray[np.int32]
    distance: float

class MjDerivativeInfo:
    """How a derivative was computed; a struct of zeros may be passed; not in MuJoCo."""
    opt: "MjDerivativeOption"
    status: int
    reason: str
    polish: int
    residual: float
    nkink: int
    nkinkkind: NDArray[np.int32]
    kink: StructList
    approx: int
    ncontact: int
    nexact: int
    nfeature: int
    ndifference: int
    nsensor: int
    sensor: NDArray[np.int32]


def mj_step(m: MjModel, d: MjData, nstep: int = 1) -> None:
    """Advance the state by one time step, or by nstep."""
def mj_saveModel(m: MjModel, filename: Optional[str] = None, buffer: Optional[NDArray[np.uint8]] = None) -> None: ...
def mj_setLengthRange(m: MjModel, d: MjData, index: int, opt: MjLROpt) -> None: ...
def mj_saveLastXML(filename: str, m: MjModel) -> None: ...
def mj_copyData(dest: MjData, m: MjModel, src: MjData) -> MjData: ...
def mj_resetCallbacks() -> None: ...
def mj_readSensor(m: MjModel, d: MjData, id: int, time: float, result: NDArray[np.float64], interp: int) -> NDArray[np.float64]: ...
def mj_printSchema(flg_html: bool, flg_pad: bool) -> str: ...
def mj_defaultSolRefImp(solref: Optional[NDArray[np.float64]] = None, solimp: Optional[NDArray[np.float64]] = None) -> None: ...
def mj_loadAllPluginLibraries(directory: str) -> None: ...
def mj_getCache() -> None: ...
def mj_getCacheSize(cache: Any) -> int: ...
def mj_getCacheCapacity(cache: Any) -> int: ...
def mj_setCacheCapacity(cache: Any, size: int) -> int: ...
def mj_clearCache(cache: Any) -> None: ...
def mju_standardNormal(num2: Optional[float]) -> float: ...
def mju_printMat(mat: ArrayLike) -> None: ...
def mju_printMatSparse(mat: ArrayLike, rownnz: ArrayLike, rowadr: ArrayLike, colind: ArrayLike) -> None: ...
def mju_writeLog(type: str, msg: str) -> None: ...
def mjd_transition(m: MjModel, d: MjData, A: Optional[NDArray[np.float64]] = None, B: Optional[NDArray[np.float64]] = None,
                   C: Optional[NDArray[np.float64]] = None, D: Optional[NDArray[np.float64]] = None,
                   info: Optional[MjDerivativeInfo] = None) -> int: ...
def mju_getXMLDependencies(filename: str) -> list[str]: ...
def mjv_averageCamera(cam1: MjvGLCamera, cam2: MjvGLCamera) -> MjvGLCamera: ...
def to_zip(spec: MjSpec, file: Any) -> None: ...
def from_zip(file: Any) -> MjSpec: ...
def set_mju_user_malloc(function: None) -> None: ...
def set_mju_user_free(function: None) -> None: ...
def get_mju_user_malloc() -> None: ...
def get_mju_user_free() -> None: ...

class _Vec(Sequence[Any]):
    """Values of an element of a spec: read and written in place."""
    def __setitem__(self, i: Any, value: Any) -> None: ...
    def __array__(self, dtype: Any = None, copy: Optional[bool] = None) -> NDArray[Any]: ...
    def tolist(self) -> list[Any]: ...
class MjDoubleVec(_Vec): ...
class MjFloatVec(_Vec): ...
class MjIntVec(_Vec): ...
class MjStringVec(_Vec): ...
class MjCharVec(Sequence[str]):
    """Letters of a spec: read and set one by one, or all at once from a str or list."""
    def __setitem__(self, i: int, letter: str) -> None: ...
class MjsTendonPath(Sequence[MjsWrap]):
    """Path points of a tendon."""
class Bound:
    """Several objects at once, found from elements of a spec: fields are arrays over all of them."""
    def __getattr__(self, name: str) -> Any: ...

mjDISABLESTRING: tuple[str, ...]
mjENABLESTRING: tuple[str, ...]
mjTIMERSTRING: tuple[str, ...]
mjLABELSTRING: tuple[str, ...]
mjFRAMESTRING: tuple[str, ...]
mjVISSTRING: tuple[tuple[str, str, str], ...]
mjRNDSTRING: tuple[tuple[str, str, str], ...]
PLUGIN_HANDLES: list[Any]
MjVisualHeadlight = Headlight
MjVisualRgba = Rgba
MjStruct = Any

def mjr_maxViewport(con: MjrContext) -> MjrRect: ...
def mjr_findRect(x: int, y: int, rect: Sequence[MjrRect]) -> int: ...

class GLContext:
    """In the place of an OpenGL context: drawing needs none."""
    def __init__(self, max_width: int = 0, max_height: int = 0) -> None: ...
    def make_current(self) -> None: ...
    def free(self) -> None: ...

class Renderer:
    """Pictures of a model: colours, depths, or which object is where."""
    def __init__(self, model: MjModel, height: int = 240, width: int = 320, max_geom: int = 10000, font_scale: mjtFontScale = ...) -> None: ...
    model: MjModel
    scene: MjvScene
    height: int
    width: int
    def update_scene(self, data: MjData, camera: Union[int, str, MjvCamera] = -1, scene_option: Optional[MjvOption] = None) -> None: ...
    def render(self, *, out: Optional[NDArray[Any]] = None) -> NDArray[Any]: ...
    def enable_depth_rendering(self) -> None: ...
    def disable_depth_rendering(self) -> None: ...
    def enable_segmentation_rendering(self) -> None: ...
    def disable_segmentation_rendering(self) -> None: ...
    def close(self) -> None: ...
    def __enter__(self) -> Renderer: ...
    def __exit__(self, exc_type: Any, exc_value: Any, traceback: Any) -> None: ...

# user interfaces (mjui_): the names are there, every use raises NotImplementedError
def __getattr__(name: str) -> Any: ...
def set_mjcb_control(function: Optional[Callable[..., Any]]) -> None: ...
def get_mjcb_control() -> Optional[Callable[..., Any]]: ...
def set_mjcb_passive(function: Optional[Callable[..., Any]]) -> None: ...
def get_mjcb_passive() -> Optional[Callable[..., Any]]: ...
def set_mjcb_sensor(function: Optional[Callable[..., Any]]) -> None: ...
def get_mjcb_sensor() -> Optional[Callable[..., Any]]: ...
def set_mjcb_contactfilter(function: Optional[Callable[..., Any]]) -> None: ...
def get_mjcb_contactfilter() -> Optional[Callable[..., Any]]: ...
def set_mjcb_time(function: Optional[Callable[..., Any]]) -> None: ...
def get_mjcb_time() -> Optional[Callable[..., Any]]: ...
def set_mjcb_act_dyn(function: Optional[Callable[..., Any]]) -> None: ...
def get_mjcb_act_dyn() -> Optional[Callable[..., Any]]: ...
def set_mjcb_act_gain(function: Optional[Callable[..., Any]]) -> None: ...
def get_mjcb_act_gain() -> Optional[Callable[..., Any]]: ...
def set_mjcb_act_bias(function: Optional[Callable[..., Any]]) -> None: ...
def get_mjcb_act_bias() -> Optional[Callable[..., Any]]: ...
def set_mju_user_warning(function: Optional[Callable[..., Any]]) -> None: ...
def get_mju_user_warning() -> Optional[Callable[..., Any]]: ...
def mj_step1(m: MjModel, d: MjData) -> None:
    """First half of a step: all that does not need controls."""
def mj_step2(m: MjModel, d: MjData) -> None:
    """Second half of a step: forces, acceleration, integration."""
def mj_forward(m: MjModel, d: MjData) -> None:
    """Compute all quantities of the present state, accelerations included."""
def mj_inverse(m: MjModel, d: MjData) -> None:
    """Compute the force that gives qacc, into qfrc_inverse."""
def mj_forwardSkip(m: MjModel, d: MjData, skipstage: int, skipsensor: int) -> None:
    """Ct_forward without the stages up to skipstage (cttStage), and without sensors if skipsensor."""
def mj_inverseSkip(m: MjModel, d: MjData, skipstage: int, skipsensor: int) -> None:
    """Ct_inverse without the stages up to skipstage (cttStage), and without sensors if skipsensor."""
def mj_defaultLROpt(opt: MjLROpt) -> None:
    """Fill in the default length range settings."""
def mj_defaultOption(opt: MjOption) -> None:
    """Fill in the default physics options."""
def mj_defaultVisual(vis: MjVisual) -> None:
    """Fill in the default drawing options."""
def mj_sizeModel(m: MjModel) -> int:
    """Bytes that the model takes in binary form."""
def mj_resetData(m: MjModel, d: MjData) -> None:
    """Reset to the start of the model: qpos0, zero velocity, time 0."""
def mj_resetDataDebug(m: MjModel, d: MjData, debug_value: int) -> None:
    """Reset, and fill everything that is computed later with a byte."""
def mj_resetDataKeyframe(m: MjModel, d: MjData, key: int) -> None:
    """Reset, then take the state of a keyframe if it exists."""
def mj_setConst(m: MjModel, d: MjData) -> None:
    """Recompute the model constants that follow from its values at qpos0."""
def mj_printFormattedModel(m: MjModel, filename: Optional[str] = None, float_format: Optional[str] = None) -> None:
    """Write a model as text, numbers in the given printf format."""
def mj_printModel(m: MjModel, filename: Optional[str] = None) -> None:
    """Write a model as text; ct_saveText also returns success."""
def mj_printFormattedData(m: MjModel, d: MjData, filename: Optional[str] = None, float_format: Optional[str] = None) -> None:
    """Write data as text, numbers in the given printf format."""
def mj_printData(m: MjModel, d: MjData, filename: Optional[str] = None) -> None:
    """Write data as text; ct_saveText also returns success."""
def mj_printScene(s: MjvScene, filename: Optional[str] = None) -> None:
    """Write a scene as text."""
def mj_printFormattedScene(s: MjvScene, filename: Optional[str] = None, float_format: Optional[str] = None) -> None:
    """Write a scene as text, numbers in the given printf format."""
def mj_fwdKinematics(m: MjModel, d: MjData) -> None:
    """Poses, centre-of-mass quantities, flexes and tendons: functions of qpos alone."""
def mj_fwdPosition(m: MjModel, d: MjData) -> None:
    """Everything that depends on positions."""
def mj_fwdVelocity(m: MjModel, d: MjData) -> None:
    """Everything that depends on positions and velocities."""
def mj_fwdActuation(m: MjModel, d: MjData) -> None:
    """Actuator forces and activation derivatives."""
def mj_fwdAcceleration(m: MjModel, d: MjData) -> None:
    """Sum of forces without constraints, and the acceleration they give."""
def mj_fwdConstraint(m: MjModel, d: MjData) -> None:
    """Constraint forces and the final acceleration."""
def mj_Euler(m: MjModel, d: MjData) -> None:
    """Advance by semi-implicit Euler, joint damping implicit."""
def mj_RungeKutta(m: MjModel, d: MjData, N: int) -> None:
    """Advance by an explicit Runge-Kutta scheme of order N = 4."""
def mj_implicit(m: MjModel, d: MjData) -> None:
    """Advance with velocity derivatives of forces on the implicit side."""
def mj_invPosition(m: MjModel, d: MjData) -> None:
    """Position part of inverse dynamics."""
def mj_invVelocity(m: MjModel, d: MjData) -> None:
    """Velocity part of inverse dynamics."""
def mj_invConstraint(m: MjModel, d: MjData) -> None:
    """Constraint forces that go with qacc, in closed form."""
def mj_compareFwdInv(m: MjModel, d: MjData) -> None:
    """Run inverse dynamics on the forward result and store the differences."""
def mj_sensorPos(m: MjModel, d: MjData) -> None:
    """Read the sensors that need positions."""
def mj_sensorVel(m: MjModel, d: MjData) -> None:
    """Read the sensors that need velocities."""
def mj_sensorAcc(m: MjModel, d: MjData) -> None:
    """Read the sensors that need accelerations and forces."""
def mj_energyPos(m: MjModel, d: MjData) -> None:
    """Potential energy, into energy[0]."""
def mj_energyVel(m: MjModel, d: MjData) -> None:
    """Kinetic energy, into energy[1]."""
def mj_checkPos(m: MjModel, d: MjData) -> None:
    """Warn and reset if qpos is not finite or too large."""
def mj_checkVel(m: MjModel, d: MjData) -> None:
    """Warn and reset if qvel is not finite or too large."""
def mj_checkAcc(m: MjModel, d: MjData) -> None:
    """Warn, reset and recompute if qacc is not finite or too large."""
def mj_kinematics(m: MjModel, d: MjData) -> None:
    """Poses of bodies, joints, geoms and sites."""
def mj_comPos(m: MjModel, d: MjData) -> None:
    """Centres of mass, inertias and motion axes about them."""
def mj_camlight(m: MjModel, d: MjData) -> None:
    """Poses of cameras and lights."""
def mj_flex(m: MjModel, d: MjData) -> None:
    """Flex vertices, edges and boxes."""
def mj_tendon(m: MjModel, d: MjData) -> None:
    """Tendon paths, lengths and Jacobians."""
def mj_transmission(m: MjModel, d: MjData) -> None:
    """Actuator lengths and moments."""
def mj_crb(m: MjModel, d: MjData) -> None:
    """Composite inertias and the mass matrix qM."""
def mj_makeM(m: MjModel, d: MjData) -> None:
    """The mass matrix in both layouts, tendon armature included."""
def mj_factorM(m: MjModel, d: MjData) -> None:
    """Factor the mass matrix."""
def mj_solveM(m: MjModel, d: MjData, x: NDArray[np.float64], y: ArrayLike) -> None:
    """Solve M x = y for n vectors."""
def mj_solveM2(m: MjModel, d: MjData, x: NDArray[np.float64], y: ArrayLike, sqrtInvD: ArrayLike) -> None:
    """Apply half of the inverse: x = sqrt(inv(D)) inv(L') y for n vectors."""
def mj_comVel(m: MjModel, d: MjData) -> None:
    """Body velocities and rates of the motion axes."""
def mj_passive(m: MjModel, d: MjData) -> None:
    """Forces of springs, dampers, gravity compensation, fluid and hooks."""
def mj_subtreeVel(m: MjModel, d: MjData) -> None:
    """Velocity and angular momentum of each subtree."""
def mj_rne(m: MjModel, d: MjData, flg_acc: int, result: NDArray[np.float64]) -> None:
    """Recursive Newton-Euler: bias force, plus M qacc if flg_acc."""
def mj_rnePostConstraint(m: MjModel, d: MjData) -> None:
    """Accelerations and forces of each body after the constraints are solved."""
def mj_collision(m: MjModel, d: MjData) -> None:
    """Find all contacts."""
def mj_makeConstraint(m: MjModel, d: MjData) -> None:
    """Make the constraint rows."""
def mj_island(m: MjModel, d: MjData) -> None:
    """Find the islands that constraints join."""
def mj_projectConstraint(m: MjModel, d: MjData) -> None:
    """The dual matrix AR of the constraint rows."""
def mj_referenceConstraint(m: MjModel, d: MjData) -> None:
    """Constraint velocities and reference accelerations."""
def mj_constraintUpdate(m: MjModel, d: MjData, jar: ArrayLike, cost: Optional[NDArray[np.float64]], flg_coneHessian: int) -> None:
    """Row states, forces and cost from jar = J qacc - aref; cone Hessians if flg_coneHessian."""
def mj_stateSize(m: MjModel, sig: int) -> int:
    """Length of the state vector with the parts sig (cttState bits)."""
def mj_getState(m: MjModel, d: MjData, state: NDArray[np.float64], sig: int) -> None:
    """Copy the parts sig of the state into a vector."""
def mj_extractState(m: MjModel, src: ArrayLike, srcsig: int, dst: NDArray[np.float64], dstsig: int) -> None:
    """Take the parts dstsig out of a state vector with the parts srcsig."""
def mj_setState(m: MjModel, d: MjData, state: ArrayLike, sig: int) -> None:
    """Set the parts sig of the state from a vector."""
def mj_copyState(m: MjModel, src: MjData, dst: MjData, sig: int) -> None:
    """Copy the parts sig of the state from one data to another."""
def mj_readCtrl(m: MjModel, d: MjData, id: int, time: float, interp: int) -> float:
    """An actuator's control at a time, from its delay buffer if it has one; interp 0 hold, 1 linear, 2 cubic."""
def mj_initCtrlHistory(m: MjModel, d: MjData, id: int, times: Optional[ArrayLike], values: ArrayLike) -> None:
    """Fill an actuator's delay buffer; NULL times: those already in it."""
def mj_initSensorHistory(m: MjModel, d: MjData, id: int, times: Optional[ArrayLike], values: ArrayLike, phase: float) -> None:
    """Fill a sensor's delay buffer; NULL times: those already in it; phase: time of its last reading."""
def mj_setKeyframe(m: MjModel, d: MjData, k: int) -> None:
    """Save the state as keyframe k."""
def mj_addContact(m: MjModel, d: MjData, con: MjContact) -> int:
    """Append a contact; 0: done, 1: no room, or its dimensions or sides do not exist."""
def mj_isPyramidal(m: MjModel) -> int:
    """1: friction cones are pyramids."""
def mj_isSparse(m: MjModel) -> int:
    """1: constraint matrices are sparse."""
def mj_isDual(m: MjModel) -> int:
    """1: the solver works on constraint forces."""
def mj_mulJacVec(m: MjModel, d: MjData, res: NDArray[np.float64], vec: ArrayLike) -> None:
    """Res = J vec."""
def mj_mulJacTVec(m: MjModel, d: MjData, res: NDArray[np.float64], vec: ArrayLike) -> None:
    """Res = J' vec."""
def mj_jac(m: MjModel, d: MjData, jacp: Optional[NDArray[np.float64]], jacr: Optional[NDArray[np.float64]], point: ArrayLike, body: int) -> None:
    """3 x nv Jacobians of a world point moving with a body: translation, rotation; NULL: skip one."""
def mj_jacBody(m: MjModel, d: MjData, jacp: Optional[NDArray[np.float64]], jacr: Optional[NDArray[np.float64]], body: int) -> None:
    """Jacobians of a body's origin."""
def mj_jacBodyCom(m: MjModel, d: MjData, jacp: Optional[NDArray[np.float64]], jacr: Optional[NDArray[np.float64]], body: int) -> None:
    """Jacobians of a body's centre of mass."""
def mj_jacSubtreeCom(m: MjModel, d: MjData, jacp: Optional[NDArray[np.float64]], body: int) -> None:
    """Jacobian of a subtree's centre of mass."""
def mj_jacGeom(m: MjModel, d: MjData, jacp: Optional[NDArray[np.float64]], jacr: Optional[NDArray[np.float64]], geom: int) -> None:
    """Jacobians of a geom's centre."""
def mj_jacSite(m: MjModel, d: MjData, jacp: Optional[NDArray[np.float64]], jacr: Optional[NDArray[np.float64]], site: int) -> None:
    """Jacobians of a site."""
def mj_jacPointAxis(m: MjModel, d: MjData, jacPoint: Optional[NDArray[np.float64]], jacAxis: Optional[NDArray[np.float64]], point: ArrayLike, axis: ArrayLike, body: int) -> None:
    """Jacobians of a world point and of a direction fixed to a body."""
def mj_jacDot(m: MjModel, d: MjData, jacp: Optional[NDArray[np.float64]], jacr: Optional[NDArray[np.float64]], point: ArrayLike, body: int) -> None:
    """Time derivative of the Jacobians of a world point moving with a body."""
def mj_angmomMat(m: MjModel, d: MjData, mat: NDArray[np.float64], body: int) -> None:
    """3 x nv matrix from joint velocity to a subtree's angular momentum about its centre of mass."""
def mj_name2id(m: MjModel, type: int, name: str) -> int:
    """Id of the object of a type (cttObj) with this name; -1: none."""
def mj_id2name(m: MjModel, type: int, id: int) -> Optional[str]:
    """Name of an object of a type (cttObj); NULL: none."""
def mj_fullM(m: MjModel, dst: NDArray[np.float64], M: ArrayLike) -> None:
    """Expand the mass matrix from qM's layout into nv x nv."""
def mj_mulM(m: MjModel, d: MjData, res: NDArray[np.float64], vec: ArrayLike) -> None:
    """Res = M vec."""
def mj_mulM2(m: MjModel, d: MjData, res: NDArray[np.float64], vec: ArrayLike) -> None:
    """Res = sqrt(M) vec, with the factor that ct_solveM2 inverts."""
def mj_addM(m: MjModel, d: MjData, dst: NDArray[np.float64], rownnz: NDArray[np.int32], rowadr: NDArray[np.int32], colind: NDArray[np.int32]) -> None:
    """Add the mass matrix's lower triangle to a dense matrix, or to a CSR one when rownnz is given."""
def mj_applyFT(m: MjModel, d: MjData, force: ArrayLike, torque: ArrayLike, point: ArrayLike, body: int, qfrc_target: NDArray[np.float64]) -> None:
    """Add to qfrc_target the joint force of a world force and torque at a world point of a body."""
def mj_objectVelocity(m: MjModel, d: MjData, objtype: int, objid: int, res: NDArray[np.float64], flg_local: int) -> None:
    """Velocity of an object at its own centre: rotation, translation; local axes if flg_local."""
def mj_objectAcceleration(m: MjModel, d: MjData, objtype: int, objid: int, res: NDArray[np.float64], flg_local: int) -> None:
    """Acceleration of an object at its own centre, gravity included; local axes if flg_local."""
def mj_geomDistance(m: MjModel, d: MjData, geom1: int, geom2: int, distmax: float, fromto: Optional[NDArray[np.float64]] = None) -> float:
    """Signed distance of two geoms up to distmax, and the nearest points if fromto is given."""
def mj_contactForce(m: MjModel, d: MjData, id: int, result: NDArray[np.float64]) -> None:
    """Force and torque of a contact in its own frame."""
def mj_differentiatePos(m: MjModel, qvel: NDArray[np.float64], dt: float, qpos1: ArrayLike, qpos2: ArrayLike) -> None:
    """Joint velocity that leads from qpos1 to qpos2 in dt."""
def mj_integratePos(m: MjModel, qpos: NDArray[np.float64], qvel: ArrayLike, dt: float) -> None:
    """Move qpos by velocity qvel for a time dt."""
def mj_normalizeQuat(m: MjModel, qpos: NDArray[np.float64]) -> None:
    """Scale every quaternion in qpos to unit length."""
def mj_local2Global(d: MjData, xpos: NDArray[np.float64], xmat: NDArray[np.float64], pos: ArrayLike, quat: ArrayLike, body: int, sameframe: int) -> None:
    """Pose in the world of a pose given in a body's frame."""
def mj_getTotalmass(m: MjModel) -> float:
    """Mass of all bodies."""
def mj_setTotalmass(m: MjModel, newmass: float) -> None:
    """Scale masses and inertias to this total."""
def mj_loadPluginLibrary(path: str) -> None:
    """Load a shared library that registers plugins."""
def mj_version() -> int:
    """Version of MuJoCo whose behaviour this is: 3005000."""
def mj_versionString() -> Optional[str]:
    """The same as text."""
def mj_ray(m: MjModel, d: MjData, pnt: ArrayLike, vec: ArrayLike, geomgroup: Optional[ArrayLike], flg_static: int, bodyexclude: int, geomid: Optional[NDArray[np.int32]] = None, normal: Optional[NDArray[np.float64]] = None) -> float:
    """First geom that a ray meets, as a multiple of vec; -1: none."""
def mj_multiRay(m: MjModel, d: MjData, pnt: ArrayLike, vec: ArrayLike, geomgroup: Optional[ArrayLike], flg_static: int, bodyexclude: int, geomid: NDArray[np.int32], dist: NDArray[np.float64], normal: Optional[NDArray[np.float64]], nray: int, cutoff: float) -> None:
    """Ct_ray for many directions from one point; farther than cutoff: none."""
def mj_rayHfield(m: MjModel, d: MjData, geomid: int, pnt: ArrayLike, vec: ArrayLike, normal: Optional[NDArray[np.float64]] = None) -> float:
    """Where a ray meets a height field geom; -1: nowhere."""
def mj_rayMesh(m: MjModel, d: MjData, geomid: int, pnt: ArrayLike, vec: ArrayLike, normal: Optional[NDArray[np.float64]] = None) -> float:
    """Where a ray meets a mesh geom; -1: nowhere."""
def mju_rayGeom(pos: ArrayLike, mat: ArrayLike, size: ArrayLike, pnt: ArrayLike, vec: ArrayLike, geomtype: int, normal: Optional[NDArray[np.float64]] = None) -> float:
    """Where a ray meets a primitive shape with this pose; -1: nowhere."""
def mj_rayFlex(m: MjModel, d: MjData, flex_layer: int, flg_vert: int, flg_edge: int, flg_face: int, flg_skin: int, flexid: int, pnt: ArrayLike, vec: ArrayLike, vertid: Optional[NDArray[np.int32]] = None, normal: Optional[NDArray[np.float64]] = None) -> float:
    """Where a ray meets a flex, and its nearest vertex; -1: nowhere."""
def mju_raySkin(nface: int, nvert: int, face: ArrayLike, vert: ArrayLike, pnt: ArrayLike, vec: ArrayLike, vertid: Optional[NDArray[np.int32]] = None) -> float:
    """Where a ray meets a skin, and its nearest vertex; -1: nowhere."""
def mjv_defaultCamera(cam: MjvCamera) -> None:
    """A free camera at the origin."""
def mjv_defaultFreeCamera(m: MjModel, cam: MjvCamera) -> None:
    """A free camera that sees the whole model."""
def mjv_defaultPerturb(pert: MjvPerturb) -> None:
    """No perturbation."""
def mjv_room2model(modelpos: NDArray[np.float64], modelquat: NDArray[np.float64], roompos: ArrayLike, roomquat: ArrayLike, scn: MjvScene) -> None:
    """Turn a pose in the room into one in the model."""
def mjv_model2room(roompos: NDArray[np.float64], roomquat: NDArray[np.float64], modelpos: ArrayLike, modelquat: ArrayLike, scn: MjvScene) -> None:
    """Turn a pose in the model into one in the room."""
def mjv_cameraInModel(headpos: NDArray[np.float64], forward: NDArray[np.float64], up: NDArray[np.float64], scn: MjvScene) -> None:
    """Head position and axes of the scene's camera, in the model."""
def mjv_cameraInRoom(headpos: NDArray[np.float64], forward: NDArray[np.float64], up: NDArray[np.float64], scn: MjvScene) -> None:
    """Head position and axes of the scene's camera, in the room."""
def mjv_frustumHeight(scn: MjvScene) -> float:
    """Height of the view at unit distance."""
def mjv_alignToCamera(res: NDArray[np.float64], vec: ArrayLike, forward: ArrayLike) -> None:
    """Turn a horizontal vector by the camera's heading."""
def mjv_moveCamera(m: MjModel, action: int, reldx: float, reldy: float, scn: MjvScene, cam: MjvCamera) -> None:
    """Move a camera with the mouse (cttMouse)."""
def mjv_movePerturb(m: MjModel, d: MjData, action: int, reldx: float, reldy: float, scn: MjvScene, pert: MjvPerturb) -> None:
    """Move the dragged object with the mouse (cttMouse)."""
def mjv_moveModel(m: MjModel, action: int, reldx: float, reldy: float, roomup: ArrayLike, scn: MjvScene) -> None:
    """Move the model in the room with the mouse (cttMouse)."""
def mjv_initPerturb(m: MjModel, d: MjData, scn: MjvScene, pert: MjvPerturb) -> None:
    """Start a drag: copy the selected body's pose."""
def mjv_applyPerturbPose(m: MjModel, d: MjData, pert: MjvPerturb, flg_paused: int) -> None:
    """Set mocap bodies, or any body while paused, to the dragged pose."""
def mjv_applyPerturbForce(m: MjModel, d: MjData, pert: MjvPerturb) -> None:
    """Pull the selected body towards the dragged pose."""
def mjv_select(m: MjModel, d: MjData, vopt: MjvOption, aspectratio: float, relx: float, rely: float, scn: MjvScene, selpnt: NDArray[np.float64], geomid: NDArray[np.int32], flexid: NDArray[np.int32], skinid: NDArray[np.int32]) -> int:
    """Pick a point of the view: body id or -1, point, geom, flex and skin."""
def mjv_defaultOption(opt: MjvOption) -> None:
    """Default drawing switches."""
def mjv_defaultFigure(fig: MjvFigure) -> None:
    """An empty plot."""
def mjv_initGeom(geom: MjvGeom, type: int, size: Optional[ArrayLike] = None, pos: Optional[ArrayLike] = None, mat: Optional[ArrayLike] = None, rgba: Optional[ArrayLike] = None) -> None:
    """Set up a drawable shape; NULL: defaults."""
def mjv_connector(geom: MjvGeom, type: int, width: float, from_: ArrayLike, to: ArrayLike) -> None:
    """Pose a capsule, cylinder or arrow so that it joins two points."""
def mjv_updateScene(m: MjModel, d: MjData, opt: MjvOption, pert: Optional[MjvPerturb], cam: MjvCamera, catmask: int, scn: MjvScene) -> None:
    """Fill a scene from the present state."""
def mjv_addGeoms(m: MjModel, d: MjData, opt: MjvOption, pert: MjvPerturb, catmask: int, scn: MjvScene) -> None:
    """Add the shapes of some categories (cttCatBit) to a scene."""
def mjv_makeLights(m: MjModel, d: MjData, scn: MjvScene) -> None:
    """List the lights of a scene."""
def mjv_updateCamera(m: MjModel, d: MjData, cam: MjvCamera, scn: MjvScene) -> None:
    """Set the scene's cameras."""
def mjv_updateSkin(m: MjModel, d: MjData, scn: MjvScene) -> None:
    """Move the skins' vertices and normals."""
def mjv_cameraFrame(headpos: NDArray[np.float64], forward: NDArray[np.float64], up: NDArray[np.float64], right: NDArray[np.float64], d: MjData, cam: MjvCamera) -> None:
    """Position and axes of a camera."""
def mjv_cameraFrustum(zver: NDArray[np.float32], zhor: NDArray[np.float32], zclip: NDArray[np.float32], m: MjModel, cam: MjvCamera) -> None:
    """Vertical, horizontal and depth extent of a camera's view."""
def mjr_changeFont(fontscale: int, con: MjrContext) -> None:
    """Change the size of the fonts (cttFontScale)."""
def mjr_addAux(index: int, width: int, height: int, samples: int, con: MjrContext) -> None:
    """Make an auxiliary buffer; width or height 0: remove it."""
def mjr_resizeOffscreen(width: int, height: int, con: MjrContext) -> None:
    """Change the size of the offscreen buffer."""
def mjr_uploadTexture(m: MjModel, con: MjrContext, texid: int) -> None:
    """Take a texture from the model again."""
def mjr_uploadMesh(m: MjModel, con: MjrContext, meshid: int) -> None:
    """Take a mesh from the model again."""
def mjr_uploadHField(m: MjModel, con: MjrContext, hfieldid: int) -> None:
    """Take a height field from the model again."""
def mjr_restoreBuffer(con: MjrContext) -> None:
    """Draw to the context's current buffer again."""
def mjr_setBuffer(framebuffer: int, con: MjrContext) -> None:
    """Choose the buffer to draw to (cttFramebuffer)."""
def mjr_readPixels(rgb: Optional[NDArray[np.uint8]], depth: Optional[NDArray[np.float32]], viewport: MjrRect, con: MjrContext) -> None:
    """Colours and depths of a rectangle, rows from below; NULL: not wanted."""
def mjr_drawPixels(rgb: Optional[ArrayLike], depth: Optional[ArrayLike], viewport: MjrRect, con: MjrContext) -> None:
    """Write colours and depths into a rectangle; NULL: left as they are."""
def mjr_blitBuffer(src: MjrRect, dst: MjrRect, flg_color: int, flg_depth: int, con: MjrContext) -> None:
    """Copy from the current buffer to the other one, scaled by the nearest pixel."""
def mjr_setAux(index: int, con: MjrContext) -> None:
    """Draw to an auxiliary buffer."""
def mjr_blitAux(index: int, src: MjrRect, left: int, bottom: int, con: MjrContext) -> None:
    """Copy from an auxiliary buffer to the current buffer."""
def mjr_text(font: int, txt: str, con: MjrContext, x: float, y: float, r: float, g: float, b: float) -> None:
    """Text at a point of the viewport, both coordinates in 0 to 1 (cttFont)."""
def mjr_overlay(font: int, gridpos: int, viewport: MjrRect, overlay: str, overlay2: Optional[str], con: MjrContext) -> None:
    """Lines of text on a dark ground (cttFont, cttGridPos); overlay2: a second column, NULL: none."""
def mjr_rectangle(viewport: MjrRect, r: float, g: float, b: float, a: float) -> None:
    """A filled rectangle in the buffer that this thread last used."""
def mjr_label(viewport: MjrRect, font: int, txt: str, r: float, g: float, b: float, a: float, rt: float, gt: float, bt: float, con: MjrContext) -> None:
    """A filled rectangle with text in its middle (cttFont)."""
def mjr_figure(viewport: MjrRect, fig: MjvFigure, con: MjrContext) -> None:
    """A plot."""
def mjr_render(viewport: MjrRect, scn: MjvScene, con: MjrContext) -> None:
    """Draw a scene."""
def mjr_finish() -> None:
    """Nothing; drawing is complete when a function returns."""
def mjr_getError() -> int:
    """0, or 1 if memory ran out in this thread since the last call."""
def mju_zero3(res: NDArray[np.float64]) -> None:
    """Res = 0."""
def mju_copy3(res: NDArray[np.float64], data: ArrayLike) -> None:
    """Res = data."""
def mju_scl3(res: NDArray[np.float64], vec: ArrayLike, scl: float) -> None:
    """Res = vec * scl."""
def mju_add3(res: NDArray[np.float64], vec1: ArrayLike, vec2: ArrayLike) -> None:
    """Res = vec1 + vec2."""
def mju_sub3(res: NDArray[np.float64], vec1: ArrayLike, vec2: ArrayLike) -> None:
    """Res = vec1 - vec2."""
def mju_addTo3(res: NDArray[np.float64], vec: ArrayLike) -> None:
    """Res += vec."""
def mju_subFrom3(res: NDArray[np.float64], vec: ArrayLike) -> None:
    """Res -= vec."""
def mju_addToScl3(res: NDArray[np.float64], vec: ArrayLike, scl: float) -> None:
    """Res += vec * scl."""
def mju_addScl3(res: NDArray[np.float64], vec1: ArrayLike, vec2: ArrayLike, scl: float) -> None:
    """Res = vec1 + vec2 * scl."""
def mju_normalize3(vec: NDArray[np.float64]) -> float:
    """Scale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 0."""
def mju_norm3(vec: ArrayLike) -> float:
    """Length."""
def mju_dot3(vec1: ArrayLike, vec2: ArrayLike) -> float:
    """Scalar product."""
def mju_dist3(pos1: ArrayLike, pos2: ArrayLike) -> float:
    """Distance of two points."""
def mju_mulMatVec3(res: NDArray[np.float64], mat: ArrayLike, vec: ArrayLike) -> None:
    """Res = mat vec, 3 x 3."""
def mju_mulMatTVec3(res: NDArray[np.float64], mat: ArrayLike, vec: ArrayLike) -> None:
    """Res = mat' vec, 3 x 3."""
def mju_cross(res: NDArray[np.float64], a: ArrayLike, b: ArrayLike) -> None:
    """Vector product a x b."""
def mju_zero4(res: NDArray[np.float64]) -> None:
    """Res = 0."""
def mju_unit4(res: NDArray[np.float64]) -> None:
    """Res = 1 0 0 0."""
def mju_copy4(res: NDArray[np.float64], data: ArrayLike) -> None:
    """Res = data."""
def mju_normalize4(vec: NDArray[np.float64]) -> float:
    """Scale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 0 0."""
def mju_zero(res: NDArray[np.float64]) -> None:
    """Res = 0."""
def mju_fill(res: NDArray[np.float64], val: float) -> None:
    """Every element = val."""
def mju_copy(res: NDArray[np.float64], vec: ArrayLike) -> None:
    """Res = vec."""
def mju_sum(vec: ArrayLike) -> float:
    """Sum of the elements."""
def mju_L1(vec: ArrayLike) -> float:
    """Sum of the absolute values."""
def mju_scl(res: NDArray[np.float64], vec: ArrayLike, scl: float) -> None:
    """Res = vec * scl."""
def mju_add(res: NDArray[np.float64], vec1: ArrayLike, vec2: ArrayLike) -> None:
    """Res = vec1 + vec2."""
def mju_sub(res: NDArray[np.float64], vec1: ArrayLike, vec2: ArrayLike) -> None:
    """Res = vec1 - vec2."""
def mju_addTo(res: NDArray[np.float64], vec: ArrayLike) -> None:
    """Res += vec."""
def mju_subFrom(res: NDArray[np.float64], vec: ArrayLike) -> None:
    """Res -= vec."""
def mju_addToScl(res: NDArray[np.float64], vec: ArrayLike, scl: float) -> None:
    """Res += vec * scl."""
def mju_addScl(res: NDArray[np.float64], vec1: ArrayLike, vec2: ArrayLike, scl: float) -> None:
    """Res = vec1 + vec2 * scl."""
def mju_normalize(res: NDArray[np.float64]) -> float:
    """Scale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 ... 0."""
def mju_norm(res: ArrayLike) -> float:
    """Length."""
def mju_dot(vec1: ArrayLike, vec2: ArrayLike) -> float:
    """Scalar product."""
def mju_mulMatVec(res: NDArray[np.float64], mat: ArrayLike, vec: ArrayLike) -> None:
    """Res = mat vec, nr x nc."""
def mju_mulMatTVec(res: NDArray[np.float64], mat: ArrayLike, vec: ArrayLike) -> None:
    """Res = mat' vec, mat nr x nc."""
def mju_mulVecMatVec(vec1: ArrayLike, mat: ArrayLike, vec2: ArrayLike) -> float:
    """Vec1' mat vec2, n x n."""
def mju_transpose(res: NDArray[np.float64], mat: ArrayLike) -> None:
    """Res = mat', mat nr x nc."""
def mju_symmetrize(res: NDArray[np.float64], mat: ArrayLike) -> None:
    """Res = (mat + mat') / 2."""
def mju_eye(mat: NDArray[np.float64]) -> None:
    """Mat = identity, n x n."""
def mju_mulMatMat(res: NDArray[np.float64], mat1: ArrayLike, mat2: ArrayLike) -> None:
    """Res = mat1 mat2, (r1 x c1)(c1 x c2)."""
def mju_mulMatMatT(res: NDArray[np.float64], mat1: ArrayLike, mat2: ArrayLike) -> None:
    """Res = mat1 mat2', (r1 x c1)(r2 x c1)'."""
def mju_mulMatTMat(res: NDArray[np.float64], mat1: ArrayLike, mat2: ArrayLike) -> None:
    """Res = mat1' mat2, (r1 x c1)'(r1 x c2)."""
def mju_sqrMatTD(res: NDArray[np.float64], mat: ArrayLike, diag: Optional[ArrayLike] = None) -> None:
    """Res = mat' diag mat, nc x nc; NULL diag: mat' mat."""
def mju_transformSpatial(res: NDArray[np.float64], vec: ArrayLike, flg_force: int, newpos: ArrayLike, oldpos: ArrayLike, rotnew2old: Optional[ArrayLike] = None) -> None:
    """Move a spatial velocity or force (flg_force) to another point and, if given, other axes."""
def mju_dense2sparse(res: NDArray[np.float64], mat: ArrayLike, rownnz: NDArray[np.int32], rowadr: NDArray[np.int32], colind: NDArray[np.int32]) -> int:
    """Dense to CSR, zeros left out; 0: done, 1: nnz is too small."""
def mju_sparse2dense(res: NDArray[np.float64], mat: ArrayLike, rownnz: ArrayLike, rowadr: ArrayLike, colind: ArrayLike) -> None:
    """CSR to dense."""
def mju_rotVecQuat(res: NDArray[np.float64], vec: ArrayLike, quat: ArrayLike) -> None:
    """Rotate a vector by a quaternion."""
def mju_negQuat(res: NDArray[np.float64], quat: ArrayLike) -> None:
    """Conjugate: the opposite rotation."""
def mju_mulQuat(res: NDArray[np.float64], quat1: ArrayLike, quat2: ArrayLike) -> None:
    """Product: rotate by quat2, then by quat1."""
def mju_mulQuatAxis(res: NDArray[np.float64], quat: ArrayLike, axis: ArrayLike) -> None:
    """Product of a quaternion and a vector taken as a quaternion without real part."""
def mju_axisAngle2Quat(res: NDArray[np.float64], axis: ArrayLike, angle: float) -> None:
    """Quaternion of a rotation about a unit axis by an angle in radians."""
def mju_quat2Vel(res: NDArray[np.float64], quat: ArrayLike, dt: float) -> None:
    """Rotation vector of a quaternion over dt: the angular velocity that makes it."""
def mju_subQuat(res: NDArray[np.float64], qa: ArrayLike, qb: ArrayLike) -> None:
    """Rotation vector that leads from qb to qa, in qb's frame."""
def mju_quat2Mat(res: NDArray[np.float64], quat: ArrayLike) -> None:
    """Rotation matrix of a quaternion."""
def mju_mat2Quat(quat: NDArray[np.float64], mat: ArrayLike) -> None:
    """Quaternion of a rotation matrix."""
def mju_derivQuat(res: NDArray[np.float64], quat: ArrayLike, vel: ArrayLike) -> None:
    """Time derivative of a quaternion under a local angular velocity."""
def mju_quatIntegrate(quat: NDArray[np.float64], vel: ArrayLike, scale: float) -> None:
    """Turn a quaternion by a local angular velocity for a time."""
def mju_quatZ2Vec(quat: NDArray[np.float64], vec: ArrayLike) -> None:
    """Quaternion that takes the z axis to a vector."""
def mju_mat2Rot(quat: NDArray[np.float64], mat: ArrayLike) -> int:
    """Rotation nearest to a matrix, refined from the quaternion given; returns iterations."""
def mju_euler2Quat(quat: NDArray[np.float64], euler: ArrayLike, seq: str) -> None:
    """Quaternion of three angles; seq: xyz about moving axes, XYZ about fixed ones."""
def mju_mulPose(posres: NDArray[np.float64], quatres: NDArray[np.float64], pos1: ArrayLike, quat1: ArrayLike, pos2: ArrayLike, quat2: ArrayLike) -> None:
    """Pose 2 seen in pose 1."""
def mju_negPose(posres: NDArray[np.float64], quatres: NDArray[np.float64], pos: ArrayLike, quat: ArrayLike) -> None:
    """Opposite pose."""
def mju_trnVecPose(res: NDArray[np.float64], pos: ArrayLike, quat: ArrayLike, vec: ArrayLike) -> None:
    """A point moved by a pose."""
def mju_cholFactor(mat: NDArray[np.float64], mindiag: float) -> int:
    """Mat = L L' in place, lower triangle; pivots below mindiag are raised; returns the rank."""
def mju_cholSolve(res: NDArray[np.float64], mat: ArrayLike, vec: ArrayLike) -> None:
    """Solve L L' res = vec."""
def mju_cholUpdate(mat: NDArray[np.float64], x: NDArray[np.float64], flg_plus: int) -> int:
    """Factor of L L' + x x', or minus; returns the rank."""
def mju_cholFactorBand(mat: NDArray[np.float64], ntotal: int, nband: int, ndense: int, diagadd: float, diagmul: float) -> float:
    """Factor a band matrix with dense last rows in place; returns the smallest pivot, 0: failed."""
def mju_cholSolveBand(res: NDArray[np.float64], mat: ArrayLike, vec: ArrayLike, ntotal: int, nband: int, ndense: int) -> None:
    """Solve with a factored band matrix."""
def mju_band2Dense(res: NDArray[np.float64], mat: ArrayLike, ntotal: int, nband: int, ndense: int, flg_sym: int) -> None:
    """Band matrix to dense, both triangles if flg_sym."""
def mju_dense2Band(res: NDArray[np.float64], mat: ArrayLike, ntotal: int, nband: int, ndense: int) -> None:
    """Dense matrix to band."""
def mju_bandMulMatVec(res: NDArray[np.float64], mat: ArrayLike, vec: ArrayLike, ntotal: int, nband: int, ndense: int, nvec: int, flg_sym: int) -> None:
    """Product of a band matrix and nvec vectors."""
def mju_bandDiag(i: int, ntotal: int, nband: int, ndense: int) -> int:
    """Where the diagonal element i is in a band matrix."""
def mju_eig3(eigval: NDArray[np.float64], eigvec: NDArray[np.float64], quat: NDArray[np.float64], mat: ArrayLike) -> int:
    """Eigenvalues in descending order and axes of a symmetric 3 x 3 matrix; returns iterations."""
def mju_boxQP(res: NDArray[np.float64], R: NDArray[np.float64], index: Optional[NDArray[np.int32]], H: ArrayLike, g: ArrayLike, lower: Optional[ArrayLike] = None, upper: Optional[ArrayLike] = None) -> int:
    """Minimize x'Hx/2 + x'g within bounds; returns the free dimension, -1: failed."""
def mju_muscleGain(len: float, vel: float, lengthrange: ArrayLike, acc0: float, prm: ArrayLike) -> float:
    """Force per activation of a muscle."""
def mju_muscleBias(len: float, lengthrange: ArrayLike, acc0: float, prm: ArrayLike) -> float:
    """Passive force of a muscle."""
def mju_muscleDynamics(ctrl: float, act: float, prm: ArrayLike) -> float:
    """Rate of a muscle's activation."""
def mju_encodePyramid(pyramid: NDArray[np.float64], force: ArrayLike, mu: ArrayLike) -> None:
    """Contact force to forces along the pyramid's edges."""
def mju_decodePyramid(force: NDArray[np.float64], pyramid: ArrayLike, mu: ArrayLike) -> None:
    """Forces along the pyramid's edges to contact force."""
def mju_springDamper(pos0: float, vel0: float, Kp: float, Kv: float, dt: float) -> float:
    """Position after dt of a free unit mass on a spring and damper."""
def mju_min(a: float, b: float) -> float:
    """The smaller one."""
def mju_max(a: float, b: float) -> float:
    """The larger one."""
def mju_clip(x: float, min: float, max: float) -> float:
    """X clamped to [min, max]."""
def mju_sign(x: float) -> float:
    """1, 0 or -1."""
def mju_round(x: float) -> int:
    """Nearest integer."""
def mju_type2Str(type: int) -> Optional[str]:
    """Name of an object type (cttObj); NULL: unknown."""
def mju_str2Type(str: str) -> int:
    """Object type (cttObj) of a name; 0: unknown."""
def mju_writeNumBytes(nbytes: int) -> Optional[str]:
    """A readable number of bytes, such as 12M."""
def mju_warningText(warning: int, info: int) -> Optional[str]:
    """Text of a warning (cttWarning)."""
def mju_isBad(x: float) -> int:
    """1: not finite, or larger than ctMAXVAL."""
def mju_isZero(vec: ArrayLike) -> int:
    """1: all elements are zero."""
def mju_f2n(res: NDArray[np.float64], vec: ArrayLike) -> None:
    """Float to cttNum."""
def mju_n2f(res: NDArray[np.float32], vec: ArrayLike) -> None:
    """CttNum to float."""
def mju_d2n(res: NDArray[np.float64], vec: ArrayLike) -> None:
    """Double to cttNum."""
def mju_n2d(res: NDArray[np.float64], vec: ArrayLike) -> None:
    """CttNum to double."""
def mju_insertionSort(list: NDArray[np.float64]) -> None:
    """Sort in ascending order."""
def mju_insertionSortInt(list: NDArray[np.int32]) -> None:
    """Sort in ascending order."""
def mju_Halton(index: int, base: int) -> float:
    """Number of the low-discrepancy sequence of a prime base."""
def mju_sigmoid(x: float) -> float:
    """Smooth step of fifth degree from 0 to 1 on [0, 1]."""
def mjd_transitionFD(m: MjModel, d: MjData, eps: float, flg_centered: int, A: Optional[NDArray[np.float64]] = None, B: Optional[NDArray[np.float64]] = None, C: Optional[NDArray[np.float64]] = None, D: Optional[NDArray[np.float64]] = None) -> None:
    """Derivatives of a step by finite differences: state A B, sensors C D; NULL: skip one."""
def mjd_inverseFD(m: MjModel, d: MjData, eps: float, flg_actuation: int, DfDq: Optional[NDArray[np.float64]] = None, DfDv: Optional[NDArray[np.float64]] = None, DfDa: Optional[NDArray[np.float64]] = None, DsDq: Optional[NDArray[np.float64]] = None, DsDv: Optional[NDArray[np.float64]] = None, DsDa: Optional[NDArray[np.float64]] = None, DmDq: Optional[NDArray[np.float64]] = None) -> None:
    """Derivatives of inverse dynamics by finite differences; NULL: skip one."""
def mjd_subQuat(qa: ArrayLike, qb: ArrayLike, Da: Optional[NDArray[np.float64]] = None, Db: Optional[NDArray[np.float64]] = None) -> None:
    """Derivatives of ctu_subQuat; NULL: skip one."""
def mjd_quatIntegrate(vel: ArrayLike, scale: float, Dquat: Optional[NDArray[np.float64]] = None, Dvel: Optional[NDArray[np.float64]] = None, Dscale: Optional[NDArray[np.float64]] = None) -> None:
    """Derivatives of ctu_quatIntegrate; NULL: skip one."""
def mj_lastError() -> Optional[str]:
    """Text of the last misuse or failure that calls of this thread reported outside of error buffers; empty: none."""
def mj_clearError() -> None:
    """Clear that text."""
def mj_removeKind(table: int, name: str) -> int:
    """Remove a kind that a user added to a table (cttKindTable); models that use it stop; 0: done, -1: none."""
def mj_kindCount(table: int) -> int:
    """Slots of a table in use, those of removed kinds included."""
def mj_findKind(table: int, name: str) -> int:
    """Slot of a kind by name; -1: none."""
def mj_deformPresetName(i: int) -> Optional[str]:
    """Name of preset i; NULL: no more."""
def mj_removeDeformable(m: MjModel, d: MjData, id: int) -> int:
    """Remove a registered body; later ones move down; 0: done, -1: none."""
def mj_deformableCount(d: MjData) -> int:
    """Registered bodies."""
def mj_findDeformable(d: MjData, name: str) -> int:
    """Number of a registered body; -1: none."""
def mj_pinDeformable(d: MjData, id: int, vertex: int, pinned: int) -> int:
    """Pin a vertex or let it go; 0: done, -1: none."""
def mj_resetDeformable(d: MjData, id: int) -> int:
    """Set a body to its registered positions at rest; 0: done, -1: none."""
def mj_deformableContactCount(d: MjData) -> int:
    """Contacts of deformable bodies after ct_forward or ct_step."""
def mj_dataStateSize(m: MjModel, d: MjData, sig: int) -> int:
    """Numbers of a state vector of this data; sig may have the bit ctSTATE_DEFORM, whose size depends on the registered bodies."""
def mj_deformableEnergy(m: MjModel, d: MjData, id: int, energy: NDArray[np.float64]) -> int:
    """Elastic, kinetic and gravitational energy, J; 0: done, -1: none."""
def mjd_forceVel(m: MjModel, d: MjData, DfDv: NDArray[np.float64]) -> None:
    """Exact derivative of qfrc_passive + qfrc_actuator - qfrc_bias by qvel after ct_forward, nv x nv."""
def mjd_transitionInfo(m: MjModel, d: MjData, A: Optional[NDArray[np.float64]] = None, B: Optional[NDArray[np.float64]] = None, C: Optional[NDArray[np.float64]] = None, D: Optional[NDArray[np.float64]] = None, info: Optional[MjDerivativeInfo] = None) -> int:
    """Ctd_transition with settings, and what is known about the derivative; info may be NULL."""
def mjd_stepJvp(m: MjModel, d: MjData, param: ArrayLike, dx: Optional[ArrayLike] = None, du: Optional[ArrayLike] = None, dp: Optional[ArrayLike] = None, dy: Optional[NDArray[np.float64]] = None, ds: Optional[NDArray[np.float64]] = None, info: Optional[MjDerivativeInfo] = None) -> int:
    """Change dy of the next state and ds of the sensors for changes dx, du, dp; NULL: none; else a cttDerivativeStatus."""
def mjd_stepVjp(m: MjModel, d: MjData, param: ArrayLike, gy: Optional[ArrayLike] = None, gs: Optional[ArrayLike] = None, gx: Optional[NDArray[np.float64]] = None, gu: Optional[NDArray[np.float64]] = None, gp: Optional[NDArray[np.float64]] = None, info: Optional[MjDerivativeInfo] = None) -> int:
    """Gradient by state, controls, parameters from that by next state and sensors; NULL: none; see ctd_stepJvp."""
def mjd_rolloutVjp(m: MjModel, d: MjData, ctrl: Optional[ArrayLike], param: ArrayLike, gy: ArrayLike, gx: Optional[NDArray[np.float64]], gu: Optional[NDArray[np.float64]], gp: Optional[NDArray[np.float64]], ncheckpoint: int, info: Optional[MjDerivativeInfo] = None) -> int:
    """Gradient over nstep steps; gy nstep x (2 nv + na), ctrl and gu nstep x nu; ncheckpoint 0: root of nstep."""
def mjd_rolloutJacobian(m: MjModel, d: MjData, ctrl: Optional[ArrayLike], param: ArrayLike, x: NDArray[np.float64], J: Optional[NDArray[np.float64]] = None, info: Optional[MjDerivativeInfo] = None) -> int:
    """States x of nstep steps, nstep x (nq + nv + na), and their derivative J by parameters; see ctd_rolloutVjp."""
def mjd_inverse(m: MjModel, d: MjData, flg_actuation: int, DfDq: Optional[NDArray[np.float64]] = None, DfDv: Optional[NDArray[np.float64]] = None, DfDa: Optional[NDArray[np.float64]] = None, DsDq: Optional[NDArray[np.float64]] = None, DsDv: Optional[NDArray[np.float64]] = None, DsDa: Optional[NDArray[np.float64]] = None, DmDq: Optional[NDArray[np.float64]] = None, info: Optional[MjDerivativeInfo] = None) -> int:
    """Analytic derivatives of inverse dynamics, as ctd_inverseFD; NULL: skip one; else a cttDerivativeStatus."""
def mjd_paramSize(m: MjModel, param: ArrayLike) -> int:
    """Numbers of nparam triples (group, first element, number of elements or negative: all that follow); -1: bad."""
