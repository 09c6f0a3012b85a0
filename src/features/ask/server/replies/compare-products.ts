import {
  type Cigar,
  cataloguePages,
  type Degree,
  type Drink,
  isKnownCigar,
} from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { alcoholText, strengthLabel } from '#features/guide/guide-labels.rules.ts'
import { withArticle } from '#features/pairing/wording/wording.rules.ts'
import { joinWithAnd, uncapitalize } from '#platform/text.rules.ts'
import type { NamedProduct } from '../find-named-products.ts'
import type { Reply } from '../reply.ts'

const maxCompared = 2

/** What sets two or three apart; undefined unless the catalogue has the facts of two cigars, or of two drinks. */
export function compareProducts(
  catalogue: Catalogue,
  products: readonly NamedProduct[],
  question: string,
): Reply | undefined {
  const cigars = products.flatMap(product =>
    product.kind === 'cigar' && isKnownCigar(product.cigar) ? [product.cigar] : [],
  )
  if (cigars.length >= 2) return compareCigars(catalogue, cigars.slice(0, maxCompared), question)
  const drinks = products.flatMap(product => (product.kind === 'drink' ? [product.drink] : []))
  return drinks.length >= 2 ? compareDrinks(catalogue, drinks.slice(0, maxCompared), question) : undefined
}

function compareCigars(catalogue: Catalogue, cigars: readonly Cigar[], question: string): Reply {
  const words = cigars.map(cigar => ({ cigar, name: cigarName(cigar) }))
  const each = words.map(({ cigar, name }) => {
    const notes = joinWithAnd(cigar.notes.slice(0, 3).map(note => catalogue.labelOf(note).toLowerCase()))
    const country = cigar.country ? `, rolled in ${withArticle(cigar.country)}` : ''
    return `The ${name} is ${strengthLabel(cigar.strength).toLowerCase()}, in ${article(cigar.wrapper)} ${cigar.wrapper} wrapper${country}, with ${notes}.`
  })
  return {
    text: [
      ...spicier(catalogue, words, question),
      ordered(
        words.map(({ cigar, name }) => ({ name: `the ${name}`, degree: cigar.strength })),
        'strength',
      ),
      ...each,
      ...sameLeaf(cigars),
    ].join(' '),
    sources: words.map(({ cigar, name }) => ({ title: name, path: cataloguePages.cigar(cigar.id) })),
    next: words.slice(0, 2).map(({ name }) => `What should I drink with the ${name}?`),
  }
}

/** `peppery` is asked for often, and the order of the notes answers it. */
function spicier(
  { familyOf }: Catalogue,
  cigars: readonly { cigar: Cigar; name: string }[],
  question: string,
): string[] {
  if (!/pepper|spic/i.test(question)) return []
  const placeOf = ({ cigar }: { cigar: Cigar }) => {
    const place = cigar.notes.findIndex(note => familyOf(note) === 'spice')
    return place < 0 ? Number.POSITIVE_INFINITY : place
  }
  const sorted = [...cigars].sort((one, other) => placeOf(one) - placeOf(other))
  const [first, second] = sorted
  return first && second && placeOf(first) < placeOf(second)
    ? [`The ${first.name} is the spicier one, going by its leading notes.`]
    : ['Neither is clearly the spicier one, going by their leading notes.']
}

function compareDrinks({ labelOf }: Catalogue, drinks: readonly Drink[], question: string): Reply {
  const each = drinks.map(
    drink =>
      `${drink.name} is ${article(drink.style)} ${drink.style}, ${uncapitalize(alcoholText(drink))}, and tastes of ${joinWithAnd(drink.notes.slice(0, 3).map(note => labelOf(note).toLowerCase()))}.`,
  )
  return {
    text: [
      ordered(
        drinks.map(drink => degreeOf(drink, question)),
        scaleOf(question).noun,
      ),
      ...each,
    ].join(' '),
    sources: drinks.map(({ name, id }) => ({ title: name, path: cataloguePages.drink(id) })),
    next: drinks.slice(0, 2).map(({ name }) => `Which cigar goes with ${name}?`),
  }
}

interface Scale {
  noun: string
  of(drink: Drink): number
}

function scaleOf(question: string): Scale {
  if (/sweet|dry\b|sugar/i.test(question)) return { noun: 'sweetness', of: ({ sweetness }) => sweetness }
  if (/smok|peat/i.test(question)) return { noun: 'smoke', of: ({ smoke }) => smoke }
  if (/proof|alcohol|abv|strong/i.test(question)) return { noun: 'proof', of: ({ proof }) => proof }
  return { noun: 'weight', of: ({ weight }) => weight }
}

function degreeOf(drink: Drink, question: string): Compared {
  return { name: drink.name, degree: scaleOf(question).of(drink) }
}

interface Compared {
  name: string
  degree: Degree | number
}

const moreWords: Record<string, string> = {
  strength: 'is the stronger',
  sweetness: 'is the sweeter',
  smoke: 'is the smokier',
  proof: 'has the higher proof',
  weight: 'is the heavier',
}
const equalWords: Record<string, string> = {
  strength: 'are equally strong',
  sweetness: 'are equally sweet',
  smoke: 'are equally smoky',
  proof: 'have the same proof',
  weight: 'weigh the same',
}

/** Says which has more of it. */
function ordered(compared: readonly Compared[], noun: string): string {
  const [first, second] = [...compared].sort((one, other) => other.degree - one.degree)
  if (!first || !second) return ''
  if (first.degree > second.degree)
    return `${capitalizeFirst(first.name)} ${moreWords[noun]}${compared.length === 2 && noun !== 'proof' ? ' of the two' : ''}, by my reading.`
  return `${capitalizeFirst(joinWithAnd(compared.filter(({ degree }) => degree === first.degree).map(({ name }) => name)))} ${equalWords[noun]}, by my reading.`
}

function sameLeaf(cigars: readonly Cigar[]): string[] {
  const [one, other] = cigars
  return one && other && one.wrapper === other.wrapper
    ? [`Both have ${article(one.wrapper)} ${one.wrapper} wrapper.`]
    : []
}

function capitalizeFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function article(word: string): string {
  return /^[aeiou]/i.test(word) ? 'an' : 'a'
}
