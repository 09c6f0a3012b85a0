import { wrapperAffinity } from './affinity.rules.ts'
import type { Voice } from './chosen-words.rules.ts'
import { wordCompany } from './company-words.rules.ts'
import { type Answering, answeringNotes, loudnessOf, sharedNotes } from './flavour.rules.ts'
import { type Pair, weightOfSmoke } from './pair.rules.ts'
import { answerKey, type Balance } from './phrasebook.rules.ts'

/** Why these two, in four sayings that stand by themselves. */
export interface ReasonWords {
  why: string
  share: string
  differ: string
  weight: string
}

/** How much softer than the loudest something may be and still be what is told. */
const nearlyAsLoud = 0.7
/** The same for what names notes that have not been named yet. */
const loudIfNew = 0.5
/** From here on a second note that both have is worth a sentence of its own: two from the middle of a list are not. */
const loudEnough = 0.4

interface Reasoning extends ReasonWords {
  /** The paragraph that is made of the sayings. */
  told: string
  /** Notes of the drink that it describes by themselves. */
  described: readonly string[]
}

/** The sayings, and the paragraph that is made of them. */
export function wordReasons(pair: Pair, voice: Voice): Reasoning {
  const shared = loudShared(pair, voice)
  const balance = balanceOf(pair)
  const [answer, another] = toldAnswers(pair, shared, voice)
  // That both weigh the same goes without saying where enough else is said.
  const saysEven = shared.length < 2 && voice.choose('room', ['weight', 'answer']) === 'weight'
  const answers = shared.length < 2 && balance === 'even' && !saysEven ? [answer, another] : [answer]
  const words = {
    why: wordCompany(pair, voice),
    share: wordShared(pair, shared, voice),
    differ: wordDifference(pair, answers, voice),
    weight: voice.say('weights', `${pair.cigar.body} ${balance}`),
  }
  const saysWeight = balance !== 'even' || saysEven || (shared.length < 2 && !another)
  const described = answer ? [] : [leadingNote(pair.drink)]
  return { ...words, told: tellInOrder(pair, words, saysWeight, voice), described }
}

/** A note that both have, one of the loudest, and one more when that is loud too. */
function loudShared({ cigar, drink }: Pair, voice: Voice): string[] {
  const shared = sharedNotes(cigar.notes, drink.notes)
  if (shared.length === 0) return []
  const loudness = (note: string) => loudTogether({ cigar, drink }, note)
  const told = voice.choose(
    'shared',
    shared.filter(note => loudness(note) >= nearlyAsLoud * loudness(shared[0]!)),
  )
  const second = shared.find(note => note !== told && loudness(note) >= loudEnough)
  return second ? [told, second] : [told]
}

function loudTogether({ cigar, drink }: Pick<Pair, 'cigar' | 'drink'>, note: string): number {
  return loudnessOf(cigar.notes, note) * loudnessOf(drink.notes, note)
}

function wordShared(pair: Pair, shared: readonly string[], voice: Voice): string {
  if (shared.length > 0) return shared.map(note => voice.say('shared', note)).join(' ')
  const { cigar, labelOf } = pair
  const leading = cigar.notes[0]!
  const kin = kinOf(pair)
  return kin
    ? voice.say('strangers', 'kin', { slots: { leaf: labelOf(leading), pour: labelOf(kin) } })
    : voice.say('strangers', 'none')
}

/** Nothing in common: then a leading note of the same family. Leaves of all sorts are no relations to a taster. */
function kinOf({ cigar, drink, familyOf }: Pair): string | undefined {
  const family = familyOf(cigar.notes[0]!)
  return family === 'leaf' ? undefined : drink.notes.slice(0, 3).find(note => familyOf(note) === family)
}

