import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { type Phrasebook, recommendationPhrases } from '#features/pairing/wording/wording.rules.ts'
import { buildNameLexicon, type NameLexicon } from '../fact-check/fact-check.rules.ts'

/** Words that our own texts write in lower case are ordinary words, even if a name contains them. */
export function createNameLexicon(catalogue: Catalogue, phrasebook: Phrasebook): NameLexicon {
  const drinkTexts = catalogue.drinks.flatMap(({ sentence, serve, style }) => [sentence, serve, style])
  return buildNameLexicon(catalogue, [...recommendationPhrases(phrasebook), ...drinkTexts])
}
