import type { BarLevel } from '#features/bar/bar.contract.ts'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { isForbiddenPair, type Pair, scorePair } from '#features/pairing/engine/engine.rules.ts'
import type { PhrasePicker } from '#features/pairing/wording/wording.rules.ts'
import { type Taste, tastePrinciple } from '#features/taste/taste.rules.ts'

export interface BarView {
  bar: ReadonlyMap<Drink, BarLevel>
  taste: Taste
}

const inBar: Record<BarLevel, readonly string[]> = {
  full: [
    '{drink} stands in your bar, with plenty of it left.',
    'You have {drink} at home, and hardly any of it gone.',
    'Your bar has {drink} already, so nothing needs to be bought.',
    'As for {drink}, there is plenty of it in your bar.',
    'No need to look further than your own bar for {drink}, with hardly any of it gone.',
  ],
  half: [
    '{drink} stands in your bar, about half of it left.',
    'You have {drink} at home, down to about half.',
    'Your bar has {drink}, half of it or thereabouts.',
    'Of {drink} there is about half left in your bar.',
    'No need to go out for {drink}, since about half of yours is left.',
  ],
  low: [
    '{drink} stands in your bar, though there is not much of it left.',
    'You have {drink} at home, but it is running low.',
    'Your bar still has {drink}, if not much of it.',
    'Of {drink} there is not much left in your bar, but some.',
    'There is {drink} in your bar, running low.',
  ],
}
const sameFamily = [
  'Your bar has no {drink}. The nearest thing in it is {other}, of the same family, with {score} points beside this cigar.',
  '{drink} is not in your bar, but {other} is, and it comes from the same family. Beside this cigar it has {score} points.',
  'In place of {drink}, which you do not have, pour {other}. It is of the same family and has {score} points here.',
  'You do not have {drink}. You do have {other}, of the same family, and beside this cigar that comes to {score} points.',
  'We looked for {drink} in your bar and found {other}, which is family. With this cigar it has {score} points.',
]
const best = [
  'Your bar has no {drink}. The best it holds for this cigar is {other}, with {score} points.',
  '{drink} is not in your bar. Of what is, {other} suits this cigar best, with {score} points.',
  'In place of {drink}, which you do not have, your own bar would pour {other}, with {score} points.',
  'You do not have {drink}. We went along your bar with this cigar and would stop at {other}, with {score} points.',
  'For want of {drink}, take {other} from your bar. With this cigar it has {score} points.',
]
const makeshift = [
  'Your bar has no {drink}. {other} comes nearest, with {score} points.',
  '{drink} is not in your bar, and nothing that is takes its place easily. {other} comes nearest, with {score} points.',
  'You do not have {drink}. The most your bar can do for this cigar is {other}, with {score} points.',
  'We looked for {drink} in your bar and did not find it. What comes nearest is {other}, with {score} points.',
]
const compromise = [
  'That is a compromise, and an honest one.',
  'We would not go out and buy it for this cigar.',
  'It is what there is, not what we would wish for.',
  'We mention it, and we do not press it.',
  'The cigar can wait for better company, too.',
]
const unsuited = [
  'Your bar has no {drink}, and nothing in it would do this cigar a favor.',
  '{drink} is not in your bar, and we would rather pour none of what is beside this cigar.',
  'You do not have {drink}, and beside this cigar the rest of your bar is better left where it stands.',
]
const empty = [
  'Your bar is still empty here, so we cannot tell whether you have {drink} at home.',
  'We do not know what stands in your bar yet. Should {drink} be there, you are set.',
  'Whether you have {drink} at home we cannot say, for your bar is still empty here.',
  'If you have {drink} at home, put it in your bar here, and next time we will know.',
  'Your bar here has nothing in it yet, so {drink} may or may not be in the cabinet at home.',
]

/** Scores below this have the verdict of a compromise. */
const minFairScore = 60

/** How much of the drink is left in the member's bar, or the nearest alternative there. */
export function composeBarParagraph(pair: Pair, view: BarView, phrases: PhrasePicker): string {
  const { drink } = pair
  const say = (occasion: string, options: readonly string[], slots: Record<string, string> = {}) =>
    fill(phrases.choose(occasion, options), { drink: drink.name, ...slots })
  const level = levelOf(drink, view)
  if (level) return say('at hand', inBar[level])
  if (view.bar.size === 0) return say('empty bar', empty)
  const nearest = nearestOf(pair, view)
  if (!nearest) return say('unsuited bar', unsuited)
  const { alternative, score, isSameFamily } = nearest
  const slots = { other: alternative.name, score: String(score) }
  if (score < minFairScore)
    return `${say('nearest', makeshift, slots)} ${phrases.choose('compromise', compromise)}`
  return say('nearest', isSameFamily ? sameFamily : best, slots)
}

function levelOf({ id }: Drink, { bar }: BarView): BarLevel | undefined {
  for (const [drink, level] of bar) if (drink.id === id) return level
  return undefined
}

/** A fair match of the same family, or else the highest score with this cigar; ties by id. */
function nearestOf(
  { cigar, drink, familyOf, labelOf }: Pair,
  { bar, taste }: BarView,
): { alternative: Drink; score: number; isSameFamily: boolean } | undefined {
  const principle = tastePrinciple(taste)
  const scored = [...bar.keys()]
    .filter(candidate => !isForbiddenPair(cigar, candidate))
    .map(candidate => {
      const { score } = scorePair({ cigar, drink: candidate, familyOf, labelOf }, [principle])
      // 'other-spirit' collects unrelated drinks.
      const isRelated = candidate.family === drink.family && candidate.family !== 'other-spirit'
      return { alternative: candidate, score, isSameFamily: isRelated && score >= minFairScore }
    })
  return scored.sort(
    (a, b) =>
      Number(b.isSameFamily) - Number(a.isSameFamily) ||
      b.score - a.score ||
      (a.alternative.id < b.alternative.id ? -1 : 1),
  )[0]
}

/** A name may end in a full stop (`V.S.O.P.`), and `no The Famous Grouse` loses its article. */
function fill(phrase: string, slots: Readonly<Record<string, string>>): string {
  return phrase
    .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
    .replace(/\.\.(?= |$)/g, '.')
    .replace(/\bno The /g, 'no ')
}
