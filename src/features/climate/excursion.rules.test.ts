import { expect, test } from 'vitest'
import { type Excursion, followExcursion } from './excursion.rules.ts'
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

test('A value that swings around the edge causes one alert, and one more when it is well inside', () => {
  expect(listed([66, 64.9, 65.1, 64.8, 65.9, 64.9, 66, 66.2])).toEqual(['began', 'ended'])
})

test('An excursion that lasts causes another alert after six hours, not before', () => {
  const values = Array.from({ length: 13 * 60 }, () => 75)
  const alert = alertsOf(values)
  expect(alert.map((what, at) => what && [what, at]).filter(Boolean)).toEqual([
    ['began', 0],
    ['continues', 6 * 60],
    ['continues', 12 * 60],
  ])
})

test('Quiet hours delay the alert of an excursion that lasts, and drop that of one that is over', () => {
  const night = (at: number) => at < 60
  expect(
    alertsOf(
      Array.from({ length: 90 }, () => 60),
      night,
    ).indexOf('began'),
  ).toBe(60)
  expect(
    listed([...Array.from({ length: 30 }, () => 60), ...Array.from({ length: 60 }, () => 68)], night),
  ).toEqual([])
})

test('From too dry straight to too humid is two excursions', () => {
  expect(listed([60, 80, 68])).toEqual(['began', 'began', 'ended'])
})

test('For any values begin and end alternate, and no alert repeats within six hours', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  for (let run = 0; run < 200; run += 1) {
    let value = 68
    const values = Array.from({ length: 1_000 }, () => {
      value += (random() - 0.5) * 3
      value = Math.min(85, Math.max(50, value))
      return value
    })
    let isOut = false
    let lastAlert = Number.NEGATIVE_INFINITY
    alertsOf(values).forEach((alert, index) => {
      if (alert === 'began') {
        expect(judge(values[index]!, range)).not.toBe('in range')
        isOut = true
      }
      if (alert === 'ended') {
        expect(isOut).toBe(true)
        isOut = false
      }
      if (alert === 'continues') expect(index * minute - lastAlert).toBeGreaterThanOrEqual(6 * hour)
      if (alert === 'began' || alert === 'continues') lastAlert = index * minute
    })
  }
})
