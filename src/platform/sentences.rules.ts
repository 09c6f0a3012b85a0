import { firstCharacter, startsLikeSentence } from './sentence-starts.rules.ts'

/** Always followed by what belongs to them. */
const neverLast = new Set(
  'dr mr mrs ms mx prof st ste mt approx ca cf e.g i.e eg ie vs v gen gov rev hon sen rep capt col sgt est incl excl resp'.split(
    ' ',
  ),
)
/** Short for something if a number follows: `No. 4`. */
const beforeNumber = new Set('no nos nr fig vol pp p art ch sec'.split(' '))
/** Times and measures, which can be last in a sentence. */
const measures = new Set(
  'a.m p.m am pm in oz ft lb lbs yd mm cm ml cl min hr hrs secs yr yrs tsp tbsp etc'.split(' '),
)
/** Parts of names, which can be last in a sentence. */
const partsOfNames = new Set('inc co corp ltd bros jr sr u.s u.k d.r s.a llc ph.d'.split(' '))

const mark = /[.!?…]+["'”’»)\]*_`~]*(?=\s)/gu
/** Long enough for the next word with what stands before it. */
const lookahead = 60

/** Its sentences, each with the space behind it. */
export function splitSentences(paragraph: string): string[] {
  const ends = findSentenceEnds(paragraph)
  return [0, ...ends].map((start, at) => paragraph.slice(start, ends[at]))
}

/** The places behind the sentences of a paragraph, the last one excepted. */
function findSentenceEnds(paragraph: string): number[] {
  const ends: number[] = []
  let start = 0
  for (const { index, 0: sign } of paragraph.matchAll(mark)) {
    const end = index + sign.length
    const next = paragraph.slice(end, end + lookahead).trimStart()
    if (firstCharacter(next) === '' || !isEnd(paragraph.slice(start, index).trimStart(), sign, next)) continue
    ends.push(end)
    start = end
  }
  return ends
}

function isEnd(sentence: string, sign: string, next: string): boolean {
  const isLower = /\p{Ll}/u.test(firstCharacter(next))
  if (/[!?]/.test(sign)) return !(isLower && /["'”’»]/.test(sign))
  if (isLower) return false
  return sign.startsWith('.') && !sign.startsWith('..') ? endsAtStop(sentence, next) : true
}

/** Whether a single full stop ends the sentence in front of it. */
function endsAtStop(sentence: string, next: string): boolean {
  // The number of an item in a list.
  if (/^\W*\d{1,3}$/.test(sentence)) return false
  const written = /[\p{L}.]*$/u.exec(sentence)?.[0] ?? ''
  const word = written.toLowerCase()
  const isBeforeNumber = /\d/.test(firstCharacter(next))
  if (neverLast.has(word) || (beforeNumber.has(word) && isBeforeNumber)) return false
  if (measures.has(word)) return !(isBeforeNumber && /\d\W*$/.test(sentence.slice(0, -written.length)))
  if (partsOfNames.has(word) || /^(?:\p{Lu}\.)*\p{Lu}$/u.test(written)) return startsLikeSentence(next)
  return true
}
