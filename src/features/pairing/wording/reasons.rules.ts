import {
  type Complement,
  complementsOf,
  loudnessOf,
  type Pair,
  sharedNotes,
  weightOfSmoke,
  wrapperAffinity,
} from '../engine/engine.rules.ts'
import { composeAffinity } from './affinity-sentence.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'
import { type Balance, complementKey } from './phrasebook.rules.ts'

/** Four texts, each complete by itself. */
export interface ReasonTexts {
  why: string
  share: string
  differ: string
  weight: string
}

/** Minimum share of the maximum loudness for a reason to be picked. */
const minLoudnessShare = 0.7
/** The same for a reason whose notes have not been named yet. */
const minLoudnessShareIfUnnamed = 0.5
/** Minimum loudness for a second shared note to get a sentence. */
const minSecondLoudness = 0.4

interface Reasoning extends ReasonTexts {
  /** The texts as one paragraph. */
  paragraph: string
  /** Notes of the drink that the paragraph already describes. */
  described: readonly string[]
}

export function composeReasons(pair: Pair, picker: PhrasePicker): Reasoning {
  const shared = pickSharedNotes(pair, picker)
  const balance = balanceOf(pair)
  const [complement, second] = pickComplements(pair, shared, picker)
  // Equal weight is only worth a sentence if there is little else to say.
  const mentionsEvenWeight = shared.length < 2 && picker.choose('room', ['weight', 'answer']) === 'weight'
  const complements =
    shared.length < 2 && balance === 'even' && !mentionsEvenWeight ? [complement, second] : [complement]
  const texts = {
    why: composeAffinity(pair, picker),
    share: composeShared(pair, shared, picker),
    differ: composeDifference(pair, complements, picker),
    weight: picker.pickSentence('weights', `${pair.cigar.body} ${balance}`),
  }
  const mentionsWeight = balance !== 'even' || mentionsEvenWeight || (shared.length < 2 && !second)
  const described = complement ? [] : [leadingNote(pair.drink)]
  return { ...texts, paragraph: composeParagraph(pair, texts, mentionsWeight, picker), described }
}

/** One of the loudest shared notes, and another if that is loud too. */
function pickSharedNotes({ cigar, drink }: Pair, picker: PhrasePicker): string[] {
  const shared = sharedNotes(cigar.notes, drink.notes)
  if (shared.length === 0) return []
  const loudness = (note: string) => combinedLoudness({ cigar, drink }, note)
  const first = picker.choose(
    'shared',
    shared.filter(note => loudness(note) >= minLoudnessShare * loudness(shared[0]!)),
  )
  const second = shared.find(note => note !== first && loudness(note) >= minSecondLoudness)
  return second ? [first, second] : [first]
}

function combinedLoudness({ cigar, drink }: Pick<Pair, 'cigar' | 'drink'>, note: string): number {
  return loudnessOf(cigar.notes, note) * loudnessOf(drink.notes, note)
}

function composeShared(pair: Pair, shared: readonly string[], picker: PhrasePicker): string {
  if (shared.length > 0) return shared.map(note => picker.pickSentence('shared', note)).join(' ')
  const { cigar, labelOf } = pair
  const leading = cigar.notes[0]!
  const related = relatedNote(pair)
  return related
    ? picker.pickSentence('strangers', 'kin', { slots: { leaf: labelOf(leading), pour: labelOf(related) } })
    : picker.pickSentence('strangers', 'none')
}

/** A leading note of the same family as the cigar's first. The family leaf is too broad to count. */
function relatedNote({ cigar, drink, familyOf }: Pair): string | undefined {
  const family = familyOf(cigar.notes[0]!)
  return family === 'leaf' ? undefined : drink.notes.slice(0, 3).find(note => familyOf(note) === family)
}

