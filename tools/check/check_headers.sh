#!/bin/sh
# Compiles every public header alone, as C99, C11, C17 and C++17, with warnings as errors.
set -eu
cd "$(dirname "$0")/../.."
failed=0
count=0
for header in include/corten/*.h include/mujoco/*.h; do
  [ -e "$header" ] || continue
  name=${header#include/}
  for std in c99 c11 c17 c++17; do
    case $std in c++*) lang=c++ compiler=${CXX:-c++} ;; *) lang=c compiler=${CC:-cc} ;; esac
    count=$((count + 1))
    # the typedef keeps a header of macros from being an empty translation unit
    printf '#include <%s>\ntypedef int used;\n' "$name" |
      $compiler -std=$std -x $lang -Wall -Wextra -Wpedantic -Werror -Iinclude -fsyntax-only - || {
        echo "$header does not compile alone as $std"
        failed=1
      }
  done
done
[ $count -gt 0 ] || failed=1
exit $failed
