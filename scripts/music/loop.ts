/** Samples a second. A bar of four beats at 72 beats a minute has a whole number of them. */
export const sampleRate = 44_100
export const beatsAMinute = 72
export const samplesABeat = (60 / beatsAMinute) * sampleRate
export const bars = 40
export const loopSamples = Math.round(bars * 4 * samplesABeat)

/** A stereo loop: what sounds past its end sounds at its beginning, so that it has no seam. */
export class Loop {
  readonly left = new Float32Array(loopSamples)
  readonly right = new Float32Array(loopSamples)

  /** Adds a sound at a time in beats. `pan` from -1 (left) to 1 (right). */
  add(beat: number, sound: Float32Array, { gain = 1, pan = 0 }: { gain?: number; pan?: number } = {}): void {
    const start = Math.round(beat * samplesABeat)
    const [toLeft, toRight] = [
      gain * Math.cos(((pan + 1) * Math.PI) / 4),
      gain * Math.sin(((pan + 1) * Math.PI) / 4),
    ]
    for (let at = 0; at < sound.length; at += 1) {
      const place = (((start + at) % loopSamples) + loopSamples) % loopSamples
      this.left[place]! += toLeft * sound[at]!
      this.right[place]! += toRight * sound[at]!
    }
  }
}

/** The same numbers in every run, 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** In Hertz, of a note by its number as in MIDI: 69 is the A of 440. */
export function frequencyOf(note: number): number {
  return 440 * 2 ** ((note - 69) / 12)
}
