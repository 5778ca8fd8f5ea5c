/** Recorded moments for tests. */
import { recorded } from '../../table/board.fake'
import type { BangView } from './view'

export const { cards, moments, moment } = recorded<BangView>(
  import.meta.glob('./fixtures/*.json', { eager: true, import: 'default' }),
)
