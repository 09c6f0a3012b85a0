import type { Drink, PriceBand } from '#features/catalogue/catalogue.contract.ts'
import { priceBands } from '#features/catalogue/catalogue.contract.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import { noteTraitsOf } from './note-traits.rules.ts'
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

/** A bottle of wine is opened for one evening, so it weighs a band more than spirits and fortified wines, which keep. */
function costOf({ price, family }: Pick<Drink, 'price' | 'family'>): number {
  return step(price) + (family === 'red' || family === 'white' || family === 'sparkling' ? 1 : 0)
}

type Priced = Pick<CigarProfile, 'make' | 'price' | 'country' | 'brand' | 'line' | 'status'>

/** Rolled from short filler. */
const plainCuban = /piedra|quintero|guantanamera/i
const dearCuban = /^(?:cohiba|trinidad)\b|\breserva\b|\blimitada\b/i

/** What a cigar costs, or such cigars usually cost where its price is not known. */
export const priceOf = memoizeByObject((cigar: Priced): PriceBand => cigar.price ?? usualPriceOf(cigar))

function usualPriceOf({ make, country, brand, line, status }: Priced): PriceBand {
  if (isMachineMade({ make })) return '$'
  if (/opus x/i.test(line)) return '$$$$'
  if (country !== 'Cuba') return '$$'
  if (plainCuban.test(brand)) return '$'
  return dearCuban.test(`${brand} ${line}`) || status === 'limited' ? '$$$$' : '$$$'
}

const anniversary = /\b(?:anniversary|anniversario|aniversario|gran reserva|limitada|limited)\b/i

/** What the cigar deserves: a limited or an anniversary cigar is no everyday one, whatever it costs. */
export const rankOfCigar = memoizeByObject((cigar: Priced): PriceBand => {
  const { price, make, status, brand, line } = cigar
  const isSpecial = status === 'limited' || (status !== 'regular' && anniversary.test(`${brand} ${line}`))
  return price === undefined && isSpecial && make === 'handmade' && priceOf(cigar) === '$$'
    ? '$$$'
    : priceOf(cigar)
})

/** In bands: above 0 the drink costs more. */
export function costGap(cigar: Priced, drink: Pick<Drink, 'price' | 'family'>): number {
  return costOf(drink) - step(priceOf(cigar))
}

const costPoints = [0, -5, -10, -18, -27] as const
/** The score weighs a price that is not known half; the place of a bottle in first-place.rules.ts in full. */
const unknownCostPoints = [0, -3, -4, -9, -13] as const

/** A bottle may cost as much as the cigar promises; nothing above $$ beside a cheap one. */
export const priceFit: Principle = ({ cigar, drink }, addPoints) => {
  // What a member's own bottle cost is not known.
  if (drink.judgedAs !== undefined) return
  const isCheap = isMachineMade(cigar) || priceOf(cigar) === '$'
  if (isCheap && step(drink.price) >= step('$$$'))
    return addPoints(
      isMachineMade(cigar) ? -30 : -20,
      () => 'Too expensive a bottle for an inexpensive cigar',
    )
  const gap = costGap(cigar, drink)
  if (gap <= -2 && drink.kind === 'spirit')
    addPoints(2 * (gap + 1), () => 'A plain bottle for so fine a cigar')
  if (gap < 1) return
  const points = cigar.price === undefined ? unknownCostPoints : costPoints
  addPoints(points[gap]!, () => {
    if (cigar.price === undefined) return 'An expensive bottle beside such a cigar'
    return gap === 1 ? 'An expensive bottle for this cigar' : 'Far too expensive a bottle for this cigar'
  })
}

export const reach: Principle = ({ drink: { availability } }, addPoints) => {
  if (availability === 'seek') addPoints(-1, () => 'You may have to look for it')
  if (availability === 'rare') addPoints(-4, () => 'Hard to find')
  if (availability === 'not-in-us') addPoints(-12, () => 'Not sold in the US')
}

/** A sweetened cigar makes a dry drink taste sour. */
export const sweetenedCigar: Principle = ({ cigar, drink }, addPoints) => {
  if (!isSweetened(cigar)) return
  const { sweetness, family, kind, style, acidity } = drink
  if (hasCoffee(drink) && (sweetness > 0 || noteTraitsOf(cigar).hasCoffee))
    addPoints(8, () => 'Coffee suits a sweetened cigar')
  else if (sweetness >= 3) addPoints(8, () => 'Sweet enough for a sweetened cigar')
  else if (kind === 'wine' || acidity >= 3) addPoints(-20, () => 'Too dry for a sweetened cigar')
  else if (kind === 'spirit' && sweetness <= 1)
    addPoints(-8, () => 'A dry spirit turns hard beside a sweetened cigar')
  if (drink.smoke >= 2) addPoints(-15, () => 'Peat fights with a sweetened cigar')
  if (family === 'sweet-soda' && sweetness >= 3) addPoints(3, () => 'A soda is the custom with a sweet cigar')
  if (kind === 'spirit' && step(drink.price) >= step('$$$'))
    addPoints(-12, () => 'Too fine a bottle for a sweetened cigar')
  if (style.startsWith('spiced rum')) addPoints(5, () => 'Spiced rum is the custom with a sweet cigar')
}

/** A cigar from the drugstore is smoked with what stands beside it there. */
export const machineMadeCigar: Principle = ({ cigar, drink: { kind, price } }, addPoints) => {
  if (isMachineMade(cigar) && cigar.country !== 'Italy' && kind === 'spirit' && price === '$')
    addPoints(5, () => 'A plain bottle for a plain cigar')
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

const mixingRum = /^(?:light|dark|white|overproof|coconut|navy-strength)\b/

export function isMixingRum({ family, recipe, style }: Pick<Drink, 'family' | 'recipe' | 'style'>): boolean {
  return family === 'rum' && recipe.length === 0 && mixingRum.test(style)
}

/** Neat, what is made for mixing; and long, what is thinner than any smoke. */
export const poured: Principle = ({ cigar, drink }, addPoints) => {
  const { kind, proof, recipe } = drink
  if (isMixingRum(drink)) addPoints(-8, () => 'A rum for mixing rather than for the glass')
  if (kind === 'spirit' && recipe.length > 0 && proof <= 36 && !hasCoffee(drink) && cigar.make === 'handmade')
    addPoints(-5, () => 'A long drink is thin beside the smoke')
}
