/** Frame and wall of each wagon. */
import type { Wagon } from '../model'

export const SKINS: Record<Wagon, [frame: string, wall: string]> = {
  coach: ['#8c2b1d', '#ecd2ab'],
  mail: ['#2f4f6f', '#e2cfa0'],
  saloon: ['#55703f', '#ead9ae'],
  freight: ['#6d4524', '#dcbc86'],
  dining: ['#6d4b7a', '#e6d2b4'],
  armoured: ['#5f5f5f', '#cfc8b4'],
}
