#!/usr/bin/env python3
"""Writes everything that follows from schema/: headers, field tables, reference pages.

  tools/gen.py           write the files
  tools/gen.py --check   write nothing; exit 1 and name the files that are not fresh

A public function of schema/api.schema is declared in corten.h once a definition of it exists
below src/; until then it is only listed as missing in docs/conformance.md.
"""
import argparse
import pathlib
import sys

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parent / folder) for folder in ("gen", "check", "../tests/conformance")]
from check_quirks import outputs as quirk_pages  # noqa: E402
from gen_docs import pages  # noqa: E402
from gen_functions import outputs as function_tables  # noqa: E402
from gen_guards import bridge_files, bridges, guard_files, read_contracts  # noqa: E402
from gen_headers import headers  # noqa: E402
from gen_hostile import hostile_test  # noqa: E402
from gen_js import js_files  # noqa: E402
from gen_kinds import kind_tables  # noqa: E402
from gen_mjcf import outputs as mjcf_tables  # noqa: E402
from gen_lanes import lane_files  # noqa: E402
from gen_libmujoco import libmujoco_files  # noqa: E402
from gen_members import member_tables  # noqa: E402
from gen_mujoco import mujoco_headers  # noqa: E402
from gen_pyi import python_stub  # noqa: E402
from gen_python import python_tables  # noqa: E402
from gen_python_names import python_names  # noqa: E402
from gen_stages import stage_files  # noqa: E402
from gen_tables import tables  # noqa: E402
from schema_reader import defined_functions, meanings, read_schema  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent


def outputs(root):
    """name -> text of every generated file."""
    schema = read_schema(root / "schema")
    bridged = bridges(schema, root)
    done = defined_functions(root / "src") | set(bridged)
    contracts = read_contracts(root / "schema/contract.schema")
    return {**headers(schema, done), **guard_files(schema, contracts, done), **bridge_files(schema, bridged), **hostile_test(schema, contracts, done),
             **mujoco_headers(schema, done, contracts), **libmujoco_files(schema, done, contracts), **tables(schema),
            **python_tables(schema, done, root / "schema"), **python_names(schema),
            **python_stub(schema, done, root / "schema"), **js_files(schema, done, root / "schema"), **mjcf_tables(root), **member_tables(schema), **kind_tables(schema),
            **pages(schema, done, root), **stage_files(schema, root), **lane_files(schema, root), **quirk_pages(root), **function_tables()}


def unexplained(root):
    return [name for name, meaning in meanings(read_schema(root / "schema")) if not meaning]


def main():
    args = argparse.ArgumentParser(description=__doc__,
                                   formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--check", action="store_true", help="report stale files instead of writing them")
    check = args.parse_args().check
    stale = []
    for name, text in outputs(ROOT).items():
        path = ROOT / name
        if path.exists() and path.read_text() == text:
            continue
        stale.append(name)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    if check and stale:
        print("not fresh, run tools/gen.py: " + " ".join(stale), file=sys.stderr)
    missing = unexplained(ROOT)
    if check and missing:
        print("no meaning in schema/: " + " ".join(missing), file=sys.stderr)
    return 1 if check and (stale or missing) else 0


if __name__ == "__main__":
    sys.exit(main())
