import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { type SortValue, sortRows, type TableSort } from '#platform/client/ui/table/sort-rows.ts'
import type { Humidor, HumidorItem, ReadinessRuleOfStrength } from '../humidor.contract.ts'
import { type Readiness, readinessStates } from '../readiness.rules.ts'
import { readinessOf } from './humidor-figures.ts'
import type { HumidorSearch } from './humidor-search.ts'

export const sortColumns = [
  'added',
  'name',
  'size',
  'wrapper',
  'quantity',
  'purchasedOn',
  'readiness',
  'price',
  'location',
] as const
export type SortColumn = (typeof sortColumns)[number]

/** Chips above the list; `few` is what should be bought again. */
export const itemStates = [...readinessStates, 'few'] as const
export type ItemState = (typeof itemStates)[number]

/** What of the inventory is shown, and in which order. */
export interface InventoryView {
  q: string
  humidorId: string | undefined
  location: string | undefined
  state: ItemState | undefined
  sort: TableSort & { column: SortColumn }
  isTable: boolean
}

const latestFirst = { column: 'added', direction: 'descending' } as const
const maxSearchLength = 200

/** Values that are not known are ignored. */
export function viewFromSearch(search: HumidorSearch, humidors: readonly Humidor[]): InventoryView {
  const [column, direction] = (search.sort ?? '').split('-')
  const known = sortColumns.find(each => each === column)
  return {
    q: (search.q ?? '').trim().slice(0, maxSearchLength),
    humidorId: humidors.find(({ id }) => id === search.humidor)?.id,
    location: search.location,
    state: itemStates.find(state => state === search.state),
    sort: known
      ? { column: known, direction: direction === 'descending' ? 'descending' : 'ascending' }
      : latestFirst,
    isTable: search.view === 'table',
  }
}

/** Omits defaults. */
export function searchFromView(view: InventoryView): HumidorSearch {
  const { q, humidorId, location, state, sort, isTable } = view
  const isDefaultSort = sort.column === latestFirst.column && sort.direction === latestFirst.direction
  return {
    ...(q && { q }),
    ...(humidorId && { humidor: humidorId }),
    ...(location && { location }),
    ...(state && { state }),
    ...(!isDefaultSort && { sort: sortKey(sort) }),
    ...(isTable && { view: 'table' }),
  }
}

export function sortKey({ column, direction }: TableSort): string {
  return `${column}-${direction}`
}

export function isNarrowed({ q, humidorId, location, state }: InventoryView): boolean {
  return q !== '' || [humidorId, location, state].some(each => each !== undefined)
}

interface Viewed {
  items: readonly HumidorItem[]
  /** Of what is left without the filter by state, how many are in each. */
  counts: ReadonlyMap<ItemState, number>
}

/** The items to show. A day is `2026-11-24`. */
export function viewInventory(
  items: readonly HumidorItem[],
  view: InventoryView,
  { day, rules }: { day: string; rules: readonly ReadinessRuleOfStrength[] },
): Viewed {
  const words = plain(view.q).split(/\s+/).filter(Boolean)
  const found = items.filter(
    item =>
      (view.humidorId === undefined || item.humidorId === view.humidorId) &&
      (view.location === undefined || item.location === view.location) &&
      words.every(word => textOf(item).includes(word)),
  )
  const counts = new Map<ItemState, number>()
  const shown: HumidorItem[] = []
  for (const item of found) {
    const states = statesOf(item, day, rules)
    for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1)
    if (view.state === undefined || states.includes(view.state)) shown.push(item)
  }
  return { counts, items: sorted(shown, view.sort, { day, rules }) }
}

/** Fewer are left than the member wants to have. */
export function isFew({ quantity, lowAt }: HumidorItem): boolean {
  return lowAt !== null && quantity <= lowAt
}

function statesOf(item: HumidorItem, day: string, rules: readonly ReadinessRuleOfStrength[]): ItemState[] {
  const readiness: Readiness | undefined =
    item.quantity > 0 ? readinessOf(item, day, rules)?.state : undefined
  return [...(readiness ? [readiness] : []), ...(isFew(item) ? (['few'] as const) : [])]
}

type SortContext = Parameters<typeof viewInventory>[2]

/** The list comes with the latest first. */
function sorted(
  items: readonly HumidorItem[],
  { column, direction }: InventoryView['sort'],
  context: SortContext,
): readonly HumidorItem[] {
  if (column === 'added') return direction === 'descending' ? items : items.toReversed()
  return sortRows(items, item => sortValue(item, column, context), direction)
}

function sortValue(
  item: HumidorItem,
  column: Exclude<SortColumn, 'added'>,
  { day, rules }: SortContext,
): SortValue {
  switch (column) {
    case 'name':
      return cigarName({ brand: item.brand, line: item.cigarName })
    case 'size':
      return item.drawing?.lengthInches ?? null
    case 'readiness': {
      const window = readinessOf(item, day, rules)
      // The one whose best time ends first.
      return window ? window.rule.primeUntilDays - window.ageDays : null
    }
    default:
      return item[column]
  }
}

/** The words of an item are read once. */
const texts = new WeakMap<HumidorItem, string>()

function textOf(item: HumidorItem): string {
  const known = texts.get(item)
  if (known !== undefined) return known
  const { brand, cigarName: name, vitola, wrapper, size, location, boxCode, notes } = item
  const text = plain([brand, name, vitola, wrapper, size, location, boxCode, notes].filter(Boolean).join(' '))
  texts.set(item, text)
  return text
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
