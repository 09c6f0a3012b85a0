import { type Facet, type FacetSelection, filterItems, type ListState, listAddress } from '../facets.rules.ts'
import type { Listing } from '../guide.contract.ts'
import type { Found } from './catalogue-search.ts'

type Remedy = Listing<unknown>['remedies'][number]

interface SearchedList<Item> {
  base: string
  facets: readonly Facet<Item>[]
  find: (q: string) => Found<Item>
}

/** What leads out of an empty list: without one of the filters or the search, else with one of them alone. */
export function remediesFor<Item>(
  { base, facets, find }: SearchedList<Item>,
  items: readonly Item[],
  state: ListState,
): Remedy[] {
  const { choice, q } = state
  const chosen = facets.filter(({ name }) => choice.get(name)?.length)
  if (chosen.length === 0) return []
  const remedy = (action: string, kept: FacetSelection, search: string): Remedy => ({
    action,
    address: listAddress(base, { ...state, choice: kept, q: search }),
    count: filterItems(search === q ? items : find(search).items, facets, kept).length,
  })
  const names = chosen.map(({ name, label, isRail }) => ({
    name,
    label: choice
      .get(name)!
      .map(value => (isRail ? `First letter ${label(value)}` : label(value)))
      .join(' or '),
  }))
  const without = names.map(({ name, label }) =>
    remedy(`Remove ${label}`, new Map([...choice].filter(([other]) => other !== name)), q),
  )
  if (q !== '') without.push(remedy(`Remove “${q}”`, choice, ''))
  const helpful = without.filter(({ count }) => count > 0)
  if (helpful.length > 0) return helpful
  const alone = names.map(({ name, label }) =>
    remedy(`Only ${label}`, new Map([[name, choice.get(name)!]]), ''),
  )
  if (q !== '') alone.unshift(remedy(`Only “${q}”, no filters`, new Map(), q))
  return alone.filter(({ count }) => count > 0)
}
