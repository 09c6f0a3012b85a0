import { bass, brush, hat, keys, kick, speck, vibraphone } from './instruments.ts'
import { bars, beatsAMinute, Loop, seeded } from './loop.ts'

/** The root of the bass and the notes of the right hand, as in MIDI. Two in a bar have two beats each. */
interface Chord {
  root: number
  notes: readonly number[]
}

const chords = {
  Fmaj9: { root: 41, notes: [57, 60, 64, 67] },
  Em7b5: { root: 40, notes: [58, 62, 64, 67] },
  A7b9: { root: 45, notes: [58, 61, 64, 67] },
  Dm9: { root: 38, notes: [57, 60, 64, 65] },
  Cm9: { root: 36, notes: [58, 62, 63, 67] },
  F13: { root: 41, notes: [57, 62, 63, 67] },
  Bbmaj9: { root: 46, notes: [57, 60, 62, 65] },
  Am7: { root: 45, notes: [55, 60, 64, 67] },
  D7b9: { root: 38, notes: [54, 60, 63, 66] },
  Gm9: { root: 43, notes: [57, 58, 62, 65] },
  C13: { root: 36, notes: [57, 58, 62, 64] },
} as const satisfies Record<string, Chord>
type Name = keyof typeof chords

const verse: readonly (readonly Name[])[] = [
  ['Fmaj9'],
  ['Em7b5', 'A7b9'],
  ['Dm9'],
  ['Cm9', 'F13'],
  ['Bbmaj9'],
  ['Am7', 'D7b9'],
  ['Gm9'],
  ['C13'],
]
const bridge: readonly (readonly Name[])[] = [
  ['Bbmaj9'],
  ['C13'],
  ['Am7'],
  ['Dm9'],
  ['Gm9'],
  ['C13'],
  ['Fmaj9'],
  ['Cm9', 'F13'],
]
const quiet: readonly (readonly Name[])[] = [
  ['Gm9'],
  ['C13'],
  ['Fmaj9'],
  ['Dm9'],
  ['Gm9'],
  ['Am7', 'D7b9'],
  ['Gm9'],
  ['C13'],
]
interface Part {
  harmony: readonly (readonly Name[])[]
  hasDrums: boolean
  hasMelody: boolean
}
const parts: readonly Part[] = [
  { harmony: verse, hasDrums: true, hasMelody: false },
  { harmony: verse, hasDrums: true, hasMelody: true },
  { harmony: bridge, hasDrums: true, hasMelody: false },
  { harmony: verse, hasDrums: true, hasMelody: true },
  { harmony: quiet, hasDrums: false, hasMelody: true },
]

/** Two versions that differ in their chance and in how much of the beat there is. */
export interface Version {
  seed: number
  drums: number
  /** How far the second eighth of a beat is late: 0.5 is even. */
  swing: number
}

export function arrange({ seed, drums, swing }: Version): Loop {
  const loop = new Loop()
  const random = seeded(seed)
  for (const [partAt, part] of parts.entries())
    for (const [barAt, names] of part.harmony.entries()) {
      const beat = (partAt * 8 + barAt) * 4
      playHarmony(loop, names, beat, random)
      if (part.hasDrums) playDrums(loop, beat, { random, drums, swing, isLast: barAt === 7 })
      if (part.hasMelody && barAt % 2 === 0) playMelody(loop, names, beat, { random, swing })
    }
  addDust(loop, random)
  return loop
}

const secondsABeat = 60 / beatsAMinute

function playHarmony(loop: Loop, names: readonly Name[], beat: number, random: () => number): void {
  names.forEach((name, at) => {
    const { root, notes } = chords[name]
    const beats = 4 / names.length
    const start = beat + at * beats
    strum(loop, notes, start, { beats: beats - 0.2, velocity: 0.55 + 0.1 * random(), random })
    if (beats === 4 && random() < 0.75)
      strum(loop, notes, start + 2.62, { beats: 1.1, velocity: 0.36 + 0.1 * random(), random })
    loop.add(start, bass(root, secondsABeat * (beats === 4 ? 1.7 : 1.4)), { gain: 0.3 })
    if (beats === 4)
      loop.add(start + 2.62, bass(random() < 0.5 ? root + 7 : root, secondsABeat * 1.1), { gain: 0.22 })
  })
}

/** One note after the other, as a hand does. */
function strum(
  loop: Loop,
  notes: readonly number[],
  start: number,
  { beats, velocity, random }: { beats: number; velocity: number; random: () => number },
): void {
  notes.forEach((note, at) => {
    const late = at * 0.014 + random() * 0.012
    loop.add(start + late, keys(note, beats * secondsABeat, velocity * (0.85 + 0.3 * random())), {
      gain: 0.105,
      pan: -0.35 + (0.7 * at) / (notes.length - 1),
    })
  })
}

interface Beat {
  random: () => number
  drums: number
  swing: number
  isLast: boolean
}

function playDrums(loop: Loop, beat: number, { random, drums, swing, isLast }: Beat): void {
  for (const at of [0, 2 + swing, ...(random() < 0.3 ? [3 + swing] : [])])
    loop.add(beat + at, kick(), { gain: drums * (at === 0 ? 0.62 : 0.45) })
  for (const at of [1, 3]) loop.add(beat + at + 0.012, brush(random), { gain: drums * 0.17, pan: 0.12 })
  for (let eighth = 0; eighth < 8; eighth += 1) {
    const at = Math.floor(eighth / 2) + (eighth % 2 === 1 ? swing : 0)
    const isOpen = isLast && eighth === 7
    loop.add(beat + at + 0.01 * random(), hat(random, isOpen), {
      gain: drums * (eighth % 2 === 0 ? 0.05 : 0.032) * (0.7 + 0.6 * random()),
      pan: -0.25,
    })
  }
}

/** Three or four notes of the chord, an octave above it. */
function playMelody(
  loop: Loop,
  names: readonly Name[],
  beat: number,
  { random, swing }: Pick<Beat, 'random' | 'swing'>,
): void {
  const { notes } = chords[names[0]!]
  let at = random() < 0.5 ? 1 : swing
  while (at < 4.5) {
    const note = notes[Math.floor(random() * notes.length)]! + 12
    loop.add(beat + at, vibraphone(note, 0.5), { gain: 0.055, pan: 0.3 })
    at += [1, 1 + swing, 0.5 + swing][Math.floor(random() * 3)]!
  }
}

const specksABar = 5

function addDust(loop: Loop, random: () => number): void {
  for (let at = 0; at < bars * specksABar; at += 1)
    loop.add(random() * bars * 4, speck(random), {
      gain: 0.02 + 0.05 * random() ** 4,
      pan: random() * 1.2 - 0.6,
    })
}
