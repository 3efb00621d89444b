"""The functions mj_, mju_, mjd_ and mjv_, and those that need a few lines of Python."""
import numpy as _np

from corten import _core
from corten._core import _realloc_con_efc  # noqa: F401
from corten._engine import *  # noqa: F401,F403
from corten._errors import FatalError


def mj_saveModel(m, filename=None, buffer=None):
    """Write a model in binary form to a file, or to an array of bytes."""
    if buffer is None:
        _core.save_binary(m, filename)
        return
    data = _np.frombuffer(_core.model_to_bytes(m), dtype=_np.uint8)
    if buffer.size < data.size:
        raise FatalError(f"the buffer has {buffer.size} bytes, {data.size} are needed (mj_sizeModel)")
    buffer.reshape(-1)[:data.size] = data


def mj_defaultSolRefImp(solref=None, solimp=None):
    """Fill in the default reference and impedance parameters."""
    opt = _core.MjOption()
    if solref is not None:
        solref[:] = opt.o_solref
    if solimp is not None:
        solimp[:] = opt.o_solimp


def mju_printMat(mat):
    """Print a matrix."""
    for row in _np.atleast_2d(mat):
        print(" ".join(f"{x:.8f}" for x in row))
    print()


def mju_printMatSparse(mat, rownnz, rowadr, colind):
    """Print a CSR matrix."""
    for r, (n, start) in enumerate(zip(rownnz, rowadr)):
        print("  ".join(f"({r} {colind[k]}): {mat[k]:9.6f}" for k in range(start, start + n)))
    print()


def mju_writeLog(type, msg):
    """Write a line to the standard error stream; there is no log file."""
    import sys
    print(f"{type}: {msg}", file=sys.stderr)


def mj_getCache():
    """There is no cache of assets."""
    return None


def mj_getCacheSize(cache):
    """There is no cache of assets: 0."""
    return 0


def mj_getCacheCapacity(cache):
    """There is no cache of assets: 0."""
    return 0


def mj_setCacheCapacity(cache, size):
    """There is no cache of assets: 0."""
    return 0


def mj_clearCache(cache):
    """There is no cache of assets."""


def mj_copyData(dest, m, src):
    """Copy data into other data of the same model."""
    _core.copy_data_into(dest, m, src)
    return dest


def mjv_averageCamera(cam1, cam2):
    """Camera between two eyes."""
    return _core.average_camera(cam1, cam2)


def mju_getXMLDependencies(filename):
    """Files that an XML file uses, directly or by inclusion."""
    return _core.xml_dependencies(filename)


def mj_loadPluginLibrary(path):
    """Load a shared library that registers plugins."""
    import ctypes
    from corten import PLUGIN_HANDLES
    try:
        PLUGIN_HANDLES.append(ctypes.CDLL(path))
    except OSError as error:
        raise FatalError(f"a library of plugins cannot be loaded: {error}") from None
    _core.mj_loadPluginLibrary(path)


def mj_loadAllPluginLibraries(directory):
    """Load every shared library in a folder; nothing if there is no such folder."""
    import os
    if not os.path.isdir(directory):
        return
    for name in sorted(n for n in os.listdir(directory) if n.endswith(".so")):
        mj_loadPluginLibrary(os.path.join(directory, name))


def mjd_transition(m, d, *args, **named):
    """mjd_transition(m, d, A=None, B=None, C=None, D=None, info=None): analytic derivatives of a step, the matrices of mjd_transitionFD;
    None: skip one. With info (MjDerivativeInfo) the status is returned; without it a refused derivative raises ValueError with the reason."""
    about = dict(zip(("A", "B", "C", "D", "info"), args)) | named
    info = about.pop("info", None)
    answer = _core.MjDerivativeInfo() if info is None else info
    status = _core.mjd_transitionInfo(m, d, info=answer, **about)
    if status and info is None:
        raise ValueError(answer.reason or f"the derivative was refused with status {status}")
    return status
