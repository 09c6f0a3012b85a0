import { cigarName, vitolaName } from '#features/catalogue/cigar-name.rules.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import type { CigarProfile } from '../engine/engine.rules.ts'
import { flavoringOf } from '../flavoring.rules.ts'
import { nationality, nationalityNames, nativeOf, withArticle } from './nationalities.rules.ts'
import type { Slots } from './phrase-picker.rules.ts'
import { spokenInside } from './spoken-blend.rules.ts'

const bodyWords = ['mild', 'mild to medium', 'medium', 'medium to full', 'full'] as const

export function bodyText({ body }: Pick<CigarProfile, 'body'>): string {
  return bodyWords[body - 1]!
}

/** `medium-bodied`, where it stands in front of `cigar`. */
function bodyAdjective({ body }: Pick<CigarProfile, 'body'>): string {
  return body === 3 || body === 5 ? `${bodyText({ body })}-bodied` : bodyText({ body })
}

/** Facts of the cigar; those that are not known are undefined. */
export const cigarSlots = memoizeByObject((cigar: CigarProfile): Slots => {
  const { leaf, wrapper } = spokenWrapper(cigar.wrapper)
  const own = spokenWrapper(withoutNation(cigar))
  const under = spokenInside(cigar)
  const inside = under === leaf ? undefined : under
  return {
    cigar: spokenName(cigar),
    maker: makerName(cigar),
    body: bodyAdjective(cigar),
    country: cigar.country && withArticle(cigar.country),
    nation: nativeOf(cigar.country),
    leaf,
    wrapper: inside === undefined ? wrapper : wrapper?.replace(/ aged \d+ years$/, ''),
    ownleaf: own.leaf,
    ownwrapper: own.wrapper,
    inside,
    insideleaf: inside?.endsWith('leaf') ? inside : undefined,
    length: cigar.wishedLength,
    make: cigar.make,
    flavoring: flavoringOf(cigar)?.text,
  }
})

/** `Habano` of a Nicaraguan Habano on a Nicaraguan cigar: the country is told anyway. */
function withoutNation({ wrapper, country }: CigarProfile): string {
  const nation = nationality(country)
  return nation && wrapper.startsWith(nation) ? wrapper.slice(nation.length).trim() : wrapper
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

/** Words for a color or a make of leaf, which are no names: `a maduro wrapper`. */
const commonLeaf = /^(maduro|natural|candela|claro|colorado|rosado|oscuro|homogenized leaf)$/i

/** `Jalapa Habano`: the text of the trade as a noun, and in front of `wrapper`. Undefined if the wrapper is not known. */
export function spokenWrapper(text: string): { leaf?: string; wrapper?: string } {
  const bare = text
    .replace(/\s*\(.*\)/, '')
    .replace(/ seed$/, '')
    // A grower's code: `G2BW`, `HVA`.
    .replace(/ (?=\d*[A-Z])[A-Z\d]{3,5}$/, '')
    .trim()
  if (bare === '' || bare === 'Various' || bare.startsWith('Mixed') || /undisclosed/i.test(bare)) return {}
  const [, remark = ''] = /\((.*)\)/.exec(text) ?? []
  const name = commonLeaf.test(bare) ? bare.toLowerCase() : bare
  if (/ over /.test(name)) return {}
  if (/\bKentucky\b/.test(name)) return fireCured(name)
  if (/ and /.test(name) && !name.endsWith('leaf'))
    return { leaf: `two leaves, ${name}`, wrapper: `barber-pole wrapper of ${name}` }
  if (name === 'homogenized leaf') return { leaf: name, wrapper: 'homogenized-leaf wrapper' }
  const isAdjective =
    (name.toLowerCase() === name && !name.endsWith('leaf')) ||
    placeNames.has(name) ||
    nationalityNames.has(name) ||
    // A color, not a leaf.
    name.endsWith(' Colorado')
  return {
    leaf: `${name}${isAdjective ? ' leaf' : ''}${tailOf(remark)}`,
    wrapper: `${name} wrapper${tailOf(remark)}`,
  }
}

/** Kentucky leaf is cured over open fires, which is what such a cigar tastes of first. */
function fireCured(name: string): { leaf: string; wrapper: string } {
  const place = name.replace(/ (fire )?cured$/, '')
  return { leaf: `fire-cured ${place} leaf`, wrapper: `fire-cured ${place} wrapper` }
}

/** Wrappers that are called by a place alone: `Cameroon leaf`. */
const placeNames = new Set(['Cameroon', 'Sumatra', 'Connecticut', 'Pennsylvania', 'Habano', 'Jalapa'])

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

/** Sizes that every shop knows. Others mean nothing to a guest who has not named them. */
const commonSizes =
  /^(short |petit |petite |double |super )?(robusto|toro|corona|corona gorda|torpedo|belicoso|gordo|lancero|lonsdale|figurado|churchill)$/i

/** `petit corona`, `Churchill`; undefined for a name that few would know, or that the line has already. */
export function spokenSize({
  vitola,
  line,
  brand,
}: Pick<CigarProfile, 'vitola' | 'line' | 'brand'>): string | undefined {
  const name = vitolaName(vitola)
  if (!commonSizes.test(name) || `${brand} ${line}`.includes(name)) return undefined
  return name.toLowerCase().replace('churchill', 'Churchill')
}
