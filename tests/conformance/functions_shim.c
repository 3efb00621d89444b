// The functions of reals of the C library, by our own: loaded before it (LD_PRELOAD) they give
// MuJoCo the last bits that Corten has, so that all other arithmetic can be compared to the last
// bit. Only what MuJoCo's library takes from the C library is here.
#include "math/fn.h"

#define EXPORT __attribute__((visibility("default")))

EXPORT double sin(double x);
EXPORT double cos(double x);
EXPORT double tan(double x);
EXPORT double asin(double x);
EXPORT double acos(double x);
EXPORT double exp(double x);
EXPORT double log(double x);
EXPORT double pow(double x, double y);
EXPORT double atan2(double y, double x);
EXPORT float atan2f(float y, float x);

double sin(double x) { return fn_sin(x); }
double cos(double x) { return fn_cos(x); }
double tan(double x) { return fn_tan(x); }
double asin(double x) { return fn_asin(x); }
double acos(double x) { return fn_acos(x); }
double exp(double x) { return fn_exp(x); }
double log(double x) { return fn_log(x); }
double pow(double x, double y) { return fn_pow(x, y); }
double atan2(double y, double x) { return fn_atan2(y, x); }
float atan2f(float y, float x) { return (float)fn_atan2((double)y, (double)x); }
