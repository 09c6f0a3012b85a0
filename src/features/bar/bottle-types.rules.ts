import type { Drink, DrinkFamily, DrinkKind } from '#features/catalogue/catalogue.contract.ts'

/** What a member can say of a bottle of their own. */
interface BottleType {
  label: string
  kind: DrinkKind
  family: DrinkFamily
  /** As the catalogue writes it. */
  style: string
  /** The styles of the family that are of this type; all of them if it is missing. */
  like?: RegExp
}

export const bottleTypes = {
  bourbon: { label: 'Bourbon', kind: 'spirit', family: 'bourbon', style: 'bourbon' },
  rye: { label: 'Rye', kind: 'spirit', family: 'rye', style: 'rye' },
  scotch: { label: 'Scotch', kind: 'spirit', family: 'scotch-unpeated', style: 'Scotch' },
  'peated-scotch': {
    label: 'Peated Scotch',
    kind: 'spirit',
    family: 'scotch-peated',
    style: 'peated Scotch',
  },
  irish: { label: 'Irish whiskey', kind: 'spirit', family: 'irish', style: 'Irish whiskey' },
  japanese: { label: 'Japanese whisky', kind: 'spirit', family: 'japanese', style: 'Japanese whisky' },
  canadian: {
    label: 'Canadian whisky',
    kind: 'spirit',
    family: 'other-spirit',
    style: 'Canadian whisky',
    like: /Canad/,
  },
  malt: {
    label: 'Single malt from elsewhere',
    kind: 'spirit',
    family: 'other-spirit',
    style: 'single malt',
    like: /single malt/,
  },
  rum: { label: 'Rum', kind: 'spirit', family: 'rum', style: 'rum' },
  cognac: { label: 'Cognac or Armagnac', kind: 'spirit', family: 'cognac', style: 'cognac' },
  brandy: {
    label: 'Brandy or calvados',
    kind: 'spirit',
    family: 'other-spirit',
    style: 'brandy',
    like: /brandy|calvados/,
  },
  tequila: { label: 'Tequila', kind: 'spirit', family: 'agave', style: 'tequila', like: /tequila/ },
  mezcal: { label: 'Mezcal', kind: 'spirit', family: 'agave', style: 'mezcal', like: /mezcal/ },
  gin: { label: 'Gin', kind: 'spirit', family: 'other-spirit', style: 'gin', like: /\bgin\b/ },
  vodka: { label: 'Vodka', kind: 'spirit', family: 'other-spirit', style: 'vodka', like: /vodka/ },
  grappa: { label: 'Grappa', kind: 'spirit', family: 'other-spirit', style: 'grappa', like: /grappa/ },
  liqueur: { label: 'Liqueur', kind: 'spirit', family: 'other-spirit', style: 'liqueur', like: /liqueur/ },
  amaro: {
    label: 'Amaro or bitter',
    kind: 'spirit',
    family: 'other-spirit',
    style: 'amaro',
    like: /amaro|fernet|bitter/,
  },
  red: { label: 'Red wine', kind: 'wine', family: 'red', style: 'red wine' },
  white: { label: 'White wine', kind: 'wine', family: 'white', style: 'white wine' },
  sparkling: { label: 'Sparkling wine', kind: 'wine', family: 'sparkling', style: 'sparkling wine' },
  port: { label: 'Port', kind: 'wine', family: 'port', style: 'port' },
  sherry: { label: 'Sherry or Madeira', kind: 'wine', family: 'sherry-madeira', style: 'sherry' },
  dessert: { label: 'Dessert wine', kind: 'wine', family: 'dessert', style: 'dessert wine' },
  lager: { label: 'Lager', kind: 'wine', family: 'beer', style: 'lager', like: /^lager/ },
  ale: { label: 'Ale', kind: 'wine', family: 'beer', style: 'ale', like: /^ale/ },
  stout: { label: 'Stout or porter', kind: 'wine', family: 'beer', style: 'stout', like: /^(stout|porter)/ },
  coffee: { label: 'Coffee', kind: 'mocktail', family: 'coffee', style: 'coffee' },
  tea: { label: 'Tea', kind: 'mocktail', family: 'tea', style: 'tea' },
  soda: { label: 'Soda', kind: 'mocktail', family: 'sweet-soda', style: 'soda' },
  ginger: { label: 'Ginger ale or beer', kind: 'mocktail', family: 'ginger', style: 'ginger ale' },
  'beer-without': {
    label: 'Beer without alcohol',
    kind: 'mocktail',
    family: 'beer',
    style: 'alcohol-free beer',
  },
} as const satisfies Record<string, BottleType>
export type BottleTypeId = keyof typeof bottleTypes
/** Marked, so that a page that needs none of them does not load them. */
export const bottleTypeIds = /* @__PURE__ */ Object.keys(bottleTypes) as [BottleTypeId, ...BottleTypeId[]]

/** The unmixed drinks of the catalogue that are of this type. */
export function drinksOfType(id: BottleTypeId, drinks: readonly Drink[]): readonly Drink[] {
  const { kind, family, like }: BottleType = bottleTypes[id]
  return drinks.filter(
    drink =>
      drink.kind === kind &&
      drink.family === family &&
      drink.recipe.length === 0 &&
      (!like || like.test(drink.style)),
  )
}
