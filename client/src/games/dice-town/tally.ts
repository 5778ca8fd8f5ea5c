/** Counts the dice on show, as anybody at the table can: who has most of a face so far. */
import type { DiceView } from './model'

export interface Lead {
  seats: number[]
  count: number
}

/** Who leads at a face by the dice on show; `extra` are dice that a seat only thinks of keeping. */
export function leadAt(
  view: DiceView,
  face: number,
  extra: { seat: number; faces: readonly number[] } | null = null,
): Lead {
  let lead: Lead = { seats: [], count: 0 }
  if (face < 0) return lead
  for (const player of view.players) {
    const more = extra?.seat === player.seat ? extra.faces : []
    const count = [...player.kept_faces, ...more].filter((each) => each === face).length
    if (count > lead.count) lead = { seats: [player.seat], count }
    else if (count && count === lead.count) lead.seats.push(player.seat)
  }
  return lead
}
