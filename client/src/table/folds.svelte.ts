/** Where the log is folded into a strip, by game, as the reader left it: at a table and in its replay alike. */
import { tick } from 'svelte'
import { recall, remember } from '../lib/storage'
import type { GameUi } from './board'

export class Folds {
  private all = $state<Record<string, boolean>>(recall('log-folded', {}))

  /** A board says how the log begins. */
  has(game: string, ui: GameUi | null): boolean {
    return this.all[game] ?? ui?.log === 'strip'
  }

  /** Folds it or unfolds it. The focus goes along, or back to what had unfolded it. */
  set(game: string, folded: boolean, back: HTMLElement | null = null): void {
    this.all = { ...this.all, [game]: folded }
    remember('log-folded', $state.snapshot(this.all))
    void tick().then(() => {
      const strip = document.querySelector<HTMLElement>(folded ? '.telegraph button' : '.aside .told')
      if (folded && back?.isConnected) back.focus()
      else strip?.focus({ preventScroll: true })
    })
  }
}
