import type {
  Cigar,
  Degree,
  Drink,
  DrinkFamily,
  DrinkKind,
  WrapperClass,
} from '#features/catalogue/catalogue.contract.ts'
import type { Size } from './guide.rules.ts'

export const degrees = ['1', '2', '3', '4', '5'] as const

const strengths = ['Mild', 'Mild to medium', 'Medium', 'Medium to full', 'Full']
const weights = ['Delicate', 'Light', 'Medium', 'Heavy', 'Massive']
const amounts = ['None', 'A trace', 'A little', 'Some', 'Plenty', 'Dominant']

/** Strength and body of a cigar. */
export function strengthWord(degree: Degree | string): string {
  return strengths[Number(degree) - 1] ?? ''
}

export function weightWord(degree: Degree | string): string {
  return weights[Number(degree) - 1] ?? ''
}

/** 0 to 5 of anything a drink may have. */
export function amountWord(amount: number): string {
  return amounts[amount] ?? ''
}

const wrapperWords: Record<WrapperClass, string> = {
  candela: 'Candela',
  connecticut: 'Connecticut',
  cameroon: 'Cameroon',
  corojo: 'Corojo',
  criollo: 'Criollo',
  habano: 'Habano',
  sumatra: 'Sumatra',
  broadleaf: 'Broadleaf',
  'san-andres': 'San Andrés',
  brazilian: 'Brazilian',
  cuban: 'Cuban',
  dominican: 'Dominican',
  nicaraguan: 'Nicaraguan',
  pennsylvania: 'Pennsylvania',
  honduran: 'Honduran',
  natural: 'Natural, leaf not named',
  maduro: 'Maduro, leaf not named',
}

export function wrapperWord(wrapper: string): string {
  return wrapperWords[wrapper as WrapperClass] ?? wrapper
}

const sizeWords: Record<Size, string> = {
  short: 'Short, up to 4.5 inches',
  classic: 'Classic, in between',
  long: 'Long, from 6.75 inches',
  slim: 'Slim, ring 42 and under',
  thick: 'Thick, ring 56 and over',
}

export function sizeWord(size: string): string {
  return sizeWords[size as Size] ?? size
}

const kindWords: Record<DrinkKind, string> = { spirit: 'Spirits', wine: 'Wines', mocktail: 'Without alcohol' }

export function kindWord(kind: string): string {
  return kindWords[kind as DrinkKind] ?? kind
}

const familyWords: Record<DrinkFamily, [one: string, many: string]> = {
  rum: ['Rum', 'rums'],
  bourbon: ['Bourbon', 'bourbons'],
  rye: ['Rye', 'ryes'],
  'scotch-unpeated': ['Scotch, unpeated', 'unpeated Scotches'],
  'scotch-peated': ['Scotch, peated', 'peated Scotches'],
  irish: ['Irish whiskey', 'Irish whiskeys'],
  japanese: ['Japanese whisky', 'Japanese whiskies'],
  cognac: ['Cognac and brandy', 'cognacs and brandies'],
  agave: ['Agave', 'agave spirits'],
  'other-spirit': ['Other spirits', 'other spirits'],
  red: ['Red wine', 'red wines'],
  white: ['White wine', 'white wines'],
  port: ['Port', 'ports'],
  sparkling: ['Sparkling', 'sparkling wines'],
  'sherry-madeira': ['Sherry and Madeira', 'sherries and Madeiras'],
  dessert: ['Dessert wine', 'dessert wines'],
  coffee: ['Coffee', 'coffees'],
  tea: ['Tea', 'teas'],
  'sweet-soda': ['Soft drink', 'soft drinks'],
  ginger: ['Ginger', 'ginger drinks'],
  fruit: ['Fruit', 'fruit drinks'],
}

export function familyWord(family: string): string {
  return familyWords[family as DrinkFamily]?.[0] ?? family
}

export function familyInPlural(family: DrinkFamily): string {
  return familyWords[family][1]
}

type Known = Pick<Cigar, 'confidence' | 'source'>

const typical =
  'The notes, and the sizes where only the usual ones stand, are typical of this kind of leaf and this maker.'

/** What is known and what is inferred, told together: by itself each would deny the other. */
const surenessWords: Record<Known['confidence'], Record<Known['source'], string>> = {
  high: {
    listed: 'It stands in a published list, and several published descriptions agree.',
    trade: 'It is general knowledge in the trade, and several published descriptions agree.',
  },
  medium: {
    listed: `The line stands in a published list. ${typical}`,
    trade: `How it is made is general knowledge in the trade. ${typical}`,
  },
  low: {
    listed:
      'The line stands in a published list. Where that says no more, leaf, sizes and profile are our estimate from its maker, country and name.',
    trade:
      'The name is known in the trade. Leaf, sizes and profile are our estimate from its maker, country and name.',
  },
}

/** How sure the house is of a line, as it would say it across the counter. */
export function sureness({ confidence, source }: Known): string {
  return surenessWords[confidence][source]
}

/** Where the facts about a drink come from. */
export function sourceWord({ source }: Pick<Drink, 'source'>): string {
  return source === 'listed' ? 'From a published list.' : 'From general knowledge of the trade.'
}

const small = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')

/** Words up to fourteen, figures above. */
export function countWord(count: number): string {
  return small[count] ?? count.toLocaleString('en-US')
}

/** `1 ounce` is no trouble, `one lines` is. */
export function counted(count: number, one: string, many: string): string {
  return `${countWord(count)} ${count === 1 ? one : many}`
}

type Poured = Pick<Drink, 'kind' | 'proof'>

/** What a drink holds: `80 proof, 40% alcohol`. Nobody counts wine in proof. */
export function alcoholWord({ kind, proof }: Poured): string {
  if (proof === 0) return 'No alcohol'
  return kind === 'wine' ? `${proof / 2}% alcohol` : `${proof} proof, ${proof / 2}% alcohol`
}

/** The same in the one figure that people say of such a drink. */
export function alcoholFigure({ kind, proof }: Poured): string {
  if (proof === 0) return 'no alcohol'
  return kind === 'wine' ? `${proof / 2}%` : `${proof} proof`
}

/** Length and ring as the trade writes it: `6 × 52`. */
export function sizeFigures({
  lengthInches,
  ringGauge,
}: {
  lengthInches: number
  ringGauge: number
}): string {
  return `${lengthInches} × ${ringGauge}`
}
