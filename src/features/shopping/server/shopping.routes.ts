import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { shoppingContract } from '../shopping.contract.ts'
import type { WhereToBuy } from './open-where-to-buy.ts'

export function shoppingRoutes(app: FastifyInstance, { whereToBuy }: { whereToBuy: WhereToBuy }): void {
  mountContract(app, shoppingContract, {
    async readRetailers(_received, _caller, { whoAsks }) {
      return { retailers: [...(await whereToBuy.shownTo(whoAsks))] }
    },
    async readHouseRetailers() {
      return { retailers: await whereToBuy.all() }
    },
    async changeRetailers({ body }) {
      return { retailers: await whereToBuy.replace(body.retailers) }
    },
  })
}
