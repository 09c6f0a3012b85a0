import { type CatalogueData, cataloguePages, type Drink } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { readDrinkWish } from '#features/pairing/drink-wish.rules.ts'
import { type FreePairing, resultPages } from '#features/pairing/pairing.contract.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import { spokenName } from '#features/pairing/wording/wording.rules.ts'
import { Refusal } from '#platform/api.contract.ts'
import { joinWithAnd, uncapitalize, withA } from '#platform/text.rules.ts'
import { findMaker } from '../find-maker.ts'
import type { FindNamedProducts, NamedProduct } from '../find-named-products.ts'
import type { Reply } from '../reply.ts'
import { cigarWishIn } from './cigar-wish.ts'
import { drinkWishIn, isWithoutAlcohol, refusedIn } from './drink-wish.ts'
import { asksToAvoid, drinksToAvoid } from './drinks-to-avoid.ts'
import { betterThan, isPoor, verdictOn } from './verdict-on-pair.ts'

export interface PairingSources {
  findNamedProducts: FindNamedProducts
  catalogue: Pick<CatalogueData, 'brands' | 'drinks'> & Pick<Catalogue, 'labelOf'>
  freePairings: FreePairings
}

/** Of cigars and of drinks that are paired with each other. */
const maxEach = 3
/** What the engine pours for what is named; undefined if it names neither a cigar nor a drink. */
export function answerPairing(
  sources: PairingSources,
  products: readonly NamedProduct[],
  question: string,
): Reply | undefined {
  const [only] = products
  if (products.length === 1 && only?.kind === 'cigar' && asksToAvoid(question))
    return drinksToAvoid(sources.freePairings, sources.catalogue.drinks, only.cigar.id)
  const refusedIds = refusedDrinks(sources, question)
  const named: Named = {
    cigars: products.flatMap(product => (product.kind === 'cigar' ? [product.cigar] : [])).slice(0, maxEach),
    drinks: products
      .flatMap(product =>
        product.kind === 'drink' && !refusedIds.has(product.drink.id) ? [product.drink] : [],
      )
      .slice(0, maxEach),
    refusedIds,
  }
  const { pairings, isNearest } = candidates(sources, named, question)
  if (isShared(named, question)) return forOneTable(pairings)
  const [best, ...others] = [...pairings].sort((one, other) => (other.score ?? 0) - (one.score ?? 0))
  if (!best) return undefined
  const end = asksForBoth(question) ? withoutAlcoholBeside(best) : ''
  if (isNearest) return toReply(best, 'I have nothing that fits all of that, so this is the nearest. ', end)
  if (others.length > 0) return toReply(best, whyOfThose(best, others, sources.catalogue), end)
  const lead = ofThose(best, named, question)
  if (lead) return toReply(best, lead, end)
  const better = betterThan(best, unasked(sources, named, question))
  const verdict = verdictOn(best, better, question, areBothNamed(named))
  // What tells why they suit would contradict that they don't.
  return verdict && better && isPoor(best)
    ? withSource(toReply(better, verdict, end), best)
    : toReply(best, verdict, end)
}

function areBothNamed({ cigars, drinks }: Named): boolean {
  return cigars.length > 0 && drinks.length > 0
}

/** The page of the pair that was asked about comes after that of the better one. */
function withSource(reply: Reply, asked: FreePairing): Reply {
  return { ...reply, sources: [...reply.sources, ...toReply(asked, '', '').sources] }
}

/** `rum, cognac or port?` */
function ofThose({ drink }: FreePairing, { cigars, drinks }: Named, question: string): string {
  const asked = readDrinkWish(question, cigars.map(cigarName))
  const isChoice = cigars.length <= 1 && drinks.length === 0 && asked.length > 1
  return isChoice && /\bor\b(?! not\b)/i.test(question) && asked.includes(drink.family)
    ? `Of those I’d choose ${drink.name}. `
    : ''
}

