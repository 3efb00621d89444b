# Make targets. The work itself is done by CMake and tools/.
PRESET ?= release
BUILD := build/$(PRESET)
CLI := $(BUILD)/bin/corten

.PHONY: float-lanes lanes-bits cluster test-envs measure all demo test check bits stress stress-deform hostile coverage mutate msan bench bench-load bench-collision bench-formulations bench-python bench-batch bench-envs bench-deform conformance fuzz format generate install wheel readme clean bench-derivative test-autodiff bench-render pictures

all: build
.PHONY: build
build:
	@tools/bootstrap.sh build
	@cmake --preset $(PRESET) -DCORTEN_BUILD_TESTS=OFF >/dev/null
	@cmake --build $(BUILD)

demo: build             ## simulate the embedded scene; writes build/demo.svg and build/demo.csv
	@$(CLI) run --time 10 --csv build/demo.csv --svg build/demo.svg

test:                   ## everything that must hold; needs no MuJoCo
	@tools/bootstrap.sh test
	@python3 tools/run_tests.py

check:                  ## format, layers, sizes, names, generated files
	@tools/bootstrap.sh test
	@tools/check.sh

measure:                ## sizes, asserts, cycles of modules, shared names, repeated code, files per kind of src/
	@python3 tools/check/measure.py

coverage:               ## lines and branches that the tests execute, by folder: library, program, Python extension
	@tools/bootstrap.sh coverage
	@cmake --preset coverage -DCMAKE_C_COMPILER=clang -DCORTEN_BUILD_TESTS=ON -DCORTEN_TESTS_TOGETHER=ON -DCORTEN_BUILD_PYTHON=ON -DPython3_EXECUTABLE=/usr/bin/python3 >/dev/null
	@cmake --build build/coverage
	@tools/check/coverage.py build/coverage --run --write docs/testing.md

mutate:                 ## MUTANTS (200) small changes of the library, and those that no test notices
	@tools/bootstrap.sh test
	@tools/check/mutate.py --count $(or $(MUTANTS),200)

msan:                   ## the C tests under MemorySanitizer: no read of memory that was never written
	@tools/bootstrap.sh fuzz
	@tools/bootstrap.sh test
	@python3 tools/run_tests.py memory

bench:                  ## steps per second beside MuJoCo 3.5.0, one run
	@tools/bootstrap.sh bench
	@bench/run.sh $(MODELS)

bench-load:             ## load time and peak memory beside MuJoCo 3.5.0, one run
	@tools/bootstrap.sh bench
	@bench/load.sh $(MODELS)

bench-collision:        ## collision detection beside MuJoCo 3.5.0, one run
	@tools/bootstrap.sh bench
	@bench/collision.sh

test-autodiff:          ## gradients in PyTorch and JAX, which it installs below build/
	@tools/bootstrap.sh python
	@tools/test_autodiff.sh

bench-derivative:       ## derivatives of a step beside a step and MuJoCo's differences, one run
	@tools/bootstrap.sh bench
	@bench/derivative.sh

bench-formulations:     ## steps per second of the contact formulations, one run
	@tools/bootstrap.sh bench
	@bench/formulations.sh

bench-python:           ## calls from Python beside MuJoCo's module, one run
	@tools/bootstrap.sh bench
	@bench/python.sh

bench-batch:            ## many worlds on one thread beside MuJoCo 3.5.0's rollout and MuJoCo 4's batch, one run
	@tools/bootstrap.sh bench
	@bench/batch.sh

bench-envs:             ## environment steps per second beside Gymnasium's Sync- and AsyncVectorEnv and EnvPool, one run
	@tools/bootstrap.sh bench
	@bench/envs.sh

bench-deform:           ## deformable bodies beside flexes of MuJoCo 3.5.0 and 4.x, one run; elements per second, threads
	@tools/bootstrap.sh bench
	@bench/deform.sh

bench-render:           ## pictures per second beside MuJoCo on Mesa's llvmpipe, one run
	@tools/bootstrap.sh bench
	@bench/render.sh

stress-deform:          ## 200 random scenes of deformable bodies, 2,000 steps each, with both integrators: energy, overlaps, NaN
	@tools/bootstrap.sh test
	@cmake --preset release -B build/validate_deform -DCORTEN_BUILD_TESTS=ON >/dev/null
	@cmake --build build/validate_deform --target stress_deform
	@build/validate_deform/tests/stress_deform
	@build/validate_deform/tests/stress_deform 200 2000 0 1

bench-functions:        ## ns per call of the functions of reals beside the C library's, one run
	@tools/bootstrap.sh test
	@cmake --preset release -B build/functions -DCORTEN_BUILD_TESTS=ON >/dev/null
	@cmake --build build/functions --target bench_functions
	@build/functions/tests/bench_functions

accuracy:               ## largest error of the functions of reals against MPFR; COUNT (10^6) arguments each, 10^9 for the full run
	@tools/bootstrap.sh accuracy
	@cmake --preset release -B build/functions -DCORTEN_BUILD_TESTS=ON >/dev/null
	@cmake --build build/functions --target accuracy
	@build/functions/tests/accuracy --count $(or $(COUNT),1000000)

function-bits:          ## the functions of reals in ten builds: compilers, optimisation, AVX2 and FMA, ARM under qemu-user
	@tools/bootstrap.sh accuracy
	@python3 tools/check/check_function_bits.py

conformance:            ## all live comparisons with MuJoCo 3.5.0
	@tools/bootstrap.sh conformance
	@python3 tools/run_conformance.py

