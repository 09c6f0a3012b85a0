import type { Principle } from './pair.rules.ts'

// Kind and occasion: wood, mixed drinks, coffee, tea, smoking time.

/** Oak goes with tobacco; the fuller the smoke, the sooner it overwhelms a clear spirit (docs/domain.md 4.10). */
export const clearSpirit: Principle = ({ cigar, drink }, addPoints) => {
  if (drink.kind === 'spirit' && drink.tannin === 0 && drink.sweetness <= 1 && drink.recipe.length === 0)
    addPoints(-2 * cigar.body, () => 'A clear spirit has no oak to meet the tobacco')
}

/** Sharp or sugary mixed drinks are poor partners, stirred and strong ones are not (docs/domain.md 4.11). */
export const mixedDrink: Principle = ({ drink }, addPoints) => {
  if (drink.recipe.length === 0) return
  if (drink.acidity >= 3) addPoints(-4, () => 'The citrus gets in before the cigar')
  else if (drink.sweetness >= 4)
    addPoints(-2 * (drink.sweetness - 3), () => 'A mixed drink this sweet hides the cigar')
}

/** Also where coffee is only an ingredient (docs/domain.md 4.17). */
export const coffeeIngredient: Principle = ({ drink }, addPoints) => {
  if (drink.family !== 'coffee' && drink.style.includes('coffee'))
    addPoints(3, () => 'It has coffee in it, and coffee goes with nearly every cigar')
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
  if (cigar.minutes <= shortMinutes) addPoints(3, () => 'A coffee lasts as long as a short smoke')
  else if (cigar.minutes > coffeeMinutes)
    addPoints(-4, () => 'The cup is empty long before this cigar is done')
}

export const bubblesDuration: Principle = ({ cigar, drink }, addPoints) => {
  if (drink.bubbles >= 3 && cigar.minutes > bubblesMinutes)
    addPoints(-3, () => 'The bubbles are gone well before the end')
}
