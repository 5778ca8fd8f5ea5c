"""What is in the boxes: cards, characters, roles, and how many of each. It is written here and nowhere else.

A card is a number, its place in DECK: 0 to 79 are the base game, 80 to 119 Dodge City. What it says is its
kind, a number too. A character is a number by CHARACTER_NAMES, a role by ROLES.
"""

from __future__ import annotations

from typing import Final

MIN_SEATS: Final = 2
SHERIFF_SEATS: Final = 4  # with fewer players there is no Sheriff
MAX_SEATS: Final = 8

# Kinds of cards: what is printed on them, whatever their suit

BANG: Final = 0
MISSED: Final = 1
BEER: Final = 2
PANIC: Final = 3
CAT_BALOU: Final = 4
DUEL: Final = 5
STAGECOACH: Final = 6
GENERAL_STORE: Final = 7
INDIANS: Final = 8
GATLING: Final = 9
SALOON: Final = 10
WELLS_FARGO: Final = 11
BARREL: Final = 12
SCOPE: Final = 13
MUSTANG: Final = 14
JAIL: Final = 15
DYNAMITE: Final = 16
VOLCANIC: Final = 17
SCHOFIELD: Final = 18
REMINGTON: Final = 19
REV_CARABINE: Final = 20
WINCHESTER: Final = 21
PUNCH: Final = 22
DODGE: Final = 23
SPRINGFIELD: Final = 24
WHISKY: Final = 25
TEQUILA: Final = 26
BRAWL: Final = 27
RAG_TIME: Final = 28
BINOCULAR: Final = 29
HIDEOUT: Final = 30
BIBLE: Final = 31
BUFFALO_RIFLE: Final = 32
CAN_CAN: Final = 33
CANTEEN: Final = 34
CONESTOGA: Final = 35
DERRINGER: Final = 36
HOWITZER: Final = 37
IRON_PLATE: Final = 38
KNIFE: Final = 39
PEPPERBOX: Final = 40
PONY_EXPRESS: Final = 41
SOMBRERO: Final = 42
TEN_GALLON_HAT: Final = 43

KIND_NAMES: Final[tuple[str, ...]] = (
    *("bang", "missed", "beer", "panic", "cat-balou", "duel", "stagecoach", "general-store", "indians"),
    *("gatling", "saloon", "wells-fargo", "barrel", "scope", "mustang", "jail", "dynamite", "volcanic"),
    *("schofield", "remington", "rev-carabine", "winchester", "punch", "dodge", "springfield", "whisky"),
    *("tequila", "brawl", "rag-time", "binocular", "hideout", "bible", "buffalo-rifle", "can-can"),
    *("canteen", "conestoga", "derringer", "howitzer", "iron-plate", "knife", "pepperbox"),
    *("pony-express", "sombrero", "ten-gallon-hat"),
)
KINDS: Final = 44

# Colours of cards: brown ones work at once, blue ones stay, green ones stay and wait

BROWN: Final = 0
BLUE: Final = 1
GREEN: Final = 2
COLOURS: Final[tuple[str, ...]] = ("brown", "blue", "green")
# Small numbers that are looked up all the time are bytes: compiled, reading one is a single instruction.
KIND_COLOUR: Final[bytes] = bytes(
    [
        *(BROWN for _ in range(BARREL)),
        *(BLUE for _ in range(BARREL, PUNCH)),
        *(BROWN for _ in range(PUNCH, BINOCULAR)),
        *(BLUE for _ in range(BINOCULAR, BIBLE)),
        *(GREEN for _ in range(BIBLE, KINDS)),
    ]
)
WEAPONS: Final[tuple[int, ...]] = (VOLCANIC, SCHOFIELD, REMINGTON, REV_CARABINE, WINCHESTER)
KIND_RANGE: Final[tuple[int, ...]] = (  # how far a weapon reaches; 0 for what is none
    *(0 for _ in range(VOLCANIC)),
    *(1, 2, 3, 4, 5),
    *(0 for _ in range(PUNCH, KINDS)),
)
EXTRA_CARD: Final[tuple[int, ...]] = (SPRINGFIELD, WHISKY, TEQUILA, BRAWL, RAG_TIME)  # cost another card
# Kinds with the Missed! symbol, in hand or in play.
MISSED_SYMBOL: Final[tuple[int, ...]] = (MISSED, DODGE, BIBLE, IRON_PLATE, SOMBRERO, TEN_GALLON_HAT)
# Kinds aimed at somebody: an option names who.
AIMED: Final[tuple[int, ...]] = (
    *(BANG, PANIC, CAT_BALOU, DUEL, JAIL, PUNCH, SPRINGFIELD, TEQUILA, RAG_TIME),
    *(BUFFALO_RIFLE, CAN_CAN, CONESTOGA, DERRINGER, KNIFE, PEPPERBOX),
)

