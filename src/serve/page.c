#include "serve/page.h"

#include "media/deflate.h"
#include "serve/base64.h"
#include "serve/describe.h"

#include <string.h>

size_t page_mark(void) {
  const size_t n = strlen(PAGE_MARK);
  for (size_t i = 0; i + n <= page_size; i++)
    if (page_text[i] == '<' && !memcmp(page_text + i, PAGE_MARK, n)) return i;
  return page_size;
}

// <script type="application/corten" id="...">compressed container in base 64</script>
static bool add_container(StrBuf* out, const char* id, const StrBuf* container) {
  StrBuf packed = {0};
  const bool ok = !container->failed && container->len <= DEFLATE_MOST &&
                  deflate_zlib(&packed, (const unsigned char*)container->data, container->len);
  strbuf_printf(out, "<script type=\"application/corten\" id=\"%s\">", id);
  if (ok) base64_add(out, (const unsigned char*)packed.data, packed.len);
  strbuf_add(out, "</script>\n");
  strbuf_free(&packed);
  return ok;
}

bool page_make(StrBuf* out, Motion* motion) {
  StrBuf model = {0}, moves = {0};
  const size_t mark = page_mark();
  bool ok = describe_model(&model, motion->model) && motion_pack(motion, &moves);
  strbuf_addn(out, (const char*)page_text, mark);
  ok = ok && add_container(out, "corten-model", &model) &&
       add_container(out, "corten-motion", &moves);
  if (mark < page_size) strbuf_addn(out, (const char*)page_text + mark, page_size - mark);
  strbuf_free(&model);
  strbuf_free(&moves);
  return ok && !out->failed;
}
