#!/usr/bin/env python3
"""Tests of the checks: each violation, made in a temporary folder, is found, and its absence is fine."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True

import c_text
import check_criteria
import check_integers
import check_kinds
import check_layers
import check_libm
import check_names
import check_prose
import check_sizes
import coverage
import duplicates
import gen_coverage
import gen_kinds
import gen_members
import measure
import check_quirks
import mutate
import schema_reader

ROOT = pathlib.Path(__file__).resolve().parents[2]


class InFolder(unittest.TestCase):
    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)
        for folder in ("src/base", "src/math", "src/pos", "include/corten", "cli", "schema", "tests/unit/math"):
            (self.root / folder).mkdir(parents=True)
        self.write("include/corten/base.h", "CT_API void ct_setAllocator(const ctAllocator* a);\n")
        self.write("schema/api.schema", "== Group\nvoid ct_step(const ctModel* m, ctData* d) | one step\n")

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def assertFinds(self, problems, *words):
        problems = list(problems)
        self.assertEqual(len(problems), 1, problems)
        for w in words:
            self.assertIn(w, problems[0])


class Duplicates(unittest.TestCase):
    body = "int total(const int* x, int n) { int sum = 0; for (int i = 0; i < n; i++) sum += x[i]; return sum; }"

    def find(self, **texts):
        return duplicates.duplicates({name + ".c": text for name, text in texts.items()}, least=20)

    def test_equal_code_in_two_files(self):
        (run,) = self.find(a="#include <x.h>\nint before;\n" + self.body, b=self.body.replace("; for", ";\n// a remark\nfor"))
        self.assertEqual((run.first, run.second), (("a.c", 3, 3), ("b.c", 1, 3)))
        self.assertEqual(run.tokens, len(duplicates.tokens(self.body)))
        self.assertEqual(duplicates.repeated_lines([run]), 3)

    def test_twice_in_one_file(self):
        (run,) = self.find(a=self.body + "\nint between;\n" + self.body)
        self.assertEqual((run.first, run.second), (("a.c", 1, 1), ("a.c", 3, 3)))

    def test_other_names_numbers_and_short_runs_are_no_duplicates(self):
        self.assertEqual(self.find(a=self.body, b=self.body.replace("sum", "mass")), [])
        self.assertEqual(self.find(a=self.body, b="for (int i = 0; i < n; i++)"), [])
        self.assertEqual(self.find(a="// " + self.body, b="// " + self.body), [])


class Quote(unittest.TestCase):
    rows = [("cycles of modules", "0"), ("files over 600 lines", "3")]

    def problems(self, *lines):
        return measure.check_quote(self.rows, "<!-- measures -->\n```\n" + "\n".join(lines) + "\n```\n<!-- /measures -->\n")

    def test_zeros_are_true(self):
        self.assertEqual(self.problems("cycles of modules      0", "files over 600 lines   4"), [])
        self.assertIn("must stay 0", self.problems("cycles of modules      0", "files over 600 lines   0")[0])
        self.assertEqual(self.problems("cycles of modules      2", "files over 600 lines   4"), [])  # it became better
        self.assertIn("does not quote", self.problems("cycles of modules      0")[0])
        self.assertIn("has no", measure.check_quote(self.rows, "")[0])

    def test_written_and_read(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / "overview.md"
            page.write_text("before\n<!-- measures -->\nold\n<!-- /measures -->\nafter\n")
            measure.write_quote(self.rows[:1] + [("files over 600 lines", "0")], page)
            self.assertEqual(page.read_text().splitlines()[0::6], ["before", "<!-- /measures -->"])
            self.assertEqual(len(measure.check_quote(self.rows, page.read_text())), 1)


class KindsInModels(InFolder):
    def test_holes(self):
        self.write("schema/mjcf.schema", "element motor * - : actuator\nelement clock * - : sensor\n")
        self.write("tests/conformance/models/a.xml", "<mujoco><actuator><motor/></actuator><sensor><!-- <clock/> --></sensor></mujoco>")
        self.assertFinds(gen_coverage.check(self.root), "sensor `clock`")
        self.write("tests/conformance/models_sensor/b.xml", "<mujoco><sensor><clock/></sensor></mujoco>")
        self.assertEqual(gen_coverage.check(self.root), [])
        self.assertEqual(gen_coverage.rows(self.root), [("actuator", "`motor`", "1", "`a`"), ("sensor", "`clock`", "1", "`b`")])


class Kinds(unittest.TestCase):
    def test_places(self):
        few, many = {"ctJNT_BALL": ["a.c"] * 4}, {"ctJNT_BALL": ["a.c"] * 5}
        self.assertEqual(check_kinds.check({"joint": few, "geom": many}), ([], 2))
        self.assertEqual(len(check_kinds.check({"joint": many})[0]), 1)
        self.assertEqual(len(check_kinds.check({"geom": {"ctGEOM_BOX": ["a.c"] * 6}})[0]), 1)

    def test_counts_only_code(self):
        sources = measure.Sources.__new__(measure.Sources)
        sources.code = {"src/a.c": "x = ctJNT_BALL;", "src/b.c": "y = ctJNT_BALLOON;"}
        self.assertEqual(measure.places(sources)["joint"]["ctJNT_BALL"], ["src/a.c"])


class KindColumns(InFolder):
    def enums(self, text):
        self.write("enums.schema", text)
        return schema_reader.read_enums(self.root / "enums.schema")[1]

    def test_facts(self):
        enum, = self.enums("enum cttThing | things\ncolumns word:mjcf n:int marks:flags\n"
                           "ctTH_A 0 a 3 big,red | one\nctTH_B 1 - * - | two\nctTH_NONE 9 | none\n")
        self.assertEqual(enum.values[0].facts, {"word": "a", "n": "3", "marks": "big,red"})
        text = gen_kinds.kind_tables(schema_reader.Schema([], [enum], [], {}, {}, []))
        self.assertIn("[ctTH_A] = {3, true, true},", text["src/generated/kinds.c"])
        self.assertIn("[ctTH_B] = {0, false, false},", text["src/generated/kinds.c"])
        self.assertIn("enum { THING_KINDS = 2 };", text["src/generated/kinds.h"])

    def test_wrong_lines(self):
        for line in ("ctTH_A 0 a | too few", "ctTH_A 0 a 1 2 | too many"):
            with self.assertRaises(SystemExit):
                self.enums(f"enum cttThing | things\ncolumns word:mjcf n:int\n{line}\n")

    def test_kinds_count_from_zero(self):
        enum, = self.enums("enum cttThing | things\ncolumns n:int\nctTH_A 1 3 | one\n")
        with self.assertRaises(SystemExit):
            gen_kinds.kind_tables(schema_reader.Schema([], [enum], [], {}, {}, []))


class Members(unittest.TestCase):
    def tables(self, member, array):
        fields = lambda text: [schema_reader.parse_field(text, "", "", "")]
        structs = {"spec": [schema_reader.Struct("ctsBody", "", fields(member))],
                   "model": [schema_reader.Struct("ctModel", "", fields(array))]}
        return gen_members.member_tables(schema_reader.Schema([], [], [], structs, {}, []))["src/generated/spec_members.c"]

    def test_row(self):
        self.assertIn("offsetof(ctsBody, mass), offsetof(ctModel, body_mass), ", self.tables("mass double <-> body_mass", "body_mass cttNum*(nbody)"))

    def test_types_must_agree(self):
        for member, array in (("mass float -> body_mass", "body_mass cttNum*(nbody)"), ("pos double[3] -> body_pos", "body_pos cttNum*(nbody, 4)"),
                              ("mass double -> body_weight", "body_mass cttNum*(nbody)"), ("user ctDoubleVec* <-> body_user", "body_user cttNum*(nbody, nuser_body)")):
            with self.assertRaises(SystemExit):
                self.tables(member, array)


class Quirks(InFolder):
    TAG = "// QUIRK(odd-sum; test_vec:adds_twice): The sum of two numbers is twice the first number.\nint f;\n"

    def setUp(self):
        super().setUp()
        self.write("tests/unit/math/test_vec.c", "cmocka_unit_test(adds_twice),\n")

    def problems(self, text):
        self.write("src/math/vec.c", text)
        return check_quirks.check(self.root)[0]

    def test_good(self):
        self.assertEqual(self.problems(self.TAG), [])
        page = check_quirks.outputs(self.root)[check_quirks.PAGE]
        self.assertIn("| odd-sum | The sum of two numbers is twice the first number. | `src/math/vec.c` | `test_vec:adds_twice` |", page)

    def test_sentence_of_several_lines(self):
        text = "// About f.\n//\n// QUIRK(odd-sum;\n// test_vec:adds_twice): The sum of two\n// numbers is wrong.\n//\n// More.\nint f;\n"
        self.assertEqual(self.problems(text), [])
        self.assertIn("| The sum of two numbers is wrong. |", check_quirks.outputs(self.root)[check_quirks.PAGE])

    def test_no_test(self):
        self.assertFinds(self.problems(self.TAG.replace("adds_twice", "adds")), "src/math/vec.c:1", "does not run adds")
        self.assertFinds(self.problems(self.TAG.replace("test_vec", "test_none")), "0 files test_none.c")
        self.assertFinds(self.problems(self.TAG.replace("; test_vec:adds_twice", "")), "not test_file:function")

    def test_form(self):
        self.assertFinds(self.problems(self.TAG + "\n" + self.TAG), "also in src/math/vec.c:1")
        self.assertFinds(self.problems(self.TAG.replace("odd-sum", "Odd")), "two-words")
        self.assertFinds(self.problems(self.TAG.split(": ")[0] + ":\nint f;\n"), "no sentence")


class Prose(InFolder):
    def problems(self, text, name="docs/a.md", not_yet=()):
        self.write(name, text)
        return check_prose.check(self.root, not_yet)

    def test_long_lines(self):
        long = "word " * 25 + "\n"
        self.assertFinds(self.problems(f"short\n{long}"), "docs/a.md:2", "125 characters")
        for fine in (f"| {long}", f"```\n{long}```\n", f"<!-- api -->\n{long}<!-- /api -->\n", "x" * 120):
            self.assertEqual(list(self.problems(fine)), [])
        self.assertFinds(self.problems(f"<!-- api -->\n<!-- /api -->\n```\n```\n{long}"), "docs/a.md:5")
        self.assertFinds(self.problems(f"<!-- see below -->\n{long}"), "docs/a.md:2")

    def test_generated_pages_have_long_lines_and_no_words(self):
        self.write("docs/reference/model.md", "word " * 25 + "\n")
        self.assertEqual(list(self.problems("")), [])
        self.write("docs/reference/model.md", "word " * 25 + "oracle\n")
        self.assertFinds(self.problems(""), "docs/reference/model.md:1", "MuJoCo")

    def test_words(self):
        for word in ("oracle", "Rulings", "the house", "seed", "seeds 3", "`seed20/a.xml`", "../shared/models"):
            self.assertFinds(self.problems(f"| a {word} |\n"), "docs/a.md:1")
        for fine in ("random seed 1", "`rng.h`: (seed, stream)", "a house of 40 cards", "the house of cards", "seedling"):
            self.assertEqual(list(self.problems(fine)), [], fine)

    def test_words_in_sources(self):
        self.write("src/base/a.h", "uint64_t seed; // of the hash\n// as the oracle does\n")
        self.assertFinds(self.problems(""), "src/base/a.h:2", "MuJoCo")

    def test_numbers(self):
        self.write("docs/conformance_models.md", "| own | 5 | 3 | 2 | 0 |\n")
        for name in ("step", "step_contact"):
            self.write(f"bench/results/amd-epyc/{name}.csv", "model,nv,ncon,corten_steps_per_s,mujoco_steps_per_s,ratio\na,3,0,4000,2000,2.000\n")
        self.write("docs/speed.md", "| a | 3 | 0 | 4,000 | 2,000 | 2.00 |\n")
        self.write("README.md", "| 3 of 3 | [2 scenes](docs/speed.md) | geometric mean 2.00, lowest 2.00 |\n")
        self.assertEqual(list(self.problems("")), [])
        self.write("README.md", "| 4 of 4 | [2 scenes](docs/speed.md) | geometric mean 2.00, lowest 2.00 |\n")
        self.assertFinds(self.problems(""), "README.md", "3 of 3")

    def test_links(self):
        self.assertFinds(self.problems("see [b](b.md#part) and [c](../src)\n"), "docs/a.md:1", "b.md")
        self.write("docs/b.md", "")
        self.assertEqual(list(self.problems("see [b](b.md#part), [here](#part) and [c](../src)\n")), [])

    def test_named_files(self):
        page = "`src/math/a.c`, `math/a.c`, `math/NAME.c`\n"
        self.write("docs/overview.md", page)
        problems = list(check_prose.missing_paths(self.root, "docs/overview.md", page))
        self.assertEqual(len(problems), 2)
        self.write("src/math/a.c", "")
        self.assertEqual(list(check_prose.missing_paths(self.root, "docs/overview.md", page)), [])
        self.assertEqual(list(check_prose.missing_paths(self.root, "docs/other.md", "`src/gone.c`")), [])

    def test_list_shrinks(self):
        self.assertEqual(list(self.problems("the oracle\n", not_yet=("docs/a.md",))), [])
        self.assertFinds(self.problems("MuJoCo\n", not_yet=("docs/a.md",)), "passes")
        self.assertFinds(self.problems("", not_yet=("docs/gone.md",)), "does not exist")


class Integers(InFolder):
    def problems(self):
        return check_integers.check(self.root)[0]

    def test_casts(self):
        self.write("src/base/integer.h", "static inline int integer_of(double x) { return (int)x; }\n")
        self.write("src/math/vec.c", '#include "base/integer.h"\nint cell(double x, long n) {\n  return integer_of(x) + (int)n;\n}\n')
        self.assertEqual(self.problems(), [])
        self.write("src/math/vec.h", "static inline long far(float x) {\n  return (long)x;\n}\n")
        self.write("src/math/vec.c", '#include "math/vec.h"\nlong cell(float x) { return far(x); }\n')
        self.assertFinds(self.problems(), "src/math/vec.h:2")
        self.assertFinds(self.problems(), "src/math/vec.h:2")  # from the cache
        self.write("src/math/vec.h", "long far(float x);\n")
        self.assertEqual(self.problems(), [])

    def test_unreadable(self):
        self.write("src/math/vec.c", "int cell(double x) { return (int)y; }\n")
        self.assertFinds(self.problems(), "src/math/vec.c", "not readable")


class Criteria(InFolder):
    def problems(self, criteria, *tests):
        self.write("tests/acceptance/criteria.txt", "# a comment\n" + criteria)
        self.write("tests/acceptance/a/test_a.c", "".join(f"cmocka_unit_test({t}),\n" for t in tests))
        return check_criteria.check(self.root)[0]

    def test_all_there(self):
        self.assertEqual(self.problems("1 ac1-ac2 t5b\n1 ac3 = ac1\n42ai ac4 : why not\n", "r1_ac01_a", "r1_ac02_b", "r1_t05b_c"), [])
        self.assertEqual(check_criteria.rows(self.root), [("1", "4", "4", ""), ("42ai", "1", "0", "AC4: why not"), ("all", "5", "4", "")])

    def test_missing(self):
        self.assertFinds(self.problems("1 ac1-ac3\n", "r1_ac01_a", "r1_ac03_b"), "item 1, ac2")
        self.assertFinds(self.problems("1 ac1\n1 ac2 = ac7\n", "r1_ac01_a"), "item 1, ac2", "r1_ac7")

    def test_reason_beside_a_test(self):
        self.assertFinds(self.problems("1 ac1 : not built\n", "r1_ac01_a"), "has a test")

    def test_listed_twice(self):
        self.assertFinds(self.problems("1 ac1\n1 ac01\n", "r1_ac01_a"), "twice")

    def test_unknown_item(self):
        self.assertFinds(self.problems("1 ac1\n", "r1_ac01_a", "r99_ac01_b"), "item 99")


class Coverage(InFolder):
    def test_assertions_and_constants_do_not_count(self):
        self.write("src/math/a.c", "int f(int a) {\n  CT_ASSERT(a > 0 &&\n            a < 3);\n  while (1) return a ? 1 : 2;\n}\n")
        file = coverage.File(self.root / "src/math/a.c")
        for number, condition in ((2, "a > 0"), (3, "a < 3"), (4, "1"), (4, "a")):
            file.see_line(number, 5)
            file.see_branch(number, (number, condition), condition, (0, 7))
        self.assertEqual(file.counts(), (1, 1, 1, 2))
        self.assertEqual(coverage.region_text(file.text, (4, 10, 4, 11)), "1")

    def test_copies_add_up(self):
        self.write("src/math/a.c", "if (a) b();\n")
        file = coverage.File(self.root / "src/math/a.c")
        file.see_branch(1, (1, 5), "a", (0, 2))
        file.see_branch(1, (1, 5), "a", (1, 0))
        self.assertEqual(file.taken(1), [1, 2])
        self.assertEqual(coverage.total([(1, 2, 3, 4), (1, 1, 1, 1)]), (2, 3, 4, 5))


class Mutants(unittest.TestCase):
    def changes(self, text):
        return [(text[at:at + len(old)], new) for at, old, new in mutate.mutations(text)]

    def test_places(self):
        self.assertIn(("<", "<="), self.changes("if (a < b) return;\n"))
        self.assertIn(("0.5", "(1.5 * 0.5)"), self.changes("x = 0.5 * y;\n"))
        self.assertIn(("3", "4"), self.changes("x[3] = y;\n"))
        self.assertEqual(self.changes("// a < b\nCT_ASSERT(a < 3);\n#define N 3\ns = \"a + 1\";\n"), [])


class Layers(InFolder):
    def problems(self):
        return check_layers.check(self.root)[0]

    def test_downward_and_own(self):
        self.write("src/base/str.h", "")
        self.write("src/math/vec.h", "")
        self.write("src/math/vec.c", '#include "math/vec.h"\n#include "base/str.h"\n#include <corten/base.h>\n')
        self.assertEqual(self.problems(), [])

    def test_upward(self):
        self.write("src/pos/com.h", "")
        self.write("src/math/vec.c", '\n#include "pos/com.h"\n')
        self.assertFinds(self.problems(), "src/math/vec.c:2", "math comes before pos")

    def test_without_folder(self):
        self.write("src/math/vec.h", "")
        self.write("src/math/vec.c", '#include "vec.h"\n')
        self.assertFinds(self.problems(), 'write "folder/vec.h"')

    def test_missing_file(self):
        self.write("src/math/vec.c", '#include "math/vec.h"\n')
        self.assertFinds(self.problems(), "no such file")

    def test_unknown_folder(self):
        self.write("src/extra/a.c", "")
        self.assertFinds(self.problems(), "'extra' has no place")

    def test_program(self):
        self.write("src/pos/com.h", "")
        self.write("src/base/str.h", "")
        self.write("cli/main.h", "")
        self.write("cli/main.c", '#include "main.h"\n#include "base/str.h"\n#include "pos/com.h"\n')
        self.assertFinds(self.problems(), "cli/main.c:3", "src/pos")

    def test_public_header(self):
        self.write("src/base/str.h", "")
        self.write("include/corten/types.h", '#include "base/str.h"\n')
        self.assertFinds(self.problems(), "public header")


class Sizes(InFolder):
    def problems(self):
        return check_sizes.check(self.root)[0]

    def test_long_file(self):
        self.write("src/math/vec.c", "\n" * 801)
        self.assertFinds(self.problems(), "801 lines")

    def test_generated_file(self):
        self.write("src/math/vec.c", "// Written by tools/gen.py\n" + "\n" * 801)
        self.assertEqual(self.problems(), [])

    def test_long_function(self):
        self.write("src/math/vec.c", "int fine(void) {\n" + ";\n" * 88 + "}\n\nstatic int f(int a) {\n" + ";\n" * 89 + "}\n")
        self.assertFinds(self.problems(), "vec.c:92", "f has 91 lines")

    def test_parameters(self):
        many = "int a, int b, int c, int d, int e, int (*f)(int, int), int g[2]"
        self.write("src/math/vec.c", f"void ct_public({many}) {{}}\nvoid vec_f({many}) {{}}\n")
        self.assertFinds(self.problems(), "vec.c:2", "vec_f has 7 parameters")

    def test_python(self):
        self.write("tools/a.py", "def f(a, b, c, d, e, f, g):\n    pass\n")
        self.assertFinds(self.problems(), "f has 7 parameters")

    def test_functions_are_found(self):
        text = 'struct S { int a; };\nint t[] = {1};\nstatic int\nf(int a,\n  int b) {\n  if (a) { }\n}\n#define X(a) { a }\nvoid g(void) {}\n'
        found = [(f.name, f.line, f.length, f.parameters) for f in c_text.functions(text)]
        self.assertEqual(found, [("f", 3, 5, 2), ("g", 9, 1, 0)])


class Names(InFolder):
    def code(self, text, name="src/math/vec.c"):
        self.write(name, text)
        return check_names.check_code(self.root)

    def test_each_denied_word(self):
        for line in ("p = malloc(3);", "free(p);", 'printf("a");', "exit(1);", "abort();", "#include <assert.h>",
                     'x = strtod("1", 0);', "setlocale(LC_ALL, s);", "#include <immintrin.h>", "__m256d x;",
                     "static int counter;", "static int counter = 0;", "  static double memo[3];"):
            with self.subTest(line):
                self.assertFinds(self.code(line + "\n"), "src/math/vec.c:1")

    def test_fine_lines(self):
        lines = ("alloc_free(p);", "a->free(p);", 'snprintf(b, 3, "x");', "// malloc(3)", '"exit(1)";',
                 "static const int table[] = {1};", "static int f(int a) {", "static int f(int a);")
        self.assertEqual(list(self.code("\n".join(lines) + "\n")), [])

    def test_comparisons_that_nan_passes(self):
        bad = {"a.c": ("assert_float_equal(a, b, 1e-9);", "assert_double_not_equal(a, b, 0);", "worst = fmax(worst, x);", "y = fminf(y, x);",
                       'if (error > 1e-9) fail_msg("x");', 'if (a[0] - b > tolerance) {\n  fail_msg("x");\n}'),
               "a.py": ("worst = max(worst, e)", "self.worst = max(self.worst, e)", "d[k] = max(d[k], e)", "np.nanmax(x)", "if error > 1e-9:",
                        "np.testing.assert_allclose(a, b)")}
        for name, lines in bad.items():
            for line in lines:
                with self.subTest(line):
                    self.write("tests/unit/math/" + name, line + "\n")
                    self.assertFinds(check_names.check_test_code(self.root), f"tests/unit/math/{name}:1")
            self.write("tests/unit/math/" + name, "")

    def test_comparisons_that_nan_fails(self):
        self.write("tests/unit/math/a.c", 'assert_within(a, b, 1e-9);\nif (!(e <= 1e-9)) fail_msg("x");\n// fmax(a, b)\nif (n > 3) fail_msg("x");\n')
        self.write("tests/unit/math/a.py", "worst = np.maximum(worst, e)\nif not error <= 1e-9:\nn = max(1, m)\n")
        self.assertEqual(list(check_names.check_test_code(self.root)), [])

    def test_allocator_is_the_place(self):
        self.assertEqual(list(self.code("p = malloc(3);\n", "src/base/alloc.c")), [])

    def test_program_prints_what_is_checked(self):
        self.assertEqual(list(self.code('cli_print("a"); fprintf(stderr, "b"); exit(1);\n', "cli/main.c")), [])
        for text in ('printf("a");\n', "fflush(stdout);\n", "p = malloc(3);\n", 'f = fopen("a", "w");\n'):
            with self.subTest(text):
                self.assertEqual(len(list(self.code(text, "cli/main.c"))), 1)

    def test_words(self):
        for text in ("// TODO later", "see /home/me/x", "https://registry.example/simple"):
            with self.subTest(text):
                self.write("docs/a.md", text + "\n")
                self.assertFinds(check_names.check_words(self.root), "docs/a.md:1")

    def test_static_functions(self):
        self.write("src/base/map.c", "static int find_slot(int x) { return x; }\n")
        self.write("src/math/lu.c", "static int find_pivot(int x) { return x; }\n")
        self.assertEqual(list(check_names.check_functions(self.root)), [])
        self.write("src/pos/tendon.c", "static int find_slot(int x) { return x; }\n")
        self.assertFinds(check_names.check_functions(self.root), "src/base/map.c and src/pos/tendon.c", "find_slot")
        self.write("src/pos/tendon.c", "")
        self.write("src/math/lu.c", "static int find(int x) { return x; }\n")
        self.assertFinds(check_names.check_functions(self.root), "src/math/lu.c: find", "verb")
        self.write("src/math/lu.c", "typedef struct Work {\n  int n;\n} Work;\n")
        self.assertEqual(list(check_names.check_functions(self.root)), [])
        self.write("src/pos/com.c", "typedef enum Work { A } Work;\n")
        self.assertFinds(check_names.check_functions(self.root), "src/math/lu.c and src/pos/com.c", "Work")

    def test_habits(self):
        ruler = "//" + 34 * "-" + " words "
        self.write("src/math/lu.h", "#ifndef MATH_LU_H\n#define MATH_LU_H\n\n#endif\n")
        self.write("src/math/lu.c", ruler.ljust(100, "-") + "\nstatic const int kTable[] = {1, 2};\n//" + 98 * "-" + "\n")
        self.assertEqual(list(check_names.check_habits(self.root)), [])
        self.write("src/pos/com.h", "#ifndef COM_H\n#define COM_H\n\n#endif\n")
        self.assertFinds(check_names.check_habits(self.root), "src/pos/com.h", "POS_COM_H")
        (self.root / "src/pos/com.h").unlink()
        for line in ("// ---- words", ruler, ruler.ljust(99, "-"), ruler.ljust(101, "-")):
            self.write("src/math/lu.c", f"\n{line}\n")
            self.assertFinds(check_names.check_habits(self.root), "src/math/lu.c:2", "34 dashes")
        for line in ("static const int table[] = {1, 2};", "static const double PI = 3;", "static const char* const name[2] = {0};"):
            self.write("src/math/lu.c", f"\n{line}\n")
            self.assertFinds(check_names.check_habits(self.root), "src/math/lu.c:2", "kName")

    def test_unique_names(self):
        self.write("src/math/util.c", "")
        self.write("src/pos/util.c", "")
        self.assertFinds(check_names.check_unique(self.root), "src/math/util.c and src/pos/util.c")

    def test_tests_exist(self):
        self.write("src/math/vec.c", "")
        self.write("src/math/vec.h", "static inline int f(void) { return 1; }\n")
        self.write("src/math/plain.h", "int f(void);\n")
        self.assertFinds(check_names.check_tests(self.root), "src/math/vec.c", "test_vec.c")
        self.write("src/math/quat.h", "static inline int f(void) { return 1; }\n")
        self.write("tests/unit/math/test_vec.c", "")
        self.assertFinds(check_names.check_tests(self.root), "src/math/quat.h", "test_quat.c")

    def test_public_functions_are_listed(self):
        self.write("src/math/vec.c", "void ct_step(const ctModel* m, ctData* d) {\n}\n"
                   "void ct_setAllocator(const ctAllocator* a) {\n}\nint ctu_secret(int a) {\n}\n")
        self.assertFinds(check_names.check_public(self.root), "ctu_secret")


class Scripts(InFolder):
    def run_script(self, name):
        self.write("tools/check/" + name, (ROOT / "tools/check" / name).read_text())
        return subprocess.run(["sh", str(self.root / "tools/check" / name)], capture_output=True).returncode

    def test_format(self):
        shutil.copy(ROOT / ".clang-format", self.root)
        self.write("src/math/vec.c", "int f(void) { return 1; }\n")
        self.write("include/corten/base.h", "int g(void);\n")
        self.assertEqual(self.run_script("check_format.sh"), 0)
        self.write("src/math/vec.c", "int f( void ){return 1;}\n")
        self.assertNotEqual(self.run_script("check_format.sh"), 0)
        self.write("src/math/vec.c", "// Written by tools/gen.py\nint f( void ){return 1;}\n")
        self.assertEqual(self.run_script("check_format.sh"), 0)

    def test_headers(self):
        self.write("include/corten/base.h", "typedef int good;\n")
        self.assertEqual(self.run_script("check_headers.sh"), 0)
        self.write("include/corten/base.h", "void needs(size_t n);\n")
        self.assertNotEqual(self.run_script("check_headers.sh"), 0)


class Generator(unittest.TestCase):
    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)
        for name in ("schema", "tools", "docs"):
            shutil.copytree(ROOT / name, self.root / name, ignore=shutil.ignore_patterns("__pycache__"))
        (self.root / "src").mkdir()
        for name in (ROOT / "tools/gen/lane_sources.txt").read_text().split("\n"):
            if name and name[0] != "#":
                (self.root / "src" / name).parent.mkdir(exist_ok=True)
                shutil.copy(ROOT / "src" / name, self.root / "src" / name)
        (self.root / "tests/conformance").mkdir(parents=True)
        for name in ("parts.py", "README.md"):
            shutil.copy(ROOT / "tests/conformance" / name, self.root / "tests/conformance" / name)

    def gen(self, *args):
        return subprocess.run([sys.executable, str(self.root / "tools/gen.py"), *args],
                              capture_output=True, text=True)

    def edit(self, name, old, new):
        path = self.root / name
        text = path.read_text()
        self.assertIn(old, text)
        path.write_text(text.replace(old, new, 1))

    def test_fresh_after_writing(self):
        self.assertNotEqual(self.gen("--check").returncode, 0)
        self.assertEqual(self.gen().returncode, 0)
        self.assertEqual(self.gen("--check").returncode, 0)

    def test_edited_output_is_stale(self):
        self.gen()
        self.edit("include/corten/model.h", "nbody", "nbodies")
        result = self.gen("--check")
        self.assertEqual(result.returncode, 1)
        self.assertIn("include/corten/model.h", result.stderr)

    def test_missing_meaning(self):
        line = next(x for x in (self.root / "schema/model.schema").read_text().splitlines() if x.startswith("body_mass "))
        self.edit("schema/model.schema", line, line.split("|")[0] + "|")
        self.gen()
        result = self.gen("--check")
        self.assertEqual(result.returncode, 1)
        self.assertIn("ctModel.body_mass", result.stderr)

    def test_declared_once_defined(self):
        self.gen()
        self.assertNotIn("ct_step(", (self.root / "include/corten/corten.h").read_text())
        (self.root / "src/a.c").write_text("void ct_step(const ctModel* m,\n             ctData* d) {\n}\n")
        self.gen()
        self.assertIn("CT_API void ct_step(const ctModel* m, ctData* d);", (self.root / "include/corten/corten.h").read_text())

    def test_bad_stage(self):
        self.edit("schema/data.schema", "== position / com\n", "== postion / com\n")
        self.assertIn("bad group", self.gen().stderr)

    def test_unreadable_line(self):
        self.edit("schema/data.schema", "== position / com\n", "== position / com\nwhat is this, then | a line\n")
        result = self.gen()
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("data.schema:", result.stderr)


class Reader(unittest.TestCase):
    def field(self, text):
        f = schema_reader.parse_field(text, "", "", "here")
        return f.name, f.base, f.extent, f.is_array, f.args

    def test_fields(self):
        self.assertEqual(self.field("a  cttNum"), ("a", "cttNum", [], False, ""))
        self.assertEqual(self.field("a  cttNum[2, 3]"), ("a", "cttNum", ["2", "3"], False, ""))
        self.assertEqual(self.field("a  int*(nv, 6)"), ("a", "int", ["nv", "6"], True, ""))
        self.assertEqual(self.field("a  const char* const*"), ("a", "const char* const*", [], False, ""))
        self.assertEqual(self.field("a  int (*)(int b, int c)"), ("a", "int", [], False, "int b, int c"))

    def test_no_duplicates(self):
        names = [name for name, _ in schema_reader.meanings(schema_reader.read_schema(ROOT / "schema"))]
        self.assertEqual([n for n in set(names) if names.count(n) > 1], [])

    def test_every_meaning_is_short(self):
        long = [n for n, m in schema_reader.meanings(schema_reader.read_schema(ROOT / "schema")) if len(m) > 120]
        self.assertEqual(long, [])


class Libm(InFolder):
    def test_calls_whose_bits_may_vary_are_found(self):
        self.write("src/math/a.c", "double f(double x) { return sin(x) + fn_cos(x) + sqrt(x); } // exp(x)\n#define G REAL_EACH1(pow, x)\n")
        self.assertEqual([c[1:] for c in check_libm.find_calls(self.root, ("src",))], [(1, "sin"), (2, "pow")])


if __name__ == "__main__":
    unittest.main(verbosity=0)
