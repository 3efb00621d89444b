#!/usr/bin/env python3
"""Loads every model to be found in Corten and in MuJoCo 3.5.0 and compares every field of the compiled models.

Collections: the model files in the installed dm_control and gymnasium packages, in the folder CORTEN_MODELS, in our own
folders, and N models of tests/random_models/make_models_all.py. Files or folders on the command line are used instead of these.
All fields must be equal, numbers to the last bit.
A file that MuJoCo refuses (among them parts meant for <include>) must be refused; our own with MuJoCo's sentence. The model written
as XML and read again must be the same, bit for bit, and written again the same text; the same through a binary file.
A crash of the dump program or a load longer than --timeout is a failed row.
"""

import os
import subprocess
import sys
import xml.etree.ElementTree

import runner  # finds the folder of model_coverage
import model_coverage
import model_fields
import model_sets
import mujoco
from runner import option

OPTIONS = [option("models"), option("only"), option("generated", 2000), option("seed", 1), option("table", None, "page that gets one row per model"),
           option("keep", None, "folder for the generated models; they stay there"), option("timeout", 120.0)]


# One model -----------------------------------------------------------------------------------------------------------
def load(program, path, timeout):
    """(head, dump, None) of one model, or (None, None, reason) when the program crashed or took too long."""
    try:
        run = subprocess.run([program, "-r", path], capture_output=True, check=False, timeout=timeout)
    except subprocess.TimeoutExpired:
        return None, None, f"no answer after {timeout:g} s"
    if run.returncode:
        return None, None, f"the dump program ended with {run.returncode}: " + " ".join(run.stderr.decode(errors="replace").split())[-300:]
    try:
        return model_fields.read_head(run.stdout)[0], model_fields.read_dump(run.stdout), None
    except ValueError as error:
        return None, None, f"output of the dump program is not understood: {error}"


def compare(model, head, dump):
    """(result, details) of a model that both took."""
    wrong, count = model_fields.compare(model, dump)
    wrong += [head[trip] for trip in ("xml", "binary") if head[trip]]
    if wrong:
        return "FAILED", wrong
    return "equal", [f"{count} fields" + (", XML: text only" if head["what"] == "text" else "")]


def check(path, strict, head, dump, reason):
    """(result, details) of one row: result is `equal`, `both refuse` or `FAILED`."""
    try:
        model, refusal = mujoco.MjModel.from_xml_path(path), None
    except ValueError as error:
        model, refusal = None, str(error).strip()
    if dump is None:
        return "FAILED", [reason]
    if refusal is not None:
        wrong = model_fields.check_refusal(refusal, dump)[0] if strict or "error" not in dump else []
        return ("FAILED", wrong) if wrong else ("both refuse", [refusal.split("\n", maxsplit=1)[0]])
    if "error" in dump:
        return "FAILED", ["refused: " + " ".join(dump["error"].split())]
    return compare(model, head, dump)


def check_row(report, session, collection, path, name):
    result, details = check(path, collection.name == "own", *load(session.options.dump, path, session.options.timeout))
    details = [d.replace(collection.base + os.sep, "") for d in details]
    report.rows.append((collection.name, name, result, details))
    report.check(f"{collection.name} {name}", result, [d[:400] for d in details] if result == "FAILED" else [])


# All models ----------------------------------------------------------------------------------------------------------
def add_coverage(coverage, collection, rows):
    """Notes the attributes of our own models; MuJoCo's reader is more lenient than Python's."""
    for _, name, _, _ in rows if collection.name in ("own", "generated") else ():
        try:
            coverage.add_file(os.path.join(collection.base, name))
        except (xml.etree.ElementTree.ParseError, OSError):
            pass


def covered(coverage):
    wanted, missing = coverage.measure()
    return f"{wanted - len(missing)} of {wanted} pairs of element and attribute occur in our own and the generated models"


def count_results(name, rows):
    """A row of the summary."""
    results = [r for c, _, r, _ in rows if c == name]
    line = (name, len(results), results.count("equal"), results.count("both refuse"), results.count("FAILED"))
    print("{}: {} models, {} equal, {} refused by both, {} failed".format(*line), flush=True)
    return line


def write_page(path, rows, summary, coverage):
    def cell(text):
        return text.replace("|", "\\|").replace("<", "&lt;")[:160]

    with open(path, "w", encoding="utf-8") as f:
        f.write("# Every model, compiled by Corten and by MuJoCo 3.5.0\n\n"
                "Written by `tools/run_conformance.py --record models`. All fields are equal, numbers to the last bit.\n"
                "Each model was written as XML and read again: the same model, bit for bit, and the same text; where MJCF cannot say\n"
                "everything (`XML: text only`), the same text. Each went through a binary file and came back with the same bytes.\n")
        f.write(f"\n{coverage}.\n\nNot compared:\n\n")
        f.writelines(f"- `{name}`: {why}\n" for name, why in model_fields.SKIP.items())
        f.write("\n| collection | models | equal | refused by both | failed |\n|---|---|---|---|---|\n")
        f.writelines("| {} | {} | {} | {} | {} |\n".format(*line) for line in summary)
        f.write("\n| collection | model | result | what |\n|---|---|---|---|\n")
        f.writelines(f"| {c} | {cell(n)} | {r} | {cell(d[0])} |\n" for c, n, r, d in rows)


def run(session):
    options, coverage, summary = session.options, model_coverage.Coverage(), []
    for collection in session.chosen(model_sets.compiled(options, session.folder)):
        def check_model(report, path, name, collection=collection):
            check_row(report, session, collection, path, name)

        rows = session.run_collection(collection, check_model).rows
        add_coverage(coverage, collection, rows)
        summary.append(count_results(collection.name, rows))
    if not options.models and not options.only:
        print(covered(coverage))
    if options.table:
        write_page(options.table, session.report.rows, summary, covered(coverage))


if __name__ == "__main__":
    sys.exit(runner.main("models"))
