import type { Drink } from './catalogue.contract.ts'
import type { DrawnGlass } from './glass.contract.ts'

const ice = /(?<!no |without )\bice\b|\brocks\b/i
const cubes = /(?<!sugar )\bcubes?\b/i
/** Of two ways the first is drawn. */
const neatFirst = /\bneat,? or\b/i

/** Read from the serving sentence. */
export function isIced({ serve }: Pick<Drink, 'serve'>): boolean {
  return ice.test(serve) || (cubes.test(serve) && !neatFirst.test(serve))
}

export const garnishes = [
  'lime',
  'lemon',
  'orange',
  'lemon-peel',
  'orange-peel',
  'cherry',
  'olive',
  'mint',
  'salt',
] as const
export type Garnish = (typeof garnishes)[number]

const garnishWords: readonly (readonly [pattern: RegExp, garnish: Garnish])[] = [
  [/\bmint\b/i, 'mint'],
  [/\bsalt(ed|-rimmed| rim)|rim salted/i, 'salt'],
  [/\bcherr(y|ies)\b/i, 'cherry'],
  [/\bolives?\b/i, 'olive'],
  [/\borange peel\b/i, 'orange-peel'],
  [/\blemon (peel|twist)\b/i, 'lemon-peel'],
  [/\borange (slice|wheel)\b/i, 'orange'],
  [/\blemon\b/i, 'lemon'],
  [/\blime\b/i, 'lime'],
]

/** What is on the rim, read from the serving sentence. A lemon in hot tea lies in the saucer. */
export function garnishOf({
  serve,
  kind,
  glass,
}: Pick<Drink, 'serve' | 'kind' | 'glass'>): Garnish | undefined {
  if (glass === 'cup' || (glass === 'mug' && kind === 'mocktail')) return undefined
  return garnishWords.find(([pattern]) => pattern.test(serve))?.[1]
}

/** How a drink is drawn. */
export interface Pour {
  glass: DrawnGlass
  isIced: boolean
  garnish: Garnish | undefined
  /** Undefined where the sentence names no measure: then the glass is as full as is usual. */
  ounces: number | undefined
  topping: Topping | undefined
}

type Poured = Pick<Drink, 'name' | 'kind' | 'glass' | 'serve'>

export function pourOf(drink: Poured): Pour {
  return {
    glass: drawnGlass(drink),
    isIced: isIced(drink),
    garnish: garnishOf(drink),
    ounces: ouncesOf(drink),
    topping: toppingOf(drink),
  }
}

/** `1.5 oz neat` fills a glass to where 1.5 oz would stand. */
export function ouncesOf({ serve }: Pick<Drink, 'serve'>): number | undefined {
  const [, amount] = /^([\d.]+) oz\b/.exec(serve) ?? []
  return amount === undefined ? undefined : Number(amount)
}

export type Topping = 'foam' | 'cream'

const foamed = /\bfoam(s|ed)?\b|\begg white\b/i
const milkFoamed = /\b(cappuccino|macchiato|flat white|latte)\b/i

/** What floats on the drink. Beer has its head where it is drawn in a beer glass; here the few that come in a snifter get theirs. */
export function toppingOf({ name, kind, glass, serve }: Poured): Topping | undefined {
  if (/\bcream floated\b/i.test(serve) || /\bfloat$/i.test(name)) return 'cream'
  if (foamed.test(serve) || milkFoamed.test(name)) return 'foam'
  return kind === 'wine' && glass === 'snifter' ? 'foam' : undefined
}

const maxEspressoOunces = 3

/**
 * The drawing of a cup is a steaming coffee cup with a saucer, so a spirit in a small cup gets a clay one or a small glass.
 * The drawing of a mug is for hot drinks, so an iced drink gets a highball, and root beer a beer mug.
 */
export function drawnGlass(drink: Pick<Drink, 'kind' | 'glass' | 'serve'>): DrawnGlass {
  const { kind, glass, serve } = drink
  if (glass === 'mug' && isColdMug(serve)) return 'beer-mug'
  if (glass === 'mug' && isIced(drink)) return 'highball'
  if (glass === 'pint' && /\bwith the yeast\b/i.test(serve)) return 'weizen'
  if (glass !== 'cup') return glass
  if (kind !== 'spirit') return drawnCup(drink)
  if (isIced(drink)) return 'rocks'
  return /\bsmall cup\b/.test(serve) ? 'copita' : 'port'
}

function isColdMug(serve: string): boolean {
  return /\bin a (frosted )?mug\b/i.test(serve) && !/\bhot\b/i.test(serve)
}

const steeped = /\bsteeped\b|\binfusions\b|\bleaves\b|\bpoured from a height\b|\blemon\b|\bjam\b/i

function drawnCup(drink: Pick<Drink, 'serve'>): DrawnGlass {
  const { serve } = drink
  if (steeped.test(serve)) return 'tea'
  const ounces = ouncesOf(drink)
  return ounces !== undefined && ounces <= maxEspressoOunces && /\bhot\b/i.test(serve)
    ? 'espresso-cup'
    : 'cup'
}
