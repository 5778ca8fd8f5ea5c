/** What people wear, below the chin. */
import { dot, fill, line, pair, star, type Drawing } from './shapes'

const dotted = (...places: [number, number][]) => places.map(([x, y]) => dot(x, y, 1.2, 'paper'))
const SHOULDERS = 'M8 126C10 104 24 95 41 90L59 90C76 95 90 104 92 126Z'
const SHIRT = 'M9 126C11 104 25 95 41 90L59 90C75 95 89 104 91 126Z'
const HIGH = 'M8 126C10 104 24 95 41 89L59 89C76 95 90 104 92 126Z'
/** Along a necklace, from one side to the other. */
const hung = (at: number) => Math.sin((at / 6) * Math.PI)
const SEVEN = [0, 1, 2, 3, 4, 5, 6]

export const BODIES = {
  coat: [
    fill('M8 126C10 104 24 95 41 90L50 104L59 90C76 95 90 104 92 126Z', 'spot'),
    fill('M41 90L50 126L59 90L50 96Z', 'paper'),
    pair(fill('M41 89L31 104L38 107L34 112L48 126L50 118Z', 'spot')),
    line('M50 104V126', 1),
  ],
  vest: [
    fill(SHIRT, 'paper'),
    pair(fill('M39 91L30 98L26 126H50V112Z', 'spot'), line('M17 108L15 122', 1)),
    dot(50, 112, 1.6, 'ink'),
    dot(50, 119, 1.6, 'ink'),
  ],
  poncho: [
    fill('M3 126C6 102 28 91 50 91C72 91 94 102 97 126Z', 'spot'),
    line('M6 114L16 106L26 112L36 103L50 110L64 103L74 112L84 106L94 114', 3, 'paper'),
    line('M10 124L20 117L30 122L40 114L50 120L60 114L70 122L80 117L90 124', 1.6),
  ],
  dress: [
    fill('M14 126C14 108 24 100 36 98C42 108 58 108 64 98C76 100 86 108 86 126Z', 'spot'),
    fill('M36 98C38 93 44 91 44 86L56 86C56 91 62 93 64 98C58 108 42 108 36 98Z', 'skin'),
    SEVEN.map((at) => dot(29 + at * 7, 102 + hung(at) * 6, 3.4, 'paper', 1)),
  ],
  duster: [
    fill('M6 126C8 104 22 96 38 92L62 92C78 96 92 104 94 126Z', 'spot'),
    fill('M40 92L50 126L60 92Z', 'paper'),
    pair(fill('M38 78L28 100L44 126L50 116L41 94Z', 'spot')),
  ],
  buckskin: [
    fill(SHOULDERS, 'spot'),
    pair(
      ...[0, 1, 2, 3, 4, 5].map((at) => line(`M${16 + at * 5} ${106 - at * 1.5}l-1.5 10`, 1.2, 'paper')),
      line('M13 107C22 102 34 100 44 101', 1.4),
    ),
    line('M43 91L50 104L57 91'),
    line('M47 104L53 110M53 104L47 110', 1.2),
  ],
  frock: [
    fill(HIGH, 'ink'),
    fill('M42 88H58V95H42Z', 'paper'),
    line('M50 95V126', 1.2, 'spot'),
    [103, 111, 119].map((y) => dot(53, y, 1.5, 'spot')),
  ],
  braces: [
    fill(SHIRT, 'paper'),
    [14, 86].map((x) => line(`M${x} 112V126`, 1, 'spot')),
    [22, 78].map((x) => line(`M${x} 104V126`, 1, 'spot')),
    [42, 50, 58].map((x) => line(`M${x} 98V126`, 1, 'spot')),
    pair(fill('M29 95L35 93V126H28Z', 'spot')),
  ],
  uniform: [
    fill(HIGH, 'spot'),
    fill('M40 88L60 88L58 96H42Z', 'ink'),
    pair(
      ...[103, 111, 119].map((y) => dot(42, y, 1.9, 'paper', 0.8)),
      fill('M12 106L24 98L27 103L14 111Z', 'paper'),
    ),
  ],
  furcoat: [
    fill(SHOULDERS, 'spot'),
    pair(fill('M41 88L34 90L35 95L29 96L31 102L26 104L30 109L27 113L33 116L31 121L40 126L50 112Z', 'paper')),
  ],
} satisfies Record<string, Drawing>

export const SCARVES = {
  none: [],
  knot: [
    fill('M35 88C42 95 58 95 65 88L63 97L55 100L58 112L50 104L42 112L45 100L37 97Z', 'spot'),
    dotted([42, 96], [50, 98], [58, 96]),
  ],
  kerchief: [
    fill('M33 88C42 94 58 94 67 88L62 99L50 113L38 99Z', 'spot'),
    dotted([43, 97], [50, 99], [57, 97], [46.5, 103], [53.5, 103], [50, 107]),
  ],
  string: [line('M42 91Q50 98 58 91M50 96L45 112M50 96L55 112', 2), dot(50, 96, 3, 'spot', 1.4)],
  bow: [
    fill('M50 97L38 91V104Z', 'spot'),
    fill('M50 97L62 91V104Z', 'spot'),
    fill('M47.5 94H52.5V100H47.5Z', 'ink'),
  ],
  cravat: [fill('M42 90Q50 97 58 90L56 100L52 116H48L44 100Z', 'paper'), dot(50, 103, 2, 'spot', 1)],
  choker: [line('M43 90Q50 94 57 90', 3), dot(50, 94, 2.2, 'spot', 1)],
  beads: [SEVEN.map((at) => dot(39 + at * 3.67, 93 + hung(at) * 8, 1.8, at % 2 ? 'spot' : 'paper', 0.9))],
  star: [fill(star(67, 112, 6, 7.5, 3.6), 'paper', 1.2)],
} satisfies Record<string, Drawing>
