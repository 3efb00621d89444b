"""A test that calls every public function with NULL, ids out of range, NaN and bad sizes: tests/unit/guard/test_guards.c.

One argument is hostile at a time, the others come from tests/support/hostile.h. Each function runs in a process of
its own. Functions on plain numbers (schema/contract.schema) get valid pointers.
"""
from gen_guards import Contract, checks, is_guarded, parameters

NOTE = "// Written by tools/gen.py from schema/api.schema and schema/contract.schema. Do not edit.\n// clang-format off\n"
SIZES = ("n nr nc r1 c1 r2 c2 nnz size error_sz report_sz xml_sz buffer_sz nbuffer nerror nray maxgeom nparams bytes "
         "nid nsim nrecord text_sz alignment nrect ntotal nband ndense nvec nelement dim number_of_threads ndir nface nvert srcsz nstep nparam").split()
TEXTS = {"xml": "f->xml", "seq": '"xyz"', "float_format": '"%g"', "sequence": '"xyz"', "name": '"x"', "key": '"k"'}
VALUES = {  # type without const -> valid argument
    "ctModel*": "f->m", "ctData*": "f->d", "ctSpec*": "f->s", "ctVFS*": "&f->vfs", "void*": "f->text",
    "void**": "&f->pointer", "char**": "&f->string", "ctOption*": "&f->option", "ctVisual*": "&f->visual",
    "ctLROpt*": "&f->lropt", "ctContact*": "&f->contact", "ctSDF*": "&f->sdf", "ctpPlugin*": "&f->plugin",
    "ctpResourceProvider*": "&f->provider", "ctpDecoder*": "&f->decoder", "ctResource*": "f->resource",
    "ctTask*": "&f->task", "ctThreadPool*": "f->pool", "ctCallbacks*": "&f->callbacks", "ctvScene*": "&f->scn",
    "ctvCamera*": "&f->cam", "ctvPerturb*": "&f->pert", "ctvOption*": "&f->vopt", "ctvGeom*": "&f->vgeom",
    "ctvFigure*": "&f->figure", "ctvGLCamera*": "&f->glcam", "ctsElement*": "f->element", "ctsOrientation*": "&f->orientation",
    "ctString*": "f->string_value", "ctStringVec*": "f->strings", "ctIntVec*": "f->int_list", "ctIntVecVec*": "f->int_lists",
    "ctFloatVec*": "f->float_list", "ctFloatVecVec*": "f->float_lists", "ctDoubleVec*": "f->double_list",
    "ctByteVec*": "f->byte_list", "ctSim*": "f->sim", "ctSimDef*": "&f->simdef", "ctsBody**": "&f->body_pointer", "char*const*": "(const char* const[]){\"/\", \"/\"}",
}
NUMBERS = {"cttNum": "num", "double": "num", "float": "flt", "int": "ints", "cttByte": "bytes", "unsignedchar": "bytes"}
ELEMENTS = ("Body Site Joint Geom Camera Light Frame Actuator Sensor Flex Pair Exclude Equality Tendon Wrap Numeric Text Tuple "
            "Key Plugin Default Mesh HField Skin Texture Material Deform").split()
VALUES.update({f"ctp{k}*": f"&(ctp{k}){{.kind.name = NULL}}" for k in ("Bending", "Elasticity", "Gain", "Formulation")})
VALUES.update({f"cts{e}*": f"f->{e.lower()}_" for e in ELEMENTS})
VALUES.update({"ctDeformable*": "f->deformable", "ctDeformDef*": "&f->deform_def", "ctDeformMaterial*": "&f->deform_material", "ctDeformAttach*": "&f->deform_attach", "ctDerivativeInfo*": "&(ctDerivativeInfo){.status = 0}"})
VALUES.update({"ctBatch*": "f->batch", "ctBatchConfig*": "&f->batch_config", "ctBatchRecord*": "(const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {\"qvel\", 0, f->flt}}",
               "cttSize*": "&f->size", "ctModel*const*": "(const ctModel* const[]){f->m, f->m}"})
VALUES.update({"ctrContext*": "&f->con", "ctrCanvas*": "f->canvas", "ctrRect*": "&f->rect"})
CALLS = {"ctfReport": "NULL", "ctfPluginLibraryLoadCallback": "NULL", "ctfBatchFunc": "hostile_sim", "ctfBatchDone": "hostile_done"}
ENDS = ("ct_delete", "ctv_freeScene", "ctu_threadPoolDestroy", "ctu_closeResource", "ct_freeStack", "ctu_free", "ct_freeSim", "ct_freeDeformable", "ctb_deleteBatch",
        "ctr_freeContext", "ctr_freeCanvas")
