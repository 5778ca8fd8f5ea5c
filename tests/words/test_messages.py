"""The message files: every language has the same messages with the same parts, and Fluent can read them."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from posse.messages import LANGUAGES, LOCALE, book, parse


def files(lang: str) -> list[str]:
    return sorted(path.relative_to(LOCALE / lang).as_posix() for path in (LOCALE / lang).rglob("*.ftl"))


FILES = files("en")
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
LATIN = re.compile(r"[A-Za-z]{3,}")
CYRILLIC = re.compile(r"[Ѐ-ӿ]")
# Commands, file names and a language's own name stay as they are.
AS_IT_IS = re.compile(r"^(cli-|language-)")


def patterns(lang: str, file: str) -> dict[str, ast.Pattern]:
    """Every message and attribute of a file: "key" and "key.attribute"."""
    found: dict[str, ast.Pattern] = {}
    for message in parse(LOCALE / lang / file):
        if message.value is not None:
            found[message.id.name] = message.value
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def text_of(node: ast.BaseNode) -> str:
    """The words a pattern brings itself, of all its variants."""
    if isinstance(node, ast.TextElement):
        return node.value
    if isinstance(node, ast.Pattern):
        return " ".join(text_of(each) for each in node.elements)
    if isinstance(node, ast.Placeable):
        return text_of(node.expression)
    if isinstance(node, ast.SelectExpression):
        return " ".join(text_of(variant.value) for variant in node.variants)
    return ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_fluent_can_read_every_line(lang, file):
    path = LOCALE / lang / file
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_files_in_every_language(lang):
    assert (
        sorted(path.relative_to(LOCALE / lang).as_posix() for path in (LOCALE / lang).rglob("*.ftl")) == FILES
    )


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_the_same_messages_and_attributes_in_every_language(lang, file):
    ours, english = patterns(lang, file), patterns("en", file)
    assert [key for key in english if key not in ours] == []
    assert [key for key in ours if key not in english] == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_the_same_arguments_in_every_language(lang, file):
    """Forms are each language's own business: `$card` here may be `$card_acc` there."""

    def arguments(lang: str, key: str) -> set[str]:
        assert book(lang).has(key)
        return {variable.partition("_")[0] for variable in book(lang).variables(key)}

    keys = patterns("en", file)
    differing = {key for key in keys if arguments(lang, key) != arguments("en", key)}
    assert differing == set()


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_nothing_is_left_in_english(lang, file):
    english = patterns("en", file)
    left = [
        key
        for key, pattern in patterns(lang, file).items()
        if not AS_IT_IS.match(key)
        and LATIN.search(text_of(english[key]))
        and not CYRILLIC.search(text_of(pattern))
    ]
    assert left == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_taken_in_exist(lang):
    """A message that takes in another names one that is there."""
    reference = re.compile(r"\{ ([a-z][\w-]*(?:\.\w+)?) \}")
    for file in FILES:
        for named in reference.findall((LOCALE / lang / file).read_text(encoding="utf-8")):
            assert book(lang).has(named), f"{lang}/{file}: {named}"


@pytest.mark.parametrize("lang", OTHERS)
def test_counted_words_have_all_their_plurals(lang):
    """Where a noun follows its number, Russian and Ukrainian need three forms of it."""
    for file in FILES:
        for key, pattern in patterns(lang, file).items():
            for select in selects(pattern):
                variants = {name(variant): text_of(variant.value) for variant in select.variants}
                if "few" in variants or "many" in variants:
                    assert {"one", "few", "many"} <= variants.keys(), f"{lang} {key}"


def selects(pattern: ast.Pattern) -> list[ast.SelectExpression]:
    found = []
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            found.append(element.expression)
            for variant in element.expression.variants:
                found.extend(selects(variant.value))
    return found


def name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def test_a_broken_file_is_not_half_read(tmp_path: Path):
    broken = tmp_path / "broken.ftl"
    broken.write_text("fine = Fine\n%% not a message\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"broken\.ftl: not Fluent"):
        parse(broken)
