"""Browser tests find things by role and name or by ``data-`` attributes, and import nothing from each other."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.browser.server import ROOT

FILES = sorted(
    {*ROOT.glob("tests/e2e/**/*.py"), *ROOT.glob("tests/support/browser/*.py"), ROOT / "bench" / "web.py"}
    - {Path(__file__)}
)

ATTRIBUTES = re.compile(r"\[[^\]]*\]")
CLASS = re.compile(r"(?:^|[\s\w\])>+~,(:])\.-?[A-Za-z_]")
"""A class in a selector without its attributes."""

SELECTOR_METHODS = {"locator", "query_selector", "query_selector_all", "wait_for_selector", "eval_on_selector"}
IN_SCRIPT = re.compile(r"(?:querySelector(?:All)?|closest|matches)\(\s*(['\"`])(.*?)\1\s*\)", re.DOTALL)
CLASS_IN_SCRIPT = re.compile(r"classList|className|getElementsByClassName|attributeFilter: \['class'\]")
SELECTOR = re.compile(
    r"(?:article|aside|button|div|figure|h\d|li|main|p|section|span|svg|ul)?\.[a-z][\w-]*(?:[ .:,>\[].*)?"
)
"""A string that is nothing but a selector and begins with a class: a constant, or an argument of a helper."""


def texts(node: ast.AST) -> Iterator[str]:
    """Return the strings inside a node, with an x for each part that is filled in."""
    if isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    else:
        for child in ast.iter_child_nodes(node):
            yield from texts(child)


def uses_class(selector: str) -> bool:
    return CLASS.search(ATTRIBUTES.sub("", selector)) is not None


def locators_by_class(source: str) -> list[str]:
    """Return the selectors of a module that depend on a CSS class."""
    tree = ast.parse(source)
    found = [text for text in texts(tree) if SELECTOR.fullmatch(text)]
    for text in texts(tree):
        found += [selector for _, selector in IN_SCRIPT.findall(text) if uses_class(selector)]
        found += CLASS_IN_SCRIPT.findall(text)
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
            if call.func.attr in SELECTOR_METHODS and call.args:
                found += [text for text in texts(call.args[0]) if uses_class(text)]
            elif call.func.attr.endswith(("to_have_class", "to_contain_class")):
                found.append(call.func.attr)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_locator_depends_on_a_css_class(path: Path) -> None:
    assert locators_by_class(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "page.locator('.log li')",
        "page.locator(f'main [data-item={item}].legal')",
        "page.locator(':is(.log, .chat)')",
        "page.evaluate(\"() => document.querySelector('aside.big')\")",
        "page.evaluate('(one) => one.classList.length')",
        "expect(page.get_by_role('button')).to_have_class('hot')",
        "LOG = '.log li'",
        "find('div.beacon')",
    ],
)
def test_a_locator_by_class_is_found_wherever_it_is_written(line: str) -> None:
    assert locators_by_class(line) != []


def test_attributes_and_names_of_files_are_no_classes() -> None:
    assert locators_by_class("page.locator('[data-place=\"hand.0\"] > p'); open('record.radura')") == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_module_imports_a_test_module(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.match(r"\s*(from|import) \S*\btest_", line)] == []
