import { expect, test } from 'vitest'
import { track } from '../track.rules.ts'

const sampleRate = 44_100
/** −60 dB of full scale. */
const silence = 0.001
const around = 0.2

/** What is heard for two seconds around a turn of the loop, both channels mixed. */
async function renderTurn(): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 2 * sampleRate, sampleRate)
  const file = await (await fetch(track.path)).arrayBuffer()
  const source = context.createBufferSource()
  source.buffer = await context.decodeAudioData(file)
  source.loop = true
  source.loopStart = track.marginSeconds
  source.loopEnd = track.marginSeconds + track.loopSeconds
  source.connect(context.destination)
  source.start(0, source.loopEnd - 1)
  return (await context.startRendering()).getChannelData(0)
}

test('R018: where the track turns there is no silence above 20 ms and no click', async () => {
  const samples = await renderTurn()
  const turn = samples.subarray((1 - around) * sampleRate, (1 + around) * sampleRate)
  expect(Math.max(...turn)).toBeGreaterThan(0.01)
  expect(longestSilence(turn) / sampleRate).toBeLessThan(0.02)
  const steps = Array.from(samples.subarray(1), (sample, at) => Math.abs(sample - samples[at]!))
  const atTurn = Math.max(...steps.slice(sampleRate - 20, sampleRate + 20))
  const elsewhere = Math.max(
    ...steps.slice((1 - around) * sampleRate, sampleRate - 100),
    ...steps.slice(sampleRate + 100, (1 + around) * sampleRate),
  )
  expect(atTurn).toBeLessThanOrEqual(elsewhere)
})

test('R018: a hole and a step in such a sound would be noticed', () => {
  expect(longestSilence(new Float32Array([0.5, 0, 0, 0, 0.5, 0]))).toBe(3)
  expect(longestSilence(new Float32Array([0.5, 0.5]))).toBe(0)
})

/** In samples. */
function longestSilence(samples: Float32Array): number {
  let [longest, current] = [0, 0]
  for (const sample of samples) {
    current = Math.abs(sample) < silence ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return longest
}
