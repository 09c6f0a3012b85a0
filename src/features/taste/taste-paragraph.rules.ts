import { type Pair, scorePair } from '#features/pairing/engine/engine.rules.ts'
import type { Reason } from '#features/pairing/pairing.contract.ts'
import { type PhrasePicker, verdictText } from '#features/pairing/wording/wording.rules.ts'
import { uncapitalize } from '#platform/text.rules.ts'
import { type Taste, tastePrinciple } from './taste.rules.ts'

/** What the member's taste adds to or takes from the score, point by point, and the score. */
export function composeTasteParagraph(pair: Pair, taste: Taste, phrases: PhrasePicker): string {
  const principle = tastePrinciple(taste)
  const reasons: Reason[] = []
  principle(pair, (points, text) => reasons.push({ points, text: text() }))
  const { score } = scorePair(pair, [principle])
  const closing = phrases.pickSentence('taste', 'score', {
    occasion: 'closing',
    slots: { score: String(score), verdict: uncapitalize(verdictText(score)) },
  })
  const opening =
    reasons.length > 0
      ? phrases.pickSentence('taste', directionOf(reasons), { occasion: 'taste' })
      : phrases.pickSentence('taste', occasionWithoutReasons(taste), { occasion: 'no taste' })
  return [opening, ...describeReasons(reasons, phrases), closing].join(' ')
}

function occasionWithoutReasons({ isOn, ratings }: Taste): string {
  if (!isOn) return 'left-out'
  return ratings > 0 ? 'no-effect' : 'not-rated'
}

function directionOf(reasons: readonly Reason[]): string {
  if (reasons.every(({ points }) => points > 0)) return 'for'
  return reasons.every(({ points }) => points < 0) ? 'against' : 'both'
}

const amounts = ['no points', 'one point', 'two points', 'three points', 'four points', 'five points']

/** One sentence per reason; those for the pair come before those against it. */
function describeReasons(reasons: readonly Reason[], phrases: PhrasePicker): string[] {
  const reasonsFor = reasons.filter(({ points }) => points > 0)
  const reasonsAgainst = reasons.filter(({ points }) => points < 0)
  return [
    ...reasonsFor.map((reason, index) => describeReason(reason, index, false, phrases)),
    ...reasonsAgainst.map((reason, index) => describeReason(reason, index, reasonsFor.length > 0, phrases)),
  ]
}

function describeReason(
  { points, text }: Reason,
  index: number,
  isContrast: boolean,
  phrases: PhrasePicker,
): string {
  const side = points > 0 ? 'for' : 'against'
  const amount = amounts[Math.abs(points)]!
  if (index > 0)
    return phrases.pickSentence('taste', index === 1 ? `second-${side}` : 'further', {
      occasion: `${side} ${index}`,
      slots: { about: text.replace(/^You rated | (high|low)$/g, ''), amount },
    })
  if (isContrast)
    return phrases.pickSentence('taste', 'contrast', {
      occasion: 'turned',
      slots: { reason: uncapitalize(text), amount },
    })
  return points > 0 ? `${text}, which adds ${amount}.` : `${text}, which takes ${amount} away.`
}
