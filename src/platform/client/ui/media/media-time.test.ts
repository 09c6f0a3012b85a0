import { expect, it } from 'vitest'
import { cueAt, formatMediaTime, seekTarget, spokenMediaTime } from './media-time.ts'

const cues = [
  { from: 0, to: 4, text: 'The wrapper is the leaf you see.' },
  { from: 6, to: 9, text: 'It is rolled on last.' },
]

it('a caption shows from its start until just before its end', () => {
  expect(cueAt(cues, 0)?.text).toBe('The wrapper is the leaf you see.')
  expect(cueAt(cues, 4)).toBeUndefined()
  expect(cueAt(cues, 8.9)?.text).toBe('It is rolled on last.')
})

it('times read like a clock and are spoken in words', () => {
  expect(formatMediaTime(340)).toBe('5:40')
  expect(formatMediaTime(3725)).toBe('1:02:05')
  expect(formatMediaTime(Number.NaN)).toBe('0:00')
  expect(spokenMediaTime(84)).toBe('1 minute 24 seconds')
  expect(spokenMediaTime(120)).toBe('2 minutes')
})

it('an arrow key moves five seconds from where it plays, and never past an end', () => {
  expect(seekTarget('ArrowRight', 1.2, 20)).toBeCloseTo(6.2)
  expect(seekTarget('ArrowLeft', 3, 20)).toBe(0)
  expect(seekTarget('ArrowRight', 18, 20)).toBe(20)
  expect(seekTarget('Tab', 3, 20)).toBeUndefined()
})
