const digitsByWord = counted(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  1,
)
const tensByWord = counted('zero ten twenty thirty forty fifty sixty seventy eighty ninety', 10)
const spanishByWord = counted('cero uno dos tres cuatro cinco seis siete ocho nueve diez', 1)
const ordinalsByWord = new Map([
  ...counted(
    'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth',
    1,
  ),
  ...counted(
    'zeroth tenth twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth',
    10,
  ),
])
const romansByWord = counted('nulla i ii iii iv v vi vii viii', 1)

interface Spoken {
  digits: string
  length: number
}

/** Number words and Roman numerals to digits, also as a voice says them: `nineteen sixty four`, `one oh seven`. */
export function asDigits(words: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < words.length; at++) {
    const spoken = spokenNumber(words, at)
    if (spoken) {
      out.push(spoken.digits)
      at += spoken.length - 1
    } else out.push(plainNumber(words, at))
  }
  return out
}

function plainNumber(words: readonly string[], at: number): string {
  const word = words[at]!
  // A lone "i" inside a sentence is a person, at the end of a name it is a number.
  if (word === 'i' && (at === 0 || at < words.length - 1)) return word
  return String(ordinalsByWord.get(word) ?? romansByWord.get(word) ?? spanishByWord.get(word) ?? word)
}

/** The longest reading that begins at `at`. */
function spokenNumber(words: readonly string[], at: number): Spoken | undefined {
  const first = belowHundred(words, at)
  if (!first) return undefined
  const then = at + first.length
  return (
    scaled(words, first, then) ??
    digitByDigit(words, at) ??
    paired(words, first, then) ?? { digits: String(first.value), length: first.length }
  )
}

/** `three hundred`, `two thousand twelve`. */
function scaled(words: readonly string[], first: Counted, then: number): Spoken | undefined {
  const scale = words[then] === 'hundred' ? 100 : words[then] === 'thousand' ? 1000 : undefined
  if (!scale) return undefined
  const joint = words[then + 1] === 'and' ? 2 : 1
  const rest = belowHundred(words, then + joint)
  const length = first.length + 1
  if (!rest) return { digits: String(first.value * scale), length }
  return { digits: String(first.value * scale + rest.value), length: length + joint - 1 + rest.length }
}

/** `eight nine eight`, `eight five eight`: three digits, one by one. */
function digitByDigit(words: readonly string[], at: number): Spoken | undefined {
  const digits = [0, 1, 2].map(step => digitsByWord.get(words[at + step] ?? '') ?? 10)
  return digits.every(digit => digit < 10) ? { digits: digits.join(''), length: 3 } : undefined
}

/** `nineteen sixty four`, `eight fifty eight`, `nineteen oh three`. */
function paired(words: readonly string[], first: Counted, then: number): Spoken | undefined {
  const isOh = ['oh', 'o', 'zero'].includes(words[then] ?? '')
  const rest = belowHundred(words, isOh ? then + 1 : then)
  if (!rest || isOh !== rest.value < 10) return undefined
  // "Twenty ten" is a year, "fifty sixty" are two numbers.
  if (first.value > 20 || first.value === 0 || (first.value < 10 && !isOh && rest.value % 10 === 0))
    return undefined
  return {
    digits: `${first.value}${isOh ? '0' : ''}${rest.value}`,
    length: first.length + rest.length + (isOh ? 1 : 0),
  }
}

interface Counted {
  value: number
  length: number
}

function belowHundred(words: readonly string[], at: number): Counted | undefined {
  const word = words[at] ?? ''
  const tens = word === 'ten' ? undefined : tensByWord.get(word)
  if (!tens) {
    const value = digitsByWord.get(word)
    return value === undefined ? undefined : { value, length: 1 }
  }
  const next = words[at + 1] ?? ''
  const unit = digitsByWord.get(next) ?? ordinalsByWord.get(next) ?? 0
  return unit > 0 && unit < 10 ? { value: tens + unit, length: 2 } : { value: tens, length: 1 }
}

function counted(words: string, step: number): Map<string, number> {
  return new Map(words.split(' ').map((word, at) => [word, at * step]))
}