/** `nothing with cranberry`, and the word that stands for all drinks. */
function refusedDrinks({ findNamedProducts }: PairingSources, question: string): ReadonlySet<string> {
  const text = refusedIn(question)
  const named = text === '' ? [] : findNamedProducts(text)
  const isBeer = /beer|lager|\bale\b/i.test(question)
  return new Set([
    ...named.flatMap(product => (product.kind === 'drink' ? [product.drink.id] : [])),
    ...(/alcohol/i.test(question) && !isBeer ? ['alcohol-free-beer'] : []),
  ])
}

interface Named {
  cigars: readonly { id: string; brand: string; line: string }[]
  drinks: readonly Drink[]
  refusedIds: ReadonlySet<string>
}

interface Candidates {
  pairings: FreePairing[]
  /** None is of the kind that was asked for. */
  isNearest: boolean
}

function candidates(sources: PairingSources, named: Named, question: string): Candidates {
  const { freePairings } = sources
  const { cigars, drinks } = named
  if (areBothNamed(named))
    return exactly(
      cigars.flatMap(({ id }) => drinks.flatMap(drink => freePairings.forPair(id, drink.id) ?? [])),
    )
  if (cigars.length > 0) return drinksFor(sources, named, question)
  if (drinks.length > 0) return cigarsFor(sources, named, question)
  // The finder knows no kinds for a cigar in words; an article does.
  return exactly(isWithoutAlcohol(question) ? [] : describedCigar(freePairings, question))
}

const exactly = (pairings: FreePairing[]): Candidates => ({ pairings, isNearest: false })

function drinksFor(
  { catalogue, freePairings }: PairingSources,
  { cigars, refusedIds }: Named,
  question: string,
): Candidates {
  const wish = asksForBoth(question) ? undefined : drinkWishIn(question, cigars.map(cigarName))
  const isRefused = ({ id }: Drink) => refusedIds.has(id)
  const suits =
    wish || refusedIds.size > 0 ? (drink: Drink) => !isRefused(drink) && (wish?.(drink) ?? true) : undefined
  const found = cigars.flatMap(({ id }) => freePairings.forCigar(id, suits) ?? [])
  if (isShared({ cigars, drinks: [] }, question))
    return exactly(
      forAll(freePairings, cigars, { found, drinks: catalogue.drinks.filter(suits ?? (() => true)) }),
    )
  if (found.length > 0) return exactly(found)
  // Whoever wants no alcohol gets none, whatever else could not be had.
  const least = isWithoutAlcohol(question) ? ({ proof }: Drink) => proof < 1 : undefined
  return { pairings: cigars.flatMap(({ id }) => freePairings.forCigar(id, least) ?? []), isNearest: true }
}

const sharing = /\bboth\b|\bshar(?:e|ing)\b|\bone (?:bottle|drink|pour)\b|\bsame (?:bottle|drink|pour)\b/i

function isShared({ cigars, drinks }: Pick<Named, 'cigars' | 'drinks'>, question: string): boolean {
  return cigars.length > 1 && drinks.length === 0 && sharing.test(question)
}

/** One drink, and each cigar with it. */
function forOneTable(pairings: readonly FreePairing[]): Reply | undefined {
  const [first] = pairings
  if (!first) return undefined
  const { drink } = first
  const names = joinWithAnd(pairings.map(({ cigar }) => spokenName(cigar)))
  const matches = pairings.flatMap(({ cigar, verdict }) =>
    verdict === null ? [] : [`${uncapitalize(verdict)} for ${spokenName(cigar)}`],
  )
  return {
    text: `For one table I’d pour ${drink.name}: of what suits either, it serves ${names} best. I’d call it ${joinWithAnd(matches)}. ${drink.serve}`,
    sources: pairings.map(({ cigar, drink: { id, name } }) => ({
      title: `${cigarName(cigar)} and ${name}`,
      path: resultPages.ofPair(cigar.id!, id),
    })),
    next: pairings.map(({ cigar }) => `What should I drink with ${spokenName(cigar)}?`),
  }
}

