/** Small sounds, made here and not recorded: off until somebody asks for them. */
import type { Sound } from '../table/board'
import { settings } from './settings.svelte'

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  MADE[sound](context, context.currentTime + 0.01)
}

type Make = (audio: AudioContext, at: number) => void

const MADE: Record<Sound, Make> = {
  roll: (audio, at) => {
    for (let i = 0; i < 7; i += 1) knock(audio, at + i * 0.055 + (i % 3) * 0.012, 900 + (i % 4) * 240, 0.12)
  },
  knock: (audio, at) => knock(audio, at, 220, 0.3),
  coin: (audio, at) => {
    tone(audio, at, 1975, 0.09, 0.14)
    tone(audio, at + 0.07, 2637, 0.09, 0.3)
  },
  card: (audio, at) => noise(audio, at, 0.09, 5200, 0.16),
  bell: (audio, at) => {
    tone(audio, at, 784, 0.12, 0.7)
    tone(audio, at, 1568, 0.05, 0.5)
  },
  turn: (audio, at) => {
    tone(audio, at, 587, 0.1, 0.16)
    tone(audio, at + 0.13, 784, 0.1, 0.26)
  },
  shot: (audio, at) => {
    noise(audio, at, 0.32, 420, 0.5)
    noise(audio, at, 0.05, 2600, 0.35)
  },
  punch: (audio, at) => {
    noise(audio, at, 0.12, 130, 0.6)
    knock(audio, at + 0.01, 480, 0.25)
  },
  loss: (audio, at) => [392, 330, 247].forEach((pitch, i) => tone(audio, at + i * 0.14, pitch, 0.12, 0.34)),
  gain: (audio, at) => [494, 659, 880].forEach((pitch, i) => tone(audio, at + i * 0.11, pitch, 0.11, 0.34)),
  end: (audio, at) => [262, 392, 523, 659].forEach((pitch) => tone(audio, at, pitch, 0.07, 1.4)),
  win: (audio, at) =>
    [523, 659, 784, 1047].forEach((pitch, i) => tone(audio, at + i * 0.13, pitch, 0.12, 0.4)),
}

/** A plucked string: loud at once, then fading. */
function tone(audio: AudioContext, at: number, pitch: number, loud: number, length: number): void {
  const source = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  source.connect(fading(audio, at, loud, length))
  source.start(at)
  source.stop(at + length)
}

/** Wood on wood. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  noise(audio, at, 0.05, pitch, loud)
}

function noise(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 })
  source.connect(filter).connect(fading(audio, at, loud, length))
  source.start(at)
}

function fading(audio: AudioContext, at: number, loud: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length)
  gain.connect(audio.destination)
  return gain
}
