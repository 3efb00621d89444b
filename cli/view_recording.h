// A recording in the browser: one page that is served until the program is interrupted.
#ifndef CT_CLI_VIEW_RECORDING_H
#define CT_CLI_VIEW_RECORDING_H

#include "serve/server.h"

// Does the file begin as a recording does (docs/recording.md)?
bool view_is_recording(const char* path);

typedef struct ViewRecording {
  const char* recording;
  const char* model; // NULL: the one inside of the recording
  const char* host;
  int port;
  void (*log)(void* user, const char* text); // NULL: none
  void (*opened)(const char* url);           // the page can be opened
} ViewRecording;

// Returns the exit code of the program.
int view_recording(const ViewRecording* v);

#endif
