import type { Availability, Drink, PriceBand } from './catalogue.contract.ts'

const cigarPrices: Record<PriceBand, string> = {
  $: 'Under $7',
  $$: '$7 to $12',
  $$$: '$12 to $20',
  $$$$: 'Over $20',
}

export const bottlePrices: Record<PriceBand, string> = {
  $: 'Under $30 a bottle',
  $$: '$30 to $60 a bottle',
  $$$: '$60 to $120 a bottle',
  $$$$: 'Over $120 a bottle',
}

const reaches: Record<Availability, string> = {
  usual: '',
  seek: 'at specialist shops',
  rare: 'hard to find',
  'not-in-us': 'not sold in the US',
}

/** One cigar, in the US. */
export function cigarPriceText(price: PriceBand): string {
  return cigarPrices[price]
}

/** `$60 to $120 a bottle, hard to find`. Undefined for beer, soft and mixed drinks and for a member's own bottle. */
export function bottlePriceText(drink: SoldAs & Pick<Drink, 'price' | 'availability'>): string | undefined {
  if (!isSoldByTheBottle(drink)) return undefined
  return [bottlePrices[drink.price], reaches[drink.availability]].filter(Boolean).join(', ')
}

type SoldAs = Pick<Drink, 'kind' | 'family' | 'recipe' | 'judgedAs'>

export function isSoldByTheBottle({ kind, family, recipe, judgedAs }: SoldAs): boolean {
  return judgedAs === undefined && kind !== 'mocktail' && family !== 'beer' && recipe.length === 0
}
