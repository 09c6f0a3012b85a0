import { axesOfNotes } from '#features/pairing/engine/engine.rules.ts'
import { flavorAxes } from '#features/pairing/pairing.contract.ts'
import { monthsBefore } from '#platform/calendar.rules.ts'
import { type Flavor, familyOf } from './flavors.rules.ts'
import { minShapeEntries, type PalatePeriod, type PalateShape, type Period } from './palate.contract.ts'
import type { PalateEntry } from './palate-entry.rules.ts'

/** Two-sided, at five in a hundred. */
const significant = 1.96
/** A smaller difference of the drawn values is not worth a sentence. */
const minDifference = 0.1
const leadingFlavors = 3
const monthsOf: Readonly<Record<Exclude<Period, 'all'>, number>> = { season: 3, year: 12 }

/** The palate of a period that ends today, with the period of the same length before it. */
export function palateOf(entries: readonly PalateEntry[], period: Period, today: string): PalatePeriod {
  if (period === 'all') return { now: shapeOf(entries), before: null, changes: [] }
  const months = monthsOf[period]
  const [start, earlierStart] = [monthsBefore(today, months), monthsBefore(today, 2 * months)]
  const now = shapeOf(entries.filter(({ day }) => day > start))
  const before = shapeOf(entries.filter(({ day }) => day > earlierStart && day <= start))
  return { now, before, changes: changesBetween(before, now) }
}

/**
 * How often each axis occurs among the entries with flavors, from never (0) to always (1). An entry of five stars counts
 * five times as much as an entry of one.
 */
export function shapeOf(entries: readonly PalateEntry[]): PalateShape {
  const tagged = entries.filter(({ flavors }) => flavors.length > 0)
  const counts = flavorAxes.map(() => 0)
  const stars = flavorAxes.map(() => 0)
  const weights = new Map<Flavor, number>()
  let allStars = 0
  for (const { flavors, rating } of tagged) {
    allStars += rating
    for (const axis of axesOfNotes(flavors, note => familyOf(note as Flavor))) {
      counts[axis]! += 1
      stars[axis]! += rating
    }
    for (const flavor of flavors) weights.set(flavor, (weights.get(flavor) ?? 0) + rating)
  }
  return {
    entries: entries.length,
    tagged: tagged.length,
    counts,
    values: stars.map(sum => (allStars === 0 ? 0 : Math.round((sum / allStars) * 100) / 100)),
    leading: [...weights]
      .sort(([one, weight], [other, otherWeight]) => otherWeight - weight || (one < other ? -1 : 1))
      .slice(0, leadingFlavors)
      .map(([flavor]) => flavor),
  }
}

/** What differs by more than chance would explain, the largest difference first. Nothing without enough entries on both sides. */
export function changesBetween(before: PalateShape, now: PalateShape): PalatePeriod['changes'] {
  if (Math.min(before.tagged, now.tagged) < minShapeEntries) return []
  return flavorAxes
    .map((_, axis) => ({ axis, difference: now.values[axis]! - before.values[axis]! }))
    .filter(({ axis, difference }) => {
      const byCount = now.counts[axis]! / now.tagged - before.counts[axis]! / before.tagged
      const isSupported = Math.abs(byCount) >= significant * standardError(before, now, axis)
      return isSupported && byCount * difference > 0 && Math.abs(difference) >= minDifference
    })
    .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference) || one.axis - other.axis)
    .map(({ axis, difference }) => ({ axis, isMore: difference > 0 }))
}

/** Of the difference of two shares. */
function standardError(before: PalateShape, now: PalateShape, axis: number): number {
  const share = (before.counts[axis]! + now.counts[axis]!) / (before.tagged + now.tagged)
  return Math.sqrt(share * (1 - share) * (1 / before.tagged + 1 / now.tagged))
}
