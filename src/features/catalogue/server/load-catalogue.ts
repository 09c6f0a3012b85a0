import { LruCache } from '#platform/server/lru-cache.ts'
import type { CatalogueData, Drink, PublishedPairing } from '../catalogue.contract.ts'
import { indexDrinks, isConfidentHit, isExactHit, searchDrinks } from '../drink-search/drink-search.rules.ts'
import type { NoteFamily } from '../note.contract.ts'
import {
  type CigarIndex,
  indexCigars,
  maxCigarNameLength,
  type Recognition,
  recognizeCigar,
} from '../recognition/recognition.rules.ts'
import { groupPublishedByLine } from './published-by-line.ts'
import { readCatalogue } from './read-catalogue.ts'

/** The in-memory catalogue with search and recognition. */
export interface Catalogue extends CatalogueData {
  /** Matching lines, best first. */
  recognize(text: string, limit: number): Recognition
  /** Matching drinks, best first. */
  findDrinks(text: string): readonly Drink[]
  /** Undefined for cigars, small talk and drinks that are not in the catalogue. */
  recognizeDrink(text: string): Drink | undefined
  /** Pairings that others published for this line. */
  publishedFor(lineId: string): readonly PublishedPairing[]
  familyOf(note: string): NoteFamily
  labelOf(note: string): string
}

const cacheSize = 4000

export function loadCatalogue(directory: string): Catalogue {
  const catalogue = readCatalogue(directory)
  const index: CigarIndex = indexCigars(catalogue)
  const drinkIndex = indexDrinks(catalogue.drinks)
  const recognitions = new LruCache<Recognition>(cacheSize)
  const recognize = (text: string, limit: number) =>
    recognitions.getOrSet(`${limit} ${text.slice(0, maxCigarNameLength + 1)}`, () =>
      recognizeCigar(index, text, limit),
    )
  // Recognizing some hundred names at the start would delay it.
  let publishedByLine: ReadonlyMap<string, readonly PublishedPairing[]> | undefined
  return {
    ...catalogue,
    publishedFor(lineId) {
      publishedByLine ??= groupPublishedByLine(catalogue.published, recognize)
      return publishedByLine.get(lineId) ?? []
    },
    familyOf: note => catalogue.notesById.get(note)!.family,
    labelOf: note => catalogue.notesById.get(note)!.label,
    recognize,
    findDrinks: text => searchDrinks(drinkIndex, text).map(({ drink }) => drink),
    recognizeDrink(text) {
      if (!/\p{L}|\d{3}/u.test(text)) return undefined
      const [best] = searchDrinks(drinkIndex, text)
      if (!best || !isConfidentHit(best)) return undefined
      const { isRecognized, matches } = recognize(text, 1)
      // Cigar makers share words with many bottles: a text that a cigar explains better is not a drink.
      const isCigar = isRecognized && !isExactHit(best) && matches[0]!.score >= best.score
      return isCigar ? undefined : best.drink
    },
  }
}
