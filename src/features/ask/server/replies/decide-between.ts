import { capitalize, joinWithAnd } from '#platform/text.rules.ts'
import { asksYesOrNo } from './yes-or-no.ts'

/** By which two products are told apart. */
export interface Scale<Product> {
  /** Ask for it. */
  words: RegExp
  /** Of those, the ones that ask for the one that has less: `milder`, `cheaper`. */
  less?: RegExp
  /** Undefined if it is not known. */
  degreeOf(product: Product): number | undefined
  /** `is the stronger`, `is the milder`, `are equally strong` */
  more: string
  fewer: string
  equal: string
}

export interface Compared<Product> {
  /** As it stands in a sentence: `the Padrón 1964 Anniversary`. */
  name: string
  product: Product
}

/** Which of two has more, or less, of what was asked for, with Yes or No in front where that was asked; empty if nobody knows. */
export function decideBetween<Product>(
  { less, degreeOf, more, fewer, equal }: Scale<Product>,
  compared: readonly [Compared<Product>, Compared<Product>],
  question: string,
): string {
  const [first, second] = compared.map(({ product }) => degreeOf(product))
  if (first === undefined || second === undefined) return ''
  const areEqual = first === second
  const names = joinWithAnd(compared.map(({ name }) => name))
  if (asksYesOrNo(question) && sameness.test(question))
    return `${areEqual ? 'Yes' : 'No'}: ${areEqual ? `${names} ${equal}` : `${compared[first > second ? 0 : 1].name} ${more} of the two`}, by my reading.`
  const asksLess = less?.test(question) ?? false
  // `Is the first stronger than the second?`
  const isAsked = asksYesOrNo(question) && /\bthan\b/i.test(question) && !/\bor\b/i.test(question)
  if (areEqual) return `${isAsked ? 'No: ' : ''}${start(isAsked, names)} ${equal}, by my reading.`
  const isFirst = asksLess ? first < second : first > second
  const { name } = compared[isFirst ? 0 : 1]
  const lead = isAsked ? (isFirst ? 'Yes: ' : 'No: ') : ''
  return `${lead}${start(isAsked, name)} ${asksLess ? fewer : more} of the two, by my reading.`
}

/** What stands first in the question: `which is richer? Not asking about the price`. */
export function firstAsked<Product>(
  scales: readonly Scale<Product>[],
  question: string,
): Scale<Product> | undefined {
  return scales
    .map(scale => ({ scale, at: question.search(scale.words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0]?.scale
}

const sameness = /\bas \w+ as\b|\bequally\b|\bthe same\b|\balike\b/i

function start(isContinued: boolean, name: string): string {
  return isContinued ? name : capitalize(name)
}
