import fc from 'fast-check'
import { expect, test } from 'vitest'
import { careOn, packDays, packsFor, seasoningDays } from './maintenance.rules.ts'

const day = (from: string, days: number) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const begin = '2026-03-01'
const ages = fc.integer({ min: 0, max: 400 })

test('Packs grow older by one each day, also over the days on which clocks are changed', () => {
  fc.assert(
    fc.property(ages, age => {
      const { packs } = careOn([{ kind: 'packs', day: begin }], day(begin, age))
      expect(packs?.ageDays).toBe(age)
      expect(packs?.state).toBe(age < packDays.usual ? 'fresh' : age <= packDays.most ? 'due' : 'overdue')
    }),
  )
})

test('The latest packs count, in whatever order they were written down, and those of tomorrow as of today', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -30, max: 400 }), { minLength: 1 }), daysAgo => {
      const entries = daysAgo.map(ago => ({ kind: 'packs' as const, day: day(begin, -ago) }))
      expect(careOn(entries, begin).packs?.ageDays).toBe(Math.max(0, Math.min(...daysAgo)))
    }),
  )
})

test('Seasoning counts down to nothing', () => {
  fc.assert(
    fc.property(ages, age => {
      const { seasoningDaysLeft, packs } = careOn([{ kind: 'seasoning', day: begin }], day(begin, age))
      expect(seasoningDaysLeft).toBe(age < seasoningDays ? seasoningDays - age : undefined)
      expect(packs).toBeUndefined()
    }),
  )
})

test('A pack is for 25 cigars, and even an empty humidor takes one', () => {
  expect([0, 1, 25, 26, 110].map(packsFor)).toEqual([1, 1, 1, 2, 5])
})
