import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { flavourShapeOf } from '#features/pairing/flavour.rules.ts'
import type { DrinkSheet } from '../guide.contract.ts'
import { amountWord, weightWord } from '../guide-words.rules.ts'
import { tellApart } from '../why.rules.ts'
import { cigarRow, drinkRow, pairOf, rulerOver, type Shelves } from './draw-rows.ts'

const siblingsShown = 12

/** Everything the page of a drink says. */
export function writeDrinkSheet(drink: Drink, { catalogue, housePairings, phrasebook }: Shelves): DrinkSheet {
  const { serve, recipe, sentence, source, aliases } = drink
  const found = housePairings.cigarsFor(drink)
  const pairs = found.map(({ cigar }) => pairOf(cigar, drink, catalogue))
  const whys = tellApart(pairs, phrasebook)
  const cigars = found.map(({ cigar, score }, place) => ({
    ...cigarRow(cigar, catalogue),
    score,
    why: whys[place]!,
  }))
  const others = catalogue.drinks.filter(each => each.family === drink.family && each !== drink)
  return {
    ...drinkRow(drink, catalogue),
    serve,
    recipe,
    sentence,
    source,
    otherNames: aliases,
    flavour: flavourShapeOf(drink.notes, catalogue.familyOf, {
      sweet: 0.06 * drink.sweetness,
      earth: 0.06 * drink.smoke,
    }),
    scales: scalesOf(drink),
    cigars,
    inches: rulerOver(cigars.map(({ vitola }) => vitola)),
    siblings: nearest(others, drink).map(({ id, name }) => ({ id, name })),
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
    { name: 'Weight', value: drink.weight, word: weightWord(drink.weight) },
    ...amounts.filter(({ value }) => value > 0).map(each => ({ ...each, word: amountWord(each.value) })),
  ]
}

/** The same family, nearest in weight, sweetness and smoke first. */
function nearest(others: readonly Drink[], drink: Drink): Drink[] {
  const distance = (each: Drink) =>
    2 * Math.abs(each.weight - drink.weight) +
    Math.abs(each.sweetness - drink.sweetness) +
    Math.abs(each.smoke - drink.smoke)
  return others
    .toSorted((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1))
    .slice(0, siblingsShown)
}
