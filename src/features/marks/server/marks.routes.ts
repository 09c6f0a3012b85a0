import type { FastifyInstance } from 'fastify'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { type MarkKind, type MarksChange, marksContract, marksEvent } from '../marks.contract.ts'
import type { Marks } from './open-marks.ts'

interface Services {
  marks: Marks
  catalogue: Pick<Catalogue, 'linesById' | 'drinksById'>
  live: Pick<Live, 'publish'>
}

export function marksRoutes(
  app: FastifyInstance,
  { marks: { items, list }, catalogue, live }: Services,
): void {
  const publish = (memberId: string, change: MarksChange) =>
    live.publish([memberId], { kind: marksEvent, data: change })
  /** Undefined if it is not, or no longer, in the catalogue. */
  const nameOf = (kind: MarkKind, id: string): string | undefined => {
    if (kind === 'drink') return catalogue.drinksById.get(id)?.name
    const line = catalogue.linesById.get(id)
    return line && cigarName(line)
  }
  mountContract(app, marksContract, {
    async listMarks(_received, { memberId }) {
      const rows = await list(memberId)
      return {
        items: rows.flatMap(({ kind, item_id: id, marked_at, ...shown }) => {
          const name = nameOf(kind, id)
          return name === undefined ? [] : [{ kind, id, name, ...shown, marked_at: marked_at.toISOString() }]
        }),
      }
    },
    async addMark({ params: { kind, id, mark } }, { memberId }) {
      if (nameOf(kind, id) === undefined) throw refuse(marksContract.addMark, 'NO_SUCH_ITEM')
      if (kind === 'drink' && mark === 'have') throw refuse(marksContract.addMark, 'IN_THE_BAR')
      await items.add(memberId, { kind, item_id: id, mark })
      publish(memberId, { kind, id })
      return { done: true as const }
    },
    async removeMark({ params: { kind, id, mark } }, { memberId }) {
      await items.remove(memberId, { kind, item_id: id, mark })
      publish(memberId, { kind, id })
      return { done: true as const }
    },
  })
}
