import { cataloguePages, type Drink } from '#features/catalogue/catalogue.contract.ts'
import { bottlePriceText } from '#features/catalogue/price-text.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { alcoholText, amountLabel, weightLabel } from '#features/guide/guide-labels.rules.ts'
import { joinWithAnd, uncapitalize, withA } from '#platform/text.rules.ts'
import type { Reply } from '../reply.ts'
import { verdictOnDrink } from './verdict-on-product.ts'

const aspects = {
  alcohol: /proof|abv|alcohol|strong|percent|%/i,
  style: /what is|kind|type|where|made|from\b|origin|distill|mash/i,
  taste: /taste|flavor|flavour|note|like\b|nose/i,
  sweetness: /sweet|dry\b|sugar/i,
  smoke: /smok|peat/i,
  serving: /serve|drink it|ice|water|glass|neat|how (?:do|should)|mix|recipe/i,
  price: /price|cost|\$|expensive|cheap|how much|pay/i,
} as const
/** What is asked about a drink and stands in no catalogue, with how it is said. */
const unpublished: readonly [RegExp, string][] = [
  [
    /grams?\b|added sugar|sugar added|additives?|dosage/i,
    'how much sugar it holds, or whether any was added',
  ],
  [/distiller(?:y|ies)|who (?:makes|made|owns|distills)|producer|which company/i, 'who makes it'],
  [/\byeast|cut points?|fermentation|wash\b|still\b(?! made)/i, 'how it is fermented and distilled'],
  [/mash ?bill|grain/i, 'its exact mash bill'],
  [/\bcasks?\b|\bbarrels?\b(?! proof)|\bfinish/i, 'its casks'],
  [/calorie|carbs?\b|gluten|caffeine/i, 'what a nutrition label would tell'],
  [/how old|what age|aged (?:for|how)|vintage|bottled/i, 'its age beyond what the name says'],
]
type Aspect = keyof typeof aspects

const order = Object.keys(aspects) as Aspect[]
const usual: readonly Aspect[] = ['style', 'alcohol', 'taste', 'serving']
const maxSentences = 5

/** The fact that was asked for comes first, others follow. */
export function describeDrink(catalogue: Catalogue, drink: Drink, question: string): Reply {
  const { name, id } = drink
  const asked = order.filter(aspect => aspects[aspect].test(question))
  const told = [...new Set([...asked, ...usual])]
    .map(aspect => tellers[aspect](drink, catalogue))
    .filter(Boolean)
  const [first = '', ...rest] = told.slice(0, maxSentences)
  const verdict = verdictOnDrink(drink, question)
  const gap = verdict === '' ? gapFor(drink, question) : ''
  const facts = [first.replace(/^It /, `${name} `), ...rest].join(' ')
  return {
    text: asked.length > 0 ? `${verdict}${facts} ${gap}`.trimEnd() : `${gap}${facts}`,
    sources: [{ title: name, path: cataloguePages.drink(id) }],
    next: [`Which cigar goes with ${name}?`],
  }
}

/** What my catalog does not have of it; the style may hold it: `sherried`, `low-rye`. */
function gapFor({ name, style }: Drink, question: string): string {
  const missing = unpublished.find(([words]) => words.test(question.replace(name, ' ')))?.[1]
  if (
    missing === undefined ||
    (/mash|cask|barrel/.test(missing) && /rye|wheat|sherr|cask|barrel|port/i.test(style))
  )
    return ''
  return `I don’t know ${missing}: my catalog doesn’t have it, and the label or the maker’s page may. `
}

const tellers: Record<Aspect, (drink: Drink, catalogue: Catalogue) => string> = {
  alcohol: drink =>
    drink.proof === 0 ? 'It has no alcohol.' : `It has ${uncapitalize(alcoholText(drink))}.`,
  style: ({ style, weight }) => `It is ${withA(style)}, ${weightLabel(weight).toLowerCase()} in weight.`,
  taste: ({ notes }, { labelOf }) =>
    `It tastes of ${joinWithAnd(notes.slice(0, 4).map(note => labelOf(note).toLowerCase()))}.`,
  sweetness: ({ sweetness }) =>
    `It has ${sweetness} of five for sweetness on our scale: ${amountLabel(sweetness).toLowerCase()}.`,
  smoke: ({ smoke }) =>
    `It has ${smoke} of five for smoke on our scale: ${amountLabel(smoke).toLowerCase()}.`,
  serving: ({ serve }) => serve,
  price: drink => {
    const price = bottlePriceText(drink)
    return price
      ? `It costs about ${uncapitalize(price)}, as a rough range.`
      : 'It has no price in our catalog; the bar or the shop knows it.'
  },
}
