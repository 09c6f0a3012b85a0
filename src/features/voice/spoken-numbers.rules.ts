import {
  decadeInWords,
  digitsInWords,
  numberInWords,
  numberPattern,
  yearInWords,
} from './numbers-in-words.rules.ts'
import { speakMoney } from './spoken-money.rules.ts'
import { speakUnits } from './spoken-units.rules.ts'

const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** Numbers, sizes, prices and measures as a host at the counter says them. */
export function speakNumbers(text: string): string {
  const plain = speakRanges(speakRows(speakPhones(writeFractions(markInches(text)))))
  return speakYears(speakFractions(speakUnits(speakMoney(speakRings(speakSizes(plain))))))
}

/** `6"`, unless the quotation mark closes what another one opened. */
function markInches(text: string): string {
  return text.replace(/(?<!(?:^|[\s(])"[^"]*)(?<=(?<!\d)\d(?:\.\d+)?|\/\d{1,2}|[½⅓⅔¼¾⅛⅜⅝⅞])"/g, '″')
}

/** `6½`, `6-1/2` and `6 1/2` alike. */
function writeFractions(text: string): string {
  return text
    .replace(
      /(\d?)([½⅓⅔¼¾⅛⅜⅝⅞])/g,
      (_, digit: string, sign: string) => `${digit}${digit && ' '}${fractions[sign]}`,
    )
    .replace(/(?<![\d/.-])(\d+)-(?=\d\/\d{1,2}(?![\d/]))/g, '$1 ')
}

/** Digit by digit: `1-800-222-1222`, `(888) 426-4435`. */
function speakPhones(text: string): string {
  return text.replace(
    /(?<![\w-])(?:1[- ])?(?:\(\d{3}\) ?|\d{3}-)(?:\d{3}-\d{4}|[A-Z]{4}-[A-Z]{3})(?![\w-])|(?<![\w-])1-8\d\d-[A-Z]+-[A-Z]+(?![\w-])/g,
    phone => (phone.match(/\d+|[A-Z]+/g) ?? []).map(speakGroup).join(', '),
  )
}

/** Letters in capitals would be spelled. */
function speakGroup(group: string): string {
  if (!/\d/.test(group)) return group.toLowerCase()
  return group === '800' ? 'eight hundred' : digitsInWords(group)
}

/** Names such as `8-5-8` and `7-20-4`. Dates are left alone. */
function speakRows(text: string): string {
  return text.replace(/(?<![\w.,/-])\d{1,2}(?:-\d{1,2}){2,}(?![\w/-]|[.,]\d)/g, row =>
    row.split('-').map(numberInWords).join(' '),
  )
}

/** `50–54`, also with a sign at each end: `$7-$12`, `65%–69%`. */
function speakRanges(text: string): string {
  return text.replace(
    /(?<![\p{L}\d.,/-]|\d[–-])([$€£]?)(\d[\d.,]*(?: \d\/\d{1,2})?)((?: ?%| ?° ?[FC]?)?)(?:[–-]| – | - )(?=([$€£]?)(\d[\d,]*(?:\.\d+)?(?: \d\/\d{1,2})?)(?![-–]\d|\d|\p{Lu}))/gu,
    (written, sign: string, from: string, unit: string, nextSign: string, to: string) =>
      from === to ? written : `${sign}${from}${unit} to ${nextSign === '' ? sign : ''}`,
  )
}

const size = new RegExp(
  `(?<![\\w.,/$€£])(${numberPattern})(?: ?(in\\.|inch(?:es)?|″))?(?: ?[x×X] ?| by )(${numberPattern})(?![\\w/]|[.,]\\d)`,
  'g',
)

/** `5 × 50`, `5x50`, `6 1/2 in. by 52`. */
function speakSizes(text: string): string {
  return text
    .replace(
      size,
      (_, length: string, inches: string | undefined, ring: string) =>
        `${numberInWords(length)}${inches ? ' inches' : ''} by ${numberInWords(ring)}`,
    )
    .replace(/(?<=\d) ?[x×](?=[\s.,;:!?)]|$)/g, ' times')
}

const counted = String.raw`(?:(\d+(?:\.\d+)?) to )?(\d+(?:\.\d+)?)`
const beforeRing = new RegExp(`(?<![\\w.,/$€£])${counted}(?=[ -](?:rings?|proof)\\b)`, 'g')
const afterRing = new RegExp(
  `(?<=\\b[Rr]ings?(?: gauges?)? (?:of )?)${counted}(?![\\w/%°]|[.,]\\d| ?[%°x×])`,
  'g',
)

/** `52 ring`, `ring gauge of 48 to 54`, `120.8 proof`. */
function speakRings(text: string): string {
  const speak = (_: string, from: string | undefined, to: string) =>
    from === undefined ? numberInWords(to) : `${numberInWords(from)} to ${numberInWords(to)}`
  return text.replace(beforeRing, speak).replace(afterRing, speak)
}

function speakFractions(text: string): string {
  return text.replace(/(?<![\w.,/])(?:\d+ )?\d{1,2}\/(?:2|3|4|8|16|32|64)(?![\w/]|[.,]\d)/g, numberInWords)
}

/** A number in front of one of these is a count. */
const countedThings =
  'cigars?|sticks|bottles|boxes|members|people|pieces|puffs|leaves|plants|seeds|acres|hectares|miles|meters|feet|inches|grams|kilograms|pounds|ounces|milliliters|liters|years|months|days|hours|minutes|seconds|times|percent|degrees|dollars|euros|points|words|characters'

const year = new RegExp(
  `(?<![\\p{L}\\p{N}$€£#]|\\d[-–./:,])((?:1[0-9]|20)\\d\\d)(s?)(?![\\p{L}\\p{N}%°]|[-–./:,]\\d| (?:${countedThings})\\b)`,
  'gu',
)

/** Also in names: `Padrón 1964`, `'68`. */
function speakYears(text: string): string {
  return text
    .replace(year, (written, digits: string, plural: string) => {
      const value = Number(digits)
      if (value < 1100 && value % 100 === 0) return written
      return plural ? decadeInWords(value) : yearInWords(value)
    })
    .replace(
      /(?<![\p{L}\p{N}])(?:['’‘](\d\d)|(?<=\bthe )(\d0))(s?)(?![\p{L}\p{N}])/gu,
      (written: string, short: string | undefined, round: string | undefined, plural: string) => {
        if (round !== undefined && plural === '') return written
        const words = numberInWords(short ?? round ?? '')
        return plural ? words.replace(/y$/, 'ie').concat('s') : words
      },
    )
}
