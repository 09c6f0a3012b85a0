import type { Drink, PriceBand } from '#features/catalogue/catalogue.contract.ts'
import { priceBands } from '#features/catalogue/catalogue.contract.ts'
import type { Principle } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

// The step of the bottle, besides weight and flavor: what it costs, whether it can be had, how the cigar is made.

type Made = Pick<CigarProfile, 'make'>

/** Tastes of something else than tobacco: sweet, of coffee, of liqueur. */
export function isSweetened({ make }: Made): boolean {
  return make === 'infused' || make === 'flavored' || make === 'pipe-tobacco' || make === 'tipped'
}

export function isMachineMade({ make }: Made): boolean {
  return make === 'machine-made' || make === 'tipped' || make === 'pipe-tobacco'
}

const step = (price: PriceBand) => priceBands.indexOf(price)

/** A bottle may cost one band more than the cigar; nothing above $$ beside a cheap one. */
export const priceFit: Principle = ({ cigar, drink }, addPoints) => {
  const isCheap = isMachineMade(cigar) || cigar.price === '$'
  if (isCheap && step(drink.price) >= step('$$$'))
    return addPoints(
      isMachineMade(cigar) ? -30 : -10,
      () => 'Too expensive a bottle for an inexpensive cigar',
    )
  const gap = step(drink.price) - step(cigar.price ?? '$$')
  if (gap >= 2) addPoints(-4 * (gap - 1), () => 'The bottle costs far more than the cigar')
}

export const reach: Principle = ({ drink: { availability } }, addPoints) => {
  if (availability === 'seek') addPoints(-1, () => 'You may have to look for it')
  if (availability === 'rare') addPoints(-4, () => 'Hard to find')
  if (availability === 'not-in-us') addPoints(-4, () => 'Not sold in the US')
}

/** A sweetened cigar makes a dry drink taste sour. */
export const sweetenedCigar: Principle = ({ cigar, drink }, addPoints) => {
  if (!isSweetened(cigar)) return
  if (hasCoffee(drink)) addPoints(8, () => 'Coffee suits a sweetened cigar')
  else if (drink.sweetness >= 3) addPoints(8, () => 'Sweet enough for a sweetened cigar')
  else if (drink.kind === 'wine' || drink.acidity >= 3) addPoints(-20, () => 'Too dry for a sweetened cigar')
  else if (drink.kind === 'spirit' && drink.sweetness <= 1)
    addPoints(-8, () => 'A dry spirit turns hard beside a sweetened cigar')
  if (drink.smoke >= 2) addPoints(-15, () => 'Peat fights with a sweetened cigar')
}

function hasCoffee({ family, style }: Pick<Drink, 'family' | 'style'>): boolean {
  return family === 'coffee' || style.includes('coffee')
}

/** Candela is fresh and green: cask strength, peat and syrup bury it. */
export const candelaCigar: Principle = ({ cigar, drink }, addPoints) => {
  if (cigar.wrapperClass !== 'candela') return
  if (drink.kind === 'spirit' && drink.proof > 100) addPoints(-20, () => 'Too strong for a candela')
  if (drink.family === 'tea' && drink.notes.includes('grass'))
    addPoints(6, () => 'Green tea for a green leaf')
}
