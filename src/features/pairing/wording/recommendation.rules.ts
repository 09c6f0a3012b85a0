import type { Pair, ScoredDrink } from '../engine/engine.rules.ts'
import { composeCaution, composePace } from './caution.rules.ts'
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
const attemptsPerLength = 10

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

/** The facts of the cigar and of the drink, one reason, the pour, and at most one caution. */
function composeParts(pair: Pair, picker: PhrasePicker, length: Length, otherWords: number): Parts {
  const { texts: reasons, notes } = composeReasons(pair, picker)
  const facts = [composeCigarFacts(pair, picker, notes.cigar), composeDrinkFacts(pair, picker, notes.drink)]
  const caution = composeCaution(pair, picker)
  const pourOf = (isTimed: boolean) => composePour(pair, picker, { isTimed: isTimed && length !== 'bare' })
  const advice = [reasons.why, pourOf(true), caution ?? '']
  const wordsOf = (sentences: readonly string[]) => countWords([...facts, ...sentences]) + otherWords
  const isPaced =
    !caution && (wordsOf(advice) < minWords || (length === 'any' && picker.choose('pace', paceOdds)))
  const told = isPaced ? [reasons.why, pourOf(false), composePace(pair, picker)] : advice
  return {
    result: [facts, told].map(sentences => sentences.filter(Boolean).join(' ')).join('\n\n'),
    reasons,
    caution,
    excess: Math.max(0, wordsOf(told) - maxWords, minWords - wordsOf(told)),
  }
}

/** How often an answer that needs no caution says how to keep the cigar cool. */
const paceOdds = [true, false, false, false, false, false]

export function countWords(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}

function spokenThirds({ cigar: { thirds }, labelOf }: Pair): string[] {
  return thirds?.map(notes => listOf(notes.map(labelOf))) ?? []
}

export function vesselName({ glass }: Pick<Pair['drink'], 'glass'>): string {
  if (glass === 'cup' || glass === 'julep') return 'cup'
  return glass === 'mug' || glass === 'copper-mug' ? 'mug' : 'glass'
}
