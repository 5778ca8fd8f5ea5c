/** The drawing on each card, the seal of each character, suits and signs. */
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import AnticlockwiseRotation from '~icons/game-icons/anticlockwise-rotation'
import ArrowCluster from '~icons/game-icons/arrow-cluster'
import Bandaged from '~icons/game-icons/bandaged'
import Barrel from '~icons/game-icons/barrel'
import BeerStein from '~icons/game-icons/beer-stein'
import Binoculars from '~icons/game-icons/binoculars'
import Bison from '~icons/game-icons/bison'
import BlackBook from '~icons/game-icons/black-book'
import BleedingHeart from '~icons/game-icons/bleeding-heart'
import Blunderbuss from '~icons/game-icons/blunderbuss'
import BowieKnife from '~icons/game-icons/bowie-knife'
import BrandyBottle from '~icons/game-icons/brandy-bottle'
import Breastplate from '~icons/game-icons/breastplate'
import BrokenBone from '~icons/game-icons/broken-bone'
import BrokenBottle from '~icons/game-icons/broken-bottle'
import BulletImpacts from '~icons/game-icons/bullet-impacts'
import Cancel from '~icons/game-icons/cancel'
import Cannon from '~icons/game-icons/cannon'
import CardBurn from '~icons/game-icons/card-burn'
import CardDiscard from '~icons/game-icons/card-discard'
import CardDraw from '~icons/game-icons/card-draw'
import CardExchange from '~icons/game-icons/card-exchange'
import CardJackSpades from '~icons/game-icons/card-jack-spades'
import CardPick from '~icons/game-icons/card-pick'
import CardPickup from '~icons/game-icons/card-pickup'
import Cartwheel from '~icons/game-icons/cartwheel'
import CaveEntrance from '~icons/game-icons/cave-entrance'
import Clover from '~icons/game-icons/clover'
import Clubs from '~icons/game-icons/clubs'
import Coffin from '~icons/game-icons/coffin'
import CrossedPistols from '~icons/game-icons/crossed-pistols'
import Crosshair from '~icons/game-icons/crosshair'
import DeathSkull from '~icons/game-icons/death-skull'
import DeerHead from '~icons/game-icons/deer-head'
import Diamonds from '~icons/game-icons/diamonds'
import Dodge from '~icons/game-icons/dodge'
import DoubleFaceMask from '~icons/game-icons/double-face-mask'
import Dynamite from '~icons/game-icons/dynamite'
import EchoRipples from '~icons/game-icons/echo-ripples'
import Eyelashes from '~icons/game-icons/eyelashes'
import FastForwardButton from '~icons/game-icons/fast-forward-button'
import Fist from '~icons/game-icons/fist'
import Ghost from '~icons/game-icons/ghost'
import Grab from '~icons/game-icons/grab'
import GrandPiano from '~icons/game-icons/grand-piano'
import Gunshot from '~icons/game-icons/gunshot'
import Handcuffs from '~icons/game-icons/handcuffs'
import HeartPlus from '~icons/game-icons/heart-plus'
import Hearts from '~icons/game-icons/hearts'
import HeavyBullets from '~icons/game-icons/heavy-bullets'
import HorseHead from '~icons/game-icons/horse-head'
import Horseshoe from '~icons/game-icons/horseshoe'
import LargeDress from '~icons/game-icons/large-dress'
import Lasso from '~icons/game-icons/lasso'
import Minigun from '~icons/game-icons/minigun'
import MirrorMirror from '~icons/game-icons/mirror-mirror'
import Musket from '~icons/game-icons/musket'
import Nails from '~icons/game-icons/nails'
import OldWagon from '~icons/game-icons/old-wagon'
import PokerHand from '~icons/game-icons/poker-hand'
import Present from '~icons/game-icons/present'
import Rattlesnake from '~icons/game-icons/rattlesnake'
import ReceiveMoney from '~icons/game-icons/receive-money'
import ReloadGunBarrel from '~icons/game-icons/reload-gun-barrel'
import ReturnArrow from '~icons/game-icons/return-arrow'
import Revolver from '~icons/game-icons/revolver'
import RobberHand from '~icons/game-icons/robber-hand'
import SaloonDoors from '~icons/game-icons/saloon-doors'
import SandsOfTime from '~icons/game-icons/sands-of-time'
import SawedOffShotgun from '~icons/game-icons/sawed-off-shotgun'
import Shop from '~icons/game-icons/shop'
import Silenced from '~icons/game-icons/silenced'
import Sombrero from '~icons/game-icons/sombrero'
import Spades from '~icons/game-icons/spades'
import Spyglass from '~icons/game-icons/spyglass'
import SquareBottle from '~icons/game-icons/square-bottle'
import Stack from '~icons/game-icons/stack'
import Stethoscope from '~icons/game-icons/stethoscope'
import Strongbox from '~icons/game-icons/strongbox'
import SwapBag from '~icons/game-icons/swap-bag'
import Tombstone from '~icons/game-icons/tombstone'
import Trade from '~icons/game-icons/trade'
import Vulture from '~icons/game-icons/vulture'
import WaterFlask from '~icons/game-icons/water-flask'
import WesternHat from '~icons/game-icons/western-hat'
import WinchesterRifle from '~icons/game-icons/winchester-rifle'
import WindowBars from '~icons/game-icons/window-bars'
import Missed from './art/Missed.svelte'

