import type { Pair } from '../engine/engine.rules.ts'
import type { PhrasePicker, Slots } from './phrase-picker.rules.ts'
import { isNature } from './reasons.rules.ts'
import { drinkKeyOf, drinkSlots } from './spoken-drink.rules.ts'
import { namesEnough, noteSlots, notesToTell } from './spoken-notes.rules.ts'

/** What the drink is: its style, its proof or what it is made of, and what it tastes of. */
export function composeDrinkFacts(pair: Pair, picker: PhrasePicker, told: readonly string[] = []): string {
  const { drink, labelOf } = pair
  const known = drinkSlots(drink)
  const notes = notesToTell(newNotes(pair, known, told), told)
  const slots = { ...known, ...noteSlots(notes, labelOf, 'd') }
  const key = drinkKeyOf(drink)
  const isMixed = key === 'mixed' || key === 'soft-mixed'
  const plainKey = key === 'mixed' ? 'neat' : 'soft'
  return picker.pickSentence('drink-facts', isMixed && !slots.makings ? plainKey : key, {
    slots,
    suits: phrase => tellsWhat(phrase, slots) && namesEnough(notes, told)(phrase),
  })
}

/** What the drink is, is told wherever the name does not tell it. */
function tellsWhat(phrase: string, { what, makings, origin }: Slots): boolean {
  return !(what || makings || origin) || /\{(what|makings|origin)\}/.test(phrase)
}

/** A latte that tastes of milk says little; without enough other notes, all of them. What the reason mentions stays. */
function newNotes(
  { drink, labelOf }: Pair,
  { what, makings }: Slots,
  told: readonly string[],
): readonly string[] {
  const { saidAs, style, notes } = drink
  const said = `${saidAs} ${what ?? ''} ${makings ?? ''} ${what ? style : ''}`.toLowerCase()
  const isSaid = (note: string) => said.includes(labelOf(note).split(' ').at(-1)!)
  const others = notes.filter(note => !isSaid(note) || (told.includes(note) && !isNature(drink, note)))
  return others.length >= 2 ? others : notes
}
