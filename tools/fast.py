"""The fast build: a wheel with the named packages compiled by mypyc, installed into .venv-fast.

`fast.py posse.core posse.games ...` works on a copy under build/fast, because compiled modules left in src/
would be imported instead of the files that people edit there. All modules become one C extension (mypyc
calls it a group), so that calls between them stay native. With gcc the build is profile-guided: the first
build plays games (train.py) to collect a profile, the second is optimized with it.

`fast.py --of FOLDER ...` compiles a copy of another commit in place, with the same compiler and flags
(`posse bench --against`); `fast.py --is-current ...` says whether .venv-fast was built from these sources.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from environment import (
    LOCK,
    ROOT,
    VENV,
    SetupError,
    digest,
    guarded,
    is_current,
    one_at_a_time,
    pip,
    run,
    stamp,
    sync_packages,
)

FAST = ROOT / ".venv-fast"
TRAINING = ROOT / "tools" / "train.py"
COPY = ROOT / "build" / "fast"
COPIED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "licenses", "src", "tools")

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(
    ["--config-file", {config!r}, *{files!r}], opt_level="3", debug_level="0", group_name="posse"
)
setup(name="posse", packages=[], py_modules=[], ext_modules=modules)
"""

CHECK = """
import importlib, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__
    if not file.endswith(".so"):
        sys.exit(name + " is not compiled: " + file)
"""


def main(packages: list[str]) -> None:
    if packages[:1] == ["--of"]:
        compile_other(Path(packages[1]).resolve(), packages[2:])
        return
    if packages[:1] == ["--is-current"]:
        sys.exit(0 if is_current(FAST, inputs(packages[1:])) else 1)
    files = sources(ROOT, packages)
    want = inputs(packages)
    if is_current(FAST, want):
        return
    with one_at_a_time():
        require_compiler()
        copy_sources()
        print(f"Compiling {len(files)} modules of {', '.join(packages)} (a few minutes) ...", file=sys.stderr)
        compile_for_speed(COPY, files)
        python = sync_packages(FAST)
        pip(python, "install", "--no-deps", str(build_wheel()))
        check(python, files)
        stamp(FAST, want)


def compile_other(copy: Path, packages: list[str]) -> None:
    """Another commit, in a copy that nobody edits: its modules are left beside its sources."""
    files = sources(copy, packages)
    require_compiler()
    compile_for_speed(copy, files)
    check(VENV / "bin" / "python", files, copy / "src")


def require_compiler() -> None:
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        raise SetupError("The fast build needs a C compiler and found none (on Debian: apt install gcc).")


def sources(root: Path, packages: list[str]) -> list[str]:
    """The files of the packages and modules, relative to src/."""
    found: list[Path] = []
    for name in packages:
        place = root / "src" / name.replace(".", "/")
        module = place.with_suffix(".py")
        if not (place.is_dir() or module.is_file()):
            raise SetupError(f"There is no package or module {name} in src/ to compile.")
        found += sorted(place.rglob("*.py")) if place.is_dir() else [module]
    return [file.relative_to(root / "src").as_posix() for file in found]


def inputs(packages: list[str]) -> str:
    sha = hashlib.sha256(" ".join(packages).encode())
    sha.update(digest(LOCK, ROOT / "pyproject.toml", Path(__file__), TRAINING).encode())
    for file in sorted((ROOT / "src").rglob("*")):
        if file.is_file() and file.suffix != ".pyc":
            sha.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return sha.hexdigest()


def copy_sources() -> None:
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir(parents=True)
    ignored = shutil.ignore_patterns("__pycache__", "node_modules", "*.so")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, COPY / name, ignore=ignored)
        else:
            shutil.copy2(ROOT / name, COPY / name)


def compile_for_speed(copy: Path, files: list[str]) -> None:
    """Compile with profile-guided optimization where the compiler has it: 10 % faster code."""
    plain = flags()
    if not is_gcc():
        compile_in(copy, files, plain)
        return
    try:
        compile_in(copy, files, f"{plain} -fprofile-generate")
        print("Playing games to collect a profile ...", file=sys.stderr)
        train(copy)
        print("Compiling again with the profile ...", file=sys.stderr)
        compile_in(copy, files, f"{plain} -fprofile-use -fprofile-partial-training -Wno-missing-profile")
    except SetupError:
        print("Profile-guided optimization failed: compiling without it ...", file=sys.stderr)
        compile_in(copy, files, plain)


def compile_in(copy: Path, files: list[str], cflags: str) -> None:
    """Leaves each module's .so beside it, and the group's in src/."""
    script = copy / "compile.py"
    script.write_text(SETUP.format(config=str(copy / "pyproject.toml"), files=files))
    build: list[str | Path] = [script, "build_ext", "--force", "--inplace"]
    build += ["--build-temp", copy / "mypyc", "--build-lib", copy / "mypyc"]
    run([VENV / "bin" / "python", *build], "compiling", cwd=copy / "src", CFLAGS=cflags)


def train(copy: Path) -> None:
    """Collect a profile. It is written beside the object files, where the second compilation looks for it."""
    script = copy / "tools" / "train.py"
    run([VENV / "bin" / "python", script], "playing games", cwd=copy, PYTHONPATH=str(copy / "src"))
    if not any((copy / "mypyc").rglob("*.gcda")):
        raise SetupError("No profile was written.")


def flags() -> str:
    """The wheel stays on this machine, so it may use all instructions of its processor: 20 % faster."""
    # clang needs another linker for LTO
    linking = " -flto=auto -fno-semantic-interposition" if is_gcc() else ""
    return os.environ.get("CFLAGS", "") + " -march=native" + linking


def is_gcc() -> bool:
    compiler = os.environ.get("CC") or shutil.which("gcc") or shutil.which("cc") or "cc"
    about = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return "clang" not in about


def build_wheel() -> Path:
    build: list[str | Path] = ["-m", "build", "--wheel", "--no-isolation", "--outdir", COPY / "dist", COPY]
    run(
        [VENV / "bin" / "python", *build],
        "building the fast wheel",
        POSSE_COMPILED="1",
        POSSE_SKIP_CLIENT="1",
    )
    (wheel,) = (COPY / "dist").glob("*.whl")
    return wheel


def check(python: Path, files: list[str], path: Path | None = None) -> None:
    """Make sure that every module is compiled: tests and benchmarks must not run interpreted ones."""
    names = [file.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for file in files]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        env["PYTHONPATH"] = str(path)
    done = subprocess.run([python, "-c", CHECK, *names], cwd=python.parent, env=env, check=False)
    if done.returncode:
        raise SetupError("The fast build has modules that are not compiled: see above.")


if __name__ == "__main__":
    sys.exit(guarded(lambda: main(sys.argv[1:])))
