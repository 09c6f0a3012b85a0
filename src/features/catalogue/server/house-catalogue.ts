import { Recent } from '#platform/server/recent.ts'
import type { Catalogue, Drink, NoteFamily } from '../catalogue.contract.ts'
import { type CigarIndex, indexCigars } from '../cigar-index.rules.ts'
import { indexDrinks } from '../drink-index.rules.ts'
import { isMeant, isNamedInFull, searchDrinks } from '../drink-search.rules.ts'
import { longestCigarName, type Recognition, recogniseCigar } from '../recognition.rules.ts'
import { readCatalogue } from './read-catalogue.ts'

/** The catalogue in memory, with what other features ask of it. */
export interface HouseCatalogue extends Catalogue {
  /** Lines that somebody may mean by this text, best first, at most `limit`. */
  recognise(text: string, limit: number): Recognition
  /** Drinks that somebody may mean by this text, best first. */
  findDrinks(text: string): readonly Drink[]
  /** The drink that is meant; undefined for a cigar, for talk and for what we do not pour. */
  recogniseDrink(text: string): Drink | undefined
  familyOf(note: string): NoteFamily
  labelOf(note: string): string
}

/** People ask for the same few thousand cigars. */
const remembered = 4000

export function openHouseCatalogue(directory: string): HouseCatalogue {
  const catalogue = readCatalogue(directory)
  const index: CigarIndex = indexCigars(catalogue)
  const drinkIndex = indexDrinks(catalogue.drinks)
  const recent = new Recent<Recognition>(remembered)
  const recognise = (text: string, limit: number) =>
    recent.recall(`${limit} ${text.slice(0, longestCigarName + 1)}`, () => recogniseCigar(index, text, limit))
  return {
    ...catalogue,
    familyOf: note => catalogue.notesById.get(note)!.family,
    labelOf: note => catalogue.notesById.get(note)!.label,
    recognise,
    findDrinks: text => searchDrinks(drinkIndex, text).map(({ drink }) => drink),
    recogniseDrink(text) {
      const [best] = searchDrinks(drinkIndex, text)
      if (!best || !isMeant(best)) return undefined
      const { recognised, matches } = recognise(text, 1)
      // Makers of cigars share words with many a bottle: what a cigar explains better is no drink.
      const isCigar = recognised && !isNamedInFull(best) && matches[0]!.score >= best.score
      return isCigar ? undefined : best.drink
    },
  }
}
