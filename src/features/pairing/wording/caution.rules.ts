import type { Pair } from '../engine/engine.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'
import type { Caution } from './phrasebook.rules.ts'
import { isSizeTold, smokeSlots } from './pour-sentence.rules.ts'
import { spokenIt } from './spoken-drink.rules.ts'

/** The most important caution that applies. */
export function composeCaution(pair: Pair, picker: PhrasePicker): string | null {
  const caution = cautionOf(pair)
  const slots = { it: spokenIt(pair.drink) }
  return caution ? picker.pickSentence('cautions', caution, { slots }) : null
}

/** A cup cools and bubbles fade before a cigar of more than this is finished (docs/domain.md 3.3). */
const longSmokeMinutes = 70
/** An espresso is gone long before. */
const smallCup = { ounces: 4, minutes: 45 }

function cautionOf({ cigar, drink }: Pair): Caution | undefined {
  const isLong = cigar.minutes > longSmokeMinutes && isSizeTold(cigar)
  const isHotCup = (drink.family === 'coffee' || drink.family === 'tea') && isHot(drink)
  const isTooSmall = cigar.minutes > smallCup.minutes && isSizeTold(cigar) && isSmallCup(drink)
  const applies: [Caution, boolean][] = [
    ['cask-strength', drink.kind === 'spirit' && drink.proof > 110],
    ['peat', drink.smoke >= 3 && isPeated(drink)],
    ['smoke', drink.smoke >= 3],
    // After `medium to full` it would contradict.
    ['strong-cigar', cigar.strength === 5 && cigar.body === 5 && !cigar.isInferred],
    ['sweet-drink', drink.sweetness >= 5],
    ['served-up', isMixedAndCold(drink) && isServedUp(drink)],
    ['mixed-and-cold', isMixedAndCold(drink)],
    ['small-cup', isHotCup && isTooSmall],
    ['cup-too-short', isHotCup && isLong],
    ['bubbles', drink.bubbles >= 3 && isLong],
  ]
  return applies.find(([, does]) => does)?.[0]
}

function isMixedAndCold({ recipe, serve }: Pair['drink']): boolean {
  return (
    recipe.length > 0 &&
    !/hot|at once/i.test(serve) &&
    /\b(ice|iced|cube|cold|shaken|frosted|chilled)\b/i.test(serve)
  )
}

/** No ice is left in the glass. */
function isServedUp({ serve }: Pair['drink']): boolean {
  return (
    /\b(served|strained) up\b|without ice|chilled glass|flute|chilled coupe/i.test(serve) ||
    !hasIce.test(serve)
  )
}
const hasIce = /\b(ice|iced|cubes?)\b/i

const isSmallCup = ({ serve }: Pair['drink']) => Number.parseFloat(serve) <= smallCup.ounces

const isHot = ({ serve }: Pair['drink']) => !/\b(ice|iced|cold|chilled)\b/i.test(serve)

/** Other smoky drinks are a mezcal or a tea. */
function isPeated({ family, style, notes }: Pair['drink']): boolean {
  return family === 'scotch-peated' || notes.includes('peat') || /\bpeated\b/.test(style)
}

/** How to keep the cigar cool. */
export function composePace({ cigar }: Pair, picker: PhrasePicker): string {
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
