import { join } from 'node:path'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { readCuratedPairings } from '#features/pairing/server/read-curated-pairings.ts'
import { type Phrasebook, recommendationPhrases } from '#features/pairing/wording/wording.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import {
  buildNameLexicon,
  type NarrationGuard,
  readClosedVocabulary,
} from '../fact-check/fact-check.rules.ts'

/**
 * The language of the narrations: the sentences of `data/words` and of the pairings written by hand, and how drinks are
 * poured. What is written of one drink belongs to that drink. Words that our texts write in lower case are ordinary
 * words, even if a name contains them.
 */
export function createNarrationGuard(
  catalogue: Catalogue,
  phrasebook: Phrasebook,
  handWritten = readHandWritten(catalogue),
): NarrationGuard {
  const phrases = recommendationPhrases(phrasebook)
  const drinkTexts = catalogue.drinks.flatMap(({ sentence, serve, style }) => [sentence, serve, style])
  return {
    names: buildNameLexicon(catalogue, [...phrases, ...drinkTexts]),
    language: readClosedVocabulary([
      ...phrases,
      ...catalogue.drinks.map(({ serve }) => serve),
      ...handWritten,
    ]),
  }
}

function readHandWritten(catalogue: Catalogue): string[] {
  const path = join(projectRoot(import.meta.dirname), 'data', 'curated-pairings.md')
  return readCuratedPairings(path, catalogue).flatMap(({ cigar_desc, spirit_desc, description }) => [
    cigar_desc,
    spirit_desc,
    description,
  ])
}