/** One of the loudest answers, before all one whose notes have not been named yet, and another one that is new. */
function toldAnswers({ cigar, drink }: Pair, named: readonly string[], voice: Voice): Answering[] {
  const answers = answeringNotes(cigar.notes, drink.notes)
  const [loudest] = answers
  if (!loudest) return []
  const isNew = ({ cigarNote, drinkNote }: Answering) =>
    !named.includes(cigarNote) && !named.includes(drinkNote)
  const fresh = answers.filter(answer => isNew(answer) && answer.loudness >= loudIfNew * loudest.loudness)
  const loud = answers.filter(({ loudness }) => loudness >= nearlyAsLoud * loudest.loudness)
  const first = voice.choose('answer', fresh.length > 0 ? fresh : loud)
  // A note that is the cigar's in one answer and the drink's in the next would seem to change sides.
  const used = [first.cigarNote, first.drinkNote]
  const another = fresh.find(
    ({ cigarNote, drinkNote }) => !used.includes(cigarNote) && !used.includes(drinkNote),
  )
  return another ? [first, another] : [first]
}

/** Without an answer the drink speaks of itself. */
function wordDifference(
  { drink, labelOf }: Pair,
  answers: readonly (Answering | undefined)[],
  voice: Voice,
): string {
  const told = answers.filter(answer => answer !== undefined)
  if (told.length === 0) return voice.say('glass', `${leadingNote(drink)} second`)
  return told
    .map(({ how, cigarNote, drinkNote }) =>
      voice.say('answers', answerKey(how), { slots: { leaf: labelOf(cigarNote), pour: labelOf(drinkNote) } }),
    )
    .join(' ')
}

function leadingNote({ notes }: Pair['drink']): string {
  return notes[0]!
}

/** How the drink weighs beside the smoke, on the scale of body. */
export function balanceOf({ cigar, drink }: Pick<Pair, 'cigar' | 'drink'>): Balance {
  // To a tenth, so that a gap of six tenths is not a little more than that in binary.
  const gap = Math.round(10 * (drink.weight - weightOfSmoke(cigar))) / 10
  if (Math.abs(gap) <= 0.6) return 'even'
  if (Math.abs(gap) <= 1.4) return gap > 0 ? 'heavier' : 'lighter'
  return gap > 0 ? 'much-heavier' : 'much-lighter'
}

interface Saying {
  text: string
  /** 0 to about 1: how much of the score it explains, so that the text is led by what matters for this pair. */
  loudness: number
}

/** Mostly the general comes before the particular; else one of the loudest leads. How to sip comes last. */
function tellInOrder(
  pair: Pair,
  { why, share, differ, weight }: ReasonWords,
  saysWeight: boolean,
  voice: Voice,
): string {
  const { cigar, drink } = pair
  const sayings: Saying[] = [
    { text: why, loudness: Math.abs(wrapperAffinity(cigar.wrapperClass, drink.family)) / 6 },
    { text: share, loudness: loudnessOfShared(pair) },
    { text: differ, loudness: answeringNotes(cigar.notes, drink.notes)[0]?.loudness ?? 0.2 },
  ]
  // That they have nothing in common would contradict the answer told beside it.
  const isStranger = sharedNotes(cigar.notes, drink.notes).length === 0
  if (isStranger && answeringNotes(cigar.notes, drink.notes).length > 0) sayings.splice(1, 1)
  const ordered = voice.choose('order', [sayings, sayings.toReversed()])
  if (saysWeight) ordered.push({ text: weight, loudness: loudnessByBalance[balanceOf(pair)] })
  const loudest = Math.max(...ordered.map(({ loudness }) => loudness))
  const loud = ordered.filter(({ loudness }) => loudness >= nearlyAsLoud * loudest)
  const company = sayings[0]!
  const lead = voice.choose('lead', [company, company, voice.choose('loud', loud)])
  return [lead, ...ordered.filter(saying => saying !== lead)].map(({ text }) => text).join(' ')
}

/** The two rarely differ much, so weight leads only where they do. */
const loudnessByBalance: Record<Balance, number> = {
  even: 0.3,
  lighter: 0.6,
  heavier: 0.6,
  'much-lighter': 1,
  'much-heavier': 1,
}

function loudnessOfShared({ cigar, drink }: Pair): number {
  const shared = sharedNotes(cigar.notes, drink.notes)
  return shared.length > 0 ? Math.max(...shared.map(note => loudTogether({ cigar, drink }, note))) : 0.35
}
