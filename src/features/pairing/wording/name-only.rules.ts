import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Pair } from '../engine/engine.rules.ts'
import { composeCaution } from './caution.rules.ts'
import { bodyText } from './opening.rules.ts'
import { createPhrasePicker } from './phrase-picker.rules.ts'
import type { Phrasebook } from './phrasebook.rules.ts'
import { vesselName } from './recommendation.rules.ts'
import { composeServing } from './serving-sentence.rules.ts'

/** What can be said about a drink for a cigar of which only the name is known. */
export interface NameOnlyWording {
  result: string
  caution: string | null
}

export function composeNameOnlyWording(pair: Pair, phrasebook: Phrasebook): NameOnlyWording {
  const { cigar, drink } = pair
  const { id, brand, line } = cigar
  const picker = createPhrasePicker(phrasebook, `${brand} ${line} ${drink.id}`, { glass: vesselName(drink) })
  const opening = picker.pickSentence('name-only', id === undefined ? 'maker' : 'line', {
    slots: {
      cigar: cigarName(cigar),
      maker: cigarName({ brand, line: '' }),
      body: bodyText(cigar),
      drink: drink.saidAs,
    },
  })
  // Cautions about the cigar would be guesses.
  const caution = composeCaution({ ...pair, cigar: { ...cigar, strength: 3, minutes: 0 } }, picker)
  const paragraph = [opening, composeServing(drink, picker), drink.sentence].join(' ')
  return { result: [paragraph, caution].filter(Boolean).join('\n\n'), caution }
}
