import type { Vitola } from '#features/catalogue/catalogue.contract.ts'

/** A filter. Values of one facet are alternatives; several facets must all match. */
export interface Facet<Item> {
  /** Query parameter: `wrapper`. */
  name: string
  title: string
  values: readonly string[]
  label: (value: string) => string
  valuesOf: (item: Item) => readonly string[]
  /** For a filter of sizes: one and the same size must match all such filters. */
  sizes?: SizeFilter<Item>
  /** Shown as a row of letters, not as a filter. */
  isRail?: true
}

export interface SizeFilter<Item> {
  of: (item: Item) => readonly Vitola[]
  valuesOf: (vitola: Vitola) => readonly string[]
}

/** Selected values by facet name. */
export type FacetSelection = ReadonlyMap<string, readonly string[]>

/** Ignores unknown values, so that an old link still shows something. */
export function parseSelection<Item>(query: object, facets: readonly Facet<Item>[]): FacetSelection {
  const parameters = new Map<string, unknown>(Object.entries(query))
  return new Map(
    facets.map(({ name, values }) => {
      const requested = new Set([parameters.get(name)].flat())
      return [name, values.filter(value => requested.has(value))]
    }),
  )
}

type SizeTest = (vitola: Vitola) => boolean

/** Whether a size matches the filters of sizes; undefined without such a filter. */
function sizeTest<Item>(facets: readonly Facet<Item>[], choice: FacetSelection): SizeTest | undefined {
  const sought = facets.flatMap(({ name, sizes }) => {
    const values = choice.get(name) ?? []
    return sizes && values.length > 0 ? [{ valuesOf: sizes.valuesOf, values }] : []
  })
  if (sought.length === 0) return undefined
  return vitola => sought.every(({ valuesOf, values }) => overlap(valuesOf(vitola), values))
}

function sizesOf<Item>(item: Item, facets: readonly Facet<Item>[]): readonly Vitola[] {
  return facets.find(({ sizes }) => sizes)?.sizes?.of(item) ?? []
}

function overlap(values: readonly string[], others: readonly string[]): boolean {
  return values.some(value => others.includes(value))
}

export function filterItems<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  choice: FacetSelection,
): Item[] {
  const plain = facets.filter(({ name, sizes }) => !sizes && (choice.get(name) ?? []).length > 0)
  const isSizeSought = sizeTest(facets, choice)
  return items.filter(
    item =>
      plain.every(({ name, valuesOf }) => overlap(valuesOf(item), choice.get(name)!)) &&
      (!isSizeSought || sizesOf(item, facets).some(isSizeSought)),
  )
}

/** The size that the filters of sizes ask for; undefined without such a filter. */
export function sizeSought<Item>(
  item: Item,
  facets: readonly Facet<Item>[],
  choice: FacetSelection,
): Vitola | undefined {
  const isSought = sizeTest(facets, choice)
  return isSought && sizesOf(item, facets).find(isSought)
}

/** How many items each option would leave, given the selection in the other facets. */
export function countOptions<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  choice: FacetSelection,
  { name, values, valuesOf, sizes }: Facet<Item>,
): Map<string, number> {
  const others = new Map(choice).set(name, [])
  const isSizeSought = sizeTest(facets, others) ?? (() => true)
  const counts = new Map(values.map(value => [value, 0]))
  for (const item of filterItems(items, facets, others)) {
    const found = sizes ? sizes.of(item).filter(isSizeSought).flatMap(sizes.valuesOf) : valuesOf(item)
    for (const value of new Set(found)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** What the URL of a list says. */
export interface ListState {
  choice: FacetSelection
  q: string
  /** Empty for the usual order. */
  order?: string
  page?: number
}

/** Always in the same order, without empty parameters. */
export function listAddress(base: string, { choice, q, order = '', page = 1 }: ListState): string {
  const fields: [string, string][] = q ? [['q', q]] : []
  for (const [name, values] of choice) for (const value of values) fields.push([name, value])
  if (order) fields.push(['order', order])
  if (page > 1) fields.push(['page', String(page)])
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return query ? `${base}?${query}` : base
}

export function deselectOption(choice: FacetSelection, name: string, value: string): FacetSelection {
  return new Map(
    [...choice].map(([facetName, values]) => [
      facetName,
      facetName === name ? values.filter(selected => selected !== value) : values,
    ]),
  )
}

export const pageSize = 48

export function clampPage(requested: unknown, itemCount: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(itemCount / pageSize))
  const page = typeof requested === 'string' && /^\d{1,6}$/.test(requested) ? Number(requested) : 1
  return { page: Math.min(pages, Math.max(1, page)), pages }
}
