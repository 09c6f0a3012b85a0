import { availabilities, type Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { plainWords, startsWords } from '../typed-prefix.rules.ts'

const maxDrinks = 5

export interface SuggestedDrinks {
  drinks: readonly Drink[]
  /** A drink is named, or begun to be. */
  isNamed: boolean
}

export type SuggestDrinkNames = (text: string) => SuggestedDrinks

/** Drinks whose names begin as it was typed, those of any shop first; also with a slip, if the drink is surely meant. */
export function openDrinkSuggestions(catalogue: Catalogue): SuggestDrinkNames {
  const wordsById = new Map(
    catalogue.drinks.map(({ id, name, aliases }) => [id, [name, ...aliases].map(plainWords)]),
  )
  const begins = (typed: readonly string[], { id }: Drink) =>
    wordsById.get(id)!.some(words => startsWords(typed, words))
  return text => {
    const typed = plainWords(text)
    if (typed.join('').length < 2) return { drinks: [], isNamed: false }
    const isFirstWord = ({ name }: Drink) => startsWords(typed.slice(0, 1), plainWords(name).slice(0, 1))
    const rank = (drink: Drink) =>
      (isFirstWord(drink) ? 0 : availabilities.length) + availabilities.indexOf(drink.availability)
    const begun = catalogue.drinks
      .filter(drink => begins(typed, drink))
      .toSorted((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1))
    const understood = catalogue.understandDrink(text)
    const listed = understood ? catalogue.findDrinks(text).slice(0, maxDrinks) : []
    const meant = understood?.group ? listed : listed.filter(drink => begins(typed, drink))
    return {
      drinks: [...new Set([...meant, ...begun, ...listed])].slice(0, maxDrinks),
      isNamed: understood !== undefined || begun.some(isFirstWord),
    }
  }
}
