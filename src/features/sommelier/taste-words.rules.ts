import type { Voice } from '#features/pairing/chosen-words.rules.ts'
import type { Pair } from '#features/pairing/pair.rules.ts'
import type { Reason } from '#features/pairing/pairing.contract.ts'
import { smallInitial } from '#features/pairing/said.rules.ts'
import { scorePair } from '#features/pairing/scoring.rules.ts'
import { verdictOf } from '#features/pairing/words.rules.ts'
import { type Taste, tastePrinciple } from './taste.rules.ts'

type Bearing = 'for' | 'against' | 'both'

const openings: Record<Bearing, readonly string[]> = {
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
/** Something of the kind may have been rated all the same, as often high as low. */
const nothingBears = [
  'Your ratings so far tip this pair neither way, so it stands on the house’s word alone.',
  'Your ratings leave this pair where the house put it.',
  'What you have rated does not move this pair up or down.',
  'So far your ratings have no say in this pair, and the house has to answer for it alone.',
  'We looked through what you have rated, and it leaves this pair as it was.',
]
const notRated = [
  'You have not rated any pairing yet, so we can only go by what the house thinks of this one.',
  'Your stars are all still to be given, so this is the view of the house.',
  'There are no ratings of yours to go by yet, only the house’s own opinion.',
  'You have not rated any pairing yet, and until you have, the house speaks for itself.',
  'With no ratings of yours so far, this is how the house sees the pair.',
]
/** Where a member switched their taste off, there may be many. */
const leftOut = [
  'Your ratings are left out of it, so this is the view of the house.',
  'This is how the house sees the pair, with your ratings left aside.',
  'Leaving your ratings aside, here is the house’s own opinion.',
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

/** What the member's taste has to do with the pair, point by point, and what it comes to. */
export function wordTaste(pair: Pair, taste: Taste, voice: Voice): string {
  const principle = tastePrinciple(taste)
  const said: Reason[] = []
  principle(pair, (points, text) => said.push({ points, text: text() }))
  const { score } = scorePair(pair, [principle])
  const closing = voice
    .choose('closing', closings)
    .replace('{score}', String(score))
    .replace('{verdict}', smallInitial(verdictOf(score)))
  if (said.length > 0)
    return [voice.choose('taste', openings[bearingOf(said)]), ...tellAll(said, voice), closing].join(' ')
  return `${voice.choose('no taste', silent(taste))} ${closing}`
}

function silent({ isOn, ratings }: Taste): readonly string[] {
  if (!isOn) return leftOut
  return ratings > 0 ? nothingBears : notRated
}

function bearingOf(said: readonly Reason[]): Bearing {
  if (said.every(({ points }) => points > 0)) return 'for'
  return said.every(({ points }) => points < 0) ? 'against' : 'both'
}

const alike: Record<'for' | 'against', readonly string[]> = {
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
/** From the third of a kind on, so that nobody is read a list. */
const again: readonly string[] = [
  'The same goes for {about}, at {amount}.',
  'It is no different with {about}, at {amount}.',
]
/** How somebody who has named what speaks for a pair goes on with what speaks against it. */
const turned: readonly string[] = ['On the other hand, you rated', 'Then again, you rated', 'But you rated']
const counted = ['no points', 'one point', 'two points', 'three points', 'four points', 'five points']

/** One sentence for each; those of one mind stand together, and those against come after those for. */
function tellAll(said: readonly Reason[], voice: Voice): string[] {
  const bySide = [said.filter(({ points }) => points > 0), said.filter(({ points }) => points < 0)]
  return bySide.flatMap((side, nth) =>
    side.map((reason, at) => tellOne(reason, at, nth === 1 && bySide[0]!.length > 0, voice)),
  )
}

function tellOne({ points, text }: Reason, at: number, isTurned: boolean, voice: Voice): string {
  const side = points > 0 ? 'for' : 'against'
  const amount = counted[Math.abs(points)]!
  if (at > 0) {
    const about = text.replace(/^You rated | (high|low)$/g, '')
    const phrases = at === 1 ? alike[side] : [again[at % again.length]!]
    return voice.choose(`${side} ${at}`, phrases).replace('{about}', about).replace('{amount}', amount)
  }
  const subject = isTurned ? text.replace(/^You rated/, voice.choose('turned', turned)) : text
  return points > 0 ? `${subject}, which adds ${amount}.` : `${subject}, which takes ${amount} away.`
}
