import { expect, test } from 'vitest'
import { alertAfterMinutes, type Excursion, followExcursion } from './excursion.rules.ts'
import { judge } from './judge.rules.ts'

const range = { lowest: 65, highest: 72 }
const minute = 60_000
const hour = 60 * minute

/** The alerts for values a minute apart. */
function alertsOf(values: readonly number[], isQuietAt: (minute: number) => boolean = () => false) {
  let excursion: Excursion | null = null
  return values.map((value, index) => {
    const step = followExcursion(excursion, { value, at: index * minute, range, isQuiet: isQuietAt(index) })
    excursion = step.excursion
    return step.alert
  })
}
const listed = (values: readonly number[], isQuietAt?: (minute: number) => boolean) =>
  alertsOf(values, isQuietAt).filter(alert => alert !== null)

const times = (count: number, value: number) => Array.from({ length: count }, () => value)

test('A value that swings around the edge causes one alert until it was well inside', () => {
  const swing = [64.9, 65.1, 64.8, 65.9, 64.9]
  expect(listed([...swing, ...swing, ...swing, ...swing, ...swing, 66, 66.2])).toEqual(['began'])
  expect(listed([...times(30, 64), 66, ...times(30, 64)])).toEqual(['began', 'began'])
})

test('A value that is nearly back causes no alert until it leaves the range again', () => {
  const alert = alertsOf([...times(15, 64), ...times(30, 65.5), ...times(5, 64.5)])
  expect(alert.indexOf('began')).toBe(45)
})

test('An opened lid causes none: the value has to stay outside for twenty minutes', () => {
  expect(listed([69, ...times(20, 60), 69])).toEqual([])
  expect(alertsOf(times(30, 60)).indexOf('began')).toBe(20)
})

test('An excursion that lasts causes another alert after six hours, not before', () => {
  const alert = alertsOf(times(13 * 60, 75))
  expect(alert.map((what, at) => what && [what, at]).filter(Boolean)).toEqual([
    ['began', 20],
    ['continues', 6 * 60 + 20],
    ['continues', 12 * 60 + 20],
  ])
})

test('Quiet hours delay the alert of an excursion that lasts, and drop that of one that is over', () => {
  const night = (at: number) => at < 60
  expect(alertsOf(times(90, 60), night).indexOf('began')).toBe(60)
  expect(listed([...times(50, 60), ...times(60, 68)], night)).toEqual([])
})

test('From too dry straight to too humid is two excursions', () => {
  expect(listed([...times(21, 60), ...times(21, 80), 68])).toEqual(['began', 'began'])
})

test('For any values an alert is of a value outside, twenty minutes after its begin, and no alert repeats within six hours', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  let alerts = 0
  for (let run = 0; run < 200; run += 1) {
    let value = 68
    const values = Array.from({ length: 1_000 }, () => {
      value += (random() - 0.5) * 3
      value = Math.min(85, Math.max(50, value))
      return value
    })
    let lastAlert = Number.NEGATIVE_INFINITY
    alertsOf(values).forEach((alert, index) => {
      if (alert === null) return
      alerts += 1
      const before = values.slice(index - alertAfterMinutes, index + 1).map(each => judge(each, range))
      if (alert === 'began') expect(before.some(each => each !== 'in range')).toBe(true)
      if (alert === 'continues') expect(index * minute - lastAlert).toBeGreaterThanOrEqual(6 * hour)
      lastAlert = index * minute
      expect(judge(values[index]!, range), 'an alert names a value outside').not.toBe('in range')
      const calm = values.slice(index - alertAfterMinutes, index + 1).every(each => each >= 66 && each <= 71)
      expect(calm, 'no alert of values that are well inside').toBe(false)
    })
  }
  expect(alerts).toBeGreaterThan(100)
})
