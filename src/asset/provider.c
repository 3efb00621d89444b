#include "asset/provider.h"

#include "base/alloc.h"
#include "base/str.h"

#include <corten/corten.h>

#include <ctype.h>
#include <pthread.h>
#include <string.h>
#include <strings.h>

enum { MOST = 64 };

// Entries below the counts never change.
static struct {
  pthread_mutex_t lock;
  const ctpResourceProvider* provider[MOST];
  const ctpDecoder* decoder[MOST];
  int providers, decoders;
} known = {.lock = PTHREAD_MUTEX_INITIALIZER};

static int count_of(const int* count) {
  pthread_mutex_lock(&known.lock);
  int n = *count;
  pthread_mutex_unlock(&known.lock);
  return n;
}

//---------------------------------- providers -----------------------------------------------------

// As the scheme of a URI: a letter, then letters, digits, `+`, `-`, `.`
static bool is_prefix(const char* text) {
  if (!text || !isalpha((unsigned char)text[0])) return false;
  for (; *text; text++)
    if (!isalnum((unsigned char)*text) && !strchr("+-.", *text)) return false;
  return true;
}

static bool same_provider(const ctpResourceProvider* a, const ctpResourceProvider* b) {
  return a->open == b->open && a->read == b->read && a->close == b->close && a->mount == b->mount &&
         a->unmount == b->unmount && a->modified == b->modified && a->data == b->data;
}

// A copy with a prefix of its own
static ctpResourceProvider* copy_provider(const ctpResourceProvider* p) {
  size_t n = strlen(p->prefix) + 1;
  char* block = alloc_bytes(sizeof *p + n);
  if (!block) return NULL;
  ctpResourceProvider* copy = (ctpResourceProvider*)(void*)block;
  *copy = *p;
  copy->prefix = memcpy(block + sizeof *p, p->prefix, n);
  return copy;
}

// Slot of a provider: the one of its twin, or a new one; -1: the prefix is another's, or no room.
static int add_provider(const ctpResourceProvider* p) {
  for (int i = 0; i < known.providers; i++) {
    if (strcasecmp(known.provider[i]->prefix, p->prefix) != 0) continue;
    return same_provider(known.provider[i], p) ? i + 1 : -1;
  }
  if (known.providers == MOST) return -1;
  const ctpResourceProvider* copy = copy_provider(p);
  if (!copy) return -1;
  known.provider[known.providers++] = copy;
  return known.providers;
}

const ctpResourceProvider* provider_find(const char* name) {
  const char* colon = name ? strchr(name, ':') : NULL;
  if (!colon || colon == name) return NULL;
  size_t n = (size_t)(colon - name);
  int count = count_of(&known.providers);
  for (int i = 0; i < count; i++) {
    const char* prefix = known.provider[i]->prefix;
    if (strlen(prefix) == n && strncasecmp(prefix, name, n) == 0) return known.provider[i];
  }
  return NULL;
}

void ctp_defaultResourceProvider(ctpResourceProvider* provider) {
  memset(provider, 0, sizeof *provider);
}

// Slots count from 1.
int ctp_registerResourceProvider(const ctpResourceProvider* provider) {
  if (!provider || !is_prefix(provider->prefix) || !provider->open || !provider->read ||
      !provider->close)
    return -1;
  pthread_mutex_lock(&known.lock);
  int slot = add_provider(provider);
  pthread_mutex_unlock(&known.lock);
  return slot;
}

int ctp_resourceProviderCount(void) { return count_of(&known.providers); }

const ctpResourceProvider* ctp_getResourceProvider(const char* resource_name) {
  return provider_find(resource_name);
}

const ctpResourceProvider* ctp_getResourceProviderAtSlot(int slot) {
  return slot > 0 && slot <= count_of(&known.providers) ? known.provider[slot - 1] : NULL;
}

//---------------------------------- decoders ------------------------------------------------------

static ctpDecoder* copy_decoder(const ctpDecoder* d) {
  size_t type = strlen(d->content_type) + 1, ext = strlen(d->extension) + 1;
  char* block = alloc_bytes(sizeof *d + type + ext);
  if (!block) return NULL;
  ctpDecoder* copy = (ctpDecoder*)(void*)block;
  *copy = *d;
  copy->content_type = memcpy(block + sizeof *d, d->content_type, type);
  copy->extension = memcpy(block + sizeof *d + type, d->extension, ext);
  return copy;
}

static void add_decoder(const ctpDecoder* d) {
  for (int i = 0; i < known.decoders; i++) {
    const ctpDecoder* k = known.decoder[i];
    if (strcasecmp(k->content_type, d->content_type) == 0 && k->decode == d->decode) return;
  }
  const ctpDecoder* copy = known.decoders < MOST ? copy_decoder(d) : NULL;
  if (copy) known.decoder[known.decoders++] = copy;
}

void ctp_defaultDecoder(ctpDecoder* decoder) { memset(decoder, 0, sizeof *decoder); }

void ctp_registerDecoder(const ctpDecoder* decoder) {
  if (!decoder || !decoder->content_type || !decoder->extension || !decoder->can_decode ||
      !decoder->decode)
    return;
  pthread_mutex_lock(&known.lock);
  add_decoder(decoder);
  pthread_mutex_unlock(&known.lock);
}

// Does the name end with one of the extensions between bars (".a|.b")?
static bool has_extension(const char* name, const char* extensions) {
  const char* dot = strrchr(name, '.');
  if (!dot) return false;
  size_t n = strlen(dot);
  while (*extensions) {
    size_t len = strcspn(extensions, "|");
    if (len == n && strncasecmp(extensions, dot, n) == 0) return true;
    extensions += len + (extensions[len] == '|');
  }
  return false;
}

// Those of the content type first, then those of the extension; the first that says it can.
const ctpDecoder* ctp_findDecoder(const ctResource* resource, const char* content_type) {
  int n = count_of(&known.decoders);
  for (int by_name = 0; by_name < 2; by_name++) {
    for (int i = 0; i < n; i++) {
      const ctpDecoder* d = known.decoder[i];
      bool fits = by_name ? has_extension(resource->name, d->extension)
                          : content_type && strcasecmp(d->content_type, content_type) == 0;
      if (fits && d->can_decode(resource)) return d;
    }
  }
  return NULL;
}
