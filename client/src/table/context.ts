/** What parts deep inside a screen may ask for without being handed it. */
import { createContext } from 'svelte'
import type { Component } from 'svelte'
import { ruleDrawer } from '../lib/rule-drawer.svelte'
import type { InlineProps, Piece, SeatInfo } from './board'

export interface RuleDrawer {
  open: (rule: string) => void
}

const [rules, setRules, hasRules] = createContext<RuleDrawer>()
export { setRules }

/** What shows rules: the page's drawer, unless the screen has something of its own. */
export function getRules(): RuleDrawer {
  return hasRules() ? rules() : ruleDrawer
}

/** How sentences are drawn at this table. Getters, because seats change while components stay. */
export interface Drawing {
  readonly seats: readonly SeatInfo[]
  readonly Inline?: Component<InlineProps>
  readonly draws?: (piece: Piece) => boolean | 'named'
}

const [drawing, setDrawing, hasDrawing] = createContext<Drawing>()
export { setDrawing }

export function getDrawing(): Drawing | null {
  return hasDrawing() ? drawing() : null
}
