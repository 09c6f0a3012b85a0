import { type CatalogueData, cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { fairScore } from '#features/pairing/engine/engine.rules.ts'
import { type FreePairing, resultPages } from '#features/pairing/pairing.contract.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import { Refusal } from '#platform/api.contract.ts'
import { joinWithAnd, uncapitalize } from '#platform/text.rules.ts'
import { findMaker } from '../find-maker.ts'
import type { FindNamedProducts, NamedProduct } from '../find-named-products.ts'
import type { Reply } from '../reply.ts'
import { cigarWishIn } from './cigar-wish.ts'
import { drinkWishIn, isWithoutAlcohol, withoutRefused } from './drink-wish.ts'
import { asksYesOrNo } from './verdict-lead.ts'

export interface PairingSources {
  findNamedProducts: FindNamedProducts
  catalogue: Pick<CatalogueData, 'brands'>
  freePairings: FreePairings
}

/** Of cigars and of drinks that are paired with each other. */
const maxEach = 3
/** So many points more, and another one is named instead. */
const clearlyBetter = 6
/** Below it one of the two covers the other. */
const poorScore = 35

/** What the engine pours for what is named; undefined if it names neither a cigar nor a drink. */
export function answerPairing(
  sources: PairingSources,
  products: readonly NamedProduct[],
  question: string,
): Reply | undefined {
  const wanted = new Set(sources.findNamedProducts(withoutRefused(question)).map(idOf))
  const named = {
    cigars: products.flatMap(product => (product.kind === 'cigar' ? [product.cigar] : [])).slice(0, maxEach),
    drinks: products
      .flatMap(product => (product.kind === 'drink' && wanted.has(idOf(product)) ? [product.drink] : []))
      .slice(0, maxEach),
  }
  const pairings = candidates(sources, named, question)
  const [best, ...others] = [...pairings].sort((one, other) => (other.score ?? 0) - (one.score ?? 0))
  if (!best) return undefined
  const lead =
    others.length > 0 ? whyOfThose(best, others) : verdictOn(best, unasked(sources, named), question, named)
  return toReply(best, lead, asksForBoth(question) ? withoutAlcoholBeside(best) : '')
}

function idOf(product: NamedProduct): string {
  return product.kind === 'cigar' ? product.cigar.id : product.drink.id
}

interface Named {
  cigars: readonly { id: string; brand: string; line: string }[]
  drinks: readonly { id: string; name: string }[]
}

function candidates(
  { catalogue, freePairings }: PairingSources,
  { cigars, drinks }: Named,
  question: string,
): FreePairing[] {
  if (cigars.length > 0 && drinks.length > 0)
    return cigars.flatMap(cigar => drinks.flatMap(drink => freePairings.forPair(cigar.id, drink.id) ?? []))
  if (cigars.length > 0) {
    const suits = asksForBoth(question) ? undefined : drinkWishIn(question, cigars.map(cigarName))
    return cigars.flatMap(({ id }) => freePairings.forCigar(id, suits) ?? freePairings.forCigar(id) ?? [])
  }
  if (drinks.length > 0) {
    const names = drinks.map(({ name }) => name)
    const suits = cigarWishIn(question, names, findMaker(catalogue, withoutAll(question, names)))
    return drinks.flatMap(({ id }) => freePairings.forDrink(id, suits) ?? freePairings.forDrink(id) ?? [])
  }
  // The finder knows no kinds for a cigar in words; an article does.
  return isWithoutAlcohol(question) ? [] : describedCigar(freePairings, question)
}

function withoutAll(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
}

/** `a mild connecticut robusto`; a text that the finder refuses names neither. */
function describedCigar(freePairings: FreePairings, question: string): FreePairing[] {
  try {
    return [freePairings.forText(question)]
  } catch (failure) {
    if (failure instanceof Refusal) return []
    throw failure
  }
}

/** What would be chosen if nothing but the cigar, or nothing but the drink, were named. */
function unasked({ freePairings }: PairingSources, { cigars: [cigar], drinks: [drink] }: Named) {
  return cigar ? freePairings.forCigar(cigar.id) : drink && freePairings.forDrink(drink.id)
}

/** `Is it stupid to ...?` is no question whether they go together, and a no would say the opposite. */
const doubting = /\b(?:stupid|crime|wrong|bad|weird|mistake|sacrilege|sin|dumb|crazy|silly|terrible|waste)\b/i
const inShort = /\byay or nay\b|\byes or no\b|\bgood (?:idea|match|call)\?|\bthoughts\?/i

/** Whether two that were named go together, or whether a kind does that was asked about. */
function verdictOn(
  { drink, cigar, score, verdict }: FreePairing,
  better: FreePairing | undefined,
  question: string,
  { cigars, drinks }: Named,
): string {
  const isYesOrNo = (asksYesOrNo(question) || inShort.test(question)) && !doubting.test(question)
  const areNamed = cigars.length > 0 && drinks.length > 0
  if (score === null || verdict === null || !(isYesOrNo || areNamed)) return ''
  const pair = `${drink.name} and the ${cigarName(cigar)}`
  const sooner = better && (areNamed || score < fairScore) ? soonerThan(score, drink.id, better) : ''
  if (score >= fairScore) return `${isYesOrNo ? 'Yes: ' : ''}${pair} are ${uncapitalize(verdict)}.${sooner} `
  return score < poorScore
    ? `${isYesOrNo ? 'Not really: ' : ''}${pair} get in each other’s way.${sooner} `
    : `${isYesOrNo ? 'You can, but I’d call it ' : `${pair} are `}${uncapitalize(verdict)}.${sooner} `
}

function soonerThan(score: number, drinkId: string, { drink, cigar, score: other }: FreePairing): string {
  if (other === null || other < score + clearlyBetter) return ''
  return drink.id === drinkId
    ? ` I’d sooner light the ${cigarName(cigar)} beside it.`
    : ` I’d sooner pour ${drink.name}.`
}

/** `Some of us drink and some don't.` */
function asksForBoth(question: string): boolean {
  return (
    /\b(?:some|one|others?|half)\b.*\b(?:without|don'?t|no alcohol|non-?alcoholic)\b/i.test(question) &&
    /\bwith alcohol\b|\bdrink\b/i.test(question)
  )
}

function withoutAlcoholBeside({ others, drink }: FreePairing): string {
  const other = others.find(({ role }) => role === 'without-alcohol')
  return other && drink.proof > 0 ? ` Without alcohol, I’d pour ${other.name}.` : ''
}

function toReply({ cigar, drink, address, result }: FreePairing, lead: string, end: string): Reply {
  const name = cigarName(cigar)
  return {
    text: `${lead}${result}${end}`,
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
