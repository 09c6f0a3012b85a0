import { frequencyOf, sampleRate } from './loop.ts'

const turn = 2 * Math.PI

function sound(seconds: number, valueAt: (seconds: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) => valueAt(at / sampleRate))
}

/** Soft at both ends, so that nothing clicks. */
function fade(seconds: number, length: number, attack: number, release: number): number {
  return Math.min(1, seconds / attack, Math.max(0, (length - seconds) / release))
}

/** An electric piano: two sine waves, one of which bends the other less and less (frequency modulation). */
export function keys(note: number, seconds: number, velocity: number): Float32Array {
  const frequency = frequencyOf(note)
  const length = seconds + 0.6
  return sound(length, time => {
    const index = velocity * 1.3 * Math.exp(-time / 0.35) + 0.12
    const bell = 0.06 * velocity * Math.exp(-time / 0.09) * Math.sin(turn * frequency * 7 * time)
    const tone = Math.sin(turn * frequency * time + index * Math.sin(turn * frequency * time))
    const tremolo = 1 - 0.1 * Math.sin(turn * 4.2 * time)
    return velocity * (tone + bell) * tremolo * Math.exp(-time / 1.5) * fade(time, length, 0.006, 0.6)
  })
}

/** A round bass: a sine wave with a little of its octave. */
export function bass(note: number, seconds: number): Float32Array {
  const frequency = frequencyOf(note)
  return sound(seconds, time => {
    const tone = Math.sin(turn * frequency * time) + 0.22 * Math.sin(2 * turn * frequency * time)
    return Math.tanh(1.4 * tone) * Math.exp(-time / 1.1) * fade(time, seconds, 0.012, 0.09)
  })
}

/** A vibraphone far away: soft at first, with a slow beat. */
export function vibraphone(note: number, seconds: number): Float32Array {
  const frequency = frequencyOf(note)
  const length = seconds + 1.2
  return sound(length, time => {
    const tone =
      Math.sin(turn * frequency * time) +
      0.18 * Math.sin(turn * frequency * 4 * time) * Math.exp(-time / 0.15)
    return (
      tone * (1 - 0.25 * Math.sin(turn * 5.1 * time)) * Math.exp(-time / 0.8) * fade(time, length, 0.012, 0.8)
    )
  })
}

export function kick(): Float32Array {
  let phase = 0
  return sound(0.28, time => {
    phase += (turn * (46 + 90 * Math.exp(-time / 0.022))) / sampleRate
    return Math.sin(phase) * Math.exp(-time / 0.1) * fade(time, 0.28, 0.002, 0.05)
  })
}

/** A brush on the snare: noise without its bass, and a short tone of the drum. */
export function brush(random: () => number): Float32Array {
  const highPassed = highPass(() => random() * 2 - 1, 0.72)
  return sound(0.24, time => {
    const noise = highPassed() * Math.exp(-time / 0.06)
    return (
      (noise + 0.5 * Math.sin(turn * 186 * time) * Math.exp(-time / 0.04)) * fade(time, 0.24, 0.004, 0.05)
    )
  })
}

export function hat(random: () => number, isOpen: boolean): Float32Array {
  const highPassed = highPass(() => random() * 2 - 1, 0.25)
  const length = isOpen ? 0.2 : 0.07
  return sound(
    length,
    time => highPassed() * Math.exp(-time / (isOpen ? 0.07 : 0.018)) * fade(time, length, 0.001, 0.02),
  )
}

/** One of the specks of dust on a record. */
export function speck(random: () => number): Float32Array {
  const highPassed = highPass(() => random() * 2 - 1, 0.5)
  return sound(0.004, time => highPassed() * Math.exp(-time / 0.0008))
}

/** Of first order. The smaller the factor, the more bass is taken. */
function highPass(next: () => number, factor: number): () => number {
  let [before, out] = [0, 0]
  return () => {
    const value = next()
    out = factor * (out + value - before)
    before = value
    return out
  }
}
