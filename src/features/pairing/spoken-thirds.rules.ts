import type { Voice } from './chosen-words.rules.ts'
import { smallInitial } from './said.rules.ts'
import type { Thirds } from './thirds-words.rules.ts'

/** How somebody who talks leads over to the next third of the cigar, by the place of the third. */
const leadsIn: readonly (readonly string[])[] = [
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
/** The same as a sentence of its own, for what begins with a place or a time itself. */
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
/** Sentences that say themselves how far the cigar is smoked. */
const tellsItself: readonly RegExp[] = [
  /\b(early|earliest|at first|beginning|the start|to start|opening|first (draws?|puffs?|minutes?|inch|third|smoke))\b/i,
  /\b((in|through|by|at) the middle(?! of)|middle third|second third|halfway(?! through the draw)|midway)\b/i,
  /\b(late|last (draws?|puffs?|inch|third)|the end\b(?! of)|near the band|by now|at the close|final)\b/i,
]
const beginsElsewhere =
  /^(Above|Against|Along|Around|At|Behind|Below|Between|By|Down|Here|In|Now|On|Under|Underneath)\b/

/** The three thirds as one paragraph, each led in as a speaker would, where it does not say itself which it is. */
export function tellThirds(thirds: Thirds, voice: Pick<Voice, 'choose'>): string {
  return thirds.map((third, place) => leadIn(third, place, voice)).join(' ')
}

function leadIn(third: string, place: number, voice: Pick<Voice, 'choose'>): string {
  const sentence = third.split(/(?<=\.) /)[0]!
  if (tellsItself[place]!.test(sentence)) return third
  if (beginsElsewhere.test(sentence))
    return `${voice.choose(`announced ${place}`, announcements[place]!)} ${third}`
  return voice.choose(`lead in ${place}`, leadsIn[place]!) + smallInitial(third)
}
