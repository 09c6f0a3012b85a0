const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const partNames: Readonly<Record<string, string>> = {
  2: 'half',
  3: 'third',
  4: 'quarter',
  8: 'eighth',
  16: 'sixteenth',
  32: 'thirty-second',
  64: 'sixty-fourth',
}

/** As sizes are written: `52`, `1,200`, `4.9`, `6 1/2`, `3/4`. */
export const numberPattern = String.raw`(?:\d+ )?\d+\/\d+|\d+(?:,\d{3})*(?:\.\d+)?`

/** What cannot be told in words is returned as it is written. */
export function numberInWords(written: string): string {
  const [, whole, part] = /^(?:(\d+) )?(\d+\/\d+)$/.exec(written) ?? []
  if (part !== undefined) return mixedInWords(whole, part) ?? written
  const [integer = '', decimals] = written.replaceAll(',', '').split('.')
  if (!/^\d{1,6}$/.test(integer)) return written
  const words = cardinal(Number(integer))
  return decimals === undefined ? words : `${words} point ${digitsInWords(decimals)}`
}

export function cardinal(value: number): string {
  if (value < 20) return small[value] ?? String(value)
  if (value < 100) return [tens[Math.floor(value / 10)], ...rest(value % 10)].join('-')
  if (value < 1000) return [`${small[Math.floor(value / 100)]} hundred`, ...rest(value % 100)].join(' ')
  return [`${cardinal(Math.floor(value / 1000))} thousand`, ...rest(value % 1000)].join(' ')
}

const rest = (value: number) => (value === 0 ? [] : [cardinal(value)])

export function digitsInWords(digits: string): string {
  return [...digits].map(digit => small[Number(digit)] ?? digit).join(' ')
}

/** Of a fraction alone: `one half`, `three quarters`. Undefined for parts that no measure has. */
export function fractionInWords(fraction: string): string | undefined {
  const [count = '', parts = ''] = fraction.split('/')
  const name = partNames[parts]
  if (name === undefined || !/^\d{1,2}$/.test(count) || Number(count) === 0) return undefined
  return Number(count) === 1 ? `one ${name}` : `${cardinal(Number(count))} ${plural(name)}`
}

function mixedInWords(whole: string | undefined, fraction: string): string | undefined {
  const part = fractionInWords(fraction)
  if (part === undefined || whole === undefined) return part
  return `${numberInWords(whole)} and ${part.replace(/^one (?=eighth)/, 'an ').replace(/^one /, 'a ')}`
}

const plural = (name: string) => (name === 'half' ? 'halves' : `${name}s`)

/** As a year is told, or a name that looks like one: `nineteen sixty-four`. */
export function yearInWords(year: number): string {
  const [century, years] = [Math.floor(year / 100), year % 100]
  if (century === 20 && years < 10) return ['two thousand', ...rest(years)].join(' ')
  if (years === 0) return `${cardinal(century)} hundred`
  return `${cardinal(century)} ${years < 10 ? `oh ${small[years]}` : cardinal(years)}`
}

/** `nineteen sixties`. */
export function decadeInWords(year: number): string {
  return yearInWords(year).replace(/y$/, 'ie').concat('s')
}
