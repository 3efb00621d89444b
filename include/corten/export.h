// What leaves the library, and how: symbol visibility and C linkage.
#ifndef CORTEN_EXPORT_H
#define CORTEN_EXPORT_H

// CT_STATIC: the program links the static library. CT_BUILD: the library itself is being compiled.
#if defined(CT_STATIC)
#define CT_API
#elif defined(_WIN32)
#if defined(CT_BUILD)
#define CT_API __declspec(dllexport)
#else
#define CT_API __declspec(dllimport)
#endif
#else
#define CT_API __attribute__((visibility("default")))
#endif

// Public headers put their declarations between these two.
#if defined(__cplusplus)
#define CT_BEGIN_DECLS extern "C" {
#define CT_END_DECLS }
#else
#define CT_BEGIN_DECLS
#define CT_END_DECLS
#endif

#endif
