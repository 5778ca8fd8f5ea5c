/** Recorded moments for tests. */
import { recorded } from '../../table/board.fake'
import type { ColtView } from './view'

export const { cards, moments, moment } = recorded<ColtView>(
  import.meta.glob('./fixtures/*.json', { eager: true, import: 'default' }),
)
