import { allDrinkFamilies, type CatalogueData, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { complementsOf, leafGroups } from '../engine/engine.rules.ts'

/** The files of `data/words` with their key columns; the sentence is in the column `text`. */
export const phraseFiles = {
  openings: ['kind'],
  unlisted: ['known'],
  'name-only': ['known'],
  affinity: ['family', 'leaf'],
  shared: ['note'],
  strangers: ['meeting'],
  answers: ['answer'],
  weights: ['body', 'balance'],
  thirds: ['note', 'third'],
  glass: ['note', 'third'],
  water: ['serve'],
  cautions: ['caution'],
  'lead-ins': ['third', 'form'],
  taste: ['occasion'],
  bar: ['occasion'],
  personal: ['occasion'],
  tonight: ['about', 'case'],
} as const
export type PhraseFile = keyof typeof phraseFiles

/** Sentences by key: `cedar first`, `rum dark`, `4 even`. */
export type Phrases = ReadonlyMap<string, readonly string[]>
export type Phrasebook = Readonly<Record<PhraseFile, Phrases>>

export const balances = ['much-lighter', 'lighter', 'even', 'heavier', 'much-heavier'] as const
export type Balance = (typeof balances)[number]

export const cautions = [
  'cask-strength',
  'peat',
  'strong-cigar',
  'cup-too-short',
  'sweet-drink',
  'mixed-and-cold',
  'bubbles',
] as const
export type Caution = (typeof cautions)[number]

/** Placeholders that the sentences of a file may contain. */
export const slotsByFile: Partial<Record<PhraseFile, readonly string[]>> = {
  openings: ['cigar', 'drink'],
  unlisted: ['maker', 'body', 'wrapper', 'drink'],
  'name-only': ['cigar', 'maker', 'body', 'drink'],
  answers: ['leaf', 'pour'],
  strangers: ['leaf', 'pour'],
  cautions: ['proof'],
  'lead-ins': ['sentence'],
  taste: ['reason', 'about', 'amount', 'score', 'verdict'],
  bar: ['drink', 'other', 'score'],
  tonight: ['nothing', 'stars', 'minutes', 'time', 'drink'],
}
/** Placeholder for the vessel, allowed in every file. */
export const sharedSlot = 'glass'

/** `fruit-against-chocolate` */
export function complementKey(how: string): string {
  return how.toLowerCase().replace(/[^a-z]+/g, '-')
}

/** Required keys of the files that only texts for one member use. */
export const memberPhrases = {
  taste: [
    'for',
    'against',
    'both',
    'no-effect',
    'not-rated',
    'left-out',
    'contrast',
    'second-for',
    'second-against',
    'further',
    'score',
  ],
  bar: ['full', 'half', 'low', 'same-family', 'best', 'makeshift', 'compromise', 'unsuited', 'empty'],
  personal: ['nothing-known', 'left-out', 'unknown-pair', 'watching'],
  tonight: [
    ...combinations(['cigar'], ['chosen', 'humidor', 'unrated', 'rated']),
    ...combinations(['time'], ['over', 'fitting', 'spare']),
    ...combinations(['drink'], ['bar', 'chosen']),
  ],
}

/** The sentences that a recommendation for anyone may contain. */
export function recommendationPhrases(phrasebook: Phrasebook): string[] {
  const files = (Object.keys(phraseFiles) as PhraseFile[]).filter(file => !(file in memberPhrases))
  return files.flatMap(file => [...phrasebook[file].values()].flat())
}

type CatalogueParts = Pick<CatalogueData, 'cigars' | 'drinks'>

/** The keys without which some pair of the catalogue would lack a sentence. */
export function requiredPhrases({ cigars, drinks }: CatalogueParts): Record<PhraseFile, readonly string[]> {
  const leadingCigarNotes = distinctNotes(cigars, 3)
  const leadingDrinkNotes = distinctNotes(drinks, 4)
  const [cigarNotes, drinkNotes] = [distinctNotes(cigars), distinctNotes(drinks)]
  return {
    openings: [...drinkKinds, 'any'],
    unlisted: ['words', 'plain', 'maker', 'maker-only'],
    'name-only': ['line', 'maker'],
    affinity: combinations(allDrinkFamilies, leafGroups),
    shared: cigarNotes.filter(note => drinkNotes.includes(note)),
    strangers: ['kin', 'none'],
    answers: possibleComplements(cigarNotes, drinkNotes),
    weights: combinations(['1', '2', '3', '4', '5'], balances),
    thirds: combinations(leadingCigarNotes, ['first', 'second', 'final']),
    glass: combinations(leadingDrinkNotes, ['second', 'final']),
    water: ['neat'],
    cautions,
    'lead-ins': combinations(['first', 'second', 'final'], ['lead-in', 'announcement']),
    ...memberPhrases,
  }
}

function distinctNotes(items: readonly { notes: readonly string[] }[], leading?: number): string[] {
  return [...new Set(items.flatMap(({ notes }) => notes.slice(0, leading)))]
}

function combinations(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap(a => second.map(b => `${a} ${b}`))
}

function possibleComplements(cigarNotes: readonly string[], drinkNotes: readonly string[]): string[] {
  const drinkLists = drinkNotes.map(note => [note])
  const complements = cigarNotes
    .map(note => [note])
    .flatMap(leaf => drinkLists.flatMap(drink => complementsOf(leaf, drink)))
  return [...new Set(complements.map(({ how }) => complementKey(how)))]
}
