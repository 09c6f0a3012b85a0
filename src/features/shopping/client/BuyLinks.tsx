import { linksAt, linksForPair } from '../shop-links.rules.ts'
import type { Retailer } from '../shopping.contract.ts'
import { PairShopLinks, ShopLinks } from './ShopLinks.tsx'
import { useRetailers } from './use-retailers.ts'

interface BuyLinksProps {
  /** Of the cigar or drink, as it is sold. */
  name: string
  shelf: Retailer['shelf']
}

/** Where to buy one thing, on a page that the browser makes. Nothing while that is unknown, nor where none may be shown. */
export function BuyLinks({ name, shelf }: BuyLinksProps) {
  return <ShopLinks links={linksAt(useRetailers(), shelf, name)} />
}

/** The same for a pair. */
export function BuyPairLinks({ pair }: { pair: Parameters<typeof linksForPair>[1] }) {
  return <PairShopLinks {...linksForPair(useRetailers(), pair)} />
}
