"""The pinned lists match pyproject.toml, and what they name is installed, by uv or by pip."""

import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from importlib.metadata import requires
from pathlib import Path

import pytest
from docs.build import ROOT
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools.hatch_build import NODE, compile_engine

from tools import install

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
RUN = [*PROJECT["project"]["dependencies"], *EXTRAS["server"], *PROJECT["build-system"]["requires"], "editables"]
INSTALLING = "Installing into environment: train.\n"
FALLBACK = "uv cannot be installed on this machine: pip installs instead, which takes longer.\n"


def pinned(name: str) -> set[str]:
    """Return the packages of a list that are meant for this machine."""
    found = map(Requirement, install.pins(install.entries(name)))
    return {canonicalize_name(one.name) for one in found if one.marker is None or one.marker.evaluate()}


def closure(needs: list[str]) -> set[str]:
    """Return everything that is installed because of these needs, as the packages themselves say."""
    found: set[tuple[str, str]] = set()
    waiting = [(need, "") for need in needs]
    while waiting:
        need, extra = waiting.pop()
        wanted = Requirement(need)
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
            continue
        for one in ("", *wanted.extras):
            if (wanted.name, one) not in found:
                found.add((wanted.name, one))
                waiting += [(further, one) for further in requires(wanted.name) or ()]
    return {canonicalize_name(name) for name, _ in found}


def test_running_needs_exactly_the_first_list() -> None:
    assert pinned("run") == closure(RUN), "run tools/lock"


def test_learning_needs_exactly_the_second_list_besides() -> None:
    assert pinned("train") == closure([*RUN, *EXTRAS["train"]]) - pinned("run"), "run tools/lock"


def test_tests_and_builds_need_exactly_the_third_list_besides() -> None:
    extra = [*EXTRAS["dev"], *EXTRAS["ladder"], *EXTRAS["pictures"], *EXTRAS["research"], "mypy", "setuptools"]
    needs = closure([*RUN, *(need for need in extra if not need.startswith("radura["))]) | {NODE, "uv"}
    assert pinned("dev") == needs - pinned("run") - pinned("train"), "run tools/lock"


def test_exactly_what_compiles_the_engine_is_installed_for_it() -> None:
    assert set(compile_engine.MYPYC) == closure(["mypy", "setuptools"])


@pytest.mark.parametrize("path", install.LISTS.values(), ids=install.LISTS)
def test_lists_hold_versions_and_hashes_and_no_address(path: Path) -> None:
    text = path.read_text(encoding="utf-8").partition("\n")[2]
    entry = r"[a-z0-9-]+==[^ \n]+( ; [^/\n]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n"
    assert re.fullmatch(rf"({entry})+", text)


@pytest.mark.parametrize("name", install.LISTS)
def test_reading_a_list_finds_all_of_it(name: str) -> None:
    text = install.LISTS[name].read_text(encoding="utf-8").partition("\n")[2]
    assert "".join(install.entries(name).values()) == text


def test_the_examples_have_pytorch_by_version_alone_and_all_else_by_hash() -> None:
    assert {"onnx", "onnxruntime", "onnxscript", "ray", "sympy"} <= pinned("examples")
    assert {name for name in pinned("examples") if name.startswith(("torch", "triton", "nvidia", "cuda"))} == set()
    assert pinned("examples") & pinned("run") == set()
    lines = (ROOT / "docs" / "examples" / "torch.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == ["torch==2.13.0"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A project of lists alone, one of which names a package that lies in ``wheels``; uv is nowhere to be found."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "install.py", tmp_path / "tools")
    (tmp_path / "wheels").mkdir()
    wheel = tmp_path / "wheels" / "pebble-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        files = {
            "pebble.py": "",
            "pebble-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: pebble\nVersion: 1.0\n",
            "pebble-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        }
        for name, text in files.items():
            packed.writestr(name, text)
        digests = {name: hashlib.sha256(text.encode()).digest() for name, text in files.items()}
        record = [f"{name},sha256={base64.urlsafe_b64encode(it).decode().rstrip('=')}," for name, it in digests.items()]
        packed.writestr("pebble-1.0.dist-info/RECORD", "\n".join([*record, "pebble-1.0.dist-info/RECORD,,", ""]))
    write_list(tmp_path, "run", "")
    write_list(tmp_path, "train", "pebble==1.0", hashlib.sha256(wheel.read_bytes()).hexdigest())
    write_list(tmp_path, "dev", "uv==0.0.1")
    return tmp_path


def write_list(project: Path, name: str, pin: str, digest: str = "0" * 64) -> None:
    """Write a list of one package, or of none."""
    (project / "requirements").mkdir(exist_ok=True)
    text = f"{pin} \\\n    --hash=sha256:{digest}\n" if pin else ""
    (project / "requirements" / f"{name}.txt").write_text(text, encoding="utf-8")


def run(project: Path, **pip: str) -> "subprocess.CompletedProcess[str]":
    """Install a list; pip is configured to look nowhere but in ``wheels``."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
    configuration = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(project / "wheels"), "PIP_CONFIG_FILE": os.devnull}
    command = [sys.executable, "tools/install.py", "environment", "train"]
    return subprocess.run(
        command, cwd=project, env={**known, **configuration, **pip}, capture_output=True, text=True, check=False
    )


def installed(project: Path) -> bool:
    """Return whether the environment has the package."""
    return (
        subprocess.run([project / "environment" / "bin" / "python", "-c", "import pebble"], check=False).returncode == 0
    )


def test_where_uv_cannot_be_had_pip_installs_and_one_line_says_so(checkout: Path) -> None:
    done = run(checkout)
    assert (done.returncode, done.stdout) == (0, INSTALLING + FALLBACK), done.stderr
    assert installed(checkout)


def test_a_file_with_another_hash_is_not_installed(checkout: Path) -> None:
    write_list(checkout, "train", "pebble==1.0")
    assert run(checkout).returncode == 1
    assert not installed(checkout)


@pytest.mark.parametrize("digest", ["right", "wrong"])
def test_uv_looks_where_pip_looks_and_checks_the_hash(checkout: Path, digest: str) -> None:
    pin = install.pick("uv")
    (checkout / "requirements" / "dev.txt").write_text(pin["uv"], encoding="utf-8")
    venv.create(checkout / "environment", with_pip=True, symlinks=True)
    shutil.copy(Path(sys.executable).with_name("uv"), checkout / "environment" / "bin" / "uv")
    if digest == "wrong":
        write_list(checkout, "train", "pebble==1.0")
    done = run(checkout)
    assert (done.returncode, done.stdout) == (int(digest == "wrong"), INSTALLING), done.stderr
    assert installed(checkout) == (digest == "right")


def test_uv_is_given_what_pip_is_configured_for() -> None:
    pip = {
        "index-url": "https://packages.example/simple",
        "extra-index-url": "\nhttps://one.example/simple\nhttps://two.example/simple",
        "find-links": "/wheels file:///more",
        "cert": "/certificates.pem",
        "timeout": "90",
        "quiet": "1",
    }
    options, variables = install.for_uv(pip)
    assert options == ["--index-strategy=unsafe-best-match"]
    assert variables == {
        "UV_DEFAULT_INDEX": "https://packages.example/simple",
        "UV_INDEX": "https://one.example/simple https://two.example/simple",
        "UV_FIND_LINKS": "/wheels,file:///more",
        "SSL_CERT_FILE": "/certificates.pem",
        "UV_HTTP_TIMEOUT": "90",
    }
