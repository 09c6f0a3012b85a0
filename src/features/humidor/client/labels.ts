import type { Humidor, HumidorItem } from '../humidor.contract.ts'
import { countCigars } from './humidor-figures.ts'
import type { HumidorSearch } from './humidor-search.ts'

/** What stands on a label, and what its code leads to. */
export interface Label {
  key: string
  title: string
  /** Where the shelf or box is. */
  detail: string
  cigars: number
  search: HumidorSearch
}

/** One for each humidor, each shelf in it, and each box that has a code. */
export function labelsOf(items: readonly HumidorItem[], humidors: readonly Humidor[]): Label[] {
  return humidors.flatMap(({ id, name }) => {
    const own = items.filter(({ humidorId }) => humidorId === id)
    const shelves = groupBy(own, ({ location }) => location)
    const boxes = groupBy(own, ({ boxCode }) => boxCode)
    return [
      { key: id, title: name, detail: 'Humidor', cigars: countCigars(own), search: { humidor: id } },
      ...shelves.map(([location, there]) => ({
        key: `${id} ${location}`,
        title: location,
        detail: name,
        cigars: countCigars(there),
        search: { humidor: id, location },
      })),
      ...boxes.map(([code, there]) => ({
        key: `${id} box ${code}`,
        title: there[0]!.cigarName,
        detail: `Box ${code}`,
        cigars: countCigars(there),
        search: { humidor: id, q: code },
      })),
    ]
  })
}

/** The address that a phone opens when it scans the label. */
export function labelAddress(origin: string, search: HumidorSearch): string {
  return `${origin}/dashboard/humidor?${new URLSearchParams(Object.entries(search))}`
}

/** Groups by a text, in the order of the alphabet; what has none is left out. */
function groupBy(
  items: readonly HumidorItem[],
  textOf: (item: HumidorItem) => string | null,
): [string, HumidorItem[]][] {
  const groups = new Map<string, HumidorItem[]>()
  for (const item of items) {
    const text = textOf(item)
    if (text !== null) groups.set(text, [...(groups.get(text) ?? []), item])
  }
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other))
}
