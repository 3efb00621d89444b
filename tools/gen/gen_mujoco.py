"""The headers below include/mujoco/: MuJoCo's names for what Corten has.

A type is a typedef; its struct has MuJoCo's tag (mjtags.h), so that a forward declaration may come first.
A constant and an enum value are macros. So is a function that cannot fail; one that checks its arguments
(schema/contract.schema) is an inline function that ends the program on misuse when no handler took the error,
as MuJoCo does. What needs MuJoCo's global variables goes through <corten/compat.h>. Functions of
schema/api.schema that do not exist yet have no name here either.
"""
import re

from gen_guards import guarded, parameters, result_of
from schema_reader import flatten, is_own

NOTE = "// Written by tools/gen.py from schema/{}. Do not edit.\n// clang-format off\n"

# Functions that are not plain names for Corten's.
SPECIAL = {f"mj_{n}": f"ctmj_{n}" for n in (
    "makeData", "copyData", "resetCallbacks", "step", "step1", "step2", "forward", "inverse", "loadXML",
    "makeSpec", "parse", "parseXML", "parseXMLString",
    "saveLastXML", "freeLastXML")}
SPECIAL.update({f"mju_{n}": f"ctmj_{n}" for n in ("clearHandlers", "malloc", "free")})
# Corten's own, which MuJoCo does not have.
OWN = ("ct_setCallbacks", "ct_getCallbacks", "ct_lastWarning", "ct_loadXMLString", "ct_checkXML", "ct_loadBinary",
       "ct_loadBinaryBuffer", "ct_saveBinary", "ct_saveText", "ctd_forceVel", "ctd_transitionInfo", "ctd_stepJvp", "ctd_stepVjp",
       "ctd_rolloutVjp", "ctd_rolloutJacobian", "ctd_inverse", "ctd_paramSize", "ct_lastError", "ct_clearError",
       "ct_setReportHandler", "ct_setFolders", "ct_defaultSimDef", "ct_chooseKinds", "ct_makeSim", "ct_freeSim",
       "ct_simModel", "ct_simData", "ct_simStep", "ct_simReset", "ct_registerBending", "ct_registerElasticity",
       "ct_registerGain", "ct_registerFormulation", "ct_removeKind", "ct_kindCount", "ct_kindAt", "ct_findKind")
OWN_GROUPS = ("Corten deformable bodies", "Corten rendering")
# Those that write files and have no result: Python asks the functions behind them how it went.
WRITES = {"ct_printModel": "Model(m", "ct_printFormattedModel": "Model(m", "ct_printData": "Data(m, d", "ct_printFormattedData": "Data(m, d",
          "ct_printScene": "Scene(s", "ct_printFormattedScene": "Scene(s"}
OPAQUE = ("ctString", "ctStringVec", "ctIntVec", "ctIntVecVec", "ctFloatVec", "ctFloatVecVec", "ctDoubleVec", "ctByteVec")
GLOBALS = {f"mjcb_{n}": n for n in ("passive", "control", "contactfilter", "sensor", "time", "act_dyn", "act_gain", "act_bias")}
GLOBALS.update({f"mju_user_{n}": f"user_{n}" for n in ("error", "warning", "malloc", "free")})
# In the header by hand.
WRITTEN = ("mj_saveLastXML", "mj_loadPluginLibrary", "mj_loadAllPluginLibraries")
STRINGS = {f"mj{n.upper()}STRING": f"ctmj_{n}_string" for n in ("disable", "enable", "timer", "label", "frame", "vis", "rnd")}
MATH = ("sqrt exp sin cos tan asin acos atan2 tanh pow log log10 floor ceil").split()


def mj(name):
    return "mj" + name[2:]


