"""Pictures and films as files. Where Pillow is installed it reads them too."""
import os
import shutil
import struct
import subprocess
import zlib

import numpy as np
import pytest

from corten import media


def pictures(count=8, height=30, width=44):
    y, x = np.mgrid[:height, :width]
    for k in range(count):
        p = np.stack([x * 255 // width, y * 255 // height, np.full_like(x, 90)], axis=-1).astype(np.uint8)
        p[(x - 5 - 4 * k) ** 2 + (y - height // 2) ** 2 < 20] = 230, 40, 30
        yield p


def read_png(data):
    """A second reader of PNG, by the standard library: 8 or 16 bits, any filter, no interlace."""
    at, body = 8, b""
    while at < len(data):
        size, name = struct.unpack(">I4s", data[at:at + 8])
        chunk = data[at + 8:at + 8 + size]
        assert zlib.crc32(name + chunk) == struct.unpack(">I", data[at + 8 + size:at + 12 + size])[0]
        if name == b"IHDR":
            width, height, bits, colour = struct.unpack(">IIBB", chunk[:10])
        body += chunk if name == b"IDAT" else b""
        at += 12 + size
    bytes_per_pixel = {0: 1, 2: 3, 4: 2, 6: 4}[colour] * bits // 8
    raw, line = zlib.decompress(body), width * bytes_per_pixel
    rows = np.zeros((height, line), np.uint8)
    for y in range(height):
        kind, row = raw[y * (line + 1)], bytearray(raw[y * (line + 1) + 1:(y + 1) * (line + 1)])
        above = rows[y - 1] if y else np.zeros(line, np.uint8)
        for i in range(line):
            a = row[i - bytes_per_pixel] if i >= bytes_per_pixel else 0
            b, c = int(above[i]), int(above[i - bytes_per_pixel]) if i >= bytes_per_pixel else 0
            near = min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]
            row[i] = (row[i] + (0, a, b, (a + b) // 2, near)[kind]) & 255
        rows[y] = row
    return rows.view(">u2") if bits == 16 else rows.reshape(height, width, bytes_per_pixel)


@pytest.mark.parametrize("shape", [(9, 13), (9, 13, 3), (9, 13, 4), (1, 1, 3), (64, 1, 3), (1, 300)])
def test_png_keeps_every_pixel(shape, tmp_path):
    for kind in range(3):
        rng = np.random.default_rng(kind)
        p = (rng.integers(0, 256, shape) if kind == 0 else np.indices(shape).sum(0) * 3 if kind == 1 else np.zeros(shape)).astype(np.uint8)
        assert (read_png(media.png_bytes(p)).reshape(shape) == p).all()
        media.write_png(tmp_path / "a.png", p)
        assert (tmp_path / "a.png").read_bytes() == media.png_bytes(p)


def test_png_of_16_bits():
    p = np.arange(600, dtype=np.uint16).reshape(20, 30) * 109
    assert (read_png(media.png_bytes(p)).reshape(20, 30) == p).all()


def test_other_types_are_converted():
    assert (read_png(media.png_bytes(np.eye(3, dtype=bool)))[..., 0] == np.eye(3) * 255).all()
    assert (read_png(media.png_bytes(np.full((2, 2, 3), 0.5))) == 128).all()
    assert (read_png(media.png_bytes(next(pictures())[::-1, ::2])) == next(pictures())[::-1, ::2]).all()


@pytest.mark.parametrize("wrong", [np.zeros((2, 2, 2), np.uint8), np.zeros(5, np.uint8), np.zeros((2, 2, 3), np.int32), np.zeros((0, 5), np.uint8),
                                   np.zeros((2, 2, 3), np.uint16), "no picture", np.full((2, 2), np.nan), np.zeros((1, 40000), np.uint8)])
def test_what_is_no_picture_is_refused(wrong, tmp_path):
    for function in (media.png_bytes, lambda p: media.write_gif(tmp_path / "a.gif", [p])):
        with pytest.raises(ValueError):
            function(wrong)
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("ending", ["gif", "apng", "png"])
def test_films_as_pillow_reads_them(ending, tmp_path):
    image = pytest.importorskip("PIL.Image")
    path = tmp_path / f"film.{ending}"
    media.write_film(path, pictures(), fps=20)
    with image.open(path) as film:
        assert film.n_frames == 8 and film.size == (44, 30)
        for k, p in enumerate(pictures()):
            film.seek(k)
            assert film.info["duration"] == 50
            error = np.abs(np.asarray(film.convert("RGB")).astype(int) - p).mean()
            assert error <= (6 if ending == "gif" else 0)


def test_films_stay_if_a_picture_fails(tmp_path):
    path = tmp_path / "a.gif"
    path.write_bytes(b"old")
    frames = list(pictures())
    frames[3] = frames[3][:5]
    with pytest.raises(ValueError, match="one size and type"):
        media.write_gif(path, frames)
    assert path.read_bytes() == b"old" and os.listdir(tmp_path) == ["a.gif"]
    with pytest.raises(ValueError, match="at least one picture"):
        media.write_gif(path, [])


def test_numbered_files(tmp_path):
    media.write_film(tmp_path / "%02d.png", pictures(3))
    assert sorted(os.listdir(tmp_path)) == ["00.png", "01.png", "02.png"]
    assert (read_png((tmp_path / "02.png").read_bytes()) == list(pictures(3))[2]).all()


def test_names_and_rates_that_are_refused(tmp_path):
    for function, name in ((media.write_png, "a.gif"), (media.write_gif, "a.png"), (media.write_apng, "a.mp4"), (media.write_mp4, "a.gif")):
        with pytest.raises(ValueError, match="must end with"):
            function(tmp_path / name, list(pictures(1)))
    for name in ("a.jpg", "a%s.png", "a%d%d.png"):
        with pytest.raises(ValueError):
            media.write_film(tmp_path / name, pictures(1))
    for fps in (0, -1, float("nan"), float("inf")):
        with pytest.raises(OSError, match="per second"):
            media.write_gif(tmp_path / "a.gif", pictures(1), fps)
    with pytest.raises(OSError):
        media.write_gif(tmp_path / "no" / "a.gif", pictures(1))
    assert os.listdir(tmp_path) == []


def test_a_film_that_is_closed(tmp_path):
    film = media.Film(tmp_path / "a.apng")
    film.add(next(pictures()))
    film.close()
    film.close()
    with pytest.raises(ValueError, match="closed"):
        film.add(next(pictures()))


def test_mp4_without_ffmpeg(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(OSError, match="MP4 needs the program ffmpeg"):
        media.write_mp4(tmp_path / "a.mp4", pictures())
    assert os.listdir(tmp_path) == []


@pytest.mark.skipif(not shutil.which("ffprobe"), reason="ffmpeg is not installed")
def test_mp4_as_ffprobe_reads_it(tmp_path):
    media.write_mp4(tmp_path / "a.mp4", pictures(8, 31, 45), fps=20)  # odd sizes become even
    found = subprocess.run(["ffprobe", "-v", "error", "-show_entries", "stream=width,height,nb_frames,avg_frame_rate", "-of", "csv=p=0",
                            str(tmp_path / "a.mp4")], text=True, capture_output=True, check=True).stdout.split(",")
    assert [x.strip() for x in found] == ["46", "32", "20/1", "8"]


def test_notebooks():
    shown = media.show(next(pictures()))
    assert "data:image/png;base64," in shown._repr_html_() and 'width="44" height="30"' in shown._repr_html_()
    assert "data:image/apng;base64," in media.show(list(pictures()))._repr_html_()


def test_depth_as_a_picture():
    p = media.depth_image([[1.0, 2.0], [3.0, np.inf]], near=1, far=3)
    assert p.dtype == np.uint16 and p.tolist() == [[65535, 32768], [0, 0]]
    assert media.depth_image(np.full((2, 2), np.nan)).tolist() == [[0, 0], [0, 0]]
