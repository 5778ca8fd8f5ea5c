/** What every part of the board may ask for: the table as it is shown now, and the words for it. */
import { createContext } from 'svelte'
import type { Card } from '../../table/board'
import { cardWord } from '../../table/cards'
import { Desk as AnyDesk, deskWords } from '../../table/desk.svelte'
import { litBy } from '../../table/lit'
import { things } from './things'
import { FACES, type DiceView, type Place, type PlayerView } from './model'

export class Desk extends AnyDesk<DiceView> {
  protected override readonly things = things

  /** What was chosen stays to be seen while the answer is on its way. */
  override get lit() {
    return this.sending ? litBy(this.decision) : super.lit
  }
}

const [getDesk, setDesk] = createContext<Desk>()
export { getDesk, setDesk }

// Words that many parts use

const PREFIX = 'dice-town'

export function words(desk: Desk) {
  const { t } = desk
  return {
    ...deskWords(PREFIX, desk),
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
    cardWhen: (number: number) => cardWord(PREFIX, desk, number, 'when'),
    counted: (
      what: 'dollars' | 'nuggets' | 'dice' | 'store-cards' | 'property-cards' | 'points',
      n: number,
    ) => t(`${PREFIX}-${what}`, { n }),
  }
}

// Letters that fit on a board; Cyrillic ones are wider.
const LONGEST_SIGN = 13
const LONGEST_CYRILLIC_SIGN = 12

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
