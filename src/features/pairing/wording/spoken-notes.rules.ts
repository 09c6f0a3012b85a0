import { joinWithAnd } from '#platform/text.rules.ts'
import type { Slots } from './phrase-picker.rules.ts'

/** In a list of flavors, the plural where English has it. */
const inLists: Readonly<Record<string, string>> = {
  herb: 'herbs',
  berry: 'berries',
  blossom: 'flowers',
  'warm milk': 'milk',
  'fresh bread': 'bread',
}

/** The leading note, and behind it those that a reason will rest on. */
export function leadWith(notes: readonly string[], told: readonly string[]): string[] {
  const rest = told.filter(note => notes.includes(note))
  const first = rest.length > 1 ? [] : notes.slice(0, 1)
  return [...new Set([...first, ...rest, ...notes])]
}

/** Two of the three leading notes, all three, and each by itself: `notes`, `three`, `n1` to `n3`. */
export function noteSlots(
  notes: readonly string[],
  labelOf: (note: string) => string,
  prefix: 'n' | 'd',
): Slots {
  const leading = notes.slice(0, 3).map(labelOf)
  const [first, second, third] = leading
  return {
    notes: listOf([first, second]),
    three: leading.length === 3 ? listOf(leading) : undefined,
    [`${prefix}1`]: first,
    [`${prefix}2`]: second,
    [`${prefix}3`]: third,
  }
}

export function listOf(labels: readonly (string | undefined)[]): string {
  return joinWithAnd(labels.filter(label => label !== undefined).map(label => inLists[label] ?? label))
}
