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
const maxAttempts = 8

/** Deterministic for a pair. */
export function composeWording(
  pair: Pair,
  scored: Pick<ScoredDrink, 'score'>,
  phrasebook: Phrasebook,
): Wording {
  const { cigar, drink } = pair
  const seed = `${cigar.id ?? `${cigar.brand} ${cigar.line}`} ${drink.id}`
  const slots = { glass: vesselName(drink) }
  const attempt = (number: number) => {
    const picker = createPhrasePicker(phrasebook, number === 0 ? seed : `${seed} ${number}`, slots)
    return composeParts(pair, picker, number >= maxAttempts / 2)
  }
  let best = attempt(0)
  for (let number = 1; number < maxAttempts && best.excess > 0; number++) {
    const next = attempt(number)
    if (next.excess < best.excess) best = next
  }
  const { result, reasons, caution } = best
  return { ...reasons, verdict: verdictText(scored.score), thirds: spokenThirds(pair), caution, result }
}

interface Parts {
  result: string
  reasons: ReasonTexts
  caution: string | null
  /** Words too many or too few. */
  excess: number
}

/** The facts of the cigar and of the drink, one reason, the pour, and at most one caution. */
function composeParts(pair: Pair, picker: PhrasePicker, isShort: boolean): Parts {
  const { texts: reasons, notes } = composeReasons(pair, picker)
  const facts = [composeCigarFacts(pair, picker, notes.cigar), composeDrinkFacts(pair, picker, notes.drink)]
  const caution = composeCaution(pair, picker)
  const hasThirds = Boolean(pair.cigar.thirds)
  const isPaced = !caution && !isShort && (hasThirds || picker.choose('pace', [true, false]))
  const pour = composePour(pair, picker, { isTimed: !isShort && (!isPaced || hasThirds) })
  const close = caution ?? (isPaced ? composePace(pair, picker) : '')
  const advice = [reasons.why, pour, close]
  const saying = pair.drink.sentence
  const words = countWords([...facts, ...advice])
  const addsSaying = words < minWords || picker.choose('saying', [true, false, false, false, false])
  if (addsSaying && words + countWords([saying]) <= maxWords) facts.push(saying)
  const total = countWords([...facts, ...advice])
  return {
    result: [facts, advice].map(sentences => sentences.filter(Boolean).join(' ')).join('\n\n'),
    reasons,
    caution,
    excess: Math.max(0, total - maxWords, minWords - total),
  }
}

export function countWords(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}

function spokenThirds({ cigar: { thirds }, labelOf }: Pair): string[] {
  return thirds?.map(notes => listOf(notes.map(labelOf))) ?? []
}

export function vesselName({ glass }: Pick<Pair['drink'], 'glass'>): string {
  return glass === 'cup' || glass === 'mug' ? glass : 'glass'
}
