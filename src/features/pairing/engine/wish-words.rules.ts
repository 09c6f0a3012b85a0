import type { Degree, Vitola } from '#features/catalogue/catalogue.contract.ts'
import {
  drinkWords,
  leafCountryAndStrengthWords,
  sizeWords,
  stopWords,
} from '#features/catalogue/words/words.rules.ts'

/** A cigar that is wished for rather than named: `something mild for golf`, `eine milde Zigarre`. */
export interface Wish {
  degree: Degree
  vitola: Vitola | undefined
  length: 'short' | 'long' | undefined
  name: string
}

const degreeByWord = new Map<string, Degree>([
  ...wordsFor<Degree>(
    1,
    'mild mellow light milde milden milder mildes leicht leichte leichter leichtes leichten suave suaves douce doux legere leger leggero leggera licht lekka',
  ),
  ...wordsFor<Degree>(
    3,
    'medium mittelstark mittelstarke mittelkraftig mittelkraftige media medio moyenne moyen',
  ),
  ...wordsFor<Degree>(
    5,
    'full strong powerful stark starke starken starkes kraftig kraftige kraftigen kraftiges fuerte fuertes forte fortes corse corsee puissant puissante sterk sterke mocne',
  ),
])
const nameByDegree: Record<Degree, string> = {
  1: 'Mild cigar',
  2: 'Mild to medium cigar',
  3: 'Medium cigar',
  4: 'Medium to full cigar',
  5: 'Full-bodied cigar',
}
const shortWords = new Set(
  'short quick small kurz kurze kurzen corto corta court courte kort korte'.split(' '),
)
const longWords = new Set('long slow lang lange langen largo larga lunga'.split(' '))
const short: Vitola = { name: '', lengthInches: 4, ringGauge: 50, shape: 'parejo' }
const long: Vitola = { name: '', lengthInches: 7, ringGauge: 48, shape: 'parejo' }
/** What is wished for, where no maker is named. */
const wishedWords = new Set(
  'something anything smoke cigar cigars stick etwas was zigarre zigarren algo cigarro cigarros puro puros quelque chose cigare cigares qualcosa sigaro sigari charuto charutos sigaar sigaren cigarr cygaro'.split(
    ' ',
  ),
)
const adjectives = new Set('smooth easy creamy bodied nice to and but not too relaxing flavorful'.split(' '))
/** The occasion follows: anything may stand there but a food or a drink. */
const occasionWords = new Set(
  'for after before during while with at on in when nach vor zum zur fur beim para despues pour apres avant per dopo depois'.split(
    ' ',
  ),
)
const maxOccasionWords = 6
const lightAsVerb = /\b(?:i|to|you|we|should|just|always|never) light\b/

/** Undefined for a text that names more than a strength, a length and an occasion. */
export function readWish(words: readonly string[]): Wish | undefined {
  if (lightAsVerb.test(words.join(' '))) return undefined
  const at = words.findIndex(
    (word, place) => place > 0 && occasionWords.has(word) && isWish(words.slice(0, place)),
  )
  const wished = at < 0 ? words : words.slice(0, at)
  if (!isWish(wished) || words.length - wished.length > maxOccasionWords) return undefined
  const degrees = wished.flatMap(word => degreeByWord.get(word) ?? [])
  const degree = Math.round(degrees.reduce((sum, each) => sum + each, 0) / degrees.length) as Degree
  const isShort = wished.some(word => shortWords.has(word))
  const isLong = wished.some(word => longWords.has(word))
  const length = isShort ? 'Short, ' : isLong ? 'Long, ' : ''
  const name = nameByDegree[degree]
  return {
    degree,
    vitola: isShort ? short : isLong ? long : undefined,
    length: isShort ? 'short' : isLong ? 'long' : undefined,
    name: length + (length === '' ? name : name.toLowerCase()),
  }
}

/** Something wished for with its strength, and nothing else but a length. */
function isWish(words: readonly string[]): boolean {
  const isOther = (word: string) =>
    drinkWords.has(word) ||
    sizeWords.has(word) ||
    (leafCountryAndStrengthWords.has(word) && !degreeByWord.has(word))
  const isPlain = (word: string) =>
    stopWords.has(word) ||
    wishedWords.has(word) ||
    degreeByWord.has(word) ||
    adjectives.has(word) ||
    shortWords.has(word) ||
    longWords.has(word)
  return (
    words.some(word => wishedWords.has(word)) &&
    words.some(word => degreeByWord.has(word)) &&
    words.every(word => isPlain(word) && (!isOther(word) || shortWords.has(word)))
  )
}

function wordsFor<Meaning>(meaning: Meaning, words: string): [string, Meaning][] {
  return words.split(' ').map(word => [word, meaning])
}
