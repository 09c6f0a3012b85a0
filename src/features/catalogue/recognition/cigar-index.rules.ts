import { type CatalogueData, type CigarLine, isKnownCigar } from '../catalogue.contract.ts'
import { cigarName, makerName } from '../cigar-name.rules.ts'
import {
  buildVocabulary,
  commonWords,
  stopWords,
  tokenizeCigarText,
  type Vocabulary,
} from '../words/words.rules.ts'
import {
  brandAliases,
  findNamesakes,
  type Namesakes,
  originKeywords,
  versionKeywords,
} from './brand-namesakes.rules.ts'
import { type DrinkNames, indexDrinkNames } from './drink-names.rules.ts'
import { createEvidenceArrays, type EvidenceArrays } from './evidence-arrays.rules.ts'
import { findLineFamilies } from './line-families.rules.ts'

/** A word of the name counts fully; one that only describes the cigar counts less. */
const factorOfPart = { brand: 1, version: 1, line: 1, vitola: 0.9, leaf: 0.85 }
type Part = keyof typeof factorOfPart

/** Posting list of a word: the cigars that have it, and the best factor it has in each. */
export interface Postings {
  cigarIndexes: Int32Array
  factors: Float32Array
  isOfBrand: boolean
}

/** One spelling of a brand or a line. */
export interface Spelling {
  words: readonly string[]
  /** Indexes of its words in the vocabulary. */
  wordIndexes: Int32Array
  weight: number
  /** Number of its words that are not stop words. */
  contentWordCount: number
}

export interface IndexedCigar {
  cigar: CigarLine
  brands: readonly Spelling[]
  line: Spelling
  lineAliases: readonly Spelling[]
  /** Words of the line and its aliases that are not common words. */
  distinctiveWords: readonly { word: string; wordIndex: number; isNumber: boolean }[]
  /** All words of the maker's names. */
  makerWords: ReadonlySet<string>
  /** The line's name repeats words of its maker, but not all of them: the maker alone does not name it. */
  repeatsMaker: boolean
  /** The line has the name of its maker and nothing more. */
  isNamedAfterMaker: boolean
}

export interface CigarIndex {
  cigars: readonly IndexedCigar[]
  vocabulary: Vocabulary
  postingsByWord: ReadonlyMap<string, Postings>
  /** Inverse document frequency, from about 0.7 (`nicaragua`) to 8 (a word of one cigar only). */
  idfByWord: ReadonlyMap<string, number>
  /** Whole names without spaces: `drewestate`, `laflordominicana`. */
  wordsByCompound: ReadonlyMap<string, readonly string[]>
  namesakes: Namesakes
  /** Brand by the word that a family of its lines shares. */
  brandByFamilyWord: ReadonlyMap<string, string>
  /** A number for each maker, the same for both versions of a name. */
  makerByCigar: Int32Array
  makerCount: number
  cigarIndexesByBrand: ReadonlyMap<string, readonly number[]>
  /** By the tokenized full name, where only one line has it. */
  cigarIndexByName: ReadonlyMap<string, number>
  drinkNames: DrinkNames
  /** By the tokenized name of a line, if it is a long number or has several words. */
  brandsByLineName: ReadonlyMap<string, ReadonlySet<string>>
  /** Results for words typed before. Entries never change. */
  similarityCache: Map<string, ReadonlyMap<string, number>>
  evidenceArrays: EvidenceArrays
}

interface SpelledCigar {
  cigar: CigarLine
  wordsByPart: Record<Part, readonly string[][]>
}

