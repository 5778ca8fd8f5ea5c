/** Hats: who is who from across the table. The brim is at y 48. */
import { dot, fill, line, star, wash, type Drawing } from './shapes'

const band = (d: string, ink: 'ink' | 'spot') => fill(d, ink, 1.3)
const CROWN = 'M34 47C32 30 35 17 42 17Q50 23 58 17C65 17 68 30 66 47Z'
const RIBBON = 'M33.5 40Q50 45 66.5 40L66.5 46Q50 51 33.5 46Z'
const BRIM = 'M13 42C22 51 36 49 50 49C64 49 78 51 87 42C82 57 64 56 50 56C36 56 18 57 13 42Z'

export const HATS = {
  none: [],
  cattle: [
    fill(CROWN, 'ink'),
    band(RIBBON, 'spot'),
    fill(BRIM, 'ink'),
    line('M42 21Q50 27 58 21M18 47C28 53 40 52 50 52', 1, 'paper'),
  ],
  light: [
    fill(CROWN, 'paper'),
    band(RIBBON, 'spot'),
    fill(BRIM, 'paper'),
    line('M43 22Q50 28 57 22M60 24L62 38M57 26L58 38', 1.1),
  ],
  gambler: [
    fill('M35 47L36.5 27Q50 22 63.5 27L65 47Z', 'spot'),
    band('M35 39H65V46H35Z', 'ink'),
    fill('M15 48Q50 38 85 48Q50 58 15 48Z', 'spot'),
    line('M40 28Q50 25 60 28', 1, 'paper'),
  ],
  ten: [
    fill('M33 47C30 24 33 7 41 7Q50 14 59 7C67 7 70 24 67 47Z', 'paper'),
    band('M33 39Q50 45 67 39V46Q50 51 33 46Z', 'ink'),
    fill('M9 38C20 50 36 49 50 49C64 49 80 50 91 38C87 57 66 57 50 57C34 57 13 57 9 38Z', 'paper'),
    line('M42 12Q50 19 58 12', 1.2),
  ],
  sombrero: [
    fill('M37 48C38 30 43 10 50 10C57 10 62 30 63 48Z', 'spot'),
    line('M38.5 38L43 42L46.5 37L50 42L53.5 37L57 42L61.5 38', 1.8, 'paper'),
    fill('M1 42C12 54 32 52 50 52C68 52 88 54 99 42C97 60 72 61 50 61C28 61 3 60 1 42Z', 'spot'),
    line('M7 50L14 55L20 52L27 57L34 54L42 58L50 55L58 58L66 54L73 57L80 52L86 55L93 50', 1.4, 'paper'),
  ],
  bowler: [
    fill('M33 47C32 25 41 20 50 20C59 20 68 25 67 47Z', 'ink'),
    band('M33 40Q50 45 67 40V46Q50 51 33 46Z', 'spot'),
    fill('M24 44Q28 50 50 50Q72 50 76 44Q76 55 50 55Q24 55 24 44Z', 'ink'),
    line('M39 30Q42 24 48 23', 1.2, 'paper'),
  ],
  top: [
    fill('M36 47L33 8Q50 4 67 8L64 47Z', 'ink'),
    band('M35 37Q50 41 65 37L64.5 46Q50 50 35.5 46Z', 'spot'),
    fill('M23 45Q28 50 50 50Q72 50 77 45Q76 55 50 55Q24 55 23 45Z', 'ink'),
    line('M38.5 12L40.5 34', 1.4, 'paper'),
  ],
  coon: [
    fill(
      'M31 52C27 32 38 24 50 24C62 24 73 32 69 52L65 48L61 53L57 48L53 53L49 48L45 53L41 48L37 53Z',
      'spot',
    ),
    line('M40 30L38 38M47 27L46 36M54 27L55 36M61 31L63 39', 1.2),
    fill('M68 46C78 50 82 66 78 88C72 86 68 70 67 54Z', 'spot'),
    line('M70 58L79 56M71 66L80.5 65M72 74L80.5 74M75 81L79.5 82', 2.6),
  ],
  kepi: [
    fill('M35 46L37 26Q50 22 63 26L65 46Z', 'spot'),
    line('M36 32Q50 28 64 32', 1.4),
    band('M35 40Q50 44 65 40V46Q50 50 35 46Z', 'ink'),
    fill('M34 46Q50 52 66 46Q64 57 50 57Q36 57 34 46Z', 'ink'),
    wash(star(50, 36, 5, 4.5, 2), 'paper'),
  ],
  plume: [
    fill('M34 47C33 32 38 22 50 22C62 22 67 32 66 47Z', 'spot'),
    band('M34 40Q50 45 66 40V46Q50 51 34 46Z', 'ink'),
    fill('M12 50C20 40 36 48 50 48C66 48 80 40 90 34C88 52 66 57 50 56C34 56 20 58 12 50Z', 'spot'),
    fill('M62 42C70 22 84 12 94 16C92 30 78 40 64 44Z', 'paper'),
    line('M64 43C72 32 82 22 92 18M72 33L72 24M78 27L79 19M75 36L84 34M82 28L89 27', 1.1),
  ],
  boater: [
    fill('M37 46L37 32Q50 28 63 32L63 46Z', 'paper'),
    band('M37 37Q50 41 63 37V45Q50 49 37 45Z', 'spot'),
    fill('M20 47Q50 39 80 47Q50 56 20 47Z', 'paper'),
    line('M41 33V36M46 32V36M51 32V36M56 32V36', 0.9),
  ],
  cloth: [
    fill('M33 50C30 38 38 30 50 30C62 30 70 38 67 50L67 54Q50 47 33 54Z', 'ink'),
    fill('M33 47Q50 40 67 47V55Q50 48 33 55Z', 'spot'),
    fill('M66 50L76 56L73 62L66 54Z', 'spot'),
    line('M38 49L42 47M46 46L50 46M54 46L58 47', 1, 'paper'),
  ],
  miner: [
    fill('M33 48C33 30 40 24 50 24C60 24 67 30 67 48Z', 'spot'),
    fill('M27 46Q50 54 73 46L72 52Q50 59 28 52Z', 'spot'),
    dot(50, 37, 6, 'paper', 1.6),
    line('M50 27V21M58 30L62 26M42 30L38 26', 1.4),
  ],
  fur: [
    fill('M33 46C33 26 42 16 56 16C70 16 80 28 82 46L76 48C74 38 70 32 66 30L67 46Z', 'spot'),
    fill(
      'M30 44Q33 39 37 42Q41 37 45 41Q50 37 55 41Q59 37 63 42Q67 39 70 44Q73 50 69 54Q50 48 31 54Q27 50 30 44Z',
      'paper',
    ),
    dot(80, 52, 5.5, 'paper', 1.5),
  ],
  tilt: [
    fill('M35 46C35 28 42 22 51 21C61 21 66 30 65 46Z', 'ink'),
    band('M35 39Q50 44 65 39V45Q50 50 35 45Z', 'spot'),
    fill('M10 54C20 44 36 49 50 48C64 46 78 40 88 32C88 50 66 56 50 56C34 57 18 62 10 54Z', 'ink'),
    line('M18 54C28 50 40 53 50 52', 1, 'paper'),
  ],
} satisfies Record<string, Drawing>
