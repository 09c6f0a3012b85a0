import type { Drink, WrapperClass } from '#features/catalogue/catalogue.contract.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import type { Principle } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

// Same soil (docs/domain.md 4.15).

const pointsOfSameSoil = 6

interface Soil {
  /** Country of rolling, or the leaf of the wrapper. */
  country?: string
  wrapperClass?: WrapperClass
  /** Looked for in the name and the style of the drink. */
  drink: RegExp
  isOf?: (drink: Drink) => boolean
  points?: number
  text: string
}

const isRum = ({ family }: Drink) => family === 'rum'

/** The first that fits counts. */
const soils: readonly Soil[] = [
  { country: 'Cuba', drink: /\bcuban?\b|cafecito|cortadito/i, text: 'A Cuban cigar with what Cuba drinks' },
  {
    country: 'Cuba',
    drink: /light-style|Dominican|Puerto Rico|Panama/,
    isOf: isRum,
    text: 'A rum in the Cuban style for a Cuban cigar',
  },
  { country: 'Nicaragua', drink: /Nicaragua/, text: 'Both come from Nicaragua' },
  { country: 'Dominican Republic', drink: /Dominican/, text: 'Both come from the Dominican Republic' },
  { country: 'Honduras', drink: /Hondura/, text: 'Both come from Honduras' },
  {
    country: 'Honduras',
    drink: /Guatemala/,
    isOf: isRum,
    text: 'Cigar and rum come from neighboring countries',
  },
  {
    country: 'Costa Rica',
    drink: /Panama|Costa Rica/,
    text: 'Cigar and drink come from neighboring countries',
  },
  {
    country: 'Italy',
    drink: /^(?:Espresso short|Ristretto)\b|grappa/i,
    points: 18,
    text: 'The usual company of an Italian cigar',
  },
  {
    country: 'Italy',
    drink: /amaro|Passito|Vin Santo|Marsala|Recioto|Chianti|espresso|chinotto/i,
    text: 'Both come from Italy',
  },
  { country: 'USA', drink: /bourbon|Tennessee|Kentucky/i, text: 'Both come from the United States' },
  { country: 'Mexico', drink: /tequila|mezcal|Mexic/i, text: 'Both come from Mexico' },
  { wrapperClass: 'san-andres', drink: /tequila|mezcal/i, text: 'Wrapper and spirit both come from Mexico' },
  { wrapperClass: 'brazilian', drink: /cacha[cç]a/i, text: 'Wrapper and spirit both come from Brazil' },
]

export const sameOrigin: Principle = ({ cigar, drink }, addPoints) => {
  const soil = soilsOf(drink).find(each => isSoilOf(each, cigar))
  if (soil) addPoints(soil.points ?? pointsOfSameSoil, () => soil.text)
}

const soilsOf = memoizeByObject((drink: Drink) => soils.filter(each => isGrownOn(each, drink)))

function isSoilOf(soil: Soil, { country, wrapperClass }: CigarProfile): boolean {
  return soil.country === undefined ? soil.wrapperClass === wrapperClass : soil.country === country
}

function isGrownOn(soil: Soil, drink: Drink): boolean {
  return (soil.isOf?.(drink) ?? true) && soil.drink.test(`${drink.name} ${drink.style}`)
}
