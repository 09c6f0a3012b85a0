import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { type BarDrink, barContract, barEvent } from '../bar.contract.ts'
import { isOwnBottleId, ownBottleId } from '../own-bottle.rules.ts'
import type { Bottle } from './bar.store.ts'
import type { Bar } from './open-bar.ts'
import { recognizeBottle } from './recognize-bottle.ts'

interface Services {
  bar: Pick<Bar, 'bottles' | 'drinkOf'>
  live: Pick<Live, 'publish'>
  catalogue: Pick<Catalogue, 'drinksById' | 'findDrinks' | 'understandDrink'>
}

export function barRoutes(
  app: FastifyInstance,
  { bar: { bottles, drinkOf }, catalogue, live }: Services,
): void {
  const publish = (memberId: string) => live.publish([memberId], { kind: barEvent })
  /** Undefined if the drink is no longer in the catalogue. */
  const toResponse = (bottle: Bottle | undefined): BarDrink | undefined => {
    const drink = bottle && drinkOf(bottle)
    return (
      drink && { ...drink, level: bottle.level, added_at: bottle.added_at.toISOString(), own: bottle.own }
    )
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
      const isOwn = isOwnBottleId(drinkId)
      if (!isOwn && !catalogue.drinksById.has(drinkId))
        throw refuse(barContract.saveBarDrink, 'NO_SUCH_DRINK')
      const drink = toResponse(
        isOwn
          ? await bottles.setLevel(memberId, drinkId, level)
          : await bottles.save(memberId, { drink_id: drinkId, level, own: null }),
      )
      if (!drink) throw refuse(barContract.saveBarDrink, isOwn ? 'NO_SUCH_DRINK' : 'BAR_FULL')
      publish(memberId)
      return drink
    },
    async saveOwnBottle({ params: { id }, body: { level, ...own } }, { memberId }) {
      const drink = toResponse(await bottles.save(memberId, { drink_id: ownBottleId(id), level, own }))
      if (!drink) throw refuse(barContract.saveOwnBottle, 'BAR_FULL')
      publish(memberId)
      return drink
    },
    async removeBarDrink({ params: { drinkId } }, { memberId }) {
      const wasInBar = await bottles.remove(memberId, drinkId)
      // Idempotent: another tab may have removed it already.
      if (!wasInBar && !isOwnBottleId(drinkId) && !catalogue.drinksById.has(drinkId))
        throw refuse(barContract.removeBarDrink, 'NO_SUCH_DRINK')
      publish(memberId)
      return { done: true as const }
    },
  })
}
