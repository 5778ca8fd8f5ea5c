/** The visitor of this browser, and which games the server has. */
import { SvelteMap } from 'svelte/reactivity'
import { api, faultOf } from './api'
import type { Card, Fault, Game } from '../protocol'

class Visitor {
  name = $state('')
  /** Whether the server has been asked. */
  known = $state(false)
  fault = $state.raw<Fault | null>(null)

  private asking: Promise<void> | null = null

  /** Gets the cookie that everything else needs. Requests made meanwhile share the same answer. */
  introduce(): Promise<void> {
    this.asking ??= this.ask().finally(() => (this.asking = null))
    return this.asking
  }

  private async ask(): Promise<void> {
    try {
      const me = await api.me()
      this.name = me.name ?? this.name
      this.known = true
      this.fault = null
    } catch (error) {
      this.fault = faultOf(error)
      throw error
    }
  }

  async callMe(name: string): Promise<void> {
    if (!this.known) await this.introduce() // the user may be faster than the first answer
    if (name === this.name) return
    const me = await api.callMe(name)
    this.name = me.name ?? name
  }
}

export const visitor = new Visitor()

class Catalogue {
  private readonly games = new SvelteMap<string, Game>()
  private asking: Promise<void> | null = null

  /** Asks once; a failure is forgotten, so that it can be tried again. */
  load(): Promise<void> {
    this.asking ??= api.games().then(
      (found) => {
        for (const game of found) this.games.set(game.name, game)
      },
      (error: unknown) => {
        this.asking = null
        throw error
      },
    )
    return this.asking
  }

  get loaded(): boolean {
    return this.games.size > 0
  }

  /** By name. */
  get all(): readonly Game[] {
    return [...this.games.values()]
  }

  find(name: string): Game | undefined {
    return this.games.get(name)
  }

  cards(name: string): readonly Card[] {
    return this.games.get(name)?.cards ?? []
  }
}

export const catalogue = new Catalogue()
