import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { DrinkQuestion } from '#features/catalogue/drink-group.contract.ts'
import type { UnderstoodDrink } from '#features/catalogue/drink-search/drink-search.rules.ts'

export const drinkRecognitions = ['exact', 'close', 'kind'] as const

/** `exact`: the text is the name of one drink. `close`: it is near to one. `kind`: it names a kind of drink. */
export function recognitionOf({
  group,
  isExact,
}: Pick<UnderstoodDrink, 'group' | 'isExact'>): (typeof drinkRecognitions)[number] {
  if (group) return 'kind'
  return isExact ? 'exact' : 'close'
}

const maxOthers = 4

/** Says which drink a guess was taken for, and offers it and others by their names; null for an exact name. */
export function askWhichDrinkIsMeant(
  typed: string,
  { drink, group, isExact }: Pick<UnderstoodDrink, 'drink' | 'group' | 'isExact'>,
  near: readonly Drink[],
  ofKind: DrinkQuestion | undefined,
): DrinkQuestion | null {
  const read = { text: drink.name, drink: drink.name }
  if (group && ofKind) {
    const text = `This is for ${drink.saidAs}, a typical ${group.noun}. Which one is yours?`
    return { text, choices: [read, ...ofKind.choices] }
  }
  if (isExact) return null
  const others = near.filter(({ id }) => id !== drink.id).slice(0, maxOthers)
  return {
    text: `We read “${typed}” as ${drink.saidAs}. Did you mean that, or another?`,
    choices: [read, ...others.map(({ name }) => ({ text: name, drink: name }))],
  }
}
