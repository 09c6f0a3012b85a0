import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'

/** Finds what somebody typed over a list. */
export interface CatalogueSearch {
  /** All lines that have every word in their names or leaf, the likeliest first; else those that it may be a slip for. */
  cigars(q: string): readonly Cigar[]
  /** Drinks that have the words in one of their names or in their style, by name. */
  drinks(q: string): readonly Drink[]
}

const mostLikely = 48

export function openCatalogueSearch(catalogue: HouseCatalogue): CatalogueSearch {
  const aliasesByBrand = new Map(catalogue.brands.map(({ brand, aliases }) => [brand, aliases]))
  const cigars = catalogue.cigars.map(cigar => {
    const { brand, line, aliases, wrapper, vitolas } = cigar
    const names = [brand, ...(aliasesByBrand.get(brand) ?? []), line, ...aliases, wrapper]
    return { cigar, text: folded([...names, ...vitolas.map(({ name }) => name)].join(' ')) }
  })
  const drinks = catalogue.drinks
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(drink => ({ drink, texts: [drink.name, drink.style, ...drink.aliases].map(folded) }))
  return {
    cigars(q) {
      if (q === '') return catalogue.cigars
      const words = folded(q).split(/\s+/)
      const named = cigars.filter(({ text }) => words.every(word => text.includes(word)))
      const likely = catalogue.recognise(q, mostLikely).matches.map(({ cigar }) => cigar)
      if (named.length === 0) return likely
      const found = new Set(named.map(({ cigar }) => cigar))
      return [...new Set([...likely.filter(cigar => found.has(cigar)), ...found])]
    },
    drinks: q =>
      drinks.filter(({ texts }) => texts.some(text => text.includes(folded(q)))).map(({ drink }) => drink),
  }
}

/** Accents, capitals and apostrophes do not matter. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
}
