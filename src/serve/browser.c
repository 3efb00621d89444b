#include "serve/browser.h"

#include <spawn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

extern char** environ;

void browser_open(const char* url) {
  static const char* const command[] = {"xdg-open", "open"};
  const char* wanted = getenv("CORTEN_BROWSER");
  if (wanted && strcmp(wanted, "0") == 0) return;
  for (size_t i = 0; i < sizeof command / sizeof *command; i++) {
    char* const argument[] = {(char*)command[i], (char*)url, NULL};
    pid_t child;
    if (posix_spawnp(&child, command[i], NULL, NULL, argument, environ) == 0) return;
  }
}
