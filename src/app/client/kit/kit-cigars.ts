import type { CigarProps } from '#features/illustrations/client/Cigar.tsx'

export interface KitCigar extends Omit<CigarProps, 'pixelsPerInch'> {
  name: string
}

/** Invented cigars, one of each shape. */
export const KIT_CIGARS: readonly KitCigar[] = [
  {
    name: 'Ponce Lancero',
    lengthInches: 7.5,
    ringGauge: 38,
    shape: 'lancero',
    shade: 'colorado',
    band: 'ink',
    letter: 'P',
  },
  {
    name: 'Auburn Maduro',
    lengthInches: 6,
    ringGauge: 52,
    shape: 'parejo',
    shade: 'maduro',
    band: 'gold',
    letter: 'A',
    lit: true,
  },
  {
    name: 'Grant Park Torpedo',
    lengthInches: 6.1,
    ringGauge: 54,
    shape: 'torpedo',
    shade: 'rosado',
    band: 'oxblood',
    letter: 'G',
  },
  {
    name: 'Inman Perfecto',
    lengthInches: 4.8,
    ringGauge: 50,
    shape: 'perfecto',
    shade: 'claro',
    band: 'olive',
    letter: 'I',
  },
  {
    name: 'Edgewood Candela',
    lengthInches: 5,
    ringGauge: 50,
    shape: 'parejo',
    shade: 'candela',
    band: 'ivory',
    letter: 'E',
  },
  {
    name: 'Vine City Oscuro',
    lengthInches: 7,
    ringGauge: 48,
    shape: 'parejo',
    shade: 'oscuro',
    band: 'plum',
    letter: 'V',
  },
]
