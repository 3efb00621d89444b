#!/bin/sh
# Checks that C files are as clang-format writes them; --fix rewrites them.
# Generated files (first line "// Written by tools/...") keep the generator's layout.
set -eu
cd "$(dirname "$0")/../.."
fix=no
[ "${1:-}" = --fix ] && fix=yes
list=$(find src include cli tests bench python examples -name '*.[ch]' -type f 2>/dev/null | sort | while read -r f; do
  read -r first < "$f" || true
  case $first in "// Written by tools/"*) ;; *) echo "$f" ;; esac
done)
[ -n "$list" ] || { echo "nothing to check" >&2; exit 1; }
if [ $fix = yes ]; then
  echo "$list" | xargs clang-format --style=file -i
  exit
fi
# one line for each file, however much is wrong in it
found=$(echo "$list" | xargs clang-format --style=file --dry-run 2>&1 | sed -n 's/^\([^ :]*\):.*/\1/p' | sort -u)
[ -z "$found" ] || { echo "not formatted (tools/check/check_format.sh --fix):"; echo "$found"; exit 1; }
