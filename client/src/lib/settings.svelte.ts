/** The settings of this browser: motion, sound, text size, theme. The language is in i18n. */
import { prefersReducedMotion } from 'svelte/motion'
import { recall, remember } from './storage'

export type Motion = 'system' | 'full' | 'none'
export type TextSize = 'normal' | 'large' | 'larger'
export type Theme = 'day' | 'night'

interface Kept {
  motion: Motion
  sound: boolean
  text: TextSize
  theme: Theme
}

const DEFAULTS: Kept = { motion: 'system', sound: false, text: 'normal', theme: 'day' }
const SIZES: Record<TextSize, string> = { normal: '100%', large: '112.5%', larger: '125%' }

class Settings {
  private kept = $state<Kept>({ ...DEFAULTS, ...recall<Partial<Kept>>('settings', {}) })

  get motion() {
    return this.kept.motion
  }
  get sound() {
    return this.kept.sound
  }
  get text() {
    return this.kept.text
  }
  get theme() {
    return this.kept.theme
  }

  /** Whether things may travel across the page. */
  get moves(): boolean {
    if (this.kept.motion !== 'system') return this.kept.motion === 'full'
    return !prefersReducedMotion.current
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change)
    remember('settings', $state.snapshot(this.kept))
    this.apply()
  }

  /** Sets them as attributes of the page for the style sheets. */
  apply(): void {
    const root = document.documentElement
    root.dataset.theme = this.kept.theme
    root.dataset.motion = this.moves ? 'full' : 'none'
    root.style.fontSize = SIZES[this.kept.text]
  }
}

export const settings = new Settings()
