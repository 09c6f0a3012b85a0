import type { CigarLine } from '../catalogue.contract.ts'
import { makerName } from '../cigar-name.rules.ts'
import { tokenizeCigarText } from '../words/words.rules.ts'

/** A brand name that two makers use: one in Cuba, one elsewhere. */
export interface Namesake extends BrandVersion {
  /** The shared name, without a country. */
  name: string
  other: BrandVersion
}

export interface BrandVersion {
  brand: string
  /** The country that distinguishes the two. */
  country: string
  /** Main country first, then another one with a substantial share of the lines. */
  countries: readonly string[]
}

export type Namesakes = ReadonlyMap<string, Namesake>

interface CountryWords {
  adjective: string
  /** Words with which people ask for this version. */
  words: string
}

const wordsByCountry: Readonly<Record<string, CountryWords>> = {
  Cuba: { adjective: 'Cuban', words: 'cuba cuban habanos' },
  'Dominican Republic': { adjective: 'Dominican', words: 'dominican noncuban' },
  Honduras: { adjective: 'Honduran', words: 'honduras honduran noncuban' },
  Nicaragua: { adjective: 'Nicaraguan', words: 'nicaragua nicaraguan noncuban' },
}

/** Minimum share of a maker's lines for a country to be listed. */
const minCountryShare = 0.25

export const countryAdjective = (country: string) => wordsByCountry[country]?.adjective ?? country
export const countryKeywords = (country: string) => wordsByCountry[country]?.words.split(' ') ?? ['noncuban']

export const countryInBrackets = (country: string) =>
  country === 'Dominican Republic' ? 'Dominican' : country

/** Brands of the same name, or where one name starts with the other (`San Cristobal`, `San Cristóbal de la Habana`). */
export function findNamesakes(cigars: readonly CigarLine[]): Namesakes {
  const brands = [...groupedByBrand(cigars)].map(([brand, lines]) => {
    const countries = countriesOf(brand, lines)
    return { brand, country: countries[0]!, countries, name: makerName(brand) }
  })
  const cubans = brands.filter(({ country }) => country === 'Cuba')
  const pairs = cubans.flatMap(cuban => {
    const other = brands.find(brand => isKnownElsewhere(brand) && beginsWith(cuban.name, brand.name))
    return other ? [[cuban, other] as const] : []
  })
  return new Map(
    pairs.flatMap(([namesake, other]) => [
      [namesake.brand, { ...namesake, name: other.name, other }],
      [other.brand, { ...other, other: namesake }],
    ]),
  )
}

const isKnownElsewhere = ({ country }: BrandVersion) => country !== '' && country !== 'Cuba'

function groupedByBrand(cigars: readonly CigarLine[]): ReadonlyMap<string, readonly CigarLine[]> {
  const linesByBrand = new Map<string, CigarLine[]>()
  for (const cigar of cigars) linesByBrand.set(cigar.brand, [...(linesByBrand.get(cigar.brand) ?? []), cigar])
  return linesByBrand
}

function countriesOf(brand: string, lines: readonly CigarLine[]): string[] {
  const counts = new Map<string, number>()
  const placed = lines.filter(({ country }) => country !== '')
  for (const { country } of placed) counts.set(country, (counts.get(country) ?? 0) + 1)
  const byCount = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const bracketed = Object.keys(wordsByCountry).find(country =>
    brand.endsWith(`(${countryInBrackets(country)})`),
  )
  const main = bracketed ?? byCount[0]?.[0] ?? ''
  const second = byCount.find(
    ([country, count]) => country !== main && count >= placed.length * minCountryShare,
  )
  return second ? [main, second[0]] : [main]
}

function beginsWith(name: string, beginning: string): boolean {
  const [nameWords, beginningWords] = [name, beginning].map(text => tokenizeCigarText(text).words.join(' '))
  return `${nameWords} `.startsWith(`${beginningWords} `)
}

export function versionKeywords(namesakes: Namesakes, { brand }: CigarLine): string {
  const namesake = namesakes.get(brand)
  return namesake ? countryKeywords(namesake.country).join(' ') : ''
}

export function originKeywords({ country }: CigarLine): string {
  return country === 'Cuba' ? 'cuban habanos havana' : (wordsByCountry[country]?.adjective ?? '')
}

/** Words that identify one of two namesakes: countries, and owners that people add to the name. */
const identifyingWords = new Set(
  `${Object.values(wordsByCountry)
    .map(({ words }) => words)
    .join(' ')} habana havana cubano altadis general quesada usa ashton dr`.split(' '),
)

/** Aliases of a brand, plus those of its namesake that do not identify the namesake. */
export function brandAliases(
  namesakes: Namesakes,
  aliasesByBrand: ReadonlyMap<string, readonly string[]>,
  brand: string,
): readonly string[] {
  const namesake = namesakes.get(brand)
  const aliases = aliasesByBrand.get(brand) ?? []
  if (!namesake) return aliases
  const shared = [namesake.name, ...(aliasesByBrand.get(namesake.other.brand) ?? [])].filter(alias =>
    tokenizeCigarText(alias).words.every(word => !identifyingWords.has(word)),
  )
  return [...new Set([...aliases, ...shared])]
}
