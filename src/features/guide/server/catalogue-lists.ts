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
  const ofCigars = cigarFacets(catalogue.cigars)
  const ofDrinks = drinkFacets(catalogue.drinks)
  const cigarLists = new Recent<ListPage<'cigars'>>(mostRemembered)
  const drinkLists = new Recent<ListPage<'drinks'>>(mostRemembered)
  const listCigars = (query: object): ListPage<'cigars'> => {
    const base = cataloguePages.cigars
    const q = searchIn(query)
    const asked = {
      base,
      items: search.cigars(q),
      total: catalogue.cigars.length,
      facets: ofCigars,
      query,
      q,
    }
    const list = listItems<Cigar, CigarRow>(asked, (cigar, choice) =>
      cigarRow(cigar, catalogue, vitolaAsked(cigar, choice)),
    )
    return { page: 'cigars', ...kept(base, list), list, inches: rulerOver(list.rows.map(row => row.vitola)) }
  }
  const listDrinks = (query: object): ListPage<'drinks'> => {
    const base = cataloguePages.drinks
    const q = searchIn(query)
    const asked = {
      base,
      items: search.drinks(q),
      total: catalogue.drinks.length,
      facets: ofDrinks,
      query,
      q,
    }
    const list = listItems<Drink, DrinkRow>(asked, drink => drinkRow(drink, catalogue))
    return { page: 'drinks', ...kept(base, list), list }
  }
  return {
    cigars: query => cigarLists.recall(JSON.stringify(query), () => listCigars(query)),
    drinks: query => drinkLists.recall(JSON.stringify(query), () => listDrinks(query)),
  }
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

interface Asked<Item> {
  base: string
  items: readonly Item[]
  total: number
  facets: readonly Facet<Item>[]
  query: { page?: unknown }
  q: string
}

function listItems<Item, Row>(asked: Asked<Item>, row: (item: Item, choice: Choice) => Row): Listing<Row> {
  const { base, items, total, facets, query, q } = asked
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
