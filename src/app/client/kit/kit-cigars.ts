import type { CigarProps } from '#features/illustrations/client/Cigar.tsx'

export interface KitCigar extends Omit<CigarProps, 'pixelsPerInch'> {
  name: string
}

/** Invented cigars, one of each shape. */
export const KIT_CIGARS: readonly KitCigar[] = [
  {
    name: 'Ponce Lancero',
    brand: 'Ponce',
    lengthInches: 7.5,
    ringGauge: 38,
    shape: 'lancero',
    shade: 'colorado',
  },
  {
    name: 'Auburn Maduro',
    brand: 'Auburn',
    lengthInches: 6,
    ringGauge: 52,
    shape: 'parejo',
    shade: 'maduro',
    lit: true,
  },
  {
    name: 'Grant Park Torpedo',
    brand: 'Grant Park',
    lengthInches: 6.1,
    ringGauge: 54,
    shape: 'torpedo',
    shade: 'rosado',
  },
  {
    name: 'Inman Perfecto',
    brand: 'Inman',
    lengthInches: 4.8,
    ringGauge: 50,
    shape: 'perfecto',
    shade: 'claro',
  },
  {
    name: 'Edgewood Candela',
    brand: 'Edgewood',
    lengthInches: 5,
    ringGauge: 50,
    shape: 'parejo',
    shade: 'candela',
  },
  {
    name: 'Vine City Oscuro',
    brand: 'Vine City',
    lengthInches: 7,
    ringGauge: 48,
    shape: 'parejo',
    shade: 'oscuro',
  },
]

/** Invented makers, with a band each. */
export const KIT_MAKERS =
  'Adair, Ansley Park, Ormewood, Cabbagetown, Candler, Castleberry, Druid Hills, East Lake, Glenwood, Home Park, Kirkwood, Lakewood, Mechanicsville, Peachtree, Poncey, Reynolds, Summerhill, Sweet Auburn, Underwood, West End'.split(
    ', ',
  )
