import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { tasteContract } from '../taste.contract.ts'
import { isTrait } from '../taste-traits.rules.ts'
import type { ForgottenLeanings } from './forgotten-leanings.store.ts'
import { readTasteProfile, type TasteSources } from './read-taste.ts'

export interface TasteServices extends TasteSources {
  forgottenLeanings: ForgottenLeanings
}

export function tasteRoutes(app: FastifyInstance, services: TasteServices): void {
  const { forgottenLeanings } = services
  mountContract(app, tasteContract, {
    async readTaste(_, { memberId }) {
      const { leanings, forgotten, ...taste } = await readTasteProfile(services, memberId)
      return { ...taste, leanings: [...leanings], forgotten: [...forgotten] }
    },
    async changeLeanings({ body: { leanings, count } }, { memberId }) {
      if (!leanings.every(isTrait)) throw refuse(tasteContract.changeLeanings, 'NO_SUCH_LEANING')
      if (leanings.length > 0) await forgottenLeanings[count ? 'restore' : 'forget'](memberId, leanings)
      return { done: true as const }
    },
  })
}
