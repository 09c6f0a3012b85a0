const digitsByWord = numbersByWord(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  1,
)
const tensByWord = numbersByWord('zero ten twenty thirty forty fifty sixty seventy eighty ninety', 10)
const spanishByWord = numbersByWord('cero uno dos tres cuatro cinco seis siete ocho nueve diez', 1)
const ordinalsByWord = new Map([
  ...numbersByWord(
    'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth',
    1,
  ),
  ...numbersByWord(
    'zeroth tenth twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth',
    10,
  ),
])
const romansByWord = numbersByWord('nulla i ii iii iv v vi vii viii', 1)

interface SpokenNumber {
  digits: string
  length: number
}

/** Number words and Roman numerals to digits, including speech: `nineteen sixty four`, `one oh seven`. */
export function numberWordsToDigits(words: readonly string[]): string[] {
  const digits: string[] = []
  for (let position = 0; position < words.length; position++) {
    const number = readNumber(words, position)
    if (number) {
      digits.push(number.digits)
      position += number.length - 1
    } else digits.push(readSingleWord(words, position))
  }
  return digits
}

function readSingleWord(words: readonly string[], position: number): string {
  const word = words[position]!
  // Inside a sentence "i" is the pronoun; at the end of a name, and in `Siglo I`, it is a number.
  const isLast = position > 0 && position === words.length - 1
  if (word === 'i' && !isLast && words[position - 1] !== 'siglo') return word
  return String(ordinalsByWord.get(word) ?? romansByWord.get(word) ?? spanishByWord.get(word) ?? word)
}

/** The longest number that starts at `at`. */
function readNumber(words: readonly string[], position: number): SpokenNumber | undefined {
  const first = readBelowHundred(words, position)
  if (!first) return undefined
  const next = position + first.length
  return (
    readScaled(words, first, next) ??
    readDigitByDigit(words, position) ??
    readPaired(words, first, next) ?? { digits: String(first.value), length: first.length }
  )
}

/** `three hundred`, `two thousand twelve`. */
function readScaled(words: readonly string[], first: CountedNumber, next: number): SpokenNumber | undefined {
  const scale = words[next] === 'hundred' ? 100 : words[next] === 'thousand' ? 1000 : undefined
  if (!scale) return undefined
  const offset = words[next + 1] === 'and' ? 2 : 1
  const rest = readBelowHundred(words, next + offset)
  const length = first.length + 1
  if (!rest) return { digits: String(first.value * scale), length }
  return { digits: String(first.value * scale + rest.value), length: length + offset - 1 + rest.length }
}

/** `eight nine eight`, `eight five eight`: three digits, one by one. */
function readDigitByDigit(words: readonly string[], position: number): SpokenNumber | undefined {
  const digits = [0, 1, 2].map(step => digitsByWord.get(words[position + step] ?? '') ?? 10)
  return digits.every(digit => digit < 10) ? { digits: digits.join(''), length: 3 } : undefined
}

/** `nineteen sixty four`, `eight fifty eight`, `nineteen oh three`. */
function readPaired(words: readonly string[], first: CountedNumber, next: number): SpokenNumber | undefined {
  const isOh = ['oh', 'o', 'zero'].includes(words[next] ?? '')
  const rest = readBelowHundred(words, isOh ? next + 1 : next)
  if (!rest || isOh !== rest.value < 10) return undefined
  if (first.value > 20 || first.value === 0 || (first.value < 10 && !isOh && rest.value % 10 === 0))
    return undefined
  return {
    digits: `${first.value}${isOh ? '0' : ''}${rest.value}`,
    length: first.length + rest.length + (isOh ? 1 : 0),
  }
}

interface CountedNumber {
  value: number
  length: number
}

function readBelowHundred(words: readonly string[], position: number): CountedNumber | undefined {
  const word = words[position] ?? ''
  const tens = word === 'ten' ? undefined : tensByWord.get(word)
  if (!tens) {
    const value = digitsByWord.get(word)
    return value === undefined ? undefined : { value, length: 1 }
  }
  const next = words[position + 1] ?? ''
  const unit = digitsByWord.get(next) ?? ordinalsByWord.get(next) ?? 0
  return unit > 0 && unit < 10 ? { value: tens + unit, length: 2 } : { value: tens, length: 1 }
}

function numbersByWord(words: string, step: number): Map<string, number> {
  return new Map(words.split(' ').map((word, index) => [word, index * step]))
}
