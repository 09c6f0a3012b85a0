import { fractionInWords, numberInWords, numberPattern } from './numbers-in-words.rules.ts'

interface Unit {
  /** As a regular expression. */
  written: string
  one: string
  many: string
}

const units: readonly Unit[] = [
  { written: String.raw`in\.|″`, one: 'inch', many: 'inches' },
  { written: String.raw`fl\.? ?oz`, one: 'fluid ounce', many: 'fluid ounces' },
  { written: 'oz', one: 'ounce', many: 'ounces' },
  { written: 'lbs?', one: 'pound', many: 'pounds' },
  { written: 'ft', one: 'foot', many: 'feet' },
  { written: 'mm', one: 'millimeter', many: 'millimeters' },
  { written: 'cm', one: 'centimeter', many: 'centimeters' },
  { written: 'm[lL]', one: 'milliliter', many: 'milliliters' },
  { written: 'cl', one: 'centiliter', many: 'centiliters' },
  { written: 'kg', one: 'kilogram', many: 'kilograms' },
  { written: 'g', one: 'gram', many: 'grams' },
  { written: 'mins?', one: 'minute', many: 'minutes' },
  { written: 'hrs?', one: 'hour', many: 'hours' },
  { written: 'secs?', one: 'second', many: 'seconds' },
  { written: 'yrs?', one: 'year', many: 'years' },
  { written: 'tsp', one: 'teaspoon', many: 'teaspoons' },
  { written: 'tbsp', one: 'tablespoon', many: 'tablespoons' },
]
const allUnits = units.map(({ written }) => `(${written})`).join('|')
const numberAndUnit = new RegExp(
  `(?<![\\w.,/$€£])(${numberPattern}) ?(?:${allUnits})(?![\\p{L}\\p{N}])(\\.?)(?=(\\s+["'“‘(]*\\p{Lu}|["'”’)]*$)?)`,
  'gu',
)
const names = units.flatMap(({ one, many }) => [one, many]).join('|')
const partOfUnit = new RegExp(`(?<!\\d ?|[\\w.,/$€£])(\\d{1,2}/\\d{1,2}) (${names})\\b`, 'g')

/** `6 1/2 in.`, `3/4 oz`, `750 ml`, `65%`, `70 °F`. Whole numbers stay as they are: every voice reads them. */
export function speakUnits(text: string): string {
  return speakDegrees(text)
    .replace(numberAndUnit, writeOutUnit)
    .replace(partOfUnit, (written, fraction: string, name: string) => speakPart(fraction, name) ?? written)
    .replace(/(?<=\d) ?%/g, ' percent')
    .replace(/(?<=\bpercent )RH\b/g, 'relative humidity')
}

function speakDegrees(text: string): string {
  return text
    .replaceAll('℉', '°F')
    .replaceAll('℃', '°C')
    .replace(/(?<=\d) ?[°º] ?(F|C)?(?![\p{L}\p{N}])/gu, (_, scale?: string) => ` degrees${scaleName(scale)}`)
    .replace(/(?<=\d degrees) (F|C)(?![\p{L}\p{N}])/gu, (_, scale: string) => scaleName(scale))
    .replace(/(?<![\d.,])1 degrees/g, '1 degree')
    .replace(/(?<![\p{L}\p{N})])[-−](?=\d+(?:\.\d+)? degrees?\b)/gu, 'minus ')
}

function scaleName(scale: string | undefined): string {
  if (scale === undefined) return ''
  return scale === 'F' ? ' Fahrenheit' : ' Celsius'
}

function writeOutUnit(written: string, measured: string, ...rest: (string | undefined)[]): string {
  const unit = units[rest.slice(0, units.length).findIndex(Boolean)]
  if (!unit) return written
  const [stop = '', endsSentence] = rest.slice(units.length)
  // The stop of `in.` is a part of it, and the end of the sentence as well.
  const hasStop = stop !== '' || written.endsWith('.')
  const end = hasStop && endsSentence !== undefined ? '.' : ''
  const number = pourUnits.has(unit.many) ? asFraction(measured) : measured
  const isFraction = /^\d+\/\d+$/.test(number)
  const spoken = isFraction ? speakPart(number, unit.one) : undefined
  return `${spoken ?? `${plain(number)} ${number === '1' ? unit.one : unit.many}`}${end}`
}

/** Pours are told in parts: `1.5 oz` is `one and a half ounces`. */
const pourUnits = new Set(['ounces', 'fluid ounces', 'teaspoons', 'tablespoons'])
const quarters: Readonly<Record<string, string>> = { '25': '1/4', '5': '1/2', '50': '1/2', '75': '3/4' }

function asFraction(number: string): string {
  const [whole = '', decimals = ''] = number.split('.')
  const part = quarters[decimals]
  if (part === undefined) return number
  return whole === '0' ? part : `${whole} ${part}`
}

/** `half an inch`, `three quarters of an inch`. */
function speakPart(fraction: string, name: string): string | undefined {
  const part = fractionInWords(fraction)
  const one = units.find(unit => unit.one === name || unit.many === name)?.one ?? name
  const whole = `${/^(?:[aeio]|hour)/.test(one) ? 'an' : 'a'} ${one}`
  return part === 'one half' ? `half ${whole}` : part && `${part} of ${whole}`
}

const plain = (number: string) => (number.includes('/') ? numberInWords(number) : number)
