import { uncapitalize } from '#platform/text.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'
import type { Thirds } from './thirds.rules.ts'

const thirdNames = ['first', 'second', 'final'] as const
/** Sentences that already say which third they are about. */
const namesItsThird: readonly RegExp[] = [
  /\b(early|earliest|at first|beginning|the start|to start|opening|first (draws?|puffs?|minutes?|inch|third|smoke))\b/i,
  /\b((in|through|by|at) the middle(?! of)|middle third|second third|halfway(?! through the draw)|midway)\b/i,
  /\b(late|last (draws?|puffs?|inch|third)|the end\b(?! of)|near the band|by now|at the close|final)\b/i,
]
const beginsWithPlace =
  /^(Above|Against|Along|Around|At|Behind|Below|Between|By|Down|Here|In|Now|On|Under|Underneath)\b/

/** One paragraph, with a lead-in for each third that needs one. */
export function joinThirds(thirds: Thirds, picker: Pick<PhrasePicker, 'pickSentence'>): string {
  return thirds.map((third, index) => withLeadIn(third, index, picker)).join(' ')
}

function withLeadIn(third: string, index: number, picker: Pick<PhrasePicker, 'pickSentence'>): string {
  const sentence = third.split(/(?<=\.) /)[0]!
  if (namesItsThird[index]!.test(sentence)) return third
  const isAnnounced = beginsWithPlace.test(sentence)
  return picker.pickSentence('lead-ins', `${thirdNames[index]} ${isAnnounced ? 'announcement' : 'lead-in'}`, {
    slots: { sentence: isAnnounced ? third : uncapitalize(third) },
    occasion: `${isAnnounced ? 'announced' : 'lead in'} ${index}`,
  })
}
