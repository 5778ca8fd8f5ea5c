/** Drawings from the icon set: characters, and signs on the track. */
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import Wagon from '~icons/game-icons/old-wagon'
import Captain from '~icons/game-icons/captain-hat-profile'
import Star from '~icons/game-icons/law-star'
import Rails from '~icons/game-icons/rail-road'
import Holster from '~icons/game-icons/cowboy-holster'
import Shop from '~icons/game-icons/shop'
import TopHat from '~icons/game-icons/top-hat'
import type { Character } from './model'

export type Icon = Component<SVGAttributes<SVGSVGElement>>

export const CHARACTER_ICONS: Record<Character, Icon> = {
  sheriff: Star,
  banker: TopHat,
  grocer: Shop,
  'chinese-worker': Rails,
  settler: Wagon,
  captain: Captain,
  mercenary: Holster,
}
