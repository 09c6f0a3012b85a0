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
const maxAttempts = 12

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
    const isTerse = number >= maxAttempts / 2
    const picker = createPhrasePicker(phrasebook, number === 0 ? seed : `${seed} ${number}`, slots, {
      isTerse,
    })
    return composeParts(pair, picker, isTerse)
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
  const saying = picker.choose('saying', [
    pair.drink.sentence,
    ...picker.sentencesOf('remarks', pair.drink.id, {}),
  ])
  const close = caution ?? composeClose(pair, picker, saying, isShort)
  const isTimeToldLast = close === '' || close === saying || Boolean(caution)
  const pour = composePour(pair, picker, { isTimed: isTimeToldLast || changingThirds(pair) !== undefined })
  const advice = [reasons.why, pour, close]
  const words = countWords([...facts, ...advice])
  const isRoomForSaying = !caution && close !== saying && words < minWords
  if (isRoomForSaying) facts.push(saying)
  const total = countWords([...facts, ...advice])
  return {
    result: [facts, advice].map(sentences => sentences.filter(Boolean).join(' ')).join('\n\n'),
    reasons,
    caution,
    excess: Math.max(0, total - maxWords, minWords - total),
  }
}

/** Without a caution: what a review says of the thirds, a remark on the drink, how to keep the cigar cool, or nothing. */
function composeClose(pair: Pair, picker: PhrasePicker, saying: string, isShort: boolean): string {
  if (isShort) return ''
  if (changingThirds(pair)) return composePace(pair, picker)
  const kind = picker.choose('close', [
    'saying',
    'saying',
    'saying',
    'saying',
    'pace',
    'none',
    'none',
    'none',
  ])
  if (kind === 'none') return ''
  return kind === 'saying' ? saying : composePace(pair, picker)
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
