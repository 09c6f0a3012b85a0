import { cataloguePages, type Drink } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { FreePairing } from '#features/pairing/pairing.contract.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import { spokenName } from '#features/pairing/wording/wording.rules.ts'
import { joinWithAnd } from '#platform/text.rules.ts'
import type { Reply } from '../reply.ts'

const avoiding =
  /\b(?:what|which|any)\b(?:(?!\?).)*\b(?:not|never|shouldn'?t|wouldn'?t|avoid|worst|clash\w*|ruins?|kills?|fights?|stay away)\b/i
const ofDrinks = /\b(?:drinks?|pour|sip|serve|glass|bottle|clash\w*|ruins?|kills?|fights?)\b/i

/** `What should I never drink with it?` */
export function asksToAvoid(question: string): boolean {
  return avoiding.test(question) && ofDrinks.test(question)
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
