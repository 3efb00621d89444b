// Messages of the page to the program that runs: a word and its arguments, divided by spaces.
#ifndef SERVE_COMMAND_H
#define SERVE_COMMAND_H

#include <stdbool.h>
#include <stddef.h>

typedef enum CommandKind {
  COMMAND_WISH,   // flags frame label: decorations to send
  COMMAND_WATCH,  // name: a field of the data to send
  COMMAND_TAKE,   // be the pilot
  COMMAND_KEY,    // code modifiers: a key that means nothing to the page
  COMMAND_STATE,  // ask for the state as a keyframe
  COMMAND_PLAY,   //
  COMMAND_PAUSE,  //
  COMMAND_STEP,   // number; back in the history if negative
  COMMAND_SPEED,  // factor
  COMMAND_SEEK,   // time in the history
  COMMAND_RESET,  //
  COMMAND_FRAME,  // number of a keyframe to start from
  COMMAND_CTRL,   // actuator value
  COMMAND_JOINT,  // joint value
  COMMAND_EQUAL,  // equality on
  COMMAND_OPTION, // name index value
  COMMAND_FLAG,   // 0: disable, 1: enable; bit; on
  COMMAND_SELECT, // body and a point in its frame; 0: none
  COMMAND_DRAG,   // 1: move, 2: turn, 0: end
  COMMAND_MOVE,   // by x y z
  COMMAND_TURN,   // about x y z, by its length
  COMMAND_RELOAD, //
  COMMAND_CAMERA, // type, fixed camera, tracked body, point, distance, azimuth, elevation
  COMMAND_VIEW,   // label, frame, flags as bits, groups of seven kinds as bits
  COMMAND_WINDOW, // width and height of the picture
} CommandKind;

enum { COMMAND_ARGUMENTS = 10, COMMAND_NAME = 64, COMMAND_LONGEST = 256 };

typedef struct PageCommand {
  CommandKind kind;
  bool steers;             // only the pilot may
  char name[COMMAND_NAME]; // first argument of watch and option
  double value[COMMAND_ARGUMENTS];
  int count; // of values, all finite
} PageCommand;

// False: no such word, arguments that are no finite numbers, too few, too many, or too long.
bool command_read(PageCommand* c, const char* text, size_t size);

#endif
