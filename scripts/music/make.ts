// Makes the music of the lounge, 'Lofi Background': npx tsx scripts/music/make.ts. Needs ffmpeg for the loudness and the
// encoding. Both versions are measured; the file of the first is what the app plays. docs/decisions/0056-music.md.

import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arrange, type Version } from './arrangement.ts'
import { loopSamples, sampleRate } from './loop.ts'
import { master } from './master.ts'

const versions: Record<string, Version> = {
  'lofi-background': { seed: 1964, drums: 0.8, swing: 0.62 },
  'more-beat': { seed: 1926, drums: 1.25, swing: 0.57 },
}
const targetLufs = -18
/** Before and after the loop stands what follows and what precedes it, so that the ends of the encoding are never heard. */
const marginSeconds = 0.5
const bitsASecond = 88_000
const folder = join(import.meta.dirname, '../../public/audio')

for (const [name, version] of Object.entries(versions)) {
  const channels = master(arrange(version))
  const measured = loudnessOf(channels)
  const gain = 10 ** ((targetLufs - measured) / 20)
  const isChosen = name === 'lofi-background'
  const path = join(isChosen ? folder : tmpdir(), `${name}.mp3`)
  mkdirSync(folder, { recursive: true })
  encode(channels, gain, path)
  console.log(
    `${name}: ${(loopSamples / sampleRate).toFixed(3)} s, ${measured.toFixed(1)} LUFS before, ${(statSync(path).size / 1e6).toFixed(2)} MB, peak ${(20 * Math.log10(peakOf(channels) * gain)).toFixed(1)} dBFS`,
  )
  for (const line of spectrumOf(channels, gain)) console.log(`  ${line}`)
}

type Channels = [Float32Array, Float32Array]

function loudnessOf(channels: Channels): number {
  const { stderr } = ffmpeg(
    ['-f', 'f32le', '-ar', `${sampleRate}`, '-ac', '2', '-i', '-', '-af', 'ebur128', '-f', 'null', '-'],
    interleave(channels, 1, 0),
  )
  const found = [...stderr.matchAll(/I:\s+(-?[\d.]+) LUFS/g)].at(-1)?.[1]
  if (found === undefined) throw new Error(`ffmpeg said no loudness: ${stderr.slice(-400)}`)
  return Number(found)
}

function encode(channels: Channels, gain: number, path: string): void {
  const margin = Math.round(marginSeconds * sampleRate)
  const raw = interleave(channels, gain, margin)
  const input = ['-f', 'f32le', '-ar', `${sampleRate}`, '-ac', '2', '-i', '-']
  const output = [
    '-c:a',
    'libmp3lame',
    '-b:a',
    `${bitsASecond}`,
    '-joint_stereo',
    '1',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-y',
    path,
  ]
  const { status, stderr } = ffmpeg([...input, ...output], raw)
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr.slice(-400)}`)
}

function ffmpeg(options: readonly string[], input: Buffer) {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-hide_banner', ...options], {
    input,
    maxBuffer: 1e8,
  })
  if (error) throw error
  return { status, stderr: stderr.toString() }
}

function interleave([left, right]: Channels, gain: number, margin: number): Buffer {
  const length = loopSamples + 2 * margin
  const samples = new Float32Array(2 * length)
  for (let at = 0; at < length; at += 1) {
    const place = (at - margin + loopSamples) % loopSamples
    samples[2 * at] = gain * left[place]!
    samples[2 * at + 1] = gain * right[place]!
  }
  return Buffer.from(samples.buffer)
}

function peakOf(channels: Channels): number {
  return Math.max(
    ...channels.map(channel => channel.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)),
  )
}

/** The level in bands of an octave, by Goertzel filters at their middles over a minute. */
function spectrumOf([left]: Channels, gain: number): string[] {
  return [60, 125, 250, 500, 1000, 2000, 4000, 8000].map(hertz => {
    const power = bandPower(left.subarray(0, 60 * sampleRate), hertz) * gain ** 2
    return `${hertz} Hz: ${(10 * Math.log10(power + 1e-12)).toFixed(1)} dB`
  })
}

/** Of second order, an octave wide. */
function bandPower(samples: Float32Array, hertz: number): number {
  const angle = (2 * Math.PI * hertz) / sampleRate
  const alpha = Math.sin(angle) / (2 * Math.SQRT2)
  const norm = 1 + alpha
  let [x1, x2, y1, y2, sum] = [0, 0, 0, 0, 0]
  for (const sample of samples) {
    const out = (alpha * (sample - x2) + 2 * Math.cos(angle) * y1 - (1 - alpha) * y2) / norm
    ;[x2, x1, y2, y1] = [x1, sample, y1, out]
    sum += out * out
  }
  return sum / samples.length
}
