// libFuzzer target for recordings. The first byte says what the rest is:
//   even  a recording as it is
//   odd   the blocks of one, behind a good head with a small model
// A recording that is read is replayed by the program itself, from a file; it must come back with
// an exit code of its table. What is set is state, and steps never leave the arena (the sanitizer
// watches).
#include "base/file.h"
#include "cli/cli.h"
#include "cli/recording.h"
#include "fuzz.h"

#include <fcntl.h>
#include <getopt.h>
#include <string.h>
#include <unistd.h>

static const char model[] =
    "<mujoco><option timestep='.01'/><worldbody><geom type='plane' size='1 1 1'/>"
    "<body pos='0 0 .2'><freejoint/><geom size='.1'/></body><body mocap='true'><geom "
    "size='.01'/></body>"
    "<body pos='1 0 1'><joint name='j' range='0 1' limited='true'/><geom size='.1' pos='.2 0 "
    "0'/></body></worldbody>"
    "<actuator><general joint='j' dyntype='integrator'/></actuator>"
    "<equality><joint joint1='j'/></equality><sensor><jointpos joint='j'/></sensor></mujoco>";

// The program's own scene is not part of this.
const char cli_demo_scene[] = "<mujoco/>";

// Standard output goes to `to`; returns what it was.
static int redirect(int to) {
  fflush(stdout);
  const int before = dup(STDOUT_FILENO);
  REQUIRE(to >= 0 && before >= 0 && dup2(to, STDOUT_FILENO) >= 0);
  close(to);
  return before;
}

static size_t wrap(const uint8_t* data, size_t size, char* out, size_t room) {
  const int head = snprintf(out, room, "corten recording 2\nengine x 1\nmodel %zu\n%s\n",
                            sizeof model - 1, model);
  memcpy(out + head, data, size);
  return (size_t)head + size;
}

// What the program does with the text: exit code 0 or 1.
static void replay(const char* text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/tmp/corten_fuzz_recording_%ld", (long)getpid());
  char* argv[] = {"corten", "diff", path, NULL};
  FILE* f = fopen(path, "wb");
  REQUIRE(f && fwrite(text, 1, size, f) == size && fclose(f) == 0);
  optind = 0; // getopt begins anew
  const int output = redirect(open("/dev/null", O_WRONLY));
  const int result = cli_main(3, argv);
  close(redirect(output));
  unlink(path);
  REQUIRE(result == EXIT_OK || result == EXIT_TROUBLE);
}

// Replays of many blocks take long and show nothing new.
static bool small(const Recording* r) { return r->nblock <= 40; }

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size < 1) return 0;
  const size_t room = size + sizeof model + 200;
  char *text = malloc(room), *copy = malloc(room), error[1000] = "";
  REQUIRE(text && copy);
  size_t length = size - 1;
  if (data[0] % 2) {
    length = wrap(data + 1, size - 1, text, room);
  } else {
    memcpy(text, data + 1, length);
  }
  text[length] = 0;
  memcpy(copy, text, length + 1);
  Recording r = {0};
  const bool read = recording_parse(&r, copy, length, error, sizeof error);
  REQUIRE(read == !error[0]);
  for (int i = 0; read && i < r.nblock; i++)
    for (int k = 0; k < r.block[i].nfield; k++)
      REQUIRE(r.block[i].kind != REC_SET || recording_may_set(r.block[i].field[k].field));
  // a whole recording of the good head, whose model is not the input's to choose
  if (read && data[0] % 2 && small(&r)) replay(text, length);
  if (read) recording_free(&r);
  free(text);
  free(copy);
  return 0;
}
