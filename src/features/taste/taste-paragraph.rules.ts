import { type Pair, scorePair } from '#features/pairing/engine/engine.rules.ts'
import type { Reason } from '#features/pairing/pairing.contract.ts'
import { type PhrasePicker, verdictText } from '#features/pairing/wording/wording.rules.ts'
import { uncapitalize } from '#platform/text.rules.ts'
import { type Taste, tastePrinciple } from './taste.rules.ts'

type Direction = 'for' | 'against' | 'both'

const openings: Record<Direction, readonly string[]> = {
  for: [
    'Your own ratings are on the side of this one.',
    'Going by your stars, this one leans your way.',
    'What you have rated so far speaks for it.',
    'You have said something in favor of this pair already, if not in so many words.',
    'This is not far from what you have liked before.',
    'The stars you have given lift this pair a little.',
  ],
  against: [
    'Your own ratings are a little against this one.',
    'If anything, your stars count against this pair.',
    'What you have rated so far speaks against it, if not loudly.',
    'You may have to be talked into this one, since your stars are against it.',
    'Going by your stars, there is something against it, though not much.',
    'The stars you have given weigh against this pair somewhat.',
  ],
  both: [
    'Your own ratings pull both ways here.',
    'Going by your stars, there is something for you in it and something not.',
    'What you have rated so far speaks for it and against it.',
    'You are of two minds about this pair, as your stars have it.',
    'The stars you have given do not agree about this one.',
  ],
}
/** The member may have rated similar pairs, as often high as low. */
const noEffect = [
  'Your ratings so far tip this pair neither way, so it stands on our word alone.',
  'Your ratings leave this pair where we put it.',
  'What you have rated does not move this pair up or down.',
  'So far your ratings have no say in this pair, and we have to answer for it alone.',
  'We looked through what you have rated, and it leaves this pair as it was.',
]
const notRated = [
  'You have not rated any pairing yet, so we can only go by our own view of this one.',
  'Your stars are all still to be given, so this is our own view.',
  'There are no ratings of yours to go by yet, only our own opinion.',
  'You have not rated any pairing yet, and until you have, we speak for ourselves.',
  'With no ratings of yours so far, this is how we see the pair.',
]
/** For a member who switched their taste off, however many ratings there are. */
const leftOut = [
  'Your ratings are left out of it, so this is our own view.',
  'This is how we see the pair, with your ratings left aside.',
  'Leaving your ratings aside, here is our own opinion.',
]
const closings = [
  'That puts the pair at {score} of a hundred, {verdict}.',
  'It comes to {score} points of a hundred, which we call {verdict}.',
  'All told it has {score} points of a hundred, {verdict}.',
  'We make it {score} of a hundred, and that is {verdict}.',
  'So we call it {verdict}, at {score} points of a hundred.',
  'Of a hundred points the pair has {score}, {verdict} in our book.',
  'At {score} points of a hundred it is {verdict}.',
]

/** What the member's taste adds to or takes from the score, point by point, and the score. */
export function composeTasteParagraph(pair: Pair, taste: Taste, phrases: PhrasePicker): string {
  const principle = tastePrinciple(taste)
  const reasons: Reason[] = []
  principle(pair, (points, text) => reasons.push({ points, text: text() }))
  const { score } = scorePair(pair, [principle])
  const closing = phrases
    .choose('closing', closings)
    .replace('{score}', String(score))
    .replace('{verdict}', uncapitalize(verdictText(score)))
  if (reasons.length > 0)
    return [
      phrases.choose('taste', openings[directionOf(reasons)]),
      ...describeReasons(reasons, phrases),
      closing,
    ].join(' ')
  return `${phrases.choose('no taste', openingsWithoutReasons(taste))} ${closing}`
}

function openingsWithoutReasons({ isOn, ratings }: Taste): readonly string[] {
  if (!isOn) return leftOut
  return ratings > 0 ? noEffect : notRated
}

function directionOf(reasons: readonly Reason[]): Direction {
  if (reasons.every(({ points }) => points > 0)) return 'for'
  return reasons.every(({ points }) => points < 0) ? 'against' : 'both'
}

const secondReason: Record<'for' | 'against', readonly string[]> = {
  for: [
    'You rated {about} high as well, for {amount} more.',
    'You have been good to {about} too, which adds {amount}.',
    'You gave {about} high marks too, which adds {amount}.',
  ],
  against: [
    'You rated {about} low as well, at a cost of {amount}.',
    'You have been no kinder to {about}, which takes {amount} away.',
    'You were sparing with your stars for {about} too, and that takes {amount} away.',
  ],
}
/** From the third reason of one direction on, so that the text does not read like a list. */
const furtherReason: readonly string[] = [
  'The same goes for {about}, at {amount}.',
  'It is no different with {about}, at {amount}.',
]
/** Replaces "You rated" where the reasons against follow the reasons for. */
const contrast: readonly string[] = ['On the other hand, you rated', 'Then again, you rated', 'But you rated']
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
  if (index > 0) {
    const about = text.replace(/^You rated | (high|low)$/g, '')
    const options = index === 1 ? secondReason[side] : [furtherReason[index % furtherReason.length]!]
    return phrases.choose(`${side} ${index}`, options).replace('{about}', about).replace('{amount}', amount)
  }
  const subject = isContrast ? text.replace(/^You rated/, phrases.choose('turned', contrast)) : text
  return points > 0 ? `${subject}, which adds ${amount}.` : `${subject}, which takes ${amount} away.`
}
