import type { DrinkFamily, WrapperClass } from '#features/catalogue/catalogue.contract.ts'

/** Groups of wrappers that suit the same drinks. */
export const leafGroups = ['candela', 'gentle', 'sweet-spiced', 'spiced', 'havana', 'dark'] as const
export type LeafGroup = (typeof leafGroups)[number]

type Affinities = Partial<Record<DrinkFamily, number>>

/**
 * Points by wrapper as a first guess (docs/domain.md 4, principle 12). Families that are missing score 0. 'other-spirit'
 * holds so many kinds that one of them suits most wrappers.
 */
const gentle: Affinities = {
  'other-spirit': 1,
  coffee: 5,
  tea: 3,
  rum: 2,
  irish: 3,
  japanese: 4,
  'scotch-unpeated': 4,
  bourbon: 2,
  cognac: 2,
  agave: 1,
  sparkling: 4,
  white: 3,
  'sherry-madeira': 2,
  'sweet-soda': 2,
  fruit: 1,
  'scotch-peated': -4,
  dessert: -3,
}
const spiced: Affinities = {
  rye: 6,
  bourbon: 5,
  rum: 3,
  cognac: 2,
  'scotch-peated': 1,
  'other-spirit': 1,
  coffee: 3,
  'scotch-unpeated': 4,
  agave: 4,
  ginger: 4,
  red: 3,
  port: 1,
  'sherry-madeira': 1,
  dessert: -3,
}
const dark: Affinities = {
  rum: 5,
  port: 6,
  bourbon: 6,
  'other-spirit': 1,
  coffee: 4,
  'scotch-peated': 3,
  'scotch-unpeated': 5,
  cognac: 2,
  agave: 1,
  red: 4,
  'sweet-soda': 3,
  'sherry-madeira': 2,
  white: -5,
  sparkling: -4,
  tea: -2,
  japanese: -2,
  fruit: -2,
  dessert: -3,
}
const sweetSpiced: Affinities = {
  cognac: 4,
  rum: 3,
  bourbon: 4,
  'scotch-unpeated': 4,
  irish: 2,
  japanese: 2,
  agave: 1,
  port: 3,
  'sherry-madeira': 2,
  red: 2,
  'other-spirit': 1,
  coffee: 3,
  tea: 1,
  ginger: 2,
  dessert: -3,
  white: 1,
}
const havana: Affinities = {
  rum: 6,
  cognac: 5,
  'scotch-unpeated': 6,
  'scotch-peated': 1,
  bourbon: 2,
  japanese: 1,
  port: 4,
  'other-spirit': 1,
  coffee: 4,
  tea: 1,
  'sherry-madeira': 2,
  red: 3,
  sparkling: 1,
  white: 2,
  'sweet-soda': 1,
  dessert: -3,
}

const candela: Affinities = {
  tea: 6,
  white: 4,
  sparkling: 5,
  fruit: 3,
  japanese: 3,
  irish: 2,
  coffee: 1,
  port: -4,
  'scotch-peated': -4,
}

const affinitiesByLeaf: Record<LeafGroup, Affinities> = {
  candela,
  gentle,
  'sweet-spiced': sweetSpiced,
  spiced,
  havana,
  dark,
}

const leafByWrapper: Record<WrapperClass, LeafGroup> = {
  candela: 'candela',
  connecticut: 'gentle',
  natural: 'gentle',
  cameroon: 'sweet-spiced',
  sumatra: 'sweet-spiced',
  dominican: 'sweet-spiced',
  corojo: 'spiced',
  criollo: 'spiced',
  habano: 'spiced',
  nicaraguan: 'spiced',
  honduran: 'spiced',
  cuban: 'havana',
  broadleaf: 'dark',
  'san-andres': 'dark',
  brazilian: 'dark',
  pennsylvania: 'dark',
  maduro: 'dark',
}

export function leafGroupOf(wrapperClass: WrapperClass): LeafGroup {
  return leafByWrapper[wrapperClass]
}

export function wrapperAffinity(wrapperClass: WrapperClass, family: DrinkFamily): number {
  return affinitiesByLeaf[leafGroupOf(wrapperClass)][family] ?? 0
}
