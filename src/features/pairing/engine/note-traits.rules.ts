import type { DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import { leafGroupOf } from './affinity.rules.ts'
import { isDark } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

// What the notes, the leaf and the name of a cigar ask for or refuse. Few combinations exist, so ranking caches by them.

export interface NoteTraits {
  /** Leads with smoke, char or meat: only such a cigar asks for peat. */
  isSmoky: boolean
  hasCoffee: boolean
  hasChocolate: boolean
  isCreamy: boolean
  /** Chocolate, molasses, maple, fig and the like among the leading notes. */
  isSweet: boolean
  /** Cream, nuts, honey, hay and the like among the leading notes; two count like more. */
  gentleNotes: 0 | 1 | 2
  leadsWithPepper: boolean
  /** Pepper or leather among the leading notes. */
  isSavory: boolean
  /** Nuts, honey, orange peel, caramel or dried fruit, which an aged tawny has, near the front. */
  isTawny: boolean
  /** The same in the lead. */
  leadsWithTawny: boolean
  /** A ripe, dark wrapper, rolled by hand. */
  isDarkLeaf: boolean
  /** Aged or named after a whiskey: what its name and its wrapper say about it. */
  barrel: Barrel | undefined
}

export interface Barrel {
  /** Looked for in the name and the wrapper of the cigar. */
  named: RegExp
  family: DrinkFamily
  /** Looked for in the name and the style of a drink of the family; all of them where it is missing. */
  drink?: RegExp
  text: string
}

const smoky = new Set(['smoke', 'char', 'meat', 'peat'])
const coffee = new Set(['coffee', 'espresso'])
const chocolate = new Set(['cocoa', 'dark-chocolate', 'milk-chocolate'])
const creamy = new Set(['cream', 'butter', 'milk', 'custard'])
const sweet = new Set(
  'dark-chocolate milk-chocolate molasses maple fig raisin brown-sugar dried-fruit dark-fruit plum'.split(
    ' ',
  ),
)
const gentle = new Set(
  'cream butter milk custard honey vanilla almond cashew peanut hazelnut milk-chocolate caramel bread toffee hay floral'.split(
    ' ',
  ),
)
const tawny = new Set(
  'walnut almond hazelnut cashew chestnut peanut honey caramel toffee orange dried-fruit raisin fig'.split(
    ' ',
  ),
)
const pepper = new Set(['black-pepper', 'red-pepper'])

const leadingCount = 4
const gentleCount = 5
const smokyCount = 3

/** The first that fits counts. */
const barrels: readonly Barrel[] = [
  { named: /\bweller\b/i, family: 'bourbon', drink: /\bweller\b/i, text: 'Named after this bourbon' },
  {
    named: /\bpappy\b|van winkle/i,
    family: 'bourbon',
    drink: /van winkle|\bweller\b/i,
    text: 'From the distillery that it is named after',
  },
  {
    named: /sherry[- ]cask/i,
    family: 'scotch-unpeated',
    drink: /oloroso|sherry/i,
    text: 'Leaf and whisky both come from sherry casks',
  },
  { named: /cognac/i, family: 'cognac', text: 'The leaf was aged in Cognac casks' },
  {
    named: /nicaraguan barrel|\brum (?:barrel|cask)/i,
    family: 'rum',
    text: 'The leaf was aged in rum barrels',
  },
  {
    named: /bourbon|whiskey|barrel[- ](?:aged|fermented)/i,
    family: 'bourbon',
    text: 'The leaf was aged in whiskey barrels',
  },
]

export const noteTraitsOf = memoizeByObject((cigar: CigarProfile): NoteTraits => {
  const { notes, brand, line, wrapper, wrapperClass, make } = cigar
  const leading = notes.slice(0, leadingCount)
  const tawnyCount = leading.filter(note => tawny.has(note)).length
  const named = `${brand} ${line} ${wrapper}`
  const isDarkLeaf = make === 'handmade' && (isDark(cigar) || leafGroupOf(wrapperClass) === 'dark')
  return {
    isSmoky: notes.slice(0, smokyCount).some(note => smoky.has(note)),
    hasCoffee: notes.some(note => coffee.has(note)),
    hasChocolate: notes.some(note => chocolate.has(note)),
    isCreamy: notes.some(note => creamy.has(note)),
    isSweet: leading.some(note => sweet.has(note)),
    gentleNotes: Math.min(2, notes.slice(0, gentleCount).filter(note => gentle.has(note)).length) as
      | 0
      | 1
      | 2,
    leadsWithPepper: pepper.has(notes[0]!) || (notes[0] !== undefined && pepper.has(notes[1]!)),
    isSavory: leading.some(note => pepper.has(note) || note === 'leather'),
    isTawny: tawnyCount >= 2 || notes.slice(0, 2).some(note => tawny.has(note)),
    leadsWithTawny: tawnyCount >= 2 || tawny.has(notes[0]!),
    isDarkLeaf,
    barrel: barrels.find(each => each.named.test(named)),
  }
})

/** Cigars with the same key have the same traits. */
export function noteTraitsKey(cigar: CigarProfile): string {
  const { barrel, ...traits } = noteTraitsOf(cigar)
  return `${Object.values(traits).map(Number).join('')} ${barrel === undefined ? '' : barrels.indexOf(barrel)}`
}
