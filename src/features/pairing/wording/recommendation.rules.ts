import type { Pair, ScoredDrink } from '../engine/engine.rules.ts'
import { changingThirds, composeCaution, composePace } from './caution.rules.ts'
import { composeCigarFacts } from './cigar-facts.rules.ts'
import { composeDrinkFacts } from './drink-facts.rules.ts'
import { createPhrasePicker, type PhrasePicker } from './phrase-picker.rules.ts'
import type { Phrasebook } from './phrasebook.rules.ts'
import { composePour } from './pour-sentence.rules.ts'
import { composeReasons, type ReasonTexts } from './reasons.rules.ts'
import { verdictText } from './recommendation-labels.rules.ts'
import { listOf } from './spoken-notes.rules.ts'

/** Each part stands on the page by itself; `result` is what is read aloud. */
export interface Wording extends ReasonTexts {
  verdict: string
  /** Three where a published review tells them apart, otherwise none. */
  thirds: string[]
  caution: string | null
  result: string
}

/** Words of `result`. */
const minWords = 60
const maxWords = 90
/** How the facts are shortened, attempt by attempt. */
const lengths = ['any', 'any', 'terse', 'bare'] as const
type Length = (typeof lengths)[number]
const attemptsPerLength = 6

/**
 * Deterministic for a pair.
 * @param otherWords of a question that is read aloud after the answer
 */
export function composeWording(
  pair: Pair,
  scored: Pick<ScoredDrink, 'score'>,
  phrasebook: Phrasebook,
  otherWords = 0,
): Wording {
  const { cigar, drink } = pair
  const seed = `${cigar.id ?? `${cigar.brand} ${cigar.line}`} ${drink.id}`
  const slots = { glass: vesselName(drink) }
  const attempt = (number: number) => {
    const length = lengths[Math.floor(number / attemptsPerLength)]!
    const isTerse = length !== 'any'
    const picker = createPhrasePicker(phrasebook, number === 0 ? seed : `${seed} ${number}`, slots, {
      isTerse,
    })
    return composeParts(length === 'bare' ? withoutBinder(pair) : pair, picker, length, otherWords)
  }
  let best = attempt(0)
  for (let number = 1; number < lengths.length * attemptsPerLength && best.excess > 0; number++) {
    const next = attempt(number)
    if (next.excess < best.excess) best = next
  }
  const { result, reasons, caution } = best
  return { ...reasons, verdict: verdictText(scored.score), thirds: spokenThirds(pair), caution, result }
}

function withoutBinder(pair: Pair): Pair {
  return { ...pair, cigar: { ...pair.cigar, binder: '', filler: '' } }
}

interface Parts {
  result: string
  reasons: ReasonTexts
  caution: string | null
  /** Words too many or too few. */
  excess: number
}

/** The facts of the cigar and of the drink, perhaps a remark on it, one reason, the pour, and at most one caution. */
function composeParts(pair: Pair, picker: PhrasePicker, length: Length, otherWords: number): Parts {
  const { texts: reasons, notes } = composeReasons(pair, picker)
  const drinkFacts = composeDrinkFacts(pair, picker, notes.drink)
  const facts = [composeCigarFacts(pair, picker, notes.cigar), drinkFacts]
  const caution = composeCaution(pair, picker)
  const isLong = length === 'any' && !caution
  const close = caution ?? (isLong ? composeClose(pair, picker) : '')
  const isTimeToldLast = close === '' || Boolean(caution)
  const isTimed = length !== 'bare' && (isTimeToldLast || changingThirds(pair) !== undefined)
  const pour = composePour(pair, picker, { isTimed })
  const advice = [reasons.why, pour, close]
  const words = countWords([...facts, ...advice]) + otherWords
  const saying = chooseSaying(pair, picker, drinkFacts, words < minWords)
  const isSaid = words < minWords || (isLong && close === '' && picker.choose('saying told', sayingOdds))
  if (saying && isSaid && words + countWords([saying]) <= maxWords) facts.push(saying)
  const total = countWords([...facts, ...advice]) + otherWords
  return {
    result: [facts, advice].map(sentences => sentences.filter(Boolean).join(' ')).join('\n\n'),
    reasons,
    caution,
    excess: Math.max(0, total - maxWords, minWords - total),
  }
}

/** Where nothing else follows the pour. */
const sayingOdds = [true, true, true, false]

/** A remark on the drink that does not name again what was just named, unless there is no other and the answer is short. */
function chooseSaying(
  { drink, labelOf }: Pair,
  picker: PhrasePicker,
  drinkFacts: string,
  isNeeded: boolean,
): string | undefined {
  const sayings = [drink.sentence, ...picker.sentencesOf('remarks', drink.id, {})]
  const named = drink.notes.map(labelOf).filter(label => drinkFacts.includes(label))
  const isNew = (text: string) => named.filter(label => text.toLowerCase().includes(label)).length < 2
  const fresh = sayings.filter(isNew)
  if (fresh.length > 0) return picker.choose('saying', fresh)
  return isNeeded ? picker.choose('saying', sayings) : undefined
}

/** Without a caution: what a review says of the thirds, how to keep the cigar cool, or nothing. */
function composeClose(pair: Pair, picker: PhrasePicker): string {
  if (changingThirds(pair)) return composePace(pair, picker)
  return picker.choose('close', paceOdds) ? composePace(pair, picker) : ''
}
const paceOdds = [true, false, false, false, false, false]

export function countWords(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}

function spokenThirds({ cigar: { thirds }, labelOf }: Pair): string[] {
  return thirds?.map(notes => listOf(notes.map(labelOf))) ?? []
}

export function vesselName({ glass }: Pick<Pair['drink'], 'glass'>): string {
  return glass === 'cup' || glass === 'mug' ? glass : 'glass'
}
