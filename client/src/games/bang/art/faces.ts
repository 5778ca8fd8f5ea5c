/** Heads and what is on them, except hats. */
import { dot, fill, line, pair, ring, wash, type Drawing } from './shapes'

export const HEADS = {
  oval: 'M34 48C34 38 66 38 66 48L66 64C66 77 58 87 50 87C42 87 34 77 34 64Z',
  square: 'M33 44L67 44L67 71C67 80 61 87 54 87L46 87C39 87 33 80 33 71Z',
  long: 'M36 44L64 44L64 68C64 83 57 92 50 92C43 92 36 83 36 68Z',
  round: 'M31 61C31 45 40 41 50 41C60 41 69 45 69 61C69 78 60 87 50 87C40 87 31 78 31 61Z',
  heart: 'M35 48C35 38 65 38 65 48L65 61C65 72 56 86 50 87C44 86 35 72 35 61Z',
  gaunt: 'M35 44L65 44L66 60L61 72L58 84C56 88 53 90 50 90C47 90 44 88 42 84L39 72L34 60Z',
} satisfies Record<string, string>

/** Without a hat the flat top of a head becomes a dome. */
export const domed = (head: string) =>
  head.replace(/^M(\d+) 44L(\d+) 44/, 'M$1 50C$1 33 41 29 50 29C59 29 $2 33 $2 50')

export const HAIR_BEHIND = {
  none: [],
  long: [
    fill('M31 46C24 60 26 86 22 98C30 102 38 96 40 90L60 90C62 96 70 102 78 98C74 86 76 60 69 46Z', 'ink'),
    pair(line('M30 66C30 78 29 88 27 95', 1, 'paper')),
  ],
  waves: [
    fill(
      'M32 44C22 52 30 62 24 70C18 80 28 86 24 98C34 104 40 96 42 90L58 90C60 96 66 104 76 98C72 86 82 80 76 70C70 62 78 52 68 44Z',
      'spot',
    ),
    pair(line('M29 58C25 66 31 72 27 80C24 86 30 90 28 96', 1)),
  ],
  braids: [
    pair(
      fill('M34 60C27 62 25 70 28 76L24 82L28 90L24 98L28 108L33 98L30 90L34 82L32 74Z', 'ink'),
      line('M26 81L32 79M26 90L32 88M26 99L32 97', 1.2, 'paper'),
    ),
  ],
  bun: [fill('M50 22C60 22 62 34 50 36C38 34 40 22 50 22Z', 'ink')],
  bob: [fill('M31 46C25 58 26 76 30 82L40 84L60 84L70 82C74 76 75 58 69 46Z', 'ink')],
} satisfies Record<string, Drawing>

const CURLS: [number, number][] = [
  [35, 46],
  [39, 38],
  [46, 34],
  [54, 34],
  [61, 38],
  [65, 46],
  [50, 38],
]

export const HAIR_IN_FRONT = {
  none: [],
  sides: [pair(fill('M33 50L37 50L37 60L34.5 68L33 62Z', 'ink', 1))],
  burns: [pair(fill('M33 48L37.5 48L37 62L40 74L34 72Z', 'ink', 1))],
  slick: [
    fill('M33 58C29 36 40 28 51 29C64 28 71 38 67 58L64 48C56 42 44 44 36 48Z', 'ink'),
    line('M40 36C46 32 56 32 62 37M38 41C46 36 56 36 64 42', 1, 'paper'),
  ],
  curls: CURLS.map(([x, y]) => [dot(x, y, 6.5, 'ink'), ring(x, y, 6.5, 0.8, 'paper')]),
  fringe: [
    fill(
      'M33 62C30 42 40 36 50 36C60 36 70 42 67 62C65 54 62 50 58 49C52 54 44 52 40 49C37 52 35 56 33 62Z',
      'ink',
    ),
  ],
  part: [
    fill('M33 64C30 42 40 35 50 36C60 35 70 42 67 64C66 54 58 46 50 40C42 46 34 54 33 64Z', 'spot'),
    line('M50 40C46 44 38 50 36 56M50 40C54 44 62 50 64 56', 1),
  ],
  bald: [line('M41 37Q45 33 50 33', 1.3), pair(fill('M33 54L36 54L36 66L33 66Z', 'ink', 1))],
} satisfies Record<string, Drawing>