/** Built once at startup, from some three thousand cigars and four thousand words. */
export function indexCigars(catalogue: Pick<CatalogueData, 'lines' | 'brands' | 'drinks'>): CigarIndex {
  const namesakes = findNamesakes(catalogue.lines)
  const makerNumbers = new Map<string, number>()
  const aliasesByBrand = new Map(catalogue.brands.map(({ brand, aliases }) => [brand, aliases]))
  const spelled = catalogue.lines.map(cigar =>
    spell(cigar, brandAliases(namesakes, aliasesByBrand, cigar.brand), versionKeywords(namesakes, cigar)),
  )
  const makerByCigar = Int32Array.from(catalogue.lines, ({ brand }) =>
    numberFor(makerNumbers, namesakes.get(brand)?.name ?? brand),
  )
  const postingsByWord = buildPostings(spelled)
  const idfByWord = new Map(
    [...postingsByWord].map(([word, postings]) => [word, inverseDocumentFrequency(postings, spelled.length)]),
  )
  const vocabulary = buildVocabulary([...postingsByWord.keys()])
  const weigh = (words: readonly string[]): Spelling => ({
    words,
    wordIndexes: Int32Array.from(words, word => vocabulary.indexByWord.get(word)!),
    weight: words.reduce((sum, word) => sum + idfByWord.get(word)!, 0),
    contentWordCount: words.filter(word => !stopWords.has(word)).length,
  })
  const cigars = spelled.map(spelledCigar => indexCigar(spelledCigar, weigh, vocabulary))
  return {
    cigars,
    brandByFamilyWord: findLineFamilies(cigars, word => postingsByWord.get(word)!.isOfBrand),
    makerByCigar,
    makerCount: makerNumbers.size,
    cigarIndexesByBrand: groupIndexesByBrand(catalogue.lines),
    cigarIndexByName: indexUniqueNames(catalogue.lines),
    drinkNames: indexDrinkNames(catalogue.drinks),
    brandsByLineName: groupBrandsByLineName(catalogue.lines),
    vocabulary,
    postingsByWord,
    idfByWord,
    wordsByCompound: compoundNames(spelled),
    namesakes,
    similarityCache: new Map(),
    evidenceArrays: createEvidenceArrays(cigars.length, vocabulary.words.length),
  }
}

function indexCigar(
  { cigar, wordsByPart: { brand, line } }: SpelledCigar,
  weigh: (words: readonly string[]) => Spelling,
  { indexByWord }: Vocabulary,
): IndexedCigar {
  const makerWords = new Set(brand.flat())
  const hasMakerInLine = repeatsMaker(line[0]!, brand, makerWords)
  return {
    cigar,
    brands: brand.map(weigh),
    line: weigh(line[0]!),
    lineAliases: line.slice(1).map(weigh),
    distinctiveWords: [...new Set(line.flat())]
      .filter(word => !commonWords.has(word))
      .map(word => ({ word, wordIndex: indexByWord.get(word)!, isNumber: /^\d+$/.test(word) })),
    makerWords,
    repeatsMaker: hasMakerInLine,
    isNamedAfterMaker: !hasMakerInLine && line[0]!.every(word => makerWords.has(word)),
  }
}

function groupIndexesByBrand(cigars: readonly CigarLine[]): Map<string, readonly number[]> {
  const indexes = new Map<string, number[]>()
  cigars.forEach(({ brand }, index) => {
    const sameBrand = indexes.get(brand)
    if (sameBrand) sameBrand.push(index)
    else indexes.set(brand, [index])
  })
  return indexes
}

function groupBrandsByLineName(cigars: readonly CigarLine[]): Map<string, Set<string>> {
  const brands = new Map<string, Set<string>>()
  for (const { brand, line, aliases } of cigars)
    for (const name of [line, ...aliases]) {
      const words = tokenizeCigarText(name).words
      if (words.length < 2 && !/^\d{3,4}$/.test(words[0] ?? '')) continue
      brands.set(words.join(' '), (brands.get(words.join(' ')) ?? new Set()).add(brand))
    }
  return brands
}

function indexUniqueNames(cigars: readonly CigarLine[]): Map<string, number> {
  const indexes = new Map<string, number>()
  const ambiguous = new Set<string>()
  cigars.forEach((cigar, index) => {
    const name = tokenizeCigarText(cigarName(cigar)).words.join(' ')
    if (indexes.has(name)) ambiguous.add(name)
    indexes.set(name, index)
  })
  for (const name of ambiguous) indexes.delete(name)
  return indexes
}

