/** As adjectives; the trade uses those of `nativeCountries` as nouns, too. */
const nationalities: Readonly<Record<string, string>> = {
  Bahamas: 'Bahamian',
  Belgium: 'Belgian',
  Brazil: 'Brazilian',
  Colombia: 'Colombian',
  'Costa Rica': 'Costa Rican',
  Cuba: 'Cuban',
  Denmark: 'Danish',
  'Dominican Republic': 'Dominican',
  Ecuador: 'Ecuadorian',
  Germany: 'German',
  Honduras: 'Honduran',
  Indonesia: 'Indonesian',
  Italy: 'Italian',
  Jamaica: 'Jamaican',
  Mexico: 'Mexican',
  Netherlands: 'Dutch',
  Nicaragua: 'Nicaraguan',
  Panama: 'Panamanian',
  Peru: 'Peruvian',
  Philippines: 'Philippine',
  'Puerto Rico': 'Puerto Rican',
  Spain: 'Spanish',
  Switzerland: 'Swiss',
  'United Kingdom': 'British',
  USA: 'American',
}
export const nationalityNames: ReadonlySet<string> = new Set(Object.values(nationalities))

/** `A full-bodied Nicaraguan` is a cigar, but `a full-bodied American` is not. */
const nativeCountries = new Set(['Cuba', 'Dominican Republic', 'Honduras', 'Nicaragua'])

export function nationality(country: string): string | undefined {
  return nationalities[country]
}

/** As a noun for the cigar. */
export function nativeOf(country: string): string | undefined {
  return nativeCountries.has(country) ? nationality(country) : undefined
}

const spokenCountries: Readonly<Record<string, string>> = { USA: 'the United States' }

export function withArticle(country: string): string {
  const needsArticle = /Republic|Bahamas|Netherlands|Philippines|Kingdom/.test(country)
  return spokenCountries[country] ?? (needsArticle ? `the ${country}` : country)
}
