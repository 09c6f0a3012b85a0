import { linksAt, linksForPair } from '../shop-links.rules.ts'
import type { Retailer } from '../shopping.contract.ts'
import { PairShopLinks, ShopLinks } from './ShopLinks.tsx'
import { useRetailers } from './use-retailers.ts'

interface BuyLinksProps {
  name: string
  shelf: Retailer['shelf']
}

/** For pages rendered in the browser; empty until the shops are loaded. */
export function BuyLinks({ name, shelf }: BuyLinksProps) {
  return <ShopLinks links={linksAt(useRetailers(), shelf, name)} />
}

export function BuyPairLinks({ pair }: { pair: Parameters<typeof linksForPair>[1] }) {
  return <PairShopLinks {...linksForPair(useRetailers(), pair)} />
}
