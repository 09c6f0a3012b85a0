import { capitalize } from '#platform/text.rules.ts'
import type { CigarSheet } from '../guide.contract.ts'
import { countNoun, strengthLabel } from '../guide-labels.rules.ts'

export function describeLine({ body, wrapper, country, vitolas }: CigarSheet): string {
  const weight = strengthLabel(body)
  const rolled = country ? `, rolled in ${theCountry(country)}` : ''
  return `${weight} in body, wrapped in ${leafPhrase(wrapper)}${rolled}. ${sizesSentence(vitolas)}`
}

/** Where only the country is known: `Cuban leaf`. */
function leafPhrase(wrapper: string): string {
  return wrapper.endsWith('an') ? `${wrapper} leaf` : wrapper
}

function sizesSentence(vitolas: CigarSheet['vitolas']): string {
  if (vitolas.length === 0) return 'We do not know its sizes.'
  return vitolas.length === 1
    ? 'One size.'
    : `${capitalize(countNoun(vitolas.length, 'size', 'sizes'))}, drawn to scale.`
}

export function theCountry(country: string): string {
  return /^(Dominican Republic|USA|Bahamas|Philippines)$/.test(country) ? `the ${country}` : country
}

/** `Cocoa, char, black cherry` */
export function listNotes(notes: readonly string[]): string {
  return capitalize(notes.join(', '))
}
