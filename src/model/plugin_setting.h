// Settings of plugins as numbers, by MuJoCo's rules.
#ifndef MODEL_PLUGIN_SETTING_H
#define MODEL_PLUGIN_SETTING_H

#include <stdbool.h>

// Is a text without its spaces one number, or empty? So `1 2` passes, and reads as 1.
bool plugin_setting_is_number(const char* text);

// The number that a text begins with; `absent` for an empty text, NaN if there is none.
double plugin_setting_read(const char* text, double absent);

#endif
