import type { Pair } from '../engine/engine.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'
import type { Caution } from './phrasebook.rules.ts'
import { isSizeTold, smokeSlots } from './pour-sentence.rules.ts'
import { spokenIt } from './spoken-drink.rules.ts'
import { listOf } from './spoken-notes.rules.ts'

/** The most important caution that applies. */
export function composeCaution(pair: Pair, picker: PhrasePicker): string | null {
  const caution = cautionOf(pair)
  const slots = { proof: String(pair.drink.proof), it: spokenIt(pair.drink) }
  return caution ? picker.pickSentence('cautions', caution, { slots }) : null
}

/** A cup cools and bubbles fade before a cigar of more than this is finished (docs/domain.md 3.3). */
const longSmokeMinutes = 70

function cautionOf({ cigar, drink }: Pair): Caution | undefined {
  const isLong = cigar.minutes > longSmokeMinutes && isSizeTold(cigar)
  const applies: [Caution, boolean][] = [
    ['cask-strength', drink.kind === 'spirit' && drink.proof > 110],
    ['peat', drink.smoke >= 3 && isPeated(drink)],
    ['smoke', drink.smoke >= 3],
    ['strong-cigar', cigar.strength === 5 && !cigar.isInferred],
    ['sweet-drink', drink.sweetness >= 5],
    [
      'mixed-and-cold',
      drink.recipe.length > 0 &&
        !/^hot/i.test(drink.serve) &&
        /\b(ice|iced|cube|cold|shaken|frosted|chilled)\b/i.test(drink.serve),
    ],
    ['cup-too-short', (drink.family === 'coffee' || drink.family === 'tea') && isLong],
    ['bubbles', drink.bubbles >= 3 && isLong],
  ]
  return applies.find(([, does]) => does)?.[0]
}

/** Other smoky drinks are a mezcal or a tea. */
function isPeated({ family, style, notes }: Pair['drink']): boolean {
  return family === 'scotch-peated' || notes.includes('peat') || /\bpeated\b/.test(style)
}

/** How the cigar goes from third to third where a review says it, otherwise how to keep it cool. */
export function composePace(pair: Pair, picker: PhrasePicker): string {
  const { cigar, labelOf } = pair
  const told = cigar.thirds?.map(notes => listOf(notes.map(labelOf)))
  if (told) return picker.pickSentence('thirds', 'told', { slots: { t1: told[0], t2: told[1], t3: told[2] } })
  return picker.pickSentence('pace', paceKeys(cigar), { slots: smokeSlots(cigar), occasion: 'pace' })
}

const maxSlimGauge = 40
const minThickGauge = 58

function paceKeys(cigar: Pair['cigar']): string[] {
  const { vitola } = cigar
  if (!isSizeTold(cigar)) return ['any']
  if (vitola.ringGauge <= maxSlimGauge) return ['slim', 'timed']
  return vitola.ringGauge >= minThickGauge ? ['thick', 'timed'] : ['timed']
}
