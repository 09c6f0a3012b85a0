import type { Pair } from '../engine/engine.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'
import type { Caution } from './phrasebook.rules.ts'
import { isSizeTold, smokeSlots } from './pour-sentence.rules.ts'
import { spokenIt } from './spoken-drink.rules.ts'
import { listOf } from './spoken-notes.rules.ts'

/** The most important caution that applies. */
export function composeCaution(pair: Pair, picker: PhrasePicker): string | null {
  const caution = cautionOf(pair)
  const slots = { it: spokenIt(pair.drink) }
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
    // After `medium to full` it would contradict.
    ['strong-cigar', cigar.strength === 5 && cigar.body === 5 && !cigar.isInferred],
    ['sweet-drink', drink.sweetness >= 5],
    ['served-up', isMixedAndCold(drink) && isServedUp(drink)],
    ['mixed-and-cold', isMixedAndCold(drink)],
    ['cup-too-short', (drink.family === 'coffee' || drink.family === 'tea') && isHot(drink) && isLong],
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

const isHot = ({ serve }: Pair['drink']) => !/\b(ice|iced|cold|chilled)\b/i.test(serve)

/** Other smoky drinks are a mezcal or a tea. */
function isPeated({ family, style, notes }: Pair['drink']): boolean {
  return family === 'scotch-peated' || notes.includes('peat') || /\bpeated\b/.test(style)
}

/** How the cigar goes from third to third where a review says it, otherwise how to keep it cool. */
export function composePace(pair: Pair, picker: PhrasePicker): string {
  const { cigar } = pair
  const told = changingThirds(pair)
  if (!told)
    return picker.pickSentence('pace', paceKeys(cigar), { slots: smokeSlots(cigar), occasion: 'pace' })
  const [t1, t2, t3] = told
  return picker.pickSentence('thirds', t2 ? 'told' : 'ends', { slots: { t1, t2, t3 } })
}

/** What each third has of its own. Only a cigar that ends otherwise than it began is worth telling third by third. */
export function changingThirds({ cigar: { thirds }, labelOf }: Pair): string[] | undefined {
  if (!thirds) return undefined
  const [first, middle, last] = thirds
  const without = (notes: readonly string[], others: readonly string[]) =>
    listOf(notes.filter(note => !others.includes(note)).map(labelOf))
  const [start, end] = [without(first, last), without(last, first)]
  return start && end ? [start, without(middle, [...first, ...last]), end] : undefined
}

const maxSlimGauge = 40
const minThickGauge = 58

function paceKeys(cigar: Pair['cigar']): string[] {
  const { vitola } = cigar
  if (!isSizeTold(cigar)) return ['any']
  if (vitola.ringGauge <= maxSlimGauge) return ['slim', 'timed']
  return vitola.ringGauge >= minThickGauge ? ['thick', 'timed'] : ['timed']
}
