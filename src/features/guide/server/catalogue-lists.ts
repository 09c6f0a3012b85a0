import {
  type Cigar,
  type CigarLine,
  cataloguePages,
  type Drink,
  isKnownCigar,
} from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { defaultVitola } from '#features/pairing/engine/engine.rules.ts'
import type { PageMeta } from '#platform/page.contract.ts'
import { LruCache } from '#platform/server/lru-cache.ts'
import { cigarFacets, drinkFacets } from '../catalogue-facets.rules.ts'
import { type FacetSelection, sizeSought } from '../facets.rules.ts'
import type { CigarRow, DrinkRow, GuidePage, Listing, NameRow } from '../guide.contract.ts'
import { cigarOrders, drinkOrders } from './catalogue-orders.ts'
import { rulerInches, toCigarRow, toDrinkRow, toNameRow } from './catalogue-rows.ts'
import { openCatalogueSearch } from './catalogue-search.ts'
import { type ListDefinition, listItems } from './list-items.ts'

type ListPage<Name extends GuidePage['page']> = Extract<GuidePage, { page: Name }>

export interface CatalogueLists {
  cigars(query: object): ListPage<'cigars'>
  drinks(query: object): ListPage<'drinks'>
}

/** Counting the options of each filter is the slowest part of a page. */
const cacheSize = 64

export function openCatalogueLists(catalogue: Catalogue): CatalogueLists {
  const search = openCatalogueSearch(catalogue)
  const facetsOfCigars = cigarFacets(catalogue.lines, catalogue.labelOf)
  const shownVitola = (cigar: Cigar, choice: FacetSelection) =>
    sizeSought(cigar, facetsOfCigars, choice) ??
    (cigar.vitolas.length > 0 ? defaultVitola(cigar.vitolas) : undefined)
  const cigars: ListDefinition<CigarLine, CigarRow | NameRow> = {
    base: cataloguePages.cigars,
    total: catalogue.lines.length,
    facets: facetsOfCigars,
    orders: cigarOrders(catalogue, shownVitola),
    find: search.cigars,
    row: (line, choice) =>
      isKnownCigar(line) ? toCigarRow(line, catalogue, shownVitola(line, choice)) : toNameRow(line),
  }
  const drinks: ListDefinition<Drink, DrinkRow> = {
    base: cataloguePages.drinks,
    total: catalogue.drinks.length,
    facets: drinkFacets(catalogue.drinks, catalogue.labelOf),
    orders: drinkOrders(catalogue),
    find: search.drinks,
    filterNamed: search.drinkFilter,
    row: drink => toDrinkRow(drink, catalogue),
  }
  return {
    cigars: cached(query => {
      const list = listItems(cigars, query)
      const inches = rulerInches(list.rows.flatMap(row => ('vitola' in row && row.vitola ? row.vitola : [])))
      return { page: 'cigars', ...cacheFields(cigars.base, list), list, inches }
    }),
    drinks: cached(query => {
      const list = listItems(drinks, query)
      return { page: 'drinks', ...cacheFields(drinks.base, list), list }
    }),
  }
}

function cached<Page>(list: (query: object) => Page): (query: object) => Page {
  const cache = new LruCache<Page>(cacheSize)
  return query => cache.getOrSet(JSON.stringify(query), () => list(query))
}

/** Only the unfiltered list is cached; filtered views are too many. */
function cacheFields(
  address: string,
  { isFiltered, address: returnPath }: Listing<unknown>,
): Omit<PageMeta, 'page'> {
  return isFiltered ? { address, returnPath } : { address, cacheKey: address }
}
