import type { Pair } from '../engine/engine.rules.ts'
import { isFlavored } from '../flavoring.rules.ts'
import { composeCaution } from './caution.rules.ts'
import { composeDrinkFacts } from './drink-facts.rules.ts'
import { createPhrasePicker } from './phrase-picker.rules.ts'
import type { Phrasebook } from './phrasebook.rules.ts'
import { composePour } from './pour-sentence.rules.ts'
import { vesselName } from './recommendation.rules.ts'
import { cigarSlots } from './spoken-cigar.rules.ts'
import { spokenIt } from './spoken-drink.rules.ts'

/** What can be said about a drink for a cigar of which only the name is known. */
export interface NameOnlyWording {
  result: string
  caution: string | null
}

export function composeNameOnlyWording(pair: Pair, phrasebook: Phrasebook): NameOnlyWording {
  const { cigar, drink } = pair
  const { id, brand, line } = cigar
  const picker = createPhrasePicker(phrasebook, `${brand} ${line} ${drink.id}`, { glass: vesselName(drink) })
  const slots = cigarSlots(cigar)
  const key = isFlavored(cigar.make) ? 'name-flavored' : id === undefined ? 'name-maker' : 'name-line'
  const admission = picker.pickSentence('cigar-facts', key, { slots })
  // Cautions about the cigar would be guesses.
  const caution = composeCaution({ ...pair, cigar: { ...cigar, strength: 3, minutes: 0 } }, picker)
  const facts = `${admission} ${composeDrinkFacts(pair, picker)}`
  const why = picker.pickSentence('reasons', 'name-only', { slots: { ...slots, it: spokenIt(drink) } })
  const pour = composePour(pair, picker, { isTimed: false })
  const advice = [why, pour, caution].filter(Boolean).join(' ')
  return { result: `${facts}\n\n${advice}`, caution }
}
