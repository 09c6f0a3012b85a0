/**
 * How people write cigar names, brought to one form: no accents, no capitals, numbers as digits,
 * hyphenated numbers joined (`8-5-8`, `T-52`), `No.`, `#` and `number` dropped, a size taken out.
 */
export interface CigarWords {
  words: readonly string[]
  size: { lengthInches: number; ringGauge: number } | undefined
}

const digitsByWord: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, number) => [word, number]),
)
const tensByWord: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const ordinals: Record<string, string> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  seventh: '7',
  eighth: '8',
  ninth: '9',
  tenth: '10',
  fifteenth: '15',
  twentieth: '20',
  fiftieth: '50',
}
const romans: Record<string, string> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
  vii: '7',
  viii: '8',
}
const numberSigns = new Set(['no', 'nr', 'num', 'number', 'numero', 'nº'])

/** `5x50`, `6 1/2 x 52`, `6.5 by 52`: inches and 64ths of an inch. */
const sizePattern = /\b(\d{1,2}(?:\.\d+)?)(?:\s+(\d)\/(\d))?\s*(?:x|×|\*|by)\s*(\d{2})\b/

export function readCigarWords(text: string): CigarWords {
  const plain = text
    .replace(/\bn\s?[°º]/gi, ' no ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`´]/g, '')
    .replace(/[#№º°]/g, ' no ')
  const size = sizeIn(plain)
  const spaced = plain
    .replace(sizePattern, ' ')
    .replace(/\b([a-z]{1,2})-(\d+)\b/g, '$1$2')
    .replace(/(?<=\d)-(?=\d)/g, '')
    .replace(/\bno\.?\s*(?=\d)/g, ' ')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/(\d)k\b/g, '$1000')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const words = spaced === '' ? [] : spaced.split(' ')
  return { words: asDigits(words).filter(word => !numberSigns.has(word)), size }
}

function sizeIn(text: string): CigarWords['size'] {
  const found = sizePattern.exec(text)
  if (!found) return undefined
  const fraction = found[2] && found[3] && found[3] !== '0' ? Number(found[2]) / Number(found[3]) : 0
  const lengthInches = Number(found[1]) + fraction
  const ringGauge = Number(found[4])
  const isCigar = lengthInches >= 3 && lengthInches <= 10 && ringGauge >= 20 && ringGauge <= 80
  return isCigar ? { lengthInches, ringGauge } : undefined
}

/** Number words and Roman numerals to digits, also as a voice would say a year: `nineteen sixty four`. */
function asDigits(words: readonly string[]): string[] {
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
  return ordinals[word] ?? romans[word] ?? word
}

function spokenNumber(words: readonly string[], at: number): { digits: string; length: number } | undefined {
  const small = belowHundred(words, at)
  if (!small) return undefined
  const rest = belowHundred(words, at + small.length)
  if (small.value >= 16 && small.value <= 20 && rest && rest.value >= 10)
    return { digits: `${small.value}${rest.value}`, length: small.length + rest.length }
  return { digits: String(small.value), length: small.length }
}

function belowHundred(words: readonly string[], at: number): { value: number; length: number } | undefined {
  const word = words[at] ?? ''
  const tens = tensByWord[word]
  if (tens === undefined) {
    const value = digitsByWord[word]
    return value === undefined ? undefined : { value, length: 1 }
  }
  const next = words[at + 1] ?? ''
  const unit = digitsByWord[next] ?? Number(ordinals[next] ?? 0)
  if (unit !== undefined && unit > 0 && unit < 10) return { value: tens + unit, length: 2 }
  return { value: tens, length: 1 }
}
