import { addressAt, type Retailer } from './shopping.contract.ts'

export interface ShopLink {
  shop: string
  address: string
}

export const linksHeading = 'Affiliate links'
export const linksNote = 'This lounge may earn from a purchase there. It sells nothing itself.'

export function linksAt(retailers: readonly Retailer[], shelf: Retailer['shelf'], name: string): ShopLink[] {
  return retailers
    .filter(retailer => retailer.shelf === shelf)
    .map(retailer => ({ shop: retailer.name, address: addressAt(retailer, name) }))
}

export interface PairLinks {
  cigar: readonly ShopLink[]
  drink: readonly ShopLink[]
}

/** No links for a cigar outside the catalogue: a shop's search would find nothing. */
export function linksForPair(
  retailers: readonly Retailer[],
  { cigar, drink }: { cigar: string | undefined; drink: string },
): PairLinks {
  return {
    cigar: cigar === undefined ? [] : linksAt(retailers, 'cigars', cigar),
    drink: linksAt(retailers, 'drinks', drink),
  }
}

/** A page with other shop links has another cache key. */
export function cacheKeyWith(name: string, links: readonly ShopLink[]): string {
  return links.length === 0 ? name : `${name} ${JSON.stringify(links)}`
}
