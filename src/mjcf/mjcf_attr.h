// One attribute: text -> value, by its row in the MJCF table.
#ifndef MJCF_MJCF_ATTR_H
#define MJCF_MJCF_ATTR_H

#include "generated/mjcf_table.h"
#include "mjcf/mjcf_reader.h"

// Report an error at an attribute (NULL: at the element). Message without "XML Error: ".
Status mjcf_attr_fail(MjcfReader* r, const XmlNode* n, const char* attribute, const char* fmt, ...)
    ERROR_PRINTF(4, 5);
Status mjcf_attr_no_memory(MjcfReader* r, const XmlNode* n);

// Attributes of our own have a prefix, corten: or cortenforge:. The name behind it; NULL: none.
const char* mjcf_attr_own(const char* name);

// May an attribute of our own stand without prefix?
bool mjcf_attr_bare(const char* name);

// Does an attribute have the name of a row of the table, with either prefix if it is our own?
bool mjcf_attr_is(const XmlAttr* a, const char* name);

// The attribute of a node, NULL if absent.
const XmlAttr* mjcf_attr_find(const XmlNode* n, const char* name);

// Read one attribute into the struct that the row's offsets belong to. ATTR_NAME, ATTR_CLASS and
// ATTR_CUSTOM are left to the caller.
Status mjcf_attr_read(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                      void* target);

// Store what the tag itself says.
void mjcf_attr_set(const MjcfElement* row, void* target);

// Numbers for attributes read by hand.
Status mjcf_attr_int(MjcfReader* r, const XmlNode* n, const XmlAttr* a, int* x);
Status mjcf_attr_ints(MjcfReader* r, const XmlNode* n, const XmlAttr* a, ctIntVec* out);
Status mjcf_attr_reals(MjcfReader* r, const XmlNode* n, const XmlAttr* a, ctDoubleVec* out);
Status mjcf_attr_floats(MjcfReader* r, const XmlNode* n, const XmlAttr* a, ctFloatVec* out);
Status mjcf_attr_keyword(MjcfReader* r, const XmlNode* n, const XmlAttr* a, MjcfKeySet set, int* x);
Status mjcf_attr_keywords(MjcfReader* r, const XmlNode* n, const XmlAttr* a, MjcfKeySet set,
                          int* bits); // several words, or-ed

// The attribute of that name, if it is there and not empty: exactly count numbers. x stays
// otherwise.
Status mjcf_attr_fixed(MjcfReader* r, const XmlNode* n, const char* name, int count, double* x,
                       bool* given);
Status mjcf_attr_real(MjcfReader* r, const XmlNode* n, const char* name, double* x);

#endif