def header(name, source, includes, body):
    guard = f"MUJOCO_{name.upper()}_H"
    tagged = [] if not any(x.startswith("corten/") for x in includes) else ["mujoco/mjtags.h"]
    inc = "".join(f"#include <{x}>\n" for x in tagged + list(includes))
    return f"{NOTE.format(source)}#ifndef {guard}\n#define {guard}\n\n{inc}{body}\n#endif\n"


def alias(name):
    return f"typedef {name} {mj(name)};\n"


def define(name, value):
    return f"#define {name} {value}\n"


def values(schema):
    out = ["\n"] + [define(mj(c.name), c.name) for c in schema.consts if c.name not in ("ctMINVAL", "ctMAXTHREAD")]
    for e in (e for e in schema.enums if not is_own(e)):
        out.append(f"\ntypedef {e.name} {mj(e.name)};\n")
        out += [define(mj(v.name), v.name) for v in e.values]
    return "".join(out)


def types(schema, file, extra=()):
    names = [*extra, *(c.name for c in schema.calls[file] if not is_own(c))]
    return ("\n" + "".join(f"typedef {n} {mj(n)};\n" for n in names)
            + "".join(alias(s.name) for s in schema.structs[file] if not is_own(s)))


def tags(schema):
    """Corten's structs get MuJoCo's tags, or MuJoCo's tags mean Corten's when Corten's headers came first."""
    names = ([e.name for e in schema.enums if not is_own(e)]
             + [s.name for file in schema.structs.values() for s in file if not is_own(s)]
             + list(OPAQUE))
    return ("\n#if !defined(CORTEN_TYPES_H)\n" + "".join(define(f"{n}_", f"{mj(n)}_") for n in names) + "#else\n"
            + "".join(define(f"{mj(n)}_", f"{n}_") for n in names) + "#endif\n")


def checked(f, name, target):
    """An inline function that raises what Corten's function reported."""
    result, params = result_of(f.signature, f.name), parameters(f.signature)
    call = f"{target}({', '.join(p.name for p in params)})"
    head = f"MJ_INLINE {result} {name}({', '.join(p.text for p in params)})"
    if result == "void":
        return f"{head} {{ unsigned before_ = ctmj_untaken(); {call}; mju_raise_(before_); }}\n"
    return f"{head} {{ unsigned before_ = ctmj_untaken(); {result} result_ = {call}; mju_raise_(before_); return result_; }}\n"


def available(schema, done):
    """The functions of MuJoCo's that there are."""
    return [f for f in schema.api if f.name not in OWN and f.group not in OWN_GROUPS and (f.name in done or mj(f.name) in SPECIAL)]


def functions(schema, done, guards):
    out, group = [], None
    for f in available(schema, done):
        if f.group != group:
            group = f.group
            out.append(f"\n// ---- {group}\n")
        name, target = mj(f.name), SPECIAL.get(mj(f.name), f.name)
        if name not in WRITTEN:
            out.append(checked(f, name, target) if target in guards else define(name, target))
    return "".join(out)


#---------------------------------- X macros -------------------------------------------------------

def macro(name, rows):
    return f"\n#define {name} \\\n" + " \\\n".join(f"    {r}" for r in rows) + "\n"


def type_name(base):
    return mj(base) if base.startswith("ct") else base


def extent(text, sizes, mark):
    """nuser_body -> MJ_M(nuser_body), ctNREF -> mjNREF."""
    name, star, times = text.partition("*")
    name = f"{mark[name]}({name})" if name in mark else mj(name) if name.startswith("ct") else name
    return name + star + times


def pointer_row(f, sizes, first_mark, mark):
    """X( type, name, rows, columns )"""
    rows, cols = (f.extent + ["1"])[:2]
    return f"X( {type_name(f.base)}, {f.name}, {extent(rows, sizes, first_mark)}, {extent(cols, sizes, mark)} )"


def scalars(struct, base):
    return [f"X( {type_name(f.base)}, {f.name} )" for f in struct.fields
            if f.base == base and not f.extent and not is_own(f)]


