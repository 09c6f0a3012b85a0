import {
  aliasesOf,
  type Namesakes,
  namesakesOf,
  originWordsOf,
  versionWordsOf,
} from './brand-versions.rules.ts'
import type { Catalogue, Cigar } from './catalogue.contract.ts'
import { cigarName } from './cigar-name.rules.ts'
import { readCigarWords } from './cigar-words.rules.ts'
import { type KnownDrinks, knowDrinks } from './drink-names.rules.ts'
import { chatter, common } from './everyday-words.rules.ts'
import { type KnownWords, knowWords } from './known-words.rules.ts'
import { familiesOf } from './line-families.rules.ts'

/** A word of a cigar's name counts whole; one that merely describes the cigar counts less. */
const factorOfPart = { brand: 1, version: 1, line: 1, vitola: 0.9, leaf: 0.85 }
type Part = keyof typeof factorOfPart

/** Where a word stands: the cigars that have it and what the best of its places counts in each. */
export interface Places {
  cigars: Int32Array
  factors: Float32Array
  isOfBrand: boolean
}

/** One way to say a brand or a line: its words and how much each tells. */
export interface Spelling {
  words: readonly string[]
  /** The places of its words among the known words. */
  places: Int32Array
  weight: number
  /** How many of its words are no chatter. */
  told: number
}

export interface IndexedCigar {
  cigar: Cigar
  brands: readonly Spelling[]
  line: Spelling
  lineAliases: readonly Spelling[]
  /** Words of the line and its aliases that nobody would say of anything else. */
  ownWords: readonly { word: string; place: number }[]
  /** Every word of the maker's names. */
  makersWords: ReadonlySet<string>
  /** The line is called by a word of its maker, but not by all of them: the bare maker does not name it. */
  repeatsMaker: boolean
}

export interface CigarIndex {
  cigars: readonly IndexedCigar[]
  knownWords: KnownWords
  placesByWord: ReadonlyMap<string, Places>
  /** How much a word tells, from about 0.7 (`nicaragua`) to 8 (a word of one cigar only). */
  tellingByWord: ReadonlyMap<string, number>
  /** Whole names without their blanks: `drewestate`, `laflordominicana`. */
  wordsByJoined: ReadonlyMap<string, readonly string[]>
  namesakes: Namesakes
  /** Words that a family of lines shares, with its maker. */
  families: ReadonlyMap<string, string>
  /** A number for the maker of each cigar, the same for both versions of a name. */
  houseByCigar: Int32Array
  houses: number
  placesByBrand: ReadonlyMap<string, readonly number[]>
  /** By the whole name, as its words are read, where only one line is called so. */
  placeByName: ReadonlyMap<string, number>
  drinks: KnownDrinks
  /** What was found for words that were typed before; only ever added to, and the same for everybody. */
  likenessByTypedWord: Map<string, ReadonlyMap<string, number>>
}

/** A cigar in words, before it is known how much each tells. */
interface SpelledCigar {
  cigar: Cigar
  wordsByPart: Record<Part, readonly string[][]>
}

/** Built once at start: some three thousand cigars and four thousand words. */
export function indexCigars(catalogue: Pick<Catalogue, 'cigars' | 'brands' | 'drinks'>): CigarIndex {
  const namesakes = namesakesOf(catalogue.cigars)
  const houses = new Map<string, number>()
  const aliasesByBrand = new Map(catalogue.brands.map(({ brand, aliases }) => [brand, aliases]))
  const spelled = catalogue.cigars.map(cigar =>
    spell(cigar, aliasesOf(namesakes, aliasesByBrand, cigar.brand), versionWordsOf(namesakes, cigar)),
  )
  const houseByCigar = Int32Array.from(catalogue.cigars, ({ brand }) =>
    numberIn(houses, namesakes.get(brand)?.name ?? brand),
  )
  const placesByWord = placesOf(spelled)
  const tellingByWord = new Map(
    [...placesByWord].map(([word, places]) => [word, tellingOf(places, spelled.length)]),
  )
  const knownWords = knowWords([...placesByWord.keys()])
  const weigh = (words: readonly string[]): Spelling => ({
    words,
    places: Int32Array.from(words, word => knownWords.placeByWord.get(word)!),
    weight: words.reduce((sum, word) => sum + tellingByWord.get(word)!, 0),
    told: words.filter(word => !chatter.has(word)).length,
  })
  const cigars = spelled.map(each => indexCigar(each, weigh, knownWords))
  return {
    cigars,
    families: familiesOf(cigars, word => placesByWord.get(word)!.isOfBrand),
    houseByCigar,
    houses: houses.size,
    placesByBrand: placesByBrandOf(catalogue.cigars),
    placeByName: placeByNameOf(catalogue.cigars),
    drinks: knowDrinks(catalogue.drinks),
    knownWords,
    placesByWord,
    tellingByWord,
    wordsByJoined: joinedNames(spelled),
    namesakes,
    likenessByTypedWord: new Map(),
  }
}

