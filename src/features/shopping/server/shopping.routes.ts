import type { FastifyInstance } from 'fastify'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'
import { actorOf } from '#platform/server/audit-log.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { addressAt, type Retailer, shoppingContract, templateInvalid } from '../shopping.contract.ts'
import type { WhereToBuy } from './open-where-to-buy.ts'

export function shoppingRoutes(app: FastifyInstance, { whereToBuy }: { whereToBuy: WhereToBuy }): void {
  mountContract(app, shoppingContract, {
    async readRetailers(_received, _caller, { currentCaller }) {
      return { retailers: [...(await whereToBuy.listFor(currentCaller))] }
    },
    async readAllRetailers() {
      return { retailers: await whereToBuy.all() }
    },
    async changeRetailers({ body }, caller, exchange) {
      checkAddresses(body.retailers)
      return { retailers: await whereToBuy.replace(body.retailers, actorOf(caller, exchange)) }
    },
  })
}

/** The contract cannot use `URL`, which rejects more: punycode that decodes to nothing, for example. */
function checkAddresses(retailers: readonly Retailer[]): void {
  const invalid = retailers.flatMap((retailer, index) =>
    URL.canParse(addressAt(retailer, 'name')) ? [] : [[`retailers.${index}.template`, templateInvalid]],
  )
  if (invalid.length > 0)
    throw new Refusal('INVALID_INPUT', commonRefusals.INVALID_INPUT, Object.fromEntries(invalid))
}
