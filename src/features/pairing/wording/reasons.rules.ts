import {
  type Complement,
  complementsOf,
  loudnessOf,
  type Pair,
  sharedNotes,
  weightOfSmoke,
} from '../engine/engine.rules.ts'
import { isFlavored } from '../flavoring.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'
import { type Balance, complementKey } from './phrasebook.rules.ts'
import { type Reason, type ReasonNotes, sayReason } from './reason-sentence.rules.ts'
import { cigarSlots } from './spoken-cigar.rules.ts'
import { shortName, spokenIt } from './spoken-drink.rules.ts'
import { isSide, listOf, reasonFlavor } from './spoken-notes.rules.ts'

/** Texts that stand on the page by themselves; null where the pair has nothing of the kind. */
export interface ReasonTexts {
  /** The one reason that is told. */
  why: string
  /** The notes that both have. */
  share: string | null
  /** A note of the cigar that one of the drink answers. */
  differ: string | null
  /** How heavy the drink is beside the smoke. */
  weight: string
}

export interface ComposedReasons {
  texts: ReasonTexts
  notes: ReasonNotes
}

/** Two shared notes are named together, if both are this loud. */
const minSharedLoudness = 0.15
const maxSharedNotes = 2
/** A shared note much fainter than the contrast, such as pepper at the end of a port, is not the reason. */
const minSharedShare = 0.5
/** A reason this close to the loudest one may be told in its place. */
const minLoudnessShare = 0.6

/** A reason of taste that is fainter than this is none. */
const minTastedLoudness = 0.1

export function composeReasons(pair: Pair, picker: PhrasePicker): ComposedReasons {
  const reasons = reasonsOf(pair)
  const pick = (kind: Reason['kind']) => {
    const reason = reasons.find(candidate => candidate.kind === kind)
    return reason && sayReason(reason, pair, picker)
  }
  const candidates = loudestOf(reasonsToTell(reasons, pair.cigar))
  const main = reasons.find(({ key }) => key === 'same-soil-and-note') ?? picker.choose('reason', candidates)
  const why = sayReason(main, pair, picker)
  const isHeard = (note: string) => {
    const label = pair.labelOf(note)
    return [label, reasonFlavor(label)].some(flavor => why.toLowerCase().includes(flavor))
  }
  const textOf = (kind: Reason['kind']) => (kind === main.kind ? why : (pick(kind) ?? null))
  const texts = { why, share: textOf('shared'), differ: textOf('contrast'), weight: textOf('weight')! }
  const { cigar, drink } = main.notes
  return { texts, notes: { cigar: cigar.filter(isHeard), drink: drink.filter(isHeard) } }
}

/**
 * What a cigar is flavored with is answered first. A note that both have is a plainer reason than a contrast. That two weigh
 * the same is told only if there is no other reason.
 */
function reasonsToTell(reasons: readonly Reason[], { make, notes }: Pair['cigar']): readonly Reason[] {
  const answered = isFlavored(make) ? reasons.filter(reason => reason.notes.cigar[0] === notes[0]) : []
  if (answered.length > 0) return answered
  const loudest = Math.max(...reasons.map(({ kind, loudness }) => (kind === 'contrast' ? loudness : 0)))
  const shared = reasons.filter(
    ({ kind, loudness }) =>
      kind === 'shared' && loudness >= Math.max(minSharedLoudness, minSharedShare * loudest),
  )
  if (shared.length > 0) return shared
  const isUneven = loudestOf(reasons).some(({ kind, key }) => kind === 'weight' && !key.startsWith('even'))
  const tasted = reasons.filter(({ kind, loudness }) => kind !== 'weight' && loudness >= minTastedLoudness)
  return isUneven || tasted.length === 0 ? reasons : tasted
}

function loudestOf(reasons: readonly Reason[]): readonly Reason[] {
  const loudest = Math.max(...reasons.map(({ loudness }) => loudness))
  return reasons.filter(({ loudness }) => loudness >= minLoudnessShare * loudest)
}

/** Everything that is true of these two, loudest of each kind first. */
export function reasonsOf(pair: Pair): Reason[] {
  const { cigar, drink, labelOf } = pair
  const complements = complementsOf(cigar.notes, drink.notes)
  return [
    ...sameSoil(pair),
    ...sharedReason(pair),
    ...complements
      .filter(complement => isContrast(complement, pair))
      .map(complement => contrastReason(complement, drink, labelOf)),
    weightReason(pair),
  ]
}

