"""The stages of a step: the table of docs/pipeline.md, and the list that tests/property/test_stage_purity.c holds them to."""
import re

from gen_docs import between, table
from gen_headers import NOTE

PLAIN = r"void {}\(const ctModel\* m, ctData\* d\)"


def file_of(function, schema, root):
    """The source file that defines a function, or the stage of that name, below src/."""
    function = next((f.stage for f in schema.api if f.name == function and f.stage), function)
    pattern = re.compile(rf"^(?!static)\w[\w* ]*\b{function}\([^;]*?\) \{{", re.M)
    found = [p for p in sorted((root / "src").rglob("*.c")) if p.parent.name not in ("guard", "generated") and pattern.search(p.read_text())]
    return f"`{found[0].relative_to(root / 'src')}`" if found else ""


def groups_of(schema):
    """group -> names of its fields."""
    groups = {}
    for f in schema.struct("ctData").fields:
        groups.setdefault(f.group.split(" / ")[1], []).append(f.name)
    return groups


def check_stages(schema):
    """Names of functions, groups and fields exist; nothing is read before it is written."""
    groups, known = groups_of(schema), {f.name for f in schema.struct("ctData").fields}
    state = {f.group.split(" / ")[1] for f in schema.struct("ctData").fields if f.group.startswith("state")}
    public, ready = {f.name for f in schema.api}, set(state)
    for stage in schema.stages:
        wrong = [g for g in stage.reads if g not in ready] + [f for f in stage.also if f not in known]
        wrong += [f for f in stage.functions if f.startswith("ct_") and f not in public]
        if wrong:
            raise SystemExit(f"data.schema: stage {stage.name}: {' '.join(wrong)}: no such function, field or group that an earlier stage writes")
        ready |= {stage.name} & set(groups)


def page_rows(schema, root):
    groups = groups_of(schema)
    for stage in schema.stages:
        writes = " ".join(groups.get(stage.name, [])) + (" and " if stage.also and stage.name in groups else "") + " ".join(stage.also)
        files = dict.fromkeys(file_of(f, schema, root) for f in stage.functions)
        yield (f"`{stage.name}`", stage.meaning, ", ".join(f"`{f}`" for f in stage.functions), ", ".join(filter(None, files)),
               " ".join(stage.reads), f"`{writes}`" if writes else "")


def stage_list(schema):
    """C: a function per stage where the schema's can be called as they are, and the table."""
    api, runs, rows = {f.name: f.signature for f in schema.api}, [], []
    for stage in schema.stages:
        if all(re.fullmatch(PLAIN.format(f), api.get(f, "")) for f in stage.functions):
            calls = "".join(f"  {f}(m, d);\n" for f in stage.functions)
            runs.append(f"static void run_{stage.name}(const ctModel* m, ctData* d) {{\n{calls}}}\n\n")
        rows.append(f'    {{"{stage.name}", run_{stage.name}, " {" ".join(stage.reads)} ", " {" ".join(stage.also)} "}},\n')
    return (NOTE.format("data.schema") + "// Included by test_stage_purity.c, which defines run_NAME of the stages whose functions take more.\n\n"
            + "".join(runs) + "static const Stage stages[] = {\n" + "".join(rows) + "};\n")


def stage_files(schema, root):
    check_stages(schema)
    page = "docs/pipeline.md"
    rows = table(("stage", "computes", "function", "file", "reads", "writes"), page_rows(schema, root))
    return {page: between((root / page).read_text(), "stages", rows), "tests/property/stage_list.h": stage_list(schema)}