# The cards themselves

HEARTS: Final = 0
DIAMONDS: Final = 1
CLUBS: Final = 2
SPADES: Final = 3
SUITS: Final[tuple[str, ...]] = ("hearts", "diamonds", "clubs", "spades")
RANKS: Final[tuple[str, ...]] = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
_SIGNS: Final = "♥♦♣♠"
_LETTERS: Final = "hdcs"

_BASE_DECK: Final[tuple[tuple[int, str], ...]] = (
    (BANG, "A♠ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ Q♥ K♥ A♥"),
    (MISSED, "10♣ J♣ Q♣ K♣ A♣ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠"),
    (BEER, "6♥ 7♥ 8♥ 9♥ 10♥ J♥"),
    (PANIC, "J♥ Q♥ A♥ 8♦"),
    (CAT_BALOU, "K♥ 9♦ 10♦ J♦"),
    (DUEL, "Q♦ J♠ 8♣"),
    (STAGECOACH, "9♠ 9♠"),
    (GENERAL_STORE, "9♣ Q♠"),
    (INDIANS, "K♦ A♦"),
    (GATLING, "10♥"),
    (SALOON, "5♥"),
    (WELLS_FARGO, "3♥"),
    (BARREL, "Q♠ K♠"),
    (SCOPE, "A♠"),
    (MUSTANG, "8♥ 9♥"),
    (JAIL, "10♠ J♠ 4♥"),
    (DYNAMITE, "2♥"),
    (VOLCANIC, "10♠ 10♣"),
    (SCHOFIELD, "J♣ Q♣ K♠"),
    (REMINGTON, "K♣"),
    (REV_CARABINE, "A♣"),
    (WINCHESTER, "8♠"),
)
_DODGE_CITY_DECK: Final[tuple[tuple[int, str], ...]] = (
    (BANG, "8♠ 5♣ 6♣ K♣"),
    (BEER, "6♥ 6♠"),
    (CAT_BALOU, "8♣"),
    (GENERAL_STORE, "A♠"),
    (INDIANS, "5♦"),
    (MISSED, "8♦"),
    (PANIC, "J♥"),
    (PUNCH, "10♠"),
    (DODGE, "7♦ K♥"),
    (SPRINGFIELD, "K♠"),
    (WHISKY, "Q♥"),
    (TEQUILA, "9♣"),
    (BRAWL, "J♠"),
    (RAG_TIME, "9♥"),
    (BARREL, "A♣"),
    (DYNAMITE, "10♣"),
    (MUSTANG, "5♥"),
    (REMINGTON, "6♦"),
    (REV_CARABINE, "5♠"),
    (BINOCULAR, "10♦"),
    (HIDEOUT, "K♦"),
    (BIBLE, "10♥"),
    (BUFFALO_RIFLE, "Q♣"),
    (CAN_CAN, "J♣"),
    (CANTEEN, "7♥"),
    (CONESTOGA, "9♦"),
    (DERRINGER, "7♠"),
    (HOWITZER, "9♠"),
    (IRON_PLATE, "A♦ Q♠"),
    (KNIFE, "8♥"),
    (PEPPERBOX, "A♥"),
    (PONY_EXPRESS, "Q♦"),
    (SOMBRERO, "7♣"),
    (TEN_GALLON_HAT, "J♦"),
)
_DECK: Final[tuple[tuple[int, str], ...]] = tuple(
    [(kind, sign) for kind, signs in (*_BASE_DECK, *_DODGE_CITY_DECK) for sign in signs.split()]
)
BASE_CARDS: Final = 80
CARDS: Final = 120
CARD_KIND: Final[bytes] = bytes([kind for kind, _ in _DECK])
CARD_SUIT: Final[bytes] = bytes([_SIGNS.index(sign[-1]) for _, sign in _DECK])
CARD_RANK: Final[bytes] = bytes([RANKS.index(sign[:-1]) for _, sign in _DECK])  # by RANKS


