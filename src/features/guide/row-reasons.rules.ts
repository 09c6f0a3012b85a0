import {
  complementsOf,
  leafGroupOf,
  loudnessOf,
  type Pair,
  sharedNotes,
  wrapperAffinity,
} from '#features/pairing/engine/engine.rules.ts'
import {
  type Balance,
  balanceOf,
  complementKey,
  composeAffinity,
  createPhrasePicker,
  type Phrasebook,
  type PhrasePicker,
  vesselName,
} from '#features/pairing/wording/wording.rules.ts'

/** A candidate for the reason of a row. */
interface ReasonCandidate {
  /** Equal for pairs that would get the same sentences. */
  key: string
  /** 0 to about 1: how much of the pair it explains. */
  loudness: number
  compose: (picker: PhrasePicker) => string
}

/**
 * One reason for each row of a page. A reason counts less the more rows share it and the more often it was used: nine
 * rows saying "equal weight" say nothing. No two rows begin or end alike, and each is true for its pair.
 */
export function composeRowReasons(pairs: readonly Pair[], phrasebook: Phrasebook): string[] {
  const candidatesByRow = pairs.map(candidatesOf)
  const rowsByReason = new Map<string, number>()
  for (const { key } of candidatesByRow.flat()) rowsByReason.set(key, (rowsByReason.get(key) ?? 0) + 1)
  const usesByReason = new Map<string, number>()
  const rank = ({ key, loudness }: ReasonCandidate) =>
    loudness / rowsByReason.get(key)! / (1 + (usesByReason.get(key) ?? 0))

  const rows = new WrittenRows(phrasebook)
  for (const [index, candidates] of candidatesByRow.entries()) {
    const picker = createDistinctPicker(pairs[index]!, phrasebook, rows)
    const sorted = candidates.toSorted((a, b) => rank(b) - rank(a))
    const { key, text } = firstNewReason(sorted, picker, rows)
    usesByReason.set(key, (usesByReason.get(key) ?? 0) + 1)
    rows.add(text)
  }
  return rows.texts
}

function firstNewReason(candidates: readonly ReasonCandidate[], picker: PhrasePicker, rows: WrittenRows) {
  for (const { key, compose } of candidates) {
    const text = compose(picker)
    if (rows.isDistinct(text)) return { key, text }
  }
  return { key: '', text: '' }
}

function candidatesOf(pair: Pair): ReasonCandidate[] {
  const { cigar, drink, labelOf } = pair
  const balance = balanceOf(pair)
  return [
    ...sharedNotes(cigar.notes, drink.notes).map(note => ({
      key: `shared ${note}`,
      loudness: loudnessOf(cigar.notes, note) * loudnessOf(drink.notes, note),
      compose: (picker: PhrasePicker) => picker.pickSentence('shared', note),
    })),
    ...complementsOf(cigar.notes, drink.notes).map(({ how, cigarNote, drinkNote, loudness }) => ({
      key: how,
      loudness,
      compose: (picker: PhrasePicker) =>
        picker.pickSentence('answers', complementKey(how), {
          slots: { leaf: labelOf(cigarNote), pour: labelOf(drinkNote) },
        }),
    })),
    {
      key: `${drink.family} ${leafGroupOf(cigar.wrapperClass)}`,
      loudness: Math.max(minLoudness, wrapperAffinity(cigar.wrapperClass, drink.family) / affinityDivisor),
      compose: picker => composeAffinity(pair, picker),
    },
    {
      key: balance,
      loudness: loudnessByBalance[balance],
      compose: picker => picker.pickSentence('weights', `${cigar.body} ${balance}`),
    },
  ]
}

/** Divides the wrapper's points (up to 6), which say nothing about this bottle. */
const affinityDivisor = 24
const minLoudness = 0.02

/** Weight is a reason if it is even; a drink that is far off is suggested for something else. */
const loudnessByBalance: Record<Balance, number> = {
  even: 0.3,
  lighter: 0.2,
  heavier: 0.2,
  'much-lighter': 0.02,
  'much-heavier': 0.02,
}

/** Picks only sentences that are true for this pair and begin unlike all rows before; empty if there is none. */
function createDistinctPicker(
  { cigar, drink }: Pair,
  phrasebook: Phrasebook,
  rows: WrittenRows,
): PhrasePicker {
  const picker = createPhrasePicker(phrasebook, `${cigar.brand} ${cigar.line} ${drink.id}`, {
    glass: vesselName(drink),
  })
  return {
    ...picker,
    pickSentence(file, keys, { slots = {}, suits = () => true } = {}) {
      let hasCandidate = false
      const isAllowed = (phrase: string) => rows.isDistinctPhrase(phrase) && suits(phrase)
      const text = picker.pickSentence(file, keys, {
        slots,
        suits: phrase => {
          const isCandidate = isAllowed(phrase)
          hasCandidate ||= isCandidate
          return isCandidate
        },
      })
      return hasCandidate ? text : ''
    },
  }
}

/** Rows that are in view together with the one being read. */
const visibleNeighbors = 3

interface WordKeys {
  firstWord: string
  beginning: string
  ending: string
}

/** Of the sentences of a phrasebook, which are compared with the rows of every page. */
const keysByPhrasebook = new WeakMap<Phrasebook, Map<string, WordKeys>>()

/** Rows of one page. Compares endings too: with slots near the beginning, two uses of one sentence would look different. */
class WrittenRows {
  readonly texts: string[] = []
  readonly #beginnings = new Set<string>()
  readonly #endings = new Set<string>()
  readonly #firstWords: string[] = []
  readonly #keysByPhrase: Map<string, WordKeys>

  constructor(phrasebook: Phrasebook) {
    this.#keysByPhrase = keysByPhrasebook.get(phrasebook) ?? new Map()
    keysByPhrasebook.set(phrasebook, this.#keysByPhrase)
  }

  add(text: string): void {
    const { firstWord, beginning, ending } = wordKeysOf(text)
    this.texts.push(text)
    this.#beginnings.add(beginning)
    this.#endings.add(ending)
    this.#firstWords.push(firstWord)
  }

  isDistinct(text: string): boolean {
    if (text === '') return false
    const { firstWord, beginning, ending } = this.#keysByPhrase.get(text) ?? wordKeysOf(text)
    return (
      !this.#beginnings.has(beginning) &&
      !this.#endings.has(ending) &&
      !this.#firstWords.slice(-visibleNeighbors).includes(firstWord)
    )
  }

  /** For a sentence of the phrasebook, before its slots are filled. */
  isDistinctPhrase(phrase: string): boolean {
    if (!this.#keysByPhrase.has(phrase)) this.#keysByPhrase.set(phrase, wordKeysOf(phrase))
    return this.isDistinct(phrase)
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
