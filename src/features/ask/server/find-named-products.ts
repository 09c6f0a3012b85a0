import type { CigarLine, Drink } from '#features/catalogue/catalogue.contract.ts'
import { makerName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { findMaker } from './find-maker.ts'

export type NamedProduct = { kind: 'cigar'; cigar: CigarLine } | { kind: 'drink'; drink: Drink }

/** Finds the cigars and drinks that a question names, in its order. */
export type FindNamedProducts = (question: string) => NamedProduct[]

/** The longest name has this many words. */
const maxNameWords = 8
/** A list of more is no question about each. */
const maxParts = 8
/** Between two products of one question. */
const separators =
  /\s+(?:vs\.?|versus|or|and|against|than|with|compared (?:to|with)|from|between|beside|next to|after)\s+|[,;:?!]\s*|\s+-+\s+/i
/** Around a name in a question; without them the rest is nearer to what is typed into the finder. */
const frame =
  /\b(?:what|which|who|where|when|why|how|is|are|was|were|do|does|did|can|could|should|would|the|an?|my|your|that|this|it|its|it's|to|of|in|on|at|for|me|i|you|we|tell|about|please|pls|really|actually|made|strong|stronger|drink|pair|pairs|goes|go|well|cigars?|smoke|bottle|have|has|got|some|any|good|best|distiller(?:y|ies)|proof|factory|brand)\b/gi
/** `I'm`, `what's`: without them an `m` would be left, which is a line of Montecristo. */
const contractions = /\b(?:i|you|we|they|he|she|it|that|what|who|where|there|here)'(?:m|s|re|ve|ll|d)\b/gi
/** `Hey Arturo, ...` is no Arturo Fuente. */
const salutation = /\barturo\b(?!\s+fuente)/gi
/** `a $10 one` is no A10. */
const money = /[$€£]\s?\d[\d.,]*/g
/** `2 months` are no misspelled Montecristo No. 2; a name that has some is found as it is written. */
const amounts =
  /\b\d[\d.,]*\s?(?:%|°|(?:percent|degrees?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?)\b)/gi
/** Of what is recognized like typed text. */
const minScores = {
  alone: { cigar: 0.56, drink: 0.6 },
  besideName: { cigar: 0.75, drink: 0.8 },
} as const
/** Of a part of a question that is compared with the catalogue as a whole. */
const minPartLength = 4

/**
 * Looks for the names of the catalogue in the words of the question, the longest first; a part of the question in which none
 * stands is recognized as what is typed into the finder, which forgives misspelling.
 */
export function openFindNamedProducts(catalogue: Catalogue): FindNamedProducts {
  const products = indexNames(catalogue)
  const findWhole = openFindNamesWithSeparators(products)
  return question => {
    const whole = findWhole(question.replace(salutation, ' ').replace(money, ' '))
    const parts = whole.rest.split(separators).slice(0, maxParts)
    const named = parts.map(part => ofItsMaker(catalogue, part, findNames(products, wordsOf(part))))
    // Beside a name that is spelled right, another one has to be nearly so.
    const isNamed = whole.found.length > 0 || named.some(found => found.length > 0)
    const minScore = isNamed ? minScores.besideName : minScores.alone
    const found = parts.map((part, at) =>
      named[at]!.length > 0 ? named[at]! : recognizePart(catalogue, part.replace(amounts, ' '), minScore),
    )
    const completed = found.map((own, at) =>
      own.length > 0 ? own : continuePart(catalogue, parts[at]!, found[at - 1]?.at(-1)),
    )
    return withoutRepetition([...completed.flat(), ...whole.found])
  }
}

/** `Gin and Tonic`, `Dark and Stormy`: what would be split in two. */
function openFindNamesWithSeparators(products: ReadonlyMap<string, NamedProduct>) {
  const keys = [...products.keys()].filter(key => separators.test(` ${key} `.replace(/^ | $/g, '')))
  return (question: string): { found: NamedProduct[]; rest: string } => {
    const words = ` ${wordsOf(question).join(' ')} `
    const own = keys.filter(key => words.includes(` ${key} `))
    if (own.length === 0) return { found: [], rest: question }
    const rest = own.reduce((text, key) => text.replace(` ${key} `, ' , '), words)
    return { found: own.map(key => products.get(key)!), rest }
  }
}

/** `Perdomo 10th Anniversary` is not the line of another maker that is called so for short. */
function ofItsMaker(catalogue: Catalogue, part: string, found: NamedProduct[]): NamedProduct[] {
  const maker = findMaker(catalogue, part)
  if (maker === undefined) return found
  return found.filter(
    product =>
      product.kind === 'drink' ||
      makerName(product.cigar.brand) === maker ||
      ` ${wordsOf(part).join(' ')} `.includes(` ${wordsOf(makerName(product.cigar.brand)).join(' ')} `),
  )
}

/** `Padrón 1926 vs 1964`: the second of the same maker. */
function continuePart(catalogue: Catalogue, part: string, before: NamedProduct | undefined): NamedProduct[] {
  const name = /^\W*(?:the\s+)?((?:no\.?\s*)?\w*\d\w*)/i.exec(part)?.[1]
  if (before?.kind !== 'cigar' || name === undefined) return []
  return recognizePart(catalogue, `${makerName(before.cigar.brand)} ${name}`, minScores.besideName)
}

function indexNames({ lines, drinks }: Catalogue): ReadonlyMap<string, NamedProduct> {
  const products = new Map<string, NamedProduct>()
  const add = (name: string, product: NamedProduct) => {
    const key = wordsOf(name).join(' ')
    if (isTelling(key) && !products.has(key)) products.set(key, product)
  }
  // Lines with all their facts come before those of which only the name is known.
  const knownFirst = [...lines].sort((one, other) => rank(one) - rank(other))
  for (const cigar of knownFirst) {
    const maker = cigar.brand.replace(/ \(.*\)$/, '')
    for (const name of [`${maker} ${cigar.line}`, ...cigar.aliases]) add(name, { kind: 'cigar', cigar })
  }
  for (const drink of drinks)
    for (const name of [drink.name, ...drink.aliases]) add(name, { kind: 'drink', drink })
  return products
}

function rank({ confidence }: CigarLine): number {
  return ['high', 'medium', 'low'].indexOf(confidence)
}

/** A single short word is too often a word of the question, unless it is one like `T52`. */
function isTelling(key: string): boolean {
  return key.includes(' ') || key.length > 6 || (key.length >= 3 && /[a-z]\d|\d[a-z]/.test(key))
}

function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`.]/g, '')
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

function findNames(products: ReadonlyMap<string, NamedProduct>, words: readonly string[]): NamedProduct[] {
  const found: NamedProduct[] = []
  let at = 0
  while (at < words.length) {
    const { product, length } = longestAt(products, words, at)
    if (product) found.push(product)
    at += length
  }
  return found
}

function longestAt(products: ReadonlyMap<string, NamedProduct>, words: readonly string[], at: number) {
  for (let length = Math.min(maxNameWords, words.length - at); length > 0; length -= 1) {
    const product = products.get(words.slice(at, at + length).join(' '))
    if (product) return { product, length }
  }
  return { product: undefined, length: 1 }
}

function recognizePart(
  catalogue: Catalogue,
  part: string,
  minScore: (typeof minScores)[keyof typeof minScores],
): NamedProduct[] {
  const name = part.replace(contractions, ' ').replace(frame, ' ').replace(/\s+/g, ' ').trim()
  if (name.length < minPartLength) return []
  const { isRecognized, matches } = catalogue.recognize(name, 1)
  const [best] = matches
  if (isRecognized && best && best.score >= minScore.cigar && namesLine(name, best.cigar))
    return [{ kind: 'cigar', cigar: best.cigar }]
  const understood = catalogue.understandDrink(name)
  return understood && !understood.group && understood.score >= minScore.drink
    ? [{ kind: 'drink', drink: understood.drink }]
    : []
}

/** `an Oliva` names a maker only. */
function namesLine(name: string, { brand, line }: CigarLine): boolean {
  const maker = new Set(wordsOf(brand))
  const own = new Set(wordsOf(name).filter(word => !maker.has(word)))
  const words = wordsOf(line)
  // `858` names the 8-5-8.
  return (
    own.has(words.join('')) || words.some(word => own.has(word) || [...own].some(each => isNear(each, word)))
  )
}

/** Misspelled in its end or its beginning, or with two letters that changed places. */
function isNear(one: string, other: string): boolean {
  const length = Math.max(4, Math.min(one.length, other.length) - 2)
  return (
    one.slice(0, length) === other.slice(0, length) ||
    one.slice(-length) === other.slice(-length) ||
    (one.length > 5 && one[0] === other[0] && sortedLetters(one) === sortedLetters(other))
  )
}

function sortedLetters(word: string): string {
  return [...word].sort().join('')
}

function withoutRepetition(products: readonly NamedProduct[]): NamedProduct[] {
  const byId = new Map(
    products.map(product => [product.kind === 'cigar' ? product.cigar.id : product.drink.id, product]),
  )
  return [...byId.values()]
}
