import { type Catalogue, drinkFamilies, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { leafGroups } from './affinity.rules.ts'
import { answeringNotes } from './flavour.rules.ts'

/** The files of `data/words`, each with the columns that make up its key; the sentence stands in the column `text`. */
export const phraseFiles = {
  openings: ['kind'],
  unlisted: ['known'],
  company: ['family', 'leaf'],
  shared: ['note'],
  strangers: ['meeting'],
  answers: ['answer'],
  weights: ['body', 'balance'],
  thirds: ['note', 'third'],
  glass: ['note', 'third'],
  water: ['serve'],
  cautions: ['caution'],
} as const
export type PhraseFile = keyof typeof phraseFiles

/** Whole sentences by their key: `cedar first`, `rum dark`, `4 even`. */
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

/** Words in braces that a sentence of this file may leave for the pair to fill. */
export const slotsByFile: Partial<Record<PhraseFile, readonly string[]>> = {
  openings: ['cigar', 'drink'],
  unlisted: ['maker', 'body', 'wrapper', 'drink'],
  answers: ['leaf', 'pour'],
  strangers: ['leaf', 'pour'],
  cautions: ['proof'],
}
/** And the word for the vessel, which any sentence may leave. */
export const slotOfAll = 'glass'

/** How the key of an answer is made of its saying: `fruit-against-chocolate`. */
export function answerKey(how: string): string {
  return how.toLowerCase().replace(/[^a-z]+/g, '-')
}

type CatalogueToSay = Pick<Catalogue, 'cigars' | 'drinks'>

/** Which keys have to be there so that every pair of the catalogue can be put into words. */
export function phrasesNeeded({ cigars, drinks }: CatalogueToSay): Record<PhraseFile, readonly string[]> {
  const ledByLeaf = notesAmong(cigars, 3)
  const ledByDrink = notesAmong(drinks, 4)
  const [saidByLeaf, saidByDrink] = [notesAmong(cigars), notesAmong(drinks)]
  return {
    openings: [...drinkKinds, 'any'],
    unlisted: ['words', 'plain', 'maker', 'house'],
    company: crossed(Object.values(drinkFamilies).flat(), leafGroups),
    shared: saidByLeaf.filter(note => saidByDrink.includes(note)),
    strangers: ['kin', 'none'],
    answers: answersPossible(saidByLeaf, saidByDrink),
    weights: crossed(['1', '2', '3', '4', '5'], balances),
    thirds: crossed(ledByLeaf, ['first', 'second', 'final']),
    glass: crossed(ledByDrink, ['second', 'final']),
    water: ['neat'],
    cautions,
  }
}

function notesAmong(all: readonly { notes: readonly string[] }[], leading?: number): string[] {
  return [...new Set(all.flatMap(({ notes }) => notes.slice(0, leading)))]
}

function crossed(some: readonly string[], others: readonly string[]): string[] {
  return some.flatMap(one => others.map(other => `${one} ${other}`))
}

/** What any note of a leaf can be answered by any note of a drink. */
function answersPossible(saidByLeaf: readonly string[], saidByDrink: readonly string[]): string[] {
  const ofDrink = saidByDrink.map(note => [note])
  const answers = saidByLeaf
    .map(note => [note])
    .flatMap(leaf => ofDrink.flatMap(drink => answeringNotes(leaf, drink)))
  return [...new Set(answers.map(({ how }) => answerKey(how)))]
}