/** With one drink beside all of them: of those that suit any, the one whose worst match is best. */
function forAll(
  freePairings: FreePairings,
  cigars: Named['cigars'],
  { found, drinks }: { found: readonly FreePairing[]; drinks: readonly Drink[] },
): FreePairing[] {
  const drinkIds = found.flatMap(({ drink, others }) => [
    drink.id,
    ...others.flatMap(other => (other.role === 'cigar' ? [] : [other.id])),
  ])
  const suiting = new Set(drinks.map(({ id }) => id))
  const tried = [...new Set(drinkIds)]
    .filter(drinkId => suiting.has(drinkId))
    .map(drinkId => cigars.flatMap(({ id }) => freePairings.forCigar(id, each => each.id === drinkId) ?? []))
    .filter(pairings => pairings.length === cigars.length)
  const worst = (pairings: readonly FreePairing[]) => Math.min(...pairings.map(({ score }) => score ?? 0))
  return tried.sort((one, other) => worst(other) - worst(one))[0] ?? []
}

function cigarsFor(
  { catalogue, freePairings }: PairingSources,
  { drinks }: Named,
  question: string,
): Candidates {
  const names = drinks.flatMap(({ name, aliases }) => [name, ...aliases])
  const suits = cigarWishIn(question, names, makerWished(catalogue, question))
  const found = drinks.flatMap(({ id }) => freePairings.forDrink(id, suits) ?? [])
  if (found.length > 0) return exactly(found)
  return { pairings: drinks.flatMap(({ id }) => freePairings.forDrink(id) ?? []), isNearest: true }
}

/** `an Oliva`, `which Padron`; the Fonseca of a port is no cigar. */
function makerWished(catalogue: PairingSources['catalogue'], question: string): string | undefined {
  const maker = findMaker(catalogue, question)
  if (maker === undefined) return undefined
  const [first] = maker.normalize('NFKD').replace(/\p{M}/gu, '').split(/\s+/)
  const folded = question.normalize('NFKD').replace(/\p{M}/gu, '')
  return new RegExp(String.raw`\b(?:from|by|an?|my|which|what|any|some) ${first}`, 'i').test(folded)
    ? maker
    : undefined
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

/** What would be chosen if nothing but the cigar, or nothing but the drink, were named; without alcohol for who wants none. */
function unasked(
  { freePairings }: PairingSources,
  { cigars: [cigar], drinks: [drink], refusedIds }: Named,
  question: string,
) {
  if (!cigar) return drink && freePairings.forDrink(drink.id)
  const needsNone = isWithoutAlcohol(question)
  const suits = ({ id, proof }: Drink) => !refusedIds.has(id) && !(needsNone && proof >= 1)
  return freePairings.forCigar(cigar.id, needsNone || refusedIds.size > 0 ? suits : undefined)
}

/** `Some of us drink and some don't.` */
function asksForBoth(question: string): boolean {
  return /\bsome\b.*\b(?:some|others?|half)\b|\bone with\b.*\bwithout\b|\bwith (?:alcohol )?and (?:one )?without\b/i.test(
    question,
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
    next: [`Which cigar goes with ${drink.name}?`, ...(cigar.id ? [`How strong is the ${name}?`] : [])],
  }
}

/** Where several were named: which one, and over which. */
function whyOfThose(
  { cigar, drink }: FreePairing,
  others: readonly FreePairing[],
  { drinks, labelOf }: PairingSources['catalogue'],
): string {
  const isSameDrink = others.every(other => other.drink.id === drink.id)
  const passedOver = new Set(
    others.map(other => (other.drink.id === drink.id ? spokenName(other.cigar) : other.drink.name)),
  )
  const [only] = others.length === 1 && !isSameDrink ? others : []
  const described = only && describe(drinks.find(({ id }) => id === only.drink.id)!, labelOf)
  return `I’d choose ${isSameDrink ? spokenName(cigar) : drink.name} over ${joinWithAnd([...passedOver])}${described ? `, ${described}` : ''}. `
}

/** `a wheated bourbon, with caramel and vanilla`; of a porter only what it tastes of. */
function describe({ name, style, notes }: Drink, labelOf: PairingSources['catalogue']['labelOf']): string {
  const isNew = (text: string) => !name.toLowerCase().includes(text.toLowerCase())
  const [kind = ''] = style.split(',')
  const tasted = notes.map(note => labelOf(note).toLowerCase()).filter(isNew)
  return [...(isNew(kind) ? [withA(kind)] : []), `with ${joinWithAnd(tasted.slice(0, 2))}`].join(', ')
}