STRANGE_INT = ("-1", "INT_MIN", "INT_MAX", "1000000", "77")
STRANGE_RECT = ("0, 0, -1, -1", "INT_MAX, INT_MAX, INT_MAX, INT_MAX", "INT_MIN, INT_MIN, 3, 3", "1, 1, 0, INT_MIN")
STRANGE_REAL = ("NAN", "INFINITY", "-INFINITY", "1e300", "-1", "0")


def plain(p):
    return p.type.replace("const ", "").replace(" ", "")


def valid(f, p, k):
    """A valid argument; k is its place, so that arrays do not overlap."""
    kind = plain(p)
    if p.is_pointer and kind in ("char*",):
        return "f->text" if "const" not in p.type else TEXTS.get(p.name, '"/nonexistent/x"')
    if p.is_pointer and (kind.rstrip("*") if kind.endswith("*") else kind) in NUMBERS and kind.count("*") < 2:
        return f"f->{NUMBERS[kind.rstrip('*')]} + {k} * HOSTILE_PART"
    if kind in ("cttNum**", "int**"):
        return "&f->num_pointer" if kind == "cttNum**" else "&f->int_pointer"
    if p.name == "dest" and kind in ("ctModel*", "ctData*"):
        return "f->m2" if kind == "ctModel*" else "f->d2"
    if p.is_pointer:
        return VALUES[kind]
    if kind in CALLS:
        return CALLS[kind]
    if kind == "ctrRect":
        return "f->rect"
    if kind in ("cttNum", "double", "float"):
        return "0.1" if kind != "float" else "0.1f"
    if p.name in SIZES:
        return "HOSTILE_TEXT" if p.name.endswith("_sz") or p.name == "nerror" else "2"
    return f"({p.type})0"


def strange(f, p, contracts, done):
    """(argument, is it a misuse that must be reported?)"""
    contract, kind = contracts.function.get(f.name, Contract()), plain(p)
    if p.is_pointer or kind in CALLS:
        return [("NULL", p.name not in contract.null)] if is_guarded(f, contracts, done) else []
    if kind in ("cttNum", "double", "float"):
        return [(f"({kind})({v})" if kind == "float" else v, False) for v in STRANGE_REAL]
    if kind == "ctrRect":  # outside of every buffer or empty: arrays of pixels have the size of a viewport
        return [(f"(ctrRect){{{v}}}", False) for v in STRANGE_RECT]
    if p.name in SIZES:
        return [("0", False)] + [("-1", False)] * (kind == "int")
    if kind == "int":
        return [(v, False) for v in STRANGE_INT]
    values = {"cttByte": ("255",), "unsignedchar": ("255",), "size_t": ("0", "1")}.get(kind, ("-1", "77", "2000000000"))
    return [(f"({p.type}){v}", False) for v in values]


def cases(f, contracts, done):
    params = parameters(f.signature)
    good = [valid(f, p, k) for k, p in enumerate(params)]
    if not f.name.startswith(ENDS):
        for k, p in enumerate(params):
            for value, reported in strange(f, p, contracts, done):
                yield ", ".join(good[:k] + [value] + good[k + 1:]), reported
    elif any(p.is_pointer for p in params):
        yield ", ".join("NULL" if p.is_pointer else g for p, g in zip(params, good)), bool(checks(f, contracts))


def hostile_test(schema, contracts, done):
    functions, rows, count = [], [], 0
    for f in schema.api:
        calls = list(cases(f, contracts, done)) if f.name in done else []
        if not calls:
            continue
        lines = "".join(f"    case {i}: (void){f.name}({args}); return {int(reported)};\n" for i, (args, reported) in enumerate(calls))
        functions.append(f"static int try_{f.name}(Hostile* f, int k) {{\n  switch (k) {{\n{lines}  }}\n  (void)f;\n  return -1;\n}}\n\n")
        rows.append(f'    {{"{f.name}", try_{f.name}}},\n')
        count += len(calls)
    text = (f'{NOTE}#include "support/hostile.h"\n\n#include <limits.h>\n#include <math.h>\n\n' + "".join(functions)
            + f"// {count} calls\nstatic const HostileRow rows[] = {{\n{''.join(rows)}}};\n\n"
            + "static void every_public_function_survives_hostile_arguments(void** state) {\n  (void)state;\n"
            + "  assert_int_equal(hostile_run(rows, (int)(sizeof rows / sizeof *rows)), 0);\n}\n\n"
            + "int main(void) {\n  const struct CMUnitTest tests[] = {cmocka_unit_test(every_public_function_survives_hostile_arguments)};\n"
            + "  return cmocka_run_group_tests(tests, NULL, NULL);\n}\n")
    return {"tests/unit/guard/test_guards.c": text}
