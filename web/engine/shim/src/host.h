// What the module asks of its host, the JavaScript around it (web/engine/js/host.js).
#ifndef SHIM_HOST_H
#define SHIM_HOST_H

#include <stddef.h>

#define HOST(name) __attribute__((import_module("corten"), import_name(#name)))

HOST(now) double host_now(void);                                  // seconds
HOST(guard) int host_guard(void (*fn)(void* arg), void* arg);     // 0: it left
HOST(leave) _Noreturn void host_leave(void);                      // to the innermost guard
HOST(print) void host_print(int stream, const char* text, size_t n);
HOST(report) int host_report(int kind, const char* text);         // nonzero: taken
HOST(send) void host_send(const void* data, size_t n);            // to the page

#endif
