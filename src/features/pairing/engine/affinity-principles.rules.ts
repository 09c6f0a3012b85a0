import type { DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import { wrapperAffinity } from './affinity.rules.ts'
import type { Principle } from './pair.rules.ts'

// Custom and occasion: affinity of the wrapper, wood, mixed drinks, smoking time, shared origin.

export const wrapperPoints: Principle = ({ cigar, drink }, addPoints) => {
  const points = wrapperAffinity(cigar.wrapperClass, drink.family)
  addPoints(points, () =>
    points > 0 ? 'Its usual company, by the wrapper' : 'Not the company this wrapper keeps',
  )
}

/**
 * Families that lounges serve with every wrapper. Of the wood-aged spirits (docs/domain.md 4.10) three suit all wrappers,
 * with one point each to break near ties; of wines it is the red. Without alcohol it is coffee, the nearest thing to a
 * universal partner (4.17), and sweet soda, because sugar helps with a strong cigar (4.6).
 */
const provenPoints: Partial<Record<DrinkFamily, number>> = {
  bourbon: 1,
  rum: 1,
  'scotch-unpeated': 1,
  red: 2,
  coffee: 3,
  'sweet-soda': 4,
}

export const provenAffinity: Principle = ({ drink }, addPoints) =>
  addPoints(provenPoints[drink.family] ?? 0, () => 'Proven beside every sort of leaf')

/** Oak goes with tobacco; the fuller the smoke, the sooner it overwhelms a clear spirit (docs/domain.md 4.10). */
export const clearSpirit: Principle = ({ cigar, drink }, addPoints) => {
  if (drink.kind === 'spirit' && drink.tannin === 0 && drink.sweetness <= 1 && drink.recipe.length === 0)
    addPoints(-2 * cigar.body, () => 'A clear spirit has no wood to meet the tobacco')
}

/** Sharp or sugary mixed drinks are poor partners, stirred and strong ones are not (docs/domain.md 4.11). */
export const mixedDrink: Principle = ({ drink }, addPoints) => {
  if (drink.recipe.length === 0 || drink.kind === 'wine') return
  if (drink.acidity >= 3) addPoints(-4, () => 'Sharp and mixed: it speaks before the leaf does')
  else if (drink.sweetness >= 4)
    addPoints(-2 * (drink.sweetness - 3), () => 'So sweet a mixture has little ear for tobacco')
}

/** Also where coffee is only an ingredient (docs/domain.md 4.17). */
export const coffeeIngredient: Principle = ({ drink }, addPoints) => {
  if (drink.family !== 'coffee' && drink.style.includes('coffee'))
    addPoints(3, () => 'There is coffee in it, and coffee gets along with nearly every leaf')
}

/** Plain tea cleanses better than water (docs/domain.md 4.19). */
export const plainTea: Principle = ({ drink }, addPoints) => {
  if (drink.family === 'tea' && drink.sweetness <= 1)
    addPoints(3, () => 'Plain tea clears the palate between draws')
}

const [shortMinutes, coffeeMinutes, bubblesMinutes] = [40, 70, 75]

/** The principles of duration read no more of the minutes than this. */
export function durationOf(minutes: number): 'short' | 'middle' | 'long' | 'longest' {
  if (minutes <= shortMinutes) return 'short'
  if (minutes <= coffeeMinutes) return 'middle'
  return minutes <= bubblesMinutes ? 'long' : 'longest'
}

export const coffeeDuration: Principle = ({ cigar, drink }, addPoints) => {
  if (drink.family !== 'coffee') return
  if (cigar.minutes <= shortMinutes) addPoints(3, () => 'Coffee lasts exactly as long as a short smoke')
  else if (cigar.minutes > coffeeMinutes)
    addPoints(-4, () => 'The cup is empty long before a cigar of this length')
}

export const bubblesDuration: Principle = ({ cigar, drink }, addPoints) => {
  if (drink.bubbles >= 3 && cigar.minutes > bubblesMinutes)
    addPoints(-3, () => 'The bubbles are gone long before the last third')
}

/** Cuban leaf with Cuban rum is the classic, and Mexico has a pair of its own (docs/domain.md 4.15). */
export const sameOrigin: Principle = ({ cigar: { country, wrapperClass }, drink }, addPoints) => {
  if (drink.family === 'agave' && wrapperClass === 'san-andres')
    addPoints(2, () => 'Wrapper and spirit both come from Mexico')
  if (country === '' || drink.family !== 'rum' || !drink.style.includes(country.replace(' Republic', '')))
    return
  addPoints(2, () => `Both come from ${country === 'Dominican Republic' ? 'the ' : ''}${country}`)
}
