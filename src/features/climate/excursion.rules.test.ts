import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  alertAfterMinutes,
  type Excursion,
  type ExcursionsEnd,
  followExcursion,
  followExcursions,
} from './excursion.rules.ts'
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

const readingsOf = (values: readonly number[]) =>
  values.map((value, index) => ({ value, at: index * minute }))
const endOf = (values: readonly number[]) => followExcursions(null, readingsOf(values), range, false)

test('Readings that come together are told once, as what began, with the latest value', () => {
  expect(endOf([...times(30, 68), ...times(31, 60)])).toEqual({
    excursion: { side: 'low', beganAt: 30 * minute, alertedAt: 50 * minute },
    alert: { kind: 'began', at: 50 * minute, value: 60 },
  })
  expect(endOf([...times(20, 80), ...times(7 * 60, 76)]).alert).toMatchObject({ kind: 'began', value: 76 })
})

test('An excursion that is over when its readings come is not told', () => {
  expect(endOf([...times(60, 60), ...times(5, 68)])).toEqual({ excursion: null, alert: null })
  expect(endOf([...times(60, 60), ...times(5, 80)])).toMatchObject({
    excursion: { side: 'high' },
    alert: null,
  })
})

test('However readings are split, the excursion that lasts is the same, and is told by one of the parts', () => {
  const values = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom(60, 64.5, 65.5, 68, 71.5, 80)),
  )
  fc.assert(
    fc.property(values, fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1 }), (runs, sizes) => {
      const readings = readingsOf(runs.flatMap(([count, value]) => times(count, value)))
      const whole = followExcursions(null, readings, range, false)
      let excursion: Excursion | null = null
      const told: ExcursionsEnd[] = []
      for (let from = 0, part = 0; from < readings.length; part++) {
        const next = from + sizes[part % sizes.length]!
        const end = followExcursions(excursion, readings.slice(from, next), range, false)
        excursion = end.excursion
        if (end.alert) told.push(end)
        from = next
      }
      expect(excursion).toEqual(whole.excursion)
      const began = told.filter(({ alert }) => alert?.kind === 'began').map(end => end.excursion?.beganAt)
      expect(new Set(began).size).toBe(began.length)
      expect(whole.alert !== null).toBe(told.some(end => end.excursion?.beganAt === whole.excursion?.beganAt))
    }),
    { numRuns: 300 },
  )
})
