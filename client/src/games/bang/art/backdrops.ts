/** What is behind a person. */
import { degrees, dot, line, ring, wash, type Drawing } from './shapes'

function ray(at: number): string {
  const edge = (turn: number) =>
    `${(50 + 110 * Math.cos(degrees(turn))).toFixed(1)} ${(62 + 110 * Math.sin(degrees(turn))).toFixed(1)}`
  return `M50 62L${edge(at * 20 - 9.7)}L${edge(at * 20 + 9.7)}Z`
}

const ties = [48, 56, 66, 78, 92, 108]

export const BACKDROPS = {
  rays: [0, 2, 4, 6, 8, 10, 12, 14, 16].map((at) => wash(ray(at), 'spot', 0.34)),
  sun: [
    { ...dot(50, 58, 41, 'spot'), opacity: 0.38 },
    ...[0, 1, 2, 3, 4].map((at) => line(`M0 ${78 + at * 5}H100`, 0.8 + at * 0.7, 'paper')),
  ],
  mesa: [
    wash('M0 84L8 84L14 58L34 58L38 84L66 84L70 66L88 66L94 84L100 84V124H0Z', 'spot', 0.42),
    line('M0 92H100', 1.2, 'spot'),
  ],
  planks: [0, 1, 2, 3, 4, 5].map((at) => wash(`M${at * 17 - 1} 0h15v124h-15Z`, 'spot', at % 2 ? 0.2 : 0.32)),
  moon: [wash('M0 0H100V124H0Z', 'spot', 0.62), dot(72, 28, 19, 'paper')],
  rings: [46, 36, 26].map((radius, at) => ring(50, 60, radius, 6, 'spot', 0.25 + at * 0.06)),
  dots: [wash('M0 0H100V124H0Z', 'dots', 0.28)],
  rails: [
    line('M20 124L46 40M80 124L54 40', 3, 'spot', 0.55),
    ...ties.map((y, at) => line(`M${42 - at * 6} ${y}H${58 + at * 6}`, 2 + at * 0.5, 'spot', 0.4)),
  ],
  cactus: [
    wash('M10 124V52a5 5 0 0 1 10 0V124Z', 'spot', 0.42),
    wash('M20 88h5V70a4 4 0 0 1 8 0v24H20Z', 'spot', 0.42),
    wash('M82 124V62a4.5 4.5 0 0 1 9 0V124Z', 'spot', 0.42),
    wash('M82 92h-8V80a3.5 3.5 0 0 1 7 0Z', 'spot', 0.42),
    { ...dot(66, 24, 9, 'spot'), opacity: 0.35 },
  ],
} satisfies Record<string, Drawing>
