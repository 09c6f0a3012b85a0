import type { Pair } from '../engine/engine.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'
import { drinkKeyOf, drinkSlots } from './spoken-drink.rules.ts'
import { leadWith, noteSlots } from './spoken-notes.rules.ts'

/** What the drink is: its style, its proof or what it is made of, and what it tastes of. */
export function composeDrinkFacts(
  { drink, labelOf }: Pair,
  picker: PhrasePicker,
  told: readonly string[] = [],
): string {
  const notes = leadWith(newNotes(drink, labelOf), told)
  const slots = { ...drinkSlots(drink), ...noteSlots(notes, labelOf, 'd') }
  const key = drinkKeyOf(drink)
  const isMixed = key === 'mixed' || key === 'soft-mixed'
  const plainKey = key === 'mixed' ? 'neat' : 'soft'
  return picker.pickSentence('drink-facts', isMixed && !slots.makings ? plainKey : key, { slots })
}

/** An espresso that tastes of espresso says little; without enough other notes, all of them. */
function newNotes({ name, style, notes }: Pair['drink'], labelOf: Pair['labelOf']): readonly string[] {
  const said = `${name} ${style}`.toLowerCase()
  const others = notes.filter(note => !said.includes(labelOf(note)))
  return others.length >= 2 ? others : notes
}
