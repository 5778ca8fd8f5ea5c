/** The drawing on each card, by what boards call it. */
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import Boot from '~icons/game-icons/cowboy-boot'
import Hat from '~icons/game-icons/western-hat'
import Holster from '~icons/game-icons/cowboy-holster'
import Horseshoe from '~icons/game-icons/horseshoe'
import Lasso from '~icons/game-icons/lasso'
import Saddle from '~icons/game-icons/saddle'
import Cheater from '~icons/game-icons/card-joker'
import Corruption from '~icons/game-icons/scroll-unfurled'
import Credit from '~icons/game-icons/money-stack'
import Dynamite from '~icons/game-icons/dynamite'
import Elixir from '~icons/game-icons/standing-potion'
import Fist from '~icons/game-icons/fist'
import Girls from '~icons/game-icons/lipstick'
import Joe from '~icons/game-icons/revolver'
import Marshal from '~icons/game-icons/police-badge'
import Split from '~icons/game-icons/shaking-hands'
import Wanted from '~icons/game-icons/wanted-reward'

export type Icon = Component<SVGAttributes<SVGSVGElement>>

export const CARD_ICONS: Record<string, Icon> = {
  'unlimited-credit': Credit,
  'the-girls': Girls,
  'the-brute': Fist,
  'professional-cheater': Cheater,
  corruption: Corruption,
  dynamite: Dynamite,
  'nervous-joe': Joe,
  marshal: Marshal,
  'even-split': Split,
  wanted: Wanted,
  'doc-badlucks-elixir': Elixir,
  'equipment-1': Horseshoe,
  'equipment-2': Lasso,
  'equipment-3': Boot,
  'equipment-4': Saddle,
  'equipment-5': Holster,
  'equipment-8': Hat,
}
