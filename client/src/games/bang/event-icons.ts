/** The drawing on each event card. */
import AngryEyes from '~icons/game-icons/angry-eyes'
import Bandit from '~icons/game-icons/bandit'
import BeerBottle from '~icons/game-icons/beer-bottle'
import Blood from '~icons/game-icons/blood'
import Bullets from '~icons/game-icons/bullets'
import Bullseye from '~icons/game-icons/bullseye'
import Cactus from '~icons/game-icons/cactus'
import Church from '~icons/game-icons/church'
import CrossedPistols from '~icons/game-icons/crossed-pistols'
import CursedStar from '~icons/game-icons/cursed-star'
import Desert from '~icons/game-icons/desert'
import DominoMask from '~icons/game-icons/domino-mask'
import DramaMasks from '~icons/game-icons/drama-masks'
import Feather from '~icons/game-icons/feather'
import Gavel from '~icons/game-icons/gavel'
import Ghost from '~icons/game-icons/ghost'
import GoldNuggets from '~icons/game-icons/gold-nuggets'
import Graveyard from '~icons/game-icons/graveyard'
import Handcuffs from '~icons/game-icons/handcuffs'
import Hidden from '~icons/game-icons/hidden'
import HolySymbol from '~icons/game-icons/holy-symbol'
import LargeDress from '~icons/game-icons/large-dress'
import Lasso from '~icons/game-icons/lasso'
import LawStar from '~icons/game-icons/law-star'
import LoveLetter from '~icons/game-icons/love-letter'
import MedicalPack from '~icons/game-icons/medical-pack'
import MineWagon from '~icons/game-icons/mine-wagon'
import PokerHand from '~icons/game-icons/poker-hand'
import Prayer from '~icons/game-icons/prayer'
import RaiseZombie from '~icons/game-icons/raise-zombie'
import RanchGate from '~icons/game-icons/ranch-gate'
import Revolver from '~icons/game-icons/revolver'
import Ricochet from '~icons/game-icons/ricochet'
import Rose from '~icons/game-icons/rose'
import Scythe from '~icons/game-icons/scythe'
import Silenced from '~icons/game-icons/silenced'
import SteamLocomotive from '~icons/game-icons/steam-locomotive'
import Sun from '~icons/game-icons/sun'
import TheaterCurtains from '~icons/game-icons/theater-curtains'
import WineBottle from '~icons/game-icons/wine-bottle'
import type { Icon } from './icons'

export const EVENT_ICONS: Readonly<Record<string, Icon>> = {
  blessing: Prayer,
  curse: CursedStar,
  'ghost-town': Ghost,
  hangover: BeerBottle,
  'gold-rush': GoldNuggets,
  'the-daltons': Bandit,
  'the-sermon': Church,
  'high-noon': Sun,
  thirst: Desert,
  'train-arrival': SteamLocomotive,
  shootout: Bullets,
  'the-reverend': HolySymbol,
  'the-doctor': MedicalPack,
  handcuffs: Handcuffs,
  'new-identity': DominoMask,
  'hard-liquor': WineBottle,
  'abandoned-mine': MineWagon,
  ranch: RanchGate,
  peyote: Cactus,
  ambush: Hidden,
  ricochet: Ricochet,
  'the-judge': Gavel,
  lasso: Lasso,
  'blood-brothers': Blood,
  'dead-man': RaiseZombie,
  'a-fistful-of-cards': PokerHand,
  vendetta: Scythe,
  sniper: Bullseye,
  'russian-roulette': Revolver,
  'law-of-the-west': LawStar,
  'helena-zontero': DramaMasks,
  'lady-rosa-of-texas': Rose,
  gag: Silenced,
  'dorothy-rage': AngryEyes,
  'darling-valentine': LoveLetter,
  'bone-orchard': Graveyard,
  showdown: CrossedPistols,
  sacagaway: Feather,
  'miss-susanna': LargeDress,
  'wild-west-show': TheaterCurtains,
}
