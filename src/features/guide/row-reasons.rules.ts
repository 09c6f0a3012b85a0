import type { Pair } from '#features/pairing/engine/engine.rules.ts'
import {
  createPhrasePicker,
  type Phrasebook,
  type PhrasePicker,
  type Reason,
  reasonsOf,
  suitsReason,
  vesselName,
} from '#features/pairing/wording/wording.rules.ts'

/**
 * One reason for each row of a page. A reason counts less the more rows share it and the more often it was used: nine
 * rows saying "equal weight" say nothing. No two rows begin or end alike, and each is true for its pair.
 */
export function composeRowReasons(pairs: readonly Pair[], phrasebook: Phrasebook): string[] {
  const reasonsByRow = pairs.map(reasonsOf)
  const rowsByReason = new Map<string, number>()
  for (const reason of reasonsByRow.flat()) count(rowsByReason, keyOf(reason))
  const usesByReason = new Map<string, number>()
  const rank = (reason: Reason) =>
    reason.loudness / rowsByReason.get(keyOf(reason))! / (1 + (usesByReason.get(keyOf(reason)) ?? 0))

  const rows = new WrittenRows()
  for (const [index, reasons] of reasonsByRow.entries()) {
    const { cigar, drink } = pairs[index]!
    const picker = createPhrasePicker(phrasebook, `${cigar.brand} ${cigar.line} ${drink.id}`, {
      glass: vesselName(drink),
    })
    const { key, text } = firstDistinct(
      reasons.toSorted((a, b) => rank(b) - rank(a)),
      drink,
      picker,
      rows,
    )
    count(usesByReason, key)
    rows.add(text)
  }
  return rows.texts
}

const keyOf = ({ key, slots }: Reason) => `${key} ${slots.a ?? slots.leaf ?? ''}`

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Of the sentences that can give the reason, one unlike all rows before; of the next reason, if there is none. */
function firstDistinct(
  reasons: readonly Reason[],
  drink: Pair['drink'],
  picker: PhrasePicker,
  rows: WrittenRows,
) {
  for (const reason of reasons) {
    const sentences = picker.sentencesOf(reason.file, reason.key, reason.slots, suitsReason(reason, drink))
    const distinct = sentences.filter(text => rows.isDistinct(text))
    if (distinct.length > 0) return { key: keyOf(reason), text: picker.choose(reason.key, distinct) }
  }
  return { key: '', text: '' }
}

/** Rows that are in view together with the one being read. */
const visibleNeighbors = 3

interface WordKeys {
  firstWord: string
  beginning: string
  ending: string
}

/** Rows of one page. Compares endings too: with slots near the beginning, two uses of one sentence would look different. */
class WrittenRows {
  readonly texts: string[] = []
  readonly #beginnings = new Set<string>()
  readonly #endings = new Set<string>()
  readonly #firstWords: string[] = []

  add(text: string): void {
    const { firstWord, beginning, ending } = wordKeysOf(text)
    this.texts.push(text)
    this.#beginnings.add(beginning)
    this.#endings.add(ending)
    this.#firstWords.push(firstWord)
  }

  isDistinct(text: string): boolean {
    if (text === '') return false
    const { firstWord, beginning, ending } = wordKeysOf(text)
    return (
      !this.#beginnings.has(beginning) &&
      !this.#endings.has(ending) &&
      !this.#firstWords.slice(-visibleNeighbors).includes(firstWord)
    )
  }
}

function wordKeysOf(text: string): WordKeys {
  const words = text.toLowerCase().split(' ')
  return {
    firstWord: words[0] ?? '',
    beginning: words.slice(0, 2).join(' '),
    ending: words.slice(-4).join(' '),
  }
}
