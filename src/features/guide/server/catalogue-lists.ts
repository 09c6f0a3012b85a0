import {
  type Cigar,
  cataloguePages,
  type Drink,
  type Vitola,
} from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { SentPage } from '#platform/page.contract.ts'
import { Recent } from '#platform/server/recent.ts'
import type { CigarRow, DrinkRow, GuidePage, Listing } from '../guide.contract.ts'
import {
  type Choice,
  cigarFacets,
  countOptions,
  drinkFacets,
  type Facet,
  isOfSize,
  listAddress,
  narrow,
  pageWithin,
  readChoice,
  rowsOnPage,
  type Size,
  withoutOption,
} from '../guide.rules.ts'
import { openCatalogueSearch } from './catalogue-search.ts'
import { cigarRow, drinkRow, rulerOver } from './draw-rows.ts'

type ListPage<Name extends GuidePage['page']> = Extract<GuidePage, { page: Name }>

/** The two lists, for whatever an address asks of them. */
export interface CatalogueLists {
  cigars(query: object): ListPage<'cigars'>
  drinks(query: object): ListPage<'drinks'>
}

const longestSearch = 120
/** Counting what each filter would leave takes longer than all the rest of a page. */
const mostRemembered = 64

export function openCatalogueLists(catalogue: HouseCatalogue): CatalogueLists {
  const search = openCatalogueSearch(catalogue)
  const cigars: Shelf<Cigar, CigarRow> = {
    base: cataloguePages.cigars,
    total: catalogue.cigars.length,
    facets: cigarFacets(catalogue.cigars),
    find: search.cigars,
    row: (cigar, choice) => cigarRow(cigar, catalogue, vitolaAsked(cigar, choice)),
  }
  const drinks: Shelf<Drink, DrinkRow> = {
    base: cataloguePages.drinks,
    total: catalogue.drinks.length,
    facets: drinkFacets(catalogue.drinks),
    find: search.drinks,
    row: drink => drinkRow(drink, catalogue),
  }
  return {
    cigars: remembering(query => {
      const list = listItems(cigars, query)
      const inches = rulerOver(list.rows.map(row => row.vitola))
      return { page: 'cigars', ...kept(cigars.base, list), list, inches }
    }),
    drinks: remembering(query => {
      const list = listItems(drinks, query)
      return { page: 'drinks', ...kept(drinks.base, list), list }
    }),
  }
}

function remembering<Page>(list: (query: object) => Page): (query: object) => Page {
  const recent = new Recent<Page>(mostRemembered)
  return query => recent.recall(JSON.stringify(query), () => list(query))
}

/** The whole list is the same for everybody and worth keeping; its narrowed views are too many. */
function kept(address: string, { isNarrowed }: Listing<unknown>): Omit<SentPage, 'page'> {
  return isNarrowed ? { address } : { address, keptAs: address }
}

function searchIn(query: { q?: unknown }): string {
  return typeof query.q === 'string' ? query.q.slice(0, longestSearch).trim() : ''
}

/** Who asked for a size sees the cigar in that size. */
function vitolaAsked({ vitolas }: Cigar, choice: Choice): Vitola | undefined {
  const asked = choice.get('size') ?? []
  return vitolas.find(vitola => asked.some(size => isOfSize(vitola, size as Size)))
}

/** Everything that can stand in a list, and how it is narrowed down and shown. */
interface Shelf<Item, Row> {
  base: string
  total: number
  facets: readonly Facet<Item>[]
  find: (q: string) => readonly Item[]
  row: (item: Item, choice: Choice) => Row
}

function listItems<Item, Row>(
  { base, total, facets, find, row }: Shelf<Item, Row>,
  query: { q?: unknown; page?: unknown },
): Listing<Row> {
  const q = searchIn(query)
  const items = find(q)
  const choice = readChoice(query, facets)
  const found = narrow(items, facets, choice)
  const { page, pages } = pageWithin(query.page, found.length)
  const addressOf = (wanted: number) =>
    wanted >= 1 && wanted <= pages ? listAddress(base, choice, q, wanted) : undefined
  return {
    rows: found.slice((page - 1) * rowsOnPage, page * rowsOnPage).map(item => row(item, choice)),
    found: found.length,
    total,
    facets: facets.map(facet => showFacet(items, facets, choice, facet)),
    chosen: facets.flatMap(facet => showChosen(base, choice, q, facet)),
    q,
    page,
    pages,
    previous: addressOf(page - 1),
    next: addressOf(page + 1),
    isNarrowed: listAddress(base, choice, q, page) !== base,
  }
}

function showFacet<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  choice: Choice,
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

function showChosen<Item>(base: string, choice: Choice, q: string, { name, label }: Facet<Item>) {
  return (choice.get(name) ?? []).map(value => ({
    label: label(value),
    without: listAddress(base, withoutOption(choice, name, value), q),
  }))
}