def _card_names() -> tuple[str, ...]:
    """ "bang-2d", "cat-balou-kh"; of two identical cards the second is "stagecoach-9s-2"."""
    found: list[str] = []
    for kind, sign in _DECK:
        name = f"{KIND_NAMES[kind]}-{sign[:-1].lower()}{_LETTERS[_SIGNS.index(sign[-1])]}"
        found.append(name + "-2" if name in found else name)
    return tuple(found)


CARD_NAMES: Final[tuple[str, ...]] = _card_names()
CARDS_NAMED: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_NAMES)}
KINDS_NAMED: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_NAMES)}
DYNAMITE_RANKS: Final = 8  # Dynamite explodes on spades of a rank below this one by RANKS: 2 to 9

# Characters

BOXES: Final[tuple[str, ...]] = ("base", "dodge-city", "wild-west-show", "promo")
# The box each is in, the name, the life printed on it. What it can do is a class in characters/.
_CHARACTERS: Final[tuple[tuple[str, str, int], ...]] = (
    ("base", "bart-cassidy", 4),
    ("base", "black-jack", 4),
    ("base", "calamity-janet", 4),
    ("base", "el-gringo", 3),
    ("base", "jesse-jones", 4),
    ("base", "jourdonnais", 4),
    ("base", "kit-carlson", 4),
    ("base", "lucky-duke", 4),
    ("base", "paul-regret", 3),
    ("base", "pedro-ramirez", 4),
    ("base", "rose-doolan", 4),
    ("base", "sid-ketchum", 4),
    ("base", "slab-the-killer", 4),
    ("base", "suzy-lafayette", 4),
    ("base", "vulture-sam", 4),
    ("base", "willy-the-kid", 4),
    ("dodge-city", "apache-kid", 3),
    ("dodge-city", "belle-star", 4),
    ("dodge-city", "bill-noface", 4),
    ("dodge-city", "chuck-wengam", 4),
    ("dodge-city", "doc-holyday", 4),
    ("dodge-city", "elena-fuente", 3),
    ("dodge-city", "greg-digger", 4),
    ("dodge-city", "herb-hunter", 4),
    ("dodge-city", "jose-delgado", 4),
    ("dodge-city", "molly-stark", 4),
    ("dodge-city", "pat-brennan", 4),
    ("dodge-city", "pixie-pete", 3),
    ("dodge-city", "sean-mallory", 3),
    ("dodge-city", "tequila-joe", 4),
    ("dodge-city", "vera-custer", 3),
    ("wild-west-show", "big-spencer", 9),
    ("wild-west-show", "flint-westwood", 4),
    ("wild-west-show", "gary-looter", 5),
    ("wild-west-show", "greygory-deck", 4),
    ("wild-west-show", "john-pain", 4),
    ("wild-west-show", "lee-van-kliff", 4),
    ("wild-west-show", "teren-kill", 3),
    ("wild-west-show", "youl-grinner", 4),
    ("promo", "johnny-kisch", 4),
    ("promo", "uncle-will", 4),
    ("promo", "claus-the-saint", 3),
)
CHARACTER_COUNT: Final = len(_CHARACTERS)
CHARACTER_NAMES: Final[tuple[str, ...]] = tuple([name for _, name, _ in _CHARACTERS])
CHARACTER_LIFE: Final[tuple[int, ...]] = tuple([life for _, _, life in _CHARACTERS])
CHARACTER_BOX: Final[tuple[int, ...]] = tuple([BOXES.index(box) for box, _, _ in _CHARACTERS])  # by BOXES
BASE_CHARACTERS: Final[tuple[int, ...]] = tuple(
    [number for number, box in enumerate(CHARACTER_BOX) if box == 0]
)
CHARACTERS_NAMED: Final[dict[str, int]] = {name: number for number, name in enumerate(CHARACTER_NAMES)}

