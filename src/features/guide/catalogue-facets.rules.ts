import {
  availabilities,
  type Cigar,
  type CigarLine,
  type Drink,
  isKnownCigar,
  priceBands,
  type Vitola,
} from '#features/catalogue/catalogue.contract.ts'
import { familyLabel } from '#features/catalogue/family-label.rules.ts'
import { cigarPriceText, isSoldByTheBottle } from '#features/catalogue/price-text.rules.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { wrapperLabel } from '#features/catalogue/wrapper-label.rules.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { Facet, SizeFilter } from './facets.rules.ts'
import {
  availabilityLabel,
  bottlePriceLabel,
  degrees,
  durationLabel,
  durations,
  kindLabel,
  longestMinutes,
  makeLabel,
  type Size,
  sizeLabel,
  sizes,
  strengthLabel,
  weightLabel,
} from './guide-labels.rules.ts'

type LabelOf = (note: string) => string

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

function durationOf(vitola: Vitola): string {
  const minutes = minutesOf(vitola)
  return durations.find(name => minutes <= longestMinutes(name)) ?? 'more'
}

export function cigarFacets(lines: readonly CigarLine[], labelOf: LabelOf): Facet<CigarLine>[] {
  const cigars = lines.filter(isKnownCigar)
  const known = (valuesOf: (cigar: Cigar) => readonly (string | undefined)[]) => (line: CigarLine) =>
    isKnownCigar(line) ? valuesOf(line).filter(value => value !== undefined) : []
  const ofSizes = (valuesOf: SizeFilter<CigarLine>['valuesOf']) => ({
    valuesOf: known(({ vitolas }) => vitolas.flatMap(valuesOf)),
    sizes: { of: (line: CigarLine) => (isKnownCigar(line) ? line.vitolas : []), valuesOf },
  })
  return [
    {
      name: 'wrapper',
      title: 'Wrapper',
      values: byCount(cigars.map(cigar => cigar.wrapperClass)),
      label: wrapperLabel,
      valuesOf: known(cigar => [cigar.wrapperClass]),
    },
    {
      name: 'strength',
      title: 'Strength',
      values: degrees,
      label: strengthLabel,
      valuesOf: known(cigar => [String(cigar.strength)]),
    },
    {
      name: 'body',
      title: 'Body',
      values: degrees,
      label: strengthLabel,
      valuesOf: known(cigar => [String(cigar.body)]),
    },
    {
      name: 'minutes',
      title: 'Minutes',
      values: durations,
      label: durationLabel,
      ...ofSizes(vitola => [durationOf(vitola)]),
    },
    {
      name: 'size',
      title: 'Size',
      values: sizes,
      label: sizeLabel,
      ...ofSizes(vitola => sizes.filter(size => isOfSize(vitola, size))),
    },
    noteFacet(cigars, labelOf, isKnownCigar),
    {
      name: 'price',
      title: 'Price',
      values: priceBands,
      label: price => cigarPriceText(price as (typeof priceBands)[number]),
      valuesOf: known(cigar => [cigar.price]),
    },
    {
      name: 'country',
      title: 'Country',
      values: byCount(cigars.map(cigar => cigar.country)),
      label: country => country,
      valuesOf: cigar => [cigar.country],
    },
    {
      name: 'make',
      title: 'How made',
      values: byCount(lines.map(line => line.make)),
      label: makeLabel,
      valuesOf: cigar => [cigar.make],
    },
    {
      name: 'brand',
      title: 'Maker',
      values: [...new Set(lines.map(line => line.brand))].sort((a, b) => a.localeCompare(b, 'en')),
      label: brand => brand,
      valuesOf: cigar => [cigar.brand],
    },
    railFacet(lines, ({ brand }) => brand),
  ]
}

export function drinkFacets(drinks: readonly Drink[], labelOf: LabelOf): Facet<Drink>[] {
  return [
    {
      name: 'kind',
      title: 'Kind',
      values: [...new Set(drinks.map(drink => drink.kind))],
      label: kindLabel,
      valuesOf: drink => [drink.kind],
    },
    {
      name: 'family',
      title: 'Family',
      values: byCount(drinks.map(drink => drink.family)),
      label: familyLabel,
      valuesOf: drink => [drink.family],
    },
    {
      name: 'weight',
      title: 'Weight',
      values: degrees,
      label: weightLabel,
      valuesOf: drink => [String(drink.weight)],
    },
    noteFacet(drinks, labelOf, (drink): drink is Drink => drink !== undefined),
    {
      name: 'price',
      title: 'Price',
      values: priceBands,
      label: bottlePriceLabel,
      valuesOf: drink => (isSoldByTheBottle(drink) ? [drink.price] : []),
    },
    {
      name: 'reach',
      title: 'To find',
      values: availabilities,
      label: availabilityLabel,
      valuesOf: drink => [drink.availability],
    },
    railFacet(drinks, ({ name }) => name),
  ]
}

interface Noted {
  notes: readonly string[]
}

/** Notes in the order of their names. */
function noteFacet<Item, Known extends Item & Noted>(
  items: readonly Known[],
  labelOf: LabelOf,
  isKnown: (item: Item) => item is Known,
): Facet<Item> {
  const label = (note: string) => capitalize(labelOf(note))
  const values = byCount(items.flatMap(({ notes }) => notes))
  return {
    name: 'note',
    title: 'Flavor note',
    values: values.sort((a, b) => label(a).localeCompare(label(b), 'en')),
    label,
    valuesOf: item => (isKnown(item) ? item.notes : []),
  }
}

const digits = '0-9'

/** By the first letter. */
function railFacet<Item>(items: readonly Item[], nameOf: (item: Item) => string): Facet<Item> {
  const initials = new Map(items.map(item => [item, initialLetter(nameOf(item))]))
  return {
    name: 'letter',
    title: 'First letter',
    values: [...new Set(initials.values())].sort(),
    label: letter => (letter === digits ? 'Digits' : letter),
    valuesOf: item => [initials.get(item)!],
    isRail: true,
  }
}

/** `É` is `E`; all digits are one. */
export function initialLetter(name: string): string {
  const first = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .charAt(0)
    .toUpperCase()
  return /[A-Z]/.test(first) ? first : digits
}

/** Most frequent first, without empty values (an unknown country). */
function byCount(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en')).map(([value]) => value)
}
