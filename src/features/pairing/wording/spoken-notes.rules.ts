import { joinWithAnd } from '#platform/text.rules.ts'
import type { PhrasePicker, Slots } from './phrase-picker.rules.ts'

/** In a list of flavors, the plural where English has it. */
const inLists: Readonly<Record<string, string>> = {
  herb: 'herbs',
  berry: 'berries',
  blossom: 'flowers',
  'warm milk': 'milk',
  'fresh bread': 'bread',
}

/** Two of the three leading notes, all three, and each by itself: `notes`, `three`, `n1` to `n3`. */
export function noteSlots(
  notes: readonly string[],
  labelOf: (note: string) => string,
  picker: Pick<PhrasePicker, 'choose'>,
  prefix: 'n' | 'd',
): Slots {
  const leading = notes.slice(0, 3).map(labelOf)
  const order = picker.choose(`${prefix} notes`, [
    [0, 1, 2],
    [0, 1, 2],
    [0, 2, 1],
  ])
  const [first, second, third] = order.map(index => leading[index])
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
