"""A page of pictures: MuJoCo's, ours and the difference of each view, worst first."""

import base64
import dataclasses
import html
import os
import struct
import zlib

import numpy as np

WORST = 5  # shown in full size


@dataclasses.dataclass
class Row:
    view: object
    ours: dict
    theirs: dict
    scores: dict


def png(picture):
    """A picture of uint8[height, width, 3] as the bytes of a PNG file. Written here, so that the report depends on neither engine."""
    height, width, _ = picture.shape
    lines = np.concatenate([np.zeros((height, 1), np.uint8), picture.reshape(height, -1)], axis=1).tobytes()

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")


def colour_of(segmentation):
    """A colour for each object."""
    number = segmentation[..., 0].astype(np.uint32) * 31 + segmentation[..., 1].astype(np.uint32) * 7919
    mixed = number * np.uint32(2654435761)
    return np.stack([(mixed >> s & 255).astype(np.uint8) for s in (24, 16, 8)], axis=-1)


def gray_of(depth):
    near, far = np.quantile(depth, (0.02, 0.9))
    shade = np.clip((depth - near) / max(far - near, 1e-9), 0, 1)
    return np.repeat((255 * (1 - shade)).astype(np.uint8)[..., None], 3, axis=-1)


def difference_of(a, b):
    """Four times the absolute difference."""
    return np.clip(4 * np.abs(a.astype(int) - b.astype(int)), 0, 255).astype(np.uint8)


def panels(row):
    """MuJoCo's picture, ours and the difference; the same for depth and segmentation below."""
    pairs = [(row.theirs["rgb"], row.ours["rgb"]), (gray_of(row.theirs["depth"]), gray_of(row.ours["depth"])),
             (colour_of(row.theirs["segmentation"]), colour_of(row.ours["segmentation"]))]
    return np.concatenate([np.concatenate([a, b, difference_of(a, b)], axis=1) for a, b in pairs], axis=0)


def figure(row, width):
    data = base64.b64encode(png(panels(row) if width is None else np.concatenate([row.theirs["rgb"], row.ours["rgb"]], axis=1))).decode()
    scores = ", ".join(f"{name} {value:.4f}" for name, value in row.scores.items())
    size = f" width={width}" if width else ""
    return (f"<figure><img{size} src='data:image/png;base64,{data}'><figcaption><b>{html.escape(row.view.name)}</b><br>{scores}<br>"
            f"{html.escape(str(row.view))}</figcaption></figure>")


def write_pictures(folder, rows):
    """A file per view with all that was compared, and a list of the scores, worst first."""
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "scores.csv"), "w", encoding="utf-8") as f:
        print("file", "view", *rows[0].scores, sep=",", file=f)
        for k, row in enumerate(rows):
            with open(os.path.join(folder, f"{k:03d}.png"), "wb") as picture:
                picture.write(png(panels(row)))
            print(f"{k:03d}.png", row.view.name, *(f"{v:.4f}" for v in row.scores.values()), sep=",", file=f)


def write_page(path, rows, mean, worst):
    """The worst views with all that was compared, then every view as a pair."""
    rows = sorted(rows, key=lambda row: row.scores["similarity"])
    write_pictures(os.path.splitext(path)[0], rows)
    head = "".join(f"<tr><td>{name}<td>{mean[name]:.4f}<td>{worst[name]:.4f}" for name in mean)
    text = ["<!doctype html><meta charset=utf-8><title>Pictures beside MuJoCo</title>"
            "<style>body{font:14px sans-serif;margin:2em}figcaption{color:#555;max-width:60em}figure{margin:1em 0}</style>"
            f"<h1>{len(rows)} views: MuJoCo, Corten, difference times four</h1><table><tr><th>score<th>mean<th>worst{head}</table>",
            f"<h2>The worst {min(WORST, len(rows))}</h2>", *(figure(row, None) for row in rows[:WORST]),
            "<h2>All views</h2>", *(figure(row, 640) for row in rows)]
    with open(path, "w", encoding="utf-8") as f:
        f.write("\n".join(text))
