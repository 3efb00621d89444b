#include "media/film.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/io.h"
#include "base/output.h"
#include "base/process.h"
#include "base/str.h"
#include "media/gif.h"
#include "media/png_write.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct FilmFormat FilmFormat;

struct Film {
  const FilmFormat* format;
  const char* path; // follows the struct
  PixelKind kind;
  int width, height;
  double fps;
  int pictures;
  Output out; // not of numbered files
  bool open;
  ApngWriter apng;
  GifWriter gif;
  Process ffmpeg;
  bool runs; // ffmpeg
};

// What a format does. Each returns false with a sentence in why.
struct FilmFormat {
  const char* ending;
  unsigned kinds;   // bits of the kinds of pixels
  bool many;        // a file per picture
  const char* only; // kinds in words
  bool (*start)(Film* f, char* why);
  bool (*add)(Film* f, const PixelGrid* p, char* why);
  bool (*end)(Film* f, char* why);
};

static bool tell_reason(char* why, const char* path, const char* reason) {
  snprintf(why, FILM_REASON, "%.150s: %s", path, reason);
  return false;
}

static bool tell_memory(const Film* f, char* why) {
  return tell_reason(why, f->path, "out of memory");
}

//---------------------------------- PNG -----------------------------------------------------------

static bool start_apng(Film* f, char* why) {
  return apng_start(&f->apng, f->kind, f->width, f->height, f->fps) || tell_memory(f, why);
}

static bool add_apng(Film* f, const PixelGrid* p, char* why) {
  return apng_add(&f->apng, p) || tell_memory(f, why);
}

static bool end_apng(Film* f, char* why) {
  (void)why;
  apng_write(&f->apng, &f->out);
  return true;
}

static bool write_file(const char* path, const StrBuf* content, char* why) {
  Output out;
  const char* reason;
  if (!output_open(&out, path, &reason)) return tell_reason(why, path, reason);
  output_bytes(&out, content->data, content->len);
  return output_close(&out, &reason) || tell_reason(why, path, reason);
}

static bool start_numbered(Film* f, char* why) {
  (void)f, (void)why;
  return true;
}

// "%04d" in the path; film_check_path has seen that there is one, and no other "%".
static bool add_numbered(Film* f, const PixelGrid* p, char* why) {
  const char *mark = strchr(f->path, '%'), *end = strchr(mark, 'd');
  int digits = 0;
  str_to_int(mark + 1, end, &digits, NULL);
  char* path =
      str_printf("%.*s%0*d%s", (int)(mark - f->path), f->path, digits, f->pictures, end + 1);
  StrBuf content = {0};
  bool ok = path && png_encode(&content, p);
  if (!ok) tell_memory(f, why);
  ok = ok && write_file(path, &content, why);
  strbuf_free(&content);
  alloc_free(path);
  return ok;
}

static bool end_numbered(Film* f, char* why) {
  (void)f, (void)why;
  return true;
}

//---------------------------------- GIF -----------------------------------------------------------

static bool start_gif(Film* f, char* why) {
  return gif_start(&f->gif, f->width, f->height, f->fps) || tell_memory(f, why);
}

static bool add_gif(Film* f, const PixelGrid* p, char* why) {
  return gif_add(&f->gif, p) || tell_memory(f, why);
}

static bool end_gif(Film* f, char* why) {
  (void)why;
  gif_write(&f->gif, &f->out);
  return true;
}

//---------------------------------- MP4 -----------------------------------------------------------

// ffmpeg writes the file itself, because it has to go back in it; it gets the name of the temporary
// file of `out`. Sizes become even, as its usual form of colours needs.
static bool start_mp4(Film* f, char* why) {
  char size[32], rate[STR_DOUBLE + 1];
  if (!f->out.temp && !f->out.filled)
    return tell_reason(why, f->path, "an MP4 film must be written to a file");
  char* to = str_printf("file:%s", f->out.temp ? f->out.temp : f->out.path);
  if (!to) return tell_memory(f, why);
  snprintf(size, sizeof size, "%dx%d", f->width, f->height);
  rate[str_from_double(rate, f->fps)] = 0;
  const char* const argv[] = {"ffmpeg",
                              "-nostdin",
                              "-loglevel",
                              "quiet",
                              "-y",
                              "-f",
                              "rawvideo",
                              "-pix_fmt",
                              "rgb24",
                              "-video_size",
                              size,
                              "-framerate",
                              rate,
                              "-i",
                              "pipe:0",
                              "-vf",
                              "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709",
                              "-pix_fmt",
                              "yuv420p",
                              "-colorspace",
                              "bt709",
                              "-movflags",
                              "+faststart",
                              "-f",
                              "mp4",
                              to,
                              NULL};
  const int code = process_start(&f->ffmpeg, argv);
  alloc_free(to);
  f->runs = !code;
  if (code == ENOENT)
    return tell_reason(why, f->path,
                       "MP4 needs the program ffmpeg, which is not installed here; "
                       "GIF and APNG need nothing");
  return !code || tell_reason(why, f->path, io_reason(code));
}

