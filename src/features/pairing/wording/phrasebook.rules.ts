import type { CatalogueData } from '#features/catalogue/catalogue.contract.ts'
import { complementsOf } from '../engine/engine.rules.ts'

/** The files of `data/words` with their key columns; the sentence is in the column `text`. */
export const phraseFiles = {
  'cigar-facts': ['cigar'],
  'drink-facts': ['drink'],
  shared: ['count'],
  contrast: ['answer'],
  reasons: ['reason'],
  pours: ['pour'],
  serves: ['serve'],
  cautions: ['caution'],
  pace: ['pace'],
  version: ['question'],
  taste: ['occasion'],
  bar: ['occasion'],
  personal: ['occasion'],
  tonight: ['about', 'case'],
} as const
export type PhraseFile = keyof typeof phraseFiles

/** Sentences by key: `cuban`, `even-full`, `cigar rated`. */
export type Phrases = ReadonlyMap<string, readonly string[]>
export type Phrasebook = Readonly<Record<PhraseFile, Phrases>>

/** Sentences about a cigar: of the catalogue, by where its wrapper grew or how it is made, or else by what is known. */
export const cigarKeys = ['abroad', 'home', 'puro', 'cuban', 'noleaf', 'flavored', 'pipe', 'machine'] as const
export const unlistedKeys = [
  'words',
  'words-cuban',
  'words-country',
  'words-country-leaf',
  'words-named',
  'plain-named',
  'wish',
  'plain',
  'maker',
  'maker-only',
  'name-line',
  'name-maker',
  'name-flavored',
  'told',
  'told-flavored',
] as const

export const drinkKeys = ['neat', 'mixed', 'wine', 'beer', 'cup', 'soft', 'soft-mixed'] as const
export type DrinkKey = (typeof drinkKeys)[number]

export const balances = ['much-lighter', 'lighter', 'even', 'heavier', 'much-heavier'] as const
export type Balance = (typeof balances)[number]

/** How cool a drink is served; other keys of `serves.csv` are texts of the column `serve` in `drinks.csv`. */
export const coolnessKeys = [
  'ice cold',
  'well chilled',
  'cool',
  'lightly chilled',
  'below room temperature',
] as const

export const cautions = [
  'cask-strength',
  'peat',
  'smoke',
  'strong-cigar',
  'small-cup',
  'cup-too-short',
  'sweet-drink',
  'mixed-and-cold',
  'served-up',
  'bubbles',
] as const
export type Caution = (typeof cautions)[number]

const cigarSlots = [
  'cigar',
  'maker',
  'body',
  'country',
  'nation',
  'leaf',
  'wrapper',
  'ownleaf',
  'ownwrapper',
  'inside',
  'insideleaf',
  'length',
  'make',
  'flavoring',
]
const drinkSlots = ['drink', 'what', 'origin', 'makings', 'proof', 'percent']
const noteSlots = ['notes', 'three', 'n1', 'n2', 'n3']

/** Placeholders that the sentences of a file may contain. */
export const slotsByFile: Partial<Record<PhraseFile, readonly string[]>> = {
  'cigar-facts': [...cigarSlots, ...noteSlots],
  'drink-facts': [...drinkSlots, 'notes', 'three', 'd1', 'd2', 'd3'],
  shared: ['a', 'b', 'it', 'adds', 'keeps'],
  contrast: ['leaf', 'pour', 'it'],
  reasons: ['it', 'a', 'body', 'country', 'nation'],
  pours: ['portion', 'serve', 'drink', 'time', 'smoke'],
  serves: ['degrees'],
  cautions: ['it'],
  pace: ['smoke', 'time'],
  version: ['nation'],
  taste: ['reasons', 'points', 'score', 'verdict'],
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
  taste: ['for', 'against', 'both', 'no-effect', 'not-rated', 'left-out', 'score'],
  bar: ['full', 'half', 'low', 'same-family', 'best', 'makeshift', 'unsuited', 'empty', 'judged'],
  personal: ['nothing-known', 'left-out', 'without-memory', 'unknown-pair'],
  tonight: [
    ...combinations(['cigar'], ['chosen', 'unrated', 'rated', 'without-memory']),
    ...combinations(['cigar'], ['humidor', 'humidor-ready', 'humidor-prime', 'humidor-past']),
    ...combinations(['time'], ['over', 'fitting', 'spare']),
    ...combinations(['drink'], ['bar', 'chosen', 'without-memory']),
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
  return {
    'cigar-facts': [...cigarKeys, ...unlistedKeys],
    'drink-facts': drinkKeys,
    shared: ['1', '2', 'itself'],
    contrast: possibleComplements(distinctNotes(cigars), distinctNotes(drinks)),
    reasons: [
      'same-soil',
      'same-soil-and-note',
      'name-only',
      'even-light',
      'even-medium',
      'even-full',
      ...balances.filter(balance => balance !== 'even'),
    ],
    pours: ['measured', 'made', 'measured-only', 'made-only'],
    serves: coolnessKeys,
    cautions,
    pace: ['timed', 'any', 'slim', 'thick'],
    version: ['asked'],
    ...memberPhrases,
  }
}

function distinctNotes(items: readonly { notes: readonly string[] }[]): string[] {
  return [...new Set(items.flatMap(({ notes }) => notes))]
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
