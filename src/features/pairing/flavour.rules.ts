import type { NoteFamily } from '#features/catalogue/catalogue.contract.ts'

type Notes = readonly string[]
export type FamilyOf = (note: string) => NoteFamily

/** Leading notes speak louder: 1, .85, .7, .55, .45, .4 by their place in the list. */
const loudness = [1, 0.85, 0.7, 0.55, 0.45, 0.4]

/** A list of notes, read once: how loud each is, and which of them speaks in each answer. */
interface Taste {
  loudnessByNote: ReadonlyMap<string, number>
  /** For each row of `answers` the loudest note on the cigar's side and on the drink's side, if any. */
  asCigar: readonly (string | undefined)[]
  asDrink: readonly (string | undefined)[]
}

const tasteByNotes = new WeakMap<Notes, Taste>()

function tasteOf(notes: Notes): Taste {
  const known = tasteByNotes.get(notes)
  if (known) return known
  const loudest = (wanted: readonly string[]) => notes.find(note => wanted.includes(note))
  const taste: Taste = {
    loudnessByNote: new Map(notes.map((note, place) => [note, loudness[place] ?? 0.35])),
    asCigar: answers.map(answer => loudest(answer.cigar)),
    asDrink: answers.map(answer => loudest(answer.drink)),
  }
  tasteByNotes.set(notes, taste)
  return taste
}

export function loudnessOf(notes: Notes, note: string): number {
  return tasteOf(notes).loudnessByNote.get(note) ?? 0
}

/** The radar's axes; leaf (hay, tea, herbs) is drawn with wood, where a taster would look for it. */
const axisByFamily: Record<NoteFamily, number> = {
  earth: 0,
  wood: 1,
  leaf: 1,
  spice: 2,
  fruit: 3,
  sweet: 4,
  roast: 5,
  nut: 6,
  cream: 7,
}

/** Eight values from 0 to 1, each the sum of what its family contributes, never quite nothing and never off the dial. */
export function flavourShapeOf(
  notes: Notes,
  familyOf: FamilyOf,
  extra: Partial<Record<NoteFamily, number>>,
): number[] {
  const sums = Array<number>(8).fill(0.14)
  for (const note of notes) sums[axisByFamily[familyOf(note)]]! += 0.52 * loudnessOf(notes, note)
  for (const [family, amount] of Object.entries(extra)) sums[axisByFamily[family as NoteFamily]]! += amount
  return sums.map(sum => Math.round(Math.min(0.97, sum) * 100) / 100)
}

/** Notes of both, the louder together first. */
export function sharedNotes(a: Notes, b: Notes): string[] {
  const other = tasteOf(b).loudnessByNote
  const shared = a.filter(note => other.has(note))
  return shared.length < 2
    ? shared
    : shared.sort((x, y) => togetherLoud(a, y, b, y) - togetherLoud(a, x, b, x))
}

/**
 * Flavours that answer each other across the table: what the cigar says, and what replies well to it
 * (docs/domain.md 4, principles 3 to 5, 14). Notes or whole families (`family:`).
 */
