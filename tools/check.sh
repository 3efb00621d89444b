#!/bin/sh
# Everything that can be checked without running the library. Ends with `N passed, N failed`.
cd "$(dirname "$0")/.." || exit 1
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE
passed=0
failed=0

check() {
  name=$1
  shift
  if output=$("$@" 2>&1); then
    passed=$((passed + 1))
    echo "ok      $name"
  else
    failed=$((failed + 1))
    echo "FAILED  $name"
    echo "$output" | sed 's/^/        /'
  fi
}

check "generated files are fresh, everything has a meaning" python3 tools/gen.py --check
check "folders include only folders above them" python3 tools/check/check_layers.py
check "files and functions are small" python3 tools/check/check_sizes.py
check "a kind is named in few places" python3 tools/check/check_kinds.py
check "the zeros of docs/overview.md are true" python3 tools/check/measure.py --check
check "nothing forbidden, every source has a test" python3 tools/check/check_names.py
check "no function of the C library whose bits may vary" python3 tools/check/check_libm.py --summary
check "floating-point numbers become integers in one place" python3 tools/check/check_integers.py
check "every kind of sensor and actuator is in a compared model" python3 tools/gen/gen_coverage.py
check "every oddity of MuJoCo has a name and a test" python3 tools/check/check_quirks.py
check "every acceptance criterion has a test or a reason" python3 tools/check/check_criteria.py
check "pages: lines of 120 characters, plain words, links, figures" python3 tools/check/check_prose.py
check "public headers compile alone as C99, C11, C17, C++17" tools/check/check_headers.sh
check "C files are formatted" tools/check/check_format.sh
check "the checks find what they should" python3 tools/check/test_checks.py
check "generated models try what the schema has" python3 tests/random_models/test_model_values.py
check "the runner of the live comparison counts what fails" python3 tests/conformance/test_runner.py
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
