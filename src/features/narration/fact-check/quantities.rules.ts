import { numberWordsToDigits } from '#features/catalogue/words/words.rules.ts'
import { type NumberToken, narrationUnits, readNumbers, splitForNumbers } from './narration-tokens.rules.ts'

/** The numbers of what an answer may be taken from. */
export interface Quantities {
  /** With a normalized unit: `3 day`. */
  measures: ReadonlySet<string>
  /** Without a known unit: 1964. */
  bare: ReadonlySet<string>
  all: ReadonlySet<string>
}

export function readQuantities(text: string): Quantities {
  const numbers = tokenizeQuantities(text)
  return {
    measures: new Set(
      numbers.flatMap(({ digits, measure }) => (measure ? sameMeasures(digits, measure) : [])),
    ),
    bare: new Set(numbers.flatMap(({ digits, measure }) => (measure ? [] : [digits]))),
    all: new Set(numbers.map(({ digits }) => digits)),
  }
}

/** With a unit only if it is given with this unit or with none: neither `65°F` for 65% nor `14 weeks` for 14 days. */
export function isGiven({ measures, bare, all }: Quantities, { digits, measure }: NumberToken): boolean {
  return measure ? measures.has(measure) || bare.has(digits) : all.has(digits)
}

/**
 * Every number in digits or in words, small ones only before a unit. An answer has more units than a narration, which has
 * no other words than ours, and knows those of a range, of `$14` and of `65°F`.
 */
export function tokenizeQuantities(text: string): NumberToken[] {
  const words = splitForNumbers(withSignsInWords(text)).map(withoutOrdinals)
  return readNumbers(withUnitsOfRanges(withoutFillers(withScales(numberWordsToDigits(words)))), answerUnits)
}

const added: Record<string, string> = {
  second: 'seconds',
  day: 'day days',
  week: 'week weeks',
  month: 'month months',
  millimeter: 'mm millimeter millimeters',
  centimeter: 'cm centimeter centimeters',
  meter: 'meter meters',
  foot: 'foot feet',
  milligram: 'mg milligram milligrams',
  gram: 'g gram grams',
  kilogram: 'kg kilogram kilograms',
  milliliter: 'ml milliliter milliliters',
  liter: 'liter liters',
  fahrenheit: 'f fahrenheit',
  celsius: 'c celsius',
}
const addedUnits = Object.fromEntries(
  Object.entries(added).flatMap(([unit, words]) => words.split(' ').map(word => [word, unit] as const)),
)
const answerUnits = {
  byWord: { ...narrationUnits.byWord, ...addedUnits },
  strict: new Set([...narrationUnits.strict, ...Object.keys(addedUnits)]),
}

function withSignsInWords(text: string): string {
  return text.replace(/(?<=\d)[-–](?=\$?\d)/g, ' to ').replace(/\$\s?(\d[\d,]*(?:\.\d+)?)/g, ' $1 dollars ')
}

/** The first week is not one week. */
function withoutOrdinals(word: string, at: number, words: readonly string[]): string {
  return /^(?:first|second|third)$/.test(word) && hasUnit(words[at + 1]) ? 'nth' : word
}

/** `65 degrees F` to `65 F`. */
function withScales(words: readonly string[]): string[] {
  const isScale = (word = '') => /^(?:f|c|fahrenheit|celsius)$/.test(word)
  return words.filter((word, at) => !(/^degrees?$/.test(word) && isScale(words[at + 1])))
}

const fillers = new Set('full whole entire good more extra additional solid long short'.split(' '))

/** `3 full days` to `3 days`. */
function withoutFillers(words: readonly string[]): string[] {
  return words.filter((word, at) => !(fillers.has(word) && isNumber(words[at - 1]) && hasUnit(words[at + 1])))
}

/** `2 to 3 days` to `2 days to 3 days`. */
function withUnitsOfRanges(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const [before, joint, end, unit] = [words[at - 1], words[at + 1], words[at + 2], words[at + 3]]
    const isRange = /^(?:to|or|through)$/.test(joint ?? '') || (before === 'between' && joint === 'and')
    return isNumber(word) && isRange && isNumber(end) && hasUnit(unit) ? [word, unit!] : [word]
  })
}

/** Degrees without a scale are those of Fahrenheit. */
function sameMeasures(digits: string, measure: string): string[] {
  if (measure.endsWith(' degree')) return [measure, `${digits} fahrenheit`]
  return / (?:fahrenheit|celsius)$/.test(measure) ? [measure, `${digits} degree`] : [measure]
}

function isNumber(word: string | undefined): boolean {
  return /^\d/.test(word ?? '')
}

function hasUnit(word: string | undefined): boolean {
  return word !== undefined && Object.hasOwn(answerUnits.byWord, word)
}
