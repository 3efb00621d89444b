#include "interrupt.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t came;

static void remember(int number) { came = number; }

void interrupt_watch(void) {
  static const int watched[] = {SIGINT, SIGTERM};
  for (int i = 0; i < 2; i++) {
    struct sigaction old, act = {.sa_handler = remember};
    act.sa_flags = (int)SA_RESETHAND;
    sigemptyset(&act.sa_mask);
    // a signal that the caller has switched off (nohup, a shell's background job) stays so
    if (sigaction(watched[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN)
      sigaction(watched[i], &act, NULL);
  }
}

int interrupt_signal(void) { return came; }
