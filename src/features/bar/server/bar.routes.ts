import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { type BarDrink, barContract } from '../bar.contract.ts'
import type { Bottle } from './bar.store.ts'
import type { Bar } from './open-bar.ts'
import { recognizeBottle } from './recognize-bottle.ts'

interface Services {
  bar: Pick<Bar, 'bottles'>
  catalogue: Pick<Catalogue, 'drinksById' | 'findDrinks' | 'understandDrink'>
}

export function barRoutes(app: FastifyInstance, { bar: { bottles }, catalogue }: Services): void {
  /** Undefined if the drink is no longer in the catalogue. */
  const toResponse = ({ drink_id, level, added_at }: Bottle): BarDrink | undefined => {
    const drink = catalogue.drinksById.get(drink_id)
    return drink && { ...drink, level, added_at: added_at.toISOString() }
  }
  mountContract(app, barContract, {
    async readBar(_received, { memberId }) {
      const drinks = (await bottles.list(memberId)).map(toResponse).filter(drink => drink !== undefined)
      return { drinks }
    },
    async recognizeBottle({ query: { q } }) {
      return recognizeBottle(catalogue, q)
    },
    async saveBarDrink({ params: { drinkId }, body: { level } }, { memberId }) {
      if (!catalogue.drinksById.has(drinkId)) throw refuse(barContract.saveBarDrink, 'NO_SUCH_DRINK')
      const bottle = await bottles.save(memberId, drinkId, level)
      const drink = bottle && toResponse(bottle)
      if (!drink) throw refuse(barContract.saveBarDrink, 'BAR_FULL')
      return drink
    },
    async removeBarDrink({ params: { drinkId } }, { memberId }) {
      const wasInBar = await bottles.remove(memberId, drinkId)
      // Idempotent: another tab may have removed it already.
      if (!wasInBar && !catalogue.drinksById.has(drinkId))
        throw refuse(barContract.removeBarDrink, 'NO_SUCH_DRINK')
      return { done: true as const }
    },
  })
}
