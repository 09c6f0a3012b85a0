import { cataloguePages, type DrinkFamily, drinkFamilies } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { type FreePairing, resultPages } from '#features/pairing/pairing.contract.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import { Refusal } from '#platform/api.contract.ts'
import { joinWithAnd } from '#platform/text.rules.ts'
import type { NamedProduct } from '../find-named-products.ts'
import type { Reply } from '../reply.ts'

/** Of cigars and of drinks that are paired with each other. */
const maxEach = 3

const withoutAlcohol =
  /without (?:any )?(?:alcohol|booze)|alcohol[- ]?free|non[- ]?alcoholic|no (?:alcohol|booze|liquor)|zero alcohol|\bna\b drink|mocktail|soft drink|(?:don'?t|doesn'?t|not) drink(?:ing)?\b|i'?m (?:the driver|driving|sober)|designated driver|\bsober\b/i

export function isWithoutAlcohol(question: string): boolean {
  return withoutAlcohol.test(question)
}

/** `no whisky please`, `anything but rum`: what is refused is no wish. */
const refused =
  /\b(?:no|not|without|except|anything but|instead of|rather than|don'?t (?:like|want|drink)|hates?)\s+(?:(?:any|a|an|the|more)\s+)?\w+/gi

function withoutRefused(question: string): string {
  return question.replace(refused, ' ')
}

/** What the engine pours for what is named; undefined if it names neither a cigar nor a drink. */
export function answerPairing(
  freePairings: FreePairings,
  products: readonly NamedProduct[],
  question: string,
): Reply | undefined {
  const pairings = candidates(freePairings, products, question)
  const [best, ...others] = [...pairings].sort((one, other) => (other.score ?? 0) - (one.score ?? 0))
  return best && toReply(best, others)
}

function candidates(
  freePairings: FreePairings,
  products: readonly NamedProduct[],
  question: string,
): FreePairing[] {
  const cigars = products
    .flatMap(product => (product.kind === 'cigar' ? [product.cigar] : []))
    .slice(0, maxEach)
  const drinks = products
    .flatMap(product => (product.kind === 'drink' ? [product.drink] : []))
    .slice(0, maxEach)
  if (cigars.length > 0 && drinks.length > 0)
    return cigars.flatMap(cigar => drinks.flatMap(drink => freePairings.forPair(cigar.id, drink.id) ?? []))
  const families = isWithoutAlcohol(question) ? familiesWithoutAlcohol : undefined
  if (cigars.length > 0)
    return cigars.flatMap(
      cigar => freePairings.forCigar(cigar.id, families ?? withoutRefused(question)) ?? [],
    )
  if (drinks.length > 0) return drinks.flatMap(drink => freePairings.forDrink(drink.id) ?? [])
  // The finder knows no kinds for a cigar in words; an article does.
  return families ? [] : describedCigar(freePairings, withoutRefused(question))
}

const familiesWithoutAlcohol: readonly DrinkFamily[] = drinkFamilies.mocktail.filter(
  family => family !== 'beer',
)

/** `a mild connecticut robusto`; a text that the finder refuses names neither. */
function describedCigar(freePairings: FreePairings, question: string): FreePairing[] {
  try {
    return [freePairings.forText(question)]
  } catch (failure) {
    if (failure instanceof Refusal) return []
    throw failure
  }
}

function toReply(best: FreePairing, others: readonly FreePairing[]): Reply {
  const { cigar, drink, address, result } = best
  const name = cigarName(cigar)
  return {
    text: `${whyOfThose(best, others)}${result}`,
    // The page of a cigar in words has the whole question in its address.
    sources: cigar.id
      ? [
          {
            title: `${name} and ${drink.name}`,
            path: address.startsWith('/match?') ? resultPages.ofPair(cigar.id, drink.id) : address,
          },
        ]
      : [{ title: drink.name, path: cataloguePages.drink(drink.id) }],
    next: [`Which cigar goes with ${drink.name}?`, `How strong is the ${name}?`],
  }
}

/** Where several were named: which one, and over which. */
function whyOfThose({ cigar, drink }: FreePairing, others: readonly FreePairing[]): string {
  const passedOver = others.map(other =>
    other.drink.id === drink.id ? cigarName(other.cigar) : other.drink.name,
  )
  if (passedOver.length === 0) return ''
  const isSameDrink = others.every(other => other.drink.id === drink.id)
  return `I’d choose ${isSameDrink ? `the ${cigarName(cigar)}` : drink.name} over ${joinWithAnd([...new Set(passedOver)])}. `
}
