import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flavorAxes } from '#features/pairing/pairing.contract.ts'
import { type Flavor, flavors } from './flavors.rules.ts'
import { minShapeEntries } from './palate.contract.ts'
import type { PalateEntry } from './palate-entry.rules.ts'
import { changesBetween, palateOf, shapeOf } from './palate-shape.rules.ts'

const entry = (changes: Partial<PalateEntry> = {}): PalateEntry => ({
  id: 'entry',
  day: '2026-11-01',
  cigar: 'A gift',
  lineId: null,
  drink: null,
  drinkId: null,
  rating: 3,
  flavors: ['cocoa'],
  minutes: null,
  ...changes,
})
const many = (count: number, flavor: Flavor, day = '2026-11-01') =>
  Array.from({ length: count }, () => entry({ flavors: [flavor], day }))
const axis = (name: (typeof flavorAxes)[number]) => flavorAxes.indexOf(name)

const anyEntry = fc
  .record({
    rating: fc.integer({ min: 1, max: 5 }),
    flavors: fc.uniqueArray(fc.constantFrom(...flavors), { maxLength: 12 }),
    day: fc.constantFrom('2026-11-01', '2026-07-01', '2026-01-15', '2025-06-01', '2024-02-29'),
  })
  .map(entry)
const anyEntries = fc.array(anyEntry, { maxLength: 40 })

describe('a shape', () => {
  it('says how often an axis occurs, with more weight for more stars', () => {
    const shape = shapeOf([
      entry({ rating: 5, flavors: ['cocoa', 'coffee', 'cedar'] }),
      entry({ rating: 1, flavors: ['leather'] }),
      entry({ rating: 4, flavors: [] }),
    ])
    expect(shape).toMatchObject({ entries: 3, tagged: 2, leading: ['cedar', 'cocoa', 'coffee'] })
    expect(shape.values[axis('Roast')]).toBeCloseTo(5 / 6, 1)
    expect(shape.values[axis('Earth')]).toBeCloseTo(1 / 6, 1)
    expect([shape.counts[axis('Roast')], shape.counts[axis('Fruit')]]).toEqual([1, 0])
  })

  it('lies between never and always, whatever the entries and their order', () => {
    fc.assert(
      fc.property(anyEntries, entries => {
        const shape = shapeOf(entries)
        expect(shape.values).toHaveLength(flavorAxes.length)
        for (const [position, value] of shape.values.entries()) {
          expect(value >= 0 && value <= 1).toBe(true)
          if (shape.counts[position] === 0) expect(value).toBe(0)
          if (shape.tagged > 0 && shape.counts[position] === shape.tagged) expect(value).toBe(1)
        }
        expect(shapeOf(entries.toReversed())).toEqual(shape)
      }),
    )
  })

  it('is the plain share where all stars are equal', () => {
    fc.assert(
      fc.property(anyEntries, fc.integer({ min: 1, max: 5 }), (entries, rating) => {
        const shape = shapeOf(entries.map(each => ({ ...each, rating })))
        for (const [position, value] of shape.values.entries())
          expect(value).toBeCloseTo(shape.tagged === 0 ? 0 : shape.counts[position]! / shape.tagged, 1)
      }),
    )
  })
})

describe('a change', () => {
  it('is named if chance does not explain it, the largest first', () => {
    const before = shapeOf([...many(12, 'orange'), ...many(4, 'leather')])
    const now = shapeOf([...many(14, 'leather'), ...many(2, 'cocoa')])
    expect(changesBetween(before, now)).toEqual([
      { axis: axis('Fruit'), isMore: false },
      { axis: axis('Earth'), isMore: true },
    ])
  })

  it('is not named on a few entries, or where the figures are close', () => {
    const few = minShapeEntries - 1
    expect(changesBetween(shapeOf(many(few, 'orange')), shapeOf(many(20, 'leather')))).toEqual([])
    const before = shapeOf([...many(10, 'orange'), ...many(10, 'leather')])
    const now = shapeOf([...many(12, 'orange'), ...many(8, 'leather')])
    expect(changesBetween(before, now)).toEqual([])
  })

  it('is none between a time and itself, and turns around with the times', () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, (some, others) => {
        const [one, other] = [shapeOf(some), shapeOf(others)]
        expect(changesBetween(one, one)).toEqual([])
        expect(changesBetween(other, one)).toEqual(
          changesBetween(one, other).map(change => ({ ...change, isMore: !change.isMore })),
        )
      }),
    )
  })
})

describe('a period', () => {
  it('ends today, and the one before has the same length', () => {
    const days = ['2026-08-27', '2026-08-26', '2026-05-27', '2026-05-26', '2025-11-26']
    const entries = days.map(day => entry({ day }))
    const { now, before } = palateOf(entries, 'season', '2026-11-26')
    expect([now.entries, before?.entries]).toEqual([1, 2])
    const year = palateOf(entries, 'year', '2026-11-26')
    expect([year.now.entries, year.before?.entries]).toEqual([4, 1])
    expect(palateOf(entries, 'all', '2026-11-26')).toMatchObject({ now: { entries: 5 }, before: null })
  })

  it('counts every entry once at most', () => {
    fc.assert(
      fc.property(anyEntries, entries => {
        const all = palateOf(entries, 'all', '2026-11-26').now.entries
        for (const period of ['season', 'year'] as const) {
          const { now, before } = palateOf(entries, period, '2026-11-26')
          expect(now.entries + before!.entries).toBeLessThanOrEqual(all)
        }
      }),
    )
  })
})
