import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { joinWithAnd } from '#platform/text.rules.ts'
import { describeStyle, originOf } from './drink-style.rules.ts'
import type { Slots } from './phrase-picker.rules.ts'
import type { DrinkKey } from './phrasebook.rules.ts'

type SpokenDrink = Pick<
  Drink,
  'kind' | 'family' | 'style' | 'name' | 'saidAs' | 'proof' | 'recipe' | 'bubbles' | 'glass'
>

export function drinkSlots(drink: SpokenDrink): Slots {
  const { name, style, saidAs, proof, kind, family, recipe } = drink
  const isItsOwnStyle = namesItsStyle(name, family === 'beer' ? style.replaceAll(',', '') : style)
  return {
    drink: saidAs,
    style: isItsOwnStyle ? undefined : describeStyle(style),
    origin: isItsOwnStyle ? newOrigin(name, style) : undefined,
    makings: makingsOf(recipe),
    proof: kind === 'spirit' && proof > 0 ? String(proof) : undefined,
    percent: proof > 0 ? String(proof / 2) : undefined,
  }
}

export function drinkKeyOf({ kind, family, recipe }: SpokenDrink): DrinkKey {
  if (family === 'beer') return 'beer'
  if (kind !== 'mocktail') return recipe.length > 0 ? 'mixed' : kind === 'wine' ? 'wine' : 'neat'
  if (family === 'coffee' || family === 'tea') return 'cup'
  return recipe.length > 0 ? 'soft-mixed' : 'soft'
}

/** `Carménère`, `Churchill's Dry White Port`: the style would only say it again. */
function namesItsStyle(name: string, style: string): boolean {
  const inName = new Set(wordsOf(name))
  return wordsOf(style.split(', ')[0]!).every(word => inName.has(word))
}

/** `a Napa Cabernet from Napa Valley` would name the place twice. */
function newOrigin(name: string, style: string): string | undefined {
  const origin = originOf(style)
  return origin && wordsOf(origin).some(word => word.length > 3 && wordsOf(name).includes(word))
    ? undefined
    : origin
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\d']+/u)

const nouns: readonly (readonly [pattern: RegExp, noun: string])[] = [
  [/tequila/i, 'tequila'],
  [/mezcal/i, 'mezcal'],
  [/amaro|fernet/i, 'amaro'],
  [/liqueur/i, 'liqueur'],
  [/armagnac/i, 'Armagnac'],
  [/cognac/i, 'cognac'],
  [/sherry|oloroso|amontillado|palo cortado|ximénez|manzanilla/i, 'sherry'],
  [/madeira/i, 'Madeira'],
  [/champagne/i, 'Champagne'],
  [/stout/i, 'stout'],
  [/porter/i, 'porter'],
  [/lager|pilsner/i, 'lager'],
  [/\bale\b|\bIPA\b/i, 'ale'],
  [/\bgin\b/i, 'gin'],
  [/vodka/i, 'vodka'],
  [/grappa/i, 'grappa'],
  [/calvados|brandy/i, 'brandy'],
  [/tennessee whiskey/i, 'whiskey'],
  [/single malt|whisky/i, 'whisky'],
  [/chocolate/i, 'chocolate'],
  [/tea|oolong|pu-erh/i, 'tea'],
  [/coffee|espresso|roast/i, 'coffee'],
]

const familyNouns: Readonly<Record<string, string>> = {
  rum: 'rum',
  bourbon: 'bourbon',
  rye: 'rye',
  'scotch-unpeated': 'Scotch',
  'scotch-peated': 'Scotch',
  irish: 'whiskey',
  japanese: 'whisky',
  cognac: 'brandy',
  red: 'wine',
  white: 'wine',
  port: 'port',
  sparkling: 'wine',
  dessert: 'wine',
  coffee: 'coffee',
  tea: 'tea',
  beer: 'beer',
}
/** Families of which a style says more than the family does. */
const namedByStyle = new Set(['cognac', 'agave', 'other-spirit', 'sherry-madeira', 'sparkling', 'beer'])

/** What the drink is, in one word: `the rum`, `the drink`. */
export function spokenIt({ family, style, recipe, kind, bubbles }: SpokenDrink): string {
  if (recipe.length > 0 && kind !== 'mocktail') return 'the drink'
  const byStyle = nouns.find(([pattern]) => pattern.test(style))?.[1]
  if (namedByStyle.has(family)) return `the ${byStyle ?? familyNouns[family] ?? 'drink'}`
  if (family === 'bourbon' && /tennessee/i.test(style)) return 'the whiskey'
  if (family === 'sweet-soda') return bubbles > 0 ? 'the soda' : 'the drink'
  return `the ${familyNouns[family] ?? 'drink'}`
}

const measure =
  /^(about )?(half an? |[\d./–-]+ )?(oz|tsp|tbsp|dash(es)?|pinch(es)?|strips?|slices?|drops?|parts?|twists?|rinse|barspoons?|scoops?|grinds?|grates?|large handful|handful)? ?(of )?/
const remark = /\s*\(.*\)|,.*| (simmered|steeped|beaten|dissolved) .*/
const notWorthNaming =
  /^(ice|salt)$|crushed ice|\b(peel|wedge|twist|rim|rinse|wheel|sprig|slice|stick|cherry|cherries|garnish|aquafaba|soda water)\b|(?<!tonic |mineral )\bwater( at .*| just .*)?$/
const plainAdjectives =
  /^(very|strong|cold(?! brew)|hot(?! sauce)|fresh|chilled|lightly|whipped|chopped|whole|plain|freshly|pomegranate(?= grenadine)) /
const maxMakings = 4

/** `bourbon, Campari and sweet vermouth`: the leading ingredients, without measures and garnish. */
function makingsOf(recipe: readonly string[]): string | undefined {
  const parts = recipe
    .map(part => withoutAdjectives(part.replace(remark, '').replace(measure, '').trim()))
    .map(part => (part === 'simple syrup' || part === 'sugar cube' ? 'sugar' : part))
    .map(part => part.replace('hard-squirted ', ''))
    .map(part => part.replace(/ (leaves|bouquet)$/, '').replace(/^juice of half a lime$/, 'lime juice'))
    .filter(part => part !== '' && !notWorthNaming.test(part))
  const distinct = [...new Set(parts)].slice(0, maxMakings)
  return distinct.length > 1 ? joinWithAnd(distinct) : undefined
}

function withoutAdjectives(part: string): string {
  const rest = part.replace(plainAdjectives, '')
  return rest === part ? part : withoutAdjectives(rest)
}
