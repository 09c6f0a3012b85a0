import { cleanText, isStorable } from '#platform/typed-text.rules.ts'
import {
  clampPage,
  countOptions,
  deselectOption,
  type Facet,
  type FacetSelection,
  filterItems,
  type ListState,
  listAddress,
  pageSize,
  parseSelection,
} from '../facets.rules.ts'
import type { Listing } from '../guide.contract.ts'
import type { Order } from './catalogue-orders.ts'
import type { Found, NamedFilter } from './catalogue-search.ts'
import { remediesFor } from './list-remedies.ts'

export interface ListDefinition<Item, Row> {
  base: string
  total: number
  facets: readonly Facet<Item>[]
  /** The usual one first. */
  orders: readonly Order<Item>[]
  find: (q: string) => Found<Item>
  /** The filter that the whole text stands for. */
  filterNamed?: (q: string) => NamedFilter | undefined
  row: (item: Item, choice: FacetSelection) => Row
}

type Query = { q?: unknown; page?: unknown; order?: unknown }

/** One page of a list: searched, filtered and ordered as its URL says. */
export function listItems<Item, Row>(definition: ListDefinition<Item, Row>, query: Query): Listing<Row> {
  const { base, total, facets, find, row } = definition
  const { q, choice, replaced } = readSearch(definition, query)
  const { items, isApproximate } = find(q)
  const { orders, chosen: order } = ordersFor(definition.orders, q, query.order)
  const matches = sortBy(filterItems(items, facets, choice), order, choice)
  const { page, pages } = clampPage(query.page, matches.length)
  const state: ListState = { choice, q, order: order === orders[0] ? '' : order.name }
  const pageAt = (target: number) =>
    target >= 1 && target <= pages && target !== page
      ? listAddress(base, { ...state, page: target })
      : undefined
  const address = listAddress(base, { ...state, page })
  return {
    address,
    rows: matches.slice((page - 1) * pageSize, page * pageSize).map(item => row(item, choice)),
    matchCount: matches.length,
    total,
    facets: facets.filter(facet => !facet.isRail).map(facet => toShownFacet(items, facets, choice, facet)),
    chosen: facets.flatMap(facet => toChosenOptions(base, state, facet)),
    remedies: matches.length === 0 ? remediesFor(definition, items, state) : [],
    q,
    replaced,
    isApproximate,
    orders: orders.map(({ name, label }) => ({ name, label, isChosen: name === order.name })),
    orderNote: order.explanation,
    rail: facets
      .filter(facet => facet.isRail)
      .flatMap(facet => toRail(base, state, facet, countOptions(items, facets, choice, facet))),
    page,
    pages,
    first: pageAt(1),
    previous: pageAt(page - 1),
    next: pageAt(page + 1),
    last: pageAt(pages),
    isFiltered: address !== base,
  }
}

/** Words that stand for a filter become that filter, unless others of its kind are chosen, which exclude it. */
function readSearch<Item, Row>({ facets, filterNamed }: ListDefinition<Item, Row>, query: Query) {
  const typed = searchText(query)
  const choice = parseSelection(query, facets)
  const named = typed === '' ? undefined : filterNamed?.(typed)
  const facet = facets.find(({ name }) => name === named?.name)
  if (!named || !facet) return { q: typed, choice, replaced: undefined }
  const chosen = choice.get(named.name) ?? []
  if (chosen.length > 0 && !chosen.includes(named.value)) return { q: typed, choice, replaced: undefined }
  return {
    q: '',
    choice: new Map(choice).set(named.name, [named.value]),
    replaced: { typed, label: facet.label(named.value) },
  }
}

const maxSearchLength = 120

function searchText(query: Query): string {
  const text = typeof query.q === 'string' ? cleanText(query.q.slice(0, maxSearchLength).toWellFormed()) : ''
  return isStorable(text) ? text : ''
}

const byMatch: Order<unknown> = {
  name: 'match',
  label: 'Closest name',
  explanation: 'Closest to what you typed first.',
  rank: () => 0,
}

/** What was searched for comes in the order in which it was found, unless another is chosen. */
function ordersFor<Item>(orders: readonly Order<Item>[], q: string, requested: unknown) {
  const offered: readonly Order<Item>[] = q === '' ? orders : [byMatch, ...orders]
  return { orders: offered, chosen: offered.find(({ name }) => name === requested) ?? offered[0]! }
}

function sortBy<Item>(items: readonly Item[], { rank }: Order<Item>, choice: FacetSelection): Item[] {
  return items
    .map(item => ({ item, rank: rank(item, choice) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
    .map(({ item }) => item)
}

function toShownFacet<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  choice: FacetSelection,
  facet: Facet<Item>,
): Listing<unknown>['facets'][number] {
  const counts = countOptions(items, facets, choice, facet)
  const { name, title, values, label } = facet
  const options = values.map(value => ({
    value,
    label: label(value),
    count: counts.get(value) ?? 0,
    isChosen: choice.get(name)?.includes(value) ?? false,
  }))
  return { name, title, options }
}

function toChosenOptions<Item>(base: string, state: ListState, { name, label, isRail }: Facet<Item>) {
  return (state.choice.get(name) ?? []).map(value => ({
    label: isRail ? `First letter ${label(value)}` : label(value),
    without: listAddress(base, { ...state, choice: deselectOption(state.choice, name, value) }),
  }))
}

/** A letter lists its items from A to Z. */
function toRail<Item>(
  base: string,
  state: ListState,
  { name, values, label }: Facet<Item>,
  counts: ReadonlyMap<string, number>,
): Listing<unknown>['rail'] {
  const chosen = state.choice.get(name) ?? []
  return values.map(value => {
    const choice = new Map(state.choice).set(name, [value])
    const isEmpty = counts.get(value) === 0
    return {
      value,
      label: label(value),
      address: isEmpty ? undefined : listAddress(base, { ...state, choice, order: 'name' }),
      isChosen: chosen.includes(value),
    }
  })
}
