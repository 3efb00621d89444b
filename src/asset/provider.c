// Providers and decoders of the whole process. Entries are added under a lock and never change or
// go away, so that pointers to them stay valid. Prefixes, content types and extensions are unique.
#include "asset/provider.h"

#include "base/alloc.h"
#include "base/report.h"
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

static int locked_count(const int* count) {
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

enum { TAKEN = -2 };

// Slot of a provider: the one of its twin, or a new one; TAKEN: the prefix is another's; -1: no
// room.
static int add_provider(const ctpResourceProvider* p) {
  for (int i = 0; i < known.providers; i++) {
    if (strcasecmp(known.provider[i]->prefix, p->prefix) != 0) continue;
    return same_provider(known.provider[i], p) ? i + 1 : TAKEN;
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
  int count = locked_count(&known.providers);
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
  if (!is_prefix(provider->prefix)) {
    report_warning("provider->prefix is '%s' which is not a valid URI scheme format",
                   provider->prefix ? provider->prefix : "(null)");
    return -1;
  }
  if (!provider->open || !provider->read || !provider->close) {
    report_warning("provider must have the open, read, and close callbacks defined");
    return -1;
  }
  pthread_mutex_lock(&known.lock);
  int slot = add_provider(provider);
  pthread_mutex_unlock(&known.lock);
  if (slot > 0) return slot;
  report_error(slot == TAKEN ? "resource provider '%s' is already registered"
                             : "no room for resource provider '%s'",
               provider->prefix);
  return -1;
}

int ctp_resourceProviderCount(void) { return locked_count(&known.providers); }

const ctpResourceProvider* ctp_getResourceProvider(const char* resource_name) {
  return provider_find(resource_name);
}

const ctpResourceProvider* ctp_getResourceProviderAtSlot(int slot) {
  return slot > 0 && slot <= locked_count(&known.providers) ? known.provider[slot - 1] : NULL;
}

//---------------------------------- decoders ------------------------------------------------------

// A decoder has a content type, an extension or both.
static ctpDecoder* copy_decoder(const ctpDecoder* d) {
  const char *type = d->content_type ? d->content_type : "",
             *ext = d->extension ? d->extension : "";
  size_t ntype = strlen(type) + 1, next = strlen(ext) + 1;
  char* block = alloc_bytes(sizeof *d + ntype + next);
  if (!block) return NULL;
  ctpDecoder* copy = (ctpDecoder*)(void*)block;
  *copy = *d;
  copy->content_type = memcpy(block + sizeof *d, type, ntype);
  copy->extension = memcpy(block + sizeof *d + ntype, ext, next);
  return copy;
}

static bool same_decoder(const ctpDecoder* a, const ctpDecoder* b) {
  return a->decode == b->decode && a->can_decode == b->can_decode;
}

static bool same_text(const char* a, const char* b) { return strcasecmp(a, b ? b : "") == 0; }

// False: no room, or another decoder has the content type or the extension.
static bool add_decoder(const ctpDecoder* d) {
  for (int i = 0; i < known.decoders; i++) {
    const ctpDecoder* k = known.decoder[i];
    if (same_text(k->content_type, d->content_type) && same_text(k->extension, d->extension))
      return same_decoder(k, d);
  }
  const ctpDecoder* copy = known.decoders < MOST ? copy_decoder(d) : NULL;
  if (copy) known.decoder[known.decoders++] = copy;
  return copy != NULL;
}

void ctp_defaultDecoder(ctpDecoder* decoder) { memset(decoder, 0, sizeof *decoder); }

void ctp_registerDecoder(const ctpDecoder* decoder) {
  if (!decoder->can_decode || !decoder->decode) {
    report_warning("decoder must provide decode and can_decode callbacks.");
    return;
  }
  if (!decoder->content_type && !decoder->extension) {
    report_warning("decoder must provide content_type and/or extensions.");
    return;
  }
  pthread_mutex_lock(&known.lock);
  bool added = add_decoder(decoder);
  pthread_mutex_unlock(&known.lock);
  if (!added)
    report_error("decoder '%s' is already registered, or there is no room for it",
                 decoder->content_type ? decoder->content_type : decoder->extension);
}

// Does the name end with one of the extensions between bars (".a|.b")?
static bool has_any_extension(const char* name, const char* extensions) {
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
  int n = locked_count(&known.decoders);
  for (int by_name = 0; by_name < 2; by_name++) {
    for (int i = 0; i < n; i++) {
      const ctpDecoder* d = known.decoder[i];
      bool fits = by_name ? has_any_extension(resource->name, d->extension)
                          : content_type && strcasecmp(d->content_type, content_type) == 0;
      if (fits && d->can_decode(resource)) return d;
    }
  }
  return NULL;
}
