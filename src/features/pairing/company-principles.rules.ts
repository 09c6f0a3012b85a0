import type { DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import { wrapperAffinity } from './affinity.rules.ts'
import type { Principle } from './pair.rules.ts'

// What custom and occasion say: the wrapper's usual company, wood, mixtures, time at the table, one soil.

export const wrap: Principle = ({ cigar, drink }, say) => {
  const points = wrapperAffinity(cigar.wrapperClass, drink.family)
  say(points, () => (points > 0 ? 'Its usual company, by the wrapper' : 'Not the company this wrapper keeps'))
}

/**
 * What lounges pour beside every sort of leaf. Of the wood-aged spirits (docs/domain.md 4.10) three are at home in each of
 * them, which only settles what is nearly equal; of wines it is the red. Without alcohol it is coffee, the nearest thing
 * to a universal partner (4.17), and something sweet, for sugar helps against a strong leaf (4.6).
 */
const proven: Partial<Record<DrinkFamily, number>> = {
  bourbon: 1,
  rum: 1,
  'scotch-unpeated': 1,
  red: 2,
  coffee: 3,
  'sweet-soda': 4,
}

export const provenCompany: Principle = ({ drink }, say) =>
  say(proven[drink.family] ?? 0, () => 'Proven beside every sort of leaf')

/** Oak weight joins tobacco; the fuller the smoke, the sooner it swamps a clear spirit (docs/domain.md 4.10). */
export const rawSpirit: Principle = ({ cigar, drink }, say) => {
  if (drink.kind === 'spirit' && drink.tannin === 0 && drink.sweetness <= 1 && drink.recipe.length === 0)
    say(-2 * cigar.body, () => 'A clear spirit has no wood to meet the tobacco')
}

/** Sharp or sugary mixed drinks are poor partners, stirred and strong ones are not (docs/domain.md 4.11). */
export const mixed: Principle = ({ drink }, say) => {
  if (drink.recipe.length === 0 || drink.kind === 'wine') return
  if (drink.acidity >= 3) say(-4, () => 'Sharp and mixed: it speaks before the leaf does')
  else if (drink.sweetness >= 4)
    say(-2 * (drink.sweetness - 3), () => 'So sweet a mixture has little ear for tobacco')
}

/** Coffee is the nearest thing to a universal partner (docs/domain.md 4.17), also where it is made into something else. */
export const madeWithCoffee: Principle = ({ drink }, say) => {
  if (drink.family !== 'coffee' && drink.style.includes('coffee'))
    say(3, () => 'There is coffee in it, and coffee gets along with nearly every leaf')
}

/** Plain tea cleanses better than water (docs/domain.md 4.19). */
export const cleanse: Principle = ({ drink }, say) => {
  if (drink.family === 'tea' && drink.sweetness <= 1)
    say(3, () => 'Plain tea clears the palate between draws')
}

export const timeAtTable: Principle = ({ cigar, drink }, say) => {
  if (drink.family !== 'coffee') return
  if (cigar.minutes <= 40) say(3, () => 'Coffee lasts exactly as long as a short smoke')
  else if (cigar.minutes > 70) say(-4, () => 'The cup is empty long before a cigar of this length')
}

export const bubblesLast: Principle = ({ cigar, drink }, say) => {
  if (drink.bubbles >= 3 && cigar.minutes > 75)
    say(-3, () => 'The bubbles are gone long before the last third')
}

/** Cuban leaf with Cuban rum is the classic, and Mexico has a pair of its own (docs/domain.md 4.15). */
export const sameSoil: Principle = ({ cigar: { country, wrapperClass }, drink }, say) => {
  if (drink.family === 'agave' && wrapperClass === 'san-andres')
    say(2, () => 'Wrapper and spirit both come from Mexico')
  if (country === '' || drink.family !== 'rum' || !drink.style.includes(country.replace(' Republic', '')))
    return
  say(2, () => `Both come from ${country === 'Dominican Republic' ? 'the ' : ''}${country}`)
}