const brows = (from: number, to: number, width = 2) => pair(line(`M37 ${from}L46 ${to}`, width))
const slit = fill('M37.5 60Q42 57 46.5 60.5Q42 62.5 37.5 60Z', 'ink', 0.8)
const BRIDGE = 'M47.8 59Q50 57.5 52.2 59M36.2 59L33 57M63.8 59L67 57'

export const EYES = {
  dots: [pair(dot(42, 60, 2, 'ink')), brows(55, 54.5, 1.8)],
  narrow: [pair(slit), brows(55, 57.5, 2.4)],
  wide: [
    pair(fill('M37 60Q42 54.5 47 60Q42 64 37 60Z', 'paper', 1.3), dot(42, 59.8, 2, 'ink')),
    brows(53.5, 52.5, 1.8),
  ],
  lashes: [
    pair(
      fill('M37 60.5Q42 55 47 60Q42 63.5 37 60.5Z', 'paper', 1.3),
      dot(42, 59.8, 2.1, 'ink'),
      line('M37 60.5L34.5 58.5M38.5 58.5L36.5 56', 1.1),
      line('M37.5 54Q42 51.5 46.5 53.5', 1.4),
    ),
  ],
  patch: [
    slit,
    line('M37 55L46 57', 2.2),
    fill('M52 55H64L63 63Q58 68 53 63Z', 'ink'),
    line('M52 56L34 50M64 56L67 54'),
  ],
  glasses: [
    pair(dot(42, 60, 5.8, 'paper', 1.7), dot(42, 60, 1.7, 'ink')),
    line(BRIDGE, 1.5),
    brows(52, 51.5, 1.6),
  ],
  shades: [pair(dot(42, 60, 5.8, 'ink', 1.7), line('M39.5 58.5L42 56.5', 1.2, 'paper')), line(BRIDGE)],
  monocle: [
    dot(42, 60, 2, 'ink'),
    dot(58, 60, 6, 'paper', 1.8),
    dot(58, 60, 1.9, 'ink'),
    line('M63 64Q66 76 62 90', 1.1),
    brows(54, 53),
  ],
  closed: [pair(line('M38 60Q42 63 46.5 60', 1.8)), brows(55, 54, 1.8)],
  wink: [dot(42, 60, 2, 'ink'), line('M54 60Q58 57 62 60', 1.8), brows(54.5, 53)],
  tired: [
    pair(fill('M37.5 59H46.5Q42 63.5 37.5 59Z', 'ink', 1), line('M38 65Q42 67 46 65', 1)),
    brows(53.5, 55, 1.6),
  ],
  shadow: [wash('M33 49H67V63Q58 61 50 63Q42 61 33 63Z', 'ink'), pair(line('M39 60H45', 1.8, 'paper'))],
  noface: [],
} satisfies Record<string, Drawing>

export const NOSES = {
  none: [],
  plain: [line('M50.5 58L47 69.5Q50 72 53.5 70')],
  broad: [line('M50 60L45.5 69Q50 73 54.5 69', 1.8)],
  small: [line('M48.5 69.5Q50 71 52 69.5', 1.5)],
  hook: [line('M50 56Q54 62 46 70Q50 73 53 70.5', 1.7)],
} satisfies Record<string, Drawing>

