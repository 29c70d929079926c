"""tools/check_texts.py finds each kind of fault, where it is, and reports what to write instead."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "check_texts.py"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository without faults."""
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    write(tmp_path, "README.md", "# Table\n\nSee the [guide](docs/guide.md#first-steps).\n")
    write(tmp_path, "docs/guide.md", "# Guide\n\n## First steps\n\nBack to the [top](#guide).\n")
    write(tmp_path, "src/radura/i18n/locale/en/cli.ftl", "cli-about-tells = list the games\n")
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    """Write a file of the repository."""
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text, encoding="utf-8")


def check(root: Path, *words: str) -> tuple[int, list[str]]:
    """Run the tool; return its exit code and the faults, without the line of totals."""
    command = [sys.executable, str(TOOL), "--root", str(root), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()[:-1]


def test_a_repository_without_faults_passes(repository: Path) -> None:
    assert check(repository) == (0, [])


def test_a_banned_phrase_is_found_in_a_document(repository: Path) -> None:
    write(repository, "docs/guide.md", "# Guide\n\n## First steps\n\nThe server\nis started anew.\n")
    assert check(repository) == (1, ["docs/guide.md:6: “anew” -> again, or: a new ..."])


def test_a_banned_phrase_is_found_across_a_line_break(repository: Path) -> None:
    write(repository, "docs/guide.md", "# First steps\n\nThe text\n  goes\n  on.\n")
    assert check(repository) == (1, ["docs/guide.md:4: “goes on” -> continues"])


def test_a_banned_phrase_is_found_in_a_message(repository: Path) -> None:
    write(repository, "src/radura/i18n/locale/en/cli.ftl", "cli-a = one\ncli-b = { $given } tells nothing\n")
    code, faults = check(repository)
    assert (code, len(faults)) == (1, 1)
    assert faults[0].startswith("src/radura/i18n/locale/en/cli.ftl:2: “tells” -> ")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Who runs the server may look.", True),
        ("Ready. What lies near the goal, wins.", True),
        ("Who runs the server?", False),
        ("The list of players who run the server.", False),
    ],
)
def test_a_sentence_needs_a_subject(repository: Path, text: str, found: bool) -> None:
    write(repository, "README.md", f"# Table\n\n{text}\n")
    assert check(repository)[0] == found


def test_code_and_addresses_are_not_prose(repository: Path) -> None:
    text = "# Table\n\nRun `tells --anew`, see [it](docs/guide.md#first-steps):\n\n```sh\nradura tells\n```\n"
    write(repository, "README.md", text)
    assert check(repository) == (0, [])


def test_a_term_of_a_rulebook_is_allowed(repository: Path, tmp_path: Path) -> None:
    write(repository, "README.md", "# Table\n\nPlay *Beside the Fire*, or sit beside it.\n")
    listed = tmp_path / "list.toml"
    listed.write_text('places = ["*.md"]\nterms = ["Beside the Fire"]\n[phrases]\nbeside = "next to"\n')
    assert check(repository, "--list", str(listed)) == (1, ["README.md:3: “beside” -> next to"])


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ("docs/gone.md", "there is no such file in the repository"),
        ("docs/guide.md#last-steps", "guide.md has no heading with this anchor"),
        ("#nowhere", "README.md has no heading with this anchor"),
        ("../outside.md", "there is no such file in the repository"),
    ],
)
def test_a_broken_link_is_found(repository: Path, link: str, reason: str) -> None:
    write(repository, "README.md", f"# Table\n\nSee\n[there]({link}).\n")
    assert check(repository) == (1, [f"README.md:4: link to “{link}” -> {reason}"])


def test_a_picture_and_a_named_link_are_checked(repository: Path) -> None:
    write(repository, "README.md", '# Table\n\n<img src="gone.png"> and [this][one]\n\n[one]: gone.md\n')
    reason = "there is no such file in the repository"
    code, faults = check(repository)
    assert code == 1
    assert faults == [f"README.md:3: link to “gone.png” -> {reason}", f"README.md:5: link to “gone.md” -> {reason}"]


def test_a_link_to_an_ignored_file_is_broken(repository: Path) -> None:
    write(repository, ".gitignore", "built.md\n")
    write(repository, "built.md", "# Built\n")
    write(repository, "README.md", "# Table\n\n[built](built.md)\n")
    assert check(repository)[0] == 1


def test_a_crowded_root_is_found(repository: Path) -> None:
    for number in range(13):
        write(repository, f"file-{number}.txt", "")
    assert check(repository) == (0, []), "16 entries: README.md, docs, src and these"
    write(repository, ".hidden", "")
    assert check(repository) == (0, [])
    write(repository, "one-more.txt", "")
    code, faults = check(repository)
    assert code == 1
    assert faults[0].startswith(".:1: 17 visible entries in the root (README.md, docs, file-0.txt")
    assert faults[0].endswith("-> at most 16: move some into folders")


def test_only_the_named_paths_are_reported(repository: Path) -> None:
    write(repository, "README.md", "# Table\n\nStarted anew.\n")
    assert check(repository, "docs") == (0, [])
    assert check(repository, "README.md")[0] == 1
