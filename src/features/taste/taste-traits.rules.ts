import type { Cigar, Drink, DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import { type LeafGroup, leafGroupOf } from '#features/pairing/engine/engine.rules.ts'

/** A property of drinks or cigars that a member may like or dislike. */
export interface Trait<Thing> {
  about: string
  has: (thing: Thing) => boolean
}

/** Fields that both a catalogue cigar and an inferred profile have. */
export type CigarTraits = Pick<Cigar, 'strength' | 'wrapperClass'>

/**
 * Families by their everyday names. Omitted: families that another trait covers (peated Scotch is peat, sparkling wine is
 * bubbles, dessert wine is sweet), and 'other-spirit', whose drinks have nothing in common.
 */
const families: Partial<Record<DrinkFamily, string>> = {
  rum: 'Rum',
  bourbon: 'Bourbon',
  rye: 'Rye',
  'scotch-unpeated': 'Unpeated Scotch',
  irish: 'Irish whiskey',
  japanese: 'Japanese whisky',
  cognac: 'Cognac and brandy',
  agave: 'Agave spirits',
  red: 'Red wine',
  white: 'White wine',
  port: 'Port',
  'sherry-madeira': 'Sherry and Madeira',
  beer: 'Beer',
  coffee: 'Coffee',
  tea: 'Tea',
  'sweet-soda': 'Soft drinks',
  ginger: 'Ginger drinks',
  fruit: 'Fruit drinks',
}

export const drinkTraits: readonly Trait<Drink>[] = [
  { about: 'Peat', has: ({ smoke }) => smoke >= 2 },
  { about: 'Strong spirits', has: ({ kind, proof }) => kind === 'spirit' && proof > 101 },
  { about: 'Sweet drinks', has: ({ sweetness }) => sweetness >= 4 },
  { about: 'Sharp drinks', has: ({ acidity }) => acidity >= 4 },
  { about: 'Bubbles', has: ({ bubbles }) => bubbles >= 3 },
  { about: 'Cocktails', has: ({ kind, recipe }) => kind === 'spirit' && recipe.length > 0 },
  ...Object.entries(families).map(([family, about]) => ({
    about,
    has: (drink: Drink) => drink.family === family,
  })),
]

const leaves: Record<LeafGroup, string> = {
  candela: 'Candela wrappers',
  gentle: 'Pale wrappers',
  'sweet-spiced': 'Cameroon and Sumatra leaf',
  spiced: 'Habano and Corojo leaf',
  havana: 'Cuban leaf',
  dark: 'Dark wrappers',
}

export const cigarTraits: readonly Trait<CigarTraits>[] = [
  { about: 'Mild cigars', has: ({ strength }) => strength <= 2 },
  { about: 'Strong cigars', has: ({ strength }) => strength >= 4 },
  ...Object.entries(leaves).map(([leaf, about]) => ({
    about,
    has: ({ wrapperClass }: CigarTraits) => leafGroupOf(wrapperClass) === leaf,
  })),
]

export function isTrait({ of, about }: { of: 'cigar' | 'drink'; about: string }): boolean {
  const traits: readonly { about: string }[] = of === 'cigar' ? cigarTraits : drinkTraits
  return traits.some(trait => trait.about === about)
}
