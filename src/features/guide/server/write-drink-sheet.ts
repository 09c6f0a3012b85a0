import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { flavorShapeOf } from '#features/pairing/engine/engine.rules.ts'
import { resultPages } from '#features/pairing/pairing.contract.ts'
import type { DrinkSheet } from '../guide.contract.ts'
import { amountLabel, weightLabel } from '../guide-labels.rules.ts'
import { composeRowReasons } from '../row-reasons.rules.ts'
import { rulerInches, type SheetSources, toCigarRow, toDrinkRow, toPair } from './catalogue-rows.ts'

const maxSiblings = 12

export function writeDrinkSheet(
  drink: Drink,
  { catalogue, suggestions, phrasebook }: SheetSources,
): DrinkSheet {
  const { serve, recipe, sentence, aliases } = drink
  const found = suggestions.cigarsFor(drink)
  const pairs = found.map(({ cigar }) => toPair(cigar, drink, catalogue))
  const whys = composeRowReasons(pairs, phrasebook)
  const cigars = found.map(({ cigar, score }, index) => ({
    ...toCigarRow(cigar, catalogue),
    score,
    why: whys[index]!,
    address: resultPages.ofPair(cigar.id, drink.id),
  }))
  const others = catalogue.drinks.filter(other => other.family === drink.family && other !== drink)
  return {
    ...toDrinkRow(drink, catalogue),
    serve,
    recipe,
    sentence,
    otherNames: aliases,
    flavor: flavorShapeOf(drink.notes, catalogue.familyOf, {
      sweet: 0.06 * drink.sweetness,
      earth: 0.06 * drink.smoke,
    }),
    scales: scalesOf(drink),
    cigars,
    inches: rulerInches(cigars.flatMap(({ vitola }) => vitola ?? [])),
    siblings: findSiblings(others, drink).map(({ id, name }) => ({ id, name })),
    drinksOfFamily: others.length + 1,
  }
}

function scalesOf(drink: Drink): DrinkSheet['scales'] {
  const amounts = [
    { name: 'Sweetness', value: drink.sweetness },
    { name: 'Smoke', value: drink.smoke },
    { name: 'Acidity', value: drink.acidity },
    { name: 'Grip', value: drink.tannin },
    { name: 'Bubbles', value: drink.bubbles },
  ]
  return [
    { name: 'Weight', value: drink.weight, word: weightLabel(drink.weight) },
    ...amounts
      .filter(({ value }) => value > 0)
      .map(amount => ({ ...amount, word: amountLabel(amount.value) })),
  ]
}

/** Nearest in weight, sweetness and smoke. */
function findSiblings(others: readonly Drink[], drink: Drink): Drink[] {
  const distance = (other: Drink) =>
    2 * Math.abs(other.weight - drink.weight) +
    Math.abs(other.sweetness - drink.sweetness) +
    Math.abs(other.smoke - drink.smoke)
  return others.toSorted((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1)).slice(0, maxSiblings)
}
