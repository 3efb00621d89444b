// Textures from files, patterns or bytes. Pixels are allocated once, zeroed, for the size and
// number of channels of the texture (three at least for patterns) and never more than kMostBytes. A
// cube has six square sides, one below the other: height = 6 width, except when one image stands
// for all.
#include "compile/texture_build.h"

#include "asset/image.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/file.h"
#include "base/integer.h"
#include "base/str.h"
#include "compile/asset_load.h"
#include "compile/texture_pattern.h"

#include <limits.h>
#include <string.h>

static Place texture_place(const BuildTexture* t, const char* attribute) {
  return spec_place(&t->from->e, attribute);
}

static const int64_t kMostBytes = INT64_C(1) << 32; // of one texture

// Zeroed pixels of the given size.
static Status allocate_pixels(Build* b, BuildTexture* t, int channels, const char* too_large) {
  CT_ASSERT(channels >= t->s.nchannel && channels <= 4 && !t->data);
  int64_t size = (int64_t)t->s.width * t->s.height;
  if (size <= 0 || size > kMostBytes / channels) {
    return error_add(b->err, texture_place(t, NULL),
                     "%s: %d x %d pixels of %d bytes, at most %lld bytes are possible", too_large,
                     t->s.width, t->s.height, channels, (long long)kMostBytes);
  }
  t->data = alloc_zero((size_t)size * (size_t)channels);
  return t->data ? CT_OK : build_no_memory(b);
}

//---------------------------------- images from files ---------------------------------------------

static void flip_rows(Image* image) {
  size_t n = (size_t)image->width * (size_t)image->channels;
  for (int top = 0, low = image->height - 1; top < low; top++, low--) {
    for (size_t k = 0; k < n; k++) {
      unsigned char* a = image->data + (size_t)top * n + k;
      unsigned char* c = image->data + (size_t)low * n + k;
      unsigned char swap = *a;
      *a = *c;
      *c = swap;
    }
  }
}

static void flip_columns(Image* image) {
  size_t n = (size_t)image->channels;
  for (int r = 0; r < image->height; r++) {
    unsigned char* row = image->data + (size_t)r * (size_t)image->width * n;
    for (int left = 0, right = image->width - 1; left < right; left++, right--) {
      for (size_t k = 0; k < n; k++) {
        unsigned char swap = row[(size_t)left * n + k];
        row[(size_t)left * n + k] = row[(size_t)right * n + k];
        row[(size_t)right * n + k] = swap;
      }
    }
  }
}

// The bytes themselves: a KTX is left to the renderer.
static Status read_ktx(Build* b, const BuildTexture* t, Image* out, const AssetFile* in) {
  if (t->s.hflip || t->s.vflip)
    return error_add(b->err, texture_place(t, NULL), "cannot flip KTX textures");
  if (!in->size)
    return error_add(b->err, texture_place(t, "file"), "texture file is empty: '%s'", in->name);
  size_t padded = (in->size + (size_t)t->s.nchannel) * (size_t)t->s.nchannel;
  out->data = alloc_zero(padded);
  if (!out->data) return build_no_memory(b);
  memcpy(out->data, in->data, in->size);
  *out = (Image){out->data, (int)in->size, 1, t->s.nchannel, false};
  return CT_OK;
}

static Status decode_image(Build* b, const BuildTexture* t, const AssetFile* in, const char* type,
                           Image* out) {
  Place at = texture_place(t, "file");
  int n = t->s.nchannel;
  if (str_eq(type, "image/ktx")) return read_ktx(b, t, out, in);
  if (!str_eq(type, "image/png")) return image_read_raw(out, in, n, at, b->err);
  if (n != 1 && n != 3 && n != 4)
    return error_add(b->err, texture_place(t, "nchannel"), "Unsupported number of channels: %d", n);
  return image_read_png(out, in, n, at, b->err);
}

// One image, flipped as asked; its color space counts if none was given.
static Status read_image(Build* b, BuildTexture* t, const char* file, Image* out) {
  *out = (Image){0};
  ContentType type = asset_load_type(file, t->s.content_type);
  if (!type.text[0]) strcpy(type.text, "image/vnd.mujoco.texture");
  if (!str_eq(type.text, "image/png") && !str_eq(type.text, "image/ktx") &&
      !str_eq(type.text, "image/vnd.mujoco.texture")) {
    return error_add(b->err, texture_place(t, "content_type"), "unsupported content type: '%s'",
                     type.text);
  }
  AssetLoad load;
  Status status =
      asset_load(&load, b, spec_compiler(&t->from->e)->texturedir, file, texture_place(t, "file"));
  if (status == CT_OK) status = decode_image(b, t, &load.file, type.text, out);
  if (status == CT_OK && t->s.hflip) flip_columns(out);
  if (status == CT_OK && t->s.vflip) flip_rows(out);
  asset_load_close(&load);
  if (status == CT_OK && t->s.colorspace == ctCOLORSPACE_AUTO)
    t->s.colorspace = out->srgb ? ctCOLORSPACE_SRGB : ctCOLORSPACE_LINEAR;
  return status;
}

