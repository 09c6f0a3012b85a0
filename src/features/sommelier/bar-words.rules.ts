import type { BarLevel } from '#features/bar/bar.contract.ts'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Voice } from '#features/pairing/chosen-words.rules.ts'
import type { Pair } from '#features/pairing/pair.rules.ts'
import { scorePair } from '#features/pairing/scoring.rules.ts'
import { areNeverTogether } from './never-together.rules.ts'
import { type Taste, tastePrinciple } from './taste.rules.ts'

/** A bar and the taste that ranks it. */
export interface BarView {
  bar: ReadonlyMap<Drink, BarLevel>
  taste: Taste
}

const atHand: Record<BarLevel, readonly string[]> = {
  full: [
    '{drink} stands in your bar, with plenty of it left.',
    'You have {drink} at home, and hardly any of it gone.',
    'Your bar has {drink}, so nothing needs to be bought.',
  ],
  half: [
    '{drink} stands in your bar, about half of it left.',
    'You have {drink} at home, half gone and half to come.',
    'Your bar has {drink}, down to about the middle.',
  ],
  low: [
    '{drink} stands in your bar, though there is not much of it left.',
    'You have {drink} at home, but it is running low.',
    'Your bar has {drink}, and the last of it is a fair thing to spend on this cigar.',
  ],
}
const kin = [
  'Your bar has no {drink}. The nearest thing in it is {other}, of the same family, with {score} points beside this cigar.',
  '{drink} is not in your bar, but {other} is, and it comes from the same family. Beside this cigar it has {score} points.',
  'In place of {drink}, which you do not have, pour {other}. It is of the same family and has {score} points here.',
]
const best = [
  'Your bar has no {drink}. The best it holds for this cigar is {other}, with {score} points.',
  '{drink} is not in your bar. Of what is, {other} suits this cigar best, with {score} points.',
  'In place of {drink}, which you do not have, your own bar would pour {other}, with {score} points.',
]
const compromise = [
  'That is a compromise, and an honest one.',
  'It will do, though it is not what we would go out and buy.',
  'It is what there is, not what we would wish for.',
]
const unsuited = [
  'Your bar has no {drink}, and nothing in it would do this cigar a favor.',
  '{drink} is not in your bar, and we would rather pour none of what is beside this cigar.',
]
const empty = [
  'Your bar is still empty here, so we cannot tell whether you have {drink} at home.',
  'We do not know what stands in your bar yet. Should {drink} be there, you are set.',
  'Whether you have {drink} at home we cannot say, for your bar is still empty here.',
]

/** Below this the house itself speaks of a compromise. */
const leastFair = 60

/** Whether the drink stands in the member's bar and how full; else the nearest thing to it there. */
export function wordBar(pair: Pair, view: BarView, voice: Voice): string {
  const { drink } = pair
  const say = (occasion: string, phrases: readonly string[], slots: Record<string, string> = {}) =>
    fill(voice.choose(occasion, phrases), { drink: drink.name, ...slots })
  const level = levelOf(drink, view)
  if (level) return say('at hand', atHand[level])
  if (view.bar.size === 0) return say('empty bar', empty)
  const nearest = nearestOf(pair, view)
  if (!nearest) return say('unsuited bar', unsuited)
  const { other, score, isKin } = nearest
  const told = say('nearest', isKin ? kin : best, { other: other.name, score: String(score) })
  return score < leastFair ? `${told} ${voice.choose('compromise', compromise)}` : told
}

function levelOf({ id }: Drink, { bar }: BarView): BarLevel | undefined {
  for (const [drink, level] of bar) if (drink.id === id) return level
  return undefined
}

/** A fair match of the drink's own family, else what has the most points beside this cigar; equals by name. */
function nearestOf(
  { cigar, drink, familyOf, labelOf }: Pair,
  { bar, taste }: BarView,
): { other: Drink; score: number; isKin: boolean } | undefined {
  const principle = tastePrinciple(taste)
  const scored = [...bar.keys()]
    .filter(other => !areNeverTogether(cigar, other))
    .map(other => {
      const { score } = scorePair({ cigar, drink: other, familyOf, labelOf }, [principle])
      // The shelf of all other spirits is no family.
      const isOfFamily = other.family === drink.family && other.family !== 'other-spirit'
      return { other, score, isKin: isOfFamily && score >= leastFair }
    })
  return scored.sort(
    (a, b) => Number(b.isKin) - Number(a.isKin) || b.score - a.score || (a.other.id < b.other.id ? -1 : 1),
  )[0]
}

/** A name may bring a full stop of its own (`V.S.O.P.`), and leaves its article behind `no`. */
function fill(phrase: string, slots: Readonly<Record<string, string>>): string {
  return phrase
    .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
    .replace(/\.\.(?= |$)/g, '.')
    .replace(/\bno The /g, 'no ')
}
