"""Corten under the name mujoco, for programs that depend on a distribution of that name."""
import corten

corten.install_as_mujoco()
