/** Cards as the server lists them: by number, with the term that names them. */
import type { BoardProps, Card } from './board'

/** What `cardWord` asks of a desk or a board's props. */
interface Speaking {
  cards: readonly Card[]
  say: BoardProps['say']
}

/** A card's name, or another of its texts: `text` says what it does. "" if there is no such card. */
export function cardWord(game: string, { cards, say }: Speaking, number: number, form = ''): string {
  const card = cards[number]
  return card ? say({ key: `${game}-${card.term}${form && `.${form}`}`, args: card.args }) : ''
}
