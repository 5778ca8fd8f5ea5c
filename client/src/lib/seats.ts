/** Names and counts of seats, for lists and headers. */
import type { Seat } from '../protocol'
import { t } from './i18n/index.svelte'

/** What a seat is called: bots have names in every script. */
export function seatName(seat: Seat): string {
  if (seat.kind === 'free') return t('client-seat-free')
  return seat.key ? t(seat.key) : seat.name
}

export function freeSeats(seats: readonly Seat[]): number {
  return seats.filter((seat) => seat.kind === 'free').length
}

/** "You, Anna, 2 bots" */
export function whoSits(seats: readonly Seat[], you: number): string {
  const people = seats
    .filter((seat) => seat.kind === 'person' || seat.kind === 'held')
    .map((seat) =>
      seat.seat === you
        ? t('client-you')
        : seat.outside
          ? t('client-outside-named', { name: seat.name })
          : seat.name,
    )
  const bots = seats.filter((seat) => seat.kind === 'bot').length
  if (bots) people.push(t('client-bots', { n: bots }))
  return people.join(', ')
}