def option_macros(s):
    vectors = [f"X( {f.name}, {extent(f.extent[0], (), {})} )" for f in s.fields if f.extent]
    return (macro("MJOPTION_FLOATS", scalars(s, "cttNum")) + macro("MJOPTION_INTS", scalars(s, "int"))
            + macro("MJOPTION_SCALARS", ["MJOPTION_FLOATS", "MJOPTION_INTS"]) + macro("MJOPTION_VECTORS", vectors))


def small_macros(schema):
    stat = [f"X( {type_name(f.base)}, {f.name}, {(f.extent or ['1'])[0]} )" for f in schema.struct("ctStatistic").fields]
    visual = [f"X( {path.split('.')[0]}, {f.base}, {path.split('.')[1]}, {(f.extent or ['1'])[0]} )"
              for path, f in flatten(schema.struct("ctVisual").fields)]
    return macro("MJSTATISTIC_FIELDS", stat) + macro("MJVISUAL_FIELDS", visual)


PARTS = {"body": "BODY", "jnt": "JOINT", "dof": "DOF", "tree": "TREE", "geom": "GEOM", "site": "SITE", "cam": "CAMERA",
         "light": "LIGHT", "flex": "FLEX", "mesh": "MESH", "skin": "SKIN", "hfield": "HFIELD", "tex": "TEXTURE",
         "mat": "MATERIAL", "pair": "PAIR", "exclude": "EXCLUDE", "eq": "EQUALITY", "tendon": "TENDON",
         "actuator": "ACTUATOR", "sensor": "SENSOR"}


def part_of(name):
    """The group of MJMODEL_POINTERS a field is in; flexvert_ and flexedge_ belong to flexes."""
    head = name.split("_")[0]
    head = "flex" if head.startswith("flex") else head
    return PARTS.get(head) if "_" in name else None


def model_macros(model):
    sizes = [f.name for f in model.fields
             if f.base == "cttSize" and not f.extent and f.name != "nbuffer" and not is_own(f)]
    mark = {n: "MJ_M" for n in sizes}
    arrays = [f for f in model.fields if f.is_array and not is_own(f)]
    order, groups = [], {}
    for f in arrays:
        part = part_of(f.name)
        row = pointer_row(f, sizes, {}, mark)
        if part is None:
            order.append(row)
        elif part not in groups:
            order.append(f"MJMODEL_POINTERS_{part}")
        if part:
            groups.setdefault(part, []).append(row)
    columns = sorted({f.extent[1].partition("*")[0] for f in arrays if len(f.extent) > 1} & set(sizes))
    preamble = [f"int {n} = (int)(m)->{n};" for n in columns]
    return (macro("MJMODEL_SIZES", [f"X( {n} )" for n in sizes + ["nbuffer"]])
            + macro("MJMODEL_POINTERS_PREAMBLE( m )", preamble)
            + "".join(macro(f"MJMODEL_POINTERS_{p}", rows) for p, rows in groups.items())
            + macro("MJMODEL_POINTERS", order))


ARENA = (("CONTACT", lambda n: n == "contact"), ("DUAL", lambda n: n.startswith("efc_AR")),
         ("SOLVER", lambda n: n.startswith("efc_") and n != "efc_island" or n == "tendon_efcadr"), ("ISLAND", lambda n: True))


