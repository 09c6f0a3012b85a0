import type { WrapperClass } from '#features/catalogue/catalogue.contract.ts'

/** Groups of wrappers that suit the same drinks. */
export const leafGroups = ['candela', 'gentle', 'sweet-spiced', 'spiced', 'havana', 'dark'] as const
export type LeafGroup = (typeof leafGroups)[number]

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
