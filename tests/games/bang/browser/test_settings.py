"""BANG!'s settings: one switch for the official readings sets four of them, and each is explained."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, expect

from posse.core import registry
from posse.words import Words
from tests.browser.fixtures import Newcomer
from tests.browser.people import PHONE, WIDE, Person
from tests.games.bang.browser.playing import GAME

BANG: Final = registry.find(GAME)
PRESET: Final = next(preset for preset in BANG.presets if preset.name == "official_readings")
OURS: Final = {setting.name: setting.default for setting in BANG.settings if setting.name in PRESET.values}
TEXT_WIDTH: Final = """(select) => {
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = getComputedStyle(select).font
  return Math.max(...[...select.options].map(({ label }) => pen.measureText(label).width))
}"""
ARROW: Final = 24  # pixels beside the text of a list


def test_one_switch_sets_the_four_official_readings(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.opens_set_up(GAME)
    switch = anna.page.get_by_role("checkbox", name="Official readings")
    expect(switch).not_to_be_checked()
    shows(anna, OURS)
    switch.check()
    shows(anna, PRESET.values)
    anna.page.get_by_role("checkbox", name="Jail until hearts").check()  # one of them otherwise
    expect(switch).not_to_be_checked()
    switch.check()
    switch.uncheck()
    shows(anna, OURS)
    switch.check()
    anna.button("Make a table").click()
    anna.until(lambda: bool(anna.table))
    assert {name: anna.table["settings"][name] for name in OURS} == PRESET.values


def shows(person: Person, settings: dict[str, Any]) -> None:
    """Each of them as it is set, with its explanation and the rule to read."""
    words = Words("en")
    for setting in BANG.settings:
        if setting.name not in settings:
            continue
        key, value = f"{GAME}-setting-{setting.name}", settings[setting.name]
        control = person.page.get_by_label(words.t(key))
        if setting.kind == "flag":
            expect(control).to_be_checked(checked=bool(value))
        else:
            expect(control).to_have_value(str(value))
        whole = person.page.locator(".set").filter(has=control)
        expect(whole).to_contain_text(words.t(f"{key}.text"))
        expect(whole.get_by_role("button")).to_have_count(1)  # opens the rule


def test_the_words_of_a_list_are_not_cut(newcomer: Newcomer) -> None:
    page = newcomer("Anna").page
    page.goto(f"/new?game={GAME}")
    lists = page.locator(".set select")
    expect(lists.first).to_be_visible()
    for width, height in (WIDE, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert [each.inner_text() for each in lists.all() if is_cut(each)] == []


def is_cut(chosen: Locator) -> bool:
    box = chosen.bounding_box()
    assert box is not None
    return float(chosen.evaluate(TEXT_WIDTH)) + ARROW > box["width"]
