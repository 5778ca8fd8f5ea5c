/** What is touched and not yet sent, and what the reader looks at. */
export class Picks {
  /** What can be sent: "parcel:e3", "space:wages", "edge:h34", "character:banker", "duel:3". */
  thing = $state('')
  /** A road is being laid first: edges light up instead of parcels and spaces. */
  road = $state(false)
  /** The place whose card is shown: a parcel or a space. It stays when the question changes. */
  looked = $state('')

  clear(): void {
    this.thing = ''
    this.road = false
  }

  turn(thing: string): void {
    this.thing = this.thing === thing ? '' : thing
  }

  turnRoad(): void {
    this.road = !this.road
    this.thing = ''
  }
}
