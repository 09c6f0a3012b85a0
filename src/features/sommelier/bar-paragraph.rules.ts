import type { BarLevel } from '#features/bar/bar.contract.ts'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { isForbiddenPair, type Pair, scorePair } from '#features/pairing/engine/engine.rules.ts'
import type { PhrasePicker } from '#features/pairing/wording/wording.rules.ts'
import { type Taste, tastePrinciple } from '#features/taste/taste.rules.ts'

export interface BarView {
  bar: ReadonlyMap<Drink, BarLevel>
  taste: Taste
}

/** Scores below this have the verdict of a compromise. */
const minFairScore = 58

/** How much of the drink is left in the member's bar, or the nearest alternative there. */
export function composeBarParagraph(pair: Pair, view: BarView, phrases: PhrasePicker): string {
  const { drink } = pair
  const pick = (key: string, occasion: string, slots: Record<string, string> = {}) =>
    phrases.pickSentence('bar', key, { occasion, slots: { drink: drink.saidAs, ...slots } })
  const level = levelOf(drink, view)
  if (level) return pick(level, 'at hand')
  if (view.bar.size === 0) return pick('empty', 'empty bar')
  const nearest = nearestOf(pair, view)
  if (!nearest) return pick('unsuited', 'unsuited bar')
  const { alternative, score, isSameFamily } = nearest
  const slots = { other: alternative.name, score: String(score) }
  if (score < minFairScore) return pick('makeshift', 'nearest', slots)
  return pick(isSameFamily ? 'same-family' : 'best', 'nearest', slots)
}

function levelOf({ id }: Drink, { bar }: BarView): BarLevel | undefined {
  for (const [drink, level] of bar) if (drink.id === id) return level
  return undefined
}

/** A fair match of the same family, or else the highest score with this cigar; ties by id. */
function nearestOf(
  { cigar, drink, ...knowledge }: Pair,
  { bar, taste }: BarView,
): { alternative: Drink; score: number; isSameFamily: boolean } | undefined {
  const principle = tastePrinciple(taste)
  const scored = [...bar.keys()]
    .filter(candidate => !isForbiddenPair(cigar, candidate))
    .map(candidate => {
      const { score } = scorePair({ cigar, drink: candidate, ...knowledge }, [principle])
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
