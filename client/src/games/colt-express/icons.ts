/** The drawing on each action card. */
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import Boot from '~icons/game-icons/cowboy-boot'
import Ladder from '~icons/game-icons/ladder'
import Punch from '~icons/game-icons/punch'
import Revolver from '~icons/game-icons/revolver'
import Bag from '~icons/game-icons/swap-bag'
import Star from '~icons/game-icons/law-star'
import type { Action } from './model'

export type Icon = Component<SVGAttributes<SVGSVGElement>>

export const ACTION_ICONS: Record<Action, Icon> = {
  move: Boot,
  ladder: Ladder,
  shoot: Revolver,
  rob: Bag,
  punch: Punch,
  marshal: Star,
}
