import type { Cigar, WrapperClass } from '#features/catalogue/catalogue.contract.ts'
import { makerName } from '#features/catalogue/cigar-name.rules.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { numberWordsToDigits } from '#features/catalogue/words/words.rules.ts'
import { defaultVitola } from '#features/pairing/engine/engine.rules.ts'
import { readTypedTime } from '#features/pairing/typed-time.rules.ts'
import { withoutNames } from './drink-wish.ts'
import { allOf, conditionsIn, type Trait } from './wish.ts'

/** What follows is about the drink. */
const ofDrink = String.raw`(?!\s+(?:drinks?|coffee|espresso|tea|ales?|beers?|stouts?|scotch|rum|port|wine|cocktails?|whisk\w+|bourbon|rye|tequila|mezcal|cognac)\b)`
const word = (words: string) => new RegExp(String.raw`\b(?:${words})\b${ofDrink}`, 'i')

const isWrappedIn =
  (leaf: RegExp) =>
  ({ wrapper, line }: Cigar) =>
    leaf.test(wrapper) || leaf.test(line)
const isNotWrappedIn = (leaf: RegExp) => (cigar: Cigar) => !isWrappedIn(leaf)(cigar)
const darkLeaves: readonly WrapperClass[] = ['maduro', 'broadleaf', 'san-andres', 'brazilian', 'pennsylvania']
export const isDark = ({ shade, wrapper, wrapperClass, line }: Cigar) =>
  (shade === 'maduro' || shade === 'oscuro') &&
  (darkLeaves.includes(wrapperClass) || /maduro|oscuro/i.test(`${wrapper} ${line}`))

/** Beside Connecticut, which is a color and a place as well. */
export const leafWords = [
  'cameroon',
  'broadleaf',
  'san andr[eé]s',
  'habano',
  'corojo',
  'criollo',
  'sumatra',
  'candela',
]
export const countryWords: Readonly<Record<string, string>> = {
  'nicaragua\\w*': 'Nicaragua',
  'dominican\\w*': 'Dominican Republic',
  'hondura\\w*': 'Honduras',
  'cubans?|cuba|habanos': 'Cuba',
  'mexic\\w*(?! san andr)': 'Mexico',
  'costa ric\\w*': 'Costa Rica',
  'brazil\\w*': 'Brazil',
}
const sizes = [
  'robusto',
  'toro',
  'corona',
  'churchill',
  'lancero',
  'torpedo',
  'gordo',
  'belicoso',
  'panatela',
  'perfecto',
]

const traits: readonly Trait<Cigar>[] = [
  {
    words: word(
      'mild(?:er)?|mellow|gentle|smooth|delicate|(?:something |a )light(?:er)?|light(?:er)? (?:cigar|smoke|one)',
    ),
    has: ({ strength }) => strength <= 2,
    lacks: ({ strength }) => strength >= 3,
  },
  {
    words: word('full|strong(?:er)?|powerful|bold|heavy|(?:big|bit of) (?:kick|punch)'),
    has: ({ strength }) => strength >= 4,
    lacks: ({ strength }) => strength <= 3,
  },
  { words: word('medium'), has: ({ strength }) => strength >= 2 && strength <= 4 },
  { words: word('maduros?|dark wrappers?|oscuro'), has: isDark, lacks: cigar => !isDark(cigar) },
  {
    words: word('connecticut(?! broadleaf)'),
    has: ({ shade, wrapper }) => shade === 'connecticut' || /connecticut shade/i.test(wrapper),
    lacks: ({ shade }) => shade !== 'connecticut',
  },
  { words: word('natural'), has: cigar => !isDark(cigar) },
  ...leafWords.map(leaf => ({
    words: word(leaf),
    has: isWrappedIn(new RegExp(leaf, 'i')),
    lacks: isNotWrappedIn(new RegExp(leaf, 'i')),
  })),
  ...Object.entries(countryWords).map(([words, name]) => ({
    words: word(words),
    has: ({ country }: Cigar) => country === name,
    lacks: ({ country }: Cigar) => country !== name,
  })),
  ...sizes.map(size => ({
    words: word(`${size}s?`),
    has: ({ vitolas }: Cigar) => vitolas.some(({ name }) => name.toLowerCase().includes(size)),
  })),
  {
    words: word('short|quick|small (?:cigar|smoke|one)|half(?: an)? hour'),
    has: ({ vitolas }) => vitolas.some(vitola => minutesOf(vitola) <= 45),
    lacks: ({ vitolas }) => vitolas.some(vitola => minutesOf(vitola) > 60),
  },
  {
    words: word('cheap(?:er)?|budget|affordable|inexpensive'),
    has: ({ price }) => price === '$' || price === '$$',
    lacks: ({ price }) => price !== '$',
  },
  { words: word('special occasion|splurge|expensive'), has: isDear, lacks: cigar => !isDear(cigar) },
]

/**
 * Whether a cigar is of the kind that a question about a drink asks for; undefined if it asks for none.
 * @param drinkNames whose words ask for nothing
 */
export function cigarWishIn(
  question: string,
  drinkNames: readonly string[],
  maker: string | undefined,
): ((cigar: Cigar) => boolean) | undefined {
  return allOf<Cigar>([
    ...timeLimit(question),
    ...(maker === undefined ? [] : [({ brand }: Cigar) => makerName(brand) === maker]),
    ...conditionsIn(withoutNames(question, drinkNames, 'drink'), traits),
  ])
}

/** `30 mins max`, `forty minutes`, `half an hour`: in the size that is told of, or five minutes more. */
function timeLimit(question: string): ((cigar: Cigar) => boolean)[] {
  const typed = readTypedTime(numberWordsToDigits(question.toLowerCase().split(/\s+/)).join(' '))
  return typed ? [({ vitolas }) => minutesOf(defaultVitola(vitolas)) <= typed.minutes + 5] : []
}

function isDear({ price }: Cigar): boolean {
  return price === '$$$' || price === '$$$$'
}
