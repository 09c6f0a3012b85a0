import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { tasteContract } from '../taste.contract.ts'
import { readTasteProfile, type TasteSources } from './read-taste.ts'

export function tasteRoutes(app: FastifyInstance, sources: TasteSources): void {
  mountContract(app, tasteContract, {
    async readTaste(_, { memberId }) {
      const { isOn, ratings, leanings } = await readTasteProfile(sources, memberId)
      return { isOn, ratings, leanings: [...leanings] }
    },
  })
}
