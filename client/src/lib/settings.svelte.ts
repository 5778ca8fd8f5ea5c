/** The settings of this browser: motion, speed, sound, text size, theme. The language is in i18n. */
import { prefersReducedMotion } from 'svelte/motion'
import { MediaQuery } from 'svelte/reactivity'
import { SPEEDS, type Speed } from '../table/tempo'
import { recall, remember } from './storage'

export type Motion = 'system' | 'full' | 'none'
export type TextSize = 'normal' | 'large' | 'larger'
export type Theme = 'system' | 'day' | 'night'
export const THEMES: readonly Theme[] = ['day', 'night', 'system']

interface Kept {
  motion: Motion
  /** Of the show of what happened. */
  speed: Speed
  /** null: not asked yet. */
  sound: boolean | null
  text: TextSize
  theme: Theme
}

const DEFAULTS: Kept = { motion: 'system', speed: 'normal', sound: null, text: 'normal', theme: 'system' }
const SIZES: Record<TextSize, string> = { normal: '100%', large: '112.5%', larger: '125%' }

const dark = new MediaQuery('(prefers-color-scheme: dark)')

class Settings {
  private kept = $state<Kept>({ ...DEFAULTS, ...recall<Partial<Kept>>('settings', {}) })

  get motion() {
    return this.kept.motion
  }
  get speed() {
    return this.kept.speed
  }
  get sound(): boolean {
    return this.kept.sound ?? false
  }
  /** Whether the reader has said yes or no to sounds. */
  get soundAsked(): boolean {
    return this.kept.sound !== null
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

  /** A step slower or quicker; at the end of the scale nothing changes. */
  hurry(by: 1 | -1): void {
    const at = SPEEDS.indexOf(this.kept.speed) + by
    this.set({ speed: SPEEDS[at] ?? this.kept.speed })
  }

  get night(): boolean {
    return this.kept.theme === 'system' ? dark.current : this.kept.theme === 'night'
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change)
    remember('settings', $state.snapshot(this.kept))
    this.apply()
  }

  /** Sets them as attributes of the page for the style sheets. */
  apply(): void {
    const root = document.documentElement
    root.dataset.theme = this.night ? 'night' : 'day'
    root.dataset.motion = this.moves ? 'full' : 'none'
    root.style.fontSize = SIZES[this.kept.text]
  }
}

export const settings = new Settings()
