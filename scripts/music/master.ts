import { type Loop, loopSamples, sampleRate } from './loop.ts'

const cutoffHertz = 6500
/** Slow and fast changes of pitch, as of an old tape; whole turns in the loop, so that it closes. */
const wow = { turns: 71, samples: 26 }
const flutter = { turns: 733, samples: 1.6 }

/** Warm, dull and a little unsteady, as from a tape: both channels, as long as the loop. */
export function master(loop: Loop): [Float32Array, Float32Array] {
  return [loop.left, loop.right].map(channel => saturate(lowPass(lowPass(bend(channel))))) as [
    Float32Array,
    Float32Array,
  ]
}

function bend(samples: Float32Array): Float32Array {
  return samples.map((_, at) => {
    const angle = (2 * Math.PI * at) / loopSamples
    const late = wow.samples * Math.sin(wow.turns * angle) + flutter.samples * Math.sin(flutter.turns * angle)
    const place = (at - late + loopSamples) % loopSamples
    const before = Math.floor(place)
    const share = place - before
    return samples[before]! * (1 - share) + samples[(before + 1) % loopSamples]! * share
  })
}

/** Of first order, begun once before the loop, so that its end meets its beginning. */
function lowPass(samples: Float32Array): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * cutoffHertz) / sampleRate)
  let value = 0
  for (const sample of samples) value += share * (sample - value)
  return samples.map(sample => {
    value += share * (sample - value)
    return value
  })
}

function saturate(samples: Float32Array): Float32Array {
  return samples.map(sample => Math.tanh(1.6 * sample) / 1.6)
}