/** Countries whose cigars are smoked with their own drinks. */
const soils: Readonly<Record<string, RegExp>> = {
  Cuba: /\bCuban? rum|\bCuba(n)?\b/,
  Nicaragua: /\bNicaragua/,
  'Dominican Republic': /\bDominican\b/,
  Honduras: /\bHonduras|\bHonduran/,
  Mexico: /tequila|mezcal|\bMexico/,
  Italy: /grappa/,
}

function sameSoil({ cigar, drink, labelOf }: Pair): Reason[] {
  const isSame = drink.recipe.length === 0 && soils[cigar.country]?.test(drink.style)
  if (!isSame || (cigar.country === 'Cuba' && drink.family === 'coffee')) return []
  const { country, nation } = cigarSlots(cigar)
  const note = sharedNotes(cigar.notes, drink.notes).find(shared => shared !== 'smoke')
  return [
    {
      kind: 'soil',
      file: 'reasons',
      key: note ? 'same-soil-and-note' : 'same-soil',
      slots: { country, nation, it: spokenIt(drink), a: note && reasonFlavor(labelOf(note)) },
      notes: note ? { cigar: [note], drink: [note] } : noNotes,
      loudness: note ? 1 : soilLoudness,
    },
  ]
}

/** A country in common says nothing of the taste. */
const soilLoudness = 0.3
const noNotes: ReasonNotes = { cigar: [], drink: [] }

function sharedReason({ cigar, drink, labelOf }: Pair): Reason[] {
  const loudness = (note: string) => loudnessOf(cigar.notes, note) * loudnessOf(drink.notes, note)
  // "Smoke in the smoke" is no help to anybody.
  const all = sharedNotes(cigar.notes, drink.notes).filter(note => note !== 'smoke')
  const beyondNature = all.filter(note => !isNature(drink, note))
  const isBlack = !drink.notes.includes('milk')
  const isItsTaste =
    isBlack &&
    all.some(note => natureNotes[drink.family]?.includes(note) && cigar.notes.indexOf(note) < leadingNotes)
  const shared = beyondNature.length > 0 && !isItsTaste ? beyondNature : all.toSorted(byNature(drink))
  const named = herbsLast(shared)
    .filter((note, index) => index === 0 || loudness(note) >= minSharedLoudness)
    .slice(0, maxSharedNotes)
  if (named.length === 0) return []
  const label = (note: string | undefined) =>
    note === 'herbal' ? listOf([labelOf(note)]) : note && reasonFlavor(labelOf(note))
  const [a, b] = named.map(label)
  const added = herbsLast(drink.notes.slice(0, 4)).find(
    note =>
      !cigar.notes.includes(note) &&
      !isNature(drink, note) &&
      !neverAdded.has(note) &&
      !isSide(reasonFlavor(labelOf(note))),
  )
  const kept = cigar.notes
    .slice(0, 4)
    .find(note => !drink.notes.includes(note) && !isSide(reasonFlavor(labelOf(note))))
  const slots = {
    a,
    b,
    it: itBeside(drink, named.map(labelOf)),
    adds: label(added),
    keeps: label(kept),
  }
  const sum = named.reduce((total, note) => total + loudness(note), 0)
  const notes = {
    cigar: [...named, kept].filter(note => note !== undefined),
    drink: [...named, added].filter(note => note !== undefined),
  }
  const isItself = isNature(drink, named[0]!) && !isOfMilk(drink, named[0]!)
  const key = isItself ? 'itself' : String(named.length)
  return [{ kind: 'shared', file: 'shared', key, slots, notes, loudness: Math.min(1, sum) }]
}

/** True of the drink, and no gain for the cigar. */
const neverAdded = new Set(['char', 'mineral', 'mushroom'])

/** Coffee for a cigar that tastes of coffee is reason enough, if that is among its leading notes. */
const leadingNotes = 3

/** What the drink is, before what it tastes of. */
function byNature(drink: Pair['drink']) {
  const rank = (note: string) => (natureNotes[drink.family]?.includes(note) ? 0 : 1)
  return (one: string, other: string) => rank(one) - rank(other)
}

/** The one flavor that is always a plural. */
function herbsLast(notes: readonly string[]): readonly string[] {
  return [...notes.filter(note => note !== 'herbal'), ...notes.filter(note => note === 'herbal')]
}

/** A wine or a dark roast with a note of smoke is not smoky. */
const minToldSmoke = 3

/** Oak counts as an answer to leather and cedar, but it is neither ripe nor round. */
const oakIsNone = new Set(['something ripe for the leather', 'something round against cedar'])