function numberFor(numbers: Map<string, number>, name: string): number {
  const number = numbers.get(name) ?? numbers.size
  numbers.set(name, number)
  return number
}

function spell(cigar: CigarLine, aliases: readonly string[], keywords: string): SpelledCigar {
  const brand = spellings([makerName(cigar.brand), ...aliases])
  const makerWords = new Set(brand.flat())
  const line = spellings([cigar.line, ...cigar.aliases]).flatMap((words, index) =>
    withoutMaker(words, makerWords, index === 0),
  )
  const isKnown = isKnownCigar(cigar)
  const vitola = spellings(isKnown ? cigar.vitolas.map(({ name }) => name) : [])
  const leafNames = isKnown ? [cigar.wrapper, cigar.shade] : []
  const leaf = spellings([...leafNames, cigar.country, originKeywords(cigar)])
  const version = spellings([keywords])
  return { cigar, wordsByPart: { brand, version, line, vitola, leaf } }
}

function spellings(names: readonly string[]): string[][] {
  return names.map(name => [...tokenizeCigarText(name).words]).filter(words => words.length > 0)
}

/** A line that contains its maker's name ("Padrón Series") is not named by naming the maker. */
function withoutMaker(words: string[], makerWords: ReadonlySet<string>, isLine: boolean): string[][] {
  const rest = words.filter(word => !makerWords.has(word))
  if (rest.length === words.length || rest.some(word => !stopWords.has(word))) return [rest]
  return isLine ? [words] : []
}

/** True for `Punch Punch` and `Julieta`, false for a line with exactly the maker's name. */
function repeatsMaker(
  line: readonly string[],
  brands: readonly string[][],
  makerWords: ReadonlySet<string>,
): boolean {
  const isOfMaker = line.every(word => makerWords.has(word) || stopWords.has(word))
  const isMaker = brands.some(brand => brand.join(' ') === line.join(' '))
  return isOfMaker && line.some(word => makerWords.has(word)) && !isMaker
}

function buildPostings(spelled: readonly SpelledCigar[]): Map<string, Postings & { isOfBrandOnly: boolean }> {
  const postings = new Map<string, { factorByCigar: Map<number, number>; parts: Set<string> }>()
  spelled.forEach(({ wordsByPart }, index) => {
    for (const part of ['brand', 'version', 'line', 'vitola', 'leaf'] as const)
      for (const word of wordsByPart[part].flat()) {
        const posting = postings.get(word) ?? { factorByCigar: new Map(), parts: new Set() }
        postings.set(word, posting)
        posting.parts.add(part)
        posting.factorByCigar.set(index, Math.max(factorOfPart[part], posting.factorByCigar.get(index) ?? 0))
      }
  })
  return new Map(
    [...postings].map(([word, { factorByCigar, parts }]) => [
      word,
      {
        cigarIndexes: Int32Array.from(factorByCigar.keys()),
        factors: Float32Array.from(factorByCigar.values()),
        isOfBrand: parts.has('brand'),
        isOfBrandOnly: parts.has('brand') && parts.size === 1,
      },
    ]),
  )
}

function inverseDocumentFrequency(
  postings: Postings & { isOfBrandOnly: boolean },
  cigarCount: number,
): number {
  const holders = postings.cigarIndexes.length
  // A maker's name is as distinctive with thirty lines as with one.
  return Math.log(1 + cigarCount / (postings.isOfBrandOnly ? Math.min(holders, 3) : holders))
}

function compoundNames(spelled: readonly SpelledCigar[]): Map<string, readonly string[]> {
  const names = spelled.flatMap(({ wordsByPart: { brand, line } }) => [...brand, ...line])
  return new Map(names.filter(words => words.length > 1).map(words => [words.join(''), words]))
}
