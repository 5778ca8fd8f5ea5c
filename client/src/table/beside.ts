/** Where a slip goes that is about a thing: beside it or across from it, inside the room there is, never over it. */

export interface Room {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

export interface Spot {
  left: number
  top: number
  /** So high it may be. */
  most: number
}

const GAP = 9
const LEAST = 110 // lower than this nothing can be read

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

export function beside(thing: Room, { width, height }: Size, room: Room): Spot {
  const middle = between((thing.left + thing.right - width) / 2, room.left, room.right - width)
  const upright = between(thing.top, room.top, room.bottom - Math.min(height, room.bottom - room.top))
  const sides = [
    { left: middle, top: thing.bottom + GAP, most: room.bottom - thing.bottom - GAP, fits: true },
    { left: middle, top: thing.top - GAP - height, most: thing.top - GAP - room.top, fits: true },
    {
      left: thing.right + GAP,
      top: upright,
      most: room.bottom - room.top,
      fits: thing.right + GAP + width <= room.right,
    },
    {
      left: thing.left - GAP - width,
      top: upright,
      most: room.bottom - room.top,
      fits: thing.left - GAP - width >= room.left,
    },
  ].filter((side) => side.fits)
  const found =
    sides.find((side) => side.most >= height) ??
    sides.reduce((best, side) => (side.most > best.most ? side : best))
  // The thing takes up the whole room: then at its foot, over a part of it.
  if (found.most < Math.min(height, LEAST)) {
    const most = (room.bottom - room.top) / 2
    return { left: middle, top: room.bottom - Math.min(height, most), most }
  }
  return { left: found.left, top: Math.max(room.top, found.top), most: found.most }
}

/** On a small screen: at the other end of it, so that the thing and its neighbours can be seen and touched. */
export function across(thing: Room, { width, height }: Size, room: Room): Spot {
  const high = room.bottom - room.top
  const wide = room.right - room.left
  if (wide > high && wide >= 2 * width) {
    const left = thing.left + thing.right > room.left + room.right ? room.left : room.right - width
    if (thing.right <= left || thing.left >= left + width) return { left, top: room.top, most: high }
  }
  const above = thing.top + thing.bottom > room.top + room.bottom
  const most = Math.max(above ? thing.top - GAP - room.top : room.bottom - GAP - thing.bottom, LEAST)
  const left = room.left + (wide - width) / 2
  return { left, top: above ? room.top : room.bottom - Math.min(height, most), most }
}
