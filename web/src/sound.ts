/** Sounds of a tavern table, made here from noise and tones; nothing is loaded, and nothing sounds until it is switched on. */
import { settings } from './settings.svelte'

export type Sound = 'card' | 'stone' | 'knock' | 'bet' | 'ordago' | 'turn' | 'won'

const VOLUME = 0.3
let context: AudioContext | null = null

/** Play a sound; nothing where sounds are off, or before the reader has touched the page. */
export function play(sound: Sound, times = 1): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= start()
  if (context.state === 'suspended') void context.resume().catch(() => {})
  for (let index = 0; index < Math.min(times, 8); index++) SOUNDS[sound](context, context.currentTime + index * 0.11)
}

function start(): AudioContext {
  // Mixes with music and calls instead of stopping them, where the browser lets us say so.
  const session = (navigator as Navigator & { audioSession?: { type: string } }).audioSession
  if (session) session.type = 'ambient'
  return new AudioContext()
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  card: (audio, at) => noise(audio, at, 0.07, 3200, 0.5),
  stone: (audio, at) => {
    tone(audio, at, 1700 + Math.random() * 300, 0.04, 0.35)
    noise(audio, at, 0.03, 5200, 0.25)
  },
  knock: (audio, at) => {
    for (const later of [0, 0.13]) {
      tone(audio, at + later, 140, 0.07, 0.9)
      noise(audio, at + later, 0.04, 420, 0.6)
    }
  },
  bet: (audio, at) => {
    tone(audio, at, 520, 0.07, 0.35)
    tone(audio, at + 0.08, 780, 0.09, 0.35)
  },
  // A hush, and then the blow.
  ordago: (audio, at) => {
    noise(audio, at, 0.5, 700, 0.16)
    tone(audio, at + 0.55, 98, 0.5, 1)
    tone(audio, at + 0.55, 147, 0.45, 0.6)
  },
  turn: (audio, at) => tone(audio, at, 660, 0.12, 0.3),
  won: (audio, at) => {
    for (const [index, pitch] of [523, 659, 784, 1047].entries()) tone(audio, at + index * 0.12, pitch, 0.25, 0.35)
  },
}

function tone(audio: AudioContext, at: number, pitch: number, seconds: number, level: number): void {
  const voice = audio.createOscillator()
  voice.type = 'triangle'
  voice.frequency.setValueAtTime(pitch, at)
  voice.connect(fading(audio, at, seconds, level))
  voice.start(at)
  voice.stop(at + seconds)
}

function noise(audio: AudioContext, at: number, seconds: number, pitch: number, level: number): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const data = samples.getChannelData(0)
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1
  const voice = audio.createBufferSource()
  voice.buffer = samples
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  voice.connect(filter).connect(fading(audio, at, seconds, level))
  voice.start(at)
}

/** Full at once, and gone at the end. */
function fading(audio: AudioContext, at: number, seconds: number, level: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(level * VOLUME, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  gain.connect(audio.destination)
  return gain
}