def data_macros(model, data):
    counts = [f.name for f in data.fields if f.base == "int" and not f.extent]
    sizes = [f.name for f in model.fields if f.base == "cttSize" and not f.extent]
    mark = {**{n: "MJ_M" for n in sizes}, **{n: "MJ_D" for n in counts}}
    block, arena = [], {name: [] for name, _ in ARENA}
    for f in data.fields:
        if f.is_array and f.group.endswith("/ arena"):
            where = next(name for name, fits in ARENA if fits(f.name))
            arena[where].append(pointer_row(f, sizes, mark, mark))
        elif f.is_array and not is_own(f):
            block.append(pointer_row(f, sizes, {}, mark))
    plain = [f"X( {type_name(f.base)}, {f.name} )" for f in data.fields
             if not f.is_array and not f.extent and f.base != "void*"]
    vectors = [f"X( {type_name(f.base)}, {f.name}, {', '.join(vector_extent(f.extent))} )" for f in data.fields
               if not f.is_array and f.extent]
    return (macro("MJDATA_POINTERS_PREAMBLE( m )", ["int nv = (int)(m)->nv;"]) + macro("MJDATA_POINTERS", block)
            + "".join(macro(f"MJDATA_ARENA_POINTERS_{name}", rows) for name, rows in arena.items())
            + macro("MJDATA_ARENA_POINTERS", [f"MJDATA_ARENA_POINTERS_{n}" for n in ("CONTACT", "SOLVER", "DUAL", "ISLAND")])
            + macro("MJDATA_SCALAR", plain) + macro("MJDATA_VECTOR", vectors))


def vector_extent(dims):
    """One dimension that is a product counts as two."""
    parts = [p for d in dims for p in d.split("*")]
    return [mj(p) if p.startswith("ct") else p for p in (parts + ["1"])[:2]]


XMACRO_HEAD = """
// Lists of fields: define X(...) as you need it, then expand one.
// MJ_M and MJ_D mark sizes that are members of mjModel and mjData.
#define MJ_M(n) n
#define MJ_D(n) n
#define XNV X
"""


def xmacros(schema):
    model, data = schema.struct("ctModel"), schema.struct("ctData")
    return (XMACRO_HEAD + option_macros(schema.struct("ctOption")) + small_macros(schema) + model_macros(model)
            + data_macros(model, data))


#---------------------------------- the files ------------------------------------------------------

