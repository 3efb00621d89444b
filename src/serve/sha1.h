// SHA-1 (RFC 3174), which the handshake of WebSockets names. Not for secrets.
#ifndef SERVE_SHA1_H
#define SERVE_SHA1_H

#include <stddef.h>

void sha1_digest(unsigned char out[20], const unsigned char* data, size_t size);

#endif