export const MOUTHS = {
  none: [],
  line: [line('M45 78.5Q50 77.5 55 78.5', 1.7)],
  smile: [line('M43.5 77Q50 82.5 56.5 77', 1.8)],
  frown: [line('M44.5 80Q50 76.5 55.5 80', 1.8)],
  lips: [fill('M44.5 78Q47.5 75 50 76.5Q52.5 75 55.5 78Q50 83 44.5 78Z', 'spot', 1)],
  grin: [
    fill('M42 76H58Q56 84 50 84Q44 84 42 76Z', 'paper', 1.5),
    line('M46 76.5V82.5M50 76.5V84M54 76.5V82.5', 0.9),
  ],
  cigar: [
    line('M45 78.5H55', 1.7),
    fill('M53 76.5L70 80L69.5 83.5L53 80Z', 'spot', 1.2),
    line('M70 80Q74 76 72 71Q76 68 74 63', 1.2),
  ],
  straw: [
    line('M44 78.5H54', 1.7),
    line('M53 78.5L70 73', 1.4, 'spot'),
    line('M67 74L70 71M67 74L71 75', 1.1, 'spot'),
  ],
  pipe: [line('M45 78.5H54', 1.7), fill('M54 77L64 82H72V72H65V78L55 79.5Z', 'spot', 1.2)],
  smirk: [line('M44 79Q51 80 56 75.5', 1.8)],
} satisfies Record<string, Drawing>

const MASK_DOTS: [number, number][] = [
  [43, 72],
  [50, 70],
  [57, 72],
  [46, 78],
  [54, 78],
  [50, 84],
]

export const FACE_HAIR = {
  none: [],
  handlebar: [
    fill('M50 73C45 70 40 73 34 68C34 75 43 80 50 76C57 80 66 75 66 68C60 73 55 70 50 73Z', 'ink', 1),
  ],
  walrus: [
    fill('M50 71C43 69 37 74 36 84C41 81 46 80.5 50 80.5C54 80.5 59 81 64 84C63 74 57 69 50 71Z', 'ink', 1),
    pair(line('M46 74L41 80', 0.9, 'paper')),
  ],
  pencil: [line('M43 75Q47 72.5 50 74Q53 72.5 57 75', 1.8)],
  horseshoe: [line('M41.5 88V77Q44 72.5 50 73.5Q56 72.5 58.5 77V88', 4.2)],
  full: [
    fill(
      'M33 58L36.5 64C38 73 43 72.5 50 72.5C57 72.5 62 73 63.5 64L67 58C68 78 66 98 50 101C34 98 32 78 33 58Z',
      'ink',
      1,
    ),
    fill('M44.5 78Q50 75.5 55.5 78Q50 81.5 44.5 78Z', 'skin', 0.6),
    pair(line('M38 80Q40 90 46 95M43 84Q45 91 49 96', 1, 'paper')),
  ],
  white: [
    fill(
      'M33 58L36.5 64C38 72 43 71.5 50 71.5C57 71.5 62 72 63.5 64L67 58C70 82 66 104 50 113C34 104 30 82 33 58Z',
      'paper',
    ),
    fill('M44.5 77Q50 74.5 55.5 77Q50 80.5 44.5 77Z', 'spot', 0.8),
    pair(line('M38 78Q39 92 46 101M43 84Q44 94 49 103', 1)),
  ],
  goatee: [
    fill('M44.5 82Q50 80 55.5 82L52 95Q50 97 48 95Z', 'ink', 1),
    line('M43 75Q47 72 50 74Q53 72 57 75', 2.4),
  ],
  stubble: [
    wash('M34 66C36 74 42 70 50 71C58 70 64 74 66 66C66 78 58 87 50 87C42 87 34 78 34 66Z', 'stubble'),
  ],
  mask: [
    fill('M32.5 66Q50 60 67.5 66L66 80L50 101L34 80Z', 'spot'),
    line('M40 70Q44 80 48 92M60 70Q56 80 52 92', 1),
    MASK_DOTS.map(([x, y]) => dot(x, y, 1.2, 'paper')),
  ],
  mutton: [pair(fill('M33 52L37 56L38.5 68Q41 74 46 74L45 78Q37 82 34 74Z', 'ink', 1))],
  scar: [line('M58 64L62 80M57.5 69L62 67.5M59 74L63 72.5', 1.3)],
} satisfies Record<string, Drawing>
