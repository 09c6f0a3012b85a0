import {
  type Cigar,
  type CigarLine,
  type Drink,
  isKnownCigar,
  type Vitola,
} from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { slugify } from '#features/catalogue/server/read-catalogue.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { famesOf } from '#features/pairing/engine/engine.rules.ts'
import type { FacetSelection } from '../facets.rules.ts'

/** An order of a list. `explanation` says on the page what comes first, and why. */
export interface Order<Item> {
  name: string
  label: string
  explanation: string
  /** Ascending; items that are equal keep the order in which they were found. */
  rank: (item: Item, choice: FacetSelection) => number
}

/** Places among all items, counted when they are first asked for. */
function placesOf<Item>(sorted: () => readonly Item[]): (item: Item) => number {
  let places: ReadonlyMap<Item, number> | undefined
  return item => {
    places ??= new Map(sorted().map((each, place) => [each, place]))
    return places.get(item) ?? Number.POSITIVE_INFINITY
  }
}

const byName = new Intl.Collator('en', { numeric: true }).compare

export function cigarOrders(
  catalogue: Catalogue,
  shownVitola: (cigar: Cigar, choice: FacetSelection) => Vitola | undefined,
): readonly Order<CigarLine>[] {
  const last = Number.POSITIVE_INFINITY
  const known =
    (rank: (cigar: Cigar, choice: FacetSelection) => number): Order<CigarLine>['rank'] =>
    (line, choice) =>
      isKnownCigar(line) ? rank(line, choice) : last
  return [
    {
      name: 'known',
      label: 'Best known',
      explanation: 'Best known first: the lines that are written about most, one maker after another.',
      rank: placesOf(() => bestKnownCigars(catalogue)),
    },
    {
      name: 'name',
      label: 'A to Z',
      explanation: 'By maker, then by line.',
      rank: placesOf(() => catalogue.lines.toSorted((a, b) => byName(cigarName(a), cigarName(b)))),
    },
    {
      name: 'mild',
      label: 'Mildest',
      explanation: 'Mildest first; of the same strength, the lighter in body.',
      rank: known(({ strength, body }) => 10 * strength + body),
    },
    {
      name: 'full',
      label: 'Strongest',
      explanation: 'Strongest first; of the same strength, the fuller in body.',
      rank: known(({ strength, body }) => -10 * strength - body),
    },
    {
      name: 'short',
      label: 'Shortest smoke',
      explanation: 'Shortest smoke first, in the size that is drawn.',
      rank: known((cigar, choice) => {
        const vitola = shownVitola(cigar, choice)
        return vitola ? minutesOf(vitola) : last
      }),
    },
  ]
}

function bestKnownCigars({ cigars, matches, lines }: Catalogue): readonly CigarLine[] {
  const fames = famesOf(cigars, matches)
  const ranks = new Map(cigars.map((cigar, index) => [cigar, fames[index]!]))
  const known = takeTurns(
    cigars,
    cigar => ranks.get(cigar)!,
    ({ brand }) => brand,
  )
  return [...known, ...lines.filter(line => !isKnownCigar(line))]
}

export function drinkOrders(catalogue: Catalogue): readonly Order<Drink>[] {
  return [
    {
      name: 'known',
      label: 'Most poured',
      explanation:
        'Most poured first: by how often others have published a drink, and then its family, beside a cigar. Families take turns.',
      rank: placesOf(() => mostPouredDrinks(catalogue)),
    },
    {
      name: 'name',
      label: 'A to Z',
      explanation: 'By name.',
      rank: placesOf(() => catalogue.drinks.toSorted((a, b) => byName(a.name, b.name))),
    },
    {
      name: 'light',
      label: 'Lightest',
      explanation: 'Lightest on the palate first.',
      rank: ({ weight }) => weight,
    },
    {
      name: 'strong',
      label: 'Strongest',
      explanation: 'Most alcohol first.',
      rank: ({ proof }) => -proof,
    },
  ]
}

const pointsOfDrink = 3
const lossOfSought = 2

function mostPouredDrinks({ drinks, published }: Catalogue): readonly Drink[] {
  const recommended = published.filter(({ isRecommended }) => isRecommended)
  const byText = countBy(recommended.map(({ drink }) => slugify(drink)))
  const byFamily = countBy(recommended.map(({ family }) => family))
  const fameOf = ({ name, aliases, family, availability }: Drink) => {
    const mentions = [name, ...aliases].reduce((sum, text) => sum + (byText.get(slugify(text)) ?? 0), 0)
    return (
      pointsOfDrink * Math.log2(1 + mentions) +
      Math.log2(1 + (byFamily.get(family) ?? 0)) -
      (availability === 'usual' ? 0 : lossOfSought)
    )
  }
  return takeTurns(drinks, fameOf, ({ family }) => family)
}

const lossPerTurn = 0.5

/** Highest first, but each further item of a group waits behind equals of other groups. */
function takeTurns<Item>(
  items: readonly Item[],
  rankOf: (item: Item) => number,
  groupOf: (item: Item) => string,
): Item[] {
  const ranked = items.map(item => ({ item, rank: rankOf(item) })).sort((a, b) => b.rank - a.rank)
  const sizes = new Map<string, number>()
  for (const entry of ranked) {
    const before = sizes.get(groupOf(entry.item)) ?? 0
    sizes.set(groupOf(entry.item), before + 1)
    entry.rank -= lossPerTurn * before
  }
  return ranked.sort((a, b) => b.rank - a.rank).map(({ item }) => item)
}

function countBy(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
