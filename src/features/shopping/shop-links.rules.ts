import { addressAt, type Retailer } from './shopping.contract.ts'

/** A shop at the address of one cigar or drink. */
export interface ShopLink {
  shop: string
  address: string
}

/** What stands over such links, wherever they stand. */
export const linksHeading = 'Affiliate links'
/** What they are, said beside them. */
export const linksNote = 'The house may earn from a purchase there. It sells nothing itself.'

/** The shops of this shelf, each at the address of that name. */
export function linksAt(retailers: readonly Retailer[], shelf: Retailer['shelf'], name: string): ShopLink[] {
  return retailers
    .filter(each => each.shelf === shelf)
    .map(each => ({ shop: each.name, address: addressAt(each, name) }))
}

/** Where both halves of a pair are sold. */
export interface PairLinks {
  cigar: readonly ShopLink[]
  drink: readonly ShopLink[]
}

/** No link for a cigar whose name nobody knows: it would lead to an empty shelf. */
export function linksForPair(
  retailers: readonly Retailer[],
  { cigar, drink }: { cigar: string | undefined; drink: string },
): PairLinks {
  return {
    cigar: cigar === undefined ? [] : linksAt(retailers, 'cigars', cigar),
    drink: linksAt(retailers, 'drinks', drink),
  }
}

/** The name under which a page is kept: another one for each choice of shops that stands on it. */
export function keptWith(name: string, links: readonly ShopLink[]): string {
  return links.length === 0 ? name : `${name} ${JSON.stringify(links)}`
}