conformance-%:          ## one of them (tools/run_conformance.py --list)
	@tools/bootstrap.sh conformance
	@python3 tools/run_conformance.py $*

bits:                   ## golden hashes in ten builds: gcc, clang, Debug, Release, SIMD on, off, C library without AVX2 and FMA, ARM
	@tools/bootstrap.sh test
	@tools/bootstrap.sh arm
	@python3 tools/check/check_bits.py

float-lanes:            ## worlds in lanes of floats beside ct_step: errors of a step, energies, rest; the same bits for all widths
	@tools/bootstrap.sh test
	@tests/validation/floats.sh

lanes-bits:             ## worlds in SIMD lanes beside ct_step, bit by bit: 64 worlds, 1,000 steps, all models
	@tools/bootstrap.sh test
	@tests/validation/lanes.sh

validation:             ## flexes and deformable bodies beside the answers of theory (docs/validation.md)
	@tools/bootstrap.sh python
	@tools/bootstrap.sh test
	@cmake --preset release -B build/validate_deform -DCORTEN_BUILD_TESTS=ON >/dev/null
	@cmake --build build/validate_deform --target validate_deform
	@build/validate_deform/tests/validate_deform
	@cmake --preset release -B build/validation -DCORTEN_BUILD_TESTS=OFF -DCORTEN_BUILD_PYTHON=ON -DPython3_EXECUTABLE=/usr/bin/python3 >/dev/null
	@cmake --build build/validation
	@PYTHONPATH=build/validation/python /usr/bin/python3 tests/validation/materials.py --check --plots docs/images

hostile:                ## hostile models in full: the catalogue and a sweep over all attributes, under ASan and UBSan
	@tools/bootstrap.sh test
	@python3 tools/run_tests.py sanitize hostile-all

test-envs:              ## vector environments beside Gymnasium's on MuJoCo 3.5.0: observations, rewards, ends of 1,000 steps per task
	@tools/bootstrap.sh conformance
	@tests/envs/run.sh

cluster:                ## rollouts through Open MPI, Slurm, Ray, Dask on this machine: equal bytes, killed workers, a full disk (root)
	@tools/bootstrap.sh cluster
	@tests/cluster/run.sh

stress:                 ## the stress tests in full size: 1,000 bodies, 60 s of holding, every request for memory of a load
	@tools/bootstrap.sh test
	@CT_STRESS=long python3 tools/run_tests.py stress

fuzz:                   ## FUZZ_SECONDS (600) for each target
	@tools/bootstrap.sh fuzz
	@tools/fuzz.sh

web:                    ## the page of corten view and corten run --html: web/dist/page.html (needs Node)
	@tools/bootstrap.sh web
	@cd web && npm ci --silent && npm run --silent build

test-web: build         ## the page in a real browser: fresh bundle, recorded runs, running models, pictures, security (Node, Chromium)
	@tools/bootstrap.sh test-web
	@cd web && npm ci --silent && npm run --silent check && npm test --silent

test-window: build      ## programs written for MuJoCo: C with a window of GLFW, on a display in memory; C++ with the class Simulate
	@tools/bootstrap.sh test-window
	@python3 tests/dropin/test_window.py --include include --lib $(CURDIR)/$(BUILD)
	@python3 tests/dropin/test_simulate.py --include include --lib $(CURDIR)/$(BUILD)

test-web-long: build    ## a page that runs for SECONDS (1800): its memory does not grow
	@tools/bootstrap.sh test-web
	@cd web && npm ci --silent && SECONDS=$(or $(SECONDS),1800) node test/long.mjs

wasm:                   ## the engine as WebAssembly: web/engine/js/corten.wasm (needs clang and wasi-libc for wasm32)
	@tools/bootstrap.sh wasm
	@tools/wasm.sh

test-wasm: wasm         ## its interface in Node, and the bits of the golden scenes
	@node --test web/engine/test/

bench-wasm: wasm        ## speed and size beside @mujoco/mujoco from npm, one run in Node
	@cd web/engine/bench && npm ci --silent && node bench.mjs

wasm-package: wasm      ## the npm package: build/corten-VERSION.tgz
	@mkdir -p build && cd web/engine && npm pack --silent --pack-destination ../../build

site: wasm              ## a web site with live scenes, simulated in the browser: build/site
	@tools/bootstrap.sh web
	@cd web && npm ci --silent && node build.mjs --site ../build/site

.PHONY: web test-web test-window test-web-long wasm test-wasm bench-wasm wasm-package site
format:
	@tools/check/check_format.sh --fix

generate:
	@python3 tools/gen.py

pictures:               ## the pictures of README and docs, from our own scenes: docs/images
	@$(MAKE) --no-print-directory build
	@python3 tools/pictures.py $(CLI)

install: build          ## to /usr/local (PREFIX=...): library, headers, pkg-config and CMake files, program
	@cmake --install $(BUILD) $(if $(PREFIX),--prefix $(PREFIX))
	@[ -n "$(DESTDIR)" ] || [ "$$(id -u)" -ne 0 ] || ldconfig 2>/dev/null || true

wheel:                  ## a wheel in build/dist that needs nothing on the target but NumPy; auditwheel checks it
	@tools/bootstrap.sh python
	@tools/wheel.sh build/dist

readme:                 ## follows the README to the letter in a bare Debian root (needs root; some minutes)
	@tools/bootstrap.sh readme
	@python3 tests/readme/follow_readme.py

clean:
	@rm -rf build
