// Texts and lists of a spec in C++: what std::string and std::vector offer, on the library's own
// memory. A value that a program declares itself is freed with it; one that belongs to a spec is
// reached by pointer.
#ifndef MUJOCO_MJVECTOR_H
#define MUJOCO_MJVECTOR_H

#if defined(__cplusplus)

#include <corten/compat.h>

#include <cstddef>
#include <mujoco/mjtags.h>
#include <stdexcept>
#include <string>
#include <vector>

struct ctString_ {
  ctString_() = default;
  ctString_(const ctString_& other) { cts_setString(this, other.c_str()); }
  ctString_(const char* text) { cts_setString(this, text); }
  ctString_(const std::string& text) { cts_setString(this, text.c_str()); }
  ~ctString_() { ctmj_emptyString(this); }
  ctString_& operator=(const ctString_& other) { return *this = std::string(other.c_str()); }
  ctString_& operator=(const char* text) { return *this = std::string(text); }
  ctString_& operator=(const std::string& text) {
    cts_setString(this, text.c_str());
    return *this;
  }
  const char* c_str() const { return text_ ? text_ : ""; }
  std::size_t size() const { return str().size(); }
  std::size_t length() const { return size(); }
  bool empty() const { return !text_ || !*text_; }
  std::string str() const { return c_str(); }
  operator std::string() const { return c_str(); }

private:
  char* text_ = nullptr;
};
inline bool operator==(const ctString_& a, const std::string& b) { return a.str() == b; }
inline bool operator==(const std::string& a, const ctString_& b) { return a == b.str(); }
inline bool operator!=(const ctString_& a, const std::string& b) { return !(a == b); }

struct ctStringVec_ {
  ctStringVec_() = default;
  ctStringVec_(const ctStringVec_& other) {
    for (const ctString_& s : other) push_back(s);
  }
  ctStringVec_& operator=(const ctStringVec_& other) {
    if (this == &other) return *this;
    clear();
    for (const ctString_& s : other) push_back(s);
    return *this;
  }
  ~ctStringVec_() { clear(); }
  std::size_t size() const { return (std::size_t)count_; }
  std::size_t capacity() const { return (std::size_t)cap_; }
  bool empty() const { return count_ == 0; }
  void clear() { ctmj_emptyStringVec(this); }
  void push_back(const std::string& text) { cts_appendString(this, text.c_str()); }
  ctString_& at(std::size_t i) { return data_[check_(i)]; }
  const ctString_& at(std::size_t i) const { return data_[check_(i)]; }
  ctString_& operator[](std::size_t i) { return data_[i]; }
  const ctString_& operator[](std::size_t i) const { return data_[i]; }
  ctString_* begin() { return data_; }
  ctString_* end() { return data_ + count_; }
  const ctString_* begin() const { return data_; }
  const ctString_* end() const { return data_ + count_; }
  operator std::vector<std::string>() const { return std::vector<std::string>(begin(), end()); }

private:
  std::size_t check_(std::size_t i) const {
    if (i >= size()) throw std::out_of_range("mjStringVec::at");
    return i;
  }
  ctString_* data_ = nullptr;
  int count_ = 0, cap_ = 0;
};

// A list of numbers; Set is the library's function that copies an array into it.
template <typename Self, typename T, typename Source, void (*Set)(Self*, const Source*, int)>
struct mjNumberVec_ {
  typedef T value_type;
  mjNumberVec_() = default;
  mjNumberVec_(const mjNumberVec_& other) { assign(other.begin(), other.end()); }
  mjNumberVec_& operator=(const mjNumberVec_& other) {
    return *this = std::vector<T>(other.begin(), other.end());
  }
  mjNumberVec_& operator=(const std::vector<T>& v) {
    Set(static_cast<Self*>(this), v.data(), (int)v.size());
    return *this;
  }
  ~mjNumberVec_() { clear(); }
  std::size_t size() const { return (std::size_t)count_; }
  std::size_t capacity() const { return (std::size_t)cap_; }
  bool empty() const { return count_ == 0; }
  void clear() { ctmj_emptyVec(this); }
  template <typename It> void assign(It first, It last) { *this = std::vector<T>(first, last); }
  void push_back(T x) {
    std::vector<T> v(begin(), end());
    v.push_back(x);
    *this = v;
  }
  T& at(std::size_t i) { return data_[check_(i)]; }
  const T& at(std::size_t i) const { return data_[check_(i)]; }
  T* data() { return data_; }
  const T* data() const { return data_; }
  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  T* begin() { return data_; }
  T* end() { return data_ + count_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + count_; }
  operator std::vector<T>() const { return std::vector<T>(begin(), end()); }

private:
  std::size_t check_(std::size_t i) const {
    if (i >= size()) throw std::out_of_range("list::at");
    return i;
  }
  T* data_ = nullptr;
  int count_ = 0, cap_ = 0;
};
struct ctIntVec_ : mjNumberVec_<ctIntVec_, int, int, cts_setInt> {
  using mjNumberVec_::operator=;
};
struct ctFloatVec_ : mjNumberVec_<ctFloatVec_, float, float, cts_setFloat> {
  using mjNumberVec_::operator=;
};
struct ctDoubleVec_ : mjNumberVec_<ctDoubleVec_, double, double, cts_setDouble> {
  using mjNumberVec_::operator=;
};
struct ctByteVec_ : mjNumberVec_<ctByteVec_, unsigned char, void, cts_setBuffer> {
  using mjNumberVec_::operator=;
};

#endif
#endif
