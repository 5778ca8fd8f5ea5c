/** The line below a front: who leads there or has won it, or why nobody does. */
import type { Chronicle } from './chronicle'
import { words, type Desk } from './desk'
import { faceOfPlace, type Place } from './model'
import { leadAt } from './tally'

export interface Line {
  /** `if`: so it would be if I kept the dice that I think of. */
  kind: 'none' | 'lead' | 'if' | 'won'
  seats: readonly number[]
  /** Who, or why nobody. */
  text: string
  /** The text is a player's name. */
  named?: boolean
  short: string
  /** What follows and is never cut off: "× 3". */
  more: string
  /** The same for screen readers. */
  spoken: string
}

const LONGEST_BRIEF = 8
const LONGEST = 12

/** On a tile the mark alone stands for a long name. */
const brief = (name: string) => (name.length > LONGEST_BRIEF ? '' : name)
/** Below a front there are two lines for it. */
const inTwoLines = (name: string) => (name.length > LONGEST ? '' : name)

export function lineAt(desk: Desk, place: Place, chronicle: Chronicle, thinking: readonly number[]): Line {
  const { b, term, you } = words(desk)
  const { view } = desk
  const names = (seats: readonly number[]) => seats.map(you).join(', ')
  const none = (key: string): Line => {
    const text = b(key)
    return { kind: 'none', seats: [], text, short: b(`${key}.short`), more: '', spoken: text }
  }

  if (place === 'stagecoach') return none('lead-coach')
  if (place === 'doc-badluck') {
    const [first, ...rest] = view.visitors
    if (first === undefined) return none('lead-doc')
    const text = rest.length ? '' : inTwoLines(you(first))
    const spoken = b('lead-spoken-doc', { names: names(view.visitors) })
    return { kind: 'lead', seats: view.visitors, text, named: true, short: brief(text), more: '', spoken }
  }

  const outcome = chronicle.outcomes[place]
  if (outcome?.kind === 'won') {
    const winner = you(outcome.seat)
    const hand = place === 'town-hall' ? chronicle.hands[outcome.seat] : undefined
    const text = hand ? term(hand) : inTwoLines(winner) // the mark says who
    const spoken = b('lead-spoken-won', { names: hand ? `${winner}: ${term(hand)}` : winner })
    return {
      kind: 'won',
      seats: [outcome.seat],
      text,
      named: !hand,
      short: brief(winner),
      more: '',
      spoken,
    }
  }
  if (outcome) return none(outcome.kind === 'nobody' ? 'lead-nobody-won' : 'lead-nothing')
  if (place === 'town-hall') return none('lead-hall')

  const won = faceOfPlace(place)
  const mine = thinking.includes(won) ? { seat: desk.me, faces: thinking } : null
  const { seats, count } = leadAt(view, won, mine)
  const [leader, rival, third] = seats
  if (leader === undefined) return none('lead-none')
  const maybe = mine !== null && seats.includes(desk.me)
  const alone = rival === undefined
  const text = alone ? inTwoLines(you(leader)) : third === undefined ? b('lead-tie') : ''
  const more = maybe ? b('lead-if', { n: count }) : `× ${count}`
  return {
    kind: maybe ? 'if' : 'lead',
    seats,
    text,
    named: alone,
    short: alone ? brief(text) : '',
    more,
    spoken: `${names(seats)} ${more}`,
  }
}
