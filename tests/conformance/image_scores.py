"""How alike two pictures are."""

import numpy as np

# Structural similarity of Wang, Bovik, Sheikh, Simoncelli (2004): a Gaussian window of 11 x 11 pixels and deviation 1.5,
# K1 = 0.01, K2 = 0.03, of the luma of 8 bits; the mean over all places where the window is inside the picture.
WINDOW, DEVIATION, K1, K2, RANGE = 11, 1.5, 0.01, 0.03, 255.0
LUMA = np.array((0.299, 0.587, 0.114))


def gaussian():
    x = np.arange(WINDOW) - WINDOW // 2
    weight = np.exp(-(x**2) / (2 * DEVIATION**2))
    return weight / weight.sum()


def blur(picture):
    """The weighted mean in the window around each place; the window is separable."""
    weight = gaussian()
    for axis in (0, 1):
        n = picture.shape[axis] - WINDOW + 1
        picture = sum(w * np.take(picture, range(k, k + n), axis) for k, w in enumerate(weight))
    return picture


def similarity(a, b):
    """Structural similarity of two pictures of uint8[height, width, 3]; 1: equal."""
    x, y = a @ LUMA, b @ LUMA
    c1, c2 = (K1 * RANGE) ** 2, (K2 * RANGE) ** 2
    mx, my = blur(x), blur(y)
    vx, vy, vxy = blur(x * x) - mx * mx, blur(y * y) - my * my, blur(x * y) - mx * my
    return float(np.mean((2 * mx * my + c1) * (2 * vxy + c2) / ((mx * mx + my * my + c1) * (vx + vy + c2))))


def difference(a, b):
    """Mean absolute difference of the bytes."""
    return float(np.mean(np.abs(a.astype(int) - b.astype(int))))


def depth_share(a, b, tolerance=1e-3):
    """Share of the pixels whose depths agree within a relative tolerance."""
    return float(np.mean(np.abs(a - b) <= tolerance * np.maximum(np.abs(a), np.abs(b))))


def equal_share(a, b):
    """Share of the pixels with the same object and kind."""
    return float(np.mean((a == b).all(axis=-1)))


def scores(ours, theirs):
    return {"similarity": similarity(ours["rgb"], theirs["rgb"]), "difference": difference(ours["rgb"], theirs["rgb"]),
            "depth": depth_share(ours["depth"], theirs["depth"]), "segmentation": equal_share(ours["segmentation"], theirs["segmentation"])}
