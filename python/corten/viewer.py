"""A model in the browser, beside a Python program or run by it: the functions of MuJoCo's viewer (docs/viewer.md).

The pictures are made by the page, so nothing is needed but a browser, which may be on another machine (host="0.0.0.0"). Pages are
served while sync(), is_running() or launch() runs: there is no other thread."""
import contextlib
import os
import sys
import time
import webbrowser
import weakref

import numpy as np

from corten import _core, _engine, _structs
from corten.data import MjData
from corten.model import MjModel

_STARTED, _GONE = 60, 3  # seconds that a viewer waits for its first page, and after its last one
_FIGURES, _IMAGES = 0, 1  # layers of pictures
_GROUPS = ("geomgroup", "sitegroup", "jointgroup", "tendongroup", "actuatorgroup", "flexgroup", "skingroup")


def _in_notebook():
    shell = sys.modules.get("IPython")
    return bool(shell and shell.get_ipython() and shell.get_ipython().__class__.__name__ == "ZMQInteractiveShell")


def _open_browser(url):
    """The user's browser; CORTEN_BROWSER=0, notebooks and systems without one only get the address."""
    if os.environ.get("CORTEN_BROWSER") == "0" or _in_notebook():
        return
    print(f"Corten's viewer: {url}", file=sys.stderr)
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(url)


class _Pages:
    """The server, and how long it is to run."""

    def __init__(self, steps, host, port):
        self.view = _core.view_open(host, port, steps)
        self.url = _core.view_url(self.view)
        self.opened, self.alone, self.joined, self.closed = time.monotonic(), None, False, False

    def poll(self, seconds, changed):
        """Serves the pages; (keys, asked to load again)."""
        keys, pages, reload, _ = _core.view_poll(self.view, seconds, changed)
        if pages:
            self.joined, self.alone = True, None
        elif self.alone is None:
            self.alone = time.monotonic()
        return keys, reload

    def is_running(self):
        if self.closed:
            return False
        if self.joined:
            return self.alone is None or time.monotonic() - self.alone < _GONE
        return time.monotonic() - self.opened < _STARTED or _in_notebook()

    def close(self):
        self.closed = True
        _core.view_close(self.view)


