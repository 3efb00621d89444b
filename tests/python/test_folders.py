"""Files of models only inside given folders."""
import corten as mujoco
import pytest

GOOD = '<mujoco><worldbody><geom size="1"/></worldbody></mujoco>'


@pytest.fixture
def inside(tmp_path):
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "good.xml").write_text(GOOD)
    (folder / "bad.xml").write_text('<mujoco><include file="../secret.xml"/></mujoco>')
    (tmp_path / "secret.xml").write_text(GOOD)
    (folder / "link.xml").symlink_to(tmp_path / "secret.xml")
    mujoco.set_folders([folder])
    yield folder
    mujoco.set_folders(None)


def test_files_outside_are_refused(inside):
    assert mujoco.MjModel.from_xml_path(str(inside / "good.xml")).ngeom == 1
    for name in ("bad.xml", "link.xml", "../secret.xml", "../none.xml"):
        for load in (mujoco.MjModel.from_xml_path, mujoco.MjSpec.from_file, mujoco.MjModel.from_binary_path):
            if name == "bad.xml" and load == mujoco.MjModel.from_binary_path:
                continue
            with pytest.raises(Exception) as error:
                load(str(inside / name))
            assert "lies outside of the allowed folders" in str(error.value), (name, load)
    mujoco.set_folders(None)
    assert mujoco.MjModel.from_xml_path(str(inside / "bad.xml")).ngeom == 1


def test_assets_in_memory_are_not_limited(inside):
    text = '<mujoco><include file="part.xml"/></mujoco>'
    assert mujoco.MjModel.from_xml_string(text, {"part.xml": GOOD.encode()}).ngeom == 1


def test_wrong_settings_change_nothing(inside, tmp_path):
    for wrong, kind in (([], ValueError), ([tmp_path, tmp_path / "none"], ValueError), ([tmp_path / "secret.xml"], ValueError), (str(tmp_path), TypeError),
                        ([f"{tmp_path}\0x"], ValueError), ([3], TypeError)):
        with pytest.raises(kind):
            mujoco.set_folders(wrong)
        with pytest.raises(ValueError):
            mujoco.MjModel.from_xml_path(str(tmp_path / "secret.xml"))
