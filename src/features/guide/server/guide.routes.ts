import type { FastifyInstance } from 'fastify'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Phrasebook } from '#features/pairing/phrasebook.rules.ts'
import type { HousePairings } from '#features/pairing/server/house-pairings.ts'
import type { WhereToBuy } from '#features/shopping/server/open-where-to-buy.ts'
import { keptWith, linksAt, type ShopLink } from '#features/shopping/shop-links.rules.ts'
import type { Retailer } from '#features/shopping/shopping.contract.ts'
import { callerOf } from '#platform/server/http/callers.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import type { GuidePage } from '../guide.contract.ts'
import { openCatalogueLists } from './catalogue-lists.ts'
import { idMeant, movedOf, readMoves } from './moved-pages.ts'
import { writeCigarSheet } from './write-cigar-sheet.ts'
import { writeDrinkSheet } from './write-drink-sheet.ts'

interface Services {
  catalogue: HouseCatalogue
  housePairings: HousePairings
  phrasebook: Phrasebook
  publicPages: PublicPages<GuidePage>
  whereToBuy: WhereToBuy
}

/** A page that nobody has asked for yet is drawn for this one request, some 50 ms: a reader needs a few, a flood waits. */
const tenSeconds = 10_000
const mostLists = 60
const mostSheets = 120

/** The pages of the catalogue, each readable without a script. */
export function guideRoutes(
  app: FastifyInstance,
  { catalogue, phrasebook, housePairings, publicPages, whereToBuy }: Services,
): void {
  const open = (requests: number) => ({
    schema: { hide: true },
    config: { opensTo: 'everyone', rateLimit: { max: requests, timeWindow: tenSeconds } } as const,
  })
  const lists = openCatalogueLists(catalogue)
  const shelves = { catalogue, housePairings, phrasebook }
  app.get<{ Querystring: Record<string, unknown> }>(
    cataloguePages.cigars,
    open(mostLists),
    (request, reply) => publicPages.send(request, reply, lists.cigars(request.query)),
  )
  app.get<{ Querystring: Record<string, unknown> }>(
    cataloguePages.drinks,
    open(mostLists),
    (request, reply) => publicPages.send(request, reply, lists.drinks(request.query)),
  )

  const moves = readMoves()
  const showOne = <Item>({ kind, known, shelf, nameOf, write }: Shown<Item>) => {
    const path = cataloguePages[kind]
    const moved = movedOf(kind, moves)
    app.get<{ Params: { id: string } }>(path(':id'), open(mostSheets), async (request, reply) => {
      const { id } = request.params
      const item = known.get(id)
      if (item) {
        const retailers = await whereToBuy.shownTo(() => callerOf(request))
        const shops = linksAt(retailers, shelf, nameOf(item))
        const keptAs = keptWith(path(id), shops)
        return publicPages.send(request, reply, { ...write(item, shops), address: path(id), keptAs })
      }
      const meant = idMeant(id, known, moved)
      return meant ? reply.redirect(path(meant), 308) : reply.callNotFound()
    })
  }
  showOne({
    kind: 'cigar',
    known: catalogue.cigarsById,
    shelf: 'cigars',
    nameOf: cigarName,
    write: (cigar, shops) => ({ page: 'cigar', sheet: writeCigarSheet(cigar, shelves), shops }),
  })
  showOne({
    kind: 'drink',
    known: catalogue.drinksById,
    shelf: 'drinks',
    nameOf: drink => drink.name,
    write: (drink, shops) => ({ page: 'drink', sheet: writeDrinkSheet(drink, shelves), shops }),
  })
}

/** One half of the catalogue, a page for each of its rows. */
interface Shown<Item> {
  kind: 'cigar' | 'drink'
  known: ReadonlyMap<string, Item>
  shelf: Retailer['shelf']
  nameOf: (item: Item) => string
  write: (item: Item, shops: readonly ShopLink[]) => GuidePage
}
