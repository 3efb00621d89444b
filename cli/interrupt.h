// Ctrl-C and SIGTERM as a question that a loop asks, so that it can keep what it has.
#ifndef CT_CLI_INTERRUPT_H
#define CT_CLI_INTERRUPT_H

// From now on the first of these signals is only remembered; a second one ends the program.
void interrupt_watch(void);

int interrupt_signal(void); // the signal that came; 0: none

#endif
