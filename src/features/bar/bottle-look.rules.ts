import type { DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import type { BarDrink, BarLevel } from './bar.contract.ts'

const shapes = {
  rum: 'squat',
  bourbon: 'square',
  rye: 'square',
  'scotch-unpeated': 'tall',
  'scotch-peated': 'tall',
  irish: 'tall',
  japanese: 'square',
  cognac: 'cognac',
  agave: 'tequila',
  'other-spirit': 'slim',
  red: 'bordeaux',
  white: 'burgundy',
  port: 'port',
  sparkling: 'sparkling',
  'sherry-madeira': 'port',
  dessert: 'slim',
  beer: 'beer',
  coffee: 'jar',
  tea: 'jar',
  'sweet-soda': 'soda',
  ginger: 'soda',
  fruit: 'soda',
} as const satisfies Record<DrinkFamily, string>

const mixedStyle =
  /cocktail|sour|highball|julep|spritz|punch|toddy|cooler|fizz|collins|mule|negroni|manhattan|martini/i
const pinot = /pinot|burgundy|gamay|beaujolais/i

/** What is mixed does not come in a bottle: it is drawn in its glass. */
export const isMixed = ({ style }: Pick<BarDrink, 'style'>) => mixedStyle.test(style)

export function bottleShapeOf({ family, style, kind }: Pick<BarDrink, 'family' | 'style' | 'kind'>) {
  if (family === 'red' && pinot.test(style)) return 'burgundy'
  if (kind === 'spirit' && /brandy|liqueur/.test(style)) return 'cognac'
  return shapes[family]
}

const shares: Record<BarLevel, number> = { full: 1, half: 0.5, low: 0.16, empty: 0 }
export const shareLeft = (level: BarLevel) => shares[level]

/** What the next pour leaves; an empty bottle is filled again. */
export function nextLevel(level: BarLevel): BarLevel {
  const order: readonly BarLevel[] = ['full', 'half', 'low', 'empty']
  return order[(order.indexOf(level) + 1) % order.length]!
}

const articles = /^(the|le|la|el|château|domaine|casa|ron|rhum|old)$/i
const maxLabelLength = 9

/** As many words of the name as can be read on a label: `Lagavulin`, `Don Julio`. */
export function labelOf(name: string): string {
  const words = name.split(/[\s,]+/).filter(word => !articles.test(word))
  const [first = name, ...rest] = words
  if (first.length > maxLabelLength) return `${first.slice(0, maxLabelLength - 1)}.`
  let label = first
  for (const word of rest) {
    if (label.length + 1 + word.length > maxLabelLength) break
    label = `${label} ${word}`
  }
  return label
}
