import type { Cigar, Drink, Vitola } from '#features/catalogue/catalogue.contract.ts'
import {
  degrees,
  familyWord,
  kindWord,
  sizeWord,
  strengthWord,
  weightWord,
  wrapperWord,
} from './guide-words.rules.ts'

/** One way to narrow a list down. Several values of one facet widen it again; several facets narrow it. */
export interface Facet<Item> {
  /** As it stands in the address: `wrapper`. */
  name: string
  title: string
  values: readonly string[]
  label: (value: string) => string
  holds: (item: Item, value: string) => boolean
}

export const sizes = ['short', 'classic', 'long', 'slim', 'thick'] as const
export type Size = (typeof sizes)[number]

/**
 * What people mean by a size. Up to 4 1/2 inches is over within the half hour or so that a short smoke lasts, from
 * 6 3/4 begin the Churchills, 42 is the ring of a corona, and from 56 on a cigar no longer feels classic in the mouth.
 * A lancero is slim and long at once.
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

export function cigarFacets(cigars: readonly Cigar[]): Facet<Cigar>[] {
  return [
    {
      name: 'wrapper',
      title: 'Wrapper',
      values: byCount(cigars.map(cigar => cigar.wrapperClass)),
      label: wrapperWord,
      holds: (cigar, value) => cigar.wrapperClass === value,
    },
    {
      name: 'strength',
      title: 'Strength',
      values: degrees,
      label: strengthWord,
      holds: (cigar, value) => String(cigar.strength) === value,
    },
    {
      name: 'size',
      title: 'Size',
      values: sizes,
      label: sizeWord,
      holds: (cigar, value) => cigar.vitolas.some(vitola => isOfSize(vitola, value as Size)),
    },
    {
      name: 'country',
      title: 'Country',
      values: byCount(cigars.map(cigar => cigar.country)),
      label: country => country,
      holds: (cigar, value) => cigar.country === value,
    },
    {
      name: 'brand',
      title: 'Maker',
      values: [...new Set(cigars.map(cigar => cigar.brand))].sort((a, b) => a.localeCompare(b, 'en')),
      label: brand => brand,
      holds: (cigar, value) => cigar.brand === value,
    },
  ]
}

export function drinkFacets(drinks: readonly Drink[]): Facet<Drink>[] {
  return [
    {
      name: 'kind',
      title: 'Kind',
      values: [...new Set(drinks.map(drink => drink.kind))],
      label: kindWord,
      holds: (drink, value) => drink.kind === value,
    },
    {
      name: 'family',
      title: 'Family',
      values: byCount(drinks.map(drink => drink.family)),
      label: familyWord,
      holds: (drink, value) => drink.family === value,
    },
    {
      name: 'weight',
      title: 'Weight',
      values: degrees,
      label: weightWord,
      holds: (drink, value) => String(drink.weight) === value,
    },
  ]
}

/** Each value once, the most common first. Nothing (an unknown country) is no value to choose. */
function byCount(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en')).map(([value]) => value)
}

/** The chosen values by the name of their facet. */
export type Choice = ReadonlyMap<string, readonly string[]>

/** What an address asks for. Values that no facet has are passed over: an old link should still show something. */
export function readChoice<Item>(query: object, facets: readonly Facet<Item>[]): Choice {
  const asked = new Map<string, unknown>(Object.entries(query))
  return new Map(
    facets.map(({ name, values }) => {
      const wanted = new Set([asked.get(name)].flat())
      return [name, values.filter(value => wanted.has(value))]
    }),
  )
}

/** Whether it is of the chosen values, in every facet but the one that is left out. */
function fits<Item>(item: Item, facets: readonly Facet<Item>[], choice: Choice, except?: string): boolean {
  return facets.every(({ name, holds }) => {
    const values = choice.get(name) ?? []
    return name === except || values.length === 0 || values.some(value => holds(item, value))
  })
}

export function narrow<Item>(items: readonly Item[], facets: readonly Facet<Item>[], choice: Choice): Item[] {
  return items.filter(item => fits(item, facets, choice))
}

/** How many there would be with this option of the facet, given what is chosen in the others. */
export function countOptions<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  choice: Choice,
  { name, values, holds }: Facet<Item>,
): Map<string, number> {
  const others = items.filter(item => fits(item, facets, choice, name))
  return new Map(values.map(value => [value, others.filter(item => holds(item, value)).length]))
}

/** The address of a list, always in the same order, without what says nothing. */
export function listAddress(base: string, choice: Choice, q: string, page = 1): string {
  const fields: [string, string][] = q ? [['q', q]] : []
  for (const [name, values] of choice) for (const value of values) fields.push([name, value])
  if (page > 1) fields.push(['page', String(page)])
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return query ? `${base}?${query}` : base
}

export function withoutOption(choice: Choice, name: string, value: string): Choice {
  return new Map(
    [...choice].map(([each, values]) => [each, each === name ? values.filter(one => one !== value) : values]),
  )
}

export const rowsOnPage = 48

/** The page that was asked for, or the nearest that there is. */
export function pageWithin(asked: unknown, found: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(found / rowsOnPage))
  const wanted = typeof asked === 'string' && /^\d{1,6}$/.test(asked) ? Number(asked) : 1
  return { page: Math.min(pages, Math.max(1, wanted)), pages }
}
