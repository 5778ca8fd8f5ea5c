/**
 * Who is made up of which parts: one line for each character. No two share hat, spot colour and face hair together.
 * The seal's icon hints at what the character can do.
 */
import { BACKDROPS } from './backdrops'
import { BODIES, SCARVES } from './bodies'
import { domed, EYES, FACE_HAIR, HAIR_BEHIND, HAIR_IN_FRONT, HEADS, MOUTHS, NOSES } from './faces'
import { HATS } from './hats'
import { fill, flat, pair, wash, type Ink, type Shape } from './shapes'

export const SPOTS = {
  ox: '#8c2b1d',
  den: '#2f4f6f',
  sage: '#55703f',
  brass: '#b07d1f',
  dusk: '#6d4b7a',
  rust: '#96491f',
}

/* backdrop spot body scarf head hair-behind hair-in-front eyes nose mouth face-hair hat */
const LINES: Record<string, string> = {
  'bart-cassidy': 'rays ox coat knot square none burns narrow broad line scar cattle',
  'black-jack': 'dots ox vest bow long none sides narrow plain smirk pencil gambler',
  'calamity-janet': 'mesa rust buckskin kerchief oval braids none wide small smirk none light',
  'el-gringo': 'sun ox poncho none gaunt none sides shadow hook cigar stubble cattle',
  'jesse-jones': 'rails den duster kerchief oval none burns narrow plain none mask cattle',
  jourdonnais: 'planks sage braces none round none bald dots broad none walrus bowler',
  'kit-carlson': 'mesa sage buckskin none long long none wide plain none handlebar coon',
  'lucky-duke': 'rings brass coat cravat oval none sides wink plain smile pencil top',
  'paul-regret': 'moon den duster none gaunt none sides tired hook frown horseshoe gambler',
  'pedro-ramirez': 'sun brass poncho none round none sides wide broad none walrus sombrero',
  'rose-doolan': 'rings dusk dress choker heart waves none lashes small lips none plume',
  'sid-ketchum': 'planks rust vest knot square none burns glasses broad none mutton none',
  'slab-the-killer': 'rays rust frock none square none none shadow broad frown scar cattle',
  'suzy-lafayette': 'dots ox dress beads heart bun fringe lashes small lips none none',
  'vulture-sam': 'cactus sage furcoat none gaunt long none patch hook line stubble gambler',
  'willy-the-kid': 'rails brass braces kerchief round none sides dots small grin none light',
  'apache-kid': 'mesa ox vest beads long long none narrow hook line none cloth',
  'belle-star': 'moon dusk coat cravat heart waves none lashes small smirk none tilt',
  'bill-noface': 'moon rust duster kerchief oval none none noface none none none cattle',
  'chuck-wengam': 'planks ox braces none long none slick tired broad none horseshoe none',
  'doc-holyday': 'rings sage frock none gaunt none sides tired plain none handlebar bowler',
  'elena-fuente': 'sun rust dress beads oval long part lashes small lips none none',
  'greg-digger': 'planks brass vest knot square none burns dots broad none full miner',
  'herb-hunter': 'cactus rust furcoat none round none none narrow broad none full coon',
  'jose-delgado': 'cactus den poncho none oval none sides wide plain smile goatee sombrero',
  'molly-stark': 'dots den braces kerchief oval bob fringe wide small smile none none',
  'pat-brennan': 'rails sage vest bow round none curls dots broad pipe mutton none',
  'pixie-pete': 'rays den braces none round none curls wide small grin none boater',
  'sean-mallory': 'planks sage coat bow long none sides closed plain none goatee top',
  'tequila-joe': 'cactus brass poncho none square none sides wink broad straw stubble sombrero',
  'vera-custer': 'rays dusk uniform none heart bob none lashes small lips none kepi',
  'big-spencer': 'mesa den braces star round none none dots broad smile full ten',
  'flint-westwood': 'sun sage poncho none long none burns narrow plain cigar stubble light',
  'gary-looter': 'planks dusk furcoat none round none sides monocle broad smirk pencil top',
  'greygory-deck': 'dots dusk frock none gaunt none slick glasses hook line goatee none',
  'john-pain': 'moon ox uniform none square none bald patch broad frown scar none',
  'lee-van-kliff': 'rays brass duster string gaunt none sides narrow hook pipe pencil cattle',
  'teren-kill': 'moon den coat none gaunt none burns tired plain frown stubble tilt',
  'youl-grinner': 'rings rust vest string oval none sides wide plain grin handlebar bowler',
  'johnny-kisch': 'rays sage uniform knot square none sides shades plain smirk none kepi',
  'uncle-will': 'sun den vest bow round none bald glasses broad none white boater',
  'claus-the-saint': 'dots ox furcoat none round none none closed broad none white fur',
}

export interface Recipe {
  spot: keyof typeof SPOTS
  head: string
  hat: keyof typeof HATS
  hairy: keyof typeof FACE_HAIR
  /** Behind the head and below it, back to front. */
  behind: Shape[]
  /** On the head. */
  front: Shape[]
  skin: Ink
}

export const CHARACTERS: readonly string[] = Object.keys(LINES)

const cooked = new Map<string, Recipe>()

/** How a character is drawn; somebody nobody knows has no face. */
export function recipe(character: string): Recipe {
  const known = cooked.get(character)
  if (known) return known
  const made = cook(LINES[character] ?? 'dots rust coat none oval none none noface none none none cattle')
  cooked.set(character, made)
  return made
}

const NECK = fill('M43 80V92Q50 99 57 92V80Z', 'skin')
const UNDER_CHIN = wash('M43 84Q50 96 57 84V93Q50 99 43 93Z', 'hatch')
const EARS = pair(fill('M34 57C29 55 29 67 35 68Z', 'skin', 1.4))

function cook(line: string): Recipe {
  const [backdrop, spot, body, scarf, head, behind, front, eyes, nose, mouth, hairy, hat] = line.split(
    ' ',
  ) as [
    keyof typeof BACKDROPS,
    keyof typeof SPOTS,
    keyof typeof BODIES,
    keyof typeof SCARVES,
    keyof typeof HEADS,
    keyof typeof HAIR_BEHIND,
    keyof typeof HAIR_IN_FRONT,
    keyof typeof EYES,
    keyof typeof NOSES,
    keyof typeof MOUTHS,
    keyof typeof FACE_HAIR,
    keyof typeof HATS,
  ]
  return {
    spot,
    hat,
    hairy,
    head: hat === 'none' ? domed(HEADS[head]) : HEADS[head],
    skin: eyes === 'noface' ? 'ink' : 'skin',
    behind: flat([
      BACKDROPS[backdrop],
      HAIR_BEHIND[behind],
      BODIES[body],
      body === 'dress' ? [] : NECK,
      UNDER_CHIN,
      SCARVES[scarf],
      behind === 'none' ? EARS : [],
    ]),
    front: flat([EYES[eyes], NOSES[nose], FACE_HAIR[hairy], MOUTHS[mouth], HAIR_IN_FRONT[front], HATS[hat]]),
  }
}
