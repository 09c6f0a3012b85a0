import {
  type Cigar,
  type CigarLine,
  cataloguePages,
  type Drink,
  isKnownCigar,
  type Vitola,
} from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { PageMeta } from '#platform/page.contract.ts'
import { LruCache } from '#platform/server/lru-cache.ts'
import { cleanText, isStorable } from '#platform/typed-text.rules.ts'
import {
  cigarFacets,
  clampPage,
  countOptions,
  deselectOption,
  drinkFacets,
  type Facet,
  type FacetSelection,
  filterItems,
  isOfSize,
  listAddress,
  pageSize,
  parseSelection,
} from '../facets.rules.ts'
import type { CigarRow, DrinkRow, GuidePage, Listing, NameRow } from '../guide.contract.ts'
import type { Size } from '../guide-labels.rules.ts'
import { rulerInches, toCigarRow, toDrinkRow, toNameRow } from './catalogue-rows.ts'
import { openCatalogueSearch } from './catalogue-search.ts'

type ListPage<Name extends GuidePage['page']> = Extract<GuidePage, { page: Name }>

export interface CatalogueLists {
  cigars(query: object): ListPage<'cigars'>
  drinks(query: object): ListPage<'drinks'>
}

const maxSearchLength = 120
/** Counting the options of each filter is the slowest part of a page. */
const cacheSize = 64

export function openCatalogueLists(catalogue: Catalogue): CatalogueLists {
  const search = openCatalogueSearch(catalogue)
  const cigars: ListDefinition<CigarLine, CigarRow | NameRow> = {
    base: cataloguePages.cigars,
    total: catalogue.lines.length,
    facets: cigarFacets(catalogue.lines),
    find: search.cigars,
    row: (line, choice) =>
      isKnownCigar(line) ? toCigarRow(line, catalogue, vitolaForSize(line, choice)) : toNameRow(line),
  }
  const drinks: ListDefinition<Drink, DrinkRow> = {
    base: cataloguePages.drinks,
    total: catalogue.drinks.length,
    facets: drinkFacets(catalogue.drinks),
    find: search.drinks,
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
function cacheFields(address: string, { isFiltered }: Listing<unknown>): Omit<PageMeta, 'page'> {
  return isFiltered ? { address } : { address, cacheKey: address }
}

function searchText(query: { q?: unknown }): string {
  const text = typeof query.q === 'string' ? cleanText(query.q.slice(0, maxSearchLength).toWellFormed()) : ''
  return isStorable(text) ? text : ''
}

/** With a size filter, the cigar is drawn in that size. */
function vitolaForSize({ vitolas }: Cigar, choice: FacetSelection): Vitola | undefined {
  const sizes = choice.get('size') ?? []
  return vitolas.find(vitola => sizes.some(size => isOfSize(vitola, size as Size)))
}

interface ListDefinition<Item, Row> {
  base: string
  total: number
  facets: readonly Facet<Item>[]
  find: (q: string) => readonly Item[]
  row: (item: Item, choice: FacetSelection) => Row
}

function listItems<Item, Row>(
  { base, total, facets, find, row }: ListDefinition<Item, Row>,
  query: { q?: unknown; page?: unknown },
): Listing<Row> {
  const q = searchText(query)
  const items = find(q)
  const choice = parseSelection(query, facets)
  const matches = filterItems(items, facets, choice)
  const { page, pages } = clampPage(query.page, matches.length)
  const urlOf = (page: number) =>
    page >= 1 && page <= pages ? listAddress(base, choice, q, page) : undefined
  return {
    rows: matches.slice((page - 1) * pageSize, page * pageSize).map(item => row(item, choice)),
    matchCount: matches.length,
    total,
    facets: facets.map(facet => toShownFacet(items, facets, choice, facet)),
    chosen: facets.flatMap(facet => toChosenOptions(base, choice, q, facet)),
    q,
    page,
    pages,
    previous: urlOf(page - 1),
    next: urlOf(page + 1),
    isFiltered: listAddress(base, choice, q, page) !== base,
  }
}

function toShownFacet<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  choice: FacetSelection,
  facet: Facet<Item>,
): Listing<unknown>['facets'][number] {
  const counts = countOptions(items, facets, choice, facet)
  const { name, title, values, label } = facet
  const options = values.map(value => ({
    value,
    label: label(value),
    count: counts.get(value) ?? 0,
    isChosen: choice.get(name)?.includes(value) ?? false,
  }))
  return { name, title, options }
}

function toChosenOptions<Item>(
  base: string,
  choice: FacetSelection,
  q: string,
  { name, label }: Facet<Item>,
) {
  return (choice.get(name) ?? []).map(value => ({
    label: label(value),
    without: listAddress(base, deselectOption(choice, name, value), q),
  }))
}
