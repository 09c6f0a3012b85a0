import { recognizedText } from '#features/catalogue/recognized-count.rules.ts'
import {
  isUndecided as areDatesUndecided,
  correctAndRepeat,
  datesFact,
  repeatedFact,
  rows,
} from '#platform/client/ui/import/import-texts.ts'
import type { EntriesImport, ImportField } from '../../import.contract.ts'
import { entriesCount } from './entries-count.ts'

export const fieldNames: Readonly<Record<ImportField, string>> = {
  smokedAt: 'Date',
  brand: 'Brand',
  line: 'Line',
  cigar: 'Cigar',
  vitola: 'Vitola',
  drink: 'Drink',
  rating: 'Rating',
  notes: 'Notes',
  firstThird: 'First third',
  secondThird: 'Second third',
  lastThird: 'Final third',
  draw: 'Draw',
  burn: 'Burn',
  appearance: 'Appearance',
  flavors: 'Flavors',
  durationMinutes: 'Minutes',
  temperature: 'Temperature, °F',
  humidity: 'Humidity, %',
}

/** Sentences about what a preview found. */
export function factsOf(found: EntriesImport): string[] {
  const { added, duplicates, repeated, invalid, recognized, unrated, missing, dates, ratings } = found
  return [
    missing.length > 0 &&
      `Say below what the columns hold. Still missing: ${missing.map(field => fieldNames[field].toLowerCase()).join(', ')}.`,
    added > 0 && recognizedText(recognized, added),
    datesFact(dates),
    ratings.example !== null &&
      (ratings.scale
        ? `Ratings are converted from a scale up to ${ratings.scale} to one up to 5, and rounded.`
        : `Ratings such as ${ratings.example} are not from 1 to 5. Say below on which scale they are.`),
    unrated > 0 && `${entriesCount(unrated)} without a rating ${unrated === 1 ? 'gets' : 'get'} 3 of 5.`,
    repeatedFact(repeated),
    duplicates > 0 &&
      `${rows(duplicates)} ${duplicates === 1 ? 'is' : 'are'} in your journal already, with the same details on the same day.`,
    invalid > 0 && !isUndecided(found) && correctAndRepeat,
  ].filter(fact => fact !== false)
}

/** Whether the member has to say how the file is read. */
export function isUndecided({ dates, ratings }: Pick<EntriesImport, 'dates' | 'ratings'>): boolean {
  return areDatesUndecided(dates) || (ratings.example !== null && ratings.scale === null)
}
