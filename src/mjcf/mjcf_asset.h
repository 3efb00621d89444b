// Assets: what no table row describes of meshes, height fields, skins, textures and materials.
#ifndef MJCF_MJCF_ASSET_H
#define MJCF_MJCF_ASSET_H

#include "mjcf/mjcf_attr.h"

Status mjcf_asset_mesh(MjcfReader* r, const XmlNode* n, void* target);
Status mjcf_asset_hfield(MjcfReader* r, const XmlNode* n, void* target);
Status mjcf_asset_skin(MjcfReader* r, const XmlNode* n, void* target);
Status mjcf_asset_texture(MjcfReader* r, const XmlNode* n, void* target);
Status mjcf_asset_material(MjcfReader* r, const XmlNode* n, void* target);

#endif
