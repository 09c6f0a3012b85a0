import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'

export interface CatalogueSearch {
  /** Lines that contain every word, likeliest first; if there are none, fuzzy matches. */
  cigars(q: string): readonly Cigar[]
  /** Drinks with the text in a name or in their style, by name. */
  drinks(q: string): readonly Drink[]
}

const maxFuzzyMatches = 48

export function openCatalogueSearch(catalogue: Catalogue): CatalogueSearch {
  const aliasesByBrand = new Map(catalogue.brands.map(({ brand, aliases }) => [brand, aliases]))
  const cigars = catalogue.cigars.map(cigar => {
    const { brand, line, aliases, wrapper, vitolas } = cigar
    const names = [brand, ...(aliasesByBrand.get(brand) ?? []), line, ...aliases, wrapper]
    return { cigar, text: normalize([...names, ...vitolas.map(({ name }) => name)].join(' ')) }
  })
  const drinks = catalogue.drinks
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(drink => ({ drink, texts: [drink.name, drink.style, ...drink.aliases].map(normalize) }))
  return {
    cigars(q) {
      if (q === '') return catalogue.cigars
      const words = normalize(q).split(/\s+/)
      const containing = cigars.filter(({ text }) => words.every(word => text.includes(word)))
      const ranked = catalogue.recognize(q, maxFuzzyMatches).matches.map(({ cigar }) => cigar)
      if (containing.length === 0) return ranked
      const found = new Set(containing.map(({ cigar }) => cigar))
      return [...new Set([...ranked.filter(cigar => found.has(cigar)), ...found])]
    },
    drinks: q =>
      drinks.filter(({ texts }) => texts.some(text => text.includes(normalize(q)))).map(({ drink }) => drink),
  }
}

/** Ignores accents, case and apostrophes. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
}
