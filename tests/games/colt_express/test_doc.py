"""Section 16: Doc draws one card more."""

from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express


@rule("colt-doc-seven")
def test_doc_draws_seven_at_the_start_of_each_round():
    table = new_colt_express(6)
    while not table.over:
        table.finish_round()
    drawn = table.told("hand-drawn")
    doc = next(player.seat for player in table.sees.players if player.bandits == [1])
    assert [told["count"] for told in drawn if told["seat"] == doc] == [7] * 5
    assert {told["count"] for told in drawn if told["seat"] != doc} == {6}
    assert {told["rule"] for told in drawn if told["seat"] == doc} == {"colt-doc-seven"}


@rule("colt-doc-draw-three")
def test_his_planning_draw_is_three_cards_like_anybodys():
    table = colt_express(3, bandits={"a": "doc"}, hands={"a": "move rob"})
    table.a.draws()
    assert table.last("cards-drawn")["count"] == 3
    assert len(table.a.hand.split()) == 5
