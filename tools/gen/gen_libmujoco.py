"""The optional libmujoco: MuJoCo's functions and variables as symbols of a library.

The headers below include/mujoco/ rename functions by macros, and define the others in the program. Who links -lmujoco, or looks
symbols up by name, finds them here: libmujoco/symbols.c defines them all, include/mujoco/mjsymbols.h declares them for programs
that define CORTEN_LIBMUJOCO before they include <mujoco/mujoco.h>.
"""
import re

from gen_guards import guarded, parameters, result_of
from gen_mujoco import GLOBALS, MUJOCO_HEAD, NOTE, SPECIAL, STRINGS, WRITTEN, available, header, mj

# Names that the header gives by other macros: result, name, parameters, what they do.
MORE = [(f"void", f"mju_{kind}_{letter}", f"const char* msg, {type_}", f"mju_{kind}(msg, x)")
        for kind in ("error", "warning") for letter, type_ in (("i", "int x"), ("s", "const char* x"))]
MORE.append(("void", "mjs_setUserValueWithCleanup",
             "ctsElement* element, const char* key, const void* data, void (*cleanup)(const void*)",
             "ctmj_setUserValueWithCleanup(element, key, data, cleanup)"))
SIZES = {"DISABLE": "[ctNDISABLE]", "ENABLE": "[ctNENABLE]", "TIMER": "[ctNTIMER]", "LABEL": "[ctNLABEL]",
         "FRAME": "[ctNFRAME]", "VIS": "[ctNVISFLAG][3]", "RND": "[ctNRNDFLAG][3]"}
TABLE = "[ctNGEOMTYPES][ctNGEOMTYPES]"


def strings():
    return {name: SIZES[re.fullmatch("mj(.*)STRING", name)[1]] for name in STRINGS}


def variable(name, member):
    return f"__typeof__(ct_compat.{member}) {name}"


def inline_heads():
    """What the header defines by hand: result, name and parameters; names that end in _ are its own."""
    heads = re.findall(r"^(?:mjPRINTFLIKE\(1, 2\) )?MJ_INLINE ([^{;]+?) \{", MUJOCO_HEAD, re.M)
    return [re.sub(r"\s+", " ", h) for h in heads if not re.search(r"_\(", h)]


def symbols_header(schema, done):
    out = ["\nCT_BEGIN_DECLS\n\n// ---- variables\n"]
    out += [f"extern CT_API {variable(n, v)};\n" for n, v in GLOBALS.items()]
    out += [f"extern CT_API ctfCollision mjCOLLISIONFUNC{TABLE};\n"]
    out += [f"extern CT_API const char* {n}{size};\n" for n, size in strings().items()]
    out += ["\n// ---- functions that the header defines elsewhere\n"]
    out += [f"{'mjPRINTFLIKE(1, 2) ' if '...' in h else ''}CT_API {h};\n" for h in inline_heads()]
    out += [f"CT_API {result} {name}({params});\n" for result, name, params, _ in MORE]
    group = None
    for f in available(schema, done):
        if mj(f.name) in WRITTEN:
            continue
        if f.group != group:
            group = f.group
            out.append(f"\n// ---- {group}\n")
        inside = f.signature[f.signature.index("("):f.signature.rindex(")") + 1]
        out.append(f"CT_API {result_of(f.signature, f.name)} {mj(f.name)}{'(void)' if inside == '()' else inside};\n")
    return header("mjsymbols", "api.schema", ["corten/compat.h", "mujoco/mjmacro.h", "mujoco/mjplugin.h"], "".join(out) + "\nCT_END_DECLS\n")


def definition(result, name, params, body):
    return f"#undef {name}\nCT_API {result} {name}({params}) {{ {body}; }}\n"


def forward(f, target):
    result, params = result_of(f.signature, f.name), parameters(f.signature)
    call = f"{target}({', '.join(p.name for p in params)})"
    return definition(result, mj(f.name), ", ".join(p.text for p in params) or "void", f"{'' if result == 'void' else 'return '}{call}")


SYMBOLS_HEAD = """// MuJoCo's names as symbols. Functions of the header that are not macros are defined by including it.
#include <mujoco/mjspec.h>
#include <corten/compat.h>

// Data that looks at the table of collision functions of this library.
static ctData* own_makeData(const ctModel* m);
static ctData* own_copyData(ctData* dest, const ctModel* m, const ctData* src);
#define ctmj_makeData own_makeData
#define ctmj_copyData own_copyData
#define MJ_INLINE CT_API
#include <mujoco/mujoco.h>
#undef ctmj_makeData
#undef ctmj_copyData

// ---- variables: a program may have them in its own memory, so they are only reached by address
"""
LINK = """
__attribute__((constructor)) static void link_variables(void) {{
  static const ctCompatAt at = {{{at}}};
{copies}  ctmj_link(&at);
}}

static ctData* own_table(ctData* d) {{
  if (!d) return d;
  ctCallbacks hooks = *ct_getCallbacks(d);
  hooks.collision = &mjCOLLISIONFUNC[0][0];
  ct_setCallbacks(d, &hooks);
  return d;
}}
static ctData* own_makeData(const ctModel* m) {{ return own_table(ctmj_makeData(m)); }}
static ctData* own_copyData(ctData* dest, const ctModel* m, const ctData* src) {{
  return own_table(ctmj_copyData(dest, m, src));
}}

"""


def symbols_source(schema, done, guards):
    names = [*GLOBALS, "mjCOLLISIONFUNC", *STRINGS]
    out = [NOTE.format("api.schema"), SYMBOLS_HEAD, "".join(f"#undef {n}\n" for n in names)]
    out += [f"CT_API {variable(n, v)};\n" for n, v in GLOBALS.items()] + [f"CT_API ctfCollision mjCOLLISIONFUNC{TABLE};\n"]
    out += [f"CT_API const char* {n}{size};\n" for n, size in strings().items()]
    tables = {"mjCOLLISIONFUNC": "ctmj_collision", **STRINGS}
    copies = "".join(f"  memcpy({n}, {v}, sizeof {v});\n" for n, v in tables.items())
    out.append(LINK.format(at=", ".join(f".{v} = &{n}" for n, v in GLOBALS.items()), copies=copies))
    out += [definition(*m) for m in MORE]
    for f in available(schema, done):
        target = SPECIAL.get(mj(f.name), f.name)
        if mj(f.name) not in WRITTEN and target not in guards:
            out.append(forward(f, target))
    return "".join(out)


def libmujoco_files(schema, done, contracts):
    guards = {name for _, name in guarded(schema, contracts, done)}
    return {"include/mujoco/mjsymbols.h": symbols_header(schema, done), "libmujoco/symbols.c": symbols_source(schema, done, guards)}