static Status texture_from_image(Build* b, BuildTexture* t, const Image* image) {
  t->s.width = image->width;
  t->s.height = image->height;
  TRY(allocate_pixels(b, t, t->s.nchannel, "Texture too large"));
  CT_ASSERT(image->channels == t->s.nchannel);
  size_t n = (size_t)image->width * (size_t)image->height * (size_t)t->s.nchannel;
  memcpy(t->data, image->data, n);
  return CT_OK;
}

//---------------------------------- cubes ---------------------------------------------------------

static size_t side_bytes(const BuildTexture* t) {
  return (size_t)t->s.nchannel * (size_t)t->s.width * (size_t)t->s.width;
}

// Sides that no file gives have the first color.
static void fill_rest(BuildTexture* t, const bool given[6]) {
  int n = t->s.nchannel;
  for (int side = 0; side < 6; side++) {
    if (given[side]) continue;
    cttByte* data = t->data + (size_t)side * side_bytes(t);
    for (size_t i = 0; i < side_bytes(t); i++) {
      double x = 255 * t->s.rgb1[(int)(i % (size_t)n) % 3];
      data[i] = (cttByte)(x > -2e9 && x < 2e9 ? integer_of(x, INT_MIN, INT_MAX) : 0);
    }
  }
}

// Copy the cell of a grid to a side.
static void copy_cell(BuildTexture* t, const Image* image, int cell, int side) {
  CT_ASSERT(side >= 0 && side < 6 && cell >= 0 && cell < t->s.gridsize[0] * t->s.gridsize[1]);
  size_t n = (size_t)t->s.nchannel, w = (size_t)t->s.width;
  size_t row = w * (size_t)(cell / t->s.gridsize[1]),
         column = w * (size_t)(cell % t->s.gridsize[1]);
  for (size_t r = 0; r < w; r++) {
    memcpy(t->data + (size_t)side * side_bytes(t) + r * n * w,
           image->data + ((row + r) * (size_t)image->width + column) * n, n * w);
  }
}

static Status copy_grid(Build* b, BuildTexture* t, const Image* image) {
  static const char kSide[] = "RLUDFB";
  bool given[6] = {false};
  for (int k = 0; k < t->s.gridsize[0] * t->s.gridsize[1]; k++) {
    char letter = t->s.gridlayout[k];
    const char* at = letter ? strchr(kSide, letter) : NULL;
    if (letter == '.') continue;
    if (!at)
      return error_add(b->err, texture_place(t, "gridlayout"),
                       "gridlayout symbol is not among '.RLUDFB' in texture");
    copy_cell(t, image, k, (int)(at - kSide));
    given[at - kSide] = true;
  }
  fill_rest(t, given);
  return CT_OK;
}

// One file: a single side for all six, or a grid of sides.
static Status cube_from_image(Build* b, BuildTexture* t, const Image* image) {
  const int* grid = t->s.gridsize;
  int w = image->width, h = image->height;
  if (w / grid[1] != h / grid[0] || w % grid[1] || h % grid[0]) {
    return error_add(b->err, texture_place(t, "gridsize"),
                     "PNG size must be integer multiple of gridsize in texture '%s' (id %d)",
                     t->file, (int)(t - b->texture));
  }
  bool single = grid[0] == 1 && grid[1] == 1;
  t->s.width = single ? w : w / grid[1];
  if (!single && t->s.width >= INT_MAX / 6)
    return error_add(b->err, texture_place(t, NULL), "Invalid width of cube texture");
  t->s.height = single ? w : 6 * t->s.width;
  TRY(allocate_pixels(b, t, t->s.nchannel, "Cube texture too large"));
  if (!single) return copy_grid(b, t, image);
  CT_ASSERT(image->height == w && image->channels == t->s.nchannel);
  memcpy(t->data, image->data, side_bytes(t));
  return CT_OK;
}

static Status check_grid(Build* b, const BuildTexture* t) {
  const int* grid = t->s.gridsize;
  if (grid[0] >= 1 && grid[1] >= 1 && (int64_t)grid[0] * grid[1] <= 12) return CT_OK;
  return error_add(b->err, texture_place(t, "gridsize"),
                   "gridsize must be non-zero and no more than 12 squares in texture");
}

