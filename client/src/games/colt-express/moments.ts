/** Recorded moments for tests. */
import { recorded } from '../../table/board.fake'
import type { ColtView } from './view'

export const { cards, moments, moment } = recorded<ColtView>(
  'colt-express',
  import.meta.glob('../../dev/fixtures/colt-express-*.json', { eager: true, import: 'default' }),
)
