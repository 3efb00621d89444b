#ifndef CT_CLI_CLI_H
#define CT_CLI_CLI_H

#include <corten/corten.h>

#include <stdbool.h>
#include <stddef.h>

// Exit codes of the program (docs/program.md). A run that a signal ended: 128 + its number.
enum { EXIT_OK = 0, EXIT_TROUBLE = 1, EXIT_USAGE = 2, EXIT_SIGNAL = 128 };

typedef struct Command {
  const char* name;
  const char* summary; // one line for `corten --help`
  const char* help;    // text of `corten NAME --help`
  int (*run)(int argc, char** argv);
} Command;

extern const Command command_run, command_compile, command_check, command_info, command_dump,
    command_diff, command_bench, command_render, command_view, command_rollout, command_merge;

// The program: what `main` calls. Returns the exit code.
int cli_main(int argc, char** argv);

// The scene that `run` and `bench` use without a model (scenes/demo.xml).
extern const char cli_demo_scene[];

bool cli_is_binary(const char* path); // a model in binary form, by its name: .ctb

// Loads a model file (MJCF, URDF, binary), or the embedded scene when path is NULL. NULL after
// printing all errors.
ctModel* cli_load(const char* path);
ctModel* cli_load_string(const char* xml, const char* what);

// Data reset to the model's keyframe of that name; key may be NULL. NULL after printing an error.
ctData* cli_make_data(const ctModel* m, const char* key);

// Progress bar on stderr when that is a terminal; done in 0..1.
void cli_progress(double done);
void cli_progress_end(void);

// Seconds of a steady clock.
double cli_now(void);

// The most memory the process has had, in bytes.
double cli_peak_memory(void);

#endif
