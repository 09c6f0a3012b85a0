import { expect, test } from 'vitest'
import { findLidOpenings } from './lid-opened.rules.ts'

const everyMinute = (values: readonly number[]) =>
  values.map((humidity, minute) => ({ at: minute * 60_000, humidity }))
const steady = (minutes: number, humidity = 69) => Array.from({ length: minutes }, () => humidity)

test('A fall of three points in ten minutes is an open lid, at the last reading before it', () => {
  const fall = [68, 66.5, 65.4, 65]
  expect(findLidOpenings(everyMinute([...steady(20), ...fall, ...steady(20, 65)]))).toEqual([19 * 60_000])
})

test('Drift, noise and a rise are none', () => {
  const drift = Array.from({ length: 240 }, (_, minute) => 72 - minute * 0.05)
  const noise = Array.from({ length: 240 }, (_, minute) => 69 + (minute % 2))
  expect([drift, noise, drift.toReversed()].map(values => findLidOpenings(everyMinute(values)))).toEqual([
    [],
    [],
    [],
  ])
})

test('A lid that stays open is one opening, and the next one an hour later another', () => {
  const once = [...steady(15), 66, 64, 62, 60, 58, ...steady(30, 58)]
  expect(findLidOpenings(everyMinute(once))).toHaveLength(1)
  expect(findLidOpenings(everyMinute([...once, ...steady(20), ...once]))).toHaveLength(2)
})
