import { cigarName, vitolaName } from '#features/catalogue/cigar-name.rules.ts'
import type { CigarProfile } from '../engine/engine.rules.ts'
import type { Slots } from './phrase-picker.rules.ts'

const bodyWords = ['mild', 'mild to medium', 'medium', 'medium to full', 'full'] as const

export function bodyText({ body }: Pick<CigarProfile, 'body'>): string {
  return bodyWords[body - 1]!
}

/** `medium-bodied`, where it stands in front of `cigar`. */
function bodyAdjective({ body }: Pick<CigarProfile, 'body'>): string {
  return body === 3 || body === 5 ? `${bodyText({ body })}-bodied` : bodyText({ body })
}

/** Facts of the cigar; those that are not known are undefined. */
export function cigarSlots(cigar: CigarProfile): Slots {
  const { leaf, wrapper } = spokenWrapper(cigar.wrapper)
  return {
    cigar: spokenName(cigar),
    maker: makerName(cigar),
    body: bodyAdjective(cigar),
    strength: bodyWords[cigar.strength - 1],
    country: cigar.country && withArticle(cigar.country),
    nation: nativeCountries.has(cigar.country) ? nationality(cigar.country) : undefined,
    leaf,
    wrapper,
    size: cigar.isInferred || cigar.unlistedSize !== undefined ? undefined : commonSize(spokenSize(cigar)),
  }
}

const ownArticle = /^(the|my|la|el|los|las|le|les) /i

/** `the Padrón 1926 Serie`, `the Judge by My Father`. */
export function spokenName(cigar: Pick<CigarProfile, 'brand' | 'line'>): string {
  const name = cigarName(cigar)
  const titled = /^The (.+)$/.exec(cigar.line)?.[1]
  if (titled) return name === cigar.line ? `the ${titled}` : `the ${titled} by ${makerName(cigar)}`
  return ownArticle.test(name) ? name : `the ${name}`
}

export function makerName({ brand }: Pick<CigarProfile, 'brand'>): string {
  return brand.replace(/\s*\([^)]*\)$/, '')
}

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

/** `A full-bodied Nicaraguan` is a cigar, but `a full-bodied American` is not. */
const nativeCountries = new Set(['Cuba', 'Dominican Republic', 'Honduras', 'Nicaragua'])

export function nationality(country: string): string | undefined {
  return nationalities[country]
}

const spokenCountries: Readonly<Record<string, string>> = { USA: 'the United States' }

export function withArticle(country: string): string {
  const needsArticle = /Republic|Bahamas|Netherlands|Philippines|Kingdom/.test(country)
  return spokenCountries[country] ?? (needsArticle ? `the ${country}` : country)
}

/** Words for a color or a make of leaf, which are no names: `a maduro wrapper`. */
const commonLeaf = /^(maduro|natural|candela|claro|colorado|rosado|oscuro|homogenized leaf)$/i

/** `Jalapa Habano`: the text of the trade as a noun, and in front of `wrapper`. Undefined if nobody says what it is. */
export function spokenWrapper(text: string): { leaf?: string; wrapper?: string } {
  const bare = text.replace(/\s*\(.*\)/, '').trim()
  if (bare === '' || bare === 'Various' || bare.startsWith('Mixed') || /undisclosed/i.test(bare)) return {}
  const [, remark = ''] = /\((.*)\)/.exec(text) ?? []
  const name = commonLeaf.test(bare) ? bare.toLowerCase() : bare
  if (name === 'homogenized leaf') return { leaf: name, wrapper: 'homogenized-leaf wrapper' }
  const isAdjective =
    (name.toLowerCase() === name && !name.endsWith('leaf')) ||
    placeNames.has(name) ||
    nationalityNames.has(name)
  return {
    leaf: `${name}${isAdjective ? ' leaf' : ''}${tailOf(remark)}`,
    wrapper: `${name} wrapper${tailOf(remark)}`,
  }
}

/** Wrappers that are called by a place alone: `Cameroon leaf`. */
const placeNames = new Set(['Cameroon', 'Sumatra', 'Connecticut', 'Pennsylvania', 'Habano', 'Jalapa'])
const nationalityNames = new Set(Object.values(nationalities))

const growingRegions = new Set(
  'Bahia|Benevento|Campania|Copán|Ecuador|Estelí|Jalapa|Jamastrán|Namanjí|San Agustín|San Andrés|Talanga|Tennessee|Trojes|Valtiberina|Vuelta Abajo'.split(
    '|',
  ),
)

/** What the trade adds in brackets, if it reads as English behind the leaf. */
function tailOf(remark: string): string {
  if (remark.startsWith('aged ')) return ` ${remark}`
  if (growingRegions.has(remark)) return ` from ${remark}`
  const barrel = /^(\w+) barrel-aged$/.exec(remark)?.[1]
  return barrel ? ` aged in ${barrel} barrels` : ''
}

const lowerCaseSizes = new Set(
  'robusto toro corona gorda torpedo belicoso gordo lancero perfecto petit petite double lonsdale piramide pirámide figurado salomon cigarillo panetela short gran grande extra half super'.split(
    ' ',
  ),
)

/** `petit corona`, `Exclusivo`, `No. 9`; undefined for a name that nobody would say, or that the line has already. */
export function spokenSize({
  vitola,
  line,
  brand,
}: Pick<CigarProfile, 'vitola' | 'line' | 'brand'>): string | undefined {
  const name = vitolaName(vitola).replace(/^The /, '')
  const isSpeakable = /^(\p{Lu}[\p{L}'’-]+)( \p{L}[\p{L}'’-]*)*( No\. \d+)?$|^No\. \d+$/u.test(name)
  const isPlural = name.endsWith('s')
  if (!isSpeakable || isPlural || /^\p{Lu}{2,}/u.test(name) || `${brand} ${line}`.includes(name))
    return undefined
  const words = name.toLowerCase().split(' ')
  return words.every(word => lowerCaseSizes.has(word)) ? name.toLowerCase() : name
}

/** A size that any shop knows, which needs no introduction. */
function commonSize(size: string | undefined): string | undefined {
  return size && size === size.toLowerCase() ? size : undefined
}