# Event cards

EVENT_BOXES: Final[tuple[str, ...]] = ("high-noon", "fistful", "wild-west-show")
# The box each is in and its name. What it changes is a class in event_cards/.
_EVENTS: Final[tuple[tuple[str, str], ...]] = (
    ("high-noon", "blessing"),
    ("high-noon", "curse"),
    ("high-noon", "ghost-town"),
    ("high-noon", "hangover"),
    ("high-noon", "gold-rush"),
    ("high-noon", "the-daltons"),
    ("high-noon", "the-sermon"),
    ("high-noon", "high-noon"),
    ("high-noon", "thirst"),
    ("high-noon", "train-arrival"),
    ("high-noon", "shootout"),
    ("high-noon", "the-reverend"),
    ("high-noon", "the-doctor"),
    ("high-noon", "handcuffs"),
    ("high-noon", "new-identity"),
    ("fistful", "hard-liquor"),
    ("fistful", "abandoned-mine"),
    ("fistful", "ranch"),
    ("fistful", "peyote"),
    ("fistful", "ambush"),
    ("fistful", "ricochet"),
    ("fistful", "the-judge"),
    ("fistful", "lasso"),
    ("fistful", "blood-brothers"),
    ("fistful", "dead-man"),
    ("fistful", "a-fistful-of-cards"),
    ("fistful", "vendetta"),
    ("fistful", "sniper"),
    ("fistful", "russian-roulette"),
    ("fistful", "law-of-the-west"),
    ("wild-west-show", "helena-zontero"),
    ("wild-west-show", "lady-rosa-of-texas"),
    ("wild-west-show", "gag"),
    ("wild-west-show", "dorothy-rage"),
    ("wild-west-show", "darling-valentine"),
    ("wild-west-show", "bone-orchard"),
    ("wild-west-show", "showdown"),
    ("wild-west-show", "sacagaway"),
    ("wild-west-show", "miss-susanna"),
    ("wild-west-show", "wild-west-show"),
)
EVENT_COUNT: Final = len(_EVENTS)
EVENT_NAMES: Final[tuple[str, ...]] = tuple([name for _, name in _EVENTS])
EVENT_BOX: Final[tuple[int, ...]] = tuple([EVENT_BOXES.index(box) for box, _ in _EVENTS])  # by EVENT_BOXES
EVENTS_NAMED: Final[dict[str, int]] = {name: number for number, name in enumerate(EVENT_NAMES)}
PROMO_EVENTS: Final[tuple[str, ...]] = ("handcuffs", "new-identity")
_EVENT_RULES: Final[dict[str, str]] = {
    "high-noon": "bang-hn-",
    "fistful": "bang-foc-",
    "wild-west-show": "bang-wws-",
}

