// real is a double.
#include "unit/base/real_cases.h"