export function isContrast(
  { how, cigarNote, drinkNote }: Complement,
  { cigar, drink: { smoke, kind } }: Pick<Pair, 'cigar' | 'drink'>,
): boolean {
  // What the cigar has itself is no answer to it.
  if (cigar.notes.includes(drinkNote)) return false
  // That is what an amaro is for, not a Sancerre.
  if (kind === 'wine' && how === 'bitter herbs after the roast') return false
  if (drinkNote === 'smoke' && smoke < minToldSmoke) return false
  // Malt is not spread on toast, and nothing is spread on malt.
  if (drinkNote === 'malt' || cigarNote === 'malt') return false
  // No bread in the glass keeps the cream of a cigar in check.
  if (drinkNote === 'bread') return false
  return drinkNote !== 'oak' || !oakIsNone.has(how)
}

function contrastReason(
  { how, cigarNote, drinkNote, loudness }: Complement,
  drink: Pair['drink'],
  labelOf: Pair['labelOf'],
): Reason {
  const leaf = cigarNote === 'herbal' ? listOf([labelOf(cigarNote)]) : reasonFlavor(labelOf(cigarNote))
  const label = drinkNote === 'smoke' ? kindOfSmoke(drink) : reasonFlavor(labelOf(drinkNote))
  const pour = how.startsWith('bitter herbs') ? listOf([label]) : label
  const isSaidByName = isNature(drink, drinkNote) && (how === milkInTheCoffee || !isOfMilk(drink, drinkNote))
  const slots = { leaf, pour, it: isSaidByName ? undefined : itBeside(drink, [leaf, pour]) }
  const notes = { cigar: [cigarNote], drink: [drinkNote] }
  return { kind: 'contrast', file: 'contrast', key: complementKey(how), slots, notes, loudness }
}

/** `The smoke makes the cigar's cocoa sweeter` would be read as the cigar's. */
function kindOfSmoke({ family, style }: Pair['drink']): string {
  return family === 'scotch-peated' || /\bpeated\b/.test(style) ? 'peat smoke' : 'wood smoke'
}

/** What these drinks are made of: they are not said to taste of it. */
const natureNotes: Readonly<Record<string, readonly string[]>> = {
  coffee: ['coffee', 'espresso'],
  tea: ['tea'],
}
const milkInTheCoffee = 'milk in the coffee'

/** Milk, cream and chocolate, in a drink that is named or made with it. */
function isOfMilk({ saidAs, style, recipe }: Pair['drink'], note: string): boolean {
  if (note === 'milk' || note === 'cream')
    return new RegExp(String.raw`\b${note}\b`).test([style, ...recipe].join(' '))
  return note.endsWith('chocolate') && saidAs.endsWith('chocolate')
}

export const isNature = (drink: Pair['drink'], note: string) =>
  natureNotes[drink.family]?.includes(note) === true || isOfMilk(drink, note)

/** `The coffee has the cigar's coffee` would be no help. */
function itBeside(drink: Pair['drink'], labels: readonly string[]): string {
  const it = spokenIt(drink)
  const isSaidTwice = [/coffee/, /tea/, /chocolate/].some(
    word => word.test(it) && word.test(labels.join(' ').replace('espresso', 'coffee')),
  )
  return isSaidTwice ? (shortName(drink.saidAs) ?? 'the drink') : it
}

const loudnessByBalance: Record<Balance, number> = {
  even: 0.35,
  lighter: 0.25,
  heavier: 0.25,
  'much-lighter': 0.6,
  'much-heavier': 0.8,
}

function weightReason({ cigar, drink }: Pair): Reason {
  const balance = balanceOf({ cigar, drink })
  const level = cigar.body <= 2 ? 'light' : cigar.body === 3 ? 'medium' : 'full'
  return {
    kind: 'weight',
    file: 'reasons',
    key: balance === 'even' ? `even-${level}` : balance,
    slots: { it: spokenIt(drink), body: cigarSlots(cigar).body },
    notes: noNotes,
    loudness: loudnessByBalance[balance],
  }
}

export function balanceOf({ cigar, drink }: Pick<Pair, 'cigar' | 'drink'>): Balance {
  // Rounded, because 0.6 is not exact in binary.
  const gap = Math.round(10 * (drink.weight - weightOfSmoke(cigar))) / 10
  if (Math.abs(gap) <= 0.6) return 'even'
  if (Math.abs(gap) <= 1.4) return gap > 0 ? 'heavier' : 'lighter'
  return gap > 0 ? 'much-heavier' : 'much-lighter'
}