function indexCigar(
  { cigar, wordsByPart: { brand, line } }: SpelledCigar,
  weigh: (words: readonly string[]) => Spelling,
  { placeByWord }: KnownWords,
): IndexedCigar {
  const makersWords = new Set(brand.flat())
  return {
    cigar,
    brands: brand.map(weigh),
    line: weigh(line[0]!),
    lineAliases: line.slice(1).map(weigh),
    ownWords: [...new Set(line.flat())]
      .filter(word => !common.has(word))
      .map(word => ({ word, place: placeByWord.get(word)! })),
    makersWords,
    repeatsMaker: repeatsMaker(line[0]!, brand, makersWords),
  }
}

function placesByBrandOf(cigars: readonly Cigar[]): Map<string, readonly number[]> {
  const places = new Map<string, number[]>()
  cigars.forEach(({ brand }, at) => {
    const known = places.get(brand)
    if (known) known.push(at)
    else places.set(brand, [at])
  })
  return places
}

function placeByNameOf(cigars: readonly Cigar[]): Map<string, number> {
  const places = new Map<string, number>()
  const shared = new Set<string>()
  cigars.forEach((cigar, at) => {
    const name = readCigarWords(cigarName(cigar)).words.join(' ')
    if (places.has(name)) shared.add(name)
    places.set(name, at)
  })
  for (const name of shared) places.delete(name)
  return places
}

function numberIn(houses: Map<string, number>, name: string): number {
  const known = houses.get(name) ?? houses.size
  houses.set(name, known)
  return known
}

function spell(cigar: Cigar, brandAliases: readonly string[], versionWords: string): SpelledCigar {
  const brand = spellings([cigar.brand.replace(/\s*\(.+\)$/, ''), ...brandAliases])
  const makersWords = new Set(brand.flat())
  const line = spellings([cigar.line, ...cigar.aliases]).flatMap((words, at) =>
    withoutMaker(words, makersWords, at === 0),
  )
  const vitola = spellings(cigar.vitolas.map(({ name }) => name))
  const leaf = spellings([cigar.wrapper, cigar.country, cigar.shade, originWordsOf(cigar)])
  const version = spellings([versionWords])
  return { cigar, wordsByPart: { brand, version, line, vitola, leaf } }
}

function spellings(names: readonly string[]): string[][] {
  return names.map(name => [...readCigarWords(name).words]).filter(words => words.length > 0)
}

/** A line that says its maker ("Padron Series") is not named by naming the maker. */
function withoutMaker(words: string[], makersWords: ReadonlySet<string>, isLine: boolean): string[][] {
  const own = words.filter(word => !makersWords.has(word))
  if (own.length === words.length || own.some(word => !chatter.has(word))) return [own]
  return isLine ? [words] : []
}

/** `Punch Punch` and `Julieta`, but not a line that is called just as its maker. */
function repeatsMaker(
  line: readonly string[],
  brands: readonly string[][],
  makersWords: ReadonlySet<string>,
): boolean {
  const isOfMaker = line.every(word => makersWords.has(word) || chatter.has(word))
  const isMaker = brands.some(brand => brand.join(' ') === line.join(' '))
  return isOfMaker && line.some(word => makersWords.has(word)) && !isMaker
}

function placesOf(spelled: readonly SpelledCigar[]): Map<string, Places & { isOfBrandOnly: boolean }> {
  const found = new Map<string, { factorByCigar: Map<number, number>; parts: Set<string> }>()
  spelled.forEach(({ wordsByPart }, at) => {
    for (const part of ['brand', 'version', 'line', 'vitola', 'leaf'] as const)
      for (const word of wordsByPart[part].flat()) {
        const places = found.get(word) ?? { factorByCigar: new Map(), parts: new Set() }
        found.set(word, places)
        places.parts.add(part)
        places.factorByCigar.set(at, Math.max(factorOfPart[part], places.factorByCigar.get(at) ?? 0))
      }
  })
  return new Map(
    [...found].map(([word, { factorByCigar, parts }]) => [
      word,
      {
        cigars: Int32Array.from(factorByCigar.keys()),
        factors: Float32Array.from(factorByCigar.values()),
        isOfBrand: parts.has('brand'),
        isOfBrandOnly: parts.has('brand') && parts.size === 1,
      },
    ]),
  )
}

function tellingOf(places: Places & { isOfBrandOnly: boolean }, cigars: number): number {
  const holders = places.cigars.length
  // A maker's name tells as much with thirty lines as with one.
  return Math.log(1 + cigars / (places.isOfBrandOnly ? Math.min(holders, 3) : holders))
}

function joinedNames(spelled: readonly SpelledCigar[]): Map<string, readonly string[]> {
  const names = spelled.flatMap(({ wordsByPart: { brand, line } }) => [...brand, ...line])
  return new Map(names.filter(words => words.length > 1).map(words => [words.join(''), words]))
}
