/** Which part of the map is seen. A wide screen shows all of it; on a phone it is moved and zoomed. */
import { CELL, left, RIM, top, WIDE } from './ground'

const ALL = WIDE + 2 * RIM
/** Pixels of a parcel: what a finger needs. */
const FINGER = 64
/** Pixels at the right that the zoom buttons may cover. */
const BUTTONS = 52
const CLOSEST = 2 // pixels for each unit of the drawing

export class Camera {
  width = $state(0)
  height = $state(0)
  /** Whether all of it is always in sight. */
  whole = $state(true)
  private zoomed = $state(0)
  private middle = $state.raw({ x: WIDE / 2, y: WIDE / 2 })

  /** Pixels for a unit of the drawing. */
  readonly scale: number = $derived.by(() => {
    const fits = Math.min(this.width, this.height) / ALL || 0.5
    return this.whole ? fits : Math.min(CLOSEST, Math.max(this.least, this.zoomed || FINGER / CELL))
  })
  readonly least: number = $derived.by(() => Math.min(this.width, this.height) / ALL || 0.5)
  /** The corner of what is seen, in units of the drawing. */
  readonly corner: { x: number; y: number } = $derived.by(() => {
    const across = this.width / this.scale
    const down = this.height / this.scale
    return { x: held(this.middle.x - across / 2, across), y: held(this.middle.y - down / 2, down) }
  })
  readonly box: string = $derived.by(() => {
    const { x, y } = this.corner
    return `${x} ${y} ${this.width / this.scale || ALL} ${this.height / this.scale || ALL}`
  })

  zoom(by: number, at?: { x: number; y: number }): void {
    const before = this.scale
    const fixed = at ?? { x: this.width / 2, y: this.height / 2 }
    const point = { x: this.corner.x + fixed.x / before, y: this.corner.y + fixed.y / before }
    this.zoomed = Math.min(CLOSEST, Math.max(this.least, before * by))
    const { scale } = this
    this.middle = {
      x: point.x + (this.width / 2 - fixed.x) / scale,
      y: point.y + (this.height / 2 - fixed.y) / scale,
    }
  }

  /** Moves the map by this many pixels. */
  drag(x: number, y: number): void {
    const { scale, corner } = this
    this.middle = {
      x: corner.x + this.width / scale / 2 - x / scale,
      y: corner.y + this.height / scale / 2 - y / scale,
    }
  }

  /** Brings a parcel into sight, if it is not. */
  show(parcel: number): void {
    if (parcel >= 0) this.frame([parcel])
  }

  /** Brings all of these parcels into sight, if one is not; as many as fit. */
  frame(parcels: readonly number[]): void {
    if (this.whole || !this.width || !parcels.length) return
    const { scale, corner } = this
    const [x, right] = [Math.min(...parcels.map(left)), Math.max(...parcels.map(left)) + CELL]
    const [y, bottom] = [Math.min(...parcels.map(top)), Math.max(...parcels.map(top)) + CELL]
    const inside =
      x >= corner.x &&
      y >= corner.y &&
      right <= corner.x + (this.width - BUTTONS) / scale &&
      bottom <= corner.y + this.height / scale
    if (!inside) this.middle = { x: (x + right) / 2, y: (y + bottom) / 2 }
  }

  /** Where something of the drawing is, in pixels. */
  readonly at = (x: number, y: number): { x: number; y: number } => ({
    x: (x - this.corner.x) * this.scale,
    y: (y - this.corner.y) * this.scale,
  })
}

/** Nothing is seen beyond the frame, unless all of it is. */
function held(from: number, size: number): number {
  if (size >= ALL) return -RIM - (size - ALL) / 2
  return Math.min(WIDE + RIM - size, Math.max(-RIM, from))
}