/** One of the loudest complements, preferably with notes that have not been named, and a second one with new notes. */
function pickComplements(
  { cigar, drink }: Pair,
  namedNotes: readonly string[],
  picker: PhrasePicker,
): Complement[] {
  const complements = complementsOf(cigar.notes, drink.notes)
  const [loudest] = complements
  if (!loudest) return []
  const isUnnamed = ({ cigarNote, drinkNote }: Complement) =>
    !namedNotes.includes(cigarNote) && !namedNotes.includes(drinkNote)
  const unnamed = complements.filter(
    complement =>
      isUnnamed(complement) && complement.loudness >= minLoudnessShareIfUnnamed * loudest.loudness,
  )
  const loud = complements.filter(({ loudness }) => loudness >= minLoudnessShare * loudest.loudness)
  const first = picker.choose('answer', unnamed.length > 0 ? unnamed : loud)
  // A note must not belong to the cigar in one sentence and to the drink in the next.
  const used = [first.cigarNote, first.drinkNote]
  const second = unnamed.find(
    ({ cigarNote, drinkNote }) => !used.includes(cigarNote) && !used.includes(drinkNote),
  )
  return second ? [first, second] : [first]
}

/** Without a complement, describes the drink's leading note. */
function composeDifference(
  { drink, labelOf }: Pair,
  complements: readonly (Complement | undefined)[],
  picker: PhrasePicker,
): string {
  const defined = complements.filter(complement => complement !== undefined)
  if (defined.length === 0) return picker.pickSentence('glass', `${leadingNote(drink)} second`)
  return defined
    .map(({ how, cigarNote, drinkNote }) =>
      picker.pickSentence('answers', complementKey(how), {
        slots: { leaf: labelOf(cigarNote), pour: labelOf(drinkNote) },
      }),
    )
    .join(' ')
}

function leadingNote({ notes }: Pair['drink']): string {
  return notes[0]!
}

export function balanceOf({ cigar, drink }: Pick<Pair, 'cigar' | 'drink'>): Balance {
  // Rounded, because 0.6 is not exact in binary.
  const gap = Math.round(10 * (drink.weight - weightOfSmoke(cigar))) / 10
  if (Math.abs(gap) <= 0.6) return 'even'
  if (Math.abs(gap) <= 1.4) return gap > 0 ? 'heavier' : 'lighter'
  return gap > 0 ? 'much-heavier' : 'much-lighter'
}

interface LoudText {
  text: string
  /** 0 to about 1: how much of the score it explains. The text starts with what matters for this pair. */
  loudness: number
}

/** Usually starts with the wrapper's affinity, sometimes with one of the loudest texts. */
function composeParagraph(
  pair: Pair,
  { why, share, differ, weight }: ReasonTexts,
  mentionsWeight: boolean,
  picker: PhrasePicker,
): string {
  const { cigar, drink } = pair
  const texts: LoudText[] = [
    { text: why, loudness: Math.abs(wrapperAffinity(cigar.wrapperClass, drink.family)) / 6 },
    { text: share, loudness: loudnessOfShared(pair) },
    { text: differ, loudness: complementsOf(cigar.notes, drink.notes)[0]?.loudness ?? 0.2 },
  ]
  // "Nothing in common" would contradict the complement in the next sentence.
  const hasNothingInCommon = sharedNotes(cigar.notes, drink.notes).length === 0
  if (hasNothingInCommon && complementsOf(cigar.notes, drink.notes).length > 0) texts.splice(1, 1)
  const ordered = picker.choose('order', [texts, texts.toReversed()])
  if (mentionsWeight) ordered.push({ text: weight, loudness: loudnessByBalance[balanceOf(pair)] })
  const loudest = Math.max(...ordered.map(({ loudness }) => loudness))
  const candidates = ordered.filter(({ loudness }) => loudness >= minLoudnessShare * loudest)
  const affinity = texts[0]!
  const lead = picker.choose('lead', [affinity, affinity, picker.choose('loud', candidates)])
  return [lead, ...ordered.filter(text => text !== lead)].map(({ text }) => text).join(' ')
}

const loudnessByBalance: Record<Balance, number> = {
  even: 0.3,
  lighter: 0.6,
  heavier: 0.6,
  'much-lighter': 1,
  'much-heavier': 1,
}

function loudnessOfShared({ cigar, drink }: Pair): number {
  const shared = sharedNotes(cigar.notes, drink.notes)
  return shared.length > 0 ? Math.max(...shared.map(note => combinedLoudness({ cigar, drink }, note))) : 0.35
}