# Roles

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
NO_ROLE: Final = -1  # with two players
ROLES: Final[tuple[str, ...]] = ("sheriff", "deputy", "outlaw", "renegade")
# By number of players: how many of each role are dealt.
ROLES_DEALT: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    (),
    (DEPUTY, OUTLAW, RENEGADE),
    (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY),
    (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
    (SHERIFF, RENEGADE, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
)
LAW_ROLES: Final = (SHERIFF, DEPUTY)
BAD: Final = (OUTLAW, RENEGADE)
SIDE_OF: Final[tuple[tuple[int, ...], ...]] = (LAW_ROLES, LAW_ROLES, (OUTLAW,), (RENEGADE,))  # by role
# The hidden six-player game: of the first four roles one goes opposite the Sheriff and one is removed.
HIDDEN_SEATS: Final = 6
OPPOSITE: Final = 3
SIX_FIRST: Final = (DEPUTY, DEPUTY, OUTLAW, RENEGADE)
SIX_REST: Final = (OUTLAW, OUTLAW)
DEPUTIES: Final = 2  # at most
BAD_ROLES: Final = (OUTLAW, OUTLAW, OUTLAW, RENEGADE)  # at most
CRIME_OUT: Final = 3  # of them, before anybody may say that crime is defeated
NO_FIGHT: Final = 0
AFTER_CRIME: Final = 1  # the fight after "Crime is defeated!"
AFTER_LAW: Final = 2  # after "The law is dead!"
OF_TWO: Final = 3  # the last two fight it out
TARGET_OF: Final[tuple[int, ...]] = (NO_ROLE, RENEGADE, DEPUTY, OUTLAW)  # by role, with three players

# Numbers in the rules

DRAWN: Final = 2  # cards in phase 1
UNLIMITED: Final = 99
REWARD: Final = 3
DYNAMITE_DAMAGE: Final = 3
GHOST_DRAWS: Final = 3
SHOOTOUT_BANGS: Final = 2
NEW_LIFE: Final = 2  # of a new identity
DEAD_MAN: Final = 2  # lives, and cards
ROULETTE_DAMAGE: Final = 2
SNIPER_NEEDS: Final = 2  # Missed!
ORCHARD_LIFE: Final = 1
SUSANNA_CARDS: Final = 3
NOBODY: Final = -1
NO_CARD: Final = -1
NO_EVENT: Final = -1

# The rule to read about each thing on the board

ABOUT: Final[dict[str, str]] = {
    **{"character-" + name: "bang-char-" + name for name in CHARACTER_NAMES},
    **{"happening-" + name: _EVENT_RULES[box] + name for box, name in _EVENTS},
    "card-bang": "bang-bang-shot",
    "card-missed": "bang-missed-cancels",
    "card-beer": "bang-beer-heals",
    "card-panic": "bang-panic-take",
    "card-cat-balou": "bang-cat-balou-discard",
    "card-duel": "bang-duel-alternate",
    "card-stagecoach": "bang-stagecoach-draw",
    "card-general-store": "bang-general-store-reveal",
    "card-indians": "bang-indians-all",
    "card-gatling": "bang-gatling-all",
    "card-saloon": "bang-saloon-heals-all",
    "card-wells-fargo": "bang-wells-fargo-draw",
    "card-barrel": "bang-barrel-check",
    "card-scope": "bang-scope-minus",
    "card-mustang": "bang-mustang-plus",
    "card-jail": "bang-jail-check",
    "card-dynamite": "bang-dynamite-check",
    "card-volcanic": "bang-volcanic-unlimited",
    "card-schofield": "bang-schofield-range",
    "card-remington": "bang-remington-range",
    "card-rev-carabine": "bang-rev-carabine-range",
    "card-winchester": "bang-winchester-range",
    "card-punch": "bang-punch-shot",
    "card-dodge": "bang-dodge-cancel",
    "card-springfield": "bang-springfield-shot",
    "card-whisky": "bang-whisky-heals",
    "card-tequila": "bang-tequila-heals",
    "card-brawl": "bang-brawl-all",
    "card-rag-time": "bang-rag-time-take",
    "card-binocular": "bang-binocular-minus",
    "card-hideout": "bang-hideout-plus",
    "card-bible": "bang-bible-cancel",
    "card-buffalo-rifle": "bang-buffalo-rifle-shot",
    "card-can-can": "bang-can-can-discard",
    "card-canteen": "bang-canteen-heals",
    "card-conestoga": "bang-conestoga-take",
    "card-derringer": "bang-derringer-shot",
    "card-howitzer": "bang-howitzer-all",
    "card-iron-plate": "bang-iron-plate-cancel",
    "card-knife": "bang-knife-shot",
    "card-pepperbox": "bang-pepperbox-shot",
    "card-pony-express": "bang-pony-express-draw",
    "card-sombrero": "bang-sombrero-cancel",
    "card-ten-gallon-hat": "bang-ten-gallon-hat-cancel",
    "role-sheriff": "bang-goal-sheriff",
    "role-deputy": "bang-goal-deputy",
    "role-outlaw": "bang-goal-outlaw",
    "role-renegade": "bang-goal-renegade",
    "role-unknown": "bang-setup-roles-secret",
    "deck": "bang-draw-reshuffle",
    "discard": "bang-play-brown",
    "hand": "bang-info-hand-secret",
    "hidden-six": "bang-six-removed",
    "fight": "bang-six-fight-three",
    "seat": "bang-dist-seen",
    "count-life": "bang-dmg-alive",
    "count-distance": "bang-dist-seen",
    "count-range": "bang-weapon-range",
}
