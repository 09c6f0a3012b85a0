import type { FastifyInstance } from 'fastify'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { tonightContract } from '../tonight.contract.ts'
import { pickTonight, type Tonight } from './pick-tonight.ts'
import type { RefusedCigars } from './tonight.store.ts'

interface Services extends Tonight {
  refused: RefusedCigars
  now: () => Date
}

export function tonightRoutes(app: FastifyInstance, tonight: Services): void {
  const { refused, catalogue, now } = tonight
  mountContract(app, tonightContract, {
    pickTonight: ({ body }, { memberId }) => pickTonight(tonight, memberId, dayOfEvening(now()), body),
    async listRefusedTonight(_, { memberId }) {
      const ids = [...(await refused.list(memberId))]
      const cigars = ids.flatMap(id => catalogue.cigarsById.get(id) ?? [])
      return { cigars: cigars.map(cigar => ({ id: cigar.id, name: cigarName(cigar) })) }
    },
    async refuseTonight({ params: { cigarId } }, { memberId }) {
      if (!catalogue.cigarsById.has(cigarId)) throw refuse(tonightContract.refuseTonight, 'NO_SUCH_CIGAR')
      await refused.refuse(memberId, cigarId)
      return { done: true as const }
    },
    async allowTonight({ params: { cigarId } }, { memberId }) {
      await refused.allow(memberId, cigarId)
      return { done: true as const }
    },
  })
}

const nightEndsAtHour = 6

/** An evening goes on after midnight: until six, server time, it belongs to the day before. */
export function dayOfEvening(now: Date): string {
  const shifted = new Date(now)
  shifted.setHours(now.getHours() - nightEndsAtHour)
  return shifted.toLocaleDateString('en-CA')
}
