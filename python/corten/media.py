"""Pictures and films as files and in notebooks: PNG, APNG and GIF by Corten itself, MP4 by the program ffmpeg where it is installed.

    write_png("a.png", renderer.render())
    write_gif("run.gif", frames, fps=30)
    with Film("run.mp4", fps=30) as film:
        film.add(renderer.render())
    show(frames, fps=30)                    # at the end of a cell of a notebook

A picture is an array of uint8[height, width], [height, width, 3] or [height, width, 4], of uint16[height, width], of bool, or of floats from 0 to
1 in these shapes. A file is written completely or not at all: after an error the old file is as it was.
"""
import base64
import html
import os
import tempfile

import numpy as np

from corten import _core

__all__ = ["Film", "depth_image", "png_bytes", "show", "write_apng", "write_film", "write_gif", "write_mp4", "write_png"]


def _pixels(picture):
    """A picture as the writers take it."""
    a = np.asarray(picture)
    if a.dtype == bool:
        a = a.astype(np.uint8) * 255
    elif a.dtype.kind == "f":
        if not np.isfinite(a).all():
            raise ValueError("a picture of floats has finite numbers from 0 to 1 only; depth_image makes a picture of distances")
        a = np.round(np.clip(a, 0, 1) * 255).astype(np.uint8)
    return np.ascontiguousarray(a)


def depth_image(depth, near=None, far=None):
    """Distances as uint16[height, width]: white at `near`, black at `far` and beyond. Without them: the range of the finite distances, from
    the nearest to the 99th percentile."""
    depth = np.asarray(depth, np.float64)
    finite = depth[np.isfinite(depth)]
    near = (finite.min() if finite.size else 0.0) if near is None else near
    far = (np.quantile(finite, 0.99) if finite.size else 1.0) if far is None else far
    shade = np.clip((depth - near) / max(far - near, 1e-12), 0, 1)
    return np.round((1 - np.where(np.isnan(shade), 1, shade)) * 65535).astype(np.uint16)


class Film:
    """A film that is written picture by picture; the ending of the path chooses the format: .gif, .apng, .png, .mp4, or `%04d.png` for a file
    per picture."""

    def __init__(self, path, fps=30.0):
        self.path, self.fps, self._film, self._done = os.fspath(path), float(fps), None, False

    def add(self, picture):
        picture = _pixels(picture)
        if self._done:
            raise ValueError("the film is closed")
        if self._film is None:
            self._film = _core.film_start(self.path, picture, self.fps)
        _core.film_picture(self._film, picture)

    def close(self):
        """Completes the file."""
        if self._done:
            return
        self._done = True
        if self._film is None:
            raise ValueError(f"{self.path}: a film needs at least one picture")
        _core.film_finish(self._film)

    def discard(self):
        """Gives up: the old file stays."""
        self._done = True
        if self._film is not None:
            _core.film_drop(self._film)

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        if exc_type is None:
            self.close()
        else:
            self.discard()


def write_film(path, frames, fps=30.0):
    """A film of the pictures of any iterable, in the format that the ending of the path names."""
    with Film(path, fps) as film:
        for frame in frames:
            film.add(frame)


def _with_ending(path, endings):
    path = os.fspath(path)
    text = os.fsdecode(path).lower()
    if not text.endswith(endings):
        raise ValueError(f"{path!r} must end with {' or '.join(endings)}")
    return path


def write_png(path, picture):
    """One picture."""
    write_film(_with_ending(path, (".png",)), [picture])


def write_apng(path, frames, fps=30.0):
    """A film that browsers show like a GIF, with all colours."""
    write_film(_with_ending(path, (".apng", ".png")), frames, fps)


def write_gif(path, frames, fps=30.0):
    """A film of 255 colours per picture, repeated for ever."""
    write_film(_with_ending(path, (".gif",)), frames, fps)


def write_mp4(path, frames, fps=30.0):
    """A film by the program ffmpeg; OSError if it is not installed."""
    write_film(_with_ending(path, (".mp4",)), frames, fps)


def png_bytes(picture):
    """The bytes of a PNG file."""
    return _core.encode_png(_pixels(picture))


class _Shown:
    """What a notebook shows for a picture or a film."""

    def __init__(self, kind, data, size):
        self.kind, self.data, self.size = kind, data, size

    def _repr_html_(self):
        source = base64.b64encode(self.data).decode()
        return f'<img width="{self.size[0]}" height="{self.size[1]}" src="data:image/{html.escape(self.kind)};base64,{source}"/>'

    def __repr__(self):
        return f"<{self.kind} of {self.size[0]} x {self.size[1]} pixels, {len(self.data)} bytes>"


def show(pictures, fps=30.0):
    """A picture, or a film of a list of pictures, for the end of a cell of a notebook."""
    if not isinstance(pictures, (list, tuple)) and np.ndim(pictures) in (2, 3):
        a = _pixels(pictures)
        return _Shown("png", _core.encode_png(a), (a.shape[1], a.shape[0]))
    frames = [_pixels(p) for p in pictures]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "film.apng")
        write_film(path, frames, fps)
        with open(path, "rb") as f:
            return _Shown("apng", f.read(), (frames[0].shape[1], frames[0].shape[0]))
