import {
  type CigarLine,
  type Drink,
  isKnownCigar,
  type Vitola,
} from '#features/catalogue/catalogue.contract.ts'
import {
  degrees,
  familyLabel,
  kindLabel,
  makeLabel,
  type Size,
  sizeLabel,
  sizes,
  strengthLabel,
  weightLabel,
  wrapperLabel,
} from './guide-labels.rules.ts'

/** A filter. Values of one facet are alternatives; several facets must all match. */
export interface Facet<Item> {
  /** Query parameter: `wrapper`. */
  name: string
  title: string
  values: readonly string[]
  label: (value: string) => string
  matches: (item: Item, value: string) => boolean
}

/**
 * 4 1/2 inches is the limit of a short smoke of about half an hour, Churchills begin at 6 3/4, a corona has ring 42, and
 * from 56 on a cigar is thick. A lancero is slim and long at once.
 */
export function isOfSize({ lengthInches, ringGauge }: Vitola, size: Size): boolean {
  const [isShort, isLong] = [lengthInches <= 4.5, lengthInches >= 6.75]
  const [isSlim, isThick] = [ringGauge <= 42, ringGauge >= 56]
  switch (size) {
    case 'short':
      return isShort
    case 'long':
      return isLong
    case 'slim':
      return isSlim
    case 'thick':
      return isThick
    case 'classic':
      return !(isShort || isLong || isSlim || isThick)
  }
}

export function cigarFacets(lines: readonly CigarLine[]): Facet<CigarLine>[] {
  const cigars = lines.filter(isKnownCigar)
  return [
    {
      name: 'wrapper',
      title: 'Wrapper',
      values: byCount(cigars.map(cigar => cigar.wrapperClass)),
      label: wrapperLabel,
      matches: (cigar, value) => isKnownCigar(cigar) && cigar.wrapperClass === value,
    },
    {
      name: 'strength',
      title: 'Strength',
      values: degrees,
      label: strengthLabel,
      matches: (cigar, value) => isKnownCigar(cigar) && String(cigar.strength) === value,
    },
    {
      name: 'size',
      title: 'Size',
      values: sizes,
      label: sizeLabel,
      matches: (cigar, value) =>
        isKnownCigar(cigar) && cigar.vitolas.some(vitola => isOfSize(vitola, value as Size)),
    },
    {
      name: 'country',
      title: 'Country',
      values: byCount(cigars.map(cigar => cigar.country)),
      label: country => country,
      matches: (cigar, value) => cigar.country === value,
    },
    {
      name: 'make',
      title: 'Kind',
      values: byCount(lines.map(line => line.make)),
      label: makeLabel,
      matches: (cigar, value) => cigar.make === value,
    },
    {
      name: 'brand',
      title: 'Maker',
      values: [...new Set(lines.map(line => line.brand))].sort((a, b) => a.localeCompare(b, 'en')),
      label: brand => brand,
      matches: (cigar, value) => cigar.brand === value,
    },
  ]
}

export function drinkFacets(drinks: readonly Drink[]): Facet<Drink>[] {
  return [
    {
      name: 'kind',
      title: 'Kind',
      values: [...new Set(drinks.map(drink => drink.kind))],
      label: kindLabel,
      matches: (drink, value) => drink.kind === value,
    },
    {
      name: 'family',
      title: 'Family',
      values: byCount(drinks.map(drink => drink.family)),
      label: familyLabel,
      matches: (drink, value) => drink.family === value,
    },
    {
      name: 'weight',
      title: 'Weight',
      values: degrees,
      label: weightLabel,
      matches: (drink, value) => String(drink.weight) === value,
    },
  ]
}

/** Most frequent first, without empty values (an unknown country). */
function byCount(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en')).map(([value]) => value)
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

/** Ignores the facet `except`. */
function fits<Item>(
  item: Item,
  facets: readonly Facet<Item>[],
  choice: FacetSelection,
  except?: string,
): boolean {
  return facets.every(({ name, matches }) => {
    const values = choice.get(name) ?? []
    return name === except || values.length === 0 || values.some(value => matches(item, value))
  })
}

export function filterItems<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  choice: FacetSelection,
): Item[] {
  return items.filter(item => fits(item, facets, choice))
}

/** How many items each option would leave, given the selection in the other facets. */
export function countOptions<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  choice: FacetSelection,
  { name, values, matches }: Facet<Item>,
): Map<string, number> {
  const candidates = items.filter(item => fits(item, facets, choice, name))
  return new Map(values.map(value => [value, candidates.filter(item => matches(item, value)).length]))
}

/** Always in the same order, without empty parameters. */
export function listAddress(base: string, choice: FacetSelection, q: string, page = 1): string {
  const fields: [string, string][] = q ? [['q', q]] : []
  for (const [name, values] of choice) for (const value of values) fields.push([name, value])
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
