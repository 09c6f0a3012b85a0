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
    'This is a pair after your taste, going by your stars.',
    'What you have rated so far speaks for it.',
  ],
  against: [
    'Your own ratings are a little against this one.',
    'Going by your stars, this is not quite your corner of the bar.',
    'What you have rated so far speaks against it, if not loudly.',
  ],
  both: [
    'Your own ratings pull both ways here.',
    'Going by your stars, there is something for you in it and something not.',
    'What you have rated so far speaks for it and against it.',
  ],
}
const nothingBears = [
  'Nothing you have rated so far speaks for this pair or against it, so it stands on the house’s word alone.',
  'Your ratings have led elsewhere until now, so they leave this pair as the house sees it.',
  'None of your ratings touches on this pair, which makes it a good one to find out with.',
]
const notRated = [
  'You have not rated any pairing yet, so we can only go by what the house thinks of this one.',
  'Your stars are all still to be given, so this is the view of the house.',
  'There are no ratings of yours to go by yet, only the house’s own opinion.',
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
    return [voice.choose('taste', openings[bearingOf(said)]), ...said.map(told), closing].join(' ')
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

const beginnings = ['You rated', 'You also rated', 'And you rated']
const counted = ['no points', 'one point', 'two points', 'three points', 'four points', 'five points']

function told({ points, text }: Reason, at: number): string {
  const subject = text.replace(/^You rated/, beginnings[Math.min(at, beginnings.length - 1)]!)
  const amount = counted[Math.abs(points)]!
  return points > 0 ? `${subject}, which adds ${amount}.` : `${subject}, which takes ${amount} away.`
}
