import type { CigarSheet } from '../guide.contract.ts'
import { counted, strengthWord } from '../guide-words.rules.ts'

/** The line in one sentence, of nothing but its facts. */
export function describeLine({ body, wrapper, country, vitolas }: CigarSheet): string {
  const weight = strengthWord(body)
  const rolled = country ? `, rolled in ${theCountry(country)}` : ''
  return `${weight} in body under ${theLeaf(wrapper)}${rolled}. ${sizesWord(vitolas)}`
}

/** Where only the land is known: `Cuban leaf`. */
function theLeaf(wrapper: string): string {
  return wrapper.endsWith('an') ? `${wrapper} leaf` : wrapper
}

function sizesWord(vitolas: CigarSheet['vitolas']): string {
  return vitolas.length === 1
    ? 'One size.'
    : `${capital(counted(vitolas.length, 'size', 'sizes'))}, to one scale.`
}

export function theCountry(country: string): string {
  return /^(Dominican Republic|USA|Bahamas|Philippines)$/.test(country) ? `the ${country}` : country
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `Cocoa, char, black cherry` */
export function listNotes(notes: readonly string[]): string {
  return capital(notes.join(', '))
}
