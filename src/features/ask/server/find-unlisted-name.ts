import { cigarName, makerName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import {
  areSimilarWords,
  commonWords,
  drinkWords,
  leafCountryAndStrengthWords,
} from '#features/catalogue/words/words.rules.ts'
import { findMaker } from './find-maker.ts'
import type { NamedProduct } from './find-named-products.ts'
import { splitWords, type Word, wordsIn } from './split-words.ts'

/** The name in a question that begins like one of the catalogue's and goes on with words that it does not have. */
export type FindUnlistedName = (
  question: string,
  products: readonly NamedProduct[],
  /** Of the question, as `wordsIn` gives them: the words that nobody asks or writes in the lounge. */
  unusual: ReadonlySet<string>,
) => string | undefined

/** `90 proof`, `12 year`, `52 ring`, `2 oz`: a number with its unit belongs to no name. */
const units =
  /^(?:proof|percent|abv|vol|years?|yrs?|yo|months?|weeks?|days?|hours?|minutes?|mins?|ring|rg|gauge|inch(?:es)?|cm|mm|oz|ml|cl|dollars?|bucks|usd|euros?|stars?|points?|cigars?|sticks?|boxes|box|left|times|of|x|by|degrees?|pm|am|or|to|and)$/
const nameEnd = /[.!?,;:()"“”—/&+%$|]|\s-+\s/
/** What a verb or an adjective ends in: `deserves`, `available`, `smoked`. */
const inflected = /(?:s|ed|ing|able|ly|er|est)$/
/** `Serie Z`, `Opus Y`; a small one is more often a word: `tatuaje tattoo n havana`. */
const leading = /^(?:(?:the|an?|of|and|with|from|for)\s+)+/i
const capitalLetter = /^[B-HJ-Z]$/
const beforeLetter = /^(?:series?|opus|no|siglo)$/

export function openFindUnlistedName(catalogue: Catalogue): FindUnlistedName {
  const ofTrade = tradeWords(catalogue)
  const listed = new Set(
    [...catalogue.lines, ...catalogue.drinks.map(({ name, aliases }) => ({ brand: '', line: name, aliases }))]
      .flatMap(({ brand, line, aliases }) => [line, `${brand} ${line}`, ...aliases])
      .map(fold),
  )
  return (question, products, unusual) => {
    const known = { unusual, ofTrade }
    const words = splitWords(question)
    const names = namesIn(catalogue, question, products)
    const own = [...wordsIn(names)]
    if (own.length === 0) return undefined
    const isOwn = ({ folded }: Word) =>
      own.some(
        word =>
          word === folded || `${word}s` === folded || (!/\d/.test(word) && areSimilarWords(folded, word)),
      )
    const isLower = words.every(({ written }) => !/^\p{Lu}/u.test(written))
    for (let at = 1; at < words.length; at += 1) {
      if (!isOwn(words[at - 1]!) || isPlain(words[at - 1]!, known) || nameEnd.test(words[at - 1]!.gap))
        continue
      const end = endOfName(words, at, isOwn, known, isLower)
      const name = nameTo(words, at, end, isOwn)
      if (end > at && !listed.has(fold(name))) return name
    }
    return undefined
  }
}

interface KnownWords {
  unusual: ReadonlySet<string>
  /** Sizes, leaves, countries and kinds of drink, which may follow any name. */
  ofTrade: ReadonlySet<string>
}

function tradeWords({ brands, cigars, drinks }: Catalogue): Set<string> {
  const words = wordsIn([
    ...cigars.flatMap(({ vitolas, wrapper, binder, filler, country }) => [
      ...vitolas.map(({ name }) => name.replace(/\d+/g, '')),
      wrapper,
      binder,
      filler,
      country,
    ]),
    ...brands.flatMap(({ brand, aliases }) => [brand, ...aliases]),
    ...drinks.map(({ style, family, kind }) => `${style} ${family} ${kind}`),
  ])
  for (const each of [commonWords, drinkWords, leafCountryAndStrengthWords])
    for (const word of each) words.add(word)
  return words
}

function isLetter(written: string, before: Word): boolean {
  return capitalLetter.test(beforeLetter.test(before.folded) ? written.toUpperCase() : written)
}

const isPlain = ({ folded }: Word, { unusual }: KnownWords) => !unusual.has(folded) && folded.length < 4

/** Past the last word of the name that goes on at this place; the place itself if none does. */
function endOfName(
  words: readonly Word[],
  start: number,
  isOwn: (word: Word) => boolean,
  { unusual, ofTrade }: KnownWords,
  isLower: boolean,
): number {
  let [end, isStrange] = [start, false]
  for (let at = start; at < words.length; at += 1) {
    const word = words[at]!
    const { written, folded } = word
    if (
      isOwn(word) ||
      (folded === 'no' && /^\d/.test(words[at + 1]?.folded ?? '') && /^\.?\s*$/.test(word.gap))
    ) {
      if (isOwn(word) && at === start) return start
      if (nameEnd.test(word.gap) && !/^\.\s*$/.test(word.gap)) break
      continue
    }
    if (/^\d+x\d+/.test(folded) || (/^\d/.test(folded) && /^[%°"”]/.test(word.gap))) break
    const isNumber = /^\d+$/.test(folded)
    const isCapital = /^\p{Lu}/u.test(written)
    if (isCapital && folded.length > 1 && ofTrade.has(folded) && !nameEnd.test(word.gap)) continue
    const isName = isNumber
      ? !units.test(words[at + 1]?.folded ?? '') && !/[x×½¼¾]/.test(word.gap)
      : isLetter(written, words[at - 1]!) ||
        (isCapital && !ofTrade.has(folded) && folded.length > 1) ||
        (isLower && unusual.has(folded) && !ofTrade.has(folded) && !inflected.test(folded))
    if (!isName) break
    isStrange ||= isNumber || isLetter(written, words[at - 1]!) || unusual.has(folded) || isCapital
    end = at + 1
    if (nameEnd.test(word.gap)) break
  }
  return isStrange ? end : start
}

function nameTo(words: readonly Word[], at: number, end: number, isOwn: (word: Word) => boolean): string {
  let first = at - 1
  while (first > 0 && isOwn(words[first - 1]!) && !nameEnd.test(words[first - 1]!.gap)) first -= 1
  return words
    .slice(first, end)
    .map(({ written, gap }, place, all) => (place === all.length - 1 ? written : `${written}${gap}`))
    .join('')
    .replace(leading, '')
}

function fold(name: string): string {
  return splitWords(name)
    .map(({ folded }) => folded)
    .join(' ')
}

function namesIn(catalogue: Catalogue, question: string, products: readonly NamedProduct[]): string[] {
  const distilleries = distilleriesIn(catalogue, question)
  if (products.length > 0)
    return [...distilleries, ...products.flatMap(product => namesOf(product, catalogue))]
  const maker = findMaker(catalogue, question)
  if (maker === undefined) return distilleries
  const lines = catalogue.lines.filter(({ brand }) => makerName(brand) === maker)
  return lines.flatMap(cigar => namesOf({ kind: 'cigar', cigar }, catalogue))
}

const minDistilleryLetters = 5

/** `Macallan`: the first word of several bottles. */
function distilleriesIn({ drinks }: Catalogue, question: string): string[] {
  const asked = wordsIn([question])
  const firsts = drinks
    .filter(({ kind }) => kind === 'spirit')
    .map(({ name }) => splitWords(name)[0]!.folded)
    .filter(first => first.length >= minDistilleryLetters && asked.has(first))
  return firsts.filter((first, at) => firsts.indexOf(first) !== at)
}

function namesOf(product: NamedProduct, { cigars }: Catalogue): string[] {
  if (product.kind === 'drink') return [product.drink.name, ...product.drink.aliases, product.drink.style]
  const { id, aliases, brand } = product.cigar
  const sizes = cigars.find(cigar => cigar.id === id)?.vitolas.map(({ name }) => name) ?? []
  return [cigarName(product.cigar), brand, ...aliases, ...sizes]
}
