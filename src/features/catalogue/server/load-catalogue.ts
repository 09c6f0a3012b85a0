import { LruCache } from '#platform/server/lru-cache.ts'
import type { CatalogueData, Drink, PublishedPairing } from '../catalogue.contract.ts'
import type { DrinkQuestion } from '../drink-group.contract.ts'
import {
  askWhichDrink,
  indexDrinkTexts,
  listDrinks,
  type UnderstoodDrink,
  understandDrink,
} from '../drink-search/drink-search.rules.ts'
import type { NoteFamily } from '../note.contract.ts'
import type { PublishedMatch } from '../published-match.rules.ts'
import {
  type CigarIndex,
  indexCigars,
  maxCigarNameLength,
  type Recognition,
  recognizeCigar,
} from '../recognition/recognition.rules.ts'
import type { OwnRow, OwnRowsInUse } from './merge-own-rows.ts'
import { groupPublishedByLine } from './published-by-line.ts'
import { readCatalogue } from './read-catalogue.ts'
import { resolvePublishedMatches } from './resolve-published-matches.ts'

/** The in-memory catalogue with search and recognition. */
export interface Catalogue extends CatalogueData {
  ownRows: OwnRowsInUse
  /** Matching lines, best first. */
  recognize(text: string, limit: number): Recognition
  /** Matching drinks, best first. */
  findDrinks(text: string): readonly Drink[]
  /** Undefined for cigars, small talk and drinks that are not in the catalogue. */
  recognizeDrink(text: string): Drink | undefined
  /** Pairings that others published for this line. */
  publishedFor(lineId: string): readonly PublishedPairing[]
  /** The drink or the kind of drink that a text names; undefined as above. */
  understandDrink(text: string): UnderstoodDrink | undefined
  /** For a text that names a kind of drink. */
  askWhichDrink(understood: UnderstoodDrink | undefined): DrinkQuestion | undefined
  familyOf(note: string): NoteFamily
  labelOf(note: string): string
  /** The same pairings with what is known of their cigars; resolved when they are first asked for. */
  readonly matches: readonly PublishedMatch[]
}

const cacheSize = 4000

/** @param ownRows those that the lounge has of its own */
export function loadCatalogue(directory: string, ownRows: readonly OwnRow[] = []): Catalogue {
  const catalogue = readCatalogue(directory, ownRows)
  const index: CigarIndex = indexCigars(catalogue)
  const drinkTexts = indexDrinkTexts(catalogue.drinks, catalogue.drinkGroups)
  const recognitions = new LruCache<Recognition>(cacheSize)
  const recognize = (text: string, limit: number) =>
    recognitions.getOrSet(`${limit} ${text.slice(0, maxCigarNameLength + 1)}`, () =>
      recognizeCigar(index, text, limit),
    )
  // Recognizing some hundred names at the start would delay it.
  let matches: readonly PublishedMatch[] | undefined
  let publishedByLine: ReadonlyMap<string, readonly PublishedPairing[]> | undefined
  function understand(text: string): UnderstoodDrink | undefined {
    const understood = understandDrink(drinkTexts, text)
    if (!understood || understood.isExact) return understood
    // Cigar makers share words with many bottles: a text that a cigar explains better is not a drink.
    const { isRecognized, matches } = recognize(text, 1)
    return isRecognized && matches[0]!.score >= understood.score ? undefined : understood
  }
  return {
    ...catalogue,
    publishedFor(lineId) {
      publishedByLine ??= groupPublishedByLine(catalogue.published, recognize)
      return publishedByLine.get(lineId) ?? []
    },
    get matches() {
      matches ??= resolvePublishedMatches(catalogue, recognize)
      return matches
    },
    familyOf: note => catalogue.notesById.get(note)!.family,
    labelOf: note => catalogue.notesById.get(note)!.label,
    recognize,
    findDrinks: text => listDrinks(drinkTexts, text),
    recognizeDrink: text => understand(text)?.drink,
    understandDrink: understand,
    askWhichDrink: understood => understood && askWhichDrink(drinkTexts, understood),
  }
}
