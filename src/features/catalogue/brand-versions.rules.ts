import type { Cigar } from './catalogue.contract.ts'
import { readCigarWords } from './cigar-words.rules.ts'

/** A brand name that two houses use: one in Cuba, one elsewhere. */
export interface Namesake {
  /** The name that both bear, without a country. */
  name: string
  brand: string
  country: string
  other: { brand: string; country: string }
}

export type Namesakes = ReadonlyMap<string, Namesake>

const adjectiveByCountry: Readonly<Record<string, string>> = {
  Cuba: 'Cuban',
  'Dominican Republic': 'Dominican',
  Honduras: 'Honduran',
  Nicaragua: 'Nicaraguan',
}

export const adjectiveOf = (country: string) => adjectiveByCountry[country] ?? country

/** The country as it stands in brackets behind a brand. */
export const bracketOf = (country: string) => (country === 'Dominican Republic' ? 'Dominican' : country)

/** Brands of one name, or one whose name begins the other's (`San Cristobal`, `San Cristóbal de la Habana`). */
export function namesakesOf(cigars: readonly Cigar[]): Namesakes {
  const countryByBrand = new Map<string, string>()
  for (const { brand, country } of cigars) if (!countryByBrand.has(brand)) countryByBrand.set(brand, country)
  const brands = [...new Set(cigars.map(({ brand }) => brand))].map(brand => ({
    brand,
    country: mainCountryOf(cigars.filter(cigar => cigar.brand === brand)),
    name: brand.replace(/\s*\(.+\)$/, ''),
  }))
  const cubans = brands.filter(({ country }) => country === 'Cuba')
  const pairs = cubans.flatMap(cuban => {
    const other = brands.find(each => each.country !== 'Cuba' && beginsWith(cuban.name, each.name))
    return other ? [[cuban, other] as const] : []
  })
  return new Map(
    pairs.flatMap(([one, other]) => [
      [one.brand, { ...one, name: other.name, other }],
      [other.brand, { ...other, other: one }],
    ]),
  )
}

function mainCountryOf(cigars: readonly Cigar[]): string {
  const counts = new Map<string, number>()
  for (const { country } of cigars) counts.set(country, (counts.get(country) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]![0]
}

function beginsWith(name: string, beginning: string): boolean {
  const [whole, start] = [name, beginning].map(each => readCigarWords(each).words.join(' '))
  return `${whole} `.startsWith(`${start} `)
}

const wordsByCountry: Readonly<Record<string, string>> = {
  Cuba: 'cuba cuban habanos',
  'Dominican Republic': 'dominican',
  Honduras: 'honduras honduran',
  Nicaragua: 'nicaraguan',
}

/** Words people add to say which version of a brand they mean. */
export function versionWordsOf(namesakes: Namesakes, { brand, country }: Cigar): string {
  const namesake = namesakes.get(brand)
  if (country === 'Cuba') return `${wordsByCountry.Cuba} havana`
  return [wordsByCountry[country] ?? '', namesake ? `${wordsByCountry[namesake.country]} noncuban` : ''].join(
    ' ',
  )
}
