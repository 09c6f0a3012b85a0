import type { Catalogue, Cigar } from './catalogue.contract.ts'
import { readCigarWords } from './cigar-words.rules.ts'
import { type KnownWord, knowWord } from './word-likeness.rules.ts'

/** Where in a cigar's row a word stands: its name, or what merely describes it. */
export type Part = 'brand' | 'line' | 'vitola' | 'leaf'

export interface Placement {
  cigar: number
  part: Part
}

/** One way to say a brand or a line: its words and how much each tells. */
export interface Spelling {
  words: readonly string[]
  weight: number
}

export interface IndexedCigar {
  cigar: Cigar
  brands: readonly Spelling[]
  lines: readonly Spelling[]
}

export interface CigarIndex {
  cigars: readonly IndexedCigar[]
  vocabulary: readonly KnownWord[]
  placementsByWord: ReadonlyMap<string, readonly Placement[]>
  /** How much a word tells, from about 0.7 (`nicaragua`) to 7 (a word of one cigar only). */
  tellingByWord: ReadonlyMap<string, number>
  /** What was found for words that were typed before; only ever added to, and the same for everybody. */
  likenessByTypedWord: Map<string, ReadonlyMap<string, number>>
}

/** Built once at start: about a thousand cigars and three thousand words. */
export function indexCigars(catalogue: Pick<Catalogue, 'cigars' | 'brands'>): CigarIndex {
  const aliasesByBrand = new Map(catalogue.brands.map(({ brand, aliases }) => [brand, aliases]))
  const placements = new Map<string, Placement[]>()
  const spelled = catalogue.cigars.map((cigar, number) => {
    const brands = spellings([
      cigar.brand.replace(/\s*\(.+\)$/, ''),
      ...(aliasesByBrand.get(cigar.brand) ?? []),
    ])
    const makersWords = new Set(brands.flat())
    const lines = spellings([cigar.line, ...cigar.aliases]).flatMap((words, at) =>
      withoutMaker(words, makersWords, at === 0),
    )
    const vitolas = spellings(cigar.vitolas.map(vitola => vitola.name))
    const leaf = spellings([cigar.wrapper, cigar.country, cigar.shade, originOf(cigar)])
    for (const [part, ways] of Object.entries({ brand: brands, line: lines, vitola: vitolas, leaf }))
      for (const word of new Set(ways.flat())) place(placements, word, { cigar: number, part: part as Part })
    return { cigar, brands, lines }
  })
  const tellingByWord = new Map(
    [...placements].map(([word, places]) => [word, tellingOf(places, catalogue.cigars.length)]),
  )
  const weigh = (words: string[]): Spelling => ({
    words,
    weight: words.reduce((sum, word) => sum + tellingByWord.get(word)!, 0),
  })
  return {
    cigars: spelled.map(({ cigar, brands, lines }) => ({
      cigar,
      brands: brands.map(weigh),
      lines: lines.map(weigh),
    })),
    vocabulary: [...placements.keys()].map(knowWord),
    placementsByWord: placements,
    tellingByWord,
    likenessByTypedWord: new Map(),
  }
}

function place(placements: Map<string, Placement[]>, word: string, placement: Placement): void {
  const places = placements.get(word)
  if (places) places.push(placement)
  else placements.set(word, [placement])
}

function spellings(names: readonly string[]): string[][] {
  return names.map(name => [...readCigarWords(name).words]).filter(words => words.length > 0)
}

/** A line that says its maker ("Padron Series") is not named by naming the maker. */
function withoutMaker(words: string[], makersWords: ReadonlySet<string>, isLine: boolean): string[][] {
  const own = words.filter(word => !makersWords.has(word))
  if (own.length > 0) return [own]
  return isLine ? [words] : []
}

/** Words people add to say which version of a brand they mean. */
function originOf(cigar: Cigar): string {
  return cigar.country === 'Cuba'
    ? 'cuban habanos havana'
    : cigar.country === 'Dominican Republic'
      ? 'dominican'
      : ''
}

function tellingOf(places: readonly Placement[], cigars: number): number {
  const holders = new Set(places.map(place => place.cigar)).size
  const brandsOnly = places.every(place => place.part === 'brand')
  // A maker's name tells as much with thirty lines as with one.
  return Math.log(1 + cigars / (brandsOnly ? Math.min(holders, 3) : holders))
}
