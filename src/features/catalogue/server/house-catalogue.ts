import { Recent } from '#platform/server/recent.ts'
import type { Catalogue, Drink, NoteFamily } from '../catalogue.contract.ts'
import { type CigarIndex, indexCigars } from '../cigar-index.rules.ts'
import { indexDrinks } from '../drink-index.rules.ts'
import { isConfidentHit, isExactHit, searchDrinks } from '../drink-search.rules.ts'
import { maxCigarNameLength, type Recognition, recogniseCigar } from '../recognition.rules.ts'
import { readCatalogue } from './read-catalogue.ts'

/** The in-memory catalogue with search and recognition. */
export interface HouseCatalogue extends Catalogue {
  /** Matching lines, best first. */
  recognize(text: string, limit: number): Recognition
  /** Matching drinks, best first. */
  findDrinks(text: string): readonly Drink[]
  /** Undefined for cigars, small talk and drinks that are not in the catalogue. */
  recogniseDrink(text: string): Drink | undefined
  familyOf(note: string): NoteFamily
  labelOf(note: string): string
}

const cacheSize = 4000

export function openHouseCatalogue(directory: string): HouseCatalogue {
  const catalogue = readCatalogue(directory)
  const index: CigarIndex = indexCigars(catalogue)
  const drinkIndex = indexDrinks(catalogue.drinks)
  const recognitions = new Recent<Recognition>(cacheSize)
  const recognize = (text: string, limit: number) =>
    recognitions.recall(`${limit} ${text.slice(0, maxCigarNameLength + 1)}`, () =>
      recogniseCigar(index, text, limit),
    )
  return {
    ...catalogue,
    familyOf: note => catalogue.notesById.get(note)!.family,
    labelOf: note => catalogue.notesById.get(note)!.label,
    recognize,
    findDrinks: text => searchDrinks(drinkIndex, text).map(({ drink }) => drink),
    recogniseDrink(text) {
      const [best] = searchDrinks(drinkIndex, text)
      if (!best || !isConfidentHit(best)) return undefined
      const { recognised, matches } = recognize(text, 1)
      // Cigar makers share words with many bottles: a text that a cigar explains better is not a drink.
      const isCigar = recognised && !isExactHit(best) && matches[0]!.score >= best.score
      return isCigar ? undefined : best.drink
    },
  }
}
