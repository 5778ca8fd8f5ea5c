/** The frames of a finished game, fetched a hundred at a time and kept. */
import type { api } from '../lib/api'
import type { Frame, Replay } from '../protocol'

const PAGE = 100

export type Fetch = typeof api.replay

export class Pages {
  private readonly kept = new Map<string, Promise<readonly Frame[]>>()

  constructor(
    private readonly id: string,
    private readonly invite: string,
    private readonly fetch: Fetch,
    private readonly came: (part: Replay) => void,
  ) {}

  /** All frames up to this one: the log needs what was before. */
  async upTo(to: number, seat: number): Promise<readonly Frame[]> {
    const pages = await Promise.all(
      Array.from({ length: Math.floor(to / PAGE) + 1 }, (_, page) => this.page(page, seat)),
    )
    return pages.flat().slice(0, to + 1)
  }

  private page(page: number, seat: number): Promise<readonly Frame[]> {
    const key = `${seat} ${page}`
    let found = this.kept.get(key)
    if (!found) {
      found = this.fetch(this.id, seat, page * PAGE, PAGE, this.invite).then(
        (part) => {
          this.came(part)
          return part.frames
        },
        (error: unknown) => {
          this.kept.delete(key) // to be tried again
          throw error
        },
      )
      this.kept.set(key, found)
    }
    return found
  }
}
