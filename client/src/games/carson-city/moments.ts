/** Recorded moments for tests. */
import { recorded } from '../../table/board.fake'
import type { CarsonView } from './view'

export const { cards, moments, moment } = recorded<CarsonView>(
  import.meta.glob('./fixtures/*.json', { eager: true, import: 'default' }),
)
