import { dayOf } from '#platform/client/day.ts'
import type { Humidor } from '../../humidor.contract.ts'
import type { Maintenance } from '../../maintenance.contract.ts'
import { careOn, type HumidorCare, packDays } from '../../maintenance.rules.ts'

/** How a humidor stands, in sentences; empty before anything was written down. */
export function careWords({ packs, seasoningDaysLeft }: HumidorCare): string {
  const usual = `usually renewed after ${packDays.usual} to ${packDays.most}`
  const old = packs?.state === 'overdue' ? 'Time to renew them.' : ''
  return [
    packs && `Packs ${daysWords(packs.ageDays)} old, ${usual}.`,
    old,
    seasoningDaysLeft !== undefined && `Seasoning, ${daysWords(seasoningDaysLeft)} left.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** One line for each humidor that has something to tell; with its name where there are several. */
export function careLines(
  humidors: readonly Humidor[],
  entries: readonly Maintenance[],
  now: Date,
): { id: string; words: string }[] {
  return humidors.flatMap(({ id, name }) => {
    const dated = entries
      .filter(({ humidorId }) => humidorId === id)
      .map(({ kind, doneAt }) => ({ kind, day: dayOf(new Date(doneAt)) }))
    const words = careWords(careOn(dated, dayOf(now)))
    if (!words) return []
    return { id, words: humidors.length > 1 ? `${name}: ${words[0]!.toLowerCase()}${words.slice(1)}` : words }
  })
}

/** What the chart of a sensor in this humidor marks; of all humidors where the sensor stands in none. */
export function packSwaps(entries: readonly Maintenance[], humidorId: string | null) {
  return entries
    .filter(entry => entry.kind === 'packs' && (humidorId === null || entry.humidorId === humidorId))
    .map(({ doneAt }) => ({ at: Date.parse(doneAt), text: 'Packs swapped' }))
    .reverse()
}

const daysWords = (days: number) => (days === 1 ? '1 day' : `${days} days`)
