import type {
  Cigar,
  CigarShape,
  Degree,
  Drink,
  DrinkFamily,
  DrinkKind,
  GlassType,
  Shade,
} from '#features/catalogue/catalogue.contract.ts'
import type { ShopLink } from '#features/shopping/shop-links.rules.ts'
import type { SentPage } from '#platform/page.contract.ts'
import type { Facet } from './guide.rules.ts'

/** The pages of the catalogue: a sheet for each line and each drink, and two lists with filters. */
export type GuidePage = SentPage &
  (
    | { page: 'cigar'; sheet: CigarSheet; shops: readonly ShopLink[] }
    | { page: 'drink'; sheet: DrinkSheet; shops: readonly ShopLink[] }
    | { page: 'cigars'; list: Listing<CigarRow>; inches: number }
    | { page: 'drinks'; list: Listing<DrinkRow> }
  )

/** One size of a line, as it is drawn and timed. */
export interface DrawnVitola {
  name: string
  lengthInches: number
  ringGauge: number
  shape: CigarShape
  minutes: number
}

/** A cigar that is shown in one of its sizes beside its name. */
export interface CigarRow {
  id: string
  name: string
  brand: string
  wrapper: string
  country: string
  shade: Shade
  strength: Degree
  notes: readonly string[]
  vitola: DrawnVitola
}

/** A drink that is shown in its glass beside its name. */
export interface DrinkRow {
  id: string
  name: string
  kind: DrinkKind
  family: DrinkFamily
  style: string
  proof: number
  weight: Degree
  notes: readonly string[]
  glass: GlassType
  colour: string
  isIced: boolean
}

/** One half of a pair, with what the pair rests on. */
export type Paired<Row> = Row & { score: number; why: string }

export interface CigarSheet
  extends Pick<
    Cigar,
    | 'id'
    | 'brand'
    | 'country'
    | 'wrapper'
    | 'binder'
    | 'filler'
    | 'shade'
    | 'strength'
    | 'body'
    | 'confidence'
    | 'source'
  > {
  name: string
  otherNames: readonly string[]
  notes: readonly string[]
  /** In the order of `flavourAxes`. */
  flavour: readonly number[]
  /** Shortest first. */
  vitolas: readonly DrawnVitola[]
  /** Whole inches of the ruler over them. */
  inches: number
  pours: readonly { kind: DrinkKind; drinks: readonly Paired<DrinkRow>[] }[]
  /** Other lines of the maker: the nearest in name and leaf, and how many there are in all. */
  siblings: readonly { id: string; name: string }[]
  linesOfMaker: number
  /** The same leaf and much the same weight, of other makers. */
  alike: readonly CigarRow[]
  alikeInches: number
}

export interface DrinkSheet extends DrinkRow, Pick<Drink, 'serve' | 'recipe' | 'sentence' | 'source'> {
  otherNames: readonly string[]
  flavour: readonly number[]
  /** What can be said of it on a scale of five, the weight first; nothing that it has none of. */
  scales: readonly { name: string; value: number; word: string }[]
  cigars: readonly Paired<CigarRow>[]
  inches: number
  siblings: readonly { id: string; name: string }[]
  drinksOfFamily: number
}

/** One filter as it stands on the page: its options with what each would leave. */
export interface ShownFacet extends Pick<Facet<never>, 'name' | 'title'> {
  options: readonly { value: string; label: string; count: number; isChosen: boolean }[]
}

export interface Listing<Row> {
  rows: readonly Row[]
  /** How many there are on all pages of this choice, and without any choice. */
  found: number
  total: number
  facets: readonly ShownFacet[]
  /** Each chosen option, with the address of the list without it. */
  chosen: readonly { label: string; without: string }[]
  q: string
  page: number
  pages: number
  previous: string | undefined
  next: string | undefined
  /** Whether somebody asked for anything: only the bare list is a page that search engines should show. */
  isNarrowed: boolean
}
