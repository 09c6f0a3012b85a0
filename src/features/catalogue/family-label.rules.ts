import type { DrinkFamily } from './catalogue.contract.ts'

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
  beer: ['Beer', 'beers'],
  coffee: ['Coffee', 'coffees'],
  tea: ['Tea', 'teas'],
  'sweet-soda': ['Soft drink', 'soft drinks'],
  ginger: ['Ginger', 'ginger drinks'],
  fruit: ['Fruit', 'fruit drinks'],
}

export function familyLabel(family: string): string {
  return familyWords[family as DrinkFamily]?.[0] ?? family
}

export function familyPlural(family: DrinkFamily): string {
  return familyWords[family][1]
}
