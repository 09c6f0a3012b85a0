import type {
  Cigar,
  CigarLine,
  CigarShape,
  Degree,
  Drink,
  DrinkFamily,
  DrinkKind,
  Make,
  PriceBand,
  PublishedPairing,
  Shade,
} from '#features/catalogue/catalogue.contract.ts'
import type { Pour } from '#features/catalogue/serving.rules.ts'
import type { CigarQuestion } from '#features/pairing/pairing.contract.ts'
import type { ShopLink } from '#features/shopping/shop-links.rules.ts'
import type { PageMeta } from '#platform/page.contract.ts'
import type { Facet } from './facets.rules.ts'

export type GuidePage = PageMeta &
  (
    | { page: 'cigar'; sheet: CigarSheet; shops: readonly ShopLink[] }
    | { page: 'name'; sheet: NameSheet; shops: readonly ShopLink[] }
    | { page: 'drink'; sheet: DrinkSheet; shops: readonly ShopLink[] }
    | { page: 'cigars'; list: Listing<CigarRow | NameRow>; inches: number }
    | { page: 'drinks'; list: Listing<DrinkRow> }
  )

export interface DrawnVitola {
  name: string
  lengthInches: number
  ringGauge: number
  shape: CigarShape
  minutes: number
}

export interface CigarRow {
  id: string
  name: string
  brand: string
  wrapper: string
  country: string
  shade: Shade
  stripeShade: Cigar['stripeShade']
  strength: Degree
  body: Degree
  make: Make
  price: PriceBand | undefined
  notes: readonly string[]
  /** Null where its sizes are not known. */
  vitola: DrawnVitola | null
}

/** A line of which only the name is known. */
export type NameRow = Pick<CigarLine, 'id' | 'brand' | 'country'> & { name: string }

export interface DrinkRow {
  id: string
  name: string
  kind: DrinkKind
  family: DrinkFamily
  style: string
  proof: number
  weight: Degree
  notes: readonly string[]
  colour: string
  pour: Pour
  /** Undefined for beer, soft and mixed drinks. */
  price: string | undefined
}

/** With the address of the result of this pair. */
export type Paired<Row> = Row & { score: number; why: string; address: string }

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
    | 'stripeShade'
    | 'strength'
    | 'body'
    | 'make'
    | 'status'
    | 'year'
    | 'price'
    | 'confidence'
    | 'sourceUrl'
    | 'checked'
    | 'areNotesTypical'
  > {
  name: string
  published: readonly PublishedPairing[]
  otherNames: readonly string[]
  notes: readonly string[]
  /** In the order of `flavorAxes`. */
  flavor: readonly number[]
  /** Shortest first. */
  vitolas: readonly DrawnVitola[]
  /** Length of the ruler. */
  inches: number
  /** A group for each kind, and one of beers. */
  pours: readonly { group: DrinkKind | 'beer'; drinks: readonly Paired<DrinkRow>[] }[]
  /** The nearest in name and leaf. */
  siblings: readonly { id: string; name: string }[]
  linesOfMaker: number
  /** Nearest in weight, leaf and notes, from other makers. */
  similar: readonly CigarRow[]
  similarInches: number
}

/** The page of a line of which only the name is known. */
export interface NameSheet
  extends Pick<
    CigarLine,
    'id' | 'brand' | 'country' | 'make' | 'status' | 'confidence' | 'sourceUrl' | 'checked'
  > {
  name: string
  otherNames: readonly string[]
  question: CigarQuestion
  published: readonly PublishedPairing[]
  siblings: readonly { id: string; name: string }[]
  linesOfMaker: number
}

export interface DrinkSheet extends DrinkRow, Pick<Drink, 'serve' | 'recipe' | 'sentence'> {
  otherNames: readonly string[]
  flavor: readonly number[]
  /** Weight first; zero values are left out. */
  scales: readonly { name: string; value: number; word: string }[]
  cigars: readonly Paired<CigarRow>[]
  inches: number
  siblings: readonly { id: string; name: string }[]
  drinksOfFamily: number
}

export interface ShownFacet extends Pick<Facet<never>, 'name' | 'title'> {
  options: readonly { value: string; label: string; count: number; isChosen: boolean }[]
}

export interface Listing<Row> {
  /** With all that is chosen. */
  address: string
  rows: readonly Row[]
  /** Matches on all pages. */
  matchCount: number
  total: number
  facets: readonly ShownFacet[]
  /** Each selected option, with the URL of the list without it. */
  chosen: readonly { label: string; without: string }[]
  /** If nothing matches: what to remove for a match, with the list without it. */
  remedies: readonly { action: string; address: string; count: number }[]
  q: string
  /** What was typed stands for a filter, which is chosen in its place. */
  replaced: { typed: string; label: string } | undefined
  /** Nothing has all the words of `q`; the rows are the closest. */
  isApproximate: boolean
  orders: readonly { name: string; label: string; isChosen: boolean }[]
  /** What comes first, and why. */
  orderNote: string
  /** First letters, with the URL of their list; undefined where it would be empty. */
  rail: readonly { value: string; label: string; address: string | undefined; isChosen: boolean }[]
  page: number
  pages: number
  /** URLs of other pages; undefined where this is that page. */
  first: string | undefined
  previous: string | undefined
  next: string | undefined
  last: string | undefined
  /** Whether any filter, search or page is set: only the bare list should be indexed by search engines. */
  isFiltered: boolean
}
