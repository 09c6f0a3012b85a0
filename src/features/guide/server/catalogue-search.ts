import { type CigarLine, type Drink, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import type { Match } from '#features/catalogue/recognition/recognition.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'

export interface CatalogueSearch {
  /** Lines that contain every word, likeliest first; if there are none, the closest, which are not all there are. */
  cigars(q: string): Found<CigarLine>
  /** Likeliest first: the drinks of the kind that the text names, then those that its words match. */
  drinks(q: string): Found<Drink>
  /** The filter of drinks that the whole text stands for: `zero proof`. */
  drinkFilter(q: string): NamedFilter | undefined
}

export interface NamedFilter {
  /** Of the facet. */
  name: string
  value: string
}

export interface Found<Item> {
  items: readonly Item[]
  /** No item has all the words of the text. */
  isApproximate: boolean
}

const maxFuzzyMatches = 48
/** Groups of the finder whose words mean every drink without alcohol to a reader of the list. */
const groupsWithoutAlcohol: readonly string[] = ['alcohol-free', 'mocktail']

export function openCatalogueSearch(catalogue: Catalogue): CatalogueSearch {
  const aliasesByBrand = new Map(catalogue.brands.map(({ brand, aliases }) => [brand, aliases]))
  // What can be drawn comes first.
  const inOrder = [...catalogue.cigars, ...catalogue.lines.filter(line => !isKnownCigar(line))]
  const cigars = inOrder.map(cigar => {
    const { brand, line, aliases } = cigar
    const names = [brand, ...(aliasesByBrand.get(brand) ?? []), line, ...aliases]
    const facts = isKnownCigar(cigar) ? [cigar.wrapper, ...cigar.vitolas.map(({ name }) => name)] : []
    return { cigar, text: normalize([...names, ...facts].join(' ')) }
  })
  /** All lines of a misspelled maker, if nothing else was typed. */
  const linesOfMakers = (matches: readonly Match[]) => {
    const [best] = matches
    if (!best || best.lineCoverage > 0) return []
    const makers = new Set(
      matches.filter(({ score }) => score === best.score).map(({ cigar }) => cigar.brand),
    )
    return inOrder.filter(({ brand }) => makers.has(brand))
  }
  const isWithoutAlcohol = (q: string) =>
    groupsWithoutAlcohol.includes(catalogue.understandDrink(q)?.group?.id ?? '')
  const withoutAlcohol = catalogue.drinks.filter(({ kind }) => kind === 'mocktail')
  return {
    cigars(q) {
      if (q === '') return all(inOrder)
      const words = normalize(q).split(/\s+/)
      const containing = cigars.filter(({ text }) => words.every(word => text.includes(word)))
      const { matches } = catalogue.recognize(q, maxFuzzyMatches)
      const ranked = matches.map(({ cigar }) => cigar)
      if (containing.length === 0) {
        const items = [...new Set([...ranked, ...linesOfMakers(matches)])]
        return { items, isApproximate: items.length > 0 }
      }
      const found = new Set(containing.map(({ cigar }) => cigar))
      return all([...new Set([...ranked.filter(cigar => found.has(cigar)), ...found])])
    },
    drinks(q) {
      if (q === '') return all(catalogue.drinks)
      return all(isWithoutAlcohol(q) ? withoutAlcohol : catalogue.findDrinks(q))
    },
    drinkFilter: q => (isWithoutAlcohol(q) ? { name: 'kind', value: 'mocktail' } : undefined),
  }
}

function all<Item>(items: readonly Item[]): Found<Item> {
  return { items, isApproximate: false }
}

/** Ignores accents, case and apostrophes. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
}
