import type { CigarProfile } from '../engine/engine.rules.ts'
import { nationality } from './nationalities.rules.ts'
import { listWithAnd } from './spoken-notes.rules.ts'

/** How the data calls where a leaf grew; `Sumatra` and `Cameroon` alone may be a seed. */
const countryPatterns: readonly (readonly [country: string, pattern: RegExp])[] = [
  ['Nicaragua', /Nicaragua/],
  ['Dominican Republic', /Dominican/],
  ['Honduras', /Hondura/],
  ['Mexico', /Mexic/],
  ['Brazil', /Brazil/],
  ['Ecuador', /Ecuador/],
  ['Indonesia', /Indonesia/],
  ['Peru', /Peru/],
  ['Colombia', /Colombia/],
  ['Costa Rica', /Costa Rica/],
  ['Panama', /Panama/],
  ['Italy', /Ital(y|ian)/],
  ['USA', /\bUSA|^Pennsylvania|;Pennsylvania|^Connecticut (Broadleaf|Habano)/],
  ['Cuba', /Cuba\b|^Cuban/],
]
const notToldPlainly = /mixed|short|machine|infused|pipe|sandwich|Caribbean|East:|Africa|andullo|Fuma/i
const maxCountries = 3
const maxCountriesBesideBinder = 2

/** Countries where the leaves grew; undefined unless the text tells them all. */
function countriesOf(text: string): string[] | undefined {
  if (text === '' || notToldPlainly.test(text)) return undefined
  const plain = text.replace(/\([^)]*\)/g, '').trim()
  const parts = plain.split(/[;,]/).map(part => part.trim())
  const countries = parts.map(part => countryPatterns.find(([, pattern]) => pattern.test(part))?.[0])
  return countries.every(country => country !== undefined) ? [...new Set(countries)] : undefined
}

/** What is under the wrapper: `Nicaraguan leaf`, `a Mexican binder and Dominican filler`. */
export function spokenInside({ binder = '', filler = '' }: CigarProfile): string | undefined {
  const [binders, fillers] = [countriesOf(binder), countriesOf(filler)]
  if (!binders || !fillers || fillers.length > maxCountries) return undefined
  const fillerNations = nationsOf(fillers)
  if (binders.every(country => fillers.includes(country))) return `${fillerNations} leaf`
  if (binders.length > 1 || fillers.length > maxCountriesBesideBinder) return undefined
  const binderNation = nationality(binders[0]!)!
  return `${/^[AEIOU]/.test(binderNation) ? 'an' : 'a'} ${binderNation} binder and ${fillerNations} filler`
}

/** Whether every leaf grew where the cigar is rolled. */
export function isPuro({ country, wrapper, binder = '', filler = '' }: CigarProfile): boolean {
  const nation = nationality(country)
  const inside = [countriesOf(binder), countriesOf(filler)]
  return (
    nation !== undefined &&
    wrapper.startsWith(nation) &&
    inside.every(countries => countries?.length === 1 && countries[0] === country)
  )
}

function nationsOf(countries: readonly string[]): string {
  return listWithAnd(countries.map(country => nationality(country)!))
}
