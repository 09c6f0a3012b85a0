import type { FastifyInstance } from 'fastify'
import { cataloguePages, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { PairingSuggestions } from '#features/pairing/server/pairing-suggestions.ts'
import type { Phrasebook } from '#features/pairing/wording/wording.rules.ts'
import type { WhereToBuy } from '#features/shopping/server/open-where-to-buy.ts'
import { cacheKeyWith, linksAt, type ShopLink } from '#features/shopping/shop-links.rules.ts'
import type { Retailer } from '#features/shopping/shopping.contract.ts'
import { callerOf } from '#platform/server/http/callers.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import type { GuidePage } from '../guide.contract.ts'
import { openCatalogueLists } from './catalogue-lists.ts'
import { readRedirects, redirectsOfKind, resolveId } from './redirects.ts'
import { writeCigarSheet } from './write-cigar-sheet.ts'
import { writeDrinkSheet } from './write-drink-sheet.ts'
import { writeNameSheet } from './write-name-sheet.ts'

interface Services {
  catalogue: Catalogue
  suggestions: PairingSuggestions
  phrasebook: Phrasebook
  publicPages: PublicPages<GuidePage>
  whereToBuy: WhereToBuy
}

/** The first rendering of a page takes some 50 ms, so these limits bound the load of a crawler. */
const tenSeconds = 10_000
const maxLists = 60
const maxSheets = 120

export function guideRoutes(
  app: FastifyInstance,
  { catalogue, phrasebook, suggestions, publicPages, whereToBuy }: Services,
): void {
  const publicRoute = (requests: number) => ({
    schema: { hide: true },
    config: { opensTo: 'everyone', rateLimit: { max: requests, timeWindow: tenSeconds } } as const,
  })
  const lists = openCatalogueLists(catalogue)
  const sources = { catalogue, suggestions, phrasebook }
  app.get<{ Querystring: Record<string, unknown> }>(
    cataloguePages.cigars,
    publicRoute(maxLists),
    (request, reply) => publicPages.send(request, reply, lists.cigars(request.query)),
  )
  app.get<{ Querystring: Record<string, unknown> }>(
    cataloguePages.drinks,
    publicRoute(maxLists),
    (request, reply) => publicPages.send(request, reply, lists.drinks(request.query)),
  )

  const moves = readRedirects()
  const mountSheets = <Item>({ kind, itemsById, shelf, nameOf, toPage }: SheetRoutes<Item>) => {
    const path = cataloguePages[kind]
    const currentIds = redirectsOfKind(kind, moves)
    app.get<{ Params: { id: string } }>(path(':id'), publicRoute(maxSheets), async (request, reply) => {
      const { id } = request.params
      const item = itemsById.get(id)
      if (item) {
        const retailers = await whereToBuy.listFor(() => callerOf(request))
        const shops = linksAt(retailers, shelf, nameOf(item))
        const cacheKey = cacheKeyWith(path(id), shops)
        return publicPages.send(request, reply, { ...toPage(item, shops), address: path(id), cacheKey })
      }
      const currentId = resolveId(id, itemsById, currentIds)
      return currentId ? reply.redirect(path(currentId), 308) : reply.callNotFound()
    })
  }
  mountSheets({
    kind: 'cigar',
    itemsById: catalogue.linesById,
    shelf: 'cigars',
    nameOf: cigarName,
    toPage: (line, shops) =>
      isKnownCigar(line)
        ? { page: 'cigar', sheet: writeCigarSheet(line, sources), shops }
        : { page: 'name', sheet: writeNameSheet(line, catalogue), shops },
  })
  mountSheets({
    kind: 'drink',
    itemsById: catalogue.drinksById,
    shelf: 'drinks',
    nameOf: drink => drink.name,
    toPage: (drink, shops) => ({ page: 'drink', sheet: writeDrinkSheet(drink, sources), shops }),
  })
}

interface SheetRoutes<Item> {
  kind: 'cigar' | 'drink'
  itemsById: ReadonlyMap<string, Item>
  shelf: Retailer['shelf']
  nameOf: (item: Item) => string
  toPage: (item: Item, shops: readonly ShopLink[]) => GuidePage
}