TNUM = """
typedef cttNum mjtNum;
typedef cttByte mjtByte;
typedef cttSize mjtSize;
#define mjMINVAL ctMINVAL
"""
EXPORT = """
#define MJAPI CT_API
#define MJLOCAL
"""
MACRO = """
#define mjMAX(a, b) ((a) > (b) ? (a) : (b))
#define mjMIN(a, b) ((a) < (b) ? (a) : (b))

// flags of a model that is called m
#define mjDISABLED(x) (m->opt.disableflags & (x))
#define mjENABLED(x) (m->opt.enableflags & (x))
#define mjACTUATORDISABLED(i) (m->opt.disableactuator & (1 << m->actuator_group[i]))

#ifndef mjPRINTFLIKE
#if defined(__GNUC__)
#define mjPRINTFLIKE(n, m) __attribute__((format(printf, n, m)))
#else
#define mjPRINTFLIKE(n, m)
#endif
#endif
"""
PLUGIN_TAIL = """
// what a library of plugins runs when it is loaded
#if defined(__GNUC__)
#define mjPLUGIN_LIB_INIT __attribute__((constructor)) static void mjplugin_init_(void)
#endif
"""
UI = """
// There is no user interface in this build: mjui_ types and functions are not declared (see README.md).
"""
SAN = """
// Memory on the stack of a data needs no marks for the sanitizer here.
#ifndef ASAN_POISON_MEMORY_REGION
#define ASAN_POISON_MEMORY_REGION(addr, size) ((void)(addr), (void)(size))
#define ASAN_UNPOISON_MEMORY_REGION(addr, size) ((void)(addr), (void)(size))
#endif
"""
INLINE_HEAD = """
// What is not a macro is defined in the program; MJ_INLINE can be set to export it instead.
#if defined(__cplusplus)
#define MJ_HELPER inline
#else
#define MJ_HELPER static inline
#endif
#if !defined(MJ_INLINE)
#define MJ_INLINE MJ_HELPER
#endif

"""
MUJOCO_HEAD = """
// A line with the time in MUJOCO_LOG.TXT of the working folder.
MJ_INLINE void mju_writeLog(const char* type, const char* msg) {
  FILE* log = fopen("MUJOCO_LOG.TXT", "a");
  time_t now = time(NULL);
  char when[32] = "";
  if (!log) return;
  strftime(when, sizeof when, "%a %b %d %H:%M:%S %Y", localtime(&now));
  fprintf(log, "%s\\n%s: %s\\n\\n", when, type, msg);
  fclose(log);
}

// An error ends the program, unless a handler does something better.
MJ_HELPER void mju_error_text_(const char* text) {
  if (ctmj_error(text)) return;
  mju_writeLog("ERROR", text);
  fprintf(stderr, "ERROR: %s\\n\\n", text);
  exit(EXIT_FAILURE);
}
MJ_HELPER void mju_warning_text_(const char* text) {
  if (ctmj_warning(text)) return;
  mju_writeLog("WARNING", text);
  fprintf(stderr, "WARNING: %s\\n\\n", text);
}
// What a function reported and no handler took.
MJ_HELPER void mju_raise_(unsigned before) {
  char text[1024];
  if (ctmj_untaken() == before) return;
  ctmj_lastError(text, (int)sizeof text);
  mju_error_text_(text);
}
mjPRINTFLIKE(1, 2) MJ_INLINE void mju_error(const char* msg, ...) {
  char text[1024];
  va_list args;
  va_start(args, msg);
  vsnprintf(text, sizeof text, msg, args);
  va_end(args);
  mju_error_text_(text);
}
mjPRINTFLIKE(1, 2) MJ_INLINE void mju_warning(const char* msg, ...) {
  char text[1024];
  va_list args;
  va_start(args, msg);
  vsnprintf(text, sizeof text, msg, args);
  va_end(args);
  mju_warning_text_(text);
}
#define mju_error_i mju_error
#define mju_error_s mju_error
#define mju_warning_i mju_warning
#define mju_warning_s mju_warning

MJ_INLINE void mju_printMat(const mjtNum* mat, int nr, int nc) {
  for (int r = 0; r < nr; r++) {
    for (int c = 0; c < nc; c++) printf("%.8f ", mat[r * nc + c]);
    printf("\\n");
  }
  printf("\\n");
}
MJ_INLINE void mju_printMatSparse(const mjtNum* mat, int nr, const int* rownnz, const int* rowadr,
                                      const int* colind) {
  for (int r = 0; r < nr; r++) {
    for (int k = rowadr[r]; k < rowadr[r] + rownnz[r]; k++) printf("(%d %d): %9.6f  ", r, colind[k], mat[k]);
    printf("\\n");
  }
  printf("\\n");
}

// No asset is kept between compilations.
MJ_INLINE mjCache* mj_getCache(void) { return NULL; }
MJ_INLINE size_t mj_getCacheSize(const mjCache* cache) { return (void)cache, (size_t)0; }
MJ_INLINE size_t mj_getCacheCapacity(const mjCache* cache) { return (void)cache, (size_t)0; }
MJ_INLINE size_t mj_setCacheCapacity(mjCache* cache, size_t size) { return (void)cache, (void)size, (size_t)0; }
MJ_INLINE void mj_clearCache(mjCache* cache) { (void)cache; }
#define mjs_setUserValueWithCleanup ctmj_setUserValueWithCleanup
MJ_INLINE void mj_loadPluginLibrary(const char* path) {
  char error[1024];
  if (ctmj_loadPluginLibrary(path, error, (int)sizeof error)) mju_error("%s", error);
}
MJ_INLINE void mj_loadAllPluginLibraries(const char* directory, mjfPluginLibraryLoadCallback callback) {
  unsigned before = ctmj_untaken();
  ct_loadAllPluginLibraries(directory, callback);
  mju_raise_(before);
}
// No name: to the standard output.
MJ_INLINE int mj_saveLastXML(const char* filename, const mjModel* m, char* error, int error_sz) {
  char* text;
  if (filename && *filename) return ctmj_saveLastXML(filename, m, error, error_sz);
  text = ctmj_lastXML(m, error, error_sz);
  if (!text) return 0;
  fputs(text, stdout);
  ctu_free(text);
  return 1;
}

"""
def main_header(schema, done, guards):
    names = ("// MuJoCo's variables\n" + "".join(define(n, f"ct_compat.{v}") for n, v in GLOBALS.items())
             + define("mjCOLLISIONFUNC", "ctmj_collision") + "".join(define(n, v) for n, v in STRINGS.items()))
    return (INLINE_HEAD + "// CORTEN_LIBMUJOCO: the program links libmujoco, which has functions and variables under these names.\n"
            "#if defined(CORTEN_LIBMUJOCO)\n#include <mujoco/mjsymbols.h>\n#else\n" + MUJOCO_HEAD + names + functions(schema, done, guards)
            + "#endif\n\n" + "".join(define(f"mju_{n}", n) for n in MATH) + define("mju_abs", "fabs"))


