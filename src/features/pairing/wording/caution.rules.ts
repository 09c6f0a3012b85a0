import type { Pair } from '../engine/engine.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'
import type { Caution } from './phrasebook.rules.ts'

/** The most important caution that applies. */
export function composeCaution(pair: Pair, picker: PhrasePicker): string | null {
  const caution = cautionOf(pair)
  return caution
    ? picker.pickSentence('cautions', caution, { slots: { proof: String(pair.drink.proof) } })
    : null
}

/** A cup cools and bubbles fade before a cigar of more than this is finished (docs/domain.md 3.3). */
const longSmokeMinutes = 70

function cautionOf({ cigar, drink }: Pair): Caution | undefined {
  const isLong = cigar.minutes > longSmokeMinutes
  const applies: [Caution, boolean][] = [
    ['cask-strength', drink.kind === 'spirit' && drink.proof > 110],
    ['peat', drink.smoke >= 3],
    ['strong-cigar', cigar.strength === 5],
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
