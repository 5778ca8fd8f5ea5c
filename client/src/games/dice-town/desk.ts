/** What every part of the board may ask for: the table as it is shown now, and the words for it. */
import { createContext } from 'svelte'
import type { BoardProps, Card, Option } from '../../table/board'
import { FACES, type DiceView, type Place, type PlayerView } from './model'

type Given = Pick<
  BoardProps<DiceView>,
  | 'decision'
  | 'seats'
  | 'me'
  | 'cards'
  | 'lit'
  | 'replay'
  | 'sending'
  | 'choose'
  | 'why'
  | 'say'
  | 'tell'
  | 'explain'
  | 't'
  | 'announce'
>

/** Getters throughout: parts stay while what they show changes. */
export interface Desk extends Given {
  /** While events play this is the table between two views. */
  readonly view: DiceView
  /** Whether one may touch things at all. */
  readonly live: boolean
}

const [getDesk, setDesk] = createContext<Desk>()
export { getDesk, setDesk }

// Words that many parts use

const PREFIX = 'dice-town'

export function words(desk: Desk) {
  const { t } = desk
  return {
    /** A message of the board's own. */
    b: (key: string, values?: Record<string, string | number>) => t(`${PREFIX}-board-${key}`, values),
    term: (term: string) => t(`${PREFIX}-${term}`),
    face: (face: number) => t(`${PREFIX}-face-long-${FACES[face] ?? '9'}`),
    faces: (faces: readonly number[]) =>
      faces.map((face) => t(`${PREFIX}-face-long-${FACES[face] ?? '9'}`)).join(', '),
    place: (place: Place) => t(`${PREFIX}-place-${place}`),
    /** As it is painted over a door: not every name fits there. */
    sign: (place: Place) => {
      const name = t(`${PREFIX}-place-${place}`)
      const room = /[а-яієїґ]/i.test(name) ? LONGEST_CYRILLIC_SIGN : LONGEST_SIGN
      return name.length <= room ? name : t(`${PREFIX}-place-${place}.short`)
    },
    card: (number: number) => cardWord(desk, number, ''),
    /** What a card does, in a full sentence. */
    cardText: (number: number) => cardWord(desk, number, '.text'),
    cardWhen: (number: number) => cardWord(desk, number, '.when'),
    counted: (
      what: 'dollars' | 'nuggets' | 'dice' | 'store-cards' | 'property-cards' | 'points',
      n: number,
    ) => t(`${PREFIX}-${what}`, { n }),
    who: (seat: number) => desk.seats[seat]?.name ?? '',
    /** A name, or "You". */
    you: (seat: number) => (seat === desk.me ? t(`${PREFIX}-board-you`) : (desk.seats[seat]?.name ?? '')),
  }
}

// Letters that fit on a board; Cyrillic ones are wider.
const LONGEST_SIGN = 13
const LONGEST_CYRILLIC_SIGN = 12

function cardWord(desk: Desk, number: number, form: string): string {
  const card = desk.cards[number]
  return card ? desk.t(`${PREFIX}-${card.term}${form}`, { points: card.points }) : ''
}

export function isProperty(card: Card | undefined): boolean {
  return card?.term === 'card-property'
}

export function isEquipment(card: Card | undefined): boolean {
  return card?.term === 'card-equipment'
}

export function ownPlace(desk: Desk): PlayerView | undefined {
  return desk.view.players[desk.me]
}

/** The hand as it lies before one: what can be played first, then what only scores. */
export function handOf(view: DiceView): number[] {
  return [...view.store, ...view.property]
}

export function choose(desk: Desk, option: Option | undefined): void {
  if (option && !desk.sending) desk.choose(option.name)
}