MAIN_INCLUDES = (["mujoco/mjspec.h", "corten/compat.h", "math.h", "stdarg.h", "stdio.h", "stdlib.h", "string.h", "time.h"]
                 + [f"mujoco/{n}.h" for n in ("mjdata", "mjexport", "mjmacro", "mjmodel", "mjplugin", "mjrender", "mjsan",
                                              "mjspec", "mjthread", "mjtnum", "mjui", "mjvisualize")])


def mujoco_headers(schema, done, contracts):
    guards = {name for _, name in guarded(schema, contracts, done)}
    thread = ("ctThreadPool", "ctTask", "ctfTask")
    plugin = "".join(line for line in types(schema, "plugin").splitlines(True) if not any(t in line for t in thread))
    text = {
        "mjtnum": ("enums.schema", ["corten/types.h"], TNUM),
        "mjexport": ("enums.schema", ["corten/export.h"], EXPORT),
        "mjmacro": ("enums.schema", [], MACRO),
        "mjmodel": ("enums.schema and model.schema", ["corten/model.h", "mujoco/mjtnum.h"],
                    values(schema) + types(schema, "model")),
        "mjdata": ("data.schema", ["corten/data.h", "mujoco/mjmodel.h"], types(schema, "data")),
        "mjspec": ("spec.schema", ["corten/spec.h", "mujoco/mjmodel.h"],
                   types(schema, "spec", OPAQUE) + "\n#if defined(__cplusplus)\n#include <mujoco/mjvector.h>\n#endif\n"),
        "mjvisualize": ("view.schema", ["corten/view.h", "mujoco/mjmodel.h"], types(schema, "view")),
        "mjplugin": ("plugin.schema", ["corten/plugin.h", "mujoco/mjdata.h", "mujoco/mjspec.h", "mujoco/mjvisualize.h"],
                     plugin + PLUGIN_TAIL),
        "mjthread": ("plugin.schema", ["corten/plugin.h", "mujoco/mjmodel.h"],
                     "\ntypedef ctfTask mjfTask;\n" + alias("ctThreadPool") + alias("ctTask")
                     + define("mjMAXTHREAD", "ctMAXTHREAD")),
        "mjrender": ("draw.schema", ["corten/draw.h", "mujoco/mjmodel.h"], types(schema, "draw")),
        "mjui": ("enums.schema", ["mujoco/mjrender.h"], UI),
        "mjsan": ("enums.schema", [], SAN),
        "mjxmacro": ("model.schema and data.schema", [], xmacros(schema)),
        "mujoco": ("api.schema", MAIN_INCLUDES, main_header(schema, done, guards)),
        "mjtags": ("", [], tags(schema)),
    }
    return {f"include/mujoco/{name}.h": header(name, *part) for name, part in text.items()}
