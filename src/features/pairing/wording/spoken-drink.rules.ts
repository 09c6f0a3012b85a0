import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import { describeStyle, originOf } from './drink-style.rules.ts'
import type { Slots } from './phrase-picker.rules.ts'
import type { DrinkKey } from './phrasebook.rules.ts'
import { makingsOf } from './spoken-makings.rules.ts'

type SpokenDrink = Pick<
  Drink,
  | 'kind'
  | 'family'
  | 'style'
  | 'name'
  | 'saidAs'
  | 'proof'
  | 'isProofUnknown'
  | 'recipe'
  | 'bubbles'
  | 'glass'
>

/** From here on the proof is worth a word. */
const minToldProof = 90

/** Bottled as it comes from the cask: each batch has a proof of its own. */
const variesByBatch = /\b(cask|barrel)[- ](strength|proof)\b|\buncut\b/

export const drinkSlots = memoizeByObject((drink: SpokenDrink): Slots => {
  const { style, saidAs, proof, kind, family, recipe } = drink
  const name = introducedName(drink)
  const plainStyle = family === 'beer' ? style.replaceAll(',', '') : style
  const isItsOwnStyle = namesItsStyle(name, plainStyle) || namesItsNoun(name, style)
  const isTold = !drink.isProofUnknown && recipe.length === 0
  const isStrong = kind === 'spirit' && isTold && proof >= minToldProof
  const toldProof = variesByBatch.test(style) ? `about ${Math.round(proof)}` : String(proof)
  const what = isItsOwnStyle ? undefined : describeStyle(style, name)
  return {
    drink: name,
    what: what && isStrong ? withProof(what, toldProof) : what,
    origin: isItsOwnStyle ? newOrigin(saidAs, style) : undefined,
    makings: saidAs === 'a hot chocolate' ? undefined : makingsOf(recipe, saidAs),
    proof: isStrong ? toldProof : undefined,
    percent: kind === 'wine' && isTold ? String(proof / 2) : undefined,
  }
})

/** `a wheated bourbon at 107 proof`, `a bourbon matured at sea, 90 proof`. */
function withProof(what: string, proof: string): string {
  return / (from|at|in|on|with|of) /.test(what) ? `${what}, ${proof} proof` : `${what} at ${proof} proof`
}

/** `Graham's 10 Year tawny port`: the name alone does not say that it is port. */
function introducedName({ saidAs, style, family }: SpokenDrink): string {
  const isPort = family === 'port' && !/\bport\b/i.test(saidAs)
  const plainStyle = style
    .replace(/^(\d0) year old/, '$1 year')
    .replace(/^(unfiltered|bottle-matured|colheita) /, '')
  return isPort && namesItsStyle(`${saidAs} port`, plainStyle) ? `${saidAs} port` : saidAs
}

export function drinkKeyOf({ kind, family, recipe }: SpokenDrink): DrinkKey {
  if (family === 'beer') return 'beer'
  if (kind !== 'mocktail') return recipe.length > 0 ? 'mixed' : kind === 'wine' ? 'wine' : 'neat'
  if (family === 'coffee' || family === 'tea') return 'cup'
  return recipe.length > 0 ? 'soft-mixed' : 'soft'
}

/** `a Carménère`, `Churchill's Dry White Port`: the style would only say it again. */
function namesItsStyle(name: string, style: string): boolean {
  const inName = new Set(wordsOf(name.replace(/\d\d Year\b/, '$& old')))
  return wordsOf(style.replace('-flavored', '').split(', ')[0]!).every(word => inName.has(word))
}

/** `Bulleit Bourbon` is a bourbon. */
function namesItsNoun(name: string, style: string): boolean {
  const noun = /\b(bourbon|rye|rum|port|gin|brandy|grappa|aquavit|absinthe)$/i.exec(
    style.split(', ')[0]!,
  )?.[0]
  return noun !== undefined && wordsOf(name).includes(noun.toLowerCase())
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

/** What the drink is, in a word or two: `the rum`, `the Negroni`, `the drink`. */
export function spokenIt({ family, style, recipe, kind, bubbles, saidAs }: SpokenDrink): string {
  const isCup = family === 'coffee' || family === 'tea'
  if (recipe.length > 0 && !isCup) return shortName(saidAs) ?? 'the drink'
  const byStyle = nouns.find(([pattern]) => pattern.test(style))?.[1]
  if (namedByStyle.has(family)) return `the ${byStyle ?? familyNouns[family] ?? 'drink'}`
  if (family === 'bourbon' && /tennessee/i.test(style)) return 'the whiskey'
  if (/mineral water/.test(style)) return 'the water'
  if (family === 'sweet-soda') return bubbles > 0 ? 'the soda' : 'the drink'
  if (kind === 'mocktail' && !isCup) return shortName(saidAs) ?? 'the drink'
  return `the ${familyNouns[family] ?? 'drink'}`
}

const maxNameWords = 3

/** `the Negroni`, where `a Negroni` has been introduced. */
export function shortName(saidAs: string): string | undefined {
  const name = /^an? (.+)$/.exec(saidAs)?.[1]
  return name && name.split(' ').length <= maxNameWords ? `the ${name}` : undefined
}
