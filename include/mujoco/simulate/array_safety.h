// Texts in arrays of fixed length, cut to fit, under the names of MuJoCo's samples.
#ifndef CORTEN_MUJOCO_ARRAY_SAFETY_H
#define CORTEN_MUJOCO_ARRAY_SAFETY_H

#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <cstring>

namespace mujoco {
namespace sample_util {

template <typename T, std::size_t N> constexpr std::size_t arrayLength(const T (&)[N]) { return N; }

template <std::size_t N> char* strcpy_arr(char (&out)[N], const char* text) {
  std::snprintf(out, N, "%s", text);
  return out;
}

template <std::size_t N> char* strcat_arr(char (&out)[N], const char* text) {
  const std::size_t n = std::strlen(out);
  std::snprintf(out + n, N - n, "%s", text);
  return out;
}

template <std::size_t N> int sprintf_arr(char (&out)[N], const char* format, ...) {
  std::va_list list;
  va_start(list, format);
  const int n = std::vsnprintf(out, N, format, list);
  va_end(list);
  return n;
}

} // namespace sample_util
} // namespace mujoco

#endif