// One side from its own file; the first decides the size.
static Status add_cube_side(Build* b, BuildTexture* t, const char* file, const Image* image,
                            int side) {
  int id = (int)(t - b->texture);
  if (image->width != image->height) {
    return error_add(b->err, texture_place(t, NULL),
                     "Non-square PNG file '%s' in cube or skybox id %d", file, id);
  }
  if (!t->data) {
    t->s.width = image->width;
    if (t->s.width >= INT_MAX / 6)
      return error_add(b->err, texture_place(t, NULL), "Invalid width of builtin texture");
    t->s.height = 6 * t->s.width;
    TRY(allocate_pixels(b, t, t->s.nchannel, "PNG texture too large"));
  } else if (t->s.width != image->width) {
    return error_add(b->err, texture_place(t, NULL),
                     "PNG file '%s' has incompatible size in texture id %d", file, id);
  }
  CT_ASSERT(side >= 0 && side < 6 && image->width == t->s.width);
  CT_ASSERT(t->s.height == 6 * t->s.width && image->channels == t->s.nchannel);
  memcpy(t->data + (size_t)side * side_bytes(t), image->data, side_bytes(t));
  return CT_OK;
}

static Status cube_from_files(Build* b, BuildTexture* t) {
  const ctStringVec* files = t->s.cubefiles;
  bool given[6] = {false};
  int n = 0;
  for (int i = 0; files && i < files->count && i < 6; i++) {
    const char* path = vectors_text(files->data + i);
    if (!path[0]) continue;
    const char* file = b->spec->pub.strippath ? file_name(path) : path;
    Image image;
    Status status = read_image(b, t, file, &image);
    if (status == CT_OK) status = add_cube_side(b, t, file, &image, i);
    image_free(&image);
    TRY(status);
    given[i] = true;
    n++;
  }
  if (!n) {
    return error_add(b->err, texture_place(t, NULL),
                     "No cubefiles_ defined in cube or skybox texture");
  }
  fill_rest(t, given);
  return CT_OK;
}

//---------------------------------- one texture ---------------------------------------------------

static Status texture_from_file(Build* b, BuildTexture* t) {
  bool cube = t->s.type != ctTEXTURE_2D;
  if (cube) TRY(check_grid(b, t));
  Image image;
  Status status = read_image(b, t, t->file, &image);
  if (status == CT_OK)
    status = cube ? cube_from_image(b, t, &image) : texture_from_image(b, t, &image);
  image_free(&image);
  return status;
}

// QUIRK(pattern-channels; test_texture_build:patterns_have_three_bytes_per_pixel): A built-in
// pattern has three bytes per pixel; with another number of channels the same bytes are read as its
// pixels.
static Status texture_from_pattern(Build* b, BuildTexture* t) {
  ctsTexture* s = &t->s;
  bool cube = s->type != ctTEXTURE_2D;
  if (s->width < 1 || (cube && s->width >= INT_MAX / 6))
    return error_add(b->err, texture_place(t, "width"), "Invalid width of builtin texture");
  if (cube) s->height = 6 * s->width;
  if (s->height < 1)
    return error_add(b->err, texture_place(t, "height"), "Invalid height of builtin texture");
  TRY(allocate_pixels(b, t, s->nchannel > 3 ? s->nchannel : 3, "Builtin texture too large"));
  texture_pattern(s, t->data);
  return CT_OK;
}

static Status texture_from_memory(Build* b, BuildTexture* t) {
  const ctByteVec* data = t->s.data;
  int64_t want = (int64_t)t->s.nchannel * t->s.width * t->s.height;
  if (data->count != want) {
    return error_add(b->err, texture_place(t, NULL),
                     "Texture buffer has incorrect size, given %d expected %d", data->count,
                     (int)want);
  }
  t->data = alloc_bytes((size_t)want);
  if (!t->data) return build_no_memory(b);
  memcpy(t->data, data->data, (size_t)want);
  Image image = {t->data, t->s.width, t->s.height, t->s.nchannel, false};
  if (t->s.hflip) flip_columns(&image);
  if (t->s.vflip) flip_rows(&image);
  return CT_OK;
}

static Status build_texture(Build* b, BuildTexture* t) {
  if (t->s.nchannel < 1 || t->s.nchannel > 4)
    return error_add(b->err, texture_place(t, "nchannel"), "Unsupported number of channels: %d",
                     t->s.nchannel);
  if (t->s.data && t->s.data->count) return texture_from_memory(b, t);
  if (t->s.builtin != ctBUILTIN_NONE) return texture_from_pattern(b, t);
  if (t->file[0]) return texture_from_file(b, t);
  if (t->s.type == ctTEXTURE_2D) {
    return error_add(b->err, texture_place(t, NULL),
                     "Cannot load 2D texture from separate files, texture");
  }
  return cube_from_files(b, t);
}

Status texture_build(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->ntexture; i++) {
    if (build_texture(b, b->texture + i) != CT_OK) status = CT_FAIL;
  }
  return status;
}