static bool add_mp4(Film* f, const PixelGrid* p, char* why) {
  for (int y = 0; y < p->height; y++) {
    const int code = process_write(&f->ffmpeg, pixel_row(p, y), 3 * (size_t)p->width);
    if (code) return tell_reason(why, f->path, "ffmpeg has ended before the film was complete");
  }
  return true;
}

static bool end_mp4(Film* f, char* why) {
  f->runs = false;
  return process_wait(&f->ffmpeg) == 0 ||
         tell_reason(why, f->path, "ffmpeg could not write the film");
}

//---------------------------------- formats -------------------------------------------------------

enum { ALL_KINDS = (1 << PIXEL_KINDS) - 1, RGB_ONLY = 1 << PIXEL_RGB8 };

static const FilmFormat kNumbered = {".png",         ALL_KINDS,    true,        "",
                                     start_numbered, add_numbered, end_numbered};
static const FilmFormat kFormat[] = {
    {".png", ALL_KINDS, false, "", start_apng, add_apng, end_apng},
    {".apng", ALL_KINDS, false, "", start_apng, add_apng, end_apng},
    {".gif", RGB_ONLY, false, "GIF has colours of 8 bits only", start_gif, add_gif, end_gif},
    {".mp4", RGB_ONLY, false, "MP4 has colours of 8 bits only", start_mp4, add_mp4, end_mp4},
};
enum { FORMATS = sizeof kFormat / sizeof *kFormat };

static bool ends_with(const char* path, const char* ending) {
  const size_t n = strlen(path), k = strlen(ending);
  if (n <= k) return false;
  for (size_t i = 0; i < k; i++)
    if (str_lower(path[n - k + i]) != ending[i]) return false;
  return true;
}

static const FilmFormat* format_of(const char* path) {
  if (film_is_numbered(path)) return &kNumbered;
  for (int i = 0; i < FORMATS; i++)
    if (ends_with(path, kFormat[i].ending)) return &kFormat[i];
  return NULL;
}

bool film_is_numbered(const char* path) { return strchr(path, '%') != NULL; }

// "%d", "%3d" or "%03d" once.
static const char* check_number(const char* path) {
  const char* p = strchr(path, '%') + 1;
  int digits = 0;
  for (; *p >= '0' && *p <= '9' && digits < 10; p++) digits = 10 * digits + (*p - '0');
  if (*p != 'd' || digits > 9)
    return "the number of a picture is written %d or %04d, with at most 9 digits";
  if (strchr(p, '%')) return "only one % can be in the name";
  return ends_with(p + 1, ".png") || !strcmp(p + 1, ".png") ? NULL
                                                            : "numbered pictures are .png files";
}

const char* film_check_path(const char* path) {
  if (film_is_numbered(path)) return check_number(path);
  return format_of(path) ? NULL : "the name must end with .png, .apng, .gif or .mp4";
}

//---------------------------------- films ---------------------------------------------------------

static bool check_film(const char* path, PixelKind kind, int width, int height, double fps,
                       char* why) {
  const char* wrong = film_check_path(path);
  if (wrong) return tell_reason(why, path, wrong);
  const FilmFormat* format = format_of(path);
  if (!(format->kinds & 1u << kind)) return tell_reason(why, path, format->only);
  if (width < 1 || height < 1 || width > PIXELS_MOST || height > PIXELS_MOST ||
      (long long)width * height > 1 << 28)
    return tell_reason(why, path,
                       "width and height must be from 1 to 32768, with at most 2^28 pixels");
  if (!(fps > 0 && fps <= 1e6))
    return tell_reason(why, path, "the pictures per second must be above 0");
  return true;
}

Film* film_open(const char* path, PixelKind kind, int width, int height, double fps, char* why) {
  if (!check_film(path, kind, width, height, fps, why)) return NULL;
  const size_t length = strlen(path) + 1;
  Film* f = alloc_zero(sizeof *f + length);
  if (!f) {
    tell_reason(why, path, "out of memory");
    return NULL;
  }
  *f = (Film){.format = format_of(path),
              .path = (char*)(f + 1),
              .kind = kind,
              .width = width,
              .height = height,
              .fps = fps};
  memcpy(f + 1, path, length);
  const char* reason;
  f->open = !f->format->many && output_open(&f->out, path, &reason);
  if (!f->format->many && !f->open) tell_reason(why, path, reason);
  if ((f->format->many || f->open) && f->format->start(f, why)) return f;
  film_discard(f);
  return NULL;
}

bool film_add(Film* film, const PixelGrid* picture, char* why) {
  CT_ASSERT(picture->kind == film->kind && picture->width == film->width &&
            picture->height == film->height);
  if (!film->format->add(film, picture, why)) return false;
  film->pictures++;
  return true;
}

bool film_close(Film* film, char* why) {
  bool ok = film->pictures > 0 || tell_reason(why, film->path, "a film needs at least one picture");
  ok = ok && film->format->end(film, why);
  const char* reason;
  if (ok && film->open) {
    film->open = false;
    ok = output_close(&film->out, &reason) || tell_reason(why, film->path, reason);
  }
  film_discard(film);
  return ok;
}

void film_discard(Film* film) {
  if (!film) return;
  if (film->runs) process_wait(&film->ffmpeg);
  if (film->open) output_discard(&film->out);
  apng_free(&film->apng);
  gif_free(&film->gif);
  alloc_free(film);
}
