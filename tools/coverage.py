#!/usr/bin/env python3
"""Lines of src/ that the tests execute, by folder, and the files with the smallest share.

  tools/coverage.py BUILD [--files N]     BUILD: a folder of the preset `coverage` after ctest ran in it
"""
import argparse
import collections
import json
import pathlib
import subprocess


def executed(build):
    """File below src/ -> line -> times executed, summed over the objects that contain the line."""
    files = collections.defaultdict(collections.Counter)
    for data in sorted(build.rglob("*.gcda")):
        report = subprocess.run(["gcov", "--json-format", "--stdout", str(data)], cwd=build, capture_output=True, check=True)
        for text in report.stdout.splitlines():
            for file in json.loads(text)["files"]:
                _, found, name = ("/" + file["file"]).rpartition("/src/")
                for line in file["lines"] if found else ():
                    files[name][line["line_number"]] += line["count"]
    return files


def share(name, counts):
    """One row: how many of `counts` are not zero."""
    hit = sum(count > 0 for count in counts)
    return f"{name:28} {hit:6} of {len(counts):6} lines {100 * hit / len(counts):6.1f} %"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("build", type=pathlib.Path)
    arguments.add_argument("--files", type=int, default=15, help="how many files to list (15)")
    options = arguments.parse_args()
    lines = {name: list(counter.values()) for name, counter in executed(options.build.resolve()).items()}
    if not lines:
        raise SystemExit(f"{options.build}: no coverage data; build the preset `coverage` and run ctest in it")
    folders = collections.defaultdict(list)
    for name, counts in lines.items():
        folders[name.split("/")[0]] += counts
    for name in sorted(lines, key=lambda n: sum(c > 0 for c in lines[n]) / len(lines[n]))[:options.files]:
        print(share(name, lines[name]))
    print()
    for folder in sorted(folders):
        print(share(folder + "/", folders[folder]))
    print(share("all", sum(folders.values(), [])))


if __name__ == "__main__":
    main()
