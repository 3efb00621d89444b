#include "mjcf/mjcf_element.h"

#include "mjcf/mjcf_extension.h"
#include "mjcf/mjcf_node.h"

static Status name_taken(MjcfReader* r, const XmlNode* n, const char* name, const Element* first) {
  error_add(r->err, xml_place(r->doc, n, "name"), "XML Error: repeated name '%.200s' in %s", name,
            spec_kind(first->head.elemtype)->tag);
  const XmlNode* other = first->doc ? NULL : first->node;
  if (other)
    error_hint(r->err, "first used in line %d of %s", other->line, r->doc->file[other->file].path);
  return CT_FAIL;
}

bool mjcf_element_stops(MjcfReader* r) {
  const bool full = error_full(r->err);
  if (full) r->err->stopped = true;
  return full;
}

// Inside replicate a name goes when the copies are made, so it is looked for among those there now.
Status mjcf_element_name(MjcfReader* r, const XmlNode* n, Element* e, const char* name) {
  if (!name || !name[0]) return CT_OK;
  cttObj type = e->head.elemtype;
  if (r->replicates) {
    const Element* there = spec_find(r->spec, type, name);
    if (there) return name_taken(r, n, name, there);
  } else {
    Map* names = &r->name[spec_list_index(type)];
    if (!map_put(names, name, e->id)) {
      int first = map_get(names, name);
      if (first < 0) return mjcf_attr_no_memory(r, n);
      return name_taken(r, n, name, spec_list(r->spec, type)->data[first]);
    }
  }
  return vectors_set_string(&e->name, name) ? CT_OK : mjcf_attr_no_memory(r, n);
}

Status mjcf_element_settings(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  return mjcf_node_values(r, n, row, &r->spec->pub);
}
