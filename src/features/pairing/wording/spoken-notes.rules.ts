import type { Slots } from './phrase-picker.rules.ts'

/** In a list of flavors, the plural where English has it. */
const inLists: Readonly<Record<string, string>> = {
  herb: 'herbs',
  berry: 'berries',
  mineral: 'minerals',
}

const maxToldNotes = 3

/** The notes that are named: those that the reason rests on, and the leading ones; in their own order. */
export function notesToTell(notes: readonly string[], reasonNotes: readonly string[]): string[] {
  const needed = notes.filter(note => reasonNotes.includes(note))
  const chosen = [...new Set([...needed, ...notes])].slice(0, maxToldNotes)
  return notes.filter(note => chosen.includes(note))
}

/** Whether a sentence names as many of these notes as the reason rests on. */
export function namesEnough(
  notes: readonly string[],
  reasonNotes: readonly string[],
): (phrase: string) => boolean {
  const needed = 1 + notes.slice(0, maxToldNotes).findLastIndex(note => reasonNotes.includes(note))
  return phrase => needed <= 2 || /\{(three|n3|d3)\}/.test(phrase)
}

/** The two leading notes, all three, and each by itself: `notes`, `three`, `n1` to `n3`. */
export function noteSlots(
  notes: readonly string[],
  labelOf: (note: string) => string,
  prefix: 'n' | 'd',
): Slots {
  const leading = notes.slice(0, 3).map(note => flavorOf(labelOf(note)))
  const [first, second, third] = leading
  return {
    notes: second && listWithAnd([first!, second]),
    three: leading.length === 3 ? listWithAnd(leading) : undefined,
    [`${prefix}1`]: first,
    [`${prefix}2`]: second,
    [`${prefix}3`]: third,
  }
}

/** `berries`, of the note `berry`. */
function flavorOf(label: string): string {
  return inLists[label] ?? label
}

/** In a reason, where a verb in the singular follows. */
const inReasons: Readonly<Record<string, string>> = {
  berry: 'berry fruit',
  mineral: 'minerality',
  // Of a wine, the note means yeast, not bread.
  'fresh bread': 'bready side',
  butter: 'buttery side',
  'savory meat': 'savory side',
}
/** Such a flavor needs an article or an owner: `the buttery side`. */
export const isSide = (flavor: string) => flavor.endsWith(' side')

export function reasonFlavor(label: string): string {
  return inReasons[label] ?? label
}

export function listOf(labels: readonly (string | undefined)[]): string {
  return listWithAnd(labels.filter(label => label !== undefined).map(flavorOf))
}

/** `cedar, cocoa, and cream`, with the comma that Americans put before the last one. */
export function listWithAnd(words: readonly string[]): string {
  if (words.length <= 2) return words.join(' and ')
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`
}
