import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { createPhrasePicker } from './phrase-picker.rules.ts'
import type { Phrasebook } from './phrasebook.rules.ts'

/** That a member's own bottle is judged by its type; undefined for a drink of the catalogue. */
export function composeJudgedBottle(
  { id, name, judgedAs }: Pick<Drink, 'id' | 'name' | 'judgedAs'>,
  phrasebook: Phrasebook,
): string | undefined {
  if (judgedAs === undefined) return undefined
  const phrases = createPhrasePicker(phrasebook, `judged ${id}`, {})
  return phrases.pickSentence('bar', 'judged', { slots: { drink: name, other: judgedAs } })
}
