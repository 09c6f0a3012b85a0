import { type Pair, type Principle, scorePair } from '#features/pairing/engine/engine.rules.ts'
import type { Reason } from '#features/pairing/pairing.contract.ts'
import { type PhrasePicker, verdictText } from '#features/pairing/wording/wording.rules.ts'
import { joinWithAnd, uncapitalize } from '#platform/text.rules.ts'
import { type Taste, tastePrinciple } from './taste.rules.ts'

/** Two sentences: what the member's ratings add to the score or take from it, and the score. */
export function composeTasteParagraph(pair: Pair, taste: Taste, phrases: PhrasePicker): string {
  const principle = tastePrinciple(taste)
  const { score } = scorePair(pair, [principle])
  const closing = phrases.pickSentence('taste', 'score', {
    occasion: 'closing',
    slots: { score: String(score), verdict: uncapitalize(verdictText(score)) },
  })
  return `${composeTasteSentence(pair, principle, phrases) ?? withoutReasons(taste, phrases)} ${closing}`
}

/** Undefined if the ratings have nothing to say about this pair. */
export function composeTasteSentence(
  pair: Pair,
  principle: Principle,
  phrases: PhrasePicker,
): string | undefined {
  const reasons: Reason[] = []
  principle(pair, (points, text) => reasons.push({ points, text: text() }))
  if (reasons.length === 0) return undefined
  const sum = reasons.reduce((total, { points }) => total + points, 0)
  return phrases.pickSentence('taste', directionOf(reasons), {
    occasion: 'taste',
    slots: { reasons: describeReasons(reasons), points: spokenPoints(sum) },
  })
}

function withoutReasons({ isOn, ratings }: Taste, phrases: PhrasePicker): string {
  const key = isOn ? (ratings > 0 ? 'no-effect' : 'not-rated') : 'left-out'
  return phrases.pickSentence('taste', key, { occasion: 'no taste' })
}

function directionOf(reasons: readonly Reason[]): string {
  if (reasons.every(({ points }) => points > 0)) return 'for'
  return reasons.every(({ points }) => points < 0) ? 'against' : 'both'
}

const maxReasons = 2

/** `you rated rum high and peat low`: the reasons with the most points. */
function describeReasons(reasons: readonly Reason[]): string {
  const leading = reasons.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, maxReasons)
  return joinWithAnd(
    leading.map(({ text }, index) => (index === 0 ? uncapitalize(text) : text.replace(/^You rated /, ''))),
  )
}

const amounts = ['no points', 'one point', 'two points', 'three points', 'four points', 'five points']

function spokenPoints(sum: number): string {
  return amounts[Math.abs(sum)] ?? `${Math.abs(sum)} points`
}