const answers: readonly { cigar: readonly string[]; drink: readonly string[]; how: string }[] = [
  {
    cigar: ['cocoa', 'dark-chocolate', 'milk-chocolate'],
    drink: ['cherry', 'orange', 'berry'],
    how: 'fruit against chocolate',
  },
  {
    cigar: ['cocoa', 'dark-chocolate', 'milk-chocolate'],
    drink: ['caramel', 'toffee', 'vanilla'],
    how: 'caramel under chocolate',
  },
  {
    cigar: ['cocoa', 'dark-chocolate', 'espresso', 'coffee'],
    drink: ['fig', 'raisin', 'plum', 'dried-fruit'],
    how: 'dried fruit beside the roast',
  },
  {
    cigar: ['espresso', 'coffee'],
    drink: ['caramel', 'molasses', 'brown-sugar', 'toffee', 'maple'],
    how: 'sugar in the coffee',
  },
  { cigar: ['espresso', 'coffee'], drink: ['milk', 'cream', 'custard'], how: 'milk in the coffee' },
  {
    cigar: ['earth', 'mushroom', 'mineral'],
    drink: ['coffee', 'espresso', 'cocoa', 'dark-chocolate'],
    how: 'roast over earth',
  },
  { cigar: ['earth', 'leather', 'char', 'meat'], drink: ['peat', 'smoke'], how: 'smoke over earth' },
  {
    cigar: ['dark-chocolate', 'cocoa', 'espresso'],
    drink: ['peat', 'smoke', 'salt'],
    how: 'smoke on dark chocolate',
  },
  {
    cigar: ['cocoa', 'dark-chocolate', 'coffee', 'espresso'],
    drink: ['herbal', 'mint', 'anise'],
    how: 'bitter herbs after chocolate',
  },
  {
    cigar: ['black-pepper', 'white-pepper', 'red-pepper'],
    drink: ['agave'],
    how: 'roasted agave under the pepper',
  },
  { cigar: ['earth', 'mineral', 'mushroom'], drink: ['mineral', 'agave'], how: 'two kinds of soil' },
  { cigar: ['cedar', 'sandalwood'], drink: ['pine', 'sandalwood'], how: 'resin beside cedar' },
  {
    cigar: ['black-pepper', 'red-pepper', 'rye-spice'],
    drink: ['honey', 'vanilla', 'caramel', 'brown-sugar', 'maple', 'molasses'],
    how: 'sweetness against pepper',
  },
  {
    cigar: ['black-pepper', 'red-pepper', 'white-pepper'],
    drink: ['ginger', 'rye-spice', 'mint'],
    how: 'spice for spice',
  },
  {
    cigar: ['leather', 'tobacco'],
    drink: ['dried-fruit', 'raisin', 'fig', 'oak'],
    how: 'old leather, dried fruit and oak',
  },
  {
    cigar: ['cedar', 'oak', 'sandalwood'],
    drink: ['vanilla', 'oak', 'coconut', 'honey'],
    how: 'barrel against cedar',
  },
  {
    cigar: ['cream', 'butter', 'milk', 'custard'],
    drink: ['apple', 'pear', 'lemon', 'citrus', 'grape'],
    how: 'something crisp under the cream',
  },
  {
    cigar: ['cream', 'butter', 'milk', 'custard'],
    drink: ['coffee', 'espresso', 'toast', 'bread'],
    how: 'roast under cream',
  },
  {
    cigar: ['cream', 'butter', 'milk', 'custard'],
    drink: ['toffee', 'caramel', 'honey', 'maple'],
    how: 'something golden over the cream',
  },
  {
    cigar: ['almond', 'hazelnut', 'walnut', 'peanut', 'cashew', 'chestnut'],
    drink: ['raisin', 'dried-fruit', 'caramel', 'toffee', 'honey', 'coffee'],
    how: 'nuts with something sweet',
  },
  {
    cigar: ['hay', 'grass', 'tea', 'floral', 'herbal'],
    drink: ['citrus', 'lemon', 'lime'],
    how: 'citrus over the meadow',
  },
  {
    cigar: ['hay', 'grass', 'tea', 'herbal'],
    drink: ['apple', 'pear'],
    how: 'an orchard beside the meadow',
  },
  {
    cigar: ['hay', 'grass', 'floral', 'herbal'],
    drink: ['honey', 'floral'],
    how: 'a meadow and its honey',
  },
  {
    cigar: ['cinnamon', 'nutmeg', 'clove', 'baking-spice'],
    drink: ['apple', 'vanilla', 'orange', 'brown-sugar', 'maple', 'plum'],
    how: 'baking spice and what one bakes with it',
  },
  {
    cigar: ['citrus', 'orange', 'stone-fruit', 'cherry', 'dried-fruit', 'raisin', 'fig'],
    drink: ['baking-spice', 'cinnamon', 'almond', 'oak'],
    how: 'fruit with wood and spice',
  },
  {
    cigar: ['honey', 'caramel', 'toffee', 'molasses', 'brown-sugar', 'vanilla'],
    drink: ['oak', 'coffee', 'walnut', 'almond', 'rye-spice'],
    how: 'something dry for the sweetness',
  },
  {
    cigar: ['toast', 'bread', 'malt'],
    drink: ['butter', 'honey', 'malt', 'hazelnut', 'milk-chocolate'],
    how: 'toast with butter and honey',
  },
  { cigar: ['salt', 'meat'], drink: ['caramel', 'toffee', 'raisin', 'salt'], how: 'salt lifted by sugar' },
]

export interface Answering {
  cigarNote: string
  drinkNote: string
  how: string
  loudness: number
}

/** How the drink replies to the cigar, loudest first; each reply is counted once. */
export function answeringNotes(cigar: Notes, drink: Notes): Answering[] {
  const { asCigar } = tasteOf(cigar)
  const { asDrink } = tasteOf(drink)
  const replies: Answering[] = []
  for (let row = 0; row < answers.length; row++) {
    const cigarNote = asCigar[row]
    const drinkNote = asDrink[row]
    if (!cigarNote || !drinkNote || cigarNote === drinkNote) continue
    const together = togetherLoud(cigar, cigarNote, drink, drinkNote)
    replies.push({ cigarNote, drinkNote, how: answers[row]!.how, loudness: together })
  }
  return replies.sort((a, b) => b.loudness - a.loudness || (a.how < b.how ? -1 : 1))
}

function togetherLoud(a: Notes, x: string, b: Notes, y: string): number {
  return loudnessOf(a, x) * loudnessOf(b, y)
}
