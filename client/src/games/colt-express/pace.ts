/** How long each event is played, and what is seen at once. */
import { numberIn } from '../../table/args'
import type { Event } from '../../table/board'
import { Pace } from '../../table/pace'

const LENGTHS = {
  'character-taken': 380,
  'team-taken': 420,
  'first-player': 420,
  placed: 620,
  'round-started': 980,
  'card-picked': 240,
  'hand-drawn': 320,
  'deck-shuffled': 240,
  'turn-started': 340,
  'card-played': 460,
  'card-hidden': 460,
  'bonus-played': 460,
  'cards-drawn': 520,
  'hands-away': 240,
  'hand-kept': 320,
  'stealing-started': 900,
  'card-up': 760,
  'no-effect': 620,
  moved: 460,
  climbed: 400,
  shot: 860,
  pushed: 460,
  stood: 320,
  robbed: 660,
  punched: 340,
  'loot-dropped': 420,
  'purse-kept': 660,
  knocked: 440,
  'marshal-moved': 640,
  'marshal-stayed': 320,
  fled: 480,
  'neutral-bullet': 600,
  'no-bullets': 420,
  event: 980,
  swept: 700,
  'strongbox-out': 620,
  'picked-pocket': 660,
  'pocket-left': 240,
  'hostage-paid': 660,
  'game-ended': 900,
  'purses-opened': 240,
  'bounty-paid': 240,
}

const TOGETHER = new Set([
  'placed',
  'hand-drawn',
  'card-picked',
  'hand-kept',
  'fled',
  'neutral-bullet',
  'swept',
  'hostage-paid',
  'purses-opened',
  'bounty-paid',
])

export const pace = new Pace({ lengths: LENGTHS, together: TOGETHER })

/** How far somebody goes, in cars: the farther, the longer it takes. */
export function stretch(event: Event, fromCar: number): number {
  const cars = Math.abs(numberIn(event, 'car') - fromCar)
  return 1 + 0.4 * Math.max(0, cars - 1)
}
