import { uncapitalize } from '#platform/text.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'
import type { Thirds } from './thirds.rules.ts'

/** Lead-ins by index of the third. */
const leadIns: readonly (readonly string[])[] = [
  ['In the first third, ', 'At the start, ', 'To begin with, ', 'Early on, ', 'For the first inch, '],
  [
    'In the second third, ',
    'Halfway, ',
    'In the middle third, ',
    'Past the first inch, ',
    'As the ash grows, ',
  ],
  [
    'In the last third, ',
    'Toward the end, ',
    'Near the band, ',
    'With an inch to go, ',
    'As the band comes near, ',
  ],
]
/** As separate sentences, for texts that begin with a place or a time. */
const announcements: readonly (readonly string[])[] = [
  ['First the beginning.', 'Begin slowly.', 'Now for the first third.', 'Light it well.'],
  [
    'Then the middle.',
    'Then comes the second third.',
    'Now for the middle third.',
    'Halfway, then.',
    'On to the middle.',
  ],
  ['And then the end.', 'The last third is left.', 'Now for the end.', 'Then the last third.'],
]
/** Sentences that already say which third they are about. */
const namesItsThird: readonly RegExp[] = [
  /\b(early|earliest|at first|beginning|the start|to start|opening|first (draws?|puffs?|minutes?|inch|third|smoke))\b/i,
  /\b((in|through|by|at) the middle(?! of)|middle third|second third|halfway(?! through the draw)|midway)\b/i,
  /\b(late|last (draws?|puffs?|inch|third)|the end\b(?! of)|near the band|by now|at the close|final)\b/i,
]
const beginsWithPlace =
  /^(Above|Against|Along|Around|At|Behind|Below|Between|By|Down|Here|In|Now|On|Under|Underneath)\b/

/** One paragraph, with a lead-in for each third that needs one. */
export function joinThirds(thirds: Thirds, picker: Pick<PhrasePicker, 'choose'>): string {
  return thirds.map((third, index) => withLeadIn(third, index, picker)).join(' ')
}

function withLeadIn(third: string, index: number, picker: Pick<PhrasePicker, 'choose'>): string {
  const sentence = third.split(/(?<=\.) /)[0]!
  if (namesItsThird[index]!.test(sentence)) return third
  if (beginsWithPlace.test(sentence))
    return `${picker.choose(`announced ${index}`, announcements[index]!)} ${third}`
  return picker.choose(`lead in ${index}`, leadIns[index]!) + uncapitalize(third)
}