export type Icon = Component<SVGAttributes<SVGSVGElement>>

export const CARD_ICONS: Record<string, Icon> = {
  bang: Gunshot,
  missed: Missed,
  beer: BeerStein,
  panic: RobberHand,
  'cat-balou': CardDiscard,
  duel: CrossedPistols,
  stagecoach: Cartwheel,
  'general-store': Shop,
  indians: ArrowCluster,
  gatling: Minigun,
  saloon: SaloonDoors,
  'wells-fargo': Strongbox,
  barrel: Barrel,
  scope: Spyglass,
  mustang: HorseHead,
  jail: WindowBars,
  dynamite: Dynamite,
  volcanic: HeavyBullets,
  schofield: Revolver,
  remington: Musket,
  'rev-carabine': SawedOffShotgun,
  winchester: WinchesterRifle,
  punch: Fist,
  dodge: Dodge,
  springfield: Blunderbuss,
  whisky: BrandyBottle,
  tequila: SquareBottle,
  brawl: BrokenBottle,
  'rag-time': GrandPiano,
  binocular: Binoculars,
  hideout: CaveEntrance,
  bible: BlackBook,
  'buffalo-rifle': Bison,
  'can-can': LargeDress,
  canteen: WaterFlask,
  conestoga: OldWagon,
  derringer: Revolver,
  howitzer: Cannon,
  'iron-plate': Breastplate,
  knife: BowieKnife,
  pepperbox: ReloadGunBarrel,
  'pony-express': Horseshoe,
  sombrero: Sombrero,
  'ten-gallon-hat': WesternHat,
}

/** What a character can do, as far as a sign can say it. */
export const SEALS: Record<string, Icon> = {
  'bart-cassidy': HeavyBullets,
  'black-jack': CardJackSpades,
  'calamity-janet': CardExchange,
  'el-gringo': RobberHand,
  'jesse-jones': Grab,
  jourdonnais: Barrel,
  'kit-carlson': CardPick,
  'lucky-duke': Clover,
  'paul-regret': HorseHead,
  'pedro-ramirez': CardPickup,
  'rose-doolan': Spyglass,
  'sid-ketchum': CardExchange,
  'slab-the-killer': BulletImpacts,
  'suzy-lafayette': CardDraw,
  'vulture-sam': Vulture,
  'willy-the-kid': Gunshot,
  'apache-kid': Diamonds,
  'belle-star': Eyelashes,
  'bill-noface': Bandaged,
  'chuck-wengam': BleedingHeart,
  'doc-holyday': Stethoscope,
  'elena-fuente': Dodge,
  'greg-digger': Coffin,
  'herb-hunter': DeerHead,
  'jose-delgado': CardDiscard,
  'molly-stark': ReturnArrow,
  'pat-brennan': Lasso,
  'pixie-pete': PokerHand,
  'sean-mallory': Stack,
  'tequila-joe': SquareBottle,
  'vera-custer': MirrorMirror,
  'big-spencer': HeartPlus,
  'flint-westwood': Trade,
  'gary-looter': SwapBag,
  'greygory-deck': DoubleFaceMask,
  'john-pain': BrokenBone,
  'lee-van-kliff': EchoRipples,
  'teren-kill': Tombstone,
  'youl-grinner': ReceiveMoney,
  'johnny-kisch': CardBurn,
  'uncle-will': Shop,
  'claus-the-saint': Present,
}

export const SUIT_ICONS = {
  hearts: Hearts,
  diamonds: Diamonds,
  clubs: Clubs,
  spades: Spades,
} satisfies Record<string, Icon>

export const SIGNS = {
  reach: Crosshair,
  cannot: Cancel,
  turn: WesternHat,
  waiting: SandsOfTime,
  stays: Nails,
  once: FastForwardButton,
  gun: Revolver,
  renegade: Rattlesnake,
  skull: DeathSkull,
  backwards: AnticlockwiseRotation,
  ghost: Ghost,
  cuffed: Handcuffs,
  silent: Silenced,
} satisfies Record<string, Icon>
