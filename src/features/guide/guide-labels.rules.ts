import type {
  Availability,
  Cigar,
  CigarLine,
  Degree,
  Drink,
  DrinkKind,
  Make,
  PriceBand,
  ReleaseStatus,
} from '#features/catalogue/catalogue.contract.ts'
import { bottlePrices } from '#features/catalogue/price-text.rules.ts'
import { ourReading } from '#features/pairing/published-source.rules.ts'
import { countWord } from '#platform/text.rules.ts'

export const degrees = ['1', '2', '3', '4', '5'] as const

const strengths = ['Mild', 'Mild to medium', 'Medium', 'Medium to full', 'Full']
const weights = ['Delicate', 'Light', 'Medium', 'Heavy', 'Massive']
const amounts = ['None', 'A trace', 'A little', 'Some', 'Plenty', 'Dominant']

export function strengthLabel(degree: Degree | string): string {
  return strengths[Number(degree) - 1] ?? ''
}

export function weightLabel(degree: Degree | string): string {
  return weights[Number(degree) - 1] ?? ''
}

export function amountLabel(amount: number): string {
  return amounts[amount] ?? ''
}

export const sizes = ['short', 'classic', 'long', 'slim', 'thick'] as const
export type Size = (typeof sizes)[number]

const sizeWords: Record<Size, string> = {
  short: 'Short, up to 4.5 inches',
  classic: 'Classic, in between',
  long: 'Long, from 6.75 inches',
  slim: 'Slim, ring 42 and under',
  thick: 'Thick, ring 56 and over',
}

export function sizeLabel(size: string): string {
  return sizeWords[size as Size] ?? size
}

export const durations = ['30', '45', '60', '90', 'more'] as const
type Duration = (typeof durations)[number]

export function longestMinutes(duration: Duration): number {
  return duration === 'more' ? Number.POSITIVE_INFINITY : Number(duration)
}

const durationWords: Record<Duration, string> = {
  '30': 'Up to 30 minutes',
  '45': '35 to 45 minutes',
  '60': '50 to 60 minutes',
  '90': '65 to 90 minutes',
  more: 'More than 90 minutes',
}

/** Minutes are rounded to five. */
export function durationLabel(duration: string): string {
  return durationWords[duration as Duration] ?? ''
}

const kindWords: Record<DrinkKind, string> = {
  spirit: 'Spirits',
  wine: 'Wine and beer',
  mocktail: 'Without alcohol',
}

export function kindLabel(kind: string): string {
  return kindWords[kind as DrinkKind] ?? kind
}

const typicalNotice = 'Notes, strength and standard sizes may be typical of this leaf and maker.'
const wrapperNotice =
  'The notes, and perhaps the strength, are typical of this wrapper: we have read no review of the cigar.'

export type Certainty = Pick<CigarLine, 'confidence' | 'sourceUrl'> & Partial<Pick<Cigar, 'areNotesTypical'>>

/** A page names the source of wrapper and country beside it, if there is one, and says what was not read there. */
export function certaintyText({ confidence, sourceUrl, areNotesTypical = false }: Certainty): string {
  if (confidence === 'low') return 'We know the name only.'
  const agreement = 'Several published descriptions agree on the leaf.'
  if (confidence === 'high') return sourceUrl ? agreement : `${agreement} ${ourReading}`
  const notice = areNotesTypical ? wrapperNotice : typicalNotice
  return sourceUrl ? notice : `General knowledge of the trade. ${notice}`
}

const makeWords: Record<Make, string> = {
  handmade: 'Handmade',
  infused: 'Infused',
  flavored: 'Flavored',
  tipped: 'With a tip',
  'machine-made': 'By machine',
  'pipe-tobacco': 'Of pipe tobacco',
}

export function makeLabel(make: Make | string): string {
  return makeWords[make as Make] ?? ''
}

const reachWords: Record<Availability, string> = {
  usual: 'Easy to find',
  seek: 'At specialist shops',
  rare: 'Hard to find',
  'not-in-us': 'Not sold in the US',
}

export function availabilityLabel(availability: string): string {
  return reachWords[availability as Availability] ?? ''
}

export function bottlePriceLabel(price: string): string {
  return bottlePrices[price as PriceBand] ?? ''
}

const releaseWords: Record<ReleaseStatus, string> = {
  regular: 'Regular production',
  limited: 'Limited edition',
  'shop-exclusive': 'Shop exclusive',
  discontinued: 'Discontinued',
}

export function releaseLabel(status: ReleaseStatus): string {
  return releaseWords[status]
}

export function countNoun(count: number, one: string, many: string): string {
  return `${countWord(count)} ${count === 1 ? one : many}`
}

type AlcoholFacts = Pick<Drink, 'kind' | 'proof'>

/** `80 proof, 40% alcohol`; wine and beer are not measured in proof. Beer called alcohol-free may hold a trace. */
export function alcoholText({ kind, proof }: AlcoholFacts): string {
  if (proof === 0) return 'No alcohol'
  if (proof < 1) return 'Under 0.5% alcohol'
  return kind === 'wine' ? `${proof / 2}% alcohol` : `${proof} proof, ${proof / 2}% alcohol`
}

export function alcoholFigure({ kind, proof }: AlcoholFacts): string {
  if (proof === 0) return 'no alcohol'
  if (proof < 1) return 'under 0.5%'
  return kind === 'wine' ? `${proof / 2}%` : `${proof} proof`
}

/** `6 × 52` */
export function dimensions({ lengthInches, ringGauge }: { lengthInches: number; ringGauge: number }): string {
  return `${lengthInches} × ${ringGauge}`
}
