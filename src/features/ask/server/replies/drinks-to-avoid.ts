import { cataloguePages, type Drink } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { FreePairing } from '#features/pairing/pairing.contract.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import { spokenName } from '#features/pairing/wording/wording.rules.ts'
import { joinWithAnd } from '#platform/text.rules.ts'
import type { Reply } from '../reply.ts'

const verb = String.raw`(?:ever )?(?:drink|pour|have|serve|sip|order)\b`
const avoiding = new RegExp(
  [
    String.raw`\b(?:should|would|shall|must|do|can)(?: (?:i|you|we|one|he|she|they))?(?: absolutely| definitely| really)? (?:not|never) ${verb}`,
    String.raw`\b(?:shouldn'?t|wouldn'?t|mustn'?t) (?:i |you |we )?${verb}`,
    String.raw`\bavoid\b|\bworst\b|\bclash(?:es)?\b|\bstay away\b|\bruins?\b|\bkills?\b`,
  ].join('|'),
  'i',
)
const asking = /\b(?:what|which|any)\b/i
/** `would not overpower`, `doesn't clash`: that is a wish. */
const harmless = /(?:\bnot|\bnever|\bwithout|n'?t) (?:\w+ )?(?:ruin|kill|fight|clash|overpower|avoid)/i
/** Somebody's wish beside it, which this answer would not heed. */
const wished =
  /\b(?:i|he|she|we|they) (?:do not|don'?t|does not|doesn'?t|cannot|can'?t) (?:like|want|drink)\b|without (?:any )?alcohol|alcohol[- ]free|non-?alcoholic|\bsober\b/i

/** `What should I never drink with it?` */
export function asksToAvoid(question: string): boolean {
  return (
    asking.test(question) && avoiding.test(question) && !harmless.test(question) && !wished.test(question)
  )
}

/** So many are named. */
const maxNamed = 2

/** Of the best known drink of each family, those that do worst beside a cigar; undefined if there is no such cigar. */
export function drinksToAvoid(
  freePairings: Pick<FreePairings, 'forCigar' | 'forPair'>,
  drinks: readonly Drink[],
  cigarId: string,
): Reply | undefined {
  const best = freePairings.forCigar(cigarId)
  if (!best) return undefined
  const worst = oneOfEachFamily(drinks)
    .flatMap(({ id }) => freePairings.forPair(cigarId, id) ?? [])
    .filter((pairing): pairing is FreePairing & { score: number } => pairing.score !== null)
    .sort((one, other) => one.score - other.score)
    .slice(0, maxNamed)
  if (worst.length < maxNamed) return undefined
  const { cigar, drink } = best
  return {
    text: `${joinWithAnd(worst.map(each => each.drink.name))} are what I’d keep away from ${spokenName(cigar)}: of the kinds of drink I know, they match it least. What I’d pour is ${drink.name}.`,
    sources: [
      { title: cigarName(cigar), path: cataloguePages.cigar(cigarId) },
      ...worst.map(each => ({ title: each.drink.name, path: cataloguePages.drink(each.drink.id) })),
    ],
    next: [`Why ${drink.name} with ${spokenName(cigar)}?`],
  }
}

function oneOfEachFamily(drinks: readonly Drink[]): Drink[] {
  const usual = drinks.filter(({ availability }) => availability === 'usual')
  return [...new Map(usual.toReversed().map(drink => [drink.family, drink])).values()]
}
