import type { Cigar } from './catalogue.contract.ts'
import { readCigarWords } from './cigar-words.rules.ts'

/** A brand name that two houses use: one in Cuba, one elsewhere. */
export interface Namesake extends Version {
  /** The name that both bear, without a country. */
  name: string
  other: Version
}

export interface Version {
  brand: string
  /** The country that tells this version from the other. */
  country: string
  /** Where a good part of its lines are rolled, that country first. */
  countries: readonly string[]
}

export type Namesakes = ReadonlyMap<string, Namesake>

interface CountryWords {
  adjective: string
  /** Words by which people say that they mean the version from there. */
  words: string
}

const byCountry: Readonly<Record<string, CountryWords>> = {
  Cuba: { adjective: 'Cuban', words: 'cuba cuban habanos' },
  'Dominican Republic': { adjective: 'Dominican', words: 'dominican noncuban' },
  Honduras: { adjective: 'Honduran', words: 'honduras honduran noncuban' },
  Nicaragua: { adjective: 'Nicaraguan', words: 'nicaragua nicaraguan noncuban' },
}

/** A house that rolls so many of its lines in a country is said to roll there. */
const goodPart = 0.25

export const versionOf = (country: string) => byCountry[country]?.adjective ?? country
export const wordsOfCountry = (country: string) => byCountry[country]?.words.split(' ') ?? ['noncuban']

/** The country as it stands in brackets behind a brand. */
export const bracketOf = (country: string) => (country === 'Dominican Republic' ? 'Dominican' : country)

/** Brands of one name, or one whose name begins the other's (`San Cristobal`, `San Cristóbal de la Habana`). */
export function namesakesOf(cigars: readonly Cigar[]): Namesakes {
  const brands = [...groupedByBrand(cigars)].map(([brand, lines]) => {
    const countries = countriesOf(brand, lines)
    return { brand, country: countries[0]!, countries, name: brand.replace(/\s*\(.+\)$/, '') }
  })
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

function groupedByBrand(cigars: readonly Cigar[]): ReadonlyMap<string, readonly Cigar[]> {
  const linesByBrand = new Map<string, Cigar[]>()
  for (const cigar of cigars) linesByBrand.set(cigar.brand, [...(linesByBrand.get(cigar.brand) ?? []), cigar])
  return linesByBrand
}

/** The country in brackets behind the brand, else the one with most lines; then those with a good part of them. */
function countriesOf(brand: string, lines: readonly Cigar[]): string[] {
  const counts = new Map<string, number>()
  for (const { country } of lines) counts.set(country, (counts.get(country) ?? 0) + 1)
  const byCount = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const home = byCount.find(([country]) => brand.endsWith(`(${bracketOf(country)})`)) ?? byCount[0]!
  const others = byCount.filter(each => each !== home && each[1] >= lines.length * goodPart)
  return [home, ...others].map(([country]) => country)
}

function beginsWith(name: string, beginning: string): boolean {
  const [whole, start] = [name, beginning].map(each => readCigarWords(each).words.join(' '))
  return `${whole} `.startsWith(`${start} `)
}

/** Words people add to say which version of a brand they mean. */
export function versionWordsOf(namesakes: Namesakes, { brand }: Cigar): string {
  const namesake = namesakes.get(brand)
  return namesake ? wordsOfCountry(namesake.country).join(' ') : ''
}

/** Words people add to any cigar for the country it comes from. */
export function originWordsOf({ country }: Cigar): string {
  return country === 'Cuba' ? 'cuban habanos havana' : (byCountry[country]?.adjective ?? '')
}

/** What belongs to one of two namesakes only: countries, and houses that people say with the name. */
const ownedWords = new Set(
  `${Object.values(byCountry)
    .map(({ words }) => words)
    .join(' ')} habana havana cubano altadis general quesada usa ashton dr`.split(' '),
)

/** Other names of a brand; of those of its namesake the ones that do not say whose it is. */
export function aliasesOf(
  namesakes: Namesakes,
  aliasesByBrand: ReadonlyMap<string, readonly string[]>,
  brand: string,
): readonly string[] {
  const namesake = namesakes.get(brand)
  const own = aliasesByBrand.get(brand) ?? []
  if (!namesake) return own
  const shared = [namesake.name, ...(aliasesByBrand.get(namesake.other.brand) ?? [])].filter(alias =>
    readCigarWords(alias).words.every(word => !ownedWords.has(word)),
  )
  return [...new Set([...own, ...shared])]
}
