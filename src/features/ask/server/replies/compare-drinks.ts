import { cataloguePages, type Drink, priceBands } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { alcoholText } from '#features/guide/guide-labels.rules.ts'
import { joinWithAnd, uncapitalize, withA } from '#platform/text.rules.ts'
import type { Reply } from '../reply.ts'
import { decideBetween, firstAsked, type Scale } from './decide-between.ts'
import { withoutNames } from './drink-wish.ts'

const weight: Scale<Drink> = {
  words: /heav|weight|light|body|bodied|rich/i,
  less: /light/i,
  degreeOf: drink => drink.weight,
  more: 'is the heavier',
  fewer: 'is the lighter',
  equal: 'weigh the same',
}
const scales: readonly Scale<Drink>[] = [
  {
    words: /sweet|dry\b|drier|sugar/i,
    less: /dry\b|drier|less sweet/i,
    degreeOf: ({ sweetness }) => sweetness,
    more: 'is the sweeter',
    fewer: 'is the drier',
    equal: 'are equally sweet',
  },
  {
    words: /smok(?:e\b|y|i|ey)|peat/i,
    less: /less/i,
    degreeOf: ({ smoke }) => smoke,
    more: 'is the smokier',
    fewer: 'is the less smoky',
    equal: 'are equally smoky',
  },
  {
    words: /proof|alcohol|abv|strong|weak/i,
    less: /weak|lower|less/i,
    degreeOf: ({ proof }) => proof,
    more: 'has the higher proof',
    fewer: 'has the lower proof',
    equal: 'have the same proof',
  },
  {
    words: /cheap|price|expensive|cost|value|money/i,
    less: /cheap|value|less/i,
    degreeOf: ({ price }) => priceBands.indexOf(price),
    more: 'is the more expensive',
    fewer: 'is the cheaper',
    equal: 'cost about the same',
  },
]

/** The decision comes first, each drink after it. */
export function compareDrinks(
  { labelOf }: Catalogue,
  drinks: readonly [Drink, Drink],
  question: string,
): Reply {
  const [one, other] = drinks.map(product => ({ product, name: product.name }))
  const each = drinks.map(
    drink =>
      `${drink.name} is ${withA(drink.style)}, ${uncapitalize(alcoholText(drink))}, and tastes of ${joinWithAnd(drink.notes.slice(0, 3).map(note => labelOf(note).toLowerCase()))}.`,
  )
  const text = withoutNames(
    question,
    drinks.map(({ name }) => name),
    'drink',
  )
  const asked = firstAsked([...scales, weight], text) ?? weight
  return {
    text: [decideBetween(asked, [one!, other!], text), ...each].join(' '),
    sources: drinks.map(({ name, id }) => ({ title: name, path: cataloguePages.drink(id) })),
    next: drinks.map(({ name }) => `Which cigar goes with ${name}?`),
  }
}