class Handle:
    """A viewer beside a program: what launch_passive returns, with the names of MuJoCo's Handle."""

    def __init__(self, model, data, pages, key_callback):
        self._model, self._data, self._pages, self._key = model, data, pages, key_callback
        self._cam, self._opt, self._pert = _structs.MjvCamera(), _structs.MjvOption(), _structs.MjvPerturb()
        _engine.mjv_defaultFreeCamera(model, self._cam)
        self._scene = _structs.MjvScene(model, 1000)
        self._sent, self._window, self._context = {}, (1280, 720), None
        _core.view_show(pages.view, model, data)
        _core.view_scene(pages.view, self._scene)
        self._remember()

    # ---- what is shown

    @property
    def m(self):
        return self._model

    @property
    def d(self):
        return self._data

    @property
    def cam(self):
        """The camera of the page that steers: sync() sends changes to the pages, and brings what its user did with the mouse."""
        return self._cam

    @property
    def opt(self):
        """Flags, groups, labels and frames, in both directions as the camera."""
        return self._opt

    @property
    def perturb(self):
        """The body that a user drags, as of the last sync()."""
        return self._pert

    @property
    def user_scn(self):
        """Shapes of the program: geoms[:ngeom] are drawn."""
        return self._scene

    @property
    def viewport(self):
        """The picture of the page that steers, as of the last sync()."""
        return _structs.MjrRect(0, 0, *self._window)

    @property
    def url(self):
        """Address of the page, with its token."""
        return self._pages.url

    # ---- life

    def is_running(self):
        """False after close(), and when the last page is gone. Serves the pages."""
        if self._pages.is_running():
            self._serve(False)
        elif not self._pages.closed:
            self._pages.close()
        return not self._pages.closed

    def lock(self):
        """For programs that use it: pages are only served by the thread that calls sync()."""
        return contextlib.nullcontext()

    def sync(self, state_only=False):
        """Shows the present state, and puts the forces of a user's mouse into data.xfrc_applied."""
        if self._pages.closed:
            return
        _core.view_push(self._pages.view, self._pert)
        if not state_only:
            self._send_changes()
        self._serve(True)

    def close(self):
        """Ends the server; pages say that the program does not answer."""
        if not self._pages.closed:
            self._pages.close()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()

    def _serve(self, changed):
        keys, _ = self._pages.poll(0, changed)
        self._take_view()
        for key in keys if self._key else ():
            self._key(key)

    def _take_view(self):
        """What the user did to the view; changes of the program that are not sent yet win."""
        camera, view, width, height = _core.view_said(self._pages.view)
        now = self._values()
        if camera and now["camera"] == self._sent["camera"]:
            self._take_camera(camera)
        if view and now["view"] == self._sent["view"]:
            self._take_options(view)
        if width:
            self._window = width, height

    def _take_camera(self, numbers):
        cam = self._cam
        cam.type, cam.fixedcamid, cam.trackbodyid = (int(x) for x in numbers[:3])
        cam.lookat[:] = numbers[3:6]
        cam.distance, cam.azimuth, cam.elevation = numbers[6:]
        self._sent["camera"] = self._values()["camera"]

    def _take_options(self, numbers):
        opt = self._opt
        opt.label, opt.frame, flags, *groups = (int(x) for x in numbers)
        opt.flags[:] = [flags >> k & 1 for k in range(len(opt.flags))]
        for name, bits in zip(_GROUPS, groups):
            group = getattr(opt, name)
            group[:] = [bits >> k & 1 for k in range(len(group))]
        self._sent["view"] = self._values()["view"]

    # ---- what the program changes

    def _values(self):
        cam, opt = self._cam, self._opt
        camera = (int(cam.type), cam.fixedcamid, cam.trackbodyid, *cam.lookat, cam.distance, cam.azimuth, cam.elevation)
        bits = (sum(bool(x) << k for k, x in enumerate(row)) for row in (opt.flags, *(getattr(opt, g) for g in _GROUPS)))
        return {"camera": " ".join(repr(float(x)) for x in camera),
                "view": " ".join(str(x) for x in (int(opt.label), int(opt.frame), *bits))}

    def _remember(self):
        self._sent = self._values()

    def _send_changes(self):
        for name, text in self._values().items():
            if text != self._sent[name]:
                _core.view_keep(self._pages.view, name, text)
        self._remember()

    # ---- overlays

    def set_texts(self, texts):
        """Texts over the picture: (font, place, left, right) or a list of them."""
        places = {}
        for _, place, left, right in [texts] if isinstance(texts, tuple) else texts:
            lines = places.setdefault(int(place or 0), [])
            lines += [f"{a or ''}\t{b or ''}".rstrip() for a, b in zip(*(self._lines(left, right)))]
        _core.view_keep(self._pages.view, "text", "\f".join(f"{place}\n" + "\n".join(lines) for place, lines in places.items()))

    @staticmethod
    def _lines(left, right):
        a, b = (left or "").split("\n"), (right or "").split("\n")
        n = max(len(a), len(b))
        return a + [""] * (n - len(a)), b + [""] * (n - len(b))

    def clear_texts(self):
        """No texts."""
        _core.view_keep(self._pages.view, "text", "")

    def set_figures(self, viewports_figures):
        """Figures over the picture: (MjrRect, MjvFigure) or a list of them. Rectangles are in pixels of `viewport`."""
        rows = [viewports_figures] if isinstance(viewports_figures, tuple) else viewports_figures
        self._show(_FIGURES, [(rect, self._drawn(rect, figure)) for rect, figure in rows])

    def clear_figures(self):
        """No figures."""
        self._show(_FIGURES, [])

    def set_images(self, viewports_images):
        """Pictures over the picture: (MjrRect, array) or a list of them; bytes of shape (h, w), (h, w, 3) or (h, w, 4), stretched."""
        rows = [viewports_images] if isinstance(viewports_images, tuple) else viewports_images
        self._show(_IMAGES, [(rect, self._bytes_of(image)) for rect, image in rows])

    def clear_images(self):
        """No pictures."""
        self._show(_IMAGES, [])

    def _show(self, layer, pictures):
        places = [((r.left, r.bottom, r.width, r.height), pixels) for r, pixels in pictures]
        if not self._pages.closed:
            _core.view_pictures(self._pages.view, layer, places)

    @staticmethod
    def _bytes_of(image):
        image = np.asarray(image)
        if image.dtype != np.uint8 or image.ndim not in (2, 3):
            raise ValueError(f"an image is an array of bytes of shape (h, w), (h, w, 3) or (h, w, 4), not {image.dtype} of shape {image.shape}")
        return np.ascontiguousarray(image if image.ndim == 3 else image[:, :, None])

    def _drawn(self, rect, figure):
        """A figure as RGBA: drawn over black and over white, whose difference is what is seen through it."""
        if rect.width <= 0 or rect.height <= 0:
            raise ValueError(f"a figure needs a rectangle, not {rect.width} by {rect.height} pixels")
        if self._context is None:
            self._context = _structs.MjrContext(MjModel.from_xml_string("<mujoco/>"), 100)
            _engine.mjr_setBuffer(1, self._context)
        if self._context.offWidth < rect.width or self._context.offHeight < rect.height:
            _engine.mjr_resizeOffscreen(max(rect.width, self._context.offWidth), max(rect.height, self._context.offHeight), self._context)
        place, layers = _structs.MjrRect(0, 0, rect.width, rect.height), []
        for shade in (0, 255):
            pixels = np.full((rect.height, rect.width, 3), shade, np.uint8)
            _engine.mjr_drawPixels(pixels, None, place, self._context)
            _engine.mjr_figure(place, figure, self._context)
            _engine.mjr_readPixels(pixels, None, place, self._context)
            layers.append(pixels[::-1].astype(int))
        black, white = layers
        alpha = np.clip(255 - (white - black).max(2, keepdims=True), 0, 255)
        colour = np.where(alpha > 0, 255 * black // np.maximum(alpha, 1), 0)
        return np.concatenate([np.clip(colour, 0, 255), alpha], 2).astype(np.uint8)

    # ---- assets

    def _describe(self, kind, number, count):
        if not 0 <= number < count:
            raise ValueError(f"{kind} {number}: the model has {count}")
        _core.view_show(self._pages.view, self._model, self._data)

    def update_hfield(self, hfieldid):
        """Sends the model again after a change of this height field."""
        self._describe("height field", hfieldid, self._model.nhfield)

    def update_mesh(self, meshid):
        """Sends the model again after a change of this mesh."""
        self._describe("mesh", meshid, self._model.nmesh)

    def update_texture(self, texid):
        """Sends the model again after a change of this texture."""
        self._describe("texture", texid, self._model.ntex)

    def _repr_html_(self):
        return f'<iframe style="width:100%;height:520px;border:0" src="{self.url}"></iframe>'


_open_handles = weakref.WeakSet()


def launch_passive(model, data, *, key_callback=None, show_left_ui=True, show_right_ui=True, host=None, port=0):
    """Opens a viewer beside a program, which simulates by itself and calls sync().

    key_callback(code) gets the keys that mean nothing to the page. host and port: where the server listens; not in MuJoCo."""
    if not isinstance(model, MjModel) or not isinstance(data, MjData):
        raise ValueError(f"an MjModel and an MjData are expected, not {type(model).__name__} and {type(data).__name__}")
    if key_callback is not None and not callable(key_callback):
        raise ValueError("key_callback must be callable")
    handle = Handle(model, data, _Pages(False, host, port), key_callback)
    _open_handles.add(handle)
    _open_browser(handle.url)
    return handle


def _load(loader, pages):
    """Model and data of a loader; its errors are shown in the pages."""
    try:
        model, data = loader()[:2]
    except ValueError as error:
        _core.view_note(pages.view, "error", str(error))
        return None
    _core.view_note(pages.view, "error", "")
    _core.view_show(pages.view, model, data)
    return model, data


def launch(model=None, data=None, *, loader=None, show_left_ui=True, show_right_ui=True, host=None, port=0, on_open=None):
    """Opens a viewer that simulates the model in real time, and returns when its last page is closed.

    loader() returns a model and its data, and is called again when the page asks for it. on_open(url) is called once, in the place of
    a browser; not in MuJoCo."""
    if loader is None:
        if model is None:
            model = MjModel.from_xml_string("<mujoco/>")
        loader = (lambda shown=(model, data if data is not None else MjData(model)): shown)
    elif model is not None or data is not None:
        raise ValueError("either a loader or a model")
    shown = loader()[:2]
    pages = _Pages(True, host, port)
    try:
        _engine.mj_forward(*shown)
        _core.view_show(pages.view, *shown)
        (on_open or _open_browser)(pages.url)
        while pages.is_running():
            _core.view_advance(pages.view, 1 / 120)
            _, reload = pages.poll(0.002 if pages.joined else 0.05, False)
            if reload:
                shown = _load(loader, pages) or shown
    finally:
        pages.close()


def launch_from_path(path, **options):
    """launch() of a file, which is loaded again when the page asks for it."""
    def loader():
        model = MjModel.from_xml_path(os.fspath(path))
        data = MjData(model)
        _engine.mj_forward(model, data)
        return model, data
    launch(loader=loader, **options)


def launch_repl(model=None, data=None):
    """Not in this build: use launch_passive from an interactive interpreter, and call sync()."""
    raise NotImplementedError("launch_repl: use launch_passive from an interactive interpreter, and call sync()")


def _main(arguments=None):
    import argparse
    parser = argparse.ArgumentParser(prog="python -m corten.viewer", description="Shows a model in the browser, simulated in real time.")
    parser.add_argument("--mjcf", metavar="PATH", help="model file: MJCF or URDF")
    parser.add_argument("--host", help="address to listen at (default 127.0.0.1)")
    parser.add_argument("--port", type=int, default=0, help="port (default: one that is free)")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    o = parser.parse_args(arguments)
    on_open = (lambda url: print(url, flush=True)) if o.no_browser else None
    try:
        if o.mjcf:
            launch_from_path(o.mjcf, host=o.host, port=o.port, on_open=on_open)
        else:
            launch(host=o.host, port=o.port, on_open=on_open)
    except KeyboardInterrupt:
        return 130
    except (ValueError, OSError) as error:
        print(f"corten.viewer: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(_main())
