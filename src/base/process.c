// The input is a socket, not a pipe: sending to a program that has ended then gives EPIPE without
// the signal SIGPIPE, which would end this process.
#include "base/process.h"

#include "base/assert.h"
#include "base/io.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

// Input from fd, output to nowhere. 0 or an errno.
static int spawn_program(pid_t* pid, const char* const* argv, int fd) {
  posix_spawn_file_actions_t actions;
  int code = posix_spawn_file_actions_init(&actions);
  if (code) return code;
  code = posix_spawn_file_actions_adddup2(&actions, fd, STDIN_FILENO);
  for (int out = STDOUT_FILENO; out <= STDERR_FILENO && !code; out++)
    code = posix_spawn_file_actions_addopen(&actions, out, "/dev/null", O_WRONLY, 0);
  if (!code) code = posix_spawnp(pid, argv[0], &actions, NULL, (char* const*)argv, environ);
  posix_spawn_file_actions_destroy(&actions);
  return code;
}

int process_start(Process* p, const char* const* argv) {
  int end[2];
  *p = (Process){.pid = -1, .input = -1};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, end)) return errno;
  shutdown(end[1], SHUT_WR);
  const int code = spawn_program(&p->pid, argv, end[1]);
  io_close(end[1]);
  if (code) {
    io_close(end[0]);
  } else {
    p->input = end[0];
  }
  return code;
}

int process_write(Process* p, const void* data, size_t size) {
  CT_ASSERT(p->input >= 0);
  for (const char* from = data; size > 0;) {
    const ssize_t n = send(p->input, from, size, MSG_NOSIGNAL);
    if (n < 0 && errno != EINTR) return errno;
    if (n < 0) continue;
    from += n;
    size -= (size_t)n;
  }
  return 0;
}

int process_wait(Process* p) {
  int status = 0;
  if (p->input >= 0) io_close(p->input);
  p->input = -1;
  while (waitpid(p->pid, &status, 0) < 0)
    if (errno != EINTR) return 127; // someone else has waited for it
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
